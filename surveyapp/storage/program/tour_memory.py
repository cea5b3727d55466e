"""Whether the person has seen the tour: an empty file in their own folder."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path

from surveyapp.storage.files.safe_files import make_folder, replace_file


def is_tour_done() -> bool:
    """Return whether the tour was walked through, or left."""
    return _file().exists()


def note_tour_done() -> None:
    """Remember that the tour need not be offered again.

    Raises
    ------
    DiskProblem
        if that cannot be written.
    """
    make_folder(_file().parent)
    replace_file(_file(), b"")


def _file() -> Path:
    return user_data_path("surveyapp") / "tour-done"
