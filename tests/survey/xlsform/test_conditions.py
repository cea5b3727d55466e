"""Formulas of forms as conditions of surveys: exactly, or with the reason why not."""

from __future__ import annotations

from decimal import Decimal

import pytest

from surveyapp.survey.definition.expressions import parse_expression, printed
from surveyapp.survey.types.base import AnswerKind
from surveyapp.survey.xlsform.conditions import FormConditions, KnownRow, hull
from surveyapp.survey.xlsform.formulas import parse_formula

CALCULATIONS = {
    "adult": "${age} >= 18",
    "stage": "if(${age} < 6, 'a', if(${age} < 24, 'b', 'c'))",
    "flag": "if(${age} >= 60, 1, 0)",
    "years": "${age} div 12",
    "coin": "once(random())",
    "loop": "${loop}",
    "same": "coalesce(${q}, '')",
}


@pytest.fixture
def form():
    ids = {"yes": "yes", "-88": "minus_88", "1": "1"}
    return FormConditions(
        rows={
            "q": KnownRow("q", AnswerKind.WORD, ids),
            "hh-age": KnownRow("hh_age", AnswerKind.NUMBER),
            "age": KnownRow("age", AnswerKind.NUMBER),
            "m": KnownRow("m", AnswerKind.CHOICES, ids),
            "d": KnownRow(
                "d",
                AnswerKind.WORD,
                {"x": "x", "y": "y"},
                (("d_1", frozenset({"x"})), ("d_2", frozenset({"x", "y"}))),
            ),
        },
        gone={"name": "survey!A9"},
        calculations={name: parse_formula(text) for name, text in CALCULATIONS.items()},
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "becomes"),
    [
        ("${q} = 1", "${q} = '1'"),
        ("${q} = '-88'", "${q} = 'minus_88'"),
        ("-88 = ${q}", "'minus_88' = ${q}"),
        ("${hh-age} > '5'", "${hh_age} > 5"),
        ("${age} = ''", "${age} = ''"),
        ("selected(${m}, '-88') and ${q}", "selected(${m}, 'minus_88') and ${q} != ''"),
        ("count-selected(${m}) >= 1", "${m} != ''"),
        ("string-length(${q}) = 0", "${q} = ''"),
        ("not(${q} = 'yes') or false()", "not(${q} = 'yes')"),
        ("${adult} = 1", "${age} >= 18"),
        ("${adult} = false()", "not(${age} >= 18)"),
        ("${adult}", "${age} >= 18"),
        ("${flag} = 1", "${age} >= 60"),
        ("${stage} = 'b'", "not(${age} < 6) and ${age} < 24"),
        ("${same} = 'yes'", "${q} = 'yes'"),
        ("number(${age}) < 5", "${age} < 5"),
        ("${d} = 'x'", "${d_1} = 'x' or ${d_2} = 'x'"),
        ("${d} = 'y'", "${d_2} = 'y'"),
        ("${d} != 'x'", "${d_1} != 'x' and ${d_2} != 'x'"),
        ("${d} != ''", "${d_1} != '' or ${d_2} != ''"),
        ("${d} = ''", "${d_1} = '' and ${d_2} = ''"),
        ("selected(${d}, 'y')", "${d_2} = 'y'"),
        ("${nowhere} = 'yes'", "${nowhere} = 'yes'"),
    ],
)
def test_a_formula_becomes_the_same_condition(form, text, becomes):
    assert printed(form.condition(parse_formula(text), None)) == becomes


@pytest.mark.parametrize(
    ("text", "always"), [("true()", True), ("1 = 2", False), ("'a' = 'a'", True)]
)
def test_what_needs_no_answer_is_decided(form, text, always):
    assert form.condition(parse_formula(text), None) is always


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("${name} != ''", "it depends on ${name}, which is left out (survey!A9)"),
        ("${age} > today()", "it uses today(), which surveys do not have"),
        ("${years} > 1", "it calculates, and conditions only compare answers"),
        ("${age} + 1 > 5", "it calculates, and conditions only compare answers"),
        ("${coin} < 0.5", "it depends on ${coin}, which chance decides (random)"),
        ("${loop} = 1", "${loop} is calculated from itself"),
        ("../age > 3", "it looks at ../age, which surveys do not have"),
        ("count-selected(${m}) = 2", "it counts choices or letters, which conditions cannot"),
        ("${d} < 'x'", "it compares ${d} with an answer"),
        ("${age}", "it does not compare answers"),
        (" or ".join(["${q} = 'yes'"] * 101), "it is too long"),
    ],
)
def test_what_no_condition_can_say_is_not_approximated(form, text, why):
    assert str(form.condition(parse_formula(text), None)) == why


def test_calculations_that_double_at_each_step_end(form):
    form.calculations["c0"] = parse_formula("if(${q} = 'yes', 1, 0)")
    for step in range(1, 40):
        text = f"if(${{c{step - 1}}} = 1, ${{c{step - 1}}}, 0)"
        form.calculations[f"c{step}"] = parse_formula(text)
    assert str(form.condition(parse_formula("${c39} = 1"), None)) == "it is too long"


@pytest.mark.parametrize(
    ("text", "low", "high"),
    [
        ("(. >= 18 and . <= 99) or . = -88", -88, 99),
        (". >= 0 or . = -99", -99, None),
        (". != 3", None, None),
        ("5 >= . and . > 2.5", Decimal("2.5"), 5),
        ("not(. > 3)", None, None),
    ],
)
def test_the_ends_of_a_constraint_cover_all_its_parts(text, low, high):
    assert hull(parse_expression(text)) == (low, high)
