"""Whether conditions fit the survey they stand in: what they refer to, and what they compare."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence, Set
from dataclasses import dataclass

from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.expressions import (
    AnswerComparison,
    CurrentAnswer,
    Expression,
    NumberLiteral,
    Operand,
    Reference,
    Selected,
    TextLiteral,
    conjuncts,
    holds,
    leaves,
    operands,
    printed,
    references,
    uses_current_answer,
)
from surveyapp.survey.routing.placed import Placed, as_answer, scale_ends
from surveyapp.survey.types.base import AnswerKind, AskedQuestion, Question
from surveyapp.survey.types.choices import choices_of

NOT_ANSWERED = TextLiteral("")


def condition_mistakes(
    placed: Sequence[Placed], unread: Set[str] = frozenset()
) -> Iterator[tuple[str, Message]]:
    """Yield the JSON path and sentence of each condition that cannot be evaluated.

    Parameters
    ----------
    placed
        the survey's questions with their paths, in order.
    unread
        the ids of questions that are there, but have mistakes themselves.
    """
    later: dict[str, Question] = {each.question.id: each.question for each in placed}
    earlier: dict[str, Question] = {}
    for each in placed:
        question = each.question
        later.pop(question.id, None)
        scope = _Scope(earlier, later, unread, question)
        if question.relevant is not None:
            where = f"{each.path}.relevant"
            yield from ((where, sentence) for sentence in scope.of_relevance(question.relevant))
        if isinstance(question, AskedQuestion) and question.constraint is not None:
            where = f"{each.path}.constraint"
            yield from ((where, sentence) for sentence in scope.of_constraint(question.constraint))
        earlier[question.id] = question


@dataclass(frozen=True, slots=True)
class _Scope:
    """What a condition of ``question`` may refer to."""

    earlier: Mapping[str, Question]
    later: Mapping[str, Question]
    unread: Set[str]
    question: Question

    def of_relevance(self, condition: Expression) -> Iterator[Message]:
        if uses_current_answer(condition):
            yield msg(
                "looks at . before the question is asked; refer to an earlier question by ${{id}}."
            )
        yield from self._common(condition)

    def of_constraint(self, condition: Expression) -> Iterator[Message]:
        if not uses_current_answer(condition):
            yield msg("never looks at the answer; write . for it.")
        before = [*self._common(condition)]
        yield from before
        if not before and self._refuses_all(condition):
            yield msg("rejects every answer; nobody could continue.")

    def _common(self, condition: Expression) -> Iterator[Message]:
        wrong = [
            sentence for name in references(condition) for sentence in self._of_reference(name)
        ]
        yield from wrong
        for leaf in leaves(condition) if not wrong else ():
            yield from self._of_leaf(leaf)

    def _of_reference(self, name: str) -> Iterator[Message]:
        if name == self.question.id:
            yield msg(
                "refers to ${{{name}}}, the question itself; an answer of its own is . "
                "in a constraint.",
                name=name,
            )
        elif name in self.later:
            yield msg(
                "refers to ${{{name}}}, which is asked later; refer to an earlier question.",
                name=name,
            )
        elif name in self.earlier:
            if not isinstance(self.earlier[name], AskedQuestion):
                yield msg("refers to ${{{name}}}, a note, which has no answer.", name=name)
        elif name not in self.unread:
            yield msg("refers to ${{{name}}}, which no question has as its id.", name=name)

    def _of_leaf(self, leaf: AnswerComparison | Selected) -> Iterator[Message]:
        if any(self._is_unread(operand) for operand in operands(leaf)):
            return
        looked_at = [q for q in map(self._question_of, operands(leaf)) if q is not None]
        if looked_at:
            yield from _misfits(leaf, looked_at)
        else:
            yield msg("has {leaf}, which compares no answer.", leaf=printed(leaf))

    def _question_of(self, operand: Operand) -> AskedQuestion | None:
        found: Question | None = None
        if isinstance(operand, CurrentAnswer):
            found = self.question
        elif isinstance(operand, Reference):
            found = self.earlier.get(operand.name)
        return found if isinstance(found, AskedQuestion) else None

    def _is_unread(self, operand: Operand) -> bool:
        return isinstance(operand, Reference) and operand.name not in self.earlier

    def _refuses_all(self, condition: Expression) -> bool:
        question = self.question
        if references(condition) or not isinstance(question, AskedQuestion):
            return False
        if question.answer_kind is AnswerKind.CHOICES:
            return False  # a set of them may do what none alone does
        answers = [as_answer(question, answer) for answer in question.answers]
        return bool(answers) and not any(holds(condition, {}, answer) for answer in answers)


def _misfits(
    leaf: AnswerComparison | Selected, looked_at: Sequence[AskedQuestion]
) -> Iterator[Message]:
    """Yield why the answers of ``looked_at`` cannot be compared like that."""
    fixed = next(
        (each for each in operands(leaf) if isinstance(each, TextLiteral | NumberLiteral)), None
    )
    measures = {question.answer_kind for question in looked_at}
    if isinstance(leaf, Selected):
        wrong = _not_selectable(measures)
    elif leaf.relation.is_order:
        wrong = _not_ordered(leaf, fixed, measures)
    else:
        wrong = _not_equal(fixed, measures)
    if wrong:
        yield msg("has {leaf}, but {wrong}.", leaf=printed(leaf), wrong=wrong)
    elif isinstance(fixed, TextLiteral):
        yield from _strangers(leaf, fixed.text, looked_at[0])


_NO_CHOICE = msg(
    "the answer is no choice; all that can be asked of it is whether it is there: != ''"
)
_NO_SET = msg("the answer is a number; compare it with =")


def _not_selectable(measures: Set[AnswerKind]) -> Message | None:
    if AnswerKind.TEXT in measures:
        return _NO_CHOICE
    return _NO_SET if AnswerKind.NUMBER in measures else None


def _not_ordered(
    leaf: AnswerComparison, fixed: Operand | None, measures: Set[AnswerKind]
) -> Message | None:
    is_numbers = measures == {AnswerKind.NUMBER} and not isinstance(fixed, TextLiteral)
    if is_numbers:
        return None
    return msg("{relation} compares numbers only, without quotes", relation=leaf.relation.value)


def _not_equal(fixed: Operand | None, measures: Set[AnswerKind]) -> Message | None:
    if fixed == NOT_ANSWERED:
        return None
    if AnswerKind.TEXT in measures:
        return _NO_CHOICE
    if AnswerKind.CHOICES in measures:
        return msg("several choices can be answered; use selected(${{id}}, 'choice')")
    if isinstance(fixed, TextLiteral) and AnswerKind.NUMBER in measures:
        return msg("the answer is a number; write it without quotes")
    if isinstance(fixed, NumberLiteral) and AnswerKind.WORD in measures:
        return msg("the answer is a choice; write its id in quotes")
    return msg("a number is never a choice") if len(measures) > 1 else None


def _strangers(
    leaf: AnswerComparison | Selected, text: str, question: AskedQuestion
) -> Iterator[Message]:
    """Yield that a text is none of the answers that it is compared with."""
    ids = [choice.id for choice in choices_of(question)] or list(question.answers)
    if text not in ids and (text or isinstance(leaf, Selected)):
        known = ", ".join(ids[:8])
        yield msg(
            "has {leaf}, but '{text}' is not an answer to {name}; they are {known}.",
            leaf=printed(leaf),
            text=text,
            name=question.id,
            known=known,
        )


def is_no_news(question: AskedQuestion, constraint: Expression) -> bool:
    """Return whether every answer meets the constraint, so that it reveals nothing.

    Numbers are too many to try: there it may only be bounds, each of which holds between two numbers
    if it holds at both. For sets of choices no constraint is accepted.

    Parameters
    ----------
    question
        the question that has it.
    constraint
        the condition on its answers.
    """
    if references(constraint) or question.answer_kind is AnswerKind.CHOICES:
        return False
    ends = scale_ends(question)
    if ends and not all(map(_is_bound, conjuncts(constraint))):
        return False
    answers = ends or tuple(as_answer(question, answer) for answer in question.answers)
    return bool(answers) and all(holds(constraint, {}, answer) for answer in answers)


def _is_bound(part: Expression) -> bool:
    if not isinstance(part, AnswerComparison) or not part.relation.is_order:
        return False
    return {type(part.left), type(part.right)} == {CurrentAnswer, NumberLiteral}
