"""What visits found, against the plan and against the interviews: shares only, never row by row.

The results are the team's own table: one row a visited address. An item that was asked directly is a
column; where the team's own paper has the first answer too, it stands in a column of the same name and
``.interview``. Nothing here is kept: the table is read, compared, and should then be destroyed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.estimation.backchecks.invented_interviews import fewest_invented, most_invented
from surveyapp.estimation.prevalence.intervals import wilson
from surveyapp.messages.message import msg, printable
from surveyapp.services.fieldwork.visit_plan import COLUMNS as PLAN_COLUMNS
from surveyapp.services.fieldwork.visit_plan import no_column, wrong_line
from surveyapp.storage.files.csv_tables import read_csv

TOOK_PLACE = "took_place"
FIRST_ANSWER = ".interview"
FEWEST = 10
"""In an area with fewer visits or interviews no shares are compared: they would be about persons."""
LEVEL = 0.95
SURVEYOR_COLUMNS = (
    *("surveyor", "addresses", "visited", "not_taken_place"),
    *("invented_low", "invented_high", "share_low", "share_high"),
)
ITEM_COLUMNS = (
    *("area", "item", "answer", "visits", "interviews", "share_in_visits", "share_in_interviews"),
    *("difference", "low", "high"),
)
VARIANCE_COLUMNS = ("item", "both", "differing", "gross_difference_rate", "response_variance")


@dataclass(frozen=True, slots=True)
class SurveyorRow:
    """One surveyor: how many of all interviews were invented, by exact bounds from the visited ones."""

    surveyor: str
    addresses: int
    visited: int
    not_taken_place: int
    invented_low: int
    invented_high: int

    @property
    def share_low(self) -> float:
        """The lower bound as a share of all interviews."""
        return self.invented_low / self.addresses

    @property
    def share_high(self) -> float:
        """The upper bound as a share of all interviews."""
        return self.invented_high / self.addresses


@dataclass(frozen=True, slots=True)
class ItemRow:
    """One answer to a direct item in one area: how often visits and interviews have it."""

    area: str
    item: str
    answer: str
    visits: int
    interviews: int
    share_in_visits: float
    share_in_interviews: float
    low: float
    high: float

    @property
    def difference(self) -> float:
        """Visits minus interviews, the net difference."""
        return self.share_in_visits - self.share_in_interviews


@dataclass(frozen=True, slots=True)
class VarianceRow:
    """How often two answers of the same person differ, where the team's paper holds both."""

    item: str
    both: int
    differing: int

    @property
    def gross_difference_rate(self) -> float:
        """The share of pairs that differ."""
        return self.differing / self.both

    @property
    def response_variance(self) -> float:
        """Half of it: the simple response variance of an answer (Hansen, Hurwitz & Pritzker 1964)."""
        return self.gross_difference_rate / 2


@dataclass(frozen=True, slots=True)
class VisitReport:
    """What visits say."""

    surveyors: tuple[SurveyorRow, ...]
    items: tuple[ItemRow, ...]
    variances: tuple[VarianceRow, ...]
    areas_left_out: int


def report_visits(
    plan: Path, results: Path, interviews: Path | None = None, area: str | None = None
) -> VisitReport:
    """Return what visits say of each surveyor, and of the items that were asked directly.

    Parameters
    ----------
    plan, results
        the plan's table, and the visits' with ``address``, ``took_place`` and one column an item.
    interviews
        a table of the interviews' direct answers, to compare shares; None compares none.
    area
        the column of areas in both tables; None is one area.

    Raises
    ------
    UserProblem
        if a table is not what it should be; if it names an address that was not planned.
    """
    planned = _planned(plan)
    header, rows = _rows(results, needed=("address", TOOK_PLACE))
    visited: dict[str, list[bool]] = defaultdict(list)
    seen: set[str] = set()
    kept: list[Mapping[str, str]] = []
    for number, row in rows:
        address = row["address"]
        if address in seen:
            raise wrong_line(results, number, msg("this address is there twice"))
        if address not in planned:
            raise wrong_line(results, number, msg("this address is not in the plan"))
        seen.add(address)
        word = row[TOOK_PLACE].casefold()
        if word not in {"yes", "no"}:
            word = printable(row[TOOK_PLACE], 32)
            raise wrong_line(
                results, number, msg("took_place is “{word}”; write yes or no", word=word)
            )
        visited[planned[address][0]].append(word == "yes")
        if word == "yes":
            kept.append(row)
    sizes = dict(planned.values())
    surveyors = tuple(
        _surveyor_row(name, sizes[name], visited[name]) for name in sorted(sizes) if visited[name]
    )
    known = {"address", TOOK_PLACE, "surveyor", "team", "day", area}
    items = [n for n in header if n not in known and not n.endswith(FIRST_ANSWER)]
    compared, left_out = (
        ((), 0) if interviews is None else _compared(kept, results, interviews, items, area)
    )
    variances = tuple(_variance(item, kept) for item in items if f"{item}{FIRST_ANSWER}" in header)
    return VisitReport(
        surveyors, tuple(compared), tuple(row for row in variances if row.both), left_out
    )


