"""What is read where a harmless question is answered together with the survey's: nothing is thrown."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.own_device import OwnDevice, Sentences
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

BOTH_THE_SAME = Message(QT_TRANSLATE_NOOP("messages", "Both the same"))
DIFFERENT = Message(QT_TRANSLATE_NOOP("messages", "Different"))
AT_LEAST_ONE = Message(QT_TRANSLATE_NOOP("messages", "Yes to at least one"))
NEITHER = Message(QT_TRANSLATE_NOOP("messages", "No to both"))
TWO_QUESTIONS = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "You will see two questions. Answer both in your head. Tell nobody your two answers, and do "
        "not touch them.",
    )
)
TWO_PAIRS = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "You will see two pairs of questions. Answer all four in your head. Tell nobody your answers, "
        "and do not touch them.",
    )
)
_SAME_OR_NOT = QT_TRANSLATE_NOOP(
    "messages",
    "Both “{yes}” or both “{no}”: touch “{same}”. One “{yes}” and one “{no}”: touch “{different}”.",
)
_AT_LEAST_ONE_OR_NOT = QT_TRANSLATE_NOOP(
    "messages", "“{yes}” to one or to both: touch “{some}”. If not, touch “{none}”."
)
_PAIRS_THE_SAME = QT_TRANSLATE_NOOP(
    "messages",
    "Two times “{yes}” or two times “{no}” in a pair are the same. Touch in which pairs they are.",
)
_NONE_PROVES = QT_TRANSLATE_NOOP(
    "messages",
    "“{some}” proves nothing about you. “{none}” shows that your own answer is “{no}”.",
)


def comparing_steps(labels: Sequence[str], share: Fraction, proves: Sentences) -> OwnDevice:
    """Return what is read where people touch only whether both answers are the same.

    Parameters
    ----------
    labels : length 2
        yes and no as the respondent reads them.
    share : 0 … 1
        the share of people who answer the harmless question with yes.
    proves
        what a record proves.
    """
    facts = {"yes": labels[0], "no": labels[1], "same": BOTH_THE_SAME, "different": DIFFERENT}
    compare = Message(_SAME_OR_NOT, facts)
    odds = _harmless_share(share, labels[0])
    return OwnDevice((TWO_QUESTIONS,), (compare, odds), (compare,), proves)


def adding_steps(labels: Sequence[str], share: Fraction) -> OwnDevice:
    """Return what is read where people touch only whether at least one answer is yes.

    Parameters
    ----------
    labels : length 2
        yes and no as the respondent reads them.
    share : 0 … 1
        the share of people who answer the harmless question with yes.
    """
    named = {"some": AT_LEAST_ONE, "none": NEITHER}
    add = Message(_AT_LEAST_ONE_OR_NOT, {"yes": labels[0], **named})
    proves = Message(_NONE_PROVES, {"no": labels[1], **named})
    odds = _harmless_share(share, labels[0])
    return OwnDevice((TWO_QUESTIONS,), (add, odds), (add,), (proves,))


def pair_steps(labels: Sequence[str], proves: Sentences) -> OwnDevice:
    """Return what is read where two pairs of answers are compared.

    Parameters
    ----------
    labels : length 2
        yes and no as the respondent reads them.
    proves
        what a record proves.
    """
    compare = Message(_PAIRS_THE_SAME, {"yes": labels[0], "no": labels[1]})
    return OwnDevice((TWO_PAIRS,), (compare,), (compare,), proves)


def _harmless_share(share: Fraction, yes: str) -> Message:
    """Return the sentence of how many people answer the harmless question with yes."""
    (count, _), of, _ = common_frequencies((share, 1 - share))
    template = QT_TRANSLATE_NOOP(
        "messages", "About {count} in {of} people answer “{yes}” to question 2."
    )
    return Message(template, {"count": count, "of": of, "yes": yes})
