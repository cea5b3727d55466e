"""``texts``: what the kiosk itself says, to translators and back, by a table or a form."""

import csv
import json

import pytest

from surveyapp.storage.surveys.survey_files import load_survey


@pytest.fixture
def amharic(tmp_path, survey_json, yes_no_json):
    """A survey in English and Amharic, which the program does not speak."""
    value = survey_json(
        yes_no_json(text={"en": "Ever?", "am": "ጉቦ?"}),
        languages=["en", "am"],
        title={"en": "Water", "am": "ውኃ"},
    )
    path = tmp_path / "water.survey.json"
    path.write_text(json.dumps(value), encoding="utf-8")
    return path


def translated(table, delimiter=",", without=()):
    """Fill the Amharic column in, as a spreadsheet would save it."""
    with table.open(encoding="utf-8-sig", newline="") as file:
        head, *rows = csv.reader(file)
    assert head == ["text", "where", "label::Amharic (am)"]
    filled = [[text, where, f"ኧ {text}"] for text, where, _ in rows if text not in without]
    with table.open("w", encoding="utf-8-sig", newline="") as file:
        csv.writer(file, delimiter=delimiter).writerows([head, *filled])
    return len(rows)


def test_check_says_which_language_the_kiosk_does_not_speak(run, amharic):
    code, _, err = run("check", amharic)

    assert code == 0
    assert "warning: In Amharic (am) the kiosk lacks " in err


@pytest.mark.parametrize("ending", ["csv", "xlsx"])
def test_a_table_goes_out_and_comes_back(run, amharic, tmp_path, ending):
    table, full = tmp_path / "t.csv", tmp_path / "full.survey.json"
    assert run("texts", "export", amharic, "--out", table)[0] == 0
    count = translated(table, ";")
    code, out, err = run("texts", "import", amharic, table, "--out", full)
    assert (code, err) == (0, "")
    assert out.startswith(f"am: {count} of {count} texts\n")
    assert load_survey(full).kiosk_texts.in_language("am")["Start"] == "ኧ Start"
    assert "kiosk lacks" not in run("check", full)[2]

    other, again = tmp_path / f"u.{ending}", tmp_path / "again.survey.json"
    assert run("texts", "export", full, "--out", other)[0] == 0
    assert run("texts", "import", amharic, other, "--out", again)[0] == 0
    assert again.read_bytes() == full.read_bytes()


def test_a_form_carries_them_too(run, amharic, tmp_path):
    table, full = tmp_path / "t.csv", tmp_path / "full.survey.json"
    run("texts", "export", amharic, "--out", table)
    translated(table)
    run("texts", "import", amharic, table, "--out", full)
    form, back = tmp_path / "form.xlsx", tmp_path / "back.survey.json"

    assert run("xlsform", full, "--out", form)[0] == 0
    assert run("xlsform", form, "--out", back)[0] == 0
    assert load_survey(back) == load_survey(full)


def test_a_form_without_translations_has_the_rows_to_fill_in(run, amharic, tmp_path):
    form, back = tmp_path / "form.xlsx", tmp_path / "back.survey.json"

    run("xlsform", amharic, "--out", form)
    assert run("xlsform", form, "--out", back)[0] == 0
    assert load_survey(back) == load_survey(amharic)
    code, out, _ = run("texts", "import", amharic, form, "--out", tmp_path / "s.survey.json")
    assert code == 0
    assert out.startswith("am: 0 of ")


def test_what_is_missing_is_said(run, amharic, tmp_path):
    table, full = tmp_path / "t.csv", tmp_path / "full.survey.json"
    run("texts", "export", amharic, "--out", table)
    count = translated(table, without={"Start"})

    code, out, err = run("texts", "import", amharic, table, "--out", full)

    assert code == 0
    assert out.startswith(f"am: {count - 1} of {count} texts\n")
    assert err == (
        f"warning: In Amharic (am) the kiosk lacks 1 of its own {count} texts. The first is “Start”.\n"
    )


def test_a_lost_place_is_named_by_its_cell(run, amharic, tmp_path):
    table = tmp_path / "t.csv"
    table.write_text("text,am\nGo on,ቀጥል\n{number} of {total},{number}\n", encoding="utf-8")

    code, _, err = run("texts", "import", amharic, table, "--out", tmp_path / "s.survey.json")

    assert code == 2
    assert err.startswith(
        "error: t.csv: kiosk_texts!B3: must have {number}, {total} in the text for"
    )


@pytest.mark.parametrize(
    ("table", "said"),
    [
        ("text,my\nGo on,x\n", "has the language my, which the survey does not have"),
        ("text,notes\nGo on,x\n", "names no language; write label::Amharic (am)"),
        ("am\nx\n", "heads no column text"),
        ("text,am\nGo on,x\nGo on,y\n", "kiosk_texts!B3: says otherwise than a row above"),
        ("text,am,am\nGo on,x,y\n", "repeats am; keep one of them"),
    ],
)
def test_a_table_that_cannot_be_meant_is_refused(run, amharic, tmp_path, table, said):
    path = tmp_path / "t.csv"
    path.write_text(table, encoding="utf-8")

    code, _, err = run("texts", "import", amharic, path, "--out", tmp_path / "s.survey.json")

    assert code == 2
    assert err.startswith("error: ")
    assert said in err
    assert not (tmp_path / "s.survey.json").exists()


def test_there_is_nothing_to_translate_where_the_program_speaks_every_language(
    run, clinic_path, tmp_path
):
    code, _, err = run("texts", "export", clinic_path, "--out", tmp_path / "t.csv")

    assert code == 2
    assert err.startswith("error: The program speaks all languages of this survey")


def test_a_survey_may_say_things_otherwise_than_the_program(run, clinic_path, tmp_path):
    table, out = tmp_path / "t.csv", tmp_path / "s.survey.json"

    assert run("texts", "export", clinic_path, "--only", "fr", "--out", table)[0] == 0
    rows = table.read_text(encoding="utf-8-sig").splitlines()
    assert rows[0] == "text,where,label::French (fr)"
    table.write_text("text,fr\nStart,Allons-y\n", encoding="utf-8")
    assert run("texts", "import", clinic_path, table, "--out", out)[0] == 0
    assert load_survey(out).kiosk_texts.in_language("fr") == {"Start": "Allons-y"}


@pytest.mark.parametrize(
    "words",
    [
        ("texts",),
        ("texts", "export", "{survey}", "--out", "t.txt"),
        ("texts", "export", "{survey}", "--only", "my", "--out", "t.csv"),
    ],
)
def test_what_cannot_be_done_is_said(run, amharic, words):
    code, _, err = run(*(word.format(survey=amharic) for word in words))

    assert code == 2
    assert err.startswith("error: ")
