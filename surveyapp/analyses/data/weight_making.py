"""Weights made by a recipe: whether its margins make sense, and what comes of it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Any

import numpy as np
import scipy
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import UNANSWERED, Reports
from surveyapp.analyses.data.questions import no_such_answer
from surveyapp.analyses.data.sample_design import KnownCalibration
from surveyapp.analyses.data.weight_recipe import KnownMargin, ResponseModel, Weighted, WeightMethod
from surveyapp.errors import UserProblem
from surveyapp.estimation.weighting.auxiliary import Margin, NumberTotal, auxiliary_matrix, crossed
from surveyapp.estimation.weighting.calibration import Bounds, Distance, NotMet, calibrated
from surveyapp.estimation.weighting.propensity import propensity_classes, response_propensities
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

Vector = NDArray[np.float64]
Codes = NDArray[np.intp]

FEW = 20
"""Fewer interviews than this in a category are said to be few."""
STRONG = 4.0
"""A factor above this, or below one over it, is said to be strong."""
UNLISTED = -2
"""The code of an answer that a margin does not have."""
PROPENSITY_CLASSES = 5
"""Classes of about equal propensity (Rosenbaum & Rubin 1984)."""
STALE = 1e-6
"""Weights whose totals are off by more than this part were made of other interviews."""
MET = 0.002
"""Weights that came with a table may miss a share by this much: they were rounded."""
DISTANCES = {
    WeightMethod.POSTSTRATIFY: Distance.LINEAR,
    WeightMethod.RAKE: Distance.RAKING,
    WeightMethod.LINEAR: Distance.LINEAR,
    WeightMethod.LOGIT: Distance.LOGIT,
}

NOBODY = QT_TRANSLATE_NOOP(
    "messages",
    "{margin}: no interview has {answer}, but {people} people of the population do. Merge it with a similar "
    "answer, in the margin and by recoding.",
)
MORE_THAN_DRAWN = QT_TRANSLATE_NOOP(
    "messages",
    "{margin}: {count} interviews have {answer}, but only {people} people were drawn there. Give the number "
    "of people who were drawn, also of those who did not respond.",
)
NO_PEOPLE = QT_TRANSLATE_NOOP(
    "messages",
    "{margin}: {count} interviews have {answer}, but the margin says that nobody does. Correct the margin, "
    "or merge the answer with a similar one.",
)
NOT_IN_MARGIN = QT_TRANSLATE_NOOP(
    "messages",
    "{margin}: {count} interviews have an answer that the margin lacks: {answer}. Add it to the margin, or "
    "recode it.",
)
NO_ANSWER = QT_TRANSLATE_NOOP(
    "messages",
    "{margin}: {count} interviews have no answer. Let them count as the average person, or recode them.",
)
FEW_THERE = QT_TRANSLATE_NOOP(
    "messages",
    "{margin}: only {count} interviews have {answer}. Their weights depend on chance; consider merging it "
    "with a similar answer.",
)
STRONG_FACTOR = QT_TRANSLATE_NOOP(
    "messages",
    "{margin}: {answer} needs a factor of {factor}. Such weights make estimates uncertain; check the margin, "
    "or set bounds.",
)
NO_BASE = QT_TRANSLATE_NOOP(
    "messages",
    "{count} interviews have no base weight above 0 in {base}. Correct them, or begin with a weight of 1 for "
    "everybody.",
)


@dataclass(frozen=True, slots=True)
class MarginRow:
    """One category of a margin, in the interviews and in the population."""

    margin: KnownMargin
    """The variables."""
    answers: tuple[str, ...]
    """One a variable; none of a number, whose means stand in place of shares."""
    interviews: int
    """How many have it."""
    share: float
    """With base weights, from 0 to 1."""
    population: float
    """In the margin, from 0 to 1."""
    people: float
    """In the margin."""

    @property
    def factor(self) -> float:
        """What base weights there must be multiplied by, if this margin were the only one."""
        return self.population / self.share if self.share else math.inf

    @property
    def answer(self) -> str:
        """The answers in one text."""
        return " × ".join(self.answers)


@dataclass(frozen=True, slots=True)
class MarginProblem:
    """What is wrong with a margin, or to be known of it."""

    message: Message
    is_error: bool = field(kw_only=True)


@dataclass(frozen=True, slots=True, eq=False)
class WeightColumns:
    """What a recipe looks at, one row an interview."""

    base: Vector
    """Base weights, before non-response; NaN where there is none."""
    classes: Codes | None
    """The class of non-response, from 0; below 0: none."""
    margins: tuple[Codes | Vector, ...]
    """Categories by their place in the margin, below 0: none; or numbers, NaN: none."""

    @property
    def interviews(self) -> int:
        """How many."""
        return len(self.base)


def weight_columns(reports: Reports, survey: Survey, recipe: Weighted) -> WeightColumns:
    """Return what a recipe looks at.

    Parameters
    ----------
    reports
        The interviews.
    survey
        Their survey, as the analyst sees it, with all variables.
    recipe
        How the weight is made.

    Raises
    ------
    UserProblem
        if a variable is not there, is randomized, or does not fit; if a margin has an answer that there is
        not.
    """
    base = np.ones(reports.interviews)
    if recipe.base is not None:
        base = _numbers(reports, _direct(survey, recipe.base))
    classes = None if recipe.classes is None else _codes(reports, survey, recipe.classes)
    margins = (
        _numbers(reports, _direct(survey, one.variables[0]))
        if one.is_number
        else _codes(reports, survey, one)
        for one in recipe.margins
    )
    return WeightColumns(base, classes, tuple(margins))


def _direct(survey: Survey, name: str) -> AskedQuestion:
    found = next((one for one in survey.recorded_questions if one.id == name), None)
    if found is None:
        raise UserProblem(msg("There is no variable {name}.", name=name))
    if found.design.is_randomized:
        raise UserProblem(
            msg(
                "{name} is randomized, so nobody's answer is known, and weights cannot look at it. Use "
                "direct questions.",
                name=name,
            )
        )
    return found


def _numbers(reports: Reports, question: AskedQuestion) -> Vector:
    if not question.is_number:
        raise UserProblem(
            msg("{name} is no number. Choose a variable of numbers.", name=question.id)
        )
    return reports.numbers(question)


def _codes(reports: Reports, survey: Survey, margin: KnownMargin) -> Codes:
    columns, sizes, answers = [], [], []
    for name in margin.variables:
        question = _direct(survey, name)
        if question.unlisted is not None:
            raise UserProblem(
                msg(
                    "{name} has no list of answers, so it has no categories. Put it into bands first.",
                    name=name,
                )
            )
        columns.append(reports.codes((question,))[question.id])
        answers.append(question.reports)
        sizes.append(len(question.reports))
    places = np.full(math.prod(sizes), UNLISTED, dtype=np.intp)
    for place, cell in enumerate(margin.cells):
        for name, answer, known in zip(margin.variables, cell.answers, answers, strict=True):
            if answer not in known:
                raise no_such_answer(question=name, answer=answer, known=known)
        found = [known.index(one) for one, known in zip(cell.answers, answers, strict=True)]
        places[int(np.ravel_multi_index(found, sizes))] = place
    cells = crossed(columns, sizes)
    return np.where(cells < 0, UNANSWERED, places[np.where(cells < 0, 0, cells)])


def margin_rows(columns: WeightColumns, recipe: Weighted) -> tuple[MarginRow, ...]:
    """Return every category of every margin, in the interviews and in the population.

    Parameters
    ----------
    columns
        What the recipe looks at.
    recipe
        How the weight is made.
    """
    return compared_margins(columns, recipe, _base_after(columns, recipe))


def compared_margins(
    columns: WeightColumns, recipe: Weighted, weights: Vector
) -> tuple[MarginRow, ...]:
    """Return every category of every margin, with any weights.

    Parameters
    ----------
    columns
        What the recipe looks at.
    recipe
        How the weight is made.
    weights : array of shape (interviews,)
        NaN where there is none.
    """
    weights = np.nan_to_num(weights)
    rows = []
    for margin, values in zip(recipe.margins, columns.margins, strict=True):
        if margin.is_number:
            there = ~np.isnan(values)
            mean = float(weights[there] @ values[there] / max(weights[there].sum(), 1e-300))
            total = float(margin.cells[0].people)
            known = total / float(recipe.population)
            rows.append(MarginRow(margin, (), int(there.sum()), mean, known, total))
            continue
        codes = np.asarray(values, dtype=np.intp)
        inside = codes >= 0
        counts = np.bincount(codes[inside], minlength=len(margin.cells))
        sums = np.bincount(codes[inside], weights[inside], len(margin.cells))
        shares = sums / max(sums.sum(), 1e-300)
        rows += [
            MarginRow(
                margin,
                cell.answers,
                int(counts[place]),
                float(shares[place]),
                float(cell.people / margin.people),
                float(cell.people),
            )
            for place, cell in enumerate(margin.cells)
        ]
    return tuple(rows)


def margin_problems(
    columns: WeightColumns, recipe: Weighted, unlisted: Callable[[KnownMargin], str]
) -> tuple[MarginProblem, ...]:
    """Return what is wrong with the margins for these interviews, errors first.

    Parameters
    ----------
    columns
        What the recipe looks at.
    recipe
        How the weight is made.
    unlisted
        Says which answers of a margin's variables are not in it.
    """
    found = [*_base_problems(columns, recipe)]
    both = (recipe.margins, columns.margins)
    pairs = [*zip(*both, strict=True)]
    if recipe.classes is not None and columns.classes is not None:
        pairs.append((recipe.classes, columns.classes))
        found += _silent_classes(recipe.classes, columns.classes, recipe.response)
    for margin, values in pairs:
        found += _left_out(margin, values, recipe, unlisted)
    for row in margin_rows(columns, recipe):
        found += _of_row(row)
    return tuple(sorted(found, key=lambda one: not one.is_error))


def _base_problems(columns: WeightColumns, recipe: Weighted) -> Iterator[MarginProblem]:
    wrong = int(np.sum(~(columns.base > 0)))
    if wrong:
        yield MarginProblem(
            Message(NO_BASE, {"count": amounts.count(wrong), "base": recipe.base or ""}),
            is_error=True,
        )


def _silent_classes(
    margin: KnownMargin, codes: Codes, response: ResponseModel
) -> Iterator[MarginProblem]:
    counts = np.bincount(codes[codes >= 0], minlength=len(margin.cells))
    for cell, count in zip(margin.cells, counts.tolist(), strict=True):
        facts: dict[str, object] = {"margin": margin.name, "answer": " × ".join(cell.answers)}
        is_alone = response is ResponseModel.CLASSES
        if count > cell.people and not is_alone:
            facts |= {"count": amounts.count(count), "people": amounts.count(round(cell.people))}
            yield MarginProblem(Message(MORE_THAN_DRAWN, facts), is_error=True)
        elif not count and cell.people and is_alone:
            yield MarginProblem(
                Message(NOBODY, {**facts, "people": amounts.count(round(cell.people))}),
                is_error=True,
            )


def _left_out(
    margin: KnownMargin,
    values: Codes | Vector,
    recipe: Weighted,
    unlisted: Callable[[KnownMargin], str],
) -> Iterator[MarginProblem]:
    is_missing = np.isnan(values) if margin.is_number else values == UNANSWERED
    missing = int(is_missing.sum())
    if missing and not (recipe.averages_missing and margin is not recipe.classes):
        yield MarginProblem(
            Message(NO_ANSWER, {"margin": margin.name, "count": amounts.count(missing)}),
            is_error=True,
        )
    others = 0 if margin.is_number else int(np.sum(values == UNLISTED))
    if others:
        facts = {"margin": margin.name, "count": amounts.count(others), "answer": unlisted(margin)}
        yield MarginProblem(Message(NOT_IN_MARGIN, facts), is_error=True)


def _of_row(row: MarginRow) -> Iterator[MarginProblem]:
    if not row.answers:
        return
    facts: dict[str, Any] = {"margin": row.margin.name, "answer": row.answer}
    if not row.interviews:
        if row.people:
            yield MarginProblem(
                Message(NOBODY, {**facts, "people": amounts.count(round(row.people))}),
                is_error=True,
            )
        return
    if not row.people:
        yield MarginProblem(
            Message(NO_PEOPLE, {**facts, "count": amounts.count(row.interviews)}), is_error=True
        )
        return
    if row.interviews < FEW:
        yield MarginProblem(
            Message(FEW_THERE, {**facts, "count": amounts.count(row.interviews)}), is_error=False
        )
    if not 1 / STRONG <= row.factor <= STRONG:
        shown = {**facts, "factor": amounts.number(row.factor)}
        yield MarginProblem(Message(STRONG_FACTOR, shown), is_error=False)


def _base_after(columns: WeightColumns, recipe: Weighted) -> Vector:
    """Return base weights times the factor of the class, not scaled."""
    if recipe.classes is None or columns.classes is None:
        return columns.base
    made = _class_factors(columns, recipe.classes, recipe.response)
    factors = np.array([cell.multiplier for cell in made.cells])
    inside = columns.classes >= 0
    return np.where(inside, columns.base * factors[np.where(inside, columns.classes, 0)], np.nan)


def _class_factors(
    columns: WeightColumns, classes: KnownMargin, response: ResponseModel
) -> KnownMargin:
    """Return the classes with one over the share, or the propensity, of those who responded."""
    codes = columns.classes
    assert codes is not None  # noqa: S101 - there are classes
    found = np.bincount(codes[codes >= 0], minlength=len(classes.cells)).astype(np.float64)
    drawn = np.array([float(cell.people) for cell in classes.cells])
    if response is not ResponseModel.CLASSES and np.all(found <= drawn):
        shares = _propensities(classes, drawn, found)
        if response is ResponseModel.PROPENSITY_CLASSES:
            group = propensity_classes(np.repeat(shares, drawn.astype(np.intp)), PROPENSITY_CLASSES)
            # those of one cell have one propensity, and so are in one class
            first = np.cumsum(drawn.astype(np.intp)) - 1
            of_cell = group[np.maximum(first, 0)]
            shares = (np.bincount(of_cell, found) / np.bincount(of_cell, drawn))[of_cell]
        return classes.solved((1 / np.maximum(shares, 1e-300)).tolist())
    return classes.solved((drawn / np.maximum(found, 1.0)).tolist())


def _propensities(classes: KnownMargin, drawn: Vector, found: Vector) -> Vector:
    """Return the propensity of each cell: a logistic model of the variables' categories."""
    columns = [np.ones(len(drawn))]
    for place in range(len(classes.variables)):
        answers = [cell.answers[place] for cell in classes.cells]
        columns += [
            np.array([one == answer for one in answers], dtype=np.float64)
            for answer in dict.fromkeys(answers)
        ]
    x = np.column_stack(columns)
    times = np.concatenate((found, drawn - found))
    responded = np.repeat([True, False], len(drawn))
    there = times > 0
    both = np.vstack((x, x))
    propensities = np.full(2 * len(drawn), np.nan)
    propensities[there] = response_propensities(both[there], responded[there], times[there])
    # a cell without one that responded, or without one that did not, has the other's
    return np.where(there[: len(drawn)], propensities[: len(drawn)], propensities[len(drawn) :])


