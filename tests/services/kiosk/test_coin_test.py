"""The public test of the coins: the kiosk's own code, counted."""

from __future__ import annotations

import pytest

from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.services.kiosk.coin_test import FLIPS, coin_flips
from surveyapp.services.kiosk.prepared_survey import prepare_survey


def flips_of(make_survey, coins, *questions):
    return coin_flips(prepare_survey(make_survey(*questions, checkable_coins=True)), coins)


def test_a_survey_whose_coins_cannot_be_checked_has_no_test(small):
    assert coin_flips(prepare_survey(small), SystemCoins()) == ()


def test_both_answers_of_a_yes_no_question_are_tried_against_their_rows(make_survey, yes_no_json):
    (flips,) = flips_of(make_survey, SystemCoins(), yes_no_json())
    assert [tally.answer for tally in flips.tallies] == [0, 1]
    assert [tally.shares for tally in flips.tallies] == list(flips.design.channel.rows)
    assert flips.left == 2 * FLIPS


def test_of_many_answers_the_first_is_tried(make_survey):
    rating = {"id": "r", "type": "rating", "levels": 5, "text": {"en": "?"}}
    design = {"name": "k_rr", "p_truth": "1/3"}
    (flips,) = flips_of(make_survey, SystemCoins(), {**rating, "design": design})
    assert [tally.answer for tally in flips.tallies] == [0]
    assert flips.left == FLIPS


def test_designs_with_the_same_odds_are_tried_once(make_survey, yes_no_json):
    same = {"name": "forced_response", "p_truth": "2/3", "p_yes": "1/6"}
    flips = flips_of(
        make_survey,
        SystemCoins(),
        yes_no_json("a", design={"name": "warner", "p": "5/6"}),
        yes_no_json("b", design=same),
        yes_no_json("c"),
    )
    assert [one.design.name for one in flips] == ["warner", "two_coins"]


def test_a_flip_is_drawn_as_an_interview_draws_it(make_survey, yes_no_json, stub_coins):
    coins = stub_coins(3, 9, 2, 1, 9, 3)
    (flips,) = flips_of(make_survey, coins, yes_no_json())
    assert flips.flip(1) == 2
    assert coins.bounds == [4, 2**256, 4] * 2
    assert [tally.counts for tally in flips.tallies] == [[1, 0], [1, 0]]


def test_fair_coins_are_counted_to_the_end_and_found_fair(make_survey, yes_no_json):
    """A false alarm is one in a million."""
    (flips,) = flips_of(make_survey, SystemCoins(), yes_no_json())
    assert flips.flip(4_000) == 8_000
    assert flips.flip(10 * FLIPS) == 2 * FLIPS - 8_000
    assert (flips.left, flips.flip(1)) == (0, 0)
    assert [tally.flips for tally in flips.tallies] == [FLIPS, FLIPS]
    assert flips.test.degrees == 2
    assert flips.test.p_value > 1e-6


def test_coins_that_always_fall_alike_are_found(make_survey, yes_no_json, stub_coins):
    (flips,) = flips_of(make_survey, stub_coins(), yes_no_json())
    flips.flip(100)
    assert flips.test.p_value < 1e-6


def test_before_the_first_flip_there_is_no_result_and_clearing_goes_back_to_it(
    make_survey, yes_no_json
):
    (flips,) = flips_of(make_survey, SystemCoins(), yes_no_json())
    assert flips.test is None
    flips.flip(10)
    flips.clear()
    assert (flips.test, flips.left) == (None, 2 * FLIPS)


def test_a_machine_without_randomness_says_so(make_survey, yes_no_json, broken_coins):
    (flips,) = flips_of(make_survey, broken_coins, yes_no_json())
    with pytest.raises(RandomnessFailed):
        flips.flip(1)
