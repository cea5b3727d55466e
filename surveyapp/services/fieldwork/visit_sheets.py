"""A plan of visits as sealed sheets: one page a day and team, to be folded and opened on its morning."""

from __future__ import annotations

from html import escape

from surveyapp.messages.message import Message, Translate, in_english, msg
from surveyapp.services.fieldwork.printed_pages import sheets_html, table_html
from surveyapp.services.fieldwork.visit_plan import PlannedVisits, pages

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

    heads = [head.render(translate) for head in _HEADS]
    rules = "".join(f"<li>{said(rule)}</li>" for rule in RULES)
    made = list[tuple[str, str]]()
    for day, team, visits in pages(plan):
        title = msg("Visits of day {day}", day=day).render(translate) + (
            f" – {team}" if team else ""
        )
        table = (
            table_html(heads, [(one.surveyor, one.address, "") for one in visits])
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
