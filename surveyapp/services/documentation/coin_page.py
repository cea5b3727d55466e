"""The web page that checks coins: one file without a network, for any phone."""

from __future__ import annotations

from pathlib import Path

from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.program.resources import resource

COIN_PAGE = "coin-check.html"


def coin_page() -> bytes:
    """Return the page, a whole HTML file in UTF-8."""
    return resource("help", COIN_PAGE).read_bytes()


def write_coin_page(path: Path) -> Path:
    """Write the page to ``path``; return ``path``.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    write_bytes(path, coin_page())
    return path
