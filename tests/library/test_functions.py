"""Natural lines of a pandas user give the right number, or are refused with what to write instead."""

from __future__ import annotations

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.designs import KRR, ForcedChoice, Laplace, TwoCoins
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.library.problems import NotUsable

REPORTS = ["yes"] * 347 + ["no"] * 653


@pytest.fixture(scope="module")
def df() -> pd.DataFrame:
    return pd.DataFrame({"drugs": REPORTS, "sex": [1, 2] * 500, "p": [0.2, 0.25] * 500})


def share_of_yes(result: surveyapp.Result) -> float:
    frame = result.frame()
    return float(frame.loc[frame["answer"] == "yes", "estimate"].iloc[0])


@pytest.mark.parametrize(
    "counted",
    [
        lambda df: df.drugs.value_counts(),
        lambda df: df.drugs.value_counts(ascending=True),
        lambda df: df[["drugs"]].value_counts(),
        lambda df: df.drugs,
        lambda df: df.drugs.astype("category"),
        lambda df: df.drugs == "yes",
        lambda df: (df.drugs == "yes").astype(int),
        lambda df: df.groupby("drugs").size(),
        lambda df: {"no": 653, "yes": 347},
        lambda df: pd.concat([df.drugs, pd.Series([None, None])]).value_counts(dropna=False),
    ],
)
def test_counts_with_names_and_columns_of_reports_are_estimated_rightly(df, counted):
    result = surveyapp.estimate(TwoCoins(), counted(df))
    assert share_of_yes(result) == pytest.approx(2 * 0.347 - 0.5)
    assert result.frame()["n"].tolist() == [1000, 1000]


@pytest.mark.parametrize(
    ("counted", "what"),
    [
        (lambda df: [347, 653], "no labels"),
        (lambda df: df.drugs.value_counts().to_numpy(), "no labels"),
        (lambda df: df.drugs.value_counts(normalize=True), "whole numbers"),
        (lambda df: {"yes": -1, "no": 4}, "whole numbers"),
        (lambda df: df.sex, "sex has the values 1, 2"),
        (lambda df: df.sex.value_counts(), "sex has the values 1, 2"),
        (lambda df: df.value_counts(), "several columns"),
        (lambda df: {"yes": 3, "nope": 4}, "has the values nope"),
        (lambda df: df, "no labels"),
        (lambda df: None, "no labels"),
    ],
)
def test_what_could_be_misunderstood_is_refused(df, counted, what):
    with pytest.raises(NotUsable, match=what):
        surveyapp.estimate(TwoCoins(), counted(df))


def test_an_estimate_of_counts_is_the_one_of_the_statistics(df):
    yes, _ = estimate_prevalence(TwoCoins().channel, {"yes": 347, "no": 653}, level=0.9)
    row = surveyapp.estimate(TwoCoins(), df.drugs.value_counts(), level=0.9).frame().iloc[0]
    assert (row["estimate"], row["se"]) == (yes.prevalence, yes.standard_error)
    assert (row["low"], row["high"]) == (yes.interval.low, yes.interval.high)
    assert row["question"] == "drugs"


def test_answers_of_a_design_that_treats_them_differently_are_named_in_its_order():
    uneven = ForcedChoice(k=3, p_truth="1/2", p_forced=["1/4", "1/8", "1/8"])
    counts = {"b": 30, "a": 50, "c": 20}
    with pytest.raises(NotUsable, match="treats its answers differently"):
        surveyapp.estimate(uneven, counts)
    found = surveyapp.estimate(uneven, counts, answers=["a", "b", "c"]).frame()
    expected = estimate_prevalence(uneven.channel, [50, 30, 20])
    assert found["answer"].tolist() == ["a", "b", "c"]
    assert found["estimate"].tolist() == [one.prevalence for one in expected]
    even = surveyapp.estimate(KRR(k=3, p_truth="1/2"), counts).frame()
    assert even["answer"].tolist() == ["a", "b", "c"]


def test_numbers_are_not_counted_by_name():
    with pytest.raises(NotUsable, match="too many reports to be counted"):
        surveyapp.estimate(Laplace(minimum=0, maximum=9, epsilon=1), {3.5: 2, 4.5: 3})


def test_of_interviews_the_second_place_is_the_question(df):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()}, types={"p": None})
    assert set(surveyapp.estimate(data, "drugs").frame()["question"]) == {"drugs"}
    assert len(surveyapp.estimate(data, "drugs", by="sex").frame()) == 4
    with pytest.raises(NotUsable, match="go with a design"):
        surveyapp.estimate(data, df.drugs.value_counts())


