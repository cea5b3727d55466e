"""The respondent's path: spinner, larger text, movement, voice, check, words after an answer, drawings."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

import ast
import math
import re
import sys
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QWidget

from surveyapp.designs import DESIGN_BY_NAME, Mode
from surveyapp.designs.channels.forced_response import ForcedResponse
from surveyapp.designs.channels.two_coins import TwoCoins
from surveyapp.designs.channels.warner import Warner
from surveyapp.designs.core.own_device import Device
from surveyapp.designs.wording.devices import Throw, throw_for
from surveyapp.designs.wording.wheel import wheel_of
from surveyapp.services.kiosk.comprehension_check import CHECKS
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.collection.format import Counts
from surveyapp.ui.kiosk.base.controls import in_a_row
from surveyapp.ui.kiosk.base.style import Sizes
from surveyapp.ui.kiosk.pictures.device_drawings import picture_of
from surveyapp.ui.kiosk.pictures.wheel import WheelPicture, sectors

SHOWN = {"mode": "shown_coins"}
DIRECT = {"design": {"name": "direct"}}
LABELS = ("Yes", "No")
UTRECHT = ForcedResponse("3/4", "1/6")


def wheel_on(fingers) -> WheelPicture:
    found = fingers.window.view.findChild(WheelPicture)
    assert found is not None
    return found


# the wheel


def test_sectors_have_the_exact_proportions_and_the_words_of_the_design(qapp):
    parts = sectors(wheel_of(UTRECHT), LABELS)
    assert [(part.mark, part.begin, part.share) for part in parts] == [
        ("You", 0, Fraction(3, 4)),
        ("Yes", Fraction(3, 4), Fraction(1, 6)),
        ("No", Fraction(11, 12), Fraction(1, 12)),
    ]
    turned = sectors(wheel_of(Warner("4/5")), LABELS)
    assert [(part.mark, part.share) for part in turned] == [
        ("You", Fraction(4, 5)),
        ("Opposite", Fraction(1, 5)),
    ]


def test_of_many_equal_sectors_one_stands_for_all(qapp):
    design = DESIGN_BY_NAME["k_rr"](k=9, epsilon="1.5")
    parts = sectors(wheel_of(design), [f"level {number}" for number in range(1, 10)])
    assert [part.mark for part in parts] == ["You", "Any answer"]
    assert parts[0].share == design.form.truth
    assert sum(part.share for part in parts) == 1


def test_the_picture_shows_what_the_sectors_say(qtbot):
    """Blue and yellow pixels of the circle are in the design's proportion."""
    parts = sectors(wheel_of(UTRECHT), LABELS)
    wheel = WheelPicture(parts, Sizes(96), millimetres=100, has_hand=False)
    qtbot.addWidget(wheel)
    image, circle = wheel.grab().toImage(), wheel._circle
    found = {"blue": 0, "yellow": 0}
    for x in range(0, image.width(), 2):
        for y in range(0, image.height(), 2):
            far = math.hypot(x - circle.center().x(), y - circle.center().y())
            if 0.9 < far / (circle.width() / 2) < 0.97:  # a ring outside of the words
                colour = image.pixelColor(x, y)
                found["yellow" if colour.red() > colour.blue() + 30 else "blue"] += 1
    assert found["blue"] / sum(found.values()) == pytest.approx(0.75, abs=0.03)


@pytest.mark.parametrize("design", [TwoCoins(), UTRECHT, Warner("4/5")], ids=lambda d: d.name)
@pytest.mark.parametrize("labels", [("Ndiyo", "Hapana"), ("Quite often", "Never at all")], ids=str)
def test_words_that_have_no_room_in_their_sector_stand_wholly_off_the_circle(qtbot, design, labels):
    parts = sectors(wheel_of(design), labels)
    wheel = WheelPicture(parts, Sizes(96), millimetres=16, has_hand=False)
    qtbot.addWidget(wheel)
    circle = wheel._circle
    beside = [part for part in parts if wheel._inside(part) is None]
    assert beside
    for part in beside:
        place = wheel._beside(part)
        assert wheel.rect().toRectF().contains(place)
        x = min(max(circle.center().x(), place.left()), place.right())
        y = min(max(circle.center().y(), place.top()), place.bottom())
        near = math.hypot(x - circle.center().x(), y - circle.center().y())
        assert near >= circle.width() / 2, part.mark


