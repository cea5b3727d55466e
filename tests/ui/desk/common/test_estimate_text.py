"""What estimates and plans mean, without a screen."""

from dataclasses import replace
from fractions import Fraction

import pytest
from samples import sample

from surveyapp.analyses.base.charts import ChartPanel, EstimateWords
from surveyapp.analyses.base.tables import Priority
from surveyapp.analyses.charts.panels import MOST_LINES, chart_panels, panels_of_one_chart
from surveyapp.analyses.computation.estimates.rows import EstimateRow, EstimateTable
from surveyapp.analyses.estimate import ESTIMATES, Estimates
from surveyapp.analyses.words.plain_words import explain_estimate, is_impossible
from surveyapp.messages import amounts
from surveyapp.messages.message import in_english
from surveyapp.services.analyses.request import AnalysisRequest, FinishedAnalysis
from surveyapp.services.charts.drawing import LINE_INCHES, as_bytes, estimates_drawing
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.definition.survey import Survey
from surveyapp.ui.desk.common import declared_tables, estimate_text
from surveyapp.ui.desk.common.declared_views import views_of
from surveyapp.ui.widgets import number_format

ROW = EstimateRow(
    question="drugs",
    answer="yes",
    group="",
    design="two_coins",
    n=10_000,
    estimate=0.123,
    se=0.01,
    se_sampling=0.006,
    se_coins=0.008,
    low=0.103,
    high=0.143,
    interval="mid_p",
    mle=0.123,
    epsilon=1.0987,
    raw=0.31,
)


@pytest.fixture
def survey() -> Survey:
    return load_survey(sample("clinic"))


def table(survey: Survey, *rows: EstimateRow) -> EstimateTable:
    return EstimateTable(survey, 10_000, rows, ())


def panels(found: EstimateTable, by: str | None) -> tuple[ChartPanel, ...]:
    return chart_panels(found, by, estimate_text.TranslatedLabels(found.survey), in_english)


def notes(found: EstimateTable) -> str:
    assert ESTIMATES.notes is not None
    return number_format.sentences(ESTIMATES.notes(found)).replace("\N{NO-BREAK SPACE}", " ")


def told(survey: Survey, row: EstimateRow, by: str | None = None) -> str:
    said = number_format.sentences(
        explain_estimate(row, estimate_text.TranslatedLabels(survey), by, 0.95)
    )
    return said.replace("\N{NO-BREAK SPACE}", " ")


def test_a_row_is_told_with_its_number_its_interval_and_the_coins(survey: Survey) -> None:
    assert told(survey, ROW) == (
        "An estimated 12.3 % would truthfully answer “Yes” to “In the last 12 "
        "months, have you taken an illegal drug?” (95 % CI 10.3 % to 14.3 %; 10,000 "
        "interviews). 64.0 % of this uncertainty (of the variance) comes from the randomization, the rest "
        "from asking a sample of people."
    )


def test_a_group_is_named(survey: Survey) -> None:
    row = replace(ROW, group="north", n=12)
    assert told(survey, row, "region").startswith("In the group “North”, an estimated")


def test_a_share_beside_the_answers_is_told_in_words(make_survey, yes_no_json) -> None:
    survey = make_survey(yes_no_json(design={"name": "cheater_detection", "p_yes": ["1/4", "3/4"]}))
    row = replace(ROW, question="used", answer="(cheaters)", raw=None)
    assert told(survey, row).startswith(
        "Also for “Have you ever …?”: people who say “no” whatever the card says, "
        "about 12.3 % (95 % CI 10.3 % to 14.3 %; 10,000 interviews)."
    )
    (panel,) = panels(table(survey, row), None)
    assert panel.whiskers[0].label == "people who say “no” whatever the card says"


def test_a_direct_question_owes_nothing_to_coins(survey: Survey) -> None:
    row = replace(ROW, question="region", answer="north", se_coins=0.0)
    assert "An estimated 12.3 % would answer “North”" in told(survey, row)
    assert "This was asked directly" in told(survey, row)


def test_one_interview_tells_no_uncertainty(survey: Survey) -> None:
    assert "One interview is too few" in told(survey, replace(ROW, n=1, se=None, se_sampling=None))


@pytest.mark.parametrize(
    ("estimate", "words"), [(-0.02, "below zero"), (1.02, "above 100")], ids=["below", "above"]
)
def test_an_impossible_estimate_is_shown_and_explained(
    survey: Survey, estimate: float, words: str
) -> None:
    row = replace(ROW, estimate=estimate)
    assert words in told(survey, row)
    assert "Estimates outside 0 to 100 %: 1." in notes(table(survey, row))
    assert panels(table(survey, row), None)[0].whiskers[0].estimate == estimate


def test_possible_estimates_need_no_note(survey: Survey) -> None:
    assert notes(table(survey, ROW)) == ""


