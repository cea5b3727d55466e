"""Interactions, powers, links, reference levels and the fit test of ``regress``, checked independently."""

import csv
import io
import json

import numpy as np
import pytest
from scipy.optimize import minimize
from scipy.special import expit
from scipy.stats import chi2, norm

from surveyapp.analyses.computation.multivariate.regression_terms import ModelTerm, read_terms
from surveyapp.analyses.regression import Regression
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.estimation.regression.logistic import Link
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.storage.surveys.survey_files import survey_text

N = 1200
P, Q = 0.8, 0.2  # Pr(yes | yes) and Pr(yes | no) of warner with p = 4/5
LINES = {"used": (Q, P - Q), "open": (0.0, 1.0)}
REGIONS = ("north", "centre", "south")


def question(name, kind, design, **more):
    return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}


INVERSE = {
    "logit": expit,
    "probit": norm.cdf,
    "cloglog": lambda eta: -np.expm1(-np.exp(eta)),
}


@pytest.fixture(scope="module")
def data():
    rng = np.random.default_rng(11)
    x = np.round(rng.normal(0, 1, N), 2)
    x = np.clip(x, -4, 4)
    sex, region = rng.random(N) < 0.5, rng.integers(0, 3, N)
    eta = -0.8 + 0.6 * x + 0.5 * sex - 0.5 * x * sex + 0.3 * x**2 + 0.4 * (region == 2)
    trait = rng.random(N) < norm.cdf(eta)
    report = np.where(rng.random(N) < P, trait, ~trait)
    weight = np.round(rng.lognormal(0, 0.6, N), 3)
    village = rng.integers(0, 60, N)
    return {
        "x": x,
        "sex": sex,
        "region": region,
        "used": report,
        "open": trait,
        "weight": weight,
        "village": village,
    }


@pytest.fixture(scope="module")
def table(data, make_survey, tmp_path_factory):
    """The table and its survey, as the options of a command."""
    folder = tmp_path_factory.mktemp("terms")
    regions = [{"id": i, "text": {"en": i}} for i in REGIONS]
    survey = make_survey(
        question("x", "number", {"name": "direct"}, minimum=-4, maximum=4, step="0.01"),
        question("sex", "yes_no", {"name": "direct"}),
        question("region", "single_choice", {"name": "direct"}, choices=regions),
        question("used", "yes_no", {"name": "warner", "p": "4/5"}),
        question("open", "yes_no", {"name": "direct"}),
        question("other", "yes_no", {"name": "two_coins"}),
    )
    (folder / "s.survey.json").write_text(survey_text(survey))
    with (folder / "t.csv").open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([*data, "other"])
        for row in zip(*data.values(), strict=True):
            x, sex, region, used, trait, weight, village = row
            words = [("no", "yes")[int(v)] for v in (sex, used, trait)]
            writer.writerow(
                [f"{x:g}", words[0], REGIONS[region], *words[1:], weight, village, words[1]]
            )
    return [str(folder / "t.csv"), "--survey", str(folder / "s.survey.json")]


def regressed(capsys, *options):
    assert main(["regress", *options, "--json", "-"]) == 0
    return {row["term"]: row for row in json.loads(capsys.readouterr().out)}


def summit(y, columns, link, line):
    """Return the most likely coefficients and the log likelihood of Pr(1 | x) = c + d·F(xᵀβ)."""
    x = np.column_stack([np.ones(len(y)), *columns])
    c, d = line

    def depth(beta):
        share = np.clip(c + d * INVERSE[link](x @ beta), 1e-12, 1 - 1e-12)
        return -np.sum(np.where(y, np.log(share), np.log1p(-share)))

    found = minimize(depth, np.zeros(x.shape[1]), method="BFGS", options={"gtol": 1e-7})
    better = minimize(
        depth,
        found.x,
        method="Nelder-Mead",
        options={"xatol": 1e-9, "fatol": 1e-11, "maxiter": 9000},
    )
    return better.x, -better.fun, depth


def hessian(depth, at, step=1e-4):
    size = len(at)
    steps = np.eye(size) * step
    return np.array(
        [
            [
                (depth(at + a + b) - depth(at + a - b) - depth(at - a + b) + depth(at - a - b))
                / (4 * step**2)
                for b in steps
            ]
            for a in steps
        ]
    )


