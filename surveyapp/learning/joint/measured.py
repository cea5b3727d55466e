"""Which pairs of a table's columns were measured: what intervals of its copies hold for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations


@dataclass(frozen=True, slots=True)
class MeasuredPairs:
    """What was measured of a table.

    The fit of maximum entropy invents how other pairs go together, and draws of it do not vary by what that
    leaves unknown: their intervals would be too narrow.
    """

    columns: tuple[str, ...]
    """Names of the columns, each measured by itself."""
    pairs: tuple[tuple[str, str], ...]
    """Names of columns that were measured together, in the order of ``columns``."""

    def unmeasured(self, columns: Sequence[str]) -> tuple[str, ...]:
        """Return what was not measured of some columns: names of pairs, and columns that are not known.

        Parameters
        ----------
        columns
            names; an estimate that depends on all of them has an interval if nothing is returned.
        """
        known = {frozenset(pair) for pair in self.pairs}
        strange = tuple(dict.fromkeys(name for name in columns if name not in self.columns))
        every = combinations([name for name in self.columns if name in columns], 2)
        return (*strange, *(" × ".join(pair) for pair in every if frozenset(pair) not in known))
