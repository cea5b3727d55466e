"""The bar of every screen: Back, Stop and Skip at its beginning, what leads on at its end.

Each has a place of its own that it has on every screen of the kiosk, whichever of the others are
there: who touches twice where Back was does not touch Stop. A narrow panel has two rows, always.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QWidget

from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.drawn_button import Drawing, DrawnButton
from surveyapp.ui.kiosk.base.style import GAP, SMALLEST_TARGET, Sizes

PLACES = {"back": 0, "stop": 1, "skip": 2}
"""Where the buttons of an interview stand, by their names."""
LEADING = 3
ASIDE = "learn_more"
"""What leads aside, by its name: it stands on the first page alone, and may be as wide as is free there."""
WIDEST_LEADING, WIDEST_ON = 54.0, 64.0
"""Millimetres."""
HIGH, HIGH_WITH_ROOM = SMALLEST_TARGET + 1, 18.8
"""Millimetres; the second holds two lines of 18 points."""
ABOVE = 2.0


class Bar(QWidget):
    """Buttons at fixed places, and the two that turn pages."""

    def __init__(self, sizes: Sizes, turn: Callable[[int], None], words: tuple[str, str]) -> None:
        super().__init__()
        earlier, more = words
        self.setObjectName("bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._sizes = sizes
        self._leading: dict[int, Button] = {}
        self._on: Button | None = None
        self._aside: Button | None = None
        self._earlier = DrawnButton(Drawing.UP, "earlier", lambda: turn(-1), sizes, says=earlier)
        self._more = Button(more, "more", lambda: turn(1), sizes, role="primary")
        for button in (self._earlier, self._more):
            button.setParent(self)
            button.hide()
        is_tight = sizes.is_narrow or sizes.is_low
        self._high = sizes.mm(HIGH if is_tight else HIGH_WITH_ROOM)
        side = 2 * sizes.side
        across = sizes.width - side
        rows = 2 if sizes.is_narrow else 1
        self.setFixedHeight(rows * self._high + (rows - 1) * sizes.mm(GAP) + 2 * sizes.mm(ABOVE))
        gaps = sizes.mm(GAP)
        self._early_width = sizes.mm(SMALLEST_TARGET)
        if sizes.is_narrow:
            self._on_width = (across - gaps) // 2
            leading = (across - 2 * gaps) // LEADING
        else:
            is_panel_small = replace(sizes, scale=1.0).is_small  # larger text moves no button
            share = 20 if is_panel_small else 25
            self._on_width = min(sizes.mm(WIDEST_ON), across * share // 100)
            leading = (across - self._on_width - self._early_width - 4 * gaps) // LEADING
        self._leading_width = min(leading, sizes.mm(WIDEST_LEADING))

    def add(self, button: Button) -> None:
        """Add a button at its place, or at the first that is free."""
        button.setParent(self)
        if button.objectName() == ASIDE:
            self._aside = button
            self._arrange()
            return
        free = (place for place in range(9) if place not in self._leading)
        wanted = PLACES.get(button.objectName())
        place = next(free) if wanted is None or wanted in self._leading else wanted
        self._leading[place] = button
        self._arrange()

    def lead_on(self, button: Button) -> None:
        """Put the button that leads on at its place."""
        self._on = button
        button.setParent(self)
        self._arrange()

    @property
    def turning(self) -> tuple[Button, Button]:
        """The buttons that turn pages, also where there is one page only."""
        return self._earlier, self._more

    def turned(self, *, is_first: bool, is_last: bool) -> None:
        """Offer the pages that there are; what leads on comes with the last."""
        self._earlier.setVisible(not is_first)
        self._more.setVisible(not is_last)
        if self._on is not None:
            self._on.setVisible(is_last)
        if self._aside is not None:
            self._aside.setVisible(is_first)

    @property
    def leads_on(self) -> Button | None:
        """What is shown where one goes on, to the next page or the next screen."""
        shown = (self._more, self._on)
        return next((each for each in shown if each is not None and not each.isHidden()), None)

    @property
    def buttons(self) -> list[Button]:
        """What is shown, as it is read out: what leads on, then what leads elsewhere."""
        leading = [self._leading[place] for place in sorted(self._leading)]
        aside = [] if self._aside is None else [self._aside]
        on = [] if self.leads_on is None else [self.leads_on]
        return [*on, *(each for each in (self._earlier, *leading, *aside) if not each.isHidden())]

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the buttons, from the side where the language begins."""
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        sizes, side = self._sizes, self._sizes.side
        high, gap, top = self._high, sizes.mm(GAP), sizes.mm(ABOVE)
        low = top + high + gap if sizes.is_narrow else top
        for place, button in self._leading.items():
            left = side + place * (self._leading_width + gap)
            self._place(button, QRect(left, low, self._width_at(place), high))
        on = QRect(self.width() - side - self._on_width, top, self._on_width, high)
        needs_more = [
            each for each in (self._more, self._on) if each and not each.has_room(on.size())
        ]
        if needs_more:
            widest = min(max(each.natural_width() for each in needs_more), self._widest_on)
            on.setLeft(on.right() + 1 - max(widest, on.width()))
        for each in (self._more, self._on):
            if each is not None:
                self._place(each, on)
        early = QRect(on.left() - gap - self._early_width, top, self._early_width, high)
        self._place(self._earlier, early)
        if self._aside is not None:
            left = side if sizes.is_narrow else side + (LEADING - 1) * (self._leading_width + gap)
            wanted = max(self._aside.natural_width() + sizes.mm(3), self._leading_width)
            width = min(wanted, on.left() - gap - left)
            self._place(self._aside, QRect(left, top, width, high))

    @property
    def _widest_on(self) -> int:
        """How wide what leads on may be where its words need it: as far as nothing else stands."""
        sizes, gap = self._sizes, self._sizes.mm(GAP)
        used = 0 if sizes.is_narrow else max(self._leading, default=-1) + 1
        taken = used * (self._leading_width + gap) + self._early_width + gap
        if self._aside is not None:
            columns = 1 if sizes.is_narrow else LEADING
            taken = max(taken, columns * (self._leading_width + gap))
        return max(sizes.width - 2 * sizes.side - taken, self._on_width)

    def _width_at(self, place: int) -> int:
        """Return the width of a leading button: more where its words need it and it is free.

        Outside of interviews words have one line then; in them a button keeps to its place if it can.
        """
        button, width = self._leading[place], self._leading_width
        for following in range(place + 1, LEADING):
            has_one_line = button.objectName() in PLACES or button.natural_width() <= width
            is_wide_enough = has_one_line and button.has_room(QSize(width, self._high))
            if is_wide_enough or following in self._leading:
                break
            width += self._sizes.mm(GAP) + self._leading_width
        return width

    def _place(self, button: Button, box: QRect) -> None:
        if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
            box = box.translated(self.width() - 2 * box.left() - box.width(), 0)
        button.setGeometry(box)

    def sizeHint(self) -> QSize:
        """Return the size that the panel gives."""
        return QSize(self._sizes.width, self.height())
