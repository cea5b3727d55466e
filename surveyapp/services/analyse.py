"""Estimates from a project, straight from collection files, or from plain tables.

Without weights, strata and clusters a question needs only the counts of its reports; with them it needs
every respondent's. Both ways end in the same rows.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from functools import singledispatch
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.channel import Channel
from surveyapp.designs.latent import LatentDesign
from surveyapp.designs.oracle import OracleDesign
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.estimation.cautions import remarks
from surveyapp.estimation.frequency import aggregate, estimate_frequencies
from surveyapp.estimation.intervals import DEFAULT_METHOD
from surveyapp.estimation.margins import oracle_margin, weighted_margin
from surveyapp.estimation.means import MeanInterval
from surveyapp.estimation.prevalence import NoReports, estimate_margin, estimate_prevalence
from surveyapp.estimation.sampling import StratifiedSample
from surveyapp.estimation.values import Estimate, IntervalMethod
from surveyapp.estimation.weighted_prevalence import weighted_prevalence
from surveyapp.services import notices
from surveyapp.services.analyse_numbers import MeanMade, MeanManner, means
from surveyapp.services.analyse_supports import weighted_supports
from surveyapp.services.beside import (
    NOTHING,
    DesignTest,
    Told,
    named,
    suspicions,
    tests_of_channel,
    told_by_samples,
)
from surveyapp.services.controls import ControlManner, told_by_control
from surveyapp.services.exchange import FileReport, import_into
from surveyapp.services.filters import EVERYBODY, Filter, kept_by, only_some
from surveyapp.services.notices import Notice, of_caution, of_error, of_question
from surveyapp.services.progress import Progress, no_progress
from surveyapp.services.project_sample import (
    KeptSample,
    check_columns_direct,
    drawn_by_columns,
    drawn_by_questions,
    kept_sample,
    kinds_kept,
)
from surveyapp.services.questions import (
    NoInterviews,
    direct_question,
    one_channel,
    question_of,
)
from surveyapp.services.recorded import counted_texts
from surveyapp.services.said_once import said_once
from surveyapp.services.sources import Source, check_usable, chosen, rows_left_out
from surveyapp.services.surveys import SurveyName, look_at
from surveyapp.storage.engine_table import EngineTable
from surveyapp.storage.enrolment import EnrolledKiosk
from surveyapp.storage.history import Step
from surveyapp.storage.project import ImportedFile, Project
from surveyapp.storage.respondents import UNANSWERED, Respondents, SampleColumns, read_respondents
from surveyapp.storage.sealing import Opener
from surveyapp.storage.stored_reports import StoredReports
from surveyapp.storage.tables import RowRefused
from surveyapp.survey.questions import AskedQuestion, Joint, MultipleChoice, Number
from surveyapp.survey.survey import Survey

COLUMNS = (
    "question",
    "answer",
    "group",
    "design",
    "n",
    "estimate",
    "se",
    "se_sampling",
    "se_coins",
    "low",
    "high",
    "interval",
    "mle",
    "epsilon",
    "raw",
)
"""The columns of estimates in CSV and JSON, which people outside rely on."""

NOT_ANSWERED = "(not answered)"
"""The group of those who did not answer the grouping question; no choice can have this id."""


class PopulationNeedsSimpleSample(UserProblem):
    """The population's size is that of everybody, drawn as one simple sample."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "The size of the population goes with a simple sample of everybody; leave out {option}, or the "
        "population. How many people there are in each group, stratum or cluster is not known.",
    )


