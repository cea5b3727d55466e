"""The kiosk's key: no altered one passes for another kiosk's, and the interviews come out without it."""

from __future__ import annotations

import shutil
from datetime import date
from pathlib import Path

import pytest

from surveyapp.storage.collection.format import read_collection
from surveyapp.storage.kiosk.export import TooFewInterviews, export_folder
from surveyapp.storage.kiosk.signing_key import KEY_FILE, KeyUnusable, signing_key
from surveyapp.storage.kiosk.store import KioskStore

DAY = date(2026, 3, 1)
OLD_STORE = Path(__file__).parent / "old_store"


@pytest.fixture
def folder(tmp_path, small):
    store = KioskStore(tmp_path / "store", small)
    for _ in range(12):
        store.add(["yes"], DAY)
    store.close()
    (tmp_path / "stick").mkdir()
    return tmp_path / "store"


def flipped(data: bytes, every: int):
    """Yield ``data`` with each of its bits flipped, or one in ``every``."""
    for bit in range(0, 8 * len(data), every):
        place = bit // 8
        yield data[:place] + bytes([data[place] ^ 1 << bit % 8]) + data[place + 1 :]


sampled = pytest.mark.parametrize("every", [13, pytest.param(1, marks=pytest.mark.slow)])


@sampled
def test_no_flipped_bit_of_a_key_makes_another_kiosk(folder, every):
    path = folder / KEY_FILE
    key = path.read_bytes()
    for altered in flipped(key, every):
        path.write_bytes(altered)
        with pytest.raises(KeyUnusable, match="Nothing was deleted"):
            signing_key(folder)


@sampled
def test_no_flipped_bit_of_an_old_key_makes_another_kiosk(tmp_path, every):
    shutil.copytree(OLD_STORE, tmp_path / "store")
    path = tmp_path / "store" / KEY_FILE
    key = path.read_bytes()
    for altered in flipped(key[:-1], every):
        path.write_bytes(altered + key[-1:])
        with pytest.raises(KeyUnusable, match="Nothing was deleted"):
            signing_key(tmp_path / "store")


def test_an_old_key_opens_and_is_written_anew_with_a_checksum(tmp_path):
    shutil.copytree(OLD_STORE, tmp_path / "store")
    path = tmp_path / "store" / KEY_FILE
    before = signing_key(tmp_path / "store").private_bytes_raw()
    assert path.read_bytes().startswith(b"surveyapp-kiosk-key/2\n")
    assert before.hex() == (OLD_STORE / KEY_FILE).read_text().strip()
    assert signing_key(tmp_path / "store").private_bytes_raw() == before


@pytest.mark.parametrize("damage", [lambda path: path.unlink(), lambda path: path.write_bytes(b"")])
def test_without_its_key_the_kiosk_says_how_the_interviews_come_out(folder, small, damage):
    damage(folder / KEY_FILE)
    with pytest.raises(KeyUnusable, match="export once more, or copy the files that end"):
        KioskStore(folder, small)


@pytest.mark.parametrize("damage", [lambda path: path.unlink(), lambda path: path.write_bytes(b"")])
def test_the_rescue_that_is_told_works(folder, tmp_path, run, damage):
    damage(folder / KEY_FILE)
    code, out, err = run("export", "--store", folder, "--out", tmp_path / "stick")
    assert (code, "damaged" in err, "analyst imports them as they are" in err) == (1, True, True)
    code, out, _ = run("import", *out.split(), "--project", tmp_path / "p.surveydesk")
    assert (code, "12" in out) == (0, True)


def test_the_rescue_by_hand_works_too(folder, tmp_path, run):
    (folder / KEY_FILE).unlink()
    file = shutil.copy(folder / "small-v1-0001.collection", tmp_path / "stick")
    code, out, _ = run("import", file, "--project", tmp_path / "p.surveydesk")
    assert (code, "12" in out) == (0, True)


def test_the_rescue_keeps_few_interviews_back_too(tmp_path, small):
    store = KioskStore(tmp_path / "store", small)
    store.add(["yes"], DAY)
    store.close()
    (tmp_path / "store" / KEY_FILE).unlink()
    (tmp_path / "stick").mkdir()
    with pytest.raises(KeyUnusable):
        export_folder(tmp_path / "store", tmp_path / "stick")
    assert list((tmp_path / "stick").iterdir()) == []
    exported = export_folder(tmp_path / "store", tmp_path / "stick", allow_small=True)
    assert [type(problem) for problem in exported.problems] == [KeyUnusable]
    assert read_collection(exported.files[0]).manifest.interviews == 1
    assert not issubclass(KeyUnusable, TooFewInterviews)


def test_a_key_that_was_exchanged_is_told(folder, small, tmp_path):
    KioskStore(tmp_path / "other", small).close()
    shutil.copy(tmp_path / "other" / KEY_FILE, folder)
    store = KioskStore(folder, small)
    store.close()
    (problem,) = store.problems
    assert str(problem) == (
        "small-v1-0001.collection was signed with another key than this kiosk's: the file or the "
        "key was exchanged. It is left as it is and not exported; copy it to a stick by hand, and "
        "the analyst sees whether it is whole."
    )
