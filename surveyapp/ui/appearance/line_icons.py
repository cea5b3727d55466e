"""Our line drawings as icons, and as labels: they take their colour from the scheme when they are painted.

So whoever shows one has nothing to do when the system's scheme changes.
"""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QByteArray, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QIconEngine, QPainter, QPaintEvent, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QLabel

from surveyapp.ui.appearance import theme

Ink = Literal["ink", "muted", "accent", "accent_dark", "good", "warn", "bad"]
"""Which colour of the scheme a drawing has."""

# Line drawings on a grid of 24, our own.
_DRAWINGS = {
    "files": '<path d="M4 5h6l2 2.5h8V19H4z"/><path d="M12 10.5v5m-2.3-2.2L12 15.6l2.3-2.3"/>',
    "estimates": (
        '<path d="M4 4v16h16"/><path d="M8 8.5h7M10 13h8M8 17h4"/>'
        '<circle cx="11.5" cy="8.5" r="1.6"/><circle cx="14" cy="13" r="1.6"/>'
    ),
    "together": (
        '<circle cx="9" cy="12" r="6"/><circle cx="15" cy="12" r="6"/><path d="M12 9.6v4.8"/>'
    ),
    "plan": '<path d="M4 4v16h16"/><path d="M6.5 6c1 7 5 10.5 12.5 11.5"/>',
    "fieldwork": (
        '<path d="M12 21s6.5-6.2 6.5-11a6.5 6.5 0 0 0-13 0c0 4.8 6.5 11 6.5 11z"/>'
        '<path d="M9.2 10.2l2 2 3.6-4"/>'
    ),
    "map": '<path d="M4 6.5l5.5-2 5 2 5.5-2v13l-5.5 2-5-2-5.5 2zM9.5 4.5v13M14.5 6.5v13"/>',
    "learn": (
        '<circle cx="12" cy="5" r="2"/><circle cx="6" cy="18.5" r="2"/><circle cx="18" cy="18.5" r="2"/>'
        '<path d="M12 7v4.5M6 16.5v-2a3 3 0 0 1 3-3h6a3 3 0 0 1 3 3v2"/>'
    ),
    "help": (
        '<circle cx="12" cy="12" r="9"/><path d="M9.3 9.5a2.8 2.8 0 1 1 4 2.6c-.9.5-1.3 1-1.3 2"/>'
        '<path d="M12 16.6v.6"/>'
    ),
    "kiosk": '<rect x="6" y="3" width="12" height="18" rx="2"/><path d="M10 17.5h4M9 8h6M9 11.5h6"/>',
    "imported": '<circle cx="12" cy="12" r="9"/><path d="M8 12.3l2.8 2.8L16 9.6"/>',
    "already": '<circle cx="12" cy="12" r="9"/><path d="M8 10h8M8 14h8"/>',
    "refused": '<path d="M8 3h8l5 5v8l-5 5H8l-5-5V8z"/><path d="M9 9l6 6M15 9l-6 6"/>',
    "warning": '<path d="M12 3.5L22 20.5H2z"/><path d="M12 10v5M12 17.2v.6"/>',
    "note": '<circle cx="12" cy="12" r="9"/><path d="M12 11v6M12 7.2v.6"/>',
    "arrow": '<path d="M5 9l7 7 7-7"/>',
    "survey": (
        '<path d="M5 3.5h14v17H5z"/><path d="M8.5 8h1M8.5 12h1M8.5 16h1M12 8h4M12 12h4M12 16h4"/>'
    ),
    "undo": '<path d="M8.5 5L4 9.5 8.5 14"/><path d="M4.5 9.5H14a5 5 0 0 1 0 10h-3"/>',
    "redo": '<path d="M15.5 5L20 9.5 15.5 14"/><path d="M19.5 9.5H10a5 5 0 0 0 0 10h3"/>',
    "copy": '<rect x="8.5" y="8.5" width="11" height="11" rx="2"/><path d="M15 5.5V5H5v10h.5"/>',
    "up": '<path d="M12 19V5.5M6.5 11L12 5.5l5.5 5.5"/>',
    "down": '<path d="M12 5v13.5M6.5 13l5.5 5.5 5.5-5.5"/>',
    "left": '<path d="M14.5 5.5L8 12l6.5 6.5"/>',
    "right": '<path d="M9.5 5.5L16 12l-6.5 6.5"/>',
    "remove": '<path d="M5 7h14M9.5 7V4.5h5V7M7 7l1 12.5h8L17 7M10.5 11v5M13.5 11v5"/>',
    "more": (
        '<circle cx="5.5" cy="12" r="1"/><circle cx="12" cy="12" r="1"/><circle cx="18.5" cy="12" r="1"/>'
    ),
    "add": '<path d="M12 5v14M5 12h14"/>',
    "report": '<path d="M6 3.5h8.5L19 8v12.5H6z"/><path d="M14 3.5V8.5h5M9 12.5h7M9 16h7"/>',
    "rank": '<path d="M4 20.5h16M5 20v-6h4.5v6M9.5 20V7h5v13M14.5 20v-9H19v9"/>',
    "crosstab": '<path d="M4 4.5h16v15H4zM4 9.5h16M9.5 4.5v15M14.8 9.5v10M9.5 14.5H20"/>',
    "compare": (
        '<path d="M12 4v16M4.5 8h5.5M14 8h5.5M4.5 12h3.5M14 12h5.5M4.5 16h5.5M14 16h2.5"/>'
    ),
    "distance": (
        '<circle cx="5.5" cy="12" r="2.2"/><circle cx="18.5" cy="12" r="2.2"/>'
        '<path d="M8.5 12h7M10.5 9.8L8.3 12l2.2 2.2M13.5 9.8l2.2 2.2-2.2 2.2"/>'
    ),
    "regress": (
        '<path d="M4 4v16h16M6 17.5L19 7"/><circle cx="8" cy="13" r="1"/><circle cx="12" cy="14.5" r="1"/>'
        '<circle cx="13" cy="9" r="1"/><circle cx="17" cy="11" r="1"/>'
    ),
    "describe": (
        '<path d="M4 20h16M5.5 20v-4h3v4M8.5 20V9.5h3.5V20M12 20V6h3.5v14M15.5 20v-6.5h3V20"/>'
    ),
    "blank": "",
    "quality": (
        '<circle cx="10.5" cy="10.5" r="6.5"/><path d="M15.4 15.4L21 21"/><path d="M7.7 10.7l2 2 3.5-3.9"/>'
    ),
    "privacy": (
        '<path d="M12 3l7.5 2.8v5.4c0 4.6-3 8-7.5 9.8-4.5-1.8-7.5-5.2-7.5-9.8V5.8z"/>'
        '<path d="M12 10v4M12 8v.2"/>'
    ),
    "variables": (
        '<path d="M4 4.5h16v15H4zM9 4.5v15M4 9.5h16"/><path d="M12 14.5h5M6.2 7v.2M6.2 14.5v.2"/>'
    ),
    "weights": '<path d="M12 4v16M7.5 20h9M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z"/>',
    "rows": '<path d="M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.3h17M8.5 9.7V19"/>',
    "coins": (
        '<rect x="4.5" y="4.5" width="15" height="15" rx="3"/>'
        '<path d="M9 9v.2M15 9v.2M12 12v.2M9 15v.2M15 15v.2"/>'
    ),
    "close": '<path d="M6.5 6.5l11 11M17.5 6.5l-11 11"/>',
}


