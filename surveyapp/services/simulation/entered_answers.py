"""Simulated answers that are entered: numbers, sets, and texts of all types, each kind declared once.

Answers are coded as whole numbers: of a number question the steps above its minimum, of multiple choice
one column a choice, 1 where it is chosen; −1 is not answered. Texts stand for themselves.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import singledispatch
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.computation.estimates.rows import MEAN
from surveyapp.designs import AskableDesign
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.core.exact import exact
from surveyapp.designs.core.scale import AnswerOffScale, Scale
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.designs.quantitative.laplace import Laplace
from surveyapp.estimation.prevalence.frequency_oracles import simulate_reports, written_reports
from surveyapp.estimation.simulated_reports import (
    NOT_ANSWERED,
    Answers,
    SeededCoins,
    sample_indices,
)
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.words import WordsQuestion

NONE_CHOSEN = "-"
"""In a table of true answers: none of the choices. No choice can have this id."""


@dataclass(frozen=True, slots=True)
class EnteredAnswers(ABC):
    """What a simulation does with the answers to a question that has no list of them."""

    question: AskedQuestion
    is_coded: ClassVar[bool] = True
    """Whether its codes are whole numbers; else each answer stands for itself."""

    @abstractmethod
    def draw(self, size: int, rng: np.random.Generator) -> Answers:
        """Draw the answers of ``size`` people."""

    def truth(self, answers: Answers) -> list[tuple[str, float]]:  # noqa: ARG002
        """Return what an estimate should come to, by the name that it has there; nothing of texts."""
        return []

    @abstractmethod
    def code(self, cell: str) -> object:
        """Return the code of a true answer as it is written; None where it is none."""

    @property
    @abstractmethod
    def known(self) -> str:
        """What a true answer can be, in words."""

    @abstractmethod
    def reports(self, answers: Answers, rng: np.random.Generator) -> list[list[str]]:
        """Return the question's columns of the record, drawn as the kiosk does; empty without an answer."""


class EnteredNumbers(EnteredAnswers):
    """Numbers of a scale."""

    question: Number

    def draw(self, size: int, rng: np.random.Generator) -> Answers:
        """Draw answers from a beta distribution over the scale, whose shape is drawn first."""
        a, b = (float(each) for each in rng.uniform(0.5, 4.0, size=2))
        steps = self.question.scale.steps
        # steps + 1 bins of equal width between 0 and 1; a draw of exactly 1 belongs to the last
        return np.minimum(rng.beta(a, b, size=size) * (steps + 1), steps).astype(np.int64)

    def truth(self, answers: Answers) -> list[tuple[str, float]]:
        """Return the mean answer of those who answered."""
        mean = float(np.mean(answers[answers != NOT_ANSWERED]))
        scale = self.question.scale
        return [(MEAN, float(scale.minimum) + float(scale.step) * mean)]

    def code(self, cell: str) -> int | None:
        """Return the number's steps above the minimum."""
        if not cell:
            return NOT_ANSWERED
        try:
            return self.question.scale.position(exact(cell))
        except (ValueError, AnswerOffScale):
            return None

    @property
    def known(self) -> str:
        """The ends and the step."""
        return f"numbers {self.question.scale.in_words}"

    def reports(self, answers: Answers, rng: np.random.Generator) -> list[list[str]]:
        """Return the reports, and the samples if there are several."""
        return _number_reports(self.question.design, self.question, answers, rng)


class EnteredSets(EnteredAnswers):
    """Sets of choices."""

    question: MultipleChoice

    def draw(self, size: int, rng: np.random.Generator) -> Answers:
        """Draw each choice by a prevalence of its own; too many are dropped and too few added by chance."""
        return drawn_sets(
            self.question, rng.uniform(0.05, 0.6, len(self.question.choices)), size, rng
        )

    def truth(self, answers: Answers) -> list[tuple[str, float]]:
        """Return the share of each choice."""
        return list(zip(self.question.answers, np.mean(answers, axis=0).tolist(), strict=True))

    def code(self, cell: str) -> list[int] | None:
        """Return one number a choice."""
        k = len(self.question.choices)
        if not cell:
            return [NOT_ANSWERED] * k
        words = [] if cell == NONE_CHOSEN else cell.split()
        known = self.question.answers
        chosen = frozenset(known.index(word) for word in words if word in known)
        if len(chosen) != len(words) or not self.question.is_answer(chosen):
            return None
        return [int(place in chosen) for place in range(k)]

    @property
    def known(self) -> str:
        """The choices, and how many may be chosen."""
        none = "" if self.question.fewest else f", or {NONE_CHOSEN} for none"
        ids = ", ".join(self.question.answers[:8])
        return f"up to {self.question.most} of {ids}, with spaces between{none}"

    def reports(self, answers: Answers, rng: np.random.Generator) -> list[list[str]]:
        """Return the chosen ids, or random bits."""
        question, design = self.question, self.question.design
        given = answers[:, 0] != NOT_ANSWERED
        report = np.full(len(answers), "", dtype=object)
        if design.is_randomized:
            assert isinstance(design, OracleDesign)  # noqa: S101 - these ask multiple choice
            bits = simulate_reports(design, answers[given] == 1, rng)
            report[given] = written_reports(design, bits)
        else:
            sets = (frozenset(np.flatnonzero(row).tolist()) for row in answers[given])
            report[given] = [question.written(each) for each in sets]
        return [list(report)]