@pytest.mark.parametrize("link", INVERSE)
@pytest.mark.parametrize("outcome", ["used", "open"])
def test_interactions_and_powers_are_those_of_direct_maximisation(
    table, data, capsys, link, outcome
):
    options = ["--outcome", outcome, "--predictors", "x*sex,x^2", "--link", link]
    rows = regressed(capsys, *table, *options)
    x, sex = data["x"], data["sex"].astype(float)
    columns = [x, sex, x * sex, x**2]
    beta, top, depth = summit(data[outcome], columns, link, LINES[outcome])
    names = ["(intercept)", "x", "sex: yes", "x × sex: yes", "x^2"]
    assert list(rows) == [*names, "log_likelihood"]
    np.testing.assert_allclose([rows[n]["estimate"] for n in names], beta, atol=2e-5)
    assert rows["log_likelihood"]["estimate"] == pytest.approx(top, abs=1e-7)
    errors = np.sqrt(np.diag(np.linalg.inv(hessian(depth, beta))))
    np.testing.assert_allclose([rows[n]["se"] for n in names], errors, rtol=2e-4)
    has_odds = [rows[n]["odds_ratio"] is not None for n in names]
    assert has_odds == [link == "logit"] * len(names)


def irls(y, x, link, weights):
    """Return the coefficients of a plain generalized linear model by Fisher's scoring."""
    density = {
        "probit": norm.pdf,
        "cloglog": lambda eta: np.exp(eta - np.exp(eta)),
    }[link]
    beta = np.zeros(x.shape[1])
    for _ in range(200):
        eta = x @ beta
        mu, slope = INVERSE[link](eta), density(eta)
        working = eta + (y - mu) / slope
        w = weights * slope**2 / (mu * (1 - mu))
        beta = np.linalg.solve((x.T * w) @ x, (x.T * w) @ working)
    return beta, density


@pytest.mark.parametrize("link", ["probit", "cloglog"])
def test_weights_and_clusters_hold_for_every_link(table, data, capsys, link):
    """A direct outcome: plain GLM by IRLS, with the sandwich of scores summed by cluster."""
    options = ["--outcome", "open", "--predictors", "x,sex", "--link", link]
    rows = regressed(capsys, *table, *options, "--weight", "weight", "--cluster", "village")
    x = np.column_stack([np.ones(N), data["x"], data["sex"]])
    y, w = data["open"].astype(float), data["weight"]
    beta, density = irls(y, x, link, w)
    names = ["(intercept)", "x", "sex: yes"]
    np.testing.assert_allclose([rows[n]["estimate"] for n in names], beta, rtol=1e-7)
    mu = INVERSE[link](x @ beta)

    def gradient(at):
        share = INVERSE[link](x @ at)
        return x.T @ (w * (y - share) * density(x @ at) / (share * (1 - share)))

    bread = np.linalg.inv(
        np.column_stack(
            [(gradient(beta - e) - gradient(beta + e)) / 2e-5 for e in np.eye(3) * 1e-5]
        )
    )
    scores = x * (w * (y - mu) * density(x @ beta) / (mu * (1 - mu)))[:, None]
    sums = np.array([scores[data["village"] == g].sum(axis=0) for g in range(60)])
    middle = 60 / 59 * (sums - sums.mean(axis=0)).T @ (sums - sums.mean(axis=0))
    errors = np.sqrt(np.diag(bread @ middle @ bread))
    np.testing.assert_allclose([rows[n]["se"] for n in names], errors, rtol=1e-5)


def test_the_command_compares_models_by_aic_and_bic_but_not_with_weights(table, data, capsys):
    options = ["--outcome", "open", "--predictors", "sex"]
    assert main(["regress", *table, *options]) == 0
    y, sex = data["open"], data["sex"]
    top = sum(
        np.sum(y[g]) * np.log(np.mean(y[g])) + np.sum(~y[g]) * np.log(np.mean(~y[g]))
        for g in (sex, ~sex)
    )
    said = capsys.readouterr().out
    assert (
        f"log likelihood {top:.4f}, AIC {4 - 2 * top:.4f}, BIC {2 * np.log(N) - 2 * top:.4f}"
        in said
    )
    assert main(["regress", *table, *options, "--weight", "weight"]) == 0
    weighted = capsys.readouterr().out
    assert "log likelihood" in weighted
    assert "AIC" not in weighted


