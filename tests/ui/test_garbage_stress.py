"""Windows, dialogs and pages come and go by the hundred while charts are drawn and files are imported.

All that the window's thread lets go of, the other threads hold for a while: work is a page's own method, a
drawing holds a widget, an exception has passed through a page. Counted is which thread destroys what.
"""

from __future__ import annotations

import gc
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Protocol

import pytest
from matplotlib.figure import Figure
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtWidgets import QDialog, QLabel, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot
from samples import sample

from surveyapp.analyses.base.progress import Progress
from surveyapp.services.charts.drawing import Drawing
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui import garbage
from surveyapp.ui.desk.help.page import GuideWindow
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.start.window import StartWindow
from surveyapp.ui.widgets.chart_view import ChartView

pytestmark = [
    pytest.mark.qt_log_ignore("propagateSizeHints"),  # of windows without a screen
    pytest.mark.usefixtures("automatic_collection"),
]
WINDOW = threading.get_ident()


class Watch:
    """Counts the Qt objects that are destroyed, and the collections, by the thread that did it."""

    def __init__(self) -> None:
        self.destroyed: Counter[bool] = Counter()
        self.collections: Counter[bool] = Counter()
        self.made = 0

    def on(self, thing: QObject) -> None:
        self.made += 1
        thing.destroyed.connect(self._gone, Qt.ConnectionType.DirectConnection)

    def _gone(self, *_: object) -> None:
        self.destroyed[threading.get_ident() == WINDOW] += 1

    def collected(self, phase: str, _facts: dict[str, int]) -> None:
        if phase == "start":
            self.collections[threading.get_ident() == WINDOW] += 1


class Page(QWidget):
    """A page in a circle, as most are."""

    def __init__(self, watch: Watch) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        self.button = QPushButton("Go")
        self.button.clicked.connect(self.close)
        column.addWidget(self.button)
        self.myself = self
        for thing in (self, self.button):
            watch.on(thing)

    def work(self, _progress: Progress) -> int:
        return len([[number] for number in range(2000)])

    def failing(self, _progress: Progress) -> None:
        raise ValueError([[number] for number in range(200)])


class Loose(QLabel):
    """A widget in no circle: it goes with its last reference."""

    def __init__(self, watch: Watch) -> None:
        super().__init__("loose")
        watch.on(self)

    def work(self, _progress: Progress) -> int:
        return 1

    def failing(self, _progress: Progress) -> None:
        raise ValueError("no")

    def draw(self, figure: Figure) -> None:
        figure.add_subplot().plot([0, 1], [0, 1])


def a_dialog(watch: Watch, parent: QWidget) -> QDialog:
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    column = QVBoxLayout(dialog)
    column.addWidget(Page(watch))
    watch.on(dialog)
    return dialog


class Desk:
    """Starts work of widgets, and lets go of these at once."""

    def __init__(self, watch: Watch, folder: Path, files: list[Path]) -> None:
        self.watch, self._folder, self._files = watch, folder, files
        self.parent = QWidget()
        self.pages = JobRunner(self.parent)
        self.imports = JobRunner(self.parent)
        self.view = ChartView("stress")
        self.view.resize(200, 150)
        self.view.show()
        self.imported = self.drawn = 0

    def round(self, number: int) -> None:
        self._make_windows(number)
        slot = str(number)
        self.pages.start(slot, Page(self.watch).work)
        self.pages.start(slot + " loose", Loose(self.watch).work)
        self.pages.start(slot + " failing", Page(self.watch).failing)
        self.pages.start(slot + " loose and failing", Loose(self.watch).failing)
        if self.view.is_drawn:
            self.view.show_drawing(Drawing(Loose(self.watch).draw, 1.0, ""))
            self.drawn += 1
        if not self.imports.is_busy:
            self._import(self._folder / f"{number}.surveydesk")
        if not number % 5:
            self._draw_for_nobody()

    def _make_windows(self, number: int) -> None:
        if number % 20 == 0:
            window = StartWindow()
            self.watch.on(window)
            guide = GuideWindow(window)
            self.watch.on(guide)
            guide.close()
            window.close()
        Page(self.watch).show()
        dialog = a_dialog(self.watch, self.parent)
        dialog.open()
        dialog.close()

    def _import(self, project: Path) -> None:
        files = self._files
        self.imports.start(
            "import", lambda progress: import_files(files, project, progress=progress)
        )
        self.imported += 1

    def _draw_for_nobody(self) -> None:
        view = ChartView("dropped")
        self.watch.on(view)
        view.resize(150, 100)
        view.show()
        view.show_drawing(Drawing(Loose(self.watch).draw, 1.0, ""))
        view._begin()

    def close(self) -> None:
        self.pages.shutdown()
        self.imports.shutdown()
        self.view.close()


def let_events_pass(seconds: float) -> None:
    end = time.monotonic() + seconds
    while True:
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        if time.monotonic() >= end:
            return
        time.sleep(0.0005)


@pytest.fixture
def watch() -> Iterator[Watch]:
    made = Watch()
    thresholds = gc.get_threshold()
    gc.callbacks.append(made.collected)
    yield made
    gc.callbacks.remove(made.collected)
    gc.set_threshold(*thresholds)


class Eager(Protocol):
    def __call__(self, threshold: int) -> None: ...


@pytest.fixture
def eager(monkeypatch: pytest.MonkeyPatch, watch: Watch) -> Eager:
    """Collect as often as can be, whoever does it."""

    def set_to(threshold: int) -> None:
        gc.set_threshold(threshold, 10, 10)
        for name, value in (("TICK_MS", 1), ("YOUNG", 1), ("FEW", 1), ("ALL_SECONDS", 0.2)):
            monkeypatch.setattr(garbage, name, value)

    return set_to


@pytest.fixture(scope="module")
def collections(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    survey = load_survey(sample("clinic"))
    return list(simulate(survey, tmp_path_factory.mktemp("stick"), interviews=20, kiosks=2, seed=1))


Stress = Callable[[int, int], Desk]


@pytest.fixture
def stress(
    qtbot: QtBot, watch: Watch, eager: Eager, tmp_path: Path, collections: list[Path]
) -> Stress:
    def run(rounds: int, threshold: int) -> Desk:
        eager(threshold)
        desk = Desk(watch, tmp_path, collections)
        for number in range(rounds):
            desk.round(number)
            let_events_pass(0.002)
        desk.close()
        let_events_pass(0.3)
        gc.collect()
        let_events_pass(0.1)
        return desk

    return run


def assert_only_the_window_did_it(watch: Watch) -> None:
    print(f"\n{watch.made} made; destroyed {watch.destroyed}, collected {watch.collections}")
    assert watch.destroyed[False] == 0
    assert watch.collections[False] == 0
    assert watch.destroyed[True] > watch.made / 2


def test_no_other_thread_destroys_a_qt_object_or_collects(stress: Stress, watch: Watch) -> None:
    desk = stress(40, 10)
    assert desk.drawn
    assert desk.imported
    assert_only_the_window_did_it(watch)


@pytest.mark.slow
@pytest.mark.parametrize("threshold", [1, 10])
def test_of_a_thousand_windows_no_other_thread_destroys_one(
    stress: Stress, watch: Watch, threshold: int
) -> None:
    desk = stress(500, threshold)  # each makes a page, a dialog, and more pages whose work is done
    assert watch.made > 5000
    assert desk.drawn
    assert desk.imported
    assert_only_the_window_did_it(watch)
