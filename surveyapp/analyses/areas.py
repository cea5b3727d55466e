"""Small areas: direct estimates, and what a model makes of them, with a map."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from itertools import pairwise
from typing import Any, ClassVar

import numpy as np

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import ChartPanel, EstimateChart, EstimateWords, Whisker
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, P_VALUE, PRECISE, QUANTITY, SHARE, TEXT, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, MORE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.area_map import (
    MOST_CLASSES,
    MOST_PANELS,
    AreaMap,
    MapArea,
    MapPanel,
    class_bounds,
    class_of,
)
from surveyapp.analyses.charts.text import ChartText
from surveyapp.analyses.computation.small_areas.direct import direct_estimates, wanted_answers
from surveyapp.analyses.computation.small_areas.linear_model import (
    Modelled,
    linear_predictions,
    model_row,
)
from surveyapp.analyses.computation.small_areas.multilevel import (
    MultilevelTask,
    check_two_answers,
    multilevel_predictions,
)
from surveyapp.analyses.computation.small_areas.rows import (
    AnswerAreas,
    AreaMethod,
    AreaRow,
    ModelRow,
    SmallAreas,
    TermRow,
)
from surveyapp.analyses.data.area_tables import (
    AREA,
    PEOPLE,
    Cells,
    KnownAreas,
    known_areas,
    listed,
    population_cells,
)
from surveyapp.analyses.data.questions import (
    direct_question,
    forms_groups,
    is_estimated,
    recorded_question,
)
from surveyapp.analyses.data.shapes import Shapes, shapes_of
from surveyapp.analyses.words.columns import (
    answer_column,
    interval_column,
    labelled,
    p_value_column,
)
from surveyapp.analyses.words.formulas import ERROR, ESTIMATE, Formula, Formulas
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.errors import UserProblem
from surveyapp.estimation.small_areas.fay_herriot import BetweenVariance
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice, notice_of
from surveyapp.options import (
    OptionProblem,
    choice,
    confidence_level,
    table,
    text,
    texts,
    variable,
    whole,
)
from surveyapp.survey.types.base import AskedQuestion

FEW_AREAS = 8
"""With fewer, what areas are like is hardly learned from them."""

BORROWS = QT_TRANSLATE_NOOP(
    "messages",
    "The model moves each area toward areas that are alike in the table: the more, the fewer interviews it "
    "has.",
)
BORROWS_ALONE = QT_TRANSLATE_NOOP(
    "messages",
    "The model moves each area toward the mean of all areas: the more, the fewer interviews it has.",
)
COUNTED_OUT = QT_TRANSLATE_NOOP(
    "messages",
    "The model is of interviews, and its probabilities count as often as the population has such people. "
    "Weights do not enter it.",
)
PREDICTED = QT_TRANSLATE_NOOP(
    "messages", "Nobody answered in {areas}: what is shown comes from the model alone."
)
UNKNOWN = QT_TRANSLATE_NOOP("messages", "Nobody answered in {areas}: there is no estimate.")
FEW = QT_TRANSLATE_NOOP(
    "messages",
    "Only {count} areas have interviews. From fewer than {least} a model hardly learns how areas differ; "
    "compare with the direct estimates.",
)
NO_DIFFERENCE = QT_TRANSLATE_NOOP(
    "messages",
    "For “{answer}” the areas differ no more than sampling and randomization explain: their variance is 0 "
    "by REML. Errors still allow for a difference.",
)
DISAGREES = QT_TRANSLATE_NOOP(
    "messages",
    "For “{answer}” the model and the direct estimates differ more than chance explains (p {p}): look for "
    "what sets areas apart, and add it to the table.",
)
STEADY = QT_TRANSLATE_NOOP(
    "messages",
    "The model takes one variance of a single interview for all areas: that of few interviews is itself by "
    "chance.",
)
NOT_ON_THE_MAP = QT_TRANSLATE_NOOP("messages", "No shape on the map is called {areas}.")
ONLY_IN_TABLE = QT_TRANSLATE_NOOP(
    "messages", "The table has areas that the question does not list: {areas}."
)
ALPHA = 0.01


class Variances(Enum):
    """Which variances of direct estimates the linear model takes as known."""

    SMOOTHED = "smoothed"
    OWN = "own"


METHODS = {
    AreaMethod.FAY_HERRIOT: QT_TRANSLATE_NOOP("analyses", "Model of areas (Fay–Herriot)"),
    AreaMethod.MULTILEVEL: QT_TRANSLATE_NOOP(
        "analyses", "Model of interviews, post-stratified (MRP)"
    ),
    AreaMethod.DIRECT: QT_TRANSLATE_NOOP("analyses", "Direct estimates alone"),
}
BETWEEN = {
    BetweenVariance.AVERAGED: QT_TRANSLATE_NOOP("analyses", "Averaged over what it may be"),
    BetweenVariance.REML: QT_TRANSLATE_NOOP("analyses", "Restricted maximum likelihood"),
}
VARIANCES = {
    Variances.SMOOTHED: QT_TRANSLATE_NOOP("analyses", "One of a single interview for all areas"),
    Variances.OWN: QT_TRANSLATE_NOOP("analyses", "Each area’s own"),
}
SAID = QT_TRANSLATE_NOOP(
    "messages",
    "In “{area}” the model gives {estimate} ({level} CI {low} to {high}); its own {n} interviews give "
    "{direct}.",
)
SAID_ALONE = QT_TRANSLATE_NOOP(
    "messages",
    "In “{area}” nobody answered; the model gives {estimate} ({level} CI {low} to {high}).",
)
SAID_DIRECT = QT_TRANSLATE_NOOP("messages", "In “{area}” its own {n} interviews give {direct}.")
NOTHING_SAID = QT_TRANSLATE_NOOP("messages", "In “{area}” nobody answered.")
WEIGHED = QT_TRANSLATE_NOOP(
    "messages", "The direct estimate counts {weight} of it, what the areas have in common the rest."
)
SHORTER = QT_TRANSLATE_NOOP(
    "messages", "The model’s interval is shorter than the direct one in {share} of the areas."
)
EXPLAINED = QT_TRANSLATE_NOOP(
    "messages", "The table explains {share} of the variance between areas."
)
ALIKE = QT_TRANSLATE_NOOP(
    "messages",
    "If areas of equal columns did not differ, estimates like these would have a probability of {p}.",
)
AGREES = QT_TRANSLATE_NOOP(
    "messages",
    "If the model holds, direct estimates as far from it would have a probability of {p}.",
)
COEFFICIENT = QT_TRANSLATE_NOOP(
    "messages",
    "The coefficient of “{term}” is {estimate} ({level} CI {low} to {high}); 0 means no effect.",
)
COMPARED = QT_TRANSLATE_NOOP("analyses", "Model and direct estimates")
MAP = QT_TRANSLATE_NOOP("analyses", "Map")
MODEL = QT_TRANSLATE_NOOP("analyses", "Model")
DIRECT = QT_TRANSLATE_NOOP("analyses", "Direct estimate")
DIRECT_INTERVAL = QT_TRANSLATE_NOOP("analyses", "{level} interval of the direct estimate")
MODEL_INTERVAL = QT_TRANSLATE_NOOP("analyses", "{level} interval of the model")
AXIS = QT_TRANSLATE_NOOP("analyses", "Share in the area")
AXIS_MEAN = QT_TRANSLATE_NOOP("analyses", "Mean in the area")
SPOKEN = QT_TRANSLATE_NOOP(
    "analyses",
    "What the model says of each area beside its own interviews; the table has the numbers",
)
MAP_SPOKEN = QT_TRANSLATE_NOOP(
    "analyses", "Map of the areas in the shades of their numbers; the table has the numbers"
)
NO_ESTIMATE = QT_TRANSLATE_NOOP("analyses", "No estimate")
SPAN = QT_TRANSLATE_NOOP("analyses", "{low} to {high}")
REPORTED = QT_TRANSLATE_NOOP(
    "report",
    "Small areas were estimated from direct estimates by a Fay–Herriot model (1979), averaged over the "
    "variance between areas or with the mean squared error of Datta & Lahiri (2000); or by multilevel "
    "logistic regression through the coins with post-stratification (Gelman & Little 1997).",
)
LINEAR: Formulas = (
    Formula(ESTIMATE, "γ·θ̂ + (1 − γ)·xᵀβ̂, γ = A/(A + D)", "Fay & Herriot (1979)"),
    Formula(
        ERROR,
        "√(E(g₁ + g₂) + Var(θ̃)) over A; REML: √(g₁ + g₂ + 2·g₃)",
        "Rao & Molina (2015), 10.3; Datta & Lahiri (2000)",
    ),
)
OF_CELLS: Formulas = (
    Formula(
        ESTIMATE,
        "Σ N·F(xᵀβ + b)/Σ N, b ~ N(0, σ²)",
        "Gelman & Little (1997); Park, Gelman & Bafumi (2004)",
    ),
)
OWN: Formulas = (Formula(ESTIMATE, "Σ w·r̂/Σ w", "Chaudhuri (2011)"),)


def _is_model(found: SmallAreas, _analysis: object = None) -> bool:
    return found.method is not AreaMethod.DIRECT


def _unit(row: AreaRow | ModelRow) -> Format:
    return QUANTITY if row.is_mean else SHARE


def _amount(row: AreaRow, value: float | None) -> Any:
    if value is None:
        return "–"
    return amounts.mean(value) if row.is_mean else amounts.share(value)


def _area(row: AreaRow, found: SmallAreas, labels: SurveyLabels) -> str:
    return labels.answer(found.by, row.area) if row.area in _listed(found) else row.area


def _listed(found: SmallAreas) -> tuple[str, ...]:
    return found.survey.question(found.by).answers


def _explain(
    row: AreaRow, found: SmallAreas, labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    facts: dict[str, object] = {
        "area": _area(row, found, labels),
        "n": amounts.count(row.n),
        "level": amounts.level(level),
        **{
            name: _amount(row, getattr(row, name)) for name in ("estimate", "low", "high", "direct")
        },
    }
    if row.estimate is None:
        return (notice_of(NOTHING_SAID, facts),)
    if not _is_model(found):
        return (notice_of(SAID_DIRECT, facts),)
    if row.direct is None:
        return (notice_of(SAID_ALONE, facts),)
    said = notice_of(SAID, facts)
    if row.weight is None:
        return (said,)
    return said, notice_of(WEIGHED, {"weight": amounts.share(row.weight)})


def _explain_model(
    row: ModelRow, _found: SmallAreas, _labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    said = [notice_of(SHORTER, {"share": amounts.share(row.shorter)})]
    if row.explained is not None:
        said.append(notice_of(EXPLAINED, {"share": amounts.share(row.explained)}))
    if row.p_value is not None:
        said.append(notice_of(ALIKE, {"p": amounts.chance(row.p_value)}))
    return (*said, notice_of(AGREES, {"p": amounts.chance(row.agreement_p)}))


def _explain_term(
    row: TermRow, _found: SmallAreas, _labels: SurveyLabels, level: float
) -> tuple[Notice, ...]:
    facts = {
        "term": row.term,
        "level": amounts.level(level),
        **{name: amounts.significant(getattr(row, name)) for name in ("estimate", "low", "high")},
    }
    return (notice_of(COEFFICIENT, facts),)


def _formulas(_row: object, found: SmallAreas) -> Formulas:
    return {AreaMethod.FAY_HERRIOT: LINEAR, AreaMethod.MULTILEVEL: OF_CELLS}.get(found.method, OWN)


def _compared_chart(
    found: SmallAreas, rows: Sequence[AreaRow], pen: ChartText, hints: Sequence[str]
) -> EstimateChart | None:
    """Return the model's estimates over the direct ones, sorted; one panel an answer."""
    panels: dict[str, list[Whisker]] = {}
    is_model = _is_model(found)
    pairs = sorted(zip(rows, hints, strict=True), key=lambda one: -(one[0].estimate or 0.0))
    for row, hint in pairs:
        if row.estimate is None or row.low is None or row.high is None:
            continue
        # without interviews there is no direct interval, and the whisker has no length
        low = row.estimate if row.direct_low is None else row.direct_low
        high = row.estimate if row.direct_high is None else row.direct_high
        whisker = Whisker(
            _area(row, found, pen.labels),
            row.estimate,
            low,
            high,
            row.low if is_model else row.estimate,
            row.high if is_model else row.estimate,
            row.direct if is_model else None,
            hint=hint,
        )
        panels.setdefault(row.answer, []).append(whisker)
    if not panels:
        return None
    is_mean = any(row.is_mean for row in rows)
    words = EstimateWords(
        estimate=pen.say(MODEL if is_model else DIRECT),
        interval=pen.say(DIRECT_INTERVAL, level=pen.level),
        coins=pen.say(MODEL_INTERVAL, level=pen.level) if is_model else "",
        naive=pen.say(DIRECT),
        axis=pen.say(AXIS_MEAN if is_mean else AXIS),
        spoken=pen.say(SPOKEN),
    )
    titled = (
        ChartPanel(pen.labels.answer(rows[0].question, answer), tuple(lines), is_mean)
        for answer, lines in panels.items()
    )
    return EstimateChart(tuple(titled), words)


