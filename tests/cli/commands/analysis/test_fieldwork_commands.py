"""``progress`` and ``attendance``: tables that an office keeps, and the page for the wall."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest

from surveyapp.services.simulation.respondents import simulate
from surveyapp.services.simulation.simulated_files import DAY

pytestmark = pytest.mark.usefixtures("qapp")  # which later tests of the same process need too

REGION = {
    "id": "region",
    "type": "single_choice",
    "text": {"en": "Where?"},
    "choices": [{"id": one, "text": {"en": one.title()}} for one in ("north", "south")],
    "design": {"name": "direct"},
}


@pytest.fixture
def files(make_survey, yes_no_json, tmp_path):
    """Two kiosks' files: of 120 interviews, about half in each area, of two days."""
    survey = make_survey(REGION, yes_no_json("used"))
    made = []
    for number in range(2):
        day = DAY.replace(day=number + 2)
        made += simulate(
            survey,
            tmp_path / str(number),
            interviews=60,
            seed=number,
            prevalences={"region": (0.5, 0.5)},
            day=day,
        )
    return made


@pytest.fixture
def table(tmp_path):
    def write(text):
        path = tmp_path / "table.csv"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_a_table_of_targets_gives_areas_their_own_days(files, table, run):
    targets = table(
        "stratum,area,target,first_day,last_day\n"
        "1,North,40,2026-01-01,2026-01-04\n2,South,400,2026-01-03,2026-01-06\n"
    )
    words = ("progress", *files, "--area", "region", "--targets", targets)
    code, out, err = run(*words, "--csv", "-")
    assert code == 1, err  # South is behind
    north, south, everywhere = csv.DictReader(io.StringIO(out))
    assert (north["target"], north["expected"], north["pace"]) == ("40", "30", "reached")
    assert (south["target"], south["expected"], south["pace"]) == ("400", "100", "behind")
    assert everywhere["arrived"] == str(int(north["arrived"]) + int(south["arrived"]))
    assert all(int(row["arrived"]) % 10 == 0 for row in (north, south, everywhere))
    typed = ("--targets", "north=40,south=400", "--periods")
    periods = "North=2026-01-01/2026-01-04,south=2026-01-03/2026-01-06"
    assert run(*words[:-2], *typed, periods, "--csv", "-")[1] == out


def test_a_table_of_paper_counts_is_read_as_it_would_be_typed(files, table, run):
    code, out, _ = run("attendance", *files, "--area", "region", "--json", "-")
    arrived = {row["area"]: row["arrived"] for row in json.loads(out)}
    assert code == 0
    assert sum(arrived.values()) == 120
    north, south = arrived["north"], arrived["south"]
    paper = table(
        f"day,area,interviews,who\n2026-01-02,North,{north + 3},a\n2026-01-03,south,{south},b\n"
    )
    words = ("attendance", *files, "--area", "region", "--complete", "--json", "-")
    code, out, err = run(*words, "--paper", paper)
    assert code == 1
    assert (
        err
        == "Paper and arrivals do not agree: lost at least {}, not on paper at least {}.\n".format(
            *(sum(row[key] for row in json.loads(out)) for key in ("lost", "invented"))
        )
    )
    typed = (f"2026-01-02 north={north + 3}", f"2026-01-03 south={south}")
    assert run(*words, "--paper", typed[0], "--paper", typed[1])[1] == out
    assert {row["area"]: row["paper"] for row in json.loads(out)} == {
        "north": north + 3,
        "south": south,
    }


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("area,goal\nnorth,5\n", "table.csv has no column target. It has: area, goal."),
        ("area,target\nnorth,many\n", "table.csv, line 2: many is no whole number from 1."),
        ("area,target\nnorth,5\nnorth,6\n", "table.csv, line 3: this area is there twice."),
        (
            "area,target,first_day,last_day\nnorth,5,2026-01-02,\n",
            "table.csv, line 2: give the first and the last day of an area, or neither.",
        ),
        ("area,target\n", "table.csv has no lines below its header."),
    ],
)
def test_a_table_that_does_not_fit_is_refused_in_a_sentence(files, table, run, text, sentence):
    code, out, err = run("progress", *files, "--area", "region", "--targets", table(text))
    assert (code, out, err) == (2, "", f"error: {sentence}\n")


def test_what_a_table_says_is_not_typed_as_well(files, table, run):
    path = table("area,target,kiosks\nnorth,5,ab\n")
    code, _, err = run("progress", *files, "--targets", path, "--kiosk-areas", "cd=south")
    assert code == 2
    assert err == "error: --kiosk-areas: table.csv says it already; leave one of the two out.\n"


def test_the_page_for_the_wall_has_areas_in_steps_of_ten_and_no_kiosk(files, run, tmp_path):
    words = ("progress", *files, "--area", "region", "--last-day", "2026-01-05")
    words += ("--targets", "north=400", "--targets", "south=40")
    page, pdf = tmp_path / "wall.html", tmp_path / "wall.pdf"
    code, out, err = run(*words, "--sheet", page)
    assert code == 1
    assert f"{page}: a page for the wall" in err
    text = page.read_text(encoding="utf-8")
    assert "Progress at the end of 2026-01-03." in text
    for line in out.splitlines()[1:4]:
        area, *numbers = line.split()
        name = {"(all)": "All interviews"}.get(area, area.title())
        row = text[text.index(f">{name}<") :].partition("</table>")[2].partition("</tr>")[0]
        target, expected, arrived, *_ = numbers
        assert re.findall(r'align="right">(\d+)<', row) == [arrived, expected, target]
    kiosks = {row["kiosk"] for row in json.loads(run(*words, "--by-kiosk", "--json", "-")[1])}
    assert len(kiosks) == 2
    assert not any(kiosk[:6] in text for kiosk in kiosks)
    # all areas: north about 60 of 400, south full, though it has more: 40 of 40
    north = int(out.splitlines()[1].split()[3])
    assert f'<td width="{100 * (north + 40) // 440}%"' in text
    run(*words, "--sheet", pdf)
    assert pdf.read_bytes().startswith(b"%PDF")
    assert pdf.read_bytes().count(b"/Type /Page\n") == 1
    code, _, err = run(*words, "--sheet", tmp_path / "wall.docx")
    assert (code, err) == (2, "error: --sheet: its ending is none of .pdf, .html.\n")


def test_the_page_is_written_in_the_language_of_the_wall(files, run, tmp_path):
    page = tmp_path / "wall.html"
    run("progress", *files, "--sheet", page, "--language", "ar")
    assert '<html lang="ar" dir="rtl">' in page.read_text(encoding="utf-8")


def test_simulated_interviews_take_place_on_the_day_that_is_said(files, run):
    code, out, _ = run("quality", *files, "--table", "batches", "--json", "-")
    assert code in {0, 1}
    assert [row["first_day"] for row in json.loads(out)] in (
        ["2026-01-02", "2026-01-03"],
        ["2026-01-03", "2026-01-02"],
    )
