"""How a kiosk is named in a narrow column or at a point of a chart."""

from __future__ import annotations

KIOSK_LETTERS = 8


def short_kiosk_id(kiosk: str) -> str:
    """Return the first eight letters of a kiosk's id, the hash of its public key."""
    return kiosk[:KIOSK_LETTERS]