def test_the_chart_leaves_out_the_no_of_yes_no_questions(survey: Survey) -> None:
    rows = (ROW, replace(ROW, answer="no"), replace(ROW, question="trust", answer="5"))
    found = panels(table(survey, *rows), None)
    assert [[w.label for w in panel.whiskers] for panel in found] == [["Yes"], ["5"]]


def test_the_coins_part_of_a_whisker_lies_within_it(survey: Survey) -> None:
    whisker = panels(table(survey, ROW), None)[0].whiskers[0]
    assert whisker.coins_low == pytest.approx(0.123 - 0.8 * 0.02)
    assert whisker.coins_high == pytest.approx(0.123 + 0.8 * 0.02)


def test_a_chart_of_many_rows_grows_and_is_the_same_file_each_time(survey: Survey) -> None:
    words = EstimateWords("a", "b", "c", "d", "e", "f")
    rows = [
        replace(ROW, question="trust", answer=str(i % 5 + 1), estimate=i / 20) for i in range(20)
    ]
    many = estimates_drawing(panels(table(survey, *rows), None), words, declared_tables.NUMBERS)
    one = estimates_drawing(panels(table(survey, ROW), None), words, declared_tables.NUMBERS)
    assert many.inches > one.inches + 19 * LINE_INCHES - 0.01
    assert as_bytes(one, "svg", 6) == as_bytes(one, "svg", 6)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0.05", Fraction(1, 20)),
        ("1/20", Fraction(1, 20)),
        (" 5 % ", Fraction(1, 20)),
        ("\N{MINUS SIGN}2", Fraction(-2)),
    ],
)
def test_numbers_are_read_as_people_type_them(text: str, value: Fraction) -> None:
    assert number_format.typed("error", text) == value


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "–"),
        (float("nan"), "–"),
        (-0.00001, "0.00 %"),
        (0.12345, "12.35 %"),
        (-0.02, "−2.00 %"),
    ],
)
def test_shares_are_written_with_two_decimals(value: float | None, text: str) -> None:
    assert number_format.percent(value).replace("\N{NO-BREAK SPACE}", " ") == text


@pytest.mark.parametrize(
    ("probability", "text"),
    [
        (None, "–"),
        (1.0, "> 99.9 %"),
        (0.9995, "> 99.9 %"),
        (0.9994, "99.9 %"),
        (0.25, "25.0 %"),
        (0.0004, "< 0.1 %"),
    ],
)
def test_what_draws_tell_is_never_certain(probability: float | None, text: str) -> None:
    assert number_format.chance_text(probability).replace("\N{NO-BREAK SPACE}", " ") == text
    if probability is not None:
        assert str(amounts.chance(probability)) == text
        shown = number_format.written(amounts.chance(probability))
        assert shown == number_format.chance_text(probability)


def test_the_legend_of_direct_questions_explains_no_randomization(survey: Survey) -> None:
    from matplotlib.figure import Figure  # noqa: PLC0415

    direct = replace(ROW, question="region", answer="north", se_coins=0.0, epsilon=None)
    words = EstimateWords("estimate", "interval", "coins", "naive", "axis", "chart", "likely")
    for row, expected in (
        (direct, ["estimate", "interval"]),
        (ROW, ["estimate", "interval", "coins", "likely", "naive"]),
    ):
        figure = Figure()
        estimates_drawing(panels(table(survey, row), None), words, declared_tables.NUMBERS).draw(
            figure
        )
        (legend,) = figure.legends
        assert sorted(text.get_text() for text in legend.get_texts()) == sorted(expected)


def test_a_chart_holds_only_so_many_lines(survey: Survey) -> None:
    rows = [replace(ROW, question="trust", answer="1")] * 500
    shown = panels(table(survey, *rows), None)
    assert sum(len(panel.whiskers) for panel in panels_of_one_chart(shown)) == MOST_LINES
    assert "first 300 lines" in notes(table(survey, *rows))
    assert notes(table(survey, *rows[:300])) == ""


def test_a_margin_of_a_joint_question_is_told_in_its_member_s_words() -> None:
    survey = load_survey(sample("asking-less"))
    row = replace(ROW, question="violence_and_leave.leave", answer="soon")
    assert "“Yes, soon” to “Do you think of leaving your work?”" in told(survey, row)
    whole = replace(ROW, question="violence_and_leave", answer="no+soon")
    assert "“No + Yes, soon” to “Two questions that belong together”" in told(survey, whole)
    yes = replace(ROW, question="violence_and_leave.violence", answer="yes")
    found = panels(table(survey, whole, yes, replace(yes, answer="no")), None)
    assert [[w.label for w in panel.whiskers] for panel in found] == [["No + Yes, soon"], ["Yes"]]


MEAN = replace(
    ROW,
    question="unpaid_days",
    answer="mean",
    design="hybrid",
    estimate=15.12,
    se=0.5,
    se_sampling=0.3,
    se_coins=0.4,
    low=14.11,
    high=16.13,
    interval="student",
    mle=None,
    raw=15.3,
    is_mean=True,
)


