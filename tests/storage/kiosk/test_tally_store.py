"""The kiosk's store of a survey with tallies: no report anywhere, nothing lost, each total exported once."""

from __future__ import annotations

from datetime import date

import pytest

from surveyapp.storage.collection.format import Counts
from surveyapp.storage.files.safe_files import DiskProblem, NotFlushed
from surveyapp.storage.kiosk import store as kiosk_store
from surveyapp.storage.kiosk.export import TooFewInterviews, export_folder
from surveyapp.storage.kiosk.high_water import StoreSetBack
from surveyapp.storage.kiosk.store import KioskStore, StoreDamaged
from surveyapp.storage.tallies import tally_file
from surveyapp.storage.tallies.tally_file import TallyScheme, read_tally_file

DAY = date(2026, 3, 1)
FILE = "small-v1-0001.tally"
SECOND = "small-v1-0002.tally"


@pytest.fixture
def survey(tallied, small):
    return tallied(small, (small.recorded_questions[0].id,))


@pytest.fixture
def stick(tmp_path):
    """A folder to export to."""
    made = tmp_path / "stick"
    made.mkdir()
    return made


@pytest.fixture
def opened(tmp_path, survey):
    """Return an opener of the store; what it opened is closed at the end."""
    stores: list[KioskStore] = []

    def open_store(of=survey) -> KioskStore:
        for store in stores:
            store.close()
        stores.append(KioskStore(tmp_path / "store", of))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()


def counted(path, openers) -> tuple[int, ...]:
    """Return what trustees 0 and 1 count in one file."""
    read = read_tally_file(path)
    scheme = TallyScheme(read.survey)
    form = scheme.lines(read.manifest.kiosk)
    seeds = {}
    for line in read.seed_lines:
        for trustee in (0, 1):
            known = zip(
                form.classes_of(trustee), form.seeds(line, trustee, openers[trustee]), strict=True
            )
            seeds |= {(line.id, place): seed for place, seed in known}
    pads = [scheme.pads.of(seed) for seed in seeds.values()]
    packing = scheme.packings[0]
    return packing.unpacked((read.masked.totals[0] - sum(p[0] for p in pads)) % packing.modulus)


def fill(store, number: int) -> None:
    for one in range(number):
        store.add([("yes", "no", "no", "")[one % 4]], DAY)


def test_the_trustees_count_what_was_stored_over_restarts(opened, tmp_path, openers):
    for report in ("yes", "no", "", "no"):
        store = opened()
        assert store.problems == []
        store.add([report], DAY, missed=Counts(break_offs=1))
    assert store.interviews == 4
    assert store.counts == Counts(break_offs=4)
    assert counted(tmp_path / "store" / FILE, openers) == (1, 2, 1)


def test_a_file_never_takes_more_interviews_than_its_totals_hold(
    tallied, small, opened, tmp_path, openers
):
    store = opened(tallied(small, (small.recorded_questions[0].id,), capacity=10))
    for _ in range(11):
        store.add(["yes"], DAY)
    assert counted(tmp_path / "store" / FILE, openers) == (10, 0, 0)
    assert counted(tmp_path / "store" / SECOND, openers) == (1, 0, 0)


def test_no_report_is_on_the_disk(opened, tmp_path):
    fill(opened(), 8)
    (path,) = (tmp_path / "store").glob("small*")
    kind, manifest, _, _, totals, *lines = path.read_bytes().split(b"\n")
    for part in (kind, manifest, totals):
        assert b"yes" not in part
    assert {len(line) for line in lines[:-1]} == {495}
    assert len(lines) == 9


def test_the_files_length_tells_nothing_of_the_answers(survey, tmp_path):
    lengths = set()
    for report in ("yes", "no", ""):
        store = KioskStore(tmp_path / (report or "none"), survey)
        for _ in range(3):
            store.add([report], DAY)
        lengths.add((store.folder / FILE).stat().st_size)
        store.close()
    assert len(lengths) == 1


def test_an_exported_file_takes_no_interview_and_goes_out_again_byte_for_byte(
    opened, stick, openers
):
    store = opened()
    fill(store, 12)
    first = store.export(stick)
    assert (first.interviews, len(first.files), first.problems) == (12, 1, ())
    closed = (store.folder / FILE).read_bytes()
    assert first.files[0].read_bytes() == closed
    fill(store, 11)
    assert (store.folder / FILE).read_bytes() == closed
    second = opened().export(stick)
    assert second.files[0].read_bytes() == closed
    assert [read_tally_file(path).manifest.interviews for path in second.files] == [12, 11]
    assert counted(second.files[1], openers) == (3, 6, 2)


