"""Unary encoding: one noisy bit for each choice."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from fractions import Fraction
from functools import lru_cache
from itertools import product
from typing import Any, ClassVar

from surveyapp.designs.core.design import MOST_CHOICES, Mode
from surveyapp.designs.core.exact import exponential_down
from surveyapp.designs.core.parameters import (
    NotTogether,
    Parameter,
    ParameterKind,
    integer,
    out_of_range,
    privacy_loss,
    probability,
)
from surveyapp.designs.oracles.base import Answer, BitsOracle, Support, share_sentence, share_within
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg, printable

SYMMETRIC, OPTIMIZED = "symmetric", "optimized"


@dataclass(frozen=True, slots=True)
class OneOf(Parameter):
    """A parameter that is one of two words."""

    words: tuple[str, str] = ("", "")

    @property
    def allowed(self) -> Message:
        """The words."""
        first, second = self.words
        return msg("{first} or {second}", first=first, second=second)

    def read(self, name: str, value: object) -> str:
        """Return the word.

        Raises
        ------
        ParameterProblem
            if it is none of the words.
        """
        if not isinstance(value, str) or value not in self.words:
            shown = f'"{printable(value, 60)}"' if isinstance(value, str) else "not a word"
            raise out_of_range(parameter=name, value=shown, allowed=self.allowed)
        return value

    def write(self, value: Any) -> str:
        """Return the word."""
        return str(value)


def _variant() -> Any:
    declared = OneOf(
        ParameterKind.PROBABILITY,  # of no meaning here: what depends on it is overridden
        QT_TRANSLATE_NOOP("messages", "how ε is divided between the own choice and the others"),
        Fraction(0),
        Fraction(1),
        is_optional=True,
        words=(SYMMETRIC, OPTIMIZED),
    )
    return field(metadata={"parameter": declared}, default=None)


@dataclass(frozen=True, slots=True)
class Unary(BitsOracle):
    """Wang, Blocki, Li & Jha (2017): a chosen answer's bit is 1 with probability p, another's with q.

    Stated by ``p`` and ``q``, or by ``epsilon`` with a ``variant``:

    * ``symmetric`` (basic RAPPOR: Erlingsson, Pihur & Korolova 2014): p = 1 − q, p/q = e^(ε/2);
    * ``optimized`` (the default for one answer): p = 1/2, q = 1/(e^ε + 1), which estimates rare
      choices better.

    With ``at_most`` unset the respondent has **one** answer. Two answers differ in two bits, and
    exp(ε) = p(1 − q)/((1 − p)q).

    With ``at_most`` = m the respondent may choose from none to m of the k choices (multiple choice),
    and each bit is drawn independently. Here ``epsilon`` counts **per changed bit**: choosing one more or
    one fewer changes the odds of any report by at most e^ε. The one best design under
    that bound is p = 1 − q, p/q = e^ε, so ``optimized`` is refused. ``worst_ratio``, which the ledger
    adds up, is that of two answers which differ in as many choices as can be: min(2m, k) bits.
    """

    name: ClassVar[str] = "unary"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Unary encoding")
    source: ClassVar[str] = "Wang, Blocki, Li & Jha (2017), USENIX Security 26, 729–745"

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For many choices, and for multiple choice. Above about 3·e^ε + 2 choices its errors are "
        "smaller than those of k_rr, and no larger for the thousandth choice than for the tenth.",
    )
    example: ClassVar[Mapping[str, object]] = {"epsilon": 1}
    example_k: ClassVar[int] = 20

    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)
    epsilon: Fraction | None = privacy_loss(
        "the privacy loss ε of one answer; for multiple choice of each changed choice",
        default=None,
    )
    variant: str | None = _variant()
    p: Fraction | None = probability(
        "the probability that a chosen answer is marked", is_open=True, default=None
    )
    q: Fraction | None = probability(
        "the probability that an answer that was not chosen is marked", is_open=True, default=None
    )
    at_most: int | None = field(
        metadata={
            "parameter": Parameter(
                ParameterKind.COUNT,
                QT_TRANSLATE_NOOP("messages", "the most choices that one respondent may choose"),
                Fraction(1),
                Fraction(MOST_CHOICES),
                is_optional=True,
            )
        },
        default=None,
    )

    def check(self) -> None:
        """Refuse what is stated twice or not at all, p = q, and a variant that does not apply."""
        if (self.p is None) != (self.q is None):
            raise NotTogether(
                parameter="q" if self.q is None else "p", reason=msg("give both p and q")
            )
        if (self.epsilon is None) == (self.p is None):
            raise NotTogether(
                parameter="epsilon",
                reason=msg("Give either {first} or p and q, exactly one of them", first="epsilon"),
                is_whole_sentence=True,
            )
        if self.p is not None and self.p == self.q:
            raise NotTogether(
                parameter="q",
                reason=msg("it equals p, so nothing can be learned from the reports"),
            )
        if self.variant is not None and self.epsilon is None:
            raise NotTogether(
                parameter="variant",
                reason=msg("it goes with {first}, not with p and q", first="epsilon"),
            )
        if self.variant == OPTIMIZED and self.at_most is not None:
            raise NotTogether(
                parameter="variant",
                reason=msg(
                    "optimized is for questions with one answer; leave it out for multiple choice"
                ),
            )
        if self.at_most is not None and self.at_most > self.k:
            raise NotTogether(
                parameter="at_most",
                reason=msg(
                    "it is {at_most}, above the {k} choices", at_most=self.at_most, k=self.k
                ),
            )

    @property
    def pair_ratio(self) -> Fraction:
        """The worst ratio for two answers of one choice each: p(1 − q)/((1 − p)q) where p > q."""
        return math.prod(self._gains, start=Fraction(1))

    @property
    def allows_several(self) -> bool:
        """True for multiple choice."""
        return self.at_most is not None

    @property
    def marks(self) -> tuple[Fraction, Fraction]:
        """(p, q): the probabilities of a mark for a chosen and for another answer."""
        if self.p is not None and self.q is not None:
            return self.p, self.q
        assert self.epsilon is not None  # noqa: S101 - check() has seen to it
        is_symmetric = self.variant == SYMMETRIC or self.at_most is not None
        return _marks(self.epsilon, is_symmetric, self.at_most is None)

    @property
    def support(self) -> Support:
        """p, q, and p·q: the bits are independent."""
        p, q = self.marks
        return Support(p, q, p * q)

    @property
    def _gains(self) -> tuple[Fraction, Fraction]:
        """Worst ratios of a bit: chosen against not, not chosen against chosen."""
        # a bit of 1 has the likelihood ratio p/q for its choice, a bit of 0 has (1 − p)/(1 − q)
        p, q = self.marks
        return max(p / q, (1 - p) / (1 - q)), max(q / p, (1 - q) / (1 - p))

    @property
    def worst_ratio(self) -> Fraction:
        """Over two answers; p(1 − q)/((1 − p)q) where each is one choice and p > q."""
        # Two sets that differ most: ``most`` choices change one way, and as many others as there are the
        # other way. Each changed bit multiplies the ratio by its own worst case.
        most = self.at_most or 1
        worse, better = max(self._gains), min(self._gains)
        return math.prod([worse] * most + [better] * min(most, self.k - most), start=Fraction(1))

    @property
    def bounds(self) -> tuple[int, ...]:
        """One coin a choice."""
        p, q = self.marks
        return (math.lcm(p.denominator, q.denominator),) * self.k

    def report(self, answer: Answer, coins: Sequence[int]) -> str:
        """Return the bits as a string."""
        chosen = self._chosen(answer)
        p, q = self.marks
        # a bit is 1 where its coin is below the share of its choice; both shares are compared as integers
        size = math.lcm(p.denominator, q.denominator)
        limits = (int(q * size), int(p * size))
        return "".join("01"[coin < limits[j in chosen]] for j, coin in enumerate(coins))

    def _chosen(self, answer: Answer) -> AbstractSet[int]:
        if self.at_most is None or isinstance(answer, int):
            return frozenset({self.checked(answer)})
        if len(answer) > self.at_most or not answer <= frozenset(range(self.k)):
            raise ValueError(f"an answer is a set of at most {self.at_most} indices below {self.k}")
        return answer

    @property
    def number_of_reports(self) -> int:
        """2ᵏ."""
        return 1 << self.k

    def every_report(self) -> Iterator[str]:
        """Yield all strings of k bits."""
        yield from map("".join, product("01", repeat=self.k))

    def probability(self, report: str, answer: Answer) -> Fraction:
        """Return the product over the bits."""
        chosen = self._chosen(answer)
        p, q = self.marks
        chances = [p if j in chosen else q for j in range(self.k)]
        shares = (
            chance if bit == "1" else 1 - chance
            for chance, bit in zip(chances, report, strict=True)
        )
        return math.prod(shares, start=Fraction(1))

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:  # noqa: ARG002
        """State the odds of a mark, for chosen answers and for others."""
        p, q = self.marks
        chosen = CHOSEN if self.at_most is None else EACH_CHOSEN
        return (
            Message(MARKS, {"k": self.k}),
            share_sentence(chosen, p),
            share_sentence(OTHERS, q),
            PROVES_NOTHING,
        )


MARKS = QT_TRANSLATE_NOOP(
    "messages", "For each of the {k} answers the device records a mark or no mark, by a wheel."
)
CHOSEN = QT_TRANSLATE_NOOP(
    "messages", "The answer that you touch gets a mark in about {count} of {of} cases."
)
EACH_CHOSEN = QT_TRANSLATE_NOOP(
    "messages", "Each answer that you touch gets a mark in about {count} of {of} cases."
)
OTHERS = QT_TRANSLATE_NOOP(
    "messages", "Each other answer gets a mark too, in about {count} of {of} cases."
)


@lru_cache(maxsize=256)
def _marks(loss: Fraction, is_symmetric: bool, has_one_answer: bool) -> tuple[Fraction, Fraction]:  # noqa: FBT001
    if not is_symmetric:
        return Fraction(1, 2), 1 - share_within(exponential_down(loss))
    p = share_within(exponential_down(loss / 2 if has_one_answer else loss))
    return p, 1 - p
