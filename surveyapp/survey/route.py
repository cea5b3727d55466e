"""Which questions a respondent is led to: the survey's conditions over direct answers.

Answers are given as recorded cells by question id, those of randomized questions never: a survey whose
conditions look at one is refused when it is read.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from surveyapp.survey.conditions import as_answer
from surveyapp.survey.expressions import Answer, holds, references
from surveyapp.survey.leaks import conditions_of
from surveyapp.survey.questions import AskedQuestion, Question

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

    def expected(self, at: int, cells: Cells) -> int:
        """Return the number of questions in all, as far as is known at ``at``: what may come counts."""
        answers = self._answers(cells)
        open_yet: set[str] = {question.id for question in self.questions[at:]}
        ahead = range(at + 1, len(self.questions))
        may_come = sum(
            self._is_open(place, open_yet) or self._is_relevant(place, answers) for place in ahead
        )
        return len(self.before(at, cells)) + 1 + may_come

    def allows(self, at: int, answer: int, cells: Cells) -> bool:
        """Return whether an answer meets its question's constraint; a randomized one is not looked at.

        ``answer`` is its index; what is randomized has no constraint that any answer could break.
        """
        asked = self.questions[at]
        if not isinstance(asked, AskedQuestion) or asked.constraint is None:
            return True
        if asked.design.is_randomized:
            return True
        own = as_answer(asked, asked.answers[answer])
        return holds(asked.constraint, self._answers(cells), own)

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
