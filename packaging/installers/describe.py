"""Writes what a bundle is made of: run by the build's Python, in which the program is installed.

python packaging/installers/describe.py licences ORIGINS.json LICENSES.txt
python packaging/installers/describe.py bill ORIGINS.json BILL.cdx.json SHA256
python packaging/installers/describe.py wheel-bill BILL.cdx.json SHA256
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from installers.facts import commit_time
from installers.parts import Part, distribution_parts, python_parts, system_parts
from installers.sbom import bill


def foreign_parts(origins: Path) -> tuple[Part, ...]:
    """Return Python and the system's libraries in the bundle."""
    prefixes = (Path(sys.prefix).resolve(), Path(sys.base_prefix).resolve() / "lib")
    if sys.base_prefix == "/usr":  # Debian's own Python: its libraries are packages too
        prefixes = prefixes[:1]
    known = json.loads(origins.read_text(encoding="utf-8"))
    return python_parts() + (system_parts(known, prefixes) if sys.platform == "linux" else ())


def write_licences(origins: Path, target: Path) -> None:
    """Write the licences of all parts to one file."""
    from surveyapp.services.documentation.licences import compose_licences  # noqa: PLC0415

    more = [
        (f"{one.name} {one.version}", f"Licence: {one.licence}\n\n{one.text}")
        for one in foreign_parts(origins)
    ]
    target.write_text(compose_licences(more), encoding="utf-8")


def write_bill(target: Path, sha256: str, foreign: tuple[Part, ...] = ()) -> None:
    """Write the software bill of materials, from the metadata of the installed distributions."""
    parts = distribution_parts() + foreign
    made = bill(parts, sha256=sha256, made_at=commit_time())
    target.write_text(json.dumps(made, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")


if __name__ == "__main__":
    what, first, second, *rest = sys.argv[1:]
    if what == "licences":
        write_licences(Path(first), Path(second))
    elif what == "wheel-bill":
        write_bill(Path(first), second)
    else:
        write_bill(Path(second), *rest, foreign=foreign_parts(Path(first)))
