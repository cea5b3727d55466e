"""Which tables a person has spent privacy of, in the person's own folder, so that a copy is recognised.

``spent-tables.json`` has an account for each table: its ledger, keyed sketches of the rows that it had
(``row_sketch``), and which ledgers beside tables it has counted already. ``spent-tables.key`` is the key of
the sketches. Both are readable by their owner only, and no card or model holds anything of them. Who may
write there can delete them: they guard against forgetting and against a copy, not against the table's owner.
"""

from __future__ import annotations

import hmac
import json
import secrets
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import make_folder, read_regular, replace_file, write_new
from surveyapp.storage.models.row_sketch import MOST_MINIMA, Minima
from surveyapp.survey.json_format.strict_json import check_keys, parse

FORMAT = "surveyapp-spent-tables/1"
LARGEST = 256 * 2**20
MOST_SYNTHETIC = 10_000
"""Synthetic tables that are remembered, the last ones."""
KEY_BYTES = 32
_HEX = frozenset("0123456789abcdef")


@dataclass(frozen=True, slots=True)
class KnownTable:
    """A table that was paid for."""

    name: str
    """Of its file, without folders."""
    columns: tuple[str, ...]
    """Their names, sorted: a table with more columns is looked at without them."""
    minima: Minima
    """The sketch of its rows."""


@dataclass(frozen=True, slots=True)
class Account:
    """What is known of one group of people."""

    ledger: Any
    """As its file beside the table has it."""
    tables: tuple[KnownTable, ...]
    """The tables that it was paid for."""
    counted: tuple[str, ...]
    """Marks of the ledgers beside tables whose payments are in ``ledger``."""


@dataclass(frozen=True, slots=True)
class Registry:
    """All accounts, and marks of the files that were synthesized: what is made of those is free."""

    accounts: tuple[Account, ...] = ()
    synthetic: tuple[str, ...] = ()


def registry_path() -> Path:
    """Return where the accounts are."""
    return user_data_path("surveyapp") / "spent-tables.json"


def key_path() -> Path:
    """Return where the key of the sketches is."""
    return registry_path().with_suffix(".key")


def read_registry() -> Registry:
    """Return what is known of all tables; nothing where there is no registry.

    Raises
    ------
    FileRefused
        if it cannot be read.
    UserProblem
        if it is damaged, or its key is another one or missing.
    """
    path = registry_path()
    if not path.exists() and not path.is_symlink():
        return Registry()
    value = parse(read_regular(path, LARGEST), path.name)
    try:
        registry = _registry_of(value)
    except (KeyError, TypeError, ValueError) as problem:
        raise registry_unusable(path) from problem
    if not hmac.compare_digest(str(value["key"]), _mark_of_key(read_key())):
        raise registry_unusable(key_path())
    return registry


def read_key() -> bytes:
    """Return the key of the sketches, which is made at the first use.

    Raises
    ------
    FileRefused, DiskProblem
        if it cannot be read or made.
    UserProblem
        if it is damaged, or missing where there are accounts.
    """
    path = key_path()
    if not path.exists() and not path.is_symlink():
        if registry_path().exists():
            raise registry_unusable(path)
        make_folder(path.parent, private=True)
        write_new(path, (secrets.token_hex(KEY_BYTES) + "\n").encode(), mode=0o600)
    text = read_regular(path, 1024).decode("ascii", "replace").removesuffix("\n")
    if len(text) != 2 * KEY_BYTES or not _HEX.issuperset(text):
        raise registry_unusable(path)
    return bytes.fromhex(text)


def write_registry(registry: Registry) -> None:
    """Keep ``registry`` instead of what is there.

    Raises
    ------
    DiskProblem
        if they cannot be written; the old ones are then intact.
    """
    value = {
        "format": FORMAT,
        "key": _mark_of_key(read_key()),
        "accounts": [
            {
                "ledger": one.ledger,
                "tables": [
                    {
                        "name": table.name,
                        "columns": list(table.columns),
                        "minima": [f"{number:016x}" for number in table.minima],
                    }
                    for table in one.tables
                ],
                "counted": list(one.counted),
            }
            for one in registry.accounts
        ],
        "synthetic": list(registry.synthetic[-MOST_SYNTHETIC:]),
    }
    replace_file(registry_path(), (json.dumps(value, ensure_ascii=False) + "\n").encode())


def registry_unusable(path: Path) -> UserProblem:
    """Return what is said where the registry or its key cannot be believed."""
    return UserProblem(
        msg(
            "{path} is damaged or missing, so nobody knows what has been spent of which table. Put a copy of "
            "it back.",
            path=path,
        )
    )


def mark(key: bytes, before: str, value: Any) -> str:
    """Return a keyed mark of ``value`` after what ``before`` marks."""
    text = before + json.dumps(value, sort_keys=True)
    return hmac.digest(key, text.encode(), "sha256").hex()[:32]


def _mark_of_key(key: bytes) -> str:
    return mark(key, "", FORMAT)


def _registry_of(value: Any) -> Registry:
    check_keys(value, {"format", "key", "accounts", "synthetic"})
    if value["format"] != FORMAT:
        raise ValueError(value["format"])
    return Registry(
        tuple(_listed(value["accounts"], _account)), tuple(_listed(value["synthetic"], _text))
    )


def _account(value: Any) -> Account:
    check_keys(value, {"ledger", "tables", "counted"})
    tables = tuple(_listed(value["tables"], _table))
    return Account(value["ledger"], tables, tuple(_listed(value["counted"], _text)))


def _table(value: Any) -> KnownTable:
    check_keys(value, {"name", "columns", "minima"})
    columns = tuple(_listed(value["columns"], _text))
    minima = tuple(_listed(value["minima"], _number))
    if len(minima) > MOST_MINIMA or list(minima) != sorted(set(minima)):
        raise ValueError(minima)
    return KnownTable(_text(value["name"]), columns, minima)


def _listed(value: Any, read: Callable[[Any], Any]) -> list[Any]:
    if not isinstance(value, list):
        raise TypeError(value)
    return [read(one) for one in value]


def _text(value: Any) -> str:
    if not isinstance(value, str):
        raise TypeError(value)
    return value


def _number(value: Any) -> int:
    text = _text(value)
    if len(text) != 16 or not _HEX.issuperset(text):
        raise ValueError(text)
    return int(text, 16)
