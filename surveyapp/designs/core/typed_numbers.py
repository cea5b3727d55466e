"""Numbers as people type them: ``0.04``, ``0,04``, ``4 %``, ``1 234,5``, ``3/4`` and ``٤٪`` alike.

Every field of the desk and every option of the command line reads them here. Files are stricter: they are
read by ``exact``.
"""

from __future__ import annotations

import re
import unicodedata
from fractions import Fraction

from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.designs.core.parameters import ParameterKind
from surveyapp.messages.message import Message, msg, printable

POINT, COMMA, ARABIC_COMMA = ".", ",", "\N{ARABIC DECIMAL SEPARATOR}"
_SIGNS = {
    ARABIC_COMMA: COMMA,
    "\N{ARABIC THOUSANDS SEPARATOR}": "'",
    "\N{RIGHT SINGLE QUOTATION MARK}": "'",
    "\N{MINUS SIGN}": "-",
    "\N{EN DASH}": "-",
    "\N{SMALL HYPHEN-MINUS}": "-",
    "\N{FULLWIDTH HYPHEN-MINUS}": "-",
    "\N{ARABIC PERCENT SIGN}": "%",
    "\N{FULLWIDTH PERCENT SIGN}": "%",
    "\N{FULLWIDTH FULL STOP}": POINT,
    "\N{FULLWIDTH COMMA}": COMMA,
    "\N{FRACTION SLASH}": "/",
    "\N{DIVISION SLASH}": "/",
}
"""What other scripts and typographers write for the signs of numbers."""
_EXPONENT = re.compile(r"أس|×10\^")
"""What other languages write for the e of ``1e-6``."""
_SPACED_SIGN = re.compile(r"\s*([/%])\s*|^([+-])\s+")
_GROUPED = re.compile(r"([+-]?)(\d{1,3})((?:([ '.,])\d{2,3})(?:\4\d{2,3})*)((?:[.,]\d*)?)")
_PLAIN = re.compile(r"[+-]?(?:\d+[.,]?\d*|[.,]\d+)(?:[eE][+-]?\d{1,2})?")
_RATIO = re.compile(r"[+-]?\d+/\d+")
_AS_PROGRAMS = re.compile(r"[+-]?(?:∞|inf(?:inity)?|(?:\d+\.?\d*|\.\d+)e[+-]?\d+)", re.IGNORECASE)
_LONGEST_QUOTED = 40


class NotANumber(ValueError):
    """What was typed is not a number, or can be read as two.

    Attributes
    ----------
    reason
        what is wrong and how to write it, without a full stop.
    """

    def __init__(self, reason: Message) -> None:
        """Keep the reason.

        Parameters
        ----------
        reason
            what is wrong and how to write it.
        """
        super().__init__(str(reason))
        self.reason = reason


class NoNumber(NotANumber):
    """What was typed is not a number at all."""


def typed_number(text: str, decimal: str = POINT) -> Fraction:
    """Return the number that a person typed, exactly.

    A decimal point and a decimal comma are both understood. Where one of them could as well part the
    thousands (``1,234``), it is read as a decimal sign if it is the person's own, and refused otherwise.

    Parameters
    ----------
    text
        what was typed: a decimal number, a fraction or a percentage, in the digits of any script.
    decimal
        the person's own decimal sign.

    Raises
    ------
    NotANumber
        if it is no number, or if it can be read as two.

    Examples
    --------
    >>> [str(typed_number(text)) for text in ("0,04", "4 %", "1 234,5", "3/4")]
    ['1/25', '1/25', '2469/2', '3/4']
    """
    plain = _plain_signs(text.strip())
    is_percent = plain.endswith("%") or plain.startswith("%")
    number = _number(text, plain.strip("%") if plain.count("%") == 1 else plain, decimal)
    return number / 100 if is_percent else number


def typed_whole(text: str) -> int:
    """Return the whole number that a person typed; a point, comma or space may part its thousands.

    Parameters
    ----------
    text
        what was typed.

    Raises
    ------
    NotANumber
        if it is no whole number.

    Examples
    --------
    >>> typed_whole("1.234") == typed_whole("1,234") == typed_whole("1 234") == 1234
    True
    """
    plain = _plain_signs(text)
    found = _GROUPED.fullmatch(plain)
    if found is not None and not found[5] and _are_groups(found[3]):
        plain = found[1] + found[2] + re.sub(r"\D", "", found[3])
    try:
        number = _number(text, plain, POINT)
    except NoNumber as problem:
        raise NoNumber(_no_whole(text)) from problem
    if number.denominator != 1:
        raise NotANumber(_no_whole(text))
    return int(number)


def _no_whole(text: str) -> Message:
    if not text.strip():
        return msg("a whole number is missing")
    return msg("“{value}” is not a whole number", value=_quoted(text))


def typed_float(text: str, decimal: str = POINT) -> float:
    """Return the number that a person typed as a float; also ``1e-300``, and ``inf`` or ``∞``.

    Parameters
    ----------
    text
        what was typed.
    decimal
        the person's own decimal sign.

    Raises
    ------
    NotANumber
        if it is no number.
    """
    if _AS_PROGRAMS.fullmatch(text.strip()):
        return float(text.replace("∞", "inf"))
    return float(typed_number(text, decimal))


