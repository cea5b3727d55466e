"""Numbers are read as people write them, in any script, and never as another number."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.designs.core.parameters import ParameterKind
from surveyapp.designs.core.typed_numbers import (
    NotANumber,
    filed_number,
    filed_parameter,
    typed_float,
    typed_list,
    typed_number,
    typed_whole,
)

SHARE = (
    "0.04",
    "0,04",
    "4 %",
    "4%",
    "%4",
    "٤٪",
    "٠٫٠٤",
    "०.०४",
    "1/25",
    "4\N{NO-BREAK SPACE}%",
    "０．０４",
    "4e-2",
    "٤أس\u061c-٠٢",
    "۴×۱۰^\u200e−۰۲",
)
LARGE = ("1234.5", "1234,5", "1 234,5", "1.234,5", "1,234.5", "1’234.5", "١٬٢٣٤٫٥", "1\u202f234,5")
OWN = pytest.mark.parametrize("own", [".", ",", "٫"])


@OWN
@pytest.mark.parametrize("text", SHARE)
def test_a_share_is_understood_in_every_notation(text, own):
    assert typed_number(text, own) == Fraction(1, 25)


@OWN
@pytest.mark.parametrize("text", LARGE)
def test_thousands_are_understood_however_they_are_parted(text, own):
    assert typed_number(text, own) == Fraction(2469, 2)


@pytest.mark.parametrize(
    ("text", "number"),
    [("½", Fraction(1, 2)), ("\N{MINUS SIGN}2", -2), ("- 2", -2), (".5", Fraction(1, 2)),
     (",5", Fraction(1, 2)), ("3 / 4", Fraction(3, 4)), ("12,34,567", 1234567), ("1,234,567", 1234567),
     ("\N{RIGHT-TO-LEFT MARK}5", 5), ("0,123", Fraction(123, 1000)), ("1234,567", Fraction(1234567, 1000))],
)  # fmt: skip
def test_other_notations(text, number):
    assert typed_number(text) == number


@pytest.mark.parametrize(
    ("text", "own", "number"), [("1,234", ",", "1.234"), ("1.234", ".", "1.234")]
)
def test_the_persons_own_decimal_sign_is_one(text, own, number):
    assert typed_number(text, own) == Fraction(number)


@pytest.mark.parametrize(
    ("text", "own", "ways"),
    [("1,234", ".", "1234 or 1.234"), ("1.234", ",", "1234 or 1,234"), ("12,500 %", ".", None)],
)
def test_what_can_be_read_as_two_numbers_is_refused_with_both(text, own, ways):
    with pytest.raises(NotANumber, match="can be read in two ways") as refused:
        typed_number(text, own)
    assert ways is None or str(refused.value).endswith(f"write {ways}")


@pytest.mark.parametrize(
    "text", ["", " ", "x", "1 2", "1.2.3", "1/0", "4 %%", "1,2,3", "--1", "nan", "inf", "1_000",
             "²", "10²", "1½",
             "1.23,5", "1,234,5", "12 34", "9" * 80]
)  # fmt: skip
def test_what_is_no_number_is_refused_in_one_sentence(text):
    with pytest.raises(NotANumber, match=r"write it as 0\.25, 25 % or 1/4"):
        typed_number(text)


@pytest.mark.parametrize("text", ["1234", "1,234", "1.234", "1 234", "١٬٢٣٤", "1’234"])
def test_a_point_or_comma_of_a_whole_number_parts_its_thousands(text):
    assert typed_whole(text) == 1234


@pytest.mark.parametrize("text", ["1.5", "1,23", "", "x", "1/2"])
def test_what_is_no_whole_number_is_refused_as_such(text):
    with pytest.raises(NotANumber):
        typed_whole(text)


def test_infinity_and_very_small_numbers_are_floats():
    assert [typed_float(one) for one in ("inf", "∞", "-inf", "1e-300", "0,5")] == [
        math.inf, math.inf, -math.inf, 1e-300, 0.5,
    ]  # fmt: skip
    with pytest.raises(NotANumber):
        typed_float("nan")


@pytest.mark.parametrize(
    ("text", "own", "numbers"),
    [
        ("0.5,0.25", ".", ["0.5", "0.25"]),
        ("0.5, 0.25", ".", ["0.5", "0.25"]),
        ("0,5; 0,25", ".", ["0.5", "0.25"]),
        ("0,5 0,25", ".", ["0.5", "0.25"]),
        ("0,5, 0,25", ",", ["0.5", "0.25"]),
        ("50 %, 25 %", ".", ["0.5", "0.25"]),
        ("1,2", ",", ["1.2"]),
        ("1,2", ".", ["1", "2"]),
        ("1/ 4 3 /4", ".", ["0.25", "0.75"]),
    ],
)
def test_lists_are_taken_apart(text, own, numbers):
    assert [typed_number(part, own) for part in typed_list(text, own)] == list(
        map(Fraction, numbers)
    )


def test_a_list_whose_commas_mean_two_things_is_refused():
    with pytest.raises(NotANumber, match="semicolons"):
        typed_list("0,5, 0,25")


@given(st.fractions(max_denominator=10**6), st.sampled_from(".,"))
def test_fractions_and_plain_decimals_are_read_back(number, own):
    assert typed_number(str(number), own) == number
    written = f"{float(number):.4f}".replace(".", own)
    assert typed_number(written, own) == Fraction(written.replace(own, "."))


def test_files_get_their_own_notation_and_what_is_no_number_stays_to_be_refused():
    texts = ("0,2", "20 %", "1/4", " 0.2 ", "٢٠٪", "1/3", "x", "1,234", "100/3 %")
    assert [*map(filed_number, texts)] == [
        "0.2",
        "0.2",
        "1/4",
        "0.2",
        "0.2",
        "1/3",
        "x",
        "1,234",
        "1/3",
    ]


@pytest.mark.parametrize(
    ("kind", "text", "filed"),
    [
        (ParameterKind.PROBABILITY, "25 %", "0.25"),
        (ParameterKind.COUNT, "1,000", 1000),
        (ParameterKind.COUNT, "x", "x"),
        (ParameterKind.PROBABILITIES, "0,25; 0,25", ["0.25", "0.25"]),
        (ParameterKind.PROBABILITIES, "0,5, 0,25", ["0,5, 0,25"]),
        (ParameterKind.ROWS, "3/4,1/4;1/4,3/4", [["3/4", "1/4"], ["1/4", "3/4"]]),
        (ParameterKind.ROWS, "0,7 0,3 | 0,3 0,7", [["0.7", "0.3"], ["0.3", "0.7"]]),
        (ParameterKind.DISTRIBUTION, " mean 2, sd 0.5", "mean 2, sd 0.5"),
    ],
)
def test_parameters_of_designs_are_filed_by_their_kind(kind, text, filed):
    assert filed_parameter(kind, text) == filed
