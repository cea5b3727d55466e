"""Variables of a project: labels, levels and derived ones, in every analysis, and undo."""

from collections import Counter
from datetime import date
from fractions import Fraction

import numpy as np
import pandas as pd
import pytest

from surveyapp.analyses.base.dataset import Surveys
from surveyapp.analyses.base.filter import Filter, FilterCondition
from surveyapp.analyses.base.progress import no_progress
from surveyapp.analyses.data.variables import (
    Bands,
    Computed,
    DerivedVariable,
    Merged,
    Recode,
    Variables,
)
from surveyapp.analyses.data.variables_view import typed_cut
from surveyapp.analyses.privacy import PrivacyAccount
from surveyapp.analyses.registry import analysis_named
from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.services.analyses.request import AnalysisRequest, run_on
from surveyapp.services.dataset.filter_counts import count_kept
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.dataset.variables import (
    add_derived,
    number_counts,
    remove,
    set_hidden,
    set_label,
    set_level,
    set_missing,
    set_value_labels,
    variable_rows,
)
from surveyapp.services.export.codebook import codebook
from surveyapp.services.export.convert import convert
from surveyapp.services.models.local_learning import train_local
from surveyapp.services.output.kept_output import keep_output, read_output
from surveyapp.services.output.output import Output
from surveyapp.services.output.renamed_variables import rename
from surveyapp.services.project.undo_history import list_steps, redo, step_name, undo
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.types.base import MeasurementLevel
from tests.helpers.analysed import regress
from tests.helpers.estimated import estimate_project
from tests.helpers.made_projects import made_project
from tests.helpers.mixed_survey import FOUR_REPORTS, SURVEY

SIZE = 600


def _records():
    rng = np.random.default_rng(5)
    return pd.DataFrame(
        {
            "region": rng.choice(["north", "centre", "south", ""], SIZE, p=[0.4, 0.3, 0.25, 0.05]),
            "age": rng.choice(np.append(np.arange(15, 91), 99), SIZE).astype(str),
            "income": [f"{one:.2f}".rstrip("0").rstrip(".") for one in rng.uniform(0, 5000, SIZE)],
            "stars": rng.integers(1, 6, SIZE).astype(str),
            "goods": rng.choice(["radio", "radio phone", "car", "", "phone car"], SIZE),
            "smokes": rng.choice(["yes", "no", "prefer_not_to_say"], SIZE, p=[0.3, 0.6, 0.1]),
            "used": rng.choice(["r1", "r2", "r3", "r4"], SIZE, p=[0.3, 0.2, 0.2, 0.3]),
            "source": rng.choice(["never", "shop", "market", "friend"], SIZE),
        }
    )


RECORDS = _records()


@pytest.fixture(scope="module")
def made(tmp_path_factory):
    return made_project(tmp_path_factory.mktemp("made"), SURVEY, RECORDS.to_numpy().tolist())


@pytest.fixture
def project(made, tmp_path):
    copy = tmp_path / "p.surveydesk"
    copy.write_bytes(made.read_bytes())
    return copy


def row(project, name):
    return next(one for one in variable_rows(project) if one.name == name)


def counts(project, name):
    return {value.value: value.count for value in row(project, name).values if value.count}


def test_every_variable_is_a_row_with_its_values_counted(project):
    rows = variable_rows(project)
    assert [one.name for one in rows] == list(RECORDS)
    region = row(project, "region")
    there = Counter(RECORDS["region"])
    assert {one.value: (one.label, one.count) for one in region.values} == {
        "north": ("North", there["north"]),
        "centre": ("Centre", there["centre"]),
        "south": ("South", there["south"]),
    }
    assert (region.count, region.missing_count) == (SIZE - there[""], there[""])
    assert (region.level, region.design, region.is_randomized) == (
        MeasurementLevel.NOMINAL,
        "direct",
        False,
    )
    assert counts(project, "goods") == {
        one: RECORDS["goods"].str.contains(one).sum() for one in ("radio", "phone", "car")
    }
    assert row(project, "used").is_randomized
    assert row(project, "used").epsilon == "1.3863"


