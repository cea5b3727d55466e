"""Interviews are read from a DataFrame, a dict, a CSV, collection files and a project, or refused."""

from __future__ import annotations

from datetime import date
from pathlib import Path

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.designs import (
    KRR,
    Crosswise,
    ForcedChoice,
    Laplace,
    TwoCoins,
    UnrelatedQuestionUnknown,
)
from surveyapp.errors import UserProblem
from surveyapp.library.problems import NotUsable
from surveyapp.services.project.import_collections import import_files, read_files
from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.collection.key_file import new_key, unlock
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import load_survey

PASSPHRASE = "correct horse battery staple"  # noqa: S105 - of no real key


def counts(data: surveyapp.SurveyData, question: str) -> list[int]:
    with data.opened() as opened:
        return opened.source.counts(data.survey.question(question))[None].tolist()


@pytest.fixture
def frame() -> pd.DataFrame:
    return pd.DataFrame(
        {
            "number": range(1, 13),
            "drugs": ["yes"] * 5 + ["no"] * 6 + [None],
            "Köln": [1, 2] * 6,
            "age": [18.5, 30, 41, 52, 63, 74, 22, 33, 44, 55, 66, np.nan],
            "grade": pd.Categorical(["low", "high"] * 6, ["low", "middle", "high"], ordered=True),
            "w": [0.5] * 6 + [1.5] * 6,
        }
    )


def test_a_frame_becomes_questions_by_its_designs_and_the_looks_of_its_columns(frame):
    data = surveyapp.read(
        frame, designs={"drugs": TwoCoins()}, labels={"Köln": {1: "ja", 2: "nein"}}, weight="w"
    )
    found = {q.id: (q.type_name, q.design.name) for q in data.survey.recorded_questions}
    assert found == {
        "drugs": ("yes_no", "two_coins"),
        "Koeln": ("yes_no", "direct"),
        "age": ("number", "direct"),
        "grade": ("single_choice", "direct"),
    }
    assert (len(data), data.left_out) == (12, ("number",))
    assert counts(data, "drugs") == [5, 6]
    assert counts(data, "Koeln") == [6, 6]


def test_the_frame_that_is_given_back_has_its_own_names_values_and_order(frame):
    again = surveyapp.read(
        frame, designs={"drugs": TwoCoins()}, labels={"Köln": {1: "north", 2: "south"}}
    ).frame()
    assert again["Köln"].tolist() == ["north", "south"] * 6
    assert list(again["grade"].cat.categories) == ["low", "middle", "high"]
    assert again["drugs"].isna().tolist() == [False] * 11 + [True]
    assert again["age"].isna().sum() == 1


def test_reports_are_told_by_their_names_and_never_by_their_order():
    often_no = pd.DataFrame({"drugs": ["no", "no", "no", "yes"]})
    assert counts(surveyapp.read(often_no, designs={"drugs": TwoCoins()}), "drugs") == [1, 3]


@pytest.mark.parametrize(
    "values",
    [["Yes", "NO", "no"], [True, False, False], [1, 0, 0], [1.0, 0.0, 0.0], ["oui", "non", "non"]],
)
def test_values_that_can_mean_nothing_else_are_understood(values):
    data = surveyapp.read({"drugs": values}, designs={"drugs": TwoCoins()})
    assert counts(data, "drugs") == [1, 2]


@pytest.mark.parametrize(
    "values",
    [
        [1, 2, 2],
        [1, 0, 9],
        ["a", "b", "b"],
        ["same", "different", "same"],
        ["yes", "no", "perhaps"],
    ],
)
def test_values_that_could_mean_either_answer_are_refused(values):
    with pytest.raises(NotUsable, match=r"drugs has the values .* records yes, no\. Say which"):
        surveyapp.read({"drugs": values}, designs={"drugs": TwoCoins()})


def test_labels_say_what_codes_mean_also_against_the_usual_order():
    data = surveyapp.read(
        {"drugs": [1, 0, 0]}, designs={"drugs": TwoCoins()}, labels={"drugs": {1: "no", 0: "yes"}}
    )
    assert counts(data, "drugs") == [2, 1]


def test_a_code_without_a_label_is_not_guessed_beside_labelled_ones():
    with pytest.raises(NotUsable, match="has the values 0"):
        surveyapp.read(
            {"drugs": [1, 0, 0]}, designs={"drugs": TwoCoins()}, labels={"drugs": {1: "no"}}
        )


