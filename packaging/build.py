"""Builds what a surveyor installs. Needs Python 3.11 or newer, git and the network.

python3 packaging/build.py wheel         # the wheel and the source distribution, in dist/
python3 packaging/build.py release       # these, requirements with hashes, bill of materials, sums to sign
python3 packaging/build.py bundle        # the one-folder bundle, in build/installers/bundle/
python3 packaging/build.py deb           # bundle, and a Debian package in dist/
python3 packaging/build.py single-file   # bundle, and one executable file in dist/
python3 packaging/build.py all           # all of these
python3 packaging/build.py sizes         # what the bundle is made of, largest first
python3 packaging/build.py constraints   # resolve the dependencies anew, with their hashes
python3 packaging/build.py try-deb       # as root: install and start it in a Debian without Python

"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from installers import bundle, constraints, deb, release, single_file, sizes, try_deb, wheel
from installers.facts import FACTS
from installers.run import BuildFailed


def _bundle(options: argparse.Namespace) -> Path:
    if options.keep_bundle and FACTS.bundle.exists():
        return FACTS.bundle
    return bundle.make_bundle()


def _all(options: argparse.Namespace) -> tuple[Path, ...]:
    made = _bundle(options)
    return (
        FACTS.wheel,
        made,
        FACTS.dist / FACTS.bill_name,
        deb.make_deb(made),
        single_file.make_single_file(made),
    )


TASKS: dict[str, Callable[[argparse.Namespace], tuple[Path, ...]]] = {
    "wheel": lambda _: wheel.make_wheel(),
    "release": lambda _: release.make_release(),
    "bundle": lambda options: (_bundle(options), FACTS.dist / FACTS.bill_name),
    "deb": lambda options: (deb.make_deb(_bundle(options), is_packed=not options.quick),),
    "single-file": lambda options: (single_file.make_single_file(_bundle(options)),),
    "all": _all,
    "sizes": lambda _: sizes.print_sizes(FACTS.bundle),
    "constraints": lambda _: constraints.write_constraints(),
    "try-deb": lambda _: try_deb.try_deb(),
}


def main() -> int:
    """Do one task; print the files that it made."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("task", choices=TASKS)
    parser.add_argument("--keep-bundle", action="store_true", help="take the bundle that is there")
    parser.add_argument("--quick", action="store_true", help="do not pack the Debian package")
    options = parser.parse_args()
    try:
        for path in TASKS[options.task](options):
            sys.stdout.write(f"{path}\n")
    except BuildFailed as problem:
        sys.stderr.write(f"error: {problem}\n")
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
