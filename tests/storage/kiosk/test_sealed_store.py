"""A kiosk with an analyst's key: nothing readable on its disk, and every promise of the store kept."""

from __future__ import annotations

import base64
import hashlib
import itertools
import os
import random
import tempfile
from dataclasses import replace
from datetime import date, timedelta
from pathlib import Path

import pytest

from surveyapp.errors import UserProblem
from surveyapp.storage.collection.format import (
    Counts,
    check_lines,
    compose,
    parse_collection,
    read_collection,
)
from surveyapp.storage.collection.unsealing import (
    KeyNeeded,
    WrongKey,
    damaged_boxes,
    open_collection,
)
from surveyapp.storage.files.safe_files import DiskProblem, FileRefused
from surveyapp.storage.kiosk import file_kinds
from surveyapp.storage.kiosk import store as kiosk_store
from surveyapp.storage.kiosk.export import TooFewInterviews
from surveyapp.storage.kiosk.signing_key import KEY_FILE
from surveyapp.storage.kiosk.store import KioskStore
from surveyapp.survey.definition.analyst_key import AnalystKey

DAY = date(2026, 3, 1)
FILE = "small-v1-0001.collection"


@pytest.fixture
def folder(tmp_path):
    return tmp_path / "store"


@pytest.fixture
def opened(folder, sealed_survey):
    """Return an opener of the store; what it opened is closed at the end."""
    stores: list[KioskStore] = []

    def open_store(survey=sealed_survey) -> KioskStore:
        for store in stores:
            store.close()
        stores.append(KioskStore(folder, survey))
        return stores[-1]

    yield open_store
    for store in stores:
        store.close()


def reports_in(path, opener) -> list[str]:
    lines = open_collection(read_collection(path), opener).collection.lines()
    return sorted(line.partition(",")[2] for line in lines)


def test_the_analyst_reads_what_was_stored(opened, folder, opener):
    store = opened()
    for report in ("yes", "no", "", "no"):
        store.add([report], DAY)
    assert reports_in(folder / FILE, opener) == ["", "no", "no", "yes"]


def test_no_id_and_no_report_is_on_the_disk(opened, folder, monkeypatch):
    drawn: list[str] = []
    really = file_kinds._new_id

    def remembered():
        drawn.append(really())
        return drawn[-1]

    monkeypatch.setattr(file_kinds, "_new_id", remembered)
    store = opened()
    for report in ("yes", "no") * 10:
        store.add([report], DAY)
    body = b"".join(path.read_bytes().split(b"\n", 4)[-1] for path in folder.glob("*.collection"))
    boxes = b"".join(base64.b64decode(line) for line in body.split(b"\n")[1:-1])
    assert len(drawn) == 20
    for path in folder.iterdir():
        assert not [one for one in drawn if one.encode() in path.read_bytes()]
        assert not [one for one in drawn if bytes.fromhex(one) in path.read_bytes()]
    # ten reports would say it; three letters can stand in boxes by chance
    assert boxes.count(b"yes") < 5
    assert not [one for one in drawn if one.encode() in boxes]


def test_the_manifest_and_the_survey_say_to_whom_it_is_sealed(opened, folder, opener):
    opened().add(["yes"], DAY)
    collection = read_collection(folder / FILE)
    assert collection.manifest.sealed_to == opener.key.fingerprint
    assert collection.sealed_to == collection.survey.analyst_key == opener.key
    assert opener.key.fingerprint in (folder / FILE).read_text().splitlines()[1]


def test_a_restart_goes_on_with_boxes_that_it_cannot_open(opened, folder, opener):
    for report in ("yes", "no", "yes"):
        store = opened()
        assert store.problems == []
        store.add([report], DAY)
    assert opened().interviews == 3
    assert [path.name for path in folder.glob("*.collection")] == [FILE]
    assert reports_in(folder / FILE, opener) == ["no", "yes", "yes"]


