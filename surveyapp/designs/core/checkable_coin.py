"""Coins that a respondent can check: the kiosk commits to its half before the respondent adds theirs.

The kiosk draws a hidden number s below b and a nonce of 256 bits, and shows the SHA-256 of both before
the respondent acts. The respondent names a card r below b. The coin is (s + r) mod b: uniform where s is,
whatever r is, and uniform where r is, whatever s is, because the commitment fixes s before r is named
(Blum 1983, "Coin flipping by telephone"). A coin is either used or opened, never both: if an opened coin
counted, people could be forced to prove their answer.

Where a round may be shown after the touch, the kiosk commits to the report too, before the respondent
chooses between keeping it and showing it (cast or challenge: Benaloh 2006, "Simple verifiable elections").
What is hashed is a text that anybody can read and hash again; ``resources/help/coin-seals.md`` is its
description. Numbers that people read count cards and coins from 1, so that a die can choose a card:
card r + 1 and the hidden number s make the coin (s + r) mod b + 1.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from dataclasses import dataclass

from surveyapp.designs.core.coins import Coins
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

DOMAIN = b"surveyapp checkable coin 1\x00"
"""Separates the hashes of the first version from those of any other purpose."""
MOST_SIDES = 36
"""The most cards that fit on a small screen; also the number of throws of two dice."""
NONCE_BYTES = 32
COMMITMENT_BYTES = 32


class CoinIsGone(RuntimeError):
    """The coin has been used, opened or forgotten: a bug in the caller."""


@dataclass(frozen=True, slots=True)
class RoundContext:
    """Which round a seal belongs to, so that no seal can stand for another round's."""

    survey: str
    """64 hexadecimal digits: the SHA-256 of the survey, as manifests of collection files state it."""
    kiosk: str
    """The kiosk's name; letters and digits."""
    round_name: str
    """The question's id, a point, and the how many-eth round of this respondent at it."""


NO_CONTEXT = RoundContext("0" * 2 * COMMITMENT_BYTES, "none", "test.1")
"""Of rounds that are nobody's: the public test of the coins."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A coin of ``sides`` that was opened and thrown away: ``hidden`` is s, ``nonce`` 32 bytes.

    ``context`` is None of coins of the first version, whose seals named no survey, kiosk and round.
    """

    sides: int
    hidden: int
    nonce: bytes
    context: RoundContext | None = None

    @property
    def commitment(self) -> bytes:
        """The 32 bytes that the kiosk must have shown before."""
        if self.context is None:
            return coin_commitment(self.sides, self.hidden, self.nonce)
        return coin_seal(self.context, self.sides, self.hidden, self.nonce)

    @property
    def text(self) -> str:
        """What the seal is the SHA-256 of, in ASCII; empty of the first version, which was no text."""
        if self.context is None:
            return ""
        return _text(self.context, self.sides, self.hidden, self.nonce).decode("ascii")

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


@dataclass(frozen=True, slots=True)
class OpenedReport:
    """A round that was opened after the touch: the card and the report that had been sealed."""

    opening: Opening
    """The coin."""
    card: int
    """0 … sides − 1: the respondent's number r."""
    record: str
    """What would have been recorded, as it would stand in the file."""

    @property
    def text(self) -> str:
        """What the report's seal is the SHA-256 of, in ASCII: the coin's text, the card, the report."""
        return self.opening.text + _of_report(self.card, self.record).decode("ascii")

    @property
    def seal(self) -> bytes:
        """The 32 bytes that the kiosk must have shown before the respondent chose to show."""
        return hashlib.sha256(self.text.encode("ascii")).digest()


