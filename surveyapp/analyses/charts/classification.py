"""ROC curves of classes and the calibration of a model."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.learning.base.evaluation import CalibrationBin, Roc


@dataclass(frozen=True, slots=True)
class ClassCurves:
    """Two charts side by side: ROC curves, and share right over confidence."""

    classes: tuple[str, ...]
    rocs: tuple[Roc, ...]
    """The classes and their curves."""
    calibration: tuple[CalibrationBin, ...]
    """Bins of confidence."""
    false_positive: str
    true_positive: str
    confidence: str
    right: str
    spoken: str
    """Names of the axes, and what is said of the picture."""
