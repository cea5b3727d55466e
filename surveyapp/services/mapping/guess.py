"""A first mapping of a table to a survey: by names, texts and labels; what is not sure stays open."""

from __future__ import annotations

import heapq
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.services.mapping.choice_columns import choice_of, column_of
from surveyapp.services.mapping.table_mapping import (
    ColumnMapping,
    TableMapping,
    choices_in,
    question_of_record,
)
from surveyapp.storage.tables.plain_table import PlainTable
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import SAMPLE, AnswerKind, AskedQuestion, part_name
from surveyapp.survey.types.multiple_choice import CHOSEN, NOT_CHOSEN

MOST_VALUES = 2_000
"""Different values of a column that are looked at; a question with listed reports has few."""

_WORDS: Mapping[str, str] = {
    "yes": "yes y true t oui vrai ja j wahr si verdadero sim да evet ndiyo हाँ हां نعم 是 はい",
    "no": "no n false f non faux nein nee falsch falso nao não нет hayir hayır hapana नहीं لا 否 いいえ",
    "same": "same identical equal gleich même meme identique igual iguales mismo sawa",
    "different": "different differ unequal verschieden ungleich différent diferente diferentes tofauti",
    "none": "none neither keines aucun ninguno",
    "some": "some either both einige quelques alguno algunos",
}
"""What people write for the reports that the program names, in several languages."""

_PHRASES: Mapping[str, str] = {
    "the same": "same",
    "both the same": "same",
    "not the same": "different",
    "not same": "different",
    "at least one": "some",
    "one or both": "some",
    "at least one yes": "some",
}
YES = (*_WORDS["yes"].split(),)
TICKED = ("1.0", "x", "selected", "checked", "ticked", "quoted", "✓", "✔", "☑")
NOT_TICKED = ("0.0", "not selected", "unselected", "unchecked", "not checked", "not quoted")
_GROUPS = re.compile(r"[/:.]|::|__")


def guess_mapping(
    table: PlainTable, survey: Survey, sample: SampleColumns | None = None
) -> TableMapping:
    """Return what the table's columns most likely mean; ``sample`` names those of the sample design."""
    sample_columns = SampleColumns() if sample is None else sample
    free = [*table.columns]  # a direct question can also be the stratum
    found = []
    for record in survey.columns:
        column = _column_for(table, survey, record.name, free)
        columns = {record.name: column} if column else _by_choice(table, survey, record.name, free)
        for name, one in columns.items():
            free.remove(one)
            found.append(guess_values(table, survey, ColumnMapping(name, one)))
    return TableMapping(
        survey.id, survey.version, tuple(found), form=table.form, sample=sample_columns
    )


def _column_for(table: PlainTable, survey: Survey, record: str, among: Iterable[str]) -> str | None:
    """Return the column that is called like a question, or asks its text; None where none or several do."""
    question = question_of_record(survey, record)
    names = tuple(among)
    texts = {_key(text) for _, text in question.text.by_language} - {""}
    tests = (
        lambda name: name == record,
        lambda name: _key(name) == _key(record),
        lambda name: _key(_GROUPS.split(name)[-1]) == _key(record) and not record.endswith(SAMPLE),
        lambda name: not record.endswith(SAMPLE) and _key(table.titles.get(name, name)) in texts,
    )
    for is_it in tests:
        found = [name for name in names if is_it(name)]
        if len(found) == 1:
            return found[0]
    return None


def _by_choice(
    table: PlainTable, survey: Survey, record: str, among: Iterable[str]
) -> dict[str, str]:
    """Return the column of each choice or item of a question that has one, by what it fills."""
    question = question_of_record(survey, record)
    free = [*among]
    found: dict[str, str] = {}
    for part in question.part_columns if record == question.id else ():
        column = _column_of_choice(table, question, part.id, free)
        if column is not None:
            free.remove(column)
            found[part_name(record, part.id)] = column
    return found


def _column_of_choice(
    table: PlainTable, question: AskedQuestion, choice: str, among: Sequence[str]
) -> str | None:
    """Return the column named after a choice and its question, or that holds nothing else than the choice."""
    said = {_key(choice), *_labels_of(question, choice)}
    asked = {_key(text) for _, text in question.text.by_language} - {""}
    tests = (
        lambda name: name == part_name(question.id, choice),
        lambda name: _ends(_key(name), f"{_key(question.id)} {_key(choice)}"),
        lambda name: _begins_and_ends(_key(table.titles.get(name, name)), asked, said),
        lambda name: _begins_and_ends(_key(name), {_key(question.id)}, said),
        lambda name: (
            _ends(_key(name), _key(question.id), first=True)
            and {_key(cell) for cell in table.counts(name) if cell} in [{one} for one in said]
        ),
    )
    for is_it in tests:
        found = [name for name in among if is_it(name)]
        if len(found) == 1:
            return found[0]
    return None


def _labels_of(question: AskedQuestion, choice: str) -> set[str]:
    """Return the comparable texts of a choice in all languages."""
    place = [part.id for part in question.part_columns].index(choice)
    languages = (language for language, _ in question.text.by_language)
    return {_key(question.labels(one, lambda word: word)[place]) for one in languages} - {""}


