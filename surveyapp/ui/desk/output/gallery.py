"""The analyses that can be added: each a button with its picture, its name and what it does."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QMenu,
    QPushButton,
    QSizePolicy,
    QWidget,
    QWidgetAction,
)

from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.registry import ANALYSES
from surveyapp.options import CONTEXT
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.line_icons import ColouredIcon
from surveyapp.ui.boxes import Stretch, in_column
from surveyapp.ui.widgets.layout import text_label

COLUMNS = 2
PICTURE = 34
TILE_WIDTH = 250


def offered_analyses() -> tuple[type[Analysis], ...]:
    """Return the analyses that a project can be asked for: those of its reports and of its survey."""
    return tuple(one for one in ANALYSES if one.source in {SourceKind.REPORTS, SourceKind.SURVEY})


class _Tile(QPushButton):
    """One analysis; the arrow keys go from one to the next."""

    def __init__(self, analysis: type[Analysis]) -> None:
        super().__init__()
        title = QCoreApplication.translate(CONTEXT, analysis.title)
        about = QCoreApplication.translate(CONTEXT, analysis.summary)
        about = about[:1].upper() + about[1:]
        self.setObjectName(f"add_{analysis.name}")
        self.setProperty("role", "tile")
        self.setAccessibleName(title)
        self.setAccessibleDescription(about)
        self.setAutoDefault(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        picture = ColouredIcon(theme.scaled(PICTURE))
        picture.draw(analysis.picture, "accent")
        words = in_column(
            Stretch(),
            text_label(title, "field"),
            text_label(about, "caption", wraps=True),
            Stretch(),
            spacing=1,
        )
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(theme.GAP, theme.TIGHT, theme.GAP, theme.TIGHT)
        row.setSpacing(theme.GAP)
        row.addWidget(picture)
        row.addLayout(words, 1)
        for label in self.findChildren(QLabel):  # the button hears of touches on its words
            label.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def sizeHint(self) -> QSize:
        """Return the room that the words need."""
        width = theme.scaled(TILE_WIDTH)
        height = (
            self._row.heightForWidth(width)
            if self._row.hasHeightForWidth()
            else self._row.sizeHint().height()
        )
        return QSize(width, max(height, theme.scaled(PICTURE) + 2 * theme.TIGHT))

    def minimumSizeHint(self) -> QSize:
        """Return the same: words are not cut."""
        return self.sizeHint()

    def event(self, event: QEvent) -> bool:
        """Go to the next tile by the arrow keys."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            is_mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            onward = -1 if is_mirrored else 1
            steps = {
                Qt.Key.Key_Down: COLUMNS,
                Qt.Key.Key_Up: -COLUMNS,
                Qt.Key.Key_Right: onward,
                Qt.Key.Key_Left: -onward,
            }
            gallery = self.parentWidget()
            if event.key() in steps and isinstance(gallery, Gallery):
                gallery.go(self, steps[Qt.Key(event.key())])
                return True
        return super().event(event)


class Gallery(QWidget):
    """All analyses in two columns; ``wanted(str)`` when one is to be added."""

    wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("analyses")
        self.setAccessibleName(self.tr("Analyses"))
        grid = QGridLayout(self)
        grid.setContentsMargins(theme.TIGHT, theme.TIGHT, theme.TIGHT, theme.TIGHT)
        grid.setSpacing(theme.TIGHT)
        self._tiles = [_Tile(one) for one in offered_analyses()]
        for place, (tile, one) in enumerate(zip(self._tiles, offered_analyses(), strict=True)):
            tile.clicked.connect(partial(self._want, one.name))
            grid.addWidget(tile, place // COLUMNS, place % COLUMNS)

    def _want(self, name: str, _on: bool = False) -> None:  # noqa: FBT001, FBT002 - Qt's
        self.wanted.emit(name)

    def go(self, tile: QWidget, steps: int) -> None:
        """Give the keyboard to the tile so many places further, if there is one."""
        place = next(at for at, one in enumerate(self._tiles) if one is tile) + steps
        if 0 <= place < len(self._tiles):
            self._tiles[place].setFocus(Qt.FocusReason.TabFocusReason)

    def begin(self) -> None:
        """Give the keyboard to the first tile."""
        if self._tiles:
            self._tiles[0].setFocus(Qt.FocusReason.TabFocusReason)


class AddMenu(QMenu):
    """The gallery as a menu that opens below a button; ``wanted(str)`` as of the gallery."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("add_menu")
        self.gallery = Gallery()
        self.gallery.wanted.connect(self._want)
        action = QWidgetAction(self)
        action.setDefaultWidget(self.gallery)
        self.addAction(action)
        self.aboutToShow.connect(self.gallery.begin)

    def _want(self, name: str) -> None:
        self.close()
        self.wanted.emit(name)