class NeedsCounts(UserProblem):
    """The design's reports are estimated together, not one respondent at a time."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{question} has the design {design}, whose reports are estimated together: use collection "
        "files or a project, without weights, strata and clusters, or ask for another --question.",
    )


@dataclass(frozen=True, slots=True)
class EstimateRow:
    """One answer of one question in one group. ``epsilon`` None is infinite; ``raw`` is the naive share.

    Where ``is_mean``, all is in the units of a number question's answers, and not a share.

    An ``answer`` in round brackets, like ``(cheaters)``, is no answer but another share that is told.
    """

    question: str
    answer: str
    group: str
    design: str
    n: int
    estimate: float
    se: float | None
    se_sampling: float | None
    se_coins: float | None
    low: float | None
    high: float | None
    interval: str
    mle: float | None
    epsilon: float | None
    raw: float | None
    is_mean: bool = False

    @property
    def is_beside(self) -> bool:
        """Whether it is a share of no answer."""
        return self.answer == named(self.answer[1:-1])


@dataclass(frozen=True, slots=True)
class EstimateTable:
    """Estimates with what they come from.

    ``warnings`` are sentences about groups left out, or to be read with care; ``tests`` are of the designs;
    ``notes`` say who was asked for with ``where``, whose are the ``interviews``.
    """

    survey: Survey
    interviews: int
    rows: tuple[EstimateRow, ...]
    warnings: tuple[str, ...]
    tests: tuple[TestRow, ...] = ()
    notes: tuple[str, ...] = ()
    where: Filter = EVERYBODY
    used: tuple[str, ...] = ()
    """Sentences on the project's weights, strata and clusters, where these were used."""


@dataclass(frozen=True, slots=True)
class TestRow:
    """A test of the design of one question in one group."""

    __test__ = False

    question: str
    group: str
    test: DesignTest

    def __str__(self) -> str:
        return f"{of_question(self.question, self.group, str(self.test))}."


@dataclass(frozen=True, slots=True)
class ProjectSummary:
    """What a project holds."""

    survey: Survey | None
    interviews: int
    files: tuple[ImportedFile, ...]
    kiosks: tuple[EnrolledKiosk, ...] = ()
    is_closed: bool = False
    """Whether files of kiosks that were not accepted wait."""
    surveys: tuple[Survey, ...] = ()
    """All that it holds; ``survey`` is the chosen one, of which the interviews and files are."""
    steps: tuple[Step, ...] = ()
    """What can be undone, then what can be redone."""
    drawn: tuple[str, ...] = ()
    """Which of weights, strata and clusters all interviews have from their tables."""


def summarise_project(project: Path) -> ProjectSummary:
    """Return what the project file at ``project`` holds.

    Raises:
        ProjectProblem: if it cannot be opened.
    """
    with Project(project) as opened:
        return ProjectSummary(
            opened.survey,
            opened.interviews,
            opened.files(),
            opened.kiosks(),
            opened.is_closed,
            opened.surveys(),
            opened.history.steps(),
            kinds_kept(opened)[0],
        )


@dataclass(frozen=True, slots=True)
class SampleQuestions:
    """Direct questions that tell how respondents were drawn, and how many people they were drawn from.

    Weights, strata and clusters that imported tables brought are used where no question is named for
    them, unless ``unweighted``.
    """

    stratum: str | None = None
    cluster: str | None = None
    population: int | None = None
    unweighted: bool = False


SIMPLE = SampleQuestions()
"""Everybody had the same chance to be asked, out of very many people."""


def estimate_project(
    project: Path,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
    survey: SurveyName | None = None,
    where: Filter = EVERYBODY,
) -> EstimateTable:
    """Return the estimates from the project file at ``project``; see ``estimate``.

    They are of the chosen survey, or of ``survey``.

    Raises:
        ProjectProblem: if it cannot be opened.
        NoSuchSurvey, SurveyDiffers: if it does not hold the survey.
        NoInterviews, NoSuchQuestion, GroupNotDirect: if there is nothing to estimate like that.
        SampleNotDirect, PopulationNeedsSimpleSample, PopulationTooSmall: if ``sample`` does not fit.
    """
    with Project(project) as opened:
        look_at(opened, survey)
        return estimate(
            opened,
            project.name,
            question=question,
            by=by,
            method=method,
            mean_method=mean_method,
            level=level,
            sample=sample,
            where=where,
        )


