"""Tables into a project: what is guessed, what is refused, and that the numbers are those of ``estimate``."""

import dataclasses
import hashlib
import json
from datetime import date

import duckdb
import numpy as np
import pandas as pd
import pyreadstat
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import SampleQuestions, estimate_csv_tables, estimate_project

from surveyapp.analyses.comparison import Comparison
from surveyapp.analyses.cross_table import Crosstab
from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.analyses.words.formulas import WEIGHTED, formulas
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.mapping.guess import guess_mapping
from surveyapp.services.mapping.table_mapping import (
    ColumnMapping,
    MappingProblem,
    map_table,
    open_uses,
    uses_of,
)
from surveyapp.services.project.import_collections import FileOutcome, import_files
from surveyapp.services.reporting.contents import ReportRequest, gather
from surveyapp.services.reporting.html import report_html
from surveyapp.services.reporting.sections import report_document
from surveyapp.services.reporting.style import ENGLISH
from surveyapp.services.simulation.respondents import simulate
from surveyapp.services.table_import.draft import (
    begin_draft,
    open_values,
    with_meaning,
    with_survey,
    with_use,
)
from surveyapp.services.table_import.import_rows import (
    SameRows,
    TableChanged,
    import_tables,
    refused_cells,
)
from surveyapp.services.table_import.mapping_files import load_mapping, save_mapping
from surveyapp.services.table_import.survey_from_table import (
    mapping_of_plans,
    plan_of,
    plans_of,
    survey_of_plans,
)
from surveyapp.storage.collection.format import compose
from surveyapp.storage.project.project import Project
from surveyapp.storage.tables.reader import read_table
from surveyapp.survey.json_format.writing import canonical_survey, survey_to_json

SAMPLE = SampleColumns("w", "s", "c")


@pytest.fixture
def asked(make_survey, yes_no_json):
    """Two coins, a crosswise question, a region, several sources, an age."""
    return make_survey(
        yes_no_json("used"),
        yes_no_json("bribe", design={"name": "crosswise", "p": "1/6"}),
        {
            "id": "region",
            "type": "single_choice",
            "text": {"en": "Where do you live?"},
            "choices": [
                {"id": "north", "text": {"en": "In the north"}},
                {"id": "south", "text": {"en": "In the south"}},
            ],
            "design": {"name": "direct"},
        },
        {
            "id": "sources",
            "type": "multiple_choice",
            "text": {"en": "Which?"},
            "choices": [{"id": one, "text": {"en": one}} for one in ("radio", "web", "press")],
            "design": {"name": "direct"},
        },
        {
            "id": "age",
            "type": "number",
            "text": {"en": "Age"},
            "minimum": 0,
            "maximum": 120,
            "step": "0.5",
            "design": {"name": "direct"},
        },
    )


@pytest.fixture
def table(tmp_path):
    def writes(text, name="t.csv"):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return writes


def guessed(path, survey, sample=None):
    read = read_table(path)
    return read, guess_mapping(read, survey, sample)


def imported(path, project, survey, sample=None, **more):
    return import_tables(
        [path], project, survey, lambda read: guess_mapping(read, survey, sample), **more
    )[0]


def test_an_odk_export_is_mapped_by_the_last_part_of_its_names(table, asked):
    path = table(
        "SubmissionDate,health/used,health/bribe,demo/region,media/sources,demo/age,KEY\n"
        '2026-01-02,yes,same,north,"web radio",44,uuid:1\n'
        "2026-01-02,no,different,South,press,n/a,uuid:2\n"
        "2026-01-03,n/a,same,In the north,,31.50,uuid:3\n"
    )
    read, mapping = guessed(path, asked)
    assert {one.record: one.column for one in mapping.columns} == {
        "used": "health/used",
        "bribe": "health/bribe",
        "region": "demo/region",
        "sources": "media/sources",
        "age": "demo/age",
    }
    mapped = map_table(read, asked, mapping)
    assert mapped.refused == ()
    assert mapped.records == (
        ("yes", "same", "north", "radio web", "44"),
        ("no", "different", "south", "press", ""),
        ("", "same", "north", "", "31.5"),
    )


def test_a_qualtrics_export_is_mapped_by_what_was_asked(table, asked):
    ids = ",".join(f'"{{""ImportId"":""QID{n}""}}"' for n in range(3))
    read, mapping = guessed(
        table(f"Q1,Q7,Finished\nWhere do you live?,Age,Finished\n{ids}\nIn the south,40,True\n"),
        asked,
    )
    assert {one.record: one.column for one in mapping.columns} == {"region": "Q1", "age": "Q7"}
    assert map_table(read, asked, mapping).records == (("", "", "south", "", "40"),)


