"""Cells of tables that no program runs, whatever it takes for the separator; reading has the texts again.

A spreadsheet runs a cell as a formula that begins with = + - @ or their full-width forms, or with | in some
(DDE). Which text is a cell depends on the separator: in half of Europe it is the semicolon, so that in
``x,a;=1+1`` the second cell is a formula there, quoted or not. So an apostrophe, which makes a cell a text,
is put at the beginning *and* after every semicolon, tab and end of a line that such a character may follow;
blanks, quotes and invisible characters before it count as nothing. Control characters and bidirectional
overrides become visible.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterable
from fractions import Fraction
from typing import Any

from surveyapp.messages.visible_text import as_written, escaped

_FORMULA = "=+\\-@|＝＋－＠"
_SEPARATOR = ";\\t\\n\\r\\v\\f\\x85\\u2028\\u2029"
# white space of all scripts, format characters, letters that look like blanks, quotes
_INVISIBLE = (
    "\\s\\x00-\\x1f\\x7f-\\x9f\\xad\\u034f\\u0600-\\u0605\\u061c\\u06dd\\u070f\\u115f\\u1160\\u17b4\\u17b5"
    "\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0"
    "\\ufff9-\\ufffb\\U000e0000-\\U000e0fff"
)
_NOTHING = f"{_INVISIBLE}\"';"
# whole runs at once: begun within one it would take as long as the run is, for every letter of it
_BEFORE_FORMULA = re.compile(f"(?<![{_NOTHING}])[{_NOTHING}]*+(?=[{_FORMULA}])")
_LIVE = re.compile(f"[{_NOTHING}]*+[{_FORMULA}]|[' \n]*+[\t\r]")
_AFTER_SEPARATOR = re.compile(f"(?<=[{_SEPARATOR}])")
_APOSTROPHE = re.compile(f"(?<=[{_SEPARATOR}])'")
# what is between cells in some program, what it trims, or what nobody sees
_QUOTED = re.compile(f'[",;|]|(?! )[{_INVISIBLE}]|^ | $')
_KEPT = "\t\n\r"


def cell(value: Any) -> str:
    """Return a value as tables keep it: full precision, a point, nothing that a spreadsheet would run.

    Missing and infinite numbers are empty.
    """
    match value:
        case None:
            return ""
        case bool():
            return "yes" if value else "no"
        case float():
            # numpy's is a float too, but names its type in its own repr
            return float.__repr__(value) if math.isfinite(value) else ""
        case int() | Fraction():
            return str(value)
    text = _BEFORE_FORMULA.sub(_defused, escaped(str(value), keep=_KEPT))
    return "'" + text if _LIVE.match(text) else text


def _defused(run: re.Match[str]) -> str:
    return _AFTER_SEPARATOR.sub("'", run[0])


def cell_value(text: str) -> str:
    """Return the text that ``cell`` was given."""
    if "'" not in text and "\\" not in text:  # as nearly all are
        return text
    own = text[1:] if text.startswith("'") and _LIVE.match(text) else text
    return as_written(_BEFORE_FORMULA.sub(_restored, own))


def _restored(run: re.Match[str]) -> str:
    return _APOSTROPHE.sub("", run[0])


def quoted(text: str) -> str:
    """Return a cell as it stands in CSV, in quotes where any program needs them."""
    return '"' + text.replace('"', '""') + '"' if _QUOTED.search(text) else text


def csv_line(values: Iterable[Any]) -> str:
    """Return a row of CSV, with its end."""
    line = ",".join(map(_field, values))
    return (line or '""') + "\n"  # an empty line would be no row


def _field(value: Any) -> str:
    is_plain = (
        type(value) is str and value.isascii() and value.isalnum()
    )  # most are, and it is fast
    return value if is_plain else quoted(cell(value))