def _ends(text: str, words: str, *, first: bool = False) -> bool:
    """Return whether ``text`` is ``words``, or ends with them (with ``first``: begins)."""
    is_in = text.startswith(words + " ") if first else text.endswith(" " + words)
    return text == words or is_in


def _begins_and_ends(text: str, begins: Iterable[str], ends: Iterable[str]) -> bool:
    return any(_ends(text, one, first=True) for one in begins) and any(
        _ends(text, one) for one in ends
    )


def _guess_ticks(
    table: PlainTable, question: AskedQuestion, filled: ColumnMapping
) -> ColumnMapping:
    """Return the mapping of one choice's column with a meaning for each value that is plain."""
    known = _ticks(question, choice_of(filled.record))
    labels = table.labels.get(filled.column, {})
    known_already = {"", CHOSEN, NOT_CHOSEN, *filled.values}
    different = (value for value in table.counts(filled.column) if value not in known_already)
    said = {
        value: known[word]
        for value in heapq.nsmallest(MOST_VALUES, different)
        if (word := _key(labels.get(value, value))) in known
    }
    return replace(filled, values={**filled.values, **said})


def _ticks(question: AskedQuestion, choice: str) -> dict[str, str]:
    """Return by comparable word whether it says that a choice was chosen."""
    yes = (*YES, *TICKED, choice, *_labels_of(question, choice))
    no = (*_WORDS["no"].split(), *NOT_TICKED)
    return {_key(word): NOT_CHOSEN for word in no} | {_key(word): CHOSEN for word in yes}


def guess_values(table: PlainTable, survey: Survey, filled: ColumnMapping) -> ColumnMapping:
    """Return the mapping of a column with a report for each value whose meaning is plain."""
    question = question_of_record(survey, filled.record)
    record = column_of(question, filled.record)
    codes = table.missing.get(filled.column, frozenset())
    values = dict.fromkeys(sorted(codes), "")
    are_choices = question.answer_kind is AnswerKind.CHOICES
    if record.unlisted is not None and not are_choices:
        return replace(filled, values=values)
    is_whole = filled.record == question.id
    known = _meanings(question, record.values) if is_whole else {_key(r): r for r in record.values}
    exact = _as_written(question, record.values) if is_whole else {}
    different = {value for value in table.counts(filled.column) if value}
    if are_choices and choice_of(filled.record):
        return _guess_ticks(table, question, replace(filled, values=values))
    if are_choices:
        different = {word for cell in different for way in choices_in(cell) for word in way}
    labels = table.labels.get(filled.column, {})
    for value in heapq.nsmallest(
        MOST_VALUES, (filled for filled in different if filled not in codes)
    ):
        if value in record.values or value in question.answers:
            continue
        said = labels.get(value, value)
        report = exact.get(said) or known.get(_key(said))
        if report is None and value not in labels:
            report = _by_number(value, different, record.values)
        if report is not None:
            values[value] = report
    return replace(filled, values=values)


def _by_number(value: str, different: set[str], reports: tuple[str, ...]) -> str | None:
    """Return yes for 1 and no for 0, where no other number could mean another coding."""
    meant = {"1": "yes", "0": "no"}.get(value)
    if meant is None or not {"yes", "no"} <= set(reports):
        return None
    is_plain = not any(one.isdigit() and one not in {"0", "1"} for one in different)
    return meant if is_plain else None


def _as_written(question: AskedQuestion, reports: Sequence[str]) -> dict[str, str]:
    """Return by label, letter by letter, the report that it is of: “<=50K” and “>50K” differ by marks."""
    found: dict[str, set[str]] = {}
    for language, _ in question.text.by_language:
        labels = question.labels(language, lambda word: word)
        for answer, label in zip(question.answers, labels, strict=False):
            if answer in reports:
                found.setdefault(label, set()).add(answer)
    return {label: next(iter(those)) for label, those in found.items() if len(those) == 1}


def _meanings(question: AskedQuestion, ids: Sequence[str]) -> dict[str, str]:
    """Return by comparable word the report that it stands for; a word for two reports is none."""
    found: dict[str, set[str]] = {}
    for one in ids:
        found.setdefault(_key(one), set()).add(one)
    reports = question.answers if question.answer_kind is AnswerKind.CHOICES else question.reports
    for report in reports:
        for word in _WORDS.get(report, "").split():
            found.setdefault(_key(word), set()).add(report)
    for phrase, report in _PHRASES.items():
        if report in reports:
            found.setdefault(_key(phrase), set()).add(report)
    for language, _ in question.text.by_language:
        labels = question.labels(language, lambda word: word)
        for answer, label in zip(question.answers, labels, strict=False):
            if answer in reports:
                found.setdefault(_key(label), set()).add(answer)
    return {word: next(iter(reports)) for word, reports in found.items() if len(reports) == 1}


def spelled_alike(text: str) -> str:
    """Return a text without capitals, accents' encoding and blanks, by which writers vary the same word.

    One with characters that nobody sees stays as it is: it only looks like another.

    Parameters
    ----------
    text
        a cell, or a label.
    """
    plain = " ".join(unicodedata.normalize("NFKC", text).casefold().split())
    return plain if plain.isprintable() else text


def _key(text: str) -> str:
    """Return a text as spelled alike, without marks too."""
    plain = spelled_alike(text)
    if not plain.isprintable():
        return text
    return re.sub(r"[\W_]+", " ", plain).strip() or plain.strip()
