from typing import Any

from surveyapp import designs as designs
from surveyapp.library.learners import PrivateClassifier as PrivateClassifier
from surveyapp.library.learners import ReportsClassifier as ReportsClassifier
from surveyapp.library.reading import SurveyData as SurveyData
from surveyapp.library.reading import read as read
from surveyapp.library.regression import (
    RandomizedLogisticRegression as RandomizedLogisticRegression,
)
from surveyapp.library.results import Result as Result
from surveyapp.library.samples import allocate as allocate
from surveyapp.library.samples import draw_sample as draw_sample
from surveyapp.library.simulation import simulate as simulate
from surveyapp.library.synthesis import synthesize as synthesize

__version__: str
__all__: list[str]

# every analysis of the registry is a function and every learner a class, made from their options
def __getattr__(name: str) -> Any: ...
