"""“What does this mean?”: each kind of row has its own sentences, with its own numbers in them."""

from dataclasses import replace

import pytest
from estimated import estimate_project
from samples import sample

from surveyapp.analyses.comparison import explain_comparison, measure_formulas
from surveyapp.analyses.computation.estimates.rows import EstimateRow
from surveyapp.analyses.computation.multivariate.comparison import (
    ALL_ANSWERS,
    CORRELATION,
    DIFFERENCE,
    ODDS_RATIO,
    ComparedRow,
)
from surveyapp.analyses.computation.multivariate.crosstab import Cell, crosstab
from surveyapp.analyses.computation.multivariate.regression import RegressionRow, RegressionTable
from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel
from surveyapp.analyses.computation.multivariate.regression_predictions import PredictedRow
from surveyapp.analyses.cross_table import explain_cell
from surveyapp.analyses.distance import DistanceRow, explain_distance
from surveyapp.analyses.ranking import RankTable, explain_rank
from surveyapp.analyses.regression import explain_parameter, explain_prediction
from surveyapp.analyses.words.design_titles import stated_briefly, stated_in_words
from surveyapp.analyses.words.formulas import INTERVALS, estimator, formulas
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.analyses.words.plain_words import explain_estimate, summarize_estimate
from surveyapp.cli import main
from surveyapp.estimation.comparison.ranking import RankedItem
from surveyapp.messages.message import Message
from surveyapp.messages.notice import BETWEEN, Notice, of_question
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey
from tests.helpers.analysed import compare, regress

ROW = EstimateRow(
    question="used",
    answer="yes",
    group="",
    design="two_coins",
    n=1234,
    estimate=0.1849,
    se=0.02,
    se_sampling=0.012,
    se_coins=0.016,
    low=0.151,
    high=0.2249,
    interval="wilson",
    mle=0.1849,
    epsilon=1.0987,
    raw=0.34,
)


@pytest.fixture(scope="module")
def survey(make_survey, yes_no_json):
    region = {
        "id": "region",
        "type": "single_choice",
        "text": {"en": "Where do you live?"},
        "choices": [{"id": one, "text": {"en": one.title()}} for one in ("north", "south")],
        "design": {"name": "direct"},
    }
    trust = {
        "id": "trust",
        "type": "rating",
        "levels": 3,
        "text": {"en": "How much do you trust?"},
        "design": {"name": "direct"},
    }
    several = {
        "id": "foods",
        "type": "multiple_choice",
        "text": {"en": "What do you eat?"},
        "choices": [{"id": one, "text": {"en": one}} for one in ("rice", "bread")],
        "design": {"name": "unary", "epsilon": "2"},
    }
    cheaters = yes_no_json("drugs", design={"name": "cheater_detection", "p_yes": ["1/4", "3/4"]})
    return make_survey(region, trust, yes_no_json("used"), yes_no_json("sold"), several, cheaters)


@pytest.fixture(scope="module")
def labels(survey):
    return SurveyLabels(survey)


def told(row, labels, by=None, level=0.95):
    return " ".join(explain_estimate(row, labels, by, level))


def test_groups_are_called_by_their_labels_in_sentences_beside_numbers(labels):
    by_region = of_question("used", "north, south", "look", "region")
    assert labels.sentence(by_region) == "“Have you ever …?” in group North, South: look"
    assert labels.sentence(of_question("used", "yes", "look", "sold")) == (
        "“Have you ever …?” in group Have you ever …? Yes: look"
    )
    facts = {
        "question": "used",
        "by": "region",
        "first": "north",
        "second": "south",
        "told": "look",
    }
    said = labels.sentence(Notice(Message(BETWEEN, facts)))
    assert said == "“Have you ever …?” (North, South): look"


@pytest.mark.parametrize(
    "said",
    [
        "a sentence",
        of_question("of another survey", "", "look"),
        of_question("used, of another survey", "calm otter", "look", "(kiosk)"),
    ],
)
def test_sentences_about_no_question_are_left_as_they_are(said, labels):
    assert labels.sentence(said) == said


def test_questions_that_are_named_together_are_called_by_their_texts(labels):
    said = of_question("used, region", "", of_question("trust", "", "look"))
    assert labels.sentence(said) == (
        "“Have you ever …?”, “Where do you live?”: “How much do you trust?”: look"
    )
    assert labels.named("region × foods=rice") == "Where do you live? × What do you eat? rice"
    assert labels.named("region × elsewhere") == "region × elsewhere"


