"""How charts are written: words, labels and shares in one language, and the legend of lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.base.tables import INTERVAL
from surveyapp.analyses.data.groups import group_name
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Translate

if TYPE_CHECKING:
    from surveyapp.analyses.base.charts import EstimateWords, Forest, ForestLine

ESTIMATE = QT_TRANSLATE_NOOP("analyses", "Estimate")
COINS = QT_TRANSLATE_NOOP("analyses", "The randomization's part of it")
MEAN_AXIS = QT_TRANSLATE_NOOP("analyses", "Mean answer")
SHARE_AXIS = QT_TRANSLATE_NOOP("analyses", "Share of respondents")
MOST_LIKELY = QT_TRANSLATE_NOOP("analyses", "Most likely")
EVERYBODY = QT_TRANSLATE_NOOP("analyses", "everybody")
CHART = QT_TRANSLATE_NOOP(
    "analyses", "Chart of the numbers with intervals; the table has the same numbers"
)


class Pair(Protocol):
    """A row about two groups of ``by``; an empty ``first`` is everybody."""

    @property
    def by(self) -> str:
        """The question that forms the groups."""

    @property
    def first(self) -> str:
        """The first group."""

    @property
    def second(self) -> str:
        """The second group."""


@dataclass(frozen=True, slots=True)
class ChartText:
    """How a chart is written: words, names of answers and groups, the level, shares in tiles."""

    translate: Translate
    labels: SurveyLabels
    level: str
    percent: Callable[[float, int], str]
    """Writes a share with so many decimals."""
    bare: Callable[[float], str]
    """Writes a share in per cent without the sign, in few letters."""
    quantity: Callable[[float], str]
    """Writes a number with no more digits than it needs."""

    def say(self, template: str, **facts: object) -> str:
        """Return one of the charts' own texts."""
        return self.translate("analyses", template).format(**facts)

    def group(self, by: str, group: str) -> str:
        """Return the name of a group where the question that forms it is not shown."""
        return group_name(by, group) if by == KIOSK else self.labels.group_alone(by, group)

    def pair(self, row: Pair) -> str:
        """Return the two groups; a correlation is of everybody."""
        if not row.first:
            return self.say(EVERYBODY)
        return f"{self.group(row.by, row.first)} – {self.group(row.by, row.second)}"

    def legend(self, lines: Sequence[ForestLine]) -> EstimateWords:
        """Return the words of a legend that explains no mark that is not there."""
        from surveyapp.analyses.base.charts import EstimateWords  # noqa: PLC0415

        has_coins = any(line.coins is not None for line in lines)
        has_likely = any(line.likely is not None for line in lines)
        return EstimateWords(
            estimate=self.say(ESTIMATE),
            interval=self.say(INTERVAL, level=self.level),
            coins=self.say(COINS) if has_coins else "",
            naive="",
            axis="",
            spoken="",
            likely=self.say(MOST_LIKELY) if has_likely else "",
        )

    def forest(
        self,
        lines: Iterable[ForestLine],
        axis: str,
        reference: float | None,
        *,
        is_share: bool = False,
        is_points: bool = False,
        is_log: bool = False,
        has_legend: bool = True,
    ) -> Forest | None:
        """Return lines with whiskers; None where there is no line."""
        from surveyapp.analyses.base.charts import Forest  # noqa: PLC0415

        kept = tuple(lines)
        words = self.legend(kept) if has_legend else None
        spoken, axis = self.say(CHART), self.say(axis)
        made = Forest(
            kept,
            axis,
            spoken,
            reference,
            words,
            is_share=is_share,
            is_points=is_points,
            is_log=is_log,
        )
        return made if kept else None


LARGEST_RATIO = 1e6
"""A ratio beyond this would squeeze all others of the chart into one point."""


def coins_reach(
    estimate: float, low: float, high: float, se: float | None, coins: float | None
) -> float | None:
    """Return how far the coins' part of an interval reaches: as their error is to the whole error."""
    if not se or coins is None:
        return None
    return min(1.0, coins / se) * max(estimate - low, high - estimate)
