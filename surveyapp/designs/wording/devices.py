"""Forced response with the respondent's own coins, dice or numbered cards: the odds of the design, exact.

Two dice with the sums 2 to 4, 5 to 10 and 11 or 12 make p_truth 3/4, forced yes 1/6 and forced no
1/12: the preset of the Utrecht studies (Lensvelt-Mulders, Hox, van der Heijden & Maas 2005).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from itertools import accumulate

from surveyapp.designs.core.channel import Channel, ForcedForm
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.wording.by_answer import certainty_sentences
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


class Device(Enum):
    """What the respondent throws or draws."""

    TWO_DICE = "two dice"
    DIE = "a die"
    CARDS = "numbered cards"


@dataclass(frozen=True, slots=True)
class Throw:
    """The numbers of a throw and what each means.

    Numbers up to ``last_yes`` answer yes, numbers from ``first_no`` on answer no, and those between
    ask for the respondent's own answer.

    Attributes
    ----------
    device
        what is thrown or drawn.
    low, high
        the smallest and the largest number that can come up.
    last_yes
        the largest number that answers yes; ``low`` − 1 if none does.
    first_no
        the smallest number that answers no; ``high`` + 1 if none does.
    """

    device: Device
    low: int
    high: int
    last_yes: int
    first_no: int


def throw_for(form: ForcedForm) -> Throw:
    """Return the throw that makes ``form`` exactly: with a die or two dice if they can, else with cards.

    Parameters
    ----------
    form : 2 reports
        the probabilities of the truth, of a forced yes and of a forced no.
    """
    yes, no = form.forced
    dice = [Fraction(6 - abs(7 - total), 36) for total in range(2, 13)]
    die = [Fraction(1, 6)] * 6
    for device, low, odds in ((Device.DIE, 1, die), (Device.TWO_DICE, 2, dice)):
        up = [Fraction(0), *accumulate(odds)]
        if yes in up and 1 - no in up:
            last, first = low - 1 + up.index(yes), low + up.index(1 - no)
            return Throw(device, low, low + len(odds) - 1, last, first)
    cards = math.lcm(yes.denominator, no.denominator)
    return Throw(Device.CARDS, 1, cards, int(yes * cards), cards + 1 - int(no * cards))


_OWN = {
    True: QT_TRANSLATE_NOOP(
        "messages", "If it is {numbers}, in {count} of {of} cases, touch your own answer."
    ),
    False: QT_TRANSLATE_NOOP(
        "messages", "If it is {numbers}, in about {count} of {of} cases, touch your own answer."
    ),
}
_FORCED = {
    True: QT_TRANSLATE_NOOP(
        "messages",
        "If it is {numbers}, in {count} of {of} cases, chance answers “{label}” in your place, and you "
        "touch that for it.",
    ),
    False: QT_TRANSLATE_NOOP(
        "messages",
        "If it is {numbers}, in about {count} of {of} cases, chance answers “{label}” in your place, "
        "and you touch that for it.",
    ),
}


def throw_instruction(form: ForcedForm, labels: Sequence[str]) -> tuple[Message, ...]:
    """Return the sentences for the respondent's own throw, and what a report proves.

    Parameters
    ----------
    form : 2 reports
        the probabilities of the truth, of a forced yes and of a forced no.
    labels : length 2
        yes and no as the respondent reads them.
    """
    throw = throw_for(form)
    rows = tuple(
        tuple(forced + (form.truth if i == j else 0) for j, forced in enumerate(form.forced))
        for i in range(len(form.forced))
    )
    counts, of, is_exact = common_frequencies((form.truth, *form.forced))
    ranges = (
        (_OWN[is_exact], throw.last_yes + 1, throw.first_no - 1, ""),
        (_FORCED[is_exact], throw.low, throw.last_yes, labels[0]),
        (_FORCED[is_exact], throw.first_no, throw.high, labels[1]),
    )
    cases = tuple(
        Message(template, _facts(number_range(low, high), count, of, label))
        for (template, low, high, label), count in zip(ranges, counts, strict=True)
        if low <= high
    )
    proves = certainty_sentences(Channel(rows), labels, labels)
    return (_begin(throw), *cases, *proves)


def _facts(run: str, count: int, of: int, label: str) -> dict[str, str | int]:
    facts: dict[str, str | int] = {"numbers": run, "count": count, "of": of}
    return {**facts, "label": label} if label else facts


def coins_instruction(labels: Sequence[str]) -> tuple[Message, ...]:
    """Return the sentences for two coins of the respondent's own (the design ``two_coins``).

    Parameters
    ----------
    labels : length 2
        yes and no as the respondent reads them.
    """
    first = QT_TRANSLATE_NOOP(
        "messages",
        "Toss a coin of your own where only you see it. If it is heads, in {count} of {of} cases, touch "
        "your own answer.",
    )
    second = QT_TRANSLATE_NOOP(
        "messages",
        "If it is tails, toss a second coin, which answers in your place: heads is “{yes}”, in {heads} "
        "of {of} cases, and tails is “{no}”, in {tails} of {of}. You touch that for it.",
    )
    half, quarter = Fraction(1, 2), Fraction(1, 4)
    channel = Channel(((half + quarter, quarter), (quarter, half + quarter)))
    return (
        Message(first, {"count": 2, "of": 4}),
        Message(second, {"yes": labels[0], "no": labels[1], "heads": 1, "tails": 1, "of": 4}),
        *certainty_sentences(channel, labels, labels),
    )


def _begin(throw: Throw) -> Message:
    if throw.device is Device.TWO_DICE:
        words = QT_TRANSLATE_NOOP(
            "messages", "Throw two dice where only you see them, and add them up."
        )
    elif throw.device is Device.DIE:
        words = QT_TRANSLATE_NOOP("messages", "Throw a die where only you see it.")
    else:
        words = QT_TRANSLATE_NOOP(
            "messages",
            "Draw one of {cards} cards with the numbers 1 to {cards}, where only you see it.",
        )
    return Message(words, {"cards": str(throw.high)} if throw.device is Device.CARDS else {})


def number_range(low: int, high: int) -> str:
    """Return a range of integers for reading: ``7``, ``11, 12``, ``5–10``.

    Parameters
    ----------
    low, high
        the ends, both included.
    """
    if high - low <= 1:
        return ", ".join(dict.fromkeys((str(low), str(high))))
    return f"{low}–{high}"
