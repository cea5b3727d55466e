"""What ranked items and terms of a regression are called: ids stand in files, labels on pages."""

from __future__ import annotations

from dataclasses import replace

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.multivariate.ranking import RankTable
from surveyapp.analyses.computation.multivariate.regression import RegressionTable
from surveyapp.analyses.computation.multivariate.regression_terms import TIMES
from surveyapp.analyses.computation.multivariate.results import Result
from surveyapp.analyses.data.groups import group_name
from surveyapp.analyses.words.labels import SurveyLabels

OF = " ~ "
"""Stands between an equation and its term."""


def with_item_labels(table: RankTable, labels: SurveyLabels) -> RankTable:
    """Return a ranking whose items are called as people call them."""

    def name(item: str) -> str:
        return item_label(table, item, labels)

    return replace(
        table,
        rows=tuple(replace(row, item=name(row.item)) for row in table.rows),
        pairs=tuple(
            replace(pair, first=name(pair.first), second=name(pair.second)) for pair in table.pairs
        ),
    )


def with_term_labels(table: RegressionTable, labels: SurveyLabels) -> RegressionTable:
    """Return a regression whose terms have the labels of their answers."""
    rows = tuple(replace(row, term=term_label(table, row.term, labels)) for row in table.rows)
    return replace(table, rows=rows)


def item_label(table: RankTable, item: str, labels: SurveyLabels) -> str:
    """Return the label of a ranked group or choice; a ranked question has its id."""
    if table.by == KIOSK:
        return group_name(KIOSK, item)
    if table.by is not None:
        return labels.group_alone(table.by, item)
    return labels.answer(table.choices_of, item) if table.choices_of else item


def term_label(table: RegressionTable, term: str, labels: SurveyLabels) -> str:
    """Return a term, such as ``region: north``, with the labels of its answers."""
    equation, _, own = term.rpartition(OF)
    label = _answer_label(table, own, labels)
    if not equation:
        return label
    if equation in table.survey.question(table.outcome).answers:
        return f"{labels.answer(table.outcome, equation)}{OF}{label}"
    return f"{_answer_label(table, equation, labels)}{OF}{label}"


def _answer_label(table: RegressionTable, part: str, labels: SurveyLabels) -> str:
    if TIMES in part:
        return TIMES.join(_answer_label(table, factor, labels) for factor in part.split(TIMES))
    question, _, answer = part.partition(": ")
    if not any(
        asked.id == question and answer in asked.answers
        for asked in table.survey.recorded_questions
    ):
        return part
    return f"{question}: {labels.answer(question, answer)}"


def result_with_labels(result: Result, labels: SurveyLabels) -> Result:
    """Return a result whose items and terms are called as people call them."""
    match result:
        case RankTable():
            return with_item_labels(result, labels)
        case RegressionTable():
            return with_term_labels(result, labels)
    return result
