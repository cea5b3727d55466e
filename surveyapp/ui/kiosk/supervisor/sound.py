"""The headphones check: the supervisor hears a test and decides through what respondents are spoken to."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QLabel

from surveyapp.errors import SurveyAppError
from surveyapp.storage.kiosk.sound_setting import SoundChoice, SoundUse
from surveyapp.storage.program.resources import resource
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import View
from surveyapp.ui.kiosk.respondent.audio import Speaking, Voice
from surveyapp.ui.messages import translated

TEST_SOUND = "sounds/test.wav"


def sound_words(speaking: Speaking) -> str:
    """Return in one sentence how respondents are spoken to at present; nothing without recordings."""
    if not speaking.has_sounds:
        return ""
    if speaking.player is None:
        return QCoreApplication.translate(
            "kiosk", "Sound: this device cannot play it. The program was installed without sound."
        )
    return {
        SoundUse.NONE: QCoreApplication.translate(
            "kiosk", "Sound: off. Do the headphones check to turn it on."
        ),
        SoundUse.HEADPHONES: QCoreApplication.translate("kiosk", "Sound: through headphones."),
        SoundUse.LOUDSPEAKER: QCoreApplication.translate(
            "kiosk", "Sound: the loudspeaker is allowed."
        ),
    }[speaking.choice.use]


class SoundView(View):
    """Plays a test through one output after the other; only what was heard can be chosen."""

    def __init__(
        self,
        speaking: Speaking,
        done: Callable[[], None],
        sizes: Sizes,
    ) -> None:
        super().__init__(sizes)
        self._speaking = speaking
        self._done = done
        self._at = 0
        self._has_heard = False
        self.say(self.tr("Headphones check"), "title")
        self._state = self._changing("sound_state", "statement")
        if speaking.player is not None:
            self._offer_check(speaking.player)
        self.bar_button(Button(self.tr("Back"), "back", done, sizes, role="bar", height=15))
        self._show()

    def _offer_check(self, player: Voice) -> None:
        self.say(
            self.tr(
                "Plug in the headphones and put them on. Touch “Play a test”. You should hear three "
                "tones, and nobody else should hear them."
            ),
            "body",
        )
        self.say(
            self.tr(
                "The loudspeaker lets everybody near hear the questions. No sound ever tells an answer."
            ),
            "body",
        )
        self._output = self._changing("sound_output", "soft")
        use = self._use
        self._headphones = Button(
            self.tr("Use the headphones: only I hear it"),
            "use_headphones",
            lambda: use(SoundUse.HEADPHONES),
            self.sizes,
        )
        self._loudspeaker = Button(
            self.tr("Allow the loudspeaker"),
            "use_loudspeaker",
            lambda: use(SoundUse.LOUDSPEAKER),
            self.sizes,
        )
        test = Button(self.tr("Play a test"), "play_test", self._play, self.sizes, role="primary")
        buttons = [test]
        if len(player.outputs()) > 1:
            other = self.tr("Another output")
            buttons.append(Button(other, "other_output", self._take_other, self.sizes))
        silent: Callable[[], None] = lambda: use(SoundUse.NONE)  # noqa: E731
        off = Button(self.tr("No sound"), "use_none", silent, self.sizes)
        self.offer([*buttons, self._headphones, self._loudspeaker, off], most_columns=2)

    def _changing(self, name: str, role: str) -> QLabel:
        words = label("", role)
        words.setObjectName(name)
        self.body.addWidget(words)
        return words

    def _play(self) -> None:
        outputs = self._outputs
        if self._speaking.player is not None and outputs:
            self._has_heard = True
            path = Path(str(resource(TEST_SOUND)))
            self._speaking.player.play(path, outputs[self._at][0], _nothing)
        self._show()

    def _take_other(self) -> None:
        self._at = (self._at + 1) % max(len(self._outputs), 1)
        self._has_heard = False
        self._show()

    def _use(self, use: SoundUse) -> None:
        self._speaking.stop()
        output = self._outputs[self._at][0] if use is not SoundUse.NONE else ""
        try:
            self._speaking.choose(SoundChoice(use, output))
        except SurveyAppError as problem:
            self._state.setText(translated(problem))
            return
        self._done()

    @property
    def _outputs(self) -> tuple[tuple[str, str], ...]:
        player = self._speaking.player
        return () if player is None else player.outputs()

    def _show(self) -> None:
        self._state.setText(sound_words(self._speaking))
        if self._speaking.player is None:
            return
        outputs = self._outputs
        self._at = min(self._at, max(len(outputs) - 1, 0))
        for button in (self._headphones, self._loudspeaker):
            button.setEnabled(self._has_heard and bool(outputs))
        self._output.setText(
            self.tr("Output: {name}").format(name=outputs[self._at][1])
            if outputs
            else self.tr("This device has no sound output.")
        )


def _nothing() -> None:
    """The test ends by itself."""
