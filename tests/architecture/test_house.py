"""The house can be found one's way in: small folders, docstrings that are maps, documented parameters."""

from __future__ import annotations

import ast
import importlib.util
import re
import sys
from pathlib import Path

import pytest

import surveyapp

ROOT = Path(surveyapp.__file__).parent
SCRIPT = Path(__file__).parents[2] / "packaging" / "measure_house.py"
MOST_MODULES = 25

spec = importlib.util.spec_from_file_location("measure_house", SCRIPT)
measure_house = importlib.util.module_from_spec(spec)
sys.modules["measure_house"] = measure_house
spec.loader.exec_module(measure_house)

FOLDERS = sorted({path.parent for path in ROOT.rglob("*.py")} - {ROOT})


def named(folder: Path) -> str:
    return folder.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_a_folder_holds_no_more_modules_than_one_can_look_through(folder):
    assert len([path for path in folder.glob("*.py") if path.stem != "__init__"]) <= MOST_MODULES


@pytest.mark.parametrize("folder", FOLDERS, ids=named)
def test_the_docstring_of_a_folder_is_its_map(folder):
    source = (folder / "__init__.py").read_text(encoding="utf-8")
    words = set(re.findall(r"\w+", ast.get_docstring(ast.parse(source)) or ""))
    # a registry names what is in it, and nobody writes it twice
    for registry in (folder / "registry.py", folder.parent / "__init__.py"):
        if registry.is_file():
            words |= set(re.findall(r"\w+", registry.read_text(encoding="utf-8")))
    inside = {path.stem for path in folder.glob("*.py")} - {"__init__", "__main__"}
    inside |= {path.parent.name for path in folder.glob("*/__init__.py")}
    assert sorted(inside - words) == []


def test_the_mathematics_documents_every_parameter():
    found = [one for room in measure_house.rooms().values() for one in room.functions]
    missing = [
        f"{named(one.module)}: {one.name}: {', '.join(lacking)}"
        for one, lacking in measure_house.missing_parameters(found).items()
        if named(one.module).startswith(("designs/", "estimation/", "learning/"))
    ]
    assert missing == []


def test_parameters_are_read_from_sections_of_a_docstring():
    text = """Do it.

    Parameters
    ----------
    counts : array of shape (n,)
        How often.
    low, high
        Ends.

    Returns
    -------
    found
        No parameter.
    """
    docstring = ast.get_docstring(ast.parse(f'def f():\n    """{text}"""\n').body[0])
    assert measure_house.documented_names(docstring) == {"counts", "low", "high"}