def test_a_recode_counts_as_the_crosstab_of_pandas_does(project):
    to = {"north": "inland", "centre": "inland"}
    add_derived(project, DerivedVariable("coast", Recode("region", to), "Where"))
    given = RECORDS[RECORDS["region"] != ""]
    wanted = pd.crosstab(given["region"].map(to).fillna("south"), given["stars"])
    with open_source(SourceRequest(project=project)) as source:
        asked = [source.survey.question(name) for name in ("coast", "stars")]
        found = source.source.report_combinations(asked)
    assert {pair: n for pair, n in found.items() if pair[0]} == {
        (where, stars): wanted.loc[where, stars] for where in wanted.index for stars in wanted
    }


def test_bands_of_a_number_are_those_of_numpy(project):
    add_derived(project, DerivedVariable("group", Bands("age", (Fraction(30), Fraction(65)))))
    wanted = np.bincount(np.digitize(RECORDS["age"].astype(int), [30, 65]), minlength=3)
    group = row(project, "group")
    assert [(one.value, one.label, one.count) for one in group.values] == [
        ("below_30", "< 30", wanted[0]),
        ("30_to_64", "30–64", wanted[1]),
        ("65_or_more", "≥ 65", wanted[2]),
    ]
    assert group.level is MeasurementLevel.NOMINAL


def test_a_model_has_a_term_for_each_band_and_a_slope_only_where_the_analyst_says_so(project):
    cuts = (Fraction(30), Fraction(65))
    add_derived(project, DerivedVariable("group", Bands("age", cuts)))
    assert _terms(project, "group") == ["group: 30_to_64", "group: 65_or_more"]
    set_level(project, "group", MeasurementLevel.ORDINAL)
    assert _terms(project, "group") == ["group"]


def _terms(project, predictor):
    with open_source(SourceRequest(project=project)) as source:
        rows = regress(source, outcome="income", predictors=(predictor,)).rows
    return [one.term for one in rows if one.term.startswith(predictor)]


def test_bands_of_levels_and_of_decimals_say_their_ends(project):
    add_derived(project, DerivedVariable("liked", Bands("stars", (Fraction(4),), ("low", "high"))))
    add_derived(project, DerivedVariable("poor", Bands("income", (Fraction("999.5"),))))
    wanted = np.bincount(np.digitize(RECORDS["stars"].astype(int), [4]))
    assert [(one.label, one.count) for one in row(project, "liked").values] == [
        ("low", wanted[0]),
        ("high", wanted[1]),
    ]
    wanted = np.bincount(np.digitize(RECORDS["income"].astype(float), [999.5]))
    assert [(one.value, one.label, one.count) for one in row(project, "poor").values] == [
        ("below_999_5", "< 999.5", wanted[0]),
        ("999_5_or_more", "≥ 999.5", wanted[1]),
    ]


@pytest.mark.parametrize(
    ("expression", "of"),
    [
        ("income / 12", lambda d: d.income / 12),
        ("(${age} - 18) * ${stars} + 0.5", lambda d: (d.age - 18) * d.stars + 0.5),
        ("sqrt(income) - max(age, 40)", lambda d: np.sqrt(d.income) - np.maximum(d.age, 40)),
        (
            "if(age >= 65, log(age + 1), -age)",
            lambda d: np.where(d.age >= 65, np.log(d.age + 1), -d.age),
        ),
        (
            "round(age / 7) + round(age / 3, 2)",
            lambda d: np.round(d.age / 7) + np.round(d.age / 3, 2),
        ),
        ("-age mod 7", lambda d: -d.age % 7),
        (
            "pow(age, 2) - min(age, 10) * abs(stars - 3)",
            lambda d: d.age**2 - np.minimum(d.age, 10) * abs(d.stars - 3),
        ),
        ("2 - 3 - 4 * age", lambda d: 2 - 3 - 4 * d.age),
    ],
)
def test_a_computed_number_is_that_of_pandas(project, expression, of):
    add_derived(project, DerivedVariable("made", Computed(expression)))
    numbers = RECORDS[["age", "income", "stars"]].astype(float)
    with open_source(SourceRequest(project=project)) as source:
        found = source.source.numbers(source.survey.question("made"))
    np.testing.assert_allclose(found, of(numbers), rtol=1e-9, atol=1e-8)


