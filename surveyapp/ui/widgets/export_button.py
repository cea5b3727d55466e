"""Exporting what a page shows: its table as CSV, its chart as PNG, SVG and PDF, off the UI thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property, partial
from pathlib import Path
from typing import overload

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMenu, QToolButton

from surveyapp.analyses.base.progress import Progress
from surveyapp.services.charts.drawing import INCHES_WIDE, Drawing, as_bytes
from surveyapp.storage.files.csv_tables import write_bytes, write_csv
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.file_picker import FileRequest, PickFiles, PickKind, with_ending
from surveyapp.ui.widgets.message_bar import MessageBar


@dataclass(frozen=True, slots=True)
class ExportRows:
    """A table to write: rows, and the names of its columns (all of the rows' fields if None)."""

    rows: Sequence[object]
    names: Sequence[str] | None = None


class Later(Sequence[object]):
    """Rows that are made when somebody reads them: thousands for each click would hold the window up."""

    def __init__(self, make: Callable[[], Sequence[object]]) -> None:
        self._make = make

    @cached_property
    def _made(self) -> Sequence[object]:
        return self._make()

    def __len__(self) -> int:
        return len(self._made)

    @overload
    def __getitem__(self, place: int) -> object: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[object]: ...
    def __getitem__(self, place: int | slice) -> object:
        """Return the row at ``place``, or those of a slice."""
        return self._made[place]


WriteFile = Callable[[Path], None]


def _written(write: WriteFile, path: Path, _progress: Progress) -> Path:
    write(path)
    return path


class ExportButton(QToolButton):
    """A menu of exports; only those with data are enabled."""

    def __init__(
        self,
        name: str,
        runner: JobRunner,
        file_picker: PickFiles,
        messages: MessageBar,
        *,
        keys: str = "Ctrl+E",
    ) -> None:
        super().__init__()
        self._name, self._runner, self._file_picker, self._messages = (
            name,
            runner,
            file_picker,
            messages,
        )
        self._rows: ExportRows | None = None
        self._drawing: Drawing | None = None
        self.setProperty("role", "button")
        self.setObjectName("export_" + name)
        self.setText(self.tr("Export"))
        self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        menu = QMenu(self)
        self._table = self._action(menu, self.tr("Table as CSV…"), "export_csv", keys)
        self._table.triggered.connect(self._export_table)
        self._charts: list[QAction] = []
        self._menu = menu
        self.setMenu(menu)
        self.offer(None, None)

    def add_charts(self) -> None:
        """Offer the chart too, as PNG, SVG and PDF."""
        for kind, text, keys in (
            ("png", self.tr("Chart as PNG…"), "Ctrl+Shift+P"),
            ("svg", self.tr("Chart as SVG…"), "Ctrl+Shift+S"),
            ("pdf", self.tr("Chart as PDF…"), "Ctrl+Shift+F"),
        ):
            action = self._action(self._menu, text, "export_" + kind, keys)
            action.triggered.connect(lambda _on=False, kind=kind: self._export_chart(kind))
            action.setEnabled(False)
            self._charts.append(action)

    @property
    def exports(self) -> tuple[QAction, ...]:
        """What saves the table and the chart, for other menus; ``actions`` has its own menu too."""
        return (self._table, *self._charts)

    @property
    def chart_actions(self) -> tuple[QAction, ...]:
        """What saves the chart, for its own menu."""
        return tuple(self._charts)

    def _action(self, menu: QMenu, text: str, name: str, keys: str) -> QAction:
        action = menu.addAction(text)
        action.setObjectName(name)
        action.setShortcut(QKeySequence(keys))
        self.addAction(action)
        return action

    def offer(self, rows: ExportRows | None, drawing: Drawing | None) -> None:
        """Offer another table and chart, or none."""
        self._rows, self._drawing = rows, drawing
        self._table.setEnabled(rows is not None)
        for action in self._charts:
            action.setEnabled(drawing is not None)
        self.setEnabled(rows is not None or drawing is not None)

    def _export_table(self) -> None:
        if (table := self._rows) is None:
            return
        self._save(
            ".csv",
            self.tr("Tables (*.csv)"),
            lambda path: write_csv(path, table.rows, table.names),
        )

    def _export_chart(self, kind: str) -> None:
        if (drawing := self._drawing) is None:
            return
        filters = {
            "png": self.tr("PNG pictures (*.png)"),
            "svg": self.tr("SVG drawings (*.svg)"),
            "pdf": self.tr("PDF documents (*.pdf)"),
        }
        self._save(
            "." + kind,
            filters[kind],
            lambda path: write_bytes(path, as_bytes(drawing, kind, INCHES_WIDE)),
        )

    def _save(self, ending: str, filters: str, write: WriteFile) -> None:
        title = self.tr("Export {name}").format(name=self._name + ending)
        request = FileRequest(PickKind.SAVE, title, filters, self._name + ending, ending)
        for chosen in self._file_picker(self, request):
            path = with_ending(chosen, ending)
            job = self._runner.start(f"export {path}", partial(_written, write, path))
            # the button may be gone by then, with its dialog
            job.succeeded.connect(self._messages.saved)
            job.failed.connect(self._messages.problem)
