"""How a kiosk is called: its id, and the words of its fingerprint."""

from __future__ import annotations

from typing import NewType

from surveyapp.survey.definition.fingerprint_words import FINGERPRINT_BYTES, bytes_to_words

KioskId = NewType("KioskId", str)

OF_TABLE = "table-"
"""Begins what stands for the kiosk of an imported table in a project's list of files."""
TABLE_DIGITS = 8


def kiosk_words(kiosk: KioskId) -> str:
    """Return a kiosk's name in eight words: its fingerprint, to compare by eye or telephone.

    What stands for the kiosk of an imported table has no key and no fingerprint: it is shortened.
    """
    if kiosk.startswith(OF_TABLE):
        return kiosk[: len(OF_TABLE) + TABLE_DIGITS]
    return bytes_to_words(bytes.fromhex(kiosk)[:FINGERPRINT_BYTES])


def short_kiosk_name(kiosk: str) -> str:
    """Return the first two of a kiosk's eight words, for tables and charts; shortened where it has no words.

    Parameters
    ----------
    kiosk : str
        a kiosk's id, or what stands for one in a table of another program.
    """
    try:
        return "-".join(kiosk_words(KioskId(kiosk)).split("-")[:2])
    except ValueError:  # no key, so no words
        return kiosk[:TABLE_DIGITS]
