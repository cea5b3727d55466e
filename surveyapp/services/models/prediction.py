"""A model's predictions for the rows of a table."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import numpy as np

from surveyapp.errors import UserProblem
from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.table import CodedTable, coded_table
from surveyapp.messages.message import msg
from surveyapp.services.models.training_table import CsvTable, read_plain
from surveyapp.storage.files.csv_tables import csv_text, write_bytes
from surveyapp.storage.models.model_files import load_model

PREDICTED = "predicted"


@dataclass(frozen=True, slots=True)
class PredictionSummary:
    """What was predicted: how many rows, and how often each class."""

    rows: int
    classes: dict[str, int]


def features_of(model: Classifier, cells: CsvTable) -> CodedTable:
    """Return the model's features from a table, by name.

    Raises
    ------
    UserProblem
        if the table lacks one; if it has a value that the model does not know.
    """
    columns = [cells.column(feature.name) for feature in model.features_]
    return coded_table(model.features_, columns)


def predict_file(model_file: Path, table: Path, out: Path) -> PredictionSummary:
    """Write ``table`` with the column ``predicted`` to ``out``.

    Raises
    ------
    UserProblem
        if it has such a column; if the model cannot be used; if the table does not fit the
        model.
    FileRefused, TableProblem, DiskProblem, UserProblem
        if a file cannot be read or written.
    """
    model, _ = load_model(model_file)
    return predict_with(model, table, out)


def predict_with(model: Classifier, table: Path, out: Path) -> PredictionSummary:
    """Do what ``predict_file`` does, with a model at hand."""
    cells = read_plain(table)
    if PREDICTED in cells.header:
        raise UserProblem(
            msg(
                "{file} has a column predicted already; rename it, or predict on the table "
                "without it.",
                file=table.name,
            )
        )
    places = model.predict(features_of(model, cells))
    names = (*cells.header, PREDICTED)
    rows = [
        dict(zip(names, (*row, model.classes_[place]), strict=True))
        for row, place in zip(cells.rows, places.tolist(), strict=True)
    ]
    write_bytes(out, csv_text(rows, names).encode())
    counts = np.bincount(places, minlength=len(model.classes_)).tolist()
    return PredictionSummary(len(rows), dict(zip(model.classes_, counts, strict=True)))
