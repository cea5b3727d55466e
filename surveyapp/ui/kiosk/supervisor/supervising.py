"""Takes the supervisor through the PIN, the page behind it and the export."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject, QTimer

from surveyapp.errors import SurveyAppError
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.storage.kiosk.pin import LONGEST_PIN, SHORTEST_PIN, SHORTEST_SURVEYOR_PIN
from surveyapp.ui.kiosk.base.idle import IdleWatch
from surveyapp.ui.kiosk.base.view import View
from surveyapp.ui.kiosk.respondent.audio import Speaking
from surveyapp.ui.kiosk.respondent.interviewing import Host
from surveyapp.ui.kiosk.supervisor import export_places
from surveyapp.ui.kiosk.supervisor.missing_words import MissingWordsView
from surveyapp.ui.kiosk.supervisor.pin_delay import PinGate
from surveyapp.ui.kiosk.supervisor.program_hash import ProgramWatch
from surveyapp.ui.kiosk.supervisor.ruler import RulerView
from surveyapp.ui.kiosk.supervisor.screens import (
    AboutView,
    AskNewFileView,
    ChoosePinView,
    DoWithoutView,
    ExportedView,
    FolderView,
    PinView,
    PlacesView,
    SealView,
    SetUpPinView,
    SupervisorView,
    WritingView,
)
from surveyapp.ui.kiosk.supervisor.sound import SoundView, sound_words
from surveyapp.ui.languages import ProgramLanguage
from surveyapp.ui.messages import translated


class Interviews(Protocol):
    """The respondents' side, as the supervisor's sees it."""

    @property
    def trouble(self) -> SurveyAppError | None:
        """What ended the last interview."""

    def end(self) -> None:
        """Let the interview go, and wait until the device is handed over."""

    def return_to(self) -> None:
        """Show what was there before the supervisor's page."""


