"""What all commands share: exit codes, options that many have, and how rows are shown."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TextIO, TypeVar, cast

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.messages.numerals import held_decimals
from surveyapp.messages.visible_text import visible

DONE, WRONG_DATA, NOT_DONE = 0, 1, 2
N = TypeVar("N", int, float)


class VisibleStream:
    """A standard stream on which texts of strangers are shown and never obeyed.

    All that a command prints goes through it, messages of the parser and warnings of libraries too, so that
    no command has to think of it. Line feeds and tabs stay.

    Parameters
    ----------
    stream : file
        standard output or error.
    """

    def __init__(self, stream: TextIO) -> None:
        self.stream = stream

    def write(self, text: str) -> int:
        """Write ``text`` with every character that acts made visible."""
        self.stream.write(visible(text, keep="\n\t"))
        return len(text)

    def writelines(self, lines: Iterable[str]) -> None:
        """Write ``lines``."""
        for line in lines:
            self.write(line)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.stream, name)


@contextmanager
def visible_output() -> Iterator[None]:
    """Let everything that is printed meanwhile go through ``VisibleStream``."""
    before = sys.stdout, sys.stderr
    out, err = (one and cast("TextIO", VisibleStream(one)) for one in before)  # a window has none
    try:
        sys.stdout, sys.stderr = out, err
        yield
    finally:
        sys.stdout, sys.stderr = before


def behind(stream: TextIO) -> TextIO:
    """Return the stream that takes what we write as it is: sequences of our own, tables for programs."""
    return stream.stream if isinstance(stream, VisibleStream) else stream


def bad_option(*, option: object, reason: object) -> UserProblem:
    """An option cannot be understood."""
    return UserProblem(msg("{option}: {reason}.", option=option, reason=reason))


def add_command(
    commands: Any, name: str, run: Callable[[argparse.Namespace], int], says: str
) -> argparse.ArgumentParser:
    """Add a command.

    Parameters
    ----------
    commands
        The subparsers.
    name
        The command's name.
    run
        Runs the command; returns the exit code.
    says
        Its line in the help.
    """
    command: argparse.ArgumentParser = commands.add_parser(name, help=says, description=says)
    command.set_defaults(run=run)
    return command


def add_repeated(
    command: argparse._ActionsContainer, flag: str, metavar: str, help_text: str, **more: Any
) -> None:
    """Add an option that may be given several times: its values are a list, which may be empty.

    Parameters
    ----------
    command
        The command, or a group of its options.
    flag, metavar, help_text
        The option, what stands for its value, and its line in the help.
    **more
        What else ``add_argument`` takes.
    """
    command.add_argument(flag, action="append", default=[], metavar=metavar, help=help_text, **more)


def print_facts(facts: Iterable[tuple[str, str]]) -> None:
    """Print names and values, one fact a line: no value can forge another line."""
    for name, value in facts:
        print(f"{visible(name)}: {visible(value)}")


def print_aside(sentence: str) -> None:
    """Print a sentence on stderr, where it does not get mixed up with rows."""
    print(sentence, file=sys.stderr)


def existing(project: Path) -> Path:
    """Return the path of a project.

    Raises
    ------
    UserProblem
        if there is none: a command that only reads makes none.
    """
    if not project.exists():
        raise bad_option(option="--project", reason=f"there is no project {project}; import first")
    return project


def shown_number(value: float | None, error: float | None = None) -> str:
    """Return a number with four decimals, or a dash where there is none.

    ``error`` is the Monte Carlo standard error of a number from random draws: it has the decimals that it
    holds.
    """
    if value is None:
        return "–"
    return f"{value:.{held_decimals(error or 0.0, 4)}f}".replace("inf", "∞")


def shown_p(value: float | None) -> str:
    """Return a p-value with four decimals; none is 0."""
    return "<0.0001" if value is not None and value < 0.0001 else shown_number(value)


def shown_chance(value: float | None, error: float | None) -> str:
    """Return a probability from random draws, which is never shown as certain or impossible.

    ``error`` is its Monte Carlo standard error: it has the decimals that it holds.
    """
    if value is None:
        return "–"
    held = held_decimals(error or 0.0, 3 if value in {0.0, 1.0} else 4)
    least = 10.0**-held
    if value >= 1 - least / 2:
        return f">{1 - least:.{held}f}"
    return f"<{least:.{held}f}" if value < least / 2 else f"{value:.{held}f}"


def count_with_noun(count: int, one: str, more: str) -> str:
    """Return a number with its noun: ``1 respondent``, ``2 respondents``."""
    return f"{count} {one if count == 1 else more}"


def number_type(text: str) -> float:
    """Return the number that is typed for an option; argparse calls this."""
    from surveyapp.designs.core.typed_numbers import typed_float  # noqa: PLC0415

    return _typed(typed_float, text)


def whole_type(text: str) -> int:
    """Return the whole number that is typed for an option; argparse calls this."""
    from surveyapp.designs.core.typed_numbers import typed_whole  # noqa: PLC0415

    return _typed(typed_whole, text)


def _typed(read: Callable[[str], N], text: str) -> N:
    try:
        return read(text)
    except ValueError as problem:
        raise argparse.ArgumentTypeError(str(problem)) from problem


def add_level(command: argparse.ArgumentParser) -> None:
    """Add ``--level``, the confidence level of all intervals."""
    command.add_argument(
        "--level", type=number_type, default=0.95, help="of the intervals; 0.95 by default"
    )


def add_output(command: argparse.ArgumentParser) -> None:
    """Add --json and --csv."""
    command.add_argument("--json", metavar="FILE", help="write rows as JSON; - is standard output")
    command.add_argument("--csv", metavar="FILE", help="write rows as CSV; - is standard output")


def write_output(
    options: argparse.Namespace, rows: Sequence[Any], columns: Sequence[str] | None
) -> bool:
    """Write machine-readable output where it is asked for; return whether it went to standard output.

    Parameters
    ----------
    options
        The parsed options, with ``json`` and ``csv``.
    rows
        Dataclass instances or mappings.
    columns
        Names of the columns; None takes those of the rows.
    """
    from surveyapp.storage.files.csv_tables import csv_text, json_rows, write_bytes  # noqa: PLC0415

    is_shown = False
    for target, text in ((options.json, json_rows), (options.csv, csv_text)):
        if target == "-":
            # a program gets the bytes of the file; at a terminal somebody reads
            out = sys.stdout if sys.stdout.isatty() else behind(sys.stdout)
            out.write(text(rows, columns))
            is_shown = True
        elif target is not None:
            write_bytes(Path(target), text(rows, columns).encode())
    return is_shown


def print_table(rows: Sequence[Sequence[str]]) -> None:
    """Print rows of cells, the header first, in columns; a cell has no line of its own."""
    rows = [[visible(cell) for cell in row] for row in rows]
    widths = [max(len(cell) for cell in column) for column in zip(*rows, strict=True)]
    for row in rows:
        print(
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
        )
