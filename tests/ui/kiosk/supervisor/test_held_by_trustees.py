"""A kiosk that only counts: its first start, its supervisor's page, and what respondents can read of it."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel


@pytest.fixture
def held(tallied, small):
    """Return a survey whose one question is counted."""
    return tallied(small, (small.recorded_questions[0].id,))


def test_the_words_of_each_trustee_are_compared_before_a_pin_is_chosen(open_kiosk, held):
    kiosk = open_kiosk(held, has_pin=False)
    for trustee in held.tallies.trustees:
        assert trustee.name in kiosk.words
        assert all(word in kiosk.words for word in trustee.key.fingerprint.split("-"))
    assert not kiosk.shows("pin_ok")
    kiosk.touch("same_words")
    assert kiosk.shows("pin_ok")


@pytest.mark.parametrize(
    ("trustees", "shown"), [(3, (1280, 800, 1)), (5, (800, 1280, 1)), (5, (1280, 800, 1))]
)
def test_the_words_stand_beside_what_says_that_they_are_the_same(
    open_kiosk, tallied, small, trustees, shown
):
    names = (small.recorded_questions[0].id,)
    held = tallied(small, names, trustees=trustees, threshold=trustees // 2 + 1)
    kiosk = open_kiosk(held, has_pin=False)
    width, height, pages = shown
    kiosk.window.resize(width, height)
    QApplication.processEvents()
    kiosk.turn_to(kiosk.button("same_words"))
    last = kiosk.window.view.findChild(QLabel, f"fingerprint_{trustees - 1}")
    assert not last.visibleRegion().isEmpty()
    assert kiosk.pages == pages


def test_the_supervisor_reads_that_trustees_hold_the_totals(open_kiosk, held):
    kiosk = open_kiosk(held)
    kiosk.unlock()
    assert "Held by trustees: no interview is kept, only totals. 2 of 3 trustees" in kiosk.words
    assert "not sealed" not in kiosk.words


def test_an_interview_by_touch_is_counted_and_who_opens_it_is_told_before(open_kiosk, held):
    kiosk = open_kiosk(held)
    assert "Answers are only counted. No record is kept." in kiosk.words
    kiosk.touch("learn_more")
    assert "2 of 3 trustees must do it together" in kiosk.words
    assert "does not remember what you touch" in kiosk.words
    kiosk.touch("back")
    kiosk.to_the_questions()
    kiosk.touch("answer_0", "next")
    assert not [*kiosk.store.folder.glob("*.collection")]
    (path,) = kiosk.store.folder.glob("*.tally")
    assert b"yes" not in path.read_bytes().split(b"\n", 3)[3]
