"""k-ary randomized response: Kairouz, Bonawitz & Ramage (2016)."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.parameters import NotTogether


def test_with_p_truth_the_rest_is_drawn_uniformly_from_all_choices():
    assert KRR(k=4, p_truth=Fraction(1, 2)).channel.rows[0] == (
        Fraction(5, 8),
        Fraction(1, 8),
        Fraction(1, 8),
        Fraction(1, 8),
    )


@pytest.mark.parametrize("k", [2, 3, 5, 256])
def test_the_truth_is_e_to_the_epsilon_times_as_likely_as_another_choice(k):
    form = KRR(k=k, epsilon=Fraction(1)).form
    odds = float((form.truth + form.forced[0]) / form.forced[0])
    assert odds == pytest.approx(math.e, rel=1e-3)
    assert odds <= math.e


def test_epsilon_ln_3_over_two_choices_is_nearly_two_coins():
    truth = KRR(k=2, epsilon=Fraction("1.0986")).channel.rows[0][0]
    assert float(truth) == pytest.approx(0.75, abs=1e-4)


@pytest.mark.parametrize(
    ("k", "epsilon"), [(2, "1/2"), (5, "1.5"), (100, "1/100"), (256, "0.00001")]
)
def test_the_coin_of_a_design_stated_by_epsilon_needs_no_redraws(k, epsilon):
    denominator = KRR(k=k, epsilon=Fraction(epsilon)).channel.denominator
    assert denominator & (denominator - 1) == 0


@pytest.mark.parametrize("given", [{}, {"epsilon": 1, "p_truth": "1/2"}])
def test_either_epsilon_or_p_truth_is_given(given):
    with pytest.raises(NotTogether, match="exactly one of them"):
        KRR(k=3, **given)
