"""Reports as HTML and PDF of projects of every kind: well-formed, alone, true about their files."""

from __future__ import annotations

import hashlib
import re
from html.parser import HTMLParser

import pytest

from surveyapp import __version__
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.services.reporting.style import ENGLISH
from surveyapp.services.reporting.write import ReportPart, write_report
from surveyapp.ui.documents.report_pdf import report_pdf

VOID = {"meta", "br", "img", "hr"}
SHOULD_BE_IN = {
    "tr": {"thead", "tbody"},
    "td": {"tr"},
    "th": {"tr"},
    "li": {"ul"},
    "caption": {"table"},
    "figure": {"main"},
    "h1": {"main"},
    "h2": {"main"},
}


class Page(HTMLParser):
    """Reads a page strictly: every element is closed, in the place that it may stand in."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.identities: list[str] = []
        self.places: list[str] = []
        self.words: list[str] = []
        self.remarks: list[str] = []
        self.charts = 0

    def handle_starttag(self, tag, attrs):
        above = self.open[-1] if self.open else ""
        if above not in SHOULD_BE_IN.get(tag, {above}):
            self.wrong.append(f"{tag} in {above}")
        if tag in {"script", "iframe", "object", "embed", "link", "form", "image"}:
            self.wrong.append(tag)
        self.charts += tag == "svg"
        given = dict(attrs)
        if len(given) < len(attrs) or any(name.startswith("on") for name in given):
            self.wrong.append(f"{tag} {attrs}")
        self.identities += [given["id"]] if "id" in given else []
        places = [given.get(name) for name in ("src", "href", "xlink:href", "action")]
        self.places += [place for place in places if place]
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag):
        if not self.open or self.open.pop() != tag:
            self.wrong.append(f"/{tag}")

    def handle_data(self, data):
        self.words.append(data)
        if "li" in self.open:
            self.remarks.append(data)


@pytest.fixture(scope="session")
def report(made, qapp, tmp_path_factory):
    """What was gathered, and the report as HTML and as PDF."""
    out = tmp_path_factory.mktemp("pages") / "r"
    parts = (ReportPart.HTML, ReportPart.PDF)
    _, gathered = write_report(
        made.unlocked, made.wanted, out, parts, style=ENGLISH, make_pdf=report_pdf
    )
    page, pdf = (out.with_name(f"r.{ending}").read_bytes() for ending in ("html", "pdf"))
    return gathered, page.decode(), pdf


@pytest.fixture(scope="session")
def page(report):
    read = Page()
    read.feed(report[1])
    read.close()
    return read


def test_the_page_is_well_formed_and_needs_no_other(report, page):
    assert not page.wrong
    assert not page.open
    assert len(set(page.identities)) == len(page.identities)
    assert {place.removeprefix("#") for place in page.places} <= set(page.identities)
    assert "@import" not in report[1]
    used = set(re.findall(r"url\(([^)]*)\)", report[1]))
    assert {one.removeprefix("#") for one in used} <= set(page.identities)


def test_the_texts_of_the_survey_stand_on_it_as_they_are(report, page):
    gathered = report[0]
    words = " ".join("".join(page.words).split())
    for question in gathered.survey.recorded_questions:
        text = question.text.in_language(gathered.survey.languages[0])
        assert " ".join(text.split()) in words


def test_its_hashes_are_those_of_the_files(report, made, page):
    words = "".join(page.words)
    known = {path.read_bytes() for path in made.files.iterdir() if path.is_file()}
    hashes = {
        hashlib.sha256(data.split(b"\n", 4)[-1] if data.startswith(b"surveyapp-coll") else data)
        for data in known
    }
    told = dict(reversed(line.split("  ", 1)) for line in words.splitlines() if LINE.match(line))
    of_survey = {report[0].survey_sha256}
    assert set(told.values()) - of_survey <= {one.hexdigest() for one in hashes}
    assert set(told) == {one.name for one in report[0].inputs} | (
        {f"survey {report[0].survey.id}, version {report[0].survey.version}"}
    )


LINE = re.compile(r"[0-9a-f]{64}  ")


def test_warnings_and_the_version_are_told(report, page):
    in_labels = SurveyLabels(report[0].survey).sentence
    for warning in report[0].warnings:  # perhaps after the headings of the analyses that it is of
        assert any(remark.endswith(str(in_labels(warning))) for remark in page.remarks), warning
    assert f"Surveyapp {__version__}" in "".join(page.words)


def test_charts_are_vectors_on_the_page_and_on_paper(report, page):
    assert page.charts > 0
    assert "<image" not in report[1]
    assert b"/Subtype /Image" not in report[2]
