"""Warner's design: the question with probability p, else its opposite."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import ClassVar

from surveyapp.designs.core.channel import YES_OR_NO, Channel
from surveyapp.designs.core.design import Design, Mode
from surveyapp.designs.core.exact import common_frequencies
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import probability
from surveyapp.designs.wording.by_answer import ONLY_YOU, flip_sentences
from surveyapp.designs.wording.devices import DRAW_A_CARD
from surveyapp.designs.wording.forced import PROVES_NOTHING
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message

RIGHT = Message(QT_TRANSLATE_NOOP("messages", "My card is right"))
NOT_RIGHT = Message(QT_TRANSLATE_NOOP("messages", "My card is not right"))
CARD_IS_RIGHT = Message(
    QT_TRANSLATE_NOOP(
        "messages", "Is what your card says true for you? Touch “{right}”. If not, touch “{wrong}”."
    ),
    {"right": RIGHT, "wrong": NOT_RIGHT},
)


@dataclass(frozen=True, slots=True)
class Warner(Design):
    """Warner (1965): answer the question with probability p, else its negation.

    Its coins cannot be shown before the answer on a kiosk: a respondent would be asked to touch what
    is not true, which no wording here does.
    """

    name: ClassVar[str] = "warner"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Warner's design")
    source: ClassVar[str] = (
        "Warner (1965), Journal of the American Statistical Association 60, 63–69"
    )

    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.OWN_DEVICE)
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where “yes” and “no” are equally delicate: neither report rules anything "
        "out. Forced response with the same ε has the same errors and is easier to "
        "explain.",
    )
    example: ClassVar[Mapping[str, object]] = {"p": "3/4"}

    p: Fraction = probability(
        "the probability that the question itself is answered",
        is_open=True,
        excluding=(Fraction(1, 2),),
    )

    @property
    def channel(self) -> Channel:
        """Pr(yes | yes) = p; Pr(yes | no) = 1 − p (Warner 1965, section 2)."""
        return Channel(((self.p, 1 - self.p), (1 - self.p, self.p)), report_names=YES_OR_NO)

    def instruction(self, mode: Mode, labels: Sequence[str]) -> tuple[Message, ...]:
        """State how often the answer is recorded as given, or the card says that the answer is yes."""
        if mode is not Mode.OWN_DEVICE:
            return flip_sentences(self.p)
        return self.own_device(labels).sentences

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """The card, and whether it is right."""
        (same, _), of, is_exact = common_frequencies((self.p, 1 - self.p))
        template = (
            QT_TRANSLATE_NOOP(
                "messages",
                "{same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.",
            )
            if is_exact
            else QT_TRANSLATE_NOOP(
                "messages",
                "About {same} of {of} cards say that your answer is “{yes}”. The others say “{no}”.",
            )
        )
        facts: dict[str, object] = {"same": same, "of": of, "yes": labels[0], "no": labels[1]}
        odds = Message(template, facts)
        return OwnDevice(
            (DRAW_A_CARD, odds), (CARD_IS_RIGHT,), (CARD_IS_RIGHT,), (ONLY_YOU, PROVES_NOTHING)
        )

    def report_labels(self, labels: Sequence[str]) -> tuple[Message | str, ...]:  # noqa: ARG002
        """Whether the card is right: “yes” to the statement that was drawn."""
        return (RIGHT, NOT_RIGHT)
