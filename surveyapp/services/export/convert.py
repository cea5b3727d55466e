"""The recorded reports for other programs, as the ending of the file's name says."""

from __future__ import annotations

import codecs
from pathlib import Path

from surveyapp.analyses.data.record_columns import records
from surveyapp.analyses.data.sample_design import SampleValues
from surveyapp.services.dataset.sample_design import recorded_sample
from surveyapp.services.dataset.source import OpenedSource
from surveyapp.services.export.registry import writer_for
from surveyapp.services.export.table_files import CSV, records_csv
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.tables.respondent_tables import Respondents
from surveyapp.survey.types.base import MeasurementLevel


def convert(
    opened: OpenedSource, path: Path, *, labels: str | None = None, has_bom: bool = False
) -> tuple[Path, ...]:
    """Write the reports of ``opened`` to ``path``, in the format of its ending; return the files.

    Parameters
    ----------
    opened
        the reports, with the columns that say how respondents were drawn.
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
    made = records(opened, labels, _sample(opened))
    if has_bom and writer is CSV:
        write_bytes(path, codecs.BOM_UTF8 + records_csv(made).encode())
        return (path,)
    return writer.write(path, made)


def _sample(opened: OpenedSource) -> tuple[SampleValues, ...]:
    """Return the columns of the sample design, with the values of those that no question fills."""
    if opened.project is not None:
        return recorded_sample(opened.project, opened.where, opened.sample_columns)
    rows = opened.source
    if not isinstance(rows, Respondents):
        return tuple(map(SampleValues, opened.sample_columns))
    values = {
        MeasurementLevel.WEIGHT: rows.weights,
        MeasurementLevel.STRATUM: rows.strata,
        MeasurementLevel.CLUSTER: rows.clusters,
    }
    return tuple(
        SampleValues(one, None if one.is_asked else values[one.kind])
        for one in opened.sample_columns
    )
