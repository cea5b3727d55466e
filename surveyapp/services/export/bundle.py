"""Everything that an archive asks for in one file: data, codebook, DDI, syntax, the survey, and what to know.

Dataverse unpacks a zip into the files of a dataset; its tables are read from the SPSS file with their labels.
"""

from __future__ import annotations

import io
import tempfile
import zipfile
from pathlib import Path

from surveyapp import __version__
from surveyapp.analyses.data.record_columns import REPORT, Records
from surveyapp.analyses.data.variables_file import seen_survey_to_json
from surveyapp.messages.message import msg
from surveyapp.services.export import syntax_files, table_files
from surveyapp.services.export.codebook import codebook_csv, codebook_html
from surveyapp.services.export.ddi import DataFile, codebook_ddi
from surveyapp.services.export.writer import RecordWriter
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.surveys.survey_files import json_text

_DAY = (1980, 1, 1, 0, 0, 0)
"""Of every file in the bundle: the same data make the same bytes, and nothing tells when."""


def _write(path: Path, records: Records) -> tuple[Path, ...]:
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in _files(records).items():
            archive.writestr(zipfile.ZipInfo(name, _DAY), content, zipfile.ZIP_DEFLATED)
    write_bytes(path, out.getvalue())
    return (path,)


def _files(records: Records) -> dict[str, bytes]:
    """Return the files of the bundle by their names, the one to read first first."""
    survey = records.survey
    csv = table_files.records_csv(records).encode()
    rows = len(records.columns[0].words) if records.columns else 0
    data = DataFile(f"{survey.id}.csv", rows, len(records.columns))
    return {
        "README.txt": _readme(records, rows).encode(),
        data.name: csv,
        **_written(records),
        "codebook.html": codebook_html(survey, (), records.sample).encode(),
        "codebook.csv": codebook_csv(survey, (), records.sample).encode(),
        "ddi.xml": codebook_ddi(survey, (), records.sample, data).encode(),
        f"{survey.id}.survey.json": json_text(seen_survey_to_json(survey)).encode(),
    }


def _written(records: Records) -> dict[str, bytes]:
    """Return the files that other writers make, by their names."""
    with tempfile.TemporaryDirectory(prefix="surveyapp-") as folder:
        for one in (*table_files.WRITERS, *syntax_files.WRITERS):
            if one.ending in {".sav", ".sps", ".do", ".R"}:
                one.write(Path(folder) / f"{records.survey.id}{one.ending}", records)
        return {path.name: path.read_bytes() for path in sorted(Path(folder).iterdir())}


def _sample(records: Records) -> str:
    """Return a paragraph on the columns that say how respondents were drawn; empty where none does."""
    names = {one.role.value: one.name for one in records.columns if one.role is not None}
    if not names:
        return ""
    told = ", ".join(f"{kind}: {name}" for kind, name in names.items())
    return (
        f"\n\nHow respondents were drawn is in the data ({told}). The SPSS file is weighted when it is "
        "opened, and the three programs use these columns; with the CSV files you must do it yourself."
        if "weight" in names
        else f"\n\nHow respondents were drawn is in the data ({told})."
    )


def _readme(records: Records, rows: int) -> str:
    survey = records.survey
    name = survey.id
    randomized = [question.id for question in survey.randomized]
    warning = (
        f"READ THIS FIRST. The columns {', '.join(randomized)} hold reports: what chance made of an answer. "
        f"Their labels begin with “{REPORT}”. Nobody’s answer can be read from them, and their shares are "
        "biased until they are debiased; the codebook has each question’s design and odds."
        if randomized
        else "All questions were asked directly: the columns hold the answers as they were given."
    )
    return f"""{survey.title.any()}
Survey {name}, version {survey.version}. Interviews: {rows}. Made with Surveyapp {__version__}.

{warning}{_sample(records)}

Files
  {name}.csv            the data, in the words of the survey
  {name}.sav            the same for SPSS, with labels; an archive’s own tables are best made of this file
  {name}.sps            SPSS syntax that reads {name}-data.csv and labels it
  {name}.do             the same for Stata
  {name}.R              the same for R
  {name}-data.csv       the data as numbers, for these three
  codebook.html         what each column means: question, values, design, odds, privacy loss
  codebook.csv          the same as a table
  ddi.xml               the same as DDI-Codebook 2.5
  {name}.survey.json    the survey itself; Surveyapp opens it

Before you deposit it
  Add what no program knows: authors, contact, licence, sampling, place and dates of the fieldwork.
  A column that is not randomized can identify somebody, alone or with others. Look at each.
"""


WRITERS = (RecordWriter(msg("Bundle for an archive (Dataverse)"), ".zip", _write),)