def test_the_same_boxes_in_any_order_give_the_same_bytes(sealed_survey, tmp_path, monkeypatch):
    """What is drawn for a box does not tell when: the store knows the set of boxes (promise 4)."""
    key = bytes(range(32))
    hashes = set()
    made: dict[str, str] = {}
    for order in range(20):
        numbers = list(range(60))
        random.Random(order).shuffle(numbers)  # noqa: S311 - orders of a test
        folder = tmp_path / str(order)
        folder.mkdir()
        (folder / KEY_FILE).write_text(key.hex())
        store = KioskStore(folder, sealed_survey)
        seal = store._kind._sealer.seal
        monkeypatch.setattr(
            store._kind._sealer, "seal", lambda line, seal=seal: made.setdefault(line, seal(line))
        )
        ids = iter([f"{number:032x}" for number in numbers])
        monkeypatch.setattr(file_kinds, "_new_id", lambda ids=ids: next(ids))
        for number in numbers:
            store.add([("yes", "no", "")[number % 3]], DAY)
        hashes.add(hashlib.sha256((folder / FILE).read_bytes()).hexdigest())
        store.close()
    assert len(hashes) == 1
    assert len(made) == 60


def test_a_box_that_could_not_be_stored_is_taken_out_again(opened, folder, opener, monkeypatch):
    store = opened()
    store.add(["yes"], DAY)
    before = (folder / FILE).read_bytes()

    def full(*_values: object, **_more: object) -> None:
        raise DiskProblem(file="x", action="written", reason="the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(kiosk_store, "replace_file", full)
        with pytest.raises(DiskProblem):
            store.add(["no"], DAY)
    assert (folder / FILE).read_bytes() == before
    store.add(["no"], DAY)
    assert reports_in(folder / FILE, opener) == ["no", "yes"]


def test_an_export_is_a_verified_copy_of_the_boxes(opened, folder, tmp_path, opener):
    store = opened()
    for _ in range(10):
        store.add(["yes"], DAY)
    (tmp_path / "stick").mkdir()
    (copy,) = store.export(tmp_path / "stick").files
    assert read_collection(copy).lines() == read_collection(folder / FILE).lines()
    assert reports_in(copy, opener) == ["yes"] * 10


def test_a_key_that_seals_nothing_opens_no_kiosk(folder, sealed_survey):
    survey = replace(sealed_survey, analyst_key=AnalystKey(bytes(32)))
    with pytest.raises(UserProblem, match="Make a new pair with"):
        KioskStore(folder, survey)
    KioskStore(folder, sealed_survey).close()  # and the folder is free again


def test_a_sealed_file_is_followed_by_a_new_one_sooner(opened, folder, opener, monkeypatch):
    """Boxes are long, and each interview writes its whole file anew."""
    monkeypatch.setattr(file_kinds, "MOST_SEALED_A_FILE", 3)
    for _ in range(2):
        store = opened()
        for _ in range(2):
            store.add(["yes"], DAY)
    files = sorted(folder.glob("*.collection"))
    assert [len(reports_in(path, opener)) for path in files] == [3, 1]


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_a_kiosks_key_that_everybody_can_read_is_told_to_the_supervisor(sealed_survey):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        KioskStore(folder, sealed_survey).close()
        (folder / kiosk_store.KEY_FILE).chmod(0o644)
        store = KioskStore(folder, sealed_survey)
        (problem,) = store.problems
        store.close()
    assert str(problem).startswith("kiosk.key contains a secret")
    assert "chmod 600" in str(problem)


# opening


def test_without_the_key_and_with_another_it_stays_shut(opened, folder, opener, other_opener):
    opened().add(["yes"], DAY)
    collection = read_collection(folder / FILE)
    with pytest.raises(KeyNeeded) as needed:
        open_collection(collection, None)
    with pytest.raises(WrongKey) as wrong:
        open_collection(collection, other_opener)
    assert opener.key.fingerprint in str(needed.value)
    assert other_opener.key.fingerprint in str(wrong.value)


def damaged(store: KioskStore, survey, *boxes: str) -> bytes:
    """Return a file that its kiosk has signed with wrong boxes in it."""
    lines = sorted([*store._batch.content.lines, *boxes])
    return compose(survey, lines, store._key, batch=1, export=1, days=(DAY, DAY))


def test_one_damaged_interview_never_stops_the_others(opened, sealed_survey, opener):
    store = opened()
    for report in ("yes", "no", "yes"):
        store.add([report], DAY)
    broken = bytearray(base64.b64decode(store._batch.content.lines[0]))
    broken[-1] ^= 1
    boxes = [base64.b64encode(broken).decode(), "no box", ""]
    collection = parse_collection(damaged(store, sealed_survey, *boxes), "f")
    opened_collection = open_collection(collection, opener)
    reports = [line.partition(",")[2] for line in opened_collection.collection.lines()]
    assert sorted(reports) == ["no", "yes", "yes"]
    lines = collection.body.decode().splitlines()
    told = {problem.facts["line"] for problem in opened_collection.damaged}
    assert told == {5 + lines.index(box) for box in boxes}
    assert {lines[number - 5] for number in told} == set(boxes)
    assert opened_collection.collection.manifest.interviews == 3


def test_without_the_key_lines_that_are_no_boxes_are_told(opened, sealed_survey):
    store = opened()
    store.add(["yes"], DAY)
    collection = parse_collection(damaged(store, sealed_survey, "no box"), "f")
    assert len(damaged_boxes(collection)) == 1


@pytest.mark.parametrize(
    "line", ["x,yes", "ab" * 16 + ",maybe", "ab" * 16, "ab" * 16 + ",no,no", ""]
)
def test_what_no_kiosk_seals_is_damage(opened, sealed_survey, opener, line):
    store = opened()
    store.add(["yes"], DAY)
    box = store._kind._sealer.seal(line[:36])
    collection = parse_collection(damaged(store, sealed_survey, box), "f")
    assert len(open_collection(collection, opener).damaged) == 1
    assert len(open_collection(collection, opener).collection.lines()) == 1


def test_an_interview_that_is_sealed_twice_counts_once(opened, sealed_survey, opener):
    store = opened()
    line = "ab" * 16 + ",yes"
    boxes = [store._kind._sealer.seal(line) for _ in range(2)]
    collection = parse_collection(damaged(store, sealed_survey, *boxes), "f")
    opened_collection = open_collection(collection, opener)
    assert opened_collection.collection.lines() == [line]
    (problem,) = opened_collection.damaged
    assert "repeats" in str(problem)


def test_a_box_of_another_kiosk_opens_not_in_this_ones_file(
    opened, tmp_path, sealed_survey, opener
):
    other = KioskStore(tmp_path / "other", sealed_survey)
    other.add(["yes"], DAY)
    other.close()
    store = opened()
    store.add(["no"], DAY)
    collection = parse_collection(damaged(store, sealed_survey, *other._batch.content.lines), "f")
    assert len(open_collection(collection, opener).damaged) == 1


# what a file may claim


def test_plain_interviews_of_a_survey_with_a_key_are_read_by_nobody(opened, sealed_survey, opener):
    """A kiosk that skips the sealing silently is found out: its lines are no boxes."""
    store = opened()
    data = compose(
        sealed_survey, ["ab" * 16 + ",yes"], store._key, batch=1, export=1, days=(DAY, DAY)
    )
    collection = parse_collection(data, "f")
    with pytest.raises(FileRefused):
        check_lines(collection)
    assert open_collection(collection, opener).collection.lines() == []


def test_a_manifest_that_hides_the_key_of_its_survey_is_refused(opened, sealed_survey, monkeypatch):
    store = opened()
    store.add(["yes"], DAY)
    with monkeypatch.context() as patch:
        patch.setattr("surveyapp.storage.collection.format.key_fingerprint", lambda *_: None)
        data = damaged(store, sealed_survey)
    with pytest.raises(FileRefused) as told:
        parse_collection(data, "f")
    assert "not sealed to the key" in str(told.value)


def test_every_cut_and_every_flipped_byte_of_a_sealed_file_is_refused(opened, folder):
    store = opened()
    for _ in range(3):
        store.add(["yes"], DAY)
    data = (folder / FILE).read_bytes()
    for at in range(len(data)):
        for wrong in (data[:at], data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]):
            with pytest.raises(FileRefused):
                parse_collection(wrong, "f")


