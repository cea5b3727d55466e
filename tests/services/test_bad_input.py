"""Input that no number can come from, or only a doubtful one: each a sentence, never NaN without a word."""

from __future__ import annotations

import csv
import json
import re
from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
import pytest

from surveyapp.cli import main
from surveyapp.services.simulation.respondents import simulate_truth
from surveyapp.survey.json_format.reading import read_survey

REGIONS = [{"id": name, "text": {"en": name}} for name in ("north", "centre", "south")]
TWO_COINS = {"name": "two_coins"}
DIRECT = {"name": "direct"}

Ran = tuple[int, str, str]


def asked(name: str, design: object, kind: str = "yes_no", **more: object) -> dict[str, object]:
    if kind == "single_choice":
        more["choices"] = REGIONS
    return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Callable[..., Ran]:
    """Return a runner of a command: its exit code, rows and sentences; no NaN, no traceback."""

    def run(*arguments: object) -> Ran:
        capsys.readouterr()
        try:
            code = main([str(one) for one in arguments])
        except SystemExit as left:
            code = int(left.code or 0)
        told = capsys.readouterr()
        assert "nan" not in told.out.casefold()
        assert "Traceback" not in told.err
        assert (code == 0) == (told.err == "")
        assert (code == 2) == told.err.startswith("error: ")
        return code, told.out, told.err

    return run


@pytest.fixture
def estimated(
    tmp_path: Path, survey_json: Callable[..., dict[str, object]], run: Callable[..., Ran]
) -> Callable[..., Ran]:
    """Return ``estimate`` of a plain table, its columns given by name."""

    def estimated(
        design: object,
        columns: dict[str, Sequence[str]],
        *options: str,
        kind: str = "yes_no",
        others: Sequence[dict[str, object]] = (),
    ) -> Ran:
        survey = tmp_path / "s.survey.json"
        survey.write_text(json.dumps(survey_json(asked("used", design, kind), *others)))
        table = tmp_path / "t.csv"
        with table.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(columns)
            writer.writerows(zip(*columns.values(), strict=True))
        return run("estimate", table, "--survey", survey, *options)

    return estimated


@pytest.fixture
def regressed(
    tmp_path: Path, survey_json: Callable[..., dict[str, object]], run: Callable[..., Ran]
) -> Callable[..., Ran]:
    """Return ``regress`` of collection files made from answers, by question."""

    def regressed(
        questions: Sequence[dict[str, object]], answers: dict[str, Sequence[str]], *options: str
    ) -> Ran:
        survey = read_survey(survey_json(*questions), "s")
        truth = tmp_path / "truth.csv"
        with truth.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(answers)
            writer.writerows(zip(*answers.values(), strict=True))
        files = simulate_truth(survey, tmp_path / "usb", truth, kiosks=1, seed=3)
        return run("regress", *files, *options)

    return regressed


# designs from which nothing can be learned


@pytest.mark.parametrize(
    ("design", "sentence"),
    [
        ({"name": "warner", "p": "1/2"}, "above 0 and below 1, and not 1/2"),
        ({"name": "forced_response", "p_truth": "0", "p_yes": "1/2"}, "must be above 0"),
        ({"name": "kuk", "p_yes": "1/2", "p_no": "1/2", "draws": 3}, "both packs give the same"),
        (
            {"name": "matrix", "rows": [["1/2", "1/2"], ["1/2", "1/2"]]},
            "nothing can be learned from them",
        ),
    ],
)
def test_a_design_that_tells_nothing_is_no_survey(estimated, design, sentence):
    code, _, told = estimated(design, {"used": ["yes", "no"]})
    assert code == 2
    assert re.search(sentence, told)


def test_a_singular_channel_of_three_answers_is_no_survey(estimated):
    rows = [["1/2", "1/4", "1/4"], ["1/4", "1/2", "1/4"], ["3/8", "3/8", "1/4"]]
    code, _, told = estimated(
        {"name": "matrix", "rows": rows}, {"used": ["north"]}, kind="single_choice"
    )
    assert code == 2
    assert "nothing can be learned" in told


def test_a_design_that_tells_next_to_nothing_says_so_beside_the_number(estimated):
    design = {"name": "warner", "p": "500001/1000000"}
    code, rows, told = estimated(design, {"used": ["yes", "no", "yes"]})
    assert code == 1
    assert "used" in rows
    assert "randomization alone causes an error" in told


# too few reports


@pytest.mark.parametrize("reports", [[], ["", "", ""]])
def test_no_reports_are_a_sentence_and_no_rows(estimated, reports):
    code, rows, told = estimated(TWO_COINS, {"used": reports})
    assert code in (1, 2)
    assert "yes" not in rows
    assert (
        "t.csv has no rows" in told or "No row of t.csv" in told or "There are no reports" in told
    )


