"""The supervisor's screens: the PIN, the page behind it, and the export."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLabel, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.storage.kiosk.pin import LONGEST_PIN
from surveyapp.survey.definition.count_steps import COUNT_STEP, in_steps
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.boxes import in_column
from surveyapp.ui.kiosk.base.bare_view import speak_as
from surveyapp.ui.kiosk.base.controls import Button, label
from surveyapp.ui.kiosk.base.panel import DELETES, KeyPad
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import View, digit_of
from surveyapp.ui.kiosk.supervisor.export_places import Place, names_of
from surveyapp.ui.kiosk.supervisor.pin_delay import PinGate
from surveyapp.ui.kiosk.supervisor.program_hash import ProgramWatch
from surveyapp.ui.languages import survey_facts
from surveyapp.ui.messages import translated

if TYPE_CHECKING:
    from surveyapp.storage.kiosk.export import Exported
    from surveyapp.survey.definition.analyst_key import AnalystKey
    from surveyapp.survey.definition.tallies import Tallies


class PinPad(View):
    """Takes digits by touch and by keyboard, shows dots, and hands the digits on once.

    No line edit: it would bring a clipboard, an input method and a history. Texts and keys stand on one page
    of each panel: on one of 8 inches the dots stand where the message was, and keys beside both where it is
    wider than high.
    """

    def __init__(
        self,
        title: str,
        explanation: str,
        enter: Callable[[str], None],
        sizes: Sizes,
        *,
        shows: str = "",
    ) -> None:
        super().__init__(sizes)
        self._enter = enter
        self._digits: list[str] = []
        is_roomy = sizes.is_high and not sizes.is_narrow
        self.message = label(explanation, "lead" if is_roomy else "body", centred=True)
        self.message.setObjectName("pin_message")
        self.message.setMinimumHeight(2 * sizes.pt(26))  # of two lines: keys stay where they are
        self._dots = label("", "dots", centred=True)
        self._dots.setObjectName("pin_dots")
        self._dots.setFixedHeight(sizes.mm(10))
        digits = [self._key(digit) for digit in "1234567890"]
        says = self.tr("Delete")
        delete = Button(DELETES, "pin_delete", self.delete, sizes, role="pad", says=says)
        self._pad = KeyPad(digits, [delete], sizes, is_beside=sizes.is_small)
        told = [label(title, "statement" if sizes.is_small else "question", centred=True)]
        told += [label(shows, "problem")] if shows else []
        if sizes.is_small:
            self._arrange_closely(told)
        else:
            self._arrange(told)
        self._ok = Button(self.tr("OK"), "pin_ok", self.enter, sizes, role="primary")
        self.offer([self._ok], most_columns=1)
        self._show_dots()

    def _arrange(self, told: Sequence[QLabel]) -> None:
        """Put the texts above, the dots and the keys below; a low panel has the message beside the dots."""
        self.head(told[0])
        for each in told[1:]:
            self.body.addWidget(each)
        sizes = self.sizes
        entered = QHBoxLayout()
        entered.setSpacing(sizes.mm(5))
        if sizes.is_high or sizes.is_narrow:
            self.body.addWidget(self.message)
        else:
            entered.addWidget(self.message, 3)
        entered.addWidget(self._dots, 1)
        whole = QWidget()
        in_column(
            entered, self._pad, inside=whole, spacing=sizes.space(2 if sizes.is_narrow else 4)
        )
        self.put_below(whole)

    def _arrange_closely(self, told: Sequence[QLabel]) -> None:
        """Put texts and keys side by side, or below each other on a panel that is higher than wide."""
        sizes = self.sizes
        texts = in_column(*told, self.message, self._dots, spacing=sizes.space(3))
        whole = QWidget()
        ways = QBoxLayout.Direction
        line = QBoxLayout(ways.TopToBottom if sizes.is_narrow else ways.LeftToRight, whole)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(sizes.mm(5))
        line.addLayout(texts, 1)
        line.addWidget(self._pad, 0, Qt.AlignmentFlag.AlignBottom)  # where it is whatever is said
        self.put_below(whole)

    def press(self, digit: str) -> None:
        """Add a digit."""
        if self._pad.isEnabled() and len(self._digits) < LONGEST_PIN:
            self._digits.append(digit)
            self._show_dots()

    @property
    def typed(self) -> str:
        """The digits that were entered and not yet handed on."""
        return "".join(self._digits)

    def type_again(self, digits: str) -> None:
        """Have these digits entered, as before the panel was turned round."""
        self._digits = list(digits)
        self._show_dots()

    def delete(self) -> None:
        """Take the last digit away."""
        if self._pad.isEnabled() and self._digits:
            self._digits.pop()
            self._show_dots()

    def enter(self) -> None:
        """Hand the digits on and forget them."""
        if not self._pad.isEnabled() or not self._digits:
            return
        pin = self.typed
        self._digits.clear()
        self._show_dots()
        self._enter(pin)

    def close_pad(self, *, is_closed: bool) -> None:
        """Take no digits, or take them again."""
        self._pad.setEnabled(not is_closed)
        self._ok.setEnabled(not is_closed)

    def key_pressed(self, event: QKeyEvent) -> None:
        """Let the keyboard's digits, Backspace and Enter do what the pad's do."""
        digit = digit_of(event)
        if digit is not None:
            self.press(str(digit))
        elif event.key() == Qt.Key.Key_Backspace:
            self.delete()
        elif event.key() in {Qt.Key.Key_Return, Qt.Key.Key_Enter} and not event.isAutoRepeat():
            self.enter()

    def _key(self, digit: str) -> Button:
        return self._button(digit, f"pin_digit_{digit}", lambda: self.press(digit))

    def _button(self, words: str, name: str, act: Callable[[], object]) -> Button:
        return Button(words, name, act, self.sizes, role="pad", height=15)

    def _show_dots(self) -> None:
        if self.sizes.is_small:  # one takes the other's place
            self._dots.setVisible(bool(self._digits))
            self.message.setVisible(not self._digits)
        self._dots.setText("●" * len(self._digits) if len(self._digits) <= 12 else "● " + "…")
        self._dots.setAccessibleName(
            self.tr("Digits entered: {count}").format(count=len(self._digits))
        )


class GatedPinPad(PinPad):
    """A door: a wrong PIN closes it for a while, and leaving this screen does not open it sooner."""

    def __init__(
        self,
        title: str,
        explanation: str,
        sizes: Sizes,
        *,
        gate: PinGate,
        opened: Callable[[], None],
        shows: str = "",
    ) -> None:
        super().__init__(title, explanation, self._try, sizes, shows=shows)
        self._explanation = explanation
        self._gate = gate
        self._opened = opened
        self._tick = QTimer(self, interval=200)
        self._tick.timeout.connect(self._count_down)
        self._was_closed = False
        self._count_down()

    def _try(self, pin: str) -> None:
        try:
            if self._gate.try_pin(pin):
                self._opened()
                return
        except SurveyAppError as problem:
            self.message.setText(translated(problem))
            return
        self.message.setText(self.wrong_pin())
        speak_as(self.message, [self.wrong_pin()])
        self._count_down()

    def wrong_pin(self) -> str:
        """Return what is said after a wrong PIN."""
        return self.tr("This PIN is not right.")

    def too_many_pins(self) -> str:
        """Return what is spoken while no PIN is taken: seconds cannot be recorded."""
        return self.tr("Too many wrong PINs. Please wait.")

    def _count_down(self) -> None:
        try:
            seconds = self._gate.seconds_left
        except SurveyAppError as problem:
            self._tick.stop()
            self.close_pad(is_closed=True)
            self.message.setText(translated(problem))
            return
        self.close_pad(is_closed=seconds > 0)
        if seconds > 0:
            self._was_closed = True
            self._tick.start()
            speak_as(self.message, [self.too_many_pins()])
            self.message.setText(
                self.tr("Too many wrong PINs. Try again in {seconds} s.").format(seconds=seconds)
            )
        elif self._was_closed:
            self._was_closed = False
            self._tick.stop()
            self.message.setText(self._explanation)
            speak_as(self.message, [self._explanation])


class PinView(GatedPinPad):
    """The door of the supervisor's page."""

    def __init__(
        self,
        gate: PinGate,
        opened: Callable[[], None],
        leave: Callable[[], None],
        sizes: Sizes,
        *,
        shows: str = "",
    ) -> None:
        title, enter = self.tr("Supervisor"), self.tr("Enter the PIN.")
        super().__init__(title, enter, sizes, gate=gate, opened=opened, shows=shows)
        self.bar_button(Button(self.tr("Back"), "back", leave, sizes, role="bar", height=15))


