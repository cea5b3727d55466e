"""Tables on the command line: what ``map`` writes, ``import`` takes."""

import csv
import json
import re

import pytest
from samples import sample

from surveyapp.cli import main
from surveyapp.cli.commands.project.map import listed_columns
from surveyapp.storage.surveys.survey_files import load_survey

CLINIC = str(sample("clinic"))


@pytest.fixture
def paper(tmp_path):
    rows = [
        *(
            f"{'gleich' if i % 3 else 'verschieden'};{1 + i % 2},5;{'N' if i % 4 else 'S'}"
            for i in range(40)
        ),
        "weiß nicht;1,5;N",
        "gleich;-1;N",
    ]
    path = tmp_path / "papier.csv"
    path.write_bytes(("Bogen 2026\nBestochen;Gewicht;Ort\n" + "\n".join(rows)).encode("cp1252"))
    return path


def mapped(paper, tmp_path):
    return main(
        [
            *("map", str(paper), "--header", "2", "--weight", "Gewicht", "--stratum", "Ort"),
            *("--new-survey", str(tmp_path / "s.survey.json"), "--columns", "Bestochen"),
            *("--design", "Bestochen=crosswise,p=1/6,type=yes_no"),
            *("--out", str(tmp_path / "m.mapping.json")),
        ]
    )


def imported(paper, tmp_path, *more):
    return main(
        [
            *("import", str(paper), "--project", str(tmp_path / "p.surveydesk")),
            *("--survey", str(tmp_path / "s.survey.json")),
            *("--mapping", str(tmp_path / "m.mapping.json"), *more),
        ]
    )


def test_map_makes_a_survey_and_says_what_is_open(paper, tmp_path, capsys):
    assert mapped(paper, tmp_path) == 1
    told = capsys.readouterr().err
    assert (
        "“weiß nicht” in column Bestochen means nothing yet (rows: 1); "
        "Bestochen records same, different" in told
    )
    assert "Write under “values” in m.mapping.json what each is recorded as" in told
    assert "type=, minimum=, maximum=, levels= and longest= after a --design" in told
    survey = json.loads((tmp_path / "s.survey.json").read_text())
    assert survey["questions"][0]["design"] == {"name": "crosswise", "p": "1/6"}
    mapping = json.loads((tmp_path / "m.mapping.json").read_text())
    assert mapping["weight"] == "Gewicht"
    assert mapping["table"]["decimal"] == ","
    assert mapping["columns"][0]["values"] == {"gleich": "same", "verschieden": "different"}


def made_of(paper, tmp_path, *more):
    return main(
        [
            *("map", str(paper), "--header", "2", "--new-survey", str(tmp_path / "s.survey.json")),
            *("--out", str(tmp_path / "m.mapping.json"), *more),
        ]
    )


def test_a_design_that_does_not_fit_a_column_names_it(paper, tmp_path, capsys):
    assert made_of(paper, tmp_path, "--design", "Bestochen=two_coins") == 2
    told = capsys.readouterr().err
    assert (
        "Column Bestochen, design: is two_coins, a design for 2 answers; this question has 3"
        in told
    )
    assert "type=, minimum=, maximum=, levels= and longest= after a --design" in told
    assert not (tmp_path / "s.survey.json").exists()


def test_the_range_of_randomized_answers_is_asked_for(paper, tmp_path, capsys):
    only = ("--columns", "Gewicht", "--design")
    stated = "Gewicht=duchi,type=number,epsilon=1"
    assert made_of(paper, tmp_path, *only, stated) == 2
    told = capsys.readouterr().err
    assert "Column Gewicht, smallest answer: is missing" in told
    assert "Column Gewicht, largest answer: is missing" in told
    made_of(paper, tmp_path, *only, f"{stated},minimum=0,maximum=4")
    (asked,) = json.loads((tmp_path / "s.survey.json").read_text())["questions"]
    assert (asked["minimum"], asked["maximum"]) == (0, 4)


def test_values_beyond_what_a_number_records_are_told_with_what_it_records(paper, tmp_path, capsys):
    stated = "Gewicht=direct,type=number,minimum=0,maximum=2,step=0.5"
    assert made_of(paper, tmp_path, "--columns", "Gewicht", "--design", stated) == 1
    told = capsys.readouterr().err
    assert "“2,5”, “-1” in column Gewicht means nothing yet (rows: 21)" in told
    assert "Gewicht records numbers from 0 to 2 in steps of 0.5" in told


def test_a_design_of_a_column_that_becomes_no_question_is_refused(paper, tmp_path, capsys):
    design = ("--design", "Bestochen=crosswise,p=1/6,type=yes_no")
    assert made_of(paper, tmp_path, "--columns", "Ort", *design) == 2
    assert "--design: the column Bestochen becomes no question" in capsys.readouterr().err


