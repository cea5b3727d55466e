"""Tables over columns: what a cell shows, what it explains, how it sorts, what is copied."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from math import ceil
from typing import Generic, TypeVar, overload

from PySide6.QtCore import QCollator, QItemSelectionModel, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QColor,
    QContextMenuEvent,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QGuiApplication,
    QIcon,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QStyle,
    QStyleOptionHeader,
    QStyleOptionHeaderV2,
    QStyleOptionViewItem,
    QTableView,
    QToolButton,
    QWidget,
)

from surveyapp.analyses.base.tables import Priority
from surveyapp.storage.export.clipboard_tables import (
    ClipboardTable,
    csv_grid,
    latex_text,
    markdown_text,
    spreadsheet_text,
)
from surveyapp.ui.appearance import theme
from surveyapp.ui.digits import locale
from surveyapp.ui.languages import in_its_direction
from surveyapp.ui.widgets.number_format import whole_text
from surveyapp.ui.widgets.row_labels import CLOSE, PADDING, LabelledRows, RowLabels, widest
from surveyapp.ui.widgets.row_models import LEFT, RIGHT, Index, RowModel
from surveyapp.ui.widgets.shared_texts import paint_shared, runs_of

MOST_FITTED_ROWS = 50
"""Above this, columns are as wide as the first rows need, and rows are fitted when they are seen."""

MOST_SHARED_ROWS = 200
"""Above this, no text is shared: that asks every row for its text."""
LEAST_FITTED_ROWS = 5
MOST_FITS = 3
"""How often columns are fitted anew because that made a scroll bar come or go."""
MOST_ASKED = 1500
"""Cells that are asked for their size at once: of hundreds of columns only the first rows."""

T = TypeVar("T")
V = TypeVar("V")
AS_GIVEN = -1
"""The column that stands for the order in which the rows were given."""


@dataclass(frozen=True, slots=True)
class Column:
    """One column: a title, a text a row, and optionally an explanation or an icon a row.

    ``raw`` are the values that the texts were made of, by the names of their columns in exported files: an
    interval has two. Rows are sorted by the first of them, and copied with all their digits.
    Where columns are declared essential, the others give way to them in a narrow table, the least important
    first.
    """

    title: str
    texts: Sequence[str]
    is_number: bool = False
    hints: Sequence[str] = ()
    icons: Sequence[QIcon] = ()
    about: str = ""
    raw: Mapping[str, Sequence[object]] = field(default_factory=dict)
    priority: Priority = Priority.USUAL
    is_shared: bool = False
    """Whether a text that rows one below another share is written once, over all of them."""

    @property
    def exact(self) -> Mapping[str, Sequence[object]]:
        """The values copied with all digits: ``raw``, or the texts under the title."""
        return self.raw or {self.title: self.texts}


class LazySequence(Sequence[V], Generic[T, V]):
    """What is made of many values, each when it is looked at: most rows of a long table never are."""

    def __init__(self, values: Sequence[T], make: Callable[[T], V]) -> None:
        self._values, self._make = values, make

    def __len__(self) -> int:
        return len(self._values)

    @overload
    def __getitem__(self, place: int) -> V: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[V]: ...
    def __getitem__(self, place: int | slice) -> V | Sequence[V]:
        """Return what is made of the value at ``place``, or of those of a slice."""
        if isinstance(place, slice):
            return LazySequence(self._values[place], self._make)
        return self._make(self._values[place])


class ColumnTable(RowModel):
    """A read-only table that holds arrays of columns, and shows their rows in any order."""

    def __init__(self) -> None:
        super().__init__()
        self._columns: tuple[Column, ...] = ()
        self._order: list[int] = []
        self._runs: dict[int, list[range]] = {}
        """Of each column with shared texts, for each row the rows that share its text."""

    def show(self, columns: Sequence[Column]) -> None:
        """Show other columns, their rows as they are given."""
        self.beginResetModel()
        self._columns = tuple(columns)
        self.titles = tuple(column.title for column in columns)
        self.numbers = [place for place, one in enumerate(columns) if one.is_number]
        self._order = list(range(len(columns[0].texts) if columns else 0))
        self._runs = {}
        self.endResetModel()

    def text(self, row: int, title: str) -> str:
        """Return the text in the column called ``title``."""
        column = next(column for column in self._columns if column.title == title)
        return column.texts[self._order[row]]

    def given_row(self, row: int) -> int:
        """Return the place among the given rows of the one that is shown at ``row``; −1 of none."""
        return self._order[row] if 0 <= row < len(self._order) else -1

    def name(self, place: int) -> str:
        """Return what the column at ``place`` is called in exported files, in every language."""
        return next(iter(self._columns[place].exact))

    def is_number(self, place: int) -> bool:
        """Return whether the column at ``place`` holds numbers."""
        return self._columns[place].is_number

    def is_interval(self, place: int) -> bool:
        """Return whether the column at ``place`` holds intervals."""
        return any(name.endswith(INTERVAL_END) for name in self._columns[place].exact)

    def shown_text(self, row: int, place: int) -> str:
        """Return the text of the column at ``place`` in the row that is shown at ``row``."""
        return self._columns[place].texts[self._order[row]]

    @property
    def shared(self) -> tuple[int, ...]:
        """The columns whose texts are written once over the rows that share them; none of a long table."""
        if len(self._order) > MOST_SHARED_ROWS:
            return ()
        return tuple(place for place, one in enumerate(self._columns) if one.is_shared)

    def run(self, row: int, place: int) -> range:
        """Return the rows over which the text of a cell is written."""
        if place not in self.shared:
            return range(row, row + 1)
        if place not in self._runs:
            texts = [self.shown_text(row, place) for row in range(len(self._order))]
            self._runs[place] = runs_of(texts)
        return self._runs[place][row]

    def has_icons(self, place: int) -> bool:
        """Return whether the column at ``place`` has icons beside its texts."""
        return bool(self._columns[place].icons)

    def first_texts(self, place: int) -> Sequence[str]:
        """Return the texts of the column at ``place`` that its width is measured by."""
        return list(self._columns[place].texts[:MOST_FITTED_ROWS])

    @property
    def essentials(self) -> tuple[int, ...]:
        """The columns that are always seen: those that are declared so, else up to the interval, else all."""
        declared = tuple(
            place for place, one in enumerate(self._columns) if one.priority is Priority.ESSENTIAL
        )
        if declared:
            return declared
        ends = (place + 1 for place in range(len(self._columns)) if self.is_interval(place))
        return tuple(range(next(ends, len(self._columns))))

    @property
    def has_priorities(self) -> bool:
        """Whether some columns are declared essential."""
        return any(one.priority is Priority.ESSENTIAL for one in self._columns)

    @property
    def expendable(self) -> tuple[int, ...]:
        """The columns that give way where there is no room for all, the first to go first."""
        if not self.has_priorities:
            return ()
        others = (p for p, one in enumerate(self._columns) if one.priority > Priority.ESSENTIAL)
        return tuple(sorted(others, key=lambda place: (-self._columns[place].priority, -place)))

    def title(self, place: int) -> str:
        """Return the heading of the column at ``place``."""
        return self._columns[place].title

    @property
    def row_total(self) -> int:
        """The number of rows."""
        return len(self._order)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what a cell shows in that role."""
        sentence = _CELL_DATA.get(role)
        if sentence is None or not index.isValid():
            return None
        return sentence(self._columns[index.column()], self._order[index.row()])

    def about_column(self, column: int, role: int) -> object:
        """Return the explanation of a column."""
        about = self._columns[column].about if role == Qt.ItemDataRole.ToolTipRole else ""
        return about or None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Sort the rows by a column; ``AS_GIVEN`` puts them back. Equal rows keep their order."""
        self.layoutAboutToBeChanged.emit()
        before = self.persistentIndexList()
        given = [self._order[index.row()] for index in before]
        self._order = list(range(len(self._order)))
        if 0 <= column < len(self._columns):
            self._order = _sorted(self._columns[column], self._order, order)
        self._runs = {}
        now = {row: place for place, row in enumerate(self._order)}
        after = [
            self.index(now[row], index.column()) for row, index in zip(given, before, strict=True)
        ]
        self.changePersistentIndexList(before, after)
        self.layoutChanged.emit()

    def shown_grid(self, rows: Sequence[int]) -> ClipboardTable:
        """Return the shown rows at ``rows`` as they are read."""
        chosen = [self._order[row] for row in rows]
        return ClipboardTable(
            self.titles,
            tuple(tuple(column.texts[row] for column in self._columns) for row in chosen),
            frozenset(self.numbers),
        )

    def exact_grid(self, rows: Sequence[int]) -> ClipboardTable:
        """Return the shown rows at ``rows`` with all digits, under the titles of exported files."""
        chosen = [self._order[row] for row in rows]
        exact = {name: values for one in self._columns for name, values in one.exact.items()}
        return ClipboardTable(
            tuple(exact), tuple(tuple(values[row] for values in exact.values()) for row in chosen)
        )


def _sorted(column: Column, rows: Sequence[int], order: Qt.SortOrder) -> list[int]:
    """Return the rows sorted; those without a value come last, whichever way."""
    values = next(iter(column.exact.values()))
    missing = [row for row in rows if values[row] is None or values[row] != values[row]]
    there = [row for row in rows if row not in set(missing)]
    is_down = order is Qt.SortOrder.DescendingOrder
    if all(isinstance(values[row], int | float) for row in there):
        numbers = {row: float(str(values[row])) for row in there}
        return sorted(there, key=numbers.__getitem__, reverse=is_down) + missing
    collator = QCollator(locale())
    collator.setNumericMode(True)
    keys = {row: collator.sortKey(str(column.texts[row])) for row in there}
    return sorted(there, key=keys.__getitem__, reverse=is_down) + missing


def _shown(column: Column, row: int) -> str:
    text = column.texts[row]
    return text if column.is_number else in_its_direction(text)


def _alignment(column: Column, _row: int) -> Qt.AlignmentFlag:
    return RIGHT if column.is_number else LEFT


_CELL_DATA: dict[int, Callable[[Column, int], object]] = {
    Qt.ItemDataRole.DisplayRole: _shown,
    Qt.ItemDataRole.ToolTipRole: lambda column, row: (
        (column.hints[row] if column.hints else "") or None
    ),
    Qt.ItemDataRole.DecorationRole: lambda column, row: column.icons[row] if column.icons else None,
    Qt.ItemDataRole.TextAlignmentRole: _alignment,
}
"""What a cell tells in each role. Views ask for a dozen others too, of every cell, again and again."""

INTERVAL_END = "high"
"""How the name of an interval's upper end ends in exported files."""
LEAST_STRETCHED = 90
"""Pixels that a column of texts has in any case; the table scrolls then, or it stands above numbers."""
MOST_NARROWED = 30
"""Columns beyond which none is made narrower: they scroll in any case, and each cell would be asked."""
LEAST_BESIDE_NUMBERS = 120
"""Pixels of a long text, below which it stands above the numbers of its row instead."""
MOST_TEXT = 150
"""Pixels of another column of texts, where not all columns have room."""


