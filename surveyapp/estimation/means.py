"""Means and totals of quantitative designs: unbiased, with two standard errors and an interval.

Each report has a pseudo-answer r, unbiased for the answer, and an estimate v̂ of what the coins add to
its variance (``designs.linear``). With these the samples of ``complex_samples`` apply as they are: for an
estimate Σ e·r its variance is v(e·r) + Σ f·e²·v̂, of which the coins cause Σ e²·v̂. For a simple random sample
that is (1 − f)·s²/n + f·v̄/n; for unequal inclusion probabilities π and a total, Deville's v(r/π) + Σ v̂/π.

v̂ is unbiased, but unlike the coins' part of a share it is estimated. So where it exceeds the total it is
cut to it, and only the variance that coins cause at the very least raises a total. Package RRTCS
overstates v̂ by the factor 1 + A, because it takes r² for x²; and where joint probabilities are given it
divides the sampling part of a mean by N² twice (tests/golden/test_quantitative.py shows both).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.scale import Scale
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.errors import UserProblem
from surveyapp.estimation import special_functions
from surveyapp.estimation.cautions import raised_variance
from surveyapp.estimation.mean_interval import DEFAULT_METHOD, SURE, MeanInterval
from surveyapp.estimation.prevalence.closed_form import NoReports, population_too_small
from surveyapp.estimation.prevalence.intervals import bootstrapped_mean, checked_level, z_value
from surveyapp.estimation.sampling.sample_designs import ONE_UNIT, Mask, Sample, lengths_differ
from surveyapp.estimation.sampling.weighted_estimates import UNANSWERED_IN_TOTAL
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

Vector = npt.NDArray[np.float64]
Numbers = Sequence[float] | Vector
OFF_LATTICE = 1e-6
"""A report this far from a possible one, in units of their distance, is another number."""


MOST_DIFFERENT = 10_000
"""Different reports that the bootstrap draws from; the mean of more is normal, as ``student`` takes it."""
FEWEST_INFORMATIVE = 10.0
"""Below as many degrees of freedom of the variance a caution stands beside a mean."""


class ImpossibleNumber(UserProblem):
    """A report that the design never gives."""

    def __init__(self, *, report: object) -> None:
        super().__init__(
            msg(
                "A report is {report}, but the design never gives that number. The "
                "data belong to another design or another scale; check which survey "
                "they were collected with.",
                report=report,
            )
        )


class TooFewInSample(UserProblem):
    """One of two samples has no reports."""

    def __init__(self, *, sample: object, n: object) -> None:
        super().__init__(
            msg(
                "Sample {sample} has {n} reports; each of the two needs at least 2, or the "
                "two means cannot be separated.",
                sample=sample,
                n=n,
            )
        )


@dataclass(frozen=True, slots=True)
class NumberInterval:
    """An interval for a mean or total and the method that really made it."""

    low: float
    high: float
    level: float
    method: MeanInterval


@dataclass(frozen=True, slots=True)
class MeanEstimate:
    """A mean or a total with its uncertainty."""

    value: float
    """The unbiased estimate; from few noisy reports it may lie off the question's scale."""
    standard_error: float | None
    """Of sampling and coins together; None where one respondent cannot tell."""
    sampling_error: float | None
    """The part of it that drawing a sample causes; in squares they add up."""
    coin_error: float
    """The part of it that the randomization causes, the answers held fixed."""
    coins_are_bound: bool
    """True where reports do not tell how widely the answers spread (Duchi's two reports): ``coin_error`` is
    then the largest and ``sampling_error`` the smallest possible."""
    unbiased_variance: float | None
    """The variance estimate before it is raised to what coins cause at least."""
    interval: NumberInterval | None
    """Cut at the ends of the scale; None where one respondent and no bounds tell nothing."""
    n: int
    """Number of reports."""
    cautions: tuple[Message, ...] = ()
    """What to know beside the number."""
    raised_from: float | None = None
    """``unbiased_variance``, where what coins cause at least is shown in its place; else None."""


