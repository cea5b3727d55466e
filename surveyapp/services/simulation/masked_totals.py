"""Tally files of simulated respondents: the same reports as in collection files, added to masked totals."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.messages.message import msg
from surveyapp.services.simulation.simulated_files import DAY, simulation_problem, write_once
from surveyapp.storage.collection.format import SIMULATED, TALLY_ENDING, kiosk_id
from surveyapp.storage.tallies.tally_file import Masker, compose_tally
from surveyapp.survey.definition.survey import Survey


def check_capacity(survey: Survey, interviews: int) -> None:
    """Refuse more interviews than a total of the survey holds.

    Parameters
    ----------
    survey
        the survey, with tallies or not.
    interviews
        how many are simulated.

    Raises
    ------
    UserProblem
        if they are too many.
    """
    if survey.tallies is not None and interviews > survey.tallies.capacity:
        reason = msg(
            "{interviews} interviews are more than the {capacity} that a total of this survey holds",
            interviews=f"{interviews:,}",
            capacity=f"{survey.tallies.capacity:,}",
        )
        raise simulation_problem(reason=reason)


def write_tallies(
    survey: Survey,
    path: Path,
    interviews: Sequence[Sequence[str]],
    key: Ed25519PrivateKey,
    day: date = DAY,
) -> list[Path]:
    """Write the tally files of one kiosk, each with as many interviews as it takes, and return them.

    The masks come from the operating system: equal seeds make other files, whose open totals are equal.

    Parameters
    ----------
    survey
        a survey with tallies.
    path
        the file that the kiosk would have for records; the names of its tally files are made from it.
    interviews
        the cells of each, in the order of the survey's columns.
    key
        the kiosk's key.
    day
        of all interviews.

    Raises
    ------
    UserProblem
        if there is a file of that name.
    DiskProblem
        if a file cannot be written.
    """
    masker = Masker(survey, kiosk_id(key.public_key()))
    files = []
    parts = _parts(interviews, masker.scheme.most_a_file)
    for batch, part in enumerate(parts, start=1):
        number = f"-{batch:04d}" if len(parts) > 1 else ""
        masked = masker.add_all(masker.nothing, part)
        data = compose_tally(
            masker.scheme, masked, key, batch=batch, export=1, days=(day, day), mode=SIMULATED
        )
        file = path.with_name(f"{path.stem}{number}{TALLY_ENDING}")
        write_once(file, data)
        files.append(file)
    return files


def _parts(interviews: Sequence[Sequence[str]], most: int) -> list[Sequence[Sequence[str]]]:
    starts = range(0, len(interviews), most)
    return [interviews[start : start + most] for start in starts]
