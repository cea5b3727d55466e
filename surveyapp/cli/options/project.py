"""The project that a command works on: --project, and the key of a sealed one."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from surveyapp.cli.options.keys import add_key_options, opener_of
from surveyapp.cli.options.output import print_aside


def add_project(
    command: argparse.ArgumentParser,
    says: str = "the project; a sealed one is opened with --key",
    *,
    is_required: bool = False,
) -> None:
    """Add --project, and what opens a sealed project and sealed interviews."""
    command.add_argument("--project", type=Path, required=is_required, metavar="P", help=says)
    add_key_options(command)


def take_project(options: argparse.Namespace) -> None:
    """Take a project that is given where reports are: ``estimate p.surveydesk`` means --project.

    Parameters
    ----------
    options
        Of any command; changed where its only file is a project.
    """
    if not getattr(options, "reads_projects", False) or options.project is not None:
        return
    from surveyapp.services.program.documents import PROJECT_ENDING  # noqa: PLC0415

    if len(options.files) == 1 and options.files[0].suffix.lower() == PROJECT_ENDING:
        options.project, options.files = options.files[0], []


@contextmanager
def unlocked_project(options: argparse.Namespace) -> Iterator[None]:
    """Let sealed projects be opened within, with the key that the options name, and only within.

    The command's own project is decrypted once, however often it is opened. Of one that lies in the clear
    and holds sealed interviews it is said.
    """
    project = getattr(options, "project", None)
    if project is None or not hasattr(options, "key"):
        yield
        return
    from surveyapp.services.project.sealing import interviews_in_the_clear  # noqa: PLC0415
    from surveyapp.storage.project.sealed_database import kept_open  # noqa: PLC0415
    from surveyapp.storage.project.unlocked_keys import kept_unlocked  # noqa: PLC0415

    with kept_unlocked(opener_of(options)), kept_open(project):
        yield
        note = interviews_in_the_clear(project) if project.exists() else None
        if note is not None:
            print_aside(f"note: {note}")
