"""What people call designs, in tables that name them as survey files do."""

from __future__ import annotations

from typing import Any

from surveyapp.designs import CATALOGUE
from surveyapp.messages.message import Message
from surveyapp.messages.notice import Notice


def design_title(row: Any, *_more: Any) -> str | Notice:
    """Return what people call the design of a row.

    Parameters
    ----------
    row
        A row with the name of a design, as survey files have it.
    """
    known = CATALOGUE.by_name.get(row.design)
    return str(row.design) if known is None else Notice(Message(known.title))
