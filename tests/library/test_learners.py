"""Learners have scikit-learn's interface, spend what they say, and take nothing off a private table."""

from __future__ import annotations

import inspect
import json
import math
import pickle
import sys
import warnings

import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp import PrivateClassifier, RandomizedLogisticRegression, ReportsClassifier
from surveyapp.designs import KRR, Crosswise, ItemCount, TwoCoins, Warner
from surveyapp.errors import UserProblem
from surveyapp.library.arrays import NotFitted
from surveyapp.library.estimators import OF_REPORTS
from surveyapp.library.estimators import OF_TABLES as OF_LEARNERS
from surveyapp.library.problems import NotUsable
from surveyapp.services.simulation.respondents import simulate

ESTIMATORS = {
    "private": PrivateClassifier(epsilon=1.0, domain_is_public=True, most_weight=10),
    "without-noise": PrivateClassifier("auto", epsilon=math.inf, domain_is_public=True),
    "naive-bayes": PrivateClassifier("naive-bayes", epsilon=math.inf, domain_is_public=True),
    "reports": ReportsClassifier(),
    "regression": RandomizedLogisticRegression(penalty=1.0),
    **{name: kind(epsilon=math.inf, domain_is_public=True) for name, kind in OF_LEARNERS.items()},
    **{name: kind() for name, kind in OF_REPORTS.items()},
    "forest-under-epsilon": OF_LEARNERS["ForestClassifier"](
        epsilon=1.0, domain_is_public=True, most_weight=10
    ),
}


DO_NOT_APPLY = {
    "check_pipeline_consistency": "two fits differ: noise that protects people cannot be seeded",
    "check_array_api_input": "only where SCIPY_ARRAY_API is set",
}
"""Checks that scikit-learn skips by what an estimator says of itself, and why they do not apply.

All of them need a table whose domain is public: a private one is refused until bounds, levels and classes are
stated, which no check does.
"""


UNLIKE_REPEATED_ROWS = {"check_sample_weight_equivalence_on_dense_data"}
"""Under ε a weight of two is not what a row given twice is: the noise covers the largest weight of one row.
The tree without noise draws the rows that it is pruned by, and rows in another order are others. A respondent
who represents two people is one respondent: two who gave the same reports show more.
"""


def checks(name: str, *, all_of_them: bool, status: str) -> set[str]:
    """Return the checks of scikit-learn that end in a way for an estimator."""
    found = pytest.importorskip("sklearn.utils.estimator_checks")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # such as that it is not derived from their class
        results = found.check_estimator(
            ESTIMATORS[name], legacy=all_of_them, on_skip=None, on_fail=None
        )
    assert len(results) > (50 if all_of_them else 10)
    skipped = {one["check_name"] for one in results if one["status"] == "skipped"}
    assert skipped <= set(DO_NOT_APPLY)
    return {one["check_name"] for one in results if one["status"] == status}


@pytest.mark.parametrize("name", ["naive-bayes", "ReportsAutoClassifier", "regression"])
def test_the_interface_is_the_one_that_scikit_learn_expects(name):
    assert checks(name, all_of_them=False, status="failed") == set()


@pytest.mark.slow
@pytest.mark.parametrize("name", ESTIMATORS)
def test_all_of_scikit_learns_checks_pass(name):
    epsilon = getattr(ESTIMATORS[name], "epsilon", math.inf)
    is_other = isinstance(ESTIMATORS[name], ReportsClassifier) or name == "TreeClassifier"
    failed = checks(name, all_of_them=True, status="failed")
    assert failed - (UNLIKE_REPEATED_ROWS if is_other or math.isfinite(epsilon) else set()) == set()


