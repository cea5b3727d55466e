"""Fonts by script: the family that writes a text well, and how much room its letters really take.

A toolkit falls back to any family that has the letters, in the order in which it knows them: so DejaVu wrote
Arabic where Noto was installed, in lines too low for the hamza. Here the families that are made for a script
come first, and rooms and middles follow from the letters that are drawn.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from math import ceil

from PySide6.QtGui import QFont, QFontMetrics, QFontMetricsF, QPainterPath

FAMILIES = ("Noto Sans", "Segoe UI", "Helvetica Neue", "Roboto", "Cantarell", "DejaVu Sans")
"""Whatever sans-serif the system has, never the desktop's choice."""

LATIN = "LATIN"
MADE_FOR = {
    "ARABIC": (
        *("Noto Sans Arabic UI", "Noto Naskh Arabic UI", "Noto Naskh Arabic", "Noto Sans Arabic"),
        *("Segoe UI", "Geeza Pro", "Tahoma", "Arial"),
    ),
    "DEVANAGARI": ("Noto Sans Devanagari", "Nirmala UI", "Kohinoor Devanagari", "Lohit Devanagari"),
    "ETHIOPIC": ("Noto Sans Ethiopic", "Ebrima", "Nyala", "Kefa", "Abyssinica SIL"),
    "MYANMAR": ("Noto Sans Myanmar", "Myanmar Text", "Myanmar MN", "Padauk"),
    "CJK": ("Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", "PingFang SC"),
    "HIRAGANA": ("Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic UI", "Hiragino Sans"),
    "KATAKANA": ("Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic UI", "Hiragino Sans"),
    "HANGUL": ("Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic", "Apple SD Gothic Neo"),
    "THAI": ("Noto Sans Thai", "Leelawadee UI", "Thonburi"),
    "KHMER": ("Noto Sans Khmer", "Leelawadee UI", "Khmer MN"),
    "LAO": ("Noto Sans Lao", "Leelawadee UI", "Lao MN"),
}
"""For the scripts whose systems have families of other names; others have ``Noto Sans`` and their name."""
USUAL_WORDS = {"ARABIC": "نعم لا", "DEVANAGARI": "हाँ नहीं", "MYANMAR": "ဟုတ်ကဲ့ မဟုတ်ဘူး"}
"""Words whose middle the eye takes for that of a line, in scripts whose lines have it elsewhere."""


def script_of(words: str) -> str:
    """Return the script of most letters of a text, by its Unicode name; ``LATIN`` where there are none."""
    letters = [letter for letter in words if letter.isalpha()]
    marks = [letter for letter in words if unicodedata.category(letter).startswith("M")]
    found = Counter(map(_script, letters or marks))  # a key may bear a vowel sign alone
    return found.most_common(1)[0][0] if found else LATIN


def _script(letter: str) -> str:
    return unicodedata.name(letter, LATIN).replace("-", " ").partition(" ")[0]


def families_for(words: str) -> list[str]:
    """Return the families that ``words`` are written with, the best first."""
    script = script_of(words)
    if script == LATIN:
        return list(FAMILIES)
    named = script.title()
    made = MADE_FOR.get(script, (f"Noto Sans {named}", f"Noto Serif {named}"))
    return list(dict.fromkeys((*made, *FAMILIES)))


def font(words: str = "") -> QFont:
    """Return the kiosk's font for a text; of any size, which the style sheet gives."""
    result = QFont()
    result.setFamilies(families_for(words))
    result.setStyleHint(QFont.StyleHint.SansSerif)
    return result


def suited(given: QFont, words: str) -> QFont:
    """Return a font with the families that ``words`` need, all else as it is."""
    result = QFont(given)
    result.setFamilies(families_for(words))
    return result


@lru_cache(maxsize=512)
def overhang(given: QFont, words: str) -> tuple[int, int]:
    """Return by how many pixels letters rise above the first line of a text and hang below its last."""
    if words.isascii():
        return 0, 0
    metrics = QFontMetricsF(given)
    top, bottom = _drawn(given, " ".join(words.split()))
    return max(ceil(-top - metrics.ascent()), 0), max(ceil(bottom - metrics.descent()), 0)


@lru_cache(maxsize=64)
def below_the_middle(given: QFont, script: str) -> float:
    """Return by how many pixels lines are to be moved down to look centred."""
    usual = USUAL_WORDS.get(script)
    if usual is None:
        return 0.0
    metrics = QFontMetricsF(given)
    top, bottom = _drawn(given, usual)
    return (metrics.descent() - metrics.ascent() - top - bottom) / 2


def _drawn(given: QFont, words: str) -> tuple[float, float]:
    """Return from where to where letters reach on one line, from its base line down.

    Qt's metrics leave marks out that stand above and below letters; their outlines do not.
    """
    outline = QPainterPath()
    outline.addText(0, 0, given, words)
    reach = outline.controlPointRect()
    return reach.top(), reach.bottom()


def missing_letters(texts: Iterable[str]) -> str:
    """Return the letters of some texts that no installed font has, each once."""
    wanted = sorted({letter for text in texts for letter in text if _is_seen(letter)})
    by_script: dict[str, QFontMetrics] = {}
    lacking = []
    for letter in wanted:
        script = _script(letter)
        if script not in by_script:
            by_script[script] = QFontMetrics(font(letter))
        if not by_script[script].inFontUcs4(ord(letter)):
            lacking.append(letter)
    return "".join(lacking)


def _is_seen(letter: str) -> bool:
    return unicodedata.category(letter)[0] in "LMNPS"