@pytest.mark.parametrize("labels", [LABELS, ("Oui", "Non"), ("نعم", "لا")], ids=str)
@pytest.mark.parametrize("millimetres", [16, 22, 40])
def test_words_in_a_sector_leave_the_rim_and_the_lines_of_the_wheel_as_they_are(
    qtbot, labels, millimetres
):
    """A small wheel that has words shows the same lines as one without."""
    parts = sectors(wheel_of(TwoCoins()), labels)
    bare = [replace(part, mark="") for part in parts]
    shown, plain = (
        WheelPicture(each, Sizes(96), millimetres=millimetres, has_hand=False)
        for each in (parts, bare)
    )
    for wheel in (shown, plain):
        qtbot.addWidget(wheel)
    image, blank = shown.grab().toImage(), plain.grab().toImage()
    radius = shown._circle.width() / 2
    for step in range(720):
        angle = math.tau * step / 720
        off = QPointF(radius * math.sin(angle), -radius * math.cos(angle))
        pixels = (
            picture.pixelColor((wheel._circle.center() + off).toPoint())
            for picture, wheel in ((image, shown), (blank, plain))
        )
        here, there = (colour.lightness() for colour in pixels)
        assert abs(here - there) < 60, step


def test_one_touch_runs_rounds_until_the_record_differs_and_only_then_leads_on(
    open_kiosk, small, stub_coins
):
    fingers = open_kiosk(small, coins=stub_coins(0, 1, 3))
    fingers.touch("start")
    assert "Do you like tea?" in fingers.words
    fingers.touch("answer_0")
    assert not fingers.button("go_on").isEnabled()
    fingers.touch("go_on")
    assert fingers.stage is Stage.QUESTION


def test_the_rounds_are_told_as_they_were_drawn(open_kiosk, small, stub_coins):
    fingers = open_kiosk(small, coins=stub_coins(0, 1, 3))
    fingers.touch("start", "answer_0")
    QTest.qWait(1)
    go_on = fingers.button("go_on")
    while not go_on.isEnabled():
        QTest.qWait(1)
    assert "You touched “Yes”." in fingers.words
    assert "Recorded: Yes, Yes, No" in fingers.words
    assert "So a record proves nothing about you." in fingers.words


@pytest.mark.parametrize(("coin", "mark"), [(0, "You"), (2, "Yes"), (3, "No")])
def test_where_the_wheel_is_shown_its_hand_stops_in_the_sector_that_was_drawn(
    open_kiosk, make_survey, yes_no_json, stub_coins, coin, mark
):
    survey = make_survey(yes_no_json(**SHOWN), movement=False)
    fingers = open_kiosk(survey, coins=stub_coins(coin))
    fingers.to_the_questions()
    fingers.touch("toss")
    wheel = wheel_on(fingers)
    (part,) = (p for p in wheel.parts if p.begin <= wheel.turn < p.begin + p.share)
    assert part.mark == mark


def test_the_wheel_of_a_question_has_no_hand_where_the_device_draws_unseen(open_kiosk, small):
    fingers = open_kiosk(small)
    fingers.to_the_questions()
    assert not wheel_on(fingers)._has_hand


# the same screens whatever was answered


@pytest.mark.parametrize("survey_keys", [{}, {"after_words": True, "comprehension_check": True}])
def test_what_follows_an_answer_looks_the_same_whatever_it_was(
    open_kiosk, make_survey, yes_no_json, stub_coins, survey_keys
):
    survey = make_survey(yes_no_json(), yes_no_json("then"), **survey_keys)
    pictures = []
    for answer, coin in (("answer_0", 0), ("answer_1", 0), ("answer_0", 3), ("answer_1", 2)):
        fingers = open_kiosk(survey, coins=stub_coins(coin, 0))
        fingers.to_the_questions()
        if fingers.stage is Stage.CHECK:
            fingers.touch("check_1", "check_0")
        fingers.touch(answer)
        seen = [fingers.picture]
        fingers.touch_the_first("go_on", "answer_0")
        seen.append(fingers.picture)
        pictures.append(seen)
    assert all(seen == pictures[0] for seen in pictures)


# larger text


def test_text_has_three_sizes_and_begins_anew_with_each_respondent(small_kiosk):
    usual = small_kiosk.picture
    heights = []
    for _ in range(3):
        texts = small_kiosk.window.view.findChildren(QLabel)
        promise = next(each for each in texts if each.property("role") == "body")
        heights.append(promise.fontMetrics().height())
        small_kiosk.touch("text_size")
    assert heights[0] < heights[1] < heights[2]
    assert small_kiosk.picture == usual
    small_kiosk.touch("text_size", "start", "stop", "confirm_stop")
    assert small_kiosk.picture == usual


