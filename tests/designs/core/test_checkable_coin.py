"""Coins that two make: fair if either is, sealed before the card, used or opened and never both."""

from __future__ import annotations

import hashlib
import itertools
import math
from collections import Counter
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs import DESIGN_BY_NAME
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.checkable_coin import (
    DOMAIN,
    MOST_SIDES,
    CoinIsGone,
    HiddenCoin,
    OpenedReport,
    Opening,
    RoundContext,
    coin_commitment,
    coin_seal,
    combined_coin,
    read_opening,
)
from surveyapp.designs.core.coins import SystemCoins
from surveyapp.designs.core.design import Design
from surveyapp.errors import UserProblem

NONCE = bytes(range(32))
CONTEXT = RoundContext("ab" * 32, "c0ffee", "drugs.1")
SHORT = [
    TwoCoins(),
    Warner(Fraction(5, 6)),
    Warner(Fraction(31, 36)),
    ForcedResponse(p_truth=Fraction(2, 3), p_yes=Fraction(1, 6)),
    KRR(k=5, p_truth=Fraction(1, 3)),
    *(
        kind.from_example()
        for kind in DESIGN_BY_NAME.values()
        if issubclass(kind, Design) and kind.from_example().channel.denominator <= MOST_SIDES
    ),
]


def coin_of(sides, hidden, stub_coins, nonce=NONCE):
    return HiddenCoin(sides, stub_coins(hidden, int.from_bytes(nonce, "big")), CONTEXT)


def test_the_seal_is_the_hash_of_a_text_that_anybody_can_read():
    text = (
        f"surveyapp coin 2; survey {'ab' * 32}; kiosk c0ffee; round drugs.1; sides 6; hidden 2; "
        "nonce 000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f"
    )
    assert coin_seal(CONTEXT, 6, 2, NONCE) == hashlib.sha256(text.encode()).digest()
    assert Opening(6, 2, NONCE, CONTEXT).text == text


@pytest.mark.parametrize(
    "other",
    [
        RoundContext("ac" * 32, "c0ffee", "drugs.1"),
        RoundContext("ab" * 32, "c0ffef", "drugs.1"),
        RoundContext("ab" * 32, "c0ffee", "drugs.2"),
        RoundContext("ab" * 32, "c0ffee", "bribe.1"),
    ],
    ids=["survey", "kiosk", "round", "question"],
)
def test_a_seal_stands_for_no_other_survey_kiosk_or_round(other):
    assert not Opening(6, 2, NONCE, other).fits(coin_seal(CONTEXT, 6, 2, NONCE))


def test_the_seal_of_a_report_binds_the_coin_the_card_and_the_report(stub_coins):
    hidden = coin_of(6, 2, stub_coins)
    shown = hidden.report_seal(4, "yes")
    opening = hidden.open()
    told = OpenedReport(opening, 4, "yes")
    assert told.text == opening.text + "; card 5; record yes"
    assert told.seal == shown == hashlib.sha256(told.text.encode()).digest()
    others = OpenedReport(opening, 3, "yes"), OpenedReport(opening, 4, "no")
    assert shown not in {other.seal for other in others}


@pytest.mark.parametrize("end", ["use", "open", "forget"])
def test_no_report_is_sealed_by_a_coin_that_is_gone(end, stub_coins):
    hidden = coin_of(6, 2, stub_coins)
    {"use": lambda: hidden.use(2), "open": hidden.open, "forget": hidden.forget}[end]()
    with pytest.raises(CoinIsGone):
        hidden.report_seal(2, "yes")


def test_the_text_of_an_opened_round_is_read_back():
    opening = Opening(6, 2, NONCE, CONTEXT)
    assert read_opening(f"  {opening.text}\n") == opening
    told = OpenedReport(opening, 5, "yes+prefer_not_to_say")
    assert read_opening(told.text) == told


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        (("coin 2", "coin 3"), "must begin with"),
        (("hidden 2", "hidden 6"), "below its number of sides"),
        (("hidden 2", "hidden 02"), "zeros"),
        (("sides 6", "sides 0"), "below its number of sides"),
        (("card 5", "card 0"), "one of those that there are"),
        (("card 5", "card 7"), "one of those that there are"),
        (("nonce 00", "nonce zz"), "must begin with"),
        (("yes", "yes; record no"), "must begin with"),
        (("kiosk c0ffee", "kiosk \u202ec0ffee"), "must begin with"),
    ],
)
def test_what_is_no_opened_round_is_refused(changed, said):
    text = OpenedReport(Opening(6, 2, NONCE, CONTEXT), 4, "yes").text
    assert changed[0] in text
    with pytest.raises(UserProblem, match=said):
        read_opening(text.replace(*changed))