@dataclass(frozen=True, slots=True, eq=False)
class NumberAnswers:
    """What each report stands for."""

    values: Vector
    """r, unbiased for the respondent's answer; 0 where unanswered."""
    coins: Vector
    """v̂, unbiased for the variance of r by the coins (may be negative); the largest that it can be at the
    mean, the same for all, where ``coins_are_bound``."""
    answered: Mask
    """Whether a respondent gave a report."""
    coins_are_bound: bool
    """Whether reports do not tell the coins' variance."""


def number_answers(
    design: QuantitativeDesign, reports: Numbers, times: Vector | None = None
) -> NumberAnswers:
    """Return the pseudo-answers of ``reports``, NaN where nothing was answered.

    ``times`` is how often each of them was given; None: once.

    Parameters
    ----------
    design
        the design that the reports come from.
    reports : array of shape (n,)
        one number a row; NaN where nothing was answered.
    times : array of shape (n,), default None
        how often each was given; None: once.

    Raises
    ------
    NoReports
        if nobody answered.
    ImpossibleNumber
        if the design never gives one of the reports.
    """
    given = np.asarray(reports, dtype=np.float64)
    if given.ndim != 1:
        raise ValueError("reports are one list of numbers")
    answered = ~np.isnan(given)
    if not answered.any():
        raise NoReports
    z = given[answered]
    possible = _possible(design, z)
    if not possible.all():
        raise ImpossibleNumber(report=float(z[~possible][0]))
    values, coins = np.zeros(len(given)), np.zeros(len(given))
    often = None if times is None else times[answered]
    values[answered], coins[answered] = _undone(design, z, often)
    return NumberAnswers(values, coins, answered, not design.linear.identifies_coin_variance)


def _undone(design: QuantitativeDesign, z: Vector, times: Vector | None) -> tuple[Vector, Vector]:
    linear = design.linear
    a, b, c = (float(coefficient) for coefficient in linear.quadratic)
    # E[z | x] = intercept + slope·x over the coins, so r is unbiased for x
    r = (z - float(linear.intercept)) / float(linear.slope)
    if linear.identifies_coin_variance:
        # With q(x) = a·x² + b·x + c the coins' variance at x, E[r² | x] = x² + q(x), hence
        # E[q(r) | x] = (1 + a)·q(x): dividing by 1 + a makes v̂ unbiased
        v = (a * r**2 + b * r + c) / (1 + a)
    else:
        # a concave parabola in x: by Jensen its mean is at most its value at the mean
        scale = design.stated_scale
        x = min(
            max(float(np.average(r, weights=times)), float(scale.minimum)), float(scale.maximum)
        )
        v = np.full(len(z), a * x**2 + b * x + c)
    for report, end in design.end_reports.items():
        # at an end the scale is cut, so one report stands for a whole tail of noise
        at_end = np.abs(z - float(report)) <= OFF_LATTICE * float(design.step)
        r = np.where(at_end, float(end.pseudo_answer), r)
        v = np.where(at_end, float(end.coin_variance), v)
    return r, v


def _possible(design: QuantitativeDesign, z: Vector) -> npt.NDArray[np.bool_]:
    lattice, reach = design.lattice, design.reach
    if not np.isfinite(z).all():
        return np.isfinite(z)
    if lattice is not None:
        place = (z - float(lattice.start)) / float(lattice.unit)
        nearest = np.rint(place)
        inside = (nearest >= 0) & (nearest < lattice.count)
        return np.asarray(inside & (np.abs(place - nearest) <= OFF_LATTICE))
    if reach is None:
        return np.ones(len(z), dtype=np.bool_)
    low, high = (float(end) for end in reach)
    slack = 1e-9 * max(abs(low), abs(high), 1.0)
    return np.asarray((z >= low - slack) & (z <= high + slack))


