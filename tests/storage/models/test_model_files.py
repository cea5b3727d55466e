"""Models of reports are kept and come back as they were; what was altered does not."""

import json

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.model_card import ModelCard, StoredModel
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.reports import single_question_reports
from surveyapp.learning.local.simulation import designs_for_even_epsilon, simulate_one_by_one
from surveyapp.learning.local.tree import LocalTree
from surveyapp.storage.models.model_files import load_model, save_model
from surveyapp.survey.json_format.strict_json import NotJson


@pytest.fixture(scope="module")
def trained():
    """Models of reports on a label that the first feature decides."""
    rng = np.random.default_rng(2)
    features = (Attribute("a", ("x", "y", "z")), Attribute("b", ("no", "yes")))
    codes = np.stack([rng.integers(3, size=4000), rng.integers(2, size=4000)], axis=1)
    classes = np.where(rng.random(4000) < 0.9, codes[:, 0] == 2, codes[:, 1] == 1)
    rows = Examples(
        CodedTable(features, codes.astype(np.int32)),
        Attribute("c", ("low", "high")),
        classes.astype(np.int32),
    )
    asked, label = simulate_one_by_one(rows, designs_for_even_epsilon(rows, 9.0), rng)
    models = {
        "bayes": LocalNaiveBayes().fit(single_question_reports(asked, label)),
        "tree": LocalTree().fit(asked, label),
    }
    return rows, models


@pytest.mark.parametrize("kind", ["bayes", "tree"])
def test_a_local_model_predicts_the_same_after_it_was_kept(trained, tmp_path, kind):
    rows, models = trained
    model, path = models[kind], tmp_path / "m.model.json"

    save_model(model, ModelCard("reports", 4000, 9.0, neighbours="local", design="k_rr"), path)
    again, card = load_model(path)

    assert type(again) is type(model)
    assert card.design == "k_rr"
    np.testing.assert_allclose(
        again.predict_proba(rows.features), model.predict_proba(rows.features), atol=1e-6
    )
    assert len(np.unique(again.predict(rows.features))) == 2


@pytest.mark.parametrize("kind", ["bayes", "tree"])
def test_parameters_that_describe_no_local_model_are_refused(trained, kind):
    _, models = trained
    model = models[kind]
    wrong = {
        "bayes": [{"tables": []}, {"prior": [1.0]}, {"prior": [-1.0, 2.0]}, {"used": [1]}],
        "tree": [{"root": {}}, {"root": {"size": 1, "classes": [1.0]}}],
    }[kind]

    for change in wrong:
        parameters = {**model.parameters(), **change}
        with pytest.raises((KeyError, TypeError, ValueError, IndexError)):
            type(model).restored(StoredModel(model.features_, model.label_, 1.0, parameters))


def test_a_part_that_stands_twice_is_refused(trained, tmp_path):
    path = tmp_path / "m.model.json"
    save_model(trained[1]["tree"], ModelCard("reports", 4000, 9.0), path)
    text = path.read_text()
    path.write_text(text.replace('"card":', '"card":{},"card":', 1))

    with pytest.raises(UserProblem, match="was altered or damaged"):
        load_model(path)


@pytest.mark.parametrize("value", [3, [], {"format": "surveyapp-survey/1"}])
def test_another_file_is_no_model(tmp_path, value):
    path = tmp_path / "m.model.json"
    path.write_text(json.dumps(value))

    with pytest.raises(Exception, match="not a model"):
        load_model(path)


def test_a_file_that_is_cut_short_is_no_model(trained, tmp_path):
    path = tmp_path / "m.model.json"
    save_model(trained[1]["bayes"], ModelCard("reports", 4000, 9.0), path)
    path.write_bytes(path.read_bytes()[:200])

    with pytest.raises(NotJson):
        load_model(path)
