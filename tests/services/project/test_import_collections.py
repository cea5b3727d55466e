import itertools
import os

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import estimate_project

from surveyapp.errors import Cancelled, EnvironmentProblem
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.kiosk.kiosk import today
from surveyapp.services.project.import_collections import (
    FileOutcome,
    expand_folders,
    folder_leftovers,
    import_files,
    import_notes,
    verify_files,
)
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.collection.format import compose, parse_collection
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project import import_batch
from surveyapp.storage.project.database import project_problem
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json


@pytest.fixture
def files(tmp_path, clinic):
    return simulate(clinic, tmp_path / "usb", interviews=80, kiosks=4, seed=3)


@pytest.fixture
def project(tmp_path):
    return tmp_path / "p.surveydesk"


def outcomes(reports):
    return [report.outcome.value for report in reports]


def another_version(survey, **changes):
    return read_survey({**survey_to_json(survey), **changes}, "other")


def test_a_bad_file_is_refused_with_a_reason_and_the_others_are_imported(files, project):
    files[1].write_bytes(files[1].read_bytes().replace(b",yes,", b",no,", 1))
    reports = import_files(files, project)
    assert outcomes(reports) == ["imported", "refused", "imported", "imported"]
    assert files[1].name in reports[1].reason
    assert "altered" in reports[1].reason


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_the_result_does_not_depend_on_the_order(files, tmp_path, every):
    tables = set()
    for number, order in enumerate(itertools.islice(itertools.permutations(files), 0, None, every)):
        project = tmp_path / f"order{number}.surveydesk"
        import_files(order, project)
        tables.add(estimate_project(project).rows)
    assert len(tables) == 1


def test_a_renamed_copy_is_already_imported(files, project, tmp_path):
    import_files(files, project)
    copy = tmp_path / "copy.collection"
    copy.write_bytes(files[0].read_bytes())
    (report,) = import_files([copy], project)
    assert (report.outcome, report.imported, report.already) == (
        FileOutcome.ALREADY_IMPORTED,
        0,
        20,
    )


@pytest.mark.parametrize("first", [0, 1])
def test_cumulative_exports_count_each_interview_once(tmp_path, clinic, project, first):
    store = KioskStore(tmp_path / "store", clinic)
    stick = tmp_path / "stick"
    stick.mkdir()
    exports = []
    for _ in range(2):
        for _ in range(10):
            store.add(["north", "yes", "no", "yes", "never", "3"], today())
        exports += store.export(stick).files
    store.close()
    order = exports if first == 0 else exports[::-1]
    reports = import_files(order, project)
    assert sum(report.imported for report in reports) == 20
    assert estimate_project(project).interviews == 20


def test_a_stray_file_of_another_survey_is_refused_even_if_it_comes_first(
    files, project, tmp_path, clinic
):
    other = another_version(clinic, version=2)
    (stray,) = simulate(other, tmp_path / "other", interviews=5, seed=1)
    reports = import_files([stray, *files], project)
    assert outcomes(reports) == ["refused"] + ["imported"] * 4
    assert "version 2" in reports[0].reason


def test_a_survey_that_changed_without_a_new_version_is_refused(files, project, tmp_path, clinic):
    other = another_version(clinic, title={"en": "Else", "fr": "Autre"})
    (changed,) = simulate(other, tmp_path / "other", interviews=5, seed=1)
    import_files(files, project)
    (report,) = import_files([changed], project)
    assert "changed without a new version" in report.reason


def test_the_same_interview_with_other_reports_is_refused(tmp_path, clinic, project):
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    paths = []
    for name, report in (("one", "yes"), ("two", "no")):
        line = f"{'1' * 32},north,{report},no,yes,never,3"
        data = compose(clinic, [line], key, batch=1, export=1, days=(today(), today()))
        paths.append(tmp_path / f"{name}.collection")
        paths[-1].write_bytes(data)
    reports = import_files(paths, project)
    assert outcomes(reports) == ["imported", "refused"]
    assert "other reports" in reports[1].reason


