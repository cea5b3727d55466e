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


@pytest.mark.parametrize("ending", ["csv", "tsv"])
@pytest.mark.parametrize("text", COSTS.values(), ids=COSTS)
def test_any_costs_can_be_given(run, regions, tmp_path, text, ending):
    costs = tmp_path / f"costs.{ending}"
    costs.write_text(text if ending == "csv" else text.replace(",", "\t"))
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
    ",a,b\na,0,1\nb,1,0\n": "The costs are between a, b, and the answers to place are a, b, c",
    ",a,b,c\na,0,1,4\nb,1,0,2\n": "is not square: it has 2 rows and 3 columns",
    ",a,b,d\na,0,1,4\nb,1,0,2\nc,4,2,0\n": "rows of costs.csv are a, b, c and its columns a, b, d",
    ",a,a,c\na,0,1,4\na,1,0,2\nc,4,2,0\n": "Give each answer one row and one column",
    ",a,b,c\na,0,-1,4\nb,1,0,2\nc,4,2,0\n": "line 2, column b: “-1” is not a cost",
    ",a,b,c\na,0,1,4\nb,1,0,far\nc,4,2,0\n": "line 3, column c: “far” is not a cost",
    ",a,b,c\na,0,1,4\nb,1,0,\nc,4,2,0\n": "line 3, column c: “” is not a cost",
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
    assert "the costs say how far answers are apart" in err


# crosstab


@pytest.fixture
def both(table_of):
    """Two direct questions: (40, 10 / 20, 30), and nobody in the cell (old, no)."""
    return table_of(
        [single("age", DIRECT, "young", "old"), single("used", DIRECT, "yes", "no")],
        {
            "age": ["young"] * 50 + ["old"] * 50,
            "used": ["yes"] * 40 + ["no"] * 10 + ["yes"] * 20 + ["no"] * 30,
        },
    )


@pytest.fixture
def hidden(table_of):
    """Reports through k_rr with p_truth ½ over two choices: Pr(a | a) = ¾."""
    used = single("used", NOISY, "yes", "no")
    return table_of(
        [single("age", DIRECT, "young", "old"), used],
        {
            "age": ["young"] * 100 + ["old"] * 100,
            "used": ["yes"] * 60 + ["no"] * 40 + ["yes"] * 35 + ["no"] * 65,
        },
    )


def test_row_and_column_shares_stand_at_the_end(run, both):
    rows = rows_of(run, "crosstab", *both, "--questions", "age,used")
    assert list(rows[0])[-8:] == [
        *("row_share", "row_se", "row_low", "row_high"),
        *("column_share", "column_se", "column_low", "column_high"),
    ]
    assert [float(row["row_share"]) for row in rows] == pytest.approx([0.8, 0.2, 0.4, 0.6])
    assert [float(row["column_share"]) for row in rows] == pytest.approx(
        [2 / 3, 1 / 4, 1 / 3, 3 / 4]
    )
    assert float(rows[0]["row_se"]) == pytest.approx(np.sqrt(0.8 * 0.2 / 49))
    assert 0.65 < float(rows[0]["row_low"]) < 0.8 < float(rows[0]["row_high"]) < 0.92


def test_shares_in_a_direct_answer_are_those_of_estimate(run, hidden):
    rows = rows_of(run, "crosstab", *hidden, "--questions", "age,used")
    groups = rows_of(run, "estimate", *hidden, "--question", "used", "--by", "age")
    told = {(row["group"], row["answer"]): row for row in groups}
    for row in rows:
        estimate = told[row["answer_1"], row["answer_2"]]
        for own, other in (("share", "estimate"), ("se", "se"), ("low", "low"), ("high", "high")):
            assert float(row[f"row_{own}"]) == pytest.approx(float(estimate[other]), abs=1e-12)
    # (.6 − .25)/.5 and (.35 − .25)/.5; so .7 of .9 of those who say yes are young
    assert [float(row["row_share"]) for row in rows] == pytest.approx([0.7, 0.3, 0.2, 0.8])
    assert [float(row["column_share"]) for row in rows] == pytest.approx(
        [7 / 9, 3 / 11, 2 / 9, 8 / 11]
    )
    assert all(float(row["column_low"]) < float(row["column_share"]) for row in rows)


def test_independence_is_pearsons_test_of_the_reports(run, hidden):
    (row,) = rows_of(run, "crosstab", *hidden, "--questions", "age,used", "--independence")
    # n·(60·65 − 40·35)²/(100·100·95·105)
    assert float(row["statistic"]) == pytest.approx(200 * 2500**2 / (1e4 * 95 * 105), abs=1e-9)
    assert (row["df"], row["method"]) == ("1", "pearson")
    # the most likely table is .35, .15, .1, .4: φ = (.14 − .015)/√(.25·.45·.55)
    assert float(row["cramers_v"]) == pytest.approx(0.125 / np.sqrt(0.25 * 0.45 * 0.55))
    # noise: V_aa = .25 for age; pseudo-answers of used vary by .95·1.05/4·4 ... each over its share
    spread = (0.25 / 0.5 + 0.25 / 0.5) * (4 * 0.475 * 0.525) * (1 / 0.45 + 1 / 0.55) / 200
    assert float(row["cramers_v_noise"]) == pytest.approx(np.sqrt(spread))
    squares = float(row["cramers_v"]) ** 2 - spread
    assert float(row["cramers_v_corrected"]) == pytest.approx(np.sqrt(squares))
    out = run("crosstab", *hidden, "--questions", "age,used")[1]
    assert "independence of the answers, with the randomization taken into account" in out
    assert f"{float(row['statistic']):.4f}" in out


