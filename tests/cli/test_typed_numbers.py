"""Every option of the command line takes numbers as people write them."""

from __future__ import annotations

import json

import pytest

from surveyapp.analyses.registry import ANALYSES
from surveyapp.cli.options.design import design_from_options, stated_design
from surveyapp.cli.parser import new_parser
from surveyapp.options import OptionKind, OptionProblem
from tests.contracts.test_terminal import commands_of

NUMBERS = {OptionKind.NUMBER, OptionKind.EXACT}
OF_NUMBERS = [
    pytest.param(one, id=f"{analysis.name} {one.flag}")
    for analysis in ANALYSES
    for one in analysis.options()
    if one.kind in NUMBERS
]


def test_no_option_reads_numbers_by_itself():
    types = {
        (" ".join(words), *action.option_strings): action.type
        for words, command in commands_of(new_parser())
        for action in command._actions
    }
    assert [where for where, kind in types.items() if kind in {int, float}] == []
    assert sum(kind.__name__ == "number_type" for kind in types.values() if kind) >= 4


@pytest.mark.parametrize("option", OF_NUMBERS)
def test_declared_numbers_are_understood_in_every_notation(option):
    half = option.low + 0.5 if abs(option.low) < 1e6 else 0.5
    notations = [f"{half}", f"{half}".replace(".", ","), f"{100 * half:g} %", f"{int(2 * half)}/2"]
    assert {option.read(text) for text in notations} == {option.read(half)}
    with pytest.raises(OptionProblem, match=r"is not a number; write it as 0\.25, 25 % or 1/4"):
        option.read("abc")


@pytest.mark.parametrize(
    "typed",
    [
        ["--set", "p=0,2", "--error", "4 %", "--confidence", "95%", "--prevalence", "0,15"],
        ["--set", "p=20 %", "--error", "0,04", "--confidence", "0,95", "--prevalence", "٪١٥"],
        ["--set", "p=1/5", "--error", "1/25", "--confidence", "19/20", "--prevalence", "15%"],
    ],
)
def test_a_plan_is_the_same_in_every_notation(run, typed):
    usual = ["--set", "p=0.2", "--error", "0.04", "--confidence", "0.95", "--prevalence", "0.15"]
    plan = ["plan", "--design", "crosswise", "--json", "-"]
    code, out, _ = run(*plan, *typed)
    assert code == 0
    assert json.loads(out) == json.loads(run(*plan, *usual)[1])


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        ("--error", "abc", "--error: “abc” is not a number; write it as 0.25, 25 % or 1/4."),
        ("--design-effect", "1,234", "“1,234” can be read in two ways; write 1234 or 1.234."),
        ("--confidence", "95", "Write 0.95 for 95 %."),
    ],
)
def test_what_is_no_number_is_said_in_one_sentence(run, option, text, said):
    code, _, err = run("plan", "--design", "two_coins", "--error", "0.05", option, text)
    assert code == 2
    assert said in err


@pytest.mark.parametrize(
    "words", [["audit", "s", "--confidence", "x"], ["audit", "s", "--taps", "1,5"]]
)
def test_options_of_the_parser_say_it_too(run, words):
    code, _, err = run(*words)
    assert code == 2
    assert f"error: {words[2]}: “{words[3]}” is not a" in err


def test_a_design_takes_lists_and_decimal_commas():
    given = design_from_options("forced_choice", ["p_truth=50 %", "p_forced=0,25; 0,25"])
    assert given == design_from_options("forced_choice", ["p_truth=1/2", "p_forced=0.25,0.25"])


@pytest.mark.parametrize(
    ("written", "design"),
    [
        ("crosswise,p=0,2", {"name": "crosswise", "p": "0.2"}),
        ("crosswise,p=20 %", {"name": "crosswise", "p": "0.2"}),
        ("forced_response,p_truth=0,5,p_yes=0,25",
         {"name": "forced_response", "p_truth": "0.5", "p_yes": "0.25"}),
        ("direct,type=number,minimum=0,maximum=9,5",
         {"name": "direct", "type": "number", "minimum": "0", "maximum": "9.5"}),
        ("forced_choice,p_truth=1/2,p_forced=1/4;1/4",
         {"name": "forced_choice", "p_truth": "1/2", "p_forced": ["1/4", "1/4"]}),
    ],
)  # fmt: skip
def test_the_design_of_a_column_takes_decimal_commas(written, design):
    assert stated_design(written) == design
