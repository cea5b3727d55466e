"""The look of the kiosk: sizes in millimetres and points, a quiet light palette, one style sheet."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from PySide6.QtCore import QSize
from PySide6.QtGui import QScreen

from surveyapp.ui.appearance.density import UNKNOWN_DPI, stated_dpi

PAPER = "#f6f5f1"
SHEET = "#ffffff"
INK = "#16202a"
SOFT_INK = "#36424e"
"""Smaller text: 9:1 on paper."""
EDGE = "#5d6b78"
LINE = "#d3d5d2"
DEEP = "#174a6e"
"""The one colour: what leads on. White on it has 9:1."""
PRESSED = "#93b1c5"
"""A touched button, and all others with it: 7:1 under ink."""
OFF = "#e7e7e3"
OFF_INK = "#4b555e"
RING = "#c2500a"
"""Keyboard focus."""
CHOSEN = "#e6eef4"
"""Behind an answer that is ticked."""
WARM = "#f5e3b8"
"""Behind what staff must know."""
YELLOW = "#f7cf55"
"""Where the wheel answers; ink on it has 11:1."""
HATCHING = "#b98a12"

SMALLEST_TARGET = 15.0
"""Millimetres: what a finger finds without looking twice."""
GAP = 8.2
"""Millimetres between two targets."""
ROOMY = 210.0
"""Millimetres of height from which white space need not give way."""
HIGH = 185.0
"""Millimetres of height from which a pad has four rows."""
LOW = 125.0
"""Millimetres of height below which a list of answers has no room under a question."""
NARROW = 160.0
"""Millimetres of width below which not everything of the bar has room side by side."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """How many pixels a millimetre and a point take on this panel, and how large it is.

    Lengths and letters take whole pixels, and never fewer than they need: what is to be 15 mm or 18 points
    is at least that on every panel.

    ``scale`` is what the respondent makes the text larger by, 1 as usual. ``width`` and ``height`` are
    the window's, in pixels.
    """

    dpi: float
    scale: float = 1.0
    width: int = 1280
    height: int = 800

    def mm(self, millimetres: float) -> int:
        """Return a physical length in pixels."""
        return _whole(millimetres * self.dpi / 25.4)

    @property
    def room(self) -> float:
        """1 on a screen 210 mm high and less on a lower one: white space gives way before words do."""
        return min(max(self.height / self.dpi * 25.4 / ROOMY, 0.5), 1.0)

    @property
    def side(self) -> int:
        """White space at either side."""
        return self.mm(min(max(self.width / self.dpi * 25.4 * 0.03, 4), 8))

    @property
    def is_narrow(self) -> bool:
        """Whether the bar needs two rows."""
        return self.width < self.mm(NARROW)

    @property
    def is_high(self) -> bool:
        """Whether a pad has room for the four rows of a telephone."""
        return self.height >= self.mm(HIGH)

    @property
    def is_small(self) -> bool:
        """Whether it is small for its letters, as a panel of 8 inches is, however it is held.

        Nothing on it is left empty.
        """
        return min(self.width, self.height) < self.mm(LOW) * self.scale

    @property
    def is_low(self) -> bool:
        """Whether answers stand side by side rather than in a list, so that all are seen at once."""
        return self.height < self.mm(LOW)

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
        """Return a size of text in pixels: points on the panel."""
        return _whole(points * self.scale * self.dpi / 72)


def _whole(pixels: float) -> int:
    """Return the next whole number of pixels; what floating point adds to a whole one is nothing."""
    return ceil(round(pixels, 6))


def sizes_for(window: QSize, screen: QScreen | None, dpi: float | None = None) -> Sizes:
    """Return the sizes for a window on ``screen``.

    ``dpi`` is what was stated or measured for the panel; without it the panel is asked, and where it
    states what no panel has, a desk monitor's resolution is taken.
    """
    if dpi is None:
        dpi = stated_dpi(screen) or UNKNOWN_DPI
    return Sizes(dpi, 1.0, window.width(), window.height())


def style_sheet(sizes: Sizes) -> str:
    """Return the one style sheet. No hover styles: where a finger rested is nobody's business."""
    pressed = max(sizes.mm(1), 3)
    return f"""
    QWidget {{ background: {PAPER}; color: {INK}; font-size: {sizes.pt(18)}px; }}
    QLabel {{ background: transparent; }}
    QLabel[role="title"] {{ font-size: {sizes.pt(32)}px; font-weight: 600; }}
    QLabel[role="question"] {{ font-size: {sizes.pt(29)}px; font-weight: 500; }}
    QLabel[role="statement"] {{ font-size: {sizes.pt(23)}px; font-weight: 500; }}
    QLabel[role="lead"] {{ font-size: {sizes.pt(22)}px; }}
    QLabel[role="body"] {{ font-size: {sizes.pt(18)}px; }}
    QLabel[role="soft"] {{ font-size: {sizes.pt(18)}px; color: {SOFT_INK}; }}
    QLabel[role="problem"] {{
        font-size: {sizes.pt(18)}px; background: {WARM}; border-radius: {sizes.mm(2)}px;
        padding: {sizes.mm(1.5)}px;
    }}
    QLabel[role="dots"] {{
        font-size: {sizes.pt(18)}px; background: {SHEET}; border: 2px solid {EDGE};
        border-radius: {sizes.mm(2)}px;
    }}
    QLabel[role="hint"] {{
        font-size: {sizes.pt(18)}px; color: {SOFT_INK}; padding: {sizes.mm(1.5)}px 0;
    }}
    QLabel[role="number_display"] {{
        font-size: {sizes.pt(32)}px; font-weight: 500; background: {SHEET};
        border: 2px solid {EDGE}; border-radius: {sizes.mm(2)}px;
    }}
    QLabel[role="text_display"] {{
        font-size: {sizes.pt(26)}px; background: {SHEET}; border: 2px solid {EDGE};
        border-radius: {sizes.mm(2)}px; padding: 0 {sizes.mm(2)}px;
    }}
    QPushButton {{
        background: {SHEET}; border: 2px solid {EDGE}; border-radius: {sizes.mm(2)}px;
        font-size: {sizes.pt(24)}px;
    }}
    QPushButton:disabled {{ background: {OFF}; border-color: {LINE}; }}
    QPushButton[role="primary"] {{
        background: {DEEP}; border-color: {DEEP}; font-weight: 500;
    }}
    QPushButton[role="primary"]:disabled {{ background: {OFF}; border-color: {LINE}; }}
    QPushButton[role="bar"] {{ font-size: {sizes.pt(18)}px; border-color: {EDGE}; background: {PAPER}; }}
    QPushButton[role="corner"] {{
        font-size: {sizes.pt(18)}px; border: 2px solid transparent; background: {PAPER};
    }}
    QPushButton[role="check"] {{ font-size: {sizes.pt(21)}px; }}
    QPushButton[role="check"]:checked {{ border-color: {DEEP}; background: {CHOSEN}; }}
    QPushButton[role="number"] {{ font-size: {sizes.pt(18)}px; }}
    QPushButton[role="row"] {{ font-size: {sizes.pt(18)}px; }}
    QPushButton[role][spoken="true"] {{
        background: {WARM}; color: {INK}; border: {pressed}px solid {INK};
    }}
    QPushButton:pressed, QPushButton[role]:pressed {{
        background: {PRESSED}; border: {pressed}px solid {INK};
    }}
    QPushButton:focus, QPushButton[role="check"]:focus {{ border: 5px solid {RING}; }}
    QWidget#bar {{ border-top: 1px solid {LINE}; }}
    """
