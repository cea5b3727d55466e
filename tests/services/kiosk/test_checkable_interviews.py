"""Checkable coins in an interview: a card first, a check at any time before the coin counts."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

import gc
import itertools
import secrets
from collections import Counter
from datetime import date
from fractions import Fraction
from types import FunctionType, ModuleType

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from surveyapp.designs.core.checkable_coin import CoinIsGone, Opening, coin_commitment
from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.services.kiosk.checkable_coin import CoinRound, checking_command
from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.prepared_survey import prepare_survey
from surveyapp.services.kiosk.screen import NotNow, Stage
from surveyapp.services.privacy.audit import interview_as_box
from surveyapp.storage.kiosk.pin import SupervisorPin
from surveyapp.storage.kiosk.store import KioskStore
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
    interview.go_on()
    interview.go_on()
    assert interview.screen.stage is Stage.PRACTICE
    return interview


def to_the_question(interview):
    """Practise with the coins' help; the practice takes two draws."""
    to_the_practice(interview).pick(0)
    if interview.screen.must_toss:
        interview.toss()
    if interview.screen.coin is not None and interview.screen.coin.forced is not None:
        interview.go_on()
    else:
        interview.answer(0)
    interview.go_on()
    assert interview.screen.stage is Stage.QUESTION
    return interview


def at_the_question(begin, survey, stub_coins, *values, saved=None):
    return to_the_question(begin(survey, stub_coins(0, 0, *values), saved))


def test_a_question_begins_with_a_seal_and_no_card(checkable, begin, stub_coins):
    cards = at_the_question(begin, checkable, stub_coins, 3, NONCE).screen.cards
    assert (cards.sides, cards.picked, cards.opened) == (4, None, None)
    assert cards.commitment == coin_commitment(4, 3, NONCE.to_bytes(32, "big"))
    assert cards.words.count("-") == 3
    assert cards.commitment.hex() in cards.note


def test_the_seal_is_there_before_anything_is_told(checkable, begin, stub_coins):
    coins = stub_coins()
    to_the_question(begin(checkable, coins))
    assert coins.bounds == [4, WIDE, 4, WIDE]


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
        coins = stub_coins(0, 0, hidden, NONCE, card)
        interview = to_the_question(begin(checkable, coins, saved))
        interview.pick(card) if way == "picked" else interview.trust()
        interview.answer(answer)
        made[answer][saved[0][0]] += 1
        drawn = [4, WIDE, 4, WIDE] if way == "picked" else [4, WIDE, 4, WIDE, 4]
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
        coins = stub_coins(0, 0, hidden, NONCE)
        interview = to_the_question(begin(shown, coins, saved))
        interview.pick(card)
        interview.toss()
        assert interview.screen.cards is None
        if interview.screen.coin.forced is None:
            interview.answer(answer)
        else:
            interview.go_on()
        made[answer][saved[0][0]] += 1
        assert coins.bounds == [4, WIDE, 4, WIDE]
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
    assert opened.opening == Opening(4, 3, NONCE.to_bytes(32, "big"))
    assert opened.opening.fits(seal)
    assert (opened.card, opened.coin, opened.reports, opened.shown) == (2, 1, (0, 1), None)
    assert seal.hex() in checking_command(opened.opening)


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
    assert cards.commitment == coin_commitment(4, 2, (7).to_bytes(32, "big")) != first
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
    interview = begin(survey, stub_coins(0, 0, 3, NONCE, 2, 5))
    to_the_question(interview).answer(0)
    hidden = interview._round._hidden
    first = interview.screen.cards.commitment
    interview.back()
    assert interview.screen.cards is None
    assert bytes(hidden._nonce) == bytes(32)
    interview.answer(0)
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
    assert coins.bounds == [sides, WIDE, sides, WIDE]


@pytest.mark.parametrize("mode", ["kiosk_coins", "shown_coins"])
def test_the_audit_taps_checkable_coins_too(make_survey, yes_no_json, mode):
    survey = asks(make_survey, yes_no_json(mode=mode))
    box = interview_as_box(survey, survey.recorded_questions[0], SystemCoins())
    assert {box(0) for _ in range(60)} == {"yes", "no"}


