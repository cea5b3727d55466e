"""Promise 1, for skips and rounds that are shown: what is left depends on the record alone, byte for byte."""

from __future__ import annotations

import itertools
import secrets
from datetime import date
from pathlib import Path

import pytest

from surveyapp.services.kiosk.interview import Interview
from surveyapp.services.kiosk.kiosk import Kiosk
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.collection.format import read_collection
from surveyapp.storage.kiosk.pin import SupervisorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.survey.definition.formats import SECOND_FORMAT

SKIP = None
COINS = range(4)
"""What two coins can show."""
NONCE = 2**200 + 12345


class TurningCoins:
    """Coins that fall in turn, so that every practice ends; from the first question on, as a test says."""

    def __init__(self) -> None:
        self.turn = itertools.count()
        self.next: list[int] = []

    def below(self, bound: int) -> int:
        """Return what a test has set, else the next number in turn."""
        value = self.next.pop(0) if self.next else next(self.turn)
        return value % bound


def to_question(interview: Interview, name: str) -> None:
    """Go on to a question, through every explanation and practice before it."""
    for _ in range(100):
        screen = interview.screen
        if screen.stage is Stage.QUESTION and screen.question.id == name:
            return
        if screen.stage is Stage.PRACTICE:
            practise(interview)
        else:
            interview.go_on()
    raise AssertionError(interview.screen)


def practise(interview: Interview) -> None:
    if interview.screen.explains_cards:
        interview.go_on()
    if interview.screen.cards is not None:
        interview.pick(0)
    if interview.screen.must_toss:
        interview.toss()
        return
    interview.answer(0)
    cards = interview.screen.cards
    if cards is not None and cards.is_sealed:
        interview.keep()


def respond(interview: Interview, coins: TurningCoins, answer: int | None, coin: int) -> None:
    """Answer a question with a coin, or skip it."""
    if answer is SKIP:
        interview.skip()
        return
    coins.next = [coin]
    if interview.screen.must_toss:
        interview.toss()
    told = interview.screen.coin
    if told is not None and told.forced is not None:
        interview.go_on()
    else:
        interview.answer(answer)
    coins.next = []


