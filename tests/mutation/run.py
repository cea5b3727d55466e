"""Mutate the statistics and count how many mutants the tests notice: ``python tests/mutation/run.py``.

Mutants are drawn with a fixed seed, the same number in each room. For each, in a scratch copy, the
tests of its module run until one fails: the mirror and direct importers first, then one in eight of the
room's contracts, then tests that import the module by one step. Test files outside the statistics do
not count: a formula should be tested where it stands.

Each run is a fork of a process that has the libraries loaded, so that a mutant costs its tests and
not their start. What takes longer than ``LIMIT`` counts as killed. A test file that notices a mutant is
run once on the code as it is: if it fails there too, it is left out, and the run says so.
"""

from __future__ import annotations

import argparse
import contextlib
import importlib
import json
import os
import random
import resource
import shutil
import signal
import sys
import tempfile
import time
import tomllib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path[:0] = [str(HERE), str(HERE.parent / "helpers")]

from mutants import Mutant, candidates  # noqa: E402 - found by the line above
from tests_of import House  # noqa: E402

ROOMS = ("designs", "estimation", "learning")
TEST_FOLDERS = (*ROOMS, "contracts", "golden")
SEED = 20261122
EQUIVALENT = HERE / "equivalent.toml"
LIMIT = 150
"""Seconds of computing that one run of some test files may take; a mutant that takes more hangs."""
WALL = 20
"""How many times the limit it may take by the clock."""
AT_ONCE = 6
"""How many test files run in one fork."""


@dataclass(frozen=True, slots=True)
class Result:
    """What became of a mutant.

    Attributes
    ----------
    mutant : the edit
    killer : the test file that noticed it; "" if none did
    reason : why it is known to compute the same; "" if it is not known to
    """

    mutant: Mutant
    killer: str
    reason: str = ""

    @property
    def survived(self) -> bool:
        """Whether no test noticed it, though it computes something else."""
        return not self.killer and not self.reason


def drawn(root: Path, number: int, seed: int) -> list[Mutant]:
    """Return ``number`` mutants, as many of each room, in the order of their files.

    Parameters
    ----------
    root : the folder with ``surveyapp``
    number : of mutants in all; what three do not divide goes to the first rooms
    seed : equal seeds draw equal mutants of equal code
    """
    rng = random.Random(seed)  # noqa: S311 - which mutants are looked at is no secret
    found: list[Mutant] = []
    for place, (_, every) in enumerate(candidates(root, ROOMS)):
        share = number // len(ROOMS) + (place < number % len(ROOMS))
        shuffled = (mutant for mutant in rng.sample(every, len(every)) if mutant.compiles)
        found += islice(shuffled, share)
    return sorted(found, key=lambda mutant: (mutant.path, mutant.line, mutant.before, mutant.after))


def known_equivalent(mutant: Mutant, table: Sequence[dict[str, str]]) -> str:
    """Return why a mutant computes the same, or "" where the table has no such."""
    name = _name(mutant)
    return next(
        (
            row["reason"]
            for row in table
            if row["file"] == name
            and row["function"] == mutant.function
            and row["before"] == mutant.before
            and row["after"] in {mutant.after, "*"}
        ),
        "",
    )