def area_map(
    found: SmallAreas, rows: Sequence[AreaRow], pen: ChartText, hints: Sequence[str]
) -> AreaMap | None:
    """Return the map, where there are shapes; parameters as of ``_compared_chart``."""
    shapes = found.shapes
    known = [row.estimate for row in rows if row.estimate is not None]
    if shapes is None or not known:
        return None
    bounds = class_bounds(known)

    def written(row: AreaRow, value: float) -> str:
        return f"{value:.3g}" if row.is_mean else pen.percent(value, 1)

    panels: dict[str, list[MapArea]] = {}
    for row, hint in zip(rows, hints, strict=True):
        if row.area in shapes.areas:
            value = row.estimate
            made = MapArea(
                _area(row, found, pen.labels),
                "–" if value is None else written(row, value),
                shapes.areas[row.area],
                None if value is None else class_of(value, bounds),
                hint,
            )
            panels.setdefault(row.answer, []).append(made)
    shown = list(panels.items())[:MOST_PANELS]
    is_each = len(set(known)) <= MOST_CLASSES
    return AreaMap(
        tuple(
            MapPanel(
                "" if len(panels) == 1 else pen.labels.answer(rows[0].question, answer),
                tuple(areas),
            )
            for answer, areas in shown
        ),
        shapes.others,
        tuple(
            written(rows[0], low)
            if is_each
            else pen.say(SPAN, low=written(rows[0], low), high=written(rows[0], high))
            for low, high in pairwise(bounds)
        ),
        pen.say(NO_ESTIMATE) if any(row.estimate is None for row in rows) else "",
        pen.labels.answered(rows[0].question, rows[0].answer)
        if len(shown) == 1
        else pen.labels.question(rows[0].question),
        pen.say(MAP_SPOKEN),
    )


