"""Every table that is exported is the same table in pandas, LibreOffice, R, SPSS and Stata files."""

from __future__ import annotations

import csv
import math
import shutil
import subprocess

import duckdb
import openpyxl
import pandas as pd
import pyreadstat
import pytest

from surveyapp.analyses.data.record_columns import records
from surveyapp.cli import main
from surveyapp.services.dataset.source import open_source
from surveyapp.services.export.codebook import codebook
from surveyapp.storage.surveys.survey_files import save_survey

ENDINGS = ("csv", "xlsx", "sav", "dta", "parquet")
OF_QUALITY = ("findings", "kiosks", "batches", "questions", "tests", "records")
OF_PRIVACY = ("account", "totals", "exports", "groups", "curve")
R_SCRIPT = """
args <- commandArgs(TRUE)
for (name in list.files(args[1], pattern = "\\\\.csv$")) {
  table <- read.csv(file.path(args[1], name), encoding = "UTF-8", check.names = FALSE)
  for (n in seq_along(table)) if (is.numeric(table[[n]])) {
    table[[n]] <- ifelse(is.na(table[[n]]), NA, sprintf("%.17g", table[[n]]))
  }
  to <- file(file.path(args[2], name), open = "w", encoding = "UTF-8")
  write.table(table, to, sep = ",", qmethod = "double", row.names = FALSE, na = "")
  close(to)
}
"""
"""Reads every table as a person would, and writes what R took it for."""


@pytest.fixture(scope="session")
def source(made, tmp_path_factory):
    """The options of a command that say where the reports are."""
    words = list(made.given.files)
    words += [part for one in made.given.where.conditions for part in ("--where", one)]
    if made.given.project is not None:
        words += ["--project", made.given.project, *made.key]
    if made.given.survey_name is not None:
        words += ["--survey", made.given.survey_name]
    if made.given.survey is not None:
        path = tmp_path_factory.mktemp("survey") / "s.survey.json"
        save_survey(made.given.survey, path)
        words += ["--survey", path]
    return [str(word) for word in words]


@pytest.fixture(scope="session")
def data(source, tmp_path_factory):
    """The recorded reports as a file of each kind, by ending."""
    folder = tmp_path_factory.mktemp("data")
    made = {ending: folder / f"data.{ending}" for ending in ENDINGS}
    for path in made.values():
        assert main(["convert", *source, "--out", str(path)]) < 2, path.suffix
    return made


@pytest.fixture(scope="session")
def exported(made, source, data, tmp_path_factory):
    """A folder of every table that the pages and commands export of a project, as CSV."""
    folder = tmp_path_factory.mktemp("tables")
    shutil.copy(data["csv"], folder / "data.csv")
    commands = [("counts",), ("estimate", "--tests")]
    commands += [("quality", "--table", table) for table in OF_QUALITY]
    commands += [one.request.words for one in made.wanted.blocks]
    for place, command in enumerate(commands):
        path = folder / f"{place}-{command[0]}.csv"
        assert main([*command, *source, "--csv", str(path)]) < 2, command
    if made.given.project is not None:
        project = ["--project", str(made.given.project), *made.key]
        others = [("privacy", "--table", table) for table in OF_PRIVACY]
        others += [("kiosks",), ("history",), ("surveys",)]
        for place, command in enumerate(others):
            path = folder / f"of-project-{place}.csv"
            assert main([*command, *project, "--csv", str(path)]) < 2, command
        assert main(["codebook", *project, "--out", str(folder / "book.csv")]) == 0
    return folder


@pytest.fixture(scope="session")
def as_text(made):
    """The columns of which the codebook says that they are to be read as text."""
    with open_source(made.unlocked) as found:
        return {one.column for one in codebook(found.survey) if "read it as text" in one.stands}


def rows_of(path):
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def is_same(cell, value):
    """Return whether another program took a cell for what it is; an empty one is missing."""
    if value is None or (isinstance(value, float) and math.isnan(value)) or value == "":
        return not cell
    if isinstance(value, bool):
        return False
    if hasattr(value, "isoformat"):
        return value.isoformat().startswith(cell)
    if isinstance(value, int | float):
        return math.isclose(float(cell), value, rel_tol=1e-14)
    return cell == str(value)


