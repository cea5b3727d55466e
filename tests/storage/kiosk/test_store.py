"""The kiosk's store: the set of interviews, never their order; whole or not at all."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

import errno
import hashlib
import os
import random
import secrets
import shutil
from datetime import date, timedelta
from itertools import chain

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.designs.core.coins import RandomnessFailed
from surveyapp.errors import EnvironmentProblem
from surveyapp.storage.collection.format import Counts, check_lines, compose, read_collection
from surveyapp.storage.files.safe_files import DiskProblem, FileRefused, NotFlushed
from surveyapp.storage.kiosk import file_kinds
from surveyapp.storage.kiosk.export import SMALLEST_EXPORT, export_folder
from surveyapp.storage.kiosk.signing_key import KEY_FILE
from surveyapp.storage.kiosk.store import KioskStore

DAY = date(2026, 3, 1)
FILE = "small-v1-0001.collection"
posix = pytest.mark.skipif(os.name != "posix", reason="modes and links are POSIX")


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "store"


@pytest.fixture
def opened(folder, small):
    """Return an opener of the store; what it opened is closed at the end."""
    stores: list[KioskStore] = []

    def open_store(survey=small) -> KioskStore:
        for store in stores:
            store.close()
        stores.append(KioskStore(folder, survey))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()


@pytest.fixture
def stick(tmp_path):
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick"


def reports_in(path) -> list[str]:
    return sorted(line.split(",")[1] for line in check_lines(read_collection(path)))


def contents(folder) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


# storing


def test_a_new_store_holds_no_interview(opened, folder):
    assert opened().interviews == 0
    assert sorted(contents(folder)) == ["kiosk.key", "kiosk.lock"]


def test_a_stored_interview_is_in_a_verified_file_when_add_returns(opened, folder):
    opened().add(["yes"], DAY)
    assert reports_in(folder / FILE) == ["yes"]


def test_interviews_outlast_a_restart(opened, folder):
    opened().add(["yes"], DAY)
    opened().add(["no"], DAY)
    assert reports_in(folder / FILE) == ["no", "yes"]
    assert opened().interviews == 2


def test_the_key_outlasts_a_restart(opened):
    assert opened().kiosk == opened().kiosk


def test_two_kiosks_have_two_keys(small, tmp_path):
    stores = [KioskStore(tmp_path / name, small) for name in "ab"]
    assert stores[0].kiosk != stores[1].kiosk
    for store in stores:
        store.close()


def test_nothing_but_store_key_lock_and_marks_is_written(opened, folder, tmp_path):
    for _ in range(5):
        opened().add(["yes"], DAY)
    assert sorted(contents(folder)) == ["kiosk.key", "kiosk.lock", "kiosk.marks", FILE]
    assert [path.name for path in tmp_path.iterdir()] == ["store"]


@posix
def test_everything_in_the_store_is_private(opened, folder):
    opened().add(["yes"], DAY)
    modes = {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}
    assert set(modes) == {"kiosk.key", "kiosk.lock", "kiosk.marks", FILE}
    assert set(modes.values()) == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700


def test_times_of_file_and_folder_are_midnight_of_the_last_day(opened, folder):
    store = opened()
    for days in (0, 2, 1):
        store.add(["yes"], DAY + timedelta(days=days))
    midnight = 1772323200 + 2 * 86400
    for path in (folder / FILE, folder / "kiosk.marks", folder):
        assert (path.stat().st_mtime, path.stat().st_atime) == (midnight, midnight)


def test_the_manifest_tells_first_and_last_day(opened, folder):
    store = opened()
    for days in (1, 3, 0, 2):
        store.add(["yes"], DAY + timedelta(days=days))
    assert read_collection(folder / FILE).manifest.days == (DAY, DAY + timedelta(days=3))


def test_days_outlast_a_restart(opened, folder):
    opened().add(["yes"], DAY)
    opened().add(["yes"], DAY + timedelta(days=1))
    assert read_collection(folder / FILE).manifest.days == (DAY, DAY + timedelta(days=1))


def test_break_offs_and_time_outs_are_added_up(opened, folder):
    opened().add(["yes"], DAY, missed=Counts(1, 0))
    opened().add(["yes"], DAY, missed=Counts(2, 5))
    assert read_collection(folder / FILE).manifest.counts == Counts(3, 5)


def test_two_hundred_interviews_in_twenty_orders_give_one_file(small, tmp_path, monkeypatch):
    """The store knows the set of interviews and no order: one SHA-256 (promise 4)."""
    key = bytes(range(32))
    interviews = [(secrets.token_hex(16), ("yes", "no", "")[i % 3]) for i in range(200)]
    hashes = set()
    for order in range(20):
        shuffled = random.Random(order).sample(interviews, 200)  # noqa: S311 - an order
        ids = iter([interview for interview, _ in shuffled])
        folder = tmp_path / str(order)
        folder.mkdir()
        (folder / KEY_FILE).write_text(key.hex())
        monkeypatch.setattr(file_kinds, "_new_id", lambda ids=ids: next(ids))
        store = KioskStore(folder, small)
        for at, (_, report) in enumerate(shuffled):
            store.add([report], DAY + timedelta(days=at % 3))
        store.close()
        hashes.add(hashlib.sha256((folder / FILE).read_bytes()).hexdigest())
    assert len(hashes) == 1


def test_ids_are_128_random_bits(opened, folder):
    store = opened()
    for _ in range(50):
        store.add(["yes"], DAY)
    ids = [line.split(",")[0] for line in read_collection(folder / FILE).lines()]
    assert len(set(ids)) == 50
    assert {len(interview) for interview in ids} == {32}


def test_without_randomness_nothing_is_stored(opened, folder, monkeypatch):
    store = opened()
    store.add(["yes"], DAY)
    before = contents(folder)
    monkeypatch.setattr(secrets, "token_hex", fails_with(errno.EIO))
    with pytest.raises(RandomnessFailed):
        store.add(["no"], DAY)
    assert contents(folder) == before


def test_without_randomness_no_key_is_made(folder, small, monkeypatch):
    monkeypatch.setattr(secrets, "token_bytes", fails_with(errno.EIO))
    with pytest.raises(RandomnessFailed):
        KioskStore(folder, small)
    assert sorted(contents(folder)) == ["kiosk.lock"]


# files and surveys


def test_a_full_file_is_followed_by_a_new_one(opened, folder, monkeypatch):
    monkeypatch.setattr(file_kinds, "MOST_INTERVIEWS_A_FILE", 3)
    store = opened()
    for _ in range(7):
        store.add(["yes"], DAY)
    counts = {name: len(reports_in(folder / name)) for name in contents(folder) if "-v1-" in name}
    assert counts == {
        "small-v1-0001.collection": 3,
        "small-v1-0002.collection": 3,
        "small-v1-0003.collection": 1,
    }


def test_a_full_file_is_followed_by_a_new_one_also_after_a_restart(opened, folder, monkeypatch):
    monkeypatch.setattr(file_kinds, "MOST_INTERVIEWS_A_FILE", 1)
    opened().add(["yes"], DAY)
    opened().add(["no"], DAY)
    assert reports_in(folder / FILE) == ["yes"]
    assert reports_in(folder / "small-v1-0002.collection") == ["no"]


def test_a_file_holds_ten_thousand_interviews():
    assert file_kinds.MOST_INTERVIEWS_A_FILE == 10_000
    assert file_kinds.MOST_SEALED_A_FILE == 1_000


def test_the_supervisor_can_close_a_file(opened, folder):
    store = opened()
    store.add(["yes"], DAY)
    store.begin_new_file()
    assert store.interviews == 0
    store.add(["no"], DAY)
    assert reports_in(folder / FILE) == ["yes"]
    assert reports_in(folder / "small-v1-0002.collection") == ["no"]


def test_batches_are_numbered(opened, folder):
    store = opened()
    store.add(["yes"], DAY)
    store.begin_new_file()
    numbers = [read_collection(path).manifest.batch for path in sorted(folder.glob("*.collection"))]
    assert numbers == [1, 2]


def test_another_version_of_the_survey_gets_a_file_of_its_own(opened, folder, make_survey):
    opened().add(["yes"], DAY)
    opened(make_survey(version=2)).add(["no"], DAY)
    assert reports_in(folder / FILE) == ["yes"]
    assert reports_in(folder / "small-v2-0001.collection") == ["no"]


def test_an_altered_survey_of_the_same_version_gets_a_file_of_its_own(opened, folder, make_survey):
    opened().add(["yes"], DAY)
    opened(make_survey(title={"en": "Altered"})).add(["no"], DAY)
    assert reports_in(folder / FILE) == ["yes"]
    assert reports_in(folder / "small-v1-0002.collection") == ["no"]


# damage


@pytest.mark.parametrize(
    "damage",
    [
        lambda data: b"",
        lambda data: data[:-1],
        lambda data: data[: len(data) // 2],
        lambda data: b"\0" * len(data),
        lambda data: data.replace(b",yes", b",no"),
        lambda data: data + b"x",
    ],
)
def test_a_damaged_file_is_left_as_it_is_and_a_new_one_begun_beside_it(opened, folder, damage):
    opened().add(["yes"], DAY)
    damaged = damage((folder / FILE).read_bytes())
    (folder / FILE).write_bytes(damaged)
    store = opened()
    store.add(["no"], DAY)
    assert (folder / FILE).read_bytes() == damaged
    assert reports_in(folder / "small-v1-0002.collection") == ["no"]


def test_the_supervisor_is_told_of_a_damaged_file(opened, folder):
    opened().add(["yes"], DAY)
    (folder / FILE).write_bytes(b"")
    (problem,) = opened().problems
    assert "New interviews go to a new file" in str(problem)
    assert str(problem).startswith(
        "small-v1-0001.collection is damaged and was left as it is (it is empty)."
    )


def test_a_file_with_rows_that_no_kiosk_writes_is_damaged_in_spite_of_its_signature(
    opened, folder, small
):
    store = opened()
    data = compose(small, ["x,maybe"], store._key, batch=1, export=0, days=(DAY, DAY))
    (folder / FILE).write_bytes(data)
    store = opened()
    (problem,) = store.problems
    assert "New interviews go to a new file" in str(problem)
    assert store.interviews == 0


@posix
@pytest.mark.parametrize("make", [os.mkdir, os.mkfifo, lambda path: path.symlink_to("/dev/zero")])
def test_what_is_no_file_is_left_alone_without_waiting(opened, folder, make):
    opened()
    make(folder / FILE)
    store = opened()
    store.add(["yes"], DAY)
    assert reports_in(folder / "small-v1-0002.collection") == ["yes"]


@pytest.mark.parametrize("content", [b"", b"00", b"zz" * 32, b"\xff" * 64, b"00" * 33, b"x" * 1000])
def test_a_damaged_key_stops_the_kiosk_and_is_left_as_it_is(opened, folder, content):
    opened().add(["yes"], DAY)
    (folder / KEY_FILE).write_bytes(content)
    before = contents(folder)
    with pytest.raises(
        EnvironmentProblem,
        match=r"^(?=.*is damaged\. Nothing was).*kiosk\.key is damaged\. Nothing was deleted",
    ):
        opened()
    assert contents(folder) == before


def test_a_lost_key_is_not_replaced_beside_files_that_it_signed(opened, folder):
    opened().add(["yes"], DAY)
    (folder / KEY_FILE).unlink()
    with pytest.raises(EnvironmentProblem, match=r"is damaged\. Nothing was"):
        opened()


def test_a_refused_store_is_not_kept_locked(opened, folder, small):
    opened().add(["yes"], DAY)
    key = (folder / KEY_FILE).read_bytes()
    (folder / KEY_FILE).write_bytes(b"")
    with pytest.raises(EnvironmentProblem, match=r"is damaged\. Nothing was"):
        opened()
    (folder / KEY_FILE).write_bytes(key)
    assert opened().interviews == 1


def test_an_unfinished_file_of_a_killed_kiosk_is_removed(opened, folder):
    opened().add(["yes"], DAY)
    (folder / (FILE + ".part")).write_bytes(b"half")
    assert opened().interviews == 1
    assert sorted(contents(folder)) == ["kiosk.key", "kiosk.lock", "kiosk.marks", FILE]


def test_a_second_kiosk_on_the_same_folder_is_refused(opened, folder, small):
    opened()
    with pytest.raises(EnvironmentProblem, match="Close it, or export from"):
        KioskStore(folder, small)


def test_a_closed_store_can_be_closed_again_and_opened_by_another(folder, small):
    store = KioskStore(folder, small)
    store.close()
    store.close()
    KioskStore(folder, small).close()


def test_a_store_in_a_place_that_is_no_folder_gives_a_sentence(tmp_path, small):
    (tmp_path / "file").touch()
    with pytest.raises(DiskProblem, match="could not be made"):
        KioskStore(tmp_path / "file", small)


# disks that fail


ERRORS = [errno.ENOSPC, errno.EIO, errno.EROFS]
STORE_STEPS = ["open", "write", "fsync", "utime", "replace"]
COPY_STEPS = ["open", "write", "fsync", "utime", "rename"]


@pytest.mark.parametrize("step", STORE_STEPS)
@pytest.mark.parametrize("number", ERRORS)
@pytest.mark.parametrize("earlier", [0, 2])
def test_an_interview_that_could_not_be_stored_leaves_no_trace(
    opened, folder, monkeypatch, step, number, earlier
):
    store = opened()
    for _ in range(earlier):
        store.add(["yes"], DAY)
    before = contents(folder)
    with monkeypatch.context() as patched:
        patched.setattr(os, step, fails_once(number, getattr(os, step)))
        with pytest.raises(DiskProblem, match="Nothing that was already stored is lost"):
            store.add(["no"], DAY)
    assert contents(folder) == before
    assert opened().interviews == earlier


@pytest.mark.parametrize("step", STORE_STEPS)
@pytest.mark.parametrize("number", ERRORS)
def test_interviews_go_on_after_the_disk_works_again(opened, folder, monkeypatch, step, number):
    store = opened()
    store.add(["yes"], DAY)
    with monkeypatch.context() as patched:
        patched.setattr(os, step, fails_with(number))
        for _ in range(3):
            with pytest.raises(DiskProblem):
                store.add(["no"], DAY)
    store.add(["yes"], DAY)
    assert reports_in(folder / FILE) == ["yes", "yes"]


@pytest.mark.parametrize("number", ERRORS)
def test_an_interview_whose_folder_is_not_flushed_is_there_and_told_to_be_there(
    opened, folder, stick, monkeypatch, number
):
    store = opened()
    store.add(["yes"], DAY)
    with monkeypatch.context() as patched:
        patched.setattr("surveyapp.storage.files.safe_files.sync_folder", fails_with(number))
        with pytest.raises(NotFlushed, match="was written, but then the disk reported an error"):
            store.add(["no"], DAY)
    assert store.interviews == 2
    assert reports_in(folder / FILE) == ["no", "yes"]
    (copy,) = store.export(stick, allow_small=True).files
    assert reports_in(copy) == ["no", "yes"]
    assert opened().interviews == 2


@pytest.mark.parametrize("number", ERRORS)
@pytest.mark.parametrize("at", range(1, 9))
def test_a_disk_that_fails_for_good_never_contradicts_what_was_told(
    opened, folder, monkeypatch, number, at
):
    """At each operation of an interview: what was told to be recorded is there after a restart, no other."""
    store = opened()
    store.add(["yes"], DAY)
    told = 1
    with monkeypatch.context() as patched:
        calls = []
        for step in ("open", "write", "fsync", "close", "utime", "replace", "unlink"):
            patched.setattr(os, step, fails_from(number, getattr(os, step), calls, at))
        try:
            store.add(["no"], DAY)
            told += 1
        except NotFlushed:
            told += 1
        except DiskProblem:
            pass
    assert len(reports_in(folder / FILE)) == told
    assert opened().interviews == told


# export


def test_an_export_is_a_verified_copy_under_a_new_name(opened, folder, stick):
    store = opened()
    store.add(["yes"], DAY)
    exported = store.export(stick, allow_small=True)
    assert [path.name for path in exported.files] == [
        f"small-v1-0001-{store.kiosk[:8]}-0001.collection"
    ]
    assert (exported.interviews, exported.problems) == (1, ())
    assert reports_in(exported.files[0]) == ["yes"]
    assert (stick / exported.files[0].name).read_bytes() == (folder / FILE).read_bytes()


def test_every_export_has_a_name_and_a_number_of_its_own(opened, stick):
    store = opened()
    store.add(["yes"], DAY)
    store.export(stick, allow_small=True)
    store.export(stick, allow_small=True)
    for _ in range(SMALLEST_EXPORT):
        store.add(["no"], DAY)
    store.export(stick)
    numbers = [read_collection(path).manifest.export for path in sorted(stick.iterdir())]
    assert numbers == [1, 2, 3]


def test_the_number_of_exports_outlasts_a_restart(opened, stick):
    opened().add(["yes"], DAY)
    opened().export(stick, allow_small=True)
    (copy,) = opened().export(stick).files
    assert copy.name.endswith("-0002.collection")


def test_an_export_never_replaces_a_file(opened, stick):
    store = opened()
    store.add(["yes"], DAY)
    name = f"small-v1-0001-{store.kiosk[:8]}-0001"
    (stick / f"{name}.collection").write_bytes(b"old")
    (stick / f"{name}-2.collection.part").write_bytes(b"half")
    (copy,) = store.export(stick, allow_small=True).files
    assert copy.name == f"{name}-3.collection"
    assert (stick / f"{name}.collection").read_bytes() == b"old"


def test_an_export_copies_every_file_of_the_store(opened, stick, make_survey):
    opened().add(["yes"], DAY)
    store = opened(make_survey(version=2))
    store.add(["no"], DAY)
    store.begin_new_file()
    store.add(["no"], DAY)
    exported = store.export(stick, allow_small=True)
    assert (len(exported.files), exported.interviews) == (3, 3)


def test_an_export_leaves_the_interviews_in_the_store(opened, folder, stick):
    store = opened()
    store.add(["yes"], DAY)
    store.export(stick, allow_small=True)
    assert reports_in(folder / FILE) == ["yes"]
    assert opened().interviews == 1


def test_the_times_of_an_export_tell_only_the_day(opened, stick):
    store = opened()
    store.add(["yes"], DAY)
    (copy,) = store.export(stick, allow_small=True).files
    assert copy.stat().st_mtime == 1772323200


def test_a_store_without_interviews_has_nothing_to_export(opened, stick):
    with pytest.raises(EnvironmentProblem, match="no collection files to export"):
        opened().export(stick, allow_small=True)
    assert list(stick.iterdir()) == []


def test_a_damaged_file_is_left_out_of_an_export_and_told(opened, folder, stick):
    opened().add(["yes"], DAY)
    (folder / FILE).write_bytes(b"damaged")
    store = opened()
    store.add(["no"], DAY)
    exported = store.export(stick, allow_small=True)
    assert [path.name.startswith("small-v1-0002") for path in exported.files] == [True]
    assert [str(problem) for problem in exported.problems] == [
        "small-v1-0001.collection cannot be used: it is not a collection file."
    ]
    assert (folder / FILE).read_bytes() == b"damaged"


def test_another_kiosks_file_is_not_signed_anew(opened, folder, stick, small):
    other = Ed25519PrivateKey.generate()
    data = compose(small, [f"{1:032x},yes"], other, batch=9, export=0, days=(DAY, DAY))
    store = opened()
    store.add(["no"], DAY)
    (folder / "other.collection").write_bytes(data)
    exported = store.export(stick, allow_small=True)
    assert len(exported.files) == 1
    assert [str(problem) for problem in exported.problems] == [
        (
            "other.collection cannot be used: it belongs to another kiosk, "
            "and only that kiosk can sign it."
        )
    ]
    assert (folder / "other.collection").read_bytes() == data


def test_another_kiosks_file_is_not_gone_on_with(opened, folder, small):
    other = Ed25519PrivateKey.generate()
    data = compose(small, [f"{1:032x},yes"], other, batch=1, export=0, days=(DAY, DAY))
    opened()
    (folder / FILE).write_bytes(data)
    store = opened()
    store.add(["no"], DAY)
    assert (folder / FILE).read_bytes() == data
    assert reports_in(folder / "small-v1-0002.collection") == ["no"]


def test_interviews_stay_in_memory_when_their_file_is_damaged_before_an_export(
    opened, folder, stick
):
    store = opened()
    store.add(["yes"], DAY)
    (folder / FILE).write_bytes(b"damaged")
    store.export(stick)
    store.add(["no"], DAY)
    assert reports_in(folder / FILE) == ["no", "yes"]


@pytest.mark.parametrize("step", COPY_STEPS)
@pytest.mark.parametrize("number", ERRORS)
@pytest.mark.parametrize("at", [1, 2, 3, 4, 5])
def test_a_failed_export_loses_nothing_and_leaves_no_half_file(
    opened, folder, stick, monkeypatch, step, number, at
):
    store = opened()
    for report in ("yes", "no", "no"):
        store.add([report], DAY)
    with monkeypatch.context() as patched:
        patched.setattr(os, step, fails_once(number, getattr(os, step), at))
        try:
            store.export(stick, allow_small=True)
        except DiskProblem as problem:
            assert "Nothing that was already stored is lost" in str(problem)  # noqa: PT017
    assert reports_in(folder / FILE) == ["no", "no", "yes"]
    assert all(reports_in(path) == ["no", "no", "yes"] for path in stick.glob("*.collection"))
    assert not list(folder.glob("*.part"))
    store.add(["yes"], DAY)
    files = sorted(folder.glob("*.collection"))
    assert sorted(chain.from_iterable(map(reports_in, files))) == ["no", "no", "yes", "yes"]


@pytest.mark.parametrize("step", ["write", "fsync", "rename"])
def test_a_full_stick_gives_a_sentence_and_no_file(opened, stick, monkeypatch, step):
    store = opened()
    store.add(["yes"], DAY)
    really = {name: getattr(os, name) for name in ("open", step)}
    on_stick = set()

    def watch(path, *rest, **more):
        descriptor = really["open"](path, *rest, **more)
        (on_stick.add if str(path).startswith(str(stick)) else on_stick.discard)(descriptor)
        return descriptor

    def full(where, *rest, **more):
        if where in on_stick or str(where).startswith(str(stick)):
            raise OSError(errno.ENOSPC, "full")
        return really[step](where, *rest, **more)

    with monkeypatch.context() as patched:
        patched.setattr(os, "open", watch)
        patched.setattr(os, step, full)
        with pytest.raises(DiskProblem, match="could not be written: the disk is full"):
            store.export(stick, allow_small=True)
    assert list(stick.iterdir()) == []


def test_a_number_of_a_failed_export_is_not_used_again(opened, stick, tmp_path):
    store = opened()
    store.add(["yes"], DAY)
    with pytest.raises(DiskProblem):
        store.export(tmp_path / "missing", allow_small=True)
    (copy,) = store.export(stick, allow_small=True).files
    assert copy.name.endswith("-0002.collection")


def test_a_target_that_is_missing_gives_a_sentence(opened, tmp_path):
    store = opened()
    store.add(["yes"], DAY)
    with pytest.raises(DiskProblem, match="there is no such folder"):
        store.export(tmp_path / "missing", allow_small=True)


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root writes everywhere")
def test_a_target_that_may_not_be_written_gives_a_sentence(opened, stick):
    store = opened()
    store.add(["yes"], DAY)
    stick.chmod(0o500)
    with pytest.raises(DiskProblem, match="permission is denied"):
        store.export(stick, allow_small=True)


# export without the kiosk's window


def test_a_store_is_exported_without_its_kiosk(opened, folder, stick):
    store = opened()
    store.add(["yes"], DAY)
    store.close()
    assert reports_in(export_folder(folder, stick, allow_small=True).files[0]) == ["yes"]


def test_a_running_kiosk_is_not_exported_behind_its_back(opened, folder, stick):
    opened().add(["yes"], DAY)
    with pytest.raises(EnvironmentProblem, match="Close it, or export from"):
        export_folder(folder, stick, allow_small=True)


def test_a_folder_without_a_kiosk_has_nothing_to_export_and_stays_as_it_is(tmp_path, stick):
    with pytest.raises(EnvironmentProblem, match="There are no collection"):
        export_folder(tmp_path / "missing", stick, allow_small=True)
    assert not (tmp_path / "missing").exists()


def test_a_store_that_was_copied_elsewhere_is_exported_as_the_same_kiosk(
    opened, folder, stick, tmp_path
):
    store = opened()
    store.add(["yes"], DAY)
    shutil.copytree(folder, tmp_path / "copy")
    exported = export_folder(tmp_path / "copy", stick, allow_small=True)
    assert read_collection(exported.files[0]).manifest.kiosk == store.kiosk


def fails_with(number: int):
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail


def fails_from(number: int, really, calls: list[int], at: int):
    def fail(*values: object, **more: object):
        calls.append(1)
        if len(calls) >= at:
            raise OSError(number, os.strerror(number))
        return really(*values, **more)

    return fail


def fails_once(number: int, really, at: int = 1):
    calls = []

    def fail(*values: object, **more: object):
        calls.append(1)
        if len(calls) == at:
            raise OSError(number, os.strerror(number))
        return really(*values, **more)

    return fail


def test_the_stores_own_folder_is_no_place_to_export_to(opened, folder):
    store = opened()
    store.add(["yes"], DAY)
    before = contents(folder)
    with pytest.raises(FileRefused, match="the kiosk's own folder"):
        store.export(folder, allow_small=True)
    assert contents(folder) == before


@pytest.mark.parametrize("reports", [["maybe"], ["yes", "no"], []])
def test_what_no_design_gives_is_not_stored(opened, folder, reports):
    with pytest.raises(ValueError, match=r"report|argument"):
        opened().add(reports, DAY)
    assert not (folder / FILE).exists()


@posix
def test_a_folder_that_cannot_be_flushed_by_its_file_system_still_takes_an_export(
    opened, stick, monkeypatch
):
    store = opened()
    store.add(["yes"], DAY)
    really = os.fsync

    def fsync(descriptor):
        if os.path.isdir(f"/proc/self/fd/{descriptor}"):  # noqa: PTH112 - a link to what is open
            raise OSError(errno.EINVAL, "not here")
        really(descriptor)

    monkeypatch.setattr(os, "fsync", fsync)
    (written,) = store.export(stick, allow_small=True).files
    assert reports_in(written) == ["yes"]


def test_a_full_disk_of_the_kiosk_does_not_keep_the_files_from_going_out(
    opened, stick, folder, monkeypatch
):
    store = opened()
    store.add(["yes"], DAY)
    before = contents(folder)[FILE]
    really = os.open

    def full(path, flags, mode=0o777):
        if str(path).startswith(str(folder)) and flags & os.O_CREAT:
            raise OSError(errno.ENOSPC, "full")
        return really(path, flags, mode)

    monkeypatch.setattr(os, "open", full)
    (written,) = store.export(stick, allow_small=True).files
    assert written.read_bytes() == before
    (again,) = store.export(stick, allow_small=True).files
    assert again != written


@posix
def test_the_names_of_new_folders_are_flushed_too(tmp_path, small, monkeypatch):
    flushed = []
    really = os.open
    monkeypatch.setattr(os, "open", lambda p, *a, **k: flushed.append(str(p)) or really(p, *a, **k))
    KioskStore(tmp_path / "new" / "store", small).close()
    assert {str(tmp_path), str(tmp_path / "new")} <= set(flushed)
