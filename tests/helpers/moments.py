"""The exact unbiased estimate of a target of a design of several samples: what tests compare with."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from surveyapp.designs.latent.base import LatentDesign, LatentTarget
from surveyapp.estimation.prevalence.latent_classes import _by_sample, _linear


def moment_estimate(
    design: LatentDesign, target: LatentTarget, counts: Sequence[Sequence[int | Fraction]]
) -> Fraction | None:
    """Return it from counts, one row a sample, or from expected ones; None: a ratio with denominator 0."""
    exact = tuple(
        tuple(Fraction(count) for count in sample) for sample in _by_sample(design, counts)
    )
    above, _ = _linear(design, target.numerator, exact)
    if target.denominator is None:
        return above
    below, _ = _linear(design, target.denominator, exact)
    return above / below if below else None
