"""Questions together in a report: the numbers of the services, a chart, words, and a command for each."""

import re
from dataclasses import replace
from datetime import date

import pytest
from matplotlib.figure import Figure

from surveyapp.analyses.base.charts import Forest, ForestLine
from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.comparison import Comparison
from surveyapp.analyses.computation.multivariate.regression import LOG_LIKELIHOOD
from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel
from surveyapp.analyses.cross_table import Crosstab
from surveyapp.analyses.distance import Distance
from surveyapp.analyses.ranking import Ranking
from surveyapp.analyses.regression import Regression, explain_fit, explain_parameter, term_label
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.errors import UserProblem
from surveyapp.estimation.regression.logistic import Link
from surveyapp.messages.numerals import Numerals, held_decimals
from surveyapp.services.analyses.request import AnalysisRequest, run_on
from surveyapp.services.charts.drawing import AxisNumbers
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.reporting.blocks import (
    ChartBlock,
    HeadingBlock,
    ParagraphBlock,
    RemarksBlock,
    TableBlock,
    forest_charts,
)
from surveyapp.services.reporting.contents import ReportRequest, gather
from surveyapp.services.reporting.html import report_html
from surveyapp.services.reporting.methods_paragraph import methods
from surveyapp.services.reporting.output_blocks import block_sections
from surveyapp.services.reporting.sections import report_document
from surveyapp.services.reporting.style import ENGLISH, ReportStyle
from surveyapp.services.simulation.respondents import simulate
from tests.helpers.analysed import regress

DAY = date(2026, 3, 4)
ASKED = {
    "crosstab": AnalysisRequest(Crosstab(questions=("drugs", "bribe"))),
    "three": AnalysisRequest(Crosstab(questions=("region", "drugs", "bribe"))),
    "compare": AnalysisRequest(Comparison(question="violence", by="region")),
    "both hidden": AnalysisRequest(Comparison(question="drugs", by="bribe")),
    "choices": AnalysisRequest(Ranking(questions=("source",))),
    "groups": AnalysisRequest(Ranking(questions=("trust",), by="region")),
    "distance": AnalysisRequest(Distance(question="trust", by="region")),
    "kiosks": AnalysisRequest(Distance(question="drugs", by=KIOSK)),
    "regression": AnalysisRequest(Regression(outcome="drugs", predictors=("region",))),
    "clusters": AnalysisRequest(Regression(outcome="drugs"), cluster="region"),
    "intercepts": AnalysisRequest(
        Regression(outcome="drugs", predictors=("trusted",), random_intercept="region")
    ),
}


@pytest.fixture(scope="module")
def files(tmp_path_factory, clinic):
    folder, shares = tmp_path_factory.mktemp("stick"), {"drugs": (0.4, 0.6)}
    return simulate(clinic, folder, interviews=1500, kiosks=2, seed=5, prevalences=shares)


@pytest.fixture(scope="module")
def gathered(files):
    asked = tuple(one for name, one in ASKED.items() if name != "intercepts")
    return gather(SourceRequest(files=files), ReportRequest.with_estimates(asked, level=0.9), DAY)


def found(gathered, name):
    wanted = replace(ASKED[name].analysis, level=0.9), ASKED[name].cluster
    requests = ((one.asked.request, one) for one in gathered.blocks)
    return next(one for asked, one in requests if (asked.analysis, asked.cluster) == wanted)


def blocks(gathered, name, style=ENGLISH):
    return list(block_sections(found(gathered, name), style))


def estimates(gathered):
    return gathered.blocks[0].result


def grids(some):
    return [block for block in some if isinstance(block, TableBlock)]


def column(grid, title):
    place = [head.text for head in grid.heads].index(title)
    return [cells[place] for cells in grid.cells]


def words(some):
    return [told for block in some if isinstance(block, RemarksBlock) for told in block.sentences]


@pytest.mark.parametrize("name", [name for name in ASKED if name not in {"intercepts", "clusters"}])
def test_each_analysis_has_a_heading_a_table_a_chart_and_words(gathered, name):
    kinds = [type(block) for block in blocks(gathered, name)]
    assert kinds[0] == HeadingBlock
    assert {TableBlock, ChartBlock, RemarksBlock} <= set(kinds)
    most = max(one.said_rows for one in found(gathered, name).analysis.tables)
    assert 0 < len(words(blocks(gathered, name))) <= most * len(grids(blocks(gathered, name)))


