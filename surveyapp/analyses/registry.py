"""All analyses. A new one is a file in this folder and a line here."""

from __future__ import annotations

from surveyapp.analyses.base.analysis import Analysis
from surveyapp.analyses.comparison import Comparison
from surveyapp.analyses.cross_table import Crosstab
from surveyapp.analyses.descriptives import Describe
from surveyapp.analyses.distance import Distance
from surveyapp.analyses.estimate import Estimates
from surveyapp.analyses.evaluate import ModelEvaluation
from surveyapp.analyses.models import Models
from surveyapp.analyses.plan import Plan
from surveyapp.analyses.privacy import PrivacyAccount
from surveyapp.analyses.quality import DataQuality
from surveyapp.analyses.ranking import Ranking
from surveyapp.analyses.regression import Regression

ANALYSES: tuple[type[Analysis], ...] = (
    Estimates,
    Describe,
    Crosstab,
    Comparison,
    Ranking,
    Distance,
    Regression,
    Models,
    DataQuality,
    PrivacyAccount,
    Plan,
    ModelEvaluation,
)
"""In the order of menus and of the command line's help."""


def analysis_named(name: str) -> type[Analysis] | None:
    """Return the analysis of a name; None where there is none, as of a later program.

    Parameters
    ----------
    name
        The name of its command.
    """
    return next((one for one in ANALYSES if one.name == name), None)
