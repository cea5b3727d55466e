"""Totals that trustees opened as a source: what one tally counts together, and nothing else."""

from __future__ import annotations

import csv
import json
from functools import partial

import pytest
from checks import privacy_account

import surveyapp
from surveyapp.analyses.base.filter import EVERYBODY
from surveyapp.analyses.data.filters import read_filter
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.services.dataset.filter_counts import count_kept
from surveyapp.services.dataset.rows import list_rows
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.dataset.variables import variable_rows
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.project import Project
from surveyapp.storage.tallies.counts_file import counts_text
from surveyapp.storage.tallies.held_totals import HeldTotals
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.tally_counts import TallyCounts
from surveyapp.survey.definition.tally_layout import layout_of
from surveyapp.survey.definition.trustee_key import TrusteeKey
from surveyapp.survey.json_format.reading import read_survey

DIRECT = {"design": {"name": "direct"}}


def choices(*names):
    return [{"id": name, "text": {"en": name.title()}} for name in names]


REGION = {"id": "region", "type": "single_choice", "text": {"en": "?"}} | DIRECT
REGION |= {"choices": choices("north", "south", "west")}
AGE = {"id": "age", "type": "number", "text": {"en": "?"}, "minimum": 15, "maximum": 99} | DIRECT
THEFT = {"id": "theft", "type": "yes_no", "text": {"en": "?"}}
THEFT |= {"design": {"name": "warner", "p": "3/4"}}
DRUGS = THEFT | {"id": "drugs", "design": {"name": "two_coins"}}
THINGS = {"id": "things", "type": "multiple_choice", "text": {"en": "?"}}
THINGS |= {"choices": choices("radio", "phone"), "design": {"name": "unary", "epsilon": 1}}
ALONE = THEFT | {"id": "alone"}
WORDS = {"id": "words", "type": "text", "text": {"en": "?"}} | DIRECT
OF = [["region", "drugs"], ["drugs", "theft"], ["region", "things"], ["age", "drugs"]]


@pytest.fixture(scope="module")
def study(tmp_path_factory, survey_json):
    """The folder of a survey with tallies, its totals, and the same interviews as an open file."""
    folder = tmp_path_factory.mktemp("totals")
    value = survey_json(REGION, AGE, DRUGS, THEFT, THINGS, ALONE, WORDS)
    keys = [TrusteeKey(AnalystKey(bytes([n]) * 32), bytes([n]) * 32).text for n in range(3)]
    trustees = [{"name": f"T{n}", "public_key": key} for n, key in enumerate(keys)]
    tallies = {"of": OF, "bands": {"age": [30, 60]}, "trustees": trustees}
    tallies |= {"threshold": 2, "capacity": 5000}
    closed = value | {"format": "surveyapp-survey/2", "tallies": tallies}
    (folder / "open.survey.json").write_text(json.dumps(value))
    (folder / "s.survey.json").write_text(json.dumps(closed))
    layout = layout_of(read_survey(closed, "s"))
    (file,) = simulate(read_survey(value, "o"), folder / "kiosk", interviews=400, seed=3)
    cells = [[0] * tally.cells for tally in layout.counted]
    for row in list(csv.reader(file.read_text().splitlines()[4:]))[1:]:
        for place, cell in enumerate(layout.cells(row[1:])):
            cells[place][cell] += 1
    counts = TallyCounts(layout, tuple(map(tuple, cells)))
    (folder / "R.counts.csv").write_text(counts_text(counts))
    file.rename(folder / "open.csv")
    return folder, counts


@pytest.fixture
def ask(study, run):
    """Return a runner of a command on the totals, and of the same on the open file."""
    folder, _ = study

    def asked(words, *, totals=True):
        name, *options = words.split()
        if name == "train":  # the learner stands before the files
            name, options = (name, options[0]), options[1:]
        file, survey = ("R.counts.csv", "s") if totals else ("open.csv", "open")
        return run(
            *(name if isinstance(name, tuple) else (name,)),
            folder / file,
            "--survey",
            folder / f"{survey}.survey.json",
            *options,
        )

    return asked


@pytest.mark.parametrize(
    "words",
    [
        "estimate --question drugs --by region",
        "estimate --question things --where region=north",
        "crosstab --questions drugs,theft",
        "compare --question drugs --by region",
        "rank --questions drugs,theft --draws 100",
        "distance --question drugs --by region --resamples 100",
    ],
)
def test_the_command_prints_what_it_prints_of_the_open_file(ask, words):
    code, out, err = ask(words)
    assert (code, out) == ask(words, totals=False)[:2]
    assert "note: These are totals of 400 interviews, opened by trustees" in err


