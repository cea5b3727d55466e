"""The page on how near a synthetic table is to the authentic one, and what its ensemble is like.

One HTML file on its own: no script, nothing from elsewhere. It compares with the authentic table without
paying, so it is for the table's holder and says so.
"""

from __future__ import annotations

import html
import math
from collections.abc import Iterable, Sequence

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
    epsilon: float,
    forest: RandomForest | None = None,
) -> str:
    """Return the page; ``label`` is the last column by default, ``forest`` what labels were drawn from."""
    target = label or authentic.attributes[-1].name
    joint = joint_proportions(authentic, synthetic, target)
    distances = pairwise_distances(authentic, synthetic)
    rows = "".join(
        f"<tr><td>{_text(d.first)}</td><td>{_text(d.second)}</td><td>{d.distance:.4f}</td></tr>"
        for d in sorted(distances, key=lambda d: -d.distance)
    )
    return _PAGE.format(
        size=len(synthetic),
        epsilon=_epsilon(epsilon),
        mean=f"{mean_distance(distances):.4f}",
        label=_text(target),
        plots="".join(_plot(each) for each in joint),
        rows=rows,
        ensemble="" if forest is None else _ensemble(forest),
    )


def _epsilon(value: float) -> str:
    return "infinite" if math.isinf(value) else f"{value:.3g}"


def _text(word: str) -> str:
    return html.escape(word)


def _plot(each: JointProportions) -> str:
    """Return one scatter: authentic shares to the right, synthetic ones upwards."""
    top = max(float(each.authentic.max()), float(each.synthetic.max()), 1e-9)
    dots = "".join(
        f'<circle cx="{20 + 150 * x / top:.1f}" cy="{160 - 150 * y / top:.1f}" r="3"/>'
        for x, y in zip(each.authentic.tolist(), each.synthetic.tolist(), strict=True)
    )
    name = f"{_text(each.attribute)}, {_text(each.label_level)}"
    shape = f"slope {each.slope:.3f}, correlation {each.correlation:.3f}"
    line = f"{'authentic shares all equal' if math.isnan(each.slope) else shape}, up to {top:.3f}"
    return (
        f'<figure><svg viewBox="0 0 180 180" role="img" aria-label="{name}: {line}">'
        f'<path d="M20 10V160H170"/><path class="even" d="M20 160L170 10"/>{dots}</svg>'
        f"<figcaption><b>{name}</b><br>{line}</figcaption></figure>"
    )


def _ensemble(forest: RandomForest) -> str:
    """Return the part on the trees that the labels were drawn from, all of it from released counts."""
    shape = ensemble_shape(forest)
    return _ENSEMBLE.format(
        trees=len(forest.trees_),
        leaves=len(shape.depth),
        each=_epsilon(forest.epsilon_per_leaf),
        depths=_bars("depth", "leaves", ((str(d), n) for d, n in shape.depths().items())),
        frequencies=_bars("rows", "leaves", _by_frequency(shape)),
        by_depth=_table(
            ("depth", "a quarter of the leaves below", "half", "three quarters"),
            (
                [str(d), *(f"{q:.0f}" for q in quartiles)]
                for d, quartiles in shape.by_depth().items()
            ),
        ),
        intervals="".join(_intervals(p, forest.epsilon_per_leaf) for p in PROPORTIONS),
        level=f"{LEVEL:.0%}",
    )


def _by_frequency(shape: EnsembleShape) -> Iterable[tuple[str, int]]:
    counts = shape.frequencies(FREQUENCY_EDGES)
    for low, high, leaves in zip(FREQUENCY_EDGES, FREQUENCY_EDGES[1:], counts, strict=False):
        yield f"{low:g} and more" if math.isinf(high) else f"{low:g} to {high:g}", leaves


def _intervals(proportion: float, each: float) -> str:
    """Return where a synthesized proportion falls, by the leaf's rows and the ε of its counts."""
    epsilons = sorted({each, *EPSILONS, math.inf})
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


def _bars(what: str, counted: str, shares: Iterable[tuple[str, int]]) -> str:
    """Return horizontal bars with their numbers."""
    found = list(shares)
    most = max((count for _, count in found), default=0) or 1
    lines = "".join(
        f'<tr><td>{_text(name)}</td><td>{count}</td><td><svg class="bar" width="300" height="12" '
        f'aria-hidden="true"><rect width="{300 * count / most:.1f}" height="12"/></svg></td></tr>'
        for name, count in found
    )
    return f"<table><tr><th>{what}</th><th>{counted}</th><th></th></tr>{lines}</table>"


_ENSEMBLE = """<h2>The trees that labels were drawn from</h2>
<p>{trees} trees with {leaves} leaves; the counts of each were released for epsilon {each}. This part is
computed from what was released.</p>
<h3>Branch depth</h3>
{depths}
<h3>Leaf frequency</h3>
{frequencies}
<h3>Leaf frequency by depth</h3>
{by_depth}
<h2>Where a synthesized share falls</h2>
<p>Of a leaf's rows some share has a label. Its counts get noise, and labels are drawn from the noisy shares:
so the share of the drawn labels falls within these bounds with probability {level}.</p>
{intervals}
"""

_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Synthetic table: how near it is</title><style>
body {{ font: 15px/1.5 sans-serif; max-width: 62em; margin: 2em auto; color: #1b2733; }}
figure {{ display: inline-block; width: 180px; margin: 0 1em 1em 0; font-size: 12px; }}
svg path {{ fill: none; stroke: #6b7885; }} svg .even {{ stroke-dasharray: 3 3; }}
svg circle {{ fill: #0b6e99; fill-opacity: .75; }}
.bar rect {{ fill: #0b6e99; }}
.holder {{ border-left: 4px solid #b3541e; padding: .4em 1em; background: #fbf1ea; }}
td, th {{ text-align: left; padding: 2px 14px 2px 0; font-variant-numeric: tabular-nums; }}
</style></head><body>
<h1>Synthetic table: how near it is</h1>
<p>{size} rows, epsilon {epsilon}.</p>
<p class="holder"><b>For the holder of the table only.</b> This page shows shares of the authentic table as
they are, without noise, and nothing was paid for it: it reveals what epsilon protects. Keep it with the table
and do not release it.</p>
<h2>Joint shares with {label}</h2>
<p>Each dot is a level: its authentic share with a level of {label} to the right, its synthetic one upwards.
On the dashed line they are equal.</p>
{plots}
<h2>Pairs of columns</h2>
<p>Mean total variation: {mean}. 0 is the same, 1 has nothing in common.</p>
<table><tr><th>column</th><th>column</th><th>total variation</th></tr>{rows}</table>
{ensemble}</body></html>
"""
