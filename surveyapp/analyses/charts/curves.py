"""Curves of planning: interviews over the error, power over interviews."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Line:
    """Numbers of interviews over errors, by one method; ``mark`` is an (error, n) that was asked for."""

    name: str
    errors: tuple[float, ...]
    sizes: tuple[float, ...]
    mark: tuple[float, float] | None = None


@dataclass(frozen=True, slots=True)
class SizeCurves:
    """Lines on logarithmic axes."""

    lines: tuple[Line, ...]
    across: str
    up: str
    spoken: str


@dataclass(frozen=True, slots=True)
class PowerCurve:
    """Power over the number of interviews; ``wanted`` is a point that is marked."""

    points: tuple[tuple[int, float], ...]
    wanted: tuple[int, float] | None
    across: str
    up: str
    spoken: str
