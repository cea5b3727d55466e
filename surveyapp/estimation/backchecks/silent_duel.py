"""Visits when evidence grows with time: the silent duel with several shots (Restrepo 1957).

A visitor with m visits duels with a surveyor who can stop n times, over one period, t from 0 to 1. Neither
sees what the other does. A visit at t proves the invention with chance P(t), a stop at t takes the gain
Q(t) away before it; both grow from 0. Whoever succeeds first gets 1 from the other; if nobody does, 0.

The optimal times are random: nothing before a₁, then the i-th visit on [a_i, a_(i+1)], with a density. Let
S(t) be the chance that the visitor has proven nothing before t, and R(t) that the surveyor has not stopped
with success. If the surveyor's j-th action from the end may fall anywhere on an interval, it must be worth
the same everywhere there. An action at y changes his prospects by −2·Q(y)·S(y) + (1 − Q(y))·μ, where S(t) +
μ is what he faces after it, so on that interval

    S = A/Q − μ/2,    and one action earlier, at the interval's start b:    A → A·(1 − Q(b)).

In the same way R = B/P − ν/2, B → B·(1 − P(a)) where the visitor's next action begins. A visitor's interval
ends where it began backwards: the densities −S′/(P·S(a)) must add up to 1 on it. So both are followed from
t = 1 down, always to the next beginning of an interval, until neither has an action left. That must be at
the same time: if it is not, one of them leaves a part of the last action to t = 1 exactly, and how large a
part is found by root finding.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, cached_property

import numpy as np
import scipy
from numpy.typing import NDArray

POINTS = 400
REPLY_POINTS = 4001
"""Of the rule that integrates a smooth density over an interval."""
LEAST_TIME = 1e-6
"""No interval begins before: accuracies are 0 at 0."""
MOST_ACTIONS = 12
SAME_TIME = 1e-9
LARGEST_PART = 0.999
"""Of a last action that is left to t = 1."""

Curve = Callable[[NDArray[np.float64]], NDArray[np.float64]]


@dataclass(frozen=True)
class Accuracy:
    """The chance of success of an action at share t of the period."""

    chance: Curve
    slope: Curve
    """The function, 0 at 0 and rising, at most 1; and its derivative."""


LINEAR = Accuracy(lambda t: t, np.ones_like)
"""The chance is the share of the period that has passed."""


def evidence(share: float, most: float) -> Accuracy:
    """Return the chance to find one of the records that were invented until then: 1 − (1 − r)^(t·k).

    Parameters
    ----------
    share
        r, the chance that a visit finds a given invented record, between 0 and 1.
    most
        k, how many are invented in the whole period, above 0.
    """
    rate = -most * np.log1p(-share)
    return Accuracy(lambda t: -np.expm1(-rate * t), lambda t: rate * np.exp(-rate * t))


@dataclass(frozen=True)
class Piece:
    """A stretch on which one side's survival is level/Q − half, Q the other side's accuracy."""

    start: float
    level: float
    half: float


@dataclass(frozen=True)
class Side:
    """One side's random times."""

    starts: tuple[float, ...]
    """m + 1 numbers: a₁ … a_m, where the i-th action's interval begins, and 1."""
    pieces: tuple[Piece, ...]
    """Of its survival, from the last to the first."""
    dropped: float
    """By how much survival falls at t = 1 itself, in the scale of the pieces."""
    own: Accuracy
    other: Accuracy
    """The accuracies."""

    @cached_property
    def _scale(self) -> float:
        return float(self._raw(np.array([self.starts[0]]))[0])

    def survival(self, times: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the chance that none of the actions before these times succeeded.

        Parameters
        ----------
        times : array
            from 0 to 1; at 1 the last action may still come.
        """
        late = np.maximum(times, self.starts[0])
        return self._raw(late) / self._scale

    @property
    def survival_at_the_end(self) -> float:
        """The chance that none of the actions succeeds at all."""
        last = float(self._raw(np.array([1.0]))[0])
        return (last - self.dropped) / self._scale

    def _raw(self, times: NDArray[np.float64]) -> NDArray[np.float64]:
        chances = self.other.chance(times)
        found = np.empty_like(times)
        for (
            piece
        ) in self.pieces:  # from late to early: an earlier piece overwrites what is before it
            end = times <= 1.0 if piece is self.pieces[0] else times < self._end_of(piece)
            found[end] = piece.level / chances[end] - piece.half
        return found

    def _end_of(self, piece: Piece) -> float:
        return self.pieces[self.pieces.index(piece) - 1].start

    def density(self, action: int, times: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the density of one action's time; 0 outside its interval.

        Parameters
        ----------
        action
            from 0.
        times : array
            from 0 to 1.
        """
        begin, end = self.starts[action], self.starts[action + 1]
        at_start = float(self._raw(np.array([begin]))[0])
        chances = self.other.chance(times)
        levels = np.zeros_like(times)
        for piece in self.pieces:
            before = times <= 1.0 if piece is self.pieces[0] else times < self._end_of(piece)
            levels[before] = piece.level
        with np.errstate(divide="ignore"):
            found = levels * self.other.slope(times) / (chances**2 * self.own.chance(times))
        inside = (times >= begin) & (times <= end)
        return np.where(inside, found / at_start, 0.0)

    @property
    def share_at_the_end(self) -> float:
        """The chance that the last action waits for t = 1 exactly."""
        last = float(self._raw(np.array([self.starts[-2]]))[0])
        return self.dropped / (last * float(self.own.chance(np.array([1.0]))[0]))

    def time(self, action: int, share: float) -> float:
        """Return the time before which an action falls with a given chance: the inverse of its distribution.

        Parameters
        ----------
        action
            from 0.
        share
            from 0 to below 1: drawn uniformly, it draws the time.
        """
        begin, end = self.starts[action], self.starts[action + 1]
        if action == len(self.starts) - 2 and share >= 1 - self.share_at_the_end:
            return 1.0

        def beyond(until: float) -> float:
            edges = [begin, *(p.start for p in self.pieces if begin < p.start < until), until]
            return (
                sum(
                    _integral(lambda t: self.density(action, t), low, high)
                    for low, high in zip(sorted(edges)[:-1], sorted(edges)[1:], strict=True)
                )
                - share
            )

        if beyond(end) <= 0:
            return end
        return float(scipy.optimize.brentq(beyond, begin, end, xtol=1e-12))


@dataclass(frozen=True)
class SilentDuel:
    """The optimal random times of both sides."""

    visitor: Side
    surveyor: Side
    """With the same first time."""

    @property
    def value(self) -> float:
        """What the visitor gets on average: Pr(proven first) − Pr(gone first)."""
        return best_reply(self.visitor, len(self.surveyor.starts) - 1)


def solve(visitor: Accuracy, surveyor: Accuracy, visits: int, stops: int = 1) -> SilentDuel:
    """Return the optimal times.

    Parameters
    ----------
    visitor, surveyor
        P and Q.
    visits
        m, 1 to 12.
    stops
        n, 1 to 12.

    Raises
    ------
    ValueError
        if a number is none of these.
    """
    if not (1 <= visits <= MOST_ACTIONS and 1 <= stops <= MOST_ACTIONS):
        message = f"{visits} visits, {stops} stops; 1 to {MOST_ACTIONS} of each can be solved"
        raise ValueError(message)

    def solved(tilt: float) -> SilentDuel:
        """Return both sides; a tilt above 0 is the visitor's part at t = 1, one below 0 the surveyor's."""
        return _followed(
            _Backwards(visitor, surveyor, visits, max(tilt, 0.0)),
            _Backwards(surveyor, visitor, stops, max(-tilt, 0.0)),
        )

    def apart(tilt: float) -> float:
        duel = solved(tilt)
        return duel.visitor.starts[0] - duel.surveyor.starts[0]

    even = apart(0.0)
    if abs(even) < SAME_TIME:
        return solved(0.0)
    # a part left to the end begins its side later
    sign = 1.0 if even < 0 else -1.0
    far = sign * LARGEST_PART
    return solved(float(scipy.optimize.brentq(apart, 0.0, far, xtol=1e-14)))


class _Backwards:
    """One side while it is followed from t = 1 down."""

    def __init__(self, own: Accuracy, other: Accuracy, actions: int, dropped: float) -> None:
        self.own, self.other, self.dropped = own, other, dropped
        at_end = float(other.chance(np.array([1.0]))[0])
        # S(1) = 1 in this scale, and S − dropped is left at the end: −μ = 1 − dropped
        self.half = -(1 - dropped) / 2
        self.level = at_end * (1 + self.half)
        self.pieces: list[Piece] = []
        self.starts = [1.0]
        self.owed = dropped / float(own.chance(np.array([1.0]))[0])
        """Chance of the action at work that was placed already, times its survival, not yet divided by it."""
        self.left = actions

    def survival(self, time: float) -> float:
        return self.level / float(self.other.chance(np.array([time]))[0]) - self.half

    def spent(self, begin: float, end: float) -> float:
        """Return ∫ −S′/P, the chance of the action on a stretch times its survival at its start."""

        def rate(t: NDArray[np.float64]) -> NDArray[np.float64]:
            return (
                self.level * self.other.slope(t) / (self.other.chance(t) ** 2 * self.own.chance(t))
            )

        return _integral(rate, begin, end)

    def next_start(self, now: float) -> float:
        """Return where the action at work begins, if nothing changes before: its chances add up to 1."""

        def lacking(begin: float) -> float:
            return self.owed + self.spent(begin, now) - self.survival(begin)

        if lacking(now) >= 0:
            return now
        low = now
        while lacking(low) < 0 and low > LEAST_TIME:
            low *= 0.8
        return float(scipy.optimize.brentq(lacking, low, now, xtol=1e-15))

    def pass_over(self, begin: float, end: float) -> None:
        """Take in that nothing changes between two times."""
        self.owed += self.spent(begin, end)

    def begin_action(self, time: float) -> None:
        """Take in that the action at work begins here; the one before it ends here."""
        self.starts.append(time)
        self.left -= 1
        self.owed = 0.0

    def other_begins(self, time: float) -> None:
        """Take in that the other side's action begins here, so its earlier one must be worth the same."""
        chance = float(self.other.chance(np.array([time]))[0])
        self.pieces.append(Piece(time, self.level, self.half))
        # μ changes so that survival stays continuous: A(1 − Q)/Q − μ′/2 = A/Q − μ/2, μ′ = μ − 2A
        self.half -= self.level
        self.level *= 1 - chance

    def side(self, first: float) -> Side:
        pieces = (*self.pieces, Piece(first, self.level, self.half))
        return Side(tuple(reversed(self.starts)), pieces, self.dropped, self.own, self.other)


def _followed(visitor: _Backwards, surveyor: _Backwards) -> SilentDuel:
    now = 1.0
    while visitor.left or surveyor.left:
        at_visitor = visitor.next_start(now) if visitor.left else -1.0
        at_surveyor = surveyor.next_start(now) if surveyor.left else -1.0
        then = max(at_visitor, at_surveyor)
        for side in (visitor, surveyor):
            side.pass_over(then, now)
        begins = at_visitor >= then - SAME_TIME, at_surveyor >= then - SAME_TIME
        # both are read before either is changed: intervals of both may begin together
        if begins[0]:
            visitor.begin_action(then)
        if begins[1]:
            surveyor.begin_action(then)
        if begins[0] and visitor.left:
            surveyor.other_begins(then)
        if begins[1] and surveyor.left:
            visitor.other_begins(then)
        now = then
    return SilentDuel(visitor.side(now), surveyor.side(now))


def best_reply(side: Side, actions: int) -> float:
    """Return the least that a side gets, whatever times the other chooses for its actions.

    Whoever replies with an action at y when ``S(y)`` of the side is left: what comes after is worth
    S(y) + min over later times, so the best is found from the last action to the first over a fine grid of
    times, with the times at which something changes, from both sides, among them.

    Parameters
    ----------
    side
        whose guarantee is asked.
    actions
        of the other.
    """
    edges = {1.0, *side.starts, *(piece.start for piece in side.pieces)}
    times = np.unique(np.concatenate([np.linspace(side.starts[0], 1, REPLY_POINTS), sorted(edges)]))
    survival, chance = side.survival(times), side.other.chance(times)
    # −(survival at the end): what is left where nobody succeeds is worth 0
    later = np.full(len(times), -side.survival_at_the_end)
    for _ in range(actions):
        worth = -survival * (1 + chance) + (1 - chance) * (survival + later)
        # not to act at all is a reply too
        later = np.minimum(np.minimum.accumulate(worth[::-1])[::-1], -side.survival_at_the_end)
    return float(1 + later[0])


def _integral(function: Curve, low: float, high: float) -> float:
    """Return ∫ over [low, high] by Gauss and Legendre's rule, in log t: densities fall like powers of t."""
    if high <= low:
        return 0.0
    start, end = np.log(low), np.log(high)
    nodes, weights = _rule()
    at = np.exp((nodes + 1) / 2 * (end - start) + start)
    return float((weights * function(at) * at).sum() * (end - start) / 2)


@cache
def _rule() -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the nodes and weights on [−1, 1]: eigenvalues of a large matrix, which no start waits for."""
    nodes, weights = np.polynomial.legendre.leggauss(POINTS)
    return nodes, weights
