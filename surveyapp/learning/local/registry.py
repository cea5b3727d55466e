"""The learners of randomized reports by the names that commands take."""

from __future__ import annotations

from collections.abc import Mapping

from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.tree import LocalTree

LocalModel = LocalNaiveBayes | LocalTree

LOCAL_LEARNERS: Mapping[str, type[LocalModel]] = {
    # naive Bayes needs each feature with the label only, so it learns however the survey asked
    "auto": LocalNaiveBayes,
    "naive-bayes": LocalNaiveBayes,
    "tree": LocalTree,
}