def _is_linear(found: SmallAreas, _analysis: object) -> bool:
    return found.method is AreaMethod.FAY_HERRIOT


def _why_not(_found: SmallAreas, _analysis: object) -> Message:
    return Message(NO_MODEL, {})


NO_MODEL = QT_TRANSLATE_NOOP("messages", "direct estimates alone have no model")

QUESTION = Column("question", "Question", Format.QUESTION, FILE, "the question that is estimated")
ANSWER = answer_column("the answer whose share it is", USUAL)

AREAS: Table[SmallAreas] = Table(
    key="",
    title="Areas",
    rows=lambda found: found.rows,
    columns=(
        QUESTION,
        ANSWER,
        labelled("area", "Area", "the area", _area),
        Column("n", "n", COUNT, ESSENTIAL, "interviews with a report"),
        Column("direct", "Direct", _unit, ESSENTIAL, "the estimate from the area's own interviews"),
        Column(
            "direct_se",
            "Direct std. error",
            _unit,
            USUAL,
            "the standard error of the direct estimate",
        ),
        Column(
            "direct_low", DIRECT_INTERVAL, _unit, MORE, "of the direct estimate", high="direct_high"
        ),
        Column("estimate", "Model", _unit, ESSENTIAL, "what the model says", short="model"),
        Column("se", "Std. error", _unit, ESSENTIAL, "of the model, with what is not known of it"),
        interval_column(_unit, "of the model"),
        Column(
            "weight",
            "Weight of direct",
            SHARE,
            USUAL,
            "what the direct estimate counts in the model's, from 0 to 1",
            only=_is_linear,
        ),
        Column(
            "error_ratio",
            "Error ratio",
            PRECISE,
            MORE,
            "the model's error over that of the direct estimate",
            only=_is_model,
        ),
    ),
    meaning=_explain,
    formulas=_formulas,
    charts=(Chart(COMPARED, _compared_chart), Chart(MAP, area_map)),
)
MODELS: Table[SmallAreas] = Table(
    key="model",
    title="Model",
    rows=lambda found: found.models,
    columns=(
        QUESTION,
        ANSWER,
        Column("areas", "Areas", COUNT, ESSENTIAL, "with interviews"),
        Column("predicted", "Without interviews", COUNT, USUAL, "areas that nobody answered in"),
        Column(
            "between",
            "Between areas",
            PRECISE,
            ESSENTIAL,
            "standard deviation between areas of equal columns; of a multilevel model in log odds",
        ),
        Column(
            "between_low",
            "{level} interval, between areas",
            PRECISE,
            MORE,
            "of the deviation between areas, of a multilevel model",
            high="between_high",
        ),
        Column(
            "restricted",
            "By REML",
            PRECISE,
            USUAL,
            "the same by restricted maximum likelihood; 0: no more than chance",
        ),
        Column(
            "explained",
            "Explained",
            SHARE,
            ESSENTIAL,
            "part of the variance between areas that the table explains",
        ),
        Column(
            "heterogeneity", "Q", PRECISE, MORE, "test that areas of equal columns do not differ"
        ),
        Column("df", "df", COUNT, MORE, "its degrees of freedom"),
        Column("p_value", "p (Q)", P_VALUE, USUAL, "its p-value", short="p"),
        Column(
            "agreement",
            "Direct vs model",
            PRECISE,
            MORE,
            "sum of squared differences of direct and model over their variances (chi-squared)",
        ),
        Column(
            "agreement_df", "df (agreement)", COUNT, MORE, "degrees of freedom of the agreement"
        ),
        Column(
            "agreement_p",
            "p (agreement)",
            P_VALUE,
            USUAL,
            "small: the model misses what sets areas apart",
        ),
        Column(
            "shorter",
            "Shorter intervals",
            SHARE,
            ESSENTIAL,
            "share of the areas whose interval is shorter than the direct one",
        ),
    ),
    meaning=_explain_model,
    option="--model",
    option_help="what the model says of all areas, in place of the areas",
    is_there=_is_model,
    why_not=_why_not,
)
TERMS: Table[SmallAreas] = Table(
    key="coefficients",
    title="Coefficients",
    rows=lambda found: found.terms,
    columns=(
        QUESTION,
        ANSWER,
        Column("term", "Term", TEXT, ESSENTIAL, "a column of the table, or an answer"),
        Column(
            "estimate",
            "Coefficient",
            PRECISE,
            ESSENTIAL,
            "in shares or the answers' units; of a multilevel model in log odds, at average areas",
        ),
        Column("se", "Std. error", PRECISE, ESSENTIAL, "the standard error"),
        interval_column(PRECISE, "of the coefficient"),
        p_value_column("of the test that it is 0"),
    ),
    meaning=_explain_term,
    option="--coefficients",
    option_help="the model's coefficients, in place of the areas",
    is_there=_is_model,
    why_not=_why_not,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class AreaEstimates(Analysis):
    """Areas with few interviews: direct estimates, and what a model makes of them and of other areas.

    The linear model takes direct estimates of any design and sample, with their errors; the multilevel model
    takes the reports of a question of two answers, and counts its probabilities out over the population.
    """

    name: ClassVar[str] = "areas"
    title: ClassVar[str] = "Small areas"
    summary: ClassVar[str] = "areas with few interviews, direct and with a model, with a map"
    methods: ClassVar[str] = REPORTED
    not_in_r: ClassVar[str] = "R's programs for small areas know no coins"
    picture: ClassVar[str] = "map"
    rounds: ClassVar[str] = "steps"
    map_chart: ClassVar[str] = MAP
    tables: ClassVar[tuple[Table[SmallAreas], ...]] = (AREAS, MODELS, TERMS)

    question: str = variable("Question", "the question that is estimated", accepts=is_estimated)
    by: str = variable(
        "Areas",
        "the direct question that holds the area",
        accepts=forms_groups,
        other_than="question",
        metavar="Q2",
    )
    answer: str | None = text(
        "Answer", "if empty: yes, or all answers", default=None, answers_of="question"
    )
    method: AreaMethod = choice(
        "Method",
        "fay_herriot: a model of direct estimates; multilevel: of interviews, post-stratified; direct",
        METHODS,
        default=AreaMethod.FAY_HERRIOT,
        metavar="METHOD",
    )
    covariates: tuple[tuple[str, ...], ...] | None = table(
        "Table of areas",
        "what is known of each area: a column with the areas, others with numbers or words",
        table="table",
        empty=QT_TRANSLATE_NOOP("analyses", "Nothing is known of the areas"),
    )
    cells: tuple[tuple[str, ...], ...] | None = table(
        "Kinds of people",
        "for the multilevel model: the area, answers to direct questions, and how many people there are",
        table="table",
        empty=QT_TRANSLATE_NOOP("analyses", "People of an area are all of one kind"),
    )
    shapes: tuple[tuple[str, ...], ...] | None = table(
        "Map",
        "the shapes of the areas, for a map",
        metavar="GEOJSON",
        table="shapes",
        empty=QT_TRANSLATE_NOOP("analyses", "No map"),
        is_drawn_only=True,
    )
    columns: tuple[str, ...] = texts(
        "Columns of the table",
        "which of the table of areas are used; all if empty",
        default=(),
        is_advanced=True,
    )
    shape_name: str | None = text(
        "Name on the map",
        "the property of the shapes that is the area; found if empty",
        default=None,
        metavar="NAME",
        is_advanced=True,
        is_drawn_only=True,
    )
    between: BetweenVariance = choice(
        "Variance between areas",
        "of the linear model: averaged over what it may be, or reml",
        BETWEEN,
        default=BetweenVariance.AVERAGED,
        metavar="HOW",
        is_advanced=True,
    )
    variances: Variances = choice(
        "Variances of direct estimates",
        "of the linear model: smoothed, one of a single interview for all areas, or own",
        VARIANCES,
        default=Variances.SMOOTHED,
        metavar="WHICH",
        is_advanced=True,
    )
    seed: int = whole(
        "Seed",
        "of the draws of the multilevel model; 1 by default",
        default=1,
        low=0,
        metavar="S",
        is_advanced=True,
    )
    level: float = confidence_level()

    @property
    def needed(self) -> tuple[str, ...]:
        """The question, that of the areas, and those of the kinds of people."""
        header = () if self.cells is None else self.cells[0]
        kinds = (one for one in header if one.casefold() not in {AREA, *PEOPLE})
        return tuple(dict.fromkeys((self.question, self.by, *kinds)))

    @property
    def formula(self) -> str:
        """The question by the areas."""
        return f"{self.question} ~ {self.by}"

    def run(self, data: Dataset, progress: Progress = no_progress) -> SmallAreas:
        """Return the areas; ``progress`` is called at each step of the model."""
        question = recorded_question(data.survey, self.question)
        by = direct_question(data.survey, self.by)
        if by.id == question.id:
            reason = msg("choose another question than the one that is estimated")
            raise OptionProblem("by", reason)
        if self.cells is not None and self.method is not AreaMethod.MULTILEVEL:
            reason = msg("only the multilevel model counts out kinds of people")
            raise OptionProblem("cells", reason)
        answers = wanted_answers(question, self.answer)
        if self.method is AreaMethod.MULTILEVEL:
            check_two_answers(question)
        progress(0, len(answers) + 1)
        direct, is_complex = direct_estimates(
            data,
            question,
            answers,
            by,
            level=self.level,
            is_smoothed=self.variances is Variances.SMOOTHED,
        )
        seen = [area for area, n in zip(by.answers, direct[0].n.tolist(), strict=True) if n]
        if not seen:
            raise UserProblem(
                msg(
                    "Nobody answered {question} in any area of {by}.",
                    question=question.id,
                    by=by.id,
                )
            )
        cells = None if self.cells is None else population_cells(data.survey, by, self.cells)
        known = self._known(data, by, cells, seen)
        task = MultilevelTask(data, question, by, known, cells, self.seed, self.level)
        modelled: list[Modelled] = []
        for place, one in enumerate(direct, start=1):
            progress(place, len(answers) + 1)
            modelled.append(self._modelled(task, _in_order(one, by, known), progress))
        rows = tuple(row for one, _, _ in modelled for row in one)
        models = tuple(one for _, one, _ in modelled)
        is_model = self.method is not AreaMethod.DIRECT
        shapes = None
        if self.shapes is not None:
            shapes = shapes_of(data.survey, by, self.shapes, known.names, self.shape_name)
        return SmallAreas(
            survey=data.survey,
            by=by.id,
            method=self.method,
            rows=rows,
            models=models,
            terms=tuple(term for _, _, terms in modelled for term in terms),
            shapes=shapes,
            notes=tuple(self._notes(known, seen, models)),
            warnings=(
                *data.warnings,
                *_of_areas(known, by),
                *(_of_models(models, len(seen)) if is_model else ()),
                *_of_map(shapes),
            ),
            is_complex_sample=is_complex,
        )

    def _known(
        self, data: Dataset, by: AskedQuestion, cells: Cells | None, seen: Sequence[str]
    ) -> KnownAreas:
        """Return all areas: those of the question, of the table, of the cells."""
        is_direct = self.method is AreaMethod.DIRECT
        rows, columns = (None, ()) if is_direct else (self.covariates, self.columns)
        known = known_areas(data.survey, by, rows, columns, seen)
        if cells is None:
            return known
        there = set(cells.areas)
        missing = [one for one in seen if one not in there]
        if missing:
            reason = msg("the table has no row for {areas}", areas=listed(missing))
            raise OptionProblem("cells", reason)
        strange = [one for one in dict.fromkeys(cells.areas) if one not in known.names]
        if strange and rows is not None:
            reason = msg("the table of areas has no row for {areas}", areas=listed(strange))
            raise OptionProblem("cells", reason)
        names = (*known.names, *strange)
        values = known.columns if not strange else np.ones((len(names), 1))
        kept = [place for place, name in enumerate(names) if name in there]
        return KnownAreas(tuple(names[one] for one in kept), known.terms, values[kept])

    def _modelled(self, task: MultilevelTask, direct: AnswerAreas, progress: Progress) -> Modelled:
        match self.method:
            case AreaMethod.FAY_HERRIOT:
                return linear_predictions(direct, task.known, self.between, self.level)
            case AreaMethod.MULTILEVEL:
                return multilevel_predictions(task, direct, lambda: progress(0, 1))
        ends = direct.low, direct.high
        rows = direct.rows(task.known.names, direct.estimates, direct.errors, ends, None)
        return rows, model_row(direct, rows), ()

    def _notes(
        self, known: KnownAreas, seen: Sequence[str], models: Sequence[ModelRow]
    ) -> Iterator[Notice]:
        is_model = self.method is not AreaMethod.DIRECT
        unseen = [one for one in known.names if one not in seen]
        if unseen:
            yield Notice(Message(PREDICTED if is_model else UNKNOWN, {"areas": listed(unseen)}))
        if not is_model:
            return
        yield Notice(Message(BORROWS_ALONE if self.covariates is None else BORROWS))
        if self.method is AreaMethod.MULTILEVEL:
            yield Notice(Message(COUNTED_OUT))
        elif self.variances is Variances.SMOOTHED:
            yield Notice(Message(STEADY))
        for one in models:
            if one.restricted == 0:
                yield Notice(
                    Message(NO_DIFFERENCE, {"question": one.question, "answer": one.answer})
                )

    def facts(self, result: SmallAreas) -> Sequence[Notice]:
        """Return how the model borrows."""
        return result.notes


def _in_order(direct: AnswerAreas, by: AskedQuestion, known: KnownAreas) -> AnswerAreas:
    """Return the direct estimates in the order of the areas; those without interviews have none."""
    places = [by.answers.index(one) if one in by.answers else -1 for one in known.names]
    is_there = np.array(places) >= 0

    def of(values: np.ndarray) -> np.ndarray:
        return np.where(is_there, values[places], np.nan)

    return replace(
        direct,
        n=np.where(is_there, direct.n[places], 0),
        estimates=of(direct.estimates),
        errors=of(direct.errors),
        low=of(direct.low),
        high=of(direct.high),
        variances=of(direct.variances),
    )


def _of_areas(known: KnownAreas, by: AskedQuestion) -> Iterator[Notice]:
    strange = [one for one in known.names if one not in by.answers]
    if strange:
        yield Notice(Message(ONLY_IN_TABLE, {"areas": listed(strange)}))


def _of_models(models: Sequence[ModelRow], areas: int) -> Iterator[Notice]:
    if areas < FEW_AREAS:
        yield Notice(Message(FEW, {"count": areas, "least": FEW_AREAS}))
    for one in models:
        if one.agreement_p < ALPHA:
            facts = {
                "question": one.question,
                "answer": one.answer,
                "p": amounts.chance(one.agreement_p),
            }
            yield Notice(Message(DISAGREES, facts))


def _of_map(shapes: Shapes | None) -> Iterator[Notice]:
    if shapes is not None and shapes.missing:
        yield Notice(Message(NOT_ON_THE_MAP, {"areas": listed(shapes.missing)}))
