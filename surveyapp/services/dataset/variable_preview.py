"""What would come of making a variable, and how the numbers of one are distributed."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from fractions import Fraction
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.data.variables import DerivedVariable
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.dataset.variables import (
    VariableRow,
    day_counts,
    number_counts,
    preview_derived,
)
from surveyapp.services.project.undo_history import existing_project
from surveyapp.survey.types.base import MeasurementLevel

MOST_BINS = 10


@dataclass(frozen=True, slots=True)
class CountedBin:
    """So many numbers lie from ``low`` to ``high``; ``is_open`` leaves out ``high`` itself."""

    low: float
    high: float
    count: int
    is_open: bool = False


@dataclass(frozen=True, slots=True)
class VariablePreview:
    """What a variable would be that is not made yet; ``bins`` are those of numbers."""

    row: VariableRow
    bins: tuple[CountedBin, ...] = ()


def preview_variable(project: Path, variable: DerivedVariable) -> VariablePreview:
    """Return what would come of making a variable; nothing is changed.

    Parameters
    ----------
    project
        Path of the project file.
    variable
        Its name, and how it would be made.

    Raises
    ------
    UserProblem
        if it cannot be made so; if the name is taken.
    EnvironmentProblem, FileRefused
        if the project cannot be used.
    """
    with existing_project(project) as opened:
        if variable.name in {one.name for one in opened.variables.derived}:
            raise UserProblem(
                msg("There is a variable {name} already. Choose another name.", name=variable.name)
            )
    row = preview_derived(project, variable)
    if (
        row.values
        or row.is_randomized
        or row.level is not MeasurementLevel.NUMERIC
        or not row.count
    ):
        return VariablePreview(row)
    with existing_project(project) as opened:
        seen = opened.seen_with(opened.variables.having(variable))
        assert seen.survey is not None  # noqa: S101 - seen_with() refuses a project without
        counts = seen.numbers_counted(seen.survey.question(variable.name))
    return VariablePreview(row, tuple(_bins(*counts)))


def number_bins(project: Path, name: str) -> tuple[CountedBin, ...]:
    """Return how often the numbers of a variable occur: each of a few, or in bins with round ends.

    Parameters
    ----------
    project
        Path of the project file.
    name
        A number that is not randomized.

    Raises
    ------
    UserProblem, EnvironmentProblem, FileRefused
        as ``number_counts``.
    """
    return tuple(_bins(*number_counts(project, name)))


@dataclass(frozen=True, slots=True)
class CountedDays:
    """So many days lie from ``first`` to ``last``, both among them."""

    first: date
    last: date
    count: int


def day_bins(project: Path, name: str) -> tuple[CountedDays, ...]:
    """Return how often the days of a variable occur: each of a few, else by months or by years.

    Parameters
    ----------
    project
        Path of the project file.
    name
        A date that is not randomized.

    Raises
    ------
    UserProblem, EnvironmentProblem, FileRefused
        as ``day_counts``.
    """
    days = day_counts(project, name)
    if len(days) <= MOST_BINS:
        return tuple(CountedDays(day, day, count) for day, count in days.items())
    first, last = min(days), max(days)
    months = next(
        step for step in _MONTHS if _month(last) // step - _month(first) // step < MOST_BINS
    )
    counts = Counter[int]()
    for day, count in days.items():
        counts[_month(day) // months] += count
    return tuple(
        CountedDays(
            _first_of(place * months), _first_of((place + 1) * months) - _DAY, counts[place]
        )
        for place in range(_month(first) // months, _month(last) // months + 1)
    )


_MONTHS = (1, 3, *(12 * years for years in (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)))
"""So many months a bin has."""
_DAY = timedelta(days=1)


def _month(day: date) -> int:
    return 12 * day.year + day.month - 1


def _first_of(month: int) -> date:
    return date(max(month // 12, 1), month % 12 + 1, 1)


def _bins(numbers: NDArray[np.float64], often: NDArray[np.int64]) -> Iterator[CountedBin]:
    if len(numbers) <= MOST_BINS:
        for number, count in zip(numbers.tolist(), often.tolist(), strict=True):
            yield CountedBin(number, number, count)
        return
    are_whole = bool(np.all(numbers == np.round(numbers)))
    edges = _round_edges(float(numbers[0]), float(numbers[-1]), are_whole=are_whole)
    places = np.searchsorted(edges, numbers, side="right") - 1
    counts = np.bincount(places, weights=often, minlength=len(edges) - 1)
    for place, count in enumerate(counts.astype(np.int64).tolist()):
        yield CountedBin(edges[place], edges[place + 1] - are_whole, count, not are_whole)


def _round_edges(least: float, most: float, *, are_whole: bool) -> list[float]:
    """Return the ends of bins that are 1, 2 or 5 times a power of ten wide and begin at multiples of that."""
    power = math.floor(math.log10((most - least) / MOST_BINS))
    steps = (m * Fraction(10) ** n for n in (power, power + 1, power + 2) for m in (1, 2, 5))
    for step in steps:
        first = math.floor(Fraction(least) / step)
        count = math.floor(Fraction(most) / step) - first + 1
        if count <= MOST_BINS and (step.denominator == 1 or not are_whole):
            break
    return [float((first + place) * step) for place in range(count + 1)]
