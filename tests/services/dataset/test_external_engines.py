"""A table in an engine gives the estimates of a project with the same interviews.

Needs the optional extra ``engines``; PostgreSQL's tests need a server at SURVEYAPP_TEST_POSTGRES.
"""

import importlib
import importlib.util
import os
import shutil

import duckdb
import pytest
from estimated import estimate_engine, estimate_project

from surveyapp.analyses.data.filters import read_filter
from surveyapp.cli import main
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project import external_engine
from surveyapp.storage.project.external_engine import EngineSource, EngineTable
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import save_survey

POSTGRES = os.environ.get("SURVEYAPP_TEST_POSTGRES", "")


def is_there(*modules):
    return all(importlib.util.find_spec(module) is not None for module in modules)


needs_ibis = pytest.mark.skipif(not is_there("ibis"), reason="the extra engines is not installed")
pytestmark = pytest.mark.filterwarnings("ignore")  # of the engines' libraries, which are not ours
ENGINES = [
    pytest.param("duckdb", marks=needs_ibis),
    pytest.param(
        "spark",
        marks=pytest.mark.skipif(
            not is_there("ibis", "pyspark") or shutil.which("java") is None,
            reason="needs pyspark of the extra engines, and Java",
        ),
    ),
    pytest.param(
        "postgres",
        marks=pytest.mark.skipif(
            not (is_there("ibis", "psycopg") and POSTGRES),
            reason="needs the extra engines and a server at SURVEYAPP_TEST_POSTGRES",
        ),
    ),
]


@pytest.fixture(scope="module")
def several(make_survey):
    def one(name, kind, design, **more):
        return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}

    regions = [{"id": name, "text": {"en": name}} for name in ("north", "south")]
    return make_survey(
        one("region", "single_choice", {"name": "direct"}, choices=regions),
        one("used", "yes_no", {"name": "two_coins"}),
        one("stars", "rating", {"name": "k_rr", "epsilon": 1.5}, levels=5),
        one("cheats", "yes_no", {"name": "cheater_detection", "p_yes": ["1/4", "1/2"]}),
        one("spent", "number", {"name": "laplace", "epsilon": 2}, minimum=0, maximum=100),
    )


@pytest.fixture(scope="module")
def project(several, tmp_path_factory):
    folder = tmp_path_factory.mktemp("engines")
    import_files(
        simulate(several, folder, interviews=2000, kiosks=2, seed=4), folder / "p.surveydesk"
    )
    return folder / "p.surveydesk"


@pytest.fixture(scope="module")
def rows(project):
    """The interviews in words, some of them not answered; and the same without a wrong row."""
    with Project(project) as opened:
        return opened._database.execute("SELECT * EXCLUDE interview FROM interviews")


NAMES = ("region", "used", "stars", "cheats", "cheats.sample", "spent")


def written(tmp_path, rows, name="reports.parquet"):
    """Write rows as a file of the kind that all engines read."""
    path = tmp_path / name
    with duckdb.connect() as database:
        columns = ", ".join(f'"{column}" VARCHAR' for column in NAMES)
        database.execute(f"CREATE TABLE reports ({columns})")
        values = ", ".join(["unnest(?::VARCHAR[])"] * len(NAMES))  # row by row takes a second
        database.execute(
            f"INSERT INTO reports SELECT {values}", [list(c) for c in zip(*rows, strict=True)]
        )
        database.execute(f"COPY reports TO '{path}' (FORMAT parquet)")
    return path


@pytest.fixture
def source(request, tmp_path):
    """Return the source that holds rows, in the engine that is asked for."""

    def made(engine, rows):
        path = written(tmp_path, rows, f"{len(rows)}.parquet")
        if engine == "spark":
            return EngineSource("spark://local[2]", str(path))
        if engine == "duckdb":
            place = tmp_path / f"{len(rows)}.duckdb"
            with duckdb.connect(str(place)) as database:
                database.execute(f"CREATE TABLE reports AS FROM '{path}'")
            return EngineSource(f"duckdb://{place}", "reports")
        psycopg = importlib.import_module("psycopg")
        with psycopg.connect(POSTGRES) as database:
            columns = ", ".join(f'"{column}" text' for column in NAMES)
            database.execute("DROP TABLE IF EXISTS surveyapp_test")
            database.execute(f"CREATE TABLE surveyapp_test ({columns})")
            with database.cursor() as cursor:
                cursor.executemany(
                    "INSERT INTO surveyapp_test VALUES (%s, %s, %s, %s, %s, %s)", rows
                )
        return EngineSource(POSTGRES, "surveyapp_test")

    return made


