"""The wheel and the source distribution: the same commit gives the same bytes."""

from __future__ import annotations

from pathlib import Path

from installers.facts import FACTS, build_id
from installers.python_env import build_python
from installers.run import run


def make_wheel(out: Path = FACTS.dist) -> tuple[Path, Path]:
    """Build both into ``out``; return the wheel and the source distribution."""
    out.mkdir(parents=True, exist_ok=True)
    stamp = {"SURVEYAPP_BUILD": build_id()}
    run(build_python(), "-m", "build", "--no-isolation", "--outdir", out, more=stamp)
    return out / FACTS.wheel.name, out / f"{FACTS.name}-{FACTS.version}.tar.gz"
