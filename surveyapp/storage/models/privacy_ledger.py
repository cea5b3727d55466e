"""What has been spent of a table's privacy: one ledger for the table, its copies and its next versions.

The ledger stands in ``NAME.spent.json`` in the table's folder, and again in the person's own registry
(``spent_tables``). A table's ledger is found by its file's name, so that it stays the same when rows are
added, and travels with the folder; and by its rows, so that a copy, a renamed file, a hard link or a table of
which some rows were altered has the same one. Where both know payments, all of them count, each once.

It guards against forgetting, and against a copy on the same account. It does not guard against the table's
owner, who can delete both, change what stands in most rows, rename a column, or use another account.
"""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from pathlib import Path
from typing import Any

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import listed
from surveyapp.storage.files.csv_cells import cell_value
from surveyapp.storage.files.csv_tables import LARGEST_TABLE, parse_csv
from surveyapp.storage.files.kernel_lock import locked_alone
from surveyapp.storage.files.safe_files import make_folder, read_regular, replace_file
from surveyapp.storage.models.row_sketch import TableRows
from surveyapp.storage.models.spent_tables import (
    Account,
    KnownTable,
    Registry,
    mark,
    read_key,
    read_registry,
    registry_path,
    registry_unusable,
    write_registry,
)
from surveyapp.survey.json_format.strict_json import check_keys, parse

ENDING = ".spent.json"
FORMAT = "surveyapp-spent/1"
LARGEST_LEDGER = 4 * 2**20
DEFAULT_BUDGET = 8.0
"""A table's total ε where none is stated: beyond it a released model protects hardly anybody.

With ε 8 the odds of a guess about one person can still change by a factor of 3,000; from there on surveys
ask whether that is meant. Whoever means more says so, once, before anything is spent.
"""


class BudgetUnusable(UserProblem):
    """A budget that is no positive number."""

    def __init__(self, *, budget: object) -> None:
        super().__init__(msg("The budget is {budget}; it must be a number above 0.", budget=budget))


@dataclass(frozen=True, slots=True)
class Payment:
    """What was spent at once."""

    epsilon: float
    """How much, above 0; infinite for what is not private."""
    purpose: str
    """For what, in words."""
    table_sha256: str
    """The table's content then."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """All that was spent of a table, in order."""

    budget: float | None = None
    """The total; None before the first payment, where an earlier version paid without one, and where nothing
    is private."""
    payments: tuple[Payment, ...] = ()
    """What was spent."""
    shared_with: tuple[str, ...] = ()
    """Other files with nearly the same rows, which this ledger is of too."""

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
    """Return what has been spent of ``table`` and of its copies; nothing where there is no ledger.

    Raises
    ------
    FileRefused, TableProblem
        if the table or a ledger cannot be read.
    UserProblem
        if what should be a ledger is none.
    """
    registry = read_registry()
    return _found(table, registry).ledger if registry.accounts else _beside(table).ledger


def refuse_public(table: Path) -> None:
    """Refuse to take a table for public whose privacy was promised: what is paid for is not free.

    Raises
    ------
    UserProblem
        if it has a ledger. Where something of it was released without any privacy no promise is left.
    SurveyAppError
        as ``read_ledger`` says.
    """
    ledger = read_ledger(table)
    if ledger.budget is None and (not ledger.payments or math.isinf(ledger.spent)):
        return
    raise UserProblem(
        _with_names(
            msg(
                "{table} is not public: it has a ledger, by which epsilon {spent} of its privacy was spent. "
                "Pay with an epsilon from what is left.",
                table=table.name,
                spent=f"{ledger.spent:g}",
            ),
            ledger,
        )
    )


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
        the stated total, at first use; later none, or the same. Without one it is ``DEFAULT_BUDGET``, or the
        first payment where that is more.

    Raises
    ------
    BudgetUnusable
        if the budget is no number above 0.
    UserProblem
        if another budget was set before; if more is asked for than is left; nothing is
        noted then.
    EnvironmentProblem
        if another run keeps on paying.
    DiskProblem, FileRefused, TableProblem, UserProblem
        if the table cannot be read, or the ledger or the registry cannot be read or written.
    """
    path = ledger_path(table)
    make_folder(registry_path().parent, private=True)
    with locked_alone(registry_path()), locked_alone(path):
        registry = read_registry()
        found = _found(table, registry)
        payment = Payment(epsilon, purpose, found.sha256)
        before = _with_budget(found.ledger, budget, payment, table)
        after = _charged(before, payment, table)
        accounts = (*found.others(registry.accounts), found.paid(after, table))
        write_registry(replace(registry, accounts=accounts))
        mode = 0o600 | table.stat().st_mode & 0o666  # who can read the table can read its ledger
        replace_file(path, _ledger_text(after, table).encode(), mode=mode)
    return after


