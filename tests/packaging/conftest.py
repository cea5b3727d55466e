"""Makes the modules that build installers importable; behind all others, so that they hide none."""

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
    from installers.facts import FACTS

    return FACTS