def test_larger_text_that_somebody_left_behind_becomes_usual_again(open_kiosk, small):
    fingers = open_kiosk(small)
    usual = fingers.picture
    fingers.touch("text_size")
    assert fingers.picture != usual
    fingers.go_away_until(lambda: fingers.picture == usual)
    assert fingers.kiosk._missed == Counts()


def test_millimetres_do_not_grow_with_the_text(small_kiosk):
    before = small_kiosk.window.sizes
    small_kiosk.touch("text_size")
    after = small_kiosk.window.sizes
    assert after.mm(15) == before.mm(15)
    assert after.pt(18) == round(before.pt(18) * 1.2)


# a voice


# the check, the words after an answer, the practice


def test_a_wrong_answer_is_explained_counted_and_leads_on(open_kiosk, make_survey, yes_no_json):
    fingers = open_kiosk(make_survey(yes_no_json(), comprehension_check=True))
    fingers.to_the_questions()
    assert "The record says “Yes”. Does the surveyor know your true answer?" in fingers.words
    fingers.touch("check_0")
    assert "“Yes” can be recorded whatever your true answer is." in fingers.words
    fingers.touch("go_on", "check_1", "go_on", "answer_0")
    assert fingers.stage is Stage.THANKS
    assert fingers.store.counts.comprehension_failures == 1


def test_the_check_names_a_report_of_ones_own_device_as_it_is_touched(
    open_kiosk, make_survey, yes_no_json
):
    crosswise = {"design": {"name": "crosswise", "p": "1/4"}, "mode": "own_device"}
    fingers = open_kiosk(make_survey(yes_no_json(**crosswise), comprehension_check=True))
    fingers.touch("start", "go_on", "report_0", "go_on")
    assert "The record says “Both the same”." in fingers.words


@pytest.mark.parametrize(
    ("question", "said"),
    [
        (
            {"design": {"name": "two_coins"}},
            "1 of every 2 recorded answers to this question come from the wheel.",
        ),
        (
            {"design": {"name": "warner", "p": "3/4"}},
            "1 of every 4 recorded answers to this question come from the wheel.",
        ),
        (
            {"design": {"name": "forced_response", "p_truth": "2/3", "p_yes": "5/33"}},
            "1 of every 3 recorded answers to this question come from the wheel.",
        ),
        ({"design": {"name": "two_coins"}, "mode": "own_device"}, "never learns your answer"),
    ],
)
def test_after_an_answer_chance_is_told_in_words(
    open_kiosk, make_survey, yes_no_json, question, said
):
    fingers = open_kiosk(make_survey(yes_no_json(**question), after_words=True))
    fingers.to_the_questions()
    fingers.touch_the_first("answer_0", "report_0")
    assert fingers.stage is Stage.AFTER
    assert said in fingers.words
    assert "a record proves nothing about you" in fingers.words
    assert fingers.stored == []
    fingers.touch("go_on")
    assert len(fingers.stored) == 1


def test_who_prefers_not_to_say_is_recorded_through_the_coins(
    open_kiosk, make_survey, yes_no_json, stub_coins
):
    k_rr = {"design": {"name": "k_rr", "p_truth": "1/2"}, "prefer_not_to_say": True}
    fingers = open_kiosk(make_survey(yes_no_json(**k_rr)), coins=stub_coins(5))
    fingers.touch("start")
    assert "Do you like tea?" in fingers.words
    fingers.practise()
    assert fingers.button("answer_2").words == "I prefer not to say"
    fingers.touch("answer_2")
    assert fingers.stored == ["prefer_not_to_say"]


def test_answers_stand_in_the_drawn_order(open_kiosk, make_survey, yes_no_json, stub_coins):
    survey = make_survey(yes_no_json(**DIRECT), random_answer_order=True)
    fingers = open_kiosk(survey, coins=stub_coins(1))
    fingers.touch("start")
    yes, no = fingers.button("answer_0"), fingers.button("answer_1")
    assert no.geometry().x() < yes.geometry().x()
    fingers.touch("answer_0")
    assert fingers.stored == ["yes"]


def test_the_survey_sets_how_long_nobody_may_touch_anything(open_kiosk, make_survey, yes_no_json):
    fingers = open_kiosk(make_survey(yes_no_json(), idle_seconds=95))
    assert fingers.window._idle._whole == 95_000
    assert fingers.window._idle._until_end == 20_000


