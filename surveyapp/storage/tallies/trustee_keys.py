"""A trustee's private key: 32 secret bytes, under a passphrase in a file or in letters on a recovery sheet.

From the secret come three keys: the one that opens boxes, as an analyst's does (``sealing.Opener``), the one
that signs lists and shares (Ed25519, RFC 8032), and the one that guards the ledger (HMAC-SHA256). The last
two are HKDF-SHA256 (RFC 5869) of the secret with an ``info`` of their own, so none tells anything of another.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from surveyapp.messages.message import QT_TRANSLATE_NOOP, msg
from surveyapp.storage.collection.key_file import (
    LONGEST_FILE,
    SECRET_BYTES,
    KeyFileKind,
    check_passphrase,
    not_together,
    random_bytes,
)
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.files.safe_files import read_regular
from surveyapp.survey.definition.trustee_key import TrusteeKey, read_trustee_key

TRUSTEE_KEY_ENDING = ".trusteekey"
FORMAT = "surveyapp-trustee-key/1"
_SIGNING = b"surveyapp-trustee-signing/1"
_LEDGER = b"surveyapp-trustee-ledger/1"

TRUSTEE_FILE: KeyFileKind[TrusteeKey] = KeyFileKind(
    format_of=lambda _: FORMAT,
    formats=(FORMAT,),
    read=read_trustee_key,
    no_file=msg("it is not the file of a trustee's private key"),
    not_opened=QT_TRANSLATE_NOOP(
        "messages",
        "The passphrase does not open the key file {file}. Try again: it is the one that was chosen when "
        "the key was made. If it is lost, make the key file again from its recovery sheet.",
    ),
)


@dataclass(frozen=True, slots=True)
class TrusteeSecret:
    """A trustee's private key, unlocked."""

    secret: bytes = field(repr=False)
    """32 bytes: what all its keys come from."""
    is_hybrid: bool = True
    """Whether it opens boxes of ML-KEM-768 with X25519; else of X25519 alone."""

    @property
    def opener(self) -> Opener:
        """What opens boxes.

        Raises
        ------
        EnvironmentProblem
            if the cryptography library lacks what the key is for.
        """
        return Opener.of(self.secret, is_hybrid=self.is_hybrid)

    @property
    def signing(self) -> Ed25519PrivateKey:
        """What signs lists and shares."""
        return Ed25519PrivateKey.from_private_bytes(_derived(self.secret, _SIGNING))

    @property
    def ledger_key(self) -> bytes:
        """What the ledger's code is made with: 32 bytes."""
        return _derived(self.secret, _LEDGER)

    @property
    def key(self) -> TrusteeKey:
        """The public key."""
        return TrusteeKey(self.opener.key, self.signing.public_key().public_bytes_raw())


def _derived(secret: bytes, info: bytes) -> bytes:
    return HKDF(algorithm=SHA256(), length=SECRET_BYTES, salt=None, info=info).derive(secret)


def is_trustee_key(path: Path) -> bool:
    """Return whether the file at ``path`` claims to be a trustee's key file, by its name or content.

    Parameters
    ----------
    path
        the file.

    Raises
    ------
    FileRefused
        if it cannot be read.
    """
    content = read_regular(path, LONGEST_FILE)
    is_analysts = b'"surveyapp-analyst-key/' in content
    is_called_so = path.suffix == TRUSTEE_KEY_ENDING and not is_analysts
    return is_called_so or b'"surveyapp-trustee-key/' in content


def new_trustee_secret(*, is_hybrid: bool = True) -> TrusteeSecret:
    """Return a new private key of a trustee.

    Parameters
    ----------
    is_hybrid
        whether its boxes are of ML-KEM-768 with X25519.

    Raises
    ------
    RandomnessFailed
        if no key can be drawn.
    """
    return TrusteeSecret(random_bytes(SECRET_BYTES), is_hybrid)


def write_trustee_key(path: Path, passphrase: str, secret: TrusteeSecret) -> None:
    """Write a trustee's private key to the new file ``path``.

    Parameters
    ----------
    path
        the file; it must not be there.
    passphrase
        what opens it.
    secret
        the private key.

    Raises
    ------
    UserProblem
        if the passphrase has fewer than 8 characters.
    DiskProblem
        if the file cannot be written, or there is one.
    """
    check_passphrase(passphrase)
    TRUSTEE_FILE.write(path, passphrase, secret.secret, secret.key)


def unlock_trustee(path: Path, passphrase: str) -> TrusteeSecret:
    """Return the private key in the file at ``path``.

    Parameters
    ----------
    path
        the key file.
    passphrase
        what opens it.

    Raises
    ------
    UserProblem
        if the passphrase is another.
    FileRefused
        if it is no trustee's key file, or damaged.
    """
    public, raw = TRUSTEE_FILE.unlock(path, passphrase)
    secret = TrusteeSecret(raw, public.sealing.is_hybrid)
    if secret.key != public:
        raise not_together(path)
    return secret
