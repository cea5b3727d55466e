"""Two fair coins: heads asks for the truth; tails lets a second coin answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import TYPE_CHECKING, ClassVar

from surveyapp.designs.channels.forced_response import TruthOrForced
from surveyapp.designs.core.channel import ForcedForm
from surveyapp.designs.core.design import Mode
from surveyapp.messages.message import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from surveyapp.designs.core.own_device import OwnDevice


@dataclass(frozen=True, slots=True)
class TwoCoins(TruthOrForced):
    """Forced response with p_truth 1/2 and p_yes 1/4; ε = ln 3."""

    name: ClassVar[str] = "two_coins"
    modes: ClassVar[tuple[Mode, ...]] = (Mode.KIOSK_COINS, Mode.SHOWN_COINS, Mode.OWN_DEVICE)
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Two coins")
    source: ClassVar[str] = (
        "Dwork & Roth (2014), The Algorithmic Foundations of Differential Privacy, 2.3"
    )

    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "For yes/no questions, when everybody should understand the design at once.",
    )
    example: ClassVar[Mapping[str, object]] = {}

    @property
    def form(self) -> ForcedForm:
        """Half truth, a quarter “yes”, a quarter “no”."""
        return ForcedForm(Fraction(1, 2), (Fraction(1, 4), Fraction(1, 4)))

    def own_device(self, labels: Sequence[str]) -> OwnDevice:
        """Two tosses, and what is touched after them."""
        from surveyapp.designs.wording.devices import coins_steps  # noqa: PLC0415

        return coins_steps(labels)
