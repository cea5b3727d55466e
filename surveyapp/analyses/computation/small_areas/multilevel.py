"""Shares of an answer by multilevel regression of its reports, counted out over a population's cells."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.computation.small_areas.linear_model import Modelled, model_row, term_row
from surveyapp.analyses.computation.small_areas.rows import AnswerAreas
from surveyapp.analyses.data.area_tables import INTERCEPT, Cells, KnownAreas
from surveyapp.analyses.data.questions import (
    design_called,
    has_pseudo_answers,
    required_channel,
    single_channel,
)
from surveyapp.errors import UserProblem
from surveyapp.estimation.cancellation import EachRound
from surveyapp.estimation.matrices import matrix
from surveyapp.estimation.prevalence.intervals import z_value
from surveyapp.estimation.small_areas.poststratified import (
    CellReports,
    PopulationCells,
    poststratified_shares,
)
from surveyapp.messages.message import msg
from surveyapp.survey.types.base import AskedQuestion

Matrix = NDArray[np.float64]


@dataclass(frozen=True, slots=True, eq=False)
class MultilevelTask:
    """What a multilevel model is of."""

    data: Dataset
    """The reports."""
    question: AskedQuestion
    by: AskedQuestion
    """What is estimated, and the question that holds the area."""
    known: KnownAreas
    """What is known of the areas."""
    cells: Cells | None
    """The population's kinds of people; None: people of an area are all of one kind."""
    seed: int
    level: float
    """Of the draws, and of the intervals."""


def check_two_answers(question: AskedQuestion) -> None:
    """Refuse a question that is not of two answers and one channel.

    Parameters
    ----------
    question
        The question.

    Raises
    ------
    UserProblem
        naming it.
    """
    channel = single_channel(question.design)
    if channel is None or not has_pseudo_answers(question):
        raise UserProblem(
            msg(
                "{question} was asked with {design}, and the multilevel model needs a design of one "
                "sample whose reports can be listed. Take the Fay–Herriot model.",
                question=question.id,
                design=design_called(question.design),
            )
        )
    if channel.answers != 2:
        raise UserProblem(
            msg(
                "{question} has {answers} answers, and the multilevel model takes two. Take the "
                "Fay–Herriot model, or make a variable of two answers.",
                question=question.id,
                answers=channel.answers,
            )
        )


def multilevel_predictions(
    task: MultilevelTask, direct: AnswerAreas, each_round: EachRound
) -> Modelled:
    """Return the predictions of a multilevel model, what it says, and its coefficients.

    Parameters
    ----------
    task
        What the model is of.
    direct
        The direct estimates of one answer, in the order of the task's areas.
    each_round
        May raise to stop.

    Raises
    ------
    UserProblem
        if nobody is left who gave a report and all answers.
    """
    question, by, known, cells = task.question, task.by, task.known, task.cells
    channel = matrix(required_channel(question).rows)
    place = question.answers.index(direct.answer)
    questions = () if cells is None else cells.questions
    codes = task.data.codes((question, by, *questions))
    every = np.column_stack([codes[one.id] for one in (by, *questions)])
    used = np.all(every >= 0, axis=1) & (codes[question.id] >= 0)
    kinds, kind_of = np.unique(every[used], axis=0, return_inverse=True)
    counts = np.zeros((len(kinds), len(question.reports)))
    np.add.at(counts, (kind_of.reshape(-1), codes[question.id][used]), 1.0)
    areas = np.array([known.names.index(by.answers[one]) for one in kinds[:, 0]], dtype=np.intp)
    terms, levels = _levels(questions, kinds[:, 1:])
    of_areas = _standardized(known.columns[:, 1:])
    reports = CellReports(
        _columns(of_areas, areas, kinds[:, 1:], levels),
        areas,
        counts,
        channel[place],
        channel[1 - place],
    )
    population = _population(known, cells, of_areas, levels)
    found = poststratified_shares(
        reports,
        population,
        len(known.names),
        level=task.level,
        seed=task.seed,
        each_round=each_round,
    )
    rows = direct.rows(
        known.names, found.estimates, found.standard_errors, (found.low, found.high), None
    )
    row = model_row(
        direct,
        rows,
        between=found.between,
        between_low=found.between_low,
        between_high=found.between_high,
    )
    named = (INTERCEPT, *known.terms[1:], *terms)
    # columns of areas were brought to one scale: a coefficient is of the column as it is in the table
    scale = np.append(1.0, np.append(_deviations(known.columns[:, 1:]), np.ones(len(terms))))
    z = z_value(task.level)
    of_terms = zip(
        named,
        (found.coefficients / scale).tolist(),
        (found.coefficient_errors / scale).tolist(),
        strict=True,
    )
    return rows, row, tuple(term_row(direct, *one, z) for one in of_terms)


def _levels(
    questions: Sequence[AskedQuestion], kinds: NDArray[np.int32]
) -> tuple[list[str], list[tuple[int, int]]]:
    """Return the terms of answers but the first, and of each the places of its question and answer."""
    terms, levels = [], []
    for place, question in enumerate(questions):
        seen = np.unique(kinds[:, place]).tolist()
        for code in range(len(question.answers)):
            if code != seen[0]:
                terms.append(f"{question.id}={question.answers[code]}")
                levels.append((place, code))
    return terms, levels


def _deviations(columns: Matrix) -> NDArray[np.float64]:
    spread = columns.std(axis=0)
    return np.where(spread > 0, spread, 1.0)


def _standardized(columns: Matrix) -> Matrix:
    if not columns.size:
        return columns
    return np.asarray((columns - columns.mean(axis=0)) / _deviations(columns))


def _columns(
    of_areas: Matrix,
    areas: NDArray[np.intp],
    kinds: NDArray[np.integer],
    levels: Sequence[tuple[int, int]],
) -> Matrix:
    indicators = [kinds[:, place] == code for place, code in levels]
    return np.column_stack([np.ones(len(areas)), of_areas[areas], *indicators]).astype(np.float64)


def _population(
    known: KnownAreas,
    cells: Cells | None,
    of_areas: Matrix,
    levels: Sequence[tuple[int, int]],
) -> PopulationCells:
    if cells is None:
        areas = np.arange(len(known.names))
        kinds = np.zeros((len(areas), 0), dtype=np.int64)
        return PopulationCells(_columns(of_areas, areas, kinds, levels), areas, np.ones(len(areas)))
    areas = np.array([known.names.index(one) for one in cells.areas], dtype=np.intp)
    kinds = np.array(
        [
            [q.answers.index(one) for q, one in zip(cells.questions, answers, strict=True)]
            for answers in cells.answers
        ],
        dtype=np.int64,
    ).reshape(len(areas), len(cells.questions))
    return PopulationCells(
        _columns(of_areas, areas, kinds, levels), areas, np.array(cells.people, dtype=np.float64)
    )