def test_reports_of_a_crosswise_question_are_same_and_different():
    data = surveyapp.read(
        {"bribe": ["different", "same", "same"]}, designs={"bribe": Crosswise(p="1/5")}
    )
    assert counts(data, "bribe") == [2, 1]
    assert data.survey.question("bribe").answers == ("yes", "no")


def test_same_and_different_without_a_design_are_two_categories():
    data = surveyapp.read({"bribe": ["different", "same", "same"]})
    assert data.survey.question("bribe").type_name == "single_choice"


def test_choices_of_an_even_design_need_no_order_but_all_of_them():
    reports = {"party": ["b", "a", "c", "a"]}
    data = surveyapp.read(reports, designs={"party": KRR(k=3, p_truth="1/2")})
    assert data.survey.question("party").answers == ("a", "b", "c")
    with pytest.raises(NotUsable, match=r"3 different values .* has 4 answers"):
        surveyapp.read(reports, designs={"party": KRR(k=4, p_truth="1/2")})
    named = {"party": ["a", "b", "c", "d"]}
    data = surveyapp.read(reports, designs={"party": KRR(k=4, p_truth="1/2")}, labels=named)
    assert counts(data, "party") == [2, 1, 1, 0]


def test_an_uneven_design_needs_the_order_of_its_answers():
    uneven = ForcedChoice(k=3, p_truth="1/2", p_forced=["1/4", "1/8", "1/8"])
    reports = {"party": ["b", "a", "c", "a"]}
    with pytest.raises(NotUsable, match="treats its answers differently"):
        surveyapp.read(reports, designs={"party": uneven})
    data = surveyapp.read(reports, designs={"party": uneven}, labels={"party": ["c", "b", "a"]})
    assert data.survey.question("party").answers == ("c", "b", "a")


def test_numbers_with_a_design_take_their_scale_from_it():
    design = Laplace(minimum=0, maximum=100, epsilon=1)
    data = surveyapp.read({"income": [10.5, -3, 180, None]}, designs={"income": design})
    with data.opened() as opened:
        found = opened.source.numbers(data.survey.question("income"))
    assert found[:3].tolist() == [10.5, -3, 180]
    assert np.isnan(found[3])


def test_the_scale_of_ever_other_numbers_holds_all_of_them_and_row_numbers_are_no_question():
    rng = np.random.default_rng(1)
    table = {
        "income": rng.integers(0, 50_000, 9000) / 10,
        "years": rng.integers(0, 4000, 9000),
        "row": np.arange(9000),
    }
    data = surveyapp.read(table)
    scales = {q.id: q.scale for q in data.survey.recorded_questions}
    assert data.left_out == ("row",)
    for name, scale in scales.items():
        ends = float(scale.minimum), float(scale.maximum)
        assert ends == (min(table[name]), max(table[name]))
    assert (scales["income"].is_any, scales["years"].step) == (True, 1)


def test_designs_of_two_samples_need_the_sample_of_each_respondent():
    design = {"drugs": UnrelatedQuestionUnknown(p_truth=["7/10", "3/10"])}
    with pytest.raises(NotUsable, match=r"2 samples.*column drugs\.sample"):
        surveyapp.read({"drugs": ["yes", "no"]}, designs=design)
    table = {"drugs": ["yes", "no", None], "drugs.sample": [2, 1, None]}
    with surveyapp.read(table, designs=design).opened() as opened:
        assert opened.source.samples(opened.survey.question("drugs")).tolist() == [2, 1, 0]


def test_a_type_can_be_stated_or_a_column_left_out():
    table = {"region": [1, 2, 3, 4, 5] * 3, "age": [20, 30, 40] * 5}
    data = surveyapp.read(table, types={"region": "single_choice", "age": None})
    assert [(q.id, q.type_name) for q in data.survey.recorded_questions] == [
        ("region", "single_choice")
    ]
    with pytest.raises(NotUsable, match="cannot have the type joint"):
        surveyapp.read(table, types={"region": "joint"})


