"""Which columns of a table become one multiple choice of a new survey, and how that is taken back."""

import pytest

from surveyapp.cli import main
from surveyapp.services.mapping.table_mapping import map_table
from surveyapp.services.table_import.choice_guess import beginning, guessed_choices
from surveyapp.services.table_import.draft import (
    IGNORED,
    NEW_CHOICES,
    QUESTION,
    USE,
    begin_draft,
    unfilled,
    with_column_design,
    with_survey,
    with_use,
    without_choices,
)
from surveyapp.storage.tables.plain_table import PlainTable, TableForm
from surveyapp.storage.tables.reader import read_table
from surveyapp.survey.json_format.checked_value import SurveyMistakes

DRUGS = """\
id,drug_cannabis,drug_cocaine,drug_synthetic_opioids,drug_age,trust,worked,smokes
1,0,1,0,17,5,yes,1
2,1,1,0,21,3,no,0
3,0,0,1,19,4,no,0
"""
TAKEN = ("drug_cannabis", "drug_cocaine", "drug_synthetic_opioids")


@pytest.fixture
def table(tmp_path):
    def write(text):
        path = tmp_path / "t.csv"
        path.write_text(text)
        return read_table(path)

    return write


def made(columns, *rows, titles=None, labels=None):
    lines = tuple(range(2, 2 + len(rows)))
    return PlainTable(
        *("t.sav", "0" * 64, TableForm(), columns, rows, lines),
        titles=titles or {},
        labels=labels or {},
    )


@pytest.mark.parametrize(
    ("column", "begins"),
    [
        ("drug_cannabis", "drug_"),
        ("drug_synthetic_opioids", "drug_synthetic_"),
        ("m/drugs/synthetic_opioids", "m/drugs/"),
        ("drugs___synthetic_opioids", "drugs___"),
        ("Q3.2", "Q3."),
        ("trust", ""),
        ("trust_", ""),
    ],
)
def test_a_name_begins_up_to_its_last_mark(column, begins):
    assert beginning(column) == begins


def test_columns_of_ticks_that_begin_alike_are_one_question(table):
    assert guessed_choices(table(DRUGS)) == (("drug_", TAKEN),)


@pytest.mark.parametrize(
    "text",
    [
        "a_x,a_y,a_z\nyes,no,yes\nno,no,yes\n",  # questions with yes and no
        "q_1,q_2,q_3\n1,0,1\n0,0,1\n",  # names that count questions
        "hiv_test,hiv_result\n1,0\n0,0\n",  # two only
        "age_a,age_b,age_c\n1,2,3\n4,5,6\n",  # numbers
        "one,two,three\n1,0,1\n0,1,0\n",  # no beginning
    ],
)
def test_what_may_be_questions_of_their_own_stays_so(table, text):
    assert guessed_choices(table(text)) == ()


@pytest.mark.parametrize(
    "text",
    [
        "drugs/cannabis,drugs/cocaine\n1,0\n0,1\n",  # ODK, Kobo
        "drugs___1,drugs___2\n1,0\n0,1\n",  # REDCap
        "Q3_1,Q3_2,Q3_3\n1,,\n,1,1\n",  # Qualtrics
        "Q3_1,Q3_2,Q3_3\n1,,\n,1,\n",  # a choice that nobody took
        "drug_a,drug_b,drug_c\nselected,NA,not selected\nnot selected,selected,selected\n",
    ],
)
def test_the_ways_of_other_programs_are_known(table, text):
    read = table(text)
    assert guessed_choices(read) == ((beginning(read.columns[0]), read.columns),)


def test_the_texts_come_from_the_titles():
    columns = ("Q3_1", "Q3_2", "Q3_3")
    titles = {
        name: f"Which drugs? - Selected Choice - {said}"
        for name, said in zip(columns, ("Cannabis", "Cocaine", "None of them"), strict=True)
    }
    read = made(columns, ("Cannabis", "Cocaine", ""), ("", "", "None of them"), titles=titles)
    draft = with_survey(begin_draft(read, None, "new"))
    question = draft.survey.recorded_questions[0]
    assert question.text.any() == "Which drugs? - Selected Choice"
    labels = question.labels("en", lambda word: word)
    assert labels == ("Cannabis", "Cocaine", "None of them")
    assert [one.values for one in draft.mapping.columns] == [
        {"Cannabis": "1"},
        {"Cocaine": "1"},
        {"None of them": "1"},
    ]


def test_a_new_survey_begins_with_the_guess_and_records_it(table):
    draft = begin_draft(table(DRUGS), None, "new")
    assert [draft.use_of(one) for one in TAKEN] == ["drug/"] * 3
    assert [draft.use_of(one) for one in ("trust", "smokes")] == [QUESTION] * 2
    ready = with_survey(draft)
    filled = [one.record for one in ready.mapping.columns]
    assert filled[1:4] == ["drug/cannabis", "drug/cocaine", "drug/synthetic_opioids"]


