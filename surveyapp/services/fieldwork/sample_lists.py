"""The rows that were drawn as lists for surveyors: one page an area."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from surveyapp.messages.message import Message, Translate, in_english, msg
from surveyapp.services.fieldwork.printed_pages import sheets_html, table_html
from surveyapp.services.fieldwork.sample_draw import DrawnSample

TITLE = msg("Lists for surveyors")
RULES = (
    msg("Go to every address of this list, and to no other: nobody may take the place of another."),
    msg("Write down visits and whether the interview took place. Write down no answer."),
    msg("Keep this list apart from the kiosk and its files, and destroy it when fieldwork ends."),
)
_HEADS = (msg("First visit"), msg("Second visit"), msg("Interview (yes or no)"))
SHOWN = 3
"""Columns of the frame that a list has where none are named: the first ones."""


def sample_lists(
    sample: DrawnSample,
    shown: Sequence[str] = (),
    translate: Translate = in_english,
    *,
    language: str = "en",
    is_right_to_left: bool = False,
) -> str:
    """Return the lists as one HTML page that loads nothing.

    Parameters
    ----------
    sample
        the sample.
    shown
        the columns of the frame to print; none: the first ones.
    translate
        translates the lists' words.
    language
        what they are translated to, as ``fr``.
    is_right_to_left
        whether that is written from the right.

    Raises
    ------
    UserProblem
        if a column is missing.
    """

    def said(message: Message) -> str:
        return escape(message.render(translate))

    frame = sample.frame
    names = tuple(shown) or frame.columns[:SHOWN]
    places = [frame.place(name) for name in names]
    heads = ["", *names, *(head.render(translate) for head in _HEADS)]
    rules = "".join(f"<li>{said(rule)}</li>" for rule in RULES)
    made = []
    for target, (area, rows) in zip(sample.targets(), sample.areas().items(), strict=True):
        cells = [
            (str(number), *(frame.rows[one.row][place] for place in places), "", "", "")
            for number, one in enumerate(rows, start=1)
        ]
        wanted = said(msg("Interviews here: {count}", count=target["target"]))
        made.append((area, f"<p><b>{wanted}</b></p>{table_html(heads, cells)}<ul>{rules}</ul>"))
    return sheets_html(
        TITLE.render(translate), made, language=language, is_right_to_left=is_right_to_left
    )
