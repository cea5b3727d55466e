"""A sample drawn from a frame, as tables: who was drawn and with what probability, and targets by area."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.typed_numbers import NotANumber, typed_whole
from surveyapp.errors import UserProblem
from surveyapp.estimation.planning import allocation
from surveyapp.estimation.selection.methods import SelectionMethod
from surveyapp.estimation.selection.stages import DrawnRow, Stage, draw_stages, joint_inclusion
from surveyapp.messages.message import Message, msg, printable
from surveyapp.services.fieldwork.sample_frame import Frame, read_frame
from surveyapp.services.fieldwork.team_tables import wrong_line
from surveyapp.services.fieldwork.visit_models import coins_of
from surveyapp.storage.files.csv_cells import csv_line
from surveyapp.storage.files.csv_tables import write_bytes, write_csv

STRATUM, CLUSTER, PROBABILITY, WEIGHT, INTERVIEWS = (
    "stratum",
    "cluster",
    "inclusion_probability",
    "weight",
    "interviews",
)
AREA, TARGET = "area", "target"
EVERYTHING = "all"
"""The area of a sample that has no areas."""
MOST_PAIRED = 5_000
"""Rows whose joint inclusion probabilities are written."""


@dataclass(frozen=True, slots=True)
class Clusters:
    """A stage that draws clusters: the column that names them, how many, and how they are drawn."""

    column: str
    number: int
    method: SelectionMethod = SelectionMethod.SIMPLE


@dataclass(frozen=True, slots=True)
class SampleOptions:
    """What is drawn."""

    number: int | None = None
    """Rows in all; None where clusters are drawn."""
    clusters: tuple[Clusters, ...] = ()
    """The stages before the rows: of the first the number is in all strata together, of each later one in
    every cluster of the stage before."""
    take: int | None = None
    """Rows in each cluster of the last stage; None: all."""
    method: SelectionMethod = SelectionMethod.SIMPLE
    """How rows are drawn."""
    strata: tuple[str, ...] = ()
    """The columns that make strata."""
    size: str | None = None
    """The column of the size of a row; None: all alike."""
    order: tuple[str, ...] = ()
    """The columns by which the frame is sorted before it is drawn from."""
    divided: allocation.Allocation | Mapping[str, int] = allocation.Allocation.PROPORTIONAL
    """How the first stage is divided among strata: in proportion to size, equally, or by numbers that are
    given."""
    interviews: int | None = None
    """In each row, where a row is an area and its size the number of people; None: a row is an interview."""
    area: str | None = None
    """The column of areas for targets and lists; None: the last clusters, or the strata."""

    def __post_init__(self) -> None:
        if self.number is None and not self.clusters and not isinstance(self.divided, Mapping):
            raise UserProblem(msg("Say how many to draw, or how many clusters."))
        if self.number is not None and self.clusters:
            raise UserProblem(
                msg(
                    "With clusters, say how many clusters to draw and how many rows to take in each; the "
                    "number in all follows."
                )
            )
        if self.take is not None and not self.clusters:
            raise UserProblem(msg("Rows to take in each cluster need clusters to be drawn."))
        if self.divided is allocation.Allocation.NEYMAN:
            raise UserProblem(
                msg("Divide the sample first, and give the table of numbers by stratum.")
            )
        counts = (self.number, self.take, self.interviews, *(one.number for one in self.clusters))
        stated = tuple(self.divided.values()) if isinstance(self.divided, Mapping) else (1,)
        is_nothing = sum(stated) < 1 or min(stated) < 0
        if is_nothing or any(count is not None and count < 1 for count in counts):
            raise UserProblem(msg("Draw at least one."))
        if self.interviews is not None and self.size is None:
            raise UserProblem(
                msg("Interviews in each row need the column of the number of people in it.")
            )
        methods = {self.method, *(one.method for one in self.clusters)}
        if SelectionMethod.PPS in methods and self.size is None and not self.clusters:
            raise UserProblem(msg("Drawing in proportion to size needs the column of the size."))


@dataclass(frozen=True, slots=True, eq=False)
class DrawnSample:
    """A sample; make one by ``draw_sample``."""

    frame: Frame
    """What it was drawn from, in the order in which it was."""
    options: SampleOptions
    """How."""
    drawn: tuple[DrawnRow, ...]
    """The rows."""
    sizes: tuple[int, ...] = ()
    """People in each row of the frame, where interviews are made in it."""
    seed: int | None = None
    """The public seed; None: the operating system's coins."""

    @property
    def columns(self) -> tuple[str, ...]:
        """The columns of the sample's table: those of the frame, and what the draw adds."""
        own = self.added_columns
        return (*(name for name in self.frame.columns if name not in own), *own)

    @property
    def added_columns(self) -> tuple[str, ...]:
        """The columns that the draw adds to those of the frame."""
        return tuple(self._added(self.drawn[0]))

    def rows(self) -> list[dict[str, object]]:
        """Return the sample's table, one row a drawn row of the frame."""
        table = []
        for one in self.drawn:
            cells = dict(zip(self.frame.columns, self.frame.rows[one.row], strict=True))
            table.append({**cells, **self._added(one)})
        return table

    def _added(self, one: DrawnRow) -> dict[str, object]:
        found: dict[str, object] = {}
        if self.options.strata:
            found[STRATUM] = one.stratum
        if self.options.clusters:
            found[CLUSTER] = one.stages[0].unit or ""
        probability = one.probability
        stages = [(stage.population, stage.sampled) for stage in one.stages]
        if self.options.interviews is not None:
            people = self.sizes[one.row]
            stages.append((people, min(self.options.interviews, people)))
            probability *= Fraction(stages[-1][1], people)
            found[CLUSTER] = one.stages[0].unit or self.frame.rows[one.row][0]
            found[INTERVIEWS] = stages[-1][1]
        found[PROBABILITY] = float(probability)
        found[WEIGHT] = float(1 / probability)
        for number, (population, sampled) in enumerate(stages, start=1):
            found[f"stage{number}_population"] = population
            found[f"stage{number}_sampled"] = sampled
        return found

    @property
    def interviews(self) -> int:
        """Number of interviews in all."""
        return sum(int(str(self._added(one).get(INTERVIEWS, 1))) for one in self.drawn)

    def areas(self) -> dict[str, list[DrawnRow]]:
        """Return the rows that were drawn by area, areas in the order of the frame."""
        found: dict[str, list[DrawnRow]] = {}
        labels = _areas_of(self.frame, self.options)
        for one in self.drawn:
            found.setdefault(labels[one.row], []).append(one)
        return found

    @property
    def target_columns(self) -> tuple[str, ...]:
        """The columns of the targets' table."""
        return (AREA, TARGET, *(name for name in self.added_columns if name != INTERVIEWS))

    def targets(self) -> list[dict[str, object]]:
        """Return the targets: of each area the interviews, and what all of them have in common.

        So an analyst who knows an interview's area knows its weight, and no address.
        """
        table = []
        for area, rows in self.areas().items():
            added = [self._added(one) for one in rows]
            target = sum(int(str(one.get(INTERVIEWS, 1))) for one in added)
            same = {
                name: value if all(one[name] == value for one in added) else ""
                for name, value in added[0].items()
                if name != INTERVIEWS
            }
            table.append({AREA: area, TARGET: target, **same})
        return table

    def joint(self) -> NDArray[np.float64]:
        """Return the joint inclusion probabilities of the rows, in the order of the table.

        Raises
        ------
        UserProblem
            if two rows can never be drawn together, if rows are areas, or if there are very many.
        """
        if self.options.interviews is not None:
            raise UserProblem(
                msg(
                    "Joint inclusion probabilities are of rows, and here a row has many interviews."
                )
            )
        if len(self.drawn) > MOST_PAIRED:
            raise UserProblem(
                msg(
                    "{n} rows have too many pairs. Joint inclusion probabilities are written for up to "
                    "{most} rows.",
                    n=len(self.drawn),
                    most=MOST_PAIRED,
                )
            )
        return joint_inclusion(self.drawn)

    @property
    def sentences(self) -> tuple[Message, ...]:
        """What was drawn, and how it can be repeated."""
        weights = [float(str(self._added(one)[WEIGHT])) for one in self.drawn]
        said = [
            msg(
                "{n} of {all} rows were drawn, for {interviews} interviews in {areas} areas.",
                n=len(self.drawn),
                all=len(self.frame.rows),
                interviews=self.interviews,
                areas=len(self.areas()),
            ),
            msg(
                "Each interview stands for {least} to {most} people.",
                least=round(min(weights), 2),
                most=round(max(weights), 2),
            ),
        ]
        certain = sum(one.stages[0].probability == 1 for one in self.drawn)
        if certain and certain < len(self.drawn):
            said.append(
                msg("{count} rows lie in units that are certain to be drawn.", count=certain)
            )
        said.append(
            msg("Drawn with the operating system's coins: nobody can repeat the draw.")
            if self.seed is None
            else msg(
                "Drawn with the seed {seed}: the same frame gives the same sample.", seed=self.seed
            )
        )
        return tuple(said)


