"""Sentences for the odds of designs that are not truth-or-forced, shared by all of them.

As in ``forced``: natural frequencies, nothing is called lying, and nobody is asked to say what is not
true.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.design import Design, Mode
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

ONLY_YOU = Message(
    QT_TRANSLATE_NOOP(
        "messages",
        "Only you see what you draw: this device is told nothing but what you touch at the end.",
    )
)


class WordedByAnswer(Design):
    """A design whose odds differ from answer to answer, so its instruction lists each answer's odds."""

    __slots__ = ()

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """State what is recorded, and how often, for each answer that can be touched, or the steps."""
        if mode is Mode.OWN_DEVICE and mode in self.modes:
            return self.own_device(labels).sentences
        return _odds_by_answer(self.channel, labels, self.reports(labels))


def _odds_by_answer(
    channel: Channel, labels: Sequence[str], reports: Sequence[str]
) -> tuple[Message, ...]:
    """Return a sentence for each answer and report, and what a report proves."""
    odds = [
        sentence
        for label, row in zip(labels, channel.rows, strict=True)
        for sentence in _odds_of(label, row, reports)
    ]
    return (*odds, *certainty_sentences(channel, labels, reports))


def _odds_of(label: str, row: Row, reports: Sequence[str]) -> list[Message]:
    if 1 in row:
        always = QT_TRANSLATE_NOOP(
            "messages", "If you touch “{answer}”, “{report}” is recorded in all cases."
        )
        return [Message(always, {"answer": label, "report": reports[row.index(Fraction(1))]})]
    counts, of, is_exact = common_frequencies(row)
    template = (
        QT_TRANSLATE_NOOP(
            "messages",
            "If you touch “{answer}”, “{report}” is recorded in {count} of {of} cases.",
        )
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages",
            "If you touch “{answer}”, “{report}” is recorded in about {count} of {of} cases.",
        )
    )
    return [
        Message(template, {"answer": label, "report": report, "count": count, "of": of})
        for report, count in zip(reports, counts, strict=True)
        if count
    ]


def certainty_sentences(
    channel: Channel, labels: Sequence[str], reports: Sequence[str]
) -> tuple[Message, ...]:
    """Return a sentence for each answer that a report rules out, or one that no report proves anything.

    Parameters
    ----------
    channel : t answers, r reports
        the design's channel.
    labels : length t
        the answers as the respondent reads them.
    reports : length r
        the reports as they are recorded.
    """
    template = QT_TRANSLATE_NOOP(
        "messages", "A recorded “{report}” is never given for “{answer}”, so it rules that out."
    )
    ruled_out = tuple(
        Message(template, {"answer": label, "report": report})
        for report, column in zip(reports, zip(*channel.rows, strict=True), strict=True)
        if max(column) > 0
        for label, entry in zip(labels, column, strict=True)
        if entry == 0
    )
    return ruled_out or (PROVES_NOTHING,)


def flip_sentences(as_given: Fraction) -> tuple[Message, ...]:
    """Return the sentences for a wheel that records the answer as given, or its opposite.

    Parameters
    ----------
    as_given : 0 … 1
        the probability that the answer is recorded as given.
    """
    (same, turned), of, is_exact = common_frequencies((as_given, 1 - as_given))
    template = (
        QT_TRANSLATE_NOOP(
            "messages",
            "In {same} of {of} spins your own answer is recorded. In the other {turned} the wheel "
            "records the opposite.",
        )
        if is_exact
        else QT_TRANSLATE_NOOP(
            "messages",
            "In about {same} of {of} spins your own answer is recorded. Otherwise the wheel records the "
            "opposite.",
        )
    )
    facts = {"same": same, "of": of, **({"turned": turned} if is_exact else {})}
    return (Message(template, facts), PROVES_NOTHING)
