"""The page of help: the guides, and every design of the catalogue as the terminal explains it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from html import escape

from PySide6.QtCore import QCoreApplication, QLocale, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QDesktopServices,
    QTextBlock,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
)
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
from surveyapp.services.guides import ENDING, Guide, guides
from surveyapp.ui import theme
from surveyapp.ui.desk.page import Page
from surveyapp.ui.messages import notice

TOPIC = "topic"
NAME = Qt.ItemDataRole.UserRole
"""A guide, or a design's name."""
PRINTED = frozenset({"output", "text", "csv", "json"})
"""Languages of blocks that nobody types."""
_COMMENT = re.compile("<!--.*?-->", re.DOTALL)


class HelpPage(Page):
    """A list with a search at the left; at the right what the chosen entry says."""

    def __init__(self) -> None:
        super().__init__()
        self.set_heading(
            self.tr("Help"),
            self.tr(
                "Guides for everybody who works with Surveyapp, and what each design asks people to "
                "do, promises them, and lets you estimate."
            ),
        )
        self._search = QLineEdit()
        self._search.setObjectName("help_search")
        self._search.setPlaceholderText(self.tr("Search guides and designs"))
        self._search.setAccessibleName(self.tr("Search guides and designs"))
        self._search.setClearButtonEnabled(True)
        self._topics = QListWidget()
        self._topics.setObjectName("help_topics")
        self._topics.setAccessibleName(self.tr("Guides and designs"))
        self._topics.setFixedWidth(theme.scaled(290))
        self._topics.setWordWrap(True)
        self._topics.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._none = QLabel(self.tr("No guide and no design has these words."))
        self._none.setObjectName("help_none")
        self._none.setProperty("role", "hint")
        self._text = QTextBrowser()
        self._text.setObjectName("help_text")
        self._text.setAccessibleName(self.tr("Explanation"))
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(self._follow)
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
        for guide in guides(QLocale().name().partition("_")[0]):
            item = QListWidgetItem(guide.title)
            item.setData(NAME, guide)
            self._topics.addItem(item)
        for design in CATALOGUE:
            title = QCoreApplication.translate("designs", design.title)
            item = QListWidgetItem(f"{title}\n{design.name}")
            item.setData(NAME, design.name)
            self._topics.addItem(item)

    def show_design(self, name: str) -> None:
        """Explain the design called ``name``."""
        self._choose(name)

    def show_guide(self, name: str, heading: str = "") -> None:
        """Show the guide called ``name``, from the heading that links call ``heading``."""
        self._choose(name)
        self._scroll_to(heading)

    def _choose(self, name: str) -> None:
        self._search.clear()
        for row in range(self._topics.count()):
            if _name_of(self._topics.item(row)) == name:
                self._topics.setCurrentRow(row)

    def save_state(self) -> dict[str, object]:
        """Return what is being explained."""
        item = self._topics.currentItem()
        return {} if item is None else {TOPIC: _name_of(item)}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Explain what was being explained."""
        if TOPIC in state:
            self._choose(str(state[TOPIC]))

    def _filter(self) -> None:
        words = self._search.text().casefold().split()
        shown = 0
        for row in range(self._topics.count()):
            item = self._topics.item(row)
            fits = not words or self._has(item, words)
            item.setHidden(not fits)
            shown += fits
        self._none.setVisible(not shown)

    def _has(self, item: QListWidgetItem, words: list[str]) -> bool:
        name = _name_of(item)
        if name not in self._searched:
            self._searched[name] = _all_words(item.data(NAME)).casefold()
        return all(word in self._searched[name] for word in words)

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        topic = item.data(NAME)
        if isinstance(topic, Guide):
            self._text.document().setBaseUrl(QUrl.fromLocalFile(str(topic.path)))
            show_guide(self._text.document(), topic.text)
        else:
            self._text.setHtml(explained_html(explain_design(topic)))

    def _follow(self, link: QUrl) -> None:
        """Show another guide here; leave the web's pages to the browser."""
        if not link.isRelative():
            QDesktopServices.openUrl(link)
        elif link.path().endswith(ENDING):
            self.show_guide(link.path().removesuffix(ENDING), link.fragment())
        elif link.hasFragment():
            self._scroll_to(link.fragment())

    def _scroll_to(self, heading: str) -> None:
        """Show the heading that links call ``heading`` at the top; without one of that name the top."""
        bar = self._text.verticalScrollBar()
        for block in _blocks(self._text.document()):
            if block.blockFormat().headingLevel() and slug(block.text()) == heading:
                place = self._text.document().documentLayout().blockBoundingRect(block)
                bar.setValue(int(place.top()))
                return
        bar.setValue(0)


def show_guide(document: QTextDocument, text: str) -> None:
    """Set Markdown, what is typed and what is printed apart from the words around it."""
    document.setMarkdown(
        _COMMENT.sub("", text), QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    )
    colours = theme.current_theme()
    cursor = QTextCursor(document)
    for block in _blocks(document):
        shape = block.blockFormat()
        if shape.hasProperty(QTextFormat.Property.BlockCodeFence.value):
            printed = shape.property(QTextFormat.Property.BlockCodeLanguage.value) in PRINTED
            shape.setBackground(QColor(colours.ground if printed else colours.soft))
            shape.setLeftMargin(theme.GAP)
            shape.setNonBreakableLines(False)
            cursor.setPosition(block.position())
            cursor.setBlockFormat(shape)
    _colour_links(document, QColor(colours.accent))


def _colour_links(document: QTextDocument, colour: QColor) -> None:
    """Set links in ``colour``: Markdown takes the application's, which does not know of dark."""
    links = [
        (fragment.fragment().position(), fragment.fragment().length())
        for block in _blocks(document)
        for fragment in _fragments(block)
        if fragment.fragment().charFormat().isAnchor()
    ]
    shape = QTextCharFormat()
    shape.setForeground(colour)
    cursor = QTextCursor(document)
    for begin, length in links:
        cursor.setPosition(begin)
        cursor.setPosition(begin + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(shape)


def _blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _fragments(block: QTextBlock) -> Iterator[QTextBlock.iterator]:
    place = block.begin()
    while not place.atEnd():
        yield place
        place += 1


def slug(heading: str) -> str:
    """Return how links name a heading: as on the web's pages of Markdown."""
    words = re.sub(r"[^\w\s-]", "", heading.lower())
    return re.sub(r"\s", "-", words.strip())


def _name_of(item: QListWidgetItem) -> str:
    topic = item.data(NAME)
    return topic.name if isinstance(topic, Guide) else str(topic)


def _all_words(topic: Guide | str) -> str:
    if isinstance(topic, Guide):
        return topic.text
    explained = explain_design(topic)
    return "\n".join([*explained.text(), *map(notice, explained.translatable)])


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
