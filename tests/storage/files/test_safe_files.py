"""Files from strangers, and files of ours on disks that fail."""

from __future__ import annotations

import errno
import os
import socket
import stat
import sys
import tracemalloc
from datetime import date
from pathlib import Path

import pytest

from surveyapp.storage.files.safe_files import (
    DiskProblem,
    FileRefused,
    make_folder,
    read_regular,
    replace_file,
    write_new,
)

posix = pytest.mark.skipif(os.name != "posix", reason="needs a POSIX file system")
DAY = date(2026, 3, 1)
MIDNIGHT = 1772323200


# reading


def test_a_regular_file_is_read(tmp_path):
    (tmp_path / "a").write_bytes(b"abc")
    assert read_regular(tmp_path / "a", 3) == b"abc"


def refused(path: Path, largest: int = 100) -> str:
    with pytest.raises(FileRefused) as caught:
        read_regular(path, largest)
    return str(caught.value)


def test_a_file_that_is_missing_is_refused(tmp_path):
    assert refused(tmp_path / "a") == "a cannot be used: there is no such file or folder."


def test_a_folder_is_refused(tmp_path):
    assert refused(tmp_path) == f"{tmp_path.name} cannot be used: it is a folder."


@posix
def test_a_link_is_refused_also_to_a_proper_file(tmp_path):
    (tmp_path / "a").write_bytes(b"abc")
    (tmp_path / "b").symlink_to("a")
    assert refused(tmp_path / "b") == "b cannot be used: it is a link; give the file itself."


@posix
def test_a_pipe_that_nobody_writes_to_is_refused_without_waiting(tmp_path):
    os.mkfifo(tmp_path / "pipe")
    assert refused(tmp_path / "pipe") == "pipe cannot be used: it is not a regular file."


@posix
def test_a_socket_is_refused(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)  # names of sockets are short
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind("s")
        assert refused(tmp_path / "s") == "s cannot be used: it is not a regular file."


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="needs /dev/zero")
def test_an_endless_device_is_refused_without_being_opened(monkeypatch):
    monkeypatch.setattr(os, "open", fails_with(errno.EIO))
    assert refused(Path("/dev/zero")) == "zero cannot be used: it is not a regular file."


@posix
def test_a_file_that_is_exchanged_for_a_folder_after_the_look_is_refused(tmp_path, monkeypatch):
    (tmp_path / "a").write_bytes(b"abc")
    opened, really = [], os.open
    monkeypatch.setattr(os, "open", lambda _, *rest: opened.append(1) or really(tmp_path, *rest))
    assert refused(tmp_path / "a").startswith("a cannot be used: ")
    assert opened


@posix
def test_a_file_that_is_too_large_is_refused_without_being_read(tmp_path):
    with (tmp_path / "big").open("wb") as file:
        file.truncate(10 * 2**30)  # sparse: takes no room
    said = refused(tmp_path / "big", 2**29)
    assert said == (
        "big cannot be used: it has 10,737,418,240 bytes, more than the 536,870,912 allowed."
    )


@pytest.mark.parametrize("first", [None, 2**28])
def test_a_small_file_takes_little_memory_however_large_it_might_be(tmp_path, first):
    (tmp_path / "a").write_bytes(b"abc")
    tracemalloc.start()
    try:
        assert read_regular(tmp_path / "a", 2**31, first=first) == b"abc"
        assert tracemalloc.get_traced_memory()[1] < 2**20
    finally:
        tracemalloc.stop()


def test_a_file_that_grows_while_it_is_read_is_refused(tmp_path, monkeypatch):
    path = tmp_path / "a"
    path.write_bytes(b"abcd")
    small = os.stat_result((stat.S_IFREG | 0o600, 0, 0, 1, 0, 0, 3, 0, 0, 0))
    monkeypatch.setattr(os, "fstat", lambda _: small)
    assert refused(path, 3) == "a cannot be used: it grew while it was read."
    assert refused(path, 9).startswith("a cannot be used: it changed while it was read; try again")


@pytest.mark.skipif(os.name != "posix" or os.geteuid() == 0, reason="root reads everything")
def test_a_file_that_may_not_be_read_is_refused(tmp_path):
    (tmp_path / "a").touch(0o000)
    assert refused(tmp_path / "a") == "a cannot be used: permission is denied."


@pytest.mark.parametrize("name", ["a\0b", "x" * 300])
def test_a_name_that_is_none_is_refused(tmp_path, name):
    assert "cannot be used: " in refused(tmp_path / name)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no such names")
