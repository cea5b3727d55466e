"""The figures of the study of variable depth are made with the learners as they are."""

import argparse
import importlib

import numpy as np

from surveyapp.learning.base.table import Attribute, CodedTable

ROWS = 4000


def test_shares_of_a_large_table_are_drawn_near_the_line_at_either_depth():
    figures = importlib.import_module("variable_depth_figures")
    rng = np.random.default_rng(1)
    label = rng.integers(2, size=ROWS)
    near = np.where(rng.random(ROWS) < 0.8, label, 1 - label)
    codes = np.stack([near, rng.integers(3, size=ROWS), label], axis=1).astype(np.int32)
    names = (("near", "01"), ("far", "abc"), ("sex", "mf"))
    table = CodedTable(
        tuple(Attribute(name, tuple(levels), can_be_missing=False) for name, levels in names), codes
    )
    asked = argparse.Namespace(epsilon=20.0, trees=2, label="sex", own_rows=False)
    study = figures.Study(table, asked)
    for branch_min in (None, 200):
        shares = study.shares(study.made(branch_min))
        assert len(shares) == 4
        assert figures.mean_miss(shares, ["near"]) < 0.15
