"""A desk without people: pickers answer by themselves, collection files are simulated once."""

import shutil
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot
from samples import sample

from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.editor.survey_file import AskUnsaved, ask_unsaved
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.file_picker import PickFiles


@pytest.fixture(scope="session")
def simulated(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two kiosks' files of the example survey, made once."""
    folder = tmp_path_factory.mktemp("stick")
    survey = load_survey(sample("clinic"))
    simulate(
        survey,
        folder,
        interviews=600,
        kiosks=2,
        seed=3,
        prevalences={"violence": (0.0, 1.0), "drugs": (0.2, 0.8)},
    )
    return folder


@pytest.fixture
def stick(simulated: Path, tmp_path: Path) -> Path:
    """A folder with two good files and one that was cut short."""
    folder = tmp_path / "stick"
    shutil.copytree(simulated, folder)
    good = min(folder.glob("*.collection")).read_bytes()
    (folder / "torn.collection").write_bytes(good[: len(good) // 2])
    return folder


@pytest.fixture
def shows_estimates(qtbot: QtBot) -> Callable[[DeskWindow], TableView]:
    """Return what shows the estimates of all questions in a window, as the first block of its output."""

    def shows(window: DeskWindow) -> TableView:
        window.go_to(PageName.OUTPUT)
        page = window.output_page
        qtbot.waitUntil(lambda: page.model.is_known, timeout=20_000)
        if not page.model.output.blocks:
            page.add("estimate")

        def table() -> TableView | None:
            return next((t for t in page.findChildren(TableView) if t.table.rowCount() == 18), None)

        qtbot.waitUntil(lambda: table() is not None, timeout=20_000)
        found = table()
        assert found is not None
        return found

    return shows


OpenDesk = Callable[..., DeskWindow]


@pytest.fixture
def open_desk(qtbot: QtBot, tmp_path: Path, picker: PickFiles) -> Iterator[OpenDesk]:
    opened: list[DeskWindow] = []

    def opens(
        files: Sequence[Path] = (),
        project: Path | None = None,
        ask: AskUnsaved = ask_unsaved,
        *,
        is_whole: bool = False,
    ) -> DeskWindow:
        path = project or tmp_path / "p.surveydesk"
        window = DeskWindow(
            path,
            files=files,
            file_picker=picker,
            ask=ask,
            ask_stop=lambda *_: True,
            ask_lose=lambda *_: True,
        )
        qtbot.addWidget(window)
        opened.append(window)
        window.show()
        qtbot.waitUntil(lambda: window.session.is_known, timeout=10_000)
        if is_whole:  # with all pages, without waiting until the desk gets round to them
            for name in PageName:
                window._pages.make(name)
        else:
            window._pages.stop()  # a page is made when the test asks for it
        return window

    yield opens
    for window in opened:
        if shiboken6.isValid(window):
            window.close()
    assert not [t for t in threading.enumerate() if t.name.startswith("surveyapp-job")]
    left = [w for w in QApplication.topLevelWidgets() if w.isVisible()]
    # a hint goes by itself, a moment after what it was for
    assert not [w for w in left if w.windowType() is not Qt.WindowType.ToolTip]
