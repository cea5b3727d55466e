"""How often intervals of effects cover the truth, for ``measure_learning.py --only effects``."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.base import CentralClassifier
from surveyapp.services.models.effects import effects

ROWS = 2000
LABEL = Attribute("sick", ("no", "yes"), can_be_missing=False)
FEATURES = (
    Attribute("used", ("no", "yes"), can_be_missing=False),
    Attribute("region", ("north", "south", "west"), can_be_missing=False),
    Attribute("age", ("young", "old"), can_be_missing=False),
    Attribute("town", ("no", "yes"), can_be_missing=False),
)
SHARES = ((0.6, 0.4), (0.5, 0.3, 0.2), (0.5, 0.5), (0.7, 0.3))
WEIGHTS = ((0.0, 1.3), (0.0, 0.6, 0.0), (0.0, -0.5), (0.0, 0.0))
START = -1.2

Found = dict[tuple[str, float, bool], list[bool]]


def people(rng: np.random.Generator) -> Examples:
    """Return people whose independent features add up to the log odds of the class."""
    codes = np.stack([rng.choice(len(p), ROWS, p=p) for p in SHARES], axis=1).astype(np.int32)
    odds = START + sum(np.array(w)[codes[:, j]] for j, w in enumerate(WEIGHTS))
    classes = (rng.random(ROWS) < 1 / (1 + np.exp(-odds))).astype(np.int32)
    return Examples(CodedTable(FEATURES, codes), LABEL, classes)


def true_shares() -> dict[tuple[str, str], float]:
    """Return Pr(yes) at each level, the other features as they are distributed."""
    shape = [len(p) for p in SHARES]
    cells = np.indices(shape)
    odds = START + sum(np.array(w)[cells[j]] for j, w in enumerate(WEIGHTS))
    chances = 1 / (1 + np.exp(-odds))
    weights = np.prod([np.array(p)[cells[j]] for j, p in enumerate(SHARES)], axis=0)
    return {
        (feature.name, level): float(np.average(chances[at], weights=weights[at]))
        for j, feature in enumerate(FEATURES)
        for place, level in enumerate(feature.levels)
        for at in [cells[j] == place]
    }


def coverage(
    kinds: Sequence[type[CentralClassifier]], epsilons: Sequence[float], rounds: int
) -> Found:
    """Return by learner, ε and whether it is an odds ratio, which 95 % intervals cover the truth."""
    truth = true_shares()
    found: Found = defaultdict(list)
    for kind in kinds:
        for epsilon in epsilons:
            card = ModelCard("people", ROWS, epsilon)
            for seed in range(rounds):
                noise = SimulatedNoise(np.random.default_rng([seed, 1]))
                model = kind(epsilon).fit(people(np.random.default_rng(seed)), noise)
                for one in effects(model, card):
                    if one.label != "yes" or one.effect is None or one.odds_ratio is None:
                        continue
                    own, other = (truth[one.feature, at] for at in (one.level, one.reference))
                    ratio = own / (1 - own) / (other / (1 - other))
                    for is_ratio, interval, true in (
                        (False, one.effect, own - other),
                        (True, one.odds_ratio, ratio),
                    ):
                        if interval.low is not None and interval.high is not None:
                            covers = interval.low <= true <= interval.high
                            found[kind.learner, epsilon, is_ratio].append(covers)
    return dict(found)


def print_coverage(
    kinds: Sequence[type[CentralClassifier]], epsilons: Sequence[float], rounds: int
) -> None:
    """Print the shares that cover."""
    print(f"share of 95 % intervals that cover the truth, {ROWS} people, {rounds} models each")
    by_kind: dict[tuple[str, float], list[NDArray[np.bool_]]] = defaultdict(list)
    for (name, epsilon, _), covers in coverage(kinds, epsilons, rounds).items():
        by_kind[name, epsilon].append(np.array(covers))
    for (name, epsilon), (differences, ratios) in by_kind.items():
        print(
            f"  ε {epsilon:<4g} {name:32} effects {differences.mean():.3f}  "
            f"odds ratios {ratios.mean():.3f}  of {len(differences)}"
        )
