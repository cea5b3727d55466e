"""Keys, quarantine and the list of kiosks, from the store to the project."""

from __future__ import annotations

import itertools
from dataclasses import replace
from datetime import date

import duckdb
import pytest
from estimated import estimate_files, estimate_project

from surveyapp.errors import UserProblem
from surveyapp.services.project.import_collections import (
    FileOutcome,
    accept_kiosk,
    import_files,
    verify_files,
)
from surveyapp.services.project.kiosk_enrolment import (
    accept_enrolled,
    accept_kiosk_named,
    close_kiosks,
    list_kiosks,
    revoke_kiosk,
    revoke_kiosk_named,
    try_key,
)
from surveyapp.services.project.kiosk_trust import (
    EVERY_KIOSK,
    KiosksNotEnrolled,
    kiosk_trust,
    unknown_kiosks_note,
)
from surveyapp.services.project.undo_history import redo, step_name, undo
from surveyapp.services.simulation import respondents
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.collection.format import Counts, compose
from surveyapp.storage.collection.unsealing import KeyNeeded, WrongKey
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.kiosk.export import export_enrolment
from surveyapp.storage.kiosk.signing_key import KEY_FILE
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.storage.project.project import Project
from surveyapp.survey.definition.kiosk_names import kiosk_words

DAY = date(2026, 3, 1)
TEN = ("yes", "no") * 5
"""Reports of as many people as a further export needs."""


def kiosk_file(folder, survey, number, reports=("yes", "no"), **more):
    """Return a kiosk's export, and leave its store for more."""
    store = KioskStore(folder / f"kiosk{number}", survey)
    for report in reports:
        store.add([report], DAY, **more)
    (folder / "stick").mkdir(exist_ok=True)
    (path,) = store.export(folder / "stick", allow_small=True).files
    store.close()
    return path


@pytest.fixture
def files(tmp_path, sealed_survey):
    return [kiosk_file(tmp_path, sealed_survey, number) for number in range(3)]


@pytest.fixture
def project(tmp_path):
    return tmp_path / "p.surveydesk"


def enrolment_of(folder, number):
    """Return the enrolment file of a kiosk that ``kiosk_file`` has used."""
    return export_enrolment(folder / f"kiosk{number}", folder)


def trusted(*numbers, folder):
    return kiosk_trust([enrolment_of(folder, number) for number in numbers])


def outcomes(reports):
    return [report.outcome for report in reports]


# sealed files


def test_sealed_files_are_imported_with_the_key(files, project, opener):
    reports = import_files(files, project, opener=opener, trust=EVERY_KIOSK)
    assert outcomes(reports) == [FileOutcome.IMPORTED] * 3
    assert [report.imported for report in reports] == [2, 2, 2]
    assert {row.n for row in estimate_project(project).rows} == {6}


def test_without_the_key_or_with_another_each_file_says_so(files, project, opener, other_opener):
    for given, kind in ((None, KeyNeeded), (other_opener, WrongKey)):
        reports = import_files(files, project, opener=given, trust=EVERY_KIOSK)
        assert [type(report.problem) for report in reports] == [kind] * 3
    reports = import_files(files, project, opener=opener, trust=EVERY_KIOSK)
    assert outcomes(reports) == [FileOutcome.IMPORTED] * 3


def test_a_file_that_is_there_needs_no_key_a_second_time(files, project, opener):
    import_files(files, project, opener=opener, trust=EVERY_KIOSK)
    reports = import_files(files, project)
    assert outcomes(reports) == [FileOutcome.ALREADY_IMPORTED] * 3
    assert [report.already for report in reports] == [2, 2, 2]


def test_cumulative_exports_in_any_order_give_the_same_interviews(tmp_path, sealed_survey, opener):
    exports = [kiosk_file(tmp_path, sealed_survey, 0, TEN) for _ in range(3)]
    for number, order in enumerate(itertools.permutations(exports)):
        project = tmp_path / f"{number}.surveydesk"
        import_files(order, project, opener=opener, trust=EVERY_KIOSK)
        assert {row.n for row in estimate_project(project).rows} == {30}


def test_estimates_of_sealed_files_need_the_key(files, opener):
    table, reports = estimate_files(files, opener=opener, trust=EVERY_KIOSK)
    assert {row.n for row in table.rows} == {6}
    assert not [report.problem for report in reports if report.problem]


