"""A report tells the numbers of the commands, harms nobody who opens it, and can be made again."""

import csv
import hashlib
import io
import os
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from datetime import date
from fractions import Fraction
from html.parser import HTMLParser
from types import SimpleNamespace

import pytest
from estimated import estimate_files

from surveyapp.analyses.comparison import Comparison
from surveyapp.analyses.cross_table import Crosstab
from surveyapp.analyses.data.filters import read_filter
from surveyapp.errors import Cancelled, UserProblem
from surveyapp.messages.numerals import Numerals
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.reporting.blocks import ChartBlock, HeadingBlock, ParagraphBlock, TableBlock
from surveyapp.services.reporting.contents import ReportRequest, gather
from surveyapp.services.reporting.html import report_html
from surveyapp.services.reporting.methods_paragraph import methods
from surveyapp.services.reporting.output_blocks import block_title
from surveyapp.services.reporting.script import python_script, shell_script
from surveyapp.services.reporting.sections import _care, report_document
from surveyapp.services.reporting.style import ENGLISH, ReportStyle
from surveyapp.services.reporting.write import ReportPart, report_day, write_report
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project.project import Project

DAY = date(2026, 3, 4)
DRUGS_BY_BRIBE = AnalysisRequest(Crosstab(questions=("drugs", "bribe")))
WANTED = ReportRequest.with_estimates(
    (DRUGS_BY_BRIBE, AnalysisRequest(Comparison(question="violence", by="region"))), by=("region",)
)


@pytest.fixture(scope="module")
def files(tmp_path_factory, clinic):
    folder = tmp_path_factory.mktemp("stick")
    shares = {"drugs": (0.2, 0.8), "violence": (0.1, 0.9)}
    return simulate(clinic, folder, interviews=500, kiosks=2, seed=5, prevalences=shares)


@pytest.fixture(scope="module")
def gathered(files):
    return gather(SourceRequest(files=files), WANTED, DAY)


@pytest.fixture(scope="module")
def html(gathered):
    """The page, with its charts; they are drawn once."""
    return report_html(report_document(gathered, ENGLISH))


class Tables(HTMLParser):
    """Reads the tables of a page by their captions, and every element that there is."""

    def __init__(self) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.elements: set[str] = set()
        self.attributes: set[tuple[str, str]] = set()
        self.identities: list[str] = []
        self._rows: list[list[str]] = []
        self._caption = ""
        self._inside = ""

    def handle_starttag(self, tag, attrs):
        self.elements.add(tag)
        self.attributes |= {(name, value or "") for name, value in attrs}
        self.identities += [value for name, value in attrs if name == "id"]
        match tag:
            case "table":
                self._rows = []
            case "caption":
                self._caption, self._inside = "", tag
            case "tr":
                self._rows.append([])
            case "td" | "th":
                self._rows[-1].append("")
                self._inside = tag

    def handle_endtag(self, tag):
        if tag == "table":
            self.tables[self._caption] = self._rows
        if tag == self._inside:
            self._inside = ""

    def handle_data(self, data):
        if self._inside == "caption":
            self._caption += data
        elif self._inside:
            self._rows[-1][-1] += data


def number(shown):
    return float(shown.replace("\N{MINUS SIGN}", "-"))


def read(html):
    tables = Tables()
    tables.feed(html)
    return tables


def test_the_tables_have_the_numbers_of_the_estimates(html, files):
    page = read(html)
    table, _ = estimate_files(files, question="drugs")
    (yes, no) = table.rows
    head, *rows = page.tables["In the last 12 months, have you taken an illegal drug?"][:3]
    assert head[:3] == ["Answer", "n", "Estimate"]
    shown = [float(row[2].removesuffix("\N{NO-BREAK SPACE}%")) for row in rows]
    assert shown == [round(100 * yes.estimate, 2), round(100 * no.estimate, 2)]
    low, high = rows[0][5].removesuffix("\N{NO-BREAK SPACE}%").split(" – ")
    assert (float(low), float(high)) == (round(100 * yes.low, 2), round(100 * yes.high, 2))


def test_groups_cross_tables_and_differences_have_their_tables(html):
    page = read(html)
    cross = page.tables["Cells"]
    shares = [number(row[2].removesuffix("\N{NO-BREAK SPACE}%")) for row in cross[1:]]
    assert sum(shares) == pytest.approx(100, abs=0.03)
    compared = page.tables["Differences"]
    assert compared[1][:3] == ["Yes", "North", "Centre"]