def test_a_cross_table_is_drawn_once_and_one_row_shows_how_its_shares_are_read(gathered):
    of_two, of_three = blocks(gathered, "crosstab"), blocks(gathered, "three")
    assert [type(one) for one in of_two].count(ChartBlock) == 1
    assert [type(one) for one in of_three].count(ChartBlock) == 1
    cells, *_shares, tests = [one for one in of_two if isinstance(one, RemarksBlock)]
    assert len(cells.sentences) == 1
    assert "did not depend on each other" in tests.sentences[0]
    assert len(grids(of_two)) == 4


def test_the_numbers_are_those_of_the_service_at_the_reports_level(gathered, files):
    asked = AnalysisRequest(Ranking(questions=("trust",), by="region", level=0.9))
    table = run_on(SourceRequest(files=files), asked).result
    grid, _pairs = grids(blocks(gathered, "groups"))
    assert column(grid, "Expected utility") == [f"{row.utility:.2f}" for row in table.rows]
    assert column(grid, "90\N{NO-BREAK SPACE}% interval") == [
        " – ".join(f"{end:.{held_decimals(r.interval_mc_error, 2)}f}" for end in (r.low, r.high))
        for r in table.rows
    ]
    labels = gathered.survey.question("region")
    assert set(column(grid, "Item")) <= {"North", "Centre", "South"}
    assert len(labels.answers) == len(grid.cells)
    assert blocks(gathered, "groups")[0].text == "Ranking: trust, region"


def test_choices_are_ranked_by_their_labels(gathered):
    grid, _pairs = grids(blocks(gathered, "choices"))
    assert set(column(grid, "Item")) == {"I never did", "Pharmacy", "Market", "Friend or family"}
    assert any("“Pharmacy” has rank" in told for told in words(blocks(gathered, "choices")))


def test_kiosks_are_called_by_their_words(gathered):
    (grid,) = grids(blocks(gathered, "kiosks"))
    (first,), (second,) = column(grid, "First group"), column(grid, "Second group")
    named = [one.words for one in gathered.kiosks]
    assert any(one.startswith(first) for one in named)
    assert any(one.startswith(second) for one in named)
    assert first in words(blocks(gathered, "kiosks"))[0]


def test_a_regression_tells_coefficients_fit_and_predictions(gathered):
    some = blocks(gathered, "regression")
    coefficients, predictions, effects = grids(some)
    table = found(gathered, "regression").result
    rows = [row for row in table.rows if row.term != LOG_LIKELIHOOD]
    assert column(coefficients, "Term") == [
        term_label(table, row.term, SurveyLabels(table.survey)) for row in rows
    ]
    assert column(coefficients, "Term")[-1] == "In which region do you live? South"
    assert column(coefficients, "Odds ratio") == [f"{row.odds_ratio:.4f}" for row in rows]
    assert [f"{100 * row.estimate:.2f}\N{NO-BREAK SPACE}%" for row in table.predicted] == column(
        predictions, "Predicted"
    )
    assert column(effects, "Effect") == [
        f"{100 * row.estimate:.2f} pp".replace("-", "\N{MINUS SIGN}") for row in table.effects
    ]
    assert some[0].text == "Regression: drugs ~ region"
    (fit,) = (block.text for block in some if isinstance(block, ParagraphBlock))
    assert "1,500 interviews" in fit
    told = [block for block in some if isinstance(block, RemarksBlock)]
    assert len(told) == 3
    for block in told:  # of coefficients, predictions and effects
        assert any("an association, not a cause" in one for one in block.sentences)
    assert len([block for block in some if isinstance(block, ChartBlock)]) == 3


def test_clusters_and_intercepts_of_their_own_are_told_in_the_heading(gathered):
    assert blocks(gathered, "clusters")[0].text == "Regression: drugs ~ 1, cluster = region"
    assert ASKED["intercepts"].analysis.formula == "drugs ~ trusted + (1 | region)"


def test_odds_ratios_have_a_table_of_their_own(gathered):
    differences, odds = grids(blocks(gathered, "compare"))
    assert (differences.caption, odds.caption) == ("Differences", "Odds ratios")
    assert "Measure" not in [head.text for head in (*differences.heads, *odds.heads)]


def test_numbers_in_sentences_follow_the_manner(gathered):
    some = blocks(gathered, "crosstab", ReportStyle(numerals=Numerals(",", ".")))
    assert any("90\N{NO-BREAK SPACE}%" in told for told in words(some))
    (cell,) = [told for told in words(some) if "belong here" in told]
    assert re.search(r"\d+,\d\N{NO-BREAK SPACE}% .*1\.500 people", cell)


