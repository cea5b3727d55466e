"""Groups compared by the mean of a number question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.analyses.base.dataset import KIOSK, Dataset, NumberRows
from surveyapp.analyses.base.progress import Progress, count_rounds, no_progress
from surveyapp.analyses.computation.estimates.means import groups_of_rows, means_of_members
from surveyapp.analyses.computation.estimates.options import EstimateOptions
from surveyapp.analyses.computation.multivariate.comparison import (
    MEAN_DIFFERENCE,
    ComparedRow,
    ComparisonOptions,
    GroupComparison,
    adjusted,
    remarks_on_all,
)
from surveyapp.analyses.data.groups import (
    GroupPair,
    Groups,
    check_filled,
    group_name,
    group_pairs,
    left_out_notes,
)
from surveyapp.analyses.data.questions import design_called, direct_question, recorded_question
from surveyapp.analyses.data.report_counts import number_rows
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.comparison.mean_differences import (
    MeanDifference,
    independent_means,
    weighted_means,
)
from surveyapp.estimation.comparison.simultaneous import Simultaneous
from surveyapp.estimation.means import MeanEstimate
from surveyapp.estimation.prevalence.intervals import checked_level
from surveyapp.messages.message import msg
from surveyapp.messages.notice import Notice, of_question
from surveyapp.survey.types.number import Number

Mask = NDArray[np.bool_]


def compare_means(
    opened: Dataset,
    question: Number,
    asked: ComparisonOptions,
    progress: Progress = no_progress,
) -> GroupComparison:
    """Compare the mean of a number question between groups.

    Parameters
    ----------
    opened
        The reports.
    question
        The number question; it may be randomized.
    asked
        Between which groups, and how; the groups are not randomized.
    progress
        Called at each difference; their number is not known.

    Raises
    ------
    UserProblem
        if the groups are randomized, or do not fit; of a design of two samples in a complex sample; if
        the level is not between 0 and 1.
    EmptyGroup
        if nobody is in one of the two groups.
    Cancelled
        when ``progress`` raises it.
    """
    by, level = asked.by, asked.level
    checked_level(level)
    each_round = count_rounds(progress)
    known = _MeansOfGroups.of(opened, question, by)
    pairs = list(group_pairs(by, known.groups.names, asked.groups, known.groups.sizes))
    for pair in pairs:
        check_filled(question, known.groups, pair)
    together = Simultaneous.of_number(len(pairs), level) if asked.simultaneous else None
    rows = []
    for pair in pairs:
        each_round()
        made = known.difference(pair, level if together is None else together.each)
        rows.append(known.row(pair, made))
    if together is not None:
        rows = list(adjusted(rows, together))
    compared = {name for row in rows for name in (row.first, row.second)}
    warnings = (
        *opened.warnings,
        *opened.cautions,
        *left_out_notes(question, known.groups),
        *known.cautions(compared),
    )
    return GroupComparison(
        opened.survey,
        tuple(rows),
        tuple(dict.fromkeys(warnings)),
        is_complex_sample=opened.complex_sample is not None,
        remarks=tuple(remarks_on_all(rows, together, asked)),
    )


@dataclass(frozen=True, slots=True, eq=False)
class _MeansOfGroups:
    """The rows of each group, and what is estimated of it; None of a group in which nobody answered."""

    opened: Dataset
    question: Number
    groups: Groups
    rows: NumberRows
    members: tuple[Mask, ...]
    means: tuple[MeanEstimate | None, ...]
    said: tuple[Sequence[str], ...]

    @classmethod
    def of(cls, opened: Dataset, question: Number, by: str) -> _MeansOfGroups:
        rows, named = _members(opened, question, by)
        options = EstimateOptions(opened.complex_sample, None, None, 0.95)
        found = list(means_of_members(question, rows, named, options))
        means = tuple(made[0].estimate if made else None for _, made, _ in found)
        sizes = tuple(np.array([0 if one is None else one.n]) for one in means)
        names = tuple(name for name, _ in named)
        groups = Groups(by, names, sizes, round(float(rows.often.sum())))
        members = tuple(mask for _, mask in named)
        return cls(opened, question, groups, rows, members, means, tuple(s for _, _, s in found))

    def difference(self, pair: GroupPair, level: float) -> MeanDifference:
        sample, design = self.opened.complex_sample, self.question.design
        first, second = self.means[pair.first], self.means[pair.second]
        assert first is not None and second is not None  # noqa: PT018, S101 - both groups were looked at
        if sample is None:
            return independent_means(first, second, level=level)
        if not isinstance(design, QuantitativeDesign):
            raise UserProblem(
                msg(
                    "{question} has the design {design}, whose two samples cannot be compared with "
                    "weights, strata or clusters. Leave these out, or choose another question.",
                    question=self.question.id,
                    design=design_called(design),
                )
            )
        both = (self.members[pair.first], self.members[pair.second])
        return weighted_means(design, self.rows.reports, both, sample, level=level)

    def row(self, pair: GroupPair, made: MeanDifference) -> ComparedRow:
        ends = made.interval
        return ComparedRow(
            question=self.question.id,
            answer="",
            by=self.groups.by,
            first=self.groups.names[pair.first],
            second=self.groups.names[pair.second],
            n_first=self.groups.sizes[pair.first],
            n_second=self.groups.sizes[pair.second],
            measure=MEAN_DIFFERENCE,
            estimate=made.difference,
            se=made.standard_error,
            se_coins=made.coin_error,
            low=None if ends is None else ends.low,
            high=None if ends is None else ends.high,
            statistic=made.statistic,
            p_value=made.p_value,
        )

    def cautions(self, compared: set[str]) -> Iterator[Notice]:
        """Yield what ``estimate`` would say of the ``compared`` groups' own means."""
        by = self.groups.by
        for name, size, said in zip(self.groups.names, self.groups.sizes, self.said, strict=True):
            if name in compared and size:
                for note in said:
                    yield of_question(self.question.id, group_name(by, name), note, by)


def _members(
    opened: Dataset, question: Number, by: str
) -> tuple[NumberRows, list[tuple[str, Mask]]]:
    """Return the reports, and the rows of each group."""
    if by == KIOSK:
        kiosks, places = opened.source.kiosk_of_each()
        rows = number_rows(opened.source, question, None, is_counted=False)
        return rows, [(name, places == place) for place, name in enumerate(kiosks)]
    grouping = recorded_question(opened.survey, by)
    if grouping.design.is_randomized:
        raise UserProblem(
            msg(
                "{question} is a number, and its mean can be compared between known groups only: {by} is "
                "randomized. Group by a direct question.",
                question=question.id,
                by=by,
            )
        )
    group = direct_question(opened.survey, by)
    rows = number_rows(opened.source, question, group, is_counted=opened.complex_sample is None)
    return rows, [(name, mask) for name, mask in groups_of_rows(rows, group) if name is not None]
