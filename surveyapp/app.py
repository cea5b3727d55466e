"""Builds the objects and hands each to the next: the only wiring.

The kiosk's process is hardened here: no core dumps, not readable by other programs of the same
user, and not ended by the signals of a terminal.
"""

from __future__ import annotations

import ctypes
import logging
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp import __version__
from surveyapp.designs.core.coins import SystemCoins
from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.messages.message import Translate, msg
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.starting import check_can_be_asked
from surveyapp.services.program.executable import own_command
from surveyapp.storage.kiosk.pin import SupervisorPin
from surveyapp.storage.kiosk.sound_setting import SoundSetting
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.program.log_files import log_folder, logging_to
from surveyapp.storage.program.shipped_languages import SOURCE
from surveyapp.storage.surveys.sounds import SurveySounds
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey

# isort: split
# PySide6 reads the source of each module that is loaded after it, to see whether that uses Qt: those that do
# not are loaded before it, and the first screen comes 80 ms of processor sooner.
from PySide6.QtCore import QHashSeed, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QMainWindow, QWidget

from surveyapp.ui import garbage, languages
from surveyapp.ui.appearance import program_icon
from surveyapp.ui.appearance.plain_text import show_texts_as_written
from surveyapp.ui.crash import CrashWatch
from surveyapp.ui.languages import ProgramLanguage

_log = logging.getLogger(__name__)

LOGS = "log"
"""The folder of the kiosk's notes about itself, in its store."""
DEMONSTRATION = "demo.surveydesk"
"""The project of the demonstration, in its folder."""
if TYPE_CHECKING:
    from surveyapp.services.program.doctor import HealthFinding
    from surveyapp.services.program.documents import Documents
    from surveyapp.services.reporting.write import MakesPdf
    from surveyapp.services.simulation.demo import Demo
    from surveyapp.services.surveys.sounds import SpokenText
    from surveyapp.survey.definition.survey import Survey
    from surveyapp.ui.desk.shell.window import DeskWindow

_PR_SET_DUMPABLE = 4
_SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def run_kiosk(
    survey_path: Path,
    *,
    read: Survey | None = None,
    store: Path | None = None,
    windowed: bool = False,
    language: str = "",
    allows_missing_texts: bool = False,
    dpi: float | None = None,
) -> int:
    """Run the kiosk until its supervisor leaves it; returns the exit code.

    ``read`` is the survey of the file, where it has been read before.
    ``language`` is that of the supervisor's screens; empty takes the system's. With
    ``allows_missing_texts`` a survey begins unasked though the kiosk lacks words in one of its languages.
    ``dpi`` is how fine the panel is, whatever it states itself.

    Raises
    ------
    SurveyAppError
        if the survey or the store cannot be used; no window was opened then.
    """
    survey = load_survey(survey_path) if read is None else read
    check_can_be_asked(survey)
    folder = store or default_store()
    _harden()
    kiosk_store = _opened_store(folder, survey, windowed=windowed, language=language)
    try:
        application = _kiosk_application()
        from surveyapp.ui.kiosk.respondent.audio import Speaking, voice  # noqa: PLC0415
        from surveyapp.ui.kiosk.respondent.interviewing import NOT_WRITTEN  # noqa: PLC0415
        from surveyapp.ui.kiosk.window import KioskWindow  # noqa: PLC0415 - after the checks

        kiosk = Kiosk(survey, kiosk_store, SupervisorPin(folder), SystemCoins())
        if allows_missing_texts:
            kiosk.allow_missing_texts()
        sounds = SurveySounds(survey, survey_path)
        speaking = Speaking(sounds, voice() if sounds else None, SoundSetting(folder))
        with garbage.collected_by_this_thread(), _speaking(language) as spoken:
            window = KioskWindow(
                kiosk, windowed=windowed, speaking=speaking, language=spoken, dpi=dpi
            )
            notes = folder / LOGS
            with (
                logging_to(notes / "kiosk.log", day_only=True),
                CrashWatch(
                    "kiosk",
                    notes,
                    lambda crash: window.interviewing.fail(crash.name or NOT_WRITTEN),
                ),
            ):
                _log.info("kiosk %s, survey %s version %s", __version__, survey.id, survey.version)
                window.present()
                garbage.leave_out_what_is_there()
                return application.exec()
    finally:
        kiosk_store.close()


def _opened_store(folder: Path, survey: Survey, *, windowed: bool, language: str) -> KioskStore:
    """Return the store; what is in its way is told on the screen, where there is one, until it is gone."""
    while True:
        try:
            return KioskStore(folder, survey)
        except EnvironmentProblem as problem:
            if not (_has_screen() and _looks_again(problem, windowed, language)):
                raise


