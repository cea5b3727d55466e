"""Synthetic tables under ε, and how near they come to the authentic one."""

from __future__ import annotations

import html
import math
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np

from surveyapp.learning.data import MISSING, Table
from surveyapp.learning.synthetic import NothingToDraw, TooFewAttributes, synthesizer
from surveyapp.learning.synthetic_report import (
    JointProportions,
    joint_proportions,
    mean_distance,
    pairwise_distances,
)
from surveyapp.services.central_tables import Domains, known_table, read_plain
from surveyapp.services.progress import Progress, no_progress
from surveyapp.services.train import stated_epsilon
from surveyapp.storage.spending import Ledger, pay
from surveyapp.storage.tables import csv_text, write_bytes


@dataclass(frozen=True, slots=True, eq=False)
class Synthesis:
    """A synthetic table that was written.

    Attributes:
        rows: how many.
        epsilon: what it cost.
        distance: mean total variation of pairs of columns; looks at the table, so not for release.
        warnings: what to be careful about.
        ledger: the table's, where it paid.
    """

    rows: int
    epsilon: float
    distance: float
    warnings: tuple[str, ...]
    ledger: Ledger | None


def synthesize(
    table: Path,
    out: Path,
    *,
    epsilon: float | None,
    columns: Sequence[str] | None = None,
    hub: str | None = None,
    rows: int | None = None,
    domains: Domains | None = None,
    budget: float | None = None,
    public: bool = False,
    seed: int | None = None,
    report: Path | None = None,
    progress: Progress = no_progress,
) -> Synthesis:
    """Write a synthetic table to ``out``, and how near it is to ``report``.

    Args:
        table: the authentic table, a CSV file.
        out: where the synthetic one goes.
        epsilon: what may be spent; infinite is not private.
        columns: which columns; all by default.
        hub: the column on which all others hang; by default the network is chosen under ε.
        rows: how many; as many as there are, by default.
        domains: what is known of the columns.
        budget: the table's total ε, at its first use.
        public: the table is public, so nothing is paid.
        seed: of the rows that are drawn from what was released; never of the noise.
        report: an HTML file; it looks at the authentic table, so it is for its holder only.
        progress: told of each step.

    Raises:
        EpsilonMissing, EpsilonUnusable, TooFewAttributes, NothingToDraw: by what is wrong.
        BudgetSpent, BudgetStated, BudgetUnusable, LedgerInUse, LedgerDamaged: if it cannot be paid.
        SurveyAppError: as ``known_table`` says of columns, and ``read_plain`` of files.
        Cancelled: when ``progress`` raises it; not after the ledger has paid.
    """
    progress(0, 3)
    spent = stated_epsilon(table, epsilon)
    known = known_table(read_plain(table), domains or Domains(), columns)
    wanted = len(known.table) if rows is None else rows
    _check(known.table, hub, wanted)
    progress(1, 3)
    ledger = None if public else pay(table, spent, "synthetic table", budget=budget)
    made = synthesizer(known.table, spent, hub).draw(wanted, np.random.default_rng(seed))
    write_bytes(out, csv_text(as_rows(made), [a.name for a in made.attributes]).encode())
    distance = mean_distance(pairwise_distances(known.table, made))
    if report is not None:
        write_bytes(report, report_html(known.table, made, hub, spent).encode())
    return Synthesis(wanted, spent, distance, known.warnings, ledger)


def _check(table: Table, hub: str | None, rows: int) -> None:
    """Refuse what cannot be synthesized, before anything is paid."""
    if len(table.attributes) < 2:
        raise TooFewAttributes(columns=len(table.attributes))
    if rows < 1:
        raise NothingToDraw(rows=rows)
    if hub is not None:
        table.place(hub)


def as_rows(table: Table) -> list[dict[str, str]]:
    """Return a table's rows in words; of a numeric column the name of its bin, empty where missing."""
    names = [attribute.name for attribute in table.attributes]
    words = [np.array([*a.levels, ""], dtype=object) for a in table.attributes]
    columns = [
        word[np.where(codes == MISSING, len(word) - 1, codes)].tolist()
        for word, codes in zip(words, table.codes.T, strict=True)
    ]
    return [dict(zip(names, row, strict=True)) for row in zip(*columns, strict=True)]


# the report


def report_html(authentic: Table, synthetic: Table, label: str | None, epsilon: float) -> str:
    """Return a page on how near a synthetic table is, on its own: no script, nothing from elsewhere."""
    target = label or authentic.attributes[-1].name
    joint = joint_proportions(authentic, synthetic, target)
    distances = pairwise_distances(authentic, synthetic)
    rows = "".join(
        f"<tr><td>{_text(d.first)}</td><td>{_text(d.second)}</td><td>{d.distance:.4f}</td></tr>"
        for d in sorted(distances, key=lambda d: -d.distance)
    )
    return _PAGE.format(
        size=len(synthetic),
        epsilon="infinite" if math.isinf(epsilon) else f"{epsilon:g}",
        mean=f"{mean_distance(distances):.4f}",
        label=_text(target),
        plots="".join(_plot(each) for each in joint),
        rows=rows,
    )


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
    line = f"slope {each.slope:.3f}, correlation {each.correlation:.3f}, up to {top:.3f}"
    return (
        f'<figure><svg viewBox="0 0 180 180" role="img" aria-label="{name}: {line}">'
        f'<path d="M20 10V160H170"/><path class="even" d="M20 160L170 10"/>{dots}</svg>'
        f"<figcaption><b>{name}</b><br>{line}</figcaption></figure>"
    )


_PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Synthetic table: how near it is</title><style>
body {{ font: 15px/1.5 sans-serif; max-width: 62em; margin: 2em auto; color: #1b2733; }}
figure {{ display: inline-block; width: 180px; margin: 0 1em 1em 0; font-size: 12px; }}
svg path {{ fill: none; stroke: #6b7885; }} svg .even {{ stroke-dasharray: 3 3; }}
svg circle {{ fill: #0b6e99; fill-opacity: .75; }}
td, th {{ text-align: left; padding: 2px 14px 2px 0; }}
</style></head><body>
<h1>Synthetic table: how near it is</h1>
<p>{size} rows, epsilon {epsilon}. This page compares them with the authentic table and was not paid for:
keep it with the table and do not release it.</p>
<h2>Joint shares with {label}</h2>
<p>Each dot is a level: its authentic share with a level of {label} to the right, its synthetic one upwards.
On the dashed line they are equal.</p>
{plots}
<h2>Pairs of columns</h2>
<p>Mean total variation: {mean}. 0 is the same, 1 has nothing in common.</p>
<table><tr><th>column</th><th>column</th><th>total variation</th></tr>{rows}</table>
</body></html>
"""