def test_estimate_takes_what_a_spreadsheet_writes(tmp_path, capsys):
    path = tmp_path / "study.csv"
    path.write_bytes(
        "region;drugs;Größe\r\n".encode("cp1252") + b"north;yes;1\r\nsouth;no;2\r\n" * 20
    )
    assert main(["estimate", str(path), "--survey", CLINIC, "--question", "drugs"]) == 0
    told = capsys.readouterr()
    assert told.err == ""
    assert " 40 " in told.out


def test_estimate_says_what_to_do_with_a_table_that_is_to_be_mapped(tmp_path, capsys):
    path = tmp_path / "study.csv"
    path.write_text("region,drugs\nnorth,ja\n")
    assert main(["estimate", str(path), "--survey", CLINIC]) == 2
    assert "mapped when it is imported into a project" in capsys.readouterr().err
    path.write_text("Ort,Drogen\nnorth,yes\n")
    assert main(["estimate", str(path), "--survey", CLINIC]) == 2
    assert "where the columns have other names, map and import them" in capsys.readouterr().err
    book = path.rename(tmp_path / "study.xlsx")
    assert main(["estimate", str(book), "--survey", CLINIC]) == 2
    assert "study.xlsx cannot be used: it is not an Excel workbook" in capsys.readouterr().err


def test_import_takes_rows_and_exports_every_refused_one(paper, tmp_path, capsys):
    mapped(paper, tmp_path)
    assert imported(paper, tmp_path, "--refused", str(tmp_path / "r.csv")) == 1
    assert "40 new interviews" in capsys.readouterr().out
    with (tmp_path / "r.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["file"], row["line"], row["column"], row["value"]) for row in rows] == [
        ("papier.csv", "43", "Bestochen", "weiß nicht"),
        ("papier.csv", "44", "Gewicht", "'-1"),
    ]
    assert all(row["reason"] for row in rows)


def test_a_word_for_no_answer_can_be_given(paper, tmp_path, capsys):
    mapped(paper, tmp_path)
    imported(paper, tmp_path, "--missing", "weiß nicht")
    assert "41 new interviews" in capsys.readouterr().out


def test_estimate_uses_the_weights_of_the_project_and_says_so(paper, tmp_path, capsys):
    mapped(paper, tmp_path)
    imported(paper, tmp_path)
    capsys.readouterr()
    project = ["estimate", "--project", str(tmp_path / "p.surveydesk"), "--csv", "-"]
    assert main(project) == 0
    weighted = capsys.readouterr()
    assert "weights, strata of the sample are used" in weighted.err
    assert main([*project, "--unweighted"]) == 0
    plain = capsys.readouterr()
    assert plain.err == ""
    assert plain.out != weighted.out


def test_a_changed_table_needs_replace(paper, tmp_path, capsys):
    mapped(paper, tmp_path)
    imported(paper, tmp_path)
    paper.write_bytes(paper.read_bytes() + b"\ngleich;1,5;N")
    assert imported(paper, tmp_path) == 1
    assert "imported before with other content" in capsys.readouterr().err
    imported(paper, tmp_path, "--replace")
    assert "41 new interviews" in capsys.readouterr().out


def test_tables_and_collection_files_are_imported_by_one_command(tmp_path, capsys):
    main(["simulate", CLINIC, "--interviews", "50", "--seed", "1", "--out", str(tmp_path / "in")])
    (tmp_path / "in" / "t.csv").write_text("region,drugs\nnorth,yes\n")
    arguments = ["import", str(tmp_path / "in"), "--project", str(tmp_path / "p.surveydesk")]
    capsys.readouterr()
    assert main([*arguments, "--survey", CLINIC]) == 1
    told = capsys.readouterr()
    assert "t.csv: imported, 1 new interviews" in told.out
    assert "simulated" in told.err


def test_a_table_in_a_folder_is_told_where_no_survey_is_given(tmp_path, capsys):
    folder = tmp_path / "in"
    main(["simulate", CLINIC, "--interviews", "50", "--seed", "1", "--out", str(folder)])
    (folder / "notes.txt~").write_text("x")
    (folder / "t.csv").write_text("region,drugs\nnorth,yes\n")
    arguments = ["import", str(folder), "--project", str(tmp_path / "p.surveydesk")]
    assert main([*arguments, "--csv", str(tmp_path / "told.csv")]) == 0
    told = capsys.readouterr().err
    assert "not taken: t.csv is a table: its columns must be mapped" in told
    assert "neither collection files nor tables: notes.txt~." in told
    with (tmp_path / "told.csv").open(newline="") as file:
        results = {row["file"]: row["result"] for row in csv.DictReader(file)}
    assert results[str(folder / "t.csv")] == "not taken"


