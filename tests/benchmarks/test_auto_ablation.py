"""What each constant of the default learner is worth: each halved and doubled, on simulated tables alone.

pytest -m slow -s tests/benchmarks/test_auto_ablation.py

Mean over tables and splits of accuracy, ROC area and log loss at ε .3, 1 and 4; simulated noise of the
same distribution. The tables are of ``packaging/simulated_tables.py``: no real one has a part in a constant.
"""

from __future__ import annotations

import importlib.util
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from surveyapp.learning.base.evaluation import roc
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Examples, labelled_examples
from surveyapp.learning.central import (
    candidates,
    leaf_correction,
    level_counts,
    moment_logistic,
    tree_growth,
)
from surveyapp.learning.central.auto import Auto, Parts

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[2]
SPLITS = 2
EVERY = 3
"""Of so many tables one is taken."""
EPSILONS = (0.3, 1.0, 4.0)
MOST = 0.95
"""Share of the tables, so that something is left to the tree."""
DOUBT = 0.01
"""By how much another constant may be better, of means over so few splits."""
OTHERS = [
    (candidates, "MOST_BAYES"),
    (candidates, "ROWS_TO_BE_SURE"),
    (leaf_correction, "PRIOR_ROWS"),
    (moment_logistic, "RIDGE_STRENGTH"),
    (level_counts, "CERTAIN"),
    (tree_growth, "COUNTS_SHARE"),
    (tree_growth, "ROWS_PER_CHOICE"),
    (tree_growth, "ENOUGH_ROWS"),
    (tree_growth, "ENOUGH_MINORITY"),
    (tree_growth, "ROWS_TO_CHOOSE_ALONE"),
]
"""Constants besides those of `Parts`: a module and a name."""


@cache
def tables() -> tuple[Examples, ...]:
    path = ROOT / "packaging" / "simulated_tables.py"
    spec = importlib.util.spec_from_file_location("simulated_tables", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    made = list(module.SIMULATED.values())[::EVERY]
    return tuple(labelled_examples(make(), "class") for make in made)


def splits(rows: int) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    rng, test = np.random.default_rng(2026), rows // 5
    for _ in range(SPLITS):
        shuffled = rng.permutation(rows)
        yield shuffled[test:], shuffled[:test]


def figures(said: np.ndarray, truth: np.ndarray) -> tuple[float, float, float]:
    """Return accuracy, ROC area and log loss."""
    areas = [roc(said[:, c], truth == c).area for c in range(said.shape[1]) if (truth == c).any()]
    loss = -np.log(said[np.arange(len(truth)), truth].clip(1e-6))
    return float((said.argmax(axis=1) == truth).mean()), float(np.mean(areas)), float(loss.mean())


def reached(parts: Parts) -> np.ndarray:
    """Return the means at each ε, shape (epsilons, 3)."""
    kind = type("Varied", (Auto,), {"parts": parts})
    means = []
    for epsilon in EPSILONS:
        found = []
        for examples in tables():
            for seed, (train, test) in enumerate(splits(len(examples))):
                noise = SimulatedNoise(np.random.default_rng([seed, 7]))
                model = kind(epsilon).fit(examples.rows(train), noise)
                held = examples.rows(test)
                found.append(figures(model.predict_proba(held.features), held.classes))
        means.append(np.mean(found, axis=0))
    return np.array(means)


@cache
def as_it_is() -> np.ndarray:
    found = reached(Parts())
    print("\n" + line("as it is", found))
    return found


def line(name: str, means: np.ndarray) -> str:
    shown = ("/".join(f"{mean:.3f}" for mean in of_one) for of_one in means.T)
    return f"{name:32} accuracy {{}}  ROC area {{}}  log loss {{}}".format(*shown)


@contextmanager
def changed(module: object, name: str, value: float) -> Iterator[None]:
    before = getattr(module, name)
    setattr(module, name, value)
    yield
    setattr(module, name, before)


@pytest.mark.parametrize("factor", [0.5, 2.0])
@pytest.mark.parametrize("name", list(asdict(Parts())))
def test_no_other_part_is_much_better(name, factor):
    own = getattr(Parts(), name)
    value = type(own)(own * factor)
    if name == "most_tables":
        value = min(value, MOST)
    others = reached(replace(Parts(), **{name: value}))
    print(line(f"{name} {value:g}", others))
    assert others[:, 0].mean() <= as_it_is()[:, 0].mean() + DOUBT


@pytest.mark.parametrize("factor", [0.5, 2.0])
@pytest.mark.parametrize(("module", "name"), OTHERS, ids=[name for _, name in OTHERS])
def test_no_other_constant_is_much_better(module, name, factor):
    value = getattr(module, name) * factor
    with changed(module, name, value):
        others = reached(Parts())
    print(line(f"{name} {value:g}", others))
    assert others[:, 0].mean() <= as_it_is()[:, 0].mean() + DOUBT
