"""The kiosk's own texts in a survey's languages: kept in its file, their places checked, nothing else."""

import pytest

from surveyapp.survey.definition.formats import FORMAT, SECOND_FORMAT
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json

AMHARIC = {"Go on": "ቀጥል", "{number} of {total}": "{number} ከ {total}"}


@pytest.fixture
def spoken(survey_json, yes_no_json):
    """Return the JSON value of a survey in English and Amharic, with what the kiosk says in Amharic."""

    def make(texts, **more):
        question = yes_no_json(text={"en": "?", "am": "?"})
        return survey_json(
            question,
            **{
                "format": SECOND_FORMAT,
                "languages": ["en", "am"],
                "title": {"en": "Water", "am": "ውኃ"},
                "kiosk_texts": texts,
                **more,
            },
        )

    return make


def mistakes_in(value):
    with pytest.raises(SurveyMistakes) as met:
        read_survey(value, "s.survey.json")
    return [str(mistake) for mistake in met.value.mistakes]


def test_they_are_read_and_written_again(spoken):
    survey = read_survey(spoken({"am": AMHARIC}), "s.survey.json")

    assert survey.kiosk_texts.in_language("am") == AMHARIC
    assert survey.kiosk_texts.in_language("en") == {}
    written = survey_to_json(survey)
    assert written["format"] == SECOND_FORMAT
    assert read_survey(written, "s.survey.json") == survey


def test_a_survey_without_them_is_of_the_first_format_as_ever(spoken):
    survey = read_survey(spoken({}), "s.survey.json")

    written = survey_to_json(survey)

    assert written["format"] == FORMAT
    assert "kiosk_texts" not in written


def test_what_the_kiosk_no_longer_says_does_no_harm(spoken):
    survey = read_survey(spoken({"am": {"Toss the farthing": "…"}}), "s.survey.json")

    assert survey.kiosk_texts.in_language("am") == {"Toss the farthing": "…"}


@pytest.mark.parametrize(
    ("texts", "said"),
    [
        ({"am": {"{number} of {total}": "{number}"}}, "must have {number}, {total} in the text"),
        (
            {"am": {"{number} of {total}": "{number} {total} {total}"}},
            "must have {number}, {total}",
        ),
        ({"am": {"{number} of {total}": "{number} {total:>99}"}}, "must have {number}, {total}"),
        ({"am": {"{number} of {total}": "{number} {total"}}, "must have {number}, {total}"),
        ({"am": {"Go on": "{0}"}}, "must have no braces in the text for “Go on”"),
        ({"am": {"Go on": "}"}}, "must have no braces in the text for “Go on”"),
        ({"am": {"Go on": " "}}, "has no text for “Go on”"),
        ({"am": {"Go on": 3}}, "has no text for “Go on”"),
        ({"am": {"{": "x"}}, "which is not a text of the kiosk"),
        ({"am": {"Go on": "a\u202eb"}}, "invisible character"),
        ({"my": {"Go on": "x"}}, "kiosk_texts.my: is not one of the survey's languages"),
        ({"am": []}, "kiosk_texts.am: is a list"),
        ([], "kiosk_texts: is a list"),
    ],
)
def test_what_would_be_shown_wrongly_is_refused(spoken, texts, said):
    (mistake,) = mistakes_in(spoken(texts))

    assert said in mistake


def test_programs_that_do_not_know_them_refuse_the_survey_by_its_format(spoken):
    (mistake,) = mistakes_in(spoken({"am": AMHARIC}, format=FORMAT))

    assert mistake == 'kiosk_texts: is new in "surveyapp-survey/2"; change the format to that.'