def estimate_mean(
    design: QuantitativeDesign,
    reports: Numbers,
    *,
    times: Vector | None = None,
    sample: Sample | None = None,
    population: int | None = None,
    domain: Sequence[bool] | Mask | None = None,
    method: MeanInterval = DEFAULT_METHOD,
    level: float = 0.95,
) -> MeanEstimate:
    """Return the mean answer of the population, or of a group of it.

    Parameters
    ----------
    design
        the design that the reports come from.
    reports
        one number a respondent, NaN where nothing was answered.
    times
        of a simple random sample, how many respondents are alike in report and group; None: each stands
        alone.
    sample
        how the respondents were drawn; None is a simple random sample.
    population
        number of people N. In a simple random sample it shrinks the sampling part; with ``sample`` the
        mean is Σ w·r/N (Horvitz & Thompson 1952), N the size of the group if there is one. None: endless,
        or estimated by Σ w (Hájek 1971), linearized.
    domain
        who belongs to the group; None is everybody.
    method
        of the interval; ``NumberInterval.method`` tells which one was possible.
    level
        of the interval, above 0 and below 1.

    Raises
    ------
    NoReports
        if nobody (in the domain) answered.
    ImpossibleNumber
        if the design never gives one of the reports.
    UserProblem
        if there are more reports than people; if reports, sample and domain are not of one
        length; if ``level`` is not between 0 and 1.
    """
    if sample is None and population is None and domain is not None:
        # of endless people those of a group are a simple sample too: s²/n with its own n − 1, as of shares
        reports, times, domain = _alone(reports, times, domain)
    case = _case(design, reports, sample, population, domain, times=times)
    w = np.where(case.members, case.sample.weights, 0.0)
    is_known = sample is not None and population is not None
    # for an unknown N the weights are divided by their own sum (Hájek 1971)
    e = w / (population if is_known else np.sum(case.times * w))
    value = float((case.times * e) @ case.answers.values)
    # divided by the known N the mean is a total (Horvitz & Thompson 1952), which is not centred;
    # the ratio Σ w·r/Σ w is linearized about its value
    z = e * case.answers.values if is_known else e * (case.answers.values - value)
    made = case.estimate(
        value, e, z, method=method, level=checked_level(level), is_ratio=not is_known
    )
    return case.with_unanswered_caution(made) if is_known else made


def _alone(
    reports: Numbers, times: Vector | None, domain: Sequence[bool] | Mask
) -> tuple[Numbers, Vector | None, None]:
    """Return the reports of those in ``domain``, and how many each is."""
    inside = np.asarray(domain, dtype=np.bool_)
    given = np.asarray(reports, dtype=np.float64)
    if len(inside) != len(given):
        raise lengths_differ(reports=len(given), column="group", length=len(inside))
    return given[inside], None if times is None else times[inside], None


