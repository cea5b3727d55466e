"""What somebody who knows everything else can conclude about one answer from one report, exactly.

Bayes' rule in odds: each report multiplies the odds of an answer against another by the ratio of their
probabilities in the report's column of the channel. The worst report for the worst opposite decides.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.designs.core.channel import Channel


@dataclass(frozen=True, slots=True)
class OddsFactors:
    """By what factor one report can raise or lower the odds of an answer at most; None: without limit."""

    up: Fraction | None
    down: Fraction | None

    def highest(self, prior: Fraction) -> Fraction:
        """Return the largest probability of the answer after a report, from ``prior`` before; exact."""
        return _after(prior, self.up)

    def lowest(self, prior: Fraction) -> Fraction:
        """Return the smallest probability of the answer after a report; exact."""
        return 1 - _after(1 - prior, self.down)


def _after(prior: Fraction, factor: Fraction | None) -> Fraction:
    if factor is None:
        return Fraction(0) if prior == 0 else Fraction(1)
    return prior * factor / (prior * factor + 1 - prior)


def odds_factors(channel: Channel, answer: int) -> OddsFactors:
    """Return what the reports of ``channel`` can do to the odds of one answer.

    The opposite is the one other answer for which the report tells most: nobody can conclude more, whatever
    they think of the other answers.
    """
    own = channel.rows[answer]
    others = [row for place, row in enumerate(channel.rows) if place != answer]
    pairs = [(mine, row[j]) for j, mine in enumerate(own) for row in others]
    return OddsFactors(_largest(pairs), _largest((theirs, mine) for mine, theirs in pairs))


def _largest(pairs: Iterable[tuple[Fraction, Fraction]]) -> Fraction | None:
    worst = Fraction(1)
    for above, below in pairs:
        if above and not below:
            return None
        if below:
            worst = max(worst, above / below)
    return worst


def symmetric_factors(ratio: Fraction | None) -> OddsFactors:
    """Return what is known where only the worst ratio is: it may hold in both directions."""
    return OddsFactors(ratio, ratio)
