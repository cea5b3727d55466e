"""The tables of a report as files, each with the command that makes it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import singledispatch
from typing import Any

from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.computation.estimates.rows import EstimateTable
from surveyapp.analyses.computation.multivariate import (
    comparison,
    distance,
    ranking,
    regression,
    regression_predictions,
)
from surveyapp.analyses.computation.multivariate.comparison import GroupComparison
from surveyapp.analyses.computation.multivariate.crosstab import CrossTable
from surveyapp.analyses.computation.multivariate.distance import Distances
from surveyapp.analyses.computation.multivariate.ranking import RankTable
from surveyapp.analyses.computation.multivariate.regression import RegressionTable
from surveyapp.analyses.computation.multivariate.results import Result
from surveyapp.analyses.data.response_counts import COUNT_COLUMNS, ResponseRow
from surveyapp.analyses.estimate import Estimates
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.services.dataset.filters import with_filter
from surveyapp.services.multivariate.registry import Analysis, AnalysisRequest
from surveyapp.services.reporting.output_blocks import FinishedBlock, block_tables
from surveyapp.storage.files.csv_tables import csv_text

LONGEST_NAME = 120
"""Letters of a file's name before its ending."""

Estimated = tuple[str | None, EstimateTable]
"""Groups, if any, and their estimates."""


@dataclass(frozen=True, slots=True)
class FinishedAnalysis:
    """Something that was asked of questions together, and what came of it."""

    asked: AnalysisRequest
    result: Result


@dataclass(frozen=True, slots=True)
class ReportTable:
    """A table of the report as a file, and the command, without source and output, that makes it."""

    file: str
    command: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class CommandOptions:
    """What all commands of a report share: level, method of the estimates' intervals, who counts."""

    level: float
    method: IntervalMethod | None = None
    where: Filter = EVERYBODY

    def command(self, name: str, *options: str) -> tuple[str, ...]:
        """Return a command with level and filter."""
        return (name, *options, "--level", repr(self.level), *self.filters)

    @property
    def filters(self) -> tuple[str, ...]:
        """The options that say who counts."""
        return tuple(part for one in self.where.conditions for part in ("--where", str(one)))

    def csv(self, rows: Sequence[Any], columns: Sequence[str]) -> str:
        """Return rows as the commands write them: each states the filter, if there is one."""
        return csv_text(*with_filter(rows, columns, self.where))


def report_tables(
    counts: Sequence[ResponseRow],
    estimates: Sequence[Estimated],
    analyses: Sequence[FinishedAnalysis],
    how: CommandOptions,
    blocks: Sequence[FinishedBlock] = (),
) -> tuple[ReportTable, ...]:
    """Return every table of a report, each file with a name of its own."""
    rows = [row.as_row() for row in counts]
    made = [ReportTable("counts.csv", ("counts", *how.filters), csv_text(rows, COUNT_COLUMNS))]
    for by, table in estimates:
        made += _of_estimates(by, table, how)
    for one in analyses:
        made += _of_analysis(one, how)
    for block in blocks:
        made += (ReportTable(one.file, one.command, one.text) for one in block_tables(block))
    return tuple(_renamed(made))


def _of_estimates(
    by: str | None, table: EstimateTable, how: CommandOptions
) -> Iterator[ReportTable]:
    name = "estimates" if by is None else f"estimates-by-{by}"
    grouped = () if by is None else ("--by", by)
    method = () if how.method is None else ("--interval", how.method.value)
    command = how.command("estimate", *grouped, *method)
    asked = Estimates(by=by, interval=how.method, level=how.level)
    for one in asked.tables:
        if one.is_there is None or one.is_there(table):
            ending, option = (f"-{one.key}", (one.option,)) if one.key else ("", ())
            text = how.csv(one.records(table, asked), one.keys(table, asked))
            yield ReportTable(f"{name}{ending}.csv", (*command, *option), text)


def _of_analysis(analysis: FinishedAnalysis, how: CommandOptions) -> Iterator[ReportTable]:
    asked, name = analysis.asked, _name(analysis.asked)[:LONGEST_NAME]
    for suffix, options, rows, columns in _tables(analysis.result):
        command = how.command(asked.analysis.value, *asked.words, *options)
        yield ReportTable(f"{name}{suffix}.csv", command, how.csv(rows, columns))


def _name(request: AnalysisRequest) -> str:
    parts = [request.analysis.value, request.question]
    parts += ["on"] if request.analysis is Analysis.REGRESSION and request.others else []
    parts += (
        re.sub(r"[*:^]+", "-x-", one) for one in request.others
    )  # no sign that files cannot have
    if request.by is not None and request.analysis.takes_groups:
        parts += ["by", request.by.strip("()")]
    return "-".join(parts)


_Table = tuple[str, tuple[str, ...], Sequence[Any], Sequence[str]]
"""What a file's name has at its end, options of the command, rows, columns."""


@singledispatch
def _tables(result: Result) -> Iterator[_Table]:
    raise TypeError(f"no files of {type(result).__name__}")


@_tables.register
def _(result: CrossTable) -> Iterator[_Table]:
    yield "", (), result.rows, result.columns


@_tables.register
def _(result: GroupComparison) -> Iterator[_Table]:
    yield "", (), result.rows, comparison.COLUMNS


@_tables.register
def _(result: RankTable) -> Iterator[_Table]:
    yield "", (), result.rows, ranking.COLUMNS
    yield "-pairs", ("--pairs",), result.pairs, ranking.PAIR_COLUMNS


@_tables.register
def _(result: Distances) -> Iterator[_Table]:
    yield "", (), result.rows, distance.COLUMNS


@_tables.register
def _(result: RegressionTable) -> Iterator[_Table]:
    yield "", (), result.rows, regression.COLUMNS
    if result.predicted:
        yield "-predicted", ("--predict",), result.predicted, regression_predictions.COLUMNS


def _renamed(made: Sequence[ReportTable]) -> Iterator[ReportTable]:
    """Yield the tables, no two with names that some disk takes for the same."""
    taken: set[str] = set()
    for one in made:
        name, again = one.file, 2
        while name.casefold() in taken:
            name, again = f"{one.file.removesuffix('.csv')}-{again}.csv", again + 1
        taken.add(name.casefold())
        yield replace(one, file=name)