def draw_sample(frame: Frame, options: SampleOptions, *, seed: int | None = None) -> DrawnSample:
    """Draw a sample.

    Parameters
    ----------
    frame
        what to draw from.
    options
        how.
    seed
        a public seed; None draws with the operating system's coins.

    Raises
    ------
    UserProblem
        if a column is missing or a size is no number above 0; if more units are wanted than there are; if
        the frame has a column of a name that the sample needs.
    RandomnessFailed
        if the operating system gives no randomness.
    """
    frame = frame.sorted_by(options.order) if options.order else frame
    strata = frame.labels(options.strata) if options.strata else ("",) * len(frame.rows)
    sizes = None if options.size is None else frame.sizes(options.size)
    people: tuple[int, ...] = ()
    if options.interviews is not None and options.size is not None:
        people = _whole_sizes(frame, options.size)
    stages = [
        Stage(frame.labels((one.column,)), one.method, one.number) for one in options.clusters
    ]
    if not options.clusters or options.take is not None:
        stages.append(Stage(None, options.method, options.take))
    numbers = _first_stage(options, strata, sizes, stages[0].labels)
    _areas_of(frame, options)
    drawn = draw_stages(strata, sizes, stages, numbers, coins_of(seed))
    made = DrawnSample(frame, options, drawn, people, seed)
    _check_names(frame, options, made.added_columns)
    return made