def differences(path, header, rows, skipped=frozenset()):
    """Return the cells of the table at ``path`` that are something else in ``rows``."""
    first, *expected = rows_of(path)
    assert header == first
    rows = [*rows, *([None] * len(first) for _ in range(len(expected) - len(rows)))]
    assert len(rows) == len(expected), path.name
    return [
        (path.name, name, cell, value)
        for cells, values in zip(expected, rows, strict=True)
        for name, cell, value in zip(first, cells, values, strict=True)
        if name not in skipped and not is_same(cell, value)
    ]


def test_pandas_reads_every_table_as_it_is(exported, as_text):
    for path in sorted(exported.glob("*.csv")):
        table = pd.read_csv(path, dtype=dict.fromkeys(as_text, str))
        rows = table.astype(object).to_numpy().tolist()
        assert not differences(path, list(table.columns), rows)


def test_libreoffice_reads_every_table_as_it_is(exported, as_text, tmp_path):
    office = shutil.which("soffice")
    if office is None:
        pytest.skip("there is no LibreOffice")
    paths = sorted(exported.glob("*.csv"))
    profile = f"-env:UserInstallation={(tmp_path / 'profile').as_uri()}"
    how = ["--headless", "--infilter=CSV:44,34,76", "--convert-to", "xlsx", "--outdir"]
    words = [office, profile, *how, str(tmp_path), *map(str, paths)]
    subprocess.run(words, check=True, capture_output=True, timeout=300)
    for path in paths:
        sheet = openpyxl.load_workbook(tmp_path / f"{path.stem}.xlsx").active
        width = len(rows_of(path)[0])
        header, *rows = ([*row, *[None] * width][:width] for row in sheet.values)
        assert not differences(path, header, rows, as_text)
        assert not any(cell.data_type == "f" for row in sheet for cell in row)


def test_r_reads_every_table_as_it_is(exported, as_text, tmp_path):
    program = shutil.which("Rscript")
    if program is None:
        pytest.skip("there is no R")
    script = tmp_path / "read.R"
    script.write_text(R_SCRIPT, "utf-8")
    (tmp_path / "out").mkdir()
    words = [program, str(script), str(exported), str(tmp_path / "out")]
    environment = {"PATH": "/usr/bin:/bin:/usr/local/bin", "LC_ALL": "C.UTF-8"}
    subprocess.run(words, check=True, capture_output=True, timeout=300, env=environment)
    for path in sorted(exported.glob("*.csv")):
        header, *rows = rows_of(tmp_path / "out" / path.name)
        told = [[as_number(cell) for cell in row] for row in rows]
        assert not differences(path, header, told, as_text)


def as_number(cell):
    try:
        return float(cell)
    except ValueError:
        return cell


@pytest.fixture(scope="session")
def recorded(made):
    """The columns of the record, with their labels."""
    with open_source(made.unlocked) as found:
        return records(found).columns


@pytest.mark.parametrize(("ending", "read"), [("sav", "read_sav"), ("dta", "read_dta")])
def test_files_of_statistics_programs_have_values_and_labels(recorded, data, made, ending, read):
    table, about = getattr(pyreadstat, read)(str(data[ending]))
    with open_source(made.unlocked) as found:
        book = {one.column: one for one in codebook(found.survey)}
    longest = {"sav": 255, "dta": 80}[ending]
    assert len(table.columns) == len(recorded)
    for name, column in zip(table.columns, recorded, strict=True):
        told = book[column.name].spss if ending == "sav" else book[column.name].stata
        assert name == told
        cells = table[name].astype(object).where(table[name].notna(), None).tolist()
        if column.is_text:
            assert [cell or "" for cell in cells] == list(column.values)
        else:
            assert cells == column.numbers
        label = about.column_names_to_labels[name]
        assert label
        assert column.label.startswith(label)
        assert label == column.label or len(label.encode()) > longest - 4
        labels = about.variable_value_labels.get(name, {})
        assert sorted(map(int, labels)) == sorted(one.number for one in column.listed)
        for one in column.listed:
            assert one.label.startswith(labels[one.number])
            assert labels[one.number] == one.label or len(labels[one.number].encode()) > 116


def test_workbooks_and_parquet_hold_the_words_of_the_record(data, recorded):
    header = rows_of(data["csv"])[0]
    sheet = openpyxl.load_workbook(data["xlsx"])["reports"]
    first, *found = (list(row) for row in sheet.values)
    assert first == header
    assert not differences(data["csv"], header, found)
    assert not any(cell.data_type == "f" for row in sheet for cell in row)
    table = duckdb.sql("SELECT * FROM read_parquet(?)", params=[str(data["parquet"])])
    assert not differences(data["csv"], list(table.columns), table.fetchall())
    assert [column.name for column in recorded] == header
