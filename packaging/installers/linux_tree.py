"""What a desktop needs to know of the program: entries, icons, MIME types, metainfo, below one ``share``."""

from __future__ import annotations

import shutil
from pathlib import Path

from installers.facts import FACTS, PACKAGING, ROOT
from installers.icons import SIZES

SOURCES = PACKAGING / "linux"


def write_share(share: Path) -> None:
    """Write the tree to ``share``."""
    _copy(SOURCES / "surveyapp.desktop", share / "applications")
    _copy(SOURCES / "surveyapp-kiosk.desktop", share / "applications")
    _copy(SOURCES / "surveyapp.xml", share / "mime" / "packages")
    _copy(SOURCES / f"{FACTS.app_id}.metainfo.xml", share / "metainfo")
    write_icons(share / "icons" / "hicolor")


def write_icons(theme: Path) -> None:
    """Write each picture, as it was painted for the bundle, where an icon theme looks for it."""
    painted = FACTS.work / "icons"
    kinds = {one.icon: "mimetypes" for one in FACTS.file_types}
    for drawing in sorted((ROOT / "resources" / "icons").glob("*.svg")):
        kind = kinds.get(drawing.stem, "apps")
        _copy(drawing, theme / "scalable" / kind)
        for size in SIZES:
            _copy(painted / str(size) / f"{drawing.stem}.png", theme / f"{size}x{size}" / kind)


def _copy(file: Path, folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, folder / file.name)
    (folder / file.name).chmod(0o644)
