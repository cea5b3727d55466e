"""``train``, ``predict``, ``evaluate``, ``synthesize``: classifiers and synthetic tables."""

from __future__ import annotations

import argparse
import math
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli_output import DONE, WRONG_DATA, BadOption, add_command, print_table, say
from surveyapp.cli_source import add_source, given

if TYPE_CHECKING:
    from surveyapp.learning.classifier import Classifier
    from surveyapp.services.central_tables import Domains
    from surveyapp.services.evaluate import Evaluation
    from surveyapp.services.synthesize import Making
    from surveyapp.services.train import Learning
    from surveyapp.storage.spending import Ledger

SEED_HELP = "of splits and of public random shapes only; never of the noise that protects people"
ENDING = ".csv"


def add_learn(commands: Any) -> None:
    """Add the commands on classifiers and synthetic tables."""
    _add_train(commands)
    _add_predict(commands)
    _add_evaluate(commands)
    _add_synthesize(commands)


def _add_table(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--domain",
        type=Path,
        metavar="FILE.json",
        help='public levels of columns: {"A": ["low", "high"]}, or a survey file',
    )
    command.add_argument(
        "--bounds",
        action="append",
        default=[],
        metavar="A=LOW:HIGH[:BINS]",
        help="public bounds of a numeric column; may be repeated",
    )


def _add_price(command: argparse.ArgumentParser) -> None:
    command.add_argument(
        "--epsilon", metavar="E", help="what may be spent of the table; inf is not private"
    )
    command.add_argument(
        "--budget", metavar="E", help="the table's total, stated at its first use and kept"
    )
    command.add_argument(
        "--public", action="store_true", help="the table is public or synthetic: nothing is paid"
    )


def number(option: str, text: str | None) -> float | None:
    """Return the number in ``text``; None where there is none.

    Raises:
        BadOption: if it is not a number.
    """
    if text is None:
        return None
    try:
        value = float(text)
    except ValueError as problem:
        raise BadOption(option=option, reason=f"{text} is not a number") from problem
    if math.isnan(value):
        raise BadOption(option=option, reason=f"{text} is not a number")
    return value


def names(text: str | None) -> tuple[str, ...] | None:
    """Return the names in a list with commas; None where there is none."""
    if text is None:
        return None
    return tuple(name for part in text.split(",") if (name := part.strip()))


def _seed(options: argparse.Namespace) -> int | None:
    if options.seed is not None and options.seed < 0:
        raise BadOption(option="--seed", reason="give a whole number from 0")
    seed: int | None = options.seed
    return seed


def domains(options: argparse.Namespace) -> Domains:
    """Return what ``--domain`` and ``--bounds`` say."""
    from surveyapp.services.central_tables import (  # noqa: PLC0415
        Domains,
        read_bounds,
        read_domains,
    )

    stated = Domains() if options.domain is None else read_domains(options.domain)
    return stated.merged(read_bounds(options.bounds))


def _is_central(files: Sequence[Path], options: argparse.Namespace) -> bool:
    is_table = bool(files) and all(path.suffix.lower() == ENDING for path in files)
    return is_table and options.survey is None and options.project is None


def _one_table(files: Sequence[Path]) -> Path:
    if len(files) != 1:
        raise BadOption(option="DATA", reason="give one table of true values; join them into one")
    return files[0]


def _check_folder(out: Path) -> None:
    """Refuse a folder that is not there before anything is paid for."""
    if not out.absolute().parent.is_dir():
        raise BadOption(option="--out", reason=f"there is no folder {out.absolute().parent}")


def _told(warnings: Sequence[str]) -> int:
    for warning in warnings:
        say(f"warning: {warning}")
    return DONE


def _tell_ledger(ledger: Ledger | None, table: Path) -> None:
    if ledger is None or not ledger.payments:
        return
    total = "no budget was stated" if ledger.budget is None else f"budget {ledger.budget:g}"
    left = "" if ledger.left is None else f", {ledger.left:g} left"
    print(f"spent of {table.name} so far: epsilon {ledger.spent:g} ({total}{left})")


# train


def _add_train(commands: Any) -> None:
    command = add_command(
        commands, "train", _train, "train a classifier on a table under ε, or on randomized reports"
    )
    command.add_argument("learner", metavar="LEARNER", help="auto, naive-bayes, tree or forest")
    add_source(
        command, "DATA", "a CSV of true values, or collection files, or with --survey reports"
    )
    command.add_argument("--label", required=True, metavar="Q", help="what to predict")
    command.add_argument("--features", metavar="A,B", help="what from; default: everything else")
    _add_table(command)
    _add_price(command)
    command.add_argument("--holdout", metavar="SHARE", help="of rows, to measure accuracy on")
    _add_forest(command)
    command.add_argument("--seed", type=int, metavar="S", help=SEED_HELP)
    command.add_argument("--out", type=Path, required=True, metavar="MODEL")