NOT_COUNTED = "a total that was not declared can never be opened"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            "crosstab --questions region,theft",
            f"No tally counts region, theft together, and {NOT_COUNTED}",
        ),
        (
            "crosstab --questions drugs,theft --where region=north",
            "No tally counts drugs, theft, region",
        ),
        (
            "compare --question theft --by region",
            "tallies of this survey are region × drugs; drugs × theft;",
        ),
        ("rank --questions theft --by region", "No tally counts region, theft together"),
        ("distance --question theft --by region", "No tally counts region, theft together"),
        ("estimate --question words", f"words is in no tally of this survey, and {NOT_COUNTED}"),
        ("regress --outcome drugs --predictors region", "A regression is of interviews one by one"),
        ("models --outcome drugs --predictors region", "A regression is of interviews one by one"),
        ("describe --questions words", "words is in no tally"),
        ("quality --by region", "Totals do not say which kiosk"),
        ("estimate --stratum region", "Totals hold no weights, strata or clusters"),
        ("estimate --weight w", "Totals hold no weights, strata or clusters"),
        ("convert --out {}/x.csv", "nobody has them: these are totals that trustees opened"),
        ("train auto --label drugs --out {}/x.json", "Nothing can be trained on them"),
    ],
)
def test_what_totals_do_not_tell_is_refused_in_a_sentence(ask, words, said, tmp_path):
    code, out, err = ask(words.format(tmp_path))
    assert (code, out) == (2, "")
    assert said in err


def test_all_questions_are_estimated_and_those_in_no_tally_are_named(ask):
    code, out, err = ask("estimate")
    assert code == 1  # a warning
    assert "warning: alone is in no tally" in err
    assert [line.split()[0] for line in out.splitlines()[1:]] == (
        ["region"] * 3 + ["age"] * 3 + ["drugs"] * 2 + ["theft"] * 2 + ["things"] * 2
    )


def test_bands_of_a_number_are_its_groups_as_bands_of_the_open_numbers_are(
    study, ask, tmp_path, run
):
    folder, _ = study
    project = tmp_path / "p.surveydesk"
    given = ["--survey", folder / "open.survey.json", "--project", project]
    assert run("import", folder / "open.csv", *given)[0] in {0, 1}
    made = run("variables", "bands", "ages", "age", "30", "60", "--project", project)
    assert made[0] == 0, made
    asked = ("--question", "drugs", "--json", "-")
    code, out, _ = run("estimate", "--project", project, "--by", "ages", *asked)
    of_totals = ask("estimate --question drugs --by age --json -")
    assert code == of_totals[0] == 0
    assert json.loads(of_totals[1]) == json.loads(out)


def test_quality_says_that_kiosks_and_interviews_cannot_be_compared(ask):
    code, out, _ = ask("quality")
    assert code in {0, 1}
    assert "Totals of 400 interviews, opened by trustees." in out
    assert "Trustees opened all kiosks together" in out


def test_two_tables_are_not_added(study, run):
    folder, _ = study
    given = [folder / "R.counts.csv", folder / "open.csv", "--survey", folder / "s.survey.json"]
    code, _, err = run("estimate", *given)
    assert code == 2
    assert "Give it alone" in err


def test_python_reads_them(study):
    folder, _ = study
    data = surveyapp.read(folder / "R.counts.csv", survey=folder / "s.survey.json")
    assert len(data) == 400
    assert "opened by trustees" in repr(data)
    opened = surveyapp.read(folder / "open.csv", survey=folder / "open.survey.json")
    found = [
        surveyapp.estimate(one, question="drugs", by="region").frame() for one in (data, opened)
    ]
    assert found[0].equals(found[1])
    some = data.where("region=south")
    assert len(some) == len(opened.where("region=south")) < 400
    with pytest.raises(UserProblem, match="No tally counts theft, region together"):
        surveyapp.estimate(some, question="theft")
    with pytest.raises(UserProblem, match="how its columns"):
        surveyapp.read(folder / "R.counts.csv")


def test_totals_that_contradict_each_other_are_told(study, run, tmp_path):
    folder, counts = study
    lines = counts_text(counts).splitlines()
    told = {}
    for place, line in enumerate(lines):
        cells = line.split(",")
        if cells[1] == "drugs+theft" and cells[4] and cells[5] == "yes":
            told[cells[4]] = place
    for answer, change in (("yes", 1), ("no", -1)):
        line, _, count = lines[told[answer]].rpartition(",")
        lines[told[answer]] = f"{line},{int(count) + change}"
    path = tmp_path / "R.counts.csv"
    path.write_text("\n".join(lines))
    code, _, err = run("estimate", path, "--survey", folder / "s.survey.json")
    assert code == 1
    assert "drugs is counted differently in the totals region+drugs and drugs+theft" in err