def known_totals(columns: WeightColumns, recipe: Weighted) -> tuple[Any, Vector]:
    """Return x, one row an interview, and its totals over the population.

    Parameters
    ----------
    columns
        What the recipe looks at.
    recipe
        How the weight is made, with margins.
    """
    known: list[Margin | NumberTotal] = []
    for margin, values in zip(recipe.margins, columns.margins, strict=True):
        if margin.is_number:
            known.append(NumberTotal(np.asarray(values, np.float64), float(margin.cells[0].people)))
        else:
            people = np.array([float(cell.people) for cell in margin.cells])
            known.append(Margin(np.asarray(values, dtype=np.intp), people))
    return auxiliary_matrix(known, float(recipe.population))


def solved(columns: WeightColumns, recipe: Weighted) -> tuple[Weighted, Vector]:
    """Return the recipe with its factors, and the weights.

    Parameters
    ----------
    columns
        What the recipe looks at; every margin makes sense.
    recipe
        How the weight is made.

    Raises
    ------
    UserProblem
        if no weights meet all margins within the bounds; if some would be below 0.
    """
    base = _base_after(columns, recipe)
    classes = (
        None if recipe.classes is None else _class_factors(columns, recipe.classes, recipe.response)
    )
    scale = float(recipe.population) / float(base.sum())
    made = replace(recipe, classes=classes, scale=scale, interviews=columns.interviews)
    if not recipe.is_calibrated:
        return _trimmed(made, base)
    x, totals = known_totals(columns, recipe)
    bounds = Bounds(_ends(recipe.ratio), _ends(recipe.limits))
    try:
        found = calibrated(base * scale, x, totals, DISTANCES[recipe.method], bounds)
    except NotMet as problem:
        raise _not_met(recipe, problem) from problem
    below = int(np.sum(found.weights < 0))
    if below:
        raise UserProblem(
            msg(
                "{count} weights would be below 0. Rake in place of linear calibration, set bounds, or leave "
                "out a margin.",
                count=below,
            )
        )
    margins, at = [], 0
    for margin in recipe.margins:
        margins.append(margin.solved(found.multipliers[at : at + len(margin.cells)].tolist()))
        at += len(margin.cells)
    return replace(made, margins=tuple(margins)), found.weights


