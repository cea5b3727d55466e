"""What a file is that was given in the place of another: by how it begins, whatever its name says."""

from __future__ import annotations

import re
from collections.abc import Sequence

from surveyapp.messages.message import Message, msg

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
    if data.startswith((MAGIC + b"\n", SECOND_MAGIC + b"\n")):
        return msg("it is a collection file, which holds records; import it")
    if start.startswith((b"<!doctype", b"<html")):
        return msg("it is a web page, not {wanted}", wanted=wanted)
    if data.startswith((b"\xff\xfe", b"\xfe\xff", b"\xef\xbb\xbf")):
        return msg("another program has saved it in another encoding; fetch the kiosk's own file")
    return msg("it is not {wanted}", wanted=wanted)
