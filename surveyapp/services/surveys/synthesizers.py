"""Local speech synthesizers that make recordings while a survey is written: espeak-ng and piper.

They are programs of their own, started only by the author's command; the kiosk never speaks by itself,
it plays files. Nothing is sent anywhere.
"""

from __future__ import annotations

import shutil
import subprocess
import wave
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.messages.message import msg

ESPEAK, PIPER = "espeak-ng", "piper"
WORDS_A_MINUTE = 140
"""Slower than espeak-ng's 175: people hear each sentence once."""
SECONDS_A_TEXT = 120


@dataclass(frozen=True, slots=True)
class Synthesizer:
    """An installed program with one voice."""

    program: str
    command: tuple[str, ...]
    made_by: str
    """What the table says of its recordings."""

    def speak(self, text: str, path: Path) -> None:
        """Write ``text``, spoken, to a WAV file.

        Parameters
        ----------
        text : str
            one line or several.
        path : Path
            the file that is written.

        Raises
        ------
        EnvironmentProblem
            if the program fails or writes no sound.
        """
        words = [word.format(out=path) if word == "{out}" else word for word in self.command]
        line = " ".join(text.split()) + "\n"
        try:
            done = subprocess.run(  # noqa: S603 - a program that the author names; the text goes by stdin
                words, input=line.encode(), capture_output=True, timeout=SECONDS_A_TEXT, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as problem:
            raise EnvironmentProblem(
                msg("{program} does not answer: {reason}.", program=self.program, reason=problem)
            ) from problem
        if done.returncode != 0 or not _has_sound(path):
            lines = done.stderr.decode(errors="replace").strip().splitlines()
            raise EnvironmentProblem(
                msg(
                    "{program} could not speak “{text}”: {reason}.",
                    program=self.program,
                    text=text,
                    reason=lines[-1] if lines else msg("it gives no reason"),
                )
            )


def _has_sound(path: Path) -> bool:
    try:
        with wave.open(str(path)) as sound:
            return int(sound.getnframes()) > 0
    except (OSError, EOFError, wave.Error):
        return False


def find_synthesizer(program: str, language: str, voice: str = "") -> Synthesizer:
    """Return an installed synthesizer for a language.

    Parameters
    ----------
    program : str
        ``espeak-ng`` or ``piper``.
    language : str
        the language's code, as ``fr``.
    voice : str, optional
        a voice of espeak-ng (default: the language's), or the file of a piper voice, which piper needs.

    Raises
    ------
    EnvironmentProblem
        if the program is not installed.
    UserProblem
        if it has no such voice.
    """
    found = shutil.which(program)
    if found is None:
        raise EnvironmentProblem(
            msg(
                "{program} is not installed. Install it (on Debian and Ubuntu espeak-ng is a package of "
                "that name), or have the texts recorded: --script lists them.",
                program=program,
            )
        )
    if program == ESPEAK:
        name = voice or language
        command: tuple[str, ...] = (found, "-v", name, "-s", str(WORDS_A_MINUTE))
        command += ("-w", "{out}", "--stdin")
        if not _espeak_knows(found, name):
            raise UserProblem(
                msg("No voice of espeak-ng is called {voice}. Choose one with --voice.", voice=name)
            )
    else:
        if not Path(voice).is_file():
            raise UserProblem(
                msg(
                    "To speak {language}, piper needs the file of a voice. Name it with --voice.",
                    language=language,
                )
            )
        name = Path(voice).stem
        command = (found, "--model", voice, "--output_file", "{out}")
    return Synthesizer(program, command, f"{program} {name}")


def _espeak_knows(program: str, voice: str) -> bool:
    asked = [program, "-q", "-v", voice, "--stdin"]
    try:
        done = subprocess.run(  # noqa: S603 - the program found above
            asked, input=b"\n", capture_output=True, timeout=SECONDS_A_TEXT, check=False
        )
    except (OSError, subprocess.TimeoutExpired):
        return False
    return done.returncode == 0
