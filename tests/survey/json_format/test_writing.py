"""Surveys as JSON values: what is written is read back equal, and always in the same bytes."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json


def reread(survey):
    return read_survey(parse(canonical_survey(survey).encode(), "f"), "f")


def test_the_example_is_read_back_equal(clinic):
    assert reread(clinic) == clinic


def test_the_canonical_line_is_stable(clinic):
    assert canonical_survey(reread(clinic)) == canonical_survey(clinic)


def test_the_canonical_line_is_one_line(make_survey):
    assert "\n" not in canonical_survey(make_survey(title={"en": "two\nlines \u2028 three"}))


def test_the_order_of_keys_in_the_file_does_not_matter(clinic_path, clinic):
    value = json.loads(clinic_path.read_bytes())
    turned = {key: value[key] for key in reversed(value)}
    assert canonical_survey(read_survey(turned, "f")) == canonical_survey(clinic)


@pytest.mark.parametrize("notation", ["0.75", 0.75, "3/4", "75e-2", "6/8"])
def test_the_notation_of_a_number_does_not_matter(make_survey, yes_no_json, notation):
    survey = make_survey(yes_no_json(design={"name": "warner", "p": notation}))
    assert '"p":"3/4"' in canonical_survey(survey)


def test_defaults_are_written_out(clinic):
    drugs = survey_to_json(clinic)["questions"][2]
    assert (drugs["mode"], drugs["required"]) == ("kiosk_coins", True)


@given(
    st.from_regex(r"0?\.[0-9]{1,45}(e-?[0-9]{1,2})?", fullmatch=True),
    st.text(st.characters(), min_size=1, max_size=40),
)
def test_whatever_is_accepted_is_read_back_equal(make_survey, yes_no_json, number, text):
    """Else a kiosk would store interviews in a file that it refuses at its next start."""
    design = {"name": "forced_response", "p_truth": number, "p_yes": "0"}
    epsilon = {"name": "k_rr", "epsilon": number}
    rating = {"id": "r", "type": "rating", "levels": 3, "text": {"en": text}, "design": epsilon}
    try:
        survey = make_survey(yes_no_json(design=design), rating, title={"en": text})
    except SurveyMistakes:
        return
    assert reread(survey) == survey
