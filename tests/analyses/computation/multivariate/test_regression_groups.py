"""Regression with a random intercept of each group, from the command line."""

import csv
import io

import numpy as np
import pytest
from scipy.special import expit

from surveyapp.cli import main
from surveyapp.designs.channels.warner import Warner
from surveyapp.estimation.regression.design_matrix import Predictors
from surveyapp.estimation.regression.logistic import RandomizedOutcome
from surveyapp.estimation.regression.mixed import GROUP_DEVIATION_TERM, random_intercept_regression

SURVEY = """{"format": "surveyapp-survey/1", "id": "site", "version": 1, "languages": ["en"],
 "title": {"en": "t"}, "questions": [
 {"id": "used", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "warner", "p": "4/5"}},
 {"id": "old", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "direct"}},
 {"id": "shade", "type": "single_choice", "text": {"en": "?"}, "design": {"name": "direct"},
  "choices": [{"id": "a", "text": {"en": "a"}}, {"id": "b", "text": {"en": "b"}},
              {"id": "c", "text": {"en": "c"}}]}]}"""


@pytest.fixture
def data():
    rng = np.random.default_rng(6)
    groups = np.repeat(np.arange(30), 40)
    old = rng.integers(0, 2, len(groups))
    eta = -0.5 + 0.8 * old + rng.normal(0, 1, 30)[groups]
    trait = rng.random(len(groups)) < expit(eta)
    said = np.where(rng.random(len(groups)) < 0.8, trait, ~trait)
    return groups, old, said


@pytest.fixture
def files(tmp_path, data):
    (tmp_path / "s.survey.json").write_text(SURVEY)
    words = np.array(["no", "yes"])
    lines = [
        f"{words[int(yes)]},{words[o]},a,g{group}" for group, o, yes in zip(*data, strict=True)
    ]
    (tmp_path / "t.csv").write_text("used,old,shade,site\n" + "\n".join(lines) + "\n")
    return [str(tmp_path / "t.csv"), "--survey", str(tmp_path / "s.survey.json")]


def test_the_rows_are_those_of_the_fit_and_the_spread_of_the_groups(capsys, files, data):
    groups, old, said = data
    options = ["--outcome", "used", "--predictors", "old", "--random-intercept", "site"]
    assert main(["regress", *files, *options, "--csv", "-"]) == 0
    found = {r["term"]: r for r in csv.DictReader(io.StringIO(capsys.readouterr().out))}
    fit = random_intercept_regression(
        RandomizedOutcome.of(Warner(p="4/5").channel, np.where(said, 0, 1)),
        Predictors.of({"old: yes": old.astype(float)}, rows=len(old)),
        groups,
    )
    for one in (*fit.coefficients, *fit.other_parameters):
        assert float(found[one.term]["estimate"]) == pytest.approx(one.estimate, rel=1e-4)
        assert float(found[one.term]["se"]) == pytest.approx(one.standard_error, rel=1e-3)
    assert (
        float(found[GROUP_DEVIATION_TERM]["low"]) < 1 < float(found[GROUP_DEVIATION_TERM]["high"])
    )


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--cluster", "site"], "--cluster"),
        (["--model", "linear"], "random intercept"),
        (["--predictors", "used", "--outcome", "old"], "random intercept"),
        (["--outcome", "shade"], "random intercept"),
    ],
)
def test_what_has_no_random_intercept_is_told(capsys, files, options, told):
    asked = ["--outcome", "used", "--random-intercept", "site", *options]
    assert main(["regress", *files, *asked]) == 2
    assert told in capsys.readouterr().err
