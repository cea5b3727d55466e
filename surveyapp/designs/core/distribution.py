"""Distributions of scrambling numbers: finite ones that a kiosk can draw, or mean and spread alone."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Self

from surveyapp.designs.core.exact import exact

MOST_VALUES = 1000
_MOMENTS = re.compile(r"\s*mean\s+(?P<mean>\S+)\s*,\s*(?P<what>sd|variance)\s+(?P<spread>\S+)\s*")


class NoDistribution(ValueError):
    """What is written describes no distribution; ``reason`` goes on after "…: "."""

    def __init__(self, reason: str) -> None:
        """Keep the reason.

        Parameters
        ----------
        reason
            what is wrong, to follow a colon in a sentence.
        """
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True, slots=True)
class Distribution:
    """The distribution of a number that is independent of every answer."""

    mean: Fraction
    """Its expectation, exact."""
    variance: Fraction
    """Its variance, exact."""
    outcomes: tuple[tuple[Fraction, Fraction], ...] = ()
    """``(value, probability)`` in rising order, probabilities summing to 1; empty where only mean and
    variance are known. Then data collected elsewhere can be analysed, but nothing can be drawn."""

    @classmethod
    def of(cls, weights: Mapping[Fraction, Fraction]) -> Self:
        """Return the finite distribution that gives each value its probability.

        Parameters
        ----------
        weights : up to 1,000 entries
            the probability of each value; probabilities sum to 1 exactly.

        Raises
        ------
        NoDistribution
            if probabilities are negative or do not sum to 1, or there are no values or too many.
        """
        if not weights:
            raise NoDistribution("it has no values")
        if len(weights) > MOST_VALUES:
            raise NoDistribution(f"it has more than {MOST_VALUES} values")
        if min(weights.values()) < 0:
            raise NoDistribution("a probability is negative")
        total = sum(weights.values())
        if total != 1:
            raise NoDistribution(f"the probabilities sum to {total} and not to 1")
        outcomes = tuple(sorted((v, p) for v, p in weights.items() if p > 0))
        mean = sum((v * p for v, p in outcomes), Fraction(0))
        second = sum((v * v * p for v, p in outcomes), Fraction(0))
        return cls(mean, second - mean**2, outcomes)

    @classmethod
    def uniform(cls, values: Iterable[Fraction | int]) -> Self:
        """Return the distribution in which all ``values`` are equally likely.

        Parameters
        ----------
        values : at least one
            the values; a value that is listed twice is twice as likely.
        """
        listed = [Fraction(value) for value in values]
        weights: dict[Fraction, Fraction] = {}
        for value in listed:
            weights[value] = weights.get(value, Fraction(0)) + Fraction(1, len(listed))
        return cls.of(weights)

    @classmethod
    def always(cls, value: Fraction | int) -> Self:
        """Return the distribution of a constant.

        Parameters
        ----------
        value
            the constant.
        """
        return cls.uniform([value])

    @classmethod
    def moments(cls, mean: Fraction, variance: Fraction) -> Self:
        """Return a distribution of which only mean and variance are known.

        Parameters
        ----------
        mean
            the expectation.
        variance : 0 or more
            the variance.

        Raises
        ------
        NoDistribution
            if the variance is negative.
        """
        if variance < 0:
            raise NoDistribution("its variance is negative")
        return cls(mean, variance)

    @classmethod
    def read(cls, value: object) -> Self:
        """Return the distribution that ``value`` writes.

        Parameters
        ----------
        value
            a list of equally likely values, ``[1, 2, 3]`` or ``"1, 2, 3"``; values with their
            probabilities, ``{"values": [1, 2], "probabilities": ["1/4", "3/4"]}`` or
            ``"1: 1/4, 2: 3/4"``; moments alone, ``{"mean": 2, "sd": 0.5}``,
            ``{"mean": 2, "variance": "1/4"}`` or ``"mean 2, sd 0.5"``.

        Raises
        ------
        NoDistribution
            if it writes none.
        """
        match value:
            case cls():
                return value
            case str():
                return cls._from_text(value)
            case Mapping():
                return cls._from_object(value)
            case Sequence():
                return cls._from_values(value, None)
        raise NoDistribution("it is neither a list nor a text")

    @classmethod
    def _from_text(cls, text: str) -> Self:
        moments = _MOMENTS.fullmatch(text)
        if moments is not None:
            return cls._from_object({"mean": moments["mean"], moments["what"]: moments["spread"]})
        parts = [part.split(":") for part in text.split(",")]
        if any(len(part) != len(parts[0]) or len(part) > 2 for part in parts):
            raise NoDistribution("some values have a probability and some have none")
        values = [part[0].strip() for part in parts]
        chances = [part[1].strip() for part in parts] if len(parts[0]) == 2 else None
        return cls._from_values(values, chances)

    @classmethod
    def _from_object(cls, given: Mapping[str, object]) -> Self:
        keys = set(given)
        if keys == {"mean", "sd"}:
            spread = _number(given["sd"])
            if spread < 0:
                raise NoDistribution("its standard deviation is negative")
            return cls.moments(_number(given["mean"]), spread**2)
        if keys == {"mean", "variance"}:
            return cls.moments(_number(given["mean"]), _number(given["variance"]))
        if keys in ({"values"}, {"values", "probabilities"}):
            chances = given.get("probabilities")
            listed = None if chances is None else _listed(chances)
            return cls._from_values(_listed(given["values"]), listed)
        raise NoDistribution("it states neither values nor a mean with sd or variance")

    @classmethod
    def _from_values(cls, values: Sequence[object], chances: Sequence[object] | None) -> Self:
        if len(values) > MOST_VALUES:
            raise NoDistribution(f"it has more than {MOST_VALUES} values")
        numbers = [_number(value) for value in values]
        if chances is None:
            if not numbers:
                raise NoDistribution("it has no values")
            return cls.uniform(numbers)
        if len(chances) != len(numbers):
            raise NoDistribution("it has not as many probabilities as values")
        if len(set(numbers)) != len(numbers):
            raise NoDistribution("a value is listed twice")
        return cls.of(dict(zip(numbers, map(_number, chances), strict=True)))

    @property
    def is_finite(self) -> bool:
        """Whether all values are known, so that the number can be drawn."""
        return bool(self.outcomes)

    @property
    def second(self) -> Fraction:
        """The expectation of the square, E[S²]."""
        return self.variance + self.mean**2

    def times(self, factor: Fraction) -> Distribution:
        """Return the distribution of ``factor`` times the number.

        Parameters
        ----------
        factor
            any rational number; 0 gives the constant 0.
        """
        outcomes = tuple(sorted((factor * v, p) for v, p in self.outcomes))
        if factor == 0:
            outcomes = ((Fraction(0), Fraction(1)),)
        return Distribution(factor * self.mean, factor**2 * self.variance, outcomes)

    def written(self) -> dict[str, object]:
        """Return the notation of survey files; ``read`` turns it back into the same distribution."""
        if not self.outcomes:
            root = _root(self.variance)
            spread = ("variance", self.variance) if root is None else ("sd", root)
            return {"mean": decimal_text(self.mean), spread[0]: decimal_text(spread[1])}
        return {
            "values": [decimal_text(v) for v, _ in self.outcomes],
            "probabilities": [str(p) for _, p in self.outcomes],
        }


def decimal_text(number: Fraction) -> str:
    """Return ``number`` as a decimal with a point if that is exact, else as a ratio.

    No digit is lost: ``exact`` reads the very same number again.

    Parameters
    ----------
    number
        any rational number: 5/4 gives ``"1.25"``, 1/3 gives ``"1/3"``.
    """
    rest, twos, fives = number.denominator, 0, 0
    while rest % 2 == 0:
        rest, twos = rest // 2, twos + 1
    while rest % 5 == 0:
        rest, fives = rest // 5, fives + 1
    if rest != 1:
        return str(number)
    places = max(twos, fives)
    digits = str(abs(number.numerator) * 10**places // number.denominator).rjust(places + 1, "0")
    sign = "-" if number < 0 else ""
    return sign + (f"{digits[:-places]}.{digits[-places:]}" if places else digits)


def _root(square: Fraction) -> Fraction | None:
    """Return the square root where it is a rational number."""
    root = Fraction(math.isqrt(square.numerator), math.isqrt(square.denominator))
    return root if root**2 == square else None


def _number(value: object) -> Fraction:
    try:
        return exact(value)
    except ValueError as problem:
        raise NoDistribution("one of its numbers is not a number") from problem


def _listed(value: object) -> Sequence[object]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise NoDistribution("its values and probabilities must be lists")
    return value
