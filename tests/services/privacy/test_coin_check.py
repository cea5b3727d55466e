"""Sources of coins whose faults are known, as the command tests them."""

from __future__ import annotations

import csv

import numpy as np
import pytest

from surveyapp.services.privacy.teaching_coins import (
    BlumBlumShub,
    TaughtCoins,
    drawn_safe_prime,
    is_prime,
    is_safe_prime,
    is_seed,
    teaching_source,
)


def test_blum_blum_shub_gives_the_least_bits_of_the_squares():
    source = BlumBlumShub(11, 23, 3)
    states = []
    for _ in range(6):
        source.bits(1)
        states.append(source.state)
    assert states == [9, 81, 236, 36, 31, 202]
    assert BlumBlumShub(11, 23, 3).bits(6).tolist() == [1, 1, 0, 0, 1, 0]
    parities = [state.bit_count() % 2 for state in states]
    assert parities == [0, 1, 1, 0, 1, 0]


@pytest.mark.parametrize(
    ("p", "q", "seed"),
    [(11, 11, 3), (13, 23, 3), (11, 19, 3), (11, 23, 22), (11, 23, 1), (11, 23, 10), (11, 23, 24)],
)
def test_primes_and_seeds_with_short_cycles_are_refused(p, q, seed):
    with pytest.raises(ValueError, match=r"needed|cycle"):
        BlumBlumShub(p, q, seed)


def test_every_seed_that_is_taken_has_the_long_cycle():
    p, q = 11, 23
    for seed in range(p * q):
        if is_seed(seed, p, q):
            state = first = seed * seed % (p * q)
            length = 0
            while length == 0 or state != first:
                state, length = state * state % (p * q), length + 1
            # squares have orders 5 and 11; 2 has order 4 modulo 5 and 10 modulo 11
            assert length == 20


def test_primes_are_told_from_others():
    sieve = [n for n in range(2, 3000) if all(n % d for d in range(2, int(n**0.5) + 1))]
    assert [n for n in range(3000) if is_prime(n)] == sieve
    assert not is_prime(3_215_031_751)  # passes the bases 2, 3, 5 and 7
    assert is_prime(2**89 - 1)
    assert not is_prime(2**83 - 1)
    drawn = drawn_safe_prime(40)
    assert is_safe_prime(drawn)
    assert drawn.bit_length() == 40
    assert drawn % 4 == 3


def test_mersenne_gives_the_published_numbers():
    # the first output of init_genrand(5489), the default seed of the authors' own program
    first = teaching_source("mersenne", 5489).bits(32)
    assert int("".join(map(str, first.tolist())), 2) == 3_499_211_612


def test_the_congruential_generator_gives_the_standards_numbers():
    # rand() of the C standard's example after srand(1): 16838, 5758, 10113
    assert np.packbits(teaching_source("lcg", 1).bits(24)).tolist() == [
        16838 & 255,
        5758 & 255,
        10113 & 255,
    ]


def test_whole_numbers_from_bits_are_even():
    coins = TaughtCoins(teaching_source("mersenne", 3))
    counts = np.bincount([coins.below(6) for _ in range(12_000)], minlength=6)
    assert len(counts) == 6
    assert ((counts - 2000) ** 2 / 2000).sum() < 25
    assert {coins.below(1) for _ in range(5)} == {0}


def checked(run, tmp_path, source, bits):
    table = tmp_path / "coins.csv"
    code, _, err = run("audit", "--coins", source, "--bits", bits, "--taps", 60, "--csv", table)
    with table.open(newline="") as file:
        return code, err, {row["test"]: row["verdict"] for row in csv.DictReader(file)}


@pytest.mark.parametrize(
    ("source", "bits", "failing"),
    [
        ("mersenne", 2**20, set()),
        ("lcg", 2**22, {"spectral"}),
        ("biased:0.501", 2**22, {"monobit"}),
        ("sticky:1/50", 2**19, {"runs", "8-bit", "autocorrelation", "spectral"}),
    ],
)
def test_what_the_tests_see_of_sources_whose_faults_are_known(run, tmp_path, source, bits, failing):
    code, err, found = checked(run, tmp_path, source, bits)
    assert {name for name, verdict in found.items() if verdict == "not fair"} == failing
    assert code == bool(failing)
    assert "black box, used" in found
    assert err.startswith(source.split(":")[0])


@pytest.mark.parametrize("source", ["system", "bbs:128"])
def test_good_sources_pass_nearly_always(run, tmp_path, source):
    for _ in range(3):  # 1 in 150 fails by chance: three times in a row is a fault
        code, _, found = checked(run, tmp_path, source, 2**14)
        if code == 0:
            break
    assert set(found.values()) == {"nothing seen"}


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("--coins", "dice"), "There is no source of coins dice. There are: system, bbs"),
        (("--coins", "bbs:15"), "an even number of bits from 16 to 4096"),
        (("--coins", "biased:2"), "needs a chance between 0 and 1"),
        (("--coins", "sticky:x"), "sticky:x"),
        (("--coins", "system", "--bits", 7), "7 bits; give 2048 to"),
        (("--bits", 4096), "--bits: it is for --coins"),
        ((), "name a survey file"),
    ],
)
def test_what_cannot_be_tested_is_refused_in_a_sentence(run, words, said):
    code, out, err = run("audit", *words)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert said in err
