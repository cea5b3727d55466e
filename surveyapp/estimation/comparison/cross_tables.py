"""Two to four questions at once, any of them randomized: cross-tables, conditional shares, correlations.

The channel of several questions is the Kronecker product of their channels, and the same holds for its
inverse. Neither product is formed: a table is contracted with one question's matrix after another,
(t_1…t_m) → (r_1…r_m), at a cost of cells × Σ t instead of cells².

Assumes that the coins of different questions fall independently, and a simple random sample of
respondents, each counted in one cell. ``weighted_joint`` is for complex samples: Hájek means of the
debiased indicators of the cells, with linearized variances (``sampling.linearization``).
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
import numpy.typing as npt
import scipy

from surveyapp.designs.core.channel import Channel
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound, no_rounds
from surveyapp.estimation.labelled_counts import table_in_order
from surveyapp.estimation.matrices import contract_axes, matrix
from surveyapp.estimation.prevalence.closed_form import ImpossibleReport, NoReports
from surveyapp.estimation.prevalence.maximum_likelihood import no_maximum_found
from surveyapp.estimation.sampling.linearization import KnownCoins, SampleReports
from surveyapp.estimation.sampling.sample_designs import StratifiedSample, lengths_differ
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

FloatArray = npt.NDArray[np.float64]
Counts = npt.NDArray[np.int64]

MOST_JOINT_QUESTIONS = 4
MOST_JOINT_CELLS = 1_000_000
MOST_NEWTON_CELLS = 2048
"""Up to so many cells the search may use second derivatives, cells by cells."""
LIKELIHOOD_GAP = 1e-6
"""The log likelihood found is at most so much below its maximum: 1/700 of a standard error in the shares."""
EM_STEPS = 600
LONG_EM_STEPS = 50_000
NEWTON_STEPS = 50
NEWTON_RIDGE = 1e-12
"""How much identity, relative to the mean diagonal, keeps a Newton step well posed."""
ZERO_SHARE = 1e-12
MOST_PIVOTS = 100
ZERO_VARIANCE = 1e-15
"""A variance so small is 0 but for the rounding of floats."""
NEGATIVE_CONDITION = QT_TRANSLATE_NOOP(
    "messages",
    "The share of people who meet the condition is estimated as {share}; the "
    "unbiased estimate among them is meaningless, and only the most likely one "
    "is shown.",
)
NO_VARIATION = QT_TRANSLATE_NOOP(
    "messages",
    "The estimated variance of an answer is {variance}, not above 0, so no correlation can be computed.",
)
CORRELATION_BEYOND_ONE = QT_TRANSLATE_NOOP(
    "messages",
    "The correlation is estimated as {value}, outside −1 … 1: the reports are too few for these coins, or "
    "are not what these designs give. The most likely value lies within.",
)
INCOMPLETE_RESPONDENTS = QT_TRANSLATE_NOOP(
    "messages", "Respondents left out because they did not answer all of these questions: {count}."
)
RATIO_NOT_COMPUTED = QT_TRANSLATE_NOOP(
    "messages", "The ratio cannot be computed: a combination of answers has the share {share}."
)


@dataclass(frozen=True, slots=True, eq=False)
class CombinationCounts:
    """How often each combination of reports was given, and how many respondents lack a report."""

    counts: Counts
    """Array of shape (r_1, …, r_m): respondents with each combination of reports."""
    left_out: int
    """Respondents who lack a report to at least one of the questions."""

    @property
    def cautions(self) -> tuple[Message, ...]:
        """The caution that respondents were left out, if any were."""
        return (Message(INCOMPLETE_RESPONDENTS, {"count": self.left_out}),) if self.left_out else ()


def count_combinations(
    columns: Sequence[npt.NDArray[np.integer]],
    sizes: Sequence[int],
    times: npt.NDArray[np.int64] | None = None,
) -> CombinationCounts:
    """Count the combinations of reports to several questions.

    Parameters
    ----------
    columns : m arrays of shape (n,)
        of each question each respondent's report, a number from 0; −1 where it is missing.
    sizes : m numbers
        how many different reports each question has.
    times : array of shape (n,), default 1 for each row
        how many respondents each row stands for.

    Raises
    ------
    UserProblem
        if the columns have different lengths.
    ValueError
        if a report is not below its question's size.
    """
    combined = combination_codes(columns, sizes)
    missing = combined < 0
    if times is not None:
        counts = np.zeros(math.prod(sizes), dtype=np.int64)
        np.add.at(counts, combined[~missing], times[~missing])
        return CombinationCounts(counts.reshape(tuple(sizes)), int(times[missing].sum()))
    left_out = int(missing.sum())
    kept = combined[~missing] if left_out else combined
    counts = np.bincount(kept, minlength=math.prod(sizes)).reshape(tuple(sizes))
    return CombinationCounts(counts.astype(np.int64), left_out)


def combination_codes(
    columns: Sequence[npt.NDArray[np.integer]], sizes: Sequence[int]
) -> npt.NDArray[np.int64]:
    """Return each respondent's combination of reports as one number, the last question varying fastest.

    Parameters
    ----------
    columns : m arrays of shape (n,)
        of each question each respondent's report, a number from 0; −1 where it is missing.
    sizes : m numbers
        how many different reports each question has.

    Returns
    -------
    array of shape (n,)
        numbers from 0 to Π sizes − 1; −1 for a respondent who lacks a report.

    Raises
    ------
    UserProblem
        if the columns have different lengths.
    ValueError
        if a report is not below its question's size.
    """
    first = columns[0]
    combined = np.zeros(len(first), dtype=np.int64)
    missing = np.zeros(len(first), dtype=np.bool_)
    for number, (column, size) in enumerate(zip(columns, sizes, strict=True), start=1):
        if len(column) != len(first):
            raise lengths_differ(reports=len(first), column=str(number), length=len(column))
        if len(column) and (int(column.min()) < -1 or int(column.max()) >= size):
            raise ValueError(
                f"reports of question {number} are whole numbers from 0 to {size - 1}, or -1"
            )
        missing |= column < 0
        combined *= size
        combined += column
    combined[missing] = -1
    return combined


@dataclass(frozen=True, slots=True)
class DerivedEstimate:
    """A number that follows from a joint distribution."""

    estimate: float | None
    """From the unbiased estimate; None where that gives none."""
    standard_error: float | None
    """Of sampling and coins together (delta method); None with ``estimate``."""
    coin_error: float | None
    """The part of it that the randomization causes."""
    maximum_likelihood: float | None
    """From the most likely distribution; None where that gives none."""
    cautions: tuple[Message, ...] = ()
    """What to know besides the numbers."""


@dataclass(frozen=True, eq=False)
class JointEstimate:
    """The joint distribution of the answers to several questions.

    The tables of answers have one axis a channel, or where questions were randomized together as one
    answer, one axis for each of them; ``counts`` have one axis a channel.
    """

    channels: tuple[Channel, ...]
    """Of the questions."""
    counts: Counts
    """Of each combination of reports."""
    unbiased: FloatArray
    """λ̂·(B_1 ⊗ … ⊗ B_m); entries may lie outside [0, 1], and sum to 1."""
    standard_errors: FloatArray | None
    """Of ``unbiased``, sampling and coins together; None for one respondent."""
    coin_errors: FloatArray
    """The part of them that the randomization causes."""
    maximum_likelihood: FloatArray
    """The most likely distribution."""
    gap: float
    """The most that its log likelihood can lie below the maximum."""
    steps: int
    """How many steps the search took; 0 where the unbiased estimate is the most likely."""
    cautions: tuple[Message, ...] = ()
    """What to know besides the numbers."""
    sample_reports: SampleReports | None = None
    """Who gave which combination, in a complex sample; ``counts`` are unweighted."""

    @property
    def n(self) -> int:
        """Number of respondents."""
        return int(self.counts.sum())

    @property
    def freedom(self) -> int | None:
        """Degrees of freedom of the errors; None where they are as in a simple sample."""
        return None if self.sample_reports is None else self.sample_reports.freedom

    @cached_property
    def matrices(self) -> tuple[list[FloatArray], list[FloatArray]]:
        """The channels, and what undoes them."""
        return _float_matrices(self.channels)

    @cached_property
    def _coin_shares(self) -> FloatArray:
        if self.sample_reports is None:
            return self.maximum_likelihood.reshape([channel.answers for channel in self.channels])
        return _coin_shares(self.channels, self.sample_reports)

    def standard_errors_of(self, gradient: FloatArray) -> tuple[float | None, float | None]:
        """Return the standard error of Σ ``gradient``·π̂, in all and by the coins.

        The combination j of reports adds ψ_j = Σ B[j, cell]·gradient[cell]; the variance is that of ψ over n,
        and the coins' part Σ_i π̃_i·(Σ_j P[i, j]·ψ_j² − gradient_i²)/n. As in ``prevalence`` the first is
        never taken below the second. In a complex sample the variance is that of the weighted mean of ψ,
        linearized; unknown where all lie in one unit.

        Parameters
        ----------
        gradient : array with one entry for each cell of answers
            how the quantity changes with each cell's share; any shape with the cells in order.

        Returns
        -------
        tuple of two numbers
            the whole standard error (None where it cannot be estimated), and the part of it that the coins
            cause.
        """
        gradient = gradient.reshape([channel.answers for channel in self.channels])
        rows, tables = self.matrices
        psi = contract_axes(gradient, [table.T for table in tables])
        # E[ψ² | i] − (E[ψ | i])², and E[ψ | i] is gradient_i, as P·B = I
        held = contract_axes(psi**2, [row.T for row in rows]) - gradient**2
        coins = max(float(np.sum(self._coin_shares * held)), 0.0)
        if self.sample_reports is not None:
            return _linearized_error(self.sample_reports, psi, coins * self.sample_reports.kish)
        coins /= self.n
        if self.n == 1:
            return None, math.sqrt(coins)
        shares = self.counts / self.n
        middle = float(np.sum(shares * psi))
        total = float(np.sum(shares * (psi - middle) ** 2)) / (self.n - 1)
        return math.sqrt(max(total, coins)), math.sqrt(coins)


def estimate_joint(
    channels: Sequence[Channel],
    counts: npt.NDArray[np.integer],
    *,
    question_sizes: Sequence[Sequence[int]] | None = None,
    cautions: tuple[Message, ...] = (),
    each_round: EachRound = no_rounds,
) -> JointEstimate:
    """Return the joint distribution of the answers from counts of combinations of reports.

    Unbiased: π̂ = λ̂·⊗B_k, with variance (Σ_j λ̂_j·B[j, cell]² − π̂²)/(n − 1) a cell; the coins' part is
    Σ_i π̃_i·(P·B²)[i, cell] − π̃_cell over n. Most likely: see ``most_likely_joint``.

    Parameters
    ----------
    channels
        one a question, one to four.
    counts
        one axis a question, as long as its channel has reports; or a table of pandas, which is aligned by
        the reports' names.
    question_sizes
        of each channel the numbers of answers of the questions that it randomizes together, the last
        one's varying fastest; None: each channel is of one question.
    cautions
        of the counting, handed on.
    each_round
        of the search for the most likely distribution; may stop it.

    Raises
    ------
    UserProblem
        if there are more than four, or more than a million combinations; if the most likely
        distribution could not be found.
    NoReports
        if all counts are 0.
    ImpossibleReport
        if a report was counted that has probability 0 whatever the answer.
    ChannelProblem
        if a channel cannot be debiased.
    ValueError
        if ``counts`` or ``question_sizes`` do not fit.
    """
    shape = _table_shape(channels, question_sizes)
    tally = check_counts(channels, counts)
    rows, tables = _float_matrices(channels)
    n = int(tally.sum())
    shares = tally / n
    unbiased = contract_axes(shares, tables)
    found = _maximum(channels, tally, each_round)
    likely = found.shares
    # (⊗B)² entry by entry is ⊗(B²), so squares are contracted like the matrices themselves
    seconds = [row @ table**2 for row, table in zip(rows, tables, strict=True)]
    coins = np.maximum(contract_axes(likely, seconds) - likely, 0.0) / n
    errors = None
    if n > 1:
        squares = contract_axes(shares, [table**2 for table in tables])
        errors = np.sqrt(np.maximum((squares - unbiased**2) / (n - 1), coins))
    return JointEstimate(
        channels=tuple(channels),
        counts=tally,
        unbiased=unbiased.reshape(shape),
        standard_errors=None if errors is None else errors.reshape(shape),
        coin_errors=np.sqrt(coins).reshape(shape),
        maximum_likelihood=likely.reshape(shape),
        gap=found.gap,
        steps=found.steps,
        cautions=cautions,
    )


def weighted_joint(
    channels: Sequence[Channel],
    columns: Sequence[npt.NDArray[np.integer]],
    sample: StratifiedSample,
    *,
    cautions: tuple[Message, ...] = (),
) -> JointEstimate:
    """Return the joint distribution from each respondent's reports, in a complex sample.

    A cell's share is Σ w·r/Σ w, r the product of the pseudo-answers of its answers (Hájek 1971); standard
    errors are linearized, with strata and clusters (``sampling.linearization``). The most likely
    distribution is that of the weighted counts (pseudo maximum likelihood; Skinner 1989). With equal weights
    and neither strata nor clusters it is ``estimate_joint``, where nobody lacks a report.

    Parameters
    ----------
    channels
        one a question, one to four.
    columns
        of each question each respondent's report, −1 for none.
    sample
        how the respondents were sampled.
    cautions
        handed on.

    Raises
    ------
    UserProblem, ImpossibleReport, ChannelProblem
        as ``estimate_joint`` does.
    NoReports
        if nobody who counts gave all reports.
    UserProblem
        if columns or sample differ in length.
    """
    sizes = [channel.reports for channel in channels]
    coins = KnownCoins.of(*channels) if sample.is_finite else None
    reports = SampleReports.of(combination_codes(columns, sizes), sample, coins=coins)
    inside = reports.codes[reports.members]
    counts = np.bincount(inside, minlength=math.prod(sizes)).reshape(sizes)
    tally = check_counts(channels, counts)
    seen = reports.counted(tally.size).reshape(sizes)
    _, tables = _float_matrices(channels)
    found = _maximum(channels, seen)
    errors, coin_errors = _linearized_errors(channels, reports)
    return JointEstimate(
        channels=tuple(channels),
        counts=tally,
        unbiased=contract_axes(seen / seen.sum(), tables),
        standard_errors=errors,
        coin_errors=coin_errors,
        maximum_likelihood=found.shares,
        gap=found.gap,
        steps=found.steps,
        cautions=cautions,
        sample_reports=reports,
    )


def _maximum(
    channels: Sequence[Channel], counts: FloatArray | Counts, each_round: EachRound = no_rounds
) -> JointMaximum:
    """Return the most likely distribution: the unbiased one, where that is possible."""
    rows, tables = _float_matrices(channels)
    unbiased = contract_axes(counts / counts.sum(), tables)
    is_square = all(channel.answers == channel.reports for channel in channels)
    if is_square and unbiased.min() >= 0:
        return JointMaximum(unbiased, 0.0, 0)
    return maximize_joint_likelihood(rows, counts, each_round)


def _linearized_errors(
    channels: Sequence[Channel], reports: SampleReports
) -> tuple[FloatArray | None, FloatArray]:
    """Return the standard errors of all cells, in all and by the coins."""
    rows, tables = _float_matrices(channels)
    shape = tuple(channel.answers for channel in channels)
    likely = _coin_shares(channels, reports)
    seconds = [row @ table**2 for row, table in zip(rows, tables, strict=True)]
    coins = np.maximum(contract_axes(likely, seconds) - likely, 0.0) * reports.kish
    variances = np.empty(shape)
    for cell in np.ndindex(shape):
        psi = contract_axes(
            np.ones([1] * len(shape)), [t[None, :, a] for t, a in zip(tables, cell, strict=True)]
        )
        covariance = reports.covariance(psi.reshape(-1, 1))
        if covariance is None:
            return None, np.sqrt(coins)
        variances[cell] = covariance[0, 0]
    return np.sqrt(np.maximum(variances, coins)), np.sqrt(coins)


def _coin_shares(channels: Sequence[Channel], reports: SampleReports) -> FloatArray:
    """Return the most likely distribution by squared weights: over it the coins' part is averaged."""
    sizes = [channel.reports for channel in channels]
    return _maximum(channels, reports.counted_twice(math.prod(sizes)).reshape(sizes)).shares


