"""What may be promised to respondents: the facts of a survey, and the sentences that state them.

The welcome screen, the line at direct questions, the surveyor's script, the handout and the ethics page
take their promises from here and say no other. A sentence stands here only with the fact that makes it
true, so that none is said of a survey for which it does not hold.

What is said of chance: where the device draws, respondents see a wheel. "Nobody can be sure" holds where
every report can come from every answer, that is, where ε is finite.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import TYPE_CHECKING

from surveyapp.designs import Mode
from surveyapp.designs.latent.arms import DirectArm
from surveyapp.designs.wording.wheel import wheel_of
from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.counted_words import of_totals
from surveyapp.survey.definition.survey import PROTECTS_NOBODY_FROM, Survey
from surveyapp.survey.types.base import AskedQuestion, Entry, QuestionId

if TYPE_CHECKING:
    from surveyapp.survey.definition.tallies import Tallies

Line = tuple[Message, ...]
"""One or two sentences that stand together."""


class Skips(Enum):
    """Which questions may be skipped; private ones are those that chance protects."""

    NONE = "none"
    SOME = "some"
    PRIVATE = "private"
    """All private ones, and not all of the others."""
    ALL = "all"


class Chance(Enum):
    """What chance does where the device draws."""

    ANSWERS = "answers"
    """A wheel that respondents see gives some of the answers, at every such question."""
    CHANGES = "changes"
    """They see a wheel at every such question; at some it turns answers round."""
    UNSEEN = "unseen"
    """At some such question no wheel shows what happens, as with noise that is added to a number."""


@dataclass(frozen=True, slots=True)
class Held:
    """What is kept where no record is: totals that trustees hold."""

    trustees: int
    """How many there are."""
    threshold: int
    """How many of them open a total together."""
    smallest: int
    """The fewest interviews of a total."""
    withstood: int
    """How many trustees who break the rules together cannot learn what one person reported, as long as the
    other interviews are not made up (the guide to tallies, "What is not claimed")."""
    by_group: bool
    """Whether answers are also counted for groups, by questions that are recorded as they are answered."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What a survey lets one promise; the questions by their ids."""

    drawn: tuple[QuestionId, ...]
    """Private questions where the device draws what is recorded."""
    own: tuple[QuestionId, ...]
    """Private questions where respondents use coins, dice or a birthday of their own."""
    revealing: tuple[QuestionId, ...]
    """Private questions where some report rules an answer out."""
    direct: tuple[QuestionId, ...]
    """Questions that are recorded, or counted, as they are answered."""
    direct_for_some: tuple[QuestionId, ...]
    """Private questions that a random part of the respondents is asked directly."""
    chance: Chance
    """What chance does where the device draws."""
    skips: Skips
    """Which questions may be skipped."""
    times: int | None
    """How many times as likely the records of the private answers can make a guess about them; None where
    that has no bound, is so large that it protects nobody, or nothing is private."""
    is_sealed: bool
    """Whether only the analysts' key opens what is recorded."""
    is_checkable: bool
    """Whether respondents can test that the device does not choose its coins."""
    asks_some: bool
    """Whether chance picks which of the questions a respondent is asked."""
    written: tuple[QuestionId, ...]
    """Questions whose answer respondents write themselves, which may say who they are: words and dates. None
    where only totals are kept."""
    held: Held | None
    """What is kept where no record is; None where records are kept."""
    unkept: tuple[QuestionId, ...] = ()
    """Questions that no tally counts, where only totals are kept."""

    @property
    def has_private(self) -> bool:
        """Whether any question is protected by chance."""
        return bool(self.drawn or self.own)

    @property
    def is_safe(self) -> bool:
        """Whether nobody can be sure of any private answer."""
        return self.times is not None