def test_labels_of_a_frame_are_understood_in_every_option(df):
    data = surveyapp.read(
        df.rename(columns={"sex": "Sex (m/f)"}),
        designs={"drugs": TwoCoins()},
        labels={"Sex (m/f)": {1: "männlich", 2: "weiblich"}},
        types={"p": None},
    )
    assert data.survey.question("Sex_m_f").answers == ("1", "2")
    compared = surveyapp.compare(data, "drugs", "Sex (m/f)", groups=["weiblich", "männlich"])
    assert set(compared.frame()["first"]) == {"weiblich"}
    fitted = surveyapp.regress(
        data, "drugs", ["Sex (m/f)"], reference={"Sex (m/f)": "weiblich"}
    ).frame()
    assert any("männlich" in term for term in fitted["term"])
    kept = data.where(**{"Sex (m/f)": "männlich"})
    assert len(kept) == 500


def test_inclusion_probabilities_of_a_column_are_weights_of_their_own(df):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()}, types={"p": None, "sex": None})
    found = surveyapp.estimate(data, "drugs", inclusion="p").frame()
    weights = 1 / df["p"]
    share = float(np.sum(weights * (df["drugs"] == "yes")) / weights.sum())
    assert found["estimate"].iloc[0] == pytest.approx(2 * share - 0.5)
    with pytest.raises(NotUsable, match="There is no column q"):
        surveyapp.estimate(data, "drugs", inclusion="q")


def test_weights_of_a_frame_are_used_by_every_analysis(df):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()}, weight="p")
    share = float(np.sum(df["p"] * (df["drugs"] == "yes")) / df["p"].sum())
    assert share_of_yes(surveyapp.estimate(data, "drugs")) == pytest.approx(2 * share - 0.5)


def test_a_plan_needs_a_design_and_a_survey_has_an_account(clinic, clinic_path):
    plan = surveyapp.plan(TwoCoins(), error=0.05).frame()
    assert plan.loc[plan["method"] == "exact", "n"].tolist() == [1560]
    assert surveyapp.privacy(clinic).frame().equals(surveyapp.privacy(clinic_path).frame())


def test_an_error_says_keywords_and_all_of_its_sentence(df):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()}, types={"p": None})
    with pytest.raises(NotUsable, match="leave out") as refused:
        surveyapp.estimate(data, "drugs", posterior=True, non_adherence="0:0.1")
    assert "--" not in str(refused.value)
    with pytest.raises(NotUsable, match=r"^level: "):
        surveyapp.estimate(data, "drugs", level="high")


@pytest.mark.parametrize("given", [TwoCoins, "two_coins"])
def test_what_is_no_design_is_refused_wherever_a_design_is_taken(df, given):
    takers = [
        lambda: surveyapp.read(df, designs={"drugs": given}),
        lambda: surveyapp.simulate(df, designs={"drugs": given}),
        lambda: surveyapp.estimate(given, {"yes": 3, "no": 4}),
        lambda: surveyapp.plan(given, error=0.05),
        lambda: surveyapp.RandomizedLogisticRegression(given).fit(df[["p"]], df["drugs"]),
        lambda: surveyapp.ReportsClassifier(designs={"drugs": given}).fit(df[["drugs"]], df["sex"]),
        lambda: surveyapp.ReportsClassifier(label_design=given).fit(df[["sex"]], df["drugs"]),
    ]
    for take in takers:
        with pytest.raises(NotUsable, match=r"Call it|is not a design"):
            take()


def test_wrong_arguments_are_said_with_the_name_of_the_function(df):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()})
    with pytest.raises(TypeError, match=r"^regress\(\) got an unexpected keyword argument 'on'"):
        surveyapp.regress(data, "drugs", on=["p"])
    with pytest.raises(TypeError, match=r"^compare\(\) missing a required argument: 'question'"):
        surveyapp.compare(data)


def test_several_questions_are_not_taken_for_counts(df):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()})
    with pytest.raises(NotUsable, match="Name one question, or none"):
        surveyapp.estimate(data, ["drugs", "sex"])
    assert set(surveyapp.estimate(data, ["drugs"]).frame()["question"]) == {"drugs"}


def test_a_plan_of_the_best_designs_needs_none():
    named = surveyapp.plan(best_under=1.0, error=0.05).frame()
    placed = surveyapp.plan(None, best_under=1.0, error=0.05).frame()
    pd.testing.assert_frame_equal(named, placed)
    assert len(named) > 1
    with pytest.raises(NotUsable, match=r"[Dd]esign"):
        surveyapp.plan(error=0.05)


