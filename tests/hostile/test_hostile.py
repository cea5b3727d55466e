"""Hostile files of every class (SECURITY.md): a sentence, no crash, no hang, and nothing has changed.

``make_cases.py`` writes the files, ``run_cases.py`` runs commands on them in processes with caps on
memory and time. ``tell_cases.py`` gives each file to each command that reads its kind, one process a
command, and writes the table of input, sentence and whether anything changed.
"""

from __future__ import annotations

import csv
import json
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
import tell_cases
from judging import Case, line_of

pytest.importorskip("resource", reason="caps are POSIX")

PARTS = 2
LONGEST_RUN = 400
KINDS = {
    *("collection", "sealed", "survey", "table", "truth", "weights", "xlsx", "parquet", "sav", "dta"),
    *("mapping", "people", "features", "domain", "ledger", "model", "key", "passphrase", "form", "project"),
}  # fmt: skip


def started(script: str, *arguments: object) -> str:
    """Run a script of this folder; return what it printed."""
    done = tell_cases.script(script, *arguments, longest=LONGEST_RUN)
    begun = [line for line in done.stdout.splitlines()[-1:] if "begins" in line]
    assert done.returncode == 0, (
        f"{script} died of {done.returncode} in {begun}: {done.stderr[-2000:]}"
    )
    return done.stdout


def outcomes(folder: Path, parts: int, workers: int) -> tuple[dict[int, Case], list[int]]:
    """Return what came of each case by its number, and the most memory of each process."""
    with ThreadPoolExecutor(workers) as pool:
        printed = list(
            pool.map(lambda part: started("run_cases.py", folder, part, parts), range(parts))
        )
    told = [json.loads(line) for text in printed for line in text.splitlines()]
    return {one["number"]: one for one in told if "number" in one}, [
        one["peak"] for one in told if "peak" in one
    ]


def checked(folder: Path, found: dict[int, Case]) -> list[Case]:
    """Return all cases; fails with all that is wrong with any."""
    cases: list[Case] = json.loads((folder / "cases.json").read_text())
    assert found.keys() == {case["number"] for case in cases}
    lines = [line_of(case, found[case["number"]]) for case in cases]
    wrong = [line for line in lines if line["fault"]]
    assert not wrong, "\n".join(map(str, wrong))
    return cases


def test_every_class_of_hostile_file_is_refused_in_a_sentence_and_changes_nothing(tmp_path):
    started("make_cases.py", tmp_path)
    found, peaks = outcomes(tmp_path, PARTS, PARTS)
    cases = checked(tmp_path, found)
    assert {case["kind"] for case in cases} == KINDS
    assert Counter(case["expect"] for case in cases)["refused"] > 500
    assert max(peaks) <= tell_cases.MOST_ADDRESSES


@pytest.mark.slow
def test_each_hostile_file_is_refused_by_each_command_in_a_process_of_its_own(tmp_path):
    out = tmp_path / "table.csv"
    tell_cases.tell(tmp_path / "files", out, chosen=tell_cases.every(), workers=PARTS)
    with out.open(newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) > 1_500
    assert [line for line in lines if line["fault"]] == []
