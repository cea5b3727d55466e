"""A DataFrame as the interviews of a survey: each value becomes a recorded report, exactly or not at all.

Columns with a design are the randomized questions; the others become direct questions of the type that
they look like. A value is taken for a report by its name, by the word that a label gives it, or where it can
mean nothing else (``Yes``, ``True``, 1 and 0 of a yes/no question). Anything else is refused, never guessed:
an order of codes says nothing about which of them is "yes".
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import UNANSWERED
from surveyapp.analyses.data.sample_design import Replication
from surveyapp.analyses.data.weight_recipe import KnownMargin
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.core.distribution import decimal_text
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.library.problems import NotUsable, checked_design, not_usable
from surveyapp.services.mapping.guess import guess_values
from surveyapp.services.mapping.table_mapping import NO_ANSWER_WORDS, ColumnMapping
from surveyapp.services.table_import.survey_from_table import (
    KINDS,
    ColumnFacts,
    QuestionPlan,
    plan_of_values,
    survey_of_plans,
)
from surveyapp.storage.tables.plain_table import PlainTable, TableForm, cell_text
from surveyapp.storage.tables.respondent_tables import Respondents, replicate_columns
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import SAMPLE, AskedQuestion
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.number import Number
from surveyapp.survey.types.rating import Rating
from surveyapp.survey.types.single_choice import SingleChoice
from surveyapp.survey.types.yes_no import YesNo

Labels = Mapping[Any, str] | Sequence[Any]
"""What the values of a column mean, in the order of the answers; or the values alone, in that order."""

TABLE = "the DataFrame"
"""What errors call a table that has no file."""
MANY = 2_000
"""Different numbers of a column from which its type and scale are known."""
NOTHING_KNOWN = ColumnFacts()
LEAST_TOP = 5
"""A scale of fewer levels looks like any four regions that are coded 1 … 4, and those have no order."""
MOST_SHOWN = 8
"""Values that a sentence lists."""
_MISSING = frozenset({"", *(word.casefold() for word in NO_ANSWER_WORDS)})


@dataclass(frozen=True, slots=True)
class SampleDesign:
    """The columns of a DataFrame that say how respondents were sampled; None where there is none."""

    weight: str | None = None
    stratum: str | None = None
    cluster: str | None = None
    replicates: str | None = None
    """What the names of columns of replicate weights begin with."""
    replication: Replication | None = None
    """How variances come from replicates; None: they are linearized."""
    base: str | None = None
    """The weight before it was calibrated."""
    stages: tuple[str, ...] = ()
    """Units of the second stage and so on."""
    populations: tuple[str, ...] = ()
    """Population sizes, or sampling fractions, of each stage."""
    margins: tuple[KnownMargin, ...] = ()
    """What the weights were calibrated to."""

    def replicate_columns(self, frame: pd.DataFrame) -> tuple[str, ...]:
        """Return the columns of replicate weights, by their numbers.

        Parameters
        ----------
        frame
            the table that has them.

        Raises
        ------
        UserProblem
            if there are none.
        """
        if self.replicates is None:
            return ()
        return replicate_columns(list(frame.columns), self.replicates)

    @property
    def columns(self) -> tuple[str | None, str | None, str | None]:
        """The columns of weights, strata and clusters."""
        return self.weight, self.stratum, self.cluster

    @property
    def names(self) -> tuple[str, ...]:
        """The columns that are named."""
        named = (*self.columns, self.base, *self.stages, *self.populations)
        return tuple(name for name in named if name is not None)


@dataclass(frozen=True, slots=True, eq=False)
class ValueColumn:
    """A column as its distinct values and where they stand.

    Attributes
    ----------
    name
        as text.
    codes : array of shape (n,)
        the place of each row's value in ``texts``; −1 where it is missing.
    texts
        the distinct values, as records would write them; missing ones are empty.
    labels
        what values mean, by their text.
    is_ordered
        whether ``texts`` are in an order that the data state.
    """

    name: str
    codes: NDArray[np.intp]
    texts: tuple[str, ...]
    labels: Mapping[str, str]
    is_ordered: bool

    @classmethod
    def of(cls, name: object, values: pd.Series[Any], labels: Labels | None = None) -> ValueColumn:
        """Return a column of a DataFrame.

        Parameters
        ----------
        name
            the column's.
        values : Series of length n
            its cells.
        labels
            what its values mean.
        """
        if isinstance(values.dtype, pd.CategoricalDtype):
            uniques: Iterable[Any] = values.cat.categories
            codes = values.cat.codes.to_numpy().astype(np.intp)
        else:
            try:
                codes, uniques = pd.factorize(values)
            except TypeError as problem:  # what cannot be compared, such as lists
                raise not_usable(
                    "The cells of column {column} are no single values: the first is {value}. Leave the "
                    "column out of the table, or make texts or numbers of its cells.",
                    column=name,
                    value=repr(values.dropna().iloc[0]),
                ) from problem
        texts = tuple(text_of(value) for value in uniques)
        given = _labels(labels)
        return cls(str(name), codes, texts, given, bool(given) or values.dtype.name == "category")

    @property
    def counts(self) -> dict[str, int]:
        """How often each value comes, but for missing ones; categories that never come have 0."""
        found: dict[str, int] = {}
        numbers = np.bincount(self.codes[self.codes >= 0], minlength=len(self.texts))
        for text, number in zip(self.texts, numbers.tolist(), strict=True):
            if text.casefold() not in _MISSING:
                found[text] = found.get(text, 0) + number
        return found

    @property
    def answers(self) -> tuple[str, ...]:
        """The values in the order that the data state: that of the labels, or of the categories."""
        return tuple(dict.fromkeys((*self.labels, *self.counts)))

    def coded(self, places: Mapping[str, int]) -> NDArray[np.int32]:
        """Return each row's place, shape (n,).

        Parameters
        ----------
        places
            by text; missing texts are −1.
        """
        of_text = [places.get(text, UNANSWERED) for text in self.texts]
        return np.array([*of_text, UNANSWERED], dtype=np.int32)[self.codes]


def text_of(value: Any) -> str:
    """Return a cell as text: NumPy's scalars as Python's, missing ones empty.

    Parameters
    ----------
    value
        of a DataFrame.
    """
    if value is None or value is pd.NA or value is pd.NaT:
        return ""
    return cell_text(value.item() if isinstance(value, np.generic) else value)


def _labels(labels: Labels | None) -> dict[str, str]:
    if labels is None:
        return {}
    if isinstance(labels, Mapping):
        return {text_of(value): str(label) for value, label in labels.items()}
    return {text_of(value): text_of(value) for value in labels}


def named_by_texts(frame: pd.DataFrame) -> pd.DataFrame:
    """Return a DataFrame whose columns are called by texts, as questions are: 0 becomes "0".

    Parameters
    ----------
    frame
        names of several parts stay, and are refused by ``check_columns``.
    """
    if frame.columns.nlevels > 1 or all(isinstance(name, str) for name in frame.columns):
        return frame
    return frame.set_axis([str(name) for name in frame.columns], axis="columns")


def keyed_by_texts(keyword: str, given: Mapping[Any, Any] | None) -> dict[str, Any]:
    """Return what was said by column, with the columns' names as texts; nothing said is empty.

    Parameters
    ----------
    keyword
        what it was said with, such as ``designs``.
    given
        by the caller.

    Raises
    ------
    NotUsable
        if it is not by column.
    """
    if given is None:
        return {}
    if not isinstance(given, Mapping):
        raise not_usable("Say which column each is of: {keyword}={{“column”: …}}.", keyword=keyword)
    return {str(column): one for column, one in given.items()}


def survey_of_frame(
    frame: pd.DataFrame,
    designs: Mapping[str, AskableDesign],
    types: Mapping[str, str | None],
    labels: Mapping[str, Labels],
    sample: SampleDesign,
) -> tuple[Survey, dict[str, str]]:
    """Return the survey that a DataFrame looks like, and of each of its questions the column.

    Parameters
    ----------
    frame
        one row a respondent.
    designs
        by column, how its question was asked; the other columns are direct questions.
    types
        by column, the type of its question; None leaves it out.
    labels
        by column, what its values mean.
    sample
        columns that are no questions, but for strata and clusters, which can be both.

    Raises
    ------
    NotUsable
        if a column is not there; if a design does not fit its column.
    """
    check_columns(frame, (*designs, *types, *labels, *sample.names))
    plans: list[QuestionPlan] = []
    taken: set[str] = set()
    for column in frame.columns:
        # a weight is none, and a column of samples belongs to another
        is_left_out = column in types and types[column] is None
        if is_left_out or column == sample.weight or str(column).endswith(SAMPLE):
            continue
        looked_at = frame[column] if column in labels else _thinned(frame[column])
        values = ValueColumn.of(column, looked_at, labels.get(column))
        design = checked_design(designs[column]) if column in designs else None
        kind = _checked_type(column, types.get(column))
        plan = (
            _direct(values, taken, kind)
            if design is None
            else _randomized(values, design, taken, kind)
        )
        if plan is not None:
            if not plan.text.strip():
                raise not_usable(
                    "A column has no name. Give it one, or leave it out: types={{“”: None}}."
                )
            taken.add(plan.id.casefold())
            plans.append(plan)
    survey = survey_of_plans(plans, file=TABLE, name="survey")
    return survey, {plan.id: plan.column for plan in plans}


def _thinned(values: pd.Series[Any]) -> pd.Series[Any]:
    """Return enough of a column of ever other numbers to know its type: both ends, and some between.

    Numbers that all come once stay so, as those that number the rows; the others come twice.
    """
    if not pd.api.types.is_numeric_dtype(values) or pd.api.types.is_bool_dtype(values):
        return values
    given = values.dropna()
    distinct = np.sort(given.unique())
    if len(distinct) <= MANY:
        return values
    some = distinct[np.linspace(0, len(distinct) - 1, MANY).astype(np.intp)]
    return pd.Series(np.repeat(some, 1 if len(distinct) == len(given) else 2))


def check_columns(frame: pd.DataFrame, names: Iterable[str]) -> None:
    """Refuse names that are no columns, and columns that share a name.

    Parameters
    ----------
    frame
        the DataFrame.
    names
        the columns that are needed.

    Raises
    ------
    NotUsable
        naming the first.
    """
    if frame.columns.nlevels > 1:
        raise not_usable(
            "The columns have names of several parts. Join them: "
            "df.columns = [“_”.join(map(str, name)) for name in df.columns]."
        )
    twice = frame.columns[frame.columns.duplicated()]
    if len(twice):
        raise not_usable(
            "Two columns are called {column}. Rename one of them, so that it is clear which is meant.",
            column=twice[0],
        )
    for name in names:
        if name not in frame.columns:
            raise not_usable(
                "There is no column {column}. The DataFrame has {known}.",
                column=name,
                known=shown(map(str, frame.columns)),
            )


def shown(values: Iterable[str]) -> str:
    """Return the first values with commas between them.

    Parameters
    ----------
    values
        what is listed.
    """
    every = list(values)
    return ", ".join([*every[:MOST_SHOWN], *(["…"] if len(every) > MOST_SHOWN else [])])


def _plan(
    values: ValueColumn,
    counts: Mapping[str, int],
    taken: set[str],
    facts: ColumnFacts = NOTHING_KNOWN,
    kind: str | None = None,
) -> QuestionPlan | None:
    """Return the question of a column; see ``plan_of_values``."""
    # a slash divides the groups of a survey tool's names, and is only a sign here
    plan = plan_of_values(re.sub("[/:]", " ", values.name), counts, taken, facts, kind)
    return plan if plan is None else replace(plan, column=values.name, text=values.name)


def _checked_type(column: object, kind: str | None) -> str | None:
    if kind is None or kind in KINDS:
        return kind
    raise not_usable(
        "The column {column} cannot have the type {kind}. Give one of {known}.",
        column=column,
        kind=kind,
        known=", ".join(KINDS),
    )


def _direct(values: ValueColumn, taken: set[str], kind: str | None) -> QuestionPlan | None:
    """Return the direct question of a column; None where it is a text of its own each time."""
    plan = _looked_at(values, taken, kind)
    if plan is not None and plan.kind == SingleChoice.type_name and len(plan.choices) < 2:
        raise not_usable(
            "The column {column} has only one answer, {answer}. Name all answers: "
            "labels={{“{column}”: {{value: answer, …}}}}; or leave it out: types={{“{column}”: None}}.",
            column=values.name,
            answer=shown(text for _, text in plan.choices),
        )
    return plan


def _looked_at(values: ValueColumn, taken: set[str], kind: str | None) -> QuestionPlan | None:
    """Return the question that a column is of a type, or looks like."""
    if kind is not None and kind != SingleChoice.type_name:
        return _plan(values, values.counts, taken, kind=kind)
    if not values.is_ordered:
        measure = "ordinal" if _go_far(values.counts) else ""
        facts = ColumnFacts(labels=values.labels, measure=measure)
        return _plan(values, values.counts, taken, facts, kind)
    # categories keep their order, and labels say that numbers are codes
    counts = {text: values.counts.get(text, 0) for text in values.answers}
    facts = ColumnFacts(labels=values.labels or dict(zip(counts, counts, strict=True)))
    plan = _plan(values, counts, taken, facts, kind)
    return plan if plan is None else _in_order(plan, values)


def _go_far(counts: Mapping[str, int]) -> bool:
    """Return whether whole numbers go up to five or more: from 1 on they are the levels of a rating."""
    return all(map(str.isdecimal, counts)) and max(map(int, counts), default=0) >= LEAST_TOP


def _in_order(plan: QuestionPlan, values: ValueColumn) -> QuestionPlan:
    """Return a plan whose choices are in the order that the data state."""
    of_text = {text: (choice, text) for choice, text in plan.choices}
    # several values of one label are one answer
    said = dict.fromkeys(values.labels.get(answer) or answer for answer in values.answers)
    return replace(plan, choices=tuple(of_text[text] for text in said if text in of_text))


def _randomized(
    values: ValueColumn, design: AskableDesign, taken: set[str], stated: str | None
) -> QuestionPlan:
    """Return the question of a column that was asked with a design."""
    if isinstance(design, QuantitativeDesign):
        return _of_numbers(values, design, taken)
    is_yes_no = design.answer_count == 2 and not type(design).derives_k
    kind = YesNo.type_name if is_yes_no else SingleChoice.type_name
    if design.question_types and kind not in design.question_types:
        kind = design.question_types[0]
    kind = stated or kind
    if kind == MultipleChoice.type_name:
        raise not_usable(
            "The column {column} was asked with {design}, which reports several choices at once. Give "
            "the survey too: read(frame, survey=…).",
            column=values.name,
            design=design.name,
        )
    counts = {text: max(values.counts.get(text, 0), 1) for text in values.answers}
    if kind == SingleChoice.type_name and set(map(str.casefold, counts)) <= {"yes", "no"}:
        kind = YesNo.type_name
    plan = _plan(values, counts or {"yes": 1}, taken, ColumnFacts(labels=values.labels), kind)
    if plan is None:  # a type was given, so there is one
        raise TypeError(kind)
    plan = replace(plan, design=design.to_json())
    if kind == Rating.type_name:
        return replace(plan, levels=design.answer_count)
    if kind == SingleChoice.type_name:
        _check_choices(values, design, plan)
        plan = _in_order(plan, values) if values.is_ordered else plan
    return plan


def _check_choices(values: ValueColumn, design: AskableDesign, plan: QuestionPlan) -> None:
    """Refuse choices that are not as many as the design's, and an order that nobody stated."""
    if len(plan.choices) != design.answer_count:
        raise not_usable(
            "The column {column} has {found} different values ({values}), and the design {design} has "
            "{count} answers. Name all answers: labels={{“{column}”: […]}}.",
            column=values.name,
            found=len(plan.choices),
            values=shown(text for _, text in plan.choices),
            design=design.name,
            count=design.answer_count,
        )
    is_even = not isinstance(design, Design) or _treats_all_answers_alike(design.channel)
    if not (is_even or values.is_ordered):
        raise not_usable(
            "The design {design} treats its answers differently, and nothing says which value of the "
            "column {column} is which answer. Name them in the design's order: labels={{“{column}”: […]}}.",
            column=values.name,
            design=design.name,
        )


