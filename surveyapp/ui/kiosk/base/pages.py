"""What does not fit on a screen is turned over like pages, by large buttons; nothing scrolls.

A page ends where a line, a picture or a row of answers ends, never inside one. The heading stands on
every page where there is room for it, and the answers stay together where a page can hold them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import IntEnum
from itertools import pairwise

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QLabel,
    QLayout,
    QSizePolicy,
    QSpacerItem,
    QVBoxLayout,
    QWidget,
)

from surveyapp.ui.kiosk.base.bare_view import widgets_in
from surveyapp.ui.kiosk.base.controls import Words
from surveyapp.ui.kiosk.base.panel import Flat, KeyPad, Panel
from surveyapp.ui.kiosk.base.style import GAP, Sizes

BELOW_STRIP = 3
"""Millimetres of white space above a page."""
APART, CLOSELY = 5, 3
"""Millimetres between texts, and where they have no room otherwise."""
LIST = "list"
"""The name of a list's layout."""
LISTED, LISTED_CLOSELY = 2.5, 1.0
"""Millimetres between the items of a list."""
WIDEST_COLUMN = 250
"""Millimetres; longer lines are hard to read."""
SPACE = QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed
"""How white space is laid out."""
MOST_HEADING = 0.5
"""The share of a page that the heading may take and still stand on every page."""


class Given(IntEnum):
    """What gives way so that a screen has fewer pages, one if that is possible: each with those before it."""

    NOTHING = 0
    SPACE = 1
    """White space between texts."""
    LINES = 2
    """That between lines of Latin letters."""
    ROWS = 3
    """Rows of answers and keys: there are fewer, with more in each."""


@dataclass(frozen=True, slots=True)
class _Page:
    """A slice of the heading and one of the rest, from and to a height; None where it has none."""

    head: tuple[int, int] | None
    rest: tuple[int, int] | None