def test_one_question_is_one_question_also_in_a_list(df):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()})
    assert set(surveyapp.estimate(data, "drugs", by=["sex"]).frame()["group"]) == {"1", "2"}
    with pytest.raises(NotUsable, match=r"by: name one question\. Here are sex, drugs"):
        surveyapp.estimate(data, "drugs", by=["sex", "drugs"])


@pytest.mark.parametrize("name", ["estimate", "compare", "distance", "rank"])
def test_a_question_has_no_groups_by_its_own_answers(name):
    data = surveyapp.read({"stars": [1, 2, 3, 4, 5] * 20})
    with pytest.raises(NotUsable, match="groups of its own answers"):
        getattr(surveyapp, name)(data, "stars", by="stars")


def test_answers_that_are_numbers_are_named_by_them():
    data = surveyapp.read({"stars": [1, 2, 3, 4, 5] * 20, "city": ["a", "b"] * 50})
    as_number = surveyapp.compare(data, "stars", by="city", answer=np.int64(3)).frame()
    as_text = surveyapp.compare(data, "stars", by="city", answer="3").frame()
    pd.testing.assert_frame_equal(as_number, as_text)


@pytest.mark.parametrize(
    ("options", "what"),
    [
        ({"question": []}, "^question: give a name"),
        ({"by": {}}, "^by: give a name"),
        ({"by": [["sex"]]}, "^by: give a name"),
        ({"interval": ["wald"]}, "^interval: choose one of"),
        ({"by": TwoCoins()}, "^by: give a name"),
        ({"safe_answer": 1.5, "non_adherence": "0:0.1"}, "no answer 1.5|has no"),
    ],
)
def test_options_of_another_kind_are_refused_in_a_sentence(df, options, what):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()})
    with pytest.raises(NotUsable, match=what):
        surveyapp.estimate(data, **{"question": "drugs", **options})


def test_references_are_pairs_or_texts(df):
    data = surveyapp.read(df, designs={"drugs": TwoCoins()})
    texts, pairs, dicts = (
        surveyapp.regress(data, "drugs", ["sex"], reference=given).frame()
        for given in (["sex=2"], [("sex", 2)], {"sex": 2})
    )
    assert "sex: 1" in texts["term"].tolist()
    pd.testing.assert_frame_equal(texts, pairs)
    pd.testing.assert_frame_equal(texts, dicts)
    with pytest.raises(NotUsable, match=r"^reference: "):
        surveyapp.regress(data, "drugs", ["sex"], reference=3)


def test_where_nobody_answered_nothing_else_is_said(df):
    data = surveyapp.read(df.assign(drugs=None), designs={"drugs": TwoCoins()})
    for ask in (
        lambda: surveyapp.compare(data, "drugs", by="sex"),
        lambda: surveyapp.estimate(data, "drugs", posterior=True),
        lambda: surveyapp.crosstab(data, ["drugs", "sex"]),
    ):
        with pytest.raises(NotUsable, match=r"^There are no reports"):
            ask()


def test_interviews_are_read_before_they_are_analysed(df):
    for function in (surveyapp.estimate, surveyapp.describe, surveyapp.synthesize):
        with pytest.raises(NotUsable, match=r"surveyapp\.read|not a design"):
            function(df, "drugs") if function is surveyapp.describe else function(df)


def test_the_account_of_something_else_is_refused():
    with pytest.raises(NotUsable, match="needs a survey"):
        surveyapp.privacy(TwoCoins())


def test_the_small_groups_of_a_frame_count_numbers_too():
    ages = [30] * 12 + [41.5] * 3
    data = surveyapp.read({"age": ages, "sex": ["f", "m", "m"] * 5}, types={"age": "number"})
    found = surveyapp.privacy(data).frame("groups")
    crossed = found.loc[found["questions"] == "age × sex"].iloc[0]
    assert crossed[["small_cells", "people_in_small_cells", "alone"]].tolist() == [4, 15, 1]


def test_models_side_by_side_are_lists_of_columns():
    rng = np.random.default_rng(1)
    table = pd.DataFrame(
        {
            "drugs": rng.choice(["yes", "no"], 400),
            "Köln": rng.choice(["ja", "nein"], 400),
            "sex": rng.choice(["f", "m"], 400),
        }
    )
    data = surveyapp.read(table, designs={"drugs": TwoCoins()})
    found = surveyapp.models(data, "drugs", [[], ["sex"], ["sex", "Köln"], ["sex * Köln"]])
    as_text = surveyapp.models(data, "drugs", ";sex;sex,Köln;sex * Köln")
    assert len(found.frame("fits")) == 4
    assert found.frame("fits").equals(as_text.frame("fits"))
    assert found.frame().equals(as_text.frame())
