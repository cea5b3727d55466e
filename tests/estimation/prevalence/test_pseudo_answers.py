"""Pools and second moments of pseudo-answers, by hand."""

from __future__ import annotations

from fractions import Fraction

import pytest

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.channel import Channel
from surveyapp.estimation.prevalence.pseudo_answers import (
    Pool,
    SecondMoments,
    moments,
    pool,
    possible_reports,
)

WARNER = Warner(p=Fraction(4, 5)).channel


def test_warners_reports_stand_for_four_thirds_and_minus_one_third():
    """(z − (1 − p))/(2p − 1): 0.8/0.6 and −0.2/0.6."""
    values = tuple(row[0] for row in WARNER.debiasing())
    assert values == (Fraction(4, 3), Fraction(-1, 3))
    both = pool(values, (0, 1))
    assert both == Pool(Fraction(-1, 3), Fraction(4, 3), (0,))
    assert both.slope == Fraction(5, 3)
    # a prevalence of 1/2 is recorded in half of the reports, one of 0 in a fifth
    assert [both.share(Fraction(x)) for x in (0, Fraction(1, 2), 1)] == [
        Fraction(1, 5),
        Fraction(1, 2),
        Fraction(4, 5),
    ]
    assert both.count((7, 5)) == 7


def test_reports_of_equal_value_are_pooled_and_of_many_values_are_not():
    values = (Fraction(0), Fraction(2), Fraction(0), Fraction(2), Fraction(9))
    assert pool(values, (0, 1, 2, 3)) == Pool(Fraction(0), Fraction(2), (1, 3))
    assert pool(values, (0, 1, 2, 3)).count((1, 10, 100, 1000, 5)) == 1010
    assert pool(values, (0, 2)) is None
    assert pool(values, range(5)) is None


def test_reports_that_no_answer_leads_to_are_left_out():
    gap = Channel(
        ((Fraction(1, 2), Fraction(0), Fraction(1, 2)), (Fraction(1), Fraction(0), Fraction(0)))
    )
    assert possible_reports(gap) == (0, 2)


def test_warners_variance_is_that_of_its_paper():
    """Var of one report: π(1 − π) + p(1 − p)/(2p − 1)², the second term from the coins."""
    found = moments(WARNER, 0, tuple(row[0] for row in WARNER.debiasing()))
    coins = Fraction(4, 25) / Fraction(9, 25)
    for share in (Fraction(0), Fraction(1, 3), Fraction(1)):
        assert found.total_at(share) == found.total(share) == share * (1 - share) + coins
        assert found.coins_at(share) == found.coins(share) == coins
    assert found.total(None) == Fraction(1, 4) + coins
    assert found.coins(None) == coins
    assert (found.own, found.other) == (1 + coins, coins)


def test_of_several_other_answers_the_one_that_varies_most_counts():
    rows = (
        (Fraction(1, 2), Fraction(1, 2)),
        (Fraction(1, 4), Fraction(3, 4)),
        (Fraction(0), Fraction(1)),
    )
    # squares of 4 and −2: 16 and 4
    assert moments(Channel(rows), 0, (Fraction(4), Fraction(-2))) == SecondMoments(
        Fraction(10), Fraction(7)
    )
    assert moments(Channel(rows), 2, (Fraction(4), Fraction(-2))) == SecondMoments(
        Fraction(4), Fraction(10)
    )


@pytest.mark.parametrize(
    ("own", "other", "total", "coins"),
    [
        (
            Fraction(3),
            Fraction(1),
            Fraction(2),
            Fraction(2),
        ),  # the top of 1 + 2π − π² is at its end, 1
        (Fraction(1), Fraction(2), Fraction(2), Fraction(2)),  # falling: at 0
        (Fraction(2), Fraction(1), Fraction(5, 4), Fraction(1)),  # at 1/2
    ],
)
def test_the_largest_variance_is_the_top_of_a_parabola_or_its_end(own, other, total, coins):
    assert SecondMoments(own, other).total(None) == total
    assert SecondMoments(own, other).coins(None) == coins


def test_many_choices_have_the_moments_of_their_channel():
    channel = KRR(k=4, p_truth=Fraction(1, 2)).channel
    debiasing = channel.debiasing()
    values = tuple(row[0] for row in debiasing)
    found = moments(channel, 0, values)
    for answer in range(4):
        mean = sum(p * v for p, v in zip(channel.rows[answer], values, strict=True))
        second = sum(p * v**2 for p, v in zip(channel.rows[answer], values, strict=True))
        assert mean == (answer == 0)
        assert second == (found.own if answer == 0 else found.other)
