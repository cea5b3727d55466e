"""A table's ledger adds up exactly, keeps its budget, and is not believed once it is damaged."""

import json
import math

import pytest

from surveyapp.errors import EnvironmentProblem, UserProblem
from surveyapp.storage.files.safe_files import DiskProblem
from surveyapp.storage.models.privacy_ledger import BudgetUnusable, ledger_path, pay, read_ledger


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
        match=r"^(?=.*is left\. Ask for less,).*spend epsilon 1e-06 of people.csv, and 0 of its budget",
    ):
        pay(table, 1e-6, "model")


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

    with pytest.raises(UserProblem, match="is no ledger of this"):
        pay(table, 0.1, "model")


@pytest.mark.parametrize("text", ["[]", "3", '"x"', "null"])
def test_a_ledger_of_another_shape_is_not_believed(table, text):
    ledger_path(table).write_text(text)

    with pytest.raises(UserProblem, match="is no ledger of this"):
        read_ledger(table)


def test_two_runs_do_not_pay_at_once(table):
    (table.parent / "people.spent.json.lock").write_text("")

    with pytest.raises(EnvironmentProblem, match="is being written by another"):
        pay(table, 1.0, "model")


def test_a_disk_that_takes_nothing_means_nothing_is_released(table, monkeypatch):
    def full(_source, _target):
        raise OSError(28, "full")

    monkeypatch.setattr("pathlib.Path.replace", full)

    with pytest.raises(DiskProblem, match="disk is full"):
        pay(table, 1.0, "model")
    assert not ledger_path(table).exists()
