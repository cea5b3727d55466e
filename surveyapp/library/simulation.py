"""Simulated interviews in memory: true answers pass through the coins of a seeded generator."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd

from surveyapp.designs import LISTED_ANSWERS, AskableDesign
from surveyapp.designs.channels.direct import Direct
from surveyapp.estimation.simulated_reports import NOT_ANSWERED, Answers
from surveyapp.library.frames import (
    FrameReader,
    Labels,
    SampleDesign,
    ValueColumn,
    keyed_by_texts,
    named_by_texts,
    reports_of_values,
    survey_of_frame,
)
from surveyapp.library.problems import not_usable, said_in_keywords, whole
from surveyapp.library.reading import SurveyData, data_of_reader
from surveyapp.services.simulation.respondents import (
    MOST_INTERVIEWS,
    drawn_answers,
    simulated_records,
)
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

Shares = float | Sequence[float] | Mapping[str, float]
"""The share of yes, or of every answer: in the order of the question, or by name."""


@said_in_keywords()
def simulate(
    source: pd.DataFrame | Survey | str | Path,
    interviews: int | None = None,
    *,
    designs: Mapping[Any, AskableDesign] | None = None,
    types: Mapping[Any, str | None] | None = None,
    labels: Mapping[Any, Labels] | None = None,
    prevalences: Mapping[str, Shares] | None = None,
    seed: int | None = None,
) -> SurveyData:
    """Return what a survey would record of people whose true answers are given or drawn.

    The coins are those of a generator that can be seeded: for rehearsals and teaching, never to protect
    anybody.

    Parameters
    ----------
    source : DataFrame, Survey or path
        true answers, one row a respondent, with ``designs``; or a survey, with ``interviews``.
    interviews : int, optional
        number of respondents of a survey.
    designs : dict of designs by column, optional
        of a DataFrame: how its questions would be asked; the other columns are direct.
    types, labels : dict by column, optional
        of a DataFrame: as of ``read``.
    prevalences : dict by question, optional
        of a survey: the true shares. A number is the share of yes; a dict has a share for each answer.
        Questions without get shares that are drawn.
    seed : int, optional
        makes the same interviews again; None: others each time.

    Returns
    -------
    SurveyData
        the interviews, to be analysed; ``frame()`` has the recorded reports.

    Raises
    ------
    ValueError
        if designs do not fit the answers; if shares do not add up to 1.

    Examples
    --------
    >>> import pandas as pd, surveyapp
    >>> truth = pd.DataFrame({"drugs": ["yes"] * 200 + ["no"] * 800})
    >>> data = surveyapp.simulate(truth, designs={"drugs": surveyapp.designs.TwoCoins()}, seed=1)
    >>> share = surveyapp.estimate(data, "drugs").frame()["estimate"][0]
    >>> bool(0.1 < share < 0.3)
    True
    """
    rng = np.random.default_rng(seed)
    if isinstance(source, pd.DataFrame):
        if interviews is not None or prevalences:
            raise not_usable(
                "A DataFrame has its own respondents: leave out interviews and prevalences."
            )
        sample = SampleDesign()
        frame, words = named_by_texts(source), keyed_by_texts("labels", labels)
        asked = keyed_by_texts("designs", designs), keyed_by_texts("types", types)
        survey, columns = survey_of_frame(frame, *asked, words, sample)
        reader = FrameReader(frame, survey, columns, words)
        answers: dict[str, Answers] = {q.id: _coded(reader, q) for q in survey.recorded_questions}
        return _recorded(survey, answers, rng, columns)
    if designs or types or labels:
        raise not_usable(
            "The survey says how its questions are asked; leave out designs, types and labels."
        )
    survey = source if isinstance(source, Survey) else load_survey(Path(source))
    number = 0 if interviews is None else whole("interviews", interviews)
    if not 0 < number <= MOST_INTERVIEWS:
        raise not_usable("Say how many interviews to simulate: simulate(survey, interviews=1000).")
    given = {name: _shares(survey, name, shares) for name, shares in (prevalences or {}).items()}
    drawn, _ = drawn_answers(survey, number, rng, given)
    return _recorded(survey, drawn, rng, {})


def _recorded(
    survey: Survey,
    answers: Mapping[str, Answers],
    rng: np.random.Generator,
    columns: Mapping[str, str],
) -> SurveyData:
    cells = simulated_records(survey, answers, rng, {})
    frame = pd.DataFrame(
        {column.name: own for column, own in zip(survey.columns, cells, strict=True)}, dtype=object
    )
    names: dict[str, str] = {q.id: q.id for q in survey.recorded_questions}
    return data_of_reader(FrameReader(frame, survey, names, {}), columns)


def _coded(reader: FrameReader, question: AskedQuestion) -> Answers:
    """Return the true answers in a column as the simulation takes them."""
    scale = question.number_scale
    if scale is not None:
        numbers = reader.numbers(question)
        if np.isnan(numbers).any():
            raise not_usable(
                "The column {column} has missing numbers.", column=reader.columns[question.id]
            )
        steps = np.rint((numbers - float(scale.minimum)) / float(scale.step)).astype(np.int64)
        return np.clip(steps, 0, scale.steps)
    column = reader.columns[question.id]
    values = ValueColumn.of(column, reader.frame[column], reader.labels.get(column))
    direct = replace(question, design=Direct(k=len(question.answers)))
    # answers are recognized as those of a direct question, not as reports
    of_text = reports_of_values(values, replace(reader.survey, questions=(direct,)), direct)
    places = {answer: place for place, answer in enumerate(question.answers)}
    codes = values.coded({text: places[one] for text, one in of_text.items() if one})
    return np.where(codes < 0, NOT_ANSWERED, codes).astype(np.int64)


def _shares(survey: Survey, name: str, given: Shares) -> Sequence[float]:
    question = next((q for q in survey.recorded_questions if q.id == name), None)
    if question is None or question.designs != LISTED_ANSWERS:
        raise not_usable("There is no question {name} whose answers have shares.", name=name)
    if isinstance(given, Mapping):
        unknown = sorted(set(given) - set(question.answers))
        if unknown:
            raise not_usable(
                "{name} has no answer {answer}. It has: {known}.",
                name=name,
                answer=unknown[0],
                known=", ".join(question.answers),
            )
        shares = [float(given.get(answer, 0.0)) for answer in question.answers]
    elif isinstance(given, int | float):
        if not question.is_answered_yes_or_no or question.prefer_not_to_say:
            raise not_usable(
                "{name} has several answers; give a share for each of them.", name=name
            )
        shares = [float(given), 1 - float(given)]
    else:
        shares = [float(one) for one in given]
    are_shares = min(shares, default=0.0) >= 0 and abs(sum(shares) - 1) <= 1e-9
    if len(shares) != len(question.answers) or not are_shares:
        raise not_usable("The shares of {name} do not add up to 1.", name=name)
    return shares