def _linearized_error(
    reports: SampleReports, psi: FloatArray, coins: float
) -> tuple[float | None, float]:
    covariance = reports.covariance(psi.reshape(-1, 1))
    if covariance is None:
        return None, math.sqrt(coins)
    return math.sqrt(max(float(covariance[0, 0]), coins)), math.sqrt(coins)


def _table_shape(
    channels: Sequence[Channel], question_sizes: Sequence[Sequence[int]] | None
) -> tuple[int, ...]:
    if question_sizes is None:
        return tuple(channel.answers for channel in channels)
    if [math.prod(sizes) for sizes in question_sizes] != [channel.answers for channel in channels]:
        raise ValueError(
            "the questions of each channel need as many combinations as it has answers"
        )
    return tuple(size for sizes in question_sizes for size in sizes)


def check_counts(channels: Sequence[Channel], counts: npt.NDArray[np.integer]) -> Counts:
    """Return the counts of combinations of reports, if a table can be made of them.

    Parameters
    ----------
    channels
        one a question.
    counts
        one axis a question, as long as its channel has reports; or a table of pandas.

    Raises
    ------
    UserProblem
        if there are more than four questions, or more than a million combinations.
    NoReports
        if all counts are 0.
    ImpossibleReport
        if a report was counted that has probability 0 whatever the answer.
    ValueError
        if they have another shape, or are no whole numbers from 0.
    """
    cells = math.prod(max(channel.answers, channel.reports) for channel in channels)
    if not 1 <= len(channels) <= MOST_JOINT_QUESTIONS or cells > MOST_JOINT_CELLS:
        raise UserProblem(
            msg(
                "{questions} questions with {cells} combinations of answers cannot be "
                "estimated together. Choose at most 4 questions, with fewer choices.",
                questions=len(channels),
                cells=cells,
            )
        )
    tally = np.asarray(table_in_order(channels, counts))
    if tally.shape != tuple(channel.reports for channel in channels):
        raise ValueError("counts need one axis a question, as long as it has reports")
    if not np.issubdtype(tally.dtype, np.integer) or tally.min() < 0:
        raise ValueError("counts are whole numbers from 0")
    if not tally.any():
        raise NoReports
    for axis, channel in enumerate(channels):
        seen = tally.sum(axis=tuple(a for a in range(tally.ndim) if a != axis))
        for j, column in enumerate(zip(*channel.rows, strict=True)):
            if max(column) == 0 and seen[j]:
                raise ImpossibleReport(report=j + 1, count=int(seen[j]))
    return tally.astype(np.int64)


