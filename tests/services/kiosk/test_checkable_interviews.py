"""Checkable coins in an interview: a card first, a check at any time before the coin counts."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

import gc
import itertools
import json
import secrets
from collections import Counter
from datetime import date
from fractions import Fraction
from hashlib import sha256
from types import FunctionType, ModuleType

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from surveyapp.designs.core.checkable_coin import (
    CoinIsGone,
    OpenedReport,
    Opening,
    RoundContext,
    coin_seal,
    read_opening,
)
from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.services.kiosk.checkable_coin import COIN_SQUARE, CoinRound
from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.services.privacy.audit import interview_as_box
from surveyapp.storage.collection.format import survey_hash
from surveyapp.storage.kiosk.pin import SupervisorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.survey.definition.formats import SECOND_FORMAT
from surveyapp.survey.json_format.reading import read_survey

SHOWN = {"mode": "shown_coins"}
NONCE = 2**200 + 12345
WIDE = 2**256


def asks(make_survey, *questions, **more):
    return make_survey(*questions, checkable_coins=True, **more)


@pytest.fixture
def checkable(make_survey, yes_no_json):
    return asks(make_survey, yes_no_json())


@pytest.fixture
def shown(make_survey, yes_no_json):
    return asks(make_survey, yes_no_json(**SHOWN))


def to_the_practice(interview):
    """Go to the practice, whose cards are dealt once it is explained."""
    interview.go_on()
    assert interview.screen.explains_cards
    interview.go_on()
    assert interview.screen.stage is Stage.PRACTICE
    return interview


def to_the_question(interview):
    interview.go_on()
    return practise(interview)


def practise(interview):
    """Practise with coins of its own; the test's are left for the question."""
    coins, interview._coins = interview._coins, SystemCoins()
    interview.go_on()
    interview.pick(0)
    if interview.screen.must_toss:
        interview.toss()
    else:
        interview.answer(0)
        keep(interview)
    interview._coins = coins
    interview.go_on()
    assert interview.screen.stage is Stage.QUESTION
    return interview


def keep(interview):
    if interview.screen.cards is not None and interview.screen.cards.is_sealed:
        interview.keep()


def bound_to(survey, name):
    return RoundContext(survey_hash(survey), "none", name)


def at_the_question(begin, survey, stub_coins, *values, saved=None):
    return to_the_question(begin(survey, stub_coins(*values), saved))


def test_a_question_begins_with_a_seal_and_no_card(checkable, begin, stub_coins):
    cards = at_the_question(begin, checkable, stub_coins, 3, NONCE).screen.cards
    assert (cards.sides, cards.picked, cards.opened) == (4, None, None)
    seal = coin_seal(bound_to(checkable, "used.2"), 4, 3, NONCE.to_bytes(32, "big"))
    assert cards.commitment == seal
    assert cards.words.count("-") == 3
    assert cards.note == COIN_SQUARE + seal.hex()


def test_the_seal_is_there_before_anything_is_told(checkable, begin, stub_coins):
    coins = stub_coins()
    to_the_question(begin(checkable, coins))
    assert coins.bounds == [4, WIDE]


def test_nothing_is_answered_before_a_card_is_picked(checkable, shown, begin, stub_coins):
    interview = at_the_question(begin, checkable, stub_coins)
    for step in (lambda: interview.answer(0), interview.toss, interview.go_on):
        with pytest.raises(NotNow):
            step()
    interview = at_the_question(begin, shown, stub_coins)
    with pytest.raises(NotNow):
        interview.toss()


@pytest.mark.parametrize("card", [-1, 4])
def test_a_card_that_is_not_there_is_not_taken(checkable, begin, stub_coins, card):
    with pytest.raises(NotNow):
        at_the_question(begin, checkable, stub_coins).pick(card)


def test_a_second_card_is_not_taken(checkable, begin, stub_coins):
    interview = at_the_question(begin, checkable, stub_coins)
    interview.pick(1)
    for step in (lambda: interview.pick(2), interview.trust):
        with pytest.raises(NotNow):
            step()


def test_surveys_without_the_option_have_no_cards(small, begin, stub_coins, respondent):
    interview = respondent(begin(small, stub_coins())).to_the_questions()
    assert interview.screen.cards is None
    for step in (lambda: interview.pick(0), interview.trust, interview.check):
        with pytest.raises(NotNow):
            step()


