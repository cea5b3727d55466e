"""Progress as one page for the wall: areas alone, in steps of ten.

Kiosks are not on it: whatever names a kiosk names a colleague, and what fails there is for the supervisor.
"""

from __future__ import annotations

from html import escape

from surveyapp.analyses.computation.fieldwork.areas import EVERYWHERE
from surveyapp.analyses.computation.fieldwork.progress import AreaProgress
from surveyapp.analyses.progress import AS_OF, PACES, FieldworkProgress
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.messages.message import Message, Translate, in_english, msg

TITLE = msg("Progress of fieldwork")
HEADS = (
    msg("Area"),
    msg("Arrived, of the target"),
    msg("Arrived"),
    msg("Expected by now"),
    msg("Target"),
    msg("State"),
)
RULES = (
    msg(
        "Counts are in steps of ten, rounded down. They are of exports that came home: what is still on a "
        "kiosk is not in them."
    ),
    msg("Behind? Say so, and say why. Nobody is asked to catch up in a hurry."),
    msg("An interview that did not take place is never written down."),
)
NOTHING = "–"
BAR, LEFT = "#0B6E78", "#DDE3E8"
"""The part of the bar that arrived, and what is left; the numbers stand beside it."""
USUAL_ROWS, MOST_ROWS = 16, 34
"""Rows that fit on a page in the usual size, and in the smallest."""
SIZES = (12, 10, 8)
"""Points: the usual size, of many areas, and of more than a page can hold well."""
_STYLE = """
@page { size: A4; margin: 14mm; }
body { color: #17212B; background: #fff; font-family: "Inter", "Noto Sans", "DejaVu Sans", sans-serif; }
h1 { color: #084C55; margin-bottom: 0; } table.areas { border-collapse: collapse; width: 100%; }
table.areas > tbody > tr > td, th { border: 1px solid #8492A0; padding: 4px 8px; text-align: start; }
table.bar { width: 100%; border-collapse: collapse; }
"""


def wall_sheet(
    found: FieldworkProgress,
    translate: Translate = in_english,
    *,
    language: str = "en",
    is_right_to_left: bool = False,
) -> str:
    """Return the sheet as an HTML page that loads nothing.

    Parameters
    ----------
    found
        the progress.
    translate
        translates the sheet's words.
    language
        what they are translated to, as ``fr``; areas have the survey's label in it, where there is one.
    is_right_to_left
        whether that is written from the right.
    """

    def said(message: Message) -> str:
        return escape(message.render(translate))

    survey = found.survey
    labels = SurveyLabels(survey, translate, language)
    size = _size(len(found.rows))
    # PDF pages lay tables out from the left whatever the language, so the cells themselves are turned round
    order = -1 if is_right_to_left else 1
    heads = "".join([f"<th>{said(head)}</th>" for head in HEADS][::order])
    cells = (_cells(found, row, labels, translate, order) for row in found.rows)
    rows = "".join(f"<tr>{''.join(one)}</tr>" for one in cells)
    if is_right_to_left:
        rows = rows.replace("<td>", '<td align="right">')
    rules = "".join(f"<li>{said(rule)}</li>" for rule in RULES)
    when = "" if found.today is None else said(Message(AS_OF, {"day": found.today}))
    title = escape(survey.title.for_reader(language)) if survey.title else ""
    direction = "rtl" if is_right_to_left else "ltr"
    return (
        f'<!DOCTYPE html><html lang="{escape(language)}" dir="{direction}"><head><meta charset="utf-8">'
        f"<title>{said(TITLE)}</title><style>{_STYLE}</style></head>"
        f'<body style="font-size: {size}pt"><h1>{said(TITLE)}</h1>'
        f'<p style="font-size: {size + 2}pt"><b>{title}</b><br>{when}</p>'
        '<table class="areas" dir="ltr" width="100%" border="1" cellspacing="0" cellpadding="4">'
        f"<tr>{heads}</tr>{rows}</table><ul>{rules}</ul></body></html>"
    )


def _size(rows: int) -> int:
    usual, small, smallest = SIZES
    return usual if rows <= USUAL_ROWS else small if rows <= MOST_ROWS else smallest


def _cells(
    found: FieldworkProgress,
    row: AreaProgress,
    labels: SurveyLabels,
    translate: Translate,
    order: int,
) -> list[str]:
    """Return the cells of a row, from the left (1) or from the right (−1)."""
    area = found.areas.label(row.area, labels)
    message = getattr(area, "message", None)
    name = escape(message.render(translate) if message is not None else area)
    if row.area == EVERYWHERE:
        name = f"<b>{name}</b>"
    state = escape(translate("analyses", PACES[row.pace]))
    numbers = [
        f'<td align="right">{NOTHING if number is None else number}</td>'
        for number in (row.arrived, row.expected, row.target)
    ]
    bar = f'<td width="30%">{_bar(found, row, order)}</td>'
    return [f"<td>{name}</td>", bar, *numbers, f"<td>{state}</td>"][::order]


def _bar(found: FieldworkProgress, row: AreaProgress, order: int) -> str:
    """Return how much of the target arrived as a bar; empty without a target.

    Of all areas together no more than each one's target counts: what one has too many does not fill another.
    """
    is_sum = row.area == EVERYWHERE and len(found.rows) > 1
    parts = found.rows[:-1] if is_sum else (row,)
    counted = [(min(one.arrived, one.target), one.target) for one in parts if one.target]
    if not counted:
        return "&nbsp;"
    done = 100 * sum(arrived for arrived, _ in counted) // sum(target for _, target in counted)
    shares = ((done, BAR), (100 - done, LEFT))
    cells = [
        f'<td width="{share}%" bgcolor="{colour}" style="background: {colour}">&nbsp;</td>'
        for share, colour in shares
        if share
    ]
    drawn = "".join(cells[::order])
    return (
        f'<table class="bar" width="100%" cellspacing="0" cellpadding="0"><tr>{drawn}</tr></table>'
    )
