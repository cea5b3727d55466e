"""A table's ledger adds up exactly, keeps its budget, and is not believed once it is damaged."""

import hashlib
import json
import math
import os
import random
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest

from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.storage.files import csv_tables, kernel_lock, safe_files
from surveyapp.storage.files.safe_files import DiskProblem
from surveyapp.storage.models import privacy_ledger
from surveyapp.storage.models.privacy_ledger import (
    DEFAULT_BUDGET,
    BudgetUnusable,
    ledger_path,
    note_synthetic,
    pay,
    read_ledger,
    refuse_public,
)
from surveyapp.storage.models.spent_tables import key_path, registry_path


@pytest.fixture
def table(tmp_path):
    path = tmp_path / "people.csv"
    path.write_text("a,b\n1,2\n")
    return path


def test_ten_payments_of_a_tenth_are_one(table):
    for _ in range(10):
        pay(table, 0.1, "model", budget=1.0)

    assert read_ledger(table).spent == 1.0
    assert read_ledger(table).left == 0.0
    with pytest.raises(
        UserProblem,
        match=r"^(?=.*is left\. Ask for less,).*spend epsilon 1e-06 of people.csv, but only 0 of its budget",
    ):
        pay(table, 1e-6, "model")


def test_a_table_that_is_exchanged_while_it_is_paid_for_is_noted_as_one_table(table, monkeypatch):
    contents = [table.read_bytes(), b"a,b\n7,8\n"]
    read = safe_files.read_regular

    def exchanged(path, largest):
        return contents.pop(0) if path == table else read(path, largest)

    for module in (privacy_ledger, csv_tables):
        monkeypatch.setattr(module, "read_regular", exchanged)
    after = pay(table, 1.0, "model")
    assert len(contents) == 1  # it is read once, so its rows and its hash are of the same content
    assert after.payments[0].table_sha256 == hashlib.sha256(table.read_bytes()).hexdigest()


def test_a_refused_payment_leaves_no_trace(table):
    pay(table, 1.0, "model", budget=1.5)
    before = ledger_path(table).read_bytes()

    with pytest.raises(UserProblem, match=r"is left\. Ask for less,"):
        pay(table, 0.75, "model")
    with pytest.raises(UserProblem, match="at its first use and"):
        pay(table, 0.1, "model", budget=9.0)

    assert ledger_path(table).read_bytes() == before
    assert [path.name for path in table.parent.iterdir() if path.suffix == ".lock"] == []


def test_a_changed_table_is_still_the_same_people(table):
    pay(table, 1.0, "model", budget=1.0)
    table.write_text("a,b\n1,2\n3,4\n")

    with pytest.raises(UserProblem, match=r"is left\. Ask for less,"):
        pay(table, 0.5, "model")


def test_what_is_not_private_spends_everything(table):
    assert pay(table, math.inf, "model").spent == math.inf
    assert read_ledger(table).payments[0].epsilon == math.inf
    with pytest.raises(UserProblem, match=r"is left\. Ask for less,"):
        pay(table, 0.1, "model", budget=5.0)


@pytest.mark.parametrize("budget", [0.0, -1.0, math.inf, math.nan])
def test_a_budget_is_a_number_above_0(table, budget):
    with pytest.raises(BudgetUnusable):
        pay(table, 0.1, "model", budget=budget)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "surveyapp-spent/2"},
        {"budget": "-1"},
        {"budget": 5},
        {"payments": [{"epsilon": "0", "purpose": "", "table_sha256": ""}]},
        {"payments": [{"epsilon": "-3", "purpose": "", "table_sha256": ""}]},
        {"payments": [{"epsilon": "nan", "purpose": "", "table_sha256": ""}]},
        {"payments": [{}]},
    ],
)
def test_a_damaged_ledger_is_not_believed(table, change):
    pay(table, 1.0, "model")
    path = ledger_path(table)
    path.write_text(json.dumps({**json.loads(path.read_text()), **change}))

    with pytest.raises(UserProblem, match="is not a ledger of this"):
        pay(table, 0.1, "model")


@pytest.mark.parametrize("text", ["[]", "3", '"x"', "null"])
def test_a_ledger_of_another_shape_is_not_believed(table, text):
    ledger_path(table).write_text(text)

    with pytest.raises(UserProblem, match="is not a ledger of this"):
        read_ledger(table)


