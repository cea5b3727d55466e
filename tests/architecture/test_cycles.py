"""No module needs, by way of others, itself: neither at the start nor for its types."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import surveyapp

ROOT = Path(surveyapp.__file__).parent


def module_name(path: Path) -> str:
    parts = path.relative_to(ROOT.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


MODULES = {module_name(path): path for path in ROOT.rglob("*.py")}


def needed(path: Path) -> set[str]:
    """The modules that one imports anywhere; a name that is a module stands for that module."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module in MODULES:
            inner = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= (inner & MODULES.keys()) or {node.module}
    return found


def test_imports_have_no_circle():
    graph = {name: needed(path) for name, path in MODULES.items()}
    order = list(TopologicalSorter(graph).static_order())
    assert order.index("surveyapp.designs.core.design") < order.index(
        "surveyapp.designs.oracles.base"
    )


def test_a_circle_would_be_found():
    with pytest.raises(ValueError, match="cycle"):
        list(TopologicalSorter({"a": {"b"}, "b": {"a"}}).static_order())
