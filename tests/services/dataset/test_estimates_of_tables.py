"""Estimates from plain tables, and from collections with strata and clusters."""

import csv
import math

import pytest
from estimated import SampleQuestions, estimate_csv_tables, estimate_files, estimate_project

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.errors import UserProblem
from surveyapp.estimation.prevalence.closed_form import NoReports, estimate_prevalence
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.simulation.respondents import simulate, simulate_truth
from surveyapp.storage.files.csv_tables import TableProblem

NUMBERS = ("estimate", "se", "se_sampling", "se_coins", "low", "high", "mle", "raw")
DRUGS = "region,drugs\n" + "north,yes\nnorth,no\nsouth,no\n" * 10


@pytest.fixture
def files(tmp_path, clinic):
    return simulate(clinic, tmp_path / "usb", interviews=300, kiosks=3, seed=11)


@pytest.fixture
def paper(tmp_path, files):
    """The interviews of ``files`` as another tool would hold them, with a weight of 1."""
    lines = [line for path in files for line in path.read_text().splitlines()[5:]]
    header = files[0].read_text().splitlines()[4]
    path = tmp_path / "paper.csv"
    path.write_text("\n".join([header + ",w"] + [line + ",1" for line in lines]) + "\n")
    return path


@pytest.fixture
def table(tmp_path):
    def write(text):
        path = tmp_path / "t.csv"
        path.write_text(text)
        return path

    return write


def figures(row):
    return [-1 if getattr(row, name) is None else getattr(row, name) for name in NUMBERS]


@pytest.mark.parametrize("by", [None, "region"])
def test_a_table_gives_the_very_rows_of_the_collections(paper, files, clinic, by):
    table, refused = estimate_csv_tables([paper], clinic, by=by)
    assert (table.rows, table.interviews) == (estimate_files(files, by=by)[0].rows, 300)
    assert (refused, table.warnings) == ((), ())


def test_weights_of_1_give_the_unweighted_rows(paper, clinic):
    weighted, _ = estimate_csv_tables([paper], clinic, columns=SampleColumns(weight="w"))
    plain, _ = estimate_csv_tables([paper], clinic)
    assert len(weighted.rows) == len(plain.rows)
    assert weighted.warnings == ()
    for one, other in zip(weighted.rows, plain.rows, strict=True):
        assert figures(one) == pytest.approx(figures(other), rel=1e-9, abs=1e-9)
        assert (one.question, one.answer, one.n) == (other.question, other.answer, other.n)
        assert (one.interval, one.epsilon, one.design) == (
            other.interval,
            other.epsilon,
            other.design,
        )


def test_in_groups_weights_of_1_differ_by_the_chance_of_falling_into_the_group(paper, clinic):
    weighted, _ = estimate_csv_tables(
        [paper], clinic, question="drugs", by="region", columns=SampleColumns(weight="w")
    )
    plain, _ = estimate_csv_tables([paper], clinic, question="drugs", by="region")
    for one, other in zip(weighted.rows, plain.rows, strict=True):
        factor = math.sqrt(300 / 299 * (other.n - 1) / other.n)
        assert one.estimate == pytest.approx(other.estimate, rel=1e-9)
        assert one.se == pytest.approx(other.se * factor, rel=1e-9)


def test_weights_move_estimate_most_likely_and_raw_share(table, clinic):
    path = table("drugs,w\nyes,4\nno,1\nyes,1\nno,2\n")
    found, _ = estimate_csv_tables(
        [path], clinic, question="drugs", columns=SampleColumns(weight="w")
    )
    yes = found.rows[0]
    assert (yes.n, yes.raw) == (4, pytest.approx(0.625))
    assert (yes.estimate, yes.mle) == (pytest.approx(0.75), pytest.approx(0.75))


def test_a_zero_weight_is_left_out_and_told(table, clinic):
    path = table("drugs,w\nyes,1\nno,1\nyes,0\nno,1\nno,1\nyes,1\nno,1\n")
    found, _ = estimate_csv_tables(
        [path], clinic, question="drugs", columns=SampleColumns(weight="w")
    )
    assert found.rows[0].n == 6
    assert found.warnings == ("1 respondents have the weight 0 and were left out.",)


def test_weights_that_are_all_zero_are_an_error(table, clinic):
    path = table("drugs,w\nyes,0\nno,0\n")
    with pytest.raises(
        UserProblem, match=r"^(?=.*weights are 0, so nobody counts\. Choose).*All 2 weights are 0"
    ):
        estimate_csv_tables([path], clinic, question="drugs", columns=SampleColumns(weight="w"))


