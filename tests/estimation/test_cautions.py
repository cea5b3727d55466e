from __future__ import annotations

from surveyapp.messages.message import Message


def test_a_caution_fills_its_sentence_and_a_translation_with_the_same_facts():
    caution = Message("{count} were left out.", {"count": 3})
    assert str(caution) == "3 were left out."
    assert caution.render(lambda _context, _text: "{count} fehlen.") == "3 fehlen."


def test_a_caution_shows_no_control_characters_of_a_stranger():
    assert str(Message("First: {label}.", {"label": "a\nb"})) == "First: a\\nb."
