"""What was released for the default learner, kept with its model and drawn again for intervals."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout, cell_layout
from surveyapp.learning.base.redrawing import redrawn_counts, redrawn_tables
from surveyapp.learning.base.shared_tables import Groups
from surveyapp.learning.base.table import Attribute
from surveyapp.learning.central.candidates import Released
from surveyapp.learning.central.moments import NoisyMoments, summed_moments
from surveyapp.learning.central.tree_growth import GrownTree
from surveyapp.learning.models.flat_tree import summed_up
from surveyapp.learning.models.serialization import (
    array_of_shape,
    levels_from_json,
    levels_to_json,
    rounded_lists,
    tree_from_json,
    tree_to_json,
)


def released_to_json(released: Released) -> dict[str, Any]:
    """Return what was released as a JSON value.

    Parameters
    ----------
    released
        what the candidates follow from.
    """
    moments, grown, levels = released.moments, released.grown, released.level_counts
    found: dict[str, Any] = {
        "features": list(released.features),
        **_moments_to_json(moments),
        "tree": tree_to_json(grown.tree),
        "tree_counts": rounded_lists(grown.counts),
        # without noise a precision is infinite, a scale 0
        "tree_scales": rounded_lists(1 / grown.precision),
    }
    if moments.known_totals is not None:
        found["totals"] = rounded_lists(moments.known_totals)
        found["totals_variance"] = moments.known_variance
    if levels is not None:
        found["level_counts"] = levels_to_json(levels)
    return found


def released_from_json(
    value: dict[str, Any], attributes: tuple[Attribute, ...], classes: int
) -> Released:
    """Return what ``released_to_json`` wrote.

    Parameters
    ----------
    value
        its JSON value.
    attributes
        the model's features.
    classes
        their number.

    Raises
    ------
    KeyError, ValueError, TypeError, IndexError
        if it is none.
    """
    layout = cell_layout(attributes)
    features = tuple(int(place) for place in value["features"])
    with_table = tuple(attributes[place] for place in features)
    own = cell_layout(with_table)
    moments = _moments_from_json(value, own, classes)
    if "totals" in value:
        totals = array_of_shape(value["totals"], (classes,))
        moments = replace(
            moments, known_totals=totals, known_variance=float(value["totals_variance"])
        )
    levels = value.get("level_counts")
    return Released(
        layout,
        features,
        moments,
        _tree(value, layout, classes),
        levels and levels_from_json(levels, with_table),
    )


def _moments_to_json(moments: NoisyMoments) -> dict[str, Any]:
    groups = [list(group) for group in moments.groups]
    if moments.tables:
        tables = [rounded_lists(table) for table in moments.tables]
        return {"groups": groups, "tables": tables, "variance": moments.variance_together}
    counts, variance = rounded_lists(moments.counts), moments.variances.tolist()
    return {"groups": groups, "counts": counts, "variance": variance}


def _moments_from_json(value: dict[str, Any], layout: CellLayout, classes: int) -> NoisyMoments:
    if "tables" not in value:
        # a file of an earlier version has the features' own tables alone
        counts = array_of_shape(value["counts"], (layout.cells, classes))
        return NoisyMoments(layout, counts, *noise_from_json(value, "variance", len(layout)))
    groups = _groups(value)
    tables = [
        array_of_shape(table, (*(layout.width(place) for place in group), classes))
        for group, table in zip(groups, value["tables"], strict=True)
    ]
    if sorted(place for group in groups for place in group) != list(range(len(layout))):
        raise ValueError(groups)
    return summed_moments(layout, groups, tables, float(value["variance"]))


def _groups(value: dict[str, Any]) -> Groups:
    return tuple(tuple(int(place) for place in group) for group in value.get("groups", ()))


def noise_from_json(
    value: dict[str, Any], name: str, features: int
) -> tuple[NDArray[np.float64], Groups]:
    """Return the noise of each feature's table, and which features were counted together.

    A file of an earlier version has one number for all features, each of which was counted alone.

    Parameters
    ----------
    value
        the JSON value of tables.
    name
        under which it has the noise.
    features
        their number.

    Raises
    ------
    KeyError, ValueError, TypeError
        if it has none.
    """
    given = value[name]
    by_feature = given if isinstance(given, list) else [given] * features
    return array_of_shape(by_feature, (features,)), _groups(value)


def _tree(value: dict[str, Any], layout: CellLayout, classes: int) -> GrownTree:
    tree = tree_from_json(value["tree"], layout)
    counts = array_of_shape(value["tree_counts"], (len(tree), classes))
    with np.errstate(divide="ignore"):
        precision = 1 / array_of_shape(value["tree_scales"], (len(tree),))
    return GrownTree(tree, counts, precision, np.zeros(len(tree)))


def redrawn_release(released: Released, rng: np.random.Generator, weight: float = 1) -> Released:
    """Return what another sample of people and other noise would have released.

    The tree keeps its shape and the tables their features; how often rows have each level stays too, as it
    only stands for how the features are distributed.

    Parameters
    ----------
    released
        what was released.
    rng
        of the simulation.
    weight
        how many rows one person made at most, default 1.
    """
    moments, grown = released.moments, released.grown
    totals = moments.known_totals
    if totals is not None:
        known = math.sqrt(moments.known_variance / 2)
        totals = redrawn_counts(totals, known, rng, weight)
    leaves = redrawn_counts(grown.counts, 1 / grown.precision[:, None], rng, weight)
    return replace(
        released,
        moments=replace(_redrawn_moments(moments, rng, weight), known_totals=totals),
        grown=replace(grown, counts=summed_up(grown.tree, leaves)),
    )


def _redrawn_moments(
    moments: NoisyMoments, rng: np.random.Generator, weight: float
) -> NoisyMoments:
    totals = moments.totals
    if not moments.tables:
        scales = np.sqrt(moments.variances / 2)
        counts = redrawn_tables(moments.counts, moments.layout.starts, totals, scales, rng, weight)
        return replace(moments, counts=counts)
    shapes = [table.shape for table in moments.tables]
    ends = np.cumsum([math.prod(shape[:-1]) for shape in shapes]).tolist()
    every = np.concatenate([table.reshape(-1, len(totals)) for table in moments.tables])
    variance = moments.variance_together
    scales = np.full(len(shapes), math.sqrt(variance / 2))
    drawn = np.split(redrawn_tables(every, (0, *ends), totals, scales, rng, weight), ends[:-1])
    tables = [one.reshape(shape) for one, shape in zip(drawn, shapes, strict=True)]
    return replace(
        moments,
        counts=summed_moments(moments.layout, moments.groups, tables, variance).counts,
        tables=tuple(tables),
    )


def release_without_noise(released: Released) -> Released:
    """Return the same counts as if they had no noise, so that models are not pulled because of it.

    Parameters
    ----------
    released
        what was released.
    """
    sure = np.full(len(released.grown.precision), math.inf)
    return replace(
        released,
        moments=replace(released.moments, variance=0.0),
        grown=replace(released.grown, precision=sure),
    )
