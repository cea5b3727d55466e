"""One question's checkable coin as an interview holds it: dealt, picked, then used or opened."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.designs.core.checkable_coin import CoinIsGone, HiddenCoin, Opening
from surveyapp.designs.core.coins import Coins, Randomizer, ShownCoin
from surveyapp.survey.definition.fingerprint_words import SEAL_BYTES, bytes_to_words


@dataclass(frozen=True, slots=True)
class OpenedRound:
    """A round that was thrown away to be looked at; ``card`` and ``coin`` are None without a card.

    ``reports`` is, for each answer, the report that the coin would have made; ``shown`` what shown
    coins would have decided.
    """

    opening: Opening
    card: int | None
    coin: int | None
    reports: tuple[int, ...]
    shown: ShownCoin | None


@dataclass(frozen=True, slots=True)
class Cards:
    """What may be seen of a round: the commitment, the cards 0 … ``sides`` − 1, and the one taken."""

    sides: int
    commitment: bytes
    picked: int | None
    opened: OpenedRound | None

    @property
    def words(self) -> str:
        """The commitment's first four bytes in words."""
        return bytes_to_words(self.commitment[:SEAL_BYTES])

    @property
    def is_waiting(self) -> bool:
        """Whether nothing can be answered yet: no card is picked, or the round is opened."""
        return self.picked is None or self.opened is not None

    @property
    def note(self) -> str:
        """What the QR code says before the answer: all that is needed to check an opening later."""
        return f"surveyapp coin: sides {self.sides}, commitment {self.commitment.hex()}"


def checking_command(opening: Opening) -> str:
    """Return the command with which anybody can check an opened coin: the QR code of the check."""
    return (
        f"surveyapp coin check --sides {opening.sides} --coin {opening.hidden} "
        f"--nonce {opening.nonce.hex()} --commitment {opening.commitment.hex()}"
    )


class CoinRound:
    """The commitment of one question, from the moment that it is reached.

    It ends by ``use`` or by ``open``; whoever leaves the question otherwise calls ``forget``.
    """

    __slots__ = ("_hidden", "_is_shown", "_opened", "_picked", "_randomizer")

    def __init__(self, randomizer: Randomizer, coins: Coins, *, is_shown: bool) -> None:
        self._randomizer = randomizer
        self._is_shown = is_shown
        self._hidden = HiddenCoin(randomizer.denominator, coins)
        self._picked: int | None = None
        self._opened: OpenedRound | None = None

    @property
    def seen(self) -> Cards:
        """What the screen may show."""
        return Cards(self._hidden.sides, self._hidden.commitment, self._picked, self._opened)

    def offers(self, card: int) -> bool:
        """Return whether ``card`` can be picked now."""
        return self._picked is None and self._opened is None and 0 <= card < self._hidden.sides

    def pick(self, card: int) -> None:
        """Take the card that the respondent chose."""
        self._picked = card

    def pick_for_respondent(self, coins: Coins) -> None:
        """Let the system's generator choose; then the coin is only as honest as the kiosk."""
        self._picked = coins.below(self._hidden.sides)

    def use(self) -> int:
        """Return the coin that counts, and forget what was hidden; it can never be opened then."""
        if self._picked is None:
            raise CoinIsGone
        return self._hidden.use(self._picked)

    def open(self) -> None:
        """Throw the round away and show what was hidden."""
        opening = self._hidden.open()
        coin = None if self._picked is None else opening.coin(self._picked)
        self._opened = OpenedRound(opening, self._picked, coin, *self._made_of(coin))

    def forget(self) -> None:
        """Overwrite what was hidden."""
        self._hidden.forget()

    def _made_of(self, coin: int | None) -> tuple[tuple[int, ...], ShownCoin | None]:
        if coin is None:
            return (), None
        if self._is_shown:
            return (), self._randomizer.shown(coin)
        answers = range(self._randomizer.answers)
        return tuple(self._randomizer.report(answer, coin) for answer in answers), None
