"""Tables of other programs: each format comes back as it was written, and hostile files get a sentence."""

import datetime
import io
import os
import random
import zipfile

import duckdb
import pandas as pd
import pyreadstat
import pytest
from openpyxl import Workbook

from surveyapp.errors import SurveyAppError
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tables import delimited, parquet, plain_table
from surveyapp.storage.tables.delimited import TEXT_ENDINGS
from surveyapp.storage.tables.foreign_tables import is_foreign_table
from surveyapp.storage.tables.plain_table import TableForm
from surveyapp.storage.tables.reader import ENDINGS, read_table


@pytest.fixture
def write(tmp_path):
    def writes(name, content):
        path = tmp_path / name
        path.write_bytes(content if isinstance(content, bytes) else content.encode())
        return path

    return writes


@pytest.fixture
def workbook(tmp_path):
    def writes(rows, name="t.xlsx", sheets=("Daten",)):
        book = Workbook()
        book.remove(book.worksheets[0])
        for sheet in sheets:
            page = book.create_sheet(sheet)
            for row in rows if sheet == sheets[-1] else ():
                page.append(row)
        book.save(tmp_path / name)
        return tmp_path / name

    return writes


@pytest.mark.parametrize(
    ("encoding", "found"),
    [("utf-8", "utf-8"), ("utf-8-sig", "utf-8"), ("utf-16", "utf-16"), ("cp1252", "cp1252")],
)
@pytest.mark.parametrize("delimiter", [",", ";", "\t", "|"])
def test_encoding_and_delimiter_are_found(write, encoding, found, delimiter):
    lines = [["id", "größe"], ["1", "groß"], ["2", f"a{delimiter}b"], ["3", 'say "ja"']]
    text = "\r\n".join(
        delimiter.join('"' + cell.replace('"', '""') + '"' for cell in line) for line in lines
    )
    table = read_table(write("t.csv", text.encode(encoding)))
    assert table.form.encoding == found
    assert table.form.delimiter == delimiter
    assert table.columns == ("id", "größe")
    assert table.rows == (("1", "groß"), ("2", f"a{delimiter}b"), ("3", 'say "ja"'))
    assert table.lines == (2, 3, 4)


def test_another_encoding_can_be_chosen(write):
    path = write("t.csv", "имя;b\nда;1\n".encode("cp1251"))
    assert read_table(path, TableForm(encoding="cp1251")).columns[0] == "имя"
    assert read_table(path).columns[0] != "имя"


def test_lines_above_the_header_are_skipped(write):
    path = write("t.csv", 'Bericht "2026\n\nname;wert\na;1\nb;2\n')
    table = read_table(path, TableForm(header=3))
    assert table.columns == ("name", "wert")
    assert table.lines == (4, 5)


TITLED = [
    ["Befragung 2025", None, None, None, None],
    ["Stand: 12.03.2026"],
    [],
    ["Person", None, "Einkommen", None, "Fragen"],
    ["Nr", "Alter", "netto", "Miete", "Kreuz"],
    [1, 30, 1500.5, None, 8],
    [2, 41, None, 700, 1],
]


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_titles_and_groups_above_the_names_are_known(write, workbook, ending):
    if ending == "xlsx":
        path = workbook(TITLED)
    else:
        lines = [";".join("" if one is None else str(one) for one in row) for row in TITLED]
        path = write("t.csv", "\n".join(lines) + "\n")
    found = read_table(path)
    for table in (found, read_table(path, found.form)):  # as it was found, it is read again
        assert (table.form.header, table.form.first) == (5, 6)
        assert table.columns == ("Nr", "Alter", "netto", "Miete", "Kreuz")
        assert table.rows == (("1", "30", "1500.5", "", "8"), ("2", "41", "", "700", "1"))
        assert table.titles == {
            "Nr": "Person - Nr",
            "Alter": "Person - Alter",
            "netto": "Einkommen - netto",
            "Miete": "Einkommen - Miete",
            "Kreuz": "Fragen - Kreuz",
        }


@pytest.mark.parametrize(
    "text",
    [
        "Umfrage\na;b;c\n1;2;3\n4;5;6\n",  # a title without the mark between cells
        '"Umfrage; erste Welle";;\na;b;c\nx;y;z\nu;v;w\n',  # and no number in the whole table
    ],
)
def test_a_title_is_no_name_in_tables_of_words_and_of_numbers(write, text):
    table = read_table(write("t.csv", text))
    assert (table.columns, table.form.header) == (("a", "b", "c"), 2)
    assert (len(table.rows), table.refused, table.titles) == (2, (), {})