def test_clusters_that_agree_make_the_error_larger(table, clinic):
    rows = "".join(f"{'yes' if c % 2 else 'no'},{c}\n" for c in range(20) for _ in range(5))
    path = table("drugs,cl\n" + rows)
    alone, _ = estimate_csv_tables([path], clinic, question="drugs")
    whole, _ = estimate_csv_tables(
        [path], clinic, question="drugs", columns=SampleColumns(cluster="cl")
    )
    # 20 clusters of five like reports: (5·100/99·…)/(20/19·…) as ratio of the variances
    ratio = (whole.rows[0].se / alone.rows[0].se) ** 2
    assert ratio == pytest.approx(5 * (20 / 19) / (100 / 99), rel=1e-9)
    assert whole.rows[0].high - whole.rows[0].low > alone.rows[0].high - alone.rows[0].low


def test_strata_with_one_unit_are_told(table, clinic):
    path = table("drugs,st\nyes,a\nno,a\nyes,b\nno,c\nno,c\nyes,c\n")
    found, _ = estimate_csv_tables(
        [path], clinic, question="drugs", columns=SampleColumns(stratum="st")
    )
    assert found.warnings[0].startswith("Strata with only one sampled unit: 1 (first: b)")
    assert all(math.isfinite(number) for row in found.rows for number in figures(row))


def test_one_respondent_has_no_standard_error_and_a_warning(table, clinic):
    found, _ = estimate_csv_tables(
        [table("drugs,w\nyes,2\n")], clinic, question="drugs", columns=SampleColumns(weight="w")
    )
    assert [row.se for row in found.rows] == [None, None]
    assert found.warnings[0].startswith("There is only one sampled unit")


def test_an_empty_group_and_a_group_of_one_are_told(table, clinic):
    path = table("region,drugs,w\n" + "north,yes,1\nnorth,no,2\n" * 4 + "south,no,1\n")
    found, _ = estimate_csv_tables(
        [path], clinic, question="drugs", by="region", columns=SampleColumns(weight="w")
    )
    assert [(row.group, row.n) for row in found.rows] == [
        ("north", 8),
        ("north", 8),
        ("south", 1),
        ("south", 1),
    ]
    centre, south = found.warnings
    assert centre.startswith("drugs in group centre: There are no reports")
    assert south.startswith("drugs in group south: There is only one sampled unit")


def test_those_who_did_not_answer_the_grouping_question_are_a_weighted_group(table, clinic):
    path = table("region,drugs,w\n" + "north,yes,1\n,no,2\n" * 4)
    found, _ = estimate_csv_tables(
        [path], clinic, question="drugs", by="region", columns=SampleColumns(weight="w")
    )
    assert {row.group: row.n for row in found.rows} == {"north": 4, "(not answered)": 4}


def test_refused_rows_are_counted_and_missing_columns_named(table, clinic):
    found, refused = estimate_csv_tables([table(DRUGS + "north,perhaps\n")], clinic)
    assert (found.interviews, len(refused)) == (30, 1)
    assert found.warnings == (
        "1 of 31 rows refused and left out.",
        "t.csv has no column for bribe, violence, source, trust: nobody in it answered that.",
    )
    assert {row.question for row in found.rows} == {"region", "drugs"}


def test_a_column_is_missed_only_by_who_asks_for_it(table, clinic):
    found, _ = estimate_csv_tables([table(DRUGS)], clinic, question="drugs")
    assert found.warnings == ()
    with pytest.raises(TableProblem, match="there is no column trust"):
        estimate_csv_tables([table(DRUGS)], clinic, question="trust")


def test_a_table_without_a_right_row_says_so(table, clinic):
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*Each row needs recorded).*Rows refused: 1 \(first: t\.csv, line 2, column drugs",
    ):
        estimate_csv_tables([table("drugs\nperhaps\n")], clinic)
    with pytest.raises(
        UserProblem,
        match=r"^t\.csv has no rows with recorded reports in the survey's columns\.",
    ):
        estimate_csv_tables([table("drugs\n")], clinic)


def test_the_population_corrects_a_simple_sample(table, clinic):
    found, _ = estimate_csv_tables([table(DRUGS)], clinic, question="drugs", population=40)
    channel = clinic.question("drugs").design.channel
    expected = estimate_prevalence(channel, (10, 20), population=40)[0]
    assert found.rows[0].se == expected.standard_error
    with pytest.raises(
        UserProblem, match=r"^(?=.*Give the number of people).*population is given as 29"
    ):
        estimate_csv_tables([table(DRUGS)], clinic, question="drugs", population=29)