def test_every_kind_of_hostile_file_gets_one_sentence_and_stops_nobody(files, project, tmp_path):
    bad = tmp_path / "bad"
    bad.mkdir()
    (bad / "empty.collection").write_bytes(b"")
    (bad / "binary.collection").write_bytes(os.urandom(4096))
    (bad / "page.collection").write_bytes(b"<!DOCTYPE html><html></html>")
    (bad / "cut.collection").write_bytes(files[0].read_bytes()[:-20])
    (bad / "link.collection").symlink_to(files[0])
    os.mkfifo(bad / "pipe.collection")
    with (bad / "long.collection").open("wb") as file:
        file.write(b"surveyapp-collection/1\n")
        file.truncate(2**30)
    (bad / "wide.collection").write_bytes(
        files[0].read_bytes().split(b"interview,")[0] + b"interview" + b",q" * 1_000_000 + b"\n"
    )
    hostile = sorted(bad.iterdir())
    reports = import_files([*hostile, *files], project)
    assert outcomes(reports) == ["refused"] * 8 + ["imported"] * 4
    for report in reports[:8]:
        assert report.reason.startswith(f"{report.path.name} cannot be used: ")
        assert report.reason.endswith(".")
        assert "\n" not in report.reason


def test_a_folder_stands_for_the_collection_files_in_it(files, project):
    reports = import_files([files[0].parent], project)
    assert [report.path for report in reports if report.problem is None] == list(files)


def test_a_folder_without_collection_files_is_refused(tmp_path, project):
    (tmp_path / "nothing").mkdir()
    (report,) = import_files([tmp_path / "nothing"], project)
    assert report.reason == "nothing cannot be used: the folder contains no collection files."


@pytest.fixture
def stick(files):
    """A folder in which not everything is a collection file."""
    folder = files[0].parent
    (folder / "truth.csv").unlink()
    (folder / "paper.csv").write_text("used\nyes\n")
    (folder / "notes.pdf").write_bytes(b"%PDF")
    (folder / "older").mkdir()
    (folder / ".hidden").write_text("x")
    return folder


def test_what_is_left_in_a_folder_is_told(files, stick, project):
    reports = import_files([stick], project)
    assert outcomes(reports) == ["imported"] * 4 + ["not taken"] * 2
    table, others = reports[4:]
    assert table.path == stick / "paper.csv"
    assert "is a table" in table.reason
    assert not any(report.is_wrong for report in reports)
    assert others.path == stick
    assert "notes.pdf, older." in others.reason
    assert ".hidden" not in others.reason


def test_a_table_that_was_given_beside_its_folder_is_not_left_in_it(stick):
    left = folder_leftovers([stick, stick / "paper.csv"])
    assert [report.path for report in left] == [stick]


def test_a_folder_of_tables_alone_leaves_no_project(tmp_path, project):
    folder = tmp_path / "tables"
    folder.mkdir()
    (folder / "paper.csv").write_text("used\nyes\n")
    assert outcomes(import_files([folder], project)) == ["refused", "not taken"]
    assert not project.exists()


def test_a_file_named_twice_is_imported_once(files):
    assert expand_folders([files[0], files[0].parent, files[0]]) == files


def test_verifying_tells_the_same_as_importing(files):
    files[2].write_bytes(files[2].read_bytes() + b"\n")
    assert outcomes(verify_files(files)) == ["imported", "imported", "refused", "imported"]


def stopped_at(interviews):
    def progress(done, total):
        assert total in {60, 80}
        if done >= interviews:
            raise Cancelled

    return progress


@pytest.mark.parametrize("interviews", [0, 20, 40, 60])
def test_a_cancelled_import_leaves_the_project_as_it_was(files, project, interviews):
    import_files(files[:1], project)
    before = summarise_project(project)
    with pytest.raises(Cancelled):
        import_files(files[1:], project, stopped_at(interviews))
    assert summarise_project(project) == before
    import_files(files[1:], project)
    assert estimate_project(project).interviews == 80


