import csv
import io
import json
import math

import numpy as np
import pytest
from estimated import estimate_files
from scipy.special import expit

from surveyapp.analyses.computation.multivariate.regression import LOG_LIKELIHOOD
from surveyapp.analyses.computation.multivariate.regression_fits import RegressionModel
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.estimation.regression.problems import RegressionProblem, Separated
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.project.import_collections import import_files, import_into
from surveyapp.services.simulation.respondents import simulate_truth
from surveyapp.storage.project.project import Project
from surveyapp.storage.surveys.survey_files import survey_text
from tests.helpers.analysed import regress

COLUMNS = (
    "term",
    "estimate",
    "se",
    "low",
    "high",
    "p_value",
    "odds_ratio",
    "odds_low",
    "odds_high",
)
"""The columns of a regression in CSV and JSON, which people outside rely on."""

N = 4000
NO_COLUMNS = SampleColumns()


def question(name, kind, design, **more):
    return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}


@pytest.fixture(scope="module")
def survey(make_survey):
    regions = [{"id": i, "text": {"en": i}} for i in ("north", "centre", "south")]
    return make_survey(
        question("region", "single_choice", {"name": "direct"}, choices=regions),
        question("married", "yes_no", {"name": "direct"}),
        question("trust", "rating", {"name": "direct"}, levels=5),
        question("used", "yes_no", {"name": "two_coins"}),
        question("paid", "yes_no", {"name": "warner", "p": "4/5"}),
        question("where", "single_choice", {"name": "k_rr", "p_truth": "1/2"}, choices=regions),
    )


@pytest.fixture(scope="module")
def truth():
    rng = np.random.default_rng(7)
    region, married = rng.integers(0, 3, N), rng.random(N) < 0.5
    used = rng.random(N) < expit(-0.7 + 0.9 * (region == 2) + 0.8 * married)
    trust = np.clip(np.round(3.2 - 1.2 * used + 0.3 * married + rng.normal(0, 0.8, N)), 1, 5)
    names = np.array(["north", "centre", "south"])
    return {
        "region": names[region],
        "married": np.where(married, "yes", "no"),
        "trust": trust.astype(int).astype(str),
        "used": np.where(used, "yes", "no"),
        "paid": np.where(rng.random(N) < 0.3, "yes", "no"),
        "where": names[rng.integers(0, 3, N)],
    }


def written(survey, truth, folder, n=N):
    table = folder / "truth.csv"
    with table.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow(truth)
        writer.writerows(list(zip(*truth.values(), strict=True))[:n])
    return simulate_truth(survey, folder / "usb", table, kiosks=2, seed=3)


@pytest.fixture(scope="module")
def files(survey, truth, tmp_path_factory):
    return written(survey, truth, tmp_path_factory.mktemp("regress"))


@pytest.fixture(scope="module")
def project(files, tmp_path_factory):
    path = tmp_path_factory.mktemp("project") / "p.surveydesk"
    import_files(files, path)
    return path


def regressed(paths, *, survey=None, project=None, columns=NO_COLUMNS, **asked):
    with open_source(SourceRequest(tuple(paths), project, survey, columns)) as found:
        return regress(found, **asked)


def rows(table):
    return {row.term: row for row in table.rows}


def test_the_codes_of_questions_are_columns_in_the_order_of_the_ids(project, survey, truth):
    with Project(project) as found:
        codes = found.codes((survey.question("region"), survey.question("used")))
        counts = found.counts(survey.question("region"))[None]
    assert list(codes) == ["region", "used"]
    np.testing.assert_array_equal(np.bincount(codes["region"]), counts)


def test_the_effects_that_were_simulated_are_found(files):
    table = regressed(files, outcome="used", predictors=["region", "married"])
    found = rows(table)
    for term, value in {
        "(intercept)": -0.7,
        "region: centre": 0.0,
        "region: south": 0.9,
        "married: yes": 0.8,
    }.items():
        assert abs(found[term].estimate - value) < 3.5 * found[term].se
        assert found[term].low < found[term].estimate < found[term].high
    assert table.n == N
    assert table.warnings == ()


def test_the_log_likelihood_is_the_last_row(files):
    table = regressed(files, outcome="used", predictors=["married"])
    last = table.rows[-1]
    assert (last.term, last.se, last.low, last.high) == (LOG_LIKELIHOOD, None, None, None)
    assert last.estimate == table.log_likelihood
    assert table.aic == pytest.approx(4 - 2 * table.log_likelihood)


