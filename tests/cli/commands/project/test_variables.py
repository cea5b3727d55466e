"""``surveyapp variables``: listed, named, recoded, computed and merged from the command line."""

import csv
import io
import json

import pytest

from tests.helpers.made_projects import made_project
from tests.helpers.mixed_survey import SURVEY

ROWS = [
    ["north", "17", "10.5", "1", "radio", "yes", "r1", "never"],
    ["centre", "30", "20", "2", "", "no", "r2", "shop"],
    ["south", "99", "", "5", "radio car", "no", "r3", "market"],
    ["", "64", "7.25", "4", "car", "prefer_not_to_say", "r4", "friend"],
]


@pytest.fixture
def project(tmp_path):
    return str(made_project(tmp_path, SURVEY, ROWS))


def test_what_is_done_is_said_and_listed_and_undone(project, run):
    def do(*words):
        code, out, err = run("variables", *words, "--project", project)
        assert (code, err) == (0, "")
        return out

    assert "coast: inland 2, south 1; missing 1;" in do(
        "recode", "coast", "region", "north=inland", "centre=inland", "--text", "By the sea"
    )
    assert "group: below_30 1, 30_or_more 3; missing 0;" in do("bands", "group", "age", "30")
    do("missing", "age", "99")
    assert "twice: 3 numbers; missing 1;" in do("compute", "twice", "age * 2")
    merged = do("merge", "used2", "used", "r3=r4")
    assert "r4 = r3, r4" in merged
    do("rename", "stars", "trust")
    do("level", "trust", "nominal")
    do("values", "trust", "1=not at all")
    do("label", "trust", "Trust in the police")
    do("hide", "goods")
    rows = {row["name"]: row for row in json.loads(do("list", "--json", "-"))}
    assert rows["trust"]["level"] == "nominal"
    assert rows["trust"]["value_labels"].startswith("1=not at all; 2=2")
    assert (rows["age"]["missing_codes"], rows["age"]["count"]) == ("99", 3)
    assert (rows["goods"]["hidden"], rows["twice"]["made_of"]) == (True, "age * 2")
    assert rows["used2"]["epsilon"] == "1.3863"
    code, out, _ = run("estimate", "--project", project, "--question", "coast", "--csv", "-")
    found = {row["answer"]: row["estimate"] for row in csv.DictReader(io.StringIO(out))}
    assert code == 0
    assert float(found["inland"]) == pytest.approx(2 / 3)
    code, out, _ = run("undo", "--project", project)
    assert out == "undone: hiding of goods\n"
    _, out, _ = run("history", "--project", project, "--csv", "-")
    assert [row["action"] for row in csv.DictReader(io.StringIO(out))][1:] == [
        *("recoding as coast", "bands as group", "missing codes of age", "computation of twice"),
        *("merging of reports as used2", "renaming of stars to trust", "new level of trust"),
        *("new value labels of trust", "new label of trust", "hiding of goods"),
    ]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("recode", "x", "region", "north"), "write a value and its new one, as in north=inland"),
        (("level", "age", "high"), "it must be one of nominal, ordinal, numeric, weight"),
        (("compute", "x", "used + 1"), "used is randomized: its reports are not answers"),
        (("bands", "x", "age", "old"), "“old” is not a number"),
        (("remove", "nobody"), "There is no variable nobody."),
        (("rename", "age", "region"), "There is a variable region already"),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(project, run, words, said):
    code, out, err = run("variables", *words, "--project", project)
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("error: ")
    assert said in err
