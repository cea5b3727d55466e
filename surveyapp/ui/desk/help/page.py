"""The page of help: the guides, and every design of the catalogue as the terminal explains it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from datetime import date
from functools import partial
from html import escape
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLocale, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QGuiApplication,
    QHideEvent,
    QResizeEvent,
    QShowEvent,
    QTextCursor,
)
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit, QListWidgetItem, QTextBrowser, QWidget

from surveyapp.analyses.base.progress import Progress
from surveyapp.designs import CATALOGUE
from surveyapp.messages.message import printable
from surveyapp.messages.notice import Notice
from surveyapp.messages.visible_text import isolated
from surveyapp.services.documentation.design_explanation import Explanation, Section, explain_design
from surveyapp.services.documentation.explanation_table import ExplanationTable
from surveyapp.services.documentation.guides import ENDING, Guide, guide_in, guides, languages_of
from surveyapp.services.documentation.handout import HANDOUT
from surveyapp.storage.files.csv_tables import write_bytes
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.colour_scheme import FollowsColourScheme
from surveyapp.ui.boxes import in_column, in_row
from surveyapp.ui.documents.guide_pages import (
    WIDEST_PICTURE,
    blocks_of,
    bound_pictures,
    guide_pdf,
    show_guide,
)
from surveyapp.ui.jobs import JobRunner
from surveyapp.ui.widgets.check_list import LongEntries
from surveyapp.ui.widgets.file_picker import (
    FileRequest,
    PickFiles,
    PickKind,
    pick_files,
    with_ending,
)
from surveyapp.ui.widgets.layout import READ_WIDTH, button
from surveyapp.ui.widgets.number_format import sentence
from surveyapp.ui.widgets.page import Page

TOPIC = "topic"
NAME = Qt.ItemDataRole.UserRole
"""A guide, or a design's name."""
TOPIC_PADDINGS = 30
"""Pixels of the style sheet's paddings, and Qt's own, around the name of a guide."""


