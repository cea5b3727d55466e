"""The questions that an interview leads to: the survey's conditions over direct answers.

Answers are recorded cells by question id, never those of randomized questions: a survey whose
conditions refer to one is refused when it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from surveyapp.survey.routing.placed import as_answer, looked_at, named_in
from surveyapp.survey.types.base import AskedQuestion, Question, QuestionId

if TYPE_CHECKING:
    from surveyapp.survey.definition.expressions import Answer, Expression

Cells = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Route:
    """The questions in order, and those that conditions refer to."""

    questions: tuple[Question, ...]
    looked_at: Mapping[str, AskedQuestion]
    """By id; direct questions only."""

    def following(self, at: int, cells: Cells) -> int | None:
        """Return the place of the next question to ask; None if none is left.

        Parameters
        ----------
        at
            the place of the present question; −1 before the first.
        cells
            the direct answers so far, by question id.
        """
        answers = self._answers(cells)
        ahead = range(at + 1, len(self.questions))
        return next((place for place in ahead if self._is_relevant(place, answers)), None)

    def before(self, at: int, cells: Cells) -> list[int]:
        """Return the places of the questions that were asked before the present one.

        Parameters
        ----------
        at
            the place of the present question.
        cells
            the direct answers so far, by question id.
        """
        answers = self._answers(cells)
        return [place for place in range(at) if self._is_relevant(place, answers)]

    def expected(self, at: int, cells: Cells) -> list[int]:
        """Return the places of all questions of the interview; those that may still come are counted.

        Parameters
        ----------
        at
            the place of the present question.
        cells
            the direct answers so far, by question id.
        """
        answers = self._answers(cells)
        open_yet: set[str] = {question.id for question in self.questions[at:]}
        may_come = [
            place
            for place in range(at + 1, len(self.questions))
            if self._is_open(place, open_yet) or self._is_relevant(place, answers)
        ]
        return [*self.before(at, cells), at, *may_come]

    def constrains(self, at: int) -> bool:
        """Return whether the answer to a question must meet a constraint.

        A randomized question has no constraint that an answer could break, so its answer is never checked.

        Parameters
        ----------
        at
            the place of the question.
        """
        question = self.questions[at]
        return (
            isinstance(question, AskedQuestion)
            and question.constraint is not None
            and not question.design.is_randomized
        )

    def allows(self, at: int, cell: str, cells: Cells) -> bool:
        """Return whether a direct answer meets its question's constraint.

        Parameters
        ----------
        at
            the place of the question.
        cell
            the answer as it would be recorded.
        cells
            the direct answers so far, by question id.
        """
        question = self.questions[at]
        if not isinstance(question, AskedQuestion) or question.constraint is None:
            return True
        return _holds(question.constraint, self._answers(cells), as_answer(question, cell))

    def _is_relevant(self, place: int, answers: Mapping[str, Answer]) -> bool:
        condition = self.questions[place].relevant
        return condition is None or _holds(condition, answers)

    def _is_open(self, place: int, open_yet: set[str]) -> bool:
        condition = self.questions[place].relevant
        return condition is not None and not open_yet.isdisjoint(named_in(condition))

    def _answers(self, cells: Cells) -> dict[str, Answer]:
        return {
            name: as_answer(asked, cells.get(name, "")) for name, asked in self.looked_at.items()
        }


def _holds(condition: Expression, answers: Mapping[str, Answer], current: Answer = "") -> bool:
    from surveyapp.survey.definition.expressions import holds  # noqa: PLC0415 - few have any

    return holds(condition, answers, current)


def route(questions: Sequence[Question]) -> Route:
    """Return the route through a survey's questions.

    Parameters
    ----------
    questions
        all questions, in order.
    """
    referred = {name for each in questions for name in looked_at(each)}
    direct: dict[str, AskedQuestion] = {
        each.id: each
        for each in questions
        if each.id in referred and isinstance(each, AskedQuestion) and not each.design.is_randomized
    }
    return Route(tuple(questions), direct)


def only_relevant(
    questions: Sequence[Question], columns: Mapping[str, Sequence[Sequence[str]]]
) -> dict[str, list[list[str]]]:
    """Return columns of the record with empty cells where interviews would not have asked.

    An answer that is emptied counts as empty for the questions that depend on it.

    Parameters
    ----------
    questions
        the survey's questions, in order.
    columns
        by question id, a list of cells for each of the question's columns, one cell an interview.
    """
    kept = {name: [list(column) for column in filled] for name, filled in columns.items()}
    asked = {each.id: each for each in questions if isinstance(each, AskedQuestion)}
    for question in asked.values():
        if question.relevant is None:
            continue
        referred = [
            (asked[QuestionId(name)], kept[name][0]) for name in named_in(question.relevant)
        ]
        # many interviews have the same cells: each combination is evaluated once
        known: dict[tuple[str, ...], bool] = {}
        for row, cells in enumerate(zip(*(column for _, column in referred), strict=True)):
            if cells not in known:
                pairs = zip(referred, cells, strict=True)
                answers: dict[str, Answer] = {
                    each.id: as_answer(each, cell) for (each, _), cell in pairs
                }
                known[cells] = _holds(question.relevant, answers)
            if not known[cells]:
                for column in kept[question.id]:
                    column[row] = ""
    return kept
