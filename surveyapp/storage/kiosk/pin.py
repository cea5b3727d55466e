"""The supervisor's PIN: a scrypt hash, and a delay that grows with wrong tries and outlasts a restart."""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import json
import secrets
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.storage.files.safe_files import DiskProblem, FileRefused, read_regular, replace_file
from surveyapp.survey.json_format.strict_json import NotJson, NotText, parse

PIN_FILE = "supervisor.json"
SHORTEST_PIN = 6
"""Of a PIN that is chosen now: at the cost below, all of them take more than a day of one core. Shorter
ones of before still open."""
LONGEST_PIN = 32
FREE_TRIES = 3
LONGEST_DELAY = 600
# 32 MiB and about 0.1 s a try (Percival 2009; RFC 7914)
_COST = {"n": 2**15, "r": 8, "p": 1}


class SupervisorPin:
    """The PIN of a kiosk's folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / PIN_FILE
        self._wrong_here = 0

    @property
    def is_set(self) -> bool:
        """Whether a PIN was ever chosen here; also where the disk does not let its file be looked at."""
        try:
            return self._path.exists()
        except OSError:
            return True

    def choose(self, pin: str) -> None:
        """Set the PIN.

        Raises
        ------
        UserProblem
            if it is not 6 to 32 digits.
        DiskProblem
            if it cannot be stored.
        """
        self.check(pin)
        salt = secrets.token_bytes(16)
        self._save(salt.hex(), _hash(pin, salt).hex(), wrong=0)

    @staticmethod
    def check(pin: str) -> None:
        """Look whether ``pin`` can be chosen.

        Raises
        ------
        UserProblem
            if it is not 6 to 32 digits.
        """
        if not SHORTEST_PIN <= len(pin) <= LONGEST_PIN or not (pin.isascii() and pin.isdigit()):
            raise UserProblem(
                msg(
                    "Choose a PIN of {shortest} to {longest} digits.",
                    shortest=SHORTEST_PIN,
                    longest=LONGEST_PIN,
                )
            )

    def delay(self) -> int:
        """Return the seconds to wait before the next try: 0 at first, then 2, 4, 8 … up to 600."""
        wrong = max(self._load()[2], self._wrong_here)
        doublings = min(wrong - FREE_TRIES + 1, LONGEST_DELAY.bit_length())
        return 0 if wrong < FREE_TRIES else min(2**doublings, LONGEST_DELAY)

    def matches(self, pin: str) -> bool:
        """Return whether ``pin`` is right; a wrong one is counted *before* this returns.

        The count outlasts a restart, unless the disk takes nothing any more: then it is kept in
        memory, so that a full disk does not shut the supervisor out.

        Raises
        ------
        FileRefused
            if the file of the PIN is damaged.
        """
        salt, expected, wrong = self._load()
        self._count(salt, expected, max(wrong, self._wrong_here) + 1)
        is_right = hmac.compare_digest(_hash(pin, bytes.fromhex(salt)), bytes.fromhex(expected))
        if is_right:
            self._count(salt, expected, 0)
        return is_right

    def _count(self, salt: str, digest: str, wrong: int) -> None:
        self._wrong_here = wrong
        with contextlib.suppress(DiskProblem):
            self._save(salt, digest, wrong=wrong)

    def _save(self, salt: str, digest: str, *, wrong: int) -> None:
        value = {"format": "surveyapp-pin/1", "salt": salt, "scrypt": digest, "wrong": wrong}
        replace_file(self._path, json.dumps(value).encode() + b"\n")

    def _load(self) -> tuple[str, str, int]:
        data = read_regular(self._path, 1000)
        try:
            value = parse(data, PIN_FILE)
            salt, digest, wrong = value["salt"], value["scrypt"], value["wrong"]
            bytes.fromhex(salt), bytes.fromhex(digest)
            if type(wrong) is not int or wrong < 0:
                raise ValueError("no count of tries")  # noqa: TRY301
        except (KeyError, TypeError, ValueError, NotJson, NotText) as problem:
            raise FileRefused(
                file=PIN_FILE,
                reason=msg("it is damaged; remove it from the kiosk's folder and choose a new PIN"),
            ) from problem
        return salt, digest, wrong


def _hash(pin: str, salt: bytes) -> bytes:
    return hashlib.scrypt(pin.encode(), salt=salt, maxmem=64 * 2**20, dklen=32, **_COST)
