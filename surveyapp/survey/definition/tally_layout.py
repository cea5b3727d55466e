"""Where an interview is counted: the tallies of a survey in the order of files, and the cell of each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import Axis, Tallies, Tally, axes_of
from surveyapp.survey.types.base import AskedQuestion


@dataclass(frozen=True)
class TallyLayout:
    """The tallies of a survey in the order in which files hold them."""

    survey: Survey
    tallies: Tallies

    @cached_property
    def counted(self) -> tuple[Tally, ...]:
        """Each total; a declared tally with a report of many choices makes one a choice."""
        return tuple(
            Tally(axes)
            for names in self.tallies.of
            for axes in product(*(self._axes(self.survey.question(name)) for name in names))
        )

    @cached_property
    def _columns(self) -> tuple[str, ...]:
        return tuple(column.name for column in self.survey.columns)

    def cells(self, reports: Sequence[str]) -> tuple[int, ...]:
        """Return the cell of each total that one interview belongs in.

        Parameters
        ----------
        reports : one for each column of the survey
            one interview's cells, empty where not answered.
        """
        record = dict(zip(self._columns, reports, strict=True))
        return tuple(tally.cell(record) for tally in self.counted)

    def _axes(self, question: AskedQuestion) -> tuple[Axis, ...]:
        return axes_of(question, (self.tallies.bands or {}).get(question.id, ()))


def layout_of(survey: Survey) -> TallyLayout | None:
    """Return the layout of a survey's tallies; None where it declares none."""
    return None if survey.tallies is None else TallyLayout(survey, survey.tallies)
