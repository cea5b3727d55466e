"""Where a supervisor may export to: mounted media first, then the folders of this device."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QDir, QStorageInfo

MEDIA = ("/media/", "/run/media/", "/mnt/", "/Volumes/")
MOST_FOLDERS = 200


@dataclass(frozen=True, slots=True)
class Place:
    """A folder and its name."""

    name: str
    folder: Path


def media() -> tuple[Place, ...]:
    """Return the mounted sticks, cards and drives, each once."""
    found: dict[str, Place] = {}
    for volume in QStorageInfo.mountedVolumes():
        root = volume.rootPath()
        is_medium = root.startswith(MEDIA) or (sys.platform == "win32" and not volume.isRoot())
        if is_medium and volume.isValid() and volume.isReady() and not volume.isReadOnly():
            found.setdefault(root, Place(volume.name() or Path(root).name or root, Path(root)))
    return tuple(found.values())


def names_of(places: Sequence[Place]) -> tuple[str, ...]:
    """Return what tells places apart: their names, with the folder where two have the same."""
    names = [place.name for place in places]
    return tuple(
        f"{place.name}   {place.folder}" if names.count(place.name) > 1 else place.name
        for place in places
    )


def home() -> Path:
    """Return the folder where the home page of the picker's "Other folder" begins."""
    return Path(QDir.homePath())


def subfolders(folder: Path) -> tuple[Place, ...]:
    """Return the folders inside ``folder`` that can be opened, hidden ones left out."""
    wanted = QDir.Filter.Dirs | QDir.Filter.NoDotAndDotDot | QDir.Filter.Executable
    names = QDir(str(folder)).entryList(wanted, QDir.SortFlag.Name | QDir.SortFlag.IgnoreCase)
    return tuple(Place(name, folder / name) for name in names[:MOST_FOLDERS])
