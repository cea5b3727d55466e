"""SPSS and Stata files, written by pyreadstat: variables with labels, and values with labels."""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from surveyapp.errors import EnvironmentProblem
from surveyapp.messages.message import msg
from surveyapp.storage.export.variable_names import SPSS, STATA, variable_names
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.files.safe_files import folder_beside

if TYPE_CHECKING:
    import pandas as pd

LONGEST_SPSS_LABEL, LONGEST_SPSS_VALUE_LABEL, LONGEST_STATA_LABEL = 255, 120, 80
"""Bytes, bytes and characters."""
_BEFORE_CHOICE = " - "
"""Between a question and one of its choices in a label."""
_MADE, _NO_TIME = 92, b"01 Jan 8000:00:00"
"""Where an SPSS file says its day and time, and what stands there."""
_WEIGHT, _DICTIONARY, _LONG_NAMES = 76, 176, struct.pack("<3i", 7, 13, 1)
"""Where it says its weight, where its variables begin, and what its list of long names begins with."""


@dataclass(frozen=True, slots=True)
class Variable:
    """One variable: numbers or days with None where missing, or texts; ``values`` labels its numbers."""

    name: str
    label: str
    data: Sequence[float | None] | Sequence[str] | Sequence[date | None]
    values: Mapping[int, str]
    is_text: bool
    is_ordered: bool = False
    is_day: bool = False
    role: str = ""
    """What it says of how respondents were drawn: weight, stratum or cluster."""
    tick_of: str = ""
    """The question of several answers of which it says 1 for one that was given and 0 for others."""

    @property
    def measure(self) -> str:
        """What SPSS calls its level of measurement."""
        if self.is_text or (self.values and not self.is_ordered):
            return "nominal"
        return "ordinal" if self.values else "scale"


@dataclass(frozen=True, slots=True)
class TickSet:
    """The variables of a question of several answers, which SPSS calls a multiple dichotomy set."""

    name: str
    label: str
    variables: tuple[str, ...]


def tick_sets(named: Sequence[tuple[str, Variable]]) -> list[TickSet]:
    """Return the sets of variables that tick the answers to one question each.

    Parameters
    ----------
    named
        all variables, with their names in SPSS.
    """
    found: dict[str, list[str]] = {}
    for name, one in named:
        if one.tick_of:
            found.setdefault(one.tick_of, []).append(name)
    asked = {one.name: (name, one.label) for name, one in named}
    return [
        TickSet(f"${asked[of][0]}"[:64], asked[of][1], tuple(ticks)) for of, ticks in found.items()
    ]


def write_sav(path: Path, variables: Sequence[Variable], title: str) -> None:
    """Write an SPSS file, whole or not at all.

    Raises
    ------
    DiskProblem, EnvironmentProblem
        if it cannot be written; an old file is then intact.
    """
    import pyreadstat  # noqa: PLC0415 - loads pandas

    names = variable_names([one.name for one in variables], SPSS)
    named = list(zip(names, variables, strict=True))
    _write(
        path,
        lambda to: pyreadstat.write_sav(
            _frame(names, variables),
            to,
            file_label=first_bytes(title, 64),
            column_labels=[
                fitting(one.label, LONGEST_SPSS_LABEL, first_bytes) for one in variables
            ],
            row_compress=True,
            variable_value_labels={
                n: {k: first_bytes(v, LONGEST_SPSS_VALUE_LABEL) for k, v in one.values.items()}
                for n, one in named
                if one.values
            },
            variable_measure={n: one.measure for n, one in named},
            variable_format={n: "F8.0" for n, one in named if one.values},
        ),
        partial(
            _completed,
            weight=next((n for n, one in named if one.role == "weight"), None),
            sets=tick_sets(named),
        ),
    )


def write_dta(path: Path, variables: Sequence[Variable], title: str) -> None:
    """Write a Stata file (of Stata 14 and later), whole or not at all.

    Raises
    ------
    DiskProblem, EnvironmentProblem
        if it cannot be written; an old file is then intact.
    """
    import pyreadstat  # noqa: PLC0415 - loads pandas

    names = variable_names([one.name for one in variables], STATA)
    named = list(zip(names, variables, strict=True))
    _write(
        path,
        lambda to: pyreadstat.write_dta(
            _frame(names, variables),
            to,
            file_label=title[:LONGEST_STATA_LABEL],
            column_labels=[
                fitting(one.label, LONGEST_STATA_LABEL, first_letters) for one in variables
            ],
            version=15,
            variable_value_labels={n: dict(one.values.items()) for n, one in named if one.values},
        ),
    )


