"""Hostile files of every class (SECURITY.md): a sentence, no crash, no hang, and nothing has changed.

``make_cases.py`` writes the files, ``run_cases.py`` runs commands on them in processes with caps on
memory and time. ``tell_cases.py`` writes the table of input, sentence and whether anything changed; the slow
run gives each file to each command that reads its kind, one process a command.
"""

from __future__ import annotations

import csv
import os
import subprocess
import sys
from pathlib import Path

import pytest

from surveyapp.storage.tables.registry import TABLE_FORMATS

pytest.importorskip("resource", reason="caps are POSIX")

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
LONGEST_RUN = 3 * 3600
KINDS = {
    *("collection", "sealed", "survey", "table", "truth", "weights"),
    *(one.endings[0][1:] for one in TABLE_FORMATS if not one.is_text),
    *("tally", "sum", "signed", "partial", "counts", "trusteekey"),
    *("mapping", "people", "features", "domain", "ledger", "model", "key", "passphrase", "form", "project"),
}  # fmt: skip


def told(out: Path, *options: str) -> list[dict[str, str]]:
    """Return the lines of the table; fails with those that have a fault."""
    done = subprocess.run(
        [sys.executable, str(HERE / "tell_cases.py"), str(out), *options],
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=LONGEST_RUN,
        check=False,
    )
    assert out.exists(), done.stderr[-2000:]
    with out.open(newline="", encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    wrong = [line for line in lines if line["fault"]]
    assert (done.returncode, wrong) == (0, []), f"{wrong} {done.stderr[-2000:]}"
    return lines


@pytest.mark.parametrize(
    ("one_in", "fewest"), [(72, 20), pytest.param(1, 500, marks=pytest.mark.slow)]
)
def test_every_class_of_hostile_file_is_refused_in_a_sentence_and_changes_nothing(
    tmp_path, one_in, fewest
):
    lines = told(tmp_path / "table.csv", "--together", "--one-in", str(one_in))
    assert {line["kind"] for line in lines} == KINDS
    hostile = [line for line in lines if line["expected"] == "refused"]
    assert len(hostile) > fewest
    assert {(line["result"], line["unchanged"]) for line in hostile} == {("refused", "yes")}
    assert all(line["sentence"] for line in hostile)


@pytest.mark.slow
def test_each_hostile_file_is_refused_by_each_command_in_a_process_of_its_own(tmp_path):
    assert len(told(tmp_path / "table.csv")) > 1_500
