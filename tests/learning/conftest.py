"""Small tables to learn from."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from surveyapp.learning.base.table import Attribute, CodedTable, Examples


def drawn(rows: int, seed: int = 1) -> Examples:
    """Return rows whose class is mostly told by two of four features; some values are missing."""
    rng = np.random.default_rng(seed)
    features = tuple(Attribute(name, ("a", "b", "c")) for name in ("one", "two", "three", "four"))
    codes = rng.integers(0, 3, (rows, 4)).astype(np.int32)
    classes = ((codes[:, 0] == 0) | (codes[:, 1] == 2)).astype(np.int32)
    flipped = rng.random(rows) < 0.05
    classes[flipped] = 1 - classes[flipped]
    codes[rng.random((rows, 4)) < 0.02] = -1
    return Examples(CodedTable(features, codes), Attribute("class", ("no", "yes")), classes)


@pytest.fixture(scope="session")
def draw() -> Callable[..., Examples]:
    return drawn


@pytest.fixture
def made_examples():
    """Return rows whose class makes each feature's level likelier, the first feature most."""

    def make(n, seed=7, sizes=(3, 2, 4), classes=2, pull=(0.8, 0.5, 0.0)):
        rng = np.random.default_rng(seed)
        label = rng.choice(
            classes, size=n, p=np.arange(classes, 0, -1) / (classes * (classes + 1) / 2)
        )
        columns = []
        for size, strength in zip(sizes, pull, strict=True):
            drawn = rng.integers(size, size=n)
            columns.append(np.where(rng.random(n) < strength, label % size, drawn))
        attributes = tuple(
            Attribute(f"f{place}", tuple(f"v{level}" for level in range(size)))
            for place, size in enumerate(sizes)
        )
        codes = np.array(columns, dtype=np.int32).T
        target = Attribute("class", tuple(f"c{place}" for place in range(classes)))
        return Examples(CodedTable(attributes, codes), target, label.astype(np.int32))

    return make