@pytest.mark.parametrize("learner", ["auto", "naive-bayes", "tree"])
def test_respondents_count_by_the_people_that_they_represent(learner):
    """Half of the respondents, of whom most say yes, represent a tenth of the people."""
    rng = np.random.default_rng(1)
    few = np.arange(4000) % 2 == 0
    truth = rng.random(4000) < np.where(few, 0.9, 0.2)
    reports = np.where(rng.random(4000) < 0.8, truth, ~truth)
    x, y = np.zeros((4000, 1)), np.where(reports, "yes", "no")
    x[::3] = 1
    model = ReportsClassifier(label_design=Warner(p="4/5"), learner=learner)
    given = np.where(few, 1.0, 9.0)
    shares = [model.fit(x, y, w).predict_proba(x)[:, 1].mean() for w in (None, given, given * 7)]
    assert shares[:2] == pytest.approx([0.55, 0.27], abs=0.06)
    assert shares[2] == pytest.approx(shares[1])  # only their ratios matter
    alone = model.fit(x, y, np.where(few, 1.0, 0.0)).predict_proba(x)
    assert alone == pytest.approx(model.fit(x[few], y[few]).predict_proba(x))


def test_a_weighted_row_counts_as_many_equal_rows():
    """Without noise the same model; and 3 of 4 rows say no where the fourth has 9 times their weight."""
    x, y = np.array([[0.0], [0.0], [0.0], [0.0], [1.0]]), np.array(["no", "no", "no", "yes", "no"])
    weights = np.array([2, 2, 2, 18, 5])
    stated = {"bounds": (0, 1), "bins": 2, "classes": ["no", "yes"]}
    one = PrivateClassifier("naive-bayes", epsilon=math.inf, **stated)
    weighted, repeated = (
        one.fit(*given).predict_proba(x)
        for given in ((x, y, weights), (x.repeat(weights, axis=0), y.repeat(weights)))
    )
    assert weighted == pytest.approx(repeated)
    assert weighted[0, 1] > 0.5 > one.fit(x, y).predict_proba(x)[0, 1]


def test_weights_need_a_public_bound_which_the_noise_covers(people):
    given = people[["age", "region"]], people["owns"], np.full(len(people), 4.0)
    with pytest.raises(NotUsable, match="most_weight"):
        PrivateClassifier("naive-bayes", **STATED).fit(*given)
    with pytest.raises(NotUsable, match="cannot count 0 times"):
        PrivateClassifier("naive-bayes", most_weight=0, **STATED).fit(*given)
    model = PrivateClassifier("naive-bayes", most_weight=10, **STATED).fit(*given)
    assert model.epsilon_ == 1.0
    assert model.trained.spent_ == pytest.approx(0.1)
    # a weight above the bound counts as the bound
    trimmed = PrivateClassifier("naive-bayes", epsilon=math.inf, most_weight=4, **STATED)
    same = trimmed.fit(given[0], given[1], np.where(people["owns"] == "yes", 4.0, 900.0))
    alike = one_model(same, people)
    assert one_model(trimmed.fit(*given), people) == pytest.approx(alike)


def one_model(model: PrivateClassifier, people: pd.DataFrame) -> np.ndarray:
    return model.predict_proba(people[["age", "region"]][:50])


@pytest.fixture(scope="module")
def people() -> pd.DataFrame:
    """Whether somebody owns a house depends on the age, and on the region a little."""
    rng = np.random.default_rng(1)
    age, region = rng.integers(18, 90, 3000), rng.choice(["north", "south"], 3000)
    chance = (age - 18) / 90 + 0.15 * (region == "north")
    owns = np.where(rng.random(3000) < chance, "yes", "no")
    return pd.DataFrame({"age": age, "region": region, "owns": owns})


STATED = {
    "bounds": {"age": (18, 90)},
    "levels": {"region": ["north", "south"]},
    "classes": ["no", "yes"],
}


def test_a_frame_of_numbers_and_words_is_learned_under_its_epsilon(people):
    model = PrivateClassifier(epsilon=2.0, random_state=1, **STATED)
    fitted = model.fit(people[["age", "region"]], people["owns"])
    assert fitted is model
    assert model.epsilon_ == 2.0
    assert model.classes_.tolist() == ["no", "yes"]
    assert model.score(people[["age", "region"]], people["owns"]) > 0.65
    old = pd.DataFrame({"age": [85, 19], "region": ["north", None]})
    assert model.predict(old).tolist() == ["yes", "no"]


