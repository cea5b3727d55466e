"""Checkable coins on the screen: the seal, the cards, the opened round, and the public test."""

from __future__ import annotations

import subprocess
import sys

import pytest
import segno
from PySide6.QtCore import QElapsedTimer, QSize, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from surveyapp.designs.core.checkable_coin import RoundContext, coin_seal, read_opening
from surveyapp.designs.core.coins import RandomnessFailed, SystemCoins
from surveyapp.services.kiosk.coin_test import FLIPS
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.collection.format import survey_hash
from surveyapp.survey.definition.fingerprint_words import bytes_to_words
from surveyapp.survey.definition.formats import SECOND_FORMAT
from surveyapp.ui.kiosk.pictures.qr import QUIET, QrPicture
from surveyapp.ui.kiosk.respondent.coin_test import SLICE

NONCE = 2**250 + 77
SHOWN = {"mode": "shown_coins"}


@pytest.fixture
def checkable(make_survey, yes_no_json):
    return make_survey(yes_no_json(), checkable_coins=True)


@pytest.fixture
def shown(make_survey, yes_no_json):
    return make_survey(yes_no_json(**SHOWN), checkable_coins=True)


def to_the_cards(fingers):
    """Practise the rule, with coins that are not the test's, and go to the question's cards."""
    fingers.to_the_questions()
    assert fingers.stage is Stage.QUESTION
    return fingers


def test_a_seal_is_shown_before_a_card_is_picked(open_kiosk, checkable, stub_coins):
    fingers = to_the_cards(open_kiosk(checkable, coins=stub_coins(3, NONCE)))
    context = RoundContext(survey_hash(checkable), fingers.store.kiosk, "used.2")
    seal = coin_seal(context, 4, 3, NONCE.to_bytes(32, "big"))
    assert bytes_to_words(seal[:4]).replace("-", " · ") in fingers.words
    assert fingers.window.view.findChild(QrPicture).text.endswith(seal.hex())
    assert NONCE.to_bytes(32, "big").hex()[:8] not in fingers.words
    assert [fingers.button(f"card_{card}").words for card in range(4)] == list("1234")
    assert "The name proves nothing; the square does." in fingers.words
    assert not fingers.shows("answer_0")


def test_the_card_and_the_answer_make_the_report(open_kiosk, checkable, stub_coins):
    fingers = to_the_cards(open_kiosk(checkable, coins=stub_coins(3, NONCE)))
    fingers.touch("card_0")
    assert "Your card is 1." in fingers.words
    fingers.touch("answer_0")
    assert fingers.stored == ["no"]


def test_a_digit_picks_its_card(open_kiosk, checkable, stub_coins):
    fingers = to_the_cards(open_kiosk(checkable, coins=stub_coins(3, NONCE)))
    fingers.key(Qt.Key.Key_4)
    assert "Your card is 4." in fingers.words


def test_the_device_can_pick(open_kiosk, checkable, stub_coins):
    fingers = to_the_cards(open_kiosk(checkable, coins=stub_coins(3, NONCE, 2)))
    assert "If the device chooses" in fingers.words
    fingers.touch("trust")
    assert "Your card is 3." in fingers.words


def test_a_check_shows_the_sum_and_what_would_have_been_recorded(open_kiosk, checkable, stub_coins):
    fingers = to_the_cards(open_kiosk(checkable, coins=stub_coins(3, NONCE)))
    fingers.touch("card_2", "check")
    assert "Hidden number 3, your card 3: together 6." in fingers.words
    assert "Take away 4, one full turn: the wheel stopped at 2." in fingers.words
    assert "Here your own answer is recorded." in fingers.words
    opening = read_opening(fingers.window.view.findChild(QrPicture).text)
    assert (opening.hidden, opening.nonce) == (3, NONCE.to_bytes(32, "big"))
    assert not fingers.shows("answer_0")
    assert not fingers.shows("back")
    fingers.touch("go_on")
    assert fingers.shows("card_0")
    assert fingers.stored == []


def test_a_check_before_a_card_shows_the_hidden_number(open_kiosk, checkable, stub_coins):
    fingers = to_the_cards(open_kiosk(checkable, coins=stub_coins(3, NONCE)))
    fingers.touch("check")
    assert "The hidden number was 3. No card was picked." in fingers.words


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (0, "Here the wheel answers: “No” is recorded, whatever you touch."),
        (1, "Here your own answer is recorded."),
    ],
)
def test_a_check_of_shown_coins_says_what_they_would_have_decided(
    open_kiosk, shown, stub_coins, card, said
):
    fingers = to_the_cards(open_kiosk(shown, coins=stub_coins(3, NONCE)))
    fingers.touch(f"card_{card}", "check")
    assert said in fingers.words


