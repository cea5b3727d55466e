"""A demonstration: an example survey, and collection files from several simulated kiosks.

The same respondents can be counted only, for trustees to open: then there are tally files and three keys.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from pathlib import Path

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.services.simulation.respondents import TRUTH_FILE, simulate
from surveyapp.services.simulation.simulated_files import write_once
from surveyapp.storage.collection.format import TALLY_ENDING
from surveyapp.storage.files.safe_files import make_folder, write_new
from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey, survey_text
from surveyapp.storage.tallies.ledger import ledger_path, new_ledger
from surveyapp.storage.tallies.trustee_keys import (
    TRUSTEE_KEY_ENDING,
    TrusteeSecret,
    write_trustee_key,
)
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.definition.tallies import Tallies, Trustee
from surveyapp.survey.definition.tally_uses import proposed_tallies

KIOSKS = 5
INTERVIEWS = 4000
SEED = 1
SURVEY_FILE = "clinic.survey.json"
PREVALENCES = {
    "region": (0.40, 0.35, 0.25),
    "drugs": (0.18, 0.82),
    "bribe": (0.31, 0.69),
    "violence": (0.12, 0.88),
    "source": (0.45, 0.25, 0.20, 0.10),
    "trust": (0.10, 0.20, 0.35, 0.25, 0.10),
}
TRUSTEES = ("Ana", "Ben", "Chi")
THRESHOLD = 2
CAPACITY = 5000
KEYS = "trustees"
"""The folder of the trustees' keys."""
PASSPHRASE = "only a demonstration"  # noqa: S105 - told to everybody
PASSPHRASE_FILE = "passphrase.txt"  # noqa: S105 - a name
STEPS_FILE = "steps.txt"


@dataclass(frozen=True, slots=True)
class Demo:
    """What the demonstration wrote."""

    survey: Path
    truth: Path
    files: tuple[Path, ...]


@dataclass(frozen=True, slots=True)
class TallyDemo(Demo):
    """What the demonstration of tallies wrote."""

    keys: tuple[Path, ...]
    """The trustees' private keys."""
    steps: tuple[str, ...]
    """The commands that open the totals, in order, to be run in the folder."""


def make_demo(folder: Path, progress: Progress = no_progress) -> Demo:
    """Write the demonstration to ``folder``: always the same respondents and coins.

    Raises
    ------
    DiskProblem
        if a file cannot be written.
    UserProblem
        if a file is there with other content.
    """
    make_folder(folder)
    survey = load_survey(resource("examples", SURVEY_FILE))
    write_once(folder / SURVEY_FILE, survey_text(survey).encode())
    files = _simulated(survey, folder, progress)
    return Demo(folder / SURVEY_FILE, folder / TRUTH_FILE, files)


def _simulated(survey: Survey, folder: Path, progress: Progress) -> tuple[Path, ...]:
    return simulate(
        survey,
        folder,
        interviews=INTERVIEWS,
        kiosks=KIOSKS,
        seed=SEED,
        prevalences=PREVALENCES,
        progress=progress,
    )


def make_tally_demo(folder: Path) -> TallyDemo:
    """Write the demonstration of tallies: the respondents of ``make_demo``, counted and not recorded.

    Raises
    ------
    DiskProblem
        if a file cannot be written.
    UserProblem
        if a file is there with other content.
    """
    make_folder(folder / KEYS)
    survey = _tally_demo_survey()
    write_once(folder / SURVEY_FILE, survey_text(survey).encode())
    files = tuple(sorted(folder.glob("*" + TALLY_ENDING)))  # whose masks no seed makes again
    if len(files) != KIOSKS:
        files = _simulated(survey, folder, no_progress)
    keys = tuple(_write_key(folder / KEYS, name) for name in TRUSTEES)
    if not (folder / PASSPHRASE_FILE).exists():
        write_new(folder / PASSPHRASE_FILE, f"{PASSPHRASE}\n".encode(), mode=0o600)
    steps = _steps()
    write_once(folder / STEPS_FILE, _told(steps).encode())
    return TallyDemo(folder / SURVEY_FILE, folder / TRUTH_FILE, files, keys, steps)


def _tally_demo_survey() -> Survey:
    """Return the survey of the demonstration with the tallies that its questions suggest."""
    survey = load_survey(resource("examples", SURVEY_FILE))
    trustees = tuple(Trustee(name, _secret(name).key) for name in TRUSTEES)
    return replace(
        survey, tallies=Tallies(proposed_tallies(survey).of, trustees, THRESHOLD, CAPACITY)
    )


def _secret(name: str) -> TrusteeSecret:
    """Return a key that everybody can make: the demonstration is the same everywhere, and is quick."""
    made = hashlib.sha256(f"surveyapp demonstration, trustee {name}".encode()).digest()
    return TrusteeSecret(made, is_hybrid=False)


def _write_key(folder: Path, name: str) -> Path:
    path = folder / f"{name.lower()}{TRUSTEE_KEY_ENDING}"
    secret = _secret(name)
    if not ledger_path(path).exists():
        new_ledger(ledger_path(path), secret)
    if not path.exists():
        write_trustee_key(path, PASSPHRASE, secret)
    return path


def _steps() -> tuple[str, ...]:
    """Return the commands, to be run in the demonstration's folder."""
    names = [name.lower() for name in TRUSTEES]
    files, total, table = f"*{TALLY_ENDING}", "all.sum", "all.counts.csv"

    def as_trustee(name: str) -> str:
        return f"--key {KEYS}/{name}{TRUSTEE_KEY_ENDING} --passphrase-file {PASSPHRASE_FILE}"

    return (
        f"surveyapp tally add {files} --accept-kiosks --out {total}",
        *(
            f"surveyapp tally sign {total} {files} {as_trustee(name)} --out {name}.signed"
            for name in names
        ),
        *(
            f"surveyapp tally open {total} {files} *.signed {as_trustee(name)} --out {name}.partial"
            for name in names[:THRESHOLD]
        ),
        f"surveyapp tally combine {total} *.partial --out {table}",
        f"surveyapp estimate {table} --survey {SURVEY_FILE}",
        f"surveyapp estimate {table} --survey {SURVEY_FILE} --by region",
    )


def _told(steps: tuple[str, ...]) -> str:
    add, *rest = steps
    signing, opening = rest[: len(TRUSTEES)], rest[len(TRUSTEES) : len(TRUSTEES) + THRESHOLD]
    combine, *estimates = rest[len(TRUSTEES) + THRESHOLD :]
    return "\n".join(
        (
            "A survey that keeps no records: 4,000 invented respondents, counted on five kiosks.",
            "Three trustees hold the totals, and any two of them open these together.",
            f"The passphrase of all three keys: {PASSPHRASE}",
            "These keys are known to everybody. Use them for nothing else.",
            "Run the commands in this folder.",
            "",
            "The office adds the files of the kiosks, which opens nothing:",
            add,
            "",
            "Each trustee checks the list and signs it:",
            *signing,
            "",
            "Two trustees open it:",
            *opening,
            "",
            "Anybody combines their shares:",
            combine,
            "",
            "The numbers are those of “surveyapp demo”, digit for digit:",
            *estimates,
            "",
        )
    )
