"""Pads that hide totals: who knows which, and how they come from seeds.

The pads are shared by replication (Ito, Saito & Nishizeki 1987; Cramer, Damgård & Ishai 2005): for each set
of t − 1 trustees there is one *class* of pads, known to all others. Any t trustees know every class between
them, since no set of t − 1 holds them all; any t − 1 lack the class of their own set, which hides the total.

A pad is a stretch of a keystream, read as an integer and reduced modulo M. With 16 bytes more than M has,
each residue's probability differs from 1/M by less than 2⁻¹²⁸ in sum.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import accumulate, combinations, pairwise

from cryptography.hazmat.primitives.ciphers import Cipher
from cryptography.hazmat.primitives.ciphers.algorithms import ChaCha20

from surveyapp.storage.tallies.packing import Packing

SEED_BYTES = 32
SURPLUS = 16
"""Bytes of keystream beyond those of the modulus."""
_START = bytes(16)
"""Counter and nonce: each seed makes one keystream, once."""


def pad_classes(trustees: int, threshold: int) -> tuple[tuple[int, ...], ...]:
    """Return for each class of pads the trustees who know it, by their places from 0.

    The classes are in the lexicographic order of the sets that do not know them.

    Parameters
    ----------
    trustees : 2 or more
        how many there are: n.
    threshold : 2 … n
        how many open a total together: t.
    """
    return tuple(
        tuple(place for place in range(trustees) if place not in without)
        for without in combinations(range(trustees), threshold - 1)
    )


def keystream(seed: bytes, length: int) -> bytes:
    """Return ``length`` bytes of ChaCha20's keystream (RFC 8439, §2.4) from block 0 with nonce 0.

    Parameters
    ----------
    seed : 32 bytes
        the key.
    length
        how many bytes.
    """
    return Cipher(ChaCha20(seed, _START), mode=None).encryptor().update(bytes(length))


@dataclass(frozen=True)
class Pads:
    """How one keystream gives one pad for each total."""

    packings: tuple[Packing, ...]
    """Of the totals, in the order of files."""

    @cached_property
    def _ends(self) -> tuple[int, ...]:
        return (0, *accumulate(packing.length + SURPLUS for packing in self.packings))

    @property
    def stream_bytes(self) -> int:
        """How much keystream an interview takes of each class."""
        return self._ends[-1]

    @property
    def stretches(self) -> tuple[slice, ...]:
        """Where in the keystream the pad of each total is, most significant byte first."""
        return tuple(slice(start, end) for start, end in pairwise(self._ends))

    def of(self, seed: bytes) -> tuple[int, ...]:
        """Return the pad of each total that a seed makes.

        Parameters
        ----------
        seed : 32 bytes
            from the operating system, used for one interview and class.
        """
        stream = keystream(seed, self.stream_bytes)
        return tuple(
            int.from_bytes(stream[stretch]) % packing.modulus
            for stretch, packing in zip(self.stretches, self.packings, strict=True)
        )

    def masked(
        self, totals: Sequence[int], cells: Sequence[int], seeds: Sequence[bytes]
    ) -> tuple[int, ...]:
        """Return masked totals with one interview more.

        Parameters
        ----------
        totals : one a total, 0 … M − 1
            the masked totals before.
        cells : one a total
            the cell that the interview belongs in.
        seeds : one a class
            fresh seeds.
        """
        added = [packing.unit(cell) for packing, cell in zip(self.packings, cells, strict=True)]
        for seed in seeds:
            added = [number + pad for number, pad in zip(added, self.of(seed), strict=True)]
        return tuple(
            (total + number) % packing.modulus
            for total, number, packing in zip(totals, added, self.packings, strict=True)
        )
