"""The formula language of field tools: what is read, and what is said of a text that is none."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from surveyapp.survey.definition.expressions import ExpressionProblem
from surveyapp.survey.xlsform.formulas import (
    AnswerValue,
    CallValue,
    CurrentValue,
    Formula,
    NumberValue,
    OperationValue,
    PathValue,
    TextValue,
    calls_in,
    conjuncts_of,
    names_in,
    parse_formula,
)


def test_operators_bind_as_in_xpath():
    a, one, two = AnswerValue("a"), NumberValue(Decimal(1)), NumberValue(Decimal(2))
    assert parse_formula("${a} = 1 or ${a} + 2 * 1 > 2 and .") == OperationValue(
        "or",
        OperationValue("=", a, one),
        OperationValue(
            "and",
            OperationValue(">", OperationValue("+", a, OperationValue("*", two, one)), two),
            CurrentValue(),
        ),
    )
    assert parse_formula("-88") == NumberValue(Decimal(-88))
    assert parse_formula(". >= -.5").right == NumberValue(Decimal("-0.5"))


def test_functions_paths_and_columns_are_kept():
    found = parse_formula("if(${a}<.5, pulldata('s', 'u', 'k', ${id}), ../b[name = ${c}]/x)")
    assert names_in(found) == ("a", "id", "c")
    assert calls_in(found) == ("if", "pulldata")
    assert parse_formula("region=${region}").left == PathValue("region")
    assert parse_formula("once( random( ) )") == CallValue("once", (CallValue("random", ()),))
    assert parse_formula("jr:choice-name(${a}, '${a}')").arguments[1] == TextValue("${a}")


def test_conjuncts_are_found_through_brackets():
    assert len(conjuncts_of(parse_formula("(${a} and ${b}) and (${c} or ${d})"))) == 3


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("${a} = \u2018x\u2019", "has the curly quote \u2018; type a straight ' instead (at character 8)."),
        ("${a} = 'x", "has a text without a closing ' (at character 8)."),
        ("$a", "has a $ that begins no ${id}; write the id in braces (at character 1)."),
        ("${a} =", "ends where a value is expected (at character 7)."),
        ("not(${a}", "has no closing ) (at character 9)."),
        ("${a} ${b}", "where and, or or the end is expected (at character 6)."),
        ("1 # 2", "has #, which means nothing in a formula (at character 3)."),
        ("(" * 41, "is nested too deeply (at character 41)."),
        ("1" + " " * 8000, "has 8001 characters, and 8000 are the most (at character 8001)."),
    ],
)  # fmt: skip
def test_what_is_no_formula_is_told_with_its_place(text, said):
    with pytest.raises(ExpressionProblem) as caught:
        parse_formula(text)
    assert str(caught.value).endswith(said)


WORDS = [*"()=/[]*@,.-", "..", "${a}", "'x'", "1", "not", "and", "if"]


@given(st.lists(st.sampled_from(WORDS), max_size=30))
@settings(max_examples=100)
def test_any_words_are_a_formula_or_a_sentence(words):
    text = " ".join(words)
    try:
        found = parse_formula(text)
    except ExpressionProblem as problem:
        found = problem
    assert isinstance(found, Formula) or str(found).endswith(").")
