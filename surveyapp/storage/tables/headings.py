"""Where a table begins that has titles above it, and what its columns belong to."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from surveyapp.storage.tables.plain_table import Line

LOOKED_AT = 200
"""Lines from which the number of columns is known."""
MOST_TITLES = 30
FEWEST_COLUMNS = 3
"""Of fewer a first line with one filled cell may be the names, one of which is left out."""
NAMED = 0.8
"""The share of columns that have names, at least."""
_NUMBER = re.compile(r"[\d.,:/ %+-]+")


def found_header(records: Sequence[Line]) -> int:
    """Return the place of the line that names the columns: the first one, or that below titles and groups.

    Parameters
    ----------
    records
        the lines of a table, with what stands above it.
    """
    filled = [sum(map(bool, cells)) for _, cells in records[:LOOKED_AT]]
    columns = max(filled, default=0)
    if columns < FEWEST_COLUMNS or 2 * filled[0] > columns:
        return 0
    for place in range(1, min(MOST_TITLES, len(filled) - 1)):
        cells = records[place][1]
        if filled[place] < NAMED * columns:
            continue
        has_numbers = any(map(_is_number, cells))
        is_certain = filled[0] == 1 or any(
            _is_number(cell) for _, row in records[place + 1 : LOOKED_AT] for cell in row
        )
        return place if is_certain and not has_numbers else 0
    return 0


def _is_number(cell: str) -> bool:
    return bool(cell) and _NUMBER.fullmatch(cell) is not None


def group_titles(columns: Sequence[str], above: Sequence[str]) -> Mapping[str, str]:
    """Return what each column asks where the line above its name says what it belongs to.

    Parameters
    ----------
    columns
        the names.
    above
        the line above them: a cell for the first column of each group, as merged cells are read; one cell
        alone is a title.
    """
    if sum(map(bool, above)) < 2:
        return {}
    titles, group = {}, ""
    for place, name in enumerate(columns):
        group = (above[place] if place < len(above) else "") or group
        if group and group != name:
            titles[name] = f"{group} - {name}"
    return titles
