"""The solver of silent duels against published densities, and against every reply."""

from __future__ import annotations

import numpy as np
import pytest
import scipy

from surveyapp.estimation.backchecks.silent_duel import (
    LINEAR,
    Accuracy,
    best_reply,
    evidence,
    solve,
)

SQUARE = Accuracy(lambda t: t**2, lambda t: 2 * t)


def test_one_against_one_has_the_published_density():
    duel = solve(LINEAR, LINEAR, 1)
    assert duel.visitor.starts == pytest.approx((1 / 3, 1))
    at = np.array([1 / 3 + 1e-12, 0.4, 0.7, 1])
    assert duel.visitor.density(0, at) == pytest.approx(1 / (4 * at**3))
    assert duel.visitor.density(0, np.array([0.3]))[0] == 0
    assert duel.value == pytest.approx(0, abs=1e-12)
    # mass 5/8 on [1/3, 1/2]
    assert duel.visitor.time(0, 5 / 8) == pytest.approx(1 / 2)
    assert duel.visitor.share_at_the_end == 0


def test_more_shots_begin_at_a_third_a_fifth_a_seventh_a_ninth():
    for shots in (2, 3, 4):
        duel = solve(LINEAR, LINEAR, shots, shots)
        odd = [1 / (2 * n + 1) for n in range(shots, -1, -1)]
        assert duel.visitor.starts == pytest.approx(odd)
        assert duel.surveyor.starts == pytest.approx(odd)
    at = np.array([1 / 9 + 1e-9, 0.12, 1 / 7 - 1e-9])
    assert solve(LINEAR, LINEAR, 4, 4).visitor.density(0, at) == pytest.approx(1 / (16 * at**3))


CASES = [
    (LINEAR, LINEAR, 3, 1),
    (LINEAR, LINEAR, 1, 5),
    (LINEAR, SQUARE, 2, 2),
    (SQUARE, LINEAR, 4, 2),
    (evidence(0.1, 20), LINEAR, 3, 1),
    (evidence(0.3, 10), evidence(0.2, 30), 2, 3),
    (LINEAR, evidence(0.05, 20), 5, 1),
    (LINEAR, LINEAR, 12, 7),
]


@pytest.mark.parametrize("case", range(len(CASES)))
def test_no_reply_of_either_side_gains_a_millionth(case):
    p, q, visits, stops = CASES[case]
    duel = solve(p, q, visits, stops)
    # what the visitor is sure of, and what the surveyor is sure that it is not more than
    least, most = best_reply(duel.visitor, stops), -best_reply(duel.surveyor, visits)
    assert -1e-6 < most - least < 1e-6
    for side, actions in ((duel.visitor, visits), (duel.surveyor, stops)):
        for action in range(actions):
            begin, end = side.starts[action : action + 2]
            inside = [p.start for p in side.pieces if begin < p.start < end]
            mass, _ = scipy.integrate.quad(
                lambda t, side=side, action=action: side.density(action, np.array([t]))[0],
                *(begin, end),
                points=inside or None,
                limit=200,
            )
            rest = side.share_at_the_end if action == actions - 1 else 0.0
            assert mass + rest == pytest.approx(1, abs=1e-7)


def paid(duel, at_stop, draws=300_000):
    """Return what the visitor gets against one stop, by drawing the visits' times."""
    rng = np.random.default_rng(3)
    visitor, known = duel.visitor, np.linspace(0, 0.999, 60)
    alive, gets = np.ones(draws), np.zeros(draws)
    times = []
    for action in range(len(visitor.starts) - 1):
        table = np.array([visitor.time(action, share) for share in known])
        times.append(np.interp(rng.random(draws) * 0.999, known, table))
    stopped = np.zeros(draws, dtype=bool)
    gain = float(visitor.other.chance(np.array([at_stop]))[0])
    for at in times:
        now = ~stopped & (at > at_stop)
        gets[now] -= alive[now] * gain
        alive[now] *= 1 - gain
        stopped |= now
        chance = visitor.own.chance(at)
        gets += alive * chance
        alive *= 1 - chance
    gets[~stopped] -= (alive * gain)[~stopped]
    return gets.mean()


def test_what_drawn_times_get_is_the_value_wherever_the_surveyor_stops():
    duel = solve(LINEAR, LINEAR, 3)
    assert duel.value == pytest.approx(0.484578, abs=1e-6)
    for at_stop in (0.3, 0.5, 0.8):
        assert paid(duel, at_stop) == pytest.approx(duel.value, abs=6e-3)
    assert paid(duel, 0.1) > duel.value + 0.1


def test_more_visits_are_worth_more_and_two_sides_alike_are_worth_nothing():
    values = [solve(LINEAR, LINEAR, visits).value for visits in range(1, 6)]
    assert values == sorted(values)
    assert values[1] == pytest.approx(0.306492, abs=1e-6)
    assert solve(SQUARE, SQUARE, 2, 2).value == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("wrong", [(0, 1), (1, 0), (13, 1)])
def test_numbers_that_cannot_be_solved_are_refused(wrong):
    with pytest.raises(ValueError, match="can be solved"):
        solve(LINEAR, LINEAR, *wrong)
