"""Totals as one number: exact up to the capacity, and checked without being opened."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.storage.tallies.packing import Packing


@st.composite
def totals(draw) -> tuple[Packing, list[int]]:
    cells = draw(st.integers(2, 12))
    counts = draw(st.lists(st.integers(0, 10**6), min_size=cells, max_size=cells))
    capacity = max(sum(counts), 1) + draw(st.integers(0, 3))
    return Packing(capacity, cells), counts


@given(totals())
def test_counts_come_back_and_stay_below_the_modulus(drawn):
    packing, counts = drawn
    number = packing.packed(counts)
    assert number == sum(count * packing.unit(cell) for cell, count in enumerate(counts))
    assert number < packing.modulus
    assert packing.unpacked(number) == tuple(counts)


@given(totals(), st.integers(0, 2**300))
def test_a_masked_total_still_tells_its_interviews_modulo_the_capacity(drawn, pad):
    packing, counts = drawn
    masked = (packing.packed(counts) + pad) % packing.modulus
    left = packing.residue(masked) - packing.residue(pad)
    assert (left - sum(counts)) % packing.capacity == 0


def test_a_full_total_is_the_largest():
    packing = Packing(5000, 3)
    assert packing.packed((0, 0, 5000)) == 5000 * 5001**2 < packing.modulus == 5001**3 - 1
    assert packing.unpacked(5000 * 5001**2) == (0, 0, 5000)


@pytest.mark.parametrize("counts", [(1000, 0, 0), (-1, 0, 0), (0, 0, -1)])
def test_a_stuffed_total_is_seen_without_being_opened(counts):
    packing = Packing(5000, 3)
    forged = packing.packed((10, 20, 30)) + sum(
        count * packing.unit(cell) for cell, count in enumerate(counts)
    )
    assert packing.residue(forged) != 60


def test_what_is_moved_within_a_total_is_not_seen():
    """Said so in the guide: only opening groups of files bounds it."""
    packing = Packing(5000, 3)
    assert packing.residue(packing.packed((10, 20, 30)) + 5 - 5 * packing.unit(1)) == 60
