"""All commands, and what each takes."""

from __future__ import annotations

import argparse
from typing import Any, NoReturn

from surveyapp import __version__
from surveyapp.cli.commands.analysis.estimate import add_estimate
from surveyapp.cli.commands.analysis.multivariate import add_multivariate
from surveyapp.cli.commands.analysis.privacy import add_privacy
from surveyapp.cli.commands.analysis.quality import add_quality
from surveyapp.cli.commands.analysis.regress import add_regress
from surveyapp.cli.commands.analysis.report import add_report
from surveyapp.cli.commands.fieldwork.coin import add_coin
from surveyapp.cli.commands.fieldwork.files import add_export, add_import, add_verify
from surveyapp.cli.commands.fieldwork.handout import add_handout
from surveyapp.cli.commands.fieldwork.key import add_key
from surveyapp.cli.commands.fieldwork.kiosks import add_kiosks
from surveyapp.cli.commands.fieldwork.windows import add_demo, add_kiosk, add_open, add_start
from surveyapp.cli.commands.learning.learn import add_learn
from surveyapp.cli.commands.learning.model import add_model
from surveyapp.cli.commands.learning.synthesize import add_synthesize
from surveyapp.cli.commands.program.doctor import add_doctor
from surveyapp.cli.commands.program.identity import add_identity
from surveyapp.cli.commands.project.history import add_history
from surveyapp.cli.commands.project.map import add_map
from surveyapp.cli.commands.project.sealing import add_sealing
from surveyapp.cli.commands.project.surveys import add_surveys
from surveyapp.cli.commands.surveys.audit import add_audit
from surveyapp.cli.commands.surveys.budget import add_budget
from surveyapp.cli.commands.surveys.check import add_check, add_xlsform
from surveyapp.cli.commands.surveys.designs import add_designs
from surveyapp.cli.commands.surveys.plan import add_plan
from surveyapp.cli.commands.surveys.rehearse import add_rehearse
from surveyapp.cli.commands.surveys.simulate import add_simulate
from surveyapp.cli.commands.surveys.texts import add_texts
from surveyapp.cli.commands.surveys.voice import add_voice
from surveyapp.cli.options.output import NOT_DONE


class _Parser(argparse.ArgumentParser):
    """Prints ``error: …`` and exits 2, as every command does."""

    def error(self, message: str) -> NoReturn:
        self.exit(NOT_DONE, f"error: {message}; see {self.prog} --help\n")

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse what no option takes here, where it is known of which command."""
        found, strange = super().parse_known_args(args, namespace)
        if strange:
            self.error(f"unrecognized arguments: {' '.join(strange)}")
        return found, strange


def new_parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line; what it parses has a ``run``."""
    parser = _Parser(
        prog="surveyapp",
        description="Ask sensitive questions, and learn about a population but about nobody in it. "
        "Without a command, the start window opens.",
    )
    parser.add_argument("--version", action="version", version=f"surveyapp {__version__}")
    add_start(parser)
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", parser_class=_Parser)
    for add in (
        add_demo,
        add_check,
        add_xlsform,
        add_texts,
        add_voice,
        add_kiosk,
        add_export,
        add_verify,
        add_simulate,
        add_import,
        add_map,
        add_estimate,
        add_quality,
        add_privacy,
        add_plan,
        add_budget,
        add_rehearse,
        add_regress,
        add_multivariate,
        add_learn,
        add_synthesize,
        add_model,
        add_report,
        add_handout,
        add_designs,
        add_audit,
        add_doctor,
        add_identity,
        add_key,
        add_kiosks,
        add_coin,
        add_history,
        add_surveys,
        add_sealing,
        add_open,
    ):
        add(commands)
    return parser
