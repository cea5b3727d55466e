"""Warner's design: the question with probability p, else its opposite."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.channel import Channel
from surveyapp.designs.design import Design, Mode
from surveyapp.designs.exact import common_frequencies
from surveyapp.designs.parameters import probability
from surveyapp.designs.phrases import Phrase
from surveyapp.designs.wording import PROVES_NOTHING
from surveyapp.errors import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class Warner(Design):
    """Warner (1965): answer the question with probability p, else its negation.

    Its coins cannot be shown before the answer on a kiosk: a respondent would be told to touch what
    is not true, and no wording of ours asks for that.
    """

    name: ClassVar[str] = "warner"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("designs", "Warner's design")
    source: ClassVar[str] = (
        "Warner (1965), Journal of the American Statistical Association 60, 63–69"
    )

    p: Fraction = probability(
        "the probability that the question itself is answered",
        is_open=True,
        excluding=(Fraction(1, 2),),
    )

    @property
    def channel(self) -> Channel:
        """Pr(yes | yes) = p; Pr(yes | no) = 1 − p (Warner 1965, section 2)."""
        return Channel(((self.p, 1 - self.p), (1 - self.p, self.p)))

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Phrase, ...]:  # noqa: ARG002
        """Tell how often the answer is recorded as given and how often turned round."""
        (same, turned), of, is_exact = common_frequencies((self.p, 1 - self.p))
        template = (
            QT_TRANSLATE_NOOP(
                "designs",
                "In {same} of {of} cases the answer that you touch is recorded. "
                "In the other {turned} of {of} cases the coins record the opposite.",
            )
            if is_exact
            else QT_TRANSLATE_NOOP(
                "designs",
                "In about {same} of {of} cases the answer that you touch is recorded. "
                "In the other {turned} or so of {of} cases the coins record the opposite.",
            )
        )
        return (Phrase(template, {"same": same, "turned": turned, "of": of}), PROVES_NOTHING)
