"""Forms as values: headings, cells' names, and no sheet that leads to anything but sentences."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from surveyapp.errors import UserProblem
from surveyapp.survey.definition.expressions import parse_expression, printed
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.writing import survey_to_json
from surveyapp.survey.xlsform import writing
from surveyapp.survey.xlsform.reading import read_form
from surveyapp.survey.xlsform.rows import bounds
from surveyapp.survey.xlsform.sheets import (
    Sheet,
    address,
    column_letter,
    header_of,
    language_code,
    language_header,
    table_of,
)
from surveyapp.survey.xlsform.writing import write_form


@pytest.mark.parametrize(
    ("column", "letters"), [(0, "A"), (25, "Z"), (26, "AA"), (51, "AZ"), (701, "ZZ"), (702, "AAA")]
)
def test_columns_bear_letters(column, letters):
    assert column_letter(column) == letters


def test_a_cell_is_named_as_people_name_it():
    assert address("survey", 6, 2) == "survey!C7"


@pytest.mark.parametrize(
    ("name", "code"),
    [
        *(("French (fr)", "fr"), ("العربية (ar)", "ar"), ("Portuguese (pt-BR)", "pt-BR")),
        *(("en", "en"), (" en ", "en"), ("Chinese (Hong Kong) (zh-HK)", "zh-HK")),
        *(("French", "fr"), ("français", "fr"), (" Kiswahili ", "sw")),
        *(("Klingon", None), ("", None), ("()", None)),
    ],
)
def test_a_language_is_known_by_its_code(name, code):
    assert language_code(name) == code


def test_a_language_without_a_name_is_headed_by_its_code():
    assert language_header("label", "tpi") == "label::tpi (tpi)"


@pytest.mark.parametrize(
    ("text", "base", "language"),
    [
        ("label", "label", None),
        (" Constraint  Message :: French (fr)", "constraint_message", "fr"),
        ("media::audio::French (fr)", "audio", "fr"),
        ("label::Français", "label", "fr"),
        ("label:english", "label", "en"),
        ("label::Klingon", "label", "Klingon"),
        ("rr::P_Truth", "rr", "p_truth"),
    ],
)
def test_a_heading_names_what_and_in_which_language(text, base, language):
    header = header_of(text, 3)
    assert (header.base, header.language, header.column) == (base, language, 3)


def test_the_first_row_that_is_not_blank_has_the_headings():
    table = table_of(Sheet("survey", ((), (" ",), ("type", "", "name"), (), ("note", "", "a"))))
    assert [header.text for header in table.headers] == ["type", "name"]
    (record,) = table.records
    assert (record.get("type"), record.get("name"), record.get("label")) == ("note", "a", "")
    assert record.address(table.plain("name")) == "survey!C5"


@pytest.mark.parametrize(
    ("text", "low", "high", "rest"),
    [
        (". >= 0 and . <= 120", 0, 120, None),
        (". <= 120 and . >= -5", -5, 120, None),
        (". > 0 and . < 120", 1, 119, None),
        ("0 <= . and 120 > .", 0, 119, None),
        (". >= 0 and . >= 5 and . <= 9", 0, 9, ". >= 5"),
        (". >= 0 and . <= 9 and . != 4", 0, 9, ". != 4"),
        (". >= 0.5 and . <= 9", None, 9, ". >= 0.5"),
        (". >= 0 or . <= 9", None, None, ". >= 0 or . <= 9"),
        (". = 3", None, None, ". = 3"),
        (". >= ${a}", None, None, ". >= ${a}"),
    ],
)
def test_bounds_are_taken_out_of_a_constraint(text, low, high, rest):
    found = bounds(parse_expression(text))
    assert found[:2] == (low, high)
    assert (found[2] and printed(found[2])) == rest


headings = st.sampled_from(
    [
        *(
            "type",
            "name",
            "label",
            "label::English (en)",
            "label::French (fr)",
            "label::x",
            "::",
            "rr::",
        ),
        *("hint", "relevant", "constraint", "required", "parameters", "calculation", "rr::design"),
        *(
            "rr::p",
            "rr::rows",
            "rr::p_forced",
            "rr::mode",
            "rr::type",
            "rr::minimum",
            "audio",
            "image",
        ),
        *("choice_filter", "value", "label:french", "readonly", "relevance", "repeat_count"),
        *("list_name", "form_id", "form_title", "version", "default_language", "disabled", "", "é"),
    ]
)
cells = st.sampled_from(
    [
        *("", " ", "select_one yn", "select_one", "select_multiple yn", "integer", "range", "note"),
        *(
            "begin_group",
            "end_group",
            "text",
            "start",
            "calculate",
            "decimal",
            "begin_repeat",
            "end_repeat",
            "select_one yn or_other",
            "acknowledge",
            "yn",
            "yes",
            "no",
            "a",
            "b",
            "a",
        ),
        *(
            "${a} = 'yes'",
            "${b} > 1 and . < 2",
            ". >= 0 and . <= 9",
            "${a} = ",
            "once(random())",
            "if(${a} < 0.5, ${b}, 'yes')",
            "yn = ${a}",
            "int(random() * 6) + 1",
            "${a} != -88 and not(${b})",
            "instance('x')/root/item[name = ${a}]",
            "-88",
            "${a}",
            "true",
            "1",
        ),
        *(
            "two_coins",
            "matrix",
            "k_rr",
            "warner",
            "1/2",
            "[1e999, NaN]",
            "[[[[]]]]",
            "{",
            '{"a": 1}',
        ),
        *(
            "English (en)",
            "fr",
            "start=1 end=5",
            "end=x",
            "=",
            "own_device",
            "single_choice",
            "9" * 40,
        ),
        *("Text", "\u202e", "\x00", "x" * 6000, "Oui ${a}"),
    ]
)
sheets = st.lists(st.lists(cells, max_size=9).map(tuple), max_size=7)


@st.composite
def forms(draw):
    named = []
    usual = {
        "survey": ("type", "name", "label::English (en)", "relevant", "rr::design", "rr::p"),
        "choices": ("list_name", "name", "label::English (en)"),
        "settings": ("form_id", "version"),
    }
    for name, first in usual.items():
        head = (*(first if draw(st.booleans()) else ()), *draw(st.lists(headings, max_size=5)))
        named.append(Sheet(name, (head, *draw(sheets))))
    return tuple(named)


@given(forms())
@settings(max_examples=300)
def test_whatever_stands_in_a_form_there_are_sentences_with_cells(form):
    try:
        read_form(form, "form.xlsx")
    except SurveyMistakes as problem:
        for mistake in problem.mistakes:
            assert re.fullmatch(r"(survey|choices|settings)![A-Z]+[0-9]+|sheet \w+", mistake.path)
            assert str(mistake.sentence).endswith(".")
            assert "questions[" not in str(mistake.sentence)


@pytest.mark.parametrize("parameters", ["{", "{a}", "randomize={0}"])
def test_braces_in_a_cell_are_shown_as_they_are(parameters):
    """They are a fact of the sentence, not a place in it."""
    form = (
        Sheet("survey", (
            ("type", "name", "label::English (en)", "parameters"),
            ("select_one yn", "drugs", "Drugs?", parameters),
        )),
        Sheet("choices", (
            ("list_name", "name", "label::English (en)"),
            ("yn", "yes", "Yes"),
            ("yn", "no", "No"),
        )),
    )  # fmt: skip
    report = read_form(form, "form.xlsx").report
    why = "choices stand in the order of their list; random_answer_order mixes them"
    left_out = [str(line.sentence) for line in report.lines if line.cell == "survey!D2"]
    assert left_out == [f"{parameters} is left out; {why}."]


def test_what_forms_have_no_words_for_is_not_dropped_on_the_way(small, monkeypatch):
    value = {**survey_to_json(small), "groups": [], "questions": [{"type": "joint"}]}
    monkeypatch.setattr(writing, "survey_to_json", lambda _: value)
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*The survey cannot be written).*XLSForm cannot express groups, joint\.$",
    ):
        write_form(small)
