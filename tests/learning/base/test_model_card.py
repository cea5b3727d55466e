from __future__ import annotations

import copy
import math
from dataclasses import replace

import numpy as np
import pytest

from surveyapp.errors import UserProblem
from surveyapp.learning.base.model_card import ModelCard, _hash, model_from_json, model_to_json
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.auto import Auto
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.learning.central.registry import CLASSIFIERS


@pytest.fixture
def kept(draw):
    return model_to_json(
        NaiveBayes(1.0).fit(draw(200)), ModelCard("drawn", 200, 1.0, neighbours="one_more")
    )


def without_blanks(examples):
    never = tuple(replace(a, can_be_missing=False) for a in examples.features.attributes)
    features = CodedTable(never, np.maximum(examples.features.codes, 0))
    return replace(examples, features=features)


def sealed(value):
    content = {key: part for key, part in value.items() if key != "sha256"}
    return {**content, "sha256": _hash(content)}


def read(value):
    return model_from_json(value, "m.json", CLASSIFIERS)


def test_a_model_says_what_it_is(kept):
    assert kept["format"] == "surveyapp-model/1"
    assert kept["method"] == "naive-bayes"
    assert kept["label"] == {"name": "class", "levels": ["no", "yes"]}
    assert kept["card"]["epsilon"] == 1.0
    assert len(kept["sha256"]) == 64


def test_a_model_of_a_column_that_is_never_missing_says_so_in_a_format_of_its_own(draw):
    examples = without_blanks(draw(200))
    model = NaiveBayes(1.0).fit(examples)
    kept = model_to_json(model, ModelCard("drawn", 200, 1.0, neighbours="one_more"))
    assert kept["format"] == "surveyapp-model/3"
    assert kept["features"][0] == {"name": "one", "levels": ["a", "b", "c"], "missing": False}
    again, _ = read(kept)
    assert again.features_ == model.features_
    before, after = (each.predict_proba(examples.features) for each in (model, again))
    assert after == pytest.approx(before, abs=1e-8)
    with pytest.raises(UserProblem, match="was altered or damaged"):
        read(sealed({**kept, "format": "surveyapp-model/2"}))


@pytest.mark.parametrize("value", [None, [], "text", {}, {"format": "surveyapp-model/4"}])
def test_another_version_is_refused(value):
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*is not a model that this).*m\.json is not a model that this program can read",
    ):
        read(value)


def test_an_unknown_method_is_refused(kept):
    with pytest.raises(UserProblem, match="is not a model that this program can read"):
        read(sealed({**kept, "method": "oracle"}))


def altered(kept, path, value):
    changed = copy.deepcopy(kept)
    place = changed
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return changed


ALTERATIONS = [
    (("card", "epsilon"), 0.1),
    (("card", "rows"), 300),
    (("features", 0, "name"), "other"),
    (("parameters", "weights", 0), [9.0, 9.0]),
    (("sha256",), "0" * 64),
]


@pytest.mark.parametrize(("path", "value"), ALTERATIONS, ids=str)
def test_an_altered_model_is_refused(kept, path, value):
    with pytest.raises(UserProblem, match=r"^(?=.*was altered or damaged).*m\.json was altered"):
        read(altered(kept, path, value))


def test_a_key_more_or_less_is_refused(kept):
    with pytest.raises(UserProblem, match="was altered or damaged"):
        read({**kept, "extra": 1})
    with pytest.raises(UserProblem, match="was altered or damaged"):
        read({key: part for key, part in kept.items() if key != "card"})


def test_what_json_cannot_hold_is_refused(kept):
    with pytest.raises(UserProblem, match="was altered or damaged"):
        read({**kept, "parameters": {"weights": float("nan")}})


PARTS = [
    (("parameters", "tree"), [0, -1]),
    (("parameters", "tree"), [99]),
    (("parameters", "tree"), [-1, -1]),
    (("parameters", "offsets"), [[0.0]]),
    (("parameters", "intercept"), ["a", "b"]),
    (("features", 0, "levels"), ["a", "a", "b"]),
    (("features", 0, "levels"), [1, 2, 3]),
    (("label",), {"name": "class"}),
    (("card", "surplus"), 1),
    (("card", "epsilon"), -1.0),
    (("card", "epsilon_one_changed"), 1.0),
]


