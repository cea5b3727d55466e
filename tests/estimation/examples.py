"""Channels for tests of estimation."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import assume
from hypothesis import strategies as st

from surveyapp.designs.channel import Channel, ChannelProblem
from surveyapp.designs.direct import Direct
from surveyapp.designs.forced_choice import ForcedChoice
from surveyapp.designs.k_rr import KRR
from surveyapp.designs.two_coins import TwoCoins
from surveyapp.designs.warner import Warner

TWO_COINS = TwoCoins().channel
WARNER = Warner(p=Fraction(7, 10)).channel
DIRECT = Direct(k=2).channel
FIVE = KRR(k=5, p_truth=Fraction(1, 2)).channel
UNEVEN = ForcedChoice(
    p_truth=Fraction(1, 2), p_forced=(Fraction(1, 4), Fraction(1, 8), Fraction(1, 8)), k=3
).channel
THREE_REPORTS = Channel(
    (
        (Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)),
        (Fraction(1, 8), Fraction(1, 8), Fraction(3, 4)),
    )
)


@st.composite
def channels(draw):
    """Any channel with 2 to 4 answers that can be debiased, square or with one report more."""
    answers = draw(st.integers(2, 4))
    reports = answers + draw(st.integers(0, 1))
    rows = []
    for _ in range(answers):
        weights = draw(st.lists(st.integers(1, 20), min_size=reports, max_size=reports))
        rows.append(tuple(Fraction(w, sum(weights)) for w in weights))
    channel = Channel(tuple(rows))
    try:
        debiasing = channel.debiasing()
    except ChannelProblem:
        assume(False)
    assume(max(abs(v) for row in debiasing for v in row) < 1000)
    return channel


@st.composite
def counted(draw):
    """A channel and counts of its reports, not all zero."""
    channel = draw(channels())
    counts = draw(st.lists(st.integers(0, 300), min_size=channel.reports, max_size=channel.reports))
    assume(sum(counts) > 0)
    return channel, counts