@dataclass(frozen=True, slots=True, eq=False)
class _Case:
    """One question, sample and group."""

    design: QuantitativeDesign
    answers: NumberAnswers
    sample: Sample
    members: Mask
    is_simple: bool
    population: int | None
    times: Vector
    """How many respondents each row is."""

    @property
    def _n(self) -> int:
        return int(self.times[self.members].sum())

    def estimate(
        self,
        value: float,
        e: Vector,
        z: Vector,
        *,
        method: MeanInterval,
        level: float,
        is_ratio: bool = False,
    ) -> MeanEstimate:
        """Return the estimate Σ ``e``·r = ``value`` with ``z`` its linearized variable."""
        by_coins = self.times * e**2 * self.answers.coins
        least = float(self.design.least_variance) * float(np.sum(self.times * e**2))
        # v̂ is unbiased, so it may come out below what the coins cause at the very least
        coins = max(float(np.sum(by_coins)), least)
        drawn = self.sample.variance(np.where(self.members, z, 0.0), e if is_ratio else None)
        n = self._n
        cautions, raised_from = self.sample.cautions, None
        if drawn is None:
            unbiased = total = None
        else:
            # v(z) holds the sampling part and (1 − f) of the coins'; f·e²·v̂ adds what it lacks
            unbiased = drawn + float(np.sum(self.sample.fractions * by_coins))
            total = max(unbiased, least)
            # an estimated part may exceed the estimated whole by chance
            coins = min(coins, total)
            if self._informative_freedom() < FEWEST_INFORMATIVE:
                cautions = (*cautions, Message(FEW_INFORMATIVE, {"n": n}))
            if total > unbiased and not math.isclose(total, unbiased, rel_tol=1e-9):
                cautions = (*cautions, raised_variance(unbiased, total))
                raised_from = unbiased
        return MeanEstimate(
            value=value,
            standard_error=None if total is None else math.sqrt(total),
            sampling_error=None if total is None else math.sqrt(total - coins),
            coin_error=math.sqrt(coins),
            coins_are_bound=self.answers.coins_are_bound,
            unbiased_variance=unbiased,
            interval=self._interval(value, total, method, level),
            n=n,
            cautions=cautions,
            raised_from=raised_from,
        )

    def with_unanswered_caution(self, made: MeanEstimate) -> MeanEstimate:
        """Say that respondents who did not answer are missing in what is summed up."""
        unanswered = int(np.count_nonzero(~self.answers.answered))
        if unanswered == 0:
            return made
        return replace(
            made, cautions=(*made.cautions, Message(UNANSWERED_IN_TOTAL, {"count": unanswered}))
        )

    def _interval(
        self,
        value: float,
        total: float | None,
        method: MeanInterval,
        level: float,
    ) -> NumberInterval | None:
        sure = method if method in SURE or total is not None else MeanInterval.CHEBYSHEV
        reach = self._sure_reach(sure, level)
        drawn = self._bootstrap_interval(method, level)
        if drawn is not None:
            made = NumberInterval(*drawn, level, MeanInterval.BOOTSTRAP)
        elif reach is not None:
            made = NumberInterval(value - reach, value + reach, level, sure)
        elif total is not None:
            made = by_variance(value, total, self.sample.freedom, method, level)
        else:
            return None
        return _cut(made, self.design.scale)

    def _informative_freedom(self) -> float:
        """Return 2n/(κ − 1), κ the kurtosis of the pseudo-answers: degrees of freedom of their variance.

        Few where few of the reports are far from all others, and 0 where all are equal.
        """
        values, times = self.answers.values[self.members], self.times[self.members]
        if values.min() == values.max():  # rounding would make them differ from their mean
            return 0.0
        # Var(s²) ≈ σ⁴·(κ − 1)/n, and with d degrees of freedom it is 2σ⁴/d: so d = 2n/(κ − 1)
        squares = (values - np.average(values, weights=times)) ** 2
        middle = float(np.average(squares, weights=times))
        # κ − 1, since κ is the mean fourth power over the squared mean second
        excess = float(np.average(squares**2, weights=times)) / middle**2 - 1
        return math.inf if excess <= 0 else 2 * self._n / excess

    def _bootstrap_interval(self, method: MeanInterval, level: float) -> tuple[float, float] | None:
        """Return the bootstrap's ends of the mean, or None where it is not asked for or cannot be made."""
        if method is not MeanInterval.BOOTSTRAP or not self.is_simple:
            return None
        # equal pseudo-answers are one kind: drawing counts of kinds is drawing reports again
        values, place = np.unique(self.answers.values[self.members], return_inverse=True)
        counts = np.bincount(place, self.times[self.members])
        if len(values) > MOST_DIFFERENT:
            return None
        made = bootstrapped_mean(values, counts.astype(np.int64), level)
        if made is None or self.population is None:
            return made
        mean, n = float(values @ counts / counts.sum()), int(counts.sum())
        # s²/n and v̄/n: ratio² below is (1 − f)·s²/n + f·v̄/n over s²/n
        spread = float(counts @ (values - mean) ** 2) / (n - 1) / n
        coins = float(self.times[self.members] @ self.answers.coins[self.members]) / n / n
        fraction = n / self.population
        # as the standard error shrinks in a finite population, so do both sides
        ratio = math.sqrt(max(1 - fraction + fraction * coins / spread, 0.0))
        return mean + (made[0] - mean) * ratio, mean + (made[1] - mean) * ratio

    def _sure_reach(self, method: MeanInterval, level: float) -> float | None:
        """Return how far a mean's interval reaches that needs no estimated variance, or None."""
        if not self.is_simple:
            return None
        n = self._n
        ends, largest = self.design.pseudo_reach, self.design.largest_variance
        if method is MeanInterval.HOEFFDING and ends is not None:
            # 2·exp(−2n·h²/R²) = 1 − level solved for h, R the range of the pseudo-answers
            return float(ends[1] - ends[0]) * math.sqrt(math.log(2 / (1 - level)) / (2 * n))
        if method is not MeanInterval.CHEBYSHEV or self.design.scale is None or largest is None:
            return None
        # drawing without replacement leaves (N − n)/(N − 1) of the sampling part, all of the coins'
        left = 1.0
        if self.population is not None and n == int(self.times.sum()):
            left = (self.population - n) / max(self.population - 1, 1)
        # answers on a scale vary by width²/4 at most (Popoviciu 1935)
        worst = left * float(self.design.scale.width) ** 2 / 4 + float(largest)
        # Pr(|error| ≥ h) ≤ V/h² = 1 − level (Chebyshev 1867), solved for h
        return math.sqrt(worst / n / (1 - level))


