"""Office, trustee and combiner lose nothing: every file operation of every step fails, or kills.

The files of others stay as they are, what is written is whole or not there, and the step can be done again to
the same bytes. A trustee's ledger is whole, and knows of a list before a signature of it exists.
"""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from failing_disk import CAN_FAIL, WAYS, WHY_NOT, FailingDisk, failing_disk, places
from played_roles import NAMES, secret_of, with_tallies, write_tally

from surveyapp.services.project.kiosk_trust import EVERY_KIOSK
from surveyapp.services.tallies.adding import add_tallies
from surveyapp.services.tallies.trustee_steps import FileList, TrusteeAtWork, open_list, sign_list
from surveyapp.storage.tallies.ledger import Ledger, ledger_path, new_ledger, read_ledgers
from surveyapp.storage.tallies.recovery_lines import recovery_lines
from surveyapp.storage.tallies.trustee_keys import TRUSTEE_FILE
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.strict_json import parse

pytestmark = pytest.mark.skipif(not CAN_FAIL, reason=WHY_NOT)

MADE = {
    "tally add": "made.sum",
    "tally sign": "made.signed",
    "tally open": "made.partial",
    "tally combine": "made.counts.csv",
    "key recover": "made.trusteekey",
}
NOTED = ("tally sign", "tally open")
ANA = "ana.ledger"


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with all files of a small study; Ana's ledger is still empty, ``known`` is what it becomes."""
    folder = tmp_path_factory.mktemp("tallies") / "good"
    folder.mkdir()
    question = {"id": "used", "type": "yes_no", "text": {"en": "?"}}
    value = {"format": "surveyapp-survey/1", "id": "clinic", "version": 1, "languages": ["en"]}
    value |= {
        "title": {"en": "T"},
        "questions": [{**question, "design": {"name": "two_coins"}}],
    }
    asked = read_survey(parse(json.dumps(value).encode(), "clinic"), "clinic")
    survey = with_tallies(asked, ("used",), capacity=50)
    paths = [write_tally(folder, survey, number, [("yes",)] * 6) for number in (1, 2)]
    files = FileList(add_tallies(paths, folder / "R.sum", trust=EVERY_KIOSK).path, paths)
    people = [
        TrusteeAtWork(folder / f"{name.lower()}.trusteekey", secret_of(place))
        for place, name in enumerate(NAMES[:3])
    ]
    for one in people:
        new_ledger(ledger_path(one.key_file), one.secret)
    empty = (folder / ANA).read_bytes()
    signed = [
        sign_list(files, one, folder / f"R{place}.signed").path for place, one in enumerate(people)
    ]
    for place, one in enumerate(people):
        open_list(files, signed, one, folder / f"R{place}.partial")
    (folder / ANA).rename(folder / "known")
    (folder / ANA).write_bytes(empty)
    (folder / "lines").write_text("\n".join(recovery_lines(secret_of(0))))
    return folder


@pytest.fixture(scope="module")
def disk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FailingDisk]:
    with failing_disk(tmp_path_factory.mktemp("faults")) as process:
        yield process


def given_files(folder: Path) -> dict[str, bytes]:
    """Return what others have made."""
    return {
        path.name: path.read_bytes()
        for path in folder.iterdir()
        if not path.name.startswith("made") and not path.name.startswith(ANA)
    }


def made_file(folder: Path, action: str) -> bytes | None:
    path = folder / MADE[action]
    if not path.exists():
        return None
    if action == "key recover":  # each salt is another one
        return TRUSTEE_FILE.public_key_of(path).raw
    return path.read_bytes()


def ledger_of(folder: Path) -> dict[str, Ledger]:
    return read_ledgers(folder / ANA, secret_of(0))


def start(good: Path, folder: Path, action: str) -> None:
    """Give ``action`` a folder of its own, with the ledger of somebody who may do it."""
    shutil.copytree(good, folder)
    if action == "tally open":  # a ledger that does not know what was signed is refused
        (folder / ANA).write_bytes((folder / "known").read_bytes())


def trials(disk: FailingDisk, good: Path, action: str, first: int, every: int) -> int:
    """Let ``action`` meet a fault at each ``every``-th operation; return how many operations it has."""
    folder = good.parent / "trial"
    start(good, folder, action)
    lines = disk.live(folder, action)
    assert lines[0] == "done"
    after, noted = made_file(folder, action), ledger_of(folder)
    assert after is not None
    operations = int(lines[-1].removeprefix("operations "))
    shutil.rmtree(folder)
    for at, (kind, sticky) in places(operations, WAYS, first, every):
        start(good, folder, action)
        lines = disk.live(folder, action, at=at, kind=kind, sticky=sticky)
        made, ledger = made_file(folder, action), ledger_of(folder)
        assert given_files(folder) == given_files(good)
        assert made in (None, after)
        assert ledger in ({}, noted)
        if "done" in lines:
            assert made == after
        if made is not None and action in NOTED:
            assert ledger == noted
        if made is None:
            assert disk.live(folder, action)[0] == "done"
            assert made_file(folder, action) == after
        shutil.rmtree(folder)
    return operations


@pytest.mark.parametrize("action", MADE)
def test_some_faults_of_each_step_lose_nothing_and_it_can_be_done_again(
    disk: FailingDisk, good: Path, action: str
) -> None:
    assert trials(disk, good, action, first=len(action), every=23) > 0


@pytest.mark.slow
@pytest.mark.parametrize("action", MADE)
def test_every_fault_of_each_step_loses_nothing_and_it_can_be_done_again(
    disk: FailingDisk, good: Path, action: str, capsys: pytest.CaptureFixture[str]
) -> None:
    disk.figures.clear()
    operations = trials(disk, good, action, first=0, every=1)
    with capsys.disabled():
        print(f"\n{action}: {operations} operations, {dict(disk.figures)}")
