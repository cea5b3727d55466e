"""Every kind of file that the record is written as: named, offered, whole or not at all, nothing to run."""

import csv
import re
import zipfile
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from samples import sample

from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.export import bundle
from surveyapp.services.export.codebook import codebook
from surveyapp.services.export.codebook_files import CODEBOOK_WRITERS, write_codebook
from surveyapp.services.export.convert import convert
from surveyapp.services.export.ddi import NAMESPACE, codebook_ddi
from surveyapp.services.export.registry import RECORD_WRITERS, writer_for
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey, survey_text

DDI = "{" + NAMESPACE + "}"
VARIABLE_PARTS = ["labl", "qstn", "valrng", "txt", "catgry", "varFormat", "notes"]
"""In the order of the schema's varType."""
EVIL = "It's \"quoted\" `x' $HOME \\n <b>&amp; 50 %\n2nd line."


@pytest.fixture(scope="module")
def survey():
    return load_survey(sample("clinic"))


@pytest.fixture(scope="module")
def files(tmp_path_factory, survey):
    return simulate(survey, tmp_path_factory.mktemp("stick"), interviews=25, seed=4)


@pytest.fixture
def evil(make_survey, tmp_path):
    """A survey whose every text would be run, or end a string, in some program."""
    choices = [{"id": one, "text": {"en": EVIL}} for one in ("a", "b")]
    where = {"id": "where", "type": "single_choice", "text": {"en": EVIL}, "choices": choices}
    survey = make_survey({**where, "design": {"name": "direct"}})
    table = tmp_path / "t.csv"
    table.write_text("where\na\nb\n", "utf-8")
    return SourceRequest(files=(table,), survey=survey)


def written(given, path, **more):
    with open_source(given) as source:
        return convert(source, path, **more)


@pytest.mark.parametrize("writer", RECORD_WRITERS, ids=lambda one: one.ending)
def test_every_kind_is_written_and_says_which_files_it_wrote(files, tmp_path, writer):
    path = tmp_path / ("study" + writer.ending)
    paths = written(SourceRequest(files=files), path)
    assert paths[0] == path
    assert {*paths} == {*tmp_path.iterdir()}
    assert all(one.stat().st_size for one in paths)
    assert writer_for(Path("STUDY" + writer.ending.upper())) is writer


def test_no_two_kinds_have_the_same_ending():
    for kinds in (RECORD_WRITERS, CODEBOOK_WRITERS):
        assert len({one.ending.lower() for one in kinds}) == len(kinds)


def test_the_command_and_the_guide_name_every_kind(capsys, pytestconfig):
    with pytest.raises(SystemExit):
        main(["convert", "--help"])
    said = " ".join(capsys.readouterr().out.split())
    guide = (pytestconfig.rootpath / "resources/help/analyst.md").read_text("utf-8")
    for one in RECORD_WRITERS:
        assert one.ending in said
        assert one.ending in guide
    with pytest.raises(SystemExit):
        main(["codebook", "--help"])
    said = capsys.readouterr().out
    assert all(one.ending in said for one in CODEBOOK_WRITERS)


def test_an_ending_of_no_kind_names_those_that_there_are():
    with pytest.raises(UserProblem, match=r"d\.doc does not say what to write; .*\.csv, .*\.zip"):
        writer_for(Path("d.doc"))


def test_the_data_of_the_syntax_are_the_numbers_that_it_labels(files, tmp_path, survey):
    path, data = written(SourceRequest(files=files), tmp_path / "study.sps")
    with data.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    labels = {e.column: {str(n) for n, _, _ in e.values} for e in codebook(survey)}
    assert len(rows) == 25
    for row in rows:
        assert all(row[name] in known for name, known in labels.items() if known)
    assert f"/FILE='{data.name}'" in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("ending", "quoted"),
    [
        (".sps", "'It''s \"quoted\" `x'' $HOME \\n <b>&amp; 50 % 2nd line.'"),
        (".do", "`\"It's \"quoted\" 'x' \\$HOME \\n <b>&amp; 50 % 2nd line.\"'"),
        (".R", "'It\\'s \"quoted\" `x\\' $HOME \\\\n <b>&amp; 50 % 2nd line.'"),
    ],
)
def test_no_text_of_a_survey_ends_a_string_of_the_syntax(evil, tmp_path, ending, quoted):
    (path, _) = written(evil, tmp_path / ("study" + ending))
    lines = path.read_text("utf-8").splitlines()
    assert sum(line.count(quoted[:-3]) for line in lines) >= 2
    assert not any(line.lstrip().startswith("2nd line") for line in lines)


