"""Totals that trustees have opened: how many interviews are in each cell of each tally."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from surveyapp.errors import UserProblem
from surveyapp.messages.amounts import count
from surveyapp.messages.message import msg
from surveyapp.survey.definition.tallies import Axis, Tally
from surveyapp.survey.definition.tally_layout import TallyLayout


@dataclass(frozen=True)
class TallyCounts:
    """The cells of all tallies of a survey, each interview in exactly one cell of each.

    Raises
    ------
    UserProblem
        if these cannot be totals of the same interviews: a tally has another number of cells, or another sum,
        or more than its capacity.
    """

    layout: TallyLayout
    """The tallies, in the order of files."""
    counts: tuple[tuple[int, ...], ...]
    """For each of ``layout.counted`` how many interviews each cell has."""
    is_simulated: bool = False
    """Whether a computer answered, and no person."""

    def __post_init__(self) -> None:
        for tally, cells in self.tables():
            too_many = sum(cells) > self.layout.tallies.capacity
            if len(cells) != tally.cells or min(cells) < 0 or too_many:
                raise _no_totals(tally)
            if sum(cells) != self.interviews:
                raise UserProblem(
                    msg(
                        "The tally {tally} holds {count} interviews, and {first} holds {interviews}: these "
                        "are not totals of the same interviews. Ask for the table again.",
                        tally=tally.name,
                        count=count(sum(cells)),
                        first=self.layout.counted[0].name,
                        interviews=count(self.interviews),
                    )
                )

    @property
    def interviews(self) -> int:
        """Number of interviews that were opened together."""
        return sum(self.counts[0])

    def tables(self) -> Iterator[tuple[Tally, tuple[int, ...]]]:
        """Yield each tally with its cells."""
        yield from zip(self.layout.counted, self.counts, strict=True)

    def contradictions(self) -> Iterator[tuple[Axis, Tally, Tally]]:
        """Yield each side of two tallies that is not counted alike in both, as the same interviews are."""
        seen: dict[str, tuple[Tally, tuple[int, ...]]] = {}
        for tally, cells in self.tables():
            for place, axis in enumerate(tally.axes):
                margin = _margin(tally, place, cells)
                first, known = seen.setdefault(axis.name, (tally, margin))
                if margin != known:
                    yield axis, first, tally


def _margin(tally: Tally, place: int, cells: tuple[int, ...]) -> tuple[int, ...]:
    """Return how many interviews have each value of one side."""
    size = len(tally.axes[place].values)
    inner = 1
    for axis in tally.axes[place + 1 :]:
        inner *= len(axis.values)
    totals = [0] * size
    for number, interviews in enumerate(cells):
        totals[number // inner % size] += interviews
    return tuple(totals)


def _no_totals(tally: Tally) -> UserProblem:
    return UserProblem(
        msg(
            "What is given for the tally {tally} are no counts of its {cells} cells.",
            tally=tally.name,
            cells=tally.cells,
        )
    )
