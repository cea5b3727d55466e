"""Strata, and stage within stage: districts, villages in them, households in these.

Units of the first stage are drawn in each stratum, those of a later stage in each unit that was drawn before,
independently of each other. So a row's inclusion probability is the product of its stages' π; two rows that
part at some stage have the π_kl of their units there, times what each has on its own below it (Särndal,
Swensson & Wretman 1992, §4.3).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from math import prod

import numpy as np
import numpy.typing as npt

from surveyapp.designs.core.coins import Coins
from surveyapp.errors import UserProblem
from surveyapp.estimation.selection.methods import Selection, SelectionMethod, draw
from surveyapp.messages.message import msg


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """One stage of a sample."""

    labels: Sequence[str] | None = None
    """Of each row of the frame the unit that it belongs to; None: each row is a unit."""
    method: SelectionMethod = SelectionMethod.SIMPLE
    """How units are drawn."""
    number: int | None = None
    """Of units to draw in each unit of the stage before; None: all. Of the first stage each stratum has a
    number of its own."""


@dataclass(frozen=True, slots=True, eq=False)
class StageDraw:
    """What one stage did to a row."""

    unit: str | None
    """The label of the row's unit; None where rows are units."""
    place: int
    """Of the unit among those that could have been drawn."""
    selection: Selection
    """The draw."""
    probability: Fraction
    """π of the unit in it."""

    @property
    def population(self) -> int:
        """Number of units that could have been drawn."""
        return self.selection.of

    @property
    def sampled(self) -> int:
        """Number of units that were."""
        return len(self.selection.places)


@dataclass(frozen=True, slots=True, eq=False)
class DrawnRow:
    """A row of the frame that was drawn."""

    row: int
    """Its place in the frame."""
    stratum: str
    """The label of its stratum; empty where there are none."""
    stages: tuple[StageDraw, ...]
    """What each stage did, the first one first."""

    @property
    def probability(self) -> Fraction:
        """π of the row: the product of the stages'."""
        return prod((stage.probability for stage in self.stages), start=Fraction(1))


def draw_stages(
    strata: Sequence[str],
    sizes: Sequence[int] | None,
    stages: Sequence[Stage],
    numbers: Mapping[str, int],
    coins: Coins,
) -> tuple[DrawnRow, ...]:
    """Draw a stratified sample in stages.

    The size of a unit is the sum of its rows' sizes, or their number.

    Parameters
    ----------
    strata : length N
        of each row of the frame the label of its stratum.
    sizes : length N, above 0, or None
        of each row its size; None: 1.
    stages
        at least one.
    numbers
        of each stratum the number of units of the first stage to draw; strata that are not named get none.
    coins
        the source of randomness.

    Raises
    ------
    UserProblem
        if a stratum or a unit has fewer units than are to be drawn; if a unit lies in two strata.
    """
    drawing = _Drawing([1] * len(strata) if sizes is None else sizes, coins)
    by_stratum = _gathered(range(len(strata)), strata.__getitem__)
    for stage in stages:
        if stage.labels is not None:
            _check_nested(stage.labels, strata)
    drawn = list[DrawnRow]()
    for stratum in sorted(by_stratum):
        if not numbers.get(stratum):
            continue
        first = replace(stages[0], number=numbers[stratum])
        found = drawing.below(by_stratum[stratum], (first, *stages[1:]), stratum)
        drawn += [DrawnRow(row, stratum, path) for row, path in found]
    return tuple(sorted(drawn, key=lambda one: one.row))


@dataclass(frozen=True, slots=True)
class _Drawing:
    """The sizes of all rows, and the coins."""

    sizes: Sequence[int]
    coins: Coins

    def below(
        self, rows: Sequence[int], stages: Sequence[Stage], where: str
    ) -> list[tuple[int, tuple[StageDraw, ...]]]:
        """Return the rows that are drawn among ``rows``, each with what the stages did."""
        stage, *later = stages
        labels = stage.labels
        units = (
            {row: [row] for row in rows} if labels is None else _gathered(rows, labels.__getitem__)
        )
        members = list(units.values())
        wanted = len(members) if stage.number is None else stage.number
        if wanted > len(members):
            raise UserProblem(
                msg(
                    "{where} has {units} units to draw from, and {wanted} are wanted. Draw fewer there.",
                    where=where or msg("The frame"),
                    units=len(members),
                    wanted=wanted,
                )
            )
        measures = [sum(self.sizes[row] for row in inside) for inside in members]
        selection = draw(stage.method, measures, len(members), wanted, self.coins)
        found = list[tuple[int, tuple[StageDraw, ...]]]()
        for place, probability in zip(selection.places, selection.probabilities, strict=True):
            inside = members[place]
            label = None if labels is None else labels[inside[0]]
            own = StageDraw(label, place, selection, probability)
            if not later:
                found += [(row, (own,)) for row in inside]
                continue
            below = self.below(inside, later, label or where)
            found += [(row, (own, *path)) for row, path in below]
        return found


def _gathered(rows: Sequence[int], label: Callable[[int], str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for row in rows:
        found.setdefault(label(row), []).append(row)
    return found


def _check_nested(labels: Sequence[str], strata: Sequence[str]) -> None:
    first: dict[str, str] = {}
    for label, stratum in zip(labels, strata, strict=True):
        if first.setdefault(label, stratum) != stratum:
            raise UserProblem(
                msg(
                    "{unit} lies in two strata, {first} and {second}. Each unit belongs to one.",
                    unit=label,
                    first=first[label],
                    second=stratum,
                )
            )


def joint_inclusion(drawn: Sequence[DrawnRow]) -> npt.NDArray[np.float64]:
    """Return the joint inclusion probabilities of the rows that were drawn, n by n.

    Parameters
    ----------
    drawn : n rows
        of one sample.
    """
    table = np.empty((len(drawn), len(drawn)))
    alone = [float(one.probability) for one in drawn]
    for i, one in enumerate(drawn):
        table[i, i] = alone[i]
        for j in range(i):
            table[i, j] = table[j, i] = _pair(one, drawn[j], alone[i] * alone[j])
    return table


def _pair(one: DrawnRow, other: DrawnRow, apart: float) -> float:
    """Return π_kl of two rows; ``apart`` is π_k·π_l, what it is where nothing is shared."""
    together = 1.0
    for own, theirs in zip(one.stages, other.stages, strict=True):
        if own.selection is not theirs.selection:
            return apart
        if own.place != theirs.place:
            # drawn together here, and independently from here on
            of_units = float(own.probability * theirs.probability)
            return apart / (together * of_units) * own.selection.pair(own.place, theirs.place)
        # one unit counts once in π_kl, and twice in π_k·π_l
        together *= float(own.probability)
    return together
