"""What five tests and the black box see of a source of coins, good or bad."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.errors import UserProblem
from surveyapp.estimation.randomness_tests import FEWEST_BITS, TESTS, TestResult
from surveyapp.messages.message import msg
from surveyapp.services.privacy.audit import audit_survey
from surveyapp.services.privacy.teaching_coins import TaughtCoins, TeachingSource
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey

DEFAULT_BITS, MOST_BITS = 2**20, 2**26
SMALLEST_P = 1e-3
"""Below, a test is said to fail: of fair sources one in 200 fails one of the five."""
COLUMNS = ("source", "test", "n", "statistic", "p_value", "verdict")
HEADER = ("source", "test", "bits or taps", "statistic", "p", "verdict")
BLACK_BOX = "black box"
NOT_FAIR, NOTHING_SEEN = "not fair", "nothing seen"

TWO_COINS = {
    "format": "surveyapp-survey/1",
    "id": "coins",
    "version": 1,
    "languages": ["en"],
    "title": {"en": "Coins"},
    "questions": [
        {
            "id": "used",
            "type": "yes_no",
            "text": {"en": "Have you?"},
            "design": {"name": "two_coins"},
        }
    ],
}


@dataclass(frozen=True, slots=True)
class CoinRow:
    """One test of one source; n bits, or taps of each answer of the black box."""

    source: str
    test: str
    n: int
    statistic: float
    p_value: float
    verdict: str

    @property
    def fails(self) -> bool:
        """Whether fair coins would look like this less often than once in a thousand."""
        return self.verdict == NOT_FAIR


def judged(source: str, test: str, n: int, found: TestResult) -> CoinRow:
    """Return the row of a test, with the verdict.

    Parameters
    ----------
    source, test
        their names.
    n
        bits, or taps of each answer.
    found
        the statistic and its p-value.
    """
    verdict = NOT_FAIR if found.p_value < SMALLEST_P else NOTHING_SEEN
    return CoinRow(source, test, n, found.statistic, found.p_value, verdict)


def check_coins(source: TeachingSource, bits: int = DEFAULT_BITS) -> tuple[CoinRow, ...]:
    """Return the five tests of the next bits of a source.

    Parameters
    ----------
    source
        where the bits come from.
    bits
        how many.

    Raises
    ------
    UserProblem
        if there are too few bits for these tests, or too many for the memory.
    """
    if not FEWEST_BITS <= bits <= MOST_BITS:
        raise UserProblem(
            msg("{bits} bits; give {low} to {high}.", bits=bits, low=FEWEST_BITS, high=MOST_BITS)
        )
    drawn = source.bits(bits)
    return tuple(judged(source.name, name, bits, test(drawn)) for name, test in TESTS.items())


def tap_with(
    source: TeachingSource, survey: Survey | None = None, *, taps: int | None = None
) -> tuple[CoinRow, ...]:
    """Return the black box's audit of a survey whose coins come from a source, a row a question.

    Parameters
    ----------
    source
        of its coins, in place of the operating system's.
    survey
        the survey; None is one question with two coins.
    taps
        of each answer; None is the usual number.
    """
    tapped = read_survey(TWO_COINS, BLACK_BOX) if survey is None else survey
    rows = audit_survey(tapped, taps=taps, coins=TaughtCoins(source))
    return tuple(
        judged(
            source.name,
            f"{BLACK_BOX}, {row.question}",
            row.taps,
            TestResult(row.chi2, row.p_value),
        )
        for row in rows
        if row.chi2 is not None and row.p_value is not None
    )


def readable_coin_row(row: CoinRow) -> list[str]:
    """Return the row as a person reads it."""
    return [
        row.source,
        row.test,
        f"{row.n:,}",
        f"{row.statistic:.2f}",
        f"{row.p_value:.2g}",
        row.verdict,
    ]
