"""``surveyapp coin check``: anybody can check a coin that a kiosk has opened."""

from __future__ import annotations

import shlex

import pytest

from surveyapp.cli import main
from surveyapp.designs.core.checkable_coin import HiddenCoin, Opening
from surveyapp.designs.core.coins import SystemCoins
from surveyapp.services.kiosk.checkable_coin import checking_command
from surveyapp.survey.definition.fingerprint_words import bytes_to_words

NONCE = bytes(range(32))
OPENING = Opening(6, 2, NONCE)
WORDS = bytes_to_words(OPENING.commitment[:4])
COIN = ("--sides", "6", "--coin", "2", "--nonce", NONCE.hex())


@pytest.fixture
def check(capsys):
    def run(*arguments):
        code = main(["coin", "check", *arguments])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def test_the_words_that_were_shown_fit(check):
    code, out, _ = check(*COIN, "--words", WORDS, "--card", "5")
    assert code == 0
    assert out.startswith("it fits\n")
    assert WORDS in out
    assert "with card 5 the coin is (2 + 5) mod 6 = 1" in out
    assert "photograph the square" in out


def test_the_whole_seal_fits_and_needs_no_caution(check):
    code, out, _ = check(*COIN, "--commitment", OPENING.commitment.hex())
    assert code == 0
    assert "photograph" not in out


def test_the_command_in_the_square_of_a_check_runs_as_it_stands(capsys):
    hidden = HiddenCoin(36, SystemCoins())
    program, *arguments = shlex.split(checking_command(hidden.open()))
    assert program == "surveyapp"
    assert main(arguments) == 0
    assert "it fits" in capsys.readouterr().out


@pytest.mark.parametrize(
    "changed",
    [
        ("--sides", "7"),
        ("--coin", "3"),
        ("--nonce", bytes(32).hex()),
        ("--words", "acorn amber anchor apple"),
    ],
)
def test_anything_else_does_not_fit(check, changed):
    code, out, _ = check(*COIN, "--words", WORDS, *changed)
    assert code == 1
    assert out.startswith("IT DOES NOT FIT\n")


def test_words_that_fit_do_not_excuse_a_seal_that_does_not(check):
    code, _, _ = check(*COIN, "--words", WORDS, "--commitment", bytes(32).hex())
    assert code == 1


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ((), "There is nothing to compare the coin with."),
        (("--words", "acorn amber"), "there must be at least four"),
        (("--words", "acorn amber anchor nothing"), "nothing is none of the 256 words"),
        (
            ("--commitment", "12"),
            "--commitment 12 is no part of an opened coin: it must be 64 digits",
        ),
        (("--words", WORDS, "--nonce", "xyz"), "it must be 64 digits 0–9 and a–f"),
        (("--words", WORDS, "--coin", "6"), "it must be a whole number from 0 to 5"),
        (("--words", WORDS, "--coin", "two"), "it must be a whole number from 0 to 5"),
        (("--words", WORDS, "--sides", "0"), "it must be a whole number from 1"),
        (("--words", WORDS, "--sides", "9" * 30), "it must be a whole number from 1"),
        (("--words", WORDS, "--card", "6"), "--card 6 is no part of an opened coin"),
    ],
)
def test_what_is_no_opened_coin_is_told_in_one_sentence(check, arguments, said):
    code, out, err = check(*COIN, *arguments)
    assert (code, out) == (2, "")
    assert err.startswith("error: ")
    assert said in err
    assert err.count("\n") == 1


def test_coin_alone_says_what_to_say(capsys):
    assert main(["coin"]) == 2
    assert "Say coin check" in capsys.readouterr().err
