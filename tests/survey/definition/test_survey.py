"""What a survey tells about itself."""

from __future__ import annotations

import math

import pytest

from surveyapp.designs.core.exact import log_up


def test_notes_are_not_recorded(clinic):
    assert len(clinic.questions) == len(clinic.recorded_questions) + 1


def test_direct_questions_are_not_randomized(clinic):
    assert [q.id for q in clinic.recorded_questions if q not in clinic.randomized] == ["region"]


def test_the_total_epsilon_is_that_of_all_randomized_questions(clinic):
    product = 1
    for question in clinic.randomized:
        product *= question.design.channel.worst_ratio
    assert clinic.total_epsilon == log_up(product)


def test_a_randomized_question_that_gives_an_answer_away_makes_the_total_infinite(
    make_survey, yes_no_json
):
    design = {"name": "forced_response", "p_truth": "1/2", "p_yes": "1/2"}
    assert make_survey(yes_no_json("a"), yes_no_json("b", design=design)).total_epsilon == math.inf


def test_an_unknown_question_is_a_key_error(clinic):
    with pytest.raises(KeyError, match="nonsense"):
        clinic.question("nonsense")


@pytest.mark.parametrize(
    ("question", "reports"),
    [
        ("drugs", ("yes", "no")),
        ("region", ("north", "centre", "south")),
        ("trust", ("1", "2", "3", "4", "5")),
    ],
)
def test_recorded_values_are_ids_and_levels(clinic, question, reports):
    assert clinic.question(question).reports == reports


def test_labels_are_in_the_language_of_the_respondent(clinic):
    assert clinic.question("region").labels("fr", str) == ("Nord", "Centre", "Sud")


def test_yes_and_no_are_words_of_the_program(clinic):
    assert clinic.question("drugs").labels("fr", str.upper) == ("YES", "NO")


def test_a_text_in_a_language_that_the_survey_lacks_is_a_key_error(clinic):
    with pytest.raises(KeyError):
        clinic.title.in_language("de")
