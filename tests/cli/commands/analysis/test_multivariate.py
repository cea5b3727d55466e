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


# distance


def single(name, design, *choices):
    return {
        "id": name,
        "type": "single_choice",
        "text": {"en": name},
        "choices": [{"id": one, "text": {"en": one}} for one in choices],
        "design": design,
    }


@pytest.fixture
def few(table_of):
    """20 people and 2: the distribution functions differ by 9/20 at 2 and by 1/2 at 3."""
    return table_of(
        [rating("trust", DIRECT), single("region", DIRECT, "north", "south")],
        {
            "trust": [2] * 9 + [3] * 11 + [3, 4],
            "region": ["north"] * 20 + ["south"] * 2,
        },
    )


def test_the_plain_and_the_corrected_distance_stand_side_by_side(run, few):
    told = ("distance", *few, "--question", "trust", "--by", "region")
    (row,) = rows_of(run, *told)
    assert float(row["plug_in"]) == pytest.approx(9 / 20 + 1 / 2, abs=1e-12)
    assert float(row["distance"]) < 0.5
    header, line = run(*told)[1].splitlines()[:2]
    assert header.split() == [
        *("first", "second", "n", "n", "plain", "bias-corrected", "low", "high", "p")
    ]
    shown = line.split()
    assert shown[4] == "0.9500"
    assert shown[5] == f"{float(row['distance']):.4f}"


COSTS = {
    "square": ",a,b,c\na,0,1,4\nb,1,0,2.5\nc,4,2.5,0\n",
    "in another order": "to,c,a,b\nb,2.5,1,0\nc,0,4,2.5\na,4,0,1\n",
}


@pytest.fixture
def regions(table_of):
    return table_of(
        [single("place", DIRECT, "a", "b", "c"), single("year", DIRECT, "old", "new")],
        {
            "place": ["a"] * 50 + ["b"] * 30 + ["c"] * 20 + ["a"] * 20 + ["b"] * 30 + ["c"] * 50,
            "year": ["old"] * 100 + ["new"] * 100,
        },
    )


@pytest.mark.parametrize("text", COSTS.values(), ids=COSTS)
def test_any_costs_can_be_given(run, regions, tmp_path, text):
    costs = tmp_path / "costs.csv"
    costs.write_text(text)
    told = ("distance", *regions, "--question", "place", "--by", "year", "--cost", costs)

    (row,) = rows_of(run, *told)

    # three in ten go from a to c, and by way of b that costs 1 + 2.5 in place of 4
    assert float(row["plug_in"]) == pytest.approx(0.3 * 3.5, abs=1e-9)
    assert row["kind"] == "ground_cost"
    assert 0.5 < float(row["low"]) < float(row["distance"]) < float(row["high"]) < 1.6
    code, _, err = run(*told)
    assert code == 0
    assert "it costs 4, and 3.5 by way of other answers; the cheapest way counts." in err


def test_costs_that_are_not_symmetric_are_said(run, regions, tmp_path):
    costs = tmp_path / "costs.csv"
    costs.write_text(",a,b,c\na,0,2,4\nb,1,0,2\nc,2,1,0\n")
    told = ("distance", *regions, "--question", "place", "--by", "year", "--cost", costs)
    assert float(rows_of(run, *told)[0]["plug_in"]) == pytest.approx(0.3 * 4, abs=1e-9)
    code, _, err = run(*told)
    assert code == 0
    assert "The costs are not symmetric: from a to b it is 2, and back 1." in err


FAULTS = {
    ",a,b\na,0,1\nb,1,0\n": "costs.csv has costs between a, b, and the answers to place are a, b, c",
    ",a,b,c\na,0,1,4\nb,1,0,2\n": "is not square: it has 2 rows and 3 columns",
    ",a,b,d\na,0,1,4\nb,1,0,2\nc,4,2,0\n": "rows of costs.csv are a, b, c and its columns a, b, d",
    ",a,a,c\na,0,1,4\na,1,0,2\nc,4,2,0\n": "Give each answer one row and one column",
    ",a,b,c\na,0,-1,4\nb,1,0,2\nc,4,2,0\n": "line 2, column b: “-1” is no cost",
    ",a,b,c\na,0,1,4\nb,1,0,far\nc,4,2,0\n": "line 3, column c: “far” is no cost",
    ",a,b,c\na,0,1,4\nb,1,0,\nc,4,2,0\n": "line 3, column c: “” is no cost",
    ",a,b,c\na,0,1,4\nb,1,3,2\nc,4,2,0\n": "the cost from b to itself is 3",
    ",a,b,c\na,0,0,0\nb,0,0,0\nc,0,0,0\n": "All costs in costs.csv are 0",
}


@pytest.mark.parametrize(("text", "sentence"), FAULTS.items(), ids=FAULTS.values())
def test_each_fault_of_the_costs_has_its_sentence(run, regions, tmp_path, text, sentence):
    costs = tmp_path / "costs.csv"
    costs.write_text(text)
    code, out, err = run(
        *("distance", *regions, "--question", "place", "--by", "year", "--cost", costs)
    )
    assert (code, out) == (2, "")
    assert sentence in err


@pytest.mark.parametrize("other", [("--kind", "total_variation"), ("--positions", "1,2,3")])
def test_costs_leave_no_room_for_another_measure(run, regions, tmp_path, other):
    costs = tmp_path / "costs.csv"
    costs.write_text(COSTS["square"])
    told = ("distance", *regions, "--question", "place", "--by", "year", "--cost", costs, *other)
    code, _, err = run(*told)
    assert code == 2
    assert "the costs of costs.csv say how far answers are apart" in err