def test_designs_are_told_with_odds_and_epsilon(html):
    page = read(html)
    rows = {r[0].partition(":")[0]: r for r in page.tables["Design, odds and ε of each question"]}
    assert [cell.replace("\N{NO-BREAK SPACE}", " ") for cell in rows["drugs"][1:]] == [
        "Two coinsThe kiosk's coins, after the answer",
        "yes → yes 3 of 4, no 1 of 4no → yes 1 of 4, no 3 of 4",
        "1.0987",
    ]
    assert rows["region"][1:] == ["Direct question", "the answer is recorded as given", "∞"]


def test_counts_kiosks_and_hashes_are_told(gathered, html, files):
    page = read(html)
    counted = page.tables["Reports of each question"]
    assert counted[2] == ["drugs", "500", "500", "0", f"0.00{chr(0xA0)}%"]
    with Project.in_memory() as project:
        assert project.files() == ()
    for one in gathered.inputs:
        assert f"{one.sha256}  {one.name}" in html
    for kiosk in gathered.kiosks:
        assert kiosk.words in html
    manifest = files[0].read_bytes().split(b"\n")[1].decode()
    assert f'"survey_sha256":"{gathered.survey_sha256}"' in manifest.replace(" ", "")


def test_the_report_says_what_the_quality_checks_found_or_could_have_found(gathered, files):
    blocks = report_document(gathered, ENGLISH).blocks
    (told,) = (b.text for b in blocks if isinstance(b, ParagraphBlock) and "looks wrong" in b.text)
    assert told.replace("\u00a0", " ") == str(gathered.quality)
    assert "have found forged reports if they were" in told
    kept = SourceRequest(files=files, where=read_filter(["region=north"]))
    assert gather(kept, ReportRequest.with_estimates(), DAY).quality is None


def test_the_page_runs_and_fetches_nothing_whatever_the_survey_says(tmp_path, make_survey):
    evil = '<script src="https://x.example/a.js">alert(1)</script>" onload="x()'
    survey = make_survey(
        {
            "id": "a",
            "type": "yes_no",
            "text": {"en": evil},
            "design": {"name": "two_coins"},
        },
        title={"en": evil},
    )
    made = gather(
        SourceRequest(files=simulate(survey, tmp_path, interviews=20, seed=1)),
        ReportRequest.with_estimates(),
        DAY,
    )
    html = report_html(report_document(made, ENGLISH))
    page = read(html)
    assert not page.elements & {"script", "link", "iframe", "img", "object", "form", "base"}
    assert not [name for name, _ in page.attributes if name.startswith("on")]
    fetched = [v for n, v in page.attributes if n in {"src", "href", "xlink:href"}]
    assert [address for address in fetched if not address.startswith("#")] == []
    assert "default-src 'none'" in html


def test_glyphs_of_several_charts_do_not_share_names(html):
    page = read(html)
    assert "svg" in page.elements
    assert len(page.identities) == len(set(page.identities)) > 100


def test_equal_reports_are_equal_files(gathered, html):
    assert report_html(report_document(gathered, ENGLISH)) == html


def test_the_methods_name_each_design_once_with_its_source(gathered):
    told = " ".join(methods(gathered, ENGLISH))
    assert "The design Two coins was used for drugs (Dwork & Roth (2014)" in told
    assert "(Kairouz, Bonawitz & Ramage (2016)" in told
    assert "simulated" in told
    assert told.count("Warner's design") == 1
    assert f"{Numerals().epsilon(gathered.survey.total_epsilon)}" in told
    assert "Means (" not in told


def test_a_survey_without_coins_promises_no_protection(tmp_path, make_survey):
    question = {
        "id": "a",
        "type": "yes_no",
        "text": {"en": "A?"},
        "design": {"name": "direct"},
    }
    survey = make_survey(question)
    made = gather(
        SourceRequest(files=simulate(survey, tmp_path, interviews=20, seed=1)),
        ReportRequest.with_estimates(),
        DAY,
    )
    told = " ".join(methods(made, ENGLISH))
    assert "without protection: a" in told
    assert "Randomized response" not in told
    assert "privacy loss" not in told


def test_an_unbounded_privacy_loss_is_said_to_be_so(tmp_path, make_survey):
    question = {
        "id": "a",
        "type": "yes_no",
        "text": {"en": "A?"},
        "design": {"name": "mangat", "p": "3/4"},
    }
    survey = make_survey(question)
    made = gather(
        SourceRequest(files=simulate(survey, tmp_path, interviews=20, seed=1)),
        ReportRequest.with_estimates(),
        DAY,
    )
    assert "is not bounded" in " ".join(methods(made, ENGLISH))