def estimate_files(
    paths: Sequence[Path],
    *,
    survey: Survey | None = None,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
    where: Filter = EVERYBODY,
    opener: Opener | None = None,
    progress: Progress = no_progress,
) -> tuple[EstimateTable, tuple[FileReport, ...]]:
    """Return the estimates from collection files, and the verdict on each file.

    Raises:
        NoInterviews, NoSuchQuestion, GroupNotDirect: if there is nothing to estimate like that.
        SampleNotDirect, PopulationNeedsSimpleSample, PopulationTooSmall: if ``sample`` does not fit.
    """
    with Project.in_memory() as opened:
        reports = import_into(opened, paths, progress, survey, opener=opener)
        refused = [report.reason for report in reports if report.problem]
        if opened.survey is None and refused:
            raise NoInterviews(where=f"these files ({refused[0].rstrip('.')})")
        table = estimate(
            opened,
            "these files",
            question=question,
            by=by,
            method=method,
            mean_method=mean_method,
            level=level,
            sample=sample,
            where=where,
        )
        return table, reports


def estimate_tables(
    paths: Sequence[Path],
    survey: Survey,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    columns: SampleColumns = SampleColumns(),  # noqa: B008 - a frozen value
    population: int | None = None,
    where: Filter = EVERYBODY,
) -> tuple[EstimateTable, tuple[RowRefused, ...]]:
    """Return the estimates from plain tables of recorded reports, and every cell that was refused.

    A row with a refused cell is left out. ``columns`` names the tables' columns of weights, strata and
    clusters. The table's warnings count the rows left out and name the questions without a column.

    Raises:
        FileRefused, TableProblem, SameTable: if a table cannot be read.
        NoUsableRows: if no row is right.
        NoSuchQuestion, GroupNotDirect, SampleNotDirect, PopulationNeedsSimpleSample: if there is
            nothing to estimate like that.
        NeedsCounts: if the survey has a question of several samples.
        NoWeight: if all weights are 0.
    """
    for one in survey.asked:
        if one.unlisted is None or one.samples > 1:
            _channel_of(one)
    named = {"weight": columns.weight, "stratum": columns.stratum, "cluster": columns.cluster}
    check_columns_direct(survey, columns)
    needed = [question_of(survey, question).id] if question is not None else []
    needed += [direct_question(survey, by).id] if by is not None else []
    kept = kept_by(survey, where)
    wanted = (*needed, *where.questions())
    found = read_respondents(paths, survey, sample=columns, needed=wanted)
    check_usable(found, paths)
    _check_population(
        population,
        {"--by": by, "--where": where or None, **{f"--{k}": n for k, n in named.items()}},
    )
    group = None if by is None else direct_question(survey, by)
    absent = set.intersection(*(set(names) for _, names in found.absent))
    asked = [q for q in _asked(survey, question, group) if q.id not in absent]
    drawn = drawn_by_columns(found)
    manner = _Manner(drawn, population, method, level, mean_method)
    interviews = int(found.kept(kept).sum())
    notes = only_some(interviews, found.interviews, where)
    # of a complex sample the others stay in the design: how many fit is itself by chance
    counted = found if not where else found.only(kept) if drawn is None else found.silenced(kept)
    made = _estimated(counted, asked, group, manner)
    told = (*_left_out(found, [q.id for q in _asked(survey, question, group)]), *made.warnings)
    rows, tests = tuple(made.rows), tuple(made.tests)
    return EstimateTable(survey, interviews, rows, told, tests, notes, where), found.refused


def _left_out(found: Respondents, asked: Sequence[str]) -> Iterator[str]:
    yield from rows_left_out(found)
    for file, names in found.absent:
        questions = [name for name in names if name in asked]
        if questions:
            facts = {"file": file, "questions": ", ".join(questions)}
            yield Notice("notices", notices.NO_COLUMN, facts)


