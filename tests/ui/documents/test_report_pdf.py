"""The report on pages: text that can be found again, charts as vectors, the same bytes each time."""

import shutil
import subprocess
import threading
from datetime import date

import pytest
from PySide6.QtCore import QBuffer
from PySide6.QtGui import QImage, QTextCursor

from surveyapp.analyses.comparison import Comparison
from surveyapp.analyses.cross_table import Crosstab
from surveyapp.analyses.ranking import Ranking
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.reporting import html
from surveyapp.services.reporting.contents import ReportRequest, gather
from surveyapp.services.reporting.sections import report_document
from surveyapp.services.reporting.style import ENGLISH, ReportStyle
from surveyapp.services.simulation.respondents import simulate
from surveyapp.ui.documents.pdf_pages import MOST_KEPT, new_writer, page_area
from surveyapp.ui.documents.report_pdf import _laid_out, report_pdf

DAY = date(2026, 3, 4)
needs_poppler = pytest.mark.skipif(
    shutil.which("pdftotext") is None, reason="poppler-utils is not installed"
)


@pytest.fixture(scope="module")
def gathered(tmp_path_factory, clinic):
    files = simulate(clinic, tmp_path_factory.mktemp("stick"), interviews=500, kiosks=2, seed=5)
    asked = (
        AnalysisRequest(Crosstab(questions=("drugs", "bribe"))),
        AnalysisRequest(Comparison(question="violence", by="region")),
        AnalysisRequest(Ranking(questions=("source",))),
    )
    return gather(
        SourceRequest(files=files), ReportRequest.with_estimates(asked, by=("region",)), DAY
    )


@pytest.fixture(scope="module")
def document(gathered):
    return report_document(gathered, ENGLISH)


@pytest.fixture(scope="module")
def pdf(qapp, document):
    return report_pdf(document, DAY)


@pytest.mark.usefixtures("pdf")
def test_the_same_report_as_html_has_the_charts_that_are_drawn(document, monkeypatch):
    monkeypatch.setattr(html, "as_bytes", None)
    assert html.report_html(document).count("<figure") == len(document.charts) > 2


def words_of(pdf, tmp_path):
    (tmp_path / "r.pdf").write_bytes(pdf)
    done = subprocess.run(
        ["pdftotext", "-layout", str(tmp_path / "r.pdf"), "-"],
        capture_output=True,
        check=True,
        timeout=60,
    )
    return done.stdout.decode()


@needs_poppler
def test_the_pages_have_the_numbers_of_the_estimates(pdf, gathered, tmp_path):
    told = words_of(pdf, tmp_path).replace("\N{NO-BREAK SPACE}", " ").replace("\N{MINUS SIGN}", "-")
    for block in gathered.blocks[:2]:
        for row in block.result.rows:
            assert f"{100 * row.estimate:.2f} %" in told
            span = f"{100 * row.low:.2f} – {100 * row.high:.2f} %"
            assert span in told


@needs_poppler
def test_each_page_is_numbered(pdf, tmp_path):
    pages = words_of(pdf, tmp_path).rstrip("\f").split("\f")
    assert len(pages) > 2
    for number, page in enumerate(pages, start=1):
        assert f"Page {number} of {len(pages)}" in page


def test_no_heading_is_left_alone_at_the_end_of_a_page(qapp, document):
    writer = new_writer(QBuffer(), document.title)
    area = page_area(writer)
    text = _laid_out(document, writer, area)
    layout, height = text.documentLayout(), text.pageSize().height()
    block, headings = text.begin(), 0
    while (following := block.next()).isValid():
        if block.blockFormat().headingLevel() > 1:
            headings += 1
            line = following.layout().lineAt(0)
            top = layout.blockBoundingRect(following).top() + line.y()
            # Qt moves a line that does not fit to the next page, and leaves its block where it began
            own = block.layout().lineAt(block.layout().lineCount() - 1)
            page = (layout.blockBoundingRect(block).top() + own.y() + own.height() - 1) // height
            assert (top + line.height() - 1) // height == page, block.text()
        block = following
    assert headings > 15


def test_no_sentence_after_a_table_is_divided_between_pages(qapp, document):
    writer = new_writer(QBuffer(), document.title)
    text = _laid_out(document, writer, page_area(writer))
    layout, height = text.documentLayout(), text.pageSize().height()
    block, sentences = text.begin(), 0
    while block.isValid():
        lines = block.layout().lineCount()
        if 1 < lines <= MOST_KEPT and QTextCursor(block).currentTable() is None:
            sentences += 1
            top = layout.blockBoundingRect(block).top()
            ends = [block.layout().lineAt(place) for place in (0, lines - 1)]
            first, last = ((top + line.y() + line.height() - 1) // height for line in ends)
            assert first == last, block.text()
        block = block.next()
    assert sentences > 5


def test_charts_are_vectors(pdf):
    assert b"/Subtype /Image" not in pdf


def test_equal_reports_are_equal_files(pdf, gathered):
    assert report_pdf(report_document(gathered, ENGLISH), DAY) == pdf


def test_the_file_is_dated_by_the_day_it_is_given(pdf):
    assert b"/CreationDate (D:20260304000000" in pdf


def test_a_report_can_be_laid_out_on_another_thread(qapp, gathered, pdf):
    made = []
    work = threading.Thread(
        target=lambda: made.append(report_pdf(report_document(gathered, ENGLISH), DAY))
    )
    work.start()
    work.join(60)
    assert made == [pdf]


@needs_poppler
def test_a_language_from_the_right_is_laid_out_from_the_right(qapp, gathered, tmp_path):
    arabic = ReportStyle(language="ar", is_right_to_left=True)
    (tmp_path / "r.pdf").write_bytes(report_pdf(report_document(gathered, arabic), DAY))
    subprocess.run(
        ["pdftoppm", "-r", "40", "-f", "1", "-l", "1", "-png", "r.pdf", "r"],
        cwd=tmp_path,
        check=True,
        timeout=60,
    )
    page = QImage(str(next(tmp_path.glob("r-*.png"))))
    dark = [
        sum(page.pixelColor(x, y).lightness() < 140 for y in range(20, 40))
        for x in range(page.width())
    ]
    half = page.width() // 2
    assert sum(dark[half:]) > 2 * sum(dark[:half])


@needs_poppler
def test_tables_of_a_language_from_the_right_begin_at_the_right(qapp, gathered, tmp_path):
    arabic = ReportStyle(language="ar", is_right_to_left=True)
    told = words_of(report_pdf(report_document(gathered, arabic), DAY), tmp_path)
    head = next(line for line in told.splitlines() if "Most likely" in line and "Answer" in line)
    titles = ("Naive reading", "Most likely", "Estimate", "Answer")
    assert [head.index(title) for title in titles] == sorted(head.index(one) for one in titles)
