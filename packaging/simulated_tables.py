"""A family of simulated tables, of every kind that learners meet.

The default learner's constants are chosen on tables of these kinds; real tables are for judging alone. Each
has its class last; its name says its kind, rows × features.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.table import Attribute, CodedTable

Codes = NDArray[np.integer]
Chances = NDArray[np.float64]


def table_of(codes: Codes, classes: Codes, sizes: Sequence[int], labels: int) -> CodedTable:
    """Return a table without gaps, its class last."""
    columns = [(f"f{place}", size) for place, size in enumerate(sizes)] + [("class", labels)]
    attributes = tuple(
        Attribute(name, tuple(map(str, range(size))), can_be_missing=False)
        for name, size in columns
    )
    return CodedTable(attributes, np.column_stack([codes, classes]).astype(np.int32))


def drawn(rng: np.random.Generator, chances: Chances) -> Codes:
    """Return one place of each row, with the row's chances."""
    below = chances.cumsum(axis=1) < rng.random((len(chances), 1))
    places: Codes = below.sum(axis=1).clip(0, chances.shape[1] - 1)
    return places


def softmax(scores: Chances) -> Chances:
    """Return shares in proportion to exp(score)."""
    powers = np.exp(scores - scores.max(axis=1, keepdims=True))
    return powers / powers.sum(axis=1, keepdims=True)


def cut(values: Chances, bins: Sequence[int]) -> Codes:
    """Return measured values in bins of equal counts."""
    found = [
        np.searchsorted(np.quantile(column, np.arange(1, k) / k), column)
        for column, k in zip(values.T, bins, strict=True)
    ]
    return np.column_stack(found)


def independent(  # noqa: PLR0917 - a table's measures
    rows: int, features: int, levels: int, shares: list[float], telling: int, spread: float
) -> CodedTable:
    """Return features that are independent within each class; some of them tell it."""
    rng = np.random.default_rng([rows, features, telling])
    classes = rng.choice(len(shares), rows, p=shares)
    columns = []
    for place in range(features):
        scores = np.repeat(rng.normal(0, 0.7, (1, levels)), len(shares), axis=0)
        if place < telling:
            scores = scores + rng.normal(0, spread, scores.shape)
        columns.append(drawn(rng, softmax(scores)[classes]))
    order = rng.permutation(features)
    return table_of(np.column_stack(columns)[:, order], classes, [levels] * features, len(shares))