@pytest.mark.parametrize(
    ("expression", "of"),
    [
        ("age >= 30 and age < 65", lambda d: (d.age >= 30) & (d.age < 65)),
        ("${region} = 'north' or stars = 5", lambda d: (d.region == "north") | (d.stars == 5)),
        ("not(selected(${goods}, 'phone'))", lambda d: ~d.goods.str.contains("phone")),
        ("smokes != 'no'", lambda d: d.smokes != "no"),
        ("region = ''", lambda d: d.region == ""),
    ],
)
def test_a_computed_condition_is_yes_where_it_holds_and_missing_where_nobody_knows(
    project, expression, of
):
    add_derived(project, DerivedVariable("made", Computed(expression)))
    data = RECORDS.assign(age=RECORDS["age"].astype(int), stars=RECORDS["stars"].astype(int))
    is_known = pd.Series(data=True, index=data.index)
    if "goods" in expression:
        is_known = data["goods"] != ""
    if "or stars" in expression:  # true whatever the region was
        is_known = (data["region"] != "") | (data["stars"] == 5)
    holds = of(data)[is_known]
    assert counts(project, "made") == {"yes": holds.sum(), "no": (~holds).sum()}


def test_a_root_by_pow_is_there_of_nought_too(project):
    add_derived(
        project, DerivedVariable("r", Computed("pow(age - 15, 0.5)", Fraction(0), Fraction(10)))
    )
    ages = RECORDS["age"].astype(float)
    assert row(project, "r").count == SIZE
    counted = dict(zip(*number_counts(project, "r"), strict=True))
    assert counted[0.0] == (ages == 15).sum()


def test_a_thousand_variables_are_one_query_and_a_long_chain_is_refused_in_words(project):
    many = Variables(
        derived=tuple(DerivedVariable(f"v{n}", Computed(f"age + {n}")) for n in range(300))
    )
    with Project(project) as opened:
        opened.keep_variables(many, "v0")
    numbers, _ = number_counts(project, "v299")
    assert numbers[0] == 299 + 15
    chain = Variables(
        derived=tuple(
            DerivedVariable(f"v{n}", Computed(f"v{n - 1} + 1" if n else "age + 1"))
            for n in range(51)
        )
    )
    with Project(project) as opened:
        with pytest.raises(UserProblem, match="v50 is made from a variable"):
            opened.keep_variables(chain, "v0")
        opened.keep_variables(chain.without("v50"), "v0")
    numbers, _ = number_counts(project, "v49")
    assert numbers[0] == 50 + 15


def test_a_missing_answer_makes_what_is_computed_from_it_missing(project):
    set_missing(project, "age", ["99"])
    add_derived(project, DerivedVariable("older", Computed("age + 1")))
    add_derived(project, DerivedVariable("known", Computed("coalesce(age, 0) > 0")))
    missing = (RECORDS["age"] == "99").sum()
    assert row(project, "older").missing_count == row(project, "age").missing_count == missing > 0
    assert counts(project, "known")["no"] == missing


def test_missing_codes_leave_the_answers_and_stay_to_be_seen(project):
    set_missing(project, "smokes", ["prefer_not_to_say"])
    set_missing(project, "region", ["centre"])
    there = Counter(RECORDS["smokes"])
    assert [r.answer for r in estimate_project(project, question="smokes").rows] == ["yes", "no"]
    assert [(one.value, one.count, one.is_missing) for one in row(project, "smokes").values] == [
        ("yes", there["yes"], False),
        ("no", there["no"], False),
        ("prefer_not_to_say", there["prefer_not_to_say"], True),
    ]
    assert row(project, "region").missing_count == RECORDS["region"].isin(["", "centre"]).sum()
    assert set(counts(project, "region")) == {"north", "south", "centre"}


def test_names_labels_and_levels_are_those_that_every_analysis_reads(project):
    rename(project, "stars", "trust")
    set_label(project, "trust", "Trust in the police")
    set_value_labels(project, "trust", {"1": "none", "5": "full"})
    set_level(project, "trust", MeasurementLevel.NOMINAL)
    set_level(project, "region", MeasurementLevel.ORDINAL)
    set_value_labels(project, "region", {"centre": "The middle"})
    set_value_labels(project, "smokes", {"yes": "Smokes"})
    survey = summarise_project(project).survey
    trust = survey.question("trust")
    assert trust.text.in_language("fr") == "Trust in the police"
    assert trust.labels("fr", str) == ("none", "2", "3", "4", "full")
    assert trust.scores is None
    assert survey.question("region").scores == (1.0, 2.0, 3.0)
    assert survey.question("region").labels("en", str) == ("North", "The middle", "South")
    assert survey.question("smokes").labels("en", str)[0] == "Smokes"
    assert row(project, "trust").asked == "stars"
    asked = summarise_project(project).asked_survey
    assert asked == SURVEY