def test_paper_with_semicolons_and_decimal_commas_keeps_its_weights(table, asked):
    path = table("used;age;w\nJa;40,5;1,5\nnein;31;0,25\nJA;1.5;1\n")
    read, mapping = guessed(path, asked, SampleColumns(weight="w"))
    mapped = map_table(read, asked, mapping)
    assert mapped.records == (("yes", "", "", "", "40.5"), ("no", "", "", "", "31"))
    assert mapped.weights is not None
    assert mapped.weights.tolist() == [1.5, 0.25]
    assert [(one.facts["line"], one.facts["value"]) for one in mapped.refused] == [(4, "1.5")]


def test_spss_labels_say_what_codes_mean(tmp_path, asked):
    frame = pd.DataFrame({"used": [1.0, 2.0, 99.0, 8.0], "bribe": [1.0, 2.0, 2.0, None]})
    pyreadstat.write_sav(
        frame,
        str(tmp_path / "s.sav"),
        variable_value_labels={
            "used": {1.0: "Yes", 2.0: "No", 99.0: "Refused", 8.0: "Hard to say"},
            "bribe": {1.0: "The same", 2.0: "Different"},
        },
        missing_ranges={"used": [99]},
    )
    read, mapping = guessed(tmp_path / "s.sav", asked)
    mapped = map_table(read, asked, mapping)
    assert [record[:2] for record in mapped.records] == [
        ("yes", "same"),
        ("no", "different"),
        ("", "different"),
    ]
    assert [one.facts["value"] for one in mapped.refused] == ["8"]
    [open_one] = open_uses(read, asked, mapping, "used")
    assert open_one.label == "Hard to say"


@pytest.mark.parametrize(
    ("cells", "reports"),
    [
        ("1 0 1", ["yes", "no", "yes"]),
        ("TRUE FALSE true", ["yes", "no", "yes"]),
        ("Oui non OUI", ["yes", "no", "yes"]),
        ("1 2 1", [None, None, None]),
        ("y n -", ["yes", "no", ""]),
    ],
)
def test_yes_is_known_in_many_spellings_and_codes_only_where_they_are_plain(
    table, asked, cells, reports
):
    path = table("used,x\n" + "".join(f"{cell},1\n" for cell in cells.split()))
    read, mapping = guessed(path, asked)
    uses = {use.value: use.report for use in uses_of(read, asked, mapping, "used")}
    assert [uses[cell] for cell in cells.split()] == reports


def test_every_wrong_cell_is_told_with_its_line_and_nothing_is_dropped(table, asked):
    rows = ["yes,same,north", "maybe,alike,north", "no,different,east", "no", "no,same,south"]
    read, mapping = guessed(table("used,bribe,region\n" + "\n".join(rows) + "\n"), asked)
    mapped = map_table(read, asked, mapping)
    told = [(one.line, one.column, one.value) for one in refused_cells(mapped.refused)]
    assert told == [
        (3, "used", "maybe"),
        (3, "bribe", "alike"),
        (4, "region", "east"),
        (5, "1", "no"),
    ]
    assert mapped.refused_rows + len(mapped.records) == len(rows)


@pytest.mark.parametrize("kind", ["weight", "stratum", "cluster"])
def test_a_randomized_question_never_tells_how_people_were_drawn(table, asked, kind):
    read, mapping = guessed(table("used,region\nyes,north\n"), asked)
    drawn = dataclasses.replace(mapping, sample=SampleColumns(**{kind: "used"}))
    with pytest.raises(MappingProblem, match=f"randomized question used.*nobody's {kind}"):
        map_table(read, asked, drawn)
    direct = dataclasses.replace(mapping, sample=SampleColumns(stratum="region"))
    assert map_table(read, asked, direct).drawn["stratum"].cells().tolist() == ["north"]


def test_a_mapping_is_the_same_after_writing_and_reading(table, asked, tmp_path):
    read, mapping = guessed(table("used;age;w\nJa;1,5;2\n"), asked, SampleColumns(weight="w"))
    save_mapping(mapping, tmp_path / "m.mapping.json")
    assert load_mapping(tmp_path / "m.mapping.json") == mapping
    assert map_table(read, asked, load_mapping(tmp_path / "m.mapping.json")).reports["age"] == 1


@pytest.mark.parametrize(
    "text",
    [
        "[]",
        '{"format": "surveyapp-mapping/1"}',
        '{"format":"surveyapp-mapping/1","survey":"a","version":1,"columns":[{"record":1}]}',
        '{"format":"surveyapp-mapping/1","survey":"a","version":1,"columns":[],"more":1}',
        '{"format":"surveyapp-mapping/1","survey":"a","version":true,"columns":[]}',
        '{"format":"surveyapp-mapping/1","survey":"a","version":1,"columns":[],"table":{"header":"x"}}',
    ],
)
def test_what_is_no_mapping_is_refused(table, text):
    with pytest.raises(MappingProblem):
        load_mapping(table(text, "m.mapping.json"))


