"""The draft of an import: what is guessed, what is remembered, what would be left out."""

from __future__ import annotations

import dataclasses
from collections import Counter

import pytest
from colleagues_file import AGE, INCOME, ITEM, REMARK, SEX, STATE, WEIGHT, write_file
from samples import sample

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.messages.message import Message
from surveyapp.services.mapping.table_mapping import map_table
from surveyapp.services.table_import.draft import (
    DESIGN,
    IGNORED,
    KIND,
    QUESTION,
    TEXT,
    USE,
    VALUES,
    begin_draft,
    carried,
    with_chosen_design,
    with_column_design,
    with_kind,
    with_label,
    with_meaning,
    with_plan,
    with_survey,
    with_use,
)
from surveyapp.services.table_import.draft_state import state_of
from surveyapp.services.table_import.known_names import known_sample
from surveyapp.services.table_import.mapping_files import load_mapping, save_mapping
from surveyapp.services.table_import.sample_uses import possible_sample_uses
from surveyapp.services.table_import.survey_from_table import ascii_id, said_codes
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.storage.tables.plain_table import PlainTable, TableForm
from surveyapp.storage.tables.reader import read_table
from surveyapp.survey.definition.formats import SECOND_FORMAT
from surveyapp.survey.json_format.writing import survey_to_json

CROSSWISE = {"name": "crosswise", "p": "1/5"}


@pytest.fixture(scope="module")
def colleagues(tmp_path_factory):
    return read_table(write_file(tmp_path_factory.mktemp("file") / "umfrage.csv", 300))


@pytest.fixture
def draft(colleagues):
    return begin_draft(colleagues, None, "umfrage")


def made(**columns):
    rows = tuple(zip(*columns.values(), strict=True))
    lines = tuple(range(2, 2 + len(rows)))
    return PlainTable("t.csv", "0" * 64, TableForm(), tuple(columns), rows, lines)


def test_the_colleagues_file_is_guessed_as_an_analyst_means_it(draft):
    assert draft.codes == ("-99",)
    assert draft.uses() == {
        **dict.fromkeys((SEX, AGE, STATE, INCOME, ITEM), QUESTION),
        WEIGHT: "weight",
        REMARK: IGNORED,
    }
    kinds = {plan.column: (plan.kind, plan.design["name"]) for plan in draft.plans}
    assert kinds == {
        SEX: ("single_choice", "direct"),
        AGE: ("number", "direct"),
        STATE: ("single_choice", "direct"),
        INCOME: ("number", "direct"),
        ITEM: ("yes_no", "crosswise"),
    }
    assert draft.plan(ITEM).design == {"name": "crosswise"}  # its p nobody can guess
    assert draft.plan(STATE).choices[2:] == (
        ("Koeln-Umland", "Köln-Umland"),
        ("Oesterreich", "Österreich"),
    )
    assert draft.is_guess(SEX, KIND)


def test_a_missing_parameter_is_told_and_the_other_columns_are_ready(draft):
    state = state_of(draft)
    assert state.wrong_columns == (ITEM,)
    assert not state.is_ready
    assert state.of(AGE).open == 0
    stated = state_of(with_column_design(draft, ITEM, CROSSWISE), state)
    assert stated.of(ITEM).open == 2
    assert stated.left_out == stated.of(ITEM).rows > 280
    assert stated.of(AGE) is state.of(AGE)  # not worked out again


def test_the_rows_that_would_be_left_out_are_those_that_the_import_leaves_out(draft):
    draft = with_column_design(draft, ITEM, CROSSWISE)
    draft = with_use(draft, REMARK, "stratum")  # most remarks are empty
    draft = with_meaning(draft, ITEM, "1", "same")
    state = state_of(draft)
    mapped = map_table(state.draft.table, state.draft.survey, state.draft.mapping)
    assert state.left_out == mapped.refused_rows
    assert 0 < state.of(ITEM).rows < state.left_out < state.rows == 300
    done = state_of(with_meaning(with_use(draft, REMARK, IGNORED), ITEM, "2", "different"))
    assert (done.left_out, done.is_ready) == (0, True)


