"""Copies of a synthetic table, read from files or from columns of text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from surveyapp.analyses.computation.estimates.synthetic_copies import SyntheticCopies
from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import NO_LEVELS, Attribute, coded_table
from surveyapp.learning.joint.measured import MeasuredPairs
from surveyapp.messages.message import msg
from surveyapp.services.models.training_table import CsvTable, in_order, read_plain
from surveyapp.storage.models.measured_pairs import measured_of


def read_copies(paths: Sequence[Path], measured: MeasuredPairs | None = None) -> SyntheticCopies:
    """Return the copies in CSV files.

    Parameters
    ----------
    paths
        two or more.
    measured
        which pairs of columns were measured; None: what the file beside the copies says, if there is one.

    Raises
    ------
    FileRefused, TableProblem
        if one cannot be read.
    UserProblem
        if there are fewer than two; if they do not have the same columns; if the file beside them is none.
    """
    return copies_of([read_plain(path) for path in paths], measured or measured_of(paths))


def copies_of(tables: Sequence[CsvTable], measured: MeasuredPairs | None = None) -> SyntheticCopies:
    """Return copies from their cells; a column has the values that occur in any of them.

    Parameters
    ----------
    tables
        two or more.
    measured
        which pairs of columns were measured; None: nobody knows.

    Raises
    ------
    UserProblem
        if there are fewer than two; if they do not have the same columns.
    """
    for table in tables[1:]:
        if set(table.header) != set(tables[0].header):
            raise UserProblem(
                msg(
                    "{file} has other columns than {first}, so they are not copies of one synthetic table.",
                    file=table.file,
                    first=tables[0].file,
                )
            )
    names = tables[0].header if tables else ()
    columns = {name: [table.column(name) for table in tables] for name in names}
    attributes = []
    for name in names:
        seen = {value for column in columns[name] for value in column if value is not None}
        attributes.append(Attribute(name, tuple(sorted(seen, key=in_order)) or NO_LEVELS))
    return SyntheticCopies(
        tuple(
            coded_table(tuple(attributes), [columns[name][place] for name in names])
            for place in range(len(tables))
        ),
        measured,
    )