@pytest.fixture
def project(study, run, tmp_path):
    folder, _ = study
    path = tmp_path / "p.surveydesk"
    code, out, err = run("import", folder / "R.counts.csv", "--project", path)
    assert (code, out, err) == (0, "imported: R.counts.csv: totals of 400 interviews\n", "")
    return path


def test_a_project_takes_totals_and_answers_as_the_file_does(project, ask, run):
    for words in ("estimate --question drugs --by region", "crosstab --questions drugs,theft"):
        name, *options = words.split()
        assert run(name, "--project", project, *options) == ask(words)
    code, _, err = run("crosstab", "--project", project, "--questions", "region,theft")
    assert code == 2
    assert "No tally counts region, theft together" in err


def test_a_project_of_totals_has_no_rows_and_no_variables(project, run):
    summary = summarise_project(project)
    assert (summary.interviews, summary.files) == (400, ())
    assert summary.totals.name == "R.counts.csv"
    assert summary.survey.question("age").answers == ("below_30", "30_to_59", "60_or_more")
    for ask in (partial(list_rows, where=EVERYBODY), variable_rows):
        with pytest.raises(
            UserProblem, match="held by trustees: there are no rows, only the totals of"
        ):
            ask(project)
    code, _, err = run("variables", "rename", "drugs", "used", "--project", project)
    assert code == 2
    assert "cannot be changed" in err


def test_a_filter_counts_what_a_tally_holds(project):
    assert count_kept(project, read_filter(["region=north,south"])).kept < 400
    with pytest.raises(UserProblem, match="No tally counts region, age together"):
        count_kept(project, read_filter(["region=north", "age=below_30"]))


def test_taking_totals_is_undone_and_redone(project, run):
    assert "totals R.counts.csv" in run("undo", "--project", project)[1]
    assert summarise_project(project).totals is None
    run("redo", "--project", project)
    assert summarise_project(project).totals.counts.interviews == 400


def test_older_programs_refuse_a_project_of_totals_by_name(project):
    with Project(project) as opened:
        rows = opened._database.execute("SELECT value FROM about WHERE name = 'format'")
    assert rows == [("surveyapp-project/6",)]


def test_totals_and_interviews_of_their_own_do_not_go_together(study, run, tmp_path, project):
    folder, _ = study
    other = tmp_path / "other.surveydesk"
    given = ("--survey", folder / "open.survey.json", "--project", other)
    assert run("import", folder / "open.csv", *given)[0] in {0, 1}
    code, _, err = run("import", folder / "R.counts.csv", "--project", other)
    assert code == 2
    assert "has interviews of its own" in err


def test_totals_of_an_unknown_survey_ask_for_it(study, run, tmp_path):
    folder, counts = study
    alone = tmp_path / "alone"
    alone.mkdir()
    (alone / "R.counts.csv").write_text(counts_text(counts))
    given = ("import", alone / "R.counts.csv", "--project", tmp_path / "p.surveydesk")
    code, _, err = run(*given)
    assert code == 2
    assert "Choose the survey file that was asked" in err
    assert not (tmp_path / "p.surveydesk").exists()
    assert run(*given, "--survey", folder / "s.survey.json")[0] == 0


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"file": "R", "counts": []}',
        '{"file": "R", "counts": [[1.5]]}',
        '{"file": 1, "counts": 2}',
    ],
)
def test_what_is_written_instead_of_totals_in_a_project_is_refused(study, project, text):
    _, counts = study
    survey = counts.layout.survey
    assert HeldTotals.read(HeldTotals("R", counts).text(), survey) == HeldTotals("R", counts)
    with Project(project) as opened:
        opened._database.execute(
            "UPDATE all_settings SET value = ? WHERE name LIKE 'totals%'", [text]
        )
    with pytest.raises((UserProblem, EnvironmentProblem)):
        summarise_project(project)


def test_totals_are_of_everybody_and_no_smaller_group_is_known(study):
    """Files tell nothing apart there, and region and age are in no tally together."""
    folder, counts = study
    with open_source(SourceRequest((folder / "R.counts.csv",), survey=counts.layout.survey)) as s:
        assert privacy_account([s.survey], None, s.source).shuffled == ()  # there are no records
        (group,) = s.source.alike((), s.survey.randomized)
        by_region = s.source.alike((s.survey.question("region"),), s.survey.randomized)
    assert group.interviews == 400
    assert sum(one.interviews for one in by_region) == 400
    assert len(by_region) == 3
