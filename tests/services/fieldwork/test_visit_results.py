"""What visits found, by the command: exact bounds, shares by area, and nothing row by row."""

from __future__ import annotations

import csv
import json

import pytest
from scipy.stats import hypergeom

from surveyapp.services.fieldwork.visit_results import report_visits

pytestmark = pytest.mark.usefixtures("qapp")  # which later tests of the same process need too


@pytest.fixture
def tables(tmp_path):
    """A plan of 60 and 30 addresses, visits that find two missing, and the interviews' direct answers."""
    plan = [("day", "team", "surveyor", "address", "addresses")]
    plan += [(1, "", "Ana", f"A{n}", 60) for n in range(12)]
    plan += [(2, "", "Bo", f"B{n}", 30) for n in range(12)]
    results = [("address", "took_place", "area", "owns", "owns.interview")]
    results += [(f"A{n}", "yes", "hill", "yes" if n < 9 else "no", "yes") for n in range(12)]
    results += [(f"B{n}", "no" if n < 2 else "Yes", "shore", "no", "") for n in range(11)]
    asked = [("area", "owns")]
    asked += [("hill", "yes" if n < 50 else "no") for n in range(100)]
    asked += [("shore", "no") for _ in range(40)]
    paths = []
    for name, rows in (("plan", plan), ("results", results), ("asked", asked)):
        paths.append(tmp_path / f"{name}.csv")
        with paths[-1].open("w", newline="") as file:
            csv.writer(file).writerows(rows)
    return paths


def test_each_surveyor_has_exact_bounds_of_what_was_invented(tables):
    plan, results, _ = tables
    ana, bo = report_visits(plan, results).surveyors
    # 12 of 60 visited and none missing: the one-sided bound that the plan's sentence promises
    assert (ana.surveyor, ana.visited, ana.not_taken_place) == ("Ana", 12, 0)
    assert (ana.invented_low, ana.invented_high) == (0, 11)
    assert (bo.visited, bo.not_taken_place) == (11, 2)
    assert bo.share_high == bo.invented_high / 30
    low, high = bo.invented_low, bo.invented_high
    missing = hypergeom(30, low, 11), hypergeom(30, low - 1, 11)
    assert missing[0].sf(1) > 0.05 >= missing[1].sf(1)
    missing = hypergeom(30, high, 11), hypergeom(30, high + 1, 11)
    assert missing[0].cdf(2) > 0.05 >= missing[1].cdf(2)


def test_shares_of_direct_items_are_compared_by_area_of_ten_and_more(tables):
    plan, results, asked = tables
    made = report_visits(plan, results, asked, "area")
    assert made.areas_left_out == 1  # nine at the shore took place
    yes = next(row for row in made.items if row.answer == "yes")
    assert (yes.area, yes.visits, yes.interviews) == ("hill", 12, 100)
    assert (yes.share_in_visits, yes.share_in_interviews) == (0.75, 0.5)
    # Wilson 9/12: .4677 to .9111; 50/100: .4038 to .5962 (square and add)
    assert (yes.low, yes.high) == pytest.approx((-0.04835, 0.43751), abs=2e-4)
    assert yes.difference == 0.25


def test_response_variance_only_where_the_paper_has_both_answers(tables):
    plan, results, _ = tables
    (row,) = report_visits(plan, results).variances
    assert (row.item, row.both, row.differing) == ("owns", 12, 3)
    assert (row.gross_difference_rate, row.response_variance) == (0.25, 0.125)


def test_the_command_plans_and_reports(run, tmp_path, tables):
    plan, results, asked = tables
    code, out, err = run(
        "backcheck", "report", plan, results, "--interviews", asked, "--area", "area"
    )
    assert code == 1  # interviews that did not take place
    assert "Bo" in out
    bounds, interval = (line for line in out.splitlines() if line.startswith("low and high: "))
    assert "one-sided bound that holds with 95 %" in bounds
    assert "95 % confidence interval of the difference" in interval
    assert "areas not compared, with fewer than 10 visits or interviews: 1" in err
    code, out, _ = run("backcheck", "report", plan, results, "--table", "variances", "--json", "-")
    assert json.loads(out) == [
        {
            "item": "owns",
            "both": 12,
            "differing": 3,
            "gross_difference_rate": 0.25,
            "response_variance": 0.125,
        }
    ]
    sheets = tmp_path / "sheets.html"
    listed = tmp_path / "list.csv"
    listed.write_text("address,who\n" + "".join(f"A{n},Ana\n" for n in range(30)))
    words = ("--addresses", listed, "--surveyor", "who", "--days", 10, "--visits", 3, "--seed", 1)
    code, out, err = run("backcheck", "plan", *words, "--out", sheets)
    assert (code, err) == (0, "")
    assert "at least 30.0 %" in out
    with (tmp_path / "sheets.csv").open(newline="") as file:
        assert {row["addresses"] for row in csv.DictReader(file)} == {"30"}
    code, out, _ = run("backcheck", "plan", *words, "--language", "ar", "--out", tmp_path / "s.pdf")
    assert (code, (tmp_path / "s.pdf").read_bytes()[:5]) == (0, b"%PDF-")


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("A3,yes", "X3,yes", "line 5: this address is not in the plan"),
        ("A3,yes", "A2,yes", "line 5: this address is there twice"),
        ("A3,yes", "A3,maybe", "took_place is “maybe”; write yes or no"),
        ("took_place", "seen", "has no column took_place"),
    ],
)
def test_results_that_do_not_fit_are_refused_with_the_line(run, tables, old, new, said):
    plan, results, _ = tables
    results.write_text(results.read_text().replace(old, new))
    code, out, err = run("backcheck", "report", plan, results)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert said in err


def test_without_a_step_or_with_another_ending_it_says_what_to_do(run, tmp_path):
    assert run("backcheck")[2].startswith("error: Use backcheck plan or report")
    (tmp_path / "a.csv").write_text("address,who\nA,Ana\n")
    words = ("--addresses", tmp_path / "a.csv", "--surveyor", "who", "--days", 2, "--visits", 1)
    code, _, err = run(
        "backcheck", "plan", *words, "--language", "xx", "--out", tmp_path / "p.html"
    )
    assert (code, "not translated into xx. Choose one of en, ar, es" in err) == (2, True)
    assert not (tmp_path / "p.html").exists()
    code, _, err = run("backcheck", "plan", *words, "--out", tmp_path / "plan.docx")
    assert (code, "its ending is none of" in err) == (2, True)