def test_a_share_is_told_with_its_interval_and_the_coins_part(labels):
    assert told(ROW, labels) == (
        "An estimated 18.5 % would truthfully answer “Yes” to “Have you ever …?” "
        "(95 % CI 15.1 % to 22.5 %; 1,234 interviews). 64.0 % of this uncertainty "
        "(of the variance) comes from the randomization, the rest from asking a sample of "
        "people."
    )


def test_a_group_is_named_in_its_own_words(labels):
    row = replace(ROW, group="north", n=12)
    assert told(row, labels, by="region").startswith(
        "In the group “North”, an estimated 18.5 % would truthfully answer"
    )


def test_a_direct_question_tells_what_people_said_and_not_the_truth(labels):
    row = replace(ROW, question="region", answer="south", se_coins=0.0, epsilon=None)
    assert told(row, labels) == (
        "An estimated 18.5 % would answer “South” to “Where do you live?” (95 % CI 15.1 % to 22.5 %; "
        "1,234 people). This was asked directly, so all of the uncertainty comes from sampling. "
        "Nothing corrects for people who did not answer truthfully."
    )


def test_reports_that_are_all_alike_do_not_deny_the_coins(labels):
    row = replace(ROW, estimate=1.0, mle=1.0, se=0.0, se_sampling=0.0, se_coins=0.0, high=1.0)
    assert "No coins" not in told(row, labels)
    assert "One interview" not in told(row, labels)


def test_many_interviews_in_one_cluster_are_not_called_one(labels):
    assert "One interview" not in told(replace(ROW, se=None, se_sampling=None), labels)


def test_what_is_left_of_a_cut_interval_is_not_taken_for_knowledge(labels):
    row = replace(ROW, estimate=-0.067, mle=0.0, se=0.035, low=0.0, high=0.002)
    assert "the standard error is 3.5 percentage points" in told(row, labels)
    assert "cut off" not in told(replace(row, high=0.05), labels)


def test_several_answers_need_not_add_up(labels):
    assert "need not add up to 100 %" in told(replace(ROW, question="foods", answer="rice"), labels)
    assert "add up" not in told(ROW, labels)


def test_other_kinds_of_people_are_told_in_the_designs_words(labels):
    row = replace(ROW, question="drugs", answer="(cheaters)", raw=None)
    assert told(row, labels).startswith(
        "Also for “Have you ever …?”: people who say “no” whatever the card says, "
        "about 18.5 % (95 % CI 15.1 % to 22.5 %; 1,234 interviews)."
    )


@pytest.mark.parametrize(
    ("estimate", "mle", "words"),
    [(-0.03, 0.0, "below zero"), (1.04, 1.0, "above 100 %")],
)
def test_impossible_estimates_name_the_most_likely_possible_share(estimate, mle, words, labels):
    said = told(replace(ROW, estimate=estimate, mle=mle), labels)
    assert words in said
    assert f"The most likely possible share is {100 * mle:.1f} %." in said


def test_a_report_tells_impossible_estimates_too_and_leaves_the_coins_part_to_its_table(labels):
    row = replace(ROW, estimate=-0.03, mle=0.0)
    said = " ".join(summarize_estimate(row, labels, None, 0.95))
    assert "No share can be below zero" in said
    assert "comes from the randomization" not in said
    assert told(row, labels).startswith(said)


@pytest.mark.parametrize(
    ("estimate", "words"), [(-0.1, "below zero"), (1.1, "above 100 %"), (0.5, None)]
)
def test_an_impossible_cell_is_explained(estimate, words, labels):
    cell = Cell(("yes", "no"), 9, estimate, 0.1, 0.1, 0.0, 1.0, "wald", 0.5)
    main, *rest = explain_cell(cell, ("used", "sold"), labels, 0.95)
    assert "9 people who answered" in main
    assert [words in one for one in rest] == [True] * (words is not None)


def test_a_wide_interval_says_what_more_interviews_would_do(labels):
    assert "55.0 percentage points wide, so little is known" in told(
        replace(ROW, low=0.0, high=0.55), labels
    )
    assert "This interval contains every possible share" in told(
        replace(ROW, low=0.0, high=1.0), labels
    )
    assert "wide" not in told(replace(ROW, low=0.1, high=0.59), labels)


