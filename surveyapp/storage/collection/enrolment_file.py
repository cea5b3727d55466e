"""Enrolment files: a kiosk's public key, signed by the kiosk, which its supervisor hands to the analyst.

Three lines: the kind, the kiosk as canonical JSON, and the signature of both by the kiosk's key. It shows
that whoever wrote it holds that key, and no more: what makes it worth anything is the way it came, from
the supervisor's hand before fieldwork and not with the interviews.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.errors import SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import check_signature, kiosk_id
from surveyapp.storage.files.safe_files import FileRefused, name_of, read_regular, write_new
from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words
from surveyapp.survey.json_format.strict_json import JsonObject, canonical, parse

MAGIC = b"surveyapp-enrolment/1"
ENROLMENT_ENDING = ".enrolment"
LARGEST = 4096
_KEYS = {"kiosk", "public_key", "words"}
_NEWER = re.compile(rb"surveyapp-enrolment/[1-9][0-9]{0,3}\n")


def enrolment(key: Ed25519PrivateKey) -> bytes:
    """Return the bytes of the enrolment file of the kiosk with this key."""
    public_key = key.public_key()
    kiosk = kiosk_id(public_key)
    stated = {
        "kiosk": kiosk,
        "public_key": base64.b64encode(public_key.public_bytes_raw()).decode(),
        "words": kiosk_words(kiosk),
    }
    signed = b"\n".join((MAGIC, canonical(stated).encode(), b""))
    return signed + base64.b64encode(key.sign(signed)) + b"\n"


def write_enrolment(key: Ed25519PrivateKey, folder: Path) -> Path:
    """Write the kiosk's enrolment file to ``folder``; one that is there already stays as it is.

    Parameters
    ----------
    key
        The kiosk's key.
    folder
        The folder.

    Raises
    ------
    DiskProblem
        if it cannot be written, or another file has its name.
    """
    data = enrolment(key)
    path = folder / f"kiosk-{kiosk_id(key.public_key())[:8]}{ENROLMENT_ENDING}"
    try:
        is_there = read_regular(path, LARGEST) == data
    except FileRefused:
        is_there = False
    if not is_there:
        write_new(path, data)
    return path


def read_enrolment(path: Path) -> KioskId:
    """Return the kiosk that the enrolment file at ``path`` is of, after checking its signature.

    Raises
    ------
    FileRefused
        if it is no enrolment file, or was altered.
    """
    data = read_regular(path, LARGEST)

    def refuse(reason: object) -> FileRefused:
        return FileRefused(file=path.name, reason=reason)

    if not data.startswith(MAGIC + b"\n"):
        if _NEWER.match(data):
            raise refuse(msg("it was written by a newer Surveyapp; update the program"))
        raise refuse(msg("it is not the enrolment file of a kiosk"))
    lines = data.split(b"\n")
    if len(lines) != 4 or lines[3]:
        raise refuse(_ALTERED)
    try:
        stated = parse(lines[1], path.name)
    except SurveyAppError as problem:
        raise refuse(_ALTERED) from problem
    is_whole = (
        isinstance(stated, JsonObject)
        and not stated.duplicates
        and set(stated) == _KEYS
        and all(isinstance(one, str) for one in stated.values())
    )
    if not is_whole or canonical(stated).encode(errors="surrogatepass") != lines[1]:
        raise refuse(_ALTERED)
    kiosk = KioskId(stated["kiosk"])
    check_signature(lines[2], stated["public_key"], kiosk, b"\n".join((*lines[:2], b"")), refuse)
    if stated["words"] != kiosk_words(kiosk):
        raise refuse(_ALTERED)
    return kiosk


_ALTERED = msg("it was altered or cut short; export it again at the kiosk")


def read_enrolments(paths: Iterable[Path]) -> frozenset[KioskId]:
    """Return the kiosks of enrolment files, and of those in the folders among ``paths``.

    Raises
    ------
    FileRefused
        if one of them is no enrolment file, or was altered; if a folder has none.
    """
    return frozenset(read_enrolment(file) for path in paths for file in _files(path))


def _files(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    found = sorted(path.glob("*" + ENROLMENT_ENDING))
    if not found:
        reason = msg("the folder contains no enrolment files (their names end in .enrolment)")
        raise FileRefused(file=name_of(path), reason=reason)
    yield from found
