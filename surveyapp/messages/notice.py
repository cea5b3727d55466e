"""Sentences that stand beside numbers, kept so that they can still be translated when they are shown."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Self

from surveyapp.errors import QT_TRANSLATE_NOOP, SurveyAppError, printable
from surveyapp.messages.caution import Caution
from surveyapp.messages.message import Phrase

Translate = Callable[[str, str], str]
"""Takes a context and an English text, gives the text in another language."""
Write = Callable[[object], str]
"""Writes a fact as a language does: a number with its own point."""


class Notice(str):
    """An English sentence that remembers its template: the command line prints it, windows translate it."""

    __slots__ = ("context", "facts", "template")

    context: str
    template: str
    facts: Mapping[str, object]

    def __new__(cls, context: str, template: str, facts: Mapping[str, object]) -> Self:
        """Fill ``template`` in; facts that are notices are told in their own words."""
        made = super().__new__(cls, _filled(template, facts))
        made.context, made.template, made.facts = context, template, facts
        return made

    def told(self, translate: Translate, write: Write = printable) -> str:
        """Return the sentence in the language of ``translate``, its facts as ``write`` writes them."""
        facts = {name: _told(fact, translate, write) for name, fact in self.facts.items()}
        return translate(self.context, self.template).format(**facts)


def _told(fact: object, translate: Translate, write: Write) -> str:
    if isinstance(fact, Notice):
        return fact.told(translate, write)
    if isinstance(fact, Phrase):
        return fact.told(lambda text: translate("phrases", text), write)
    return write(fact)


def _filled(template: str, facts: Mapping[str, object]) -> str:
    return template.format(
        **{
            n: fact if isinstance(fact, _SENTENCES) else printable(fact)
            for n, fact in facts.items()
        }
    )


_SENTENCES = (Notice, Phrase)


def of_caution(caution: Caution) -> Notice:
    """Return a caution to be shown."""
    return Notice("cautions", caution.sentence, caution.facts)


def of_error(problem: SurveyAppError) -> Notice:
    """Return what a problem says, where the other numbers are shown all the same."""
    return Notice("errors", problem.sentence, problem.facts)


def of_phrase(phrase: Phrase) -> Notice:
    """Return what an estimate by samples says."""
    return Notice("estimation", phrase.template, phrase.facts)


def of_part(phrase: Phrase) -> Notice:
    """Return what a phrase of the context ``phrases`` says."""
    return Notice("phrases", phrase.template, phrase.facts)


def of_question(question: str, group: str, told: str, by: str = "") -> Notice:
    """Return ``told`` with the question that it is about, and the group of ``by``, where there is one."""
    facts = {"question": question, "group": group, "by": by, "told": _kept(told)}
    return Notice("notices", IN_GROUP if group else OF_QUESTION, facts)


def _kept(told: str) -> Notice:
    """Return a sentence as it is: cut nowhere."""
    if isinstance(told, Notice):
        return told
    return Notice("notices", told.replace("{", "{{").replace("}", "}}"), {})


SEVERAL = ", "
"""Between questions, or groups, of which the same is said."""
OF_QUESTION = QT_TRANSLATE_NOOP("notices", "{question}: {told}")
IN_GROUP = QT_TRANSLATE_NOOP("notices", "{question} in group {group}: {told}")
BETWEEN = QT_TRANSLATE_NOOP("notices", "{question} ({first}, {second}): {told}")
"""Of two groups."""
NO_COLUMN = QT_TRANSLATE_NOOP(
    "notices", "{file} has no column for {questions}: nobody in it answered that."
)
SKIPPED = QT_TRANSLATE_NOOP(
    "notices",
    "{skipped} of the {asked} questions drawn from {questions} were not answered; which ones is not "
    "recorded.",
)
SAMPLE_UNKNOWN = QT_TRANSLATE_NOOP(
    "notices",
    "{count} respondents did not answer {question}, so their {kind} is not known; they were left out.",
)
"""``kind`` is stratum or cluster, as the options are called."""
SPREAD_UNKNOWN = QT_TRANSLATE_NOOP(
    "notices",
    "the reports do not tell how widely the answers spread, so the coins' part of the error is the "
    "largest possible one.",
)
ROWS_LEFT_OUT = QT_TRANSLATE_NOOP("notices", "{refused} of {count} rows refused and left out.")

SURVEY_READ = QT_TRANSLATE_NOOP(
    "notices",
    "the survey read is {survey}, one of {count} in the project; --survey chooses another.",
)

SAMPLE_USED = QT_TRANSLATE_NOOP(
    "notices",
    "the {what} that the imported tables brought are used.",
)
SAMPLE_PARTLY = QT_TRANSLATE_NOOP(
    "notices",
    "only some interviews have {what}, as their tables told, so these are not used.",
)
SAMPLE_NOT_USED = QT_TRANSLATE_NOOP(
    "notices",
    "the {what} that the imported tables brought are not used here.",
)
COUNTED_ALIKE = QT_TRANSLATE_NOOP(
    "notices",
    "its design {design} is estimated from counts, so all interviews count alike.",
)
