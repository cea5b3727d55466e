"""What the programs write down about themselves: a log that is rotated, and crash reports.

Nothing of an interview comes here. The kiosk's lines carry the day and no time, as everything that it
keeps does.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from logging.handlers import RotatingFileHandler
from pathlib import Path

from surveyapp.storage.files.safe_files import DiskProblem, make_folder, write_new

LARGEST_LOG, OLD_LOGS = 256 * 1024, 3
MOST_REPORTS = 20
CRASH_PREFIX = "crash-"
_ROOT = "surveyapp"
_WITH_TIME, _DAY_ONLY = "%Y-%m-%d %H:%M:%S", "%Y-%m-%d"


class _WithoutValues(logging.Formatter):
    """Logs an exception's kind; its words and the values around it may be somebody's."""

    def formatException(self, ei: object) -> str:  # noqa: N802 - logging's name
        """Return the kind of the exception."""
        kind = ei[0] if isinstance(ei, tuple) else None
        return f"  {kind.__module__}.{kind.__qualname__}" if isinstance(kind, type) else ""


class _LogFile(RotatingFileHandler):
    """A log on a disk that may fail: a line that it does not take is lost, and nothing else happens.

    ``logging`` would print a traceback on the error output, and raise where the file is closed.
    """

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802 - logging's name
        """Lose the line."""

    def close(self) -> None:
        """Close the file; what the disk does not take any more is lost."""
        with contextlib.suppress(OSError):
            super().close()


def log_folder() -> Path:
    """Return the folder of the desk's and the command line's logs, which need not exist yet."""
    from platformdirs import user_log_path  # noqa: PLC0415 - a kiosk logs beside its store

    return user_log_path("surveyapp", appauthor=False)


@contextlib.contextmanager
def logging_to(path: Path, *, day_only: bool = False) -> Iterator[None]:
    """Write the program's log to ``path``; where that is not possible, go on without a log."""
    handler = _handler(path, _DAY_ONLY if day_only else _WITH_TIME)
    logger = logging.getLogger(_ROOT)
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
    try:
        yield
    finally:
        logger.removeHandler(handler)
        logger.propagate = True
        handler.close()


def _handler(path: Path, times: str) -> logging.Handler:
    try:
        make_folder(path.parent, private=True)
        handler: logging.Handler = _LogFile(
            path, maxBytes=LARGEST_LOG, backupCount=OLD_LOGS, encoding="utf-8", delay=True
        )
    except DiskProblem:
        return logging.NullHandler()
    handler.setFormatter(_WithoutValues("%(asctime)s %(levelname)s %(name)s: %(message)s", times))
    return handler


def keep_crash_report(folder: Path, report: str) -> Path | None:
    """Write a report into ``folder``; returns where, or None where the disk does not take it.

    The oldest are removed, so that a program that fails again and again does not fill the disk.
    """
    try:
        make_folder(folder, private=True)
        kept = sorted(folder.glob(f"{CRASH_PREFIX}*.txt"))
        number = 1 + (int(kept[-1].stem.removeprefix(CRASH_PREFIX)) if kept else 0)
        path = folder / f"{CRASH_PREFIX}{number:06}.txt"
        write_new(path, report.encode())
        for old in kept[: max(0, len(kept) + 1 - MOST_REPORTS)]:
            old.unlink(missing_ok=True)
    except (DiskProblem, OSError, ValueError):
        return None
    return path
