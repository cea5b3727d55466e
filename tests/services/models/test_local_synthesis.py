"""Synthetic tables from reports alone: which columns they have, and what they depend on."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances

KINDS = ("a", "b", "c")


def truth(rows=4000, seed=1):
    """Three questions that go together, and one that was asked directly and goes with none."""
    rng = np.random.default_rng(seed)
    kind = rng.choice(3, size=rows, p=[0.6, 0.3, 0.1])
    follows = rng.random((rows, 3)) < 0.9
    codes = np.where(follows, kind[:, None], rng.integers(3, size=(rows, 3)))
    columns = {f"q{n}": np.array(KINDS)[codes[:, n]] for n in range(3)}
    return pd.DataFrame(columns | {"region": rng.choice(["north", "south"], rows, p=[0.7, 0.3])})


DESIGNS = {f"q{n}": KRR(k=3, epsilon=2) for n in range(3)}


def coded(frame):
    levels = {name: sorted(set(frame[name].dropna())) for name in frame}
    attributes = tuple(Attribute(name, tuple(found)) for name, found in levels.items())
    codes = [pd.Categorical(frame[name], levels[name]).codes for name in frame]
    return CodedTable(attributes, np.stack(codes, axis=1).astype(np.int32))


def test_it_is_nearer_to_the_truth_than_columns_drawn_apart():
    frame = truth()
    made = surveyapp.synthesize(surveyapp.simulate(frame, designs=DESIGNS, seed=2), random_state=3)
    assert list(made) == list(frame)
    assert made.attrs["unprotected"] == ["region"]
    assert 5.99 < made.attrs["epsilon"] <= 6
    rng = np.random.default_rng(4)
    apart = frame.apply(lambda column: rng.permutation(column.to_numpy()))
    near = mean_distance(pairwise_distances(coded(frame), coded(made[list(frame)].astype(str))))
    assert near < 0.03
    assert mean_distance(pairwise_distances(coded(frame), coded(apart))) > 0.15


def test_it_depends_on_nothing_but_the_reports():
    reports = surveyapp.simulate(truth(800), designs=DESIGNS, seed=2).frame()
    read = {"designs": DESIGNS}
    first = surveyapp.synthesize(surveyapp.read(reports, **read), random_state=5)
    # the order of the interviews tells nothing, nor does what else the table has
    shuffled = reports.sample(frac=1, random_state=6).reset_index(drop=True)
    again = surveyapp.synthesize(surveyapp.read(shuffled, **read), random_state=5)
    pd.testing.assert_frame_equal(first, again)
    # another report does
    other = reports.copy()
    other.loc[:200, "q0"] = other.loc[:200, "q1"].to_numpy()
    changed = surveyapp.synthesize(surveyapp.read(other, **read), random_state=5)
    assert not first.equals(changed)


def test_rows_columns_and_the_way_are_chosen():
    data = surveyapp.simulate(truth(3000), designs=DESIGNS, seed=2)
    made = surveyapp.synthesize(
        data, columns=["q0", "q1", "q2"], label="q0", rows=2000, random_state=1
    )
    assert made.shape == (2000, 3)
    assert (made["q0"] == made["q1"]).mean() > 0.75
    with pytest.raises(UserProblem, match="no recorded question age"):
        surveyapp.synthesize(data, columns=["age", "q0"])
    with pytest.raises(UserProblem, match="forest needs a table of true values"):
        surveyapp.synthesize(data, method="forest", label="q0")
    with pytest.raises(UserProblem, match="two or more columns"):
        surveyapp.synthesize(data, columns=["q0"])


def test_skipped_questions_are_blank_as_often():
    reports = surveyapp.simulate(truth(3000), designs=DESIGNS, seed=2).frame()
    rng = np.random.default_rng(3)
    reports["q1"] = reports["q1"].astype(object).where(rng.random(3000) > 0.2)
    made = surveyapp.synthesize(surveyapp.read(reports, designs=DESIGNS), random_state=1)
    assert made["q1"].isna().mean() == pytest.approx(reports["q1"].isna().mean(), abs=0.01)
    assert (made["q0"] == made["q1"])[made["q1"].notna()].mean() > 0.75
