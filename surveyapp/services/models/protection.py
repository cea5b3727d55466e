"""How a table of true values is protected in one use of it, and what its card may say.

ε holds for neighbours that differ by one row more or less, and the number of rows is then noisy; or that
number is declared public, and ε holds for one row changed. Levels are stated, or found under ε and δ: a
row has one level of each column, and a level is taken where its noisy count passes a threshold. A table
that was declared public, and ε without end, protect nobody, and the card says so.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.learning.base.model_card import ModelCard
from surveyapp.learning.base.noise import Neighbours, Noise, VettedNoise
from surveyapp.learning.base.privacy_account import PrivacyAccount
from surveyapp.learning.base.table import NO_LEVELS, Attribute, coded_table
from surveyapp.messages.message import msg
from surveyapp.messages.numerals import short_up
from surveyapp.services.models.payments import with_terms
from surveyapp.services.models.training_table import (
    CsvTable,
    Domains,
    KnownTable,
    in_order,
    known_table,
)
from surveyapp.storage.models.privacy_ledger import Ledger, pay

LEVELS_SHARE = 0.25
"""Share of ε for finding levels, where they are to be found."""
LARGEST_DELTA = 1e-3
USUAL_DELTA = 1e-9


class DeltaUnusable(UserProblem):
    """A probability that is none, or too large to protect anybody."""

    def __init__(self, *, delta: object) -> None:
        super().__init__(
            msg(
                "Delta is {delta}; it must be above 0 and at most 0.001. It is the chance that a rare "
                "level shows: take much less than one over the number of rows, such as 0.000000001.",
                delta=delta,
            )
        )


def _levels_unstated(*, names: object) -> UserProblem:
    """A table that is to be protected, and columns whose levels nobody stated."""
    return UserProblem(
        msg(
            "The levels of {names} are not stated. They cannot be read from the data: a level that only "
            "one person has would give that person away. State the levels, or the bounds of a number; or "
            "have frequent levels found under ε; or declare that the table is public.",
            names=names,
        )
    )


@dataclass(frozen=True, slots=True)
class TableUse:
    """What is said of a table of true values, whatever is made of it, and how that is paid."""

    domains: Domains = Domains()
    """What is known of its columns."""
    budget: float | None = None
    """Its total ε, at its first use."""
    is_public: bool = False
    """It is public: nothing of it is protected, and nothing is paid; refused where it has a ledger."""
    rows_are_public: bool = False
    """How many rows it has is public; ε is then for tables with one row changed."""
    delta: float | None = None
    """The chance that a level of one row shows where levels are found; None: they must be stated, unless the
    table is public."""

    def pay(self, table: Path, epsilon: float, purpose: str) -> Ledger | None:
        """Return the ledger after it has paid; None of a public table. See ``privacy_ledger.pay``."""
        return None if self.is_public else pay(table, epsilon, purpose, budget=self.budget)


@dataclass(frozen=True, slots=True)
class Protection:
    """How a table is protected in one use of it.

    Raises
    ------
    DeltaUnusable
        if its δ is not above 0, or too large.
    """

    epsilon: float
    """Of this use; infinite is not private."""
    use: TableUse = TableUse()

    def __post_init__(self) -> None:
        delta = self.use.delta
        if delta is not None and not 0 < delta <= LARGEST_DELTA:
            raise DeltaUnusable(delta=delta)

    @property
    def is_private(self) -> bool:
        """Whether anything is protected."""
        return math.isfinite(self.epsilon) and not self.use.is_public

    @property
    def noise(self) -> VettedNoise:
        """The noise for the neighbours that are meant."""
        is_public = self.use.rows_are_public
        return VettedNoise(Neighbours.ONE_CHANGED if is_public else Neighbours.ONE_MORE)

    def purpose(self, what: str, *, is_search: bool) -> str:
        """Return what the ledger notes besides ε: δ, and that the number of rows was taken as public."""
        delta = self.use.delta if is_search else None
        return with_terms(what, delta=delta, rows_are_public=self.use.rows_are_public)

    def is_search(self, cells: CsvTable, names: Sequence[str] | None) -> bool:
        """Return whether levels are to be found, which must be paid before it is done.

        Raises
        ------
        UserProblem
            if nobody stated the levels of a column, and they are not to be found.
        """
        unstated = [n for n in _chosen(cells, names) if n not in self.use.domains.stated]
        if not self.is_private or not unstated:
            return False
        if self.use.delta is None:
            raise _levels_unstated(names=", ".join(unstated))
        return True

    def known(
        self, cells: CsvTable, names: Sequence[str] | None = None, noise: Noise | None = None
    ) -> KnownTable:
        """Return the columns ``names`` (all, by default) with their levels.

        A value that is not among the levels found is missing. ``noise`` is the vetted one but in simulations.

        Raises
        ------
        UserProblem
            as ``is_search`` and ``known_table``.
        """
        domains = self.use.domains
        if not self.is_search(cells, names):
            return known_table(cells, domains, names)
        account = PrivacyAccount(LEVELS_SHARE * self.epsilon, noise or self.noise)
        delta = self.use.delta or 0.0
        chosen = _chosen(cells, names)
        columns = {name: cells.column(name) for name in chosen}
        unstated = [name for name in chosen if name not in domains.stated]
        parts = account.epsilon / len(unstated), delta / len(unstated)
        found: dict[str, Attribute] = {}
        for name in unstated:
            levels = account.levels(Counter(filter(None, columns[name])), *parts)
            found[name] = Attribute(name, tuple(sorted(levels, key=in_order)) or NO_LEVELS)
            columns[name] = tuple(v if v in levels else None for v in columns[name])
        attributes = tuple(found.get(n) or domains.stated[n] for n in chosen)
        table = coded_table(attributes, [columns[name] for name in chosen])
        unfound = tuple(name for name, one in found.items() if len(one.levels) < 2)
        return KnownTable(table, epsilon=account.spent, delta=delta, unfound=unfound)

    def card(
        self, data: str, known: KnownTable, exact_rows: int, released_rows: float | None
    ) -> ModelCard:
        """Return what may be said of what was made.

        Parameters
        ----------
        data
            What it was made of, in words.
        known
            The table.
        exact_rows
            How many rows; said only where nothing is protected.
        released_rows
            How many rows there are as far as that was released; None where it was not.
        """
        if not self.is_private:
            return ModelCard(
                data,
                exact_rows,
                self.epsilon,
                neighbours="public" if math.isfinite(self.epsilon) else "",
                rows_are="exact",
                levels=known.levels,
            )
        return ModelCard(
            data,
            None if released_rows is None else round(released_rows),
            self.epsilon,
            neighbours=self.noise.neighbours.name.lower(),
            rows_are="public" if self.use.rows_are_public else "noisy",
            levels=known.levels,
            delta=known.delta,
        )


def _chosen(cells: CsvTable, names: Sequence[str] | None) -> tuple[str, ...]:
    return cells.header if names is None else tuple(names)


def protection_lines(card: ModelCard) -> list[tuple[str, str]]:
    """Return what a card says of the protection, as names and values."""
    lines = [("rows", _rows(card)), ("epsilon", _epsilon(card))]
    lines += [("neighbours", line) for line in _neighbours(card)]
    return [*lines, ("levels", LEVELS[card.levels])] if card.levels else lines


LEVELS = {
    "stated": "stated beforehand",
    "found": "found under epsilon and delta; values that are not among them count as missing",
    "data": "read off the data, and not protected",
}


def _rows(card: ModelCard) -> str:
    if card.rows is None:
        return "not released"
    marks = {"noisy": f"about {card.rows} (noisy)", "public": f"{card.rows} (public)"}
    return marks.get(card.rows_are, str(card.rows))


def _epsilon(card: ModelCard) -> str:
    if math.isinf(card.epsilon):
        return "infinite: not private"
    delta = f", delta {card.delta:g}" if card.delta else ""
    return f"{short_up(card.epsilon)} of the table{delta}"


def _neighbours(card: ModelCard) -> list[str]:
    """Return what ε holds for, where it is private."""
    changed = f"epsilon {short_up(card.epsilon_one_changed)}"
    if card.delta:
        changed += f" and delta {card.delta_one_changed:.3g}"
    match card.neighbours:
        case "one_more" | "one_changed" if not card.rows_are:
            return [UNPROVEN]
        case "one_more":
            alike = "tables that differ by one row more or less; of tables with one row changed"
            return [f"{alike}, {changed}"]
        case "one_changed":
            return ["tables of equally many rows with one row changed, a blank label included"]
        case "public":
            return ["none: the table was declared public, so nothing of it is protected"]
    return []


UNPROVEN = (
    "not proven: an earlier version made this model, with noise as for tables that differ by one row more "
    "or less; but it states how many rows have a class, which decides its shape too, and its levels may "
    "have been read off the data. Train it again for a promise that holds"
)
