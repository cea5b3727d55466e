"""What every registered type of questions keeps: each part is made from its declaration, and works."""

from __future__ import annotations

import json
import re
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

import duckdb
import pyreadstat
import pytest
from PySide6.QtWidgets import QLabel, QPushButton
from schema import check_fits_schema

from surveyapp.analyses.data.variables import VariableEdit, Variables
from surveyapp.analyses.data.variables_view import levels_for, with_variables
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.export.codebook import codebook
from surveyapp.services.kiosk.screen import Screen, Stage
from surveyapp.services.models.training_table import read_domains
from surveyapp.services.simulation.respondents import simulate
from surveyapp.services.surveys.design_goals import Goal, proposed_design, with_goal
from surveyapp.services.surveys.draft import QUESTIONS, Draft, new_draft, with_fitting_format
from surveyapp.services.surveys.edits import add_question, text_paths
from surveyapp.storage.collection.format import FIRST_LINE
from surveyapp.storage.files.csv_tables import read_csv
from surveyapp.survey.definition.formats import FORMATS
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json
from surveyapp.survey.types.base import (
    AskedQuestion,
    ColumnKind,
    Entry,
    MeasurementLevel,
    part_name,
)
from surveyapp.survey.types.fields import (
    ChoicesField,
    DayField,
    DecimalField,
    FlagField,
    MembersField,
    WholeField,
)
from surveyapp.survey.types.joint import Joint
from surveyapp.survey.types.multiple_choice import MultipleChoice
from surveyapp.survey.types.ranking import Ranking
from surveyapp.survey.types.registry import (
    QUESTION_TYPES,
    can_be_private,
    member_types,
    question_type,
)
from surveyapp.survey.xlsform.reading import read_form
from surveyapp.survey.xlsform.writing import write_form
from surveyapp.ui.desk.common.estimate_text import kind_name
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.respondent.entering import ENTERED_WITH, Asking

TRANSLATIONS = Path(__file__).parents[2] / "resources" / "translations"
TEXT = {"en": "What is it?"}
RESPONDENTS = 40
BY_THEIR_ROWS = {"yes_no", "single_choice", "multiple_choice", "rating", "number"}
"""The types that XLSForm tells by more than the name of the row; others declare theirs, or have none."""

every_type = pytest.mark.parametrize("kind", QUESTION_TYPES, ids=lambda kind: kind.type_name)
ASKED = [kind for kind in QUESTION_TYPES if issubclass(kind, AskedQuestion)]
every_asked_type = pytest.mark.parametrize("kind", ASKED, ids=lambda kind: kind.type_name)
every_member_type = pytest.mark.parametrize("kind", member_types(), ids=lambda kind: kind.type_name)


def value_of(declared):
    """A value of a field, as JSON writes it."""
    match declared:
        case WholeField():
            return min(declared.low + 1, declared.high)
        case DecimalField():
            start = Fraction(declared.start or 1)
            return int(min(max(start, declared.low), declared.high))
        case DayField():
            return "1990-02-03" if declared.key == "minimum" else "2026-11-22"
        case ChoicesField():
            return [{"id": name, "text": {"en": f"Choice {name}"}} for name in ("a", "b", "c")]
        case MembersField():
            return ["part_1", "part_2"]
        case FlagField():
            return True
    raise AssertionError(declared)


def stated(kind, *, is_whole=True):
    """A survey with a question of a type, and one before it on which it depends."""
    question = {"id": "asked", "type": kind.type_name, "text": TEXT}
    question |= {f.key: value_of(f) for f in kind.fields if f.is_needed or is_whole}
    members = any(isinstance(f, MembersField) for f in kind.fields)
    if issubclass(kind, AskedQuestion):
        name = {"name": "k_rr", "p_truth": "1/2"} if members else {"name": "direct"}
        question |= {"design": name, "required": False, "relevant": "${first} = 'yes'"}
    first = {"id": "first", "type": "yes_no", "text": TEXT, "design": {"name": "direct"}}
    parts = [{"id": f"part_{n}", "type": "yes_no", "text": TEXT} for n in (1, 2)]
    since = max([kind.since, *(f.since for f in kind.fields if f.is_needed or is_whole)])
    return {
        "format": FORMATS[since - 1],
        "id": "one",
        "version": 1,
        "languages": ["en"],
        "title": {"en": "One"},
        "questions": [first, question],
        **({"members": parts} if members else {}),
    }


@lru_cache
def survey_of(kind):
    return read_survey(stated(kind), "survey.json")


@pytest.fixture(scope="module")
def simulated(tmp_path_factory):
    """Collection files with simulated interviews, by type."""

    @lru_cache
    def of(kind):
        folder = tmp_path_factory.mktemp(kind.type_name)
        (file,) = simulate(survey_of(kind), folder, interviews=RESPONDENTS, seed=7)
        return file

    return of


