"""Copies of a synthetic table, read from files or from columns of text."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from surveyapp.analyses.computation.estimates.synthetic_copies import SyntheticCopies
from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import Attribute, coded_table
from surveyapp.messages.message import msg
from surveyapp.services.models.training_table import CsvTable, in_order, read_plain


def read_copies(paths: Sequence[Path]) -> SyntheticCopies:
    """Return the copies in CSV files.

    Parameters
    ----------
    paths
        two or more.

    Raises
    ------
    FileRefused, TableProblem
        if one cannot be read.
    UserProblem
        if there are fewer than two; if they do not have the same columns.
    """
    return copies_of([read_plain(path) for path in paths])


def copies_of(tables: Sequence[CsvTable]) -> SyntheticCopies:
    """Return copies from their cells; a column has the values that occur in any of them.

    Parameters
    ----------
    tables
        two or more.

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
        attributes.append(Attribute(name, tuple(sorted(seen, key=in_order)) or ("missing",)))
    return SyntheticCopies(
        tuple(
            coded_table(tuple(attributes), [columns[name][place] for name in names])
            for place in range(len(tables))
        )
    )
