"""The option ``pytest --of MODULE``; everything else that tests share is in tests/conftest.py.

It is here because pytest takes the module after ``--of`` for a test file at first, and then reads
the ``conftest.py`` of the folders above that.
"""

from __future__ import annotations

from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Offer the tests of one module."""
    parser.addoption(
        "--of",
        action="append",
        default=[],
        metavar="MODULE",
        help="run the tests of this module only, nearest first; may be given several times",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Put the tests of the modules that ``--of`` names in the place of all tests."""
    if not config.option.of:
        return
    from tests_of import House  # noqa: PLC0415 - in tests/helpers, which pytest has put on the path by now

    house = House(config.rootpath)
    try:
        found = [test for module in config.option.of for test in house.tests_of(Path(module))]
    except LookupError as problem:
        raise pytest.UsageError(str(problem)) from None
    config.args = [str(path) for path in dict.fromkeys(found)]


@pytest.hookimpl(tryfirst=True)
def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """Run the tests of a module one by one."""
    return 0 if config.option.of else None