def test_files_are_verified_without_the_key_and_better_with_it(files, opener, other_opener):
    again = files[0].with_name("again.collection")
    again.write_bytes(files[0].read_bytes())
    keyless = verify_files([*files, again])
    assert [report.imported for report in keyless] == [2, 2, 2, 0]
    assert all(report.is_sealed and report.problem is None for report in keyless)
    assert [report.is_sealed for report in verify_files(files, opener=opener)] == [False] * 3
    assert outcomes(verify_files(files, opener=other_opener)) == [FileOutcome.REFUSED] * 3


def test_a_damaged_interview_is_told_with_its_line_and_the_others_are_imported(
    tmp_path, sealed_survey, project, opener
):
    store = KioskStore(tmp_path / "kiosk", sealed_survey)
    for report in ("yes", "no", "yes"):
        store.add([report], DAY)
    lines = sorted([*store._batch.content.lines[1:], "A" * len(store._batch.content.lines[0])])
    data = compose(sealed_survey, lines, store._key, batch=1, export=1, days=(DAY, DAY))
    store.close()
    path = tmp_path / "damaged.collection"
    path.write_bytes(data)
    (report,) = import_files([path], project, opener=opener, trust=EVERY_KIOSK)
    assert (report.outcome, report.imported, len(report.damaged)) == (FileOutcome.IMPORTED, 2, 1)
    assert report.damaged[0].facts["line"] == 6 + lines.index("A" * len(lines[0]))
    assert "1 interviews left out" in report.reason
    assert {row.n for row in estimate_project(project).rows} == {2}


def test_simulated_interviews_of_a_sealed_survey_are_nobodys_and_readable(
    tmp_path, sealed_survey, project
):
    paths = simulate(sealed_survey, tmp_path / "s", interviews=20, kiosks=2, seed=1)
    assert outcomes(import_files(paths[:1], project)) == [FileOutcome.IMPORTED]
    assert outcomes(import_files(paths[1:], project)) == [FileOutcome.IMPORTED]


# kiosks that nobody enrolled


def test_files_of_kiosks_that_nobody_enrolled_wait_from_the_first_import_on(files, project, opener):
    """Three strangers in a fresh project: none is taken, each with its words."""
    reports = import_files(files, project, opener=opener)
    assert outcomes(reports) == [FileOutcome.WAITING] * 3
    listed = list_kiosks(project)
    assert listed.is_closed
    assert [kiosk.is_accepted for kiosk in listed.kiosks] == [False] * 3
    words = {kiosk.words for kiosk in listed.kiosks}
    assert words == {report.problem.facts["words"] for report in reports}
    with pytest.raises(UserProblem, match="no interviews"):
        estimate_project(project)


def test_an_enrolment_file_admits_its_kiosk_and_no_other(files, tmp_path, project, opener):
    reports = import_files(files, project, opener=opener, trust=trusted(0, 2, folder=tmp_path))
    found = {report.path: report.outcome for report in reports}
    waits, taken = FileOutcome.WAITING, FileOutcome.IMPORTED
    assert [found[path] for path in files] == [taken, waits, taken]
    assert sorted(k.is_accepted for k in list_kiosks(project).kiosks) == [False, True, True]


def test_an_enrolment_file_that_comes_later_takes_what_waits(files, tmp_path, project, opener):
    import_files(files, project)
    for path in files:
        path.unlink()
    given = [enrolment_of(tmp_path, number) for number in (0, 1)]
    reports = accept_enrolled(project, given, opener=opener)
    assert outcomes(reports) == [FileOutcome.IMPORTED] * 2
    assert {row.n for row in estimate_project(project).rows} == {4}
    undo(project)
    assert [kiosk.is_accepted for kiosk in list_kiosks(project).kiosks] == [False] * 3


def test_an_enrolment_file_comes_before_any_interview(tmp_path, sealed_survey, project, opener):
    first = kiosk_file(tmp_path, sealed_survey, 0)
    import_files([first], project, opener=opener, trust=EVERY_KIOSK)
    KioskStore(tmp_path / "kiosk7", sealed_survey).close()
    accept_enrolled(project, [enrolment_of(tmp_path, 7)])
    later = kiosk_file(tmp_path, sealed_survey, 7)
    assert outcomes(import_files([later], project, opener=opener)) == [FileOutcome.IMPORTED]


