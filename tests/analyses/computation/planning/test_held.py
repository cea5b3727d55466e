"""Reports sealed to a key, and tallies with weaker coins: what both need, by hand, and who sees what."""

from __future__ import annotations

import csv
import io
import math
from fractions import Fraction
from statistics import NormalDist

import pytest

import surveyapp
from surveyapp.designs.channels.warner import Warner


@pytest.fixture
def plan(run):
    def planned(*options):
        code, out, err = run("plan", "--design", "warner", "--set", "p=3/4", *options)
        return code, out, err

    return planned


def by_hand(p, error, confidence=0.95):
    """Return n of Warner's design at its worst: z²·λ(1 − λ)/((2p − 1)²·q²) with λ = 1/2."""
    z = NormalDist().inv_cdf((1 + confidence) / 2)
    return math.ceil(z**2 * 0.25 / ((2 * p - 1) ** 2 * error**2))


@pytest.mark.parametrize("p", [0.8, 0.9, 0.99])
@pytest.mark.parametrize("error", [0.02, 0.05])
def test_both_ways_need_what_the_formula_says_at_the_same_error(plan, p, error):
    options = ("--error", error, "--method", "normal", "--tallies", f"p={p}", "--csv", "-")
    code, out, _ = plan(*options)
    assert code == 0
    sealed, tallies = csv.DictReader(io.StringIO(out))
    assert [sealed["held"], tallies["held"]] == ["sealed", "tallies"]
    assert int(sealed["n"]) == by_hand(0.75, error)
    assert int(tallies["n"]) == by_hand(p, error)
    # ε = ln(p/(1 − p)), rounded up to four decimals
    for row, share in ((sealed, 0.75), (tallies, p)):
        assert 0 <= float(row["epsilon"]) - math.log(share / (1 - share)) < 1.1e-4


def test_at_the_same_number_the_errors_are_compared(plan):
    code, out, _ = plan("--n", 1000, "--method", "normal", "--tallies", "p=9/10", "--csv", "-")
    assert code == 0
    rows = list(csv.DictReader(io.StringIO(out)))
    z = NormalDist().inv_cdf(0.975)
    for row, p in zip(rows, (0.75, 0.9), strict=True):
        assert float(row["error"]) == pytest.approx(z * 0.5 / ((2 * p - 1) * math.sqrt(1000)))


def test_another_design_can_stand_in_the_tallies(plan):
    code, out, _ = plan(
        "--error", 0.05, "--tallies", "design=direct", "--method", "normal", "--csv", "-"
    )
    assert code == 0
    rows = list(csv.DictReader(io.StringIO(out)))
    assert rows[1]["design"] == "direct"
    assert rows[1]["epsilon"] == ""  # without coins a report gives everything away
    assert int(rows[1]["n"]) == by_hand(1, 0.05)


def test_what_each_adversary_sees_is_said_of_both_ways(plan):
    _, out, _ = plan("--error", 0.05, "--tallies", "p=9/10")
    assert "sealed, every report, with its direct answers" in out
    assert "with tallies, declared totals of at least 100 interviews" in out
    assert "sealed, nothing: there are no trustees" in out
    assert "the totals of each file" in out
    assert "whoever watches the touch, see in both ways the answer" in out


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (("--error", 0.05, "--tallies", "design=laplace"), "no tally can count it"),
        (("--error", 0.05, "--tallies", "design=nothing"), "There is no design nothing"),
        (("--error", 0.05, "--tallies", "x=1"), "x is not a parameter of warner"),
        (("--error", 0.05, "--tallies", "p=2"), "p"),
        (("--alternative", 0.2, "--tallies", "p=9/10"), "it goes with --design and --error or --n"),
        (("--curve", "0.1,0.2", "--tallies", "p=9/10"), "it goes with --design and --error or --n"),
    ],
)
def test_what_cannot_be_compared_is_refused(plan, options, said):
    code, out, err = plan(*options)
    assert (code, out) == (2, "")
    assert said in err


def test_python_compares_too():
    found = surveyapp.plan(
        Warner(Fraction(3, 4)), error=0.05, method="normal", tallies={"p": "9/10"}
    )
    assert list(found.frame()["n"]) == [by_hand(0.75, 0.05), by_hand(0.9, 0.05)]
