"""One total as one number: its counts are the digits of an integer (Kronecker 1882).

With base B = capacity + 1 the counts c₀ … c₍ₖ₋₁₎ are Σ cᵢBⁱ. As every interview adds 1 to one cell, and no
more than ``capacity`` of them are added, no digit overflows and the number stays below B^k − 1.

Masks are taken modulo M = B^k − 1, which is a multiple of B − 1. Modulo B − 1 every power of B is 1, so the
number leaves the sum of its digits, the number of interviews: a total can be checked without being opened, as
in casting out nines.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property


@dataclass(frozen=True)
class Packing:
    """How the counts of one total are one number."""

    capacity: int
    """1 or more: how many interviews it can hold."""
    cells: int
    """2 or more: how many counts it has."""

    @property
    def base(self) -> int:
        """B: one more than a digit can be."""
        return self.capacity + 1

    @cached_property
    def modulus(self) -> int:
        """M = B^k − 1: what masks are drawn below."""
        modulus: int = self.base**self.cells - 1
        return modulus

    @cached_property
    def length(self) -> int:
        """Bytes of a masked total, whatever it holds."""
        return (self.modulus.bit_length() + 7) // 8

    def unit(self, cell: int) -> int:
        """Return the number of a single interview in ``cell``.

        Parameters
        ----------
        cell : 0 … cells − 1
            its cell.
        """
        unit: int = self.base**cell
        return unit

    def packed(self, counts: Sequence[int]) -> int:
        """Return the counts as one number.

        Parameters
        ----------
        counts : one a cell, from 0, together at most ``capacity``
            the counts.
        """
        number = 0
        for count in reversed(counts):
            number = number * self.base + count
        return number

    def unpacked(self, number: int) -> tuple[int, ...]:
        """Return the counts in a number.

        Parameters
        ----------
        number : 0 … M − 1
            what ``packed`` has returned, or its sum over files.
        """
        counts = []
        for _ in range(self.cells):
            number, count = divmod(number, self.base)
            counts.append(count)
        return tuple(counts)

    def residue(self, number: int) -> int:
        """Return a number modulo B − 1: of an open total, its number of interviews modulo B − 1.

        Parameters
        ----------
        number
            a total, masked or open, or a pad.
        """
        return number % self.capacity