@pytest.mark.parametrize("missing", list(STATED))
def test_nothing_is_read_off_a_private_table(people, missing):
    stated = {name: value for name, value in STATED.items() if name != missing}
    with pytest.raises(NotUsable, match="would not be private"):
        PrivateClassifier(**stated).fit(people[["age", "region"]], people["owns"])


def test_without_a_seed_the_noise_is_the_vetted_one_and_differs(people):
    def fitted(**more):
        model = PrivateClassifier("naive-bayes", epsilon=0.05, **STATED, **more)
        return model.fit(people[["age", "region"]], people["owns"]).predict_proba(
            people[["age", "region"]]
        )

    assert not np.array_equal(fitted(), fitted())
    assert np.array_equal(fitted(random_state=4), fitted(random_state=4))


def test_a_class_that_was_not_stated_is_refused(people):
    model = PrivateClassifier(bounds=(18, 90), classes=["no", "perhaps"])
    with pytest.raises(NotUsable, match="yes is none of the stated classes"):
        model.fit(people[["age"]], people["owns"])


def test_learners_stand_in_pipelines_and_are_cloned_and_cross_validated(people):
    pipeline = pytest.importorskip("sklearn.pipeline")
    preprocessing = pytest.importorskip("sklearn.preprocessing")
    selection = pytest.importorskip("sklearn.model_selection")
    model = PrivateClassifier(epsilon=5.0, bounds=(-3, 3), classes=["no", "yes"], random_state=0)
    steps = pipeline.make_pipeline(preprocessing.StandardScaler(), model)
    scores = selection.cross_val_score(steps, people[["age"]], people["owns"], cv=3)
    assert scores.min() > 0.6
    search = selection.GridSearchCV(model, {"bins": [2, 8]}, cv=2)
    assert search.fit(people[["age"]] / 30, people["owns"]).best_params_["bins"] in {2, 8}


def test_parameters_are_shown_read_and_set():
    model = PrivateClassifier(epsilon=0.5, bins=3)
    assert repr(model) == "PrivateClassifier(epsilon=0.5, bins=3)"
    assert model.set_params(bins=4).get_params()["bins"] == 4
    with pytest.raises(NotUsable, match="Invalid parameter 'colour' for PrivateClassifier"):
        model.set_params(colour="red")


def test_without_scikit_learn_an_estimator_still_says_that_it_is_not_fitted(monkeypatch):
    monkeypatch.setitem(sys.modules, "sklearn.exceptions", None)
    with pytest.raises(NotFitted, match="This PrivateClassifier is not fitted yet"):
        PrivateClassifier().predict([[1]])


def test_an_unknown_learner_is_refused_with_those_that_there_are(people):
    with pytest.raises(UserProblem, match="There is no learner"):
        PrivateClassifier("cleverest", **STATED).fit(people[["age", "region"]], people["owns"])


def randomized(answers: np.ndarray, design, seed: int) -> np.ndarray:
    """Return reports by the design's channel, by a generator of this test."""
    rng = np.random.default_rng(seed)
    table = np.array([[float(p) for p in row] for row in design.channel.rows])
    names = np.array(design.reports(("yes", "no")))
    codes = (rng.random(len(answers))[:, None] > table[answers].cumsum(axis=1)).sum(axis=1)
    return names[codes]


def test_reports_are_learned_with_their_channels_undone():
    rng = np.random.default_rng(2)
    label = rng.integers(0, 2, 20_000)
    feature = np.where(rng.random(20_000) < 0.8, label, 1 - label)
    table = pd.DataFrame({"bribe": randomized(feature, Crosswise(p="1/5"), 3)})
    model = ReportsClassifier(designs={"bribe": Crosswise(p="1/5")}, label_design=TwoCoins())
    model.fit(table, randomized(label, TwoCoins(), 4))
    assert model.classes_.tolist() == ["no", "yes"]
    chances = model.predict_proba(pd.DataFrame({"bribe": ["yes", "no"]}))
    # of those whose feature is yes 80 % have the label yes, whatever the reports look like
    assert chances[:, 1] == pytest.approx([0.8, 0.2], abs=0.03)
    assert model.epsilon_ == pytest.approx(math.log(4) + math.log(3))


