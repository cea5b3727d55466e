"""Workbooks from strangers: each that is no form gets one sentence, in bounded time and memory."""

from __future__ import annotations

import io
import zipfile

import openpyxl
import pytest

from surveyapp.errors import UserProblem
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.surveys import xlsform
from surveyapp.storage.surveys.xlsform import (
    LARGEST_UNPACKED,
    LONGEST_CELL,
    MOST_COLUMNS,
    MOST_ROWS,
    load_form,
    read_sheets,
    workbook_bytes,
)
from surveyapp.storage.tables.reader import read_table
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.xlsform.sheets import Sheet

A_FORM = (
    Sheet("survey", (("type", "name", "label"), ("note", "hello", "Hello"))),
    Sheet("settings", (("form_id",), ("small",))),
)
OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1" + bytes(504)


@pytest.fixture
def file(tmp_path):
    def write(data: bytes):
        path = tmp_path / "form.xlsx"
        path.write_bytes(data)
        return path

    return write


def changed(change, data=None):
    """Return a workbook with its members changed: ``change`` takes and returns name → bytes."""
    with zipfile.ZipFile(io.BytesIO(data or workbook_bytes(A_FORM))) as archive:
        members = {name: archive.read(name) for name in archive.namelist()}
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, content in change(members).items():
            archive.writestr(name, content)
    return out.getvalue()


def with_sheet(old: bytes, new: bytes):
    name = "xl/worksheets/sheet1.xml"

    def change(members):
        assert old in members[name]
        return {**members, name: members[name].replace(old, new, 1)}

    return changed(change)


def why_refused(path) -> str:
    with pytest.raises(FileRefused) as caught:
        load_form(path)
    said = str(caught.value)
    assert said.startswith(f"{path.name} cannot be used: ")
    return said.removeprefix(f"{path.name} cannot be used: ")


LOCKED = "it is protected by a password; save it without one."
DAMAGED = "it is a damaged workbook; open it in a spreadsheet program and save it again."


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (OLE, "it is a workbook of an old kind (.xls); save it as .xlsx."),
        (OLE + "EncryptedPackage".encode("utf-16-le"), LOCKED),
        (b"", "it is not an Excel workbook (.xlsx)."),
        (b"type,name,label\n", "it is not an Excel workbook (.xlsx)."),
        (b"PK\x03\x04 and nothing more", DAMAGED),
        (workbook_bytes(A_FORM)[:-40], DAMAGED),
        (
            changed(lambda m: {"word/document.xml": b"<a/>"}),
            "it is an archive, but not an Excel workbook (.xlsx).",
        ),
        (changed(lambda m: {**m, "xl/workbook.xml": b"<a"}), DAMAGED),
        (with_sheet(b"<sheetData>", b"<sheetData"), DAMAGED),
        (
            with_sheet(b"<worksheet", b'<!DOCTYPE a [<!ENTITY b "c">]><worksheet'),
            "its XML declares a document type, which Excel workbooks never do.",
        ),
        (
            changed(lambda m: {**m, "xl/media/big": bytes(LARGEST_UNPACKED)}),
            "it unpacks to more than is allowed (64 MB, 1000 parts).",
        ),
        (
            changed(lambda m: {**m, **{f"xl/media/{i}": b"" for i in range(1000)}}),
            "it unpacks to more than is allowed (64 MB, 1000 parts).",
        ),
    ],
    ids=lambda value: "" if isinstance(value, bytes) else value[:40],
)
def test_a_file_that_is_no_workbook_is_refused_with_one_sentence(file, data, reason):
    assert why_refused(file(data)) == reason


@pytest.mark.parametrize(
    "name", ["../../escaped.xml", "xl/../../a", "..\\escaped.xml", "/etc/cron.d/a", "C:\\a.xml"]
)
def test_a_part_that_would_be_unpacked_elsewhere_is_refused(file, name):
    assert why_refused(file(changed(lambda m: {**m, name: b"<x/>"}))) == DAMAGED
    with pytest.raises(FileRefused, match="damaged workbook"):
        read_table(file(changed(lambda m: {**m, name: b"<x/>"})))


