"""The look of the kiosk: sizes in millimetres and points, a quiet light palette, one style sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QScreen

PAPER = "#f6f5f1"
SHEET = "#ffffff"
INK = "#16202a"
SOFT_INK = "#36424e"
"""Smaller text: 9:1 on paper."""
EDGE = "#5d6b78"
LINE = "#d3d5d2"
DEEP = "#174a6e"
"""The one colour: what leads on. White on it has 9:1."""
PRESSED = "#dfe5ea"
DEEP_PRESSED = "#0f3450"
OFF = "#e7e7e3"
OFF_INK = "#4b555e"
RING = "#c2500a"
"""Keyboard focus."""
CHOSEN = "#e6eef4"
"""Behind an answer that is ticked."""
WARM = "#f5e3b8"
"""The coins' own tiles."""

FAMILIES = ("Noto Sans", "Segoe UI", "Helvetica Neue", "Roboto", "Cantarell", "DejaVu Sans")


SMALLEST_TARGET = 15.0
"""Millimetres: what a finger finds without looking twice."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many pixels a millimetre and a point take on this screen, and how much room there is.

    ``room`` is 1 on a screen 210 mm high and less on a lower one, where white space gives way
    before words and targets do.
    """

    dpi: float
    scale: float
    room: float = 1.0

    def mm(self, millimetres: float) -> int:
        """Return a physical length in pixels."""
        return round(millimetres * self.dpi / 25.4)

    def space(self, millimetres: float) -> int:
        """Return white space of about that length in pixels."""
        return self.mm(millimetres * self.room)

    def target(self, millimetres: float) -> int:
        """Return the height of a button in pixels; never below what a finger needs."""
        return self.mm(max(millimetres * self.room, min(millimetres, SMALLEST_TARGET)))

    def with_text(self, factor: float) -> Sizes:
        """Return these sizes with all text ``factor`` times as large."""
        return replace(self, scale=self.scale * factor)

    def pt(self, points: float) -> int:
        """Return a size of text in pixels."""
        return round(points * self.scale * 96 / 72)


def sizes_for(window: QSize, screen: QScreen | None) -> Sizes:
    """Return the sizes for a window on ``screen``.

    Cheap panels state a physical size of nothing or of a television, so the resolution is held
    between that of a desk monitor and that of a small tablet; text grows with it as far as the
    window has room.
    """
    stated = 96.0 if screen is None else screen.physicalDotsPerInch()
    dpi = min(max(stated, 90.0), 200.0)
    widest = min(window.width() / 760, window.height() / 740)
    room = window.height() / dpi * 25.4 / 210
    return Sizes(dpi, min(max(min(dpi / 96, widest), 1.0), 1.8), min(max(room, 0.5), 1.0))


def font() -> QFont:
    """Return the kiosk's font: whatever sans-serif the system has, never the desktop's choice."""
    result = QFont()
    result.setFamilies(list(FAMILIES))
    result.setStyleHint(QFont.StyleHint.SansSerif)
    return result


def style_sheet(sizes: Sizes) -> str:
    """Return the one style sheet. No hover styles: where a finger rested is nobody's business."""
    return f"""
    QWidget {{ background: {PAPER}; color: {INK}; font-size: {sizes.pt(18)}px; }}
    QLabel {{ background: transparent; }}
    QLabel[role="title"] {{ font-size: {sizes.pt(32)}px; font-weight: 600; }}
    QLabel[role="question"] {{ font-size: {sizes.pt(29)}px; font-weight: 500; }}
    QLabel[role="statement"] {{ font-size: {sizes.pt(23)}px; font-weight: 500; }}
    QLabel[role="lead"] {{ font-size: {sizes.pt(22)}px; }}
    QLabel[role="body"] {{ font-size: {sizes.pt(19)}px; }}
    QLabel[role="soft"] {{ font-size: {sizes.pt(18)}px; color: {SOFT_INK}; }}
    QLabel[role="fine"] {{ font-size: {sizes.pt(15)}px; color: {SOFT_INK}; }}
    QLabel[role="problem"] {{
        font-size: {sizes.pt(18)}px; background: {WARM}; border-radius: {sizes.mm(2)}px;
        padding: {sizes.mm(1.5)}px;
    }}
    QLabel[role="dots"] {{
        font-size: {sizes.pt(15)}px; background: {SHEET}; border: 2px solid {EDGE};
        border-radius: {sizes.mm(2)}px;
    }}
    QLabel[role="hint"] {{
        font-size: {sizes.pt(18)}px; color: {SOFT_INK}; padding: {sizes.mm(1.5)}px 0;
    }}
    QLabel[role="number_display"] {{
        font-size: {sizes.pt(32)}px; font-weight: 500; background: {SHEET};
        border: 2px solid {EDGE}; border-radius: {sizes.mm(2)}px;
    }}
    QPushButton {{
        background: {SHEET}; border: 2px solid {EDGE}; border-radius: {sizes.mm(2)}px;
        font-size: {sizes.pt(24)}px;
    }}
    QPushButton:pressed {{ background: {PRESSED}; }}
    QPushButton:disabled {{ background: {OFF}; border-color: {LINE}; }}
    QPushButton[role="primary"] {{
        background: {DEEP}; border-color: {DEEP}; font-weight: 500;
    }}
    QPushButton[role="primary"]:pressed {{ background: {DEEP_PRESSED}; }}
    QPushButton[role="primary"]:disabled {{ background: {OFF}; border-color: {LINE}; }}
    QPushButton[role="bar"] {{ font-size: {sizes.pt(18)}px; border-color: {EDGE}; background: {PAPER}; }}
    QPushButton[role="bar"]:pressed {{ background: {PRESSED}; }}
    QPushButton[role="corner"] {{
        font-size: {sizes.pt(14)}px; border: 2px solid transparent; background: {PAPER};
    }}
    QPushButton[role="corner"]:pressed {{ background: {PRESSED}; }}
    QPushButton[role="check"] {{ font-size: {sizes.pt(21)}px; }}
    QPushButton[role="check"]:checked {{ border-color: {DEEP}; background: {CHOSEN}; }}
    QPushButton[role="number"] {{ font-size: {sizes.pt(18)}px; }}
    QPushButton[role="row"] {{ font-size: {sizes.pt(19)}px; }}
    QPushButton:focus, QPushButton[role="check"]:focus {{ border: 5px solid {RING}; }}
    QWidget#bar {{ border-top: 1px solid {LINE}; }}
    QScrollArea {{ border: none; }}
    QScrollBar:vertical {{ background: {OFF}; width: {sizes.mm(9)}px; margin: 0; border: none; }}
    QScrollBar::handle:vertical {{
        background: {EDGE}; min-height: {sizes.mm(15)}px; border-radius: {sizes.mm(2)}px;
        margin: {sizes.mm(1)}px;
    }}
    QScrollBar::add-line, QScrollBar::sub-line {{ height: 0; }}
    QScrollBar::add-page, QScrollBar::sub-page {{ background: none; }}
    """
