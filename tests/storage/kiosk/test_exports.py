"""Exports of one kiosk: whoever has all of them tells fewer than ten interviews apart in none."""

from __future__ import annotations

import random
import shutil
from datetime import date, timedelta
from itertools import combinations
from pathlib import Path

import pytest

from surveyapp.errors import EnvironmentProblem
from surveyapp.storage.collection.format import MAGIC, SECOND_MAGIC, check_lines, read_collection
from surveyapp.storage.files import safe_files
from surveyapp.storage.files.safe_files import DiskProblem, NotFlushed, disk_problem
from surveyapp.storage.kiosk import export, file_kinds
from surveyapp.storage.kiosk import store as kiosk_store
from surveyapp.storage.kiosk.export import SMALLEST_EXPORT, export_folder
from surveyapp.storage.kiosk.store import KioskStore

DAY = date(2026, 3, 1)
FILE = "small-v1-0001.collection"
REST = "small-v1-0001-rest.collection"
OLD_STORE = Path(__file__).parent / "old_store"


def lines_in(paths) -> frozenset[str]:
    return frozenset(line for path in paths for line in check_lines(read_collection(path)))


class Fieldwork:
    """One kiosk, and a stick a time for what it exports."""

    def __init__(self, folder: Path, survey) -> None:
        self.folder, self._survey, self._sticks = folder, survey, 0
        self.store = KioskStore(folder / "store", survey)
        self.exports: list[frozenset[str]] = []
        self.releases = 0

    def ask(self, interviews: int) -> None:
        for _ in range(interviews):
            self.store.add(["yes"], DAY + timedelta(days=self._sticks))

    def restart(self) -> None:
        self.store.close()
        self.store = KioskStore(self.folder / "store", self._survey)

    def export(self, *, release: bool = False, from_outside: bool = False):
        self._sticks += 1
        stick = self.folder / f"stick{self._sticks}"
        stick.mkdir()
        try:
            if from_outside:
                self.store.close()
                export_folder(self.store.folder, stick, allow_small=release)
                self.restart()
            else:
                self.store.export(stick, allow_small=release)
        except EnvironmentProblem:  # nothing was exported: too few, or none
            self.restart()
        files = sorted(stick.iterdir())
        if files:
            self.exports.append(lines_in(files))
        return files

    @property
    def stored(self) -> frozenset[str]:
        return lines_in(self.store.folder.glob("*.collection"))


@pytest.fixture
def fieldwork(tmp_path, small, monkeypatch):
    # a thousand files are written here, and what is tried is not the disk
    monkeypatch.setattr(safe_files.os, "fsync", lambda _descriptor: None)
    begun: list[Fieldwork] = []

    def begin(survey=small) -> Fieldwork:
        folder = tmp_path / str(len(begun))
        folder.mkdir()
        begun.append(Fieldwork(folder, survey))
        return begun[-1]

    yield begin
    for one in begun:
        one.store.close()


def test_an_export_after_one_more_interview_does_not_tell_that_one(fieldwork):
    one = fieldwork()
    one.ask(10)
    one.export()
    one.ask(1)
    one.export()
    first, second = one.exports
    assert first == second
    assert len(one.stored) == 11


def test_the_interviews_that_waited_go_out_once_they_are_ten(fieldwork):
    one = fieldwork()
    one.ask(12)
    one.export()
    one.ask(9)
    one.export()
    one.ask(1)
    (file,) = one.export()
    assert [len(export) for export in one.exports] == [12, 12, 22]
    assert read_collection(file).manifest.batch == 1
    assert not (one.store.folder / REST).exists()


def live(one: Fieldwork, chance: random.Random) -> frozenset[str] | None:
    """Let a kiosk live at random; returns what the release exported, if there was one."""
    released = None
    for _ in range(chance.randint(4, 14)):
        step = chance.choices(
            ["ask", "export", "outside", "restart", "new file"], [5, 4, 1, 1, 0.7]
        )[0]
        match step:
            case "ask":
                one.ask(chance.choice([1, 2, 3, 5, 9, 10, 11, 14]))
            case "restart":
                one.restart()
            case "new file":
                one.store.begin_new_file()
            case _:
                one.export(from_outside=step == "outside")
    if chance.random() < 0.5:
        before = len(one.exports)
        one.export(release=True)
        released = one.exports[-1] if len(one.exports) > before else None
        one.ask(chance.randint(0, 12))
        one.export(release=chance.random() < 0.5)
    return released


def differing_by_few(exports, released):
    """Return the pairs of exports that tell one to nine interviews apart, but for the one release."""
    return [
        (one, two)
        for one, two in combinations(exports, 2)
        if 0 < len(one ^ two) < SMALLEST_EXPORT and released not in {one, two}
    ]


HISTORIES = [
    pytest.param(seed, marks=() if seed % 10 == 0 else pytest.mark.slow) for seed in range(200)
]


