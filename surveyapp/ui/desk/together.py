"""What the page of questions together can work out, and what each of it needs to be told."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from surveyapp.services.compare import Comparison, compare
from surveyapp.services.crosstab import CrossTable, crosstab
from surveyapp.services.distances import Distances, distances
from surveyapp.services.filters import EVERYBODY, Filter
from surveyapp.services.progress import Progress, no_progress
from surveyapp.services.questions import one_channel
from surveyapp.services.rank import Manner, RankTable, rank
from surveyapp.services.regress import Model, RegressionTable, regress
from surveyapp.services.sources import Given, Opened, SampleUse, opened
from surveyapp.storage.respondents import SampleColumns
from surveyapp.survey.questions import AskedQuestion
from surveyapp.survey.survey import Survey

Result = CrossTable | Comparison | RankTable | Distances | RegressionTable


class Analysis(Enum):
    """What can be worked out."""

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
class Asked:
    """What is asked for: the first question, the others in order, who is grouped by what, who counts.

    ``cluster`` is a direct question: respondents of one cluster are alike, as those of one village. With
    ``random_intercept`` each cluster has an intercept of its own.
    """

    analysis: Analysis
    question: str
    others: tuple[str, ...]
    by: str | None
    model: Model
    level: float
    where: Filter = EVERYBODY
    cluster: str | None = None
    random_intercept: bool = False
    is_unweighted: bool = False
    """Whether weights, strata and clusters of imported tables are left out."""

    def command(self, project: Path) -> tuple[str, ...]:
        """Return the command that gives the same numbers."""
        names = ",".join((self.question, *self.others))
        by = ["--by", self.by] if self.by and self.analysis.takes_groups else []
        told = {
            Analysis.CROSSTAB: ["--questions", names],
            Analysis.COMPARE: ["--question", self.question, *by],
            Analysis.RANK: ["--questions", names, *by],
            Analysis.DISTANCE: ["--question", self.question, *by],
            Analysis.REGRESSION: self._of_regression(),
        }[self.analysis]
        told += ["--unweighted"] if self.is_unweighted else []
        return command_line(self.analysis.value, told, self.level, self.where, project)

    @property
    def sample_use(self) -> SampleUse:
        """What becomes of the weights, strata and clusters of imported tables."""
        if self.is_unweighted:
            return SampleUse.LEFT_OUT
        return SampleUse.UNKNOWN if self.random_intercept else SampleUse.USED

    def _of_regression(self) -> list[str]:
        told = ["--outcome", self.question]
        told += ["--predictors", ",".join(self.others)] if self.others else []
        told += ["--model", self.model.value]
        if self.cluster is None:
            return told
        option = "--random-intercept" if self.random_intercept else "--cluster"
        return [*told, option, self.cluster]


def command_line(
    name: str, options: Sequence[str], level: float, where: Filter, project: Path
) -> tuple[str, ...]:
    """Return a command in its parts, with what all results share."""
    filters = [part for one in where.conditions for part in ("--where", str(one))]
    shared = ["--level", f"{level:g}", *filters, "--project", str(project)]
    return ("surveyapp", name, *options, *shared)


def choosable(survey: Survey) -> tuple[AskedQuestion, ...]:
    """Return the questions that can be looked at together: one channel, listed reports."""
    return tuple(q for q in survey.asked if one_channel(q.design) and q.unlisted is None)


@dataclass(frozen=True, slots=True)
class Found:
    """What was worked out; ``notes`` say who was asked for, and what was used of the sample."""

    result: Result
    notes: tuple[str, ...]


def computed(project: Path, asked: Asked, progress: Progress = no_progress) -> Found:
    """Return what was asked for.

    Raises:
        Cancelled: when ``progress`` raises it.
        UserProblem: if it cannot be computed; nothing is changed by asking.
        ProjectProblem: if the project cannot be opened.
    """
    given = Given(
        project=project,
        columns=SampleColumns(cluster=asked.cluster),
        where=asked.where,
        sample_use=asked.sample_use,
    )
    with opened(given) as source:
        progress(0, 0)
        return Found(_WORK[asked.analysis](source, asked, progress), (*source.notes, *source.used))


_WORK: dict[Analysis, Callable[[Opened, Asked, Progress], Result]] = {
    Analysis.CROSSTAB: lambda found, asked, progress: crosstab(
        found, (asked.question, *asked.others), level=asked.level, progress=progress
    ),
    Analysis.COMPARE: lambda found, asked, _progress: compare(
        found, asked.question, asked.by or "", level=asked.level
    ),
    Analysis.RANK: lambda found, asked, _progress: rank(
        found, (asked.question, *asked.others), asked.by, Manner(level=asked.level)
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
        progress=progress,
    ),
}
