"""XLSForm workbooks, ``*.xlsx``: read with bounds on what a stranger's file may unpack to, and written.

A workbook is a zip archive of XML. Its declared sizes are bounded before anything is unpacked (a zip
member never yields more than it declares), and XML with a document type, which could declare entities
that grow without end, is refused.
"""

from __future__ import annotations

import io
import warnings
import zipfile
import zlib
from collections.abc import Sequence
from pathlib import Path, PureWindowsPath
from typing import TYPE_CHECKING, Any
from xml.etree.ElementTree import ParseError

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.xlsform.reading import ImportedForm, read_form
from surveyapp.survey.xlsform.sheets import Sheet
from surveyapp.survey.xlsform.writing import write_form

if TYPE_CHECKING:  # openpyxl takes as long to load as a window: it is loaded for the first workbook
    from openpyxl.cell.read_only import ReadOnlyCell

ENDING = ".xlsx"
LARGEST_FORM = 16 * 2**20
LARGEST_UNPACKED = 64 * 2**20
MOST_MEMBERS = 1000
MOST_ROWS = 20_000
MOST_COLUMNS = 500
LONGEST_CELL = 32_767
"""Characters that a spreadsheet keeps in one cell."""

_OLE = b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1"
_PROTECTED = "EncryptedPackage".encode("utf-16-le")
DAMAGED = (
    *(zipfile.BadZipFile, zlib.error, ParseError, EOFError, OSError),
    *(KeyError, ValueError, TypeError, AttributeError, IndexError, NotImplementedError),
    *(RecursionError, RuntimeError, AssertionError),
)
"""What the libraries raise on archives and XML that are not what they seem."""


def load_form(path: Path) -> ImportedForm:
    """Return the survey that the workbook at ``path`` describes, and what of it was left out.

    Raises
    ------
    FileRefused
        if it is no workbook that can be read.
    SurveyMistakes
        if its form is not usable, with every problem by its cell.
    """
    return read_form(read_sheets(path), path.name)


def save_form(survey: Survey, path: Path, kiosk_texts: Sheet | None = None) -> None:
    """Write ``survey`` as a form to ``path``, with a sheet of the kiosk's own texts if there is one.

    Raises
    ------
    UserProblem
        if a text or parameter does not fit.
    DiskProblem
        if it cannot be written; an old file is then intact.
    """
    write_bytes(path, workbook_bytes(write_form(survey, kiosk_texts)))


def read_sheets(path: Path) -> tuple[Sheet, ...]:
    """Return the sheets of the workbook at ``path``.

    Raises
    ------
    FileRefused
        if it is no workbook, is protected, damaged, or unpacks to too much.
    """
    data = read_regular(path, LARGEST_FORM)
    reason = why_no_workbook(data)
    if reason:
        raise FileRefused(file=path.name, reason=reason)
    try:
        check_archive(data, path.name)
        return _sheets(data, path.name)
    except DAMAGED as problem:
        raise FileRefused(file=path.name, reason=DAMAGED_WORKBOOK) from problem


DAMAGED_WORKBOOK = msg(
    "it is a damaged workbook; open it in a spreadsheet program and save it again"
)
WITH_PASSWORD = msg("it is protected by a password; save it without one")


def why_no_workbook(data: bytes) -> Message | None:
    """Return why the bytes cannot be a workbook's, or None."""
    if data.startswith(_OLE):
        if _PROTECTED in data:
            return WITH_PASSWORD
        return msg("it is a workbook of an old kind (.xls); save it as .xlsx")
    if not data.startswith(b"PK"):
        return msg("it is not an Excel workbook (.xlsx)")
    return None


def check_archive(data: bytes, file: str, largest: int = LARGEST_UNPACKED) -> None:
    """Look what an archive unpacks to, and whether its XML is a workbook's.

    Raises
    ------
    FileRefused
        if it is protected, no workbook, has a part that would lie outside of it where somebody unpacks
        it, or unpacks to more than ``largest`` bytes.
    """
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        members = archive.infolist()
        unpacked = sum(member.file_size for member in members)
        if any(member.flag_bits & 1 for member in members):
            raise FileRefused(file=file, reason=WITH_PASSWORD)
        if not all(map(_is_inside, members)):
            raise FileRefused(file=file, reason=DAMAGED_WORKBOOK)
        if len(members) > MOST_MEMBERS or unpacked > largest:
            most = largest // 2**20
            reason = msg(
                "it unpacks to more than is allowed ({most} MB, {most_members} parts)",
                most=most,
                most_members=MOST_MEMBERS,
            )
            raise FileRefused(file=file, reason=reason)
        if "[Content_Types].xml" not in archive.namelist():
            raise FileRefused(
                file=file, reason=msg("it is an archive, but not an Excel workbook (.xlsx)")
            )
        for member in members:
            if member.filename.lower().endswith((".xml", ".rels", ".vml")):
                _check_xml(archive.read(member), file)