def test_files_of_strangers_are_not_estimated_without_somebodys_word(files, tmp_path, opener):
    with pytest.raises(KiosksNotEnrolled) as refused:
        estimate_files(files, opener=opener)
    for report in verify_files(files):
        assert kiosk_words(report.kiosk) in str(refused.value)
    with pytest.raises(KiosksNotEnrolled) as refused:
        estimate_files(files, opener=opener, trust=trusted(0, 1, folder=tmp_path))
    assert str(refused.value).count("“") == 1
    trust = trusted(0, 1, 2, folder=tmp_path)
    table, _ = estimate_files(files, opener=opener, trust=trust)
    assert {row.n for row in table.rows} == {6}


def test_of_a_survey_that_is_not_sealed_unknown_kiosks_are_named_and_counted(
    tmp_path, small, project
):
    files = [kiosk_file(tmp_path, small, number) for number in range(2)]
    table, reports = estimate_files(files)
    (note,) = [note for note in table.notes if "Nobody has compared the words" in str(note)]
    assert all(kiosk_words(report.kiosk) in str(note) for report in reports)
    assert {row.n for row in table.rows} == {4}
    trust = trusted(0, 1, folder=tmp_path)
    assert not [n for n in estimate_files(files, trust=trust)[0].notes if "Nobody" in str(n)]
    assert [report.is_new_kiosk for report in import_files(files, project)] == [True, True]
    again = kiosk_file(tmp_path, small, 0)
    assert [report.is_new_kiosk for report in import_files([again], project)] == [False]
    assert unknown_kiosks_note([]) is None


# simulated interviews


def test_a_simulated_file_enrols_nobody(tmp_path, sealed_survey, project, opener, monkeypatch):
    """Its key follows from the seed, so that anybody can sign real-looking interviews with it."""
    paths = simulate(sealed_survey, tmp_path / "s", interviews=20, kiosks=1, seed=1)
    assert outcomes(import_files(paths, project)) == [FileOutcome.IMPORTED]
    (kiosk,) = list_kiosks(project).kiosks
    assert (kiosk.is_accepted, kiosk.is_simulated) == (False, True)
    (tmp_path / "kiosk9").mkdir()
    signed = []

    def seen(*given, **more):
        signed.append(given[2])
        return compose(*given, **more)

    monkeypatch.setattr(respondents, "compose", seen)
    simulate(sealed_survey, tmp_path / "again", interviews=20, kiosks=1, seed=1)
    (tmp_path / "kiosk9" / KEY_FILE).write_text(signed[0].private_bytes_raw().hex() + "\n")
    forged = kiosk_file(tmp_path, sealed_survey, 9)
    (report,) = import_files([forged], project, opener=opener)
    assert report.kiosk == kiosk.id
    assert report.outcome is FileOutcome.WAITING


@pytest.mark.parametrize("is_first", [True, False])
def test_simulated_and_real_files_bar_each_other_in_no_order(
    tmp_path, sealed_survey, project, opener, is_first
):
    """Real interviews count alone, whatever came first; undone, the simulated ones count again."""
    simulated = simulate(sealed_survey, tmp_path / "s", interviews=20, kiosks=2, seed=1)
    real = [kiosk_file(tmp_path, sealed_survey, number) for number in range(2)]
    for paths in (simulated, real) if is_first else (real, simulated):
        reports = import_files(paths, project, opener=opener, trust=EVERY_KIOSK)
        assert outcomes(reports) == [FileOutcome.IMPORTED] * 2
    assert {row.n for row in estimate_project(project).rows} == {4}
    with Project(project) as opened:
        assert {file.mode: file.is_counted for file in opened.files()} == {
            "kiosk": True,
            "simulated": False,
        }
    table, _ = estimate_files([*simulated, *real], opener=opener, trust=EVERY_KIOSK)
    assert {row.n for row in table.rows} == {4}
    undo(project)
    assert {row.n for row in estimate_project(project).rows} == {20 if is_first else 4}
    redo(project)
    assert {row.n for row in estimate_project(project).rows} == {4}


