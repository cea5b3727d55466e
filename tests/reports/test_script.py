"""The script beside a report makes every number of it again, in a real shell, whatever files are called."""

from __future__ import annotations

import csv
import hashlib
import io
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from html import unescape
from html.parser import HTMLParser

import pytest

from surveyapp.analyses.comparison import COMPARED
from surveyapp.analyses.computation.multivariate.regression import LOG_LIKELIHOOD
from surveyapp.cli import main
from surveyapp.services.reporting.style import ENGLISH
from surveyapp.services.reporting.write import ReportPart, write_report
from surveyapp.storage.surveys.survey_files import save_survey


@pytest.fixture(scope="session")
def written(made, tmp_path_factory):
    """The report of the desk's service, and the folder that it lies in."""
    out = tmp_path_factory.mktemp("out") / "a 'report' $x & ü"
    out.mkdir()
    parts = (ReportPart.HTML, ReportPart.SCRIPT)
    _, gathered = write_report(
        made.unlocked, made.wanted, out / "-r", parts, style=ENGLISH, make_pdf=None
    )
    return gathered, out


def again(surveyapp, script, *words, cwd):
    interpreter = [sys.executable] if str(script).endswith(".py") else ["sh"]
    if shutil.which(interpreter[0]) is None:
        pytest.skip("there is no POSIX shell")
    return subprocess.run(
        [*interpreter, str(script), *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        cwd=cwd,
        env={**os.environ, "SURVEYAPP": surveyapp, "PYTHONPATH": os.pathsep.join(sys.path)},
        timeout=550,
    )


@pytest.mark.parametrize("ending", ["sh", "py"])
def test_the_script_makes_every_table_again(made, written, tmp_path, ending, program):
    gathered, out = written
    done = again(program.command, out / f"-r.{ending}", str(made.files), *made.key, cwd=tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.findall(r"same: (.*)", done.stdout) == [one.file for one in gathered.made]
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("ending", ["sh", "py"])
def test_it_runs_beside_copies_in_a_folder_that_looks_like_an_option(
    made, written, tmp_path, ending, program
):
    gathered, out = written
    shutil.copytree(out, tmp_path / "-copy")
    shutil.copytree(made.files, tmp_path / "-copy" / "-files")
    copy = tmp_path / "-copy"
    (copy / "-files" / "a folder.csv").mkdir()
    done = again(program.command, f"./-r.{ending}", "-files", *made.key, cwd=copy)
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(re.findall(r"same: ", done.stdout)) == len(gathered.made)


def test_it_runs_among_the_files_themselves(made, written, tmp_path, program):
    gathered, out = written
    shutil.copytree(made.files, tmp_path / "here")
    shutil.copytree(out, tmp_path / "here", dirs_exist_ok=True)
    done = again(program.command, "./-r.py", ".", *made.key, cwd=tmp_path / "here")
    assert done.returncode == 0, done.stdout + done.stderr
    assert len(re.findall(r"same: ", done.stdout)) == len(gathered.made)


class Tables(HTMLParser):
    """The tables of a page: their captions, and by row the cells that are numbers."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, list[list[str]]]] = []
        self._inside: list[str] | None = None
        self._caption = ""
        self._rows: list[list[str]] = []

    def handle_starttag(self, tag, attrs):
        match tag:
            case "table":
                self._rows = []
            case "caption":
                self._inside = []
            case "tr":
                self._rows.append([])
            case "td" if ("class", "number") in attrs:
                self._inside = []
            case "br" if self._inside is not None:
                self._inside.append("\n")

    def handle_endtag(self, tag):
        if tag == "table":
            self.found.append((self._caption, self._rows[1:]))
        if self._inside is None:
            return
        if tag == "caption":
            self._caption, self._inside = "".join(self._inside), None
        elif tag == "td":
            self._rows[-1].append("".join(self._inside))
            self._inside = None

    def handle_data(self, data):
        if self._inside is not None:
            self._inside.append(data)


AMONG_FILES = ("Design, odds", "Kiosks by", "Imported files")
WITHOUT_FILE = ("Row %", "Column %")
"""They follow from the cells, and no command writes them alone."""


def shown(page):
    """Return the numbers of each row of each table that a command makes, in the order of the page."""
    parser = Tables()
    parser.feed(page)
    for caption, rows in parser.found:
        if not caption.startswith((*AMONG_FILES, *WITHOUT_FILE)):
            yield from rows


def by_row(gathered, tables):
    """Return the rows of the files beside the report, in the order in which the page has them."""
    for one in gathered.made:
        rows = csv.DictReader(io.StringIO((tables / one.file).read_text("utf-8"), newline=""))
        told = [row for row in rows if row.get("term") != LOG_LIKELIHOOD]
        if one.command[0] == "compare":  # the page has a table for each measure
            told.sort(key=lambda row: MEASURES.index(row["measure"]))
        yield from told


MEASURES = tuple(COMPARED.parts or ())
NUMBER = re.compile(r"(−?)([0-9][0-9,]*)(?:\.([0-9]+))?(?:e([+−-]?[0-9]+))?")


def is_of(cell, row):
    """Return whether every number of a cell is one of the row's, as exactly as it is written."""
    values = [float(value) for value in row.values() if is_number(value)]
    if "missing" in row:
        values.append(int(row["missing"]) / max(int(row["interviews"]), 1))
    share = 100 if cell.endswith("%") else 1
    if cell.startswith("<"):
        return any(0 <= value < 0.001 for value in values)
    if cell.startswith(">"):
        return any(0.999 < value <= 1 for value in values)
    for sign, whole, decimals, power in NUMBER.findall(cell):
        scale = 10.0 ** int((power or "0").replace("−", "-"))
        told = float(f"{whole.replace(',', '')}.{decimals or 0}") * scale * (-1 if sign else 1)
        room = 0.5 * 10.0 ** -len(decimals) * scale * (1 + 1e-9)
        if not any(abs(share * value - told) <= room for value in values):
            return False
    return True


def is_number(value):
    try:
        float(value)
    except ValueError:
        return False
    return True


def test_the_page_shows_the_numbers_of_the_tables(written):
    gathered, out = written
    page = list(shown((out / "-r.html").read_text("utf-8")))
    rows = list(by_row(gathered, out / "-r.tables"))
    assert len(page) == len(rows)
    wrong = [
        (cell, row)
        for cells, row in zip(page, rows, strict=True)
        for cell in cells
        if not is_of(cell, row)
    ]
    assert not wrong


def source_of(made, folder):
    words = [] if made.given.project is None else ["--project", made.given.project, *made.key]
    if made.given.survey_name is not None:
        words += ["--survey", made.given.survey_name]
    if made.given.survey is not None:
        save_survey(made.given.survey, folder / "s.survey.json")
        words += ["--survey", folder / "s.survey.json"]
    return [str(word) for word in (*made.given.files, *words)]


def test_rows_of_json_are_those_of_csv(made, written, tmp_path):
    gathered, out = written
    for one in gathered.made:
        path = tmp_path / "again.json"
        words = [str(out / "-r.tables" / w) if w in one.inputs else w for w in one.command]
        assert main([*words, *source_of(made, tmp_path), "--json", str(path)]) < 2
        rows = json.loads(path.read_text("utf-8"))
        with (out / "-r.tables" / one.file).open(encoding="utf-8", newline="") as file:
            table = list(csv.DictReader(file))
        assert [list(map(as_csv, row.values())) for row in rows] == [[*r.values()] for r in table]


def as_csv(value):
    if value is None:
        return ""
    if isinstance(value, float):
        return repr(value)
    plain = str(value)
    return f"'{plain}" if plain.lstrip(" \n").startswith(tuple("=+-@")) else plain


def test_the_command_line_writes_the_report_of_the_desk(made, tmp_path, monkeypatch):
    if not made.options:
        pytest.skip("the desk asks for more than the command line's options of a report")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    parts = (ReportPart.HTML, ReportPart.SCRIPT)
    desk = tmp_path / "desk"
    desk.mkdir()
    write_report(made.unlocked, made.wanted, desk / "-r", parts, style=ENGLISH, make_pdf=None)
    source = source_of(made, tmp_path)
    (tmp_path / "cli").mkdir()
    words = [
        "report",
        *source,
        *made.options,
        "--script",
        "--out",
        str(tmp_path / "cli" / "-r.html"),
    ]
    assert main(words) < 2
    for path in sorted(p for p in desk.rglob("*") if p.is_file()):
        other = tmp_path / "cli" / path.relative_to(desk)
        assert other.read_bytes() == path.read_bytes(), path.name


def hash_of(path):
    """Return the hash that a report states of a file."""
    data = path.read_bytes()
    is_signed = data.startswith(b"surveyapp-collection/")
    return hashlib.sha256(data.split(b"\n", 4)[-1] if is_signed else data).hexdigest()


def test_the_commands_that_the_report_shows_make_its_tables(made, written, tmp_path, program):
    gathered, out = written
    folder = tmp_path / "shown"
    folder.mkdir()
    known = {hash_of(path): path for path in made.files.iterdir() if path.is_file()}
    for one in gathered.inputs:
        shutil.copy(known[one.sha256], folder / one.name)
    for one in (out / "-r.tables").glob("*.json"):
        shutil.copy(one, folder)
    page = (out / "-r.html").read_text("utf-8")
    found = re.findall(r"<pre[^>]*>(.*?)</pre>", page, re.DOTALL)
    commands = unescape(found[0])
    script = f'surveyapp() {{ {program.command} "$@"; }}\n' + commands + "\n"
    if made.key:
        key = " ".join(map(shlex.quote, made.key))
        script = script.replace("--key KEY.analystkey", key)
    subprocess.run(
        ["sh", "-c", script],
        cwd=folder,
        check=False,
        capture_output=True,
        timeout=550,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    for one in gathered.made:
        assert (folder / one.file).read_bytes() == (out / "-r.tables" / one.file).read_bytes(), one