def typed_list(text: str, decimal: str = POINT) -> list[str]:
    """Return the numbers of a list as they are typed, apart.

    Semicolons stand between them, or commas with a space, or spaces; commas alone only where the comma is
    not the person's own decimal sign.

    Parameters
    ----------
    text
        what was typed, such as ``0.5,0.25``, ``0,5; 0,25`` or ``0,5 0,25``.
    decimal
        the person's own decimal sign.

    Raises
    ------
    NotANumber
        if it can be read in two ways.
    """
    text = re.sub(r"\s+(?=[%٪/])|(?<=/)\s+", "", text.strip())
    if ";" in text:
        parts = text.split(";")
    elif re.search(r",\s", text):
        parts = re.split(r",\s+|\s+", text)
        if decimal != COMMA and any(COMMA in part.strip(COMMA) for part in parts):
            raise NotANumber(
                msg(
                    "“{value}” can be read in two ways; write semicolons between the numbers",
                    value=_quoted(text),
                )
            )
    elif decimal == COMMA or re.search(r"\s", text):
        parts = text.split()
    else:
        parts = text.split(COMMA)
    return [part.strip() for part in parts if part.strip()]


def filed_number(text: str, decimal: str = POINT) -> str:
    """Return a typed number as files write it, ``0.04`` or ``1/3``; other text unchanged, to be refused.

    Parameters
    ----------
    text
        what was typed.
    decimal
        the person's own decimal sign.
    """
    plain = text.strip()
    try:
        number = typed_number(plain, decimal)
    except NotANumber:
        return plain
    return plain if _is_filed(plain) else decimal_text(number)


def filed_parameter(kind: ParameterKind, text: str, decimal: str = POINT) -> object:
    """Return a typed parameter of a design as survey files state it; its own reader checks it.

    Parameters
    ----------
    kind
        what sort of value it is: rows have semicolons or bars between them.
    text
        what was typed.
    decimal
        the person's own decimal sign.
    """
    match kind:
        case ParameterKind.DISTRIBUTION:
            return text.strip()
        case ParameterKind.ROWS:
            rows = text.split("|" if "|" in text else ";")
            return [_filed_list(row, decimal) for row in rows]
        case ParameterKind.PROBABILITIES:
            return _filed_list(text, decimal)
        case ParameterKind.COUNT:
            return filed_whole(text)
    return filed_number(text, decimal)


def _filed_list(text: str, decimal: str) -> list[str]:
    try:
        parts = typed_list(text, decimal)
    except NotANumber:
        parts = [text]
    return [filed_number(part, decimal) for part in parts]


def filed_whole(text: str) -> int | str:
    """Return a typed whole number as files hold it; other text unchanged, to be refused.

    Parameters
    ----------
    text
        what was typed.
    """
    try:
        return typed_whole(text)
    except NotANumber:
        return text.strip()


def _is_filed(text: str) -> bool:
    try:
        exact(text)
    except ValueError:
        return False
    return True


def _plain_signs(text: str) -> str:
    """Return ``text`` with the digits and signs of ASCII, and no marks of direction."""
    if len(text) == 1 and unicodedata.decomposition(text).startswith("<fraction>"):
        text = unicodedata.normalize("NFKC", text)
    signs = []
    for sign in text:
        if sign in _SIGNS:
            signs.append(_SIGNS[sign])
        elif sign.isspace():
            signs.append(" ")
        elif unicodedata.category(sign) == "Nd":
            signs.append(str(unicodedata.decimal(sign)))
        elif unicodedata.category(sign) != "Cf":
            signs.append(sign)
    plain = _EXPONENT.sub("e", "".join(signs)).strip()
    return _SPACED_SIGN.sub(lambda found: found[1] or found[2], plain)


def _number(text: str, plain: str, decimal: str) -> Fraction:
    found = _GROUPED.fullmatch(plain)
    if found is not None:
        plain = _ungrouped(text, found, COMMA if ARABIC_COMMA in text else decimal)
    if not (_PLAIN.fullmatch(plain) or _RATIO.fullmatch(plain)):
        raise _no_number(text)
    try:
        return exact(plain.replace(COMMA, POINT))
    except ValueError as problem:
        raise _no_number(text) from problem


def _ungrouped(text: str, found: re.Match[str], own: str) -> str:
    """Return a number without what parts its thousands, if that is what its first sign does."""
    sign, first, groups, between, rest = found.groups()
    if between in {POINT, COMMA} and groups.count(between) == 1 and not rest:
        if len(groups) != len(",000") or first.startswith("0") or between == own:
            return f"{sign}{first}{groups}"
        digits = groups[1:]
        raise NotANumber(
            msg(
                "“{value}” can be read in two ways; write {one} or {other}",
                value=_quoted(text),
                one=f"{sign}{first}{digits}",
                other=f"{sign}{first}{own}{digits}",
            )
        )
    if not _are_groups(groups) or rest[:1] == between:
        raise _no_number(text)
    return sign + first + re.sub(r"\D", "", groups) + rest


def _are_groups(groups: str) -> bool:
    """Return whether the last part has three digits and the others as well, or two as in India."""
    *others, last = (len(part) for part in re.split(r"\D", groups)[1:])
    return last == len("000") and set(others) in (set(), {2}, {3})


def _no_number(text: str) -> NoNumber:
    if not text.strip():
        return NoNumber(msg("a number is missing; write it as 0.25, 25 % or 1/4"))
    return NoNumber(
        msg("“{value}” is not a number; write it as 0.25, 25 % or 1/4", value=_quoted(text))
    )


def _quoted(text: str) -> str:
    return printable(text.strip(), _LONGEST_QUOTED)
