"""``crosstab``, ``rank`` and ``distance`` from a terminal, with numbers that are derived here."""

from __future__ import annotations

import csv
import io
import json

import numpy as np
import pytest

DIRECT = {"name": "direct"}
NOISY = {"name": "k_rr", "p_truth": "1/2"}


def rating(name, design, levels=5):
    return {
        "id": name,
        "type": "rating",
        "text": {"en": name},
        "levels": levels,
        "design": design,
    }


@pytest.fixture
def table_of(tmp_path, survey_json):
    """Return a maker of a table of reports with its survey, as options of a command."""

    def make(questions, columns):
        survey, table = tmp_path / "s.survey.json", tmp_path / "t.csv"
        survey.write_text(json.dumps(survey_json(*questions)))
        with table.open("w", newline="") as file:
            writer = csv.writer(file)
            writer.writerow(columns)
            writer.writerows(zip(*columns.values(), strict=True))
        return (table, "--survey", survey)

    return make


def rows_of(run, *arguments):
    code, out, err = run(*arguments, "--csv", "-")
    assert code == 0, err
    return list(csv.DictReader(io.StringIO(out)))


def of_counts(*counts):
    return [level for level, count in enumerate(counts, start=1) for _ in range(count)]


# rank

GOOD, FAIR = of_counts(0, 2, 3, 20, 25), of_counts(4, 6, 10, 20, 10)
GOOD_UTILITY = (1 * 1 + 3 * 2 + 4 * 3 + 21 * 4 + 26 * 5) / 55
FAIR_UTILITY = (5 * 1 + 7 * 2 + 11 * 3 + 21 * 4 + 11 * 5) / 55


def test_direct_ratings_are_ranked_by_the_exact_posterior_mean(run, table_of):
    given = table_of([rating("good", DIRECT), rating("fair", DIRECT)], {"good": GOOD, "fair": FAIR})
    told = ("rank", *given, "--questions", "good,fair")
    first, second = (rows_of(run, *told, "--seed", seed) for seed in (1, 2))
    for rows in (first, second):
        assert [row["item"] for row in rows] == ["good", "fair"]
        assert float(rows[0]["utility"]) == pytest.approx(GOOD_UTILITY, abs=1e-12)
        assert float(rows[1]["utility"]) == pytest.approx(FAIR_UTILITY, abs=1e-12)
        assert [float(row["utility_mc_error"]) for row in rows] == [0, 0]
        assert all(0 < float(row["interval_mc_error"]) < 0.02 for row in rows)
    assert first[0]["low"] != second[0]["low"]


def test_what_is_printed_of_draws_is_what_they_hold(run, table_of):
    given = table_of([rating("good", NOISY), rating("fair", DIRECT)], {"good": GOOD, "fair": FAIR})
    told = ("rank", *given, "--questions", "good,fair")
    printed = {}
    for seed in (1, 2, 3):
        rows = {row["item"]: row for row in rows_of(run, *told, "--seed", seed)}
        assert 0 < float(rows["good"]["utility_mc_error"]) < 0.01
        lines = [line.split() for line in run(*told, "--seed", seed)[1].splitlines()[1:]]
        for line in lines:
            printed.setdefault(line[1], set()).add(line[3])
    assert printed["fair"] == {f"{FAIR_UTILITY:.4f}"}
    shown = sorted(printed["good"])
    assert {len(number.partition(".")[2]) for number in shown} == {2}
    assert float(shown[-1]) - float(shown[0]) <= 0.0101


def test_pairs_have_their_error_at_the_end(run, table_of):
    given = table_of([rating("good", DIRECT), rating("fair", DIRECT)], {"good": GOOD, "fair": FAIR})
    told = ("rank", *given, "--questions", "good,fair", "--pairs", "--draws", 400)
    (row,) = rows_of(run, *told)
    assert list(row) == ["first", "second", "probability", "mc_error"]
    share = float(row["probability"])
    assert float(row["mc_error"]) == pytest.approx(np.sqrt(share * (1 - share) / 400), rel=0.2)