def facts_of(survey: Survey) -> Facts:
    """Return what a survey lets one promise.

    Parameters
    ----------
    survey
        the survey.
    """
    private = survey.randomized
    direct = tuple(q for q in survey.recorded_questions if not q.design.is_randomized)
    kept = tuple(q for q in direct if is_kept(survey, q))
    drawn = [q for q in private if q.mode is not Mode.OWN_DEVICE]
    bounded = [ratio for ratio in survey.worst_ratios if ratio is not None]
    is_bounded = bool(private) and survey.total_epsilon < PROTECTS_NOBODY_FROM
    return Facts(
        drawn=_ids(drawn),
        own=_ids(q for q in private if q.mode is Mode.OWN_DEVICE),
        revealing=_ids(q for q in private if q.design.without_arms.worst_ratio is None),
        direct=_ids(kept),
        direct_for_some=_ids(q for q in private if isinstance(q.design, DirectArm)),
        chance=_chance(drawn),
        skips=_skips(private, direct),
        times=math.ceil(math.prod(bounded)) if is_bounded else None,
        is_sealed=survey.analyst_key is not None,
        is_checkable=survey.checkable_coins,
        asks_some=bool(survey.groups),
        written=()
        if survey.tallies is not None
        else _ids(q for q in survey.recorded_questions if q.entry in _WRITTEN),
        held=None if survey.tallies is None else _held(survey, survey.tallies),
        unkept=_ids(q for q in survey.recorded_questions if not is_kept(survey, q)),
    )


def is_kept(survey: Survey, question: AskedQuestion) -> bool:
    """Return whether a record or a total has anything of a question's answers.

    Parameters
    ----------
    survey
        the survey.
    question
        one of its questions, or its version in one sample.
    """
    tallies = survey.tallies
    return tallies is None or any(question.id in names for names in tallies.of)


def instruction(survey: Survey, asked: AskedQuestion, labels: Sequence[str]) -> tuple[Message, ...]:
    """Return what a question says of what becomes of its answer.

    Parameters
    ----------
    survey
        the survey.
    asked
        the question, as it is asked in one sample.
    labels
        its answers as respondents read them.
    """
    if not is_kept(survey, asked):
        return (NOT_KEPT,)
    said = asked.design.instruction(asked.mode, labels)
    return said if survey.tallies is None else of_totals(said)


def _held(survey: Survey, tallies: Tallies) -> Held:
    n, t = len(tallies.trustees), tallies.threshold
    shared = 2 * min(tallies.needed_signatures, n) - n  # signers that any two lists have in common
    direct = {q.id for q in survey.recorded_questions if not q.design.is_randomized}
    by_group = any(len(names) > 1 and direct.intersection(names) for names in tallies.of)
    return Held(n, t, tallies.smallest, max(0, min(t, shared) - 1), by_group)


_WRITTEN = frozenset((Entry.TEXT, Entry.DATE))


def _ids(questions: Iterable[AskedQuestion]) -> tuple[QuestionId, ...]:
    return tuple(question.id for question in questions)


def _chance(drawn: Iterable[AskedQuestion]) -> Chance:
    wheels = [wheel_of(question.design.without_arms, question.mode) for question in drawn]
    if None in wheels:
        return Chance.UNSEEN
    return Chance.ANSWERS if all(wheel and wheel.forced for wheel in wheels) else Chance.CHANGES


def _skips(private: Sequence[AskedQuestion], direct: Sequence[AskedQuestion]) -> Skips:
    asked = [*private, *direct]
    if all(question.required for question in asked):
        return Skips.NONE
    if not any(question.required for question in asked):
        return Skips.ALL
    if private and not any(question.required for question in private):
        return Skips.PRIVATE
    return Skips.SOME


# Sentences: each said only where its fact holds

