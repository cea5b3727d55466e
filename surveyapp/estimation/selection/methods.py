"""One draw of n units out of N without replacement: three methods, each with exact odds.

``simple``
    each subset is equally likely: π = n/N, π_kl = n(n − 1)/(N(N − 1)). Unit by unit, the next is taken with
    the chance (n − taken)/(units left) (Fan, Muller & Rezucha 1962).
``systematic``
    every N/n-th unit from a random start (Madow & Madow 1944); with sizes, every Σx/n-th unit of size, so
    that π is proportional to size (Madow 1949). The order of the frame then stratifies. Pairs of neighbours
    are never drawn together, so that no estimate of the variance is unbiased.
``pps``
    π proportional to size by Tillé's (1996) elimination procedure: from all N, one unit after another is
    taken out until n are left. With π_k(i) the inclusion probability of unit k in a sample of i, the unit
    to leave i + 1 is k with the chance r_k(i) = 1 − π_k(i)/π_k(i + 1); these chances add up to 1 over the
    units that are left. Hence π_kl = Π_i (1 − r_k(i) − r_l(i)), all above 0 for n > 1 but for pairs that
    share one place, and π_kl ≤ π_k·π_l, so that the variance estimate of Sen, Yates and Grundy is never
    negative.

Each draw is an integer below a common denominator: nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from fractions import Fraction

from surveyapp.designs.core.coins import Coins
from surveyapp.estimation.selection.inclusion import certainties, inclusion_probabilities


class SelectionMethod(Enum):
    """How units are drawn."""

    SIMPLE = "simple"
    SYSTEMATIC = "systematic"
    PPS = "pps"


@dataclass(frozen=True, slots=True, eq=False)
class Selection:
    """The units that were drawn."""

    places: tuple[int, ...]
    """Of the units, in the order of the frame."""
    probabilities: tuple[Fraction, ...]
    """π of each of them."""
    pair: Callable[[int, int], float]
    """π_kl of two different places of the frame."""
    of: int
    """N, the number of units that there were."""


def draw(
    method: SelectionMethod, sizes: Sequence[int] | None, of: int, n: int, coins: Coins
) -> Selection:
    """Draw ``n`` of the places 0 … ``of`` − 1.

    Parameters
    ----------
    method
        how.
    sizes : length ``of``, above 0, or None
        x, the size of each unit; None: all alike. ``simple`` takes none.
    of : 1 or more
        N, the number of units.
    n : 1 … ``of``
        the number of units to draw.
    coins
        the source of randomness.

    Raises
    ------
    ValueError
        if ``n`` or ``sizes`` are out of range.
    """
    if not 1 <= n <= of or (sizes is not None and (len(sizes) != of or min(sizes) < 1)):
        raise ValueError("draw 1 to N units, each with a size of 1 or more")
    measures = [1] * of if sizes is None or method is SelectionMethod.SIMPLE else list(sizes)
    if n == of:
        return Selection(tuple(range(of)), (Fraction(1),) * of, lambda _k, _l: 1.0, of)
    return _METHODS[method](measures, n, coins)


def _simple(sizes: Sequence[int], n: int, coins: Coins) -> Selection:
    of = len(sizes)
    taken = list[int]()
    for place in range(of):
        if len(taken) == n:
            break
        if coins.below(of - place) < n - len(taken):
            taken.append(place)
    both = n * (n - 1) / (of * (of - 1))
    return Selection(tuple(taken), (Fraction(n, of),) * n, lambda _k, _l: both, of)


def _systematic(sizes: Sequence[int], n: int, coins: Coins) -> Selection:
    """Points of distance Σx, from a start below it, on a line where each unit has the length n·x."""
    sure = certainties(sizes, n)
    rest = [place for place in range(len(sizes)) if place not in sure]
    left = n - len(sure)
    total = sum(sizes[place] for place in rest)
    start = coins.below(total) if left else 0
    begins, at = dict[int, int](), 0
    for place in rest:
        begins[place] = at % total
        at += left * sizes[place]
    # a point falls on the unit if the start is at most its length behind where it begins, round the circle
    drawn = [p for p in rest if left and (start - begins[p]) % total < left * sizes[p]]

    def pair(k: int, l: int) -> float:  # noqa: E741 - as in π_kl
        if k in sure or l in sure:
            return float(pi[k] * pi[l])
        return _overlap(begins[k], left * sizes[k], begins[l], left * sizes[l], total) / total

    pi = inclusion_probabilities(sizes, n)
    places = tuple(sorted((*sure, *drawn)))
    return Selection(places, tuple(pi[p] for p in places), pair, len(sizes))


def _overlap(begin: int, length: int, other: int, reach: int, circle: int) -> int:
    """Return how many whole numbers two arcs of a circle have in common, neither longer than it."""
    apart = (other - begin) % circle
    # the second arc from where the first begins: up to the circle's end, and from its beginning again
    first = max(min(length, apart + reach, circle) - apart, 0)
    again = max(min(length, apart + reach - circle), 0)
    return first + again


def _pps(sizes: Sequence[int], n: int, coins: Coins) -> Selection:
    steps = _Elimination(sizes, n)
    places = tuple(sorted(steps.draw(coins)))
    pi = inclusion_probabilities(sizes, n)
    return Selection(places, tuple(pi[p] for p in places), steps.joint, len(sizes))


class _Elimination:
    """Tillé's elimination, in steps that cost the same however many units are left.

    With units from the largest down, those that are certain in a sample of i are the first ``sure[i]``; all
    others have π_k(i) = (i − sure)·x_k/(their sum), so that they leave with one and the same chance. A unit
    that was certain at i + 1 and no longer is at i ("freed") leaves with the chance 1 − π_k(i).
    """

    def __init__(self, sizes: Sequence[int], n: int) -> None:
        self._sizes, self._n = sizes, n
        self._order = sorted(range(len(sizes)), key=lambda place: -sizes[place])
        sums, total = [0] * (len(sizes) + 1), 0
        for rank in range(len(sizes) - 1, -1, -1):
            total += sizes[self._order[rank]]
            sums[rank] = total
        self._sums = sums
        """Σx of the units from a rank on."""
        self._sure = self._certain_by_size()
        self._odds: tuple[list[float], list[float], list[int]] | None = None

    def _certain_by_size(self) -> list[int]:
        """Return for each size i of a sample, from 0 to N, how many units are certain in it."""
        units = len(self._sizes)
        found = [units] * (units + 1)
        at = units
        for i in range(units - 1, self._n - 1, -1):
            # i shrinks, so units are freed and none becomes certain
            while at > 0 and (i - at + 1) * self._sizes[self._order[at - 1]] < self._sums[at - 1]:
                at -= 1
            found[i] = at
        return found

    def draw(self, coins: Coins) -> list[int]:
        """Return the places that are left."""
        free = list[int]()
        for i in range(len(self._sizes) - 1, self._n - 1, -1):
            sure, before = self._sure[i], self._sure[i + 1]
            rest, was = self._sums[sure], self._sums[before]
            # all chances over one denominator: those who are free times ``rest``
            many = max(len(free), 1)
            each = rest * many - (i - sure) * was if free else 0
            value = coins.below(rest * many)
            freed = [self._order[rank] for rank in range(sure, before)]
            if value < each * len(free):
                at = value // each
                free[at], free[-1] = free[-1], free[at]
                free.pop()
            else:
                value -= each * len(free)
                for gone in freed:
                    chance = (rest - (i - sure) * self._sizes[gone]) * many
                    if value < chance:
                        freed.remove(gone)
                        break
                    value -= chance
            free += freed
        return [*free, *self._order[: self._sure[self._n]]]

    def joint(self, k: int, l: int) -> float:  # noqa: E741 - as in π_kl
        """Return π_kl of two places: Π (1 − r_k − r_l) over all steps."""
        alone, both, freed_at = self._products()
        late, early = sorted((freed_at[k], freed_at[l]))
        if late < self._n:  # one of them is certain
            other = k if freed_at[k] == early else l
            return self._survives(other, early) * alone[early] if early >= self._n else 1.0
        if late == early:
            return max(self._survives(k, late) + self._survives(l, late) - 1, 0.0) * both[late]
        first, second = (k, l) if freed_at[k] == early else (l, k)
        # alone until the other is freed, in that step with it, and together from then on
        until = self._survives(first, early) * self._between(alone, late, early)
        return until * max(self._survives(second, late) - self._leaves(late), 0.0) * both[late]

    def _survives(self, place: int, i: int) -> float:
        """Return π_k(i) of a unit that was certain at i + 1."""
        sure = self._sure[i]
        return (i - sure) * self._sizes[place] / self._sums[sure]

    def _leaves(self, i: int) -> float:
        """Return r(i) of a unit that was not certain at i + 1."""
        sure, before = self._sure[i], self._sure[i + 1]
        stays = (i - sure) * self._sums[before] / (self._sums[sure] * (i + 1 - before))
        return 1 - stays

    @staticmethod
    def _between(products: list[float], late: int, early: int) -> float:
        """Return the product over the steps from ``early`` − 1 down to ``late`` + 1."""
        return products[early] / products[late + 1]

    def _products(self) -> tuple[list[float], list[float], list[int]]:
        """Return Π (1 − r) and Π (1 − 2r) over the steps below each i, and where each unit is freed."""
        if self._odds is None:
            units = len(self._sizes)
            alone, both = [1.0] * (units + 1), [1.0] * (units + 1)
            for i in range(self._n, units):
                had_free = self._sure[i + 1] < units
                r = self._leaves(i) if had_free else 0.0
                alone[i + 1] = alone[i] * (1 - r)
                both[i + 1] = both[i] * max(1 - 2 * r, 0.0)
            freed_at = [-1] * units
            for i in range(self._n, units):
                for rank in range(self._sure[i], self._sure[i + 1]):
                    freed_at[self._order[rank]] = i
            self._odds = alone, both, freed_at
        return self._odds


_METHODS: Mapping[SelectionMethod, Callable[[Sequence[int], int, Coins], Selection]] = {
    SelectionMethod.SIMPLE: _simple,
    SelectionMethod.SYSTEMATIC: _systematic,
    SelectionMethod.PPS: _pps,
}
