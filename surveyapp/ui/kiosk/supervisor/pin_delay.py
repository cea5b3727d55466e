"""When the next PIN may be tried."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

from surveyapp.storage.kiosk.pin import KioskPin


class PinGate:
    """Holds the delay after wrong PINs, whatever screens come and go meanwhile.

    The count of wrong tries is the PIN's own and durable; a restart begins the delay anew.
    """

    def __init__(self, pin: KioskPin, clock: Callable[[], float] = time.monotonic) -> None:
        self._pin = pin
        self._clock = clock
        self._opens_at: float | None = None

    @property
    def seconds_left(self) -> int:
        """Seconds until the next try, rounded up; ``SurveyAppError`` where the PIN's file cannot be read."""
        if self._opens_at is None:
            self._close_for(self._pin.delay())
        assert self._opens_at is not None  # noqa: S101 - set in the line above
        return max(math.ceil(self._opens_at - self._clock()), 0)

    def try_pin(self, pin: str) -> bool:
        """Return whether ``pin`` is right; after a wrong one the gate stays closed for a while.

        A ``SurveyAppError`` where the try cannot be counted.
        """
        if self.seconds_left > 0:
            return False
        is_right = self._pin.matches(pin)
        self._close_for(self._pin.delay())
        return is_right

    def _close_for(self, seconds: int) -> None:
        self._opens_at = self._clock() + seconds
