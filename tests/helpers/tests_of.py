"""The test files of a module, nearest first: for ``pytest --of=MODULE`` and for the mutation run.

Files are read, not imported: the import statements of a test file, wherever they stand in it, say which
modules it tests. Three rings, each without what an earlier one has:

0. the mirror: ``tests/estimation/test_means.py`` of ``surveyapp/estimation/means.py``;
1. test files that import the module itself;
2. test files that import a module which imports it, such as the registry that it is in.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

PACKAGE = "surveyapp"
IMPORT = re.compile(
    r"(?:^|[:;])[ \t]*(?:from (surveyapp[\w.]*) import (\([^)]*\)|[^\n#]*)|import (surveyapp[\w., ]*))",
    re.MULTILINE,
)
"""An import of the program, on one line or in parentheses; to parse all files takes ten times as long."""
COMMENT = re.compile(r"#[^\n]*")


@dataclass(frozen=True)
class House:
    """The source and test files below one root.

    Parameters
    ----------
    root : the folder with ``surveyapp`` and ``tests``
    """

    root: Path

    @cached_property
    def modules(self) -> dict[str, Path]:
        """Path of each module, by its dotted name."""
        return {_dotted(path.relative_to(self.root)): path for path in _python(self.root / PACKAGE)}

    @cached_property
    def test_files(self) -> dict[Path, frozenset[str]]:
        """Modules that each test file imports; fixtures of a ``conftest.py`` are not followed."""
        found = (path for path in _python(self.root / "tests") if path.name.startswith("test_"))
        return {path: self._imports(path) for path in found}

    @cached_property
    def importers(self) -> dict[str, set[str]]:
        """Modules that import each module."""
        found: dict[str, set[str]] = {name: set() for name in self.modules}
        for name, path in self.modules.items():
            for imported in self._imports(path) - {name}:
                found[imported].add(name)
        return found

    def rings(self, module: Path) -> tuple[list[Path], list[Path], list[Path]]:
        """Return the mirror, the direct importers and those by one step, each nearest first.

        Parameters
        ----------
        module : path of a module below ``surveyapp``

        Raises
        ------
        LookupError
            If there is no such module.
        """
        path = module.resolve()
        name = next((name for name, known in self.modules.items() if known == path), None)
        if name is None:
            raise LookupError(f"{module} is no module of {PACKAGE}")
        mirror = self.mirror(path)
        first = [mirror] if mirror.is_file() else []
        second = self._near(path, {name}, first)
        reached = self.importers[name]
        third = self._near(path, reached, first + second)
        while not (first or second or third):  # nothing near: as far as it takes
            further = reached.union(*(self.importers[one] for one in reached))
            if further == reached:
                break
            reached = further
            third = self._near(path, reached, [])
        return first, second, third

    def tests_of(self, module: Path, enough: int = 2) -> list[Path]:
        """Return mirror and direct importers, and the mirror's neighbours by one step.

        Where these are fewer than ``enough``, all by one step.

        Parameters
        ----------
        module : path of a module below ``surveyapp``
        enough : number of test files
        """
        first, second, third = self.rings(module)
        home = self.mirror(module).parent
        near = first + second + [path for path in third if path.parent == home]
        return near if len(near) >= enough else first + second + third

    def mirror(self, module: Path) -> Path:
        """Return where the test file that mirrors ``module`` is, or would be."""
        inside = module.resolve().relative_to((self.root / PACKAGE).resolve())
        if inside.name == "__init__.py":
            inside = inside.parent.with_suffix(".py")
        return self.root / "tests" / inside.with_name(f"test_{inside.name}")

    def _near(self, module: Path, names: set[str], known: list[Path]) -> list[Path]:
        """Return test files that import one of ``names``: the same folder first, then few imports first."""
        home = self.mirror(module).parent
        found = [
            (_steps(path.parent, home), len(imported), path)
            for path, imported in self.test_files.items()
            if imported & names and path not in known
        ]
        return [path for *_, path in sorted(found)]

    def _imports(self, path: Path) -> frozenset[str]:
        """Return the modules of the package that a file imports: of ``from a import b`` a, and a.b if any."""
        names: set[str] = set()
        for module, listed, plain in IMPORT.findall(path.read_text(encoding="utf-8")):
            parts = COMMENT.sub("", listed or plain).strip("() \n").split(",")
            words = [part.split()[0] for part in parts if part.strip()]
            names |= {module, *(f"{module}.{word}" for word in words)} if module else set(words)
        return frozenset(names & self.modules.keys())


def _python(folder: Path) -> Iterator[Path]:
    return (path.resolve() for path in sorted(folder.rglob("*.py")))


def _dotted(path: Path) -> str:
    parts = path.with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _steps(one: Path, other: Path) -> int:
    """Return how many folders lie on the way from one to the other."""
    shared = len(Path(os.path.commonpath([one, other])).parts)
    return len(one.parts) + len(other.parts) - 2 * shared
