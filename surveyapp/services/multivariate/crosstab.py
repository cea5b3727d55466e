"""Cross-tables: the joint distribution of the answers to two to four questions, any of them randomized."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.cautions import ONE_POINT, ONE_REPORT
from surveyapp.estimation.comparison.cross_tables import (
    INCOMPLETE_RESPONDENTS,
    JointEstimate,
    combination_codes,
    count_combinations,
    estimate_joint,
    weighted_joint,
)
from surveyapp.estimation.comparison.latent_tables import (
    LatentJointEstimate,
    estimate_latent_joint,
    weighted_latent_joint,
)
from surveyapp.estimation.estimate import Interval, IntervalMethod
from surveyapp.estimation.prevalence import intervals
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, SHARE_METHODS, checked_level
from surveyapp.estimation.prevalence.pseudo_answers import possible_reports
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.respondents import UNANSWERED
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.services.dataset.questions import (
    check_pseudo_answers,
    recorded_question,
    required_channel,
    required_scores,
    shown_answers,
)
from surveyapp.services.dataset.report_counts import codes_by_sample
from surveyapp.services.dataset.source import OpenedSource
from surveyapp.services.progress import Progress, count_rounds, no_progress
from surveyapp.survey.definition.questions import AskedQuestion
from surveyapp.survey.definition.survey import Survey

MOST_QUESTIONS = 4
"""Of one cross-table."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One combination of answers; ``interval`` names the method of its bounds."""

    answers: tuple[str, ...]
    n: int
    estimate: float
    se: float | None
    se_coins: float | None
    low: float
    high: float
    interval: str
    mle: float

    def row(self, questions: Sequence[str]) -> dict[str, object]:
        """Return the cell as a row of a table."""
        named: dict[str, object] = {}
        for number, (question, answer) in enumerate(
            zip(questions, self.answers, strict=True), start=1
        ):
            named |= {f"question_{number}": question, f"answer_{number}": answer}
        numbers = {name: getattr(self, name) for name in NUMBERS}
        return named | numbers


YES_NO = Channel(((Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))))
"""The channel of a direct question of two answers."""

NUMBERS = ("n", "estimate", "se", "se_coins", "low", "high", "interval", "mle")


@dataclass(frozen=True, slots=True)
class CrossTable:
    """A joint distribution, in whose cells the last question varies fastest."""

    survey: Survey
    questions: tuple[str, ...]
    cells: tuple[Cell, ...]
    n: int
    warnings: tuple[str, ...]
    is_complex_sample: bool = False
    """Whether weights, strata or clusters were used."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of its rows in CSV and JSON."""
        numbered = range(1, len(self.questions) + 1)
        named = [f"{kind}_{i}" for i in numbered for kind in ("question", "answer")]
        return (*named, *NUMBERS)

    @property
    def rows(self) -> list[dict[str, object]]:
        """One row a cell."""
        return [cell.row(self.questions) for cell in self.cells]


def crosstab(
    opened: OpenedSource,
    question_names: Sequence[str],
    *,
    level: float = 0.95,
    progress: Progress = no_progress,
) -> CrossTable:
    """Return the joint distribution of the answers to two to four questions.

    Parameters
    ----------
    opened
        The reports.
    question_names
        Ids of two to four different questions, any of them randomized.
    level : between 0 and 1
        Confidence level of the intervals.
    progress
        Called at each round of the search for the maximum; the number of rounds is not known.

    Raises
    ------
    UserProblem
        if they are not two to four different ones; if one cannot be in the table; if nobody
        is asked all of them; if there are too many combinations; if ``level`` is not
        between 0 and 1.
    NoReports
        if nobody answered all of them.
    Cancelled
        when ``progress`` raises it.
    """
    checked_level(level)
    if not 2 <= len(question_names) <= MOST_QUESTIONS or len(set(question_names)) < len(
        question_names
    ):
        raise UserProblem(
            msg(
                "A cross-table needs two to four different questions; these were given: {names}.",
                names=", ".join(question_names) or "none",
            )
        )
    questions = [recorded_question(opened.survey, name) for name in question_names]
    joint = joint_distribution(opened, questions, count_rounds(progress))
    bounds = _all_bounds(questions, joint, level)
    cells = tuple(_cells(questions, joint, bounds))
    remarks = (*joint.cautions, *_remarks(cells, joint.n))
    warnings = (*opened.warnings, *opened.cautions, *map(Notice, remarks))
    return CrossTable(
        opened.survey,
        tuple(question_names),
        cells,
        joint.n,
        warnings,
        is_complex_sample=opened.complex_sample is not None,
    )


