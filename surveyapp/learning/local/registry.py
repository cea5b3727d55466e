"""Learning from the reports of a survey: which learner, and the reports as a survey keeps them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from surveyapp.errors import UserProblem
from surveyapp.learning.local.coded_reports import Asked
from surveyapp.learning.local.naive_bayes import LocalNaiveBayes
from surveyapp.learning.local.reports import one_by_one
from surveyapp.learning.local.tree import LocalTree
from surveyapp.messages.message import QT_TRANSLATE_NOOP

LocalModel = LocalNaiveBayes | LocalTree


class NoSuchLocalLearner(UserProblem):
    """A learner that needs answers, or none at all."""

    sentence = QT_TRANSLATE_NOOP(
        "messages", "{learner} does not learn from randomized reports. Take one of {known}."
    )


def _naive_bayes(features: Sequence[Asked], label: Asked) -> LocalModel:
    return LocalNaiveBayes().fit(one_by_one(features, label))


def _tree(features: Sequence[Asked], label: Asked) -> LocalModel:
    return LocalTree().fit(features, label)


LOCAL_LEARNERS: Mapping[str, Callable[[Sequence[Asked], Asked], LocalModel]] = {
    "naive-bayes": _naive_bayes,
    "tree": _tree,
}


def fit_local(learner: str, features: Sequence[Asked], label: Asked) -> LocalModel:
    """Return a model learned from the reports to single questions, some of them perhaps direct.

    No ε is spent: the model is as private as the reports are. ``epsilon_`` of the model is what a
    respondent's randomized reports give away together.

    Parameters
    ----------
    learner
        one of ``LOCAL_LEARNERS``.
    features
        the questions to predict from, with the reports to them, one a respondent.
    label
        the question to predict, by the same respondents in the same order.

    Raises
    ------
    NoSuchLocalLearner
        if there is no such learner.
    NoReports
        if nobody reported the label.
    LengthsDiffer
        if the questions have different numbers of respondents.
    NoFeatures, LabelAmongFeatures, NothingToTell, NoPairs, OneAnswerNeeded
        by what is wrong.
    """
    if learner not in LOCAL_LEARNERS:
        raise NoSuchLocalLearner(learner=learner, known=", ".join(LOCAL_LEARNERS))
    return LOCAL_LEARNERS[learner](features, label)
