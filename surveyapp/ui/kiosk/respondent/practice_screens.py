"""Explanation and practice on one screen, directly before the first question of a rule; then its rounds."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QRandomGenerator, QTimer

from surveyapp.designs import Mode
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.designs.wording.wheel import Wheel, reports_are_answers, wheel_of
from surveyapp.services.kiosk.practice import PracticeRound
from surveyapp.services.kiosk.versions import touchable
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.ui.kiosk.base.bare_view import speak_as
from surveyapp.ui.kiosk.base.controls import Button, in_a_row, label
from surveyapp.ui.kiosk.base.picture_and_text import PictureAndText
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import list_widget
from surveyapp.ui.kiosk.pictures.joint_coin import MadeTogether, PickedCard
from surveyapp.ui.kiosk.pictures.wheel import WheelPicture, mark_of, sectors
from surveyapp.ui.kiosk.respondent.own_device_screens import say_reminder
from surveyapp.ui.kiosk.respondent.screens import AskingView
from surveyapp.ui.kiosk.respondent.view import RespondentView, practised
from surveyapp.ui.messages import translated

LARGE_WHEEL, SMALLER_WHEEL = 62, 52
"""Millimetres; the second where it shares a low or narrow panel with question and answers, on one page."""
MOST_SPOKEN = 4
"""Rounds of a run that are heard, each in a sentence of its own."""
SHOWN_ONE_BY_ONE = 8
"""Rounds of a run that are seen; a longer run goes on at once to its last."""
NAMED_ONE_BY_ONE = 3
"""Rounds that are named one by one; of more, those in a row that are the same are counted."""


def _wheel_size(sizes: Sizes) -> int:
    has_room = sizes.room == 1 and not sizes.is_narrow
    return LARGE_WHEEL if has_room else SMALLER_WHEEL


class PracticeView(AskingView):
    """What chance does, with the wheel where there is one, and a harmless question to try it on."""

    def draw(self) -> None:
        """Draw the wheel and the odds, then the harmless question or what comes before it."""
        screen = self.screen_value
        asked = screen.question
        assert isinstance(asked, AskedQuestion)  # noqa: S101 - only randomized questions are practised
        design, mode, labels = practised(screen)
        wheel = wheel_of(design, mode)
        if mode is Mode.OWN_DEVICE:
            self.say(self.tr("Practice is not kept."), "soft")
            self.ask(self.tr("Do you like tea?"), asked, labels)
            self.usual_bar()
            return
        self.say(self.tr("Practice is not kept."), "title")
        texts = [self._legend(wheel)] if wheel else []
        if wheel is None or screen.must_toss or design.worst_ratio is None:
            sentences = self.odds_sentences(design.instruction(mode, labels))
            texts += [translated(each) for each in sentences]
        if asked.answered_together:
            texts.append(self._parts(len(asked.answered_together), len(labels)))
        is_asked = not (screen.explains_cards or screen.must_toss)
        is_yes_or_no = len(labels) == 2 or asked.is_answered_yes_or_no
        harmless = self.tr("Do you like tea?") if is_yes_or_no else self.tr("Touch any number.")
        self._draw_explanation(wheel, texts, labels, [harmless] if is_asked else [])
        if screen.explains_cards:
            self.body.addWidget(MadeTogether(self.sizes))
            self.offer(
                [self.primary(self.tr("Go on"), "go_on", self.touches.go_on)], most_columns=1
            )
        elif screen.must_toss:
            self.offer([self.primary(self.tr("Spin"), "toss", self.touches.toss)], most_columns=1)
        else:
            self.offer_answers(asked, labels)
            if screen.cards is not None:
                self.body.addWidget(PickedCard(screen.cards, self.touches.check, self.sizes))
        self.usual_bar()
        if wheel:
            self.movement()

    def columns_of_answers(self, asked: AskedQuestion, answers: int) -> int:  # noqa: ARG002
        """Return how many may stand in a row: the answers are yes and no, or numbers."""
        return answers

    def _draw_explanation(
        self, wheel: Wheel | None, texts: list[str], labels: tuple[str, ...], question: list[str]
    ) -> None:
        if wheel is None:
            for sentence in texts:
                self.say(sentence, "body")
            for sentence in question:
                self.say(sentence, "statement")
            return
        picture = WheelPicture(
            sectors(wheel, labels),
            self.sizes,
            millimetres=_wheel_size(self.sizes),
            has_hand=False,
        )
        is_list = len(texts) > 1
        words = list_widget(texts, "body", self.sizes) if is_list else label(texts[0], "body")
        asked = [label(sentence, "statement") for sentence in question]
        self.body.addWidget(PictureAndText(picture, [words, *asked], self.sizes))

    def _legend(self, wheel: Wheel) -> str:
        if wheel.opposite:
            return self.tr("Blue: your answer is recorded. Yellow: the opposite is recorded.")
        return self.tr("Blue: you answer. Yellow: the wheel answers.")

    def _parts(self, count: int, answers: int) -> str:
        words = self.tr(
            "There are {count} parts. Together they make one of {answers} answers, and the wheel turns "
            "once for all."
        )
        return words.format(count=count, answers=answers)


class PracticeResultView(RespondentView):
    """The rounds, one after the other as they were drawn, until the record differed; then both ways on."""

    def draw(self) -> None:
        """Draw what was touched; the rounds follow by themselves."""
        design, mode, labels = practised(self.screen_value)
        self._rounds = self.screen_value.rounds
        self._again = Button(
            self.tr("Again"), "try_again", self.touches.practise_again, self.sizes, height=18
        )
        self._on = self.primary(self.tr("Go on"), "go_on", self.touches.go_on)
        if mode is Mode.OWN_DEVICE:
            self._draw_own()
        else:
            self._reports = design.reports(labels)
            self._names_answers = reports_are_answers(design)
            self._is_safe = design.worst_ratio is not None
            self._labels = labels
            self._draw_rounds(wheel_of(design, mode))
        self.offer([self._again, self._on], most_columns=2)
        self.usual_bar(has_back=False)  # "Again" is the way back

    def _draw_own(self) -> None:
        asked = self.screen_value.question
        assert isinstance(asked, AskedQuestion)  # noqa: S101 - only these are practised
        design, _, labels = practised(self.screen_value)
        touched = self._rounds[0].touched
        assert touched is not None  # noqa: S101 - one touches what one's own device says
        text = touchable(asked, labels, translated)[touched]
        self.say(self.tr("You touched “{label}”. That is recorded.").format(label=text), "question")
        say_reminder(self, asked, labels)  # what another throw would have recorded
        for proves in design.own_device(labels).proves:
            self.say(translated(proves), "statement")
        self.say(self.what_is_told(design), "body")

    def _draw_rounds(self, wheel: Wheel | None) -> None:
        first = self._rounds[0]
        if first.touched is None:
            self.say(self.tr("The wheel turns."), "question")
        else:
            touched = self.tr("You touched “{label}”.").format(label=self._labels[first.touched])
            self.say(touched, "question")
        self._told = label("", "statement")
        self._told.setObjectName("rounds")
        self._conclusion = label("", "statement")
        speak_as(self._told, self._spoken_rounds())
        proves = [translated(PROVES_NOTHING)] if self._is_safe and self._has_differed() else []
        speak_as(self._conclusion, proves)
        self._picture: WheelPicture | None = None
        said = [self._told, self._conclusion]
        if wheel is None:
            for each in said:
                self.body.addWidget(each)
        else:
            parts = sectors(wheel, self._labels)
            moves = self.comfort.moves and self.comfort.may_move
            self._picture = WheelPicture(
                parts,
                self.sizes,
                millimetres=_wheel_size(self.sizes),
                moves=moves,
            )
            self.body.addWidget(PictureAndText(self._picture, said, self.sizes))
        if not self.comfort.pace_ms:
            self._told.setText("\n".join(self._what_was_recorded(self._rounds)))
            self._finish()
            return
        self._on.setEnabled(False)
        self._again.setEnabled(False)
        self._shown = 0
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._next_round)
        self._timer.start(0)

    def _next_round(self) -> None:
        """Turn to the next round; after the first few at once to the last."""
        total = len(self._rounds)
        if self._shown == total:
            self._finish()
            return
        if self._shown == SHOWN_ONE_BY_ONE:
            self._shown = total - 1
        this = self._rounds[self._shown]
        if self._picture is not None and this.sector is not None:
            within = 0.1 + 0.8 * QRandomGenerator.system().generateDouble()  # a place in its sector
            pace = self.comfort.pace_ms * 3 // 4
            self._picture.turn_to(this.sector, self._tell, within=within, milliseconds=pace)
        else:
            self._tell()

    def _tell(self) -> None:
        self._shown += 1
        self._told.setText("\n".join(self._what_was_recorded(self._rounds[: self._shown])))
        self._timer.start(self.comfort.pace_ms // 2)

    def _finish(self) -> None:
        if self._is_safe and self._has_differed():
            self._conclusion.setText(translated(PROVES_NOTHING))
        self._on.setEnabled(True)
        self._again.setEnabled(True)

    def _has_differed(self) -> bool:
        last = self._rounds[-1]
        if last.touched is None:
            return last.recorded is not None
        if self._names_answers:
            return last.touched != last.recorded
        return len({each.recorded for each in self._rounds}) > 1

    def _what_was_recorded(self, rounds: tuple[PracticeRound, ...]) -> list[str]:
        """Return a line for each answer of the run: first the one that was touched."""
        if rounds[0].touched is None:
            return self._what_the_wheel_said(rounds)
        lines = []
        for touched, of_answer in groupby(rounds, key=lambda each: each.touched):
            said = self._in_turn([self._reports[each.recorded or 0] for each in of_answer])
            if touched == rounds[0].touched:
                lines.append(self.tr("Recorded: {said}").format(said=said))
            else:
                lines.append(self._always(rounds[0]))
                other = self.tr("With “{label}” recorded: {said}")
                lines.append(other.format(label=self._labels[touched or 0], said=said))
        return lines

    def _spoken_rounds(self) -> list[str]:
        """Return a sentence for each of the last rounds: a whole run is another each time."""
        first, last = self._rounds[0], self._rounds[-MOST_SPOKEN:]
        if first.touched is None:
            lines = [line for each in last for line in self._what_the_wheel_said((each,))]
            return list(dict.fromkeys(lines))
        lines = []
        for each in last:
            said = self._reports[each.recorded or 0]
            if each.touched == first.touched:
                lines.append(self.tr("Recorded: {said}").format(said=said))
            else:
                other = self.tr("With “{label}” recorded: {said}")
                lines.append(other.format(label=self._labels[each.touched or 0], said=said))
        if last[-1].touched != first.touched:
            lines.insert(0, self._always(first))
        return lines

    def _always(self, first: PracticeRound) -> str:
        words = self.tr("“{label}” is always recorded as “{report}”.")
        report = self._reports[first.recorded or 0]
        return words.format(label=self._labels[first.touched or 0], report=report)

    def _what_the_wheel_said(self, rounds: tuple[PracticeRound, ...]) -> list[str]:
        design, mode, _ = practised(self.screen_value)
        wheel = wheel_of(design, mode)
        assert wheel is not None  # noqa: S101 - only wheels are shown first
        parts = sectors(wheel, self._labels)
        said = self._in_turn([mark_of(parts, each.sector or 0) for each in rounds])
        lines = [self.tr("The wheel stopped at: {said}").format(said=said)]
        last = rounds[-1]
        if last.recorded is not None:
            lines.append(
                self.tr("At “{label}” the wheel answers. You just go on.").format(
                    label=self._labels[last.recorded]
                )
            )
        return lines

    def _in_turn(self, said: list[str]) -> str:
        if len(said) <= NAMED_ONE_BY_ONE:
            return in_a_row(said)
        times = self.tr("{label} × {count}")
        runs = [(each, len(list(same))) for each, same in groupby(said)]
        return in_a_row(
            each if count == 1 else times.format(label=each, count=count)
            for each, count in runs[-6:]
        )
