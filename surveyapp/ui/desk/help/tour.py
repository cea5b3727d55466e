"""The tour: a card at each page in turn says what the page is for. The window can be used meanwhile."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QObject,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.storage.program.tour_memory import is_tour_done, note_tour_done
from surveyapp.ui.appearance import theme
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.widgets.layout import button, text_label

_log = logging.getLogger(__name__)

CARD_WIDTH = 400


@dataclass(frozen=True, slots=True)
class Stop:
    """One page of the tour: its title and text, in English."""

    page: PageName
    title: str
    text: str


STOPS = (
    Stop(
        PageName.FILES,
        QT_TRANSLATE_NOOP("Tour", "Files: import the interviews"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Kiosks export collection files. Each file is checked, and each interview counts once, however "
            "often you import it. You can also drop files anywhere on the window.",
        ),
    ),
    Stop(
        PageName.QUALITY,
        QT_TRANSLATE_NOOP("Tour", "Quality: look here first"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Does a kiosk, a day or a question differ from the others by more than chance? Each line says "
            "what was found and what to do about it.",
        ),
    ),
    Stop(
        PageName.OUTPUT,
        QT_TRANSLATE_NOOP("Tour", "Output: your analyses"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "Choose an analysis: estimates, comparisons, cross-tables, regressions. Change its options, and "
            "the result follows. All results stay in the project.",
        ),
    ),
    Stop(
        PageName.PRIVACY,
        QT_TRANSLATE_NOOP("Tour", "Privacy: what a respondent gives away"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "The most that anybody can learn about one person: from each question, from all questions "
            "together, and from each file that you export.",
        ),
    ),
    Stop(
        PageName.HELP,
        QT_TRANSLATE_NOOP("Tour", "Report and help"),
        QT_TRANSLATE_NOOP(
            "Tour",
            "The menu File has the report, which contains your analyses. F1 opens the guide to the page you "
            "are on. This tour is in the menu Help.",
        ),
    ),
)
CONTROLS = (QAbstractButton, QComboBox, QLineEdit, QAbstractSpinBox)
"""What the card never covers, besides texts: a page is explained by what one does on it."""
ROWS = 3
"""So many rows of a table stay in sight."""
STEP = 24
"""Places for the card lie so many pixels apart."""
FOLLOWING_MS = 300
"""How often the card looks whether what came on the page since lies below it."""


class Tour(QFrame):
    """A card over ``whole``, whose pages ``navigation`` chooses. Emits ``page_wanted(PageName)``.

    Escape leaves it; that, and its end, are remembered.
    """

    page_wanted = Signal(object)

    def __init__(self, whole: QWidget, navigation: QListWidget) -> None:
        super().__init__(whole)
        self.setObjectName("tour")
        self.setProperty("role", "coach")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._whole, self._navigation = whole, navigation
        self._place = 0
        self.ring = QLabel(whole)
        """Marks the page's entry."""
        self.ring.setObjectName("tour_ring")
        self.ring.setProperty("role", "ring")
        self.ring.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._count = text_label("", "caption")
        self._title = text_label("", "heading", wraps=True)
        self._text = text_label("", "plain", wraps=True)
        self._skip = button(self.tr("Skip the tour"), "tour_skip", role="quiet")
        self._back = button(self.tr("Back"), "tour_back")
        self._next = button(self.tr("Next"), "tour_next", role="primary")
        self._skip.clicked.connect(self.leave)
        self._back.clicked.connect(lambda: self._show_stop(self._place - 1))
        self._next.clicked.connect(self._go_on)
        self._lay_out()
        self._following = QTimer(self, interval=FOLLOWING_MS)
        self._following.timeout.connect(self._follow)
        whole.installEventFilter(self)
        self.stop()

    def _lay_out(self) -> None:
        self._column = column = QVBoxLayout(self)
        column.setContentsMargins(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP)
        column.setSpacing(theme.TIGHT)
        for label in (self._count, self._title, self._text):
            column.addWidget(label)
        row = QHBoxLayout()
        row.setSpacing(theme.TIGHT)
        row.addWidget(self._skip)
        row.addStretch(1)
        row.addWidget(self._back)
        row.addWidget(self._next)
        column.addSpacing(theme.TIGHT)
        column.addLayout(row)

    def offer(self) -> None:
        """Begin, unless the person has seen it."""
        if not is_tour_done():
            self.start()

    def start(self) -> None:
        """Begin at the first page."""
        self._show_stop(0)

    def stop(self) -> None:
        """Take the card away."""
        self._following.stop()
        self.hide()
        self.ring.hide()

    def leave(self) -> None:
        """Take the card away, and remember that the tour was seen."""
        self.stop()
        try:
            note_tour_done()
        except SurveyAppError:
            _log.info("that the tour was seen cannot be remembered", exc_info=True)

    def _go_on(self) -> None:
        if self._place + 1 < len(STOPS):
            self._show_stop(self._place + 1)
        else:
            self.leave()

    def _show_stop(self, place: int) -> None:
        self._place = place
        stop = STOPS[place]
        title, text = (QCoreApplication.translate("Tour", one) for one in (stop.title, stop.text))
        sentence = self.tr("Tour: {number} of {count}").format(number=place + 1, count=len(STOPS))
        self._count.setText(sentence)
        self._title.setText(title)
        self._text.setText(text)
        self.setAccessibleName(title)
        self.setAccessibleDescription(text)
        self._back.setEnabled(place > 0)
        is_last = place + 1 == len(STOPS)
        self._skip.setVisible(not is_last)
        self._next.setText(self.tr("Done") if is_last else self.tr("Next"))
        self.page_wanted.emit(stop.page)
        self._put()
        self.show()
        self.raise_()
        self._next.setFocus()
        self._following.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title}. {text}"))

    def _put(self) -> None:
        """Place the card next to the page's entry, and mark the entry."""
        item = self._navigation.item(STOPS[self._place].page)
        rect = self._navigation.visualItemRect(item)
        top_left = self._navigation.viewport().mapTo(self._whole, rect.topLeft())
        self.ring.setGeometry(QRect(top_left, rect.size()))
        self.ring.show()
        self.ring.raise_()
        width = min(theme.scaled(CARD_WIDTH), self._whole.width() - 2 * theme.GAP)
        size = QSize(width, self._column.totalHeightForWidth(width))
        self.setGeometry(QRect(self._free_place(size, top_left.y()), size))

    def _free_place(self, size: QSize, wanted: int) -> QPoint:
        """Return where a card covers the least of the page; of such places the one nearest to the entry."""
        is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        first = self._navigation.width() + theme.GAP
        last = max(first, self._whole.width() - size.width() - theme.GAP)
        lowest = max(0, self._whole.height() - size.height() - theme.GAP)
        kept, rows = self._kept_free(), self._rows()
        best, place = None, QPoint()
        for beside in {*range(first, last, STEP), last}:
            left = self._whole.width() - beside - size.width() if is_mirrored else beside
            for top in {*range(0, lowest, STEP), lowest, max(0, min(wanted, lowest))}:
                card = QRect(QPoint(left, top), size)
                covered, unread = (
                    sum(_area(card.intersected(one)) for one in rects) for rects in (kept, rows)
                )
                cost = (covered, unread, beside - first + abs(top - wanted))
                if best is None or cost < best:
                    best, place = cost, card.topLeft()
        return place

    def _kept_free(self) -> list[QRect]:
        """Return the rectangles of the page that the card does not cover."""
        kept = []
        for widget in self._whole.findChildren(QWidget):
            if not widget.isVisible() or self.isAncestorOf(widget):
                continue
            rect = QRect(widget.mapTo(self._whole, QPoint()), widget.size())
            if isinstance(widget, QTableView):
                header = widget.horizontalHeader()
                height = header.height() + ROWS * widget.verticalHeader().defaultSectionSize()
                rect.setHeight(min(rect.height(), height))
                kept.append(rect)
            elif isinstance(widget, CONTROLS) or (isinstance(widget, QLabel) and widget.text()):
                kept.append(rect.intersected(self._whole.rect()))
        return kept

    def _rows(self) -> list[QRect]:
        """Return the rectangles of filled rows, of which the card covers the fewest that it can."""
        found = []
        for table in self._whole.findChildren(QTableView):
            if table.isVisible():
                filled = table.horizontalHeader().height() + table.verticalHeader().length()
                size = QSize(table.width(), min(table.height(), filled))
                found.append(QRect(table.mapTo(self._whole, QPoint()), size))
        return found

    def _follow(self) -> None:
        """Go elsewhere once a control has come to lie below the card."""
        if any(self.geometry().intersects(one) for one in self._kept_free()):
            self._put()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave on Escape, go back and on by the arrows."""
        if event.key() == Qt.Key.Key_Escape:
            self.leave()
        elif event.key() == Qt.Key.Key_Left and self._place:
            self._show_stop(self._place - 1)
        elif event.key() == Qt.Key.Key_Right:
            self._go_on()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in place when the window's size changes."""
        if watched is self._whole and event.type() is QEvent.Type.Resize and self.isVisible():
            self._put()
        return super().eventFilter(watched, event)


def _area(rect: QRect) -> int:
    return 0 if rect.isEmpty() else rect.width() * rect.height()
