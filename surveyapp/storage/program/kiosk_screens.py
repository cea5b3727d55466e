"""What the kiosk's screens say, found where they say it: in the program's own source.

A screen's words stand in the calls of ``self.tr``, where the translators' tools find them too. So there is
no list of them to keep, and what is reworded, added or gone is known at once. Built programs bring these
files along.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

KIOSK = Path(__file__).resolve().parents[2] / "ui" / "kiosk"
FOLDERS = ("base", "pictures", "respondent")
"""Of the kiosk's folders those whose words a respondent can be shown."""


@dataclass(frozen=True, slots=True)
class ScreenText:
    """A text, the module that shows it, and what the screen or picture is for, in its author's words."""

    text: str
    module: str
    purpose: str


@cache
def screen_texts() -> tuple[ScreenText, ...]:
    """Return every text of the kiosk's screens for respondents, in the order of their files.

    Raises
    ------
    FileNotFoundError
        if the installation lacks the files.
    """
    found: list[ScreenText] = []
    for folder in FOLDERS:
        paths = sorted((KIOSK / folder).glob("*.py"))
        if not paths:
            raise FileNotFoundError(str(KIOSK / folder))
        for path in paths:
            found += _texts_of(path)
    return tuple(found)


def _texts_of(path: Path) -> Iterator[ScreenText]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            purpose = (ast.get_docstring(node) or "").partition("\n")[0]
            inside = (one for one in ast.walk(node) if isinstance(one, ast.Call))
            for text in map(
                _translated, sorted(inside, key=lambda one: (one.lineno, one.col_offset))
            ):
                if text is not None:
                    yield ScreenText(text, path.stem, purpose)


def _translated(call: ast.Call) -> str | None:
    """Return the text of a call of ``self.tr``; None for all else."""
    is_translated = isinstance(call.func, ast.Attribute) and call.func.attr == "tr"
    match call.args[:1] if is_translated else ():
        case [ast.Constant(value=str(text))]:
            return text
    return None
