"""The privacy account in sentences: what somebody can conclude, never less than the truth."""

from __future__ import annotations

import math
from fractions import Fraction

from surveyapp.messages.amounts import Amount, level
from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.messages.notice import Notice, noticed

ALMOST = Fraction(1, 1000)
"""Nearer than this to 0 or 1 a chance is said to be less, or more."""

SMALL = Fraction(1, 10)
"""Nearer than this to 0 or 1 a chance is written with a decimal."""


def share_in_words(share: Fraction, *, upwards: bool) -> Notice | Amount:
    """Return a share in percent; rounded up, or down, so that “at most” and “at least” stay true."""
    if share in {0, 1}:
        return noticed(CERTAIN if share else IMPOSSIBLE)
    nearer = min(share, 1 - share)
    if nearer < ALMOST:
        is_likely = share > nearer
        bound = level(float(1 - ALMOST if is_likely else ALMOST))
        return noticed(MORE_THAN if is_likely else LESS_THAN, share=bound)
    parts = 1000 if nearer < SMALL else 100
    rounded = math.ceil(share * parts) if upwards else math.floor(share * parts)
    return level(rounded / parts)


def direct_answer_known(*, is_in_own_words: bool = False) -> Notice:
    """What is said of a direct question.

    Parameters
    ----------
    is_in_own_words
        whether people write what they like.
    """
    return noticed(KNOWN_AND_NAMED if is_in_own_words else KNOWN)


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
    return noticed(template, **facts)


def ruled_out(report: str, answer: str) -> Notice:
    """Return what a report gives away where ε is infinite."""
    return noticed(RULED_OUT, report=report, answer=answer)


def total_conclusion(questions: int, waves: int, prior: Fraction, high: Fraction | None) -> Notice:
    """Return what all randomized questions together let somebody conclude; None: without limit."""
    facts = {
        "questions": questions,
        "waves": waves,
        "prior": share_in_words(prior, upwards=False),
        "high": noticed(CERTAIN) if high is None else share_in_words(high, upwards=True),
    }
    if not questions:
        return noticed(NO_COINS)
    if high is None:
        return noticed(TOTAL_UNLIMITED, **facts)
    return noticed(TOTAL_ONE_WAVE if waves == 1 else TOTAL_WAVES, **facts)


def not_protected(names: str) -> Notice:
    """Who is not protected: those who answered the direct questions called ``names``."""
    return noticed(NOT_PROTECTED, names=names)


def no_limit_known() -> Notice:
    """The sentence on a design whose ε is not known."""
    return noticed(NO_LIMIT)


def asked_directly(share: str) -> Notice:
    """What is said of a question that some are asked directly."""
    return noticed(DIRECT_SHARE, share=share)


CERTAIN = QT_TRANSLATE_NOOP("messages", "certain")
IMPOSSIBLE = QT_TRANSLATE_NOOP("messages", "impossible")
MORE_THAN = QT_TRANSLATE_NOOP("messages", "more than {share}")
LESS_THAN = QT_TRANSLATE_NOOP("messages", "less than {share}")
KNOWN = QT_TRANSLATE_NOOP(
    "messages", "The answer is recorded as it is given: anybody who sees the record knows it."
)
KNOWN_AND_NAMED = QT_TRANSLATE_NOOP(
    "messages",
    "The answer is recorded as it is given, in people’s own words: anybody who sees the record knows "
    "it, and it may name them.",
)
CONCLUDED_ANSWER = QT_TRANSLATE_NOOP(
    "messages",
    "Someone who thought “{answer}” {prior} likely would, after seeing the record, think it between {low} "
    "and {high} likely.",
)
CONCLUDED_ANY = QT_TRANSLATE_NOOP(
    "messages",
    "Someone who thought an answer {prior} likely would, after seeing the record, think it between {low} and "
    "{high} likely.",
)
RULED_OUT_ANSWER = QT_TRANSLATE_NOOP(
    "messages",
    "Someone who thought “{answer}” {prior} likely might, after seeing the record, think it {high} likely; "
    "but some reports rule it out.",
)
RULED_OUT_ANY = QT_TRANSLATE_NOOP(
    "messages",
    "Someone who thought an answer {prior} likely might, after seeing the record, think it {high} likely; "
    "but some reports rule answers out.",
)
CERTAIN_ANSWER = QT_TRANSLATE_NOOP(
    "messages",
    "In the worst case a report leaves no doubt that the answer is “{answer}”, "
    "whatever somebody thought before.",
)
CERTAIN_ANY = QT_TRANSLATE_NOOP(
    "messages", "Some reports rule answers out, so in the worst case one answer is left."
)
RULED_OUT = QT_TRANSLATE_NOOP(
    "messages", "“{report}” is never recorded for “{answer}”: it rules that answer out."
)
NO_LIMIT = QT_TRANSLATE_NOOP(
    "messages",
    "No limit is known: it depends on how likely the numbers are as answers to "
    "the harmless question.",
)
DIRECT_SHARE = QT_TRANSLATE_NOOP(
    "messages",
    "{share} of the respondents, chosen at random, are asked directly: their answers are known.",
)
NO_COINS = QT_TRANSLATE_NOOP(
    "messages", "No question is randomized: anybody who sees a record knows every answer."
)
NOT_PROTECTED = QT_TRANSLATE_NOOP("messages", "Asked directly, so not protected: {names}.")
TOTAL_ONE_WAVE = QT_TRANSLATE_NOOP(
    "messages",
    "In the worst case, all randomized reports of one person together turn a suspicion of {prior} into one "
    "of {high}.",
)
TOTAL_WAVES = QT_TRANSLATE_NOOP(
    "messages",
    "In the worst case, somebody links the randomized reports of one person in all {waves} waves. Together "
    "they turn a suspicion of {prior} into one of {high}.",
)
TOTAL_UNLIMITED = QT_TRANSLATE_NOOP(
    "messages",
    "All randomized questions together have no known limit: at least one of "
    "them can rule an answer out, or what it reveals is not known.",
)

