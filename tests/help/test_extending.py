"""The examples of the guide for programmers work as they stand, in a copy of the program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "resources" / "help" / "extending.md"
BLOCK = re.compile(r"^```python\n# (?P<where>[^\n]*)\n(?P<code>.*?)^```$", re.MULTILINE | re.DOTALL)

SURVEY = """{
  "format": "surveyapp-survey/2", "id": "stars-2026", "version": 1, "languages": ["en"],
  "title": {"en": "Stars"},
  "questions": [
    {"id": "stay", "type": "stars", "text": {"en": "How was your stay?"}, "design": {"name": "direct"}},
    {"id": "theft", "type": "yes_no", "text": {"en": "Did you steal?"}, "design": {"name": "quatember",
     "p_truth": "3/5", "p_opposite": "1/10", "p_unrelated": "1/5", "prevalence": "1/4", "p_yes": "1/20"},
     "relevant": "${stay} > 0"}
  ] }"""


def with_import(text: str, statement: str) -> str:
    """Put an import after the others."""
    last = max(
        found.end() for found in re.finditer(r"^from [^\n(]*(?:\([^)]*\))?$", text, re.MULTILINE)
    )
    return f"{text[:last]}\n{statement}{text[last:]}"


def apply(folder: Path, where: str, code: str) -> None:
    """Do to the program in ``folder`` what a block of the guide says."""
    if where.startswith("new file "):
        folder.joinpath(where.removeprefix("new file ")).write_text(code, encoding="utf-8")
        return
    name, _, place = where.partition(", ")
    path = folder / name
    text = path.read_text(encoding="utf-8")
    how, _, target = place.partition(" ")
    if how == "replace":
        old, new = code.split("# by\n")
        assert text.count(old) == 1, f"{name} has {text.count(old)} times: {old}"
        text = text.replace(old, new)
    else:
        start = re.search(rf"^{target}\b[^\n]*", text, re.MULTILINE)
        assert start is not None, f"{name} has no {target}"
        if how == "before":
            text = text[: start.start()] + code + text[start.start() :]
        else:
            imports = [line for line in code.splitlines() if line.startswith("from ")]
            lines = "".join(f"{line}\n" for line in code.splitlines() if line not in imports)
            if start[0].endswith(")"):  # a tuple on one line
                whole = start[0][:-1].rstrip(", ")
                text = text.replace(start[0], f"{whole}, {lines.strip().rstrip(',')})")
            else:
                end = re.compile(r"^[)}]$", re.MULTILINE).search(text, start.end())
                text = text[: end.start()] + lines + text[end.start() :]
            for statement in imports:
                text = with_import(text, statement)
    path.write_text(text, encoding="utf-8")


@pytest.fixture(scope="module")
def extended(tmp_path_factory):
    """A copy of the program with everything that the guide adds."""
    folder = tmp_path_factory.mktemp("house")
    shutil.copytree(ROOT / "surveyapp", folder / "surveyapp")  # with what is compiled already
    folder.joinpath("resources").symlink_to(ROOT / "resources")
    found = list(BLOCK.finditer(GUIDE.read_text(encoding="utf-8")))
    assert len(found) == GUIDE.read_text(encoding="utf-8").count("```python")
    for block in found:
        apply(folder, block["where"], block["code"])
    return folder


def run(extended: Path, *words: str, where: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(extended)}
    command = [sys.executable, *words]
    done = subprocess.run(
        command, cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


CONTRACTS = {
    "test_designs.py": ("quatember", 20),
    "test_analyses.py": ("completeness and not guide_of_commands", 10),
    "test_classifiers.py": ("one-rule", 12),
    "test_question_types.py": ("stars", 12),
}
"""By file, which of its tests are of what the guide adds, and how many these are at least."""


def test_the_design_the_analysis_the_learner_and_the_question_type_fulfil_every_contract(extended):
    files = [f"tests/contracts/{file}" for file in CONTRACTS]
    ours = " or ".join(f"({file} and {names})" for file, (names, _) in CONTRACTS.items())
    # also the cases that the normal run samples: the new ones have to pass them all
    options = ("-v", "-n", "0", "-p", "no:cacheprovider", "-m", "", "-k", ours)
    printed = run(extended, "-P", "-m", "pytest", *options, *files, where=ROOT)
    passed = Counter(re.findall(r"^tests/contracts/(\w+\.py)::.* PASSED", printed, re.MULTILINE))
    for file, (_, fewest) in CONTRACTS.items():
        assert passed[file] >= fewest, printed


def test_the_learner_can_be_trained_by_command(extended, tmp_path):
    rows = "".join(f"{'ab'[n % 2]},{n % 3},{'yn'[n % 2]}\n" for n in range(200))
    tmp_path.joinpath("table.csv").write_text("first,second,label\n" + rows)
    tmp_path.joinpath("levels.json").write_text(
        '{"first": ["a", "b"], "second": ["0", "1", "2"], "label": ["n", "y"]}'
    )
    words = (
        "train",
        "one-rule",
        "table.csv",
        "--label",
        "label",
        "--epsilon",
        "4",
        "--domain",
        "levels.json",
        "--out",
        "m.json",
    )
    run(extended, "-m", "surveyapp.cli", *words, where=tmp_path)
    run(
        extended,
        "-m",
        "surveyapp.cli",
        "predict",
        "m.json",
        "table.csv",
        "--out",
        "p.csv",
        where=tmp_path,
    )
    rows = tmp_path.joinpath("p.csv").read_text().splitlines()[1:]
    assert sum(row.split(",")[2] == row.split(",")[3] for row in rows) == 200


def test_a_survey_asks_and_estimates_the_design_and_the_question_type(extended, tmp_path):
    tmp_path.joinpath("s.survey.json").write_text(SURVEY)
    shown = run(extended, "-m", "surveyapp.cli", "check", "s.survey.json", where=tmp_path)
    assert "stay (stars)" in shown
    words = ("simulate", "s.survey.json", "--interviews", "300", "--seed", "1", "--out", "data")
    run(extended, "-m", "surveyapp.cli", *words, where=tmp_path)
    files = sorted(str(path) for path in tmp_path.glob("data/*.collection"))
    csv = run(extended, "-m", "surveyapp.cli", "estimate", *files, "--csv", "-", where=tmp_path)
    answers = [row.split(",")[:2] for row in csv.splitlines()[1:]]
    assert [answer for question, answer in answers if question == "stay"] == list("12345")
    assert [answer for question, answer in answers if question == "theft"] == ["yes", "no"]


def test_the_question_type_is_written_as_it_was_read(extended, tmp_path):
    tmp_path.joinpath("s.survey.json").write_text(SURVEY)
    program = (
        "from pathlib import Path\n"
        "from surveyapp.storage.surveys.survey_files import load_survey, save_survey\n"
        "first = load_survey(Path('s.survey.json'))\n"
        "save_survey(first, Path('t.survey.json'))\n"
        "assert load_survey(Path('t.survey.json')) == first\n"
        "assert 'levels' not in Path('t.survey.json').read_text()\n"
    )
    run(extended, "-c", program, where=tmp_path)
