"""Tree models and what they follow from as JSON values, and back."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from surveyapp.learning.base.class_counts import CellLayout
from surveyapp.learning.base.level_counts import LevelCounts
from surveyapp.learning.base.table import Attribute
from surveyapp.learning.models.flat_tree import LEAF, FlatTree, TreeBuilder
from surveyapp.learning.models.log_linear import LogLinear, Together
from surveyapp.learning.models.tree_model import TreeModel

DIGITS = 9
"""Decimals of what is kept: enough for every prediction, and the same on every machine."""


def rounded_lists(values: NDArray[np.float64]) -> Any:
    """Return an array as lists of numbers, rounded to 9 decimals.

    Parameters
    ----------
    values
        of any shape.
    """
    return np.round(values, DIGITS).tolist()


def array_of_shape(value: Any, shape: tuple[int, ...]) -> NDArray[np.float64]:
    """Return lists of numbers as an array.

    Parameters
    ----------
    value
        nested lists.
    shape
        that they must have.

    Raises
    ------
    ValueError, TypeError
        if they have another shape or contain anything but finite numbers.
    """
    made = (
        np.array(value, dtype=np.float64).reshape(shape)
        if shape[0] == 0
        else np.array(value, np.float64)
    )
    if made.shape != shape or not np.isfinite(made).all():
        raise ValueError(shape)
    return made


def levels_to_json(levels: LevelCounts) -> dict[str, Any]:
    """Return level counts as a JSON value.

    Parameters
    ----------
    levels
        released.
    """
    by = {} if levels.label is None else {"label": levels.label}
    return {
        "features": list(levels.features),
        "shape": list(levels.counts.shape),
        "counts": rounded_lists(levels.counts.ravel()),
        "variance": levels.variance,
        **by,
    }


def levels_from_json(value: dict[str, Any], attributes: Sequence[Attribute]) -> LevelCounts:
    """Return the level counts that ``levels_to_json`` wrote.

    Parameters
    ----------
    value
        their JSON value.
    attributes
        all columns.

    Raises
    ------
    KeyError, ValueError, TypeError, IndexError
        if they are none of these columns.
    """
    features = tuple(int(place) for place in value["features"])
    by = value.get("label")
    label = None if by is None else int(by)
    places = features if label is None else (*features, label)
    if min(places) < 0 or len(set(places)) < len(places):
        raise ValueError(places)
    (levels,) = {attributes[place].levels for place in features}
    by_label = () if label is None else (attributes[label].cells,)
    shape = tuple(int(size) for size in value["shape"])
    counted = len(shape) - len(by_label)
    if not 1 <= counted <= len(levels) or shape != (len(features) + 1,) * counted + by_label:
        raise ValueError(shape)
    counts = array_of_shape(value["counts"], (prod(shape),)).reshape(shape)
    variance = float(value["variance"])
    if not 0 <= variance < inf:
        raise ValueError(variance)
    return LevelCounts(features, counts, variance, label)


def tree_to_json(tree: FlatTree) -> list[int]:
    """Return the feature of each node, level by level; -1 is a leaf. The rest follows from it.

    Parameters
    ----------
    tree
        any.
    """
    feature: list[int] = tree.feature.tolist()
    return feature


def tree_from_json(value: Any, layout: CellLayout) -> FlatTree:
    """Return the tree that ``tree_to_json`` wrote.

    Parameters
    ----------
    value
        the feature of each node.
    layout
        of the features' cells.

    Raises
    ------
    ValueError, TypeError, IndexError
        if it is none.
    """
    asked = [int(feature) for feature in value]
    builder = TreeBuilder()
    size = 1
    # nodes come level by level, children side by side: the features alone give the shape
    for node, feature in enumerate(asked):
        if node >= size or not LEAF <= feature < len(layout):
            raise ValueError(node)
        if feature != LEAF:
            size = builder.split(node, feature, layout.width(feature)).stop
    if size != len(asked):
        raise ValueError(size)
    return builder.built()


def tree_model_to_json(model: TreeModel) -> dict[str, Any]:
    """Return a tree model as a JSON value.

    Parameters
    ----------
    model
        any.
    """
    together = [
        {"features": list(joint.features), "weights": rounded_lists(joint.weights)}
        for joint in model.linear.together
    ]
    return {
        "intercept": rounded_lists(model.linear.intercept),
        "offsets": rounded_lists(model.offsets),
        "share": model.share,
        **({} if model.told is None else {"told": rounded_lists(model.told)}),
        **({"together": together} if together else {}),
        "tree": tree_to_json(model.tree),
        "weights": rounded_lists(model.linear.weights),
    }


def tree_model_from_json(value: dict[str, Any], layout: CellLayout, classes: int) -> TreeModel:
    """Return the tree model that ``tree_model_to_json`` wrote.

    Parameters
    ----------
    value
        its JSON value.
    layout
        of the features' cells.
    classes
        their number.

    Raises
    ------
    KeyError, ValueError, TypeError, IndexError
        if it is none.
    """
    tree = tree_from_json(value["tree"], layout)
    linear = LogLinear(
        layout,
        array_of_shape(value["weights"], (layout.cells, classes)),
        array_of_shape(value["intercept"], (classes,)),
        tuple(_together(joint, layout, classes) for joint in value.get("together", ())),
    )
    shape = len(tree), classes
    return TreeModel(
        layout,
        tree,
        array_of_shape(value["offsets"], shape),
        linear,
        float(value["share"]),
        array_of_shape(value["told"], shape) if "told" in value else None,
    )


def _together(value: dict[str, Any], layout: CellLayout, classes: int) -> Together:
    features = tuple(int(place) for place in value["features"])
    widths = [layout.width(place) for place in features]
    return Together(features, array_of_shape(value["weights"], (*widths, classes)))