def _remarks(cells: Sequence[Cell], n: int) -> Iterator[Message]:
    """Return what a reader might take for a certainty or for our error; of one question see ``remarks``."""
    if n == 1:
        yield Message(ONE_REPORT)
    if any(cell.low == cell.high and not 0 <= cell.estimate <= 1 for cell in cells):
        yield Message(ONE_POINT)


def joint_distribution(
    opened: OpenedSource, questions: Sequence[AskedQuestion], each_round: EachRound = no_rounds
) -> JointEstimate:
    """Return the joint distribution of the answers; its cautions count the respondents left out.

    Parameters
    ----------
    opened
        The reports.
    questions
        Questions whose reports can be listed.
    each_round
        Called at each round of the search for the maximum.

    Raises
    ------
    UserProblem
        if a question has reports that are too many to list; if nobody is asked all of them; if there
        are too many combinations; if nobody is in a combination of samples that the questions draw.
    NoReports
        if nobody answered all of them.
    """
    opened.survey.check_together([question.id for question in questions])
    for question in questions:
        check_pseudo_answers(question)
    if any(isinstance(question.design, LatentDesign) for question in questions):
        return _latent_joint(opened, questions, each_round)
    channels = [required_channel(question) for question in questions]
    if opened.complex_sample is not None:
        codes = opened.codes(questions)
        reports = [codes[q.id] for q in questions]
        incomplete = int(np.sum(np.any([one < 0 for one in reports], axis=0)))
        cautions = (Message(INCOMPLETE_RESPONDENTS, {"count": incomplete}),) if incomplete else ()
        return weighted_joint(channels, reports, opened.complex_sample, cautions=cautions)
    found = opened.patterns(questions)
    columns = [found.codes[q.id] for q in questions]
    tally = count_combinations(columns, [c.reports for c in channels], found.counts)
    return estimate_joint(channels, tally.counts, cautions=tally.cautions, each_round=each_round)


def _latent_joint(
    opened: OpenedSource, questions: Sequence[AskedQuestion], each_round: EachRound
) -> JointEstimate:
    """Return the joint distribution where a question has several samples, or people of several kinds."""
    sample = opened.complex_sample
    codes: Mapping[str, NDArray[np.int32]]
    if sample is None:
        found = opened.patterns(questions)
        codes, often = found.codes, found.counts
    else:
        codes = opened.codes(questions)
        often = (sample.weights > 0).astype(np.int64)
    columns = [codes_by_sample(question, codes) for question in questions]
    complete = np.all([column >= 0 for column in columns], axis=0)
    parts = []
    for question, column in zip(questions, columns, strict=True):
        sizes = [len(alphabet) for alphabet in question.alphabets]
        samples = np.repeat(np.arange(len(sizes)), sizes)[column[complete]]
        there = np.bincount(samples, often[complete], len(sizes)).astype(np.int64)
        parts.append(required_scores(question, np.maximum(there, 1).tolist()))
    reports = [part.reports for part in parts]
    if sample is None:
        tally = count_combinations(columns, reports, often)
        return estimate_latent_joint(
            parts, tally.counts, cautions=tally.cautions, each_round=each_round
        )
    incomplete = int(np.sum(~complete))
    cautions = (Message(INCOMPLETE_RESPONDENTS, {"count": incomplete}),) if incomplete else ()
    combined = combination_codes(columns, reports)
    return weighted_latent_joint(parts, combined, sample, cautions=cautions, each_round=each_round)


def _cells(
    questions: Sequence[AskedQuestion], joint: JointEstimate, bounds: Sequence[Interval]
) -> Iterator[Cell]:
    places = np.ndindex(joint.unbiased.shape)
    answers = [shown_answers(question) for question in questions]
    for place, interval in zip(places, bounds, strict=True):
        errors = joint.standard_errors
        yield Cell(
            answers=tuple(names[a] for names, a in zip(answers, place, strict=True)),
            n=joint.n,
            estimate=float(joint.unbiased[place]),
            se=None if errors is None else float(errors[place]),
            se_coins=None
            if np.isnan(joint.coin_errors[place])
            else float(joint.coin_errors[place]),
            low=interval.low,
            high=interval.high,
            interval=interval.method.value,
            mle=float(joint.maximum_likelihood[place]),
        )


