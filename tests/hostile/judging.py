"""What a command may do with a hostile file: the judgement on one run, and its line of the table."""

from __future__ import annotations

from typing import Any

LONGEST_SENTENCE = 700
REFUSALS = ("error: ", "refused: ", "damaged: ")
OTHERS = ("warning: ", "note: ", "open: ", "not taken: ")
COLUMN_IS_NAMED = {
    *("people", "features", "domain", "mapping", "weights", "truth", "ledger", "passphrase"),
}  # fmt: skip
"""Of these only one is given, and some sentences name its column, or what it was to open, instead."""

COLUMNS = (
    "number",
    "kind",
    "class",
    "command",
    "expected",
    "result",
    "sentence",
    "unchanged",
    "fault",
)
"""Of the table that people read: see ``tell_cases.py``."""

Case = dict[str, Any]


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


def line_of(case: Case, outcome: Case) -> dict[str, object]:
    """Return a run as a line of the table: what was given, what was said, whether anything changed."""
    refused = refusals(outcome)
    said = (refused or outcome["err"].splitlines() or [""])[0]
    return {
        "number": case["number"],
        "kind": case["kind"],
        "class": case["name"],
        "command": case["command"][0],
        "expected": case["expect"],
        "result": "refused" if refused else "taken",
        "sentence": said.partition(": ")[2] if said else "",
        "unchanged": "no: " + ", ".join(outcome["changed"]) if outcome["changed"] else "yes",
        "fault": "; ".join(faults(case, outcome)),
    }


def died(case: Case, code: int, told: str) -> dict[str, object]:
    """Return the line of a run whose process ended before it could tell."""
    place = {"number": case["number"], "kind": case["kind"], "class": case["name"]}
    fault = f"the process ended with {code}: {told[-300:]}"
    command = {"command": case["command"][0], "expected": case["expect"]}
    rest = dict.fromkeys(("result", "sentence", "unchanged"), "")
    return {**place, **command, **rest, "fault": fault}
