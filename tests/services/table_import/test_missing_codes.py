"""Codes for no answer in tables that declare none, and lines that name no columns."""

import json

import pytest

from surveyapp.cli import main
from surveyapp.services.mapping.table_mapping import map_table
from surveyapp.services.table_import.draft import begin_draft, names_like_answers, with_survey
from surveyapp.services.table_import.mapping_files import load_mapping
from surveyapp.services.table_import.missing_codes import guessed_codes, read_codes
from surveyapp.storage.tables.plain_table import PlainTable, TableForm
from surveyapp.storage.tables.reader import read_table

AGES = "age,trust,used\n30,5,1\n-99,1,0\n40,-9,-99\n50,2,1\n"


@pytest.fixture
def table(tmp_path):
    def write(text, **form):
        path = tmp_path / "t.csv"
        path.write_text(text)
        return read_table(path, TableForm(**form))

    return write


def test_negative_codes_beside_numbers_that_are_not_are_no_answer(table):
    assert guessed_codes(table(AGES)) == ("-9", "-99")


@pytest.mark.parametrize(
    ("text", "codes"),
    [
        ("children\n0\n2\n99\n1\n99\n", ("99",)),
        ("children,age\n0,20\n2,99\n99,30\n99,40\n", ()),  # an age of 99 is one
        ("children\n0\n2\n99\n1\n", ()),  # once: it can be true
        ("trust\n" + "1\n2\n3\n4\n5\n" * 8 + "99\n", ("99",)),  # once, on a scale that ends at 5
        ("trust,age\n" + "1,18\n2,40\n3,99\n" * 8 + "99,50\n", ()),
        ("visits\n" + "".join(f"{n}\n" for n in range(11)) + "99\n", ()),
        ("age\n17\n64\n99\n99\n", ()),
        ("age\n17\n99\n999\n64\n999\n", ("999",)),
        ("hours\n17\n150\n999\n201\n999\n", ()),
        ("grade\n1\n2\n98\n98\n97\n97\n3\n", ("97", "98")),
        ("price\n1.5\n2\n99\n99\n", ()),
        ("word\na\nb\n99\n99\n", ()),
    ],
)
def test_large_codes_far_from_all_other_numbers_that_come_again_are_no_answer(table, text, codes):
    assert guessed_codes(table(text)) == codes


@pytest.mark.parametrize(
    "text",
    [
        "degrees\n-9\n-3\n10\n",  # negative numbers are common here
        "name\n-99\nAnna\n",  # a text
        "only\n-99\n-99\n",  # nothing else
        "age\n30\n999\n",  # may be a number: a person says so
    ],
)
def test_what_may_be_an_answer_is_none_of_them(table, text):
    assert guessed_codes(table(text)) == ()


def test_a_code_with_a_label_of_its_own_is_left_to_the_labels():
    rows = (("-99",), ("1",))
    read = PlainTable(
        *("t.sav", "0" * 64, TableForm(), ("a",), rows, (1, 2)), labels={"a": {"-99": "owes money"}}
    )
    assert guessed_codes(read) == ()


def test_a_first_draft_takes_them_for_no_answer(table):
    draft = with_survey(begin_draft(table(AGES), None, "new"))
    assert draft.codes == ("-9", "-99")
    assert {plan.id: plan.kind for plan in draft.plans} == {
        "age": "number",
        "trust": "single_choice",
        "used": "yes_no",
    }
    assert draft.plan("age").minimum == "30"
    mapped = map_table(draft.table, draft.survey, draft.mapping)
    assert dict(mapped.unanswered) == {"age": 1, "trust": 1, "used": 1}
    assert mapped.refused == ()


def test_a_person_says_which_codes_there_are(table):
    read = table("age,pay\n30,-99\n-99,100\n999,200\n40,9\n")
    none = begin_draft(read, None, "new", ())
    assert (none.codes, none.plan("age").minimum) == ((), "-99")
    both = begin_draft(read, None, "new", ("-99", "999"))
    assert (both.plan("age").minimum, both.plan("age").maximum) == ("30", "40")
    assert begin_draft(read, None, "new", ()).plan("age").minimum == "-99"  # the table is as it was