def rows_of(file: Path) -> list[list[str]]:
    body = file.read_bytes().decode().split("\n")[FIRST_LINE - 1 : -1]
    return [line.split(",") for line in body]


@every_type
def test_it_has_a_name_of_its_own_a_title_and_a_format(kind):
    assert re.fullmatch(r"[a-z][a-z_]*", kind.type_name)
    assert question_type(kind.type_name) is kind
    assert kind.title
    assert kind_name(kind.type_name) != kind.type_name
    assert 1 <= kind.since <= len(FORMATS)
    assert len({one.title for one in QUESTION_TYPES}) == len(QUESTION_TYPES)


@every_type
@pytest.mark.parametrize("is_whole", [True, False])
def test_a_survey_with_it_is_written_as_it_was_read_and_fits_the_schema(kind, is_whole):
    value = stated(kind, is_whole=is_whole)
    check_fits_schema(value)
    survey = read_survey(value, "survey.json")
    written = survey_to_json(survey)
    assert written["format"] == value["format"]
    assert read_survey(written, "survey.json") == survey
    check_fits_schema(written)
    assert value["questions"][1].items() <= written["questions"][1].items()


@every_type
def test_each_field_that_it_needs_is_missed_and_no_other_is_taken(kind):
    for declared in kind.fields:
        value = stated(kind, is_whole=declared.since == 1)
        value["questions"][1].pop(declared.key, None)
        if declared.is_needed:
            with pytest.raises(SurveyMistakes, match="is missing") as caught:
                read_survey(value, "survey.json")
            assert caught.value.mistakes[0].path.endswith(f".{declared.key}")
        else:
            read_survey(value, "survey.json")
    value = stated(kind)
    value["questions"][1]["unheard_of"] = 1
    with pytest.raises(SurveyMistakes, match="unheard_of"):
        read_survey(value, "survey.json")


@every_type
def test_programs_that_do_not_know_it_refuse_it_by_its_format(kind):
    if kind.since == 1:
        value = stated(kind, is_whole=False)
        assert value["format"] == FORMATS[0]
        read_survey(value, "survey.json")
    if stated(kind)["format"] != FORMATS[0]:
        value = {**stated(kind), "format": FORMATS[0]}
        with pytest.raises(SurveyMistakes, match="is new in"):
            read_survey(value, "survey.json")


@every_type
def test_a_form_of_field_tools_has_it_and_it_comes_back(kind):
    survey = survey_of(kind)
    has_rows = bool(kind.form_name) or kind.type_name in BY_THEIR_ROWS
    own_parts = any(isinstance(f, MembersField | FlagField) for f in kind.fields)
    if not has_rows or own_parts:
        with pytest.raises(UserProblem, match="XLSForm cannot express"):
            write_form(survey)
        value = stated(kind, is_whole=False)
        if not has_rows:
            return
        survey = read_survey(value, "survey.json")
    back = read_form(write_form(survey), "form.xlsx").survey
    assert canonical_survey(back) == canonical_survey(survey)


@every_type
def test_the_editor_makes_one_that_lacks_only_texts_and_perhaps_a_design(kind):
    draft = add_question(new_draft(), kind.type_name, 0)
    question = draft.at((QUESTIONS, 0))
    assert question["type"] == kind.type_name
    with pytest.raises(SurveyMistakes) as caught:
        read_survey(draft.value, "a draft")
    paths = {mistake.path for mistake in caught.value.mistakes}
    assert all(p.endswith((".en", ".design", "text")) or p == "questions" for p in paths), paths
    assert (QUESTIONS, 0, "text") in text_paths(draft)
    own_boxes = ChoicesField | MembersField | FlagField
    assert all(f.label or isinstance(f, own_boxes) for f in kind.fields)
    assert ("design" in question) == (
        issubclass(kind, AskedQuestion) and not can_be_private(kind.type_name)
    )


@every_asked_type
def test_the_editor_proposes_a_design_where_one_protects_it(kind):
    draft = Draft(stated(kind))
    design = proposed_design(draft, (QUESTIONS, 1), Goal.STRONG)
    assert (design is not None) == can_be_private(kind.type_name)
    if design is not None:
        chosen = with_fitting_format(with_goal(draft, (QUESTIONS, 1), Goal.STRONG))
        read_survey(chosen.value, "a draft")


class Touches:
    """Takes what is entered."""

    def __init__(self):
        self.taken = []

    def __getattr__(self, name):
        return lambda entered: self.taken.append((name, bytes(entered)))