def _treats_all_answers_alike(channel: Channel) -> bool:
    """Return whether a channel is the same in whatever order its answers stand."""
    if channel.answers != channel.reports:
        return False
    own = {row[place] for place, row in enumerate(channel.rows)}
    others = {p for i, row in enumerate(channel.rows) for j, p in enumerate(row) if i != j}
    return len(own) == 1 and len(others) <= 1


def _of_numbers(values: ValueColumn, design: QuantitativeDesign, taken: set[str]) -> QuestionPlan:
    """Return the number question of a column: its scale is the design's."""
    scale = design.scale
    if scale is None:
        raise not_usable(
            "The column {column} was asked with {design}. Give the design the smallest and the largest "
            "possible answer: minimum=…, maximum=….",
            column=values.name,
            design=design.name,
        )
    plan = _plan(values, {"0": 1, "1": 1}, taken, kind=Number.type_name)
    if plan is None:  # a type was given, so there is one
        raise TypeError(Number.type_name)
    stated = set(type(design).survey_parameters())
    written = {k: v for k, v in design.to_json().items() if k in stated or k == "name"}
    return replace(
        plan,
        minimum=decimal_text(scale.minimum),
        maximum=decimal_text(scale.maximum),
        step=decimal_text(scale.step),
        design=written,
    )