def _looks_again(problem: SurveyAppError, windowed: bool, language: str) -> bool:  # noqa: FBT001
    _kiosk_application()
    from surveyapp.ui.kiosk.start.refusal import looks_again  # noqa: PLC0415

    with _speaking(language):
        return looks_again(problem, windowed=windowed)


def _kiosk_application() -> QApplication:
    return _application("Surveyapp Kiosk", program_icon.KIOSK)


def run_desk(
    project: Path,
    *,
    files: Sequence[Path] = (),
    language: str = "",
    is_demonstration: bool = False,
) -> int:
    """Run the desk on ``project``; ``files`` are imported at once. Returns the exit code.

    On a demonstration the tour is offered to who has not seen it.

    Raises
    ------
    EnvironmentProblem
        if there is no display.
    UserProblem
        if the program has no words in ``language``; empty takes the system's.
    """
    with _running("Surveyapp Desk", "desk", language) as application:
        window = _desk(project, files, is_demonstration=is_demonstration)
        return _work_at(window, application)


def _work_at(window: QWidget, application: QApplication) -> int:
    from surveyapp.ui import answering  # noqa: PLC0415 - the kiosk has no jobs when it starts
    from surveyapp.ui.jobs import nothing_runs  # noqa: PLC0415

    window.show()
    with answering.warmed_up(answering.FOR_THE_DESK, partial(nothing_runs, window)):
        return application.exec()


def report_maker() -> MakesPdf:
    """Return what lays reports out on pages; windows are not needed, and no screen is."""
    _paint_without_windows()
    from surveyapp.ui.documents.report_pdf import report_pdf  # noqa: PLC0415 - loads NumPy

    return report_pdf


def spoken_texts(survey: Survey) -> tuple[SpokenText, ...]:
    """Return all that the kiosk's screens can say of a survey; no screen is needed.

    Parameters
    ----------
    survey : Survey
        the survey.
    """
    if QGuiApplication.instance() is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        _kept.append(QApplication(sys.argv[:1]))
    from surveyapp.ui.kiosk import spoken_texts as of_screens  # noqa: PLC0415

    return of_screens.spoken_texts(survey)


def handout_maker() -> Callable[..., bytes]:
    """Return what makes a handout the bytes of a file with an ``ending``; no screen is needed."""
    _paint_without_windows()
    from surveyapp.ui.documents.guide_pages import handout_bytes  # noqa: PLC0415

    return partial(handout_bytes, day=date.today())  # noqa: DTZ011 - the day on the wall


def sheets_maker() -> Callable[..., bytes]:
    """Return what makes pages of HTML, with a title, the bytes of a PDF file; no screen is needed."""
    _paint_without_windows()
    from surveyapp.ui.documents.sheets_pdf import sheets_pdf  # noqa: PLC0415

    return partial(sheets_pdf, day=date.today())  # noqa: DTZ011 - the day on the sheet


def words_in(language: str) -> Translate:
    """Return what translates the program's texts into ``language``; no screen is needed."""
    return languages.words_in(language)


def known_language(language: str) -> str:
    """Return a language as the program has it, as ``fr`` of ``fr_SN``; no screen is needed.

    Raises
    ------
    UserProblem
        if the program has no words in it.
    """
    return languages.choose(language)


def reads_from_right(language: str) -> bool:
    """Return whether a language is written from the right; no screen is needed."""
    return languages.direction(language) is Qt.LayoutDirection.RightToLeft


def _paint_without_windows() -> None:
    if QGuiApplication.instance() is None:
        if sys.platform == "linux" and not any(os.environ.get(name) for name in _SCREENS):
            os.environ["QT_QPA_PLATFORM"] = "offscreen"
        QGuiApplication.setDesktopSettingsAware(False)
        QHashSeed.setDeterministicGlobalSeed()  # fonts are else written in another order each time
        _kept.append(QGuiApplication(sys.argv[:1]))


_kept: list[QGuiApplication] = []
"""Qt's application without windows, which must live as long as anything is painted."""


def run_start(*, language: str = "") -> int:
    """Run the start window, which opens the desk or the kiosk. Returns the exit code.

    Raises
    ------
    EnvironmentProblem
        if there is no display.
    UserProblem
        if the program has no words in ``language``; empty takes the system's.
    """
    from surveyapp.ui import answering  # noqa: PLC0415

    with _running("Surveyapp", "start", language) as application:
        start = _StartDesk(language)
        start.window.show()
        with answering.warmed_up((*answering.FOR_THE_START, *answering.FOR_THE_DESK)):
            return application.exec()


def examine_screen(survey: Survey | None = None) -> tuple[HealthFinding, ...]:
    """Return what Qt says of the screen, its density, sound, and the fonts for the languages of ``survey``.

    Raises
    ------
    EnvironmentProblem
        if there is no display.
    """
    from surveyapp.ui.screen_check import screen_findings  # noqa: PLC0415

    _application("Surveyapp")
    return screen_findings(survey)