def _add_forest(command: argparse.ArgumentParser) -> None:
    command.add_argument("--trees", type=int, metavar="T", help="of a forest")
    command.add_argument(
        "--branch-min", metavar="N", help="rows that a forest's branch is split at"
    )
    command.add_argument(
        "--weight-attribute",
        action="append",
        default=[],
        metavar="A=50",
        help="how likely a forest asks for A, others being 1; may be repeated",
    )


def _check_forest(options: argparse.Namespace, chosen: str, *others: str) -> None:
    """Refuse the options of a forest where something else was chosen."""
    for option in ("trees", "branch_min", "weight_attribute", *others):
        if getattr(options, option) and chosen != "forest":
            reason = "it is of a forest; choose forest, or leave it out"
            raise BadOption(option=f"--{option.replace('_', '-')}", reason=reason)


def _weights(texts: Sequence[str]) -> Mapping[str, float]:
    found = {}
    for text in texts:
        name, _, weight = text.rpartition("=")
        value = number("--weight-attribute", weight)
        if not name or value is None:
            raise BadOption(option="--weight-attribute", reason="write COLUMN=NUMBER, such as A=50")
        found[name] = value
    return found


def _learning(options: argparse.Namespace) -> Learning:
    from surveyapp.learning.random_forest import DEFAULT_TREES  # noqa: PLC0415
    from surveyapp.services.train import Learning  # noqa: PLC0415

    _check_forest(options, options.learner)
    return Learning(
        options.learner,
        options.label,
        names(options.features),
        number("--epsilon", options.epsilon),
        trees=DEFAULT_TREES if options.trees is None else options.trees,
        branch_min=number("--branch-min", options.branch_min),
        weights=_weights(options.weight_attribute),
        seed=_seed(options),
    )


def _train(options: argparse.Namespace) -> int:
    from surveyapp.services import train  # noqa: PLC0415

    learning = _learning(options)
    _check_folder(options.out)
    if _is_central(options.files, options):
        table = _one_table(options.files)
        result = train.train_central(
            table,
            learning,
            domains=domains(options),
            budget=number("--budget", options.budget),
            holdout=number("--holdout", options.holdout),
            public=options.public,
        )
    else:
        _refuse_price(options)
        table = None
        result = train.train_from_reports(given(options), learning)
    result.save(options.out)
    for name, value in train.card_lines(result.model, result.card):
        print(f"{name}: {value}")
    if table is not None:
        _tell_ledger(result.ledger, table)
    print(options.out)
    _told(result.warnings)
    return WRONG_DATA if table is None and result.warnings else DONE


def _refuse_price(options: argparse.Namespace) -> None:
    """Refuse what only a table of true values has: reports were paid for by their coins."""
    for option in ("epsilon", "budget", "holdout", "domain", "bounds", "public"):
        if getattr(options, option, None):
            reason = "it is for a table of true values; the reports' own coins decide their ε"
            raise BadOption(option=f"--{option}", reason=reason)


# predict


def _add_predict(commands: Any) -> None:
    command = add_command(
        commands, "predict", _predict, "add the column `predicted` to a table of features"
    )
    command.add_argument("model", type=Path, metavar="MODEL")
    command.add_argument("data", type=Path, metavar="DATA", help="a CSV with the model's features")
    command.add_argument("--out", type=Path, required=True, metavar="CSV")


def _predict(options: argparse.Namespace) -> int:
    from surveyapp.services.predict import predict_file  # noqa: PLC0415

    found = predict_file(options.model, options.data, options.out)
    print(f"{options.out}: {found.rows} rows")
    for name, rows in found.classes.items():
        print(f"{name}: {rows}")
    return DONE


# evaluate


def _add_evaluate(commands: Any) -> None:
    command = add_command(
        commands, "evaluate", _evaluate, "tell how often a model is right, at the price that it has"
    )
    command.add_argument("model", type=Path, metavar="MODEL")
    add_source(
        command, "DATA", "a CSV of true values, or reports whose features were asked directly"
    )
    _add_price(command)
    command.add_argument(
        "--folds", type=int, metavar="K", help="with --public: a cross-validation beside it"
    )
    command.add_argument("--seed", type=int, metavar="S", help=SEED_HELP)


