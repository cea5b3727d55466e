"""Tests that read every module of the program."""

from __future__ import annotations

import gc
from collections.abc import Iterator

import pytest


@pytest.fixture(autouse=True)
def _syntax_trees_are_not_searched() -> Iterator[None]:
    """Collect no garbage meanwhile: trees of a thousand modules have none, and the search takes longest."""
    gc.disable()
    yield
    gc.enable()