@pytest.mark.parametrize("way", ["picked", "trusted"])
def test_all_coins_cards_and_answers_give_the_channel_exactly(checkable, begin, stub_coins, way):
    made = {answer: Counter() for answer in (0, 1)}
    for answer, hidden, card in itertools.product((0, 1), range(4), range(4)):
        saved = []
        coins = stub_coins(hidden, NONCE, card)
        interview = to_the_question(begin(checkable, coins, saved))
        interview.pick(card) if way == "picked" else interview.trust()
        interview.answer(answer)
        made[answer][saved[0][0]] += 1
        drawn = [4, WIDE] if way == "picked" else [4, WIDE, 4]
        assert coins.bounds == drawn
    channel = checkable.recorded_questions[0].design.channel
    rows = [
        tuple(Fraction(made[answer][report], 16) for report in ("yes", "no")) for answer in (0, 1)
    ]
    assert tuple(rows) == channel.rows


def test_all_shown_coins_cards_and_answers_give_the_channel_exactly(shown, begin, stub_coins):
    made = {answer: Counter() for answer in (0, 1)}
    for answer, hidden, card in itertools.product((0, 1), range(4), range(4)):
        saved = []
        coins = stub_coins(hidden, NONCE)
        interview = to_the_question(begin(shown, coins, saved))
        interview.pick(card)
        interview.toss()
        assert interview.screen.cards is None
        if interview.screen.coin.forced is None:
            interview.answer(answer)
        else:
            interview.go_on()
        made[answer][saved[0][0]] += 1
        assert coins.bounds == [4, WIDE]
    rows = [
        tuple(Fraction(made[answer][report], 16) for report in ("yes", "no")) for answer in (0, 1)
    ]
    assert tuple(rows) == shown.recorded_questions[0].design.channel.rows


def test_a_check_opens_the_round_and_says_what_it_would_have_recorded(checkable, begin, stub_coins):
    interview = at_the_question(begin, checkable, stub_coins, 3, NONCE)
    seal = interview.screen.cards.commitment
    interview.pick(2)
    interview.check()
    opened = interview.screen.cards.opened
    context = bound_to(checkable, "used.2")
    assert opened.opening == Opening(4, 3, NONCE.to_bytes(32, "big"), context)
    assert opened.opening.fits(seal)
    assert (opened.card, opened.coin, opened.reports, opened.shown) == (2, 1, (0, 1), None)
    assert read_opening(opened.text) == opened.opening


def test_a_check_of_shown_coins_says_what_they_would_have_decided(shown, begin, stub_coins):
    interview = at_the_question(begin, shown, stub_coins, 3, NONCE)
    interview.pick(0)
    interview.check()
    opened = interview.screen.cards.opened
    assert (opened.reports, opened.shown.forced) == ((), 1)


def test_a_check_before_a_card_opens_the_hidden_number_alone(checkable, begin, stub_coins):
    interview = at_the_question(begin, checkable, stub_coins, 3, NONCE)
    interview.check()
    opened = interview.screen.cards.opened
    assert (opened.opening.hidden, opened.card, opened.coin) == (3, None, None)
    assert (opened.reports, opened.shown) == ((), None)


def test_an_opened_round_takes_no_answer_and_gives_way_to_a_new_one(checkable, begin, stub_coins):
    saved = []
    interview = at_the_question(begin, checkable, stub_coins, 3, NONCE, 2, 7, saved=saved)
    first = interview.screen.cards.commitment
    interview.pick(0)
    interview.check()
    steps = (lambda: interview.answer(0), lambda: interview.pick(1), interview.check,
             interview.trust, interview.back, interview.skip)  # fmt: skip
    for step in steps:
        with pytest.raises(NotNow):
            step()
    interview.go_on()
    cards = interview.screen.cards
    assert (cards.picked, cards.opened) == (None, None)
    next_seal = coin_seal(bound_to(checkable, "used.3"), 4, 2, (7).to_bytes(32, "big"))
    assert cards.commitment == next_seal != first
    interview.pick(2)
    interview.answer(1)
    assert saved == [["yes"]]


def test_shown_coins_cannot_be_checked_once_they_are_seen(shown, begin, stub_coins):
    """Who could throw away coins already seen would choose among them."""
    interview = at_the_question(begin, shown, stub_coins)
    interview.pick(0)
    interview.toss()
    with pytest.raises(NotNow):
        interview.check()