class Supervising(QObject):
    """What stands behind the PIN. Without a touch for the idle time, it goes back to respondents.

    The PIN is asked for each time; nothing of a visit is kept but the delay after wrong tries.
    """

    def __init__(
        self,
        kiosk: Kiosk,
        host: Host,
        idle: IdleWatch,
        interviews: Interviews,
        *,
        speaking: Speaking,
        language: ProgramLanguage,
        leave: Callable[[], None],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._kiosk = kiosk
        self._host = host
        self._idle = idle
        self._interviews = interviews
        self._leave = leave
        self._language = language
        self._speaking = speaking
        self._gate = PinGate(kiosk.pin)
        self._program = ProgramWatch(self)
        self._target: Path | None = None
        self._allows_small = False
        self._wants_enrolment = False
        self._begins: Callable[[], None] = interviews.end
        self._write_soon = QTimer(self, singleShot=True, interval=0)
        self._write_soon.timeout.connect(self._write)
        self.media: Callable[[], tuple[export_places.Place, ...]] = export_places.media
        self.home: Callable[[], Path] = export_places.home

    def close(self) -> None:
        """Stop the background work."""
        self._program.close()

    def set_up(self, begin: Callable[[], None]) -> None:
        """Have what is missing chosen before any interview, then ``begin``.

        At the first start the key is compared, where there is one, and both PINs are chosen. A kiosk of
        before the surveyor's PIN asks its supervisor for that.
        """
        self._begins = begin
        self._language.use_own()
        if self._host.needs_ruler and not self._kiosk.pin.is_set:
            leave = (self.tr("Leave the kiosk"), "leave", self._leave)
            self._measure(lambda: self.set_up(begin), leave)
        elif self._kiosk.lacks:
            self._ask_of_missing_words()
        elif not self._kiosk.pin.is_set:
            self._first_start()
        elif not self._kiosk.surveyor_pin.is_set:
            self._host.draw(
                lambda: SetUpPinView(self._gate, self._choose_surveyor_pin, self._host.sizes)
            )
        else:
            begin()

    def open_ruler(self) -> None:
        """Have the panel measured again."""
        self._measure(self.open_page, (self.tr("Back"), "back", self.open_page))

    def _measure(
        self,
        then: Callable[[], None],
        back: tuple[str, str, Callable[[], None]],
        problem: str = "",
    ) -> None:
        def measured(dpi: float) -> None:
            try:
                self._host.measured(dpi)
            except SurveyAppError as met:
                self._measure(then, back, translated(met))
                return
            then()

        self._host.draw(lambda: RulerView(measured, self._host.sizes, back=back, problem=problem))

    def _first_start(self) -> None:
        survey = self._kiosk.survey
        if survey.analyst_key is None and survey.tallies is None:
            self._choose_pin()
            return
        self._host.draw(lambda: SealView(survey, self._choose_pin, self._leave, self._host.sizes))

    def _ask_of_missing_words(self, problem: str = "") -> None:
        """Say what the kiosk cannot say to respondents; go on if the supervisor allows it."""

        def ask() -> None:
            back = self._ask_of_missing_words
            self._host.draw(
                lambda: PinView(self._gate, self._allow_missing, back, self._host.sizes)
            )

        allow = ask if self._kiosk.pin.is_set else self._allow_missing
        texts = [*([problem] if problem else []), *map(translated, self._kiosk.lacks)]
        self._host.draw(lambda: MissingWordsView(texts, allow, self._leave, self._host.sizes))

    def _allow_missing(self) -> None:
        try:
            self._kiosk.allow_missing_texts()
        except SurveyAppError as problem:
            self._ask_of_missing_words(translated(problem))
            return
        self.set_up(self._begins)

    def _choose_pin(self) -> None:
        self._host.draw(self._supervisor_pin_view)

    def _supervisor_pin_view(self) -> ChoosePinView:
        view = ChoosePinView(
            self.tr("Choose the supervisor's PIN"),
            self.tr(
                "It opens the export and closes the kiosk. {shortest} to {longest} digits."
            ).format(shortest=SHORTEST_PIN, longest=LONGEST_PIN),
            self._host.sizes,
            check=self._kiosk.check_pin,
            choose=self._kiosk.pin.choose,
            chosen=self._choose_surveyor_pin,
        )
        view.offer_way_out(self.tr("Leave the kiosk"), "leave", self._leave)
        return view

    def _choose_surveyor_pin(self) -> None:
        """Have the surveyor's PIN chosen, or stated that there shall be none, then begin."""
        self._idle.stop()
        self._host.draw(lambda: self._surveyor_pin_view(self._check_sound))

    def _surveyor_pin_view(self, then: Callable[[], None]) -> ChoosePinView:
        view = ChoosePinView(
            self.tr("Choose the surveyor's PIN"),
            self.tr("{shortest} digits or more, and not the supervisor's PIN.").format(
                shortest=SHORTEST_SURVEYOR_PIN
            ),
            self._host.sizes,
            check=self._kiosk.check_surveyor_pin,
            choose=self._kiosk.surveyor_pin.choose,
            chosen=then,
        )
        ask: Callable[[], None] = lambda: self._ask_to_do_without(then)  # noqa: E731
        view.offer_way_out(self.tr("No PIN…"), "no_surveyor_pin", ask)
        return view

    def _ask_to_do_without(self, then: Callable[[], None], problem: str = "") -> None:
        choose: Callable[[], None] = lambda: self._do_without(then)  # noqa: E731

        def back() -> None:
            self._host.draw(lambda: self._surveyor_pin_view(then))

        self._host.draw(lambda: DoWithoutView(choose, back, self._host.sizes, problem=problem))

    def _do_without(self, then: Callable[[], None]) -> None:
        try:
            self._kiosk.surveyor_pin.do_without()
        except SurveyAppError as problem:
            self._ask_to_do_without(then, translated(problem))
            return
        then()

    def change_surveyor_pin(self) -> None:
        """Have another surveyor's PIN chosen, or none, from the supervisor's page."""
        self._show(
            lambda: self._surveyor_pin_view(
                lambda: self._show_page(self.tr("The surveyor's PIN is changed."))
            )
        )

    def _check_sound(self) -> None:
        """Have the headphones checked before anybody is asked, where the survey can be heard."""
        self._idle.stop()
        if self._speaking.can_be_allowed:
            self._show_sound(self._begins)
        else:
            self._begins()

    def _show_sound(self, done: Callable[[], None]) -> None:
        self._host.draw(lambda: SoundView(self._speaking, done, self._host.sizes))

    def open_sound(self) -> None:
        """Show the headphones check."""
        self._show_sound(self.open_page)
        self._idle.start(self._interviews.return_to)

    def open(self) -> None:
        """Ask for the PIN, in the language of the staff from here on."""
        self._language.use_own()
        self._show(
            lambda: PinView(
                self._gate, self.open_page, self._interviews.return_to, self._host.sizes
            )
        )

    def open_page(self) -> None:
        """Show the supervisor's page."""
        self._wants_enrolment = False
        self._show_page("")

    def open_about(self) -> None:
        """Say which kiosk, survey and program this is."""
        self._show(lambda: AboutView(self._kiosk, self, self._host.sizes, program=self._program))

    def open_places(self) -> None:
        """Offer places to export to."""
        found, home = self.media(), self.home()
        self._show(lambda: PlacesView(found, home, self, self.open_places, self._host.sizes))

    def open_enrolment_places(self) -> None:
        """Offer places to write the kiosk's enrolment file to."""
        self._wants_enrolment = True
        self.open_places()

    def open_folder(self, folder: Path) -> None:
        """Show a folder to export to."""
        inside = export_places.subfolders(folder)
        has_page = self._kiosk.survey.checkable_coins
        self._show(
            lambda: FolderView(folder, inside, self, self._host.sizes, has_coin_page=has_page)
        )

    def save_coin_page(self, folder: Path) -> None:
        """Write the page that checks coins, and say where it is or why not."""
        from surveyapp.services.documentation.coin_page import COIN_PAGE, write_coin_page  # noqa: PLC0415 - for few surveys

        try:
            path = write_coin_page(folder / COIN_PAGE)
        except SurveyAppError as problem:
            self._show_page("", problem)
            return
        self._show_page(self.tr("Saved: {file}").format(file=path))

    def export(self, folder: Path) -> None:
        """Write the files behind a screen that says so; of a kiosk to be enrolled its file alone."""
        if self._wants_enrolment:
            self._export_enrolment(folder)
        else:
            self._export(folder, allow_small=False)

    def _export_enrolment(self, folder: Path) -> None:
        self._wants_enrolment = False
        try:
            path = self._kiosk.export_enrolment(folder)
        except SurveyAppError as problem:
            self._show_page("", problem)
            return
        notice = self.tr(
            "The enrolment file {name} was written. Hand it to the analyst, apart from the interviews."
        )
        self._show_page(notice.format(name=path.name))

    def ask_small(self, folder: Path) -> None:
        """Say what a release shows and ask for the PIN, then write all."""
        write: Callable[[], None] = lambda: self._export(folder, allow_small=True)  # noqa: E731
        from surveyapp.storage.kiosk.export import SMALLEST_EXPORT  # noqa: PLC0415

        says = (
            self.tr(
                "At the end of fieldwork the last interviews can be exported too, once, though they are "
                "fewer than {smallest}. Whoever has an earlier export then sees which interviews these "
                "are, and with them the answers that are recorded as given. The file says that this was "
                "done."
            )
            if self._kiosk.survey.tallies is None
            else self.tr(
                "At the end of fieldwork the last interviews can be exported too, once, though they are "
                "fewer than {smallest}. The file says that this was done."
            )
        )

        shows = says.format(smallest=SMALLEST_EXPORT)
        self._show(
            lambda: PinView(self._gate, write, self.open_page, self._host.sizes, shows=shows)
        )

    def _export(self, folder: Path, *, allow_small: bool) -> None:
        self._target, self._allows_small = folder, allow_small
        self._host.draw(lambda: WritingView(folder, self._host.sizes))
        self._idle.stop()
        self._host.paint_now()
        self._write_soon.start()

    def ask_new_file(self) -> None:
        """Ask once."""
        self._show(lambda: AskNewFileView(self, self._host.sizes))

    def begin_new_file(self) -> None:
        """Close the current file and say so, or why not."""
        try:
            self._kiosk.begin_new_file()
        except SurveyAppError as problem:
            self._show_page("", problem)
            return
        self._show_page(self.tr("A new file was begun."))

    def take_note(self) -> None:
        """Remember that the supervisor knows what is gone."""
        self._kiosk.take_note()
        self._show_page("")

    def leave_kiosk(self) -> None:
        """End the program."""
        self._leave()

    def back_to_interviews(self) -> None:
        """Give the device back to the surveyor."""
        self._interviews.end()

    def _write(self) -> None:
        from surveyapp.storage.kiosk.export import TooFewInterviews  # noqa: PLC0415 - ready by now

        folder, self._target = self._target, None
        assert folder is not None  # noqa: S101 - export() has set it
        exported, may_release = None, False
        problem: SurveyAppError | None = None
        try:
            exported = self._kiosk.export(folder, allow_small=self._allows_small)
            may_release = self._kiosk.can_release
        except TooFewInterviews as met:
            problem, may_release = met, self._kiosk.can_release
        except SurveyAppError as met:
            problem = met
        self._show(
            lambda: ExportedView(
                folder, exported, problem, self, self._host.sizes, may_release=may_release
            )
        )

    def _show_page(self, notice: str, *problems: SurveyAppError) -> None:
        trouble = self._interviews.trouble
        texts = (*problems, *(() if trouble is None else (trouble,)), *self._kiosk.problems)
        self._show(
            lambda: SupervisorView(
                self._kiosk,
                texts,
                notice,
                self,
                self._host.sizes,
                sound=sound_words(self._speaking),
            )
        )

    def _show(self, view: Callable[[], View]) -> None:
        self._host.draw(view)
        self._idle.start(self._interviews.return_to)