@pytest.mark.parametrize(
    ("neighbours", "changed"), [("one_more", 4.0), ("one_changed", 2.0), ("local", 2.0)]
)
def test_the_card_says_what_epsilon_holds_for_where_one_row_is_changed(draw, neighbours, changed):
    card = ModelCard("drawn", 200, 2.0, neighbours=neighbours)
    kept = model_to_json(NaiveBayes(2.0).fit(draw(200)), card)
    assert kept["card"]["epsilon_one_changed"] == changed
    assert read(kept)[1] == card


OF_ITS_PROTECTION = [
    ("rows_are", "exact?"),
    ("rows_are", ""),
    ("levels", "guessed"),
    ("levels", "found"),
    ("delta", 0.1),
    ("delta", 2.0),
    ("delta", "0.1"),
    ("rows", "200"),
    ("rows", None),
]


def protected_card(**facts):
    return ModelCard(
        **{
            "data": "drawn",
            "rows": 200,
            "epsilon": 2.0,
            "neighbours": "one_changed",
            "rows_are": "public",
            "levels": "stated",
            **facts,
        }
    )


@pytest.mark.parametrize(
    "facts",
    [
        {},
        {"levels": "found", "delta": 1e-9},
        {"neighbours": "one_more", "rows_are": "noisy", "rows": None},
        {"neighbours": "public", "rows_are": "exact", "levels": "data"},
    ],
)
def test_a_card_that_says_what_is_protected_has_a_format_of_its_own(draw, facts):
    kept = model_to_json(NaiveBayes(2.0).fit(draw(200)), protected_card(**facts))
    assert kept["format"] == "surveyapp-model/2"
    assert read(kept)[1] == protected_card(**facts)
    with pytest.raises(UserProblem, match="was altered or damaged"):
        read(sealed({**kept, "format": "surveyapp-model/1"}))


@pytest.mark.parametrize(("field", "value"), OF_ITS_PROTECTION, ids=str)
def test_what_no_card_says_of_its_protection_is_refused_even_with_a_hash_that_fits(
    draw, field, value
):
    kept = model_to_json(NaiveBayes(2.0).fit(draw(200)), protected_card())
    with pytest.raises(UserProblem, match="was altered or damaged"):
        read(sealed(altered(kept, ("card", field), value)))


def test_a_level_that_may_show_costs_more_delta_where_a_row_is_changed():
    """Two steps of (ε, δ) are (2ε, (1 + e^ε)δ)."""
    card = protected_card(neighbours="one_more", rows_are="noisy", levels="found", delta=1e-6)
    assert card.epsilon_one_changed == 4.0
    assert card.delta_one_changed == pytest.approx((1 + math.exp(2)) * 1e-6)
    assert protected_card(levels="found", delta=1e-6).delta_one_changed == 1e-6


@pytest.mark.parametrize(("path", "value"), PARTS, ids=str)
def test_a_part_that_is_none_is_refused_even_with_a_hash_that_fits(kept, path, value):
    with pytest.raises(UserProblem, match="was altered or damaged"):
        read(sealed(altered(kept, path, value)))


@pytest.fixture(scope="module")
def with_level_counts():
    """A model that kept how many of five yes/no features are "no"."""
    codes = np.random.default_rng(1).integers(0, 2, (1500, 5)).astype(np.int32)
    features = CodedTable(tuple(Attribute(f"f{place}", ("no", "yes")) for place in range(5)), codes)
    examples = Examples(features, Attribute("class", ("a", "b")), codes[:, 0] ^ codes[:, 1])
    model = Auto(1.0).fit(examples, SimulatedNoise(np.random.default_rng(1)))
    return model_to_json(model, ModelCard("drawn", 1500, 1.0, neighbours="one_more"))


OF_LEVEL_COUNTS = [
    ("features", [0, 1, 2, 3, 5]),
    ("features", [0, 1, 2, 3, -1]),
    ("features", [0, 1, 2, 3, 3]),
    ("features", []),
    ("label", 5),
    ("label", 4),
    ("shape", [5]),
    ("shape", [6, 6, 6]),
    ("shape", []),
    ("counts", [1.0] * 5),
    ("variance", -1.0),
]


@pytest.mark.parametrize(("part", "value"), OF_LEVEL_COUNTS, ids=str)
def test_level_counts_that_do_not_fit_the_features_are_refused(with_level_counts, part, value):
    """They were read as they are, whatever they counted."""
    assert read(with_level_counts)[0].released_.level_counts.features == (0, 1, 2, 3, 4)
    path = ("parameters", "released", "level_counts", part)
    with pytest.raises(UserProblem, match="was altered or damaged"):
        read(sealed(altered(with_level_counts, path, value)))