_CHANCE = {
    Chance.ANSWERS: msg("A wheel sometimes answers private questions for you."),
    Chance.CHANGES: msg("At private questions, a wheel sometimes changes what is recorded."),
    Chance.UNSEEN: msg("At private questions, chance may change what is recorded."),
}
_OWN = msg(
    "At some private questions you use something of your own, such as dice. This device never learns "
    "your answer there."
)
_OWN_ALL = msg(
    "At private questions you use something of your own, such as dice. This device never learns your "
    "answer there."
)
_OWN_REVEALING = msg(
    "At some private questions you use something of your own, such as dice. This device learns only "
    "what you touch."
)
_NOBODY_IS_SURE = msg("So nobody can be sure what you answered.")
_EACH_SAYS = msg("Each private question says what its record can show.")
_SOME_WITHOUT = msg(
    "Some people are asked a private question without this protection. The question says so then."
)
_DIRECT = msg("Simple questions are recorded as you answer.")
_ALL_DIRECT = msg("All questions are recorded as you answer. They say so.")
_SKIPS = {
    Skips.SOME: msg("You may skip some questions. Skips are recorded."),
    Skips.PRIVATE: msg("You may skip private questions. Skips are recorded."),
    Skips.ALL: msg("You may skip any question. Skips are recorded."),
}
_NO_NAME = msg("No name or time is recorded.")
_ADDS_NO_NAME = msg("The device adds no name or time to your answers.")
_SEALED = msg(
    "What is recorded is sealed. Only the analysts can open it. The surveyor cannot, and this device "
    "cannot."
)
_READABLE = msg(
    "What is recorded is not sealed. The people who run the survey can read it, and so can anybody who "
    "gets the files of this device."
)
_HELD = msg("Answers are only counted. No record is kept.")
_HELD_MEANS = msg(
    "Your answer is added to totals that are hidden behind random numbers. Nobody can take it out again."
)
_NOT_ALL_KEPT = msg("Some questions say that your answer is not kept.")
NOT_KEPT = msg("Your answer here is not kept.")
"""What a question says that no total counts."""
_WHO_OPENS = msg(
    "Nobody can open the totals alone: {threshold} of {trustees} trustees must do it together, and only "
    "for {smallest} interviews or more."
)
_LIARS = msg(
    "To learn what was counted of one person, {liars} trustees would have to break the rules together, or "
    "nearly all other interviews of a total would have to be made up."
)
_A_LIAR = msg(
    "To learn what was counted of one person, a single trustee would have to break the rules, or nearly all "
    "other interviews of a total would have to be made up."
)
_ALONE = msg(
    "Some totals are counted for groups, by your simple answers. If you are the only one in your group, "
    "people who know that can learn what was counted of you."
)
_WATCHES = msg("Nobody can prove to you that a device does not remember what you touch.")
_PIN_OF_TOTALS = msg(
    "On this device, only the supervisor's PIN lets somebody copy the hidden totals."
)
_PIN = msg("On this device, only the supervisor's PIN lets somebody copy the records.")
_TOTAL = msg(
    "Suppose somebody has 1 chance in 1,000 of guessing your private answers. What is recorded of them can "
    "raise that to at most {chances} in 1,000."
)
_REVEALING = msg("At some private questions, a record can show which answer was not yours.")
_PROVES_NOTHING = msg("So what is recorded proves nothing about you.")
_ASKS_SOME = msg("Chance picks which of the questions you are asked.")
_CHECKABLE = msg(
    "You can test that this device does not choose where the wheel stops. A test cannot show whether "
    "a device remembers what you touch."
)
_STOP = msg("You may stop at any time. Then nothing of your interview is kept.")


def _as_kept(facts: Facts, lines: Iterable[Line]) -> tuple[Line, ...]:
    """Return promises as they are true of what is kept."""
    return tuple(lines) if facts.held is None else tuple(map(of_totals, lines))


def welcome_lines(facts: Facts) -> tuple[Line, ...]:
    """Return what the welcome screen says, in few words.

    Parameters
    ----------
    facts
        the survey's.
    """
    lines: list[Line] = [*_protection(facts)]
    if facts.direct_for_some:
        lines.append((_SOME_WITHOUT,))
    if facts.direct:
        lines.append((_direct(facts),))
    if facts.skips in _SKIPS:
        lines.append((_SKIPS[facts.skips],))
    held = (_HELD,) if facts.held else ()
    return _as_kept(facts, (*lines, (_no_name(facts), *held)))


