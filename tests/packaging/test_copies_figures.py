"""Intervals from copies of a synthetic table cover the people whom the table was a sample of."""

import importlib

import pytest


@pytest.mark.slow
# at .3 the noise in a pair's cell is wider than most cells, and what is cut at 0 misses
@pytest.mark.parametrize(
    ("people", "epsilon", "surveys", "least"),
    [(1000, 1.0, 100, 0.92), (2000, 1.0, 200, 0.93), (5000, 1.0, 100, 0.93), (2000, 0.3, 60, 0.9)],
)
def test_intervals_of_copies_cover(people, epsilon, surveys, least):
    figures = importlib.import_module("copies_figures")
    means = figures.print_copies([people], [epsilon], surveys)
    measured = {what: mean for (*_, what), mean in means.items() if figures.UNMEASURED not in what}
    assert {"share", "pair"} <= measured.keys()
    assert min(measured.values()) >= least


def test_the_truth_of_a_pair_is_that_of_its_population():
    figures = importlib.import_module("copies_figures")
    hits, refused = figures.coverage(5000, 100.0, 3)
    assert not refused
    assert len(hits) == 13 + 66 + 5  # values, cells of pairs, and terms of the regression
    assert sum(map(sum, hits.values())) / sum(map(len, hits.values())) > 0.85