@dataclass(frozen=True, slots=True, eq=False)
class FrameReader:
    """Reads the rows of a DataFrame as respondents of a survey.

    Attributes
    ----------
    frame
        one row a respondent.
    survey
        whose questions the columns are.
    columns
        of each question the column; questions without one were not asked.
    labels
        by column, what its values mean.
    """

    frame: pd.DataFrame
    survey: Survey
    columns: Mapping[str, str]
    labels: Mapping[str, Labels]

    def respondents(self, sample: SampleDesign) -> Respondents:
        """Return the rows as respondents.

        Parameters
        ----------
        sample
            the columns of weights, strata and clusters.

        Raises
        ------
        NotUsable
            if a value is no report of its question; if a weight is missing or negative; if a stratum or
            cluster is missing.
        """
        asked = [q for q in self.survey.recorded_questions if q.id in self.columns]
        n = len(self.frame)
        codes = {c.name: np.full(n, UNANSWERED, dtype=np.int32) for c in self.survey.columns}
        reported: dict[str, NDArray[np.float64]] = {}
        written: dict[str, tuple[str, ...]] = {}
        for question in self.survey.recorded_questions:
            if question.is_number:
                reported[question.id] = np.full(n, np.nan)
            elif question.unlisted is not None:
                written[question.id] = ("",) * n
        for question in asked:
            if question.is_number:
                reported[question.id] = self.numbers(question)
                codes[question.id] = np.where(
                    np.isnan(reported[question.id]), UNANSWERED, 0
                ).astype(np.int32)
            elif question.unlisted is not None:
                written[question.id] = self._texts(question)
                codes[question.id] = np.array(
                    [0 if cell else UNANSWERED for cell in written[question.id]], dtype=np.int32
                )
            else:
                codes[question.id] = self._listed(question)
            if question.samples > 1:
                codes[question.id + SAMPLE] = self._samples(question)
        return Respondents(
            survey=self.survey,
            interviews=n,
            columns=codes,
            reported=reported,
            written=written,
            weights=self._weights(sample.weight),
            strata=self._groups(sample.stratum, "stratum"),
            clusters=self._groups(sample.cluster, "cluster"),
            replicates=self._replicates(sample.replicate_columns(self.frame)),
            base=self._weights(sample.base),
            stages=tuple(self._groups(one, "cluster") or () for one in sample.stages),
            sizes=tuple(
                one for name in sample.populations if (one := self._weights(name)) is not None
            ),
            refused=(),
            refused_rows=0,
            absent=(
                (TABLE, tuple(q.id for q in self.survey.recorded_questions if q not in asked)),
            ),
        )

    def _replicates(self, columns: Sequence[str]) -> NDArray[np.float64] | None:
        found = [self._weights(column) for column in columns]
        return np.column_stack([one for one in found if one is not None]) if found else None

    def sample_columns(
        self, weight: str | None, stratum: str | None, cluster: str | None
    ) -> dict[str, Any]:
        """Return the columns of a sample design that are named by texts, or by the ids of their questions.

        Parameters
        ----------
        weight, stratum, cluster
            names; None: no such column.

        Raises
        ------
        NotUsable
            if there is no such column.
        """
        names = {"weight": weight, "stratum": stratum, "cluster": cluster}
        found = {kind: self.columns.get(name, name) for kind, name in names.items() if name}
        check_columns(self.frame, found.values())
        return {kind: found.get(kind) for kind in names}

    def _values(self, column: Any) -> ValueColumn:
        return ValueColumn.of(column, self.frame[column], self.labels.get(column))

    def _listed(self, question: AskedQuestion) -> NDArray[np.int32]:
        """Return the place of each row's report among the question's."""
        values = self._values(self.columns[question.id])
        record = question.columns[0].values
        reports = reports_of_values(values, self.survey, question)
        places = {report: place for place, report in enumerate(record)}
        return values.coded({text: places[r] for text, r in reports.items() if r})

    def _samples(self, question: AskedQuestion) -> NDArray[np.int32]:
        """Return each row's sample from 0, −1 where there is no report."""
        column = f"{self.columns[question.id]}{SAMPLE}"
        if column not in self.frame.columns:
            raise not_usable(
                "The design of {question} divides respondents into {count} samples. Give each respondent's "
                "sample, 1 to {count}, in a column {column}.",
                question=question.id,
                count=question.samples,
                column=column,
            )
        values = self._values(column)
        places = {str(sample): sample - 1 for sample in range(1, question.samples + 1)}
        wrong = [text for text in values.counts if text not in places]
        if wrong:
            raise _no_report(column, wrong, list(places))
        return values.coded(places)

    def numbers(self, question: AskedQuestion) -> NDArray[np.float64]:
        """Return the numbers of a number question, shape (n,), NaN where missing.

        Parameters
        ----------
        question
            a number question that has a column.

        Raises
        ------
        NotUsable
            if a cell is no number.
        """
        column = self.columns[question.id]
        found = pd.to_numeric(self.frame[column], errors="coerce").to_numpy(
            np.float64, na_value=np.nan
        )
        if pd.api.types.is_numeric_dtype(self.frame[column]):
            if np.isinf(found).any():
                raise not_usable(
                    "The column {column} has infinite numbers. Make them missing: "
                    "df.replace([np.inf, -np.inf], np.nan).",
                    column=column,
                )
            return np.asarray(found, dtype=np.float64)  # every text of millions is not needed
        values = self._values(column)
        is_missing = np.array([text.casefold() in _MISSING for text in (*values.texts, "")])[
            values.codes
        ]
        wrong = ~np.isfinite(found) & ~is_missing
        if wrong.any():
            texts = dict.fromkeys(values.texts[code] for code in values.codes[wrong][:MOST_SHOWN])
            raise _no_report(column, texts, [str(question.record_in_words)])
        return np.asarray(found, dtype=np.float64)

    def _texts(self, question: AskedQuestion) -> tuple[str, ...]:
        """Return the reports of a question whose reports are not listed."""
        values, known = self._values(self.columns[question.id]), question.unlisted
        recorded = {text: question.recorded(text) for text in values.counts}
        wrong = [
            t for t, cell in recorded.items() if known is not None and not known.is_report(cell)
        ]
        if wrong:
            is_random = question.design.is_randomized
            raise _no_report(
                values.name, wrong, [question.design.name if is_random else question.stands]
            )
        cells = [recorded.get(text, "") for text in values.texts]
        return tuple(np.array([*cells, ""], dtype=object)[values.codes])

    def _weights(self, column: str | None) -> NDArray[np.float64] | None:
        if column is None:
            return None
        found = pd.to_numeric(self.frame[column], errors="coerce").to_numpy(
            np.float64, na_value=np.nan
        )
        wrong = ~(np.isfinite(found) & (found >= 0))
        if wrong.any():
            raise not_usable(
                "The column {column} holds the weights, and in {count} of {rows} rows it has no number from "
                "0. Every respondent needs a weight.",
                column=column,
                count=int(wrong.sum()),
                rows=len(wrong),
            )
        return np.asarray(found, dtype=np.float64)

    def _groups(self, column: str | None, kind: str) -> list[str] | None:
        if column is None:
            return None
        values = self._values(column)
        texts = [*values.texts, ""]
        found = [texts[code] for code in values.codes.tolist()]
        missing = found.count("")
        if missing:
            raise not_usable(
                "The column {column} has no {kind} for {count} respondents, and every respondent needs one.",
                column=column,
                kind=kind,
                count=missing,
            )
        return found


