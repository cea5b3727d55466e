"""Subset selection: a random list of choices that contains the own one more often than not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations
from math import comb, floor
from typing import ClassVar

from surveyapp.designs.core.design import MOST_CHOICES, Mode
from surveyapp.designs.core.exact import exponential_down
from surveyapp.designs.core.parameters import integer, privacy_loss
from surveyapp.designs.oracles.base import Answer, BitsOracle, Support, share_sentence, share_within
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True)
class SubsetSelection(BitsOracle):
    """Ye & Barg (2018), Wang et al. (2016): a uniform list of w choices with the own one, or without.

    With probability p the list contains the own choice and w − 1 others, else w others; either way all
    such lists are equally likely. exp(ε) = p(k − w)/((1 − p)w). Of the two w next to k/(e^ε + 1) the one
    with the smaller variance is taken; at w = 1 this is ``k_rr``. The report marks the list in k bits.
    """

    name: ClassVar[str] = "subset_selection"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Subset selection")
    source: ClassVar[str] = (
        "Ye & Barg (2018), IEEE Transactions on Information Theory 64, 5662–5676; "
        "Wang et al. (2016), arXiv:1607.08025"
    )

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For many choices, where the smallest errors count more than a simple explanation: no design with "
        "that ε has smaller ones (Ye & Barg 2018).",
    )
    example: ClassVar[Mapping[str, object]] = {"epsilon": 1}
    example_k: ClassVar[int] = 20

    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)
    epsilon: Fraction = privacy_loss("the privacy loss ε")

    @property
    def size(self) -> int:
        """Number w of choices on the list."""
        return _best(self.k, self.epsilon)[0]

    @property
    def share(self) -> Fraction:
        """Probability p that the own choice is on the list."""
        return _best(self.k, self.epsilon)[1]

    @property
    def support(self) -> Support:
        """p, q = (p(w − 1) + (1 − p)w)/(k − 1), and both: p(w − 1)/(k − 1)."""
        return _support(self.k, self.size, self.share)

    @property
    def worst_ratio(self) -> Fraction:
        """p(k − w)/((1 − p)w)."""
        return self.share * (self.k - self.size) / ((1 - self.share) * self.size)

    @property
    def bounds(self) -> tuple[int, ...]:
        """Coins for own or not, for the list with the own choice, and for the list without it."""
        others, size = self.k - 1, self.size
        return self.share.denominator, comb(others, size - 1), comb(others, size)

    def report(self, answer: Answer, coins: Sequence[int]) -> str:
        """Return the list as bits; both lists are made, whichever counts, so that the steps are the same."""
        # ``marks`` are the bits of the k − 1 other choices; the own bit is put in at its place
        own = self.checked(answer)
        coin, number_with, number_without = coins
        others = self.k - 1
        without = subset_at(number_without, others, self.size)
        with_own = subset_at(number_with, others, self.size - 1)
        is_on = coin < self.share.numerator
        marks = (without, with_own)[is_on]
        placed = (*marks, False)  # where the own choice is the last one, none comes after it
        return "".join("01"[(placed[j - (j > own)], is_on)[j == own]] for j in range(self.k))

    @property
    def number_of_reports(self) -> int:
        """The binomial coefficient of w out of k."""
        return comb(self.k, self.size)

    def every_report(self) -> Iterator[str]:
        """Yield all lists as bits."""
        for chosen in combinations(range(self.k), self.size):
            yield "".join("01"[j in chosen] for j in range(self.k))

    @property
    def fixed_ones(self) -> int:
        """Always w."""
        return self.size

    def probability(self, report: str, answer: Answer) -> Fraction:
        """Return p, or 1 − p, over the number of lists that are equally likely."""
        _, with_own, without = self.bounds
        is_on = report[self.checked(answer)] == "1"
        return self.share / with_own if is_on else (1 - self.share) / without

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State how long the list is and how often the own answer is on it."""
        if self.size == 1:
            return (Message(ONE, {"k": self.k}), share_sentence(IS_OWN, self.share), PROVES_NOTHING)
        return (
            Message(LIST, {"size": self.size, "k": self.k}),
            share_sentence(ON_LIST, self.share),
            PROVES_NOTHING,
        )


ONE = QT_TRANSLATE_NOOP("messages", "The device records one of the {k} answers.")
IS_OWN = QT_TRANSLATE_NOOP(
    "messages",
    "In about {count} of {of} cases it is the answer that you touch; otherwise it is another one, "
    "drawn by lot.",
)
LIST = QT_TRANSLATE_NOOP("messages", "The device records a list of {size} of the {k} answers.")
ON_LIST = QT_TRANSLATE_NOOP(
    "messages",
    "In about {count} of {of} cases the answer that you touch is on the list; the others on it are "
    "drawn by lot.",
)


def _support(k: int, size: int, share: Fraction) -> Support:
    # given that the own choice is on the list, w − 1 of the k − 1 others are; without it, w of them
    both = share * Fraction(size - 1, k - 1)
    return Support(share, both + (1 - share) * Fraction(size, k - 1), both)


@lru_cache(maxsize=256)
def _best(k: int, loss: Fraction) -> tuple[int, Fraction]:
    """Return w and p: of the two w next to k/(e^ε + 1) the one of smaller variance (Ye & Barg 2018)."""
    odds = exponential_down(loss)
    below = floor(k / (odds + 1))
    sizes = sorted({min(max(size, 1), k - 1) for size in (below, below + 1)})
    shares = [share_within(odds, Fraction(size, k - size)) for size in sizes]
    return min(
        zip(sizes, shares, strict=True), key=lambda pair: _support(k, *pair).coin_variance(k)
    )


def subset_at(number: int, of: int, size: int) -> tuple[bool, ...]:
    """Return a subset of 0 … ``of`` − 1 by its rank, as membership.

    The combinatorial number system (Lehmer 1964): an element is in the subset when the rank is below the
    number of remaining subsets that contain it.

    Parameters
    ----------
    number : 0 … comb(of, size) − 1
        the rank of the subset.
    of : 0 or more
        the number of elements.
    size : 0 … of
        the number of members.

    Returns
    -------
    tuple of bool
        length ``of``, with ``size`` times True.
    """
    members = []
    for left in range(of - 1, -1, -1):
        with_it = comb(left, size - 1) if size else 0
        is_in = number < with_it
        number -= 0 if is_in else with_it
        size -= is_in
        members.append(is_in)
    return tuple(members)
