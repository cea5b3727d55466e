"""A mistake in a survey names its place as the forms do, never as a path of the file."""

import pytest

from surveyapp.messages.message import msg
from surveyapp.survey.json_format.checked_value import THE_FILE, Mistake, SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.ui.desk.common.mistake_text import mistake_text

MISSING = msg("is missing; every text needs every language.")


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        (
            Mistake("questions[0].text.de", MISSING),
            "Question 1, text: there is no text in Deutsch.",
        ),
        (
            Mistake("questions[1].choices[2].text.fr", MISSING),
            "Question 2, choice 3, text: there is no text in Français.",
        ),
        (
            Mistake("title.en", msg("is empty; write a text.")),
            "Title, English: is empty; write a text.",
        ),
        (
            Mistake("members[0].design", msg("is missing; add it.")),
            "Part 1, design: is missing; add it.",
        ),
        (
            Mistake("minimum", msg("is missing; add it."), "pay, net"),
            "Column pay, net, smallest answer: is missing; add it.",
        ),
        (Mistake("", msg("is missing; add it."), "pay"), "Column pay: is missing; add it."),
        (Mistake(str(THE_FILE), msg("is missing; add it.")), "is missing; add it."),
        (
            Mistake("survey row 4, column B", msg("is missing; add it.")),
            "survey row 4, column B: is missing; add it.",
        ),
    ],
)
def test_a_mistake_names_its_place_in_words(mistake, said):
    assert mistake_text(mistake) == said


def test_a_new_survey_asks_for_a_question():
    value = {"format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"]}
    with pytest.raises(SurveyMistakes) as caught:
        read_survey({**value, "title": {"en": "S"}, "questions": []}, "s")
    assert [mistake_text(one) for one in caught.value.mistakes] == ["Add at least one question."]