@pytest.mark.parametrize(
    "design", [DIRECT, TWO_COINS, {"name": "kuk", "p_yes": "3/5", "p_no": "2/5", "draws": 3}]
)
def test_one_report_has_no_standard_error_and_that_is_said(estimated, design):
    code, rows, told = estimated(design, {"used": ["2" if design["name"] == "kuk" else "yes"]})
    assert code == 1
    assert "–" in rows
    assert "only one report, so no standard error" in told


def test_a_group_of_nobody_and_a_group_of_one_are_told(estimated):
    code, rows, told = estimated(
        TWO_COINS,
        {"used": ["yes", "no", "", "yes"], "region": ["north", "north", "south", "centre"]},
        "--by",
        "region",
        others=[asked("region", DIRECT, "single_choice")],
    )
    assert code == 1
    assert "south" not in rows
    assert "used in group south: There are no reports" in told
    assert "used in group centre: There is only one report" in told


# reports that are all the same


def test_all_yes_through_coins_is_no_point_and_said_to_be_rare(estimated):
    code, rows, told = estimated(TWO_COINS, {"used": ["yes"] * 20}, "--json", "-")
    yes = json.loads(rows)[0]
    assert code == 1
    assert "Such reports are rare whatever people answer" in told
    # everybody says yes: √(4·¾·¼/20) is what the coins cause, one standard error below 1
    assert (yes["low"], yes["high"]) == (pytest.approx(1 - (0.75 / 20) ** 0.5), 1)


def test_all_yes_asked_directly_is_no_certainty_either(estimated):
    code, rows, _ = estimated(DIRECT, {"used": ["yes"] * 20}, "--json", "-")
    yes = json.loads(rows)[0]
    assert code == 0
    assert yes["low"] == pytest.approx(0.8606, abs=1e-3)
    assert yes["high"] == 1


def test_reports_that_no_people_could_give_are_told(estimated):
    code, _, told = estimated({"name": "warner", "p": "9/10"}, {"used": ["yes"] * 2000})
    assert code == 1
    assert "outside what this design can give" in told


def test_a_report_that_is_none_is_refused_by_its_line(estimated):
    code, rows, told = estimated(TWO_COINS, {"used": ["yes", "", "no", "maybe"]})
    assert code == 1
    assert "yes" in rows
    assert "line 5, column used" in told


# weights, strata, clusters, levels, populations


@pytest.mark.parametrize("weight", ["-1", "nan", "", "inf", "abc", "1e308", "1e-320"])
def test_a_weight_that_is_none_is_refused_by_its_line(estimated, weight):
    columns = {"used": ["yes", "no", "no"], "w": [weight, "1", "2"]}
    code, _, told = estimated(TWO_COINS, columns, "--weight", "w")
    assert code == 1
    assert "line 2, column w" in told
    assert "1 of 3 rows refused" in told


def test_a_weight_of_zero_leaves_out_and_says_so(estimated):
    columns = {"used": ["yes", "no", "no"], "w": ["0", "1", "2"]}
    code, _, told = estimated(TWO_COINS, columns, "--weight", "w")
    assert code == 1
    assert "1 respondents have the weight 0" in told


def test_only_weights_of_zero_are_an_error(estimated):
    code, _, told = estimated(TWO_COINS, {"used": ["yes", "no"], "w": "00"}, "--weight", "w")
    assert code == 2
    assert "All 2 weights are 0" in told


@pytest.mark.parametrize(
    ("option", "labels", "sentence"),
    [
        ("--stratum", "aab", "Strata with only one sampled unit: 1"),
        ("--cluster", "aaa", "only one sampled unit, so the sampling error cannot"),
    ],
)
def test_strata_and_clusters_of_one_are_told(estimated, option, labels, sentence):
    columns = {"used": ["yes", "no", "no"], "s": labels}
    code, rows, told = estimated(TWO_COINS, columns, option, "s")
    assert code == 1
    assert "yes" in rows
    assert sentence in told


@pytest.mark.parametrize(
    ("option", "value", "sentence"),
    [
        ("--level", "1", "above 0 and below 1"),
        ("--level", "nan", "“nan” is not a number"),
        ("--population", "1", "at least 2"),
        ("--population", "nan", "give a whole number from 1"),
        ("--interval", "certain", "--interval"),
    ],
)
def test_options_out_of_range_are_an_error(estimated, option, value, sentence):
    code, _, told = estimated(TWO_COINS, {"used": ["yes", "no"]}, option, value)
    assert code == 2
    assert sentence in told


# regression

N = 200


def coins(share: float = 0.5, size: int = N, seed: int = 1) -> np.ndarray:
    return np.random.default_rng(seed).random(size) < share


