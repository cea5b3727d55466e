"""The report of an output: exactly its blocks that are not hidden, in HTML, as tables and in the script."""

import pytest
from samples import sample

from surveyapp.analyses.data.filters import read_filter
from surveyapp.analyses.data.shapes import shapes_table
from surveyapp.cli import main
from surveyapp.errors import UserProblem
from surveyapp.services.dataset.source import SourceRequest
from surveyapp.services.output.output import Output
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.reporting.contents import ReportRequest
from surveyapp.services.reporting.output_blocks import report_blocks
from surveyapp.services.reporting.style import ReportStyle
from surveyapp.services.reporting.write import ReportPart, write_report
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.surveys.survey_files import load_survey

SOUTH = read_filter(["region=south,north"])


@pytest.fixture(scope="module")
def project(tmp_path_factory):
    folder = tmp_path_factory.mktemp("report")
    files = simulate(load_survey(sample("clinic")), folder, interviews=400, kiosks=2, seed=2)
    import_files(files, folder / "p.surveydesk")
    return folder / "p.surveydesk"


def written(project, output, out):
    request = ReportRequest(blocks=report_blocks(output))
    parts = [ReportPart.HTML, ReportPart.SCRIPT]
    given = SourceRequest(project=project)
    return write_report(given, request, out, parts, style=ReportStyle(), make_pdf=None)[1]


OUTPUT = (
    Output()
    .added("estimate", {"question": "drugs", "level": 0.9})
    .added("crosstab", {"questions": ["region", "drugs"]}, SOUTH)
    .added("rank", {"questions": ["trust"], "by": "region"})
    .changed(2, note="Mind the filter.")
    .changed(3, is_hidden=True)
)


def test_a_report_has_the_blocks_of_the_output_and_no_others(project, tmp_path):
    gathered = written(project, OUTPUT, tmp_path / "r")

    html = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "Cross-table: region, drugs" in html
    assert "Mind the filter." in html
    assert "Ranking" not in html
    assert "those with region=south,north" in html
    assert "Methods" in html
    assert "To be read with care" in html
    assert "90\N{NO-BREAK SPACE}%, 95\N{NO-BREAK SPACE}%" in html  # levels of the intervals
    files = [one.file for one in gathered.made]
    assert files[0] == "counts.csv"
    assert [name for name in files if name.startswith("rank")] == []


def test_each_table_of_a_report_is_what_its_command_writes(project, tmp_path):
    gathered = written(project, OUTPUT.changed(3, is_hidden=False), tmp_path / "r")

    assert {one.command[0] for one in gathered.made} == {"counts", "estimate", "crosstab", "rank"}
    for one in gathered.made:
        again = tmp_path / "again.csv"
        assert main([*one.command, "--project", str(project), "--csv", str(again)]) in {0, 1}
        assert again.read_bytes() == (tmp_path / "r.tables" / one.file).read_bytes(), one.file
    script = (tmp_path / "r.sh").read_text(encoding="utf-8")
    assert "--where region=south,north" in script


def test_equal_blocks_have_files_of_their_own(project, tmp_path):
    output = OUTPUT.removed(3).duplicated(2)
    gathered = written(project, output, tmp_path / "r")

    files = [one.file for one in gathered.made]
    assert len(set(files)) == len(files)
    assert {"crosstab-region-drugs.csv", "crosstab-region-drugs-2.csv"} <= set(files)


def test_a_block_that_is_not_complete_is_named_by_its_place(project, tmp_path):
    output = Output().added("estimate").added("rank")

    with pytest.raises(
        UserProblem,
        match=r"Analysis 2 of the output, “[^-]*”, is not complete. Complete it, hide it",
    ):
        written(project, output, tmp_path / "r")
    written(project, output.changed(2, is_hidden=True), tmp_path / "r")


def square(left):
    corners = [(0, 0), (0.9, 0), (0.9, 1), (0, 1), (0, 0)]
    return {"type": "Polygon", "coordinates": [[[left + x, y] for x, y in corners]]}


def test_commands_of_a_report_read_maps_and_tables_of_areas_from_its_files(
    project, tmp_path, monkeypatch
):
    regions = [choice.id for choice in load_survey(sample("clinic")).question("region").choices]
    shapes = {
        "type": "FeatureCollection",
        "features": [
            {"type": "Feature", "properties": {"NAME": name}, "geometry": square(place)}
            for place, name in enumerate(regions)
        ],
    }
    table = [["region", "say “x”; y"], *([name, f"{0.1 * i:g}"] for i, name in enumerate(regions))]
    options = {
        "question": "drugs",
        "by": "region",
        "method": "direct",
        "shapes": [*map(list, shapes_table(shapes))],
    }
    output = (
        Output()
        .added("areas", options)
        .added("areas", options | {"covariates": table, "shapes": options["shapes"][:-1]})
    )

    gathered = written(project, output, tmp_path / "r")

    kept = tmp_path / "r.tables"
    stem = "areas-drugs-by-region"
    assert sorted(path.name for path in kept.glob(f"{stem}*.json")) == [
        f"{stem}.covariates.json",
        f"{stem}.shapes-2.json",
        f"{stem}.shapes.json",
    ]
    html = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert f"--shapes {stem}.shapes-2.json" in html
    assert len([one for one in gathered.made if one.inputs]) == 2
    monkeypatch.chdir(kept)  # a map is drawn too, and each number comes out again
    for one in gathered.made[1:]:
        drawn = tmp_path / f"{one.file}.svg"
        words = [*one.command, "--project", str(project), "--csv", "again", "--map", str(drawn)]
        assert main(words) < 2, words
        assert (kept / "again").read_bytes() == (kept / one.file).read_bytes(), one.file
        assert drawn.read_text(encoding="utf-8").count("<path") > 5


@pytest.mark.parametrize("text", ['[["a"], ["b"', '[["a"], 1]'])
def test_a_damaged_table_beside_a_report_is_refused(project, tmp_path, capsys, text):
    (tmp_path / "x.json").write_text(text, encoding="utf-8")
    for option in ("--shapes", "--covariates"):
        words = ("areas", "--question", "drugs", "--by", "region", option, str(tmp_path / "x.json"))
        assert main([*words, "--project", str(project)]) == 2
        assert capsys.readouterr().err == "error: x.json holds no rows of a table.\n"


def test_an_analysis_that_a_report_cannot_contain_is_called_as_on_the_desk(project, tmp_path):
    output = Output().added("areas", {"question": "drugs", "by": "region"})
    with pytest.raises(UserProblem, match="contain “Small areas: drugs ~ region”; remove it, or"):
        written(project, output, tmp_path / "r")
