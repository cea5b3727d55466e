"""The script of a project with tables imports them by the mappings that the project has kept."""

import csv
import hashlib
import html
import os
import re
import shutil
import subprocess
import sys
from datetime import date

import pandas as pd
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.analyses.comparison import Comparison
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.mapping.guess import guess_mapping
from surveyapp.services.mapping.table_mapping import ColumnMapping, TableMapping
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.reporting.contents import ReportRequest
from surveyapp.services.reporting.style import ENGLISH
from surveyapp.services.reporting.write import ReportPart, write_report
from surveyapp.services.table_import.import_rows import import_table, import_tables
from surveyapp.services.table_import.mapping_files import load_mapping, mapping_text
from surveyapp.storage.collection.format import compose
from surveyapp.storage.project.database import Database
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import save_survey
from surveyapp.storage.tables.plain_table import TableForm
from surveyapp.storage.tables.reader import read_table

DAY = date(2026, 1, 2)
WANTED = ReportRequest.with_estimates(
    (AnalysisRequest(Comparison(question="used", by="(kiosk)")),), by=("region",)
)
NAME = "Feld, 'Süd' $1.csv"


@pytest.fixture
def asked(make_survey, yes_no_json):
    regions = [{"id": one, "text": {"en": one}} for one in ("north", "south")]
    region = {"id": "region", "type": "single_choice", "text": {"en": "Where?"}}
    return make_survey(
        yes_no_json("used"), {**region, "choices": regions, "design": {"name": "direct"}}
    )


@pytest.fixture
def folder(tmp_path, asked):
    """Two kiosks' files, a CSV of German codes and commas, a workbook with weights."""
    made = tmp_path / "files"
    made.mkdir()
    for place in range(2):
        body = [
            f"{100 * place + i:032x},{'yes' if i % 3 else 'no'},{'south' if i % 2 else 'north'}"
            for i in range(40)
        ]
        key = Ed25519PrivateKey.from_private_bytes(bytes([place]) * 32)
        content = compose(asked, body, key, batch=1, export=1, days=(DAY, DAY))
        (made / f"{place}.collection").write_bytes(content)
    lines = [f"{i % 2 + 1};{'N' if i % 5 else 'S'};{i % 3 + 1},5" for i in range(60)]
    (made / NAME).write_bytes("\r\n".join(["Ja;Wo;Gewicht", *lines, "9;N;1,0"]).encode("cp1252"))
    book = pd.DataFrame(
        {
            "used": ["yes", "no", "no", "yes"] * 15,
            "region": ["north", "south", "north"] * 20,
            "w": [1.5, 0.5, 2.25] * 20,
        }
    )
    book.to_excel(made / "book.xlsx", index=False)
    return made


def of_codes(asked):
    return TableMapping(
        asked.id,
        asked.version,
        (
            ColumnMapping("used", "Ja", {"1": "yes", "2": "no"}),
            ColumnMapping("region", "Wo", {"N": "north", "S": "south"}),
        ),
        form=TableForm(encoding="cp1252", delimiter=";", decimal=","),
        sample=SampleColumns(weight="Gewicht"),
    )


def fill(project, folder, asked):
    import_files(sorted(folder.glob("*.collection")), project)
    mapping = of_codes(asked)
    (coded,) = import_tables([folder / NAME], project, asked, lambda _: mapping, form=mapping.form)
    assert (coded.imported, coded.refused_rows) == (60, 1)
    table = read_table(folder / "book.xlsx")
    guessed = guess_mapping(table, asked, SampleColumns(weight="w"))
    (booked,) = import_table(table, project, asked, guessed)
    assert booked.imported == 60


def script_of(project, out, wanted=WANTED):
    given = SourceRequest(project=project)
    return write_report(given, wanted, out, (ReportPart.SCRIPT,), style=ENGLISH, make_pdf=None)[1]


def again(surveyapp, script, folder):
    words = [sys.executable] if script.suffix == ".py" else ["sh"]
    if shutil.which(words[0]) is None:
        pytest.skip("there is no POSIX shell")
    return subprocess.run(
        [*words, str(script), str(folder)],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "SURVEYAPP": surveyapp},
        timeout=300,
    )


