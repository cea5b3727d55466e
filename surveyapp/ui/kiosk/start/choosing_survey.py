"""Which survey the kiosk shall ask, where none was named: large rows instead of a file dialog."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QDir, QStandardPaths

from surveyapp.errors import SurveyAppError
from surveyapp.services.program.documents import SURVEY_ENDING
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.base.view import View
from surveyapp.ui.kiosk.start.staff_window import StaffWindow
from surveyapp.ui.kiosk.supervisor import export_places
from surveyapp.ui.kiosk.supervisor.export_places import Place
from surveyapp.ui.messages import translated

MOST_SURVEYS = 60
_USUAL = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.DesktopLocation,
    QStandardPaths.StandardLocation.DownloadLocation,
    QStandardPaths.StandardLocation.HomeLocation,
)


def surveys_in(folder: Path) -> tuple[Place, ...]:
    """Return the surveys in ``folder``, by title and name; one that cannot be read by its name alone."""
    wanted = QDir.Filter.Files | QDir.Filter.Readable
    names = QDir(str(folder)).entryList([f"*{SURVEY_ENDING}"], wanted, QDir.SortFlag.Name)
    return tuple(Place(_title(folder / name), folder / name) for name in names[:MOST_SURVEYS])


def surveys_at_hand() -> tuple[Place, ...]:
    """Return the surveys on mounted sticks and in the usual folders, each once."""
    found: dict[Path, Place] = {}
    for folder in _folders_at_hand():
        for place in surveys_in(folder):
            found.setdefault(place.folder.resolve(), place)
    return tuple(found.values())[:MOST_SURVEYS]


def ask_for_survey(
    why_not: Callable[[Path], SurveyAppError | None], *, windowed: bool
) -> Path | None:
    """Return the survey that staff choose for the kiosk; None where they leave.

    ``why_not`` returns why a survey cannot be asked, None where it can. ``windowed``: not on the full screen.
    """
    window = StaffWindow[Path](windowed=windowed)
    _Choosing(window, why_not).list_surveys()
    return window.ask()


class SurveysView(View):
    """Surveys by their titles, and the ways to others."""

    def __init__(
        self, rows: Sequence[tuple[str, Callable[[], None]]], sizes: Sizes, *, folder: str = ""
    ) -> None:
        super().__init__(sizes)
        self.say(self.tr("Which survey shall this kiosk ask?"), "title")
        self.say(folder, "soft")
        self._rows = rows

    def finish(self, problem: str, leave: tuple[str, Callable[[], None]]) -> None:
        """Draw the problem of the survey that was touched last, if any, the rows, and the way out."""
        self.say(problem, "problem")
        self.offer(
            [
                Button(words, f"row_{number}", act, self.sizes, role="row")
                for number, (words, act) in enumerate(self._rows)
            ],
            most_columns=1,
        )
        words, act = leave
        self.bar_button(Button(words, "leave", act, self.sizes, role="bar", height=15))


class _Choosing:
    def __init__(
        self, window: StaffWindow[Path], why_not: Callable[[Path], SurveyAppError | None]
    ) -> None:
        self._window = window
        self._why_not = why_not

    def list_surveys(self, problem: str = "") -> None:
        """Show the surveys at hand."""
        found = surveys_at_hand()
        self._window.draw(lambda: self._all(found, problem))

    def _all(self, found: Sequence[Place], problem: str) -> SurveysView:
        words = QCoreApplication.translate("kiosk", "Other folder…")
        rows = [(place.name, partial(self._take, place.folder)) for place in found]
        rows.append((words, partial(self._open, export_places.home(), "")))
        view = SurveysView(rows, self._window.sizes)
        close = QCoreApplication.translate("kiosk", "Close")
        view.finish(problem, (close, lambda: self._window.choose(None)))
        return view

    def _open(self, folder: Path, problem: str) -> None:
        surveys, inside = surveys_in(folder), export_places.subfolders(folder)
        self._window.draw(lambda: self._one(folder, surveys, inside, problem))

    def _one(
        self, folder: Path, surveys: Sequence[Place], inside: Sequence[Place], problem: str
    ) -> SurveysView:
        rows = [(place.name, partial(self._take, place.folder, folder)) for place in surveys]
        if folder.parent != folder:
            words = QCoreApplication.translate("kiosk", "↑  One folder up")
            rows.append((words, partial(self._open, folder.parent, "")))
        rows += [(f"{place.name} /", partial(self._open, place.folder, "")) for place in inside]
        view = SurveysView(rows, self._window.sizes, folder=str(folder))
        back = QCoreApplication.translate("kiosk", "Back")
        view.finish(problem, (back, self.list_surveys))
        return view

    def _take(self, survey: Path, folder: Path | None = None) -> None:
        problem = self._why_not(survey)
        if problem is None:
            self._window.choose(survey)
        elif folder is None:
            self.list_surveys(translated(problem))
        else:
            self._open(folder, translated(problem))


def _folders_at_hand() -> Iterator[Path]:
    for place in export_places.media():
        yield place.folder
        yield from (inside.folder for inside in export_places.subfolders(place.folder))
    yield Path.cwd()
    yield from (Path(QStandardPaths.writableLocation(where)) for where in _USUAL)


def _title(survey: Path) -> str:
    try:
        return f"{load_survey(survey).title.any()}   {survey.name}"
    except SurveyAppError:
        return survey.name
