"""No module needs, by way of others, itself: neither at the start nor for its types."""

from __future__ import annotations

from graphlib import TopologicalSorter

import grimp
import pytest


def test_imports_have_no_circle() -> None:
    house = grimp.build_graph("surveyapp", cache_dir=None)
    graph = {name: house.find_modules_directly_imported_by(name) for name in house.modules}
    order = list(TopologicalSorter(graph).static_order())
    assert order.index("surveyapp.designs.core.design") < order.index(
        "surveyapp.designs.oracles.base"
    )


def test_a_circle_would_be_found() -> None:
    with pytest.raises(ValueError, match="cycle"):
        list(TopologicalSorter({"a": {"b"}, "b": {"a"}}).static_order())
