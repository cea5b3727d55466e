"""The guides under ``resources/help``: Markdown that the program shows and anyone can read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.storage.resources import resource

GUIDES = (
    "tutorial",
    "analyst",
    "surveyor",
    "supervisor",
    "kiosk-session",
    "ethics",
    "handout",
    "mathematics",
    "formats",
    "commands",
    "extending",
)
"""Their names, in the order in which they are offered."""
ENDING = ".md"


@dataclass(frozen=True, slots=True)
class Guide:
    """A guide: its name, its title (the first heading) and where it is."""

    name: str
    title: str
    path: Path

    @property
    def text(self) -> str:
        """What it says, as Markdown."""
        return self.path.read_text(encoding="utf-8")


def guides(language: str = "") -> tuple[Guide, ...]:
    """Return the guides, each in ``language`` (as ``fr``) where it was written in it, else in English."""
    return tuple(guide(name, language) for name in GUIDES)


def guide(name: str, language: str = "") -> Guide:
    """Return the guide called ``name``.

    Raises:
        FileNotFoundError: if there is none, or the installation lacks it.
    """
    path = resource("help", name + ENDING)
    translated = path.with_name(f"{name}.{language}{ENDING}")
    chosen = translated if language and translated.exists() else path
    with chosen.open(encoding="utf-8") as lines:
        return Guide(name, next(lines).removeprefix("#").strip(), chosen)
