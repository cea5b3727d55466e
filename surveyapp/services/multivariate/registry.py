"""The analyses of several questions: what each needs, its command, and running it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import TypeGuard

from surveyapp.analyses.base.dataset import KIOSK, Dataset
from surveyapp.analyses.base.filter import EVERYBODY, Filter
from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.analyses.computation.multivariate.comparison import compare
from surveyapp.analyses.computation.multivariate.crosstab import crosstab
from surveyapp.analyses.computation.multivariate.distance import distances
from surveyapp.analyses.computation.multivariate.ranking import (
    RankingOptions,
    rank_by_worth,
)
from surveyapp.analyses.computation.multivariate.regression import (
    RegressionModel,
    regress,
)
from surveyapp.analyses.computation.multivariate.regression_terms import questions_of, read_terms
from surveyapp.analyses.computation.multivariate.results import Result
from surveyapp.analyses.data.questions import has_pseudo_answers, single_channel
from surveyapp.errors import UserProblem
from surveyapp.estimation.regression.logistic import Link
from surveyapp.services.dataset.source import (
    OpenedSource,
    SampleUse,
    SourceRequest,
    open_source,
    reopened_source,
)
from surveyapp.survey.definition.questions import AskedQuestion
from surveyapp.survey.definition.survey import Survey

USUAL_LEVEL = 0.95
"""Of intervals, where nobody chose another."""


class Analysis(Enum):
    """An analysis of several questions or groups."""

    CROSSTAB = "crosstab"
    COMPARE = "compare"
    RANK = "rank"
    DISTANCE = "distance"
    REGRESSION = "regress"

    @property
    def takes_others(self) -> bool:
        """Whether it takes more questions than one."""
        return self in {Analysis.CROSSTAB, Analysis.RANK, Analysis.REGRESSION}

    @property
    def takes_groups(self) -> bool:
        """Whether it looks at groups."""
        return self in {Analysis.COMPARE, Analysis.DISTANCE, Analysis.RANK}

    @property
    def needs_groups(self) -> bool:
        """Whether there is nothing to look at without groups."""
        return self in {Analysis.COMPARE, Analysis.DISTANCE}


@dataclass(frozen=True, slots=True)
class AnalysisRequest:
    """What is asked for: the first question, the others in order, who is grouped by what, who counts.

    ``cluster`` is a direct question: respondents of one cluster are alike, as those of one village. With
    ``random_intercept`` each cluster has an intercept of its own.
    """

    analysis: Analysis
    question: str
    others: tuple[str, ...] = ()
    by: str | None = None
    model: RegressionModel = RegressionModel.LOGISTIC
    level: float = USUAL_LEVEL
    where: Filter = EVERYBODY
    cluster: str | None = None
    random_intercept: bool = False
    is_unweighted: bool = False
    """Whether weights, strata and clusters of imported tables are left out."""
    link: Link = Link.LOGIT
    references: tuple[tuple[str, str], ...] = ()
    """Of predictors in a regression, the answers that others are compared with."""
    fit_groups: int | None = None
    """The number of groups of a regression's fit test; None: no test."""

    @property
    def names(self) -> tuple[str, ...]:
        """All its questions but those that form groups and clusters."""
        return (self.question, *self.others)

    def command(self, project: Path) -> tuple[str, ...]:
        """Return the command that gives the same numbers.

        Parameters
        ----------
        project
            Path of the project file.
        """
        return command_line(self.analysis.value, self.words, self.level, self.where, project)

    @property
    def formula(self) -> str:
        """What is regressed on what, as statisticians write it; groups with intercepts as in lme4."""
        words = f"{self.question} ~ {' + '.join(self.others) or '1'}"
        words += "" if self.link is Link.LOGIT else f", link = {self.link.value}"
        if self.cluster is None:
            return words
        groups = (
            f" + (1 | {self.cluster})" if self.random_intercept else f", cluster = {self.cluster}"
        )
        return words + groups

    @property
    def questions(self) -> tuple[str, ...]:
        """All questions that it needs; kiosks are none."""
        of_groups = [one for one in (self.by, self.cluster) if one not in {None, KIOSK}]
        names = self.names
        if self.analysis is Analysis.REGRESSION:
            names = (self.question, *questions_of(read_terms(self.others)))
        return (*names, *(one for one in of_groups if one is not None))

    def to_json(self) -> dict[str, object]:
        """Return it as JSON can hold it, without level and filter."""
        return {
            "analysis": self.analysis.value,
            "question": self.question,
            "others": list(self.others),
            "by": self.by,
            "model": self.model.value,
            "cluster": self.cluster,
            "random_intercept": self.random_intercept,
            "is_unweighted": self.is_unweighted,
            "link": self.link.value,
            "references": [list(one) for one in self.references],
            "fit_groups": self.fit_groups,
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
                "analysis": str(analysis),
                "question": str(question),
                "others": list(others),
                "by": str() | None as by,
                "model": str(model),
                "cluster": str() | None as cluster,
                "random_intercept": bool(has_own),
                "is_unweighted": bool(is_unweighted),
                **more,
            } if all(isinstance(one, str) for one in others):
                pass
            case _:
                return None
        # what a program before these options has written knows nothing of them
        link, fit_groups = more.get("link", Link.LOGIT.value), more.get("fit_groups")
        references = more.get("references", [])
        if not (fit_groups is None or type(fit_groups) is int) or not _are_pairs(references):
            return None
        try:
            kind, known, used = Analysis(analysis), RegressionModel(model), Link(link)
            if kind is Analysis.REGRESSION:
                read_terms(others)
        except (ValueError, UserProblem):
            return None
        return cls(
            *(kind, question, tuple(others), by, known),
            cluster=cluster,
            random_intercept=has_own,
            is_unweighted=is_unweighted,
            link=used,
            references=tuple((name, answer) for name, answer in references),
            fit_groups=fit_groups,
        )

    @property
    def words(self) -> tuple[str, ...]:
        """The options of its command that say what is asked for."""
        names = ",".join(self.names)
        by = ["--by", self.by] if self.by and self.analysis.takes_groups else []
        words = {
            Analysis.CROSSTAB: ["--questions", names],
            Analysis.COMPARE: ["--question", self.question, *by],
            Analysis.RANK: ["--questions", names, *by],
            Analysis.DISTANCE: ["--question", self.question, *by],
            Analysis.REGRESSION: self._of_regression(),
        }[self.analysis]
        words += ["--unweighted"] if self.is_unweighted else []
        return tuple(words)

    @property
    def sample_use(self) -> SampleUse:
        """What becomes of the weights, strata and clusters of imported tables."""
        if self.is_unweighted:
            return SampleUse.LEFT_OUT
        return SampleUse.UNKNOWN if self.random_intercept else SampleUse.USED

    def with_sample(self, source_request: SourceRequest) -> SourceRequest:
        """Return the source with the clusters of this request, and the use it makes of the tables' sample.

        Parameters
        ----------
        source_request
            The source.
        """
        columns = replace(source_request.columns, cluster=self.cluster)
        return replace(source_request, columns=columns, sample_use=self.sample_use)

    def _of_regression(self) -> list[str]:
        words = ["--outcome", self.question]
        words += ["--predictors", ",".join(self.others)] if self.others else []
        words += ["--model", self.model.value]
        words += ["--link", self.link.value] if self.link is not Link.LOGIT else []
        words += [part for one in self.references for part in ("--reference", "=".join(one))]
        if self.fit_groups is not None:
            words += ["--fit", "--groups-of-fit", str(self.fit_groups)]
        if self.cluster is None:
            return words
        option = "--random-intercept" if self.random_intercept else "--cluster"
        return [*words, option, self.cluster]