@pytest.fixture
def work() -> Survey:
    return load_survey(sample("work"))


def test_a_mean_is_told_in_the_units_of_the_answers_and_is_never_impossible(work: Survey) -> None:
    assert told(work, MEAN) == (
        "The mean true answer to “On how many days of last month did you work "
        "without being paid?” is about 15.12 (95 % CI 14.11 to 16.13; 10,000 "
        "interviews). 64.0 % of this uncertainty (of the variance) comes from the randomization, the rest "
        "from asking a sample of people."
    )
    assert not is_impossible(MEAN)
    assert notes(table(work, MEAN)) == ""


def test_the_columns_of_a_mean_have_no_per_cent(work: Survey) -> None:
    found = FinishedAnalysis(AnalysisRequest(Estimates()), table(work, MEAN))
    cells = {column.title: column.texts[0] for column in views_of(found)[0].columns}
    assert cells["Answer"] == "Mean"
    assert cells["Estimate"] == "15.12"
    assert cells["Std. error"] == "0.50"
    assert cells["95\N{NO-BREAK SPACE}% interval"] == "14.11 – 16.13"
    assert cells.get("Most likely", number_format.NONE) == number_format.NONE
    assert cells["Naive reading"] == "15.30"


def test_the_question_gives_way_where_all_rows_are_of_the_same_one(survey: Survey) -> None:
    def priority(*rows: EstimateRow) -> Priority:
        found = FinishedAnalysis(AnalysisRequest(Estimates()), table(survey, *rows))
        columns = views_of(found)[0].columns
        assert columns[0].title == "Question"  # where there is room it stands first all the same
        return columns[0].priority

    same, other = replace(ROW, answer="no"), replace(ROW, question="bribe")
    assert priority(ROW, same) is Priority.MORE
    assert priority(ROW, other) is priority(ROW) is Priority.ESSENTIAL


def test_means_are_drawn_only_where_one_question_alone_is_looked_at(work: Survey) -> None:
    share = replace(ROW, question="sectors", answer="farm")
    (panel,) = panels(table(work, share, MEAN), None)
    assert not panel.is_mean
    (alone,) = panels(table(work, MEAN), None)
    assert alone.is_mean
    assert [line.label for line in alone.whiskers] == ["Mean"]
    words = EstimateWords("e", "i", "c", "n", "Mean answer", "s")
    drawing = estimates_drawing([alone], words, declared_tables.NUMBERS)
    assert b"Mean answer" in as_bytes(drawing, "svg", 7)


def test_a_mean_without_an_interval_shows_a_dash(work: Survey) -> None:
    unknown = replace(MEAN, se=None, se_sampling=None, low=None, high=None, interval="")
    found = FinishedAnalysis(AnalysisRequest(Estimates()), table(work, unknown))
    cells = {column.title: column.texts[0] for column in views_of(found)[0].columns}
    assert "95\N{NO-BREAK SPACE}% interval" not in cells  # no row has one
    assert panels(table(work, unknown), None) == ()


def test_what_a_control_tells_is_told_in_words(make_survey, yes_no_json) -> None:
    warner = {"design": {"name": "warner", "p": "3/4"}}
    control = {"prevalence": "0", "of": ["used"]}
    survey = make_survey(yes_no_json(**warner), yes_no_json("plague", **warner, control=control))
    unknown = replace(ROW, raw=None, se_coins=None, se_sampling=None)
    careless = replace(unknown, question="plague", answer="(careless)")
    assert told(survey, careless) == (
        "Also for “Have you ever …?”: people who do not follow the instruction but "
        "touch anything, about 12.3 % (95 % CI 10.3 % to 14.3 %; 10,000 interviews)."
        " How much of this uncertainty comes from the randomization is not known here."
    )
    corrected = replace(unknown, question="used", answer="(corrected yes)")
    assert (
        "people with the trait, corrected for careless answers by the control question, about 12.3 %"
        in told(survey, corrected)
    )


def test_a_difference_may_be_below_zero(make_survey, yes_no_json) -> None:
    warner = {"design": {"name": "warner", "p": "3/4"}}
    survey = make_survey(
        yes_no_json(**warner, direct_arm="1/10"),
        yes_no_json("tax", **warner, negated={"text": {"en": "Never?"}}),
    )
    below = replace(ROW, estimate=-0.05, low=-0.2, high=0.1, raw=None)
    for question, answer in (("used", "(difference to direct)"), ("tax", "(same-answer bias)")):
        row = replace(below, question=question, answer=answer)
        assert not is_impossible(row)
        assert "No share can be below zero" not in told(survey, row)
        assert f"({answer}" not in told(survey, row)
        assert notes(table(survey, row)) == ""
    assert is_impossible(replace(below, question="used"))
    assert is_impossible(
        replace(below, question="used", answer="(difference to direct)", estimate=-1.2)
    )
