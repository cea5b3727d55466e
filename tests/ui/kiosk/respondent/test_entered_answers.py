"""A day, a text and an order are recorded by the whole kiosk, and the entry is forgotten."""

from __future__ import annotations

import pytest

from surveyapp.services.kiosk.screen import Stage

EN = {"en": "What?"}
DIRECT = {"name": "direct"}
CHOICES = [{"id": name, "text": {"en": name.title()}} for name in ("roads", "parks")]
ASKED = [
    ({"type": "date"}, ("number_3", "date_next", "number_4", "number_1", "number_9", "number_9",
                        "number_0", "number_confirm"), "1990-04-03"),
    ({"type": "text"}, ("key_b", "space_letters", "turn_letters", "key_4", "text_confirm"), "b 4"),
    ({"type": "ranking", "choices": CHOICES}, ("item_1", "item_0", "order_confirm"), "parks roads"),
]  # fmt: skip


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case[0]["type"])
def test_beside_a_private_question_every_screen_is_the_same_whatever_was_answered(
    open_kiosk, make_survey, yes_no_json, stub_coins, case
):
    """Either answer, recorded as the wheel says: one row of screens, to the pixel, and one record."""
    asked, keys, recorded = case
    entered = {"text": EN, "design": DIRECT, **asked}
    survey = make_survey(
        {"id": "first", **entered},
        yes_no_json(),
        {"id": "last", **entered},
        format="surveyapp-survey/2",
    )
    seen = []
    for answer in ("answer_0", "answer_1"):
        fingers = open_kiosk(survey, coins=stub_coins(3))
        fingers.touch("start", *keys)
        fingers.practise()
        fingers.touch(answer)
        pictures = [fingers.picture]
        fingers.touch(*keys)
        pictures.append(fingers.picture)
        assert fingers.stage is Stage.THANKS
        seen.append((pictures, fingers.stored))
    assert seen[0] == seen[1]
    assert seen[0][1] in [[f"{recorded},{word},{recorded}"] for word in ("yes", "no")]


@pytest.mark.parametrize("case", ASKED, ids=lambda case: case[0]["type"])
def test_what_is_entered_is_what_is_recorded(open_kiosk, make_survey, stub_coins, case):
    asked, keys, recorded = case
    question = {"id": "q", "text": EN, "design": DIRECT, **asked}
    fingers = open_kiosk(make_survey(question, format="surveyapp-survey/2"), coins=stub_coins())
    fingers.touch("start", *keys)
    interviewing = fingers.window.interviewing
    assert fingers.stage is Stage.THANKS
    assert not interviewing._entered
    assert fingers.stored == [recorded]
