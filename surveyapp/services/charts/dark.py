"""Charts on a dark screen: the picture of the light chart, its lightness turned round and its hues kept.

So every chart has a dark picture, whoever drew it, and colours keep their meaning. What is exported,
copied or printed is the light one.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from surveyapp.services.charts.drawing import Pixels

_HUES_BACK = np.array(
    [[-0.574, 1.430, 0.144], [0.426, 0.430, 0.144], [0.426, 1.430, -0.856]], dtype=np.float32
)
"""Turns hues by half a circle and keeps lightness; the rows sum to 1, so that greys stay greys."""


def darkened(pixels: Pixels, ground: str, ink: str) -> Pixels:
    """Return the picture with white as ``ground`` and black as ``ink``.

    Parameters
    ----------
    pixels
        A light picture.
    ground, ink
        Colours as ``#RRGGBB``.
    """
    given = np.frombuffer(pixels.rgba, dtype=np.uint8).reshape(-1, 4)
    turned = (1 - given[:, :3].astype(np.float32) / 255) @ _HUES_BACK.T
    low, high = _rgb(ground), _rgb(ink)
    made = given.copy()
    made[:, :3] = np.rint(low + (high - low) * turned.clip(0, 1)).astype(np.uint8)
    return replace(pixels, rgba=made.tobytes())


def _rgb(colour: str) -> np.ndarray[tuple[int], np.dtype[np.float32]]:
    return np.array([int(colour[place : place + 2], 16) for place in (1, 3, 5)], dtype=np.float32)