def test_checks_are_free_and_leave_no_trace(checkable, begin, stub_coins):
    saved = []
    interview = to_the_question(begin(checkable, SystemCoins(), saved))
    for _ in range(50):
        interview.pick(1)
        interview.check()
        interview.go_on()
    interview.pick(1)
    interview.answer(0)
    assert saved in ([["yes"]], [["no"]])
    assert interview.screen.stage is Stage.THANKS


def test_a_round_that_counted_is_never_opened(checkable, begin, stub_coins):
    interview = at_the_question(begin, checkable, stub_coins, 3, NONCE)
    round_ = interview._round
    interview.pick(1)
    interview.answer(0)
    assert interview.screen.cards is None
    with pytest.raises(NotNow):
        interview.check()
    with pytest.raises(CoinIsGone):
        round_.open()


@pytest.mark.parametrize("end", ["answer", "discard", "check"])
def test_hidden_number_and_nonce_are_overwritten_when_the_round_ends(
    checkable, begin, stub_coins, end
):
    interview = at_the_question(begin, checkable, stub_coins, 3, NONCE)
    hidden = interview._round._hidden
    nonce, number = hidden._nonce, hidden._hidden
    interview.pick(1)
    {"answer": lambda: interview.answer(0), "discard": interview.discard, "check": interview.check}[
        end
    ]()
    assert (bytes(nonce), bytes(number)) == (bytes(32), bytes(1))


def test_going_back_throws_the_round_away(make_survey, yes_no_json, begin, stub_coins):
    direct = yes_no_json("d", design={"name": "direct"})
    survey = asks(make_survey, direct, yes_no_json())
    interview = begin(survey, stub_coins(3, NONCE, 2, 5))
    interview.go_on()
    interview.answer(0)
    practise(interview)
    hidden = interview._round._hidden
    first = interview.screen.cards.commitment
    interview.back()
    assert interview.screen.cards is None
    assert bytes(hidden._nonce) == bytes(32)
    practise(interview)
    assert interview.screen.cards.commitment != first


def test_a_question_is_skipped_without_a_card(make_survey, yes_no_json, begin, stub_coins):
    saved = []
    survey = asks(make_survey, yes_no_json(required=False))
    interview = at_the_question(begin, survey, stub_coins, saved=saved)
    interview.skip()
    assert saved == [[""]]


def test_without_randomness_no_round_begins(checkable, begin, broken_coins):
    interview = begin(checkable, broken_coins)
    interview.go_on()
    interview.go_on()
    assert interview.screen.stage is Stage.TROUBLE
    assert isinstance(interview.trouble, RandomnessFailed)


def test_without_randomness_the_machine_picks_no_card(checkable, begin, stub_coins, broken_coins):
    interview = at_the_question(begin, checkable, stub_coins)
    interview._coins = broken_coins
    interview.trust()
    assert interview.screen.stage is Stage.TROUBLE


def test_a_round_without_a_card_makes_no_coin(checkable, stub_coins):
    (randomizer,) = checkable.recorded_questions[0].design.randomizers()
    with pytest.raises(CoinIsGone):
        CoinRound(randomizer, stub_coins(), is_shown=False).use()


def test_a_joint_question_has_one_round_for_all_its_members(
    make_survey, yes_no_json, begin, stub_coins
):
    members = [{"id": name, "type": "yes_no", "text": {"en": name}} for name in ("a", "b")]
    joint = {"id": "ab", "type": "joint", "text": {"en": "both"}, "members": ["a", "b"],
             "design": {"name": "k_rr", "p_truth": "2/5"}}  # fmt: skip
    survey = asks(make_survey, joint, members=members)
    saved = []
    coins = stub_coins()
    interview = to_the_question(begin(survey, coins, saved))
    assert interview.screen.member is None
    interview.pick(0)
    assert interview.screen.member.id == "a"
    interview.answer(1)
    with_one = interview.screen.cards
    interview.answer(0)
    assert with_one.picked == 0
    assert len(saved) == 1
    sides = survey.recorded_questions[0].design.channel.denominator
    assert coins.bounds == [sides, WIDE]


@pytest.mark.parametrize("mode", ["kiosk_coins", "shown_coins"])
def test_the_audit_taps_checkable_coins_too(make_survey, yes_no_json, mode):
    survey = asks(make_survey, yes_no_json(mode=mode))
    box = interview_as_box(survey, survey.recorded_questions[0], SystemCoins())
    assert {box(0) for _ in range(60)} == {"yes", "no"}


