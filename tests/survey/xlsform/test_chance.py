"""Odds of formulas with random draws, exact."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.survey.xlsform.chance import Draws, NotReadable, odds_of
from surveyapp.survey.xlsform.formulas import parse_formula


def odds(text, calculations=(), known=(), coins=()):
    draws = Draws({name: parse_formula(each) for name, each in dict(calculations).items()})
    return odds_of(draws.in_place(parse_formula(text), "it"), dict(known), dict(coins))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("random() < 0.3", {"true": "3/10", "false": "7/10"}),
        ("if(once(random()) * 2 >= 1, 'a', 'b')", {"a": "1/2", "b": "1/2"}),
        ("int(random() * 6) + 1 <= 2", {"true": "1/3", "false": "2/3"}),
        ("round(random() * 2, 0)", {"0": "1/4", "1": "1/2", "2": "1/4"}),
        ("if(random() < 0.5, if(random() < 0.5, 'x', 'y'), 'z')", {"x": "1/4", "y": "1/4", "z": "1/2"}),
        ("int(random() * 10) mod 3 = 0", {"true": "2/5", "false": "3/5"}),
        ("1 - random() > 0.25 and random() < 0.5", {"true": "3/8", "false": "5/8"}),
        ("concat('a', int(random() * 2))", {"a0": "1/2", "a1": "1/2"}),
    ],
)  # fmt: skip
def test_the_odds_of_steps_are_exact(text, expected):
    assert odds(text) == {said: Fraction(share) for said, share in expected.items()}


def test_a_calculation_is_drawn_once_however_often_it_is_used():
    calculations = {"u": "random()", "v": "if(${u} < 0.5, 'low', 'high')"}
    assert odds("${v} = 'low' and ${u} > 0.25", calculations) == {
        "true": Fraction(1, 4),
        "false": Fraction(3, 4),
    }


def test_answers_and_coins_are_put_in():
    coins = {"coin": ("heads", "tails")}
    text = "if(${coin} = 'heads', ${q}, 'yes')"
    assert odds(text, known={"q": "no"}, coins=coins) == {
        "no": Fraction(1, 2),
        "yes": Fraction(1, 2),
    }


@pytest.mark.parametrize(
    "text",
    [
        "random()",
        "random() * 10",
        "today() < 5",
        "${nobody}",
        "int(random() * 100000)",
        "pulldata('a')",
        "1 div 0",
    ],
)
def test_what_has_no_odds_is_not_read(text):
    with pytest.raises(NotReadable):
        odds(text)


def test_a_calculation_of_itself_is_not_read():
    with pytest.raises(NotReadable):
        odds("${a}", {"a": "${b}", "b": "${a}"})
