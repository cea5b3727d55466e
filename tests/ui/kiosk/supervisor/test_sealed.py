"""A kiosk that seals: its first start, its supervisor's page, and what is on its disk."""

from __future__ import annotations

import pytest

from surveyapp.storage.collection.format import Counts, read_collection
from surveyapp.storage.collection.unsealing import open_collection


@pytest.fixture
def sealed_kiosk(open_kiosk, sealed_survey):
    return open_kiosk(sealed_survey)


def test_the_words_of_the_key_are_compared_before_a_pin_is_chosen(
    open_kiosk, sealed_survey, opener
):
    kiosk = open_kiosk(sealed_survey, has_pin=False)
    assert all(word in kiosk.words for word in opener.key.fingerprint.split("-"))
    assert not kiosk.shows("pin_ok")
    kiosk.touch("same_words")
    assert kiosk.shows("pin_ok")


def test_who_finds_another_word_leaves_and_no_pin_is_set(open_kiosk, sealed_survey):
    kiosk = open_kiosk(sealed_survey, has_pin=False)
    kiosk.button("leave").click()
    assert not kiosk.window.isVisible()
    assert not kiosk.kiosk.pin.is_set


def test_a_kiosk_without_a_key_begins_with_the_pin(open_kiosk, small):
    assert open_kiosk(small, has_pin=False).shows("pin_ok")


def test_an_interview_by_touch_is_sealed_and_the_analyst_reads_it(sealed_kiosk, opener):
    sealed_kiosk.to_the_questions()
    sealed_kiosk.touch("answer_0", "next")
    (path,) = sealed_kiosk.store.folder.glob("*.collection")
    (box,) = read_collection(path).lines()
    (line,) = open_collection(read_collection(path), opener).collection.lines()
    assert line.endswith(",yes")
    assert "," not in box


def test_the_supervisor_sees_both_fingerprints_and_counts_in_steps_of_ten(
    sealed_kiosk, opener, monkeypatch
):
    monkeypatch.setattr(
        type(sealed_kiosk.store), "counts", property(lambda _: Counts(37, 9, 10, 0))
    )
    sealed_kiosk.unlock()
    assert opener.key.fingerprint in sealed_kiosk.words
    assert "Broken off: about 30 times; timed out: fewer than 10 times" in sealed_kiosk.words
    assert "Ended in the practice: about 10 times" in sealed_kiosk.words
    assert "37" not in sealed_kiosk.words
    sealed_kiosk.touch("about_kiosk")
    assert sealed_kiosk.kiosk.kiosk_words in sealed_kiosk.words


def test_a_kiosk_that_does_not_seal_says_so(small_kiosk):
    small_kiosk.unlock()
    assert "not sealed" in small_kiosk.words


def test_interviews_of_another_version_are_told_with_what_asking_again_costs(
    sealed_kiosk, sealed_survey
):
    store = sealed_kiosk.store
    other = store.folder / f"{sealed_survey.id}-v9-0001.collection"
    sealed_kiosk.unlock()
    assert "the ε of both add up" not in sealed_kiosk.words
    sealed_kiosk.touch("back_to_interviews")
    other.write_bytes(b"")
    sealed_kiosk.unlock()
    assert "the ε of both add up" in sealed_kiosk.words
