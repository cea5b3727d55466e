"""What a learner declares reaches the command, the model and its card, and Python; no other takes it."""

from __future__ import annotations

import csv
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from surveyapp.learning.base.classifier import Classifier
from surveyapp.learning.central.registry import CLASSIFIERS
from surveyapp.learning.decision_tree import DecisionTree
from surveyapp.learning.local.auto import LocalAuto
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.registry import LOCAL_LEARNERS
from surveyapp.learning.local.tree import LocalTree
from surveyapp.options import Option, OptionKind, flag, whole
from surveyapp.services.models.learners import (
    LEARNERS,
    SEED,
    WITHOUT_PRIVACY,
    declared_options,
    read_options,
)
from surveyapp.storage.models.model_files import load_model

KINDS: dict[str, tuple[str, type[Classifier], float | None]] = {
    **{f"{one.learner}": (one.learner, one, 5.0) for one in CLASSIFIERS},
    **{
        f"{one.learner}-inf": (one.learner, twin, math.inf) for one, twin in WITHOUT_PRIVACY.items()
    },
    **{f"{name}-of-reports": (name, one, None) for name, one in LOCAL_LEARNERS.items()},
}
"""Each learner by the name that commands take, with its class and the ε of its table; None: of reports."""
EVERY = [(key, option) for key, (_name, kind, _epsilon) in KINDS.items() for option in kind.options]
every_option = pytest.mark.parametrize(
    ("key", "option"), EVERY, ids=[f"{key}-{option.name}" for key, option in EVERY]
)


CHOOSES = {LocalAuto: (LocalNaiveBayes, LocalTree)}
"""What a learner keeps that chooses one of others."""


def other_value(option: Option) -> Any:
    """Return a value that an option can have, as JSON holds it, and that is not its default."""
    if option.name == "class_weight":
        return {"a": 3.0}
    match option.kind:
        case OptionKind.FLAG:
            return not option.default
        case OptionKind.CHOICE:
            return next(one.value for one in option.choices if one is not option.default)
        case OptionKind.WEIGHTS:
            return {"one": 3.0}
        case OptionKind.TEXTS | OptionKind.VARIABLES:
            return ["one"]
        case OptionKind.TEXT | OptionKind.VARIABLE:
            return "one"
    low = 0 if math.isinf(option.low) else option.low
    value = (option.default or low) + 1
    if value > option.high:
        value = (low + option.high) / 2
    return int(value) if option.kind is OptionKind.WHOLE else float(value)


@pytest.fixture(scope="module")
def table(tmp_path_factory) -> Path:
    path, rng = tmp_path_factory.mktemp("table") / "t.csv", np.random.default_rng(1)
    rows = rng.choice(["a", "b"], (60, 3)).tolist()
    with path.open("w", newline="") as file:
        csv.writer(file).writerows([["one", "two", "class"], *rows])
    return path


@pytest.fixture
def train(run, table, tmp_path, survey_json):
    """Return what trains by the command, on a public table or on reports; it returns output and model."""

    def trained(learner: str, epsilon: float | None, *words: object):
        out = tmp_path / "m.json"
        out.unlink(missing_ok=True)
        source: tuple[object, ...] = (table, "--public", "--epsilon", epsilon)
        if epsilon is None:
            asked = (
                {
                    "id": name,
                    "type": "single_choice",
                    "text": {"en": "?"},
                    "choices": [{"id": code, "text": {"en": code}} for code in "ab"],
                    "design": {"name": "direct"},
                }
                for name in ("one", "two", "class")
            )
            survey = tmp_path / "s.survey.json"
            survey.write_text(json.dumps(survey_json(*asked)))
            source = (table, "--survey", survey)
        code, told, err = run("train", learner, *source, "--label", "class", *words, "--out", out)
        return code, told, err, out

    return trained


@every_option
def test_an_option_reaches_the_model_its_card_and_its_file(train, key, option):
    learner, kind, epsilon = KINDS[key]
    value = other_value(option)
    words = option.words(option.read(value))
    code, told, err, out = train(learner, epsilon, *words)
    assert code == 0, err
    assert " ".join(words) in [line.removeprefix("option: ") for line in told.splitlines()]
    model, _card = load_model(out)
    assert type(model) in CHOOSES.get(kind, (kind,))
    assert model.get_params()[option.name] == option.read(value)
    assert model.chosen_options() == {option.name: value}


@every_option
def test_an_option_has_its_words_and_a_default_that_it_takes(key, option):
    assert option.title
    assert option.help
    assert option.default == option.read(option.default)
    assert KINDS[key][1]().get_params()[option.name] == option.default


@pytest.mark.parametrize("key", KINDS)
def test_an_option_of_other_learners_is_refused_before_anything_is_spent(train, key):
    learner, kind, epsilon = KINDS[key]
    own = {option.name for option in kind.options}
    others = [o for o, _learners in declared_options() if o.name not in {*own, SEED}]
    assert others
    for option in others[:1]:
        words = option.words(option.read(other_value(option)))
        code, told, err, out = train(learner, epsilon, *words)
        assert (code, told) == (2, "")
        assert err.startswith(f"error: {option.flag}: it is ")
        assert "leave it out" in err
        assert not out.exists()


def test_an_option_has_one_meaning_whoever_declares_it():
    for option, learners in declared_options():
        for key, (name, kind, _epsilon) in KINDS.items():
            same = [one for one in kind.options if one.name == option.name and name in learners]
            assert all((one.kind, one.flag) == (option.kind, option.flag) for one in same), key


def test_a_model_trained_with_the_defaults_is_written_as_before(train):
    assert "options" not in train("forest", 5.0)[3].read_text()


def test_a_declared_attribute_is_an_option_of_its_class_and_of_those_below():
    class Stump(DecisionTree):
        deepest = 1
        leaves: int = whole("Leaves", "how many", default=2, low=2)
        is_mirrored: bool = flag("Mirrored", "the other way round")

    inherited = tuple(option.name for option in DecisionTree.options)
    assert tuple(option.name for option in Stump.options) == (*inherited, "leaves", "is_mirrored")
    assert Stump().get_params()["deepest"] == 1
    assert Stump(leaves="3").leaves == 3
    assert Stump(leaves=3).chosen_options() == {"leaves": 3}
    assert DecisionTree().deepest == 100
    assert Stump.leaves == 2


def test_typed_values_are_read_by_the_declaration():
    given = {"trees": "12", "weights": ["one=2", "two=.5"], "growth": "noisy"}
    found = read_options("forest", 1.0, given)
    assert found["trees"] == 12
    assert found["weights"] == {"one": 2.0, "two": 0.5}
    assert LEARNERS["forest"](1.0, **found).growth.value == "noisy"