@pytest.fixture
def project(tmp_path, folder, asked):
    path = tmp_path / "p.surveydesk"
    fill(path, folder, asked)
    return path


@pytest.mark.parametrize("ending", ["sh", "py"])
def test_the_script_imports_the_tables_as_they_were(project, folder, tmp_path, ending, program):
    made = script_of(project, tmp_path / "r")
    fresh = tmp_path / "fresh"
    fresh.mkdir()
    for place, path in enumerate(sorted(folder.iterdir())):  # names do not matter
        shutil.copy(path, fresh / f"copy-{place}{path.suffix}")
    done = again(program.command, tmp_path / f"r.{ending}", fresh)
    assert done.returncode == 0, done.stdout + done.stderr
    files = [one.file for one in made.made]
    assert re.findall(r"same: (\S+)", done.stdout) == files
    assert {"estimates-by-region.csv", "compare-used-by-kiosk.csv"} <= set(files)


@pytest.mark.parametrize("ending", ["sh", "py"])
def test_weights_are_in_the_numbers_of_the_script(tmp_path, folder, asked, ending, program):
    project = tmp_path / "w.surveydesk"
    table = read_table(folder / "book.xlsx")
    guessed = guess_mapping(table, asked, SampleColumns(weight="w"))
    import_table(table, project, asked, guessed)
    made = script_of(project, tmp_path / "r", ReportRequest.with_estimates())
    assert str(made.sample_kinds) == "weights"
    done = again(program.command, tmp_path / f"r.{ending}", folder)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("ending", ["sh", "py"])
def test_a_changed_table_is_told(project, folder, tmp_path, ending, program):
    script_of(project, tmp_path / "r")
    data = (folder / NAME).read_bytes()
    (folder / NAME).write_bytes(data.replace(b"2;N", b"1;N", 1))
    done = again(program.command, tmp_path / f"r.{ending}", folder)
    assert done.returncode == 1
    assert f"has the SHA-256 {hashlib.sha256(data).hexdigest()}" in done.stderr


def test_the_mappings_lie_beside_the_tables_of_the_report(project, tmp_path, asked):
    made = script_of(project, tmp_path / "r")
    mapped = [one for one in made.inputs if one.mapping is not None]
    assert {one.name for one in mapped} == {NAME, "book.xlsx"}
    for place, one in enumerate(mapped, start=1):
        path = tmp_path / "r.tables" / f"table-{place}.mapping.json"
        assert path.read_text("utf-8") == one.mapping
        if one.name == NAME:
            assert load_mapping(path).columns == of_codes(asked).columns


def test_a_project_that_kept_no_mapping_says_so(project, tmp_path):
    database = Database(project)  # as an older program left it
    database.execute("DROP TABLE table_mappings")
    database.close()
    os.utime(project, (1, 1))  # what this program itself has written is not looked at again
    with pytest.raises(UserProblem, match=r"^(?=.*is a table of another).*(?:book\.xlsx|Feld)"):
        script_of(project, tmp_path / "r")
    assert not (tmp_path / "r.tables").exists()


def test_mappings_follow_undo_redo_and_removal(project, tmp_path):
    def kept():
        with Project(project) as opened:
            names = {file.number: file.name for file in opened.files()}
            return {names[number] for number in opened.mappings()}

    assert kept() == {NAME, "book.xlsx"}
    with Project(project) as opened:
        opened.undo()
    assert kept() == {NAME}
    with Project(project) as opened:
        opened.redo()
        opened.remove([file.number for file in opened.files() if file.name == NAME])
    assert kept() == {"book.xlsx"}
    with Project(project) as opened:
        opened.undo()
    assert kept() == {NAME, "book.xlsx"}


def test_the_mapping_of_an_undone_table_is_not_that_of_the_next(project, folder, asked):
    with Project(project) as opened:
        opened.undo()
        opened.undo()
    mapping = of_codes(asked)
    other = folder / "other.csv"
    shutil.copy(folder / NAME, other)
    import_tables([other], project, asked, lambda _: mapping, form=mapping.form)
    with Project(project) as opened:
        (file,) = (file for file in opened.files() if file.is_table)
        assert opened.mappings() == {file.number: mapping_text(mapping_as_read(mapping, other))}