def _all_bounds(
    questions: Sequence[AskedQuestion], joint: JointEstimate, level: float
) -> list[Interval]:
    """Bounds of every cell: by counts where nothing is randomized, else by the standard error.

    A cell whose direct answers nobody gave is a part of their share, and has its bounds, of none of n: they
    hold the cell whenever they hold that share. Where else the standard error is 0 or unknown, by the
    largest variance that any people could cause (Popoviciu 1935): a combination that was never seen is
    still possible.
    """
    hidden = tuple(axis for axis, q in enumerate(questions) if q.design.is_randomized)
    if not hidden:
        return [_of_share(joint, cell, level) for cell in range(joint.counts.size)]
    given = joint.counts.sum(axis=hidden, keepdims=True)
    of_none = _of_share(joint, None, level) if given.min() == 0 else None
    by_error = _by_errors(joint, level)
    is_given = np.broadcast_to(given > 0, joint.unbiased.shape).ravel()
    return [
        found if seen or of_none is None else of_none
        for found, seen in zip(by_error, is_given, strict=True)
    ]


def _of_share(joint: JointEstimate, cell: int | None, level: float) -> Interval:
    """Bounds of the share of one combination of direct answers, or of one that nobody gave.

    In a complex sample counts are shares of the effective number of respondents (Korn & Graubard 1998).
    """
    if joint.sample_reports is None:
        count = 0 if cell is None else int(joint.counts.flat[cell])
        bounds = SHARE_METHODS[DEFAULT_METHOD](count, joint.n, level)
        return intervals.cut(bounds, level, DEFAULT_METHOD)
    codes = joint.sample_reports.codes
    given = np.where(codes < 0, UNANSWERED, 1 if cell is None else codes != cell)
    return (
        weighted_prevalence(YES_NO, given, joint.sample_reports.sample, level=level)
        .estimates[0]
        .interval
    )


def _by_errors(joint: JointEstimate, level: float) -> list[Interval]:
    errors, worst = joint.standard_errors, _worst_variances(joint)
    return [
        _bounds(
            float(joint.unbiased[place]),
            None if errors is None else float(errors[place]),
            worst(place),
            (level, joint.freedom),
        )
        for place in np.ndindex(joint.unbiased.shape)
    ]


def _worst_variances(joint: JointEstimate) -> Callable[[tuple[int, ...]], float]:
    """Return what gives the largest variance that any people could cause in a cell (Popoviciu 1935)."""
    if isinstance(joint, LatentJointEstimate):
        return joint.worst_variance
    ranges = [_ranges(channel) for channel in joint.channels]
    # Var(Σ w·x) ≤ Var(x)·Σ w² with weights that sum to 1; 1/n where all are equal
    spread = 1 / joint.n if joint.sample_reports is None else joint.sample_reports.kish
    return lambda place: (
        _largest_variance([ends[a] for ends, a in zip(ranges, place, strict=True)]) * spread
    )


def _bounds(
    share: float, error: float | None, worst: float, at: tuple[float, int | None]
) -> Interval:
    level, freedom = at
    if error:
        reach = t_quantile(level, freedom) * error
        return intervals.cut((share - reach, share + reach), level, IntervalMethod.WALD)
    # Chebyshev's inequality needs no shape, only a bound of the variance
    bounds = intervals.chebyshev(share, worst, level)
    return intervals.cut(bounds, level, IntervalMethod.CHEBYSHEV)


def _ranges(channel: Channel) -> list[tuple[float, float]]:
    """Return for each answer the least and the largest pseudo-answer that a report stands for."""
    # reports that never occur would only widen the range
    table = channel.debiasing()
    columns = zip(*(table[j] for j in possible_reports(channel)), strict=True)
    return [(float(min(column)), float(max(column))) for column in columns]


def _largest_variance(ends: Sequence[tuple[float, float]]) -> float:
    """(range of the products of pseudo-answers)²/4."""
    # pseudo-answers of a cell are products over the questions, as the joint channel is a Kronecker
    # product; a product is linear in each factor, so its extremes are at corners
    corners = [math.prod(corner) for corner in product(*ends)]
    return (max(corners) - min(corners)) ** 2 / 4
