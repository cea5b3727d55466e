"""The pixels of a picture, as an array: to ask Qt for each of a million takes seconds."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray
from PySide6.QtGui import QImage


def pixels_of(image: QImage) -> NDArray[np.uint32]:
    """Return what ``QImage.pixel`` says of each pixel, in rows.

    Parameters
    ----------
    image : a picture
    """
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    bits = b"" if plain.isNull() else plain.constBits()
    return np.frombuffer(bits, dtype=np.uint32).reshape(plain.height(), plain.width()).copy()


def colours_of(image: QImage) -> set[str]:
    """Return all colours of a picture, as ``#RRGGBB``.

    Parameters
    ----------
    image : a picture
    """
    return {f"#{int(pixel) & 0xFFFFFF:06X}" for pixel in np.unique(pixels_of(image))}