def test_languages_from_the_right_keep_names_and_minus_signs_in_order(gathered):
    arabic = ReportStyle(numerals=Numerals(keeps_minus=True), language="ar", is_right_to_left=True)
    assert arabic.numerals.percent(-0.5) == "\u2066\u221250.00\u2069\N{NO-BREAK SPACE}%"
    assert arabic.numerals.percent(0.5) == "50.00\N{NO-BREAK SPACE}%"
    said = " ".join(methods(gathered, arabic))
    assert "\u2068clinic-2026\u2069" in said
    assert "\u2068clinic-2026\u2069" not in " ".join(methods(gathered, ReportStyle()))


def test_analyses_come_in_the_order_of_the_request_each_under_its_heading(gathered):
    headings = [
        b.text for b in report_document(gathered, ENGLISH).blocks if isinstance(b, HeadingBlock)
    ]
    start = headings.index("Estimates")
    assert headings[start : start + 4] == [
        "Estimates",
        "Cross-table: drugs, bribe",
        "Cross-table: region, drugs, bribe",
        "Comparison of groups: violence, region",
    ]
    assert "Regression: drugs ~ region" in headings


def test_the_methods_tell_of_each_kind_that_is_there(gathered, files):
    said = " ".join(methods(gathered, ENGLISH))
    for source in ("Tanner & Wong 1987", "Fang & Santos 2019", "Maddala 1983"):
        assert source in said
    least = " ".join(
        methods(gather(SourceRequest(files=files), ReportRequest.with_estimates(), DAY), ENGLISH)
    )
    assert "Ranks are" not in least
    assert "Regressions" not in least


def test_every_table_is_a_file_with_a_name_of_its_own(gathered):
    names = [one.file for one in gathered.made]
    assert len({name.casefold() for name in names}) == len(names)
    assert {
        "rank-source.csv",
        "rank-source-pairs.csv",
        "rank-trust-by-region.csv",
        "distance-drugs-by-kiosk.csv",
        "regress-drugs-on-region.csv",
        "regress-drugs-on-region-predicted.csv",
        "regress-drugs.csv",
    } <= set(names)


def test_analyses_that_differ_in_their_model_only_have_two_files(files):
    asked = (
        AnalysisRequest(Regression(outcome="drugs", predictors=("region",))),
        AnalysisRequest(
            Regression(outcome="drugs", predictors=("region",), random_intercept="region")
        ),
    )
    made = gather(SourceRequest(files=files), ReportRequest.with_estimates(asked), DAY).made
    names = [one.file for one in made if one.command[0] == "regress"]
    assert names[0] == "regress-drugs-on-region.csv"
    assert "regress-drugs-on-region-2.csv" in names


def test_estimates_are_told_in_words_one_sentence_a_question(gathered):
    said = [
        b.text for b in report_document(gathered, ENGLISH).blocks if isinstance(b, ParagraphBlock)
    ]
    row = next(r for r in estimates(gathered).rows if (r.question, r.answer) == ("drugs", "yes"))
    share = f"{100 * row.estimate:.1f}\N{NO-BREAK SPACE}%"
    (drugs,) = (one for one in said if "illegal drug" in one)
    assert f"An estimated {share} would truthfully answer “Yes”" in drugs


def test_a_mean_of_numbers_is_told_with_chart_and_words(tmp_path, make_survey):
    spent = {
        "id": "spent",
        "type": "number",
        "text": {"en": "How much?"},
        "design": {"name": "laplace", "epsilon": 2},
        "minimum": 0,
        "maximum": 100,
    }
    made = simulate(make_survey(spent), tmp_path, interviews=300, seed=1)
    report = gather(SourceRequest(files=made), ReportRequest.with_estimates(), DAY)
    some = report_document(report, ENGLISH).blocks
    (row,) = estimates(report).rows
    assert len(report_document(report, ENGLISH).charts) == 1
    assert any(
        isinstance(b, ParagraphBlock)
        and f"The mean true answer to “How much?” is about {row.estimate:.2f}" in b.text
        for b in some
    )


def test_the_page_is_written_with_all_of_it(gathered):
    html = report_html(report_document(gathered, ENGLISH))
    assert "regress --outcome drugs --predictors region" in html
    assert html.count("<svg") == len(report_document(gathered, ENGLISH).charts)


