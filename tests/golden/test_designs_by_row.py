"""Published tables with several designs and odds by row, read and regressed by commands as R does."""

import json
from pathlib import Path

import pytest

from surveyapp.cli import main

GOLDEN = Path(__file__).parents[3] / "shared" / "golden"
CASES = (
    {case["id"]: case for case in json.loads((GOLDEN / "golden_visible.json").read_text())["cases"]}
    if GOLDEN.exists()
    else {}
)
pytestmark = pytest.mark.skipif(not CASES, reason="the golden numbers lie beside the checkout")


def imported(table, folder, *options):
    survey, mapping, project = (
        str(folder / name) for name in ("s.survey.json", "m.mapping.json", "p.surveydesk")
    )
    assert main(["map", table, "--new-survey", survey, *options, "--out", mapping]) == 0
    options = ["--survey", survey, "--mapping", mapping, "--add-survey"]
    assert main(["import", table, "--project", project, *options]) == 0
    return ["--project", project]


@pytest.fixture(scope="module")
def minarets(tmp_path_factory):
    """Sample 0 was asked directly, 1 and 2 by the stochastic lie detector."""
    return imported(
        str(GOLDEN / "data" / "rrreg_minarets.csv"),
        tmp_path_factory.mktemp("minarets"),
        *["--columns", "rrt,RRdesign,leftRight.c,age.c,condition"],
        *["--design", "rrt=stochastic_lie_detector,p=1/6;5/6"],
        *["--design", "RRdesign=direct,type=number"],
        *["--design", "condition=direct,type=single_choice"],
        *["--arms", "rrt=condition", "--arm", "rrt:1=1", "--arm", "rrt:2=2"],
        *["--arm", "rrt:0=direct"],
    )


def regressed(capsys, *options):
    capsys.readouterr()
    assert main(["regress", *options, "--json", "-"]) == 0
    return {row["term"]: row for row in json.loads(capsys.readouterr().out)}


def test_the_example_of_heck_and_moshagen(minarets, capsys):
    """J. Stat. Softw. 85(2): log L −821.084 in the lie detector alone, −1051.466 with direct questions."""
    options = ["--outcome", "rrt", "--predictors", "leftRight_c*age_c", "--where", "condition=1,2"]
    alone = regressed(capsys, *minarets, *options)
    assert alone["log_likelihood"]["estimate"] == pytest.approx(-821.084, abs=5e-4)
    both = regressed(capsys, *minarets, "--outcome", "rrt", "--predictors", "RRdesign*leftRight_c")
    assert both["log_likelihood"]["estimate"] == pytest.approx(-1051.466, abs=5e-4)
    case = CASES["rrreg.RRlog.sld.minarets2"]["result"]
    names = {
        "(intercept)": "(Intercept)",
        "RRdesign": "RRdesign",
        "leftRight_c": "leftRight.c",
        "RRdesign × leftRight_c": "RRdesign:leftRight.c",
        "nuisance ~ truthful": "t",
    }
    for ours, theirs in names.items():
        assert both[ours]["estimate"] == pytest.approx(case["coef"][theirs], rel=2e-4)
        assert both[ours]["se"] == pytest.approx(case["se"][theirs], rel=1e-3)


@pytest.mark.parametrize("item", ["cheating_dice_game", "non_voting", "shoplifting"])
def test_nine_ways_to_ask_in_one_table_as_glmmrr(item, tmp_path, capsys):
    source = imported(
        str(GOLDEN / "data" / f"glmmrr_MTURK_{item}.csv"),
        tmp_path,
        *["--columns", "RR_response,gender,age,RRmodel", "--arms", "RR_response=RRmodel"],
        *["--design", "gender=direct,type=number", "--design", "age=direct,type=number"],
        *["--arm", "RR_response:DQ=direct", "--arm", "RR_response:Crosswise=crosswise"],
        *["--arm", "RR_response:Forced=unrelated_question"],
        *["--arm", "RR_response:UQM=unrelated_question"],
        *["--parameter", "RR_response.p=RRp1", "--parameter", "RR_response.p_truth=RRp1"],
        *["--parameter", "RR_response.prevalence=RRp2"],
    )
    rows = regressed(capsys, *source, "--outcome", "RR_response", "--predictors", "gender,age")
    case = CASES[f"glmmrr.RRglm.mturk.{item}"]["result"]
    assert rows["log_likelihood"]["estimate"] == pytest.approx(case["loglik"], rel=1e-8)
    for term, theirs in {"(intercept)": "(Intercept)", "gender": "gender", "age": "age"}.items():
        # GLMMRR stops within a hundredth of an error of the maximum
        assert abs(rows[term]["estimate"] - case["coef"][theirs]) < 1e-2 * case["se"][theirs]
    assert main(["estimate", *source, "--question", "RR_response", "--by", "RRmodel"]) == 0
