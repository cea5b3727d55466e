"""Counts of recorded reports, for all sources alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol, runtime_checkable

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Dataset, NumberRows, ReportColumn, Reports
from surveyapp.analyses.base.row_reports import each_number_row, each_report
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.estimation.prevalence.frequency_oracles import aggregate
from surveyapp.estimation.sampling.respondents import chosen_reports, respondents_worth
from surveyapp.survey.types.base import AskedQuestion


def count_answered(source: Reports, question: AskedQuestion) -> int:
    """Return the number of interviews that have a report of a question.

    Parameters
    ----------
    source
        The reports.
    question
        The question.
    """
    if question.unlisted is None:
        return int(sum(counts.sum() for counts in source.counts(question).values()))
    return source.answered(question)


@dataclass(frozen=True, slots=True, eq=False)
class Supports:
    """How many of ``n`` reports support each choice."""

    counts: NDArray[np.int64]
    n: int


@runtime_checkable
class SupportReports(Protocol):
    """A source that has only the supports of reports, not the reports."""

    def supports(
        self, question: AskedQuestion, by: AskedQuestion | None = None
    ) -> Mapping[str | None, Supports]:
        """Return how many reports support each choice, by group; see ``support_counts``."""


def support_counts(
    source: Reports,
    design: OracleDesign,
    question: AskedQuestion,
    group: AskedQuestion | None = None,
) -> Mapping[str | None, Supports]:
    """Return how many reports support each choice, by group: all that estimates need.

    Parameters
    ----------
    source
        The reports.
    design
        The question's design.
    question
        A question whose reports support some of its choices.
    group
        A direct question that forms groups; key None has those who did not answer it.
    """
    if isinstance(source, SupportReports):
        return source.supports(question, group)
    return {
        name: Supports(aggregate(design, list(texts), list(texts.values())), sum(texts.values()))
        if texts
        else Supports(np.zeros(len(question.answers), dtype=np.int64), 0)
        for name, texts in text_counts(source, question, group).items()
    }


def text_counts(
    source: Reports, question: AskedQuestion, group: AskedQuestion | None = None
) -> Mapping[str | None, Mapping[str, int]]:
    """Return how often each report of a question with unlisted reports was given, by group.

    Parameters
    ----------
    source
        The reports.
    question
        A question whose reports are not listed. Reports to a multiple choice are one bit a choice, also
        where ids were recorded.
    group
        A direct question that forms groups; key None has those who did not answer it.
    """
    found = source.texts_counted(question, group)
    return {name: _as_bits(question, texts) for name, texts in found.items()}


def _as_bits(question: AskedQuestion, texts: Mapping[str, int]) -> Mapping[str, int]:
    bits: Counter[str] = Counter()
    for text, often in texts.items():
        bits[question.bits(text)] += often
    return bits


def codes_by_sample(
    question: AskedQuestion, codes: Mapping[str, NDArray[np.int32]]
) -> NDArray[np.int32]:
    """Return each respondent's report among those of all samples, one sample after another; −1 for none.

    Parameters
    ----------
    question
        A question whose reports are listed.
    codes
        Of its columns, as ``Reports.codes`` gives them.
    """
    reports = codes[question.id]
    if question.samples == 1:
        return reports
    places = {word: place for place, word in enumerate(question.reports)}
    table = np.full((question.samples, len(places)), -1, dtype=np.int32)
    start = 0
    for sample, alphabet in enumerate(question.alphabets):
        for place, word in enumerate(alphabet, start=start):
            table[sample, places[word]] = place
        start += len(alphabet)
    samples = codes[question.columns[1].name]
    found = table[np.maximum(samples, 0), np.maximum(reports, 0)]
    return np.where((reports < 0) | (samples < 0), np.int32(-1), found)


def number_rows(
    source: Reports, question: AskedQuestion, group: AskedQuestion | None, *, is_counted: bool
) -> NumberRows:
    """Return the reports of a number question with their samples and groups.

    Parameters
    ----------
    source
        The reports.
    question
        A number question.
    group
        A direct question that forms groups.
    is_counted
        Whether equal rows may be counted as one: respondents do not differ in weight, stratum or cluster.
    """
    if is_counted:
        return source.number_rows(question, group)
    return each_number_row(source, question, group)


def distinct_reports(
    data: Dataset, questions: Sequence[AskedQuestion]
) -> tuple[Mapping[str, ReportColumn], NDArray[np.int64] | NDArray[np.float64] | None]:
    """Return the combinations of reports by question, each once, and how many respondents have each.

    Where the sample has weights each respondent has a row, and is worth so many respondents of a simple
    sample: weights that add up to Kish's (1965) effective number, (Σ w)²/Σ w².

    Parameters
    ----------
    data
        The reports.
    questions
        The questions whose reports are combined.

    Returns
    -------
    (mapping, array)
        The array holds whole numbers, or what each respondent is worth; it is None where each respondent
        has a row of their own, and no weight.
    """
    sample = data.complex_sample
    if sample is not None and np.ptp(sample.weights) > 0:
        counted = np.flatnonzero(sample.weights > 0)
        every = each_report(data.source, questions)
        columns = {name: chosen_reports(column, counted) for name, column in every.items()}
        return columns, respondents_worth(sample.weights[counted])
    if all(question.unlisted is None for question in questions):
        found = data.patterns(questions)
        return found.codes, found.counts
    return data.source.distinct_reports(questions)


def tallies_of(
    question: AskedQuestion, tables: Mapping[str | None, NDArray[np.int64]]
) -> dict[str | None, tuple[NDArray[np.int64], ...]]:
    """Return counts for each sample of a question, over the reports that the sample can give.

    Parameters
    ----------
    question
        A question whose reports are listed.
    tables : arrays of shape (samples, reports)
        By group, how often each report was given in each sample.
    """
    places = {value: place for place, value in enumerate(question.reports)}
    return {
        name: tuple(
            table[number, [places[value] for value in alphabet]]
            for number, alphabet in enumerate(question.alphabets)
        )
        for name, table in tables.items()
    }
