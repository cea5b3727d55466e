"""The analyst's public key as text: every typo is told, and its fingerprint is eight words."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.survey.definition.analyst_key import (
    PATTERN,
    AnalystKey,
    NotAnalystKey,
    read_analyst_key,
)
from surveyapp.survey.definition.fingerprint_words import WORDS, bytes_to_words
from surveyapp.survey.json_format.checked_value import SurveyMistakes
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json

KEY = AnalystKey(bytes(range(32)))
LETTERS = "abcdefghijklmnopqrstuvwxyz234567"


@given(st.binary(min_size=32, max_size=32) | st.binary(min_size=1216, max_size=1216))
def test_a_key_is_read_from_what_it_is_written_as(raw):
    assert read_analyst_key(AnalystKey(raw).text) == AnalystKey(raw)


@given(st.integers(9, len(KEY.text) - 1), st.sampled_from(LETTERS))
def test_one_wrong_letter_anywhere_is_told(place, letter):
    if KEY.text[place] in {letter, "-"}:
        return
    typo = KEY.text[:place] + letter + KEY.text[place + 1 :]
    with pytest.raises(NotAnalystKey) as told:
        read_analyst_key(typo)
    assert "checksum" in str(told.value)


def test_two_neighbours_exchanged_are_told():
    exchanged = [
        KEY.text[:at] + KEY.text[at + 1] + KEY.text[at] + KEY.text[at + 2 :]
        for at in range(9, len(KEY.text) - 1)
        if "-" not in KEY.text[at : at + 2] and KEY.text[at] != KEY.text[at + 1]
    ]
    assert len(exchanged) > 30
    for typo in exchanged:
        with pytest.raises(NotAnalystKey):
            read_analyst_key(typo)


@pytest.mark.parametrize(
    "text", [KEY.text.upper(), f" {KEY.text}\n", KEY.text[:9] + KEY.text[9:].replace("-", "")]
)
def test_capitals_spaces_around_and_lost_hyphens_are_forgiven(text):
    assert read_analyst_key(text) == KEY


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "must begin with"),
        ("ssh-ed25519 AAAA", "must begin with"),
        (KEY.text[:-1], "55 letters"),
        (KEY.text + "a", "57 letters"),
        (KEY.text[:-1] + "1", "never in one"),
        (KEY.text[:-1] + "é", "must begin with"),
    ],
)
def test_what_is_no_key_is_told_with_what_to_do(text, said):
    with pytest.raises(NotAnalystKey) as told:
        read_analyst_key(text)
    assert said in str(told.value)
    assert "copy" in str(told.value)


HYBRID = AnalystKey(bytes(n % 251 for n in range(1216)))


def test_a_hybrid_key_is_another_kind_and_its_typos_are_told_too():
    assert HYBRID.is_hybrid
    assert HYBRID.text.startswith("analyst2-")
    assert re.fullmatch(PATTERN, HYBRID.text)
    assert re.fullmatch(PATTERN, KEY.text)
    assert not re.fullmatch(PATTERN, HYBRID.text.replace("analyst2", "analyst1"))
    for at in range(9, len(HYBRID.text), 97):
        typo = HYBRID.text[:at] + ("a" if HYBRID.text[at] != "a" else "b") + HYBRID.text[at + 1 :]
        with pytest.raises(NotAnalystKey):
            read_analyst_key(typo)
    for text in (HYBRID.text.replace("analyst2", "analyst1"), HYBRID.text[:-1]):
        with pytest.raises(NotAnalystKey):
            read_analyst_key(text)


def test_the_words_are_256_plain_and_different_words():
    assert len(WORDS) == len(set(WORDS)) == 256
    assert all(word.isascii() and word.isalpha() and word.islower() for word in WORDS)
    assert min(map(len, WORDS)) >= 3


def test_a_fingerprint_is_eight_words_of_the_keys_hash():
    assert KEY.fingerprint.count("-") == 7
    # SHA-256 of the bytes 00 01 … 1f begins 630dcd2966c43366
    assert KEY.fingerprint == bytes_to_words(bytes.fromhex("630dcd2966c43366"))


def test_a_survey_keeps_its_key(survey_json):
    survey = read_survey(survey_json(analyst_key=KEY.text), "s")
    assert survey.analyst_key == KEY
    assert read_survey(survey_to_json(survey), "s") == survey


def test_a_survey_without_a_key_is_written_as_before(small):
    assert "analyst_key" not in survey_to_json(small)


@pytest.mark.parametrize("value", [KEY.text[:-1] + "a", 7, None, ["x"], ""])
def test_a_survey_with_a_typo_in_its_key_is_one_mistake_at_its_path(survey_json, value):
    with pytest.raises(SurveyMistakes) as told:
        read_survey(survey_json(analyst_key=value), "s")
    (mistake,) = told.value.mistakes
    assert mistake.path == "analyst_key"