def test_shown_coins_fall_after_the_card_and_cannot_be_checked_then(open_kiosk, shown, stub_coins):
    fingers = to_the_cards(open_kiosk(shown, coins=stub_coins(3, NONCE)))
    fingers.touch("card_0", "toss")
    assert "The wheel answers “No” for you. Just go on." in fingers.words
    assert not fingers.shows("check")
    fingers.touch("go_on")
    assert fingers.stored == ["no"]


# keep or show


@pytest.fixture
def challenged(make_survey, yes_no_json):
    return make_survey(yes_no_json(challenge=True), checkable_coins=True, format=SECOND_FORMAT)


PROVES = "A photograph of this shows what you touched."


def test_before_anything_is_opened_the_screen_says_what_a_photograph_shows(
    open_kiosk, challenged, stub_coins
):
    fingers = to_the_cards(open_kiosk(challenged, coins=stub_coins(3, NONCE)))
    fingers.touch("card_2")
    assert PROVES not in fingers.words
    fingers.touch("answer_0")
    assert PROVES in fingers.words
    assert fingers.window.view.findChild(QrPicture).text.startswith(
        "surveyapp seal of a report 2: "
    )
    assert not fingers.shows("back")
    assert not fingers.shows("answer_0")
    fingers.touch("keep")
    assert fingers.stored == ["yes"]


@pytest.mark.parametrize(
    ("card", "said"),
    [
        (2, "“Yes”.\nIt must be what you touched. If it is anything else, this device cheats"),
        (0, "“No”.\nIt must be “No”. If it is anything else, this device cheats"),
    ],
)
def test_what_is_shown_says_what_must_have_been_sealed_and_is_thrown_away(
    open_kiosk, challenged, stub_coins, card, said
):
    fingers = to_the_cards(open_kiosk(challenged, coins=stub_coins(3, NONCE, 3, 5)))
    fingers.touch(f"card_{card}", "answer_0", "show")
    assert f"After your touch the square locked: {said}" in fingers.words
    told = read_opening(fingers.window.view.findChild(QrPicture).text)
    assert told.card == card
    assert fingers.stored == []
    fingers.touch("go_on", "card_0", "answer_1", "keep")
    assert fingers.stored == ["no"]


def test_the_practice_does_not_say_that_it_counts(open_kiosk, challenged):
    fingers = open_kiosk(challenged)
    fingers.touch("start", "go_on", "card_0", "answer_0")
    assert "Keep: in the survey it would count." in fingers.words
    fingers.touch("keep")
    assert "You touched “Yes”." in fingers.words


def test_the_screen_of_the_choice_is_the_same_to_the_pixel_whatever_was_touched(
    open_kiosk, challenged, stub_coins, monkeypatch
):
    """The seals alone differ: with one seal the screens are one, and so neither tells the other."""
    monkeypatch.setattr(
        "surveyapp.designs.core.checkable_coin._hash_and_wipe", lambda *_: bytes(range(32))
    )
    pictures = []
    for card, answer in ((0, 0), (0, 1), (2, 1)):
        fingers = to_the_cards(open_kiosk(challenged, coins=stub_coins(3, NONCE)))
        fingers.touch(f"card_{card}", f"answer_{answer}")
        pictures.append(fingers.picture)
    assert all(picture == pictures[0] for picture in pictures)


def test_the_screens_say_what_checking_shows_and_what_it_cannot(open_kiosk, checkable):
    fingers = open_kiosk(checkable)
    fingers.touch("start")
    assert "say where the wheel stops, so the device cannot choose it" in fingers.words
    assert "A device could still remember what you touch. No test rules that out." in fingers.words
    assert "Only dice of your own do." in fingers.words
    assert "need not trust" not in fingers.words


def test_opened_rounds_use_the_words_of_the_answers(open_kiosk, make_survey, stub_coins):
    choices = [{"id": c, "text": {"en": f"Every {c}"}} for c in ("day", "week", "year")]
    question = {"id": "q", "type": "single_choice", "text": {"en": "?"}, "choices": choices,
                "prefer_not_to_say": True, "design": {"name": "k_rr", "p_truth": "1/3"}}  # fmt: skip
    survey = make_survey(question, checkable_coins=True)
    fingers = to_the_cards(open_kiosk(survey, coins=stub_coins(4, NONCE)))
    fingers.touch("card_0", "check")
    assert "Here the wheel answers: “Every year” is recorded, whatever you touch." in fingers.words


