"""Which format a survey says is found from the keys that it uses, in one place."""

import pytest

from surveyapp.survey.definition.formats import FORMAT, SECOND_FORMAT, needed_format, new_keys


def test_a_survey_without_new_keys_is_of_the_first_format():
    assert needed_format({"id": "s", "questions": [{"id": "q"}]}) == FORMAT


def test_a_new_key_of_a_question_needs_the_second_format():
    value = {"questions": [{"id": "a"}, {"id": "b", "challenge": True}]}

    assert needed_format(value) == SECOND_FORMAT
    assert list(new_keys(value)) == [("questions[1].challenge", True)]


@pytest.mark.parametrize("questions", [None, 3, "challenge", ["challenge"], {"challenge": True}])
def test_questions_of_another_shape_do_not_matter(questions):
    assert needed_format({"questions": questions}) == FORMAT


@pytest.mark.parametrize(
    ("version", "needed"),
    [
        *((1, FORMAT), (1_000_000, FORMAT), ("2", FORMAT)),
        *((1_000_001, SECOND_FORMAT), (2_026_112_201, SECOND_FORMAT)),
    ],
)
def test_a_version_of_ten_digits_needs_the_second_format(version, needed):
    assert needed_format({"version": version, "questions": []}) == needed
