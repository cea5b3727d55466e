"""Measures what tallies cost: python packaging/measure_tallies.py [--interviews N] [--hybrid].

Prints how many bytes an interview takes, how long a kiosk masks one, how long the office adds the files of a
thousand kiosks, and how long a trustee opens them on all cores. The survey has Q questions of ten choices,
counted each by itself, two of three trustees. ``--interviews 1000000`` makes a million first, which takes a
while; with fewer, the time for a million is worked out from these. Each figure has the seconds on the clock
and those that processors worked, for a machine on which others work too.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from datetime import date
from pathlib import Path

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.analyses.base.progress import no_progress
from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.tallies.adding import add_tallies
from surveyapp.services.tallies.trustee_steps import FileList, TrusteeAtWork, open_list, sign_list
from surveyapp.storage.collection.format import kiosk_id
from surveyapp.storage.tallies import opening
from surveyapp.storage.tallies.ledger import ledger_path, new_ledger
from surveyapp.storage.tallies.tally_file import Masked, Masker, TallyScheme, compose_tally
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey

MILLION = 1_000_000
KIOSKS = 1_000
CHOICES = 10
SMALL = 10
"""Interviews of each of a thousand kiosks."""
DAY = date(2026, 1, 1)


def tallied_survey(questions: int, *, is_hybrid: bool) -> Survey:
    """Return the survey: questions of ten choices, each counted, held by two of three trustees."""
    choices = [{"id": f"c{n}", "text": {"en": str(n)}} for n in range(CHOICES)]
    asked = [
        {
            "id": f"q{n}",
            "type": "single_choice",
            "text": {"en": "?"},
            "choices": choices,
            "design": {"name": "k_rr", "epsilon": 1},
        }
        for n in range(questions)
    ]
    value = {"format": "surveyapp-survey/2", "id": "measured", "version": 1, "languages": ["en"]}
    value |= {"title": {"en": "T"}, "questions": asked}
    value["tallies"] = {
        "of": [[f"q{n}"] for n in range(questions)],
        "trustees": [
            {"name": f"T{place}", "public_key": secret_of(place, is_hybrid=is_hybrid).key.text}
            for place in range(3)
        ],
        "threshold": 2,
        "capacity": MILLION,
    }
    return read_survey(value, "measured.survey.json")


def secret_of(place: int, *, is_hybrid: bool) -> TrusteeSecret:
    """Return a trustee's private key."""
    return TrusteeSecret(bytes([place + 1]) * 32, is_hybrid)


def write_file(folder: Path, survey: Survey, kiosk: int, batch: int, interviews: int) -> Path:
    """Write one kiosk's file; return its path."""
    key = Ed25519PrivateKey.from_private_bytes(kiosk.to_bytes(32))
    masker = Masker(survey, kiosk_id(key.public_key()))
    content: Masked = masker.nothing
    for number in range(interviews):
        content = masker.add(content, tuple(f"c{number % CHOICES}" for _ in survey.columns))
    path = folder / f"{kiosk}-{batch}.tally"
    scheme = TallyScheme(survey)
    path.write_bytes(
        compose_tally(
            scheme, content, key, batch=batch, export=1, days=(DAY, DAY), mode="simulated"
        )
    )
    return path


def write_files(folder: Path, survey: Survey, sizes: list[int]) -> list[Path]:
    """Write a file of each size, on all cores; return their paths."""
    folder.mkdir()
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as pool:
        made = [
            pool.submit(write_file, folder, survey, number, 1, size)
            for number, size in enumerate(sizes, start=1)
        ]
        return [one.result() for one in made]


@dataclass
class Took:
    """How long something took: on the clock, and by all processors together."""

    clock: float = 0.0
    worked: float = 0.0

    def __str__(self) -> str:
        return f"{self.clock:.2f} s ({self.worked:.2f} s of processors)"


@contextmanager
def timed() -> Iterator[Took]:
    """Give what is filled in at the end."""
    took = Took()
    clock, worked = time.perf_counter(), sum(os.times()[:4])
    yield took
    took.clock, took.worked = time.perf_counter() - clock, sum(os.times()[:4]) - worked


def trustee_in(folder: Path, place: int, *, is_hybrid: bool) -> TrusteeAtWork:
    """Return a trustee with an empty ledger."""
    secret = secret_of(place, is_hybrid=is_hybrid)
    key_file = folder / f"{place}.trusteekey"
    new_ledger(ledger_path(key_file), secret)
    return TrusteeAtWork(key_file, secret)


def measure(folder: Path, interviews: int, questions: int, *, is_hybrid: bool) -> None:
    """Print the figures of one kind of boxes."""
    survey = tallied_survey(questions, is_hybrid=is_hybrid)
    scheme = TallyScheme(survey)
    print(f"{'MLKEM768-X25519' if is_hybrid else 'X25519'}, {questions} questions, 2 of 3:")
    print(f"  {scheme.lines('0' * 32).letters + 1} bytes an interview")
    with timed() as took:
        write_file(folder, survey, 0, 1, 50)
    print(f"  {took.worked / 50 * 1000:.2f} ms a kiosk masks an interview (without writing it)")
    kiosks = write_files(folder / "kiosks", survey, [SMALL] * KIOSKS)
    with timed() as took:
        add_tallies(kiosks, folder / "kiosks.sum", trust=EVERY_KIOSK)
    print(f"  {took}: the office adds {KIOSKS:,} kiosks of {SMALL} interviews, signatures checked")
    most = scheme.most_a_file
    sizes = [most] * (interviews // most) + ([interviews % most] if interviews % most else [])
    files = FileList(folder / "many.sum", write_files(folder / "many", survey, sizes))
    with timed() as took:
        add_tallies(files.paths, files.sum_path, trust=EVERY_KIOSK)
    print(f"  {took}: the office adds {len(sizes)} files of {interviews:,} interviews")
    start = start_of_processes(folder, survey, is_hybrid=is_hybrid)
    print(f"  {start}: to start the processes that open")
    trustees = [trustee_in(folder, place, is_hybrid=is_hybrid) for place in range(3)]
    signed = []
    for place, trustee in enumerate(trustees):
        with timed() as took:
            signed.append(sign_list(files, trustee, folder / f"{place}.signed", no_progress).path)
        told("signs", took, start, interviews)
    with timed() as took:
        open_list(files, signed, trustees[0], folder / "0.partial", no_progress)
    told("opens", took, start, interviews)


def start_of_processes(folder: Path, survey: Survey, *, is_hybrid: bool) -> Took:
    """Return how long it takes to open next to nothing in as many processes as there are cores."""
    paths = write_files(folder / "few", survey, [1] * (os.cpu_count() or 1))
    opening.FEW_INTERVIEWS = 0
    with timed() as took:
        opening.open_files(paths, len(paths), secret_of(0, is_hybrid=is_hybrid), 0, no_progress)
    return took


def told(what: str, took: Took, start: Took, interviews: int) -> None:
    """Print how long a trustee took, and what a million would take."""
    cores = os.cpu_count() or 1
    print(f"  {took}: a trustee {what} {interviews:,} interviews on {cores} cores")
    if interviews != MILLION:
        million = (took.worked - start.worked) / interviews * MILLION / cores + start.clock
        print(f"    worked out for a million, with all cores free: {million:.0f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--interviews", type=int, default=20_000)
    parser.add_argument("--questions", type=int, default=10)
    parser.add_argument("--hybrid", action="store_true", help="boxes of ML-KEM-768 with X25519")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as made:
        measure(Path(made), given.interviews, given.questions, is_hybrid=given.hybrid)
