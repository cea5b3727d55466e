"""The last step: shares of enough trustees are put together, and the totals are written as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from surveyapp.errors import UserProblem
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import listed
from surveyapp.services.tallies.trustee_steps import signature_notes
from surveyapp.storage.files.safe_files import check_new, make_file
from surveyapp.storage.tallies.combining import opened_counts
from surveyapp.storage.tallies.counts_file import counts_text
from surveyapp.storage.tallies.signed_files import Statement, read_statement
from surveyapp.storage.tallies.sum_file import TallySum, read_sum
from surveyapp.survey.definition.tally_counts import TallyCounts


@dataclass(frozen=True, slots=True)
class Combined:
    """Totals that were opened."""

    path: Path
    """The table, written."""
    counts: TallyCounts
    """What it holds."""
    trustees: tuple[str, ...]
    """The names of those who took part."""
    notes: tuple[Message, ...]
    """What is to be known about it."""
    doubts: tuple[Message, ...]
    """What makes it doubtful that the totals are right."""


def combine_shares(sum_path: Path, paths: Sequence[Path], out: Path) -> Combined:
    """Open a sum with the shares of trustees, and write its totals to the new file ``out``.

    Parameters
    ----------
    sum_path
        the sum.
    paths
        the trustees' shares.
    out
        the table of totals to write; it must not be there.

    Raises
    ------
    UserProblem
        if shares are too few, not of this sum, or do not agree; if a file or a total does not hold the
        interviews that it should.
    DiskProblem
        if the table cannot be written, or is there.
    """
    check_new(out)
    tally_sum = read_sum(sum_path)
    shares = _shares(tally_sum, paths)
    counts = opened_counts(tally_sum, shares)
    make_file(out, counts_text(counts).encode())
    return Combined(
        path=out,
        counts=counts,
        trustees=tuple(share.name for share in shares),
        notes=_notes(tally_sum, shares),
        doubts=tuple(_doubts(counts)),
    )


def _shares(tally_sum: TallySum, paths: Sequence[Path]) -> tuple[Statement, ...]:
    shares: dict[int, Statement] = {}
    for path in paths:
        share = read_statement(path, tally_sum, is_share=True)
        known = shares.setdefault(share.trustee, share)
        if known.signed != share.signed:
            raise UserProblem(
                msg(
                    "{trustee} has given two shares of this list that differ: one is false. Leave both out, "
                    "and ask {trustee} what happened.",
                    trustee=share.name,
                )
            )
    tallies = tally_sum.scheme.tallies
    if len(shares) < tallies.threshold:
        missing = [one.name for place, one in enumerate(tallies.trustees) if place not in shares]
        raise UserProblem(
            msg(
                "{needed} trustees together can open this list, and here are the shares of {count}. Ask for "
                "the share of another one: {names}.",
                needed=tallies.threshold,
                count=len(shares),
                names=listed(missing),
            )
        )
    return tuple(shares[place] for place in sorted(shares))


def _notes(tally_sum: TallySum, shares: Sequence[Statement]) -> tuple[Message, ...]:
    tallies = tally_sum.scheme.tallies
    few = msg(
        "Only as many trustees took part as are needed, so a trustee who lies so that the numbers still fit "
        "would not be seen. With the share of one more it would."
    )
    said = () if len(shares) > tallies.threshold else (few,)
    return (*tally_sum.notes, *said, *signature_notes(tallies))


def _doubts(counts: TallyCounts) -> list[Message]:
    return [
        msg(
            "{question} is counted differently in {first} and in {second}, though both are of the same "
            "interviews: a kiosk has counted wrongly. Open fewer files together to find out which.",
            question=axis.name,
            first=first.name,
            second=second.name,
        )
        for axis, first, second in counts.contradictions()
    ]