def test_a_reference_level_is_chosen(table, data, capsys):
    options = ["--outcome", "open", "--predictors", "region"]
    usual = regressed(capsys, *table, *options)
    other = regressed(capsys, *table, *options, "--reference", "region=south")
    assert list(other)[:3] == ["(intercept)", "region: north", "region: centre"]
    odds = [np.mean(data["open"][data["region"] == r]) for r in range(3)]
    north, _, south = (np.log(share / (1 - share)) for share in odds)
    assert other["region: north"]["estimate"] == pytest.approx(north - south, rel=1e-7)
    assert usual["region: south"]["estimate"] == pytest.approx(south - north, rel=1e-7)


def test_the_reference_of_a_randomized_predictor_turns_its_coefficient_around(table, capsys):
    options = ["--outcome", "sex", "--predictors", "used"]
    usual = regressed(capsys, *table, *options)["used: yes"]["estimate"]
    turned = regressed(capsys, *table, *options, "--reference", "used=yes")["used: no"]["estimate"]
    assert turned == pytest.approx(-usual, rel=1e-5)


def test_predictions_of_an_interaction_change_the_product_too(table, data, capsys):
    options = ["--outcome", "open", "--predictors", "x*sex", "--link", "probit"]
    rows = regressed(capsys, *table, *options)
    assert main(["regress", *table, *options, "--predict", "--json", "-"]) == 0
    found = {row["answer"]: row["estimate"] for row in json.loads(capsys.readouterr().out)}
    b = [rows[n]["estimate"] for n in ("(intercept)", "x", "sex: yes", "x × sex: yes")]
    x = data["x"]
    assert found["yes"] == pytest.approx(np.mean(norm.cdf(b[0] + b[2] + (b[1] + b[3]) * x)))
    assert found["no"] == pytest.approx(np.mean(norm.cdf(b[0] + b[1] * x)))


def test_the_fit_test_groups_by_the_fitted_share_of_reports(table, data, capsys):
    options = ["--outcome", "used", "--predictors", "x,sex", "--fit", "--groups-of-fit", "8"]
    rows = regressed(capsys, *table, *options)
    b = [rows[n]["estimate"] for n in ("(intercept)", "x", "sex: yes")]
    fitted = Q + (P - Q) * expit(b[0] + b[1] * data["x"] + b[2] * data["sex"])
    values, place = np.unique(np.round(fitted, 10), return_inverse=True)
    ranks = np.array([np.mean(np.flatnonzero(np.sort(place) == v)) for v in range(len(values))]) + 1
    group = np.searchsorted(1 + (N - 1) * np.arange(1, 8) / 8, ranks[place])
    statistic = sum(
        (data["used"][group == g].sum() - fitted[group == g].sum()) ** 2
        / ((group == g).sum() * fitted[group == g].mean() * (1 - fitted[group == g].mean()))
        for g in range(8)
    )
    row = rows["hosmer_lemeshow"]
    assert row["estimate"] == pytest.approx(statistic, rel=1e-6)
    assert row["p_value"] == pytest.approx(chi2.sf(statistic, 6), rel=1e-6)
    assert list(rows)[-1] == "log_likelihood"
    assert main(["regress", *table, *options]) == 0
    assert f"χ² = {statistic:.4f} on 6 degrees of freedom" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--predictors", "x:region"], "needs x among the predictors too"),
        (["--predictors", "region^2"], "whose answers are categories"),
        (["--predictors", "x,x"], "x is named twice"),
        (["--predictors", "x:x"], "Write x^2 for its square"),
        (["--predictors", "x^99"], "cannot be read"),
        (["--predictors", "x**sex"], "cannot be read"),
        (
            ["--predictors", "used*x"],
            "randomized question, which can be a predictor only by itself",
        ),
        (["--predictors", "nobody*x"], "there is no column nobody"),
        (["--predictors", "x*open"], "cannot be its own predictor"),
        (["--predictors", "x", "--reference", "x=1"], "not a predictor with categories"),
        (["--predictors", "region", "--reference", "region=west"], "has no answer west"),
        (["--predictors", "region", "--reference", "region"], "QUESTION=ANSWER"),
        (["--predictors", "x", "--link", "cauchit"], "choose one of logit, probit, cloglog"),
        (["--predictors", "x", "--groups-of-fit", "5"], "it applies only with the fit test"),
        (["--predictors", "x", "--fit", "--groups-of-fit", "2"], "from 3 to 1000 groups"),
        (["--predictors", "sex", "--fit"], "only 2 groups"),
        (["--predictors", "x", "--fit", "--weight", "weight"], "without weights"),
        (["--predictors", "x", "--model", "linear", "--link", "probit"], "The link probit"),
    ],
)
def test_what_cannot_be_meant_is_refused_in_a_sentence(table, capsys, options, sentence):
    assert main(["regress", *table, "--outcome", "open", *options]) == 2
    said = capsys.readouterr()
    assert said.err.startswith("error: ")
    assert sentence in said.err
    assert "Traceback" not in said.err


