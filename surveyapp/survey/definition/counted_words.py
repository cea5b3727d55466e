"""What is said to respondents where no record is kept: reports are only counted.

Each sentence that speaks of a record has a twin here, known by its English words. Screens, speech, handouts
and translators' lists all take it from here, so whoever writes a sentence writes it once, of records, and
its twin below; a test fails where one has none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.survey import Survey

_OF_DESIGNS: tuple[tuple[str, Message], ...] = (
    ("Recorded as you answer.", msg("Counted as you answer.")),
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
    (
        (
            "If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} "
            "are red and {black} are black. How many were red is recorded, and nothing else."
        ),
        msg(
            "If you touch “{answer}”, {draws} cards are drawn for you from a pack in which {red} of {of} "
            "are red and {black} are black. Only the number of red cards is counted."
        ),
    ),
    (
        (
            "If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} "
            "of {of} are red and {black} are black. How many were red is recorded, and nothing else."
        ),
        msg(
            "If you touch “{answer}”, {draws} cards are drawn for you from a pack in which about {red} "
            "of {of} are red and {black} are black. Only the number of red cards is counted."
        ),
    ),
    (
        (
            "The device draws a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other "
            "{other} of {of}. What is recorded is only whether the two are the same."
        ),
        msg(
            "The device draws a second answer: “{yes}” in {one} of {of} cases, “{no}” in the other "
            "{other} of {of}. What is counted is only whether the two are the same."
        ),
    ),
    (
        (
            "The device draws a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the "
            "other {other} or so of {of}. What is recorded is only whether the two are the same."
        ),
        msg(
            "The device draws a second answer: “{yes}” in about {one} of {of} cases, “{no}” in the "
            "other {other} or so of {of}. What is counted is only whether the two are the same."
        ),
    ),
    (
        "A recorded “{yes}” proves nothing about you.",
        msg("A counted “{yes}” proves nothing about you."),
    ),
    (
        (
            "The device divides the {k} answers into two groups by lot, again for each person, and "
            "records one of the two."
        ),
        msg(
            "The device divides the {k} answers into two groups by lot, again for each person, and "
            "counts one of the two."
        ),
    ),
    (
        (
            "The device divides the {k} answers into {groups} groups by lot, again for each person, and "
            "records one group."
        ),
        msg(
            "The device divides the {k} answers into {groups} groups by lot, again for each person, and "
            "counts one group."
        ),
    ),
    (
        "The device records one of the {k} answers.",
        msg("The device counts one of the {k} answers."),
    ),
    (
        "The device records a list of {size} of the {k} answers.",
        msg("The device counts {size} of the {k} answers."),
    ),
    (
        "For each of the {k} answers the device records a mark or no mark, by a wheel.",
        msg("For each of the {k} answers the device counts a mark or no mark, by a wheel."),
    ),
    (
        "Only the number is recorded, not which question it answers.",
        msg("The device takes only the number, not which question it answers."),
    ),
)
_OF_SCREENS: tuple[tuple[str, Message], ...] = (
    (
        "Blue: your answer is recorded. Yellow: the opposite is recorded.",
        msg("Blue: your answer is counted. Yellow: the opposite is counted."),
    ),
    ("You touched “{label}”. That is recorded.", msg("You touched “{label}”. That is counted.")),
    ("Recorded: {said}", msg("Counted: {said}")),
    ("With “{label}” recorded: {said}", msg("With “{label}” counted: {said}")),
    (
        "“{label}” is always recorded as “{report}”.",
        msg("“{label}” is always counted as “{report}”."),
    ),
    (
        "For this question the wheel can change what is recorded.",
        msg("For this question the wheel can change what is counted."),
    ),
    (
        "{count} of every {of} recorded answers to this question come from the wheel.",
        msg("{count} of every {of} counted answers to this question come from the wheel."),
    ),
    (
        "About {count} of every {of} recorded answers to this question come from the wheel.",
        msg("About {count} of every {of} counted answers to this question come from the wheel."),
    ),
    (
        "{count} questions, recorded together as one of {answers} answers.",
        msg("{count} questions, counted together as one of {answers} answers."),
    ),
    (
        "Your interview was recorded. You need not answer again.",
        msg("Your answers were counted. You need not answer again."),
    ),
    (
        "Nothing of this interview was recorded.",
        msg("Nothing of this interview was counted."),
    ),
    ("Stop? Nothing will be recorded.", msg("Stop? Nothing will be counted.")),
    ("Practice: nothing is recorded", msg("Practice: nothing is counted")),
    (
        "The square that locks what would be recorded",
        msg("The square that locks what would be counted"),
    ),
    (
        "You have touched your answer. The square locks what would be recorded.",
        msg("You have touched your answer. The square locks what would be counted."),
    ),
    (
        "Here the wheel answers: “{label}” is recorded, whatever you touch.",
        msg("Here the wheel answers: “{label}” is counted, whatever you touch."),
    ),
    ("Here your own answer is recorded.", msg("Here your own answer is counted.")),
    (
        "Here “{label}” is recorded as “{report}”.",
        msg("Here “{label}” is counted as “{report}”."),
    ),
    (
        (
            "The wheel of this survey turns {count} times for each answer in the table. Your answers "
            "are not used. Nothing is recorded. You see whether the wheel is fair. At a private question "
            "you can also test that this device cannot choose where the wheel stops. No test can show "
            "what a device remembers."
        ),
        msg(
            "The wheel of this survey turns {count} times for each answer in the table. Your answers "
            "are not used. Nothing is kept. You see whether the wheel is fair. At a private question "
            "you can also test that this device cannot choose where the wheel stops. No test can show "
            "what a device remembers."
        ),
    ),
    ("Recorded", msg("Result")),
    (
        "The record says “{report}”. Does the surveyor know your true answer?",
        msg("“{report}” is counted for you. Does anybody know your true answer?"),
    ),
    (
        (
            "No. “{report}” can be recorded whatever your true answer is. So nobody can know it, not "
            "even the surveyor."
        ),
        msg(
            "No. “{report}” can be counted whatever your true answer is. So nobody can know it, not even "
            "somebody who saw what is counted."
        ),
    ),
    (
        "Two people have the same true answer. Can their records differ?",
        msg("Two people have the same true answer. Can different answers be counted for them?"),
    ),
    (
        (
            "Yes. Luck is different for each person. So the same true answer can lead to different "
            "records."
        ),
        msg(
            "Yes. Luck is different for each person. So for the same true answer different answers can be "
            "counted."
        ),
    ),
)
_OF_PROMISES: tuple[tuple[str, Message], ...] = (
    (
        "At private questions, a wheel sometimes changes what is recorded.",
        msg("At private questions, a wheel sometimes changes what is counted."),
    ),
    (
        "At private questions, chance may change what is recorded.",
        msg("At private questions, chance may change what is counted."),
    ),
    (
        "Each private question says what its record can show.",
        msg("Private questions say how they protect you."),
    ),
    (
        "Simple questions are recorded as you answer.",
        msg("Simple questions are counted as you answer."),
    ),
    (
        "All questions are recorded as you answer. They say so.",
        msg("All questions are counted as you answer. They say so."),
    ),
    (
        "You may skip some questions. Skips are recorded.",
        msg("You may skip some questions. Skips are counted."),
    ),
    (
        "You may skip private questions. Skips are recorded.",
        msg("You may skip private questions. Skips are counted."),
    ),
    (
        "You may skip any question. Skips are recorded.",
        msg("You may skip any question. Skips are counted."),
    ),
    ("No name or time is recorded.", msg("No name or time is kept.")),
    (
        "So what is recorded proves nothing about you.",
        msg("So what is counted proves nothing about you."),
    ),
    (
        (
            "Suppose somebody has 1 chance in 1,000 of guessing your private answers. What is recorded "
            "of them can raise that to at most {chances} in 1,000."
        ),
        msg(
            "Suppose somebody has 1 chance in 1,000 of guessing your private answers. Seeing what is "
            "counted of them could raise that to at most {chances} in 1,000."
        ),
    ),
    (
        "At some private questions, a record can show which answer was not yours.",
        msg("At some private questions, what is counted can show which answer was not yours."),
    ),
)
COUNTED: Mapping[str, str] = {
    recorded: counted.template for recorded, counted in (*_OF_DESIGNS, *_OF_SCREENS, *_OF_PROMISES)
}
"""By what is said of records, in English: what is said of totals."""


def said_instead(survey: Survey) -> Mapping[str, str]:
    """Return by their English texts the sentences that a survey says otherwise, and how; empty for most.

    Parameters
    ----------
    survey
        with tallies it keeps no record.
    """
    return {} if survey.tallies is None else COUNTED


def of_totals(sentences: Iterable[Message]) -> tuple[Message, ...]:
    """Return sentences of records as they are said of totals.

    Parameters
    ----------
    sentences
        some of them may speak of a record.
    """
    return tuple(
        Message(COUNTED.get(each.template, each.template), each.facts) for each in sentences
    )