def _direct(facts: Facts) -> Message:
    """Return what is said of questions that chance does not protect."""
    return _DIRECT if facts.has_private or facts.unkept else _ALL_DIRECT


def _readers(facts: Facts) -> tuple[Line, ...]:
    """Return who can read what is kept."""
    if facts.held is None:
        return ((_SEALED if facts.is_sealed else _READABLE,), (_PIN,))
    held = facts.held
    who = {"threshold": held.threshold, "trustees": held.trustees, "smallest": held.smallest}
    liars = Message(_LIARS.template, {"liars": held.withstood + 1}) if held.withstood else _A_LIAR
    return (
        (_HELD, _HELD_MEANS),
        (Message(_WHO_OPENS.template, who), liars),
        *(((_ALONE,),) if held.by_group else ()),
        (_WATCHES,),
        (_PIN_OF_TOTALS,),
    )


def _no_name(facts: Facts) -> Message:
    return _ADDS_NO_NAME if facts.written else _NO_NAME


def _protection(facts: Facts) -> tuple[Line, ...]:
    """Return what chance does, and what that means where no report rules an answer out."""
    if not facts.has_private:
        return ()
    said: list[Message] = [_CHANCE[facts.chance]] if facts.drawn else []
    if set(facts.own) & {*facts.revealing, *facts.direct_for_some}:
        said.append(_OWN_REVEALING)
    elif facts.own:
        said.append(_OWN if facts.drawn else _OWN_ALL)
    last = _NOBODY_IS_SURE if facts.is_safe else _EACH_SAYS
    return (*((each,) for each in said[:-1]), (said[-1], last))


def details(facts: Facts) -> tuple[Line, ...]:
    """Return what "Learn more" on the first screen opens: who can open what, and the total protection.

    Parameters
    ----------
    facts
        the survey's.
    """
    lines: list[Line] = [*_readers(facts), *_total_line(facts)]
    if facts.unkept:
        lines.append((_NOT_ALL_KEPT,))
    if facts.asks_some:
        lines.append((_ASKS_SOME,))
    if facts.is_checkable:
        lines.append((_CHECKABLE,))
    return _as_kept(facts, (*lines, (_STOP,)))


def _total_line(facts: Facts) -> tuple[Line, ...]:
    """Return the total protection in one sentence; none where nothing is private.

    Odds of 1 to 999 become at most ``times`` to 999 (Bayes): that is understood by more people than a
    product of ratios, and never says more than 1,000 in 1,000.
    """
    if facts.times is not None:
        chances = math.ceil(Fraction(1_000 * facts.times, facts.times + 999))
        return _as_kept(facts, ((Message(_TOTAL.template, {"chances": chances}),),))
    return _as_kept(facts, ((_REVEALING,),) if facts.revealing else ())


# What is said aloud, and what is printed

_STEP_BACK = msg("I step back now. Nobody looks at the screen while you answer.")
_HOW_MANY = msg("Over many people we can work out how many there are, and never who.")
_TAKE_TIME = msg("Take your time. I am over there.")
_WE_ASK = msg("We ask many people the same questions. We want to know how many, and not who.")
_CARE = msg(
    "See that nobody looks at the screen while you answer. Do not say your answer aloud: only what you "
    "touch is protected."
)
_CARE_DIRECT = msg("See that nobody looks at the screen while you answer.")
_NOT_FOUND = msg("No. Nobody can find it, because it does not say whose it is.")
_NOT_FOUND_BUT = msg("No. Nobody can find it, unless what you wrote says whose it is.")
_NO_RECORD = msg(
    "No. There is no record of you, only totals, and nothing can be taken out of them."
)
_MUST_ANSWER = msg("There is no button to skip a question.")
ABOUT = msg("About your answers")
"""The handout's title."""
WHOM_TO_ASK = msg("Whom can I ask?")
_WHAT_FOR = msg("What is this about?")
_WHAT_PROTECTS = msg("What protects my answers?")
_WHO_SEES = msg("Who can read what is recorded?")
_MUST_I = msg("Must I answer?")
_MY_PART = msg("What can I do myself?")
_TEST = msg("Can I test the device?")
_TAKEN_OUT = msg("Can my record be taken out later?")
_ANSWERS_OUT = msg("Can my answers be taken out later?")
_WHO_OPENS_TOTALS = msg("Who can open the totals?")
_ANY_PROTECTION = msg(
    "At private questions, chance changes some of what is recorded: a wheel on the screen, or "
    "something of your own such as dice."
)
_ANY_READERS = msg(
    "The people who run the survey, in most cases. The first screen says it exactly: touch “Learn more”."
)
_ANY_SKIP = msg("Where you may skip a question, there is a button “Skip”. A skip is recorded.")
_ANY_TEST = msg("In some surveys you can. The first screen says so.")