# keep or show


@pytest.fixture
def challenged(make_survey, yes_no_json):
    return asks(make_survey, yes_no_json(challenge=True), format=SECOND_FORMAT)


ALL_ROUNDS = tuple(itertools.product((0, 1), range(4), range(4)))
"""Each answer, hidden number and card of a question with two coins."""
WORD = ("yes", "no")


class Photographs:
    """What a respondent can photograph of a round, and what anybody can say of it afterwards."""

    def __init__(self, interview, card, answer):
        self.coin_square = interview.screen.cards.note
        interview.pick(card)
        interview.answer(answer)
        self.report_square = interview.screen.cards.report_note
        interview.show()
        self.text = interview.screen.cards.opened.text
        self.touched = WORD[answer]

    @property
    def fits(self):
        """Whether both squares are the hashes of the text: of its beginning, and of the whole."""
        coin_text = self.text.partition("; card ")[0]
        shown = [square.rpartition(" ")[2] for square in (self.coin_square, self.report_square)]
        return shown == [sha256(each.encode()).hexdigest() for each in (coin_text, self.text)]

    @property
    def follows_the_coin(self):
        """Whether the sealed report is what two coins make of the touch: 1 yes, 2 and 3 one's own, 4 no."""
        said = dict(part.split(" ", 1) for part in self.text.split("; ")[1:])
        coin = (int(said["hidden"]) + int(said["card"]) - 1) % 4 + 1
        return said["record"] == {1: "yes", 4: "no"}.get(coin, self.touched)


class RecordsTheTouch(Interview):
    """The kiosk of the findings: honest in the practice, and in the survey the touch is the report."""

    def _report_of(self, answer):
        return answer if self._stage is Stage.QUESTION else super()._report_of(answer)


class SealsTheTouchAndShowsAnother(RecordsTheTouch):
    """Found out, it opens the report that the coin would have made."""

    def show(self):
        honest = self._round
        honest._report = honest._randomizer.report(
            honest._report, honest._hidden.coin(honest._picked)
        )
        super().show()


class RemembersBeside(Interview):
    """Honest in every round that can be looked at, and yet it knows all that was touched."""

    remembered = ()

    def answer(self, answer):
        self.remembered = (*self.remembered, answer)
        super().answer(answer)


def photographs(survey, kind, stub_coins, answer, hidden, card):
    coins = stub_coins(hidden, NONCE + hidden)
    interview = to_the_question(kind(prepare_survey(survey), coins, [].append))
    return Photographs(interview, card, answer)


def test_an_honest_machine_passes_every_challenge(challenged, stub_coins):
    seen = [photographs(challenged, Interview, stub_coins, *each) for each in ALL_ROUNDS]
    assert all(one.fits and one.follows_the_coin for one in seen)


def test_a_machine_that_records_the_touch_is_found_in_a_quarter_of_the_rounds_shown(
    challenged, stub_coins
):
    """Where the coin would have changed the record: 10 rounds shown find it with 94 %, 20 with 99.7 %."""
    seen = [photographs(challenged, RecordsTheTouch, stub_coins, *each) for each in ALL_ROUNDS]
    assert all(one.fits for one in seen)
    found = Fraction(sum(not one.follows_the_coin for one in seen), len(seen))
    assert found == Fraction(1, 4)
    assert [round(float(1 - (1 - found) ** k), 3) for k in (10, 20)] == [0.944, 0.997]


def test_a_machine_that_shows_another_report_than_it_sealed_is_found_as_often(
    challenged, stub_coins
):
    seen = [
        photographs(challenged, SealsTheTouchAndShowsAnother, stub_coins, *each)
        for each in ALL_ROUNDS
    ]
    assert all(one.follows_the_coin for one in seen)
    assert Fraction(sum(not one.fits for one in seen), len(seen)) == Fraction(1, 4)


def test_a_machine_that_remembers_the_touch_passes_every_check(challenged, stub_coins):
    """The limit that the screens and guides state: no check shows what a machine remembers."""
    seen = [photographs(challenged, RemembersBeside, stub_coins, *each) for each in ALL_ROUNDS]
    assert all(one.fits and one.follows_the_coin for one in seen)
    interview = RemembersBeside(prepare_survey(challenged), stub_coins(), [].append)
    Photographs(to_the_question(interview), 0, 1)
    assert interview.remembered[-1] == 1