class _Reader(QTextBrowser):
    """Shows pages whose lines are no longer than can be read; emits ``narrowed()`` with another width."""

    narrowed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setLineWrapMode(QTextBrowser.LineWrapMode.FixedPixelWidth)
        self.document().setDocumentMargin(theme.ROOMY)

    @property
    def picture_width(self) -> float:
        """The pixels that a picture may have."""
        margins = 2 * self.document().documentMargin()
        return max(1.0, min(WIDEST_PICTURE, self.lineWrapColumnOrWidth() - margins))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines for the new width."""
        width = min(self.viewport().width(), theme.scaled(READ_WIDTH))
        if width != self.lineWrapColumnOrWidth():
            self.setLineWrapColumnOrWidth(width)
            self.narrowed.emit()
        super().resizeEvent(event)


class HelpPage(Page):
    """A list with a search at the left; at the right what the chosen entry says."""

    def __init__(self, runner: JobRunner, file_picker: PickFiles) -> None:
        super().__init__()
        self._runner, self._file_picker = runner, file_picker
        self._scheme = theme.current_theme()
        """That the text is drawn in."""
        self._save = button(self.tr("Save as PDF…"), "save_help")
        self._save.setToolTip(self.tr("The guide on A4 pages, to print"))
        self._save.clicked.connect(self._save_pages)
        self.buttons.addWidget(self._save)
        self.set_heading(
            self.tr("Help"),
            self.tr(
                "Guides for everybody who works with Surveyapp, and a page on each design: "
                "what respondents do, how they are protected, and what you can estimate."
            ),
        )
        self.help_button.hide()  # this is it
        self._search = QLineEdit()
        self._search.setObjectName("help_search")
        self._search.setPlaceholderText(self.tr("Search guides and designs"))
        self._search.setAccessibleName(self.tr("Search guides and designs"))
        self._search.setClearButtonEnabled(True)
        self._topics = LongEntries("help_topics", self.tr("Guides and designs"), TOPIC_PADDINGS)
        self._topics.setFixedWidth(theme.scaled(290))
        self._none = QLabel(self.tr("No guide or design contains these words."))
        self._none.setObjectName("help_none")
        self._none.setProperty("role", "hint")
        self._text = _Reader()
        self._text.narrowed.connect(self._bound_pictures)
        self._text.setObjectName("help_text")
        self._text.setAccessibleName(self.tr("Explanation"))
        self._text.setOpenLinks(False)
        self._text.anchorClicked.connect(self._follow)
        self._searched: dict[str, str] = {}
        self._reader = QTimer(self)
        self._reader.timeout.connect(self._read_on)
        self._fill()
        self._lay_out()
        self._search.textChanged.connect(self._filter)
        self._topics.currentItemChanged.connect(self._show_item)
        self._topics.setCurrentRow(0)
        self._filter()

    def _lay_out(self) -> None:
        left = in_column(self._search, self._none, (self._topics, 1), spacing=theme.TIGHT)
        self.content.addLayout(in_row(left, (self._text, 1), spacing=theme.ROOMY), 1)

    def _fill(self) -> None:
        for guide in _offered(QLocale().name().partition("_")[0]):
            item = QListWidgetItem(guide.title)
            item.setData(NAME, guide)
            self._topics.addItem(item)
        for design in CATALOGUE:
            title = QCoreApplication.translate("messages", design.title)
            item = QListWidgetItem(f"{title}\n{design.name}")
            item.setData(NAME, design.name)
            self._topics.addItem(item)

    def show_guide(self, name: str, heading: str = "") -> None:
        """Show the guide called ``name``, from the heading that links call ``heading``."""
        self._choose(name)
        self._scroll_to(heading)

    def _choose(self, name: str) -> None:
        self._search.clear()
        names = [_name_of(self._topics.item(row)) for row in range(self._topics.count())]
        own = f"{name}.{QLocale().name().partition('_')[0]}"
        for wanted in (own, name):
            if wanted in names:
                self._topics.setCurrentRow(names.index(wanted))
                return

    def save_state(self) -> dict[str, object]:
        """Return the guide or design that is shown."""
        item = self._topics.currentItem()
        return {} if item is None else {TOPIC: _name_of(item)}

    def restore_state(self, state: Mapping[str, object]) -> None:
        """Show the guide or design of a saved state."""
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
        text = self._words_of(item)
        return all(word in text for word in words)

    def _words_of(self, item: QListWidgetItem) -> str:
        name = _name_of(item)
        if name not in self._searched:
            self._searched[name] = _all_words(item.data(NAME)).casefold()
        return self._searched[name]

    def showEvent(self, event: QShowEvent) -> None:
        """Read what can be searched, while the reader reads: one after another, for all take long."""
        super().showEvent(event)
        if len(self._searched) < self._topics.count():
            self._reader.start()

    def hideEvent(self, event: QHideEvent) -> None:
        """Read no further."""
        super().hideEvent(event)
        self._reader.stop()

    def _read_on(self) -> None:
        items = map(self._topics.item, range(self._topics.count()))
        item = next((one for one in items if _name_of(one) not in self._searched), None)
        if item is None:
            self._reader.stop()
        else:
            self._words_of(item)

    def _show_item(self, item: QListWidgetItem | None) -> None:
        if item is None:
            return
        topic = item.data(NAME)
        self.messages.clear()
        self._save.setEnabled(isinstance(topic, Guide))
        self._draw(topic)
        self._text.moveCursor(QTextCursor.MoveOperation.Start)  # the cursor is shown at first

    def _draw(self, topic: Guide | str) -> None:
        self._scheme = theme.current_theme()
        if isinstance(topic, Guide):
            show_guide(self._text.document(), topic, self._scheme, self._text.picture_width)
        else:
            self._text.setHtml(_explained_html(explain_design(topic)))

    def changeEvent(self, event: QEvent) -> None:
        """Lay the text out again in another colour scheme: the colours of links are part of it."""
        super().changeEvent(event)
        if event.type() is QEvent.Type.PaletteChange and self._scheme != theme.current_theme():
            bar = self._text.verticalScrollBar()
            place = bar.value()
            self._draw(self._topics.currentItem().data(NAME))
            bar.setValue(place)

    def _bound_pictures(self) -> None:
        item = self._topics.currentItem()
        if item is not None and isinstance(item.data(NAME), Guide):
            bound_pictures(self._text.document(), item.data(NAME), self._text.picture_width)

    def _save_pages(self) -> None:
        item = self._topics.currentItem()
        guide = item.data(NAME)
        name = f"{_name_of(item)}.pdf"
        filters = self.tr("PDF documents (*.pdf)")
        request = FileRequest(PickKind.SAVE, self.tr("Save the guide"), filters, name, ".pdf")
        for chosen in self._file_picker(self, request):
            path = with_ending(chosen, ".pdf")
            job = self._runner.start("guide", partial(_written, guide, path))
            job.succeeded.connect(lambda _none, path=path: self.messages.saved(path))
            job.failed.connect(self.messages.problem)
            self.busy.follow(job, self.tr("Laying out the pages…"))

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
        for block in blocks_of(self._text.document()):
            if block.blockFormat().headingLevel() and slug(block.text()) == heading:
                place = self._text.document().documentLayout().blockBoundingRect(block)
                self._text.setTextCursor(QTextCursor(block))
                bar.setValue(int(place.top()))
                return
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        bar.setValue(0)


def slug(heading: str) -> str:
    """Return how links name a heading: as on the web's pages of Markdown."""
    words = re.sub(r"[^\w\s-]", "", heading.lower())
    return re.sub(r"\s", "-", words.strip())


