"""Mean, standard deviation, quartiles and histogram of numbers and ratings, asked directly or through coins.

Everything is a mean of scores, one a report, that are unbiased for what is asked of the answer X:

* r for X itself, so that E[r] is the mean;
* q for X². Then Var(r) = Var(X) + E[r² − q], the second term what the coins add, and
  n/(n − 1)·(m(r²) − m(r)²) − m(r² − q) is unbiased for the variance of the answers;
* h_c for "X ≤ c". Their means are the distribution function F, from which shares between two numbers
  (the histogram) and quantiles follow.

A channel gives all three by the right inverse B: Σ_a f(a)·B[j, a] is unbiased for f(X). A design for numbers
gives r and q by its moments; h_c solves Σ_z Pr(z | x)·h_c(z) = [x ≤ c] for every answer x of the scale, and
of all solutions it is the one that varies least if all answers are alike frequent. Where there is no
solution, different distributions of answers give the same reports: the quantity is refused.

Standard errors are linearized (Taylor) and hold for weights, strata and clusters. Quantiles: the estimated
F, made monotone by isotonic regression, is inverted; where it equals the wanted share on a whole step the
middle of the step is taken (definition 2 of Hyndman & Fan 1996). Their intervals invert the interval of
F (Woodruff 1952), for counted reports that of the sign test.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import pairwise

import numpy as np
import numpy.typing as npt

from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.estimation.mean_interval import DEFAULT_METHOD as STUDENT
from surveyapp.estimation.means import by_variance, number_answers
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD, checked_level
from surveyapp.estimation.prevalence.pseudo_answers import Pool, SampleScores
from surveyapp.estimation.prevalence.pseudo_intervals import PseudoMean, interval_of
from surveyapp.estimation.sampling.linearization import t_quantile
from surveyapp.estimation.sampling.sample_designs import Sample
from surveyapp.estimation.sampling.tallied_sample import TalliedSample
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

Vector = npt.NDArray[np.float64]
Matrix = npt.NDArray[np.float64]
Mask = npt.NDArray[np.bool_]
Codes = npt.NDArray[np.integer]

QUARTILES = (0.25, 0.5, 0.75)
MOST_ANSWERS = 250
"""Answers of a scale whose noise is undone for shares and quantiles."""
SAME = 1e-9
"""Shares that differ by less are equal but for the rounding of floats."""
MOST_POINTS = 400
"""Numbers at which a distribution function is looked at that coins have to be taken out of."""
OF_ITSELF = Pool(Fraction(0), Fraction(1), ())
"""A share that is the share of reports itself: nothing is randomized."""
UNSOLVED = 1e-6
"""A score that misses [x ≤ c] by more than this at some answer x is no solution."""

TWO_NUMBERS = QT_TRANSLATE_NOOP(
    "messages",
    "With {design} every report is one of two numbers. They show the mean, but not how the answers "
    "spread around it.",
)
NO_SCALE = QT_TRANSLATE_NOOP(
    "messages",
    "The question does not say which answers are possible, so only the mean and the standard deviation "
    "can be known.",
)
TOO_FINE = QT_TRANSLATE_NOOP(
    "messages",
    "The noise is undone answer by answer, for at most {most} possible answers. This question has {answers}.",
)
SAME_REPORTS = QT_TRANSLATE_NOOP(
    "messages",
    "With {design} different distributions of answers lead to the same reports, so only the mean and the "
    "standard deviation can be known.",
)
ONE_ANSWER = QT_TRANSLATE_NOOP("messages", "One report shows no spread.")
NO_WIDER_THAN_COINS = QT_TRANSLATE_NOOP(
    "messages",
    "The reports spread no wider than the randomization alone would make them, so the standard deviation "
    "of the answers is shown as 0. It is anywhere below the upper end of its interval.",
)


@dataclass(frozen=True, slots=True, eq=False)
class AnswerScores:
    """What each row's report stands for."""

    first: Vector
    """Array of shape (n,): r, unbiased for the answer; NaN where there is no report."""
    second: Vector | Message
    """Array of shape (n,), or a Message: q, unbiased for the squared answer; a message says why nothing is
    known of it."""
    below: Callable[[Vector], Matrix] | Message
    """Callable, or a Message: from k ascending numbers c to the scores h_c of shape (n, k); a message says
    why there are none."""
    grid: Vector
    """Array of shape (m,): the answers at which the distribution function can rise, ascending."""
    cells: Codes | None = None
    """Array of shape (n,): the sample that a row belongs to, from 0, where the means of several samples are
    added up."""
    is_exact: bool = False
    """Whether every report is the answer itself."""