def test_a_mapping_that_does_not_fit_says_why(table, asked):
    read, mapping = guessed(table("used\nyes\n"), asked)
    for columns, why in (
        ((), "no column is a question"),
        ((ColumnMapping("used", "gone"),), "there is no column gone"),
        ((ColumnMapping("gone", "used"),), "records no gone"),
        ((ColumnMapping("used", "used"),) * 2, "filled by two columns"),
    ):
        with pytest.raises(MappingProblem, match=why):
            map_table(read, asked, dataclasses.replace(mapping, columns=columns))


def a_drawn_table(table, name="t.csv", seed=1, n=300):
    rng = np.random.default_rng(seed)
    rows = [
        f"{'yes' if rng.random() < 0.5 else 'no'},{'same' if rng.random() < 0.4 else 'different'},"
        f"{'north' if i % 3 else 'south'},{rng.integers(1, 4) / 2},{'a' if i % 2 else 'b'},{i % 15}"
        for i in range(n)
    ]
    return table("used,bribe,region,w,s,c\n" + "\n".join(rows) + "\n", name)


def test_estimates_are_those_of_the_same_table_read_directly(table, asked, tmp_path):
    path, project = a_drawn_table(table), tmp_path / "p.surveydesk"
    assert imported(path, project, asked, SAMPLE).imported == 300
    direct, _ = estimate_csv_tables([path], asked, columns=SAMPLE)
    kept = estimate_project(project)
    by_name = {(row.question, row.answer): row for row in kept.rows}
    assert len(direct.rows) >= 6
    for row in direct.rows:
        mine = by_name[row.question, row.answer]
        assert mine.estimate == pytest.approx(row.estimate, abs=1e-12)
        assert mine.se == pytest.approx(row.se, abs=1e-12)
        assert (mine.low, mine.high) == pytest.approx((row.low, row.high), abs=1e-9)
    assert "weights, strata, clusters" in kept.used[0]


def test_a_report_of_a_weighted_table_tells_that_its_weights_were_used(table, asked, tmp_path):
    path, project = a_drawn_table(table), tmp_path / "p.surveydesk"
    imported(path, project, asked, SAMPLE)
    wanted = ReportRequest.with_estimates(
        (
            AnalysisRequest(Crosstab(questions=("used", "region"))),
            AnalysisRequest(Comparison(question="used", by="region")),
        )
    )
    made = gather(SourceRequest(project=project), wanted, date(2026, 1, 1))
    told = report_html(report_document(made, ENGLISH))
    assert "the sample design (weights, strata, clusters)" in told
    assert "divided by the design effects of the weights, strata, clusters" in told
    assert "all respondents count alike" not in told
    assert "simple random sample" not in told
    assert "are not used here" not in told
    assert "table-" in told


def test_a_report_of_an_unweighted_table_is_of_a_simple_random_sample(table, asked, tmp_path):
    path, project = a_drawn_table(table), tmp_path / "p.surveydesk"
    imported(path, project, asked)
    made = gather(SourceRequest(project=project), ReportRequest.with_estimates(), date(2026, 1, 1))
    told = report_html(report_document(made, ENGLISH))
    assert "simple random sample" in told
    assert "linearized" not in told


def test_weighted_rows_name_the_weighted_formulas(table, asked, tmp_path):
    path, project = a_drawn_table(table), tmp_path / "p.surveydesk"
    imported(path, project, asked, SAMPLE)
    estimates = estimate_project(project)
    row = estimates.rows[0]
    assert WEIGHTED in formulas(asked, row, is_complex_sample=True)
    assert WEIGHTED not in formulas(asked, row)


def test_unweighted_estimates_are_those_of_the_table_without_its_columns(table, asked, tmp_path):
    path, project = a_drawn_table(table), tmp_path / "p.surveydesk"
    imported(path, project, asked, SAMPLE)
    direct, _ = estimate_csv_tables([path], asked)
    plain = estimate_project(project, sample=SampleQuestions(unweighted=True))
    weighted = estimate_project(project)
    shares = {(r.question, r.answer): r.estimate for r in plain.rows}
    assert all(shares[r.question, r.answer] == pytest.approx(r.estimate) for r in direct.rows)
    assert plain.notes == ()
    assert plain.rows[0].estimate != weighted.rows[0].estimate


