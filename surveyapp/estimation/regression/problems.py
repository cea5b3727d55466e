"""What can be wrong with a regression, each as a sentence."""

from __future__ import annotations

from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP


class RegressionProblem(UserProblem):
    """The regression cannot be computed."""

    sentence = QT_TRANSLATE_NOOP("messages", "The regression cannot be computed.")


class TooFewRows(RegressionProblem):
    """There are no more complete respondents than numbers to estimate."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "Only {n} respondents answered everything that the regression uses, and it estimates "
        "{parameters} numbers. Use fewer predictors or collect more interviews.",
    )


class ConstantOutcome(RegressionProblem):
    """Every respondent gave the same report."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "All reports of the outcome are the same, so nothing can explain a difference between "
        "them. Choose another outcome or collect more interviews.",
    )


class NoiseTooLarge(RegressionProblem):
    """Nearly all that is seen of a predictor is the noise of its randomization."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "Nearly all differences in the reports to {predictor} are the noise of its randomization, so its "
        "effect cannot be told. Leave it out, or collect more interviews.",
    )


class ConstantPredictor(RegressionProblem):
    """A predictor has one value only."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The predictor {predictor} has the same value for all respondents, so its effect cannot be "
        "told. Leave it out.",
    )


class Collinear(RegressionProblem):
    """A predictor is a combination of the others."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The predictor {predictor} is fully determined by {others}, so their effects cannot be told "
        "apart. Leave one of them out.",
    )


class Separated(RegressionProblem):
    """A coefficient is infinite."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The predictor {predictor} separates the answers perfectly, as far as the reports tell: the "
        "larger its coefficient, the more likely the reports, without end. Leave it out, merge its "
        "levels, or collect more interviews.",
    )


class ShareAtTheEnd(RegressionProblem):
    """The reports imply that nobody, or everybody, has the trait."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The reports are most likely if the share is exactly 0 or 100 %, so no coefficient has an "
        "end. Look at the estimate of the share first; collect more interviews.",
    )


class NothingLearned(RegressionProblem):
    """The reports do not depend on the answers."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The design of {question} gives the same reports whatever the answer, so nothing can be "
        "learned from them. Use a design that tells the answers apart.",
    )


class UnusableReport(RegressionProblem):
    """A report was given that the design never gives."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "Respondent number {row} gave a report that the design never gives. The data belong to "
        "another design; check which survey they were collected with.",
    )


class UnusableWeight(RegressionProblem):
    """A weight is negative, infinite or no number."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The weight of respondent number {row} is {weight}; weights must be numbers from 0. Correct "
        "the column or leave it out.",
    )


class NoWeights(RegressionProblem):
    """All weights are zero."""

    sentence = QT_TRANSLATE_NOOP(
        "messages", "All weights are 0, so nobody counts. Correct the column or leave it out."
    )


class TooFewClusters(RegressionProblem):
    """One cluster tells nothing about differences between clusters."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "There are {clusters} clusters; at least 2 are needed to see how much they differ. Leave the "
        "cluster column out.",
    )


class DifferentLengths(RegressionProblem):
    """Two columns do not belong to the same respondents."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The column {column} has {length} rows and the outcome {n}; they must describe the same "
        "respondents, one row each.",
    )


class NotConverged(RegressionProblem):
    """The search for the most likely coefficients did not settle."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The most likely coefficients were not found in {steps} steps, so none are shown. Use fewer "
        "predictors, or a design whose coins ask for the truth more often.",
    )


class NotIdentified(RegressionProblem):
    """The data do not tell the parameters apart, though no predictor is collinear."""

    sentence = QT_TRANSLATE_NOOP(
        "messages",
        "The reports do not tell {what} apart, so no standard errors exist. Two samples need "
        "different probabilities; else use fewer predictors.",
    )


class LevelNotBetween(RegressionProblem):
    """The confidence level of the intervals is no probability, or certain."""

    sentence = QT_TRANSLATE_NOOP(
        "messages", "The level is {level}; it must be above 0 and below 1. Write 0.95 for 95 %."
    )