def test_a_filter_chooses_interviews_by_a_derived_variable(project):
    add_derived(project, DerivedVariable("young", Computed("age < 30")))
    add_derived(project, DerivedVariable("twice", Computed("age * 2")))
    where = Filter((FilterCondition("young", ("yes",)), FilterCondition("twice", ("40",), ">=")))
    ages = RECORDS["age"].astype(int)
    assert count_kept(project, where).kept == ((ages < 30) & (ages >= 20)).sum()


def test_merged_reports_give_the_estimates_of_the_design_that_they_follow(project, tmp_path):
    add_derived(project, DerivedVariable("again", Merged("used", {"r2": "r1"})))
    rows = [[str(Fraction(a) + Fraction(b)), *rest] for a, b, *rest in FOUR_REPORTS]
    assert rows == [["3/4", "1/8", "1/8"], ["1/4", "1/4", "1/2"]]
    by_hand = read_survey(
        {
            "format": "surveyapp-survey/1",
            "id": "by_hand",
            "version": 1,
            "languages": ["en"],
            "title": {"en": "By hand"},
            "questions": [
                {
                    "id": "again",
                    "type": "single_choice",
                    "text": {"en": "Used?"},
                    "choices": [{"id": one, "text": {"en": one}} for one in ("yes", "no")],
                    "design": {"name": "matrix", "rows": rows},
                }
            ],
        },
        "by_hand",
    )
    reports = RECORDS["used"].map({"r1": "r1", "r2": "r1", "r3": "r2", "r4": "r3"})
    (tmp_path / "hand").mkdir()
    other = made_project(tmp_path / "hand", by_hand, [[one] for one in reports])
    found = estimate_project(project, question="again").rows
    wanted = estimate_project(other, question="again").rows
    assert [(r.answer, r.estimate, r.se, r.low, r.high, r.epsilon) for r in found] == [
        (r.answer, r.estimate, r.se, r.low, r.high, r.epsilon) for r in wanted
    ]
    # ε is that of the merged channel: the worst ratio of a column falls from 4 to 4 (1/8 : 1/2)
    assert row(project, "again").epsilon == "1.3863"
    assert "r1 = r1, r2; r3 = r3; r4 = r4" in str(row(project, "again").notes[0].render())


def test_merged_reports_are_called_as_the_analyst_called_them(project, tmp_path):
    merged = Merged("used", {"r1": "likely", "r2": "likely", "r3": "unlikely", "r4": "unlikely"})
    add_derived(project, DerivedVariable("again", merged))
    add_derived(
        project, DerivedVariable("bought", Merged("source", {"shop": "out", "market": "out"}))
    )
    assert counts(project, "again") == {
        "likely": int(RECORDS["used"].isin(["r1", "r2"]).sum()),
        "unlikely": int(RECORDS["used"].isin(["r3", "r4"]).sum()),
    }
    path = tmp_path / "d.csv"
    with open_source(SourceRequest(project=project)) as source:
        convert(source, path)
        entry = next(one for one in codebook(source.survey) if one.column == "again")
    table = pd.read_csv(path, keep_default_na=False)
    assert set(table["again"]) == {"likely", "unlikely"}
    assert set(table["bought"]) == {"never", "out", "friend"}
    assert "likely" in entry.odds[0]
    assert [r.answer for r in estimate_project(project, question="again").rows] == ["yes", "no"]


def test_answers_that_merged_reports_cannot_tell_apart_are_estimated_together(project):
    add_derived(
        project, DerivedVariable("bought", Merged("source", {"market": "out", "friend": "out"}))
    )
    each = {r.answer: r for r in estimate_project(project, question="source").rows}
    found = {r.answer: r for r in estimate_project(project, question="bought").rows}
    assert list(found) == ["never", "shop", "out"]
    both = each["market"].estimate + each["friend"].estimate
    assert found["out"].estimate == pytest.approx(both, abs=1e-12)
    assert found["never"].estimate == pytest.approx(each["never"].estimate, abs=1e-12)
    assert "market + friend" in row(project, "bought").notes[0].render()
    shares = Counter(RECORDS["source"])
    # k-ary randomized response: Pr(report in the group | answer in it) = 1/2 + 2/8, else 2/8
    share = (shares["market"] + shares["friend"]) / SIZE
    assert found["out"].estimate == pytest.approx((share - 1 / 4) / (1 / 2), abs=1e-12)


