"""Measure the shape of the code: folders, lines, functions, documented parameters, comments.

    python packaging/measure_house.py            # a table by room
    python packaging/measure_house.py --folders  # and the modules of each folder
    python packaging/measure_house.py --missing  # public functions whose parameters are not all documented

A function is public if no part of its dotted name begins with an underscore; its parameters are documented
if a section ``Parameters`` of its docstring names each of them, or that of a method which it overrides. What
returns an error needs none: its parameters are the facts that the sentence names.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "surveyapp"

Definition = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Function:
    """One function or method of a module: its dotted name, its node, and its class if it has one."""

    module: Path
    name: str
    node: Definition
    owner: ast.ClassDef | None

    @property
    def lines(self) -> int:
        """From ``def`` to the last line of the body."""
        return (self.node.end_lineno or self.node.lineno) - self.node.lineno + 1

    @property
    def parameters(self) -> list[str]:
        """All parameters but self, cls and those that begin with an underscore."""
        taken = self.node.args
        every = [*taken.posonlyargs, *taken.args, *taken.kwonlyargs]
        every += [one for one in (taken.vararg, taken.kwarg) if one is not None]
        names = [one.arg for one in every]
        if self.owner is not None and names and not _is_static(self.node):
            names = names[1:]
        return [name for name in names if not name.startswith("_")]

    @property
    def is_public(self) -> bool:
        """Whether no part of the name is private."""
        return not any(part.startswith("_") for part in self.name.split("."))

    @property
    def makes_an_error(self) -> bool:
        """Whether it returns an error; then its parameters are the facts that the sentence names."""
        returns = self.node.returns
        return isinstance(returns, ast.Name) and returns.id.endswith("Problem")

    @property
    def undocumented(self) -> list[str]:
        """The parameters that no section of the docstring names."""
        documented = documented_names(ast.get_docstring(self.node) or "")
        return [name for name in self.parameters if name not in documented]


@dataclass(slots=True)
class Room:
    """The figures of one folder directly below the package."""

    modules: list[Path] = field(default_factory=list)
    lines: int = 0
    functions: list[Function] = field(default_factory=list)

    @property
    def comments(self) -> int:
        """Number of comments of its modules."""
        return sum(map(comments_of, self.modules))


def documented_names(docstring: str) -> set[str]:
    """Return the names in the sections ``Parameters`` and ``Other Parameters`` of a docstring."""
    found: set[str] = set()
    for section in re.split(r"^(?=\w[\w ]*\n-{3,}$)", docstring, flags=re.MULTILINE):
        head, _, body = section.partition("\n")
        if head.strip() in {"Parameters", "Other Parameters"}:
            for line in body.splitlines()[1:]:
                if line and not line.startswith(" "):
                    found |= set(re.findall(r"\w+", line.partition(" :")[0]))
    return found


def functions_of(module: Path) -> Iterator[Function]:
    """Yield the functions and methods of a module, but not those within functions."""
    yield from _functions(module, ast.parse(module.read_text(encoding="utf-8")), "", None)


def _functions(
    module: Path, node: ast.AST, prefix: str, owner: ast.ClassDef | None
) -> Iterator[Function]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.ClassDef):
            yield from _functions(module, child, f"{prefix}{child.name}.", child)
        elif isinstance(child, Definition):
            yield Function(module, prefix + child.name, child, owner)


def _is_static(node: Definition) -> bool:
    return any(isinstance(d, ast.Name) and d.id == "staticmethod" for d in node.decorator_list)


def comments_of(module: Path) -> int:
    """Return the number of comments of a module."""
    text = io.StringIO(module.read_text(encoding="utf-8"))
    return sum(token.type == tokenize.COMMENT for token in tokenize.generate_tokens(text.readline))


def missing_parameters(functions: list[Function]) -> dict[Function, list[str]]:
    """Return what is not documented: neither by a function itself, nor by a method that it overrides."""
    documented = {
        (module, one.name.rpartition(".")[2], parameter)
        for one in functions
        if one.owner is not None
        for parameter in documented_names(ast.get_docstring(one.node) or "")
        for module in (one.module, None)
    }
    found = {}
    for one in functions:
        # the base may stand elsewhere; a protocol's methods are looked for in the same module
        place = None if one.owner is not None and one.owner.bases else one.module
        own = one.name.rpartition(".")[2]
        is_method = one.owner is not None
        lacking = [p for p in one.undocumented if not (is_method and (place, own, p) in documented)]
        if one.is_public and one.parameters and lacking and not one.makes_an_error:
            found[one] = lacking
    return found


def rooms() -> dict[str, Room]:
    """Return the figures by room; modules of the package itself are the room ``(root)``."""
    found: dict[str, Room] = {}
    for module in sorted(PACKAGE.rglob("*.py")):
        parts = module.relative_to(PACKAGE).parts
        room = found.setdefault(parts[0] if len(parts) > 1 else "(root)", Room())
        room.modules.append(module)
        room.lines += len(module.read_text(encoding="utf-8").splitlines())
        room.functions += functions_of(module)
    return found


def folders() -> dict[str, int]:
    """Return the number of modules of each folder, ``__init__.py`` left out."""
    found: dict[str, int] = {}
    for module in PACKAGE.rglob("*.py"):
        if module.name != "__init__.py":
            folder = module.parent.relative_to(ROOT).as_posix()
            found[folder] = found.get(folder, 0) + 1
    return found


def _row(name: str, room: Room, missing: dict[Function, list[str]]) -> str:
    public = [one for one in room.functions if one.is_public and one.parameters]
    lacking = sum(one in missing for one in public)
    share = 1 - lacking / len(public) if public else 1.0
    spans = [one.lines for one in room.functions] or [0]
    ninth = quantiles(spans, n=10)[-1] if len(spans) > 1 else spans[0]
    return (
        f"{name:12} {len(room.modules):5} {room.lines:7} {len(room.functions):9} {median(spans):5.0f}"
        f" {ninth:5.0f} {max(spans):5} {len(public):7} {100 * share:10.1f} %"
        f" {100 * room.comments / room.lines:9.2f}"
    )


def main() -> int:
    """Print the tables."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--folders", action="store_true")
    parser.add_argument("--missing", action="store_true")
    options = parser.parse_args()
    found = rooms()
    every = Room()
    for room in found.values():
        every.lines += room.lines
        every.modules += room.modules
        every.functions += room.functions
    missing = missing_parameters(every.functions)
    out = [
        "room         files   lines functions   p50   p90   max  public documented   comments/100"
    ]
    out += [_row(name, room, missing) for name, room in found.items()]
    out.append(_row("all", every, missing))
    most = sorted(folders().items(), key=lambda pair: -pair[1])
    out.append(f"largest folders: {', '.join(f'{name} {n}' for name, n in most[:5])}")
    if options.folders:
        out += [f"{n:4} {name}" for name, n in most]
    if options.missing:
        out += [
            f"{one.module.relative_to(ROOT)}:{one.node.lineno} {one.name}: {', '.join(lacking)}"
            for one, lacking in missing.items()
        ]
    sys.stdout.writelines(f"{line}\n" for line in out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
