"""What a learner sees: rows of categorical values, coded as places among known levels."""

from __future__ import annotations

import bisect
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

MISSING = -1
"""The code of a value that is not there."""

Codes = NDArray[np.int32]


def attribute_unknown(*, attribute: object, known: object) -> UserProblem:
    """A table was asked for a column that it does not have."""
    return UserProblem(
        msg("There is no column {attribute}. There are: {known}.", attribute=attribute, known=known)
    )


def label_is_feature(*, label: object) -> UserProblem:
    """The label was also asked for as a feature."""
    return UserProblem(
        msg(
            "{label} is the label; a label cannot be a feature too. Leave it out of the features.",
            label=label,
        )
    )


def bounds_missing(*, attribute: object) -> UserProblem:
    """A numeric column without stated bounds."""
    return UserProblem(
        msg(
            "{attribute} is numeric and has no bounds; state its lowest and highest "
            "value, from knowledge and not from the data.",
            attribute=attribute,
        )
    )


def value_missing(*, attribute: object, row: object) -> UserProblem:
    """A blank in a column of which its domain says that it has none."""
    return UserProblem(
        msg(
            "Column {attribute} is empty in row {row}, but its domain says that it is never missing; "
            "fill it in, or say that values of this column may be missing.",
            attribute=attribute,
            row=row,
        )
    )


_NUMBER = re.compile(r"[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?", re.ASCII)


def is_number(text: str) -> bool:
    """Return whether a text is a finite number as tables write it; float() also takes 1_0, ١ and inf.

    Parameters
    ----------
    text
        without surrounding spaces.
    """
    return _NUMBER.fullmatch(text) is not None and math.isfinite(float(text))


def cuts_unusable(*, attribute: object, cuts: object) -> UserProblem:
    """Cut points that do not rise."""
    return UserProblem(
        msg(
            "The cut points of {attribute} must be finite and increasing; they are {cuts}.",
            attribute=attribute,
            cuts=cuts,
        )
    )


def level_unknown(attribute: Attribute, value: str) -> UserProblem:
    """A value that is none of its column's levels."""
    facts = {
        "attribute": attribute.name,
        "value": value,
        "levels": ", ".join(attribute.levels),
    }
    if not attribute.can_be_missing:
        return UserProblem(
            msg(
                "Column {attribute} has the value {value}, which is not one of its levels "
                "({levels}); correct it.",
                **facts,
            )
        )
    return UserProblem(
        msg(
            "Column {attribute} has the value {value}, which is not one of its levels "
            "({levels}); correct it, or leave it empty if it is missing.",
            **facts,
        )
    )


NO_LEVELS = ("missing",)
"""The levels of a column of which no value is known: it has to have one, and no row of data has it."""


@dataclass(frozen=True, slots=True)
class Attribute:
    """A categorical column: its name and its public domain, in order.

    The domain is public knowledge (from the survey or stated by the analyst), never read off a
    private table without paying.

    Raises
    ------
    UserProblem
        if there is no level, or one twice; if the cuts do not rise or are not one fewer
        than the levels.
    """

    name: str
    """The column's name."""
    levels: tuple[str, ...]
    """Its values, or the names of its bins."""
    cuts: tuple[float, ...] | None = None
    """Where a numeric column is cut into bins, one fewer than levels; ``None`` for others."""
    can_be_missing: bool = True
    """Whether a row may have no value here; it then has one more cell, "missing"."""
    bounds: tuple[float, float] | None = field(default=None, compare=False)
    """Lowest and highest value, as they were stated; None where only the cuts are known."""

    def __post_init__(self) -> None:
        if not self.levels or len(set(self.levels)) < len(self.levels):
            raise UserProblem(
                msg(
                    "Attribute {attribute} needs one or more levels, all different; it has "
                    "{levels}.",
                    attribute=self.name,
                    levels=", ".join(self.levels) or "none",
                )
            )
        if self.cuts is not None and not _rise(self.cuts, len(self.levels)):
            raise cuts_unusable(attribute=self.name, cuts=", ".join(map(str, self.cuts)))

    @property
    def cells(self) -> int:
        """Number of values to be counted: the levels and, where a value can be missing, "missing"."""
        return len(self.levels) + self.can_be_missing

    def coded(self, values: Sequence[str | None]) -> Codes:
        """Return the place of each value among the levels, shape (n,).

        A numeric column takes any number: one beyond the bounds belongs to the bin at that end.

        Parameters
        ----------
        values : n texts
            ``None`` and empty text are missing.

        Raises
        ------
        UserProblem
            if a value is none of the levels; if the column is numeric and a value is no
            number; if one is missing that cannot be.
        """
        if not self.can_be_missing and not all(values):
            raise value_missing(attribute=self.name, row=[not v for v in values].index(True) + 1)
        place = self._bin if self.cuts is not None else self._level
        return np.array([MISSING if not v else place(v) for v in values], dtype=np.int32)

    def _level(self, value: str) -> int:
        if value not in self.levels:
            raise level_unknown(self, value)
        return self.levels.index(value)

    def _bin(self, value: str) -> int:
        if not is_number(value):
            raise UserProblem(
                msg(
                    "Column {attribute} is numeric, but has the value {value}.",
                    attribute=self.name,
                    value=value,
                )
            )
        number = float(value)
        return bisect.bisect_right(self.cuts or (), number)


