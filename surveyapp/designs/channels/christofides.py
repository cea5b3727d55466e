"""Christofides's design: a numbered card, reported as it is or counted from the other end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.design import MOST_CHOICES, Mode
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import NotTogether, probabilities
from surveyapp.designs.core.scored_channel import scored_yes_no_channel
from surveyapp.designs.wording.by_answer import ONLY_YOU, WordedByAnswer, certainty_sentences
from surveyapp.designs.wording.devices import DRAW_A_CARD
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg


@dataclass(frozen=True, slots=True)
class Christofides(WordedByAnswer):
    """Christofides (2003): draw a card 1 … m; report its number, or m + 1 minus it if the answer is yes.

    The pseudo-answer of a report z is (z − μ)/(m + 1 − 2μ) with μ the cards' mean. Where μ is the
    middle, though the cards are not symmetric, the most precise unbiased one at even shares is taken.
    """

    name: ClassVar[str] = "christofides"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Christofides's cards")
    source: ClassVar[str] = "Christofides (2003), Metrika 57, 195–200"
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.OWN_DEVICE)
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where people would rather say a number than “yes” or “no”: nobody, not even the "
        "respondent, says either. Adults who count well; the errors are larger than Warner's.",
    )
    example: ClassVar[Mapping[str, object]] = {"cards": ["1/2", "3/10", "1/5"]}

    cards: tuple[Fraction, ...] = probabilities("the probabilities of the cards 1, 2, … in order")

    def check(self) -> None:
        """Refuse fewer than two cards, a certain one, a sum that is not 1, and symmetric cards."""
        if not 2 <= len(self.cards) <= MOST_CHOICES:
            raise NotTogether(
                parameter="cards",
                reason=msg(
                    "it has {count} probabilities; give 2 to {most_choices}, one a card",
                    count=len(self.cards),
                    most_choices=MOST_CHOICES,
                ),
            )
        total = sum(self.cards)
        if total != 1:
            raise NotTogether(
                parameter="cards",
                reason=msg("they sum to {total}; they must sum to 1 exactly", total=total),
            )
        if max(self.cards) == 1:
            raise NotTogether(
                parameter="cards",
                reason=msg(
                    "one card is drawn in all cases, so chance protects no answer; give two or more"
                ),
            )
        if self.cards == self.cards[::-1]:
            raise NotTogether(
                parameter="cards",
                reason=msg(
                    "they are the same from both ends, so both answers lead to the same "
                    "numbers and nothing can be learned; make low numbers likelier than "
                    "high ones"
                ),
            )

    @property
    def channel(self) -> Channel:
        """Pr(z | no) = cards[z]; Pr(z | yes) = cards[m + 1 − z] (Christofides 2003, section 2)."""
        rows = (self.cards[::-1], self.cards)
        numbers = range(1, len(self.cards) + 1)
        mean = sum((z * card for z, card in zip(numbers, self.cards, strict=True)), Fraction(0))
        # E[z | no] = μ and E[z | yes] = m + 1 − μ: the score is linear in z, 0 at μ and 1 at m + 1 − μ
        span = len(self.cards) + 1 - 2 * mean
        if span == 0:
            return Channel(rows, report_names=self.reports(()))
        scores = [(z - mean) / span for z in numbers]
        return scored_yes_no_channel(rows, scores, self.reports(()))

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:  # noqa: ARG002
        """The numbers 1 … m."""
        return tuple(str(z) for z in range(1, len(self.cards) + 1))

    def report_labels(self, labels: Sequence[str]) -> tuple[Message | str, ...]:
        """The numbers 1 … m."""
        return self.reports(labels)

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """The card, and what is touched of its number."""
        counts, of, is_exact = common_frequencies(self.cards)
        template = (
            QT_TRANSLATE_NOOP(
                "messages", "The card that you draw bears {number} in {count} of {of} cases."
            )
            if is_exact
            else QT_TRANSLATE_NOOP(
                "messages", "The card that you draw bears {number} in about {count} of {of} cases."
            )
        )
        steps = Message(
            QT_TRANSLATE_NOOP(
                "messages",
                "If your answer is “{no}”, touch the number of your card. If it is “{yes}”, touch "
                "{sum} minus that number.",
            ),
            {"yes": labels[0], "no": labels[1], "sum": str(len(self.cards) + 1)},
        )
        reports = self.reports(labels)
        odds = tuple(
            Message(template, {"number": number, "count": count, "of": of})
            for number, count in zip(reports, counts, strict=True)
            if count
        )
        proves = certainty_sentences(self.channel, labels, reports)
        return OwnDevice((DRAW_A_CARD,), (steps, *odds), (steps,), (ONLY_YOU, *proves))
