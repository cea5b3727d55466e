"""A mistake in a survey names its place in words, with the names of questions, never as a path."""

import json

import pytest

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.survey.json_format.checked_value import THE_FILE, Mistake, SurveyMistakes
from surveyapp.survey.json_format.mistake_places import NO_TEXT, names_in
from surveyapp.survey.json_format.reading import read_survey

NEEDED = msg("is missing; add it.")
NAMES = {"questions[0]": "bribe", "questions[1].choices[2]": "often", "members[0]": "paid"}


@pytest.mark.parametrize(
    ("mistake", "said"),
    [
        (Mistake("questions[0].text.de", NO_TEXT, names=NAMES),
         "Question “bribe”: there is no text in German."),
        (Mistake("questions[0].hint.gn", NO_TEXT, names=NAMES),
         "Question “bribe”, hint: there is no text in gn."),
        (Mistake("questions[1].choices[2].text.fr", NO_TEXT, names=NAMES),
         "Question 2, choice “often”: there is no text in French."),
        (Mistake("questions[0].text.de", NO_TEXT), "Question 1: there is no text in German."),
        (Mistake("title.en", msg("is empty; write a text.")), "Title, English: is empty; write a text."),
        (Mistake("members[0].design", NEEDED, names=NAMES), "Part “paid”, design: is missing; add it."),
        (Mistake("questions[0].design.name", NEEDED, names=NAMES),
         "Question “bribe”, design: is missing; add it."),
        (Mistake("members[1].design", NEEDED, names=NAMES), "Part 2, design: is missing; add it."),
        (Mistake("groups[0].of[1]", NEEDED, names=NAMES), "Group 1, question 2: is missing; add it."),
        (Mistake("minimum", NEEDED, "pay, net"), "Column pay, net, smallest answer: is missing; add it."),
        (Mistake("", NEEDED, "pay"), "Column pay: is missing; add it."),
        (Mistake(str(THE_FILE), NEEDED), "is missing; add it."),
        (Mistake("questions[0].colour", NEEDED, names=NAMES),
         "Question “bribe”, colour: is missing; add it."),
        (Mistake("survey row 4, column B", NEEDED), "survey row 4, column B: is missing; add it."),
        (Mistake("questions[1].id", msg("is as {other}.", other="questions[0].id"), names=NAMES),
         "Question 2, id: is as Question “bribe”, id."),
        (Mistake("questions[0]", UserProblem(msg("is {a}.", a=1)), names=NAMES), "Question “bribe”: is 1."),
    ],
)  # fmt: skip
def test_a_mistake_names_its_place_in_words(mistake, said):
    assert str(mistake.message) == said


def test_a_name_that_two_questions_share_names_neither():
    value = {
        "questions": [{"id": "a"}, {"id": "b", "choices": [{"id": "x"}]}, {"id": "a"}, 7, {"id": 3}]
    }
    assert names_in(value) == {"questions[1]": "b", "questions[1].choices[0]": "x"}


@pytest.mark.parametrize(
    "value", [None, [], {}, {"questions": {}}, {"questions": [{"choices": 1}]}]
)
def test_names_are_found_in_whatever_a_file_holds(value):
    assert names_in(value) == {}


def test_a_new_survey_asks_for_a_question():
    value = {"format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"]}
    with pytest.raises(SurveyMistakes) as caught:
        read_survey({**value, "title": {"en": "S"}, "questions": []}, "s")
    assert [str(one.message) for one in caught.value.mistakes] == ["Add at least one question."]


def test_the_command_speaks_of_questions_by_name_and_of_paths_to_programs_only(
    run, tmp_path, a_yes_no_value
):
    path = tmp_path / "s.survey.json"
    path.write_text(json.dumps(a_yes_no_value))
    code, out, err = run("check", path, "--json", "-")
    assert code == 2
    assert err == "error: s.survey.json: Question “bribe”: there is no text in German.\n"
    assert json.loads(out) == [
        {"level": "mistake", "place": "Question “bribe”, text, German", "path": "questions[0].text.de",
         "sentence": "is missing; every text needs every language."},
    ]  # fmt: skip


@pytest.fixture
def a_yes_no_value():
    """Return a survey in two languages whose question has a text in one."""
    question = {
        "id": "bribe",
        "type": "yes_no",
        "text": {"en": "Q"},
        "design": {"name": "two_coins"},
    }
    return {
        "format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en", "de"],
        "title": {"en": "T", "de": "T"}, "questions": [question],
    }  # fmt: skip


def test_a_caution_has_its_place_too(run, tmp_path, a_yes_no_value):
    a_yes_no_value["questions"][0]["text"]["de"] = "F"
    path = tmp_path / "s.survey.json"
    path.write_text(json.dumps(a_yes_no_value))
    code, out, _ = run("check", path, "--json", "-")
    rows = json.loads(out)
    assert code == 0
    assert [(one["level"], one["place"], one["path"]) for one in rows] == [
        ("warning", "texts of the kiosk, German", "kiosk_texts.de")
    ]
