"""``train``, ``predict``, ``evaluate``: private classifiers."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.analyses.evaluate import ModelEvaluation
from surveyapp.cli.options.analyses import add_options, chosen, show
from surveyapp.cli.options.output import (
    DONE,
    WRONG_DATA,
    add_command,
    add_output,
    bad_option,
    print_facts,
    whole_type,
)
from surveyapp.cli.options.private_table import (
    SEED_HELP,
    add_learner_options,
    add_price,
    add_table,
    check_folder,
    is_central,
    learner_options,
    name_list,
    number_option,
    one_table,
    print_ledger,
    print_warnings,
    refuse_price,
    seed_of,
    table_use,
)
from surveyapp.cli.options.report_source import add_source, add_unweighted, source_request

if TYPE_CHECKING:
    from surveyapp.services.models.row_weights import RowWeights
    from surveyapp.services.models.training import TrainingOptions


def add_learn(commands: Any) -> None:
    """Add the commands on classifiers."""
    _add_train(commands)
    _add_predict(commands)
    _add_evaluate(commands)


# train


def _add_train(commands: Any) -> None:
    from surveyapp.learning.central.registry import CLASSIFIERS  # noqa: PLC0415 - loads NumPy

    command = add_command(
        commands, "train", _train, "train a classifier on a table under ε, or on randomized reports"
    )
    *others, last = (classifier.learner for classifier in CLASSIFIERS)
    command.add_argument("learner", metavar="LEARNER", help=f"{', '.join(others)} or {last}")
    add_source(
        command, "DATA", "a table of true values, or collection files, or with --survey reports"
    )
    command.add_argument("--label", required=True, metavar="Q", help="what to predict")
    command.add_argument("--features", metavar="A,B", help="what from; default: everything else")
    add_table(command)
    add_price(command)
    command.add_argument("--holdout", metavar="SHARE", help="of rows, to measure accuracy on")
    _add_row_weights(
        command,
        "a column: how many people each row represents; for a table of true values with --most-weight",
    )
    command.add_argument("--seed", type=whole_type, metavar="S", help=SEED_HELP)
    command.add_argument(
        "--out", type=Path, required=True, metavar="MODEL", help="the model to write, with its card"
    )
    add_learner_options(command)


def _add_row_weights(command: argparse.ArgumentParser, told: str) -> None:
    add_unweighted(command)
    command.add_argument("--survey-weights", metavar="COL", help=told)
    command.add_argument(
        "--most-weight",
        type=whole_type,
        metavar="W",
        help="how often a row counts at most, from knowledge and not from the data; the noise is W times as "
        "wide",
    )


def _learning(options: argparse.Namespace) -> TrainingOptions:
    from surveyapp.learning.local.registry import LOCAL_LEARNERS  # noqa: PLC0415
    from surveyapp.services.models.learners import learner_kind  # noqa: PLC0415
    from surveyapp.services.models.training import TrainingOptions  # noqa: PLC0415

    if options.learner not in LOCAL_LEARNERS:
        learner_kind(options.learner, 1.0)  # a name that is none is told before what goes with it
    return TrainingOptions(
        options.learner,
        options.label,
        name_list(options.features),
        number_option("--epsilon", options.epsilon),
        options=learner_options(options),
        seed=seed_of(options),
    )


def _train(options: argparse.Namespace) -> int:
    from surveyapp.services.models import training  # noqa: PLC0415
    from surveyapp.services.models.model_inspection import majority_warnings  # noqa: PLC0415

    learning = _learning(options)
    check_folder(options.out)
    if is_central(options.files, options):
        table = one_table(options)
        result = training.train_central(
            table,
            learning,
            table_use(options),
            holdout=number_option("--holdout", options.holdout),
            row_weights=_row_weights(options),
        )
    else:
        refuse_price(options)
        table = None
        result = training.train_from_reports(source_request(options), learning)
    result.save(options.out)
    print_facts(training.card_lines(result.model, result.card))
    if table is not None:
        print_ledger(result.ledger, table)
    print(options.out)
    print_warnings((*result.warnings, *majority_warnings(result.model, result.card)))
    return WRONG_DATA if table is None and result.warnings else DONE


def _row_weights(options: argparse.Namespace, *, needs_most: bool = True) -> RowWeights | None:
    from surveyapp.services.models.row_weights import RowWeights  # noqa: PLC0415

    column, most = options.survey_weights, options.most_weight
    if column is None and most is None:
        return None
    if column is None or (most is None and needs_most):
        reason = (
            "give both --survey-weights COL and --most-weight W, the public bound of its values"
        )
        raise bad_option(option="--survey-weights", reason=reason)
    return RowWeights(column, most)


# predict


def _add_predict(commands: Any) -> None:
    command = add_command(
        commands,
        "predict",
        _predict,
        "add the predicted class and the probability of each class to a table of features",
    )
    command.add_argument("model", type=Path, metavar="MODEL", help="a model file")
    command.add_argument(
        "data", type=Path, metavar="DATA", help="a table with the model's features"
    )
    command.add_argument(
        "--out",
        type=Path,
        required=True,
        metavar="CSV",
        help="the table to write: the same rows, with the columns predicted, probability_CLASS for each "
        "class, and prediction_problem, the reason where a value is unknown to the model",
    )


def _predict(options: argparse.Namespace) -> int:
    from surveyapp.services.models.prediction import predict_file  # noqa: PLC0415

    found = predict_file(options.model, options.data, options.out)
    print(f"{options.out}: {found.rows} rows")
    print_facts((name, str(rows)) for name, rows in found.classes.items())
    print_warnings(found.warnings)
    return WRONG_DATA if found.problems else DONE


# evaluate


def _add_evaluate(commands: Any) -> None:
    command = add_command(
        commands,
        "evaluate",
        _evaluate,
        "measure how often a model is right, and what that costs in privacy",
    )
    command.add_argument("model", type=Path, metavar="MODEL", help="a model file")
    add_source(
        command, "DATA", "a table of true values, or reports whose features were asked directly"
    )
    add_price(command)
    _add_row_weights(
        command,
        "a column: how many people each row represents; with --most-weight for a real table and for --folds",
    )
    add_options(command, ModelEvaluation.options())
    add_output(command)


def _evaluate(options: argparse.Namespace) -> int:
    from surveyapp.services.models import evaluation  # noqa: PLC0415
    from surveyapp.storage.models.model_files import load_model  # noqa: PLC0415

    asked = chosen(ModelEvaluation, options)
    assert isinstance(asked, ModelEvaluation)  # noqa: S101 - what was asked to be read
    model, card = load_model(options.model)
    table = one_table(options) if is_central(options.files, options) else None
    if table is None:
        refuse_price(options)
        for option in ("folds", "auc", "curve"):
            if getattr(asked, option):
                raise bad_option(option=f"--{option}", reason="it is for a table of true values")
        done = evaluation.evaluate_reports(model, source_request(options))
    elif options.public:
        weights = _row_weights(options, needs_most=bool(asked.folds))
        done = evaluation.evaluate_public(model, card, table, asked, row_weights=weights)
    else:
        epsilon, budget = (
            number_option("--epsilon", options.epsilon),
            number_option("--budget", options.budget),
        )
        done = evaluation.evaluate_paid(
            *(model, card, table, epsilon, asked), budget=budget, row_weights=_row_weights(options)
        )
    if show(asked, done.found, options) is not None and table is not None:
        print_ledger(done.ledger, table)
    print_warnings(done.found.warnings)
    return WRONG_DATA if done.left_out else DONE
