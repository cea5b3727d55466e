"""The command line's part about checkable coins: anybody can check a coin that a kiosk opened."""

from __future__ import annotations

import argparse
import binascii
from typing import TYPE_CHECKING, Any

from surveyapp.cli.options.output import add_command
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg

if TYPE_CHECKING:
    from surveyapp.designs.core.checkable_coin import Opening


def not_opened_coin(*, option: object, given: object, reason: object) -> UserProblem:
    """What was typed is no opened coin."""
    return UserProblem(
        msg(
            "{option} {given} is no part of an opened coin: {reason}.",
            option=option,
            given=given,
            reason=reason,
        )
    )


def add_coin(commands: Any) -> None:
    """Add ``surveyapp coin check``."""
    command = add_command(commands, "coin", _coin, "check a coin that a kiosk has opened")
    parts = command.add_subparsers(metavar="check", parser_class=type(command))
    check = add_command(
        parts, "check", _check, "tell whether an opened coin fits what was shown before"
    )
    check.add_argument("--sides", required=True, metavar="B", help="how many cards there were")
    check.add_argument(
        "--coin", required=True, metavar="S", help="the hidden number that was opened"
    )
    check.add_argument(
        "--nonce", required=True, metavar="HEX", help="the key that was opened with it"
    )
    check.add_argument(
        "--words", metavar="WORDS", help="the words shown before, with hyphens or spaces between"
    )
    check.add_argument(
        "--commitment", metavar="HEX", help="the seal in the square that was shown before"
    )
    check.add_argument("--card", metavar="R", help="the card that was picked; tells the coin")


def _coin(_: argparse.Namespace) -> int:
    raise UserProblem(msg("Say coin check; surveyapp coin check --help tells what it takes."))


def _check(options: argparse.Namespace) -> int:
    shown = _shown(options)
    opening, card = _opened(options)
    fits = all(opening.fits(each) for each in shown)
    print("it fits" if fits else "IT DOES NOT FIT")
    _tell(opening, card)
    if fits and max(map(len, shown)) < len(opening.commitment):
        print(
            "The words are the beginning of the commitment. A machine that searches long can find two "
            "coins with the same words, not with the same commitment: photograph the square."
        )
    return 0 if fits else 1


def _shown(options: argparse.Namespace) -> list[bytes]:
    """Return what the kiosk showed before: the commitment, the beginning of it, or both."""
    shown = []
    if options.commitment is not None:
        shown.append(_commitment(options.commitment))
    if options.words is not None:
        shown.append(_words(options.words))
    if not shown:
        raise UserProblem(
            msg(
                "There is nothing to compare the coin with. Give --commitment, from the "
                "square that was photographed before the card was picked, or --words."
            )
        )
    return shown


def _opened(options: argparse.Namespace) -> tuple[Opening, int | None]:
    from surveyapp.designs.core.checkable_coin import Opening  # noqa: PLC0415

    sides = _whole("--sides", options.sides, low=1, high=2**32 - 1)
    hidden = _whole("--coin", options.coin, low=0, high=sides - 1)
    card = None
    if options.card is not None:
        card = _whole("--card", options.card, low=0, high=sides - 1)
    return Opening(sides, hidden, _nonce(options.nonce)), card


def _tell(opening: Opening, card: int | None) -> None:
    from surveyapp.survey.definition.fingerprint_words import SEAL_BYTES, bytes_to_words  # noqa: PLC0415

    print(f"the opened coin has the words {bytes_to_words(opening.commitment[:SEAL_BYTES])}")
    print(f"and the commitment {opening.commitment.hex()}")
    if card is not None:
        made = f"({opening.hidden} + {card}) mod {opening.sides} = {opening.coin(card)}"
        print(f"with card {card} the coin is {made}")


def _whole(option: str, text: str, *, low: int, high: int) -> int:
    is_whole = text.isascii() and text.isdigit() and len(text) <= 10
    if not is_whole or not low <= int(text) <= high:
        reason = f"it must be a whole number from {low} to {high}"
        raise not_opened_coin(option=option, given=text, reason=reason)
    return int(text)


def _nonce(text: str) -> bytes:
    from surveyapp.designs.core.checkable_coin import NONCE_BYTES  # noqa: PLC0415

    return _bytes("--nonce", text, NONCE_BYTES)


def _commitment(text: str) -> bytes:
    from surveyapp.designs.core.checkable_coin import COMMITMENT_BYTES  # noqa: PLC0415

    return _bytes("--commitment", text, COMMITMENT_BYTES)


def _bytes(option: str, text: str, wanted: int) -> bytes:
    reason = f"it must be {2 * wanted} digits 0–9 and a–f"
    try:
        data = binascii.unhexlify("".join(text.split()))
    except ValueError as problem:
        raise not_opened_coin(option=option, given=text, reason=reason) from problem
    if len(data) != wanted:
        raise not_opened_coin(option=option, given=text, reason=reason)
    return data


def _words(text: str) -> bytes:
    from surveyapp.survey.definition.fingerprint_words import SEAL_BYTES, NotInWords, words_to_bytes  # noqa: PLC0415

    try:
        data = words_to_bytes(text)
    except NotInWords as problem:
        reason = f"{problem.facts['word']} is none of the 256 words"
        raise not_opened_coin(option="--words", given=text, reason=reason) from problem
    if len(data) < SEAL_BYTES:
        raise not_opened_coin(option="--words", given=text, reason="there must be at least four")
    return data
