"""``estimate --simultaneous`` and ``compare --simultaneous``: intervals that hold together."""

from __future__ import annotations

import csv
import io

import numpy as np
import pytest
from scipy.special import ndtri
from scipy.stats import multivariate_normal

from surveyapp.cli import main

SURVEY = """{"format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"],
 "title": {"en": "t"}, "questions": [
 {"id": "region", "type": "single_choice", "text": {"en": "?"}, "design": {"name": "direct"},
  "choices": [{"id": "n", "text": {"en": "N"}}, {"id": "m", "text": {"en": "M"}},
              {"id": "s", "text": {"en": "S"}}]},
 {"id": "drugs", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}},
 {"id": "bribe", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}},
 {"id": "party", "type": "single_choice", "text": {"en": "?"},
  "design": {"name": "k_rr", "p_truth": "1/2"},
  "choices": [{"id": "a", "text": {"en": "A"}}, {"id": "b", "text": {"en": "B"}},
              {"id": "c", "text": {"en": "C"}}]},
 {"id": "sets", "type": "multiple_choice", "text": {"en": "?"},
  "design": {"name": "unary", "epsilon": 2},
  "choices": [{"id": "a", "text": {"en": "A"}}, {"id": "b", "text": {"en": "B"}}]}]}"""
SAID_YES = {"n": (40, 100), "m": (130, 200), "s": (150, 300)}


@pytest.fixture
def study(tmp_path):
    (tmp_path / "s.survey.json").write_text(SURVEY)
    lines = ["region,drugs,bribe,party,sets,w,cl"]
    for region, (yes, n) in SAID_YES.items():
        lines += [
            f"{region},{'yes' if i < yes else 'no'},{'yes' if i % 2 else 'no'},"
            f"{'aaaaabbbcc'[i % 10]},{'10' if i % 3 else '01'},1,{region}{i % 20}"
            for i in range(n)
        ]
    (tmp_path / "t.csv").write_text("\n".join(lines) + "\n")
    return [str(tmp_path / "t.csv"), "--survey", str(tmp_path / "s.survey.json")]


@pytest.fixture
def run(study, capsys):
    def rows(command, *options):
        code = main([command, *study, "--csv", "-", *options])
        told = capsys.readouterr()
        return code, list(csv.DictReader(io.StringIO(told.out))), told.err

    return rows


COMPARED = ("compare", "--question", "drugs", "--by", "region")


def test_all_pairs_hold_together(run):
    _, rows, told = run(*COMPARED, "--simultaneous")
    differences = [row for row in rows if row["measure"] == "difference"]
    each = float(differences[0]["level_each"])
    assert {row["joint"] for row in rows} == {"max_t"}
    # Var π̂ = 4·λ(1 − λ)/n in each group, by hand; three differences in the order n−m, n−s, m−s
    spread = [4 * (yes / n) * (1 - yes / n) / n for yes, n in SAID_YES.values()]
    signs = np.array([[1, -1, 0], [1, 0, -1], [0, 1, -1]])
    covariance = signs @ np.diag(spread) @ signs.T
    errors = np.sqrt(np.diag(covariance))
    normal = multivariate_normal(np.zeros(3), covariance / np.outer(errors, errors), True)

    def within(c):
        return normal.cdf(np.full(3, c), lower_limit=np.full(3, -c))

    assert within(ndtri((1 + each) / 2)) == pytest.approx(0.95, abs=6e-4)
    for row in differences:
        z = -ndtri(float(row["p_value"]) / 2)
        assert float(row["p_adjusted"]) == pytest.approx(1 - within(z), abs=1e-3)
        assert float(row["p_adjusted"]) > float(row["p_value"])
    # the intervals are those of the same method at that level
    _, alone, _ = run(*COMPARED, "--level", str(each))
    for row, own in zip(rows, alone, strict=True):
        assert {name: row[name] for name in own} == own
    assert f"each alone has {100 * each:.2f} %, by the joint normal distribution" in told


def test_one_pair_is_as_it_was(run):
    _, rows, told = run(*COMPARED, "--groups", "n,m", "--simultaneous")
    _, alone, _ = run(*COMPARED, "--groups", "n,m")
    assert [row["joint"] for row in rows] == ["single", "single"]
    assert rows[0]["low"] == alone[0]["low"]
    assert rows[0]["p_adjusted"] == rows[0]["p_value"]
    assert "together" not in told


