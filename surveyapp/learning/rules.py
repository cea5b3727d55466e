"""The rules of a tree: for each class the fewest conditions under which it is predicted.

A tree says the same as its rules: a class is predicted where all conditions of one of its rules hold. Rules
may overlap, and together they leave nothing out (`dnf` says how the fewest are found). Where a missing value
follows all branches, they are the rules of rows in which what they ask for is known; where it has a branch,
"missing" is a level like any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.table import MISSING, Attribute, Examples
from surveyapp.learning.dnf import Cube, minimal_form

MISSING_LEVEL = "(missing)"


@dataclass(frozen=True, slots=True)
class Condition:
    """A feature has one of these levels."""

    feature: str
    levels: tuple[str, ...]

    def __str__(self) -> str:
        return f"{self.feature} = {' or '.join(self.levels)}"


@dataclass(frozen=True, slots=True)
class Rule:
    """One way to a class: all its conditions hold."""

    conditions: tuple[Condition, ...]
    """Joined by "and"; at most one a feature."""
    rows: float | None = None
    """In how many rows of the training it holds; None where that is not known, or not released."""
    right: float | None = None
    """How many of them have the class."""

    def __str__(self) -> str:
        return " and ".join(map(str, self.conditions)) or "always"


@dataclass(frozen=True, slots=True)
class ClassRules:
    """All rules of a class, joined by "or"."""

    rules: tuple[Rule, ...]
    """The one that holds most often first; none where the class is never predicted."""
    is_fewest: bool = True
    """Whether it is certain that fewer rules, or as few with fewer conditions, cannot say the same."""


@dataclass(frozen=True, slots=True, eq=False)
class RuleLeaf:
    """A leaf as rules see it."""

    levels: Cube
    """The places of the levels that each feature may have here; the place after the last is "missing"."""
    place: int
    """Of the class that is predicted."""
    counts: NDArray[np.float64] | None = None
    """Array of shape (classes,): how many rows of the training came here; None where that is not known, or
    not released."""


def rules_of_leaves(
    features: Sequence[Attribute],
    label: Attribute,
    leaves: Sequence[RuleLeaf],
    *,
    has_missing: bool = False,
    examples: Examples | None = None,
) -> dict[str, ClassRules]:
    """Return the fewest rules of each class.

    Parameters
    ----------
    features
        of the tree.
    label
        what it predicts.
    leaves
        of a tree: together they say all, and no two of them hold at once.
    has_missing
        whether "missing" has a branch, and so is a level.
    examples
        the rows that the tree was trained on, to count; None: counted in leaves that lie in one rule.
    """
    sizes = [one.cells if has_missing else len(one.levels) for one in features]
    found = {}
    for place, name in enumerate(label.levels):
        inside = [leaf.levels for leaf in leaves if leaf.place == place]
        outside = [leaf.levels for leaf in leaves if leaf.place != place]
        form = minimal_form(inside, outside, sizes)
        rules = []
        for cube in form.cubes:
            rows = _in_leaves(cube, leaves) if examples is None else _in_rows(cube, sizes, examples)
            conditions = _conditions(features, cube, sizes)
            counted = () if rows is None else (float(rows.sum()), float(rows[place]))
            rules.append(Rule(conditions, *counted))
        found[name] = ClassRules(
            tuple(sorted(rules, key=lambda rule: (-(rule.rows or 0), str(rule)))), form.is_fewest
        )
    return found


def _in_rows(cube: Cube, sizes: Sequence[int], examples: Examples) -> NDArray[np.float64]:
    """Return how many rows of each class the rule holds in."""
    holds = np.ones(len(examples), dtype=np.bool_)
    table = examples.features
    for codes, levels, size, allowed in zip(table.codes.T, table.sizes, sizes, cube, strict=True):
        if len(allowed) < size:
            holds &= np.isin(np.where(codes == MISSING, levels, codes), sorted(allowed))
    counted: NDArray[np.float64] = np.bincount(
        examples.classes[holds], minlength=len(examples.label.levels)
    ).astype(np.float64)
    return counted


def _in_leaves(cube: Cube, leaves: Sequence[RuleLeaf]) -> NDArray[np.float64] | None:
    """Return how many rows of each class came to the leaves in a rule; None where a leaf is partly in it."""
    sums = np.zeros(len(leaves[0].counts)) if leaves[0].counts is not None else None
    for leaf in leaves:
        parts = [allowed & own for allowed, own in zip(cube, leaf.levels, strict=True)]
        if not all(parts):
            continue
        if sums is None or leaf.counts is None or tuple(parts) != leaf.levels:
            return None
        sums += leaf.counts
    return sums


def _conditions(
    features: Sequence[Attribute], cube: Cube, sizes: Sequence[int]
) -> tuple[Condition, ...]:
    return tuple(
        Condition(one.name, tuple((*one.levels, MISSING_LEVEL)[level] for level in sorted(allowed)))
        for one, allowed, size in zip(features, cube, sizes, strict=True)
        if len(allowed) < size
    )


# as JSON


def rules_to_json(rules: Mapping[str, ClassRules]) -> dict[str, Any]:
    """Return rules as a JSON value.

    Parameters
    ----------
    rules
        of each class.
    """
    return {
        name: {
            "fewest": own.is_fewest,
            "rules": [
                {
                    "if": [[c.feature, *c.levels] for c in rule.conditions],
                    "rows": rule.rows,
                    "right": rule.right,
                }
                for rule in own.rules
            ],
        }
        for name, own in rules.items()
    }


def rules_from_json(value: Mapping[str, Any], label: Attribute) -> dict[str, ClassRules]:
    """Return the rules that ``rules_to_json`` wrote.

    Parameters
    ----------
    value
        its JSON value.
    label
        whose levels are the classes.

    Raises
    ------
    KeyError, TypeError, ValueError
        if it is none.
    """
    return {
        name: ClassRules(
            tuple(
                Rule(
                    tuple(Condition(str(f), tuple(map(str, of))) for f, *of in one["if"]),
                    None if one["rows"] is None else float(one["rows"]),
                    None if one["right"] is None else float(one["right"]),
                )
                for one in value[name]["rules"]
            ),
            bool(value[name]["fewest"]),
        )
        for name in label.levels
    }
