"""The exact files that a build may use: every version with its hashes, and no address to load from."""

from __future__ import annotations

import venv
from pathlib import Path

from installers.facts import FACTS, PACKAGING, ROOT
from installers.python_env import CONSTRAINTS
from installers.run import run

TOOLS = PACKAGING / "tools.in"
OPTIONS = (
    "--quiet",
    "--upgrade",
    "--allow-unsafe",
    "--generate-hashes",
    "--no-annotate",
    "--no-emit-find-links",
    "--no-emit-index-url",
    "--no-emit-trusted-host",
    "--no-header",
    "--strip-extras",
)


def write_constraints() -> tuple[Path, ...]:
    """Resolve what pyproject.toml and tools.in ask for, for this Python and this system."""
    folder = FACTS.work / "resolver"
    venv.create(folder, with_pip=True)
    python = folder / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", "pip-tools>=7.5,<8")
    compile_ = (python, "-m", "piptools", "compile", *OPTIONS)
    of_program, of_tools = CONSTRAINTS
    with_sound = ("--extra", "sound")  # what is installed as a package can be heard
    run(*compile_, *with_sound, "--output-file", of_program, ROOT / "pyproject.toml")
    without_addresses(of_program)
    run(*compile_, "--constraint", of_program, "--output-file", of_tools, TOOLS)
    without_addresses(of_tools)
    return CONSTRAINTS


def without_addresses(path: Path) -> None:
    """Take away lines that name a place to load from, which a resolver's own settings may have left."""
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    kept = [line for line in lines if not line.startswith("--")]
    path.write_text("".join(kept).lstrip("\n"), encoding="utf-8")
