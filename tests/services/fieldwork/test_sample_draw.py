"""Samples drawn from a file: what its tables say, that they can be repeated, and what is refused."""

from __future__ import annotations

import csv
from collections import Counter
from itertools import pairwise

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.estimation.planning.allocation import Allocation
from surveyapp.estimation.selection.methods import SelectionMethod
from surveyapp.messages.visible_text import isolated
from surveyapp.services.fieldwork.sample_draw import (
    Clusters,
    SampleOptions,
    draw_sample,
    read_numbers,
    targets_path,
    write_sample,
)
from surveyapp.services.fieldwork.sample_frame import planned_strata, read_frame
from surveyapp.services.fieldwork.sample_lists import sample_lists

PPS = SelectionMethod.PPS


def saved(path, header, rows):
    with path.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows((header, *rows))
    return path


@pytest.fixture
def households(tmp_path):
    """1,200 households in 40 villages of 15 to 45, in two regions."""
    rows = []
    for village in range(40):
        region = "north" if village < 25 else "south"
        rows += [
            (f"House {village}-{n}", f"V{village:02}", region)
            for n in range(15 + (village * 7) % 31)
        ]
    return read_frame(saved(tmp_path / "houses.csv", ("address", "village", "region"), rows))


def read(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_villages_by_size_and_equal_takes_weigh_every_household_alike(households):
    options = SampleOptions(clusters=(Clusters("village", 10, PPS),), take=8, strata=("region",))
    rows = draw_sample(households, options, seed=1).rows()
    assert len(rows) == 80
    by_region = Counter(row["stratum"] for row in rows)
    people = Counter(row[2] for row in households.rows)
    for region, count in by_region.items():
        weights = {round(row["weight"], 9) for row in rows if row["stratum"] == region}
        # π = (n_I·M_i/M)·(8/M_i): the same for all of a region
        assert weights == {round(people[region] / count, 9)}
    assert sum(row["weight"] for row in rows) == pytest.approx(len(households.rows))
    sizes = Counter(row[1] for row in households.rows)
    for row in rows:
        assert row["cluster"] == row["village"]
        assert (row["stage2_population"], row["stage2_sampled"]) == (sizes[row["village"]], 8)


def test_the_same_seed_draws_the_same_and_coins_of_the_system_differ(households):
    options = SampleOptions(number=40)
    assert (
        draw_sample(households, options, seed=3).rows()
        == draw_sample(households, options, seed=3).rows()
    )
    assert draw_sample(households, options).rows() != draw_sample(households, options).rows()


def test_targets_say_by_area_how_many_interviews_and_which_weight(households, tmp_path):
    options = SampleOptions(clusters=(Clusters("village", 6, PPS),), take=5)
    sample = draw_sample(households, options, seed=4)
    out, targets = write_sample(sample, tmp_path / "sample.csv")
    assert targets == targets_path(out) == tmp_path / "sample.targets.csv"
    table = read(targets)
    assert [row["target"] for row in table] == ["5"] * 6
    assert {row["area"] for row in table} == {row["village"] for row in read(out)}
    weights = {row["village"]: row["weight"] for row in read(out)}
    assert {row["area"]: row["weight"] for row in table} == weights


def test_a_frame_of_villages_with_interviews_in_each_has_the_households_as_second_stage(tmp_path):
    rows = [(f"V{n}", 100 + 10 * n) for n in range(20)]
    frame = read_frame(saved(tmp_path / "villages.csv", ("village", "households"), rows))
    options = SampleOptions(number=5, method=PPS, size="households", interviews=12)
    sample = draw_sample(frame, options, seed=2)
    assert sample.interviews == 60
    for row in sample.rows():
        assert row["weight"] == pytest.approx(sum(size for _, size in rows) / 60)
        assert (row["stage1_population"], row["stage1_sampled"]) == (20, 5)
        assert (row["stage2_population"], row["stage2_sampled"]) == (int(row["households"]), 12)
    assert {row["area"]: row["target"] for row in sample.targets()} == {
        row["village"]: 12 for row in sample.rows()
    }


def test_joint_probabilities_are_those_of_the_rows_in_the_order_of_the_table(households, tmp_path):
    options = SampleOptions(clusters=(Clusters("village", 6, PPS),), take=5)
    joint = tmp_path / "joint.csv"
    sample = draw_sample(households, options, seed=5)
    out, _, _ = write_sample(sample, tmp_path / "s.csv", joint)
    table = np.loadtxt(joint, delimiter=",")
    rows = read(out)
    assert np.diag(table) == pytest.approx([float(row["inclusion_probability"]) for row in rows])
    same = rows[0]["village"] == rows[1]["village"]
    size = float(rows[0]["stage2_population"])
    assert same
    # in one village: π_I·5·4/(M(M − 1))
    first = table[0, 0] / (5 / size)
    assert table[0, 1] == pytest.approx(first * 20 / (size * (size - 1)))


def test_pairs_of_a_systematic_sample_that_never_meet_are_said_before_anything_is_written(
    households, tmp_path
):
    options = SampleOptions(number=40, method=SelectionMethod.SYSTEMATIC)
    sample = draw_sample(households, options, seed=5)
    out = tmp_path / "s.csv"
    # rows that were drawn together can be drawn together
    write_sample(sample, out, tmp_path / "joint.csv")
    table = np.loadtxt(tmp_path / "joint.csv", delimiter=",")
    assert np.all(table > 0)


def test_a_sorted_frame_spreads_a_systematic_sample(tmp_path):
    rows = [(f"A{n}", (n * 37) % 100) for n in range(100)]
    frame = read_frame(saved(tmp_path / "f.csv", ("address", "altitude"), rows))
    options = SampleOptions(number=10, method=SelectionMethod.SYSTEMATIC, order=("altitude",))
    heights = [int(row["altitude"]) for row in draw_sample(frame, options, seed=1).rows()]
    assert [b - a for a, b in pairwise(heights)] == [10] * 9


def test_numbers_by_stratum_come_from_the_table_of_the_allocation(households, tmp_path):
    numbers = read_numbers(
        saved(tmp_path / "n.csv", ("stratum", "n"), [("south", 7), ("north", 3)])
    )
    options = SampleOptions(strata=("region",), divided=numbers)
    drawn = Counter(row["stratum"] for row in draw_sample(households, options, seed=1).rows())
    assert drawn == {"south": 7, "north": 3}
    equal = SampleOptions(number=10, strata=("region",), divided=Allocation.EQUAL)
    drawn = Counter(row["stratum"] for row in draw_sample(households, equal, seed=1).rows())
    assert drawn == {"south": 5, "north": 5}


def test_strata_of_a_frame_are_counted_with_mean_shares(households, tmp_path):
    strata = {one.name: one.population for one in planned_strata(households, ("region",))}
    assert strata == Counter(row[2] for row in households.rows)
    rows = [("a", 100, "10 %"), ("a", 300, "0.3"), ("b", 5, "1/2")]
    frame = read_frame(saved(tmp_path / "s.csv", ("stratum", "people", "share"), rows))
    first, second = planned_strata(frame, ("stratum",), size="people", share="share")
    assert (first.population, float(first.share), float(second.share)) == (400, 0.25, 0.5)
    assert (
        planned_strata(frame, ("stratum",), share="0.2")[0].share
        == planned_strata(frame, ("stratum",), share="20 %")[0].share
    )


def test_lists_have_one_page_an_area_and_room_to_write(households):
    options = SampleOptions(clusters=(Clusters("village", 3),), take=4)
    sample = draw_sample(households, options, seed=6)
    page = sample_lists(sample, ("address",))
    assert page.count("<section>") == 3
    assert page.count("page-break-before: always") == 2
    for row in sample.rows():
        assert f">{isolated(row['address'])}</td>" in page
    assert "Interviews here: 4" in page
    with pytest.raises(UserProblem, match=r"houses.csv has no column street"):
        sample_lists(sample, ("street",))


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({}, "Say how many to draw"),
        ({"number": 0}, "Draw at least one"),
        ({"number": 5, "take": 3}, "need clusters"),
        ({"number": 5, "clusters": (Clusters("village", 2),)}, "how many clusters to draw"),
        ({"number": 5, "method": PPS}, "needs the column of the size"),
        ({"number": 5, "interviews": 3}, "need the column of the number of people"),
        ({"number": 5000}, "5000 are to be drawn, and there are only"),
        ({"number": 5, "strata": ("county",)}, "houses.csv has no column county"),
        ({"number": 5, "size": "village", "method": PPS}, "houses.csv, line 2: .*number"),
        ({"strata": ("region",), "divided": {"east": 3}}, "no stratum east. It has: north, south"),
        ({"number": 5, "divided": Allocation.NEYMAN}, "Divide the sample first"),
        ({"clusters": (Clusters("region", 2),), "take": 9999}, "are wanted. Draw fewer there"),
    ],
)
def test_what_cannot_be_drawn_is_refused_in_a_sentence(households, options, sentence):
    with pytest.raises(UserProblem, match=sentence):
        draw_sample(households, SampleOptions(**options))


def test_a_column_that_the_sample_needs_is_not_written_over(tmp_path):
    rows = [("a", 1), ("b", 2)]
    frame = read_frame(saved(tmp_path / "f.csv", ("address", "weight"), rows))
    with pytest.raises(UserProblem, match=r"f.csv has a column weight, which the sample needs"):
        draw_sample(frame, SampleOptions(number=1))
