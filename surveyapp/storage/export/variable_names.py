"""Names of variables that SPSS and Stata take, from the names of columns."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NameRules:
    """What a program takes: the longest name, and the words that it keeps to itself (in small letters)."""

    longest: int
    reserved: frozenset[str]


_SPSS_WORDS = {"all", "and", "by", "eq", "ge", "gt", "le", "lt", "ne", "not", "or", "to", "with"}
_STATA_WORDS = {
    "byte",
    "double",
    "float",
    "if",
    "in",
    "int",
    "long",
    "str",
    "strl",
    "using",
    "with",
}

SPSS = NameRules(64, frozenset(_SPSS_WORDS))
"""IBM SPSS Statistics, Command Syntax Reference, "Variable Names"."""
STATA = NameRules(31, frozenset(_STATA_WORDS))
"""Stata User's Guide, 11.3 "Naming conventions"; its other words begin with an underscore.

Stata takes 32 letters. pyreadstat names the set of a variable's value labels as the variable, and takes 31.
"""

_NOT_ALLOWED = re.compile(r"[^A-Za-z0-9_]")


def variable_names(columns: Sequence[str], rules: NameRules) -> tuple[str, ...]:
    """Return a valid and different name for each of ``columns``; capitals alone make no difference.

    A point becomes an underscore; names that are too long are cut; of equal names the later ones get
    a number.
    """
    taken: set[str] = set()
    return tuple(_taken(_valid(name, rules), rules, taken) for name in columns)


def _valid(name: str, rules: NameRules) -> str:
    plain = _NOT_ALLOWED.sub("_", name)
    if not plain[:1].isalpha():
        plain = f"v{plain}"
    if plain.lower() in rules.reserved or re.fullmatch(r"str\d+", plain.lower()):
        plain = f"v_{plain}"
    return plain[: rules.longest]


def _taken(name: str, rules: NameRules, taken: set[str]) -> str:
    chosen, number = name, 1
    while chosen.lower() in taken:
        number += 1
        chosen = f"{name[: rules.longest - len(str(number)) - 1]}_{number}"
    taken.add(chosen.lower())
    return chosen
