"""Direct questions for a number without randomization, for what is not sensitive."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.channels.direct import AS_GIVEN, Direct
from surveyapp.designs.core.coins import Coins
from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.report_lattice import Run
from surveyapp.designs.quantitative.base import Lattice, LinearMap, QuantitativeDesign
from surveyapp.messages.message import Message


@dataclass(frozen=True, slots=True, kw_only=True)
class DirectNumber(QuantitativeDesign):
    """The answer is the report: E[Z | x] = x without variance, and ε is infinite."""

    name: ClassVar[str] = Direct.name
    title: ClassVar[str] = Direct.title
    source: ClassVar[str] = Direct.source
    is_randomized: ClassVar[bool] = False
    is_bounded: ClassVar[bool] = True
    when: ClassVar[str] = Direct.when
    example: ClassVar[dict[str, Any]] = {"minimum": 0, "maximum": 20}

    @property
    def worst_ratio(self) -> Fraction | None:
        """None: every report gives its answer away."""
        return None

    @property
    def linear(self) -> LinearMap:
        """The identity."""
        nothing = Fraction(0)
        return LinearMap(Fraction(1), nothing, nothing, nothing, nothing)

    @property
    def lattice(self) -> Lattice | None:
        """The answers; None where they are so many that only the ends matter."""
        scale = self.stated_scale
        if scale.is_continuous:
            return None
        return Lattice(scale.minimum, scale.step, scale.steps + 1)

    @property
    def runs(self) -> tuple[Run, ...]:
        """The answers, however many."""
        scale = self.stated_scale
        return (Run(scale.minimum, scale.step, scale.steps + 1),)

    @property
    def reach(self) -> tuple[Fraction, Fraction]:
        """The ends of the scale."""
        return self.stated_scale.minimum, self.stated_scale.maximum

    def distribution_of(self, answer: Fraction) -> dict[Fraction, Fraction]:
        """The answer, for certain."""
        return {answer: Fraction(1)}

    def randomize(self, answer: Fraction, coins: Coins) -> Fraction:  # noqa: ARG002 - there are none
        """Return ``answer``."""
        _ = self.stated_scale.position(answer)
        return answer

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """Say plainly that nothing protects this answer but the absence of a name."""
        return (AS_GIVEN,)
