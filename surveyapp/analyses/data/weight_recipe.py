"""How a weight is made of others: the base weight, those who did not respond, and known margins.

A recipe holds what was asked for and what came of it: a factor for each class of non-response, and for each
category of a margin the multiplier λ of ``estimation.weighting.calibration``. So a weight is an expression
of a respondent's own answers, computed where the interviews are, and can be made again from its recipe.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from decimal import Decimal
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

from surveyapp.messages.message import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from surveyapp.analyses.data.computed import Term
    from surveyapp.survey.definition.expressions import NumberLiteral


NO_ENDS: tuple[Fraction, Fraction | None] = (Fraction(0), None)
"""Of factors or weights that may be anything from 0."""


class WeightMethod(Enum):
    """How weights are made to meet margins; its value is its name in files and commands."""

    NONE = "none"
    """They meet none: base weights, and factors of non-response."""
    POSTSTRATIFY = "poststratify"
    RAKE = "rake"
    LINEAR = "linear"
    LOGIT = "logit"


class ResponseModel(Enum):
    """How classes of those who were drawn tell who responds; its value is its name in files and commands."""

    CLASSES = "classes"
    """Each class by itself: drawn over responded."""
    PROPENSITY = "propensity"
    """One over the propensity of a logistic model of the variables, without their interactions."""
    PROPENSITY_CLASSES = "propensity_classes"
    """The same averaged in five classes of about equal propensity."""


RESPONSE_TITLES = {
    ResponseModel.CLASSES: QT_TRANSLATE_NOOP("analyses", "Each class by itself"),
    ResponseModel.PROPENSITY: QT_TRANSLATE_NOOP("analyses", "Response propensity (logistic)"),
    ResponseModel.PROPENSITY_CLASSES: QT_TRANSLATE_NOOP("analyses", "Five classes of propensity"),
}
METHOD_TITLES = {
    WeightMethod.NONE: QT_TRANSLATE_NOOP("analyses", "No margins"),
    WeightMethod.POSTSTRATIFY: QT_TRANSLATE_NOOP("analyses", "Post-stratification"),
    WeightMethod.RAKE: QT_TRANSLATE_NOOP("analyses", "Raking"),
    WeightMethod.LINEAR: QT_TRANSLATE_NOOP("analyses", "Linear calibration (GREG)"),
    WeightMethod.LOGIT: QT_TRANSLATE_NOOP("analyses", "Logit calibration"),
}


@dataclass(frozen=True, slots=True)
class KnownCell:
    """A category of a margin, or a cell of several variables."""

    answers: tuple[str, ...]
    """One a variable; none of the total of a number."""
    people: Fraction
    """How many of the population are there; of a number, its sum over the population."""
    multiplier: float = 0.0
    """λ of a margin; of a class of non-response, its factor."""


@dataclass(frozen=True, slots=True)
class KnownMargin:
    """What is known of the population: people in each cell, or the total of a number."""

    variables: tuple[str, ...]
    """One variable, or several that are crossed."""
    cells: tuple[KnownCell, ...]
    """In the order of the margin as given."""

    @property
    def is_number(self) -> bool:
        """Whether it is the total of a number."""
        return not self.cells[0].answers

    @property
    def people(self) -> Fraction:
        """All people in its cells."""
        return sum((cell.people for cell in self.cells), Fraction(0))

    @property
    def name(self) -> str:
        """Its variables."""
        return " × ".join(self.variables)

    def scaled_to(self, people: Fraction) -> KnownMargin:
        """Return the same with so many people in all.

        Parameters
        ----------
        people
            How many.
        """
        factor = people / self.people
        return replace(
            self, cells=tuple(replace(one, people=one.people * factor) for one in self.cells)
        )

    def solved(self, multipliers: Sequence[float]) -> KnownMargin:
        """Return the same with multipliers.

        Parameters
        ----------
        multipliers
            One a cell.
        """
        pairs = zip(self.cells, multipliers, strict=True)
        return replace(self, cells=tuple(replace(one, multiplier=m) for one, m in pairs))


@dataclass(frozen=True, slots=True)
class Weighted:
    """A weight: base weight × scale × factor of the class × what calibration makes of it."""

    method: WeightMethod
    """How margins are met."""
    population: Fraction
    """How many people all weights stand for."""
    margins: tuple[KnownMargin, ...] = ()
    """What is known of the population."""
    base: str | None = None
    """The variable with the base weights; None: 1 for everybody."""
    classes: KnownMargin | None = None
    """People who were drawn, by classes of non-response; None: no such step."""
    ratio: tuple[Fraction, Fraction | None] = NO_ENDS
    """The least and the largest factor of calibration; None: no end."""
    limits: tuple[Fraction, Fraction | None] = NO_ENDS
    """The least and the largest weight; None: no end."""
    averages_missing: bool = False
    """Whether those without an answer count as the average person of the margin; else they have no weight."""
    scale: float = 1.0
    """What base weights were multiplied by, so that they stand for all people."""
    interviews: int = 0
    """Of how many it was made."""
    response: ResponseModel = ResponseModel.CLASSES
    """How the factors of ``classes`` come from those who were drawn."""

    @property
    def sources(self) -> tuple[str, ...]:
        """The variables that it looks at, each once."""
        classes = () if self.classes is None else self.classes.variables
        margins = (name for one in self.margins for name in one.variables)
        base = () if self.base is None else (self.base,)
        return tuple(dict.fromkeys((*base, *classes, *margins)))

    @property
    def is_calibrated(self) -> bool:
        """Whether it meets margins, so that variances are those of residuals."""
        return self.method is not WeightMethod.NONE

    def renamed(self, old: str, new: str) -> Weighted:
        """Return the same with another name of a variable.

        Parameters
        ----------
        old, new
            The names.
        """

        def name(one: str) -> str:
            return new if one == old else one

        def margin(one: KnownMargin) -> KnownMargin:
            return replace(one, variables=tuple(map(name, one.variables)))

        return replace(
            self,
            base=None if self.base is None else name(self.base),
            classes=None if self.classes is None else margin(self.classes),
            margins=tuple(map(margin, self.margins)),
        )

    @property
    def text(self) -> str:
        """What it is made from, as a list of variables shows it."""
        parts = [f"base {self.base}"] if self.base is not None else []
        if self.classes is not None:
            parts.append(f"{self.response.value} {self.classes.name}")
        if self.is_calibrated:
            parts.append(f"{self.method.value} {', '.join(one.name for one in self.margins)}")
        return "; ".join(parts)

    def term(self) -> Term:
        """Return the expression that computes it from the answers."""
        from surveyapp.survey.definition.expressions import Reference  # noqa: PLC0415

        base: Term = _literal(self.scale)
        if self.base is not None:
            base = _call("*", Reference(self.base), base)
        if self.classes is not None:
            base = _call("*", base, _of_cells(self.classes, averages_missing=False))
        if not self.is_calibrated:
            return self._within(base, base)
        parts = [
            _of_cells(one, averages_missing=self.averages_missing, people=self.population)
            for one in self.margins
        ]
        return self._within(base, _call("*", base, self._factor(_sum(parts))))

    def _factor(self, u: Term) -> Term:
        match self.method:
            case WeightMethod.RAKE:
                return _call("exp", u)
            case WeightMethod.LOGIT:
                low, high = map(float, (self.ratio[0], self.ratio[1] or 0))
                start = math.log((1 - low) / (high - 1))
                steep = (high - low) / ((1 - low) * (high - 1))
                rising = _call("+", _literal(start), _call("*", _literal(steep), u))
                falling = _call("exp", _call("-", _literal(0.0), rising))
                share = _call("/", _literal(high - low), _call("+", _literal(1.0), falling))
                return _call("+", _literal(low), share)
            case _:
                return _call("+", _literal(1.0), u)

    def _within(self, base: Term, weight: Term) -> Term:
        low, high = self.ratio
        if self.method is not WeightMethod.LOGIT:  # its factors have ends by themselves
            if low > 0:
                weight = _call("max", weight, _call("*", base, _literal(float(low))))
            if high is not None:
                weight = _call("min", weight, _call("*", base, _literal(float(high))))
        if self.limits[0] > 0:
            weight = _call("max", weight, _literal(float(self.limits[0])))
        if self.limits[1] is not None:
            weight = _call("min", weight, _literal(float(self.limits[1])))
        return weight


def _call(name: str, *parts: Term) -> Term:
    from surveyapp.analyses.data.computed import Call  # noqa: PLC0415

    return Call(name, parts)


def _literal(number: float) -> NumberLiteral:
    from surveyapp.survey.definition.expressions import NumberLiteral  # noqa: PLC0415

    return NumberLiteral(Decimal(number))  # exactly


def _sum(parts: Sequence[Term]) -> Term:
    """Return the sum as a flat tree: many parts must not nest deeply."""
    if len(parts) == 1:
        return parts[0]
    half = len(parts) // 2
    return _call("+", _sum(parts[:half]), _sum(parts[half:]))


def _of_cells(
    margin: KnownMargin, *, averages_missing: bool, people: Fraction = Fraction(1)
) -> Term:
    """Return the multiplier of the cell that a respondent is in."""
    from surveyapp.survey.definition.expressions import Reference  # noqa: PLC0415

    if margin.is_number:
        (name,), (cell,) = margin.variables, margin.cells
        value: Term = Reference(name)
        if averages_missing:
            value = _call("coalesce", value, _literal(float(cell.people / people)))
        return _call("*", _literal(cell.multiplier), value)
    parts: list[Term] = [
        _call(
            "if", _is_in(margin.variables, cell.answers), _literal(cell.multiplier), _literal(0.0)
        )
        for cell in margin.cells
    ]
    if len(margin.variables) > 1:
        # a cell is known to be another where one variable is; this is missing where any of them is
        parts += [
            _call("if", _is_in((name,), (answer,)), _literal(0.0), _literal(0.0))
            for name, answer in zip(margin.variables, margin.cells[0].answers, strict=True)
        ]
    total = _sum(parts)
    if not averages_missing:
        return total
    mean = sum(float(cell.people / margin.people) * cell.multiplier for cell in margin.cells)
    return _call("coalesce", total, _literal(mean))


def _is_in(variables: Sequence[str], answers: Sequence[str]) -> Term:
    from surveyapp.survey.definition.expressions import Reference, TextLiteral  # noqa: PLC0415

    tests: Iterator[Term] = (
        _call("=", Reference(name), TextLiteral(answer))
        for name, answer in zip(variables, answers, strict=True)
    )
    found = next(tests)
    for test in tests:
        found = _call("and", found, test)
    return found
