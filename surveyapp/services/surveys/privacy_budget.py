"""A privacy budget over a whole questionnaire: how ε is divided, which designs result, and their errors.

ε of a respondent's questions adds up, so what one question gets another has not. Standard errors are
those of n interviews at the prevalence where they are largest; of a number, as a share of its scale.
ε is divided in thousandths, so that survey files state it shortly. Asking each respondent only some of
the questions leaves more ε to each of these, and fewer answers to each question.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from fractions import Fraction
from functools import lru_cache
from typing import Any

from surveyapp.designs import AskableDesign
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.core.exact import exponential_down, fraction_text
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.designs.oracles.unary import Unary
from surveyapp.designs.quantitative.hybrid import Hybrid
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.target import NotPlanned, precisions_of
from surveyapp.estimation.prevalence.frequency_oracles import best_oracle
from surveyapp.messages.message import msg
from surveyapp.services.surveys.design_goals import with_design
from surveyapp.services.surveys.draft import GROUPS, QUESTIONS, draft_of
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.types.base import AskedQuestion
from surveyapp.survey.types.multiple_choice import MultipleChoice

PARTS = 1000
"""ε is divided in parts of 1/1000, and the odds of yes and no have at most this denominator."""
LEAST, MOST = 10, 20 * PARTS
"""Parts that a question gets at least, and that a respondent can have at all."""
TURNS = 60
COLUMNS = (
    "question",
    "answers",
    "weight",
    "asked",
    "n",
    "epsilon",
    "design",
    "parameters",
    "se",
    "epsilon_now",
    "design_now",
    "se_now",
)
"""The columns of a budget in CSV and JSON, which people outside rely on."""


class BudgetProblem(UserProblem):
    """A budget cannot be made like that."""

    def __init__(self, *, reason: object) -> None:
        super().__init__(msg("The budget cannot be made: {reason}.", reason=reason))


class BudgetSplit(Enum):
    """How ε is divided."""

    EQUAL = "equal"
    IMPORTANCE = "importance"
    """In proportion to the questions' weights."""
    LEAST_LARGEST = "least-largest"
    """So that the largest standard error is as small as can be."""


class EstimandKind(Enum):
    """What is estimated, by which the best design is chosen."""

    YES_NO = "yes_no"
    CHOICES = "choices"
    SETS = "sets"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class BudgetItem:
    """What of a question decides its design: ``answers`` how many, ``most`` that may be chosen."""

    kind: EstimandKind
    answers: int = 2
    most: int = 0
    scale: tuple[Fraction, ...] = ()


@dataclass(frozen=True, slots=True)
class BudgetQuestion:
    """A question of the budget; ``now`` is the design that the survey has, if there is one."""

    id: str
    item: BudgetItem
    weight: Fraction = Fraction(1)
    now: AskableDesign | None = None


@dataclass(frozen=True, slots=True)
class BudgetRow:
    """What a question gets: ``asked`` is the share of respondents who are asked it, ``se`` at ``n`` reports.

    What ends in ``_now`` is of the survey as it stands, asked of everybody; None where it is infinite or
    no formula tells it.
    """

    question: str
    answers: int | None
    weight: float
    asked: float
    n: float
    epsilon: float
    design: str
    parameters: str
    se: float
    epsilon_now: float | None
    design_now: str
    se_now: float | None


@dataclass(frozen=True, slots=True)
class AskingRow:
    """What asking each respondent ``ask`` of the questions leads to."""

    ask: int
    of: int
    n: float
    largest_epsilon: float
    largest_se: float


@dataclass(frozen=True, slots=True)
class Budget:
    """A divided budget; ``epsilon`` is the largest total of a respondent who is asked ``ask`` questions."""

    rows: tuple[BudgetRow, ...]
    stated: Mapping[str, Mapping[str, Any]]
    """By question the design as survey files state it."""
    split: BudgetSplit
    ask: int
    epsilon: float

    @property
    def largest_se(self) -> float:
        """The largest standard error."""
        return max(row.se for row in self.rows)


