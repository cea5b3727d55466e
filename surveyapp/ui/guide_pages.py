"""A guide in a window and on paper: its Markdown laid out, commands apart from words, pictures in bounds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from functools import partial

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextImageFormat,
    QTextLength,
)

from surveyapp import __version__
from surveyapp.services.guides import Guide
from surveyapp.services.handout import HANDOUT, handout_html
from surveyapp.ui import theme
from surveyapp.ui.languages import direction
from surveyapp.ui.pdf_pages import Frame, keep_headings, new_text, pdf_of
from surveyapp.ui.theme import Theme

PRINTED = frozenset({"output", "text", "csv", "json"})
"""Languages of blocks that nobody types."""
POINTS = 10.0
LINE_HEIGHT = 115
"""Per cent of what the font asks for."""
HANDOUT_POINTS = (19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0)
"""A handout takes the largest that leaves it on one page."""
_COMMENT = re.compile("<!--.*?-->", re.DOTALL)


def show_guide(document: QTextDocument, guide: Guide, colours: Theme) -> None:
    """Set a guide's text, what is typed and what is printed apart from the words around it."""
    document.setBaseUrl(QUrl.fromLocalFile(str(guide.path)))
    document.setMarkdown(
        _COMMENT.sub("", guide.text), QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    )
    cursor = QTextCursor(document)
    block = document.begin()
    while block.isValid():
        _colour(block, cursor, colours)
        _bound_pictures(block, document)
        _colour_links(block, cursor, QColor(colours.accent))
        block = block.next()


def _colour_links(block: QTextBlock, cursor: QTextCursor, colour: QColor) -> None:
    """Set links in ``colour``: Markdown takes the application's, which does not know of dark."""
    shape = QTextCharFormat()
    shape.setForeground(colour)
    for link in [one for one in _fragments(block) if one.charFormat().isAnchor()]:
        begin, length = link.position(), link.length()
        cursor.setPosition(begin)
        cursor.setPosition(begin + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(shape)


def _colour(block: QTextBlock, cursor: QTextCursor, colours: Theme) -> None:
    shape = block.blockFormat()
    if not shape.hasProperty(QTextFormat.Property.BlockCodeFence.value):
        return
    printed = shape.property(QTextFormat.Property.BlockCodeLanguage.value) in PRINTED
    shape.setBackground(QColor(colours.ground if printed else colours.soft))
    shape.setLeftMargin(theme.GAP)
    shape.setNonBreakableLines(False)
    cursor.setPosition(block.position())
    cursor.setBlockFormat(shape)


def _bound_pictures(block: QTextBlock, document: QTextDocument) -> None:
    for fragment in list(_fragments(block)):
        picture = QTextImageFormat(fragment.charFormat().toImageFormat())
        if picture.isValid():
            picture.setMaximumWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
            cursor = QTextCursor(document)
            cursor.setPosition(fragment.position())
            cursor.setPosition(
                fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor
            )
            cursor.setCharFormat(picture)


def _fragments(block: QTextBlock) -> Iterator[QTextFragment]:
    place = block.begin()
    while not place.atEnd():
        yield place.fragment()
        place += 1


def guide_pdf(guide: Guide, day: date) -> bytes:
    """Return a guide as a PDF file dated ``day``; the handout in the largest print that fits one page.

    Needs a ``QGuiApplication``; may be called on any thread.
    """
    foot = "" if guide.name == HANDOUT else f"{guide.title} · Surveyapp {__version__}"
    frame = Frame(guide.title, foot, is_right_to_left=_is_from_right(guide))
    return pdf_of(frame, day, partial(lay_out_guide, guide))


def lay_out_guide(guide: Guide, writer: QPdfWriter, area: QRectF) -> QTextDocument:
    """Return a guide on pages."""
    for points in HANDOUT_POINTS if guide.name == HANDOUT else (POINTS,):
        text = new_text(writer, area, points, is_right_to_left=_is_from_right(guide))
        show_guide(text, guide, theme.LIGHT)
        _space(text)
        if text.pageCount() == 1:
            break
    keep_headings(text)
    return text


def _space(text: QTextDocument) -> None:
    """Set lines and paragraphs a little apart; commands stay as close as a terminal has them."""
    cursor = QTextCursor(text)
    block = text.begin()
    while block.isValid():
        shape = block.blockFormat()
        if not shape.hasProperty(QTextFormat.Property.BlockCodeFence.value):
            shape.setLineHeight(
                LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
            )
            cursor.setPosition(block.position())
            cursor.setBlockFormat(shape)
        block = block.next()


def _is_from_right(guide: Guide) -> bool:
    return direction(guide.language) is Qt.LayoutDirection.RightToLeft


def handout_bytes(sheet: Guide, *, ending: str, day: date) -> bytes:
    """Return the handout as a PDF file where ``ending`` is .pdf, else as a web page."""
    if ending == ".pdf":
        return guide_pdf(sheet, day)
    return handout_html(sheet, is_right_to_left=_is_from_right(sheet)).encode()