def test_each_change_is_one_step_that_undo_brings_back(project):
    before = variable_rows(project)
    add_derived(project, DerivedVariable("coast", Recode("region", {"north": "centre"})))
    rename(project, "coast", "shore")
    set_label(project, "shore", "By the sea")
    done = [str(step_name(step)) for step in list_steps(project)][1:]
    assert done == [
        "recoding as coast",
        "renaming of coast to shore",
        "new label of shore",
    ]
    after = variable_rows(project)
    for _ in range(3):
        undo(project)
    assert variable_rows(project) == before
    for _ in range(3):
        redo(project)
    assert variable_rows(project) == after
    assert after[-1].label == "By the sea"


def test_a_renamed_variable_takes_along_what_is_made_from_it(project):
    add_derived(project, DerivedVariable("old", Computed("${age} > 60 or age < 18")))
    add_derived(project, DerivedVariable("band", Bands("age", (Fraction(50),))))
    before = counts(project, "old"), counts(project, "band")
    rename(project, "age", "years")
    assert (counts(project, "old"), counts(project, "band")) == before
    assert row(project, "old").made_of == "${years} > 60 or ${years} < 18"


def test_a_hidden_variable_is_nowhere_but_what_is_made_from_it_stays(project):
    add_derived(project, DerivedVariable("band", Bands("age", (Fraction(50),))))
    before = counts(project, "band")
    set_hidden(project, "age", hidden=True)
    survey = summarise_project(project).survey
    assert "age" not in {q.id for q in survey.recorded_questions}
    assert counts(project, "band") == before
    assert row(project, "age").is_hidden
    set_hidden(project, "age", hidden=False)
    assert not row(project, "age").is_hidden


def test_a_project_with_variables_is_refused_by_older_programs_and_one_without_is_as_before(
    project,
):
    def name():
        with Project(project) as opened:
            return opened._database.execute("SELECT value FROM about WHERE name = 'format'")[0][0]

    assert name() == "surveyapp-project/2"
    set_label(project, "age", "Age in years")
    assert name() == "surveyapp-project/5"


def test_what_is_refused_changes_nothing(project):
    before = project.read_bytes()
    with pytest.raises(UserProblem, match="its reports are not answers"):
        add_derived(project, DerivedVariable("x", Computed("used = 'r1'")))
    assert project.read_bytes() == before


def test_across_the_coins_only_words_change(project):
    set_label(project, "used", "Ever used")
    set_value_labels(project, "used", {"yes": "Has used"})
    with pytest.raises(UserProblem, match="any report may stand for any answer"):
        set_missing(project, "used", ["r4"])
    with pytest.raises(UserProblem, match="used cannot be numeric"):
        set_level(project, "used", MeasurementLevel.NUMERIC)
    found = {r.answer: r.estimate for r in estimate_project(project, question="used").rows}
    undo(project)
    undo(project)
    assert found == {r.answer: r.estimate for r in estimate_project(project, question="used").rows}


def test_what_others_are_made_from_is_not_removed_and_no_cycle_can_be_made(project):
    add_derived(project, DerivedVariable("one", Computed("age + 1")))
    add_derived(project, DerivedVariable("two", Computed("one * 2")))
    with pytest.raises(UserProblem, match="Other variables are made from one: two"):
        remove(project, "one")
    with pytest.raises(UserProblem, match="There is no variable two"):
        add_derived(project, DerivedVariable("one", Computed("two + 1")), replaces=True)
    remove(project, "two")
    remove(project, "one")
    with pytest.raises(UserProblem, match="age was asked, so it cannot be removed"):
        remove(project, "age")
    with pytest.raises(UserProblem, match="There is no variable one"):
        remove(project, "one")


