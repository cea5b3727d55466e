"""A kiosk is called by the same words wherever it is shown."""

from __future__ import annotations

from surveyapp.survey.definition.kiosk_names import KioskId, kiosk_words, short_kiosk_name

KIOSK = KioskId("5ae99b51" * 8)


def test_the_short_name_is_how_the_words_begin():
    assert kiosk_words(KIOSK).startswith(short_kiosk_name(KIOSK) + "-")
    assert short_kiosk_name(KIOSK) == "fiddle-temple"


def test_what_has_no_key_has_no_words():
    assert short_kiosk_name("table-0123456789ab") == "table-01234567"
    assert short_kiosk_name("tablet of the north") == "tablet o"
