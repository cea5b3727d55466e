"""Files that were set back, deleted or copied are told at the kiosk's start."""

from __future__ import annotations

import json
from datetime import date

import pytest

from surveyapp.storage.collection.format import read_collection
from surveyapp.storage.files import safe_files
from surveyapp.storage.files.safe_files import disk_problem
from surveyapp.storage.kiosk import high_water
from surveyapp.storage.kiosk.high_water import MARKS_FILE
from surveyapp.storage.kiosk.store import KioskStore

DAY = date(2026, 3, 1)
FILE = "small-v1-0001.collection"


@pytest.fixture
def opened(tmp_path, small):
    stores: list[KioskStore] = []

    def open_store(name="store") -> KioskStore:
        for store in stores:
            store.close()
        stores.append(KioskStore(tmp_path / name, small))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()


def told(store) -> list[str]:
    return [str(problem) for problem in store.problems]


@pytest.mark.parametrize(("before", "after"), [(1, 1), (4, 1), (10, 5)])
def test_an_older_copy_that_is_put_back_is_told(opened, before, after):
    store = opened()
    for _ in range(before):
        store.add(["yes"], DAY)
    copy = (store.folder / FILE).read_bytes()
    for _ in range(after):
        store.add(["no"], DAY)
    (store.folder / FILE).write_bytes(copy)
    assert [one.startswith(f"{FILE} is older than it was") for one in told(opened())] == [True]


def test_a_file_of_before_an_export_is_told(opened, tmp_path):
    store = opened()
    for _ in range(10):
        store.add(["yes"], DAY)
    copy = (store.folder / FILE).read_bytes()
    store.export(tmp_path)
    (store.folder / FILE).write_bytes(copy)
    store = opened()
    assert "is older than it was" in told(store)[0]
    store.add(["yes"], DAY)
    store.export(tmp_path)
    numbers = [read_collection(path).manifest.export for path in sorted(tmp_path.glob("*.coll*"))]
    assert numbers == [1, 2]  # a number is used once


def test_a_deleted_file_is_told_and_its_number_not_used_again(opened):
    store = opened()
    store.add(["yes"], DAY)
    (store.folder / FILE).unlink()
    store = opened()
    assert [one.startswith(f"{FILE} is gone from this kiosk") for one in told(store)] == [True]
    store.add(["yes"], DAY)
    assert [path.name for path in store.folder.glob("*.collection")] == ["small-v1-0002.collection"]


def test_a_deleted_rest_is_told(opened, tmp_path):
    store = opened()
    for _ in range(10):
        store.add(["yes"], DAY)
    store.export(tmp_path)
    store.add(["no"], DAY)
    (store.folder / "small-v1-0001-rest.collection").unlink()
    assert "is older than it was" in told(opened())[0]


def test_a_clone_on_another_device_is_told(opened, monkeypatch):
    opened().add(["yes"], DAY)
    monkeypatch.setattr(high_water, "_machine", lambda: "another")
    assert "comes from another device" in told(opened())[0]


def test_it_is_told_until_somebody_takes_note(opened):
    store = opened()
    store.add(["yes"], DAY)
    (store.folder / FILE).unlink()
    assert told(opened()) == told(opened()) != []
    store = opened()
    assert store.is_set_back
    store.take_note()
    assert not store.is_set_back
    assert told(opened()) == []


def test_nothing_is_told_of_usual_work(opened, tmp_path):
    for days in range(3):
        store = opened()
        assert store.problems == []
        for _ in range(12):
            store.add(["yes"], DAY)
        (tmp_path / str(days)).mkdir()
        store.export(tmp_path / str(days))
        store.add(["no"], DAY)
        store.begin_new_file()
    assert told(opened()) == []


def test_marks_are_totals_and_no_time_finer_than_a_day(opened, tmp_path):
    store = opened()
    for _ in range(10):
        store.add(["yes"], DAY)
    store.export(tmp_path)
    store.add(["no"], DAY)
    path = store.folder / MARKS_FILE
    value = json.loads(path.read_bytes())
    assert value["batches"] == {"small-v1-0001": [11, 1]}
    assert set(value) == {"format", "device", "batches"}
    assert path.stat().st_mtime % 86400 == store.folder.stat().st_mtime % 86400 == 0


def test_a_mark_that_the_disk_does_not_take_costs_no_interview(opened, monkeypatch):
    store = opened()
    store.add(["yes"], DAY)

    def full(path, *_, **__):
        raise disk_problem(path, "written", OSError(28, "full"))

    monkeypatch.setattr(high_water, "replace_unflushed", full)
    store.add(["yes"], DAY)
    assert store.interviews == 2
    assert told(opened()) == []


@pytest.mark.parametrize("content", [b"", b"{", b"[]", b'{"device":1,"batches":{}}', b"\xff" * 9])
def test_marks_that_a_crash_has_cut_are_begun_again(opened, content):
    store = opened()
    store.add(["yes"], DAY)
    (store.folder / MARKS_FILE).write_bytes(content)
    store = opened()
    assert store.problems == []
    store.add(["yes"], DAY)
    assert json.loads((store.folder / MARKS_FILE).read_bytes())["batches"] == {
        "small-v1-0001": [2, 0]
    }


def test_an_interview_waits_for_two_flushes_and_for_none_of_the_marks(opened, monkeypatch):
    store = opened()
    flushed = []
    really = safe_files.os.fsync
    monkeypatch.setattr(safe_files.os, "fsync", lambda fd: flushed.append(fd) or really(fd))
    store.add(["yes"], DAY)
    assert len(flushed) == 2  # the file and its folder
