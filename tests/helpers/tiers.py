"""Which tests the fast tier leaves out: ``pytest -m "not slow and not wide"``, before each commit.

The tier touches every room with the tests that mirror its modules, and takes less than a minute on two
cores. What is listed here runs in the whole suite only. A new test is fast unless it is below one of these
paths; one that takes more than a second or two belongs into the table, or gets ``pytest.mark.wide``.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable

WIDE = {
    "tests/benchmarks": "compare times, and are slow anyway",
    "tests/crash": "kills processes again and again",
    "tests/e2e": "whole stories, through processes of their own",
    "tests/golden": "the numbers of other packages, case by case",
    "tests/help": "runs every command of every document",
    "tests/hostile": "gives hundreds of damaged files to every command that reads their kind",
    "tests/packaging": "builds what is installed",
    "tests/reports": "writes whole reports, and runs the scripts beside them",
    "tests/simulation": "draws many surveys",
    "tests/ui": "opens windows",
}
"""Folders and files that are wide, each with the reason."""

FAST = {
    "tests/ui/kiosk/respondent/test_screens.py": "the screens that a respondent sees",
    "tests/ui/test_jobs.py": "work off the window's thread",
    "tests/ui/start/test_window.py": "the first window",
    "tests/ui/test_translations.py": "every text has its translations",
    "tests/ui/widgets": "parts of windows",
}
"""What is fast nevertheless: a look at every part of the interface."""

ONE_IN = {
    "tests/contracts": 8,
}
"""Folders of which every so many-th test is fast, always the same: thousands of small cases."""


LONG = (
    "tests/hostile",
    "tests/help",
    "tests/reports",
    "tests/e2e",
    "tests/crash",
    "tests/packaging",
)
"""Folders with single tests that take long: they begin the whole suite, so that none is left for its end."""


def is_long(name: str) -> bool:
    """Return whether a test should begin before most others.

    Parameters
    ----------
    name : the test's id, as pytest prints it
    """
    return _under(name.partition("::")[0], LONG)


def is_left_out(path: str) -> bool:
    """Return whether all tests of a file are wide.

    Parameters
    ----------
    path : of the file from the project's root, with forward slashes
    """
    return _under(path, WIDE) and not _under(path, FAST)


def is_wide(name: str) -> bool:
    """Return whether a test is wide.

    Parameters
    ----------
    name : the test's id, as pytest prints it
    """
    path = name.partition("::")[0]
    every = next((number for folder, number in ONE_IN.items() if _under(path, [folder])), 1)
    # not hash(), which differs from run to run
    return is_left_out(path) or zlib.crc32(name.encode()) % every != 0


def _under(path: str, folders: Iterable[str]) -> bool:
    return any(f"{path}/".startswith(f"{folder}/") for folder in folders)
