"""Sentences for the odds of truth-or-forced designs, shared by all of them.

No wording calls anything lying and none orders a respondent to give a false answer
(Lensvelt-Mulders & Boeije 2007). Odds are natural frequencies (Gigerenzer & Hoffrage 1995).
"""

from __future__ import annotations

from collections.abc import Sequence

from surveyapp.designs.core.channel import ForcedForm
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

PROVES_NOTHING = Message(
    QT_TRANSLATE_NOOP(
        "messages", "So what is recorded never proves what your own answer was, whatever it says."
    )
)


def forced_instruction(
    form: ForcedForm, labels: Sequence[str], *, shown: bool
) -> tuple[Message, ...]:
    """Return the sentences for a design whose coins either ask for the truth or give the report.

    Parameters
    ----------
    form : r reports
        the probabilities of the truth and of each forced report.
    labels : length r
        the answers as the respondent reads them.
    shown
        whether the coins are shown before the answer.
    """
    first: Message
    rest: tuple[Message, ...]
    if len(set(form.forced)) == 1 and len(labels) > 2:
        (truth, other), of, is_exact = common_frequencies((form.truth, 1 - form.truth))
        first = _truth_sentence(truth, of, is_exact=is_exact, shown=shown)
        rest = (_even_sentence(other, of, len(labels), is_exact=is_exact),)
    else:
        (truth, *forced), of, is_exact = common_frequencies((form.truth, *form.forced))
        first = _truth_sentence(truth, of, is_exact=is_exact, shown=shown)
        rest = tuple(
            _forced_sentence(count, of, label, is_exact=is_exact)
            for count, label in zip(forced, labels, strict=True)
            if count
        )
    last = (SHOWN_GO_ON,) if shown else ()
    return (first, *rest, *last, *_certainty_sentences(form, labels))


def _certainty_sentences(form: ForcedForm, labels: Sequence[str]) -> tuple[Message, ...]:
    """Say that a report proves nothing, or which reports prove the answer: those that are never forced."""
    certain = [label for forced, label in zip(form.forced, labels, strict=True) if forced == 0]
    if not certain:
        return (PROVES_NOTHING,)
    template = QT_TRANSLATE_NOOP(
        "messages", "The coins never answer “{label}”, so a recorded “{label}” is a true one."
    )
    return tuple(Message(template, {"label": label}) for label in certain)


SHOWN_GO_ON = Message(
    QT_TRANSLATE_NOOP(
        "messages", "When the coins answer for you, there is nothing to choose: you only go on."
    )
)


def _truth_sentence(count: int, of: int, *, is_exact: bool, shown: bool) -> Message:
    facts: dict[str, str | int] = {"count": count, "of": of}
    if shown and is_exact:
        template = QT_TRANSLATE_NOOP(
            "messages",
            "Before you answer, coins fall on this screen, for your eyes only. "
            "In {count} of {of} cases they leave the answer to you.",
        )
    elif shown:
        template = QT_TRANSLATE_NOOP(
            "messages",
            "Before you answer, coins fall on this screen, for your eyes only. "
            "In about {count} of {of} cases they leave the answer to you.",
        )
    elif is_exact:
        template = QT_TRANSLATE_NOOP(
            "messages", "In {count} of {of} cases the answer that you touch is recorded."
        )
    else:
        template = QT_TRANSLATE_NOOP(
            "messages", "In about {count} of {of} cases the answer that you touch is recorded."
        )
    return Message(template, facts)


def _forced_sentence(count: int, of: int, label: str, *, is_exact: bool) -> Message:
    template = (
        QT_TRANSLATE_NOOP("messages", "In {count} of {of} cases the coins answer “{label}”.")
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages", "In about {count} of {of} cases the coins answer “{label}”."
        )
    )
    return Message(template, {"count": count, "of": of, "label": label})


def _even_sentence(count: int, of: int, choices: int, *, is_exact: bool) -> Message:
    template = (
        QT_TRANSLATE_NOOP(
            "messages",
            "In the other {count} of {of} cases the coins pick one of the {choices} answers, "
            "each as likely as the others.",
        )
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages",
            "In the other {count} or so of {of} cases the coins pick one of the {choices} answers, "
            "each as likely as the others.",
        )
    )
    return Message(template, {"count": count, "of": of, "choices": choices})
