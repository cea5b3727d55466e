"""The PINs of a kiosk: scrypt hashes, and delays that grow with wrong tries and outlast a restart.

The supervisor's keeps people from the export and the way out. The surveyor's stands between two respondents:
whoever holds the device cannot begin a second interview alone. It protects nothing that is stored, so its
delay is short: somebody is waiting to be interviewed, and a child may have tapped on the digits.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
import secrets
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any, ClassVar

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.storage.files.safe_files import (
    DiskProblem,
    FileRefused,
    read_regular,
    replace_file,
    today,
)
from surveyapp.survey.json_format.strict_json import NotJson, NotText, parse

PIN_FILE = "supervisor.json"
SURVEYOR_PIN_FILE = "surveyor.json"
SHORTEST_PIN = 6
"""Of a PIN that is chosen now: at the cost below, all of them take more than a day of one core. Shorter
ones of before still open."""
SHORTEST_SURVEYOR_PIN = 4
LONGEST_PIN = 32
FREE_TRIES = 3
LONGEST_DELAY = 600
LONGEST_SURVEYOR_DELAY = 30
# 32 MiB and about 0.1 s a try (Percival 2009; RFC 7914)
_COST = {"n": 2**15, "r": 8, "p": 1}
_KIND = "surveyapp-pin/1"


class KioskPin:
    """A PIN of a kiosk's folder. Its file says no finer time than the day on which it was last asked for.

    Parameters
    ----------
    folder : Path
        The kiosk's folder.
    clock : callable
        Returns the day.
    """

    file: ClassVar[str]
    shortest: ClassVar[int]
    longest_delay: ClassVar[int]

    def __init__(self, folder: Path, clock: Callable[[], date] = today) -> None:
        self._path = folder / self.file
        self._clock = clock
        self._wrong_here = 0

    @property
    def is_set(self) -> bool:
        """Whether this was ever decided here; also where the disk does not let its file be looked at."""
        try:
            return self._path.exists()
        except OSError:
            return True

    def choose(self, pin: str) -> None:
        """Set the PIN.

        Parameters
        ----------
        pin : str
            Its digits.

        Raises
        ------
        UserProblem
            if they are too few, too many or no digits.
        DiskProblem
            if it cannot be stored.
        """
        self.check(pin)
        salt = secrets.token_bytes(16)
        self._save(salt.hex(), _hash(pin, salt).hex(), wrong=0)
        self._wrong_here = 0

    @classmethod
    def check(cls, pin: str) -> None:
        """Look whether ``pin`` can be chosen.

        Parameters
        ----------
        pin : str
            Its digits.

        Raises
        ------
        UserProblem
            if they are too few, too many or no digits.
        """
        if not cls.shortest <= len(pin) <= LONGEST_PIN or not (pin.isascii() and pin.isdigit()):
            raise UserProblem(
                msg(
                    "Choose a PIN of {shortest} to {longest} digits.",
                    shortest=cls.shortest,
                    longest=LONGEST_PIN,
                )
            )

    def delay(self) -> int:
        """Return the seconds to wait before the next try: 0 at first, then 2, 4, 8 … up to the longest.

        Raises
        ------
        FileRefused
            if the file of the PIN is damaged.
        """
        wrong = max(self._load()[2], self._wrong_here)
        doublings = min(wrong - FREE_TRIES + 1, LONGEST_DELAY.bit_length())
        return 0 if wrong < FREE_TRIES else min(2**doublings, self.longest_delay)

    def matches(self, pin: str) -> bool:
        """Return whether ``pin`` is right; a wrong one is counted *before* this returns.

        The count outlasts a restart, unless the disk takes nothing any more: then it is kept in
        memory, so that a full disk shuts nobody out.

        Parameters
        ----------
        pin : str
            The digits that were entered.

        Raises
        ------
        FileRefused
            if the file of the PIN is damaged.
        """
        salt, expected, wrong = self._load()
        self._count(salt, expected, max(wrong, self._wrong_here) + 1)
        is_right = _is_hash_of(expected, pin, salt)
        if is_right:
            self._count(salt, expected, 0)
        return is_right

    def is_the_same(self, pin: str) -> bool:
        """Return whether ``pin`` is this one, without counting: for whoever may choose another PIN.

        Parameters
        ----------
        pin : str
            The digits that are to be chosen.

        Raises
        ------
        FileRefused
            if the file of the PIN is damaged.
        """
        salt, expected, _wrong = self._load()
        return _is_hash_of(expected, pin, salt)

    def _count(self, salt: str, digest: str, wrong: int) -> None:
        self._wrong_here = wrong
        with contextlib.suppress(DiskProblem):
            self._save(salt, digest, wrong=wrong)

    def _save(self, salt: str, digest: str, *, wrong: int) -> None:
        self._write({"format": _KIND, "salt": salt, "scrypt": digest, "wrong": wrong})

    def _write(self, value: dict[str, object]) -> None:
        # at the hand-over it is asked for before each interview: its time would be the interview's
        replace_file(self._path, json.dumps(value).encode() + b"\n", day=self._clock())

    def _value(self) -> Any:
        return parse(read_regular(self._path, 1000), self.file)

    def _load(self) -> tuple[str, str, int]:
        try:
            value = self._value()
            salt, digest, wrong = value["salt"], value["scrypt"], value["wrong"]
            bytes.fromhex(salt), bytes.fromhex(digest)
            if type(wrong) is not int or wrong < 0:
                raise ValueError("no count of tries")  # noqa: TRY301
        except (KeyError, TypeError, ValueError, NotJson, NotText) as problem:
            raise FileRefused(file=self.file, reason=self._way_out()) from problem
        return salt, digest, wrong

    @staticmethod
    def _way_out() -> Message:
        """Say what to do where the file is damaged."""
        return msg("it is damaged; remove it from the kiosk's folder and choose a new PIN")


class SupervisorPin(KioskPin):
    """What opens the supervisor's page."""

    file = PIN_FILE
    shortest = SHORTEST_PIN
    longest_delay = LONGEST_DELAY


class SurveyorPin(KioskPin):
    """What the surveyor enters between two respondents, or the statement that nobody is asked for it."""

    file = SURVEYOR_PIN_FILE
    shortest = SHORTEST_SURVEYOR_PIN
    longest_delay = LONGEST_SURVEYOR_DELAY

    @property
    def is_asked(self) -> bool:
        """Whether the kiosk waits for it; not where it was stated that it shall do without."""
        if not self.is_set:
            return False
        try:
            value = self._value()
        except (FileRefused, NotJson, NotText):
            return True  # a damaged file opens nothing
        return not (isinstance(value, dict) and value.get("asked") is False)

    def do_without(self) -> None:
        """State that this kiosk begins the next interview without a PIN.

        Raises
        ------
        DiskProblem
            if that cannot be stored.
        """
        self._write({"format": _KIND, "asked": False})
        self._wrong_here = 0

    @staticmethod
    def _way_out() -> Message:
        """Say what to do where the file is damaged."""
        return msg("it is damaged; the supervisor can choose a new surveyor's PIN")


def _is_hash_of(expected: str, pin: str, salt: str) -> bool:
    return hmac.compare_digest(_hash(pin, bytes.fromhex(salt)), bytes.fromhex(expected))


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, maxmem=64 * 2**20, dklen=32, **_COST)
