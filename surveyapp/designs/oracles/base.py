"""Frequency oracles: designs over many choices, whose reports are too many for a matrix.

Each report *supports* some of the k choices. An oracle states three exact probabilities instead of a
channel: that a report supports the respondent's own choice (p), a given other one (q), and both at
once. The count c of reports that support a choice then debiases by (c/n − q)/(p − q) (Wang, Blocki,
Li & Jha 2017, USENIX Security, eq. 1: a *pure* protocol), whatever the other choices' shares are.

For every oracle here Pr(report | answer) is the same for all answers that the report supports, and the
same for all that it does not; the ratio of the two is e^ε, so "supports i and not j" is the event that
best separates answer i from answer j.

Two families differ in what a report is: one bit a choice (``BitsOracle``), or the number of a partition
of the choices and one of its groups (``HashingOracle``).
"""

from __future__ import annotations

import math
import re
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, ClassVar

from surveyapp.designs.core.coins import Coins, Randomizes
from surveyapp.designs.core.design import AskableDesign
from surveyapp.designs.core.exact import COIN_BITS, common_frequencies
from surveyapp.messages.message import Message

Answer = int | AbstractSet[int]
"""Index of the chosen answer; for multiple choice the set of the chosen ones."""

_PAIR = re.compile(r"(0|[1-9][0-9]{0,5}):(0|[1-9][0-9]{0,2}|[+-])")


@dataclass(frozen=True, slots=True)
class Support:
    """How often a report supports choices."""

    own: Fraction
    """0 … 1: the probability p that it supports the respondent's own choice."""
    other: Fraction
    """0 … 1: the probability q that it supports a given other choice."""
    both: Fraction
    """0 … 1: the probability that it supports the own and a given other choice."""

    @property
    def slope(self) -> Fraction:
        """Difference p − q: how much the support of a choice rises with its share."""
        return self.own - self.other

    def coin_variance(self, k: int) -> Fraction:
        """Return n times the coins' variance of an estimated share, averaged over the k choices.

        (p(1 − p) + (k − 1)·q(1 − q)) / (k·(p − q)²). If each respondent has one answer this does not depend
        on the truth, which only decides which choice has the first term.

        Parameters
        ----------
        k : 2 or more
            the number of choices.
        """
        spread = self.own * (1 - self.own) + (k - 1) * self.other * (1 - self.other)
        return spread / (k * self.slope**2)

    def cells(self) -> tuple[Fraction, Fraction, Fraction, Fraction]:
        """Return the probabilities of: both supported, only the own, only the other, neither."""
        neither = 1 - self.own - self.other + self.both
        return self.both, self.own - self.both, self.other - self.both, neither


