"""Copies of a synthetic table: shares, means and a regression, whose intervals contain the noise."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.formats import PRECISE, QUANTITY, SHARE, TEXT, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, INTERVAL, MORE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.computation.estimates.synthetic_copies import (
    CopiesRow,
    SyntheticCopies,
    numeric_columns,
    pooled_means,
    pooled_regression,
    pooled_shares,
)
from surveyapp.analyses.words.columns import p_value_column
from surveyapp.analyses.words.formulas import ESTIMATE, Formula
from surveyapp.messages.amounts import Amount, Unit
from surveyapp.messages.message import COMMA, QT_TRANSLATE_NOOP, Message, joined, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import OptionProblem, confidence_level, text, variable, variables
from surveyapp.survey.definition.survey import Survey

ALIKE = 0.25
"""Part of the shares without a variance by the rule from which copies are taken for copies of one draw: of 20
that are draws, with a sample of their own each, hardly any is."""
FEW = 10
"""Copies below which the variance between them is rough."""

OF_COPIES = QT_TRANSLATE_NOOP("messages", "{copies} copies of {rows} rows.")
TOO_ALIKE = QT_TRANSLATE_NOOP(
    "messages",
    "The copies differ less than people drawn at random would: they were probably not drawn as copies of one "
    "release with its uncertainty. The intervals are too narrow.",
)
UNMEASURED = QT_TRANSLATE_NOOP(
    "messages",
    "No interval for what depends on {pairs}: these columns were not measured together, and the copies do "
    "not show how uncertain that leaves it.",
)
NOT_MEASURED = QT_TRANSLATE_NOOP("analyses", "not measured")
UNKNOWN = QT_TRANSLATE_NOOP(
    "messages",
    "The file that says which pairs of columns were measured (NAME-measured.json) is not beside the copies. "
    "Of pairs that were not, these intervals are too narrow.",
)
BLANK = QT_TRANSLATE_NOOP(
    "messages",
    "Rows without a value are left out: {columns}. Values that a search under ε did not find are blank, too.",
)
BLANK_OF = QT_TRANSLATE_NOOP("messages", "{column} {share}")
LEAST_BLANK = 0.01
"""Of the rows; fewer without a value say nothing."""
TOO_FEW = QT_TRANSLATE_NOOP(
    "messages",
    "{copies} copies give rough intervals; 20 copies of the same release cost no more ε.",
)


@dataclass(frozen=True, slots=True, eq=False)
class PooledCopies:
    """What copies of a synthetic table tell together."""

    copies: int
    rows: int
    shares: tuple[CopiesRow, ...]
    means: tuple[CopiesRow, ...] = ()
    coefficients: tuple[CopiesRow, ...] = ()
    unmeasured: tuple[str, ...] = ()
    """Names of pairs that something depends on and that were not measured."""
    is_unknown: bool = False
    """Whether something depends on a pair, and nobody knows which were measured."""
    blank: tuple[tuple[str, float], ...] = ()
    """Columns that something depends on, and the shares of their rows that have no value."""
    survey: Survey | None = None

    @property
    def warnings(self) -> tuple[Notice, ...]:
        """Sentences on rows left out, pairs that were not measured, and copies that are few, or no draws."""
        found = []
        if self.blank:
            parts = [
                Message(BLANK_OF, {"column": column, "share": Amount(share, Unit.SHARE)})
                for column, share in self.blank
            ]
            found.append(Notice(Message(BLANK, {"columns": joined(COMMA, parts)})))
        if self.unmeasured:
            found.append(Notice(Message(UNMEASURED, {"pairs": ", ".join(self.unmeasured)})))
        elif self.is_unknown:
            found.append(Notice(Message(UNKNOWN)))
        spread = [row for row in self.shares if 0 < row.estimate < 1]
        if sum(row.is_replaced for row in spread) > ALIKE * len(spread):
            found.append(Notice(Message(TOO_ALIKE)))
        elif self.copies < FEW:
            found.append(Notice(Message(TOO_FEW, {"copies": self.copies})))
        return tuple(found)


def _interval_columns(kind: Format, what: str) -> tuple[Column, ...]:
    return (
        Column("estimate", "Estimate", kind, ESSENTIAL, what),
        Column(
            "low",
            INTERVAL,
            kind,
            ESSENTIAL,
            "with the noise; none of what depends on columns that were not measured together",
            high="high",
            missing=NOT_MEASURED,
        ),
        Column("se", "Standard error", kind, USUAL, "with the noise"),
        Column("freedom", "Degrees of freedom", PRECISE, MORE, "of Student’s distribution"),
    )


_OF_GROUPS = (
    Column("by", "Groups by", Format.QUESTION, MORE, "the column that forms the groups"),
    Column("group", "Group", TEXT, ESSENTIAL, "the group; empty for all rows"),
)

RULE = Formula(
    ESTIMATE, "q̄ ± t·√((1 + 1/m)·b − ū)", "Raghunathan, Reiter & Rubin (2003); Räisä et al. (2023)"
)


def _formulas(_row: CopiesRow, _result: PooledCopies) -> tuple[Formula, ...]:
    return (RULE,)


def _forest(
    rows: Sequence[CopiesRow], pen: ChartText, axis: str, reference: float | None
) -> Forest | None:
    lines = (
        ForestLine(
            " · ".join(part for part in (row.column, row.value, row.group) if part),
            row.estimate,
            row.low,
            row.high,
        )
        for row in rows
        if row.low is not None and row.high is not None
    )
    return pen.forest(lines, axis, reference, is_share=axis == SHARE_AXIS, has_legend=False)


SHARE_AXIS = QT_TRANSLATE_NOOP("analyses", "Share of rows")
ODDS_AXIS = QT_TRANSLATE_NOOP("analyses", "Coefficient, in log odds")


def _share_chart(
    _result: PooledCopies, rows: Sequence[CopiesRow], pen: ChartText, _hints: Sequence[str]
) -> Forest | None:
    return _forest(rows, pen, SHARE_AXIS, None)


def _coefficient_chart(
    _result: PooledCopies, rows: Sequence[CopiesRow], pen: ChartText, _hints: Sequence[str]
) -> Forest | None:
    return _forest(rows, pen, ODDS_AXIS, 0.0)


SHARES: Table[PooledCopies] = Table(
    key="",
    title="Shares",
    rows=lambda found: found.shares,
    columns=(
        *_OF_GROUPS,
        Column("column", "Column", TEXT, ESSENTIAL, "of the table"),
        Column("value", "Value", TEXT, ESSENTIAL, "whose share it is"),
        *_interval_columns(SHARE, "of the rows that have a value"),
    ),
    formulas=_formulas,
    charts=(Chart("", _share_chart),),
)
MEANS: Table[PooledCopies] = Table(
    key="means",
    title="Means",
    rows=lambda found: found.means,
    columns=(
        *_OF_GROUPS,
        Column("column", "Column", TEXT, ESSENTIAL, "whose values are numbers"),
        *_interval_columns(QUANTITY, "mean of the values"),
    ),
    formulas=_formulas,
    option="--means",
    option_help="the means of columns of numbers instead of shares",
    is_there=lambda found: bool(found.means),
    why_not=lambda _found, _analysis: msg("no column has numbers for values"),
)
COEFFICIENTS: Table[PooledCopies] = Table(
    key="coefficients",
    title="Logistic regression",
    rows=lambda found: found.coefficients,
    columns=(
        Column(
            "column", "Term", TEXT, ESSENTIAL, "a value of a predictor, against its first value"
        ),
        *_interval_columns(PRECISE, "in log odds"),
        p_value_column("of no effect"),
    ),
    formulas=_formulas,
    charts=(Chart("", _coefficient_chart),),
    option="--outcome",
    option_help="a logistic regression instead of shares",
    is_there=lambda found: bool(found.coefficients),
)

METHODS = QT_TRANSLATE_NOOP(
    "report",
    "Estimates of synthetic data are pooled over copies by the rules of Raghunathan, Reiter & Rubin "
    "(2003), with copies drawn from the posterior given noisy marginals (Räisä et al. 2023).",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolCopies(Analysis):
    """Shares, means and a logistic regression of copies of a synthetic table, pooled over the copies.

    The intervals contain the sampling of the people and the noise that protects them. What depends on
    columns that were not measured together has an estimate without an interval.
    """

    name: ClassVar[str] = "pool"
    title: ClassVar[str] = "Synthetic copies"
    summary: ClassVar[str] = (
        "shares, means or a regression of copies of a synthetic table, with intervals that contain the noise"
    )
    picture: ClassVar[str] = "learn"
    source: ClassVar[SourceKind] = SourceKind.COPIES
    takes_sample: ClassVar[bool] = False
    methods: ClassVar[str] = METHODS
    not_in_r: ClassVar[str] = "the script reads reports; R’s mitools pools copies"
    rounds: ClassVar[str] = "copies"
    tables: ClassVar[tuple[Table[PooledCopies], ...]] = (SHARES, MEANS, COEFFICIENTS)

    columns: tuple[str, ...] | None = variables(
        "Columns", "whose shares and means; default: all", default=None, empty="all"
    )
    by: str | None = variable(
        "Groups", "a column that forms groups: shares within each of its values", default=None
    )
    outcome: str | None = variable(
        "Outcome of a regression", "the column that a logistic regression explains", default=None
    )
    category: str | None = text(
        "Value that is explained",
        "the value of the outcome whose log odds are explained; default: the last",
        default=None,
        empty="the last",
    )
    predictors: tuple[str, ...] | None = variables(
        "Predictors of the regression", "the columns that explain the outcome", default=None
    )
    level: float = confidence_level()

    def __post_init__(self) -> None:
        """Refuse half a regression."""
        if self.outcome is None:
            reason = msg("it is of a regression; choose an outcome too")
            for name in ("predictors", "category"):
                if getattr(self, name):
                    raise OptionProblem(name, reason)
        elif not self.predictors:
            reason = msg("choose the columns that explain the outcome")
            raise OptionProblem("predictors", reason)
        elif self.outcome in self.predictors:
            reason = msg("the outcome cannot explain itself; leave it out")
            raise OptionProblem("predictors", reason)

    def run(self, data: SyntheticCopies, progress: Progress = no_progress) -> PooledCopies:
        """Return what the copies tell together."""
        columns = self.columns or data.columns
        numeric = [name for name in numeric_columns(data) if name in columns]
        asked = self.by, self.level, progress
        pairs = [(name,) if self.by is None else (self.by, name) for name in columns]
        sets: list[tuple[str, ...]] = [one for one in pairs if len(set(one)) == len(one)]
        coefficients: tuple[CopiesRow, ...] = ()
        if self.outcome is not None:
            sets.append((self.outcome, *(self.predictors or ())))
            coefficients = pooled_regression(
                data,
                self.outcome,
                self.predictors or (),
                category=self.category,
                level=self.level,
                progress=progress,
            )
        return PooledCopies(
            len(data.tables),
            data.rows,
            pooled_shares(data, columns, *asked),
            pooled_means(data, numeric, *asked) if numeric else (),
            coefficients,
            tuple(dict.fromkeys(pair for one in sets for pair in data.unmeasured(one))),
            is_unknown=data.measured is None and any(len(one) > 1 for one in sets),
            blank=tuple(
                (name, share)
                for name in dict.fromkeys(name for one in sets for name in one)
                if (share := data.blank(name)) >= LEAST_BLANK
            ),
        )

    def facts(self, result: PooledCopies) -> Sequence[Notice]:
        """Return how many copies there are, of how many rows."""
        return (Notice(Message(OF_COPIES, {"copies": result.copies, "rows": result.rows})),)