def _trimmed(recipe: Weighted, base: Vector) -> tuple[Weighted, Vector]:
    """Return base weights cut at the limits; what is cut off goes to the others in proportion.

    So the weight is the base weight times one factor, cut: the factor takes the place of ``scale``.
    """
    low, high = _ends(recipe.limits)
    total = float(recipe.population)
    if (low, high) == (0.0, math.inf):
        return recipe, base * recipe.scale
    if not low * len(base) <= total <= high * len(base):
        raise UserProblem(
            msg(
                "The weights cannot all lie between {low} and {high}: their mean is {mean}. Move the limits.",
                low=low,
                high=high,
                mean=round(total / len(base), 4),
            )
        )

    def left(scale: float) -> float:
        return float(np.clip(base * scale, low, high).sum()) - total

    least, most = recipe.scale, recipe.scale
    while left(least) > 0:
        least /= 2
    while left(most) < 0:
        most *= 2
    scale = float(scipy.optimize.brentq(left, least, most, xtol=1e-15)) if least < most else most
    return replace(recipe, scale=scale), np.clip(base * scale, low, high)


def _ends(ends: tuple[Fraction, Fraction | None]) -> tuple[float, float]:
    low, high = ends
    return float(low), math.inf if high is None else float(high)


def _not_met(recipe: Weighted, problem: NotMet) -> UserProblem:
    names = [
        margin.name if margin.is_number else f"{margin.name} = {' × '.join(cell.answers)}"
        for margin in recipe.margins
        for cell in margin.cells
    ]
    return UserProblem(
        msg(
            "No weights meet all margins: {category} would stand for {reached} people in place of {people}. "
            "Merge small categories, leave out a margin, or widen the bounds.",
            category=names[problem.column],
            reached=amounts.count(round(problem.reached)),
            people=amounts.count(round(problem.total)),
        )
    )


