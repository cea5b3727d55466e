"""The Python that builds: a virtual environment of exactly the files that the constraints name."""

from __future__ import annotations

import hashlib
import shutil
import sys
import venv
from pathlib import Path

from installers.facts import FACTS, PACKAGING
from installers.run import run

CONSTRAINTS = (PACKAGING / "constraints.txt", PACKAGING / "constraints-tools.txt")


def build_python() -> Path:
    """Return the interpreter of the build; made anew where the constraints have changed."""
    folder = FACTS.work / "venv"
    done = folder / "installed"
    wanted = "".join(hashlib.sha256(path.read_bytes()).hexdigest() for path in CONSTRAINTS)
    wanted += sys.version
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (done.exists() and done.read_text(encoding="utf-8") == wanted):
        shutil.rmtree(folder, ignore_errors=True)
        venv.create(folder, with_pip=True, symlinks=sys.platform != "win32")
        required = [word for path in CONSTRAINTS for word in ("-r", str(path))]
        run(python, "-m", "pip", "install", "--quiet", "--require-hashes", *required)
        done.write_text(wanted, encoding="utf-8")
    return python
