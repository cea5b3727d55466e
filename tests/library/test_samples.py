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
