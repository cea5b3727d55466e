"""Model files, ``*.model.json``: a trained model and its card, as JSON that holds no code."""

from __future__ import annotations

from decimal import Decimal
from pathlib import Path
from typing import Any

from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.base.model_card import (
    ModelCard,
    StorableModel,
    model_altered,
    model_from_json,
    model_to_json,
)
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.learning.decision_tree import DecisionTree
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.tree import LocalTree
from surveyapp.storage.files.beginnings import Kind, read_of_kind
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.survey.json_format.strict_json import JsonObject, canonical, parse

MODEL_ENDING = ".model.json"
LARGEST_MODEL = 64 * 2**20
MODELS: tuple[type[StorableModel], ...] = (*CLASSIFIERS, DecisionTree, LocalNaiveBayes, LocalTree)
"""All that can be kept; who adds one adds a line here."""


def save_model(model: StorableModel, card: ModelCard, path: Path) -> None:
    """Write a model, whole or not at all.

    Raises
    ------
    DiskProblem
        if it cannot be written; an old file is then intact.
    """
    write_bytes(path, (canonical(model_to_json(model, card)) + "\n").encode())


def load_model(path: Path) -> tuple[Classifier, ModelCard]:
    """Return the model in the file at ``path``, and its card.

    Raises
    ------
    FileRefused
        if it cannot be read, or is larger than any model.
    NotText, NotJson
        if it is not JSON in UTF-8.
    UserProblem
        if it is no model of this program, whole as it was saved.
    """
    value = parse(read_of_kind(path, Kind.MODEL, LARGEST_MODEL), path.name)
    return model_from_json(_plain(value, path.name), path.name, MODELS)


def _plain(value: Any, file: str) -> Any:
    """Return a JSON value with the numbers that models are kept in."""
    match value:
        case Decimal():
            return float(value)
        case JsonObject() if value.duplicates:
            raise model_altered(file)
        case dict():
            return {key: _plain(part, file) for key, part in value.items()}
        case list():
            return [_plain(part, file) for part in value]
    return value