@pytest.mark.parametrize(
    "written",
    [
        "not JSON",
        "[]",
        '{"edits":{"nobody":{"label":"x"}}}',
        '{"derived":[{"name":"x","compute":{"expression":"used + 1"}}]}',
        '{"derived":[{"name":"\\";DROP TABLE files;--","bands":{"of":"age","cuts":["1"]}}]}',
        '{"derived":[{"name":"x","recode":{"of":"region","to":{"north":"\' OR 1=1 --"}}}]}',
        '{"edits":{"age":{"name":"q\\"x"}}}',
        '{"derived":[{"name":"a","compute":{"expression":"a"}}]}',
        '{"derived":' + "[" * 5000 + "]" * 5000 + "}",
        '{"derived":[{"name":"x","compute":{"expression":"' + "(" * 900 + '"}}]}',
    ],
)
def test_a_project_with_hostile_variables_is_refused_in_a_sentence(project, written):
    set_label(project, "age", "Age in years")
    with Project(project) as opened:
        opened._database.execute(
            "UPDATE all_settings SET value = ? WHERE name LIKE 'variables%'", [written]
        )
    before = project.read_bytes()
    with pytest.raises(EnvironmentProblem, match="what it says about its variables does not fit"):
        Project(project)
    assert project.read_bytes() == before


def test_hostile_labels_are_only_ever_texts(project):
    label = '\'); DROP TABLE files; -- "x" {name} <b>'
    set_label(project, "age", label)
    set_value_labels(project, "region", {"north": label})
    add_derived(project, DerivedVariable("coast", Recode("region", {"north": "south"}), label))
    assert row(project, "coast").label == row(project, "age").label == label
    assert counts(project, "coast")["south"] == RECORDS["region"].isin(["north", "south"]).sum()


def test_a_variable_that_is_the_weight_weighs_as_pandas_weighs(project):
    add_derived(
        project, DerivedVariable("w", Computed("stars / 2 + 0.5"), level=MeasurementLevel.WEIGHT)
    )
    set_level(project, "region", MeasurementLevel.STRATUM)
    assert summarise_project(project).sample_kinds == ("weights",)  # some have no region
    found = {r.answer: r.estimate for r in estimate_project(project, question="smokes").rows}
    weights = RECORDS["stars"].astype(float) / 2 + 0.5
    shares = weights.groupby(RECORDS["smokes"]).sum() / weights.sum()
    assert found == pytest.approx(shares.to_dict())
    with pytest.raises(UserProblem, match="Only one variable can be the weight; income"):
        set_level(project, "income", MeasurementLevel.WEIGHT)
    set_level(project, "region", MeasurementLevel.NOMINAL)
    add_derived(
        project,
        DerivedVariable("w", Computed("stars - 3"), level=MeasurementLevel.WEIGHT),
        replaces=True,
    )
    with pytest.raises(UserProblem, match="w is the weight, and some of its values are below 0"):
        estimate_project(project, question="smokes")


def test_nothing_is_estimated_of_a_number_that_names_somebody(project):
    before = {r.question for r in estimate_project(project).rows}
    set_level(project, "age", MeasurementLevel.ID)
    assert before - {r.question for r in estimate_project(project).rows} == {"age"}


def test_days_are_put_into_bands_and_computed_with(tmp_path):
    survey = read_survey(
        {
            "format": "surveyapp-survey/2",
            "id": "days",
            "version": 1,
            "languages": ["en"],
            "title": {"en": "Days"},
            "questions": [
                {"id": name, "type": "date", "text": {"en": name}, "design": {"name": "direct"}}
                for name in ("born", "asked")
            ],
        },
        "days",
    )
    rows = [["1969-12-31", "2026-11-22"], ["2000-02-29", "2026-11-23"], ["", "2026-01-01"]]
    project = made_project(tmp_path, survey, rows)
    cuts = typed_cut("2026-11-22"), typed_cut("2026-11-23")
    add_derived(project, DerivedVariable("when", Bands("asked", cuts)))
    assert [(one.value, one.label, one.count) for one in row(project, "when").values] == [
        ("before_2026-11-22", "< 2026-11-22", 1),
        ("from_2026-11-22", "2026-11-22 – < 2026-11-23", 1),
        ("from_2026-11-23", "≥ 2026-11-23", 1),
    ]
    add_derived(
        project,
        DerivedVariable(
            "lived", Computed("days(asked) - days(born)", Fraction(0), Fraction(50_000))
        ),
    )
    add_derived(project, DerivedVariable("year", Computed("year(born) * 100 + month(born)")))
    numbers, often = number_counts(project, "lived")
    assert dict(zip(numbers.tolist(), often.tolist(), strict=True)) == {
        (date(2026, 11, 22) - date(1969, 12, 31)).days: 1,
        (date(2026, 11, 23) - date(2000, 2, 29)).days: 1,
    }
    assert number_counts(project, "year")[0].tolist() == [196912, 200002]
    set_missing(project, "born", ["2000-02-29"])
    assert row(project, "lived").count == row(project, "born").count == 1
    with pytest.raises(UserProblem, match="born has no list of answers that a text could"):
        add_derived(project, DerivedVariable("then", Computed("born = '2000-02-29'")))
    with pytest.raises(UserProblem, match="year\\(\\) needs a day, and gets a number"):
        add_derived(project, DerivedVariable("x", Computed("year(lived)")))


