"""Scrambled numbers: the coins draw a straight line, and its value at the answer is reported.

    Z = W·(V·x + U)

with W, V and U independent of each other and of the answer, in one of several branches that the coins
choose with known probabilities. A design states its branches; the linear map, its variance, the exact
draw and the privacy loss follow from them here.
"""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from surveyapp.designs.core.channel import position, thresholds
from surveyapp.designs.core.coins import Coins
from surveyapp.designs.core.distribution import Distribution
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.parameters import NotTogether, ParameterName
from surveyapp.designs.core.report_lattice import Run
from surveyapp.designs.core.scale import Scale
from surveyapp.designs.quantitative.base import LinearMap, QuantitativeDesign
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

MOST_LINES = 10_000
MOST_WORK = 300_000
ONE = Distribution.always(1)
NOTHING = Distribution.always(0)

Line = tuple[Fraction, Fraction]


@dataclass(frozen=True, slots=True)
class Branch:
    """With ``probability`` the report is ``scale``·(``slope``·x + ``shift``)."""

    probability: Fraction
    """0 … 1: the probability of the branch."""
    scale: Distribution = ONE
    slope: Distribution = ONE
    shift: Distribution = NOTHING
    """The distributions of W, V and U; by default the constants 1, 1 and 0."""

    @property
    def parts(self) -> tuple[Distribution, Distribution, Distribution]:
        """The three numbers that the coins draw."""
        return self.scale, self.slope, self.shift


@dataclass(frozen=True, slots=True)
class _Drawing:
    """All lines that the coins can draw, with the bounds of one coin that draws them."""

    lines: tuple[Line, ...]
    probabilities: tuple[Fraction, ...]
    bounds: tuple[int, ...]
    denominator: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Scrambling(QuantitativeDesign):
    """A design that states how the coins scramble the number."""

    @property
    @abstractmethod
    def branches(self) -> tuple[Branch, ...]:
        """The branches that the coins choose from; their probabilities sum to 1."""

    def check_design(self) -> None:
        """Refuse what averages the answer away, and distributions with too many combinations to be drawn."""
        if _moments(self.branches)[0] == 0:
            reason = msg(
                "on average the coins multiply the answer by 0, so nothing can be learned from it"
            )
            raise NotTogether(parameter=self.multiplier, reason=reason)
        combinations = sum(
            math.prod(len(part.outcomes) for part in branch.parts) for branch in self.branches
        )
        if combinations > MOST_LINES:
            reason = msg(
                "the scrambling numbers have more than {most_lines} combinations of values",
                most_lines=MOST_LINES,
            )
            raise NotTogether(parameter=self.multiplier, reason=reason)

    @property
    def multiplier(self) -> str:
        """The parameter to name in the message if the answer is averaged away."""
        return next(
            name for name in self.parameters() if name not in ("minimum", "maximum", "step")
        )

    @property
    def linear(self) -> LinearMap:
        """E[A]·x + E[B], Var A·x² + 2·Cov(A, B)·x + Var B, for the line A·x + B that is drawn."""
        a, b, aa, ab, bb = _moments(self.branches)
        return LinearMap(a, b, aa - a**2, 2 * (ab - a * b), bb - b**2)

    @property
    def is_finite(self) -> bool:
        """Whether all scrambling numbers can be drawn."""
        return all(part.is_finite for branch in self.branches for part in branch.parts)

    @property
    def can_ask(self) -> bool:
        """A scale, and scrambling numbers that can be drawn."""
        return self.scale is not None and self.is_finite

    def _drawing(self) -> _Drawing:
        if not self.is_finite:
            reason = msg("list its values; numbers of which only the mean is known cannot be drawn")
            raise NotTogether(parameter=ParameterName(self.name, self.title), reason=reason)
        return _drawing(self.branches)

    def distribution_of(self, answer: Fraction) -> dict[Fraction, Fraction]:
        """Return the exact probability of each report that ``answer`` can lead to."""
        return _reports(self._drawing(), answer)

    def randomize(self, answer: Fraction, coins: Coins) -> Fraction:
        """Draw a line with one whole coin, then return its value at ``answer``."""
        drawing = self._drawing()
        _ = self.stated_scale.position(answer)
        slope, shift = drawing.lines[position(coins.below(drawing.denominator), drawing.bounds)]
        return slope * answer + shift

    @property
    def runs(self) -> tuple[Run, ...]:
        """The image of the scale under each line."""
        scale, drawing = self.stated_scale, self._drawing()
        return tuple(
            Run(a * scale.minimum + b, a * scale.step, scale.steps + 1 if a else 1)
            for a, b in drawing.lines
        )

    @property
    def reach(self) -> tuple[Fraction, Fraction] | None:
        """Smallest and largest possible report."""
        scale = self.scale
        if scale is None or not self.is_finite:
            return None
        ends = [a * x + b for a, b in self._drawing().lines for x in (scale.minimum, scale.maximum)]
        return min(ends), max(ends)

    @property
    def worst_ratio(self) -> Fraction | None:
        """The worst ratio over all answers of the scale; None if a report rules an answer out.

        None too if it is not known: without a scale, without listed values, or where the
        distributions are too large to be searched.
        """
        scale = self.scale
        if scale is None or not self.is_finite:
            return None
        return _worst_ratio(self._drawing(), scale)


