"""Tables of the kiosk's own texts: CSV as any spreadsheet writes it, or a workbook."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.csv_cells import cell_value, csv_line
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.files.safe_files import FileRefused, read_regular
from surveyapp.storage.surveys.xlsform import ENDING, LARGEST_FORM, read_sheets, workbook_bytes
from surveyapp.storage.tables.delimited import read_lines
from surveyapp.survey.definition.kiosk_texts import KEY
from surveyapp.survey.json_format.checked_value import Mistake, SurveyMistakes
from surveyapp.survey.xlsform.kiosk_texts import read_kiosk_sheet
from surveyapp.survey.xlsform.sheets import Sheet, table_of

CSV = ".csv"


def save_kiosk_texts(sheet: Sheet, path: Path) -> None:
    """Write a table of texts, by the ending of its name.

    Raises
    ------
    UserProblem
        if the name does not end so.
    DiskProblem
        if it cannot be written; an old file is then intact.
    """
    if _ending(path) == ENDING:
        write_bytes(path, workbook_bytes([sheet]))
        return
    # with a mark at the beginning, or spreadsheets take the letters for another alphabet
    write_bytes(path, "".join(map(csv_line, sheet.rows)).encode("utf-8-sig"))


def load_kiosk_texts(path: Path, languages: Sequence[str]) -> dict[str, dict[str, str]]:
    """Return the translations of a table, by language and English text.

    Raises
    ------
    UserProblem
        if the name does not end so.
    FileRefused, TableProblem
        if it is no table that can be read.
    SurveyMistakes
        with every mistake, by its cell; a language that is none of ``languages`` is one.
    """
    table = table_of(_sheet(path))
    mistakes: list[Mistake] = []

    def note(cell: str, sentence: Message) -> None:
        mistakes.append(Mistake(cell, sentence))

    read = read_kiosk_sheet(table, note)
    for language in read:
        if language not in languages:
            note(
                table.address(None),
                msg(
                    "has the language {language}, which the survey does not have; it has {known}.",
                    language=language,
                    known=", ".join(languages),
                ),
            )
    if mistakes:
        raise SurveyMistakes(path.name, mistakes)
    return read


def _sheet(path: Path) -> Sheet:
    if _ending(path) == CSV:
        records, _ = read_lines(read_regular(path, LARGEST_FORM), path.name)
        return Sheet(KEY, tuple(tuple(map(cell_value, cells)) for _, cells in records))
    sheets = read_sheets(path)
    named = [sheet for sheet in sheets if sheet.name.strip().lower() == KEY]
    if not named and len(sheets) != 1:
        raise FileRefused(file=path.name, reason=msg("it has no sheet {name}", name=KEY))
    return (named or list(sheets))[0]


def _ending(path: Path) -> str:
    ending = path.suffix.lower()
    if ending not in {CSV, ENDING}:
        raise UserProblem(msg("{file} must be a table of texts: .csv or .xlsx.", file=path.name))
    return ending
