"""Two groups compared, whose question has several samples or people of several kinds.

The groups' own estimates are those of ``prevalence.latent_classes``, or in a complex sample of
``sampling.weighted_targets``, where both groups are parts of one sample and their estimates covary. Intervals
are made of the groups' own, as for other designs; the test is Wald's, normal or Student's.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

from surveyapp.designs.latent.base import LatentDesign
from surveyapp.errors import UserProblem
from surveyapp.estimation.cautions import ONE_REPORT
from surveyapp.estimation.comparison.two_groups import GroupPair, PrevalenceDifference
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.prevalence.closed_form import NoReports
from surveyapp.estimation.prevalence.latent_classes import (
    EmptySample,
    TargetEstimate,
    estimate_latent,
)
from surveyapp.estimation.sampling.linearization import between, comparison_freedom
from surveyapp.estimation.sampling.sample_designs import ONE_UNIT, Mask, StratifiedSample
from surveyapp.estimation.sampling.weighted_targets import LatentReports
from surveyapp.messages.message import Message, msg


def answer_not_told() -> UserProblem:
    """A ratio whose denominator is estimated as 0."""
    return UserProblem(
        msg("No share can be estimated from the reports; too few people followed the instruction.")
    )


@dataclass(frozen=True, eq=False)
class LatentGroup:
    """One group: its counts where it was drawn simply, else its reports in the sample; make one by ``of``."""

    design: LatentDesign
    """Of the question."""
    counts: tuple[tuple[int, ...], ...]
    """Of each sample how often each report was given."""
    reports: LatentReports | None
    """Who gave which report; None in a simple sample."""
    _found: dict[tuple[int, IntervalMethod | None, float], Estimate] = field(
        default_factory=dict, init=False, repr=False
    )

    @classmethod
    def of(
        cls,
        design: LatentDesign,
        codes: npt.NDArray[np.integer],
        members: Mask,
        sample: StratifiedSample | None = None,
        times: npt.NDArray[np.integer] | None = None,
    ) -> LatentGroup:
        """Return the reports of a group.

        Parameters
        ----------
        design
            of the question.
        codes : array of shape (n,)
            each respondent's report among those of all samples, one sample after another; −1 for none.
        members : array of shape (n,)
            who is in the group.
        sample
            how all n were drawn; None: simply.
        times : array of shape (n,)
            how many respondents of a simple sample each report is; None: one.

        Raises
        ------
        NoReports
            if nobody in the group who counts gave a report.
        EmptySample
            if nobody did in one of the samples.
        """
        reports = None if sample is None else LatentReports.of(design, codes, sample, members)
        sizes = [channel.reports for channel in design.channels]
        there = members & (codes >= 0)
        given = np.zeros(sum(sizes), dtype=np.int64)
        np.add.at(given, codes[there], 1 if times is None else times[there])
        counts = tuple(
            tuple(part.tolist()) for part in np.split(given, np.cumsum(sizes)[:-1].tolist())
        )
        if not any(map(sum, counts)):
            raise NoReports
        for number, tally in enumerate(counts, start=1):
            if not sum(tally):
                raise EmptySample(sample=number, samples=len(counts))
        return cls(design, counts, reports)

    def cautions(self, beyond_chance: float) -> tuple[Message, ...]:
        """Return what is unusual about those who are in the group alone.

        Parameters
        ----------
        beyond_chance : from 0 to 1
            of a simple sample it is said below this p-value that reports do not fit the design.
        """
        if self.reports is None:
            return estimate_latent(self.design, self.counts, beyond_chance=beyond_chance).warnings
        known = {str(one) for one in self.reports.reports.sample.cautions}
        return tuple(one for one in self.reports.cautions if str(one) not in known)

    def estimate(self, answer: int, method: IntervalMethod | None, level: float) -> Estimate:
        """Return the estimate of an answer, as ``estimate`` gives it.

        Parameters
        ----------
        answer
            by its place among the design's answers.
        method
            of the interval; None: the usual one.
        level : above 0 and below 1
            of the interval.

        Raises
        ------
        UserProblem
            as ``estimate_latent`` does; if the reports do not tell the answer's share.
        """
        known = (answer, method, level)
        if known not in self._found:
            made = self._target(answer, method, level).as_share(sum(map(sum, self.counts)))
            if made is None:
                raise answer_not_told()
            self._found[known] = made
        return self._found[known]

    def _target(self, answer: int, method: IntervalMethod | None, level: float) -> TargetEstimate:
        if self.reports is not None:
            return self.reports.estimate(self.design.targets[answer], method=method, level=level)
        name = self.design.answers[answer]
        return estimate_latent(self.design, self.counts, method=method, level=level).target(name)


@dataclass(frozen=True, eq=False)
class LatentGroupPair(GroupPair):
    """Two groups that answered one question; both in one complex sample, or neither."""

    first: LatentGroup
    second: LatentGroup

    @property
    def freedom(self) -> int | None:
        """Degrees of freedom of the comparison; None: the normal distribution."""
        if self.first.reports is None or self.second.reports is None:
            return None
        return comparison_freedom(self.first.reports.reports, self.second.reports.reports)

    def covariance(self, answer: int) -> float | None:
        """Return how the two estimates of an answer covary: 0 in simple samples; None: it is not seen."""
        if self.first.reports is None or self.second.reports is None:
            return 0.0
        target = self.first.design.targets[answer]
        one, other = (
            group.linearized(target) for group in (self.first.reports, self.second.reports)
        )
        if one is None or other is None:
            return None
        both = between(
            self.first.reports.reports,
            self.second.reports.reports,
            one[1][:, None],
            other[1][:, None],
        )
        return None if both is None else float(both[0, 1])

    def _cautions(
        self, made: PrevalenceDifference, _groups: Sequence[Estimate]
    ) -> Iterator[Message]:
        if made.standard_error is None:
            every = (tally for group in (self.first, self.second) for tally in group.counts)
            yield Message(ONE_REPORT if min(map(sum, every)) == 1 else ONE_UNIT)
