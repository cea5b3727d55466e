"""``surveyapp identity`` and ``surveyapp licences``: which program this is, and what it is made of."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from surveyapp.cli.options.output import DONE, add_command, add_output, print_facts, write_output


def add_identity(commands: Any) -> None:
    """Add both commands."""
    command = add_command(
        commands, "identity", _identity, "print version, build and the SHA-256 of the program"
    )
    command.add_argument(
        "--files", action="store_true", help="a line for each file, which sha256sum --check reads"
    )
    add_output(command)
    add_command(
        commands, "licences", _licences, "print the licences of the program and of all its parts"
    )


def _identity(options: argparse.Namespace) -> int:
    from surveyapp.services.program.identity import identify  # noqa: PLC0415
    from surveyapp.storage.program.program_files import HASH_COMMAND  # noqa: PLC0415

    program = identify()
    row = {
        "version": program.version,
        "build": program.build,
        "sha256": program.sha256,
        "words": program.words,
        "folder": str(program.folder),
    }
    if options.files:
        sys.stdout.writelines(program.files)
    elif not write_output(options, [row], tuple(row)):
        print_facts(row.items())
        print(f"The same without the program: cd {program.folder} && {HASH_COMMAND}")
    return DONE


def _licences(_: argparse.Namespace) -> int:
    from surveyapp.services.documentation.licences import licences_text  # noqa: PLC0415

    print(licences_text())
    return DONE
