"""The fast tier leaves out what its table says, and touches every room."""

from __future__ import annotations

from pathlib import Path

import pytest
from tiers import (
    COLLECTED,
    FAST,
    LEFT_TO_SLOW,
    LEFT_TO_WIDE,
    ONE_IN,
    SAMPLED,
    WIDE,
    is_left_out,
    is_wide,
    sampled_out,
)

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("path", [*WIDE, *FAST, *ONE_IN, *SAMPLED])
def test_what_the_table_names_is_there(path):
    assert (ROOT / path).exists()


def test_a_folder_is_wide_but_for_what_is_named():
    assert is_wide("tests/help/test_documents.py::test_x[a]")
    assert is_left_out("tests/ui/desk/shell/test_window.py")
    assert is_left_out("tests/learning/test_privacy.py")
    assert not is_left_out("tests/services/surveys/test_draft.py")
    assert not is_left_out("tests/ui/start/test_window.py")
    assert not is_left_out("tests/ui/widgets/test_splitters.py")
    assert not is_wide("tests/designs/channels/test_kuk.py::test_x")


def test_one_contract_in_eight_is_fast_always_the_same():
    names = [f"tests/contracts/test_designs.py::test_x[{number}]" for number in range(1000)]
    fast = [name for name in names if not is_wide(name)]
    assert 80 < len(fast) < 180
    assert is_wide(names[0]) is is_wide(names[0])
    assert not is_left_out("tests/contracts/test_designs.py")


def test_of_a_long_family_one_case_in_so_many_runs_and_of_another_test_others():
    file = "tests/contracts/test_designs.py"
    families = [
        [f"{file}::test_{test}[{n}]" for n in range(10 * SAMPLED[file])]
        for test in ("a", "b", "c", "d")
    ]
    out = sampled_out([name for family in families for name in family])
    kept = [[name[-4:] for name in family if name not in out] for family in families]
    assert [len(family) for family in kept] == [10] * 4
    assert len({tuple(family) for family in kept}) > 1
    assert sampled_out([f"{file}::test_x[{n}]" for n in range(3)]) == set()
    assert sampled_out(["tests/golden/test_golden.py::test_x[1]"] * 9) == set()


def test_what_repeats_for_seconds_is_there_and_left_to_the_slow_run():
    for name in LEFT_TO_SLOW:
        file, _, test = name.partition("::")
        assert f"def {test.partition('[')[0]}(" in (ROOT / file).read_text(encoding="utf-8"), name
        assert sampled_out([name]) == {name}


def test_what_takes_long_in_a_fast_file_is_there_and_left_to_the_normal_run():
    for name in LEFT_TO_WIDE:
        file, _, test = name.partition("::")
        assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8"), name
        assert is_wide(name)
        assert is_wide(f"{name}[a case]")
        assert not is_left_out(file), name


def test_each_case_that_is_left_to_the_slow_run_is_found(pytestconfig: pytest.Config) -> None:
    """A case that is named no more as it was would else run again, or nowhere be missed."""
    asked_for = [Path(one.partition("::")[0]).resolve() for one in pytestconfig.args]
    if asked_for != [ROOT / "tests"] or "::" in pytestconfig.args[0]:
        pytest.skip("single tests of a file may have been asked for")
    found = pytestconfig.stash[COLLECTED]
    known = found | {name.partition("[")[0] for name in found}
    files = {name.partition("::")[0] for name in found}
    left = {name for name in LEFT_TO_SLOW if name.partition("::")[0] in files}
    assert left - known == set()


def test_every_room_has_fast_tests():
    files = [path.relative_to(ROOT).as_posix() for path in (ROOT / "tests").rglob("test_*.py")]
    rooms = {name.split("/")[1] for name in files if not is_left_out(name)}
    source = {
        path.name for path in (ROOT / "surveyapp").iterdir() if (path / "__init__.py").exists()
    }
    assert source <= rooms
