"""The surveys with many designs that tests work on; the shipped examples have one rule each."""

from __future__ import annotations

from pathlib import Path

SAMPLES = Path(__file__).resolve().parent.parent / "data"


def sample(name: str) -> Path:
    """Return the path of a survey file of the tests.

    Parameters
    ----------
    name
        its name without its ending, such as ``clinic``.
    """
    return SAMPLES / f"{name}.survey.json"
