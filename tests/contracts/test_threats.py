"""The threat model names tests that exist, every adversary has one, and a hole can be reported."""

from __future__ import annotations

import ast
import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SECURITY, THREATS = ROOT / "SECURITY.md", ROOT / "resources" / "help" / "threats.md"
NAMED = re.compile(r"`(tests/[\w/]+\.py)::(\w+)`")


def named(path):
    return [NAMED.findall(line) for line in path.read_text(encoding="utf-8").splitlines()]


def functions_in(path):
    if not path.exists():
        return set()
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)}


@pytest.mark.parametrize("path", [SECURITY, THREATS], ids=lambda path: path.name)
def test_every_test_that_is_named_is_there(path):
    found = [one for line in named(path) for one in line]
    assert len(found) > 15
    missing = [f"{file}::{name}" for file, name in found if name not in functions_in(ROOT / file)]
    assert missing == []


@pytest.mark.parametrize(
    ("path", "heading"),
    [(SECURITY, "Promise, attack, before and after"), (THREATS, "Who could attack")],
)
def test_every_row_of_the_tables_names_a_test(path, heading):
    text = path.read_text(encoding="utf-8").split(f"## {heading}", 1)[1].split("\n## ", 1)[0]
    rows = [line for line in text.splitlines() if line.startswith("|")][2:]
    assert len(rows) > 8
    assert [row[:60] for row in rows if not NAMED.search(row)] == []


def test_a_hole_is_reported_to_the_address_of_the_program():
    stated = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    address = re.search(r"<(.+)>", stated["tool"]["surveyapp"]["maintainer"])[1]
    assert address in SECURITY.read_text(encoding="utf-8")
