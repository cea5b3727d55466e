"""Reading files from strangers, and writing ours so that a crash leaves the old or the new one."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import stat
import tempfile
from collections.abc import Iterator
from datetime import UTC, date, datetime
from functools import partial
from pathlib import Path
from typing import BinaryIO

from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.messages.message import Message, msg


class FileRefused(UserProblem):
    """A file that is not what it should be. Facts: ``file`` and ``reason``."""

    def __init__(self, *, file: object, reason: object) -> None:
        super().__init__(msg("{file} cannot be used: {reason}.", file=file, reason=reason))


class DiskProblem(EnvironmentProblem):
    """The disk does not do what it is asked."""

    def __init__(self, *, file: object, action: object, reason: object) -> None:
        super().__init__(
            msg(
                "{file} could not be {action}: {reason}. Nothing that was already stored is lost.",
                file=file,
                action=action,
                reason=reason,
            )
        )


class DiskFull(DiskProblem):
    """There is no room on the disk."""


class NotFlushed(DiskProblem):
    """The new file is in its place and whole, but the disk did not confirm its name.

    It is there for every program, and after a restart of this one; a power cut may bring the old one back.
    """

    def __init__(self, *, file: object, reason: object) -> None:
        EnvironmentProblem.__init__(
            self,
            msg(
                "{file} was written, but then the disk reported an error: {reason}. Copy what "
                "you need before this device is switched off.",
                file=file,
                reason=reason,
            ),
        )


def name_of(path: Path) -> str:
    """Return what a sentence calls a file: its name, or the path where it has none, as a disk."""
    return path.name or str(path)


NO_FILE = msg("there is no such file or folder")
_REASONS = {
    errno.ENOSPC: msg("the disk is full"),
    errno.EDQUOT: msg("the disk quota is used up"),
    errno.EROFS: msg("the disk is read-only"),
    errno.EACCES: msg("permission is denied"),
    errno.EPERM: msg("permission is denied"),
    errno.EIO: msg("the disk reports an error"),
    errno.ENOENT: NO_FILE,
    errno.ENOTDIR: msg("the folder is not a folder"),
    errno.EISDIR: msg("it is a folder"),
    errno.ELOOP: msg("it is a link; give the file itself"),
    errno.ENAMETOOLONG: msg("the name is too long"),
    errno.EEXIST: msg("a file of that name is there already; choose another place"),
}
FULL_DISKS = (_REASONS[errno.ENOSPC], _REASONS[errno.EDQUOT])
"""Reasons why nothing more can be written."""
NO_NAME = msg("its name is not a name")
_SILENT = msg("the system gives no reason")


def reason_of(problem: OSError) -> Message:
    """Return why the system refused, in plain words."""
    known = _REASONS.get(problem.errno or 0)
    if known is not None:
        return known
    return Message("{system}", {"system": problem.strerror}) if problem.strerror else _SILENT


def reason_in(words: str) -> Message | None:
    """Return why the system refused, in plain words, where the ``words`` of a library tell it."""
    known = (reason for number, reason in _REASONS.items() if os.strerror(number) in words)
    return next(known, None)


def disk_problem(path: Path, action: Message, problem: OSError) -> DiskProblem:
    """Return the sentence for a failed ``action`` (a participle: read, written, …) on ``path``."""
    is_full = problem.errno in {errno.ENOSPC, errno.EDQUOT}
    kind = DiskFull if is_full else DiskProblem
    return kind(file=name_of(path), action=action, reason=reason_of(problem))


@contextlib.contextmanager
def disk_problems_told(folder: Path) -> Iterator[None]:
    """Turn what the system says while ``folder`` is looked through into a sentence."""
    try:
        yield
    except OSError as problem:
        raise disk_problem(folder, msg("read"), problem) from problem


def today() -> date:
    """Return the day, the finest time that is ever recorded."""
    return datetime.now(UTC).date()


def read_regular(path: Path, largest: int, *, first: int | None = None) -> bytes:
    """Return the content of a regular file of at most ``largest`` bytes, or its ``first`` bytes.

    Links, devices, pipes and folders are refused without being waited for.

    Raises
    ------
    FileRefused
        if it is something else than a regular file, or too large, or cannot be read.
    """
    try:
        _only_regular(path, path.lstat())  # looked at before it is opened: opening can do things
        file = open(path, "rb", opener=_without_waiting)  # noqa: SIM115 - Path has no opener
    except (OSError, ValueError) as problem:
        reason = reason_of(problem) if isinstance(problem, OSError) else NO_NAME
        raise FileRefused(file=name_of(path), reason=reason) from problem
    with file:
        status = os.fstat(file.fileno())
        _only_regular(path, status)  # again: it may have been exchanged in between
        if status.st_size > largest:
            raise FileRefused(
                file=name_of(path),
                reason=msg(
                    "it has {st_size} bytes, more than the {largest} allowed",
                    st_size=f"{status.st_size:,}",
                    largest=f"{largest:,}",
                ),
            )
        try:
            # room is made for all that is asked for: never for more than there is, and a byte
            data = file.read(min(status.st_size + 1, largest + 1 if first is None else first))
        except OSError as problem:
            raise FileRefused(file=name_of(path), reason=reason_of(problem)) from problem
    if len(data) > largest:
        raise FileRefused(file=name_of(path), reason=msg("it grew while it was read"))
    if first is None and len(data) != status.st_size:
        reason = msg("it changed while it was read; try again when it has been written")
        raise FileRefused(file=name_of(path), reason=reason)
    return data


def check_regular(path: Path) -> None:
    """Refuse what is there and no regular file: a link, a device, a pipe, a folder.

    Raises
    ------
    FileRefused
        if it is, or cannot be looked at.
    """
    try:
        _only_regular(path, path.lstat())
    except FileNotFoundError:
        return
    except (OSError, ValueError) as problem:
        reason = reason_of(problem) if isinstance(problem, OSError) else NO_NAME
        raise FileRefused(file=name_of(path), reason=reason) from problem


def exposed_secret(path: Path) -> EnvironmentProblem | None:
    """Return what is wrong where everybody on this machine can read the secret in the file at ``path``.

    Parameters
    ----------
    path
        A private key, a passphrase or the like. None is returned where it is not there, and on Windows,
        whose permissions are not told by a file's mode.
    """
    if os.name == "nt":
        return None
    try:
        place = Path(os.path.realpath(path, strict=True))  # of links in a circle: OSError
        is_read = bool(place.stat().st_mode & stat.S_IROTH)
        is_reached = all(folder.stat().st_mode & stat.S_IXOTH for folder in place.parents)
    except OSError:
        return None
    if not (is_read and is_reached):
        return None
    return EnvironmentProblem(
        msg(
            "{file} contains a secret, and other people on this machine can read it. "
            "Let only its owner read it, with “chmod 600 {file}”.",
            file=name_of(path),
        )
    )


def _without_waiting(path: str, flags: int) -> int:
    for name in ("O_NOFOLLOW", "O_NONBLOCK", "O_CLOEXEC"):
        flags |= getattr(os, name, 0)
    return os.open(path, flags)


def _only_regular(path: Path, status: os.stat_result) -> None:
    if stat.S_ISLNK(status.st_mode):
        raise FileRefused(file=name_of(path), reason=_REASONS[errno.ELOOP])
    if stat.S_ISDIR(status.st_mode):
        raise FileRefused(file=name_of(path), reason=_REASONS[errno.EISDIR])
    if not stat.S_ISREG(status.st_mode):
        raise FileRefused(file=name_of(path), reason=msg("it is not a regular file"))


def replace_file(path: Path, data: bytes, *, day: date | None = None, mode: int = 0o600) -> None:
    """Put ``data`` in the place of ``path``, durably: whole or not at all.

    Written under another name in the same folder, flushed, renamed over it, and the folder flushed.

    Parameters
    ----------
    path
        The file.
    data
        Its new content.
    day
        Sets the times of file and folder to that day's midnight, so that they do not reveal when an
        interview was.
    mode
        The permissions of the file.

    Raises
    ------
    NotFlushed
        if it fails once the new file is in its place; a power cut may then bring the old one back.
    DiskProblem
        if it fails before; then the old file is in its place.
    """
    _put_in_place(path, data, day=day, mode=mode, is_flushed=True)
    try:
        sync_folder(path.parent)
        if day is not None:
            _set_times(path.parent, day)
    except OSError as problem:
        raise NotFlushed(file=name_of(path), reason=reason_of(problem)) from problem


def replace_unflushed(path: Path, data: bytes, *, day: date | None = None) -> None:
    """Put ``data`` in the place of ``path`` without waiting for the disk: a power cut may bring the old back.

    Parameters
    ----------
    path
        The file.
    data
        Its new content.
    day
        Sets the times of file and folder to that day's midnight.

    Raises
    ------
    DiskProblem
        if it fails.
    """
    _put_in_place(path, data, day=day, mode=0o600, is_flushed=False)
    if day is not None:
        try:
            _set_times(path.parent, day)
        except OSError as problem:
            raise disk_problem(path, msg("written"), problem) from problem


def _put_in_place(
    path: Path, data: bytes, *, day: date | None, mode: int, is_flushed: bool
) -> None:
    try:
        is_folder = (
            path.is_dir()
        )  # also one without a name, as “/”, beside which nothing can be written
    except OSError as problem:
        raise disk_problem(path, msg("written"), problem) from problem
    if is_folder:
        raise disk_problem(path, msg("written"), IsADirectoryError(errno.EISDIR, ""))
    unfinished = path.with_name(path.name + ".part")
    try:
        _write(unfinished, data, mode=mode, day=day, exclusive=False, is_flushed=is_flushed)
        unfinished.replace(path)
    except OSError as problem:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise disk_problem(path, msg("written"), problem) from problem


def check_room(folder: Path, size: int, *, day: date) -> None:
    """Look whether ``size`` bytes can be written in ``folder``, by writing them; nothing of them stays.

    What a file system says is free is not what it gives: quotas, and a disk that takes nothing any more.

    Parameters
    ----------
    folder : Path
        The folder.
    size : int
        How many bytes.
    day : date
        Sets the times of the folder to that day's midnight.

    Raises
    ------
    DiskFull
        if there is no room.
    DiskProblem
        if it fails for another reason.
    """
    probe = folder / "room.part"
    try:
        try:
            _write(probe, bytes(size), mode=0o600, day=None, exclusive=False)
        finally:
            probe.unlink(missing_ok=True)
        _set_times(folder, day)
    except OSError as problem:
        raise disk_problem(folder, msg("written"), problem) from problem


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[BinaryIO]:
    """Give a file to write that takes the place of ``path`` at the end, durably: whole or not at all.

    Parameters
    ----------
    path
        The file.

    Raises
    ------
    DiskProblem
        if it cannot be written; then what was at ``path`` is still there.
    """
    unfinished = path.with_name(path.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)  # what a crash has left may have other permissions
        with open(unfinished, "xb", opener=partial(os.open, mode=0o600)) as made:
            yield made
            made.flush()
            os.fsync(made.fileno())
        unfinished.replace(path)
        sync_folder(path.parent)
    except BaseException as problem:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        if isinstance(problem, OSError):
            raise disk_problem(path, msg("written"), problem) from problem
        raise


def copy_file(source: Path, target: Path) -> None:
    """Put a copy of ``source``, for its owner alone, in the place of ``target``: whole or not at all.

    Raises
    ------
    DiskProblem
        if it fails; then what was at ``target`` is still there.
    """
    with replacing(target) as made, source.open("rb") as given:
        shutil.copyfileobj(given, made, COPIED_AT_ONCE)


@contextlib.contextmanager
def folder_beside(path: Path) -> Iterator[Path]:
    """Give an empty folder, for its owner alone, on the disk that ``path`` is to be on, and remove it.

    Files that a library makes there are never in the system's folder for temporary files.

    Raises
    ------
    DiskProblem
        if it cannot be made.
    """
    try:
        made = tempfile.TemporaryDirectory(dir=path.parent, prefix=".surveyapp-")
    except OSError as problem:
        raise disk_problem(path, msg("written"), problem) from problem
    with made as folder:
        yield Path(folder)


COPIED_AT_ONCE = 2**20


def write_new(path: Path, data: bytes, *, day: date | None = None, mode: int = 0o644) -> None:
    """Write a new file: ``.part``, flush, read back and compare, rename, flush the folder.

    Raises
    ------
    DiskProblem
        if any of it fails, ``path`` exists or its folder does not; then no half file has the final name.
    """
    unfinished = path.with_name(path.name + ".part")
    _check_folder(path.parent)
    is_ours = True
    try:
        try:
            _write(unfinished, data, mode=mode, day=day, exclusive=True)
        except FileExistsError:
            is_ours = False
            raise
        if _read_back(unfinished) != data:
            raise OSError(errno.EIO, "what was written is not what is read back")  # noqa: TRY301
        if path.exists():
            raise OSError(errno.EEXIST, "a file of that name is there already")  # noqa: TRY301
        unfinished.rename(path)
        sync_folder(path.parent)
    except OSError as problem:
        with contextlib.suppress(OSError):
            if is_ours:
                unfinished.unlink(missing_ok=True)
        raise disk_problem(path, msg("written"), problem) from problem


def check_new(path: Path) -> None:
    """Look whether ``write_new`` would find nothing at ``path``, before the work is done.

    Raises
    ------
    DiskProblem
        if something is there, or its folder is not.
    """
    _check_folder(path.parent)
    if path.exists():
        problem = OSError(errno.EEXIST, "a file of that name is there already")
        raise disk_problem(path, msg("written"), problem)


def make_file(path: Path, data: bytes, *, mode: int = 0o644) -> None:
    """Write a new file, whole or not at all; what a crash has left of an earlier try is no hindrance.

    Parameters
    ----------
    path
        the file; it must not be there.
    data
        its content.
    mode
        its permissions.

    Raises
    ------
    DiskProblem
        if it cannot be written, or is there.
    """
    check_new(path)
    with contextlib.suppress(OSError):  # ``write_new`` tells it, if it is in the way
        path.with_name(path.name + ".part").unlink(missing_ok=True)
    write_new(path, data, mode=mode)


def _check_folder(folder: Path) -> None:
    if not folder.is_dir():
        reason = msg("there is no such folder; make it, or look whether the stick is in")
        raise DiskProblem(file=folder, action=msg("written to"), reason=reason)


def _write(
    path: Path,
    data: bytes,
    *,
    mode: int,
    day: date | None,
    exclusive: bool,
    is_flushed: bool = True,
) -> None:
    flags = os.O_WRONLY | os.O_CREAT | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    flags |= os.O_EXCL if exclusive else os.O_TRUNC
    descriptor = os.open(path, flags, mode)
    try:
        left = memoryview(data)
        while left:
            left = left[os.write(descriptor, left) :]
        if is_flushed:
            os.fsync(descriptor)
    finally:
        os.close(descriptor)
    if day is not None:
        _set_times(path, day)


def _read_back(path: Path) -> bytes:
    descriptor = os.open(path, os.O_RDONLY | getattr(os, "O_BINARY", 0))
    with os.fdopen(descriptor, "rb") as file:
        if hasattr(os, "posix_fadvise"):  # read from the medium, not from the memory just written
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        return file.read()


def _set_times(path: Path, day: date) -> None:
    midnight = int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp())
    os.utime(path, (midnight, midnight))


def sync_folder(folder: Path) -> None:
    """Flush a folder, so that new names in it outlast a power cut.

    Windows has no such call, and some file systems of sticks and networks refuse it (EINVAL): there
    the flushed file is all that can be had.
    """
    if os.name == "nt":
        return
    descriptor = os.open(folder, os.O_RDONLY | getattr(os, "O_DIRECTORY", 0))
    try:
        os.fsync(descriptor)
    except OSError as problem:
        if problem.errno not in {errno.EINVAL, errno.ENOTSUP}:
            raise
    finally:
        os.close(descriptor)


def make_folder(folder: Path, *, private: bool = False) -> None:
    """Make ``folder`` and its parents where they are missing.

    Raises
    ------
    DiskProblem
        if that is not possible.
    """
    try:
        missing = [one for one in (folder, *folder.parents) if not one.exists()]
        folder.mkdir(parents=True, exist_ok=True, mode=0o700 if private else 0o777)
        for made in missing:  # a folder's name is durable with the flush of the folder it is in
            sync_folder(made.parent)
    except OSError as problem:
        raise disk_problem(folder, msg("made"), problem) from problem
