"""A plan of visits as sealed sheets: one page a day and team, to be folded and opened on its morning."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from html import escape
from math import ceil
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, Translate, in_english, msg
from surveyapp.messages.visible_text import isolated
from surveyapp.services.fieldwork.printed_pages import (
    MakesPdf,
    SheetLanguage,
    sheets_html,
    table_html,
    write_page,
)
from surveyapp.services.fieldwork.visit_plan import COLUMNS, PlannedVisits, Visit, pages
from surveyapp.storage.files.csv_tables import write_csv

_WIDTHS = (24, 54, 22)
"""Of the columns, in percent."""
_LETTERS = (14, 36)
"""Of a surveyor and of an address in a line, in wide scripts."""
_LINES, _ROW_MARGIN = 38, 0.6
"""Of the table on a page, and around each row."""
TITLE = msg("Back-checks")
GUARANTEE = msg("What this plan guarantees")
NOTHING = msg("No visit today.")
RULES = (
    msg(
        "Never ask again what was asked with coins: a second answer would give the first one away."
    ),
    msg("Ask whether the interview took place, and what was asked directly."),
    msg("Read what you find, and destroy it then: address and answers together name a person."),
)
_HEADS = (msg("Surveyor"), msg("Address"), msg("Took place (yes or no)"))


def visit_sheets(
    plan: PlannedVisits,
    translate: Translate = in_english,
    *,
    language: str = "en",
    is_right_to_left: bool = False,
) -> str:
    """Return the sheets as one HTML page that loads nothing.

    Addresses that need more than one page go on under the same heading.

    Parameters
    ----------
    plan
        the plan.
    translate
        translates the sheets' words.
    language
        what they are translated to, as ``fr``.
    is_right_to_left
        whether that is written from the right.
    """

    def said(message: Message) -> str:
        return escape(message.render(translate))

    heads = [head.render(translate) for head in _HEADS]
    rules = "".join(f"<li>{said(rule)}</li>" for rule in RULES)
    made = list[tuple[str, str]]()
    on_pages = ((day, team, part) for day, team, visits in pages(plan) for part in _fitting(visits))
    for day, team, visits in on_pages:
        title = msg("Visits of day {day}", day=day).render(translate) + (
            f" – {isolated(team)}" if team else ""
        )
        table = (
            table_html(heads, [(one.surveyor, one.address, "") for one in visits], _WIDTHS)
            if visits
            else f"<p>{said(NOTHING)}</p>"
        )
        sealed = said(msg("Fold and seal. Open on the morning of day {day}.", day=day))
        made.append((title, f"<p><b>{sealed}</b></p>{table}<ul>{rules}</ul>"))
    promised = "".join(f"<p>{said(sentence)}</p>" for sentence in plan.sentences)
    made.append((GUARANTEE.render(translate), promised))
    return sheets_html(
        TITLE.render(translate), made, language=language, is_right_to_left=is_right_to_left
    )


def _fitting(visits: Sequence[Visit]) -> Iterator[Sequence[Visit]]:
    """Yield the visits of a sheet in as many parts as it takes pages; one part where there is no visit."""
    part, used = list[Visit](), 0.0
    for visit in visits:
        needed = _ROW_MARGIN + max(
            ceil(len(visit.address) / _LETTERS[1]), ceil(len(visit.surveyor) / _LETTERS[0])
        )
        if part and used + needed > _LINES:
            yield part
            part, used = [], 0.0
        part.append(visit)
        used += needed
    yield part


def plan_path(sheets: Path) -> Path:
    """Return where the plan's table is written: next to its sheets.

    Parameters
    ----------
    sheets
        the file of the sheets.
    """
    return sheets.with_suffix(".csv")


def write_plan(
    sheets: Path,
    plan: PlannedVisits,
    lay_out: MakesPdf,
    language: SheetLanguage,
    kept: Collection[Path] = (),
) -> None:
    """Write the sheets, and next to them the plan's table.

    Parameters
    ----------
    sheets
        a file that ends in ``.pdf`` or ``.html``.
    plan
        the plan.
    lay_out
        makes the PDF.
    language
        of the sheets.
    kept
        files that must not be written over, as the team's list.

    Raises
    ------
    UserProblem
        if one of the two files is one of these.
    DiskProblem
        if one cannot be written.
    """
    table = plan_path(sheets)
    for path in (sheets, table):
        if any(path.exists() and one.exists() and path.samefile(one) for one in kept):
            raise UserProblem(
                msg("{file} would be written over. Choose another name.", file=path.name)
            )
    # the plan first: sheets without it could never be told from the results
    write_csv(table, plan.visits, COLUMNS)
    write_page(sheets, TITLE, partial(visit_sheets, plan), lay_out, language)
