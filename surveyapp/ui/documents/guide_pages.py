"""A guide in a window and on paper: its Markdown laid out, commands apart from words, pictures in bounds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from functools import partial

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import (
    QColor,
    QImageReader,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFragment,
    QTextImageFormat,
)

from surveyapp import __version__
from surveyapp.services.documentation.guides import Guide
from surveyapp.services.documentation.handout import HANDOUT, handout_html
from surveyapp.ui.appearance import theme
from surveyapp.ui.appearance.theme import Theme
from surveyapp.ui.documents.pdf_pages import DPI, Frame, keep_whole, new_text, pdf_of
from surveyapp.ui.languages import direction

PRINTED = frozenset({"output", "text", "csv", "json"})
"""Languages of blocks that nobody types."""
WIDEST_PICTURE = 720.0
"""In a window, in pixels."""
PIXELS_PER_INCH = 96
POINTS = 10.0
LINE_HEIGHT = 115
"""Per cent of what the font asks for."""
HANDOUT_POINTS = (19.0, 18.0, 17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0)
"""A handout takes the largest that leaves it on one page."""
_COMMENT = re.compile("<!--.*?-->", re.DOTALL)


def show_guide(
    document: QTextDocument, guide: Guide, colours: Theme, widest: float = WIDEST_PICTURE
) -> None:
    """Set a guide's text, with commands and output set apart from the words around them."""
    document.setBaseUrl(QUrl.fromLocalFile(str(guide.path)))
    document.setMarkdown(
        _COMMENT.sub("", guide.text), QTextDocument.MarkdownFeature.MarkdownDialectGitHub
    )
    cursor = QTextCursor(document)
    cursor.beginEditBlock()  # else each change lays out the rest anew
    for block in blocks_of(document):
        if _is_code(block):
            _set_apart(block, cursor, colours)
        _bound_pictures(block, guide, cursor, widest)
        _colour_links(block, cursor, QColor(colours.accent))
    cursor.endEditBlock()


def bound_pictures(document: QTextDocument, guide: Guide, widest: float) -> None:
    """Make the pictures of a guide that is shown at most ``widest`` pixels wide."""
    cursor = QTextCursor(document)
    cursor.beginEditBlock()
    for block in blocks_of(document):
        _bound_pictures(block, guide, cursor, widest)
    cursor.endEditBlock()


def blocks_of(document: QTextDocument) -> Iterator[QTextBlock]:
    """Yield the paragraphs of a document."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def _is_code(block: QTextBlock) -> bool:
    return block.isValid() and block.blockFormat().hasProperty(
        QTextFormat.Property.BlockCodeFence.value
    )


def _set_apart(block: QTextBlock, cursor: QTextCursor, colours: Theme) -> None:
    shape = block.blockFormat()
    printed = shape.property(QTextFormat.Property.BlockCodeLanguage.value) in PRINTED
    shape.setBackground(QColor(colours.ground if printed else colours.soft))
    shape.setLeftMargin(theme.GAP)
    shape.setNonBreakableLines(False)
    cursor.setPosition(block.position())
    cursor.setBlockFormat(shape)


def _colour_links(block: QTextBlock, cursor: QTextCursor, colour: QColor) -> None:
    """Set links in ``colour``: Markdown takes the application's, which does not know of dark."""
    shape = QTextCharFormat()
    shape.setForeground(colour)
    for link in [one for one in _fragments(block) if one.charFormat().isAnchor()]:
        begin, length = link.position(), link.length()
        cursor.setPosition(begin)
        cursor.setPosition(begin + length, QTextCursor.MoveMode.KeepAnchor)
        cursor.mergeCharFormat(shape)


def _bound_pictures(block: QTextBlock, guide: Guide, cursor: QTextCursor, widest: float) -> None:
    for fragment in list(_fragments(block)):
        picture = QTextImageFormat(fragment.charFormat().toImageFormat())
        if picture.isValid():
            size = QImageReader(str(guide.path.parent / picture.name())).size()
            width = min(widest, float(size.width()))
            picture.setWidth(width)
            picture.setHeight(width * size.height() / max(size.width(), 1))
            cursor.setPosition(fragment.position())
            end = fragment.position() + fragment.length()
            cursor.setPosition(end, QTextCursor.MoveMode.KeepAnchor)
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
        show_guide(text, guide, theme.LIGHT, area.width() / DPI * PIXELS_PER_INCH)
        _space(text)
        if text.pageCount() == 1:
            break
    keep_whole(text)
    return text


def _space(text: QTextDocument) -> None:
    """Set lines and paragraphs a little apart; commands stay as close as a terminal has them."""
    cursor = QTextCursor(text)
    cursor.beginEditBlock()
    for block in blocks_of(text):
        shape = block.blockFormat()
        if not _is_code(block):
            shape.setLineHeight(
                LINE_HEIGHT, QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
            )
        elif not _is_code(block.next()):
            shape.setBottomMargin(theme.TIGHT)
        cursor.setPosition(block.position())
        cursor.setBlockFormat(shape)
    cursor.endEditBlock()


def _is_from_right(guide: Guide) -> bool:
    return direction(guide.language) is Qt.LayoutDirection.RightToLeft


def handout_bytes(sheet: Guide, *, ending: str, day: date) -> bytes:
    """Return the handout as a PDF file where ``ending`` is .pdf, else as a web page."""
    if ending == ".pdf":
        return guide_pdf(sheet, day)
    return handout_html(sheet, is_right_to_left=_is_from_right(sheet)).encode()
