"""What one respondent makes easier: larger letters, no movement, questions read aloud.

It belongs to one interview and is gone with it: the next respondent begins with what is usual.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum


class TextSize(Enum):
    """How much larger than usual all text is."""

    USUAL = 1.0
    LARGE = 1.2
    LARGEST = 1.4

    @property
    def following(self) -> TextSize:
        """The next larger one; after the largest the usual one."""
        sizes = list(TextSize)
        return sizes[(sizes.index(self) + 1) % len(sizes)]


@dataclass(frozen=True, slots=True)
class Comfort:
    """One respondent's choices, as the screens see them."""

    text: TextSize = TextSize.USUAL
    moves: bool = True
    """Whether the spinner turns; else it is seen where it stops."""
    may_move: bool = True
    """Whether the survey lets it turn at all."""
    listens: bool = False
    """Whether screens are spoken when they come; touching the loudspeaker once asks for it."""
    can_listen: bool = False
    """Whether the present screen can be spoken."""
    pace_ms: int = 0
    """Milliseconds that a round of the practice is seen; 0: all of them at once."""

    def enlarged(self) -> Comfort:
        """Return this with the next size of text."""
        return replace(self, text=self.text.following)

    def stilled(self) -> Comfort:
        """Return this with movement where there was none, and none where there was."""
        return replace(self, moves=not self.moves)

    @property
    def is_usual(self) -> bool:
        """Whether the respondent has changed nothing that the first screen shows."""
        return self.text is TextSize.USUAL and not self.listens
