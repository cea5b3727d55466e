"""The public test of the coins: the kiosk's own code, many times, counted against the design's odds.

Nobody's answer is in it, and nothing is kept: answers that are nobody's are randomized exactly as an
interview with checkable coins randomizes them when the respondent lets the machine pick the card.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from surveyapp.designs import Design
from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.chi_square import ChiSquareTest, combined_test, fit_test
from surveyapp.designs.core.coins import Coins, Randomizer
from surveyapp.services.kiosk.checkable_coin import CoinRound
from surveyapp.services.kiosk.prepared_survey import PreparedSurvey
from surveyapp.survey.definition.checkable_coins import has_coins
from surveyapp.survey.types.base import AskedQuestion

FLIPS = 10_000
"""For each answer that is tried."""


@dataclass(slots=True)
class FlipTally:
    """How often each report was made of ``answer`` (an index), and how often it should be."""

    answer: int
    shares: Row
    counts: list[int] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.counts = [0] * len(self.shares)

    @property
    def flips(self) -> int:
        """How many there were."""
        return sum(self.counts)


class DesignFlips:
    """One design's coins: each answer of two is tried; of more answers only the first."""

    def __init__(
        self, question: AskedQuestion, design: Design, randomizer: Randomizer, coins: Coins
    ) -> None:
        self.question = question
        """The first question with these odds of these answers."""
        self.design = design
        self._randomizer = randomizer
        self._coins = coins
        rows = design.channel.rows
        tried = rows if len(rows) == 2 else rows[:1]
        self.tallies = tuple(FlipTally(answer, row) for answer, row in enumerate(tried))

    @property
    def left(self) -> int:
        """How many flips are still to be made."""
        return sum(FLIPS - tally.flips for tally in self.tallies)

    def flip(self, times: int) -> int:
        """Make up to ``times`` flips of each answer; return how many there were of all.

        Raises
        ------
        RandomnessFailed
            if there is no randomness.
        """
        made = 0
        for tally in self.tallies:
            for _ in range(min(times, FLIPS - tally.flips)):
                tally.counts[self._randomizer.report(tally.answer, self._coin())] += 1
                made += 1
        return made

    def clear(self) -> None:
        """Begin again, without flips."""
        for tally in self.tallies:
            tally.counts[:] = [0] * len(tally.shares)

    @property
    def test(self) -> ChiSquareTest | None:
        """Pearson's test of all counts together; None before the first."""
        tests = [fit_test(t.counts, t.shares) for t in self.tallies if t.flips]
        return combined_test(tests) if tests else None

    def _coin(self) -> int:
        dealt = CoinRound(self._randomizer, self._coins, is_shown=False)
        dealt.pick_for_respondent(self._coins)
        return dealt.use()


def coin_flips(prepared: PreparedSurvey, coins: Coins) -> tuple[DesignFlips, ...]:
    """Return the designs of the survey whose coins can be checked, in the order of asking.

    Designs with the same odds of the same answers and reports are counted as one.
    """
    if not prepared.survey.checkable_coins:
        return ()
    found: dict[tuple[Channel, tuple[str, ...], tuple[str, ...]], DesignFlips] = {}
    for question, design, randomizer in _with_coins(prepared):
        odds = design.channel, question.answers, design.reports(question.answers)
        found.setdefault(odds, DesignFlips(question, design, randomizer, coins))
    return tuple(found.values())


def _with_coins(
    prepared: PreparedSurvey,
) -> Sequence[tuple[AskedQuestion, Design, Randomizer]]:
    pairs = zip(prepared.survey.questions, prepared.randomizers, strict=True)
    return [
        (question, question.design, randomizer)
        for question, randomizer in pairs
        if has_coins(question)
        and isinstance(question.design, Design)
        and isinstance(randomizer, Randomizer)
    ]
