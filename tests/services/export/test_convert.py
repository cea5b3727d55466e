"""The recorded reports in other programs: the same table everywhere, with labels, nothing to run."""

import csv
import io
import shutil
import subprocess
from dataclasses import asdict, astuple

import numpy as np
import openpyxl
import pandas as pd
import pyreadstat
import pytest
from estimated import estimate_csv_tables, estimate_files
from samples import sample

from surveyapp.analyses.data.record_columns import records
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.export.convert import convert
from surveyapp.services.export.table_files import records_csv
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.export.record_files import write_workbook
from surveyapp.storage.project.database import literal, only_files
from surveyapp.storage.surveys.survey_files import load_survey

EVIL = '=HYPERLINK("https://x.example")'


@pytest.fixture(scope="module")
def survey():
    """Direct answers, reports, numbers below zero, bits, sets; asked of few enough to read."""
    return load_survey(sample("work"))


@pytest.fixture(scope="module")
def files(tmp_path_factory, survey):
    return simulate(survey, tmp_path_factory.mktemp("stick"), interviews=60, seed=4)


@pytest.fixture(scope="module")
def clinic_files(tmp_path_factory, clinic):
    return simulate(clinic, tmp_path_factory.mktemp("clinic"), interviews=60, kiosks=2, seed=4)


@pytest.fixture
def gaps(tmp_path, make_survey):
    """A survey and its table with empty cells, and texts that a spreadsheet would run."""
    choices = [{"id": "a", "text": {"en": EVIL}}, {"id": "b", "text": {"en": "+1"}}]
    survey = make_survey(
        {
            "id": "where",
            "type": "single_choice",
            "text": {"en": EVIL},
            "choices": choices,
            "design": {"name": "direct"},
        },
        {"id": "used", "type": "yes_no", "text": {"en": "Used?"}, "design": {"name": "two_coins"}},
    )
    table = tmp_path / "gaps.csv"
    table.write_text("where,used\na,yes\n,no\nb,\n", "utf-8")
    return SourceRequest(files=(table,), survey=survey)


def written(given, path, **more):
    with open_source(given) as source:
        convert(source, path, **more)
    return path


def collected(files):
    """Return the cells of collection files as they are, by interview."""
    rows = {}
    for path in files:
        body = path.read_text("utf-8").split("\n", 4)[4]
        rows |= {row["interview"]: row for row in csv.DictReader(io.StringIO(body))}
    return [rows[name] for name in sorted(rows)]


def test_a_csv_has_the_very_cells_of_the_collection_files(files, tmp_path):
    path = written(SourceRequest(files=files), tmp_path / "d.csv")
    with path.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    recorded = collected(files)
    names = recorded[0].keys()
    assert [{name: row[name] for name in names} for row in rows] == recorded
    parts = {name.partition("/")[0] for name in rows[0].keys() - names}
    assert parts == {"sectors", "kept"}  # a column for each of their choices, and nothing else


def test_a_csv_gives_the_same_estimates_again(files, survey, tmp_path):
    path = written(SourceRequest(files=files), tmp_path / "d.csv")
    again, refused = estimate_csv_tables([path], survey)
    assert refused == ()
    for one, other in zip(again.rows, estimate_files(files)[0].rows, strict=True):
        for (name, cell), before in zip(asdict(one).items(), astuple(other), strict=True):
            is_number = isinstance(before, float)
            assert cell == (pytest.approx(before, rel=1e-12) if is_number else before), name


def test_a_csv_can_be_marked_as_utf8(files, tmp_path):
    plain = written(SourceRequest(files=files), tmp_path / "a.csv").read_bytes()
    marked = written(SourceRequest(files=files), tmp_path / "b.csv", has_bom=True).read_bytes()
    assert marked == b"\xef\xbb\xbf" + plain


def as_words(frame):
    """Return a table as words, empty where missing, numbers without needless zeros."""
    return [
        ["" if pd.isna(v) else f"{v:.10g}" if isinstance(v, float | int) else str(v) for v in row]
        for row in frame.to_numpy(dtype=object)
    ]


def expected(given, path):
    """Return the table as pandas reads it, columns of bits as text."""
    frame = pd.read_csv(path)
    assert list(frame.columns)[1:] == [c.name for c in given.columns]
    return as_words(frame)


