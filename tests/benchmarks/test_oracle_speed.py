"""Aggregation of unary encoding, k = 128, n = 1e6, beside pure-ldp's aggregation of the same reports.

PURE_LDP_PYTHON=/path/to/python pytest -m slow -s tests/benchmarks/test_oracle_speed.py

pure-ldp needs its own environment (``pip install pure-ldp scikit-learn statsmodels``, of which it names
only the first); without the variable this Python is tried.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from fractions import Fraction

import numpy as np
import pytest

from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.oracles.unary import Unary
from surveyapp.estimation.prevalence.frequency_oracles import (
    aggregate,
    estimate_frequencies,
    simulate_reports,
    support_matrix,
    written_reports,
)

pytestmark = pytest.mark.slow

CHOICES, REPORTS, ROUNDS = 128, 1_000_000, 5
THEIR_REPORTS = 200_000
"""pure-ldp keeps one int64 array of 1 KB a report: this many, and its time is scaled up."""
SECONDS, TIMES = 1.0, 50

THEIRS = """
import sys, time
import numpy as np
from pure_ldp.frequency_oracles.unary_encoding import UEServer
rows = list(np.load(sys.argv[1]).astype(np.int64))
best = float("inf")
for _ in range(3):
    server = UEServer(1.0, rows[0].shape[0], use_oue=True)
    begin = time.perf_counter()
    server.aggregate_all(rows)
    best = min(best, time.perf_counter() - begin)
print(best, *server.aggregated_data.astype(int))
"""


@pytest.fixture(scope="module")
def design():
    return Unary(k=CHOICES, epsilon=Fraction(1))


@pytest.fixture(scope="module")
def packed(design):
    rng = np.random.default_rng(20261121)
    answers = rng.integers(CHOICES, size=REPORTS)
    return simulate_reports(design, answers, rng)


def fastest(action):
    times = []
    for _ in range(ROUNDS):
        begin = time.perf_counter()
        action()
        times.append(time.perf_counter() - begin)
    return min(times)


def test_a_million_reports_of_128_bits_are_aggregated_in_a_second(design, packed):
    strings, bits = written_reports(design, packed), support_matrix(design, packed)
    supports = aggregate(design, packed)
    assert supports.tolist() == aggregate(design, strings).tolist() == bits.sum(axis=0).tolist()
    for name, reports in {"packed": packed, "bool": bits, "strings": strings}.items():
        taken = fastest(lambda reports=reports: aggregate(design, reports))
        print(f"\n{name}: {taken * 1000:.1f} ms for {REPORTS:,} reports of {CHOICES} bits")
        assert taken < SECONDS
    taken = fastest(lambda: estimate_frequencies(design, supports, REPORTS))
    print(f"\nestimates with intervals: {taken * 1000:.1f} ms")


@pytest.mark.parametrize("kind", ORACLE_DESIGNS, ids=lambda kind: kind.name)
def test_the_other_oracles_are_aggregated_in_a_second_too(kind):
    made, rng = kind(k=CHOICES, epsilon=Fraction(1)), np.random.default_rng(1)
    reports = simulate_reports(made, rng.integers(CHOICES, size=REPORTS), rng)
    taken = fastest(lambda: aggregate(made, reports))
    print(f"\n{kind.name}: {taken * 1000:.1f} ms")
    assert taken < SECONDS


def test_aggregation_beside_pure_ldp(design, packed, tmp_path):
    python = os.environ.get("PURE_LDP_PYTHON", sys.executable)
    module = "pure_ldp.frequency_oracles.unary_encoding"
    found = subprocess.run([python, "-c", f"import {module}"], capture_output=True, check=False)
    if found.returncode:
        pytest.skip(f"{python} cannot import {module}; see the head of this file")
    some = packed[:THEIR_REPORTS]
    path = tmp_path / "bits.npy"
    np.save(path, support_matrix(design, some))
    done = subprocess.run(
        [python, "-c", THEIRS, str(path)], capture_output=True, text=True, check=True
    )
    first, *counts = done.stdout.split()
    assert [int(count) for count in counts] == aggregate(design, some).tolist()
    theirs = float(first) * REPORTS / THEIR_REPORTS
    for name, reports in {"packed": packed, "bool": support_matrix(design, packed)}.items():
        ours = fastest(lambda reports=reports: aggregate(design, reports))
        print(f"\npure-ldp {theirs:.3f} s, ours ({name}) {ours:.4f} s: {theirs / ours:.0f} times")
        if name == "packed":
            assert theirs / ours > TIMES