def _is_inside(member: zipfile.ZipInfo) -> bool:
    """Return whether a part lies in the archive, in a way that every system takes for that."""
    path = PureWindowsPath(member.filename)  # takes both kinds of slashes
    return not path.anchor and ".." not in path.parts


def _check_xml(xml: bytes, file: str) -> None:
    # the marks in UTF-8 and in UTF-16 of either order; other encodings are not XML's to use unasked
    if b"<!DOCTYPE" in xml.replace(b"\0", b"") or b"<!ENTITY" in xml.replace(b"\0", b""):
        raise FileRefused(
            file=file,
            reason=msg("its XML declares a document type, which Excel workbooks never do"),
        )


def _sheets(data: bytes, file: str) -> tuple[Sheet, ...]:
    from openpyxl import load_workbook  # noqa: PLC0415 - see above

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of drop-down lists and styles, which are not read
        book = load_workbook(io.BytesIO(data), read_only=True, keep_links=False)
        try:
            return tuple(_sheet(sheet.title, sheet, file) for sheet in book.worksheets)
        finally:
            book.close()


def _sheet(name: str, cells: Any, file: str) -> Sheet:
    from openpyxl.cell.read_only import EMPTY_CELL  # noqa: PLC0415 - see above

    rows: list[tuple[str, ...]] = []
    odd: dict[tuple[int, int], Message] = {}
    for number, row in enumerate(cells.iter_rows(max_row=MOST_ROWS + 1, max_col=MOST_COLUMNS + 1)):
        filled = {column: cell for column, cell in enumerate(row) if cell is not EMPTY_CELL}
        texts = {column: _text(cell) for column, cell in filled.items()}
        odd |= {
            (number, column): _ODD[cell.data_type]
            for column, cell in filled.items()
            if _is_odd(cell)
        }
        last = max((column for column, text in texts.items() if text), default=-1)
        if last >= MOST_COLUMNS:
            reason = msg(
                "sheet {name} has more than {most_columns} columns",
                name=name,
                most_columns=MOST_COLUMNS,
            )
            raise FileRefused(file=file, reason=reason)
        if number >= MOST_ROWS and last >= 0:
            raise FileRefused(
                file=file,
                reason=msg(
                    "sheet {name} has more than {most_rows} rows",
                    name=name,
                    most_rows=f"{MOST_ROWS:,}",
                ),
            )
        rows.append(tuple(texts.get(column, "") for column in range(last + 1)))
    while rows and not rows[-1]:
        rows.pop()
    return Sheet(name, tuple(rows), odd)


def _text(cell: ReadOnlyCell) -> str:
    """Return a cell's text: whole numbers without a point, logical values as TRUE and FALSE."""
    value = None if _is_odd(cell) else cell.value
    match value:
        case None:
            return ""
        case bool():
            return str(value).upper()
        case float() if value.is_integer() and abs(value) < 2**53:
            return str(int(value))
    return str(value)


_ODD = {
    "f": msg("is a formula; paste its value instead."),
    "e": msg("is an error of the spreadsheet; write the value."),
    "d": msg(
        "is a date or time; set the cell's format to text and type it again (3/4 "
        "turns into a date)."
    ),
}


def _is_odd(cell: ReadOnlyCell) -> bool:
    return cell.value is not None and cell.data_type in _ODD


def workbook_bytes(sheets: Sequence[Sheet]) -> bytes:
    """Return the workbook that holds ``sheets``: every cell a text, the first row bold and fixed.

    Raises
    ------
    UserProblem
        if a text is longer than a cell can be.
    """
    from openpyxl import Workbook  # noqa: PLC0415 - see above
    from openpyxl.styles import Alignment, Font  # noqa: PLC0415 - see above

    book = Workbook()
    book.remove(book.worksheets[0])
    for sheet in sheets:
        page = book.create_sheet(sheet.name)
        for number, row in enumerate(sheet.rows, start=1):
            for column, text in enumerate(row, start=1):
                if len(text) > LONGEST_CELL:
                    raise UserProblem(msg("{sheet}, column {column}: a cell takes {most} characters, and "
"the survey has {count} there; this survey cannot be written as a "
"form.", sheet=sheet.name, column=sheet.rows[0][column - 1], most=LONGEST_CELL,
                        count=len(text)))  # fmt: skip
                if text:
                    cell = page.cell(number, column, text)
                    cell.data_type = "s"  # what begins with = is a text here, no formula
                    cell.number_format = "@"
                    cell.alignment = Alignment(vertical="top", wrap_text=number > 1)
                    cell.font = Font(bold=number == 1)
        for column in range(1, len(sheet.rows[0]) + 1):
            page.column_dimensions[page.cell(1, column).column_letter].width = 24
        page.freeze_panes = "A2"
    out = io.BytesIO()
    book.save(out)
    return out.getvalue()
