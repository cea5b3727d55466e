"""What a step did to the variables, told from what was said of them before it and after it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import fields
from enum import Enum
from typing import Any

from surveyapp.analyses.data.variables import (
    Bands,
    Computed,
    DerivedVariable,
    Merged,
    Recode,
    TableWeight,
    VariableEdit,
    Variables,
)
from surveyapp.analyses.data.weight_recipe import Weighted


class VariableChange(Enum):
    """What was done to a variable."""

    RECODED = "recoded"
    BANDED = "banded"
    COMPUTED = "computed"
    MERGED = "merged"
    WEIGHTED = "weighted"
    RENAMED = "renamed"
    REMOVED = "removed"
    LABELLED = "label"
    VALUES_LABELLED = "value_labels"
    LEVELLED = "level"
    MISSING_STATED = "missing"
    HIDDEN = "hidden"
    SHOWN = "shown"
    CHANGED = "changed"
    """In several ways, or in how it is made."""


_MADE = {
    Recode: VariableChange.RECODED,
    Bands: VariableChange.BANDED,
    Computed: VariableChange.COMPUTED,
    Merged: VariableChange.MERGED,
    Weighted: VariableChange.WEIGHTED,
    TableWeight: VariableChange.WEIGHTED,
}
_OF_FIELD = {one.value: one for one in VariableChange}


def change_between(before: Variables, after: Variables) -> tuple[VariableChange, str]:
    """Return what was done, and the new name of what was renamed; empty where nothing was.

    Parameters
    ----------
    before, after
        What was said of the variables of one survey.
    """
    was = {one.name: one for one in before.derived}
    made = {one.name: one for one in after.derived}
    gone, come = sorted(was.keys() - made.keys()), sorted(made.keys() - was.keys())
    if gone and come:
        return VariableChange.RENAMED, come[0]
    if (gone or come) and before.edits == after.edits:
        return (_MADE[type(made[come[0]].derivation)] if come else VariableChange.REMOVED), ""
    edits = _different(before.edits, after.edits, VariableEdit())
    derived = _different(was, made, None)
    named = [(name, new.name or name) for name, old, new in edits if old.name != new.name]
    if len(edits) == len(named) == 1:  # those that are made from it follow
        return VariableChange.RENAMED, named[0][1]
    changed = [*edits, *derived]
    return (_kind(*changed[0][1:]) if len(changed) == 1 else VariableChange.CHANGED), ""


def _different(
    before: Mapping[str, Any], after: Mapping[str, Any], none: Any
) -> list[tuple[str, Any, Any]]:
    """Return what differs: its name, and what was and is said of it."""
    pairs = [(n, before.get(n, none), after.get(n, none)) for n in {**before, **after}]
    return [one for one in pairs if one[1] != one[2]]


def _kind(
    old: VariableEdit | DerivedVariable, new: VariableEdit | DerivedVariable
) -> VariableChange:
    names = [f.name for f in fields(old) if getattr(old, f.name) != getattr(new, f.name)]
    if names == ["hidden"] and not getattr(new, "hidden", False):
        return VariableChange.SHOWN
    return _OF_FIELD.get(names[0] if len(names) == 1 else "", VariableChange.CHANGED)
