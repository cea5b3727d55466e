"""Interviews are simulated in memory, of people whose answers are given or drawn."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.designs import KRR, Crosswise, Laplace, TwoCoins, UnrelatedQuestionUnknown
from surveyapp.library.problems import NotUsable


def test_given_answers_pass_the_coins_and_are_found_again():
    rng = np.random.default_rng(2)
    truth = pd.DataFrame(
        {
            "Sex?": rng.choice(["f", "m"], 20_000),
            "drugs": np.where(rng.random(20_000) < 0.2, "yes", "no"),
            "bribe": rng.random(20_000) < 0.1,
            "party": rng.choice(["a", "b", "c"], 20_000, p=[0.6, 0.3, 0.1]),
            "income": rng.integers(0, 11, 20_000),
        }
    )
    designs = {
        "drugs": TwoCoins(),
        "bribe": Crosswise(p="1/5"),
        "party": KRR(k=3, p_truth="1/2"),
        "income": Laplace(minimum=0, maximum=10, epsilon=2),
    }
    data = surveyapp.simulate(truth, designs=designs, seed=5)
    recorded = data.frame()
    assert recorded["Sex?"].tolist() == truth["Sex?"].tolist()
    assert set(recorded["bribe"]) == {"same", "different"}
    found = surveyapp.estimate(data).frame()
    true = {
        ("drugs", "yes"): (truth["drugs"] == "yes").mean(),
        ("bribe", "yes"): truth["bribe"].mean(),
        ("party", "a"): (truth["party"] == "a").mean(),
        ("Sex?", "f"): (truth["Sex?"] == "f").mean(),
    }
    for row in found.itertuples():
        if (row.question, row.answer) in true:
            assert abs(row.estimate - true.pop((row.question, row.answer))) < 4 * row.se + 1e-9
    assert true == {}
    mean = found.loc[found["question"] == "income"].iloc[0]
    assert abs(mean["estimate"] - truth["income"].mean()) < 4 * mean["se"]


def test_equal_seeds_give_equal_interviews_and_missing_answers_stay_missing():
    truth = pd.DataFrame({"drugs": ["yes", None, "no"] * 50})
    first, again, other = (
        surveyapp.simulate(truth, designs={"drugs": TwoCoins()}, seed=seed).frame()
        for seed in (1, 1, 2)
    )
    assert first.equals(again)
    assert not first.equals(other)
    assert first["drugs"].isna().sum() == 50


def test_respondents_of_two_samples_are_divided():
    truth = pd.DataFrame({"drugs": ["yes", "no"] * 500})
    design = UnrelatedQuestionUnknown(p_truth=["7/10", "3/10"])
    data = surveyapp.simulate(truth, designs={"drugs": design}, seed=1)
    assert set(data.frame()["drugs.sample"]) == {1, 2}


def test_a_survey_is_simulated_with_shares_that_are_stated_or_drawn(clinic):
    data = surveyapp.simulate(clinic, 4000, prevalences={"drugs": 0.2}, seed=3)
    row = surveyapp.estimate(data, "drugs").frame().iloc[0]
    assert len(data) == 4000
    assert abs(row["estimate"] - 0.2) < 4 * row["se"]


@pytest.mark.parametrize(
    ("given", "what"),
    [
        ({}, "Say how many interviews"),
        ({"interviews": 9, "prevalences": {"drugs": 1.5}}, "do not add up to 1"),
        ({"interviews": 9, "prevalences": {"region": 0.5}}, "give a share for each"),
        ({"interviews": 9, "prevalences": {"region": {"mars": 1}}}, "has no answer mars"),
        ({"interviews": 9, "prevalences": {"moon": 0.5}}, "no question moon"),
        ({"interviews": 9, "designs": {"drugs": TwoCoins()}}, "leave out designs"),
    ],
)
def test_what_cannot_be_simulated_is_refused(clinic, given, what):
    with pytest.raises(NotUsable, match=what):
        surveyapp.simulate(clinic, **given)


def test_a_frame_has_its_own_respondents():
    with pytest.raises(NotUsable, match="its own respondents"):
        surveyapp.simulate(pd.DataFrame({"drugs": ["yes"]}), 5, designs={"drugs": TwoCoins()})
    numbers = pd.DataFrame({"income": [1.0, None]})
    with pytest.raises(NotUsable, match="has missing numbers"):
        surveyapp.simulate(numbers, designs={"income": Laplace(minimum=0, maximum=9, epsilon=1)})


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"interviews": 2.5}, "^interviews: give a whole number"),
        ({"interviews": 9, "prevalences": {"drugs": float("nan")}}, "do not add up to 1"),
    ],
)
def test_interviews_are_whole_numbers_and_shares_are_known(clinic, options, what):
    with pytest.raises(NotUsable, match=what):
        surveyapp.simulate(clinic, **options)


def test_more_reports_than_memory_holds_are_refused():
    with pytest.raises(NotUsable, match="cannot be counted here"):
        surveyapp.estimate(surveyapp.designs.TwoCoins(), {"yes": 10**12, "no": 5})
