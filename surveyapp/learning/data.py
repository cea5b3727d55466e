"""What a learner sees: rows of categorical values, coded as places among known levels."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem

MISSING = -1
"""The code of a value that is not there."""

Codes = NDArray[np.int32]


class DomainUnusable(UserProblem):
    """A domain of an attribute that is empty or names a level twice."""

    sentence = QT_TRANSLATE_NOOP(
        "errors", "Attribute {attribute} needs one or more levels, all different; it has {levels}."
    )


class AttributeUnknown(UserProblem):
    """A table was asked for a column that it does not have."""

    sentence = QT_TRANSLATE_NOOP("errors", "There is no column {attribute}. There are: {known}.")


@dataclass(frozen=True, slots=True)
class Attribute:
    """A categorical column: its name and its public domain, in order.

    The domain is public knowledge (from the survey or stated by the analyst), never read off a
    private table without paying.

    Raises:
        DomainUnusable: if there is no level, or one twice.
    """

    name: str
    levels: tuple[str, ...]

    def __post_init__(self) -> None:
        if not self.levels or len(set(self.levels)) < len(self.levels):
            raise DomainUnusable(attribute=self.name, levels=", ".join(self.levels) or "none")


@dataclass(frozen=True, slots=True, eq=False)
class Table:
    """Rows of coded values.

    Attributes:
        attributes: the columns, d of them.
        codes: shape (n, d); the place of each value among its attribute's levels, or `MISSING`.
    """

    attributes: tuple[Attribute, ...]
    codes: Codes

    def __len__(self) -> int:
        return len(self.codes)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Number of levels of each attribute."""
        return tuple(len(attribute.levels) for attribute in self.attributes)

    def place(self, name: str) -> int:
        """Return which column has that name.

        Raises:
            AttributeUnknown: if none has.
        """
        names = [attribute.name for attribute in self.attributes]
        if name not in names:
            raise AttributeUnknown(attribute=name, known=", ".join(names))
        return names.index(name)

    def rows(self, chosen: NDArray[np.intp] | NDArray[np.bool_]) -> Table:
        """Return some of the rows, by place or by mask."""
        return Table(self.attributes, self.codes[chosen])


@dataclass(frozen=True, slots=True, eq=False)
class Examples:
    """Features with their label.

    Attributes:
        features: shape (n, d); missing values are `MISSING`.
        label: what is to be predicted; its levels are the classes.
        classes: shape (n,); the place of each row's class; never missing.
    """

    features: Table
    label: Attribute
    classes: Codes

    def __len__(self) -> int:
        return len(self.classes)

    def rows(self, chosen: NDArray[np.intp] | NDArray[np.bool_]) -> Examples:
        """Return some of the rows, by place or by mask."""
        return Examples(self.features.rows(chosen), self.label, self.classes[chosen])


def examples(table: Table, label: str, features: tuple[str, ...] | None = None) -> Examples:
    """Take a label and features (all others by default) out of ``table``.

    Rows without a class teach nothing and are left out.

    Raises:
        AttributeUnknown: if the table lacks one of the columns.
    """
    target = table.place(label)
    names = features or tuple(a.name for a in table.attributes if a.name != label)
    chosen = [table.place(name) for name in names]
    known = table.codes[:, target] != MISSING
    kept = Table(tuple(table.attributes[place] for place in chosen), table.codes[:, chosen][known])
    return Examples(kept, table.attributes[target], table.codes[known, target])
