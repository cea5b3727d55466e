"""Which questions a respondent is led to: the survey's conditions over direct answers.

Answers are given as recorded cells by question id, those of randomized questions never: a survey whose
conditions look at one is refused when it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from surveyapp.survey.definition.expressions import Answer, holds, references
from surveyapp.survey.definition.questions import AskedQuestion, Question, QuestionId
from surveyapp.survey.routing.conditions import as_answer
from surveyapp.survey.routing.leak_checker import conditions_of

Cells = Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Route:
    """The questions in order, and which of them conditions look at."""

    questions: tuple[Question, ...]
    looked_at: Mapping[str, AskedQuestion]
    """By id; direct questions only."""

    def following(self, at: int, cells: Cells) -> int | None:
        """Return the place of the next question to ask after ``at``; None where none is left."""
        answers = self._answers(cells)
        ahead = range(at + 1, len(self.questions))
        return next((place for place in ahead if self._is_relevant(place, answers)), None)

    def before(self, at: int, cells: Cells) -> list[int]:
        """Return the places of the questions that led to the one at ``at``."""
        answers = self._answers(cells)
        return [place for place in range(at) if self._is_relevant(place, answers)]

    def expected(self, at: int, cells: Cells) -> list[int]:
        """Return the places of all questions, as far as is known at ``at``: what may come counts."""
        answers = self._answers(cells)
        open_yet: set[str] = {question.id for question in self.questions[at:]}
        may_come = [
            place
            for place in range(at + 1, len(self.questions))
            if self._is_open(place, open_yet) or self._is_relevant(place, answers)
        ]
        return [*self.before(at, cells), at, *may_come]

    def constrains(self, at: int) -> bool:
        """Return whether the answer there must meet a constraint; a randomized one never must.

        What is randomized has no constraint that any answer could break, so it is not looked at.
        """
        asked = self.questions[at]
        return (
            isinstance(asked, AskedQuestion)
            and asked.constraint is not None
            and not asked.design.is_randomized
        )

    def allows(self, at: int, cell: str, cells: Cells) -> bool:
        """Return whether a direct answer, as it would be recorded, meets its question's constraint."""
        asked = self.questions[at]
        if not isinstance(asked, AskedQuestion) or asked.constraint is None:
            return True
        return holds(asked.constraint, self._answers(cells), as_answer(asked, cell))

    def _is_relevant(self, place: int, answers: Mapping[str, Answer]) -> bool:
        condition = self.questions[place].relevant
        return condition is None or holds(condition, answers)

    def _is_open(self, place: int, open_yet: set[str]) -> bool:
        condition = self.questions[place].relevant
        return condition is not None and not open_yet.isdisjoint(references(condition))

    def _answers(self, cells: Cells) -> dict[str, Answer]:
        return {
            name: as_answer(asked, cells.get(name, "")) for name, asked in self.looked_at.items()
        }


def route(questions: Sequence[Question]) -> Route:
    """Return the route through ``questions``."""
    conditions = [condition for each in questions for condition in conditions_of(each).values()]
    names = {name for condition in conditions for name in references(condition)}
    looked_at: dict[str, AskedQuestion] = {
        each.id: each
        for each in questions
        if each.id in names and isinstance(each, AskedQuestion) and not each.design.is_randomized
    }
    return Route(tuple(questions), looked_at)


def only_relevant(
    questions: Sequence[Question], columns: Mapping[str, Sequence[Sequence[str]]]
) -> dict[str, list[list[str]]]:
    """Return columns of the record with empty cells where interviews would not have asked.

    ``columns`` has, by question id, what each column of the question holds, one cell an interview. An
    answer that is emptied counts as empty for the questions that depend on it.
    """
    kept = {name: [list(column) for column in filled] for name, filled in columns.items()}
    asked = {each.id: each for each in questions if isinstance(each, AskedQuestion)}
    for question in asked.values():
        if question.relevant is None:
            continue
        looked_at = [
            (asked[QuestionId(name)], kept[name][0]) for name in references(question.relevant)
        ]
        known: dict[tuple[str, ...], bool] = {}
        for row, cells in enumerate(zip(*(column for _, column in looked_at), strict=True)):
            if cells not in known:
                pairs = zip(looked_at, cells, strict=True)
                answers: dict[str, Answer] = {
                    each.id: as_answer(each, cell) for (each, _), cell in pairs
                }
                known[cells] = holds(question.relevant, answers)
            if not known[cells]:
                for column in kept[question.id]:
                    column[row] = ""
    return kept