@pytest.mark.parametrize(
    ("more", "option"),
    [
        ({"by": "region"}, "--by"),
        ({"columns": SampleColumns(weight="w")}, "--weight"),
        ({"columns": SampleColumns(stratum="w")}, "--stratum"),
        ({"columns": SampleColumns(cluster="w")}, "--cluster"),
    ],
)
def test_the_population_goes_with_a_simple_sample_of_everybody(table, clinic, more, option):
    path = table("region,drugs,w\nnorth,yes,1\n")
    with pytest.raises(UserProblem, match=rf"^(?=.*or the population size\. How).*{option}"):
        estimate_csv_tables([path], clinic, population=100, **more)


@pytest.mark.parametrize("kind", ["weight", "stratum", "cluster"])
def test_a_randomized_question_tells_nobodys_weight_stratum_or_cluster(table, clinic, kind):
    with pytest.raises(
        UserProblem,
        match=rf"^(?=.*anybody's \w+\. Name).*drugs is randomized, so it does not show anybody's {kind}",
    ):
        estimate_csv_tables([table(DRUGS)], clinic, columns=SampleColumns(**{kind: "drugs"}))


def test_unknown_and_randomized_questions_are_refused_before_the_table_is_read(tmp_path, clinic):
    with pytest.raises(UserProblem, match="has no recorded question"):
        estimate_csv_tables([tmp_path / "none.csv"], clinic, question="age")
    with pytest.raises(UserProblem, match="is randomized, so nobody's group"):
        estimate_csv_tables([tmp_path / "none.csv"], clinic, by="drugs")


def test_a_direct_question_of_a_collection_is_a_stratum_or_cluster(files, paper, clinic):
    for kind in ("stratum", "cluster"):
        mine, _ = estimate_files(
            files, question="drugs", sample=SampleQuestions(**{kind: "region"})
        )
        theirs, _ = estimate_csv_tables(
            [paper], clinic, question="drugs", columns=SampleColumns(**{kind: "region"})
        )
        for one, other in zip(mine.rows, theirs.rows, strict=True):
            assert figures(one) == pytest.approx(figures(other), rel=1e-12)
        assert mine.warnings == theirs.warnings


def test_strata_leave_the_estimate_and_shrink_the_error_a_little(files):
    simple, _ = estimate_files(files, question="trust")
    within, _ = estimate_files(files, question="trust", sample=SampleQuestions(stratum="region"))
    for one, other in zip(simple.rows, within.rows, strict=True):
        assert one.estimate == pytest.approx(other.estimate, rel=1e-9, abs=1e-12)
        assert one.se == pytest.approx(other.se, rel=0.05)


def test_a_project_takes_strata_and_populations_too(tmp_path, files):
    project = tmp_path / "p.surveydesk"
    import_files(files, project)
    for sample in (SampleQuestions("region"), SampleQuestions(population=400)):
        assert (
            estimate_project(project, sample=sample).rows
            == estimate_files(files, sample=sample)[0].rows
        )
    assert (
        estimate_project(project, sample=SampleQuestions(population=300)).rows[0].se_sampling == 0
    )


def test_a_stratum_by_a_randomized_or_unknown_question_is_refused(files):
    with pytest.raises(UserProblem, match=r"^(?=.*anybody's \w+\. Name).*drugs is randomized"):
        estimate_files(files, sample=SampleQuestions(cluster="drugs"))
    with pytest.raises(UserProblem, match="has no recorded question"):
        estimate_files(files, sample=SampleQuestions(stratum="age"))
    with pytest.raises(UserProblem, match=r"^(?=.*or the population size\. How).*--stratum"):
        estimate_files(files, sample=SampleQuestions(stratum="region", population=1000))


def truth_of(tmp_path, rows):
    path = tmp_path / "t.csv"
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(["region", "drugs", "bribe", "violence", "source", "trust"])
        writer.writerows([region, "no", "no", "no", "never", "1"] for region in rows)
    return path


def test_those_who_tell_no_stratum_are_left_out_and_told(tmp_path, clinic):
    truth = truth_of(tmp_path, ["north", "south", "centre"] * 5 + [""] * 4)
    files = simulate_truth(clinic, tmp_path / "out", truth, seed=1)
    table, _ = estimate_files(files, question="drugs", sample=SampleQuestions(stratum="region"))
    assert table.rows[0].n == 15
    assert table.warnings == (
        "4 respondents did not answer region, so their stratum is not known; they were left out.",
    )


def test_nobody_who_tells_a_stratum_is_nobody_to_estimate_from(tmp_path, clinic):
    files = simulate_truth(clinic, tmp_path / "out", truth_of(tmp_path, ["", ""]), seed=1)
    with pytest.raises(NoReports):
        estimate_files(files, sample=SampleQuestions(stratum="region"))
