"""``model``: what a model file holds: its card, its tree and rules, or what its features say."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_output,
    bad_option,
    print_facts,
    print_table,
    shown_number,
    write_output,
)
from surveyapp.cli.options.private_table import check_folder
from surveyapp.messages.visible_text import visible

if TYPE_CHECKING:
    from surveyapp.learning.base.classifier import Classifier
    from surveyapp.services.models.model_inspection import LevelEffect, RuleRow, TreeNode

INDENT = "  "
EFFECT_NAMES = ("feature", "level", "label", "share", "low", "high")
RULE_NAMES = ("label", "rule", "rows", "right")


def add_model(commands: Any) -> None:
    """Add the command that shows a model."""
    command = add_command(
        commands, "model", _model, "show a model: its card, its tree and rules, or its features"
    )
    command.add_argument("model", type=Path, metavar="MODEL", help="a model file")
    command.add_argument(
        "--figures",
        type=Path,
        metavar="HTML",
        help="of a forest: branch depth and leaf frequency of each tree and of all, and intervals",
    )
    add_output(command)


def _model(options: argparse.Namespace) -> int:
    from surveyapp.services.models.model_inspection import (  # noqa: PLC0415
        effects,
        leaf_lines,
        majority_warnings,
        remark_on_effects,
        rule_rows,
        rules,
        rules_note,
        tree_shape,
    )
    from surveyapp.services.models.training import card_lines  # noqa: PLC0415
    from surveyapp.storage.models.model_files import load_model  # noqa: PLC0415

    model, card = load_model(options.model)
    if options.figures is not None:
        _write_figures(model, options.figures)
    found, own_rules = effects(model, card), rules(model)
    rows: tuple[LevelEffect | RuleRow, ...] = found or rule_rows(own_rules)
    names = RULE_NAMES if own_rules and not found else EFFECT_NAMES
    if write_output(options, [asdict(row) for row in rows], names):
        return DONE
    print_facts(card_lines(model, card))
    for warning in majority_warnings(model, card):
        print(warning)
    shape = tree_shape(model)
    if shape is not None:
        print("tree, down to three questions:")
        for line in _branch(shape, 1):
            print(visible(line))
    for line in leaf_lines(model):
        print(line)
    for name, own in own_rules.items():
        print(
            f"{visible(name)}, if one of these holds:" if own.rules else f"{visible(name)}, never"
        )
        for rule in own.rules:
            counted = "" if rule.rows is None else f" ({rule.right:g} of {rule.rows:g})"
            print(visible(f"{INDENT}{rule}{counted}"))
    if own_rules:
        print(rules_note(own_rules))
    if found:
        print_table(_rows(found))
        remark = remark_on_effects(model)
        if remark is not None:
            print(remark)
    return DONE


def _write_figures(model: Classifier, path: Path) -> None:
    from surveyapp.learning.central.random_forest import RandomForest  # noqa: PLC0415
    from surveyapp.services.models.synthesis_page import forest_html  # noqa: PLC0415
    from surveyapp.storage.files.csv_tables import write_bytes  # noqa: PLC0415

    if not isinstance(model, RandomForest):
        raise bad_option(option="--figures", reason="it is of a forest; leave it out")
    check_folder(path, "--figures")
    write_bytes(path, forest_html(model).encode())


def _branch(shape: TreeNode, depth: int) -> Iterator[str]:
    if not shape.branches:
        yield f"{INDENT * depth}{shape.says} ({shape.share:.2f})"
        return
    for level, child in shape.branches:
        yield f"{INDENT * depth}{shape.asks} = {level}:"
        yield from _branch(child, depth + 1)


def _rows(found: tuple[LevelEffect, ...]) -> list[list[str]]:
    header = ["feature", "level", "in the class", "share", "low", "high"]
    return [
        header,
        *(
            [e.feature, e.level, e.label, *map(shown_number, (e.share, e.low, e.high))]
            for e in found
        ),
    ]
