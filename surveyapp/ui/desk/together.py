"""What the page of questions together can work out, and what each of it needs to be told."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

from surveyapp.services.compare import Comparison, compare
from surveyapp.services.crosstab import CrossTable, crosstab
from surveyapp.services.distances import Distances, distances
from surveyapp.services.questions import one_channel
from surveyapp.services.rank import Manner, RankTable, rank
from surveyapp.services.regress import Model, RegressionTable, regress
from surveyapp.services.sources import Given, Opened, opened
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
    """What is asked for: the first question, the others in order, who is grouped by what."""

    analysis: Analysis
    question: str
    others: tuple[str, ...]
    by: str | None
    model: Model
    level: float

    @property
    def command(self) -> str:
        """The command that gives the same numbers, after ``surveyapp``."""
        names = ",".join((self.question, *self.others))
        by = f" --by '{self.by}'" if self.by and self.analysis.takes_groups else ""
        told = {
            Analysis.CROSSTAB: f"crosstab --questions {names}",
            Analysis.COMPARE: f"compare --question {self.question}{by}",
            Analysis.RANK: f"rank --questions {names}{by}",
            Analysis.DISTANCE: f"distance --question {self.question}{by}",
            Analysis.REGRESSION: (
                f"regress --outcome {self.question} --predictors {','.join(self.others)}"
                f" --model {self.model.value}"
            ),
        }[self.analysis]
        return f"{told} --level {self.level:g}"


def choosable(survey: Survey) -> tuple[AskedQuestion, ...]:
    """Return the questions that can be looked at together: one channel, listed reports."""
    return tuple(q for q in survey.asked if one_channel(q.design) and q.unlisted is None)


def computed(project: Path, asked: Asked) -> Result:
    """Return what was asked for.

    Raises:
        UserProblem: if it cannot be computed; nothing is changed by asking.
        ProjectProblem: if the project cannot be opened.
    """
    with opened(Given(project=project)) as source:
        return _WORK[asked.analysis](source, asked)


_WORK: dict[Analysis, Callable[[Opened, Asked], Result]] = {
    Analysis.CROSSTAB: lambda found, asked: crosstab(
        found, (asked.question, *asked.others), level=asked.level
    ),
    Analysis.COMPARE: lambda found, asked: compare(
        found, asked.question, asked.by or "", level=asked.level
    ),
    Analysis.RANK: lambda found, asked: rank(
        found, (asked.question, *asked.others), asked.by, Manner(level=asked.level)
    ),
    Analysis.DISTANCE: lambda found, asked: distances(
        found, asked.question, asked.by or "", level=asked.level
    ),
    Analysis.REGRESSION: lambda found, asked: regress(
        found,
        outcome=asked.question,
        predictors=asked.others,
        model=asked.model,
        level=asked.level,
    ),
}
