"""Every single flipped bit and every truncation of small files that carry a checksum.

Readable collection files: ``tests/storage/collection/test_format.py``.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from itertools import islice
from pathlib import Path

import numpy as np
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

from surveyapp.errors import SurveyAppError
from surveyapp.learning.base.model_card import ModelCard, model_from_json, model_to_json
from surveyapp.learning.base.table import Attribute, CodedTable, Examples
from surveyapp.learning.central.naive_bayes import NaiveBayes
from surveyapp.storage.collection import key_file
from surveyapp.storage.collection.format import compose, kiosk_id, parse_collection
from surveyapp.storage.collection.key_file import new_key, public_key_of
from surveyapp.storage.collection.sealing import Binding, Sealer
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.models.model_files import MODELS, load_model, save_model

KIOSK = Ed25519PrivateKey.from_private_bytes(bytes(range(32)))
DAYS = (date(2026, 3, 1), date(2026, 3, 4))


def flips(whole: bytes) -> Iterator[bytes]:
    """Yield ``whole`` with each of its bits flipped."""
    for at in range(8 * len(whole)):
        flipped = bytearray(whole)
        flipped[at // 8] ^= 1 << at % 8
        yield bytes(flipped)


def cuts(whole: bytes) -> Iterator[bytes]:
    """Yield every beginning of ``whole`` that is not all of it."""
    return (whole[:length] for length in range(len(whole)))


one_in = pytest.mark.parametrize("step", [13, pytest.param(1, marks=pytest.mark.slow)])
"""Every thirteenth alteration, so each of a byte's bits in turn; all of them in the slow run."""


@pytest.fixture
def sealed(sealed_survey, opener) -> bytes:
    sealer = Sealer(opener.key, Binding(sealed_survey, kiosk_id(KIOSK.public_key())))
    boxes = sorted(sealer.seal(f"{number:032x},yes") for number in range(2))
    return compose(sealed_survey, boxes, KIOSK, batch=1, export=1, days=DAYS)


@one_in
@pytest.mark.parametrize("altered", [flips, cuts])
def test_every_altered_sealed_file_is_refused(sealed, altered, step):
    assert parse_collection(sealed, "f").manifest.interviews == 2
    for data in islice(altered(sealed), 0, None, step):
        with pytest.raises(FileRefused):
            parse_collection(data, "f")


@one_in
@pytest.mark.parametrize("altered", [flips, cuts])
def test_every_altered_key_file_is_refused(tmp_path, monkeypatch, altered, step):
    monkeypatch.setattr(key_file, "_COST", {"n": 2**10, "r": 8, "p": 1})
    path = tmp_path / "a.analystkey"
    new_key(path, "correct horse battery")
    whole = path.read_bytes()
    for data in islice(altered(whole.rstrip()), 0, None, step):
        path.write_bytes(data)
        with pytest.raises(FileRefused):
            public_key_of(path)


def a_model(path: Path) -> bytes:
    """Write a small model; return its file."""
    table = CodedTable((Attribute("a", ("x", "y")),), np.array([[0], [1]] * 20, dtype=np.int32))
    rows = Examples(table, Attribute("c", ("no", "yes")), np.array([0, 1] * 20, dtype=np.int32))
    model = NaiveBayes(epsilon=1.0).fit(rows)
    save_model(model, ModelCard("people.csv", 40, 1.0), path)
    return path.read_bytes()


@pytest.mark.slow
@pytest.mark.parametrize("altered", [flips, cuts])
def test_every_altered_model_file_is_refused_or_says_the_same(tmp_path, altered):
    """JSON has two spellings of some numbers, as 1e-5 and 1E-5: the hash is of what they say."""
    path = tmp_path / "m.model.json"
    whole = a_model(path).rstrip()
    said = model_to_json(*load_model(path))
    accepted = 0
    for data in altered(whole):
        path.write_bytes(data)
        try:
            model = load_model(path)
        except SurveyAppError:
            continue
        accepted += 1
        assert model_to_json(*model) == said
    assert accepted < len(whole) / 10
    assert model_from_json(said, "m", MODELS)[1].rows == 40
