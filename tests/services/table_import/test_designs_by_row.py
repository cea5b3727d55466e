"""A table whose columns tell by which design, or with which odds, each row was asked."""

import csv
import json

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.special import expit

from surveyapp.cli import main
from surveyapp.designs.latent.mixed_designs import MixedDesigns
from surveyapp.errors import UserProblem
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.survey.json_format.checked_value import SurveyMistakes

N = 1500
ODDS = (0.15, 0.2, 0.3)
ARMS = ["--arms", "said=how", "--arm", "said:asked=direct", "--arm", "said:cards=crosswise"]


@pytest.fixture(scope="module")
def data():
    rng = np.random.default_rng(4)
    x = np.round(rng.normal(size=N), 3)
    trait = rng.random(N) < expit(-0.6 + 0.7 * x)
    arm = rng.integers(0, 4, N)  # 0 is direct, the others have the odds of ODDS
    p = np.array([1.0, *ODDS])[arm]
    same = np.where(rng.random(N) < p, trait, ~trait)
    return x, arm, p, same


@pytest.fixture(scope="module")
def source(data, tmp_path_factory):
    folder = tmp_path_factory.mktemp("by row")
    with (folder / "t.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["said", "x", "how", "p", "w"])
        for x, arm, p, same in zip(*data, strict=True):
            writer.writerow(
                [int(same), x, "cards" if arm else "asked", p if arm else "NA", 1 if arm else 4]
            )
        writer.writerow(["NA", 0.5, "", "NA", 2])  # no report tells of no design
    return folder


def imported(folder, *options):
    survey, mapping, project = (
        str(folder / name) for name in ("s.survey.json", "m.mapping.json", "p.surveydesk")
    )
    table = str(folder / "t.csv")
    options = ["--columns", "said,x", "--weight", "w", *options]
    assert main(["map", table, "--new-survey", survey, *options, "--out", mapping]) == 0
    options = ["--survey", survey, "--mapping", mapping, "--add-survey"]
    assert main(["import", table, "--project", project, *options]) == 0
    return ["--project", project]


@pytest.fixture(scope="module")
def project(source):
    return imported(source, *ARMS, "--parameter", "said.p=p")


def rows(capsys, *words):
    capsys.readouterr()
    assert main([*words, "--json", "-"]) in {0, 1}  # 1: somebody gave no report
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("link", ["logit", "cloglog"])
def test_each_row_counts_with_its_own_odds(project, data, capsys, link):
    options = ["--outcome", "said", "--predictors", "x", "--link", link, "--unweighted"]
    found = {row["term"]: row["estimate"] for row in rows(capsys, "regress", *project, *options)}
    x, _, p, same = data
    inverse = {"logit": expit, "cloglog": lambda eta: -np.expm1(-np.exp(eta))}[link]

    def depth(beta):
        share = inverse(beta[0] + beta[1] * x)
        likely = p * share + (1 - p) * (1 - share)
        return -np.sum(np.log(np.where(same, likely, 1 - likely)))

    best = minimize(depth, [0, 0], method="Nelder-Mead", options={"xatol": 1e-8, "fatol": 1e-10})
    assert [found["(intercept)"], found["x"]] == pytest.approx(best.x, abs=1e-5)
    assert found["log_likelihood"] == pytest.approx(-best.fun, abs=1e-6)


def test_the_share_is_the_mean_of_pseudo_answers_by_the_odds_of_each_row(project, data, capsys):
    _, arm, p, same = data
    pseudo = (same - (1 - p)) / (2 * p - 1)
    weights = np.where(arm == 0, 4.0, 1.0)  # those who were asked directly stand for more people
    for options, w in ((["--unweighted"], np.ones(N)), ([], weights)):
        found = rows(capsys, "estimate", *project, "--question", "said", *options)
        assert (found[0]["answer"], found[0]["n"]) == ("yes", N)
        assert found[0]["estimate"] == pytest.approx(np.average(pseudo, weights=w), rel=1e-9)
        # the arms' numbers are taken as given: their errors add up
        variance = sum(
            (w[arm == g].sum() / w.sum()) ** 2 * np.var(pseudo[arm == g], ddof=1) / (arm == g).sum()
            for g in range(4)
        )
        assert found[0]["se"] == pytest.approx(np.sqrt(variance), rel=3e-3)


def test_a_cross_table_with_the_arms_has_the_shares_of_each(source, tmp_path, data, capsys):
    (tmp_path / "t.csv").write_bytes((source / "t.csv").read_bytes())
    project = imported(tmp_path, "--columns", "said,x,how", *ARMS, "--parameter", "said.p=p")
    _, arm, _, same = data
    found = rows(capsys, "crosstab", *project, "--questions", "said,how", "--unweighted")
    cell = next(r["estimate"] for r in found if (r["answer_1"], r["answer_2"]) == ("yes", "asked"))
    assert cell == pytest.approx(np.sum(same[arm == 0]) / N, rel=1e-9)


def test_only_some_of_the_arms_are_estimated_too(source, tmp_path, data, capsys):
    (tmp_path / "t.csv").write_bytes((source / "t.csv").read_bytes())
    project = imported(tmp_path, "--columns", "said,x,how", *ARMS, "--parameter", "said.p=p")
    _, arm, _, same = data
    for options in ([], ["--unweighted"]):
        found = rows(capsys, "estimate", *project, "--question", "said", "--by", "how", *options)
        asked = next(r for r in found if (r["group"], r["answer"]) == ("asked", "yes"))
        assert asked["estimate"] == pytest.approx(same[arm == 0].mean(), rel=1e-12)
        assert asked["n"] == (arm == 0).sum()
        assert {r["group"] for r in found} >= {"asked", "cards"}


def test_the_survey_and_the_mapping_say_how_rows_were_asked(source, project):
    survey = json.loads((source / "s.survey.json").read_text())
    said = survey["questions"][0]
    assert said["design"] == {"name": "direct"}
    assert said["other_designs"] == [{"name": "crosswise", "p": p} for p in ("3/20", "1/5", "3/10")]
    mapping = json.loads((source / "m.mapping.json").read_text())
    sample = mapping["columns"][-1]
    assert (sample["record"], sample["column"], sample["also"]) == ("said.sample", "how", ["p"])
    assert sample["values"] == {
        "|NA": "",
        "asked|NA": "1",
        "cards|0.15": "2",
        "cards|0.2": "3",
        "cards|0.3": "4",
    }


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--arms", "said=how", "--arm", "said:asked=direct"], "has the value cards"),
        (["--arms", "said=nowhere"], "there is no column nowhere"),
        (["--arm", "said:asked=direct"], "with --arms COL=COL2"),
        (["--arms", "said=how", "--arm", "said:asked=1"], "state it with --design said=NAME"),
        ([*ARMS[:4], "--arm", "said:cards=kuk,p_yes=0.8,p_no=0.2,draws=2"], "two reports each"),
        ([*ARMS[:4], "--arm", "said:cards=crosswise,p=1/2"], "p"),
        ([*ARMS[:4], "--arm", "said:cards=stochastic_lie_detector,p=1/6;5/6"], "state it first"),
    ],
)
def test_what_does_not_fit_is_refused_in_a_sentence(source, tmp_path, capsys, options, sentence):
    table, survey, mapping = (
        str(p) for p in (source / "t.csv", tmp_path / "s.json", tmp_path / "m")
    )
    words = ["map", table, "--new-survey", survey, "--columns", "said,x", *options]
    assert main([*words, "--out", mapping]) == 2
    said = capsys.readouterr().err
    assert "error: " in said
    assert sentence in said
    assert "Traceback" not in said