def _whole_sizes(frame: Frame, column: str) -> tuple[int, ...]:
    found = frame.numbers(column)
    for line, size in zip(frame.lines, found, strict=True):
        if size.denominator != 1:
            why = msg("{column} must be a whole number of people", column=printable(column, 64))
            raise wrong_line(Path(frame.file), line, why)
    return tuple(map(int, found))


def _first_stage(
    options: SampleOptions,
    strata: Sequence[str],
    sizes: Sequence[int] | None,
    labels: Sequence[str] | None,
) -> Mapping[str, int]:
    """Return how many units of the first stage each stratum gets."""
    units: dict[str, set[object]] = {}
    totals: dict[str, int] = {}
    for row, stratum in enumerate(strata):
        units.setdefault(stratum, set()).add(row if labels is None else labels[row])
        totals[stratum] = totals.get(stratum, 0) + (1 if sizes is None else sizes[row])
    counts = {stratum: len(found) for stratum, found in units.items()}
    if isinstance(options.divided, Mapping):
        unknown = [name for name in options.divided if name not in counts]
        if unknown:
            raise UserProblem(
                msg(
                    "The frame has no stratum {stratum}. It has: {known}.",
                    stratum=printable(unknown[0], 64),
                    known=", ".join(printable(one, 64) for one in list(counts)[:20]),
                )
            )
        return options.divided
    number = options.clusters[0].number if options.clusters else options.number
    assert number is not None  # noqa: S101 - the options have one of them
    if options.divided is allocation.Allocation.EQUAL:
        return allocation.equally(counts, number)
    return allocation.proportional(totals, counts, number)


def _areas_of(frame: Frame, options: SampleOptions) -> tuple[str, ...]:
    """Return the area of each row: of the column that is named, the last clusters, or the strata."""
    if options.area is not None:
        return frame.labels((options.area,))
    if options.clusters:
        return frame.labels((options.clusters[-1].column,))
    if options.interviews is not None:
        return frame.labels(frame.columns[:1])
    if options.strata:
        return frame.labels(options.strata)
    return (EVERYTHING,) * len(frame.rows)


def _check_names(frame: Frame, options: SampleOptions, added: Sequence[str]) -> None:
    """Refuse a frame with a column that the sample adds, unless it says the same."""
    same = {
        *(options.strata if options.strata == (STRATUM,) else ()),
        *(one.column for one in options.clusters[:1] if one.column == CLUSTER),
    }
    for name in added:
        if name in frame.columns and name not in same:
            raise UserProblem(
                msg(
                    "{file} has a column {name}, which the sample needs for itself. Rename it first.",
                    file=frame.file,
                    name=name,
                )
            )


def read_numbers(path: Path) -> dict[str, int]:
    """Return how many units each stratum gets, from a table with the columns stratum and n.

    Parameters
    ----------
    path
        the table, as ``sample allocate`` writes it.

    Raises
    ------
    UserProblem
        if a column is missing, a number is not whole, or a stratum is there twice.
    """
    frame = read_frame(path)
    labels, place = frame.labels((STRATUM,)), frame.place("n")
    found: dict[str, int] = {}
    for label, line, row in zip(labels, frame.lines, frame.rows, strict=True):
        if label in found:
            raise wrong_line(path, line, msg("this stratum is there twice"))
        try:
            found[label] = typed_whole(row[place])
        except NotANumber as problem:
            raise wrong_line(path, line, problem.reason) from problem
    return found


def write_sample(sample: DrawnSample, out: Path, joint: Path | None = None) -> tuple[Path, ...]:
    """Write the sample's table, its targets next to it, and the joint probabilities where they are wanted.

    Parameters
    ----------
    sample
        the sample.
    out
        the sample's CSV; targets are written to NAME.targets.csv.
    joint
        the CSV of joint inclusion probabilities, numbers only; None: none.

    Returns
    -------
    tuple of Path
        what was written.

    Raises
    ------
    UserProblem
        if there are no joint probabilities of these rows, or one of them is 0; nothing is then written.
    DiskProblem
        if a file cannot be written.
    """
    pairs = None if joint is None else sample.joint()
    if pairs is not None and not np.all(pairs > 0):
        raise UserProblem(
            msg(
                "Some pairs of rows can never be drawn together, so their variance has no exact estimate."
            )
        )
    write_csv(out, sample.rows(), sample.columns)
    targets = targets_path(out)
    write_csv(targets, sample.targets(), sample.target_columns)
    if joint is None or pairs is None:
        return out, targets
    write_bytes(joint, "".join(csv_line(row) for row in pairs.tolist()).encode())
    return out, targets, joint


def targets_path(out: Path) -> Path:
    """Return where the targets of a sample are written.

    Parameters
    ----------
    out
        the sample's CSV.
    """
    return out.with_name(f"{out.stem}.targets.csv")