def reports_of_values(
    values: ValueColumn, survey: Survey, question: AskedQuestion
) -> dict[str, str]:
    """Return the report that each value of a column is; empty where it is missing.

    Parameters
    ----------
    values
        the column.
    survey
        the survey of the question.
    question
        a question whose reports are listed.

    Raises
    ------
    NotUsable
        if a value is no report of the question.
    """
    record = question.columns[0].values
    # a label comes first: where 1 is said to mean "no", 1 is nothing of its own
    words = {text: values.labels.get(text, text) for text in values.counts}
    given = tuple(dict.fromkeys(word for text, word in words.items() if values.counts[text]))
    table = PlainTable(
        TABLE,
        "",
        TableForm(decimal="."),
        (values.name,),
        tuple((word,) for word in given),
        (),
        # of what has labels no bare number is guessed
        labels={values.name: dict(zip(given, given, strict=True))} if values.labels else {},
    )
    guessed = guess_values(table, survey, ColumnMapping(question.id, values.name)).values
    found = {text: word if word in record else guessed.get(word) for text, word in words.items()}
    wrong = [text for text, report in found.items() if report is None and values.counts[text]]
    if wrong:
        raise _no_report(values.name, wrong, record)
    return {text: report or "" for text, report in found.items()}


def _no_report(column: object, values: Iterable[str], reports: Sequence[str]) -> NotUsable:
    return not_usable(
        "The column {column} has the values {values}, and its question records {reports}. Say which value is "
        "which report: labels={{“{column}”: {{value: report, …}}}}.",
        column=column,
        values=shown(values),
        reports=shown(reports),
    )