def test_the_report_is_sealed_before_the_respondent_chooses_and_the_choice_sees_nothing(
    challenged, begin, stub_coins
):
    interview = at_the_question(begin, challenged, stub_coins, 3, NONCE)
    interview.pick(0)
    interview.answer(0)
    cards = interview.screen.cards
    assert cards.is_sealed
    assert (cards.opened, interview.screen.coin, interview.screen.rounds) == (None, None, ())
    text = OpenedReport(
        Opening(4, 3, NONCE.to_bytes(32, "big"), bound_to(challenged, "used.2")), 0, "no"
    ).text
    assert cards.report_seal == sha256(text.encode()).digest()


def test_kept_rounds_give_the_channel_exactly_and_draw_the_same_whatever_was_shown(
    challenged, begin, stub_coins
):
    made = {answer: Counter() for answer in (0, 1)}
    for (answer, hidden, card), other in itertools.product(ALL_ROUNDS, range(4)):
        saved = []
        coins = stub_coins(other, NONCE, hidden, NONCE)
        interview = to_the_question(begin(challenged, coins, saved))
        interview.pick(card)
        interview.answer(1 - answer)
        interview.show()
        interview.go_on()
        interview.pick(card)
        interview.answer(answer)
        assert saved == []
        interview.keep()
        made[answer][saved[0][0]] += 1
        assert coins.bounds == [4, WIDE] * 2
    channel = challenged.recorded_questions[0].design.channel
    rows = [
        tuple(Fraction(made[answer][report], 64) for report in ("yes", "no")) for answer in (0, 1)
    ]
    assert tuple(rows) == channel.rows


def test_while_a_report_is_sealed_nothing_else_can_be_done(challenged, begin, stub_coins):
    interview = at_the_question(begin, challenged, stub_coins, 3, NONCE)
    interview.pick(0)
    interview.answer(0)
    steps = (lambda: interview.answer(0), lambda: interview.pick(1), interview.check,
             interview.trust, interview.back, interview.skip, interview.go_on)  # fmt: skip
    for step in steps:
        with pytest.raises(NotNow):
            step()


def test_a_kept_round_is_never_opened_and_a_shown_one_never_kept(challenged, begin, stub_coins):
    interview = at_the_question(begin, challenged, stub_coins, 3, NONCE)
    interview.pick(0)
    interview.answer(0)
    interview.show()
    for step in (interview.keep, interview.show):
        with pytest.raises(NotNow):
            step()
    interview.go_on()
    interview.pick(0)
    interview.answer(0)
    round_ = interview._round
    nonce = round_._hidden._nonce
    interview.keep()
    assert bytes(nonce) == bytes(32)
    with pytest.raises(NotNow):
        interview.show()
    for late in (round_.keep, round_.open):
        with pytest.raises(CoinIsGone):
            late()


def test_only_the_practice_and_questions_that_say_so_are_challenged(
    make_survey, yes_no_json, begin, stub_coins
):
    survey = asks(
        make_survey, yes_no_json("a"), yes_no_json("b", challenge=True), format=SECOND_FORMAT
    )
    interview = to_the_practice(begin(survey, stub_coins()))
    interview.pick(0)
    interview.answer(0)
    assert interview.screen.cards.is_sealed
    interview.keep()
    assert interview.screen.rounds[0].touched == 0
    interview.go_on()
    interview.pick(0)
    interview.answer(0)
    assert interview.screen.question.id == "b"
    interview.pick(0)
    interview.answer(0)
    assert interview.screen.cards.is_sealed


def test_shown_coins_are_not_challenged_for_who_has_seen_them_would_choose(
    shown, begin, stub_coins
):
    interview = to_the_practice(begin(shown, stub_coins(3, NONCE)))
    interview.pick(0)
    interview.toss()
    assert interview.screen.stage is Stage.PRACTICE_RESULT


def test_a_practice_that_is_shown_is_thrown_away_too(challenged, begin, stub_coins):
    interview = to_the_practice(begin(challenged, stub_coins(3, NONCE)))
    interview.pick(0)
    interview.answer(0)
    interview.show()
    opened = interview.screen.cards.opened
    assert (opened.coin, opened.reported, opened.sealed.record) == (3, 1, "no")
    assert "round used.practice.1;" in opened.text
    interview.go_on()
    assert interview.screen.stage is Stage.PRACTICE
    assert interview.screen.rounds == ()