@pytest.mark.parametrize("engine", ENGINES)
def test_an_engine_gives_the_projects_estimates(engine, source, rows, project, several):
    table = estimate_engine(source(engine, rows), several)
    of_project = estimate_project(project)
    assert list(table.rows) == list(of_project.rows)
    assert table.interviews == of_project.interviews == 2000
    assert table.tests == of_project.tests
    assert table.warnings == of_project.warnings


@pytest.mark.parametrize("engine", ENGINES)
def test_groups_are_the_projects(engine, source, rows, project, several):
    table = estimate_engine(source(engine, rows), several, by="region")
    assert list(table.rows) == list(estimate_project(project, by="region").rows)


NORTH = read_filter(["region=north"])


@pytest.mark.parametrize("engine", ENGINES)
def test_only_those_who_fit_a_filter_count(engine, source, rows, project, several):
    table = estimate_engine(source(engine, rows), several, where=NORTH)
    of_project = estimate_project(project, where=NORTH)
    assert list(table.rows) == list(of_project.rows)
    assert table.interviews == of_project.interviews < 2000
    assert table.notes == of_project.notes
    assert f"Only {table.interviews} of 2000 interviews are counted" in table.notes[0]
    assert table.tests == of_project.tests


@pytest.mark.parametrize("engine", ENGINES)
def test_groups_of_those_who_fit_a_filter_are_the_projects(engine, source, rows, project, several):
    both = read_filter(["region=south,north"])
    there = source(engine, rows)
    for where in (NORTH, both):
        table = estimate_engine(there, several, by="region", where=where)
        assert list(table.rows) == list(estimate_project(project, by="region", where=where).rows)
    everybody = estimate_engine(there, several, by="region")
    assert table.rows == everybody.rows  # every region is named
    assert {
        row.group for row in estimate_engine(there, several, by="region", where=NORTH).rows
    } == {"north"}


@needs_ibis
def test_a_wrong_word_of_somebody_who_does_not_count_is_told_all_the_same(source, rows, several):
    wrong = [("north", "perhaps", "3", "yes", "1", None), ("south", "yes", "9", "no", "2", None)]
    table = estimate_engine(source("duckdb", [*rows, *wrong]), several, where=NORTH)
    assert table.rows == estimate_engine(source("duckdb", rows), several, where=NORTH).rows
    assert table.warnings[0].startswith("2 of 2002 rows are left out")


@needs_ibis
@pytest.mark.parametrize(
    ("where", "problem"),
    [
        ("used=yes", "is randomized, so nobody's answer"),
        ("nothing=yes", "has no recorded question"),
        ("region=east", "its answers are"),
    ],
)
def test_a_filter_that_does_not_fit_is_refused(source, rows, several, where, problem):
    with pytest.raises(UserProblem, match=problem):
        estimate_engine(source("duckdb", rows), several, where=read_filter([where]))


@needs_ibis
def test_a_filter_that_leaves_nobody_is_told(source, rows, several):
    south = [row for row in rows if row[0] == "south"]
    with pytest.raises(UserProblem, match=r"^(?=.*Remove a filter, or).*has region=north"):
        estimate_engine(source("duckdb", south), several, where=NORTH)


