"""A mistaken call is answered by one sentence that says what is wrong, and with exit code 2."""

from __future__ import annotations

import shlex

import pytest

TABLE = "age,drug\n20,yes\n30,no\n41,no\n25,yes\n"
LEARN = "--label drug --epsilon 1 --public --out m.model"
NO_FILE = "cannot be used: there is no such file or folder"


@pytest.fixture
def place(tmp_path, monkeypatch, clinic_path):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "folder").mkdir()
    (tmp_path / "t.csv").write_text(TABLE)
    (tmp_path / "empty.csv").touch()
    (tmp_path / "empty.json").touch()
    (tmp_path / "other.json").write_text('{"a": 1}')
    (tmp_path / "latin.csv").write_bytes("region\nSüd\n".encode("latin-1"))
    (tmp_path / "s.json").write_bytes(clinic_path.read_bytes())


@pytest.mark.parametrize(
    ("call", "told"),
    [
        ("synthesize auto t.csv --out o.csv", f"auto {NO_FILE}."),
        ("synthesize t.csv", "--out is missing; see surveyapp synthesize --help"),
        ("synthesize --epsilon 1 --out o.csv", "DATA: give a table of true values, collection "),
        (
            "synthesize latin.csv --epsilon 1 --out o.csv",
            "latin.csv, line 2, column 1: it is not UTF-8",
        ),
        (
            "synthesize empty.csv --epsilon 1 --out o.csv",
            "empty.csv, line 1, column 1: it is empty.",
        ),
        (
            "synthesize t.csv --epsilon 1 --public --out folder",
            "--out: folder is a folder; name the file",
        ),
        (f"train t.csv auto {LEARN}", "There is no learner t.csv; take one of auto, "),
        (
            f"train auto {LEARN}",
            "DATA: give a table of true values, collection files, or --project.",
        ),
        (f"train auto no.csv {LEARN}", f"no.csv {NO_FILE}."),
        (
            f"train auto s.json {LEARN}",
            "s.json cannot be used: it is a survey (.survey.json), not a coll",
        ),
        (
            f"train auto folder {LEARN}",
            "--epsilon: it is for a table of true values without --survey, ",
        ),
        (
            "train auto t.csv --label drug --epsilon 1 --public --out folder",
            "--out: folder is a folder",
        ),
        ("estimate t.csv nothing", f"nothing {NO_FILE}."),
        ("estimate", "Give collection files, a table with its survey, or a project."),
        ("estimate t.csv --level", "--level needs a value; see surveyapp estimate --help"),
        (
            "estimate t.csv --questions a",
            "there is no --questions here; did you mean --question? See ",
        ),
        ("estimate t.csv -p x", "there is no -p here; see surveyapp estimate --help"),
        (
            "estimat t.csv",
            "there is no command estimat; did you mean estimate? See surveyapp --help",
        ),
        ("wall", "there is no command wall; see surveyapp --help"),
        ("key make", "there is no key make; take new, show, test, sheet or recover; see "),
        ("quality t.csv --table x", "--table: x is none; take "),
        ("compare t.csv", "--question and --by are missing; see surveyapp compare --help"),
        ("identity make", "there is no make here; see surveyapp identity --help"),
        ("designs nothing", "There is no design nothing. There are: direct, "),
        ("check empty.json", "empty.json is not valid JSON from line 1, column 1 on. "),
        ("check other.json", "other.json cannot be used: it is not a survey (.survey.json)."),
        ("check t.csv", "t.csv cannot be used: it is a table, not a survey (.survey.json); "),
        ("check folder", "folder cannot be used: it is a folder."),
        (
            "rehearse s.json --interviews 9 --groups a,b",
            "--groups: it goes with --by; say whose groups ",
        ),
        ("rehearse s.json --interviews 1,5", "--interviews: “1,5” is not a whole number; see "),
        (
            "report d.collection --out r.docx",
            "--out: reports are HTML and PDF, not .docx; write .html, ",
        ),
        (
            "predict t.csv m.model --out x.csv",
            "t.csv cannot be used: it is a table, not a model (.model)",
        ),
        (
            "plan --design warner --set p=3/4 --alternative 1.2",
            "The expected share is 1.2; it must be from 0",
        ),
        (
            "plan --design warner --set p=3/4 --alternative 0.2 --power -3",
            "The power is -3; it must be above",
        ),
        (
            "plan --design warner --set p=3/4 --alternative 0.2 --null 0.2",
            "The two values to compare are the s",
        ),
    ],
)
@pytest.mark.usefixtures("place")
def test_a_mistaken_call_gets_one_sentence_that_says_what_is_wrong(run, call, told):
    code, out, err = run(*shlex.split(call))
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"error: {told}")


@pytest.mark.usefixtures("place")
def test_a_design_that_is_not_there_is_told_every_one_that_is(run):
    _, listed, _ = run("designs")
    _, _, err = run("designs", "nothing")
    assert [line.split()[0] for line in listed.splitlines()[1:] if line.split()[0] not in err] == []
