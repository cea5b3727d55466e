"""What tests of the windows share: file dialogs that answer by themselves, scripts of translations."""

import contextlib
import ctypes
import gc
import importlib.util
import itertools
import os
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import ModuleType

import pytest
import shiboken6
from closed_windows import delete_closed_windows
from PySide6.QtCore import QAbstractListModel, QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent, QImage
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLabel, QTextEdit, QToolTip, QWidget

from surveyapp.storage.program.recent_projects import forget_projects
from surveyapp.ui import threads
from surveyapp.ui.appearance.plain_text import show_texts_as_written
from surveyapp.ui.widgets.file_picker import FileRequest

PACKAGING = Path(__file__).parents[2] / "packaging"


@dataclass
class Picker:
    """Answers dialogs with the next of ``answers``, and keeps what was asked."""

    answers: list[tuple[Path, ...]] = field(default_factory=list)
    asked: list[FileRequest] = field(default_factory=list)

    def __call__(self, _parent: QWidget, request: FileRequest) -> tuple[Path, ...]:
        self.asked.append(request)
        return self.answers.pop(0) if self.answers else ()


@pytest.fixture(autouse=True)
def no_recent_projects() -> None:
    """Begin without the projects that other tests had open."""
    forget_projects()


@pytest.fixture
def picker() -> Picker:
    return Picker()


@pytest.fixture(scope="session")
def load_script() -> Callable[[str], ModuleType]:
    """Return a loader of the scripts in packaging/, which is no package."""

    def load(name: str) -> ModuleType:
        spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{name}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    return load


@pytest.fixture(autouse=True)
def _collected_by_nobody_else() -> Iterator[None]:
    """Each test ends without a thread of ours; no other thread collects."""
    collectors: set[str] = set()
    gc.callbacks.append(note := lambda *_: collectors.add(threading.current_thread().name))
    yield
    gc.callbacks.remove(note)
    threads.wait_for_all()  # a chart may still be drawn for nobody
    assert not {name for name in collectors if name.startswith("surveyapp-")}


class FileWatch:
    """Counts how often one file is opened, by whatever part of the process."""

    def __init__(self, path: Path) -> None:
        library = ctypes.CDLL(None, use_errno=True)
        self._descriptor = library.inotify_init1(os.O_NONBLOCK)
        assert library.inotify_add_watch(self._descriptor, os.fsencode(path), _IN_OPEN) >= 0

    def opened(self) -> int:
        """Return how often since it was asked last."""
        found = 0
        with contextlib.suppress(BlockingIOError):
            while events := os.read(self._descriptor, 2**16):
                found += len(events) // _EVENT_BYTES
        return found

    def close(self) -> None:
        os.close(self._descriptor)


_IN_OPEN, _EVENT_BYTES = 0x20, 16


@dataclass
class Hostile:
    """A text that looks like HTML with a picture, and what becomes of the picture."""

    text: str
    watch: FileWatch


@pytest.fixture
def hostile_text(
    qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Hostile]:
    """Show texts as the program does; the picture that the hostile one names lies where Qt would look."""
    if not sys.platform.startswith("linux"):
        pytest.skip("needs Linux to see which files are opened")
    folder = tmp_path / "beside"
    folder.mkdir()
    monkeypatch.chdir(folder)
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.fill(0)
    assert picture.save("pic.png")
    watch = FileWatch(folder / "pic.png")
    show_texts_as_written(qapp)
    yield Hostile("<b>x<img src='pic.png'>&amp;$x^$", watch)
    delete_closed_windows()
    qapp.setStyle("Fusion")
    watch.close()


def tip() -> QLabel | None:
    """Return the label that shows a tooltip, if one is shown."""
    shown = [one for one in QApplication.topLevelWidgets() if one.objectName() == "qtooltip_label"]
    return shown[-1] if shown else None  # type: ignore[return-value]


def points_of(widget: QWidget, words: str) -> Iterator[tuple[QWidget, QPoint]]:
    """Yield where the mouse rests to be told of ``words`` by ``widget``."""
    if words in widget.toolTip():
        yield widget, widget.rect().center()
    model = widget.model() if isinstance(widget, QAbstractItemView) else None
    if model is None:
        return
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount()
    for row, column in itertools.product(range(min(model.rowCount(), 12)), range(columns)):
        index = model.index(row, column)
        if words in str(index.data(Qt.ItemDataRole.ToolTipRole) or ""):
            widget.scrollTo(index, QAbstractItemView.ScrollHint.EnsureVisible)
            yield widget.viewport(), widget.visualRect(index).center()
            return  # one cell is shown as all are


@dataclass
class Seen:
    """How many hostile texts were seen where, and which widget took one for HTML."""

    labels: int = 0
    tips: int = 0
    wrong: list[str] = field(default_factory=list)

    def look_at(self, window: QWidget, hostile: Hostile) -> None:
        """Look at every widget that is shown, and rest the mouse where a tooltip has the text."""
        QApplication.processEvents()
        words = hostile.text[:16]
        for widget in [window, *window.findChildren(QWidget)]:
            # events are handled in between, and a page that is drawn again drops what it showed
            if not shiboken6.isValid(widget) or not widget.isVisible():
                continue
            name = f"{type(widget).__name__} {widget.objectName()}"
            if isinstance(widget, QLabel):
                self.labels += words in widget.text()
                if widget.textFormat() is not Qt.TextFormat.PlainText:
                    self.wrong.append(name)
            if isinstance(widget, QTextEdit) and "pic.png" in widget.toHtml():
                self.wrong.append(f"{name} {widget.toHtml()}")
            if words in widget.whatsThis():
                self.wrong.append(f"{name} has a hostile explanation")
            for target, point in points_of(widget, words):
                rests = QHelpEvent(QEvent.Type.ToolTip, point, target.mapToGlobal(point))
                QApplication.sendEvent(target, rests)
                QApplication.processEvents()
                shown = tip()
                if shown is not None and words in shown.text():
                    self.tips += 1
                    if shown.textFormat() is not Qt.TextFormat.PlainText:
                        self.wrong.append(f"tooltip of {name}")
                QToolTip.hideText()
        if hostile.watch.opened():
            self.wrong.append(f"a picture was opened for {type(window).__name__}")


@pytest.fixture
def seen() -> Seen:
    return Seen()
