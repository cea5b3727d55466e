"""Conditions: read, printed back, evaluated over recorded answers."""

from __future__ import annotations

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.survey.definition.expressions import (
    DEEPEST,
    LONGEST_EXPRESSION,
    AllOf,
    AnswerComparison,
    AnyOf,
    CurrentAnswer,
    Expression,
    ExpressionProblem,
    Not,
    NumberLiteral,
    Reference,
    Relation,
    Selected,
    TextLiteral,
    all_of,
    any_of,
    holds,
    parse_expression,
    printed,
    references,
    uses_current_answer,
)

ANSWERS = {"sex": "female", "age": Decimal(17), "goods": "radio bicycle", "skipped": ""}


@pytest.mark.parametrize(
    ("text", "is_true"),
    [
        ("${sex} = 'female'", True),
        ('${sex}="male"', False),
        ("${sex} != 'male'", True),
        ("'female' = ${sex}", True),
        ("${age} >= 18", False),
        ("${age} >= 17", True),
        ("${age} > 17", False),
        ("${age} > 16.5", True),
        ("${age} < 17.0", False),
        ("${age} <= 17.00", True),
        ("${age} = 17.0", True),
        ("18 > ${age}", True),
        ("${age} > -3", True),
        ("selected(${goods}, 'radio')", True),
        ("selected(${goods}, 'rad')", False),
        ("not(selected(${goods}, 'car'))", True),
        ("${skipped} = ''", True),
        ("${skipped} = 'x'", False),
        ("${skipped} != 'x'", True),
        ("${skipped} > 3", False),
        ("not(${skipped} > 3)", True),
        ("${age} > 10 and ${age} < 15", False),
        ("${age} > 20 or ${sex} = 'female'", True),
        ("${age} > 20 or ${sex} = 'male' and ${age} > 1", False),
        ("(${age} > 20 or ${sex} = 'female') and ${age} > 1", True),
        ("${sex} = 'female' or ${age} > 20 and ${age} > 30", True),
        (". >= 0 and . <= 150", True),
        (". = 51", False),
    ],
)
def test_a_condition_is_evaluated(text, is_true):
    assert holds(parse_expression(text), ANSWERS, current=Decimal(50)) is is_true


@pytest.mark.parametrize(
    ("text", "reason", "place"),
    [
        ("", "ends where ${id}, ., a number or a 'text' is expected", 1),
        ("${a}", "ends where one of =, !=, <, <=, > and >= is expected", 5),
        ("${a} = ", "ends where ${id}, ., a number or a 'text' is expected", 7),
        ("${a} = 'x", "has a text without a closing '", 8),
        ("${a} = \u2018x\u2019", "has the curly quote \u2018; type a straight ' instead", 8),
        ("${a} == 'x'", "has = where ${id}, ., a number or a 'text' is expected", 7),
        ("$a = 'x'", "has a $ that begins no ${id}; write the id in braces", 1),
        ("${a} = 'x' && ${b} = 'y'", "has &, which means nothing here", 12),
        ("${a} = x", "has x where ${id}", 8),
        ("${a} + 1 = 2", "has +, which means nothing here", 6),
        ("regex(${a}, 'x')", "has regex, which is not known here", 1),
        ("count-selected(${a}) > 1", "has count-selected, which is not known here", 1),
        ("(${a} = 'x'", "ends where ) is expected", 12),
        ("${a} = 'x')", "has ), where and, or or the end is expected", 11),
        ("not ${a} = 'x'", "has a where ( is expected", 7),
        ("selected('a', 'x')", "has a selected() that does not begin with ${id} or .", 13),
        ("selected(${a}, ${b})", "has a selected() that does not end with a choice in quotes", 20),
        ("${a} = 1.2.3", "has 1", 8),
        ("${a} = 1234567890123456", "has 1", 8),
    ],
)
def test_a_text_that_is_no_condition_says_where(text, reason, place):
    with pytest.raises(ExpressionProblem) as caught:
        parse_expression(text)
    assert str(caught.value.facts["reason"]).startswith(reason)
    assert caught.value.facts["place"] == place


@pytest.mark.parametrize("text", ["(" * 5000, "not(" * (DEEPEST + 1) + "${a} = 1" + ")" * 41])
def test_hostile_nesting_is_refused(text):
    with pytest.raises(ExpressionProblem, match=r"nested too deeply|characters"):
        parse_expression(text)


def test_a_condition_has_a_longest_length():
    fits = "${a} = '" + "x" * (LONGEST_EXPRESSION - 9) + "'"
    assert printed(parse_expression(fits)) == fits
    with pytest.raises(ExpressionProblem, match="2001 characters"):
        parse_expression(fits + " ")


def test_references_come_once_each_in_order():
    condition = parse_expression("${b} > 1 and (not(${a} = 'x') or ${b} < ${c})")
    assert references(condition) == ("b", "a", "c")
    assert not uses_current_answer(condition)
    assert uses_current_answer(parse_expression("${b} > 1 and not(. = 'x')"))


names = st.from_regex(r"[A-Za-z][A-Za-z0-9_]{0,5}", fullmatch=True)
literals = st.builds(
    TextLiteral, st.text(st.characters(blacklist_characters="\"'", blacklist_categories=["Cs"]))
)
numbers = st.builds(
    NumberLiteral, st.decimals(-(10**9), 10**9, allow_nan=False, allow_infinity=False, places=3)
)
looked_at = st.one_of(st.builds(Reference, names), st.just(CurrentAnswer()))
simple = st.one_of(
    st.builds(
        AnswerComparison,
        st.sampled_from(Relation),
        st.one_of(looked_at, literals, numbers),
        st.one_of(looked_at, literals, numbers),
    ),
    st.builds(Selected, looked_at, literals),
)
conditions = st.recursive(
    simple,
    lambda inner: st.one_of(
        st.builds(Not, inner),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: all_of(*parts)),
        st.lists(inner, min_size=2, max_size=3).map(lambda parts: any_of(*parts)),
    ),
    max_leaves=8,
)


@given(conditions)
def test_printing_and_reading_give_the_same_condition(condition: Expression):
    text = printed(condition)
    if len(text) <= LONGEST_EXPRESSION:
        assert parse_expression(text) == condition


@given(conditions, conditions)
def test_conditions_follow_de_morgan(a: Expression, b: Expression):
    both = holds(Not(all_of(a, b)), ANSWERS, "x")
    assert both == holds(any_of(Not(a), Not(b)), ANSWERS, "x")


def test_brackets_that_change_nothing_are_forgotten():
    assert parse_expression("((${a} = 1) and ((${b} = 2) and ${c} = 3))") == AllOf(
        tuple(
            AnswerComparison(Relation.EQUAL, Reference(name), NumberLiteral(Decimal(value)))
            for name, value in (("a", 1), ("b", 2), ("c", 3))
        )
    )
    assert isinstance(parse_expression("${a} = 1 or (${b} = 2 or ${c} = 3)"), AnyOf)