FEW_INFORMATIVE = QT_TRANSLATE_NOOP(
    "messages",
    "Nearly all of the {n} reports are the same, so the error is estimated from "
    "very few of them and the interval may contain the mean far less often than "
    "it should. Collect more interviews, or use the interval chebyshev.",
)


def _case(
    design: QuantitativeDesign,
    reports: Numbers,
    sample: Sample | None,
    population: int | None,
    domain: Sequence[bool] | Mask | None,
    *,
    times: Vector | None = None,
) -> _Case:
    from surveyapp.estimation.sampling.tallied_sample import TalliedSample  # noqa: PLC0415

    given = np.asarray(reports, dtype=np.float64)
    often = np.ones(len(given)) if times is None else np.asarray(times, dtype=np.float64)
    inside = np.ones(len(given), np.bool_) if domain is None else np.asarray(domain, np.bool_)
    weighted = len(given) if sample is None else len(sample.weights)
    if times is not None and sample is not None:
        raise ValueError("respondents of such a sample are not alike")
    lengths = (("group", len(inside)), ("weight", weighted), ("times", len(often)))
    for column, length in lengths:
        if length != len(given):
            raise lengths_differ(reports=len(given), column=column, length=length)
    if sample is None:  # a simple random sample of those who answered
        kept = ~np.isnan(given)
        given, inside, often = given[kept], inside[kept], often[kept]
    answers = number_answers(design, given, often)
    n = int(often.sum())
    if population is not None and n > population:
        raise population_too_small(n=n, population=population)
    drawn = TalliedSample(often, population) if sample is None else sample
    members = np.asarray(inside & answers.answered & (drawn.weights > 0))
    if not members.any():
        raise NoReports
    return _Case(design, answers, drawn, members, sample is None, population, often)


def by_variance(
    value: float, variance: float, freedom: float, method: MeanInterval, level: float
) -> NumberInterval:
    """Return value ± t·√variance, or z for ``wald`` and where no degrees of freedom are left.

    Parameters
    ----------
    value
        the estimate.
    variance : at least 0
        of the estimate.
    freedom : degrees of freedom of the variance
        below 1: the normal distribution.
    method
        ``wald``, or else ``student``.
    level : above 0 and below 1
        of the interval.
    """
    made = MeanInterval.WALD if method is MeanInterval.WALD or freedom < 1 else MeanInterval.STUDENT
    is_normal = made is MeanInterval.WALD
    times = (
        z_value(level) if is_normal else float(special_functions.stdtrit(freedom, (1 + level) / 2))
    )
    reach = times * math.sqrt(variance)
    return NumberInterval(value - reach, value + reach, level, made)