def _evaluate(options: argparse.Namespace) -> int:
    from surveyapp.services import evaluate  # noqa: PLC0415
    from surveyapp.storage.model_files import load_model  # noqa: PLC0415

    model, card = load_model(options.model)
    if options.folds is not None and not options.public:
        reason = "it looks at every row again and again, which only a public table is free for"
        raise BadOption(option="--folds", reason=reason)
    if not _is_central(options.files, options):
        _refuse_price(options)
        _print_evaluation(evaluate.evaluate_reports(model, given(options)), model)
        return DONE
    table = _one_table(options.files)
    if card.data == table.name:
        say(f"warning: the model was trained on {table.name}; on new rows it is right less often.")
    if options.public:
        found = evaluate.evaluate_public(
            model, card, table, parts=options.folds, seed=_seed(options)
        )
    else:
        epsilon, budget = (
            number("--epsilon", options.epsilon),
            number("--budget", options.budget),
        )
        found = evaluate.evaluate_paid(model, table, epsilon, budget=budget)
    _print_evaluation(found, model)
    _tell_ledger(found.ledger, table)
    return DONE


def _print_evaluation(found: Evaluation, model: Classifier) -> None:
    price = f"epsilon {found.epsilon:g}" if found.epsilon else "free"
    print(f"accuracy {found.accuracy:.4f}")
    print(f"interval {found.low:.4f} to {found.high:.4f} at {found.level:g}")
    print(f"rows {found.rows}, {price}")
    if found.majority is not None:
        print(f"most frequent class {found.majority:.4f}")
    if found.calibration_error is not None:
        print(f"calibration error {found.calibration_error:.4f}")
    for name, area in zip(model.classes_, found.areas, strict=False):
        print(f"area below the ROC curve, {name}: {area:.4f}")
    if found.folds is not None:
        spread, each = found.folds.standard_deviation, len(found.folds.each)
        print(f"cross-validation {found.folds.mean:.4f} (sd {spread:.4f}, {each} folds)")
    if found.confusion is not None:
        lines = zip(model.classes_, found.confusion, strict=True)
        print_table(
            [["true \\ predicted", *model.classes_], *([n, *map(str, row)] for n, row in lines)]
        )


# synthesize


def _add_synthesize(commands: Any) -> None:
    command = add_command(
        commands, "synthesize", _synthesize, "write a synthetic table like a given one, under ε"
    )
    command.add_argument("data", type=Path, metavar="DATA", help="a CSV of true values")
    _add_price(command)
    _add_table(command)
    command.add_argument("--columns", metavar="A,B", help="which columns; default: all")
    command.add_argument(
        "--method",
        metavar="METHOD",
        help="auto: which columns go together is chosen under ε (the default); naive-bayes: the label with "
        "each other column; forest: the label drawn from the leaves of random trees",
    )
    command.add_argument(
        "--label",
        "--hub",
        metavar="Q",
        help="of naive-bayes, which it stands for without --method, and of forest",
    )
    command.add_argument(
        "--predictors",
        metavar="A,B",
        help="what a forest's trees ask for; default: all other columns",
    )
    _add_forest(command)
    command.add_argument("--rows", type=int, metavar="N", help="default: as many as there are")
    command.add_argument("--seed", type=int, metavar="S", help=SEED_HELP)
    command.add_argument(
        "--report",
        type=Path,
        metavar="HTML",
        help="how near it is; reveals the table's own shares, so for its holder only",
    )
    command.add_argument("--out", type=Path, required=True, metavar="CSV")


def _making(options: argparse.Namespace) -> Making:
    from surveyapp.learning.synthetic_forest import DEFAULT_TREES  # noqa: PLC0415
    from surveyapp.services.synthesize import Making  # noqa: PLC0415

    method = options.method or ("auto" if options.label is None else "naive-bayes")
    _check_forest(options, method, "predictors")
    if method == "auto" and options.label is not None:
        reason = "auto has none; choose naive-bayes or forest, or leave it out"
        raise BadOption(option="--label", reason=reason)
    return Making(
        method,
        options.label,
        names(options.predictors),
        trees=DEFAULT_TREES if options.trees is None else options.trees,
        branch_min=number("--branch-min", options.branch_min),
        weights=_weights(options.weight_attribute),
        seed=_seed(options),
    )


def _synthesize(options: argparse.Namespace) -> int:
    from surveyapp.services.synthesize import synthesize  # noqa: PLC0415

    making = _making(options)
    _check_folder(options.out)
    made = synthesize(
        options.data,
        options.out,
        epsilon=number("--epsilon", options.epsilon),
        making=making,
        columns=names(options.columns),
        rows=options.rows,
        domains=domains(options),
        budget=number("--budget", options.budget),
        public=options.public,
        report=options.report,
    )
    print(f"{options.out}: {made.rows} rows, epsilon {made.epsilon:g}")
    if options.report is not None and not options.public:
        say(
            f"warning: {options.report} shows shares of {options.data.name} as they are: do not release it."
        )
    _tell_ledger(made.ledger, options.data)
    return _told(made.warnings)
