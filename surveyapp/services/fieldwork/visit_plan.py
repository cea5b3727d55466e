"""Addresses drawn for the days of visits, surveyor by surveyor, from the team's own list.

The plan is the team's: it has addresses, and so it is never imported into a project nor joined to records.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.designs.core.coins import Coins
from surveyapp.errors import UserProblem
from surveyapp.estimation.backchecks.invented_interviews import most_invented
from surveyapp.messages import amounts
from surveyapp.messages.message import Message, msg, printable
from surveyapp.services.fieldwork.team_tables import LONGEST_NAME, TeamTable
from surveyapp.services.fieldwork.visit_models import (
    MOST_DAYS,
    VisitOptions,
    coins_of,
    drawn_days,
    guarantee,
)

COLUMNS = ("day", "team", "surveyor", "address", "addresses")
"""Of the plan's table; ``addresses`` is how many the surveyor has in all."""
PER_VISIT = 3
MOST_ADDRESSES = 200_000
MOST_SHEETS = 2_000
LONGEST_CELL = 500


@dataclass(frozen=True, slots=True)
class Address:
    """One line of the team's list; ``due`` is the day of its interview, where the list says it."""

    name: str
    surveyor: str
    team: str
    due: int | None = None


@dataclass(frozen=True, slots=True)
class Visit:
    """One address to be visited."""

    day: int
    team: str
    surveyor: str
    address: str
    addresses: int


@dataclass(frozen=True, slots=True)
class PlannedVisits:
    """A plan."""

    options: VisitOptions
    """What was asked for."""
    teams: tuple[str, ...]
    """All teams of the list, also those without a visit."""
    visits: tuple[Visit, ...]
    """By day, team, surveyor."""
    sizes: dict[str, tuple[int, int]]
    """Of each surveyor, how many addresses there are and how many are visited."""

    @property
    def sentences(self) -> tuple[Message, ...]:
        """What the plan guarantees, and what visits can prove that find nothing."""
        without = sum(not visited for _, visited in self.sizes.values())
        if without:
            return (
                guarantee(self.options),
                msg(
                    "Surveyors without a visit: {without}. The list has none of their addresses on the days "
                    "that were drawn.",
                    without=amounts.count(without),
                ),
            )
        fewest = min(self.sizes.values(), key=lambda size: size[1] / size[0])
        return (
            guarantee(self.options),
            msg(
                "For the surveyor with the smallest share of visits: if all {visited} visited interviews "
                "took place, at most {most} of {all} were invented (one-sided, 95 % confidence).",
                visited=fewest[1],
                all=fewest[0],
                most=most_invented(*fewest),
            ),
        )


def read_addresses(
    table: TeamTable,
    surveyor: str,
    *,
    address: str | None = None,
    team: str | None = None,
    due: str | None = None,
) -> tuple[Address, ...]:
    """Return the team's list of addresses.

    Parameters
    ----------
    table
        the list, one row an address.
    surveyor
        the column that says who interviews there.
    address
        the column that names the address; None is the first one.
    team
        the column of teams; None is one team.
    due
        the column of the day of the interview, from 1; None where that is not planned.

    Raises
    ------
    UserProblem
        if a column is missing, an address occurs twice or is empty, or a day is no number.
    """
    wanted = {
        "surveyor": surveyor,
        "address": address or table.columns[0],
        "team": team,
        "due": due,
    }
    places = {what: table.place(name) for what, name in wanted.items() if name is not None}
    found: dict[str, Address] = {}
    for number, cells in table.rows:
        row = {what: cells[place] for what, place in places.items()}
        if not row["address"] or not row["surveyor"]:
            raise table.wrong_line(number, msg("an address or a surveyor is empty"))
        if row["address"] in found:
            raise table.wrong_line(number, msg("this address is there twice"))
        if max(map(len, row.values())) > LONGEST_CELL:
            raise table.wrong_line(
                number, msg("a cell has more than {most} letters", most=LONGEST_CELL)
            )
        day = row.get("due")
        if day and not (day.isascii() and day.isdigit() and 1 <= int(day) <= MOST_DAYS):
            raise table.wrong_line(number, msg("the day must be a whole number from 1"))
        found[row["address"]] = Address(
            row["address"], row["surveyor"], row.get("team", ""), int(day) if day else None
        )
    if not found:
        raise UserProblem(msg("{file} has no addresses.", file=table.path.name))
    if len(found) > MOST_ADDRESSES:
        raise UserProblem(
            msg(
                "{file} has {count} addresses. At most {most} can be planned at a time.",
                file=table.path.name,
                count=amounts.count(len(found)),
                most=amounts.count(MOST_ADDRESSES),
            )
        )
    return tuple(found.values())