def test_a_design_of_a_feature_that_is_not_there_is_refused():
    table = pd.DataFrame({"drugs": ["yes", "no"] * 20, "sex": ["f", "m", "m", "f"] * 10})
    for wrong in ("drgs", 2):
        with pytest.raises(
            NotUsable, match=f"no feature {wrong}, of which designs are given. There are drugs"
        ):
            ReportsClassifier(designs={wrong: TwoCoins()}).fit(table, table["sex"])
    by_place = ReportsClassifier(designs={0: TwoCoins()}).fit(table, table["sex"])
    assert by_place.epsilon_ == pytest.approx(math.log(3))


OF_SEX = {"bounds": {"age": (18, 90)}, "levels": {"sex": ["f", "m"]}, "classes": ["f", "m"]}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            {"bounds": {"agee": (18, 90)}},
            "no feature agee, of which bounds are given. There are age, sex",
        ),
        ({"levels": {"sex": ["f", "m"], 2: ["a"]}}, "no feature 2, of which levels are given"),
        (
            {"bounds": {"age": (90, 18)}},
            "bounds of the feature age are 90 and 18; give two numbers, the first below",
        ),
        ({"bounds": {"age": (18, float("inf"))}}, "bounds of the feature age are 18 and inf"),
        ({"bins": 0}, "^bins: give a whole number from 1 to 256"),
        ({"bins": 2.5}, "^bins: give a whole number"),
        ({"epsilon": "1"}, "Epsilon is '1'; it must be a number"),
    ],
)
def test_what_is_stated_of_a_table_is_of_its_features(wrong, said):
    table = pd.DataFrame({"age": [20, 40, 60, 80] * 10, "sex": ["f", "m"] * 20})
    with pytest.raises(NotUsable, match=said):
        PrivateClassifier(**{**OF_SEX, **wrong}).fit(table, table["sex"])


def told_apart(model: object, people: pd.DataFrame, label: pd.Series) -> float:
    metrics = pytest.importorskip("sklearn.metrics")
    return float(metrics.get_scorer("roc_auc")(model, people, label))


@pytest.mark.parametrize("classes", [["no", "yes"], ["yes", "no"]])
def test_scorers_of_scikit_learn_find_each_class_in_its_column(classes):
    age = pd.DataFrame({"age": [20.0, 30.0, 70.0, 80.0] * 25})
    label = pd.Series(["no", "no", "yes", "yes"] * 25)
    model = PrivateClassifier(
        "naive-bayes", epsilon=20.0, bounds=(18, 90), classes=classes, random_state=1
    )
    assert model.fit(age, label).classes_.tolist() == ["no", "yes"]
    assert model.predict_proba(age)[0, 0] > 0.9
    assert told_apart(model, age, label) == 1.0


def test_scorers_of_scikit_learn_find_the_answers_of_reports_in_their_columns():
    rng = np.random.default_rng(1)
    age = pd.DataFrame({"age": rng.choice([20.0, 80.0], 2_000)})
    answer = np.where(age["age"] > 50, "yes", "no")
    report = np.where(rng.random(2_000) < 0.5, answer, rng.choice(["yes", "no"], 2_000))
    model = ReportsClassifier(label_design=TwoCoins(), bounds=(18, 90)).fit(age, report)
    assert model.classes_.tolist() == ["no", "yes"]
    assert (model.predict(age) == answer).all()
    assert told_apart(model, age, pd.Series(answer)) == 1.0


