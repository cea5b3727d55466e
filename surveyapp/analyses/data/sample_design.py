"""The sample design: weights, strata and clusters, from tables or from direct questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import UNANSWERED, DrawnRows, Reports
from surveyapp.analyses.data.questions import check_listed, direct_ids, recorded_question
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.sampling.replicates import (
    BOOTSTRAPS,
    FAY,
    ReplicatedSample,
    ReplicateMethod,
    replicated,
    with_replicates,
)
from surveyapp.estimation.sampling.sample_designs import (
    ZERO_WEIGHTS,
    CodedLabels,
    StratifiedSample,
    UnequalSample,
    stratified,
)
from surveyapp.messages import notice
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.types.base import MeasurementLevel

if TYPE_CHECKING:
    from surveyapp.estimation.sampling.resampling import InclusionVariance


@dataclass(frozen=True, slots=True)
class SampleColumns:
    """Names of the columns of the sample design; None where there is none."""

    weight: str | None = None
    stratum: str | None = None
    cluster: str | None = None
    replicates: str | None = None
    """What the names of columns of replicate weights begin with; a number follows."""
    base: str | None = None
    """The weight before it was calibrated."""
    stages: tuple[str, ...] = ()
    """Units of the second stage, the third and so on."""
    populations: tuple[str, ...] = ()
    """Of each stage the size of its population, or the sampling fraction."""

    @property
    def labels(self) -> tuple[str, ...]:
        """The columns of strata, clusters and units of later stages."""
        named = (self.stratum, self.cluster, *self.stages)
        return tuple(name for name in named if name is not None)

    @property
    def numbers(self) -> tuple[str, ...]:
        """The columns of weights and of population sizes."""
        named = (self.weight, self.base, *self.populations)
        return tuple(name for name in named if name is not None)

    @property
    def names(self) -> tuple[str, ...]:
        """The columns that are named."""
        return tuple(dict.fromkeys((*self.numbers, *self.labels)))


@dataclass(frozen=True, slots=True)
class SampleColumn:
    """A column of the record that says how respondents were drawn."""

    kind: MeasurementLevel
    """``WEIGHT``, ``STRATUM`` or ``CLUSTER``."""
    name: str
    """Of the column."""
    is_asked: bool = False
    """Whether a question fills it that is a column by itself; otherwise it stands after the questions."""
    is_used: bool = True
    """Whether it belongs to the sample design: all interviews have a value, or somebody named it."""


@dataclass(frozen=True, slots=True, eq=False)
class SampleValues:
    """A column of the sample design with its values, one an interview in the order of ``codes``.

    ``values`` is None where a question fills the column; NaN and an empty label are not known.
    """

    column: SampleColumn
    values: NDArray[np.float64] | Sequence[str] | None = None


def _sample_not_direct(*, question: object, kind: object, known: object) -> UserProblem:
    """Strata, clusters and weights are known of each respondent, so no randomized question tells them."""
    return UserProblem(
        msg(
            "{question} is randomized, so it does not show anybody's {kind}. Name a "
            "direct question; this survey has {known}.",
            question=question,
            kind=kind,
            known=known,
        )
    )


@dataclass(frozen=True, slots=True, eq=False)
class KnownCalibration:
    """What weights were calibrated to, one row an interview in the order of ``codes``."""

    auxiliary: Any
    """x, a sparse array whose columns are categories and numbers of known totals."""
    base: NDArray[np.float64]
    """The weights before."""
    again: Callable[[NDArray[np.float64]], NDArray[np.float64]]
    """Gives the calibrated weights of other weights before calibration."""

    def of(self, sample: StratifiedSample) -> StratifiedSample:
        """Return a sample whose weights are known to be calibrated.

        Parameters
        ----------
        sample
            The sample with these weights.
        """
        return sample.calibrated_to(self.auxiliary, self.base, self.again)


@dataclass(frozen=True, slots=True, eq=False)
class ImportedSample:
    """Weights, strata and clusters, one an interview in the order of ``codes``; None where there are none.

    ``calibration`` is what the weights were calibrated to, ``notes`` what is to be known of how.

    ``stages`` and ``sizes`` are the units of later stages and the population sizes of all, ``replicates`` the
    replicate weights that tables brought, a row an interview, in columns whose names begin with ``prefix``.

    ``used`` says which of them there are; ``left_out`` which only some interviews have: those cannot be
    used, for nobody knows them of the others.
    """

    weights: NDArray[np.float64] | None = None
    strata: Sequence[str] | None = None
    clusters: Sequence[str] | None = None
    used: tuple[str, ...] = ()
    left_out: tuple[str, ...] = ()
    calibration: KnownCalibration | None = None
    notes: tuple[Notice, ...] = ()
    stages: tuple[Sequence[str], ...] = ()
    sizes: tuple[NDArray[np.float64], ...] = ()
    replicates: NDArray[np.float64] | None = None
    prefix: str = ""

    @property
    def is_there(self) -> bool:
        """Whether anything can be used."""
        return bool(self.used or self.sizes)

    def used_notes(self) -> tuple[Notice, ...]:
        """Return a sentence on what is used."""
        if not self.used:
            return ()
        return (notice.of_sample(notice.SAMPLE_USED, self.used),)

    def warnings(self) -> tuple[Notice, ...]:
        """Return a sentence on what only some interviews have."""
        if not self.left_out:
            return self.notes
        return (notice.of_sample(notice.SAMPLE_PARTLY, self.left_out), *self.notes)


def sample_by_questions(
    project: Reports,
    survey: Survey,
    stratum: str | None,
    cluster: str | None,
    imported: ImportedSample,
) -> tuple[StratifiedSample | None, tuple[Notice, ...]]:
    """Return the sample design, and a sentence on those without a stratum or cluster: they weigh 0.

    Parameters
    ----------
    project
        The reports.
    survey
        Their survey.
    stratum
        The id of a direct question that forms strata.
    cluster
        The id of a direct question that forms clusters.
    imported
        Weights, strata and clusters for which no question is named.

    Raises
    ------
    UserProblem, NoAnswers
        if ``stratum`` or ``cluster`` names no question of listed answers.
    UserProblem
        if the question is randomized.
    NoReports
        if no respondent has a stratum and a cluster.
    """
    labels: dict[str, CodedLabels] = {}
    is_known = np.ones(project.interviews, dtype=bool)
    warnings = []
    for kind, name in (("stratum", stratum), ("cluster", cluster)):
        if name is None:
            continue
        question = recorded_question(survey, name)
        if question.design.is_randomized:
            raise _sample_not_direct(question=name, kind=kind, known=direct_ids(survey))
        check_listed(survey, question)
        codes = project.codes((question,))[name]
        is_known &= codes != UNANSWERED
        unknown = int(np.sum(codes == UNANSWERED))
        if unknown:
            facts = {"count": unknown, "question": name, "kind": kind}
            warnings.append(Notice(Message(notice.SAMPLE_UNKNOWN, facts)))
        names = (*question.reports, "")
        labels[kind] = CodedLabels(names, np.where(codes == UNANSWERED, len(names) - 1, codes))
    if not labels and not imported.is_there:
        return None, ()
    if not is_known.any():
        raise NoReports
    design = stratified(
        is_known.astype(np.float64)
        if imported.weights is None
        else np.where(is_known, imported.weights, 0.0),
        strata=labels.get("stratum", imported.strata),
        clusters=labels.get("cluster", imported.clusters),
        # sizes are of the strata and units that tables brought
        stages=() if labels else imported.stages,
        sizes=() if labels else imported.sizes,
    )
    if imported.calibration is not None:
        design = imported.calibration.of(design)
    if not warnings:
        return design, ()
    # who has no stratum or cluster was given the weight 0, and a warning says so already
    cautions = tuple(caution for caution in design.cautions if caution.template != ZERO_WEIGHTS)
    return replace(design, cautions=cautions), tuple(warnings)


def check_columns_direct(survey: Survey, columns: SampleColumns) -> None:
    """Refuse a randomized question as a column of weights, strata or clusters.

    Parameters
    ----------
    survey
        The survey of the tables.
    columns
        Names of the columns.

    Raises
    ------
    UserProblem
        naming it.
    """
    named = [("weight", columns.weight), ("stratum", columns.stratum), ("cluster", columns.cluster)]
    named += [("weight", columns.base), *(("cluster", one) for one in columns.stages)]
    named += [("population size", one) for one in columns.populations]
    for kind, name in named:
        if name in {q.id for q in survey.randomized}:
            raise _sample_not_direct(question=name, kind=kind, known=direct_ids(survey))


@dataclass(frozen=True, slots=True)
class Replication:
    """How variances come from replicates."""

    method: ReplicateMethod
    """How replicates are made, or were."""
    fay: float = FAY
    """0 or more and below 1: the factor of the method fay."""
    number: int = BOOTSTRAPS
    """From 2 to MOST_BOOTSTRAPS: replicates of the bootstrap."""
    scale: float | None = None
    """Above 0: of replicate weights that were brought in; None: the method's."""
    seed: int = 1
    """0 or more: of the generator of the bootstrap; it protects nobody."""
    prefix: str | None = None
    """What the columns of replicate weights that a project keeps begin with; None: replicates are made."""

    @property
    def words(self) -> tuple[str, ...]:
        """The options of the command that ask for the same."""
        words = ["--replicates", self.method.value]
        words += ["--replicate-weights", self.prefix] if self.prefix is not None else []
        if self.method is ReplicateMethod.FAY and self.fay != FAY:
            words += ["--fay", str(self.fay)]
        if self.method is ReplicateMethod.BOOTSTRAP and self.prefix is None:
            words += ["--replications", str(self.number), "--replicate-seed", str(self.seed)]
        return (*words, *(["--replicate-scale", str(self.scale)] if self.scale is not None else []))

    def to_json(self) -> dict[str, object]:
        """Return it as JSON can hold it."""
        return {**asdict(self), "method": self.method.value}

    @classmethod
    def from_json(cls, value: object) -> Replication | None:
        """Return what ``to_json`` wrote; None if the value is something else.

        Parameters
        ----------
        value
            A JSON value.
        """
        match value:
            case {
                "method": str(method),
                "fay": int() | float() as fay,
                "number": int(number),
                "scale": int() | float() | None as scale,
                "seed": int(seed),
                "prefix": str() | None as prefix,
            } if method in {one.value for one in ReplicateMethod}:
                return cls(ReplicateMethod(method), float(fay), number, scale, seed, prefix)
        return None

    def of(
        self, sample: StratifiedSample, weights: NDArray[np.float64] | None = None
    ) -> ReplicatedSample:
        """Return the sample with replicates.

        Parameters
        ----------
        sample
            How respondents were drawn.
        weights : array of shape (n, R), default None
            The replicate weights that were brought in; None: they are made here.

        Raises
        ------
        UserProblem
            if the strata or the weights do not fit the method.
        """
        if weights is None:
            return replicated(
                sample, self.method, fay=self.fay, replicates=self.number, seed=self.seed
            )
        return with_replicates(sample, weights, self.method, fay=self.fay, scale=self.scale)


