"""Estimates of areas for the answers of a question: direct ones, and what a model makes of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum

import numpy as np

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.small_areas.direct import direct_estimates, wanted_answers
from surveyapp.analyses.computation.small_areas.linear_model import (
    Modelled,
    linear_predictions,
    model_row,
)
from surveyapp.analyses.computation.small_areas.multilevel import (
    MultilevelTask,
    check_two_answers,
    multilevel_predictions,
)
from surveyapp.analyses.computation.small_areas.rows import (
    AnswerAreas,
    AreaMethod,
    ModelRow,
    SmallAreas,
)
from surveyapp.analyses.data.area_tables import (
    Cells,
    KnownAreas,
    Rows,
    known_areas,
    listed,
    population_cells,
)
from surveyapp.analyses.data.questions import direct_question, recorded_question
from surveyapp.analyses.data.shapes import Shapes, shapes_of
from surveyapp.errors import UserProblem
from surveyapp.estimation.small_areas.fay_herriot import BetweenVariance
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import OptionProblem
from surveyapp.survey.types.base import AskedQuestion

FEW_AREAS = 8
"""With fewer, what areas are like is hardly learned from them."""

BORROWS = QT_TRANSLATE_NOOP(
    "messages",
    "The model moves each area toward areas that are alike in the table: the more, the fewer interviews it "
    "has.",
)
BORROWS_ALONE = QT_TRANSLATE_NOOP(
    "messages",
    "The model moves each area toward the mean of all areas: the more, the fewer interviews it has.",
)
COUNTED_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "The model is of interviews, and its probabilities count as often as the population has such people. "
    "Weights do not enter it.",
)
PREDICTED = QT_TRANSLATE_NOOP(
    "messages",
    "Nobody answered in {areas}: what is shown comes from the model alone.",
)
UNKNOWN = QT_TRANSLATE_NOOP("messages", "Nobody answered in {areas}: there is no estimate.")
FEW = QT_TRANSLATE_NOOP(
    "messages",
    "Only {count} areas have interviews. From fewer than {least} a model hardly learns how areas differ; "
    "compare with the direct estimates.",
)
NO_DIFFERENCE = QT_TRANSLATE_NOOP(
    "messages",
    "For “{answer}” the areas differ no more than sampling and randomization explain: their variance is 0 "
    "by REML. Errors still allow for a difference.",
)
DISAGREES = QT_TRANSLATE_NOOP(
    "messages",
    "For “{answer}” the model and the direct estimates differ more than chance explains (p {p}): look for "
    "what sets areas apart, and add it to the table.",
)
STEADY = QT_TRANSLATE_NOOP(
    "messages",
    "The model takes one variance of a single interview for all areas: that of few interviews is itself by "
    "chance.",
)
NOT_ON_THE_MAP = QT_TRANSLATE_NOOP("messages", "No shape on the map is called {areas}.")
ONLY_IN_TABLE = QT_TRANSLATE_NOOP(
    "messages", "The table has areas that the question does not list: {areas}."
)
ALPHA = 0.01


class Variances(Enum):
    """Which variances of direct estimates the linear model takes as known."""

    SMOOTHED = "smoothed"
    OWN = "own"


@dataclass(frozen=True, slots=True, kw_only=True)
class AreaRequest:
    """What is to be estimated of areas.

    Attributes
    ----------
    question, answer, by
        the question, one of its answers or None, and the question that holds the area.
    method, between, variances
        how.
    covariates, columns
        a table of areas, and which of its columns are used (all if empty).
    cells
        a table of kinds of people.
    shapes, shape_name
        a table of shapes, and which property of them is the area.
    seed
        of the draws of a multilevel model.
    level
        of the intervals.
    """

    question: str
    by: str
    answer: str | None = None
    method: AreaMethod = AreaMethod.FAY_HERRIOT
    between: BetweenVariance = BetweenVariance.AVERAGED
    variances: Variances = Variances.SMOOTHED
    covariates: Rows | None = None
    columns: Sequence[str] = ()
    cells: Rows | None = None
    shapes: Rows | None = None
    shape_name: str | None = None
    seed: int = 1
    level: float = 0.95


def small_areas(data: Dataset, wanted: AreaRequest, progress: Progress = no_progress) -> SmallAreas:
    """Return direct estimates and the model's of each area.

    Parameters
    ----------
    data
        The reports, with how people were drawn.
    wanted
        What is estimated, and how.
    progress
        Called at each step of the model.

    Raises
    ------
    UserProblem
        if it cannot be estimated.
    Cancelled
        when ``progress`` raises it.
    """
    question = recorded_question(data.survey, wanted.question)
    by = direct_question(data.survey, wanted.by)
    if by.id == question.id:
        reason = msg("choose another question than the one that is estimated")
        raise OptionProblem("by", reason)
    if wanted.cells is not None and wanted.method is not AreaMethod.MULTILEVEL:
        reason = msg("only the multilevel model counts out kinds of people")
        raise OptionProblem("cells", reason)
    answers = wanted_answers(question, wanted.answer)
    if wanted.method is AreaMethod.MULTILEVEL:
        check_two_answers(question)
    progress(0, len(answers) + 1)
    direct, is_complex = direct_estimates(
        data,
        question,
        answers,
        by,
        level=wanted.level,
        is_smoothed=wanted.variances is Variances.SMOOTHED,
    )
    seen = [area for area, n in zip(by.answers, direct[0].n.tolist(), strict=True) if n]
    if not seen:
        raise UserProblem(
            msg("Nobody answered {question} in any area of {by}.", question=question.id, by=by.id)
        )
    cells = None if wanted.cells is None else population_cells(data.survey, by, wanted.cells)
    known = _known(data, by, wanted, cells, seen)
    task = MultilevelTask(data, question, by, known, cells, wanted.seed, wanted.level)
    modelled: list[Modelled] = []
    for place, one in enumerate(direct, start=1):
        progress(place, len(answers) + 1)
        modelled.append(_modelled(task, _in_order(one, by, known), wanted, progress))
    rows = tuple(row for one, _, _ in modelled for row in one)
    models = tuple(one for _, one, _ in modelled)
    is_model = wanted.method is not AreaMethod.DIRECT
    shapes = None
    if wanted.shapes is not None:
        shapes = shapes_of(data.survey, by, wanted.shapes, known.names, wanted.shape_name)
    return SmallAreas(
        data.survey,
        by.id,
        wanted.method,
        rows,
        models,
        tuple(term for _, _, terms in modelled for term in terms),
        shapes,
        tuple(_notes(wanted, known, seen, models)),
        (
            *data.warnings,
            *_of_areas(known, by),
            *(_of_models(models, len(seen)) if is_model else ()),
            *_of_map(shapes),
        ),
        is_complex,
    )


def _known(
    data: Dataset,
    by: AskedQuestion,
    wanted: AreaRequest,
    cells: Cells | None,
    seen: Sequence[str],
) -> KnownAreas:
    """Return all areas: those of the question, of the table, of the cells."""
    is_direct = wanted.method is AreaMethod.DIRECT
    rows, columns = (None, ()) if is_direct else (wanted.covariates, wanted.columns)
    known = known_areas(data.survey, by, rows, columns, seen)
    if cells is None:
        return known
    there = set(cells.areas)
    missing = [one for one in seen if one not in there]
    if missing:
        reason = msg("the table has no row for {areas}", areas=listed(missing))
        raise OptionProblem("cells", reason)
    strange = [one for one in dict.fromkeys(cells.areas) if one not in known.names]
    if strange and rows is not None:
        reason = msg("the table of areas has no row for {areas}", areas=listed(strange))
        raise OptionProblem("cells", reason)
    names = (*known.names, *strange)
    values = known.columns if not strange else np.ones((len(names), 1))
    kept = [place for place, name in enumerate(names) if name in there]
    return KnownAreas(tuple(names[one] for one in kept), known.terms, values[kept])


def _in_order(direct: AnswerAreas, by: AskedQuestion, known: KnownAreas) -> AnswerAreas:
    """Return the direct estimates in the order of the areas; those without interviews have none."""
    places = [by.answers.index(one) if one in by.answers else -1 for one in known.names]
    is_there = np.array(places) >= 0

    def of(values: np.ndarray) -> np.ndarray:
        return np.where(is_there, values[places], np.nan)

    return replace(
        direct,
        n=np.where(is_there, direct.n[places], 0),
        estimates=of(direct.estimates),
        errors=of(direct.errors),
        low=of(direct.low),
        high=of(direct.high),
        variances=of(direct.variances),
    )


def _modelled(
    task: MultilevelTask, direct: AnswerAreas, wanted: AreaRequest, progress: Progress
) -> Modelled:
    match wanted.method:
        case AreaMethod.FAY_HERRIOT:
            return linear_predictions(direct, task.known, wanted.between, wanted.level)
        case AreaMethod.MULTILEVEL:
            return multilevel_predictions(task, direct, lambda: progress(0, 1))
    ends = direct.low, direct.high
    rows = direct.rows(task.known.names, direct.estimates, direct.errors, ends, None)
    return rows, model_row(direct, rows), ()


def _notes(
    wanted: AreaRequest, known: KnownAreas, seen: Sequence[str], models: Sequence[ModelRow]
) -> Iterator[Notice]:
    is_model = wanted.method is not AreaMethod.DIRECT
    unseen = [one for one in known.names if one not in seen]
    if unseen:
        yield Notice(Message(PREDICTED if is_model else UNKNOWN, {"areas": listed(unseen)}))
    if not is_model:
        return
    yield Notice(Message(BORROWS_ALONE if wanted.covariates is None else BORROWS))
    if wanted.method is AreaMethod.MULTILEVEL:
        yield Notice(Message(COUNTED_OUT))
    elif wanted.variances is Variances.SMOOTHED:
        yield Notice(Message(STEADY))
    for one in models:
        if one.restricted == 0:
            yield Notice(Message(NO_DIFFERENCE, {"question": one.question, "answer": one.answer}))


def _of_areas(known: KnownAreas, by: AskedQuestion) -> Iterator[Notice]:
    strange = [one for one in known.names if one not in by.answers]
    if strange:
        yield Notice(Message(ONLY_IN_TABLE, {"areas": listed(strange)}))


def _of_models(models: Sequence[ModelRow], areas: int) -> Iterator[Notice]:
    if areas < FEW_AREAS:
        yield Notice(Message(FEW, {"count": areas, "least": FEW_AREAS}))
    for one in models:
        if one.agreement_p < ALPHA:
            facts = {
                "question": one.question,
                "answer": one.answer,
                "p": amounts.chance(one.agreement_p),
            }
            yield Notice(Message(DISAGREES, facts))


def _of_map(shapes: Shapes | None) -> Iterator[Notice]:
    if shapes is not None and shapes.missing:
        yield Notice(Message(NOT_ON_THE_MAP, {"areas": listed(shapes.missing)}))
