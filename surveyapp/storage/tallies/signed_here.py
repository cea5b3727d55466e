"""The lists that a trustee has signed or opened on this computer, noted apart from the ledger.

The ledger stands beside the key, often on a stick, and an older copy of it looks like any other. What was
signed here and is not in it was forgotten. Nobody else can read from the note whose lists or which these
are: both are coded with the trustee's secret. It is no promise: on another computer, or where the note was
deleted, nothing is known, and whoever can write here can alter it.
"""

from __future__ import annotations

import contextlib
import hmac
import json
from collections.abc import Set
from pathlib import Path

from platformdirs import user_data_path

from surveyapp.errors import SurveyAppError
from surveyapp.storage.files.safe_files import read_regular, replace_file
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret
from surveyapp.survey.json_format.strict_json import parse

LARGEST = 2**24


def forgotten(secret: TrusteeSecret, survey: str, known: Set[str]) -> frozenset[str]:
    """Return the codes of the lists of a survey that were signed here and are not ``known``.

    Parameters
    ----------
    secret
        the trustee's private key.
    survey
        its hash.
    known
        the hashes of the survey's lists in the ledger.
    """
    noted = _noted().get(_code(secret, "survey", survey), ())
    return frozenset(noted) - {code_of(secret, one) for one in known}


def note_lists(secret: TrusteeSecret, survey: str, known: Set[str]) -> None:
    """Note the lists of a survey that the trustee has signed, once the ledger has them.

    Where the note cannot be written the ledger is as good as before; only that an older copy of it was put
    back is not noticed.

    Parameters
    ----------
    secret
        the trustee's private key.
    survey
        its hash.
    known
        the hashes of the survey's lists in the ledger.
    """
    noted, owner = _noted(), _code(secret, "survey", survey)
    codes = {code_of(secret, one) for one in known} | set(noted.get(owner, ()))
    noted[owner] = sorted(codes)
    with contextlib.suppress(SurveyAppError, OSError):
        file = note_path()
        file.parent.mkdir(parents=True, exist_ok=True)
        replace_file(file, json.dumps(noted).encode())


def code_of(secret: TrusteeSecret, listed: str) -> str:
    """Return the code of a list.

    Parameters
    ----------
    secret
        the trustee's private key.
    listed
        the hash of the list, as the ledger has it.
    """
    return _code(secret, "list", listed)


def _code(secret: TrusteeSecret, kind: str, digest: str) -> str:
    return hmac.digest(secret.ledger_key, f"{kind} {digest}".encode(), "sha256").hex()


def note_path() -> Path:
    """Return where the note is, in the person's own folder."""
    return user_data_path("surveyapp") / "signed-lists.json"


def _noted() -> dict[str, list[str]]:
    try:
        value = parse(read_regular(note_path(), LARGEST), "signed lists")
    except SurveyAppError:  # there is none yet, or it is damaged
        return {}
    if not isinstance(value, dict):
        return {}
    return {
        owner: [code for code in codes if isinstance(code, str)]
        for owner, codes in value.items()
        if isinstance(codes, list)
    }