@every_type
def test_the_kiosk_has_a_way_to_enter_it(kind, qapp):
    if not issubclass(kind, AskedQuestion):
        assert kind.entry is Entry.READ
        return
    if kind.entry is Entry.BUTTONS:
        question = survey_of(kind).question("asked")
        assert question.labels("en", str)
        return
    question, touches = survey_of(kind).question("asked"), Touches()
    screen = Screen(Stage.QUESTION, "en", question)
    sizes = Sizes(96)
    labels = question.labels("en", str)
    made = ENTERED_WITH[kind.entry](Asking(question, labels, screen, touches, sizes))
    assert made.confirm_button.accessibleName()
    for key in made.findChildren(QPushButton):
        assert key.accessibleName() or key.text()
    made.confirm()  # nothing was entered, which is no answer unless sets can be empty
    assert not touches.taken
    hint = made.findChild(QLabel, "entry_hint")
    assert hint.property("role") == "problem"
    assert hint.text()


@every_asked_type
def test_what_is_recorded_stands_in_its_columns_and_is_never_longer_than_said(kind, simulated):
    question = survey_of(kind).question("asked")
    rows = rows_of(simulated(kind))
    cells = [row[-1] for row in rows]
    assert len(question.columns) == 1
    (column,) = question.columns
    assert any(cells)
    assert all(column.accepts(cell) for cell in cells)
    assert all(len(cell.encode()) <= column.longest for cell in cells)
    assert not column.accepts("no such answer, ever")
    for row in rows:  # conditions: who said no was not asked
        assert (row[-1] == "") == (row[1] == "no")


@every_asked_type
def test_equal_seeds_make_equal_interviews(kind, simulated, tmp_path):
    (again,) = simulate(survey_of(kind), tmp_path, interviews=RESPONDENTS, seed=7)
    assert again.read_bytes() == simulated(kind).read_bytes()
    assert len({row[-1] for row in rows_of(again)}) > 1


@every_asked_type
def test_a_classifier_learns_from_what_stands_beside_it(kind, tmp_path):
    value = stated(kind)
    more = {"id": "more", "type": "yes_no", "text": TEXT, "design": {"name": "direct"}}
    value["questions"].append(more | {"required": False})
    survey = tmp_path / "survey.json"
    survey.write_text(json.dumps(value), "utf-8")
    (file,) = simulate(read_survey(value, "s"), tmp_path, interviews=RESPONDENTS, seed=7)
    model = str(tmp_path / "model.json")
    assert main(["train", "auto", str(file), "--label", "more", "--out", model]) in {0, 1}
    names = set(read_domains(survey).stated)
    members = {"part_1", "part_2"} & {one["id"] for one in value.get("members", [])}
    assert names == {"first", "more", *members} | ({"asked"} if kind.is_member else set())


@every_asked_type
def test_the_codebook_says_what_stands_in_its_column(kind):
    (entry,) = (one for one in codebook(survey_of(kind)) if one.column == "asked")
    assert entry.type == kind.type_name
    assert entry.level == kind.measurement_level.value
    assert entry.stands
    assert entry.values or survey_of(kind).question("asked").unlisted is not None


@every_asked_type
def test_other_programs_get_it_as_what_it_is(kind, simulated, tmp_path, capsys):
    question = survey_of(kind).question("asked")
    out = {ending: tmp_path / f"x.{ending}" for ending in ("csv", "sav", "dta", "parquet")}
    for file in out.values():
        assert main(["convert", str(simulated(kind)), "--out", str(file)]) == 0
    spss, about = pyreadstat.read_sav(out["sav"])
    stata, _ = pyreadstat.read_dta(out["dta"])
    parquet = duckdb.read_parquet(str(out["parquet"])).project("asked")
    answered = sum(1 for row in rows_of(simulated(kind)) if row[-1])
    for column in (spss["asked"], stata["asked"], parquet.df()["asked"]):
        assert sum(column.notna() & (column.astype(str) != "")) == answered
    assert about.column_names_to_labels["asked"].endswith(TEXT["en"])
    is_day = question.column_kind is ColumnKind.DAY
    assert (about.original_variable_types["asked"].startswith("DATE")) == is_day
    assert (str(parquet.types[0]) == "DATE") == is_day
    if question.column_kind is ColumnKind.CODES:
        assert set(about.variable_value_labels["asked"]) >= set(spss["asked"].dropna())
    capsys.readouterr()


