"""A QR code as a picture: a whole number of pixels a module, dark on white in every theme."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from surveyapp.ui.kiosk.base.style import Sizes

QUIET = 4
"""Modules of white that readers need on each side (ISO/IEC 18004)."""


class QrPicture(QWidget):
    """``text`` as a QR code of at most ``millimetres``; ``says`` names it for those who do not see it."""

    def __init__(self, text: str, says: str, sizes: Sizes, *, millimetres: float = 52) -> None:
        super().__init__()
        # loaded with the first code: it brings the standard library's readers of web pages along
        import segno  # noqa: PLC0415

        self.text = text
        code = segno.make_qr(text, error="m")
        self._modules = tuple(bytes(row) for row in code.matrix)
        across = len(self._modules) + 2 * QUIET
        self._side = max(sizes.mm(millimetres) // across, 2)
        self.setObjectName("qr")
        self.setAccessibleName(says)
        self.setFixedSize(QSize(across * self._side, across * self._side))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002
        """Draw the modules."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), Qt.GlobalColor.white)
        for y, row in enumerate(self._modules, start=QUIET):
            for x, is_dark in enumerate(row, start=QUIET):
                if is_dark:
                    module = QRect(x * self._side, y * self._side, self._side, self._side)
                    painter.fillRect(module, Qt.GlobalColor.black)
