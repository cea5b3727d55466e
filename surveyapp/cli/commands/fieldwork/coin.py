"""The command line's part about checkable coins: anybody can check a coin that a kiosk opened."""

from __future__ import annotations

import argparse
import binascii
from pathlib import Path
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import DONE, WRONG_DATA, add_command
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

if TYPE_CHECKING:
    from surveyapp.designs.core.checkable_coin import OpenedReport, Opening

WORDS_PROVE_NOTHING = (
    "Words alone prove nothing: they are 32 bits, and a machine finds another coin with the same words in a "
    "second. Give --commitment with what the square said that was photographed before."
)


def not_opened_coin(*, option: object, given: object, reason: object) -> UserProblem:
    """What was typed is no opened coin."""
    return UserProblem(
        msg(
            "{option} {given} is not part of an opened coin: {reason}.",
            option=option,
            given=given,
            reason=reason,
        )
    )


def add_coin(commands: Any) -> None:
    """Add ``surveyapp coin check`` and ``surveyapp coin page``."""
    command = add_command(commands, "coin", _coin, "check a coin that a kiosk has opened")
    parts = command.add_subparsers(metavar="check|page", parser_class=type(command))
    check = add_command(
        parts, "check", _check, "check whether an opened round matches what was shown before"
    )
    check.add_argument(
        "--opened", metavar="TEXT", help="what the square of the opened round says, in quotes"
    )
    check.add_argument(
        "--commitment", metavar="HEX", help="the seal in the square that was shown before the card"
    )
    check.add_argument(
        "--report-seal", metavar="HEX", help="the seal in the square that was shown after the touch"
    )
    check.add_argument(
        "--words", metavar="WORDS", help="the words that named the seal; alone they prove nothing"
    )
    check.add_argument(
        "--survey", type=Path, metavar="SURVEY", help="the survey that must have been asked"
    )
    check.add_argument(
        "--touched", metavar="ANSWER", help="the answer that was touched, as the survey names it"
    )
    old = check.add_argument_group("coins of version 0.2, whose squares held a command")
    old.add_argument("--sides", metavar="B", help="how many cards there were")
    old.add_argument("--coin", metavar="S", help="the hidden number that was opened")
    old.add_argument("--nonce", metavar="HEX", help="the key that was opened with it")
    old.add_argument("--card", metavar="R", help="the card that was picked; it determines the coin")
    page = add_command(
        parts, "page", _page, "write the web page that checks coins on any phone, without a network"
    )
    page.add_argument("--out", type=Path, required=True, metavar="FILE", help="coin-check.html")


def _coin(_: argparse.Namespace) -> int:
    raise UserProblem(msg("Use coin check or coin page; add --help for their options."))


def _page(options: argparse.Namespace) -> int:
    from surveyapp.services.documentation.coin_page import write_coin_page  # noqa: PLC0415

    print(write_coin_page(options.out))
    return DONE


def _check(options: argparse.Namespace) -> int:
    seal, words = _seal("--commitment", options.commitment), _words(options.words)
    report_seal = _seal("--report-seal", options.report_seal)
    if seal is None and words is None and report_seal is None:
        raise UserProblem(
            msg(
                "There is nothing to compare the coin with. Give --commitment, from the "
                "square that was photographed before the card was picked."
            )
        )
    opening, report, card = _opened(options)
    found = _of_the_seals(opening, report, seal, words, report_seal)
    found += _of_the_survey(opening, report, options)
    for line in found or ["it fits"]:
        print(line)
    _tell(opening, report, card)
    return WRONG_DATA if found else DONE


def _of_the_seals(
    opening: Opening,
    report: OpenedReport | None,
    seal: bytes | None,
    words: bytes | None,
    report_seal: bytes | None,
) -> list[str]:
    """Return what keeps the opened round from fitting what was shown; nothing where it fits."""
    if report_seal is not None and report is None:
        raise UserProblem(
            msg(
                "--report-seal is there, but the opened round states no report: it was opened "
                "before the touch. Give --commitment alone."
            )
        )
    fits = all(opening.fits(shown) for shown in (seal, words) if shown is not None)
    if report is not None and report_seal is not None:
        fits = fits and report.seal == report_seal
    if not fits:
        return ["IT DOES NOT FIT"]
    if seal is None:
        return [WORDS_PROVE_NOTHING if report_seal is None else _COIN_IS_OPEN]
    if report is not None and report_seal is None:
        return [_REPORT_IS_OPEN]
    return []


_COIN_IS_OPEN = (
    "The report fits its seal. Whether the machine chose the coin nobody can tell without --commitment, what "
    "the square said that was shown before the card was picked."
)
_REPORT_IS_OPEN = (
    "The coin fits its seal. Whether the report was changed after “show” nobody can tell without "
    "--report-seal, what the square said that was shown after the touch."
)


