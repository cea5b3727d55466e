"""High-water marks: how many interviews and exports each batch of a kiosk has had, beside its files.

A file that is put back as it was, or deleted, is then behind its mark. A mark is a total: the same that the
batch's own file states, so it reveals nothing that the file does not. It is written after the interview is
durable and not waited for: a power cut may set a mark back, never ahead of its file. Whoever can write in the
kiosk's folder can alter marks too; what such a person cannot alter are exports already at the desk
(``services.quality``).
"""

from __future__ import annotations

import contextlib
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from surveyapp.errors import EnvironmentProblem, SurveyAppError
from surveyapp.messages.message import msg
from surveyapp.storage.collection.format import peek_numbers
from surveyapp.storage.files.safe_files import DiskProblem, read_regular, replace_unflushed
from surveyapp.storage.kiosk.file_kinds import REST, batch_file, batch_name, kiosk_files
from surveyapp.survey.json_format.strict_json import parse

MARKS_FILE = "kiosk.marks"
_KIND = "surveyapp-kiosk-marks/1"
_LARGEST = 2**20


@dataclass(frozen=True, slots=True)
class Mark:
    """The most interviews that a batch has held, and the highest number of its exports."""

    interviews: int = 0
    exports: int = 0

    def reaches(self, other: Mark) -> bool:
        """Return whether no number is below that of ``other``."""
        return self.interviews >= other.interviews and self.exports >= other.exports

    def raised_to(self, other: Mark) -> Mark:
        """Return the higher of both, number by number."""
        return Mark(max(self.interviews, other.interviews), max(self.exports, other.exports))


class StoreSetBack(EnvironmentProblem):
    """Interviews that a kiosk has stored are gone from its folder, or the folder is a copy."""


def rest_of(path: Path) -> Path:
    """Return where the interviews since the last export of the batch at ``path`` are."""
    return path.with_name(path.stem + REST + path.suffix)


def _batches_in(folder: Path) -> dict[str, Mark | None]:
    """Return what the files of each batch claim; None where one cannot be read."""
    found: dict[str, Mark | None] = {}
    for path in kiosk_files(folder):
        name, claimed = batch_name(path), peek_numbers(path)
        before = found.get(name, Mark())
        if claimed is None or before is None:
            found[name] = None
        else:
            interviews, exports = claimed
            found[name] = Mark(before.interviews + interviews, max(before.exports, exports))
    return found


class HighWater:
    """The marks of one folder, and a hash of its device by which a clone elsewhere is recognised."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._here = _device()
        self._noted_at, self._marks = _load(folder / MARKS_FILE)

    def of(self, name: str) -> Mark:
        """Return the mark of the batch of this name."""
        return self._marks.get(name, Mark())

    @property
    def names(self) -> tuple[str, ...]:
        """The names of all batches that were ever marked."""
        return tuple(self._marks)

    def note(self, name: str, mark: Mark, day: date | None) -> None:
        """Raise a batch's mark, and write it if the disk takes it.

        Parameters
        ----------
        name
            The batch's name.
        mark
            What it holds now.
        day
            The day that the times of file and folder are set to.
        """
        self._marks[name] = self.of(name).raised_to(mark)
        self._noted_at = self._noted_at or self._here
        self._save(day)

    def forget(self, day: date | None) -> None:
        """Take the folder as it is now: somebody has been told of what is gone."""
        present = _batches_in(self._folder)
        self._marks = {name: mark for name, mark in present.items() if mark is not None}
        self._noted_at = self._here
        self._save(day)

    def problems(self) -> tuple[StoreSetBack, ...]:
        """Return what is gone, or was copied, since the marks were written."""
        present = _batches_in(self._folder)
        found = [
            told
            for name, mark in sorted(self._marks.items())
            if (told := self._set_back(name, mark, present)) is not None
        ]
        if self._noted_at not in {"", self._here}:
            found.append(
                StoreSetBack(
                    msg(
                        "This kiosk's folder comes from another device. If it is still used there, "
                        "stop one of the two: both would have the same name and the same numbers, "
                        "and the analyst could not tell them apart."
                    )
                )
            )
        return tuple(found)

    @staticmethod
    def _set_back(name: str, mark: Mark, present: Mapping[str, Mark | None]) -> StoreSetBack | None:
        if name not in present:
            if not mark.interviews:
                return None
            return StoreSetBack(
                msg(
                    "{file} is gone from this kiosk with all its interviews. Look for it among the "
                    "deleted files and copies, and tell the analyst.",
                    file=batch_file(name),
                )
            )
        held = present[name]
        if held is None or held.reaches(mark):
            return None
        return StoreSetBack(
            msg(
                "{file} is older than it was: interviews that this kiosk had stored are missing, as "
                "when an old copy is put in its place. Keep the folder and tell the analyst.",
                file=batch_file(name),
            )
        )

    def _save(self, day: date | None) -> None:
        marks = {
            name: [mark.interviews, mark.exports] for name, mark in sorted(self._marks.items())
        }
        value = {"format": _KIND, "device": self._noted_at, "batches": marks}
        # the interview is stored: that its mark is not must not say otherwise
        with contextlib.suppress(DiskProblem):
            data = json.dumps(value, sort_keys=True).encode() + b"\n"
            replace_unflushed(self._folder / MARKS_FILE, data, day=day)


def _load(path: Path) -> tuple[str, dict[str, Mark]]:
    """Return the device and the marks at ``path``; none where there are none or a crash has cut them."""
    try:
        value = parse(read_regular(path, _LARGEST), MARKS_FILE)
        device, marks = (
            value["device"],
            {name: Mark(*two) for name, two in value["batches"].items()},
        )
    except (SurveyAppError, LookupError, TypeError, AttributeError):
        return "", {}
    numbers = [number for mark in marks.values() for number in (mark.interviews, mark.exports)]
    is_sound = isinstance(device, str) and all(type(number) is int for number in numbers)
    return (device, marks) if is_sound else ("", {})


def _device() -> str:
    return hashlib.sha256(f"surveyapp kiosk's device\n{_machine()}".encode()).hexdigest()


def _machine() -> str:
    try:
        return Path("/etc/machine-id").read_text(encoding="ascii")
    except (OSError, ValueError):
        import platform  # noqa: PLC0415 - machines with an id are the rule

        return platform.node()
