"""What is publicly known of a table's columns, as a person types it, and as a file that keeps it."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path

from surveyapp.designs.core.typed_numbers import POINT, NotANumber, typed_float, typed_whole
from surveyapp.errors import UserProblem
from surveyapp.learning.base.table import Attribute, numeric_attribute
from surveyapp.messages.message import msg
from surveyapp.services.models.training_table import DEFAULT_BINS, Domains, are_bounds
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.storage.project.project import Project


class KnownAs(Enum):
    """How a column's possible values are known."""

    NOT_STATED = "not_stated"
    LEVELS = "levels"
    NUMBER = "number"


@dataclass(frozen=True, slots=True)
class TypedColumn:
    """What a person typed of one column."""

    kind: KnownAs = KnownAs.NOT_STATED
    """How its values are known."""
    levels: str = ""
    """Its levels, one a line; or in one line, with semicolons or commas between them."""
    low: str = ""
    high: str = ""
    """The ends of a number."""
    bins: str = ""
    """How many intervals of equal width it is divided into; empty for the usual number."""
    never_missing: bool = False
    """Whether every row has a value."""

    def attribute(self, name: str, decimal: str = POINT) -> Attribute | None:
        """Return the column; None where nothing is stated of it.

        Parameters
        ----------
        name
            of the column.
        decimal
            the person's decimal sign.

        Raises
        ------
        UserProblem
            if the levels or the bounds cannot be used.
        """
        if self.kind is KnownAs.NOT_STATED:
            return None
        if self.kind is KnownAs.LEVELS:
            found = Attribute(name, tuple(typed_levels(self.levels)))
        else:
            found = self._number(name, decimal)
        return replace(found, can_be_missing=not self.never_missing)

    def _number(self, name: str, decimal: str) -> Attribute:
        try:
            low, high = typed_float(self.low, decimal), typed_float(self.high, decimal)
            bins = typed_whole(self.bins) if self.bins.strip() else DEFAULT_BINS
        except NotANumber as problem:
            raise _not_bounds(name) from problem
        if not are_bounds(low, high, bins):
            raise _not_bounds(name)
        return numeric_attribute(name, (low, high), bins)


def _not_bounds(name: str) -> UserProblem:
    return UserProblem(
        msg(
            "{column}: give the lowest and the highest value that it can have, and 2 to 256 intervals.",
            column=name,
        )
    )


def typed_levels(text: str) -> list[str]:
    """Return the levels in a text: one a line; of a single line, those between semicolons or commas.

    Parameters
    ----------
    text
        as it was typed or pasted.
    """
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    if len(lines) == 1:
        apart = ";" if ";" in lines[0] else ","
        lines = [part.strip() for part in lines[0].split(apart)]
    return [line for line in lines if line]


def as_typed(attribute: Attribute, decimal: str = POINT) -> TypedColumn:
    """Return how a person would have typed a column.

    Parameters
    ----------
    attribute
        the column.
    decimal
        the person's decimal sign.
    """
    never = not attribute.can_be_missing
    if attribute.cuts is None:
        return TypedColumn(KnownAs.LEVELS, "\n".join(attribute.levels), never_missing=never)
    low, high, bins = _bounds(attribute, attribute.cuts)
    low_text, high_text = (f"{end:.12g}".replace(POINT, decimal) for end in (low, high))
    return TypedColumn(KnownAs.NUMBER, "", low_text, high_text, str(bins), never)


def _bounds(attribute: Attribute, cuts: tuple[float, ...]) -> tuple[float, float, int]:
    """Return the bounds that were stated, else some that give these cuts, equally far from each other."""
    if attribute.bounds is not None:
        return (*attribute.bounds, len(cuts) + 1)
    step = cuts[1] - cuts[0] if len(cuts) > 1 else 1.0
    # cuts have the rounding errors of their computation: ten digits of a step are what was meant
    digits = 10 - math.floor(math.log10(step))
    return round(cuts[0] - step, digits), round(cuts[-1] + step, digits), len(cuts) + 1


def typed_domains(typed: Mapping[str, TypedColumn], decimal: str = POINT) -> Domains:
    """Return what is stated of columns.

    Parameters
    ----------
    typed
        by the names of columns.
    decimal
        the person's decimal sign.

    Raises
    ------
    UserProblem
        naming the first column whose levels or bounds cannot be used.
    """
    found = ((name, one.attribute(name, decimal)) for name, one in typed.items())
    return Domains({name: attribute for name, attribute in found if attribute is not None})


def save_domains(domains: Domains, path: Path) -> None:
    """Write what is stated of columns to a JSON file that ``read_domains`` reads.

    Parameters
    ----------
    domains
        what is known.
    path
        of the file.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    write_bytes(path, _domains_text(domains).encode())


def _domains_text(domains: Domains) -> str:
    """Return what is stated of columns, as ``domains_from`` reads it."""
    written = {name: _json(attribute) for name, attribute in domains.stated.items()}
    return json.dumps(written, ensure_ascii=False, indent=1) + "\n"


def keep_domains(project: Path, domains: Domains, table: str) -> None:
    """Keep what is stated of columns in a project, as a step; it is made where there is none.

    Parameters
    ----------
    project
        path of its file.
    domains
        all that is known.
    table
        the name of the table that was stated of.

    Raises
    ------
    EnvironmentProblem
        if the project cannot be written.
    """
    with Project(project) as opened:
        opened.keep_levels(_domains_text(domains), table)


def _json(attribute: Attribute) -> dict[str, object]:
    found: dict[str, object] = {"levels": list(attribute.levels)}
    if attribute.cuts is not None:
        found = dict(zip(("low", "high", "bins"), _bounds(attribute, attribute.cuts), strict=True))
    return found if attribute.can_be_missing else {**found, "missing": False}