def test_the_view_for_other_programs_shows_real_interviews_alone_and_older_programs_refuse(
    tmp_path, small, project
):
    import_files(simulate(small, tmp_path / "s", interviews=20, kiosks=1, seed=1), project)
    import_files([kiosk_file(tmp_path, small, 0)], project)
    with duckdb.connect(str(project)) as database:
        assert database.execute("SELECT count(*) FROM interviews").fetchone() == (2,)
        assert database.execute("SELECT value FROM about WHERE name = 'format'").fetchone() == (
            "surveyapp-project/3",
        )
    assert {row.n for row in estimate_project(project).rows} == {2}


# revoking


@pytest.fixture
def running(files, tmp_path, project, opener):
    """A project with the interviews of three kiosks; kiosk 0's store was stolen."""
    import_files(files, project, opener=opener, trust=EVERY_KIOSK)
    with Project(project) as opened:
        (stolen,) = {file.kiosk for file in opened.files() if file.name == files[0].name}
    return stolen


def test_a_revoked_kiosks_new_files_wait_and_what_it_had_brought_counts(
    running, tmp_path, sealed_survey, project, opener
):
    revoke_kiosk(project, running)
    assert {row.n for row in estimate_project(project).rows} == {6}
    forged = kiosk_file(tmp_path, sealed_survey, 0, ["yes"] * 20)
    enrolled = trusted(0, folder=tmp_path)
    for trust in (kiosk_trust([]), EVERY_KIOSK, enrolled):
        (report,) = import_files([forged], project, opener=opener, trust=trust)
        assert report.outcome is FileOutcome.WAITING
        assert "was revoked" in report.reason
    with pytest.raises(UserProblem, match="does not reverse that"):
        accept_enrolled(project, [enrolment_of(tmp_path, 0)])
    assert {row.n for row in estimate_project(project).rows} == {6}
    (kiosk,) = [one for one in list_kiosks(project).kiosks if one.is_revoked]
    assert (kiosk.id, kiosk.is_accepted, kiosk.interviews) == (running, False, 2)
    accept_kiosk_named(project, kiosk.words, opener=opener)
    assert {row.n for row in estimate_project(project).rows} == {26}


def test_a_kiosk_is_revoked_with_its_interviews_and_all_of_it_undone(running, project):
    revoke_kiosk_named(project, kiosk_words(running), removes_files=True)
    assert {row.n for row in estimate_project(project).rows} == {4}
    step = undo(project)
    assert str(step_name(step)) == f"revocation of the kiosk {kiosk_words(running)}"
    assert {row.n for row in estimate_project(project).rows} == {6}
    assert [kiosk.is_accepted for kiosk in list_kiosks(project).kiosks] == [True] * 3
    redo(project)
    assert {row.n for row in estimate_project(project).rows} == {4}


def test_a_kiosk_is_revoked_also_where_the_list_is_open(tmp_path, small, project):
    import_files([kiosk_file(tmp_path, small, 0)], project)
    (kiosk,) = list_kiosks(project).kiosks
    revoke_kiosk(project, kiosk.id)
    (report,) = import_files([kiosk_file(tmp_path, small, 0, TEN)], project)
    assert report.outcome is FileOutcome.WAITING


# the list of kiosks


def test_an_unknown_kiosk_waits_without_any_key_and_once(files, project, opener):
    import_files(files[:1], project, opener=opener, trust=EVERY_KIOSK)
    for _ in range(2):
        assert outcomes(import_files(files[1:2], project)) == [FileOutcome.WAITING]
    assert [kiosk.waiting_files for kiosk in list_kiosks(project).kiosks] == [0, 1]


def test_an_accepted_kiosks_files_are_imported_though_the_stick_is_gone(files, project, opener):
    import_files(files[:1], project, opener=opener, trust=EVERY_KIOSK)
    import_files(files[1:], project)
    for path in files:
        path.unlink()
    for waiting in list_kiosks(project).kiosks[1:]:
        (report,) = accept_kiosk(project, waiting.id, opener=opener)
        assert report.outcome is FileOutcome.IMPORTED
    listed = list_kiosks(project).kiosks
    assert [kiosk.is_accepted for kiosk in listed] == [True] * 3
    assert [kiosk.waiting_files for kiosk in listed] == [0] * 3
    assert {row.n for row in estimate_project(project).rows} == {6}