def test_what_is_no_table_in_a_folder_of_tables_is_told(tmp_path, capsys):
    folder = tmp_path / "in"
    folder.mkdir()
    (folder / "t.csv").write_text("region,drugs\nnorth,yes\n")
    (folder / "readme.pdf").write_bytes(b"%PDF")
    main(["import", str(folder), "--project", str(tmp_path / "p.surveydesk"), "--survey", CLINIC])
    told = capsys.readouterr()
    assert "t.csv: imported, 1 new interviews" in told.out
    assert told.err.count("neither collection files nor tables: readme.pdf.") == 1
    assert "is a table" not in told.err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["--delimiter", "x"], "--delimiter: choose one of comma, semicolon, tab, bar"),
        (["--header", "-1"], "--header: lines are counted from 1"),
        (["--encoding", "klingon"], "the encoding klingon is not known"),
        (["--new-survey", "x"], "give --survey, or --new-survey to make one"),
    ],
)
def test_options_that_cannot_be_meant_are_refused(paper, tmp_path, capsys, options, said):
    code = main(
        ["map", str(paper), "--survey", CLINIC, "--out", str(tmp_path / "m.json"), *options]
    )
    assert code == 2
    assert said in capsys.readouterr().err


def test_a_table_needs_its_survey(paper, tmp_path, capsys):
    assert main(["import", str(paper), "--project", str(tmp_path / "p.surveydesk")]) == 2
    assert "papier.csv is a table; give the survey" in capsys.readouterr().err


def test_a_column_that_is_not_there_is_named(paper, tmp_path, capsys):
    arguments = ["map", str(paper), "--new-survey", str(tmp_path / "s.json"), "--header", "2"]
    out = ["--out", str(tmp_path / "m.json")]
    assert main([*arguments, "--columns", "Alter", *out]) == 2
    assert "there is no column Alter; the table has Bestochen, Gewicht, Ort" in (
        capsys.readouterr().err
    )


def test_words_for_no_answer_become_no_choice_of_a_new_survey(tmp_path):
    path, survey = tmp_path / "t.csv", tmp_path / "s.survey.json"
    path.write_text("ort\n" + "nord\nsüd\nwest\nweiß nicht\n" * 5, "utf-8")
    made = ["map", str(path), "--new-survey", str(survey), "--out", str(tmp_path / "m.json")]
    assert main([*made, "--missing", "weiß nicht"]) == 0
    (question,) = load_survey(survey).recorded_questions
    assert [one.id for one in question.choices] == ["nord", "sued", "west"]


def test_a_column_may_be_called_anything(tmp_path, capsys):
    path, survey, out = (tmp_path / name for name in ("t.csv", "s.survey.json", "m.json"))
    sex, item = "Geschlecht (1=m, 2=w)", "Kreuz: a=b, c.d"
    path.write_text(f'"{sex}";"{item}";how\n' + "1;1;x\n2;2;x\n2;1;x\n" * 5)
    made = ["map", str(path), "--new-survey", str(survey), "--out", str(out)]
    stated = ["--design", f"{item}=crosswise,p=1/6,type=yes_no"]
    assert main([*made, *stated, "--columns", f"{sex},{item}"]) == 1  # what 1 and 2 mean is open
    asked = load_survey(survey).recorded_questions
    assert [(one.text.any(), one.design.name) for one in asked] == [
        (sex, "direct"),
        (item, "crosswise"),
    ]
    assert asked[0].labels("en", str) == ("m", "w")
    by_arm = ["--arms", f"{item}=how", "--arm", f"{item}:x=crosswise,p=1/6"]
    kind = ["--design", f"{item}=direct,type=yes_no"]
    assert main([*made, "--columns", item, *kind, *by_arm]) == 1
    (asked,) = load_survey(survey).recorded_questions
    assert asked.design.name == "crosswise"
    capsys.readouterr()
    assert main([*made, "--design", f"{sex} =direct"]) == 2
    assert "there is no column Geschlecht (1" in capsys.readouterr().err


def test_labels_same_and_different_ask_for_the_design_as_the_desk_does(tmp_path, capsys):
    path, survey, out = (tmp_path / name for name in ("t.csv", "s.survey.json", "m.json"))
    path.write_text("Item 7,sex\n" + "same,1\ndifferent,2\nsame,2\n" * 5)
    made = ["map", str(path), "--new-survey", str(survey), "--out", str(out)]
    assert main(made) == 2
    assert not survey.exists()
    said = capsys.readouterr().err
    assert said.startswith("error: The column Item 7 records “same” and “different”")
    (crosswise, direct) = re.findall(r"--design '([^']*)'", said)  # as it is pasted into a shell
    for stated, kind, design in (
        (crosswise, "yes_no", "crosswise"),
        (direct, "single_choice", "direct"),
    ):
        assert main([*made, "--design", stated]) == 0
        first = load_survey(survey).recorded_questions[0]
        assert (first.type_name, first.design.name) == (kind, design)
    assert main([*made, "--columns", "sex"]) == 0


@pytest.mark.parametrize(
    ("written", "found"),
    [
        ("a,b", ["a", "b"]),
        (" a , b ", ["a", "b"]),
        ("a,b,c", ["a,b", "c"]),
        ("c,a,b", ["c", "a,b"]),
        ("x,a", ["x", "a"]),
        ("", [""]),
    ],
)
def test_listed_columns_may_have_commas(written, found):
    known = ["a", "b", "c", *(["a,b"] if "c" in written else [])]
    assert listed_columns(written, known) == found
