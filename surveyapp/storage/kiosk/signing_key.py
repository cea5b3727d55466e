"""The kiosk's key: what signs its collection files, and is its name.

The file has its kind, the private key, its public key and a checksum, so that no damaged key passes for
another kiosk's. Files of before, which hold the private key alone, are compared with what it has signed and
written anew.
"""

from __future__ import annotations

import contextlib
import hashlib
import re
import secrets
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import kiosk_id, peek_kiosk
from surveyapp.storage.files.safe_files import DiskProblem, read_regular, replace_file
from surveyapp.storage.kiosk.file_kinds import kiosk_files

KEY_FILE = "kiosk.key"
_KIND = "surveyapp-kiosk-key/2"
_LARGEST = 400
_FIRST_KIND = re.compile(rb"[0-9a-f]{64}\n?")


class KeyUnusable(EnvironmentProblem):
    """The kiosk's key is lost, damaged or not the one of the files, which are whole without it."""

    def __init__(self, *, file: object, fault: object) -> None:
        super().__init__(
            msg(
                "The kiosk's key {file} {fault}. Nothing was deleted, and the interviews are whole "
                "without it: export once more, or copy the files that end in .collection to a "
                "stick; the analyst imports them as they are. Then set the kiosk up in a new "
                "folder.",
                file=file,
                fault=fault,
            )
        )


def signing_key(folder: Path) -> Ed25519PrivateKey:
    """Return the kiosk's key; a new one in a folder that has neither a key nor collection files.

    Raises
    ------
    KeyUnusable
        if it is damaged, missing beside collection files, or of the first kind and signed none of them.
    DiskProblem
        if a new key cannot be stored.
    RandomnessFailed
        if none can be drawn.
    """
    path = folder / KEY_FILE
    if not path.exists():
        if kiosk_files(folder):
            raise KeyUnusable(file=KEY_FILE, fault=msg("is missing or is damaged"))
        return _made(path)
    try:
        data = read_regular(path, _LARGEST)
        if _FIRST_KIND.fullmatch(data) is None:
            return _read(data)
        key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(data.decode("ascii")))
    except (ValueError, SurveyAppError) as problem:
        raise KeyUnusable(file=KEY_FILE, fault=msg("is damaged")) from problem
    signed_by = set(claimed_kiosks(folder).values())
    if signed_by and kiosk_id(key.public_key()) not in signed_by:
        fault = msg("did not sign any of the files in its folder, so it was altered or is damaged")
        raise KeyUnusable(file=KEY_FILE, fault=fault)
    with contextlib.suppress(DiskProblem):  # it is as good as it was, and written at another start
        replace_file(path, _written(key))
    return key


def claimed_kiosks(folder: Path) -> dict[str, str]:
    """Return which kiosk each readable file in ``folder`` claims to be of, unverified."""
    claims = {path.name: peek_kiosk(path) for path in kiosk_files(folder)}
    return {name: kiosk for name, kiosk in claims.items() if kiosk is not None}


def _made(path: Path) -> Ed25519PrivateKey:
    try:
        key = Ed25519PrivateKey.from_private_bytes(secrets.token_bytes(32))
    except (OSError, NotImplementedError) as problem:
        raise RandomnessFailed from problem
    replace_file(path, _written(key))
    return key


def _written(key: Ed25519PrivateKey) -> bytes:
    public = key.public_key().public_bytes_raw()
    told = f"{_KIND}\n{key.private_bytes_raw().hex()}\n{public.hex()}\n".encode()
    return told + hashlib.sha256(told).hexdigest().encode() + b"\n"


def _read(data: bytes) -> Ed25519PrivateKey:
    _, private, *_ = data.decode("ascii").split("\n")
    key = Ed25519PrivateKey.from_private_bytes(bytes.fromhex(private))
    if _written(key) != data:  # kind, both keys and checksum, byte for byte
        raise ValueError("a key that was altered")
    return key