def rating_scores(scores: SampleScores, worths: Sequence[float], codes: Codes) -> AnswerScores:
    """Return the scores of a question with listed answers that are worth something each.

    Parameters
    ----------
    scores
        what each report stands for: r reports of all samples, t answers.
    worths : t numbers, ascending
        what each answer is worth, such as 1, 2, 3 …
    codes : array of shape (n,)
        the report of each row among those of all samples, from 0; below 0: none.
    """
    values = np.asarray(worths, dtype=np.float64)
    if scores.base is not None or scores.answers != len(values) or np.any(np.diff(values) <= 0):
        raise ValueError("needs one ascending number for each answer, and shares of everybody")
    shown = np.where(codes >= 0, codes, 0)
    missing = codes < 0
    reached = np.cumsum(scores.values, axis=1)

    def below(points: Vector) -> Matrix:
        # the number of answers that are at most c: their columns are added up
        places = np.searchsorted(values, points, side="right")
        padded = np.column_stack([np.zeros(len(reached)), reached])
        return np.asarray(padded[:, places][shown])

    first = np.where(missing, np.nan, (scores.values @ values)[shown])
    second = np.where(missing, np.nan, (scores.values @ values**2)[shown])
    cells = scores.cells[shown] if len(scores.sizes) > 1 else None
    is_exact = scores.is_plain and bool(np.array_equal(scores.rows, np.eye(scores.answers)))
    return AnswerScores(first, second, below, values, cells, is_exact)


def number_scores(design: QuantitativeDesign, reports: Vector) -> AnswerScores:
    """Return the scores of a question for a number.

    Parameters
    ----------
    design
        that the reports come from.
    reports : array of shape (n,)
        one number a row; NaN where there is none.

    Raises
    ------
    NoReports
        if there is none.
    ImpossibleNumber
        if the design never gives one of them.
    """
    answers = number_answers(design, reports)
    first = np.where(answers.answered, answers.values, np.nan)
    if not design.is_randomized:
        return exact_scores(first)
    if answers.coins_are_bound:
        reason = Message(TWO_NUMBERS, {"design": design.title})
        return AnswerScores(first, reason, reason, np.unique(first[answers.answered]))
    # E[r² | x] = x² + Var[r | x], and v̂ is unbiased for the latter
    second = np.where(answers.answered, answers.values**2 - answers.coins, np.nan)
    below, grid = _noise_undone(design, reports)
    return AnswerScores(first, second, below, grid)


def exact_scores(values: Vector) -> AnswerScores:
    """Return the scores of answers that are recorded as they were given.

    Parameters
    ----------
    values : array of shape (n,)
        one number a row; NaN where there is none.
    """
    known = np.unique(values[~np.isnan(values)])
    return AnswerScores(
        values,
        values**2,
        lambda points: np.asarray(values[:, None] <= points[None, :], dtype=np.float64),
        known,
        is_exact=True,
    )


