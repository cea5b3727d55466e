"""An analysis, and whose reports it is of: what a command, a block of the desk and a report ask for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from surveyapp.analyses.base.analysis import Analysis, SourceKind
from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.data.sample_design import Replication
from surveyapp.analyses.registry import analysis_named
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.options import OptionProblem, option_words
from surveyapp.services.dataset.source import SampleUse, SourceRequest, open_source


@dataclass(frozen=True, slots=True)
class AnalysisRequest:
    """An analysis of reports, with who counts and what becomes of the sample."""

    analysis: Analysis
    """The analysis with its options."""
    where: Filter = EVERYBODY
    """Whose reports count."""
    stratum: str | None = None
    cluster: str | None = None
    """Direct questions (of tables: columns) that form strata and clusters; None: none of its own."""
    is_unweighted: bool = False
    """Whether weights, strata and clusters of imported tables are left out."""
    replication: Replication | None = None
    """How variances come from replicates; None: as the source says, or linearized."""

    @property
    def words(self) -> tuple[str, ...]:
        """The command with its options, without the source."""
        return self.words_with({})

    def words_with(self, files: Mapping[str, str]) -> tuple[str, ...]:
        """Return the command with its options, without the source.

        Parameters
        ----------
        files
            By the names of options: files that hold their values.
        """
        sample = [
            part
            for flag, value in (("--stratum", self.stratum), ("--cluster", self.cluster))
            if value is not None
            for part in (flag, value)
        ]
        unweighted = ["--unweighted"] if self.is_unweighted else []
        if self.replication is not None:
            sample += self.replication.words
        filters = [part for one in self.where.conditions for part in ("--where", str(one))]
        options = option_words(self.analysis, files)
        return (self.analysis.name, *options, *sample, *unweighted, *filters)

    def command(self, project: Path) -> tuple[str, ...]:
        """Return the command that gives the same numbers.

        Parameters
        ----------
        project
            Path of the project file.
        """
        return ("surveyapp", *self.words, "--project", str(project))

    def of(self, given: SourceRequest) -> SourceRequest:
        """Return a source with the filter and the sample of this request.

        Parameters
        ----------
        given
            The source, with its own weights.
        """
        columns = given.columns
        own = self.analysis.own_cluster
        weight = columns.weight
        if self.analysis.own_weight is not None:
            option, column = self.analysis.own_weight
            if weight is not None:
                reason = msg(
                    "weights follow from the inclusion probabilities; leave out the weights"
                )
                raise OptionProblem(option, reason)
            weight = column
        stratum, cluster = self.stratum or columns.stratum, own or self.cluster or columns.cluster
        return replace(
            given,
            where=self.where or given.where,
            columns=replace(columns, weight=weight, stratum=stratum, cluster=cluster),
            replication=(self.replication if self.analysis.takes_sample else None)
            or given.replication,
            sample_use=self._use(given.sample_use),
        )

    def _use(self, given: SampleUse) -> SampleUse:
        """Return what becomes of the tables' sample: clusters of its own take its place."""
        if self.is_unweighted or given is SampleUse.LEFT_OUT:
            return SampleUse.LEFT_OUT
        is_unknown = self.analysis.own_cluster is not None or not self.analysis.takes_sample
        return SampleUse.UNKNOWN if is_unknown else SampleUse.USED

    def to_json(self) -> dict[str, object]:
        """Return it as JSON can hold it."""
        return {
            "analysis": self.analysis.name,
            "options": self.analysis.to_json(),
            "where": [str(one) for one in self.where.conditions],
            "stratum": self.stratum,
            "cluster": self.cluster,
            "is_unweighted": self.is_unweighted,
            "replication": None if self.replication is None else self.replication.to_json(),
        }

    @classmethod
    def from_json(cls, value: object) -> AnalysisRequest | None:
        """Return the request that ``to_json`` wrote; None if the value is something else.

        Parameters
        ----------
        value
            A JSON value.
        """
        match value:
            case {
                "analysis": str(name),
                "options": Mapping() as options,
                "where": list(where),
                "stratum": str() | None as stratum,
                "cluster": str() | None as cluster,
                "is_unweighted": bool(is_unweighted),
                **others,
            } if all(isinstance(one, str) for one in where):
                pass
            case _:
                return None
        kind = analysis_named(name)
        analysis = None if kind is None else kind.from_json(dict(options))
        if analysis is None:
            return None
        try:
            replication = Replication.from_json(others.get("replication"))
            return cls(analysis, read_filter(where), stratum, cluster, is_unweighted, replication)
        except UserProblem:
            return None


@dataclass(frozen=True, slots=True)
class FinishedAnalysis:
    """What an analysis found, and what was said of the source: its filter and its sample."""

    request: AnalysisRequest
    """What was asked for."""
    result: object
    """What was found."""
    notes: tuple[str, ...] = ()
    """Sentences on the filter and the sample."""
    used: tuple[str, ...] = ()
    """Those of the notes that say which weights, strata and clusters were used."""


def run_request(
    project: Path, request: AnalysisRequest, progress: Progress = no_progress
) -> FinishedAnalysis:
    """Run an analysis on a project.

    Parameters
    ----------
    project
        Path of the project file.
    request
        The analysis, and whose reports it is of.
    progress
        Called at each round.

    Raises
    ------
    Cancelled
        when ``progress`` raises it.
    UserProblem
        if it cannot be computed; nothing is changed by asking.
    EnvironmentProblem
        if the project cannot be opened.
    """
    return run_on(SourceRequest(project=project), request, progress)


def run_on(
    given: SourceRequest, request: AnalysisRequest, progress: Progress = no_progress
) -> FinishedAnalysis:
    """Run an analysis on a source of reports; one of surveys on the survey of these reports.

    Parameters
    ----------
    given
        The source; the request has its own filter and sample.
    request
        The analysis, and whose reports it is of.
    progress
        Called at each round.

    Raises
    ------
    Cancelled, UserProblem, EnvironmentProblem
        as ``run_request``.
    """
    with open_source(request.of(given), request.analysis.needed) as source:
        progress(0, 0)
        is_of_survey = request.analysis.source is SourceKind.SURVEY
        data = source.asked if is_of_survey else source
        result = request.analysis.run(data, progress)
        return FinishedAnalysis(request, result, (*source.notes, *source.used), source.used)
