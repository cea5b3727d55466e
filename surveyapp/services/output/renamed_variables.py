"""A variable renamed together with the blocks of the output that name it, in one step."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from surveyapp.analyses.registry import analysis_named
from surveyapp.options import OptionKind
from surveyapp.services.dataset.variables import rename_in
from surveyapp.services.output.output import Block, Output, output_text, read_output_text
from surveyapp.services.project.undo_history import existing_project
from surveyapp.storage.project.undo_history import StepKind


def rename(project: Path, name: str, new: str) -> None:
    """Give a variable another name; variables that are made from it and blocks of the output follow.

    Parameters
    ----------
    project
        Path of the project file.
    name, new
        Its name, and the new one.

    Raises
    ------
    UserProblem
        if there is no such variable; if the new name is taken or cannot be one.
    EnvironmentProblem, FileRefused
        if the project cannot be used or written.
    """
    with (
        existing_project(project) as opened,
        opened.history.change(StepKind.CHANGE_VARIABLES, name),
    ):
        rename_in(opened, name, new)
        kept = opened.kept_output()
        if kept is not None:
            output = renamed_output(read_output_text(kept), name, new)
            opened.keep_output(output_text(output), StepKind.CHANGE_VARIABLES)


def renamed_output(output: Output, name: str, new: str) -> Output:
    """Return an output whose blocks call a variable by another name.

    Parameters
    ----------
    output
        The output.
    name, new
        The variable's name, and the new one.
    """
    for block in output.blocks:
        output = output.changed(
            block.number,
            options=_renamed_options(block, name, new),
            where=replace(
                block.where,
                conditions=tuple(
                    replace(one, question=new) if one.question == name else one
                    for one in block.where.conditions
                ),
            ),
            stratum=new if block.stratum == name else block.stratum,
            cluster=new if block.cluster == name else block.cluster,
        )
    return output


def _renamed_options(block: Block, name: str, new: str) -> Mapping[str, object]:
    """Return the options of a block; those of an analysis that this program does not know stay."""
    kind = analysis_named(block.analysis)
    if kind is None:
        return block.options
    options = dict(block.options)
    for option in kind.options():
        if option.name not in options:
            continue
        if option.takes_questions:
            options[option.name] = _renamed(options[option.name], name, new)
        elif option.kind is OptionKind.PAIRS:
            options[option.name] = _renamed_firsts(options[option.name], name, new)
    return options


def _renamed(value: object, name: str, new: str) -> object:
    """Return names of questions, alone, in a list or in terms such as ``age:region``."""
    if isinstance(value, str):
        return re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", new, value)
    return [_renamed(one, name, new) for one in value] if isinstance(value, list) else value


def _renamed_firsts(value: object, name: str, new: str) -> object:
    if not isinstance(value, list):
        return value
    return [
        [new, *one[1:]] if isinstance(one, list) and one[:1] == [name] else one for one in value
    ]