def _cut(interval: NumberInterval, scale: Scale | None) -> NumberInterval:
    """Cut at the ends of the scale, never flipped: what lies beyond an end becomes that end."""
    if scale is None:
        return interval
    low, high = float(scale.minimum), float(scale.maximum)
    return NumberInterval(
        min(max(interval.low, low), high),
        max(min(interval.high, high), low),
        interval.level,
        interval.method,
    )


@dataclass(frozen=True, slots=True)
class TwoMeans:
    """What Greenberg's two samples tell: the mean of the sensitive and of the harmless number."""

    sensitive: MeanEstimate
    harmless: MeanEstimate


def estimate_two_means(
    design: GreenbergQuantitative,
    reports: Numbers,
    samples: Sequence[int] | npt.NDArray[np.integer],
    *,
    times: Vector | None = None,
    sample: Sample | None = None,
    domain: Sequence[bool] | Mask | None = None,
    method: MeanInterval = DEFAULT_METHOD,
    level: float = 0.95,
) -> TwoMeans:
    """Return both means of the two-sample design; NaN where nothing was answered.

    ``times`` is how often each report was given in its sample; None: once.

    μ̂_x = ((1 − p₂)·z̄₁ − (1 − p₁)·z̄₂)/(p₁ − p₂) and μ̂_y = (p₁·z̄₂ − p₂·z̄₁)/(p₁ − p₂) (Greenberg et al. 1971,
    section 2); variances from those of the two samples, n − 1, degrees of freedom as Welch (1947). The
    coins' part, p·(1 − p)·E[(x − y)²] in each sample, takes x and y as unrelated, as the design's name says.
    Intervals are ``student`` or ``wald``.

    In a complex sample z̄_g is the Hájek mean of the group's respondents whom coins have put into sample g,
    and the variance is that of the total of e_i·(Z_i − z̄_g), e_i = w_i/W_g times what z̄_g is multiplied by
    above (see ``sampling.linearization``): both samples may share clusters.

    Parameters
    ----------
    design
        with the probabilities of both samples.
    reports : array of shape (n,)
        one number a row; NaN where nothing was answered.
    samples : array of shape (n,)
        1 or 2, the sample of each row.
    times : array of shape (n,), default None
        how often each row was given; None: once.
    sample : default None
        how the n respondents were drawn; None: simply.
    domain : array of shape (n,), default None
        who of a complex ``sample`` belongs to the group; None: all.
    method : default ``student``
        of the intervals.
    level : above 0 and below 1, default 0.95
        of the intervals.

    Raises
    ------
    EmptySample
        if a sample has fewer than two reports.
    UserProblem
        if ``level`` is not between 0 and 1.
    """
    checked_level(level)
    z, which = np.asarray(reports, dtype=np.float64), np.asarray(samples)
    if which.shape != z.shape or not np.isin(which[~np.isnan(z)], (1, 2)).all():
        raise ValueError("needs the sample of each report, 1 or 2")
    often = np.ones(len(z)) if times is None else np.asarray(times, dtype=np.float64)
    given = ~np.isnan(z)
    if sample is not None:
        often = sample.weights
        given &= often > 0
    if domain is not None:
        given &= np.asarray(domain, dtype=np.bool_)
    members = [given & (which == number) for number in (1, 2)]
    parts = [(z[one], often[one]) for one in members]
    sizes = np.array(
        [
            int(numbers.sum()) if sample is None else np.count_nonzero(one)
            for one, (_, numbers) in zip(members, parts, strict=True)
        ]
    )
    for number, (part, _) in enumerate(parts, start=1):
        if not np.isfinite(part).all():
            raise ImpossibleNumber(report="infinite")
        if sizes[number - 1] < 2:
            raise TooFewInSample(sample=number, n=int(sizes[number - 1]))
    p = np.array([float(share) for share in design.p_truths])
    # columns: E[Z in g] = p_g·μ_x + (1 − p_g)·μ_y, so the rows of the inverse weigh the two samples
    weights = np.linalg.inv(np.column_stack((p, 1 - p)))
    centres = [float(np.average(part, weights=numbers)) for part, numbers in parts]
    means = weights @ centres
    # The same weights on mean squares give E[x²] and E[y²]; x and y
    # are unrelated, so that E[(x − y)²] = E[x²] + E[y²] − 2·μ_x·μ_y
    seconds = weights @ [float(np.average(part**2, weights=numbers)) for part, numbers in parts]
    apart = max(float(seconds.sum() - 2 * means[0] * means[1]), 0.0)
    if sample is not None:
        found = _TwoDomains(sample, members, z, centres)
        sensitive, harmless = (
            found.estimate(float(mean), row, p * (1 - p) * apart, method=method, level=level)
            for mean, row in zip(means, weights, strict=True)
        )
        return TwoMeans(sensitive, harmless)
    squares = [
        float(numbers @ (part - centre) ** 2)
        for (part, numbers), centre in zip(parts, centres, strict=True)
    ]
    spreads = np.array(squares) / (sizes - 1) / sizes
    # z is x with p and y with 1 − p: the coins vary it by p(1 − p)·(x − y)²
    coins = np.minimum(p * (1 - p) * apart / sizes, spreads)
    # the samples are independent, so variances add with squared weights
    sensitive, harmless = (
        _of_two(float(mean), row**2 * spreads, row**2 * coins, sizes, method=method, level=level)
        for mean, row in zip(means, weights, strict=True)
    )
    return TwoMeans(sensitive, harmless)