def test_income_in_cents_has_no_steps_and_keeps_every_digit(draft):
    survey = state_of(draft).draft.survey
    income = survey.question(state_of(draft).of(INCOME).record)
    assert income.scale.is_any
    assert survey_to_json(survey)["format"] == SECOND_FORMAT
    assert income.recorded("2204.35") == "2204.35"


def test_another_type_keeps_name_and_text_and_the_first_comes_back_as_it_was(draft):
    plan = dataclasses.replace(draft.plan(SEX), id="sex", text="Sex of the respondent")
    named = with_label(with_plan(draft, plan, "id", TEXT), SEX, "1", "male")
    number = with_kind(named, SEX, "number")
    assert (number.plan(SEX).id, number.plan(SEX).text) == ("sex", "Sex of the respondent")
    again = with_kind(number, SEX, "single_choice")
    assert again.plan(SEX).choices == (("1", "male"), ("2", "2"))
    assert not again.is_guess(SEX, KIND)


def test_another_use_and_another_design_forget_nothing(draft):
    draft = with_meaning(with_column_design(draft, ITEM, CROSSWISE), ITEM, "1", "same")
    gone = with_use(draft, ITEM, IGNORED)
    assert gone.plan(ITEM) is None
    back = with_use(gone, ITEM, QUESTION)
    assert back.plan(ITEM) == draft.plan(ITEM)
    direct = with_chosen_design(back, ITEM, "direct")
    assert direct.plan(ITEM).design == {"name": "direct"}
    assert direct.plan(ITEM).kind == "single_choice"  # which has no red value
    assert [one.report for one in state_of(direct).of(ITEM).first if one.value == "1"] == ["1"]
    crosswise = with_chosen_design(direct, ITEM, "crosswise")
    assert crosswise.plan(ITEM).design == CROSSWISE
    said = {one.value: one.report for one in state_of(crosswise).of(ITEM).first}
    assert said == {"1": "same", "2": None, "-99": ""}


def test_meanings_survive_a_change_of_another_column(draft):
    draft = with_meaning(with_column_design(draft, ITEM, CROSSWISE), ITEM, "1", "same")
    other = state_of(with_use(draft, STATE, IGNORED))
    assert {one.value: one.report for one in other.of(ITEM).first}["1"] == "same"


def test_a_value_that_is_written_as_recorded_can_be_left_out():
    read = made(used=["yes", "no", "no"] * 10)
    state = state_of(with_meaning(begin_draft(read, None, "n"), "used", "no", None))
    assert state.left_out == 20


def test_a_design_for_yes_and_no_makes_such_a_question_of_two_codes(draft):
    chosen = with_chosen_design(draft, SEX, "crosswise")
    assert chosen.plan(SEX).kind == "yes_no"


def test_a_design_that_was_chosen_by_mistake_leaves_the_question_as_it_was(draft):
    labelled = with_label(draft, SEX, "1", "male")
    chosen = with_column_design(with_chosen_design(labelled, SEX, "crosswise"), SEX, CROSSWISE)
    back = with_chosen_design(chosen, SEX, "direct")
    assert back.plan(SEX) == labelled.plan(SEX)
    assert with_chosen_design(back, SEX, "crosswise").plan(SEX).design == CROSSWISE
    as_yes_no = with_chosen_design(with_kind(draft, SEX, "yes_no"), SEX, "crosswise")
    assert (
        with_chosen_design(as_yes_no, SEX, "direct").plan(SEX).kind == "yes_no"
    )  # as somebody said


@pytest.mark.parametrize(
    ("values", "labels"),
    [(["same", "different"], {}), (["1", "2"], {"1": "Same", "2": "Different"})],
)
def test_what_is_labelled_same_and_different_is_crosswise_whatever_its_column_is_called(
    values, labels
):
    read = dataclasses.replace(made(q7=values * 20), labels={"q7": labels} if labels else {})
    draft = begin_draft(read, None, "n")
    assert (draft.plan("q7").kind, draft.plan("q7").design) == ("yes_no", {"name": "crosswise"})
    assert draft.is_guess("q7", DESIGN)
    assert state_of(draft).wrong_columns == ("q7",)  # nobody has said p
    stated = state_of(with_column_design(draft, "q7", CROSSWISE))
    assert (stated.is_ready, stated.left_out) == (True, 0)
    direct = state_of(with_chosen_design(draft, "q7", "direct"))
    assert (direct.is_ready, direct.left_out) == (True, 0)


