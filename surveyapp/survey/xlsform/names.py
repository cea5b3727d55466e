"""Names of a form as ids of a survey: those that surveys do not take are changed, each to its own."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from surveyapp.survey.json_format.checked_value import CHOICE_ID, QUESTION_ID, SURVEY_ID
from surveyapp.survey.json_format.reading import RESERVED_IDS

LONGEST = 64


def question_ids(names: Iterable[str]) -> dict[str, str]:
    """Return the id of each row's name, the same one wherever surveys take it.

    Parameters
    ----------
    names
        the names of a form's rows.
    """
    return _ids(names, QUESTION_ID, "q_", taken=RESERVED_IDS)


def choice_ids(names: Iterable[str]) -> dict[str, str]:
    """Return the id of each choice's name; ``-88`` becomes ``minus_88``.

    Parameters
    ----------
    names
        the names of the choices of one list.
    """
    return _ids(names, CHOICE_ID, "c_")


def survey_id(name: str) -> str:
    """Return a form's id as a survey's.

    Parameters
    ----------
    name
        the form's id, or its file's name.
    """
    return name if SURVEY_ID.fullmatch(name) else _plain(name, "form_") or "form"


def _ids(
    names: Iterable[str],
    pattern: re.Pattern[str],
    prefix: str,
    taken: frozenset[str] = frozenset(),
) -> dict[str, str]:
    listed = [name for name in dict.fromkeys(names) if name]
    # what cannot be seen is not tidied up: its row is told to be renamed
    hidden = {name for name in listed if not name.isprintable()}
    ids = {n: n for n in listed if pattern.fullmatch(n) and n.casefold() not in taken}
    ids |= {name: name for name in hidden}
    used = {name.casefold() for name in ids} | taken
    for name in listed:
        if name not in ids:
            base = _plain(name, prefix, is_taken=name.casefold() in taken) or prefix.strip("_")
            one, number = base, 2
            while one.casefold() in used:
                one, number = f"{base[: LONGEST - 6]}_{number}", number + 1
            used.add(one.casefold())
            ids[name] = one
    return ids


def _plain(name: str, prefix: str, *, is_taken: bool = False) -> str:
    """Return a name in the letters of ids; "" if nothing is left of it."""
    sign = "minus_" if re.fullmatch(r"-[0-9.]+", name) else ""
    folded = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    plain = sign + re.sub(r"[^A-Za-z0-9]+", "_", folded).strip("_")
    needs_prefix = is_taken or not re.match("[A-Za-z]", plain)
    return ((prefix if needs_prefix else "") + plain)[:LONGEST].rstrip("_") if plain else ""
