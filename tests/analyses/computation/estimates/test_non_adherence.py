"""``estimate --non-adherence``: the sensitivity curve of an estimate."""

from __future__ import annotations

import csv
import io

import pytest

from surveyapp.cli import main

SURVEY = """{"format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"],
 "title": {"en": "t"}, "questions": [
 {"id": "region", "type": "single_choice", "text": {"en": "?"}, "design": {"name": "direct"},
  "choices": [{"id": "north", "text": {"en": "N"}}, {"id": "south", "text": {"en": "S"}}]},
 {"id": "drugs", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}},
 {"id": "bribe", "type": "yes_no", "text": {"en": "?"}, "mode": "own_device",
  "design": {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}},
 {"id": "party", "type": "single_choice", "text": {"en": "?"},
  "design": {"name": "k_rr", "p_truth": "1/2"},
  "choices": [{"id": "a", "text": {"en": "A"}}, {"id": "b", "text": {"en": "B"}},
              {"id": "c", "text": {"en": "C"}}]},
 {"id": "days", "type": "number", "minimum": 0, "maximum": 10, "text": {"en": "?"},
  "design": {"name": "laplace", "epsilon": 2}}]}"""


@pytest.fixture
def study(tmp_path):
    (tmp_path / "s.survey.json").write_text(SURVEY)
    lines = ["region,drugs,bribe,party,days,w"]
    # 40 of 100 said yes to drugs, 45 to bribe; party a, b, c: 50, 30, 20
    lines += [
        f"{'north' if i % 2 else 'south'},{'yes' if i < 40 else 'no'},{'yes' if i < 45 else 'no'},"
        f"{'aaaaabbbcc'[i // 10]},{i % 11},{1 + i % 3}"
        for i in range(100)
    ]
    (tmp_path / "t.csv").write_text("\n".join(lines) + "\n")
    return [str(tmp_path / "t.csv"), "--survey", str(tmp_path / "s.survey.json")]


@pytest.fixture
def curve(study, capsys):
    def run(*options):
        code = main(["estimate", *study, "--csv", "-", "--non-adherence", *options])
        told = capsys.readouterr()
        return code, list(csv.DictReader(io.StringIO(told.out))), told.err

    return run


def of(rows, answer, model):
    return {
        float(r["non_adherence"]): r for r in rows if (r["answer"], r["model"]) == (answer, model)
    }


