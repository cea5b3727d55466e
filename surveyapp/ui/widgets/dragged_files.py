"""The files dragged over a window. Imports nothing heavy, since the start window uses it too."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData


def local_paths(data: QMimeData) -> tuple[Path, ...]:
    """Return the files and folders that are dragged."""
    return tuple(Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile())
