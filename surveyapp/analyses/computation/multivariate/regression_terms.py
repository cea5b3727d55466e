"""The terms of a regression as they are written (a, a:b, a*b, a^2), and the columns that they become."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations, product

import numpy as np
import numpy.typing as npt

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

Column = npt.NDArray[np.float64]

MOST_POWER = 9
TIMES = " × "
"""Stands between the parts of an interaction in the name of its column."""
_FACTOR = re.compile(r"\s*([^\s*:^]+)\s*(?:\^\s*([0-9]+)\s*)?")


class TermRole(StrEnum):
    """How a coefficient is to be read."""

    ALONE = "alone"
    """All other predictors equal."""
    CONDITIONAL = "conditional"
    """Where what it interacts with is at its reference, or 0."""
    INTERACTION = "interaction"
    CURVE = "curve"
    """One of several powers of a number, which mean nothing alone."""


@dataclass(frozen=True, slots=True)
class ModelTerm:
    """A product of powers of questions: a main effect, a polynomial term, or an interaction."""

    factors: tuple[tuple[str, int], ...]
    """The id of each question and its power, from 1."""

    @property
    def questions(self) -> tuple[str, ...]:
        """The ids of its questions."""
        return tuple(name for name, _ in self.factors)

    @property
    def is_main(self) -> bool:
        """Whether it is one question as it is."""
        return len(self.factors) == 1 and self.factors[0][1] == 1

    def __str__(self) -> str:
        return ":".join(name if power == 1 else f"{name}^{power}" for name, power in self.factors)


def read_terms(written: Sequence[str]) -> tuple[ModelTerm, ...]:
    """Return the terms of a model, each once, in the order in which they are written.

    ``a:b`` is the product of two, ``a*b`` stands for a, b and a:b, and ``a^2`` is the square alone
    (Wilkinson & Rogers 1973, as R writes them).

    Parameters
    ----------
    written
        terms, as they stand between the commas.

    Raises
    ------
    UserProblem
        if one cannot be read, or is named twice.
    """
    found: dict[ModelTerm, bool] = {}
    for text in written:
        made = tuple(_terms_of(text))
        if len(made) == 1 and found.get(made[0]):
            raise UserProblem(
                msg(
                    "{question} is named twice among the predictors. Name it once.",
                    question=made[0],
                )
            )
        for term in made:
            found[term] = found.get(term, False) or len(made) == 1
    return tuple(found)


def _terms_of(text: str) -> Iterator[ModelTerm]:
    """Yield what one written term stands for: of a*b*c every product of some of the three."""
    parts = [_factors(part, text) for part in text.split("*")]
    for size in range(1, len(parts) + 1):
        for chosen in combinations(parts, size):
            yield _product([factor for part in chosen for factor in part], text)


def _factors(part: str, text: str) -> list[tuple[str, int]]:
    found = []
    for written in part.split(":"):
        read = _FACTOR.fullmatch(written)
        power = 1 if read is None or read[2] is None else int(read[2])
        if read is None or not 1 <= power <= MOST_POWER:
            raise UserProblem(
                msg(
                    "The term {term} cannot be read. Write the id of a question, a:b, a*b, or a power "
                    "from a^2 to a^{most}.",
                    term=text,
                    most=MOST_POWER,
                )
            )
        found.append((read[1], power))
    return found


def _product(factors: Sequence[tuple[str, int]], text: str) -> ModelTerm:
    names = [name for name, _ in factors]
    for name in names:
        if names.count(name) > 1:
            raise UserProblem(
                msg(
                    "The term {term} contains {question} twice. Write {question}^2 for its square.",
                    term=text,
                    question=name,
                )
            )
    return ModelTerm(tuple(factors))


def questions_of(terms: Sequence[ModelTerm]) -> tuple[str, ...]:
    """Return the ids of all questions in the terms, each once, in their order.

    Parameters
    ----------
    terms
        of a model.
    """
    return tuple(dict.fromkeys(name for term in terms for name in term.questions))


def check_margins(terms: Sequence[ModelTerm], nominal: Sequence[str]) -> None:
    """Refuse an interaction of categories without its own parts: it would depend on the reference level.

    Parameters
    ----------
    terms
        of a model.
    nominal
        ids of the questions that become indicator variables.

    Raises
    ------
    UserProblem
        naming the term that lacks its parts; or if a power is taken of categories.
    """
    for term in terms:
        for name, power in term.factors:
            if power > 1 and name in nominal:
                raise UserProblem(
                    msg(
                        "{term} is a power of {question}, whose answers are categories and no numbers. "
                        "Leave the power out.",
                        term=term,
                        question=name,
                    )
                )
        if not set(term.questions) & set(nominal):
            continue
        for size in range(1, len(term.factors)):
            for part in combinations(term.factors, size):
                if ModelTerm(part) not in terms:
                    raise UserProblem(
                        msg(
                            "The interaction {term} needs {part} among the predictors too, or its "
                            "coefficients would depend on the reference level. Write {all}.",
                            term=term,
                            part=ModelTerm(part),
                            all="*".join(str(ModelTerm((one,))) for one in term.factors),
                        )
                    )


@dataclass(frozen=True, slots=True, eq=False)
class ModelColumns:
    """The columns of a model, each a product of powers of ``bases``."""

    bases: Mapping[str, Column]
    """Arrays of shape (n,) by name: numbers and indicator variables; NaN where missing."""
    of_question: Mapping[str, tuple[str, ...]]
    """The names of the bases of each question, by its id."""
    parts: tuple[tuple[tuple[str, int], ...], ...]
    """Of each column of the model, the names of its bases with their powers."""

    @classmethod
    def of(
        cls,
        terms: Sequence[ModelTerm],
        bases: Mapping[str, Column],
        of_question: Mapping[str, tuple[str, ...]],
    ) -> ModelColumns:
        """Return the columns of the terms: of categories, one for each combination of indicator variables.

        Parameters
        ----------
        terms
            of the model.
        bases : arrays of shape (n,) by name
            numbers and indicator variables; NaN where missing.
        of_question
            the names of the bases of each question, by its id.
        """
        parts = tuple(
            tuple(zip(names, (power for _, power in term.factors), strict=True))
            for term in terms
            for names in product(*(of_question[name] for name in term.questions))
        )
        return cls(bases, of_question, parts)

    def without(self, dropped: Sequence[str]) -> ModelColumns:
        """Return the model without some of its columns.

        Parameters
        ----------
        dropped
            their names.
        """
        kept = tuple(part for part in self.parts if _name(part) not in dropped)
        return ModelColumns(self.bases, self.of_question, kept)

    def design(self, bases: Mapping[str, Column] | None = None) -> dict[str, Column]:
        """Return the columns by their names, which are made of those of their bases.

        Parameters
        ----------
        bases : arrays of shape (m,) by name
            in place of the respondents' own; None: these.
        """
        values = self.bases if bases is None else bases
        return {
            _name(part): np.prod([values[name] ** power for name, power in part], axis=0)
            for part in self.parts
        }

    def derivative(self, base: str, bases: Mapping[str, Column]) -> dict[str, Column]:
        """Return the derivative of each column by one of the bases, by the column's name.

        Parameters
        ----------
        base
            the name of a number or indicator variable.
        bases : arrays of shape (m,) by name
            where the derivative is taken.
        """
        return {_name(part): _derivative(dict(part), base, bases) for part in self.parts}

    def roles(self) -> dict[str, TermRole]:
        """Return how the coefficient of each column is to be read, by its name."""
        crossed = {name for part in self.parts if len(part) > 1 for name, _ in part}
        curved = {name for part in self.parts for name, power in part if power > 1}
        roles = {}
        for part in self.parts:
            names = {name for name, _ in part}
            role = TermRole.CONDITIONAL if names & crossed else TermRole.ALONE
            if names & curved:
                role = TermRole.CURVE
            elif len(part) > 1:
                role = TermRole.INTERACTION
            roles[_name(part)] = role
        return roles


def _derivative(powers: Mapping[str, int], base: str, bases: Mapping[str, Column]) -> Column:
    """Return p·x^(p − 1) times the other factors; 0 where ``base`` is none of them."""
    power = powers.get(base, 0)
    lowered = {**powers, base: power - 1} if power else {}
    factors = [bases[name] ** lowered_power for name, lowered_power in lowered.items()]
    return np.asarray(power * np.prod(factors, axis=0) * np.ones(len(bases[base])))


def _name(part: Sequence[tuple[str, int]]) -> str:
    return TIMES.join(name if power == 1 else f"{name}^{power}" for name, power in part)