@pytest.mark.parametrize("ending", [".sav", ".dta", ".parquet", ".xlsx"])
def test_a_file_of_another_program_is_read_wherever_a_table_is(
    clinic, clinic_files, tmp_path, ending
):
    """Its labels tell what its codes mean, as they do in an import."""
    reports = SourceRequest(files=tuple(clinic_files))
    file = written(reports, tmp_path / f"again{ending}")
    table = SourceRequest(files=(file,), survey=clinic)
    first = written(reports, tmp_path / "first.csv").read_text("utf-8")
    second = written(table, tmp_path / "second.csv").read_text("utf-8")
    assert second.count("\n") == 61
    assert without_ids(second) == without_ids(first)


def without_ids(text):
    return sorted(
        tuple((name, cell) for name, cell in row.items() if name != "interview")
        for row in csv.DictReader(io.StringIO(text))
    )


@pytest.mark.parametrize("has_bom", [False, True])
def test_pandas_reads_the_csv(clinic, clinic_files, tmp_path, has_bom):
    path = written(SourceRequest(files=clinic_files), tmp_path / "d.csv", has_bom=has_bom)
    assert expected(clinic, path) == [list(row.values()) for row in collected(clinic_files)]


@pytest.mark.skipif(shutil.which("Rscript") is None, reason="R is not installed")
def test_r_reads_the_same_table(clinic, clinic_files, tmp_path):
    path = written(SourceRequest(files=clinic_files), tmp_path / "d.csv")
    code = f'write.csv(read.csv("{path}"), "{tmp_path}/r.csv", row.names = FALSE, na = "")'
    subprocess.run(["Rscript", "--vanilla", "-e", code], check=True, timeout=120)
    assert expected(clinic, tmp_path / "r.csv") == expected(clinic, path)


@pytest.mark.skipif(shutil.which("soffice") is None, reason="LibreOffice is not installed")
@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_libreoffice_reads_the_same_table(clinic, clinic_files, tmp_path, ending):
    source = written(SourceRequest(files=clinic_files), tmp_path / "d.csv", has_bom=True)
    path = written(SourceRequest(files=clinic_files), tmp_path / f"in.{ending}")
    home = f"-env:UserInstallation=file://{tmp_path}/office"
    words = [
        "soffice",
        "--headless",
        home,
        "--convert-to",
        "csv:Text - txt - csv (StarCalc):44,34,76",
    ]
    subprocess.run(
        [*words, "--outdir", str(tmp_path / "out"), str(path)],
        check=True,
        capture_output=True,
        timeout=240,
    )
    assert expected(clinic, tmp_path / "out" / "in.csv") == expected(clinic, source)


@pytest.mark.parametrize(
    ("ending", "read"), [("sav", pyreadstat.read_sav), ("dta", pyreadstat.read_dta)]
)
def test_spss_and_stata_files_have_labels(clinic, clinic_files, tmp_path, ending, read):
    path = written(SourceRequest(files=clinic_files), tmp_path / f"d.{ending}", labels="fr")
    frame, meta = read(path)
    text = clinic.question("drugs").text.in_language("fr")
    longest = 80 if ending == "dta" else 255
    assert meta.column_names_to_labels["drugs"] == f"report (randomized): {text}"[:longest]
    assert meta.column_names_to_labels["region"] == clinic.question("region").text.in_language("fr")
    assert meta.variable_value_labels["region"] == {1: "Nord", 2: "Centre", 3: "Sud"}
    assert meta.variable_value_labels["drugs"] == {1: "Yes", 0: "No"}
    cells = collected(clinic_files)
    assert frame["drugs"].tolist() == [float(row["drugs"] == "yes") for row in cells]
    assert frame["trust"].tolist() == [float(row["trust"]) for row in cells]
    assert frame["interview"].tolist() == [row["interview"] for row in cells]


@pytest.mark.parametrize(
    ("ending", "read"), [("sav", pyreadstat.read_sav), ("dta", pyreadstat.read_dta)]
)
def test_numbers_and_bits_keep_their_kind(files, tmp_path, ending, read):
    frame, _ = read(written(SourceRequest(files=files), tmp_path / f"d.{ending}"))
    cells = collected(files)
    assert frame["balance"].tolist() == [float(row["balance"]) for row in cells]
    assert frame["kept"].tolist() == [row["kept"] for row in cells]
    assert any(bits.startswith("0") for bits in frame["kept"])


