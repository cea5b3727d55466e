"""The kiosk's own texts as a sheet, for translators: the English text, what it is for, a column a language.

The same sheet is part of a form, and a table of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from surveyapp.messages.message import Message, msg
from surveyapp.survey.definition.kiosk_texts import KEY, KioskTexts
from surveyapp.survey.json_format.checked_value import LANGUAGE
from surveyapp.survey.json_format.kiosk_texts import translation_mistake
from surveyapp.survey.xlsform.sheets import (
    FormTable,
    Header,
    Sheet,
    address,
    language_code,
    language_header,
)

TEXT, WHERE, LABEL = "text", "where", "label"

Note = Callable[[str, Message], None]
"""Takes a cell and what is wrong with it."""


@dataclass(frozen=True, slots=True)
class ListedText:
    """A row of the sheet: a text of the kiosk in English, and what it is for."""

    text: str
    where: str


def kiosk_sheet(listed: Sequence[ListedText], languages: Sequence[str], texts: KioskTexts) -> Sheet:
    """Return the sheet with a row for each listed text, and for each other one that is translated.

    Parameters
    ----------
    listed
        the texts to be translated, in the order of the screens.
    languages
        the languages of the columns.
    texts
        the translations that are there.
    """
    there = {language: texts.in_language(language) for language in languages}
    known = {each.text for each in listed}
    other = dict.fromkeys(text for given in there.values() for text in given if text not in known)
    rows = [*listed, *(ListedText(text, "") for text in other)]
    header = (TEXT, WHERE, *(language_header(LABEL, language) for language in languages))
    cells = [
        (each.text, each.where, *(there[language].get(each.text, "") for language in languages))
        for each in rows
    ]
    return Sheet(KEY, (header, *cells))


def read_kiosk_sheet(table: FormTable, note: Note) -> dict[str, dict[str, str]]:
    """Return the translations by language and English text; what is wrong is noted with its cell.

    Parameters
    ----------
    table
        the sheet.
    note
        takes each mistake.
    """
    for (row, column), sentence in table.sheet.odd.items():
        note(address(table.sheet.name, row, column), sentence)
    source = table.plain(TEXT)
    columns = _columns(table, note)
    if source is None or not columns:
        note(
            table.address(None),
            msg("heads no column text, or no language; add text and label::Amharic (am)."),
        )
        return {}
    read: dict[str, dict[str, str]] = {language: {} for language in columns}
    for record in table.records:
        english = record.at(source)
        for language, header in columns.items():
            translation = record.at(header)
            if not translation.strip():
                continue
            problem = translation_mistake(english, translation)
            before = read[language].setdefault(english, translation)
            if problem is None and before != translation:
                problem = msg("says otherwise than a row above for the same text; keep one.")
            if problem is not None:
                note(record.address(header), problem)
    return read


def _columns(table: FormTable, note: Note) -> dict[str, Header]:
    """Return the column of each language; ``label::Amharic (am)``, or the language alone."""
    found: dict[str, Header] = {}
    for header in table.headers:
        if header.base in {TEXT, WHERE}:
            continue
        named = header.language if header.base == LABEL else language_code(header.text)
        if named is None or not LANGUAGE.fullmatch(named):
            note(
                table.address(header),
                msg(
                    "is {text}, which names no language; write label::Amharic (am).",
                    text=header.text,
                ),
            )
        elif named in found:
            note(table.address(header), msg("repeats {text}; keep one of them.", text=header.text))
        else:
            found[named] = header
    return found