def test_a_kiosk_accepted_without_the_key_goes_on_waiting_for_it(files, project, opener):
    import_files(files[:2], project, opener=opener, trust=EVERY_KIOSK)
    import_files(files[2:], project)
    waiting = list_kiosks(project).kiosks[-1]
    (report,) = accept_kiosk(project, waiting.id)
    assert isinstance(report.problem, KeyNeeded)
    assert sum(kiosk.waiting_files for kiosk in list_kiosks(project).kiosks) == 1
    (report,) = accept_kiosk_named(project, waiting.words, opener=opener)
    assert report.outcome is FileOutcome.IMPORTED
    assert sum(kiosk.waiting_files for kiosk in list_kiosks(project).kiosks) == 0


def test_an_import_that_accepts_kiosks_takes_them_and_empties_the_quarantine(
    files, project, opener
):
    import_files(files[:1], project, opener=opener, trust=EVERY_KIOSK)
    import_files(files[1:], project)
    reports = import_files(files[1:], project, opener=opener, trust=EVERY_KIOSK)
    assert outcomes(reports) == [FileOutcome.IMPORTED] * 2
    assert [kiosk.waiting_files for kiosk in list_kiosks(project).kiosks] == [0] * 3


@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.slow)])
def test_the_order_of_import_does_not_matter_once_all_are_accepted(files, tmp_path, opener, every):
    found = set()
    for number, order in enumerate(itertools.islice(itertools.permutations(files), 0, None, every)):
        project = tmp_path / f"{number}.surveydesk"
        for path in order:
            import_files([path], project, opener=opener)
        for kiosk in list_kiosks(project).kiosks:
            accept_kiosk(project, kiosk.id, opener=opener)
        found.add(estimate_project(project).rows)
    assert len(found) == 1


def test_plain_surveys_take_every_kiosk_until_the_list_is_closed(tmp_path, small, project):
    files = [kiosk_file(tmp_path, small, number) for number in range(3)]
    for path in files[:2]:
        assert outcomes(import_files([path], project)) == [FileOutcome.IMPORTED]
    close_kiosks(project, is_closed=True)
    assert outcomes(import_files(files[2:], project)) == [FileOutcome.WAITING]
    close_kiosks(project, is_closed=False)
    assert outcomes(import_files(files[2:], project)) == [FileOutcome.IMPORTED]


def test_a_foreign_survey_is_refused_and_not_kept(files, tmp_path, project, opener, make_survey):
    import_files(files, project, opener=opener, trust=EVERY_KIOSK)
    other = kiosk_file(tmp_path, make_survey(id="other"), 9)
    assert outcomes(import_files([other], project)) == [FileOutcome.REFUSED]
    assert len(list_kiosks(project).kiosks) == 3


def test_a_kiosk_in_quarantine_changes_no_estimate(files, project, opener):
    import_files(files[:2], project, opener=opener, trust=EVERY_KIOSK)
    before = estimate_project(project).rows
    import_files(files[2:], project, opener=opener)
    assert estimate_project(project).rows == before


def test_counts_are_those_of_each_batchs_latest_export(tmp_path, sealed_survey, project, opener):
    paths = [
        kiosk_file(tmp_path, sealed_survey, 0, TEN, missed=Counts(1, 2, 3, 4)) for _ in range(2)
    ]
    for order in (paths, paths[::-1]):
        project.unlink(missing_ok=True)
        import_files(order, project, opener=opener, trust=EVERY_KIOSK)
        (kiosk,) = list_kiosks(project).kiosks
        assert kiosk.counts == Counts(20, 40, 60, 80)


@pytest.mark.parametrize("name", ["", "zz", "0", "acorn-acorn"])
def test_a_kiosk_that_is_not_there_is_told(files, project, opener, name):
    import_files(files, project, opener=opener, trust=EVERY_KIOSK)
    with pytest.raises(UserProblem, match="letters, or its words;"):
        accept_kiosk_named(project, name)


def test_a_project_that_is_not_there_has_no_kiosks_and_is_not_made(project):
    with pytest.raises(FileRefused):
        list_kiosks(project)
    assert not project.exists()


# trying a key


def test_a_key_is_tried_with_a_survey(sealed_survey, small, opener, other_opener):
    assert try_key(sealed_survey, opener) == opener.key.fingerprint
    with pytest.raises(UserProblem, match="it would open none of"):
        try_key(sealed_survey, other_opener)
    with pytest.raises(UserProblem, match="names no analyst's key,"):
        try_key(replace(small, analyst_key=None), opener)
