"""The page on how near a synthetic table is to the authentic one, and what its ensemble is like.

One HTML file on its own: no script, nothing from elsewhere. It compares with the authentic table without
paying, so it is for the table's holder and says so.
"""

from __future__ import annotations

import base64
import html
import math
from collections.abc import Iterable, Sequence

import numpy as np

from surveyapp.learning.base.table import CodedTable
from surveyapp.learning.central.random_forest import RandomForest
from surveyapp.learning.synthetic.comparison import (
    EnsembleShape,
    JointProportions,
    ensemble_shape,
    joint_proportions,
    laplace_binomial_interval,
    mean_distance,
    pairwise_distances,
)
from surveyapp.learning.synthetic.forest import draw_labels
from surveyapp.learning.synthetic.quality import Quality
from surveyapp.services.charts.drawing import Drawing, as_bytes
from surveyapp.services.charts.ensembles import (
    ENGLISH,
    MOST_TREES,
    Panels,
    ensemble_drawing,
    intervals_drawing,
    proportions_drawing,
)

FREQUENCY_EDGES = (0.0, 1.0, 3.0, 10.0, 30.0, 100.0, 300.0, 1000.0, 3000.0, math.inf)
FREQUENCIES = (10, 30, 100, 300, 1000)
"""Leaf frequencies whose intervals are shown."""
EPSILONS = (0.1, 0.3, 1.0)
"""Besides the ε that each leaf was counted for."""
PROPORTIONS = (0.1, 0.5)
LEVEL = 0.9


def synthesis_html(
    authentic: CodedTable,
    synthetic: CodedTable,
    label: str | None,
    *,
    epsilon: float,
    quality: Quality,
    forest: RandomForest | None = None,
) -> str:
    """Return the page; ``label`` is the last column by default, ``forest`` what labels were drawn from.

    ``quality`` is exact: the page is for the table's holder.
    """
    target = label or authentic.attributes[-1].name
    joint = joint_proportions(authentic, synthetic, target)
    trees = [] if forest is None else by_tree(authentic, synthetic, target, forest)
    panels = [(ENGLISH.all_trees if trees else _text(target), joint), *trees]
    distances = pairwise_distances(authentic, synthetic)
    rows = "".join(
        f"<tr><td>{_text(d.first)}</td><td>{_text(d.second)}</td><td>{d.distance:.4f}</td></tr>"
        for d in sorted(distances, key=lambda d: -d.distance)
    )
    return _PAGE.format(
        style=_STYLE,
        size=len(synthetic),
        epsilon=_epsilon(epsilon),
        mean=f"{mean_distance(distances):.4f}",
        label=_text(target),
        quality=_table(("number", "value"), _quality_rows(quality)),
        plots="".join(_picture(proportions_drawing([each]), 6.5) for each in panels),
        lines=_lines(joint),
        rows=rows,
        ensemble="" if forest is None else _ensemble(forest),
    )


def forest_html(forest: RandomForest) -> str:
    """Return a page on the branches and leaves of a forest, and where a share drawn of one falls."""
    label = _text(forest.label_.name)
    return _FOREST_PAGE.format(style=_STYLE, label=label, ensemble=_ensemble(forest))


def _epsilon(value: float) -> str:
    return "infinite" if math.isinf(value) else f"{value:.3g}"


def _text(word: str) -> str:
    return html.escape(word)


def _picture(drawing: Drawing, inches: float) -> str:
    """Return a chart within the page; its elements' names are its own, so that pages can hold several."""
    text = base64.b64encode(as_bytes(drawing, "svg", inches)).decode()
    return f'<img alt="{_text(drawing.spoken)}" src="data:image/svg+xml;base64,{text}">'


def by_tree(
    authentic: CodedTable, synthetic: CodedTable, target: str, forest: RandomForest
) -> Panels:
    """Return the joint shares with the label as each of the first trees alone draws it.

    Parameters
    ----------
    authentic
        The table.
    synthetic
        Drawn of it.
    target
        The label.
    forest
        What its labels were drawn from.
    """
    place = synthetic.place(target)
    asked = [synthetic.place(feature.name) for feature in forest.features_]
    predictors = CodedTable(forest.features_, synthetic.codes[:, asked])
    panels = []
    for tree in range(min(len(forest.trees_), MOST_TREES)):
        codes = synthetic.codes.copy()
        rng = np.random.default_rng(tree)
        codes[:, place] = draw_labels(forest, predictors, rng, tree).classes
        drawn = CodedTable(synthetic.attributes, codes)
        name = ENGLISH.tree.format(number=tree + 1)
        panels.append((name, joint_proportions(authentic, drawn, target)))
    return panels


def _quality_rows(found: Quality) -> list[tuple[str, str]]:
    rows = [
        ("mean total variation of the columns", f"{found.singles:.4f}"),
        ("largest total variation of a pair", f"{found.worst:.4f}"),
    ]
    if found.right is not None and found.right_synthetic is not None and found.gap is not None:
        rows += [
            (
                "real rows that a naive Bayes of synthetic rows classifies rightly",
                f"{found.right:.4f}",
            ),
            ("synthetic rows that it classifies rightly", f"{found.right_synthetic:.4f}"),
            ("gap: by how much it looks better than it is", f"{found.gap:.4f}"),
        ]
    return rows