def test_a_complex_sample_with_equal_weights_and_no_clusters_is_a_simple_one(run):
    _, rows, _ = run(*COMPARED, "--simultaneous")
    _, weighted, _ = run(*COMPARED, "--simultaneous", "--weight", "w")
    assert weighted[0]["joint"] == "max_t"
    assert float(weighted[0]["level_each"]) == pytest.approx(float(rows[0]["level_each"]), abs=1e-4)
    _, clustered, _ = run(*COMPARED, "--simultaneous", "--cluster", "cl")
    assert clustered[0]["joint"] == "max_t"
    assert 0.97 < float(clustered[0]["level_each"]) < 0.95 ** (1 / 3)


def test_every_answer_and_pair_is_one_family_and_whole_questions_are_adjusted_by_holm(run):
    _, rows, _ = run("compare", "--question", "party", "--by", "region", "--simultaneous")
    differences = [row for row in rows if row["measure"] == "difference"]
    assert len(differences) == 9
    # of three answers two are free: less than nine, more than six independent ones would need
    assert 0.95 ** (1 / 4) < float(differences[0]["level_each"]) < 0.95 ** (1 / 9)
    whole = [row for row in rows if row["measure"] == "all_answers"]
    assert {row["joint"] for row in whole} == {"holm"}
    smallest = min(whole, key=lambda row: float(row["p_value"]))
    assert float(smallest["p_adjusted"]) == pytest.approx(min(3 * float(smallest["p_value"]), 1))


def test_randomized_groups_have_sidaks_level(run):
    options = ("--question", "drugs", "--by", "party", "--simultaneous")
    _, rows, told = run("compare", *options)
    assert {row["joint"] for row in rows} == {"sidak"}
    assert float(rows[0]["level_each"]) == pytest.approx(0.95 ** (1 / 3))
    p = float(rows[0]["p_value"])
    assert float(rows[0]["p_adjusted"]) == pytest.approx(1 - (1 - p) ** 3)
    assert "by Šidák's bound" in told


def test_the_answers_of_a_question_hold_together(run):
    _, rows, told = run("estimate", "--question", "party", "--simultaneous")
    each = float(rows[0]["level_each"])
    assert rows[0]["joint"] == "max_t"
    reports = np.array([0.5, 0.3, 0.2])
    debiasing = np.linalg.inv(np.full((3, 3), 1 / 6) + np.eye(3) / 2)
    covariance = debiasing.T @ (np.diag(reports) - np.outer(reports, reports)) @ debiasing
    errors = np.sqrt(np.diag(covariance))
    normal = multivariate_normal(np.zeros(3), covariance / np.outer(errors, errors), True)
    c = ndtri((1 + each) / 2)
    assert normal.cdf(np.full(3, c), lower_limit=np.full(3, -c)) == pytest.approx(0.95, abs=6e-4)
    _, alone, _ = run("estimate", "--question", "party", "--level", str(each))
    for row, own in zip(rows, alone, strict=True):
        assert {name: row[name] for name in own} == own
    assert "note: party: the intervals have a joint confidence of 95 %" in told
    _, weighted, _ = run("estimate", "--question", "party", "--simultaneous", "--weight", "w")
    assert float(weighted[0]["level_each"]) == pytest.approx(each, abs=1e-4)


def test_yes_and_no_are_one_estimate_and_supports_have_sidaks_level(run):
    _, rows, _ = run("estimate", "--question", "drugs", "--simultaneous")
    assert [(row["level_each"], row["joint"]) for row in rows] == [("0.95", "single")] * 2
    _, sets, _ = run("estimate", "--question", "sets", "--simultaneous")
    assert float(sets[0]["level_each"]) == pytest.approx(0.95**0.5)
    assert sets[0]["joint"] == "sidak"


@pytest.mark.parametrize(
    "other", [["--tests"], ["--explain"], ["--posterior"], ["--non-adherence", "0:0.3"]]
)
def test_other_tables_have_no_simultaneous_intervals(study, capsys, other):
    assert main(["estimate", *study, "--simultaneous", *other]) == 2
    assert f"--simultaneous: it is about the intervals of the estimates; leave out {other[0]}" in (
        capsys.readouterr().err
    )
