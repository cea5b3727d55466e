"""``surveyapp designs``: the catalogue, and what a design does in words."""

from __future__ import annotations

import argparse
from typing import Any

from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_output,
    bad_option,
    print_table,
    write_output,
)
from surveyapp.designs import CATALOGUE
from surveyapp.designs.core.scale import FROM_QUESTION
from surveyapp.services.documentation.design_explanation import explain_design


def add_designs(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "designs", _designs, "list the catalogue of designs, or explain one"
    )
    command.add_argument("name", nargs="?", metavar="NAME", help="the design to explain")
    add_output(command)


def _designs(options: argparse.Namespace) -> int:
    if options.name is not None:
        return _explain(options)
    rows = [
        {
            "name": design.name,
            "parameters": ", ".join(
                n for n in design.written_parameters() if n not in FROM_QUESTION
            ),
            "modes": " ".join(mode.value for mode in design.modes),
            "title": design.title,
            "source": design.source,
        }
        for design in CATALOGUE
    ]
    if not write_output(options, rows, None):
        print_table(
            [
                ["name", "parameters", "modes", "source"],
                *([r["name"], r["parameters"], r["modes"], r["source"]] for r in rows),
            ]
        )
    return DONE


def _explain(options: argparse.Namespace) -> int:
    if options.json or options.csv:
        reason = "an explanation is no table; leave out --json and --csv"
        raise bad_option(option="designs NAME", reason=reason)
    for line in explain_design(options.name).text():
        print(line)
    return DONE