def test_a_mapped_json_is_no_analysis_by_mistake():
    asked = AnalysisRequest(
        Regression(outcome="a", predictors=("b",), model=RegressionModel.LINEAR), cluster="c"
    )
    assert AnalysisRequest.from_json(asked.to_json()) == asked
    for wrong in (
        None,
        [],
        {},
        {**asked.to_json(), "analysis": "guess"},
        {**asked.to_json(), "cluster": 3},
        {**asked.to_json(), "is_unweighted": "yes"},
        {**asked.to_json(), "options": []},
        *(
            {**asked.to_json(), "options": {**asked.analysis.to_json(), **wrong}}
            for wrong in ({"predictors": [1]}, {"model": "cubic"}, {"random_intercept": 3})
        ),
    ):
        assert AnalysisRequest.from_json(wrong) is None


def test_an_analysis_that_cannot_be_computed_is_named(files):
    wanted = ReportRequest.with_estimates(
        (AnalysisRequest(Comparison(question="drugs", by="weather")),)
    )
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*remove it, or correct it).*Comparison of groups: drugs, weather.*weather",
    ):
        gather(SourceRequest(files=files), wanted, DAY)


def test_where_standard_errors_come_from_is_told_in_words(gathered):
    table = found(gathered, "regression").result
    (said,) = explain_fit(table)
    assert "standard errors: model-based (observed information)." in said
    (clustered,) = explain_fit(replace(table, errors="sandwich"))
    assert "standard errors: robust (sandwich)" in clustered


def test_a_probit_has_no_odds_ratios_in_words_table_or_chart(files):
    asked = AnalysisRequest(
        Regression(
            outcome="drugs",
            predictors=("region",),
            link=Link.PROBIT,
            reference=(("region", "south"),),
        )
    )
    made = gather(SourceRequest(files=files), ReportRequest.with_estimates((asked,)), DAY)
    table = made.blocks[-1].result
    html = report_html(report_document(made, ENGLISH))
    assert "changes the probit of the share of “Yes” by" in html
    assert "times as high" not in html
    assert "Odds ratio" not in html
    assert "Coefficient; above 0 the answer is more likely" in html
    assert "--link probit --reference region=south" in html
    assert {row.odds_ratio for row in table.rows} == {None}
    assert f"BIC {table.bic:,.4f}" in html.replace("\N{MINUS SIGN}", "-")


def test_an_interaction_is_told_as_one_and_not_as_odds_of_its_own(tmp_path, make_survey):
    direct = [
        {"id": name, "type": "yes_no", "text": {"en": name}, "design": {"name": "direct"}}
        for name in ("one", "two", "said")
    ]
    made = simulate(make_survey(*direct), tmp_path, interviews=200, seed=2)
    with open_source(SourceRequest(files=made)) as opened:
        table = regress(opened, outcome="said", predictors=["one*two"])
    said = {
        row.term: str(explain_parameter(row, table, SurveyLabels(table.survey), 0.95)[0])
        for row in table.rows[1:-1]
    }
    assert list(said) == ["one: yes", "two: yes", "one: yes × two: yes"]
    for term, sentence in said.items():
        is_product = " × " in term
        assert ("is an interaction" in sentence) == is_product
        assert (
            "where the other part of its interaction is at its reference" in sentence
        ) != is_product
        assert "times as high" not in sentence


def forest(lines):
    return Forest(tuple(lines), axis="Difference", spoken="A chart", reference=0.0)


def line(number, panel=""):
    return ForestLine(f"n{number}", number / 10, number / 10 - 1, number / 10 + 1, panel=panel)


def charts_of(lines):
    pen = AxisNumbers(str, str)
    return list(forest_charts(forest(lines), pen, lambda part, parts: f"Part {part} of {parts}"))


def limits(chart):
    figure = Figure(figsize=(6, chart.drawing.inches))
    chart.drawing.draw(figure)
    return figure.axes[0].get_xlim()


def test_a_chart_higher_than_a_page_is_several_with_the_same_scale():
    charts = charts_of(line(number, f"p{number}") for number in range(66))
    assert [chart.caption for chart in charts] == [f"A chart (Part {i} of 6)" for i in range(1, 7)]
    assert max(chart.drawing.inches for chart in charts) < 9
    assert len({limits(chart) for chart in charts}) == 1
    low, high = limits(charts[0])
    assert low < -1
    assert high > 7.5


def test_a_chart_that_fits_on_a_page_is_one_and_says_nothing_of_parts():
    (chart,) = charts_of(map(line, range(20)))
    assert chart.caption == "A chart"
