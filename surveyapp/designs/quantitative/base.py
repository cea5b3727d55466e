"""Quantitative designs: the expected report is a known straight line in the answer.

    E[Z | x] = slope·x + intercept        Var[Z | x] = v2·x² + v1·x + v0

Everything else follows, once for all of them: the *pseudo-answer* r = (Z − intercept)/slope is unbiased
for the answer x; its variance given x is A·x² + B·x + C with (A, B, C) = (v2, v1, v0)/slope²; and
v̂ = (A·r² + B·r + C)/(1 + A) is unbiased for that variance, because E[r² | x] = x² + Var[r | x]. (Without
the divisor it is too large by the factor 1 + A; package RRTCS leaves it out.)
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import TYPE_CHECKING, Any, ClassVar, Self

from surveyapp.designs.core.coins import Coins, Randomizes
from surveyapp.designs.core.design import AskableDesign
from surveyapp.designs.core.parameters import (
    NotTogether,
    ParameterName,
    ParameterProblem,
    ParameterProblems,
    rational_number,
    unknown_parameter,
)
from surveyapp.designs.core.scale import FROM_QUESTION, Scale
from surveyapp.messages.message import msg

if TYPE_CHECKING:
    from surveyapp.designs.core.report_lattice import NumberReports, Run

FARTHEST = Fraction(10**12)
FINEST = Fraction(1, 10**15)


@dataclass(frozen=True, slots=True)
class LinearMap:
    """The first two moments of the report Z given the answer x, exact.

    E[Z | x] = ``slope``·x + ``intercept`` and Var[Z | x] = ``v2``·x² + ``v1``·x + ``v0``.
    """

    slope: Fraction
    intercept: Fraction
    v2: Fraction
    v1: Fraction
    v0: Fraction

    def mean(self, answer: Fraction) -> Fraction:
        """Return the expected report E[Z | x].

        Parameters
        ----------
        answer
            the true answer x.
        """
        return self.slope * answer + self.intercept

    def variance(self, answer: Fraction) -> Fraction:
        """Return the variance of the report, Var[Z | x].

        Parameters
        ----------
        answer
            the true answer x.
        """
        return self.v2 * answer**2 + self.v1 * answer + self.v0

    @property
    def quadratic(self) -> tuple[Fraction, Fraction, Fraction]:
        """(A, B, C) with Var[r | x] = A·x² + B·x + C for the pseudo-answer r."""
        square = self.slope**2
        return self.v2 / square, self.v1 / square, self.v0 / square

    @property
    def identifies_coin_variance(self) -> bool:
        """Whether the coins' variance can be estimated without bias from one report.

        Not if A = −1: then r² is the same for all reports (Duchi's two), and how widely the
        answers spread cannot be estimated from them.
        """
        return 1 + self.quadratic[0] != 0

    def rescaled(
        self, answers: tuple[Fraction, Fraction], reports: tuple[Fraction, Fraction]
    ) -> LinearMap:
        """Return a map between lattice positions as a map from answers to reports, in their units.

        Parameters
        ----------
        answers : (start, step)
            x = start + step·(position of the answer).
        reports : (start, unit)
            Z = start + unit·(position of the report).
        """
        # With j = (x − start)/step and Z = origin + unit·m: substitute j in the moments of m, which
        # gives polynomials in x, then scale the mean by ``unit`` and the variance by its square.
        start, step = answers
        origin, unit = reports
        slope = self.slope / step
        v2 = self.v2 / step**2
        v1 = self.v1 / step - 2 * v2 * start
        v0 = self.v0 - self.v1 * start / step + v2 * start**2
        return LinearMap(
            unit * slope,
            origin + unit * (self.intercept - slope * start),
            unit**2 * v2,
            unit**2 * v1,
            unit**2 * v0,
        )


@dataclass(frozen=True, slots=True)
class Lattice:
    """Reports that are evenly spaced: ``start``, ``start`` + ``unit`` …, ``count`` of them."""

    start: Fraction
    unit: Fraction
    count: int


@dataclass(frozen=True, slots=True)
class EndReport:
    """A report whose pseudo-answer and coins' variance are not those of the linear map."""

    pseudo_answer: Fraction
    """The unbiased reconstruction of the answer."""
    coin_variance: Fraction
    """0 or more: the unbiased estimate of the coins' variance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class QuantitativeDesign(AskableDesign):
    """A design for a number: a known linear map with known variance.

    ``minimum``, ``maximum`` and ``step`` are the question's. Without them data can be analysed, but
    nothing can be asked and no privacy loss is known.
    """

    samples: ClassVar[int] = 1
    question_types: ClassVar[tuple[str, ...]] = ("number",)
    is_bounded: ClassVar[bool] = False
    """True where the design cannot be stated without the ends of the scale."""

    minimum: Fraction | None = rational_number(
        "the smallest possible answer", low=-FARTHEST, high=FARTHEST, default=None
    )
    maximum: Fraction | None = rational_number(
        "the largest possible answer", low=-FARTHEST, high=FARTHEST, default=None
    )
    step: Fraction = rational_number(
        "the step between possible answers", low=FINEST, high=FARTHEST, default=Fraction(1)
    )

    def check(self) -> None:
        """Refuse an invalid scale, and then what the design itself refuses."""
        if (self.minimum is None) != (self.maximum is None):
            raise NotTogether(parameter="minimum", reason=msg("give minimum and maximum together"))
        if self.is_bounded and self.minimum is None:
            raise NotTogether(
                parameter="minimum", reason=msg("this design needs a minimum and a maximum")
            )
        scale = self.scale
        if scale is not None and self.is_randomized:
            scale.check_countable()
        self.check_design()

    def check_design(self) -> None:
        """Raise a ``ParameterProblem`` where values that are each in range do not fit together."""

    @classmethod
    def survey_parameters(cls) -> tuple[str, ...]:
        """Return the names that the design object of a survey file may have."""
        return tuple(name for name in cls.parameters() if name not in FROM_QUESTION)

    @classmethod
    def for_question(
        cls,
        values: Mapping[str, object],
        *,
        minimum: Fraction,
        maximum: Fraction,
        step: Fraction = Fraction(1),
    ) -> Self:
        """Return the design of a number question for a kiosk.

        Parameters
        ----------
        values
            the parameters by name, without those of the scale.
        minimum, maximum : −10¹² … 10¹²
            the ends of the question's scale.
        step : 10⁻¹⁵ or more
            the distance of neighbouring answers.

        Raises
        ------
        ParameterProblems
            with every parameter that cannot be used; also where only moments of a scrambling number are
            given, because then nothing can be drawn.
        """
        known = ", ".join(cls.survey_parameters()) or "none"
        problems: list[ParameterProblem] = [
            unknown_parameter(parameter=name, design=cls.name, known=known)
            for name in values
            if name not in cls.survey_parameters()
        ]
        given = {name: value for name, value in values.items() if name in cls.survey_parameters()}
        bounds: dict[str, Any] = {"minimum": minimum, "maximum": maximum, "step": step}
        try:
            design = cls.read({**given, **bounds}, 0)
        except ParameterProblems as more:
            raise ParameterProblems([*problems, *more.problems]) from more
        if problems:
            raise ParameterProblems(problems)
        if not design.can_ask:
            reason = msg("list its values; numbers of which only the mean is known cannot be drawn")
            whole = ParameterName(cls.name, cls.title)
            raise ParameterProblems([NotTogether(parameter=whole, reason=reason)])
        return design

    @property
    def scale(self) -> Scale | None:
        """The possible answers; None if they are not stated."""
        if self.minimum is None or self.maximum is None:
            return None
        return Scale(self.minimum, self.maximum, self.step)

    @property
    def stated_scale(self) -> Scale:
        """The possible answers.

        Raises
        ------
        NotTogether
            if they are not stated.
        """
        scale = self.scale
        if scale is None:
            raise NotTogether(parameter="minimum", reason=msg("give a minimum and a maximum"))
        return scale

    @property
    def can_ask(self) -> bool:
        """Whether a kiosk can draw the report."""
        return self.scale is not None

    @property
    def answer_count(self) -> int:
        """0: the answers are numbers."""
        return 0

    @property
    def unlisted(self) -> NumberReports:
        """The numbers that it can report."""
        return _reports_of(self)

    @property
    def runs(self) -> tuple[Run, ...]:
        """The numbers that it can report, as evenly spaced ones.

        Raises
        ------
        NotTogether
            if nothing can be drawn.
        """
        from surveyapp.designs.core.report_lattice import Run  # noqa: PLC0415

        lattice = self.lattice
        assert lattice is not None  # noqa: S101 - a design without one states its runs
        return (Run(lattice.start, lattice.unit, lattice.count),)

    def alphabets(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """One empty tuple: no report is listed."""
        return ((),)

    def randomizers(self) -> tuple[Randomizes, ...]:
        """The design itself: it draws its coin and combines it."""
        return (self,)

    @property
    @abstractmethod
    def linear(self) -> LinearMap:
        """The known map from answers to expected reports, and its variance."""

    @abstractmethod
    def distribution_of(self, answer: Fraction) -> dict[Fraction, Fraction]:
        """Return the exact probability of each report that an answer can lead to.

        Parameters
        ----------
        answer
            a number of the question's scale.

        Returns
        -------
        dict
            probabilities by report, summing to 1.
        """

    @abstractmethod
    def randomize(self, answer: Fraction, coins: Coins) -> Fraction:
        """Draw one coin below a fixed integer, and only then combine it with the answer.

        Parameters
        ----------
        answer
            a number of the question's scale.
        coins
            the source of randomness.

        Returns
        -------
        Fraction
            the report.

        Raises
        ------
        AnswerOffScale
            if ``answer`` is not on the question's scale; no coin is drawn then.
        """

    @property
    def end_reports(self) -> Mapping[Fraction, EndReport]:
        """Reports that the linear map does not hold for; most designs have none."""
        return {}

    @property
    def lattice(self) -> Lattice | None:
        """All reports, where they are evenly spaced."""
        return None

    @property
    @abstractmethod
    def reach(self) -> tuple[Fraction, Fraction] | None:
        """Smallest and largest possible report; None where they are not known."""

    def pseudo_answer(self, report: Fraction) -> Fraction:
        """Return the unbiased reconstruction of the answer: E[pseudo_answer(Z) | x] = x.

        Parameters
        ----------
        report
            a recorded number Z.
        """
        end = self.end_reports.get(report)
        linear = self.linear
        return (report - linear.intercept) / linear.slope if end is None else end.pseudo_answer

    def coin_variance(self, report: Fraction) -> Fraction | None:
        """Return an unbiased estimate of Var[pseudo-answer | x], (A·r² + B·r + C)/(1 + A).

        Parameters
        ----------
        report
            a recorded number Z.

        Returns
        -------
        Fraction or None
            None if the variance is not identified (A = −1); single estimates may be negative.
        """
        end = self.end_reports.get(report)
        if end is not None:
            return end.coin_variance
        if not self.linear.identifies_coin_variance:
            return None
        r = self.pseudo_answer(report)
        a, b, c = self.linear.quadratic
        return (a * r**2 + b * r + c) / (1 + a)

    def variance_at(self, answer: Fraction) -> Fraction:
        """Return Var[pseudo-answer | x] exactly: the variance that the randomization causes at this answer.

        Parameters
        ----------
        answer
            the true answer x.
        """
        return self.linear.variance(answer) / self.linear.slope**2

    @property
    def largest_variance(self) -> Fraction | None:
        """The largest ``variance_at`` over the scale; None if no scale bounds it."""
        a, b, c = self.linear.quadratic
        scale = self.scale
        if scale is None:
            return c if a == b == 0 else None
        return max(self.variance_at(x) for x in _candidates(a, b, scale))

    @property
    def least_variance(self) -> Fraction:
        """A lower bound of ``variance_at`` over all answers."""
        a, b, c = self.linear.quadratic
        scale = self.scale
        if scale is not None:
            return min(self.variance_at(x) for x in _candidates(a, b, scale))
        if a > 0:
            return max(c - b**2 / (4 * a), Fraction(0))
        return c if a == b == 0 else Fraction(0)

    @property
    def pseudo_reach(self) -> tuple[Fraction, Fraction] | None:
        """Smallest and largest possible pseudo-answer; None where they are not known."""
        if self.reach is None:
            return None
        ends = sorted(self.pseudo_answer(report) for report in self.reach)
        return ends[0], ends[1]


@lru_cache(maxsize=64)
def _reports_of(design: QuantitativeDesign) -> NumberReports:
    from surveyapp.designs.core.report_lattice import NumberReports  # noqa: PLC0415

    return NumberReports.of(design.runs)


def _candidates(a: Fraction, b: Fraction, scale: Scale) -> tuple[Fraction, ...]:
    """Return where a·x² + b·x can be extreme over the scale: its ends, and the vertex if it lies inside."""
    ends = (scale.minimum, scale.maximum)
    if a == 0 or not scale.minimum < -b / (2 * a) < scale.maximum:
        return ends
    return (*ends, -b / (2 * a))
