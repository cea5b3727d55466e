"""Shares and means, question by question: what the reports say once the coins are taken out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import (
    COUNT,
    EPSILON,
    P_VALUE,
    PRECISE,
    QUANTITY,
    SHARE,
    TEXT,
    Format,
)
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import (
    ESSENTIAL,
    FILE,
    INTERVAL,
    MORE,
    USUAL,
    Chart,
    Column,
    Table,
)
from surveyapp.analyses.computation.estimates.combined_lists import (
    MEASURES,
    combined_list,
    explain_combined,
)
from surveyapp.analyses.computation.estimates.non_adherence import (
    NonAdherence,
    explain_curves,
    read_shares,
)
from surveyapp.analyses.computation.estimates.of_dataset import WantedEstimates, estimates_of
from surveyapp.analyses.computation.estimates.options import MEAN_METHOD_NAMES, METHOD_NAMES
from surveyapp.analyses.computation.estimates.posterior import explain_posterior, posterior_rows
from surveyapp.analyses.computation.estimates.rows import (
    CurveRow,
    EstimateRow,
    EstimateTable,
    as_population_totals,
)
from surveyapp.analyses.computation.estimates.simultaneous import level_notes
from surveyapp.analyses.data.questions import (
    YES_OR_NO,
    check_groups_of_others,
    forms_groups,
    is_direct_yes_no,
)
from surveyapp.analyses.data.sample_design import Inclusion
from surveyapp.analyses.words.columns import answer_column, coded, interval_column, labelled
from surveyapp.analyses.words.design_titles import design_title
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.designs.latent.non_adherence import NonAdherenceModel
from surveyapp.estimation.estimate import IntervalMethod
from surveyapp.estimation.mean_interval import MeanInterval
from surveyapp.estimation.sampling.resampling import JACKKNIFES, OF_PAIRS, InclusionVariance
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.options import (
    OptionProblem,
    choice,
    confidence_level,
    flag,
    flag_of,
    matrix,
    text,
    variable,
    whole,
)

if TYPE_CHECKING:
    from surveyapp.analyses.base.charts import EstimateChart
    from surveyapp.analyses.charts.text import ChartText
    from surveyapp.analyses.computation.estimates.combined_lists import CombinedRow
    from surveyapp.analyses.computation.estimates.rows import TestRow
    from surveyapp.analyses.words.formulas import Formula

COUNTS = "--counts"
"""The command's option for numbers of people."""
NO_TEST = QT_TRANSLATE_NOOP("messages", "No design of these questions has a test.")
TEXT_ALONE = QT_TRANSLATE_NOOP("messages", "{question}")
TEXT_BY_GROUPS = QT_TRANSLATE_NOOP("messages", "{question} by {by}")
OUTSIDE = QT_TRANSLATE_NOOP(
    "messages",
    "Estimates outside 0 to 100 %: {count}. They are shown as they are, because cutting them off "
    "would bias averages; the column “Most likely” gives the best possible share.",
)
BY_ITSELF = QT_TRANSLATE_NOOP(
    "messages", "A question cannot be divided by itself: choose another one, or no groups."
)
FIRST_LINES = QT_TRANSLATE_NOOP(
    "messages", "The chart shows the first {count} lines; choose one question to see it all."
)
NAIVE = QT_TRANSLATE_NOOP("analyses", "Naive reading of the reports")
MEAN_AXIS = QT_TRANSLATE_NOOP("analyses", "Mean answer")
SHARE_AXIS = QT_TRANSLATE_NOOP("analyses", "Share of respondents")
SPOKEN = QT_TRANSLATE_NOOP(
    "analyses", "Chart of the estimates with intervals; the table has the same numbers"
)
QUESTION = QT_TRANSLATE_NOOP("analyses", "Question")
ANSWER = QT_TRANSLATE_NOOP("analyses", "Answer")
GROUP = QT_TRANSLATE_NOOP("analyses", "Group")
STANDARD_ERROR = QT_TRANSLATE_NOOP("analyses", "Std. error")

