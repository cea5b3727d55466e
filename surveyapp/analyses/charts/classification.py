"""ROC curves of classes and the calibration of a model."""

from __future__ import annotations

from dataclasses import dataclass

from surveyapp.learning.base.evaluation import CalibrationBin, Roc


@dataclass(frozen=True, slots=True)
class ClassCurves:
    """Two charts side by side: ROC curves, and share right over confidence.

    Attributes
    ----------
    classes, rocs
        the classes and their curves.
    calibration
        bins of confidence.
    false_positive, true_positive, confidence, right, spoken
        names of the axes, and what is said of the picture.
    """

    classes: tuple[str, ...]
    rocs: tuple[Roc, ...]
    calibration: tuple[CalibrationBin, ...]
    false_positive: str
    true_positive: str
    confidence: str
    right: str
    spoken: str