def test_classes_that_are_numbers_stand_by_size():
    age = pd.DataFrame({"age": [20.0, 80.0] * 50})
    model = PrivateClassifier(
        "naive-bayes", epsilon=20.0, bounds=(18, 90), classes=[10, 2], random_state=1
    )
    model.fit(age, [2, 10] * 50)
    assert model.classes_.tolist() == [2, 10]
    assert model.predict(age[:2]).tolist() == [2, 10]


def test_missing_cells_of_pandas_own_types_are_missing():
    plain = pd.DataFrame({"age": [20, None, 60, 80] * 10, "sex": ["f", "m", None, "m"] * 10})
    own = pd.DataFrame({"age": plain["age"].astype("Int64"), "sex": plain["sex"].astype("string")})
    label, stated = ["f", "m"] * 20, {**OF_SEX, "epsilon": 20.0, "random_state": 1}
    found, expected = (
        PrivateClassifier("naive-bayes", **stated).fit(table, label).predict_proba(table)
        for table in (own, plain)
    )
    assert found == pytest.approx(expected)
    with pytest.raises(NotUsable, match="y contains NaN"):
        PrivateClassifier(**OF_SEX).fit(plain, own["sex"])


def test_dates_are_no_numbers():
    table = pd.DataFrame({"age": pd.to_datetime(["2001-01-01", "2002-01-01"] * 20)})
    with pytest.raises(NotUsable, match="dates or times"):
        PrivateClassifier(bounds=(18, 90), classes=["f", "m"]).fit(table, ["f", "m"] * 20)


def test_a_penalty_is_no_reward():
    with pytest.raises(NotUsable, match=r"^penalty: give a number from 0"):
        RandomizedLogisticRegression(TwoCoins(), penalty=-1).fit([[0], [1]] * 9, ["yes", "no"] * 9)


def test_features_have_different_names():
    table = pd.DataFrame([["f", "m"]] * 9, columns=["sex", "sex"])
    with pytest.raises(NotUsable, match="Two features are called sex"):
        PrivateClassifier(domain_is_public=True).fit(table, ["a", "b", "b"] * 3)


def test_a_value_that_is_no_level_counts_as_missing_and_is_said():
    table = pd.DataFrame({"age": [20, 40, 60, 80] * 10, "sex": ["f", "m"] * 20})
    model = PrivateClassifier(**OF_SEX, epsilon=50.0).fit(table, table["sex"])
    rows = pd.DataFrame({"age": [20, 20, 20], "sex": ["f", "x", None]})
    with pytest.warns(UserWarning, match=r"sex has a value .* in 1 row.*first 'x' in row 1"):
        found = model.predict_proba(rows)
    assert found[1].tolist() == found[2].tolist()
    assert found[0].tolist() != found[1].tolist()


def test_a_report_of_another_design_is_refused():
    with pytest.raises(
        NotUsable,
        match="no is no report of the design crosswise, whose reports are same, different",
    ):
        ReportsClassifier(label_design=Crosswise(p="1/5")).fit([[0], [1]], ["yes", "no"])
    with pytest.raises(NotUsable, match="k_rr has 3 answers, and 2 different"):
        ReportsClassifier(label_design=KRR(k=3, p_truth="1/2")).fit([[0], [1]], ["yes", "no"])


@pytest.mark.parametrize("design", [TwoCoins(), Crosswise(p="1/5")])
def test_a_regression_of_reports_finds_the_coefficients_of_the_answers(design):
    rng = np.random.default_rng(5)
    x = rng.normal(size=40_000)
    used = rng.random(40_000) < 1 / (1 + np.exp(0.5 - x))
    model = RandomizedLogisticRegression(design)
    model.fit(pd.DataFrame({"dose": x}), randomized(1 - used.astype(int), design, 6))
    found = model.frame().set_index("term")
    assert model.feature_names_in_.tolist() == ["dose"]
    for term, true in (("(intercept)", -0.5), ("dose", 1.0)):
        assert abs(found.loc[term, "estimate"] - true) < 3 * found.loc[term, "se"]
        assert found.loc[term, "se"] < 0.1
    assert model.predict(pd.DataFrame({"dose": [3.0, -3.0]})).tolist() == ["yes", "no"]


