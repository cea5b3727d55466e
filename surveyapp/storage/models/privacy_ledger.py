"""What has been spent of a table's privacy, in ``NAME.spent.json`` in the table's folder.

It is kept by the name of the table, not under the hash of its content: a row that is added or mended makes
another content, but the same people are in it, and what is known of them adds up. So it travels with
the table in its folder, and whoever moves the table moves it too. The content's SHA-256 at each payment is
noted. Who owns the table can delete the file; it guards against forgetting, not against its owner.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import Any

from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.csv_tables import LARGEST_TABLE
from surveyapp.storage.files.safe_files import disk_problem, read_regular, replace_file
from surveyapp.survey.json_format.strict_json import JsonObject, parse

ENDING = ".spent.json"
FORMAT = "surveyapp-spent/1"
LARGEST_LEDGER = 4 * 2**20


class BudgetUnusable(UserProblem):
    """A budget that is no positive number."""

    def __init__(self, *, budget: object) -> None:
        super().__init__(msg("The budget is {budget}; it must be a number above 0.", budget=budget))


@dataclass(frozen=True, slots=True)
class Payment:
    """What was spent at once.

    Attributes
    ----------
    epsilon
        how much, above 0; infinite for what is not private.
    purpose
        for what, in words.
    table_sha256
        the table's content then.
    """

    epsilon: float
    purpose: str
    table_sha256: str


@dataclass(frozen=True, slots=True)
class Ledger:
    """All that was spent of a table, in order, and the stated total; None where none was stated."""

    budget: float | None = None
    payments: tuple[Payment, ...] = ()

    @property
    def spent(self) -> float:
        """The sum of all payments (sequential composition)."""
        return float(_exact_sum(self.payments))

    @property
    def left(self) -> float | None:
        """What can still be spent; None without a budget."""
        if self.budget is None:
            return None
        return max(float(Fraction(str(self.budget)) - _exact(self.spent)), 0.0)


def _exact(amount: float) -> Fraction | float:
    return Fraction(str(amount)) if math.isfinite(amount) else amount


def _exact_sum(payments: tuple[Payment, ...]) -> Fraction | float:
    # as decimals: ten payments of 0.1 are 1
    total: Fraction | float = Fraction(0)
    for payment in payments:
        total += _exact(payment.epsilon)
    return total


def ledger_path(table: Path) -> Path:
    """Return where a table's ledger is."""
    return table.with_name(table.stem + ENDING)


def read_ledger(table: Path) -> Ledger:
    """Return what has been spent of ``table``; nothing where there is no ledger.

    Raises
    ------
    FileRefused
        if it cannot be read.
    UserProblem
        if it is no ledger.
    """
    path = ledger_path(table)
    if not path.exists() and not path.is_symlink():
        return Ledger()
    value = parse(read_regular(path, LARGEST_LEDGER), path.name)
    try:
        return _ledger_of(value)
    except (KeyError, TypeError, ValueError) as problem:
        raise UserProblem(
            msg(
                "{file} is no ledger of this program, or was altered, so nobody knows what "
                "has been spent. Put a copy of it back, or spend nothing more of the table.",
                file=path.name,
            )
        ) from problem


def pay(table: Path, epsilon: float, purpose: str, *, budget: float | None = None) -> Ledger:
    """Note that ``epsilon`` of ``table`` is spent, before it is; return the ledger as it then is.

    Whoever stops after paying has paid: that way no crash makes a payment forgotten.

    Parameters
    ----------
    table
        the table.
    epsilon
        above 0; infinite for what is not private.
    purpose
        for what.
    budget
        the stated total, at first use; later none, or the same.

    Raises
    ------
    BudgetUnusable
        if the budget is no number above 0.
    UserProblem
        if another budget was stated before; if more is asked for than is left; nothing is
        noted then.
    EnvironmentProblem
        if another run is paying.
    DiskProblem, FileRefused, UserProblem
        if the ledger cannot be read or written.
    """
    path = ledger_path(table)
    with _alone(path):
        before = _with_budget(read_ledger(table), budget, table)
        after = _charged(before, Payment(epsilon, purpose, _hash_of(table)), table)
        replace_file(path, ledger_text(after, table).encode(), mode=0o644)
    return after