class EnteredWords(EnteredAnswers):
    """Answers that are their own texts."""

    question: WordsQuestion
    is_coded: ClassVar[bool] = False

    def draw(self, size: int, rng: np.random.Generator) -> Answers:
        """Draw answers that are all equally likely, as far as the type says."""
        words = [
            self.question.example(number) for number in rng.integers(2**62, size=size).tolist()
        ]
        return np.array(words, dtype=object)

    def code(self, cell: str) -> str | None:
        """Return the answer as it is recorded."""
        recorded = self.question.recorded(cell)
        return recorded if not recorded or self.question.is_answer(recorded) else None

    @property
    def known(self) -> str:
        """What stands in the column."""
        return self.question.stands

    def reports(self, answers: Answers, rng: np.random.Generator) -> list[list[str]]:  # noqa: ARG002
        """Return the answers: no coins fall."""
        return [answers.tolist()]


_KINDS: Mapping[str, type[EnteredAnswers]] = {
    Number.designs: EnteredNumbers,
    MultipleChoice.designs: EnteredSets,
    WordsQuestion.designs: EnteredWords,
}


def entered_answers(question: AskedQuestion) -> EnteredAnswers | None:
    """Return what a simulation does with the answers to a question; None where they are listed."""
    return _KINDS[question.designs](question) if question.designs in _KINDS else None


def drawn_sets(
    question: MultipleChoice, shares: NDArray[np.float64], size: int, rng: np.random.Generator
) -> Answers:
    """Draw each choice for itself; of too many those least likely are dropped, of too few some added."""
    drawn = rng.random((size, len(shares)))
    # Pr(U/share < 1) = share: below 1 is chosen; the smaller, the more
    scores = np.divide(drawn, shares, out=np.full_like(drawn, np.inf), where=shares > 0)
    # the argsort of an argsort is the rank
    places = np.argsort(np.argsort(scores, axis=1), axis=1)
    chosen = ((scores < 1) & (places < question.most)) | (places < question.fewest)
    return chosen.astype(np.int64)


@singledispatch
def _number_reports(
    design: AskableDesign, question: Number, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    """Return the question's columns of the record, drawn as the kiosk does."""
    raise TypeError(f"no simulation for {design.name}", question.id, len(answers), rng)


@_number_reports.register
def _(
    design: QuantitativeDesign, question: Number, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    coins = SeededCoins(rng)
    drawn = (
        None if code == NOT_ANSWERED else design.randomize(question.scale.answer(code), coins)
        for code in answers.tolist()
    )
    return [["" if one is None else decimal_text(one) for one in drawn]]


@_number_reports.register
def _(
    design: Laplace, question: Number, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    """Draw everybody's noise at once: its coin is the same for all answers, and has thousands of bits."""
    steps = question.scale.steps
    # weights of the noise from -steps to steps; what would leave the scale is cut to its end
    noise = sample_indices(design.noise_weights, len(answers), rng) - steps
    codes = np.clip(answers + noise, 0, steps)
    codes[answers == NOT_ANSWERED] = NOT_ANSWERED
    return [_written(question.scale, codes)]


@_number_reports.register
def _(
    design: GreenbergQuantitative, question: Number, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    """Draw each person's sample, whether the coins choose the sensitive question, and a harmless number."""
    size = len(answers)
    second = rng.integers(2, size=size)
    tossed = np.array([_tossed(share, size, rng) for share in design.p_truths])
    harmless = rng.integers(question.scale.steps + 1, size=size)
    codes = np.where(tossed[second, np.arange(size)], answers, harmless)
    missing = answers == NOT_ANSWERED
    codes[missing] = NOT_ANSWERED
    samples = np.where(missing, "", (second + 1).astype(str))
    return [_written(question.scale, codes), samples.tolist()]


def _tossed(share: Fraction, size: int, rng: np.random.Generator) -> NDArray[np.bool_]:
    # whole numbers below the denominator: a coin of exactly the design's odds, without a double
    return np.asarray(rng.integers(share.denominator, size=size) < share.numerator)


def _written(scale: Scale, codes: Answers) -> list[str]:
    known = {
        code: decimal_text(scale.answer(code)) for code in set(codes.tolist()) - {NOT_ANSWERED}
    }
    return [known.get(code, "") for code in codes.tolist()]
