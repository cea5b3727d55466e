"""What a file is that was given in the place of another: by how it begins, whatever its name says."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from pathlib import Path

from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.storage.files.safe_files import FileRefused, name_of, read_regular

MAGIC = b"surveyapp-collection/1"
SECOND_MAGIC = b"surveyapp-collection/2"
"""Begins files with a manifest that programs which know only the first would not understand."""
TALLY_MAGIC = b"surveyapp-tally/1"
"""Begins files that hold masked totals; see ``storage.tallies``."""
SUM_FORMAT = "surveyapp-tally-sum/1"
SIGNED_FORMAT = "surveyapp-tally-signed/1"
SHARE_FORMAT = "surveyapp-tally-partial/1"
NEWER = msg("it was written by a newer Surveyapp; update the program")
CUT_SHORT = msg("it is cut short")
_NEWER = re.compile(rb"[1-9][0-9]{0,3}\n")
_COUNTS = re.compile(rb'"?survey"?[,;\t|]"?tally"?[,;\t|]')


class Kind(Enum):
    """Kinds of file that are given in each other's places."""

    PROJECT = "project"
    COLLECTION = "collection"
    SURVEY = "survey"
    MODEL = "model"
    MAPPING = "mapping"
    TABLE = "table"


_CALLED = {
    Kind.PROJECT: msg("a project (.surveydesk)"),
    Kind.COLLECTION: msg("a collection file (.collection)"),
    Kind.SURVEY: msg("a survey (.survey.json)"),
    Kind.MODEL: msg("a model (.model)"),
    Kind.MAPPING: msg("a mapping of columns (.mapping.json)"),
    Kind.TABLE: msg("a table"),
}
_USES = {
    Kind.PROJECT: msg("choose it as the project"),
    Kind.COLLECTION: msg("import it into a project"),
    Kind.SURVEY: msg("choose it as the survey"),
    Kind.MODEL: msg("use it to predict"),
    Kind.MAPPING: msg("use it with its table"),
    Kind.TABLE: msg("import it with its survey"),
}
ANOTHER = QT_TRANSLATE_NOOP("messages", "it is {found}, not {wanted}; {use}")
_BEGINNING = 4096
_LARGEST = 2**63
_FORMAT = re.compile(rb'"format"\s*:\s*"surveyapp-(survey|model|mapping)/')
_TABLES = (b"PK\x03\x04", b"PAR1", b"ARROW1", b"$FL", b"<stata_dta>", b"\xd0\xcf\x11\xe0")
"""Workbooks, Parquet, Arrow, SPSS, Stata, and workbooks of before 2007."""
_LINE = re.compile(rb"[^{}\[\]<>\n]+[,;\t|][^{}\[\]<>\n]*\r?\n")
"""The first line of a table as text."""
_NO_TEXT = re.compile(rb"[\x00-\x08\x0b-\x0c\x0e-\x1f]")


def kind_of(data: bytes) -> Kind | None:
    """Return what a file is by its first bytes; None where they do not tell.

    Parameters
    ----------
    data
        the file, or its first 4096 bytes.
    """
    if data[8:12] == b"DUCK":
        return Kind.PROJECT
    if data.startswith((MAGIC + b"\n", SECOND_MAGIC + b"\n")):
        return Kind.COLLECTION
    stated = _FORMAT.search(data[:_BEGINNING]) if data.lstrip().startswith(b"{") else None
    if stated is not None:
        return Kind(stated[1].decode())
    is_text = _NO_TEXT.search(data[:_BEGINNING]) is None and not data.startswith(b"surveyapp")
    is_table = data.startswith(_TABLES) or (is_text and _LINE.match(data) is not None)
    return Kind.TABLE if is_table and not is_counts_table(data) else None


def another(found: Kind, wanted: Message) -> Message:
    """Return the reason why a file is refused that is not what is needed.

    Parameters
    ----------
    found
        what it is.
    wanted
        what it should be, such as "a collection file".
    """
    return Message(ANOTHER, {"found": _CALLED[found], "wanted": wanted, "use": _USES[found]})


def _other_kind(data: bytes, wanted: Kind) -> Message | None:
    """Return what a file is that is not of the kind that is needed, as a reason; None: it may be one."""
    found = kind_of(data)
    if found is None or found is wanted:
        return None
    return another(found, _CALLED[wanted])


