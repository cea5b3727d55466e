"""What columns of a table are used for in the sample design, decided one column at a time."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.errors import UserProblem
from surveyapp.services.mapping.table_mapping import (
    POPULATION,
    REPLICATE,
    STAGE,
    named_sample,
    sample_kinds,
)

REPLICATES = "replicate"
"""The use of all columns of replicate weights: their names begin alike, and a number follows."""
SINGLE = tuple(sample_kinds(SampleColumns()))
"""The uses that one column has: weight, stratum, cluster."""
_FIRST = {STAGE: 2, POPULATION: 1}
"""The number of the first column of each kind that several columns have; the cluster is that of stage 1."""
_FIELDS = {STAGE: "stages", POPULATION: "populations"}
_NUMBERED = re.compile(r"(.*?\D)\d+", re.ASCII | re.DOTALL)


def is_sample_use(use: str) -> bool:
    """Return whether a use belongs to the sample design."""
    return use in SINGLE or use == REPLICATES or use.startswith((STAGE, POPULATION))


def kinds_in(columns: Sequence[str], sample: SampleColumns) -> dict[str, str]:
    """Return the columns of the sample design by their kind, without replicates that are not there."""
    try:
        return named_sample(columns, sample)
    except UserProblem:
        return named_sample(columns, replace(sample, replicates=None))


def sample_uses(columns: Sequence[str], sample: SampleColumns) -> dict[str, str]:
    """Return the use of each column of the sample design.

    Parameters
    ----------
    columns
        all of the table.
    sample
        which of them say how respondents were drawn.
    """
    kinds = kinds_in(columns, sample).items()
    return {name: REPLICATES if kind.startswith(REPLICATE) else kind for kind, name in kinds}


def possible_sample_uses(column: str, sample: SampleColumns) -> tuple[str, ...]:
    """Return the uses that a column can have: of later stages and population sizes those named and the next.

    Parameters
    ----------
    column
        its name; one that ends in a number can be a replicate weight.
    sample
        the columns that are named already.
    """
    numbered = (
        f"{kind}{number}"
        for kind, first in _FIRST.items()
        for number in range(first, first + len(getattr(sample, _FIELDS[kind])) + 1)
    )
    return (*SINGLE, *numbered, *((REPLICATES,) if _NUMBERED.fullmatch(column) else ()))


def columns_of_use(columns: Sequence[str], column: str, use: str) -> tuple[str, ...]:
    """Return the columns that get a use together: replicate weights are all that are numbered alike."""
    prefix = _NUMBERED.fullmatch(column)
    if use != REPLICATES or prefix is None:
        return (column,)
    named = named_sample(columns, SampleColumns(replicates=prefix[1]))
    return tuple(named.values())


def with_sample_use(sample: SampleColumns, column: str, use: str) -> SampleColumns:
    """Return the sample design with a column used for it, in the place of the one before."""
    if use in SINGLE:
        return _with(sample, use, column)
    if use == REPLICATES:
        prefix = _NUMBERED.fullmatch(column)
        return sample if prefix is None else replace(sample, replicates=prefix[1])
    kind, number = next(
        (kind, int(use.removeprefix(kind))) for kind in _FIRST if use.startswith(kind)
    )
    names = list(getattr(sample, _FIELDS[kind]))
    place = number - _FIRST[kind]
    names[place : place + 1] = [column]
    return _with(sample, _FIELDS[kind], tuple(names))


def without_column(columns: Sequence[str], sample: SampleColumns, column: str) -> SampleColumns:
    """Return the sample design without a column; later stages then move up."""
    use = sample_uses(columns, sample).get(column)
    if use is None:
        return sample
    if use in SINGLE:
        return _with(sample, use, None)
    if use == REPLICATES:
        return replace(sample, replicates=None)
    key = next(name for kind, name in _FIELDS.items() if use.startswith(kind))
    return _with(sample, key, tuple(name for name in getattr(sample, key) if name != column))


def _with(sample: SampleColumns, key: str, value: str | tuple[str, ...] | None) -> SampleColumns:
    given: dict[str, object] = {key: value}
    return replace(sample, **given)  # type: ignore[arg-type]