@pytest.mark.parametrize("weights", [[1, None], [1, -1], [1, float("inf")], ["a", 1]])
def test_weights_are_numbers_from_0(weights):
    with pytest.raises(NotUsable, match="Every respondent needs a weight"):
        surveyapp.read(
            {"drugs": ["yes", "no"], "w": weights}, designs={"drugs": TwoCoins()}, weight="w"
        )


def test_every_respondent_has_a_stratum():
    table = {"drugs": ["yes", "no"], "region": ["north", None]}
    with pytest.raises(NotUsable, match="no stratum for 1 respondents"):
        surveyapp.read(table, designs={"drugs": TwoCoins()}, stratum="region")


@pytest.mark.parametrize(
    "column", [{"designs": {"use": TwoCoins()}}, {"weight": "use"}, {"types": {"use": None}}]
)
def test_columns_that_are_named_are_there(column):
    with pytest.raises(NotUsable, match="There is no column use"):
        surveyapp.read({"drugs": ["yes", "no"]}, **column)


def test_columns_have_different_names():
    twice = pd.DataFrame([["yes", "no"]], columns=["drugs", "drugs"])
    with pytest.raises(NotUsable, match="Two columns are called drugs"):
        surveyapp.read(twice, designs={"drugs": TwoCoins()})


def test_a_filter_counts_only_those_that_meet_it(frame):
    data = surveyapp.read(frame, designs={"drugs": TwoCoins()})
    assert len(data.where("grade=low")) == 6
    assert counts(data.where("grade=low"), "drugs") == [3, 3]
    with pytest.raises(UserProblem, match="randomized"):
        data.where("drugs=yes")


def test_a_survey_reads_a_frame_by_its_own_questions(clinic):
    table = pd.DataFrame({"drugs": ["yes", "no"], "region": ["north", "south"], "more": [1, 2]})
    data = surveyapp.read(table, survey=clinic)
    assert counts(data, "drugs") == [1, 1]
    assert data.left_out == ("more",)
    with pytest.raises(NotUsable, match="No column is a question of the survey"):
        surveyapp.read(table[["more"]], survey=clinic)
    with pytest.raises(NotUsable, match="leave out designs"):
        surveyapp.read(table, survey=clinic, designs={"drugs": TwoCoins()})


def test_a_csv_is_read_with_its_survey_or_with_designs(tmp_path, clinic_path):
    path = tmp_path / "reports.csv"
    path.write_text("drugs,region\nyes,north\nno,south\nno,south\n")
    assert counts(surveyapp.read(path, survey=clinic_path), "drugs") == [1, 2]
    assert counts(surveyapp.read(path, designs={"drugs": TwoCoins()}), "drugs") == [1, 2]
    with pytest.raises(NotUsable, match=r"reports\.csv is a table. Say how"):
        surveyapp.read(path)


@pytest.mark.parametrize(
    ("encoding", "mark", "end"),
    [
        ("utf-8", ",", "\n"),
        ("utf-8-sig", ";", "\r\n"),
        ("utf-16", "\t", "\n"),
        ("cp1252", ";", "\n"),
        ("utf-8", "|", "\r"),
    ],
)
def test_a_csv_is_read_as_spreadsheets_write_it(tmp_path, encoding, mark, end):
    path = tmp_path / "reports.csv"
    comma = "," if mark == ";" else "."
    rows = [["drugs", "größe", "größe"]]
    rows += [["yes" if row % 3 else "no", f"{row}{comma}5", "süd"] for row in range(40_000)]
    path.write_bytes((end.join(map(mark.join, rows)) + end).encode(encoding))
    data = surveyapp.read(path, designs={"drugs": TwoCoins()}, types={"größe (2)": None})
    assert counts(data, "drugs") == [26_666, 13_334]
    assert list(data.columns.values()) == ["drugs", "größe"]
    assert surveyapp.estimate(data, "größe").frame()["estimate"][0] == pytest.approx(20_000)


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "reports.csv cannot be used: it is empty"),
        (b'drugs,sex\nyes,"f\n', "reports.csv, line 2"),
        (b"drugs,sex\nyes,f\nno,f,3\n", "reports.csv cannot be read as a table: .* line 3"),
        (bytes(range(256)), "reports.csv, line 1"),
    ],
)
def test_a_csv_that_is_none_is_refused_by_its_name(tmp_path, content, what):
    path = tmp_path / "reports.csv"
    path.write_bytes(content)
    with pytest.raises(NotUsable, match=what):
        surveyapp.read(path, designs={"drugs": TwoCoins()})


