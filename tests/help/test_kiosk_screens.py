"""The guide to the kiosk's screens: one command makes its pictures, and what it quotes stands there."""

from __future__ import annotations

import ast
import html
import re
from itertools import pairwise
from pathlib import Path

from surveyapp.services.documentation.guides import guide

ROOT = Path(__file__).parents[2]
PICTURES = ROOT / "resources" / "help" / "pictures"
COMMAND = ROOT / "packaging" / "screenshots_kiosk.py"
README = ROOT / "README.md"
MOST_BYTES = 600_000
SHOWN = re.compile(r"!\[[^\]]+\]\((?:resources/help/)?pictures/([\w-]+)\.png\)")
QUOTED = re.compile(r"“([^”]+)”")
SOURCE = re.compile(r"<source>(.*?)</source>", re.DOTALL)
OF_DESIGNS = {
    "You",
    "The dice chose it, not you",
    "Recorded",
    "Recorded: Yes, Yes, No",
    "Yes × 4, No",
}
"""Words that stand on a screen within a sentence, or filled in."""


def made_by_the_command() -> set[str]:
    """Return the names of the pictures that the command makes, read from its source."""
    for node in ast.parse(COMMAND.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) == "GUIDE":
            assert isinstance(node.value, ast.Dict)
            return {ast.literal_eval(key) for key in node.value.keys if key is not None}
    raise AssertionError("the command has no GUIDE")


def source_texts() -> set[str]:
    """Return all texts of the program, as translators get them."""
    file = ROOT / "resources" / "translations" / "surveyapp_fr.ts"
    found = SOURCE.findall(file.read_text(encoding="utf-8"))
    return {html.unescape(text) for text in found}


def test_each_screen_has_a_picture_and_each_picture_is_made_by_the_command():
    shown = set(SHOWN.findall(guide("kiosk-screens").text))
    shown |= {name for name in SHOWN.findall(README.read_text("utf-8")) if "kiosk" in name}
    assert shown == made_by_the_command()
    kept = {path.stem for path in PICTURES.glob("screen-*.png")}
    assert kept == {name for name in shown if name.startswith("screen-")}
    assert all((PICTURES / f"{name}.png").exists() for name in shown)


def test_the_pictures_of_screens_stay_small():
    assert sum(path.stat().st_size for path in PICTURES.glob("screen-*.png")) < MOST_BYTES


def test_what_the_guide_quotes_stands_on_a_screen():
    texts = source_texts() | OF_DESIGNS
    quoted = set(QUOTED.findall(" ".join(guide("kiosk-screens").text.split()))) - {"A A"}
    assert {words for words in quoted if words not in texts} == set()


def test_every_picture_has_its_reason():
    paragraphs = guide("kiosk-screens").text.split("\n\n")
    after = [then for this, then in pairwise(paragraphs) if this.startswith("![")]
    assert [then for then in after if len(then.split()) < 12 or then[0] in "#!"] == []