def test_a_mean_is_in_the_units_of_the_answers_and_no_share():
    survey = load_survey(sample("work"))
    row = replace(
        ROW,
        question="unpaid_days",
        answer="mean",
        estimate=15.118,
        low=14.1,
        high=16.1,
        mle=None,
        is_mean=True,
    )
    said = told(row, SurveyLabels(survey))
    assert "is about 15.12 (95 % CI 14.10 to 16.10" in said
    assert "its uncertainty cannot be estimated" in told(
        replace(row, low=None, high=None, se=None, se_coins=None), SurveyLabels(survey)
    )


def test_a_margin_of_a_randomized_pair_is_not_called_direct():
    labels = SurveyLabels(load_survey(sample("asking-less")))
    row = replace(ROW, question="violence_and_leave.leave", answer="soon")
    assert "would truthfully answer “Yes, soon”" in told(row, labels)


def test_one_interview_tells_no_uncertainty(labels):
    alone = told(replace(ROW, n=1, se=None, se_sampling=None), labels)
    assert alone.startswith(
        "From one interview only: an estimated 18.5 % would answer “Yes” to “Have you ever …?”"
    )
    assert "One interview is too few" in alone
    mean = replace(ROW, n=1, is_mean=True, low=None, high=None, se=None)
    assert told(mean, labels).startswith("From one interview only: the answer to")


# -- several questions together ----------------------------------------------------------------------


COMPARED = ComparedRow(
    "used",
    "yes",
    "region",
    "north",
    "south",
    500,
    600,
    DIFFERENCE,
    -0.05,
    0.01,
    0.008,
    -0.07,
    -0.03,
)


def test_a_negative_difference_is_told_as_less_and_its_bounds_as_the_table_has_them(labels):
    said = " ".join(explain_comparison(COMPARED, None, labels, 0.95))
    assert said == (
        "The answer “Yes” to “Have you ever …?” is about 5.0 percentage points less "
        "frequent in “North” than in “South” (95 % CI of the difference -7.0 to "
        "-3.0). This is more than chance explains, if it is the only comparison "
        "that you make."
    )


def test_a_difference_whose_interval_holds_nothing_may_be_chance(labels):
    row = replace(COMPARED, estimate=0.02, low=-0.01, high=0.05)
    said = " ".join(explain_comparison(row, None, labels, 0.9))
    assert "2.0 percentage points more frequent" in said
    assert said.endswith("This is compatible with no difference.")


def test_groups_of_yes_and_no_are_named_with_their_question(labels):
    row = replace(COMPARED, by="sold", first="yes", second="no")
    assert "less frequent in “Have you ever …? Yes” than in “Have you ever …? No”" in str(
        explain_comparison(row, None, labels, 0.95)[0]
    )


def test_odds_are_compared_with_one(labels):
    row = replace(COMPARED, measure=ODDS_RATIO, estimate=2.5, low=1.2, high=5.2)
    said = " ".join(explain_comparison(row, None, labels, 0.95))
    assert "about 2.50 times as high in “North” as in “South”" in said
    assert "more than chance explains" in said
    near = replace(row, low=0.8)
    assert "compatible with no difference" in " ".join(explain_comparison(near, None, labels, 0.95))


def test_a_correlation_has_no_groups(labels):
    row = ComparedRow(
        "used", "", "sold", "", "", None, None, CORRELATION, 0.31, 0.1, None, 0.1, 0.5
    )
    assert str(explain_comparison(row, None, labels, 0.95)[0]).startswith(
        "The correlation of the two answers is about 0.310 ("
    )


def test_a_place_is_told_with_how_sure_it_is(labels):
    row = RankedItem("court", 2, 3.127, 3.0, 3.2, 900, 0.25, 0.625)
    said = " ".join(explain_rank(row, RankTable(labels.survey, (row,), (), ()), labels, 0.95))
    assert (
        "“court” has rank 2, with an expected utility of 3.13 (95 % probability: 3 to 3.2)" in said
    )
    assert "really the best is 25.0 %" in said
    assert "really above the next one is 62.5 %" in said


def test_distances_are_told_in_steps_or_in_people(labels):
    row = DistanceRow(
        "trust", "region", "north", "south", 5, 6, "earth_movers", 0.42, 0.2, 0.6, 0.5, 0.4, 0.03
    )
    said = " ".join(explain_distance(row, None, labels, 0.95))
    assert "move by about 0.420 answer steps on average (95 % CI 0.200 to 0.600)" in said
    assert "probability of 3.0 %" in said
    people = explain_distance(replace(row, kind="total_variation"), None, labels, 0.95)
    assert "about 42.0 % of the people would have to answer differently" in str(people[0])


@pytest.fixture(scope="module")
def table(survey):
    return RegressionTable(
        survey, "used", RegressionModel.LOGISTIC, (), 10, 0, -1.0, 2.0, "observed", ()
    )