@pytest.mark.parametrize(
    "text",
    [
        ",x\n1,5\n2,7\n",  # R leaves out what the rows' names are called
        ",,x\na,b,5\nc,d,7\n",
        "a,,,\n1,2,3,4\n5,6,7,8\n",
        "a,,,,\n2024-01-02,p,q,r,s\n2024-01-03,p,q,r,s\n",
        "name,,,kind\nx,y,z,u\nv,w,x,y\n",
        "a,b,c\n1,,\n2,3,4\n",
    ],
)
def test_names_that_are_left_out_make_no_title_of_the_first_line(write, text):
    assert read_table(write("t.csv", text)).form.header == 1


def test_the_first_line_of_data_can_be_chosen(write):
    table = read_table(write("t.csv", "a,b\nwhat,unit\n1,2\n"), TableForm(first=3))
    assert table.rows == (("1", "2"),)


def test_a_decimal_comma_is_found(write):
    assert read_table(write("a.csv", "x;y\n1,5;2\n2,25;3\n")).form.decimal == ","
    assert read_table(write("b.csv", "x;y\n1.5;2\n2,25;3\n0.5;1\n")).form.decimal == "."


def test_a_cell_over_several_lines_keeps_the_line_where_its_row_begins(write):
    table = read_table(write("t.csv", 'a,b\n"one\ntwo",1\nx,2\n'))
    assert table.lines == (2, 4)


def test_ragged_rows_are_refused_and_the_others_kept(write):
    table = read_table(write("t.csv", "a,b\n1,2\n3\n4,5,6\n7,8\n"))
    assert table.rows == (("1", "2"), ("7", "8"))
    assert [(one.facts["line"], one.facts["value"]) for one in table.refused] == [
        (3, "3"),
        (4, "6"),
    ]


def test_names_that_come_twice_or_not_at_all_are_made_different(write):
    assert read_table(write("t.csv", "a,a,,a\n1,2,3,4\n")).columns == (
        *("a", "a (2)", "column 3", "a (3)"),
    )


def test_the_three_header_lines_of_qualtrics_are_known(write):
    lines = [
        "StartDate,Q1,Q2",
        'Start Date,"Have you ever\ntaken drugs?",How old are you?',
        '"{""ImportId"":""startDate""}","{""ImportId"":""QID1""}","{""ImportId"":""QID2""}"',
        "2026-01-02 10:00:00,Yes,44",
        "2026-01-02 10:05:00,No,51",
    ]
    table = read_table(write("q.csv", "\n".join(lines) + "\n"))
    assert table.columns == ("StartDate", "Q1", "Q2")
    assert table.titles["Q1"] == "Have you ever taken drugs?"
    assert [row[1] for row in table.rows] == ["Yes", "No"]
    assert table.lines == (5, 6)


def test_an_export_with_headers_alone_has_no_rows(write):
    ids = '"{""ImportId"":""a""}","{""ImportId"":""b""}"'
    assert read_table(write("q.csv", f"a,b\nA,B\n{ids}\n")).rows == ()


def test_a_workbook_gives_values_without_artefacts(workbook):
    path = workbook(
        [
            ["q", "when", "n", "share"],
            [True, datetime.datetime(2026, 1, 2), 3.0, 0.5],  # noqa: DTZ001 - sheets have no zones
            [],
            ["x", datetime.datetime(2026, 1, 2, 3, 4), 12, None],  # noqa: DTZ001 - the same
        ]
    )
    table = read_table(path)
    assert table.columns == ("q", "when", "n", "share")
    assert table.rows == (
        ("true", "2026-01-02", "3", "0.5"),
        ("x", "2026-01-02 03:04:00", "12", ""),
    )
    assert table.lines == (2, 4)


def test_the_first_filled_sheet_is_read_unless_another_is_named(workbook):
    path = workbook([["a"], ["1"]], sheets=("empty", "Daten"))
    assert read_table(path).form.sheet == "Daten"
    assert read_table(path).sheets == ("empty", "Daten")
    with pytest.raises(TableProblem, match="the sheet empty is empty"):
        read_table(path, TableForm(sheet="empty"))
    with pytest.raises(TableProblem, match="it has no sheet nowhere; it has empty, Daten"):
        read_table(path, TableForm(sheet="nowhere"))


