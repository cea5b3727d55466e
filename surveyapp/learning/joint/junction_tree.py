"""Junction trees: which columns share a table, so that sums over all combinations stay exact.

Every set of columns that is fitted lies within one clique, and cliques with a column in common are
joined by a path that has it throughout (Lauritzen & Spiegelhalter 1988).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import prod

from surveyapp.learning.joint.marginals import Columns


@dataclass(frozen=True, slots=True)
class JunctionTree:
    """Cliques of columns, each after its parent."""

    cliques: tuple[Columns, ...]
    """Each rising; the first is the root."""
    parents: tuple[int, ...]
    """The place of each one's parent; the root's is -1."""

    def separator(self, place: int) -> Columns:
        """Return the columns that a clique shares with its parent.

        Parameters
        ----------
        place
            of the clique, not the root.
        """
        parent = self.cliques[self.parents[place]]
        return tuple(column for column in self.cliques[place] if column in parent)

    def home(self, columns: Columns, widths: Sequence[int]) -> int | None:
        """Return the smallest clique that contains ``columns``, None where there is none.

        Parameters
        ----------
        columns
            any.
        widths
            of all columns.
        """
        wanted = set(columns)
        homes = [place for place, clique in enumerate(self.cliques) if wanted <= set(clique)]
        return min(homes, key=lambda home: table_cells([self.cliques[home]], widths), default=None)


def table_cells(cliques: Iterable[Columns], widths: Sequence[int]) -> int:
    """Return how many cells the cliques' tables have together.

    Parameters
    ----------
    cliques
        any.
    widths
        of all columns.
    """
    return sum(prod(widths[column] for column in clique) for clique in cliques)


def maximal_cliques(subsets: Iterable[Columns], widths: Sequence[int]) -> list[Columns]:
    """Return the cliques of a triangulated graph in which each of ``subsets`` is connected throughout.

    Columns are eliminated in turn, always the one whose clique has the fewest cells.

    Parameters
    ----------
    subsets
        sets of columns.
    widths
        of all columns.
    """
    around: list[set[int]] = [{column} for column in range(len(widths))]
    for subset in subsets:
        for column in subset:
            around[column].update(subset)
    cells = [prod(widths[other] for other in near) for near in around]
    left = set(range(len(widths)))
    cliques: list[set[int]] = []
    while left:
        column = min(left, key=lambda each: (cells[each], each))
        clique = around[column]
        if not any(clique <= known for known in cliques):
            cliques.append(set(clique))
        left.remove(column)
        rest = clique - {column}
        for other in rest:
            around[other] |= rest
            around[other].discard(column)
        for other in rest:
            cells[other] = prod(widths[near] for near in around[other])
    return [tuple(sorted(clique)) for clique in cliques]


def junction_tree(subsets: Iterable[Columns], widths: Sequence[int]) -> JunctionTree:
    """Return a junction tree in which each of ``subsets`` lies within a clique.

    Parameters
    ----------
    subsets
        sets of columns.
    widths
        of all columns.
    """
    cliques = [set(clique) for clique in maximal_cliques(subsets, widths)]
    # a spanning tree of largest separators is a junction tree (Jensen & Jensen 1994); grown by Prim
    placed, parents = [0], [-1]
    nearest = [(len(cliques[0] & clique), 0) for clique in cliques]
    open_cliques = set(range(1, len(cliques)))
    while open_cliques:
        chosen = max(open_cliques, key=lambda place: (nearest[place][0], -place))
        open_cliques.remove(chosen)
        parents.append(nearest[chosen][1])
        placed.append(chosen)
        for other in open_cliques:
            shared = len(cliques[chosen] & cliques[other])
            if shared > nearest[other][0]:
                nearest[other] = (shared, len(placed) - 1)
    return JunctionTree(tuple(tuple(sorted(cliques[place])) for place in placed), tuple(parents))