def plan_visits(
    addresses: Sequence[Address],
    options: VisitOptions,
    *,
    per_visit: int = PER_VISIT,
    seed: int | None = None,
    progress: Progress = no_progress,
) -> PlannedVisits:
    """Draw the visits of every surveyor.

    On each of a surveyor's days, up to ``per_visit`` addresses are drawn with equal chances from those not
    drawn before: of the very day, or up to it, where the list has days; else of all.

    Parameters
    ----------
    addresses
        the team's list.
    options
        how visits are planned.
    per_visit
        from 1.
    seed
        a public seed; None draws with the operating system's coins.
    progress
        is told how many surveyors are done; may stop the draw.

    Raises
    ------
    UserProblem
        if ``per_visit`` is below 1, an interview is due after the last day, or there are too many sheets.
    RandomnessFailed
        if the operating system gives no randomness.
    """
    if per_visit < 1:
        raise UserProblem(msg("Give at least one address a visit."))
    teams = tuple(sorted({address.team for address in addresses}))
    _refuse_what_does_not_fit(addresses, options, len(teams))
    coins = coins_of(seed)
    by_surveyor: dict[str, list[Address]] = defaultdict(list)
    for address in addresses:
        by_surveyor[address.surveyor].append(address)
    visits, sizes = list[Visit](), {}
    for done, surveyor in enumerate(sorted(by_surveyor)):
        own, drawn = by_surveyor[surveyor], list[Visit]()
        for day, one in _drawn_addresses(own, options, per_visit, coins):
            progress(done, len(by_surveyor))
            drawn.append(Visit(day, one.team, surveyor, one.name, len(own)))
        visits += drawn
        sizes[surveyor] = len(own), len(drawn)
    # a visit's addresses stay in the order in which they were drawn, so that the list's own tells nothing
    ordered = sorted(visits, key=lambda visit: (visit.day, visit.team, visit.surveyor))
    return PlannedVisits(options, teams, tuple(ordered), sizes)


def _refuse_what_does_not_fit(
    addresses: Sequence[Address], options: VisitOptions, teams: int
) -> None:
    late = next((one for one in addresses if (one.due or 0) > options.days), None)
    if late is not None:
        raise UserProblem(
            msg(
                "{address} is due on day {day}, after the last of {days} days, so nobody would ever visit "
                "it. Plan more days.",
                address=printable(late.name, LONGEST_NAME),
                day=late.due,
                days=options.days,
            )
        )
    if options.days * teams > MOST_SHEETS:
        raise UserProblem(
            msg(
                "{days} days of {teams} teams make {sheets} sheets, more than the {most} that are printed "
                "at a time. Check the column of teams.",
                days=options.days,
                teams=amounts.count(teams),
                sheets=amounts.count(options.days * teams),
                most=amounts.count(MOST_SHEETS),
            )
        )


def _drawn_addresses(
    own: Sequence[Address], options: VisitOptions, per_visit: int, coins: Coins
) -> Iterator[tuple[int, Address]]:
    """Yield the days of one surveyor's visits, each with an address that was not drawn before."""
    left = dict.fromkeys(range(len(own)))
    for day in drawn_days(options, coins):
        fits = [place for place in left if _fits(own[place], day, options)]
        for _ in range(min(per_visit, len(fits))):
            chosen = fits.pop(coins.below(len(fits)))
            del left[chosen]
            yield day, own[chosen]


def _fits(address: Address, day: int, options: VisitOptions) -> bool:
    if address.due is None:
        return True
    return address.due == day if options.model in {"subset", "deterrence"} else address.due <= day


def pages(plan: PlannedVisits) -> Iterator[tuple[int, str, tuple[Visit, ...]]]:
    """Yield a sheet for each day and team, also where there is nothing to visit: their number tells nothing.

    Parameters
    ----------
    plan
        the plan.
    """
    by_sheet: dict[tuple[int, str], list[Visit]] = defaultdict(list)
    for visit in plan.visits:
        by_sheet[visit.day, visit.team].append(visit)
    for day in range(1, plan.options.days + 1):
        for team in plan.teams:
            yield day, team, tuple(by_sheet[day, team])