def _float_matrices(channels: Sequence[Channel]) -> tuple[list[FloatArray], list[FloatArray]]:
    return [matrix(c.rows) for c in channels], [matrix(c.debiasing()) for c in channels]


@dataclass(frozen=True, slots=True, eq=False)
class JointMaximum:
    """Where the search for the maximum ended."""

    shares: FloatArray
    """Array of shape (t_1, …, t_m): the most likely distribution of the answers."""
    gap: float
    """The most that its log likelihood can lie below the maximum."""
    steps: int
    """How many steps the search took."""


@dataclass(frozen=True, slots=True, eq=False)
class EMStep:
    """One EM step from a distribution of the answers."""

    next_shares: FloatArray
    """The distribution after the step; it sums to 1."""
    height: float
    """The log likelihood per report before the step."""
    gradient: FloatArray
    """Its derivative by the shares before the step; nowhere above 1 at the maximum."""


def em_step(shares: FloatArray, rows: Sequence[FloatArray], seen: FloatArray) -> EMStep:
    """Return one EM step: π_i·g_i with g = P(λ̂/λ) and λ = πP, which never lowers the likelihood.

    Dempster, Laird & Rubin (1977).

    Parameters
    ----------
    shares : array of shape (t_1, …, t_m)
        the current distribution of the answers, π.
    rows : m arrays of shape (t_i, r_i)
        the channels, Pr(report | answer).
    seen : array of shape (r_1, …, r_m)
        observed shares of the combinations of reports, λ̂; they sum to 1.
    """
    expected = contract_axes(shares, rows)
    # g_i = Σ_j P[i, j]·seen_j/λ_j is the derivative of Σ seen·ln λ;
    # EM multiplies π_i by it, and Σ π·g = Σ seen = 1 keeps the sum
    ratio = np.divide(seen, expected, out=np.zeros_like(seen), where=seen > 0)
    gradient = contract_axes(ratio, [row.T for row in rows])
    with np.errstate(divide="ignore", invalid="ignore"):
        terms = np.where(seen > 0, seen * np.log(expected), 0.0)
    height = float(terms.sum())
    return EMStep(shares * gradient, -math.inf if math.isnan(height) else height, gradient)


