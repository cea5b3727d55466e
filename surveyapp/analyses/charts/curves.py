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
class LearningCurve:
    """Accuracy with its interval over rows or over ε, on a logarithmic axis; ``at`` None is not private."""

    at: tuple[float | None, ...]
    accuracies: tuple[float, ...]
    lows: tuple[float, ...]
    highs: tuple[float, ...]
    majorities: tuple[float, ...]
    across: str
    up: str
    models: str
    majority: str
    not_private: str
    spoken: str


@dataclass(frozen=True, slots=True)
class PowerCurve:
    """Power over the number of interviews; ``wanted`` is a point that is marked."""

    points: tuple[tuple[int, float], ...]
    wanted: tuple[int, float] | None
    across: str
    up: str
    spoken: str