def note_synthetic(path: Path) -> None:
    """Remember a synthetic table that was paid for, so that it is not taken for the table it is like.

    Parameters
    ----------
    path : Path
        its file; what was written to a device cannot be remembered.

    Raises
    ------
    EnvironmentProblem, DiskProblem, FileRefused, UserProblem
        as ``pay`` says of the registry.
    """
    if not path.is_file() or path.is_symlink():
        return
    with locked_alone(registry_path()):
        registry = read_registry()
        data = read_regular(path, LARGEST_TABLE)
        made = mark(read_key(), "", hashlib.sha256(data).hexdigest())
        write_registry(replace(registry, synthetic=(*registry.synthetic, made)))


@dataclass(frozen=True, slots=True)
class _Beside:
    """The ledger that is beside a table, and the name of the table that it was written for."""

    ledger: Ledger
    name: str

    def marks(self, key: bytes) -> list[str]:
        """Return a mark of the first 0, 1, 2, … payments."""
        found = [mark(key, "", self.name)]
        for payment in self.ledger.payments:
            found.append(mark(key, found[-1], _payment_json(payment)))
        return found


@dataclass(frozen=True, slots=True)
class _Found:
    """The ledger of a table, merged from all that is known of it, and what it was merged from."""

    ledger: Ledger
    content: _Content
    sha256: str
    key: bytes
    accounts: tuple[Account, ...]
    counted: tuple[str, ...]

    def others(self, accounts: Sequence[Account]) -> list[Account]:
        """Return the accounts of other people."""
        return [one for one in accounts if one not in self.accounts]

    def paid(self, after: Ledger, table: Path) -> Account:
        """Return the account with the ledger as it is after a payment."""
        columns = self.content.columns
        own = KnownTable(_name_of(table), columns, self.content.rows(columns).minima)
        tables = (table for account in self.accounts for table in account.tables)
        last = _Beside(after, _name_of(table)).marks(self.key)[-1]
        return Account(
            _ledger_json(after, table),
            tuple(dict.fromkeys([*tables, own])),
            tuple(dict.fromkeys([*self.counted, last])),
        )


def _found(table: Path, registry: Registry) -> _Found:
    """Find a table's ledger by what is beside it and by its rows.

    The payments beside it that no account has counted are added: they were made on another computer, on
    another account, or by an earlier version.
    """
    key, beside = read_key(), _beside(table)
    data = read_regular(table, LARGEST_TABLE)  # once: its rows and its hash are of the same content
    content = _Content(data, table.name, key)
    marks = beside.marks(key) if beside.ledger.payments else [""]
    sha256 = hashlib.sha256(data).hexdigest()
    is_synthetic = mark(key, "", sha256) in registry.synthetic and not any(
        payment.table_sha256 == sha256
        for account in registry.accounts
        for payment in _ledger_in(account).payments
    )
    mine = tuple(
        account
        for account in registry.accounts
        if not set(marks).isdisjoint(account.counted)
        or (not is_synthetic and any(map(content.is_like, account.tables)))
    )
    counted = {one: None for account in mine for one in account.counted}
    known = max((place for place, one in enumerate(marks) if one in counted), default=0)
    ledgers = [_ledger_in(account) for account in mine]
    payments = [payment for ledger in ledgers for payment in ledger.payments]
    budgets = [one.budget for one in (*ledgers, beside.ledger) if one.budget is not None]
    alike = (one.name for account in mine for one in account.tables if content.is_like(one))
    merged = Ledger(
        min(budgets, default=None),
        (*payments, *beside.ledger.payments[known:]),
        tuple(name for name in dict.fromkeys(alike) if name != _name_of(table)),
    )
    return _Found(merged, content, sha256, key, mine, tuple(filter(None, (*counted, marks[-1]))))


def _beside(table: Path) -> _Beside:
    path = ledger_path(table)
    if not path.exists() and not path.is_symlink():
        return _Beside(Ledger(), _name_of(table))
    value = parse(read_regular(path, LARGEST_LEDGER), path.name)
    try:
        return _Beside(_ledger_of(value), str(value["table"]))
    except (KeyError, TypeError, ValueError) as problem:
        raise UserProblem(
            msg(
                "{file} is not a ledger of this program, or was altered, so it is not known "
                "what has been spent. Restore a copy of it, or spend nothing more of the "
                "table.",
                file=path.name,
            )
        ) from problem


def _ledger_in(account: Account) -> Ledger:
    try:
        return _ledger_of(account.ledger)
    except (KeyError, TypeError, ValueError) as problem:
        raise registry_unusable(registry_path()) from problem


class _Content:
    """The rows of a table, looked at by as many columns as a known table had."""

    def __init__(self, data: bytes, file: str, key: bytes) -> None:
        header, rows = parse_csv(data, file)
        self._header = [cell_value(name.strip()) for name in header]
        self._cells = [[cell_value(cell.strip()) for cell in row] for _, row in rows]
        self._key = key
        self._rows: dict[tuple[str, ...], TableRows] = {}
        self.columns = tuple(sorted(set(self._header)))

    def rows(self, columns: tuple[str, ...]) -> TableRows:
        """Return the rows of these columns."""
        if columns not in self._rows:
            places = [self._header.index(name) for name in columns]
            cells = ([row[place] for place in places] for row in self._cells)
            self._rows[columns] = TableRows(columns, cells, self._key)
        return self._rows[columns]

    def is_like(self, known: KnownTable) -> bool:
        """Return whether it has nearly the rows of a known table."""
        has_all = set(known.columns) <= set(self.columns)
        return has_all and self.rows(known.columns).is_like(known.minima)


