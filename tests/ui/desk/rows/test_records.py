"""Each type of question is shown in the records as people read its answers."""

import numpy as np
import pytest
from PySide6.QtCore import QLocale, Qt

from surveyapp.analyses.base.filter import EVERYBODY
from surveyapp.services.dataset.rows import RowList, RowsColumn
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.types.registry import QUESTION_TYPES
from surveyapp.ui.desk.rows.records import RecordsModel

WORDS = Qt.ItemDataRole.DisplayRole
CHOICES = {"choices": [{"id": "a", "text": {"en": "Apple"}}, {"id": "b", "text": {"en": "Bread"}}]}
TYPES = {
    "date": {"minimum": "2020-01-01", "maximum": "2030-12-31"},
    "number": {"minimum": -99, "maximum": 99, "step": "0.5"},
    "ranking": CHOICES,
    "multiple_choice": CHOICES,
    "single_choice": CHOICES,
    "text": {},
    "yes_no": {},
    "rating": {"levels": 5},
}
CELLS = ("2026-11-22", "-1.5", "b a", "a b", "b", "none a b", "yes", "4")


@pytest.fixture
def model():
    direct = {"design": {"name": "direct"}}
    survey = read_survey(
        {
            "format": "surveyapp-survey/2",
            "id": "all",
            "version": 1,
            "title": {"en": "All"},
            "languages": ["en"],
            "questions": [
                {"id": kind, "type": kind, "text": {"en": kind}, **direct, **more}
                for kind, more in TYPES.items()
            ],
        },
        "all",
    )
    columns = tuple(RowsColumn(one.id, one) for one in survey.recorded_questions)
    made = RecordsModel()
    rows = RowList(survey, columns, 2, np.zeros((1, 3), dtype=np.uint64), EVERYBODY)
    made.show(rows)
    made.put(rows, {0: [("0" * 32, *CELLS), ("f" * 32, *("" for _ in CELLS))]})
    return made


def shown(model, row=0):
    return [model.index(row, column).data(WORDS) for column in range(1, model.columnCount())]


def test_answers_are_shown_as_people_read_them(model):
    assert shown(model) == [
        "22 Nov 2026",
        "\N{MINUS SIGN}1.5",
        "Bread, Apple",
        "Apple, Bread",
        "Bread",
        "none a b",
        "Yes",
        "4",
    ]


def test_codes_are_the_record(model):
    model.show_labels(has_labels=False)
    assert shown(model) == list(CELLS)


def test_what_is_missing_is_empty(model):
    assert shown(model, row=1) == [""] * len(CELLS)


def test_numbers_have_the_decimal_sign_of_the_reader(model, monkeypatch):
    german = QLocale(QLocale.Language.German)
    monkeypatch.setattr("surveyapp.ui.digits.locale", lambda: german)
    assert shown(model)[1] == "\N{MINUS SIGN}1,5"


def test_no_type_of_question_is_left_out():
    not_shown_here = {"note", "joint"}  # the one records nothing, the other as a single choice does
    assert {one.type_name for one in QUESTION_TYPES} == {*TYPES, *not_shown_here}