def test_without_predictors_it_is_the_estimate(files):
    table = regressed(files, outcome="used", predictors=[])
    estimates, _ = estimate_files(files, question="used")
    share = next(row.estimate for row in estimates.rows if row.answer == "yes")
    assert 1 / (1 + math.exp(-table.rows[0].estimate)) == pytest.approx(share, rel=1e-6)


def test_a_project_and_its_files_in_any_order_give_the_same_rows(project, files):
    asked = {"outcome": "used", "predictors": ["region", "trust"]}
    table = regressed(files, **asked)
    turned = regressed(files[::-1], **asked)
    assert regressed((), project=project, **asked).rows == table.rows == turned.rows


def test_several_choices_are_each_compared_with_the_first(files):
    table = regressed(files, outcome="where", predictors=["married"])
    assert [row.term for row in table.rows[:-1]] == [
        "centre ~ (intercept)",
        "centre ~ married: yes",
        "south ~ (intercept)",
        "south ~ married: yes",
    ]


def test_a_direct_rating_on_a_randomized_question(files):
    table = regressed(
        files, outcome="trust", predictors=["married", "used"], model=RegressionModel.LINEAR
    )
    found = rows(table)
    assert abs(found["used: yes"].estimate + 1.15) < 0.3
    assert found["used: yes ~ married: yes"].estimate > 0.3
    assert found["residual ~ sigma"].estimate == pytest.approx(0.85, abs=0.1)


def test_a_randomized_outcome_on_a_randomized_question(files):
    table = regressed(files, outcome="used", predictors=["paid"])
    one = rows(table)["paid: yes"]
    assert abs(one.estimate) < 4 * one.se


def test_a_rating_is_a_number(files):
    table = regressed(files, outcome="married", predictors=["trust"])
    assert [row.term for row in table.rows] == ["(intercept)", "trust", LOG_LIKELIHOOD]


def test_missing_answers_and_levels_never_seen_are_told(survey, truth, tmp_path):
    some = {name: column.copy() for name, column in truth.items()}
    some["region"][some["region"] == "centre"] = "north"
    some["used"][:50] = ""
    table = regressed(written(survey, some, tmp_path, 2000), outcome="used", predictors=["region"])
    assert table.warnings == (
        "Nobody included answered centre to region, so this level is left out.",
        "50 of 2,000 respondents are left out because an answer is missing.",
    )
    assert "region: south" in rows(table)


def test_a_level_of_which_nobody_answered_the_outcome_is_left_out_too(survey, truth, tmp_path):
    some = {name: column.copy() for name, column in truth.items()}
    some["used"][some["region"] == "centre"] = ""
    table = regressed(written(survey, some, tmp_path, 2000), outcome="used", predictors=["region"])
    assert "Nobody included answered centre to region, so this level is left out." in table.warnings
    assert "region: south" in rows(table)
    assert "region: centre" not in rows(table)
    assert [row.answer for row in table.predicted] == ["north", "south"]


def test_a_reference_that_was_never_seen_is_replaced(survey, truth, tmp_path):
    some = {name: column.copy() for name, column in truth.items()}
    some["region"][some["region"] == "north"] = "centre"
    table = regressed(written(survey, some, tmp_path, 2000), outcome="used", predictors=["region"])
    assert "region is compared with centre instead." in table.warnings
    assert "region: south" in rows(table)


@pytest.mark.parametrize(
    ("asked", "problem", "says"),
    [
        (
            {"outcome": "nothing", "predictors": []},
            "has no recorded question",
            "has no recorded question nothing",
        ),
        (
            {"outcome": "used", "predictors": ["age"]},
            "has no recorded question",
            "no recorded question age",
        ),
        (
            {"outcome": "used", "predictors": ["used"]},
            "is the outcome and cannot",
            "used is the outcome",
        ),
        (
            {"outcome": "used", "predictors": ["trust", "trust"]},
            "is named twice among",
            "named twice",
        ),
        (
            {"outcome": "where", "predictors": ["used"]},
            "is randomized; as a predictor",
            "3 choices",
        ),
        (
            {"outcome": "used", "predictors": ["trust"], "model": RegressionModel.LINEAR},
            "is not a number that is",
            "used is not a number",
        ),
        (
            {"outcome": "region", "predictors": ["trust"], "model": RegressionModel.LINEAR},
            "is not a number that is",
            "region is not a number",
        ),
        (
            {"outcome": "used", "predictors": [], "level": 95},
            r"The level is.*; it must be above 0 and below 1\. Write 0\.95 for 95 %\.",
            "level is 95",
        ),
    ],
)
def test_what_cannot_be_regressed_is_said(files, asked, problem, says):
    with pytest.raises(UserProblem, match=f"^(?=.*{problem}).*{says}"):
        regressed(files, **asked)


