"""What a project's weight would be, and made as a variable: one step that can be undone."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from fractions import Fraction
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.balance import Balance, balance_rows
from surveyapp.analyses.data.variables import DerivedVariable, TableWeight, VariableEdit, Variables
from surveyapp.analyses.data.weight_making import (
    MarginProblem,
    MarginRow,
    WeightColumns,
    answers_not_in,
    base_weights,
    compared_margins,
    margin_problems,
    margin_rows,
    solved,
    weight_columns,
)
from surveyapp.analyses.data.weight_recipe import (
    NO_ENDS,
    KnownMargin,
    ResponseModel,
    Weighted,
    WeightMethod,
)
from surveyapp.errors import UserProblem
from surveyapp.estimation.weighting.design_effect import weight_summary
from surveyapp.messages.message import Message, msg
from surveyapp.services.dataset.variables import asked_id, change_variables_in
from surveyapp.services.project.undo_history import existing_project
from surveyapp.services.weighting.margins import agreed, with_people
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.sample_columns import DRAWN, stored_sample_counts
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import MeasurementLevel

WEIGHT = "survey_weight"
"""The name of a weight where nobody gives another."""
TABLE_WEIGHT = "base_weight"
"""The name of the variable of weights that a table brought."""
MOST = "1000000000"
"""Stands for no upper end, where an option needs two."""
NO_BASE = "none"
"""What stands for a base weight of 1, whatever weights there are."""


@dataclass(frozen=True, slots=True)
class WeightPlan:
    """What is asked for."""

    method: WeightMethod = WeightMethod.RAKE
    """How margins are met."""
    margins: tuple[KnownMargin, ...] = ()
    """Of the population, people or shares."""
    base: str | None = None
    """The variable of base weights; None: the weight that there is, ``NO_BASE``: 1 for everybody."""
    classes: KnownMargin | None = None
    """People who were drawn, by classes of non-response."""
    response: ResponseModel = ResponseModel.CLASSES
    """How the factors of the classes come from those."""
    population: Fraction | None = None
    """How many people there are; None: as many as the margins, or the base weights, say."""
    ratio: tuple[Fraction, Fraction | None] = NO_ENDS
    limits: tuple[Fraction, Fraction | None] = NO_ENDS
    """Ends of factors and of weights, as of ``Weighted``."""
    averages_missing: bool = False
    """Whether those without an answer count as the average person."""
    name: str = WEIGHT
    label: str = ""
    """Of the variable."""

    @property
    def words(self) -> tuple[str, ...]:
        """The options of the command that ask for the same; classes stand in a file of their own."""
        words: list[str] = []
        for margin in self.margins:
            words += ["--margin", "*".join(margin.variables)]
            words += [
                "=".join((*(("*".join(cell.answers),) if cell.answers else ()), str(cell.people)))
                for cell in margin.cells
            ]
        words += ["--method", self.method.value]
        words += ["--base", self.base] if self.base is not None else []
        if self.classes is not None and self.response is not ResponseModel.CLASSES:
            words += ["--response", self.response.value]
        if self.population is not None:
            words += ["--population", str(self.population)]
        for flag, (low, high) in (("--factors", self.ratio), ("--limits", self.limits)):
            if (low, high) != NO_ENDS:
                words += [flag, str(low), MOST if high is None else str(high)]
        return (*words, *(["--average-missing"] if self.averages_missing else []))


@dataclass(frozen=True, slots=True, eq=False)
class PlannedWeight:
    """What would come of a plan."""

    recipe: Weighted
    """How the weight is made; with its factors where there is no error."""
    rows: tuple[MarginRow, ...]
    """Every category of every margin, with base weights."""
    problems: tuple[MarginProblem, ...]
    """What is wrong, or to be known; errors first."""
    notes: tuple[Message, ...]
    """Which margins were scaled."""
    weights: NDArray[np.float64] | None = None
    """None where there is an error."""
    base: NDArray[np.float64] = field(default_factory=lambda: np.ones(1))
    """Base weights; NaN where there is none."""
    after: tuple[MarginRow, ...] = ()
    """``rows`` with the weights."""
    before: NDArray[np.float64] = field(default_factory=lambda: np.ones(1))
    """Weights before calibration, for all people."""


def planned_balance(survey: Survey, found: PlannedWeight) -> Balance:
    """Return what would come of a plan as the balance of the weights; with an error, before alone.

    Parameters
    ----------
    survey
        The survey as its analyst sees it.
    found
        What would come of the plan.
    """
    weights = np.nan_to_num(found.base) if found.weights is None else found.weights
    rows = balance_rows(found.rows, found.after or found.rows)
    return Balance(survey, weight_summary(weights), rows, ())


def check_weight(project: Path, plan: WeightPlan) -> PlannedWeight:
    """Return what would come of a plan; nothing is changed.

    Parameters
    ----------
    project
        Path of the project file.
    plan
        What is asked for.

    Raises
    ------
    UserProblem
        if a variable or an answer is not there; if margins do not agree.
    EnvironmentProblem, FileRefused
        if the project cannot be used.
    """
    with existing_project(project) as opened:
        return _planned(opened, plan)[0]


def make_weight(project: Path, plan: WeightPlan) -> PlannedWeight:
    """Make the weight of a project as a variable of it; a made one of that name gives way.

    Parameters
    ----------
    project
        Path of the project file.
    plan
        What is asked for.

    Raises
    ------
    UserProblem
        if a margin does not make sense for these interviews; if no weights meet all margins; if the name is
        taken; as ``check_weight``.
    EnvironmentProblem, FileRefused
        if the project cannot be used or written.
    """
    with existing_project(project) as opened:
        found, variables = _planned(opened, plan)
        check_errors(found)
        made = DerivedVariable(plan.name, found.recipe, plan.label, level=MeasurementLevel.WEIGHT)

        def changed(_survey: Survey, _before: Variables) -> Variables:
            return variables.having(made)

        change_variables_in(opened, plan.name, changed)
        return found


def check_errors(found: PlannedWeight) -> None:
    """Refuse a plan of which no weight can come.

    Parameters
    ----------
    found
        What would come of it.

    Raises
    ------
    UserProblem
        saying the first of what is wrong.
    """
    for problem in found.problems:
        if problem.is_error:
            raise UserProblem(problem.message)


def _planned(opened: Project, plan: WeightPlan) -> tuple[PlannedWeight, Variables]:
    """Return what would come of a plan, and the variables with which it can be made."""
    survey = opened.asked_survey
    if survey is None or not opened.interviews:
        raise UserProblem(msg("There are no interviews in {where}.", where=opened.name))
    _check_method(plan)
    base, variables = _base(opened, survey, plan)
    _check_name(survey, variables, plan.name)
    recipe, notes = recipe_of(plan, base)
    reports = opened.seen_with(variables.all_shown())
    assert reports.survey is not None  # noqa: S101 - there are interviews
    columns = weight_columns(reports, reports.survey, recipe)
    return planned(columns, reports.survey, recipe, notes), variables


def recipe_of(plan: WeightPlan, base: str | None) -> tuple[Weighted, tuple[Message, ...]]:
    """Return the recipe of a plan, without people (0) where only shares are known, and what was scaled.

    Parameters
    ----------
    plan
        What is asked for.
    base
        The variable of base weights; None: there is none.

    Raises
    ------
    UserProblem
        if margins do not agree, or do not fit the method.
    """
    _check_method(plan)
    known = agreed(plan.margins, plan.population)
    recipe = Weighted(
        plan.method,
        known.people or Fraction(0),
        known.margins,
        base,
        plan.classes,
        plan.ratio,
        plan.limits,
        plan.averages_missing,
        response=plan.response,
    )
    return recipe, known.notes


def planned(
    columns: WeightColumns, survey: Survey, recipe: Weighted, notes: tuple[Message, ...]
) -> PlannedWeight:
    """Return what would come of a recipe.

    Parameters
    ----------
    columns
        What it looks at.
    survey
        Of the interviews.
    recipe
        How the weight is made, as ``recipe_of`` returns it.
    notes
        Which margins were scaled.

    Raises
    ------
    UserProblem
        if no weights meet all margins within the bounds.
    """
    if not recipe.population:
        people = _people(columns.base, recipe)
        recipe = replace(recipe, population=people, margins=with_people(recipe.margins, people))
    problems = margin_problems(
        columns, recipe, lambda margin: ", ".join(answers_not_in(survey, margin)) or margin.name
    )
    rows = margin_rows(columns, recipe)
    found = PlannedWeight(recipe, rows, problems, notes, base=columns.base)
    if any(one.is_error for one in problems):
        return found
    made, weights = solved(columns, recipe)
    after = compared_margins(columns, made, weights)
    before = base_weights(columns, made)
    return replace(found, recipe=made, weights=weights, before=before, after=after)


def _people(base: NDArray[np.float64], recipe: Weighted) -> Fraction:
    """Return how many people weights stand for where nobody says it: the base weights, or all drawn."""
    if recipe.base is None and recipe.classes is not None:
        return recipe.classes.people
    total = float(np.nansum(base))
    return Fraction(total) if total > 0 else Fraction(len(base))


def why_nothing_to_make(method: WeightMethod, *, has_margins: bool) -> Message | None:
    """Return why a method has nothing to make a weight of; None where it has.

    Parameters
    ----------
    method
        How weights are to be made.
    has_margins
        Whether there are margins of the population.
    """
    if method is WeightMethod.NONE and has_margins:
        return msg("Without a method margins have no use. Choose one, such as raking.")
    if method is not WeightMethod.NONE and not has_margins:
        return msg("Give the margins of the population: people or shares in each category.")
    return None


def _check_method(plan: WeightPlan) -> None:
    missing = why_nothing_to_make(plan.method, has_margins=bool(plan.margins))
    if missing is not None:
        raise UserProblem(missing)
    if plan.method is WeightMethod.POSTSTRATIFY and (
        len(plan.margins) > 1 or plan.margins[0].is_number
    ):
        raise UserProblem(
            msg(
                "Post-stratification takes one table of cells, with people in each. Rake to several margins, "
                "or give a table with a column for each variable."
            )
        )


def _check_name(survey: Survey, variables: Variables, name: str) -> None:
    """Refuse the name of what is no weight that was made here."""
    made = {one.name: one.derivation for one in variables.derived}
    is_made = isinstance(made.get(name), Weighted)
    if not is_made and (name in made or asked_id(survey, variables, name) is not None):
        raise UserProblem(
            msg("There is a variable {name} already. Choose another name.", name=name)
        )


def _base(opened: Project, survey: Survey, plan: WeightPlan) -> tuple[str | None, Variables]:
    """Return the variable of base weights, and the variables among which it is no weight any more."""
    variables = opened.variables
    weight = next(iter(variables.with_level(MeasurementLevel.WEIGHT)), None)
    base = plan.base
    if base is None:
        base, variables = _present_base(opened, variables, weight)
    if base == NO_BASE:
        base = None
    if weight is not None and weight != plan.name:
        variables = _without_level(survey, variables, weight)
    return base, variables


def _present_base(
    opened: Project, variables: Variables, weight: str | None
) -> tuple[str | None, Variables]:
    """Return the weight that there is: of a made one its base, or what a table brought."""
    made = {one.name: one.derivation for one in variables.derived}
    if weight is not None:
        recipe = made.get(weight)
        return (recipe.base if isinstance(recipe, Weighted) else weight), variables
    if not opened.has_rows(DRAWN) or not stored_sample_counts(opened)["weights"]:
        return None, variables
    brought = next((name for name, one in made.items() if isinstance(one, TableWeight)), None)
    if brought is None:
        brought = TABLE_WEIGHT
        variables = variables.having(DerivedVariable(brought, TableWeight()))
    return brought, variables


def _without_level(survey: Survey, variables: Variables, name: str) -> Variables:
    """Return variables of which the one is a number like any other."""
    asked = asked_id(survey, variables, name)
    if asked is not None:
        edit = variables.edits.get(asked, VariableEdit())
        return variables.edited(asked, replace(edit, level=None))
    made = next(one for one in variables.derived if one.name == name)
    return variables.having(replace(made, level=None))


def present_plan(project: Path) -> WeightPlan | None:
    """Return the plan of the weight that a project has; None: it has none that was made here.

    Parameters
    ----------
    project
        Path of the project file.

    Raises
    ------
    EnvironmentProblem, FileRefused
        if the project cannot be used.
    """
    with existing_project(project) as opened:
        derived = opened.variables.derived
    for one in derived:
        if isinstance(one.derivation, Weighted) and one.level is MeasurementLevel.WEIGHT:
            made = one.derivation
            return WeightPlan(
                method=made.method,
                margins=made.margins,
                base=made.base or NO_BASE,
                classes=made.classes,
                response=made.response,
                population=made.population,
                ratio=made.ratio,
                limits=made.limits,
                averages_missing=made.averages_missing,
                name=one.name,
                label=one.label,
            )
    return None
