"""``regress``: one question's answers explained by others."""

from __future__ import annotations

import argparse
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    add_command,
    add_level,
    add_output,
    bad_option,
    count_with_noun,
    print_table,
    shown_number,
    shown_p,
)
from surveyapp.cli.options.progress import terminal_progress
from surveyapp.cli.options.report_source import (
    add_sample,
    add_source,
    print_notes,
    source_request,
    write_rows,
)

if TYPE_CHECKING:
    from surveyapp.analyses.base.dataset import Dataset
    from surveyapp.analyses.computation.multivariate.regression import RegressionTable


def add_regress(commands: Any) -> None:
    """Add the command ``regress``."""
    command = add_command(
        commands,
        "regress",
        _regress,
        "regress a question's answers on others, with the coins accounted for",
    )
    add_source(command)
    command.add_argument(
        "--outcome",
        required=True,
        metavar="Q",
        help="the question to explain; it may be randomized",
    )
    command.add_argument(
        "--predictors",
        default="",
        metavar="A,B",
        help="questions that explain it, with commas; A:B is an interaction, A*B stands for A,B,A:B, and "
        "A^2 is the square of a number",
    )
    command.add_argument(
        "--model", default="logistic", metavar="MODEL", help="logistic (default) or linear"
    )
    command.add_argument(
        "--link", default="logit", metavar="LINK", help="logit (default), probit or cloglog"
    )
    command.add_argument(
        "--estimator",
        default="ml",
        metavar="NAME",
        help="of a list experiment: ml (default), least squares with a logistic (nls) or linear share, or "
        "nls and ml with the mean share tied to the difference of means (robust-nls, robust-ml)",
    )
    command.add_argument(
        "--reference",
        action="append",
        default=[],
        metavar="Q=A",
        help="compare the answers to a predictor with this one; else with no, or the first. May be repeated",
    )
    command.add_argument(
        "--fit",
        action="store_true",
        help="add the Hosmer–Lemeshow test of whether the model fits",
    )
    command.add_argument(
        "--groups-of-fit", type=int, metavar="N", help="the groups of that test; 10 by default"
    )
    add_sample(command)
    command.add_argument(
        "--random-intercept",
        metavar="COL",
        help="a table's column, or a direct question: the groups, each with an intercept of its own",
    )
    command.add_argument(
        "--predict",
        action="store_true",
        help="instead: the share (or mean) if everybody gave one answer to a predictor, all else as it is",
    )
    add_level(command)
    add_output(command)


def _regress(options: argparse.Namespace) -> int:
    from surveyapp.analyses.computation.multivariate import regression  # noqa: PLC0415
    from surveyapp.analyses.computation.multivariate.regression_lists import ListEstimator  # noqa: PLC0415
    from surveyapp.analyses.computation.multivariate.regression_terms import (  # noqa: PLC0415
        questions_of,
        read_terms,
    )
    from surveyapp.services.dataset.source import SampleUse, open_source  # noqa: PLC0415

    models = {model.value: model for model in regression.RegressionModel}
    if options.model not in models:
        raise bad_option(option="--model", reason=f"choose one of {', '.join(models)}")
    links = {link.value: link for link in regression.LINKS}
    if options.link not in links:
        raise bad_option(option="--link", reason=f"choose one of {', '.join(links)}")
    estimators = {one.value: one for one in ListEstimator}
    if options.estimator not in estimators:
        raise bad_option(option="--estimator", reason=f"choose one of {', '.join(estimators)}")
    if options.groups_of_fit is not None and not options.fit:
        raise bad_option(option="--groups-of-fit", reason="it goes with --fit")
    groups = (options.groups_of_fit or regression.FIT_GROUPS) if options.fit else None
    if options.random_intercept is not None:
        if any(one is not None for one in (options.weight, options.stratum, options.cluster)):
            reason = "leave out --weight, --stratum and --cluster; the groups take their place"
            raise bad_option(option="--random-intercept", reason=reason)
        options.cluster = options.random_intercept
    predictors = _predictors(options)
    source_given = source_request(options)
    if options.random_intercept is not None and source_given.sample_use is SampleUse.USED:
        source_given = replace(source_given, sample_use=SampleUse.UNKNOWN)
    needed = [options.outcome, *questions_of(read_terms(predictors))]
    with open_source(source_given, needed) as source:
        with terminal_progress("rounds") as progress:
            table = regression.regress(
                source,
                outcome=options.outcome,
                predictors=predictors,
                model=models[options.model],
                level=options.level,
                random_intercept=options.random_intercept is not None,
                link=links[options.link],
                references=dict(map(_reference, options.reference)),
                fit_groups=groups,
                estimator=estimators[options.estimator],
                progress=progress,
            )
        if options.predict:
            _predict(options, source, table)
        elif not write_rows(options, source, table.rows, regression.COLUMNS):
            _print(table)
        return print_notes(source, table.warnings)


