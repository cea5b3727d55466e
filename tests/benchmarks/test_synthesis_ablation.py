"""What other values of the constants of synthetic tables give, on simulated tables: pytest -m slow -s."""

from __future__ import annotations

from types import ModuleType

import numpy as np
import pytest

from surveyapp.learning.base.noise import SimulatedNoise
from surveyapp.learning.base.table import Attribute, CodedTable
from surveyapp.learning.joint import max_entropy, selection, shrinkage
from surveyapp.learning.synthetic.comparison import mean_distance, pairwise_distances
from surveyapp.learning.synthetic.synthesizer import learn_joint

pytestmark = pytest.mark.slow

EPSILONS, SEEDS = (0.3, 1.0, 3.0), 2
CONSTANTS: tuple[tuple[ModuleType, str, tuple[float, ...]], ...] = (
    (max_entropy, "FIRMNESS", (0.0, 0.05, 0.5)),
    (max_entropy, "EVEN_PART", (1e-6, 1e-4, 1e-2)),
    (max_entropy, "BLANKS_SEEN", (0.0, 1.0, 2.0, 3.0)),
    (shrinkage, "NULL_WEIGHT", (0.0, 1.0, 10.0)),
    (selection, "ROUNDS", (5, 10, 20)),
    (selection, "SINGLES_SHARE", (0.05, 0.1, 0.2, 0.3)),
    (selection, "CHOICE_SHARE", (0.05, 0.1, 0.2)),
)


def latent(
    rows: int, columns: int, levels: int, seed: int, blanks: float | None = None
) -> CodedTable:
    """Return columns of four latent classes; where blanks are possible, with a share of them."""
    rng = np.random.default_rng(seed)
    kinds = rng.choice(4, rows)
    ends = rng.dirichlet(np.full(levels, 0.7), (4, columns))[kinds].cumsum(axis=2)
    codes = (rng.random((rows, columns))[..., None] > ends[..., :-1]).sum(axis=2)
    if blanks is not None:
        codes = np.where(rng.random(codes.shape) < blanks, -1, codes)
    names = tuple(map(str, range(levels)))
    attributes = (
        Attribute(f"c{place}", names, can_be_missing=blanks is not None) for place in range(columns)
    )
    return CodedTable(tuple(attributes), codes.astype(np.int32))


TABLES = {
    "435 × 16 yes/no": latent(435, 16, 2, 1),
    "1500 × 9 of 4": latent(1500, 9, 4, 2),
    "4000 × 8, 3 % blank": latent(4000, 8, 2, 3, 0.03),
    "4000 × 8, no blank": latent(4000, 8, 2, 4, 0.0),
}


def distances(table: CodedTable) -> list[float]:
    """Return the mean total variation of pairs at each ε."""
    found = []
    for epsilon in EPSILONS:
        each = []
        for seed in range(SEEDS):
            rng = np.random.default_rng(seed)
            joint = learn_joint(table, epsilon, None, SimulatedNoise(rng))
            each.append(mean_distance(pairwise_distances(table, joint.draw(len(table), rng))))
        found.append(float(np.mean(each)))
    return found


@pytest.mark.parametrize(("module", "name", "values"), CONSTANTS, ids=lambda one: str(one)[:20])
def test_other_values_of_a_constant_are_hardly_better(module, name, values, monkeypatch):
    chosen = getattr(module, name)
    assert chosen in values
    ratios = {}
    reference = {}
    print(f"\n{name}: mean total variation of pairs at ε {EPSILONS}")
    for value in (chosen, *(one for one in values if one != chosen)):
        monkeypatch.setattr(module, name, value)
        found = {title: distances(table) for title, table in TABLES.items()}
        reference = reference or found
        logs = [
            np.log(a / b)
            for title in TABLES
            for a, b in zip(found[title], reference[title], strict=True)
        ]
        ratios[value] = float(np.exp(np.mean(logs)))
        told = "  ".join(f"{t}: {' '.join(f'{x:.4f}' for x in d)}" for t, d in found.items())
        mark = "*" if value == chosen else " "
        print(f"  {value:<8g}{mark} {told}  mean ratio {ratios[value]:.3f}", flush=True)
    assert min(ratios.values()) > 0.93
