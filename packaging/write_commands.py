"""Writes resources/help/commands.md from the command line's parser: python packaging/write_commands.py."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from surveyapp.analyses.base.tables import Table
from surveyapp.analyses.registry import analysis_named
from surveyapp.cli.parser import new_parser

PATH = Path(__file__).parents[1] / "resources" / "help" / "commands.md"
WIDTH = 100
HEAD = """# The command line

Every command does without a screen what the windows do, and prints `error: …` and nothing else when it
cannot. It exits with 0 when done, with 1 when done but something is wrong with the data (said on the
standard error stream), and with 2 when it was not done. `--csv FILE` and `--json FILE` write tables for
other programs, with full precision; `-` is the standard output. This page is generated from the program.
"""


def commands_page() -> str:
    """Return the page: each command's purpose, usage and options."""
    return "\n".join([HEAD, *_command(new_parser())])


def _command(parser: argparse.ArgumentParser) -> Iterator[str]:
    yield f"## {parser.prog}\n"
    if parser.description:
        yield f"{_sentence(parser.description)}\n"
    yield f"```text\n{_usage(parser)}```\n"
    rows = [row for action in parser._actions for row in _row(action)]
    if rows:
        yield "\n".join(["| what | means |", "| --- | --- |", *rows]) + "\n"
    analysis = analysis_named(parser.prog.rpartition(" ")[2])
    for table in () if analysis is None else analysis.tables:
        yield from _columns(table)
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for name in sorted(action.choices):
                yield from _command(action.choices[name])


def _usage(parser: argparse.ArgumentParser) -> str:
    formatter = argparse.HelpFormatter(parser.prog, width=WIDTH)
    formatter.add_usage(parser.usage, parser._actions, parser._mutually_exclusive_groups, prefix="")
    return formatter.format_help().strip() + "\n"


def _row(action: argparse.Action) -> Iterator[str]:
    if isinstance(action, argparse._SubParsersAction | argparse._HelpAction):
        return
    if action.help == argparse.SUPPRESS or not action.help:
        return
    formatter = argparse.HelpFormatter("", width=WIDTH)
    what = formatter._format_action_invocation(action)
    means = formatter._expand_help(action)
    cells = (f"`{what}`", _sentence(means))
    yield "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def _columns(table: Table[Any]) -> Iterator[str]:
    """Yield the columns of a table of a declared analysis, as files have them."""
    if callable(table.columns):
        return
    instead = f" with `{table.option}`" if table.option else ""
    yield f"Columns of `--csv` and `--json`{instead}:\n"
    rows = [
        f"| `{'`, `'.join(column.keys)}` | {_sentence(column.help)} |" for column in table.columns
    ]
    yield "\n".join(["| column | holds |", "| --- | --- |", *rows]) + "\n"


def _sentence(text: str) -> str:
    return " ".join(text.split())


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    PATH.write_text(commands_page(), encoding="utf-8")
    print(PATH)
