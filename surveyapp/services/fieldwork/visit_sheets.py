"""A plan of visits as sealed sheets: one page a day and team, to be folded and opened on its morning."""

from __future__ import annotations

from html import escape

from surveyapp.messages.message import Message, Translate, in_english, msg
from surveyapp.services.fieldwork.visit_plan import PlannedVisits, pages

_STYLE = """
@page { size: A4; margin: 18mm; }
body { color: #17212B; background: #fff; font: 1.05rem/1.5 "Inter", "Noto Sans", "DejaVu Sans", sans-serif; }
h1 { color: #084C55; } table { border-collapse: collapse; width: 100%; }
td, th { border: 1px solid #8492A0; padding: 4px 8px; text-align: start; }
"""
_NEW_PAGE = "page-break-before: always"
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

    made = list[str]()
    for day, team, visits in pages(plan):
        title = said(msg("Visits of day {day}", day=day)) + (f" – {escape(team)}" if team else "")
        rows = "".join(
            f"<tr><td>{escape(one.surveyor)}</td><td>{escape(one.address)}</td><td>&nbsp;</td></tr>"
            for one in visits
        )
        heads = "".join(f"<th>{said(head)}</th>" for head in _HEADS)
        table = (
            f'<table width="100%"><tr>{heads}</tr>{rows}</table>'
            if visits
            else f"<p>{said(NOTHING)}</p>"
        )
        sealed = said(msg("Fold and seal. Open on the morning of day {day}.", day=day))
        rules = "".join(f"<li>{said(rule)}</li>" for rule in RULES)
        broken = f' style="{_NEW_PAGE}"' if made else ""
        made.append(
            f"<section><h1{broken}>{title}</h1><p><b>{sealed}</b></p>{table}<ul>{rules}</ul></section>"
        )
    direction = "rtl" if is_right_to_left else "ltr"
    promised = "".join(f"<p>{said(sentence)}</p>" for sentence in plan.sentences)
    made.append(f'<section><h1 style="{_NEW_PAGE}">{said(GUARANTEE)}</h1>{promised}</section>')
    return (
        f'<!DOCTYPE html><html lang="{escape(language)}" dir="{direction}"><head><meta charset="utf-8">'
        f"<title>{said(TITLE)}</title><style>{_STYLE}</style></head>"
        f"<body>{''.join(made)}</body></html>"
    )
