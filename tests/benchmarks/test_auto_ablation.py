"""What each constant of the default learner is worth: each halved and doubled, on tables for building.

pytest -m slow -s tests/benchmarks/test_auto_ablation.py

Mean over tables and splits, ε .3, 1 and 4; simulated noise of the same distribution. Three tables are made
here (every end of a game of noughts and crosses; 60 columns of which two dozen tell of two kinds of splice
sites, by their textbook consensus; 7 answers that depend on a group, and 9 classes); the others are the
shared ones. Figures of a run stand at each attribute of `Parts`.
"""

from __future__ import annotations

import csv
from collections.abc import Iterator
from dataclasses import asdict, replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import (
    Attribute,
    CodedTable,
    Examples,
    coded_table,
    labelled_examples,
)
from surveyapp.learning.central.auto import Auto, Parts

pytestmark = pytest.mark.slow

DATA = Path(__file__).parents[2].parent / "shared" / "data"
SHARED = ("car", "house-votes", "contraceptive", "fair", "chess")
SPLITS = 5
EPSILONS = (0.3, 1.0, 4.0)
SHARES = ("classes", "choice", "tables", "level_counts", "most_scores")
MOST = 0.97
DOUBT = 0.01
"""By how much another constant may be better, of means over so few splits."""


def made(codes: np.ndarray, classes: np.ndarray) -> Examples:
    attributes = tuple(
        Attribute(f"f{place}", tuple(map(str, range(int(column.max()) + 1))))
        for place, column in enumerate(codes.T)
    )
    label = Attribute("class", tuple(map(str, range(int(classes.max()) + 1))))
    return Examples(CodedTable(attributes, codes.astype(np.int32)), label, classes.astype(np.int32))


def endgame() -> Examples:
    """Return the 958 ends of a game, and whether the first player has won."""
    lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
    ends: dict[tuple[int, ...], int] = {}

    def won(board: list[int], player: int) -> bool:
        return any(all(board[square] == player for square in line) for line in lines)

    def play(board: list[int], player: int) -> None:
        if won(board, 1) or won(board, 2) or all(board):
            ends[tuple(board)] = int(won(board, 1))
            return
        for square in range(9):
            if not board[square]:
                board[square] = player
                play(board, 3 - player)
                board[square] = 0

    play([0] * 9, 1)
    return made(np.array(list(ends)), np.array(list(ends.values())))


def sites() -> Examples:
    """Return 60 letters around a splice site of either kind, or none."""
    rng = np.random.default_rng(1)
    classes = rng.choice(3, 3186, p=[0.24, 0.24, 0.52])
    codes = rng.choice(4, (3186, 60))
    donor = {28: 0.6, 29: 0.8, 30: 0.98, 31: 0.98, 32: 0.5, 33: 0.7, 34: 0.8, 35: 0.48}
    acceptor = {**dict.fromkeys(range(10, 25), 0.46), 27: 0.65, 28: 0.98, 29: 0.98, 30: 0.5}
    for kind, likely in ((0, donor), (1, acceptor)):
        for place, share in likely.items():
            at = (classes == kind) & (rng.random(3186) < share)
            codes[at, place] = (place * (kind + 1)) % 4
    return made(codes, classes)


def groups() -> Examples:
    """Return answers of people of four groups to seven questions; the class depends on both."""
    rng = np.random.default_rng(12)
    group = rng.integers(0, 4, 2400)
    codes = np.stack([_drawn(rng, rng.dirichlet([1.5] * 4, 4)[group]) for _ in range(7)], axis=1)
    scores = rng.normal(0, 0.6, (4, 9))[group]
    for place in range(4):
        scores = scores + rng.normal(0, 0.7, (4, 9))[codes[:, place]]
    chances = np.exp(scores) / np.exp(scores).sum(axis=1, keepdims=True)
    return made(codes, _drawn(rng, chances))


def _drawn(rng: np.random.Generator, chances: np.ndarray) -> np.ndarray:
    """Return one place of each row, with the row's chances."""
    below = chances.cumsum(axis=1) < rng.random((len(chances), 1))
    return below.sum(axis=1).clip(0, chances.shape[1] - 1)


def shared(name: str) -> Examples:
    with (DATA / f"{name}.csv").open(encoding="utf-8", newline="") as file:
        header, *rows = list(csv.reader(file))
    columns = [[None if v == "?" else v for v in column] for column in zip(*rows, strict=True)]
    attributes = tuple(
        Attribute(title, tuple(sorted({v for v in column if v is not None})))
        for title, column in zip(header, columns, strict=True)
    )
    return labelled_examples(coded_table(attributes, columns), header[-1])


@cache
def tables() -> tuple[Examples, ...]:
    own = (endgame(), sites(), groups())
    return (*own, *(shared(name) for name in SHARED)) if DATA.is_dir() else own


def splits(rows: int) -> Iterator[tuple[np.ndarray, np.ndarray]]:
    rng, test = np.random.default_rng(2026), rows // 5
    for _ in range(SPLITS):
        shuffled = rng.permutation(rows)
        yield shuffled[test:], shuffled[:test]


@cache
def reached(parts: Parts) -> tuple[float, ...]:
    """Return the mean accuracy at each ε."""
    kind = type("Varied", (Auto,), {"parts": parts})
    means = []
    for epsilon in EPSILONS:
        found = []
        for examples in tables():
            for seed, (train, test) in enumerate(splits(len(examples))):
                noise = SimulatedNoise(np.random.default_rng([seed, 7]))
                model = kind(epsilon).fit(examples.rows(train), noise)
                held = examples.rows(test)
                found.append(float((model.predict(held.features) == held.classes).mean()))
        means.append(float(np.mean(found)))
    return tuple(means)


def told(name: str, means: tuple[float, ...]) -> str:
    return f"{name:24} " + "  ".join(f"{mean:.4f}" for mean in means)


@pytest.mark.parametrize("name", list(asdict(Parts())))
def test_no_other_constant_is_much_better(name):
    chosen = Parts()
    print("\n" + told("as it is", reached(chosen)))
    for factor in (0.5, 2.0):
        value = getattr(chosen, name) * factor
        if isinstance(getattr(chosen, name), int):
            value = max(1, round(value))
        if name in SHARES:
            # together they must leave something to the tree
            rest = sum(getattr(chosen, other) for other in SHARES if other != name)
            value = min(value, MOST - rest)
        others = reached(replace(chosen, **{name: value}))
        print(told(f"{name} {value:g}", others))
        assert np.mean(others) <= np.mean(reached(chosen)) + DOUBT
