"""What files and questions look like: counts by kiosk and batch, missing answers, weights of records."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from functools import singledispatch

import numpy as np

from surveyapp.analyses.base.dataset import Reports
from surveyapp.analyses.computation.estimates.rows import MEAN
from surveyapp.analyses.computation.quality.compared_items import samples_tallied
from surveyapp.analyses.data.asked import are_drawn, count_asked
from surveyapp.analyses.data.fieldwork import KioskFile, KioskSummary
from surveyapp.analyses.data.report_counts import count_answered, support_counts
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.quality.influence import (
    Tally,
    Vector,
    Whole,
    estimate_of,
    forged_band,
    influence,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion


@dataclass(frozen=True, slots=True)
class BatchRow:
    """One batch of a kiosk, by its latest export. Files know the first and the last day, and no other."""

    kiosk: str
    words: str
    batch: int
    first_day: date | None
    last_day: date | None
    days: int | None
    interviews: int
    per_day: float | None


@dataclass(frozen=True, slots=True)
class KioskRow:
    """All batches of a kiosk together; ``brought_again`` are interviews that several files hold."""

    kiosk: str
    words: str
    batches: int
    first_day: date | None
    last_day: date | None
    interviews: int
    brought_again: int
    break_offs: int
    time_outs: int
    practice_failures: int
    comprehension_failures: int
    not_finished: float | None
    """Share of the interviews that were begun and broken off or timed out."""


@dataclass(frozen=True, slots=True)
class QuestionRow:
    """Who answered a question. ``asked`` None: the record does not tell who was asked."""

    question: str
    design: str
    asked: int | None
    answered: int
    missing: int | None
    missing_share: float | None


@dataclass(frozen=True, slots=True)
class WeightRow:
    """How much records weigh in one unbiased estimate."""

    question: str
    answer: str
    n: int
    estimate: float
    influence: float | None
    """The most that leaving out one record moves it; None with one record."""
    forged: int
    """How many records may be forged."""
    low: float | None
    high: float | None
    """What it could be then; None where reports have no limits. Means are in units of answers."""
    is_mean: bool = False


def batch_rows(files: Sequence[KioskFile]) -> tuple[BatchRow, ...]:
    """Return each kiosk's batches.

    Parameters
    ----------
    files
        The files of kiosks that count.
    """
    latest: dict[tuple[str, int], KioskFile] = {}
    for file in sorted(files, key=lambda one: one.export):
        # an export holds all of its batch, so a later one replaces those before it
        latest[file.kiosk, file.batch] = file
    return tuple(_batch(file) for _, file in sorted(latest.items()))


def _batch(file: KioskFile) -> BatchRow:
    days = None
    if file.first_day is not None and file.last_day is not None:
        days = (file.last_day - file.first_day).days + 1
    return BatchRow(
        file.kiosk,
        file.words,
        file.batch,
        file.first_day,
        file.last_day,
        days,
        file.interviews,
        None if days is None else file.interviews / days,
    )


def kiosk_rows(files: Sequence[KioskFile], kiosks: Sequence[KioskSummary]) -> tuple[KioskRow, ...]:
    """Return what each kiosk brought.

    Parameters
    ----------
    files
        The files of kiosks that count.
    kiosks
        The kiosks that have interviews.
    """
    theirs = defaultdict(list)
    for file in files:
        theirs[file.kiosk].append(file)
    return tuple(_kiosk(kiosk, theirs[kiosk.kiosk]) for kiosk in kiosks)


def _kiosk(kiosk: KioskSummary, files: Sequence[KioskFile]) -> KioskRow:
    stopped = kiosk.break_offs + kiosk.time_outs
    return KioskRow(
        kiosk=kiosk.kiosk,
        words=kiosk.words,
        batches=len({file.batch for file in files}),
        first_day=min((f.first_day for f in files if f.first_day), default=None),
        last_day=max((f.last_day for f in files if f.last_day), default=None),
        interviews=kiosk.interviews,
        brought_again=max(sum(file.interviews for file in files) - kiosk.interviews, 0),
        break_offs=kiosk.break_offs,
        time_outs=kiosk.time_outs,
        practice_failures=kiosk.practice_failures,
        comprehension_failures=kiosk.comprehension_failures,
        not_finished=stopped / (stopped + kiosk.interviews),
    )


def question_rows(source: Reports, survey: Survey) -> Iterator[QuestionRow]:
    """Yield who answered each question, of those who were asked it."""
    drawn = are_drawn(survey)
    for question in survey.recorded_questions:
        there = count_answered(source, question)
        asked = None if question.id in drawn else count_asked(question, survey, source)
        missing = None if asked is None else max(asked - there, 0)
        share = missing / asked if asked and missing is not None else None
        yield QuestionRow(question.id, question.design.name, asked, there, missing, share)


def weight_rows(source: Reports, survey: Survey, forged: int) -> Iterator[WeightRow]:
    """Yield how much records weigh in each unbiased estimate, and what ``forged`` ones could have done."""
    for question in survey.recorded_questions:
        for answer, tallies in _tallied(question.design, source, question):
            if not all(tally.n for tally in tallies):
                continue
            # without a limit of the pseudo-answer one forged record could move the mean anywhere
            has_limits = all(np.isfinite([t.low, t.high]).all() for t in tallies)
            band = forged_band(tallies, forged) if has_limits else None
            yield WeightRow(
                question.id,
                answer,
                sum(tally.n for tally in tallies),
                estimate_of(tallies),
                influence(tallies),
                forged,
                None if band is None else band.low,
                None if band is None else band.high,
                is_mean=answer == MEAN,
            )


Tallied = Iterator[tuple[str, Sequence[Tally]]]


@singledispatch
def _tallied(design: AskableDesign, source: Reports, question: AskedQuestion) -> Tallied:  # noqa: ARG001
    """Yield each answer with what the reports stand for; none where estimates are no sums of records."""
    yield from ()


@_tallied.register
def _(design: Design, source: Reports, question: AskedQuestion) -> Tallied:
    counts = source.counts(question)[None]
    values = matrix(design.channel.debiasing())
    for place, answer in enumerate(question.answers):
        yield answer, [_tally(values[:, place], counts)]


@_tallied.register
def _(design: OracleDesign, source: Reports, question: AskedQuestion) -> Tallied:
    supported = support_counts(source, design, question)[None]
    slope, other = float(design.support.slope), float(design.support.other)
    # Pr(supported) = q + (p - q)·[answer], so ([supported] - q)/(p - q) is unbiased for [answer]
    values = np.array([(1 - other) / slope, -other / slope])
    for answer, count in zip(question.answers, supported.counts.tolist(), strict=True):
        yield answer, [_tally(values, np.array([count, supported.n - count], dtype=np.int64))]


@_tallied.register
def _(design: QuantitativeDesign, source: Reports, question: AskedQuestion) -> Tallied:
    reports, counts = source.numbers_counted(question)
    ends = {float(report): float(end.pseudo_answer) for report, end in design.end_reports.items()}
    slope, intercept = float(design.linear.slope), float(design.linear.intercept)
    # reports at an end also stand for all noise cut off there, so the ends have values of their own
    values = np.array([ends.get(z, (z - intercept) / slope) for z in reports.tolist()])
    low, high = (-np.inf, np.inf) if design.pseudo_reach is None else design.pseudo_reach
    yield MEAN, [Tally(values, counts, float(low), float(high))]


@_tallied.register
def _(design: LatentDesign, source: Reports, question: AskedQuestion) -> Tallied:
    counts = samples_tallied(source, question)
    sizes = tuple(int(one.sum()) for one in counts)
    for target in design.targets:
        # a ratio is no sum of records
        if target.name not in question.answers or target.denominator is not None or not all(sizes):
            continue
        weights = design.weights_of(target.numerator, sizes)
        if weights is not None:
            both = zip(weights, counts, strict=True)
            yield target.name, [_tally(np.array([float(w) for w in row]), one) for row, one in both]


def _tally(values: Vector, counts: Whole) -> Tally:
    return Tally(values, counts, float(values.min()), float(values.max()))
