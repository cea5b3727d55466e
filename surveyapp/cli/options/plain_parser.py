"""A parser whose sentences on mistyped words are plain, and name what was probably meant."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from typing import Any

_PLAIN = (
    (re.compile(r"^the following arguments are required: ([^,]*)$"), r"\1 is missing"),
    (
        re.compile(r"^the following arguments are required: (.*), ([^,]*)$"),
        r"\1 and \2 are missing",
    ),
    (re.compile(r"^argument (\S+): expected .* arguments?$"), r"\1 needs a value"),
    (re.compile(r"^argument (\S+): "), r"\1: "),
)


def plain(message: str) -> str:
    """Return a sentence of ``argparse`` without its words for programmers."""
    for written, told in _PLAIN:
        message = written.sub(told, message)
    return message


class PlainParser(argparse.ArgumentParser):
    """Tells a word that it does not know by itself, and what was probably meant."""

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> tuple[Any, list[str]]:
        """Refuse what no option takes here, where it is known of which command."""
        found, strange = super().parse_known_args(args, namespace)
        if strange:
            options = [word for word in strange if word.startswith("-") and len(word) > 1]
            word = (options or strange)[0]
            known = self._option_string_actions if options else ()
            self.error(f"there is no {word} here{_meant(word.partition('=')[0], known)}")
        return found, strange

    def _check_value(self, action: argparse.Action, value: Any) -> None:
        """Say of a word that is none of an option's, or no command, which ones there are."""
        if action.choices is None or value in action.choices:
            return
        known = [str(one) for one in action.choices]
        near = _meant(str(value), known)
        if action.metavar == "COMMAND":
            raise argparse.ArgumentError(None, f"there is no command {value}{near}")
        which = near or f"; take {_either(known)}"
        of = "/".join(action.option_strings)
        told = f"{of}: {value} is none" if of else f"there is no {self.prog.split()[-1]} {value}"
        raise argparse.ArgumentError(None, f"{told}{which}")


def _meant(word: str, known: Iterable[str]) -> str:
    from difflib import get_close_matches  # noqa: PLC0415 - few need it

    (near, *_) = (*get_close_matches(word, list(known), 1, 0.75), "")
    return f"; did you mean {near}?" if near else ""


def _either(known: list[str]) -> str:
    return " or ".join(filter(None, (", ".join(known[:-1]), known[-1])))