def _moments(branches: Sequence[Branch]) -> tuple[Fraction, ...]:
    """Return E[A], E[B], E[A²], E[AB], E[B²] of the line A·x + B."""
    # In a branch A = W·V and B = W·U with W, V, U independent, so expectations of products are
    # products of expectations; the branches are averaged with their probabilities.
    sums = [Fraction(0)] * 5
    for branch in branches:
        w, v, u = branch.parts
        terms = (
            w.mean * v.mean,
            w.mean * u.mean,
            w.second * v.second,
            w.second * v.mean * u.mean,
            w.second * u.second,
        )
        sums = [total + branch.probability * term for total, term in zip(sums, terms, strict=True)]
    return tuple(sums)


@lru_cache(maxsize=32)
def _drawing(branches: tuple[Branch, ...]) -> _Drawing:
    weights: dict[Line, Fraction] = {}
    for branch in branches:
        w_outcomes, v_outcomes, u_outcomes = (part.outcomes for part in branch.parts)
        for w, w_chance in w_outcomes:
            for v, v_chance in v_outcomes:
                for u, u_chance in u_outcomes:
                    line = (w * v, w * u)
                    chance = branch.probability * w_chance * v_chance * u_chance
                    weights[line] = weights.get(line, Fraction(0)) + chance
    lines = tuple(line for line, chance in weights.items() if chance > 0)
    probabilities = tuple(weights[line] for line in lines)
    denominator = math.lcm(*(chance.denominator for chance in probabilities))
    return _Drawing(lines, probabilities, thresholds(probabilities, denominator), denominator)


def _reports(drawing: _Drawing, answer: Fraction) -> dict[Fraction, Fraction]:
    reports: dict[Fraction, Fraction] = {}
    for (slope, shift), chance in zip(drawing.lines, drawing.probabilities, strict=True):
        report = slope * answer + shift
        reports[report] = reports.get(report, Fraction(0)) + chance
    return reports


@lru_cache(maxsize=32)
def _worst_ratio(drawing: _Drawing, scale: Scale) -> Fraction | None:
    # ε is finite only if every answer leads to the same reports; then the worst ratio is, over the
    # reports, the largest probability under any answer over the smallest.
    first = _reports(drawing, scale.minimum)
    if (scale.steps + 1) * len(drawing.lines) > MOST_WORK:
        return None
    least, most = dict(first), dict(first)
    for answer in (scale.maximum, *scale.answers()):  # the far end nearly always differs
        reports = _reports(drawing, answer)
        if reports.keys() != first.keys():
            return None
        for report, chance in reports.items():
            least[report] = min(least[report], chance)
            most[report] = max(most[report], chance)
    return max(most[report] / least[report] for report in first)


NARROWS = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "What is recorded is not your number. It can narrow down what your number may be, "
        "and a few results can show it.",
    )
)


def unchanged_sentences(probability: Fraction) -> tuple[Message, ...]:
    """Return the sentence of how often the number is recorded unchanged; none if it never is.

    Parameters
    ----------
    probability : 0 … 1
        the probability that the answer itself is recorded.
    """
    if probability == 0:
        return ()
    (count, _), of, is_exact = common_frequencies((probability, 1 - probability))
    template = (
        QT_TRANSLATE_NOOP(
            "messages", "In {count} of {of} cases the number that you enter is recorded as it is."
        )
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages",
            "In about {count} of {of} cases the number that you enter is recorded as it is.",
        )
    )
    return (Message(template, {"count": count, "of": of}),)
