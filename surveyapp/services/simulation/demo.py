"""A demonstration: an example survey, and collection files from several simulated kiosks."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from surveyapp.analyses.base.progress import Progress, no_progress
from surveyapp.services.simulation.respondents import TRUTH_FILE, simulate, write_once
from surveyapp.storage.files.safe_files import make_folder
from surveyapp.storage.program.resources import resource
from surveyapp.storage.surveys.survey_files import load_survey, survey_text

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


@dataclass(frozen=True, slots=True)
class Demo:
    """What the demonstration wrote."""

    survey: Path
    truth: Path
    files: tuple[Path, ...]


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
    files = simulate(
        survey,
        folder,
        interviews=INTERVIEWS,
        kiosks=KIOSKS,
        seed=SEED,
        prevalences=PREVALENCES,
        progress=progress,
    )
    return Demo(folder / SURVEY_FILE, folder / TRUTH_FILE, files)