def test_seals_of_the_first_version_are_still_checked():
    """What kiosks of version 0.2 showed: photographs of it must stay checkable."""
    first = Opening(6, 2, NONCE)
    assert first.commitment == coin_commitment(6, 2, NONCE)
    assert first.commitment != coin_seal(CONTEXT, 6, 2, NONCE)
    assert first.text == ""


def test_the_commitment_of_the_first_version_is_the_hash_of_domain_sides_hidden_number_and_nonce():
    written = b"surveyapp checkable coin 1\x00" + b"\0\0\0\x06" + b"\0\0\0\x02" + NONCE
    assert coin_commitment(6, 2, NONCE) == hashlib.sha256(written).digest()
    assert written.startswith(DOMAIN)


@pytest.mark.parametrize("design", SHORT, ids=lambda design: f"{design.name}-{design.answer_count}")
def test_hidden_number_card_and_answer_give_the_channel_exactly(design, stub_coins):
    (randomizer,) = design.randomizers()
    sides = randomizer.denominator
    assert sides <= MOST_SIDES
    for answer, row in enumerate(design.channel.rows):
        made = Counter(
            randomizer.report(answer, coin_of(sides, hidden, stub_coins).use(card))
            for hidden, card in itertools.product(range(sides), repeat=2)
        )
        shares = tuple(Fraction(made[report], sides**2) for report in range(len(row)))
        assert shares == row


@pytest.mark.parametrize("sides", [1, 2, 4, 6, 36])
@pytest.mark.parametrize("fixed", ["hidden", "card"])
def test_the_coin_is_uniform_if_either_side_is_honest(sides, fixed):
    for known in range(sides):
        pairs = [(known, free) if fixed == "hidden" else (free, known) for free in range(sides)]
        assert sorted(combined_coin(sides, *pair) for pair in pairs) == list(range(sides))


def test_the_coin_is_uniform_whatever_one_side_prefers():
    preferred = [Fraction(1, 2), Fraction(1, 3), Fraction(1, 6), Fraction(0)]
    coin = [Fraction(0)] * 4
    for hidden, share in enumerate(preferred):
        for card in range(4):
            coin[combined_coin(4, hidden, card)] += share / 4
    assert coin == [Fraction(1, 4)] * 4


@pytest.mark.parametrize("end", ["use", "open", "forget"])
def test_every_round_draws_two_numbers_however_it_ends(end, stub_coins):
    coins = stub_coins(3, 5)
    hidden = HiddenCoin(6, coins)
    {"use": lambda: hidden.use(2), "open": hidden.open, "forget": hidden.forget}[end]()
    assert coins.bounds == [6, 2**256]


def test_an_opening_fits_what_was_shown(stub_coins):
    hidden = coin_of(6, 2, stub_coins)
    shown = hidden.commitment
    opening = hidden.open()
    assert opening == Opening(6, 2, NONCE, CONTEXT)
    assert opening.fits(shown)
    assert opening.fits(shown[:4])
    assert opening.coin(5) == 1


def test_no_other_number_nonce_or_number_of_sides_fits():
    shown = coin_commitment(6, 2, NONCE)
    others = [Opening(6, hidden, NONCE) for hidden in (0, 1, 3, 4, 5)]
    others += [Opening(sides, 2, NONCE) for sides in (3, 5, 7, 36)]
    for bit in range(256):
        changed = (int.from_bytes(NONCE, "big") ^ 1 << bit).to_bytes(32, "big")
        others.append(Opening(6, 2, changed))
    assert not any(other.fits(shown) for other in others)


def test_nothing_shown_is_fitted_by_nothing():
    assert not Opening(6, 2, NONCE).fits(b"")