@pytest.mark.parametrize("seed", HISTORIES)
def test_no_two_exports_of_a_random_history_differ_by_one_to_nine_interviews(
    fieldwork, seed, monkeypatch
):
    chance = random.Random(seed)  # noqa: S311 - a history
    if seed % 20 == 0:
        monkeypatch.setattr(file_kinds, "MOST_INTERVIEWS_A_FILE", 25)
    one = fieldwork()
    released = live(one, chance)
    assert differing_by_few(one.exports, released) == []
    for earlier, later in zip(one.exports, one.exports[1:], strict=False):
        assert earlier <= later  # nothing that went out is ever taken back
    assert all(export <= one.stored for export in one.exports)


def test_the_check_above_finds_one_more_interview():
    ten = frozenset(map(str, range(10)))
    assert differing_by_few([ten, ten | {"eleventh"}], None)


def test_the_release_is_marked_and_done_once(fieldwork):
    one = fieldwork()
    one.ask(12)
    (before,) = one.export()
    one.ask(3)
    assert one.store.can_release
    (released,) = one.export(release=True)
    assert not one.store.can_release
    one.ask(2)
    (after,) = one.export(release=True)
    assert [len(export) for export in one.exports] == [12, 15, 15]
    marks = [read_collection(path).manifest.rest_released for path in (before, released, after)]
    assert marks == [False, True, True]
    one.ask(8)
    one.export()
    assert len(one.exports[-1]) == 25


def test_a_release_that_releases_nothing_leaves_the_release_for_later(fieldwork):
    one = fieldwork()
    one.ask(12)
    (file,) = one.export(release=True)
    assert one.store.can_release
    assert not read_collection(file).manifest.rest_released


def test_only_a_released_file_is_of_the_second_format(fieldwork):
    """Programs of before refuse it by its first line; all other files they read as ever."""
    one = fieldwork()
    one.ask(10)
    (usual,) = one.export()
    one.ask(1)
    (released,) = one.export(release=True)
    assert usual.read_bytes().startswith(MAGIC + b"\n")
    assert released.read_bytes().startswith(SECOND_MAGIC + b"\n")


def test_the_rest_is_told_and_is_no_problem(fieldwork, tmp_path):
    one = fieldwork()
    one.ask(10)
    one.export()
    one.ask(1)
    exported = one.store.export(tmp_path)
    assert exported.problems == ()
    (told,) = exported.held_back
    assert str(told) == (
        "Fewer than 10 interviews came after the last export of small-v1-0001.collection. They "
        "wait for a later one, or whoever compares the two could tell them apart. At the end of "
        "fieldwork they can be released, once."
    )


def test_counts_and_days_wait_with_the_interviews(fieldwork):
    one = fieldwork()
    one.ask(10)
    one.export()
    one.ask(9)
    (file,) = one.export()
    assert read_collection(file).manifest.days == (DAY, DAY)
    one.ask(1)
    (file,) = one.export()
    assert read_collection(file).manifest.days == (DAY, DAY + timedelta(days=2))


def test_a_crash_between_the_batch_and_its_rest_counts_nobody_twice(fieldwork):
    """The rest has joined the batch, and the kiosk died before it could remove its file."""
    one = fieldwork()
    one.ask(10)
    one.export()
    one.ask(11)
    rest = (one.store.folder / REST).read_bytes()
    one.export()
    (one.store.folder / REST).write_bytes(rest)
    one.restart()
    assert one.store.interviews == 21
    one.ask(1)
    (file,) = one.export()
    assert read_collection(file).manifest.interviews == 21
    one.restart()
    assert one.store.interviews == 22


def test_after_an_export_that_the_disk_took_no_note_of_later_interviews_go_elsewhere(
    fieldwork, monkeypatch
):
    one = fieldwork()
    one.ask(10)

    def full(path, *_, **__):
        raise disk_problem(path, "written", OSError(28, "full"))

    with monkeypatch.context() as patched:
        patched.setattr(export, "replace_file", full)
        one.export()
    one.ask(3)
    one.export()
    assert [len(each) for each in one.exports] == [10, 10]
    assert len(one.stored) == 13


@pytest.mark.parametrize("fails", [DiskProblem, NotFlushed])
def test_a_new_batch_that_cannot_be_written_leaves_the_old_one_closed(
    fieldwork, monkeypatch, fails
):
    one = fieldwork()
    one.ask(10)
    one.export()
    facts = {"file": "x", "reason": "y"} | ({"action": "written"} if fails is DiskProblem else {})

    def fail(*_, **__):
        raise fails(**facts)

    with monkeypatch.context() as patched:
        patched.setattr(kiosk_store, "replace_file", fail)
        with pytest.raises(fails):
            one.store.begin_new_file()
    one.ask(1)
    assert len(one.stored) == 11


def test_a_store_of_the_version_before_goes_on(tmp_path, small):
    """Twelve interviews were exported and three came after, in one file and under a key without checksum."""
    folder, stick = tmp_path / "store", tmp_path / "stick"
    shutil.copytree(OLD_STORE, folder, ignore=shutil.ignore_patterns("*-27f54e67-*"))
    stick.mkdir()
    store = KioskStore(folder, small)
    assert (store.interviews, store.problems) == (15, [])
    store.add(["yes"], DAY)
    (file,) = store.export(stick).files
    store.close()
    assert read_collection(file).manifest.interviews == 15
    assert lines_in(OLD_STORE.glob("*-27f54e67-*.collection")) <= lines_in([file])