INTERVAL_TITLES: dict[Any, str] = {
    **METHOD_NAMES,
    **{
        method: title
        for method, title in MEAN_METHOD_NAMES.items()
        if method.value not in {one.value for one in IntervalMethod}
    },
}
"""Of shares, then those that only means have."""

VARIANCE_TITLES = {
    InclusionVariance.DEVILLE: QT_TRANSLATE_NOOP("analyses", "Deville"),
    InclusionVariance.HORVITZ_THOMPSON: QT_TRANSLATE_NOOP("analyses", "Horvitz–Thompson"),
    InclusionVariance.JACKKNIFE: QT_TRANSLATE_NOOP("analyses", "Jackknife"),
    InclusionVariance.JACKKNIFE_REPLACED: QT_TRANSLATE_NOOP(
        "analyses", "Jackknife, with replacement"
    ),
    InclusionVariance.ESCOBAR_BERGER: QT_TRANSLATE_NOOP("analyses", "Escobar–Berger"),
    InclusionVariance.CAMPBELL_BERGER_SKINNER: QT_TRANSLATE_NOOP(
        "analyses", "Campbell–Berger–Skinner"
    ),
}

MODEL_TITLES = {
    NonAdherenceModel.RANDOM: QT_TRANSLATE_NOOP("analyses", "They touch any button"),
    NonAdherenceModel.SAFE: QT_TRANSLATE_NOOP("analyses", "They protect themselves"),
}


def _in_its_units(row: EstimateRow) -> Format:
    """Return how a number of a row is written: a share, or an amount in units of the answers or people."""
    return QUANTITY if row.is_mean or row.is_total else SHARE


