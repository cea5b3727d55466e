"""Parameters of designs, declared once: their kind, range and meaning.

A declaration is enough for range checks, for input forms, for the JSON Schema and for random
examples in tests. The meaning of each parameter is collected for translation from its declaration, in
the context ``messages``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from fractions import Fraction
from typing import Any

from surveyapp.designs.core.distribution import Distribution, NoDistribution
from surveyapp.designs.core.exact import exact, fraction_text
from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg


@dataclass(frozen=True, slots=True)
class ParameterName:
    """A parameter in a sentence: programs and commands know it by its name, screens say what it is."""

    name: str
    """As survey files write it, also with a place in a list, as ``rows[0]``."""
    meaning: str
    """The noun phrase that declares it; in the translation context ``messages``."""
    is_told: bool = False
    """Whether the sentence has the meaning besides."""

    def __str__(self) -> str:
        """Return the name."""
        return self.name

    @property
    def is_symbol(self) -> bool:
        """Whether the name is one letter, as formulas have it: screens show that too.

        They call ``k`` what it is, since it is no parameter that anybody states of a question.
        """
        return len(self.name) == 1 and self.name != "k"


class ParameterProblem(UserProblem):
    """A parameter of a design cannot be used. Facts: ``parameter`` and what is wrong with it."""

    def with_names(self, declared: Mapping[str, Parameter]) -> ParameterProblem:
        """Return the problem, whose facts that name parameters are known as such by now.

        Parameters
        ----------
        declared
            the design's parameters by name.
        """
        self.message = _with_names(self.message, declared)
        return self


def _with_names(message: Message, declared: Mapping[str, Parameter]) -> Message:
    def named(fact: object) -> object:
        if isinstance(fact, Message):
            return _with_names(fact, declared)
        known = declared.get(fact.partition("[")[0]) if isinstance(fact, str) else None
        is_told = "meaning" in message.facts
        return fact if known is None else ParameterName(str(fact), known.meaning, is_told)

    return replace(message, facts={key: named(fact) for key, fact in message.facts.items()})


def not_a_number(*, parameter: object, value: object) -> ParameterProblem:
    """Return the problem of a value that is not a number in an accepted notation.

    Parameters
    ----------
    parameter
        the parameter's name.
    value
        the value as the sentence quotes it.
    """
    return ParameterProblem(
        msg(
            '{parameter} is {value}, which is not a number; write it as "3/4", "0.75" or 0.75.',
            parameter=parameter,
            value=value,
        )
    )


class Mistyped(ParameterProblem):
    """No number was typed in a field, or what can be read as two."""

    def __init__(self, *, parameter: object, reason: Message) -> None:
        """Say what is wrong with what was typed.

        Parameters
        ----------
        parameter
            what the field is called.
        reason
            what is wrong and how to write it, without a full stop.
        """
        super().__init__(msg("{parameter}: {reason}.", parameter=parameter, reason=reason))
        self.beside_field = msg("{reason}.", reason=reason)
        """The same, for who sees which field it is about."""


def out_of_range(*, parameter: object, value: object, allowed: object) -> ParameterProblem:
    """Return the problem of a number outside the range in which the design works.

    Parameters
    ----------
    parameter
        the parameter's name.
    value
        the value as the sentence quotes it.
    allowed
        the range in words.
    """
    return ParameterProblem(
        msg(
            "{parameter} is {value}; it must be {allowed}.",
            parameter=parameter,
            value=value,
            allowed=allowed,
        )
    )


def unknown_parameter(*, parameter: object, design: object, known: object) -> ParameterProblem:
    """Return the problem of a parameter that the design does not have.

    Parameters
    ----------
    parameter
        the name that was given.
    design
        the design's name.
    known
        the names of the design's parameters.
    """
    return ParameterProblem(
        msg(
            "{parameter} is not a parameter of {design}; it takes {known}.",
            parameter=parameter,
            design=design,
            known=known,
        )
    )


class NotTogether(ParameterProblem):
    """Values that are each in range do not fit together."""

    def __init__(
        self, *, parameter: object, reason: object, is_whole_sentence: bool = False
    ) -> None:
        """Say which parameter does not fit, and why.

        Parameters
        ----------
        parameter
            the parameter's name.
        reason
            what is wrong, to follow a colon.
        is_whole_sentence
            whether the reason names the parameters itself.
        """
        said = (
            msg("{reason}.", parameter=parameter, reason=reason)
            if is_whole_sentence
            else msg("{parameter}: {reason}.", parameter=parameter, reason=reason)
        )
        super().__init__(said)


class ParameterProblems(UserProblem):
    """All parameters of one design that cannot be used, to be shown one by one."""

    def __init__(self, problems: Sequence[ParameterProblem]) -> None:
        """Keep all problems; the sentence is that of the first.

        Parameters
        ----------
        problems : at least one
            the problems, in the order of the parameters.
        """
        super().__init__(msg("{first}", first=problems[0]))
        self.problems = tuple(problems)


class ParameterKind(Enum):
    """The kinds of parameter."""

    PROBABILITY = "probability"
    EPSILON = "epsilon"
    COUNT = "count"
    PROBABILITIES = "probabilities"
    ROWS = "rows"
    """A list of lists of probabilities: one row an answer, one column a report."""
    NUMBER = "number"
    DISTRIBUTION = "distribution"
    """The distribution of a scrambling number."""


@dataclass(frozen=True, slots=True)
class Parameter:
    """A declared parameter of a design."""

    kind: ParameterKind
    """What sort of value it is."""
    meaning: str
    """A noun phrase for forms and messages."""
    low: Fraction
    high: Fraction
    """The ends of the range; excluded if ``is_open``."""
    is_open: bool = False
    """Whether the ends are excluded."""
    excluding: tuple[Fraction, ...] = ()
    """Values inside the range at which the design does not work, such as 1/2."""
    is_optional: bool = False
    """Whether it may be left out."""

    @property
    def allowed(self) -> Message:
        """The range in mathematical words: ``above 0 and below 1, and not 1/2``."""
        words = self._range()
        for value in self.excluding:
            words = msg("{range}, and not {value}", range=words, value=value)
        return words

    def _range(self) -> Message:
        low, high = self.low, self.high
        match self.kind:
            case ParameterKind.DISTRIBUTION:
                return msg("a list of values with their probabilities")
            case ParameterKind.PROBABILITIES:
                return msg("a list of numbers from {low} to {high}", low=low, high=high)
            case ParameterKind.ROWS:
                return msg(
                    "a list of rows, each a list of numbers from {low} to {high}",
                    low=low,
                    high=high,
                )
            case ParameterKind.COUNT:
                return msg("a whole number from {low} to {high}", low=low, high=high)
        if self.is_open:
            return msg("above {low} and below {high}", low=low, high=high)
        return msg("from {low} to {high}", low=low, high=high)

    def read(self, name: str, value: object) -> object:
        """Return ``value`` as this parameter keeps it.

        Parameters
        ----------
        name
            the parameter's name, for messages.
        value
            the value in any accepted notation; see ``exact`` and ``Distribution.read``.

        Returns
        -------
        object
            a fraction, an int, a distribution, a tuple of fractions, or a tuple of such tuples.

        Raises
        ------
        ParameterProblem
            if it is not a number (or not a list of numbers, or of rows); if it should
            be a distribution and is none; if it is outside the declared range.
        """
        if self.kind is ParameterKind.DISTRIBUTION:
            return _distribution(name, value)
        if self.kind is ParameterKind.PROBABILITIES:
            return self._numbers(name, value)
        if self.kind is ParameterKind.ROWS:
            rows = enumerate(_listed(name, value))
            return tuple(self._numbers(f"{name}[{i}]", row) for i, row in rows)
        number = self._number(name, value)
        if self.kind is not ParameterKind.COUNT:
            return number
        if number.denominator != 1:
            raise out_of_range(parameter=name, value=_quoted(value), allowed=self.allowed)
        return int(number)

    def write(self, value: Any) -> Any:
        """Return ``value`` as survey files write it: exact, so that ``read`` gives it back.

        Parameters
        ----------
        value
            a value as returned by ``read``.
        """
        match self.kind:
            case ParameterKind.COUNT:
                return int(value)
            case ParameterKind.EPSILON:
                return float(value) if exact(float(value)) == value else fraction_text(value)
            case ParameterKind.PROBABILITIES:
                return [fraction_text(number) for number in value]
            case ParameterKind.ROWS:
                return [[fraction_text(number) for number in row] for row in value]
            case ParameterKind.DISTRIBUTION:
                return value.written()
        return fraction_text(value)

    def _numbers(self, name: str, value: object) -> tuple[Fraction, ...]:
        return tuple(
            self._number(f"{name}[{i}]", item) for i, item in enumerate(_listed(name, value))
        )

    def _number(self, name: str, value: object) -> Fraction:
        try:
            number = exact(value)
        except ValueError as problem:
            raise not_a_number(parameter=name, value=_quoted(value)) from problem
        inside = self.low < number < self.high if self.is_open else self.low <= number <= self.high
        if not inside or number in self.excluding:
            raise out_of_range(parameter=name, value=_quoted(value), allowed=self.allowed)
        return number


def _listed(name: str, value: object) -> Sequence[object]:
    if isinstance(value, str | bytes) or not isinstance(value, Sequence):
        raise not_a_number(parameter=name, value=_quoted(value))
    return value


def _distribution(name: str, value: object) -> Distribution:
    try:
        return Distribution.read(value)
    except NoDistribution as problem:
        raise ParameterProblem(
            msg(
                "{parameter} is not a distribution: {reason}. List the values with their "
                'probabilities, as in "1: 1/2, 2: 1/4, 3: 1/4", or, to analyse what others '
                'collected, "mean 2, sd 0.5".',
                parameter=name,
                reason=problem.reason,
            )
        ) from problem


def _quoted(value: object) -> str:
    if isinstance(value, Fraction):
        return fraction_text(value)
    if isinstance(value, list | dict):  # not its content: that may be nested without end
        return "a list" if isinstance(value, list) else "an object"
    return f'"{value}"' if isinstance(value, str) else str(value)


def probability(
    meaning: str, *, is_open: bool = False, excluding: tuple[Fraction, ...] = (), **options: Any
) -> Any:
    """Declare a probability, as a field of a design.

    Parameters
    ----------
    meaning
        a noun phrase for forms and messages.
    is_open
        whether 0 and 1 are excluded.
    excluding
        other values that are excluded.
    **options
        passed to ``dataclasses.field``; with ``default`` the parameter is optional.
    """
    return _declared(
        Parameter(
            ParameterKind.PROBABILITY,
            meaning,
            Fraction(0),
            Fraction(1),
            is_open,
            excluding,
            is_optional="default" in options,
        ),
        options,
    )


def probabilities(meaning: str) -> Any:
    """Declare a list of probabilities, one for each choice.

    Parameters
    ----------
    meaning
        a noun phrase for forms and messages.
    """
    return _declared(Parameter(ParameterKind.PROBABILITIES, meaning, Fraction(0), Fraction(1)), {})


def rows_of_probabilities(meaning: str) -> Any:
    """Declare a matrix of probabilities, one row for each answer.

    Parameters
    ----------
    meaning
        a noun phrase for forms and messages.
    """
    return _declared(Parameter(ParameterKind.ROWS, meaning, Fraction(0), Fraction(1)), {})


def privacy_loss(meaning: str, **options: Any) -> Any:
    """Declare a privacy loss ε in natural-log units, above 1e-6 and below 20.

    Below that no survey is large enough to estimate anything.

    Parameters
    ----------
    meaning
        a noun phrase for forms and messages.
    **options
        passed to ``dataclasses.field``; with ``default`` the parameter is optional.
    """
    return _declared(
        Parameter(
            ParameterKind.EPSILON,
            meaning,
            Fraction(1, 1_000_000),
            Fraction(20),
            is_open=True,
            is_optional="default" in options,
        ),
        options,
    )


def integer(meaning: str, *, low: int, high: int) -> Any:
    """Declare an integer from ``low`` to ``high``.

    Parameters
    ----------
    meaning
        a noun phrase for forms and messages.
    low, high
        the ends of the range, both included.
    """
    return _declared(Parameter(ParameterKind.COUNT, meaning, Fraction(low), Fraction(high)), {})


def rational_number(meaning: str, *, low: Fraction, high: Fraction, **options: Any) -> Any:
    """Declare a rational number from ``low`` to ``high``.

    Parameters
    ----------
    meaning
        a noun phrase for forms and messages.
    low, high
        the ends of the range, both included.
    **options
        passed to ``dataclasses.field``; with ``default`` the parameter is optional.
    """
    return _declared(
        Parameter(ParameterKind.NUMBER, meaning, low, high, is_optional="default" in options),
        options,
    )


def distribution(meaning: str) -> Any:
    """Declare the distribution of a scrambling number.

    Parameters
    ----------
    meaning
        a noun phrase for forms and messages.
    """
    return _declared(Parameter(ParameterKind.DISTRIBUTION, meaning, Fraction(0), Fraction(1)), {})


def _declared(parameter: Parameter, options: dict[str, Any]) -> Any:
    return field(metadata={"parameter": parameter}, **options)