def _frame(columns: Sequence[str], variables: Sequence[Variable]) -> pd.DataFrame:
    import pandas as pd  # noqa: PLC0415

    return pd.DataFrame(
        {
            name: pd.Series(
                list(one.data), dtype="object" if one.is_text or one.is_day else "float64"
            )
            for name, one in zip(columns, variables, strict=True)
        }
    )


def _write(
    path: Path, write: Callable[[str], None], ended: Callable[[bytes], bytes] = bytes
) -> None:
    """Let the library write into an empty folder, then put what is ``ended`` of it where it belongs."""
    from pyreadstat import PyreadstatError, ReadstatError  # noqa: PLC0415 - loads pandas

    with folder_beside(path) as folder:
        made = folder / "made"
        try:
            write(str(made))
        except (PyreadstatError, ReadstatError) as problem:
            raise EnvironmentProblem(
                msg(
                    "{file} could not be written: {reason}.",
                    file=path.name,
                    reason=str(problem) or type(problem).__name__,
                )
            ) from problem
        write_bytes(path, ended(_without_time(made.read_bytes())))


def _without_time(data: bytes) -> bytes:
    """Return an SPSS file that does not say when it was made: the same data are the same bytes."""
    if not data.startswith(b"$FL2"):
        return data
    return data[:_MADE] + _NO_TIME + data[_MADE + len(_NO_TIME) :]


def _completed(data: bytes, weight: str | None, sets: Sequence[TickSet]) -> bytes:
    """Return an SPSS file with what pyreadstat cannot write: its weight, and its sets of ticks.

    PSPP Developers, "System File Format": "Multiple Response Sets Records" name the variables by their
    short names.
    """
    if weight is None and not sets:
        return data
    place = data.index(_LONG_NAMES)
    names = place + len(_LONG_NAMES)
    pairs = data[names + 4 : names + 4 + _whole(data, names)].decode().split("\t")
    short = {long: name for name, _, long in (pair.partition("=") for pair in pairs)}
    lines = []
    for one in sets:
        label = " ".join(first_bytes(one.label, LONGEST_SPSS_LABEL).split())
        variables = " ".join(short[name].lower() for name in one.variables)
        lines.append(f"{one.name}=D1 1 {len(label.encode())} {label} {variables}\n")
    said = "".join(lines).encode()
    record = struct.pack("<4i", 7, 7, 1, len(said)) + said if said else b""
    with_sets = data[:place] + record + data[place:]
    return with_sets if weight is None else _weighted(with_sets, short[weight].encode())


def _weighted(data: bytes, short: bytes) -> bytes:
    """Return an SPSS file that is weighted by a variable when it is opened.

    The same source: the header has the place of the weight among the records of variables, from 1, long
    texts having several.
    """
    at, place = _DICTIONARY, 1
    while data[at + 24 : at + 32].rstrip() != short:
        has_label, missing = _whole(data, at + 8), _whole(data, at + 12)
        at += 32 + 8 * abs(missing)
        at += 4 + -(-_whole(data, at) // 4) * 4 if has_label else 0
        place += 1
    return data[:_WEIGHT] + struct.pack("<i", place) + data[_WEIGHT + 4 :]


def _whole(data: bytes, at: int) -> int:
    return int(struct.unpack_from("<i", data, at)[0])


def first_bytes(text: str, longest: int) -> str:
    """Return the beginning of ``text`` that has at most ``longest`` bytes."""
    return text.encode()[:longest].decode(errors="ignore")


def fitting(label: str, longest: int, cut: Callable[[str, int], str]) -> str:
    """Return a variable's label; of a long question with a choice behind it the question is cut.

    Parameters
    ----------
    label
        the label.
    longest
        how long it may be, in the unit of ``cut``.
    cut
        ``first_bytes`` or ``first_letters``.
    """
    if cut(label, longest) == label:
        return label
    question, between, choice = label.rpartition(_BEFORE_CHOICE)
    end = f"…{between}{choice}"
    left = longest - len(end if cut is first_letters else end.encode())
    return cut(question, left) + end if between and 2 * left > longest else cut(label, longest)


def first_letters(text: str, longest: int) -> str:
    """Return the beginning of ``text`` that has at most ``longest`` characters."""
    return text[:longest]