def words(answers: np.ndarray) -> list[str]:
    return np.where(answers, "yes", "no").tolist()


MARRIED = asked("married", DIRECT)
USED = asked("used", TWO_COINS)
TOLD = asked("told", DIRECT)


def test_a_predictor_that_separates_the_answers_is_named(regressed):
    answers = {"married": words(coins()), "told": words(coins())}
    code, _, told = regressed(
        (MARRIED, TOLD), answers, "--outcome", "told", "--predictors", "married"
    )
    assert code == 2
    assert "The predictor married: yes separates the answers perfectly" in told


def test_predictors_that_say_the_same_are_named(regressed):
    answers = {"married": words(coins()), "told": words(~coins()), "used": words(coins(0.3))}
    code, _, told = regressed(
        (MARRIED, TOLD, USED), answers, "--outcome", "used", "--predictors", "married,told"
    )
    assert code == 2
    assert "told: yes is fully determined by married: yes" in told


def test_a_predictor_of_one_value_is_named(regressed):
    answers = {"stars": ["3"] * N, "used": words(coins(0.3))}
    stars = asked("stars", DIRECT, "rating", levels=5)
    code, _, told = regressed((stars, USED), answers, "--outcome", "used", "--predictors", "stars")
    assert code == 2
    assert "The predictor stars has the same value" in told


def test_a_level_that_nobody_gave_is_left_out_and_told(regressed):
    regions = np.where(coins(), "north", "centre").tolist()
    answers = {"region": regions, "used": words(coins(0.3, seed=2))}
    code, rows, told = regressed(
        (asked("region", DIRECT, "single_choice"), USED),
        answers,
        "--outcome",
        "used",
        "--predictors",
        "region",
    )
    assert code == 1
    assert "region: centre" in rows
    assert "region: south" not in rows
    assert "Nobody included answered south to region" in told


def test_a_choice_that_nobody_gave_has_no_coefficient_as_outcome(regressed):
    answers = {
        "married": words(coins(seed=2)),
        "region": np.where(coins(), "north", "centre").tolist(),
    }
    code, _, told = regressed(
        (MARRIED, asked("region", DIRECT, "single_choice")),
        answers,
        "--outcome",
        "region",
        "--predictors",
        "married",
    )
    assert code == 2
    assert "share is exactly 0 or 100 %" in told


@pytest.mark.parametrize("outcome", [TOLD, asked("told", {"name": "mangat", "p": "3/4"})])
def test_an_outcome_that_never_changes_is_told(regressed, outcome):
    answers = {"married": words(coins()), "told": ["yes"] * N}
    code, _, told = regressed(
        (MARRIED, outcome), answers, "--outcome", "told", "--predictors", "married"
    )
    assert code == 2
    assert "reports of the outcome are the same" in told


def test_one_respondent_is_too_few(regressed):
    code, _, told = regressed(
        (MARRIED, USED),
        {"married": ["yes"], "used": ["no"]},
        "--outcome",
        "used",
        "--predictors",
        "married",
    )
    assert code == 2
    assert "Only 1 respondents answered all questions" in told


def test_missing_answers_are_left_out_and_counted(regressed):
    married = words(coins(seed=2))
    married[:50] = [""] * 50
    code, rows, told = regressed(
        (MARRIED, USED),
        {"married": married, "used": words(coins(0.3))},
        "--outcome",
        "used",
        "--predictors",
        "married",
    )
    assert code == 1
    assert "married: yes" in rows
    assert "50 of 200 respondents are left out" in told


def test_a_predictor_that_nobody_answered_leaves_nobody(regressed):
    code, _, told = regressed(
        (MARRIED, USED),
        {"married": [""] * N, "used": words(coins(0.3))},
        "--outcome",
        "used",
        "--predictors",
        "married",
    )
    assert code == 2
    assert "Only 0 respondents answered all questions" in told


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (("--outcome", "nothing", "--predictors", "married"), "has no recorded question nothing"),
        (("--outcome", "used", "--predictors", "used"), "cannot be its own predictor"),
        (("--outcome", "used", "--predictors", "married", "--level", "1"), "above 0 and below 1"),
        (("--outcome", "used", "--model", "linear"), "is not a number"),
    ],
)
def test_options_that_make_no_regression_are_an_error(regressed, options, sentence):
    answers = {"married": words(coins(seed=2)), "used": words(coins(0.3))}
    code, _, told = regressed((MARRIED, USED), answers, *options)
    assert code == 2
    assert sentence in told


def test_a_regression_that_cannot_be_computed_prints_no_number(regressed):
    answers = {"married": words(coins()), "told": words(coins())}
    _, rows, _ = regressed((MARRIED, TOLD), answers, "--outcome", "told", "--predictors", "married")
    assert rows == ""
