"""A matrix of ground costs from a file."""

from __future__ import annotations

import math
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from surveyapp.analyses.computation.multivariate.ground_cost import GroundCost
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.tables.reader import read_cells


def read_ground_cost(path: Path) -> GroundCost:
    """Return the costs in a table with a row and a column for each answer, both labelled with its id.

    Parameters
    ----------
    path
        The file; what stands in the corner does not matter.

    Raises
    ------
    UserProblem
        if it is not square, or rows and columns have different labels; if a cost is no number from 0; if an
        answer costs something to itself, or nothing costs anything.
    FileRefused, TableProblem, EnvironmentProblem
        if it cannot be read.
    """
    header, rows = read_cells(path)
    columns = tuple(name.strip() for name in header[1:])
    labels = tuple(cells[0].strip() for _, cells in rows)
    if len(labels) != len(columns):
        raise UserProblem(
            msg(
                "{file} is not square: it has {rows} rows and {columns} columns of costs. Give one "
                "row and one column for each answer.",
                file=path.name,
                rows=len(labels),
                columns=len(columns),
            )
        )
    if sorted(labels) != sorted(columns) or len(set(labels)) < len(labels):
        raise UserProblem(
            msg(
                "The rows of {file} are {rows} and its columns {columns}. Give each answer one row "
                "and one column with the same label.",
                file=path.name,
                rows=", ".join(labels),
                columns=", ".join(columns),
            )
        )
    order = [columns.index(label) + 1 for label in labels]
    costs = np.array([_costs(path, line, cells, header, order) for line, cells in rows])
    for place, label in enumerate(labels):
        if costs[place, place] != 0:
            raise UserProblem(
                msg(
                    "{file}: the cost from {answer} to itself is {cost}. Write 0, as nothing is "
                    "carried.",
                    file=path.name,
                    answer=label,
                    cost=f"{costs[place, place]:g}",
                )
            )
    if not costs.any():
        raise UserProblem(msg("All costs in {file} are 0. Give some cost above 0.", file=path.name))
    return GroundCost(labels, costs)


def _costs(
    path: Path, line: int, cells: Sequence[str], header: Sequence[str], order: Sequence[int]
) -> list[float]:
    found = []
    for place in order:
        try:
            cost = float(cells[place])
        except ValueError:
            cost = math.nan
        if not 0 <= cost < math.inf:
            raise TableProblem(
                file=path.name,
                line=line,
                column=header[place],
                reason=msg("“{text}” is not a cost; write a number from 0", text=cells[place][:40]),
            )
        found.append(cost)
    return found
