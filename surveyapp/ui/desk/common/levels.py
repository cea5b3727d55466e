"""The confidence levels that a chooser offers."""

from __future__ import annotations

from collections.abc import Sequence

from surveyapp.options import USUAL_LEVEL
from surveyapp.ui.widgets.combo_box import Chooser
from surveyapp.ui.widgets.number_format import level_text

LEVELS = (0.5, 0.8, 0.9, 0.95, 0.99, 0.999)
"""Levels for estimates on a page."""
REPORT_LEVELS = (0.8, 0.9, 0.95, 0.99)
"""Levels for reports and rehearsals."""


def offer_levels(chooser: Chooser, levels: Sequence[float] = LEVELS) -> None:
    """Fill an empty ``chooser`` with levels, which are its items' data too, the usual one chosen."""
    for level in levels:
        chooser.addItem(level_text(level), level)
    chooser.setCurrentIndex(levels.index(USUAL_LEVEL))