def interaction(  # noqa: PLR0917 - a table's measures
    rows: int, features: int, levels: int, order: int, noise: float, main: float
) -> CodedTable:
    """Return a class that some features decide together, and perhaps one of the others alone."""
    rng = np.random.default_rng([rows, features, order])
    codes = rng.integers(0, levels, (rows, features))
    if levels == 2:
        decides = np.indices((2,) * order).sum(axis=0) % 2
    else:
        decides = rng.integers(0, 2, (levels,) * order)
    classes = decides[tuple(codes[:, :order].T)]
    classes = np.where(rng.random(rows) < noise, 1 - classes, classes)
    classes = np.where(rng.random(rows) < main, codes[:, -1] >= levels // 2, classes)
    return table_of(codes[:, rng.permutation(features)], classes, [levels] * features, 2)


def graded(rows: int, sizes: list[int], labels: int) -> CodedTable:
    """Return a designed table of grades: bands of a weighted sum, but for two vetoes."""
    rng = np.random.default_rng([rows, *sizes])
    codes = np.column_stack([rng.integers(0, size, rows) for size in sizes])
    score = (codes / (np.array(sizes) - 1) * rng.dirichlet(np.ones(len(sizes)))).sum(axis=1)
    classes = np.searchsorted(np.quantile(score, np.linspace(0.55, 0.95, labels - 1)), score)
    veto = (codes[:, 0] == 0) | ((codes[:, 1] == 0) & (codes[:, 2] < sizes[2] // 2))
    return table_of(codes, np.where(veto, 0, classes), sizes, labels)


def logistic(  # noqa: PLR0917 - a table's measures
    rows: int, sizes: list[int], labels: int, common: float, strength: float, shift: float
) -> CodedTable:
    """Return correlated measurements in bins, whose unbinned values tell the class by a softmax."""
    rng = np.random.default_rng([rows, *sizes])
    loads = rng.normal(0, 1, (2, len(sizes))) / np.sqrt(2)
    values = np.sqrt(1 - common) * rng.normal(size=(rows, len(sizes)))
    values += np.sqrt(common) * (rng.normal(size=(rows, 2)) @ loads)
    scores = values @ rng.normal(0, strength / np.sqrt(len(sizes)), (len(sizes), labels))
    scores[:, 0] += shift
    return table_of(cut(values, sizes), drawn(rng, softmax(scores)), sizes, labels)


def grouped(rows: int, features: int, levels: int, groups: int, labels: int) -> CodedTable:
    """Return answers of people of hidden groups; the class depends on group and answers."""
    rng = np.random.default_rng([rows, features, groups])
    group = rng.integers(0, groups, rows)
    codes = np.column_stack(
        [drawn(rng, rng.dirichlet([1.0] * levels, groups)[group]) for _ in range(features)]
    )
    scores = rng.normal(0, 1, (groups, labels))[group]
    for place in range(min(4, features)):
        scores = scores + rng.normal(0, 0.6, (levels, labels))[codes[:, place]]
    return table_of(codes, drawn(rng, softmax(scores)), [levels] * features, labels)


def clustered(rows: int, features: int, bins: int, labels: int, modes: int) -> CodedTable:
    """Return measurements in bins, where each class has clusters of its own in half of them."""
    rng = np.random.default_rng([rows, features, labels])
    classes = rng.choice(labels, rows, p=rng.dirichlet(np.full(labels, 4)))
    middles = rng.normal(0, 1.1, (labels, modes, features)) * (rng.random(features) < 0.5)
    mixing = rng.normal(size=(features, features)) * 0.35 + np.eye(features)
    values = middles[classes, rng.integers(0, modes, rows)]
    values = values + rng.normal(size=(rows, features)) @ mixing
    return table_of(cut(values, [bins] * features), classes, [bins] * features, labels)


def redundant(rows: int, features: int) -> CodedTable:
    """Return yes/no answers that all say which side one is on; half of them nearly repeat the others."""
    rng = np.random.default_rng([rows, features])
    side = rng.random(rows) < 0.4
    agrees = rng.random((rows, features)) < rng.uniform(0.7, 0.95, features)
    codes = np.where(agrees, side[:, None], ~side[:, None]).astype(int)
    half = features // 2
    same = rng.random((rows, half)) < 0.9
    codes[:, half:] = np.where(same, codes[:, :half], codes[:, half:])
    classes = np.where(rng.random(rows) < 0.93, side, ~side).astype(int)
    return table_of(codes, classes, [2] * features, 2)


def marked(rows: int, features: int, labels: int, flipped: float) -> CodedTable:
    """Return a code word of yes/no marks for each of many classes, where some marks are flipped."""
    rng = np.random.default_rng([rows, features, labels])
    classes = rng.integers(0, labels, rows)
    codes = rng.integers(0, 2, (labels, features))[classes] ^ (
        rng.random((rows, features)) < flipped
    )
    return table_of(codes, classes, [2] * features, labels)


def weak(rows: int, features: int, bins: int, shift: float) -> CodedTable:
    """Return measurements in bins, all of which tell a little."""
    rng = np.random.default_rng([rows, features])
    classes = rng.integers(0, 2, rows)
    values = rng.normal(size=(rows, features)) + shift * (2 * classes[:, None] - 1)
    return table_of(cut(values, [bins] * features), classes, [bins] * features, 2)


def curved(  # noqa: PLR0917 - a table's measures
    rows: int, features: int, bins: int, labels: int, latent: int, modes: int
) -> CodedTable:
    """Return measurements in bins that bend with hidden numbers; the nearest of some points is the class."""
    rng = np.random.default_rng([rows, features, labels])
    hidden = rng.normal(size=(rows, latent))
    points = rng.normal(size=(labels * modes, latent))
    classes = ((hidden[:, None] - points) ** 2).sum(axis=2).argmin(axis=1) % labels
    bent = np.sin(1.2 * hidden @ rng.normal(size=(latent, features)) + rng.uniform(0, 6, features))
    values = bent + 0.3 * (hidden @ rng.normal(size=(latent, features)))
    values += 0.3 * rng.normal(size=(rows, features))
    return table_of(cut(values, [bins] * features), classes, [bins] * features, labels)


def ruled(  # noqa: PLR0917 - a table's measures
    rows: int, features: int, bins: int, labels: int, depth: int, common: float
) -> CodedTable:
    """Return correlated measurements in bins, whose class a random tree of cuts decides, mostly."""
    rng = np.random.default_rng([rows, features, labels, depth])
    loads = rng.normal(size=(3, features)) * np.sqrt(common / 3)
    values = rng.normal(size=(rows, 3)) @ loads
    values += np.sqrt(1 - common) * rng.normal(size=(rows, features))
    used = rng.choice(features, max(4, features // 3), replace=False)
    leaf = np.zeros(rows, dtype=int)
    for _ in range(depth):
        below = leaf.copy()
        for node in np.unique(leaf):
            inside = leaf == node
            asked = values[:, rng.choice(used)]
            edge = np.quantile(asked[inside], rng.uniform(0.3, 0.7))
            below[inside] = 2 * node + 1 + (asked[inside] > edge)
        leaf = below
    places, leaves = np.unique(leaf, return_inverse=True)
    classes = rng.permutation(np.resize(np.arange(labels), len(places)))[leaves]
    classes = np.where(rng.random(rows) < 0.05, rng.integers(0, labels, rows), classes)
    return table_of(cut(values, [bins] * features), classes, [bins] * features, labels)


def echoed(  # noqa: PLR0917 - a table's measures
    rows: int, features: int, bins: int, labels: int, latent: int, modes: int, noise: float
) -> CodedTable:
    """Return measurements in bins that mix the same few hidden numbers, in which classes are clusters."""
    rng = np.random.default_rng([rows, features, labels, latent, 0])
    classes, mode = rng.integers(0, labels, rows), rng.integers(0, modes, rows)
    middles = rng.normal(size=(labels, modes, latent))
    stretch = rng.normal(0, 0.8 / np.sqrt(latent), (labels, latent, latent))
    hidden = np.einsum("nl,nlk->nk", rng.normal(size=(rows, latent)), stretch[classes])
    values = (middles[classes, mode] + hidden) @ rng.normal(size=(latent, features))
    values = values / values.std(axis=0) + noise * rng.normal(size=values.shape)
    return table_of(cut(values, [bins] * features), classes, [bins] * features, labels)


def repeated(  # noqa: PLR0917 - a table's measures
    rows: int, measures: int, times: int, bins: int, labels: int, noise: float
) -> CodedTable:
    """Return measurements in bins that were taken several times in turn, each time with other errors."""
    rng = np.random.default_rng([rows, measures, times, 0])
    classes = rng.choice(labels, rows, p=rng.dirichlet(np.full(labels, 6)))
    middles = rng.normal(0, 1.2, (labels, measures))
    stretch = 0.6 * np.eye(measures) + 0.3 * rng.normal(size=(labels, measures, measures))
    true = middles[classes]
    true = true + np.einsum("nb,nbc->nc", rng.normal(size=true.shape), stretch[classes])
    values = np.hstack([true + noise * rng.normal(size=true.shape) for _ in range(times)])
    sizes = [bins] * values.shape[1]
    return table_of(cut(values, sizes), classes, sizes, labels)


SIMULATED: dict[str, Callable[[], CodedTable]] = {
    "independent 2000 × 8": lambda: independent(2000, 8, 3, [0.4, 0.35, 0.25], 5, 0.5),
    "independent 600 × 12": lambda: independent(600, 12, 2, [0.6, 0.4], 6, 0.6),
    "independent 250 × 8": lambda: independent(250, 8, 3, [0.4, 0.4, 0.2], 4, 0.8),
    "few of many tell 3000 × 50": lambda: independent(3000, 50, 4, [0.5, 0.25, 0.25], 12, 0.9),
    "few of many tell 900 × 40": lambda: independent(900, 40, 2, [0.7, 0.3], 8, 0.8),
    "rare classes 4000 × 9": lambda: independent(4000, 9, 4, [0.9, 0.07, 0.03], 5, 0.7),
    "nothing tells 1000 × 8": lambda: independent(1000, 8, 3, [0.55, 0.3, 0.15], 0, 0.5),
    "15 levels 3000 × 6": lambda: independent(3000, 6, 15, [0.5, 0.3, 0.2], 4, 0.6),
    "exclusive or of three 1500 × 8": lambda: interaction(1500, 8, 2, 3, 0.1, 0),
    "two together, one alone 2500 × 10": lambda: interaction(2500, 10, 3, 2, 0.08, 0.3),
    "two together, one alone 500 × 6": lambda: interaction(500, 6, 3, 2, 0.05, 0.2),
    "three together 2000 × 7": lambda: interaction(2000, 7, 4, 3, 0.05, 0),
    "graded 1800 × 6": lambda: graded(1800, [4, 4, 4, 3, 3, 3], 4),
    "graded 6000 × 8": lambda: graded(6000, [3, 5, 4, 4, 3, 2, 3, 3], 5),
    "logistic 1500 × 10": lambda: logistic(1500, [5] * 10, 2, 0.5, 2.5, 0),
    "logistic 5000 × 14": lambda: logistic(5000, [4] * 6 + [2] * 8, 3, 0.6, 2.5, 0),
    "logistic 1000 × 20": lambda: logistic(1000, [4] * 12 + [2] * 8, 2, 0.3, 1.6, 0.8),
    "logistic, rare 1200 × 9": lambda: logistic(1200, [3] * 9, 2, 0.4, 1.5, 1.5),
    "logistic 300 × 9": lambda: logistic(300, [3] * 9, 2, 0.2, 2.0, 0.6),
    "grouped 2400 × 7": lambda: grouped(2400, 7, 4, 4, 9),
    "grouped 800 × 6": lambda: grouped(800, 6, 3, 5, 2),
    "grouped 5000 × 13": lambda: grouped(5000, 13, 6, 5, 8),
    "grouped 2200 × 3": lambda: grouped(2200, 3, 3, 4, 2),
    "clustered 4000 × 12": lambda: clustered(4000, 12, 5, 5, 2),
    "clustered 700 × 16": lambda: clustered(700, 16, 4, 2, 3),
    "clustered 300 × 9": lambda: clustered(300, 9, 4, 3, 1),
    "clustered 2500 × 18": lambda: clustered(2500, 18, 5, 7, 1),
    "clustered 600 × 30": lambda: clustered(600, 30, 4, 2, 1),
    "redundant 450 × 16": lambda: redundant(450, 16),
    "redundant 3000 × 30": lambda: redundant(3000, 30),
    "marks 500 × 7": lambda: marked(500, 7, 10, 0.1),
    "marks 5000 × 20": lambda: marked(5000, 20, 8, 0.3),
    "all tell a little 6000 × 20": lambda: weak(6000, 20, 5, 0.45),
    "curved 10000 × 16": lambda: curved(10000, 16, 5, 10, 3, 1),
    "curved 2300 × 19": lambda: curved(2300, 19, 5, 7, 3, 1),
    "curved 5400 × 5": lambda: curved(5400, 5, 5, 2, 2, 4),
    "curved 840 × 18": lambda: curved(840, 18, 5, 4, 3, 1),
    "curved 700 × 8": lambda: curved(700, 8, 5, 2, 3, 2),
    "graded 130 × 4": lambda: graded(130, [3, 4, 4, 4], 3),
    "independent 270 × 13": lambda: independent(270, 13, 3, [0.55, 0.45], 9, 0.6),
    "ruled 2300 × 19": lambda: ruled(2300, 19, 5, 7, 4, 0.7),
    "ruled 850 × 18": lambda: ruled(850, 18, 5, 4, 3, 0.7),
    "ruled 6000 × 30": lambda: ruled(6000, 30, 5, 6, 4, 0.8),
    "ruled 5000 × 6": lambda: ruled(5000, 6, 5, 2, 4, 0.5),
    "ruled 500 × 12": lambda: ruled(500, 12, 5, 2, 2, 0.7),
    "echoed 6400 × 36": lambda: echoed(6400, 36, 5, 6, 3, 1, 0.3),
    "echoed 2300 × 19": lambda: echoed(2300, 19, 5, 7, 3, 1, 0.2),
    "echoed 11000 × 16": lambda: echoed(11000, 16, 5, 10, 4, 2, 0.3),
    "echoed 850 × 18": lambda: echoed(850, 18, 5, 4, 4, 2, 0.3),
    "echoed 5000 × 12": lambda: echoed(5000, 12, 5, 2, 3, 3, 0.3),
    "echoed 1000 × 30": lambda: echoed(1000, 30, 4, 3, 3, 2, 0.4),
    "echoed 600 × 9": lambda: echoed(600, 9, 3, 2, 2, 2, 0.4),
    "echoed 3000 × 20": lambda: echoed(3000, 20, 5, 3, 5, 2, 0.25),
    "echoed 2000 × 24": lambda: echoed(2000, 24, 5, 5, 3, 1, 0.15),
    "repeated 6400 × 36": lambda: repeated(6400, 4, 9, 5, 6, 0.35),
    "repeated 2300 × 18": lambda: repeated(2300, 3, 6, 5, 7, 0.25),
    "repeated 850 × 12": lambda: repeated(850, 3, 4, 5, 4, 0.25),
    "repeated 5000 × 20": lambda: repeated(5000, 5, 4, 5, 3, 0.35),
    "repeated 10000 × 16": lambda: repeated(10000, 4, 4, 5, 10, 0.4),
    "repeated 1500 × 12": lambda: repeated(1500, 4, 3, 4, 2, 0.3),
}
