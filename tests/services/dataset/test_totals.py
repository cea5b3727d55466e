"""Totals that trustees opened as a source: what one tally counts together, and nothing else."""

from __future__ import annotations

import csv
import json

import pytest

import surveyapp
from surveyapp.errors import UserProblem
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.tallies.counts_file import counts_text, write_counts
from surveyapp.survey.definition.analyst_key import AnalystKey
from surveyapp.survey.definition.tallies import layout_of
from surveyapp.survey.definition.tally_counts import TallyCounts
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
    write_counts(folder / "R.counts.csv", counts)
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