def test_percentages_and_days_with_points_are_what_they_say():
    read = made(share=["12,5 %", "3.25%", "40 %"] * 5, born=["1.2.1987", "22.11.1990", ""] * 5)
    draft = begin_draft(read, None, "n")
    assert [(plan.kind, plan.maximum) for plan in draft.plans] == [("number", "40"), ("date", "")]
    state = state_of(draft)
    assert (state.is_ready, state.left_out) == (True, 0)
    mapped = map_table(read, state.draft.survey, state.draft.mapping)
    assert mapped.records[:2] == (("12.5", "1987-02-01"), ("3.25", "1990-11-22"))
    odd = begin_draft(made(born=["31.2.1987", "22.11.1990"] * 5), None, "n")
    assert odd.plan("born").kind == "single_choice"  # no such day


def test_reading_the_file_again_or_under_another_survey_carries_what_was_decided(
    draft, colleagues, tmp_path
):
    plan = dataclasses.replace(draft.plan(SEX), text="Sex?")
    draft = with_plan(with_use(draft, STATE, "stratum"), plan, TEXT)
    draft = with_meaning(with_column_design(draft, ITEM, CROSSWISE), ITEM, "1", "same")
    fewer = begin_draft(colleagues, None, "umfrage", ())  # −99 is an answer now
    after = carried(fewer, draft)
    assert (after.use_of(STATE), after.plan(SEX).text) == ("stratum", "Sex?")
    assert after.plan(ITEM).design == CROSSWISE
    assert after.plan(AGE).minimum == "-99"  # a guess, made anew
    assert {one.value: one.report for one in state_of(after).of(ITEM).first}["1"] == "same"
    given = begin_draft(colleagues, load_survey(sample("clinic")))
    there = carried(given, draft)
    assert there.use_of(STATE) == "stratum"
    again = carried(begin_draft(colleagues, None, "umfrage"), there)
    assert again.use_of(STATE) == "stratum"
    assert {USE, DESIGN, VALUES} <= {fact for _, fact in again.decided}


def drawn_in_stages():
    """A table with two stages, their population sizes and two replicate weights."""
    cells = {
        "smokes": ["yes", "no"],
        "village": ["a", "b"],
        "house": ["h1", "h2"],
        "villages": ["40", "40"],
        "houses": ["12", "9"],
        "rw2": ["1.5", "0.5"],
        "rw10": ["0.5", "1.5"],
        "rw_kind": ["x", "y"],
    }
    return made(**{name: found * 10 for name, found in cells.items()})


STAGED = (
    *(("village", "cluster"), ("house", "stage 2"), ("villages", "population 1")),
    *(("houses", "population 2"), ("rw10", "replicate")),
)


def test_stages_population_sizes_and_replicates_are_uses_of_columns(tmp_path):
    draft = begin_draft(drawn_in_stages(), None, "n")
    for column, use in STAGED:
        assert use in possible_sample_uses(column, draft.mapping.sample)
        draft = with_use(draft, column, use)
    expected = SampleColumns(
        cluster="village",
        stages=("house",),
        populations=("villages", "houses"),
        replicates="rw",
    )
    assert draft.mapping.sample == expected
    uses = draft.uses()
    assert (uses["rw2"], uses["rw10"], uses["rw_kind"]) == ("replicate", "replicate", "question")
    assert all(uses[column] == use == draft.use_of(column) for column, use in STAGED)
    assert {one.column for one in draft.plans} == {"smokes", "rw_kind"}
    assert "replicate" not in possible_sample_uses("rw_kind", draft.mapping.sample)
    state = state_of(draft)
    assert state.is_ready
    assert state.left_out == 0
    mapped = map_table(state.draft.table, state.draft.survey, state.draft.mapping)
    assert [len(set(units)) for units in mapped.more.stages] == [2]
    assert mapped.more.replicates.tolist()[:2] == [[1.5, 0.5], [0.5, 1.5]]
    assert [sizes[1] for sizes in mapped.more.populations] == [40, 9]
    save_mapping(state.draft.mapping, tmp_path / "m.mapping.json")
    assert load_mapping(tmp_path / "m.mapping.json").sample == expected