def test_what_was_read_shows_its_questions_in_a_notebook(frame):
    data = surveyapp.read(frame.rename(columns={"age": "<b>"}), designs={"drugs": TwoCoins()})
    shown = data._repr_html_()
    assert "<td>two_coins</td><td>1.0987</td>" in shown
    assert "<b></td>" not in shown
    assert repr(data).startswith("survey: 12 interviews\nquestion")


def test_what_was_read_shows_the_sample_that_analyses_use(frame):
    drawn = frame.assign(w=2.0, village=[1, 2, 3, 4] * 3)
    data = surveyapp.read(drawn, designs={"drugs": TwoCoins()}, weight="w", cluster="village")
    assert "\nsample: weight w, cluster village" in repr(data)
    assert "<p>sample: weight w, cluster village</p>" in data._repr_html_()
    assert "sample:" not in repr(surveyapp.read(frame, designs={"drugs": TwoCoins()}))


def test_what_was_read_shows_the_shares_of_a_forced_choice_as_numbers():
    design = ForcedChoice(k=2, p_truth="3/4", p_forced=("1/8", "1/8"))
    data = surveyapp.read({"source": ["a", "b", "b"]}, designs={"source": design})
    assert "forced_choice(p_truth=3/4, p_forced=(1/8, 1/8))" in repr(data)


def test_whatever_cannot_be_read_or_filtered_is_a_value_error(tmp_path, frame):
    with pytest.raises(ValueError, match="there is no such file"):
        surveyapp.read(tmp_path / "nothing")
    data = surveyapp.read(frame, designs={"drugs": TwoCoins()})
    with pytest.raises(ValueError, match="age>=30"):
        data.where("age >< 30")
    with pytest.raises(ValueError, match="no recorded question sect"):
        data.where(sect="f")
    with pytest.raises(ValueError, match="nothing cannot be used"):
        surveyapp.simulate(tmp_path / "nothing")


@pytest.fixture(scope="module")
def study(tmp_path_factory, clinic_path) -> Path:
    folder = tmp_path_factory.mktemp("study")
    simulate(load_survey(clinic_path), folder, interviews=200, kiosks=2, seed=3)
    return folder


def test_collection_files_are_read_from_their_folder_or_one_by_one(study):
    whole = surveyapp.read(study)
    files = sorted(study.glob("*.collection"))
    assert len(whole) == len(surveyapp.read(files)) == 200
    assert len(surveyapp.read(str(files[0]))) < 200
    assert whole.frame().shape == (200, len(whole.survey.recorded_questions))


def test_a_project_is_read_as_the_files_that_it_was_made_of(study, tmp_path):
    project = tmp_path / "clinic.surveydesk"
    with Project(project) as opened:
        read_files(opened, [study])
    data = surveyapp.read(project)
    assert counts(data, "drugs") == counts(surveyapp.read(study), "drugs")
    assert len(data.where("region=north")) < len(data)


def test_files_know_their_designs(study):
    with pytest.raises(NotUsable, match="here the survey says them"):
        surveyapp.read(study, designs={"drugs": TwoCoins()})


# sealed interviews


@pytest.fixture(scope="module")
def sealed(make_survey, tmp_path_factory):
    """A key file, and the collection file of a kiosk whose survey is sealed to it."""
    folder = tmp_path_factory.mktemp("sealed")
    key = new_key(folder / "analyst.key", PASSPHRASE)
    store = KioskStore(folder / "kiosk", make_survey(analyst_key=key.text))
    for report in ("yes", "no") * 5:
        store.add([report], date(2026, 3, 1))
    (file,) = store.export(folder, allow_small=True).files
    store.close()
    return folder / "analyst.key", file


def test_sealed_files_are_read_with_the_key_of_accepted_kiosks(sealed):
    key, file = sealed
    data = surveyapp.read(file, key=key, passphrase=PASSPHRASE, accept_kiosks=True)
    assert (len(data), counts(data, "used")) == (10, [5, 5])
    with pytest.raises(ValueError, match=r"give accept_kiosks; or .* files with kiosks"):
        surveyapp.read(file, key=key, passphrase=PASSPHRASE)
    with pytest.raises(ValueError, match=r"Give the passphrase of analyst\.key"):
        surveyapp.read(file, key=key)
    with pytest.raises(UserProblem, match="The passphrase does not open"):
        surveyapp.read(file, key=key, passphrase=PASSPHRASE[1:])
    with pytest.raises(UserProblem, match="sealed to the analyst's key"):
        surveyapp.read(file, accept_kiosks=True)