def test_a_coefficient_is_told_as_odds_and_not_as_a_cause(table, labels):
    row = RegressionRow("region: south", 0.5, 0.1, 0.3, 0.7, 0.01, 1.65, 1.35, 2.0)
    said = " ".join(explain_parameter(row, replace(table, rows=(row,)), labels, 0.95))
    assert (
        "the odds of “Yes” are 1.65 times as high for “Where do you live? South” as for "
        "“Where do you live? North” "
        "(95 % CI 1.35 to 2.00)" in said
    )
    assert said.endswith("an association, not a cause.")
    step = replace(row, term="trust")
    assert (
        "the odds of “Yes” are 1.65 times as high with each step up on “How much do you trust?”"
        in str(explain_parameter(step, table, labels, 0.95)[0])
    )
    base = replace(row, term="(intercept)")
    assert "the odds of “Yes” are about 1.65" in str(
        explain_parameter(base, table, labels, 0.95)[0]
    )


def test_the_odds_of_two_choices_are_those_of_the_second(table, labels):
    row = RegressionRow("trust", 0.5, 0.1, 0.3, 0.7, 0.01, 1.65, 1.35, 2.01)
    said = str(explain_parameter(row, replace(table, outcome="region"), labels, 0.95)[0])
    assert "the odds of “South” are 1.65 times as high" in said


@pytest.mark.parametrize(
    ("terms", "where"),
    [
        (("region: south",), "with all predictors at their reference,"),
        (("region: south", "trust"), "at their reference, numbers and ratings at 0,"),
        (("trust",), "with all predictors at 0,"),
        ((), "Intercept: without predictors,"),
    ],
)
def test_the_intercept_is_where_the_predictors_of_this_model_are(table, labels, terms, where):
    row = RegressionRow("(intercept)", 0.5, 0.1, 0.3, 0.7, 0.01, 1.65, 1.35, 2.01)
    of = replace(table, rows=(row, *(replace(row, term=one) for one in terms)))
    assert where in str(explain_parameter(row, of, labels, 0.95)[0])


def test_a_slope_is_told_in_steps_of_the_answer(table, labels):
    linear = replace(table, model=RegressionModel.LINEAR)
    row = RegressionRow("used: yes", -0.4, 0.1, -0.6, -0.2, 0.01)
    assert "changes the mean answer by -0.400 (95 % CI -0.600 to -0.200)" in str(
        explain_parameter(row, linear, labels, 0.95)[0]
    )


def test_what_has_no_interval_says_so(table, labels):
    row = RegressionRow("t", 1.0, None, None, None)
    assert "at the limit of what is possible" in str(explain_parameter(row, table, labels, 0.95)[0])


def test_a_prediction_says_for_whom(table, labels):
    row = PredictedRow("region", "south", 800, 0.21, 0.02, 0.17, 0.25)
    assert "If all 800 people had answered “South” to “Where do you live?”" in str(
        explain_prediction(row, table, labels, 0.95)[0]
    )
    said = str(explain_prediction(row, table, labels, 0.95)[0])
    assert "about 21.0 % of them to have the answer “Yes”" in said
    of_choices = replace(table, outcome="region")
    other = str(explain_prediction(row, of_choices, labels, 0.95)[0])
    assert "to have the answer “South”" in other  # no “yes” where nobody was asked yes or no


# -- on real numbers ---------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def project(survey, tmp_path_factory):
    folder = tmp_path_factory.mktemp("words")
    path = folder / "p.surveydesk"
    import_files(simulate(survey, folder, interviews=800, kiosks=2, seed=8), path)
    return path


def test_every_row_of_every_analysis_has_its_sentence(project, labels):
    table = estimate_project(project, by="region")
    assert all(f"{row.n:,} " in told(row, labels, by="region") for row in table.rows)
    with open_source(SourceRequest(project=project)) as found:
        cells = crosstab(found, ("used", "sold")).cells
        pairs = compare(found, "used", "sold").rows
        fitted = regress(found, outcome="used", predictors=("region", "trust"))
    assert all(
        f"{100 * c.estimate:.1f} %" in str(explain_cell(c, ("used", "sold"), labels, 0.95)[0])
        for c in cells
    )
    assert {row.measure for row in pairs} == {DIFFERENCE, ODDS_RATIO, CORRELATION}
    assert all(explain_comparison(row, None, labels, 0.95) for row in pairs)
    assert all(explain_parameter(row, fitted, labels, 0.95) for row in fitted.rows[:-1])


