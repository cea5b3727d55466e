"""Measures the import of a colleague's file by mouse and keys: python packaging/measure_import.py.

See ``person.py`` for what it needs. Prints clicks, keys and seconds from “Import a table…” to the first
weighted estimate, and that beside numpy's.
"""

from __future__ import annotations

import time
from pathlib import Path

import numpy as np
from person import Desk, Person, at_the_desk, import_file, turn_to

from surveyapp.ui.desk.common.session import PageName
from surveyapp.ui.desk.shell.window import DeskWindow
from surveyapp.ui.widgets.column_table import TableView

# isort: split
from colleagues_file import ITEM, MISSING, P, rows_of  # ``person`` says where it is


def expected() -> float:
    """Return the weighted crosswise estimate as numpy has it."""
    rows = np.array([row for row in rows_of() if row[4] != MISSING])
    weights = rows[:, 5].astype(float)
    same = np.sum(weights * (rows[:, 4] == "1")) / np.sum(weights)
    return float((same + P - 1) / (2 * P - 1))


def measure(desk: Desk, window: DeskWindow, path: Path) -> None:
    """Print the figures."""
    person = Person()
    begin = time.perf_counter()
    import_file(desk, window, person, path)
    turn_to(desk, window, person, PageName.OUTPUT)
    table = desk.seen(window, TableView, "block_1_table")
    desk.until(lambda: table.table.rowCount() > 0)
    seconds = time.perf_counter() - begin
    titles = ("Question", "Answer", "Estimate")
    rows = desk.look(
        lambda: [
            [table.table.text(row, title) for title in titles]
            for row in range(table.table.rowCount())
        ]
    )
    shown = next(row for row in rows if ITEM.split()[0] in row[0] and row[1].lower() == "yes")
    print(f"{person.clicks} clicks, {person.keys} keys, {seconds:.1f} s")
    print(f"estimate {shown[2]}, numpy {100 * expected():.4f} %")


if __name__ == "__main__":
    at_the_desk(measure)