def _noise_undone(
    design: QuantitativeDesign, reports: Vector
) -> tuple[Callable[[Vector], Matrix] | Message, Vector]:
    scale = design.scale
    nothing = np.zeros(0)
    if scale is None or not design.can_ask:
        return Message(NO_SCALE), nothing
    if scale.steps + 1 > MOST_ANSWERS:
        return Message(TOO_FINE, {"most": MOST_ANSWERS, "answers": scale.steps + 1}), nothing
    undone = _undone(design)
    if undone is None:
        return Message(SAME_REPORTS, {"design": design.title}), nothing
    known, answers, scores = undone
    middle = (known[1:] + known[:-1]) / 2
    place = np.searchsorted(middle, np.nan_to_num(reports))
    padded = np.column_stack([np.zeros(len(known)), scores])

    def below(points: Vector) -> Matrix:
        return np.asarray(padded[:, np.searchsorted(answers, points, side="right")][place])

    return below, answers


@lru_cache(maxsize=32)
def _undone(design: QuantitativeDesign) -> tuple[Vector, Vector, Matrix] | None:
    """Return the reports, the answers, and h_c(z) with a row a report and a column an answer c.

    None where some h_c does not exist.
    """
    answers = design.stated_scale.answers()
    rows = [design.distribution_of(answer) for answer in answers]
    known = sorted({report for row in rows for report in row})
    places = {report: place for place, report in enumerate(known)}
    p = np.zeros((len(answers), len(known)))
    for place, row in enumerate(rows):
        for report, chance in row.items():
            p[place, places[report]] = float(chance)
    # minimise Σ_z w(z)·h(z)², w the reports' shares at uniform answers, subject to P·h = [x ≤ c]:
    # h = W⁻¹Pᵀλ with P·W⁻¹·Pᵀ·λ = [x ≤ c] (Lagrange)
    scaled = p / p.mean(axis=0)
    wanted = np.tril(np.ones((len(answers), len(answers)))).T
    solution = np.linalg.lstsq(scaled @ p.T, wanted, rcond=1e-13)[0]
    scores = scaled.T @ solution
    if np.abs(p @ scores - wanted).max() > UNSOLVED:
        return None
    return np.array([float(z) for z in known]), np.array([float(x) for x in answers]), scores


def two_sample_scores(
    design: GreenbergQuantitative, reports: Vector, samples: Codes
) -> AnswerScores:
    """Return the scores of a number that is asked about in two samples with another, harmless one.

    Sample g has E[f(Z)] = p_g·E[f(X)] + (1 − p_g)·E[f(Y)] for every f: the first row of the inverse
    weighs the samples' means of Z, Z² and [Z ≤ c].

    Parameters
    ----------
    design
        with the probabilities of both samples.
    reports : array of shape (n,)
        one number a row; NaN where there is none.
    samples : array of shape (n,)
        1 or 2.
    """
    p = np.array([float(share) for share in design.p_truths])
    weights = np.linalg.inv(np.column_stack((p, 1 - p)))[0]
    cells = np.clip(np.asarray(samples, dtype=np.intp) - 1, 0, 1)
    own = weights[cells]
    known = np.unique(reports[~np.isnan(reports)])
    if len(known) > MOST_POINTS:
        known = known[np.linspace(0, len(known) - 1, MOST_POINTS).astype(np.intp)]
    return AnswerScores(
        own * reports,
        own * reports**2,
        lambda points: own[:, None] * (reports[:, None] <= points[None, :]),
        known,
        cells,
    )


@dataclass(frozen=True, slots=True)
class Statistic:
    """A mean, standard deviation or quantile with its uncertainty."""

    value: float | None
    """The estimate; None where nothing is known, which ``reason`` explains."""
    standard_error: float | None = None
    """None where the sample cannot tell it; quantiles have none."""
    low: float | None = None
    high: float | None = None
    """Ends of the interval; None where the data have no such end."""
    reason: Message | None = None
    """Why there is no value."""


