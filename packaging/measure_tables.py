"""How long a large table takes to open, and how much memory, beside bare DuckDB.

python packaging/measure_tables.py [ROWS COLUMNS]     # 1,000,000 and 300, where nothing is said
python packaging/measure_tables.py --import [ROWS]    # 10,000,000 rows of 10 columns into a project

A Parquet file of codes, decimals and words is opened as the import does: read, every value of every column
counted, and a first draft guessed. Seconds are told by the clock and by the processors, which count
whatever else the machine has to do; memory is the process's own peak. Bare DuckDB counts the same columns.
An import goes the command's way, with a weight, and is estimated; bare DuckDB reads the same file into a
table of its own and counts each column.
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
IMPORTED = """
from pathlib import Path
from surveyapp.cli import main
file, folder = Path(sys.argv[1]), Path(sys.argv[1]).parent
project, survey, mapping = (str(folder / f"{file.suffix[1:]}{one}") for one in
    (".surveydesk", ".survey.json", ".mapping.json"))
begin = time.perf_counter()
assert main(["map", str(file), "--new-survey", survey, "--out", mapping, "--weight", "weight",
    "--project", project]) == 0
told(begin)
"""
COMMAND = """
from surveyapp.cli import main
begin = time.perf_counter()
assert main(sys.argv[1:]) == 0
told(begin)
"""
BARE_IMPORT = """
import duckdb
begin = time.perf_counter()
database = duckdb.connect(sys.argv[1] + ".bare")
database.execute("SET enable_progress_bar = false")
of_text = f"read_csv('{sys.argv[1]}', all_varchar = true)"
file = of_text if sys.argv[1].endswith("csv") else f"read_parquet('{sys.argv[1]}')"
database.execute(f"CREATE TABLE t AS FROM {file}")
for name, *_ in database.execute("DESCRIBE t").fetchall():
    database.execute(f'SELECT "{name}", count(*) FROM t GROUP BY 1').fetchall()
database.close()
told(begin)
"""


def make_survey_table(path: Path, rows: int) -> None:
    """Write a table of a weight, seven codes, a word and an income in cents, with gaps."""
    kinds = ["round(0.5 + (random() * 3000)::INTEGER / 1000, 3) AS weight"]
    kinds += [f"1 + (random() * {1 + place})::INTEGER AS c{place}" for place in range(7)]
    kinds += ["['north', 'south', 'east', 'west'][1 + (random() * 3)::INTEGER] AS area"]
    income = "round(random() * 5000, 2)"
    kinds += [f"CASE WHEN random() < 0.05 THEN NULL ELSE {income} END AS income"]
    table = f"SELECT {', '.join(kinds)} FROM range({rows})"  # noqa: S608 - our own numbers
    kind = "csv, HEADER" if path.suffix == ".csv" else "parquet, COMPRESSION zstd"
    duckdb.execute(f"COPY ({table}) TO '{path}' (FORMAT {kind})")


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


def measured(code: str, *given: object) -> dict[str, float]:
    """Return what a process of its own tells."""
    words = [sys.executable, "-c", PEAK + code, *map(str, given)]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout.splitlines()[-1])
    return found


def tell(name: str, found: dict[str, float]) -> None:
    """Print what a process told."""
    told = ", ".join(f"{key} {value:.1f}" for key, value in found.items())
    sys.stdout.write(f"{name}: {told}\n")
    sys.stdout.flush()


def tell_imports(rows: int) -> None:
    """Print what imports of a text and a Parquet table take, and estimates of their projects."""
    with tempfile.TemporaryDirectory() as folder:
        for ending in (".csv", ".parquet"):
            path = Path(folder) / f"survey{ending}"
            make_survey_table(path, rows)
            size = path.stat().st_size / 1e6
            sys.stdout.write(f"{rows:,} rows × 10 columns, {ending} of {size:.0f} MB\n")
            bare, ours = measured(BARE_IMPORT, path), measured(IMPORTED, path)
            tell("bare DuckDB", bare)
            tell("import", ours)
            ratio, work = (ours[name] / bare[name] for name in ("seconds", "cpu"))
            sys.stdout.write(f"ratio {ratio:.1f} by the clock, {work:.1f} by the processors\n")
            project = f"{folder}/{ending[1:]}.surveydesk"
            for words in (["--unweighted"], [], ["--by", "area"]):
                command = ["estimate", "--project", project, "--question", "c3", *words]
                tell(" ".join(["estimate", *words]), measured(COMMAND, *command))
            path.unlink()
            Path(project).unlink()


def main() -> int:
    """Make the table, open it, print what it took."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rows", nargs="?", type=int, default=1_000_000)
    parser.add_argument("columns", nargs="?", type=int, default=300)
    parser.add_argument("--import", dest="imports", type=int, nargs="?", const=10_000_000)
    asked = parser.parse_args()
    if asked.imports:
        tell_imports(asked.imports)
        return 0
    rows, columns = asked.rows, asked.columns
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "large.parquet"
        make(path, rows, columns)
        size = path.stat().st_size / 1e6
        sys.stdout.write(f"{rows:,} rows × {columns} columns, {size:.0f} MB\n")
        for name, code in (("Surveyapp", OURS), ("bare DuckDB", BARE)):
            tell(name, measured(code, path))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
