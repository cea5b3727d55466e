"""Addresses drawn for the days of visits, surveyor by surveyor, from the team's own list.

The plan is the team's: it has addresses, and so it is never imported into a project nor joined to records.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.designs.core.coins import draw_order, draw_subset
from surveyapp.errors import UserProblem
from surveyapp.estimation.backchecks.invented_interviews import most_invented
from surveyapp.messages.message import Message, msg, printable
from surveyapp.services.fieldwork.visit_models import (
    VisitOptions,
    coins_of,
    drawn_days,
    guarantee,
)
from surveyapp.storage.files.csv_tables import read_csv

COLUMNS = ("day", "team", "surveyor", "address", "addresses")
"""Of the plan's table; ``addresses`` is how many the surveyor has in all."""
PER_VISIT = 3
MOST_ADDRESSES = 200_000


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
    """A plan.

    Attributes
    ----------
    options
        what was asked for.
    teams
        all teams of the list, also those without a visit.
    visits
        by day, team, surveyor.
    sizes
        of each surveyor, how many addresses there are and how many are visited.
    """

    options: VisitOptions
    teams: tuple[str, ...]
    visits: tuple[Visit, ...]
    sizes: dict[str, tuple[int, int]]

    @property
    def sentences(self) -> tuple[Message, ...]:
        """What the plan guarantees, and what visits can prove that find nothing."""
        fewest = min(self.sizes.values(), key=lambda size: size[1] / size[0])
        return (
            guarantee(self.options),
            msg(
                "If none of {visited} visited interviews out of {all} was invented, at most {most} of them "
                "were (95% confidence).",
                visited=fewest[1],
                all=fewest[0],
                most=most_invented(*fewest),
            ),
        )


def read_addresses(
    path: Path,
    surveyor: str,
    *,
    address: str | None = None,
    team: str | None = None,
    due: str | None = None,
) -> tuple[Address, ...]:
    """Return the team's list of addresses.

    Parameters
    ----------
    path
        a CSV.
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
    header, lines = read_csv(path)
    wanted = {"surveyor": surveyor, "address": address or header[0], "team": team, "due": due}
    places = {}
    for what, name in wanted.items():
        if name is not None:
            if name not in header:
                raise no_column(path, name, header)
            places[what] = header.index(name)
    found: dict[str, Address] = {}
    for number, cells in lines:
        row = {what: cells[place].strip() for what, place in places.items()}
        if not row["address"] or not row["surveyor"]:
            raise wrong_line(path, number, msg("an address or a surveyor is empty"))
        if row["address"] in found:
            raise wrong_line(path, number, msg("this address is there twice"))
        day = row.get("due")
        if day and not (day.isascii() and day.isdigit() and 1 <= int(day) <= MOST_ADDRESSES):
            raise wrong_line(path, number, msg("the day must be a whole number from 1"))
        found[row["address"]] = Address(
            row["address"], row["surveyor"], row.get("team", ""), int(day) if day else None
        )
    if not found:
        raise UserProblem(msg("{file} has no addresses.", file=path.name))
    return tuple(found.values())


def wrong_line(path: Path, line: int, why: Message) -> UserProblem:
    """Return the refusal of a table for one of its lines.

    Parameters
    ----------
    path
        the table.
    line
        from 1.
    why
        what is wrong, without a full stop.
    """
    return UserProblem(msg("{file}, line {line}: {why}.", file=path.name, line=line, why=why))


def no_column(path: Path, name: str, header: Sequence[str]) -> UserProblem:
    """Return the refusal of a table that lacks a column.

    Parameters
    ----------
    path
        the table.
    name
        what is lacking.
    header
        what there is.
    """
    return UserProblem(
        msg(
            "{file} has no column {name}. It has: {known}.",
            file=path.name,
            name=printable(name, 64),
            known=", ".join(printable(one, 64) for one in header),
        )
    )


def plan_visits(
    addresses: Sequence[Address],
    options: VisitOptions,
    *,
    per_visit: int = PER_VISIT,
    seed: int | None = None,
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

    Raises
    ------
    UserProblem
        if ``per_visit`` is below 1.
    RandomnessFailed
        if the operating system gives no randomness.
    """
    if per_visit < 1:
        raise UserProblem(msg("Give at least one address a visit."))
    coins = coins_of(seed)
    by_surveyor: dict[str, list[Address]] = defaultdict(list)
    for address in addresses:
        by_surveyor[address.surveyor].append(address)
    visits, sizes = list[Visit](), {}
    for surveyor in sorted(by_surveyor):
        own = by_surveyor[surveyor]
        left = list(own)
        for day in drawn_days(options, coins):
            fits = [one for one in left if _fits(one, day, options)]
            chosen = draw_subset(len(fits), min(per_visit, len(fits)), coins)
            taken = [fits[place] for place in chosen]
            left = [one for one in left if one not in taken]
            visits += [Visit(day, one.team, surveyor, one.name, len(own)) for one in taken]
        sizes[surveyor] = len(own), len(own) - len(left)
    # in which order a team visits is drawn too, so that the list's own order tells nothing
    order = draw_order(len(visits), coins) if len(visits) <= MOST_SHUFFLED else range(len(visits))
    places = {id(visits[place]): rank for rank, place in enumerate(order)}
    ordered = sorted(visits, key=lambda one: (one.day, one.team, one.surveyor, places[id(one)]))
    teams = tuple(sorted({address.team for address in addresses}))
    return PlannedVisits(options, teams, tuple(ordered), sizes)


MOST_SHUFFLED = 2_000


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