def estimate(
    project: StoredReports | EngineTable,
    place: str,
    *,
    question: str | None = None,
    by: str | None = None,
    method: IntervalMethod | None = None,
    mean_method: MeanInterval | None = None,
    level: float = 0.95,
    sample: SampleQuestions = SIMPLE,
    where: Filter = EVERYBODY,
) -> EstimateTable:
    """Return one row for each answer of each question (or of ``question``), by groups of ``by``."""
    survey = project.survey
    interviews = project.interviews
    if survey is None or interviews == 0:
        raise NoInterviews(where=place)
    group = None if by is None else direct_question(survey, by)
    named = {"--by": by, "--stratum": sample.stratum, "--cluster": sample.cluster}
    _check_population(sample.population, {**named, "--where": where or None})
    used = _kept_sample(project, sample)
    if used.is_there:
        _check_population(sample.population, {f"the project's {used.used[0]} (--unweighted)": ""})
    drawn, silent = drawn_by_questions(project, survey, sample.stratum, sample.cluster, used)
    is_default = sample.stratum is None and sample.cluster is None
    manner = _Manner(drawn, sample.population, method, level, mean_method, is_default=is_default)
    kept, notes = chosen(project, survey, where)
    counted: StoredReports | EngineTable = kept
    if where and drawn is not None and isinstance(project, Project):
        # of a complex sample the others stay in the design: how many fit is itself by chance
        counted = project.silenced(kept_by(survey, where))
    made = _estimated(counted, _asked(survey, question, group), group, manner)
    warnings = (*silent, *used.warnings(), *_unanswered(kept, survey), *made.warnings)
    rows, tests = tuple(made.rows), tuple(made.tests)
    return EstimateTable(
        survey, kept.interviews, rows, warnings, tests, notes, where, used=used.told()
    )


def _kept_sample(project: StoredReports | EngineTable, sample: SampleQuestions) -> KeptSample:
    """Return how a project's tables say that respondents were drawn; other reports say nothing."""
    if sample.unweighted or not isinstance(project, Project):
        return KeptSample()
    return kept_sample(project)


def _unanswered(project: StoredReports | EngineTable, survey: Survey) -> Iterator[str]:
    """Yield how many drawn questions of each group were skipped; of which question is not recorded."""
    for group in survey.groups:
        skipped = project.unanswered(group)
        if skipped:
            asked = group.size * project.interviews
            facts = {"skipped": skipped, "asked": asked, "questions": ", ".join(group.of)}
            yield Notice("notices", notices.SKIPPED, facts)


def _check_population(population: int | None, named: Mapping[str, object]) -> None:
    for option, value in named.items():
        if population is not None and value is not None:
            raise PopulationNeedsSimpleSample(option=option)


def _asked(
    survey: Survey, question: str | None, group: AskedQuestion | None
) -> tuple[AskedQuestion, ...]:
    asked = survey.asked if question is None else (question_of(survey, question),)
    return tuple(one for one in asked if group is None or one.id != group.id)


@dataclass(frozen=True, slots=True)
class _Manner:
    """How to estimate; ``drawn`` None is a simple sample."""

    drawn: StratifiedSample | None
    population: int | None
    method: IntervalMethod | None
    """None takes the family's own: guarded mid-p, or ``default_method`` of several samples."""
    level: float
    mean_method: MeanInterval | None = None
    """None takes the one of ``method``'s name, or Student's."""
    is_default: bool = False
    """Whether ``drawn`` is what the tables told, which not every design can use."""

    def of(self, question: AskedQuestion) -> _Manner:
        """Return how to estimate a question: by counts where its design knows no weights."""
        takes_weights = (
            isinstance(question, Number)
            or isinstance(question.design, OracleDesign)
            or one_channel(question.design) is not None
        )
        if self.drawn is None or takes_weights or not self.is_default:
            return self
        return replace(self, drawn=None)


@dataclass(slots=True)
class _Made:
    """What comes of the questions, one after another."""

    rows: list[EstimateRow]
    warnings: list[str]
    tests: list[TestRow]