def _lines(joint: Sequence[JointProportions]) -> str:
    """Return slope and correlation of each column with each level of the label."""
    return _table(
        ("column", "label", "slope", "correlation"),
        (
            [
                each.attribute,
                each.label_level,
                "shares all equal" if math.isnan(each.slope) else f"{each.slope:.3f}",
                "" if math.isnan(each.slope) else f"{each.correlation:.3f}",
            ]
            for each in joint
        ),
    )


def _ensemble(forest: RandomForest) -> str:
    """Return the part on the trees that the labels were drawn from, all of it from released counts."""
    shape = ensemble_shape(forest)
    return _ENSEMBLE.format(
        trees=len(forest.trees_),
        leaves=len(shape.depth),
        each=_epsilon(forest.epsilon_per_leaf),
        shape=_picture(ensemble_drawing(shape), 11),
        depths=_table(("depth", "leaves"), ([str(d), str(n)] for d, n in shape.depths().items())),
        frequencies=_table(("rows", "leaves"), _by_frequency(shape)),
        by_depth=_table(
            ("depth", "a quarter of the leaves below", "half", "three quarters"),
            (
                [str(d), *(f"{q:.0f}" for q in quartiles)]
                for d, quartiles in shape.by_depth().items()
            ),
        ),
        falls=_picture(intervals_drawing(epsilons=_epsilons(forest.epsilon_per_leaf)), 9),
        intervals="".join(_intervals(p, forest.epsilon_per_leaf) for p in PROPORTIONS),
        level=f"{LEVEL:.0%}",
    )


def _epsilons(each: float) -> tuple[float, ...]:
    return tuple(sorted({each, *EPSILONS, math.inf}))


def _by_frequency(shape: EnsembleShape) -> Iterable[tuple[str, str]]:
    counts = shape.frequencies(FREQUENCY_EDGES)
    for low, high, leaves in zip(FREQUENCY_EDGES, FREQUENCY_EDGES[1:], counts, strict=False):
        name = f"{low:g} and more" if math.isinf(high) else f"{low:g} to {high:g}"
        yield name, str(leaves)


def _intervals(proportion: float, each: float) -> str:
    """Return where a synthesized proportion falls, by the leaf's rows and the ε of its counts."""
    epsilons = _epsilons(each)
    rows = []
    for frequency in FREQUENCIES:
        found = [laplace_binomial_interval(proportion, frequency, e, LEVEL) for e in epsilons]
        rows.append([str(frequency), *(f"{f.low:.3f} to {f.high:.3f}" for f in found)])
    header = ("rows in the leaf", *(f"ε {_epsilon(e)}" for e in epsilons))
    return f"<h3>A share of {proportion:g}</h3>{_table(header, rows)}"


def _table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    titles = "".join(f"<th>{_text(title)}</th>" for title in header)
    lines = "".join(
        "<tr>" + "".join(f"<td>{_text(cell)}</td>" for cell in row) + "</tr>" for row in rows
    )
    return f"<table><tr>{titles}</tr>{lines}</table>"


_ENSEMBLE = """<h2>The trees and their leaves</h2>
<p>{trees} trees with {leaves} leaves; the counts of each were released for epsilon {each}. This part is
computed from what was released. Branches of the first trees, and of all:</p>
{shape}
<h3>Branch depth</h3>
{depths}
<h3>Leaf frequency</h3>
{frequencies}
<h3>Leaf frequency by depth</h3>
{by_depth}
<h2>Where a synthesized share falls</h2>
<p>Of a leaf's rows some share has a label. Its counts get noise, and labels are drawn from the noisy shares:
so the share of the drawn labels falls within these bounds with probability {level}.</p>
{falls}
{intervals}
"""

_STYLE = """body { font: 15px/1.5 sans-serif; max-width: 62em; margin: 2em auto; color: #1b2733; }
img { max-width: 100%; display: block; margin: 1em 0; }
.holder { border-left: 4px solid #b3541e; padding: .4em 1em; background: #fbf1ea; }
td, th { text-align: left; padding: 2px 14px 2px 0; font-variant-numeric: tabular-nums; }
"""

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Synthetic table: how near it is</title><style>
{style}</style></head><body>
<h1>Synthetic table: how near it is</h1>
<p>{size} rows, epsilon {epsilon}.</p>
<p class="holder"><b>For the holder of the table only.</b> This page shows shares of the authentic table as
they are, without noise, and nothing was paid for it: it reveals what epsilon protects. Keep it with the table
and do not release it.</p>
<h2>In short</h2>
{quality}
<h2>Joint shares with {label}</h2>
<p>Each dot is a level: its authentic share with a level of {label} to the right, its synthetic one upwards.
On the dashed line they are equal. Below, for each column: the slope of synthetic on authentic shares, 1 where
effects are as strong as they were, and their correlation.</p>
{plots}
{lines}
<h2>Pairs of columns</h2>
<p>Mean total variation: {mean}. 0 is the same, 1 has nothing in common.</p>
<table><tr><th>column</th><th>column</th><th>total variation</th></tr>{rows}</table>
{ensemble}</body></html>
"""

_FOREST_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Forest of random trees</title><style>
{style}</style></head><body>
<h1>Forest of random trees</h1>
<p>It predicts {label}. All of this page is computed from what was released with the model.</p>
{ensemble}</body></html>
"""