@dataclass(frozen=True, slots=True, eq=False)
class _TwoDomains:
    """The two samples of a complex one: who is in each, all reports, and the samples' weighted means."""

    sample: Sample
    members: Sequence[Mask]
    reports: Vector
    centres: Sequence[float]

    def estimate(
        self, value: float, row: Vector, coins: Vector, *, method: MeanInterval, level: float
    ) -> MeanEstimate:
        """Return the mean Σ_g ``row``[g]·z̄_g = ``value``; ``coins`` is what they add to a report in g."""
        expanded, by_coins = np.zeros(len(self.reports)), 0.0
        for given, centre, part, added in zip(
            self.members, self.centres, row.tolist(), coins.tolist(), strict=True
        ):
            e = part * np.where(given, self.sample.weights, 0.0)
            e /= self.sample.weights[given].sum()
            expanded[given] = e[given] * (self.reports[given] - centre)
            by_coins += added * float(e @ e)
        everybody = self.members[0] | self.members[1]
        units, freedom = self.sample.among(everybody)
        total = None if units == 1 else self.sample.variance(expanded)
        cautions = self.sample.cautions
        if units == 1 and self.sample.units > 1:
            cautions = (*cautions, Message(ONE_UNIT))
        if total is not None:
            by_coins = min(by_coins, total)
        return MeanEstimate(
            value=value,
            standard_error=None if total is None else math.sqrt(total),
            sampling_error=None if total is None else math.sqrt(total - by_coins),
            coin_error=math.sqrt(by_coins),
            coins_are_bound=False,
            unbiased_variance=total,
            interval=None if total is None else by_variance(value, total, freedom, method, level),
            n=int(np.count_nonzero(everybody)),
            cautions=cautions,
        )


def _of_two(
    value: float,
    spreads: Vector,
    coins: Vector,
    sizes: npt.NDArray[np.integer],
    *,
    method: MeanInterval,
    level: float,
) -> MeanEstimate:
    total, by_coins = float(spreads.sum()), float(coins.sum())
    below = float(np.sum(spreads**2 / (sizes - 1)))
    freedom = total**2 / below if below > 0 else float(sizes.sum() - 2)  # Satterthwaite (1946)
    return MeanEstimate(
        value=value,
        standard_error=math.sqrt(total),
        sampling_error=math.sqrt(max(total - by_coins, 0.0)),
        coin_error=math.sqrt(by_coins),
        coins_are_bound=False,
        unbiased_variance=total,
        interval=by_variance(value, total, freedom, method, level),
        n=int(sizes.sum()),
    )
