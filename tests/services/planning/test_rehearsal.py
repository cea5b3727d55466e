"""Rehearsals against theory: standard error, coverage, power; and whom they refuse."""

import csv
import io
import math
from dataclasses import replace
from fractions import Fraction

import pytest
from samples import sample

from surveyapp.analyses.computation.planning.sample_size import (
    contrast_of,
    plan_power,
    precisions_of,
)
from surveyapp.cli import main
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.errors import Cancelled, UserProblem
from surveyapp.services.planning.rehearsal import FEWEST_TIMES, RehearsalOptions, rehearse
from surveyapp.services.planning.rehearsal_population import (
    read_difference,
    read_prevalence_table,
    read_prevalences,
    supposed_population,
    supposed_rows,
)
from surveyapp.services.planning.rehearsal_words import groups_of
from surveyapp.storage.files.csv_tables import TableProblem
from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.survey.json_format.reading import read_survey


def small_survey():
    texts = {"en": "?"}
    choices = [{"id": name, "text": texts} for name in ("north", "south")]
    return read_survey(
        {
            "format": "surveyapp-survey/1",
            "id": "small",
            "version": 1,
            "languages": ["en"],
            "title": texts,
            "questions": [
                {
                    "id": "region",
                    "type": "single_choice",
                    "text": texts,
                    "choices": choices,
                    "design": {"name": "direct"},
                },
                {"id": "drugs", "type": "yes_no", "text": texts, "design": {"name": "two_coins"}},
            ],
        },
        "small",
    )


SUPPOSED = {("drugs", "yes"): 0.3}
TIMES, N = 400, 400


@pytest.fixture(scope="module")
def rehearsed():
    survey = small_survey()
    one = read_difference(survey, "region", "drugs=0.3", None)
    return rehearse(
        survey, RehearsalOptions(N, TIMES, seed=7), supposed=SUPPOSED, differences=[one]
    )


def row_of(made, answer, measure="share"):
    return next(r for r in made.rows if r.answer == answer and r.measure == measure)


def test_the_spread_of_the_estimates_is_that_of_theory(rehearsed):
    row = row_of(rehearsed, "yes")
    share = (3 / 4 + 0.3 * 0.7) / N  # DESIGN.md §5: Var = (3/4 + π(1−π))/n
    assert row.se == pytest.approx(math.sqrt(share), abs=4 * row.se_mc)
    assert row.claimed_se == pytest.approx(math.sqrt(share), rel=0.02)


def test_the_estimates_are_unbiased_and_their_intervals_cover(rehearsed):
    for row in rehearsed.rows:
        assert abs(row.bias) < 4 * row.mean_mc
        assert row.coverage == pytest.approx(0.95, abs=4 * math.sqrt(0.95 * 0.05 / TIMES))
        assert row.width_low <= row.width <= row.width_high