def are_met(columns: WeightColumns, recipe: Weighted, weights: Vector) -> bool:
    """Return whether weights still meet the margins, as they do until interviews are added or removed.

    Parameters
    ----------
    columns
        What the recipe looks at.
    recipe
        How the weight was made.
    weights : array of shape (interviews,)
        NaN where there is none.
    """
    if np.isnan(weights).any() or any(
        np.any(codes == UNLISTED)
        for codes, margin in zip(columns.margins, recipe.margins, strict=True)
        if not margin.is_number
    ):
        return False
    x, totals = known_totals(columns, recipe)
    off = np.abs(x.T @ weights - totals)
    return bool(np.all(off <= STALE * max(float(np.abs(totals).max()), 1.0)))


def base_weights(columns: WeightColumns, recipe: Weighted) -> Vector:
    """Return the weights before calibration: base weights, by class, scaled to all people.

    Parameters
    ----------
    columns
        What the recipe looks at.
    recipe
        How the weight was made.
    """
    return _base_after(columns, recipe) * recipe.scale


def answers_not_in(survey: Survey, margin: KnownMargin) -> Sequence[str]:
    """Return the answers of a margin's variable that it does not have; of several, none.

    Parameters
    ----------
    survey
        The survey.
    margin
        The margin.
    """
    if len(margin.variables) > 1 or margin.is_number:
        return ()
    known = {cell.answers[0] for cell in margin.cells}
    return [one for one in _direct(survey, margin.variables[0]).reports if one not in known]