def test_a_question_of_several_samples_keeps_them_under_another_name(make_survey, tmp_path):
    used = {
        "id": "used",
        "type": "yes_no",
        "text": {"en": "Used?"},
        "design": {"name": "extended_crosswise", "p": "1/4"},
        "mode": "own_device",
        "second_question": {"text": {"en": "Born in January to March?"}},
    }
    survey = make_survey(used)
    rows = (
        [["same", "1"]] * 30
        + [["different", "1"]] * 20
        + [["same", "2"]] * 15
        + [["different", "2"]] * 35
    )
    project = made_project(tmp_path, survey, rows)
    before = [(r.answer, r.estimate, r.se) for r in estimate_project(project, question="used").rows]
    rename(project, "used", "took")
    after = [(r.answer, r.estimate, r.se) for r in estimate_project(project, question="took").rows]
    assert after == before
    with pytest.raises(UserProblem, match="The reports of took cannot be merged"):
        add_derived(project, DerivedVariable("x", Merged("took", {"same": "different"})))


def test_numbers_and_categories_change_their_level_with_their_missing_codes(project):
    set_missing(project, "stars", ["1", "3"])
    set_level(project, "stars", MeasurementLevel.NUMERIC)
    add_derived(project, DerivedVariable("more", Computed("stars + 1")))
    numbers, often = number_counts(project, "more")
    there = Counter(RECORDS["stars"])
    assert dict(zip(numbers.tolist(), often.tolist(), strict=True)) == {
        3.0: there["2"],
        5.0: there["4"],
        6.0: there["5"],
    }


def test_blocks_of_the_output_follow_a_renamed_variable_in_the_same_step(project):
    where = Filter((FilterCondition("region", ("north",)),))
    output = Output().added(
        "compare", {"question": "smokes", "by": "region"}, where, stratum="region"
    )
    keep_output(
        project,
        output.added("regress", {"predictors": ["age:region", "regions"]}),
        StepKind.ADD_BLOCK,
    )
    rename(project, "region", "area")
    first, second = read_output(project).blocks
    assert (first.options, str(first.where), first.stratum) == (
        {"question": "smokes", "by": "area"},
        "area=north",
        "area",
    )
    assert second.options == {"predictors": ["age:area", "regions"]}
    assert len(list_steps(project)) == 3
    undo(project)
    assert read_output(project).blocks[0].options["by"] == "region"
    assert row(project, "region").name == "region"


def test_a_cross_table_of_a_variable_with_its_own_reports_is_refused(project):
    add_derived(project, DerivedVariable("again", Merged("used", {"r2": "r1"})))
    with open_source(SourceRequest(project=project)) as source:
        analysis = analysis_named("crosstab").read(questions=["used", "again"])
        with pytest.raises(UserProblem, match="used and again are made of the same reports"):
            analysis.run(source, no_progress)


def test_copies_of_the_same_reports_are_not_ranked_against_each_other(project):
    for name, report in (("again", "r2"), ("more", "r3")):
        add_derived(project, DerivedVariable(name, Merged("used", {"r1": report})))
    with open_source(SourceRequest(project=project)) as source:
        analysis = analysis_named("rank").read(questions=["again", "more"], utilities=["1", "0"])
        with pytest.raises(UserProblem, match="again and more are made of the same reports"):
            analysis.run(source, no_progress)


