"""The mutator makes the edits it says and leaves texts alone; slow: the statistics notice nine in ten."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.fixture
def tools(monkeypatch):
    """The two modules of the run, which are scripts and not part of a package."""
    monkeypatch.syspath_prepend(HERE)
    import mutants  # noqa: PLC0415 - only now on the path
    import run  # noqa: PLC0415 - the same

    return mutants, run


@pytest.fixture
def edits(tools, tmp_path):
    """Return the edits of a text, as (before, after)."""
    mutants, _ = tools

    def of(text):
        path = tmp_path / "module.py"
        path.write_text(text, encoding="utf-8")
        return {(one.before, one.after) for one in mutants.mutants_of(path) if one.compiles}

    return of


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("a < b", {("a < b", "a <= b"), ("a < b", "a >= b")}),
        ("a - b", {("a - b", "a + b")}),
        ("x = 3", {("3", "4"), ("3", "2")}),
        ("x = 0.5", {("0.5", "0.55"), ("0.5", "1.5")}),
        ("a and b", {("a and b", "a or b")}),
        ("not a", {("not a", "a")}),
        ("min(a, b)", {("min(a, b)", "max(a, b)")}),
        ("f(a, b)", {("f(a, b)", "f(b, a)")}),
        (
            "a.sum(axis=0)",
            {("a.sum(axis=0)", "a.mean(axis=0)"), ("a.sum(axis=0)", "a.sum(axis=1)")},
        ),
        ("sum(a)", set()),
        ("def f():\n return a", {("return a", "return None")}),
        ("a if b else c", {("b", "not b")}),
        ("[a for a in b if c]", {("c", "not c")}),
        ("x += a", {("x += a", "x -= a")}),
        ("mask = a & b", {("a & b", "a | b")}),
    ],
)
def test_an_expression_has_these_edits(edits, text, expected):
    assert {(a, b.replace("(b)", "b").replace("(c)", "c")) for a, b in edits(text)} == expected


@pytest.mark.parametrize(
    "text",
    [
        '"""A docstring with 3 numbers."""',
        "raise ValueError(3)",
        "x: int | None",
        "Answer = int | Fraction",
        "Phrase('{n} of {m}', n=3)",
        "@lru_cache(maxsize=3)\ndef f(): ...",
        "zip(**a, strict=True)",
        "isinstance(a, b)",
        "f'{x:.3f}'",
        "example: ClassVar[dict] = {'draws': 3}",
    ],
)
def test_texts_types_and_errors_are_left_alone(edits, text):
    assert edits(text) == set()


def test_a_mutant_is_the_module_with_one_edit(tools, tmp_path):
    path = tmp_path / "module.py"
    path.write_text(
        '"""π."""\n\n\ndef share(n):\n    return (\n        n + 1\n    ) / 2  # ½\n', "utf-8"
    )
    found = {mutant.after: mutant for mutant in tools[0].mutants_of(path)}
    assert found["n - 1"].text == path.read_text("utf-8").replace("n + 1", "(n - 1)")
    assert (found["n - 1"].line, found["n - 1"].function) == (6, "share")


def test_equal_seeds_draw_equal_mutants_from_every_room(tools):
    _, run = tools
    first, again = (run.drawn(run.ROOT, 7, 1) for _ in range(2))
    assert first == again
    rooms = [mutant.path.relative_to(run.ROOT).parts[1] for mutant in first]
    assert rooms == ["designs"] * 3 + ["estimation"] * 2 + ["learning"] * 2


def test_every_mutant_that_is_called_equivalent_is_there_and_has_a_reason(tools):
    mutants, run = tools
    table = tomllib.loads(run.EQUIVALENT.read_text(encoding="utf-8"))["mutant"]
    for row in table:
        assert row["reason"].strip(), row
        there = mutants.mutants_of(run.ROOT / row["file"])
        assert any(run.known_equivalent(mutant, [row]) for mutant in there), row


@pytest.mark.slow
def test_nine_of_ten_mutants_are_noticed(tools):
    """SURVEYAPP_MUTANTS and SURVEYAPP_MUTATION_SEED change how many, and which."""
    _, run = tools
    number = int(os.environ.get("SURVEYAPP_MUTANTS", "200"))
    seed = int(os.environ.get("SURVEYAPP_MUTATION_SEED", str(run.SEED)))
    results = run.mutation_run(number, seed)
    print("\n" + run.summary(results))
    print("\n".join(run.line_of(result) for result in results if result.survived))
    counted = [result for result in results if not result.reason]
    noticed = [result for result in counted if result.killer]
    assert len(noticed) >= 0.9 * len(counted)
