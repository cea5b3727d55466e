"""``map`` and ``import`` guess as the desk does, and say what they guessed and how it is stated otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest

from surveyapp.cli import main
from surveyapp.services.table_import.draft import begin_draft
from surveyapp.services.table_import.mapping_files import load_mapping
from surveyapp.storage.files.safe_files import read_regular
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tables import reader
from surveyapp.storage.tables.reader import read_table

ROWS = [
    ("30", "1", "1.5", "was in a hurry", "2024-01-02", "1"),
    ("-99", "2", "0.5", "did not like it", "2024-02-02", "2"),
    ("41", "1", "1.0", "was in a hurry", "2024-01-05", "1"),
    ("52", "2", "1.2", "no remarks at all", "2024-03-02", "2"),
    ("30", "-99", "0.8", "", "2024-04-02", "2"),
    ("64", "1", "1.0", "was in a hurry", "2024-05-02", "1"),
]


@pytest.fixture
def table(tmp_path: Path) -> Path:
    path = tmp_path / "study.csv"
    head = "age;sex;Gewicht;Bemerkung;day;Kreuzfrage"
    path.write_text("\n".join([head, *map(";".join, ROWS)]) + "\n", "utf-8")
    return path


def mapped(table: Path, *more: str) -> tuple[int, Path]:
    survey, out = table.with_name("s.survey.json"), table.with_name("m.mapping.json")
    words = ["map", str(table), "--new-survey", str(survey), "--out", str(out), *more]
    return main(words), survey


def test_what_is_guessed_is_what_the_desk_guesses_and_is_printed(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, survey = mapped(table)
    told = capsys.readouterr().err
    assert code == 0
    draft = begin_draft(read_table(table), None, "s")
    kinds = {plan.id: plan.kind for plan in draft.plans}
    made = {question.id: question.type_name for question in load_survey(survey).recorded_questions}
    assert made == kinds | {"Kreuzfrage": "single_choice"}  # its design needs numbers: a note
    assert made["day"] == "date"
    assert {"Gewicht", "Bemerkung"}.isdisjoint(made)
    assert "guessed: -99 is no answer in age, sex; --missing A,B states other codes" in told
    assert "guessed: the column Gewicht is the weight" in told
    assert "guessed: the column Bemerkung looks like a text" in told
    assert "note: the column Kreuzfrage is called after the design crosswise" in told


def test_a_column_that_says_the_same_of_everybody_is_told_as_that(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """As GLMMRR's Question, and cWise's p.prime, of which the crosswise item's p can be taken."""
    table = tmp_path / "t.csv"
    rows = [f"{name},shoplifting,0.15,,{name % 2}" for name in range(20)]
    table.write_text("\n".join(["id,Question,p.prime,none,A", *rows]))
    code, survey = mapped(table)
    told = capsys.readouterr().err
    assert code == 0
    assert [one.id for one in load_survey(survey).recorded_questions] == ["A"]
    assert (
        "the column Question is “shoplifting” wherever it is anything, so it becomes no question; "
        "--design Question=direct,type=text makes one of it, and --parameter COL.KEY=Question takes it"
    ) in told
    assert "the column p.prime is “0.15” wherever" in told
    assert "the column none has no answer in any row" in told
    assert "the column id looks like a text, or numbers the rows" in told
    mapped(table, "--design", "p.prime=direct,type=number", "--design", "Question=direct,type=text")
    made = {
        one.column: one.record for one in load_mapping(survey.with_name("m.mapping.json")).columns
    }
    assert {"Question", "p.prime"} <= made.keys()


def test_a_table_is_imported_at_once_as_by_an_import_of_what_was_mapped(
    table: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once, later = table.with_name("once.surveydesk"), table.with_name("later.surveydesk")
    code, survey = mapped(table)
    words = ["--survey", str(survey), "--mapping", str(table.with_name("m.mapping.json"))]
    assert main(["import", str(table), *words, "--project", str(later)]) == code == 0
    reads = []
    monkeypatch.setattr(
        reader,
        "read_regular",
        lambda *given, **how: reads.append(given) or read_regular(*given, **how),
    )
    capsys.readouterr()
    code, _ = mapped(table, "--project", str(at_once))
    assert code == 0
    assert f"{table}: imported, " in capsys.readouterr().out
    assert len(reads) == 1
    with Project(at_once) as one, Project(later) as other:
        asked = one.survey.recorded_questions
        assert one.survey == other.survey
        assert one.interviews == other.interviews > 0
        listed = [question for question in asked if question.unlisted is None]
        assert one.patterns(listed).codes.keys() == other.patterns(listed).codes.keys()
        assert [each.tolist() for each in one.codes(listed).values()] == [
            each.tolist() for each in other.codes(listed).values()
        ]


def test_where_something_is_open_nothing_is_imported_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, survey = tmp_path / "t.csv", tmp_path / "s.survey.json"
    table.write_text("used\n" + "yes\nno\n" * 10)
    assert mapped(table)[0] == 0
    table.write_text("used\nyes\nno\nperhaps\n")
    out, project = tmp_path / "m.mapping.json", tmp_path / "p.surveydesk"
    words = ["--survey", str(survey), "--out", str(out), "--project", str(project)]
    capsys.readouterr()
    assert main(["map", str(table), *words]) == 1
    assert "nothing was imported into p.surveydesk" in capsys.readouterr().err
    assert not project.exists()


def test_each_guess_can_be_stated_otherwise(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["--design", "Gewicht=direct", "--design", "Bemerkung=direct,type=text", "--missing="]
    code, survey = mapped(table, *words)
    told = capsys.readouterr().err
    assert code == 0
    made = {question.id: question for question in load_survey(survey).recorded_questions}
    assert made["Bemerkung"].type_name == "text"
    assert "Gewicht" in made
    assert "-99" in {*made["sex"].answers, *made["sex"].labels("en", str)}
    assert "guessed" not in told


def test_an_import_without_a_mapping_takes_no_code_for_an_answer_without_a_word(
    table: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The ends of age are open: -99 would be one."""
    _, survey = mapped(table)
    capsys.readouterr()
    means = []
    for name, more in (
        ("guessed", ()),
        ("stated", ("--missing", "-99")),
        ("none", ("--missing=",)),
    ):
        project = str(tmp_path / f"{name}.surveydesk")
        words = ["import", str(table), "--survey", str(survey), "--project", project, *more]
        main(words)
        assert ("guessed: -99 is no answer in age, sex" in capsys.readouterr().err) == (
            name == "guessed"
        )
        main(["estimate", "--project", project, "--question", "age", "--csv", "-"])
        means.append(capsys.readouterr().out.splitlines()[1:])
    assert means[0] == means[1]
    assert means[0] != means[2]


def test_the_ends_of_days_and_the_length_of_texts_are_stated(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Days as people write them, too; what is beyond is told in words."""
    day = "day=direct,type=date,minimum=1.2.2024,maximum=2024-12-31"
    remark = "Bemerkung=direct,type=text,longest=15"
    assert mapped(table, "--design", day, "--design", remark)[0] == 1
    told = capsys.readouterr().err
    assert "“2024-01-02”, “2024-01-05” in column day" in told
    assert "day records days from 2024-02-01 to 2024-12-31, written as 2026-11-22" in told
    assert "records texts of at most 15 characters" in told
    assert mapped(table, "--design", "Bemerkung=direct,type=text,longest=many")[0] == 2
    assert "longest is a whole number" in capsys.readouterr().err
