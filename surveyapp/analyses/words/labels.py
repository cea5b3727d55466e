"""What questions, answers and methods are called, in any language that somebody translates to."""

from __future__ import annotations

import re
from collections.abc import Collection
from copy import copy
from dataclasses import replace
from functools import singledispatch
from itertools import chain, zip_longest
from typing import Any, Self

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.computation.estimates.control_items import MEANINGS
from surveyapp.analyses.computation.estimates.latent_classes import other_share_name
from surveyapp.analyses.computation.estimates.options import MEAN_METHOD_NAMES, METHOD_NAMES
from surveyapp.analyses.computation.estimates.rows import HARMLESS_MEAN, MEAN
from surveyapp.designs import AskableDesign
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.messages.language import language_for
from surveyapp.messages.message import (
    LONGEST_FACT,
    QT_TRANSLATE_NOOP,
    Message,
    Translate,
    in_english,
)
from surveyapp.messages.notice import SEVERAL, Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

MEAN_LABELS = {
    MEAN: QT_TRANSLATE_NOOP("messages", "Mean"),
    HARMLESS_MEAN: QT_TRANSLATE_NOOP("messages", "Mean of the harmless question"),
}
GROUPS = ("group", "first", "second")
"""What facts of sentences call the groups of the question ``by``."""
ANSWERS = ("answer", "answers", "report")
"""What facts of sentences call answers to ``question``."""
QUESTIONS = ("question", "questions", "by", "outcome", "item", "coarser", "direct", "tally")
"""What facts of sentences call questions."""
QUOTED = QT_TRANSLATE_NOOP("messages", "“{text}”")
_JOINED = re.compile("(, | × |; )")


def interval_method_label(name: str, translate: Translate) -> str:
    """Return the name of an interval method for people; empty where there is no interval."""
    names = {method.value: words for method, words in MEAN_METHOD_NAMES.items()}
    names |= {method.value: words for method, words in METHOD_NAMES.items()}
    return translate("analyses", names[name]) if name else ""


def row_question(survey: Survey, name: str) -> AskedQuestion:
    """Return the question of an estimate's row: a recorded one, or the member whose margin it is."""
    question, _, member = name.partition(".")
    asked = survey.question(question)
    return next((one for one in asked.answered_together if one.id == member), asked)


def row_recorded_question(survey: Survey, name: str) -> AskedQuestion:
    """Return the recorded question of an estimate's row: of a member, the one that it was asked within.

    Its design is the one that the reports passed, whatever the member alone would have.
    """
    return survey.question(name.partition(".")[0])


def says_the_same(name: str, text: str) -> bool:
    """Return whether a question's name says the same as its text, as of a table that has no other texts.

    Parameters
    ----------
    name
        the question's id.
    text
        what was asked.
    """
    return text.replace(" ", "_") == name