def test_words_numbers_and_labels_follow_the_manner(gathered):
    shout = ReportStyle(
        translate=lambda _context, text: text.upper() if "{" not in text else text,
        numerals=Numerals(",", "."),
        language="de",
        labels="fr",
    )
    made = report_document(gathered, shout)
    grids = [block for block in made.blocks if isinstance(block, TableBlock)]
    assert [h.text for h in made.blocks if isinstance(h, HeadingBlock)][1] == "METHODS"
    assert any("Dans quelle région" in cell for cell in grids[0].cells[0])
    assert any(re.fullmatch(r"-?\d+,\d\d pp", cell) for cell in grids[-2].cells[0])
    assert '<html lang="de"' in report_html(made)


def test_charts_fit_a_page(files, clinic):
    made = gather(SourceRequest(files=files), ReportRequest.with_estimates(by=("region",)), DAY)
    charts = [b for b in report_document(made, ENGLISH).blocks if isinstance(b, ChartBlock)]
    assert len(charts) >= 3
    assert all(chart.drawing.inches < 10 for chart in charts)


def test_warnings_stand_in_the_report(files, tmp_path):
    torn = tmp_path / "torn.collection"
    torn.write_bytes(files[0].read_bytes()[:-20])
    made = gather(SourceRequest(files=(*files, torn)), ReportRequest.with_estimates(), DAY)
    assert any("torn.collection" in sentence for sentence in made.warnings)
    assert "torn.collection" in report_html(report_document(made, ENGLISH))


def test_a_warning_names_the_analysis_that_it_is_of_unless_it_is_of_all(gathered):
    first, second = gathered.blocks[:2]

    def told(warnings, of_second=()):
        blocks = tuple(
            replace(block, found=replace(block.found, result=SimpleNamespace(warnings=given)))
            for block, given in ((first, warnings), (second, of_second))
        )
        made = replace(gathered, refused=("A file is torn.",), blocks=blocks)
        return [one for part in _care(made, ENGLISH) for one in getattr(part, "sentences", ())]

    title = block_title(first, ENGLISH)
    assert told(["Few answered."]) == ["A file is torn.", f"{title}: Few answered."]
    assert told(["Few answered."] * 2, ["Few answered."]) == ["A file is torn.", "Few answered."]
    assert told(["A file is torn."]) == ["A file is torn."]


def test_no_warning_is_invented(gathered):
    quiet = replace(gathered, refused=(), blocks=())
    paragraphs = [
        b.text for b in report_document(quiet, ENGLISH).blocks if isinstance(b, ParagraphBlock)
    ]
    assert "Nothing about these numbers calls for special care." in paragraphs


def test_a_randomized_question_forms_no_groups(files):
    with pytest.raises(UserProblem, match="is randomized, so nobody's group"):
        gather(SourceRequest(files=files), ReportRequest.with_estimates(by=("drugs",)), DAY)


def test_there_is_no_report_of_nothing(tmp_path):
    Project(tmp_path / "p.surveydesk").close()
    with pytest.raises(UserProblem, match="There are no interviews in"):
        gather(
            SourceRequest(project=tmp_path / "p.surveydesk"), ReportRequest.with_estimates(), DAY
        )


def test_a_report_can_be_stopped(files):
    def stop(done, total):
        assert 0 <= done <= total
        if done == 2:
            raise Cancelled

    with pytest.raises(Cancelled):
        gather(SourceRequest(files=files), WANTED, DAY, stop)


def test_the_date_can_be_fixed(monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "86400")
    assert report_day() == date(1970, 1, 2)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "yesterday")
    with pytest.raises(UserProblem, match="give whole seconds since"):
        report_day()


def written(files, out, *parts, **more):
    asked = {"style": ENGLISH, "make_pdf": None, **more}
    return write_report(SourceRequest(files=files), WANTED, out, parts, **asked)[0]


def test_a_language_that_the_survey_lacks_is_told(files, tmp_path):
    with pytest.raises(UserProblem, match=r"^(?=.*The survey has no labels).*it has en, fr"):
        written(files, tmp_path / "r", ReportPart.HTML, style=ReportStyle(labels="xx"))
    assert list(tmp_path.iterdir()) == []


def run(surveyapp, *words):
    return subprocess.run(
        [str(word) for word in words],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SURVEYAPP": surveyapp},
        timeout=300,
    )


