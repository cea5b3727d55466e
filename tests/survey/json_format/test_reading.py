"""Survey definitions: every mistake in one pass, each with its path and what to do."""

# ruff: noqa: E501 - tables of sentences, one a line

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from samples import sample

from surveyapp.designs import Mode
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.checked_value import LONGEST_TEXT, SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse
from surveyapp.survey.json_format.writing import survey_to_json


def mistakes_in(value: object) -> list[str]:
    """Return the lines that tell what is wrong with a definition."""
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(value, "f.survey.json")
    return [str(mistake) for mistake in caught.value.mistakes]


def mistakes_in_text(text: str) -> list[str]:
    return mistakes_in(parse(text.encode(), "f.survey.json"))


def test_the_example_survey_is_read(clinic):
    assert [question.id for question in clinic.recorded_questions] == [
        *("region", "drugs", "bribe", "violence", "source", "trust")
    ]
    assert clinic.languages == ("en", "fr")


def test_a_mode_that_is_not_stated_is_the_first_of_its_design(clinic):
    assert clinic.question("violence").mode is Mode.KIOSK_COINS


def test_in_the_first_format_a_question_must_be_answered_unless_it_says_otherwise(
    make_survey, yes_no_json
):
    survey = make_survey(yes_no_json("a"), yes_no_json("b", required=False))
    assert [question.required for question in survey.recorded_questions] == [True, False]


def test_from_the_second_format_on_a_private_question_may_be_skipped_unless_it_says_otherwise(
    make_survey, yes_no_json
):
    questions = (
        yes_no_json("a", challenge=True),
        yes_no_json("b", required=True),
        yes_no_json("direct", design={"name": "direct"}),
    )
    survey = make_survey(*questions, format="surveyapp-survey/2", checkable_coins=True)
    assert [question.required for question in survey.recorded_questions] == [False, True, True]
    assert read_survey(survey_to_json(survey), "written") == survey


TEN_MISTAKES = """{
  "format": "surveyapp-survey/2",
  "id": "two words",
  "version": 0,
  "languages": ["en", "fr"],
  "title": {"en": "T", "fr": "T", "de": "T"},
  "colour": "red",
  "questions": [
    {"id": "a", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}},
    {"id": "A", "type": "yes_no", "text": {"en": "?", "fr": "?"}, "design": {"name": "warner", "p": "1/2"}},
    {"id": "weight", "type": "yes_no", "text": {"en": "?", "fr": "?"},
     "design": {"name": "two_coins"}, "mode": "own_coins"}
  ] }"""


def test_ten_mistakes_give_ten_lines_each_with_its_path():
    assert [line.split(": ")[0] for line in mistakes_in_text(TEN_MISTAKES)] == [
        "colour",
        "format",
        "id",
        "version",
        "title.de",
        "questions[0].text.fr",
        "questions[1].id",
        "questions[1].design.p",
        "questions[2].id",
        "questions[2].mode",
    ]


WHAT_TO_DO = re.compile(r"must be|needs every|add it|update|give each|rename|allowed:")


def test_each_line_says_what_to_do():
    lines = mistakes_in_text(TEN_MISTAKES)
    assert [line for line in lines if WHAT_TO_DO.search(line) and line.endswith(".")] == lines


