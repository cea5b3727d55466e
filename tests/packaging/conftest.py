"""Makes the modules that build installers importable; behind all others, so that they hide none."""

import importlib
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"
sys.path.append(str(PACKAGING))


@pytest.fixture(scope="session")
def packaging_folder() -> Path:
    return PACKAGING


@pytest.fixture(scope="session")
def facts():
    return importlib.import_module("installers.facts").FACTS
