"""``seal`` and ``purge``: a project encrypted, and what was removed from one erased."""

from __future__ import annotations

import argparse
from typing import Any

from surveyapp.cli.options.keys import opener_of
from surveyapp.cli.options.output import DONE, add_command, count_with_noun, existing
from surveyapp.cli.options.project import add_project


def add_sealing(commands: Any) -> None:
    """Add the commands."""
    command = add_command(commands, "seal", _seal, "encrypt an unencrypted project in place")
    add_project(command, "the project that is to be opened with --key alone", is_required=True)
    command = add_command(
        commands, "purge", _purge, "permanently erase what was removed from a project"
    )
    add_project(command, is_required=True)


def _seal(options: argparse.Namespace) -> int:
    from surveyapp.services.project.sealing import seal_project  # noqa: PLC0415
    from surveyapp.storage.project.rewriting import IS_OVERWRITTEN  # noqa: PLC0415

    project = existing(options.project)
    key = seal_project(project, opener_of(options))
    print(f"{project}: sealed to the key “{key.fingerprint}”")
    done = "overwritten" if IS_OVERWRITTEN else "deleted, but its bytes were not overwritten"
    print(
        f"The file in the clear was {done}. Copies and backups of it, and old blocks on a "
        "solid-state disk, are still there: erase those yourself."
    )
    return DONE


def _purge(options: argparse.Namespace) -> int:
    from surveyapp.services.project.sealing import purge_project  # noqa: PLC0415

    project = existing(options.project)
    purged = purge_project(project)
    files = count_with_noun(purged.files, "file", "files")
    interviews = count_with_noun(purged.interviews, "interview", "interviews")
    print(f"{project}: {files} and {interviews} erased; nothing can be undone any more")
    print(
        "The project's file was written anew. Collection files, copies and backups, and old blocks "
        "on a solid-state disk, are not touched."
    )
    return DONE
