"""Fonts of charts: the usual ones have Latin, Greek, Cyrillic and Arabic letters; others are added at need.

matplotlib opens every font of its list for every chart, so only those of the scripts that a
chart's words are written in are named.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator
from functools import cache

USUAL = ("Inter", "Noto Sans", "Segoe UI", "Arial")
LAST = "DejaVu Sans"
"""It comes with matplotlib."""
KNOWN = frozenset({"LATIN", "GREEK", "CYRILLIC", "ARABIC"})
_INDIC = ("Nirmala UI", "Kohinoor {script}", "{script} MT", "Lohit {script}")
_SOUTH_EAST = ("Leelawadee UI", "Thonburi", "{script} Sangam MN")
_CHINESE = ("Noto Sans CJK SC", "Noto Sans SC", "Microsoft YaHei", "PingFang SC")
_JAPANESE = ("Noto Sans CJK JP", "Noto Sans JP", "Yu Gothic", "Hiragino Sans")
_KOREAN = ("Noto Sans CJK KR", "Noto Sans KR", "Malgun Gothic", "Apple SD Gothic Neo")
_OF_SCRIPT = {
    **dict.fromkeys(("DEVANAGARI", "BENGALI", "GUJARATI", "GURMUKHI", "KANNADA"), _INDIC),
    **dict.fromkeys(("MALAYALAM", "ORIYA", "SINHALA", "TAMIL", "TELUGU"), _INDIC),
    **dict.fromkeys(("THAI", "LAO", "KHMER"), _SOUTH_EAST),
    "MYANMAR": ("Myanmar Text", "Myanmar MN"),
    "ETHIOPIC": ("Ebrima", "Kefa"),
    "CJK": (*_CHINESE, *_JAPANESE),
    **dict.fromkeys(("HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA"), _JAPANESE),
    "HANGUL": _KOREAN,
}
"""What other systems than those with Noto have, by the first word of the letters' names in Unicode."""
_EVERY_SCRIPT = ("Arial Unicode MS",)


@cache
def _installed() -> frozenset[str]:
    from matplotlib import font_manager  # noqa: PLC0415 - imported with the first chart

    return frozenset(font.name for font in font_manager.fontManager.ttflist)


def usual_fonts() -> list[str]:
    """Return the fonts of every chart, those first that are looked in first."""
    return [*(name for name in USUAL if name in _installed()), LAST]


def fonts_for(texts: Iterable[str]) -> list[str]:
    """Return the installed fonts that ``texts`` need besides the usual ones, one a script; most need none."""
    scripts = {_script(letter) for letter in set().union(*texts) if letter.isalpha()}
    found = (next(_fonts_of(script), None) for script in sorted(scripts - KNOWN))
    return [name for name in dict.fromkeys(found) if name is not None]


def _script(letter: str) -> str:
    return unicodedata.name(letter, "").partition(" ")[0]


def _fonts_of(script: str) -> Iterator[str]:
    named = ("Noto Sans {script}", *_OF_SCRIPT.get(script, ()), *_EVERY_SCRIPT)
    names = (name.format(script=script.title()) for name in named)
    return (name for name in names if name in _installed())
