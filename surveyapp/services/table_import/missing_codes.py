"""Codes that stand for no answer in a table that does not declare them, as -99 among ages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

from surveyapp.services.mapping.table_mapping import NO_ANSWER_WORDS
from surveyapp.storage.tables.plain_table import PlainTable

CODES = ("-7", "-8", "-9", "-66", "-77", "-88", "-97", "-98", "-99", "-999", "-9999")
"""What programs and codebooks write; taken for no answer only among numbers that are not negative."""
LARGE_CODES = ("97", "98", "99", "997", "998", "999", "9997", "9998", "9999")
"""Taken for no answer only among whole numbers that are all far smaller, and where they come again."""
FAR_SMALLER = 5
"""So many times: beside up to 19 children 99 is no answer; beside ages it may be one."""
LARGEST_OF_SCALE = 10
"""Among answers from 0 to 10 that come ``OFTEN`` each, on average, a code that comes once is none either."""
OFTEN = 5
_COUNT = re.compile(r"[0-9]+(?:[.,][0-9]+)?")
_WHOLE = re.compile(r"[0-9]{1,9}")
_BETWEEN = re.compile(r"[,;]")
_WORDS = {"", *(word.casefold() for word in NO_ANSWER_WORDS)}


def guessed_codes(table: PlainTable) -> tuple[str, ...]:
    """Return the codes that stand for no answer in some column, and in no other for a number.

    Those of ``CODES`` stand for none in a column whose other numbers are not negative.
    """
    found = {code for column in table.columns for code in _codes_of(table, column)}
    return tuple(code for code in CODES if code in found) + _large_codes(table)


def with_missing(table: PlainTable, codes: Iterable[str]) -> PlainTable:
    """Return the table with these codes declared to be no answer in each column that has them."""
    wanted = frozenset(codes)
    found = {
        column: table.missing.get(column, frozenset()) | table.held(column, wanted)
        for column in (table.columns if wanted else ())
    }
    return table.declaring({**table.missing, **{c: m for c, m in found.items() if m}})


def read_codes(written: str) -> tuple[str, ...]:
    """Return the codes that a person wrote with commas or semicolons between them."""
    words = (" ".join(word.split()) for word in _BETWEEN.split(written))
    return tuple(dict.fromkeys(word for word in words if word))


def _codes_of(table: PlainTable, column: str) -> set[str]:
    values = table.some_counts(column)
    codes = {code for code in CODES if code in values} - table.missing.get(column, frozenset())
    labelled = codes & table.labels.get(column, {}).keys()
    if not codes or labelled:
        return set()
    others = [one for one in values if one not in codes and one.casefold() not in _WORDS]
    return codes if others and all(map(_COUNT.fullmatch, others)) else set()


def _large_codes(table: PlainTable) -> tuple[str, ...]:
    """Return the codes of ``LARGE_CODES`` that are far off in each column that has them."""
    are_far: dict[str, list[bool]] = {}
    for column in table.columns:
        values = table.some_counts(column)
        for code in [code for code in LARGE_CODES if code in values]:
            labelled = table.labels.get(column, {}).keys() | table.missing.get(column, frozenset())
            others = [
                one
                for one in values
                if one not in {*CODES, *LARGE_CODES} and one.casefold() not in _WORDS
            ]
            is_far = (
                code not in labelled
                and len(others) > 1
                and all(_WHOLE.fullmatch(one) for one in others)
                and FAR_SMALLER * max(map(int, others)) <= int(code)
                and (values[code] > 1 or _is_scale({one: values[one] for one in others}))
            )
            are_far.setdefault(code, []).append(is_far)
    return tuple(code for code in LARGE_CODES if all(are_far.get(code, [False])))


def _is_scale(counts: Mapping[str, int]) -> bool:
    """Return whether these are answers on a short scale, given by many people."""
    return max(map(int, counts)) <= LARGEST_OF_SCALE and sum(counts.values()) >= OFTEN * len(counts)