def test_each_pair_of_three_questions_is_tested(run, table_of):
    rng = np.random.default_rng(1)
    columns = {name: rng.choice(["x", "y"], 60).tolist() for name in "abc"}
    given = table_of([single(name, DIRECT, "x", "y") for name in "abc"], columns)
    rows = rows_of(run, "crosstab", *given, "--questions", "a,b,c", "--independence")
    assert [(row["question_1"], row["question_2"]) for row in rows] == [
        *(("a", "b"), ("a", "c"), ("b", "c"))
    ]
    table = np.array(
        [
            [
                sum(x == p and y == q for x, y in zip(columns["a"], columns["c"], strict=True))
                for q in "xy"
            ]
            for p in "xy"
        ]
    )
    expected = np.outer(table.sum(axis=1), table.sum(axis=0)) / 60
    assert float(rows[1]["statistic"]) == pytest.approx(np.sum((table - expected) ** 2 / expected))


def test_equal_weights_change_nothing_but_the_method(run, both):
    table, *survey = both
    weighted = table.with_name("w.csv")
    lines = table.read_text().splitlines()
    weighted.write_text("\n".join([lines[0] + ",w", *(line + ",2" for line in lines[1:])]) + "\n")
    told = ("crosstab", weighted, *survey, "--questions", "age,used", "--weight", "w")
    plain = rows_of(run, "crosstab", *both, "--questions", "age,used", "--independence")[0]
    (row,) = rows_of(run, *told, "--independence")
    # the design effect of equal weights is that of the covariance where answers depend: below 1
    assert float(row["statistic"]) == pytest.approx(float(plain["statistic"]), rel=0.25)
    assert float(plain["statistic"]) == pytest.approx(100 * 1000**2 / (50 * 50 * 60 * 40))


def test_intervals_of_cells_are_those_of_the_score_test(run, hidden):
    """A cell is a mean of 200 pseudo-answers 0, −½ or 3/2: variance π·own + (1 − π)·other − π²."""
    rows = rows_of(run, "crosstab", *hidden, "--questions", "age,used")
    cell = rows[2]
    assert (cell["answer_1"], cell["answer_2"], cell["interval"]) == ("old", "yes", "wilson")
    low, high, middle = (float(cell[name]) for name in ("low", "high", "estimate"))
    assert middle == pytest.approx(0.1)
    own = 0.75 * 1.5**2 + 0.25 * 0.5**2
    other_old = 0.25 * 1.5**2 + 0.75 * 0.5**2
    people = 200 * np.array([0.35, 0.15, 0.4]) + 0.5
    other = people[2] * other_old / people.sum()
    size = (0.1 * own + 0.9 * other - 0.01) / float(cell["se"]) ** 2
    for end in (low, high):
        variance = end * own + (1 - end) * other - end**2
        assert (middle - end) ** 2 == pytest.approx(1.959964**2 * variance / size, rel=1e-4)
    assert 0 < low < middle < high


def test_intervals_of_cells_of_two_samples_are_those_of_the_score_test_too(run, table_of):
    """With Pr(different | yes) = Pr(same in sample 2 | yes) = ¾ the samples are halves of one of 400."""
    per_sample = 100
    extended = {
        "id": "used",
        "type": "yes_no",
        "text": {"en": "used"},
        "design": {"name": "extended_crosswise", "p": "1/4"},
        "mode": "own_device",
    }
    said = []
    for yes, no in (("different", "same"), ("same", "different")):
        said += [yes] * 60 + [no] * 40 + [yes] * 35 + [no] * 65
    given = table_of(
        [single("age", DIRECT, "young", "old"), extended],
        {
            "age": (["young"] * per_sample + ["old"] * per_sample) * 2,
            "used": said,
            "used.sample": [1] * 2 * per_sample + [2] * 2 * per_sample,
        },
    )
    cell = rows_of(run, "crosstab", *given, "--questions", "age,used")[2]
    assert (cell["answer_1"], cell["answer_2"], cell["interval"]) == ("old", "yes", "wilson")
    low, high, middle = (float(cell[name]) for name in ("low", "high", "estimate"))
    assert middle == pytest.approx(0.1)
    own = 0.75 * 1.5**2 + 0.25 * 0.5**2
    people = 400 * np.array([0.35, 0.15, 0.4]) + 0.5
    other = people[2] * (0.25 * 1.5**2 + 0.75 * 0.5**2) / people.sum()
    size = min((0.1 * own + 0.9 * other - 0.01) / float(cell["se"]) ** 2, 400)
    assert 396 < size < 400
    for end in (low, high):
        variance = end * own + (1 - end) * other - end**2
        assert (middle - end) ** 2 == pytest.approx(1.959964**2 * variance / size, rel=1e-4)
    assert 0 < low < middle < high
