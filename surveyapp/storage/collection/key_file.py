"""The analyst's private key in a file, under a passphrase: scrypt and ChaCha20-Poly1305."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from pathlib import Path
from typing import Any

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.files.safe_files import FileRefused, read_regular, write_new
from surveyapp.survey.definition.analyst_key import AnalystKey, NotAnalystKey, read_analyst_key
from surveyapp.survey.json_format.strict_json import JsonObject, NotJson, NotText, canonical, parse

KEY_ENDING = ".analystkey"
FORMAT = "surveyapp-analyst-key/2"
FIRST_FORMAT = "surveyapp-analyst-key/1"
"""Of keys for X25519 alone, which earlier versions made."""
SHORTEST_PASSPHRASE = 8
LONGEST_FILE = 8192
LARGEST_PASSPHRASE_FILE = 4096
# 128 MiB and about half a second a try (Percival 2009; RFC 7914); fixed by the format
_COST = {"n": 2**17, "r": 8, "p": 1}
_KEYS = ("format", "public_key", "salt", "sealed", "sha256")
_NONCE = bytes(12)
"""Each salt makes another key, which seals one thing once: a fixed nonce is not used twice."""


def new_key(path: Path, passphrase: str) -> AnalystKey:
    """Make a key pair, write the private key to the new file ``path`` and return the public one.

    Raises
    ------
    UserProblem
        if the passphrase has fewer than 8 characters.
    DiskProblem
        if the file cannot be written, or there is one.
    RandomnessFailed
        if no key can be drawn.
    """
    check_passphrase(passphrase)
    try:
        raw, salt = secrets.token_bytes(32), secrets.token_bytes(16)
    except (OSError, NotImplementedError) as problem:
        raise RandomnessFailed from problem
    opener = Opener.of(raw, is_hybrid=True)
    text = opener.key.text
    sealed = _cipher(passphrase, salt).encrypt(_NONCE, raw, text.encode())
    fields = {"format": FORMAT, "public_key": text, "salt": salt.hex(), "sealed": sealed.hex()}
    data = canonical({**fields, "sha256": _checksum(fields)}).encode() + b"\n"
    write_new(path, data, mode=0o600)
    return opener.key


def check_passphrase(passphrase: str) -> None:
    """Look whether ``passphrase`` can be chosen.

    Raises
    ------
    UserProblem
        if it has fewer than 8 characters.
    """
    if len(passphrase) < SHORTEST_PASSPHRASE:
        raise UserProblem(
            msg(
                "Choose a passphrase of at least {shortest} characters; several words are best.",
                shortest=SHORTEST_PASSPHRASE,
            )
        )


def public_key_of(path: Path) -> AnalystKey:
    """Return the public key that the key file at ``path`` states; no passphrase is needed.

    Raises
    ------
    FileRefused
        if it is no key file, or damaged.
    """
    return _load(path)[0]


def unlock(path: Path, passphrase: str) -> Opener:
    """Return the private key in the file at ``path``.

    Raises
    ------
    UserProblem
        if the passphrase is another.
    FileRefused
        if it is no key file, or damaged.
    """
    public, salt, sealed = _load(path)
    try:
        raw = _cipher(passphrase, salt).decrypt(_NONCE, sealed, public.text.encode())
    except InvalidTag as problem:
        raise UserProblem(
            msg(
                "The passphrase does not open the key file {file}. Try again: it is the one "
                "that was chosen when the key was made, and nobody can replace it.",
                file=path.name,
            )
        ) from problem
    opener = Opener.of(raw, is_hybrid=public.is_hybrid)
    if opener.key != public:
        raise FileRefused(
            file=path.name, reason=msg("its public key does not belong to its private one")
        )
    return opener


def read_passphrase(path: Path) -> str:
    """Return the first line of the file at ``path``.

    Raises
    ------
    FileRefused
        if it cannot be read or is no text.
    """
    try:
        text = read_regular(path, LARGEST_PASSPHRASE_FILE).decode("utf-8")
    except UnicodeDecodeError as problem:
        raise FileRefused(file=path.name, reason=msg("it is not UTF-8 text")) from problem
    return text.partition("\n")[0].removesuffix("\r")


def _load(path: Path) -> tuple[AnalystKey, bytes, bytes]:
    try:
        value = parse(read_regular(path, LONGEST_FILE), path.name)
    except (NotJson, NotText) as problem:
        reason = msg("it is not the file of an analyst's private key")
        raise FileRefused(file=path.name, reason=reason) from problem
    fields = _fields(value, path)
    try:
        public = read_analyst_key(fields["public_key"])
        if public.is_hybrid != (fields["format"] == FORMAT):
            raise FileRefused(file=path.name, reason=_DAMAGED)
        return public, bytes.fromhex(fields["salt"]), bytes.fromhex(fields["sealed"])
    except (NotAnalystKey, ValueError) as problem:
        raise FileRefused(file=path.name, reason=_DAMAGED) from problem


_DAMAGED = msg("it is damaged; fetch the copy that was put away when the key was made")


def _fields(value: Any, path: Path) -> dict[str, str]:
    if not isinstance(value, JsonObject) or value.get("format") not in {FORMAT, FIRST_FORMAT}:
        is_newer = isinstance(value, JsonObject) and str(value.get("format")).startswith(
            FORMAT.partition("/")[0]
        )
        reason = (
            msg("it was written by a newer Surveyapp; update the program")
            if is_newer
            else msg("it is not the file of an analyst's private key")
        )
        raise FileRefused(file=path.name, reason=reason)
    is_whole = set(value) == set(_KEYS) and all(isinstance(one, str) for one in value.values())
    if not is_whole or value.duplicates:
        raise FileRefused(file=path.name, reason=_DAMAGED)
    stated = {name: str(value[name]) for name in _KEYS if name != "sha256"}
    if _checksum(stated) != value["sha256"]:
        raise FileRefused(file=path.name, reason=_DAMAGED)
    return stated


def _checksum(fields: dict[str, str]) -> str:
    """Distinguishes a damaged file from a wrong passphrase."""
    return hashlib.sha256(canonical(fields).encode()).hexdigest()


def _cipher(passphrase: str, salt: bytes) -> ChaCha20Poly1305:
    typed = unicodedata.normalize("NFC", passphrase).encode()
    key = hashlib.scrypt(typed, salt=salt, maxmem=256 * 2**20, dklen=32, **_COST)
    return ChaCha20Poly1305(key)
