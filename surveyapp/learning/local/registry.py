"""The learners of randomized reports by the names that commands take."""

from __future__ import annotations

from collections.abc import Mapping

from surveyapp.learning.local.auto import LocalAuto
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.tree import LocalTree

LocalModel = LocalNaiveBayes | LocalTree
"""What is trained and kept."""

LOCAL_LEARNERS: Mapping[str, type[LocalModel | LocalAuto]] = {
    "auto": LocalAuto,
    "naive-bayes": LocalNaiveBayes,
    "tree": LocalTree,
}