def test_a_name_that_is_not_text_is_shown_in_safe_characters(tmp_path):
    said = refused(Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\x1b[2J")))
    assert said == "\\udcff\\x1b[2J cannot be used: there is no such file or folder."


def test_a_disk_that_fails_while_reading_gives_a_sentence(tmp_path, monkeypatch):
    (tmp_path / "a").write_bytes(b"abc")
    monkeypatch.setattr(os, "open", fails_with(errno.EIO))
    assert refused(tmp_path / "a") == "a cannot be used: the disk reports an error."


# writing


def test_a_replaced_file_has_the_new_content_and_nothing_stays_beside_it(tmp_path):
    replace_file(tmp_path / "a", b"old")
    replace_file(tmp_path / "a", b"new")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {"a": b"new"}


@posix
def test_a_replaced_file_is_private(tmp_path):
    replace_file(tmp_path / "a", b"x")
    assert stat.S_IMODE((tmp_path / "a").stat().st_mode) == 0o600


def test_the_times_of_file_and_folder_tell_only_the_day(tmp_path):
    replace_file(tmp_path / "a", b"x", day=DAY)
    for path in (tmp_path / "a", tmp_path):
        assert (path.stat().st_mtime, path.stat().st_atime) == (MIDNIGHT, MIDNIGHT)


def test_a_new_file_is_written_whole(tmp_path):
    write_new(tmp_path / "a", b"x" * 100_000, day=DAY)
    assert [path.name for path in tmp_path.iterdir()] == ["a"]
    assert (tmp_path / "a").read_bytes() == b"x" * 100_000
    assert (tmp_path / "a").stat().st_mtime == MIDNIGHT


def test_a_new_file_never_takes_the_place_of_another(tmp_path):
    (tmp_path / "a").write_bytes(b"old")
    with pytest.raises(DiskProblem, match="a could not be written: "):
        write_new(tmp_path / "a", b"new")
    assert (tmp_path / "a").read_bytes() == b"old"


def test_a_file_that_is_not_read_back_as_written_never_gets_its_name(tmp_path, monkeypatch):
    monkeypatch.setattr("surveyapp.storage.files.safe_files._read_back", lambda _: b"other")
    with pytest.raises(DiskProblem, match="the disk reports an error"):
        write_new(tmp_path / "a", b"new")
    assert list(tmp_path.iterdir()) == []


def test_a_short_write_is_gone_on_with(tmp_path, monkeypatch):
    really = os.write
    monkeypatch.setattr(os, "write", lambda fd, data: really(fd, bytes(data)[:7]))
    replace_file(tmp_path / "a", bytes(range(256)))
    assert (tmp_path / "a").read_bytes() == bytes(range(256))


FAULTS = ["open", "write", "fsync", "replace", "utime"]
ERRORS = {
    errno.ENOSPC: "the disk is full",
    errno.EIO: "the disk reports an error",
    errno.EROFS: "the disk is read-only",
    errno.EDQUOT: "the disk quota is used up",
}


@pytest.mark.parametrize("operation", FAULTS)
@pytest.mark.parametrize(("number", "reason"), ERRORS.items())
def test_a_failing_disk_leaves_the_old_file_or_the_new_one(
    tmp_path, monkeypatch, operation, number, reason
):
    replace_file(tmp_path / "a", b"old", day=DAY)
    with monkeypatch.context() as patched:
        patched.setattr(os, operation, fails_with(number))
        with pytest.raises(DiskProblem, match=f"a could not be written: {reason}. Nothing"):
            replace_file(tmp_path / "a", b"new", day=DAY)
    assert (tmp_path / "a").read_bytes() in {b"old", b"new"}
    assert [path.name for path in tmp_path.iterdir()] == ["a"]


@pytest.mark.parametrize("operation", ["open", "write", "fsync", "rename", "utime"])
@pytest.mark.parametrize(("number", "reason"), ERRORS.items())
def test_a_failing_disk_leaves_no_half_file_with_a_final_name(
    tmp_path, monkeypatch, operation, number, reason
):
    with monkeypatch.context() as patched:
        patched.setattr(os, operation, fails_with(number))
        with pytest.raises(DiskProblem, match=f"a could not be written: {reason}. Nothing"):
            write_new(tmp_path / "a", b"new", day=DAY)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_gives_a_sentence(tmp_path):
    (tmp_path / "file").touch()
    with pytest.raises(DiskProblem, match="inner could not be made: the folder is not a folder"):
        make_folder(tmp_path / "file" / "inner")


@posix
def test_a_private_folder_is_closed_to_others(tmp_path):
    make_folder(tmp_path / "a" / "b", private=True)
    assert stat.S_IMODE((tmp_path / "a" / "b").stat().st_mode) == 0o700


def fails_with(number: int):
    def fail(*_: object, **__: object) -> None:
        raise OSError(number, os.strerror(number))

    return fail
