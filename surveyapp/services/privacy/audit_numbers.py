"""What an audit taps and counts where the answers are numbers.

A number question has too many answers and reports to look at one by one. Tapped are both ends of the
scale, which differ most, and its middle; reports are counted in a few cells. Whatever the cells are,
no ratio of their probabilities exceeds that of single reports, so what is proved about cells holds.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.scale import Scale
from surveyapp.designs.quantitative.base import QuantitativeDesign

MOST_CELLS = 24
MOST_REPORTS = 200_000
"""More reports than that are not listed; then there is nothing to compare the taps with."""


class Cells:
    """The reports of a design for numbers in a few cells, by what they say about the tapped answers."""

    def __init__(self, design: QuantitativeDesign, answers: Sequence[Fraction]) -> None:
        rows = [design.distribution_of(answer) for answer in answers]
        profiles: dict[tuple[Fraction, ...], list[Fraction]] = {}
        for report in sorted({report for row in rows for report in row}):
            # reports of equal profile are alike for the tapped answers: merging them loses nothing
            profile = tuple(row.get(report, Fraction(0)) for row in rows)
            profiles.setdefault(profile, []).append(report)
        # neighbours by likelihood ratio share a cell, so cells differ in ratio nearly as reports do
        groups = sorted(profiles.items(), key=lambda group: _lean(group[0]))
        self._place: dict[Fraction, int] = {}
        totals = [[Fraction(0)] * MOST_CELLS for _ in rows]
        whole = Fraction(sum((sum(row.values()) for row in rows), Fraction(0)))
        passed = Fraction(0)
        for profile, reports in groups:
            # (a + b)/(c + d) lies between a/c and b/d: a merged cell's ratio exceeds no report's
            mass = sum(profile) * len(reports)
            # equal parts of the mass over all rows: each cell is seen about equally often
            place = min(int((passed + mass / 2) * MOST_CELLS / whole), MOST_CELLS - 1)
            passed += mass
            for row, chance in zip(totals, profile, strict=True):
                row[place] += chance * len(reports)
            self._place |= dict.fromkeys(reports, place)
        used = [cell for cell in range(MOST_CELLS) if any(row[cell] for row in totals)]
        self._renumbered = {cell: number for number, cell in enumerate(used)}
        self.channel = Channel(tuple(tuple(row[cell] for cell in used) for row in totals))

    def name(self, report: str) -> str:
        """Return the cell of a recorded report; of what is never reported the report itself."""
        try:
            place = self._place.get(Fraction(report))
        except ValueError:
            place = None
        return report if place is None else f"cell {self._renumbered[place]}"

    @property
    def names(self) -> tuple[str, ...]:
        """The cells, in the order of the channel's columns."""
        return tuple(f"cell {number}" for number in range(self.channel.reports))


def _lean(profile: Sequence[Fraction]) -> float:
    """Return how much likelier the first tapped answer makes a report than the last one does."""
    total = profile[0] + profile[-1]
    return float(profile[0] / total) if total else 0.5


def tapped_answers(scale: Scale) -> tuple[Fraction, ...]:
    """Return the ends and the middle of a scale, without doubles."""
    places = dict.fromkeys((0, scale.steps // 2, scale.steps))
    return tuple(scale.answer(place) for place in places)


def is_countable(design: QuantitativeDesign) -> bool:
    """Return whether the design's reports are few enough to be listed."""
    return sum(run.count for run in design.runs) <= MOST_REPORTS