def _are_pairs(value: object) -> TypeGuard[list[list[str]]]:
    """Return whether a JSON value is a list of pairs of texts."""
    return isinstance(value, list) and all(
        isinstance(one, list) and len(one) == 2 and all(isinstance(part, str) for part in one)
        for one in value
    )


def command_line(
    name: str, options: Sequence[str], level: float, where: Filter, project: Path
) -> tuple[str, ...]:
    """Return a command in its parts, with the options that all analyses share.

    Parameters
    ----------
    name
        The name of the command.
    options
        Its own options.
    level : between 0 and 1
        Confidence level.
    where
        The filter.
    project
        Path of the project file.
    """
    filters = [part for one in where.conditions for part in ("--where", str(one))]
    shared = ["--level", f"{level:g}", *filters, "--project", str(project)]
    return ("surveyapp", name, *options, *shared)


def choosable(survey: Survey, analysis: Analysis) -> tuple[AskedQuestion, ...]:
    """Return the questions that an analysis can use: listed reports, and for ranks and distances one channel.

    Parameters
    ----------
    survey
        The survey.
    analysis
        The analysis.
    """
    listed = (q for q in survey.recorded_questions if has_pseudo_answers(q))
    if analysis not in {Analysis.RANK, Analysis.DISTANCE}:
        return tuple(listed)
    return tuple(q for q in listed if single_channel(q.design))


