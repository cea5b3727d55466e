"""Enrolment files: what a kiosk writes is read, what anybody has altered is not."""

from __future__ import annotations

import base64
import json

import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.storage.collection.enrolment_file import (
    enrolment,
    read_enrolment,
    read_enrolments,
    write_enrolment,
)
from surveyapp.storage.collection.format import compose, kiosk_id
from surveyapp.storage.files.safe_files import DiskProblem, FileRefused
from surveyapp.survey.definition.kiosk_names import kiosk_words

KEY = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
KIOSK = kiosk_id(KEY.public_key())
OTHER = Ed25519PrivateKey.from_private_bytes(bytes(range(1, 33)))


@pytest.fixture
def path(tmp_path):
    return write_enrolment(KEY, tmp_path)


def test_it_is_read_back_and_says_the_kiosks_words(path):
    assert read_enrolment(path) == KIOSK
    assert kiosk_words(KIOSK) in path.read_text()
    assert path.name == f"kiosk-{KIOSK[:8]}.enrolment"


def test_it_is_written_twice_and_never_over_another_file(path, tmp_path):
    before = path.read_bytes()
    assert write_enrolment(KEY, tmp_path) == path
    assert path.read_bytes() == before
    path.write_bytes(b"another")
    with pytest.raises(DiskProblem):
        write_enrolment(KEY, tmp_path)


def test_no_byte_of_it_can_be_altered_cut_or_added(path):
    data = path.read_bytes()
    altered = [data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :] for at in range(len(data))]
    altered += [data[:at] for at in range(len(data))]
    altered += [data + b"x", data + b"\n", data + data, data.replace(b"\n", b"\r\n")]
    for one in altered:
        path.write_bytes(one)
        with pytest.raises(FileRefused):
            read_enrolment(path)


def test_a_stranger_takes_neither_the_kiosks_name_nor_its_words(path):
    """Signed well by another key, it claims to be this kiosk, or shows this kiosk's words."""
    ours, theirs = (json.loads(enrolment(key).split(b"\n")[1]) for key in (KEY, OTHER))
    for stolen in ("kiosk", "public_key", "words"):
        stated = json.dumps({**theirs, stolen: ours[stolen]}, separators=(",", ":"), sort_keys=True)
        signed = b"surveyapp-enrolment/1\n" + stated.encode() + b"\n"
        lines = enrolment(OTHER).split(b"\n")

        lines[1:3] = [stated.encode(), base64.b64encode(OTHER.sign(signed))]
        path.write_bytes(b"\n".join(lines))
        with pytest.raises(FileRefused):
            read_enrolment(path)


def test_a_collection_file_enrols_nobody_and_a_newer_format_says_so(path, small):
    path.write_bytes(compose(small, [], KEY, batch=1, export=1, days=None))
    with pytest.raises(FileRefused, match="not the enrolment file"):
        read_enrolment(path)
    path.write_bytes(enrolment(KEY).replace(b"enrolment/1", b"enrolment/2"))
    with pytest.raises(FileRefused, match="newer Surveyapp"):
        read_enrolment(path)


def test_a_folder_stands_for_the_enrolment_files_in_it(path, tmp_path):
    write_enrolment(OTHER, tmp_path)
    (tmp_path / "empty").mkdir()
    assert read_enrolments([tmp_path]) == {KIOSK, kiosk_id(OTHER.public_key())}
    assert read_enrolments([]) == frozenset()
    with pytest.raises(FileRefused, match="contains no enrolment files"):
        read_enrolments([tmp_path / "empty"])
