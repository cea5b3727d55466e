"""What visits found, against the plan and against the interviews: shares only, never row by row.

The results are the team's own table: one row a visited address. An item that was asked directly is a
column; where the team's own paper has the first answer too, it stands in a column of the same name and
``.interview``. Nothing here is kept: the table is read, compared, and should then be destroyed.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.estimation.backchecks.invented_interviews import fewest_invented, most_invented
from surveyapp.estimation.prevalence.intervals import wilson
from surveyapp.messages.message import msg, printable
from surveyapp.services.fieldwork.team_tables import TeamTable, read_team_table
from surveyapp.services.fieldwork.visit_plan import COLUMNS as PLAN_COLUMNS
from surveyapp.services.fieldwork.visit_plan import MOST_ADDRESSES

ADDRESS, TOOK_PLACE = "address", "took_place"
YES = frozenset(("yes", "y", "1", "true", "oui", "sí", "si", "نعم", "हाँ", "हां", "ndiyo"))
NO = frozenset(("no", "n", "0", "false", "non", "لا", "नहीं", "hapana"))
"""As people write them on the sheets, in the languages that these are printed in."""
FIRST_ANSWER = ".interview"
FEWEST = 10
"""In an area with fewer visits or interviews no shares are compared: they would be about persons."""
LEVEL = 0.95
SURVEYOR_COLUMNS = (
    *("surveyor", "addresses", "visited", "not_taken_place"),
    *("invented_low", "invented_high", "share_low", "share_high", "without_result"),
)
ITEM_COLUMNS = (
    *("area", "item", "answer", "visits", "interviews", "share_in_visits", "share_in_interviews"),
    *("difference", "low", "high"),
)
VARIANCE_COLUMNS = ("item", "both", "differing", "gross_difference_rate", "response_variance")


@dataclass(frozen=True, slots=True)
class SurveyorRow:
    """One surveyor: how many of all interviews were invented, by exact bounds from the visited ones.

    Each bound is one-sided and holds with 95 % confidence by itself. ``without_result`` addresses were
    planned to be visited, and the results do not have them.
    """

    surveyor: str
    addresses: int
    visited: int
    not_taken_place: int
    invented_low: int
    invented_high: int
    without_result: int

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

    @property
    def without_result(self) -> int:
        """How many planned visits the results do not have."""
        return sum(row.without_result for row in self.surveyors)


def report_visits(
    plan: Path,
    results: Path,
    interviews: Path | None = None,
    area: str | None = None,
    *,
    address: str = ADDRESS,
    took_place: str = TOOK_PLACE,
    never_asked: Collection[str] = (),
) -> VisitReport:
    """Return what visits say of each surveyor, and of the items that were asked directly.

    Parameters
    ----------
    plan, results
        the plan's table, and the visits' with a column each for the address, whether the interview took
        place, and the items.
    interviews
        a table of the interviews' direct answers, to compare shares; None compares none.
    area
        the column of areas in both tables; None is one area.
    address, took_place
        what two of the results' columns are called.
    never_asked
        the randomized questions of the survey, which no visit may ask.

    Raises
    ------
    UserProblem
        if a table is not what it should be; if it names an address that was not planned, or has answers to a
        randomized question.
    """
    planned = _planned(plan)
    table = read_team_table(results)
    kept, visited = _visited(table, planned, address, took_place)
    sizes, drawn = dict(planned.values()), Counter(name for name, _ in planned.values())
    surveyors = tuple(
        _surveyor_row(name, sizes[name], visited.get(name, ()), drawn[name])
        for name in sorted(sizes)
    )
    known = {address, took_place, "surveyor", "team", "day", area}
    items = [n for n in table.columns if n not in known and not n.endswith(FIRST_ANSWER)]
    again = next((item for item in table.columns if _first(item) in never_asked), None)
    if again is not None:
        raise UserProblem(
            msg(
                "{file} has a column {item}, a question that this survey asks with coins. A second answer "
                "gives the first one away: destroy that column, and never ask it at a visit.",
                file=table.path.name,
                item=printable(again, 32),
            )
        )
    compared, left_out = (
        ((), 0) if interviews is None else _compared(kept, table, interviews, items, area)
    )
    variances = tuple(
        _variance(item, kept) for item in items if f"{item}{FIRST_ANSWER}" in table.columns
    )
    return VisitReport(
        surveyors, tuple(compared), tuple(row for row in variances if row.both), left_out
    )


def _first(column: str) -> str:
    return column.removesuffix(FIRST_ANSWER)


def _visited(
    table: TeamTable, planned: Mapping[str, tuple[str, int]], address: str, took_place: str
) -> tuple[list[Mapping[str, str]], Mapping[str, Sequence[bool]]]:
    """Return the rows of interviews that took place, and by surveyor which of the visited did."""
    visited: dict[str, list[bool]] = defaultdict(list)
    seen: set[str] = set()
    kept: list[Mapping[str, str]] = []
    for line, row in table.records((address, took_place)):
        name, word = row[address], row[took_place].casefold()
        if name in seen:
            raise table.wrong_line(line, msg("this address is there twice"))
        if name not in planned:
            raise table.wrong_line(line, msg("this address is not in the plan"))
        seen.add(name)
        if word not in YES | NO:
            raise table.wrong_line(
                line,
                msg(
                    "{column} is “{word}”; write yes or no",
                    column=printable(took_place, 32),
                    word=printable(row[took_place], 32),
                ),
            )
        visited[planned[name][0]].append(word in YES)
        if word in YES:
            kept.append(row)
    if not seen:
        raise UserProblem(msg("{file} has no visits.", file=table.path.name))
    return kept, visited


def _planned(plan: Path) -> dict[str, tuple[str, int]]:
    table = read_team_table(plan)
    found = {}
    counted: Counter[str] = Counter()
    for line, row in table.records(PLAN_COLUMNS):
        size, name = row["addresses"], row["address"]
        if not (size.isascii() and size.isdigit() and 1 <= int(size) <= MOST_ADDRESSES):
            raise table.wrong_line(line, msg("addresses must be a whole number from 1"))
        if name in found:
            raise table.wrong_line(line, msg("this address is there twice"))
        counted[row["surveyor"]] += 1
        if counted[row["surveyor"]] > int(size):
            raise table.wrong_line(line, msg("the plan visits more addresses than there are"))
        found[name] = row["surveyor"], int(size)
    if not found:
        raise UserProblem(msg("{file} has no addresses.", file=table.path.name))
    return found


def _surveyor_row(
    name: str, addresses: int, took_place: Sequence[bool], planned: int
) -> SurveyorRow:
    missing, visited = took_place.count(False), len(took_place)
    # each bound one-sided: where no visit finds anything, the upper one is that of the plan's sentence
    low = fewest_invented(addresses, visited, missing, LEVEL) if missing else 0
    high = most_invented(addresses, visited, missing, LEVEL)
    return SurveyorRow(name, addresses, visited, missing, low, high, planned - visited)


def _compared(
    visits: Sequence[Mapping[str, str]],
    results: TeamTable,
    interviews: Path,
    items: Sequence[str],
    area: str | None,
) -> tuple[list[ItemRow], int]:
    answered = read_team_table(interviews)
    if area is not None:
        results.place(area)
        answered.place(area)
    shared = [item for item in items if item in answered.columns]
    if items and not shared:
        answered.place(items[0])
    asked = [row for _, row in answered.records()]
    names = (
        [""] if area is None else sorted({row[area] for row in asked} | {v[area] for v in visits})
    )
    rows: list[ItemRow] = []
    small = set()
    for name in names:
        own = [row for row in visits if area is None or row[area] == name]
        others = [row for row in asked if area is None or row[area] == name]
        for item in shared:
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