def test_without_a_design_a_regression_is_ordinary_logistic_regression():
    linear = pytest.importorskip("sklearn.linear_model")
    rng = np.random.default_rng(7)
    x = rng.normal(size=(500, 2))
    y = rng.random(500) < 1 / (1 + np.exp(-x[:, 0] + 0.3 * x[:, 1]))
    for strength, theirs in (
        (0.0, linear.LogisticRegression(C=np.inf, tol=1e-10)),
        (2.0, linear.LogisticRegression(C=0.5, tol=1e-10)),
    ):
        ours = RandomizedLogisticRegression(penalty=strength).fit(x, y)
        theirs.fit(x, y)
        assert ours.coef_ == pytest.approx(theirs.coef_, abs=1e-5)
        assert ours.intercept_ == pytest.approx(theirs.intercept_, abs=1e-5)


def test_answers_that_a_feature_separates_need_a_penalty():
    x = np.random.default_rng(8).normal(size=(60, 2))
    with pytest.raises(NotUsable, match="predictor"):
        RandomizedLogisticRegression().fit(x, x[:, 0] > 0)
    model = RandomizedLogisticRegression(penalty=1.0).fit(x, x[:, 0] > 0)
    assert model.predict([[-2, 0], [2, 0]]).tolist() == [False, True]
    with pytest.raises(NotUsable, match="no standard errors"):
        model.frame()


def test_a_design_of_several_answers_is_no_outcome_of_a_regression():
    for design in (KRR(k=3, p_truth="1/2"), ItemCount(items=3)):
        with pytest.raises(NotUsable, match="does not report one yes/no answer in one sample"):
            RandomizedLogisticRegression(design).fit([[0], [1]], ["yes", "no"])


def test_columns_of_a_frame_are_told_apart_by_their_names(people):
    model = PrivateClassifier(epsilon=math.inf, **STATED).fit(
        people[["age", "region"]], people["owns"]
    )
    with pytest.raises(ValueError, match="must be in the same order"):
        model.predict(people[["region", "age"]])
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        model.predict(people[["age", "region"]].to_numpy())
    assert "X does not have valid feature names" in str(caught[0].message)


# a class for each learner


def of_learner(name: str, **more):
    return OF_LEARNERS[name](epsilon=5.0, random_state=1, **STATED, **more)


@pytest.mark.parametrize("name", OF_LEARNERS)
def test_each_learner_is_a_class_whose_keywords_are_its_options(name, people):
    kind = getattr(surveyapp, name)
    assert name in dir(surveyapp)
    model = of_learner(name)
    features = people[["age", "region"]]
    assert model.fit(features, people["owns"]).score(features, people["owns"]) > 0.6
    assert (model.learner, model.epsilon_) == (OF_LEARNERS[name].learner, 5.0)
    for option in model.trained.options:
        assert option.name in kind.__doc__
        assert model.get_params()[option.name] == option.to_json(option.default)
    assert list(inspect.signature(kind).parameters) == list(model.get_params())
    assert not {"learner", "options"} & set(model.get_params())


@pytest.mark.parametrize("name", OF_REPORTS)
def test_each_learner_of_reports_is_a_class_too(name):
    kind = getattr(surveyapp, name)
    assert name in dir(surveyapp)
    rng = np.random.default_rng(1)
    truth = rng.random(3000) < 0.5
    reports = np.where(rng.random(3000) < 0.75, truth, ~truth)
    age = np.where(rng.random(3000) < 0.9, truth, ~truth).astype(int).reshape(-1, 1)
    model = kind(label_design=TwoCoins(), class_weight={"yes": 1.0})
    assert "class_weight" in kind.__doc__
    fitted = model.fit(age, np.where(reports, "yes", "no"))
    assert fitted.predict([[0], [1]]).tolist() == ["no", "yes"]
    general = ReportsClassifier(label_design=TwoCoins(), learner=kind.learner)
    again = general.fit(age, np.where(reports, "yes", "no"))
    assert np.array_equal(fitted.predict(age), again.predict(age))
    assert list(inspect.signature(kind).parameters) == list(model.get_params())
    assert not {"learner", "options"} & set(model.get_params())


