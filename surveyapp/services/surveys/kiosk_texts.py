"""The kiosk's own texts of a survey as a table for translators, and back."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.services.kiosk.kiosk_texts import NeededText, completeness, needed_texts
from surveyapp.services.surveys.kiosk_text_tables import load_kiosk_texts, save_kiosk_texts
from surveyapp.storage.program.shipped_languages import unshipped
from surveyapp.storage.surveys.survey_files import load_survey, save_survey
from surveyapp.survey.definition.kiosk_texts import kiosk_texts_of
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.xlsform.kiosk_texts import ListedText, kiosk_sheet
from surveyapp.survey.xlsform.sheets import Sheet


@dataclass(frozen=True, slots=True)
class LanguageState:
    """How many of the texts that a survey needs one of its languages has."""

    language: str
    there: int
    needed: int


def texts_sheet(survey: Survey, languages: tuple[str, ...]) -> Sheet:
    """Return the table of every text that a survey's kiosk can show, with the translations that are there.

    Parameters
    ----------
    survey
        the survey.
    languages
        the languages of the columns.
    """
    listed = [ListedText(each.text, each.purpose) for each in needed_texts(survey)]
    return kiosk_sheet(listed, languages, survey.kiosk_texts)


def table_of_texts(
    needed: Sequence[NeededText], language: str, translations: Mapping[str, str]
) -> Sheet:
    """Return the table of the kiosk's texts in one language.

    Parameters
    ----------
    needed
        the texts that the survey needs.
    language
        the language of the column.
    translations
        those that are there, by their English texts.
    """
    listed = [ListedText(each.text, each.purpose) for each in needed]
    return kiosk_sheet(listed, (language,), kiosk_texts_of({language: translations}))


def languages_to_translate(survey: Survey) -> tuple[str, ...]:
    """Return the languages of which a survey has texts of the kiosk, or needs them.

    Parameters
    ----------
    survey
        the survey.
    """
    own = {*unshipped(survey.languages), *survey.kiosk_texts.languages}
    return tuple(code for code in survey.languages if code in own)


def export_texts(
    path: Path, out: Path, languages: tuple[str, ...] = ()
) -> tuple[LanguageState, ...]:
    """Write the table of a survey's kiosk texts; returns how complete each language is.

    Parameters
    ----------
    path
        the survey file.
    out
        the table, ``.csv`` or ``.xlsx``.
    languages
        the languages of the columns; empty takes those that the program does not ship.

    Raises
    ------
    UserProblem
        if there is nothing to translate, a language is none of the survey's, or the name ends otherwise.
    FileRefused, SurveyMistakes
        if the survey cannot be read.
    DiskProblem
        if the table cannot be written; an old file is then intact.
    """
    survey = load_survey(path)
    for language in languages:
        if language not in survey.languages:
            raise UserProblem(
                msg(
                    "{language} is none of the survey's languages; it has {known}.",
                    language=language,
                    known=", ".join(survey.languages),
                )
            )
    wanted = languages or languages_to_translate(survey)
    if not wanted:
        raise UserProblem(
            msg(
                "The program speaks all languages of this survey ({known}). Name the language whose "
                "words you want to change.",
                known=", ".join(survey.languages),
            )
        )
    save_kiosk_texts(texts_sheet(survey, wanted), out)
    return _language_states(survey, wanted)


def import_texts(
    path: Path, table: Path, out: Path
) -> tuple[tuple[LanguageState, ...], tuple[Message, ...]]:
    """Write a survey with the kiosk texts of a table to ``out``.

    The table's languages are replaced, others stay. Returns how complete each of the table's languages is,
    and a sentence for each language of the survey that still lacks texts.

    Parameters
    ----------
    path
        the survey file.
    table
        the table, ``.csv`` or ``.xlsx``.
    out
        the survey file to write.

    Raises
    ------
    FileRefused, TableProblem
        if a file cannot be read.
    SurveyMistakes
        with every mistake of the survey, or of the table by its cell.
    DiskProblem
        if the survey cannot be written; an old file is then intact.
    """
    survey = load_survey(path)
    read = load_kiosk_texts(table, survey.languages)
    kept = {code: survey.kiosk_texts.in_language(code) for code in survey.kiosk_texts.languages}
    changed = replace(survey, kiosk_texts=kiosk_texts_of({**kept, **read}))
    save_survey(changed, out)
    missing = tuple(each.sentence for each in completeness(changed) if each.missing)
    return _language_states(changed, tuple(read)), missing


def _language_states(survey: Survey, languages: tuple[str, ...]) -> tuple[LanguageState, ...]:
    """Return how many of the needed texts the survey itself has in some languages."""
    needed = {each.text for each in needed_texts(survey)}
    return tuple(
        LanguageState(code, len(needed & set(survey.kiosk_texts.in_language(code))), len(needed))
        for code in languages
    )
