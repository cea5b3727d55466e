"""Results show themselves, and have frames and charts."""

from __future__ import annotations

import matplotlib as mpl
import numpy as np
import pandas as pd
import pytest

import surveyapp
from surveyapp.designs import TwoCoins
from surveyapp.library.problems import NotUsable


@pytest.fixture(scope="module")
def data() -> surveyapp.SurveyData:
    rng = np.random.default_rng(1)
    return surveyapp.read(
        {
            "food": rng.integers(1, 6, 300),
            "beds": rng.integers(1, 6, 300),
            "Wo?": rng.choice(["Köln", "Bonn", "Ulm"], 300),
            "drugs": rng.choice(["yes", "no"], 300),
        },
        designs={"drugs": TwoCoins()},
    )


@pytest.fixture(scope="module")
def ranks(data) -> surveyapp.Result:
    return surveyapp.rank(data, "food", by="Wo?", level=0.9)


def test_a_frame_has_the_columns_of_files_and_the_values_of_the_data(ranks):
    frame = ranks.frame()
    assert list(frame.columns[:6]) == ["rank", "item", "n", "utility", "low", "high"]
    assert sorted(frame["item"]) == ["Bonn", "Köln", "Ulm"]
    assert frame["n"].sum() == 300
    assert sorted(ranks.frame(labels=False)["item"]) == ["Bonn", "Koeln", "Ulm"]
    assert list(ranks.frame("pairs").columns) == ["first", "second", "probability", "mc_error"]
    assert ranks.tables == ("", "pairs")
    with pytest.raises(NotUsable, match=r"no table 'else' here\. There are: '', 'pairs'"):
        ranks.frame("else")


def test_a_result_shows_itself_as_text_and_in_a_notebook(ranks):
    assert repr(ranks).splitlines()[1].split()[:3] == ["Rank", "Item", "n"]
    shown = ranks._repr_html_()
    assert "90\N{NO-BREAK SPACE}% interval</th>" in shown
    assert "<td>Köln</td>" in shown


def test_rows_say_what_they_mean(ranks):
    assert "has rank 1, with an expected utility of" in ranks.meanings()[0]


def test_a_chart_is_a_figure_and_leaves_the_settings_of_matplotlib_alone(ranks):
    before = dict(mpl.rcParams)
    figure = ranks.plot(width=5.0)
    assert figure.get_size_inches()[0] == 5.0
    texts = [text.get_text() for text in figure.findobj(mpl.text.Text)]
    assert any("Köln" in text for text in texts)
    assert len(ranks.plot("pairs").axes) >= 1
    assert dict(mpl.rcParams) == before
    with pytest.raises(NotUsable, match="no such chart"):
        ranks.plot(chart=5)


def test_the_first_table_with_something_to_draw_is_drawn(data):
    drawn = surveyapp.quality(data).plot()
    assert any("food" in text.get_text() for text in drawn.findobj(mpl.text.Text))
    with pytest.raises(
        NotUsable, match=r"no such chart of “Sample size”\. frame\(\) has its numbers"
    ):
        surveyapp.plan(TwoCoins(), error=0.05).plot()


def test_what_was_filtered_is_said(data):
    found = surveyapp.rank(data.where(**{"Wo?": ["Köln", "Ulm"]}), ["food", "beds"])
    assert "Only" in repr(found)
    assert "interviews are counted" in repr(found)


def test_analyses_need_interviews_and_their_questions(data):
    with pytest.raises(NotUsable, match=r"Read them first: data = surveyapp\.read"):
        surveyapp.rank(pd.DataFrame({"food": [1]}), "food")
    with pytest.raises(
        NotUsable, match=r"questions: there is no question foot\. There are: food, beds"
    ):
        surveyapp.rank(data, ["foot"])
    with pytest.raises(TypeError, match="questions"):
        surveyapp.rank(data)
    with pytest.raises(TypeError, match="sorted"):
        surveyapp.rank(data, "food", sorted=True)


def test_means_share_an_axis_where_they_share_a_scale_and_a_histogram_says_which_bin_has_an_end():
    rng = np.random.default_rng(2)
    frame = {
        "food": [1, 5, *rng.integers(1, 6, 98)],
        "beds": [1, 5, *rng.integers(1, 6, 98)],
        "age": rng.integers(18, 91, 100),
        "income": rng.uniform(1_200.5, 51_000.5, 100),
    }
    data = surveyapp.read(frame)
    assert len(surveyapp.describe(data, "food,beds").plot().axes) == 1
    mixed = surveyapp.describe(data, "age,income")
    with pytest.raises(NotUsable, match="nothing to draw"):
        mixed.plot("")
    drawn = mixed.plot("histogram")
    drawn.canvas.draw()
    labels = [text.get_text() for text in drawn.axes[0].get_yticklabels()]
    assert "20 – 29" in labels
    assert "20,000 – <25,000" in labels
    bins = mixed.frame("histogram")
    ages = bins[bins["question"] == "age"]
    assert (ages["first"].min(), ages["last"].max()) == (10, 89)


def test_numbers_that_no_row_has_are_missing_numbers(data):
    fitted = surveyapp.regress(data, "drugs", ["food"], link="probit").frame()
    assert fitted["odds_ratio"].dtype == np.float64
    assert fitted["odds_ratio"].round(2).isna().all()
    infinite = surveyapp.estimate(data, "food").frame()
    assert infinite["epsilon"].dtype == np.float64
    assert infinite["group"].tolist() == [""] * len(infinite)
