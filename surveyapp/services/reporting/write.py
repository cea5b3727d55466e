"""A report written to disk: HTML or PDF, its tables, and the script that makes them again."""

from __future__ import annotations

import os
from collections.abc import Collection
from datetime import UTC, date, datetime
from enum import Enum
from pathlib import Path
from typing import Protocol

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.record_columns import labels_language
from surveyapp.analyses.data.variables_file import seen_survey_to_json
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.reporting.blocks import ReportDocument
from surveyapp.services.reporting.contents import ReportContents, ReportRequest, gather
from surveyapp.services.reporting.html import report_html
from surveyapp.services.reporting.r_script import r_script
from surveyapp.services.reporting.script import (
    SURVEY_FILE,
    mapped_tables,
    mapping_file,
    option_files,
    python_script,
    shell_script,
)
from surveyapp.services.reporting.sections import report_document
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.files.safe_files import make_folder
from surveyapp.storage.surveys.survey_files import json_text

EPOCH = "SOURCE_DATE_EPOCH"
"""Seconds since 1970 that a report is dated by, where it is set: equal reports are then equal files."""


NEARLY = 99, 100
"""Progress while files are written: each is a chance to stop."""


class ReportPart(Enum):
    """What can be written of a report."""

    HTML = "html"
    PDF = "pdf"
    SCRIPT = "script"


class MakesPdf(Protocol):
    """Lays a document out on pages."""

    def __call__(self, document: ReportDocument, day: date) -> bytes:
        """Return the PDF file."""


def report_day() -> date:
    """Return the day that a report made now is dated: today, or what SOURCE_DATE_EPOCH says.

    Raises
    ------
    UserProblem
        if it says no day.
    """
    written = os.environ.get(EPOCH)
    if not written:
        return datetime.now().astimezone().date()
    try:
        return datetime.fromtimestamp(int(written), UTC).date()
    except (ValueError, OverflowError, OSError) as problem:
        raise UserProblem(
            msg(
                "SOURCE_DATE_EPOCH is “{value}”; give whole seconds since 1970, or leave it unset.",
                value=written,
            )
        ) from problem


def write_report(
    source: SourceRequest,
    request: ReportRequest,
    out: Path,
    parts: Collection[ReportPart],
    *,
    style: ReportStyle,
    make_pdf: MakesPdf | None,
    progress: Progress = no_progress,
) -> tuple[tuple[Path, ...], ReportContents]:
    """Write a report; return the files and the contents.

    Parameters
    ----------
    source
        The reports.
    request
        What the report contains.
    out
        The path of the report; each part replaces its ending.
    parts
        Which of HTML, PDF and the script with its tables are written.
    style
        Language and number format.
    make_pdf
        Lays a document out on pages; None where no PDF is wanted.
    progress
        Called with the number of steps done and of all.

    Raises
    ------
    UserProblem
        if what is wanted does not fit the survey, or nothing is there to report on.
    DiskProblem
        if a file cannot be written; each file is whole, or as it was.
    Cancelled
        when ``progress`` raises it.
    """
    gathered = gather(source, request, report_day(), progress)
    labels_language(gathered.survey, style.labels)
    if ReportPart.SCRIPT in parts:
        _check_mappings(gathered)
    made = report_document(gathered, style)
    written = []
    progress(*NEARLY)
    if ReportPart.HTML in parts:
        written.append(_write(out, ".html", report_html(made).encode()))
    progress(*NEARLY)
    if ReportPart.PDF in parts and make_pdf is not None:
        written.append(_write(out, ".pdf", make_pdf(made, gathered.day)))
    progress(*NEARLY)
    if ReportPart.SCRIPT in parts:
        written += _write_script(gathered, out)
    return tuple(written), gathered


def _check_mappings(gathered: ReportContents) -> None:
    """Refuse a script where an older program kept no mapping of a table."""
    for table in mapped_tables(gathered):
        if table.mapping is None:
            raise UserProblem(
                msg(
                    "A script cannot reproduce these numbers: {file} is a table of another "
                    "program, and the project does not keep how its columns were mapped. Write "
                    "the report without the script.",
                    file=table.name,
                )
            )


def _write(out: Path, ending: str, data: bytes) -> Path:
    path = out.with_name(out.name + ending)
    write_bytes(path, data)
    return path


def _r_script(gathered: ReportContents, tables: str) -> str:
    drawn = gathered.sample_columns if gathered.sample_kinds else ()
    return r_script(gathered.survey, gathered.made, tables, drawn=drawn)


def _write_script(gathered: ReportContents, out: Path) -> list[Path]:
    tables = out.with_name(out.name + ".tables")
    make_folder(tables)
    for made in gathered.made:
        write_bytes(tables / made.file, made.text.encode())
    write_bytes(tables / SURVEY_FILE, json_text(seen_survey_to_json(gathered.survey)).encode())
    for name, text in option_files(gathered).items():
        write_bytes(tables / name, text.encode())
    for place, table in enumerate(mapped_tables(gathered), start=1):
        write_bytes(tables / mapping_file(place), (table.mapping or "").encode())
    return [
        tables,
        _write(out, ".sh", shell_script(gathered, tables.name).encode()),
        _write(out, ".py", python_script(gathered, tables.name).encode()),
        _write(out, ".R", _r_script(gathered, tables.name).encode()),
    ]