def test_the_curve_starts_at_the_estimate_and_follows_its_formula(curve, study, capsys):
    _, rows, _ = curve("0:0.3", "--question", "drugs")
    yes = of(rows, "yes", "random")
    assert list(yes) == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3]
    # unbiased: 2·0.4 − 0.5 = 0.3; touched at random half say yes, so (0.3 − f/2)/(1 − f)
    for share, row in yes.items():
        assert float(row["estimate"]) == pytest.approx((0.3 - share / 2) / (1 - share))
        # a straight line in the one share of reports: √(4·0.4·0.6/99)/(1 − f)
        assert float(row["se"]) == pytest.approx((0.96 / 99) ** 0.5 / (1 - share))
    safe = of(rows, "yes", "safe")
    # whoever touches "no" lowers the share of yes in proportion
    assert float(safe[0.3]["estimate"]) == pytest.approx(0.3 / 0.7)
    main(["estimate", *study, "--csv", "-", "--question", "drugs"])
    plain = next(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    for name in ("estimate", "se", "low", "high", "interval", "mle", "n"):
        assert yes[0][name] == plain[name]


def test_with_an_own_device_the_safe_report_itself_is_given(curve):
    _, rows, _ = curve("0.2:0.2", "--question", "bribe", "--non-adherence-model", "safe")
    assert {row["model"] for row in rows} == {"safe"}
    # 0.45 = 0.8·(1/6 + 3/4·π) + 0.2·0
    assert float(of(rows, "yes", "safe")[0.2]["estimate"]) == pytest.approx(
        (0.45 / 0.8 - 1 / 6) / 0.75
    )


def test_of_several_answers_the_safe_one_is_named(curve):
    code, rows, told = curve("0.1:0.1", "--question", "party", "--safe-answer", "c")
    assert code == 0, told
    # k_rr with truth 1/2 of three: 1/2 + 1/6 for the own, 1/6 for each other
    plain = (0.5 - 1 / 6) / 0.5
    assert float(of(rows, "a", "random")[0.1]["estimate"]) == pytest.approx((plain - 0.1 / 3) / 0.9)
    assert float(of(rows, "a", "safe")[0.1]["estimate"]) == pytest.approx(plain / 0.9)
    assert float(of(rows, "c", "safe")[0.1]["estimate"]) == pytest.approx(
        ((0.2 - 1 / 6) / 0.5 - 0.1) / 0.9
    )


def test_weights_and_groups_count_as_in_the_estimate(curve, study, capsys):
    options = ("--question", "drugs", "--weight", "w", "--by", "region")
    _, rows, _ = curve("0:0.2:0.2", *options)
    main(["estimate", *study, "--csv", "-", *options])
    plain = {
        row["group"]: row
        for row in csv.DictReader(io.StringIO(capsys.readouterr().out))
        if row["answer"] == "yes"
    }
    for row in rows:
        if (row["answer"], row["model"]) != ("yes", "random"):
            continue
        share, of_group = float(row["non_adherence"]), plain[row["group"]]
        expected = (float(of_group["estimate"]) - share / 2) / (1 - share)
        assert float(row["estimate"]) == pytest.approx(expected)
        assert float(row["se"]) == pytest.approx(float(of_group["se"]) / (1 - share))
    assert {row["group"] for row in rows} == {"north", "south"}


def test_questions_without_a_curve_are_named(curve):
    _, rows, told = curve("0:0.1:0.1")
    assert {row["question"] for row in rows} == {"drugs", "bribe", "party"}
    assert "note: party: there is no curve for safe answers" in told
    assert "note: days: there is no sensitivity curve for the design laplace" in told


def test_a_sentence_says_what_the_curve_comes_to(study, capsys):
    main(["estimate", *study, "--question", "drugs", "--non-adherence", "0:0.3"])
    told = capsys.readouterr().out
    assert "drugs, yes: If 30.0 % of the respondents had touched any button at random" in told
    assert "the estimate would be 21.4 %" in told
    assert "instead of 30.0 %" in told


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (("--non-adherence", "0.3"), "not a range of shares"),
        (("--non-adherence", "0.3:0.1"), "not a range of shares"),
        (("--non-adherence", "0:1"), "not a range of shares"),
        (("--non-adherence", "a:b"), "not a range of shares"),
        (("--non-adherence", "0:0.3:0"), "not a range of shares"),
        (("--non-adherence", "0:0.3:0.0001"), "a larger step"),
        (("--non-adherence", "0:0.3", "--tests"), "leave out --tests"),
        (
            ("--non-adherence", "0:0.3", "--counts", "--population", "9"),
            "leave out --counts",
        ),
        (("--non-adherence", "0:0.3", "--posterior"), "leave out --posterior"),
        (("--non-adherence", "0:0.3", "--non-adherence-model", "lie"), "random, safe"),
        (("--non-adherence", "0:0.3", "--question", "days"), "no sensitivity curve"),
        (
            ("--non-adherence", "0:0.3", "--question", "party", "--safe-answer", "z"),
            "no answer z",
        ),
        (("--safe-answer", "no"), "it applies only with --non-adherence"),
        (("--non-adherence-model", "safe"), "it applies only with --non-adherence"),
    ],
)
def test_what_does_not_go_together_is_refused_in_a_sentence(study, capsys, options, says):
    assert main(["estimate", *study, *options]) == 2
    told = capsys.readouterr().err
    assert told.startswith("error: ")
    assert says in told
