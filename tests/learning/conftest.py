"""Small tables to learn from."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from surveyapp.learning.data import Attribute, Examples, Table


def drawn(rows: int, seed: int = 1) -> Examples:
    """Return rows whose class is mostly told by two of four features; some values are missing."""
    rng = np.random.default_rng(seed)
    features = tuple(Attribute(name, ("a", "b", "c")) for name in ("one", "two", "three", "four"))
    codes = rng.integers(0, 3, (rows, 4)).astype(np.int32)
    classes = ((codes[:, 0] == 0) | (codes[:, 1] == 2)).astype(np.int32)
    flipped = rng.random(rows) < 0.05
    classes[flipped] = 1 - classes[flipped]
    codes[rng.random((rows, 4)) < 0.02] = -1
    return Examples(Table(features, codes), Attribute("class", ("no", "yes")), classes)


@pytest.fixture(scope="session")
def draw() -> Callable[..., Examples]:
    return drawn
