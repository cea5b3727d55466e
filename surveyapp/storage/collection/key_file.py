"""Private keys in files under a passphrase (scrypt, ChaCha20-Poly1305): what all share, and the analyst's."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import UserProblem
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.files.safe_files import FileRefused, make_file, read_regular
from surveyapp.survey.definition.analyst_key import AnalystKey, read_analyst_key
from surveyapp.survey.definition.typed_keys import NotKey
from surveyapp.survey.json_format.strict_json import JsonObject, NotJson, NotText, canonical, parse

KEY_ENDING = ".analystkey"
FORMAT = "surveyapp-analyst-key/2"
FIRST_FORMAT = "surveyapp-analyst-key/1"
"""Of keys for X25519 alone, which earlier versions made."""
SECRET_BYTES = 32
SHORTEST_PASSPHRASE = 8
LONGEST_FILE = 8192
LARGEST_PASSPHRASE_FILE = 4096
# 128 MiB and about half a second a try (Percival 2009; RFC 7914); fixed by the format
_COST = {"n": 2**17, "r": 8, "p": 1}
_KEYS = ("format", "public_key", "salt", "sealed", "sha256")
_NONCE = bytes(12)
"""Each salt makes another key, which seals one thing once: a fixed nonce is not used twice."""


class PublicKey(Protocol):
    """A public key that has a text."""

    @property
    def text(self) -> str:
        """The key as survey files write it."""


K = TypeVar("K", bound=PublicKey)
_DAMAGED = msg("it is damaged; fetch the copy that was put away when the key was made")


@dataclass(frozen=True, slots=True)
class KeyFileKind(Generic[K]):
    """A kind of key file: 32 secret bytes under a passphrase, with the public key that belongs to them."""

    format_of: Callable[[K], str]
    """Returns what the file of a public key says of its format."""
    formats: tuple[str, ...]
    """All formats that can be read, the newest last."""
    read: Callable[[str], K]
    """Returns the public key that a text writes; raises ``NotKey`` where it writes none."""
    no_file: Message
    """Why a file that is none of this kind is refused, to follow "… cannot be used:"."""
    not_opened: str
    """What is said of a passphrase that does not open a ``file``, and how a lost one is replaced."""

    def write(self, path: Path, passphrase: str, secret: bytes, public: K) -> None:
        """Write a private key to the new file ``path``, which only its owner can read.

        Parameters
        ----------
        path
            the file; it must not be there.
        passphrase
            what opens it.
        secret : 32 bytes
            the private key.
        public
            the public key that belongs to it.

        Raises
        ------
        UserProblem
            if the passphrase has fewer than 8 characters.
        DiskProblem
            if the file cannot be written, or there is one.
        RandomnessFailed
            if no salt can be drawn.
        """
        check_passphrase(passphrase)
        salt = random_bytes(16)
        sealed = _cipher(passphrase, salt).encrypt(_NONCE, secret, public.text.encode())
        fields = {"format": self.format_of(public), "public_key": public.text}
        fields |= {"salt": salt.hex(), "sealed": sealed.hex()}
        data = canonical({**fields, "sha256": _checksum(fields)}).encode() + b"\n"
        make_file(path, data, mode=0o600)

    def public_key_of(self, path: Path) -> K:
        """Return the public key that the key file at ``path`` states; no passphrase is needed.

        Raises
        ------
        FileRefused
            if it is no key file of this kind, or damaged.
        """
        return self._load(path)[0]

    def unlock(self, path: Path, passphrase: str) -> tuple[K, bytes]:
        """Return the public key and the 32 secret bytes in the file at ``path``.

        Who unlocks looks whether they belong together (``not_together``).

        Raises
        ------
        UserProblem
            if the passphrase is another.
        FileRefused
            if it is no key file of this kind, or damaged.
        """
        public, salt, sealed = self._load(path)
        try:
            return public, _cipher(passphrase, salt).decrypt(_NONCE, sealed, public.text.encode())
        except InvalidTag as problem:
            raise UserProblem(Message(self.not_opened, {"file": path.name})) from problem

    def _load(self, path: Path) -> tuple[K, bytes, bytes]:
        try:
            value = parse(read_regular(path, LONGEST_FILE), path.name)
        except (NotJson, NotText) as problem:
            raise FileRefused(file=path.name, reason=self.no_file) from problem
        fields = self._fields(value, path)
        try:
            public = self.read(fields["public_key"])
            if self.format_of(public) != fields["format"]:
                raise FileRefused(file=path.name, reason=_DAMAGED)
            return public, bytes.fromhex(fields["salt"]), bytes.fromhex(fields["sealed"])
        except (NotKey, ValueError) as problem:
            raise FileRefused(file=path.name, reason=_DAMAGED) from problem

    def _fields(self, value: Any, path: Path) -> dict[str, str]:
        stated_format = value.get("format") if isinstance(value, JsonObject) else None
        if stated_format not in self.formats:
            is_newer = str(stated_format).startswith(self.formats[0].partition("/")[0] + "/")
            newer = msg("it was written by a newer Surveyapp; update the program")
            raise FileRefused(file=path.name, reason=newer if is_newer else self.no_file)
        is_whole = set(value) == set(_KEYS) and all(isinstance(one, str) for one in value.values())
        if not is_whole or value.duplicates:
            raise FileRefused(file=path.name, reason=_DAMAGED)
        stated = {name: str(value[name]) for name in _KEYS if name != "sha256"}
        if _checksum(stated) != value["sha256"]:
            raise FileRefused(file=path.name, reason=_DAMAGED)
        return stated


ANALYST_FILE: KeyFileKind[AnalystKey] = KeyFileKind(
    format_of=lambda key: FORMAT if key.is_hybrid else FIRST_FORMAT,
    formats=(FIRST_FORMAT, FORMAT),
    read=read_analyst_key,
    no_file=msg("it is not the file of an analyst's private key"),
    not_opened=QT_TRANSLATE_NOOP(
        "messages",
        "The passphrase does not open the key file {file}. Try again: it is the one "
        "that was chosen when the key was made, and nobody can replace it.",
    ),
)


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
    secret = random_bytes(SECRET_BYTES)
    public = Opener.of(secret, is_hybrid=True).key
    ANALYST_FILE.write(path, passphrase, secret, public)
    return public


def random_bytes(count: int) -> bytes:
    """Return ``count`` bytes from the operating system.

    Raises
    ------
    RandomnessFailed
        if it gives none.
    """
    try:
        return secrets.token_bytes(count)
    except (OSError, NotImplementedError) as problem:
        raise RandomnessFailed from problem


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
        if it is no analyst's key file, or damaged.
    """
    return ANALYST_FILE.public_key_of(path)