@every_asked_type
def test_what_is_several_things_at_once_is_taken_apart_and_put_together(kind, simulated):
    question = survey_of(kind).question("asked")
    parts = question.part_columns
    cells = [row[-1] for row in rows_of(simulated(kind)) if row[-1]]
    assert len(parts) == (len(question.choices) if kind in {MultipleChoice, Ranking} else 0)
    assert len(question.labels("en", str)) == len(parts) or not parts
    if not parts:
        return
    for cell in cells:
        taken = dict(zip((part.id for part in parts), question.taken_apart(cell), strict=True))
        assert all(taken[part.id] in part.values for part in parts)
        assert question.put_together(taken) == cell
    assert question.put_together({part.id: "" for part in parts}) == ""
    assert all(part.stands and len(part.values) == len(part.labels) for part in parts)
    entries = {one.column: one for one in codebook(survey_of(kind))}
    assert {part_name("asked", part.id) for part in parts} < {*entries}


@every_asked_type
def test_a_table_of_its_records_is_read_as_it_was_written(kind, simulated, tmp_path, capsys):
    table, survey = tmp_path / "x.csv", tmp_path / "s.survey.json"
    survey.write_text(canonical_survey(survey_of(kind)))
    assert main(["convert", str(simulated(kind)), "--out", str(table)]) == 0
    back = tmp_path / "y.csv"
    assert main(["convert", str(table), "--survey", str(survey), "--out", str(back)]) == 0
    _, first = read_csv(table)
    _, second = read_csv(back)
    assert sorted(row[1:] for _, row in first) == sorted(row for _, row in second)
    capsys.readouterr()


@pytest.fixture(scope="module")
def of_every_type(tmp_path_factory):
    """A survey with a question of every type, and a collection file of simulated interviews with it."""
    folder = tmp_path_factory.mktemp("every")
    value = stated(Joint) | {"format": FORMATS[-1]}
    asked = [stated(kind)["questions"][1] | {"id": f"asked_{kind.type_name}"} for kind in ASKED]
    survey = read_survey(value | {"questions": [value["questions"][0], *asked]}, "survey.json")
    (folder / "s.survey.json").write_text(canonical_survey(survey))
    (file,) = simulate(survey, folder, interviews=RESPONDENTS, seed=7)
    return folder / "s.survey.json", file


@pytest.mark.parametrize("ending", ["sav", "dta", "parquet"])
def test_answers_of_every_type_come_back_from_files_of_statistics_programs(
    ending, of_every_type, tmp_path, capsys
):
    survey, file = map(str, of_every_type)
    table, mapping, project, back, first = (
        str(tmp_path / f"x.{one}") for one in (ending, "mapping.json", "surveydesk", "csv", "1.csv")
    )
    for words in (
        ["convert", file, "--out", table],
        ["map", table, "--survey", survey, "--out", mapping],
        ["import", table, "--survey", survey, "--mapping", mapping, "--project", project],
        ["convert", "--project", project, "--out", back],
        ["convert", file, "--out", first],
    ):
        assert main(words) == 0, capsys.readouterr().err
    before, after = (read_csv(Path(one)) for one in (first, back))
    assert before[0] == after[0]
    assert len(before[1]) == RESPONDENTS
    assert sorted(row[1:] for _, row in before[1]) == sorted(row[1:] for _, row in after[1])
    capsys.readouterr()


@every_asked_type
def test_estimates_name_it_or_say_in_words_why_not(kind, simulated, capsys):
    assert main(["estimate", str(simulated(kind)), "--csv", "-"]) == 0
    named = {line.split(",")[0] for line in capsys.readouterr().out.splitlines()[1:]}
    assert ("asked" in named) == kind.is_estimated
    code = main(["estimate", str(simulated(kind)), "--question", "asked"])
    assert code == (0 if kind.is_estimated else 2)
    assert ("error: asked has neither shares" in capsys.readouterr().err) != kind.is_estimated


@every_asked_type
def test_every_command_that_reads_reports_takes_them(kind, simulated, capsys):
    for command in ("counts", "quality"):
        assert main([command, str(simulated(kind))]) == 0
    assert "Traceback" not in capsys.readouterr().err


def seen(survey, **said):
    """The question of a survey as an analyst sees it who says this of it."""
    return with_variables(survey, Variables({"asked": VariableEdit(**said)})).question("asked")


@every_member_type
def test_an_analyst_calls_its_answers_otherwise_and_leaves_some_out(kind):
    survey = survey_of(kind)
    first, *_, last = survey.question("asked").answers
    found = seen(survey, value_labels={first: "Mine"}, missing=(last,))
    labels = dict(zip(found.answers, found.labels("en", str), strict=True))
    assert (labels[first], last in labels) == ("Mine", False)


@every_member_type
def test_an_analyst_gives_it_each_of_its_levels(kind):
    survey = survey_of(kind)
    levels = {*levels_for(survey.question("asked"))}
    for level in levels & {MeasurementLevel.NOMINAL, MeasurementLevel.ORDINAL}:
        assert seen(survey, level=level).measurement_level is level
