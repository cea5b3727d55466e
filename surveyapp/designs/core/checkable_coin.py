"""Coins that a respondent can check: the kiosk commits to its half before the respondent adds theirs.

The kiosk draws a hidden number s below b and a nonce of 256 bits, and shows the SHA-256 of both before
the respondent acts. The respondent names a card r below b. The coin is (s + r) mod b: uniform where s is,
whatever r is, and uniform where r is, whatever s is, because the commitment fixes s before r is named
(Blum 1983, "Coin flipping by telephone"). A coin is either used or opened, never both: if an opened coin
counted, people could be forced to prove their answer.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass

from surveyapp.designs.core.coins import Coins

DOMAIN = b"surveyapp checkable coin 1\x00"
"""Separates these hashes from those of any other purpose."""
MOST_SIDES = 36
"""The most cards that fit on a small screen; also the number of throws of two dice."""
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
        """Return whether a commitment, or its beginning, is that of this coin.

        Parameters
        ----------
        shown : up to 32 bytes
            the bytes that the kiosk showed before the card was named; empty bytes fit nothing.
        """
        return bool(shown) and hmac.compare_digest(self.commitment[: len(shown)], shown)

    def coin(self, card: int) -> int:
        """Return (s + r) mod b: the coin that a card would have given.

        Parameters
        ----------
        card : 0 … sides − 1
            the respondent's number r.

        Raises
        ------
        ValueError
            if there is no such card.
        """
        return combined_coin(self.sides, self.hidden, card)


class HiddenCoin:
    """One round's hidden number and nonce, in bytes that are overwritten when the round ends.

    Python frees the integers of the generator but cannot overwrite them; nothing refers to them once
    the coin is made.
    """

    __slots__ = ("_hidden", "_is_there", "_nonce", "commitment", "sides")

    def __init__(self, sides: int, coins: Coins) -> None:
        """Draw s, then the nonce: always two numbers, whatever happens afterwards.

        Parameters
        ----------
        sides : 1 … 36
            the number b of values of the coin.
        coins
            the source of randomness.

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

        Parameters
        ----------
        card : 0 … sides − 1
            the number r that the respondent named.

        Returns
        -------
        int
            (s + r) mod b.

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
        """Return what was hidden, and forget it: this coin decides nothing any more.

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
    """Return SHA-256(domain ‖ b ‖ s ‖ nonce), with b and s as four big-endian bytes each.

    All parts have fixed lengths, so two different coins never hash the same bytes.

    Parameters
    ----------
    sides : 1 … 36
        the number b of values of the coin.
    hidden : 0 … sides − 1
        the kiosk's number s.
    nonce : 32 bytes
        random bytes that keep s from being guessed from the hash.

    Returns
    -------
    bytes
        the commitment, 32 bytes.

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
    """Return (s + r) mod b, the coin of both parties.

    Parameters
    ----------
    sides : b
        the number of values of the coin.
    hidden : 0 … sides − 1
        the kiosk's number s.
    card : 0 … sides − 1
        the respondent's number r.

    Raises
    ------
    ValueError
        if the card r is not below b.
    """
    if not 0 <= card < sides:
        raise ValueError(f"there is no card {card} among {sides}")
    return (hidden + card) % sides
