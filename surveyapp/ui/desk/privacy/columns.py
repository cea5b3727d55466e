"""The tables of the privacy page, as columns."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication

from surveyapp.services.privacy.account import Account, AnswerRow, survey_name
from surveyapp.services.privacy.disclosure_risk import SmallGroupRow
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.appearance import line_icons
from surveyapp.ui.desk.common.estimate_text import TranslatedLabels
from surveyapp.ui.messages import translated
from surveyapp.ui.widgets.column_table import Column
from surveyapp.ui.widgets.number_format import NONE, epsilon, percent, whole_text

translate = QCoreApplication.translate


def answer_columns(account: Account) -> list[Column]:
    """Return what one report can do to what somebody thinks of an answer."""
    rows = account.answers
    before = translate("privacy_columns", "{prior} becomes at most").format(
        prior=percent(float(account.asked.prior), 0)
    )
    return [
        Column(
            translate("privacy_columns", "Question"),
            [row.question for row in rows],
            hints=[_labels(account, row).question(row.question) for row in rows],
        ),
        Column(
            translate("privacy_columns", "Text"),
            [_labels(account, row).question(row.question) for row in rows],
        ),
        Column(translate("privacy_columns", "Answer"), [_answer(account, row) for row in rows]),
        Column(translate("privacy_columns", "Design"), [row.design for row in rows]),
        Column(
            translate("privacy_columns", "ε"),
            [epsilon(row.epsilon) for row in rows],
            is_number=True,
            about=translate("privacy_columns", "Privacy loss, in natural-log units, rounded up"),
        ),
        _chances(before, [row.highest for row in rows]),
        _chances(translate("privacy_columns", "and at least"), [row.lowest for row in rows]),
    ]


def _labels(account: Account, row: AnswerRow) -> TranslatedLabels:
    return TranslatedLabels(_survey(account, row))


def _survey(account: Account, row: AnswerRow) -> Survey:
    return next(survey for survey in account.surveys if survey_name(survey) == row.survey)


def _answer(account: Account, row: AnswerRow) -> str:
    if not row.answer:
        return translate("privacy_columns", "any")
    return _labels(account, row).answer(row.question, row.answer)


def _chances(title: str, values: Sequence[float]) -> Column:
    return Column(title, [percent(value, 1) for value in values], is_number=True)


def total_columns(account: Account) -> list[Column]:
    """Return the totals of one respondent."""
    rows = account.totals
    return [
        Column(translate("privacy_columns", "What"), [_what(row.what) for row in rows]),
        Column(
            translate("privacy_columns", "Randomized questions"),
            [whole_text(row.questions) for row in rows],
            is_number=True,
        ),
        Column(
            translate("privacy_columns", "Waves"),
            [whole_text(row.waves) for row in rows],
            is_number=True,
        ),
        Column(
            translate("privacy_columns", "Total ε"),
            [epsilon(row.epsilon) for row in rows],
            is_number=True,
        ),
    ]


def _what(what: str) -> str:
    return translate("privacy_columns", "All waves") if what == "all waves" else what


def export_columns(account: Account) -> list[Column]:
    """Return what each exported file reveals, and what to do."""
    rows = account.exports
    return [
        Column(translate("privacy_columns", "Export"), [translated(row.title) for row in rows]),
        Column(
            translate("privacy_columns", "What its reader can conclude"),
            [translated(row.reveals) for row in rows],
        ),
    ]


def group_columns(account: Account) -> list[Column]:
    """Return the direct questions crossed, with the people in small groups."""
    rows = account.groups or ()
    small, fine = line_icons.icon("warning", "warn"), line_icons.icon("imported", "good")
    return [
        Column(
            translate("privacy_columns", "State"),
            [_state(row) for row in rows],
            icons=[small if row.is_small else fine for row in rows],
        ),
        Column(translate("privacy_columns", "Direct questions"), [row.questions for row in rows]),
        _counts(translate("privacy_columns", "Groups"), [row.cells for row in rows]),
        _counts(translate("privacy_columns", "Smallest"), [row.smallest_cell for row in rows]),
        _counts(translate("privacy_columns", "Small groups"), [row.small_cells for row in rows]),
        _counts(
            translate("privacy_columns", "People in them"),
            [row.people_in_small_cells for row in rows],
        ),
        _counts(translate("privacy_columns", "Alone"), [row.alone for row in rows]),
        Column(translate("privacy_columns", "Make coarser"), [row.coarser or NONE for row in rows]),
    ]


def _state(row: SmallGroupRow) -> str:
    if row.is_small:
        return translate("privacy_columns", "Small groups")
    return translate("privacy_columns", "Large enough")


def _counts(title: str, values: Sequence[int]) -> Column:
    return Column(title, [whole_text(value) for value in values], is_number=True)


PRIVACY_VIEWS: tuple[tuple[str, int, Callable[[Account], list[Column]]], ...] = (
    ("account", 1, answer_columns),
    ("totals", 0, total_columns),
    ("exports", 1, export_columns),
    ("groups", 1, group_columns),
)
"""The tables by the names that the command line gives them, which column takes the room, and its columns."""
