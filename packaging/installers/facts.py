"""What every installer says of the program, read once from pyproject.toml and from the repository."""

from __future__ import annotations

import subprocess
import tomllib
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


@dataclass(frozen=True, slots=True)
class FileType:
    """A kind of document: its ending (dot included), MIME type, name and icon."""

    ending: str
    mime: str
    title: str
    icon: str


@dataclass(frozen=True, slots=True)
class Facts:
    """Name, version, summary and documents of the program, and where the build happens."""

    name: str
    version: str
    summary: str
    app_id: str
    maintainer: str
    file_types: tuple[FileType, ...]
    work: Path = ROOT / "build" / "installers"
    dist: Path = ROOT / "dist"

    @property
    def wheel(self) -> Path:
        """The wheel, once it is built."""
        return self.dist / f"{self.name}-{self.version}-py3-none-any.whl"

    @property
    def bill_name(self) -> str:
        """The name of the software bill of materials."""
        return f"{self.name}-{self.version}.cdx.json"

    @property
    def requirements_name(self) -> str:
        """The name of the requirements that install the wheel by hashes."""
        return f"{self.name}-{self.version}.requirements.txt"

    @property
    def wheel_bill_name(self) -> str:
        """The name of the wheel's bill of materials."""
        return f"{self.name}-{self.version}-wheel.cdx.json"

    @property
    def bundle(self) -> Path:
        """The one-folder bundle, once it is built."""
        return self.work / "bundle" / self.name


def read_facts(pyproject: Path = ROOT / "pyproject.toml") -> Facts:
    """Return the facts that ``pyproject.toml`` states."""
    stated: dict[str, Any] = tomllib.loads(pyproject.read_text(encoding="utf-8"))
    project, ours = stated["project"], stated["tool"]["surveyapp"]
    return Facts(
        name=project["name"],
        version=project["version"],
        summary=project["description"],
        app_id=ours["app-id"],
        maintainer=ours["maintainer"],
        file_types=tuple(FileType(**one) for one in ours["file-types"]),
    )


FACTS = read_facts()


def _git(*words: str) -> str:
    command = ["git", "-C", str(ROOT), *words]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def commit_time() -> int:
    """Return when the commit that is built was made, in seconds since 1970: the only time in a build."""
    return int(_git("log", "-1", "--format=%ct"))


def build_id() -> str:
    """Return the day and the commit that are built; ``+changed`` where files differ from it."""
    day = datetime.fromtimestamp(commit_time(), UTC).date().isoformat()
    changed = "+changed" if _git("status", "--porcelain", "--untracked-files=no") else ""
    return f"{day}-{_git('rev-parse', '--short=12', 'HEAD')}{changed}"
