"""Draws of units: every outcome of every coin is enumerated, so that probabilities are exact."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from surveyapp.designs.core.coins import SystemCoins
from surveyapp.estimation.selection.inclusion import inclusion_probabilities
from surveyapp.estimation.selection.methods import SelectionMethod, draw
from tests.helpers.every_coin import every_outcome

METHODS = tuple(SelectionMethod)
FRAMES = (
    ((1, 1, 1, 1, 1), 2),
    ((3, 1, 2, 1), 2),
    ((3, 1, 2, 1), 3),
    ((2, 1, 1, 2, 1), 3),
    ((6, 1, 1, 2), 2),  # the first is certain
    ((7, 4, 1, 1), 3),  # two are certain, and one of them only once the other is set aside
    ((1, 2, 3, 4), 1),
)


def chances(method, sizes, n):
    """Return the exact probability of each sample."""
    found = Counter()
    for chance, selection in every_outcome(lambda coins: draw(method, sizes, len(sizes), n, coins)):
        assert len(selection.places) == n
        assert selection.of == len(sizes)
        found[selection.places] += chance
    assert sum(found.values()) == 1
    return found


@pytest.mark.parametrize("method", METHODS)
@pytest.mark.parametrize(("sizes", "n"), FRAMES)
def test_every_units_probability_is_exactly_what_is_said_and_so_is_every_pairs(method, sizes, n):
    found = chances(method, sizes, n)
    units = range(len(sizes))
    said = (
        (Fraction(n, len(sizes)),) * len(sizes)
        if method is SelectionMethod.SIMPLE
        else inclusion_probabilities(sizes, n)
    )
    assert sum(said) == n
    for k in units:
        assert sum(chance for places, chance in found.items() if k in places) == said[k]
    # what a selection says of pairs does not depend on what was drawn
    _, selection = next(
        iter(every_outcome(lambda coins: draw(method, sizes, len(sizes), n, coins)))
    )
    assert selection.probabilities == tuple(said[place] for place in selection.places)
    for one, other in combinations(units, 2):
        both = sum(chance for places, chance in found.items() if {one, other} <= set(places))
        assert selection.pair(one, other) == pytest.approx(float(both), abs=1e-12)
        assert selection.pair(other, one) == pytest.approx(float(both), abs=1e-12)


def test_simple_samples_are_equally_likely_subsets():
    assert set(chances(SelectionMethod.SIMPLE, (1,) * 6, 3).values()) == {Fraction(1, 20)}
    assert len(chances(SelectionMethod.SIMPLE, (1,) * 6, 3)) == 20


def test_a_systematic_sample_is_every_unit_of_a_fixed_distance_from_a_random_start():
    found = chances(SelectionMethod.SYSTEMATIC, (1,) * 12, 4)
    assert found == {(s, s + 3, s + 6, s + 9): Fraction(1, 3) for s in range(3)}


def test_pairs_of_an_elimination_never_make_the_variance_negative():
    sizes, n = (12, 3, 5, 7, 2, 9, 4, 4), 4
    pi = inclusion_probabilities(sizes, n)
    _, selection = next(iter(every_outcome(lambda c: draw(SelectionMethod.PPS, sizes, 8, n, c))))
    for k, other in combinations(range(8), 2):
        assert 0 < selection.pair(k, other) <= float(pi[k] * pi[other]) + 1e-12
    for k in range(8):  # a fixed size: Σ_l π_kl = (n − 1)·π_k
        total = sum(selection.pair(k, other) for other in range(8) if other != k)
        assert total == pytest.approx(float((n - 1) * pi[k]), rel=1e-12)


def test_a_unit_that_is_large_enough_is_in_every_sample_and_others_share_what_is_left():
    assert inclusion_probabilities((50, 20, 20, 10), 2) == (
        1,
        Fraction(2, 5),
        Fraction(2, 5),
        Fraction(1, 5),
    )


def test_a_large_frame_is_drawn_in_the_time_of_its_size():
    sizes = [1 + (place * 7919) % 997 for place in range(20_000)]
    selection = draw(SelectionMethod.PPS, sizes, len(sizes), 300, SystemCoins())
    assert len(set(selection.places)) == 300
    pi = inclusion_probabilities(sizes, 300)
    # Σ over all l of π_kl is (n − 1)·π_k in a large frame too
    k = selection.places[0]
    total = sum(selection.pair(k, other) for other in range(len(sizes)) if other != k)
    assert total == pytest.approx(299 * float(pi[k]), rel=1e-9)


@pytest.mark.parametrize(("of", "n", "sizes"), [(3, 4, None), (3, 0, None), (2, 1, (1, 0))])
def test_what_cannot_be_drawn_is_refused(of, n, sizes):
    with pytest.raises(ValueError, match="draw 1 to N"):
        draw(SelectionMethod.PPS, sizes, of, n, SystemCoins())