class SetUpPinView(GatedPinPad):
    """The start of a kiosk that has no surveyor's PIN yet: its supervisor chooses one."""

    def __init__(self, gate: PinGate, opened: Callable[[], None], sizes: Sizes) -> None:
        enter = self.tr("Supervisor, enter your PIN.")
        shows = self.tr("This kiosk has no surveyor's PIN yet. Please choose one.")
        super().__init__(self.tr("Supervisor"), enter, sizes, gate=gate, opened=opened, shows=shows)


class ChoosePinView(PinPad):
    """A new PIN, entered twice the same."""

    def __init__(
        self,
        title: str,
        explanation: str,
        sizes: Sizes,
        *,
        check: Callable[[str], None],
        choose: Callable[[str], None],
        chosen: Callable[[], None],
    ) -> None:
        super().__init__(title, explanation, self._take, sizes)
        self._check = check
        self._choose = choose
        self._chosen = chosen
        self._first = ""

    def offer_way_out(self, words: str, name: str, act: Callable[[], None]) -> None:
        """Draw the way that chooses no PIN."""
        self.bar_button(Button(words, name, act, self.sizes, role="bar", height=15))

    def _take(self, pin: str) -> None:
        if not self._first:
            try:
                self._check(pin)
            except SurveyAppError as problem:
                self.message.setText(translated(problem))
                return
            self._first = pin
            self.message.setText(self.tr("Once more, the same PIN."))
            return
        is_same, self._first = pin == self._first, ""
        if not is_same:
            self.message.setText(self.tr("The two were not the same. Choose a PIN again."))
            return
        try:
            self._choose(pin)
        except SurveyAppError as problem:
            self.message.setText(translated(problem))
            return
        self._chosen()