class HiddenCoin:
    """One round's hidden number and nonce, in bytes that are overwritten when the round ends.

    Python frees the integers of the generator but cannot overwrite them; nothing refers to them once
    the coin is made.
    """

    __slots__ = ("_context", "_hidden", "_is_there", "_nonce", "commitment", "sides")

    def __init__(self, sides: int, coins: Coins, context: RoundContext = NO_CONTEXT) -> None:
        """Draw s, then the nonce: always two numbers, whatever happens afterwards.

        Parameters
        ----------
        sides : 1 … 36
            the number b of values of the coin.
        coins
            the source of randomness.
        context
            the round that the seal is of.

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
        self._context = context
        self._hidden = bytearray([coins.below(sides)])
        self._nonce = bytearray(coins.below(1 << 8 * NONCE_BYTES).to_bytes(NONCE_BYTES, "big"))
        self.commitment = coin_seal(context, sides, self._hidden[0], self._nonce)
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
        try:
            return self.coin(card)
        finally:
            self.forget()

    def coin(self, card: int) -> int:
        """Return the coin that ``card`` makes, while it is not settled whether it counts or is opened.

        Parameters
        ----------
        card : 0 … sides − 1
            the number r that the respondent named.

        Raises
        ------
        CoinIsGone
            if it was used, opened or forgotten before.
        ValueError
            if there is no such card.
        """
        self._only_once()
        return combined_coin(self.sides, self._hidden[0], card)

    def report_seal(self, card: int, record: str) -> bytes:
        """Return the seal of a report that this coin made: 32 bytes.

        Parameters
        ----------
        card : 0 … sides − 1
            the number r that the respondent named.
        record
            what would be recorded, as it would stand in the file.

        Raises
        ------
        CoinIsGone
            if it was used, opened or forgotten before.
        """
        self._only_once()
        written = _text(self._context, self.sides, self._hidden[0], self._nonce)
        return _hash_and_wipe(written + _of_report(card, record), written)

    def open(self) -> Opening:
        """Return what was hidden, and forget it: this coin decides nothing any more.

        Raises
        ------
        CoinIsGone
            if it was used, opened or forgotten before.
        """
        self._only_once()
        opening = Opening(self.sides, self._hidden[0], bytes(self._nonce), self._context)
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


def coin_seal(context: RoundContext, sides: int, hidden: int, nonce: bytes | bytearray) -> bytes:
    """Return the SHA-256 of the text of a coin: survey, kiosk, round, b, s and nonce.

    Parameters
    ----------
    context
        the round.
    sides : 1 … 36
        the number b of values of the coin.
    hidden : 0 … sides − 1
        the kiosk's number s.
    nonce : 32 bytes
        random bytes that keep s from being guessed from the hash.

    Returns
    -------
    bytes
        the seal, 32 bytes.

    Raises
    ------
    ValueError
        if s is not below b, or the nonce has not 32 bytes.
    """
    return _hash_and_wipe(_text(context, sides, hidden, nonce))


def coin_commitment(sides: int, hidden: int, nonce: bytes | bytearray) -> bytes:
    """Return SHA-256(domain ‖ b ‖ s ‖ nonce), b and s as four big-endian bytes: version 1, only read now.

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
    _check(sides, hidden, nonce)
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


_OPENED = re.compile(
    r"surveyapp coin 2; survey (?P<survey>[0-9a-f]{64}); kiosk (?P<kiosk>[0-9a-z]{1,64}); "
    r"round (?P<round>[A-Za-z0-9_.-]{1,120}); sides (?P<sides>[0-9]{1,2}); "
    r"hidden (?P<hidden>[0-9]{1,2}); nonce (?P<nonce>[0-9a-f]{64})"
    r"(?:; card (?P<card>[0-9]{1,2}); record (?P<record>[A-Za-z0-9_.+-]{1,400}))?",
    re.ASCII,
)


def read_opening(text: str) -> Opening | OpenedReport:
    """Return the coin, or the report with its coin, that the text of an opened round states.

    Parameters
    ----------
    text
        what the square of an opened round says; blanks around it do not count.

    Raises
    ------
    UserProblem
        if it is no such text.
    """
    found = _OPENED.fullmatch(text.strip())
    if found is None:
        raise _not_opened(msg("it must begin with “surveyapp coin 2;” and be whole"))
    sides, hidden = int(found["sides"]), int(found["hidden"])
    if not (1 <= sides <= MOST_SIDES and hidden < sides):
        raise _not_opened(msg("its hidden number must be below its number of sides"))
    context = RoundContext(found["survey"], found["kiosk"], found["round"])
    opening = Opening(sides, hidden, bytes.fromhex(found["nonce"]), context)
    if found["card"] is None:
        read: Opening | OpenedReport = opening
    else:
        card = int(found["card"])
        if not 1 <= card <= sides:
            raise _not_opened(msg("its card must be one of those that there are"))
        read = OpenedReport(opening, card - 1, found["record"])
    if (
        read.text != text.strip()
    ):  # such as a number with a zero before it: another text, another hash
        raise _not_opened(msg("its numbers must be written without zeros before them"))
    return read


def _not_opened(reason: object) -> UserProblem:
    return UserProblem(msg("This is not the text of an opened round: {reason}.", reason=reason))


def _check(sides: int, hidden: int, nonce: bytes | bytearray) -> None:
    if not 0 <= hidden < sides or len(nonce) != NONCE_BYTES:
        raise ValueError("the hidden number must be below the sides, and the nonce 32 bytes")


_DIGITS = b"0123456789abcdef"


def _text(context: RoundContext, sides: int, hidden: int, nonce: bytes | bytearray) -> bytearray:
    """Return the text of a coin, in bytes that can be overwritten."""
    _check(sides, hidden, nonce)
    written = bytearray(
        f"surveyapp coin 2; survey {context.survey}; kiosk {context.kiosk}; "
        f"round {context.round_name}; sides {sides}; hidden {hidden}; nonce ".encode("ascii")
    )
    for byte in nonce:
        written += bytes((_DIGITS[byte >> 4], _DIGITS[byte & 15]))
    return written


def _of_report(card: int, record: str) -> bytes:
    return f"; card {card + 1}; record {record}".encode("ascii")


def _hash_and_wipe(written: bytearray, *more: bytearray) -> bytes:
    try:
        return hashlib.sha256(written).digest()
    finally:
        for each in (written, *more):
            each[:] = bytes(len(each))