def maximize_joint_likelihood(
    rows: Sequence[FloatArray],
    counts: npt.NDArray[np.number],
    each_round: EachRound = no_rounds,
) -> JointMaximum:
    """Return the most likely distribution of the answers: the maximum of Σ c_j·ln(πP)_j over the simplex.

    EM, accelerated by squared extrapolation (Varadhan & Roland 2008, SQUAREM S3), where each extrapolated
    step is checked; then, up to 2,048 cells, Newton steps over π ≥ 0 (as in Kim et al. 2020), which
    converge in a few steps where EM is slow near a boundary. The likelihood is concave, so n·(max g − 1)
    bounds its distance from the maximum: the search ends when that is below ``LIKELIHOOD_GAP``.

    Parameters
    ----------
    rows : m arrays of shape (t_i, r_i)
        the channels, Pr(report | answer).
    counts : array of shape (r_1, …, r_m)
        how often each combination of reports was given, at least 0, perhaps weighted.
    each_round
        called before each step; may raise to stop the search.

    Raises
    ------
    UserProblem
        if it does not get there.
    """
    seen = np.asarray(counts / counts.sum())
    n = round(float(counts.sum()))
    shape = tuple(len(row) for row in rows)
    start = np.full(shape, 1 / math.prod(shape))
    is_small = start.size <= MOST_NEWTON_CELLS
    optimum = _squared_extrapolation(
        start,
        rows,
        seen,
        n,
        most=EM_STEPS if is_small else LONG_EM_STEPS,
        each_round=each_round,
    )
    if optimum.gap > LIKELIHOOD_GAP and is_small:
        optimum = _newton_steps(optimum, rows, seen, n, each_round)
    if optimum.gap > LIKELIHOOD_GAP and is_small:
        optimum = _squared_extrapolation(
            optimum.shares, rows, seen, n, most=LONG_EM_STEPS, each_round=each_round
        )
    if not optimum.gap <= LIKELIHOOD_GAP:
        raise no_maximum_found(steps=optimum.steps)
    return optimum


