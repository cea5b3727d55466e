"""Samples of a DataFrame: the frame's own values with their weights, and interviews by stratum."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.errors import UserProblem


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