def test_the_error_itself_counts_the_mistakes_and_tells_the_first():
    with pytest.raises(
        SurveyMistakes, match=r"f.json has 10 mistake\(s\). The first: colour: is not"
    ):
        read_survey(parse(TEN_MISTAKES.encode(), "f.json"), "f.json")


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ({"format": "surveyapp-survey/7"}, 'format: is "surveyapp-survey/7"; it was written by a newer Surveyapp; update the program.'),
        ({"format": "x"}, 'format: is "x"; it must be "surveyapp-survey/1".'),
        ({"format": 1}, 'format: is 1; it must be "surveyapp-survey/1".'),
        ({"id": ""}, "id: is empty; it must be a name of at most 64 letters a–z, digits, _ and -, beginning with a letter or digit."),
        ({"id": "x" * 65}, None),
        ({"id": "\u0430bc"}, None),  # Cyrillic а
        ({"id": "a\u200bb"}, None),
        ({"id": "a\n"}, None),
        ({"id": "../etc"}, None),
        ({"version": "1"}, 'version: is "1"; it must be a whole number from 1 to 2147483647.'),
        ({"version": True}, "version: is True; it must be a whole number from 1 to 2147483647."),
        ({"version": 1.5}, None),
        ({"version": float("nan")}, "version: is nan; it must be a whole number from 1 to 2147483647."),
        ({"version": 10**400}, None),
        ({"languages": []}, None),
        ({"languages": "en"}, "languages: is a text; it must be a list in brackets."),
        ({"title": "T"}, 'title: is a text; write a text for each language, {"en": "…"}.'),
        ({"title": {"en": " \n"}}, None),
        ({"title": {"en": "x" * (LONGEST_TEXT + 1)}}, "title.en: has 5001 characters; 5000 are the most."),
        ({"title": {"en": "a\u202eb"}}, "title.en: holds the invisible character U+202E; remove it."),
        ({"title": {"en": "a\x00b"}}, "title.en: holds the invisible character U+0000; remove it."),
        ({"title": {"en": "a\x1b[2Jb"}}, "title.en: holds the invisible character U+001B; remove it."),
        ({"title": {"en": "a\ud800b"}}, "title.en: holds the invisible character U+D800; remove it."),
        ({"title": {"en": "a\x1ab"}}, "title.en: holds the invisible character U+001A; remove it."),
        ({"questions": []}, "questions: has 0 entries; it must have 1 to 500."),
        ({"questions": {}}, "questions: is an object; it must be a list in brackets."),
        ({"questions": [1]}, "questions[0]: is a number; it must be an object in braces."),
        ({"extra": 1}, ("extra: is not known here; allowed: format, id, version, languages, title, "
"questions, members, groups, analyst_key, tallies, checkable_coins, kiosk_texts, "
"comprehension_check, after_words, movement, random_answer_order, "
"idle_seconds.")),
        ({"\x1b[2J": 1}, ("\\x1b[2J: is not known here; allowed: format, id, version, languages, "
"title, questions, members, groups, analyst_key, tallies, checkable_coins, "
"kiosk_texts, comprehension_check, after_words, movement, "
"random_answer_order, idle_seconds.")),
    ],
)  # fmt: skip
def test_each_mistake_in_a_survey_gives_one_line(survey_json, more, line):
    lines = mistakes_in(survey_json(**more))
    assert len(lines) == 1
    assert line is None or lines == [line]


NAME_OF_QUESTION = (
    "it must be a name of at most 64 letters a–z, digits, and _, beginning with a letter."
)


@pytest.mark.parametrize(
    ("more", "line"),
    [
        ({"id": "1st"}, f'questions[0].id: is "1st"; {NAME_OF_QUESTION}'),
        ({"id": "a,b"}, f'questions[0].id: is "a,b"; {NAME_OF_QUESTION}'),
        ({"id": "é"}, f'questions[0].id: is "é"; {NAME_OF_QUESTION}'),
        ({"id": "Interview"}, "questions[0].id: is Interview, a name that the record keeps for itself; rename it."),
        ({"type": "yesno"}, 'questions[0].type: is "yesno"; known types are yes_no, single_choice, rating, multiple_choice, number, joint, date, text, ranking, note.'),
        ({"type": None}, "questions[0].type: is None; known types are yes_no, single_choice, rating, multiple_choice, number, joint, date, text, ranking, note."),
        ({"text": {}}, "questions[0].text.en: is missing; every text needs every language."),
        ({"text": {"en": "?", "xx": "?"}}, "questions[0].text.xx: is not one of the survey's languages; add it to them."),
        ({"required": "no"}, 'questions[0].required: is "no"; it must be true or false.'),
        ({"mode": "shown"}, 'questions[0].mode: is "shown"; it must be kiosk_coins or shown_coins or own_device for two_coins.'),
        ({"design": {"name": "warner", "p": "4/5"}, "mode": "shown_coins"}, 'questions[0].mode: is "shown_coins"; it must be kiosk_coins or own_device for warner.'),
        ({"design": "two_coins"}, 'questions[0].design: is a text; write {"name": "two_coins"}, for example.'),
        ({"design": {"name": "coins"}}, None),
        ({"design": {}}, None),
        ({"design": {"name": "two_coins", "p": 1}}, "questions[0].design.p: p is not a parameter of two_coins; it takes none."),
        ({"design": {"name": "warner"}}, None),
        ({"design": {"name": "warner", "p": [[1]]}}, None),
        ({"design": {"name": "forced_choice", "p_truth": "1/2", "p_forced": ["1/4", "1/8", "1/8"]}}, None),
        ({"levels": 5}, None),
    ],
)  # fmt: skip
def test_each_mistake_in_a_question_gives_one_line(survey_json, yes_no_json, more, line):
    lines = mistakes_in(survey_json(yes_no_json(**more)))
    assert len(lines) == 1
    assert lines[0].startswith("questions[0].")
    assert line is None or lines == [line]