@pytest.mark.parametrize("first", ["use", "open", "forget"])
@pytest.mark.parametrize("second", ["use", "open"])
def test_a_coin_is_used_or_opened_and_never_both(first, second, stub_coins):
    hidden = coin_of(6, 2, stub_coins)
    steps = {"use": lambda: hidden.use(1), "open": hidden.open, "forget": hidden.forget}
    steps[first]()
    with pytest.raises(CoinIsGone):
        steps[second]()


@pytest.mark.parametrize("end", ["use", "open", "forget"])
def test_the_hidden_number_and_the_nonce_are_overwritten(end, stub_coins):
    hidden = coin_of(6, 2, stub_coins)
    nonce, number = hidden._nonce, hidden._hidden
    {"use": lambda: hidden.use(2), "open": hidden.open, "forget": hidden.forget}[end]()
    assert (bytes(nonce), bytes(number)) == (bytes(32), bytes(1))


def test_the_commitment_of_a_used_coin_stays_and_tells_nothing_by_itself(stub_coins):
    hidden = coin_of(6, 2, stub_coins)
    shown = hidden.commitment
    hidden.use(1)
    assert hidden.commitment == shown
    assert repr(hidden) == "<HiddenCoin of 6 sides>"


@pytest.mark.parametrize("sides", [0, 37, 10**6])
def test_a_coin_that_cannot_be_laid_out_is_not_made(sides, stub_coins):
    with pytest.raises(ValueError, match="cannot be laid out"):
        HiddenCoin(sides, stub_coins())


@pytest.mark.parametrize("card", [-1, 6])
def test_a_card_that_is_not_there_is_refused_and_the_round_is_gone(card, stub_coins):
    hidden = coin_of(6, 2, stub_coins)
    with pytest.raises(ValueError, match="no card"):
        hidden.use(card)
    with pytest.raises(CoinIsGone):
        hidden.open()


@pytest.mark.parametrize(("hidden", "nonce"), [(6, NONCE), (-1, NONCE), (0, NONCE[1:])])
def test_what_is_no_coin_has_no_commitment(hidden, nonce):
    with pytest.raises(ValueError, match="below the sides"):
        coin_commitment(6, hidden, nonce)


def test_a_machine_without_randomness_makes_no_round(broken_coins):
    with pytest.raises(Exception, match="random generator"):
        HiddenCoin(6, broken_coins)


def test_system_coins_make_other_commitments_each_time():
    assert len({HiddenCoin(6, SystemCoins()).commitment for _ in range(200)}) == 200


def test_the_everyday_designs_of_one_channel_can_mostly_be_checked():
    """Two coins, dice and two dice are what respondents know: these must not fall out."""
    found = {
        name
        for name, design in DESIGN_BY_NAME.items()
        if issubclass(design, Design) and design.from_example().channel.denominator <= MOST_SIDES
    }
    assert {"two_coins", "forced_response", "warner"} <= found


def test_twenty_checks_catch_a_kiosk_that_cheats_in_a_fifth_of_the_rounds():
    """1 − 0.8²⁰ = 98.8 %, with real seals: 4,000 respondents of 20 checks.

    A kiosk that wants a coin of its own must change the hidden number after the card is picked; what
    it opens then does not fit.
    """
    rng = np.random.default_rng(20)
    seals = [HiddenCoin(6, SystemCoins()) for _ in range(50)]
    shown = [seal.commitment for seal in seals]
    honest = [seal.open() for seal in seals]
    false = [Opening(6, (one.hidden + 1) % 6, one.nonce, one.context) for one in honest]
    fits = [one.fits(seal) for one, seal in zip(honest, shown, strict=True)]
    fits_falsely = [one.fits(seal) for one, seal in zip(false, shown, strict=True)]
    assert all(fits)
    assert not any(fits_falsely)
    people = 4000
    used = rng.integers(len(seals), size=(people, 20))
    is_false = rng.random((people, 20)) < 0.2
    caught = ~np.where(is_false, np.array(fits_falsely)[used], np.array(fits)[used]).all(axis=1)
    expected = 1 - 0.8**20
    assert expected == pytest.approx(0.988, abs=0.0005)
    error = math.sqrt(expected * (1 - expected) / people)
    assert caught.mean() == pytest.approx(expected, abs=4 * error)