class _Engine(QIconEngine):
    """Paints a drawing in a colour of the current scheme; a disabled one in the colour of edges."""

    def __init__(self, name: str, ink: Ink) -> None:
        super().__init__()
        self._name = name
        self._ink = ink

    def clone(self) -> QIconEngine:
        made = _Engine(self._name, self._ink)
        _CLONES.append(made)  # Python would else free at once what Qt has just been given
        return made

    def paint(self, painter: QPainter, rect: QRect, mode: QIcon.Mode, state: QIcon.State) -> None:
        sharp = painter.device().devicePixelRatioF()
        painter.drawPixmap(rect, self.pixmap(rect.size() * sharp, mode, state))

    def pixmap(self, size: QSize, mode: QIcon.Mode, _state: QIcon.State) -> QPixmap:
        colour = "edge" if mode is QIcon.Mode.Disabled else self._ink
        return _pixmap(self._name, getattr(theme.current_theme(), colour), size)


_CLONES: list[_Engine] = []
"""What Qt asked a copy of, which it hardly ever does."""


def icon(name: str, ink: Ink = "ink") -> QIcon:
    """Return one of our line drawings, sharp in any size.

    It is the copy of an icon that is gone at once. Python's garbage collector takes an engine for a part of
    the icon that it was given to: with that icon it would free the engine, while buttons still paint with it.
    An engine whose icon has gone belongs to Qt alone, which frees it with the last copy.
    """
    return QIcon(QIcon(_Engine(name, ink)))


class ColouredIcon(QLabel):
    """A label with an icon, ``side`` pixels wide and high; empty until an icon is set."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self._side = side
        self._icon = QIcon()
        self.setMinimumSize(side, side)

    def draw(self, name: str, ink: Ink) -> None:
        """Show a drawing."""
        self._icon = icon(name, ink)
        self.update()

    def clear(self) -> None:
        """Show nothing."""
        self._icon = QIcon()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw what the sheet says of the label, and on it the drawing."""
        super().paintEvent(event)
        place = QRect(QPoint(0, 0), QSize(self._side, self._side))
        place.moveCenter(self.rect().center())
        painter = QPainter(self)
        self._icon.paint(painter, place)
        painter.end()


def icon_label(name: str) -> ColouredIcon:
    """Return a drawing on a square of its own."""
    made = ColouredIcon(32)
    made.setProperty("role", "tile")
    made.setFixedSize(64, 64)
    made.draw(name, "accent")
    return made


def _pixmap(name: str, colour: str, size: QSize) -> QPixmap:
    """Return a drawing; Qt keeps it, for drawings are asked for whenever something is painted."""
    key = f"surveyapp {name} {colour} {size.width()} {size.height()}"
    kept = QPixmap()
    if QPixmapCache.find(key, kept):
        return kept
    drawn = _drawn(name, colour, size)
    QPixmapCache.insert(key, drawn)
    return drawn


def _drawn(name: str, colour: str, size: QSize) -> QPixmap:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="{colour}"'
        ' stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round">'
        f"{_DRAWINGS[name]}</svg>"
    )
    pixmap = QPixmap(size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    QSvgRenderer(QByteArray(svg.encode())).render(
        painter, QRectF(0, 0, size.width(), size.height())
    )
    painter.end()
    return pixmap
