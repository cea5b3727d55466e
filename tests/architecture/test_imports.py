"""Which room may see which: DESIGN.md §3, written down in ``pyproject.toml``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINT = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
NOT_IN_THE_KIOSK = (
    *("duckdb", "matplotlib", "numpy", "pandas", "scipy", "sqlite3"),
    *("importlib.metadata", "statistics", "surveyapp.services.program.doctor"),
    *("surveyapp.services.kiosk.kiosk_texts", "surveyapp.survey.routing.cautions"),
    "surveyapp.survey.xlsform",
)
KIOSK = [
    "surveyapp.designs",
    "surveyapp.services.kiosk.kiosk",
    "surveyapp.services.kiosk.interview",
    "surveyapp.storage.kiosk.store",
    "surveyapp.storage.surveys.survey_files",
    "surveyapp.ui.kiosk.window",
    "surveyapp.app",
]


def python(code: str) -> subprocess.CompletedProcess[str]:
    """Run code in a Python of its own that has loaded nothing yet."""
    return subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_no_import_points_upwards_or_sideways():
    linted = python(LINT)
    assert linted.returncode == 0, linted.stdout + linted.stderr


@pytest.mark.parametrize("module", KIOSK)
def test_the_kiosk_loads_nothing_that_only_the_desk_needs(module):
    code = f"import sys, {module}; print(*sorted(set(sys.modules) & set({NOT_IN_THE_KIOSK})))"
    loaded = python(code)
    assert loaded.stderr == ""
    assert loaded.stdout.split() == []


@pytest.mark.parametrize("folder", ["designs", "survey", "estimation", "storage", "services"])
def test_these_folders_load_no_qt(folder):
    code = (
        f"import importlib, pkgutil, sys, surveyapp.{folder} as top\n"
        "for module in pkgutil.walk_packages(top.__path__, top.__name__ + '.'):\n"
        "    importlib.import_module(module.name)\n"
        "print(*[name for name in sys.modules if name.startswith('PySide6')])\n"
    )
    loaded = python(code)
    assert loaded.returncode == 0, loaded.stderr
    assert loaded.stdout.split() == []


def test_the_generator_of_random_cannot_reach_an_answer(tmp_path, clinic_path):
    """A whole interview runs with ``random``'s own generator taken away, and leaves it untouched.

    ``secrets`` draws from the operating system through a class that lives in ``random``; the
    generator itself, which can be seeded, is what must not be asked.
    """
    code = f"""
import random
before = random.getstate()
def forbidden(*_): raise AssertionError("random's own generator was asked")
for name in ("random", "getrandbits", "randrange", "randint", "choice", "shuffle", "uniform"):
    setattr(random, name, forbidden)
from datetime import date
from pathlib import Path
from surveyapp.designs.core.coins import SystemCoins
from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import load_survey
survey = load_survey(Path({str(clinic_path)!r}))
store = KioskStore(Path({str(tmp_path)!r}) / "store", survey)
interview = Interview(prepare_survey(survey), SystemCoins(), lambda r: store.add(r, date(2026, 3, 1)))
interview.choose_language("en")
while not interview.is_over:
    screen = interview.screen
    if screen.must_toss:
        interview.toss()
    elif screen.stage.value in ("practice", "question") and screen.question.type_name != "note":
        forced = screen.coin is not None and screen.coin.forced is not None
        interview.go_on() if forced else interview.answer(0)
    else:
        interview.go_on()
assert random.getstate() == before
print(interview.screen.stage.value, store.interviews)
"""
    ran = python(code)
    assert ran.stdout.split() == ["thanks", "1"], ran.stderr
