"""``surveyapp coin check``: anybody can check a coin that a kiosk has opened."""

from __future__ import annotations

import pytest

from surveyapp.cli import main
from surveyapp.designs.core.checkable_coin import OpenedReport, Opening, RoundContext
from surveyapp.storage.collection.format import survey_hash
from surveyapp.survey.definition.fingerprint_words import bytes_to_words
from surveyapp.survey.definition.formats import SECOND_FORMAT
from surveyapp.survey.json_format.writing import canonical_survey

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


def test_words_alone_never_say_that_it_fits(check):
    code, out, _ = check(*COIN, "--words", WORDS, "--card", "5")
    assert code == 1
    assert "it fits" not in out
    assert out.startswith("Words alone prove nothing")
    assert WORDS in out
    assert "with card 5 the coin is (2 + 5) mod 6 = 1" in out


def test_two_coins_with_the_same_words_are_told_apart_by_the_square_alone(check):
    """Two hidden numbers that a second's search over the 32 bits of the words has found."""
    openings = [
        Opening(4, hidden, nonce.to_bytes(32, "big")) for hidden, nonce in ((0, 83907), (3, 33966))
    ]
    words = {bytes_to_words(each.commitment[:4]) for each in openings}
    assert len(words) == 1
    for each in openings:
        coin = ("--sides", "4", "--coin", str(each.hidden), "--nonce", each.nonce.hex())
        assert check(*coin, "--words", *words)[0] == 1
        code, out, _ = check(*coin, "--commitment", openings[0].commitment.hex(), "--words", *words)
        assert (code, out.splitlines()[0]) == (
            (0, "it fits") if each is openings[0] else (1, "IT DOES NOT FIT")
        )


def test_a_square_of_the_first_version_still_fits(check):
    code, out, _ = check(*COIN, "--commitment", OPENING.commitment.hex())
    assert code == 0
    assert out.startswith("it fits\n")


# the present version


@pytest.fixture
def survey(make_survey, yes_no_json):
    return make_survey(yes_no_json(challenge=True), checkable_coins=True, format=SECOND_FORMAT)


@pytest.fixture
def survey_file(survey, tmp_path):
    path = tmp_path / "s.survey.json"
    path.write_text(canonical_survey(survey))
    return str(path)


@pytest.fixture
def rounds(survey):
    """A coin that answers “no” by itself (coin 4 of 4), opened with the report ``record``."""

    def make(record="no", answer_round="used.1"):
        context = RoundContext(survey_hash(survey), "c0ffee", answer_round)
        return OpenedReport(Opening(4, 3, NONCE, context), 0, record)

    return make


def squares(told):
    return ("--commitment", f"surveyapp seal of a coin 2: {told.opening.commitment.hex()}",
            "--report-seal", f"surveyapp seal of a report 2: {told.seal.hex()}")  # fmt: skip


def test_an_opened_round_fits_both_squares_and_its_survey(check, rounds, survey_file):
    told = rounds()
    code, out, _ = check(
        "--opened", told.text, *squares(told), "--survey", survey_file, "--touched", "yes"
    )
    assert (code, out.splitlines()[0]) == (0, "it fits")
    assert "hidden number 3 and card 1 are 4: the coin is 4 of 4" in out
    assert "sealed for the record: no" in out


def test_a_record_of_the_touch_is_found_by_its_survey(check, rounds, survey_file):
    told = rounds("yes")
    code, out, _ = check(
        "--opened", told.text, *squares(told), "--survey", survey_file, "--touched", "yes"
    )
    assert code == 1
    assert out.startswith("THE MACHINE CHEATS: of “yes” this coin makes “no”, not “yes”\n")


def test_a_report_that_was_changed_after_it_was_sealed_does_not_fit(check, rounds):
    code, out, _ = check("--opened", rounds("no").text, *squares(rounds("yes")))
    assert (code, out.splitlines()[0]) == (1, "IT DOES NOT FIT")


def test_a_coin_of_another_survey_is_not_this_one_s(check, survey_file):
    told = OpenedReport(Opening(4, 3, NONCE, RoundContext("ab" * 32, "c0ffee", "used.1")), 0, "no")
    code, out, _ = check("--opened", told.text, *squares(told), "--survey", survey_file)
    assert (code, out.splitlines()[0]) == (1, "IT IS NOT OF THIS SURVEY")


@pytest.mark.parametrize("name", ["other.1", "practice.1"])
def test_a_round_of_no_question_is_said_to_be(check, rounds, survey_file, name):
    told = rounds(answer_round=name)
    code, out, _ = check("--opened", told.text, *squares(told), "--survey", survey_file)
    assert (code, out.splitlines()[0]) == (1, "IT IS OF NO QUESTION OF THIS SURVEY")


@pytest.mark.parametrize(
    ("left_out", "said"), [(0, "Whether the machine chose"), (2, "Whether the report was changed")]
)
def test_one_square_alone_does_not_say_that_all_fits(check, rounds, left_out, said):
    told = rounds()
    shown = list(squares(told))
    del shown[left_out : left_out + 2]
    code, out, _ = check("--opened", told.text, *shown)
    assert code == 1
    assert "it fits" not in out
    assert said in out


def test_a_round_that_was_opened_before_the_touch_needs_one_square(check, rounds, survey_file):
    opening = rounds().opening
    shown = ("--commitment", opening.commitment.hex())
    assert check("--opened", opening.text, *shown, "--survey", survey_file)[0] == 0
    for more in (("--report-seal", "ab" * 32), ("--survey", survey_file, "--touched", "yes")):
        code, _, err = check("--opened", opening.text, *shown, *more)
        assert code == 2
        assert err.startswith("error: --")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--touched", "yes"), "--touched needs --survey"),
        (("--survey", "SURVEY", "--touched", "maybe"), "maybe is none of the answers yes, no."),
    ],
)
def test_what_cannot_be_compared_is_told(check, rounds, survey_file, arguments, said):
    given = [survey_file if each == "SURVEY" else each for each in arguments]
    code, _, err = check("--opened", rounds().text, *squares(rounds()), *given)
    assert code == 2
    assert said in err


def test_the_page_is_written(tmp_path, capsys):
    page = tmp_path / "page.html"
    assert main(["coin", "page", "--out", str(page)]) == 0
    assert capsys.readouterr().out == f"{page}\n"
    assert page.read_bytes().startswith(b"<!DOCTYPE html>")


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
    shown = ("--commitment", OPENING.commitment.hex())
    code, out, _ = check(*COIN, *shown, "--words", WORDS, *changed)
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
            "--commitment 12 is not part of an opened coin: it must be 64 digits",
        ),
        (("--words", WORDS, "--nonce", "xyz"), "it must be 64 digits 0–9 and a–f"),
        (("--words", WORDS, "--coin", "6"), "it must be a whole number from 0 to 5"),
        (("--words", WORDS, "--coin", "two"), "it must be a whole number from 0 to 5"),
        (("--words", WORDS, "--sides", "0"), "it must be a whole number from 1"),
        (("--words", WORDS, "--sides", "9" * 30), "it must be a whole number from 1"),
        (("--words", WORDS, "--card", "6"), "--card 6 is not part of an opened coin"),
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
    assert "Use coin check" in capsys.readouterr().err