def _planned(plan: Path) -> dict[str, tuple[str, int]]:
    _, rows = _rows(plan, needed=PLAN_COLUMNS)
    found = {}
    for number, row in rows:
        size = row["addresses"]
        if not (size.isascii() and size.isdigit() and int(size)):
            raise wrong_line(plan, number, msg("addresses must be a whole number from 1"))
        found[row["address"]] = row["surveyor"], int(size)
    return found


def _rows(path: Path, needed: Sequence[str]) -> tuple[list[str], list[tuple[int, dict[str, str]]]]:
    header, lines = read_csv(path)
    lacking = [name for name in needed if name not in header]
    if lacking:
        raise no_column(path, lacking[0], header)
    stripped = ((n, [cell.strip() for cell in cells]) for n, cells in lines)
    return header, [(n, dict(zip(header, cells, strict=True))) for n, cells in stripped]


def _surveyor_row(name: str, addresses: int, took_place: Sequence[bool]) -> SurveyorRow:
    missing, visited = took_place.count(False), len(took_place)
    # two one-sided bounds of half the error each make an interval
    each = 1 - (1 - LEVEL) / 2
    low = fewest_invented(addresses, visited, missing, each) if missing else 0
    high = most_invented(addresses, visited, missing, each)
    return SurveyorRow(name, addresses, visited, missing, low, high)


def _compared(
    visits: Sequence[Mapping[str, str]],
    results: Path,
    interviews: Path,
    items: Sequence[str],
    area: str | None,
) -> tuple[list[ItemRow], int]:
    needed = [*items, *(() if area is None else (area,))]
    _, lines = _rows(interviews, needed=needed)
    asked = [row for _, row in lines]
    if area is not None and visits and area not in visits[0]:
        raise no_column(results, area, list(visits[0]))
    names = (
        [""] if area is None else sorted({row[area] for row in asked} | {v[area] for v in visits})
    )
    rows: list[ItemRow] = []
    small = set()
    for name in names:
        own = [row for row in visits if area is None or row[area] == name]
        others = [row for row in asked if area is None or row[area] == name]
        for item in items:
            first = Counter(row[item] for row in own if row[item])
            second = Counter(row[item] for row in others if row[item])
            if min(first.total(), second.total()) < FEWEST:
                small.add(name)
                continue
            rows += _item_rows(name, item, first, second)
    return rows, len(small)


def _item_rows(
    area: str, item: str, visits: Counter[str], interviews: Counter[str]
) -> Iterator[ItemRow]:
    n, m = visits.total(), interviews.total()
    for answer in sorted(visits.keys() | interviews.keys()):
        a, b = visits[answer], interviews[answer]
        (low_a, high_a), (low_b, high_b) = wilson(a, n, LEVEL), wilson(b, m, LEVEL)
        p, q = a / n, b / m
        # square-and-add of Wilson's bounds (Newcombe 1998, method 10)
        low = p - q - ((p - low_a) ** 2 + (high_b - q) ** 2) ** 0.5
        high = p - q + ((high_a - p) ** 2 + (q - low_b) ** 2) ** 0.5
        yield ItemRow(area, item, answer, n, m, p, q, low, high)


def _variance(item: str, rows: Sequence[Mapping[str, str]]) -> VarianceRow:
    pairs = [(row[item], row[f"{item}{FIRST_ANSWER}"]) for row in rows]
    both = [pair for pair in pairs if all(pair)]
    return VarianceRow(item, len(both), sum(a != b for a, b in both))
