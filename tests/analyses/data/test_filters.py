"""Filters: only interviews with certain answers to direct questions count, the same way everywhere."""

import csv
import io
from collections import Counter
from dataclasses import asdict

import pytest
from estimated import SampleQuestions, estimate_csv_tables, estimate_files, estimate_project

from surveyapp.analyses.base.dataset import KIOSK
from surveyapp.analyses.base.filter import EVERYBODY, Filter, FilterCondition
from surveyapp.analyses.computation.multivariate.crosstab import crosstab
from surveyapp.analyses.data.filters import kept_answers, read_filter
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.analyses.words.labels import SurveyLabels
from surveyapp.analyses.words.plain_words import explain_estimate
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.filter_counts import FilterCount, count_kept
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.project.stored_reports import StoredReports
from surveyapp.storage.surveys.survey_files import survey_text
from tests.helpers.analysed import compare, distances, rank_by_worth, regress

NORTH = Filter((FilterCondition("region", ("north",)),))
NOT_SOUTH = read_filter(["region=north, centre"])


@pytest.fixture(scope="module")
def survey(make_survey, yes_no_json):
    region = {
        "id": "region",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": one, "text": {"en": one}} for one in ("north", "centre", "south")],
        "design": {"name": "direct"},
    }
    trust = {
        "id": "trust",
        "type": "rating",
        "levels": 3,
        "text": {"en": "How much?"},
        "design": {"name": "k_rr", "p_truth": "4/5"},
    }
    age = {
        "id": "age",
        "type": "number",
        "minimum": 0,
        "maximum": 100,
        "text": {"en": "How old?"},
        "design": {"name": "direct"},
    }
    return make_survey(
        region,
        yes_no_json("woman", design={"name": "direct"}),
        yes_no_json("used"),
        yes_no_json("sold"),
        trust,
        age,
    )


@pytest.fixture(scope="module")
def files(survey, tmp_path_factory):
    return simulate(survey, tmp_path_factory.mktemp("usb"), interviews=900, kiosks=3, seed=5)


@pytest.fixture(scope="module")
def rows(files):
    """Every interview as the collection files write it, read without the program's own columns."""
    found = []
    for path in files:
        lines = path.read_text().splitlines()
        start = next(n for n, line in enumerate(lines) if line.startswith("interview,"))
        found += list(csv.DictReader(lines[start:]))
    return found


@pytest.fixture
def project(files, tmp_path):
    path = tmp_path / "p.surveydesk"
    import_files(files, path)
    return path


def written(rows, path):
    with path.open("w", newline="") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
    return path


@pytest.fixture
def everybody(rows, tmp_path):
    return written(rows, tmp_path / "all.csv")


@pytest.fixture
def northerners(rows, tmp_path):
    return written([row for row in rows if row["region"] == "north"], tmp_path / "north.csv")


def numbers(row):
    return [value for value in asdict(row).values() if isinstance(value, float)]


def undecided(rows):
    """Return the rows of which NORTH decides nothing."""
    return [row for row in rows if row.question != "region"]


def test_a_filter_counts_as_if_the_others_had_not_been_asked(
    project, files, everybody, northerners, survey
):
    alone, _ = estimate_csv_tables([northerners], survey)

    found = estimate_csv_tables([everybody], survey, where=NORTH)[0]
    assert undecided(found.rows) == undecided(alone.rows)
    # the order of a project's interviews is another, so its means are summed in another order
    for table in (estimate_project(project, where=NORTH), estimate_files(files, where=NORTH)[0]):
        shares, expected = ([r for r in t.rows if not r.is_mean] for t in (table, alone))
        assert undecided(shares) == undecided(expected)
        mean, expected = table.rows[-1], alone.rows[-1]
        assert (mean.n, mean.question) == (expected.n, expected.question) == (mean.n, "age")
        assert numbers(mean) == pytest.approx(numbers(expected), rel=1e-12)


def test_several_answers_are_any_of_them_and_several_filters_all_of_them(project, rows):
    wanted = read_filter(["region=north,centre", "woman=yes"])
    fitting = Counter(r["used"] for r in rows if r["region"] != "south" and r["woman"] == "yes")

    table = estimate_project(project, question="used", where=wanted)

    yes, n = fitting["yes"], fitting["yes"] + fitting["no"]
    assert (table.interviews, table.rows[0].n) == (n, n)
    assert table.rows[0].raw == pytest.approx(yes / n)
    assert table.rows[0].estimate == pytest.approx(2 * yes / n - 0.5)


