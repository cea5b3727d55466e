"""Hadamard response: a random half of the choices, and whether the own one is in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from typing import Any, ClassVar

from surveyapp.designs.core.design import MOST_CHOICES, Mode
from surveyapp.designs.core.exact import exponential_down
from surveyapp.designs.core.parameters import integer, privacy_loss
from surveyapp.designs.oracles.base import HashingOracle, share_sentence, share_within
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message


@dataclass(frozen=True, slots=True)
class Hadamard(HashingOracle):
    """Bassily & Smith (2015), one bit: a random row of the Hadamard matrix, its noisy sign recorded.

    K is the smallest power of two ≥ k. The report is ``row:+`` or ``row:-``: the sign of the matrix in
    a row drawn from 1 … K − 1 and the answer's column, kept with probability e^ε/(e^ε + 1). Row 0 is
    left out: it is + everywhere and carries no information. Two columns agree in K/2 − 1 of the K − 1
    rows.

    Of the two forms in use this one was taken, and not the response of Acharya, Sun & Zhang (2019), a
    set of K/2 of K numbers: both reports carry the same information, but theirs needs
    K ≥ k + 1, so twice the matrix for k = 4, 8, 16 …; and here only one bit depends on the answer.
    Both are nearly optimal for ε up to about 1 and gain little from a larger ε.
    """

    name: ClassVar[str] = "hadamard"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Hadamard response")
    source: ClassVar[str] = (
        "Bassily & Smith (2015), STOC 47, 127–135; compare Acharya, Sun & Zhang (2019), AISTATS 22"
    )
    first_seed: ClassVar[int] = 1

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For very many choices with ε up to about 1, where reports should be short: only one bit depends on "
        "the answer.",
    )
    example: ClassVar[Mapping[str, object]] = {"epsilon": 1}
    example_k: ClassVar[int] = 20

    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)
    epsilon: Fraction = privacy_loss("the privacy loss ε")

    @property
    def size(self) -> int:
        """K, the number of columns."""
        return 1 << (self.k - 1).bit_length()

    @property
    def seeds(self) -> int:
        """The K − 1 rows that carry information."""
        return self.size - 1

    @property
    def groups(self) -> int:
        """Plus and minus."""
        return 2

    @property
    def share(self) -> Fraction:
        """e^ε/(e^ε + 1), rounded down to a power-of-two coin."""
        return _share(self.epsilon)

    @property
    def collision(self) -> Fraction:
        """(K/2 − 1)/(K − 1)."""
        return Fraction(self.size // 2 - 1, self.size - 1)

    def hashed(self, seed: Any, choice: Any) -> Any:
        """Return 0 for + and 1 for −: the parity of the bits that row and column share (Sylvester)."""
        # H[i, j] = (−1)^(number of ones of i & j); folding by shifts leaves the parity in the last bit
        shared = (seed + 1) & choice
        for shift in (8, 4, 2, 1):
            shared = shared ^ (shared >> shift)
        return shared & 1

    def group_text(self, group: int) -> str:
        """Return the sign."""
        return "+-"[group]

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """Describe the two halves, and state how often the own one is recorded."""
        return (
            Message(HALVES, {"k": self.k}),
            share_sentence(OWN_HALF, self.share),
            PROVES_NOTHING,
        )


HALVES = QT_TRANSLATE_NOOP(
    "messages",
    "The device divides the {k} answers into two groups by lot, again for each "
    "person, and records one of the two.",
)
OWN_HALF = QT_TRANSLATE_NOOP(
    "messages",
    "In about {count} of {of} cases it is the group of the answer that you touch; otherwise it is "
    "the other group.",
)


@lru_cache(maxsize=256)
def _share(loss: Fraction) -> Fraction:
    return share_within(exponential_down(loss))
