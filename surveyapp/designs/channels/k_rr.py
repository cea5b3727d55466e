"""k-ary randomized response: the truth, or a uniformly drawn choice."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.channels.forced_response import TruthOrForced
from surveyapp.designs.core.channel import ForcedForm
from surveyapp.designs.core.design import MOST_CHOICES
from surveyapp.designs.core.exact import COIN_BITS, exponential_down
from surveyapp.designs.core.parameters import NotTogether, integer, privacy_loss, probability
from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg


@dataclass(frozen=True, slots=True)
class KRR(TruthOrForced):
    """Kairouz, Bonawitz & Ramage (2016): report the answer more often than any other choice.

    Stated by ``p_truth`` (the coins ask for the truth, else one of all k choices is drawn
    uniformly, the true one too), or by ``epsilon``. e^ε is irrational; the probabilities are the
    nearest fractions whose privacy loss does not exceed ``epsilon``, with denominator 2²⁰ or the
    first larger power of two that loses less than a thousandth of e^ε − 1.
    """

    name: ClassVar[str] = "k_rr"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "k-ary randomized response")
    source: ClassVar[str] = "Kairouz, Bonawitz & Ramage (2016), ICML, PMLR 48, 2436–2444"
    derives_k: ClassVar[bool] = True

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For ratings and single choices with few choices, up to about 3·e^ε + 2: beyond that a "
        "frequency oracle has smaller errors (Wang et al. 2017).",
    )
    example: ClassVar[Mapping[str, object]] = {"epsilon": 1.5}
    example_k: ClassVar[int] = 4

    k: int = integer("the number of choices", low=2, high=MOST_CHOICES)
    epsilon: Fraction | None = privacy_loss("the privacy loss ε", default=None)
    p_truth: Fraction | None = probability(
        "the probability that the coins ask for the truth", is_open=True, default=None
    )

    def check(self) -> None:
        """Refuse both or neither of ``epsilon`` and ``p_truth``."""
        if (self.epsilon is None) == (self.p_truth is None):
            raise NotTogether(
                parameter="epsilon",
                reason=msg(
                    "Give either {first} or {second}, exactly one of them",
                    first="epsilon",
                    second="p_truth",
                ),
                is_whole_sentence=True,
            )

    @property
    def form(self) -> ForcedForm:
        """Truth, and the same forced probability for each choice."""
        if self.p_truth is not None:
            return ForcedForm(self.p_truth, ((1 - self.p_truth) / self.k,) * self.k)
        assert self.epsilon is not None  # noqa: S101 - check() has seen to it
        # the own choice has e^ε times the probability of each other one, and all sum to 1
        odds = exponential_down(self.epsilon)
        for bits in COIN_BITS:
            # other = 1/(e^ε + k − 1), rounded up, so that (1 − (k − 1)·other)/other ≤ e^ε
            other = Fraction(math.ceil(2**bits / (odds + self.k - 1)), 2**bits)
            truth = 1 - self.k * other
            if truth / other >= Fraction(999, 1000) * (odds - 1):
                break
        return ForcedForm(truth, (other,) * self.k)