@needs_ibis
def test_the_filtered_command_prints_the_projects_rows(source, rows, project, tmp_path, capsys):
    there = source("duckdb", rows)
    with Project(project) as opened:
        save_survey(opened.survey, tmp_path / "s.survey.json")
    asked = ["--question", "used", "--by", "region", "--where", "region=north", "--csv", "-"]
    survey = ["--survey", str(tmp_path / "s.survey.json")]
    code = main(["estimate", "--source", there.url, "--table", there.table, *survey, *asked])
    of_engine = capsys.readouterr().out
    assert main(["estimate", "--project", str(project), *asked]) == code
    assert of_engine == capsys.readouterr().out
    assert of_engine.splitlines()[1].endswith("region=north")


@pytest.mark.parametrize("engine", ENGINES)
def test_a_row_with_a_wrong_word_is_left_out_and_told(engine, source, rows, several):
    wrong = [("north", "perhaps", "3", "yes", "1", None), ("north", "yes", "9", "no", "2", None)]
    table = estimate_engine(source(engine, [*rows, *wrong]), several)
    without = estimate_engine(source(engine, rows), several)
    assert table.rows == without.rows
    assert table.warnings[0] == (
        "2 of 2002 rows are left out because a column contains something that its "
        "question never records: used (1), stars (1)."
    )


@pytest.mark.parametrize("limit", [("MOST_TOGETHER", 1), ("MOST_COMBINATIONS", 40)])
@needs_ibis
def test_rows_are_the_same_however_many_columns_are_counted_together(
    limit, source, rows, several, monkeypatch
):
    wrong = [("north", "perhaps", "3", "yes", "1", None), ("east", "yes", "9", "no", None, None)]
    there = source("duckdb", [*rows, *wrong])
    questions = [several.question(name) for name in ("region", "cheats")]

    def counted():
        with EngineTable(there, several) as table:
            found = table.patterns(questions)
            tallies = table.tallies(questions[1], questions[0])
            told = {name: [one.tolist() for one in each] for name, each in tallies.items()}
            codes = {name: column.tolist() for name, column in found.codes.items()}
            return table.interviews, table.invalid, codes, found.counts.tolist(), told

    expected = counted()
    assert expected[:2] == (2000, {"region": 1, "used": 1, "stars": 1})
    monkeypatch.setattr(external_engine, *limit)
    assert counted() == expected


@needs_ibis
def test_a_report_without_its_sample_is_left_out(source, rows, several):
    odd = [("north", "yes", "3", "yes", None, None), ("north", "yes", "3", None, "2", None)]
    table = estimate_engine(source("duckdb", [*rows, *odd]), several)
    assert table.interviews == 2000
    assert "does not belong to its sample" in table.warnings[0]


@needs_ibis
def test_what_is_not_answered_is_no_report(source, several):
    empty = [("", "yes", "3", "", "", ""), (None, None, "3", None, None, None)]
    table = estimate_engine(source("duckdb", empty), several, question="used")
    assert {row.n for row in table.rows} == {1}


@needs_ibis
def test_a_number_that_its_question_never_records_is_named(source, rows, several):
    odd = [("north", "yes", "3", None, None, "many")]
    with pytest.raises(UserProblem, match="The column spent of the table reports has many, which"):
        estimate_engine(source("duckdb", [*rows, *odd]), several, question="spent")


@needs_ibis
def test_reports_that_nearly_all_differ_are_no_counts(source, rows, several, monkeypatch):
    monkeypatch.setattr(external_engine, "MOST_COMBINATIONS", 50)
    with pytest.raises(
        UserProblem, match="more than 50 different combinations of reports to spent"
    ):
        estimate_engine(source("duckdb", rows), several, question="spent")


@needs_ibis
def test_a_question_without_a_column_is_told(source, rows, several, make_survey, tmp_path):
    path = written(tmp_path, rows)
    place = tmp_path / "less.duckdb"
    with duckdb.connect(str(place)) as database:
        database.execute(f"CREATE TABLE reports AS FROM '{path}'")
        database.execute("ALTER TABLE reports DROP COLUMN used")
    less = EngineSource(f"duckdb://{place}", "reports")
    assert (
        "reports has no column for used: nobody in it answered that."
        in estimate_engine(less, several).warnings
    )
    with pytest.raises(
        UserProblem,
        match=r"^The table .* has no column used, in which used would be recorded",
    ):
        estimate_engine(less, several, question="used")