# promise 1


def files_of(folder):
    return {
        path.relative_to(folder): (path.stat().st_mode, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def run_one(survey, folder, coins, card, answer, checks=0):
    """Return the files of a kiosk after one interview, and what it recorded."""
    folder.mkdir()
    store = KioskStore(folder, survey)
    kiosk = Kiosk(survey, store, SupervisorPin(folder), coins, lambda: date(2026, 1, 2))
    interview = to_the_question(kiosk.begin())
    for _ in range(checks):
        interview.check()
        interview.go_on()
    interview.pick(card)
    if interview.screen.must_toss:
        interview.toss()
    if interview.screen.coin is None or interview.screen.coin.forced is None:
        interview.answer(answer)
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
        coins = stub_coins(0, 0, *thrown_away, hidden, nonce)
        files = run_one(survey, tmp_path / str(number), coins, card, answer, checks)
        (row,) = (data.splitlines()[5] for path, (_, data) in files.items() if is_body(path))
        left.setdefault(row.rpartition(b",")[2], set()).add(frozenset(files.items()))
    assert sorted(left) == [b"no", b"yes"]
    assert [len(different) for different in left.values()] == [1, 1]
    assert capfd.readouterr() == ("", "")


def is_body(path):
    return path.suffix == ".collection"


def test_neither_seal_nor_nonce_nor_card_is_in_any_file(
    checkable, stub_coins, tmp_path, same_names
):
    same_names()
    folder = tmp_path / "kiosk"
    files = run_one(checkable, folder, stub_coins(0, 0, 3, NONCE), 2, 0)
    nonce = NONCE.to_bytes(32, "big")
    seal = coin_commitment(4, 3, nonce)
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


# any order of steps


CHECKABLE = {
    "format": "surveyapp-survey/1",
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
            "e": {"design": {"name": "warner", "p": "1/5"}},
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
        self.tried("check", offered=self.cards is not None and not self.is_open)

    @rule()
    def toss(self) -> None:
        assert not (self.screen.must_toss and self.is_dealt)
        self.tried("toss", offered=self.screen.must_toss)

    @rule()
    def go_on(self) -> None:
        plain = self.screen.stage in {Stage.WELCOME, Stage.EXPLANATION, Stage.PRACTICE_RESULT}
        self.tried("go_on", offered=plain or self.is_forced or self.is_open)

    @rule(answer=st.integers(0, 1))
    def answer(self, answer: int) -> None:
        screen = self.screen
        waits = self.cards is not None and self.cards.is_waiting
        can = screen.stage in {Stage.PRACTICE, Stage.QUESTION} and not screen.takes_report
        offered = can and not waits and not screen.must_toss and not self.is_forced
        self.tried("answer", answer, offered=offered)

    @rule()
    def report(self) -> None:
        self.tried("report", 0, offered=self.screen.takes_report)

    @rule()
    def skip(self) -> None:
        self.tried("skip", offered=self.screen.can_skip)

    @rule()
    def back(self) -> None:
        self.tried("back", offered=self.screen.can_go_back)

    @invariant()
    def an_opened_round_fits_its_seal(self) -> None:
        if self.is_open:
            assert self.cards.opened.opening.fits(self.cards.commitment)

    @invariant()
    def coins_stand_exactly_where_the_kiosk_randomizes(self) -> None:
        screen = self.screen
        at_coins = screen.stage is Stage.PRACTICE or (
            screen.stage is Stage.QUESTION and screen.question.id in {"b", "c", "e"}
        )
        assert (self.cards is not None) == (at_coins and screen.coin is None)

    @invariant()
    def saved_once_and_only_when_thanked_for(self) -> None:
        assert len(self.saved) == (self.screen.stage is Stage.THANKS)


AnyDistrust.TestCase.settings = settings(max_examples=60, stateful_step_count=50, deadline=None)
test_any_order_of_steps_keeps_the_promises = AnyDistrust.TestCase
