"""The recorded reports for other programs, as the ending of the file's name says."""

from __future__ import annotations

import codecs
from pathlib import Path

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.data.record_columns import records
from surveyapp.services.export.registry import writer_for
from surveyapp.services.export.table_files import CSV, records_csv
from surveyapp.storage.files.csv_tables import write_bytes


def convert(
    opened: Dataset, path: Path, *, labels: str | None = None, has_bom: bool = False
) -> tuple[Path, ...]:
    """Write the reports of ``opened`` to ``path``, in the format of its ending; return the files.

    Parameters
    ----------
    opened
        the reports.
    path
        of the file.
    labels
        language of the labels; None is the survey's first.
    has_bom
        whether a CSV is marked as UTF-8.

    Raises
    ------
    UserProblem
        if it cannot be written like that.
    DiskProblem, EnvironmentProblem
        if a file cannot be written; an old one is then intact.
    """
    writer = writer_for(path)
    made = records(opened, labels)
    if has_bom and writer is CSV:
        write_bytes(path, codecs.BOM_UTF8 + records_csv(made).encode())
        return (path,)
    return writer.write(path, made)
