from __future__ import annotations

import json

import pandas as pd
import pyreadstat
import pytest

from surveyapp.errors import UserProblem
from surveyapp.services.models.training_table import (
    Domains,
    known_table,
    read_bounds,
    read_domains,
    read_plain,
)

TEXT = {"en": "?"}
YES_NO = {"type": "yes_no", "text": TEXT, "design": {"name": "direct"}}
WARNER = {"design": {"name": "warner", "p": "3/4"}}
EXCEPT = {"relevant": "${asked} = 'yes'"}
SURVEY = {
    "format": "surveyapp-survey/1",
    "id": "s",
    "version": 1,
    "title": TEXT,
    "languages": ["en"],
    "questions": [
        YES_NO | {"id": "asked"},
        YES_NO | {"id": "skipped", "required": False},
        YES_NO | {"id": "of_some"} | EXCEPT,
        YES_NO | {"id": "drawn"} | WARNER,
        YES_NO | {"id": "not_drawn"} | WARNER,
    ],
    "groups": [{"ask_random": 1, "of": ["drawn", "not_drawn"]}],
}


def domains(tmp_path, value):
    file = tmp_path / "domains.json"
    file.write_text(json.dumps(value), "utf-8")
    return read_domains(file)


def never(found: Domains) -> set[str]:
    return {name for name, attribute in found.stated.items() if not attribute.can_be_missing}


def test_a_table_of_any_kind_is_learnt_from_as_its_csv(tmp_path):
    cells = {"age": [31.0, 47.5, None, 62.0], "who": ["a", "?", "b", "a"]}
    frame = pd.DataFrame(cells)
    frame.to_csv(tmp_path / "t.csv", index=False)
    frame.to_excel(tmp_path / "t.xlsx", index=False)
    frame.to_csv(tmp_path / "t.tsv", index=False, sep="\t")
    frame.to_parquet(tmp_path / "t.parquet")
    pyreadstat.write_sav(
        frame.assign(age=frame["age"].fillna(-9)),
        tmp_path / "t.sav",
        missing_ranges={"age": [-9]},
    )
    found = {path.suffix: read_plain(path) for path in sorted(tmp_path.iterdir())}
    columns = {
        kind: [
            [known and (float(known) if name == "age" else known) for known in one.column(name)]
            for name in cells
        ]
        for kind, one in found.items()
    }
    assert len(columns) == 5
    assert all(one == [cells["age"], ["a", None, "b", "a"]] for one in columns.values())
    (tmp_path / "t.tsv").write_text("age\twho\n1\ta\n2\n")
    with pytest.raises(UserProblem, match="line 3"):
        read_plain(tmp_path / "t.tsv")


def test_a_survey_says_which_questions_everybody_answers(tmp_path):
    assert never(domains(tmp_path, SURVEY)) == {"asked"}


def test_a_file_of_domains_can_say_that_nothing_is_missing(tmp_path):
    value = {
        "list": ["a", "b"],
        "never": {"levels": ["a", "b"], "missing": False},
        "may": {"levels": ["a", "b"]},
        "age": {"low": 0, "high": 9, "bins": 3, "missing": False},
    }
    found = domains(tmp_path, value)
    assert never(found) == {"never", "age"}
    assert found.stated["may"].levels == ("a", "b")
    assert found.stated["age"].cuts == (3, 6)


@pytest.mark.parametrize(
    "given", [{"levels": ["a"], "missing": "no"}, {"levels": ["a"], "misses": False}]
)
def test_what_it_says_of_missing_values_must_be_true_or_false(tmp_path, given):
    with pytest.raises(UserProblem, match="such as"):
        domains(tmp_path, {"a": given})


def test_a_word_on_missing_values_goes_for_one_column_or_for_every_one(tmp_path):
    stated = domains(tmp_path, {"a": ["x"], "b": ["x"]}).merged(read_bounds(["c=0:9"]))
    assert never(stated.with_missing((), ("a", "c"))) == {"a", "c"}
    assert never(stated.with_missing(("b",), ("all",))) == {"a", "c"}
    assert never(stated.with_missing((), ("all",)).with_missing(("all",), ())) == set()
    for may, not_may in ((("a",), ("a",)), ((), ("z",))):
        with pytest.raises(UserProblem, match="must be said once"):
            stated.with_missing(may, not_may)


def test_of_a_public_table_it_is_read_off(tmp_path):
    table = tmp_path / "t.csv"
    table.write_text("full,holes,none\nx,x,\ny,,\n", "utf-8")
    found = known_table(read_plain(table), Domains()).table.attributes
    assert [attribute.can_be_missing for attribute in found] == [False, True, True]