def test_columns_of_the_sample_come_back_as_questions_and_with_another_reading():
    draft = begin_draft(drawn_in_stages(), None, "n")
    for column, use in STAGED:
        draft = with_use(draft, column, use)
    again = carried(begin_draft(drawn_in_stages(), None, "n"), draft)
    assert again.mapping.sample == draft.mapping.sample
    freed = with_use(with_use(draft, "rw2", "question"), "villages", "")
    assert freed.mapping.sample.replicates is None
    assert (freed.use_of("rw2"), freed.use_of("rw10")) == ("question", "")
    assert freed.mapping.sample.populations == ("houses",)
    other = with_use(draft, "smokes", "stage 2")
    assert other.mapping.sample.stages == ("smokes",)
    assert other.use_of("house") == ""


def test_a_population_size_that_is_none_leaves_its_rows_out():
    table = drawn_in_stages()
    place = table.columns.index("villages")
    rows = tuple(
        tuple("none" if at == place else cell for at, cell in enumerate(row)) if number < 3 else row
        for number, row in enumerate(table.rows)
    )
    draft = begin_draft(dataclasses.replace(table, rows=rows), None, "n")
    state = state_of(with_use(draft, "villages", "population 1"))
    assert (state.of("villages").rows, state.left_out) == (3, 3)


@pytest.mark.parametrize(
    ("column", "cells", "found"),
    [
        ("Gewicht", ["0.5", "1.5"], {"weight": "Gewicht"}),
        ("poids", ["0.5", "1.5"], {"weight": "poids"}),
        ("peso_amostral", ["0.5", "1.5"], {"weight": "peso_amostral"}),
        ("ponderación", ["120.5", "2041"], {"weight": "ponderación"}),
        ("وزن", ["1", "2.5"], {"weight": "وزن"}),
        ("भार", ["1", "2.5"], {"weight": "भार"}),
        ("Weight (kg)", ["71", "80.5"], {}),  # what people weigh
        ("weight", ["1", ""], {}),
        ("weighted", ["1", "2"], {}),
        ("Schicht", ["a", "b"], {"stratum": "Schicht"}),
        ("grappe", ["a", "b"], {"cluster": "grappe"}),
        ("PSU", ["1", "2"], {"cluster": "PSU"}),
    ],
)
def test_columns_of_the_sample_are_known_by_name_in_many_languages(column, cells, found):
    assert known_sample(made(**{column: cells})) == found


def test_whole_numbers_of_few_values_are_nominal_and_of_many_are_numbers():
    columns = {
        "likert": [str(1 + i % 5) for i in range(60)],
        "year": [str(2015 + i % 10) for i in range(60)],
        "children": [str(i % 11) for i in range(60)],
        "share": [f"0.{i % 4}1" for i in range(60)],
    }
    kinds = {one.column: one.kind for one in begin_draft(made(**columns), None, "n").plans}
    assert kinds == {
        "likert": "single_choice",
        "year": "single_choice",
        "children": "number",
        "share": "number",
    }


def test_row_numbers_with_a_slip_are_not_used_until_somebody_says_so():
    rows = [str(n) for n in range(1, 61)]
    columns = {
        "row": rows,
        "slip": [*rows[:30], "30", *rows[31:]],  # one typed twice
        "from_far": [str(4000 + n) for n in range(60)],
        "income": [str(7 * n * n + 900) for n in range(59)]
        + ["900"],  # one earns as much as another
        "age": [str(18 + n % 50) for n in range(60)],
    }
    draft = begin_draft(made(**columns), None, "n")
    assert {one.column for one in draft.plans} == {"income", "age"}
    assert draft.is_guess("slip", USE)
    taken = with_use(draft, "slip", QUESTION)
    assert taken.plan("slip").kind == "number"
    assert not taken.is_guess("slip", USE)


