"""Progress and attendance from the exports that teams bring home."""

from __future__ import annotations

from datetime import date
from math import comb

import numpy as np
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.analyses.attendance import Attendance
from surveyapp.analyses.progress import ProgressOfFieldwork
from surveyapp.errors import UserProblem
from surveyapp.options import OptionProblem
from surveyapp.services.analyses.request import AnalysisRequest, run_request
from surveyapp.services.project.import_collections import import_files
from surveyapp.storage.collection.format import Counts, compose
from surveyapp.survey.definition.kiosk_names import kiosk_words

REGION = {
    "id": "region",
    "type": "single_choice",
    "text": {"en": "Where?"},
    "choices": [
        {"id": "n", "text": {"en": "North"}},
        {"id": "s", "text": {"en": "South"}},
    ],
    "design": {"name": "direct"},
    "required": False,
}


def march(day):
    return date(2026, 3, day)


@pytest.fixture
def survey(make_survey, yes_no_json):
    return make_survey(REGION, yes_no_json("used"))


@pytest.fixture
def brought(survey, tmp_path):
    """Return a maker of projects from exports of kiosks: first and last day, new in north, south, none."""

    def make(*kiosks, counts=None, backwards=False):
        rng = np.random.default_rng(4)
        files = []
        for number, exports in enumerate(kiosks):
            key = Ed25519PrivateKey.from_private_bytes(bytes([number + 1]) * 32)
            lines: list[str] = []
            for export, (first, last, *new) in enumerate(exports, start=1):
                for area, size in zip(("n", "s", ""), new, strict=False):
                    lines += [f"{rng.bytes(16).hex()},{area},yes" for _ in range(size)]
                path = tmp_path / f"{number}-{export}.collection"
                content = compose(
                    survey,
                    sorted(lines),
                    key,
                    batch=1,
                    export=export,
                    days=(march(first), march(last)),
                    counts=Counts() if counts is None else counts[number],
                )
                path.write_bytes(content)
                files.append(path)
        project = tmp_path / "p.surveydesk"
        for path in files[::-1] if backwards else files:
            assert not [r.problem for r in import_files([path], project) if r.problem]
        return project

    return make


def run(project, analysis):
    return run_request(project, AnalysisRequest(analysis)).result


def progress(project, **options):
    return run(project, ProgressOfFieldwork.read(**options))


def attendance(project, **options):
    return run(project, Attendance.read(**options))


PLAN = {"area": "region", "first_day": "2026-03-02", "last_day": "2026-03-11"}


def test_what_arrived_is_compared_with_what_is_expected_by_the_last_day_of_the_files(brought):
    project = brought([(2, 3, 38, 12), (2, 6, 21, 47, 3)])
    found = progress(project, targets={"North": 120, "south": 120}, **PLAN)
    assert found.today == march(6)  # 5 of 10 days
    rows = {row.area: row for row in found.rows}
    assert list(rows) == ["n", "s", "(none)", "(all)"]
    assert (rows["n"].expected, rows["n"].arrived, rows["n"].behind) == (60, 50, 10)  # 59 arrived
    assert (rows["s"].expected, rows["s"].arrived, rows["s"].behind) == (60, 50, 10)
    assert rows["(none)"].arrived == 0  # three people without an answer
    # of everywhere only what can be added up is said: 121 arrived, and 120 would leave one to be told
    assert (rows["(all)"].target, rows["(all)"].expected, rows["(all)"].arrived) == (240, 120, 100)
    assert rows["n"].per_day == 10
    assert rows["n"].needed_per_day == 14  # (120 - 50) / 5
    assert {row.pace.value for row in found.rows[:2]} == {"on pace"}
    assert found.alerts == ()


def test_an_area_is_behind_where_chance_hardly_explains_it_even_with_nine_more(brought):
    project = brought([(2, 6, 25, 60)])
    found = progress(project, targets={"n": 120, "s": 120}, **PLAN)
    north, south = found.rows[:2]
    # Pr(at most 29 of 120, each with 1/2) = 4.2e-9; twice that with Holm
    exact = sum(comb(120, k) for k in range(30)) / 2**120
    assert north.chance == pytest.approx(exact, rel=1e-9)
    assert north.chance_adjusted == pytest.approx(2 * exact, rel=1e-9)
    assert (north.pace.value, south.pace.value) == ("behind", "on pace")
    (alert,) = found.alerts
    assert (alert.alert.value, alert.area) == ("area behind", "n")
    assert str(alert.finding).startswith("North: about 20 of 60 interviews expected by now.")


