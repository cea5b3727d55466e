"""The fewest rules that say when something holds: disjunctive normal forms over attributes of many levels.

A *cube* allows some levels of each attribute, and holds where each attribute has one of them: it is a rule.
What a decision tree says of a class is an "or" of cubes, its leaves, and the other leaves say where it does
not hold. This is the method of Quine (1952) and McCluskey (1956) for attributes of any number of levels:

1. *All prime implicants*: the largest cubes that touch no leaf of another class. Each leaf b that must not be
   touched is the clause "some attribute i has a level outside bᵢ". The product of the clauses is multiplied
   out, and cubes within others are dropped. A prime implicant P lies in each clause, so for each b some Pᵢ
   avoids bᵢ, or else P would contain a point of b: so P lies in a term of the product, and is one.
2. *The fewest of them that cover everything*, and of these the ones with the fewest conditions: a set cover,
   solved exactly by branch and bound. Levels that no cube tells apart count as one.
3. Conditions lose the levels that another rule covers already: "b" instead of "a or b" where "a" is a rule.

Both can grow without bound. Beyond the limits below the rules are still right and none of them is needless,
but there may be a form with fewer: ``MinimalForm.is_fewest`` says which it is. Very many cubes stay as they
are.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

import numpy as np
import scipy
from numpy.typing import NDArray

Cube = tuple[frozenset[int], ...]
"""The levels that each attribute may have; all of them where the rule does not ask for it."""

MOST_CUBES = 500
MOST_PRIMES = 400
MOST_POINTS = 1 << 17
MOST_ENTRIES = 1 << 18
"""Of the table of points by prime implicants."""
MOST_NODES = 5000
"""Of the branch and bound of the cover."""
RULE_COST = 1000
"""A rule weighs as much as so many conditions: there are fewer attributes than that."""


@dataclass(frozen=True, slots=True)
class MinimalForm:
    """Cubes that cover just what they should."""

    cubes: tuple[Cube, ...]
    """Joined by "or"; they may overlap."""
    is_fewest: bool
    """Whether it is certain that no form has fewer rules, nor as few with fewer conditions."""


def minimal_form(
    inside: Sequence[Cube], outside: Sequence[Cube], levels: Sequence[int]
) -> MinimalForm:
    """Return the fewest cubes that cover ``inside`` and touch nothing of ``outside``.

    Parameters
    ----------
    inside, outside
        cubes that together cover every combination of levels; none of the one touches one of the other.
    levels : one number an attribute
        how many levels it has.
    """
    if not inside:
        return MinimalForm((), is_fewest=True)
    if len(inside) + len(outside) > MOST_CUBES:
        return MinimalForm(tuple(inside), is_fewest=False)
    space = _Space([[cube[a] for cube in (*inside, *outside)] for a in range(len(levels))], levels)
    yes, no = [space.packed(cube) for cube in inside], [space.packed(cube) for cube in outside]
    primes = space.prime_implicants(no)
    chosen = None if primes is None else space.fewest(primes, yes)
    cover = chosen or space.needed(_largest([space.grown(cube, no) for cube in yes]))
    cubes = tuple(space.unpacked(cube) for cube in space.narrowed(cover))
    return MinimalForm(cubes, is_fewest=chosen is not None)


class _Space:
    """All combinations of levels; a cube is one number, with a bit for each level of each attribute.

    Levels of an attribute that no cube tells apart share a bit.
    """

    def __init__(self, asked: Sequence[Sequence[frozenset[int]]], levels: Sequence[int]) -> None:
        self.groups = [_alike(own, n) for own, n in zip(asked, levels, strict=True)]
        self.starts = np.cumsum([0, *map(len, self.groups)]).tolist()
        self.fields = [(1 << end) - (1 << start) for start, end in itertools.pairwise(self.starts)]
        self.whole = (1 << self.starts[-1]) - 1

    def packed(self, cube: Cube) -> int:
        return sum(
            1 << (start + place)
            for allowed, own, start in zip(cube, self.groups, self.starts, strict=False)
            for place, group in enumerate(own)
            if group <= allowed
        )

    def unpacked(self, cube: int) -> Cube:
        return tuple(
            frozenset[int]().union(*(g for p, g in enumerate(own) if cube >> (start + p) & 1))
            for own, start in zip(self.groups, self.starts, strict=False)
        )

    def meet(self, cube: int, other: int) -> bool:
        both = cube & other
        return all(both & own for own in self.fields)

    # prime implicants

    def prime_implicants(self, no: Sequence[int]) -> list[int] | None:
        """Return the largest cubes that touch none of ``no``; None where there are too many on the way."""
        terms = [self.whole]
        for cube in no:
            touched = [term for term in terms if self.meet(term, cube)]
            kept = [term for term in terms if not self.meet(term, cube)]
            cut = {
                term & ~(own & cube)
                for term in touched
                for own in self.fields
                if term & own & ~cube
            }
            # those that stay lie in no other: only what was cut off can lie in one of them
            terms = kept + _largest([one for one in cut if not any(not one & ~k for k in kept)])
            if len(terms) > MOST_PRIMES:
                return None
        return terms

    # the cover

    def fewest(self, primes: list[int], yes: Sequence[int]) -> list[int] | None:
        """Return the cheapest cover by primes; None where it would take too long to be certain of it."""
        shape = tuple(map(len, self.groups))
        if np.prod(shape, dtype=np.float64) > MOST_POINTS:
            return None
        wanted = np.zeros(shape, dtype=np.bool_)
        for cube in yes:
            wanted[self._places(cube)] = True
        points = np.full(shape, -1)
        points[wanted] = np.arange(wanted.sum())
        covers = np.zeros((len(primes), int(wanted.sum())), dtype=np.bool_)
        for number, cube in enumerate(primes):
            covers[number, points[self._places(cube)].ravel()] = True
        # points that the same primes cover count as one
        rows = np.unique(np.packbits(covers, axis=0), axis=1, return_index=True)[1]
        if len(rows) * len(primes) > MOST_ENTRIES:
            return None
        costs = [RULE_COST + sum(own & ~cube > 0 for own in self.fields) for cube in primes]
        found = scipy.optimize.milp(
            costs,
            integrality=np.ones(len(primes), dtype=np.int64),
            bounds=scipy.optimize.Bounds(0, 1),
            constraints=scipy.optimize.LinearConstraint(covers[:, rows].T.astype(np.float64), lb=1),
            options={"node_limit": MOST_NODES, "mip_rel_gap": 0},
        )
        if found.status != 0:
            return None
        return [cube for cube, share in zip(primes, found.x, strict=True) if share > 1 / 2]

    def _places(self, cube: int) -> tuple[NDArray[np.intp], ...]:
        return np.ix_(
            *(
                [place for place in range(end - start) if cube >> (start + place) & 1]
                for start, end in itertools.pairwise(self.starts)
            )
        )

    def narrowed(self, cubes: Sequence[int]) -> list[int]:
        """Take out of each condition the levels that other rules cover, as long as one is left."""
        kept = list(cubes)
        for number, cube in enumerate(kept):
            others = kept[:number] + kept[number + 1 :]
            for field in self.fields:
                for level in _bits(cube & field) if field & ~cube else ():
                    rest = kept[number] & field & ~level
                    slice_ = kept[number] & ~field | level
                    if rest and not self._is_left_over(slice_, others):
                        kept[number] &= ~level
        return kept

    # where that is too much: rules that cannot be widened, and none of them needless

    def grown(self, cube: int, no: Sequence[int]) -> int:
        """Return a largest cube around ``cube`` that touches none of ``no``."""
        for level in _bits(self.whole & ~cube):
            if not any(self.meet(cube | level, other) for other in no):
                cube |= level
        return cube

    def needed(self, cubes: list[int]) -> list[int]:
        """Leave out each cube, the smallest first, that the others cover."""
        kept = list(cubes)
        for cube in sorted(cubes, key=int.bit_count):
            others = [one for one in kept if one != cube]
            if not self._is_left_over(cube, others):
                kept = others
        return kept

    def _is_left_over(self, cube: int, others: Sequence[int]) -> bool:
        """Return whether something of ``cube`` is in none of ``others``."""
        near = [other for other in others if self.meet(cube, other)]
        left = [cube]
        for other in near:
            left = [part for one in left for part in self._without(one, other)]
            if not left:
                return False
        return True

    def _without(self, cube: int, other: int) -> Iterator[int]:
        """Yield disjoint cubes that cover what ``cube`` has outside ``other``."""
        if not self.meet(cube, other):
            yield cube
            return
        for own in self.fields:
            if cube & own & ~other:
                yield cube & ~(own & other)
            cube &= ~own | other


def _alike(asked: Sequence[frozenset[int]], levels: int) -> list[frozenset[int]]:
    """Return the levels of an attribute in groups that belong to the same cubes."""
    found: dict[tuple[bool, ...], set[int]] = {}
    for level in range(levels):
        found.setdefault(tuple(level in one for one in asked), set()).add(level)
    return [frozenset(group) for group in found.values()]


def _bits(value: int) -> Iterator[int]:
    while value:
        lowest = value & -value
        yield lowest
        value ^= lowest


def _largest(cubes: Iterable[int]) -> list[int]:
    """Return the cubes that lie in no other."""
    found: list[int] = []
    for cube in sorted(set(cubes), key=lambda one: (-one.bit_count(), one)):
        if not any(not cube & ~other for other in found):
            found.append(cube)
    return found
