"""What people call designs and their parameters, in tables that name them as survey files do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from surveyapp.designs import CATALOGUE
from surveyapp.designs.core.parameters import ParameterName
from surveyapp.messages.message import QT_TRANSLATE_NOOP, SEMICOLON, Message, joined
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


PARAMETER = QT_TRANSLATE_NOOP("messages", "{meaning}: {value}")
WITH_PARAMETERS = QT_TRANSLATE_NOOP("messages", "{design} ({parameters})")


def parameters_in_words(design: str, stated: Mapping[str, object]) -> Message | None:
    """Return parameters of a design by what they mean; None where it has none.

    Parameters
    ----------
    design
        The name of the design, as survey files have it.
    stated
        Values of its parameters by their names, as survey files have them.
    """
    known = CATALOGUE.by_name.get(design)
    declared = {} if known is None else known.written_parameters()
    parts = [
        Message(
            PARAMETER,
            {
                "meaning": Message(declared[name].meaning) if name in declared else name,
                "value": value,
            },
        )
        for name, value in stated.items()
    ]
    return joined(SEMICOLON, parts) if parts else None


def stated_in_words(design: str, stated: str) -> str | Notice:
    """Return what ``parameters_in_words`` does of a text such as ``p_truth=1/2, p_yes=1/8``.

    Parameters
    ----------
    design
        The name of the design, as survey files have it.
    stated
        Its parameters with their names, parted by commas and spaces.
    """
    return _in_words(design, _pairs(stated))


def _in_words(design: str, pairs: Mapping[str, str]) -> str | Notice:
    said = parameters_in_words(design, pairs)
    return "" if said is None else Notice(said)


def stated_briefly(design: str, stated: str) -> str | Notice:
    """Return parameters for a cell of a table that has ε besides: symbols, else what they mean.

    Parameters
    ----------
    design
        The name of the design, as survey files have it.
    stated
        Its parameters with their names, parted by commas and spaces.
    """
    pairs = _pairs(stated)
    pairs.pop("epsilon", None)
    if not pairs or not all(ParameterName(name, "").is_symbol for name in pairs):
        return _in_words(design, pairs)
    return ", ".join(f"{name} = {value}" for name, value in pairs.items())


def _pairs(stated: str) -> dict[str, str]:
    parts = (part.partition("=") for part in stated.split(", ") if part)
    return {name: value for name, _, value in parts}