def test_practised_answers_that_are_numbers_on_screen_are_numbers_in_the_seal(
    make_survey, begin, stub_coins
):
    rating = {"id": "r", "type": "rating", "levels": 3, "text": {"en": "?"}}
    choice = {"id": "c", "type": "single_choice", "text": {"en": "?"},
              "choices": [{"id": c, "text": {"en": c}} for c in "xyz"]}  # fmt: skip
    for question in (rating, choice):
        design = {"name": "k_rr", "p_truth": "1/2"}
        survey = asks(make_survey, {**question, "design": design})
        interview = to_the_practice(begin(survey, stub_coins(0, NONCE)))
        interview.pick(0)
        interview.answer(2)
        interview.show()
        assert interview.screen.cards.opened.sealed.record == "3"


@pytest.mark.parametrize("p_truth", ["1/2", "2/5"])
def test_three_answers_follow_the_process_that_is_explained(
    make_survey, begin, stub_coins, p_truth
):
    """Truth, else one of all answers: of each coin value either all answers stay or all become one."""
    rating = {"id": "r", "type": "rating", "levels": 3, "text": {"en": "?"}}
    survey = asks(make_survey, {**rating, "design": {"name": "k_rr", "p_truth": p_truth}})
    sides = survey.recorded_questions[0].design.channel.denominator
    made = []
    for hidden in range(sides):
        interview = at_the_question(begin, survey, stub_coins, hidden, NONCE)
        interview.pick(0)
        interview.check()
        made.append(interview.screen.cards.opened.reports)
    own = [reports for reports in made if reports == (0, 1, 2)]
    forced = [reports for reports in made if len(set(reports)) == 1]
    assert Fraction(len(own), sides) == Fraction(p_truth)
    assert len(own) + len(forced) == sides
    assert {Counter(forced)[(report,) * 3] for report in range(3)} == {len(forced) // 3}


def test_warner_s_coins_turn_the_answer_round_as_is_explained(
    make_survey, yes_no_json, begin, stub_coins
):
    survey = asks(make_survey, yes_no_json(design={"name": "warner", "p": "1/5"}))
    made = []
    for hidden in range(5):
        interview = at_the_question(begin, survey, stub_coins, hidden, NONCE)
        interview.pick(0)
        interview.check()
        made.append(interview.screen.cards.opened.reports)
    assert Counter(made) == {(0, 1): 1, (1, 0): 4}


# promise 1


def kiosk_name(folder):
    """Return the name of the kiosk whose store is ``folder``."""
    (path,) = folder.glob("*.collection")
    return json.loads(path.read_text().splitlines()[1])["kiosk"]


def files_of(folder):
    return {
        path.relative_to(folder): (path.stat().st_mode, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def run_one(survey, folder, coins, card, answer, checks=0, shows=0):
    """Return the files of a kiosk after one interview with so many rounds looked at."""
    folder.mkdir()
    store = KioskStore(folder, survey)
    kiosk = Kiosk(survey, store, SupervisorPin(folder), coins, lambda: date(2026, 1, 2))
    interview = to_the_question(kiosk.begin())
    for _ in range(checks):
        interview.check()
        interview.go_on()
    for _ in range(shows):
        interview.pick(card)
        interview.answer(1 - answer)
        interview.show()
        interview.go_on()
    interview.pick(card)
    if interview.screen.must_toss:
        interview.toss()
    if interview.screen.coin is None or interview.screen.coin.forced is None:
        interview.answer(answer)
        keep(interview)
    else:
        interview.go_on()
    assert interview.screen.stage is Stage.THANKS
    kiosk.close()
    return files_of(folder)


@pytest.fixture
def same_names(monkeypatch):
    """Give a kiosk's key and its interviews the same random names in each run."""

    def fix():
        drawn = itertools.count(1)
        monkeypatch.setattr(
            secrets, "token_bytes", lambda n=32: next(drawn).to_bytes(2, "big") * (n // 2)
        )

    return fix


@pytest.mark.parametrize("mode", ["kiosk_coins", "shown_coins"])
def test_files_tell_the_report_and_neither_answer_nor_coin_nor_card(
    make_survey, yes_no_json, stub_coins, tmp_path, same_names, capfd, mode
):
    """Every answer, hidden number, card, nonce and number of checks: one set of files a report."""
    survey = asks(make_survey, yes_no_json(mode=mode))
    left = {}
    runs = itertools.product((0, 1), range(4), range(4), (5, NONCE), (0, 2))
    for number, (answer, hidden, card, nonce, checks) in enumerate(runs):
        same_names()
        thrown_away = (1, NONCE + 1) * checks
        coins = stub_coins(*thrown_away, hidden, nonce)
        files = run_one(survey, tmp_path / str(number), coins, card, answer, checks)
        (row,) = (data.splitlines()[5] for path, (_, data) in files.items() if is_body(path))
        left.setdefault(row.rpartition(b",")[2], set()).add(frozenset(files.items()))
    assert sorted(left) == [b"no", b"yes"]
    assert [len(different) for different in left.values()] == [1, 1]
    assert capfd.readouterr() == ("", "")


def test_rounds_that_were_shown_leave_nothing_in_any_file(
    challenged, stub_coins, tmp_path, same_names
):
    left = {}
    runs = itertools.product((0, 1), range(4), (0, 3), (0, 2))
    for number, (answer, hidden, card, shows) in enumerate(runs):
        same_names()
        coins = stub_coins(*(1, NONCE + 1) * shows, hidden, NONCE)
        files = run_one(challenged, tmp_path / str(number), coins, card, answer, shows=shows)
        (row,) = (data.splitlines()[5] for path, (_, data) in files.items() if is_body(path))
        left.setdefault(row.rpartition(b",")[2], set()).add(frozenset(files.items()))
    assert sorted(left) == [b"no", b"yes"]
    assert [len(different) for different in left.values()] == [1, 1]


def is_body(path):
    return path.suffix == ".collection"


def test_neither_seal_nor_nonce_nor_card_is_in_any_file(
    checkable, stub_coins, tmp_path, same_names
):
    same_names()
    folder = tmp_path / "kiosk"
    files = run_one(checkable, folder, stub_coins(3, NONCE), 2, 0)
    nonce = NONCE.to_bytes(32, "big")
    kiosk = RoundContext(survey_hash(checkable), kiosk_name(folder), "used.2")
    seal = coin_seal(kiosk, 4, 3, nonce)
    for sought in (nonce, nonce.hex().encode(), seal, seal.hex().encode(), seal[:8].hex().encode()):
        assert not [path for path, (_, data) in files.items() if sought in data]


class Canary(int):
    """An answer that the garbage collector can find."""


def reachable(thing, seen):
    if id(thing) in seen or isinstance(thing, type | ModuleType | FunctionType):
        return []
    seen.add(id(thing))
    return [thing, *(inner for held in gc.get_referents(thing) for inner in reachable(held, seen))]


def kept(interview):
    shared = {"_prepared", "_survey", "_coins", "_save"}
    own = {name: value for name, value in vars(interview).items() if name not in shared}
    return reachable(own, set())


@pytest.mark.parametrize("hidden", range(4))
def test_the_answer_and_its_round_are_not_kept_anywhere(
    make_survey, yes_no_json, begin, stub_coins, hidden
):
    survey = asks(make_survey, yes_no_json("a"), yes_no_json("b"))
    interview = at_the_question(begin, survey, stub_coins, hidden, NONCE)
    used = interview._round
    interview.pick(1)
    interview.answer(Canary(1))
    left = kept(interview)
    assert not [value for value in left if isinstance(value, Canary)]
    assert not [value for value in left if value is used]
    assert NONCE.to_bytes(32, "big") not in [
        bytes(v) for v in left if isinstance(v, bytes | bytearray)
    ]


@pytest.mark.parametrize("hidden", range(4))
def test_while_the_report_waits_the_answer_is_kept_nowhere(challenged, begin, stub_coins, hidden):
    interview = at_the_question(begin, challenged, stub_coins, hidden, NONCE)
    interview.pick(1)
    interview.answer(Canary(1))
    assert interview.screen.cards.is_sealed
    assert not [value for value in kept(interview) if isinstance(value, Canary)]


# any order of steps


CHECKABLE = {
    "format": SECOND_FORMAT,
    "id": "checkable",
    "version": 1,
    "languages": ["en"],
    "title": {"en": "T"},
    "checkable_coins": True,
    "questions": [
        {"id": name, "type": "yes_no", "text": {"en": "?"}, **more}
        for name, more in {
            "a": {"design": {"name": "direct"}},
            "b": {"design": {"name": "two_coins"}},
            "c": {"design": {"name": "two_coins"}, "mode": "shown_coins", "required": False},
            "d": {"design": {"name": "triangular", "p": "1/5"}, "mode": "own_device"},
            "e": {"design": {"name": "warner", "p": "1/5"}, "challenge": True},
        }.items()
    ],
}


class AnyDistrust(RuleBasedStateMachine):
    """Picks, checks, answers and goes back in any order; what is not offered must not happen."""

    def __init__(self) -> None:
        super().__init__()
        self.saved: list[list[str]] = []
        survey = read_survey(CHECKABLE, "f")
        self.interview = Interview(prepare_survey(survey), SystemCoins(), self.saved.append)

    def tried(self, step: str, *values: object, offered: bool) -> None:
        before = self.screen
        try:
            getattr(self.interview, step)(*values)
        except NotNow:
            assert not offered, f"{step} was offered at {before}"
            assert self.screen == before, "a refused step changes nothing"
        else:
            assert offered, f"{step} was not offered at {before}"

    @property
    def screen(self):
        return self.interview.screen

    @property
    def cards(self):
        return self.screen.cards

    @property
    def is_dealt(self) -> bool:
        return self.cards is not None and self.cards.picked is None and self.cards.opened is None

    @property
    def is_open(self) -> bool:
        return self.cards is not None and self.cards.opened is not None

    @property
    def is_sealed(self) -> bool:
        return self.cards is not None and self.cards.is_sealed

    @property
    def is_forced(self) -> bool:
        return self.screen.coin is not None and self.screen.coin.forced is not None

    @rule(card=st.integers(-1, 5))
    def pick(self, card: int) -> None:
        self.tried("pick", card, offered=self.is_dealt and 0 <= card < self.cards.sides)

    @rule()
    def trust(self) -> None:
        self.tried("trust", offered=self.is_dealt)

    @rule()
    def check(self) -> None:
        offered = self.cards is not None and not self.is_open and not self.is_sealed
        self.tried("check", offered=offered)

    @rule()
    def keep(self) -> None:
        self.tried("keep", offered=self.is_sealed)

    @rule()
    def show(self) -> None:
        self.tried("show", offered=self.is_sealed)

    @rule()
    def toss(self) -> None:
        assert not (self.screen.must_toss and self.is_dealt)
        self.tried("toss", offered=self.screen.must_toss)

    @rule()
    def go_on(self) -> None:
        plain = self.screen.stage in {Stage.WELCOME, Stage.PRACTICE_RESULT}
        leads_on = plain or self.screen.explains_cards
        self.tried("go_on", offered=leads_on or self.is_forced or self.is_open)

    @rule(answer=st.integers(0, 1))
    def answer(self, answer: int) -> None:
        screen = self.screen
        waits = self.cards is not None and self.cards.is_waiting
        can = screen.stage in {Stage.PRACTICE, Stage.QUESTION} and not screen.takes_report
        waits = waits or screen.explains_cards
        offered = can and not waits and not screen.must_toss and not self.is_forced
        self.tried("answer", answer, offered=offered)

    @rule()
    def report(self) -> None:
        self.tried(
            "report", 0, offered=self.screen.takes_report and self.screen.device_step is None
        )

    @rule()
    def skip(self) -> None:
        self.tried("skip", offered=self.screen.can_skip)

    @rule()
    def back(self) -> None:
        self.tried("back", offered=self.screen.can_go_back)

    @invariant()
    def an_opened_round_fits_its_seal(self) -> None:
        if self.is_open:
            opened, seal = self.cards.opened, self.cards.report_seal
            assert opened.opening.fits(self.cards.commitment)
            assert seal == (None if opened.sealed is None else opened.sealed.seal)

    @invariant()
    def coins_stand_exactly_where_the_kiosk_randomizes(self) -> None:
        screen = self.screen
        is_practised = screen.stage is Stage.PRACTICE and not screen.takes_report
        at_coins = (is_practised and not screen.explains_cards) or (
            screen.stage is Stage.QUESTION and screen.question.id in {"b", "c", "e"}
        )
        assert (self.cards is not None) == (at_coins and screen.coin is None)

    @invariant()
    def saved_once_and_only_when_thanked_for(self) -> None:
        assert len(self.saved) == (self.screen.stage is Stage.THANKS)


AnyDistrust.TestCase.settings = settings(max_examples=60, stateful_step_count=50, deadline=None)
test_any_order_of_steps_keeps_the_promises = AnyDistrust.TestCase
