"""One question's checkable coin as an interview holds it: dealt, picked, then used or opened.

Where the round may be shown after the touch, the report is made and sealed first, and waits for the
respondent's choice: kept, it goes into the record and all else is forgotten; shown, it is opened with
its coin and thrown away. The answer itself does not wait: whoever touched knows it, and can compare. But
report and coin together can tell it until the respondent has chosen; so only questions that say so wait.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from surveyapp.designs.core.channel import YES_OR_NO
from surveyapp.designs.core.checkable_coin import (
    NO_CONTEXT,
    CoinIsGone,
    HiddenCoin,
    OpenedReport,
    Opening,
    RoundContext,
)
from surveyapp.designs.core.coins import Coins, Randomizer, ShownCoin
from surveyapp.survey.definition.fingerprint_words import SEAL_BYTES, bytes_to_words
from surveyapp.survey.types.base import AskedQuestion

COIN_SQUARE = "surveyapp seal of a coin 2: "
REPORT_SQUARE = "surveyapp seal of a report 2: "
"""What the QR codes of seals say before their 64 hexadecimal digits."""


PRACTICE = "practice."
"""What the name of a practised round has behind the question's id."""


def answer_names(question: AskedQuestion, *, is_practice: bool) -> tuple[str, ...]:
    """Return the answers as seals name them: as they are recorded.

    In the practice the answers of other questions than yes/no ones are others: yes and no, or numbers.

    Parameters
    ----------
    question
        The question.
    is_practice
        Whether it is practised.
    """
    if not is_practice or question.is_answered_yes_or_no:
        return question.answers
    count = len(question.answers)
    return YES_OR_NO if count == 2 else tuple(str(1 + place) for place in range(count))


@dataclass(frozen=True, slots=True)
class OpenedRound:
    """A round that was thrown away to be looked at; ``card`` and ``coin`` are None without a card.

    ``reports`` is, for each answer, the report that the coin would have made; ``shown`` what shown
    coins would have decided. ``reported`` is the report that had been sealed after the touch, as the
    respondent can compare it with ``reports``, and ``sealed`` its opening; None where nothing was touched.
    """

    opening: Opening
    card: int | None
    coin: int | None
    reports: tuple[int, ...]
    shown: ShownCoin | None
    reported: int | None = None
    sealed: OpenedReport | None = None

    @property
    def text(self) -> str:
        """What the QR code of the opened round says: the text that was hashed for its last seal."""
        return self.opening.text if self.sealed is None else self.sealed.text


@dataclass(frozen=True, slots=True)
class Cards:
    """What may be seen of a round: the seals, the cards 0 … ``sides`` − 1, and the one taken.

    ``report_seal`` is there while the respondent may choose to keep or to show, and after showing.
    """

    sides: int
    commitment: bytes
    picked: int | None
    opened: OpenedRound | None
    report_seal: bytes | None = None

    @property
    def words(self) -> str:
        """The name of the seal: its first four bytes in words, which bind nothing."""
        return bytes_to_words(self.commitment[:SEAL_BYTES])

    @property
    def is_waiting(self) -> bool:
        """Whether nothing can be answered now: no card is picked, a report is sealed, or all is open."""
        return self.picked is None or self.opened is not None or self.is_sealed

    @property
    def is_sealed(self) -> bool:
        """Whether the respondent has touched and may keep the round or have it shown."""
        return self.report_seal is not None and self.opened is None

    @property
    def note(self) -> str:
        """What the QR code says before the answer: the whole seal of the coin."""
        return COIN_SQUARE + self.commitment.hex()

    @property
    def report_note(self) -> str:
        """What the QR code says after the touch: the whole seal of the report."""
        return "" if self.report_seal is None else REPORT_SQUARE + self.report_seal.hex()


class CoinRound:
    """The commitment of one question, from the moment that it is reached.

    It ends by ``use``, ``keep`` or ``open``; whoever leaves the question otherwise calls ``forget``.
    """

    __slots__ = (
        "_hidden",
        "_is_shown",
        "_opened",
        "_picked",
        "_randomizer",
        "_report",
        "_report_seal",
        "may_be_shown",
    )

    def __init__(
        self,
        randomizer: Randomizer,
        coins: Coins,
        *,
        is_shown: bool,
        may_be_shown: bool = False,
        context: RoundContext = NO_CONTEXT,
    ) -> None:
        self._randomizer = randomizer
        self._is_shown = is_shown
        self.may_be_shown = may_be_shown
        """Whether the respondent chooses after the touch: keep, or show and answer again."""
        self._hidden = HiddenCoin(randomizer.denominator, coins, context)
        self._picked: int | None = None
        self._opened: OpenedRound | None = None
        self._report: int | None = None
        self._report_seal: bytes | None = None

    @property
    def seen(self) -> Cards:
        """What the screen may show."""
        seals = self._hidden.commitment, self._picked, self._opened, self._report_seal
        return Cards(self._hidden.sides, *seals)

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
        """Return the coin that decides.

        What was hidden is forgotten with it, so that it can never be opened; where the round may still be
        shown, only by ``keep``.
        """
        if self._picked is None:
            raise CoinIsGone
        if self.may_be_shown:
            return self._hidden.coin(self._picked)
        return self._hidden.use(self._picked)

    def seal(self, report: int, records: Sequence[str]) -> None:
        """Commit to the report, before the respondent chooses between keeping and showing it.

        Parameters
        ----------
        report
            The index of the report.
        records : length r
            Each report as it would stand in the record.
        """
        if self._picked is None or self._report_seal is not None:
            raise CoinIsGone
        self._report = report
        self._report_seal = self._hidden.report_seal(self._picked, records[report])

    def keep(self) -> int:
        """Return the sealed report, which counts, and forget what was hidden: it can never be opened."""
        report = self._report
        if report is None:
            raise CoinIsGone
        self.forget()
        return report

    def open(self, records: Sequence[str] = ()) -> None:
        """Throw the round away and show what was hidden, with the report where one was sealed.

        Parameters
        ----------
        records : length r
            Each report as it would stand in the record.
        """
        opening = self._hidden.open()
        card, report = self._picked, self._report
        coin = None if card is None else opening.coin(card)
        sealed = None
        if card is not None and report is not None:
            sealed = OpenedReport(opening, card, records[report])
        self._opened = OpenedRound(opening, card, coin, *self._made_of(coin), report, sealed)
        self._report = None

    def forget(self) -> None:
        """Overwrite what was hidden."""
        self._hidden.forget()
        self._report = None

    def _made_of(self, coin: int | None) -> tuple[tuple[int, ...], ShownCoin | None]:
        if coin is None:
            return (), None
        if self._is_shown:
            return (), self._randomizer.shown(coin)
        answers = range(self._randomizer.answers)
        return tuple(self._randomizer.report(answer, coin) for answer in answers), None