def _meaning(
    row: EstimateRow, table: EstimateTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what a row means; of numbers of people there are no sentences."""
    from surveyapp.analyses.words.plain_words import explain_estimate  # noqa: PLC0415

    if row.is_total:
        return ()
    return explain_estimate(row, labels, table.by, row.level_each or level)


def _formulas(row: EstimateRow, table: EstimateTable) -> tuple[Formula, ...]:
    from surveyapp.analyses.words.formulas import formulas  # noqa: PLC0415

    return formulas(table.survey, row, is_complex_sample=table.is_complex_sample)


def _formulas_of_tests(row: TestRow, _table: EstimateTable) -> tuple[Formula, ...]:
    from surveyapp.analyses.words.formulas import OF_TESTS  # noqa: PLC0415

    return (OF_TESTS[row.symbol],)


def _formulas_of_lists(_row: CombinedRow, _table: EstimateTable) -> tuple[Formula, ...]:
    from surveyapp.analyses.words.formulas import OF_LISTS  # noqa: PLC0415

    return (OF_LISTS,)


def _shares_chart(
    table: EstimateTable, rows: Sequence[EstimateRow], pen: ChartText, hints: Sequence[str]
) -> EstimateChart | None:
    """Return the shares, a panel a question."""
    told = [(row, hint) for row, hint in zip(rows, hints, strict=True) if not row.is_mean]
    return _chart(table, told, pen)


def _mean_chart(
    table: EstimateTable, rows: Sequence[EstimateRow], pen: ChartText, hints: Sequence[str]
) -> EstimateChart | None:
    """Return the means of one question; those of several have no axis together."""
    told = [(row, hint) for row, hint in zip(rows, hints, strict=True) if row.is_mean]
    is_of_one = len({row.question for row, _ in told}) == 1
    return _chart(table, told, pen) if is_of_one else None


def _chart(
    table: EstimateTable, told: Sequence[tuple[EstimateRow, str]], pen: ChartText
) -> EstimateChart | None:
    from surveyapp.analyses.base.charts import EstimateChart, EstimateWords  # noqa: PLC0415
    from surveyapp.analyses.charts import text as said  # noqa: PLC0415
    from surveyapp.analyses.charts.panels import chart_panels, panels_of_one_chart  # noqa: PLC0415

    rows = tuple(row for row, _ in told)
    hints = {id(row): hint for row, hint in told}
    panels = panels_of_one_chart(
        chart_panels(
            replace(table, rows=rows),
            table.by,
            pen.labels,
            pen.translate,
            lambda row: hints[id(row)],
        )
    )
    if not panels or any(row.is_total for row in rows):
        return None
    is_mean = panels[0].is_mean
    words = EstimateWords(
        estimate=pen.say(said.ESTIMATE),
        interval=pen.say(INTERVAL, level=pen.level),
        coins=pen.say(said.COINS),
        naive=pen.say(NAIVE),
        axis=pen.say(MEAN_AXIS if is_mean else SHARE_AXIS),
        spoken=pen.say(SPOKEN),
        likely="" if is_mean else pen.say(said.MOST_LIKELY),
    )
    return EstimateChart(panels, words)


def _caption(row: EstimateRow, table: EstimateTable, labels: SurveyLabels) -> Message:
    if table.by is None:
        return Message(TEXT_ALONE, {"question": labels.question(row.question)})
    return labels.message(Message(TEXT_BY_GROUPS, {"question": row.question, "by": table.by}))


def _summary(
    rows: Sequence[EstimateRow], table: EstimateTable, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    """Return what the estimates of a question mean in a sentence: none of groups, or numbers of people."""
    from surveyapp.analyses.words.plain_words import summarize_estimate  # noqa: PLC0415

    if table.by is not None or rows[0].is_total:
        return ()
    return summarize_estimate(_described_row(rows), labels, table.by, level)


def _described_row(rows: Sequence[EstimateRow]) -> EstimateRow:
    """Return the row to describe in words: the first of yes/no and of means, else the most frequent."""
    if rows[0].is_mean or {row.answer for row in rows} >= set(YES_OR_NO):
        return rows[0]
    known = (row for row in rows if not row.is_other_share)
    return max(known, key=lambda row: row.estimate, default=rows[0])


def _tests_remark(table: EstimateTable) -> tuple[Notice, ...]:
    return () if table.tests else (Notice(Message(NO_TEST, {})),)


def _notes(table: EstimateTable) -> tuple[Notice, ...]:
    """Return what to know of the estimates as a whole."""
    from surveyapp.analyses.charts.panels import MOST_LINES, drawn_rows  # noqa: PLC0415
    from surveyapp.analyses.words.plain_words import is_impossible  # noqa: PLC0415

    found = []
    impossible = sum(map(is_impossible, table.rows))
    if impossible:
        found.append(notice_of(OUTSIDE, {"count": amounts.count(impossible)}))
    if not table.rows and not table.warnings:
        found.append(notice_of(BY_ITSELF, {}))
    if len(drawn_rows(table)) > MOST_LINES:
        found.append(notice_of(FIRST_LINES, {"count": amounts.count(MOST_LINES)}))
    return tuple(found)


def _percent(row: CurveRow, _result: object, _labels: object) -> str:
    return f"{100 * row.non_adherence:.3g} %"


def _is_simultaneous(_result: object, analysis: Estimates) -> bool:
    return analysis.simultaneous


OF_GROUP = labelled(
    "group",
    GROUP,
    "the answer that forms the group, if there are groups",
    lambda row, table, labels: labels.group(table.by, row.group),
)
DESIGN = coded(
    "design", "Design", "the design that the question was asked with", design_title, FILE
)
REPORTS = Column("n", "n", COUNT, ESSENTIAL, "number of reports")
INTERVAL_METHOD = Column("interval", "Interval method", TEXT, FILE, "how the interval was found")

ESTIMATES: Table[EstimateTable] = Table(
    key="",
    title="Estimates",
    rows=lambda table: table.rows,
    columns=(
        Column("question", QUESTION, Format.QUESTION, ESSENTIAL, "the question that is estimated"),
        answer_column("the answer; round brackets mark what is not an answer, such as (cheaters)"),
        OF_GROUP,
        DESIGN,
        REPORTS,
        Column(
            "estimate",
            "Estimate",
            _in_its_units,
            ESSENTIAL,
            "unbiased, with the effect of the coins removed: a share can lie outside 0 "
            "to 100 %; a mean is in the units of the answers",
        ),
        Column(
            "se",
            STANDARD_ERROR,
            _in_its_units,
            ESSENTIAL,
            "standard error, from sampling and randomization together",
        ),
        Column(
            "se_sampling",
            "of which sampling",
            _in_its_units,
            FILE,
            "the standard error that sampling causes",
        ),
        Column(
            "se_coins",
            "of which randomization",
            _in_its_units,
            USUAL,
            "the standard error that the randomization causes, the answers held fixed",
            short="(coins)",
        ),
        interval_column(_in_its_units, "the interval, cut at what is possible"),
        INTERVAL_METHOD,
        Column(
            "mle",
            "Most likely",
            lambda row: QUANTITY if row.is_total else SHARE,
            USUAL,
            "maximum likelihood: the best share among the possible ones",
            is_at_terminal=False,
        ),
        Column(
            "epsilon",
            "ε",
            EPSILON,
            MORE,
            "privacy loss of one report: smaller protects better; empty is infinite",
            is_at_terminal=True,
            short="ε",
        ),
        Column(
            "raw",
            "Naive reading",
            _in_its_units,
            USUAL,
            "the reports read as if there were no coins: biased",
            is_at_terminal=False,
        ),
        Column(
            "se_from",
            "Error from",
            TEXT,
            FILE,
            "“coins” if the reports varied less than the randomization alone makes them, "
            "otherwise “reports”",
        ),
        Column(
            "level_each",
            "Level of each",
            PRECISE,
            FILE,
            "with simultaneous intervals: the confidence of each alone",
            only=_is_simultaneous,
        ),
        Column(
            "joint",
            "Joint level by",
            TEXT,
            FILE,
            "with simultaneous intervals: how that confidence was found",
            only=_is_simultaneous,
        ),
    ),
    meaning=_meaning,
    formulas=_formulas,
    charts=(Chart("", _shares_chart), Chart("Means", _mean_chart, is_of_parts=True)),
    caption=_caption,
    caption_key="question",
    summary=_summary,
    notes=_notes,
)

TESTS: Table[EstimateTable] = Table(
    key="tests",
    title="Tests of the designs",
    rows=lambda table: table.tests,
    columns=(
        Column(
            "question", QUESTION, Format.QUESTION, ESSENTIAL, "the question whose design is tested"
        ),
        labelled(
            "group",
            GROUP,
            "the group, if there are groups",
            lambda row, table, labels: labels.group(table.by, row.group),
        ),
        labelled(
            "hypothesis",
            "Hypothesis",
            "what is tested",
            lambda row, _table, labels: labels.said(row.hypothesis),
        ),
        Column("symbol", "Symbol", TEXT, USUAL, "which statistic it is"),
        Column(
            "statistic",
            "Statistic",
            PRECISE,
            ESSENTIAL,
            "how far the reports are from the hypothesis",
        ),
        Column("df", "df", COUNT, ESSENTIAL, "degrees of freedom"),
        Column(
            "p_value",
            "p",
            P_VALUE,
            ESSENTIAL,
            "the probability of such a statistic if the hypothesis is true",
        ),
    ),
    formulas=_formulas_of_tests,
    option="--tests",
    option_help="the tests of the designs instead of the estimates",
    is_there=lambda table: bool(table.tests),
    remarks=_tests_remark,
)

CURVES: Table[EstimateTable] = Table(
    key="curves",
    title="If some did not follow the instruction",
    rows=lambda table: table.curves,
    columns=(
        Column("question", QUESTION, Format.QUESTION, ESSENTIAL, "the question that is estimated"),
        answer_column("the answer"),
        OF_GROUP,
        DESIGN,
        Column(
            "model",
            "What these do",
            TEXT,
            USUAL,
            "random: touch any button; safe: protect themselves",
        ),
        Column(
            "non_adherence",
            "Share who do so",
            SHARE,
            ESSENTIAL,
            "the share of respondents who had not followed the instruction",
            short="share",
            label=_percent,
        ),
        REPORTS,
        Column("estimate", "Estimate", SHARE, ESSENTIAL, "what the estimate would be"),
        Column("se", STANDARD_ERROR, SHARE, ESSENTIAL, "its standard error"),
        interval_column(SHARE, "its interval, cut at what is possible"),
        INTERVAL_METHOD,
        Column(
            "mle",
            "Most likely",
            SHARE,
            USUAL,
            "maximum likelihood: the best share among the possible ones",
            is_at_terminal=False,
        ),
    ),
    option="--non-adherence",
    option_help="the estimates if a share of the respondents had not followed the instruction",
    is_there=lambda table: bool(table.curves),
    facts=lambda table: tuple(explain_curves(table.curves)),
)

POSTERIOR: Table[EstimateTable] = Table(
    key="posterior",
    title="What one report reveals",
    rows=lambda table: table.posterior,
    columns=(
        Column("question", QUESTION, Format.QUESTION, ESSENTIAL, "the question that was asked"),
        OF_GROUP,
        labelled(
            "report",
            "Report",
            "what was recorded",
            lambda row, _table, labels: labels.answer(row.question, row.report),
        ),
        answer_column("the true answer"),
        Column(
            "share", "Share of all", SHARE, ESSENTIAL, "the share of all people with this answer"
        ),
        Column(
            "probability",
            "Given the report",
            SHARE,
            ESSENTIAL,
            "the share with this answer among those with this report",
            short="given the report",
        ),
        interval_column(SHARE, "the same at both ends of the share's interval"),
    ),
    option="--posterior",
    option_help="how likely each answer is, given each report, instead of the estimates",
    is_there=lambda table: bool(table.posterior),
    facts=lambda table: tuple(explain_posterior(table, table.posterior)),
)

COMBINED: Table[EstimateTable] = Table(
    key="direct",
    title="List and direct question together",
    rows=lambda table: table.combined.rows,
    columns=(
        Column("question", QUESTION, Format.QUESTION, FILE, "the list experiment"),
        Column("direct", "Asked directly", Format.QUESTION, FILE, "the direct question"),
        Column(
            "measure",
            "Measure",
            TEXT,
            ESSENTIAL,
            "combined: from both; list: from the list alone; direct: from the direct question alone",
            words=MEASURES,
        ),
        Column("n", "n", COUNT, ESSENTIAL, "respondents who answered both"),
        Column("estimate", "Estimate", SHARE, ESSENTIAL, "the share with the trait"),
        Column("se", STANDARD_ERROR, SHARE, ESSENTIAL, "standard error"),
        interval_column(SHARE, "by the normal distribution"),
    ),
    option="--direct",
    option_help="the estimates of a list experiment together with the same question asked directly",
    formulas=_formulas_of_lists,
    is_there=lambda table: bool(table.combined.rows),
    facts=lambda table: tuple(explain_combined(table.combined)),
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Estimates(Analysis):
    """Shares of answers and means of numbers, with intervals, from reports that coins have changed.

    Every question of the survey is estimated, or one; of everybody, or in groups of ``by``. Weights, strata
    and clusters of the sample are used where there are any.
    """

    name: ClassVar[str] = "estimate"
    file_stem: ClassVar[str] = "estimates"
    title: ClassVar[str] = "Estimates"
    summary: ClassVar[str] = "shares of answers and means of numbers, with intervals"
    picture: ClassVar[str] = "estimates"
    tables: ClassVar[tuple[Table[EstimateTable], ...]] = (
        ESTIMATES,
        TESTS,
        CURVES,
        POSTERIOR,
        COMBINED,
    )

    question: str | None = variable(
        QUESTION, "only this question", default=None, empty="All questions"
    )
    by: str | None = variable(
        "Groups",
        "a direct question that forms groups",
        accepts=forms_groups,
        other_than="question",
        default=None,
        empty="No groups",
        metavar="Q2",
    )
    interval: IntervalMethod | MeanInterval | None = choice(
        "Interval method",
        "of shares guarded (default), mid_p, wilson, exact, likelihood, wald, chebyshev, bayes, "
        "bootstrap; of means student (default), wald, chebyshev, hoeffding, bootstrap",
        INTERVAL_TITLES,
        default=None,
        metavar="METHOD",
    )
    level: float = confidence_level()
    simultaneous: bool = flag(
        "Simultaneous intervals",
        "intervals of all answers of a question that reach the level together",
        is_advanced=True,
    )
    population: int | None = whole(
        "People in the population",
        "people in the population of a simple random sample",
        default=None,
        low=1,
        is_advanced=True,
    )
    people: bool = flag(
        "Numbers of people",
        "numbers of people, and totals, of the population or by weights, instead of "
        "shares and means",
        flag=COUNTS,
        is_advanced=True,
    )
    posterior: bool = flag(
        "What one report reveals",
        "how likely each answer is, given each report, instead of the estimates",
        is_advanced=True,
    )
    direct: str | None = variable(
        "The same, asked directly",
        "a yes/no question that asks directly what a list experiment asks: the estimates of both together",
        default=None,
        accepts=is_direct_yes_no,
        other_than="question",
        empty="None",
        metavar="Q2",
        is_advanced=True,
    )
    non_adherence: str | None = text(
        "Share who do not follow the instruction",
        "the estimates if a share of the respondents had not followed the instruction: shares such as "
        "0:0.3, or with a step 0:0.3:0.1",
        default=None,
        metavar="FROM:TO",
        is_advanced=True,
    )
    non_adherence_model: NonAdherenceModel | None = choice(
        "What these do",
        "what these respondents do: random (any button) or safe (they protect "
        "themselves); both if empty",
        MODEL_TITLES,
        default=None,
        metavar="MODEL",
        is_advanced=True,
    )
    safe_answer: str | None = text(
        "Safe answer",
        "the answer that nobody hesitates to give; no if empty",
        default=None,
        is_advanced=True,
    )
    inclusion: str | None = text(
        "Inclusion probabilities",
        "a table's column: each respondent's inclusion probability, for samples without replacement",
        default=None,
        metavar="COL",
        is_of_tables=True,
    )
    joint: tuple[tuple[str, tuple[float, ...]], ...] | None = matrix(
        "Joint inclusion probabilities",
        "a table of the joint inclusion probabilities, numbers only",
        default=None,
        metavar="FILE",
        is_labelled=False,
        is_of_tables=True,
    )
    variance: InclusionVariance | None = choice(
        "Variance",
        "with inclusion probabilities: deville (default), horvitz-thompson (default "
        "with joint ones), jackknife (default with strata or clusters), "
        "jackknife-with-replacement, escobar-berger, campbell-berger-skinner",
        VARIANCE_TITLES,
        default=None,
        metavar="METHOD",
        is_of_tables=True,
    )

    def __post_init__(self) -> None:
        """Refuse what does not go together.

        Raises
        ------
        OptionProblem
            naming an option that does not go with the others.
        UserProblem
            if the shares who do not follow the instruction are no range.
        """
        _check_given_with("inclusion", self.inclusion, joint=self.joint, variance=self.variance)
        _check_given_with(
            "non_adherence",
            self.non_adherence,
            non_adherence_model=self.non_adherence_model,
            safe_answer=self.safe_answer,
        )
        chosen = {
            name: bool(getattr(self, name))
            for name in ("simultaneous", "people", "non_adherence", "posterior", "direct")
        }
        self.check_asked([_flag_of(name) for name, is_chosen in chosen.items() if is_chosen])
        if self.direct is not None and (self.question is None or self.by is not None):
            reason = msg("choose the list experiment as the question, and no groups")
            raise OptionProblem("direct", reason)
        if self.non_adherence is not None:
            read_shares(self.non_adherence)
        if self.variance in OF_PAIRS and self.people and self.population is None:
            reason = msg(
                "{method} is for means; give the size of the population in which people are "
                "counted",
                method=self.variance.value,
            )
            raise OptionProblem("variance", reason)

    def check_asked(self, asked: Sequence[str]) -> None:
        """Refuse what cannot be shown at once; see ``Analysis.check_asked``."""
        given = [_flag_of(name) for name in ("simultaneous", "people") if getattr(self, name)]
        given = list(dict.fromkeys((*given, *asked)))
        others = [one for one in given if one not in {"--simultaneous", COUNTS}]
        if "--simultaneous" in given and others:
            reason = msg(
                "it is about the intervals of the estimates; leave out {option}", option=others[0]
            )
            raise OptionProblem("simultaneous", reason)
        for name in ("non_adherence", "posterior", "direct"):
            besides = [one for one in given if one != flag_of(name)]
            if flag_of(name) in given and besides:
                reason = msg("it has a table of its own; leave out {option}", option=besides[0])
                raise OptionProblem(name, reason)
        if "--explain" in given and self.people:
            reason = msg(
                "it gives shares and means, not numbers of people; leave out the numbers of people"
            )
            raise OptionProblem("explain", reason)

    @property
    def own_weight(self) -> tuple[str, str] | None:
        """The option and the column of inclusion probabilities."""
        return None if self.inclusion is None else ("inclusion", self.inclusion)

    @property
    def formula(self) -> str:
        """What is estimated, by which groups."""
        if self.by is None:
            return self.question or ""
        if self.question is None:
            return Notice(msg("all questions by {by}", by=self.by))
        return Notice(msg("{question} by {by}", question=self.question, by=self.by))

    def run(self, data: Dataset, progress: Progress = no_progress) -> EstimateTable:  # noqa: ARG002
        """Return one row for each answer of each question, by groups; see ``estimates_of``."""
        if self.question is not None and self.by is not None:
            check_groups_of_others(self.question, self.by)
        is_total = self.people and self.population is None
        if is_total and self.inclusion is None and data.everybody.sample is None:
            reason = msg("give the size of the population in which people are counted, or weights")
            raise OptionProblem("people", reason, COUNTS)
        table = estimates_of(
            data,
            WantedEstimates(
                self.question,
                self.by,
                self.interval if isinstance(self.interval, IntervalMethod) else None,
                self._mean_method,
                self.level,
                self.population,
                self._inclusion(data),
                self._curves,
                self.simultaneous,
                is_total=is_total,
            ),
        )
        if self.people and self.population is not None:
            table = as_population_totals(table, self.population)
        if self.simultaneous:
            table = replace(table, notes=(*table.notes, *level_notes(table.rows, self.level)))
        if self.posterior:
            rows, notes = posterior_rows(table)
            table = replace(table, posterior=rows, notes=(*table.notes, *notes))
        if self.direct is not None and self.question is not None:
            combined = combined_list(data, self.question, self.direct, self.level)
            table = replace(table, combined=combined)
        return table

    @property
    def _mean_method(self) -> MeanInterval | None:
        if self.interval is None:
            return None
        return next((one for one in MeanInterval if one.value == self.interval.value), None)

    @property
    def _curves(self) -> NonAdherence | None:
        if self.non_adherence is None:
            return None
        model = self.non_adherence_model
        models = tuple(NonAdherenceModel) if model is None else (model,)
        return NonAdherence(read_shares(self.non_adherence), models, self.safe_answer)

    def _inclusion(self, data: Dataset) -> Inclusion | None:
        """Return how inclusion probabilities are used; None where there are none."""
        if self.inclusion is None:
            return None
        rows = data.everybody.rows
        has_groups = rows is not None and (rows.strata is not None or rows.clusters is not None)
        usual = (
            InclusionVariance.JACKKNIFE
            if has_groups
            else InclusionVariance.DEVILLE
            if self.joint is None
            else InclusionVariance.HORVITZ_THOMPSON
        )
        how = self.variance or usual
        if has_groups and how not in JACKKNIFES:
            reason = msg(
                "{method} takes no strata and clusters; choose jackknife, or leave them out",
                method=how.value,
            )
            raise OptionProblem("variance", reason)
        if self.joint is not None and how in {*JACKKNIFES, InclusionVariance.DEVILLE}:
            reason = msg("{method} takes no joint probabilities", method=how.value)
            raise OptionProblem("joint", reason)
        return Inclusion.of(how, None if self.joint is None else [row for _, row in self.joint])


def _flag_of(name: str) -> str:
    return COUNTS if name == "people" else flag_of(name)


def _check_given_with(name: str, value: object, **others: object) -> None:
    """Refuse options that need another one."""
    for other, given in others.items():
        if value is None and given is not None:
            reason = msg("it applies only with {option}", option=flag_of(name))
            raise OptionProblem(other, reason)
