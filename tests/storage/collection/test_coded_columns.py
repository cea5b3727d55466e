import hashlib
from datetime import date

import numpy as np
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.storage.collection.coded_columns import MISSING, WIDE_MISSING, _nibbles, decode
from surveyapp.storage.collection.format import check_lines, compose, parse_collection
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.survey.json_format.reading import read_survey

KEY = Ed25519PrivateKey.from_private_bytes(bytes(32))
DAY = date(2026, 3, 1)


def survey_with(*choices_by_question):
    def text(words):
        return {"en": words}

    questions = [
        {
            "id": f"q{number}",
            "type": "single_choice",
            "text": text("Which?"),
            "choices": [{"id": choice, "text": text(choice)} for choice in choices],
            "design": {"name": "direct"},
        }
        for number, choices in enumerate(choices_by_question)
    ]
    value = {
        "format": "surveyapp-survey/1",
        "id": "columns",
        "version": 1,
        "languages": ["en"],
        "title": text("Columns"),
        "questions": questions,
    }
    return read_survey(value, "columns.survey.json")


SURVEY = survey_with(
    ("a", "b", "ab", "abc"),
    ("eightchr", "eightch", "ninechars", "a-very-long-choice-of-thirty-two", "x"),
)


def collection_of(survey, lines):
    data = compose(survey, lines, KEY, batch=1, export=0, days=(DAY, DAY) if lines else None)
    return parse_collection(data, "some.collection")


def an_id(number):
    return hashlib.sha256(str(number).encode()).hexdigest()[:32]


reports = st.tuples(
    *(st.sampled_from((*question.reports, "")) for question in SURVEY.recorded_questions)
)


@given(st.lists(reports, max_size=40))
def test_the_fast_decoder_reads_what_the_slow_one_reads(rows):
    lines = sorted(",".join((an_id(i), *row)) for i, row in enumerate(rows))
    collection = collection_of(SURVEY, lines)
    columns = decode(collection)
    names = [
        (*q.reports, *[""] * (MISSING + 1 - len(q.reports))) for q in SURVEY.recorded_questions
    ]
    words = [
        [name[code] for code in codes] for name, codes in zip(names, columns.codes, strict=True)
    ]
    ids = [f"{h:016x}{low:016x}" for h, low in zip(columns.id_high, columns.id_low, strict=True)]
    read = [",".join(cells) for cells in zip(ids, *words, strict=True)]
    assert read == check_lines(collection) == lines


BAD_LINES = {
    "a report outside the alphabet": f"{an_id(0)},zz,x",
    "a report that begins like a known one": f"{an_id(0)},abcd,x",
    "a report that is longer than all": f"{an_id(0)},a,{'x' * 60}",
    "a long report with another tail": f"{an_id(0)},a,a-very-long-choice-of-thirty-twO",
    "a cell too many": f"{an_id(0)},a,x,x",
    "a cell too few": f"{an_id(0)},a",
    "an upper-case id": f"{an_id(0).upper()},a,x",
    "a short id": f"{an_id(0)[:31]},a,x",
    "a long id": f"{an_id(0)}0,a,x",
    "white space": f"{an_id(0)}, a,x",
    "a quoted cell": f'{an_id(0)},"a",x',
    "a carriage return": f"{an_id(0)},a,x\r",
    "a NUL": f"{an_id(0)},a\0,x",
    "a NUL alone": f"{an_id(0)},\0,x",
}


@pytest.mark.parametrize("name", BAD_LINES)
def test_a_line_that_no_kiosk_writes_is_refused_by_both(name):
    collection = collection_of(SURVEY, [BAD_LINES[name]])
    with pytest.raises(FileRefused, match=r"^some\.collection cannot be used: line 6 "):
        decode(collection)
    with pytest.raises(FileRefused, match=r"^some\.collection cannot be used: line 6 "):
        check_lines(collection)


@pytest.mark.parametrize(
    "ids", [(an_id(1), an_id(1)), tuple(sorted((an_id(1), an_id(2)), reverse=True))]
)
def test_ids_that_do_not_rise_are_refused_at_their_line(ids):
    collection = collection_of(SURVEY, [f"{i},a,x" for i in ids])
    with pytest.raises(FileRefused, match="line 7"):
        decode(collection)


def test_an_id_that_rises_in_its_second_half_only_is_in_order():
    lines = [f"{'0' * 31}1,a,x", f"{'0' * 31}2,b,x"]
    assert decode(collection_of(SURVEY, lines)).id_low.tolist() == [1, 2]


def test_a_collection_without_interviews_has_empty_columns():
    columns = decode(collection_of(SURVEY, []))
    assert len(columns.id_high) == 0
    assert [len(codes) for codes in columns.codes] == [0, 0]


def test_256_choices_leave_a_code_for_missing():
    survey = survey_with([f"c{i}" for i in range(256)])
    lines = sorted([f"{an_id(1)},c255", f"{an_id(2)},"])
    (codes,) = decode(collection_of(survey, lines)).codes
    assert sorted(codes.tolist()) == [255, WIDE_MISSING]


def a_group(size, of=("a", "b", "c")):
    def question(name):
        design = {"name": "warner", "p": "3/4"}
        return {"id": name, "type": "yes_no", "text": {"en": "?"}, "design": design}

    oracle = {
        "id": "bits",
        "type": "rating",
        "levels": 3,
        "text": {"en": "?"},
        "design": {"name": "unary", "epsilon": 1},
    }
    value = {
        "format": "surveyapp-survey/1",
        "id": "columns",
        "version": 1,
        "languages": ["en"],
        "title": {"en": "Columns"},
        "questions": [*map(question, "abc"), oracle],
        "groups": [{"ask_random": size, "of": list(of)}],
    }
    return read_survey(value, "columns.survey.json")


@pytest.mark.parametrize(
    ("of", "cells"), [(("a", "b", "c"), "yes,,no,"), (("c", "bits"), ",,no,010")]
)
def test_more_reports_than_anybody_is_asked_are_refused_by_both(of, cells):
    collection = collection_of(a_group(1, of), [f"{an_id(0)},{cells}"])
    with pytest.raises(FileRefused, match="line 6 has reports to more questions than its"):
        decode(collection)
    with pytest.raises(FileRefused, match="line 6"):
        check_lines(collection)


def test_as_many_reports_as_are_asked_or_fewer_are_read_by_both():
    survey = a_group(2)
    lines = sorted(
        f"{an_id(i)},{cells}"
        for i, cells in enumerate(("yes,,no,010", ",no,,", ",,,111", "no,no,,"))
    )
    collection = collection_of(survey, lines)
    assert len(decode(collection).codes) == 4
    assert check_lines(collection) == lines


def test_every_choice_of_a_long_list_is_read_as_itself():
    choices = tuple(f"c{number}" for number in range(256))
    lines = sorted(f"{an_id(n)},{choice}" for n, choice in enumerate((*choices, "")))
    columns = decode(collection_of(survey_with(list(choices)), lines))
    words = (*choices, *[""] * (WIDE_MISSING + 1 - len(choices)))
    read = [words[code] for code in columns.codes[0]]
    assert read == [line.split(",")[1] for line in lines]


@pytest.mark.parametrize("digit", ["g", "o", "@", "`", "/", ":", "A", "F", "\x7f", "\xe1"])
def test_what_is_no_hexadecimal_digit_makes_no_id(digit):
    line = f"{an_id(0)[:-1]}{digit}"
    digits = np.frombuffer(line.encode("latin-1"), dtype="<u8")
    assert [bool(is_right) for is_right in _nibbles(digits)[1]] == [True, True, True, False]
