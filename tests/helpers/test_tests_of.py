"""The finder of a module's tests, on a small house and on this one."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests_of import House

ROOT = Path(__file__).parents[2]


@pytest.fixture
def house(tmp_path):
    """A module that a registry imports, and tests near and far."""
    files = {
        "surveyapp/__init__.py": "",
        "surveyapp/designs/__init__.py": "from surveyapp.designs.channels.kuk import Kuk",
        "surveyapp/designs/channels/kuk.py": "class Kuk: ...",
        "surveyapp/services/audit.py": "from surveyapp.designs.channels import kuk",
        "tests/designs/channels/test_kuk.py": "from surveyapp.designs.channels.kuk import Kuk",
        "tests/designs/test_pairs.py": "def test(): import surveyapp.designs.channels.kuk",
        "tests/services/test_audit.py": "from surveyapp.services.audit import x",
        "tests/services/test_many.py": (
            "from surveyapp.services import audit\nfrom surveyapp.designs.channels.kuk import Kuk"
        ),
        "tests/contracts/test_designs.py": "from surveyapp.designs import DESIGNS",
        "tests/test_else.py": "import os",
    }
    for name, text in files.items():
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return House(tmp_path)


def names(paths):
    return [path.name for path in paths]


def test_the_mirror_comes_first_then_importers_then_importers_of_importers(house):
    rings = house.rings(house.root / "surveyapp/designs/channels/kuk.py")
    assert [names(ring) for ring in rings] == [
        ["test_kuk.py"],
        ["test_pairs.py", "test_many.py"],
        ["test_designs.py", "test_audit.py"],
    ]


def test_one_step_is_gone_in_the_same_folder_or_where_few_tests_import_the_module(house):
    kuk = house.root / "surveyapp/designs/channels/kuk.py"
    assert names(house.tests_of(kuk)) == ["test_kuk.py", "test_pairs.py", "test_many.py"]
    assert len(house.tests_of(kuk, enough=9)) == 5
    (house.root / "tests/designs/channels/test_all.py").write_text("import surveyapp.designs")
    near = House(house.root).tests_of(kuk)
    assert names(near) == ["test_kuk.py", "test_pairs.py", "test_many.py", "test_all.py"]


def test_a_package_has_the_mirror_of_its_folder(house):
    assert house.mirror(house.root / "surveyapp/designs/__init__.py") == (
        house.root / "tests/test_designs.py"
    )


def test_what_is_no_module_is_named(house):
    with pytest.raises(LookupError, match=r"nothing\.py is no module"):
        house.tests_of(house.root / "surveyapp/nothing.py")


@pytest.mark.wide
def test_every_module_of_the_statistics_has_tests():
    here = House(ROOT)
    rooms = [ROOT / "surveyapp" / room for room in ("designs", "estimation", "learning")]
    modules = [path for room in rooms for path in room.rglob("*.py") if path.stem != "__init__"]
    assert [path for path in modules if not here.tests_of(path)] == []


@pytest.mark.wide
def test_pytest_runs_the_tests_of_a_module():
    module = "surveyapp/designs/channels/kuk.py"
    told = subprocess.run(
        [sys.executable, "-m", "pytest", f"--of={module}", "--collect-only", "-q"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stdout.startswith("tests/designs/channels/test_kuk.py::"), told.stderr
