"""How fine the panel is, as measured with a ruler where the panel does not say it."""

from __future__ import annotations

import json
from pathlib import Path

from surveyapp.errors import SurveyAppError
from surveyapp.storage.files.safe_files import read_regular, replace_file
from surveyapp.survey.json_format.strict_json import parse

PANEL_FILE = "panel.json"
LARGEST_PANEL_FILE = 1000
POSSIBLE_DPI = (60.0, 600.0)
"""Pixels an inch; panels that lie about their size say 0 or thousands."""


class PanelSize:
    """What a kiosk's folder keeps of its panel: pixels an inch, and of which panel, by its pixels.

    Parameters
    ----------
    folder : Path
        The kiosk's folder.
    """

    def __init__(self, folder: Path) -> None:
        self._path = folder / PANEL_FILE

    def measured(self, pixels: tuple[int, int]) -> float | None:
        """Return the pixels an inch that were measured; None of another panel, or where none were.

        Parameters
        ----------
        pixels : tuple of int
            The panel's width and height, in either order: it may be turned.
        """
        try:
            value = parse(read_regular(self._path, LARGEST_PANEL_FILE), self._path.name)
            dpi = float(value["dpi"])
            is_this = sorted(value["pixels"]) == sorted(pixels)
        except (SurveyAppError, ValueError, TypeError, KeyError):
            return None  # it is measured again: nothing is lost by that
        return dpi if is_this and POSSIBLE_DPI[0] <= dpi <= POSSIBLE_DPI[1] else None

    def keep(self, pixels: tuple[int, int], dpi: float) -> None:
        """Keep what was measured.

        Parameters
        ----------
        pixels : tuple of int
            The panel's width and height.
        dpi : float
            Pixels an inch.

        Raises
        ------
        DiskProblem
            if it cannot be stored.
        """
        value = {"pixels": list(pixels), "dpi": round(dpi, 1)}
        replace_file(self._path, (json.dumps(value) + "\n").encode())
