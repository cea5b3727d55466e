"""What of the reports is compared between kiosks: counts of a few reports that everything is sorted into."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import singledispatch

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.computation.quality.kiosk_counts import DistinctReports, KioskCounts
from surveyapp.designs import AskableDesign
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.estimation.prevalence.frequency_oracles import ROWS, code_reports, support_matrix
from surveyapp.survey.types.base import AskedQuestion

Whole = NDArray[np.int64]

QUARTERS = (0.25, 0.5, 0.75)


@dataclass(frozen=True, slots=True)
class Item:
    """A question or a part of it, and its reports by name."""

    name: str
    reports: tuple[str, ...]


@dataclass(frozen=True, slots=True, eq=False)
class ComparedItem:
    """One item at all kiosks: the data of a funnel."""

    item: Item
    counts: Whole
    """Strata by kiosks by reports."""


def compared_items(sites: KioskCounts, question: AskedQuestion) -> Iterator[ComparedItem]:
    """Yield what a randomized question is compared by."""
    yield from _items(question.design, sites, question)


@singledispatch
def _items(
    design: AskableDesign,  # noqa: ARG001 - dispatches
    sites: KioskCounts,
    question: AskedQuestion,
) -> Iterator[ComparedItem]:
    """Listed reports, of several samples each sample's apart: chance draws samples alike everywhere."""
    if question.samples == 1:
        yield ComparedItem(Item(question.id, question.reports), sites.counts(question))
        return
    alike = sites.alike(question)
    report, sample = (alike.columns[column.name] for column in question.columns)
    names = [f"{word} ({s})" for s in range(1, question.samples + 1) for word in question.reports]
    both = np.where(report >= 0, sample * len(question.reports) + report, -1)
    yield ComparedItem(Item(question.id, tuple(names)), alike.counts(both, len(names)))


@_items.register
def _(design: OracleDesign, sites: KioskCounts, question: AskedQuestion) -> Iterator[ComparedItem]:
    """For each choice, whether the report supports it."""
    alike = sites.alike(question)
    given = alike.counts(np.where(alike.columns[question.id] != "", 0, -1), 1)[..., 0]
    supported = _supported(design, alike, alike.columns[question.id])
    for place, answer in enumerate(question.answers):
        # one report supports several choices, so these tests depend on each other; Holm allows that
        own = supported[..., place]
        item = Item(f"{question.id}={answer}", ("supported", "not supported"))
        yield ComparedItem(item, np.stack([own, given - own], axis=-1))


def _supported(design: OracleDesign, alike: DistinctReports, texts: NDArray[np.object_]) -> Whole:
    """Return how many reports support each choice: strata by kiosks by choices."""
    given = np.flatnonzero(texts != "")
    cells, often = alike.cells[given], alike.often[given]
    coded = code_reports(design, texts[given].tolist())
    found = np.zeros((alike.strata * alike.kiosks, design.k), dtype=np.int64)
    for begin in range(0, len(given), ROWS):
        part = slice(begin, begin + ROWS)
        size = len(coded[part])
        # whose reports they are, by rows of reports
        whose = scipy.sparse.csr_array(
            (often[part], (cells[part], np.arange(size))), shape=(len(found), size)
        )
        found += whose @ support_matrix(design, coded[part]).astype(np.int64)
    return found.reshape(alike.strata, alike.kiosks, design.k)


@_items.register(QuantitativeDesign)
@_items.register(GreenbergQuantitative)
def _(design: AskableDesign, sites: KioskCounts, question: AskedQuestion) -> Iterator[ComparedItem]:  # noqa: ARG001
    """In which quarter of all reports the report lies."""
    alike = sites.alike(question)
    texts = alike.columns[question.id]
    given = np.flatnonzero(texts != "")
    if not len(given):
        return
    numbers = texts[given].astype(np.float64)
    # quartiles of all kiosks together; where reports have few values, some coincide
    cuts = np.unique(np.quantile(np.repeat(numbers, alike.often[given]), QUARTERS))
    codes = np.full(len(texts), -1)
    codes[given] = np.searchsorted(cuts, numbers, side="right")
    names = [f"below {cuts[0]:g}", *(f"from {cut:g}" for cut in cuts)]
    yield ComparedItem(Item(question.id, tuple(names)), alike.counts(codes, len(names)))


def samples_tallied(source: Reports, question: AskedQuestion) -> list[NDArray[np.int64]]:
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