def test_a_formula_gives_its_stored_value_and_is_refused_without_one(workbook, tmp_path):
    path = workbook([["a", "b"], ["=1+1", "x"], ["y", "z"]])
    table = read_table(path)
    assert table.rows == (("y", "z"),)
    assert table.refused[0].facts["value"] == "=1+1"
    assert table.refused[0].facts["line"] == 2
    stored = tmp_path / "stored.xlsx"
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(stored, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            new.writestr(name, data.replace(b"<v />", b"<v>2</v>"))
    assert read_table(stored).rows == (("2", "x"), ("y", "z"))


def test_parquet_comes_back_whatever_the_file_is_called(tmp_path):
    path = tmp_path / "a[1]*'.parquet"
    plain = tmp_path / "plain.parquet"
    duckdb.sql(
        "COPY (SELECT * FROM (VALUES (1, 'x', true, DATE '2026-01-02', 2.50::DECIMAL(5,2)),"  # noqa: S608
        " (NULL, '', false, NULL, 3)) AS t(a, b, c, d, e))"
        f" TO '{plain}' (FORMAT parquet)"
    )
    plain.rename(path)
    table = read_table(path)
    assert table.columns == ("a", "b", "c", "d", "e")
    assert table.rows == (("1", "x", "true", "2026-01-02", "2.5"), ("", "", "false", "", "3"))


def test_spss_keeps_labels_titles_and_declared_missing_codes(tmp_path):
    frame = pd.DataFrame({"used": [1.0, 2.0, 99.0, None], "town": ["Köln", "", "x", "y"]})
    path = tmp_path / "s.sav"
    pyreadstat.write_sav(
        frame,
        str(path),
        column_labels={"used": "Ever used?"},
        variable_value_labels={"used": {1.0: "Yes", 2.0: "No", 99.0: "Refused"}},
        missing_ranges={"used": [99]},
    )
    table = read_table(path)
    assert table.rows == (("1", "Köln"), ("2", ""), ("99", "x"), ("", "y"))
    assert table.labels["used"] == {"1": "Yes", "2": "No", "99": "Refused"}
    assert table.titles["used"] == "Ever used?"
    assert table.missing["used"] == {"99"}


def test_stata_keeps_labels(tmp_path):
    frame = pd.DataFrame({"used": [1.0, 2.0], "day": [datetime.date(2026, 1, 2)] * 2})
    path = tmp_path / "s.dta"
    pyreadstat.write_dta(frame, str(path), variable_value_labels={"used": {1: "Yes", 2: "No"}})
    table = read_table(path)
    assert table.rows == (("1", "2026-01-02"), ("2", "2026-01-02"))
    assert table.labels["used"] == {"1": "Yes", "2": "No"}


HOSTILE = {
    "empty": b"",
    "zeros": bytes(500),
    "random": random.Random(1).randbytes(5000),  # noqa: S311 - a hostile file
    "nul": b"a,b\n1,\0\n",
    "unclosed": b'a,b\n"1,2\n',
    "html": b"<html><body>Not found</body></html>",
    "utf16 without a mark": "a,b\n1,2\n".encode("utf-16-le"),
    "wide cell": b"a,b\n" + b"x" * 200_000 + b",1\n",
    "columns": b",".join(b"c%d" % i for i in range(6000)) + b"\n",
    "zip": b"PK\x03\x04" + b"x" * 100,
    "ole": b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + b"x" * 100,
    "parquet": b"PAR1" + b"\xff" * 300 + b"PAR1",
    "sav": b"$FL2@(#) SPSS" + b"\xff" * 500,
    "dta": b"<stata_dta><header>" + b"\xff" * 500,
    "old dta": bytes([114]) + b"\x02" * 500,
}


def outcome(path):
    """Return the table, and what was said if there is none."""
    try:
        return read_table(path), ""
    except SurveyAppError as problem:
        return None, str(problem)


@pytest.mark.parametrize("ending", ENDINGS)
@pytest.mark.parametrize("kind", HOSTILE)
def test_a_hostile_file_is_refused_in_a_sentence_or_has_no_wrong_cell(write, kind, ending):
    table, said = outcome(write("x" + ending, HOSTILE[kind]))
    if table is None:
        assert said.endswith(".")
        assert said.isprintable()
    else:  # a text of one column is a table, whatever it says
        assert ending in TEXT_ENDINGS
        assert all(len(row) == len(table.columns) for row in table.rows)


@pytest.mark.parametrize("ending", sorted({*ENDINGS} - {*TEXT_ENDINGS}))
@pytest.mark.parametrize("kind", HOSTILE)
def test_what_only_has_the_ending_of_a_binary_table_is_refused(write, kind, ending):
    with pytest.raises(SurveyAppError):
        read_table(write("x" + ending, HOSTILE[kind]))


@pytest.mark.parametrize("kind", ["empty", "nul", "zeros", "columns", "utf16 without a mark"])
def test_what_is_no_text_table_is_refused(write, kind):
    with pytest.raises((FileRefused, TableProblem)):
        read_table(write("x.csv", HOSTILE[kind]))


def test_a_damaged_spss_file_never_ends_the_program(tmp_path):
    frame = pd.DataFrame({"a": [1.0, 2.0, 99.0], "b": ["x", "", "é"]})
    path = tmp_path / "s.sav"
    labels = {"a": {1.0: "Yes", 2.0: "No"}}
    pyreadstat.write_sav(frame, str(path), variable_value_labels=labels, missing_ranges={"a": [99]})
    whole, rng = path.read_bytes(), random.Random(1)  # noqa: S311 - places to damage
    outcomes = set()
    for _ in range(8):
        torn = bytearray(whole)
        for _ in range(3):
            torn[rng.randrange(len(torn))] = rng.randrange(256)
        path.write_bytes(bytes(torn))
        try:
            outcomes.add(len(read_table(path).columns) > 0)
        except FileRefused as problem:
            outcomes.add(str(problem))
    assert outcomes  # it is still there to say so


def test_a_workbook_that_unpacks_to_too_much_is_refused(tmp_path):
    path = tmp_path / "bomb.xlsx"
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("[Content_Types].xml", b" " * 2**20)
        with archive.open("xl/worksheets/sheet1.xml", "w", force_zip64=True) as member:
            for _ in range(520):
                member.write(bytes(2**20))
    with pytest.raises(FileRefused, match="it unpacks to more than is allowed"):
        read_table(path)


def test_a_workbook_with_a_document_type_is_refused(workbook, tmp_path):
    path = workbook([["a"], ["1"]])
    evil = tmp_path / "evil.xlsx"
    with zipfile.ZipFile(path) as old, zipfile.ZipFile(evil, "w") as new:
        for name in old.namelist():
            data = old.read(name)
            if name.endswith("sheet1.xml"):
                data = b'<!DOCTYPE x [<!ENTITY a "aaaa">]>' + data
            new.writestr(name, data)
    with pytest.raises(FileRefused, match="document type"):
        read_table(evil)


def test_too_many_rows_are_refused(write, monkeypatch):
    monkeypatch.setattr(plain_table, "MOST_ROWS", 10)
    with pytest.raises(FileRefused, match="11 rows, more than the 10 allowed"):
        read_table(write("t.csv", "a,b\n" + "1,2\n" * 11))
    monkeypatch.setattr(delimited, "MOST_ROWS", 10)  # those beyond are counted and never held
    with pytest.raises(FileRefused, match="35 rows, more than the 10 allowed"):
        read_table(write("t.csv", "a,b\n" + "1,2\n" * 35))


def test_a_small_parquet_file_of_many_rows_is_refused_before_it_is_read(tmp_path, monkeypatch):
    path = tmp_path / "t.parquet"
    duckdb.sql(f"COPY (SELECT 1 AS a FROM range(3_000_000)) TO '{path}' (FORMAT parquet)")  # noqa: S608 - our own path
    assert path.stat().st_size < 2**20
    assert len(read_table(path).rows) == 3_000_000  # it stays in its file
    monkeypatch.setattr(parquet, "MOST_STORED_ROWS", 2_000_000)
    with pytest.raises(FileRefused, match="3,000,000 rows, more than the 2,000,000 allowed"):
        read_table(path)


def test_links_and_pipes_are_not_read(tmp_path, write):
    write("t.csv", "a,b\n1,2\n")
    (tmp_path / "link.csv").symlink_to(tmp_path / "t.csv")
    os.mkfifo(tmp_path / "pipe.csv")
    for name in ("link.csv", "pipe.csv"):
        with pytest.raises(FileRefused):
            read_table(tmp_path / name)


def test_a_renamed_collection_file_is_no_table(write):
    assert not is_foreign_table(write("x.csv", b"surveyapp-collection/1\n"))
    assert is_foreign_table(write("y.csv", b"a,b\n"))
    assert not is_foreign_table(write("z.collection", b"a,b\n"))


def test_what_has_no_known_ending_is_refused(write):
    with pytest.raises(FileRefused, match="it is not known what kind of table it is"):
        read_table(write("t.docx", b"x"))


def test_a_protected_workbook_says_so(write):
    data = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + io.BytesIO().getvalue()
    data += "EncryptedPackage".encode("utf-16-le")
    with pytest.raises(FileRefused, match="protected by a password"):
        read_table(write("t.xlsx", data))


def test_numbers_typed_as_texts_are_read_beside_numbers_of_a_workbook(workbook):
    rows = [["income", "code", "thousands"], [12.5, "1,5", 1000], ["7,25", "a,b", "1,234"]]
    rows += [["k. A.", 2, 5], [3, 1.5, 6]]
    table = read_table(workbook(rows))
    assert [row[0] for row in table.rows] == ["12.5", "7.25", "k. A.", "3"]
    assert [row[1] for row in table.rows] == ["1,5", "a,b", "2", "1.5"]
    assert [row[2] for row in table.rows] == ["1000", "1,234", "5", "6"]
