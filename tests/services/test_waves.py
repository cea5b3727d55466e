"""A survey that is updated on a kiosk with collected data, and two surveys on one kiosk."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

import csv
from datetime import date

import pytest
from estimated import estimate_files

from surveyapp.cli import main
from surveyapp.errors import EnvironmentProblem
from surveyapp.services.project.import_collections import import_files, verify_files
from surveyapp.storage.collection.format import read_collection
from surveyapp.storage.kiosk.export import export_folder
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.surveys.survey_files import save_survey

DAY = date(2026, 3, 1)
ENOUGH = 10


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "store"


@pytest.fixture
def stick(tmp_path):
    (tmp_path / "stick").mkdir()
    return tmp_path / "stick"


@pytest.fixture
def collect(folder):
    def interviews(survey, *records):
        store = KioskStore(folder, survey)
        for record in records:
            store.add(record, DAY)
        others = store.other_files
        store.close()
        return others

    return interviews


@pytest.fixture
def second(make_survey, yes_no_json):
    """The next version: one question more, one of them with a direct arm."""
    return make_survey(yes_no_json(), yes_no_json("paid", direct_arm="1/10"), version=2)


def test_answers_from_before_an_update_are_exported_and_read_with_their_own_survey(
    small, second, collect, folder, stick
):
    collect(small, *[["yes"], ["no"]] * 5)
    assert collect(second, *[["yes", "no", "1"]] * 9, ["no", "yes", "2"]) == (
        "small-v1-0001.collection",
    )
    exported = export_folder(folder, stick)
    assert exported.interviews == 2 * ENOUGH
    assert not exported.problems
    by_version = {read_collection(path).survey.version: path for path in exported.files}
    assert read_collection(by_version[1]).survey == small
    assert read_collection(by_version[2]).survey == second
    for path in exported.files:
        (report,) = verify_files([path])
        assert report.problem is None
    old, _ = estimate_files([by_version[1]], survey=small)
    new, _ = estimate_files([by_version[2]], survey=second)
    assert {row.question for row in old.rows} == {"used"}
    assert {row.question for row in new.rows} == {"used", "paid"}


def test_an_update_in_the_field_changes_no_byte_of_what_is_there(small, second, collect, folder):
    collect(small, ["yes"])
    before = (folder / "small-v1-0001.collection").read_bytes()
    collect(second, ["yes", "no", "1"])
    assert (folder / "small-v1-0001.collection").read_bytes() == before


def test_the_old_version_can_be_gone_on_with(small, second, collect, folder):
    collect(small, ["yes"])
    collect(second, ["yes", "no", "1"])
    collect(small, ["no"])
    assert read_collection(folder / "small-v1-0001.collection").manifest.interviews == 2


def test_one_project_takes_one_version_and_says_so_of_the_other(
    small, second, collect, folder, stick, tmp_path
):
    collect(small, *[["yes"]] * ENOUGH)
    collect(second, *[["yes", "no", "1"]] * ENOUGH)
    files = export_folder(folder, stick).files
    project = tmp_path / "p.surveydesk"
    first, other = (import_files([path], project)[0] for path in files)
    assert (first.problem, first.imported) == (None, ENOUGH)
    assert other.imported == 0
    assert "version" in str(other.reason)
    (again,) = import_files([files[1]], tmp_path / "other.surveydesk")
    assert again.imported == ENOUGH


def test_two_surveys_take_turns_on_one_kiosk(small, make_survey, collect, folder, stick):
    market = make_survey(id="market")
    for _ in range(ENOUGH):
        collect(small, ["yes"])
        collect(market, ["no"])
    exported = export_folder(folder, stick)
    found = {read_collection(path).survey.id: read_collection(path) for path in exported.files}
    assert {name: one.manifest.interviews for name, one in found.items()} == {
        "small": ENOUGH,
        "market": ENOUGH,
    }
    assert found["small"].manifest.kiosk == found["market"].manifest.kiosk
    assert {line.partition(",")[2] for line in found["small"].lines()} == {"yes"}
    assert {line.partition(",")[2] for line in found["market"].lines()} == {"no"}


def test_two_surveys_cannot_be_asked_at_once_from_one_folder(small, make_survey, folder):
    store = KioskStore(folder, small)
    with pytest.raises(EnvironmentProblem, match="Close it, or export from"):
        KioskStore(folder, make_survey(id="market"))
    store.close()


@pytest.mark.parametrize(
    "other",
    [{"version": 2}, {"id": "market"}, {"id": "small-v1"}, {"title": {"en": "Altered"}}],
    ids=["version", "survey", "a name that begins alike", "altered without a new version"],
)
def test_the_kiosk_knows_of_what_else_is_in_its_folder(small, make_survey, collect, other):
    assert collect(small, ["yes"]) == ()
    another = make_survey(**other)
    assert collect(another, ["yes"]) == ("small-v1-0001.collection",)
    (name,) = collect(small, ["yes"])
    assert name != "small-v1-0001.collection"


def test_a_damaged_file_of_its_own_is_not_taken_for_another_surveys(small, collect, folder):
    collect(small, ["yes"])
    (folder / "small-v1-0001.collection").write_bytes(b"")
    assert collect(small, ["yes"]) == ()


def test_from_the_command_line(small, second, collect, folder, stick, tmp_path, capsys):
    collect(small, *[["yes"], ["no"]] * 5)
    asked_both_ways = [[said, said, arm] for said in ("yes", "no") for arm in ("1", "2")]
    collect(second, *asked_both_ways * 3)
    assert main(["export", "--store", str(folder), "--out", str(stick)]) == 0
    files = capsys.readouterr().out.splitlines()
    assert main(["verify", *files]) == 1  # both are whole, but they do not fit together
    assert "version" in capsys.readouterr().err
    for survey in (small, second):
        path = tmp_path / f"v{survey.version}.survey.json"
        save_survey(survey, path)
        assert main(["check", str(path)]) == 0
        told = capsys.readouterr().out
        assert "the same person asked again in a later wave: ε adds up" in told
        (file,) = [each for each in files if f"-v{survey.version}-" in each]
        assert main(["estimate", file, "--survey", str(path), "--csv", "-"]) == 0
        rows = list(csv.DictReader(capsys.readouterr().out.splitlines()))
        assert {row["n"] for row in rows} == {str({1: ENOUGH, 2: 12}[survey.version])}
