"""What of the reports is compared between kiosks: each interview's report as one of a few, by its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import singledispatch

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs import AskableDesign
from surveyapp.designs.greenberg_quantitative import GreenbergQuantitative
from surveyapp.designs.linear import QuantitativeDesign
from surveyapp.designs.oracle import OracleDesign
from surveyapp.services.quality_sites import Reports
from surveyapp.services.sources import Codes, Source
from surveyapp.survey.questions import AskedQuestion

QUARTERS = (0.25, 0.5, 0.75)


@dataclass(frozen=True, slots=True, eq=False)
class Item:
    """A question or a part of it: the reports by name, and each interview's; −1: none."""

    name: str
    reports: tuple[str, ...]
    codes: Codes


def compared_items(source: Reports, question: AskedQuestion) -> Iterator[Item]:
    """Yield what a randomized question is compared by."""
    yield from _items(question.design, source, question)


@singledispatch
def _items(design: AskableDesign, source: Reports, question: AskedQuestion) -> Iterator[Item]:  # noqa: ARG001
    """Listed reports, of several samples each sample's apart: chance draws samples alike everywhere."""
    codes = source.codes((question,))
    report = codes[question.id]
    if question.samples == 1:
        yield Item(question.id, question.reports, report)
        return
    sample = codes[question.columns[1].name]
    names = [f"{word} ({s})" for s in range(1, question.samples + 1) for word in question.reports]
    both = np.where(report >= 0, sample * len(question.reports) + report, -1)
    yield Item(question.id, tuple(names), both.astype(np.int32))


@_items.register
def _(design: OracleDesign, source: Reports, question: AskedQuestion) -> Iterator[Item]:
    """For each choice, whether the report supports it."""
    cells = source.cells(question)
    known = {cell: design.supported(cell) for cell in set(cells) if cell}
    none = (-1,) * len(question.answers)
    table = np.array([known.get(cell, none) for cell in cells], dtype=np.int32)
    for place, answer in enumerate(question.answers):
        column = table[:, place]
        codes = np.where(column < 0, -1, 1 - column).astype(np.int32)
        yield Item(f"{question.id}={answer}", ("supported", "not supported"), codes)


@_items.register(QuantitativeDesign)
@_items.register(GreenbergQuantitative)
def _(design: AskableDesign, source: Reports, question: AskedQuestion) -> Iterator[Item]:  # noqa: ARG001
    """In which quarter of all reports the report lies."""
    numbers = source.numbers(question)
    given = numbers[~np.isnan(numbers)]
    if not len(given):
        return
    cuts = np.unique(np.quantile(given, QUARTERS))
    codes = np.where(np.isnan(numbers), -1, np.searchsorted(cuts, numbers, side="right"))
    names = [f"below {cuts[0]:g}", *(f"from {cut:g}" for cut in cuts)]
    yield Item(question.id, tuple(names), codes.astype(np.int32))


def recorded_cells(source: Source, question: AskedQuestion) -> Sequence[str]:
    """Return what is recorded for a question, one cell an interview; empty where there is nothing."""
    if question.unlisted is not None:
        return source.cells(question)
    named = np.array([*question.reports, ""])
    cells: list[str] = named[source.codes((question,))[question.id]].tolist()
    return cells


def samples_tallied(source: Source, question: AskedQuestion) -> list[NDArray[np.int64]]:
    """Return how often each report was given, a sample's alphabet each."""
    found = source.patterns((question,))
    report, sample = found.codes[question.id], found.codes[question.columns[-1].name]
    if question.samples == 1:
        sample = np.where(report >= 0, 0, -1)
    tallies = []
    for number, alphabet in enumerate(question.alphabets):
        given = np.zeros(len(question.reports), dtype=np.int64)
        members = sample == number
        np.add.at(given, report[members], found.counts[members])
        tallies.append(given[[question.reports.index(word) for word in alphabet]])
    return tallies


def record_kinds(source: Reports, randomized: Sequence[AskedQuestion]) -> Codes | None:
    """Return a number for each interview that only equal records share; None without coins.

    The randomized questions count: coins make two people's records differ even where people are alike.
    """
    columns = [_column(source, question) for question in randomized]
    if not columns or not len(columns[0]):
        return None
    return np.asarray(_together(columns), dtype=np.int32)


def _column(source: Reports, question: AskedQuestion) -> NDArray[np.int64]:
    if question.unlisted is not None:
        return np.unique(np.array(source.cells(question)), return_inverse=True)[1]
    codes = source.codes((question,))
    return _together([codes[column.name].astype(np.int64) for column in question.columns])


def _together(columns: Sequence[NDArray[np.int64]]) -> NDArray[np.int64]:
    kinds = np.zeros(len(columns[0]), dtype=np.int64)
    for column in columns:
        whole = kinds * (int(column.max()) + 2) + column + 1
        kinds = np.unique(whole, return_inverse=True)[1].astype(np.int64)
    return kinds
