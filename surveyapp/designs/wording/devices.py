"""Forced response with the respondent's own coins, dice or numbered cards: the odds of the design, exact.

Two dice with the sums 2 to 4, 5 to 10 and 11 or 12 make p_truth 3/4, forced yes 1/6 and forced no
1/12: the preset of the Utrecht studies (Lensvelt-Mulders, Hox, van der Heijden & Maas 2005).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import accumulate

from surveyapp.designs.core.channel import ForcedForm
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.own_device import Device, OwnDevice, Sentences
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True)
class Throw:
    """The numbers of a throw and what each means.

    Numbers up to ``last_yes`` answer yes, numbers from ``first_no`` on answer no, and those between
    ask for the respondent's own answer.
    """

    device: Device
    """What is thrown or drawn."""
    low: int
    high: int
    """The smallest and the largest number that can come up."""
    last_yes: int
    """The largest number that answers yes; ``low`` − 1 if none does."""
    first_no: int
    """The smallest number that answers no; ``high`` + 1 if none does."""


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


_TOUCH_OWN = QT_TRANSLATE_NOOP("messages", "{numbers}: touch your own answer.")
_OWN_IN_SHORT = QT_TRANSLATE_NOOP("messages", "{numbers}: your own answer.")
_FORCED_IN_SHORT = QT_TRANSLATE_NOOP("messages", "{numbers}: “{label}”.")
_DICE_CHOSE = QT_TRANSLATE_NOOP(
    "messages", "{numbers}: touch “{label}”. The dice chose it, not you."
)
_DIE_CHOSE = QT_TRANSLATE_NOOP("messages", "{numbers}: touch “{label}”. The die chose it, not you.")
_CARD_CHOSE = QT_TRANSLATE_NOOP(
    "messages", "{numbers}: touch “{label}”. The card chose it, not you."
)
_COINS_CHOSE = QT_TRANSLATE_NOOP(
    "messages", "{numbers}: touch “{label}”. The coins chose it, not you."
)
_CHOSE = {
    Device.COINS: _COINS_CHOSE,
    Device.TWO_DICE: _DICE_CHOSE,
    Device.DIE: _DIE_CHOSE,
    Device.CARDS: _CARD_CHOSE,
}
_FIRST_QUESTION = QT_TRANSLATE_NOOP("messages", "{numbers}: answer question 1.")
_SECOND_QUESTION = QT_TRANSLATE_NOOP("messages", "{numbers}: answer question 2.")
ONLY_YOU_KNOW = Message(
    QT_TRANSLATE_NOOP("messages", "Only you know which of the two questions you answer.")
)
DRAW_A_CARD = Message(QT_TRANSLATE_NOOP("messages", "Draw a card. Keep it hidden."))


def throw_steps(form: ForcedForm, labels: Sequence[str], proves: Sentences = ()) -> OwnDevice:
    """Return what is read where a throw answers by itself, or asks for the respondent's own answer.

    Parameters
    ----------
    form : 2 reports
        the probabilities of the truth, of a forced yes and of a forced no.
    labels : length 2
        yes and no as the respondent reads them.
    proves
        what a record proves; empty: what follows from the form.
    """
    throw = throw_for(form)
    runs = (
        (throw.low, throw.last_yes, labels[0]),
        (throw.last_yes + 1, throw.first_no - 1, ""),
        (throw.first_no, throw.high, labels[1]),
    )
    thrown = [(_number_run(low, high), label) for low, high, label in runs if low <= high]
    return _forced_steps(_begin(throw), throw.device, thrown, form, proves or None)


def coins_steps(labels: Sequence[str]) -> OwnDevice:
    """Return what is read with two coins of the respondent's own (the design ``two_coins``).

    Parameters
    ----------
    labels : length 2
        yes and no as the respondent reads them.
    """
    thrown = [
        (Message(QT_TRANSLATE_NOOP("messages", "Heads first")), ""),
        (Message(QT_TRANSLATE_NOOP("messages", "Tails, then heads")), labels[0]),
        (Message(QT_TRANSLATE_NOOP("messages", "Tails, then tails")), labels[1]),
    ]
    begin = Message(
        QT_TRANSLATE_NOOP("messages", "Toss a coin, then toss it once more. Keep both hidden.")
    )
    quarter = Fraction(1, 4)
    return _forced_steps(
        begin, Device.COINS, thrown, ForcedForm(Fraction(1, 2), (quarter, quarter)), None
    )


def _forced_steps(
    begin: Message,
    device: Device,
    thrown: Sequence[tuple[Message, str]],
    form: ForcedForm,
    proves: Sentences | None,
) -> OwnDevice:
    """Return the steps; what comes up with an empty label asks for the respondent's own answer."""
    meaning = [
        Message(_CHOSE[device], {"numbers": numbers, "label": label})
        if label
        else Message(_TOUCH_OWN, {"numbers": numbers})
        for numbers, label in thrown
    ]
    reminder = [
        Message(_FORCED_IN_SHORT, {"numbers": numbers, "label": label})
        if label
        else Message(_OWN_IN_SHORT, {"numbers": numbers})
        for numbers, label in thrown
    ]
    certain = (PROVES_NOTHING,) if proves is None else proves
    odds = _own_odds(form.truth)
    return OwnDevice((begin,), (*meaning, odds), tuple(reminder), certain, device)