def _with_budget(ledger: Ledger, asked: float | None, payment: Payment, table: Path) -> Ledger:
    if asked is not None and not 0 < asked < math.inf:
        raise BudgetUnusable(budget=asked)
    if ledger.budget is None:
        first = (*ledger.payments, payment)[0].epsilon
        total = max(first, DEFAULT_BUDGET) if asked is None else asked
        if asked is None and not math.isfinite(max(first, ledger.spent)):
            return ledger  # it was given away, and nothing was promised
        if asked is None and ledger.payments and ledger.spent + payment.epsilon > total:
            raise _never_stated(ledger, total, table)
        return replace(ledger, budget=total)
    if asked not in {None, ledger.budget}:
        raise UserProblem(
            _with_names(
                msg(
                    "The budget of {table} was set to epsilon {budget} at its first use and "
                    "stays so; leave out the budget of {asked}.",
                    table=table.name,
                    budget=f"{ledger.budget:g}",
                    asked=f"{asked:g}",
                ),
                ledger,
            )
        )
    return ledger


def _never_stated(ledger: Ledger, total: float, table: Path) -> UserProblem:
    return UserProblem(
        msg(
            "Epsilon {spent} of {table} was spent without a budget, and without one "
            "{total} is the most. State as the budget how much may be spent in total, "
            "or use a model or a synthetic table that was already paid for.",
            spent=f"{ledger.spent:g}",
            table=table.name,
            total=f"{total:g}",
        )
    )


def _charged(ledger: Ledger, payment: Payment, table: Path) -> Ledger:
    after = replace(ledger, payments=(*ledger.payments, payment))
    if after.budget is not None and _exact_sum(after.payments) > _exact(after.budget):
        raise UserProblem(
            _with_names(
                msg(
                    "This would spend epsilon {asked} of {table}, but only {left} of its budget "
                    "of {budget} is left. Ask for less, or use a model or a synthetic table "
                    "that was already paid for.",
                    asked=f"{payment.epsilon:g}",
                    table=table.name,
                    left=f"{ledger.left:g}",
                    budget=f"{ledger.budget:g}",
                ),
                ledger,
            )
        )
    return after


def _with_names(sentence: Message, ledger: Ledger) -> Message:
    """Add why a ledger counts that was never beside this table."""
    if not ledger.shared_with:
        return sentence
    return msg(
        "{sentence} It has nearly the same rows as {others}, so both have one ledger.",
        sentence=sentence,
        others=listed(ledger.shared_with),
    )


def _name_of(table: Path) -> str:
    return table.name.encode("utf-8", "backslashreplace").decode()


def _amount(value: float) -> str:
    return "infinite" if math.isinf(value) else str(value)


def _ledger_text(ledger: Ledger, table: Path) -> str:
    """Return the ledger as its file holds it, for people to read."""
    return json.dumps(_ledger_json(ledger, table), ensure_ascii=False, indent=2) + "\n"


def _ledger_json(ledger: Ledger, table: Path) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "table": _name_of(table),
        "budget": None if ledger.budget is None else _amount(ledger.budget),
        "payments": [_payment_json(payment) for payment in ledger.payments],
    }


def _payment_json(payment: Payment) -> dict[str, str]:
    return {
        "epsilon": _amount(payment.epsilon),
        "purpose": payment.purpose,
        "table_sha256": payment.table_sha256,
    }


_KEYS = frozenset({"format", "table", "budget", "payments"})
_PAYMENT_KEYS = frozenset({"epsilon", "purpose", "table_sha256"})
# as ``_amount`` writes them; float() takes 1_0 and the digits of any script besides
_AMOUNT = re.compile(r"[0-9]{1,30}(\.[0-9]{1,30})?(e[+-]?[0-9]{1,3})?")


def _ledger_of(value: Any) -> Ledger:
    check_keys(value, _KEYS)
    if value["format"] != FORMAT:
        raise ValueError(value["format"])
    for payment in value["payments"]:
        check_keys(payment, _PAYMENT_KEYS)
    budget = value["budget"]
    payments = tuple(
        Payment(_positive(p["epsilon"]), str(p["purpose"]), str(p["table_sha256"]))
        for p in value["payments"]
    )
    return Ledger(None if budget is None else _positive(budget), payments)


def _positive(text: Any) -> float:
    if not isinstance(text, str):
        raise TypeError(text)
    if text == "infinite":
        return math.inf
    amount = float(text) if _AMOUNT.fullmatch(text) else math.nan
    if not 0 < amount < math.inf:
        raise ValueError(text)
    return amount