def test_practised_yes_and_no_with_a_third_answer_are_words_in_the_opened_round(
    open_kiosk, make_survey, yes_no_json, stub_coins
):
    question = yes_no_json(prefer_not_to_say=True, design={"name": "k_rr", "p_truth": "1/4"})
    fingers = open_kiosk(make_survey(question, checkable_coins=True), coins=stub_coins(2, NONCE))
    fingers.touch("start", "go_on", "card_0", "check")
    assert "Here the wheel answers: “No” is recorded, whatever you touch." in fingers.words


def test_the_public_test_names_the_answers(open_kiosk, make_survey):
    choices = [{"id": c, "text": {"en": f"Every {c}"}} for c in ("day", "week", "year")]
    question = {"id": "q", "type": "single_choice", "text": {"en": "?"}, "choices": choices,
                "design": {"name": "k_rr", "p_truth": "1/3"}}  # fmt: skip
    fingers = open_kiosk(make_survey(question, checkable_coins=True))
    fingers.touch("learn_more", "flip_coins")
    assert "Every week" in fingers.words


def test_stop_works_on_both_screens_of_a_round(open_kiosk, checkable):
    fingers = to_the_cards(open_kiosk(checkable))
    fingers.touch("stop", "keep_going")
    assert fingers.shows("card_0")
    fingers.touch("check", "stop", "confirm_stop")
    assert fingers.stage is Stage.WELCOME
    assert fingers.stored == []


# promise 1


@pytest.mark.parametrize("way", ["answer_0", "answer_1", "stop", "check"])
def test_the_welcome_is_the_same_to_the_pixel_whatever_was_done(
    open_kiosk, checkable, stub_coins, way
):
    fingers = open_kiosk(checkable, coins=stub_coins(1, NONCE, 2, 9))
    first = fingers.picture
    to_the_cards(fingers)
    if way == "check":
        fingers.touch("card_3", "check", "go_on", "card_1", "answer_1", "next")
    elif way == "stop":
        fingers.touch("card_3", "stop", "confirm_stop")
    else:
        fingers.touch("card_3", way, "next")
    assert fingers.picture == first


def test_the_next_question_looks_the_same_to_the_pixel_after_any_answer_and_card(
    open_kiosk, make_survey, yes_no_json, stub_coins, monkeypatch
):
    """Each kiosk here has a key of its own, which seals are bound to: with one seal the screens are one."""
    monkeypatch.setattr(
        "surveyapp.designs.core.checkable_coin.coin_seal", lambda *_: bytes(range(32))
    )
    survey = make_survey(yes_no_json("a"), yes_no_json("b"), checkable_coins=True)
    pictures = []
    for card, answer in ((0, 0), (1, 0), (2, 1), (3, 1)):
        fingers = to_the_cards(open_kiosk(survey, coins=stub_coins(card, 1, 2, NONCE)))
        fingers.touch(f"card_{card}", f"answer_{answer}")
        pictures.append(fingers.picture)
    assert all(picture == pictures[0] for picture in pictures)


def test_the_question_looks_the_same_to_the_pixel_whatever_is_hidden(
    open_kiosk, checkable, stub_coins, monkeypatch
):
    """The seal alone differs with what is hidden: with one seal the screens are one."""
    monkeypatch.setattr(
        "surveyapp.designs.core.checkable_coin.coin_seal", lambda *_: bytes(range(32))
    )
    pictures = []
    for hidden in range(4):
        fingers = to_the_cards(open_kiosk(checkable, coins=stub_coins(hidden, NONCE)))
        before = fingers.picture
        fingers.touch("card_1")
        pictures.append((before, fingers.picture))
    assert all(pair == pictures[0] for pair in pictures)


# the QR code


