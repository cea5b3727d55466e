"""How this very program is started once more."""

from __future__ import annotations

import sys

from surveyapp.storage.program.program_files import is_bundled


def own_command() -> list[str]:
    """Return the words that start the command line: the bundle's own program, or Python with the package."""
    if is_bundled():
        return [sys.executable]
    return [sys.executable, "-m", "surveyapp.cli"]