def test_an_empty_combination_is_left_out_with_a_sentence(make_survey, tmp_path, capsys):
    kinds = [{"id": i, "text": {"en": i}} for i in ("a", "b")]
    survey = make_survey(
        question("one", "single_choice", {"name": "direct"}, choices=kinds),
        question("two", "single_choice", {"name": "direct"}, choices=kinds),
        question("said", "yes_no", {"name": "direct"}),
    )
    (tmp_path / "s.survey.json").write_text(survey_text(survey))
    cells = [("a", "a"), ("a", "b"), ("b", "a")]
    lines = [f"{one},{two},{said}" for one, two in cells for said in ("yes", "no", "no")]
    (tmp_path / "t.csv").write_text("\n".join(["one,two,said", *lines]))
    source = [str(tmp_path / "t.csv"), "--survey", str(tmp_path / "s.survey.json")]
    options = ["--outcome", "said", "--predictors", "one*two", "--csv", "-"]
    assert main(["regress", *source, *options]) == 1
    said = capsys.readouterr()
    assert "one: b × two: b is the same for everybody included" in said.err
    terms = [row["term"] for row in csv.DictReader(io.StringIO(said.out))]
    assert terms == ["(intercept)", "one: b", "two: b", "log_likelihood"]


def test_terms_are_read_as_r_reads_them():
    a, b, c = (("a", 1), ("b", 1), ("c", 1))
    assert read_terms(["a*b*c"]) == tuple(
        map(ModelTerm, [(a,), (b,), (c,), (a, b), (a, c), (b, c), (a, b, c)])
    )
    assert read_terms(["a", "a*b"]) == tuple(map(ModelTerm, [(a,), (b,), (a, b)]))
    assert read_terms(["a^2:b"]) == (ModelTerm((("a", 2), b)),)


def test_a_saved_request_keeps_its_options_and_an_old_one_is_still_read():
    asked = AnalysisRequest(
        Regression(
            outcome="used",
            predictors=("x*sex", "x^2"),
            link=Link.CLOGLOG,
            reference=(("region", "south"),),
            fit=True,
            groups_of_fit=8,
        )
    )
    value = json.loads(json.dumps(asked.to_json()))
    assert AnalysisRequest.from_json(value) == asked
    assert asked.analysis.needed == ("used", "x", "sex")
    words = " ".join(asked.words)
    assert "--predictors x*sex,x^2 --link cloglog" in words
    assert "--reference region=south --fit --groups-of-fit 8" in words
    given = value["options"]

    def read(**options):
        return AnalysisRequest.from_json(value | {"options": options})

    old = read(outcome="used", predictors=given["predictors"])
    assert old is not None
    assert (old.analysis.link, old.analysis.reference, old.analysis.fit) == (Link.LOGIT, (), False)
    assert read(**given | {"link": "log"}) is None
    assert read(**given | {"reference": ["region"]}) is None


def test_a_power_needs_a_whole_number():
    with pytest.raises(UserProblem, match="a power from a"):
        read_terms(["a^0"])
