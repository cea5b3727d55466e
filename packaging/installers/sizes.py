"""What a bundle is made of, largest first."""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

LEAST = 0.01


def part_sizes(bundle: Path) -> dict[str, int]:
    """Return the bytes of each part: a package with its libraries, or a library of its own."""
    sizes: Counter[str] = Counter()
    for path in bundle.rglob("*"):
        if path.is_file() and not path.is_symlink():
            sizes[_part(path.relative_to(bundle))] += path.stat().st_size
    return dict(sizes.most_common())


def _part(path: Path) -> str:
    if len(path.parts) == 1:
        return "the program’s and all packages’ Python code"
    name = path.parts[1]
    if name == "PySide6":
        is_qt = len(path.parts) > 2 and path.parts[2] == "Qt"
        return "ICU (of Qt)" if path.name.startswith("libicu") else "Qt" if is_qt else "PySide6"
    if len(path.parts) == 2:
        return f"{name.split('.')[0].lstrip('_')} (library)" if ".so" in name else name
    return name.removesuffix(".libs")


def print_sizes(bundle: Path) -> tuple[Path, ...]:
    """Print a table; parts below one in a hundred are told together."""
    sizes = part_sizes(bundle)
    total = sum(sizes.values())
    small = sum(size for size in sizes.values() if size < LEAST * total)
    lines = [(name, size) for name, size in sizes.items() if size >= LEAST * total]
    for name, size in [*lines, ("all others", small), ("total", total)]:
        sys.stdout.write(f"{size / 1e6:8.1f} MB  {name}\n")
    return ()