def _rise(cuts: tuple[float, ...], levels: int) -> bool:
    finite = all(math.isfinite(cut) for cut in cuts)
    return finite and len(cuts) == levels - 1 and all(a < b for a, b in pairwise(cuts))


def numeric_attribute(name: str, bounds: tuple[float, float] | None, bins: int = 5) -> Attribute:
    """Return a numeric column cut into bins of equal width.

    Parameters
    ----------
    name
        of the column.
    bounds
        lowest and highest value.
    bins
        number of bins, default 5.

    Raises
    ------
    UserProblem
        if there are no bounds: reading them off a private table would not be private; if
        they are not two numbers that rise.
    """
    if bounds is None:
        raise bounds_missing(attribute=name)
    low, high = bounds
    cuts = tuple(float(cut) for cut in np.linspace(low, high, bins + 1)[1:-1])
    return replace(attribute_from_cuts(name, cuts), bounds=(float(low), float(high)))


def attribute_from_cuts(name: str, cuts: tuple[float, ...]) -> Attribute:
    """Return a numeric column cut at given numbers; a value on a cut belongs above it.

    Parameters
    ----------
    name
        of the column.
    cuts
        rising numbers.

    Raises
    ------
    UserProblem
        if the cuts do not rise.
    """
    if not _rise(cuts, len(cuts) + 1):
        raise cuts_unusable(attribute=name, cuts=", ".join(map(str, cuts)))
    words = [f"{cut:g}" for cut in cuts]
    between = [f"{a} to {b}" for a, b in pairwise(words)]
    ends = (f"below {words[0]}", f"{words[-1]} or more") if words else ("all", "")
    levels = (ends[0], *between, ends[1]) if words else ("all",)
    return Attribute(name, levels, cuts)


def coded_table(
    attributes: tuple[Attribute, ...], columns: Sequence[Sequence[str | None]]
) -> CodedTable:
    """Return the table of ``columns`` of text, one an attribute, in order.

    Parameters
    ----------
    attributes
        the d columns.
    columns : d columns of n texts
        one an attribute, in order; ``None`` and empty text are missing.

    Raises
    ------
    UserProblem
        if a value is none of its column's levels; if a value of a numeric column is no
        number.
    """
    coded = [a.coded(column) for a, column in zip(attributes, columns, strict=True)]
    return CodedTable(attributes, np.stack(coded, axis=1))