def test_a_feature_that_is_a_copy_of_the_label_is_refused(project):
    add_derived(project, DerivedVariable("again", Merged("used", {"r2": "r1"})))
    add_derived(project, DerivedVariable("puffs", Recode("smokes", {"prefer_not_to_say": ""})))
    add_derived(project, DerivedVariable("both", Computed("smokes = 'yes' and age > 30")))
    with open_source(SourceRequest(project=project)) as source:
        for label, feature in (("smokes", "puffs"), ("puffs", "both"), ("again", "used")):
            with pytest.raises(UserProblem, match="made of the same"):
                train_local("auto", source, label, features=["region", feature])
        assert train_local("auto", source, "smokes", features=["region"]).respondents > 0


def test_the_privacy_block_counts_the_groups_of_those_whom_the_filter_keeps(project):
    request = AnalysisRequest(analysis_named("privacy").read())
    old = Filter((FilterCondition("age", ("60",), ">="),))
    plain = run_on(SourceRequest(project=project, where=old), request).result.groups
    everybody = run_on(SourceRequest(project=project), request).result.groups
    assert plain != everybody
    add_derived(project, DerivedVariable("old", Computed("age >= 60")))
    of_those = Filter((FilterCondition("old", ("yes",)),))
    for where in (old, of_those):
        assert run_on(SourceRequest(project=project, where=where), request).result.groups == plain


def test_what_is_made_of_reports_costs_no_privacy_and_is_no_evidence_of_its_own(project):
    request = AnalysisRequest(analysis_named("privacy").read())
    cost = run_on(SourceRequest(project=project), request).result
    quality = AnalysisRequest(analysis_named("quality").read())
    tests = run_on(SourceRequest(project=project), quality).result.tests
    add_derived(project, DerivedVariable("again", Merged("used", {"r2": "r1"})))
    add_derived(project, DerivedVariable("old", Computed("age > 60")))
    set_hidden(project, "used", hidden=True)
    assert run_on(SourceRequest(project=project), request).result == cost
    set_hidden(project, "used", hidden=False)
    assert run_on(SourceRequest(project=project), quality).result.tests == tests


def test_by_default_nothing_is_learned_from_what_was_made_of_the_same_reports(project):
    add_derived(project, DerivedVariable("again", Merged("used", {"r2": "r1"})))
    add_derived(project, DerivedVariable("puffs", Recode("smokes", {"prefer_not_to_say": ""})))
    with open_source(SourceRequest(project=project)) as source:
        of_smokes = train_local("auto", source, "smokes").design
        of_again = train_local("auto", source, "again").design
        of_puffs = train_local("auto", source, "puffs").design
    set_hidden(project, "used", hidden=True)
    with open_source(SourceRequest(project=project)) as source:
        assert train_local("auto", source, "again").design == of_again
        seen = train_local("auto", source, "smokes").design
    assert of_smokes == (
        "region: direct, stars: direct, used: matrix, source: k_rr, smokes: direct"
    )
    assert of_again == (
        "region: direct, stars: direct, smokes: direct, source: k_rr, again: matrix"
    )
    assert "smokes" not in of_puffs
    assert seen == "region: direct, stars: direct, source: k_rr, again: matrix, smokes: direct"


def test_what_weighs_is_not_hidden_so_that_nobody_estimates_without_weights_unawares(project):
    set_level(project, "age", MeasurementLevel.WEIGHT)
    with pytest.raises(UserProblem, match="age says how respondents were drawn"):
        set_hidden(project, "age", hidden=True)
    set_hidden(project, "region", hidden=True)
    with pytest.raises(UserProblem, match="region says how respondents were drawn"):
        set_level(project, "region", MeasurementLevel.STRATUM)


def test_the_privacy_account_calls_questions_and_answers_by_the_labels_that_were_given(project):
    add_derived(project, DerivedVariable("young", Computed("age < 30")))
    set_label(project, "used", "Ever used")
    set_value_labels(project, "source", {"market": "At the market"})
    with open_source(SourceRequest(project=project)) as source:
        account = PrivacyAccount().run(source.asked)
        assert source.asked_survey == SURVEY
    names = {one.id for one in account.survey.recorded_questions}
    assert names == {one.id for one in SURVEY.recorded_questions}
    assert account.survey.question("used").text.in_language("en") == "Ever used"
    assert "At the market" in account.survey.question("source").labels("en", str)
    before = PrivacyAccount().run(Surveys((SURVEY,), None))
    assert [one.epsilon for one in account.answers] == [one.epsilon for one in before.answers]
