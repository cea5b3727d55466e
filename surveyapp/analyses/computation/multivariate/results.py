"""What an analysis of several questions or groups results in."""

from __future__ import annotations

from surveyapp.analyses.computation.multivariate.comparison import GroupComparison
from surveyapp.analyses.computation.multivariate.crosstab import CrossTable
from surveyapp.analyses.computation.multivariate.distance import Distances
from surveyapp.analyses.computation.multivariate.ranking import RankTable
from surveyapp.analyses.computation.multivariate.regression import RegressionTable

Result = CrossTable | GroupComparison | RankTable | Distances | RegressionTable