def test_a_kiosk_asks_with_one_design(make_survey, yes_no_json):
    survey = make_survey(yes_no_json("said", other_designs=[{"name": "direct"}]))
    assert isinstance(survey.question("said").design, MixedDesigns)
    with pytest.raises(UserProblem, match="several designs by row"):
        prepare_survey(survey)


def test_designs_that_cannot_be_put_together_are_mistakes_of_the_survey(make_survey, yes_no_json):
    direct = {"name": "direct"}
    for design in (
        {"name": "item_count", "items": 4},
        {"name": "kuk", "p_yes": "4/5", "p_no": "1/5"},
    ):
        with pytest.raises(SurveyMistakes, match="other_designs"):
            make_survey(
                yes_no_json(
                    "said",
                    design=design | {"draws": 3} if "p_yes" in design else design,
                    other_designs=[direct],
                )
            )
    lies = {"name": "stochastic_lie_detector", "p": ["1/6", "5/6"]}
    with pytest.raises(SurveyMistakes, match="they can only be direct"):
        make_survey(
            yes_no_json("said", design=lies, other_designs=[{"name": "warner", "p": "4/5"}])
        )
    with pytest.raises(SurveyMistakes, match="keep one of them"):
        make_survey(
            yes_no_json(
                "said", design={"name": "two_coins"}, other_designs=[direct], direct_arm="1/4"
            )
        )
