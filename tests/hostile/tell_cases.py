"""The table that people read: of every hostile file and command the sentence, and whether anything changed.

``python tell_cases.py OUT.csv [--kinds A,B] [--one-in N]`` makes all files (``make_cases.py``), runs each
command in a process of its own under caps (``run_cases.py``), one line of the table as soon as it is
known, and ends with 1 if any has a fault. All of it takes about an hour on two cores; ``--one-in`` takes
a part of the cases, the same each time and some of each kind. ``--together`` gives each file to one
command only, all in a few processes: a minute.
"""

from __future__ import annotations

import argparse
import csv
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from judging import COLUMNS, Case, died, line_of

from surveyapp.storage.files.csv_cells import cell

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LONGEST_CASE = 300
LONGEST_PART = 1500
MOST_ADDRESSES = 3 * 2**30
"""Bytes of address space that a command may take; the cap is twice as much."""


def script(
    name: str, *arguments: object, longest: int = LONGEST_CASE
) -> subprocess.CompletedProcess[str]:
    """Run a script of this folder."""
    settings = {"PYTHONPATH": str(ROOT), "OPENBLAS_NUM_THREADS": "1", "MALLOC_ARENA_MAX": "2"}
    return subprocess.run(
        [sys.executable, str(HERE / name), *map(str, arguments)],
        env={**os.environ, **settings},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=longest,
        check=False,
    )


def run(folder: Path, ours: Sequence[Case]) -> list[dict[str, object]]:
    """Return the lines of cases that are run in one process."""
    longest = LONGEST_CASE if len(ours) == 1 else LONGEST_PART
    numbers = [case["number"] for case in ours]
    try:
        done = script("run_cases.py", folder, *numbers, longest=longest)
    except subprocess.TimeoutExpired:
        return [died(case, -1, "it hung") for case in ours]
    finally:
        shutil.rmtree(folder / f"from-{numbers[0]}", ignore_errors=True)
    told = [json.loads(line) for line in done.stdout.splitlines()]
    found = {one["number"]: one for one in told if "code" in one}
    lines = [
        line_of(case, found[case["number"]])
        if case["number"] in found
        else died(case, done.returncode, done.stderr)
        for case in ours
    ]
    peak = told[-1].get("peak", 0) if told else 0
    if peak > MOST_ADDRESSES:
        lines[-1]["fault"] = f"it took {peak:,} bytes; {lines[-1]['fault']}"
    return lines


def tell(
    folder: Path,
    out: Path,
    *,
    kinds: Sequence[str] = (),
    one_in: int = 1,
    workers: int = 2,
    together: bool,
) -> int:
    """Fill ``folder`` with hostile files and write the table to ``out``; return the number of faults."""
    made = script(
        "make_cases.py",
        folder,
        f"--one-in={one_in}",
        *([] if together else ["--every"]),
        longest=LONGEST_PART,
    )
    assert made.returncode == 0, made.stderr
    made_cases: list[Case] = json.loads((folder / "cases.json").read_text())
    cases = [case for case in made_cases if not kinds or case["kind"] in kinds]
    wanted = (
        [cases[one::workers] for one in range(workers)] if together else [[one] for one in cases]
    )
    faults = 0
    with out.open("w", newline="", encoding="utf-8") as file, ThreadPoolExecutor(workers) as pool:
        table = csv.DictWriter(file, COLUMNS, lineterminator="\n")
        table.writeheader()
        for lines in pool.map(lambda part: run(folder, part), wanted):
            faults += sum(bool(line["fault"]) for line in lines)
            table.writerows({name: cell(value) for name, value in line.items()} for line in lines)
            file.flush()
    return faults


def main() -> int:
    """Run the command; return 1 if any case has a fault."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("out", type=Path)
    parser.add_argument("--kinds", default="", help="as survey,table; else all")
    parser.add_argument("--one-in", type=int, default=1, metavar="N")
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument(
        "--together", action="store_true", help="each file to one command, in WORKERS"
    )
    options = parser.parse_args()
    kinds = [kind for kind in options.kinds.split(",") if kind]
    with tempfile.TemporaryDirectory(prefix="hostile-") as folder:
        files = Path(folder) / "files"
        faults = tell(
            files,
            options.out,
            kinds=kinds,
            one_in=options.one_in,
            workers=options.workers,
            together=options.together,
        )
    print(f"{options.out}: {faults} faults")
    return int(faults > 0)


if __name__ == "__main__":
    sys.exit(main())
