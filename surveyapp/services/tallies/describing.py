"""What a file of tallies is, in sentences: for a list of files on the desk, and for ``tally show``."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from surveyapp.messages.amounts import count
from surveyapp.messages.message import Message, msg
from surveyapp.messages.notice import listed
from surveyapp.storage.collection.format import SIMULATED, TALLY_ENDING
from surveyapp.storage.files.csv_tables import read_csv
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.tallies.counts_file import ENDING as COUNTS_ENDING
from surveyapp.storage.tallies.counts_file import says_simulated, survey_in_words
from surveyapp.storage.tallies.signed_files import (
    SHARE_ENDING,
    SIGNED_ENDING,
    Claims,
    read_claims,
    read_statement,
)
from surveyapp.storage.tallies.sum_file import SIMULATED_NOTE, SUM_ENDING, TallySum, read_sum
from surveyapp.storage.tallies.tally_file import read_tally_file
from surveyapp.survey.definition.kiosk_names import kiosk_words
from surveyapp.survey.definition.tallies import Tallies


def described(path: Path, sums: Sequence[TallySum] = ()) -> tuple[Message, ...]:
    """Return what a file is, by its ending and its content.

    Parameters
    ----------
    path
        a tally file, a sum, a signed list, a share or a table of opened totals.
    sums
        with the sum that a signed list or a share is about, its signature is checked.

    Raises
    ------
    FileRefused
        if it is none of these, or not whole.
    """
    ending = path.name.lower()
    if ending.endswith(TALLY_ENDING):
        return _tally(path)
    if ending.endswith(SUM_ENDING):
        return _sum(read_sum(path))
    if ending.endswith((SIGNED_ENDING, SHARE_ENDING)):
        return _statement(path, sums)
    if ending.endswith(COUNTS_ENDING):
        return _counts(path)
    reason = msg("its name ends in none of {endings}", endings=", ".join(_ENDINGS))
    raise FileRefused(file=path.name, reason=reason)


_ENDINGS = (TALLY_ENDING, SUM_ENDING, SIGNED_ENDING, SHARE_ENDING, COUNTS_ENDING)


def _tally(path: Path) -> tuple[Message, ...]:
    file = read_tally_file(path)
    manifest = file.manifest
    assert file.survey.tallies is not None  # noqa: S101 - it is the file of one
    return (
        msg(
            "A kiosk's tally file of the survey {survey}, version {version}: {interviews} interviews, export "
            "{export} of batch {batch}.",
            survey=manifest.survey,
            version=manifest.version,
            interviews=count(manifest.interviews),
            export=manifest.export,
            batch=manifest.batch,
        ),
        msg("Signed by the kiosk “{words}”.", words=kiosk_words(manifest.kiosk)),
        who_opens(file.survey.tallies),
        *_simulated(manifest.mode == SIMULATED),
    )


def _simulated(is_simulated: bool) -> tuple[Message, ...]:  # noqa: FBT001 - the one fact
    return (SIMULATED_NOTE,) if is_simulated else ()


def who_opens(tallies: Tallies) -> Message:
    """Return who can open the totals of a survey.

    Parameters
    ----------
    tallies
        what the survey declares of them.
    """
    return msg(
        "Held by the trustees {names}: {signatures} of them sign a list of files, and then any {threshold} "
        "open its totals together, of at least {smallest} interviews.",
        names=listed([one.name for one in tallies.trustees]),
        signatures=tallies.needed_signatures,
        threshold=tallies.threshold,
        smallest=count(tallies.smallest),
    )


def _sum(tally_sum: TallySum) -> tuple[Message, ...]:
    kiosks = {file.kiosk for file in tally_sum.files}
    return (
        msg(
            "A sum of tally files of the survey {survey}, version {version}: {interviews} interviews (files: "
            "{count}, kiosks: {kiosks}). Nobody has signed it: whoever signs adds the files again.",
            count=count(len(tally_sum.files)),
            kiosks=count(len(kiosks)),
            survey=tally_sum.survey.id,
            version=tally_sum.survey.version,
            interviews=count(tally_sum.interviews),
        ),
        who_opens(tally_sum.scheme.tallies),
        *tally_sum.notes,
    )


def _statement(path: Path, sums: Sequence[TallySum]) -> tuple[Message, ...]:
    claims = read_claims(path)
    about = next((one for one in sums if one.sha256 == claims.sum_sha256), None)
    if about is not None:
        read_statement(path, about, is_share=claims.is_share)
    checked = (
        msg("The signature is right, and it is about the sum that was given with it.")
        if about is not None
        else msg("The signature was not checked: give the sum that it is about, too.")
    )
    return _claimed(claims), checked, *_simulated(claims.is_simulated)


def _claimed(claims: Claims) -> Message:
    facts = {
        "name": claims.name,
        "key": claims.key,
        "interviews": count(claims.interviews),
        "survey": survey_in_words(claims.survey),
    }
    if claims.is_share:
        return msg(
            "A share: with those of other trustees it opens a list of {interviews} interviews of the "
            "survey {survey}. Given by {name}, whose key is “{key}”.",
            **facts,
        )
    return msg(
        "A list of {interviews} interviews of the survey {survey}, signed by {name}, whose key is “{key}”. "
        "It opens nothing.",
        **facts,
    )


def _counts(path: Path) -> tuple[Message, ...]:
    header, rows = read_csv(path)
    if header[:2] != ["survey", "tally"] or header[-1] != "count" or not rows:
        reason = msg("it is not a table of opened totals")
        raise FileRefused(file=path.name, reason=reason)
    survey, first = rows[0][1][:2]
    try:
        interviews = sum(int(row[-1]) for _, row in rows if row[1] == first)
    except ValueError as problem:
        reason = msg("it is not a table of opened totals")
        raise FileRefused(file=path.name, reason=reason) from problem
    return (
        msg(
            "Opened totals of the survey {survey}: {interviews} interviews, {count} totals. Nobody has "
            "signed the table.",
            survey=survey_in_words(survey),
            interviews=count(interviews),
            count=count(len({row[1] for _, row in rows})),
        ),
        *_simulated(says_simulated(survey)),
    )
