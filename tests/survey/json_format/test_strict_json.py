"""JSON from strangers."""

from __future__ import annotations

import contextlib
from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from surveyapp.survey.json_format.strict_json import NotJson, NotText, canonical, parse


@pytest.mark.parametrize(
    ("data", "byte"),
    [
        (b"\xef\xbb\xbf{}", 1),
        ("{}".encode("utf-16"), 1),
        ("{}".encode("utf-32"), 1),
        ('{"a": "é"}'.encode("latin-1"), 8),
        (b'{"a": "\xc0\xaf"}', 8),  # overlong
        (b'{"a": "\xed\xa0\x80"}', 8),  # a surrogate in UTF-8
    ],
)
def test_what_is_not_utf_8_is_refused_with_its_byte(data, byte):
    with pytest.raises(NotText, match=rf"f is not UTF-8 text \(byte {byte}\); save it as UTF-8"):
        parse(data, "f")


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"\0\0\0", b"{", b'{"a":1}x', b"{'a':1}", b'{"a":1,}', b"[1 2]", b'{"a":01}', b"\x1a"),
        *(b'{"a":"\n"}', b'{"a":0x10}', b'{"a":1_000}', "{}".encode("utf-16-le"), b"<html></html>"),
    ],
)  # fmt: skip
def test_what_is_not_json_is_refused_with_its_place(data):
    with pytest.raises(
        NotJson, match=r"^f is not valid JSON from line 1, column \d+ on\. Correct it there"
    ):
        parse(data, "f")


@pytest.mark.parametrize("opening", ["[", '{"a":', '[{"a":'])
def test_nesting_a_hundred_thousand_deep_is_refused(opening):
    with pytest.raises(NotJson, match="nested too deeply"):
        parse((opening * 100_000).encode(), "f")


def test_keys_written_twice_are_remembered():
    assert parse(b'{"a":1,"b":2,"a":3,"b":4,"c":5}', "f").duplicates == ("a", "b")


def test_a_hundred_thousand_keys_with_a_double_are_read_in_no_time():
    """Quadratic work would take minutes here."""
    keys = ",".join(f'"k{i}":1' for i in range(100_000))
    assert parse(f'{{"x":1,"x":2,{keys}}}'.encode(), "f").duplicates == ("x",)


def test_fractions_are_exact():
    assert parse(b"[0.1, 1e2]", "f") == [Decimal("0.1"), Decimal(100)]


@pytest.mark.parametrize("digits", ["9" * 16, "9" * 5000, "-" + "9" * 16])
def test_long_integers_are_decimals_and_so_no_whole_numbers_of_ours(digits):
    assert isinstance(parse(digits.encode(), "f"), Decimal)


@pytest.mark.parametrize("number", ["1e99999999999999999999", "-1e-99999999999999999999"])
def test_an_exponent_beyond_all_measure_is_not_a_number(number):
    assert parse(number.encode(), "f").is_nan()


@given(st.binary(max_size=60))
def test_any_bytes_are_json_or_refused(data):
    with contextlib.suppress(NotJson, NotText):
        parse(data, "f")


texts = st.text(st.characters(exclude_categories=["Cs"]))


@given(st.dictionaries(texts, st.integers() | texts))
def test_canonical_json_does_not_depend_on_the_order_of_keys(value):
    turned = dict(reversed(value.items()))
    assert canonical(turned) == canonical(value)


def test_canonical_json_refuses_what_json_cannot_say():
    with pytest.raises(ValueError, match="JSON"):
        canonical({"a": float("nan")})