def test_the_chance_to_detect_is_the_power_of_theory(rehearsed):
    row = row_of(rehearsed, "yes", "difference")
    assert row.truth == pytest.approx(0.3)
    contrast = contrast_of(TwoCoins(), null=None, alternative="0.45", reference="0.15")
    expected = plan_power(TwoCoins(), contrast, n=N // 2).power
    # the sizes of the groups are drawn too, and the test is another than the formula's normal one
    assert row.detected == pytest.approx(expected, abs=0.03 + 4 * row.detected_mc)


def test_without_a_difference_the_false_alarms_are_as_many_as_allowed():
    survey = small_survey()
    none = read_difference(survey, "region", "drugs:yes=0", ("south", "north"))
    made = rehearse(
        survey, RehearsalOptions(300, 300, seed=2), supposed=SUPPOSED, differences=[none]
    )
    row = row_of(made, "yes", "difference")
    assert (row.compared, row.groups) == (("south", "north"), "south − north")
    assert row.detected == pytest.approx(0.05, abs=4 * math.sqrt(0.05 * 0.95 / 300))


def test_a_group_whose_name_has_a_minus_is_told_whole(rehearsed):
    row = replace(row_of(rehearsed, "yes", "difference"), compared=("under 5 − 10", "over 10"))
    told = groups_of(row)
    assert (told.facts["first"], told.facts["second"]) == ("under 5 − 10", "over 10")


def test_one_seed_gives_the_same_figures_and_another_does_not():
    survey = small_survey()
    first, same, other = (
        rehearse(survey, RehearsalOptions(50, 5, seed=seed)).rows for seed in (3, 3, 4)
    )
    assert first == same
    assert first != other


@pytest.mark.parametrize("name", ["clinic", "work", "asking-less"])
def test_every_example_can_be_rehearsed(name):
    survey = load_survey(sample(name))
    made = rehearse(survey, RehearsalOptions(150, 20, seed=1))
    assert {q.id for q in survey.recorded_questions} <= {row.question for row in made.rows}
    for row in made.rows:
        assert row.times == 20
        assert row.truth is None or abs(row.bias) < 6 * row.mean_mc + 1e-9


def test_a_cancelled_rehearsal_ends():
    def stop(done, _total):
        if done >= 3:
            raise Cancelled

    with pytest.raises(Cancelled):
        rehearse(small_survey(), RehearsalOptions(20, 50, seed=1), progress=stop)


def test_the_worst_case_is_supposed_and_can_be_read_back(tmp_path):
    made = supposed_population(small_survey(), {}, {})
    assert {(q, a): s for q, a, s in supposed_rows(made)}["drugs", "yes"] == 0.5
    path = tmp_path / "truth.csv"
    path.write_text("question,answer,prevalence\ndrugs,yes,0.2\n")
    assert (
        read_prevalence_table(path)
        == read_prevalences(["drugs:yes=0.2"])
        == {("drugs", "yes"): 0.2}
    )
    of_tabs = tmp_path / "truth.tsv"
    of_tabs.write_text("question\tanswer\tprevalence\ndrugs\tyes\t0.2\n")
    assert read_prevalence_table(of_tabs) == {("drugs", "yes"): 0.2}
    path.write_text("question,answer,prevalence\ndrugs,yes,many\n")
    with pytest.raises(TableProblem, match="many is not a prevalence"):
        read_prevalence_table(path)


def test_the_worst_share_is_the_one_where_the_estimate_varies_most(make_survey):
    def yes_no(name, design):
        return {"id": name, "type": "yes_no", "text": {"en": name}, "design": design}

    survey = make_survey(
        yes_no("a", {"name": "warner", "p": "4/5"}),
        yes_no("b", {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"}),
        yes_no("c", {"name": "crosswise", "p": "1/4"}),
        yes_no("d", {"name": "item_count", "items": 4}),
        yes_no("e", {"name": "unrelated_question_unknown", "p_truth": ["1/5", "4/5"]}),
        {
            "id": "f",
            "type": "rating",
            "text": {"en": "f"},
            "levels": 5,
            "design": {"name": "k_rr", "epsilon": 1.5},
        },
    )
    shares = supposed_population(survey, {}, {}).shares
    for question in survey.recorded_questions:
        (precision, *_) = precisions_of(question.design, {})
        steps = [Fraction(step, 200) for step in range(201)]
        assert shares[question.id][0] == float(max(steps, key=precision.total))


@pytest.mark.parametrize(
    ("supposed", "told"),
    [
        ({("drugs", "yes"): 1.2}, "give one from 0 to 1"),
        ({("drugs", "yes"): 0.7, ("drugs", "no"): 0.7}, "sum to 1.4"),
    ],
)
def test_shares_that_cannot_be_are_refused(supposed, told):
    with pytest.raises(UserProblem, match=rf"^(?=.*The survey cannot be rehearsed).*{told}"):
        supposed_population(small_survey(), supposed, {})


@pytest.mark.parametrize("written", ["drugs", "drugs=5", "=0.1", "region=0.1"])
def test_a_difference_that_says_nothing_is_refused(written):
    with pytest.raises(UserProblem, match="The survey cannot be rehearsed"):
        read_difference(small_survey(), "region", written, None)


def test_a_difference_too_large_for_the_shares_is_refused():
    survey = small_survey()
    large = read_difference(survey, "region", "drugs=0.9", None)
    with pytest.raises(
        UserProblem, match=r"^(?=.*The survey cannot be rehearsed).*suppose a smaller difference"
    ):
        supposed_population(survey, SUPPOSED, {}, [large])


def test_the_command_tells_what_the_service_does(capsys):
    survey = sample("clinic")
    options = ["--interviews", "60", "--times", "4", "--seed", "5", "--suppose", "drugs:yes=0.2"]
    assert main(["rehearse", str(survey), *options, "--csv", "-"]) == 0
    rows = list(csv.DictReader(io.StringIO(capsys.readouterr().out)))
    made = rehearse(
        load_survey(survey), RehearsalOptions(60, 4, seed=5), supposed={("drugs", "yes"): 0.2}
    )
    assert [float(row["mean"]) for row in rows] == [row.mean for row in made.rows]
    assert main(["rehearse", str(survey), *options]) == 0
    assert "With 60 interviews, 95 of 100 such surveys" in capsys.readouterr().out
    assert main(["rehearse", str(survey), *options, "--by", "region"]) == 2
    assert "error: --by" in capsys.readouterr().err


def test_what_no_tally_counts_is_not_rehearsed(tallied):
    survey = small_survey()
    one = read_difference(survey, "region", "drugs=0.3", None)
    options = RehearsalOptions(20, FEWEST_TIMES, seed=7)
    alone = tallied(survey, ("drugs",))
    made = rehearse(alone, options, supposed=SUPPOSED)
    assert {row.question for row in made.rows} == {"drugs"}
    with pytest.raises(UserProblem, match="No tally counts region, drugs together"):
        rehearse(alone, options, supposed=SUPPOSED, differences=[one])
    together = tallied(survey, ("region", "drugs"))
    assert rehearse(together, options, supposed=SUPPOSED, differences=[one]).differences
