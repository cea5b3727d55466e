"""Numbers are entered on a pad, several answers are marked; nothing of either is left afterwards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from surveyapp.services.kiosk.screen import Stage
from surveyapp.ui.kiosk.respondent.number_pad import NumberPad

ADDED = {"name": "additive_noise", "added": [-10, 0, 10]}
DIRECT = {"name": "direct"}
UNARY = {"name": "unary", "p": "3/4", "q": "1/4", "at_most": 2}
GREENBERG = {"name": "greenberg_quantitative", "p_truth_1": "7/10", "p_truth_2": "3/10"}
END = {"id": "end", "type": "note", "text": {"en": "The end"}}


def a_number(design=ADDED, **more):
    return {
        "id": "hours",
        "type": "number",
        "text": {"en": "How many hours?"},
        "minimum": 0,
        "maximum": 20,
        "design": design,
        **more,
    }


def a_choice(design=UNARY, k=4, **more):
    return {
        "id": "goods",
        "type": "multiple_choice",
        "text": {"en": "What do you own?"},
        "choices": [{"id": f"c{j}", "text": {"en": f"Thing {j}"}} for j in range(k)],
        "design": design,
        **more,
    }


@pytest.fixture
def at_the_question(open_kiosk, make_survey, stub_coins):
    """Open a kiosk at the one question of a survey."""

    def open_it(question, *coins):
        fingers = open_kiosk(make_survey(question), coins=stub_coins(*coins))
        fingers.touch("start")
        return fingers

    return open_it


def display(fingers) -> QLabel:
    found = fingers.window.view.findChild(QLabel, "number_display")
    assert found is not None
    return found


def hint(fingers) -> str:
    found = fingers.window.view.findChild(QLabel, "entry_hint")
    assert found is not None
    return (
        found.text()
        .replace("\N{LEFT-TO-RIGHT ISOLATE}", "")
        .replace("\N{POP DIRECTIONAL ISOLATE}", "")
    )


# numbers


def test_a_number_is_entered_by_touch_and_its_report_recorded(at_the_question):
    fingers = at_the_question(a_number(), 2)
    fingers.touch("number_1", "number_7", "number_delete", "number_2", "number_confirm")
    assert fingers.stage is Stage.THANKS
    assert fingers.stored == ["22"]


def test_the_keyboard_does_what_the_pad_does(at_the_question):
    fingers = at_the_question(a_number(DIRECT, minimum=-20, step="0.5"))
    for key in (Qt.Key.Key_1, Qt.Key.Key_3, Qt.Key.Key_Backspace, Qt.Key.Key_Comma, Qt.Key.Key_5):
        fingers.key(key)
    fingers.key(Qt.Key.Key_Minus)
    fingers.key(Qt.Key.Key_Return)
    assert fingers.stage is Stage.THANKS
    assert fingers.stored == ["-1.5"]


@pytest.mark.parametrize(
    ("keys", "more", "said"),
    [
        ((), {}, "Please enter a number from 0 to 20."),
        (("number_2", "number_1"), {}, "The number must be from 0 to 20. Please change it."),
        (("number_3",), {"step": 2}, "From 0, numbers go in steps of 2. Please change yours."),
    ],
)
def test_what_is_off_the_scale_is_refused_with_one_sentence(at_the_question, keys, more, said):
    fingers = at_the_question(a_number(**more))
    fingers.touch(*keys, "number_confirm")
    assert fingers.stage is Stage.QUESTION
    assert hint(fingers) == said
    fingers.touch("number_delete")
    assert hint(fingers).startswith("A number from 0 to 20")


def test_minus_and_point_are_there_only_where_they_are_needed(at_the_question):
    plain = at_the_question(a_number())
    assert not plain.shows("number_minus")
    assert not plain.shows("number_point")
    fine = at_the_question(a_number(minimum="-0.5", maximum="0.5", step="0.1"))
    assert fine.shows("number_minus")
    assert fine.shows("number_point")


def test_every_key_is_large_and_has_a_name(at_the_question):
    fingers = at_the_question(a_number(minimum=-20, step="0.5"))
    keys = fingers.window.view.findChild(NumberPad).findChildren(QPushButton)
    assert len(keys) == 13
    for key in [*keys, fingers.button("number_confirm")]:
        assert key.accessibleName() not in {"", "-", "."}
        assert min(key.width(), key.height()) >= fingers.window.sizes.mm(15)


def test_a_screen_reader_is_told_the_number_while_it_is_entered(at_the_question):
    fingers = at_the_question(a_number())
    fingers.touch("number_1", "number_2")
    assert display(fingers).accessibleName() == "Your number: 12"


def test_a_language_that_writes_a_comma_shows_one(open_kiosk, make_survey, stub_coins):
    question = a_number(DIRECT, step="0.5", text={"fr": "Combien d’heures ?"})
    survey = make_survey(question, languages=["fr"], title={"fr": "Petite enquête"})
    fingers = open_kiosk(survey, coins=stub_coins())
    fingers.touch("start", "number_1", "number_point", "number_5")
    assert "1,5" in display(fingers).text()
    fingers.touch("number_confirm")
    assert fingers.stored == ["1.5"]


def test_shown_coins_choose_the_question_and_the_number_is_recorded(at_the_question):
    fingers = at_the_question(a_number(GREENBERG), 0, 9)
    fingers.touch("toss")
    assert "Answer the second question." in fingers.words
    fingers.touch("number_5", "number_confirm")
    assert fingers.stored == ["5,1"]


def test_ones_own_device_reports_a_number(at_the_question):
    fingers = at_the_question(a_number(GREENBERG, mode="own_device"), 1)
    fingers.touch("number_5", "number_confirm")
    assert fingers.stored == ["5,2"]


# several answers


def test_choices_are_marked_confirmed_and_their_report_recorded(at_the_question):
    fingers = at_the_question(a_choice(), 2, 2, 2, 0)
    fingers.touch("choice_0", "choice_1", "choice_1", "choice_2", "choices_confirm")
    assert fingers.stage is Stage.THANKS
    assert fingers.stored == ["1011"]


def test_digits_mark_and_enter_confirms(at_the_question):
    fingers = at_the_question(a_choice(DIRECT))
    for key in (Qt.Key.Key_2, Qt.Key.Key_4, Qt.Key.Key_Return):
        fingers.key(key)
    assert fingers.stored == ["c1 c3"]


def test_one_more_than_the_most_is_refused_with_one_sentence(at_the_question):
    fingers = at_the_question(a_choice())
    fingers.touch("choice_0", "choice_1", "choice_3")
    assert hint(fingers) == "You can choose up to 2. To choose another, clear one first."
    ticked = [fingers.button(f"choice_{place}").isChecked() for place in range(4)]
    assert ticked == [True, True, False, False]


def test_none_can_be_confirmed_where_coins_protect_it_and_not_where_it_means_no_answer(
    at_the_question,
):
    fingers = at_the_question(a_choice(), 3, 3, 3, 3)
    assert fingers.button("choices_confirm").accessibleName() == "None of these"
    fingers.touch("choices_confirm")
    assert fingers.stored == ["0000"]
    direct = at_the_question(a_choice(DIRECT))
    assert direct.button("choices_confirm").accessibleName() == "Confirm"
    direct.touch("choices_confirm")
    assert direct.stage is Stage.QUESTION
    assert hint(direct) == "Please touch at least one answer."


# nothing is left


@pytest.mark.parametrize(
    ("question", "ways"),
    [
        (a_number(), (("number_5",), ("number_1", "number_5"))),
        (a_choice(), (("choice_0",), ("choice_1", "choice_2"))),
    ],
    ids=["number", "choices"],
)
def test_afterwards_every_screen_is_pixel_identical_whatever_was_entered(
    open_kiosk, make_survey, stub_coins, question, ways
):
    confirm = "number_confirm" if question["type"] == "number" else "choices_confirm"
    seen = []
    for keys in ways:
        fingers = open_kiosk(make_survey(question, END), coins=stub_coins())
        fingers.touch("start", *keys, confirm)
        pictures = [fingers.picture]
        fingers.touch("go_on")
        pictures.append(fingers.picture)
        fingers.touch("next")
        pictures.append(fingers.picture)
        seen.append(pictures)
    assert seen[0] == seen[1]


@pytest.mark.parametrize(
    ("question", "ways"),
    [
        (a_number(required=False), ((), ("number_1", "number_5"))),
        (a_choice(required=False), ((), ("choice_1", "choice_2"))),
    ],
    ids=["number", "choices"],
)
def test_after_a_skip_every_screen_is_pixel_identical_whatever_was_entered(
    open_kiosk, make_survey, stub_coins, question, ways
):
    seen = []
    for keys in ways:
        fingers = open_kiosk(make_survey(question, END), coins=stub_coins())
        fingers.touch("start", *keys, "skip")
        pictures = [fingers.picture]
        fingers.touch("go_on")
        seen.append([*pictures, fingers.picture])
    assert seen[0] == seen[1]


@pytest.mark.parametrize("way", ["number_confirm", "stop", "skip"])
def test_what_was_entered_is_overwritten_by_whatever_way_it_is_left(
    open_kiosk, make_survey, stub_coins, way
):
    survey = make_survey(a_number(required=False), END)
    fingers = open_kiosk(survey, coins=stub_coins())
    fingers.touch("start", "number_1", "number_2")
    keys = fingers.window.view.entering._entry.keys
    assert keys == b"12"
    fingers.touch(way)
    assert keys == b""
    assert fingers.window.interviewing._entered == b""
    assert "12" not in " ".join(each.accessibleName() for each in all_widgets(fingers))


def all_widgets(fingers) -> list[QWidget]:
    return fingers.window.findChildren(QWidget)