class OracleDesign(AskableDesign):
    """A frequency oracle: it states its coins, the report they make, and what a report supports."""

    __slots__ = ()

    derives_k: ClassVar[bool] = True
    question_types: ClassVar[tuple[str, ...]] = ("single_choice", "rating")

    k: int

    @property
    def answer_count(self) -> int:
        """The number of choices."""
        return self.k

    @property
    def unlisted(self) -> OracleDesign:
        """The design itself: it recognises its reports, which are too many to list."""
        return self

    def alphabets(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """One empty tuple: no report is listed."""
        return ((),)

    def randomizers(self) -> tuple[Randomizes, ...]:
        """The design itself: it draws its coins and combines them."""
        return (self,)

    @property
    @abstractmethod
    def support(self) -> Support:
        """The probabilities of support, exact."""

    @property
    def pair_ratio(self) -> Fraction | None:
        """The worst ratio of one report's probabilities under two answers of one choice each."""
        return self.worst_ratio

    @property
    @abstractmethod
    def bounds(self) -> tuple[int, ...]:
        """Numbers of values of the coins of one report, in order: the same for every answer."""

    @abstractmethod
    def report(self, answer: Answer, coins: Sequence[int]) -> str:
        """Return the report, as recorded, that ``coins`` make of ``answer``.

        Parameters
        ----------
        answer
            the index of the chosen answer, 0 … k − 1; for multiple choice a set of indices.
        coins : as long as ``bounds``
            the values drawn, each below its bound.

        Raises
        ------
        ValueError
            if ``answer`` is none of the design's: a bug in the caller.
        """

    def randomize(self, answer: Answer, coins: Coins) -> str:
        """Draw all coins of a report, then combine them with the answer.

        Parameters
        ----------
        answer
            the index of the chosen answer, 0 … k − 1; for multiple choice a set of indices.
        coins
            the source of randomness.

        Returns
        -------
        str
            the report as recorded.
        """
        values = tuple(coins.below(bound) for bound in self.bounds)
        return self.report(answer, values)

    @property
    @abstractmethod
    def number_of_reports(self) -> int:
        """How many different reports there are."""

    @property
    @abstractmethod
    def longest_report(self) -> int:
        """Number of characters of the longest report."""

    @abstractmethod
    def every_report(self) -> Iterator[str]:
        """Yield every report that the design can give, in a fixed order."""

    @abstractmethod
    def is_report(self, text: str) -> bool:
        """Return whether a text is a report that the design can give, written as it is recorded.

        Parameters
        ----------
        text
            a cell of the record.
        """

    @abstractmethod
    def supported(self, report: str) -> tuple[bool, ...]:
        """Return for each choice whether a report supports it.

        Parameters
        ----------
        report
            a report as recorded.

        Returns
        -------
        tuple of bool
            length k.
        """

    @abstractmethod
    def probability(self, report: str, answer: Answer) -> Fraction:
        """Return Pr(``report`` | ``answer``), exact.

        Parameters
        ----------
        report
            a report as recorded.
        answer
            the index of the chosen answer, 0 … k − 1; for multiple choice a set of indices.
        """

    def checked(self, answer: Answer) -> int:
        """Return ``answer`` if it is a single index.

        Parameters
        ----------
        answer
            the answer to check.

        Returns
        -------
        int
            0 … k − 1.

        Raises
        ------
        ValueError
            if it is a set, or no index.
        """
        if not isinstance(answer, int) or not 0 <= answer < self.k:
            raise ValueError(f"an answer is one index below {self.k}")
        return answer


class BitsOracle(OracleDesign):
    """An oracle whose report is a string of k characters 0 and 1, one a choice; 1 supports it."""

    __slots__ = ()

    @property
    def fixed_ones(self) -> int | None:
        """Number of bits that are 1 in every report; None if it varies."""
        return None

    @property
    def longest_report(self) -> int:
        """Every report has k characters."""
        return self.k

    def is_report(self, text: str) -> bool:
        """Return whether the text has k characters, each 0 or 1, and the right number of 1s."""
        is_bits = len(text) == self.k and set(text) <= {"0", "1"}
        return is_bits and self.fixed_ones in {None, text.count("1")}

    def supported(self, report: str) -> tuple[bool, ...]:
        """Return the bits."""
        return tuple(bit == "1" for bit in report)


class HashingOracle(OracleDesign):
    """An oracle that draws a partition of the choices, and reports it and one group: ``seed:group``.

    The seed does not depend on the answer. Any two choices share their group in the same known share c
    of all partitions (``collision``). The own group is reported with probability p (``share``), else
    one of the g − 1 others, equally likely: q = c·p + (1 − c)·(1 − p)/(g − 1), exactly.
    """

    __slots__ = ()

    first_seed: ClassVar[int] = 0
    """The number by which the first partition is recorded."""

    @property
    @abstractmethod
    def seeds(self) -> int:
        """Number of partitions."""

    @property
    @abstractmethod
    def groups(self) -> int:
        """Number g of groups of a partition."""

    @property
    @abstractmethod
    def share(self) -> Fraction:
        """Probability p that the own group is reported."""

    @property
    @abstractmethod
    def collision(self) -> Fraction:
        """Probability c that two given choices are in the same group of a random partition."""

    @abstractmethod
    def hashed(self, seed: Any, choice: Any) -> Any:
        """Return the group of a choice in a partition.

        Written with operators only, so that it also works on arrays.

        Parameters
        ----------
        seed : 0 … seeds − 1
            the partition's number, or an integer array of them.
        choice : 0 … k − 1
            the choice's index, or an integer array that broadcasts with ``seed``.

        Returns
        -------
        int or array of int
            0 … groups − 1.
        """

    def group_text(self, group: int) -> str:
        """Return a group as it is recorded.

        Parameters
        ----------
        group : 0 … groups − 1
            the group's number.
        """
        return str(group)

    @property
    def support(self) -> Support:
        """p, q = c·p + (1 − c)·(1 − p)/(g − 1), and both: c·p."""
        p, c = self.share, self.collision
        return Support(p, c * p + (1 - c) * (1 - p) / (self.groups - 1), c * p)

    @property
    def worst_ratio(self) -> Fraction:
        """p·(g − 1)/(1 − p): own group against another; some partition separates any two answers."""
        return self.share * (self.groups - 1) / (1 - self.share)

    @property
    def bounds(self) -> tuple[int, ...]:
        """Coins for the partition, for keeping the own group, and for which other group."""
        return self.seeds, self.share.denominator, self.groups - 1

    def report(self, answer: Answer, coins: Sequence[int]) -> str:
        """Return ``seed:group``."""
        choice = self.checked(answer)
        seed, coin, other = coins
        # with probability 1 − p the group moves on by 1 … g − 1, modulo g: each other group as likely
        moved = int(coin >= self.share.numerator)
        group = (self.hashed(seed, choice) + moved * (1 + other)) % self.groups
        return self.written(seed, group)

    def written(self, seed: int, group: int) -> str:
        """Return a report as it is recorded.

        Parameters
        ----------
        seed : 0 … seeds − 1
            the partition's number.
        group : 0 … groups − 1
            the reported group.
        """
        return f"{seed + self.first_seed}:{self.group_text(group)}"

    def read_report(self, text: str) -> tuple[int, int] | None:
        """Return the seed and group that a text records, or None if it is no report.

        Parameters
        ----------
        text
            a cell of the record.
        """
        found = _PAIR.fullmatch(text)
        if found is None:
            return None
        words = [self.group_text(group) for group in range(self.groups)]
        seed, word = int(found[1]) - self.first_seed, found[2]
        return (seed, words.index(word)) if 0 <= seed < self.seeds and word in words else None

    @property
    def number_of_reports(self) -> int:
        """Partitions times groups."""
        return self.seeds * self.groups

    @property
    def longest_report(self) -> int:
        """That of the last partition and group."""
        return len(self.written(self.seeds - 1, self.groups - 1))

    def every_report(self) -> Iterator[str]:
        """Yield the reports by partition, then by group."""
        for seed in range(self.seeds):
            for group in range(self.groups):
                yield self.written(seed, group)

    def is_report(self, text: str) -> bool:
        """Return whether ``text`` names a partition and one of its groups."""
        return self.read_report(text) is not None

    def supported(self, report: str) -> tuple[bool, ...]:
        """Return which choices are in the reported group.

        Parameters
        ----------
        report
            a report as recorded.

        Raises
        ------
        ValueError
            if ``report`` is none.
        """
        read = self.read_report(report)
        if read is None:
            raise ValueError("not a report of this design")
        return tuple(self.hashed(read[0], choice) == read[1] for choice in range(self.k))

    def probability(self, report: str, answer: Answer) -> Fraction:
        """Return p/seeds where the answer is in the reported group, else (1 − p)/(g − 1)/seeds."""
        is_own = self.supported(report)[self.checked(answer)]
        share = self.share if is_own else (1 - self.share) / (self.groups - 1)
        return share / self.seeds


def share_within(odds: Fraction, weight: Fraction = Fraction(1)) -> Fraction:
    """Return the largest share p of a power-of-two coin with p/((1 − p)·weight) ≤ ``odds``.

    e^ε is irrational, so an oracle stated by ε takes the largest p with denominator 2²⁰, or the first
    larger power of two that loses less than a thousandth of odds − 1 (as ``k_rr`` does).

    Parameters
    ----------
    odds : above 1
        a rational number just below e^ε.
    weight : above 0
        the number of reports that share p over the number that share 1 − p.

    Returns
    -------
    Fraction
        p, between 0 and 1.
    """
    exact = odds * weight / (odds * weight + 1)
    shares = (Fraction(math.floor(2**bits * exact), 2**bits) for bits in COIN_BITS)
    enough = Fraction(999, 1000) * (odds - 1)
    return next(share for share in shares if share / ((1 - share) * weight) - 1 >= enough)


def share_sentence(template: str, share: Fraction, **facts: str | int) -> Message:
    """Return a sentence with ``{count}`` and ``{of}`` filled in from a share: natural frequencies.

    Parameters
    ----------
    template
        the sentence with its places.
    share : 0 … 1
        the probability to state.
    **facts
        what fills the other places.
    """
    (count, _), of, _ = common_frequencies((share, 1 - share))
    return Message(template, {"count": count, "of": of, **facts})
