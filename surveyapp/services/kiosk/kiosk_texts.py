"""Which of the kiosk's own texts a survey needs, and which of them its languages lack.

Everything that a respondent of this survey can be shown: the words of the screens, found in their source,
and the sentences that the survey's own designs make. A language that the program ships needs none of them
from the survey, which may still have words of its own for some.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from surveyapp.designs import Mode
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import Message, msg
from surveyapp.services.kiosk.comprehension_check import CHECKS
from surveyapp.services.kiosk.versions import question_in_sample, touchable
from surveyapp.storage.program.kiosk_screens import screen_texts
from surveyapp.storage.program.shipped_languages import unshipped
from surveyapp.survey.definition.counted_words import said_instead
from surveyapp.survey.definition.kiosk_texts import KEY
from surveyapp.survey.definition.promises import (
    details,
    facts_of,
    instruction,
    welcome_lines,
    who_sees,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.routing.cautions import Caution, Weight
from surveyapp.survey.types.base import AskedQuestion, Entry
from surveyapp.survey.types.yes_no import NO, YES
from surveyapp.survey.xlsform.sheets import language_with_code

ONLY_WHERE: Mapping[str, Callable[[Survey], bool]] = {
    "checkable_coin": lambda survey: survey.checkable_coins,
    "coin_test": lambda survey: survey.checkable_coins,
    "joint_coin": lambda survey: survey.checkable_coins,
    "multiple_choice": lambda survey: _enters(survey, Entry.TICKS),
    "text_keys": lambda survey: _enters(survey, Entry.TEXT),
    "ordering": lambda survey: _enters(survey, Entry.ORDER),
    "number_pad": lambda survey: _enters(survey, Entry.PAD, Entry.DATE),
    "date_pad": lambda survey: _enters(survey, Entry.DATE),
}
"""Modules of screens that not every survey has; the words of all others are needed by all."""

ANSWERS = "The answers of questions"
DESIGNS = "What chance does at a question, and what a record then proves"
PROMISES = "What respondents are promised on the first screen"
CHECK = "Two questions after the practice, and their explanations"


@dataclass(frozen=True, slots=True)
class NeededText:
    """A text that a respondent can be shown, in English, and what it is for."""

    text: str
    purpose: str


@dataclass(frozen=True, slots=True)
class Completeness:
    """How far the kiosk speaks one of a survey's languages that the program does not ship."""

    language: str
    needed: int
    missing: tuple[str, ...]
    """In English: what respondents are promised, then in the order of the screens."""
    promised: int = 0
    """How many of these belong to what respondents are promised."""

    @property
    def sentence(self) -> Message:
        """What is missing."""
        facts = {
            "language": language_with_code(self.language),
            "count": len(self.missing),
            "needed": self.needed,
            "first": self.missing[0],
        }
        if self.promised:
            return msg(
                "In {language} the kiosk lacks {count} of its own {needed} texts; {promised} of them "
                "promise respondents what protects them. The first is “{first}”.",
                promised=self.promised,
                **facts,
            )
        return msg(
            "In {language} the kiosk lacks {count} of its own {needed} texts. The first is “{first}”.",
            **facts,
        )


def needed_texts(survey: Survey) -> tuple[NeededText, ...]:
    """Return every text of the kiosk that a respondent of a survey can be shown, the promise first.

    Parameters
    ----------
    survey
        the survey.
    """
    instead = said_instead(survey)
    found: dict[str, str] = {}
    for text, purpose in (*_promised(survey), *_of_screens(survey), *_of_questions(survey)):
        found.setdefault(instead.get(text, text), purpose)
    return tuple(NeededText(text, purpose) for text, purpose in found.items())


def completeness(survey: Survey) -> tuple[Completeness, ...]:
    """Return how complete each of a survey's languages is that the program does not ship.

    Parameters
    ----------
    survey
        the survey.
    """
    lacking = unshipped(survey.languages)
    if not lacking:
        return ()
    needed = needed_texts(survey)
    found = []
    for language in lacking:
        there = survey.kiosk_texts.in_language(language)
        missing = [each for each in needed if each.text not in there]
        promised = sum(1 for each in missing if each.purpose == PROMISES)
        texts = tuple(each.text for each in missing)
        found.append(Completeness(language, len(needed), texts, promised))
    return tuple(found)


def missing_texts(survey: Survey) -> tuple[Message, ...]:
    """Return a sentence for each language in which the kiosk lacks words of its own.

    Parameters
    ----------
    survey
        the survey.
    """
    return tuple(each.sentence for each in completeness(survey) if each.missing)


def text_cautions(survey: Survey) -> tuple[Caution, ...]:
    """Return what the author of a survey should know of the kiosk's texts.

    Parameters
    ----------
    survey
        a survey without mistakes.
    """
    return tuple(
        Caution(
            f"{KEY}.{each.language}",
            Weight.WARN,
            msg(
                "{missing} Without them the kiosk starts only if the supervisor allows it.",
                missing=each.sentence,
            ),
        )
        for each in completeness(survey)
        if each.missing
    )


def _enters(survey: Survey, *kinds: Entry) -> bool:
    return any(question.entry in kinds for question in survey.recorded_questions)


def _of_screens(survey: Survey) -> Iterator[tuple[str, str]]:
    """Yield the words of the screens that the survey has."""
    for each in screen_texts():
        is_here = ONLY_WHERE.get(each.module)
        if is_here is None or is_here(survey):
            yield each.text, each.purpose


def _promised(survey: Survey) -> Iterator[tuple[str, str]]:
    """Yield what is promised of a survey, on the first screen and behind it."""
    facts = facts_of(survey)
    for line in (*welcome_lines(facts), *details(facts), (who_sees(facts),)):
        yield from ((sentence.template, PROMISES) for sentence in line)


def _with_own_device(asked: AskedQuestion, labels: Sequence[str]) -> Sequence[Message]:
    """Return what stands before and above the answers where the respondent has a device."""
    if asked.mode is not Mode.OWN_DEVICE:
        return ()
    said = asked.design.own_device(labels or asked.answers)
    return (*said.begin, *said.meaning, *said.reminder, *said.proves)


def _of_questions(survey: Survey) -> Iterator[tuple[str, str]]:
    """Yield the words of answers, and the sentences that the questions' designs make."""
    words: list[str] = []
    sentences: list[str] = []

    def word(text: str) -> str:
        words.append(text)
        return text

    def sentence(_context: str, template: str) -> str:
        sentences.append(template)
        return template

    for question in survey.recorded_questions:
        for sample in range(1, question.samples + 1):
            asked = question_in_sample(question, sample)
            labels = asked.labels(survey.languages[0], word)
            for message in (
                *instruction(survey, asked, labels),
                *_with_own_device(asked, labels),
            ):
                message.render(sentence)
            touchable(asked, labels, lambda label: label.render(sentence))
    if survey.randomized:  # the practice asks something harmless
        words += (YES, NO)
    if any(question.design.worst_ratio is not None for question in survey.randomized):
        sentences.append(PROVES_NOTHING.template)  # of rounds, and after the answer
    yield from ((text, ANSWERS) for text in words)
    yield from ((text, DESIGNS) for text in sentences)
    if survey.presentation.comprehension_check:
        yield from (
            (text, CHECK) for check in CHECKS for text in (check.question, check.explanation)
        )
