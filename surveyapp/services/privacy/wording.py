"""The privacy account in sentences: what somebody can conclude, never less than the truth."""

from __future__ import annotations

import math
from fractions import Fraction

from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice

TELLABLE = (2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 25)
"""“1 in 4”: the numbers that people picture, for what is neither rare nor almost certain."""

CLOSE_ENOUGH = Fraction(1, 20)
"""How far a share in words may be from the true one, relative to what is left on the nearer side."""

RARE = Fraction(1, 10)
MOST = 10**6
"""Above this nobody pictures the number."""


def share_in_words(share: Fraction, *, upwards: bool) -> Notice:
    """Return a share as ``1 in 4``; rounded up, or down, so that “at most” and “at least” stay true."""
    if share in {0, 1}:
        return _notice(CERTAIN if share else IMPOSSIBLE)
    if share <= RARE:
        of = _number(share, upwards=not upwards)
        return _notice(ONE_IN, count=1, of=f"{of:,}") if of <= MOST else _notice(ALMOST_IMPOSSIBLE)
    if share >= 1 - RARE:
        of = _number(1 - share, upwards=upwards)
        is_told = of <= MOST
        return (
            _notice(ONE_IN, count=f"{of - 1:,}", of=f"{of:,}")
            if is_told
            else _notice(ALMOST_CERTAIN)
        )
    for of in TELLABLE:
        count = math.ceil(share * of) if upwards else math.floor(share * of)
        off = abs(Fraction(count, of) - share)
        if 0 < count < of and off <= CLOSE_ENOUGH * min(share, 1 - share):
            return _notice(ONE_IN, count=count, of=of)
    count = math.ceil(share * 100) if upwards else math.floor(share * 100)
    return _notice(ONE_IN, count=count, of=100)


def _number(share: Fraction, *, upwards: bool) -> int:
    """Return 1/share as a whole number of two digits and noughts, rounded up or down."""
    nearest = math.ceil(1 / share) if upwards else math.floor(1 / share)
    step: int = 10 ** max(len(str(nearest)) - 2, 0)
    steps = math.ceil(Fraction(nearest, step)) if upwards else nearest // step
    return steps * step


def _notice(template: str, **facts: object) -> Notice:
    return Notice(Message(template, facts))


def direct_answer_known() -> Notice:
    """What is said of a direct question."""
    return _notice(KNOWN)


def conclusion(answer: str, prior: Fraction, low: Fraction, high: Fraction) -> Notice:
    """Return what somebody concludes of ``answer`` (empty: of any one answer) who sees the record."""
    facts = {
        "answer": answer,
        "prior": share_in_words(prior, upwards=False),
        "low": share_in_words(low, upwards=False),
        "high": share_in_words(high, upwards=True),
    }
    if high == 1:
        template = CERTAIN_ANSWER if answer else CERTAIN_ANY
    elif low == 0:
        template = RULED_OUT_ANSWER if answer else RULED_OUT_ANY
    else:
        template = CONCLUDED_ANSWER if answer else CONCLUDED_ANY
    return _notice(template, **facts)


def ruled_out(report: str, answer: str) -> Notice:
    """Return what a report gives away where ε is infinite."""
    return _notice(RULED_OUT, report=report, answer=answer)


def total_conclusion(questions: int, waves: int, prior: Fraction, high: Fraction | None) -> Notice:
    """Return what all randomized questions together let somebody conclude; None: without limit."""
    facts = {
        "questions": questions,
        "waves": waves,
        "prior": share_in_words(prior, upwards=False),
        "high": _notice(CERTAIN) if high is None else share_in_words(high, upwards=True),
    }
    if not questions:
        return _notice(NO_COINS)
    if high is None:
        return _notice(TOTAL_UNLIMITED, **facts)
    return _notice(TOTAL_ONE_WAVE if waves == 1 else TOTAL_WAVES, **facts)


def no_limit_known() -> Notice:
    """The sentence on a design whose ε is not known."""
    return _notice(NO_LIMIT)


def asked_directly(share: str) -> Notice:
    """What is said of a question that some are asked directly."""
    return _notice(DIRECT_SHARE, share=share)


ONE_IN = QT_TRANSLATE_NOOP("messages", "{count} in {of}")
CERTAIN = QT_TRANSLATE_NOOP("messages", "certain")
IMPOSSIBLE = QT_TRANSLATE_NOOP("messages", "impossible")
ALMOST_CERTAIN = QT_TRANSLATE_NOOP("messages", "almost certain")
ALMOST_IMPOSSIBLE = QT_TRANSLATE_NOOP("messages", "almost impossible")
KNOWN = QT_TRANSLATE_NOOP(
    "messages", "The answer is recorded as it is given: who sees the record knows it."
)
CONCLUDED_ANSWER = QT_TRANSLATE_NOOP(
    "messages",
    "Someone who thought “{answer}” {prior} likely, and sees the record, would think it at most {high} "
    "likely, and at least {low}.",
)
CONCLUDED_ANY = QT_TRANSLATE_NOOP(
    "messages",
    "Someone who thought any one answer {prior} likely, and sees the record, would think it at most {high} "
    "likely, and at least {low}.",
)
RULED_OUT_ANSWER = QT_TRANSLATE_NOOP(
    "messages",
    "Someone who thought “{answer}” {prior} likely, and sees the record, would think it at most {high} "
    "likely; but some reports rule it out.",
)
RULED_OUT_ANY = QT_TRANSLATE_NOOP(
    "messages",
    "Someone who thought any one answer {prior} likely, and sees the record, would think it at most {high} "
    "likely; but some reports rule answers out.",
)
CERTAIN_ANSWER = QT_TRANSLATE_NOOP(
    "messages",
    "In the worst case a report leaves no doubt of “{answer}”, whatever somebody thought before.",
)
CERTAIN_ANY = QT_TRANSLATE_NOOP(
    "messages", "Some reports rule answers out, so in the worst case one answer is left."
)
RULED_OUT = QT_TRANSLATE_NOOP(
    "messages", "“{report}” is never recorded for “{answer}”: it rules that answer out."
)
NO_LIMIT = QT_TRANSLATE_NOOP(
    "messages",
    "No limit is known: it depends on how likely numbers are as answers to the harmless question.",
)
DIRECT_SHARE = QT_TRANSLATE_NOOP(
    "messages", "{share} of the respondents, drawn by coins, are asked directly: theirs is known."
)
NO_COINS = QT_TRANSLATE_NOOP(
    "messages", "No question has coins: who sees a record knows every answer."
)
TOTAL_ONE_WAVE = QT_TRANSLATE_NOOP(
    "messages",
    "All randomized questions together: someone who thought something {prior} likely of which every answer "
    "tells, and sees the whole record, would think it at most {high} likely.",
)
TOTAL_WAVES = QT_TRANSLATE_NOOP(
    "messages",
    "All randomized questions of all {waves} waves together: someone who thought something {prior} likely "
    "of which every answer tells, and can put the records of one person together, would think it at most "
    "{high} likely.",
)
TOTAL_UNLIMITED = QT_TRANSLATE_NOOP(
    "messages",
    "All randomized questions together have no known limit: at least one of them can rule an answer out, or "
    "nobody can say how much it tells.",
)
