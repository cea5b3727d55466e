"""What analyses of a table in an engine take: python packaging/measure_engines.py [--rows N] [--engine NAME].

Makes a Parquet table of N interviews once (DuckDB draws it; a few bytes a row), lets the engine count it for
several analyses, and prints the seconds of each and the peak memory of all processes. With ``--check`` the
same rows are estimated from DuckDB too, and must give the same numbers. Needs the extra ``engines``.
"""

from __future__ import annotations

import argparse
import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import duckdb

from surveyapp.analyses.base.dataset import Dataset
from surveyapp.analyses.computation.estimates.of_dataset import WantedEstimates, estimates_of
from surveyapp.analyses.registry import analysis_named
from surveyapp.services.dataset.source import SourceRequest, open_source
from surveyapp.storage.project.external_engine import EngineSource
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey

ADDRESSES = {"duckdb": "duckdb://", "spark": "spark://local[*]"}
DIRECT, NOISY = {"name": "direct"}, {"name": "k_rr", "p_truth": "3/4"}
REGIONS = ("north", "centre", "south", "west")
DRAWN = {
    "region": f"{list(REGIONS)}[1 + (random() * 4)::INTEGER % 4]",
    "used": "CASE WHEN random() < 0.37 THEN 'yes' ELSE 'no' END",
    "paid": "CASE WHEN random() < 0.41 THEN 'yes' ELSE 'no' END",
    "food": "(1 + (random() * 5)::INTEGER % 5)::VARCHAR",
    "beds": "(1 + (greatest(random(), random()) * 5)::INTEGER % 5)::VARCHAR",
}
"""What each column holds: reports, which need no answers to be counted."""
ANALYSES = {
    "crosstab": {"questions": "region,used"},
    "compare": {"question": "used", "by": "region"},
    "rank": {"questions": "food,beds"},
    "distance": {"question": "food", "by": "region", "resamples": "200"},
    "regress": {"outcome": "used", "predictors": "region,food"},
}


def survey_of_table() -> Survey:
    """Return the survey whose reports the table has."""

    def asked(name: str, kind: str, design: dict[str, object], **more: object) -> dict[str, object]:
        return {"id": name, "type": kind, "text": {"en": name}, "design": design, **more}

    choices = [{"id": one, "text": {"en": one}} for one in REGIONS]
    return read_survey(
        {
            "format": "surveyapp-survey/1",
            "id": "engines",
            "version": 1,
            "languages": ["en"],
            "title": {"en": "Engines"},
            "questions": [
                asked("region", "single_choice", DIRECT, choices=choices),
                asked("used", "yes_no", {"name": "two_coins"}),
                asked("paid", "yes_no", {"name": "two_coins"}),
                asked("food", "rating", NOISY, levels=5),
                asked("beds", "rating", NOISY, levels=5),
            ],
        },
        "engines",
    )


def made_table(rows: int, folder: Path) -> Path:
    """Return the table, drawn if it is not there yet."""
    path = folder / f"reports-{rows}.parquet"
    if not path.exists():
        unfinished = path.with_suffix(".part")
        columns = ", ".join(f'{what} AS "{name}"' for name, what in DRAWN.items())
        with duckdb.connect() as database:
            database.execute("SELECT setseed(0.5)")
            database.execute(
                f"COPY (SELECT {columns} FROM range({rows})) TO '{unfinished}' (FORMAT parquet)"  # noqa: S608
            )
        unfinished.rename(path)
    return path


def peak_memory() -> float:
    """Return the peak memory of this process and all that it has started, in GB."""
    parents, peaks = {}, {}
    for place in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(
                line.split(":", 1) for line in place.read_text().splitlines() if ":" in line
            )
        except OSError:  # it has ended meanwhile
            continue
        pid = int(place.parent.name)
        parents[pid] = int(lines["PPid"])
        peaks[pid] = int(lines.get("VmHWM", "0 kB").split()[0])
    ours = {os.getpid()}
    while found := {pid for pid, parent in parents.items() if parent in ours} - ours:
        ours |= found
    return sum(peaks.get(pid, 0) for pid in ours) / 2**20


@contextmanager
def measured(what: str) -> Iterator[None]:
    """Print the seconds that something takes."""
    begin = time.perf_counter()
    yield
    print(f"{what:<12}{time.perf_counter() - begin:8.1f} s", flush=True)


def estimated(data: Dataset) -> list[object]:
    """Return the estimates of all questions."""
    return list(estimates_of(data, WantedEstimates()).rows)


def main() -> None:
    """Measure what the options ask for."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--rows", type=int, default=100_000_000)
    parser.add_argument("--engine", choices=ADDRESSES, default="spark")
    parser.add_argument("--folder", type=Path, default=Path(tempfile.gettempdir()))
    parser.add_argument("--check", action="store_true", help="compare with DuckDB's numbers")
    options = parser.parse_args()
    survey = survey_of_table()
    print(f"{options.rows:,} interviews, {options.engine}, {os.cpu_count()} cores")
    with measured("the table"):
        table = made_table(options.rows, options.folder)
    print(f"            {table.stat().st_size / 2**20:8.0f} MB")
    request = SourceRequest(
        engine=EngineSource(ADDRESSES[options.engine], str(table)), survey=survey
    )
    begin = time.perf_counter()
    with open_source(request) as data:
        print(f"{'open':<12}{time.perf_counter() - begin:8.1f} s", flush=True)
        with measured("estimate"):
            found = estimated(data)
        for name, chosen in ANALYSES.items():
            kind = analysis_named(name)
            assert kind is not None, name  # noqa: S101 - they are all there
            with measured(name):
                kind.read(**chosen).run(data)
    print(f"{'all':<12}{time.perf_counter() - begin:8.1f} s, peak memory {peak_memory():.2f} GB")
    if options.check:
        of_duckdb = SourceRequest(engine=EngineSource("duckdb://", str(table)), survey=survey)
        with open_source(of_duckdb) as data:
            print("same estimates as DuckDB:", estimated(data) == found)


if __name__ == "__main__":
    main()
