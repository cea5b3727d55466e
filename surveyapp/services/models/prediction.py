"""A model's predictions for the rows of a table: a class, the probability of each, and why there is none.

A row with a value that the model was never told of keeps its place and gets no prediction: were the value
left out, a slip of the pen would be predicted like a person who did not answer.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.table import MISSING, Attribute, CodedTable, Codes
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, joined, msg
from surveyapp.messages.notice import Notice
from surveyapp.services.models.training_table import CsvTable, read_plain
from surveyapp.storage.files.csv_tables import csv_text, write_bytes
from surveyapp.storage.models.model_files import load_model

PREDICTED = "predicted"
PROBABILITY = "probability_"
"""Begins the name of a class's column of probabilities."""
PROBLEM = "prediction_problem"
DIGITS = 6
"""Decimals of a probability."""
MOST_SAID = 10
"""Rows without a prediction that are named; the table itself has the reason of each."""

LINE = QT_TRANSLATE_NOOP("messages", "Line {line}: {reason}")
REASONS = QT_TRANSLATE_NOOP("messages", "{first} {second}")
NOT_PREDICTED = QT_TRANSLATE_NOOP(
    "messages",
    "{count} of {rows} rows have no prediction; the column prediction_problem gives the reason "
    "for each.",
)


@dataclass(frozen=True, slots=True)
class RowProblem:
    """A row without a prediction, and why."""

    line: int
    """Where the row stands in its file."""
    columns: tuple[str, ...]
    """The columns whose values the model does not know."""
    reason: Message
    """In a sentence for each of them."""


@dataclass(frozen=True, slots=True)
class PredictionSummary:
    """What was predicted."""

    rows: int
    """Of the table."""
    classes: dict[str, int]
    """How often each class was predicted."""
    problems: tuple[RowProblem, ...] = ()
    """The rows without a prediction."""

    @property
    def warnings(self) -> tuple[Notice, ...]:
        """Sentences on the rows without a prediction: how many, and the first of them."""
        if not self.problems:
            return ()
        facts = {"count": len(self.problems), "rows": self.rows}
        return (Notice(Message(NOT_PREDICTED, facts)), *named_rows(self.problems))


def named_rows(problems: Sequence[RowProblem]) -> tuple[Notice, ...]:
    """Return a sentence on each of the first rows that have problems: its line, and the reason.

    Parameters
    ----------
    problems
        by rows, in their order.
    """
    said = (Message(LINE, {"line": p.line, "reason": p.reason}) for p in problems[:MOST_SAID])
    return tuple(map(Notice, said))


def known_features(
    model: Classifier, cells: CsvTable
) -> tuple[CodedTable, Mapping[int, dict[str, Message]]]:
    """Return the model's features from a table, and what is wrong with which of its rows.

    Parameters
    ----------
    model
        trained.
    cells
        the table.

    Returns
    -------
    features : CodedTable
        all rows; a value that the model does not know is missing.
    problems : mapping
        by the place of a row: the reason for each column with such a value.

    Raises
    ------
    UserProblem
        if the table lacks a feature.
    """
    problems: dict[int, dict[str, Message]] = {}
    columns = []
    for feature in model.features_:
        codes, reasons = known_values(feature, cells.column(feature.name))
        columns.append(codes)
        for row, reason in reasons.items():
            problems.setdefault(row, {})[feature.name] = reason
    return CodedTable(model.features_, np.stack(columns, axis=1)), problems


def known_values(
    feature: Attribute, values: Sequence[str | None]
) -> tuple[Codes, Mapping[int, Message]]:
    """Return the codes of a column, and why some of its values are unknown, by their rows.

    Parameters
    ----------
    feature
        the column as the model knows it.
    values
        of the n rows; None and empty texts are missing.

    Returns
    -------
    codes : array of shape (n,)
        of an unknown value `MISSING`.
    reasons : mapping
        by the place of a row.
    """
    codes, reasons = _codes_of(feature, frozenset(values))
    found = np.array([codes[value] for value in values], dtype=np.int32)
    if not reasons:
        return found, {}
    return found, {row: reasons[one] for row, one in enumerate(values) if one in reasons}


