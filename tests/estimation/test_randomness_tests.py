"""Tests of coins: worked by hand on small sequences, and as often wrong on fair coins as they say."""

from __future__ import annotations

import numpy as np
import pytest

from surveyapp.estimation import randomness_tests
from surveyapp.estimation.randomness_tests import TESTS, as_bits


def bits(text):
    return np.array(list(text), dtype=np.uint8)


def test_monobit_and_runs_give_the_numbers_of_the_standards_examples():
    # NIST SP 800-22, sections 2.1.8 and 2.3.8: the first 100 binary digits of π
    pi = bits(
        "11001001000011111101101010100010001000010110100011"
        "00001000110100110001001100011001100010100010111000"
    )
    assert randomness_tests.monobit(pi).p_value == pytest.approx(0.109599, abs=1e-6)
    assert randomness_tests.runs(pi).p_value == pytest.approx(0.500798, abs=1e-6)


def test_eight_bits_are_compared_with_an_even_256th():
    even = as_bits(np.tile(np.arange(256), 3), 8)
    assert randomness_tests.bytes_evenly(even).statistic == 0
    # 255 of 256 values three times, one value none and another six times: 2·3²/3
    values = np.tile(np.arange(256), 3)
    values[values == 7] = 9
    assert randomness_tests.bytes_evenly(as_bits(values, 8)).statistic == pytest.approx(6)


def test_each_test_sees_what_it_is_for():
    rng = np.random.default_rng(1)
    fair = rng.integers(0, 2, 2**16, dtype=np.uint8)
    odd = {
        "monobit": (rng.random(2**16) < 0.52).astype(np.uint8),
        "runs": np.repeat(fair[: 2**15], 2),
        "8-bit": as_bits(rng.integers(0, 200, 2**13), 8),
        "autocorrelation": np.where(rng.random(2**16) < 0.1, np.roll(fair, 40), fair),
        "spectral": fair | (np.arange(2**16) % 17 == 0),
    }
    for name, seen in odd.items():
        assert TESTS[name](fair).p_value > 1e-3
        assert TESTS[name](np.asarray(seen, dtype=np.uint8)).p_value < 1e-6


def test_fair_coins_fail_as_often_as_is_said():
    rng = np.random.default_rng(7)
    found = {name: [] for name in TESTS}
    for _ in range(150):
        fair = rng.integers(0, 2, 2**13, dtype=np.uint8)
        for name, test in TESTS.items():
            found[name].append(test(fair).p_value)
    for name, values in found.items():
        share = np.mean(np.array(values) < 0.1)
        # 0.1 ± 3 · √(0.09/150), and a discrete count may be a little coarse
        assert 0.02 < share < 0.19, name
