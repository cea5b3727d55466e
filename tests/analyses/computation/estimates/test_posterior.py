"""``estimate --posterior``: how likely each answer is, given each report."""

from __future__ import annotations

import csv
import io
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.analyses.computation.estimates.posterior import posterior
from surveyapp.cli import main
from surveyapp.designs.core.channel import Channel

SURVEY = """{"format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"],
 "title": {"en": "t"}, "questions": [
 {"id": "region", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "direct"}},
 {"id": "drugs", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}},
 {"id": "party", "type": "single_choice", "text": {"en": "?"},
  "design": {"name": "k_rr", "p_truth": "1/2"},
  "choices": [{"id": "a", "text": {"en": "A"}}, {"id": "b", "text": {"en": "B"}},
              {"id": "c", "text": {"en": "C"}}]},
 {"id": "days", "type": "number", "minimum": 0, "maximum": 10, "text": {"en": "?"},
  "design": {"name": "laplace", "epsilon": 2}}]}"""


@pytest.fixture
def study(tmp_path):
    (tmp_path / "s.survey.json").write_text(SURVEY)
    lines = ["region,drugs,party,days"]
    lines += [
        f"{'yes' if i % 2 else 'no'},{'yes' if i < 35 else 'no'},{'aaaaabbbcc'[i // 10]},{i % 11}"
        for i in range(100)
    ]
    (tmp_path / "t.csv").write_text("\n".join(lines) + "\n")
    return [str(tmp_path / "t.csv"), "--survey", str(tmp_path / "s.survey.json")]


def rows(capsys, study, *options):
    code = main(["estimate", *study, "--csv", "-", "--posterior", *options])
    told = capsys.readouterr()
    found = csv.DictReader(io.StringIO(told.out))
    return code, {(r["report"], r["answer"]): r for r in found}, told.err


def test_bayes_rule_for_two_coins(capsys, study):
    _, found, _ = rows(capsys, study, "--question", "drugs")
    # π̂ = 2·0.35 − 0.5 = 0.2; 0.2·0.75/(0.2·0.75 + 0.8·0.25) = 3/7, 0.2·0.25/(0.05 + 0.6) = 1/13
    assert float(found["yes", "yes"]["share"]) == pytest.approx(0.2)
    assert float(found["yes", "yes"]["probability"]) == pytest.approx(3 / 7)
    assert float(found["no", "yes"]["probability"]) == pytest.approx(1 / 13)
    assert float(found["no", "no"]["probability"]) == pytest.approx(12 / 13)


def test_its_ends_are_those_of_the_share(capsys, study):
    _, found, _ = rows(capsys, study, "--question", "drugs")
    main(["estimate", *study, "--csv", "-", "--question", "drugs"])
    yes = next(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    for end in ("low", "high"):
        share = float(yes[end])
        expected = share * 0.75 / (share * 0.75 + (1 - share) * 0.25)
        assert float(found["yes", "yes"][end]) == pytest.approx(expected)
    no = found["yes", "no"]
    assert float(no["low"]) == pytest.approx(1 - float(found["yes", "yes"]["high"]))


def test_three_answers_have_probabilities_and_no_interval(capsys, study):
    _, found, _ = rows(capsys, study, "--question", "party")
    # most likely: (0.5, 0.3, 0.2 − 1/6 each)/0.5 = (2/3, 4/15, 1/15), all inside
    shares = np.array([2 / 3, 4 / 15, 1 / 15])
    channel = np.full((3, 3), 1 / 6) + np.eye(3) / 2
    for j, report in enumerate("abc"):
        for i, answer in enumerate("abc"):
            row = found[report, answer]
            expected = shares[i] * channel[i, j] / (shares @ channel[:, j])
            assert float(row["probability"]) == pytest.approx(expected, rel=1e-9)
            assert (row["low"], row["high"]) == ("", "")


def test_what_cannot_be_told_is_named(capsys, study):
    _, found, told = rows(capsys, study)
    assert {r["question"] for r in found.values()} == {"drugs", "party"}
    assert "note: days: what one report says" in told


def test_a_sentence_says_it_in_numbers_of_people(capsys, study):
    main(["estimate", *study, "--question", "drugs", "--posterior"])
    assert (
        "of 100 people whose recorded report is “yes”, about 43 would truthfully answer “yes”; of 100 "
        "people altogether, about 20." in capsys.readouterr().out
    )


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--question", "region"), "every report is the answer itself"),
        (("--question", "days"), "not computed for the design laplace"),
        (("--tests",), "leave out --tests"),
        (("--explain",), "leave out --explain"),
        (("--counts", "--population", "900"), "leave out --counts"),
    ],
)
def test_what_does_not_go_together_is_refused(capsys, study, options, says):
    code, _, told = rows(capsys, study, *options)
    assert code == 2
    assert says in told


def test_a_report_that_nobody_can_give_has_no_posterior():
    sure = Channel(((Fraction(1), Fraction(0)), (Fraction(0), Fraction(1))))
    assert posterior(sure, (1, 0)) == pytest.approx(
        np.array([[1, np.nan], [0, np.nan]]), nan_ok=True
    )
