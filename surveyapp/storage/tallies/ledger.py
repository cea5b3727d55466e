"""A trustee's memory of the lists that it signed: no two of them may tell a few interviews apart.

Who opens two lists learns the total of what one has and the other has not. The ledger therefore keeps the
*partition* of interviews that all lists so far generate: two interviews are in one part if each list had both
or neither. From the totals of the lists nothing finer than the totals of the parts can be computed, so it is
enough that no part is below ``smallest``. A new list L splits each part A into A ∩ L and A ∖ L and adds the
rest of L as a part of its own; it is refused if one of these is smaller and not empty.

That is enough where every trustee signs every list: whoever is honest then knows all of them. Where fewer
sign, two lists still share an honest signer, and several need not: L₁ − L₂ − L₃ can be a handful though each
signer knows only two of them and sees nothing wrong. So there lists may only *grow*: each must hold all that
was listed before and at least ``smallest`` more, or be one that was signed before. Of lists that are nested
the parts are the steps from one to the next, and each step is the difference of two lists.

An interview is known by the commitments of the trustee's own classes (``seed_table``), which nobody can
change without the trustee's box being refused.

A trustee may serve several surveys with one key. Boxes are bound to their survey, so no interview is in the
lists of two: each survey has a ledger of its own in the file.

The file stands beside the key file. A code (HMAC-SHA256), for which the trustee's secret is needed, guards it
against every change. That an older copy of it was put back is noticed when the trustee opens a list: one that
the trustee has signed and the ledger does not know was signed after that copy was made. On the computer where
lists were signed it is noticed at any step (``signed_here``).
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import itertools
from collections.abc import Mapping, Set
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import SurveyAppError
from surveyapp.messages.amounts import count
from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.safe_files import FileRefused, make_file, read_regular, replace_file
from surveyapp.storage.tallies.boxes import ID_BYTES
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret
from surveyapp.survey.json_format.strict_json import canonical, check_keys, parse

LEDGER_ENDING = ".ledger"
FORMAT = "surveyapp-trustee-ledger/1"
LARGEST_LEDGER = 1024 * 2**20
_KEYS = {"format", "mac", "surveys"}


@dataclass(frozen=True, slots=True)
class Ledger:
    """The partition of a survey's interviews that the signed lists generate."""

    parts: tuple[frozenset[bytes], ...] = ()
    """The ids of each part; no id is in two, and no part is empty."""
    lists: frozenset[str] = frozenset()
    """A hash of each list."""

    def refusal(
        self, listed: Set[bytes], smallest: int, *, knows_all: bool = True
    ) -> Message | None:
        """Return why a list must not be signed; None: it may.

        Parameters
        ----------
        listed
            the ids of the list's interviews.
        smallest
            the fewest interviews that may be told apart.
        knows_all
            whether every trustee signs every list, so that no list is missing here.
        """
        if self.knows(listed):
            return None
        if len(listed) < smallest:
            return msg(
                "This list has {count} interviews, and this survey opens no fewer than {smallest} together. "
                "Wait for more files.",
                count=count(len(listed)),
                smallest=count(smallest),
            )
        fewest = min(map(len, self._cut(listed)))
        if not knows_all and any(not part <= listed for part in self.parts):
            return msg(
                "In this survey not every trustee signs every list, so a list must hold all files of the "
                "lists before it: three lists of which each trustee knows only two could tell a few "
                "interviews apart. Add the files of the lists before, or take one of these lists."
            )
        if fewest >= smallest:
            return None
        return msg(
            "With the lists that this trustee has signed before, this one would tell {count} interviews "
            "apart, and this survey lets no fewer than {smallest} be told apart. Take a list of before, "
            "or wait until more files can be added to it.",
            count=count(fewest),
            smallest=count(smallest),
        )

    def knows(self, listed: Set[bytes]) -> bool:
        """Return whether a list was signed or opened before.

        Parameters
        ----------
        listed
            the ids of the list's interviews.
        """
        return digest_of(listed) in self.lists

    def with_list(self, listed: Set[bytes]) -> Ledger:
        """Return the ledger after a list.

        Parameters
        ----------
        listed
            the ids of the list's interviews.
        """
        untouched = (part for part in self.parts if part.isdisjoint(listed))
        return Ledger((*untouched, *self._cut(listed)), self.lists | {digest_of(listed)})

    def _cut(self, listed: Set[bytes]) -> list[frozenset[bytes]]:
        """Return what a list makes of the parts that it meets, and its rest; none is empty."""
        met = [part for part in self.parts if not part.isdisjoint(listed)]
        rest = frozenset(listed).difference(*met)
        split = itertools.chain.from_iterable((part & listed, part - listed) for part in met)
        return [part for part in (*split, rest) if part]