def _squared_extrapolation(
    start: FloatArray,
    rows: Sequence[FloatArray],
    seen: FloatArray,
    n: int,
    *,
    most: int,
    each_round: EachRound,
) -> JointMaximum:
    here, steps = start, 0
    while True:
        each_round()
        first = em_step(here, rows, seen)
        # concave: ln L(any) − ln L(here) ≤ n·Σ (any − here)·g = n·(Σ any·g − 1) ≤ n·(max g − 1)
        gap = n * max(float(first.gradient.max()) - 1, 0.0)
        if gap <= LIKELIHOOD_GAP or steps >= most:
            return JointMaximum(here, gap, steps)
        second = em_step(first.next_shares, rows, seen)
        leapt, tries = _extrapolated(here, first.next_shares, second, rows, seen)
        steps += 2 + tries
        here = leapt / leapt.sum()


def _extrapolated(
    here: FloatArray, once: FloatArray, second: EMStep, rows: Sequence[FloatArray], seen: FloatArray
) -> tuple[FloatArray, int]:
    """Extrapolate x − 2a·r + a²·v, shorter until the likelihood does not fall; at a = −1 it is EM itself."""
    r = once - here
    v = second.next_shares - once - r
    curve = float(np.sum(v**2))
    # steplength of S3, −‖r‖/‖v‖; at a = −1 the leap is the second EM step itself
    a = -1.0 if curve == 0 else min(-math.sqrt(float(np.sum(r**2)) / curve), -1.0)
    tries = 0
    while a < -1.01:
        far = np.maximum(
            here - 2 * a * r + a**2 * v, 1e-3 * second.next_shares
        )  # no cell is lost for good
        landed = em_step(far / far.sum(), rows, seen)
        tries += 1
        if landed.height >= second.height:
            return landed.next_shares, tries
        a = (a - 1) / 2
    return second.next_shares, tries