def test_a_sealed_project_is_open_only_for_those_interviews(sealed, tmp_path):
    key, file = sealed
    project, opener = tmp_path / "p.surveydesk", unlock(key, PASSPHRASE)
    import_files([file], project, opener=opener, trust=EVERY_KIOSK)
    data = surveyapp.read(project, key=key, passphrase=PASSPHRASE)
    assert surveyapp.estimate(data, "used").frame()["n"].tolist() == [10, 10]
    with pytest.raises(UserProblem, match="sealed to the analyst's key"):
        surveyapp.read(project)


def test_a_column_can_be_every_type_that_one_column_can_have():
    table = pd.DataFrame(
        {
            "born": pd.to_datetime(["1990-01-02", "1980-05-06", None, "2001-01-01"]),
            "came": ["22.11.2026", "2026-11-20", "", "2026-11-21"],
            "why": ["rain, and wind", "Müdigkeit", None, "rain, and wind"],
            "goods": ["radio car", "car", "", "radio"],
        }
    )
    types = {"born": "date", "came": "date", "why": "text", "goods": "multiple_choice"}
    data = surveyapp.read(table, types=types)
    born, came, why = (
        surveyapp.describe(data, name).frame().iloc[0] for name in ("born", "came", "why")
    )
    assert (born["n"], str(born["median"])) == (3, "1990-01-02")
    assert (came["n"], str(came["latest"])) == (3, "2026-11-22")
    assert (why["n"], why["commonest"]) == (3, "rain, and wind")
    shares = surveyapp.estimate(data, "goods").frame(labels=False).set_index("answer")["estimate"]
    assert dict(shares) == {"radio": pytest.approx(2 / 3), "car": pytest.approx(2 / 3)}
    with pytest.raises(NotUsable, match=r"1990-13-02, and its question records a day"):
        surveyapp.read(table.assign(came="1990-13-02"), types=types)


@pytest.mark.parametrize("name", ["none.surveydesk", "none.csv", "none"])
def test_what_is_not_there_is_refused_and_never_made(tmp_path, name):
    with pytest.raises(
        UserProblem, match=f"^{name} cannot be used: there is no such file or folder"
    ):
        surveyapp.read(tmp_path / name)
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize(
    ("columns", "what"),
    [
        ({"income": [1.5, 2.5, np.inf] * 40}, "infinite numbers. Make them missing"),
        ({"kids": [[1], [1, 2]]}, r"no single values: the first is \[1\]"),
    ],
)
def test_cells_that_no_question_has_are_refused_with_what_to_do(columns, what):
    with pytest.raises(NotUsable, match=what):
        surveyapp.read(columns)


def test_columns_with_names_of_several_parts_are_to_be_joined(frame):
    with pytest.raises(NotUsable, match="Join them"):
        surveyapp.read(pd.concat({"wave 1": frame}, axis=1))


def test_a_number_that_is_always_the_same_is_a_question_too():
    found = surveyapp.read({"wave": [2] * 9}, types={"wave": "number"})
    assert surveyapp.estimate(found, "wave").frame()["estimate"].tolist() == [pytest.approx(2.0)]


def test_designs_are_said_by_column(frame):
    for keyword in ("designs", "types", "labels"):
        with pytest.raises(NotUsable, match=rf"{keyword}=\{{“column”: …\}}"):
            surveyapp.read(frame, **{keyword: ["drugs"]})


