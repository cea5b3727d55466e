"""Coins that a respondent can check: the kiosk commits to its half before the respondent adds theirs.

The kiosk draws a hidden number s below b and a nonce of 256 bits, and shows the SHA-256 of both before
it knows anything. The respondent names a card r below b. The coin is (s + r) mod b: uniform where s is,
whatever r is, and uniform where r is, whatever s is, because the commitment fixes s before r is named
(Blum 1983, "Coin flipping by telephone"). A coin is either used or opened, never both: an opened coin
that counted would let people be forced to prove their answer.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from surveyapp.designs.core.coins import Coins

DOMAIN = b"surveyapp checkable coin 1\x00"
"""Nothing else that is hashed begins like this."""
MOST_SIDES = 36
"""As many cards as can be laid out on a small screen, and as two dice have throws."""
NONCE_BYTES = 32
COMMITMENT_BYTES = 32


class CoinIsGone(RuntimeError):
    """The coin has been used, opened or forgotten: a bug in the caller."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A coin of ``sides`` that was opened and thrown away: ``hidden`` is s, ``nonce`` 32 bytes."""

    sides: int
    hidden: int
    nonce: bytes

    @property
    def commitment(self) -> bytes:
        """The 32 bytes that the kiosk must have shown before."""
        return coin_commitment(self.sides, self.hidden, self.nonce)

    def fits(self, shown: bytes) -> bool:
        """Return whether ``shown`` (the commitment, or its beginning) commits to this coin."""
        return bool(shown) and hmac.compare_digest(self.commitment[: len(shown)], shown)

    def coin(self, card: int) -> int:
        """Return (s + r) mod b: the coin that the card r would have made."""
        return combined_coin(self.sides, self.hidden, card)


class HiddenCoin:
    """One round's hidden number and nonce, in bytes that are overwritten when the round ends.

    The generator hands its numbers over as integers, which Python frees but cannot overwrite; nothing
    refers to them once the coin is made.
    """

    __slots__ = ("_hidden", "_is_there", "_nonce", "commitment", "sides")

    def __init__(self, sides: int, coins: Coins) -> None:
        """Draw s, then the nonce: two numbers, whatever happens afterwards.

        Raises
        ------
        ValueError
            if ``sides`` is not 1 … 36.
        RandomnessFailed
            if there is no randomness.
        """
        if not 1 <= sides <= MOST_SIDES:
            raise ValueError(f"a coin of {sides} sides cannot be laid out as cards")
        self.sides = sides
        self._hidden = bytearray([coins.below(sides)])
        self._nonce = bytearray(coins.below(1 << 8 * NONCE_BYTES).to_bytes(NONCE_BYTES, "big"))
        self.commitment = coin_commitment(sides, self._hidden[0], self._nonce)
        self._is_there = True

    def __repr__(self) -> str:
        return f"<HiddenCoin of {self.sides} sides>"

    def use(self, card: int) -> int:
        """Return the coin that ``card`` makes, and forget the hidden number and the nonce.

        Raises
        ------
        CoinIsGone
            if it was used, opened or forgotten before.
        ValueError
            if there is no such card.
        """
        self._only_once()
        try:
            return combined_coin(self.sides, self._hidden[0], card)
        finally:
            self.forget()

    def open(self) -> Opening:
        """Return what was hidden, and forget it: the round is thrown away.

        Raises
        ------
        CoinIsGone
            if it was used, opened or forgotten before.
        """
        self._only_once()
        opening = Opening(self.sides, self._hidden[0], bytes(self._nonce))
        self.forget()
        return opening

    def forget(self) -> None:
        """Overwrite the hidden number and the nonce."""
        self._is_there = False
        self._hidden[:] = bytes(1)
        self._nonce[:] = bytes(NONCE_BYTES)

    def _only_once(self) -> None:
        if not self._is_there:
            raise CoinIsGone


def coin_commitment(sides: int, hidden: int, nonce: bytes | bytearray) -> bytes:
    """Return SHA-256(domain ‖ b ‖ s ‖ nonce); b and s in four bytes each, the greatest first.

    All parts have fixed lengths, so no two coins are written alike.

    Raises
    ------
    ValueError
        if s is not below b, or the nonce has not 32 bytes.
    """
    if not 0 <= hidden < sides or len(nonce) != NONCE_BYTES:
        raise ValueError("the hidden number must be below the sides, and the nonce 32 bytes")
    written = DOMAIN + sides.to_bytes(4, "big") + hidden.to_bytes(4, "big")
    return hashlib.sha256(written + nonce).digest()


def combined_coin(sides: int, hidden: int, card: int) -> int:
    """Return (s + r) mod b.

    Raises
    ------
    ValueError
        if the card r is not below b.
    """
    if not 0 <= card < sides:
        raise ValueError(f"there is no card {card} among {sides}")
    return (hidden + card) % sides