def _newton_steps(
    optimum: JointMaximum,
    rows: Sequence[FloatArray],
    seen: FloatArray,
    n: int,
    each_round: EachRound,
) -> JointMaximum:
    """Newton steps for Σ λ̂·ln(πP) − Σπ over π ≥ 0, whose maximum lies on the simplex by itself."""
    big = _kronecker(rows)[:, seen.ravel() > 0]
    weights = seen.ravel()[seen.ravel() > 0]
    shares = optimum.shares.ravel()
    for step in range(NEWTON_STEPS):
        each_round()
        expected = shares @ big
        gradient = big @ (weights / expected)
        now = _on_simplex(shares, rows, seen, n, optimum.steps + step)
        if now.gap <= LIKELIHOOD_GAP * 1e-2 or step == NEWTON_STEPS - 1:
            break
        moved = _newton(shares, gradient, big, weights, expected)
        if moved is None:
            break
        shares = moved
    return now


def _kronecker(rows: Sequence[FloatArray]) -> FloatArray:
    big = rows[0]
    for each in rows[1:]:
        big = np.asarray(np.kron(big, each), dtype=np.float64)
    return big


def _on_simplex(
    shares: FloatArray, rows: Sequence[FloatArray], seen: FloatArray, n: int, steps: int
) -> JointMaximum:
    """Return ``shares`` brought to the simplex, with their gap."""
    table = (shares / shares.sum()).reshape([len(row) for row in rows])
    gap = n * max(float(em_step(table, rows, seen).gradient.max()) - 1, 0.0)
    return JointMaximum(table, gap, steps)


def _newton(
    shares: FloatArray,
    gradient: FloatArray,
    big: FloatArray,
    weights: FloatArray,
    expected: FloatArray,
) -> FloatArray | None:
    """One Newton step with π ≥ 0; None where no step rises."""
    # minus the Hessian is Σ_j w_j/λ_j²·P_j·P_jᵀ; the step maximizes the quadratic approximation over π ≥ 0
    scaled = big * (np.sqrt(weights) / expected)
    curvature = scaled @ scaled.T
    curvature[np.diag_indices_from(curvature)] += (
        NEWTON_RIDGE * np.trace(curvature) / len(curvature)
    )
    # Karush–Kuhn–Tucker: cells at 0 whose gradient is below 1 stay there for a start
    free = (shares > ZERO_SHARE) | (gradient >= 1)
    target = _quadratic_target(curvature, gradient - 1 + curvature @ shares, free)
    if target is None:
        return None
    lowest = float(weights @ np.log(expected) - shares.sum()) - 1e-14
    length = 1.0
    while length > 1e-9:
        there = shares + length * (target - shares)
        reached = there @ big
        if reached.min() > 0 and float(weights @ np.log(reached) - there.sum()) >= lowest:
            return np.asarray(there)
        length /= 2
    return None