@dataclass(frozen=True, slots=True)
class AnalysisResult:
    """What was worked out; ``notes`` say who was asked for, and what was used of the sample."""

    result: Result
    notes: tuple[str, ...]


def run_analysis(
    project: Path, request: AnalysisRequest, progress: Progress = no_progress
) -> AnalysisResult:
    """Run an analysis on a project.

    Parameters
    ----------
    project
        Path of the project file.
    request
        The analysis and its options.
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
    given = request.with_sample(SourceRequest(project=project, where=request.where))
    with open_source(given) as source:
        progress(0, 0)
        return AnalysisResult(
            _WORK[request.analysis](source, request, progress), (*source.notes, *source.used)
        )


def run_analysis_on(
    opened: OpenedSource,
    source_request: SourceRequest,
    request: AnalysisRequest,
    progress: Progress = no_progress,
) -> Result:
    """Run an analysis on reports that are open.

    Parameters
    ----------
    opened
        The reports.
    source_request
        The request that they were opened with.
    request
        The analysis and its options.
    progress
        Called at each round.

    Raises
    ------
    Cancelled
        when ``progress`` raises it.
    UserProblem
        if it cannot be computed.
    """
    is_usual = request.cluster is None and not request.is_unweighted
    known = opened if is_usual else reopened_source(opened, request.with_sample(source_request))
    return _WORK[request.analysis](known, request, progress)


_WORK: dict[Analysis, Callable[[Dataset, AnalysisRequest, Progress], Result]] = {
    Analysis.CROSSTAB: lambda found, asked, progress: crosstab(
        found, (asked.question, *asked.others), level=asked.level, progress=progress
    ),
    Analysis.COMPARE: lambda found, asked, progress: compare(
        found, asked.question, asked.by or "", level=asked.level, progress=progress
    ),
    Analysis.RANK: lambda found, asked, progress: rank_by_worth(
        found,
        (asked.question, *asked.others),
        asked.by,
        RankingOptions(level=asked.level),
        progress=progress,
    ),
    Analysis.DISTANCE: lambda found, asked, progress: distances(
        found, asked.question, asked.by or "", level=asked.level, progress=progress
    ),
    Analysis.REGRESSION: lambda found, asked, progress: regress(
        found,
        outcome=asked.question,
        predictors=asked.others,
        model=asked.model,
        level=asked.level,
        random_intercept=asked.random_intercept,
        link=asked.link,
        references=dict(asked.references),
        fit_groups=asked.fit_groups,
        progress=progress,
    ),
}
