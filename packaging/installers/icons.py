"""Pictures in all sizes from one drawing each, painted by Qt: the build's Python runs this file.

    python packaging/installers/icons.py FOLDER

writes FOLDER/SIZE/NAME.png for each drawing of resources/icons, and FOLDER/surveyapp.ico for Windows.
"""

from __future__ import annotations

import os
import struct
import sys
from pathlib import Path

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES = (16, 24, 32, 48, 64, 256)
DRAWINGS = Path(__file__).resolve().parents[2] / "resources" / "icons"


def paint(drawing: Path, size: int) -> bytes:
    """Return ``drawing`` as a PNG of ``size`` pixels square."""
    from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF  # noqa: PLC0415
    from PySide6.QtGui import QImage, QPainter  # noqa: PLC0415
    from PySide6.QtSvg import QSvgRenderer  # noqa: PLC0415

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)  # which does not keep its array alive
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """Return a Windows icon of PNG pictures by size: a header, an entry of 16 bytes each, the pictures."""
    at = 6 + 16 * len(pictures)
    entries = b""
    for size, png in pictures.items():
        side = size % 256  # 0 means 256
        entries += struct.pack("<BBBBHHII", side, side, 0, 0, 1, 32, len(png), at)
        at += len(png)
    return struct.pack("<HHH", 0, 1, len(pictures)) + entries + b"".join(pictures.values())


def write_all(folder: Path) -> None:
    """Write every drawing in every size."""
    for drawing in sorted(DRAWINGS.glob("*.svg")):
        for size in SIZES:
            target = folder / str(size) / f"{drawing.stem}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(paint(drawing, size))
    own = {size: paint(DRAWINGS / "surveyapp.svg", size) for size in ICO_SIZES}
    (folder / "surveyapp.ico").write_bytes(ico(own))


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtGui import QGuiApplication

    application = QGuiApplication(sys.argv[:1])
    write_all(Path(sys.argv[1]))