def test_all_analyses_see_the_same_interviews(files, project, northerners, everybody, survey):
    def every(given):
        with open_source(given) as found:
            return (
                crosstab(found, ("used", "sold")).cells,
                compare(found, "used", "woman").rows,
                rank_by_worth(found, ("used", "sold")).rows,
                distances(found, "trust", "woman", resamples=100).rows,
                regress(found, outcome="used", predictors=("woman",)).rows,
                found.source.interviews,
            )

    alone = every(SourceRequest((northerners,), survey=survey))
    assert every(SourceRequest((everybody,), survey=survey, where=NORTH)) == alone
    for given in (SourceRequest(files, where=NORTH), SourceRequest(project=project, where=NORTH)):
        # a project is ordered by the ids, so only sums of rounded numbers may differ
        for mine, theirs in zip(every(given)[:4], alone[:4], strict=True):
            assert mine == theirs


def test_kiosks_can_be_compared_within_a_filter(files, rows):
    with open_source(SourceRequest(files, where=NORTH)) as found:
        made = compare(found, "used", KIOSK)

    sizes = {row.first: row.n_first for row in made.rows}
    assert sum(r["region"] == "north" and bool(r["used"]) for r in rows) == (
        sum(sizes.values()) + next(r.n_second for r in made.rows if r.second not in sizes)
    )


def test_in_a_complex_sample_the_filtered_out_stay_in_the_design(project, everybody, survey):
    # a filter is then a group of its question: the same numbers as --by gives
    drawn = SampleQuestions(stratum="woman")
    by = estimate_project(project, question="used", by="region", sample=drawn)
    one = estimate_project(project, question="used", where=NORTH, sample=drawn)
    assert [r.se for r in one.rows] == pytest.approx([r.se for r in by.rows if r.group == "north"])

    columns = SampleColumns(stratum="woman")
    table, _ = estimate_csv_tables(
        [everybody], survey, question="used", where=NORTH, columns=columns
    )
    assert [r.se for r in table.rows] == pytest.approx([r.se for r in one.rows])
    alone = estimate_project(project, question="used", where=NORTH)
    assert table.rows[0].n == alone.rows[0].n
    assert table.rows[0].se != alone.rows[0].se


def test_means_are_of_the_filtered_in_a_complex_sample_too(project):
    drawn = SampleQuestions(stratum="woman")
    by = estimate_project(project, question="age", by="region", sample=drawn)
    one = estimate_project(project, question="age", where=NORTH, sample=drawn)
    north = next(r for r in by.rows if r.group == "north")
    assert (one.rows[0].estimate, one.rows[0].se) == pytest.approx((north.estimate, north.se))


def shares_of(table, question="region"):
    return [(r.answer, r.se, r.low, r.high) for r in table.rows if r.question == question]


def test_what_one_answer_decides_has_neither_an_error_nor_a_width(
    project, files, everybody, survey, capsys
):
    tables = (
        estimate_project(project, where=NORTH),
        estimate_files(files, where=NORTH)[0],
        estimate_csv_tables([everybody], survey, where=NORTH)[0],
        estimate_csv_tables(
            [everybody], survey, columns=SampleColumns(cluster="woman"), where=NORTH
        )[0],
    )
    for table in tables:
        assert shares_of(table) == [("north", 0, 1, 1), ("centre", 0, 0, 0), ("south", 0, 0, 0)]
        decided = "Shares of 0 and 1 that follow from the filter itself are not estimates and have no error"
        assert f"{decided}: region." in [str(note) for note in table.notes]
    assert main(["estimate", "--project", str(project), "--where", "region=north"]) == 0
    assert "follow from the filter itself" in capsys.readouterr().err


def test_of_several_answers_only_those_left_out_are_decided(project):
    north, centre, south = shares_of(estimate_project(project, where=NOT_SOUTH))
    assert south == ("south", 0, 0, 0)
    for _, se, low, high in (north, centre):
        assert se > 0
        assert 0 < low < high < 1


def test_questions_that_no_filter_names_are_all_estimated(project):
    table = estimate_project(project, question="used", where=NORTH)
    assert len(table.notes) == 1
    assert all(row.interval == "guarded" for row in table.rows)


