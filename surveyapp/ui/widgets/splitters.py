"""Panes side by side that share the room by their contents, until the person moves the border."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QSplitter, QSplitterHandle, QWidget

from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column
from surveyapp.ui.widgets.column_table import TableView
from surveyapp.ui.widgets.widget_state import restore, restore_sizes, state_of

BESIDE = 300
"""Pixels that a chart has at the least beside the essential columns of its table; else it stands under it."""
LEAST_BESIDE = 150
"""Pixels that a chart has in any case, however narrow a low window is."""
FORM_ABOVE, EMPTY_ABOVE = 0.4, 0.75
"""Of the height, where the result stands under its form; and at most while there is no result yet."""
LOW = 420
"""Below this many pixels a chart has no room under its table, but beside it in any case."""
NARROW = 620
"""Below this many pixels a chart beside its table cannot be read; it stands under it then."""
LEAST_TABLE, LEAST_CHART = 0.35, 0.4
"""Of the width that both have."""
READABLE_CHART = 520
"""Pixels that a chart has before a table that scrolls in any case gets more than the half."""
READABLE = 560
"""Pixels that a result has beside its form where there is room below it instead."""
FORM_SHARE, MOST_FORM = 0.2, 1.4
"""Of the page, and of the least width that a form has."""


class _Border(QSplitterHandle):
    """The room between two panes, which is moved."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the page is seen there."""