def mapping_as_read(mapping, path):
    return TableMapping(
        mapping.survey,
        mapping.version,
        mapping.columns,
        form=read_table(path, mapping.form).form,
        sample=mapping.sample,
    )


def test_a_mapping_of_another_file_with_that_number_is_not_taken(project):
    """A program that keeps no mappings may have given the number to another table."""
    database = Database(project)
    database.execute("UPDATE table_files SET sha256 = 'other'")
    database.close()
    with Project(project) as opened:
        assert opened.mappings() == {}


# who was asked by which means


MODE, ELSEWHERE = "The kiosk's coins, after the answer", "Asked elsewhere, by other means"


def only_the_book(tmp_path, folder, asked):
    """Return a project of a table alone: no kiosk has asked anybody."""
    path = tmp_path / "book.surveydesk"
    table = read_table(folder / "book.xlsx")
    import_table(table, path, asked, guess_mapping(table, asked))
    return path


def page_of(project, tmp_path):
    given = SourceRequest(project=project)
    parts = (ReportPart.HTML,)
    write_report(
        given, ReportRequest.with_estimates(), tmp_path / "r", parts, style=ENGLISH, make_pdf=None
    )
    return html.unescape((tmp_path / "r.html").read_text())


def book_of(project, tmp_path, capsys, ending):
    book = tmp_path / f"book.{ending}"
    assert main(["codebook", "--project", str(project), "--out", str(book)]) == 0
    capsys.readouterr()
    return html.unescape(book.read_text())


def test_nothing_claims_that_a_kiosk_drew_the_coins_of_a_table(tmp_path, folder, asked, capsys):
    project = only_the_book(tmp_path, folder, asked)
    for text in (page_of(project, tmp_path), book_of(project, tmp_path, capsys, "html")):
        assert "kiosk_coins" not in text
        assert MODE not in text
        assert text.count(ELSEWHERE) == 1  # of the randomized question; the region has no coins
    rows = csv.DictReader(book_of(project, tmp_path, capsys, "csv").splitlines())
    assert {row["column"]: row["mode"] for row in rows} == {
        "interview": "",
        "used": "elsewhere",
        "region": "",
    }


def test_both_are_told_where_kiosks_and_a_table_brought_the_reports(project, tmp_path, capsys):
    for text in (page_of(project, tmp_path), book_of(project, tmp_path, capsys, "html")):
        assert "kiosk_coins" not in text
        assert text.count(MODE) == 1
        assert text.count("In imported tables: asked elsewhere, by other means") == 1
    rows = csv.DictReader(book_of(project, tmp_path, capsys, "csv").splitlines())
    assert {row["mode"] for row in rows if row["column"] == "used"} == {"kiosk_coins elsewhere"}


def test_of_a_survey_alone_the_codebook_says_how_a_kiosk_asks_it(tmp_path, asked, capsys):
    save_survey(asked, tmp_path / "s.survey.json")
    words = ["codebook", str(tmp_path / "s.survey.json"), "--out", str(tmp_path / "book.md")]
    assert main(words) == 0
    assert (tmp_path / "book.md").read_text().count(MODE) == 1
    capsys.readouterr()
    assert main(["check", str(tmp_path / "s.survey.json")]) == 0
    told = capsys.readouterr().out.splitlines()
    assert "  design  two_coins; the kiosk's coins, after the answer" in told
    assert "  design  direct" in told


def test_what_a_table_has_no_words_for_is_said_once_and_without_a_hash(tmp_path):
    table = tmp_path / "t.csv"
    table.write_text("sex,paid bribe\n" + "\n".join(["f,yes", "m,no", "f,no", "m,yes"] * 20))
    survey, mapping = tmp_path / "t.survey.json", tmp_path / "t.mapping.json"
    asked = ["map", str(table), "--new-survey", str(survey), "--out", str(mapping)]
    assert main(asked) == 0
    project = tmp_path / "p.surveydesk"
    done = ["import", str(table), "--survey", str(survey), "--mapping", str(mapping)]
    assert main([*done, "--project", str(project)]) == 0
    assert main(["report", "--project", str(project), "--out", str(tmp_path / "r.html")]) == 0
    text = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "sex: sex" not in text
    assert "paid_bribe: paid bribe" not in text
    assert "Table, not signed" in text
    assert not re.search("table-[0-9a-f]{8}", text)
