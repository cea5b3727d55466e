"""What can be wrong with a regression, each as a sentence."""

from __future__ import annotations

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg


class RegressionProblem(UserProblem):
    """The regression cannot be computed."""


def too_few_rows(*, n: object, parameters: object) -> RegressionProblem:
    """There are no more complete respondents than numbers to estimate."""
    return RegressionProblem(
        msg(
            "Only {n} respondents answered all questions of the regression, which "
            "estimates {parameters} parameters. Use fewer predictors or collect more "
            "interviews.",
            n=n,
            parameters=parameters,
        )
    )


def constant_outcome() -> RegressionProblem:
    """Every respondent gave the same report."""
    return RegressionProblem(
        msg(
            "All reports of the outcome are the same, so there is no difference to "
            "explain. Choose another outcome or collect more interviews."
        )
    )


def noise_too_large(*, predictor: object) -> RegressionProblem:
    """Nearly all that is seen of a predictor is the noise of its randomization."""
    return RegressionProblem(
        msg(
            "Nearly all differences in the reports to {predictor} are noise from its "
            "randomization, so its effect cannot be estimated. Leave it out, or collect "
            "more interviews.",
            predictor=predictor,
        )
    )


def constant_predictor(*, predictor: object) -> RegressionProblem:
    """A predictor has one value only."""
    return RegressionProblem(
        msg(
            "The predictor {predictor} has the same value for all respondents, so its "
            "effect cannot be estimated. Leave it out.",
            predictor=predictor,
        )
    )


class Separated(RegressionProblem):
    """A coefficient is infinite."""

    def __init__(self, *, predictor: object) -> None:
        super().__init__(
            msg(
                "The predictor {predictor} separates the answers perfectly, so its "
                "coefficient has no finite estimate. Leave it out, merge its levels, or "
                "collect more interviews.",
                predictor=predictor,
            )
        )


def share_at_the_end() -> RegressionProblem:
    """The reports imply that nobody, or everybody, has the trait."""
    return RegressionProblem(
        msg(
            "The best-fitting share is exactly 0 or 100 %, so the coefficients have no "
            "finite estimate. Look at the estimate of the share first; collect more "
            "interviews."
        )
    )


def nothing_learned() -> RegressionProblem:
    """The reports to the outcome do not depend on the answers."""
    return RegressionProblem(
        msg(
            "The outcome's design gives the same reports whatever the answer, so nothing can be learned from "
            "them. Use a design whose reports depend on the answer."
        )
    )


def unusable_report(*, row: object) -> RegressionProblem:
    """A report was given that the design never gives."""
    return RegressionProblem(
        msg(
            "Respondent number {row} gave a report that the design never gives. The "
            "data belong to another design; check which survey they were collected "
            "with.",
            row=row,
        )
    )


def different_lengths(*, column: object, length: object, n: object) -> RegressionProblem:
    """Two columns do not belong to the same respondents."""
    return RegressionProblem(
        msg(
            "The column {column} has {length} rows and the outcome {n}; they must "
            "describe the same respondents, one row each.",
            column=column,
            length=length,
            n=n,
        )
    )


def not_converged(*, steps: object) -> RegressionProblem:
    """The search for the most likely coefficients did not settle."""
    return RegressionProblem(
        msg(
            "The model did not converge in {steps} steps, so no coefficients are shown. "
            "Use fewer predictors, or a design that asks for the true answer more "
            "often.",
            steps=steps,
        )
    )


def not_identified(what: object) -> RegressionProblem:
    """The data do not tell the parameters apart, though no predictor is collinear."""
    return RegressionProblem(
        msg(
            "The reports cannot separate {what}, so there are no standard errors. Two "
            "samples need different probabilities; otherwise use fewer predictors.",
            what=what,
        )
    )


def too_few_groups(*, groups: object) -> RegressionProblem:
    """The fitted values are too much alike for a fit test."""
    return RegressionProblem(
        msg(
            "The fitted shares make only {groups} groups, and the fit test needs 3. Use a predictor "
            "with more values, or leave the test out.",
            groups=groups,
        )
    )
