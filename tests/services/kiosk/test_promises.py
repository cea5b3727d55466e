"""What is promised happens in interviews: skips, direct questions, own devices, seals, stopping."""

from __future__ import annotations

from datetime import date
from itertools import product

import pytest

from surveyapp.designs.channels.direct import AS_GIVEN
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.survey.definition.promises import Skips, facts_of

DIRECT = {"design": {"name": "direct"}}


@pytest.fixture
def three(make_survey, yes_no_json):
    """Return a maker of surveys of two private questions and a direct one, each skippable or not."""

    def make(*skippable, **more):
        pairs = zip(("a", "b", "c"), ({}, {}, DIRECT), skippable, strict=True)
        asked = [yes_no_json(name, required=not skips, **each) for name, each, skips in pairs]
        return make_survey(*asked, **more)

    return make


@pytest.mark.parametrize("skippable", list(product((False, True), repeat=3)))
def test_a_promised_skip_is_there_and_recorded_and_no_other(
    three, begin, stub_coins, respondent, skippable
):
    survey, saved = three(*skippable), []
    facts = facts_of(survey)
    interview = respondent(begin(survey, stub_coins(), saved)).to_the_questions()
    offered = []
    while interview.screen.stage is Stage.QUESTION:
        offered.append(interview.screen.can_skip)
        if interview.screen.can_skip:
            interview.skip()
        else:
            with pytest.raises(NotNow):
                interview.skip()
            interview.answer(0)
    assert tuple(offered) == skippable
    assert [cell == "" for cell in saved[0]] == list(skippable)
    promised = {
        Skips.NONE: not any(offered),
        Skips.ALL: all(offered),
        Skips.PRIVATE: offered[:2] == [True, True] and not offered[2],
        Skips.SOME: any(offered) and offered not in ([True, True, False], [True, True, True]),
    }
    assert [skips for skips, holds in promised.items() if holds] == [facts.skips]


@pytest.mark.parametrize("answer", [0, 1])
def test_what_says_so_is_recorded_as_it_is_answered(three, begin, stub_coins, respondent, answer):
    survey, saved = three(False, False, False), []
    interview = respondent(begin(survey, stub_coins(), saved)).to_the_questions()
    as_given = {}
    while interview.screen.stage is Stage.QUESTION:
        asked = interview.screen.question
        as_given[asked.id] = AS_GIVEN in asked.design.instruction(asked.mode, ("Yes", "No"))
        interview.answer(answer)
    assert [name for name, says in as_given.items() if says] == list(facts_of(survey).direct)
    assert saved[0][2] == ("yes", "no")[answer]


def test_a_private_answer_leaves_both_records_possible(three, begin, stub_coins, respondent):
    """Nobody can be sure: each record of a private question comes from either answer."""
    survey = three(False, False, False)
    assert facts_of(survey).is_safe
    made = set()
    # the coins of the practice, then those of a and b; two coins are one of four sides
    for answer, coin in product((0, 1), range(4)):
        saved: list[list[str]] = []
        interview = respondent(begin(survey, stub_coins(), saved)).to_the_questions()
        interview._coins = stub_coins(coin, coin)
        for _ in range(3):
            interview.answer(answer)
        made.add((answer, saved[0][0]))
    assert made == {(0, "yes"), (0, "no"), (1, "yes"), (1, "no")}


def test_ones_own_device_keeps_the_answer_from_the_kiosk(
    make_survey, yes_no_json, begin, stub_coins, respondent
):
    survey = make_survey(yes_no_json(mode="own_device"))
    assert facts_of(survey).own == ("used",)
    coins = stub_coins()
    interview = begin(survey, coins)
    respondent(interview).to_the_practice()
    while interview.screen.stage is not Stage.QUESTION:
        if interview.screen.takes_report and interview.screen.device_step is None:
            interview.report(0)
        else:
            interview.go_on()
    while interview.screen.device_step is not None:
        interview.go_on()
    with pytest.raises(NotNow):
        interview.answer(0)
    interview.report(1)
    assert coins.bounds == []


@pytest.mark.parametrize("is_sealed", [True, False])
def test_only_what_is_called_sealed_cannot_be_read_in_the_store(three, opener, tmp_path, is_sealed):
    survey = three(False, False, False, **({"analyst_key": opener.key.text} if is_sealed else {}))
    assert facts_of(survey).is_sealed is is_sealed
    store = KioskStore(tmp_path, survey)
    for _ in range(3):
        store.add(["yes", "no", "yes"], date(2026, 1, 1))
    (path,) = tmp_path.glob("*.collection")
    assert (b"yes,no,yes" not in path.read_bytes()) is is_sealed
    store.close()


def test_after_a_stop_nothing_is_kept(three, begin, stub_coins, respondent):
    saved: list[list[str]] = []
    interview = respondent(begin(three(True, True, True), stub_coins(), saved)).to_the_questions()
    interview.answer(0)
    interview.discard()
    assert saved == []
    assert interview.is_over
