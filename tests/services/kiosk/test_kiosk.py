"""The kiosk at work, without its window."""

# ruff: noqa: PLR0917 - fixtures are no positional arguments

from __future__ import annotations

from datetime import date

import pytest

from surveyapp.services.kiosk.kiosk import Kiosk, today
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.collection.format import Counts, check_lines, read_collection
from surveyapp.storage.kiosk.pin import SupervisorPin
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.survey.definition.kiosk_names import kiosk_words

DAY = date(2026, 3, 1)


@pytest.fixture
def store(tmp_path, small):
    opened = KioskStore(tmp_path / "store", small)
    yield opened
    opened.close()


@pytest.fixture
def kiosk(small, store, stub_coins):
    return Kiosk(small, store, SupervisorPin(store.folder), stub_coins(), clock=lambda: DAY)


@pytest.fixture
def file(store):
    return store.folder / "small-v1-0001.collection"


def counts_in(path) -> Counts:
    return read_collection(path).manifest.counts


def test_a_confirmed_interview_is_stored(kiosk, respondent, file):
    interview = respondent(kiosk.begin()).to_the_end([0])
    assert interview.screen.stage is Stage.THANKS
    assert [line.split(",")[1] for line in check_lines(read_collection(file))] == ["yes"]


def test_the_day_is_all_that_is_known_of_the_time(kiosk, respondent, file):
    respondent(kiosk.begin()).to_the_end([0])
    assert read_collection(file).manifest.days == (DAY, DAY)


def test_the_day_is_that_of_utc_and_has_no_time():
    assert type(today()) is date


def test_a_stopped_interview_leaves_no_trace_of_its_own(kiosk, respondent, store):
    interview = respondent(kiosk.begin()).to_the_questions()
    before = {path.name: path.read_bytes() for path in store.folder.iterdir()}
    kiosk.stopped(interview)
    assert interview.screen.stage is Stage.DISCARDED
    assert {path.name: path.read_bytes() for path in store.folder.iterdir()} == before


def test_stopped_and_timed_out_interviews_are_counted_with_the_next_confirmed_one(
    kiosk, respondent, file
):
    kiosk.stopped(respondent(kiosk.begin()).to_the_questions())
    kiosk.timed_out(respondent(kiosk.begin()).to_the_questions())
    kiosk.timed_out(respondent(kiosk.begin()).to_the_practice())
    respondent(kiosk.begin()).to_the_end([0])
    assert counts_in(file) == Counts(break_offs=1, time_outs=2, practice_failures=1)


def test_who_gets_no_further_than_the_practice_is_counted_there_too(kiosk, respondent, file):
    kiosk.stopped(respondent(kiosk.begin()).to_the_practice())
    kiosk.timed_out(respondent(kiosk.begin()).to_the_practice())
    kiosk.comprehension_failed()
    respondent(kiosk.begin()).to_the_end([0])
    expected = Counts(break_offs=1, time_outs=1, practice_failures=2, comprehension_failures=1)
    assert counts_in(file) == expected


def test_they_are_counted_once(kiosk, respondent, file):
    kiosk.stopped(respondent(kiosk.begin()).to_the_questions())
    respondent(kiosk.begin()).to_the_end([0])
    respondent(kiosk.begin()).to_the_end([0])
    assert counts_in(file) == Counts(break_offs=1)


def test_a_welcome_that_nobody_left_is_no_interview(kiosk, respondent, file):
    kiosk.timed_out(kiosk.begin())
    respondent(kiosk.begin()).to_the_end([0])
    assert counts_in(file) == Counts()


def test_an_interview_that_is_over_is_not_counted(kiosk, respondent, file):
    kiosk.timed_out(respondent(kiosk.begin()).to_the_end([0]))
    respondent(kiosk.begin()).to_the_end([0])
    assert counts_in(file) == Counts()


def test_counts_are_kept_when_the_interview_that_would_carry_them_cannot_be_stored(
    kiosk, respondent, file, monkeypatch
):
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    kiosk.stopped(respondent(kiosk.begin()).to_the_questions())
    with monkeypatch.context() as patched:
        patched.setattr("os.write", full)
        interview = respondent(kiosk.begin()).to_the_end([0])
    assert interview.screen.stage is Stage.TROUBLE
    respondent(kiosk.begin()).to_the_end([0])
    assert counts_in(file) == Counts(break_offs=1)


def test_the_surveyor_sees_counts_in_steps_of_ten(kiosk, respondent):
    seen = []
    for _ in range(21):
        seen.append(kiosk.about_interviews)
        respondent(kiosk.begin()).to_the_end([0])
    assert seen == [0] * 10 + [10] * 10 + [20]


def test_interviews_of_one_kiosk_are_independent(kiosk, respondent):
    first = respondent(kiosk.begin()).to_the_questions()
    second = kiosk.begin()
    assert first.screen.stage is Stage.QUESTION
    assert second.screen.stage is Stage.WELCOME


def test_a_kiosk_exports_what_it_collected(kiosk, respondent, tmp_path):
    (tmp_path / "stick").mkdir()
    respondent(kiosk.begin()).to_the_end([0])
    exported = kiosk.export(tmp_path / "stick", allow_small=True)
    assert (len(exported.files), exported.interviews) == (1, 1)


def test_closing_a_file_begins_a_new_one(kiosk, respondent, store):
    respondent(kiosk.begin()).to_the_end([0])
    kiosk.begin_new_file()
    respondent(kiosk.begin()).to_the_end([0])
    assert len(list(store.folder.glob("*.collection"))) == 2


def test_a_kiosk_tells_its_name_in_words_and_its_folder(kiosk, store):
    assert (kiosk.kiosk_words, kiosk.folder) == (kiosk_words(store.kiosk), store.folder)


def test_a_kiosk_tells_what_was_damaged_at_the_start(small, tmp_path, stub_coins):
    folder = tmp_path / "store"
    KioskStore(folder, small).close()
    (folder / "small-v1-0001.collection").write_bytes(b"")
    store = KioskStore(folder, small)
    kiosk = Kiosk(small, store, SupervisorPin(folder), stub_coins())
    assert [type(problem).__name__ for problem in kiosk.problems] == ["StoreDamaged"]
    assert "small-v1-0001.collection" in str(kiosk.problems[0])
    kiosk.close()


def test_a_closed_kiosk_leaves_its_store_to_another(kiosk, store, small):
    kiosk.close()
    KioskStore(store.folder, small).close()


@pytest.mark.parametrize("coin", range(4))
def test_files_are_the_same_for_answers_that_gave_the_same_report(
    small, tmp_path, monkeypatch, stub_coins, respondent, coin
):
    """Promise 1: what is left on the disk depends on the answer through the report alone."""
    monkeypatch.setattr("secrets.token_hex", lambda n: "5" * 2 * n)
    left: dict[str, set[bytes]] = {}
    for answer in (0, 1):
        folder = tmp_path / str(answer)
        folder.mkdir()
        (folder / "kiosk.key").write_text("00" * 32)
        store = KioskStore(folder, small)
        kiosk = Kiosk(small, store, SupervisorPin(folder), stub_coins(coin), lambda: DAY)
        respondent(kiosk.begin()).to_the_end([answer])
        kiosk.close()
        (line,) = read_collection(folder / "small-v1-0001.collection").lines()
        bytes_of_all = b"".join(path.read_bytes() for path in sorted(folder.iterdir()))
        left.setdefault(line.split(",")[1], set()).add(bytes_of_all)
    assert all(len(files) == 1 for files in left.values())
