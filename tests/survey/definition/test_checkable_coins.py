"""The survey option for coins that can be checked."""

from __future__ import annotations

import pytest

from surveyapp.errors import UserProblem
from surveyapp.services.surveys.description import describe_survey
from surveyapp.survey.definition.fingerprint_words import NotInWords, bytes_to_words, words_to_bytes
from surveyapp.survey.definition.formats import FORMAT, SECOND_FORMAT
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json
from surveyapp.survey.xlsform.writing import write_form

DIRECT = {"design": {"name": "direct"}}


def mistakes(survey_json, *questions, value=True):
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(survey_json(*questions, checkable_coins=value), "s")
    return [str(mistake) for mistake in caught.value.mistakes]


def test_the_option_is_read_and_written(survey_json, yes_no_json):
    survey = read_survey(survey_json(yes_no_json(), checkable_coins=True), "s")
    assert survey.checkable_coins
    assert survey_to_json(survey)["checkable_coins"] is True
    assert read_survey(survey_to_json(survey), "s") == survey


def test_a_survey_without_it_keeps_its_bytes(survey_json, yes_no_json):
    plain = read_survey(survey_json(yes_no_json()), "s")
    switched_off = read_survey(survey_json(yes_no_json(), checkable_coins=False), "s")
    assert not plain.checkable_coins
    assert canonical_survey(plain) == canonical_survey(switched_off)
    assert "checkable" not in canonical_survey(plain)


def test_what_is_neither_true_nor_false_is_refused(survey_json, yes_no_json):
    assert mistakes(survey_json, yes_no_json(), value="yes") == [
        "checkable_coins: must be true or false."
    ]


def test_a_survey_without_coins_has_none_to_check(survey_json, yes_no_json):
    assert mistakes(survey_json, yes_no_json(**DIRECT)) == [
        "checkable_coins: is true, but no question has the kiosk's coins; remove it."
    ]


def test_each_question_whose_coin_has_too_many_sides_is_named(survey_json, yes_no_json):
    odds = {"name": "warner", "p": "0.71"}
    found = mistakes(
        survey_json, yes_no_json("a", design=odds), yes_no_json("b"), yes_no_json("c", design=odds)
    )
    assert found == [
        "checkable_coins: is true, but its coin has 100 sides and 36 cards are the most that can be laid "
        f"out; choose odds with a smaller common denominator (question {name})."
        for name in "ac"
    ]


def test_thirty_six_sides_are_laid_out_and_thirty_seven_are_not(survey_json, yes_no_json):
    fits = yes_no_json(design={"name": "warner", "p": "31/36"})
    assert read_survey(survey_json(fits, checkable_coins=True), "s").checkable_coins
    too_many = yes_no_json(design={"name": "warner", "p": "31/37"})
    assert "its coin has 37 sides" in mistakes(survey_json, too_many)[0]


@pytest.mark.parametrize(
    ("design", "why"),
    [
        ({"name": "hadamard", "epsilon": "1"}, "draws more than one coin below a small number"),
        (
            {"name": "local_hashing", "epsilon": "1"},
            "draws more than one coin below a small number",
        ),
    ],
)
def test_designs_without_one_small_coin_are_named(survey_json, design, why):
    choices = [{"id": c, "text": {"en": c}} for c in "abc"]
    question = {"id": "q", "type": "single_choice", "text": {"en": "?"}, "choices": choices}
    (said,) = mistakes(survey_json, {**question, "design": design})
    assert f"{design['name']} {why}" in said
    assert said.endswith("(question q).")


def test_numbers_and_several_answers_have_no_such_coin(survey_json):
    choices = [{"id": c, "text": {"en": c}} for c in "abc"]
    several = {"id": "m", "type": "multiple_choice", "text": {"en": "?"}, "choices": choices}
    (said,) = mistakes(survey_json, {**several, "design": {"name": "unary", "epsilon": "1"}})
    assert "(question m)" in said


def test_designs_of_several_samples_are_named(survey_json, yes_no_json):
    design = {"name": "extended_crosswise", "p": "1/4"}
    (said,) = mistakes(survey_json, yes_no_json(design=design, mode="kiosk_coins"))
    assert "extended_crosswise has coins of several samples" in said