def run_open(documents: Documents, *, project: Path | None = None, language: str = "") -> int:
    """Run the window that ``documents`` are for. Returns the exit code.

    Collection files are imported into ``project``; without one the person is asked which. A survey opens
    in a window of its own, which makes no project.

    Raises
    ------
    EnvironmentProblem
        if there is no display.
    UserProblem
        if the program has no words in ``language``; empty takes the system's.
    """
    from surveyapp.services.program.documents import DocumentKind  # noqa: PLC0415

    if documents.kind is DocumentKind.NOTHING:
        return run_start(language=language)
    with _running("Surveyapp Desk", "desk", language) as application:
        window = _window_for(documents, project)
        if window is None:
            return 0
        return _work_at(window, application)


def _trustees_window(paths: Sequence[Path]) -> QWidget:
    from surveyapp.ui.trustees.window import TrusteesWindow  # noqa: PLC0415

    return TrusteesWindow(paths)


def _window_for(documents: Documents, project: Path | None) -> QWidget | None:
    from surveyapp.services.program.documents import DocumentKind  # noqa: PLC0415

    match documents.kind:
        case DocumentKind.PROJECT:
            return _desk(documents.paths[0], ())
        case DocumentKind.SURVEY:
            return _survey_window(documents.paths[0])
        case DocumentKind.TALLIES:
            return _trustees_window(documents.paths)
        case _:
            from surveyapp.ui.start.file_questions import ask_for_project  # noqa: PLC0415

            chosen = project or ask_for_project(documents.paths[0])
            return None if chosen is None else _desk(chosen, documents.paths)


def asked_survey(
    *, store: Path | None = None, windowed: bool = False, language: str = ""
) -> Path | None:
    """Return the survey that the person chooses for the kiosk, by touch; None if the window is closed.

    Raises
    ------
    EnvironmentProblem
        if there is no display.
    UserProblem
        if the program has no words in ``language``; empty takes the system's.
    """
    _kiosk_application()
    from surveyapp.ui.kiosk.start.choosing_survey import ask_for_survey  # noqa: PLC0415

    with _speaking(language):
        return ask_for_survey(partial(_why_not_asked, store or default_store()), windowed=windowed)


class _StartDesk:
    """Opens the desk in place of the start window; the kiosk gets a process of its own."""

    def __init__(self, language: str) -> None:
        from surveyapp.ui.start.window import StartWindow  # noqa: PLC0415

        self.window = StartWindow()
        self.window.desk_requested.connect(self._open_desk)
        self.window.kiosk_requested.connect(self._open_kiosk)
        self.window.form_requested.connect(self._open_form)
        self.window.files_dropped.connect(self._open_dropped)
        self.window.demonstration_requested.connect(self._make_demonstration)
        self.window.demonstration_made.connect(self._open_demonstration)
        self.window.tutorial_requested.connect(self._open_tutorial)
        self.window.totals_requested.connect(lambda: self._replace_by(_trustees_window(())))
        self.desk: QWidget | None = None
        self._language = language

    def _open_desk(self, project: Path) -> None:
        self._replace_by(_desk(project, ()))

    def _open_dropped(self, documents: Documents) -> None:
        window = _window_for(documents, None)
        if window is not None:
            self._replace_by(window)

    def _make_demonstration(self) -> None:
        self.window.make_demonstration(demonstration_folder())

    def _open_demonstration(self, demo: Demo) -> None:
        project = demo.survey.parent / DEMONSTRATION
        files = () if project.exists() else demo.files
        self._replace_by(_desk(project, files, is_demonstration=True))

    def _open_tutorial(self) -> None:
        from surveyapp.ui.desk.help.page import GuideWindow  # noqa: PLC0415

        GuideWindow(self.window).show()

    def _replace_by(self, window: QWidget) -> None:
        self.desk = window
        window.show()
        self.window.close()

    def _open_form(self, form: Path, survey: Path) -> None:
        from surveyapp.ui.start.form_conversion import form_to_survey  # noqa: PLC0415 - loads a workbook's reader

        if form_to_survey(self.window, form, survey):
            self._open_kiosk(survey)

    def _open_kiosk(self, survey: Path) -> None:
        from PySide6.QtCore import QProcess  # noqa: PLC0415

        if not _can_be_asked(survey, self.window):
            return
        words = [*own_command(), "kiosk", str(survey)]
        words += ["--language", self._language] if self._language else []
        QProcess.startDetached(words[0], words[1:])
        self.window.close()


def _can_be_asked(survey: Path, parent: QWidget | None) -> bool:
    """Return whether a kiosk can ask ``survey``; the reason, if not, is shown here."""
    from PySide6.QtWidgets import QMessageBox  # noqa: PLC0415

    from surveyapp.ui.messages import translated  # noqa: PLC0415

    problem = _why_not_asked(default_store(), survey)
    if problem is not None:
        QMessageBox.warning(parent, "Surveyapp", translated(problem))
    return problem is None


