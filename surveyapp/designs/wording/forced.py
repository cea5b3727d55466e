"""Sentences for the odds of truth-or-forced designs, shared by all of them.

No wording calls anything lying and none orders a respondent to give a false answer
(Lensvelt-Mulders & Boeije 2007). Odds are natural frequencies (Gigerenzer & Hoffrage 1995).
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import TYPE_CHECKING

from surveyapp.designs.core.channel import ForcedForm
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

if TYPE_CHECKING:
    from surveyapp.designs.wording.wheel import Frequencies

PROVES_NOTHING = Message(QT_TRANSLATE_NOOP("messages", "So a record proves nothing about you."))


def forced_instruction(
    form: ForcedForm, labels: Sequence[str], *, shown: bool
) -> tuple[Message, ...]:
    """Return the sentences for a design whose wheel either leaves the answer or gives the report.

    They are those of the rule (``survey.definition.rules``): where the wheel picks any answer, each as often
    as the others, they name none.

    Parameters
    ----------
    form : r reports
        the probabilities of the truth and of each forced report.
    labels : length r
        the answers as the respondent reads them.
    shown
        whether the wheel is shown before the answer.
    """
    from surveyapp.designs.wording.wheel import Wheel  # noqa: PLC0415

    odds = Wheel(form.truth, form.forced, Fraction(0)).frequencies
    rest: tuple[Message, ...]
    if len(odds.forced) == 1:
        rest = (ANY_ANSWER,)
    else:
        rest = tuple(
            _forced_sentence(count, odds.of, label, is_exact=odds.is_exact)
            for count, label in zip(odds.forced, labels, strict=True)
            if count
        )
    truth = _truth_sentence(form.truth, odds, shown=shown)
    certain = _certainty_sentences(form, labels)
    if shown:
        return (SHOWN_FIRST, truth, *rest, SHOWN_GO_ON, *certain)
    return (truth, *rest, *certain)


def _certainty_sentences(form: ForcedForm, labels: Sequence[str]) -> tuple[Message, ...]:
    """Say that a report proves nothing, or which reports prove the answer: those that are never forced."""
    certain = [label for forced, label in zip(form.forced, labels, strict=True) if forced == 0]
    if not certain:
        return (PROVES_NOTHING,)
    template = QT_TRANSLATE_NOOP(
        "messages", "The wheel never picks “{label}”. So a recorded “{label}” is your own answer."
    )
    return tuple(Message(template, {"label": label}) for label in certain)


SHOWN_FIRST = Message(QT_TRANSLATE_NOOP("messages", "Spin the wheel first. Only you see it."))
SHOWN_GO_ON = Message(QT_TRANSLATE_NOOP("messages", "If the wheel answers for you, just go on."))
ANY_ANSWER = Message(QT_TRANSLATE_NOOP("messages", "Otherwise the wheel picks any answer."))


def _truth_sentence(truth: Fraction, odds: Frequencies, *, shown: bool) -> Message:
    facts: dict[str, str | int] = {"count": odds.own, "of": odds.of}
    if truth == Fraction(1, 2):
        return HALF_ASKED if shown else HALF_RECORDED
    if shown and odds.is_exact:
        template = QT_TRANSLATE_NOOP(
            "messages", "In {count} of {of} spins the wheel asks for your own answer."
        )
    elif shown:
        template = QT_TRANSLATE_NOOP(
            "messages", "In about {count} of {of} spins the wheel asks for your own answer."
        )
    elif odds.is_exact:
        template = QT_TRANSLATE_NOOP(
            "messages", "In {count} of {of} spins your own answer is recorded."
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "messages", "In about {count} of {of} spins your own answer is recorded."
        )
    return Message(template, facts)


HALF_RECORDED = Message(
    QT_TRANSLATE_NOOP("messages", "Half of the time your own answer is recorded.")
)
HALF_ASKED = Message(
    QT_TRANSLATE_NOOP("messages", "Half of the time the wheel asks for your own answer.")
)


def _forced_sentence(count: int, of: int, label: str, *, is_exact: bool) -> Message:
    template = (
        QT_TRANSLATE_NOOP("messages", "In {count} of {of} spins the wheel answers “{label}”.")
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages", "In about {count} of {of} spins the wheel answers “{label}”."
        )
    )
    return Message(template, {"count": count, "of": of, "label": label})