def test_who_chose_nothing_has_answered(table):
    rows = "1,0,0\n0,0,0\n,,\n0,,0\n1,1,0\n"
    draft = with_survey(begin_draft(table("drug_a,drug_b,drug_c\n" + rows), None, "new"))
    assert draft.survey.question("drug").answers == ("a", "b", "c", "none")
    mapped = map_table(draft.table, draft.survey, draft.mapping)
    assert mapped.records == (("a",), ("none",), ("",), ("none",), ("a b",))
    assert unfilled(draft.survey, draft.mapping) == ()


def test_blank_cells_do_not_say_that_nothing_was_chosen(table):
    draft = with_survey(begin_draft(table("drug_a,drug_b,drug_c\n1,,\n,1,1\n,,\n"), None, "new"))
    assert draft.survey.question("drug").answers == ("a", "b", "c")
    mapped = map_table(draft.table, draft.survey, draft.mapping)
    assert mapped.records == (("a",), ("b c",), ("",))


def test_a_column_of_its_own_for_none_is_taken_as_it_is(table):
    draft = with_survey(begin_draft(table("drug_a,drug_b,drug_none\n1,0,0\n0,0,1\n"), None, "new"))
    assert draft.survey.question("drug").answers == ("a", "b", "none")
    mapped = map_table(draft.table, draft.survey, draft.mapping)
    assert mapped.records == (("a",), ("none",))


def test_random_bits_need_no_choice_for_none(table):
    first = begin_draft(table("drug_a,drug_b,drug_c\n1,0,0\n0,0,0\n"), None, "new")
    draft = with_survey(with_column_design(first, "drug_b", {"name": "unary", "epsilon": "2"}))
    assert draft.survey.question("drug").answers == ("a", "b", "c")
    mapped = map_table(draft.table, draft.survey, draft.mapping)
    assert mapped.records == (("100",), ("000",))


def test_the_guess_is_taken_back_as_a_whole(table):
    draft = without_choices(begin_draft(table(DRUGS), None, "new"), "drug_cocaine")
    assert [draft.use_of(one) for one in TAKEN] == [QUESTION] * 3
    assert {plan.kind for plan in draft.plans if plan.column in TAKEN} == {"yes_no"}
    assert without_choices(draft, "id") is draft


def test_one_column_is_taken_out_and_put_in_again(table):
    first = begin_draft(table(DRUGS), None, "new")
    draft = with_column_design(first, "drug_cannabis", {"name": "unary", "epsilon": "2"})
    out = with_use(draft, "drug_cannabis", IGNORED)
    plan = out.plan("drug_cocaine")
    assert plan.columns == TAKEN[1:]
    assert [choice for choice, _ in plan.choices] == ["cocaine", "synthetic_opioids"]
    assert (plan.id, plan.text, plan.design["name"]) == ("drug", "drug", "unary")
    again = with_use(out, "drug_cannabis", "drug/")
    assert again.plan("drug_cannabis") == draft.plan("drug_cannabis")
    more = with_use(again, "smokes", "drug/")
    assert more.plan("drug_cannabis").columns == (*TAKEN, "smokes")
    assert [plan.id for plan in more.plans].count("smokes") == 0


def test_choosing_the_same_use_again_changes_nothing_but_that_it_is_decided(table):
    draft = begin_draft(table(DRUGS), None, "new")
    again = with_use(draft, "drug_cannabis", "drug/")
    assert (again.plans, again.mapping) == (draft.plans, draft.mapping)
    assert draft.is_guess("drug_cannabis", USE)
    assert not again.is_guess("drug_cannabis", USE)


def test_a_question_of_several_columns_is_made_by_hand(table):
    apart = without_choices(begin_draft(table(DRUGS), None, "new"), TAKEN[0])
    draft = with_use(apart, "drug_cocaine", NEW_CHOICES)
    assert draft.plan("drug_cocaine").columns == TAKEN  # what begins alike goes with it
    alone = with_use(draft, "smokes", NEW_CHOICES)
    assert (alone.plan("smokes").id, alone.plan("smokes").columns) == ("smokes", ("smokes",))
    with pytest.raises(SurveyMistakes, match="Column smokes, choices"):
        with_survey(alone)
    both = with_survey(with_use(alone, "worked", "smokes/"))
    assert both.survey.question("smokes").answers == ("worked", "smokes", "none")


def test_a_column_becomes_a_stratum_and_leaves_its_question(table):
    draft = with_use(begin_draft(table(DRUGS), None, "new"), "drug_cocaine", "stratum")
    assert draft.use_of("drug_cocaine") == "stratum"
    assert draft.plan("drug_cannabis").columns == (TAKEN[0], TAKEN[2])


def test_the_command_says_which_option_takes_them_together(table, tmp_path, capsys):
    path = tmp_path / "t.csv"
    path.write_text(DRUGS)
    made = ["map", str(path), "--new-survey", str(tmp_path / "n"), "--out", str(tmp_path / "m")]
    main(made)
    option = f"--choices drug={','.join(TAKEN)}"
    assert option in capsys.readouterr().err
    main([*made, *option.split()])
    assert "--choices" not in capsys.readouterr().err
