"""The recorded reports as a DataFrame."""

from __future__ import annotations

from collections.abc import Mapping

import pandas as pd

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.messages.message import in_english
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import SAMPLE, AskedQuestion


def recorded_frame(data: Dataset, columns: Mapping[str, str]) -> pd.DataFrame:
    """Return the reports, one row an interview, one column a question; several samples have a column too.

    Parameters
    ----------
    data
        the open reports.
    columns
        of a question its column's name, where that differs from its id.
    """
    found = {}
    for question in data.survey.recorded_questions:
        name = columns.get(question.id, question.id)
        found[name] = _column(data, question)
        if question.samples > 1:
            samples = data.source.samples(question)
            found[name + SAMPLE] = pd.Series(samples, dtype="Int32").mask(samples == 0)
    return pd.DataFrame(found)


def _column(data: Dataset, question: AskedQuestion) -> pd.Series:
    if question.is_number:
        return pd.Series(data.source.numbers(question))
    if question.unlisted is not None:
        return pd.Series(data.source.cells(question), dtype="str").replace("", None)
    codes = data.codes((question,))[question.id]
    return pd.Series(
        pd.Categorical.from_codes(codes, pd.Index(report_labels(data.survey, question)))
    )


def report_labels(survey: Survey, question: AskedQuestion) -> list[str]:
    """Return the names of a question's listed reports: of a direct question the labels of its answers.

    Parameters
    ----------
    survey
        the survey of the question.
    question
        a question whose reports are listed.
    """
    labels = dict(zip(question.answers, answer_labels(survey, question), strict=True))
    named = [
        report if question.is_answered_yes_or_no else labels.get(report, report)
        for report in question.reports
    ]
    # two answers with one text keep their ids
    return named if len(set(named)) == len(named) else list(question.reports)


def answer_labels(survey: Survey, question: AskedQuestion) -> list[str]:
    """Return the names of a question's answers: their labels, or ids where two have one label.

    Parameters
    ----------
    survey
        the survey of the question.
    question
        a question with a list of answers.
    """
    labels = list(question.labels(survey.languages[0], lambda text: in_english("", text)))
    is_plain = not question.is_answered_yes_or_no and len(set(labels)) == len(labels)
    return labels if is_plain else list(question.answers)