def _estimated(
    source: Source,
    asked: Sequence[AskedQuestion],
    group: AskedQuestion | None,
    manner: _Manner,
) -> _Made:
    """Return the rows, the sentences about groups that have none or must be read with care, and tests."""
    whole = manner
    general = [] if whole.drawn is None else [of_caution(one) for one in whole.drawn.cautions]
    result = _Made([], list(general), [])
    for one in asked:
        manner = whole.of(one)
        drawn = manner.drawn
        if drawn is not whole.drawn:
            said = Notice("notices", notices.COUNTED_ALIKE, {"design": one.design.name})
            result.warnings.append(of_question(one.id, "", said))
        if isinstance(one, Number):
            mean_rows, mean_warnings = _mean_rows(source, one, group, manner)
            result.rows += mean_rows
            result.warnings += mean_warnings
            continue
        made = (
            _by_counts(one.design, source, one, group, manner)
            if drawn is None
            else _supports_by_respondents(one.design, source, one, group, manner)
            if isinstance(one.design, OracleDesign)
            else _by_respondents(source, one, group, drawn, manner)
        )
        beside = {} if drawn is not None else _beside(one.design, source, one, group, manner)
        for name, estimates, cautions in made:
            group_name = _group_name(group, name)
            also = () if cautions else map(of_caution, remarks(estimates))
            result.warnings += [
                of_question(one.id, group_name, told)
                for told in (*cautions, *also)
                if told not in general
            ]
            others = beside.get(name, NOTHING)
            result.rows += _rows(
                one, group_name, zip(one.answers if estimates else (), estimates, strict=True)
            )
            result.rows += _rows(one, group_name, others.beside)
            result.tests += [TestRow(one.id, group_name, test) for test in others.tests]
        if isinstance(one, Joint):
            result.rows += _margin_rows(source, one, group, manner)
        _add_controlled(result, source, one, group, manner)
    result.warnings = said_once(result.warnings)
    return result