def sample_by_columns(
    respondents: DrawnRows,
    replication: Replication | None = None,
    calibration: KnownCalibration | None = None,
) -> StratifiedSample | None:
    """Return the sample design of tables; None where no column was named.

    Parameters
    ----------
    respondents
        The rows of the tables.
    replication
        How variances come from replicates; None: they are linearized.
    calibration
        What the weights were calibrated to; None: nobody knows.

    Raises
    ------
    UserProblem
        if all weights are 0; if replicates, or population sizes, do not fit.
    """
    is_drawn = respondents.sizes or any(
        column is not None
        for column in (respondents.weights, respondents.strata, respondents.clusters)
    )
    if not is_drawn and replication is None:
        return None
    weights = (
        np.ones(respondents.interviews) if respondents.weights is None else respondents.weights
    )
    sample = stratified(
        weights,
        strata=respondents.strata,
        clusters=respondents.clusters,
        stages=respondents.stages,
        sizes=respondents.sizes,
    )
    if calibration is not None:
        sample = calibration.of(sample)
    return sample if replication is None else replication.of(sample, respondents.replicates)


@dataclass(frozen=True, slots=True, eq=False)
class Inclusion:
    """What inclusion probabilities in the column of weights are used for."""

    how: InclusionVariance
    """How the variance is estimated."""
    joint: NDArray[np.float64] | None = None
    """Array of shape (n, n): the respondents' joint inclusion probabilities, in the order of the rows."""

    @classmethod
    def of(cls, how: InclusionVariance, joint: Sequence[Sequence[float]] | None) -> Inclusion:
        """Return the use of inclusion probabilities.

        Parameters
        ----------
        how
            How the variance is estimated.
        joint
            The respondents' joint inclusion probabilities, a row a respondent; None where there are none.

        Raises
        ------
        UserProblem
            if the rows are not equally long.
        """
        if joint is None:
            return cls(how)
        if len({len(row) for row in joint}) > 1:
            raise UserProblem(
                msg("The joint inclusion probabilities have rows of different lengths.")
            )
        return cls(how, np.array(joint, dtype=np.float64))

    def sample(self, respondents: DrawnRows) -> StratifiedSample | UnequalSample:
        """Return the sample design of tables.

        Parameters
        ----------
        respondents
            The rows of the tables, with inclusion probabilities as weights.

        Raises
        ------
        UserProblem
            if a probability is not above 0 and at most 1; if the joint ones do not belong to these rows.
        """
        from surveyapp.estimation.sampling.resampling import inclusion_sample  # noqa: PLC0415

        if self.joint is not None and respondents.refused_rows:
            raise UserProblem(
                msg(
                    "{count} rows of the table are left out, so that the joint inclusion probabilities do "
                    "not belong to the others. Correct these rows, or leave out their rows and columns too.",
                    count=respondents.refused_rows,
                )
            )
        if respondents.weights is None:
            raise TypeError("the column of inclusion probabilities is read as the weights")
        return inclusion_sample(
            respondents.weights,
            self.how,
            joint=self.joint,
            strata=respondents.strata,
            clusters=respondents.clusters,
        )