def unlock(path: Path, passphrase: str) -> Opener:
    """Return the private key in the file at ``path``.

    Raises
    ------
    UserProblem
        if the passphrase is another.
    FileRefused
        if it is no analyst's key file, or damaged.
    """
    public, secret = ANALYST_FILE.unlock(path, passphrase)
    opener = Opener.of(secret, is_hybrid=public.is_hybrid)
    if opener.key != public:
        raise not_together(path)
    return opener


def not_together(path: Path) -> FileRefused:
    """Return the sentence for a key file whose public key is not that of its private one."""
    return FileRefused(
        file=path.name, reason=msg("its public key does not belong to its private one")
    )


def read_passphrase(path: Path) -> str:
    """Return the first line of the file at ``path``.

    Raises
    ------
    FileRefused
        if it cannot be read or is no text.
    """
    return read_secret_text(path).partition("\n")[0].removesuffix("\r")


def read_secret_text(path: Path) -> str:
    """Return the text of a small file with a secret that somebody typed.

    Raises
    ------
    FileRefused
        if it cannot be read or is no text.
    """
    try:
        return read_regular(path, LARGEST_PASSPHRASE_FILE).decode("utf-8")
    except UnicodeDecodeError as problem:
        raise FileRefused(file=path.name, reason=msg("it is not UTF-8 text")) from problem


def _checksum(fields: dict[str, str]) -> str:
    """Distinguishes a damaged file from a wrong passphrase."""
    return hashlib.sha256(canonical(fields).encode()).hexdigest()


def _cipher(passphrase: str, salt: bytes) -> ChaCha20Poly1305:
    typed = unicodedata.normalize("NFC", passphrase).encode()
    key = hashlib.scrypt(typed, salt=salt, maxmem=256 * 2**20, dklen=32, **_COST)
    return ChaCha20Poly1305(key)
