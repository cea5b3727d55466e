"""Which aims of the default learner are missed by more than chance."""

import math

import numpy as np
import pytest
from learning_aims import Figures, aims, best_by_the_other_half, missed, print_aims

OWN = {"tree", "forest"}


def figures(right, area=None, loss=None):
    return Figures(list(right), list(area or right), list(loss or [-one for one in right]))


def test_splits_that_share_rows_have_the_error_of_nadeau_and_bengio():
    """Differences 1, 2, 3, 4: a variance of 5/3, times 1/4 + 1/4, as a fifth is tested on."""
    worse = np.array([1.0, 2, 3, 4])
    found = missed(worse, worse, 0.5)
    assert found.short == found.beyond == 2.5
    assert found.error == pytest.approx(math.sqrt(5 / 3 * (1 / 4 + 1 / 4)))
    assert found.is_missed
    # 2.5 − .5 lies beyond two errors of .91, 2.5 − 1 does not
    assert found.is_by_more_than_chance
    assert not missed(worse, worse, 1.0).is_by_more_than_chance


def test_one_split_shows_nothing_beyond_chance():
    one = np.array([0.3])
    assert missed(one, one, 0.01).is_missed
    assert not missed(one, one, 0.01).is_by_more_than_chance


def test_the_best_is_picked_by_the_other_half_of_the_splits():
    """By splits 0 and 2 the first is best (5 against 3), by 1 and 3 the second (1 against 4)."""
    reached = np.array([[2.0, 0, 3, 1], [1.0, 3, 2, 1]])
    assert best_by_the_other_half(reached).tolist() == [1, 0, 2, 1]
    assert best_by_the_other_half(np.array([[0.2], [0.7]])).tolist() == [0.7]


def test_the_maximum_of_learners_alike_is_not_held_against_the_default():
    rng = np.random.default_rng(1)
    count = sure = 0
    for _ in range(200):
        many = {name: figures(0.7 + 0.03 * rng.normal(size=10)) for name in "abcdefgh"}
        at = {**many, "auto": figures(0.7 + 0.03 * rng.normal(size=10))}
        at["plain"] = at["majority"] = figures([0.5] * 10)
        miss = aims(at, set(many), "plain", "majority", "made")["a point below our best"]
        count += miss.is_missed
        sure += miss.is_by_more_than_chance
    assert count > 60
    assert sure < 4


def test_each_aim_is_told_with_those_that_miss_it_by_more_than_chance(capsys):
    level = [0.6, 0.61, 0.59, 0.6]
    at = {
        "auto": figures(level, area=[0.8] * 4, loss=[0.5] * 4),
        "tree": figures([one + 0.1 for one in level]),
        "plain": figures(level, area=[0.801] * 4, loss=[0.4] * 4),
        "majority": figures([0.62, 0.6, 0.6, 0.6]),
        "made": figures([0.55, 0.56, 0.58, 0.55]),
    }
    found = aims(at, OWN, "plain", "majority", "made")
    assert [name for name, miss in found.items() if miss.is_missed] == [
        "below the majority",
        "more log loss than plain",
        "a point below our best",
        "two points above a model of synthetic rows",
    ]
    print_aims({"one": found})
    told = capsys.readouterr().out
    assert "below the majority: 1, by more than chance 0: –" in told
    assert "by chance perhaps: one 0.005" in told
    assert "less AUC than plain: 0, by more than chance 0: –" in told
    assert "a point below our best: 1, by more than chance 1: one 0.100 ± 0.000" in told
    # 5, 5, 1 and 5 points above: 4 in the mean, 2 beyond the margin, with an error of 2/√2
    above = found["two points above a model of synthetic rows"]
    assert (above.short, above.error) == pytest.approx((0.04, 0.02 / math.sqrt(2)))
    assert "synthetic rows: 1, by more than chance 0: –" in told


def test_a_split_counts_once_however_often_its_noise_was_drawn():
    """Right at .5 and 1 of two rows: .75, and the mean of the log losses, not that of mean probabilities."""
    truth = np.array([0, 1])
    found = Figures()
    found.add([np.array([[0.9, 0.1], [0.6, 0.4]]), np.array([[0.8, 0.2], [0.3, 0.7]])], truth, 1.0)
    assert found.right == [0.75]
    assert found.loss == pytest.approx([-np.log([0.9, 0.4, 0.8, 0.7]).mean()])
    assert found.seconds == [1.0]
