"""Putting trustees' statements together: do they agree, do the files hold what they say, what are the totals?

Every class of pads is known to all but t − 1 trustees. So t statements give each class at least once, and
t + 1 at least twice: one trustee who lies is then contradicted. A masked total of a file less the pads of all
classes is the total; modulo B − 1 that is the number of interviews, whatever the answers are. A kiosk that
counts an interview twice, or not at all, is so found without anything being opened.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from surveyapp.errors import UserProblem
from surveyapp.messages.amounts import count
from surveyapp.messages.message import msg
from surveyapp.messages.notice import listed
from surveyapp.storage.tallies.signed_files import Statement
from surveyapp.storage.tallies.sum_file import TallySum
from surveyapp.survey.definition.tally_counts import TallyCounts


class TrusteesDisagree(UserProblem):
    """Two trustees state different pads of a class that both know."""


@dataclass(frozen=True, slots=True)
class _Known:
    """What one trustee states of one class."""

    residues: tuple[tuple[int, ...], ...]
    """One a file, one number a total each: the pads modulo B − 1."""
    pads: tuple[int, ...] | None
    """One a total: of a share: the pads of all files modulo M."""


def _known(statement: Statement, pad_class: int) -> _Known:
    at = statement.classes.index(pad_class)
    residues = tuple(classes[at] for classes in statement.residues)
    return _Known(residues, None if statement.pads is None else statement.pads[at])


def _by_class(statements: Sequence[Statement]) -> dict[int, list[tuple[Statement, _Known]]]:
    """Return for each class who states what of it."""
    classes = sorted({pad_class for one in statements for pad_class in one.classes})
    return {
        pad_class: [(one, _known(one, pad_class)) for one in statements if pad_class in one.classes]
        for pad_class in classes
    }


def check_statements(tally_sum: TallySum, statements: Sequence[Statement]) -> None:
    """Look whether trustees agree, and whether each file holds as many interviews as it says.

    Parameters
    ----------
    tally_sum
        the sum.
    statements
        of at least t trustees about it: all signed lists, or all shares.

    Raises
    ------
    TrusteesDisagree
        naming the one who lies, if all others agree and what they state is right; else all who disagree.
    UserProblem
        naming the file and the total that does not hold its interviews.
    """
    contradicting = _contradicting(statements)
    if not contradicting:
        _check_files(tally_sum, statements)
        return
    liars = [one for one in statements if _are_right(tally_sum, _without(one, statements))]
    if len(liars) == 1:
        (liar,) = liars
        others = listed([one.name for one in _without(liar, statements)])
        raise TrusteesDisagree(
            msg(
                "What {trustee} states is false: {others} contradict it, and what they state fits the files. "
                "Leave it out, and ask {trustee} what happened.",
                trustee=liar.name,
                others=others,
            )
        )
    raise TrusteesDisagree(
        msg(
            "The trustees {trustees} contradict each other: what one of them states is false. Ask them for "
            "their files again, or ask other trustees.",
            trustees=listed([one.name for one in statements if one.trustee in contradicting]),
        )
    )


def _without(left_out: Statement, statements: Sequence[Statement]) -> list[Statement]:
    return [one for one in statements if one is not left_out]


def _contradicting(statements: Sequence[Statement]) -> set[int]:
    """Return the places of all trustees who state another thing of a class than somebody else."""
    found = set()
    for (first, known), *others in _by_class(statements).values():
        for other, stated in others:
            if stated != known:
                found |= {first.trustee, other.trustee}
    return found


def _are_right(tally_sum: TallySum, statements: Sequence[Statement]) -> bool:
    """Return whether statements suffice, agree, and fit the files."""
    if len(statements) < tally_sum.scheme.tallies.threshold or _contradicting(statements):
        return False
    try:
        _check_files(tally_sum, statements)
        if all(one.pads is not None for one in statements):
            _counts(tally_sum, statements)
    except UserProblem:
        return False
    return True


def _check_files(tally_sum: TallySum, statements: Sequence[Statement]) -> None:
    scheme = tally_sum.scheme
    pads = [known[0][1].residues for known in _by_class(statements).values()]
    for place, file in enumerate(tally_sum.files):
        for number, (tally, packing) in enumerate(
            zip(scheme.layout.counted, scheme.packings, strict=True)
        ):
            total = file.residues[number] - sum(residues[place][number] for residues in pads)
            if packing.residue(total - file.interviews):
                raise UserProblem(
                    msg(
                        "In {file} the total of {tally} does not count each of its {interviews} interviews "
                        "once: the kiosk has counted wrongly, or what a trustee states is false. Add the "
                        "files again without it.",
                        file=file.message,
                        tally=tally.name,
                        interviews=count(file.interviews),
                    )
                )


def opened_counts(tally_sum: TallySum, shares: Sequence[Statement]) -> TallyCounts:
    """Return the totals that shares open.

    Parameters
    ----------
    tally_sum
        the sum.
    shares
        of at least t trustees about it.

    Raises
    ------
    TrusteesDisagree
        if two trustees state different pads.
    UserProblem
        if a file or a total does not hold as many interviews as it should, naming it; if a share contradicts
        itself.
    """
    for share in shares:
        _check_share(share)
    check_statements(tally_sum, shares)
    return _counts(tally_sum, shares)


def _check_share(share: Statement) -> None:
    """Look whether a share's pads of all files are those of each file together, modulo B − 1."""
    packings = share.tally_sum.scheme.packings
    assert share.pads is not None  # noqa: S101 - it is a share
    for at, pads in enumerate(share.pads):
        for number, packing in enumerate(packings):
            stated = sum(classes[at][number] for classes in share.residues)
            if packing.residue(pads[number] - stated):
                raise TrusteesDisagree(
                    msg(
                        "The share of {trustee} contradicts itself: leave it out, and ask {trustee} what "
                        "happened.",
                        trustee=share.name,
                    )
                )


def _counts(tally_sum: TallySum, shares: Sequence[Statement]) -> TallyCounts:
    scheme = tally_sum.scheme
    known = _by_class(shares).values()
    pads = [stated.pads for (_, stated), *_ in known if stated.pads is not None]
    found = []
    for number, (tally, packing) in enumerate(
        zip(scheme.layout.counted, scheme.packings, strict=True)
    ):
        total = tally_sum.totals[number] - sum(one[number] for one in pads)
        cells = packing.unpacked(total % packing.modulus)
        if sum(cells) != tally_sum.interviews:
            raise UserProblem(
                msg(
                    "The total of {tally} is wrong: a cell of it holds {count} interviews, and "
                    "all files together {interviews}. A kiosk or a trustee has not followed the rules; open "
                    "fewer files to find out which.",
                    tally=tally.name,
                    count=count(max(cells)),
                    interviews=count(tally_sum.interviews),
                )
            )
        found.append(cells)
    return TallyCounts(scheme.layout, tuple(found), tally_sum.is_simulated)