def test_a_copy_of_a_predictor_is_named(survey, truth, tmp_path):
    some = dict(truth)
    some["married"] = np.where(some["region"] == "south", "yes", "no")
    paths = written(survey, some, tmp_path, 1000)
    with pytest.raises(
        RegressionProblem,
        match=r"^(?=.*so their effects cannot).*married: yes is fully determined by region: south",
    ):
        regressed(paths, outcome="used", predictors=["region", "married"])


def test_too_few_interviews_and_none_are_said(survey, truth, tmp_path):
    few = written(survey, truth, tmp_path, 3)
    with pytest.raises(RegressionProblem, match="respondents answered"):
        regressed(few, outcome="used", predictors=["region", "married"])
    with pytest.raises(UserProblem, match="Give collection files,"):
        regressed([], outcome="used", predictors=[])
    with pytest.raises(UserProblem, match=r"missing\.collection cannot be used: there is no such"):
        regressed([tmp_path / "missing.collection"], outcome="used", predictors=[])


def test_all_problems_are_the_persons_own(files):
    assert issubclass(RegressionProblem, UserProblem)


# tables, weights and clusters ---------------------------------------------------------------------


@pytest.fixture(scope="module")
def table_of(survey, files, tmp_path_factory):
    """The recorded reports as a table, with a weight, a cluster and each row's number of copies."""
    path = tmp_path_factory.mktemp("table") / "t.csv"
    with Project.in_memory() as found:
        import_into(found, files)
        codes = found.codes(survey.recorded_questions)
    rng = np.random.default_rng(4)
    copies = rng.integers(1, 4, N)
    with path.open("w", newline="") as file:
        writer = csv.writer(file)
        writer.writerow([*(q.id for q in survey.recorded_questions), "weight", "village"])
        for row in range(N):
            reports = [q.reports[codes[q.id][row]] for q in survey.recorded_questions]
            writer.writerow([*reports, copies[row], f"v{row % 40}"])
    return path


def test_a_table_is_regressed_like_the_files_it_comes_from(survey, files, table_of):
    asked = {"outcome": "used", "predictors": ["region", "married"]}
    assert regressed((table_of,), survey=survey, **asked).rows == regressed(files, **asked).rows


def test_weights_count_like_copies_and_errors_are_the_sandwichs(survey, table_of, tmp_path):
    header, *lines = table_of.read_text().splitlines()
    place = header.split(",").index("weight")
    copied = tmp_path / "copied.csv"
    many = [line for line in lines for _ in range(int(line.split(",")[place]))]
    copied.write_text("\n".join([header, *many]) + "\n")
    asked = {"outcome": "used", "predictors": ["region", "married"], "survey": survey}
    weighted = regressed((table_of,), columns=SampleColumns(weight="weight"), **asked)
    longer = regressed((copied,), **asked)
    assert (weighted.errors, longer.errors, weighted.n) == ("sandwich", "observed", N)
    for one, other in zip(weighted.rows[:-1], longer.rows[:-1], strict=True):
        assert one.estimate == pytest.approx(other.estimate, abs=1e-6)
        assert one.se > other.se  # copies are no new respondents


