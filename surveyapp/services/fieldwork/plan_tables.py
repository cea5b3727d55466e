"""Tables that an office keeps of its fieldwork, read as options of its analyses: targets and paper counts.

Columns are found by their names; other columns are ignored.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.services.fieldwork.team_tables import no_column, wrong_line
from surveyapp.storage.tables.reader import read_cells

LARGEST_COUNT = 5_000_000


def _read_targets(path: Path) -> dict[str, object]:
    """Return the options of a table of targets.

    It has the columns ``area`` and ``target``, and where it likes ``first_day`` and ``last_day`` of areas
    with days of their own, and ``kiosks``: the beginnings of kiosks' names with spaces between them.
    """
    targets: dict[str, float] = {}
    periods, kiosks = list[str](), list[str]()
    for line, row in _rows(path, ("area", "target"), ("first_day", "last_day", "kiosks")):
        area = _area(path, line, row)
        if area in targets:
            raise wrong_line(path, line, msg("this area is there twice"))
        targets[area] = _count(path, line, row["target"], least=1)
        days = row.get("first_day", ""), row.get("last_day", "")
        if all(days):
            first, last = (_day(path, line, text) for text in days)
            periods.append(f"{area}={first}/{last}")
        elif any(days):
            raise wrong_line(
                path, line, msg("give the first and the last day of an area, or neither")
            )
        kiosks += [f"{kiosk}={area}" for kiosk in row.get("kiosks", "").split()]
    found: dict[str, object] = {"targets": targets}
    if periods:
        found["periods"] = periods
    if kiosks:
        found["kiosk_areas"] = kiosks
    return found


def _read_paper(path: Path) -> dict[str, object]:
    """Return the options of a table of paper counts: columns ``day``, ``interviews`` and, usually, ``area``.

    A day and area may not be there twice.
    """
    paper: dict[str, float] = {}
    for line, row in _rows(path, ("day", "interviews"), ("area",)):
        key = f"{_day(path, line, row['day'])} {row.get('area', '')}".strip()
        if key in paper:
            raise wrong_line(path, line, msg("this day and area is there twice"))
        paper[key] = _count(path, line, row["interviews"], least=0)
    return {"paper": paper}


TABLES: Mapping[str, Callable[[Path], dict[str, object]]] = {
    "targets": _read_targets,
    "paper": _read_paper,
}
"""By the name that an option gives its table: what reads it."""


def _rows(
    path: Path, needed: Sequence[str], others: Sequence[str]
) -> list[tuple[int, dict[str, str]]]:
    """Return the lines with the cells of the columns that are known."""
    header, lines = read_cells(path)
    names = [one.strip().lower() for one in header]
    for name in needed:
        if name not in names:
            raise no_column(path, name, header)
    places = {name: names.index(name) for name in (*needed, *others) if name in names}
    found = [
        (line, {name: cells[place].strip() for name, place in places.items()})
        for line, cells in lines
    ]
    filled = [(line, row) for line, row in found if any(row.values())]
    if not filled:
        raise UserProblem(msg("{file} has no lines below its header.", file=path.name))
    return filled


def _area(path: Path, line: int, row: Mapping[str, str]) -> str:
    if not row["area"] or "=" in row["area"]:
        raise wrong_line(path, line, msg("the area is empty or has a sign of equality"))
    return row["area"]


def _count(path: Path, line: int, text: str, least: int) -> float:
    if not (text.isascii() and text.isdigit() and least <= int(text) <= LARGEST_COUNT):
        reason: Message = msg("{text} is no whole number from {least}", text=text[:40], least=least)
        raise wrong_line(path, line, reason)
    return float(text)


def _day(path: Path, line: int, text: str) -> date:
    try:
        return date.fromisoformat(text)
    except ValueError as problem:
        reason = msg("{text} is no day; write it as 2026-03-31", text=text[:40])
        raise wrong_line(path, line, reason) from problem