def script(facts: Facts) -> tuple[Line, ...]:
    """Return what the surveyor says before the device is handed over, in this order.

    Parameters
    ----------
    facts
        the survey's.
    """
    many = ((_HOW_MANY,),) if facts.is_safe else ()
    *lines, no_name = welcome_lines(facts)
    return (*lines, *many, no_name, (_STOP,), (_STEP_BACK,), (_TAKE_TIME,))


def handout_parts(facts: Facts) -> tuple[tuple[Message, Line], ...]:
    """Return what the page for respondents asks and answers; ``WHOM_TO_ASK`` is left to be filled in.

    Parameters
    ----------
    facts
        the survey's.
    """
    protection = sum(_protection(facts), ())
    some_without = (_SOME_WITHOUT,) if facts.direct_for_some else ()
    nothing = (_PROVES_NOTHING,) if facts.is_safe and not facts.direct else ()
    direct = (_direct(facts),) if facts.direct else ()
    unkept = (_NOT_ALL_KEPT,) if facts.unkept else ()
    parts: list[tuple[Message, Line]] = [
        (_WHAT_FOR, (_WE_ASK,)),
        (
            _WHAT_PROTECTS,
            (
                *(
                    *protection,
                    *some_without,
                    *nothing,
                    *sum(_total_line(facts), ()),
                    *direct,
                    *unkept,
                ),
                _no_name(facts),
            ),
        ),
        (who_sees(facts), sum(_readers(facts), ())),
        (_MUST_I, (_SKIPS.get(facts.skips, _MUST_ANSWER), _STOP)),
        (_MY_PART, (_CARE if facts.has_private else _CARE_DIRECT,)),
    ]
    if facts.is_checkable:
        parts.append((_TEST, (_CHECKABLE,)))
    parts.append((_ANSWERS_OUT if facts.held else _TAKEN_OUT, (_not_found(facts),)))
    return tuple((asked, _as_kept(facts, (said,))[0]) for asked, said in parts)


def who_sees(facts: Facts) -> Message:
    """Return what is asked about who can read or open what is kept.

    Parameters
    ----------
    facts
        the survey's.
    """
    return _WHO_SEES if facts.held is None else _WHO_OPENS_TOTALS


def _not_found(facts: Facts) -> Message:
    if facts.held:
        return _NO_RECORD
    return _NOT_FOUND_BUT if facts.written else _NOT_FOUND


def handout_parts_of_any() -> tuple[tuple[Message, Line], ...]:
    """Return what the page for respondents says where no survey is named: what holds for every one."""
    return (
        (_WHAT_FOR, (_WE_ASK,)),
        (_WHAT_PROTECTS, (_ANY_PROTECTION, _EACH_SAYS, _DIRECT, _ADDS_NO_NAME)),
        (_WHO_SEES, (_ANY_READERS,)),
        (_MUST_I, (_ANY_SKIP, _STOP)),
        (_MY_PART, (_CARE,)),
        (_TEST, (_ANY_TEST,)),
        (_TAKEN_OUT, (_NOT_FOUND_BUT,)),
    )