def test_plain_words_tell_that_the_filter_decides(project, survey):
    table = estimate_project(project, where=NORTH)
    row = next(row for row in table.rows if row.answer == "north")
    labels = SurveyLabels(survey)
    (said,) = explain_estimate(row, labels, None, 0.95)
    assert str(said) == (
        "This share follows from the filter: 100.0 % of the people included "
        "answered “north” to “Where?”."
    )


def test_what_was_left_out_is_said(project, rows):
    count = sum(row["region"] == "north" for row in rows)
    table = estimate_project(project, where=NORTH)
    assert table.notes[0] == f"Only {count} of 900 interviews are counted: those with region=north."
    assert table.warnings == estimate_project(project).warnings == ()
    assert estimate_project(project).notes == ()


def test_only_direct_questions_with_listed_answers_choose_interviews(project):
    for where, problem in (
        ("used=yes", "is randomized, so nobody's answer"),
        ("age=young", "“young” is not a number or range for age"),
        ("age>18..20", "is not a number or range"),
        ("age=40..30", "is not a number or range"),
        ("age=..", "is not a number or range"),
        ("region>north", "have no order"),
        ("nothing=yes", "has no recorded question"),
        ("region=east", "its answers are"),
    ):
        with pytest.raises(UserProblem, match=problem):
            estimate_project(project, where=read_filter([where]))
        with (
            pytest.raises(UserProblem, match=problem),
            open_source(SourceRequest(project=project, where=read_filter([where]))),
        ):
            pass


def test_a_randomized_question_is_refused_by_name(survey):
    with pytest.raises(UserProblem) as problem:
        kept_answers(survey, read_filter(["used=yes"]))
    assert str(problem.value) == (
        "used is randomized, so nobody's answer to it is known and no interviews can be chosen by it. "
        "Filter by a direct question; this survey has region, woman, age."
    )


NUMBERS = (
    (["age>=30"], lambda age: age >= 30),
    (["age>30"], lambda age: age > 30),
    (["age<=30"], lambda age: age <= 30),
    (["age ≥ 30", "age<40"], lambda age: 30 <= age < 40),
    (["age=30..39"], lambda age: 30 <= age <= 39),
    (["age=7,30..39, 90.."], lambda age: age == 7 or 30 <= age <= 39 or age >= 90),
    (["age=..12.5"], lambda age: age <= 12.5),
)


@pytest.mark.parametrize(("where", "fits"), NUMBERS, ids=[str(where) for where, _ in NUMBERS])
def test_numbers_choose_interviews_the_same_way_everywhere(
    *, where, fits, project, files, everybody, survey, rows
):
    wanted = sum(bool(row["age"]) and fits(float(row["age"])) for row in rows)
    assert 0 < wanted < len(rows)
    filtered = read_filter(where)
    assert count_kept(project, filtered) == FilterCount(wanted, 900)
    assert estimate_files(files, where=filtered)[0].interviews == wanted
    assert estimate_csv_tables([everybody], survey, where=filtered)[0].interviews == wanted
    assert read_filter([str(one) for one in filtered.conditions]) == filtered


def test_levels_of_a_rating_are_compared_too(make_survey):
    stars = {
        "id": "stars",
        "type": "rating",
        "levels": 5,
        "text": {"en": "How good?"},
        "design": {"name": "direct"},
    }
    survey = make_survey(stars)
    assert kept_answers(survey, read_filter(["stars>=4"])) == [("stars", [3, 4])]
    assert kept_answers(survey, read_filter(["stars>5"])) == [("stars", [-1])]


@pytest.mark.parametrize("text", ["", "region", "=north", "region=", "region=, "])
def test_a_filter_that_is_none_is_refused(text):
    with pytest.raises(UserProblem, match=r"is not a filter\. Write a"):
        read_filter([text])


def test_one_question_has_one_filter():
    with pytest.raises(UserProblem, match=r"is named in two filters\."):
        read_filter(["region=north", "region=south"])


def test_a_filter_that_leaves_nobody_is_refused(tmp_path, survey, rows):
    only = written([r for r in rows if r["region"] == "north"], tmp_path / "n.csv")
    with pytest.raises(UserProblem, match="Remove a filter, or"):
        estimate_csv_tables([only], survey, where=read_filter(["region=south"]))


def test_the_population_of_a_filter_is_not_known(project):
    with pytest.raises(UserProblem, match=r"or the population size\. How"):
        estimate_project(project, where=NORTH, sample=SampleQuestions(population=5000))


