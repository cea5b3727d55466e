"""How many pixels an inch a panel states, where it can be believed."""

from __future__ import annotations

from PySide6.QtGui import QScreen

from surveyapp.storage.kiosk.panel_size import POSSIBLE_DPI

UNKNOWN_DPI = 96.0
"""What is taken where a panel says nothing; display servers say the same of one that does not."""
MADE_UP_WITHIN = 0.5


def stated_dpi(screen: QScreen | None) -> float | None:
    """Return the pixels an inch that a panel states; None where it states none, or none that can be.

    A display server that is not told the panel's size makes one up, so that there are 96 in each
    direction: the figure of nearly no panel there is.
    """
    if screen is None:
        return None
    dpi = screen.physicalDotsPerInch()
    is_made_up = abs(dpi - UNKNOWN_DPI) < MADE_UP_WITHIN
    is_possible = POSSIBLE_DPI[0] <= dpi <= POSSIBLE_DPI[1]
    return dpi if is_possible and not is_made_up else None