def test_a_member_that_holds_more_than_it_declares_is_damaged(file):
    data = bytearray(changed(lambda m: {**m, "xl/styles.xml": b"<a>" + b" " * 10**6}))
    size = (10**6 + 3).to_bytes(4, "little")
    place = data.rindex(size, 0, data.rindex(b"xl/styles.xml"))
    data[place : place + 4] = (10).to_bytes(4, "little")
    assert why_refused(file(bytes(data))) == DAMAGED


def test_an_encrypted_archive_is_protected(file):
    data = bytearray(workbook_bytes(A_FORM))
    place = data.index(b"PK\x01\x02")
    data[place + 8] |= 1
    assert why_refused(file(bytes(data))) == LOCKED


def test_a_missing_file_and_a_folder_are_refused(tmp_path):
    assert "no such file" in why_refused(tmp_path / "none.xlsx")
    (tmp_path / "folder.xlsx").mkdir()
    why_refused(tmp_path / "folder.xlsx")


@pytest.mark.parametrize("row", [10**6, 10**15])
def test_a_far_row_costs_nothing(file, row):
    data = with_sheet(b'<row r="2"', f'<row r="{row}"'.encode())
    with pytest.raises(SurveyMistakes):
        load_form(file(data))


def test_too_many_rows_and_columns_are_refused(file):
    wide = Sheet("survey", (tuple("x" for _ in range(MOST_COLUMNS + 1)),))
    assert "more than 500 columns" in why_refused(file(workbook_bytes((wide,))))
    tall = Sheet("survey", tuple(("x",) for _ in range(MOST_ROWS + 1)))
    assert "more than 20,000 rows" in why_refused(file(workbook_bytes((tall,))))


@pytest.mark.parametrize(
    ("sheets", "lines"),
    [
        (
            (A_FORM[1],),
            ["sheet survey: is missing; add it, with the columns type, name and label."],
        ),
        (
            (Sheet("Sheet1", (("x",),)),),
            [
                "sheet survey: is missing; add it, with the columns type, name and label.",
            ],
        ),
    ],
)
def test_a_missing_sheet_is_named(file, sheets, lines):
    with pytest.raises(SurveyMistakes) as caught:
        load_form(file(workbook_bytes(sheets)))
    assert [str(mistake) for mistake in caught.value.mistakes] == lines


def test_cells_are_read_as_people_see_them(file):
    book = openpyxl.Workbook()
    book.active.title = "survey"
    book.active.append([True, 3, 3.0, 0.25, "text", None, " x "])
    out = io.BytesIO()
    book.save(out)
    (sheet,) = read_sheets(file(out.getvalue()))
    assert sheet.rows == (("TRUE", "3", "3", "0.25", "text", "", " x "),)


def test_formulas_are_not_read_but_told(file):
    book = openpyxl.Workbook()
    book.active.append(["=1+1", "#N/A"])
    out = io.BytesIO()
    book.save(out)
    (sheet,) = read_sheets(file(out.getvalue()))
    assert set(sheet.odd) == {(0, 0), (0, 1)}
    assert sheet.rows == ()


def test_sheets_come_back_as_they_were_written(file):
    written = Sheet("survey", (("a", "", "=b"), (), ("", "007", "two\nlines")))
    (sheet,) = read_sheets(file(workbook_bytes((written,))))
    assert sheet.rows == written.rows
    assert sheet.odd == {}


def test_a_text_that_no_cell_can_hold_is_refused_before_anything_is_written(tmp_path):
    sheet = Sheet("survey", (("rr::rows",), ("x" * (LONGEST_CELL + 1),)))
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*there; this survey cannot).*survey, column rr::rows: .* 32767 .* 32768",
    ):
        workbook_bytes((sheet,))


def test_a_workbook_that_cannot_be_written_leaves_the_old_file(clinic, tmp_path, monkeypatch):
    out = tmp_path / "old.xlsx"
    out.write_bytes(b"old")
    monkeypatch.setattr(xlsform, "LONGEST_CELL", 3)
    with pytest.raises(UserProblem, match="there; this survey cannot"):
        xlsform.save_form(clinic, out)
    assert out.read_bytes() == b"old"