@pytest.mark.parametrize(
    ("ending", "read"), [("sav", pyreadstat.read_sav), ("dta", pyreadstat.read_dta)]
)
def test_what_is_not_answered_is_missing(gaps, tmp_path, ending, read):
    frame, meta = read(written(gaps, tmp_path / f"d.{ending}"))
    np.testing.assert_array_equal(frame["where"], [1.0, np.nan, 2.0])
    np.testing.assert_array_equal(frame["used"], [1.0, 0.0, np.nan])
    assert meta.number_rows == 3


def test_an_excel_sheet_runs_nothing(gaps, tmp_path):
    book = openpyxl.load_workbook(written(gaps, tmp_path / "d.xlsx"))
    assert book.sheetnames == ["reports", "labels", "about"]
    cells = [cell for sheet in book for row in sheet.iter_rows() for cell in row]
    assert {cell.data_type for cell in cells} <= {"s", "n"}
    assert [[c.value for c in row] for row in book["reports"].iter_rows()] == [
        ["where", "used"],
        ["a", "yes"],
        [None, "no"],
        ["b", None],
    ]
    labels = [[c.value for c in row] for row in book["labels"].iter_rows()]
    assert ["where", f"'{EVIL}", "a", 1, f"'{EVIL}"] in labels
    assert ["used", "report (randomized): Used?", None, None, None] in labels


def test_excel_has_numbers_as_numbers(files, tmp_path):
    sheet = openpyxl.load_workbook(written(SourceRequest(files=files), tmp_path / "d.xlsx"))[
        "reports"
    ]
    head, *rows = [[cell.value for cell in row] for row in sheet.iter_rows()]
    column = head.index("balance")
    assert [row[column] for row in rows] == [int(r["balance"]) for r in collected(files)]


def test_too_many_rows_for_excel_are_refused(tmp_path):
    class Long(list):
        def __len__(self):
            return 1_048_577

    with pytest.raises(UserProblem, match=r"^(?=.*Write \.csv, \.parquet,).*1,048,577"):
        write_workbook(tmp_path / "d.xlsx", {"reports": Long()})


def test_parquet_has_words_numbers_and_the_survey(files, survey, tmp_path):
    path = written(SourceRequest(files=files), tmp_path / "it's.parquet")
    with only_files(path) as database:
        found = literal(str(path))
        query = f"SELECT interview, kept, balance FROM {found}"  # noqa: S608
        rows = database.execute(query).fetchall()
        query = f"SELECT key, value FROM parquet_kv_metadata({found})"  # noqa: S608
        about = dict(database.execute(query).fetchall())
    assert rows == [(r["interview"], r["kept"], float(r["balance"])) for r in collected(files)]
    assert b"unpaid_days" in about[b"survey"]
    assert b"reports, not answers: unpaid_days, kept, balance" in about[b"note"]


def test_samples_of_two_sample_designs_are_columns(tmp_path, make_survey):
    design = {"name": "cheater_detection", "p_yes": ["1/4", "3/4"]}
    survey = make_survey({"id": "d", "type": "yes_no", "text": {"en": "D?"}, "design": design})
    made = simulate(survey, tmp_path, interviews=30, seed=2)
    with open_source(SourceRequest(files=made)) as source:
        text = records_csv(records(source))
    assert list(csv.DictReader(io.StringIO(text))) == collected(made)
    frame, meta = pyreadstat.read_dta(written(SourceRequest(files=made), tmp_path / "d.dta"))
    assert set(frame["d_sample"]) == {1.0, 2.0}
    assert meta.column_names_to_labels["d_sample"] == "sample of d, drawn by coins"


def test_a_language_that_the_survey_lacks_is_told(files, tmp_path):
    with pytest.raises(
        UserProblem, match=r"^(?=.*The survey has no labels).*no labels in the language xx"
    ):
        written(SourceRequest(files=files), tmp_path / "d.sav", labels="xx")


def test_what_the_library_cannot_write_is_told(files, tmp_path, monkeypatch):
    def fail(*_args, **_more):
        raise pyreadstat.PyreadstatError("no room")

    monkeypatch.setattr(pyreadstat, "write_sav", fail)
    with pytest.raises(EnvironmentProblem, match=r"^(?=.*could not be written).*no room"):
        written(SourceRequest(files=files), tmp_path / "d.sav")
    assert not (tmp_path / "d.sav").exists()