@pytest.mark.parametrize("key", ["id", "text", "design", "type"])
def test_a_missing_key_gives_one_line(survey_json, yes_no_json, key):
    question = yes_no_json()
    del question[key]
    assert mistakes_in(survey_json(question)) == [f"questions[0].{key}: is missing; add it."]


def a_choice(*ids: str, **more: object) -> dict[str, object]:
    return {
        "id": "where",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": choice, "text": {"en": choice or "?"}} for choice in ids],
        "design": {"name": "direct"},
        **more,
    }


@pytest.mark.parametrize(
    ("question", "line"),
    [
        (a_choice("a", "A"), "questions[0].choices[1].id: is A, as is questions[0].choices[0].id; give each its own name."),
        (a_choice("a"), "questions[0].choices: has 1 entries; it must have 2 to 256."),
        (a_choice("a", "b c"), None),
        (a_choice("a", "=1+1"), None),
        (a_choice("a", "b", "c", design={"name": "two_coins"}), "questions[0].design.name: is two_coins, a design for 2 answers; this question has 3."),
        (a_choice("a", "b", design={"name": "k_rr", "epsilon": 1, "k": 2}), "questions[0].design.k: k is not a parameter of k_rr; it takes epsilon, p_truth."),
        ({**a_choice("a", "b"), "choices": ["a", "b"]}, None),
    ],
)  # fmt: skip
def test_each_mistake_in_choices_is_told_at_its_path(survey_json, question, line):
    lines = mistakes_in(survey_json(question))
    assert all(found.startswith("questions[0].") for found in lines)
    assert line is None or lines == [line]


@pytest.mark.parametrize("levels", [1, 21, "5", 2.5, True, None, -1])
def test_a_rating_has_two_to_twenty_levels(survey_json, levels):
    question = {"id": "r", "type": "rating", "text": {"en": "?"}, "levels": levels, "design": {"name": "direct"}}  # fmt: skip
    (line,) = mistakes_in(survey_json(question))
    assert line.endswith("it must be a whole number from 2 to 20.")


def test_parameters_are_checked_also_where_the_choices_have_mistakes(survey_json):
    question = a_choice("a", design={"name": "k_rr", "epsilon": "nan"})
    lines = mistakes_in(survey_json(question))
    assert [line.split(": ")[0] for line in lines] == [
        "questions[0].choices",
        "questions[0].design.epsilon",
    ]


def test_two_questions_whose_names_differ_in_case_only_are_refused(survey_json, yes_no_json):
    assert mistakes_in(survey_json(yes_no_json("used"), yes_no_json("Used"))) == [
        "questions[1].id: is Used, as is questions[0].id; give each question its own name."
    ]


def test_a_survey_of_notes_only_is_refused(survey_json):
    note = {"id": "n", "type": "note", "text": {"en": "Hello"}}
    assert mistakes_in(survey_json(note)) == [
        "questions: are all notes; add a question that is recorded."
    ]


def test_a_key_that_is_written_twice_is_told_wherever_it_is():
    text = """{"format": "surveyapp-survey/1", "id": "a", "id": "b", "version": 1, "languages": ["en"],
      "title": {"en": "T"}, "questions": [{"id": "q", "type": "yes_no", "text": {"en": "?"},
      "design": {"name": "warner", "p": "1/5", "p": "1/4"}}]}"""
    assert mistakes_in_text(text) == [
        "id: is written more than once; keep one.",
        "questions[0].design.p: is written more than once; keep one.",
    ]