@dataclass(frozen=True, slots=True)
class HistogramBin:
    """The share of people whose answer is at least ``left`` and below ``right``; the last bin has both ends.

    Of listed answers, ``left`` and ``right`` are the same: the answer.
    """

    left: float
    right: float
    share: float
    standard_error: float | None
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Descriptives:
    """What is known of the answers to one question, in one group."""

    n: int
    """Number of reports."""
    mean: Statistic
    deviation: Statistic
    """The mean and the standard deviation of the answers."""
    quantiles: tuple[Statistic, ...]
    """One for each share that was asked for."""
    bins: tuple[HistogramBin, ...]
    """The histogram; none where the design does not let it be known."""
    shape_reason: Message | None = None
    """Why quantiles and histogram are not known."""
    cautions: tuple[Message, ...] = ()
    """What to know with the numbers."""


def describe(
    scores: AnswerScores,
    *,
    times: Vector | None = None,
    sample: Sample | None = None,
    domain: Mask | None = None,
    edges: Vector | None = None,
    level: float = 0.95,
) -> Descriptives:
    """Return mean, standard deviation, quantiles and histogram of the answers.

    Parameters
    ----------
    scores
        what each row's report stands for.
    times : array of shape (n,), default None
        of a simple sample, how many respondents each row is; None: one.
    sample : default None
        how the respondents were drawn; None: a simple random sample of very many.
    domain : array of shape (n,), default None
        who belongs to the group; None: all.
    edges : k + 1 ascending numbers, default None
        of the histogram's k bins; None: one bin for each answer of the grid.
    level : above 0 and below 1, default 0.95
        of the intervals.

    Raises
    ------
    NoReports
        if nobody (in the group) gave a report.
    UserProblem
        if ``level`` is not between 0 and 1.
    """
    checked_level(level)
    case = _Case.of(scores, times, sample, domain)
    mean = case.moment(scores.first)
    deviation, cautions = case.deviation(mean, level)
    if isinstance(scores.below, Message):
        return Descriptives(
            case.n,
            case.statistic(mean, level),
            deviation,
            (Statistic(None, reason=scores.below),) * len(QUARTILES),
            (),
            scores.below,
            cautions,
        )
    return Descriptives(
        case.n,
        case.statistic(mean, level),
        deviation,
        case.quartiles(level),
        tuple(case.bins(edges, level)),
        cautions=cautions,
    )


def histogram_edges(low: float, high: float, *, step: float = 0.0, most: int = 12) -> Vector:
    """Return evenly spaced round numbers that divide a range into at most ``most`` bins.

    A bin has its lower end; its upper end is in the next bin, or of any numbers in the last. The distances
    are 1, 2, 2.5 or 5 times a power of ten, and whole multiples of ``step``.

    Parameters
    ----------
    low, high
        the ends of the range.
    step : at least 0, default 0
        the distance of neighbouring answers; 0: any number is an answer.
    most : at least 1, default 12
        the largest number of bins.
    """
    width = max(high - low, step, 1e-300)
    power = 10.0 ** math.floor(math.log10(width / most))
    for factor in (1, 2, 2.5, 5, 10, 20, 25, 50, 100):
        size = factor * power
        if step > 0:
            size = max(step, math.ceil(size / step - SAME) * step)
        first = math.floor(low / size + SAME)
        above = math.ceil(high / size - SAME) if step <= 0 else math.floor(high / size + SAME) + 1
        last = max(above, first + 1)
        if last - first <= most:
            break
    return np.array([_rounded(size * place) for place in range(first, last + 1)])


def _rounded(number: float) -> float:
    """Return 0.3 for 3 × 0.1, which is a little more."""
    return float(f"{number:.15g}")


@dataclass(frozen=True, slots=True)
class _Moment:
    """A mean of scores with its variance; None where it cannot be told."""

    value: float
    variance: float | None


