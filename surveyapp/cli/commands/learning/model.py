"""``model``: what a model file holds: its card, its tree and rules, or what its features say."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
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
    from surveyapp.services.models.effects import Interval, LevelEffect
    from surveyapp.services.models.model_inspection import TreeNode

INDENT = "  "
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
    command.add_argument(
        "--effects",
        action="store_true",
        help="write the effects of a tree's features to --csv and --json, in place of its rules",
    )
    add_output(command)


def _model(options: argparse.Namespace) -> int:
    from surveyapp.services.models.effects import KEYS, effects  # noqa: PLC0415
    from surveyapp.services.models.model_inspection import (  # noqa: PLC0415
        leaf_lines,
        majority_warnings,
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
    records: list[dict[str, object]] = [effect.record() for effect in found]
    names: tuple[str, ...] = KEYS
    if own_rules and not options.effects:
        records, names = [asdict(row) for row in rule_rows(own_rules)], RULE_NAMES
    if write_output(options, records, names):
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
    _print_effects(model, found)
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


def _print_effects(model: Classifier, found: Sequence[LevelEffect]) -> None:
    from surveyapp.services.models.effects import remarks_on_effects  # noqa: PLC0415

    shares = [effect for effect in found if effect.share is not None]
    if shares:
        print_table(_share_rows(shares))
    print("average effects, beside the reference level:")
    print_table(_effect_rows(found))
    for remark in remarks_on_effects(model, found):
        print(remark)


def _share_rows(found: Sequence[LevelEffect]) -> list[list[str]]:
    header = ["feature", "level", "in the class", "share", "low", "high"]
    return [
        header,
        *(
            [e.feature, e.level, e.label, *map(shown_number, (e.share, e.low, e.high))]
            for e in found
        ),
    ]


def _effect_rows(found: Sequence[LevelEffect]) -> list[list[str]]:
    """Return the effects; of two classes those on the second, for the other's are their opposites."""
    classes = dict.fromkeys(effect.label for effect in found)
    shown = list(classes)[1:] if len(classes) == 2 else list(classes)
    header = ["feature", "level", "on the class", "probability", "effect", "low", "high"]
    return [
        [*header, "odds ratio", "low", "high"],
        *(
            [
                *(effect.feature, effect.level, effect.label),
                shown_number(effect.probability.value),
                *_interval(effect.effect),
                *_interval(effect.odds_ratio),
            ]
            for effect in found
            if effect.label in shown
        ),
    ]


def _interval(found: Interval | None) -> list[str]:
    """Return a number and its ends; of the reference level nothing."""
    if found is None:
        return ["", "", ""]
    ends = ("" if end is None else shown_number(end) for end in (found.low, found.high))
    return [shown_number(found.value), *ends]
