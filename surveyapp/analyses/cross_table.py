"""Cross-tables: how the answers to two to four questions go together, any of them randomized."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine, Heatmap, Tile
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, PRECISE, SHARE, TEXT, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, MORE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import SHARE_AXIS, ChartText, coins_reach
from surveyapp.analyses.computation.multivariate.crosstab import Cell, CrossTable, crosstab
from surveyapp.analyses.data.questions import has_pseudo_answers
from surveyapp.analyses.words.columns import interval_column, labelled, p_value_column
from surveyapp.analyses.words.formulas import ESTIMATE, Formula, Formulas, of_complex_sample
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.analyses.words.plain_words import ABOVE, BELOW
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.options import confidence_level, variables

TILES = QT_TRANSLATE_NOOP(
    "analyses", "Tiles of the joint distribution; the table has the same numbers"
)


def _cells_heatmap(table: CrossTable, pen: ChartText, hints: Sequence[str]) -> Heatmap:
    """Return the tiles of a cross-table of two questions."""
    first, second = (table.survey.question(name) for name in table.questions)
    most = max(0.05, *(cell.estimate for cell in table.cells))
    tiles = {
        cell.answers: Tile(
            cell.estimate / most,
            pen.percent(cell.estimate, 1),
            f"{pen.bare(cell.low)}–{pen.bare(cell.high)}",
            hint,
        )
        for cell, hint in zip(table.cells, hints, strict=True)
    }
    return Heatmap(
        tuple(tuple(tiles[a, b] for b in second.answers) for a in first.answers),
        tuple(pen.labels.answer(first.id, a) for a in first.answers),
        tuple(pen.labels.answer(second.id, b) for b in second.answers),
        pen.labels.question(first.id),
        pen.labels.question(second.id),
        pen.say(TILES),
    )


def _cells_forest(table: CrossTable, pen: ChartText, hints: Sequence[str]) -> Forest | None:
    """Return the cells of a cross-table with their intervals."""
    lines = (
        ForestLine(
            _cell_label(cell, table, pen.labels),
            cell.estimate,
            cell.low,
            cell.high,
            coins=coins_reach(cell.estimate, cell.low, cell.high, cell.se, cell.se_coins),
            likely=cell.mle,
            hint=hint,
        )
        for cell, hint in zip(table.cells, hints, strict=True)
    )
    return pen.forest(lines, SHARE_AXIS, 0.0, is_share=True)


def _cell_label(cell: Cell, table: CrossTable, labels: SurveyLabels) -> str:
    """Return the answers of a cell."""
    answers = zip(table.questions, cell.answers, strict=True)
    return " · ".join(labels.answer(question, answer) for question, answer in answers)


OF_CELLS: Formulas = (
    Formula(
        ESTIMATE,
        "π̂ = λ̂ (P₁ ⊗ P₂ …)⁻¹",
        "Chaudhuri & Mukerjee (1988); van den Hout & van der Heijden (2002)",
    ),
)


def cell_formulas(_row: object, table: CrossTable) -> Formulas:
    """Return where the cells of a cross-table come from: of a simple sample, or of a complex one."""
    return of_complex_sample(OF_CELLS) if table.is_complex_sample else OF_CELLS


CELL = QT_TRANSLATE_NOOP(
    "messages",
    "An estimated {estimate} belong here: {answers} ({level} CI {low} to "
    "{high}; {n} people who answered all of these questions).",
)


def explain_cell(
    cell: Cell, questions: Sequence[str], labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what a cell of a cross-table means."""
    named = zip(questions, cell.answers, strict=True)
    facts: dict[str, object] = {
        "n": amounts.count(cell.n),
        "estimate": amounts.share(cell.estimate),
        "answers": " · ".join(labels.answered(q, a) for q, a in named),
        "level": amounts.level(level),
        "low": amounts.share(cell.low),
        "high": amounts.share(cell.high),
    }
    main = notice_of(CELL, facts)
    if 0 <= cell.estimate <= 1:
        return (main,)
    outside = BELOW if cell.estimate < 0 else ABOVE
    return (main, Notice(Message(outside, {"mle": amounts.share(cell.mle)})))


ONE_RESPONDENT = QT_TRANSLATE_NOOP("messages", "{n} respondent")
RESPONDENTS = QT_TRANSLATE_NOOP("messages", "{n} respondents")
TESTED = QT_TRANSLATE_NOOP(
    "messages",
    "If the answers to “{first}” and “{second}” did not depend on each other, "
    "reports that show as strong a relation as these would have a probability "
    "of {p}.",
)
STRENGTH = QT_TRANSLATE_NOOP(
    "messages",
    "Cramér's V, from 0 for no relation to 1 for a perfect one, is about {v}; noise alone would give "
    "{noise}.",
)
WITHIN = QT_TRANSLATE_NOOP(
    "messages",
    "Among those with “{given}”, about {share} have “{answer}”; the {level} interval is {low} to {high}.",
)
WITHIN_UNKNOWN = QT_TRANSLATE_NOOP("messages", "Nobody is known to have “{given}”.")