def test_a_text_that_is_written_twice_in_one_language_is_told():
    text = """{"format": "surveyapp-survey/1", "id": "a", "version": 1, "languages": ["en"],
      "title": {"en": "Do you?", "en": "Don't you?"}, "questions": [{"id": "q", "type": "yes_no",
      "text": {"en": "?"}, "design": {"name": "two_coins"}}]}"""
    assert mistakes_in_text(text) == ["title.en: is written more than once; keep one."]


def test_a_language_that_is_repeated_is_told(survey_json):
    assert mistakes_in(survey_json(languages=["en", "en"])) == [
        "languages[1]: repeats en; keep one."
    ]


def test_texts_are_kept_in_composed_form(make_survey):
    assert make_survey(title={"en": "Cafe\u0301"}).title.any() == "Caf\u00e9"


def test_a_text_that_grows_when_it_is_composed_is_measured_as_it_is_kept(survey_json):
    lines = mistakes_in(survey_json(title={"en": "\u0958" * LONGEST_TEXT}))
    assert lines == ["title.en: has 10000 characters; 5000 are the most."]


def test_right_to_left_marks_and_isolates_are_allowed(make_survey):
    text = "\u2067مرحبا\u2069 \u200f\u200c"
    assert make_survey(title={"en": text}).title.any() == text


@pytest.mark.parametrize("literal", ["NaN", "Infinity", "-Infinity", "1e309", "9" * 5000, "1e-999999999999999999999"])  # fmt: skip
def test_numbers_that_are_none_are_told_at_their_path(literal):
    text = """{"format": "surveyapp-survey/1", "id": "a", "version": %s, "languages": ["en"],
      "title": {"en": "T"}, "questions": [{"id": "q", "type": "yes_no", "text": {"en": "?"},
      "design": {"name": "warner", "p": %s}}]}"""
    lines = mistakes_in_text(text % (literal, literal))
    assert [line.split(": ")[0] for line in lines] == ["version", "questions[0].design.p"]


@pytest.mark.parametrize("value", [None, [], "x", 1, 1.5, True, {}])
def test_what_is_no_survey_at_all_is_told(value):
    assert mistakes_in(value)


def test_a_hundred_thousand_unknown_keys_are_told_in_no_time(survey_json, yes_no_json):
    """Quadratic work would take minutes here."""
    many = {f"k{i}": 1 for i in range(100_000)}
    assert len(mistakes_in(survey_json(yes_no_json(type="what", **many)))) == 1


def test_many_choices_in_many_questions_are_read_in_no_time(survey_json):
    """A channel of 256 × 256 fractions for each question would take minutes here."""
    choices = [{"id": f"c{i}", "text": {"en": "x"}} for i in range(256)]
    design = {"name": "k_rr", "epsilon": 1}
    questions = [a_choice(choices=choices, id=f"q{i}", design=design) for i in range(100)]
    assert len(read_survey(survey_json(*questions), "f").recorded_questions) == 100


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def outcome_of(value: object) -> Survey | tuple[str, ...]:
    """Return the survey or the lines that tell its mistakes; any other error is a bug."""
    try:
        return read_survey(value, "f")
    except SurveyMistakes as problem:
        return tuple(str(mistake) for mistake in problem.mistakes)


@given(json_values)
def test_any_json_value_is_read_or_refused_with_mistakes(value):
    assert outcome_of(value)


def places(value: object, path: tuple = ()) -> list[tuple]:
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()  # fmt: skip
    return [path, *(place for key, item in inner for place in places(item, (*path, key)))]


def replaced(value: object, path: tuple, new: object) -> object:
    if not path:
        return new
    copy = value.copy()
    copy[path[0]] = replaced(value[path[0]], path[1:], new)
    return copy


@settings(max_examples=150)
@pytest.mark.parametrize("name", ["clinic", "asking-less"])
@given(data=st.data())
def test_the_examples_with_any_value_anywhere_are_read_or_refused(name, data):
    example = json.loads(sample(name).read_bytes())
    path = data.draw(st.sampled_from(places(example)))
    assert outcome_of(replaced(example, path, data.draw(json_values)))
