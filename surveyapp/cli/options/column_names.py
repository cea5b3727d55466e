"""Names of columns in options: a name may have commas, equals signs and points of its own."""

from __future__ import annotations

from collections.abc import Collection


def split_column(written: str, sign: str, columns: Collection[str]) -> tuple[str, str]:
    """Return the column that ``written`` begins with, and what follows the sign after it.

    Where several columns would do the longest is meant; where none does, the first sign divides.

    Parameters
    ----------
    written
        such as ``sex (1=m, 2=w)=direct,type=single_choice``.
    sign
        what stands between the name and the rest.
    columns
        the names that are known.
    """
    known = [one for one in columns if written.startswith(one + sign)]
    if known:
        column = max(known, key=len)
        return column, written[len(column) + len(sign) :]
    column, _, rest = written.partition(sign)
    return column, rest


def listed_columns(written: str, columns: Collection[str]) -> list[str]:
    """Return the columns that are listed with commas between them, longest names first.

    Parameters
    ----------
    written
        such as ``age,sex (1=m, 2=w)``.
    columns
        the names that are known; what is none of them ends at the next comma.
    """
    found = []
    rest: str | None = written
    while rest is not None:
        begun = rest.lstrip()
        known = [one for one in columns if begun == one or begun.startswith(one + ",")]
        name = max(known, key=len) if known else begun.partition(",")[0]
        left = begun[len(name) :]
        found.append(name.strip())
        rest = left[1:] if left.startswith(",") else None
    return found