def test_a_file_from_before_keys_and_new_counts_has_the_bytes_it_had(small, folder):
    store = KioskStore(folder, small)
    store.add(["yes"], DAY, missed=Counts(1, 2))
    store.close()
    manifest = (folder / FILE).read_text().splitlines()[1]
    assert '"counts":{"break_offs":1,"time_outs":2}' in manifest
    assert "sealed_to" not in manifest


def test_counts_of_practice_and_comprehension_are_carried(opened, folder):
    opened().add(["yes"], DAY, missed=Counts(0, 0, 2, 1))
    opened().add(["yes"], DAY, missed=Counts(1, 0, 1, 0))
    assert read_collection(folder / FILE).manifest.counts == Counts(1, 0, 3, 1)
    assert opened().counts == Counts(1, 0, 3, 1)


# small exports


def test_fewer_than_ten_interviews_are_not_exported(opened, tmp_path):
    store = opened()
    for _ in range(9):
        store.add(["yes"], DAY)
    (tmp_path / "stick").mkdir()
    with pytest.raises(TooFewInterviews) as told:
        store.export(tmp_path / "stick")
    assert list((tmp_path / "stick").iterdir()) == []
    assert "9" not in str(told.value)
    store.add(["yes"], DAY)
    assert store.export(tmp_path / "stick").interviews == 10


