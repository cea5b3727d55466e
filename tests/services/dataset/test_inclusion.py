"""``estimate --inclusion`` and totals by weights, from the command line."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

from surveyapp.cli import main
from surveyapp.estimation.sampling.resampling import InclusionVariance, inclusion_sample
from surveyapp.services.dataset.sample_design import read_joint

SURVEY = """{"format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"],
 "title": {"en": "t"}, "questions": [
 {"id": "drugs", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}},
 {"id": "list", "type": "yes_no", "text": {"en": "?"},
  "design": {"name": "extended_crosswise", "p": "1/4"}},
 {"id": "days", "type": "number", "minimum": 0, "maximum": 10, "text": {"en": "?"},
  "design": {"name": "direct"}}]}"""
SAID = [True, True, False, True, False, False, True, False]
PI = [0.1, 0.2, 0.4, 0.25, 0.5, 0.1, 0.2, 0.5]


@pytest.fixture
def study(tmp_path):
    (tmp_path / "s.survey.json").write_text(SURVEY)
    lines = ["drugs,pi,w,group"]
    for place, (yes, pi) in enumerate(zip(SAID, PI, strict=True)):
        lines.append(f"{'yes' if yes else 'no'},{pi},{1 / pi},{place % 2}")
    (tmp_path / "t.csv").write_text("\n".join(lines) + "\n")
    return [str(tmp_path / "t.csv"), "--survey", str(tmp_path / "s.survey.json")]


def rows(capsys, study, *options):
    code = main(["estimate", *study, "--question", "drugs", "--csv", "-", *options])
    told = capsys.readouterr()
    return code, list(csv.DictReader(io.StringIO(told.out))), told.err


R = np.where(SAID, 1.5, -0.5)
W = 1 / np.array(PI)


def test_a_share_is_hajeks_and_a_total_horvitz_and_thompsons(capsys, study):
    _, shares, _ = rows(capsys, study, "--inclusion", "pi")
    assert float(shares[0]["estimate"]) == pytest.approx(W @ R / W.sum())
    _, people, _ = rows(capsys, study, "--inclusion", "pi", "--counts")
    assert float(people[0]["estimate"]) == pytest.approx(W @ R)
    assert float(people[1]["estimate"]) == pytest.approx(W @ (1 - R))
    assert float(people[0]["mle"]) == pytest.approx(W @ R)
    assert float(people[0]["raw"]) == pytest.approx(W @ np.array(SAID))
    # Deville: Σ c·(z − Σ a·z)²/(1 − Σ a²), c = 1 − π; with what the coins do where π is not small
    c = 1 - 1 / W
    a = c / c.sum()
    z = W * R
    drawn = c @ (z - a @ z) ** 2 / (1 - a @ a) + np.sum(W * R * (R - 1))
    coins = W @ W * 0.75
    assert float(people[0]["se"]) ** 2 == pytest.approx(max(drawn, coins))
    _, known, _ = rows(capsys, study, "--inclusion", "pi", "--population", "40")
    assert float(known[0]["estimate"]) == pytest.approx(W @ R / 40)
    _, of_known, _ = rows(capsys, study, "--inclusion", "pi", "--population", "40", "--counts")
    assert float(of_known[0]["estimate"]) == pytest.approx(W @ R)


def test_totals_by_weights_are_the_sums_of_the_weights(capsys, study):
    _, people, _ = rows(capsys, study, "--weight", "w", "--counts")
    z = W * R
    assert float(people[0]["estimate"]) == pytest.approx(W @ R)
    n = len(z)
    spread = n / (n - 1) * np.sum((z - z.mean()) ** 2)
    assert float(people[0]["se"]) ** 2 == pytest.approx(max(spread, W @ W * 0.75))
    assert 0 <= float(people[0]["low"]) <= float(people[0]["high"]) <= W.sum() + 1e-9


@pytest.mark.parametrize("how", list(InclusionVariance))
def test_every_variance_is_that_of_its_sample(capsys, study, how):
    _, found, told = rows(capsys, study, "--inclusion", "pi", "--variance", how.value)
    sample = inclusion_sample(np.array(PI), how)
    e = W / W.sum()
    drawn = sample.variance(e * (R - e @ R)) + np.sum(sample.fractions * e**2 * R * (R - 1))
    assert float(found[0]["se"]) ** 2 == pytest.approx(max(drawn, e @ e * 0.75)), told


def test_sums_over_pairs_are_the_formulas_of_their_papers():
    """Escobar & Berger (2013) and Campbell (1980), respondent by respondent."""
    pi, n = np.array(PI), len(PI)
    joint = inclusion_sample(pi, InclusionVariance.HORVITZ_THOMPSON).joint
    mean = W @ R / W.sum()
    nu = W * (mean - (W @ R - R) / (W.sum() - 1))
    without = np.array(
        [np.delete(W, k) @ np.delete(R, k) / np.delete(W, k).sum() for k in range(n)]
    )
    epsilon = (1 - W / W.sum()) * (mean - without)
    e = W / W.sum()
    for how, errors in (
        (InclusionVariance.ESCOBAR_BERGER, nu),
        (InclusionVariance.CAMPBELL_BERGER_SKINNER, epsilon),
    ):
        expected = -0.5 * sum(
            (joint[k, m] - pi[k] * pi[m]) / joint[k, m] * (errors[k] - errors[m]) ** 2
            for k in range(n)
            for m in range(n)
        )
        found = inclusion_sample(pi, how).variance(e * (R - mean))
        assert found == pytest.approx(expected, rel=1e-10)


def test_drawn_with_replacement_nothing_is_corrected_in_any_stratum():
    strata = [0, 0, 0, 0, 1, 1, 1, 1]
    found = inclusion_sample(np.array(PI), InclusionVariance.JACKKNIFE_REPLACED, strata=strata)
    z = W * R
    expected = sum(4 / 3 * np.sum((part - part.mean()) ** 2) for part in (z[:4], z[4:]))
    assert found.variance(z) == pytest.approx(expected)


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--joint", "j.csv"], "--joint: it applies only with --inclusion"),
        (["--variance", "deville"], "--variance: it applies only with --inclusion"),
        (["--inclusion", "pi", "--weight", "w"], "leave out the weights"),
        (["--inclusion", "pi", "--variance", "bootstrap"], "choose one of deville"),
        (
            ["--inclusion", "pi", "--variance", "deville", "--stratum", "group"],
            "deville takes no strata and clusters",
        ),
        (
            ["--inclusion", "pi", "--variance", "jackknife", "--joint", "j.csv"],
            "jackknife takes no joint probabilities",
        ),
        (
            ["--inclusion", "pi", "--variance", "escobar-berger", "--counts"],
            "escobar-berger is for means",
        ),
        (["--inclusion", "w"], "must be above 0 and at most 1"),
    ],
)
def test_what_does_not_go_together_is_refused(capsys, study, tmp_path, options, says):
    (tmp_path / "j.csv").write_text("0.1,0.1\n0.1,0.2\n")
    options = [str(tmp_path / "j.csv") if one == "j.csv" else one for one in options]
    code, _, told = rows(capsys, study, *options)
    assert code == 2
    assert told.startswith("error: ")
    assert says in told


def test_joint_probabilities_are_numbers_and_belong_to_the_rows(capsys, study, tmp_path):
    wrong = tmp_path / "j.csv"
    wrong.write_text("0.1,x\n0.1,0.2\n")
    code, _, told = rows(capsys, study, "--inclusion", "pi", "--joint", str(wrong))
    assert (code, "j.csv, line 1: “x” is not a number" in told) == (2, True)
    wrong.write_text("0.1,0.05\n0.05,0.2\n")
    code, _, told = rows(capsys, study, "--inclusion", "pi", "--joint", str(wrong))
    assert (code, "the table is not 8 by 8" in told) == (2, True)


def test_joint_probabilities_are_read_from_every_kind_of_table(tmp_path):
    joint = pd.DataFrame([[0.5, 0.25, 0.25], [0.25, 0.5, 0.125], [0.25, 0.125, 0.5]])
    joint.to_csv(tmp_path / "j.csv", header=False, index=False)
    joint.to_csv(tmp_path / "j.tsv", header=False, index=False, sep="\t")
    joint.to_excel(tmp_path / "j.xlsx", header=False, index=False)
    joint.rename(columns=str).to_parquet(tmp_path / "j.parquet")  # which has names of columns
    for path in tmp_path.iterdir():
        assert read_joint(path).tolist() == joint.to_numpy().tolist(), path.name


def test_designs_of_several_samples_have_no_inclusion_probabilities(capsys, study):
    table = Path(study[0])
    body = [
        f"{'same' if i % 3 else 'different'},{i % 2 + 1},{line.split(',', 1)[1]}"
        for i, line in enumerate(table.read_text().splitlines()[1:])
    ]
    table.write_text("\n".join(["list,list.sample,pi,w,group", *body]) + "\n")
    code = main(["estimate", *study, "--question", "list", "--inclusion", "pi"])
    told = capsys.readouterr().err
    assert code == 2
    assert "list has the design Extended crosswise. Inclusion probabilities and totals need" in told
