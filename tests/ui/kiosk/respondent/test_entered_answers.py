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
def test_what_is_entered_is_what_is_recorded(open_kiosk, make_survey, stub_coins, case):
    asked, keys, recorded = case
    question = {"id": "q", "text": EN, "design": DIRECT, **asked}
    fingers = open_kiosk(make_survey(question, format="surveyapp-survey/2"), coins=stub_coins())
    fingers.touch("start", *keys)
    interviewing = fingers.window.interviewing
    assert fingers.stage is Stage.THANKS
    assert not interviewing._entered
    assert fingers.stored == [recorded]
