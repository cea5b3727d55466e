"""List experiments: estimates, and the test that the sensitive statement changes no other answer."""

from __future__ import annotations

import csv
import io

import pytest

from surveyapp.storage.surveys.survey_files import save_survey

LIST = {"design": {"name": "item_count", "items": 3}, "mode": "own_device"}
# how often each count was reported: by those with 3 statements, and by those with a fourth, sensitive one
ALONE, TOGETHER = (40, 130, 30, 0), (80, 20, 90, 10, 0)
HYPOTHESIS = "the sensitive statement does not change the answers to the others"


@pytest.fixture
def asked(tmp_path, make_survey, yes_no_json):
    """Return the options of a command that reads a list experiment of these counts."""

    def make(*samples):
        survey, table = tmp_path / "s.survey.json", tmp_path / "t.csv"
        save_survey(make_survey(yes_no_json("upset", **LIST)), survey)
        rows = [
            f"{count},{sample}"
            for sample, counts in enumerate(samples, 1)
            for count, times in enumerate(counts)
            for _ in range(times)
        ]
        table.write_text("\n".join(["upset,upset.sample", *rows]) + "\n")
        return table, "--survey", survey

    return make


def test_a_list_experiment_is_tested_for_a_design_effect(run, asked):
    """Only π(0, yes) = .2 − .4 can be at its bound: Welch's t² of two shares, by hand."""
    code, out, err = run("estimate", *asked(ALONE, TOGETHER), "--tests", "--csv", "-")
    assert (code, "do not trust the estimate" in err) == (1, True)
    (row,) = csv.DictReader(io.StringIO(out))
    assert (row["hypothesis"], row["symbol"], row["df"]) == (HYPOTHESIS, "χ̄²", "1")
    assert float(row["statistic"]) == pytest.approx(0.2**2 / (0.16 / 199 + 0.24 / 199))
    assert float(row["p_value"]) < 1e-4


def test_a_list_that_changes_nothing_is_not_rejected(run, asked):
    _, out, _ = run(
        "estimate", *asked((50, 100, 50, 0), (45, 95, 50, 10, 0)), "--tests", "--csv", "-"
    )
    (row,) = csv.DictReader(io.StringIO(out))
    assert (row["statistic"], row["p_value"]) == ("0.0", "1.0")


def test_a_sample_of_one_person_is_not_tested(run, asked):
    _, out, err = run("estimate", *asked((1, 0, 0, 0), (0, 1, 1, 0, 0)), "--tests")
    assert HYPOTHESIS not in out + err


def test_quality_looks_at_questions_of_several_samples_in_tables_too(run, asked):
    """A table has a column of samples: it was left out, and nothing was said to look wrong."""
    made = asked(ALONE, TOGETHER)
    code, out, err = run("quality", *made)
    assert (code, f"upset: the reports speak against “{HYPOTHESIS}” (p = " in out) == (
        1,
        True,
    )
    assert "Nothing in these" not in err or "impossible" in err
    _, out, _ = run("quality", *made, "--table", "tests", "--csv", "-")
    (row,) = csv.DictReader(io.StringIO(out))
    assert (row["question"], row["report"], row["is_found"]) == ("upset", HYPOTHESIS, "yes")