class Pages(QWidget):
    """The heading above, the texts below it, the answers at the lower edge: on one page or several."""

    def __init__(self, sizes: Sizes, turned: Callable[[], None]) -> None:
        super().__init__()
        self._sizes = sizes
        self._turned = turned
        self._at = 0
        self._pages: list[_Page] = [_Page(None, None)]
        self._is_arranging = False
        self._above = 0
        self._spaces: list[tuple[QSpacerItem, int]] = []
        self._given = Given.NOTHING
        self._gap = sizes.space(APART)
        self._usual_spacing = 0
        self._windows = QWidget(self), QWidget(self)
        self._head, self.head = _column(self._windows[0], sizes)
        self._rest, rest = _column(self._windows[1], sizes)
        self.body = QVBoxLayout()
        self.body.setSpacing(sizes.space(APART))
        self._below = QVBoxLayout()
        self._below.setSpacing(sizes.mm(GAP))
        rest.addLayout(self.body)
        rest.addStretch(1)
        rest.addLayout(self._below)
        for part in (self._head, self._rest):
            part.installEventFilter(self)

    def space(self, height: int) -> None:
        """Add white space to the body; where nothing else has room without it, there is none."""
        space = QSpacerItem(0, height, *SPACE)
        self._spaces.append((space, height))
        self.body.addSpacerItem(space)

    def put_below(self, widget: QWidget) -> None:
        """Add ``widget`` at the lower edge."""
        self._below.addWidget(widget)

    @property
    def count(self) -> int:
        """How many pages there are."""
        return len(self._pages)

    @property
    def at(self) -> int:
        """Which page is shown, counted from 0."""
        return self._at

    @property
    def is_first(self) -> bool:
        """Whether nothing stands before this page."""
        return self._at == 0

    @property
    def is_last(self) -> bool:
        """Whether nothing follows this page."""
        return self._at == len(self._pages) - 1

    def turn(self, pages: int) -> None:
        """Show the page so many further on."""
        self._at = min(max(self._at + pages, 0), len(self._pages) - 1)
        self._show_page()

    def reveal(self, widget: QWidget) -> None:
        """Show the page on which ``widget`` stands."""
        if not self._rest.isAncestorOf(widget):
            return
        middle = widget.mapTo(self._rest, QPoint(0, widget.height() // 2)).y()
        for place, page in enumerate(self._pages):
            if page.rest is not None and page.rest[0] <= middle < page.rest[1]:
                self.turn(place - self._at)

    def is_shown(self, widget: QWidget) -> bool:
        """Return whether ``widget`` stands on the page that is shown."""
        if not self._rest.isAncestorOf(widget):
            return True
        shown = self._pages[self._at].rest
        middle = widget.mapTo(self._rest, QPoint(0, widget.height() // 2)).y()
        return shown is not None and shown[0] <= middle < shown[1]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Divide anew."""
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Divide with the letters that the window has."""
        super().showEvent(event)
        self.arrange()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Divide anew when a text has changed."""
        if event.type() is QEvent.Type.LayoutRequest and not self._is_arranging:
            self.arrange()
        return super().eventFilter(watched, event)

    def arrange(self) -> None:
        """Place everything on one page, or divide it."""
        if self._is_arranging or self.width() <= 0:
            return
        self._is_arranging = True
        try:
            self._divide()
        finally:
            self._is_arranging = False
        self._at = min(self._at, len(self._pages) - 1)
        for part in (self._head, self._rest):
            for each in (*part.findChildren(QWidget), part):
                _be_content(each)
        self._show_page()

    def _divide(self) -> None:
        for each in self.findChildren(QWidget):
            each.ensurePolished()
        width = self._column_width()
        for given in Given:
            head, gap, rest = self._needed_with(given, width)
            if head + gap + rest <= self.height():
                self._above = self._without_heading if head else gap
                self._pages = [_Page((0, head), (0, self.height() - head - gap))]
                self._lay_out(self._head, width, head)
                self._lay_out(self._rest, width, self.height() - head - gap)
                return
        fewest = min(Given, key=lambda given: len(self._divided_with(given, width)))
        self._pages = self._divided_with(fewest, width)

    def _divided_with(self, given: Given, width: int) -> list[_Page]:
        """Return the pages there are where so much has given way."""
        head, gap, rest = self._needed_with(given, width)
        self._above = self._without_heading if head else gap
        self._lay_out(self._head, width, head)
        self._lay_out(self._rest, width, rest)
        return self._divided(head, gap)

    def _needed_with(self, given: Given, width: int) -> tuple[int, int, int]:
        self._tighten(given)
        head = _needed(self._head, width)
        self._gap = self._sizes.space(CLOSELY if given else APART)
        gap = self._gap if head else self._without_heading
        if not head and given and not self.body.isEmpty():
            gap = 0  # a text may stand nearer to the strip than what is touched
        return head, gap, _needed(self._rest, width)

    def _tighten(self, given: Given) -> None:
        if given is self._given:
            return
        is_tight = given >= Given.SPACE
        if self._given is Given.NOTHING:
            self._usual_spacing = self.body.spacing()
        self._given = given
        closely = min(self._usual_spacing, self._sizes.space(CLOSELY))
        self.body.setSpacing(closely if is_tight else self._usual_spacing)
        for space, height in self._spaces:
            space.changeSize(0, 0 if is_tight else height, *SPACE)
        for rows in self._rest.findChildren(QGridLayout, LIST):
            rows.setVerticalSpacing(self._sizes.space(LISTED_CLOSELY if is_tight else LISTED))
        for text in self.findChildren(Words):
            text.stand_close(is_close=given >= Given.LINES)
            self._ask_again(text)
        for part in self._rest.findChildren(QWidget):
            if isinstance(part, Flat):
                part.flatten(is_flat=given >= Given.ROWS)
                self._ask_again(part)

    def _ask_again(self, changed: QWidget) -> None:
        """Have all that is around a widget forget how high what is in it was."""
        around: QWidget | None = changed
        while around is not None and around not in (self._head, self._rest):
            around.updateGeometry()
            around = around.parentWidget()

    def _divided(self, head: int, gap: int) -> list[_Page]:
        blocks = _blocks(self._rest)
        room = self.height() - head - gap
        repeated: list[_Page] = []
        if head <= self.height() * MOST_HEADING and self._is_room_enough(blocks, room):
            found = _slices(blocks, room, self._answers)
            repeated = [_Page((0, head), slice_) for slice_ in found] or [_Page((0, head), None)]
        once = self._divided_once(blocks, head, room)
        return repeated if repeated and len(repeated) <= len(once) else once

    def _divided_once(self, blocks: Sequence[QRect], head: int, room: int) -> list[_Page]:
        """Return the pages there are where the heading stands on the first ones alone."""
        texts = [block for block in blocks if not self._is_answer(block)]
        room_alone = self.height() - self._without_heading
        if (
            texts and texts[-1].bottom() + 1 <= room
        ):  # the question with its texts, then the answers
            first = _Page((0, head), (texts[0].top(), texts[-1].bottom() + 1))
            below = _slices(blocks[len(texts) :], room_alone, self._answers)
            return [first, *(_Page(None, each) for each in below)]
        heads = _slices(_blocks(self._head), self.height(), None)
        rests = _slices(blocks, room_alone, self._answers)
        return [_Page(each, None) for each in heads] + [_Page(None, each) for each in rests]

    def _is_room_enough(self, blocks: Sequence[QRect], room: int) -> bool:
        """Return whether under the heading there is room for the answers, or for two rows of many."""
        if any(high > room for high in _heights_together(blocks)):
            return False
        answers = self._answers
        if answers is None:
            return True
        rows = [block.height() for block in blocks if self._is_answer(block)]
        two = 2 * max(rows, default=0) + self._sizes.mm(GAP)
        high = answers[1] - answers[0]
        return high <= room or (two <= room and high > self.height() - self._without_heading)

    def _is_answer(self, block: QRect) -> bool:
        answers = self._answers
        return answers is not None and block.top() >= answers[0]

    @property
    def _answers(self) -> tuple[int, int] | None:
        """From and to which height the answers stand."""
        boxes = [_box(widget, self._rest) for widget in widgets_in(self._below)]
        return (boxes[0].top(), boxes[-1].bottom() + 1) if boxes else None

    def _show_page(self) -> None:
        page = self._pages[self._at]
        width, left = self._column_width(), (self.width() - self._column_width()) // 2
        top = 0 if page.head is not None and page.head[1] else self._above
        parts = (self._head, page.head), (self._rest, page.rest)
        for window, (part, slice_) in zip(self._windows, parts, strict=True):
            # out of sight, but not hidden: a pad forgets its number when it is hidden
            begin, end = (0, 0) if slice_ is None else slice_
            high = end - begin
            is_below = part is self._rest and self._touches_the_answers((begin, end))
            window.setGeometry(left, self.height() - high if is_below else top, width, high)
            part.move(0, -begin)
            top += high + (self._gap if high else 0)
        self._turned()

    def _touches_the_answers(self, slice_: tuple[int, int]) -> bool:
        answers = self._answers
        return answers is not None and slice_[1] > answers[0]

    @property
    def _without_heading(self) -> int:
        """White space above a page that begins with what can be touched."""
        if self._rest.findChild(KeyPad) is not None:
            return 0  # what was entered stands above the keys
        return self._sizes.mm(GAP) - self._sizes.space(BELOW_STRIP)

    def _column_width(self) -> int:
        room = self.width() - 2 * self._sizes.side
        return max(min(room, self._sizes.mm(WIDEST_COLUMN)), 1)

    @staticmethod
    def _lay_out(part: QWidget, width: int, height: int) -> None:
        part.resize(width, max(height, 1))
        layout = part.layout()
        assert layout is not None  # noqa: S101 - both have one
        layout.invalidate()
        layout.activate()  # from here on it asks again when something changes


def _be_content(widget: QWidget) -> None:
    """Have a widget ask for nothing that was done just now: it would be asked for for ever."""
    layout = widget.layout()
    if layout is not None:
        layout.activate()  # one that waits for an answer does not ask again
    QCoreApplication.removePostedEvents(widget, QEvent.Type.LayoutRequest.value)


def _column(parent: QWidget, sizes: Sizes) -> tuple[QWidget, QVBoxLayout]:
    """Return a part of the screen and its layout; what is seen of it is what its parent leaves."""
    part = QWidget(parent)
    layout = QVBoxLayout(part)
    layout.setContentsMargins(0, 0, 0, 0)
    layout.setSpacing(sizes.space(APART))
    layout.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
    return part, layout


def _needed(part: QWidget, width: int) -> int:
    layout = part.layout()
    assert layout is not None  # noqa: S101 - both have one
    if next(widgets_in(layout), None) is None:
        return 0
    _forget_heights(layout)
    if layout.hasHeightForWidth():
        return layout.totalHeightForWidth(width)
    return layout.totalMinimumSize().height()


def _forget_heights(layout: QLayout) -> None:
    """Have a layout and those in it ask again how high their texts are: Qt asks the outer one alone."""
    layout.invalidate()
    for item in map(layout.itemAt, range(layout.count())):
        below = None if item is None else item.layout()
        if below is not None:
            _forget_heights(below)


def _box(widget: QWidget, root: QWidget) -> QRect:
    return QRect(widget.mapTo(root, QPoint(0, 0)), widget.size())


def _blocks(root: QWidget) -> list[QRect]:
    """Return what must not be cut, as boxes on ``root``: lines, pictures, rows of answers."""
    return [box for box in _boxes(root, root) if box.height() > 0]


def _boxes(widget: QWidget, root: QWidget) -> Iterator[QRect]:
    at = widget.mapTo(root, QPoint(0, 0))
    layout = widget.layout()
    if isinstance(widget, Panel):
        yield from (row.translated(at) for row in widget.rows())
    elif layout is not None:
        for each in widgets_in(layout):
            if not each.isHidden():
                yield from _boxes(each, root)
    elif isinstance(widget, QLabel) and widget.text():
        yield from (line.translated(at) for line in _lines(widget))
    else:
        yield _box(widget, root)


def _lines(label: QLabel) -> Iterator[QRect]:
    metrics = QFontMetrics(label.font())
    inside = label.contentsRect()
    wrap = Qt.TextFlag.TextWordWrap if label.wordWrap() else 0
    text = metrics.boundingRect(QRect(0, 0, inside.width(), 1_000_000), wrap, label.text())
    count = max(round(text.height() / metrics.lineSpacing()), 1)
    top = inside.top() + max(inside.height() - text.height(), 0) // 2
    edges = [0, *(top + line * metrics.lineSpacing() for line in range(1, count)), label.height()]
    for begin, end in pairwise(edges):
        yield QRect(0, begin, label.width(), end - begin)


def _heights_together(blocks: Sequence[QRect]) -> Iterator[int]:
    """Yield how high the parts are between which a page can end: what stands side by side is one."""
    top = bottom = 0
    for block in sorted(blocks, key=lambda block: (block.top(), block.bottom())):
        if block.top() >= bottom:
            top = block.top()
        bottom = max(bottom, block.bottom() + 1)
        yield bottom - top


def _slices(
    blocks: Sequence[QRect], room: int, answers: tuple[int, int] | None
) -> list[tuple[int, int]]:
    """Return from and to which height each page goes."""
    result: list[tuple[int, int]] = []
    left = sorted(blocks, key=lambda block: (block.top(), block.bottom()))
    room, end = max(room, 1), 0
    while left:
        begin = max(left[0].top(), end)  # what is higher than a page goes on on the next
        end = _end(left, begin, room, answers)
        result.append((begin, end))
        left = [block for block in left if block.bottom() >= end]
    return result


def _end(left: Sequence[QRect], begin: int, room: int, answers: tuple[int, int] | None) -> int:
    """Return where the page that begins there ends: as far down as no block is cut."""
    ends = sorted({block.bottom() + 1 for block in left})
    fitting = [
        end
        for end in ends
        if end - begin <= room and not any(block.top() < end <= block.bottom() for block in left)
    ]
    if not fitting:
        return min(begin + room, ends[-1])
    if answers is not None and begin < answers[0] < fitting[-1] < answers[1]:
        before = [end for end in fitting if end <= answers[0]]
        if before and answers[1] - answers[0] <= room:
            return before[-1]
    return fitting[-1]