def test_keywords_say_what_they_take_and_wrong_ones_whose_they_are():
    parameters = inspect.signature(surveyapp.ForestClassifier).parameters
    assert parameters["depth"].annotation == int | None
    assert parameters["trees"].annotation is int
    with pytest.raises(
        TypeError, match=r"^ForestClassifier\(\) got an unexpected keyword argument 'tree'"
    ):
        surveyapp.ForestClassifier(tree=3)


def test_options_are_set_cloned_pickled_and_reach_the_learner(people):
    base = pytest.importorskip("sklearn.base")
    features = people[["age", "region"]]
    model = of_learner("ForestClassifier", trees=2, weights={"age": 3.0}).set_params(growth="fixed")
    again = base.clone(model)
    assert repr(again) == repr(model)
    fitted = again.fit(features, people["owns"])
    chosen = {"trees": 2, "weights": {"age": 3.0}, "growth": "fixed"}
    assert fitted.trained.chosen_options() == {**chosen, "seed": 1}
    kept = pickle.loads(pickle.dumps(fitted))  # noqa: S301 - our own
    assert np.array_equal(kept.predict_proba(features), fitted.predict_proba(features))
    by_name = PrivateClassifier("forest", options=chosen, epsilon=5.0, random_state=1, **STATED)
    assert np.array_equal(
        by_name.fit(features, people["owns"]).predict_proba(features),
        fitted.predict_proba(features),
    )


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ({"trees": 0}, "^trees: give a whole number from 1"),
        ({"growth": "wild"}, "^growth: choose one of expected, synthetic, noisy, fixed"),
    ],
)
def test_an_option_that_cannot_be_used_is_refused_as_a_keyword(people, options, said):
    with pytest.raises(NotUsable, match=said):
        of_learner("ForestClassifier", **options).fit(people[["age", "region"]], people["owns"])


def test_options_of_other_learners_are_no_keywords_and_refused_by_name(people):
    with pytest.raises(TypeError, match="trees"):
        of_learner("NaiveBayesClassifier", trees=3)
    model = PrivateClassifier("naive-bayes", options={"trees": 3}, **STATED)
    with pytest.raises(NotUsable, match=r"^trees: it is of forest"):
        model.fit(people[["age", "region"]], people["owns"])
    with pytest.raises(UserProblem, match="There is no option colour"):
        ReportsClassifier(options={"colour": 1}).fit([[0], [1]], ["yes", "no"])


def test_a_domain_without_missing_values_has_no_place_for_them(people):
    features = people[["age", "region"]]
    model = of_learner("NaiveBayesClassifier", never_missing=True)
    sizes = [a.can_be_missing for a in model.fit(features, people["owns"]).trained.features_]
    assert sizes == [False, False]
    gone = features.assign(region=[None, *features["region"][1:]])
    with pytest.raises(
        NotUsable, match="feature region has no value, or one of no level, in row 0"
    ):
        model.fit(gone, people["owns"])
    with pytest.raises(NotUsable, match="never_missing says that every row has one"):
        model.predict(gone)


@pytest.mark.parametrize("chosen", [["region"], "region", [1]])
def test_single_features_can_be_said_to_be_never_missing(people, chosen):
    model = of_learner("NaiveBayesClassifier", never_missing=chosen)
    model.fit(people[["age", "region"]], people["owns"])
    assert [a.can_be_missing for a in model.trained.features_] == [True, False]
    # an age may be missing, and is then told nothing
    gone = people[["age", "region"]][:3].assign(age=[None, None, 30])
    assert model.predict_proba(gone).shape == (3, 2)