def test_ones_own_device_needs_no_check(survey_json, yes_no_json):
    own = yes_no_json("o", design={"name": "crosswise", "p": "1/4"}, mode="own_device")
    survey = read_survey(survey_json(own, yes_no_json(), checkable_coins=True), "s")
    assert survey.checkable_coins


def test_check_says_that_the_coins_can_be_checked(survey_json, yes_no_json):
    plain, checkable = (
        "\n".join(describe_survey(read_survey(survey_json(yes_no_json(), **more), "s")))
        for more in ({}, {"checkable_coins": True})
    )
    assert "respondents add a card to each coin" in checkable
    assert "card" not in plain


@pytest.mark.parametrize("data", [bytes(4), bytes([255, 1, 2, 3]), bytes(range(256))])
def test_words_are_read_back(data):
    assert words_to_bytes(bytes_to_words(data)) == data
    assert words_to_bytes(bytes_to_words(data).replace("-", " · ").upper()) == data


def test_a_word_that_is_none_is_named():
    with pytest.raises(NotInWords, match="applepie is none of the 256 words"):
        words_to_bytes("acorn-applepie")


# keep or show


CHECKABLE = {"checkable_coins": True}


def challenged(survey_json, question, form=SECOND_FORMAT, **more):
    return survey_json({**question, "challenge": True}, format=form, **more)


def test_a_challenge_is_read_and_written_in_a_format_that_older_programs_refuse(
    survey_json, yes_no_json
):
    survey = read_survey(challenged(survey_json, yes_no_json(), **CHECKABLE), "s")
    assert survey.recorded_questions[0].challenge
    written = survey_to_json(survey)
    assert (written["format"], written["questions"][0]["challenge"]) == (SECOND_FORMAT, True)
    assert read_survey(written, "s") == survey


def test_surveys_without_a_challenge_keep_their_format_and_bytes(survey_json, yes_no_json):
    plain = read_survey(survey_json(yes_no_json(), **CHECKABLE), "s")
    off = survey_json(yes_no_json(challenge=False), format=FORMAT, **CHECKABLE)
    off = read_survey(off, "s")
    assert survey_to_json(plain)["format"] == FORMAT
    assert "challenge" not in canonical_survey(plain)
    assert canonical_survey(off) == canonical_survey(plain)


@pytest.mark.parametrize(
    ("question", "more", "said"),
    [
        ({}, {}, "questions[0].challenge: needs coins that can be checked"),
        (
            {"mode": "shown_coins"},
            CHECKABLE,
            "questions[0].challenge: needs the kiosk's coins after",
        ),
        (DIRECT, {}, "questions[0].challenge: needs coins that can be checked"),
        ({"challenge": "yes"}, CHECKABLE, "questions[0].challenge: must be true or false"),
    ],
)
def test_a_challenge_that_cannot_be_is_named(survey_json, yes_no_json, question, more, said):
    value = survey_json(
        yes_no_json(**{"challenge": True, **question}), format=SECOND_FORMAT, **more
    )
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(value, "s")
    assert [str(each).startswith(said) for each in caught.value.mistakes] == [True]


def test_the_format_says_whether_something_is_new(survey_json, yes_no_json):
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(challenged(survey_json, yes_no_json(), FORMAT, **CHECKABLE), "s")
    assert [str(each) for each in caught.value.mistakes] == [
        f'questions[0].challenge: is new in "{SECOND_FORMAT}"; change the format to that.'
    ]
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(survey_json(yes_no_json(), format=SECOND_FORMAT), "s")
    assert [str(each) for each in caught.value.mistakes] == [
        f'format: is "{SECOND_FORMAT}"; it must be "{FORMAT}".'
    ]


def test_check_warns_of_what_is_shown(survey_json, yes_no_json):
    survey = read_survey(challenged(survey_json, yes_no_json(), **CHECKABLE), "s")
    said = "\n".join(describe_survey(survey))
    assert "a photograph shows what was touched" in said
    assert "only for a harmless question" in said
    assert "what a kiosk remembers no check shows" in said


def test_a_form_of_a_spreadsheet_has_no_word_for_it(survey_json, yes_no_json):
    survey = read_survey(challenged(survey_json, yes_no_json(), **CHECKABLE), "s")
    with pytest.raises(UserProblem, match="challenge"):
        write_form(survey)
