"""The practice: rounds on the question's own randomizer until the record has differed.

Whoever sees one round mostly sees the record say what was touched. So one touch starts a run of rounds
that ends with the first whose record differs. Every round is drawn as in the survey, none is chosen or
left out; how long a run is, is chance too. Where a design always records an answer as it is, the run goes
on with an answer that it does not; where reports are not the answers, until two records differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from surveyapp.designs.core.coins import Coins, Randomizer, Randomizes
from surveyapp.designs.wording.wheel import sector_of

MOST_ROUNDS = 10_000
"""A run is no longer; a record that differs once in 1,000 rounds differs in 99.995 % of such runs."""


@dataclass(frozen=True, slots=True)
class PracticeRound:
    """One round of the practice.

    With one's own device ``touched`` and ``recorded`` are both the report: an index into ``touchable``.
    """

    touched: int | None
    """The index of the answer; None where the wheel turned before anything could be touched."""
    recorded: int | None
    """The index of the report; None where the wheel, shown first, left the answer to the respondent."""
    sector: int | None = None
    """Where the wheel stopped, as ``sector_of`` says it; None where there is no wheel."""


def round_with(randomizer: Randomizes, answer: int, coins: Coins) -> PracticeRound:
    """Return one round with a coin of its own.

    Parameters
    ----------
    randomizer
        the practised question's.
    answer
        the index of the touched answer.
    coins
        the source of randomness.
    """
    if isinstance(randomizer, Randomizer):
        return round_of(randomizer, answer, coins.below(randomizer.denominator))
    report = randomizer.randomize(answer, coins)
    assert isinstance(report, int)  # noqa: S101 - only listed reports are practised
    return PracticeRound(answer, report)


def round_of(randomizer: Randomizer, answer: int, coin: int) -> PracticeRound:
    """Return the round that a coin makes.

    Parameters
    ----------
    randomizer
        the practised question's.
    answer
        the index of the touched answer.
    coin : 0 … denominator − 1
        the value drawn.
    """
    sector = sector_of(randomizer.report(0, coin), randomizer.report(1, coin))
    return PracticeRound(answer, randomizer.report(answer, coin), sector)


def run_on(
    first: PracticeRound, randomizer: Randomizes, coins: Coins, *, names_answers: bool
) -> tuple[PracticeRound, ...]:
    """Return the first round and all that follow it until the record has differed.

    Parameters
    ----------
    first
        the round of the respondent's touch.
    randomizer
        the practised question's.
    coins
        the source of randomness.
    names_answers
        whether reports are answers, so that a record can differ from the touch; else from a record.
    """
    answer = first.touched
    assert answer is not None  # noqa: S101 - the wheel does not turn first here
    rounds, of_answer = [first], [first]
    if isinstance(randomizer, Randomizer) and randomizer.is_certain(answer):
        varies = [each for each in range(randomizer.answers) if not randomizer.is_certain(each)]
        if not varies:
            return (first,)
        answer, of_answer = varies[0], []
    while not _has_differed(of_answer, names_answers=names_answers) and len(rounds) < MOST_ROUNDS:
        of_answer.append(round_with(randomizer, answer, coins))
        rounds.append(of_answer[-1])
    return tuple(rounds)


def shown_rounds(
    randomizer: Randomizer, coins: Coins, first_coin: int | None = None
) -> tuple[PracticeRound, ...]:
    """Return rounds of a wheel that is shown first, until it has answered.

    Parameters
    ----------
    randomizer
        the practised question's.
    coins
        the source of randomness.
    first_coin
        the coin of the first round where it is drawn already: with the respondent's card.
    """

    def drawn() -> Iterator[int]:
        if first_coin is not None:
            yield first_coin
        while True:
            yield coins.below(randomizer.denominator)

    rounds: list[PracticeRound] = []
    for coin in drawn():
        forced = randomizer.shown(coin).forced
        rounds.append(PracticeRound(None, forced, 0 if forced is None else 1 + forced))
        if forced is not None or len(rounds) == MOST_ROUNDS:
            break
    return tuple(rounds)


def _has_differed(rounds: list[PracticeRound], *, names_answers: bool) -> bool:
    if not rounds:
        return False
    last = rounds[-1]
    return last.recorded != (last.touched if names_answers else rounds[0].recorded)
