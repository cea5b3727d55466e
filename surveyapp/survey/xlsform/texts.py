"""Texts of a form in its languages: ``label::French (fr)``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from surveyapp.messages.message import msg
from surveyapp.survey.json_format.checked_value import LANGUAGE
from surveyapp.survey.xlsform.notes import FormNotes
from surveyapp.survey.xlsform.sheets import (
    FormRow,
    FormTable,
    Header,
    language_code,
    language_header,
)


@dataclass(slots=True)
class FormTexts:
    """Reads texts in all languages; a column that names no language is noted once."""

    notes: FormNotes
    languages: tuple[str, ...] = ()
    _columns: dict[tuple[str, str], dict[str, Header]] = field(default_factory=dict)

    def settle_languages(self, survey: FormTable, default: str, default_cell: str) -> None:
        """Find the form's languages: those of its labels, the default first.

        Parameters
        ----------
        survey
            the survey sheet.
        default
            the settings' ``default_language``; "" if there is none.
        default_cell
            the name of its cell.
        """
        named = tuple(self._translated(survey, "label"))
        plain = survey.plain("label")
        first = language_code(default) if default else None
        self.notes.cells["languages"] = survey.address(plain)
        if default and (first is None or not LANGUAGE.fullmatch(first)):
            self.notes.mistake(
                default_cell,
                msg(
                    "is {default}, which names no language code; write English (en).",
                    default=default,
                ),
            )
            first = None
        if not named and plain is None:
            self.notes.mistake(
                survey.address(None), msg("heads no label column; add label::English (en).")
            )
        elif not named and first is None:
            self.notes.mistake(
                survey.address(plain),
                msg(
                    "says no language; write label::English (en), or default_language in settings."
                ),
            )
        elif named and first is not None and first not in named:
            known = ", ".join(named)
            self.notes.mistake(
                default_cell,
                msg(
                    "is {default}, which no label column has; they have {known}.",
                    default=default,
                    known=known,
                ),
            )
        if first is not None and (first in named or not named):
            named = (first, *(code for code in named if code != first))
        self.languages = named

    def read(self, record: FormRow, base: str, path: str) -> dict[str, str]:
        """Return the texts of a row by language, and remember their cells.

        Parameters
        ----------
        record
            the row.
        base
            the columns' name without a language.
        path
            the text's JSON path.
        """
        columns = self.columns(record.table, base)
        texts = {}
        self.notes.cells[path] = record.address(next(iter(columns.values()), None))
        for code, header in columns.items():
            self.notes.cells[f"{path}.{code}"] = record.address(header)
            text = record.at(header)
            if text.strip():
                texts[code] = text
        return texts

    def columns(self, table: FormTable, base: str) -> Mapping[str, Header]:
        """Return the columns of a text by language code.

        Parameters
        ----------
        table
            the sheet.
        base
            the columns' name without a language.
        """
        key = (table.sheet.name, base)
        if key not in self._columns:
            self._columns[key] = self._found(table, base)
        return self._columns[key]

    def _found(self, table: FormTable, base: str) -> dict[str, Header]:
        found = self._translated(table, base)
        plain = table.plain(base)
        if plain is None:
            return found
        better = language_header(base, self.languages[0] if self.languages else "en")
        if found:
            self.notes.mistake(
                table.address(plain),
                msg(
                    "stands beside {text}; without a language it would be one of its own, "
                    "called Default. Name its language, as in {better}.",
                    text=next(iter(found.values())).text,
                    better=better,
                ),
            )
        elif len(self.languages) == 1:
            return {self.languages[0]: plain}
        elif self.languages:
            self.notes.mistake(
                table.address(plain), msg("says no language; write {better}.", better=better)
            )
        return found

    def _translated(self, table: FormTable, base: str) -> dict[str, Header]:
        found: dict[str, Header] = {}
        for header in table.translated(base):
            code = header.language or ""
            if not LANGUAGE.fullmatch(code):
                self.notes.mistake(
                    table.address(header),
                    msg(
                        "is {text}, which names no language code; write {base}::French (fr).",
                        text=header.text,
                        base=base,
                    ),
                )
            elif code in found:
                self.notes.mistake(
                    table.address(header),
                    msg("repeats {text}; keep one of them.", text=found[code].text),
                )
            else:
                found[code] = header
        return found
