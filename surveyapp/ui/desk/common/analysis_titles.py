"""What the analyses of questions together are called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from surveyapp.messages.message import QT_TRANSLATE_NOOP
from surveyapp.services.multivariate.registry import Analysis

TITLES = {
    Analysis.CROSSTAB: QT_TRANSLATE_NOOP("TogetherPage", "Cross-table"),
    Analysis.COMPARE: QT_TRANSLATE_NOOP("TogetherPage", "Compare groups"),
    Analysis.RANK: QT_TRANSLATE_NOOP("TogetherPage", "Rank"),
    Analysis.DISTANCE: QT_TRANSLATE_NOOP("TogetherPage", "Distance between groups"),
    Analysis.REGRESSION: QT_TRANSLATE_NOOP("TogetherPage", "Regression"),
}


def title_of(analysis: Analysis) -> str:
    """Return what ``analysis`` is called."""
    return QCoreApplication.translate("TogetherPage", TITLES[analysis])