def test_a_question_about_strata_goes_before_those_of_the_table(table, asked, tmp_path):
    path, project = a_drawn_table(table), tmp_path / "p.surveydesk"
    imported(path, project, asked, SAMPLE)
    by_region = estimate_project(project, sample=SampleQuestions(stratum="region"))
    direct, _ = estimate_csv_tables([path], asked, columns=SampleColumns("w", "region", "c"))
    assert by_region.rows[0].se == pytest.approx(direct.rows[0].se, abs=1e-12)


def test_the_size_of_the_population_does_not_go_with_weights(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    imported(a_drawn_table(table), project, asked, SAMPLE)
    with pytest.raises(UserProblem, match=r"^(?=.*or the population size\. How).*--unweighted"):
        estimate_project(project, sample=SampleQuestions(population=10_000))


def test_weights_that_only_some_have_are_not_used_and_that_is_told(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    imported(a_drawn_table(table), project, asked, SAMPLE)
    imported(a_drawn_table(table, "other.csv", seed=2, n=50), project, asked)
    found = estimate_project(project)
    assert found.interviews == 350
    assert found.notes == ()
    assert any("Only some interviews have weights, strata, clusters" in w for w in found.warnings)


def test_the_same_table_twice_changes_nothing_and_its_file_is_known(table, asked, tmp_path):
    path, project = a_drawn_table(table), tmp_path / "p.surveydesk"
    imported(path, project, asked, SAMPLE)
    again = imported(path, project, asked, SAMPLE)
    assert (again.outcome, again.imported, again.already) == (FileOutcome.ALREADY_IMPORTED, 0, 300)
    with Project(project) as opened:
        assert opened.interviews == 300
        (file,) = opened.files()
        assert (file.name, file.is_table, len(file.sha256)) == ("t.csv", True, 64)
        assert opened.kiosks() == ()


def test_rows_that_are_alike_are_different_people(table, asked, tmp_path):
    path = table("used,region\n" + "yes,north\n" * 5)
    assert imported(path, tmp_path / "p.surveydesk", asked).imported == 5


def test_a_changed_table_of_the_same_name_is_told_and_can_take_its_place(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    imported(table("used,region\nyes,north\nno,south\n"), project, asked)
    changed = table("used,region\nyes,north\nno,south\nno,south\n")
    refused = imported(changed, project, asked)
    assert isinstance(refused.problem, TableChanged)
    assert imported(changed, project, asked, replace=True).imported == 3
    with Project(project) as opened:
        assert opened.interviews == 3
        opened.undo()
        assert opened.interviews == 2


def test_the_same_rows_under_another_name_are_refused(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    imported(table("used\nyes\nno\n"), project, asked)
    assert isinstance(imported(table("used\nno\nyes\n", "u.csv"), project, asked).problem, SameRows)


def test_rows_that_an_earlier_version_imported_are_known_again(table, asked, tmp_path):
    """It kept the hash of all rows' texts in order, and other ids."""
    project = tmp_path / "p.surveydesk"
    imported(table("used,region\nyes,north\nno,south\nno,south\n"), project, asked)
    texts = [  # no weight, stratum or cluster; then a cell for each column of the record
        "\x1f".join(
            ["\x00"] * 3 + [{"used": used, "region": region}.get(c.name, "") for c in asked.columns]
        )
        for used, region in [("no", "south"), ("no", "south"), ("yes", "north")]
    ]
    whole = canonical_survey(asked) + "".join(f"{text}\n" for text in texts)
    with duckdb.connect(project) as database:
        database.execute(
            "UPDATE all_files SET body_sha256 = ?", [hashlib.sha256(whole.encode()).hexdigest()]
        )
        database.execute("UPDATE reports_1 SET id_high = id_high // 2")
    again = imported(table("used,region\nno,south\nyes,north\nno,south\n"), project, asked)
    assert (again.outcome, again.already) == (FileOutcome.ALREADY_IMPORTED, 3)
    other = table("used,region\nno,south\nno,south\nyes,north\n", "u.csv")
    assert isinstance(imported(other, project, asked).problem, SameRows)
    changed = table("used,region\nyes,north\nyes,south\nno,south\n")
    assert isinstance(imported(changed, project, asked).problem, TableChanged)
    assert imported(changed, project, asked, replace=True).imported == 3


def some_people(count, first=0):
    """Return rows of different people, as good as no two of whom are alike."""
    rng = np.random.default_rng(7)
    rows = [
        f"{rng.choice(['yes', 'no'])},{rng.choice(['north', 'south'])},{rng.integers(0, 200) / 2}"
        for _ in range(first + count)
    ]
    return rows[first:]


def written(rows):
    return "used,region,age\n" + "".join(row + "\n" for row in rows)


def test_a_later_export_under_another_name_is_told(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    assert imported(table(written(some_people(150))), project, asked).doubt is None
    report = imported(table(written(some_people(260)), "later.csv"), project, asked)
    assert "too: so many equal rows do" in str(report.doubt)
    facts = report.doubt.facts
    assert (facts["file"], facts["other"], facts["count"]) == ("later.csv", "t.csv", 260)
    assert 130 <= facts["shared"] <= 150
    assert report.is_wrong
    assert (report.outcome, report.imported) == (FileOutcome.IMPORTED, 260)
    with Project(project) as opened:
        assert opened.interviews == 410
        opened.undo()
        assert opened.interviews == 150


def test_other_people_of_the_same_survey_are_not_doubted(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    imported(table(written(some_people(150))), project, asked)
    others = imported(table(written(some_people(110, first=150)), "u.csv"), project, asked)
    assert others.doubt is None
    assert others.reason == ""


def test_a_table_mapped_with_fewer_questions_is_compared_in_what_both_have(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    imported(table(written(some_people(150))), project, asked)
    fewer = "region,age\n" + "".join(row.partition(",")[2] + "\n" for row in some_people(140))
    assert imported(table(fewer, "u.csv"), project, asked).doubt is not None


def test_a_table_that_a_project_wrote_is_told_beside_its_collection_files(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    lines = [
        f"{i:032x},{used},same,{region},web,{float(age):g}"
        for i, (used, region, age) in enumerate(row.split(",") for row in some_people(60))
    ]
    days = (date(2026, 1, 2), date(2026, 1, 2))
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    (tmp_path / "k.collection").write_bytes(
        compose(asked, lines, key, batch=1, export=1, days=days)
    )
    import_files([tmp_path / "k.collection"], project)
    report = imported(table(written(some_people(60))), project, asked)
    assert report.doubt.facts["other"] == "k.collection"


def test_a_copy_of_a_file_is_refused_whatever_it_is_mapped_to(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    text = written(some_people(30))
    imported(table(text), project, asked)
    copy = table(text, "copy.csv")
    fewer = import_tables(
        [copy], project, asked,
        lambda read: dataclasses.replace(m := guess_mapping(read, asked), columns=m.columns[:1]),
    )[0]  # fmt: skip
    assert isinstance(fewer.problem, SameRows)


def test_a_table_is_undone_and_redone_with_its_weights(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    imported(a_drawn_table(table), project, asked, SAMPLE)
    before = estimate_project(project).rows
    with Project(project) as opened:
        opened.undo()
        assert (opened.interviews, opened.files()) == (0, ())
        opened.redo()
    assert estimate_project(project).rows == before


def test_weights_of_an_undone_table_do_not_pass_to_the_next(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    imported(table("used,region\nyes,north\n", "first.csv"), project, asked)
    imported(table("used,w\nyes,5\nno,2\n", "second.csv"), project, asked, SampleColumns("w"))
    with Project(project) as opened:
        opened.undo()
    imported(table("used\nyes\nyes\nno\n", "third.csv"), project, asked)
    assert (
        estimate_project(project).warnings
        == estimate_project(project, sample=SampleQuestions(unweighted=True)).warnings
    )


def test_a_table_and_a_kiosk_can_share_a_project(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    assert imported(table("used,region\nyes,north\n"), project, asked).imported == 1
    day = date(2026, 1, 2)
    body = compose(
        asked,
        [f"{1:032x},no,same,south,web,30"],
        Ed25519PrivateKey.from_private_bytes(bytes(32)),
        batch=1,
        export=1,
        days=(day, day),
    )
    (tmp_path / "k.collection").write_bytes(body)
    (report,) = import_files([tmp_path / "k.collection"], project)
    assert report.imported == 1
    with Project(project) as opened:
        assert opened.interviews == 2
        assert [file.is_table for file in opened.files()] == [False, True]
        assert len(opened.kiosks()) == 1


def test_quality_and_report_of_a_project_call_no_table_a_kiosk(table, asked, tmp_path, capsys):
    warned = 1  # two questions were answered by few
    path, project = a_drawn_table(table), tmp_path / "p.surveydesk"
    assert imported(path, project, asked).imported == 300
    assert main(["quality", "--project", str(project)]) == warned
    assert "300 rows of tables" in capsys.readouterr().out
    body = [f"{i:032x},{'yes' if i % 2 else 'no'},same,south,web,30" for i in range(40)]
    days = (date(2026, 1, 2), date(2026, 1, 2))
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    signed = compose(asked, body, key, batch=1, export=1, days=days)
    (tmp_path / "k.collection").write_bytes(signed)
    import_files([tmp_path / "k.collection"], project)
    out = tmp_path / "r.html"
    assert main(["report", "--project", str(project), "--out", str(out)]) == warned
    assert "t.csv" in out.read_text()
    capsys.readouterr()
    compared = ["--compare", "used,(kiosk)"]
    assert main(["report", "--project", str(project), "--out", str(out), *compared]) == warned
    assert "table-" in out.read_text()


def test_a_tables_rows_count_alone_where_there_are_simulated_interviews(table, asked, tmp_path):
    project = tmp_path / "p.surveydesk"
    import_files(simulate(asked, tmp_path / "out", interviews=20, kiosks=1, seed=1), project)
    report = imported(table("used,region\nyes,north\n"), project, asked)
    assert report.outcome is FileOutcome.IMPORTED
    with Project(project) as opened:
        assert opened.interviews == 1


def test_a_table_without_a_usable_row_is_refused_with_its_cells(table, asked, tmp_path):
    report = imported(table("used\nmaybe\nperhaps\n"), tmp_path / "p.surveydesk", asked)
    assert report.outcome is FileOutcome.REFUSED
    assert [one.facts["value"] for one in report.rows] == ["maybe", "perhaps"]


def test_a_survey_is_made_of_a_table_with_the_designs_that_are_chosen(table, tmp_path):
    path = table(
        "id,Bestochen,Note,Stadt,Alter,Text\n"
        + "".join(
            f"{i},{'gleich' if i % 3 else 'verschieden'},{i % 5 + 1},{'Köln' if i % 2 else 'Bonn'},"
            f"{20.5 + i},Satz {i * i}\n"
            for i in range(40)
        )
    )
    read = read_table(path)
    plans = {plan.column: plan for plan in plans_of(read, read.columns)}
    assert {name: plan.kind for name, plan in plans.items()} == {
        "Bestochen": "single_choice",
        "Note": "single_choice",
        "Stadt": "single_choice",
        "Alter": "number",
    }
    bribe = dataclasses.replace(
        plans["Bestochen"], kind="yes_no", choices=(), design={"name": "crosswise", "p": "1/6"}
    )
    chosen = (bribe, *(plan for name, plan in plans.items() if name != "Bestochen"))
    survey = survey_of_plans(chosen, file="t.csv", name="Umfrage 2026")
    mapping = mapping_of_plans(chosen, survey, read, SampleColumns())
    assert list(open_values(read, survey, mapping)) == []
    project = tmp_path / "p.surveydesk"
    (report,) = import_tables([path], project, survey, lambda _: mapping)
    assert report.imported == 40
    rows = {(r.question, r.answer): r for r in estimate_project(project).rows}
    # crosswise: (27 - 40·5/6)/(40·(1/6 - 5/6)) of those who said the same, 26 of 40
    same = sum(1 for i in range(40) if i % 3) / 40
    assert rows["Bestochen", "yes"].estimate == pytest.approx((same - 5 / 6) / (1 / 6 - 5 / 6))


def test_a_draft_gives_each_use_to_one_column(table, asked):
    read = read_table(table("used,a,b\nyes,1,x\nno,2,y\n"))
    draft = with_use(begin_draft(read, asked), "a", "weight")
    assert (draft.use_of("used"), draft.use_of("a"), draft.use_of("b")) == ("used", "weight", "")
    moved = with_use(with_use(draft, "b", "weight"), "a", "used")
    assert [moved.use_of(name) for name in read.columns] == ["", "used", "weight"]
    valued = with_meaning(draft, "used", "no", "")
    uses = {use.value: use.report for use in uses_of(read, asked, valued.mapping, "used")}
    assert uses == {"yes": "yes", "no": ""}


def test_a_new_survey_follows_its_plans(table):
    read = read_table(table("used,a\nyes,1\nno,2\n" * 8))
    draft = with_survey(with_use(begin_draft(read, None, "Neu"), "a", ""))
    assert draft.survey is not None
    assert [question.id for question in draft.survey.recorded_questions] == ["used"]


def test_a_design_of_two_samples_is_read_with_its_samples_and_its_weights(
    table, make_survey, yes_no_json, tmp_path
):
    design = {"name": "unrelated_question_unknown", "p_truth": ["7/10", "3/10"]}
    survey = make_survey(yes_no_json("used", design=design))
    rows = "".join(f"{'yes' if i % 3 == 0 else 'no'},{i % 2 + 1},{1 + i % 4}\n" for i in range(80))
    path = table("used,used.sample,w\n" + rows + "yes,,1\nno,3,1\n")
    report = imported(path, tmp_path / "p.surveydesk", survey, SampleColumns(weight="w"))
    assert report.imported == 80
    assert [(one.facts["line"], one.facts["column"]) for one in report.rows] == [
        (82, "used.sample"),
        (83, "used.sample"),
    ]
    found = estimate_project(tmp_path / "p.surveydesk")
    assert found.rows[0].n == 80
    assert found.warnings == ()
    assert list(map(str, found.used)) == ["The weights of the sample are used."]
    yes = np.zeros((2, 2))
    for i in range(80):
        yes[i % 2] += np.array([i % 3 == 0, 1]) * (1 + i % 4)
    first, second = yes[:, 0] / yes[:, 1]
    # Greenberg et al. (1969), eq. 8, with the weighted shares of "yes"
    assert found.rows[0].estimate == pytest.approx((0.7 * first - 0.3 * second) / 0.4)


def test_a_direct_question_can_also_be_the_stratum(table, asked):
    read, mapping = guessed(table("used,region\nyes,north\n"), asked, SampleColumns(None, "region"))
    mapped = map_table(read, asked, mapping)
    assert mapped.records[0][2] == "north"
    assert mapped.drawn["stratum"].cells().tolist() == ["north"]


def test_several_choices_in_a_cell_may_be_labels_with_blanks(table, make_survey):
    survey = make_survey(
        {
            "id": "sources",
            "type": "multiple_choice",
            "text": {"en": "Which?"},
            "choices": [
                {"id": "radio", "text": {"en": "Local radio"}},
                {"id": "web", "text": {"en": "The web"}},
                {"id": "press", "text": {"en": "Press"}},
            ],
            "design": {"name": "direct"},
        }
    )
    cells = ["Local radio", '"The web,Local radio"', "press; web", "web press", "Local press"]
    read, mapping = guessed(table("x,sources\n" + "".join(f"1,{c}\n" for c in cells)), survey)
    mapped = map_table(read, survey, mapping)
    assert [record[0] for record in mapped.records] == [
        *("radio", "radio web", "web press", "web press"),
    ]
    assert [one.facts["value"] for one in mapped.refused] == ["Local press"]


def test_a_multiple_choice_can_be_made_of_a_column(table):
    read = read_table(table("x,s\n" + '1,"Radio,The web"\n2,Radio\n3,"Press,The web"\n'))
    plan = plan_of(read, "s", set(), "multiple_choice")
    assert plan is not None
    assert [text for _, text in plan.choices] == ["Radio", "The web", "Press"]
    survey = survey_of_plans([plan], file="t.csv", name="t")
    mapping = mapping_of_plans([plan], survey, read, SampleColumns())
    assert [record[0] for record in map_table(read, survey, mapping).records] == [
        *("Radio The_web", "Radio", "The_web Press"),
    ]


BY_CHOICE = (
    "region,sources/radio,sources/web,sources/press,age\n"
    "north,1,0,1,30\n"
    "south,0,0,0,31\n"
    "north,,,,32\n"
    "south,,1,,33\n"
    "north,maybe,1,0,34\n"
)


def test_a_column_for_each_choice_is_one_multiple_choice(table, asked):
    read, mapping = guessed(table(BY_CHOICE), asked)
    assert mapping.of("sources") is None
    assert mapping.of("sources/web").column == "sources/web"
    mapped = map_table(read, asked, mapping)
    assert [record[3] for record in mapped.records] == ["radio press", "", "", "web"]
    assert (mapped.reports["sources"], mapped.unanswered["sources"]) == (2, 2)
    (refused,) = mapped.refused
    assert (refused.facts["line"], refused.facts["column"]) == (6, "sources/radio")
    assert refused.facts["value"] == "maybe"
    assert "it records 1, 0, or nothing" in str(refused)


@pytest.mark.parametrize(
    ("names", "cells", "said"),
    [
        (("media/sources/radio", "media/sources/web", "media/sources/press"), "1,1,0", "radio web"),
        (("sources_radio", "sources_web", "sources_press"), "yes,no,yes", "radio press"),
        (("Which? (choice=radio)", "Which? (choice=web)", "Which? (choice=press)"),
         "Checked,Unchecked,Unchecked", "radio"),
        (("sources_1", "sources_2", "sources_3"), "radio,,press", "radio press"),
        (("sources: Radio", "sources: Web", "sources: Press"), "x,,1.0", "radio press"),
    ],
)  # fmt: skip
def test_columns_of_choices_are_known_as_other_programs_name_them(table, asked, names, cells, said):
    others = "radio,web,press" if names[0] == "sources_1" else "0,0,0"
    path = table(f"{','.join(names)}\n{cells}\n{others}\n")
    read, mapping = guessed(path, asked)
    assert [one.column for one in mapping.columns] == list(names)
    mapped = map_table(read, asked, mapping)
    assert mapped.refused == ()
    assert mapped.records[0][3] == said


def test_a_column_of_all_choices_goes_before_those_of_each(table, asked):
    _, mapping = guessed(table("sources,sources/radio,sources/web\nradio,1,0\n"), asked)
    assert [one.record for one in mapping.columns] == ["sources"]


def test_a_choice_without_a_column_is_told(table, asked, tmp_path, capsys):
    (tmp_path / "s.survey.json").write_text(json.dumps(survey_to_json(asked)))
    out = tmp_path / "m.mapping.json"
    path = table("sources/radio,sources/web\n1,0\n")
    code = main(["map", str(path), "--survey", str(tmp_path / "s.survey.json"), "--out", str(out)])
    assert code == 0
    told = capsys.readouterr().err
    assert "no column is mapped to sources/press" in told
    assert "no column is mapped to sources\n" not in told
    assert [one.record for one in load_mapping(out).columns] == ["sources/radio", "sources/web"]


@pytest.mark.parametrize(
    ("columns", "reason"),
    [
        ({"sources": "a", "sources/web": "b"}, "by a column, and by columns of its choices"),
        ({"sources/tv": "a"}, "records no sources/tv"),
        ({"used/yes": "a"}, "records no used/yes"),
    ],
)
def test_choices_that_cannot_be_filled_are_told(table, asked, columns, reason):
    read, mapping = guessed(table("a,b,used\n1,0,yes\n"), asked)
    made = dataclasses.replace(
        mapping, columns=tuple(ColumnMapping(*pair) for pair in columns.items())
    )
    with pytest.raises(MappingProblem, match=reason):
        map_table(read, asked, made)


def test_random_bits_come_from_a_column_each_and_none_is_guessed(table, make_survey):
    survey = make_survey(
        {
            "id": "sources",
            "type": "multiple_choice",
            "text": {"en": "Which?"},
            "choices": [{"id": one, "text": {"en": one}} for one in ("radio", "web", "press")],
            "design": {"name": "unary", "epsilon": 2},
        }
    )
    read, mapping = guessed(table(BY_CHOICE), survey)
    mapped = map_table(read, survey, mapping)
    assert mapped.records == (("101",), ("000",), ("",))
    blank, _ = mapped.refused
    assert (blank.facts["line"], blank.facts["column"]) == (5, "sources/radio")
    assert "each choice is recorded, or none" in str(blank)
    fewer = dataclasses.replace(mapping, columns=mapping.columns[:2])
    with pytest.raises(MappingProblem, match="sources/press has none"):
        map_table(read, survey, fewer)


def test_a_column_is_given_to_a_choice_by_hand_and_back(table, asked):
    draft = begin_draft(read_table(table("sources,b\nradio,1\n")), asked)
    assert draft.use_of("sources") == "sources"
    by_choice = with_use(draft, "b", "sources/web")
    assert [one.record for one in by_choice.mapping.columns] == ["sources/web"]
    again = with_use(by_choice, "sources", "sources")
    assert [one.record for one in again.mapping.columns] == ["sources"]


def test_a_new_survey_makes_one_question_of_the_columns_of_its_choices(table, tmp_path, capsys):
    path = table(
        "m/src/radio,m/src/web,used\n" + "1,0,yes\n" * 10 + "0,1,no\n" * 10 + "1,1,no\n2,0,no\n"
    )
    survey, out = tmp_path / "n.survey.json", tmp_path / "m.mapping.json"
    made = ["map", str(path), "--new-survey", str(survey), "--out", str(out)]
    assert main([*made, "--choices", "src=m/src/radio,m/src/web"]) == 1
    assert "“2” in column m/src/radio means nothing yet (rows: 1)" in capsys.readouterr().err
    project = tmp_path / "p.surveydesk"
    given = ["import", str(path), "--survey", str(survey), "--mapping", str(out)]
    assert main([*given, "--project", str(project), "--refused", str(tmp_path / "r.csv")]) == 1
    assert (
        't.csv,23,m/src/radio,2,"is not a report of src/radio' in (tmp_path / "r.csv").read_text()
    )
    rows = {row.answer: row for row in estimate_project(project).rows if row.question == "src"}
    assert {answer: row.estimate for answer, row in rows.items()} == {
        "radio": pytest.approx(11 / 21),
        "web": pytest.approx(11 / 21),
        "none": 0,
    }
    randomized = ("--design", "src=unary,epsilon=2")
    assert main([*made, "--choices", "src=m/src/radio,m/src/web", *randomized]) == 1
    assert json.loads(survey.read_text())["questions"][0]["design"]["name"] == "unary"


@pytest.mark.parametrize("choices", ["src=used", "src=", "src=used,used", "src=used,tv"])
def test_choices_need_two_columns_of_the_table(table, tmp_path, capsys, choices):
    path = table("used,region\nyes,north\n")
    made = ["map", str(path), "--new-survey", str(tmp_path / "n"), "--out", str(tmp_path / "m")]
    assert main([*made, "--choices", choices]) == 2
    assert "--choices: " in capsys.readouterr().err
