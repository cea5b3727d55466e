"""Kuk's design: the number of red cards, drawn from one of two packs."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import NotTogether, integer, probability
from surveyapp.designs.core.scored_channel import scored_yes_no_channel
from surveyapp.designs.wording.by_answer import ONLY_YOU, WordedByAnswer, certainty_sentences
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

MOST_DRAWS = 100
"""More cards are not practical, and their coins would be integers of thousands of digits."""


MOST_LISTED_DRAWS = 3
"""With more draws the odds of each number are too many to read; the packs are described instead."""


@dataclass(frozen=True, slots=True)
class Kuk(WordedByAnswer):
    """Kuk (1990): report how many of ``draws`` cards are red, from the pack that belongs to the answer.

    The pseudo-answer of a report of z red cards is (z/draws − p_no)/(p_yes − p_no).
    """

    name: ClassVar[str] = "kuk"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Kuk's two packs of cards")
    source: ClassVar[str] = "Kuk (1990), Biometrika 77, 436–438"
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.OWN_DEVICE)
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where people should say neither “yes” nor “no”, only a number of red "
        "cards. More draws make smaller errors and less privacy.",
    )
    example: ClassVar[Mapping[str, object]] = {"p_yes": "3/5", "p_no": "2/5", "draws": 3}

    p_yes: Fraction = probability(
        "the share of red cards in the pack for people whose answer is yes", is_open=True
    )
    p_no: Fraction = probability(
        "the share of red cards in the pack for people whose answer is no", is_open=True
    )
    draws: int = integer("the number of cards drawn, each put back", low=1, high=MOST_DRAWS)

    def check(self) -> None:
        """Refuse two packs with the same share of red cards."""
        if self.p_yes == self.p_no:
            raise NotTogether(
                parameter="p_no",
                reason=msg(
                    "it is {share}, as is {other}, so both packs give the same reports and "
                    "nothing can be learned; make them differ",
                    share=self.p_no,
                    other="p_yes",
                ),
            )

    @property
    def channel(self) -> Channel:
        """Pr(z | answer) is binomial (Kuk 1990, section 2)."""
        # E[z/draws] is p_yes or p_no: the score is linear in z, 1 at p_yes and 0 at p_no
        gap = self.p_yes - self.p_no
        return scored_yes_no_channel(
            (_binomial(self.draws, self.p_yes), _binomial(self.draws, self.p_no)),
            [(Fraction(z, self.draws) - self.p_no) / gap for z in range(self.draws + 1)],
            self.reports(()),
        )

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        """The numbers of red cards: 0 … draws."""
        return tuple(str(z) for z in range(self.draws + 1))

    def report_labels(self, labels: Sequence[str]) -> tuple[Message | str, ...]:
        """The numbers of red cards."""
        return self.reports(labels)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """State how often each number is recorded, or what is in the packs."""
        if mode is Mode.OWN_DEVICE or self.draws <= MOST_LISTED_DRAWS:
            return WordedByAnswer.instruction(self, mode, labels)
        packs = tuple(
            _draw_odds(label, self.draws, share)
            for label, share in zip(labels, (self.p_yes, self.p_no), strict=True)
        )
        return (*packs, *certainty_sentences(self.channel, labels, self.reports(labels)))

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """The packs, and how many red cards are drawn from one of them."""
        packs = tuple(
            _pack(label, number, share)
            for label, number, share in zip(labels, "12", (self.p_yes, self.p_no), strict=True)
        )
        draw = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "Cards drawn: {draws}. Put each one back and shuffle. Then touch how many were red.",
            ),
            {"draws": str(self.draws)},
        )
        facts = {"yes": labels[0], "no": labels[1], "draws": str(self.draws)}
        reminder = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "“{yes}”: draw {draws} times from pack 1. “{no}”: draw {draws} times from pack 2. "
                "Touch how many were red.",
            ),
            facts,
        )
        proves = certainty_sentences(self.channel, labels, self.reports(labels))
        return OwnDevice((TAKE_PACKS,), (*packs, draw), (reminder,), (ONLY_YOU, *proves))


TAKE_PACKS = Message(
    QT_TRANSLATE_NOOP("messages", "Take both packs of cards. Keep the cards hidden.")
)


def _draw_odds(label: str, draws: int, share: Fraction) -> Message:
    (red, black), of, is_exact = common_frequencies((share, 1 - share))
    template = (
        QT_TRANSLATE_NOOP(
            "messages",
            "If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} "
            "are red and {black} are black. How many were red is recorded, and nothing else.",
        )
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages",
            "If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} "
            "of {of} are red and {black} are black. How many were red is recorded, and nothing else.",
        )
    )
    facts: dict[str, str | int] = {"red": red, "black": black, "of": of}
    return Message(template, {"answer": label, "draws": str(draws), **facts})


def _pack(label: str, number: str, share: Fraction) -> Message:
    (red, black), of, is_exact = common_frequencies((share, 1 - share))
    template = (
        QT_TRANSLATE_NOOP(
            "messages",
            "If your answer is “{answer}”, draw from pack {number}: in it {red} of {of} cards are red "
            "and {black} are black.",
        )
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages",
            "If your answer is “{answer}”, draw from pack {number}: in it about {red} of {of} cards "
            "are red and {black} are black.",
        )
    )
    return Message(
        template, {"answer": label, "number": number, "red": red, "black": black, "of": of}
    )


def _binomial(draws: int, p: Fraction) -> Row:
    return tuple(math.comb(draws, z) * p**z * (1 - p) ** (draws - z) for z in range(draws + 1))
