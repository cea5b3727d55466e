"""Randomization from form logic: found, told apart from samples, with its odds as a design."""

# ruff: noqa: E501 - a formula and its design are a line

from __future__ import annotations

import pytest

from surveyapp.survey.xlsform.formulas import parse_formula
from surveyapp.survey.xlsform.randomization import AskedRow, Calculation, FormChance


def form(*, report, choices=("yes", "no"), label="Drugs?", **calculations):
    stated = [*calculations.items(), ("report", report)]
    rows = [Calculation(n, f"survey!A{5 + i}", parse_formula(t)) for i, (n, t) in enumerate(stated)]
    asked = {
        "q": AskedRow("q", "survey!A2", choices, label),
        "coin": AskedRow("coin", "survey!A3", ("heads", "tails"), "Toss a coin."),
        "n": AskedRow("n", "survey!A4", (), "How many?"),
    }
    return FormChance(asked, {row.name: row for row in rows})


@pytest.mark.parametrize(
    ("report", "design"),
    [
        ("if(${u} < 0.5, ${q}, if(${v} < 0.5, 'yes', 'no'))", {"name": "two_coins"}),
        ("if(${u} < 0.75, ${q}, if(${v} < 0.4, 'yes', 'no'))", {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/10"}),
        ("if(${u} < 0.75, ${q}, 'no')", {"name": "forced_response", "p_truth": "3/4", "p_yes": "0"}),
        ("if(${u} < 0.2, ${q}, if(${q} = 'yes', 'no', 'yes'))", {"name": "warner", "p": "1/5"}),
        ("if(${u} < 0.8, if(${q} = 'yes', 'yes', 'no'), if(${q} = 'yes', 'no', 'yes'))", {"name": "forced_response", "p_truth": "3/5", "p_yes": "1/5"}),
    ],
)  # fmt: skip
def test_the_odds_become_a_design(report, design):
    found = form(report=report, u="once(random())", v="once(random())").masked()["q"]
    assert found.design == design


def test_three_choices_become_forced_choice_or_a_matrix():
    three = ("a", "b", "c")
    forced = form(report="if(${u} < 0.4, ${q}, 'a')", choices=three, u="once(random())").masked()
    assert forced["q"].design == {
        "name": "forced_choice",
        "p_truth": "2/5",
        "p_forced": ["3/5", "0", "0"],
    }
    told = "if(${u} < 0.5, ${q}, if(${q} = 'a', 'b', if(${q} = 'b', 'c', 'a')))"
    matrix = form(report=told, choices=three, u="once(random())").masked()
    assert matrix["q"].design == {
        "name": "matrix",
        "rows": [["1/2", "1/2", "0"], ["0", "1/2", "1/2"], ["1/2", "0", "1/2"]],
    }
    told = "if(${u} < 0.5, ${q}, if(${q} = 'a', 'b', 'a'))"
    untold = form(report=told, choices=three, u="once(random())").masked()["q"]
    assert (untold.design, "b → a 1/2, b 1/2" in str(untold.sentence)) == (None, True)


@pytest.mark.parametrize(
    "report",
    [
        "if(${q} = 'yes' and ${u} < 0.2, 'ask', 'no')",  # a sample of those who say yes
        "concat(${q}, '-', int(${u} * 1000))",  # a number for the interview
        "if(${u} < 0.5, 'a', 'b')",  # an arm
        "if(${q} = '', pulldata('wave1', 'smokes', 'id', ${n}), ${q})",  # what is known already
    ],
)
def test_samples_numbers_and_arms_are_no_masks(report):
    assert form(report=report, u="once(random())").masked() == {}


@pytest.mark.parametrize(
    ("report", "said"),
    [
        ("if(${u} < 0.5, ${q}, ${coin})", "cannot be read"),
        ("${n} + int(${u} * 10)", "cannot be read"),
        ("if(${u} < 0.5, ${q}, 'maybe')", "cannot be read"),
        ("if(pulldata('coins', 'u', 'k', ${n}) < 0.5, ${q}, 'no')", "the coin ${report} comes from a file"),
        ("if(${coin} = 'heads', ${q}, 'no')", "the coin ${coin} is recorded"),
        ("if(random() < 1, ${q}, 'no')", "yes → yes 1; no → no 1"),
    ],
)  # fmt: skip
def test_what_cannot_become_a_design_has_to_change(report, said):
    (found,) = form(report=report, u="once(random())").masked().values()
    assert found.design is None
    assert said in str(found.sentence)


def test_faults_are_named_with_their_cells():
    said = str(form(report="if(${u} < 0.5, ${q}, 'no')", u="random()").masked()["q"].sentence)
    assert "random() in survey!A5 is not inside once()" in said
    assert "the coin ${u} is recorded" in said
    assert "the true answer to ${q} is recorded" in said


def test_the_share_that_a_gate_lets_through_is_exact():
    chance = form(report="${u} < 0.5", u="once(random())")
    assert str(chance.share(parse_formula("${u} < 0.25 or ${u} > 0.5"))) == "3/4"
    assert chance.share(parse_formula("${u} < ${n}")) is None
    assert chance.is_gate(parse_formula("${report} = true()"))
    assert not chance.is_gate(parse_formula("${n} = 1"))
    assert chance.is_coin_gate(parse_formula("${coin} = 'heads'"))


def test_a_long_chain_of_calculations_is_read_in_bounded_time():
    chain = {f"c{i}": f"if(${{c{i - 1}}} < 0.5, ${{q}}, ${{c{i - 1}}})" for i in range(1, 300)}
    chance = form(report="${c299}", c0="once(random())", **chain)
    assert chance.masked()["q"].design is None
    assert len(chance.faults_of("report")) <= 8
