"""Learning from the reports of a survey: which learner, and the reports as a survey keeps them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from surveyapp.learning.local.coded_reports import QuestionReports
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.reports import single_question_reports
from surveyapp.learning.local.tree import LocalTree

LocalModel = LocalNaiveBayes | LocalTree


def _naive_bayes(features: Sequence[QuestionReports], label: QuestionReports) -> LocalModel:
    return LocalNaiveBayes().fit(single_question_reports(features, label))


def _tree(features: Sequence[QuestionReports], label: QuestionReports) -> LocalModel:
    return LocalTree().fit(features, label)


LOCAL_LEARNERS: Mapping[str, Callable[[Sequence[QuestionReports], QuestionReports], LocalModel]] = {
    "naive-bayes": _naive_bayes,
    "tree": _tree,
}
