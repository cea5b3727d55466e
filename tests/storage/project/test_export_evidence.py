"""Exports that contradict each other are told, in whatever order they come; honest ones never are."""

from __future__ import annotations

import json
import shutil
from datetime import date

import pytest
from checks import project_quality

from surveyapp.analyses.computation.quality.findings import Severity
from surveyapp.services.project.import_collections import import_files
from surveyapp.storage.kiosk.high_water import MARKS_FILE
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project.project import Project

DAY = date(2026, 3, 1)


class Device:
    """A kiosk's folder, somebody who can copy it and put copies back, and a stick an export."""

    def __init__(self, folder, survey) -> None:
        self.folder, self._survey, self._sticks = folder, survey, 0
        self.store = folder / "store"

    def ask(self, interviews: int) -> None:
        store = KioskStore(self.store, self._survey)
        for number in range(interviews):
            store.add([("yes", "no")[number % 2]], DAY)
        store.close()

    def export(self):
        self._sticks += 1
        stick = self.folder / f"stick{self._sticks}"
        stick.mkdir()
        store = KioskStore(self.store, self._survey)
        (path,) = store.export(stick).files
        store.close()
        return path

    def copied(self):
        return shutil.copytree(self.store, self.folder / f"copy{self._sticks}")

    def put_back(self, copy) -> None:
        shutil.rmtree(self.store)
        shutil.copytree(copy, self.store)


@pytest.fixture
def device(tmp_path, small):
    (tmp_path / "device").mkdir()
    return Device(tmp_path / "device", small)


def alarms(files, project):
    import_files(files, project)
    found = project_quality(project)
    acts = [one for one in found.findings if one.severity is Severity.ACT]
    assert ("Nothing" in str(found.verdict)) is (not acts)
    return [(one.subject, str(one.finding)) for one in acts]


def orders(files):
    """Return the files as they came, backwards, and with the last one first."""
    return files, files[::-1], [files[-1], *files[:-1]]


@pytest.fixture
def honest(device):
    files = []
    for interviews in (10, 0, 3, 12, 20):
        device.ask(interviews)
        files.append(device.export())
    return files


def test_honest_exports_are_left_in_peace(honest, tmp_path):
    assert alarms(honest, tmp_path / "p.surveydesk") == []
    assert alarms(honest[::-1], tmp_path / "q.surveydesk") == []
    assert alarms(honest[1::2], tmp_path / "r.surveydesk") == []


def test_a_store_that_was_set_back_between_two_exports_is_told(device, tmp_path):
    device.ask(10)
    files = [device.export()]
    device.ask(15)
    old = device.copied()
    device.ask(10)
    files.append(device.export())
    device.put_back(old)
    device.ask(10)
    files.append(device.export())
    for number, order in enumerate(orders(files)):
        ((subject, told),) = alarms(order, tmp_path / f"{number}.surveydesk")
        assert subject == "exports"
        assert "two different exports under one number: export 2 of batch 1" in told


def test_a_file_that_was_set_back_without_its_marks_lacks_interviews_later(device, tmp_path):
    """The marks keep numbers from being used twice, so the set-back shows in what is missing."""
    device.ask(10)
    files = [device.export()]
    old = (device.store / "small-v1-0001.collection").read_bytes()
    device.ask(12)
    files.append(device.export())
    (device.store / "small-v1-0001.collection").write_bytes(old)
    files.append(device.export())
    for number, order in enumerate(orders(files)):
        ((subject, told),) = alarms(order, tmp_path / f"{number}.surveydesk")
        assert subject == "exports"
        assert told.endswith("(batch 1) lacks interviews that its export 2 contains: 12.")


def test_a_clone_that_went_on_by_itself_is_told(device, tmp_path, small):
    device.ask(10)
    clone = Device(tmp_path / "clone", small)
    shutil.copytree(device.store, clone.store)
    device.ask(5)
    clone.ask(7)
    ((subject, told),) = alarms([device.export(), clone.export()], tmp_path / "p.surveydesk")
    assert (subject, "under one number" in told) == ("exports", True)


def test_a_deleted_file_that_is_begun_again_is_told(device, tmp_path):
    device.ask(10)
    files = [device.export()]
    for path in (*device.store.glob("*.collection"), device.store / MARKS_FILE):
        path.unlink()
    device.ask(11)
    files.append(device.export())
    ((_, told),) = alarms(files, tmp_path / "p.surveydesk")
    assert "under one number: export 1 of batch 1" in told


def test_a_content_that_comes_back_under_a_number_of_another_is_told(device, tmp_path):
    """The rolled-back content is in the project already, so only its number gives it away."""
    device.ask(10)
    old = device.copied()
    files = [device.export()]
    device.ask(10)
    files.append(device.export())
    device.put_back(old)
    files += [device.export(), device.export()]
    for number, order in enumerate(orders(files[:2] + files[3:])):
        told = alarms(order, tmp_path / f"{number}.surveydesk")
        assert [subject for subject, _ in told] == ["exports"]
        assert "under one number: export 2 of batch 1" in told[0][1]


def test_the_same_file_twice_changes_nothing(honest, tmp_path):
    project = tmp_path / "p.surveydesk"
    assert alarms([*honest, *honest], project) == []
    assert alarms(honest, project) == []


def test_what_was_removed_is_no_evidence_any_more(device, tmp_path, run):
    device.ask(10)
    files = [device.export()]
    for path in (*device.store.glob("*.collection"), device.store / MARKS_FILE):
        path.unlink()
    device.ask(11)
    files.append(device.export())
    project = tmp_path / "p.surveydesk"
    assert len(alarms(files, project)) == 1
    run("undo", "--project", project)
    assert alarms(files[:1], project) == []


def test_the_command_says_so_too(device, tmp_path, run):
    device.ask(10)
    files = [device.export()]
    for path in (*device.store.glob("*.collection"), device.store / MARKS_FILE):
        path.unlink()
    device.ask(11)
    files.append(device.export())
    project = tmp_path / "p.surveydesk"
    import_files(files, project)
    code, out, _ = run("quality", "--project", project, "--json", "-")
    rows = [row for row in json.loads(out) if row["subject"] == "exports"]
    assert [row["severity"] for row in rows] == ["act"]
    assert code == 1


def test_a_purge_forgets_the_numbers_of_what_it_erases(device, tmp_path, run):
    device.ask(10)
    first, again = device.export(), device.export()
    project = tmp_path / "p.surveydesk"
    import_files([first, again], project)
    assert run("remove", "--project", project, first.name)[0] == 0
    assert run("purge", "--project", project)[0] == 0
    with Project(project) as opened:
        assert opened._database.execute("FROM export_numbers") == []