def _quadratic_target(
    curvature: FloatArray, wanted: FloatArray, free: npt.NDArray[np.bool_]
) -> FloatArray | None:
    """Return the x ≥ 0 that maximizes wanted·x − x·H·x/2; None where H is not positive definite.

    Block principal pivoting (Kim & Park 2011): all cells on the wrong side change sides at once while that
    makes them fewer, allowing three relapses, else only the last of them, which always ends (Júdice &
    Pires 1994).
    """
    fewest, patience = len(wanted) + 1, 3
    for _ in range(MOST_PIVOTS):
        inside = np.flatnonzero(free)
        target = np.zeros(len(wanted))
        try:
            factor = scipy.linalg.cho_factor(curvature[np.ix_(inside, inside)])
        except np.linalg.LinAlgError:
            return None
        target[inside] = scipy.linalg.cho_solve(factor, wanted[inside])
        # inside, the slope of the quadratic is 0; at 0 it must point outwards (slack ≥ 0)
        slack = curvature[:, inside] @ target[inside] - wanted
        wrong = np.flatnonzero(np.where(free, target < 0, slack < -ZERO_VARIANCE))
        if len(wrong) == 0:
            return target
        if len(wrong) < fewest:
            fewest, patience = len(wrong), 3
        else:
            patience -= 1
        moved = wrong if patience >= 0 else wrong[-1:]
        free = free.copy()
        free[moved] = ~free[moved]
    return np.maximum(target, 0.0)


def conditional_share(
    joint: JointEstimate, of: Mapping[int, int], given: Mapping[int, int]
) -> DerivedEstimate:
    """Return Pr(answers ``of`` | answers ``given``).

    q̂ = π̂(of, given)/π̂(given); delta method: gradient ([of and given] − q̂·[given])/π̂(given).

    Parameters
    ----------
    joint
        the joint distribution of the answers.
    of
        the answers whose share is estimated, {axis of the question: answer}.
    given
        the condition in the same form; an empty one gives the share among all.

    Raises
    ------
    UserProblem
        if the most likely share of people who meet the condition is 0.
    """
    inside = _cells(joint, given)
    both = inside & _cells(joint, of)
    likely = float(joint.maximum_likelihood[inside].sum())
    if likely <= 1e-12:
        raise UserProblem(
            msg(
                "In the maximum-likelihood estimate nobody has the answers in the "
                "condition, so there is no share among them. Choose another condition."
            )
        )
    most = float(joint.maximum_likelihood[both].sum()) / likely
    below = float(joint.unbiased[inside].sum())
    if below <= 0:
        caution = Message(NEGATIVE_CONDITION, {"share": f"{below:.4g}"})
        return DerivedEstimate(None, None, None, most, (caution,))
    share = float(joint.unbiased[both].sum()) / below
    total, coins = joint.standard_errors_of((both - share * inside) / below)
    return DerivedEstimate(share, total, coins, most)


def _cells(joint: JointEstimate, answers: Mapping[int, int]) -> npt.NDArray[np.bool_]:
    chosen = np.ones(joint.unbiased.shape, dtype=np.bool_)
    for question, answer in answers.items():
        shape = [1] * chosen.ndim
        shape[question] = -1
        chosen &= (np.arange(chosen.shape[question]) == answer).reshape(shape)
    return chosen


def conditional_difference(
    joint: JointEstimate, of: Mapping[int, int], question: int, first: int = 0, second: int = 1
) -> DerivedEstimate:
    """Return Pr(of | first answer to ``question``) − Pr(of | second): groups that may be randomized too.

    Parameters
    ----------
    joint
        the joint distribution of the answers.
    of
        the answers whose shares are compared, {axis of the question: answer}.
    question
        the axis of the question whose answers form the groups.
    first
        the answer of the first group, default 0.
    second
        the answer of the second group, default 1.

    Raises
    ------
    UserProblem
        if one of the groups is most likely empty.
    """
    one = conditional_share(joint, of, {question: first})
    other = conditional_share(joint, of, {question: second})
    most = None
    if one.maximum_likelihood is not None and other.maximum_likelihood is not None:
        most = one.maximum_likelihood - other.maximum_likelihood
    if one.estimate is None or other.estimate is None:
        return DerivedEstimate(None, None, None, most, one.cautions + other.cautions)
    gradient = np.zeros(joint.unbiased.shape)
    for sign, group, share in ((1, first, one.estimate), (-1, second, other.estimate)):
        inside = _cells(joint, {question: group})
        both = inside & _cells(joint, of)
        gradient += sign * (both - share * inside) / float(joint.unbiased[inside].sum())
    total, coins = joint.standard_errors_of(gradient)
    return DerivedEstimate(one.estimate - other.estimate, total, coins, most)