@needs_ibis
@pytest.mark.parametrize(
    ("url", "table", "says"),
    [
        ("duckdb:///nowhere/there.duckdb", "reports", "there is no file"),
        pytest.param(
            "postgres://nobody:secret@127.0.0.1:9/none",
            "reports",
            "cannot be read",
            marks=pytest.mark.skipif(
                importlib.util.find_spec("psycopg") is None, reason="psycopg is missing"
            ),
        ),
    ],
)
def test_an_engine_that_is_not_there_is_a_sentence_without_the_password(several, url, table, says):
    with pytest.raises(
        EnvironmentProblem, match=rf"^(?=.*The table.*of.*cannot be read:.*\.).*{says}"
    ) as caught:
        estimate_engine(EngineSource(url, table), several)
    assert "secret" not in str(caught.value)


@needs_ibis
def test_a_table_that_is_not_there_is_a_sentence(source, rows, several):
    there = source("duckdb", rows)
    with pytest.raises(
        EnvironmentProblem,
        match=r"^(?=.*The table.*of.*cannot be read:.*\.).*The table others of duckdb:",
    ):
        estimate_engine(EngineSource(there.url, "others"), several)


@needs_ibis
@pytest.mark.parametrize("reads", ["read_text('{file}')", "read_csv('{file}', header = false)"])
def test_a_database_from_a_stranger_reaches_for_no_other_file(several, tmp_path, reads):
    """Its view could read a secret, and send it to an address that it asks for."""
    (tmp_path / "secret").write_text("yes\n")
    there = tmp_path / "evil.duckdb"
    with duckdb.connect(str(there)) as database:
        view = reads.format(file=tmp_path / "secret")
        database.execute(f"CREATE VIEW reports AS SELECT 'yes' AS used FROM {view}")  # noqa: S608 - ours
    with pytest.raises(EnvironmentProblem, match="file system operations are disabled"):
        estimate_engine(EngineSource(f"duckdb://{there}", "reports"), several)


def test_an_engine_that_nobody_knows_is_refused(several):
    with pytest.raises(UserProblem, match=r"^mysql://db is not a known source"):
        estimate_engine(EngineSource("mysql://db", "reports"), several)


def test_without_the_extra_it_is_named(several, monkeypatch):
    def missing(name):
        raise ImportError(name)

    monkeypatch.setattr(external_engine.importlib, "import_module", missing)
    with pytest.raises(UserProblem, match=r"pip install 'surveyapp\[engines\]'"):
        estimate_engine(EngineSource("duckdb://", "reports"), several)


@needs_ibis
def test_the_command_prints_the_same_rows(source, rows, project, tmp_path, capsys):
    there = source("duckdb", rows)
    with Project(project) as opened:
        save_survey(opened.survey, tmp_path / "s.survey.json")
    options = ["--survey", str(tmp_path / "s.survey.json"), "--question", "used", "--csv", "-"]
    assert main(["estimate", "--source", there.url, "--table", there.table, *options]) == 0
    of_engine = capsys.readouterr().out
    main(["estimate", "--project", str(project), "--question", "used", "--csv", "-"])
    assert of_engine == capsys.readouterr().out


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--table", "t"], "--table: it goes with --source"),
        (["--source", "duckdb://x"], "--source: it needs --table, or #TABLE at its end"),
        (["--source", "duckdb://x", "--table", "t"], "--source: it needs --survey"),
        (
            ["--source", "duckdb://x", "--table", "t", "--survey", "s", "--weight", "w"],
            "--weight: an engine's table is only counted",
        ),
        (["--source", "duckdb://x", "--table", "t", "--survey", "s", "f"], "one of them"),
        (["--source", "duckdb://x#t"], "--source: it needs --survey"),
    ],
)
def test_options_that_do_not_go_together_are_refused(options, says, capsys):
    assert main(["estimate", *options]) == 2
    assert says in capsys.readouterr().err