@dataclass
class Scratch:
    """A copy of the project in which mutants are made and tested, one after the other."""

    root: Path
    near: bool = False
    passes: dict[Path, bool] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.root = self.root.resolve()
        self.root.mkdir(exist_ok=True)
        for name in ("surveyapp", "tests", "resources", "packaging"):
            shutil.copytree(ROOT / name, self.root / name, dirs_exist_ok=True)
        for name in ("pyproject.toml", "README.md", "CHANGELOG.md"):
            shutil.copy(ROOT / name, self.root / name)
        self.house = House(self.root)
        self._clock = int(time.time())

    def killer(self, mutant: Mutant) -> str:
        """Return the test, or the files that hang, by which ``mutant`` is noticed; or ""."""
        place = mutant.path
        original, mutated = place.read_text(encoding="utf-8"), mutant.text
        for batch in self._batches(place):
            files = batch
            while files:
                self._write(place, mutated)
                try:
                    found = _first_failure(self.root, files)
                finally:
                    self._write(place, original)
                if not found:
                    break
                blamed = [path for path in files if found.startswith(self._name(path))] or files
                broken = [path for path in blamed if not self._passes(path)]
                if not broken:
                    return found
                files = [path for path in files if path not in broken]
        return ""

    def _write(self, place: Path, text: str) -> None:
        # later than ever before, so that no compiled file is taken for this one
        place.write_text(text, encoding="utf-8")
        self._clock += 2
        os.utime(place, (self._clock, self._clock))

    def _name(self, path: Path) -> str:
        return path.relative_to(self.root).as_posix()

    def _batches(self, module: Path) -> Iterator[list[Path]]:
        """Yield test files as they are run: the mirror, those that import the module, those further off."""
        first, second, third = (
            [path for path in ring if self._name(path).split("/")[1] in TEST_FOLDERS]
            for ring in self.house.rings(module)
        )
        room = self._name(module).split("/")[1]
        contracts = [
            path
            for path, imported in self.house.test_files.items()
            if self._name(path).startswith("tests/contracts/")
            and any(name.startswith(f"surveyapp.{room}") for name in imported)
        ]
        second = [path for path in second if path not in contracts]
        third = [path for path in third if path not in contracts]
        rings = [(first, 1), (second, AT_ONCE)]
        if not self.near:
            rings += [(contracts, AT_ONCE), (third, AT_ONCE)]
        for ring, size in rings:
            for start in range(0, len(ring), size):
                batch = ring[start : start + size]
                yield [path for path in batch if self.passes.get(path, True)]

    def _passes(self, path: Path) -> bool:
        """Return whether a test file passes on the code as it is."""
        if path not in self.passes:
            self.passes[path] = not _first_failure(self.root, [path])
            if not self.passes[path]:
                print(f"left out, as it fails without a mutant: {self._name(path)}", flush=True)
        return self.passes[path]


class FirstFailure:
    """A plugin of pytest that remembers the first test, or file, that fails."""

    def __init__(self) -> None:
        self.name = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember a test."""
        if report.failed:
            self.name = self.name or report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Remember a file that cannot be imported."""
        if report.failed:
            self.name = self.name or report.nodeid


def _first_failure(root: Path, files: Sequence[Path]) -> str:
    """Return the first test of ``files`` that fails, in a child process; "" if all pass."""
    if not files:
        return ""
    receiving, sending = os.pipe()
    child = os.fork()
    if child == 0:
        try:
            _be_tested(root, files, sending)
        finally:
            os._exit(0)
    os.close(sending)
    end, told = time.monotonic() + WALL * LIMIT, b""
    with os.fdopen(receiving, "rb", closefd=True) as pipe:
        while time.monotonic() < end and not os.waitpid(child, os.WNOHANG)[0]:
            time.sleep(0.02)
        with contextlib.suppress(ProcessLookupError):
            os.killpg(child, signal.SIGKILL)
        with contextlib.suppress(ChildProcessError):
            os.waitpid(child, 0)
        told = pipe.read()
    hangs = "too long: " + " ".join(path.relative_to(root).as_posix() for path in files)
    return told.decode().removesuffix("\n") if told else hangs


def _be_tested(root: Path, files: Sequence[Path], sending: int) -> None:
    """Run test files until a test fails, and write its name, or an empty line, to ``sending``."""
    os.setsid()
    nothing = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nothing, 1)
    os.dup2(nothing, 2)
    resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT + 1))
    os.chdir(root)
    sys.path.insert(0, str(root))
    os.environ["PYTHONPATH"] = str(root)
    os.environ["SURVEYAPP_EXAMPLES"] = "10"
    arguments = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--tb=no", *map(str, files)]
    if all("contracts" in path.parts for path in files):  # one in eight of thousands of cases
        arguments += ["-m", "not slow and not wide"]
    # the parent has loaded libraries that pytest would rather have loaded itself
    arguments += ["-W", "ignore::pytest.PytestAssertRewriteWarning"]
    first = FirstFailure()
    code = pytest.main(arguments, plugins=[first])
    if not first.name and code not in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
        first.name = f"exit code {int(code)}"
    os.write(sending, f"{first.name}\n".encode())


