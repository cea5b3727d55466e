"""Trustees with keys, and surveys that declare tallies."""

from __future__ import annotations

from dataclasses import replace

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.storage.collection.sealing import Opener
from surveyapp.survey.definition.tallies import Tallies, Trustee
from surveyapp.survey.definition.trustee_key import TrusteeKey

NAMES = ("Ana", "Ben", "Chi", "Dev", "Eva")


@pytest.fixture(scope="session")
def openers():
    """The private keys of five trustees, X25519 alone: they are quick to make and to use."""
    return tuple(Opener.of(bytes([place]) * 32, is_hybrid=False) for place in range(1, 6))


@pytest.fixture(scope="session")
def tallied(openers):
    """Return a survey with tallies and the first ``trustees`` trustees."""

    def make(survey, *of, trustees=3, **more):
        people = []
        for name, opener in list(zip(NAMES, openers, strict=True))[:trustees]:
            signing = Ed25519PrivateKey.from_private_bytes(name.encode().ljust(32)).public_key()
            people.append(Trustee(name, TrusteeKey(opener.key, signing.public_bytes_raw())))
        stated = {"threshold": 2, "capacity": 5000, "trustees": tuple(people)} | more
        return replace(survey, tallies=Tallies(of=of, **stated))

    return make