@dataclass(frozen=True, slots=True, eq=False)
class CodedTable:
    """Rows of coded values."""

    attributes: tuple[Attribute, ...]
    """The columns, d of them."""
    codes: Codes
    """Shape (n, d); the place of each value among its attribute's levels, or `MISSING`."""

    def __len__(self) -> int:
        return len(self.codes)

    @property
    def sizes(self) -> tuple[int, ...]:
        """Number of levels of each attribute."""
        return tuple(len(attribute.levels) for attribute in self.attributes)

    def placed(self, column: int) -> NDArray[np.int64]:
        """Return the cell of each value of a column, shape (n,): its level, or last of all "missing".

        Parameters
        ----------
        column
            its place.
        """
        codes = self.codes[:, column].astype(np.int64)
        return np.where(codes == MISSING, len(self.attributes[column].levels), codes)

    def place(self, name: str) -> int:
        """Return which column has that name.

        Parameters
        ----------
        name
            of a column.

        Raises
        ------
        UserProblem
            if none has.
        """
        names = [attribute.name for attribute in self.attributes]
        if name not in names:
            raise attribute_unknown(attribute=name, known=", ".join(names))
        return names.index(name)

    def rows(self, chosen: NDArray[np.intp] | NDArray[np.bool_]) -> CodedTable:
        """Return some of the rows.

        Parameters
        ----------
        chosen : array
            their places, or a mask of shape (n,).
        """
        return CodedTable(self.attributes, self.codes[chosen])


@dataclass(frozen=True, slots=True, eq=False)
class Examples:
    """Features with their label."""

    features: CodedTable
    """Shape (n, d); missing values are `MISSING`."""
    label: Attribute
    """What is to be predicted; its levels are the classes."""
    classes: Codes
    """Shape (n,); the place of each row's class; never missing."""
    without_class: int = 0
    """How many further rows the table has, whose class is missing."""

    def __len__(self) -> int:
        return len(self.classes)

    @property
    def table_rows(self) -> int:
        """Number of rows of the table, with those that lack a class."""
        return len(self) + self.without_class

    def rows(self, chosen: NDArray[np.intp] | NDArray[np.bool_]) -> Examples:
        """Return some of the rows.

        Parameters
        ----------
        chosen : array
            their places, or a mask of shape (n,).
        """
        return Examples(self.features.rows(chosen), self.label, self.classes[chosen])


def labelled_examples(
    table: CodedTable, label: str, features: tuple[str, ...] | None = None
) -> Examples:
    """Take a label and features out of ``table``.

    Rows without a class teach nothing and are left out. What is refused follows from the public domains
    alone, so a refusal reveals nothing about a person.

    Parameters
    ----------
    table
        with the label and the features among its columns.
    label
        name of the column to be predicted.
    features
        names of columns; default all but the label and those with a single level.

    Raises
    ------
    UserProblem
        if the table lacks one of the columns; if the label is among ``features``; if one of
        ``features`` has one level only; if the label has one level only; if no feature is
        left.
    """
    target = table.place(label)
    chosen = [table.place(name) for name in _feature_names(table, label, features)]
    # a row is left out by its own label alone: one row more is one more or none, one changed is one
    # changed, one more or one less. No number is known of it: the account counts what is left
    known = table.codes[:, target] != MISSING
    kept = CodedTable(
        tuple(table.attributes[place] for place in chosen), table.codes[:, chosen][known]
    )
    label_attribute = table.attributes[target]
    if len(label_attribute.levels) == 1:
        raise UserProblem(
            msg(
                "{label} has only one class; a classifier needs at least two.",
                label=label,
            )
        )
    without_class = int(np.count_nonzero(~known))
    return Examples(kept, label_attribute, table.codes[known, target], without_class)


def _feature_names(table: CodedTable, label: str, asked: tuple[str, ...] | None) -> tuple[str, ...]:
    if asked is None:
        asked = tuple(a.name for a in table.attributes if a.name != label and len(a.levels) > 1)
    if label in asked:
        raise label_is_feature(label=label)
    for name in asked:
        if len(table.attributes[table.place(name)].levels) == 1:
            raise UserProblem(
                msg(
                    "{feature} has only one value, so it does not help to predict; leave it out "
                    "of the features.",
                    feature=name,
                )
            )
    if not asked:
        raise UserProblem(
            msg(
                "No feature is left to predict {label} from; choose one with two or more values.",
                label=label,
            )
        )
    return asked


def check_classes(examples: Examples) -> None:
    """Refuse more classes than rows. It looks at the number of rows: for public tables only.

    Parameters
    ----------
    examples
        Of a public table.

    Raises
    ------
    UserProblem
        if there are fewer rows with a class than classes.
    """
    classes = len(examples.label.levels)
    if classes > len(examples):
        raise UserProblem(
            msg(
                "{label} has {classes} classes, but there are only {rows} rows with a class.",
                label=examples.label.name,
                classes=classes,
                rows=len(examples),
            )
        )
