"""Speaks screens: the recordings of their texts, one after the other, through what was allowed.

A screen tells what can be spoken (``BareView.spoken``), in the order in which it is read. Each button is
marked while it is spoken. What is played depends on the screen alone, never on what was touched, and a
touch ends it at once. Qt Multimedia is an add-on of Qt: without it, or without recordings, nothing offers
a voice. ``surveyapp check`` tells which recordings are missing.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtWidgets import QWidget

from surveyapp.storage.kiosk.sound_setting import SoundChoice, SoundSetting, SoundUse
from surveyapp.ui.kiosk.base.bare_view import BareView, Part, language_of, speech_of
from surveyapp.ui.kiosk.base.controls import Button
from surveyapp.ui.kiosk.base.drawn_button import Loudspeaker

PAUSE_MS = 350
"""Between two texts."""
PATIENCE_MS = 3000
"""How much longer than it lasts a recording may take; then the sound server stalls, and the next follows."""


class Sounds(Protocol):
    """Where recordings are found."""

    def find(self, text: str, language: str) -> Path | None:
        """Return the file that speaks ``text``, if there is one."""


class Voice(Protocol):
    """What plays one file at a time."""

    def outputs(self) -> tuple[tuple[str, str], ...]:
        """Return the outputs that are there, the system's own choice first: their ids, and their names."""

    def play(self, path: Path, output: str, ended: Callable[[], None]) -> None:
        """Play the file from its beginning through that output; where it is gone, play nothing."""

    def stop(self) -> None:
        """Be silent; what was played has not ended."""


class Player(QObject):
    """Qt Multimedia's player."""

    def __init__(self, multimedia: Any) -> None:
        super().__init__()
        self._multimedia = multimedia
        self._player = multimedia.QMediaPlayer()
        self._output = multimedia.QAudioOutput()
        self._player.setAudioOutput(self._output)
        self._ended: Callable[[], None] | None = None
        self._overdue = QTimer(self, singleShot=True)
        self._overdue.timeout.connect(self._end)
        self._player.mediaStatusChanged.connect(self._changed)

    def outputs(self) -> tuple[tuple[str, str], ...]:
        """Return ids and names of the outputs, the system's own choice first."""
        devices = self._multimedia.QMediaDevices
        there = sorted(devices.audioOutputs(), key=lambda each: not each.isDefault())
        return tuple((_id(each), each.description()) for each in there)

    def play(self, path: Path, output: str, ended: Callable[[], None]) -> None:
        """Play the file from its beginning through that output; where it is gone, play nothing."""
        self.stop()
        devices = self._multimedia.QMediaDevices.audioOutputs()
        device = next((each for each in devices if _id(each) == output), None)
        if device is None:
            return
        if self._output.device() != device:
            self._output.setDevice(device)
        self._player.setSource(QUrl.fromLocalFile(str(path)))
        self._ended = ended
        self._overdue.start(PATIENCE_MS)
        self._player.play()

    def stop(self) -> None:
        """Be silent, and let go of the file."""
        self._ended = None
        self._overdue.stop()
        self._player.stop()
        self._player.setSource(QUrl())

    def _changed(self, status: Any) -> None:
        kinds = self._multimedia.QMediaPlayer.MediaStatus
        if status == kinds.BufferedMedia and self._ended is not None:
            self._overdue.start(self._player.duration() + PATIENCE_MS)
        elif status in {kinds.EndOfMedia, kinds.InvalidMedia}:
            self._end()

    def _end(self) -> None:
        ended, self._ended = self._ended, None
        self._overdue.stop()
        if ended is not None:
            ended()


def _id(device: Any) -> str:
    return bytes(device.id()).decode(errors="replace")


def voice() -> Voice | None:
    """Return a player, or None where Qt Multimedia is not installed."""
    try:
        multimedia = importlib.import_module("PySide6.QtMultimedia")
    except ImportError:
        return None
    return Player(multimedia)


class Speaking:
    """Speaks one screen at a time, through what the supervisor has allowed.

    Where no recordings can be found or played, or the supervisor's choice cannot be kept, nothing is allowed.
    """

    def __init__(
        self,
        sounds: Sounds | None,
        player: Voice | None,
        setting: SoundSetting | None = None,
    ) -> None:
        self.player = player
        self._sounds = sounds
        self._setting = setting
        self._left: list[tuple[Path, QWidget]] = []
        self._view: BareView | None = None
        self._marked: Button | None = None
        self._next = QTimer(singleShot=True, interval=PAUSE_MS)
        self._next.timeout.connect(self._speak_next)

    @property
    def choice(self) -> SoundChoice:
        """What the supervisor has decided."""
        return SoundChoice() if self._setting is None else self._setting.choice

    def choose(self, choice: SoundChoice) -> None:
        """Keep through what respondents may hear; ``DiskProblem`` if it cannot be stored."""
        self.stop()
        if self._setting is not None:
            self._setting.choose(choice)

    @property
    def has_sounds(self) -> bool:
        """Whether this survey has anything that could be heard, were it allowed."""
        return bool(self._sounds)

    @property
    def is_possible(self) -> bool:
        """Whether there are recordings, a player and the supervisor's leave."""
        return self.can_be_allowed and self.choice.use is not SoundUse.NONE

    @property
    def can_be_allowed(self) -> bool:
        """Whether there are recordings, and a player for them."""
        return self.has_sounds and self.player is not None

    def can_speak(self, view: BareView, language: str) -> bool:
        """Return whether anything of a screen in that language can be heard."""
        return self.is_possible and bool(self._recordings(view.spoken(), language))

    @property
    def is_public(self) -> bool:
        """Whether everybody near may hear it."""
        return self.choice.use is SoundUse.LOUDSPEAKER

    @property
    def is_speaking(self) -> bool:
        """Whether a screen is being spoken."""
        return self._view is not None

    def speak(self, view: BareView, language: str) -> None:
        """Speak a screen in that language from its beginning."""
        self.stop()
        if not self.is_possible:
            return
        self._left = self._recordings(view.spoken(), language)
        if self._left:
            self._view = view
            self._show_speaking(is_speaking=True)
            self._speak_next()

    def stop(self) -> None:
        """Be silent, and mark nothing."""
        if self._view is None or self.player is None:
            return
        self._next.stop()
        self._left = []
        self._mark(None)
        self._show_speaking(is_speaking=False)
        self._view = None
        self.player.stop()

    def _show_speaking(self, *, is_speaking: bool) -> None:
        shown = None if self._view is None else self._view.findChild(Loudspeaker)
        if shown is not None:
            shown.show_speaking(is_speaking=is_speaking)

    def _recordings(self, parts: Sequence[Part], language: str) -> list[tuple[Path, QWidget]]:
        assert self._sounds is not None  # noqa: S101 - it is possible
        found = []
        for part in parts:
            for text in speech_of(part):
                path = self._sounds.find(text, language_of(part, language))
                if path is not None:
                    found.append((path, part.widget))
        return found

    def _speak_next(self) -> None:
        if self._view is None or self.player is None:
            return
        if not self._left:
            self.stop()
            return
        path, widget = self._left.pop(0)
        self._view.reveal(widget)
        is_marked = isinstance(widget, Button) and not isinstance(widget, Loudspeaker)
        self._mark(widget if isinstance(widget, Button) and is_marked else None)
        self.player.play(path, self.choice.output, self._next.start)

    def _mark(self, button: Button | None) -> None:
        if self._marked is not None and self._marked is not button:
            self._marked.mark_spoken(is_spoken=False)
        self._marked = button
        if button is not None:
            button.mark_spoken(is_spoken=True)