def certain_answers(form: ForcedForm, labels: Sequence[str]) -> Sentences:
    """Return a sentence for each answer that a throw never gives; empty where it gives both.

    Parameters
    ----------
    form : 2 reports
        the probabilities of the truth, of a forced yes and of a forced no.
    labels : length 2
        yes and no as the respondent reads them.
    """
    template = QT_TRANSLATE_NOOP(
        "messages", "Only you can choose “{label}”. So a recorded “{label}” is your own answer."
    )
    return tuple(
        Message(template, {"label": label})
        for forced, label in zip(form.forced, labels, strict=True)
        if not forced
    )


def _own_odds(truth: Fraction) -> Message:
    (count, _), of, is_exact = common_frequencies((truth, 1 - truth))
    template = (
        QT_TRANSLATE_NOOP("messages", "Your own answer comes up in {count} of {of} cases.")
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages", "Your own answer comes up in about {count} of {of} cases."
        )
    )
    return Message(template, {"count": count, "of": of})


def choosing_steps(p_truth: Fraction, proves: Sentences = ()) -> OwnDevice:
    """Return what is read where a throw chooses which of two questions is answered.

    Parameters
    ----------
    p_truth : 0 … 1
        the probability of the question itself, which stands first.
    proves
        what a record proves.
    """
    # the first numbers of the throw have just the probability of the first question
    throw = throw_for(ForcedForm(1 - p_truth, (p_truth, Fraction(0))))
    runs = (
        (throw.low, throw.last_yes, _FIRST_QUESTION),
        (throw.last_yes + 1, throw.high, _SECOND_QUESTION),
    )
    meaning = tuple(
        Message(template, {"numbers": _number_run(low, high)})
        for low, high, template in runs
        if low <= high
    )
    (count, _), of, is_exact = common_frequencies((p_truth, 1 - p_truth))
    odds = (
        QT_TRANSLATE_NOOP("messages", "Question 1 comes up in {count} of {of} cases.")
        if is_exact
        else QT_TRANSLATE_NOOP("messages", "Question 1 comes up in about {count} of {of} cases.")
    )
    stated = Message(odds, {"count": count, "of": of})
    said = (*meaning, stated, ONLY_YOU_KNOW)
    return OwnDevice((_begin(throw),), said, meaning, proves, throw.device)


def _begin(throw: Throw) -> Message:
    if throw.device is Device.TWO_DICE:
        words = QT_TRANSLATE_NOOP("messages", "Throw both dice and add them up. Keep them hidden.")
    elif throw.device is Device.DIE:
        words = QT_TRANSLATE_NOOP("messages", "Throw the die. Keep it hidden.")
    else:
        words = QT_TRANSLATE_NOOP("messages", "Draw one of the cards 1 to {cards}. Keep it hidden.")
    return Message(words, {"cards": str(throw.high)} if throw.device is Device.CARDS else {})


def _number_run(low: int, high: int) -> Message:
    """Return a run of whole numbers as a sentence has it: ``7``, ``11 or 12``, ``5 to 10``."""
    if low == high:
        return Message(_ONE_NUMBER, {"low": str(low)})
    words = (
        QT_TRANSLATE_NOOP("messages", "{low} or {high}")
        if high - low == 1
        else QT_TRANSLATE_NOOP("messages", "{low} to {high}")
    )
    return Message(words, {"low": str(low), "high": str(high)})


_ONE_NUMBER = "{low}"


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