@pytest.mark.parametrize(
    ("outcome", "predictors", "model"),
    [
        ("used", ["married"], RegressionModel.LOGISTIC),
        ("where", ["married"], RegressionModel.LOGISTIC),
        ("used", ["paid"], RegressionModel.LOGISTIC),
        ("trust", ["married"], RegressionModel.LINEAR),
        ("trust", ["used", "married"], RegressionModel.LINEAR),
    ],
)
def test_every_model_takes_weights_and_clusters(survey, table_of, outcome, predictors, model):
    asked = {"outcome": outcome, "predictors": predictors, "model": model, "survey": survey}
    plain = regressed((table_of,), **asked)
    both = SampleColumns(weight="weight", cluster="village")
    clustered = regressed((table_of,), columns=both, **asked)
    assert (clustered.errors, clustered.n) == ("sandwich", plain.n)
    assert [row.term for row in clustered.rows] == [row.term for row in plain.rows]
    told = [pair for pair in zip(clustered.rows, plain.rows, strict=True) if pair[1].se is not None]
    assert len(told) >= 2
    for one, other in told:
        assert abs(one.estimate - other.estimate) < 4 * other.se
        assert one.se != other.se


def test_a_cluster_may_be_a_direct_question_and_who_skips_it_is_left_out(survey, truth, tmp_path):
    some = {name: column.copy() for name, column in truth.items()}
    some["trust"][:30] = ""
    paths = written(survey, some, tmp_path, 2000)
    table = regressed(
        paths,
        outcome="used",
        predictors=["married"],
        columns=SampleColumns(cluster="trust"),
    )
    assert (table.errors, table.n, table.left_out) == ("sandwich", 1970, 30)
    assert "30 respondents did not answer trust, so their cluster is not known" in table.warnings[0]
    with pytest.raises(UserProblem, match=r"^(?=.*anybody's \w+\. Name).*paid is randomized"):
        regressed(paths, outcome="used", predictors=[], columns=SampleColumns(cluster="paid"))
    with pytest.raises(UserProblem, match=r"^(?=.*needs a table that has it).*weight"):
        regressed(paths, outcome="used", predictors=[], columns=SampleColumns(weight="weight"))


def test_as_many_clusters_as_coefficients_tell_no_errors(files):
    columns = SampleColumns(cluster="region")
    assert regressed(files, outcome="used", predictors=["married"], columns=columns).rows
    with pytest.raises(
        UserProblem, match=r"^(?=.*coefficients; standard).*3 clusters and 3 coefficients"
    ):
        regressed(files, outcome="used", predictors=["region"], columns=columns)


def test_a_predictor_that_separates_is_named(survey, truth, tmp_path):
    some = {name: column.copy() for name, column in truth.items()}
    some["region"][some["region"] == "centre"] = "north"
    some["married"] = np.where(some["region"] == "south", "yes", "no")
    paths = written(survey, some, tmp_path, 1000)
    with pytest.raises(Separated, match="The predictor region: south separates"):
        regressed(paths, outcome="married", predictors=["region"])


def test_a_table_without_the_column_of_the_sample_is_refused(make_survey, tmp_path, capsys):
    two = tmp_path / "s.survey.json"
    two.write_text(survey_text(make_survey(question("lies", "yes_no", TWO["lies"]))))
    table = tmp_path / "t.csv"
    table.write_text("lies\nyes\nno\n")
    given = ["regress", str(table), "--survey", str(two), "--outcome", "lies"]
    assert main(given) == 2
    assert "there is no column lies.sample; the table has lies" in capsys.readouterr().err


def test_a_table_is_regressed_on_the_command_line(survey, table_of, tmp_path, capsys):
    written_survey = tmp_path / "s.survey.json"
    written_survey.write_text(survey_text(survey))
    arguments = ["regress", table_of, "--survey", written_survey, "--outcome", "used"]
    more = ["--predictors", "married", "--weight", "weight", "--cluster", "village"]
    assert main([str(one) for one in (*arguments, *more)]) == 0
    assert "standard errors: robust (sandwich)" in capsys.readouterr().out
    assert main([str(one) for one in (*arguments, "--weight", "height")]) == 2
    assert "there is no column height" in capsys.readouterr().err


# two samples, and people of several kinds ----------------------------------------------------------

TWO = {
    "unrelated": {"name": "unrelated_question_unknown", "p_truth": ["4/5", "1/5"]},
    "lies": {"name": "stochastic_lie_detector", "p": ["1/5", "4/5"]},
    "cheats": {"name": "cheater_detection", "p_yes": ["1/5", "3/5"]},
    "extended": {"name": "extended_crosswise", "p": "1/5"},
    "anchored": {"name": "crosswise_anchor", "p": "1/5", "p_anchor": "1/5"},
    "listed": {"name": "item_count", "items": 3},
    "boxes": {"name": "unrelated_question_two_boxes", "p_truth": ["4/5", "1/5"]},
}
NUISANCE = {
    "unrelated": "nuisance ~ unrelated",
    "lies": "nuisance ~ truthful",
    "cheats": "nuisance ~ cheaters",
    "anchored": "nuisance ~ attentive",
    "listed": "items ~ (intercept)",
}


