"""What a model is measured on: a public table, or interviews."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from surveyapp.analyses.evaluate import SurveyWeights, TestData
from surveyapp.learning.base.table import MISSING, Examples
from surveyapp.library.arrays import labels_of, weights_of
from surveyapp.library.learners import CodedClassifier
from surveyapp.library.problems import not_usable
from surveyapp.library.reading import SurveyData
from surveyapp.services.models.evaluation import learner_of
from surveyapp.storage.models.model_files import load_model


@contextmanager
def tested(model: Any, rows: Any, classes: Any, weights: Any) -> Iterator[TestData]:
    """Return a model and what it is measured on, for a ``with`` block.

    Parameters
    ----------
    model : classifier or path
        a trained classifier of the library, or the file of a model.
    rows : DataFrame or array of shape (n, d), or SurveyData
        a public table of the features; of a model's file, interviews.
    classes : array of shape (n,), optional
        the class of each row; None of interviews.
    weights : array of shape (n,), optional
        how many people each row stands for; None: one, and of interviews.

    Raises
    ------
    NotUsable
        if these do not go together.
    """
    if isinstance(model, CodedClassifier):
        if isinstance(rows, SurveyData) or classes is None:
            raise not_usable(
                "A classifier that was trained here is measured on a table and its classes: "
                "surveyapp.evaluate(model, X, y)."
            )
        yield _on_table(model, rows, classes, weights)
        return
    is_interviews = classes is None and weights is None and isinstance(rows, SurveyData)
    if not is_interviews or not isinstance(model, str | Path):
        raise not_usable(
            "Give a trained classifier, a table and its classes: surveyapp.evaluate(model, X, y); or the "
            "file of a model and interviews: surveyapp.evaluate(path, surveyapp.read(…))."
        )
    trained, _ = load_model(Path(model).expanduser())
    with rows.opened() as reports:
        yield TestData(trained, reports=reports)


def _on_table(model: CodedClassifier, rows: Any, classes: Any, weights: Any) -> TestData:
    features, trained = model.coded(rows), model.trained
    given = labels_of(classes, len(features), type(model).__name__)
    codes = trained.label_.coded([str(one) for one in given.tolist()])
    known = codes != MISSING
    examples = Examples(features.rows(known), trained.label_, codes[known])
    each = weights_of(weights, len(features))
    counted = None if each is None else SurveyWeights(each[known])
    return TestData(
        *(trained, examples),
        train_again=learner_of(trained),
        epsilon=float(model.epsilon_),
        weights=counted,
    )
