"""Our boxes against RFC 9180, by a receiver written from its text and checked by its own vector.

Section 4 (DHKEM), 5.1 (key schedule, base mode), A.2.1 (the vector for X25519, HKDF-SHA256,
ChaCha20-Poly1305). For the hybrid KEM against draft-connolly-cfrg-xwing-kem, section 5: its secret is
SHA3-256 of both shared secrets, X25519's ciphertext and public key, and a label.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric.mlkem import MLKEM768PrivateKey
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey, X25519PublicKey
from cryptography.hazmat.primitives.ciphers.aead import ChaCha20Poly1305

from surveyapp.storage.collection.sealing import Binding, Opener, Sealer

KEM = b"KEM" + (0x0020).to_bytes(2, "big")
HPKE = b"HPKE" + bytes.fromhex("002000010003")
HYBRID = b"HPKE" + bytes.fromhex("647a00010003")
X_WING_LABEL = b"\\./" + b"/^\\"


def extract(suite: bytes, salt: bytes, label: bytes, secret: bytes) -> bytes:
    return hmac.digest(salt or bytes(32), b"HPKE-v1" + suite + label + secret, hashlib.sha256)


def expand(suite: bytes, secret: bytes, label: bytes, info: bytes, size: int) -> bytes:
    labelled = size.to_bytes(2, "big") + b"HPKE-v1" + suite + label + info
    done, block = b"", b""
    for number in range(1, -(-size // 32) + 1):
        block = hmac.digest(secret, block + labelled + bytes([number]), hashlib.sha256)
        done += block
    return done[:size]


def key_and_nonce(private: X25519PrivateKey, enc: bytes, info: bytes) -> tuple[bytes, bytes]:
    shared = private.exchange(X25519PublicKey.from_public_bytes(enc))
    context = enc + private.public_key().public_bytes_raw()
    secret = expand(KEM, extract(KEM, b"", b"eae_prk", shared), b"shared_secret", context, 32)
    return scheduled(HPKE, secret, info)


def scheduled(suite: bytes, secret: bytes, info: bytes) -> tuple[bytes, bytes]:
    schedule = (
        b"\0" + extract(suite, b"", b"psk_id_hash", b"") + extract(suite, b"", b"info_hash", info)
    )
    secret = extract(suite, secret, b"secret", b"")
    return expand(suite, secret, b"key", schedule, 32), expand(
        suite, secret, b"base_nonce", schedule, 12
    )


def hybrid_key_and_nonce(seed: bytes, enc: bytes, info: bytes) -> tuple[bytes, bytes]:
    expanded = hashlib.shake_256(seed).digest(96)
    mlkem = MLKEM768PrivateKey.from_seed_bytes(expanded[:64])
    x25519 = X25519PrivateKey.from_private_bytes(expanded[64:])
    of_mlkem, of_x25519 = enc[:1088], enc[1088:]
    both = mlkem.decapsulate(of_mlkem) + x25519.exchange(
        X25519PublicKey.from_public_bytes(of_x25519)
    )
    public = x25519.public_key().public_bytes_raw()
    secret = hashlib.sha3_256(both + of_x25519 + public + X_WING_LABEL).digest()
    return scheduled(HYBRID, secret, info)


def test_the_receiver_gives_the_vector_of_the_rfc():
    private = X25519PrivateKey.from_private_bytes(
        bytes.fromhex("8057991eef8f1f1af18f4a9491d16a1ce333f695d4db8e38da75975c4478e0fb")
    )
    enc = bytes.fromhex("1afa08d3dec047a643885163f1180476fa7ddb54c6a8029ea33f95796bf2ac4a")
    sealed = bytes.fromhex(
        "1c5250d8034ec2b784ba2cfd69dbdb8af406cfe3ff938e131f0def8c8b60b4db21993c62ce81883d2dd1b51a28"
    )
    key, nonce = key_and_nonce(private, enc, b"Ode on a Grecian Urn")
    assert key.hex() == "ad2744de8e17f4ebba575b3f5f5a8fa1f69c2a07f6e7500bc60ca6e3e3ec1c91"
    assert nonce.hex() == "5c4d98150661b848853b547f"
    plain = ChaCha20Poly1305(key).decrypt(nonce, sealed, b"Count-0")
    assert plain == b"Beauty is truth, truth beauty"


@pytest.mark.parametrize("is_hybrid", [True, False])
@pytest.mark.parametrize("reports", ["yes", "no", ""])
def test_a_box_opens_by_the_standards_alone(sealed_survey, reports, is_hybrid):
    line, seed = f"{'ab' * 16},{reports}", bytes(range(32))
    opener = Opener.of(seed, is_hybrid=is_hybrid)
    binding = Binding(replace(sealed_survey, analyst_key=opener.key), "0" * 32)
    box = base64.b64decode(Sealer(opener.key, binding).seal(line))
    size = 1120 if is_hybrid else 32
    key, nonce = (
        hybrid_key_and_nonce(seed, box[:size], binding.info)
        if is_hybrid
        else key_and_nonce(opener.private, box[:size], binding.info)
    )
    plain = ChaCha20Poly1305(key).decrypt(nonce, box[size:], b"")
    assert plain.rstrip(b"\0") == line.encode()
    assert len(plain) == 32 + 1 + len("yes")


def test_the_hybrid_keys_are_those_of_the_drafts_first_vector():
    """draft-connolly-cfrg-xwing-kem, appendix C: the public key that belongs to the seed."""
    seed = bytes.fromhex("7f9c2ba4e88f827d616045507605853ed73b8093f6efbc88eb1a6eacfa66ef26")
    key = Opener.of(seed, is_hybrid=True).key
    assert len(key.raw) == 1184 + 32
    assert key.raw.hex().startswith(
        "e2236b35a8c24b39b10aa1323a96a919a2ced88400633a7b07131713fc14b2b5"
    )