class DoWithoutView(View):
    """Asks once before a kiosk does without the surveyor's PIN."""

    def __init__(
        self,
        choose: Callable[[], None],
        back: Callable[[], None],
        sizes: Sizes,
        *,
        problem: str = "",
    ) -> None:
        super().__init__(sizes)
        self.say(self.tr("Use no surveyor's PIN?"), "title")
        self.say(problem, "problem")
        self.say(
            self.tr(
                "Then anybody who holds this device can answer again and again, and each answer counts. "
                "Do this only where somebody watches the device all the time."
            ),
            "lead",
        )
        self.space(10)
        self.offer(
            [
                Button(self.tr("Use no PIN"), "do_without", choose, sizes),
                Button(self.tr("Choose PIN"), "choose_pin", back, sizes, role="primary"),
            ],
            most_columns=2,
        )


class SupervisorTouches(Protocol):
    """What a supervisor can do."""

    def open_page(self) -> None:
        """The supervisor's page is wanted."""

    def open_about(self) -> None:
        """Which kiosk, survey and program this is, is wanted."""

    def open_ruler(self) -> None:
        """The panel is to be measured again."""

    def open_places(self) -> None:
        """An export is wanted."""

    def open_enrolment_places(self) -> None:
        """The kiosk's enrolment file is wanted."""

    def open_sound(self) -> None:
        """The headphones check is wanted."""

    def open_folder(self, folder: Path) -> None:
        """A folder to export to was touched."""

    def export(self, folder: Path) -> None:
        """Export to this folder."""

    def save_coin_page(self, folder: Path) -> None:
        """The page that checks coins is wanted in this folder."""

    def ask_small(self, folder: Path) -> None:
        """Files too small to be exported shall be, if the PIN is given again."""

    def ask_new_file(self) -> None:
        """A new collection file is thought of."""

    def begin_new_file(self) -> None:
        """A new collection file is wanted."""

    def change_surveyor_pin(self) -> None:
        """Another surveyor's PIN is wanted."""

    def take_note(self) -> None:
        """The supervisor knows what is gone."""

    def leave_kiosk(self) -> None:
        """The program shall end."""

    def back_to_interviews(self) -> None:
        """The device goes to respondents again."""