def _with_budget(ledger: Ledger, budget: float | None, table: Path) -> Ledger:
    if budget is None:
        return ledger
    if not 0 < budget < math.inf:
        raise BudgetUnusable(budget=budget)
    if ledger.budget not in {None, budget}:
        raise UserProblem(
            msg(
                "The budget of {table} was stated as epsilon {budget} at its first use and "
                "stays so; leave out the budget of {asked}.",
                table=table.name,
                budget=ledger.budget,
                asked=budget,
            )
        )
    return Ledger(budget, ledger.payments)


def _charged(ledger: Ledger, payment: Payment, table: Path) -> Ledger:
    after = Ledger(ledger.budget, (*ledger.payments, payment))
    if after.budget is not None and _exact_sum(after.payments) > _exact(after.budget):
        raise UserProblem(
            msg(
                "This would spend epsilon {asked} of {table}, and {left} of its budget of "
                "{budget} is left. Ask for less, or use a model or a synthetic table that was "
                "paid for.",
                asked=f"{payment.epsilon:g}",
                table=table.name,
                left=f"{ledger.left:g}",
                budget=f"{ledger.budget:g}",
            )
        )
    return after


def _hash_of(table: Path) -> str:
    return hashlib.sha256(read_regular(table, LARGEST_TABLE)).hexdigest()


@contextmanager
def _alone(path: Path) -> Iterator[None]:
    """Keep two runs from paying at the same time, each with what the other spends."""
    lock = path.with_name(path.name + ".lock")
    try:
        os.close(os.open(lock, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError as problem:
        raise EnvironmentProblem(
            msg(
                "{file} is being written by another run. Wait for it; if none is running, "
                "delete {lock}.",
                file=path.name,
                lock=lock.name,
            )
        ) from problem
    except OSError as problem:
        raise disk_problem(path, msg("written"), problem) from problem
    try:
        yield
    finally:
        lock.unlink(missing_ok=True)


def _amount(value: float) -> str:
    return "infinite" if math.isinf(value) else str(value)


def ledger_text(ledger: Ledger, table: Path) -> str:
    """Return the ledger as its file holds it, for people to read."""
    return json.dumps(_ledger_json(ledger, table), ensure_ascii=False, indent=2) + "\n"


def _ledger_json(ledger: Ledger, table: Path) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "table": table.name,
        "budget": None if ledger.budget is None else _amount(ledger.budget),
        "payments": [
            {"epsilon": _amount(p.epsilon), "purpose": p.purpose, "table_sha256": p.table_sha256}
            for p in ledger.payments
        ],
    }


_KEYS = frozenset({"format", "table", "budget", "payments"})
_PAYMENT_KEYS = frozenset({"epsilon", "purpose", "table_sha256"})
# as ``_amount`` writes them; float() takes 1_0 and the digits of any script besides
_AMOUNT = re.compile(r"[0-9]{1,30}(\.[0-9]{1,30})?(e[+-]?[0-9]{1,3})?")


def _ledger_of(value: Any) -> Ledger:
    _check_keys(value, _KEYS)
    if value["format"] != FORMAT:
        raise ValueError(value["format"])
    for payment in value["payments"]:
        _check_keys(payment, _PAYMENT_KEYS)
    budget = value["budget"]
    payments = tuple(
        Payment(_positive(p["epsilon"]), str(p["purpose"]), str(p["table_sha256"]))
        for p in value["payments"]
    )
    return Ledger(None if budget is None else _positive(budget), payments)


def _check_keys(value: Any, keys: frozenset[str]) -> None:
    """Refuse an object that has not these keys, each once: a second one would hide a payment."""
    if not isinstance(value, JsonObject) or value.duplicates or set(value) != keys:
        raise ValueError(keys)


def _positive(text: Any) -> float:
    if not isinstance(text, str):
        raise TypeError(text)
    if text == "infinite":
        return math.inf
    amount = float(text) if _AMOUNT.fullmatch(text) else math.nan
    if not 0 < amount < math.inf:
        raise ValueError(text)
    return amount
