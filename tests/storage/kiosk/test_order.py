"""Promise 4: from the raw bytes nobody tells which of two interviews came first.

The attacker knows the order of some stores, tries every guess on them, also a regression on every bit, and
takes the one that does best. On other stores it is right about pairs as often as a coin.
``pytest -m slow -s tests/storage/kiosk/test_order.py`` prints how often.
"""

from __future__ import annotations

import base64
import hashlib
from datetime import date, timedelta

import numpy as np
import pytest
from scipy.stats import kendalltau

from surveyapp.storage.kiosk import file_kinds
from surveyapp.storage.kiosk.store import KioskStore

pytestmark = pytest.mark.slow

DAY = date(2026, 3, 1)
INTERVIEWS, KNOWN, ATTACKED = 1000, 4, 8
FILE = "small-v1-0001.collection"
NEAR = 0.02
RIDGE = 100.0


@pytest.fixture
def filled(tmp_path, monkeypatch):
    """Return a maker of stores of 1,000 interviews: the raw lines of a file, in order of collection."""

    def fill(survey, number, *, is_copy):
        folder = tmp_path / str(number)
        store = KioskStore(folder, survey)
        ids: list[str] = []
        draw = file_kinds._new_id

        def remembered_id():
            ids.append(draw())
            return ids[-1]

        order: dict[bytes, int] = {}
        with monkeypatch.context() as patched:
            patched.setattr(file_kinds, "_new_id", remembered_id)
            if store._kind._sealer is not None:
                seal = store._kind._sealer.seal

                def remembered_box(line):
                    box = seal(line)
                    order[box.encode()] = len(order)
                    return box

                store._kind._sealer.seal = remembered_box
            for person in range(INTERVIEWS):
                day = DAY + timedelta(days=person // 200)
                store.add([("yes", "no")[person % 2]], day)
        path = folder / FILE
        if is_copy:
            (folder / "stick").mkdir()
            (path,) = store.export(folder / "stick").files
        store.close()
        lines = path.read_bytes().split(b"\n")[5:-1]
        known = order or {interview.encode(): at for at, interview in enumerate(ids)}
        return lines, np.array([known[line.split(b",")[0]] for line in lines])

    return fill


def bytes_of(line: bytes, *, is_sealed: bool) -> bytes:
    """Return what is random in a line, decoded."""
    if is_sealed:
        return base64.b64decode(line)
    return bytes.fromhex(line[:32].decode()) + hashlib.sha256(line).digest() + line[32:37].ljust(5)


def bits_of(lines: list[bytes], *, is_sealed: bool) -> np.ndarray:
    """Return every bit of every line, and where in the file it stands."""
    raw = np.array([list(bytes_of(line, is_sealed=is_sealed)) for line in lines], dtype=np.uint8)
    place = np.linspace(0, 1, len(lines))[:, None]
    return np.hstack((np.unpackbits(raw, axis=1) - 0.5, place - 0.5))


def guesses(lines: list[bytes], learned: np.ndarray, *, is_sealed: bool) -> dict[str, list[float]]:
    """Return for every attack a number a line: the higher, the later it is guessed to have come."""
    raw = [bytes_of(line, is_sealed=is_sealed) for line in lines]
    whole = {
        "place in the file": range(len(lines)),
        "first half": [int.from_bytes(each[:8]) for each in raw],
        "first half, little end first": [int.from_bytes(each[:8], "little") for each in raw],
        "second half": [int.from_bytes(each[8:16]) for each in raw],
        "last bytes": [int.from_bytes(each[-16:]) for each in raw],
        "hash": [int.from_bytes(hashlib.sha256(line).digest()[:8]) for line in lines],
        "number of ones": [int.from_bytes(each).bit_count() for each in raw],
        "regression on every bit": bits_of(lines, is_sealed=is_sealed) @ learned,
    }
    single = {f"byte {at}": [each[at] for each in raw] for at in range(min(map(len, raw)))}
    return {name: [float(one) for one in guess] for name, guess in (whole | single).items()}


def right(guess: list[float], order: np.ndarray) -> float:
    """Return the share of pairs that a guess puts in the right order; ties are a coin's."""
    tau = kendalltau(guess, order, variant="b").statistic
    tied = 1 - np.unique(guess, return_counts=True)[1].astype(float) @ (
        np.unique(guess, return_counts=True)[1] - 1
    ) / (len(guess) * (len(guess) - 1))
    return 0.5 + 0.5 * float(np.nan_to_num(tau)) * np.sqrt(tied)


def learned_from(stores, *, is_sealed: bool) -> np.ndarray:
    """Return the ridge regression of the order on all bits."""
    bits = np.vstack([bits_of(lines, is_sealed=is_sealed) for lines, _ in stores])
    order = np.concatenate([(order - order.mean()) / order.std() for _, order in stores])
    return np.linalg.solve(bits.T @ bits + RIDGE * np.eye(bits.shape[1]), bits.T @ order)


@pytest.mark.parametrize("is_copy", [False, True], ids=["store", "collection file"])
@pytest.mark.parametrize("is_sealed", [False, True], ids=["plain", "sealed"])
def test_the_best_attack_on_the_raw_bytes_is_a_coin(
    small, sealed_survey, filled, is_sealed, is_copy
):
    survey = sealed_survey if is_sealed else small
    stores = [filled(survey, number, is_copy=is_copy) for number in range(KNOWN + ATTACKED)]
    assert all(sorted(order) == list(range(INTERVIEWS)) for _, order in stores)
    known, attacked = stores[:KNOWN], stores[KNOWN:]
    learned = learned_from(known, is_sealed=is_sealed)

    def shares(of) -> dict[str, float]:
        found = [
            {n: right(g, order) for n, g in guesses(lines, learned, is_sealed=is_sealed).items()}
            for lines, order in of
        ]
        return {name: float(np.mean([each[name] for each in found])) for name in found[0]}

    tried, kept = shares(known), shares(attacked)
    # a guess that is wrong more often than not is turned round
    best = max(tried, key=lambda name: abs(tried[name] - 0.5))
    turned = 1 if tried[best] >= 0.5 else -1
    caught = 0.5 + turned * (kept[best] - 0.5)
    worst = max(kept, key=lambda name: abs(kept[name] - 0.5))
    print(
        f"\nbest on {KNOWN} known stores: {best} ({tried[best]:.4f}); on {ATTACKED} others {caught:.4f}; "
        f"regression {kept['regression on every bit']:.4f}; farthest of all {len(kept)}: "
        f"{worst} ({kept[worst]:.4f})"
    )
    assert abs(caught - 0.5) < NEAR
    for name in ("place in the file", "regression on every bit", "hash"):
        assert abs(kept[name] - 0.5) < NEAR, name


def test_the_attack_finds_an_order_where_there_is_one():
    """The same attack on a file that betrays the order in one bit of its ids."""
    rng = np.random.default_rng(1)
    order = np.arange(INTERVIEWS)
    lines = []
    for at in order:
        drawn = bytearray(rng.bytes(16))
        drawn[5] = (drawn[5] & 0xFE) | int(rng.random() < at / INTERVIEWS)
        lines.append(drawn.hex().encode() + b",yes")
    shuffled = sorted(zip(lines, order, strict=True))
    lines, order = [line for line, _ in shuffled], np.array([at for _, at in shuffled])
    learned = learned_from([(lines, order)], is_sealed=False)
    found = right(guesses(lines, learned, is_sealed=False)["regression on every bit"], order)
    assert found > 0.6