class SupervisorView(View):
    """What a supervisor may know, and do."""

    def __init__(
        self,
        kiosk: Kiosk,
        problems: Sequence[SurveyAppError],
        notice: str,
        touches: SupervisorTouches,
        sizes: Sizes,
        *,
        sound: str = "",
    ) -> None:
        super().__init__(sizes)
        self._kiosk = kiosk
        self._sound = sound
        self.body.setSpacing(sizes.space(3))  # much to say, and nothing of it below the edge
        self.say(self.tr("Supervisor"), "title")
        self.say(notice, "statement")
        for problem in problems:
            self.say(translated(problem), "problem")
        self.say("\n".join(self._facts()), "soft")
        noted = Button(self.tr("I have taken note"), "take_note", touches.take_note, sizes)
        self.offer(
            [
                *([noted] if kiosk.is_set_back else []),
                Button(self.tr("Export…"), "export", touches.open_places, sizes),
                Button(self.tr("Begin a new file"), "new_file", touches.ask_new_file, sizes),
                Button(
                    self.tr("Surveyor's PIN…"), "surveyor_pin", touches.change_surveyor_pin, sizes
                ),
                Button(self.tr("About this kiosk…"), "about_kiosk", touches.open_about, sizes),
                *([Button(self.tr("Sound…"), "sound", touches.open_sound, sizes)] if sound else []),
                Button(self.tr("Leave the kiosk"), "leave", touches.leave_kiosk, sizes),
                Button(
                    self.tr("Interviews"),
                    "back_to_interviews",
                    touches.back_to_interviews,
                    sizes,
                    role="primary",
                ),
            ],
            most_columns=2,
        )

    def _facts(self) -> tuple[str, ...]:
        return (
            self._who_opens(),
            self.tr("In the current file: {count}").format(
                count=about(self._kiosk.about_interviews)
            ),
            *self._hand_over(),
            *([self._sound] if self._sound else []),
            *self._happened(),
            *self._other_waves(),
        )

    def _who_opens(self) -> str:
        key, tallies = self._kiosk.survey.analyst_key, self._kiosk.survey.tallies
        if tallies is not None:
            return self.tr(
                "Held by trustees: no interview is kept, only totals. {threshold} of {trustees} trustees "
                "open them together, for {smallest} interviews or more."
            ).format(
                threshold=tallies.threshold,
                trustees=len(tallies.trustees),
                smallest=tallies.smallest,
            )
        if key is None:
            return self.tr("Interviews are not sealed: this survey names no analyst's key.")
        return self.tr("Interviews are sealed to the analyst's key: {words}").format(
            words=key.fingerprint
        )

    def _hand_over(self) -> tuple[str, ...]:
        if self._kiosk.surveyor_pin.is_asked:
            return ()
        return (self.tr("No surveyor's PIN: anybody can begin the next interview."),)

    def _happened(self) -> Iterator[str]:
        """Yield what went wrong ten times or more; of what is rarer there is nothing to say."""
        counts = self._kiosk.about_counts
        if max(counts.break_offs, counts.time_outs) >= COUNT_STEP:
            yield self.tr("Broken off: {break_offs}; timed out: {time_outs}").format(
                break_offs=_about_times(counts.break_offs), time_outs=_about_times(counts.time_outs)
            )
        if max(counts.practice_failures, counts.comprehension_failures) >= COUNT_STEP:
            yield self.tr(
                "Ended in the practice: {practice}; not understood: {comprehension}"
            ).format(
                practice=_about_times(counts.practice_failures),
                comprehension=_about_times(counts.comprehension_failures),
            )

    def _other_waves(self) -> tuple[str, ...]:
        if not self._kiosk.holds_other_files:
            return ()
        return (
            self.tr(
                "Interviews of other surveys or versions are kept here too, and exported with their own "
                "survey. Who is asked again loses privacy again: the ε of both add up."
            ),
        )


class AboutView(View):
    """Which kiosk, survey and program this is, to compare by telephone, and the file that says so."""

    def __init__(
        self, kiosk: Kiosk, touches: SupervisorTouches, sizes: Sizes, *, program: ProgramWatch
    ) -> None:
        super().__init__(sizes)
        self._program = program
        survey = kiosk.survey
        self.say(self.tr("About this kiosk"), "title")
        self.say(self.tr("The kiosk in words: {words}").format(words=kiosk.kiosk_words), "lead")
        self.say(
            self.tr("Survey: {title} ({id}, version {version})").format(**survey_facts(survey)),
            "soft",
        )
        self._identity = label("", "soft")
        self._identity.setObjectName("program_identity")
        self.body.addWidget(self._identity)
        program.known.connect(self._show_program)
        self._show_program()
        program.start()
        self.offer(
            [
                Button(
                    self.tr("Enrolment file…"),
                    "enrolment_file",
                    touches.open_enrolment_places,
                    sizes,
                ),
                Button(self.tr("Measure the screen…"), "ruler", touches.open_ruler, sizes),
            ],
            most_columns=2,
        )
        self.bar_button(
            Button(self.tr("Back"), "back", touches.open_page, sizes, role="bar", height=15)
        )

    def _show_program(self) -> None:
        self._identity.setText("\n".join(self._program.words))