def _add_controlled(
    result: _Made,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> None:
    """Add what a control item tells of the question, where there is one."""
    how = ControlManner(manner.drawn, manner.method, manner.level)
    for name, told in told_by_control(source, question, group, how):
        group_name = _group_name(group, name)
        result.rows += _rows(question, group_name, told.beside)
        result.tests += [TestRow(question.id, group_name, test) for test in told.tests]
        result.warnings += [of_question(question.id, group_name, said) for said in told.warnings]


def _margin_rows(
    source: Source, question: Joint, group: AskedQuestion | None, manner: _Manner
) -> Iterator[EstimateRow]:
    """Yield the rows of each member of a joint question, named after both."""
    for place, member in enumerate(question.members):
        wanted = _Margin(source, question, question.part_of_each(place), group, manner)
        for name, estimates in _margins(question.design, wanted):
            group_name = NOT_ANSWERED if group is not None and name is None else name or ""
            named_by_answer = zip(member.answers, estimates, strict=True)
            for row in _rows(question, group_name, named_by_answer):
                yield replace(row, question=question.margin_name(member))


@dataclass(frozen=True, slots=True)
class _Margin:
    """What is wanted of a member of a joint question; ``part`` is its answer in each combination."""

    source: Source
    question: Joint
    part: Sequence[int]
    group: AskedQuestion | None
    manner: _Manner

    @property
    def method(self) -> IntervalMethod:
        return self.manner.method or DEFAULT_METHOD


Margins = Iterator[tuple[str | None, Sequence[Estimate]]]


@singledispatch
def _margins(design: AskableDesign, _wanted: _Margin) -> Margins:
    """Yield of each group the estimates of a member's answers, where anybody answered."""
    raise TypeError(f"no margins for {design.name}")


@_margins.register
def _(design: Design, wanted: _Margin) -> Margins:
    for name, counts in wanted.source.counts(wanted.question, wanted.group).items():
        if not counts.any():
            continue
        if wanted.manner.drawn is not None:
            yield from _weighted_margin(design, wanted, name, wanted.manner.drawn)
            continue
        yield (
            name,
            estimate_margin(
                design.channel,
                counts,
                wanted.part,
                method=wanted.method,
                level=wanted.manner.level,
                population=wanted.manner.population,
            ),
        )


def _weighted_margin(
    design: Design, wanted: _Margin, name: str | None, drawn: StratifiedSample
) -> Margins:
    question, group = wanted.question, wanted.group
    codes = wanted.source.codes((question,) if group is None else (question, group))
    with suppress(NoReports):  # nobody who counts answered; the rows of the whole question say so
        weighted = weighted_margin(
            design.channel,
            codes[question.id],
            wanted.part,
            drawn,
            domain=_domain(codes, group, name),
            method=wanted.method,
            level=wanted.manner.level,
        )
        yield name, weighted.estimates


@_margins.register
def _(design: OracleDesign, wanted: _Margin) -> Margins:
    found = _project(wanted.source, wanted.question).texts(wanted.question, wanted.group)
    for name, reports in found.items():
        if reports:
            yield (
                name,
                oracle_margin(
                    design,
                    reports,
                    wanted.part,
                    method=wanted.method,
                    level=wanted.manner.level,
                    population=wanted.manner.population,
                ),
            )


def _domain(
    codes: Mapping[str, NDArray[np.int32]], group: AskedQuestion | None, name: str | None
) -> NDArray[np.bool_] | None:
    """Return who is in the group ``name``; None where there are no groups."""
    if group is None:
        return None
    wanted = UNANSWERED if name is None else group.reports.index(name)
    return np.asarray(codes[group.id] == wanted)


def _group_name(group: AskedQuestion | None, name: str | None) -> str:
    return NOT_ANSWERED if group is not None and name is None else name or ""


def _mean_rows(
    source: Source, question: Number, group: AskedQuestion | None, manner: _Manner
) -> tuple[list[EstimateRow], list[str]]:
    rows: list[EstimateRow] = []
    warnings: list[str] = []
    how = MeanManner(
        manner.drawn, manner.population, manner.method, manner.level, manner.mean_method
    )
    general = {of_caution(caution) for caution in manner.drawn.cautions} if manner.drawn else set()
    for name, made, cautions in means(source, question, group, how):
        group_name = _group_name(group, name)
        warnings += [
            of_question(question.id, group_name, told) for told in cautions if told not in general
        ]
        rows += [_mean_row(question, group_name, one) for one in made]
    return rows, warnings


def _mean_row(question: Number, group: str, made: MeanMade) -> EstimateRow:
    one, epsilon = made.estimate, question.design.privacy_loss
    return EstimateRow(
        question=question.id,
        answer=made.answer,
        group=group,
        design=question.design.name,
        n=one.n,
        estimate=one.value,
        se=one.standard_error,
        se_sampling=one.sampling_error,
        se_coins=one.coin_error,
        low=None if one.interval is None else one.interval.low,
        high=None if one.interval is None else one.interval.high,
        interval="" if one.interval is None else one.interval.method.value,
        mle=None,
        epsilon=None if math.isinf(epsilon) else epsilon,
        raw=made.naive,
        is_mean=True,
    )


Made = Iterator[tuple[str | None, Sequence[Estimate], Sequence[str]]]
"""Of each group its name, the estimates (none where nobody answered) and the cautions."""


def _project(source: Source, question: AskedQuestion) -> StoredReports | EngineTable:
    """Return the stored reports that ``source`` is; a CSV table keeps nothing but one column a question."""
    if isinstance(source, StoredReports | EngineTable):
        return source
    raise NeedsCounts(question=question.id, design=question.design.name)


@singledispatch
def _by_counts(
    design: AskableDesign,
    _source: Source,
    _question: AskedQuestion,
    _group: AskedQuestion | None,
    _manner: _Manner,
) -> Made:
    """Estimate as the design's family does."""
    raise TypeError(f"no estimator for {design.name}")


@_by_counts.register
def _(
    design: Design,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> Made:
    for name, counts in source.counts(question, group).items():
        try:
            estimates = estimate_prevalence(
                design.channel,
                counts,
                method=manner.method or DEFAULT_METHOD,
                level=manner.level,
                population=manner.population,
            )
        except NoReports as problem:
            yield name, (), (of_error(problem),)
        else:
            yield name, estimates, suspicions(design, counts)


@_by_counts.register
def _(
    design: OracleDesign,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> Made:
    for name, texts in counted_texts(source, question, group).items():
        if not texts:
            yield name, (), (of_error(NoReports()),)
            continue
        estimates = estimate_frequencies(
            design,
            aggregate(design, list(texts), list(texts.values())),
            sum(texts.values()),
            method=manner.method or DEFAULT_METHOD,
            level=manner.level,
            population=manner.population,
        )
        yield name, estimates, ()


@_by_counts.register
def _(
    design: LatentDesign,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> Made:
    for name, told in _beside(design, source, question, group, manner).items():
        yield name, told.answers, told.warnings


def _bits(question: AskedQuestion, texts: list[str]) -> list[str]:
    """Return a multiple choice's reports as one bit a choice, also where ids were recorded."""
    if not isinstance(question, MultipleChoice):
        return texts
    return [question.bits(text) if text else "" for text in texts]


@singledispatch
def _beside(
    _design: AskableDesign,
    _source: Source,
    _question: AskedQuestion,
    _group: AskedQuestion | None,
    _manner: _Manner,
) -> dict[str | None, Told]:
    """Return by group what the reports tell beside the answers; most designs nothing."""
    return {}


@_beside.register
def _(
    design: Design,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    _manner: _Manner,
) -> dict[str | None, Told]:
    counted = source.counts(question, group).items()
    return {name: Told(tests=tests_of_channel(design, c)) for name, c in counted if c.any()}


@_beside.register
def _(
    design: LatentDesign,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> dict[str | None, Told]:
    return {
        name: told_by_samples(
            design,
            tallies,
            method=manner.method,
            level=manner.level,
            population=manner.population,
        )
        for name, tallies in _project(source, question).tallies(question, group).items()
    }


def _by_respondents(
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    drawn: StratifiedSample,
    manner: _Manner,
) -> Made:
    codes = source.codes((question,) if group is None else (question, group))
    for name in source.counts(question, group):
        try:
            weighted = weighted_prevalence(
                _channel_of(question),
                codes[question.id],
                drawn,
                domain=_domain(codes, group, name),
                method=manner.method or DEFAULT_METHOD,
                level=manner.level,
            )
        except NoReports as problem:
            yield name, (), (of_error(problem),)
        else:
            yield name, weighted.estimates, [of_caution(caution) for caution in weighted.cautions]


def _supports_by_respondents(
    design: OracleDesign,
    source: Source,
    question: AskedQuestion,
    group: AskedQuestion | None,
    manner: _Manner,
) -> Made:
    drawn = manner.drawn
    assert drawn is not None  # noqa: S101 - simple samples are counted
    cells = _bits(question, source.cells(question))
    codes = None if group is None else source.codes((group,))[group.id]
    names = list(source.texts(question, group))
    for name in names:
        domain = None
        if group is not None and codes is not None:
            domain = codes == (UNANSWERED if name is None else group.reports.index(name))
        try:
            estimates, cautions = weighted_supports(
                design, cells, drawn, domain=domain, method=manner.method, level=manner.level
            )
        except NoReports as problem:
            yield name, (), (of_error(problem),)
        else:
            yield name, estimates, [of_caution(caution) for caution in cautions]


def _channel_of(question: AskedQuestion) -> Channel:
    """Return the one channel that pseudo-answers need.

    Raises:
        NeedsCounts: if there is none.
    """
    channel = one_channel(question.design)
    if channel is None:
        raise NeedsCounts(question=question.id, design=question.design.name)
    return channel


def _rows(
    question: AskedQuestion, group: str, estimates: Iterable[tuple[str, Estimate]]
) -> list[EstimateRow]:
    epsilon = question.design.privacy_loss
    return [
        EstimateRow(
            question=question.id,
            answer=answer,
            group=group,
            design=question.design.name,
            n=one.n,
            estimate=one.prevalence,
            se=one.standard_error,
            se_sampling=one.sampling_error,
            se_coins=one.coin_error,
            low=one.interval.low,
            high=one.interval.high,
            interval=one.interval.method.value,
            mle=one.maximum_likelihood,
            epsilon=None if math.isinf(epsilon) else epsilon,
            raw=one.raw_share if question.reports == question.answers else None,
        )
        for answer, one in estimates
    ]
