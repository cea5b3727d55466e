"""XLSForm as values: sheets of texts, and the words that forms are written with.

XLSForm (https://xlsform.org) describes a form in three sheets, ``survey``, ``choices`` and ``settings``.
This module knows neither files nor Excel; ``reading`` and ``writing`` translate sheets from and to survey
definitions, and ``storage`` reads and writes the workbooks.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from surveyapp.messages.language import LANGUAGE_NAMES
from surveyapp.messages.message import Message

SURVEY, CHOICES, SETTINGS = "survey", "choices", "settings"

_OWN_NAMES = {
    "amharic": "am", "አማርኛ": "am", "العربية": "ar", "বাংলা": "bn", "bangla": "bn",
    "deutsch": "de", "español": "es", "espanol": "es", "castellano": "es", "فارسی": "fa",
    "farsi": "fa", "dari": "prs", "pashto": "ps", "français": "fr", "francais": "fr",
    "हिन्दी": "hi", "हिंदी": "hi", "bahasa indonesia": "id", "bahasa": "id", "italiano": "it",
    "khmer": "km", "kinyarwanda": "rw", "kirundi": "rn", "krio": "kri", "kurdish": "ku", "lao": "lo",
    "lingala": "ln", "luganda": "lg", "chichewa": "ny", "nyanja": "ny", "mongolian": "mn",
    "myanmar": "my", "नेपाली": "ne", "oromo": "om", "afaan oromo": "om", "português": "pt",
    "portugues": "pt", "punjabi": "pa", "quechua": "qu", "русский": "ru", "sinhala": "si",
    "shona": "sn", "kiswahili": "sw", "tagalog": "tl", "filipino": "fil", "tamil": "ta",
    "telugu": "te", "thai": "th", "tigrinya": "ti", "tok pisin": "tpi", "wolof": "wo",
    "xhosa": "xh", "yoruba": "yo", "igbo": "ig", "zulu": "zu", "اردو": "ur", "tetum": "tet",
    "creole": "ht", "kreyòl": "ht", "haitian creole": "ht", "georgian": "ka", "greek": "el",
    "romanian": "ro", "polish": "pl", "serbian": "sr", "bambara": "bm", "malay": "ms",
}  # fmt: skip
"""Codes of languages by what headings call them, where ``LANGUAGE_NAMES`` does not have it."""

_NAMED = {name.casefold(): code for code, name in LANGUAGE_NAMES.items()} | _OWN_NAMES

_OTHER_NAMES = {
    "survey": {"relevance": "relevant", "calculate": "calculation", "caption": "label",
               "read_only": "readonly", "constraint_msg": "constraint_message",
               "filter": "choice_filter"},
    "choices": {"value": "name", "caption": "label", "list": "list_name"},
    "settings": {"title": "form_title", "id_string": "form_id", "form_name": "form_title"},
}  # fmt: skip
"""What other programs and older forms call columns, by sheet."""

CODE = re.compile(r"(?:.*\((?P<named>[^()]+)\)|(?P<bare>[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*))\s*")


def language_header(base: str, code: str) -> str:
    """Return the header of a column in one language: ``label::French (fr)``.

    Parameters
    ----------
    base
        the column's name without a language.
    code
        the language's code.
    """
    return f"{base}::{language_with_code(code)}"


def language_with_code(code: str) -> str:
    """Return a language as headers and settings name it: ``French (fr)``.

    Parameters
    ----------
    code
        the language's code.
    """
    return f"{LANGUAGE_NAMES.get(code, code)} ({code})"


def language_code(name: str) -> str | None:
    """Return the code of ``French (fr)``, ``fr`` or a well-known name such as ``French``; else None.

    Parameters
    ----------
    name
        a language as headers and settings name it.
    """
    named = _NAMED.get(name.strip().casefold())
    match = CODE.fullmatch(name.strip())
    if named is not None or match is None:
        return named
    return (match["named"] or match["bare"]).strip()


def column_letter(column: int) -> str:
    """Return the letters of a column: A, B, …, Z, AA.

    Parameters
    ----------
    column : 0 or more
        the column, counted from 0.
    """
    letters = ""
    column += 1
    while column:
        column, rest = divmod(column - 1, 26)
        letters = chr(ord("A") + rest) + letters
    return letters


def address(sheet: str, row: int, column: int) -> str:
    """Return a cell's name, ``survey!C7``.

    Parameters
    ----------
    sheet
        the sheet's name.
    row, column : 0 or more
        counted from 0.
    """
    return f"{sheet}!{column_letter(column)}{row + 1}"


@dataclass(frozen=True, slots=True)
class Sheet:
    """A sheet: rows of texts from its first cell, and messages about cells without text."""

    name: str
    rows: tuple[tuple[str, ...], ...]
    odd: Mapping[tuple[int, int], Message] = field(default_factory=dict)
    """Sentences by row and column, both from 0."""


@dataclass(frozen=True, slots=True)
class Header:
    """One column's heading: ``label::French (fr)`` is of base ``label`` and language ``fr``."""

    text: str
    base: str
    language: str | None
    column: int

    @property
    def is_rr(self) -> bool:
        """Whether it is a column of Surveyapp's own, ``rr::…``."""
        return self.base == "rr"


