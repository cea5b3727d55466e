"""The analyses that the analyst wants in the report, besides the estimates."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from surveyapp.services.filters import EVERYBODY
from surveyapp.services.together import USUAL_LEVEL, Asked
from surveyapp.survey.survey import Survey


class ReportList(QObject):
    """What was added to the report, in its order; ``changed()`` when that is other than before.

    Level and filter are those of the whole report, so that what differs in them only is the same here.
    """

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: tuple[Asked, ...] = ()

    def has(self, asked: Asked) -> bool:
        """Return whether it is there."""
        return _alike(asked) in self.asked

    def add(self, asked: Asked) -> None:
        """Put an analysis at the end, unless it is there."""
        if not self.has(asked):
            self._use((*self.asked, _alike(asked)))

    def remove(self, asked: Asked) -> None:
        """Take an analysis out."""
        self._use(tuple(one for one in self.asked if one != _alike(asked)))

    def keep_of(self, survey: Survey | None) -> None:
        """Take out what asks for questions that the survey has not."""
        known = set() if survey is None else {question.id for question in survey.asked}
        self._use(tuple(one for one in self.asked if set(one.questions) <= known))

    def save_state(self) -> list[object]:
        """Return the list as JSON can hold it."""
        return [one.kept() for one in self.asked]

    def restore_state(self, state: object) -> None:
        """Bring back what ``save_state`` told; what is no analysis is left out."""
        values = state if isinstance(state, list) else []
        found = (Asked.of(value) for value in values)
        self._use(tuple(dict.fromkeys(one for one in found if one is not None)))

    def _use(self, asked: tuple[Asked, ...]) -> None:
        if asked != self.asked:
            self.asked = asked
            self.changed.emit()


def _alike(asked: Asked) -> Asked:
    return replace(asked, level=USUAL_LEVEL, where=EVERYBODY)