HOLD = """
import sys, pathlib
from surveyapp.storage.files.kernel_lock import locked_alone
with locked_alone(pathlib.Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def test_two_runs_do_not_pay_at_once_and_a_killed_one_leaves_no_lock(table, monkeypatch):
    monkeypatch.setattr(kernel_lock, "LONGEST_WAIT", 0.2)
    with subprocess.Popen(
        [sys.executable, "-c", HOLD, str(ledger_path(table))],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as holder:
        assert holder.stdout.readline().strip() == b"held"
        with pytest.raises(EnvironmentProblem, match="is being written by another"):
            pay(table, 1.0, "model")
        holder.kill()

    assert pay(table, 1.0, "model").spent == 1.0


def test_a_lock_that_a_crash_left_is_no_obstacle(table):
    (table.parent / "people.spent.json.lock").write_text("")

    assert pay(table, 1.0, "model").spent == 1.0
    assert not (table.parent / "people.spent.json.lock").exists()


def test_a_disk_that_takes_nothing_means_nothing_is_released(table, monkeypatch):
    def full(_source, _target):
        raise OSError(28, "full")

    monkeypatch.setattr("pathlib.Path.replace", full)

    with pytest.raises(DiskProblem, match="disk is full"):
        pay(table, 1.0, "model")
    assert not ledger_path(table).exists()


# by content


def people(number=200, seed=1):
    rng = random.Random(seed)  # noqa: S311 - made-up people
    rows = [(rng.choice("abcd"), rng.choice("xyz"), str(rng.randrange(90))) for _ in range(number)]
    return "p,q,age\n" + "".join(",".join(row) + "\n" for row in rows)


def copied(table, folder):
    return shutil.copy(table, folder / "copy.csv")


def renamed(table, folder):
    return table.rename(folder / "renamed.csv")


def linked(table, folder):
    os.link(table, folder / "linked.csv")
    return folder / "linked.csv"


def altered(table, folder):
    header, _, *rows = table.read_text().splitlines()
    return written(folder, "\n".join([header, "z,z,0", *rows]))


def shortened(table, folder):
    return written(folder, table.read_text().rstrip("\n").rpartition("\n")[0] + "\n")


def reordered(table, folder):
    header, *rows = table.read_text().splitlines()
    lines = [",".join(reversed(line.split(","))) for line in (header, *sorted(rows))]
    return written(folder, "\r\n".join(lines) + "\r\n")


def written(folder, text):
    path = folder / "other.csv"
    path.write_text(text)
    return path


WAYS_ROUND = [copied, renamed, linked, altered, shortened, reordered]


@pytest.mark.parametrize("way", WAYS_ROUND, ids=lambda way: way.__name__)
@pytest.mark.parametrize("number", [3, 40, 500])
@pytest.mark.parametrize("inside", [True, False], ids=["same folder", "another folder"])
def test_the_same_people_in_another_file_have_the_same_ledger(table, tmp_path, way, number, inside):
    table.write_text(people(number))
    pay(table, 1.0, "model", budget=1.5)
    folder = tmp_path if inside else tmp_path / "elsewhere"
    folder.mkdir(exist_ok=True)
    other = way(table, folder)

    assert read_ledger(other).spent == 1.0
    with pytest.raises(
        UserProblem, match=r"0\.5 of its budget of 1\.5 is left\..* same rows as people\.csv"
    ):
        pay(other, 0.6, "model")
    with pytest.raises(UserProblem, match="is not public: it has a ledger"):
        refuse_public(other)
    assert pay(other, 0.5, "model").left == 0
    assert [p.epsilon for p in read_ledger(other).payments] == [1.0, 0.5]


def test_other_people_have_a_ledger_of_their_own(table, tmp_path):
    table.write_text(people(seed=1))
    pay(table, 1.0, "model", budget=1.0)
    others = written(tmp_path, people(seed=2))

    assert pay(others, 1.0, "model").spent == 1.0
    assert read_ledger(table).spent == 1.0


def test_payments_by_turns_are_all_counted_once(table, tmp_path):
    table.write_text(people())
    copy = copied(table, tmp_path)
    for way in (table, copy, copy, table, copy):
        pay(way, 0.5, "model", budget=3.0)

    assert read_ledger(table).spent == read_ledger(copy).spent == 2.5


def test_the_ledgers_of_an_earlier_version_beside_two_copies_add_up(table, tmp_path):
    table.write_text(people())
    pay(table, 1.0, "model", budget=5.0)
    old = ledger_path(table).read_text()
    registry_path().unlink()
    copy = copied(table, tmp_path)
    ledger_path(copy).write_text(old.replace("people.csv", "copy.csv"))

    assert pay(table, 1.0, "model").spent == 2.0
    assert pay(copy, 1.0, "model").spent == 4.0
    assert pay(table, 1.0, "model").spent == 5.0


def test_what_an_earlier_version_adds_to_a_ledger_counts(table):
    table.write_text(people())
    pay(table, 1.0, "model", budget=5.0)
    ledger = json.loads(ledger_path(table).read_text())
    ledger["payments"].append(dict(ledger["payments"][0]))
    ledger_path(table).write_text(json.dumps(ledger))

    assert read_ledger(table).spent == 2.0
    assert pay(table, 1.0, "model").spent == 3.0
    assert read_ledger(table).spent == 3.0


def test_a_ledger_that_was_deleted_or_put_back_from_before_is_known(table):
    table.write_text(people())
    pay(table, 1.0, "model", budget=2.5)
    before = ledger_path(table).read_bytes()
    pay(table, 1.0, "model")
    ledger_path(table).unlink()
    assert read_ledger(table).spent == 2.0

    ledger_path(table).write_bytes(before)
    assert read_ledger(table).spent == 2.0
    with pytest.raises(UserProblem, match=r"0\.5 of its budget of 2\.5 is left"):
        pay(table, 1.0, "model")


def test_a_ledger_that_travels_with_its_table_is_honoured_where_nothing_is_known(table, tmp_path):
    table.write_text(people())
    pay(table, 1.0, "model", budget=1.5)
    registry_path().unlink()
    key_path().unlink()
    (tmp_path / "elsewhere").mkdir()
    for path in (table, ledger_path(table)):
        path.rename(tmp_path / "elsewhere" / path.name)

    with pytest.raises(UserProblem, match=r"0\.5 of its budget of 1\.5 is left"):
        pay(tmp_path / "elsewhere" / "people.csv", 1.0, "model")


def test_a_table_that_grew_together_from_two_has_both_ledgers(table, tmp_path):
    north, south = people(100, seed=1), people(60, seed=2)
    table.write_text(north)
    pay(table, 1.0, "model", budget=5.0)
    pay(written(tmp_path, south), 0.5, "model", budget=3.0)
    joined = tmp_path / "all.csv"
    joined.write_text(north + south.partition("\n")[2])
    ledger = pay(joined, 0.25, "model")

    assert (ledger.spent, ledger.budget) == (1.75, 3.0)


def grown(table, folder):
    return written(folder, table.read_text() + people(400, seed=5).partition("\n")[2])


def halved(table, folder):
    header, *rows = table.read_text().splitlines()
    return written(folder, "\n".join([header, *rows[::2]]) + "\n")


def predicted(table, folder):
    header, *rows = table.read_text().splitlines()
    lines = (f"{row},{number % 2}" for number, row in enumerate(rows))
    return written(folder, "\n".join([f"{header},predicted", *lines]) + "\n")


@pytest.mark.parametrize("way", [grown, halved, predicted], ids=lambda way: way.__name__)
def test_a_part_of_a_table_and_what_it_grew_to_have_its_ledger(table, tmp_path, way):
    table.write_text(people(400))
    pay(table, 1.0, "model", budget=1.0)

    with pytest.raises(UserProblem, match="0 of its budget of 1 is left"):
        pay(way(table, tmp_path), 0.1, "model")


def test_two_halves_of_a_table_are_different_people(table, tmp_path):
    header, *rows = people(400).splitlines()
    table.write_text("\n".join([header, *rows[::2]]))
    pay(table, 1.0, "model", budget=1.0)

    assert pay(written(tmp_path, "\n".join([header, *rows[1::2]])), 1.0, "model").spent == 1.0


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX")
def test_sketches_and_their_key_are_for_their_owner_only_and_hold_no_row(table):
    table.write_text(people())
    pay(table, 1.0, "model")

    for path in (registry_path(), key_path()):
        assert path.stat().st_mode & 0o777 == 0o600
    account = json.loads(registry_path().read_text())["accounts"][0]
    assert len(account["tables"][0]["minima"]) == 64
    assert key_path().read_text().strip() not in registry_path().read_text()


@pytest.mark.parametrize("harm", ["registry cut", "key cut", "key gone", "another key"])
def test_a_damaged_registry_is_not_believed(table, harm):
    pay(table, 1.0, "model")
    key = key_path().read_text()
    try:
        if harm == "registry cut":
            registry_path().write_text('{"format": "surveyapp-spent-tables/1", "accounts": []}')
        elif harm == "key gone":
            key_path().unlink()
        else:
            key_path().write_text(key[:9] if harm == "key cut" else "0" * 64 + "\n")
        with pytest.raises(UserProblem, match="nobody knows what has been spent"):
            pay(table, 1.0, "model")
    finally:
        key_path().write_text(key)


def test_a_synthetic_table_is_not_taken_for_the_table_that_it_is_like(table, tmp_path):
    table.write_text("a,b\n" + "x,y\n" * 30 + "z,y\n" * 20)
    pay(table, 1.0, "model")
    alike = written(tmp_path, "a,b\n" + "z,y\n" * 20 + "x,y\n" * 30)
    assert read_ledger(alike).spent == 1.0

    note_synthetic(alike)

    assert read_ledger(alike).spent == 0
    refuse_public(alike)


def test_the_table_itself_is_never_taken_for_a_synthetic_one(table):
    table.write_text("a,b\n" + "x,y\n" * 30)
    pay(table, 1.0, "model")
    note_synthetic(copied(table, table.parent))

    assert read_ledger(table).spent == 1.0
    with pytest.raises(UserProblem, match="is not public"):
        refuse_public(table)


# without a budget


def test_without_a_budget_the_default_is_the_most(table):
    assert pay(table, 1.0, "model").budget == DEFAULT_BUDGET
    with pytest.raises(UserProblem, match="7 of its budget of 8 is left"):
        pay(table, DEFAULT_BUDGET, "model")
    with pytest.raises(UserProblem, match="was set to epsilon 8 at its first use and stays so"):
        pay(table, 1.0, "model", budget=20.0)


def test_a_first_payment_above_the_default_is_all_that_is_spent(table):
    assert pay(table, 20.0, "model").left == 0
    with pytest.raises(UserProblem, match="0 of its budget of 20 is left"):
        pay(table, 0.1, "model")


def test_a_ledger_without_a_budget_of_an_earlier_version_gets_the_default(table):
    pay(table, 1.0, "model")
    ledger = json.loads(ledger_path(table).read_text())
    registry_path().unlink()
    ledger_path(table).write_text(
        json.dumps({**ledger, "budget": None, "payments": ledger["payments"] * 9})
    )

    with pytest.raises(UserProblem, match=r"Epsilon 9 .* without a budget.* 8 is the most"):
        pay(table, 1.0, "model")
    assert pay(table, 1.0, "model", budget=10.0).left == 0


def test_nothing_is_promised_of_a_table_that_was_given_away_at_first(table):
    pay(table, math.inf, "model")
    refuse_public(table)
    assert pay(table, 1.0, "model").budget is None


def test_what_was_promised_is_not_given_away_later(table):
    pay(table, 1.0, "model")
    with pytest.raises(UserProblem, match="7 of its budget of 8 is left"):
        pay(table, math.inf, "model")


# at once, and killed


def test_of_four_that_pay_at_once_only_as_many_do_as_the_budget_allows(table, tmp_path):
    table.write_text(people())
    (tmp_path / "elsewhere").mkdir()
    copy = copied(table, tmp_path / "elsewhere")

    def paid(path):
        try:
            pay(path, 1.0, "model", budget=2.0)
        except UserProblem:
            return 0
        return 1

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(paid, (table, copy, table, copy)))

    assert sum(found) == 2
    assert read_ledger(table).spent == read_ledger(copy).spent == 2.0
    assert [path.name for path in tmp_path.rglob("*.lock")] == []


@pytest.mark.parametrize("writes", [0, 1])
def test_a_payment_that_is_killed_half_way_counts_once_or_not_at_all(table, monkeypatch, writes):
    table.write_text(people())
    pay(table, 1.0, "model", budget=5.0)
    before = os.replace
    done = []

    def killed(source, target):
        done.append(target)
        if len(done) > writes:
            raise OSError(5, "killed")
        return before(source, target)

    with monkeypatch.context() as patched:
        patched.setattr("pathlib.Path.replace", killed)
        with pytest.raises(DiskProblem):
            pay(table, 1.0, "model")

    assert read_ledger(table).spent == 1.0 + writes
    assert pay(table, 1.0, "model").spent == 2.0 + writes
