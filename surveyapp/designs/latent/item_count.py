"""The item count technique, or list experiment: how many statements apply, not which."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import ClassVar

from surveyapp.designs.core.channel import Channel, Row
from surveyapp.designs.core.design import Mode
from surveyapp.designs.core.own_device import OwnDevice
from surveyapp.designs.core.parameters import integer
from surveyapp.designs.latent.base import (
    HALF,
    NO,
    YES,
    ZERO,
    Labels,
    LatentClass,
    LatentDesign,
    LatentTarget,
    indicator,
    share_of_sample_1,
)
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

MOST_ITEMS = 10
"""Respondents cannot count more statements in their heads."""


@dataclass(frozen=True, slots=True)
class ItemCount(LatentDesign):
    """Sample 1 counts ``items`` innocuous statements, sample 2 the same and the sensitive one.

    The classes are (innocuous count y, sensitive z); sample 1 reports y and sample 2 y + z, without any
    coins, if the sensitive statement changes no other answer. The joint distribution of y and z is then just
    identified, and its Pr(z = 1) is the difference of the two means (Imai 2011). ε is infinite: 0 and
    items + 1 in sample 2 reveal the answer.
    """

    name: ClassVar[str] = "item_count"
    title: ClassVar[str] = QT_TRANSLATE_NOOP("messages", "Item count (list experiment)")
    source: ClassVar[str] = (
        "Miller (1984), thesis, George Washington University; Imai (2011), "
        "Journal of the American Statistical Association 106, 407–416"
    )
    when: ClassVar[str] = QT_TRANSLATE_NOOP(
        "messages",
        "Where no coins can be used and people will count statements. Choose "
        "statements so that few people agree with all or none of them; the other "
        "designs need far fewer people for the same precision.",
    )
    example: ClassVar[Mapping[str, object]] = {"items": 4}
    modes: ClassVar[tuple[Mode, ...]] = (Mode.OWN_DEVICE,)
    adds_a_statement: ClassVar[bool] = True
    identifying_parameter: ClassVar[str] = "items"
    simulation_note: ClassVar[str] = "each innocuous statement applies to half of the people"
    assumed_shares: ClassVar[Mapping[str, Fraction]] = MappingProxyType({"innocuous": HALF})

    items: int = integer("the number of innocuous statements", low=1, high=MOST_ITEMS)
    sample_share: Fraction = share_of_sample_1()

    def check(self) -> None:
        """Nothing can be wrong: the joint distribution is identified for any number of statements."""

    @property
    def classes(self) -> tuple[LatentClass, ...]:
        """(y, yes) for y = 0 … items, then (y, no)."""
        counts = range(self.items + 1)
        return (
            *(LatentClass(msg("{y} innocuous, yes", y=y), YES) for y in counts),
            *(LatentClass(msg("{y} innocuous, no", y=y), NO) for y in counts),
        )

    @property
    def channels(self) -> tuple[Channel, ...]:
        """Sample 1: the innocuous count; sample 2: the innocuous count and the sensitive statement."""
        counts = range(self.items + 1)
        # classes in the order of ``classes``: first z = 1 (the sensitive statement applies), then z = 0
        with_z = [(y, z) for z in (1, 0) for y in counts]
        alone = tuple(indicator(self.items + 1, y) for y, _ in with_z)
        together = tuple(indicator(self.items + 2, y + z) for y, z in with_z)
        return (Channel(alone), Channel(together))

    @property
    def targets(self) -> tuple[LatentTarget, ...]:
        """Both answers."""
        size, classes = self.items + 1, 2 * (self.items + 1)
        return (
            LatentTarget(
                "yes",
                QT_TRANSLATE_NOOP("messages", "people to whom the sensitive statement applies"),
                indicator(classes, *range(size)),
            ),
            LatentTarget(
                "no",
                QT_TRANSLATE_NOOP("messages", "people to whom it does not apply"),
                indicator(classes, *range(size, classes)),
            ),
        )

    def assumed_class_shares(self, answer: int, assumed: Mapping[str, Fraction]) -> Row:
        """Binomial: each innocuous statement applies independently with the same probability."""
        one, items = assumed["innocuous"], self.items
        counts = [math.comb(items, y) * one**y * (1 - one) ** (items - y) for y in range(items + 1)]
        none = [ZERO] * (items + 1)
        return tuple(counts + none if answer == YES else none + counts)

    def reports(self, answers: Sequence[str]) -> tuple[tuple[str, ...], ...]:  # noqa: ARG002
        """Return the counts 0 … items, and 0 … items + 1."""
        return (
            tuple(str(y) for y in range(self.items + 1)),
            tuple(str(y) for y in range(self.items + 2)),
        )

    def sample_own_device(self, sample: int, labels: Labels) -> OwnDevice:  # noqa: ARG002
        """The statements, and their count."""
        shown = self.items + sample - 1
        proves = () if sample == 1 else (Message(ENDS_TELL, {"items": shown}),)
        return OwnDevice((Message(HOW_MANY, {"items": shown}),), (), (TOUCH_THE_COUNT,), proves)


HOW_MANY = QT_TRANSLATE_NOOP(
    "messages",
    "You will see {items} statements. Count how many of them are true for you. Tell nobody which.",
)
TOUCH_THE_COUNT = Message(
    QT_TRANSLATE_NOOP("messages", "Touch only how many are true for you, not which.")
)
ENDS_TELL = QT_TRANSLATE_NOOP(
    "messages", "0 shows that none is true for you, and {items} that all are."
)