def _why_not_asked(store: Path, survey: Path) -> SurveyAppError | None:
    try:
        KioskStore(store, load_survey(survey)).close()
    except SurveyAppError as problem:
        return problem
    return None


def _desk(project: Path, files: Sequence[Path], *, is_demonstration: bool = False) -> DeskWindow:
    from surveyapp.ui.desk.shell.window import DeskWindow  # noqa: PLC0415 - loads NumPy and DuckDB
    from surveyapp.ui.kiosk.preview import ScreenPainter  # noqa: PLC0415

    return DeskWindow(
        project, files=files, painter=ScreenPainter(), is_demonstration=is_demonstration
    )


def _survey_window(survey: Path) -> QMainWindow:
    from surveyapp.ui.desk.shell.survey_window import SurveyWindow  # noqa: PLC0415
    from surveyapp.ui.kiosk.preview import ScreenPainter  # noqa: PLC0415

    return SurveyWindow(survey, painter=ScreenPainter())


@contextmanager
def _speaking(language: str) -> Iterator[ProgramLanguage]:
    """Speak ``language``, or where it is empty the system's, while the windows are there."""
    spoken = languages.speak(languages.choose(language))
    try:
        yield spoken
    finally:
        spoken.use(SOURCE)


@contextmanager
def _running(title: str, program: str, language: str) -> Iterator[QApplication]:
    """Give the application of the analyst's windows, in ``language``, with a log and crash reports."""
    from surveyapp.ui import answering  # noqa: PLC0415

    application = _desk_application(title)
    language = language or _use_preferences()
    with answering.short_pauses(), _speaking(language), _watched(program):
        yield application


def _use_preferences() -> str:
    """Let windows look as the analyst prefers; return the preferred language, empty for the system's."""
    from surveyapp.storage.program.preferences import read_preferences  # noqa: PLC0415
    from surveyapp.ui.preferences import use_before_windows  # noqa: PLC0415

    preferred = read_preferences()
    use_before_windows(preferred)
    is_known = preferred.language in languages.translated_languages()
    return preferred.language if is_known else ""


@contextmanager
def _watched(program: str) -> Iterator[None]:
    """Keep a log, and show the program's own mistakes in a window."""
    from surveyapp.ui.crash_dialog import CrashDialogs  # noqa: PLC0415 - the kiosk has none

    notes = log_folder()
    crash_dialogs = CrashDialogs(QApplication.activeWindow)
    with logging_to(notes / "desk.log"), CrashWatch(program, notes, crash_dialogs.show_crash):
        _log.info("%s %s", program, __version__)
        yield


def _has_screen() -> bool:
    return sys.platform != "linux" or any(os.environ.get(name) for name in _SCREENS)


def _application(name: str, icon: str = program_icon.DESK) -> QApplication:
    if not _has_screen():
        raise EnvironmentProblem(
            msg(
                "There is no screen to open a window on. Start this from a desktop session, "
                "or use a command that needs no window."
            )
        )
    existing = QApplication.instance()
    application = existing if isinstance(existing, QApplication) else QApplication(sys.argv[:1])
    application.setApplicationName(name)
    application.setApplicationVersion(__version__)
    application.setOrganizationName("Surveyapp")
    application.setWindowIcon(program_icon.program_icon(icon))
    application.setDesktopFileName(icon)  # by which a desktop finds the entry, and so the icon
    show_texts_as_written(application)
    return application


def _desk_application(name: str) -> QApplication:
    from surveyapp.ui.appearance import theme  # noqa: PLC0415

    application = _application(name)
    theme.prepare(application)
    return application


def demonstration_folder() -> Path:
    """Return where the start window's demonstration lies: among the person's documents."""
    from PySide6.QtCore import QStandardPaths  # noqa: PLC0415

    place = QStandardPaths.StandardLocation.DocumentsLocation
    return Path(QStandardPaths.writableLocation(place)) / "surveyapp-demo"


def default_store() -> Path:
    """Return the default folder of a kiosk."""
    from platformdirs import user_data_path  # noqa: PLC0415

    return user_data_path("surveyapp") / "kiosk"


def _harden() -> None:
    for name in (
        "SIGINT",
        "SIGTERM",
        "SIGHUP",
        "SIGQUIT",
        "SIGTSTP",
        "SIGUSR1",
        "SIGUSR2",
        "SIGALRM",
    ):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    if sys.platform == "linux":
        import resource  # noqa: PLC0415 - only on POSIX

        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        ctypes.CDLL(None).prctl(_PR_SET_DUMPABLE, 0, 0, 0, 0)