def test_what_an_spss_file_says_goes_before_the_guess():
    read = dataclasses.replace(
        made(a=["1", "2", "3"] * 10, b=["1", "2", "3"] * 10, c=["1", "2", "3"] * 10),
        measures={"a": "ordinal", "b": "scale"},
        labels={"c": {"1": "North", "2": "South", "3": "West", "4": "East"}},
    )
    plans = {one.column: one for one in begin_draft(read, None, "n").plans}
    assert (plans["a"].kind, plans["b"].kind, plans["c"].kind) == (
        *("rating", "number", "single_choice"),
    )
    assert [said for _, said in plans["c"].choices] == ["North", "South", "West", "East"]


def test_codes_that_a_name_explains_have_labels():
    read = made(**{"Geschlecht (1=m, 2=w)": ["1", "2"] * 9})
    (plan,) = begin_draft(read, None, "n").plans
    assert plan.choices == (("1", "m"), ("2", "w"))
    assert said_codes("sex (1=male; 2=female)", {"1": 1, "2": 1, "3": 1}) == {}
    assert said_codes("a = 1", {"1": 1}) == {}


def test_remarks_are_not_used():
    words = [f"I would rather not say anything about that, person {i % 9}" for i in range(40)]
    draft = begin_draft(made(other=words, Kommentar=["ja", "doch"] * 20), None, "n")
    assert draft.plans == ()
    assert isinstance(state_of(draft).problems[0], Message)


def test_ids_stay_readable():
    assert ascii_id("Köln-Umland, Österreich & Größe", "x") == "Koeln-Umland_Oesterreich_Groesse"
    assert ascii_id("Ämter Übrige", "x") == "Aemter_Uebrige"
    assert ascii_id("Île-de-France, Łódź", "x") == "Ile-de-France_Lodz"


def test_days_are_a_date_and_remarks_can_be_taken_as_texts():
    words = [f"Über mich, Person {i}: nichts, „gar“ nichts" for i in range(30)]
    read = made(born=[f"19{60 + i}-02-0{1 + i % 9}" for i in range(30)], Bemerkung=words)
    draft = begin_draft(read, None, "n")
    assert draft.plan("born").kind == "date"
    assert draft.use_of("Bemerkung") == IGNORED
    state = state_of(with_kind(with_use(draft, "Bemerkung", QUESTION), "Bemerkung", "text"))
    assert (state.left_out, state.is_ready) == (0, True)
    mapped = map_table(state.draft.table, state.draft.survey, state.draft.mapping)
    question = state.draft.survey.question("Bemerkung")
    assert [question.shown(cell) for _, cell in mapped.records] == words
    assert mapped.records[0][0] == "1960-02-01"


def test_values_that_differ_by_marks_alone_stay_apart():
    draft = with_survey(begin_draft(made(income=["<=50K", ">50K", "<=50K", ">50K"] * 5), None, "n"))
    (income,) = draft.mapping.columns
    assert income.values == {"<=50K": "50K", ">50K": "50K_2"}
    (mapped,) = map_table(draft.table, draft.survey, draft.mapping).columns
    assert Counter(mapped.values[code] for code in mapped.codes) == {"50K": 10, "50K_2": 10}


def test_spellings_of_one_word_are_one_choice_called_as_most_rows_have_it():
    regions = ["North"] * 6 + ["NORTH", "south", "South", "South"]
    draft = with_survey(begin_draft(made(region=regions), None, "n"))
    (plan,) = draft.plans
    assert plan.choices == (("North", "North"), ("South", "South"))
    assert draft.mapping.columns[0].values == {"NORTH": "North", "south": "South"}


def test_spellings_of_one_word_alone_are_no_question():
    table = made(sex=["F", "f"] * 5, region=["a", "b"] * 5)
    draft = with_survey(begin_draft(table, None, "n"))
    assert [plan.column for plan in draft.plans] == ["region"]