@pytest.mark.parametrize(
    ("written", "codes"),
    [("", ()), (" -99 , 999;-99 ", ("-99", "999")), ("don't  know, 7", ("don't know", "7"))],
)
def test_codes_are_written_with_commas_between(written, codes):
    assert read_codes(written) == codes


@pytest.mark.parametrize(
    ("text", "is_like"),
    [
        ("north,yes,3\nsouth,no,3\nnorth,yes,1\n", True),
        ("yes,yes,4\nyes,no,1\nno,yes,2\n", True),
        ("region,used,trust\nnorth,yes,3\n", False),
        ("2019,2020\n5,3\n7,2\n", False),  # years are names
        ("used,yes,x\nyes,no,1\n", False),
    ],
)
def test_names_that_are_answers_too_are_suspect(table, text, is_like):
    assert names_like_answers(table(text)) is is_like


def test_a_table_without_names_gets_numbered_columns(table):
    read = table("north,yes\nsouth,no\n", header=0)
    assert read.columns == ("column 1", "column 2")
    assert read.rows == (("north", "yes"), ("south", "no"))
    assert (read.lines, read.form.header, read.form.first) == ((1, 2), 0, 1)
    assert not names_like_answers(read)


def test_a_sheet_without_names_gets_numbered_columns(tmp_path):
    openpyxl = pytest.importorskip("openpyxl")
    book = openpyxl.Workbook()
    for row in (("north", "yes"), ("south", "no")):
        book.active.append(row)
    book.save(tmp_path / "t.xlsx")
    read = read_table(tmp_path / "t.xlsx", TableForm(header=0))
    assert (read.columns, read.lines) == (("column 1", "column 2"), (1, 2))
    assert read.rows[0] == ("north", "yes")


def test_the_command_imports_a_table_without_names(tmp_path, capsys):
    path, out = tmp_path / "t.csv", tmp_path / "m.mapping.json"
    path.write_text("north,yes\nsouth,no\nnorth,no\n")
    survey, project = tmp_path / "n.survey.json", tmp_path / "p.surveydesk"
    made = ["map", str(path), "--new-survey", str(survey), "--out", str(out)]
    assert main([*made, "--header", "0"]) == 0
    assert json.loads(out.read_text())["table"]["header"] == 0
    assert load_mapping(out).form.header == 0
    given = ["import", str(path), "--survey", str(survey), "--mapping", str(out)]
    assert main([*given, "--project", str(project)]) == 0
    assert "3 new interviews" in capsys.readouterr().out
    assert main([*made, "--header", "-1"]) == 2


def test_a_code_for_no_answer_is_no_number_where_nobody_stated_the_ends(
    tmp_path, monkeypatch, capsys
):
    monkeypatch.chdir(tmp_path)
    ages = [20, 31, 42, 53, 64, 75, 20, 33, 44, 55, 66, 77]
    cells = [str(age) for age in ages] + ["-99"] * 4
    tmp_path.joinpath("t.csv").write_text("\n".join(["age", *cells, ""]))
    new = ("--missing=-99", "--new-survey", "s.json", "--out", "m.json")
    assert main(["map", "t.csv", *new]) == 0
    given = ("--survey", "s.json", "--mapping", "m.json", "--project", "p.surveydesk")
    assert main(["import", "t.csv", *given]) == 0
    capsys.readouterr()
    assert main(["describe", "--project", "p.surveydesk", "--question", "age", "--csv", "-"]) == 0
    titles, row = capsys.readouterr().out.splitlines()[:2]
    found = dict(zip(titles.split(","), row.split(","), strict=True))
    assert (found["n"], found["missing"]) == ("12", "4")
    assert float(found["mean"]) == pytest.approx(sum(ages) / 12, abs=1e-9)