def calibrated_again(columns: WeightColumns, recipe: Weighted) -> Callable[[Vector], Vector]:
    """Return what gives the weights that other base weights would have been calibrated to.

    Parameters
    ----------
    columns
        What the recipe looks at.
    recipe
        How the weight was made.
    """
    x, totals = known_totals(columns, recipe)
    bounds = Bounds(_ends(recipe.ratio), _ends(recipe.limits))
    return _again(x, totals, DISTANCES[recipe.method], bounds)


def _again(
    x: Any, totals: Vector, distance: Distance, bounds: Bounds
) -> Callable[[Vector], Vector]:
    def again(base: Vector) -> Vector:
        try:
            return calibrated(base, x, totals, distance, bounds).weights
        except NotMet as problem:
            raise UserProblem(
                msg(
                    "In some replicates no weights meet all margins. Merge small categories, or take the "
                    "linearized variance."
                )
            ) from problem

    return again


def given_calibration(
    reports: Reports,
    survey: Survey,
    margins: Sequence[KnownMargin],
    weights: Vector,
    base: Vector | None,
) -> KnownCalibration:
    """Return what weights that came with a table were calibrated to, if they meet it.

    Whether they were raked is seen from the weights: then log(w/d) is a sum of one number a category, and
    w/d of linear calibration is.

    Parameters
    ----------
    reports
        The interviews.
    survey
        Their survey.
    margins
        Of the population, people or shares.
    weights : array of shape (interviews,), at least 0
        Of the table; they may sum up to any number.
    base : array of shape (interviews,), at least 0
        The weights before; None: all alike.

    Raises
    ------
    UserProblem
        if a variable or an answer is not there, or is randomized; if the weights do not meet the margins.
    """
    total = Fraction(float(weights.sum()))
    people = next((one.people for one in margins if _counts_people(one)), total)
    scaled = tuple(
        replace(one, cells=(replace(one.cells[0], people=one.cells[0].people * total / people),))
        if one.is_number
        else one.scaled_to(total)
        for one in margins
    )
    recipe = Weighted(WeightMethod.RAKE, total, scaled, averages_missing=True)
    columns = weight_columns(reports, survey, recipe)
    for problem in margin_problems(columns, recipe, lambda one: one.name):
        if problem.is_error:
            raise UserProblem(problem.message)
    for row in compared_margins(columns, recipe, weights):
        apart = abs(row.share - row.population)
        if apart > MET * (max(abs(row.population), 1e-12) if row.margin.is_number else 1.0):
            raise UserProblem(
                msg(
                    "The weights were not calibrated to {margin}: {answer} is {found} by the weights, and "
                    "{wanted} by the margin. Give the margins that the weights were made to meet.",
                    margin=row.margin.name,
                    answer=row.answer or row.margin.name,
                    found=amounts.number(row.share),
                    wanted=amounts.number(row.population),
                )
            )
    x, _totals = known_totals(columns, recipe)
    before = np.where(weights > 0, 1.0 if base is None else base, 0.0)
    if np.any(before[weights > 0] <= 0):
        raise UserProblem(
            msg("Some rows have a weight, and no weight above 0 before calibration. Correct them.")
        )
    distance = _distance_of(x, before, weights)
    return KnownCalibration(x, before, _again(x, x.T @ weights, distance, Bounds()))


def _counts_people(margin: KnownMargin) -> bool:
    return not margin.is_number and abs(margin.people - 1) > MET


def _distance_of(x: Any, base: Vector, weights: Vector) -> Distance:
    """Return how weights were calibrated: raked, if that explains their factors better."""
    counts = weights > 0
    factors = weights[counts] / base[counts]
    rows = x[counts]
    table = rows.T @ rows
    inverse = np.linalg.pinv(table.toarray(), hermitian=True)

    def unexplained(values: Vector) -> float:
        left = values - rows @ (inverse @ (rows.T @ values))
        spread = float(np.sum((values - values.mean()) ** 2))
        return float(left @ left) / spread if spread > 0 else 0.0

    is_linear = unexplained(factors) < unexplained(np.log(factors))
    return Distance.LINEAR if is_linear else Distance.RAKING