@pytest.fixture(scope="module")
def two_files(make_survey, tmp_path_factory):
    rng = np.random.default_rng(17)
    n = 12_000
    married = rng.random(n) < 0.5
    asked = [question(name, "yes_no", design, mode="own_device") for name, design in TWO.items()]
    survey = make_survey(
        question("married", "yes_no", {"name": "direct"}),
        question("coins", "yes_no", {"name": "two_coins"}),
        question(
            "many",
            "single_choice",
            {"name": "local_hashing", "epsilon": 2},
            choices=[{"id": f"c{i}", "text": {"en": f"c{i}"}} for i in range(5)],
        ),
        *asked,
    )
    trait = {
        name: np.where(rng.random(n) < expit(-0.8 + 1.0 * married), "yes", "no") for name in TWO
    }
    trait["anchored"][:40] = ""
    columns = {
        "married": np.where(married, "yes", "no"),
        "coins": trait["lies"],
        "many": np.full(n, "c1"),
        **trait,
    }
    return written(survey, columns, tmp_path_factory.mktemp("two"))


@pytest.mark.parametrize("name", [name for name in TWO if name != "boxes"])
def test_an_outcome_of_two_samples_or_with_careless_people(two_files, name):
    table = regressed(two_files, outcome=name, predictors=["married"])
    found = rows(table)
    for term, value in {"(intercept)": -0.8, "married: yes": 1.0}.items():
        one = found[term]
        assert abs(one.estimate - value) < 4 * one.se, (one, table.warnings)
    if name in NUISANCE:
        assert NUISANCE[name] in found
    assert table.left_out == (40 if name == "anchored" else 0)


ARMS = {
    "asked": {"direct_arm": "1/4", "mode": "own_device"},
    "worded": {"negated": {"text": {"en": "Never?"}}, "mode": "own_device"},
}


@pytest.mark.parametrize("name", ARMS)
def test_an_outcome_with_two_arms(make_survey, tmp_path, name):
    """With one's own device: the arm that is asked directly has reports of its own."""
    rng = np.random.default_rng(23)
    n = 12_000
    married = rng.random(n) < 0.5
    crosswise = {"name": "crosswise", "p": "1/5"}
    survey = make_survey(
        question("married", "yes_no", {"name": "direct"}),
        question(name, "yes_no", crosswise, **ARMS[name]),
    )
    trait = np.where(rng.random(n) < expit(-0.8 + 1.0 * married), "yes", "no")
    columns = {"married": np.where(married, "yes", "no"), name: trait}
    table = regressed(written(survey, columns, tmp_path), outcome=name, predictors=["married"])
    found = rows(table)
    for term, value in {"(intercept)": -0.8, "married: yes": 1.0}.items():
        assert abs(found[term].estimate - value) < 4 * found[term].se


def test_what_regressions_cannot_use_is_said(two_files):
    with pytest.raises(UserProblem, match=r"^(?=.*which cannot be used).*many was asked with"):
        regressed(two_files, outcome="many", predictors=["married"])
    for outcome in ("coins", "lies"):
        with pytest.raises(UserProblem, match=r"^(?=.*which cannot be used).*many was asked with"):
            regressed(two_files, outcome=outcome, predictors=["many"])
    table = regressed(two_files, outcome="extended", predictors=["coins"])
    assert "coins: yes" in rows(table)


@pytest.mark.parametrize(
    ("outcome", "predictor"),
    [("married", "lies"), ("lies", "extended"), ("listed", "extended"), ("boxes", "married")],
)
def test_designs_with_people_of_several_kinds_explain_and_are_explained(
    two_files, outcome, predictor
):
    table = regressed(two_files, outcome=outcome, predictors=[predictor])
    found = rows(table)[f"{predictor}: yes"]
    assert found.se > 0
    assert found.low < found.estimate < found.high
    # estimating equations have no likelihood
    assert table.log_likelihood is None
    assert table.errors == "sandwich"


