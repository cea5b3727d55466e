"""Forms in the shapes of the field: what becomes of each part, at its cell."""

from __future__ import annotations

import csv
import json
import re

import pytest

from surveyapp.cli import main
from surveyapp.services.surveys.xlsform import open_form
from surveyapp.storage.surveys.xlsform import save_form
from surveyapp.survey.xlsform.report import FormRefused, Outcome
from tests.helpers.field_forms import FORMS


@pytest.fixture
def opened(tmp_path):
    """Return what opens a form: its survey, or None, and the report."""

    def open_(form):
        path = tmp_path / "form.xlsx"
        form.write(path)
        try:
            found = open_form(path)
        except FormRefused as problem:
            return None, problem.report
        return found.survey, found.report

    return open_


@pytest.fixture
def walked(opened, begin, stub_coins, respondent):
    """Return what answers a form's survey in a kiosk: the questions that were asked, and the record."""

    def walk(form, answers):
        saved, met = [], []
        interview = respondent(begin(opened(form)[0], stub_coins(), saved)).to_the_questions()
        for answer in answers:
            met.append(interview.screen.question.id)
            interview.answer(answer)
        return " ".join(met), saved

    return walk


@pytest.mark.parametrize("form", FORMS, ids=[form.name for form in FORMS])
def test_what_becomes_of_a_form_of_the_field(form, opened):
    survey, report = opened(form)
    said = [f"{line.outcome.value}: {line}" for line in report.lines]
    for beginning in form.lines:
        assert any(line.startswith(beginning) for line in said), "\n".join(said)
    asked = () if survey is None else survey.questions
    assert " ".join(question.id for question in asked) == form.asked
    assert tuple(len(report.of(each)) for each in Outcome) == form.counts, "\n".join(said)
    assert (survey is None) is bool(report.of(Outcome.MUST_CHANGE))


@pytest.mark.parametrize("form", FORMS, ids=[form.name for form in FORMS])
def test_what_was_converted_goes_to_a_form_and_back(form, opened, tmp_path):
    survey, _ = opened(form)
    if survey is None:
        return
    save_form(survey, tmp_path / "again.xlsx")
    again = open_form(tmp_path / "again.xlsx")
    assert (again.survey, again.report.notable) == (survey, ())


def test_at_least_eight_of_ten_convert(opened):
    assert len(FORMS) == 25
    assert sum(opened(form)[0] is not None for form in FORMS) >= 20


@pytest.mark.parametrize("form", FORMS, ids=[form.name for form in FORMS])
def test_every_line_names_a_cell_of_its_own_row(form, opened):
    sheets = form.sheets
    for line in opened(form)[1].lines:
        if line.cell == "sheet settings":
            assert "settings" not in sheets
            continue
        sheet, column, row = re.fullmatch(r"(\w+)!([A-Z]+)([0-9]+)", line.cell).groups()
        cells = sheets[sheet][int(row) - 1]
        assert not line.name or line.name in [str(cell) for cell in cells]
        assert len(column) == 1
        assert "questions[" not in str(line)


def test_a_column_called_value_is_the_names_and_its_cells_are_named(opened):
    form = next(form for form in FORMS if form.name.startswith("SurveyCTO"))
    broken = type(form)("", form.survey, form.choices.replace("yesno | 0", "yesno | 1"))
    _, report = opened(broken)
    assert [str(line) for line in report.of(Outcome.MUST_CHANGE)] == [
        "choices!B3: is 1, as is choices!B2; give each its own name."
    ]


def test_the_report_is_on_the_terminal_and_in_tables(tmp_path, capsys):
    form = next(form for form in FORMS if form.name.startswith("household roster"))
    path, out = tmp_path / "roster.xlsx", tmp_path / "roster.survey.json"
    form.write(path)
    tables = ["--csv", str(tmp_path / "r.csv"), "--json", str(tmp_path / "r.json")]
    assert main(["xlsform", str(path), "--out", str(out), *tables]) == 0
    printed = capsys.readouterr()
    assert printed.out == f"{out}\n"
    assert printed.err.splitlines()[-1] == "note: roster.xlsx: 2 kept, 6 dropped, 0 must change"
    with (tmp_path / "r.csv").open(encoding="utf-8") as file:
        rows = [*csv.DictReader(file)]
    assert [(row["outcome"], row["cell"], row["name"]) for row in rows][:3] == [
        ("kept", "survey!A2", "members"),
        ("dropped", "survey!A3", "person"),
        ("dropped", "survey!A4", "who"),
    ]
    assert json.loads((tmp_path / "r.json").read_text(encoding="utf-8")) == rows


def test_the_report_is_whole_where_something_must_change(tmp_path, capsys):
    form = next(form for form in FORMS if form.name.startswith("coins from a file"))
    path, out = tmp_path / "seeds.xlsx", tmp_path / "seeds.survey.json"
    form.write(path)
    assert main(["xlsform", str(path), "--out", str(out), "--csv", "-"]) == 2
    printed = capsys.readouterr()
    assert [row["outcome"] for row in csv.DictReader(printed.out.splitlines())].count(
        "dropped"
    ) == 2
    lines = printed.err.splitlines()
    assert "note: seeds.xlsx: 2 kept, 2 dropped, 1 must change" in lines
    assert lines[-1].startswith("error: seeds.xlsx: survey!A4: is randomized by the form itself")
    assert not out.exists()


@pytest.mark.parametrize(
    ("answers", "asked", "record"),
    [
        ((1, 0, 1), "region district_south ward_south_a", ["south", "", "south_a", "", "4", ""]),
        ((1, 1, 0), "region district_south moved", ["south", "", "south_b", "", "", "yes"]),
        (
            (0, 0, 0, 1),
            "region district_north ward_north_a moved",
            ["north", "north_a", "", "1", "", "no"],
        ),
    ],
)
def test_a_cascade_asks_what_the_form_would_ask(walked, answers, asked, record):
    form = next(form for form in FORMS if form.name == "three places in a cascade")
    assert walked(form, answers) == (asked, [record])