# things of one's own


def test_two_dice_make_the_utrecht_odds():
    assert throw_for(UTRECHT.form) == Throw(Device.TWO_DICE, 2, 12, 4, 11)
    told = [str(each) for each in UTRECHT.instruction(Mode.OWN_DEVICE, LABELS)]
    assert told[0] == "Throw both dice and add them up. Keep them hidden."
    assert told[2] == "5 to 10: touch your own answer."


@pytest.mark.parametrize(
    ("p_truth", "p_yes", "device"),
    [("3/4", "1/6", Device.TWO_DICE), ("2/3", "1/6", Device.DIE), ("7/10", "1/5", Device.CARDS),
     ("1/2", "1/2", Device.DIE), ("3/5", "0", Device.CARDS)],
)  # fmt: skip
def test_a_throw_makes_the_odds_of_the_design_exactly(p_truth, p_yes, device):
    form = ForcedResponse(p_truth, p_yes).form
    throw = throw_for(form)
    assert throw.device is device
    totals = {
        Device.DIE: list(range(1, 7)),
        Device.TWO_DICE: [a + b for a in range(1, 7) for b in range(1, 7)],
        Device.CARDS: list(range(1, throw.high + 1)),
    }[device]
    yes = sum(total <= throw.last_yes for total in totals)
    no = sum(total >= throw.first_no for total in totals)
    assert (Fraction(yes, len(totals)), Fraction(no, len(totals))) == form.forced


@pytest.mark.parametrize(
    "stated",
    [
        {"name": "crosswise", "p": "1/4"},
        {"name": "triangular", "p": "1/4"},
        {"name": "unrelated_question", "p_truth": "7/10", "prevalence": "3/10"},
        {"name": "forced_response", "p_truth": "3/4", "p_yes": "1/6"},
        {"name": "two_coins"},
    ],
)
def test_what_one_does_oneself_is_drawn(open_kiosk, make_survey, yes_no_json, stated):
    fingers = open_kiosk(make_survey(yes_no_json(design=stated, mode="own_device")))
    fingers.touch("start")
    drawing = fingers.window.view.findChild(QWidget, "drawing")
    assert drawing is not None
    colours = {
        drawing.grab().toImage().pixelColor(x, drawing.height() // 3).name()
        for x in range(drawing.width())
    }
    assert len(colours) > 3


def test_a_design_without_a_drawing_has_none():
    assert picture_of(DESIGN_BY_NAME["kuk"]("3/5", "2/5", 1), LABELS) is None
    assert picture_of(TwoCoins(), LABELS) is not None


# the words


BANNED = re.compile(r"\b(lie|lies|lied|lying|liar|false|falsely|wrong answer)\b", re.IGNORECASE)


def texts_in(source: str) -> list[str]:
    """Return the texts of a module but its docstrings."""
    tree = ast.parse(source)
    docs = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docs
    ]


def test_no_words_for_respondents_call_it_lying_or_order_an_answer():
    kiosk = Path(sys.modules["surveyapp.ui.kiosk"].__file__).parent
    modules = [*(kiosk / "respondent").glob("*.py"), kiosk / "pictures" / "wheel.py"]
    told = [text for module in modules for text in texts_in(module.read_text())]
    told += [text for item in CHECKS for text in (item.question, item.explanation)]
    assert len(told) > 200
    assert [text for text in told if BANNED.search(text)] == []


def test_arabic_turns_the_list_and_the_spinner_round(open_kiosk, make_survey):
    question = {
        "id": "used",
        "type": "yes_no",
        "text": {"ar": "هل تناولت دواء؟"},
        "design": {"name": "two_coins"},
    }
    survey = make_survey(question, languages=["ar"], title={"ar": "صحة"})
    assert QLocale("ar").textDirection().name == "RightToLeft"
    fingers = open_kiosk(survey)
    fingers.touch("start")
    view = fingers.window.view
    centre = wheel_on(fingers).mapTo(view, wheel_on(fingers).rect().center())
    assert centre.x() < view.width() / 2


@pytest.mark.parametrize(
    ("words", "row"),
    [
        (["Yes"], "Yes"),
        (["Yes", "No", "Yes"], "Yes, No, Yes"),
        (["نعم", "لا"], "نعم، لا"),
        (["አዎ", "አይ"], "አዎ፣ አይ"),
        (["1", "2"], "1, 2"),
    ],
)
def test_words_in_a_row_have_the_comma_of_their_script(words, row):
    assert in_a_row(iter(words)) == row
