"""Two kiosks, an office, three trustees and an analyst, each in a folder of its own, with keys of their own.

Only the files that a stick carries go from one folder to another; the last of them gives the same estimates
as the same reports in collection files do, digit for digit.
"""

from __future__ import annotations

import json
import random
import shutil
from datetime import date
from pathlib import Path

import pytest

from surveyapp.cli import main
from surveyapp.storage.collection import key_file
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import load_survey

PEOPLE = ("ana", "ben", "chi")
DAY = date(2026, 11, 1)
PW = ("--passphrase-file", "pw")


@pytest.fixture
def run(monkeypatch, capsys, tmp_path):
    """Return what runs a command in somebody's folder, and lets it succeed."""
    monkeypatch.setattr(key_file, "_COST", {"n": 2**10, "r": 8, "p": 1})

    def command(who: str, *words: object) -> str:
        folder = tmp_path / who
        folder.mkdir(exist_ok=True)
        (folder / "pw").write_text(f"the passphrase of {who}\n")
        (folder / "pw").chmod(0o600)
        monkeypatch.chdir(folder)
        code = main([str(word) for word in words])
        out, err = capsys.readouterr()
        assert code == 0, err
        return out

    return command


def carried(folder: Path, pattern: str, *to: str) -> list[str]:
    """Carry files from one folder to others; return their names."""
    names = sorted(path.name for path in folder.glob(pattern))
    for other in to:
        (folder.parent / other).mkdir(exist_ok=True)
        for name in names:
            shutil.copy(folder / name, folder.parent / other / name)
    return names


def survey_value(**more: object) -> dict[str, object]:
    choices = [{"id": one, "text": {"en": one}} for one in ("north", "south")]
    return {
        "format": "surveyapp-survey/2" if more else "surveyapp-survey/1",
        "id": "clinic",
        "version": 1,
        "languages": ["en"],
        "title": {"en": "T"},
        "questions": [
            {
                "id": "region",
                "type": "single_choice",
                "text": {"en": "?"},
                "choices": choices,
                "design": {"name": "direct"},
            },
            {"id": "used", "type": "yes_no", "text": {"en": "?"}, "design": {"name": "two_coins"}},
        ],
        **more,
    }


def fill(folder: Path, survey: Path, reports: list[tuple[str, str]]) -> list[Path]:
    """Let two kiosks store reports and export them; return what the stick holds."""
    (folder / "stick").mkdir(parents=True)
    asked = load_survey(survey)
    for number in (0, 1):
        store = KioskStore(folder / f"kiosk{number}", asked)
        for report in reports[number::2]:
            store.add(report, DAY)
        store.export(folder / "stick")
        store.close()
    return sorted((folder / "stick").iterdir())


def test_roles_in_separate_folders_come_to_the_estimates_of_open_files(run, tmp_path):
    draw = random.Random(7)  # noqa: S311 - reports of nobody
    reports = [
        (draw.choice(["north", "south"]), draw.choice(["yes", "no", "no"])) for _ in range(60)
    ]
    keys = []
    for name in PEOPLE:
        out = run(name, "key", "new", "--trustee", "--x25519", "--out", f"{name}.trusteekey", *PW)
        keys.append(out.split('"public_key": "')[1].split('"')[0])
    trustees = [{"name": name, "public_key": key} for name, key in zip(PEOPLE, keys, strict=True)]
    tallies = {"of": [["used"], ["region", "used"]], "trustees": trustees, "threshold": 2}
    tallies |= {"capacity": 1000, "smallest": 50}
    (tmp_path / "fieldwork").mkdir()
    survey = tmp_path / "fieldwork" / "clinic.survey.json"
    survey.write_text(json.dumps(survey_value(tallies=tallies)))
    for path in fill(tmp_path / "fieldwork" / "tallies", survey, reports):
        shutil.copy(path, run_folder(tmp_path, "office"))
    files = carried(run_folder(tmp_path, "office"), "*.tally", *PEOPLE)
    run("office", "tally", "add", *files, "--accept-kiosks", "--out", "R.sum")
    carried(tmp_path / "office", "R.sum", *PEOPLE, "analyst")
    for name in PEOPLE:
        key = ("--key", f"{name}.trusteekey", *PW)
        run(name, "tally", "sign", "R.sum", *files, *key, "--out", f"{name}.signed")
    for name in PEOPLE:
        carried(tmp_path / name, f"{name}.signed", *(one for one in PEOPLE if one != name))
    signed = [f"{name}.signed" for name in PEOPLE]
    for name in PEOPLE[1:]:
        key = ("--key", f"{name}.trusteekey", *PW)
        run(name, "tally", "open", "R.sum", *files, *signed, *key, "--out", f"{name}.partial")
        carried(tmp_path / name, f"{name}.partial", "analyst")
    out = run(
        "analyst",
        "tally",
        "combine",
        "R.sum",
        "ben.partial",
        "chi.partial",
        "--out",
        "R.counts.csv",
    )
    assert "R.counts.csv: 2 totals of 60 interviews, opened by ben, chi" in out
    shutil.copy(survey, tmp_path / "analyst")
    opened = run(
        "analyst", "estimate", "R.counts.csv", "--survey", "clinic.survey.json", "--csv", "-"
    )
    for name in PEOPLE:  # no secret, passphrase or ledger has left its folder
        assert not list((tmp_path / "analyst").glob(f"{name}.[tl]*"))
    plain = tmp_path / "fieldwork" / "plain.survey.json"
    plain.write_text(json.dumps(survey_value()))
    collections = fill(tmp_path / "fieldwork" / "open", plain, reports)
    known = run("elsewhere", "estimate", *collections, "--csv", "-")
    rows = [row for row in known.splitlines() if not row.startswith("region,")]
    assert rows == [row for row in opened.splitlines() if not row.startswith("region,")]
    assert len(rows) == 3


def run_folder(tmp_path: Path, who: str) -> Path:
    folder = tmp_path / who
    folder.mkdir(exist_ok=True)
    return folder
