"""All commands, and what each takes.

A process runs one command, so the parser of only that one is made, and of the modules of ``commands`` only
its own is loaded. ``--help``, and a command that there is not, make them all.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, NoReturn

from surveyapp import __version__
from surveyapp.cli.commands.fieldwork.windows import add_start
from surveyapp.cli.options.output import NOT_DONE
from surveyapp.cli.options.plain_parser import PlainParser, plain


@dataclass(frozen=True, slots=True)
class Commands:
    """Commands that one function adds."""

    where: str
    """The function, below ``surveyapp.cli.commands``; it takes what ``add_subparsers`` returns."""
    names: tuple[str, ...] = ()
    """The names of the commands; empty where only the module itself knows them: it is loaded where no other
    has a command of that name."""
    takes_name: bool = False
    """Whether the function takes the name of the only command to add, too; None: all of them."""

    def add_to(self, commands: Any, only: str | None = None) -> None:
        """Load the module, and add its commands; where it can be, ``only`` one."""
        module, _, function = self.where.rpartition(".")
        add = getattr(import_module(f"surveyapp.cli.commands.{module}"), function)
        add(commands, only) if self.takes_name else add(commands)


COMMANDS = (
    Commands("fieldwork.windows.add_demo", ("demo",)),
    Commands("surveys.check.add_check", ("check",)),
    Commands("surveys.check.add_xlsform", ("xlsform",)),
    Commands("surveys.texts.add_texts", ("texts",)),
    Commands("surveys.voice.add_voice", ("voice",)),
    Commands("fieldwork.windows.add_kiosk", ("kiosk",)),
    Commands("fieldwork.files.add_export", ("export",)),
    Commands("fieldwork.files.add_verify", ("verify",)),
    Commands("surveys.simulate.add_simulate", ("simulate",)),
    Commands("fieldwork.files.add_import", ("import",)),
    Commands("project.map.add_map", ("map",)),
    Commands("surveys.budget.add_budget", ("budget",)),
    Commands("surveys.rehearse.add_rehearse", ("rehearse",)),
    Commands("analysis.declared.add_analyses", takes_name=True),
    Commands("analysis.weight.add_weight", ("weight",)),
    Commands("learning.learn.add_learn", ("train", "predict", "evaluate")),
    Commands("learning.synthesize.add_synthesize", ("synthesize",)),
    Commands("learning.model.add_model", ("model",)),
    Commands("analysis.report.add_report", ("report", "counts", "convert", "codebook")),
    Commands("fieldwork.handout.add_handout", ("handout", "promises")),
    Commands("surveys.designs.add_designs", ("designs",)),
    Commands("surveys.audit.add_audit", ("audit",)),
    Commands("program.doctor.add_doctor", ("doctor",)),
    Commands("program.identity.add_identity", ("identity", "licences")),
    Commands("fieldwork.key.add_key", ("key",)),
    Commands("fieldwork.kiosks.add_kiosks", ("kiosks",)),
    Commands("fieldwork.tally.add_tally", ("tally",)),
    Commands("fieldwork.coin.add_coin", ("coin",)),
    Commands("fieldwork.sample.add_sample", ("sample",)),
    Commands("fieldwork.backcheck.add_backcheck", ("backcheck",)),
    Commands("project.history.add_history", ("undo", "redo", "history")),
    Commands("project.surveys.add_surveys", ("surveys", "remove")),
    Commands("project.variables.add_variables", ("variables",)),
    Commands("project.sealing.add_sealing", ("seal", "purge")),
    Commands("fieldwork.windows.add_open", ("open",)),
)
"""All commands, in the order of the help; packaging/surveyapp.spec takes their modules along."""


class _Parser(PlainParser):
    """Prints ``error: …`` and exits 2, as every command does."""

    def error(self, message: str) -> NoReturn:
        told = plain(message)
        see = " See" if told.endswith("?") else "; see"
        self.exit(NOT_DONE, f"error: {told}{see} {self.prog} --help\n")


def new_parser(words: Sequence[str] | None = None) -> argparse.ArgumentParser:
    """Return the parser of the command line; what it parses has a ``run``.

    Parameters
    ----------
    words : sequence of str
        What is to be parsed: only the command that it calls is made. None makes all of them.
    """
    if words is None:
        return _parser_of(COMMANDS)[0]
    command = _called(words)
    if command is None:
        is_help = any(word.startswith(("-h", "--h")) for word in words)
        return _parser_of(COMMANDS if is_help else ())[0]
    listed = [one for one in COMMANDS if command in one.names]
    if listed:
        return _parser_of(listed)[0]
    parser, names = _parser_of([one for one in COMMANDS if not one.names], command)
    return parser if command in names else _parser_of(COMMANDS)[0]


def _parser_of(
    added: Sequence[Commands], only: str | None = None
) -> tuple[argparse.ArgumentParser, set[str]]:
    """Return a parser of these commands, and their names; where it can be, ``only`` one."""
    parser = _Parser(
        prog="surveyapp",
        description="Ask sensitive questions, and learn about a population without learning "
        "about any person in it. Without a command, the start window opens.",
    )
    parser.add_argument("--version", action="version", version=f"surveyapp {__version__}")
    add_start(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    for one in added:
        one.add_to(commands, only)
    return parser, set(commands.choices)


def _called(words: Sequence[str]) -> str | None:
    """Return the command that the words call: the first that is neither an option nor its value."""
    rest = iter(words)
    for word in rest:
        if word == "--language":
            next(rest, None)
        elif not word.startswith("-"):
            return word
    return None
