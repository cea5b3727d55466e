"""The wheel: what respondents see of chance where the device draws it, its sectors as large as the odds.

A wheel shows coins that leave the answer alone, answer by themselves or turn the answer round. So it shows
nothing of a device of one's own, nor of reports that are not the answers.
"""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from surveyapp.designs.core.design import AskableDesign, Design, Mode
from surveyapp.designs.core.exact import common_frequencies


@dataclass(frozen=True, slots=True)
class Frequencies:
    """Of ``of`` spins ``own`` stop where one's own answer is recorded, ``forced[j]`` where the wheel gives j.

    Where the wheel picks any answer, each as often as the others, ``forced`` is the one number of all
    these. ``opposite`` of the spins turn the answer round instead.
    """

    own: int
    forced: tuple[int, ...]
    opposite: int
    of: int
    is_exact: bool

    @property
    def others(self) -> int:
        """How many of the spins do not leave the answer."""
        return self.of - self.own


@dataclass(frozen=True, slots=True)
class Wheel:
    """The exact odds that one's answer is left, that ``forced[j]`` is given, or that it is turned round."""

    own: Fraction
    forced: tuple[Fraction, ...]
    opposite: Fraction

    @property
    def is_even(self) -> bool:
        """Whether the wheel picks any answer, each as often as the others."""
        return len(set(self.forced)) == 1

    @property
    def frequencies(self) -> Frequencies:
        """The odds as natural frequencies."""
        if not self.forced:
            (own, opposite), of, is_exact = common_frequencies((self.own, self.opposite))
            return Frequencies(own, (), opposite, of, is_exact)
        parts = (1 - self.own,) if self.is_even else self.forced
        (own, *forced), of, is_exact = common_frequencies((self.own, *parts))
        return Frequencies(own, tuple(forced), 0, of, is_exact)


def reports_are_answers(design: Design) -> bool:
    """Return whether the record names answers, so that what was touched can be compared with it.

    Parameters
    ----------
    design
        a design of one sample, or one of several in the respondent's sample.
    """
    answers = tuple(f"answer {number}" for number in range(design.channel.answers))
    return design.reports(answers) == answers


@lru_cache(maxsize=256)  # the kiosk asks it at every screen
def wheel_of(design: AskableDesign, mode: Mode = Mode.KIOSK_COINS) -> Wheel | None:
    """Return the wheel of a design; None where none can show what happens.

    Parameters
    ----------
    design
        the design, in the respondent's sample.
    mode
        whose coins fall.
    """
    if mode is Mode.OWN_DEVICE or not isinstance(design, Design):
        return None
    if not design.is_randomized or not reports_are_answers(design):
        return None
    form = design.channel.forced_form()
    if form is None:
        return None
    if Mode.SHOWN_COINS in design.modes:
        return Wheel(form.truth, form.forced, Fraction(0))
    if not design.turns_round:
        return None
    same, turned = design.channel.rows[0]
    return Wheel(same, (), turned)


OWN_SECTOR = 0
"""The sector of the wheel that leaves the answer; 1 + j is the one that gives answer j."""
OPPOSITE_SECTOR = -1
"""The sector that turns the answer round."""


def sector_of(first: int, second: int) -> int | None:
    """Return in which sector the wheel stopped; None where no sector does that.

    Two answers tell it: a sector leaves both, gives one report for both, or turns them round.

    Parameters
    ----------
    first, second
        the reports that the coin makes of the first answer and of the second.
    """
    if first == second:
        return 1 + first
    return {(0, 1): OWN_SECTOR, (1, 0): OPPOSITE_SECTOR}.get((first, second))