def _name_of(item: QListWidgetItem) -> str:
    topic = item.data(NAME)
    return topic.path.name.removesuffix(ENDING) if isinstance(topic, Guide) else str(topic)


def _offered(language: str) -> Iterator[Guide]:
    """Yield each guide in ``language`` or English, the handout in every language."""
    for guide in guides(language):
        yield guide
        if guide.name == HANDOUT:
            others = (name for name in languages_of(HANDOUT) if name != guide.language)
            yield from (guide_in(HANDOUT, name) for name in others)


def _written(guide: Guide, path: Path, _progress: Progress) -> None:
    write_bytes(path, guide_pdf(guide, date.today()))  # noqa: DTZ011 - the day on the wall


def _all_words(topic: Guide | str) -> str:
    if isinstance(topic, Guide):
        return topic.text
    explained = explain_design(topic)
    return "\n".join([*explained.text(), *map(sentence, explained.translatable)])


def _explained_html(explanation: Explanation) -> str:
    """Return an explanation as a page: the terminal's words, with headings and columns set as such."""
    title, name = escape(sentence(explanation.title)), escape(explanation.name)
    heading = f"<h1>{title}</h1><p><code>{name}</code></p>"
    return heading + "".join(map(_section_html, explanation.sections))


def _section_html(section: Section) -> str:
    heading = f"<h3>{escape(sentence(section.heading))}</h3>" if section.heading else ""
    return heading + "".join(map(_line_html, section.lines))


def _line_html(line: str) -> str:
    if isinstance(line, ExplanationTable):
        return _table_html(line)
    if isinstance(line, Notice) and QGuiApplication.isRightToLeft():
        text = line.render(QCoreApplication.translate, _apart)
        return f'<p dir="rtl">{escape(text)}</p>'
    return f"<p>{escape(sentence(line))}</p>"


def _apart(fact: object) -> str:
    """Return a formula or a name so that words from the right leave its order as it is."""
    return isolated(printable(fact))


def _table_html(table: ExplanationTable) -> str:
    rows = (
        "".join(f'<td dir="ltr">{escape(cell)}</td>' for cell in cells)
        for cells in table.translated_cells(QCoreApplication.translate)
    )
    return '<table cellpadding="3">' + "".join(f"<tr>{row}</tr>" for row in rows) + "</table>"


class GuideWindow(QDialog):
    """Begins with the tutorial."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("guide_window")
        self.setWindowTitle(self.tr("Help"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._runner = JobRunner(self)
        page = HelpPage(self._runner, pick_files)
        page.show_guide("tutorial")
        in_column(page, inside=self)
        theme.resize_window(self, 1000, 680)
        FollowsColourScheme(self)

    def done(self, result: int) -> None:
        """Stop the writing of files before the window closes."""
        self._runner.shutdown()
        super().done(result)
