"""Simulated respondents of questions whose answers are entered: numbers, sets, and texts of all types.

Answers are coded as whole numbers: of a number question the steps above its minimum, of multiple choice
one column a choice, 1 where it is chosen; −1 is not answered. Texts stand for themselves.
"""

from __future__ import annotations

from fractions import Fraction
from functools import singledispatch

import numpy as np
from numpy.typing import NDArray

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
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.words import WordsQuestion

NONE_CHOSEN = "-"
"""In a table of true answers: none of the choices. No choice can have this id."""


# people


def draw_numbers(question: Number, size: int, rng: np.random.Generator) -> Answers:
    """Draw answers from a beta distribution over the scale, whose shape is drawn first."""
    a, b = (float(each) for each in rng.uniform(0.5, 4.0, size=2))
    steps = question.scale.steps
    # steps + 1 bins of equal width between 0 and 1; a draw of exactly 1 belongs to the last
    return np.minimum(rng.beta(a, b, size=size) * (steps + 1), steps).astype(np.int64)


def draw_sets(question: MultipleChoice, size: int, rng: np.random.Generator) -> Answers:
    """Draw each choice by a prevalence of its own; too many are dropped and too few added by chance."""
    k = len(question.choices)
    likes = rng.uniform(0.05, 0.6, size=k)
    # Pr(U/like < 1) = like: each choice has its own prevalence
    scores = rng.random((size, k)) / likes  # below 1 is chosen; the smaller, the more
    # the argsort of an argsort is the rank
    places = np.argsort(np.argsort(scores, axis=1), axis=1)
    chosen = ((scores < 1) & (places < question.most)) | (places < question.fewest)
    return chosen.astype(np.int64)


def draw_words(question: WordsQuestion, size: int, rng: np.random.Generator) -> Answers:
    """Draw answers that are their own texts: all of them equally likely, as far as the type says."""
    words = [question.example(number) for number in rng.integers(2**62, size=size).tolist()]
    return np.array(words, dtype=object)


def mean_of(question: Number, answers: Answers) -> float:
    """Return the mean answer of those who answered."""
    given = answers[answers != NOT_ANSWERED]
    scale = question.scale
    return float(scale.minimum) + float(scale.step) * float(np.mean(given))


# what a table of true answers says


def number_code(question: Number, cell: str) -> int | None:
    """Return the code of a true answer as it is written; None where it is none."""
    if not cell:
        return NOT_ANSWERED
    try:
        return question.scale.position(exact(cell))
    except (ValueError, AnswerOffScale):
        return None


def set_code(question: MultipleChoice, cell: str) -> list[int] | None:
    """Return the code of a true set as it is written; None where it is none."""
    k = len(question.choices)
    if not cell:
        return [NOT_ANSWERED] * k
    words = [] if cell == NONE_CHOSEN else cell.split()
    chosen = frozenset(question.answers.index(word) for word in words if word in question.answers)
    if len(chosen) != len(words) or not question.is_answer(chosen):
        return None
    return [int(place in chosen) for place in range(k)]


def answers_known(question: Number | MultipleChoice) -> str:
    """Return in words what a true answer can be."""
    if isinstance(question, Number):
        ends = map(
            decimal_text, (question.scale.minimum, question.scale.maximum, question.scale.step)
        )
        steps = "" if question.scale.is_any else " in steps of {2}"
        return f"numbers from {{0}} to {{1}}{steps}".format(*ends)
    none = "" if question.fewest else f", or {NONE_CHOSEN} for none"
    ids = ", ".join(question.answers[:8])
    return f"up to {question.most} of {ids}, with spaces between{none}"


# reports


def chosen_reports(
    question: MultipleChoice, answers: Answers, rng: np.random.Generator
) -> list[str]:
    """Return the recorded report of each answer; empty where there is none."""
    given = answers[:, 0] != NOT_ANSWERED
    report = np.full(len(answers), "", dtype=object)
    if not question.design.is_randomized:
        sets = (frozenset(np.flatnonzero(row).tolist()) for row in answers[given])
        report[given] = [question.written(each) for each in sets]
        return list(report)
    design = question.design
    assert isinstance(design, OracleDesign)  # noqa: S101 - these ask multiple choice
    report[given] = written_reports(design, simulate_reports(design, answers[given] == 1, rng))
    return list(report)


@singledispatch
def number_reports(
    design: AskableDesign, question: Number, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    """Return the question's columns of the record, drawn as the kiosk does."""
    raise TypeError(f"no simulation for {design.name}", question.id, len(answers), rng)


@number_reports.register
def _(
    design: QuantitativeDesign, question: Number, answers: Answers, rng: np.random.Generator
) -> list[list[str]]:
    coins = SeededCoins(rng)
    drawn = (
        None if code == NOT_ANSWERED else design.randomize(question.scale.answer(code), coins)
        for code in answers.tolist()
    )
    return [["" if one is None else decimal_text(one) for one in drawn]]


@number_reports.register
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


@number_reports.register
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
