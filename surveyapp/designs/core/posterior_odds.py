"""What an observer who knows everything else can conclude about one answer from one report, exactly.

Bayes' rule in odds: each report multiplies the odds of an answer against another by the ratio of their
probabilities in the report's column of the channel. The worst report and the worst other answer count.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction

from surveyapp.designs.core.channel import Channel


@dataclass(frozen=True, slots=True)
class OddsFactors:
    """The largest factors by which one report can raise or lower the odds of an answer."""

    up: Fraction | None
    down: Fraction | None
    """1 or more: the factors, exact; None: without limit."""

    def highest(self, prior: Fraction) -> Fraction:
        """Return the largest probability of the answer after a report, exact.

        Parameters
        ----------
        prior : 0 … 1
            the answer's probability before the report.
        """
        return _after(prior, self.up)

    def lowest(self, prior: Fraction) -> Fraction:
        """Return the smallest probability of the answer after a report, exact.

        Parameters
        ----------
        prior : 0 … 1
            the answer's probability before the report.
        """
        return 1 - _after(1 - prior, self.down)


def _after(prior: Fraction, factor: Fraction | None) -> Fraction:
    if factor is None:
        return Fraction(0) if prior == 0 else Fraction(1)
    # Bayes' rule: posterior odds = prior odds · factor, turned back into a probability
    return prior * factor / (prior * factor + 1 - prior)


def odds_factors(channel: Channel, answer: int) -> OddsFactors:
    """Return how far the reports of a channel can move the odds of one answer.

    The answer is compared with the single other answer for which the report is most informative. This
    bounds what anybody can conclude, whatever they believe about the other answers.

    Parameters
    ----------
    channel : t answers, r reports
        the design's channel; t is at least 2.
    answer : 0 … t − 1
        the index of the answer.
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
    """Return the factors where only the worst ratio is known: it may hold in both directions.

    Parameters
    ----------
    ratio : 1 or more
        exp(ε), exact; None: infinite.
    """
    return OddsFactors(ratio, ratio)
