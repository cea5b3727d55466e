"""What goes with a release: requirements with hashes, a bill of materials, and the sums that are signed."""

from __future__ import annotations

import hashlib
from pathlib import Path

from installers.facts import FACTS, PACKAGING
from installers.python_env import CONSTRAINTS, build_python
from installers.run import run
from installers.wheel import make_wheel


def make_release() -> tuple[Path, ...]:
    """Build wheel and source distribution, and write beside them what they are installed and checked by."""
    made = make_wheel()
    wheel, _ = made
    python = build_python()
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", wheel)
    requirements = FACTS.dist / FACTS.requirements_name
    requirements.write_text(
        requirements_text(wheel, CONSTRAINTS[0].read_text(encoding="utf-8")), encoding="utf-8"
    )
    bill = FACTS.dist / FACTS.wheel_bill_name
    run(python, PACKAGING / "installers" / "describe.py", "wheel-bill", bill, sha256(wheel))
    sums = FACTS.dist / "SHA256SUMS"
    files = (*made, requirements, bill)
    sums.write_text(sums_text(files), encoding="utf-8")
    return (*files, sums)


def requirements_text(wheel: Path, constraints: str) -> str:
    """Return requirements that install this wheel and nothing but files whose hashes are known."""
    own = f"{FACTS.name}=={FACTS.version} \\\n    --hash=sha256:{sha256(wheel)}\n"
    return own + constraints


def sums_text(files: tuple[Path, ...]) -> str:
    """Return the SHA-256 of files as ``sha256sum --check`` reads them, by name."""
    return "".join(f"{sha256(path)}  {path.name}\n" for path in sorted(files))


def sha256(path: Path) -> str:
    """Return the SHA-256 of a file, in hexadecimal."""
    return hashlib.sha256(path.read_bytes()).hexdigest()
