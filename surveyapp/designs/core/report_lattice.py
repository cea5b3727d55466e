"""The set of numbers that a design can report, and how a number is written in the record."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from fractions import Fraction

from surveyapp.designs.core.distribution import decimal_text

CANONICAL = re.compile(r"0|-?(?:[1-9][0-9]*|0\.[0-9]*[1-9]|[1-9][0-9]*\.[0-9]*[1-9])")
"""The canonical decimal notation: a point, no superfluous zeros, no sign at 0."""
_MOST_DECIMALS = 40


@dataclass(frozen=True, slots=True)
class Run:
    """Evenly spaced numbers: ``start``, ``start`` + ``unit`` …, ``count`` of them."""

    start: Fraction
    unit: Fraction
    count: int

    @property
    def end(self) -> Fraction:
        """The last number."""
        return self.start + (self.count - 1) * self.unit


@dataclass(frozen=True, slots=True)
class NumberReports:
    """All numbers that may stand in a column: the union of its ``runs``."""

    runs: tuple[Run, ...]
    _denominator: int = field(init=False, repr=False, compare=False)
    _integers: tuple[tuple[int, int, int], ...] = field(init=False, repr=False, compare=False)
    longest_report: int = field(init=False, repr=False, compare=False)
    """Number of characters that no written number exceeds."""

    def __post_init__(self) -> None:
        size = math.lcm(*(n.denominator for run in self.runs for n in (run.start, run.unit)))
        integers = [(int(run.start * size), int(run.unit * size), run.count) for run in self.runs]
        object.__setattr__(self, "_denominator", size)
        object.__setattr__(self, "_integers", _joined(integers))
        ends = [abs(end) for run in self.runs for end in (run.start, run.end)]
        places = len(decimal_text(Fraction(1, size)))
        object.__setattr__(self, "longest_report", 1 + len(str(int(max(ends)))) + places)

    @classmethod
    def of(cls, runs: Iterable[Run]) -> NumberReports:
        """Return the set of the numbers of ``runs``.

        Parameters
        ----------
        runs : at least one
            evenly spaced numbers; runs may overlap.
        """
        return cls(tuple(runs))

    @property
    def are_decimals(self) -> bool:
        """Whether every number can be written with a point."""
        rest = self._denominator
        for prime in (2, 5):
            while rest % prime == 0:
                rest //= prime
        return rest == 1

    def is_report(self, text: str) -> bool:
        """Return whether a text is one of the numbers, written as it is recorded.

        Parameters
        ----------
        text
            a cell of the record.
        """
        if len(text) > self.longest_report or not CANONICAL.fullmatch(text):
            return False
        whole, _, decimals = text.partition(".")  # a fraction would take ten times as long
        value, rest = divmod(int(whole + decimals) * self._denominator, 10 ** len(decimals))
        return not rest and any(_is_in(value, *run) for run in self._integers)

    def are_reports(self, texts: Iterable[str]) -> list[bool]:
        """Return of each text whether it is one of the numbers, as ``is_report`` does; fast for very many.

        Parameters
        ----------
        texts
            cells of the record.
        """
        size = self._denominator
        decimals = next((n for n in range(_MOST_DECIMALS) if not 10**n % size), None)
        if decimals is None:
            return list(map(self.is_report, texts))
        is_written = _canonical(decimals)
        # between the ends of a run without gaps every decimal of so few places is a report, and what is
        # strictly between them once all are rounded was so before
        gapless = [
            (start / size, (start + (count - 1) * unit) / size)
            for start, unit, count in self._integers
            if unit * 10**decimals == size
        ]

        def is_one(text: str) -> bool:
            if not is_written(text):
                return False
            number = float(text)
            for low, high in gapless:  # any() would take twice as long
                if low < number < high:
                    return True
            return self.is_report(text)

        return list(map(is_one, texts))

    def has(self, number: Fraction) -> bool:
        """Return whether a number is in the set.

        Parameters
        ----------
        number
            any rational number.
        """
        scaled = number * self._denominator
        if scaled.denominator != 1:
            return False
        value = int(scaled)
        return any(_is_in(value, *run) for run in self._integers)


def _canonical(decimals: int) -> Callable[[str], object]:
    """Return what knows texts in the canonical notation that have so many decimals at most."""
    fraction = rf"\.[0-9]{{0,{decimals - 1}}}[1-9]"
    more = rf"|0{fraction}|[1-9][0-9]*{fraction}" if decimals else ""
    return re.compile(rf"0|-?(?:[1-9][0-9]*{more})").fullmatch


def _joined(runs: Iterable[tuple[int, int, int]]) -> tuple[tuple[int, int, int], ...]:
    """Return the same numbers in fewer rising runs: runs of one step that meet or overlap are merged.

    Each run is (start, unit, count) in multiples of the common denominator.
    """
    # runs that can be merged have the same step and the same remainder by it: sort them next to each other
    rising = [
        (abs(unit) or 1, min(start, start + (count - 1) * unit), count if unit else 1)
        for start, unit, count in runs
    ]
    joined: list[tuple[int, int, int]] = []
    for unit, start, count in sorted(rising, key=lambda run: (run[0], run[1] % run[0], run[1])):
        if joined:
            first, step, length = joined[-1]
            ahead, rest = divmod(start - first, unit)
            if step == unit and rest == 0 and 0 <= ahead <= length:
                joined[-1] = (first, unit, max(length, ahead + count))
                continue
        joined.append((start, unit, count))
    return tuple(joined)


def _is_in(value: int, start: int, unit: int, count: int) -> bool:
    steps, rest = divmod(value - start, unit)
    return rest == 0 and 0 <= steps < count