def test_a_small_file_stays_behind_when_a_large_one_goes_out(opened, tmp_path):
    store = opened()
    for _ in range(10):
        store.add(["yes"], DAY)
    store.begin_new_file()
    store.add(["yes"], DAY)
    (tmp_path / "stick").mkdir()
    exported = store.export(tmp_path / "stick")
    assert exported.interviews == 10
    assert [type(problem) for problem in exported.problems] == [TooFewInterviews]
    assert store.export(tmp_path / "stick", allow_small=True).interviews == 11


# surveys that change while a kiosk has interviews


def test_a_new_version_leaves_the_old_answers_exportable_with_their_survey(
    opened, folder, tmp_path, sealed_survey, opener
):
    for _ in range(10):
        opened().add(["yes"], DAY)
    newer = replace(sealed_survey, version=2)
    store = opened(newer)
    assert store.interviews == 0
    assert store.other_files == (FILE,)
    for _ in range(10):
        store.add(["no"], DAY)
    (tmp_path / "stick").mkdir()
    exported = [read_collection(path) for path in store.export(tmp_path / "stick").files]
    assert [c.survey for c in exported] == [sealed_survey, newer]
    found = [open_collection(c, opener).collection.lines() for c in exported]
    assert [{line.partition(",")[2] for line in lines} for lines in found] == [{"yes"}, {"no"}]


def test_two_surveys_share_a_folder_and_none_touches_the_others_files(
    opened, folder, sealed_survey, make_survey
):
    opened().add(["yes"], DAY)
    first = (folder / FILE).read_bytes()
    plain = make_survey(id="small-two")
    opened(plain).add(["no"], DAY)
    assert (folder / FILE).read_bytes() == first
    store = opened()
    assert store.interviews == 1
    store.add(["no"], DAY)
    assert opened(plain).interviews == 1


def test_a_survey_changed_without_a_new_version_begins_a_file_of_its_own(
    opened, folder, sealed_survey, other_opener
):
    opened().add(["yes"], DAY)
    changed = replace(sealed_survey, analyst_key=other_opener.key)
    opened(changed).add(["no"], DAY)
    names = sorted(path.name for path in folder.glob("*.collection"))
    assert names == [FILE, "small-v1-0002.collection"]
    assert opened(changed).interviews == 1


# promise 4, from the raw bytes


def concordance(guessed: list[str], order: dict[str, int]) -> float:
    pairs = [order[a] < order[b] for a, b in itertools.combinations(guessed, 2)]
    return sum(pairs) / len(pairs)


def test_no_attack_on_the_raw_bytes_guesses_the_order(sealed_survey, folder, tmp_path):
    """1,000 interviews; each guess that a reader of the bytes has gets 50 ± 5 % of pairs right."""
    store = KioskStore(folder, sealed_survey)
    seal, order = store._kind._sealer.seal, {}

    def remembered(line: str) -> str:
        box = seal(line)
        order[box] = len(order)
        return box

    store._kind._sealer.seal = remembered
    for number in range(1000):
        store.add([("yes", "no")[number % 2]], DAY + timedelta(days=number // 200))
    (tmp_path / "stick").mkdir()
    (copy,) = store.export(tmp_path / "stick").files
    store.close()
    for path in (folder / FILE, copy):
        boxes = read_collection(path).lines()
        assert len(boxes) == len(order)
        assert set(boxes) == set(order)
        raw = {box: base64.b64decode(box) for box in boxes}
        guesses = {
            "place in the file": list(boxes),
            "sender's key": sorted(boxes, key=lambda box: raw[box][:32]),
            "sender's key, little end first": sorted(boxes, key=lambda box: raw[box][31::-1]),
            "ciphertext": sorted(boxes, key=lambda box: raw[box][32:-16]),
            "tag": sorted(boxes, key=lambda box: raw[box][-16:]),
            "hash": sorted(boxes, key=lambda box: hashlib.sha256(raw[box]).digest()),
        }
        for name, guess in guesses.items():
            # 1,000 independent places: the share's standard deviation is about 1.05 %
            assert abs(concordance(guess, order) - 0.5) < 0.05, name
