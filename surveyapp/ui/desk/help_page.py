"""The page of help: every design of the catalogue, explained by the text that the terminal prints."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
)

from surveyapp.designs import CATALOGUE
from surveyapp.services.explain import Explanation, Section, explain_design
from surveyapp.ui import theme
from surveyapp.ui.desk.page import Page
from surveyapp.ui.messages import notice

TOPIC = "topic"
NAME = Qt.ItemDataRole.UserRole


class HelpPage(Page):
    """A list with a search at the left; at the right what the chosen entry says."""

    def __init__(self) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Help"),
            self.tr("What each design asks people to do, promises them, and lets you estimate."),
        )
        self._search = QLineEdit()
        self._search.setObjectName("help_search")
        self._search.setPlaceholderText(self.tr("Search the designs"))
        self._search.setAccessibleName(self.tr("Search the designs"))
        self._search.setClearButtonEnabled(True)
        self._topics = QListWidget()
        self._topics.setObjectName("help_topics")
        self._topics.setAccessibleName(self.tr("Designs"))
        self._topics.setFixedWidth(290)
        self._topics.setWordWrap(True)
        self._topics.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._none = QLabel(self.tr("No design has these words."))
        self._none.setObjectName("help_none")
        self._none.setProperty("role", "hint")
        self._text = QTextBrowser()
        self._text.setObjectName("help_text")
        self._text.setAccessibleName(self.tr("Explanation"))
        self._text.document().setDocumentMargin(theme.ROOMY)
        self._searched: dict[str, str] = {}
        self._fill()
        self._lay_out()
        self._search.textChanged.connect(self._filter)
        self._topics.currentItemChanged.connect(self._show_item)
        self._topics.setCurrentRow(0)
        self._filter()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(theme.TIGHT)
        left.addWidget(self._search)
        left.addWidget(self._none)
        left.addWidget(self._topics, 1)
        row = QHBoxLayout()
        row.setSpacing(theme.ROOMY)
        row.addLayout(left)
        row.addWidget(self._text, 1)
        self.content.addLayout(row, 1)

    def _fill(self) -> None:
        for design in CATALOGUE:
            title = QCoreApplication.translate("designs", design.title)
            item = QListWidgetItem(f"{title}\n{design.name}")
            item.setData(NAME, design.name)
            self._topics.addItem(item)

    def show_design(self, name: str) -> None:
        """Explain the design called ``name``."""
        self._search.clear()
        for row in range(self._topics.count()):
            if self._topics.item(row).data(NAME) == name:
                self._topics.setCurrentRow(row)

    def save_state(self) -> dict[str, object]:
        """Return what is being explained."""
        item = self._topics.currentItem()
        return {} if item is None else {TOPIC: item.data(NAME)}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Explain what was being explained."""
        if TOPIC in state:
            self.show_design(str(state[TOPIC]))

    def _filter(self) -> None:
        words = self._search.text().casefold().split()
        shown = 0
        for row in range(self._topics.count()):
            item = self._topics.item(row)
            fits = not words or self._has(item.data(NAME), words)
            item.setHidden(not fits)
            shown += fits
        self._none.setVisible(not shown)

    def _has(self, name: str, words: list[str]) -> bool:
        if name not in self._searched:
            explained = explain_design(name)
            self._searched[name] = "\n".join(
                [*explained.text(), *map(notice, explained.translatable)]
            ).casefold()
        return all(word in self._searched[name] for word in words)

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self._text.setHtml(explained_html(explain_design(item.data(NAME))))


def explained_html(explanation: Explanation) -> str:
    """Return an explanation as a page: the terminal's words, with headings and columns set as such."""
    heading = f"<h1>{escape(notice(explanation.title))}</h1><p><code>{escape(explanation.name)}</code></p>"
    return heading + "".join(map(_section_html, explanation.sections))


def _section_html(section: Section) -> str:
    heading = f"<h3>{escape(notice(section.heading))}</h3>" if section.heading else ""
    lines = [escape(notice(line)) for line in section.lines]
    if section.is_table:
        return heading + "<pre>" + "\n".join(lines) + "</pre>"
    return heading + "".join(f"<p>{line}</p>" for line in lines)