def row_problems(
    cells: CsvTable, wrong: Mapping[int, Mapping[str, Message]]
) -> dict[int, RowProblem]:
    """Return rows that have problems, in their order.

    Parameters
    ----------
    cells
        the table.
    wrong
        by the place of a row: the reason for each column.
    """
    return {
        row: RowProblem(cells.lines[row], tuple(why), joined(REASONS, tuple(why.values())))
        for row, why in sorted(wrong.items())
    }


def _codes_of(
    feature: Attribute, values: frozenset[str | None]
) -> tuple[dict[str | None, int], dict[str | None, Message]]:
    """Return the code of each value, and why those are unknown that are."""
    codes: dict[str | None, int] = {}
    reasons: dict[str | None, Message] = {}
    for value in values:
        if not value and not feature.can_be_missing:
            codes[value] = MISSING
            reasons[value] = msg(
                "Column {attribute} is empty, but the model was trained where it never is.",
                attribute=feature.name,
            )
            continue
        try:
            codes[value] = int(feature.coded([value])[0])
        except UserProblem as problem:
            codes[value], reasons[value] = MISSING, problem.message
    return codes, reasons


def predict_file(model_file: Path, table: Path, out: Path) -> PredictionSummary:
    """Write ``table`` with predictions to ``out``; see ``predict_with``.

    Raises
    ------
    UserProblem
        if it has such columns; if the model cannot be used; if the table lacks a feature.
    FileRefused, TableProblem, DiskProblem, UserProblem
        if a file cannot be read or written.
    """
    model, _ = load_model(model_file)
    return predict_with(model, table, out)


def predict_with(model: Classifier, table: Path, out: Path) -> PredictionSummary:
    """Write ``table`` with further columns to ``out``, all of its rows in their order.

    ``predicted`` is the most probable class, ``probability_CLASS`` the probability of each class, and
    ``prediction_problem`` the reason where a row has neither.

    Parameters
    ----------
    model
        trained.
    table
        a CSV file with the model's features.
    out
        the file to write.

    Raises
    ------
    UserProblem, SurveyAppError
        as ``predict_file`` says.
    """
    cells = read_plain(table)
    added = (PREDICTED, *(PROBABILITY + name for name in model.classes_), PROBLEM)
    for name in added:
        if name in cells.header:
            raise UserProblem(
                msg(
                    "{file} has a column {column} already; rename it, or predict on the table "
                    "without it.",
                    file=table.name,
                    column=name,
                )
            )
    features, wrong = known_features(model, cells)
    problems = row_problems(cells, wrong)
    # the others alone: a value that is unknown must not be taken for a missing one
    known = np.setdiff1d(np.arange(len(features)), list(problems))
    chances = np.full((len(features), len(model.classes_)), np.nan)
    if len(known):
        chances[known] = model.predict_proba(features.rows(known))
    places = np.full(len(features), MISSING, dtype=np.int32)
    places[known] = chances[known].argmax(axis=1)
    names = (*cells.header, *added)
    texts = _predictions(model, places, chances, problems)
    rows = [dict(zip(names, (*r, *t), strict=True)) for r, t in zip(cells.rows, texts, strict=True)]
    write_bytes(out, csv_text(rows, names).encode())
    counts = np.bincount(places[known], minlength=len(model.classes_)).tolist()
    return PredictionSummary(
        len(rows), dict(zip(model.classes_, counts, strict=True)), tuple(problems.values())
    )


def _predictions(
    model: Classifier,
    places: Codes,
    chances: NDArray[np.float64],
    problems: Mapping[int, RowProblem],
) -> Iterator[tuple[str | float | None, ...]]:
    """Yield what is added to each row."""
    none = (None,) * (1 + len(model.classes_))
    for row, (place, own) in enumerate(
        zip(places.tolist(), chances.round(DIGITS).tolist(), strict=True)
    ):
        if row in problems:
            yield (*none, str(problems[row].reason))
        else:
            yield (model.classes_[place], *own, None)