@dataclass(frozen=True, slots=True)
class BudgetOptions:
    """How much there is to divide; ``ask`` None asks each respondent everything."""

    epsilon: Fraction
    interviews: int
    split: BudgetSplit = BudgetSplit.LEAST_LARGEST
    ask: int | None = None

    def __post_init__(self) -> None:
        if not LEAST <= self.parts <= MOST:
            reason = msg(
                "ε is {epsilon}; give from 0.01 to {most}",
                epsilon=f"{float(self.epsilon):g}",
                most=MOST // PARTS,
            )
            raise BudgetProblem(reason=reason)
        if self.interviews < 1:
            raise BudgetProblem(reason=msg("give at least one interview"))

    @property
    def parts(self) -> int:
        """The thousandths that there are."""
        return math.floor(self.epsilon * PARTS)


def budget_questions(survey: Survey, weights: Mapping[str, Fraction]) -> tuple[BudgetQuestion, ...]:
    """Return the randomized questions of a survey, in order.

    Raises
    ------
    BudgetProblem
        if there is none, or a weight is of none of them.
    """
    found = tuple(
        BudgetQuestion(q.id, _item(q), weights.get(q.id, Fraction(1)), q.design)
        for q in survey.randomized
    )
    strange = set(weights) - {one.id for one in found}
    if not found:
        raise BudgetProblem(reason=msg("{name} has no randomized question", name=survey.id))
    if strange:
        known = ", ".join(one.id for one in found)
        reason = msg(
            "{strange} is not a randomized question of {name}; these are {known}",
            strange=min(strange),
            name=survey.id,
            known=known,
        )
        raise BudgetProblem(reason=reason)
    return found


def read_weights(texts: Sequence[str]) -> dict[str, Fraction]:
    """Return what ``QUESTION=WEIGHT`` says.

    Raises
    ------
    BudgetProblem
        if one says nothing of the kind.
    """
    weights = {}
    for text in texts:
        name, _, number = text.rpartition("=")
        try:
            weight = typed_number(number)
        except NotANumber:
            weight = Fraction(0)
        if not name or weight <= 0:
            reason = msg(
                "{text} is not a weight; write QUESTION=2, with a number above 0", text=text
            )
            raise BudgetProblem(reason=reason)
        weights[name.strip()] = weight
    return weights


def divide_budget(questions: Sequence[BudgetQuestion], options: BudgetOptions) -> Budget:
    """Return the budget divided as ``options``.

    Raises
    ------
    BudgetProblem
        if there is too little for so many questions, or ``ask`` is not from 1 to all.
    """
    ask = len(questions) if options.ask is None else options.ask
    if not 1 <= ask <= len(questions):
        reason = msg(
            "each respondent cannot be asked {ask} of {count} questions",
            ask=ask,
            count=len(questions),
        )
        raise BudgetProblem(reason=reason)
    parts = _SPLITS[options.split](questions, options.parts, ask)
    if min(parts) < LEAST:
        reason = msg(
            "ε {epsilon} is too little for {ask} questions of one respondent; "
            "allow more, or ask fewer questions",
            epsilon=f"{float(options.epsilon):g}",
            ask=ask,
        )
        raise BudgetProblem(reason=reason)
    share = Fraction(ask, len(questions))
    rows = [
        _row(one, part, share, options.interviews)
        for one, part in zip(questions, parts, strict=True)
    ]
    stated = {
        one.id: _stated(best_budget_design(one.item, part))
        for one, part in zip(questions, parts, strict=True)
    }
    # a respondent answers `ask` of the questions: the dearest of these are the worst case
    total = sum(sorted((row.epsilon for row in rows), reverse=True)[:ask])
    return Budget(tuple(rows), stated, options.split, ask, total)


