"""One design explained in the terminal, and the catalogue listed."""

from __future__ import annotations

import json

import pytest

from surveyapp.cli import main
from surveyapp.designs import CATALOGUE, DESIGNS
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.quantitative.catalogue import QUANTITATIVE_DESIGNS
from surveyapp.errors import UserProblem
from surveyapp.services.documentation.design_explanation import explain_design

HEADINGS = (
    "When to use it",
    "Parameters",
    "Channel: the probability of each report, one row an answer",
    "Odds",
    "Privacy loss",
    "Estimator",
    "Variance",
    "Source",
)

TARGETS = "Targets: what can be estimated"

every_design = pytest.mark.parametrize("design", DESIGNS, ids=lambda design: design.name)


@every_design
def test_each_design_is_explained_from_itself(design):
    lines = list(explain_design(design.name).text())
    assert lines[0] == f"{design.name}: {design.title}"
    assert [line for line in lines if line in HEADINGS] == list(HEADINGS)
    assert f"  {design.source}" in lines
    assert f"  {design.when}" in lines
    for mode in design.modes:
        assert f"What the respondent sees ({mode.value})" in lines
    assert not [line for line in lines if "{" in line or "Fraction" in line or "nan" in line]


OTHER_FAMILIES = {
    LATENT_DESIGNS: ("Samples", "Classes: kinds of people, and their answer", TARGETS),
    ORACLE_DESIGNS: ("Reports", "Support"),
    QUANTITATIVE_DESIGNS: ("Linear map: the expected report, and its variance",),
}
ALWAYS = ("When to use it", "Parameters", "Privacy loss", "Estimator", "Variance", "Source")


@pytest.mark.parametrize(
    ("design", "own"),
    [(design, own) for family, own in OTHER_FAMILIES.items() for design in family],
    ids=lambda value: getattr(value, "name", ""),
)
def test_designs_of_the_other_families_are_explained_by_what_they_are(design, own):
    lines = list(explain_design(design.name).text())
    assert lines[0] == f"{design.name}: {design.title}"
    assert {*own, *ALWAYS} <= set(lines)
    assert f"  {design.source}" in lines
    for mode in design.modes:
        assert f"What the respondent sees ({mode.value})" in lines
    assert not [line for line in lines if "{" in line or "Fraction" in line or "nan" in line]


def test_each_sample_has_its_channel():
    heading = "Channel: the probability of each report, one row a class (sample 2)"
    assert lines_below("extended_crosswise", heading) == [
        "same  different",
        "yes  3/4   1/4",
        "no   1/4   3/4",
    ]


def test_a_target_is_told_as_a_sum_of_shares():
    said = lines_below("stochastic_lie_detector", TARGETS)
    assert said[-1].endswith(
        "= (θ(yes, and says so)) / (θ(yes, and says so) + θ(yes, and says no))"
    )


def test_a_linear_map_is_told_with_its_numbers():
    heading = "Linear map: the expected report, and its variance"
    assert lines_below("duchi", heading)[0].startswith("E[Z | x] = a·x + b with a = ")


@pytest.mark.parametrize("design", CATALOGUE, ids=lambda design: design.name)
def test_each_parameter_is_explained_with_its_range(design):
    text = "\n".join(explain_design(design.name).text())
    own = design.written_parameters().items()
    for name, parameter in [(n, p) for n, p in own if n not in FROM_QUESTION]:
        assert f"  {name}: {parameter.meaning}; {parameter.allowed}" in text


def lines_below(name: str, heading: str) -> list[str]:
    lines = list(explain_design(name).text())
    start = lines.index(heading) + 1
    return [line.strip() for line in lines[start : lines.index("", start)]]


def test_the_channel_is_shown_by_an_example():
    assert lines_below("warner", HEADINGS[2]) == ["yes  no", "yes  3/4  1/4", "no   1/4  3/4"]


def test_a_binary_estimator_is_one_formula():
    said = "π̂(yes) = 4/3·λ̂(some) − 1/3, with λ̂(some) the share of reports that are “some”"
    assert lines_below("triangular", "Estimator")[0] == said


def test_an_estimator_may_fall_with_the_share():
    assert lines_below("crosswise", "Estimator")[0].startswith("π̂(yes) = −2·λ̂(same) + 3/2, with")


def test_with_more_reports_the_estimator_is_a_table_of_pseudo_answers():
    assert lines_below("kuk", "Estimator")[2:6] == [
        "0  -2    3",
        "1  -1/3  4/3",
        "2  4/3   -1/3",
        "3  3     -2",
    ]


def test_two_fair_coins_have_the_variance_that_is_known():
    # DESIGN.md §5: 3/(4n) by the coins, (3/4 + π(1 − π))/n in all
    assert lines_below("two_coins", "Variance")[-1] == (
        "n = 1,000, π(yes) = 0.5: standard error 0.0316, of which the randomization alone 0.0274"
    )


def test_epsilon_is_told_with_its_ratio_or_with_what_gives_the_answer_away():
    assert lines_below("two_coins", "Privacy loss") == ["ε 1.0987 (likelihood ratio at most 3)"]
    assert lines_below("mangat", "Privacy loss") == ["ε infinite: no is never recorded for yes"]
    assert lines_below("direct", "Privacy loss")[0].startswith("ε infinite: every answer")


def test_an_unknown_design_is_refused_before_anything_is_said():
    with pytest.raises(
        UserProblem,
        match=r"There is no design guess\. There are: direct, ",
    ):
        explain_design("guess")


def test_the_command_prints_the_explanation(capsys):
    assert main(["designs", "kuk"]) == 0
    assert capsys.readouterr().out.splitlines() == list(explain_design("kuk").text())


def test_the_command_refuses_an_unknown_design(capsys):
    assert main(["designs", "guess"]) == 2
    assert capsys.readouterr().err.startswith("error: There is no design guess")


def test_an_explanation_is_no_table(capsys):
    assert main(["designs", "kuk", "--json", "-"]) == 2
    assert "leave out --json" in capsys.readouterr().err


def test_the_catalogue_is_listed_with_modes(capsys):
    assert main(["designs", "--json", "-"]) == 0
    rows = {row["name"]: row for row in json.loads(capsys.readouterr().out)}
    assert list(rows) == [design.name for design in CATALOGUE]
    assert rows["crosswise"]["modes"] == "kiosk_coins own_device"
    assert main(["designs"]) == 0
    assert "modes" in capsys.readouterr().out.splitlines()[0]
