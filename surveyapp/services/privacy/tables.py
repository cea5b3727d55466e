"""The tables of the privacy account, as they are exported: one dict a row, with names that people rely on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from surveyapp.services.privacy.account import Account, conclusion_curves

Row = Mapping[str, object]

ACCOUNT = (
    "survey",
    "question",
    "design",
    "answer",
    "epsilon",
    "prior",
    "lowest",
    "highest",
    "sentence",
)
TOTALS = ("what", "questions", "waves", "epsilon", "prior", "highest", "sentence")
EXPORTS = ("export", "reveals", "advice")
GROUPS = (
    "questions",
    "cells",
    "smallest_cell",
    "small_cells",
    "people_in_small_cells",
    "alone",
    "coarser",
)
CURVE = ("question", "answer", "prior", "lowest", "highest")


def account_table(account: Account, table: str) -> tuple[Sequence[Row], Sequence[str]]:
    """Return the rows of ``table`` and the names of its columns.

    Raises
    ------
    KeyError
        if there is no such table.
    """
    rows, columns = TABLES[table]
    return rows(account), columns


def _fields(value: object, names: Sequence[str]) -> Row:
    return {name: getattr(value, name) for name in names}


def _exports(account: Account) -> list[Row]:
    return [
        {"export": one.name, "reveals": str(one.reveals), "advice": str(one.advice)}
        for one in account.exports
    ]


def _curve(account: Account) -> list[Row]:
    return [
        {
            "question": line.question or "(all together)",
            "answer": line.answer,
            "prior": prior,
            "lowest": low,
            "highest": high,
        }
        for line in conclusion_curves(account)
        for prior, low, high in zip(line.priors, line.lowest, line.highest, strict=True)
    ]


TABLES: Mapping[str, tuple[Callable[[Account], Sequence[Row]], Sequence[str]]] = {
    "account": (lambda found: [_fields(row, ACCOUNT) for row in found.answers], ACCOUNT),
    "totals": (lambda found: [_fields(row, TOTALS) for row in found.totals], TOTALS),
    "exports": (_exports, EXPORTS),
    "groups": (lambda found: [_fields(row, GROUPS) for row in found.groups or ()], GROUPS),
    "curve": (_curve, CURVE),
}