@pytest.fixture
def run(tmp_path, monkeypatch):
    """Return what runs one interview: the record, and everything that is left on the disk."""
    runs = itertools.count()

    def run(survey, walk):
        drawn = itertools.count(1)
        monkeypatch.setattr(
            secrets, "token_bytes", lambda n=32: next(drawn).to_bytes(2, "big") * (n // 2)
        )
        folder, coins = tmp_path / str(next(runs)), TurningCoins()
        folder.mkdir()
        store = KioskStore(folder, survey)
        kiosk = Kiosk(survey, store, SupervisorPin(folder), coins, lambda: date(2026, 1, 2))
        interview = kiosk.begin()
        walk(interview, coins)
        assert interview.screen.stage is Stage.THANKS
        kiosk.close()
        return record_in(folder), frozenset(files_of(folder))

    return run


def record_in(folder: Path) -> str:
    """Return the cells of the only interview."""
    (path,) = folder.glob("*.collection")
    (row,) = read_collection(path).lines()
    return row.partition(",")[2]


def files_of(folder: Path) -> list[tuple[str, int, bytes]]:
    """Return the names, modes and bytes of all files in a folder."""
    return [
        (str(path.relative_to(folder)), path.stat().st_mode, path.read_bytes())
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    ]


def left_by(runs) -> dict[str, int]:
    """Return for each record how many different sets of files were left."""
    left: dict[str, set[frozenset[tuple[str, int, bytes]]]] = {}
    for record, files in runs:
        left.setdefault(record, set()).add(files)
    return {record: len(different) for record, different in left.items()}


@pytest.mark.parametrize("mode", ["kiosk_coins", "shown_coins"])
def test_a_skip_leaves_the_same_files_whatever_was_answered_before_and_after(
    make_survey, yes_no_json, run, capfd, mode
):
    survey = make_survey(*(yes_no_json(name, mode=mode, required=False) for name in ("a", "b")))
    ways = [(SKIP, 0), *itertools.product((0, 1), COINS)]

    def walk(first, second):
        def go(interview, coins):
            to_question(interview, "a")
            respond(interview, coins, *first)
            to_question(interview, "b")
            respond(interview, coins, *second)

        return go

    left = left_by(run(survey, walk(*both)) for both in [*itertools.product(ways, ways)][::2])
    cells = ("", "no", "yes")
    assert left == {f"{a},{b}": 1 for a, b in itertools.product(cells, cells)}
    assert capfd.readouterr() == ("", "")


def test_a_skip_in_the_middle_of_a_joint_question_leaves_no_trace_of_its_first_answer(
    survey_json, run
):
    from surveyapp.survey.json_format.reading import read_survey  # noqa: PLC0415

    members = [{"id": name, "type": "yes_no", "text": {"en": "?"}} for name in ("one", "two")]
    joint = {
        "id": "pair",
        "type": "joint",
        "text": {"en": "?"},
        "members": ["one", "two"],
        "design": {"name": "k_rr", "epsilon": 1},
        "required": False,
    }
    survey = read_survey(survey_json(joint, members=members), "s")

    def walk(answers):
        def go(interview, coins):
            to_question(interview, "pair")
            coins.next = []
            for answer in answers:
                interview.answer(answer)
            interview.skip()

        return go

    assert left_by(run(survey, walk(answers)) for answers in ((), (0,), (1,))) == {"": 1}


def test_rounds_that_were_shown_or_checked_leave_nothing_whether_one_answers_or_skips(
    make_survey, yes_no_json, run
):
    """Every answer, hidden number and card; rounds shown with either answer, and rounds checked."""
    question = yes_no_json(challenge=True, required=False)
    survey = make_survey(question, checkable_coins=True, format=SECOND_FORMAT)

    def walk(answer, hidden, card, shown, checks):
        def go(interview, coins):
            to_question(interview, "used")
            for touched in shown:
                coins.next = [1, NONCE]
                interview.pick(card)
                interview.answer(touched)
                interview.show()
                interview.go_on()
            for _ in range(checks):
                interview.check()
                interview.go_on()
            coins.next = [hidden, NONCE]
            interview.check()  # the round that counts begins with these coins
            interview.go_on()
            if answer is SKIP:
                interview.skip()
                return
            interview.pick(card)
            interview.answer(answer)
            interview.keep()

        return go

    looked = [((), 0), ((0,), 0), ((1,), 1), ((1, 0), 2)]
    ways = itertools.product((0, 1, SKIP), COINS, (0, 3), looked)
    left = left_by(run(survey, walk(a, h, card, *seen)) for a, h, card, seen in [*ways][::2])
    assert left == {"": 1, "no": 1, "yes": 1}


ENTERED = {
    "date": {"type": "date"},
    "text": {"type": "text"},
    "ranking": {
        "type": "ranking",
        "choices": [{"id": name, "text": {"en": name}} for name in ("roads", "parks")],
    },
}
GIVEN = {"date": ("2026-02-03", "1999-12-31"), "text": ("a", "b c"), "ranking": ("parks roads",)}


@pytest.mark.parametrize("kind", ENTERED)
def test_a_private_question_leaves_the_same_files_before_and_after_what_is_entered(
    make_survey, yes_no_json, run, kind
):
    """A date, a text and an order beside it: of the private question its record alone is left."""
    entered = {"text": {"en": "?"}, "design": {"name": "direct"}, **ENTERED[kind]}
    survey = make_survey(
        {"id": "first", **entered},
        yes_no_json(required=False),
        {"id": "last", **entered},
        format=SECOND_FORMAT,
    )

    def walk(given, answer, coin):
        def go(interview, coins):
            to_question(interview, "first")
            interview.answer(given)
            to_question(interview, "used")
            respond(interview, coins, answer, coin)
            assert interview.screen.question.id == "last"
            interview.answer(given)

        return go

    ways = [(SKIP, 0), *itertools.product((0, 1), COINS)]
    left = left_by(run(survey, walk(given, *way)) for given in GIVEN[kind] for way in ways)
    records = itertools.product(GIVEN[kind], ("", "no", "yes"))
    assert left == {f"{given},{record},{given}": 1 for given, record in records}