def test_columns_that_are_called_by_numbers_are_read_as_those_called_by_words():
    table = pd.DataFrame([["yes", "f", 1.5, "a"], ["no", "m", 0.5, "b"]] * 20)
    table[("u", 1)] = [3, 4] * 20
    options = {"designs": {0: TwoCoins()}, "labels": {1: {"f": "woman", "m": "man"}}}
    data = surveyapp.read(table, **options, weight=2, stratum=3)
    assert list(data.columns.values()) == ["0", "1", "3", "('u', 1)"]
    words = table.rename(columns={0: "drugs", 1: "sex", 2: "w", 3: "st"})
    named = surveyapp.read(
        words,
        designs={"drugs": TwoCoins()},
        labels={"sex": options["labels"][1]},
        weight="w",
        stratum="st",
    )
    by_number = surveyapp.estimate(data, 0, by=1).frame()
    by_word = surveyapp.estimate(named, "drugs", by="sex").frame()
    assert by_number["question"].tolist() == ["0"] * 4
    pd.testing.assert_frame_equal(by_number.iloc[:, 1:], by_word.iloc[:, 1:])
    assert len(surveyapp.simulate(table, designs={0: TwoCoins()}, seed=1)) == 40
    with pytest.raises(NotUsable, match="Two columns are called 1"):
        surveyapp.read(table.rename(columns={0: "1"}))


@pytest.mark.parametrize("kind", ["stratum", "cluster", "stages", "base", "fpc"])
def test_a_randomized_question_says_nothing_of_the_sample(kind):
    table = {"Used?": ["yes", "no"] * 20, "sex": ["f", "m"] * 20}
    with pytest.raises(NotUsable, match=r"^Used is randomized"):
        surveyapp.read(table, designs={"Used?": TwoCoins()}, **{kind: "Used?"})


def test_margins_are_by_answer():
    table = {"drugs": ["yes", "no"] * 20, "sex": ["f", "m"] * 20, "w": [1.0] * 40}
    with pytest.raises(NotUsable, match="each answer to sex"):
        surveyapp.read(table, weight="w", margins={"sex": 0.5})


def test_a_column_that_was_left_out_is_named_where_it_is_asked_for():
    data = surveyapp.read({"drugs": ["yes", "no"] * 4, "city": ["x"] * 8})
    assert data.left_out == ("city",)
    for ask in (
        lambda: surveyapp.estimate(data, "drugs", by="city"),
        lambda: surveyapp.regress(data, "drugs", ["city"]),
        lambda: data.where(city="x"),
    ):
        with pytest.raises(NotUsable, match=r"column city .* left out.*types=\{“city”"):
            ask()


def test_spellings_of_one_word_alone_are_no_question():
    data = surveyapp.read({"drugs": ["yes", "no"] * 4, "sex": ["F", "f"] * 4})
    assert data.left_out == ("sex",)


def test_a_table_without_rows_is_refused():
    with pytest.raises(NotUsable, match="no rows"):
        surveyapp.read({"drugs": []}, designs={"drugs": TwoCoins()})


def test_a_filter_takes_numbers_and_at_least_one_answer():
    data = surveyapp.read({"stars": [1, 2, 3, 4, 5] * 4, "sex": ["f", "m"] * 10})
    assert len(data.where(stars=np.int64(3))) == len(data.where(stars=3.0)) == 4
    assert len(data.where(stars=np.array([1, 2]))) == 8
    with pytest.raises(NotUsable, match="at least one answer to sex"):
        data.where(sex=[])


def test_one_answer_alone_is_no_choice():
    with pytest.raises(NotUsable, match="column sex has only one answer, m"):
        surveyapp.read(
            {"drugs": ["yes", "no"] * 4, "sex": ["m"] * 8}, types={"sex": "single_choice"}
        )


def test_a_column_needs_a_name_to_be_a_question():
    with pytest.raises(NotUsable, match="A column has no name"):
        surveyapp.read({"drugs": ["yes", "no"] * 4, "": ["a", "b"] * 4})


def test_values_with_one_label_are_one_answer():
    data = surveyapp.read(
        {"edu": [1, 2, 3, 4] * 3},
        labels={"edu": {1: "school", 2: "school", 3: "college", 4: "college"}},
    )
    found = surveyapp.estimate(data).frame()
    assert found["answer"].tolist() == ["school", "college"]
    assert found["estimate"].tolist() == [0.5, 0.5]


def test_a_number_shows_its_answers_and_no_step_that_nobody_chose():
    found = repr(
        surveyapp.read(
            {
                "income": [one / 100 for one in range(51, 300)],
                "age": [*range(18, 67)] * 5 + [67] * 4,
            }
        )
    )
    assert "direct, from 0.51 to 2.99\n" in found
    assert "direct, from 18 to 67 in steps of 1" in found