def compare_asking(
    questions: Sequence[BudgetQuestion], options: BudgetOptions
) -> tuple[AskingRow, ...]:
    """Return what asking each respondent all questions leads to, or one fewer, down to a single one.

    Numbers for which ε is too little are left out.
    """
    rows = []
    for ask in range(len(questions), 0, -1):
        try:
            made = divide_budget(questions, replace(options, ask=ask))
        except BudgetProblem:
            continue
        n = options.interviews * ask / len(questions)
        largest = max(row.epsilon for row in made.rows)
        rows.append(AskingRow(ask, len(questions), n, largest, made.largest_se))
    return tuple(rows)


def budgeted_survey(survey: Survey, budget: Budget) -> Survey:
    """Return the next version of a survey, with the budget's designs; it asks as many as the budget says.

    Raises
    ------
    BudgetProblem
        if a question is asked in other wordings, which go with its design.
    SurveyMistakes
        if the survey would not be right.
    """
    for question in survey.randomized:
        if question.negated is not None:
            reason = msg(
                "{name} is asked in two wordings, which go with its design", name=question.id
            )
            raise BudgetProblem(reason=reason)
    draft = draft_of(survey_to_json(survey), survey.id)
    for place, written_question in enumerate(draft.questions):
        stated = budget.stated.get(written_question["id"])
        if stated is not None:
            draft = with_design(draft, (QUESTIONS, place), stated)
    draft = draft.put(("version",), survey.version + 1)
    groups = [{"ask_random": budget.ask, "of": list(budget.stated)}]
    if budget.ask < len(budget.stated):
        draft = draft.put((GROUPS,), groups)
    elif draft.groups:
        draft = draft.drop((GROUPS,))
    return read_survey(draft.value, survey.id)


# division


