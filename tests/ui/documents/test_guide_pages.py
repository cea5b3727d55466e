"""Guides on paper: the handout is one page in each language, and pictures stay within the page."""

import re
from datetime import date

import pytest
from PySide6.QtCore import QBuffer, Qt
from PySide6.QtGui import QImageReader, QTextDocument

from surveyapp.errors import UserProblem
from surveyapp.services.documentation.guides import GUIDES, guide, languages_of
from surveyapp.services.documentation.handout import handout, handout_html
from surveyapp.ui.appearance import theme
from surveyapp.ui.documents.guide_pages import guide_pdf, lay_out_guide, show_guide
from surveyapp.ui.documents.pdf_pages import new_writer, page_area

DAY = date(2026, 3, 4)
LANGUAGES = languages_of("handout")
READABLE = 11.0
"""Points."""


def laid_out(one):
    writer = new_writer(QBuffer(), one.title)
    text = lay_out_guide(one, writer, page_area(writer))
    text.setProperty("device", writer)  # which the text outlives otherwise
    return text, writer


def test_the_handout_is_there_in_the_languages_of_the_windows():
    assert sorted(LANGUAGES) == ["ar", "en", "es", "fr", "hi", "sw"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handout_fits_one_page_in_print_that_can_be_read(qapp, language):
    text, _writer = laid_out(handout(language))

    assert text.pageCount() == 1
    assert text.defaultFont().pointSizeF() >= READABLE
    assert handout(language).title in text.toPlainText()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_handout_on_paper_is_one_page(qapp, language):
    pdf = guide_pdf(handout(language), DAY)
    assert pdf.count(b"/Type /Page\n") == 1


def test_arabic_is_read_from_the_right(qapp):
    text, _writer = laid_out(handout("ar"))
    assert text.begin().next().textDirection() is Qt.LayoutDirection.RightToLeft
    assert '<html lang="ar" dir="rtl">' in handout_html(handout("ar"), is_right_to_left=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_web_page_says_what_the_paper_says(qapp, language):
    page, paper = QTextDocument(), QTextDocument()
    page.setHtml(handout_html(handout(language), is_right_to_left=False))
    show_guide(paper, handout(language), theme.LIGHT)

    assert page.toPlainText().strip() == paper.toPlainText().strip()


@pytest.mark.parametrize("name", GUIDES)
def test_nothing_of_a_guide_is_wider_than_the_page(qapp, name):
    text, _writer = laid_out(guide(name))
    assert text.idealWidth() <= text.pageSize().width() + 1


def test_all_pictures_of_the_tutorial_are_there(qapp):
    sheet = guide("tutorial")
    for name in re.findall(r"!\[[^]]+\]\(([^)]+)\)", sheet.text):
        assert not QImageReader(str(sheet.path.parent / name)).size().isEmpty(), name


def test_equal_guides_give_equal_files(qapp):
    assert guide_pdf(guide("surveyor"), DAY) == guide_pdf(guide("surveyor"), DAY)


def test_a_language_that_nobody_wrote_is_told_with_those_that_are_there():
    with pytest.raises(UserProblem, match="This text is not available") as told:
        handout("de")
    assert str(told.value) == (
        "This text is not available in de. Choose one of en, ar, es, fr, hi, sw."
    )