def _of_the_survey(
    opening: Opening, report: OpenedReport | None, options: argparse.Namespace
) -> list[str]:
    """Return what keeps the round from being one of the survey's, or its report from following the coin."""
    if options.survey is None:
        if options.touched is not None:
            raise UserProblem(msg("--touched needs --survey, which states what coins make of it."))
        return []
    from surveyapp.services.kiosk.coin_evidence import why_not_of_survey  # noqa: PLC0415
    from surveyapp.storage.surveys.survey_files import load_survey  # noqa: PLC0415

    return why_not_of_survey(load_survey(options.survey), opening, report, options.touched)


def _opened(options: argparse.Namespace) -> tuple[Opening, OpenedReport | None, int | None]:
    """Return the coin, the report where one was sealed, and the card of a coin of the first version."""
    from surveyapp.designs.core.checkable_coin import Opening, read_opening  # noqa: PLC0415

    if options.opened is not None:
        read = read_opening(options.opened)
        return (read, None, None) if isinstance(read, Opening) else (read.opening, read, None)
    for name in ("sides", "coin", "nonce"):
        if getattr(options, name) is None:
            raise UserProblem(
                msg("There is no opened round. Give --opened, what its square says, in quotes.")
            )
    sides = _whole("--sides", options.sides, low=1, high=2**32 - 1)
    hidden = _whole("--coin", options.coin, low=0, high=sides - 1)
    card = None
    if options.card is not None:
        card = _whole("--card", options.card, low=0, high=sides - 1)
    return Opening(sides, hidden, _nonce(options.nonce)), None, card


def _tell(opening: Opening, report: OpenedReport | None, card: int | None) -> None:
    from surveyapp.survey.definition.fingerprint_words import SEAL_BYTES, bytes_to_words  # noqa: PLC0415

    print(f"the seal of the opened coin is named {bytes_to_words(opening.commitment[:SEAL_BYTES])}")
    print(f"and is {opening.commitment.hex()}")
    if card is not None:
        made = f"({opening.hidden} + {card}) mod {opening.sides} = {opening.coin(card)}"
        print(f"with card {card} the coin is {made}")
    if report is not None:
        together = opening.hidden + report.card + 1
        less = f", less {opening.sides}" if together > opening.sides else ""
        print(
            f"hidden number {opening.hidden} and card {report.card + 1} are {together}{less}: "
            f"the coin is {opening.coin(report.card) + 1} of {opening.sides}"
        )
        print(f"sealed for the record: {report.record}")


def _whole(option: str, text: str, *, low: int, high: int) -> int:
    from surveyapp.designs.core.typed_numbers import NotANumber, typed_whole  # noqa: PLC0415

    try:
        number = typed_whole(text)
    except NotANumber:
        number = low - 1
    if not low <= number <= high:
        reason = f"it must be a whole number from {low} to {high}"
        raise not_opened_coin(option=option, given=text, reason=reason)
    return number


def _nonce(text: str) -> bytes:
    from surveyapp.designs.core.checkable_coin import NONCE_BYTES  # noqa: PLC0415

    return _bytes("--nonce", text, NONCE_BYTES)


def _seal(option: str, text: str | None) -> bytes | None:
    """Return the seal that a square says, with the words before it or without."""
    from surveyapp.designs.core.checkable_coin import COMMITMENT_BYTES  # noqa: PLC0415
    from surveyapp.services.kiosk.checkable_coin import COIN_SQUARE, REPORT_SQUARE  # noqa: PLC0415

    if text is None:
        return None
    for words in (COIN_SQUARE, REPORT_SQUARE):
        text = text.replace(words, "")
    return _bytes(option, text, COMMITMENT_BYTES)


def _bytes(option: str, text: str, wanted: int) -> bytes:
    reason = f"it must be {2 * wanted} digits 0–9 and a–f"
    try:
        data = binascii.unhexlify("".join(text.split()))
    except ValueError as problem:
        raise not_opened_coin(option=option, given=text, reason=reason) from problem
    if len(data) != wanted:
        raise not_opened_coin(option=option, given=text, reason=reason)
    return data


def _words(text: str | None) -> bytes | None:
    from surveyapp.survey.definition.fingerprint_words import SEAL_BYTES, NotInWords, words_to_bytes  # noqa: PLC0415

    if text is None:
        return None
    try:
        data = words_to_bytes(text)
    except NotInWords as problem:
        reason = f"{problem.facts['word']} is none of the 256 words"
        raise not_opened_coin(option="--words", given=text, reason=reason) from problem
    if len(data) < SEAL_BYTES:
        raise not_opened_coin(option="--words", given=text, reason="there must be at least four")
    return data
