"""Kiosks, an office and trustees with keys of their own, each in a folder of its own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.services.tallies.trustee_steps import TrusteeAtWork
from surveyapp.storage.collection.format import kiosk_id
from surveyapp.storage.tallies.ledger import ledger_path, new_ledger
from surveyapp.storage.tallies.tally_file import Masked, Masker, TallyScheme, compose_tally
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import Tallies, Trustee

NAMES = ("Ana", "Ben", "Chi", "Dev", "Eva")
DAY = date(2026, 11, 1)


def secret_of(place: int, *, is_hybrid: bool = False) -> TrusteeSecret:
    """Return the private key of a trustee; X25519 alone is quick to make and to use."""
    return TrusteeSecret(bytes([place + 1]) * 32, is_hybrid)


def with_tallies(
    survey: Survey,
    *of: tuple[str, ...],
    trustees: int = 3,
    is_hybrid: bool = False,
    **more: object,
) -> Survey:
    """Return the survey with tallies that the first ``trustees`` of ``NAMES`` hold."""
    people = tuple(
        Trustee(name, secret_of(place, is_hybrid=is_hybrid).key)
        for place, name in enumerate(NAMES[:trustees])
    )
    stated = {"threshold": 2, "capacity": 5000, "smallest": 10, "trustees": people} | more
    return replace(survey, tallies=Tallies(of=of, **stated))


def kiosk_key(number: int) -> Ed25519PrivateKey:
    """Return the key of a kiosk."""
    return Ed25519PrivateKey.from_private_bytes(number.to_bytes(32))


def masked(survey: Survey, number: int, reports: Iterable[Sequence[str]]) -> Masked:
    """Return what a kiosk has masked of interviews."""
    masker = Masker(survey, kiosk_id(kiosk_key(number).public_key()))
    content = masker.nothing
    for one in reports:
        content = masker.add(content, one)
    return content


def tally_bytes(survey: Survey, number: int, content: Masked, **stated: object) -> bytes:
    """Return the file that a kiosk signs."""
    more = {"batch": 1, "export": 1, "days": (DAY, DAY)} | stated
    return compose_tally(TallyScheme(survey), content, kiosk_key(number), **more)


def write_tally(
    folder: Path, survey: Survey, number: int, reports: Iterable[Sequence[str]], **stated: object
) -> Path:
    """Write a kiosk's tally file of these reports and return its path."""
    folder.mkdir(exist_ok=True)
    path = folder / f"k{number}-{stated.get('batch', 1)}.tally"
    path.write_bytes(tally_bytes(survey, number, masked(survey, number, reports), **stated))
    return path


@dataclass(frozen=True)
class Office:
    """A folder with tally files, and trustees who each have a folder."""

    folder: Path
    survey: Survey

    def trustee(self, place: int) -> TrusteeAtWork:
        """Return a trustee, with a ledger, in a folder of the trustee's own."""
        home = self.folder / NAMES[place]
        home.mkdir(exist_ok=True)
        trustee = TrusteeAtWork(home / "key.trusteekey", secret_of(place))
        if not ledger_path(trustee.key_file).exists():
            new_ledger(ledger_path(trustee.key_file), trustee.secret)
        return trustee