def ledger_path(key_file: Path) -> Path:
    """Return where the ledger of the trustee with this key file is.

    Parameters
    ----------
    key_file
        the key file.
    """
    return key_file.with_suffix(LEDGER_ENDING)


def new_ledger(path: Path, secret: TrusteeSecret) -> None:
    """Write an empty ledger to the new file ``path``.

    Parameters
    ----------
    path
        the file; it must not be there.
    secret
        the trustee's private key.

    Raises
    ------
    DiskProblem
        if it cannot be written, or there is one.
    """
    make_file(path, _bytes({}, secret), mode=0o600)


def write_ledgers(path: Path, secret: TrusteeSecret, ledgers: Mapping[str, Ledger]) -> None:
    """Put ledgers in the place of those at ``path``, durably: the old ones or the new ones, and whole.

    Parameters
    ----------
    path
        the file.
    secret
        the trustee's private key.
    ledgers
        of each survey, by its hash.

    Raises
    ------
    DiskProblem
        if it cannot be written.
    """
    replace_file(path, _bytes(ledgers, secret))


def read_ledgers(path: Path, secret: TrusteeSecret) -> dict[str, Ledger]:
    """Return the ledger of each survey in the file at ``path``, by the survey's hash.

    Parameters
    ----------
    path
        the file.
    secret
        the trustee's private key.

    Raises
    ------
    FileRefused
        if it is not there, was altered, or is another trustee's.
    """
    if not path.exists():
        raise FileRefused(file=path.name, reason=_MISSING)
    data = read_regular(path, LARGEST_LEDGER)
    try:
        value = parse(data, path.name)
        check_keys(value, _KEYS)
        ledgers = {survey: _ledger(stated) for survey, stated in value["surveys"].items()}
        is_whole = hmac.compare_digest(data, _bytes(ledgers, secret))
    except (SurveyAppError, AttributeError, LookupError, ValueError, TypeError) as problem:
        raise FileRefused(file=path.name, reason=_ALTERED) from problem
    if not is_whole:
        raise FileRefused(file=path.name, reason=_ALTERED)
    return ledgers


_MISSING = msg(
    "it is not there, and without this memory of what was signed nothing may be signed; put it back beside "
    "the key file"
)
_ALTERED = msg(
    "it is damaged, or belongs to another key; put the copy back that belongs to this key file"
)


def _bytes(ledgers: Mapping[str, Ledger], secret: TrusteeSecret) -> bytes:
    """Return the one form of ledgers, in which neither lists nor interviews have an order."""
    stated = {
        "format": FORMAT,
        "surveys": {survey: _written(ledger) for survey, ledger in ledgers.items()},
    }
    code = hmac.digest(secret.ledger_key, canonical(stated).encode(), "sha256").hex()
    return canonical({**stated, "mac": code}).encode() + b"\n"


def _written(ledger: Ledger) -> dict[str, list[str]]:
    parts = sorted(base64.b64encode(b"".join(sorted(part))).decode() for part in ledger.parts)
    return {"lists": sorted(ledger.lists), "parts": parts}


def _ledger(stated: Mapping[str, list[str]]) -> Ledger:
    return Ledger(tuple(_ids(part) for part in stated["parts"]), frozenset(stated["lists"]))


def _ids(part: str) -> frozenset[bytes]:
    data = base64.b64decode(part, validate=True)
    return frozenset(data[at : at + ID_BYTES] for at in range(0, len(data), ID_BYTES))


def digest_of(listed: Set[bytes]) -> str:
    """Return the hash of a list.

    Parameters
    ----------
    listed
        the ids of its interviews.
    """
    return hashlib.sha256(b"".join(sorted(listed))).hexdigest()
