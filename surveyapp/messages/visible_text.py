r"""Characters of strangers' texts that act where a text is only to be shown: made visible, and read back.

A terminal obeys control characters (ECMA-48: colours, the window's title, what is typed next), and a text
with bidirectional overrides reads otherwise than it is (Boucher and Anderson 2021, Trojan Source). Such a
character is written as ``\x1b`` or ``\u202e``. What looks like that already gets ``\x5c`` for its backslash,
so that ``as_written`` has the same text again.
"""

from __future__ import annotations

import re

_ACTING = "\\x00-\\x1f\\x7f-\\x9f\\u2028-\\u202e\\u2066-\\u2069\\ud800-\\udfff"
"""Control characters, line and paragraph separators, bidirectional overrides, halves of characters."""
_UNSAFE = re.compile(rf"[{_ACTING}]")
_MARK = r"\\(?:x([0-9a-f]{2})|u([0-9a-f]{4}))"
_ESCAPED = re.compile(_MARK)
_TO_ESCAPE = re.compile(rf"[{_ACTING}]|\\(?=x[0-9a-f]{{2}}|u[0-9a-f]{{4}})")


def visible(text: str, *, keep: str = "") -> str:
    """Return ``text`` without characters that act, to be shown.

    Parameters
    ----------
    text : str
        any text.
    keep : str
        characters that are left as they are, such as a line feed.
    """
    return _UNSAFE.sub(lambda found: found[0] if found[0] in keep else _mark(found[0]), text)


def escaped(text: str, *, keep: str) -> str:
    """Return ``text`` without characters that act but those in ``keep``; ``as_written`` undoes it."""
    return _TO_ESCAPE.sub(
        lambda found: (
            found[0] if found[0] in keep or not _is_mark(text, found) else _mark(found[0])
        ),
        text,
    )


def as_written(text: str) -> str:
    """Return what ``escaped`` was given."""
    return _ESCAPED.sub(lambda found: _meant(found) or found[0], text)


def json_escaped(text: str) -> str:
    """Return JSON without characters that act: its own escapes stand for them."""
    return _UNSAFE.sub(lambda found: "\n" if found[0] == "\n" else f"\\u{ord(found[0]):04x}", text)


def _is_mark(text: str, found: re.Match[str]) -> bool:
    """Return whether a backslash begins what ``as_written`` would take for a mark."""
    if found[0] != "\\":
        return True
    mark = _ESCAPED.match(text, found.start())
    return mark is not None and bool(_meant(mark))


def _meant(mark: re.Match[str]) -> str:
    letter = chr(int(mark[1] or mark[2], 16))
    return letter if letter == "\\" or _UNSAFE.match(letter) else ""


def _mark(letter: str) -> str:
    return f"\\x{ord(letter):02x}" if ord(letter) < 0x100 else f"\\u{ord(letter):04x}"


def isolated(text: str) -> str:
    """Return ``text`` kept apart from words around it that run the other way."""
    return f"\N{FIRST STRONG ISOLATE}{text}\N{POP DIRECTIONAL ISOLATE}"