def test_the_picture_is_the_code_with_its_quiet_zone(qtbot, open_kiosk, checkable):
    sizes = open_kiosk(checkable).window.sizes
    picture = QrPicture("surveyapp coin", "a seal", sizes)
    qtbot.addWidget(picture)
    matrix = segno.make_qr("surveyapp coin", error="m").matrix
    across = len(matrix) + 2 * QUIET
    side = picture.width() // across
    assert picture.size() == QSize(across * side, across * side)
    drawn = picture.grab().toImage()
    for y in range(across):
        for x in range(across):
            inside = QUIET <= x < across - QUIET and QUIET <= y < across - QUIET
            is_dark = inside and matrix[y - QUIET][x - QUIET] == 1
            colour = drawn.pixelColor(x * side + side // 2, y * side + side // 2)
            assert colour == QColor("black" if is_dark else "white")


def test_a_kiosk_that_draws_no_code_loads_nothing_for_it():
    code = "import sys, surveyapp.ui.kiosk; print({'segno', 'http.client'} & set(sys.modules))"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout == "set()\n"


# the public test

VERDICTS = (
    "The counts are what a fair wheel gives.",
    "A fair wheel seldom gives such counts. Spin again. If this comes twice in a row, tell the surveyor.",
)
"""What fair spins come to: the second in 49 of 1,000 tests, and another one in 1 of 1,000."""


@pytest.fixture
def flipping(open_kiosk, checkable):
    fingers = open_kiosk(checkable, coins=SystemCoins())
    fingers.touch("learn_more", "flip_coins")
    return fingers


def finish(fingers, qtbot):
    fingers.touch("flip")
    qtbot.waitUntil(lambda: not fingers.window.view.is_running, timeout=20_000)


def verdict(fingers):
    return fingers.window.view.findChild(QLabel, "verdict").text()


def test_only_surveys_with_checkable_coins_offer_the_test(small_kiosk):
    small_kiosk.touch("learn_more")
    assert not small_kiosk.shows("flip_coins")


def test_all_flips_are_counted_and_judged_in_words(flipping, qtbot):
    finish(flipping, qtbot)
    counted = [tally.flips for tally, _ in flipping.window.view._cells]
    assert counted == [FLIPS, FLIPS]
    assert verdict(flipping) in VERDICTS
    for tally, cells in flipping.window.view._cells:
        assert [cell.text() for cell in cells] == [f"{count:,}" for count in tally.counts]


def test_the_window_never_waits_for_a_slice(flipping, qtbot):
    """Ten thousand flips come in a hundred slices: between any two the window takes touches."""
    turns = []
    view = flipping.window.view
    flip = view._flips[0].flip
    view._flips[0].flip = lambda times: turns.append(times) or flip(times)
    finish(flipping, qtbot)
    assert turns == [SLICE] * (FLIPS // SLICE)


def test_stop_works_and_it_goes_on_from_there(flipping, qtbot):
    flipping.touch("flip")
    QTest.qWait(60)
    flipping.touch("flip")
    made = FLIPS * 2 - flipping.window.view._flips[0].left
    assert 0 < made < 2 * FLIPS
    QTest.qWait(60)
    assert FLIPS * 2 - flipping.window.view._flips[0].left == made
    assert flipping.button("flip").words == "Go on"
    finish(flipping, qtbot)
    assert flipping.window.view._flips[0].left == 0
    flipping.touch("flip", "flip")
    assert flipping.window.view._flips[0].left > 0


def test_the_test_leaves_no_file_and_the_welcome_as_it_was(open_kiosk, checkable, qtbot):
    fingers = open_kiosk(checkable, coins=SystemCoins())
    first = fingers.picture
    before = files_of(fingers.store.folder)
    fingers.touch("learn_more", "flip_coins")
    finish(fingers, qtbot)
    fingers.touch("back")
    assert fingers.picture == first
    assert files_of(fingers.store.folder) == before


def files_of(folder):
    return {path: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_leaving_ends_the_flips(flipping):
    flipping.touch("flip")
    view = flipping.window.view
    flips = view._flips[0]
    flipping.touch("back")
    made = flips.left
    QTest.qWait(60)
    assert flips.left == made


def test_a_test_that_nobody_looks_at_gives_way_to_the_welcome(open_kiosk, checkable):
    fingers = open_kiosk(checkable, coins=SystemCoins())
    fingers.touch("learn_more", "flip_coins")
    fingers.go_away_until(lambda: fingers.shows("start"))


def test_coins_that_always_fall_alike_are_not_to_be_trusted(open_kiosk, checkable, qtbot):
    fingers = open_kiosk(checkable)
    fingers.touch("learn_more", "flip_coins")
    finish(fingers, qtbot)
    assert "Do not trust this device" in verdict(fingers)


def test_doubtful_counts_ask_for_another_run(flipping):
    view = flipping.window.view
    for tally in view._flips[0].tallies:
        tally.counts[:] = [round(share * 1000) for share in tally.shares]
    view._flips[0].tallies[0].counts[:] = [1563, 437]
    assert view._flips[0].test.p_value == pytest.approx(0.00503, abs=1e-5)
    assert "Spin again" in view._verdict(view._flips[0])


def test_a_machine_without_randomness_says_so_and_stays_calm(open_kiosk, checkable, stub_coins):
    class FailLater(type(stub_coins())):
        def below(self, bound):
            raise RandomnessFailed

    fingers = open_kiosk(checkable, coins=FailLater())
    fingers.touch("learn_more", "flip_coins", "flip")
    patience = QElapsedTimer()
    patience.start()
    while fingers.window.view.is_running and patience.elapsed() < 5000:
        QTest.qWait(5)
    assert "does not turn" in verdict(fingers)
    assert not fingers.button("flip").isEnabled()
