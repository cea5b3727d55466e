"""Numbers in sentences, as people write them."""

import pytest

from surveyapp.messages import amounts
from surveyapp.messages.numerals import Numerals

GERMAN = Numerals(",", ".")


@pytest.mark.parametrize(
    ("value", "said", "in_german"),
    [
        (2276.05, "2,276", "2.276"),
        (1_234_567.0, "1,234,567", "1.234.567"),
        (51.0, "51", "51"),
        (0.05, "0.05", "0,05"),
        (0.9996, "1", "1"),
        (0.000123456, "0.000123", "0,000123"),
        (
            1e-9,
            "1\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}10⁻⁹",
            "1\N{NO-BREAK SPACE}×\N{NO-BREAK SPACE}10⁻⁹",
        ),
        (0.0, "0", "0"),
    ],
)
def test_a_number_in_a_sentence_is_written_out(value, said, in_german):
    assert str(amounts.number(value)) == said
    assert GERMAN.written(amounts.number(value)) == in_german


@pytest.mark.parametrize(
    ("value", "said", "in_german"),
    [
        (2.0, "2.00", "2,00"),
        (1.999, "2.00", "2,00"),
        (0.5, "0.500", "0,500"),
        (99.96, "100", "100"),
        (-0.823, "-0.823", "\N{MINUS SIGN}0,823"),
        (-2276.05, "-2,276", "\N{MINUS SIGN}2.276"),
        (-0.0, "0", "0"),
    ],
)
def test_an_estimate_beside_its_interval_keeps_its_zeros(value, said, in_german):
    assert str(amounts.significant(value)) == said
    assert GERMAN.written(amounts.significant(value)) == in_german
