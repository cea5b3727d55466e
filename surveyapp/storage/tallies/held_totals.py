"""Totals that trustees opened as the interviews of a project, which then has none of its own."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.errors import UserProblem
from surveyapp.storage.collection.format import SIMULATED
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tally_counts import TallyCounts
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.json_format.strict_json import canonical, parse

TOTALS = "totals"
"""Begins the setting that holds the totals of a survey; its number follows."""


@dataclass(frozen=True, slots=True)
class HeldTotals:
    """Totals in a project."""

    name: str
    """Of the file that brought them."""
    counts: TallyCounts
    """The cells of all tallies."""

    def text(self) -> str:
        """Return it as a project keeps it."""
        stated: dict[str, object] = {
            "file": self.name,
            "counts": [list(one) for one in self.counts.counts],
        }
        if self.counts.is_simulated:
            stated[SIMULATED] = True
        return canonical(stated)

    @classmethod
    def read(cls, text: str, survey: Survey) -> HeldTotals | None:
        """Return what ``text`` wrote; None if these are no totals of the survey.

        Parameters
        ----------
        text
            What the project keeps.
        survey
            Whose totals they are.
        """
        layout = layout_of(survey)
        stated = parse(text.encode(), TOTALS)
        match stated:
            case {"file": str(name), "counts": list(counts)} if layout is not None:
                pass
            case _:
                return None
        rows = [row if isinstance(row, list) else [None] for row in counts]
        if len(rows) != len(layout.counted) or any(type(n) is not int for row in rows for n in row):
            return None
        try:
            is_simulated = stated.get(SIMULATED) is True
            return cls(name, TallyCounts(layout, tuple(map(tuple, rows)), is_simulated))
        except UserProblem:
            return None