def test_a_restart_after_an_export_begins_the_next_file(opened, stick):
    store = opened()
    fill(store, 10)
    store.export(stick)
    store = opened()
    assert store.interviews == 0
    fill(store, 1)
    assert read_tally_file(store.folder / SECOND).manifest.interviews == 1


def test_few_interviews_wait_and_more_join_them(opened, stick):
    store = opened()
    fill(store, 9)
    with pytest.raises(TooFewInterviews):
        store.export(stick)
    fill(store, 1)
    assert store.export(stick).interviews == 10


def test_at_the_end_of_fieldwork_the_few_go_too(opened, stick):
    store = opened()
    fill(store, 3)
    assert store.can_release
    assert store.export(stick, allow_small=True).interviews == 3


def test_a_file_that_is_full_is_followed_by_another(opened, monkeypatch):
    monkeypatch.setattr(tally_file, "MOST_A_FILE", 3)
    store = opened()
    fill(store, 7)
    numbers = [
        read_tally_file(path).manifest.interviews for path in sorted(store.folder.glob("*.tally"))
    ]
    assert numbers == [3, 3, 1]


def test_a_damaged_file_is_told_and_left_and_the_kiosk_goes_on(opened):
    store = opened()
    fill(store, 2)
    path = store.folder / FILE
    path.write_bytes(path.read_bytes()[:-1])
    again = opened()
    assert any(isinstance(problem, StoreDamaged) for problem in again.problems)
    fill(again, 1)
    assert read_tally_file(again.folder / SECOND).manifest.interviews == 1


def test_a_file_that_is_gone_is_named(opened):
    store = opened()
    fill(store, 2)
    (store.folder / FILE).unlink()
    (problem,) = opened().problems
    assert isinstance(problem, StoreSetBack)
    assert FILE in str(problem)


def test_an_older_file_in_its_place_takes_none(opened):
    store = opened()
    fill(store, 2)
    older = (store.folder / FILE).read_bytes()
    fill(store, 2)
    (store.folder / FILE).write_bytes(older)
    again = opened()
    assert any(isinstance(problem, StoreSetBack) for problem in again.problems)
    assert again.interviews == 0


def test_a_full_disk_loses_nothing_and_adds_nothing(opened, monkeypatch, openers):
    store = opened()
    fill(store, 4)

    def full(path, *_args, **_more):
        raise DiskProblem(file=path.name, action="written", reason="it is full")

    with monkeypatch.context() as patched:
        patched.setattr(kiosk_store, "replace_file", full)
        with pytest.raises(DiskProblem):
            store.add(["yes"], DAY)
    assert store.interviews == 4
    store.add(["yes"], DAY)
    assert counted(store.folder / FILE, openers) == (2, 2, 1)


def test_what_the_disk_took_and_did_not_flush_is_kept(opened, monkeypatch, openers):
    store = opened()
    really = kiosk_store.replace_file

    def unflushed(path, data, **more):
        really(path, data, **more)
        raise NotFlushed(file=path.name, reason="it failed")

    with monkeypatch.context() as patched:
        patched.setattr(kiosk_store, "replace_file", unflushed)
        with pytest.raises(NotFlushed):
            store.add(["no"], DAY)
    store.add(["no"], DAY)
    assert counted(store.folder / FILE, openers) == (0, 2, 0)


def test_the_folder_is_exported_without_a_kiosk(opened, tmp_path, stick):
    store = opened()
    fill(store, 10)
    store.close()
    assert export_folder(tmp_path / "store", stick).interviews == 10


def test_a_lost_key_lets_the_files_out_as_they_are(opened, tmp_path, stick):
    store = opened()
    fill(store, 10)
    as_it_is = (store.folder / FILE).read_bytes()
    store.close()
    (tmp_path / "store" / "kiosk.key").unlink()
    done = export_folder(tmp_path / "store", stick)
    assert [path.read_bytes() for path in done.files] == [as_it_is]


def test_files_of_another_survey_in_the_folder_are_known(opened, survey, small):
    fill(opened(), 1)
    plain = opened(small)
    assert plain.other_files == (FILE,)
    plain.add(["yes"], DAY)
    assert opened(survey).other_files == ("small-v1-0001.collection",)