@dataclass(frozen=True, slots=True, eq=False)
class _Case:
    """The rows of one group, and e: what each respondent adds to a mean."""

    scores: AnswerScores
    sample: Sample
    kept: Mask
    """Rows that the sample knows."""
    members: Mask
    """Of these, the rows of the group with a report."""
    times: Vector
    shares: Vector
    is_simple: bool

    @classmethod
    def of(
        cls,
        scores: AnswerScores,
        times: Vector | None,
        sample: Sample | None,
        domain: Mask | None,
    ) -> _Case:
        often = np.ones(len(scores.first)) if times is None else times
        inside = ~np.isnan(scores.first)
        if domain is not None:
            inside &= domain
        if sample is None:  # a simple random sample of those who answered
            kept = inside & (often > 0)
            often = often[kept]
            drawn: Sample = TalliedSample(often)
        else:
            kept = np.ones(len(inside), np.bool_)
            drawn = sample
        members = (inside & (sample.weights > 0))[kept] if sample is not None else inside[kept]
        if not members.any():
            raise NoReports
        weights = np.where(members, drawn.weights, 0.0)
        cells = _cells(scores, kept)
        totals = np.bincount(cells, often * weights)
        if not totals.all():
            raise NoReports
        return cls(scores, drawn, kept, members, often, weights / totals[cells], sample is None)

    @property
    def n(self) -> int:
        return int(self.times[self.members].sum())

    @property
    def freedom(self) -> int:
        return self.sample.among(self.members)[1]

    def moment(self, column: Vector) -> _Moment:
        """Return the mean of ``column``, one number for each given row."""
        values = np.where(self.members, np.nan_to_num(column)[self.kept], 0.0)
        return self.moment_of(values)

    def moment_of(self, values: Vector) -> _Moment:
        cells = _cells(self.scores, self.kept)
        each = self.times * self.shares * values
        means = np.bincount(cells, each, int(cells.max()) + 1)
        z = self.shares * (values - means[cells])
        variance = None
        if self.sample.among(self.members)[0] > 1:
            variance = self.sample.variance_replaced(np.where(self.members, z, 0.0))
        return _Moment(float(each.sum()), variance)

    def statistic(self, moment: _Moment, level: float) -> Statistic:
        """Return a mean with Student's interval."""
        if moment.variance is None:
            return Statistic(moment.value)
        made = by_variance(moment.value, moment.variance, self.freedom, STUDENT, level)
        return Statistic(moment.value, math.sqrt(moment.variance), made.low, made.high)

    def deviation(self, mean: _Moment, level: float) -> tuple[Statistic, tuple[Message, ...]]:
        """Return the standard deviation of the answers, and what to know with it."""
        second = self.scores.second
        if isinstance(second, Message):
            return Statistic(None, reason=second), ()
        n = self.n
        if n < 2 or mean.variance is None:
            return Statistic(None, reason=Message(ONE_ANSWER)), ()
        r, q = (np.nan_to_num(column)[self.kept] for column in (self.scores.first, second))
        if self.scores.cells is None:
            # n/(n − 1)·(r − r̄)² is the share of one report in s², r² − q what the coins add to it
            parts = n / (n - 1) * (r - mean.value) ** 2 - (r**2 - q)
            found = self.moment_of(np.where(self.members, parts, 0.0))
            variance = found.value
        else:
            # of several samples: E[X²] − (E[X])², whose estimate m² is too large by its own variance
            square = self.moment_of(np.where(self.members, q, 0.0))
            variance = square.value - (mean.value**2 - mean.variance)
            # the derivative of m(q) − m(r)² by a report is q − 2·m(r)·r
            found = self.moment_of(np.where(self.members, q - 2 * mean.value * r, 0.0))
        error = math.sqrt(found.variance or 0.0)
        reach = t_quantile(level, max(self.freedom, 1)) * error
        if variance <= 0 and self.scores.is_exact:
            return Statistic(0.0, 0.0, 0.0, 0.0), ()
        if variance <= SAME * error:
            high = math.sqrt(reach)  # around the nearest possible variance, which is 0
            return Statistic(0.0, None, 0.0, high), (Message(NO_WIDER_THAN_COINS),)
        value = math.sqrt(variance)
        # the logarithm of a variance is nearly normal, and its interval never crosses 0
        half = min(reach / variance / 2, 300.0)
        return (
            Statistic(value, error / (2 * value), value * math.exp(-half), value * math.exp(half)),
            (),
        )

    def quartiles(self, level: float) -> tuple[Statistic, ...]:
        points = self._points()
        f = self._below(points)
        values = [_inverse(f, points, share) for share in QUARTILES]
        ends = _Ends(self, points, f, level)
        return tuple(
            Statistic(value, None, *ends.of(share))
            for value, share in zip(values, QUARTILES, strict=True)
        )

    def _points(self) -> Vector:
        """Return where F can rise; of answers that are known, those of the group."""
        if not self.scores.is_exact:
            return self.scores.grid
        return np.unique(self.scores.first[self.kept][self.members])

    def _below(self, points: Vector) -> Vector:
        """Return F at each point, monotone from 0 to 1."""
        each = self.times * self.shares
        if self.scores.is_exact and self.scores.cells is None:
            values = np.nan_to_num(self.scores.first[self.kept])
            place = np.searchsorted(points, values)
            rises = np.bincount(place[self.members], each[self.members], len(points))
            return np.minimum(np.cumsum(rises), 1.0)
        found = np.concatenate(
            [each @ self.columns(part) for part in np.array_split(points, len(points) // 64 + 1)]
        )
        if self.scores.cells is None:
            found[-1] = 1.0
        return np.clip(isotonic(found), 0.0, 1.0)

    def columns(self, points: Vector) -> Matrix:
        assert callable(self.scores.below)  # noqa: S101 - who calls has checked
        return np.where(self.members[:, None], self.scores.below(points)[self.kept], 0.0)

    def pseudo_mean(self, column: Vector, moment: _Moment, level: float) -> PseudoMean:
        stretch = 1.0
        if not self.is_simple:
            stretch = t_quantile(level, max(self.freedom, 1)) / t_quantile(level, None)
        low, high = column[self.members].min(), column[self.members].max()
        variance = moment.variance
        is_yes_no = self.scores.is_exact and low >= 0 and high <= 1
        if not is_yes_no or variance is None:
            return PseudoMean(moment.value, variance, stretch=stretch)
        n = float(self.n)
        if not self.is_simple and 0 < moment.value < 1 and variance > 0:
            # as many reports of a simple sample would have this variance, few units taken into account
            n = min(moment.value * (1 - moment.value) / (variance * stretch**2), 1e15)
        return PseudoMean(moment.value, variance, n=n, line=OF_ITSELF)

    def bins(self, edges: Vector | None, level: float) -> list[HistogramBin]:
        """Return the share of each bin."""
        points = self._points() if edges is None else np.asarray(edges, dtype=np.float64)
        if edges is None:
            columns = self.columns(points)
            columns = np.diff(np.column_stack([np.zeros(len(columns)), columns]), axis=1)
            pairs = list(zip(points, points, strict=True))
        else:
            # an answer on an edge is in the bin above it, but for the last edge
            below = np.append(np.nextafter(points[:-1], -np.inf), points[-1])
            columns = np.diff(self.columns(below), axis=1)
            pairs = list(pairwise(points))
        return [
            self._bin(pair, column, level) for pair, column in zip(pairs, columns.T, strict=True)
        ]

    def _bin(self, pair: tuple[float, float], column: Vector, level: float) -> HistogramBin:
        moment = self.moment_of(column)
        made = interval_of(self.pseudo_mean(column, moment, level), DEFAULT_METHOD, level)
        error = None if moment.variance is None else math.sqrt(moment.variance)
        left, right = (float(end) for end in pair)
        return HistogramBin(left, right, moment.value, error, made.low, made.high)


@dataclass(frozen=True, slots=True, eq=False)
class _Ends:
    """Intervals of quantiles: all c whose F may be the wanted share (Woodruff 1952)."""

    case: _Case
    points: Vector
    f: Vector
    level: float

    def of(self, share: float) -> tuple[float | None, float | None]:
        """Return the smallest and the largest c that F(c) = ``share`` is not refuted of."""
        if self.case.scores.is_exact:
            low = self._first(lambda place: self._interval(place)[1] >= share)
            high = self._first(lambda place: self._interval(place)[0] >= share)
        else:
            lows, highs = self._all()
            # bounds that hold for all greater (smaller) c too: F never falls
            low = int(np.argmax(highs >= share)) if highs[-1] >= share else None
            high = int(np.argmax(lows >= share)) if lows[-1] >= share else None
        # below the first answer F is 0; if that may be the share, the data have no lower end
        if low == 0 and self.case.scores.is_exact and self._zero_may_be(share):
            low = None
        ends = (None if place is None else float(self.points[place]) for place in (low, high))
        first, last = ends
        return first, last

    def _zero_may_be(self, share: float) -> bool:
        """Return whether no report at all may be seen of a share of people so large."""
        n = self.case.n
        none = PseudoMean(0.0, 0.0, n=float(n), line=OF_ITSELF, count=0)
        return interval_of(none, DEFAULT_METHOD, self.level).high >= share

    def _first(self, is_reached: Callable[[int], bool]) -> int | None:
        """Return the first place where it is; it stays so from there on."""
        start, end = 0, len(self.points)
        while start < end:
            middle = (start + end) // 2
            if is_reached(middle):
                end = middle
            else:
                start = middle + 1
        return start if start < len(self.points) else None

    def _interval(self, place: int) -> tuple[float, float]:
        column = self.case.columns(self.points[place : place + 1])[:, 0]
        moment = self.case.moment_of(column)
        made = interval_of(
            self.case.pseudo_mean(column, moment, self.level), DEFAULT_METHOD, self.level
        )
        return made.low, made.high

    def _all(self) -> tuple[Vector, Vector]:
        found = np.array([self._interval(place) for place in range(len(self.points))])
        lows = np.minimum.accumulate(found[::-1, 0])[::-1]
        highs = np.maximum.accumulate(found[:, 1])
        return lows, highs


def _cells(scores: AnswerScores, kept: Mask) -> Codes:
    if scores.cells is None:
        return np.zeros(int(kept.sum()), dtype=np.intp)
    return np.asarray(scores.cells[kept])


def isotonic(values: Vector) -> Vector:
    """Return the nearest numbers, by squared distance, that never fall (Barlow et al. 1972).

    max over j ≤ i of the min over k ≥ i of the mean of values j … k.

    Parameters
    ----------
    values : array of shape (n,)
        any numbers.
    """
    sums = np.concatenate([[0.0], np.cumsum(values)])
    size = len(values)
    first, last = np.arange(size)[:, None], np.arange(size)[None, :]
    with np.errstate(divide="ignore", invalid="ignore"):
        means = (sums[last + 1] - sums[first]) / (last + 1 - first)
    means = np.where(last >= first, means, np.inf)
    # the least mean of j … k over k ≥ i, for every j at once
    least = np.minimum.accumulate(means[:, ::-1], axis=1)[:, ::-1]
    return np.array([least[: place + 1, place].max() for place in range(size)])


def _inverse(f: Vector, points: Vector, share: float) -> float:
    """Return the smallest point with F ≥ ``share``, or the middle of the step where F equals it."""
    place = int(np.argmax(f >= share - SAME))
    if abs(f[place] - share) > SAME:
        return float(points[place])
    beyond = np.flatnonzero(f > share + SAME)
    following = int(beyond[0]) if len(beyond) else place
    return float((points[place] + points[following]) / 2)