def _about_times(times: int) -> str:
    """Return how often something happened, in steps of ten as ``about`` does."""
    if times < COUNT_STEP:
        template = QCoreApplication.translate("kiosk", "fewer than {step} times")
        return template.format(step=COUNT_STEP)
    tens = QLocale().toString(in_steps(times))
    return QCoreApplication.translate("kiosk", "about {tens} times").format(tens=tens)


def about(interviews: int) -> str:
    """Return a number of interviews in steps of ten: an exact count would tell persons apart."""
    tens = in_steps(interviews)
    if tens == 0:
        template = QCoreApplication.translate("kiosk", "fewer than {step} interviews")
        return template.format(step=COUNT_STEP)
    template = QCoreApplication.translate("kiosk", "about {tens} interviews")
    return template.format(tens=QLocale().toString(tens))


class AskNewFileView(View):
    """Asks once before the current file is closed."""

    def __init__(self, touches: SupervisorTouches, sizes: Sizes) -> None:
        super().__init__(sizes)
        self.say(self.tr("Begin a new file?"), "title")
        self.say(
            self.tr(
                "The current collection file is closed and kept; every later export still contains it."
            ),
            "lead",
        )
        self.space(10)
        self.offer(
            [
                Button(self.tr("Not now"), "not_now", touches.open_page, sizes),
                Button(
                    self.tr("Begin a new file"),
                    "confirm_new_file",
                    touches.begin_new_file,
                    sizes,
                    role="primary",
                ),
            ],
            most_columns=2,
        )


class PlacesView(View):
    """Mounted media, and the way to any other folder."""

    def __init__(
        self,
        found: Sequence[Place],
        home: Path,
        touches: SupervisorTouches,
        again: Callable[[], None],
        sizes: Sizes,
    ) -> None:
        super().__init__(sizes)
        self.say(self.tr("Where shall the files go?"), "title")
        if not found:
            self.say(self.tr("No stick or card is plugged in."), "lead")
        rows = [
            Button(
                name,
                f"place_{number}",
                lambda folder=place.folder: touches.open_folder(folder),  # type: ignore[misc]
                sizes,
                role="row",
            )
            for number, (name, place) in enumerate(zip(names_of(found), found, strict=True))
        ]
        rows.append(
            Button(
                self.tr("Other folder…"),
                "other_folder",
                lambda: touches.open_folder(home),
                sizes,
                role="row",
            )
        )
        self.offer(rows, most_columns=1)
        self.bar_button(
            Button(self.tr("Back"), "back", touches.open_page, sizes, role="bar", height=15)
        )
        self.bar_button(
            Button(self.tr("Look again"), "look_again", again, sizes, role="bar", height=15)
        )


class FolderView(View):
    """A folder: export into it, or go up or down."""

    def __init__(
        self,
        folder: Path,
        inside: Sequence[Place],
        touches: SupervisorTouches,
        sizes: Sizes,
        *,
        has_coin_page: bool = False,
    ) -> None:
        super().__init__(sizes)
        self.say(self.tr("Export to this folder?"), "title")
        self.say(str(folder), "lead")
        export: Callable[[], None] = lambda: touches.export(folder)  # noqa: E731
        buttons = [Button(self.tr("Export here"), "export_here", export, sizes, role="primary")]
        if has_coin_page:
            save: Callable[[], None] = lambda: touches.save_coin_page(folder)  # noqa: E731
            words = self.tr("Save the page that checks coins here")
            buttons.append(Button(words, "save_coin_page", save, sizes))
        self.offer(buttons, most_columns=1)
        self.space(9)
        rows = []
        if folder.parent != folder:
            rows.append(
                Button(
                    self.tr("↑  One folder up"),
                    "folder_up",
                    lambda: touches.open_folder(folder.parent),
                    sizes,
                    role="row",
                )
            )
        rows += [
            Button(
                place.name,
                f"folder_{number}",
                lambda target=place.folder: touches.open_folder(target),  # type: ignore[misc]
                sizes,
                role="row",
            )
            for number, place in enumerate(inside)
        ]
        if rows:
            self.offer(rows, most_columns=2)
        self.bar_button(
            Button(self.tr("Back"), "back", touches.open_places, sizes, role="bar", height=15)
        )