# Where no record is kept: what somebody would need to have seen is what was counted of one person

UNCOUNTED = QT_TRANSLATE_NOOP(
    "messages", "No tally counts this question, so nothing of its answers is kept."
)
_OF_TOTALS = {
    KNOWN: QT_TRANSLATE_NOOP(
        "messages",
        "The answer is counted as it is given, in totals: who is alone in a cell of an opened total can be "
        "known by it.",
    ),
    CONCLUDED_ANSWER: QT_TRANSLATE_NOOP(
        "messages",
        "Someone who thought “{answer}” {prior} likely would, even after seeing what was counted of this "
        "person, think it between {low} and {high} likely.",
    ),
    CONCLUDED_ANY: QT_TRANSLATE_NOOP(
        "messages",
        "Someone who thought an answer {prior} likely would, even after seeing what was counted of this "
        "person, think it between {low} and {high} likely.",
    ),
    RULED_OUT_ANSWER: QT_TRANSLATE_NOOP(
        "messages",
        "Someone who thought “{answer}” {prior} likely might, even after seeing what was counted of this "
        "person, think it {high} likely; but some reports rule it out.",
    ),
    RULED_OUT_ANY: QT_TRANSLATE_NOOP(
        "messages",
        "Someone who thought an answer {prior} likely might, even after seeing what was counted of this "
        "person, think it {high} likely; but some reports rule answers out.",
    ),
    RULED_OUT: QT_TRANSLATE_NOOP(
        "messages", "“{report}” is never counted for “{answer}”: it rules that answer out."
    ),
    DIRECT_SHARE: QT_TRANSLATE_NOOP(
        "messages",
        "{share} of the respondents, chosen at random, are asked directly: their answers are counted as "
        "they are.",
    ),
    NO_COINS: QT_TRANSLATE_NOOP(
        "messages",
        "No question is randomized: what is counted of a person is what the person answered.",
    ),
    TOTAL_ONE_WAVE: QT_TRANSLATE_NOOP(
        "messages",
        "In the worst case, even all that was counted of one person turns a suspicion of {prior} into one of "
        "{high}.",
    ),
    TOTAL_WAVES: QT_TRANSLATE_NOOP(
        "messages",
        "In the worst case, all that was counted of one person in all {waves} waves turns a suspicion of "
        "{prior} into one of {high}.",
    ),
}


def of_totals(said: Notice) -> Notice:
    """Return a conclusion as it is true where no record is kept, only totals.

    Parameters
    ----------
    said
        what somebody concludes who sees the record.
    """
    return noticed(_OF_TOTALS.get(said.template, said.template), **said.facts)


def uncounted() -> Notice:
    """What is said of a question that no tally counts."""
    return noticed(UNCOUNTED)