def _equal(questions: Sequence[BudgetQuestion], parts: int, ask: int) -> list[int]:
    return [parts // ask] * len(questions)


def _by_importance(questions: Sequence[BudgetQuestion], parts: int, ask: int) -> list[int]:
    """Divide by weight so that the ``ask`` heaviest together get all."""
    weights = [one.weight for one in questions]
    heaviest = sum(sorted(weights, reverse=True)[:ask])
    return [math.floor(parts * weight / heaviest) for weight in weights]


def _least_largest(questions: Sequence[BudgetQuestion], parts: int, ask: int) -> list[int]:
    """Give each the least that keeps its variance under a bound, and lower the bound while it fits.

    Every question is asked of as many people, so equal variances of one report are equal errors. The
    bound is halved in between, on a logarithmic scale; variances fall as ε rises.
    """
    fallback = _equal(questions, parts, ask)
    if min(fallback) < LEAST:
        return fallback
    low = min(best_variance(one.item, parts) for one in questions)
    high = max(best_variance(one.item, part) for one, part in zip(questions, fallback, strict=True))
    best_yet = _needed(questions, parts, high) or fallback
    for _ in range(TURNS):
        # the geometric mean halves the logarithm of the range: variances span powers of ten
        middle = math.sqrt(low * high)
        needed = _needed(questions, parts, middle)
        if needed is None or sum(sorted(needed, reverse=True)[:ask]) > parts:
            low = middle
        else:
            high, best_yet = middle, needed
    return best_yet


def _needed(questions: Sequence[BudgetQuestion], parts: int, bound: float) -> list[int] | None:
    """Return the least parts with which each variance keeps under ``bound``; None where all are too few."""
    found = [_least(one.item, parts, bound) for one in questions]
    return None if None in found else [part for part in found if part is not None]


def _least(item: BudgetItem, parts: int, bound: float) -> int | None:
    if best_variance(item, parts) > bound:
        return None
    low, high = LEAST - 1, parts
    while high - low > 1:
        middle = (low + high) // 2
        if best_variance(item, middle) > bound:
            low = middle
        else:
            high = middle
    return high


_SPLITS: Mapping[BudgetSplit, Callable[[Sequence[BudgetQuestion], int, int], list[int]]] = {
    BudgetSplit.EQUAL: _equal,
    BudgetSplit.IMPORTANCE: _by_importance,
    BudgetSplit.LEAST_LARGEST: _least_largest,
}


# designs


def _item(question: AskedQuestion) -> BudgetItem:
    scale = question.number_scale
    if scale is not None:
        return BudgetItem(EstimandKind.NUMBER, scale=(scale.minimum, scale.maximum, scale.step))
    k = len(question.answers)
    if isinstance(question, MultipleChoice):
        return BudgetItem(EstimandKind.SETS, k, question.most)
    return BudgetItem(
        EstimandKind.YES_NO if question.answers == ("yes", "no") else EstimandKind.CHOICES, k
    )


def best_budget_design(item: BudgetItem, parts: int) -> Any:
    """Return the design that estimates best of those whose ε is at most ``parts`` thousandths."""
    epsilon = Fraction(parts, PARTS)
    match item.kind:
        case EstimandKind.YES_NO:
            odds = exponential_down(epsilon)
            # with even forced answers the worst ratio is (1 + t)/(1 - t): solved for t, and
            # rounded down, so that ε is not exceeded
            truth = Fraction(math.floor(PARTS * (odds - 1) / (odds + 1)), PARTS)
            forced = {"p_truth": fraction_text(truth), "p_yes": fraction_text((1 - truth) / 2)}
            return ForcedResponse.read(forced, 2)
        case EstimandKind.CHOICES:
            return best_oracle(item.answers, epsilon).design
        case EstimandKind.SETS:
            return _bits(item, parts)
        case EstimandKind.NUMBER:
            names = ("minimum", "maximum", "step")
            scale = {n: fraction_text(end) for n, end in zip(names, item.scale, strict=True)}
            return Hybrid.read({"epsilon": fraction_text(epsilon), **scale}, 2)


def _bits(item: BudgetItem, parts: int) -> Unary:
    """Return one noisy bit a choice; two respondents' answers differ in up to min(2m, k) of them."""
    differing = min(2 * item.most, item.answers)
    # whole thousandths where there are enough of them for every bit, else an equal part of what there is
    each = Fraction(parts // differing, PARTS) or Fraction(parts, PARTS * differing)
    given: dict[str, object] = {"epsilon": fraction_text(each)}
    if item.most < item.answers:
        given["at_most"] = item.most
    return Unary.read(given, item.answers)


@lru_cache(maxsize=4096)
def best_variance(item: BudgetItem, parts: int) -> float:
    """Return the variance of one report of the best design, at worst; of a number on a scale from 0 to 1."""
    return _design_variance(best_budget_design(item, parts))


def _design_variance(design: Any) -> float:
    """Return the variance of one report at the prevalence where it is largest; the worst of several answers'.

    ``NotPlanned`` where there is no formula for the design.
    """
    return max(float(precision.total(None)) for precision in precisions_of(design))


def _row(question: BudgetQuestion, parts: int, share: Fraction, interviews: int) -> BudgetRow:
    design = best_budget_design(question.item, parts)
    n = float(share * interviews)
    stated = _stated(design).items()
    return BudgetRow(
        question=question.id,
        answers=None if question.item.kind is EstimandKind.NUMBER else question.item.answers,
        weight=float(question.weight),
        asked=float(share),
        n=n,
        epsilon=design.privacy_loss,
        design=design.name,
        parameters=", ".join(f"{name}={value}" for name, value in stated if name != "name"),
        se=math.sqrt(best_variance(question.item, parts) / n),
        epsilon_now=_finite(None if question.now is None else question.now.privacy_loss),
        design_now="" if question.now is None else question.now.name,
        se_now=_error_now(question, interviews),
    )


def _stated(design: Any) -> dict[str, Any]:
    """Return the design as survey files state it: the scale stands in the question."""
    stated = design.to_json().items()
    return {name: value for name, value in stated if name not in FROM_QUESTION}


def _finite(number: float | None) -> float | None:
    return None if number is None or math.isinf(number) else number


def _error_now(question: BudgetQuestion, interviews: int) -> float | None:
    if question.now is None:
        return None
    try:
        return math.sqrt(_design_variance(question.now) / interviews)
    except NotPlanned:
        return None