def test_filters_are_changed_one_question_at_a_time():
    both = NORTH.having(FilterCondition("woman", ("yes",)))
    assert str(both) == "region=north; woman=yes"
    assert str(both.having(FilterCondition("region", ("south",)))) == "woman=yes; region=south"
    assert both.without("region").questions() == ("woman",)
    assert not both.without("region").without("woman")


def test_kept_interviews_are_counted_without_estimating(project, rows):
    kept = sum(row["region"] != "south" for row in rows)
    assert count_kept(project, NOT_SOUTH) == FilterCount(kept, 900)
    assert count_kept(project, EVERYBODY) == FilterCount(900, 900)


@pytest.mark.parametrize(
    "command",
    [
        ("estimate", "--question", "used"),
        ("crosstab", "--questions", "used,sold"),
        ("compare", "--question", "used", "--by", "woman"),
        ("rank", "--questions", "used,sold"),
        ("distance", "--question", "trust", "--by", "woman", "--resamples", "100"),
        ("regress", "--outcome", "used", "--predictors", "woman"),
    ],
)
def test_every_command_takes_filters_and_writes_them_down(command, project, capsys):
    assert main([*command, "--project", str(project), "--where", "region=north", "--csv", "-"]) == 0
    shown = capsys.readouterr()
    rows = list(csv.DictReader(io.StringIO(shown.out)))
    assert {row["where"] for row in rows} == {"region=north"}
    assert "note: Only " in shown.err

    assert main([*command, "--project", str(project), "--csv", "-"]) == 0
    assert "where" not in capsys.readouterr().out.splitlines()[0].split(",")


def test_a_filter_on_a_randomized_question_ends_with_a_sentence(project, capsys):
    assert main(["estimate", "--project", str(project), "--where", "used=yes"]) == 2
    assert "error: used is randomized" in capsys.readouterr().err


def test_a_table_without_the_filters_column_is_refused(tmp_path, survey, rows, capsys):
    bare = [{k: v for k, v in row.items() if k != "region"} for row in rows]
    table = written(bare, tmp_path / "bare.csv")
    path = tmp_path / "s.survey.json"
    path.write_text(survey_text(survey))
    asked = ["crosstab", str(table), "--survey", str(path), "--questions", "used,sold"]
    assert main([*asked, "--where", "region=north"]) == 2
    assert "there is no column region" in capsys.readouterr().err


def test_designs_of_every_family_are_filtered_as_they_are_grouped(
    make_survey, yes_no_json, tmp_path
):
    region = {
        "id": "region",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": one, "text": {"en": one}} for one in ("north", "south")],
        "design": {"name": "direct"},
    }
    rated = {"type": "rating", "levels": 4, "text": {"en": "How much?"}}
    number = {"type": "number", "minimum": 0, "maximum": 10, "text": {"en": "How many?"}}
    survey = make_survey(
        region,
        yes_no_json("cheats", design={"name": "cheater_detection", "p_yes": ["1/4", "3/4"]}),
        yes_no_json("crossed", design={"name": "extended_crosswise", "p": "1/4"}),
        yes_no_json("listed", design={"name": "item_count", "items": 3}),
        rated | {"id": "bits", "design": {"name": "unary", "epsilon": "2"}},
        rated | {"id": "hashed", "design": {"name": "local_hashing", "epsilon": "2"}},
        number | {"id": "noisy", "design": {"name": "hybrid", "epsilon": "3"}},
    )
    files = simulate(survey, tmp_path, interviews=600, kiosks=1, seed=9)

    grouped, _ = estimate_files(files, by="region")
    filtered, _ = estimate_files(files, where=NORTH)

    by_name = {(r.question, r.answer): r for r in grouped.rows if r.group == "north"}
    others = [row for row in filtered.rows if row.question != "region"]
    assert {(row.question, row.answer) for row in others} == set(by_name)
    for row in others:
        # the mean of a group counts the chance of being in it: n/(n − 1) instead of m/(m − 1), m of n
        rel = 1 / row.n if row.is_mean else 1e-9
        assert numbers(row) == pytest.approx(numbers(by_name[row.question, row.answer]), rel=rel)


def test_of_a_simple_sample_nobody_asks_of_each_interview_whether_it_counts(project, monkeypatch):
    def refused(*_):
        raise AssertionError("read one by one")

    monkeypatch.setattr(StoredReports, "kept", refused)
    with open_source(SourceRequest(project=project, where=NORTH)) as found:
        assert 0 < found.source.interviews < found.project.interviews