def log_odds_ratio(joint: JointEstimate, first: int = 0, second: int = 1) -> DerivedEstimate:
    """Return ln(π_00·π_11/(π_01·π_10)) of answers 0 and 1 to two questions; delta method, gradient ±1/π.

    ``estimate`` is None where a combination's unbiased share is not above 0; ``maximum_likelihood`` where
    one is 0.

    Parameters
    ----------
    joint
        the joint distribution of the answers.
    first
        the axis of the first question, default 0.
    second
        the axis of the second question, default 1.
    """
    likely = _two_by_two(joint.maximum_likelihood, first, second)
    most = _log_ratio(likely) if likely.min() > 1e-12 else None
    table = _two_by_two(joint.unbiased, first, second)
    if table.min() <= 0:
        caution = Message(RATIO_NOT_COMPUTED, {"share": f"{float(table.min()):.4g}"})
        return DerivedEstimate(None, None, None, most, (caution,))
    gradient = np.zeros(joint.unbiased.shape)
    for a in (0, 1):
        for b in (0, 1):
            cells = _cells(joint, {first: a, second: b})
            gradient += cells * ((1 if a == b else -1) / table[a, b])
    total, coins = joint.standard_errors_of(gradient)
    return DerivedEstimate(_log_ratio(table), total, coins, most)


def _two_by_two(table: FloatArray, first: int, second: int) -> FloatArray:
    others = tuple(axis for axis in range(table.ndim) if axis not in (first, second))
    pair = table.sum(axis=others)
    return np.asarray((pair if first < second else pair.T)[:2, :2])


def _log_ratio(table: FloatArray) -> float:
    return float(np.log(table[0, 0] * table[1, 1] / (table[0, 1] * table[1, 0])))


def correlation(
    joint: JointEstimate,
    first: int = 0,
    second: int = 1,
    *,
    scores: tuple[Sequence[float], Sequence[float]] | None = None,
) -> DerivedEstimate:
    """Return Pearson's correlation of the answers to two questions, for two yes/no questions φ.

    The unbiased covariance over the root of the unbiased variances, which is Fox & Tracy's (1984)
    correction of the reports' correlation, as in RRreg's ``RRcor``; delta method with ∂r/∂π =
    dx·dy/(s_x·s_y) − r/2·(dx²/s_x² + dy²/s_y²). The estimate can lie outside [−1, 1], which a caution says;
    the most likely r never does.

    Parameters
    ----------
    joint
        the joint distribution of the answers.
    first
        the axis of the first question, default 0.
    second
        the axis of the second question, default 1.
    scores : two sequences with one number for each answer
        the numbers that the answers of both questions count as; default 0, 1, 2 ….
    """
    u, v = scores or (range(joint.unbiased.shape[first]), range(joint.unbiased.shape[second]))
    numbers = [np.asarray(u, dtype=np.float64), np.asarray(v, dtype=np.float64)]
    x, y = (
        _broadcast_scores(joint, axis, s) for axis, s in zip((first, second), numbers, strict=True)
    )
    most = _pearson(joint.maximum_likelihood, x, y)
    moments = _Moments.of(joint.unbiased, x, y)
    if min(moments.xx, moments.yy) <= ZERO_VARIANCE:
        facts = {"variance": f"{min(moments.xx, moments.yy):.4g}"}
        return DerivedEstimate(None, None, None, most, (Message(NO_VARIATION, facts),))
    root = math.sqrt(moments.xx * moments.yy)
    r = moments.xy / root
    dx, dy = x - moments.x, y - moments.y
    # scores less their means: the means' own derivatives drop out, as Σ π·dx = Σ π·dy = 0
    gradient = dx * dy / root - r / 2 * (dx**2 / moments.xx + dy**2 / moments.yy)
    total, coins = joint.standard_errors_of(np.asarray(gradient))
    beyond = (Message(CORRELATION_BEYOND_ONE, {"value": f"{r:.4g}"}),) if abs(r) > 1 else ()
    return DerivedEstimate(r, total, coins, most, beyond)


def _broadcast_scores(joint: JointEstimate, axis: int, scores: FloatArray) -> FloatArray:
    shape = [1] * joint.unbiased.ndim
    shape[axis] = -1
    return np.asarray(np.broadcast_to(scores.reshape(shape), joint.unbiased.shape))


@dataclass(frozen=True, slots=True)
class _Moments:
    x: float
    y: float
    xx: float
    yy: float
    xy: float

    @classmethod
    def of(cls, table: FloatArray, x: FloatArray, y: FloatArray) -> _Moments:
        mean_x, mean_y = float(np.sum(table * x)), float(np.sum(table * y))
        dx, dy = x - mean_x, y - mean_y
        return cls(
            mean_x,
            mean_y,
            float(np.sum(table * dx**2)),
            float(np.sum(table * dy**2)),
            float(np.sum(table * dx * dy)),
        )


def _pearson(table: FloatArray, x: FloatArray, y: FloatArray) -> float | None:
    m = _Moments.of(table, x, y)
    if min(m.xx, m.yy) <= ZERO_VARIANCE:
        return None
    return min(max(m.xy / math.sqrt(m.xx * m.yy), -1.0), 1.0)
