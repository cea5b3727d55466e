"""Number questions as outcome or predictor of a regression."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.computation.multivariate.regression import LOG_LIKELIHOOD
from surveyapp.analyses.computation.multivariate.regression_fits import (
    RegressionModel,
    possible_models,
    usual_model,
)
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.analyses.regression import MOMENTS, Regression, coefficient_formulas
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.storage.project.project import Project
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.writing import canonical_survey
from tests.helpers.analysed import regress

N = 500
NO_COLUMNS = SampleColumns()


def number(name, design, minimum=0, maximum=40):
    return {
        "id": name,
        "type": "number",
        "text": {"en": name},
        "minimum": minimum,
        "maximum": maximum,
        "design": design,
    }


@pytest.fixture
def survey(make_survey, yes_no_json):
    return make_survey(
        yes_no_json("used"),
        yes_no_json("owns", design={"name": "direct"}),
        number("age", {"name": "direct"}),
        number("hours", {"name": "additive_noise", "added": [-6, 0, 6]}),
        number("spent", {"name": "additive_noise", "added": [-8, 0, 8]}, 0, 200),
        number("bound", {"name": "duchi", "epsilon": 1}),
        number("two", {"name": "greenberg_quantitative", "p_truth_1": "7/10", "p_truth_2": "3/10"}),
    )


@pytest.fixture
def table(tmp_path):
    """Hours and money spent with noise: spent = 20 + 3·hours + 10·owns on average."""
    rng = np.random.default_rng(5)
    lines = ["used,owns,age,hours,spent,w"]
    for _ in range(N):
        owns, hours = rng.random() < 0.4, int(rng.integers(8, 20))
        spent = 20 + 3 * hours + 10 * owns + int(rng.integers(-4, 5))
        noisy = [hours + int(rng.choice([-6, 0, 6])), spent + int(rng.choice([-8, 0, 8]))]
        cells = ["yes" if rng.random() < 0.5 else "no", "yes" if owns else "no"]
        lines.append(",".join([*cells, str(hours + 10), *map(str, noisy), str(rng.integers(1, 4))]))
    path = tmp_path / "t.csv"
    path.write_text("\n".join(lines) + "\n")
    return path


def fitted(table, survey, outcome, predictors, model=RegressionModel.LINEAR, *, columns=NO_COLUMNS):
    with open_source(
        SourceRequest((table,), survey=survey, columns=columns), (outcome, *predictors)
    ) as found:
        return regress(found, outcome=outcome, predictors=predictors, model=model)


def coefficients(made):
    return {row.term: row for row in made.rows}


@pytest.fixture
def told(survey):
    """The survey without the designs of two samples, which no table tells."""
    kept = [q for q in survey.recorded_questions if q.id != "two"]
    return replace(survey, questions=tuple(kept))


def test_a_noisy_outcome_is_explained_by_direct_questions_and_numbers(table, told):
    made = fitted(table, told, "spent", ("owns", "age"))
    rows = coefficients(made)
    assert rows["age"].estimate == pytest.approx(3, abs=3 * rows["age"].se)
    assert rows["owns: yes"].low < 10 < rows["owns: yes"].high
    assert rows["age"].odds_ratio is None
    assert LOG_LIKELIHOOD not in rows
    assert (made.log_likelihood, made.aic, made.n, made.left_out) == (None, None, N, 0)
    assert coefficient_formulas(made)[:2] == MOMENTS
    predicted = {(row.question, row.answer): row.estimate for row in made.predicted}
    assert predicted["owns", "yes"] - predicted["owns", "no"] == pytest.approx(
        rows["owns: yes"].estimate
    )
    assert {name for name, _ in predicted} == {"owns"}  # a number has no answers to give all


def test_noise_in_a_predictor_is_taken_back(table, told):
    right, clean = (fitted(table, told, "spent", (name, "owns")) for name in ("hours", "age"))
    slope, plain = coefficients(right)["hours"], coefficients(clean)["age"]
    assert slope.low < 3 < slope.high
    assert slope.estimate > 2.4  # untreated it is about 3·12/(12 + 24) = 1
    assert slope.se > plain.se
    assert right.errors == "sandwich"


def test_direct_numbers_are_plain_least_squares_and_predict_yes_too(table, told):
    made = fitted(table, told, "age", ("owns",))
    assert made.errors == "observed"
    assert made.log_likelihood is not None
    yes = fitted(table, told, "used", ("age",), RegressionModel.LOGISTIC)
    assert "age" in coefficients(yes)
    randomized = fitted(table, told, "age", ("used",))
    assert "used: yes" in coefficients(randomized)


def test_weights_count_with_numbers_too(table, told):
    plain = fitted(table, told, "spent", ("hours",))
    weighted = fitted(table, told, "spent", ("hours",), columns=SampleColumns("w"))
    assert plain.rows[1].estimate != weighted.rows[1].estimate
    assert weighted.is_complex_sample
    assert not plain.is_complex_sample


def test_what_numbers_cannot_do_is_said(table, told, survey):
    for outcome, predictors, model, problem in (
        ("spent", ("owns",), RegressionModel.LOGISTIC, "is a number, so it needs"),
        ("age", (), RegressionModel.LOGISTIC, "is a number, so it needs"),
        ("owns", ("hours",), RegressionModel.LOGISTIC, "is a number with added noise."),
        ("spent", ("used",), RegressionModel.LINEAR, "is a number with added noise."),
        ("age", ("hours", "used"), RegressionModel.LINEAR, "is a number with added noise."),
        ("owns", ("hours",), RegressionModel.LINEAR, "is not a number that is"),
    ):
        with pytest.raises(UserProblem, match=rf"^(?=.*{problem}).*(?:hours|spent|age|owns)"):
            fitted(table, told, outcome, predictors, model)
    text = table.read_text().splitlines()
    reports = [line + ",0" for line in text[1:]]
    low = str(next(iter(survey.question("bound").design.distribution_of(0))))
    table.write_text("\n".join([text[0] + ",bound", *(r[:-1] + low for r in reports)]) + "\n")
    with pytest.raises(UserProblem, match=r"^(?=.*whose reports do not).*Duchi"):
        fitted(table, told, "age", ("bound",))
    with pytest.raises(UserProblem, match=r"^(?=.*which cannot be used).*Two numbers, two samples"):
        regress_of_two(survey)


def regress_of_two(survey):
    with Project.in_memory() as project:
        return regress(
            Dataset(project, survey),
            outcome="two",
            predictors=(),
            model=RegressionModel.LINEAR,
        )


def test_what_is_offered_can_be_worked_out(survey):
    names = {q.id: possible_models(q) for q in survey.recorded_questions}
    assert names["age"] == names["hours"] == names["bound"] == (RegressionModel.LINEAR,)
    assert names["used"] == (RegressionModel.LOGISTIC,)
    assert usual_model(survey.question("used")) is RegressionModel.LOGISTIC
    assert usual_model(survey.question("hours")) is RegressionModel.LINEAR
    assert usual_model(survey.question("two")) is RegressionModel.LOGISTIC  # which says why not
    assert names["two"] == ()
    offered = {o.name: {q.id for q in o.offered(survey)} for o in Regression.options()}
    assert "two" not in offered["outcome"] | offered["predictors"]
    assert {"age", "hours", "used"} <= offered["predictors"]


def test_the_command_line_tells_numbers_without_a_likelihood(table, told, tmp_path, capsys):
    path = tmp_path / "s.survey.json"
    path.write_text(canonical_survey(told))
    command = ["regress", str(table), "--survey", str(path), "--outcome", "spent"]
    assert main([*command, "--predictors", "hours,owns", "--model", "linear"]) == 0
    out = capsys.readouterr().out
    assert "500 interviews, standard errors: robust (sandwich)" in out
    assert "log likelihood" not in out
    assert main([*command, "--predictors", "hours,owns"]) == 0
    assert capsys.readouterr().out == out  # of a number it is the usual one
    assert main([*command, "--predictors", "hours", "--model", "logistic"]) == 2
    assert "needs the linear model" in capsys.readouterr().err


def test_a_z_score_is_a_predictor_with_all_its_digits(tmp_path, capsys):
    """A continuous number has millions of possible values; regressed by least squares of its own."""
    rng = np.random.default_rng(3)
    raw = rng.normal(size=300)
    z = (raw - raw.mean()) / raw.std()
    z[7] = 8.512345678901e-05  # as programs write small numbers
    y = np.round(10 + 3 * z + rng.normal(size=300), 3)
    lines = ["score,result", *(f"{float(a)!r},{b}" for a, b in zip(z, y, strict=True))]
    (tmp_path / "t.csv").write_text("\n".join(lines))
    survey, mapping, project = (
        str(tmp_path / name) for name in ("s.survey.json", "m.mapping.json", "p.surveydesk")
    )
    csv = str(tmp_path / "t.csv")
    assert main(["map", csv, "--new-survey", survey, "--out", mapping]) == 0
    options = ["--survey", survey, "--mapping", mapping, "--add-survey"]
    assert main(["import", csv, "--project", project, *options]) == 0
    wanted = np.linalg.lstsq(np.column_stack([np.ones(300), z]), y, rcond=None)[0]
    options = ["--outcome", "result", "--predictors", "score", "--model", "linear", "--csv", "-"]
    for source in (["--project", project], [csv, "--survey", survey]):
        capsys.readouterr()
        assert main(["regress", *source, *options]) == 0
        rows = [line.split(",") for line in capsys.readouterr().out.splitlines()[1:]]
        found = {row[0]: float(row[1]) for row in rows}
        np.testing.assert_allclose([found["(intercept)"], found["score"]], wanted, rtol=1e-12)


def test_a_randomized_number_still_needs_a_scale_that_can_be_counted(make_survey):
    fine = number("spent", {"name": "laplace", "epsilon": 1}, 0, 10) | {"step": "0.000001"}
    with pytest.raises(SurveyMistakes, match=r"step.*more than a million possible answers"):
        make_survey(fine)
    assert make_survey(fine | {"design": {"name": "direct"}}).question("spent").scale.is_continuous