def test_a_predictor_of_two_samples_has_the_likelihood_of_the_reports_within_them(
    make_survey, tmp_path
):
    # everybody in sample 1, where "same" is a Warner report: the same numbers as of a crosswise question
    rng = np.random.default_rng(6)
    lines = [
        f"{('yes', 'no')[int(rng.random() < 0.5)]},{('same', 'different')[int(rng.random() < 0.6)]}"
        for _ in range(400)
    ]
    found = []
    for name, tail, cells in (("crosswise", "", ""), ("extended_crosswise", ",q.sample", ",1")):
        survey = make_survey(
            question("married", "yes_no", {"name": "direct"}),
            question("q", "yes_no", {"name": name, "p": "1/4"}, mode="own_device"),
        )
        table = tmp_path / f"{name}.csv"
        table.write_text(f"married,q{tail}\n" + "".join(f"{line}{cells}\n" for line in lines))
        found.append(regressed((table,), survey=survey, outcome="married", predictors=["q"]))
    assert found[1].log_likelihood == pytest.approx(found[0].log_likelihood, abs=1e-6)
    for one, other in zip(found[0].rows, found[1].rows, strict=True):
        assert other.estimate == pytest.approx(one.estimate, abs=1e-5)


# the command line --------------------------------------------------------------------------------


def test_json_csv_and_the_table_say_the_same(run, files, tmp_path):
    target = tmp_path / "rows.csv"
    asked = ("--outcome", "used", "--predictors", "region,married")
    code, out, err = run("regress", *files, *asked, "--json", "-", "--csv", target)
    assert (code, err) == (0, "")
    found = json.loads(out)
    assert tuple(found[0]) == COLUMNS
    assert found[-1]["term"] == LOG_LIKELIHOOD
    header, *cells = csv.reader(io.StringIO(target.read_text()))
    assert tuple(header) == COLUMNS
    assert [row[1] for row in cells] == [repr(row["estimate"]) for row in found]
    code, out, err = run("regress", *files, *asked)
    assert (code, err) == (0, "")
    assert f"{found[0]['estimate']:.4f}" in out
    assert f"log likelihood {found[-1]['estimate']:.4f}" in out
    assert f"{N} interviews" in out


def test_a_project_is_regressed_too(run, project):
    code, out, _ = run("regress", "--project", project, "--outcome", "used")
    assert code == 0
    assert "(intercept)" in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--outcome", "used"), "Give collection files, a table with its survey, or a project."),
        ((__file__, "--project", __file__, "--outcome", "used"), "only one of these kinds"),
        (("x.collection", "--outcome", "used", "--model", "magic"), "--model: choose one of"),
        (("x.collection",), "--outcome"),
        (("--project", "nothing.surveydesk", "--outcome", "used"), "there is no project"),
    ],
)
def test_wrong_options_are_told(run, arguments, says):
    code, _, err = run("regress", *arguments)
    assert code == 2
    assert says in err


@pytest.mark.parametrize(
    ("asked", "says"),
    [
        (("used", "--predictors", "married,paid,region"), "--predict: paid is randomized"),
        (("where", "--predictors", "married"), "the outcome where has several equations"),
        (("used",), "it needs predictors"),
        (
            ("used", "--predictors", "married", "--random-intercept", "region"),
            "cannot be combined with",
        ),
    ],
)
def test_what_stands_in_the_way_of_predictions_is_named(run, files, asked, says):
    code, out, err = run("regress", *files, "--predict", "--outcome", *asked)
    assert (code, out) == (2, "")
    assert says in err


def test_no_p_value_is_shown_as_zero(run, files):
    _, out, _ = run("regress", *files, "--outcome", "used", "--predictors", "married,region")
    p = dict(zip(out.split("\n")[0].split()[:6], out.split("\n")[1].split(), strict=False))["p"]
    assert p == "<0.0001"


def test_warnings_go_to_stderr_with_exit_code_1(run, survey, truth, tmp_path):
    some = {name: column.copy() for name, column in truth.items()}
    some["used"][:50] = ""
    paths = written(survey, some, tmp_path, 2000)
    code, out, err = run("regress", *paths, "--outcome", "used")
    assert code == 1
    assert "(intercept)" in out
    assert "warning: 50 of 2,000 respondents are left out" in err
