"""Several regressions of one outcome side by side, fitted to the same respondents."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.base.formats import COUNT, PRECISE, TEXT, Format
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.base.tables import ESSENTIAL, FILE, USUAL, Chart, Column, Table
from surveyapp.analyses.charts.text import LARGEST_RATIO, ChartText
from surveyapp.analyses.computation.multivariate.regression import (
    SUMMARY_TERMS,
    RegressionOptions,
    RegressionTable,
    can_predict,
    link_option,
    model_option,
    outcome_option,
    reference_option,
    regress,
)
from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel
from surveyapp.analyses.computation.multivariate.regression_numbers import is_quantity
from surveyapp.analyses.computation.multivariate.regression_terms import questions_of, read_terms
from surveyapp.analyses.data.questions import recorded_question
from surveyapp.analyses.regression import METHODS, term_label
from surveyapp.analyses.words.columns import labelled, p_value_column
from surveyapp.analyses.words.formulas import ESTIMATE, Formula
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.estimation.regression.logistic import Link
from surveyapp.estimation.regression.nested_models import LikelihoodRatioTest, compare_nested
from surveyapp.estimation.regression.results import INTERCEPT
from surveyapp.messages import amounts
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.options import OptionProblem, confidence_level, models
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import AskedQuestion

MOST_MODELS = 8
"""Of one table: more columns are not read."""
BETTER = QT_TRANSLATE_NOOP(
    "messages",
    "Compared with model {smaller}, chance alone would improve the fit this "
    "much with a probability of {p} (likelihood ratio test).",
)
SMALLEST_AIC = QT_TRANSLATE_NOOP(
    "messages", "Of these models it has the smallest AIC, so it is expected to predict best."
)
ONE_MODEL = QT_TRANSLATE_NOOP("messages", "Model {model}, {predictors}: fitted to {n} interviews.")
IN_MODELS = QT_TRANSLATE_NOOP(
    "messages",
    "“{term}” is in {count} of the {models} models, with coefficients from {low} to {high}.",
)
IN_ONE_MODEL = QT_TRANSLATE_NOOP(
    "messages", "“{term}” is in {count} of the {models} models, with the coefficient {low}."
)
NOT_COMPARABLE = QT_TRANSLATE_NOOP(
    "messages",
    "The likelihood of a model with a randomized predictor ({questions}) "
    "includes the predictor's reports, so AIC, BIC and likelihood ratios are "
    "not compared.",
)
COEFFICIENT = QT_TRANSLATE_NOOP("analyses", "Coefficient")
OF_MODEL = QT_TRANSLATE_NOOP("analyses", "Model {place}")
WILKS = Formula(ESTIMATE, "G² = 2(ℓ₂ − ℓ₁) ~ χ²", "Wilks (1938)")
CRITERIA = Formula(ESTIMATE, "2k − 2ℓ, k·ln n − 2ℓ", "Akaike (1974); Schwarz (1978)")


def is_hidden(question: AskedQuestion) -> bool:
    """Return whether a predictor's answers are latent: it is randomized, and no number with noise.

    Parameters
    ----------
    question
        The predictor.
    """
    return question.design.is_randomized and not is_quantity(question)


@dataclass(frozen=True, slots=True)
class FitRow:
    """How one model fits; the test is against the last model before it whose terms it has too."""

    model: int
    predictors: str
    n: int
    log_likelihood: float | None
    aic: float | None
    bic: float | None
    against: int | None = None
    statistic: float | None = None
    df: int | None = None
    p_value: float | None = None


@dataclass(frozen=True, slots=True)
class ModelsTable:
    """Regressions of one outcome, in the order in which they were asked for."""

    survey: Survey
    models: tuple[RegressionTable, ...]
    fits: tuple[FitRow, ...]
    warnings: tuple[str, ...]

    @property
    def terms(self) -> tuple[str, ...]:
        """The terms of all models, each once, in the order in which they first come.

        How randomized predictors are spread, which has no p-value, comes last.
        """
        rows = [row for model in self.models for row in model.rows if row.term not in SUMMARY_TERMS]
        tested = {row.term for row in rows if row.p_value is not None}
        found = dict.fromkeys(row.term for row in rows)
        return tuple(sorted(found, key=lambda term: term not in tested and term != INTERCEPT))

    @property
    def rows(self) -> list[SimpleNamespace]:
        """One row a term; None where a model has it not."""
        found = [{row.term: row for row in model.rows} for model in self.models]
        return [self._row(term, found) for term in self.terms]

    @staticmethod
    def _row(term: str, found: Sequence[dict[str, Any]]) -> SimpleNamespace:
        made = SimpleNamespace(term=term)
        for place, rows in enumerate(found, start=1):
            row = rows.get(term)
            for key, of in _KEYS.items():
                setattr(made, f"{key}_{place}", None if row is None else getattr(row, of))
        return made


_KEYS = {"estimate": "estimate", "se": "se", "low": "low", "high": "high", "p": "p_value"}


def _columns(table: ModelsTable) -> tuple[Column, ...]:
    numbered = range(1, len(table.models) + 1)
    return (
        labelled("term", "Term", "a predictor, one of its answers or an interaction", _label),
        *(c for place in numbered for c in _model_columns(place, is_one_of_two=len(numbered) <= 2)),
    )


def _label(row: Any, table: ModelsTable, labels: SurveyLabels) -> str:
    return term_label(table.models[0], row.term, labels)


def _model_columns(place: int, *, is_one_of_two: bool) -> Iterator[Column]:
    """Yield the columns of a model; of more than two models the errors give way in a narrow table."""
    named = f"({place})"
    for key, form, priority, title, about in (
        ("estimate", PRECISE, ESSENTIAL, named, COEFFICIENT),
        ("se", PRECISE, ESSENTIAL if is_one_of_two else USUAL, f"{named} SE", STANDARD_ERROR),
        ("low", PRECISE, FILE, f"{named} low", LOW_END),
        ("high", PRECISE, FILE, f"{named} high", HIGH_END),
        ("p", Format.P_VALUE, ESSENTIAL, f"{named} p", P_VALUE),
    ):
        yield Column(f"{key}_{place}", title, form, priority, about, short=title)


STANDARD_ERROR = QT_TRANSLATE_NOOP("analyses", "the standard error of the coefficient")
LOW_END = QT_TRANSLATE_NOOP("analyses", "the lower end of its interval")
HIGH_END = QT_TRANSLATE_NOOP("analyses", "the upper end of its interval")
P_VALUE = QT_TRANSLATE_NOOP("analyses", "Wald's test that there is no relation")


def _meaning(
    row: Any, table: ModelsTable, labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    places = range(1, len(table.models) + 1)
    found = [getattr(row, f"estimate_{place}") for place in places]
    known = [one for one in found if one is not None]
    facts: dict[str, object] = {
        "term": _label(row, table, labels),
        "count": amounts.count(len(known)),
        "models": amounts.count(len(found)),
        "low": amounts.significant(min(known)),
        "high": amounts.significant(max(known)),
    }
    return (Notice(Message(IN_MODELS if len(known) > 1 else IN_ONE_MODEL, facts)),)


def _chart(
    table: ModelsTable, rows: Sequence[Any], text_: ChartText, hints: Sequence[str]
) -> Forest | None:
    """Return the coefficients in each model, without the intercepts and how predictors are spread."""
    lines = (
        ForestLine(
            text_.say(OF_MODEL, place=place),
            getattr(row, f"estimate_{place}"),
            getattr(row, f"low_{place}"),
            getattr(row, f"high_{place}"),
            hint=hint,
            panel=_label(row, table, text_.labels),
        )
        for row, hint in zip(rows, hints, strict=True)
        if not row.term.endswith(INTERCEPT)
        for place, model in enumerate(table.models, start=1)
        if getattr(row, f"p_{place}") is not None and _can_be_drawn(row, place, model)
    )
    return text_.forest(lines, COEFFICIENT, 0.0, has_legend=False)


def _can_be_drawn(row: Any, place: int, model: RegressionTable) -> bool:
    """Return whether an interval leaves room for the others: one that nothing bounds does not."""
    farthest = max(abs(getattr(row, f"low_{place}")), abs(getattr(row, f"high_{place}")))
    return model.model is RegressionModel.LINEAR or farthest <= math.log(LARGEST_RATIO)


COEFFICIENTS: Table[ModelsTable] = Table(
    key="",
    title="Coefficients by model",
    rows=lambda table: table.rows,
    columns=_columns,
    meaning=_meaning,
    charts=(Chart("", _chart),),
)


def _fit_meaning(
    row: FitRow, table: ModelsTable, _labels: SurveyLabels, _level: float
) -> tuple[Notice, ...]:
    facts: dict[str, object] = {
        "model": amounts.count(row.model),
        "predictors": row.predictors,
        "n": amounts.count(row.n),
    }
    said = [Message(ONE_MODEL, facts)]
    if row.p_value is not None and row.against is not None:
        tested = {"smaller": amounts.count(row.against), "p": amounts.chance(row.p_value)}
        said.append(Message(BETTER, tested))
    known = [one.aic for one in table.fits if one.aic is not None]
    if len(known) == len(table.fits) > 1 and row.aic == min(known):
        said.append(Message(SMALLEST_AIC))
    return tuple(map(Notice, said))


FITS: Table[ModelsTable] = Table(
    key="fits",
    title="Fit of the models",
    rows=lambda table: table.fits,
    columns=(
        Column("model", "Model", COUNT, ESSENTIAL, "its place, from 1"),
        Column("predictors", "Predictors", TEXT, ESSENTIAL, "as they were asked for"),
        Column("n", "n", COUNT, ESSENTIAL, "interviews that the model was fitted to"),
        Column(
            "log_likelihood",
            "Log likelihood",
            PRECISE,
            ESSENTIAL,
            "at the estimates; none by moments",
            short="log likelihood",
        ),
        Column(
            "aic",
            "AIC",
            PRECISE,
            ESSENTIAL,
            "the smaller, the better; none with weights",
            short="AIC",
        ),
        Column(
            "bic",
            "BIC",
            PRECISE,
            ESSENTIAL,
            "the smaller, the better; stricter with more terms",
            short="BIC",
        ),
        Column(
            "against",
            "Tested against",
            COUNT,
            USUAL,
            "the last model before it whose terms it has too",
        ),
        Column(
            "statistic",
            "G²",
            PRECISE,
            USUAL,
            "twice the difference of the log likelihoods",
            short="G²",
        ),
        Column("df", "Degrees of freedom", COUNT, USUAL, "of the test"),
        p_value_column("of the likelihood ratio test"),
    ),
    meaning=_fit_meaning,
    formulas=lambda _row, _table: (CRITERIA, WILKS),
    option="--fits",
    option_help="how each model fits instead",
    heading="fit of the models",
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Models(Analysis):
    """Several regressions of one outcome side by side: coefficients by model, and how each fits.

    All are fitted to those who answered the questions of all of them, so that AIC, BIC and likelihood ratios
    can be compared.
    """

    name: ClassVar[str] = "models"
    title: ClassVar[str] = "Models side by side"
    summary: ClassVar[str] = "several regressions of one outcome side by side, and how each fits"
    methods: ClassVar[str] = METHODS
    not_in_r: ClassVar[str] = "each of the models is repeated where it is a regression of its own"
    picture: ClassVar[str] = "regress"
    tables: ClassVar[tuple[Table[ModelsTable], ...]] = (COEFFICIENTS, FITS)

    outcome: str = outcome_option()
    predictors: str = models(
        "Predictors of each model",
        "the predictors of each model with commas, and a semicolon between two models, as in A;A,B;A*B",
        default=";",
        accepts=can_predict,
        other_than="outcome",
    )
    model: RegressionModel | None = model_option()
    link: Link = link_option()
    reference: tuple[tuple[str, str], ...] = reference_option()
    level: float = confidence_level()

    def __post_init__(self) -> None:
        """Refuse more models than a table can show."""
        if len(self.each) > MOST_MODELS:
            reason = msg("give at most {most} models", most=MOST_MODELS)
            raise OptionProblem("predictors", reason)

    @property
    def each(self) -> tuple[tuple[str, ...], ...]:
        """The terms of each model; none is the model without predictors."""
        parts = (part.split(",") for part in self.predictors.split(";"))
        return tuple(dict.fromkeys(tuple(t.strip() for t in part if t.strip()) for part in parts))

    @property
    def needed(self) -> tuple[str, ...]:
        """The outcome and the questions of all models."""
        named = (name for terms in self.each for name in questions_of(read_terms(terms)))
        return tuple(dict.fromkeys((self.outcome, *named)))

    @property
    def formula(self) -> str:
        """What is regressed on what, model by model."""
        return "; ".join(f"{self.outcome} ~ {' + '.join(terms) or '1'}" for terms in self.each)

    def run(self, data: Dataset, progress: Progress = no_progress) -> ModelsTable:
        """Return all models; see ``regress``."""
        _, *others = self.needed
        models = tuple(self._fitted(data, terms, others, progress) for terms in self.each)
        said = [one for model in models for one in model.warnings]
        hidden = [name for name in others if is_hidden(recorded_question(data.survey, name))]
        if hidden:
            said.append(Notice(Message(NOT_COMPARABLE, {"questions": ", ".join(hidden)})))
        fits = tuple(self._fits(models, is_comparable=not hidden))
        return ModelsTable(data.survey, models, fits, tuple(dict.fromkeys(said)))

    def _fitted(
        self, data: Dataset, terms: Sequence[str], others: Sequence[str], progress: Progress
    ) -> RegressionTable:
        own = questions_of(read_terms(terms))
        asked = RegressionOptions(
            outcome=self.outcome,
            predictors=tuple(terms),
            model=self.model,
            link=self.link,
            reference=tuple(one for one in self.reference if one[0] in own),
            level=self.level,
        )
        also = [name for name in others if name not in own]
        return regress(data, asked, also_answered=also, progress=progress)

    def _fits(self, models: Sequence[RegressionTable], *, is_comparable: bool) -> Iterator[FitRow]:
        for place, (model, terms) in enumerate(zip(models, self.each, strict=True)):
            fit = partial(
                FitRow,
                place + 1,
                ", ".join(terms) or "1",
                model.n,
                model.log_likelihood,
                model.aic if is_comparable else None,
                model.bic if is_comparable else None,
            )
            found = self._tested(place, models) if is_comparable else None
            if found is None:
                yield fit()
            else:
                against, test = found
                yield fit(against + 1, test.statistic, test.degrees_of_freedom, test.p_value)

    def _tested(
        self, place: int, models: Sequence[RegressionTable]
    ) -> tuple[int, LikelihoodRatioTest] | None:
        """Return the last model before this one that it holds, and the test against it; with weights none."""
        own = set(read_terms(self.each[place]))
        for earlier in reversed(range(place)):
            smaller, larger = models[earlier].fitted, models[place].fitted
            is_held = set(read_terms(self.each[earlier])) < own
            if not is_held or smaller is None or larger is None or models[place].aic is None:
                continue
            test = compare_nested(smaller, larger)
            if test is not None:
                return earlier, test
        return None
