"""How long a large table takes to open, and how much memory, beside bare DuckDB.

python packaging/measure_tables.py [ROWS COLUMNS]     # 1,000,000 and 300, where nothing is said

A Parquet file of codes, decimals and words is opened as the import does: read, every value of every column
counted, and a first draft guessed. Seconds are told by the clock and by the processors, which count
whatever else the machine has to do; memory is the process's own peak. Bare DuckDB counts the same columns.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path

import duckdb

PEAK = """
import json, resource, sys, time
def told(begin):
    used = resource.getrusage(resource.RUSAGE_SELF)
    # ru_maxrss begins with what the process had that started this one
    lines = open("/proc/self/status").read().splitlines()
    peak = next(int(line.split()[1]) / 1024 for line in lines if line.startswith("VmHWM"))
    seconds, cpu = time.perf_counter() - begin, used.ru_utime + used.ru_stime
    print(json.dumps({"seconds": seconds, "cpu": cpu, "peak MB": peak}))
"""
OURS = """
from pathlib import Path
from surveyapp.services.table_import.draft import begin_draft
from surveyapp.storage.tables.reader import read_table
begin = time.perf_counter()
table = read_table(Path(sys.argv[1]))
assert len(table.rows[:50]) == 50
draft = begin_draft(table, None, "large")
told(begin)
"""
BARE = """
import duckdb
begin = time.perf_counter()
database = duckdb.connect()
file = f"read_parquet('{sys.argv[1]}')"
for name, *_ in database.execute(f"DESCRIBE SELECT * FROM {file}").fetchall():
    database.execute(f'SELECT "{name}", count(*) FROM {file} GROUP BY 1 LIMIT 2000').fetchall()
told(begin)
"""


def make(path: Path, rows: int, columns: int) -> None:
    """Write a table of an id, codes, a few decimals (with gaps) and a few words."""
    kinds = ["range AS id"]
    for place in range(columns - 1):
        coded = f"(random() * {2 + place % 9})::INTEGER"
        decimal = "CASE WHEN random() < 0.05 THEN NULL ELSE round(random() * 5000, 2) END"
        word = "['north', 'south', 'east', 'west', 'centre'][1 + (random() * 4)::INTEGER]"
        cell = {13: decimal, 14: word}.get(place % 15, coded)
        kinds.append(f"{cell} AS c{place}")
    table = f"SELECT {', '.join(kinds)} FROM range({rows})"  # noqa: S608 - our own numbers
    duckdb.execute(f"COPY ({table}) TO '{path}' (FORMAT parquet, COMPRESSION zstd)")


def measured(code: str, path: Path) -> dict[str, float]:
    """Return what a process of its own tells."""
    words = [sys.executable, "-c", PEAK + code, str(path)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def main() -> int:
    """Make the table, open it, print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=1_000_000)
    parser.add_argument("columns", nargs="?", type=int, default=300)
    asked = parser.parse_args()
    rows, columns = asked.rows, asked.columns
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.parquet"
        make(path, rows, columns)
        size = path.stat().st_size / 1e6
        sys.stdout.write(f"{rows:,} rows × {columns} columns, {size:.0f} MB\n")
        for name, code in (("Surveyapp", OURS), ("bare DuckDB", BARE)):
            found = measured(code, path)
            told = ", ".join(f"{key} {value:.1f}" for key, value in found.items())
            sys.stdout.write(f"{name}: {told}\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
