"""Local hashing: a random partition of the choices into groups, and a group."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar

from surveyapp.designs.core.design import MOST_CHOICES, Mode
from surveyapp.designs.core.exact import exponential_down
from surveyapp.designs.core.parameters import integer, privacy_loss
from surveyapp.designs.oracles.base import HashingOracle, Support, share_sentence, share_within
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True)
class LocalHashing(HashingOracle):
    """Wang, Blocki, Li & Jha (2017): k-ary randomized response of a random hash of the answer.

    The hash functions are those of Carter & Wegman (1979): h(x) = ((a·x + b) mod m) mod g with m the
    smallest prime ≥ k, a = 1 … m − 1 and b = 0 … m − 1; seed = (a − 1)·m + b. Two choices x ≠ y meet
    each pair of different residues equally often, so with r residues falling to a group they share it
    with probability c = Σ r(r − 1) / (m(m − 1)) exactly: a little below 1/g, and the debiasing takes
    it into account. No assumption about a hash function is left. g is the number of groups with the
    smallest variance (near e^ε + 1).
    """

    name: ClassVar[str] = "local_hashing"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Local hashing")
    source: ClassVar[str] = (
        "Wang, Blocki, Li & Jha (2017), USENIX Security 26, 729–745; "
        "hash functions: Carter & Wegman (1979), Journal of Computer and System Sciences 18"
    )

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For very many choices where reports should be short: errors like those of unary encoding, and a "
        "report of a few digits.",
    )
    example: ClassVar[Mapping[str, object]] = {"epsilon": 1}
    example_k: ClassVar[int] = 20

    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)
    epsilon: Fraction = privacy_loss("the privacy loss ε")

    @property
    def modulus(self) -> int:
        """The prime m."""
        return prime_from(self.k)

    @property
    def seeds(self) -> int:
        """m(m − 1)."""
        return self.modulus * (self.modulus - 1)

    @property
    def groups(self) -> int:
        """The best number g of groups."""
        return _best(self.k, self.epsilon)[0]

    @property
    def share(self) -> Fraction:
        """e^ε/(e^ε + g − 1), rounded down to a power-of-two coin."""
        return _best(self.k, self.epsilon)[1]

    @property
    def collision(self) -> Fraction:
        """Σ r(r − 1) / (m(m − 1))."""
        return collision(self.modulus, self.groups)

    def hashed(self, seed: Any, choice: Any) -> Any:
        """Return ((a·x + b) mod m) mod g."""
        a, b = 1 + seed // self.modulus, seed % self.modulus
        return (a * choice + b) % self.modulus % self.groups

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """Describe the groups, and state how often the own one is recorded."""
        return (
            Message(GROUPS, {"k": self.k, "groups": self.groups}),
            share_sentence(OWN_GROUP, self.share),
            PROVES_NOTHING,
        )


GROUPS = QT_TRANSLATE_NOOP(
    "messages",
    "The device divides the {k} answers into {groups} groups by lot, again for "
    "each person, and records one group.",
)
OWN_GROUP = QT_TRANSLATE_NOOP(
    "messages",
    "In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is "
    "another group, drawn by lot.",
)


@lru_cache(maxsize=64)
def prime_from(low: int) -> int:
    """Return the smallest prime that is at least ``low``.

    Parameters
    ----------
    low
        the lower bound; below 2 the result is 2.
    """
    number = max(low, 2)
    while any(number % divisor == 0 for divisor in range(2, int(number**0.5) + 1)):
        number += 1
    return number


def collision(modulus: int, groups: int) -> Fraction:
    """Return the probability that two given choices share a group of a random hash function.

    Σ r(r − 1)/(m(m − 1)), with r the number of residues 0 … m − 1 in each group.

    Parameters
    ----------
    modulus : prime m
        the smallest prime that is at least k.
    groups : 2 … m
        the number g of groups.
    """
    # ``larger`` groups have small + 1 residues, the others ``small``; r(r − 1) ordered pairs in each
    small, larger = divmod(modulus, groups)
    pairs = larger * (small + 1) * small + (groups - larger) * small * (small - 1)
    return Fraction(pairs, modulus * (modulus - 1))


@lru_cache(maxsize=256)
def _best(k: int, loss: Fraction) -> tuple[int, Fraction]:
    """Return the g with the smallest variance, and p = e^ε/(e^ε + g − 1) for it."""
    odds, modulus = exponential_down(loss), prime_from(k)

    def variance(groups: int) -> Fraction:
        p, c = odds / (odds + groups - 1), collision(modulus, groups)
        return Support(p, c * p + (1 - c) / (odds + groups - 1), c * p).coin_variance(k)

    # with p = e^ε/(e^ε + g − 1), the other groups' share is (1 − p)/(g − 1) = 1/(e^ε + g − 1)
    best = min(range(2, modulus + 1), key=variance)
    return best, share_within(odds, Fraction(1, best - 1))
