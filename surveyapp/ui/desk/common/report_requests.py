"""What the analyst wants in the report: further analyses, and the other choices of the report dialog."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, Signal

from surveyapp.analyses.base.filter import EVERYBODY
from surveyapp.services.multivariate.registry import USUAL_LEVEL, AnalysisRequest
from surveyapp.survey.definition.survey import Survey

ANALYSES, CHOICES = "analyses", "choices"


class ReportList(QObject):
    """The analyses added to the report, in their order; ``changed()`` is emitted when they change.

    Level and filter are those of the whole report, so that what differs in them only is the same here.
    """

    changed = Signal()
    restored = Signal()
    """The choices are those of another time, or of another project."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.asked: tuple[AnalysisRequest, ...] = ()
        self._choices: dict[str, object] = {}

    def has(self, asked: AnalysisRequest) -> bool:
        """Return whether it is there."""
        return _alike(asked) in self.asked

    def add(self, asked: AnalysisRequest) -> None:
        """Put an analysis at the end, unless it is there."""
        if not self.has(asked):
            self._use((*self.asked, _alike(asked)))

    def remove(self, asked: AnalysisRequest) -> None:
        """Take an analysis out."""
        self._use(tuple(one for one in self.asked if one != _alike(asked)))

    def keep_of(self, survey: Survey | None) -> None:
        """Take out what asks for questions that the survey has not."""
        known = set() if survey is None else {question.id for question in survey.recorded_questions}
        self._use(tuple(one for one in self.asked if set(one.questions) <= known))

    @property
    def choices(self) -> Mapping[str, object]:
        """The other choices of the report dialog: states of widgets by their names."""
        return self._choices

    def note(self, choices: Mapping[str, object]) -> None:
        """Remember further choices."""
        self._choices |= choices

    def save_state(self) -> dict[str, object]:
        """Return all of it as JSON can hold it."""
        return {ANALYSES: [one.to_json() for one in self.asked], CHOICES: {**self._choices}}

    def restore_state(self, state: object) -> None:
        """Restore the state of ``save_state``; entries that are no analysis are left out.

        Earlier versions kept the list of analyses alone.
        """
        text = state if isinstance(state, dict) else {ANALYSES: state}
        values, choices = text.get(ANALYSES), text.get(CHOICES)
        found = (
            AnalysisRequest.from_json(value)
            for value in (values if isinstance(values, list) else [])
        )
        self._use(tuple(dict.fromkeys(one for one in found if one is not None)))
        self._choices = {**choices} if isinstance(choices, dict) else {}
        self.restored.emit()

    def _use(self, asked: tuple[AnalysisRequest, ...]) -> None:
        if asked != self.asked:
            self.asked = asked
            self.changed.emit()


def _alike(asked: AnalysisRequest) -> AnalysisRequest:
    return replace(asked, level=USUAL_LEVEL, where=EVERYBODY)
