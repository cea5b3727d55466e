"""Inclusion probabilities proportional to size, exactly."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction


def certainties(sizes: Sequence[int], n: int) -> frozenset[int]:
    """Return the places of the units that are in every sample: their share of the size is 1/n or more.

    Once they are set aside, others can become as large compared with the rest; so it is repeated
    (Brewer & Hanif 1983, §1.7).

    Parameters
    ----------
    sizes : length N, above 0
        x, the size of each unit.
    n : 0 … N
        the number of units to draw.
    """
    found: set[int] = set()
    total = sum(sizes)
    # from the largest on: who is no certainty leaves none behind
    for place in sorted(range(len(sizes)), key=lambda place: -sizes[place]):
        if len(found) == n or (n - len(found)) * sizes[place] < total:
            break
        found.add(place)
        total -= sizes[place]
    return frozenset(found)


def inclusion_probabilities(sizes: Sequence[int], n: int) -> tuple[Fraction, ...]:
    """Return π = n·x/Σx, and 1 for units that are too large for that; they add up to n.

    Parameters
    ----------
    sizes : length N, above 0
        x, the size of each unit.
    n : 0 … N
        the number of units to draw.
    """
    sure = certainties(sizes, n)
    rest = sum(size for place, size in enumerate(sizes) if place not in sure)
    return tuple(
        Fraction(1) if place in sure else Fraction((n - len(sure)) * size, rest)
        for place, size in enumerate(sizes)
    )
