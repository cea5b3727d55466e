"""Figures of the study of variable depth on a public table: python packaging/variable_depth_figures.py CSV.

The study (Duke University Synthetic Data Project, "Variable Depth Random Decision Trees", 2018) draws the
label, sex, of synthetic rows from the leaves of five random trees at ε 0.3, by six predictors; its table of
federal employees is not public. UCI Adult (adult.csv, CC BY 4.0) has columns like those, so it is the default
of the options: age, education, occupation, work class for the agency, hours a week, and income for basic pay.

    --label sex   --predictors age,education,workclass,occupation,hours_per_week,class
    --epsilon .3  --trees 5   --favourite workclass   --pair age,hours_per_week
    --own-rows    each tree counts rows of its own, with all of ε
    --out variable-depth.html

Figures 1–3, 6 and 8 show synthetic over authentic shares with slope and correlation, fixed depth beside
variable depth; 4, 5 and 7 branch depth, leaf frequency, and leaf frequency by depth, of each tree and of all;
9 the Laplace–binomial intervals over leaf frequency. The table is taken as public: the page shows its shares.
"""

from __future__ import annotations

import argparse
import base64
import math
from collections.abc import Collection
from pathlib import Path

import numpy as np

from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.central.random_shapes import Growth
from surveyapp.learning.synthetic.comparison import (
    JointProportions,
    ensemble_shape,
    joint_proportions,
)
from surveyapp.learning.synthetic.forest import FOREST_SHARE, LabelledJoint, learn_labelled_joint
from surveyapp.services.charts.drawing import Drawing, as_bytes
from surveyapp.services.charts.ensembles import (
    ensemble_drawing,
    intervals_drawing,
    proportions_drawing,
)
from surveyapp.services.models.training_table import Domains, known_table, read_plain

FIXED_DEPTH = 3
"""Half of six predictors (Jagannathan, Pillaipakkamnatt & Wright 2009)."""
LAMBDAS = (*(step / 10 for step in range(1, 11)), math.inf)
HEAVY = 50.0
SEED = 1

PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Variable depth</title>
<style>body {{ font: 15px/1.5 sans-serif; max-width: 76em; margin: 2em auto; color: #1b2733 }}
img {{ max-width: 100% }}</style></head><body><h1>Random decision trees of variable depth</h1>
<p>{table}, label {label}; {trees} trees at ε {epsilon:g}; fixed depth {fixed}.</p>{figures}</body></html>
"""


class Study:
    """The ensembles of the study on one table."""

    def __init__(self, table: CodedTable, asked: argparse.Namespace) -> None:
        self.table, self.asked = table, asked

    def made(
        self, branch_min: float | None, weights: dict[str, float] | None = None
    ) -> LabelledJoint:
        """Return an ensemble: of fixed depth without ``branch_min``, else of variable depth."""
        variable = branch_min is not None

        def forest(epsilon: float) -> RandomForest:
            return RandomForest(
                epsilon,
                trees=self.asked.trees,
                growth=Growth.SYNTHETIC if variable else Growth.FIXED,
                branch_min=branch_min,
                depth=len(self.table.attributes) - 1 if variable else FIXED_DEPTH,
                weights=weights,
                own_rows=self.asked.own_rows,
                seed=SEED,
            )

        epsilon = self.asked.epsilon / FOREST_SHARE  # the rest is for the other columns
        return learn_labelled_joint(self.table, epsilon, self.asked.label, forest=forest)

    def shares(self, made: LabelledJoint) -> tuple[JointProportions, ...]:
        """Return the joint shares with the label in as many synthetic rows as the table has."""
        drawn = made.draw(len(self.table), np.random.default_rng(SEED))
        return joint_proportions(self.table, drawn, self.asked.label)


def figure(number: int, text: str, drawing: Drawing, inches: float) -> str:
    """Return one figure as HTML."""
    picture = base64.b64encode(as_bytes(drawing, "svg", inches)).decode()
    source = f'src="data:image/svg+xml;base64,{picture}"'
    return f'<h2>Figure {number}</h2><p>{text}</p><img alt="{text}" {source}>'


def mean_miss(shares: tuple[JointProportions, ...], of: Collection[str] = ()) -> float:
    """Return how far slopes are from 1, on average over some columns, or all."""
    chosen = [each for each in shares if not of or each.attribute in of]
    return float(np.nanmean([abs(each.slope - 1) for each in chosen]))


def figures(study: Study) -> list[str]:
    """Return the nine figures, and print how near slopes are to 1."""
    favourite = {study.asked.favourite: HEAVY}
    pair = dict.fromkeys(study.asked.pair.split(","), HEAVY)
    made: dict[int, str] = {}
    plain: tuple[JointProportions, ...] = ()
    for number, n_b, weights in (
        (1, 1000, None),
        (2, 1000, favourite),
        (3, 1000, pair),
        (6, 5000, None),
        (8, 250, None),
    ):
        fixed = study.shares(study.made(None, weights))
        ensemble = study.made(n_b, weights)
        variable = study.shares(ensemble)
        said = f"n_B = {n_b:,}" + (
            f", {' and '.join(weights)} 50 times as often" if weights else ""
        )
        print(
            f"figure {number}: {said}: slopes miss 1 by {mean_miss(fixed):.3f} at fixed depth, by "
            f"{mean_miss(variable):.3f} at variable depth"
        )
        if weights is None:
            plain = variable
        else:
            now, even = mean_miss(variable, weights), mean_miss(plain, weights)
            names = " and ".join(weights)
            print(
                f"          slopes of {names} miss 1 by {now:.3f}, by {even:.3f} with even weights"
            )
        panels = [("Fixed depth", fixed), (f"n_B = {n_b:,}", variable)]
        made[number] = figure(number, f"Shares, {said}", proportions_drawing(panels), 9)
        # the figure on the same ensemble's branches: 4 beside 1, 5 beside 6, 7 beside 8
        branches = {1: 4, 6: 5, 8: 7}.get(number)
        if branches is not None:
            shape = ensemble_shape(ensemble.forest)
            rare = float((shape.frequency < 100).mean())
            print(
                f"figure {branches}: leaves by depth {shape.depths()}; {rare:.0%} hold < 100 rows"
            )
            text = f"Branch depth and leaf frequency, {said}"
            made[branches] = figure(branches, text, ensemble_drawing(shape), 12)
    drawing = intervals_drawing(epsilons=LAMBDAS, proportions=(0.05, 0.1, 0.2, 0.5))
    made[9] = figure(9, "Where a synthesized share falls, 0.90", drawing, 12)
    return [made[number] for number in sorted(made)]


def main() -> None:
    """Write the page."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("table", type=Path)
    parser.add_argument("--label", default="sex")
    columns = "age,education,workclass,occupation,hours_per_week,class"
    parser.add_argument("--predictors", default=columns)
    parser.add_argument("--epsilon", type=float, default=0.3)
    parser.add_argument("--trees", type=int, default=5)
    parser.add_argument("--favourite", default="workclass")
    parser.add_argument("--pair", default="age,hours_per_week")
    parser.add_argument("--own-rows", action="store_true")
    parser.add_argument("--out", type=Path, default=Path("variable-depth.html"))
    asked = parser.parse_args()
    names = [*asked.predictors.split(","), asked.label]
    table = known_table(read_plain(asked.table), Domains(), names).table
    page = PAGE.format(
        table=asked.table.name,
        label=asked.label,
        trees=asked.trees,
        epsilon=asked.epsilon,
        fixed=FIXED_DEPTH,
        figures="".join(figures(Study(table, asked))),
    )
    asked.out.write_text(page, encoding="utf-8")
    print(asked.out)


if __name__ == "__main__":
    main()
