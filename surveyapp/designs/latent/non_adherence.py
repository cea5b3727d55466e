"""A design of which a known share of the respondents does not follow the instruction.

Whatever these respondents do, their reports have a distribution κ that does not depend on the answer. So the
reports come from another known channel, the mixture (1 − f)·P + f·1κᵀ, and everything that follows from a
channel follows from this one too: estimate, variance, interval, weights. The sensitivity curve of an estimate
is the estimate as a function of f.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.design import Design, Mode
from surveyapp.designs.core.parameters import Parameter
from surveyapp.designs.latent.careless import careless_reports
from surveyapp.messages.message import Message


class NonAdherenceModel(Enum):
    """What respondents do who do not follow the instruction; they have the trait as often as others."""

    RANDOM = "random"
    """They touch any button that the screen offers, each equally often (Atsusaka & Stevenson 2023)."""
    SAFE = "safe"
    """They protect themselves: the safe answer, or with an own device the report that speaks most for it."""


@dataclass(frozen=True, slots=True)
class NonAdherent(Design):
    """``base`` with a share of respondents who do not follow it."""

    name: ClassVar[str] = "non_adherent"
    title: ClassVar[str] = ""
    source: ClassVar[str] = "Atsusaka & Stevenson (2023), Political Analysis 31, 134–150"
    when: ClassVar[str] = ""
    example: ClassVar[Mapping[str, object]] = {}

    base: Design
    """The design that was asked."""
    mode: Mode
    """Whose coins fell."""
    model: NonAdherenceModel
    """What those do who do not follow."""
    share: Fraction
    """At least 0, below 1: f, how many they are."""
    safe: int
    """0 … answers − 1: the safe answer; used by ``NonAdherenceModel.SAFE`` alone."""

    @classmethod
    def parameters(cls) -> dict[str, Parameter]:
        """Nothing that a survey file states: it is assumed, not asked."""
        return {}

    def check(self) -> None:
        """Refuse a share that is none, and one that leaves nobody who follows the instruction."""
        if not 0 <= self.share < 1:
            raise ValueError(f"a share from 0 to below 1 is needed, not {self.share}")

    @property
    def reports_of_others(self) -> Row:
        """κ, the distribution of the reports of those who do not follow."""
        if self.model is NonAdherenceModel.RANDOM:
            return careless_reports(self.base, self.mode)
        rows = self.base.channel.rows
        if self.mode is not Mode.OWN_DEVICE:
            return rows[self.safe]  # the kiosk randomizes the answer that they touch
        safest = safest_report(self.base.channel, self.safe)
        return tuple(Fraction(int(report == safest)) for report in range(len(rows[0])))

    @property
    def channel(self) -> Channel:
        """(1 − f)·P + f·1κᵀ."""
        kappa = self.reports_of_others
        return Channel(
            tuple(
                tuple(
                    (1 - self.share) * p + self.share * k for p, k in zip(row, kappa, strict=True)
                )
                for row in self.base.channel.rows
            )
        )

    def reports(self, answers: Sequence[str]) -> tuple[str, ...]:
        """The reports of the design that was asked."""
        return self.base.reports(answers)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """What the respondent read: the instruction of the design that was asked."""
        return self.base.instruction(mode, labels)


def safest_report(channel: Channel, safe: int) -> int:
    """Return the report after which the safe answer is most likely, all answers being equally frequent.

    Parameters
    ----------
    channel
        the design's channel.
    safe : 0 … answers − 1
        the safe answer.
    """
    columns = list(zip(*channel.rows, strict=True))
    # Bayes' rule with equal shares: Pr(safe | report) = P[safe, report] / Σ_i P[i, report]
    odds = [column[safe] / sum(column) if any(column) else Fraction(0) for column in columns]
    return odds.index(max(odds))
