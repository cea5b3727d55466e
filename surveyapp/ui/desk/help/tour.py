"""The tour: a card below each page in turn says what the page is for. The window can be used meanwhile."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRect, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QLabel, QListWidget, QVBoxLayout, QWidget

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.storage.program.preferences import is_tour_done, note_tour_done
from surveyapp.ui.appearance import theme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.widgets.layout import button, text_label
from surveyapp.ui.widgets.number_format import whole_text

_log = logging.getLogger(__name__)


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


class Tour(QWidget):
    """A card for the place below the pages, which ``navigation`` chooses. Emits ``page_wanted(PageName)``.

    It takes room from the page and covers nothing of it. Escape leaves it; that, and its end, are remembered.
    """

    page_wanted = Signal(object)

    def __init__(self, whole: QWidget, navigation: QListWidget) -> None:
        super().__init__(whole)
        self.setObjectName("tour")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)  # that of the pages
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
        whole.installEventFilter(self)
        self.stop()

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "coach")
        in_column(card, inside=self, margins=(theme.MARGIN, 0, theme.MARGIN, theme.GAP))
        head = QVBoxLayout()
        head.setSpacing(0)
        head.addWidget(self._count)
        head.addWidget(self._title)
        row = in_row((head, 1), spacing=theme.TIGHT)
        buttons = in_row(self._skip, self._back, self._next, spacing=theme.TIGHT)
        row.addLayout(buttons)
        row.setAlignment(buttons, Qt.AlignmentFlag.AlignTop)
        in_column(
            row,
            self._text,
            inside=card,
            spacing=theme.TIGHT,
            margins=(theme.ROOMY, theme.GAP, theme.ROOMY, theme.GAP),
        )

    def offer(self) -> None:
        """Begin, unless the person has seen it."""
        if not is_tour_done():
            self.start()

    def start(self) -> None:
        """Begin at the first page."""
        self._show_stop(0)

    def stop(self) -> None:
        """Take the card away."""
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
        sentence = self.tr("Tour: {number} of {count}").format(
            number=whole_text(place + 1), count=whole_text(len(STOPS))
        )
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
        self._mark()
        self.show()
        self._next.setFocus()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, f"{title}. {text}"))

    def _mark(self) -> None:
        """Mark the page's entry."""
        item = self._navigation.item(STOPS[self._place].page)
        rect = self._navigation.visualItemRect(item)
        top_left = self._navigation.viewport().mapTo(self._whole, rect.topLeft())
        self.ring.setGeometry(QRect(top_left, rect.size()))
        self.ring.show()
        self.ring.raise_()

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
        """Mark the entry where it is when the window's size changes."""
        if watched is self._whole and event.type() is QEvent.Type.Resize and self.isVisible():
            self._mark()
        return super().eventFilter(watched, event)
