"""The one-folder bundle: the program, its Python and its libraries, for a machine that has none of them.

PyInstaller and not pyside6-deploy: that compiles everything with Nuitka, which takes hours for SciPy and
wants a C compiler; and one folder and not one file, so that it runs from a read-only medium without
unpacking, and so that Qt's libraries lie there as files that anybody may replace (LGPL).
"""

from __future__ import annotations

import json
import re
import shutil
import sys
from pathlib import Path

from installers.facts import FACTS, PACKAGING
from installers.python_env import build_python
from installers.run import run
from installers.wheel import make_wheel

STRIPPED = (
    "libpython3*.so*",
    "PIL/_imaging.*.so",
    "_readstat_*.so",
    "_rust.abi3.so",
    "_wrappers.*.so",
    "bezierTools*.so",
    "ft2font*.so",
    "iup*.so",
    "highspy/_core.*.so",
    "lib-dynload/*.so",
    "kiwisolver/_cext*.so",
    "opendp.abi3.so",
)
"""Libraries that come with symbols that nothing needs at run time; OpenBLAS does not load without its own."""


def make_bundle() -> Path:
    """Build the wheel and from it the bundle; return its folder."""
    wheel, _ = make_wheel()
    python = build_python()
    run(python, "-m", "pip", "install", "--quiet", "--no-deps", "--force-reinstall", wheel)
    run(python, PACKAGING / "installers" / "icons.py", FACTS.work / "icons")
    made = FACTS.bundle.parent
    shutil.rmtree(made, ignore_errors=True)
    run(
        *(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
        *("--distpath", made, "--workpath", FACTS.work / "pyinstaller"),
        PACKAGING / "surveyapp.spec",
        folder=FACTS.work,
    )
    if sys.platform == "linux":
        _strip(FACTS.bundle)
        drop_unneeded(FACTS.bundle)
    _describe(python)
    return FACTS.bundle


def _describe(python: Path) -> None:
    """Put the licences into the bundle, and the bill of materials (which names its hash) beside it."""
    script, origins = PACKAGING / "installers" / "describe.py", FACTS.work / "bundled.json"
    origins.write_text(json.dumps(_bundled_origins()), encoding="utf-8")
    if sys.platform == "linux":  # elsewhere surveyapp.spec did it
        resources = "_internal/surveyapp/_resources/licences/LICENSES.txt"
        run(python, script, "licences", origins, FACTS.bundle / resources)
    said = json.loads(run(FACTS.bundle / FACTS.name, "identity", "--json", "-"))
    run(python, script, "bill", origins, FACTS.dist / FACTS.bill_name, said[0]["sha256"])


def _bundled_origins() -> dict[str, str]:
    """Return from where each library was taken that is still in the bundle."""
    found = json.loads((FACTS.work / "origins.json").read_text(encoding="utf-8"))
    inside = FACTS.bundle / "_internal"
    return {name: origin for name, origin in found.items() if (inside / name).exists()}


def _strip(bundle: Path) -> None:
    for pattern in STRIPPED:
        for library in bundle.rglob(pattern):
            run("strip", "--strip-unneeded", library)


def drop_unneeded(bundle: Path) -> list[str]:
    """Delete libraries that only left-out plugins wanted, until no more is found; return their names."""
    dropped: list[str] = []
    while True:
        wanted = {name for path in elf_files(bundle) for name in needed(path)}
        idle = [path for path in _shared_libraries(bundle) if path.name not in wanted]
        if not idle:
            return dropped
        for path in idle:
            dropped.append(path.name)
            path.unlink()


def _shared_libraries(bundle: Path) -> list[Path]:
    """Return the libraries that are there for others; modules and plugins are loaded by name."""
    inside = bundle / "_internal"
    folders = (inside, inside / "PySide6" / "Qt" / "lib")
    found = [path for folder in folders for path in folder.glob("lib*.so*")]
    return [path for path in found if not path.name.startswith("libpython")]


def elf_files(bundle: Path) -> list[Path]:
    """Return the programs and libraries of a bundle, each once."""
    files = [path for path in bundle.rglob("*") if path.is_file() and not path.is_symlink()]
    return [path for path in files if path.open("rb").read(4) == b"\x7fELF"]


def needed(library: Path) -> list[str]:
    """Return the libraries that an ELF file asks for."""
    return re.findall(r"\(NEEDED\).*\[(.+)\]", run("readelf", "-d", library))
