"""A person at the desk, for measurements: real clicks and keys by xdotool, counted, as slow as people are.

Needs an X display (Xvfb will do) and xdotool. Each click is a real one, at the middle of what is clicked, and
before it passes the time that people need to think, point and press (Card, Moran and Newell 1980).
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
import threading
import time
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QModelIndex, QObject, QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QLineEdit,
    QListWidget,
    QPushButton,
    QWidget,
)

sys.path.insert(0, str(Path(__file__).parent.parent / "tests" / "helpers"))
from colleagues_file import SEX, write_file

from surveyapp.ui import languages
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.plain_text import show_texts_as_written
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.desk.table_import.columns_view import ColumnsView
from surveyapp.ui.desk.table_import.dialog import TableImport

THINK, POINT, PRESS, KEY = 1.35, 1.1, 0.1, 0.2
"""Seconds of the keystroke-level model; a key by somebody who types 55 words a minute."""
PATIENCE = 60.0
T = TypeVar("T")
W = TypeVar("W", bound=QWidget)


class Person:
    """Clicks and types with xdotool, and counts both."""

    def __init__(self) -> None:
        self.clicks = self.keys = 0

    def click(self, place: QPoint) -> None:
        """Think, point at a place of the screen, and press."""
        time.sleep(THINK + POINT)
        self._do("mousemove", str(place.x()), str(place.y()), "click", "1")
        time.sleep(PRESS)
        self.clicks += 1

    def type(self, text: str) -> None:
        """Type into what has the focus."""
        self._do("type", "--delay", str(round(1000 * KEY)), text)
        self.keys += len(text)

    def press(self, key: str) -> None:
        """Press one key."""
        time.sleep(KEY)
        self._do("key", key)
        self.keys += 1

    @staticmethod
    def _do(*words: str) -> None:
        subprocess.run(["xdotool", *words], check=True)
        time.sleep(0.1)


class Desk(QObject):
    """Looks at the desk from the thread of the person, also while it waits for an answer."""

    _asked = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._asked.connect(self._answer, Qt.ConnectionType.BlockingQueuedConnection)

    def look(self, see: Callable[[], T]) -> T:
        """Return what is seen."""
        found: list[T] = []
        self._asked.emit(lambda: found.append(see()))
        return found[0]

    @staticmethod
    def _answer(see: Callable[[], None]) -> None:
        see()

    def until(self, is_so: Callable[[], object]) -> None:
        """Wait until something is so.

        Raises
        ------
        TimeoutError
            if it does not become so.
        """
        ends = time.perf_counter() + PATIENCE
        while not self.look(is_so):
            if time.perf_counter() > ends:
                raise TimeoutError("the desk did not get there")
            time.sleep(0.02)

    def seen(self, parent: QWidget, kind: type[W], name: str) -> W:
        """Return the widget of that name that is seen."""

        def see() -> W | None:
            return next((one for one in parent.findChildren(kind, name) if one.isVisible()), None)

        self.until(see)
        found = self.look(see)
        assert found is not None  # noqa: S101 - it was seen a moment ago
        return found

    def middle(self, widget: QWidget) -> QPoint:
        """Return the middle of a widget on the screen."""
        return self.look(lambda: widget.mapToGlobal(widget.rect().center()))

    def cell(self, view: QAbstractItemView, find: Callable[[], QModelIndex]) -> QPoint:
        """Return the middle of an entry of a list or a table on the screen."""
        return self.look(
            lambda: view.viewport().mapToGlobal(view.visualRect(find()).center()),
        )

    def picture(self, window: QWidget, name: str) -> None:
        """Keep a picture of the window in the folder of ``SURVEYAPP_PICTURES``, where that is given."""
        folder = os.environ.get("SURVEYAPP_PICTURES")
        if folder:
            time.sleep(1)  # it has settled
            self.look(lambda: window.grab().save(str(Path(folder) / f"{name}.png")))


def import_file(desk: Desk, window: DeskWindow, person: Person, path: Path) -> None:
    """Import the colleague's file by hand: the table in, its crosswise item explained, sex labelled."""
    person.click(desk.middle(desk.seen(window, QPushButton, "import_table_empty")))
    time.sleep(0.5)  # the dialog of files opens
    person.type(str(path))
    person.press("Return")
    desk.until(lambda: window.findChildren(TableImport))
    view = desk.look(lambda: window.findChildren(TableImport)[-1])
    p = desk.seen(view, QLineEdit, "plan_design_p")
    if not desk.look(p.hasFocus):  # a screen without a window manager gives a new window no focus
        person.click(desk.middle(p))
    person.type("0,2")
    for name in ("report_0", "report_1"):  # 1 is “same”, 2 is “different”
        person.click(desk.middle(desk.seen(view, QPushButton, name)))
    columns = desk.seen(view, ColumnsView, "table_columns")

    def of_sex() -> QModelIndex:
        draft = view.holder.draft
        assert draft is not None  # noqa: S101 - its columns are seen
        return columns.columns.index(draft.table.columns.index(SEX), 0)

    person.click(desk.cell(columns, of_sex))
    person.click(desk.middle(desk.seen(view, QLineEdit, "value_label")))
    person.press("ctrl+a")
    person.type("male")
    person.press("Return")
    person.type("female")
    start = desk.seen(view, QPushButton, "start_import")
    desk.until(start.isEnabled)
    desk.picture(view, "import")
    person.click(desk.middle(start))
    desk.until(lambda: window.session.summary.interviews and not window.session.is_importing)


def turn_to(desk: Desk, window: DeskWindow, person: Person, page: PageName) -> None:
    """Go to a page of the desk by the menu at the side."""
    pages = desk.seen(window, QListWidget, "navigation")
    person.click(desk.cell(pages, lambda: pages.indexFromItem(pages.item(page))))


def at_the_desk(measure: Callable[[Desk, DeskWindow, Path], None]) -> None:
    """Show the desk on a new project, and let a person work at it with the colleague's file.

    Parameters
    ----------
    measure
        What is done, and printed.
    """
    usage = sys.modules["__main__"].__doc__
    argparse.ArgumentParser(description=usage).parse_args()  # before a screen is asked for
    application = QApplication([])
    theme.prepare(application)
    show_texts_as_written(application)
    languages.settle(languages.choose("en"))
    desk = Desk()
    with tempfile.TemporaryDirectory() as folder:
        window = DeskWindow(Path(folder) / "p.surveydesk")
        window.resize(1280, 800)
        window.move(0, 0)
        window.show()
        path = write_file(Path(folder) / "buergerbefragung.csv")

        def work() -> None:
            try:
                time.sleep(2)  # the window is there
                measure(desk, window, path)
            except Exception:  # noqa: BLE001 - it is printed
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                os._exit(0)  # whatever dialog is open

        threading.Thread(target=work, daemon=True).start()
        application.exec()