HYPHENS = 3
MOST_LONGEST = 8
"""Texts of a column that Qt is asked about, of those that are nearly as long as the longest."""


def _line_width(metrics: QFontMetricsF, line: str) -> float:
    """Return the pixels of a line as Qt lays it out: with what its last letter has beyond its own width."""
    return metrics.horizontalAdvance(line) - min(
        0.0, metrics.rightBearing(line[-1]) if line else 0.0
    )


def _in_two_lines(title: str) -> str:
    words = title.split(" ")
    cuts = ((" ".join(words[:cut]), " ".join(words[cut:])) for cut in range(1, len(words)))
    return "\n".join(min(cuts, key=lambda lines: max(map(len, lines)), default=(title,)))


SPARE_PADDING = 10
"""Pixels of the style sheet's padding on each side of a title that it can do without."""

ICON_ROOM = 30
"""The most pixels of the icon beside a text, and between them."""

ARROW = 16
"""Pixels that the arrow of the column that rows are sorted by has beside a title."""


class _Header(QHeaderView):
    """The titles of columns; knows while the person holds one or a border between two."""

    def __init__(self, labels: RowLabels) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setSectionsClickable(True)
        self._labels = labels
        self.is_dragged = False
        self.covered = 0
        """Pixels at the end of the titles that something else stands on."""
        self.broken: frozenset[int] = frozenset()
        """The columns whose titles have two lines."""
        self._is_bare = False
        """Whether the ground of a title is drawn alone."""

    def sectionSizeFromContents(self, place: int) -> QSize:
        """Return what a title needs: room for the arrow only where the rows are sorted by its column."""
        if not self.isSortIndicatorShown() or place == self.sortIndicatorSection():
            return self._size_of(place)
        self.setSortIndicatorShown(False)
        size = self._size_of(place)
        self.setSortIndicatorShown(True)
        return size

    @property
    def title_font(self) -> QFont:
        """The type of the titles, as heavy as the style sheet has it."""
        font = QFont(self.font())
        font.setWeight(QFont.Weight.DemiBold)
        return font

    def _size_of(self, place: int) -> QSize:
        size = super().sectionSizeFromContents(place)
        size += QSize(0, self._labels.title_height(self.title_font))
        if place not in self.broken:
            return size
        option = QStyleOptionHeaderV2()
        self.initStyleOptionForIndex(option, place)
        words = option.fontMetrics.size(0, option.text)
        line = option.fontMetrics.size(0, option.text.replace("\n", " "))
        return size + QSize(words.width() - line.width(), words.height() - line.height())

    def initStyleOptionForIndex(self, option: QStyleOptionHeader, place: int) -> None:
        """Break a title between its words where its column has no room for them side by side."""
        super().initStyleOptionForIndex(option, place)
        if place in self.broken:
            option.text = _in_two_lines(option.text)
        if self._is_bare:
            option.text = ""

    def paintSection(self, painter: QPainter, rect: QRect, place: int) -> None:
        """Write the title beside what stands on the end of the titles, and below those of labels."""
        if self._labels.is_used:
            self._paint_close(painter, rect, place)
            return
        free = rect
        if self.covered and theme.is_mirrored():
            free = rect.adjusted(max(0, self.covered - rect.left()), 0, 0, 0)
        elif self.covered:
            end = self.viewport().width() - self.covered
            free = rect.adjusted(0, 0, min(0, end - rect.right() - 1), 0)
        if free == rect:
            super().paintSection(painter, rect, place)
            return
        # its words take the room of the paddings before any is cut
        more = min(SPARE_PADDING, max(0, self._size_of(place).width() - free.width() + 1) // 2)
        painter.setClipRect(free)
        super().paintSection(painter, free.adjusted(-more, 0, more, 0), place)
        painter.setClipping(False)

    def _paint_close(self, painter: QPainter, rect: QRect, place: int) -> None:
        """Write a title below those of labels, as close to its neighbours as its numbers are."""
        option = QStyleOptionHeaderV2()
        self.initStyleOption(option)
        self.initStyleOptionForIndex(option, place)
        self._is_bare = True
        super().paintSection(painter, rect, place)
        self._is_bare = False
        painter.save()
        painter.setFont(self.title_font)
        painter.setPen(QColor(theme.current_theme().muted))
        free = rect.adjusted(0, self._labels.title_height(self.title_font), 0, 0)
        close = free.adjusted(CLOSE, 0, -CLOSE, 0)
        if self.isSortIndicatorShown() and place == self.sortIndicatorSection():
            close.adjust(0, 0, -ARROW, 0)
        close = QStyle.visualRect(option.direction, free, close)
        flags = QStyle.visualAlignment(option.direction, option.textAlignment)
        painter.drawText(close, int(flags), option.text)
        painter.restore()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the titles, those of labels above the others."""
        super().paintEvent(event)
        if self._labels.columns:
            painter = QPainter(self.viewport())
            painter.setFont(self.title_font)
            self._labels.paint_titles(painter, self.viewport().rect(), self.title_font)
            painter.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note that the width is being changed by the person."""
        self.is_dragged = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Know that the person has let go."""
        super().mouseReleaseEvent(event)
        self.is_dragged = False


class _Cells(LabelledRows):
    """Draws cells; of those that share a text the ground alone, as the view writes that over all."""

    def __init__(self, view: TableView, labels: RowLabels) -> None:
        super().__init__(view, labels)
        self._table = view.table

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a cell."""
        if self._labels.is_used or len(self._table.run(index.row(), index.column())) == 1:
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        option.text = ""
        # one ground below one text: stripes of rows would cross it
        painter.fillRect(option.rect, option.palette.base())
        item = QStyle.ControlElement.CE_ItemViewItem
        option.widget.style().drawControl(item, option, painter, option.widget)


class _MoreColumns(QToolButton):
    """Says at the end of the titles how many columns had no room, and shows them."""

    def __init__(self, table: QTableView) -> None:
        super().__init__(table)
        self.setObjectName("more_columns")
        self.setProperty("role", "icon")
        self.setText(f"+{whole_text(99)}")
        self.setFixedWidth(self.sizeHint().width())
        self.hide()

    def show_hidden(self, titles: Sequence[str], *, is_offered: bool) -> None:
        """Tell of the columns with these ``titles``; of none, that all are shown."""
        self.setText(f"+{whole_text(len(titles))}" if titles else "\N{MINUS SIGN}")
        said = (
            self.tr("Show more columns: {names}").format(names=", ".join(titles))
            if titles
            else self.tr("Show only the columns that have room")
        )
        self.setAccessibleName(said)
        self.setToolTip(said)
        self.setVisible(is_offered)


class TableView(QTableView):
    """A quiet table: rows are selected whole, and copied or sorted by keys and by its menu."""

    row_changed = Signal(int)
    """The current row, by its place among the given ones; −1 where there is none."""

    def __init__(
        self, name: str, spoken_name: str, *, stretch: int, least: int = LEAST_STRETCHED
    ) -> None:
        """``stretch`` is the column that takes the room that is left, ``least`` what it has in any case."""
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken_name)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setTabKeyNavigation(False)
        self.setWordWrap(True)
        self.setCornerButtonEnabled(False)
        self._labels = RowLabels(self)
        self._header = _Header(self._labels)
        self.setHorizontalHeader(self._header)
        self.verticalHeader().hide()
        self.verticalHeader().setMinimumSectionSize(28)
        self.verticalScrollBar().valueChanged.connect(self._fit_rows)
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalScrollBar().valueChanged.connect(self._write_anew)
        self.verticalScrollBar().valueChanged.connect(self._write_anew)
        self._stretch, self._least = stretch, least
        self._needed = 0
        self._fitted: tuple[int, ...] = ()
        self._is_filling = False
        self._natural: list[int] = []
        self._cell_widths: dict[tuple[int, int], int] = {}
        """What the cells of a column need where it has a width."""
        self._line_heights: dict[bool, int] = {}
        """The height of a cell of one line, with an icon or without."""
        self._is_fitting = False
        self._is_whole = False
        self._is_complete = False
        self._more = _MoreColumns(self)
        self._more.clicked.connect(
            lambda: self._show_all_columns(is_complete=not self._is_complete)
        )
        self.widths: dict[str, int] = {}
        """What the person chose, by the columns' names in exported files."""
        self._later = QTimer(self, singleShot=True, interval=0)
        self._later.timeout.connect(self._fit_rows)
        self._header.sectionResized.connect(self._resized)
        self._header.sectionHandleDoubleClicked.connect(self._fit_to_contents)
        self.table = ColumnTable()
        self.setModel(self.table)
        self._cells = _Cells(self, self._labels)
        self.setItemDelegate(self._cells)
        self.table.layoutChanged.connect(self._order_changed)
        self.selectionModel().currentRowChanged.connect(
            lambda current, _before: self.row_changed.emit(self.table.given_row(current.row()))
        )
        self._begin_sorting()
        self._begin_copying()

    def _begin_sorting(self) -> None:
        header = self.horizontalHeader()
        header.setSortIndicatorClearable(True)
        header.setSortIndicator(AS_GIVEN, Qt.SortOrder.AscendingOrder)
        self.setSortingEnabled(True)
        header.sortIndicatorChanged.connect(self._make_room_for_arrow)

    def _begin_copying(self) -> None:
        self._copies = QMenu(self)
        self._copies.setToolTipsVisible(True)
        exact = self.tr("With all digits, as in exported files")
        shown = self.tr("As it is shown here")
        for name, text, about in (
            ("copy", self.tr("&Copy selected rows"), exact),
            ("copy_all", self.tr("Copy the &whole table"), exact),
            ("copy_csv", self.tr("Copy the table as C&SV"), exact),
            ("copy_markdown", self.tr("Copy the table as &Markdown"), shown),
            ("copy_latex", self.tr("Copy the table as &LaTeX"), shown),
        ):
            action = self._copies.addAction(text)
            action.setObjectName(name)
            action.setToolTip(about)
            action.triggered.connect(lambda _on=False, name=name: self.copy(name))
        copy = self._copies.actions()[0]
        copy.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        copy.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self._copies.addSeparator()
        self._column = 0
        for name, text, order in (
            (
                "sort_up",
                self.tr("Sort by this column, smallest first"),
                Qt.SortOrder.AscendingOrder,
            ),
            (
                "sort_down",
                self.tr("Sort by this column, lar&gest first"),
                Qt.SortOrder.DescendingOrder,
            ),
        ):
            action = self._copies.addAction(text)
            action.setObjectName(name)
            action.triggered.connect(
                lambda _on=False, order=order: self.horizontalHeader().setSortIndicator(
                    self._column, order
                )
            )
        self._unsort = QAction(self.tr("Ori&ginal order of the rows"), self._copies)
        self._unsort.setObjectName("unsort")
        self._unsort.triggered.connect(
            lambda: self.horizontalHeader().setSortIndicator(AS_GIVEN, Qt.SortOrder.AscendingOrder)
        )
        self._copies.addAction(self._unsort)
        self._reset = self._copies.addAction(self.tr("Reset the column widt&hs"))
        self._reset.setObjectName("reset_columns")
        self._reset.triggered.connect(lambda: self.use_widths({}))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer what can be copied, also by the key for menus."""
        for action in self._copies.actions():
            if action.parent() is self._copies:  # another's action knows itself when it works
                action.setEnabled(self.table.rowCount() > 0)
        by_mouse = event.reason() is QContextMenuEvent.Reason.Mouse
        pointed = self.columnAt(self.viewport().mapFrom(self, event.pos()).x())
        self._column = max(0, pointed if by_mouse else self.currentIndex().column())
        self._unsort.setEnabled(self.horizontalHeader().sortIndicatorSection() != AS_GIVEN)
        self._reset.setEnabled(bool(self.widths))
        self._copies.popup(event.globalPos())

    def add_to_menu(self, action: QAction) -> None:
        """Offer what else can be done with the rows, before what can be copied."""
        first = self._copies.actions()[0]
        self._copies.insertAction(first, action)
        self._copies.insertSeparator(first)

    def copy_actions(self) -> tuple[QAction, ...]:
        """Return the actions that copy the whole table, for other menus."""
        wanted = ("copy_all", "copy_csv", "copy_markdown", "copy_latex")
        return tuple(one for one in self._copies.actions() if one.objectName() in wanted)

    def copy(self, name: str) -> None:
        """Put the table on the clipboard, in one of the ways that the menu names."""
        QGuiApplication.clipboard().setText(self._text_of(name))

    def _text_of(self, way: str) -> str:
        whole = range(self.table.rowCount())
        match way:
            case "copy_all":
                return self._tabbed(whole)
            case "copy_csv":
                return csv_grid(self.table.exact_grid(whole))
            case "copy_markdown":
                return markdown_text(self.table.shown_grid(whole))
            case "copy_latex":
                return latex_text(self.table.shown_grid(whole))
        return self.selected_text()

    def show_columns(self, columns: Sequence[Column], stretched: str = "") -> None:
        """Show other columns, as wide as they need or the person chose, and select the first row.

        ``stretched`` is the name in exported files of the column that takes the room that is left.
        """
        named = (at for at, one in enumerate(columns) if stretched and stretched in one.exact)
        self._stretch = next(named, min(self._stretch, max(len(columns) - 1, 0)))
        header = self.horizontalHeader()
        self._is_filling = True
        header.setSortIndicator(AS_GIVEN, Qt.SortOrder.AscendingOrder)
        self._needed = 0  # what is known of the columns before fits these no more
        self._cell_widths = {}
        self._line_heights = {}
        self._labels.use(None)
        self.table.show(columns)
        for place in range(
            len(columns)
        ):  # what is hidden has no width, and it may be another column now
            self.showColumn(place)
        fitted = min(MOST_FITTED_ROWS, MOST_ASKED // max(len(columns), 1))
        header.setResizeContentsPrecision(max(fitted, LEAST_FITTED_ROWS))
        self.resizeColumnsToContents()
        self._natural = [self.columnWidth(place) for place in range(len(columns))]
        self._needed = self._least_stretched() if columns else 0
        self._fit()
        if self.table.rowCount():
            self.selectRow(0)
        else:
            self.row_changed.emit(-1)
        self._is_filling = False
        self._order_changed()

    def _make_room_for_arrow(self, place: int) -> None:
        """Give the title that has the arrow now what it needs with it."""
        if 0 <= place < len(self._natural) and not self._is_filling:
            needed = self._header.sectionSizeHint(place)
            self._natural[place] = max(self._natural[place], needed)
            self._fit()

    def _least_stretched(self) -> int:
        """Return what the stretched column needs: its title, and of texts, which wrap, a part."""
        whole = self._natural[self._stretch]
        title = self.horizontalHeader().sectionSizeHint(self._stretch)
        return whole if self.table.is_number(self._stretch) else min(whole, max(title, self._least))

    @property
    def natural_width(self) -> int:
        """The pixels that all columns need side by side, with the frame and a scroll bar."""
        return self._width_of(dict(enumerate(self._natural)))

    @property
    def essential_width(self) -> int:
        """The pixels that the first columns need, long texts wrapped, as far as those of an interval."""
        modest = {place: self._modest_least(place) for place in self.table.essentials}
        return self._width_of(modest) + (self._more.width() if self.table.expendable else 0)

    def _modest_least(self, place: int) -> int:
        if place == self._stretch:
            return self._needed
        return self._modest(place, self._natural[place])

    def _width_of(self, usual: Mapping[int, int]) -> int:
        columns = sum(
            self.widths.get(self.table.name(place), width) for place, width in usual.items()
        )
        return columns + self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth()

    def use_widths(self, widths: Mapping[str, int]) -> None:
        """Give columns the widths that the person chose, by name; the others have what they need."""
        self.widths = dict(widths)
        self._fit()
        self._fit_rows()

    def _resized(self, place: int, _before: int, width: int) -> None:
        """Keep a width that the person chose, and give the stretched column what is left."""
        if self._header.is_dragged and not self._is_fitting:
            self.widths[self.table.name(place)] = width
            self._fit()
        self._later.start()

    def _fit_to_contents(self, place: int) -> None:
        """Make a column as wide as it needs; the stretched one takes what is left again."""
        self.widths.pop(self.table.name(place), None)
        self._fit()

    def _fit(self) -> None:
        """Give each column its width, and what is left to one, unless the person chose its width."""
        if not self._needed:
            return
        for _try in range(MOST_FITS):
            self._is_fitting, room = True, self.viewport().width()
            self._give_widths()
            self._is_fitting = False
            if self.viewport().width() == room:  # no scroll bar came or went meanwhile
                break

    def _show_all_columns(self, *, is_complete: bool) -> None:
        """Show all columns, which scroll, or those alone that have room."""
        self._is_complete = is_complete
        self._fit()
        self._fit_rows()

    def _choose_columns(self) -> int:
        """Hide what gives way to essential columns; return the pixels that are left for the others."""
        room = self.viewport().width()
        needed = {place: self._modest_least(place) for place in range(len(self._natural))}
        needed |= {p: self.widths.get(self.table.name(p), width) for p, width in needed.items()}
        giving_way = self.table.expendable
        is_too_wide = sum(needed.values()) > room
        hidden: list[int] = []
        if is_too_wide and giving_way:
            room -= self._more.width()
            for place in () if self._is_complete else giving_way:
                if sum(needed.values()) <= room:
                    break
                hidden.append(place)
                del needed[place]
        self._hide(hidden)
        titles = [self.table.title(place) for place in sorted(hidden)]
        self._more.show_hidden(titles, is_offered=is_too_wide and bool(giving_way))
        self._header.covered = self._more.width() if is_too_wide and giving_way else 0
        return room

    def _give_widths(self) -> None:
        before = self._header.broken, self._labels.state
        self._header.broken = frozenset()
        self._labels.use(self._columns_for_labels())
        widths = self._widths_below() if self._labels.is_used else self._widths_beside()
        if (self._header.broken, self._labels.state) != before:
            self._header.headerDataChanged(Qt.Orientation.Horizontal, 0, len(self._natural) - 1)
        for place, width in widths.items():
            self.setColumnWidth(place, width)
        current = self.currentIndex()
        if current.isValid() and self.isColumnHidden(current.column()):  # keys go on from there
            seen = self.table.index(current.row(), self._first_seen)
            self.selectionModel().setCurrentIndex(seen, QItemSelectionModel.SelectionFlag.NoUpdate)
        self._place_more()

    @property
    def _first_seen(self) -> int:
        columns = range(self.table.columnCount())
        return next((place for place in columns if not self.isColumnHidden(place)), 0)

    def _close_width(self, place: int, *, is_broken: bool = False) -> int:
        """Return the least width of a column of numbers, its title in two lines, or an interval too."""
        texts = self.table.first_texts(place)
        if is_broken and self.table.is_interval(place):
            texts = [_in_two_lines(one) for one in texts]
        title = _in_two_lines(self.table.title(place))
        title_width = widest(QFontMetrics(self._header.title_font), [title])
        if place == self._header.sortIndicatorSection():
            title_width += ARROW
        needed = max(widest(self.fontMetrics(), texts), title_width) + 2 * CLOSE + 1
        return max(needed, self._header.minimumSectionSize())

    def _columns_for_labels(self) -> tuple[int, ...] | None:
        """Return the essential columns of texts, unless there is room for them beside the numbers.

        That depends on the width of the whole table alone, not on its scroll bar, which depends on this.
        """
        essentials = self.table.essentials if self.table.has_priorities else ()
        texts = tuple(place for place in essentials if not self.table.is_number(place))
        if self._is_complete or len(texts) == len(essentials):
            return None
        self._header.broken = frozenset(essentials)
        least = {
            place: max(self._header.sectionSizeHint(place), self._least_cells(place))
            for place in essentials
        }
        self._header.broken = frozenset()
        button = self._more.width() if self.table.expendable else 0
        return texts if self._width_of(least) + button > self.width() else None

    def _least_cells(self, place: int) -> int:
        """Return what the cells of a column need beside others: long texts as far as they can be read."""
        if self.table.is_number(place):
            return self._cell_width(place)
        whole = widest(self.fontMetrics(), self.table.first_texts(place)) + 2 * PADDING
        return min(whole, self._least_text)

    @property
    def _least_text(self) -> int:
        """The pixels of a long text: where it could stand above numbers, what can be read well."""
        essentials = self.table.essentials if self.table.has_priorities else ()
        if not any(map(self.table.is_number, essentials)):
            return LEAST_STRETCHED
        return max(LEAST_STRETCHED, min(self._least, theme.scaled(LEAST_BESIDE_NUMBERS)))

    def _widths_below(self) -> dict[int, int]:
        """Return the widths of numbers below the labels of their rows: of others where they have room."""
        room = self.viewport().width()
        room -= 0 if self._labels.columns else self._more.width()
        essentials = [one for one in self.table.essentials if self.table.is_number(one)]
        widths = {place: self._close_width(place) for place in essentials}
        if sum(widths.values()) > room:
            widths = {place: self._close_width(place, is_broken=True) for place in essentials}
        for place in reversed(self.table.expendable):
            width = self._close_width(place)
            if not self.table.is_number(place) or sum(widths.values()) + width > room:
                break
            widths[place] = width
        more, rest = divmod(max(0, room - sum(widths.values())), len(widths))
        widths = {
            place: self.widths.get(self.table.name(place), width + more + (at < rest))
            for at, (place, width) in enumerate(widths.items())
        }
        hidden = [p for p in self.table.expendable if p not in widths]
        self._hide(set(range(len(self._natural))) - set(widths))
        titles = [self.table.title(place) for place in sorted(hidden)]
        self._more.show_hidden(titles, is_offered=bool(titles))
        self._labels.covered = self._more.width() if titles else 0
        metrics = QFontMetrics(self._header.title_font)
        self._header.broken = frozenset(
            place
            for place, width in widths.items()
            if metrics.horizontalAdvance(self.table.title(place)) + 2 * CLOSE > width
        )
        return widths

    def _hide(self, hidden: Collection[int]) -> None:
        for place in range(len(self._natural)):
            self.setColumnHidden(place, place in hidden)

    def _widths_beside(self) -> dict[int, int]:
        """Return the widths of all columns side by side, but those that give way."""
        room = self._choose_columns()
        seen = [p for p in range(len(self._natural)) if not self.isColumnHidden(p)]
        is_roomy = sum(self._natural[place] for place in seen) <= room
        widths = {
            place: self._natural[place] if is_roomy else self._modest_least(place) for place in seen
        }
        widths |= {p: w for p in seen if (w := self.widths.get(self.table.name(p))) is not None}
        if not self._is_complete:
            self._narrow(widths, sum(widths.values()) - room, of_numbers=False)
        for of_numbers in (False, True):  # titles in several lines, of numbers last
            if not self._is_complete and sum(widths.values()) > room:
                self._header.broken |= frozenset(
                    place
                    for place in widths
                    if self.table.is_number(place) == of_numbers and " " in self.table.title(place)
                )
                self._narrow(widths, sum(widths.values()) - room, of_numbers=of_numbers)
        if self._stretch in widths and self.table.name(self._stretch) not in self.widths:
            left = max(0, room - sum(widths.values()))
            for place in widths:  # half of it is for texts that would be broken beside empty room
                if place != self._stretch and self.table.name(place) not in self.widths:
                    more = min(left // 2, max(0, self._natural[place] - widths[place]))
                    widths[place] += more
                    left -= more
            widths[self._stretch] += left
        return widths

    def _narrow(self, widths: dict[int, int], over: int, *, of_numbers: bool) -> None:
        """Make columns of texts, or of numbers, narrower, the widest first, so that no number is cut."""
        free = [
            place
            for place in widths
            if self.table.is_number(place) == of_numbers
            and self.table.name(place) not in self.widths
        ]
        if len(free) > MOST_NARROWED:
            return
        for place in sorted(free, key=widths.__getitem__, reverse=True):
            if over <= 0:
                break
            cells = self._cell_width(place)
            cells = cells if of_numbers else min(cells, self._least_text)
            least = max(self._header.sectionSizeHint(place), cells)
            taken = max(0, min(over, widths[place] - least))
            widths[place] -= taken
            over -= taken

    def _cell_width(self, place: int) -> int:
        """Return what the cells of a column need; of wrapped texts that follows from its width."""
        key = place, 0 if self.table.is_number(place) else self.columnWidth(place)
        if key not in self._cell_widths:
            self._cell_widths[key] = self.sizeHintForColumn(place)
        return self._cell_widths[key]

    def sizeHintForColumn(self, place: int) -> int:
        """Return what the cells of a column need: that of its longest texts, which alone are asked."""
        if self.table.has_icons(place) or self._labels.is_used:
            return super().sizeHintForColumn(place)
        first = max(self.rowAt(0), 0)
        rows = range(first, self.table.rowCount())[: self._header.resizeContentsPrecision()]
        metrics = QFontMetricsF(self.font())
        widths = {
            row: max(
                _line_width(metrics, line) for line in self.table.shown_text(row, place).split("\n")
            )
            for row in rows
        }
        wrapped = {row for row, width in widths.items() if width + 2 * PADDING > self.width()}
        asked = (
            row
            for group in (wrapped, widths.keys() - wrapped)
            for row in self._longest(place, {one: widths[one] for one in group})
        )
        return max(
            (self.sizeHintForIndex(self.table.index(row, place)).width() for row in asked),
            default=0,
        )

    def _longest(self, place: int, widths: Mapping[int, float]) -> list[int]:
        """Return the rows with the longest texts: hyphens are set apart, by up to ``HYPHENS`` pixels."""
        least = max(widths.values(), default=0) - HYPHENS
        near = {self.table.shown_text(row, place): row for row in widths if widths[row] >= least}
        most = 1 if self.table.is_number(place) else MOST_LONGEST
        return heapq.nlargest(most, near.values(), key=widths.__getitem__)

    def sizeHintForRow(self, row: int) -> int:
        """Return what a row needs: where no label stands above it, what its longest text does."""
        if self._labels.is_used:
            return super().sizeHintForRow(row)
        seen = (p for p in range(self.table.columnCount()) if not self.isColumnHidden(p))
        return max((self._cell_height(row, place) for place in seen), default=0)

    def _cell_height(self, row: int, place: int) -> int:
        """Return what a cell needs, of a shared text its part.

        Of all that surely have one line, Qt is asked about the first alone.
        """
        text, has_icon = self.table.shown_text(row, place), self.table.has_icons(place)
        margin = self.style().pixelMetric(QStyle.PixelMetric.PM_FocusFrameHMargin) + 1
        beside = 2 * (PADDING + margin) + has_icon * ICON_ROOM
        needed = ceil(_line_width(QFontMetricsF(self.font()), text)) + beside
        has_one_line = needed <= self.columnWidth(place) and "\n" not in text
        if has_one_line and has_icon in self._line_heights:
            return self._line_heights[has_icon]
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = QRect(0, 0, self.columnWidth(place), max(self.rowHeight(row), 1))
        height = self.itemDelegate().sizeHint(option, self.table.index(row, place)).height()
        if has_one_line:
            self._line_heights[has_icon] = height
        return ceil(height / len(self.table.run(row, place)))

    def _modest(self, place: int, natural: int) -> int:
        """Return what a column has where there is no room for all: long texts wrap beside their numbers."""
        if self.table.is_number(place):
            return natural
        title = self.horizontalHeader().sectionSizeHint(place)
        return min(natural, max(title, theme.scaled(MOST_TEXT)))

    def selectRow(self, row: int) -> None:
        """Select one row alone, whatever keys are held down."""
        flags = QItemSelectionModel.SelectionFlag
        self.selectionModel().setCurrentIndex(
            self.table.index(row, self._first_seen), flags.ClearAndSelect | flags.Rows
        )

    @property
    def whole_height(self) -> int:
        """The pixels that all rows need together; of a long table at least those of the first rows."""
        rows = min(self.table.rowCount(), MOST_FITTED_ROWS)
        below = self.horizontalScrollBar().sizeHint().height()
        return self._header.sizeHint().height() + sum(map(self.rowHeight, range(rows))) + below + 6

    def fit_height(self) -> None:
        """Be exactly as high as all rows together from now on: for tables of a few rows."""
        self._is_whole = True
        rows = sum(self.rowHeight(row) for row in range(self.table.rowCount()))
        bar = self.horizontalScrollBar()
        below = bar.sizeHint().height() if self._header.length() > self.viewport().width() else 0
        self.setFixedHeight(self._header.sizeHint().height() + rows + below + 6)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give one column the new room, and make every row as high as its longest text needs then."""
        super().resizeEvent(event)
        if not self._is_fitting:
            self._fit()
        self._fit_rows()
        self._place_more()

    def _place_more(self) -> None:
        """Put the button for more columns at the end of the titles, of those of labels if there are any."""
        header, is_mirrored = self._header.geometry(), theme.is_mirrored()
        left = header.left() if is_mirrored else header.right() + 1 - self._more.width()
        height = self._labels.title_height(self._header.title_font) or header.height() - 2
        self._more.setGeometry(left, header.top(), self._more.width(), height)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Write the labels of rows above their numbers."""
        super().paintEvent(event)
        if self._labels.columns and self.table.rowCount():
            last = self.rowAt(self.viewport().height() - 1)
            last = self.table.rowCount() - 1 if last < 0 else last
            self._labels.paint(max(self.rowAt(0), 0), last)
        self._paint_shared()

    def _paint_shared(self) -> None:
        """Write the texts that several rows in sight share."""
        first, last = self.rowAt(0), self.rowAt(self.viewport().height() - 1)
        for place in () if self._labels.is_used or first < 0 else self.table.shared:
            row = first
            while not self.isColumnHidden(place) and row < self.table.rowCount():
                run = self.table.run(row, place)
                if len(run) > 1:
                    paint_shared(self, place, run, self._option(run.start, place))
                row = run.stop
                if 0 <= last < row:
                    break

    def _option(self, row: int, place: int) -> QStyleOptionViewItem:
        """Return how a cell is drawn."""
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        option.rect = self.visualRect(self.table.index(row, place))
        self._cells.initStyleOption(option, self.table.index(row, place))
        return option

    def _write_anew(self) -> None:
        """Labels and shared texts stay in sight while numbers move."""
        if self._labels.columns or self.table.shared:
            self.viewport().update()

    def _order_changed(self) -> None:
        self._fitted = ()
        self._fit_rows()

    def _fit_rows(self) -> None:
        """Make rows as high as their longest text needs: all of a short table, of a long one those seen.

        That asks every cell for its size, so it is done once for the same cells in the same widths.
        """
        if self._is_filling:
            return
        count = self.table.rowCount()
        first = max(self.rowAt(0), 0)
        last = self.rowAt(self.viewport().height())
        last = count - 1 if last < 0 else last
        widths = (self.columnWidth(column) for column in range(self.table.columnCount()))
        fitted = (*widths, *(() if count <= MOST_FITTED_ROWS else (first, last)))
        if fitted == self._fitted:
            return
        self._fitted = fitted
        if count <= MOST_FITTED_ROWS:
            self.resizeRowsToContents()
            if self._is_whole:
                self.fit_height()
            return
        for row in range(first, min(last, first + MOST_FITTED_ROWS) + 1):
            self.resizeRowToContents(row)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy on Ctrl+C; leave every other key to Qt."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy("copy")
        else:
            super().keyPressEvent(event)

    def selected_text(self) -> str:
        """Return the selected rows for a spreadsheet, under the titles."""
        return self._tabbed(sorted(index.row() for index in self.selectionModel().selectedRows()))

    def _tabbed(self, rows: Sequence[int]) -> str:
        return spreadsheet_text(self.table.exact_grid(rows), locale().decimalPoint())


def labelled(widget: QWidget, name: str, spoken_name: str) -> None:
    """Give ``widget`` the name that tests find and the one that screen readers say."""
    widget.setObjectName(name)
    widget.setAccessibleName(spoken_name)