def header_of(text: str, column: int) -> Header:
    """Return the heading of a column; a language without a code keeps its name, which is then no valid code.

    Parameters
    ----------
    text
        the cell's text.
    column : 0 or more
        the column, counted from 0.
    """
    parts = [part.strip() for part in re.split(r"::?", text)]  # SurveyCTO writes label:French
    if parts[0].lower() == "media" and len(parts) > 1:
        parts = parts[1:]
    base = "_".join(parts[0].lower().split())
    if len(parts) == 1:
        return Header(text, base, None, column)
    if base == "rr":
        return Header(text, base, parts[1].lower(), column)
    return Header(text, base, language_code(parts[1]) or parts[1], column)


@dataclass(frozen=True, slots=True)
class FormRow:
    """A row below the headings; ``number`` counts from 0."""

    table: FormTable
    number: int

    def at(self, header: Header) -> str:
        """Return a cell of the row.

        Parameters
        ----------
        header
            the cell's column.
        """
        row = self.table.sheet.rows[self.number]
        return row[header.column] if header.column < len(row) else ""

    def address(self, header: Header | None) -> str:
        """Return the name of a cell of the row.

        Parameters
        ----------
        header
            the cell's column; None: the first.
        """
        column = 0 if header is None else header.column
        return address(self.table.sheet.name, self.number, column)

    def get(self, base: str) -> str:
        """Return the cell of a column without a language, without outer spaces; "" without such a column.

        Parameters
        ----------
        base
            the column's name.
        """
        header = self.table.plain(base)
        return "" if header is None else self.at(header).strip()

    def rr_cell(self, name: str) -> str:
        """Return the cell of one of Surveyapp's own columns ``rr::name``.

        Parameters
        ----------
        name
            the column's name without ``rr::``.
        """
        header = self.table.rr_column(name)
        return "" if header is None else self.at(header).strip()


@dataclass(frozen=True, slots=True)
class FormTable:
    """A sheet read as a table: the first row that is not blank has the headings."""

    sheet: Sheet
    top: int
    headers: tuple[Header, ...]

    @property
    def records(self) -> Iterator[FormRow]:
        """The rows that are not blank."""
        for number in range(self.top + 1, len(self.sheet.rows)):
            if any(cell.strip() for cell in self.sheet.rows[number]):
                yield FormRow(self, number)

    def plain(self, base: str) -> Header | None:
        """Return a column that names no language, or None.

        Parameters
        ----------
        base
            the column's name.
        """
        return next((h for h in self.headers if h.base == base and h.language is None), None)

    def rr_column(self, name: str) -> Header | None:
        """Return one of Surveyapp's own columns ``rr::name``, or None.

        Parameters
        ----------
        name
            the column's name without ``rr::``.
        """
        return next((h for h in self.headers if h.is_rr and h.language == name), None)

    def translated(self, base: str) -> tuple[Header, ...]:
        """Return the columns of all languages.

        Parameters
        ----------
        base
            the columns' name without a language.
        """
        return tuple(h for h in self.headers if h.base == base and h.language is not None)

    def address(self, header: Header | None) -> str:
        """Return the name of a heading's cell.

        Parameters
        ----------
        header
            the column; None: the first.
        """
        return address(self.sheet.name, self.top, 0 if header is None else header.column)


def table_of(sheet: Sheet) -> FormTable:
    """Return a sheet as a table; a blank sheet has no headings.

    Parameters
    ----------
    sheet
        the sheet.
    """
    rows = sheet.rows
    top = next((i for i, row in enumerate(rows) if any(cell.strip() for cell in row)), 0)
    cells = rows[top] if rows else ()
    headers = tuple(header_of(cell, i) for i, cell in enumerate(cells) if cell.strip())
    return FormTable(sheet, top, _usual(sheet.name.strip().lower(), headers))


def _usual(sheet: str, headers: tuple[Header, ...]) -> tuple[Header, ...]:
    """Return headings with the names that XLSForm has for them, unless another column has it."""
    other, taken = _OTHER_NAMES.get(sheet, {}), {header.base for header in headers}
    return tuple(
        replace(header, base=other[header.base])
        if header.base in other and other[header.base] not in taken
        else header
        for header in headers
    )
