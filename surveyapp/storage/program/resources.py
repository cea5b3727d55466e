"""Where the files of ``resources/`` are: in an installed package, or next to it in a checkout."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parents[2]


def resource(*parts: str) -> Path:
    """Return the path of a file under ``resources/``.

    Raises
    ------
    FileNotFoundError
        if the installation lacks it.
    """
    for root in (_PACKAGE / "_resources", _PACKAGE.parent / "resources"):
        path = root.joinpath(*parts)
        if path.exists():
            return path
    raise FileNotFoundError("/".join(("resources", *parts)))
