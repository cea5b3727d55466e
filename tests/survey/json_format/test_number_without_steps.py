"""A number without coins that has no steps: any decimal between its ends, a value of the second format."""

from __future__ import annotations

import json
from fractions import Fraction

import pytest
from schema import check_fits_schema

from surveyapp.designs.core.scale import AnswerOffScale
from surveyapp.services.kiosk.answer_entry import NumberEntry
from surveyapp.services.surveys.description import describe_survey
from surveyapp.storage.surveys.survey_files import load_survey, save_survey
from surveyapp.storage.surveys.xlsform import load_form, save_form
from surveyapp.survey.definition.formats import FORMAT, SECOND_FORMAT
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json


@pytest.fixture
def income(survey_json, yes_no_json):
    def make(step="any", design=None, file_format=SECOND_FORMAT, ends=(0, 100_000)):
        asked = {
            key: value for key, value in yes_no_json("income").items() if key in {"id", "text"}
        }
        scale = {"minimum": ends[0], "maximum": ends[1], "step": step}
        design = design or {"name": "direct"}
        return survey_json(
            {**asked, "type": "number", **scale, "design": design}, format=file_format
        )

    return make


def test_it_is_read_and_written_back_in_the_second_format(income, tmp_path):
    value = income()
    check_fits_schema(value)
    survey = read_survey(value, "s")
    written = survey_to_json(survey)
    assert (written["format"], written["questions"][0]["step"]) == (SECOND_FORMAT, "any")
    save_survey(survey, tmp_path / "s.survey.json")
    assert load_survey(tmp_path / "s.survey.json") == survey
    assert "  answers from 0 to 100000" in [*describe_survey(survey)]
    save_form(survey, tmp_path / "s.xlsx")
    again = load_form(tmp_path / "s.xlsx").survey
    assert again.question("income").scale == survey.question("income").scale


def test_with_a_step_the_format_is_the_first_as_before(income):
    survey = read_survey(income("0.01", file_format=FORMAT), "s")
    assert survey_to_json(survey)["format"] == FORMAT


def test_the_first_format_refuses_it_by_the_name_of_the_second(income):
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(income(file_format=FORMAT), "s")
    assert [one.path for one in caught.value.mistakes] == ["questions[0].step"]
    assert SECOND_FORMAT in str(caught.value)


def test_any_decimal_between_the_ends_is_recorded_as_it_is(income):
    question = read_survey(income(), "s").question("income")
    for cell in ("0", "100000", "0.0000000001", "1234.56789", "99999.999"):
        assert question.recorded(cell) == cell
        assert question.unlisted.is_report(cell)
        assert question.is_answer(Fraction(cell))
    assert not question.unlisted.is_report("100000.01")
    with pytest.raises(AnswerOffScale, match=r"^The number must be from 0 to 100000\.$"):
        question.scale.position(Fraction(-1))


def test_a_kiosk_takes_it_key_by_key(income):
    entry = NumberEntry(read_survey(income(), "s").question("income").scale)
    for key in "12.345":
        entry.press(key)
    assert (entry.shown("."), entry.problem) == ("12.345", None)


@pytest.mark.parametrize("ends", [(0, 1e12), ("-0.000001", "0.000001"), (-999999999999, "0.5")])
def test_ends_far_apart_or_close_together_have_room(income, ends):
    survey = read_survey(income(ends=ends), "s")
    again = read_survey(json.loads(json.dumps(survey_to_json(survey))), "s")
    assert again == survey


def test_reports_of_coins_are_counted_so_that_they_need_steps(income):
    design = {"name": "laplace", "epsilon": "1"}
    with pytest.raises(SurveyMistakes, match="more than a million possible answers"):
        read_survey(income(design=design), "s")