def test_predictions_of_one_group_are_its_own_estimate(project):
    # a model with a term for each group says of each group what its reports alone say
    with open_source(SourceRequest(project=project)) as found:
        predicted = regress(found, outcome="used", predictors=("region",)).predicted
    rows = estimate_project(project, question="used", by="region").rows
    own = {row.group: row.estimate for row in rows if row.answer == "yes"}
    assert {row.answer: row.estimate for row in predicted} == pytest.approx(own, abs=1e-6)
    assert {row.n for row in predicted} == {800}


def test_predictions_are_means_over_everybody(project):
    with open_source(SourceRequest(project=project)) as found:
        fit = regress(found, outcome="trust", predictors=("region",), model=RegressionModel.LINEAR)
        codes = found.codes([found.survey.question("region"), found.survey.question("trust")])
    north, south = (float((codes["trust"][codes["region"] == g] + 1).mean()) for g in (0, 1))
    assert [row.estimate for row in fit.predicted] == pytest.approx([north, south])


# -- where numbers come from -------------------------------------------------------------------------


def test_the_formula_has_the_designs_own_numbers(survey):
    two_coins = estimator(survey.question("used").design)
    assert two_coins.formula == "π̂ = (λ̂ − q)/(p − q), p = 3/4, q = 1/4"
    assert two_coins.source.startswith("Dwork & Roth (2014)")
    sources = [one.source for one in formulas(survey, ROW)]
    assert "Wilson (1927)" in sources
    assert "Dempster, Laird & Rubin (1977)" in sources


def test_the_formula_gives_the_estimate(project):
    row = estimate_project(project, question="used").rows[0]
    p, q = 3 / 4, 1 / 4
    assert row.estimate == pytest.approx((row.raw - q) / (p - q))


def test_every_interval_method_has_its_source():
    assert {"wald", "wilson", "exact", "mid_p", "guarded", "likelihood", "chebyshev"} <= set(
        INTERVALS
    )
    assert all("(1" in one.source or "(2" in one.source for one in INTERVALS.values())


def test_numbers_of_groups_have_sources_of_their_own():
    assert [one.source for one in measure_formulas(COMPARED)][
        -1
    ] == "Newcombe (1998); Zou & Donner (2008)"
    hidden = replace(COMPARED, n_first=None, n_second=None)
    assert measure_formulas(hidden) != measure_formulas(COMPARED)
    assert "G²" in measure_formulas(replace(COMPARED, measure=ALL_ANSWERS))[0].formula
    assert "Fox & Tracy (1984)" in str(
        measure_formulas(replace(COMPARED, measure=CORRELATION))[0].one_line
    )


def test_the_command_line_explains_rows(project, capsys):
    main(["estimate", "--project", str(project), "--question", "used", "--explain"])
    lines = capsys.readouterr().out.splitlines()
    assert "would truthfully answer “Yes”" in lines[0]
    assert lines[1].startswith("    Estimate: π̂ = (λ̂ − q)/(p − q)")


def test_two_questions_with_one_text_in_a_sentence_are_told_apart_by_their_names(survey):
    labels = SurveyLabels(survey)
    both = Message("{first} and {second}: look", {"first": "used", "second": "sold"})
    assert str(labels.message(both)) == (
        "“Have you ever …? (used)” and “Have you ever …? (sold)”: look"
    )
    alone = Message("{direct}: look", {"direct": "used"})
    assert str(labels.message(alone)) == "“Have you ever …?”: look"


def test_a_table_with_epsilon_says_parameters_in_few_words():
    assert stated_briefly("warner", "p=3/4") == "p = 3/4"
    assert stated_briefly("k_rr", "epsilon=1.5") == ""
    unary = str(stated_briefly("unary", "epsilon=1.5, variant=symmetric"))
    assert unary.endswith("the own choice and the others: symmetric")
    assert "1.5" not in unary
    assert str(stated_briefly("k_rr", "p_truth=3/4")) == str(stated_in_words("k_rr", "p_truth=3/4"))


def test_of_many_questions_a_sentence_names_as_many_as_it_shows_whole():
    labels = SurveyLabels(load_survey(sample("clinic")))
    many = Message("{questions} may be skipped.", {"questions": "drugs, bribe, violence, source"})
    said = str(labels.message(many))
    assert said.startswith("“In the last 12 months, have you taken an illegal drug?”, “")
    assert said.endswith("“Has someone at home ever hit you?”, … may be skipped.")