def _predict(options: argparse.Namespace, source: Dataset, table: RegressionTable) -> None:
    from surveyapp.analyses.computation.multivariate.regression_predictions import COLUMNS  # noqa: PLC0415

    if not table.predicted:
        raise bad_option(option="--predict", reason=_why_unpredicted(options, table))
    if not write_rows(options, source, table.predicted, COLUMNS):
        cells = [
            [
                row.question,
                row.answer,
                *map(shown_number, (row.estimate, row.se, row.low, row.high)),
            ]
            for row in table.predicted
        ]
        print_table([["question", "answer", "estimate", "se", "low", "high"], *cells])


def _why_unpredicted(options: argparse.Namespace, table: RegressionTable) -> str:
    """Return what of the given stands in the way of predictions."""
    if options.random_intercept is not None:
        return "it does not go with --random-intercept; leave one of the two out"
    from surveyapp.analyses.computation.multivariate.regression_terms import (  # noqa: PLC0415
        questions_of,
        read_terms,
    )

    names = questions_of(read_terms(_predictors(options)))
    hidden = [name for name in names if table.survey.question(name).design.is_randomized]
    if hidden:
        return f"{', '.join(hidden)} is randomized; predictions need predictors that are asked directly"
    if not names:
        return "it needs --predictors whose answers can be supposed"
    return (
        f"the outcome {options.outcome} is told by several equations; predictions need a yes/no question of "
        "one sample, or with --model linear a number"
    )


def _predictors(options: argparse.Namespace) -> list[str]:
    return [name.strip() for name in options.predictors.split(",") if name.strip()]


def _reference(written: str) -> tuple[str, str]:
    """Return the question and the answer of ``Q=A``."""
    question, is_pair, answer = written.partition("=")
    if not is_pair:
        reason = f"write {written[:80]} as QUESTION=ANSWER"
        raise bad_option(option="--reference", reason=reason)
    return question.strip(), answer.strip()


def _print(table: RegressionTable) -> None:
    from surveyapp.analyses.computation.multivariate.regression import SUMMARY_TERMS  # noqa: PLC0415

    cells = [
        [
            row.term,
            f"{row.estimate:.4f}",
            *map(shown_number, (row.se, row.low, row.high)),
            shown_p(row.p_value),
            shown_number(row.odds_ratio),
        ]
        for row in table.rows
        if row.term not in SUMMARY_TERMS
    ]
    print_table([["term", "estimate", "se", "low", "high", "p", "odds ratio"], *cells])
    likelihood = ""
    if table.log_likelihood is not None:
        likelihood = f"log likelihood {table.log_likelihood:.4f}, "
    if table.aic is not None and table.bic is not None:
        likelihood += f"AIC {table.aic:.4f}, BIC {table.bic:.4f}, "
    print(
        f"{likelihood}{count_with_noun(table.n, 'interview', 'interviews')}, standard errors: {table.errors}"
    )
    if table.fit_test is not None:
        test = table.fit_test
        print(
            f"Hosmer–Lemeshow test of the fit: χ² = {test.statistic:.4f} on {test.degrees_of_freedom} "
            f"degrees of freedom, p = {shown_p(test.p_value)}"
        )