def test_a_feature_that_is_not_there_cannot_be_said_to_be_never_missing(people):
    for wrong in (["colour"], [7]):
        model = of_learner("NaiveBayesClassifier", never_missing=wrong)
        with pytest.raises(NotUsable, match=r"no feature\. There are: age, region"):
            model.fit(people[["age", "region"]], people["owns"])


# measured


def values(found) -> dict[str, float]:
    return dict(zip(*(found.frame()[name] for name in ("measure", "value")), strict=True))


def test_a_classifier_is_measured_with_survey_weights(people):
    half, rest = people[:2000], people[2000:2400]
    model = PrivateClassifier("naive-bayes", epsilon=2.0, random_state=1, **STATED)
    model.fit(half[["age", "region"]], half["owns"])
    weights = np.where(rest["owns"] == rest["owns"].iloc[0], 3, 1)
    often = rest.loc[rest.index.repeat(weights)]
    features = rest[["age", "region"]]
    found = surveyapp.evaluate(model, features, rest["owns"], sample_weight=weights)
    same = surveyapp.evaluate(model, often[["age", "region"]], often["owns"])
    assert values(found) == pytest.approx(values(same))
    assert model.score(features, rest["owns"], weights) == pytest.approx(values(same)["accuracy"])
    with pytest.raises(NotUsable, match="one weight for each of the 400 rows"):
        surveyapp.evaluate(model, features, rest["owns"], sample_weight=[1, 2])


def test_a_trained_classifier_is_measured_like_any_analysis(people):
    half, rest = people[:2000], people[2000:]
    model = PrivateClassifier("naive-bayes", epsilon=2.0, random_state=1, **STATED)
    model.fit(half[["age", "region"]], half["owns"])
    found = surveyapp.evaluate(model, rest[["age", "region"]], rest["owns"])
    accuracy = model.score(rest[["age", "region"]], rest["owns"])
    assert values(found)["accuracy"] == pytest.approx(accuracy)
    again = surveyapp.evaluate(model, rest[["age", "region"]], rest["owns"], folds=3, seed=1)
    assert len(again.frame()) > len(found.frame())


def test_a_classifier_of_reports_is_measured_on_true_classes(people):
    model = ReportsClassifier().fit(people[["age", "region"]], people["owns"])
    found = surveyapp.evaluate(model, people[["age", "region"]], people["owns"])
    accuracy = model.score(people[["age", "region"]], people["owns"])
    assert values(found)["accuracy"] == pytest.approx(accuracy)


def test_a_models_file_is_measured_on_interviews(make_survey, tmp_path, run):
    design = {"name": "two_coins"}
    survey = make_survey(
        {"id": "owns", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "direct"}},
        {"id": "used", "type": "yes_no", "text": {"en": "?"}, "design": design},
    )
    files = simulate(survey, tmp_path, interviews=200, kiosks=2, seed=1)
    model = tmp_path / "m.json"
    assert run("train", "naive-bayes", *files, "--label", "used", "--out", model)[0] == 0
    _, out, _ = run("evaluate", model, *files, "--json", "-")
    found = surveyapp.evaluate(model, surveyapp.read(files))
    by_command = {row["measure"]: row["value"] for row in json.loads(out)}
    assert values(found)["accuracy"] == by_command["accuracy"]


def test_a_model_and_what_it_is_measured_on_go_together(people):
    model = ReportsClassifier()
    with pytest.raises(ValueError, match="not fitted yet"):
        surveyapp.evaluate(model, people[["age"]], people["owns"])
    model.fit(people[["age", "region"]], people["owns"])
    for rows in ((people[["age", "region"]],), (surveyapp.read(people[["region", "owns"]]),)):
        with pytest.raises(ValueError, match=r"surveyapp.evaluate\(model, X, y\)"):
            surveyapp.evaluate(model, *rows)
    with pytest.raises(ValueError, match=r"surveyapp.evaluate\(path, surveyapp.read"):
        surveyapp.evaluate("m.json", people[["age"]], people["owns"])
    with pytest.raises(UserProblem, match="perhaps"):
        surveyapp.evaluate(model, people[["age", "region"]][:1], ["perhaps"])
