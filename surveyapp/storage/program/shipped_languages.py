"""Which languages the program has words in: a compiled file each, and English."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from surveyapp.messages.language import spoken_as
from surveyapp.storage.program import resources

SOURCE = "en"
"""What the program's texts are written in."""


def shipped_languages(folder: Path | None = None) -> tuple[str, ...]:
    """Return the languages that the program has words in: English, and those whose file is there.

    Parameters
    ----------
    folder
        where the compiled files are; None: among the program's resources.
    """
    try:
        there = resources.resource("translations") if folder is None else folder
    except FileNotFoundError:
        return (SOURCE,)
    files = sorted(there.glob("surveyapp_*.qm"))
    return (SOURCE, *(path.stem.removeprefix("surveyapp_") for path in files))


def unshipped(languages: Sequence[str]) -> tuple[str, ...]:
    """Return the languages that the program does not ship.

    Parameters
    ----------
    languages
        language codes.
    """
    shipped = shipped_languages()
    return tuple(code for code in languages if spoken_as(code, shipped) is None)
