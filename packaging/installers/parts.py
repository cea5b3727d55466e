"""The parts that a bundle is made of: Python's distributions, Python, and the system's libraries."""

from __future__ import annotations

import os
import platform
import re
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path

from installers.run import BuildFailed

DOCUMENTS = Path("/usr/share/doc")


@dataclass(frozen=True, slots=True)
class Part:
    """Something with a version and a licence; ``needs`` are package addresses of other parts."""

    name: str
    version: str
    address: str
    licence: str
    text: str = ""
    needs: tuple[str, ...] = ()


def distribution_parts() -> tuple[Part, ...]:
    """Return what the program needs of Python's distributions, itself first. Run by the build's Python."""
    from surveyapp.services.documentation.licences import licence_of, needed_distributions  # noqa: PLC0415

    found = needed_distributions()
    addresses = {_normal(one.metadata["Name"]): _pypi(one) for one in found}
    return tuple(
        Part(
            name=one.metadata["Name"],
            version=one.version,
            address=_pypi(one),
            licence=licence_of(one),
            needs=tuple(sorted(addresses[name] for name in _required(one) if name in addresses)),
        )
        for one in found
    )


def _required(distribution: metadata.Distribution) -> set[str]:
    lines = [line for line in distribution.requires or () if "extra ==" not in line]
    return {_normal(re.split(r"[^\w.-]", line, maxsplit=1)[0]) for line in lines}


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def _pypi(distribution: metadata.Distribution) -> str:
    return f"pkg:pypi/{_normal(distribution.metadata['Name'])}@{distribution.version}"


def python_parts() -> tuple[Part, ...]:
    """Return Python itself, and the starter that PyInstaller puts in front of it."""
    own = Path(os.__file__).parent / "LICENSE.txt"
    if not own.exists():
        own = DOCUMENTS / f"python3.{sys.version_info.minor}" / "copyright"
    starter = metadata.distribution("pyinstaller")
    copying = next(path for path in starter.files or () if path.name == "COPYING.txt")
    version = platform.python_version()
    return (
        Part(
            "Python",
            version,
            f"pkg:generic/python@{version}",
            "PSF-2.0",
            own.read_text(encoding="utf-8"),
        ),
        Part(
            "PyInstaller’s starter",
            starter.version,
            _pypi(starter),
            "GPL-2.0-or-later WITH Bootloader-exception",
            Path(str(starter.locate_file(copying))).read_text(encoding="utf-8"),
        ),
    )


def system_parts(origins: Mapping[str, str], prefixes: tuple[Path, ...]) -> tuple[Part, ...]:
    """Return the Debian packages of the libraries that do not lie below ``prefixes``.

    ``origins`` tells from where each file of the bundle was taken.

    Raises
    ------
    BuildFailed
        if a library belongs to no package: its licence would be unknown.
    """
    libraries = {Path(path).resolve() for path in origins.values()}
    foreign = {path for path in libraries if not any(path.is_relative_to(one) for one in prefixes)}
    packages = sorted({_package_of(path) for path in foreign})
    return tuple(_debian_part(package) for package in packages)


def _package_of(library: Path) -> str:
    """Return the package that brought a library; Debian may know it by its name before /usr was merged."""
    for name in (str(library), str(library).removeprefix("/usr")):
        done = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)
        if done.returncode == 0:
            return done.stdout.split(":", 1)[0]
    raise BuildFailed(f"{library} is in the bundle and belongs to no Debian package")


def _debian_part(package: str) -> Part:
    asked = ["dpkg-query", "-W", "-f", "${Version} ${Architecture}\n", package]
    said = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
    version, architecture = said.splitlines()[0].split()
    text = (DOCUMENTS / package / "copyright").read_text(encoding="utf-8", errors="replace")
    names = dict.fromkeys(re.findall(r"^License: (.+)$", text, flags=re.MULTILINE))
    return Part(
        package,
        version,
        f"pkg:deb/debian/{package}@{version}?arch={architecture}",
        "; ".join(names) or "see its copyright file",
        text,
    )
