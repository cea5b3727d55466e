"""The tutorial and the guide to the desk need no terminal, and name what stands on the screen."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

ROOT = Path(__file__).parents[2]
HELP = ROOT / "resources" / "help"
TEXTS = ROOT / "resources" / "translations" / "surveyapp_fr.ts"
NAMED = re.compile(r"(?<![*\w])\*([^*\n]+(?:\n[^*\n]+)?)\*(?![*\w])")
"""What is set in italics: a button, a menu, a heading of the screen."""
WITH_DESK = pytest.mark.parametrize("name", ["tutorial", "desk"])


@pytest.fixture(scope="module")
def on_screen():
    """The texts of the program, without the marks of menus."""
    sources = ElementTree.parse(TEXTS).getroot().iter("source")  # noqa: S314 - our own file
    return {plain(source.text or "") for source in sources}


def plain(text):
    return " ".join(text.replace("&", "").replace("…", "").split())


def text_of(name):
    return (HELP / f"{name}.md").read_text(encoding="utf-8")


@WITH_DESK
def test_no_command_is_needed(name):
    text = text_of(name)
    assert "```" not in text
    assert re.findall(r"`surveyapp[^`]*`|(?<![\w-])--[a-z]\S*", text) == []


@WITH_DESK
def test_what_it_names_stands_on_the_screen(name, on_screen):
    named = {plain(part) for found in NAMED.findall(text_of(name)) for part in found.split(" > ")}
    assert len(named) > 15
    assert sorted(named - on_screen) == []