def mutation_run(
    number: int, seed: int = SEED, only: Iterable[str] = (), *, near: bool = False, skip: int = 0
) -> list[Result]:
    """Return what became of ``number`` mutants, saying so line by line.

    Parameters
    ----------
    number : of mutants, spread over the three rooms
    seed : of the draw
    only : parts of names of files; all if empty
    near : whether only the mirror and direct importers are run
    skip : how many of the mutants, from the first, are left out
    """
    for name in ("hypothesis", "numpy", "scipy.stats", "scipy.optimize", "cryptography"):
        importlib.import_module(name)  # children start with them
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    table = tomllib.loads(EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    wanted = tuple(only)
    results = []
    with tempfile.TemporaryDirectory(prefix="surveyapp-mutants-") as folder:
        beside = ROOT.parent / "shared"
        if beside.is_dir():  # tests against other programs' numbers read it where it is there
            Path(folder, "shared").symlink_to(beside)
        scratch = Scratch(Path(folder, "project"), near=near)
        chosen = [
            mutant
            for mutant in drawn(scratch.root, number, seed)
            if not wanted or any(part in _name(mutant) for part in wanted)
        ]
        for mutant in chosen[skip:]:
            reason = known_equivalent(mutant, table)
            result = Result(mutant, "" if reason else scratch.killer(mutant), reason)
            results.append(result)
            print(
                line_of(result),
                *([f"           by {result.killer}"] if result.killer else []),
                sep="\n",
                flush=True,
            )
    return results


def line_of(result: Result) -> str:
    """Return what became of a mutant, in two lines."""
    mutant = result.mutant
    word = "SURVIVED" if result.survived else "equivalent" if result.reason else "killed"
    where = f"{_name(mutant)}:{mutant.line} {mutant.function}"
    edit = f"{_short(mutant.before)}  ->  {_short(mutant.after)}"
    return f"{word:10} {where}\n           [{mutant.operator}] {edit}"


def _short(text: str) -> str:
    flat = " ".join(text.split())
    return flat if len(flat) <= 150 else flat[:147] + "…"


def summary(results: Sequence[Result]) -> str:
    """Return the table of rooms, and the share killed of those that are not equivalent."""
    lines = ["room         mutants  equivalent  killed  survived  share killed"]
    for room in (*ROOMS, "all"):
        here = [one for one in results if room in {"all", _room(one)}]
        same = sum(bool(one.reason) for one in here)
        lived = sum(one.survived for one in here)
        killed = len(here) - same - lived
        share = killed / max(len(here) - same, 1)
        lines.append(f"{room:12} {len(here):7} {same:11} {killed:7} {lived:9} {share:13.1%}")
    return "\n".join(lines)


def _room(result: Result) -> str:
    return _name(result.mutant).split("/")[1]


def _name(mutant: Mutant) -> str:
    """Return the module's path as it is in the project, not in the scratch copy."""
    parts = mutant.path.parts
    return "/".join(parts[len(parts) - parts[::-1].index("surveyapp") - 1 :])


def main() -> int:
    """Read the options, run, and print the table and every survivor."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--mutants", type=int, default=200)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument(
        "--only",
        nargs="*",
        default=[],
        metavar="FILE",
        help="mutants in files with this in their names",
    )
    parser.add_argument(
        "--near", action="store_true", help="run the mirror and direct importers only"
    )
    parser.add_argument("--skip", type=int, default=0, metavar="N", help="leave out the first N")
    parser.add_argument("--list", action="store_true", help="only say which mutants are drawn")
    parser.add_argument("--json", type=Path, help="write the results to this file")
    options = parser.parse_args()
    if options.list:
        for mutant in drawn(ROOT, options.mutants, options.seed):
            print(line_of(Result(mutant, "not run")))
        return 0
    results = mutation_run(
        options.mutants, options.seed, options.only, near=options.near, skip=options.skip
    )
    print("\n".join(["", summary(results), "", *(line_of(one) for one in results if one.survived)]))
    if options.json:
        rows = [
            {"line": line_of(one), "killer": one.killer, "reason": one.reason} for one in results
        ]
        options.json.write_text(json.dumps(rows, indent=1), encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
