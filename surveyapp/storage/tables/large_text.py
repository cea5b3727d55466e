"""The rows of large text tables become columns in a file, if their lines leave no doubt how to read them."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np

from surveyapp.storage.tables.plain_table import LONGEST_CELL
from surveyapp.storage.tables.stored_rows import StoredRows

_BLANKS = "".join(chr(code) for code in range(0x3001) if chr(code).isspace())
"""What Python takes off the ends of a cell."""
_QUOTE, _END = ord('"'), ord("\n")
_LONGEST_LINE = 8 * 2**20


def stored_rows(
    data: bytes, file: str, *, delimiter: str, columns: int, first: int, foot: int
) -> StoredRows | None:
    """Return the rows of a text table; None where a line may be no row, or a row more than a line.

    Parameters
    ----------
    data
        the file's content in UTF-8.
    file
        its name.
    delimiter
        what stands between cells.
    columns
        how many cells each row has.
    first
        the line of the first row.
    foot
        how many lines at the end are no rows.
    """
    import duckdb  # noqa: PLC0415 - as long to load as a window

    from surveyapp.storage.project.database import literal, only_files  # noqa: PLC0415 - loads DuckDB

    lines = _lines(data, first, foot)
    end_of_line = _end_of_line(lines)
    if end_of_line is None or b"\0" in lines or not _are_quotes_plain(lines, delimiter):
        return None
    count = lines.count(b"\n") + (not lines.endswith(b"\n"))
    names = [f"c{place}" for place in range(columns)]
    kinds = ", ".join(f"'{name}': 'VARCHAR'" for name in names)
    options = {
        "header": "false",
        "auto_detect": "false",
        "delim": literal(delimiter),
        "quote": literal('"' if b'"' in lines else ""),
        "escape": literal('"' if b'"' in lines else ""),
        "new_line": literal(end_of_line),
        "max_line_size": str(_LONGEST_LINE),
        "columns": f"{{{kinds}}}",
    }
    cells = "*"
    if _has_blank_ends(lines, delimiter):  # slow, and seldom needed
        cells = ", ".join(f"trim({name}, {literal(_BLANKS)}) AS {name}" for name in names)
    with tempfile.TemporaryDirectory(prefix="surveyapp-") as folder:
        text, made = Path(folder) / "table.csv", Path(folder) / "table.parquet"
        text.write_bytes(lines)
        given = ", ".join(f"{name} = {value}" for name, value in options.items())
        try:
            with only_files(text, made) as connection:
                connection.execute(
                    f"COPY (SELECT {cells} FROM read_csv({literal(str(text))}, {given}))"
                    f" TO {literal(str(made))} (FORMAT parquet)"
                )
        except duckdb.Error:  # whoever reads it into memory finds the line that is wrong
            return None
        found = StoredRows(made, file)
    if len(found) == count and (
        _longest_line(lines) <= LONGEST_CELL or found.longest_cell() <= LONGEST_CELL
    ):
        return found
    found.close()
    return None


def _lines(data: bytes, first: int, foot: int) -> bytes:
    """Return the lines of the rows."""
    begin = 0
    for _ in range(first - 1):
        begin = data.find(b"\n", begin) + 1
    end = len(data)
    while end > begin and data[end - 1] in b"\r\n":
        end -= 1
    for _ in range(foot):
        end = max(data.rfind(b"\n", begin, end), begin)
        while end > begin and data[end - 1] in b"\r\n":
            end -= 1
    return data[begin:end]


def _end_of_line(lines: bytes) -> str | None:
    """Return what ends each line, as DuckDB writes it; None where lines end in several ways."""
    returns = lines.count(b"\r")
    if not returns:
        return "\\n"
    return "\\r\\n" if returns == lines.count(b"\r\n") == lines.count(b"\n") else None


def _longest_line(lines: bytes) -> int:
    """Return the bytes of the longest line, with what ends it."""
    ends = np.flatnonzero(np.frombuffer(lines, dtype=np.uint8) == _END)
    return int(np.diff(ends, prepend=-1, append=len(lines)).max())


def _has_blank_ends(lines: bytes, delimiter: str) -> bool:
    """Return whether some cell may begin or end with a blank."""
    ends = [end.encode() for end in ("\n", "\r", '"', delimiter)]
    for letter in set(_BLANKS) - {"\n", "\r", delimiter}:
        blank = letter.encode()
        if blank[:1] not in lines or blank not in lines:  # one byte is looked for far faster
            continue
        if lines.startswith(blank) or lines.endswith(blank):
            return True
        if len(blank) > 1:
            if any(end + blank in lines or blank + end in lines for end in ends):
                return True
            continue
        letters = np.frombuffer(lines, dtype=np.uint8)
        places = np.flatnonzero(letters == blank[0])
        if any(np.isin(letters[places + side], [*b"".join(ends)]).any() for side in (-1, 1)):
            return True
    return False


def _are_quotes_plain(lines: bytes, delimiter: str) -> bool:
    """Return whether quotes stand at the ends of cells and nowhere else: all programs read them alike."""
    letters = np.frombuffer(lines, dtype=np.uint8)
    quotes = np.flatnonzero(letters == _QUOTE)
    if not len(quotes):
        return True
    ends = np.frombuffer(b"\r\n" + delimiter.encode(), dtype=np.uint8)
    opening, closing = quotes[::2], quotes[1::2]
    return (
        len(opening) == len(closing)
        and bool(np.isin(letters[opening[opening > 0] - 1], ends).all())
        and bool(np.isin(letters[closing[closing < len(letters) - 1] + 1], ends).all())
    )