class Panes(QSplitter):
    """Two panes in a row."""

    def __init__(self, name: str, first: QWidget, second: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setObjectName(name)
        self.setChildrenCollapsible(False)
        self.setHandleWidth(10)
        self.addWidget(first)
        self.addWidget(second)
        self.is_moved = False
        """Whether the person has chosen the widths."""
        self.splitterMoved.connect(lambda: setattr(self, "is_moved", True))

    def createHandle(self) -> QSplitterHandle:
        """Return a border."""
        return _Border(self.orientation(), self)

    def share(self) -> None:
        """Give each pane its width, unless the person has."""
        if not self.is_moved and self.orientation() is Qt.Orientation.Horizontal:
            room = self.width() - self.handleWidth()
            first = round(self.wanted(room))
            self.setSizes([first, room - first])

    def wanted(self, room: int) -> float:
        """Return how many of ``room`` pixels the first pane shall have."""
        raise NotImplementedError

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room."""
        super().resizeEvent(event)
        self.share()


class TableAndChart(Panes):
    """A table and its chart side by side where there is room, else one above the other."""

    def __init__(self, name: str, table: TableView, chart: QWidget) -> None:
        super().__init__(name, table, chart)
        self._table = table
        self.is_free_high = False
        """Whether they may be as high as they need, one above the other."""

    def wanted(self, room: int) -> float:
        """Return what the table needs, as far as the chart can still be read."""
        needed = max(self._table.natural_width, LEAST_TABLE * room)
        most = (1 - LEAST_CHART) * room
        if self._table.table.has_priorities:
            most = max(most, min(room - LEAST_BESIDE, self._table.essential_width))
        if needed <= most:
            return needed
        usual = room - max(LEAST_CHART * room, min(READABLE_CHART, room / 2))
        return min(max(usual, self._table.essential_width), most)

    def share(self) -> None:
        """Turn where there is no room side by side, and give each its width."""
        self._turn()
        super().share()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn where the room has changed."""
        self._turn()
        super().resizeEvent(event)

    def _turn(self) -> None:
        needed = NARROW
        if self._table.table.has_priorities and (self.is_free_high or self.height() > LOW):
            needed = max(NARROW, self._table.essential_width + BESIDE)
        is_narrow = self.width() < needed
        wanted = Qt.Orientation.Vertical if is_narrow else Qt.Orientation.Horizontal
        if wanted is not self.orientation():
            self.setOrientation(wanted)
            self.is_moved = False
            self.setSizes([1000, 1000])


class FormAndResult(Panes):
    """A form at the left, which has at least ``least`` pixels, and what comes of it at the right.

    The result stands under its form in a narrow window, and in a high one where it could not be
    read beside it.
    """

    def __init__(self, name: str, form: QWidget, result: QWidget, least: int) -> None:
        super().__init__(name, form, result)
        self._form, self._result = form, result
        self._is_waiting = False
        self._least = (
            least + theme.scaled(least)
        ) // 2  # with large letters the result needs room too
        self.setStretchFactor(0, 0)
        self.setStretchFactor(1, 1)

    def wanted(self, room: int) -> float:
        """Return a part of the page, within limits."""
        least = self._least_form()
        self._form.setMinimumWidth(least)
        return min(max(FORM_SHARE * room, least), max(MOST_FORM * self._least, least))

    def wait(self, *, is_waiting: bool) -> None:
        """Give the form what it needs while there is no result."""
        if is_waiting != self._is_waiting:
            self._is_waiting = is_waiting
            self.share()

    def _above(self) -> int:
        """Return how high the form is above its result."""
        usual = round(FORM_ABOVE * self.height())
        area = self._form.findChild(Scrolled)
        if not self._is_waiting or area is None:
            return usual
        around = self._form.sizeHint() - area.sizeHint().expandedTo(area.minimumSizeHint())
        needed = around.height() + area.natural_height
        return max(usual, min(needed, round(EMPTY_ABOVE * self.height())))

    def minimumSizeHint(self) -> QSize:
        """Return room for the wider of the two: where it is narrow one stands under the other."""
        return QSize(max(self._widths()), super().minimumSizeHint().height())

    def _widths(self) -> list[int]:
        """Return the least width of each."""
        result = max(self._result.minimumSizeHint().width(), self._result.minimumWidth())
        return [self._least_form(), result]

    def _least_form(self) -> int:
        return max(self._least, self._form.minimumSizeHint().width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Turn where there is no room side by side."""
        self._turn()
        super().resizeEvent(event)

    def event(self, event: QEvent) -> bool:
        """Give the form more room, or less, where another one is in it."""
        if event.type() is not QEvent.Type.LayoutRequest:
            return super().event(event)
        is_done = super().event(event)
        least = self._least_form()
        if self.orientation() is Qt.Orientation.Horizontal and least != self._form.minimumWidth():
            self._form.setMinimumWidth(least)
            self._turn()
            self.share()
        return is_done

    def _turn(self) -> None:
        form, result = self._widths()
        if self.height() > self.width():
            result = max(result, theme.scaled(READABLE))
        is_narrow = self.width() < form + result + self.handleWidth()
        wanted = Qt.Orientation.Vertical if is_narrow else Qt.Orientation.Horizontal
        if wanted is not self.orientation():
            self.setOrientation(wanted)
            self.is_moved = False

    def share(self) -> None:
        """Give each its room, unless the person has."""
        if self.orientation() is Qt.Orientation.Vertical and not self.is_moved:
            above = self._above()
            self.setSizes([above, self.height() - above])
        super().share()


@state_of.register
def _(widget: Panes) -> object:
    return widget.sizes() if widget.is_moved else []


@restore.register
def _(widget: Panes, state: object) -> None:
    widget.is_moved = restore_sizes(widget, state)


class Scrolled(QScrollArea):
    """A place for a form that may be higher than the page: it scrolls up and down only."""

    def __init__(self, inside: QWidget) -> None:
        super().__init__()
        self._inside = inside
        self.setWidget(inside)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        inside.setAutoFillBackground(False)  # the page is seen behind it
        self.viewport().setAutoFillBackground(False)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is in it is reached, and scrolls it
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Ask for another width where the content has another."""
        is_done = super().eventFilter(watched, event)
        # not ``_inside``: events come also while Python takes this apart
        if watched is self.widget() and event.type() is QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return is_done

    @property
    def natural_height(self) -> int:
        """How high it is without scrolling."""
        return self._inside.sizeHint().expandedTo(self._inside.minimumSize()).height()

    def minimumSizeHint(self) -> QSize:
        """Return the width of the content and a scroll bar: it is never narrower."""
        inside = self._inside.minimumSizeHint().width()
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(inside + bar, super().minimumSizeHint().height())


def above_its_button(form: QWidget, go: QWidget) -> QWidget:
    """Return a form that scrolls, and the button below it that is always in sight."""
    whole = QWidget()
    in_column((Scrolled(form), 1), go, inside=whole, spacing=theme.TIGHT)
    return whole
