"""Strict JSON for untrusted files: UTF-8, exact numbers, duplicate keys noticed, no deep nesting."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Set
from decimal import Decimal, InvalidOperation
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

LONGEST_INTEGER = 15
_NOT_JSON = QT_TRANSLATE_NOOP(
    "messages",
    "{file} is not valid JSON from line {line}, column {column} on. Correct it there, or choose another "
    "file.",
)
_NOT_JSON_FOR = QT_TRANSLATE_NOOP(
    "messages", "{file} is not valid JSON: {reason} (line {line}, column {column})."
)


class NotJson(UserProblem):
    """The text is not JSON."""

    def __init__(
        self, *, file: object, line: int, column: int, reason: Message | None = None
    ) -> None:
        """Say why the text is not JSON, and where.

        Parameters
        ----------
        file
            the file's name.
        line, column : 1 or more
            the place that shows it.
        reason
            what is wrong; None where the place says it.
        """
        super().__init__(
            Message(
                _NOT_JSON if reason is None else _NOT_JSON_FOR,
                {"file": file, "line": line, "column": column, "reason": reason},
            )
        )


class NotText(UserProblem):
    """The bytes are not UTF-8."""

    def __init__(self, *, file: object, byte: object) -> None:
        """Say which byte is not UTF-8.

        Parameters
        ----------
        file
            the file's name.
        byte : 1 or more
            the first byte that is not.
        """
        super().__init__(
            msg(
                "{file} is not UTF-8 text (byte {byte}); save it as UTF-8 without BOM.",
                file=file,
                byte=byte,
            )
        )


class JsonObject(dict[str, Any]):
    """A JSON object that remembers which keys were written more than once."""

    duplicates: tuple[str, ...] = ()


def _object(pairs: list[tuple[str, Any]]) -> JsonObject:
    result = JsonObject(pairs)
    if len(result) < len(pairs):
        times = Counter(key for key, _ in pairs)
        result.duplicates = tuple(key for key in result if times[key] > 1)
    return result


def _integer(digits: str) -> int | Decimal:
    return int(digits) if len(digits) <= LONGEST_INTEGER else Decimal(digits)


def _decimal(digits: str) -> Decimal:
    try:
        return Decimal(digits)
    except InvalidOperation:  # an exponent beyond 10¹⁸: JSON, but no number of ours
        return Decimal("NaN")


def parse(data: bytes, file: str) -> Any:
    """Return the JSON value in ``data``; objects are ``JsonObject``, fractions are ``Decimal``.

    Parameters
    ----------
    data
        the bytes of the file.
    file
        the file's name, for messages.

    Raises
    ------
    NotText
        if ``data`` is not UTF-8, or begins with a byte order mark.
    NotJson
        if it is not JSON.
    """
    if data.startswith(b"\xef\xbb\xbf"):
        raise NotText(file=file, byte=1)
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as problem:
        raise NotText(file=file, byte=problem.start + 1) from problem
    try:
        value = json.loads(
            text, object_pairs_hook=_object, parse_float=_decimal, parse_int=_integer
        )
        _check_surrogates(value, text, file)
    except json.JSONDecodeError as problem:
        raise NotJson(file=file, line=problem.lineno, column=problem.colno) from problem
    except RecursionError as problem:
        raise NotJson(
            file=file, reason=msg("it is nested too deeply"), line=1, column=1
        ) from problem
    return value


_HALF = re.compile(r"\\u[dD][89a-fA-F]")


def _check_surrogates(value: Any, text: str, file: str) -> None:
    """Refuse an escape of half a character (a lone surrogate): such a text cannot be written to any file."""
    half = _HALF.search(text)
    if half is None:
        return
    try:
        json.dumps(value, ensure_ascii=False, default=str).encode()
    except UnicodeEncodeError as problem:
        line = text.count("\n", 0, half.start()) + 1
        column = half.start() - text.rfind("\n", 0, half.start())
        reason = msg("a text contains half of a letter (a lone surrogate)")
        raise NotJson(file=file, reason=reason, line=line, column=column) from problem


def canonical(value: object) -> str:
    """Return the canonical JSON of a value: sorted keys, one line, no spaces, no unnecessary escapes.

    Parameters
    ----------
    value
        any JSON value without NaN or infinity.
    """
    return json.dumps(
        value, ensure_ascii=False, sort_keys=True, separators=(",", ":"), allow_nan=False
    )


def check_keys(value: Any, keys: Set[str]) -> None:
    """Refuse what is no object with just these keys, each once: a second one would hide the first.

    Parameters
    ----------
    value
        what was read.
    keys
        the keys.

    Raises
    ------
    ValueError
        if it is something else.
    """
    if not isinstance(value, JsonObject) or value.duplicates or set(value) != keys:
        raise ValueError(keys)
