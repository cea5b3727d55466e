"""Texts of a form in its languages: ``label::French (fr)``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from surveyapp.messages.message import Message, msg
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
    bare: str | None = None
    """The language of columns that name none."""
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
        plain = _filled(survey, survey.plain("label"))
        first = language_code(default) if default else None
        self.notes.cells["languages"] = survey.address(plain)
        if default and (first is None or not LANGUAGE.fullmatch(first)):
            why = msg("it names no language code, as in English (en)")
            self.notes.leave_out(default_cell, _default_language(default), why)
            first = None
        if plain is not None:
            self.bare = self._bare(survey.address(plain), first, named)
        elif first in named:
            self.bare = first
        elif first is not None and named:
            why = msg("no label column has it; they have {known}", known=", ".join(named))
            self.notes.leave_out(default_cell, _default_language(default), why)
        if not named and plain is None:
            self.notes.mistake(
                survey.address(None), msg("heads no label column; add label::English (en).")
            )
        if self.bare is not None and self.bare not in named:
            named = (self.bare, *named)
        if first in named:
            named = (first, *(code for code in named if code != first))
        self.languages = named

    def _bare(self, cell: str, default: str | None, named: tuple[str, ...]) -> str | None:
        """Return the language of columns that name none: the default, or else English."""
        if default is not None and default not in named:
            return default
        if default is not None and not named:
            return default
        if "en" in named:
            return None
        self.notes.keep(
            cell, "", msg("the labels without a language"),
            (msg("they are taken as English (en); default_language in settings names another"),),
        )  # fmt: skip
        return "en"

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
        plain = _filled(table, table.plain(base))
        if plain is None:
            return found
        code = self.bare or (self.languages[0] if len(self.languages) == 1 else None)
        if code is not None and code not in found:
            return {code: plain, **found}
        better = language_header(base, self.languages[0] if self.languages else "en")
        if base != "label":
            self.notes.leave_out(
                table.address(plain),
                msg("the column {text}", text=plain.text),
                msg("it says no language; write {better}", better=better),
            )
        elif found:
            self.notes.mistake(
                table.address(plain),
                msg(
                    "is next to {text}; without a language it would be a language of its own, "
                    "called Default. Name its language, as in {better}.",
                    text=next(iter(found.values())).text,
                    better=better,
                ),
            )
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


def _filled(table: FormTable, header: Header | None) -> Header | None:
    """Return a column that says something; a blank one is as good as none."""
    if header is None or not any(record.at(header).strip() for record in table.records):
        return None
    return header


def _default_language(default: str) -> Message:
    return msg("the default language {default}", default=default)