def test_a_cancelled_first_import_leaves_no_project(files, project):
    with pytest.raises(Cancelled):
        import_files(files, project, stopped_at(40))
    assert list(project.parent.glob(project.name + "*")) == []


def test_an_import_that_the_disk_ends_leaves_the_project_as_it_was(files, project, monkeypatch):
    import_files(files[:1], project)
    before = summarise_project(project)

    def full(*_arguments):
        raise project_problem(file=project.name, reason="the disk is full")

    monkeypatch.setattr(import_batch, "store", full)
    with pytest.raises(EnvironmentProblem, match=r"The project.*cannot be used:.*\."):
        import_files(files[1:], project)
    assert summarise_project(project) == before


def test_a_later_export_is_compared_with_one_of_the_same_import(clinic, project, tmp_path):
    (first,) = simulate(clinic, tmp_path / "a", interviews=9, seed=1)
    collection = parse_collection(first.read_bytes(), "a")
    key = Ed25519PrivateKey.from_private_bytes(bytes(32))
    lines = collection.lines()
    more = {"days": collection.manifest.days, "mode": "simulated"}
    for export, size in ((1, 4), (2, 9)):
        data = compose(clinic, lines[:size], key, batch=1, export=export, **more)
        (tmp_path / f"{export}.collection").write_bytes(data)
    changed = [
        lines[0].replace("yes", "no") if "yes" in lines[0] else lines[0].replace("no", "yes")
    ]
    (tmp_path / "3.collection").write_bytes(
        compose(clinic, changed, key, batch=1, export=3, **more)
    )
    reports = import_files([tmp_path / f"{n}.collection" for n in (1, 2, 3)], project)
    assert [(one.imported, one.already) for one in reports] == [(4, 0), (5, 4), (0, 0)]
    assert "with other reports" in reports[2].reason
    assert estimate_project(project).interviews == 9


def test_another_key_cannot_keep_a_genuine_interview_out(files, tmp_path):
    genuine = files[0]
    first = genuine.read_text().split("\n")[5]
    name, rest = first.split(",", 1)
    forged = ",".join(
        (name, rest.replace("yes", "no") if "yes" in rest else rest.replace("no", "yes"))
    )
    data = compose(
        parse_collection(genuine.read_bytes(), "genuine").survey,
        [forged],
        Ed25519PrivateKey.from_private_bytes(bytes(31) + b"\1"),
        batch=1,
        export=1,
        days=(today(), today()),
        mode="simulated",
    )
    (tmp_path / "forged.collection").write_bytes(data)
    both = [tmp_path / "forged.collection", genuine]
    for number, order in enumerate((both, both[::-1])):
        reports = import_files(order, tmp_path / f"{number}.surveydesk")
        assert outcomes(reports) == ["imported", "imported"]
        assert sum(report.imported for report in reports) == 21


def test_simulated_interviews_do_not_count_beside_real_ones(files, project, tmp_path, clinic):
    store = KioskStore(tmp_path / "store", clinic)
    store.add(["north", "yes", "no", "yes", "never", "3"], today())
    (tmp_path / "stick").mkdir()
    (real,) = store.export(tmp_path / "stick", allow_small=True).files
    store.close()
    import_files([real], project)
    (report,) = import_files([files[0]], project)
    assert report.outcome.value == "imported"
    assert "only the real ones count" in str(import_notes([report])[0])
    assert estimate_project(project).interviews == 1


def test_a_question_may_have_any_name_that_a_project_uses_itself(
    tmp_path, make_survey, yes_no_json
):
    names = ("id_low", "id_high", "number", "arrays", "r", "i", "select", "q")
    survey = make_survey(*(yes_no_json(name) for name in names))
    paths = simulate(survey, tmp_path, interviews=30, seed=1)
    import_files(paths, tmp_path / "p.surveydesk")
    table = estimate_project(tmp_path / "p.surveydesk")
    assert {row.question for row in table.rows} == set(names)
