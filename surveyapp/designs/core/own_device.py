"""What respondents with a device of their own read, in the order in which they read it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from surveyapp.messages.message import Message

Sentences = tuple[Message, ...]


class Device(Enum):
    """What the respondent throws or draws."""

    COINS = "two coins"
    TWO_DICE = "two dice"
    DIE = "a die"
    CARDS = "numbered cards"


@dataclass(frozen=True, slots=True)
class OwnDevice:
    """First what to do with the device, then what it means, and only then the question with its answers.

    Nobody is asked to say what is not true: where the device answers, the sentence says that it did.
    """

    begin: Sentences
    """The first screen: throw, draw, or get ready for two questions."""
    meaning: Sentences
    """The second screen: what to touch after which throw; empty where the first has said it."""
    reminder: Sentences
    """The meaning in one line, above the answers."""
    proves: Sentences = ()
    """What a record proves, or that it proves nothing."""
    device: Device | None = None
    """What is thrown or drawn first; None where it is nothing that has a number or a face."""

    @property
    def screens(self) -> tuple[Sentences, ...]:
        """What stands on each screen before the answers; the last says what a record proves."""
        *first, last = [each for each in (self.begin, self.meaning) if each]
        return (*first, (*last, *self.proves))

    @property
    def sentences(self) -> Sentences:
        """All of it but the reminder, for guides and handouts."""
        return (*self.begin, *self.meaning, *self.proves)