def test_no_number_tells_one_person_from_nobody(brought):
    """Nineteen and ten people in an area look alike in every cell that is shown."""
    seen = []
    for size in (10, 14, 19):
        project = brought([(2, 6, size, 40)])
        found = progress(project, targets={"n": 30, "s": 90}, **PLAN)
        seen.append((found.rows, [str(alert.finding) for alert in found.alerts]))
        project.unlink()
    assert seen[0] == seen[1] == seen[2]


def test_rest_days_and_own_periods_change_what_is_expected(brought):
    project = brought([(2, 9, 40, 40)])
    options = {**PLAN, "targets": {"n": 80, "s": 80}}
    rest = progress(project, rest=["sat", "Sunday"], **options)  # 6 of 8 working days
    assert [row.expected for row in rest.rows[:2]] == [60, 60]
    own = progress(project, periods=["South=2026-03-10/2026-03-11"], **options)
    assert own.rows[1].pace.value == "not begun"
    assert own.rows[0].expected == 60  # of 80, 8 of 10 days: 64


def test_kiosks_that_are_quiet_or_fail_are_named(brought):
    counts = [Counts(), Counts(break_offs=41, time_outs=4, practice_failures=38)]
    project = brought([(2, 3, 60, 0)], [(2, 9, 0, 70)], counts=counts)
    found = progress(project, area="region")
    kinds = [(one.alert.value, one.kiosk) for one in found.alerts]
    quiet, failing = found.kiosks[0].kiosk, found.kiosks[1].kiosk
    if found.kiosks[0].last_day != march(3):
        quiet, failing = failing, quiet
    assert kinds == [
        ("kiosk quiet", quiet),
        ("practice failing", failing),
        ("break-offs", failing),
    ]
    row = next(row for row in found.kiosks if row.kiosk == failing)
    assert (row.arrived, row.practice_failures, row.break_offs, row.time_outs) == (70, 30, 40, 0)
    assert "about 30 of 110 respondents" in str(found.alerts[1].finding)
    lenient = progress(project, area="region", tolerated=0.5, quiet=7)
    assert lenient.alerts == ()


def test_areas_can_be_a_list_of_kiosks_and_one_that_is_missing_is_asked_for(brought):
    project = brought([(2, 3, 30, 0)], [(2, 3, 0, 42)])
    kiosks = [one.kiosk for one in progress(project, area="(kiosk)").kiosks]
    listed = [f"{kiosks[0][:8]}=Hills", f"{kiosk_words(kiosks[1])[:11]}=Coast", "feed=Hills"]
    found = progress(project, kiosk_areas=listed, targets={"hills": 50, "Coast": 50})
    assert sorted((row.area, row.arrived) for row in found.rows[:2]) in (
        [("Coast", 30), ("Hills", 40)],
        [("Coast", 40), ("Hills", 30)],
    )
    (alert,) = found.alerts
    assert (alert.alert.value, alert.kiosk, alert.area) == ("nothing came", "feed", "Hills")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"targets": {"East": 5}}, "there is no area East; there are n, s"),
        ({"targets": {"n": 2.5}}, "the target of n must be a whole number from 1"),
        ({"targets": {"n": 5, "North": 6}}, "North has two targets"),
        ({"rest": ["funday"]}, "funday is no weekday; write mon, tue, wed, thu, fri, sat, sun"),
        ({"periods": ["n=2026-03-02"]}, "write 2026-03-02 as a first and a last day"),
        ({"last_day": "2026-03-01"}, "there is no working day from 2026-03-02 to 2026-03-01"),
        ({"today": "2/3/26"}, "2/3/26 is not a day; write year, month and day, as in 2026-03-31"),
        ({"kiosk_areas": ["a=b"]}, "the area is a question already; leave out one of the two"),
    ],
)
def test_a_plan_that_does_not_fit_is_refused_in_a_sentence(brought, options, sentence):
    project = brought([(2, 6, 20, 20)])
    with pytest.raises(OptionProblem) as problem:
        progress(project, **{**PLAN, **options})
    assert sentence in str(problem.value)


# Attendance

THREE_DAYS = [(2, 2, 12, 30), (2, 3, 14, 31), (2, 4, 15, 33)]


def paper(**areas):
    return {
        f"2026-03-0{day} {area}": count
        for area, counts in areas.items()
        for day, count in zip((2, 3, 4), counts, strict=True)
    }


