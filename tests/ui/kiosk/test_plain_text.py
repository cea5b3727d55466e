"""A survey's texts are shown to respondents as they are written, and no file that they name is opened."""

from __future__ import annotations

from typing import Any


def hostile_questions(text: str) -> list[dict[str, Any]]:
    words = {"en": text}
    choices = [{"id": f"c{j}", "text": {"en": f"{text} {j}"}} for j in range(3)]
    return [
        {"id": "used", "type": "yes_no", "text": words, "design": {"name": "two_coins"}},
        {
            "id": "goods",
            "type": "single_choice",
            "text": words,
            "choices": choices,
            "design": {"name": "direct"},
        },
        {"id": "end", "type": "note", "text": words},
    ]


def test_every_screen_shows_texts_as_they_are_written(
    open_kiosk, make_survey, hostile_text, seen
) -> None:
    text = hostile_text.text
    survey = make_survey(*hostile_questions(text), title={"en": text})
    fingers = open_kiosk(survey)
    seen.look_at(fingers.window, hostile_text)
    fingers.to_the_questions()
    for name in ("answer_0", "answer_1", "go_on", "next"):
        seen.look_at(fingers.window, hostile_text)
        fingers.touch(name)
    fingers.unlock()
    seen.look_at(fingers.window, hostile_text)
    assert seen.wrong == []
    assert seen.labels >= 4
    assert not [one for one in fingers.controls if one.toolTip()]
