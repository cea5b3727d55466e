"""A trustee's ledger: no two signed lists tell few interviews apart; the file cannot be changed unseen."""

from __future__ import annotations

import hashlib
import random
from functools import reduce

import pytest

from surveyapp.storage.files.safe_files import DiskProblem, FileRefused
from surveyapp.storage.tallies.ledger import (
    Ledger,
    ledger_path,
    new_ledger,
    read_ledgers,
    write_ledgers,
)
from surveyapp.storage.tallies.trustee_keys import TrusteeSecret

SECRET = TrusteeSecret(bytes(range(32)), is_hybrid=False)


def ids(*numbers: int) -> frozenset[bytes]:
    return frozenset(hashlib.sha256(bytes([number])).digest()[:16] for number in numbers)


def after(*lists: frozenset[bytes]) -> Ledger:
    return reduce(Ledger.with_list, lists, Ledger())


def test_a_list_below_the_smallest_is_refused():
    assert "has 9 interviews" in str(Ledger().refusal(ids(*range(9)), 10))
    assert Ledger().refusal(ids(*range(10)), 10) is None


def test_the_same_list_and_lists_apart_are_signed():
    ledger = after(ids(*range(10)))
    assert ledger.refusal(ids(*range(10)), 10) is None
    assert ledger.with_list(ids(*range(10))) == ledger
    assert ledger.refusal(ids(*range(10, 20)), 10) is None


@pytest.mark.parametrize(
    ("listed", "fewest"),
    [
        (range(19), 9),  # newer: nine more
        (range(1, 20), 1),  # one of before left out
        (range(9, 19), 1),  # one of before taken along
        (range(5, 20), 5),
    ],
)
def test_a_list_that_tells_few_interviews_apart_is_refused_with_their_number(listed, fewest):
    said = str(after(ids(*range(10))).refusal(ids(*listed), 10))
    assert f"would tell {fewest} interviews apart" in said


def test_a_difference_that_only_two_earlier_lists_together_leave_is_refused():
    """Each pair differs by ten, and a third list would single out five: A∩B, A∖B, B∖A are cut again."""
    ledger = after(ids(*range(20)), ids(*range(10, 30)))
    assert sorted(map(len, ledger.parts)) == [10, 10, 10]
    assert ledger.refusal(ids(*range(10), *range(20, 30)), 10) is None
    assert "5 interviews apart" in str(ledger.refusal(ids(*range(15)), 10))


def test_three_lists_of_which_each_trustee_knows_two_tell_nobody_apart():
    """With 4 of 5 signatures and two colluding trustees, three honest ones need not have one list in common.

    A∪B∪few, A and B: each pair differs by enough, and the first less the others is the few.
    """
    some, others, few = ids(*range(20)), ids(*range(20, 40)), ids(*range(40, 43))
    lists = {"all": some | others | few, "some": some, "others": others}
    for first, second in (("all", "some"), ("all", "others"), ("some", "others")):
        assert (
            after(lists[first]).refusal(lists[second], 10) is None
        )  # where every trustee knows all
        said = str(after(lists[first]).refusal(lists[second], 10, knows_all=False))
        assert "must hold all files of the lists before it" in said


def test_lists_that_grow_are_signed_where_not_every_trustee_knows_all():
    ledger = after(ids(*range(20)))
    grown = ids(*range(30))
    assert ledger.refusal(grown, 10, knows_all=False) is None
    assert "9 interviews apart" in str(ledger.refusal(ids(*range(29)), 10, knows_all=False))
    grown_ledger = ledger.with_list(grown)
    for again in (ids(*range(20)), grown):
        assert grown_ledger.refusal(again, 10, knows_all=False) is None
    assert grown_ledger.refusal(ids(*range(20, 30)), 10, knows_all=False) is not None


def test_no_part_is_ever_smaller_whatever_lists_come():
    draw = random.Random(3)  # noqa: S311 - a test
    everybody = list(range(60))
    for _ in range(30):
        ledger, signed = Ledger(), []
        for _ in range(12):
            listed = ids(*draw.sample(everybody, draw.randint(1, 60)))
            if ledger.refusal(listed, 6) is None:
                ledger = ledger.with_list(listed)
                signed.append(listed)
        slow = {}
        for one in ids(
            *everybody
        ):  # the slow and obvious partition: by which lists have an interview
            slow.setdefault(tuple(one in listed for listed in signed), set()).add(one)
        slow.pop((False,) * len(signed), None)
        assert {frozenset(part) for part in slow.values()} == set(ledger.parts)
        assert all(len(part) >= 6 for part in ledger.parts)


def test_a_ledger_is_read_as_it_was_written_and_knows_no_order(tmp_path):
    path = ledger_path(tmp_path / "ana.trusteekey")
    assert path.name == "ana.ledger"
    new_ledger(path, SECRET)
    assert read_ledgers(path, SECRET) == {}
    lists = [ids(*range(10)), ids(*range(10, 20)), ids(*range(5, 15))]
    written = set()
    for order in (lists, lists[::-1]):
        write_ledgers(path, SECRET, {"a": after(*order), "b": after(lists[0])})
        written.add(path.read_bytes())
    assert len(written) == 1
    read = read_ledgers(path, SECRET)
    assert set(read["a"].parts) == set(after(*lists).parts)
    assert read["b"] == after(lists[0])
    with pytest.raises(DiskProblem, match="is there already"):
        new_ledger(path, SECRET)


def test_every_change_and_cut_of_a_ledger_is_refused(tmp_path):
    path = tmp_path / "ana.ledger"
    new_ledger(path, SECRET)
    write_ledgers(path, SECRET, {"a": after(ids(1, 2), ids(2, 3))})
    data = path.read_bytes()
    changed = [data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :] for at in range(0, len(data), 3)]
    for bad in (*changed, *(data[:size] for size in range(0, len(data), 3)), data + b"\n"):
        path.write_bytes(bad)
        with pytest.raises(FileRefused, match="damaged, or belongs to another key"):
            read_ledgers(path, SECRET)


def test_the_ledger_of_another_and_a_missing_one_are_told(tmp_path):
    new_ledger(tmp_path / "ana.ledger", TrusteeSecret(bytes(32), is_hybrid=False))
    with pytest.raises(FileRefused, match="belongs to another key"):
        read_ledgers(tmp_path / "ana.ledger", SECRET)
    with pytest.raises(FileRefused, match="without this memory"):
        read_ledgers(tmp_path / "ben.ledger", SECRET)