class WritingView(View):
    """Shown while the files are written and read back."""

    def __init__(self, folder: Path, sizes: Sizes) -> None:
        super().__init__(sizes)
        self.say(self.tr("Writing the files and reading them back…"), "lead", centred=True)
        self.say(str(folder), "soft", centred=True)


class ExportedView(View):
    """What was written, and what could not be."""

    def __init__(
        self,
        folder: Path,
        exported: Exported | None,
        problem: SurveyAppError | None,
        touches: SupervisorTouches,
        sizes: Sizes,
        *,
        may_release: bool,
    ) -> None:
        super().__init__(sizes)
        if exported is not None and exported.files:
            self.say(self.tr("Exported and checked"), "title")
            self.say(
                self.tr("Written to {folder}: {count}.").format(
                    count=about(exported.interviews), folder=folder
                ),
                "lead",
            )
            for path in exported.files:
                self.say(path.name, "body")
            self.say(self.tr("The files on this kiosk stay where they are."), "soft")
        else:
            self.say(self.tr("Nothing was exported"), "title")
        problems = [] if problem is None else [problem]
        if exported is not None:
            problems += [*exported.problems, *exported.held_back]
        for each in problems:
            self.say(translated(each), "problem")
        self.space(8)
        buttons = [Button(self.tr("Done"), "done", touches.open_page, sizes, role="primary")]
        from surveyapp.storage.kiosk.export import RestHeldBack, TooFewInterviews  # noqa: PLC0415

        are_few = any(isinstance(each, TooFewInterviews | RestHeldBack) for each in problems)
        if may_release and are_few:
            small: Callable[[], None] = lambda: touches.ask_small(folder)  # noqa: E731
            words = self.tr("End of fieldwork: release the rest…")
            buttons.insert(0, Button(words, "export_small", small, sizes))
        self.offer(buttons, most_columns=2)


class SealView(View):
    """The first start of a kiosk that seals: words of keys, to compare before anybody is asked."""

    def __init__(
        self, survey: Survey, go_on: Callable[[], None], leave: Callable[[], None], sizes: Sizes
    ) -> None:
        super().__init__(sizes)
        if survey.tallies is not None:
            self._say_trustees(survey.tallies)
        elif survey.analyst_key is not None:
            self._say_analyst(survey.analyst_key)
        # in the bar both stand beside the last of the words, however many these are
        differs = self.tr("A word differs: leave")
        self.bar_button(Button(differs, "leave", leave, sizes, role="bar", height=15))
        same = self.tr("All words are the same")
        self.bar_button(Button(same, "same_words", go_on, sizes, role="primary"))

    def _say_trustees(self, tallies: Tallies) -> None:
        self.say(self.tr("Held by trustees: no interview is kept"), "title")
        self.say(
            self.tr(
                "Each answer is added to totals, which {threshold} of {trustees} trustees open together. "
                "Nobody can read them on this device, not even you. Call each trustee and compare these "
                "words with those of the trustee's key. If one differs, do not use this survey."
            ).format(threshold=tallies.threshold, trustees=len(tallies.trustees)),
            "lead",
        )
        for place, trustee in enumerate(tallies.trustees):
            words = label(trustee.key.fingerprint.replace("-", "  "), "body")
            words.setObjectName(f"fingerprint_{place}")
            self.body.addLayout(in_column(label(trustee.name, "soft"), words, spacing=0))

    def _say_analyst(self, key: AnalystKey) -> None:
        self.say(self.tr("Interviews are sealed to the analyst"), "title")
        self.say(
            self.tr(
                "Nobody can read them on this device, not even you. Call the analyst and compare these "
                "words with those of the analyst's key. If one differs, do not use this survey."
            ),
            "lead",
        )
        words = label(key.fingerprint.replace("-", "  "), "statement")
        words.setObjectName("fingerprint")
        self.body.addWidget(words)