class SurveyLabels:
    """A survey's words in ``language`` where it has it, else in its first.

    ``translate`` translates the program's own words.
    """

    def __init__(
        self, survey: Survey, translate: Translate = in_english, language: str | None = None
    ) -> None:
        self.survey = survey
        self._reader = language or ""
        self._translate = translate

    @property
    def language(self) -> str:
        """The code of the language that the words are in."""
        return language_for(self._reader, self.survey.languages)

    def of(self, survey: Survey) -> Self:
        """Return the words of another survey, in the same language where it has it.

        Parameters
        ----------
        survey
            The survey.
        """
        other = copy(self)
        other.survey = survey
        return other

    def question(self, question: str) -> str:
        """Return the question's text, on one line; of an item of a ranking with what it is called."""
        asked = row_question(self.survey, question)
        text = asked.text.in_language(self.language)
        item = question.partition(".")[2]
        for part, said in zip(asked.part_columns, asked.labels(self.language, str), strict=False):
            text = f"{text} – {said}" if part.id == item else text
        return _one_line(text)

    def answer(self, question: str, answer: str) -> str:
        """Return the answer's label, on one line."""
        asked = row_question(self.survey, question)
        if asked.is_number:
            return self._translate("messages", MEAN_LABELS.get(answer, answer))
        labels = asked.labels(self.language, lambda word: self._translate("survey", word))
        known = dict(zip(asked.answers, labels, strict=True))
        return _one_line(known.get(answer) or _other_share(asked.design, answer, self._translate))

    def said(self, text: str) -> str:
        """Return one of the program's own texts, such as a hypothesis, translated."""
        return self._translate("messages", text)

    def group(self, by: str | None, group: str) -> str:
        """Return the label of a group of ``by``."""
        return self.answer(by, group) if by and group else group

    def group_alone(self, by: str, group: str) -> str:
        """Return the label of a group where the text of ``by`` is not shown: no bare yes or no."""
        label = self.group(by, group)
        is_bare = row_question(self.survey, by).is_answered_yes_or_no
        return self.answered(by, group) if is_bare else label

    def answered(self, question: str, answer: str) -> str:
        """Return a question and an answer to it, where it is not told otherwise what was asked."""
        asked, label = self.question(question), self.answer(question, answer)
        return f"{asked} {label}" if asked[-1:] in _ENDS else f"{asked}: {label}"

    def _told_apart(self, question: str, beside: Collection[str]) -> str:
        asked = self.question(question)
        same = (one for one in beside if one != question and self.question(one) == asked)
        return asked if next(same, None) is None else f"{asked} ({question})"

    def named(self, names: str, each: str = "{text}", beside: Collection[str] = ()) -> str:
        """Return what was asked, for names of questions and of answers (``question=answer``).

        Parameters
        ----------
        names
            one name or several; they are left as they are where one is of no question.
        each
            the sign around each.
        beside
            the questions that are named with them: one of the same text has its id too.
        """
        parts = [one.partition("=") for one in _JOINED.split(names)]
        if not all(self.has(question) for question, _, _ in parts[::2]):
            return names
        labels = [
            each.format(
                text=self.answered(name, answer) if answer else self._told_apart(name, beside)
            )
            for name, _, answer in parts[::2]
        ]
        return "".join(
            chain(*zip_longest(labels, (sign for sign, _, _ in parts[1::2]), fillvalue=""))
        )

    def has(self, name: str) -> bool:
        """Return whether a row of results may have this name: a question, one asked within, an item."""
        recorded, _, part = name.partition(".")
        for question in self.survey.recorded_questions:
            if question.id == recorded:
                parts = {one.id for one in question.answered_together}
                return not part or part in parts | {one.id for one in question.part_columns}
        return False

    def sentence(self, notice: str) -> str:
        """Return a sentence with the labels of the groups that it is about."""
        if not isinstance(notice, Notice):
            return notice
        return Notice(self.message(notice.message))

    def message(self, said: Message, *, is_quoted: bool = False) -> Message:
        """Return a message with labels in place of the questions, answers and groups that it names.

        Parameters
        ----------
        said
            the message.
        is_quoted
            whether it stands between quotation marks already.
        """
        beside = {
            asked
            for name, fact in said.facts.items()
            if f"{{{name}}}" in said.template
            and _is_of_questions(name, said)
            and isinstance(fact, str)
            for asked in _JOINED.split(fact)[::2]
            if self.has(asked)
        }
        facts = {
            name: self._fact(
                said, name, fact, beside, is_quoted=is_quoted or f"“{{{name}}}" in said.template
            )
            for name, fact in said.facts.items()
        }
        return replace(said, facts=facts)

    def _fact(
        self, said: Message, name: str, fact: object, beside: Collection[str], *, is_quoted: bool
    ) -> object:
        part = getattr(fact, "message", fact)
        if isinstance(part, Message):
            return self.message(part, is_quoted=is_quoted)
        if not isinstance(fact, str):
            return fact
        if _is_of_questions(name, said):
            return self._in_short(fact, "{text}" if is_quoted else self.said(QUOTED), beside)
        of = str(said.facts.get("by" if name in GROUPS else "question", ""))
        if name in {*GROUPS, *ANSWERS} and self.has(of):
            called = self.group_alone if name in GROUPS else self.answer
            return SEVERAL.join(called(of, one) for one in fact.split(SEVERAL))
        return fact

    def _in_short(self, names: str, each: str, beside: Collection[str]) -> str:
        """Return what was asked, of many questions as many as a sentence shows whole."""
        parts = _JOINED.split(names)
        text = self.named(names, each, beside)
        for kept in range(len(parts) - 2, 0, -2):
            if len(text) <= LONGEST_FACT:
                break
            text = f"{self.named(''.join(parts[:kept]), each, beside)}, …"
        return text


def group_label(labels: SurveyLabels, by: str, group: str) -> str:
    """Return the label of a group, or of a kiosk; empty for everybody.

    Parameters
    ----------
    labels
        The survey's labels, or its ids.
    by
        The question that forms the groups, or ``KIOSK``.
    group
        The group.
    """
    from surveyapp.analyses.data.groups import group_name  # noqa: PLC0415

    if by == KIOSK or not group:
        return group_name(by, group)
    return labels.group_alone(by, group)


def answer_label(row: Any, _result: object, labels: SurveyLabels) -> str:
    """Return the label of a row's answer to its question."""
    return labels.answer(row.question, row.answer)


class IdLabels(SurveyLabels):
    """The ids themselves, as terminals and files have them."""

    has_ids = True

    def question(self, question: str) -> str:
        """Return the question's id."""
        return question

    def answer(self, question: str, answer: str) -> str:  # noqa: ARG002 - it has a label elsewhere
        """Return the answer's id."""
        return answer

    def group_alone(self, by: str, group: str) -> str:  # noqa: ARG002 - it has a label elsewhere
        """Return the group's id."""
        return group

    def named(
        self,
        names: str,
        each: str = "",  # noqa: ARG002 - they have labels elsewhere
        beside: Collection[str] = (),  # noqa: ARG002 - ids tell them apart
    ) -> str:
        """Return the ids."""
        return names


def _is_of_questions(name: str, said: Message) -> bool:
    """Return whether a fact of a message names questions; groups are called so beside their question."""
    is_pair = name in {"first", "second"} and "by" not in said.facts
    return name in QUESTIONS or is_pair


_ENDS = ("?", "؟", ".", "…", ":")


def _one_line(text: str) -> str:
    return " ".join(line.strip() for line in text.split("\n") if line.strip())


@singledispatch
def _other_share(_design: AskableDesign, name: str, translate: Translate) -> str:
    """Return the words for a share that is of no answer."""
    return translate("controls", MEANINGS[name]) if name in MEANINGS else name


@_other_share.register
def _(design: LatentDesign, name: str, translate: Translate) -> str:
    meanings = {other_share_name(target.name): target.meaning for target in design.targets}
    return translate("messages", meanings[name]) if name in meanings else name
