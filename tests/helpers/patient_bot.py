"""A bot of pytest-qt that waits as long as a busy machine needs."""

from __future__ import annotations

from collections.abc import Callable

from pytestqt.qtbot import QtBot

PATIENCE_MS = 60_000
"""What is awaited comes within a second; a machine that does other things too must fail no test."""


class PatientBot(QtBot):
    """Waits for at least a minute, however little a test asks for."""

    def waitUntil(  # noqa: N802 - the name of the bot's
        self, callback: Callable[[], bool | None], *, timeout: int = 0
    ) -> None:
        """Wait until ``callback`` is true, or raises no assertion any more."""
        super().waitUntil(callback, timeout=max(timeout, PATIENCE_MS))
