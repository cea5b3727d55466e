"""Counts of recorded reports, for all sources alike."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.services.dataset.source import Source
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.survey.definition.questions import AskedQuestion, MultipleChoice, Number


def report_combinations(
    source: Source, questions: Sequence[AskedQuestion]
) -> Mapping[tuple[str, ...], int]:
    """Return how often each combination of recorded reports occurs.

    Parameters
    ----------
    source
        The reports.
    questions
        The questions whose reports are combined.

    Returns
    -------
    mapping of tuples of str to int
        One text a question; an empty text is a missing report.
    """
    if isinstance(source, StoredReports):
        return source.report_combinations(questions)
    return Counter(zip(*(_cells(source, question) for question in questions), strict=True))


def _cells(source: Source, question: AskedQuestion) -> Sequence[str]:
    if question.unlisted is not None:
        return source.cells(question)
    named = np.array([*question.reports, ""])
    cells: list[str] = named[source.codes((question,))[question.id]].tolist()
    return cells


def count_answered(source: Source, question: AskedQuestion) -> int:
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
    if isinstance(source, StoredReports):
        return source.answered(question)
    if isinstance(question, Number):
        return int(np.sum(~np.isnan(source.numbers(question))))
    return sum(map(bool, source.cells(question)))


def number_counts(
    source: Source, question: AskedQuestion
) -> tuple[NDArray[np.float64], NDArray[np.int64]]:
    """Return the distinct reports of a number question, ascending, and how often each was given.

    Parameters
    ----------
    source
        The reports.
    question
        A number question.
    """
    if isinstance(source, StoredReports):
        return source.numbers_counted(question)
    given = source.numbers(question)
    reports, often = np.unique(given[~np.isnan(given)], return_counts=True)
    return reports, often.astype(np.int64)


def text_counts(
    source: Source, question: AskedQuestion, group: AskedQuestion | None = None
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
    if isinstance(source, StoredReports):
        found = source.texts_counted(question, group)
    else:
        found = {name: Counter(texts) for name, texts in source.texts(question, group).items()}
    if not isinstance(question, MultipleChoice):
        return found
    return {name: _as_bits(question, texts) for name, texts in found.items()}


def _as_bits(question: MultipleChoice, texts: Mapping[str, int]) -> Mapping[str, int]:
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
        Of its columns, as ``Source.codes`` gives them.
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


@dataclass(frozen=True, slots=True, eq=False)
class NumberRows:
    """Reports of a number question, a row for all that are alike, or for each.

    Attributes
    ----------
    reports
        NaN where there is none.
    sample
        the sample, from 1; 0 where not answered, or where there is only one.
    group
        the place of the answer to the question that groups are of; −1 for none.
    often
        how many respondents each row is.
    """

    reports: NDArray[np.float64]
    sample: NDArray[np.int32]
    group: NDArray[np.int32]
    often: NDArray[np.float64]


def number_rows(
    source: Source, question: AskedQuestion, group: AskedQuestion | None, *, is_counted: bool
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
    if is_counted and isinstance(source, StoredReports):
        return _distinct_rows(source, question, group)
    reports = source.numbers(question)
    none = np.zeros(len(reports), dtype=np.int32)
    return NumberRows(
        reports,
        none if question.samples == 1 else source.samples(question),
        none - 1 if group is None else source.codes((group,))[group.id],
        np.ones(len(reports)),
    )


def _distinct_rows(
    source: StoredReports, question: AskedQuestion, group: AskedQuestion | None
) -> NumberRows:
    found, often = source.distinct_values(
        (*question.columns, *(() if group is None else group.columns))
    )
    texts = found[question.id]
    none = np.zeros(len(texts), dtype=np.int32)
    return NumberRows(
        np.where(texts == "", "nan", texts).astype(np.float64),
        none if question.samples == 1 else found[question.columns[1].name] + 1,
        none - 1 if group is None else found[group.id],
        often.astype(np.float64),
    )
