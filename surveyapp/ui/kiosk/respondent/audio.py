"""Reads questions aloud from the sound files that a survey names, where Qt Multimedia is installed.

It is an add-on of Qt: without it, or without the file, the question is a text alone and no button
promises a voice. Missing files are told by ``surveyapp check`` and when the kiosk starts.
"""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QUrl

from surveyapp.services.kiosk.screen import Screen


class Voice(Protocol):
    """What plays one file at a time."""

    def play(self, path: Path) -> None:
        """Play the file from its beginning."""

    def stop(self) -> None:
        """Be silent."""


class Player:
    """Qt Multimedia's player."""

    def __init__(self, multimedia: Any) -> None:
        self._output = multimedia.QAudioOutput()
        self._player = multimedia.QMediaPlayer()
        self._player.setAudioOutput(self._output)

    def play(self, path: Path) -> None:
        """Play the file from its beginning."""
        self._player.stop()
        self._player.setSource(QUrl.fromLocalFile(str(path)))
        self._player.play()

    def stop(self) -> None:
        """Be silent, and let go of the file."""
        self._player.stop()
        self._player.setSource(QUrl())


def voice() -> Voice | None:
    """Return a player, or None where Qt Multimedia is not installed."""
    try:
        multimedia = importlib.import_module("PySide6.QtMultimedia")
    except ImportError:
        return None
    return Player(multimedia)


class Speaking:
    """The voice of a survey's questions; its files lie in ``folder``."""

    def __init__(self, folder: Path | None, player: Voice | None) -> None:
        self._folder = folder
        self._player = player

    def can_say(self, screen: Screen) -> bool:
        """Return whether the question on ``screen`` has a file to play."""
        return self._player is not None and self._file(screen) is not None

    def say(self, screen: Screen) -> None:
        """Speak the question on ``screen``, from its beginning."""
        path = self._file(screen)
        if self._player is not None and path is not None:
            self._player.play(path)

    def stop(self) -> None:
        """Be silent."""
        if self._player is not None:
            self._player.stop()

    def _file(self, screen: Screen) -> Path | None:
        asked = screen.member or screen.question
        if self._folder is None or asked is None or asked.audio is None or not screen.number:
            return None
        path = self._folder / asked.audio.in_language(screen.language)
        return path if path.is_file() else None
