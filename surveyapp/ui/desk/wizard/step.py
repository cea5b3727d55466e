"""What all steps of the wizard have in common, and how they hear of the draft."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from surveyapp.services.table_draft import TableDraft
from surveyapp.ui import theme
from surveyapp.ui.desk.page import text_label


class DraftHolder(QObject):
    """The one place that holds the draft; ``changed`` tells that there is another."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._draft: TableDraft | None = None

    @property
    def draft(self) -> TableDraft | None:
        """The draft; None until a table was read."""
        return self._draft

    def put(self, draft: TableDraft | None) -> None:
        """Hold another draft."""
        self._draft = draft
        self.changed.emit()


class Step(QWidget):
    """One step: a title, a sentence, and room for the content."""

    def __init__(self, name: str, title: str, lead: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.title = title
        self.setAccessibleName(title)
        self.content = QVBoxLayout(self)
        self.content.setContentsMargins(0, 0, 0, 0)
        self.content.setSpacing(theme.GAP)
        self.content.addWidget(text_label(lead, "hint", wraps=True))

    def enter(self) -> None:
        """Show what the draft holds now."""

    def forget(self) -> None:
        """Stop what is under way, and let go of the table."""

    @property
    def is_ready(self) -> bool:
        """Whether one can go on."""
        return True