def _cell_rows(table: CrossTable) -> list[SimpleNamespace]:
    """Return the cells with their keys in files as attributes."""
    return [SimpleNamespace(cell=cell, **cell.row(table.questions)) for cell in table.cells]


def _numbered(table: CrossTable) -> Iterator[Column]:
    for place, question in enumerate(table.questions, start=1):
        yield Column(f"question_{place}", "Question", Format.QUESTION, FILE, "the id of a question")
        yield Column(
            f"answer_{place}",
            question,
            TEXT,
            ESSENTIAL,
            "its answer",
            short=question,
            asked=question,
            label=partial(_answer_label, question, f"answer_{place}"),
        )


def _answer_label(
    question: str, key: str, row: Any, _result: CrossTable, labels: SurveyLabels
) -> str:
    return labels.answer(question, getattr(row, key))


_CELL_NUMBERS = (
    Column("n", "n", COUNT, FILE, "respondents who answered all questions"),
    Column(
        "estimate",
        "Estimate",
        SHARE,
        ESSENTIAL,
        "the share of all; unbiased, so it may lie outside 0 to 100 %",
    ),
    Column("se", "Std. error", SHARE, ESSENTIAL, "the standard error"),
    Column(
        "se_coins",
        "of which randomization",
        SHARE,
        MORE,
        "the part of the standard error that the randomization causes",
    ),
    interval_column(SHARE, "of the share"),
    Column("interval", "Interval by", TEXT, FILE, "how the interval was computed"),
    Column(
        "mle",
        "Most likely",
        SHARE,
        USUAL,
        "the best share among the possible ones (maximum likelihood)",
        short="most likely",
    ),
)
_SHARES = tuple(
    Column(f"{kind}_{key}", title, SHARE, FILE, about)
    for kind, title in (
        ("row", QT_TRANSLATE_NOOP("analyses", "Row share")),
        ("column", QT_TRANSLATE_NOOP("analyses", "Column share")),
    )
    for key, about in (
        ("share", QT_TRANSLATE_NOOP("analyses", "the share among those with the other answer")),
        ("se", QT_TRANSLATE_NOOP("analyses", "the standard error of that share")),
        ("low", QT_TRANSLATE_NOOP("analyses", "the lower end of its interval")),
        ("high", QT_TRANSLATE_NOOP("analyses", "the upper end of its interval")),
    )
)


def _cell_columns(table: CrossTable) -> tuple[Column, ...]:
    shares = _SHARES if len(table.questions) == 2 else ()
    return (*_numbered(table), *_CELL_NUMBERS, *shares)


