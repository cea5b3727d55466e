"""Guides for the desk need no terminal or begin without one, and name what stands on the screen."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
HELP = ROOT / "resources" / "help"
TEXTS = ROOT / "resources" / "translations" / "surveyapp_fr.ts"
NAMED = re.compile(r"(?<![*\w])\*([^*\n]+(?:\n[^*\n]+)?)\*(?![*\w])")
"""What is set in italics: a button, a menu, a heading of the screen."""
BEGINNING = re.compile(r"# .*?^## On the desk\n.*?(?=^## )", re.MULTILINE | re.DOTALL)
"""The title of a guide and its first section."""
COMMAND = re.compile(r"```sh|`surveyapp[^`]*`|(?<![\w-])--[a-z]\S*")
WITH_DESK = ("tutorial", "desk")
FROM_DESK = (
    "surveys",
    "analyst",
    "weights",
    "areas",
    "synthetic-tables",
    "sampling",
    "fieldwork",
    "backchecks",
    "ethics",
    "tallies",
)
"""Guides of which the desk does what they say, and commands too."""


@pytest.fixture(scope="module")
def on_screen():
    """The texts of the program, without the marks of menus."""
    sources = ElementTree.parse(TEXTS).getroot().iter("source")  # noqa: S314 - our own file
    return {plain(source.text or "") for source in sources}


def plain(text):
    return " ".join(text.replace("&", "").replace("…", "").split())


def for_the_desk(name):
    """Return what a guide says to somebody at the desk: all of it, or its beginning."""
    text = (HELP / f"{name}.md").read_text(encoding="utf-8")
    if name in WITH_DESK:
        return text
    found = BEGINNING.match(text)
    assert found is not None, "no section “On the desk”"
    assert found[0].count("\n## ") == 1, "another section comes first"
    return found[0]


@pytest.mark.parametrize("name", WITH_DESK + FROM_DESK)
def test_no_command_is_needed(name):
    text = for_the_desk(name)
    assert COMMAND.findall(text) == []
    assert "```" not in text


@pytest.mark.parametrize("name", WITH_DESK + FROM_DESK)
def test_what_it_names_stands_on_the_screen(name, on_screen):
    parts = NAMED.findall(for_the_desk(name))
    named = {plain(part) for found in parts for part in found.split(" > ")}
    assert len(named) > (15 if name in WITH_DESK else 5)
    assert sorted(named - on_screen) == []


def test_the_guide_to_the_desk_leads_to_those_that_begin_there():
    text = for_the_desk("desk")
    assert [name for name in FROM_DESK if f"({name}.md)" not in text] == []
