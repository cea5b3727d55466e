"""The guides under ``resources/help``: Markdown that the program shows and anyone can read."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.program.resources import resource
from surveyapp.storage.program.shipped_languages import SOURCE

GUIDES = (
    "tutorial",
    "desk",
    "surveys",
    "analyst",
    "weights",
    "areas",
    "synthetic-tables",
    "surveyor",
    "supervisor",
    "sampling",
    "fieldwork",
    "backchecks",
    "kiosk-session",
    "ethics",
    "kiosk-screens",
    "threats",
    "who-opens-what",
    "tallies",
    "coin-seals",
    "coin-checks",
    "handout",
    "mathematics",
    "formats",
    "tutorial-commands",
    "commands",
    "python",
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
    def language(self) -> str:
        """What it is written in, as ``fr``."""
        return self.path.name.removesuffix(ENDING).partition(".")[2] or SOURCE

    @property
    def text(self) -> str:
        """What it says, as Markdown."""
        return self.path.read_text(encoding="utf-8")


def guides(language: str = "") -> tuple[Guide, ...]:
    """Return the guides, each in ``language`` (as ``fr``) where it was written in it, else in English."""
    return tuple(guide(name, language) for name in GUIDES)


def guide(name: str, language: str = "") -> Guide:
    """Return the guide called ``name``.

    Raises
    ------
    FileNotFoundError
        if there is none, or the installation lacks it.
    """
    path = resource("help", name + ENDING)
    translated = path.with_name(f"{name}.{language}{ENDING}")
    chosen = translated if language and translated.exists() else path
    with chosen.open(encoding="utf-8") as lines:
        return Guide(name, next(lines).removeprefix("#").strip(), chosen)


def languages_of(name: str) -> tuple[str, ...]:
    """Return the languages that the guide called ``name`` was written in, English first."""
    translated = sorted(resource("help").glob(f"{name}.*{ENDING}"))
    return (SOURCE, *(path.name.removesuffix(ENDING).partition(".")[2] for path in translated))


def guide_in(name: str, language: str) -> Guide:
    """Return the guide called ``name`` in ``language`` and in no other.

    Raises
    ------
    UserProblem
        if it was not written in it.
    """
    known = languages_of(name)
    if language not in known:
        raise UserProblem(
            msg(
                "This text is not available in {language}. Choose one of {known}.",
                language=language,
                known=", ".join(known),
            )
        )
    return guide(name, "" if language == SOURCE else language)
