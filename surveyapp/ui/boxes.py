"""Rows and columns of widgets, written as they are seen: one after the other, with the room between them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QLayout, QVBoxLayout, QWidget


@dataclass(frozen=True, slots=True)
class Stretch:
    """Room that grows with what it is in: so many shares of what the others leave."""

    share: int = 1


@dataclass(frozen=True, slots=True)
class Gap:
    """Room of so many pixels, beside the spacing."""

    pixels: int


Shared = tuple[QWidget | QLayout, int] | tuple[QWidget, int, Qt.AlignmentFlag]
"""What takes so many shares of the room that is left, and where it stands in its place."""
Part = QWidget | QLayout | Stretch | Gap | Shared
Box = TypeVar("Box", QHBoxLayout, QVBoxLayout)


def in_row(
    *parts: Part,
    inside: QWidget | None = None,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] | None = None,
) -> QHBoxLayout:
    """Return parts side by side, with ``spacing`` pixels between two of them; None: what the style has.

    They fill the widget ``inside``, up to its edges unless ``margins`` (left, above, right, below) are given.
    """
    return _filled(
        QHBoxLayout() if inside is None else QHBoxLayout(inside), parts, spacing, margins
    )


def in_column(
    *parts: Part,
    inside: QWidget | None = None,
    spacing: int | None = None,
    margins: tuple[int, int, int, int] | None = None,
) -> QVBoxLayout:
    """Return parts one below the other; everything else is as of a row."""
    return _filled(
        QVBoxLayout() if inside is None else QVBoxLayout(inside), parts, spacing, margins
    )


def _filled(
    box: Box,
    parts: tuple[Part, ...],
    spacing: int | None,
    margins: tuple[int, int, int, int] | None,
) -> Box:
    if margins is not None:
        box.setContentsMargins(*margins)
    elif box.parent() is not None:
        box.setContentsMargins(0, 0, 0, 0)
    if spacing is not None:
        box.setSpacing(spacing)
    for part in parts:
        _add(box, part)
    return box


def _add(box: QBoxLayout, part: Part) -> None:
    match part:
        case Stretch():
            box.addStretch(part.share)
        case Gap():
            box.addSpacing(part.pixels)
        case QWidget():
            box.addWidget(part)
        case QLayout():
            box.addLayout(part)
        case (QLayout() as layout, share):
            box.addLayout(layout, share)
        case (QWidget() as widget, share):
            box.addWidget(widget, share)
        case (widget, share, where):
            box.addWidget(widget, share, where)