def test_no_text_of_a_survey_is_computed_or_hides_lines_in_a_do_file(make_survey, tmp_path):
    """Stata computes macros in comments, where functions write files; /* in one hides all that follows."""
    evil = 'x `=filewrite("a", "b")\' $HOME /* y */ /// // /*/ https://a.b/c'
    where = {
        "id": "where",
        "type": "single_choice",
        "text": {"en": evil},
        "design": {"name": "direct"},
    }
    choices = [{"id": one, "text": {"en": evil}} for one in ("a", "b")]
    survey = make_survey({**where, "choices": choices}, title={"en": evil})
    (tmp_path / "t.csv").write_text("where\na\nb\n", "utf-8")
    given = SourceRequest(files=(tmp_path / "t.csv",), survey=survey)
    (path, _) = written(given, tmp_path / "study.do")
    lines = path.read_text("utf-8").splitlines()
    told = [line for line in lines if "filewrite" in line]
    assert [line.split()[0] for line in told] == ["*", "label", "label", "label"]
    for line in told:
        assert not re.search(r"`[^\"]|(?<!\\)\$|/\*|\*/|\s//", line), line
    assert "https://a.b/c" in told[0]


def test_equal_labels_stay_two_levels_in_r(evil, tmp_path):
    (path, _) = written(evil, tmp_path / "study.R")
    labels = re.search(r"labels = c\((.*)\)\)", path.read_text("utf-8")).group(1)
    assert labels.endswith("line. (2)'")
    assert "line. (1)'" in labels


def test_the_ddi_has_every_column_with_its_question_and_values_in_the_schemas_order(survey):
    top = ET.fromstring(codebook_ddi(survey))  # noqa: S314 - our own text
    assert (top.tag, top.get("version")) == (f"{DDI}codeBook", "2.5")
    assert [one.tag for one in top] == [f"{DDI}{n}" for n in ("docDscr", "stdyDscr", "dataDscr")]
    found = {one.get("name"): one for one in top.iter(f"{DDI}var")}
    entries = {one.column: one for one in codebook(survey) if one.type != "id"}
    assert found.keys() == entries.keys()
    for name, entry in entries.items():
        parts = [part.tag.removeprefix(DDI) for part in found[name]]
        assert parts == sorted(parts, key=VARIABLE_PARTS.index)
        words = [one.findtext(f"{DDI}catValu") for one in found[name].iter(f"{DDI}catgry")]
        assert words == [word for _, word, _ in entry.values]
        labels = [one.text for one in found[name].findall(f"{DDI}labl")]
        said = "report (randomized): " if entry.is_randomized else ""
        assert labels == [said + text for _, text in entry.texts]
        assert (found[name].find(f"{DDI}notes") is not None) == entry.is_randomized


def test_the_ddi_holds_any_text(evil, tmp_path):
    write_codebook(evil.survey, tmp_path / "book.xml")
    top = ET.fromstring((tmp_path / "book.xml").read_bytes())  # noqa: S314 - our own text
    assert top.findtext(f".//{DDI}var/{DDI}labl") == EVIL


def test_the_bundle_has_all_that_an_archive_asks_for(files, tmp_path, survey):
    (path,) = written(SourceRequest(files=files), tmp_path / "study.zip")
    with zipfile.ZipFile(path) as archive:
        found = {name: archive.read(name) for name in archive.namelist()}
    name = survey.id
    assert next(iter(found)) == "README.txt"
    readme = found["README.txt"].decode()
    assert all(one in readme for one in found if one != "README.txt")
    assert "READ THIS FIRST. The columns drugs, bribe" in readme
    assert found[f"{name}.survey.json"] == survey_text(survey).encode()
    assert found[f"{name}.csv"].count(b"\n") == 26
    top = ET.fromstring(found["ddi.xml"])  # noqa: S314 - our own text
    assert top.findtext(f".//{DDI}fileName") == f"{name}.csv"
    assert top.findtext(f".//{DDI}caseQnty") == "25"
    again = written(SourceRequest(files=files), tmp_path / "again.zip")[0]
    assert again.read_bytes() == path.read_bytes()


def test_a_survey_without_coins_has_no_warning_in_its_bundle(evil, tmp_path):
    (path,) = written(evil, tmp_path / "study.zip")
    with zipfile.ZipFile(path) as archive:
        assert "All questions were asked directly" in archive.read("README.txt").decode()
    assert bundle.WRITERS[0].ending == ".zip"


def test_days_are_days_in_every_syntax(make_survey, tmp_path):
    day = {"id": "born", "type": "date", "text": {"en": "Born?"}, "design": {"name": "direct"}}
    limits = {"minimum": "1900-01-01", "maximum": "2026-12-31"}
    table = tmp_path / "t.csv"
    table.write_text("born\n1961-02-28\n\n2000-12-01\n", "utf-8")
    given = SourceRequest(files=(table,), survey=make_survey({**day, **limits}))
    said = {".sps": "  born SDATE10", ".do": 'daily(born, "YMD")', ".R": "colClasses = c('Date')"}
    for ending, words in said.items():
        path, data = written(given, tmp_path / f"study{ending}")
        assert words in path.read_text("utf-8")
        assert data.read_text("utf-8").splitlines()[1] == "1961-02-28"