@pytest.fixture
def small_report(files, tmp_path):
    """A report with one table more than the least, so that its script is soon done."""
    given, wanted = SourceRequest(files=files), ReportRequest.with_estimates((DRUGS_BY_BRIBE,))
    write_report(given, wanted, tmp_path / "r", (ReportPart.SCRIPT,), style=ENGLISH, make_pdf=None)
    return tmp_path


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no POSIX shell")
def test_the_shell_script_makes_the_same_tables(small_report, files, program):
    done = run(program.command, "sh", small_report / "r.sh", files[0].parent)
    assert done.returncode == 0, done.stderr
    assert re.findall(r"same: (\S+)", done.stdout) == [
        "counts.csv",
        "estimates.csv",
        "crosstab-drugs-bribe.csv",
        "crosstab-drugs-bribe-independence.csv",
    ]


@pytest.mark.skipif(shutil.which("sh") is None, reason="there is no POSIX shell")
def test_the_shell_script_tells_a_table_that_is_different(small_report, files, program):
    table = small_report / "r.tables" / "estimates.csv"
    table.write_text(table.read_text("utf-8").replace("0.", "0.1", 1), "utf-8")
    done = run(program.command, "sh", small_report / "r.sh", files[0].parent)
    assert done.returncode == 1
    assert "DIFFERENT: estimates.csv" in done.stderr


@pytest.mark.parametrize("ending", ["sh", "py"])
def test_a_script_wants_the_very_files(small_report, files, tmp_path, ending, program):
    interpreter = {"sh": "sh", "py": sys.executable}[ending]
    if shutil.which(interpreter) is None:
        pytest.skip("there is no POSIX shell")
    other = tmp_path / "other"
    other.mkdir()
    for path in files:  # other names do not matter, one changed byte does
        (other / f"renamed-{path.name}").write_bytes(path.read_bytes()[:-2] + b"x\n")
    done = run(program.command, interpreter, small_report / f"r.{ending}", other)
    assert done.returncode == 1
    assert "missing: no file in" in done.stderr


def test_names_in_a_script_are_quoted(gathered):
    strange = replace(gathered.made[0], file="it's; rm -rf $HOME.csv")
    made = replace(gathered, made=(strange,))
    assert "again 'it'\"'\"'s; rm -rf $HOME.csv' counts" in shell_script(made, "t")
    compile(python_script(made, "t"), "script", "exec")
    names = {}
    exec(re.search(r"COMMANDS = (?s:.*?)\n\]", python_script(made, "t"))[0], names)  # noqa: S102
    assert names["COMMANDS"] == [("it's; rm -rf $HOME.csv", "counts")]


PAPER = "region,drugs\nnorth,yes\nsouth,no\nnorth,no\ncentre,yes\nsouth,no\nnorth,yes\n"


def test_a_report_of_a_table_and_its_script(tmp_path, clinic, program):
    table = tmp_path / "paper.csv"
    table.write_text(PAPER, "utf-8")
    given = SourceRequest(files=(table,), survey=clinic)
    out = tmp_path / "r"
    _, made = write_report(
        given,
        ReportRequest.with_estimates(by=("region",)),
        out,
        (ReportPart.HTML, ReportPart.SCRIPT),
        style=ENGLISH,
        make_pdf=None,
    )
    assert made.interviews == 6
    estimates = list(csv.DictReader(io.StringIO(made.made[1].text)))
    drugs = next(r for r in estimates if (r["question"], r["answer"]) == ("drugs", "yes"))
    assert Fraction(drugs["estimate"]) == 2 * Fraction(1, 2) - Fraction(1, 2)
    assert "no column for" in (tmp_path / "r.html").read_text("utf-8")
    for words in (("sh", f"{out}.sh"), (sys.executable, f"{out}.py")):
        if shutil.which(words[0]) is not None:
            done = run(program.command, *words, tmp_path)  # the folder with paper.csv
            assert done.returncode == 0, done.stdout + done.stderr
            assert "same: estimates-by-region.csv" in done.stdout


def test_a_report_of_sealed_files_states_the_hash_of_what_lies_on_the_stick(
    tmp_path, sealed_survey, opener
):
    store = KioskStore(tmp_path / "kiosk", sealed_survey)
    for report in ("yes", "no", "yes"):
        store.add([report], DAY)
    (tmp_path / "stick").mkdir()
    (path,) = store.export(tmp_path / "stick", allow_small=True).files
    store.close()
    source = SourceRequest(files=(path,), opener=opener, trust=EVERY_KIOSK)
    made = gather(source, ReportRequest.with_estimates(), DAY)
    assert made.interviews == 3
    body = path.read_bytes().split(b"\n", 4)[4]
    assert [one.sha256 for one in made.inputs] == [hashlib.sha256(body).hexdigest()]
    assert "--key KEY.analystkey" in report_html(report_document(made, ENGLISH))
    told = " ".join(methods(made, ENGLISH))
    assert "collected from 2026-03-04 to 2026-03-04" in told
    assert "simulated" not in told
