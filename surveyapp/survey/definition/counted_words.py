"""What coins do, as it is said where no record is kept: reports are only counted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.survey import Survey

_RECORDED: tuple[tuple[str, Message], ...] = (
    ("So a record proves nothing about you.", msg("So the count proves nothing about you.")),
    (
        "Half of the time your own answer is recorded.",
        msg("Half of the time your own answer is counted."),
    ),
    (
        "In {count} of {of} spins your own answer is recorded.",
        msg("In {count} of {of} spins your own answer is counted."),
    ),
    (
        "In about {count} of {of} spins your own answer is recorded.",
        msg("In about {count} of {of} spins your own answer is counted."),
    ),
    (
        "The wheel never picks “{label}”. So a recorded “{label}” is your own answer.",
        msg("The wheel never picks “{label}”. So a counted “{label}” is your own answer."),
    ),
    (
        "Only you can choose “{label}”. So a recorded “{label}” is your own answer.",
        msg("Only you can choose “{label}”. So a counted “{label}” is your own answer."),
    ),
    (
        "If you touch “{answer}”, “{report}” is recorded in all cases.",
        msg("If you touch “{answer}”, “{report}” is counted in all cases."),
    ),
    (
        "If you touch “{answer}”, “{report}” is recorded in {count} of {of} cases.",
        msg("If you touch “{answer}”, “{report}” is counted in {count} of {of} cases."),
    ),
    (
        "If you touch “{answer}”, “{report}” is recorded in about {count} of {of} cases.",
        msg("If you touch “{answer}”, “{report}” is counted in about {count} of {of} cases."),
    ),
    (
        "A recorded “{report}” is never given for “{answer}”, so it rules that out.",
        msg("A counted “{report}” is never given for “{answer}”, so it rules that out."),
    ),
    (
        (
            "In {same} of {of} spins your own answer is recorded. In the other {turned} the wheel records "
            "the opposite."
        ),
        msg(
            "In {same} of {of} spins your own answer is counted. In the other {turned} the opposite is "
            "counted."
        ),
    ),
    (
        (
            "In about {same} of {of} spins your own answer is recorded. Otherwise the wheel records the "
            "opposite."
        ),
        msg(
            "In about {same} of {of} spins your own answer is counted. Otherwise the opposite is counted."
        ),
    ),
)
COUNTED: Mapping[str, Message] = dict(_RECORDED)
"""By what designs say of records, in English: what is said of totals."""


def as_kept(survey: Survey, sentences: Iterable[Message]) -> tuple[Message, ...]:
    """Return what designs say of their coins, as it is true of what the survey keeps.

    Parameters
    ----------
    survey
        with tallies it keeps no record.
    sentences
        of a design.
    """
    if survey.tallies is None:
        return tuple(sentences)
    return tuple(
        Message(COUNTED[each.template].template, each.facts) if each.template in COUNTED else each
        for each in sentences
    )
