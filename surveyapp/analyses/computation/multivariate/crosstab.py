"""Cross-tables: the joint distribution of the answers to two to four questions, any of them randomized."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, product

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, count_rounds, no_progress
from surveyapp.analyses.data.questions import (
    check_pseudo_answers,
    recorded_question,
    required_channel,
    required_scores,
    shown_answers,
)
from surveyapp.analyses.data.report_counts import codes_by_sample
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.cautions import FAR_OUTSIDE, ONE_REPORT, is_far_outside
from surveyapp.estimation.comparison.cross_tables import (
    INCOMPLETE_RESPONDENTS,
    JointEstimate,
    combination_codes,
    conditional_share,
    count_combinations,
    estimate_joint,
    weighted_joint,
)
from surveyapp.estimation.comparison.independence import NOBODY, independence_test
from surveyapp.estimation.comparison.latent_tables import (
    LatentJointEstimate,
    estimate_latent_joint,
    weighted_latent_joint,
)
from surveyapp.estimation.comparison.table_shares import share_test
from surveyapp.estimation.estimate import Interval
from surveyapp.estimation.matrices import contract_axes
from surveyapp.estimation.prevalence import intervals
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, SHARE_METHODS, checked_level
from surveyapp.estimation.prevalence.pseudo_answers import possible_reports
from surveyapp.estimation.prevalence.pseudo_intervals import PseudoMean, interval_of
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.respondents import UNANSWERED
from surveyapp.estimation.sampling.weighted_prevalence import weighted_prevalence
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

MOST_QUESTIONS = 4
"""Of one cross-table."""


@dataclass(frozen=True, slots=True)
class ConditionalShare:
    """The share of an answer among those with another answer; None where nobody is known to have that."""

    share: float | None
    se: float | None
    low: float | None
    high: float | None


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
    in_row: ConditionalShare | None = None
    """The second answer among those with the first; of two questions only."""
    in_column: ConditionalShare | None = None
    """The first answer among those with the second."""

    def row(self, questions: Sequence[str]) -> dict[str, object]:
        """Return the cell as a row of a table."""
        named: dict[str, object] = {}
        for number, (question, answer) in enumerate(
            zip(questions, self.answers, strict=True), start=1
        ):
            named |= {f"question_{number}": question, f"answer_{number}": answer}
        named |= {name: getattr(self, name) for name in NUMBERS}
        for kind, found in (("row", self.in_row), ("column", self.in_column)):
            if found is not None:
                named |= {f"{kind}_{name}": getattr(found, name) for name in SHARE_NUMBERS}
        return named


YES_NO = Channel(((Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))))
"""The channel of a direct question of two answers."""

NUMBERS = ("n", "estimate", "se", "se_coins", "low", "high", "interval", "mle")
SHARE_NUMBERS = ("share", "se", "low", "high")
"""Of row and column shares, whose columns begin with ``row_`` and ``column_``."""


@dataclass(frozen=True, slots=True)
class IndependenceRow:
    """Whether the answers to two questions depend on each other; see ``IndependenceTest``."""

    question_1: str
    question_2: str
    n: int
    statistic: float
    df: int
    p_value: float
    method: str
    cramers_v: float | None
    cramers_v_corrected: float | None
    cramers_v_noise: float | None


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
    tests: tuple[IndependenceRow, ...] = ()
    """Of each pair of questions."""


def crosstab(
    opened: Dataset,
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
    if len(questions) == 2:
        cells = _with_shares(questions, joint, cells, level)
    remarks = (*joint.cautions, *_remarks(cells, joint.n, level))
    warnings = (*opened.warnings, *opened.cautions, *map(Notice, remarks))
    return CrossTable(
        opened.survey,
        tuple(question_names),
        cells,
        joint.n,
        warnings,
        is_complex_sample=opened.complex_sample is not None,
        tests=tuple(_tests(question_names, joint)),
    )


def _tests(names: Sequence[str], joint: JointEstimate) -> Iterator[IndependenceRow]:
    for first, second in combinations(range(len(names)), 2):
        found = independence_test(joint, first, second)
        if found is not None:
            yield IndependenceRow(
                question_1=names[first],
                question_2=names[second],
                n=joint.n,
                statistic=found.statistic,
                df=found.df,
                p_value=found.p_value,
                method=found.method,
                cramers_v=found.cramers_v,
                cramers_v_corrected=found.corrected_v,
                cramers_v_noise=found.noise_v,
            )


def _with_shares(
    questions: Sequence[AskedQuestion], joint: JointEstimate, cells: Sequence[Cell], level: float
) -> tuple[Cell, ...]:
    """Return the cells of two questions with their row and column shares."""
    rows, columns = (_shares_within(questions, joint, axis, level) for axis in (0, 1))
    return tuple(
        replace(cell, in_row=rows[place], in_column=columns[place])
        for cell, place in zip(cells, np.ndindex(joint.unbiased.shape), strict=True)
    )


def _shares_within(
    questions: Sequence[AskedQuestion], joint: JointEstimate, given: int, level: float
) -> dict[tuple[int, ...], ConditionalShare]:
    """Return the share of each cell among those with its answer to the question on the axis ``given``.

    Where that answer is known of everybody these are estimates in a group, as ``estimate`` with ``by`` gives;
    where coins hide it, ratios with linearized errors.
    """
    shares: dict[tuple[int, ...], ConditionalShare] = {}
    for condition in range(joint.unbiased.shape[given]):
        known = None
        if not questions[given].design.is_randomized and not isinstance(joint, LatentJointEstimate):
            known = _estimates_in_group(joint, given, condition, level)
        for answer in range(joint.unbiased.shape[1 - given]):
            place = (condition, answer) if given == 0 else (answer, condition)
            shares[place] = (
                _ratio(joint, {1 - given: answer}, {given: condition}, level)
                if known is None
                else known[answer]
            )
    return shares


UNKNOWN_SHARE = ConditionalShare(None, None, None, None)


def _estimates_in_group(
    joint: JointEstimate, given: int, condition: int, level: float
) -> list[ConditionalShare]:
    channel = joint.channels[1 - given]
    inside = np.take(joint.counts, condition, axis=given)
    if not inside.any():
        return [UNKNOWN_SHARE] * channel.answers
    if joint.sample_reports is None:
        estimates = estimate_prevalence(channel, inside, level=level)
    else:
        codes = joint.sample_reports.codes
        groups, reports = np.divmod(np.maximum(codes, 0), joint.counts.shape[1])
        if given == 1:
            groups, reports = reports, groups
        domain = (codes >= 0) & (groups == condition)
        told = np.where(domain, reports, UNANSWERED)
        estimates = weighted_prevalence(
            channel, told, joint.sample_reports.sample, domain=domain, level=level
        ).estimates
    return [
        ConditionalShare(one.prevalence, one.standard_error, one.interval.low, one.interval.high)
        for one in estimates
    ]


def _ratio(
    joint: JointEstimate, of: Mapping[int, int], given: Mapping[int, int], level: float
) -> ConditionalShare:
    ((axis, condition),) = given.items()
    if float(joint.maximum_likelihood.sum(axis=1 - axis)[condition]) <= NOBODY:
        return UNKNOWN_SHARE
    found = conditional_share(joint, of, given)
    if found.estimate is None or found.standard_error is None:
        return ConditionalShare(found.estimate, None, None, None)
    stretch = t_quantile(level, joint.freedom) / t_quantile(level, None)
    test = share_test(joint, of, given)
    mean = PseudoMean(found.estimate, found.standard_error**2, stretch=stretch, score_test=test)
    interval = interval_of(mean, DEFAULT_METHOD, level)
    return ConditionalShare(found.estimate, found.standard_error, interval.low, interval.high)


def _remarks(cells: Sequence[Cell], n: int, level: float) -> Iterator[Message]:
    """Return what a reader might take for a certainty or for our error; of one question see ``remarks``."""
    if n == 1:
        yield Message(ONE_REPORT)
    if any(is_far_outside(one.estimate, one.se, level) for one in cells):
        yield Message(FAR_OUTSIDE)


def joint_distribution(
    opened: Dataset, questions: Sequence[AskedQuestion], each_round: EachRound = no_rounds
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
    opened: Dataset, questions: Sequence[AskedQuestion], each_round: EachRound
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
    """Bounds of each cell by the score test at its standard error, as of the share of one answer."""
    errors, worst = joint.standard_errors, _worst_variances(joint)
    stretch = t_quantile(level, joint.freedom) / t_quantile(level, None)
    score_test = _score_tests(joint)
    found = []
    for place in np.ndindex(joint.unbiased.shape):
        error = None if errors is None or not errors[place] else float(errors[place])
        coins = float(joint.coin_errors[place])
        mean = PseudoMean(
            float(joint.unbiased[place]),
            None if error is None else error**2,
            coins=0.0 if math.isnan(coins) else coins**2,
            stretch=stretch,
            worst=worst(place),
        )
        if error is not None:
            mean = score_test(mean, place)
        found.append(interval_of(mean, DEFAULT_METHOD, level))
    return found


def _score_tests(
    joint: JointEstimate,
) -> Callable[[PseudoMean, tuple[int, ...]], PseudoMean]:
    """Return what adds to the share of a cell how it is tested.

    Of questions of one sample it is a formula: outside the cell people are mixed as is most likely, half a
    person added to each cell; it counts as so many reports that the variance at its most likely share is
    the one that is shown.
    """
    if isinstance(joint, LatentJointEstimate):
        return lambda mean, place: replace(
            mean, score_test=share_test(joint, dict(enumerate(place)))
        )
    rows, tables = joint.matrices
    each = [row @ table**2 for row, table in zip(rows, tables, strict=True)]
    likely = joint.maximum_likelihood
    people = joint.n * likely + 0.5
    # Σ_i people_i·Π S[i, a] over all cells i; the cell itself has Π S[a, a]
    own = contract_axes(np.ones([1] * likely.ndim), [np.diag(one)[None, :] for one in each])
    outside = contract_axes(people, each) - people * own
    other = outside / (people.sum() - people)
    units = likely * own + (1 - likely) * other - likely**2

    def tested(mean: PseudoMean, place: tuple[int, ...]) -> PseudoMean:
        assert mean.variance is not None  # noqa: S101 - a cell without one is not tested
        return replace(
            mean,
            n=float(units[place]) / mean.variance / mean.stretch**2,
            moments=(float(own[place]), float(other[place])),
        )

    return tested


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