def check_kind(path: Path, wanted: Kind) -> None:
    """Refuse a file of another kind than is needed.

    Parameters
    ----------
    path
        the file.
    wanted
        the kind that is needed.

    Raises
    ------
    FileRefused
        saying what it is and what to do with it; if it cannot be read.
    """
    reason = _other_kind(read_regular(path, _LARGEST, first=_BEGINNING), wanted)
    if reason is not None:
        raise FileRefused(file=name_of(path), reason=reason)


def read_of_kind(path: Path, wanted: Kind, largest: int) -> bytes:
    """Return what a file of a kind holds.

    Parameters
    ----------
    path
        the file.
    wanted
        the kind that is needed.
    largest
        how many bytes it may have.

    Raises
    ------
    FileRefused
        saying what it is and what to do with it, if it is of another kind; if it cannot be read.
    """
    try:
        data = read_regular(path, largest)
    except FileRefused:
        check_kind(path, wanted)  # too large a file says first what it is
        raise
    reason = _other_kind(data, wanted)
    if reason is not None:
        raise FileRefused(file=name_of(path), reason=reason)
    return data


# On the way from kiosks to totals there is one window, and a command for each step
_STEPS = {
    SUM_FORMAT: msg(
        "it is a sum of tally files, which nobody opens alone; trustees sign it and open it first (window "
        "“Totals that trustees hold”, or “tally sign” and “tally open”)"
    ),
    SIGNED_FORMAT: msg(
        "it is a list that a trustee has signed, and opens nothing; with enough of them trustees give their "
        "shares (window “Totals that trustees hold”, or “tally open”)"
    ),
    SHARE_FORMAT: msg(
        "it is a trustee's share; put it together with those of the others (window “Totals that trustees "
        "hold”, or “tally combine”), and analyse the table of totals that comes of it"
    ),
}
_TALLY = msg(
    "it is a kiosk's tally file, with no record of anybody in it; add the kiosks' files (window “Totals that "
    "trustees hold”, or “tally add”), and analyse the table of totals that trustees open"
)
_TOTALS = msg(
    "it is a table of totals that trustees opened; analyse it together with the survey that it is of, or "
    "import it into a project"
)


def step_of_tallies(data: bytes) -> Message | None:
    """Return what a file on the way from kiosks to totals is and what to do with it; None: it is none.

    Parameters
    ----------
    data
        the whole file.
    """
    if data.startswith(TALLY_MAGIC + b"\n"):
        return _TALLY
    if is_counts_table(data):
        return _TOTALS
    if not data.startswith(b"{"):
        return None
    stated = (name for name in _STEPS if f'"format":"{name}"'.encode() in data)
    return next((_STEPS[name] for name in stated), None)


def is_counts_table(data: bytes) -> bool:
    """Return whether a table's first words are those of opened totals, in whichever encoding.

    Parameters
    ----------
    data
        the file, or its beginning.
    """
    first = data[:80].lstrip(b"\xef\xbb\xbf\xff\xfe").replace(b"\0", b"")
    return _COUNTS.match(first) is not None


def what_instead(data: bytes, magics: Sequence[bytes], wanted: Message) -> Message:
    """Return what a file is that does not begin as it should, as the reason of a refusal.

    Parameters
    ----------
    data
        the file.
    magics
        the first lines that it could have, the oldest first.
    wanted
        what it should be, such as "a collection file".
    """
    start = data[:64].lstrip().lower()
    if any(magic.startswith(data) for magic in magics):
        return CUT_SHORT
    if data.startswith(tuple(magic + b"\r" for magic in magics)):
        return msg("another program has changed its line ends; fetch the kiosk's own file")
    stem = magics[0].rpartition(b"/")[0] + b"/"
    if data.startswith(stem) and _NEWER.match(data, len(stem)):
        return NEWER
    step = step_of_tallies(data)
    if step is not None:
        return step
    kind = kind_of(data)
    if kind is not None:
        return another(kind, wanted)
    if start.startswith((b"<!doctype", b"<html")):
        return msg("it is a web page, not {wanted}", wanted=wanted)
    if data.startswith((b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")):
        return msg("another program has saved it in another encoding; fetch the kiosk's own file")
    return msg("it is not {wanted}", wanted=wanted)