@pytest.fixture(scope="module")
def of_engine(several, rows, tmp_path_factory):
    """Return the options of a DuckDB table with the project's interviews."""
    folder = tmp_path_factory.mktemp("table")
    save_survey(several, folder / "s.survey.json")
    path = written(folder, rows)
    with duckdb.connect(str(folder / "study.duckdb")) as database:
        database.execute(f"CREATE TABLE reports AS FROM '{path}'")
    place = f"duckdb://{folder / 'study.duckdb'}#reports"
    return "--source", place, "--survey", str(folder / "s.survey.json")


OF_COUNTS = [
    "estimate",
    "estimate --by region --simultaneous",
    "estimate --question stars --where region=north",
    "estimate --question spent --by region",
    "crosstab --questions region,used",
    "crosstab --questions region,used --independence",
    "crosstab --questions used,cheats",
    "compare --question used --by region",
    "compare --question region --by used",
    "rank --questions stars --by region",
    "rank --questions region --pairs",
    "distance --question stars --by region --resamples 100",
    "regress --outcome stars --predictors region",
    "regress --outcome cheats --predictors region",
    "nonresponse --questions used,stars --by region",
    "counts",
]
"""What needs no more than how often reports, or their combinations, were given."""


@pytest.mark.parametrize("command", OF_COUNTS)
@needs_ibis
def test_a_command_prints_the_projects_rows(command, of_engine, project, run):
    asked = [*command.split(), "--csv", "-"]
    printed = run(*asked, *of_engine)
    assert printed == run(*asked, "--project", project)
    assert printed[0] in {0, 1}, printed
    assert printed[1].count("\n") > 1


@pytest.mark.parametrize("table", ["findings", "questions", "tests"])
@needs_ibis
def test_the_quality_is_that_of_a_table_of_the_same_rows(table, of_engine, rows, tmp_path, run):
    lines = [",".join(cell or "" for cell in row) for row in (NAMES, *rows)]
    path = tmp_path / "reports.csv"
    path.write_text("\n".join(lines))
    asked = ["quality", "--table", table, "--csv", "-"]
    printed = run(*asked, *of_engine)
    assert printed == run(*asked, path, *of_engine[2:])
    assert printed[1].count("\n") > 1


@pytest.mark.parametrize("engine", [one for one in ENGINES if one.values[0] != "duckdb"])
def test_other_engines_count_the_same_combinations(engine, source, rows, several):
    questions = [several.question(name) for name in ("region", "used", "cheats")]
    with EngineTable(source("duckdb", rows), several) as table:
        expected = table.patterns(questions)
        numbers = table.numbers_counted(several.question("spent"))
    with EngineTable(source(engine, rows), several) as table:
        found = table.patterns(questions)
        assert {name: column.tolist() for name, column in found.codes.items()} == {
            name: column.tolist() for name, column in expected.codes.items()
        }
        assert found.counts.tolist() == expected.counts.tolist()
        both = zip(table.numbers_counted(several.question("spent")), numbers, strict=True)
        assert all(one.tolist() == other.tolist() for one, other in both)


@needs_ibis
def test_combinations_are_in_the_order_of_a_projects(source, rows, project, several):
    questions = [several.question(name) for name in ("cheats", "region", "stars")]
    with EngineTable(source("duckdb", rows), several) as table, Project(project) as opened:
        found, expected = table.patterns(questions), opened.patterns(questions)
        assert list(found.codes) == list(expected.codes)
        for name, column in expected.codes.items():
            assert found.codes[name].tolist() == column.tolist()
        assert found.counts.tolist() == expected.counts.tolist()
        assert table.report_combinations(questions) == opened.report_combinations(questions)


@pytest.mark.parametrize(
    ("command", "says"),
    [
        ("convert --out r.csv", "needs the reports one by one"),
        ("nonresponse --questions used --given region", "needs the reports one by one"),
        ("compare --question used --by (kiosk)", "does not say which kiosk"),
        ("rank --questions stars --by region --weight w", "--weight: an engine's table is only"),
    ],
)
@needs_ibis
def test_what_needs_each_respondent_is_refused(command, says, of_engine, run):
    code, out, err = run(*command.split(), *of_engine)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert err.count("\n") == 1
    assert says in err