@pytest.mark.parametrize("backwards", [False, True])
def test_days_are_told_apart_by_exports_in_whatever_order_they_come(brought, backwards):
    project = brought(THREE_DAYS, backwards=backwards)
    found = attendance(
        project,
        area="region",
        paper=paper(n=(12, 19, 15), South=(30, 31, 30)),
        evening=True,
        complete=True,
    )
    assert [(r.area, r.paper, r.arrived, r.lost, r.invented) for r in found.rows] == [
        ("n", 46, 41, 5, 0),
        ("s", 91, 94, 0, 3),
    ]
    told = [(p.area, p.first_day.day, p.last_day.day, p.lost, p.invented) for p in found.periods]
    assert told == [
        ("n", 2, 2, 0, 0),
        ("n", 3, 3, 5, 0),
        ("n", 4, 4, 0, 0),
        ("s", 2, 2, 0, 0),
        ("s", 3, 3, 0, 0),
        ("s", 4, 4, 0, 3),
    ]


def test_what_may_be_of_another_day_or_still_on_a_kiosk_accuses_nobody(brought):
    project = brought(THREE_DAYS)
    typed = paper(n=(16, 12, 18), s=(30, 31, 33))
    found = attendance(project, area="region", paper=typed)
    # 46 on paper, 41 arrived: five of the last day may still be on the kiosk
    assert [(r.lost, r.invented, r.match.value) for r in found.rows] == [
        (0, 0, "not home yet"),
        (0, 0, "agrees"),
    ]
    over = attendance(project, area="region", paper=typed, complete=True)
    assert [(r.lost, r.invented) for r in over.rows] == [(5, 0), (0, 0)]
    assert [(p.first_day.day, p.last_day.day) for p in over.periods if p.area == "n"] == [(2, 4)]


def test_a_group_of_one_to_nine_is_joined_with_the_next_export(brought):
    project = brought([(2, 2, 12, 30), (2, 3, 4, 31), (2, 4, 15, 33)])
    found = attendance(
        project,
        area="region",
        paper=paper(n=(12, 9, 10), s=(30, 31, 33)),
        evening=True,
        complete=True,
    )
    north = [(p.first_day.day, p.last_day.day, p.arrived) for p in found.periods if p.area == "n"]
    assert north == [(2, 2, 12), (3, 4, 19)]
    assert [(r.lost, r.invented) for r in found.rows] == [(0, 0), (0, 0)]


def test_an_area_of_fewer_than_ten_is_not_compared(brought):
    found = attendance(
        brought([(2, 2, 3, 30)]), area="region", paper={"2026-03-02 n": 8}, complete=True
    )
    assert [(r.area, r.paper, r.arrived, r.lost, r.match.value) for r in found.rows] == [
        ("n", 8, None, 0, "fewer than ten"),
        ("s", None, 30, 0, "no paper"),
    ]
    assert {p.area for p in found.periods} == {"s"}


def test_interviews_without_an_area_may_be_those_that_are_missed(brought):
    project = brought([(2, 2, 30, 30, 4)])
    found = attendance(
        project, area="region", paper={"2026-03-02 n": 45, "2026-03-02 s": 30}, complete=True
    )
    assert [(r.area, r.lost, r.arrived) for r in found.rows] == [
        ("n", 5, 30),  # 15 are missed; up to ten without an area may be theirs
        ("s", 0, 30),
        ("(none)", 0, None),
    ]


def test_paper_that_cannot_be_read_is_refused_in_a_sentence(brought):
    project = brought([(2, 2, 30, 30)])
    for typed, sentence in (
        ({"Monday n": 5.0}, "Monday is not a day; write year, month and day, as in 2026-03-31"),
        ({"2026-03-02 n": 5.5}, "must be a whole number from 0"),
        ({"2026-03-02 east": 5.0}, "there is no area east"),
    ):
        with pytest.raises(OptionProblem, match=sentence):
            attendance(project, area="region", paper=typed)


def test_reports_without_files_have_no_attendance(brought):
    project = brought([(2, 2, 30, 30)])
    request = AnalysisRequest.from_json(
        {**AnalysisRequest(Attendance()).to_json(), "where": ["region=n"]}
    )
    with pytest.raises(UserProblem, match="have no days"):
        run_request(project, request)
    counted = AnalysisRequest.from_json(
        {
            **AnalysisRequest(ProgressOfFieldwork(area="region")).to_json(),
            "where": ["region=n"],
        }
    )
    found = run_request(project, counted).result
    assert [(row.area, row.arrived) for row in found.rows[:2]] == [("n", 30), ("s", 0)]
    assert found.kiosks == ()