def _cell_meaning(
    row: Any, table: CrossTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    return explain_cell(row.cell, table.questions, labels, level)


def _picture(
    table: CrossTable, _rows: Sequence[Any], text: ChartText, hints: Sequence[str]
) -> Heatmap | Forest | None:
    """Return two questions across each other; more have a line for each cell."""
    draw = _cells_heatmap if len(table.questions) == 2 else _cells_forest
    return draw(table, text, hints)


CELLS: Table[CrossTable] = Table(
    key="",
    title="Cells",
    rows=_cell_rows,
    columns=_cell_columns,
    meaning=_cell_meaning,
    formulas=cell_formulas,
    charts=(Chart("", _picture),),
    said_rows=1,
)


@dataclass(frozen=True, slots=True)
class ShareRow:
    """The share of an answer among those with an answer to the other question."""

    given: str
    answer: str
    share: float | None
    se: float | None
    low: float | None
    high: float | None


def _share_rows(table: CrossTable, within: int) -> list[ShareRow]:
    """Return the shares within each answer to the question at the place ``within``, answer by answer."""
    of = 1 - within
    order = list(dict.fromkeys(cell.answers[within] for cell in table.cells))
    rows = []
    for cell in sorted(table.cells, key=lambda one: order.index(one.answers[within])):
        found = cell.in_row if within == 0 else cell.in_column
        if found is not None:
            rows.append(
                ShareRow(
                    cell.answers[within],
                    cell.answers[of],
                    found.share,
                    found.se,
                    found.low,
                    found.high,
                )
            )
    return rows


def _share_columns(within: int) -> Callable[[CrossTable], Sequence[Column]]:
    def made(table: CrossTable) -> tuple[Column, ...]:
        given, of = table.questions[within], table.questions[1 - within]
        return (
            labelled(
                "given",
                given,
                "the answer within which shares are counted",
                partial(_answer_label, given, "given"),
                short=given,
                asked=given,
            ),
            labelled(
                "answer",
                of,
                "the answer whose share it is",
                partial(_answer_label, of, "answer"),
                short=of,
                asked=of,
            ),
            Column(
                "share", "Share", SHARE, ESSENTIAL, "the share among those with the other answer"
            ),
            Column("se", "Std. error", SHARE, ESSENTIAL, "the standard error of that share"),
            interval_column(SHARE, "of the share"),
        )

    return made


def _share_meaning(within: int) -> Callable[[ShareRow, CrossTable, SurveyLabels, float], Any]:
    def said(
        row: ShareRow, table: CrossTable, labels: SurveyLabels, level: float
    ) -> tuple[Notice, ...]:
        given = labels.answer(table.questions[within], row.given)
        if row.share is None or row.low is None or row.high is None:
            return (Notice(Message(WITHIN_UNKNOWN, {"given": given})),)
        facts = {
            "given": given,
            "answer": labels.answer(table.questions[1 - within], row.answer),
            "share": amounts.share(row.share),
            "level": amounts.level(level),
            "low": amounts.share(row.low),
            "high": amounts.share(row.high),
        }
        return (Notice(Message(WITHIN, facts)),)

    return said


def _within(title: str, key: str, within: int) -> Table[CrossTable]:
    return Table(
        key=key,
        title=title,
        rows=lambda table: _share_rows(table, within),
        columns=_share_columns(within),
        meaning=_share_meaning(within),
        said_rows=1,
        heading=lambda table: (
            f"{table.questions[1 - within]} within each answer to {table.questions[within]}"
        ),
        is_there=lambda table: len(table.questions) == 2,
    )


ROW_SHARES = _within(QT_TRANSLATE_NOOP("analyses", "Row %"), "rows", 0)
COLUMN_SHARES = _within(QT_TRANSLATE_NOOP("analyses", "Column %"), "columns", 1)


def _test_meaning(
    row: Any, _table: CrossTable, labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    facts: dict[str, object] = {
        "first": labels.question(row.question_1),
        "second": labels.question(row.question_2),
        "p": amounts.chance(row.p_value),
    }
    said = [Notice(Message(TESTED, facts))]
    if row.cramers_v is not None and row.cramers_v_noise is not None:
        strength = {
            "v": amounts.number(row.cramers_v),
            "noise": amounts.number(row.cramers_v_noise),
        }
        said.append(Notice(Message(STRENGTH, strength)))
    return tuple(said)


INDEPENDENCE: Table[CrossTable] = Table(
    key="independence",
    title="Independence",
    rows=lambda table: table.tests,
    columns=(
        Column(
            "question_1",
            "First question",
            Format.QUESTION,
            ESSENTIAL,
            "one of the two questions",
            short="first",
        ),
        Column(
            "question_2",
            "Second question",
            Format.QUESTION,
            ESSENTIAL,
            "the other question",
            short="second",
        ),
        Column("n", "n", COUNT, MORE, "respondents who answered all questions"),
        Column(
            "statistic",
            "X²",
            PRECISE,
            ESSENTIAL,
            "the test statistic, which takes the randomization and the sample into account",
            short="X²",
        ),
        Column("df", "Degrees of freedom", COUNT, ESSENTIAL, "of the test"),
        p_value_column("of the test that the answers do not depend on each other"),
        Column("method", "Test", TEXT, FILE, "how it was tested"),
        Column(
            "cramers_v",
            "Cramér's V",
            PRECISE,
            ESSENTIAL,
            "the strength of the relation, from 0 to 1",
            short="Cramér's V",
        ),
        Column(
            "cramers_v_corrected",
            "V, bias-corrected",
            PRECISE,
            USUAL,
            "without what noise alone would cause",
            short="corrected",
        ),
        Column(
            "cramers_v_noise",
            "V by noise alone",
            PRECISE,
            USUAL,
            "what independent answers would give on average",
            short="by noise alone",
        ),
    ),
    meaning=_test_meaning,
    option="--independence",
    option_help="the test of independence of each pair instead",
    heading="independence of the answers, with the randomization taken into account",
    is_there=lambda table: bool(table.tests),
)

METHODS = QT_TRANSLATE_NOOP(
    "report",
    "Cross-tables estimate how the answers go together, from the joint distribution of the reports and the "
    "Kronecker product of the questions’ matrices.",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Crosstab(Analysis):
    """The joint distribution of the answers to two to four questions, with tests of independence.

    Of two questions also row and column percentages, each with its error and interval.
    """

    name: ClassVar[str] = "crosstab"
    title: ClassVar[str] = "Cross-table"
    summary: ClassVar[str] = "how the answers to two to four questions go together"
    methods: ClassVar[str] = METHODS
    not_in_r: ClassVar[str] = "R has no joint distribution of several randomized questions"
    picture: ClassVar[str] = "crosstab"
    tables: ClassVar[tuple[Table[CrossTable], ...]] = (
        CELLS,
        ROW_SHARES,
        COLUMN_SHARES,
        INDEPENDENCE,
    )

    questions: tuple[str, ...] = variables(
        "Questions", "two to four questions, with commas", accepts=has_pseudo_answers
    )
    level: float = confidence_level()

    def run(self, data: Dataset, progress: Progress = no_progress) -> CrossTable:
        """Return the share of each combination of answers; see ``crosstab``."""
        return crosstab(data, self.questions, level=self.level, progress=progress)

    def facts(self, result: CrossTable) -> tuple[Notice, ...]:
        """Return how many respondents answered all questions."""
        template = ONE_RESPONDENT if result.n == 1 else RESPONDENTS
        return (Notice(Message(template, {"n": result.n})),)
