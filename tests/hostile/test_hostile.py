"""Hostile files of every class (SECURITY.md): a sentence, no crash, no hang, and nothing has changed.

``make_cases.py`` writes the files, ``run_cases.py`` runs commands on them in processes with caps on
memory and time. The slow run gives each file to each command that reads its kind, one process a command.
``pytest -m slow -s tests/hostile`` prints the table of input and sentence.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

pytest.importorskip("resource", reason="caps are POSIX")

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
PARTS = 2
LONGEST_RUN = 400
LONGEST_SENTENCE = 700
HALF_THE_CAP = 3 * 2**30
REFUSALS = ("error: ", "refused: ", "damaged: ")
OTHERS = ("warning: ", "note: ", "open: ")
KINDS = {
    *("collection", "sealed", "survey", "table", "truth", "weights", "xlsx", "parquet", "sav", "dta"),
    *("mapping", "people", "features", "domain", "ledger", "model", "key", "passphrase", "form", "project"),
}  # fmt: skip
COLUMN_IS_NAMED = {
    "people",
    "features",
    "domain",
    "mapping",
    "weights",
    "truth",
    "ledger",
    "passphrase",
}
"""Of these only one is given, and some sentences name its column, or what it was to open, instead."""

Case = dict[str, Any]


def started(script: str, *arguments: object) -> str:
    """Run a script of this folder; return what it printed."""
    done = subprocess.run(
        [sys.executable, str(HERE / script), *map(str, arguments)],
        env={
            **os.environ,
            "PYTHONPATH": str(ROOT),
            "OPENBLAS_NUM_THREADS": "1",
            "MALLOC_ARENA_MAX": "2",
        },
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST_RUN,
        check=False,
    )
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


def refusals(outcome: Case) -> list[str]:
    return [line for line in outcome["err"].splitlines() if line.startswith(REFUSALS)]


def faults(case: Case, outcome: Case) -> list[str]:
    """Return what is wrong with how a command took a file."""
    lines, refused = outcome["err"].splitlines(), refusals(outcome)
    found = [
        f"odd line {line!r}" for line in lines
        if not line.startswith((*REFUSALS, *OTHERS)) or not line.isprintable() or len(line) > LONGEST_SENTENCE
    ]  # fmt: skip
    if "itself made a mistake" in outcome["err"] or "not enough memory" in outcome["err"]:
        found.append("a mistake of ours, or no memory")
    if outcome["code"] not in (0, 1, 2):
        found.append(f"ended with {outcome['code']}")
    if case["expect"] == "taken" and (refused or outcome["code"] == 2):
        found.append("nothing is wrong with it")
    if case["expect"] == "refused":
        found += _wrong_refusal(case, outcome, refused)
    return found


def _wrong_refusal(case: Case, outcome: Case, refused: list[str]) -> list[str]:
    found = []
    if outcome["code"] not in (1, 2) or not refused:
        found.append("it was not refused")
    if outcome["changed"]:
        found.append(f"it changed {outcome['changed']}")
    name = (
        case["file"].encode("unicode_escape").decode()
        if not case["file"].isprintable()
        else case["file"]
    )
    if case["kind"] not in COLUMN_IS_NAMED and not any(name in line for line in refused):
        found.append("the sentence does not name the file")
    if not all(line.endswith((".", "in all", "…")) for line in refused):
        found.append("a sentence without an end")
    return found


def checked(folder: Path, found: dict[int, Case], *, shows: bool) -> list[Case]:
    """Return all cases; fails with all that is wrong with any."""
    cases: list[Case] = json.loads((folder / "cases.json").read_text())
    assert found.keys() == {case["number"] for case in cases}
    wrong = []
    for case in cases:
        outcome = found[case["number"]]
        said = (refusals(outcome) or [f"taken: {outcome['out'].splitlines()[:1]}"])[0]
        if shows:
            unchanged = "unchanged" if not outcome["changed"] else "changed"
            print(
                f"{case['kind']} | {case['name']} | {case['command'][0]} | {said[:160]} | {unchanged}"
            )
        wrong += [
            f"{case['kind']}, {case['name']}, {case['command'][0]}: {fault}: {said}"
            for fault in faults(case, outcome)
        ]
    assert not wrong, "\n".join(wrong)
    return cases


def test_every_class_of_hostile_file_is_refused_in_a_sentence_and_changes_nothing(tmp_path):
    started("make_cases.py", tmp_path)
    found, peaks = outcomes(tmp_path, PARTS, PARTS)
    cases = checked(tmp_path, found, shows=False)
    assert {case["kind"] for case in cases} == KINDS
    assert Counter(case["expect"] for case in cases)["refused"] > 500
    assert max(peaks) <= HALF_THE_CAP


@pytest.mark.slow
def test_each_hostile_file_is_refused_by_each_command_in_a_process_of_its_own(tmp_path):
    started("make_cases.py", tmp_path, "every")
    number = len(json.loads((tmp_path / "cases.json").read_text()))
    found, peaks = outcomes(tmp_path, number, PARTS)
    cases = checked(tmp_path, found, shows=True)
    print(f"{len(cases)} runs on hostile files; {Counter(case['expect'] for case in cases)}")
    assert max(peaks) <= HALF_THE_CAP
