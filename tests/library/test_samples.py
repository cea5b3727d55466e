"""Samples of a DataFrame: the frame's own values with their weights, and interviews by stratum."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.errors import UserProblem
from surveyapp.library.problems import NotUsable


def test_a_sample_of_a_frame_keeps_its_values_and_has_weights_and_joint_probabilities():
    frame = pd.DataFrame({"village": list("abcdef"), "people": [10, 20.5, 30, 40, 50, 60]})
    sample = surveyapp.draw_sample(frame, 3, method="pps", size="people", seed=1)
    assert sample["people"].dtype == frame["people"].dtype
    total = frame["people"].sum()
    assert sample["weight"].to_numpy() == pytest.approx(total / (3 * sample["people"].to_numpy()))
    joint = sample.attrs["joint"]
    assert np.diag(joint) == pytest.approx(1 / sample["weight"].to_numpy())
    assert np.all(joint > 0)


def test_interviews_are_divided_by_the_design():
    strata = pd.DataFrame({"region": ["a", "b"], "people": [900, 100], "share": [0.1, 0.5]})
    how = {"size": "people", "share": "share"}
    direct = surveyapp.allocate(strata, "region", 100, **how)
    coins = surveyapp.allocate(strata, "region", 100, design=surveyapp.designs.TwoCoins(), **how)
    assert direct["n"].tolist() == [84, 16]
    assert coins["n"].tolist() == [89, 11]
    assert coins.attrs["error"] > direct.attrs["error"]


def test_what_is_missing_is_a_sentence():
    with pytest.raises(UserProblem, match="the frame has no column size"):
        surveyapp.draw_sample(pd.DataFrame({"a": [1, 2]}), 1, method="pps", size="size")


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"n": 2.5}, "^n: give a whole number; 2.5 is none"),
        ({"n": float("nan")}, "^n: give a whole number"),
        ({"clusters": {"town": 1.5}, "take": 1}, "^clusters: give a whole number"),
        ({"clusters": "town", "take": 1}, "clusters={“column”: …}"),
        ({"n": 2, "method": "random"}, "^method: choose one of simple, systematic, pps"),
        ({"n": 2, "allocation": "neymann", "strata": "town"}, "^allocation: choose one of"),
        ({"allocation": {"a": 0}, "strata": "town"}, "at least one"),
        ({"allocation": {"a": 2, "b": -1}, "strata": "town"}, "at least one"),
        ({"allocation": {"a": 0.5}, "strata": "town"}, "^allocation: give a whole number"),
    ],
)
def test_a_sample_is_of_whole_numbers_and_known_methods(options, what):
    frame = pd.DataFrame({"town": ["a", "a", "b", "b"]})
    with pytest.raises(NotUsable, match=what):
        surveyapp.draw_sample(frame, **options)


def test_interviews_are_divided_in_whole_numbers_and_for_a_design():
    frame = pd.DataFrame({"town": ["a", "a", "b", "b"]})
    for options, what in (
        ({"n": 2.5}, "^n: give a whole number"),
        ({"n": 2, "how": "optimal"}, "^how: choose one of"),
        ({"n": 2, "design": surveyapp.designs.TwoCoins}, "class of a design"),
        ({"budget": "much"}, "^budget: give a number"),
    ):
        with pytest.raises(NotUsable, match=what):
            surveyapp.allocate(frame, "town", **options)
    assert surveyapp.allocate(frame.rename(columns={"town": 0}), 0, 4.0)["n"].tolist() == [2, 2]


def test_a_stratum_that_is_missing_is_refused_whatever_says_so():
    for missing in (None, np.nan, pd.NA):
        frame = pd.DataFrame({"town": pd.Series(["a", missing, "b"], dtype=object)})
        with pytest.raises(NotUsable, match="line 2: town is empty"):
            surveyapp.draw_sample(frame, 2, strata="town", seed=1)


def test_a_frame_is_a_table_or_a_path():
    with pytest.raises(NotUsable, match="dict is neither"):
        surveyapp.draw_sample({"town": ["a"]}, 1)
    with pytest.raises(NotUsable, match="Two columns are called a"):
        surveyapp.draw_sample(pd.DataFrame([[1, 2]], columns=["a", "a"]), 1)


def test_replicate_weights_of_a_frame_give_the_errors_of_those_that_are_made():
    generator = np.random.default_rng(3)
    frame = pd.DataFrame(
        {
            "yes": generator.choice(["yes", "no"], 80),
            "stratum": np.repeat(np.arange(10), 8),
            "cluster": np.repeat(np.arange(20), 4),
            "w": generator.uniform(1, 3, 80),
        }
    )
    sample = {"weight": "w", "stratum": "stratum", "cluster": "cluster"}
    designs = {"yes": surveyapp.designs.Direct(k=2)}
    made = surveyapp.read(frame, designs=designs, **sample, replicates="jkn")
    linear = surveyapp.read(frame, designs=designs, **sample)
    errors = [surveyapp.estimate(one).frame()["se"].iloc[0] for one in (made, linear)]
    assert errors[0] == pytest.approx(errors[1], rel=0.05)
    assert errors[0] != pytest.approx(errors[1], rel=1e-9)
    for unit in range(20):
        own, same = frame["cluster"] == unit, frame["stratum"] == unit // 2
        frame[f"rw{unit + 1}"] = frame["w"] * np.where(own, 0, np.where(same, 2, 1))
    # two units a stratum and a replicate for each: every square counts by one half
    half = surveyapp.read(
        frame, designs=designs, weight="w", replicates="jkn", replicate_weights="rw"
    )
    twice = surveyapp.estimate(half).frame()["se"].iloc[0]
    assert twice == pytest.approx(errors[0] * 2**0.5, rel=1e-9)
    assert not [name for name in half.columns if name.startswith("rw")]
