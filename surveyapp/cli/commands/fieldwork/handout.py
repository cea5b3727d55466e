"""``surveyapp handout``: the page for respondents, to be printed."""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path
from typing import Any

from surveyapp.cli.options.output import DONE, add_command, bad_option

ENDINGS = (".pdf", ".html")


def add_handout(commands: Any) -> None:
    """Add the command."""
    command = add_command(
        commands, "handout", _handout, "write the page for respondents, one side of A4, to print"
    )
    command.add_argument(
        "--language", default="en", metavar="XX", help="what it is written in, as fr; default: en"
    )
    command.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="handout.pdf or handout.html"
    )


def _handout(options: argparse.Namespace) -> int:
    from surveyapp import app  # noqa: PLC0415 - Qt lays out the page
    from surveyapp.services.documentation.handout import write_handout  # noqa: PLC0415

    ending = options.out.suffix.lower()
    if ending not in ENDINGS:
        raise bad_option(option="--out", reason=f"its ending is none of {', '.join(ENDINGS)}")
    make = app.handout_maker()
    print(write_handout(options.out, options.language, partial(make, ending=ending)))
    return DONE
