"""Every command in the documents runs, prints what they say, and gives the numbers that they tell."""

from __future__ import annotations

import doctest
import json
import os
import re
import runpy
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from surveyapp.cli.parser import new_parser
from surveyapp.services.documentation.guides import GUIDES
from surveyapp.ui.desk.help.page import slug

FENCE = re.compile(r"^```(?P<info>[^\n`]*)\n(?P<body>.*?)^```$", re.MULTILINE | re.DOTALL)
INLINE = re.compile(r"`([^`\n]+(?:\n[^`\n]+)?)`")
NUMBER = re.compile(r"(?<![\w./#-])\d[\d,]*(?:\.\d+)?(?![\w/]|\.\d|-\d)")
GIVEN = re.compile(r"<!-- given: (?P<numbers>.*?) -->", re.DOTALL)
"""Numbers of a document that no command prints, each with where it comes from."""
NO_COMMANDS = frozenset({"json", "csv", "text", "output", "mermaid"})


@dataclass(frozen=True, slots=True)
class Block:
    """A fenced block: its language, what else stands on the fence, its text and its line."""

    language: str
    manner: str
    body: str
    line: int


def blocks(text: str) -> list[Block]:
    """Return the fenced blocks of a document."""
    return [
        Block(*_words(match["info"]), match["body"], text.count("\n", 0, match.start()) + 1)
        for match in FENCE.finditer(text)
    ]


def _words(info: str) -> tuple[str, str]:
    language, _, manner = info.strip().partition(" ")
    return language, manner.strip()


def prose(text: str) -> str:
    """Return a document without blocks, comments, pictures' and links' addresses, and code."""
    for pattern in (
        FENCE,
        re.compile(r"<!--.*?-->", re.DOTALL),
        re.compile(r"\]\([^)]*\)"),
        INLINE,
    ):
        text = pattern.sub(" ", text)
    return re.sub(r"^\d+\. ", "", text, flags=re.MULTILINE)


def numbers_to_prove(text: str) -> Iterator[str]:
    """Yield the numbers in the prose that look like results: decimals, and whole ones from 100 but years."""
    for match in NUMBER.finditer(prose(text)):
        number = match[0].rstrip(",")
        is_year = re.fullmatch("19[0-9]{2}|20[0-9]{2}", number)
        if ("." in number or len(number.replace(",", "")) > 2) and not is_year:
            yield number


def given(text: str) -> str:
    """Return what a document says of numbers that nothing prints."""
    return " ".join(match["numbers"] for match in GIVEN.finditer(text))


def inline_commands(text: str) -> Iterator[str]:
    """Yield the commands of this program that stand in the prose or in comments of no block."""
    for match in INLINE.finditer(FENCE.sub(" ", text)):
        words = " ".join(match[1].split())
        if words.startswith("surveyapp "):
            yield words


def fits(expected: str, printed: str) -> bool:
    """Return whether ``printed`` is as ``expected``, where a line of … stands for any lines."""
    parts = [re.escape(part) for part in re.split(r"^…\n", expected, flags=re.MULTILINE)]
    return re.fullmatch("(?:.*\n)*?".join(parts), printed) is not None


def documents(root: Path) -> list[Path]:
    """Return the documents that people read: the README, how to contribute, packaging's, and the guides."""
    top = [root / "README.md", root / "CONTRIBUTING.md", root / "packaging" / "README.md"]
    return [*(one for one in top if one.exists()), *sorted((root / "resources/help").glob("*.md"))]


ROOT = Path(__file__).parents[2]
DOCUMENTS = documents(ROOT)
COMMANDS = ROOT / "resources" / "help" / "commands.md"
WRITER = ROOT / "packaging" / "write_commands.py"
MANNERS = {"", "window", "install", "checkout"}
"""Of a block of commands: run, parsed only (it opens a window), neither, run in a copy of the examples."""
each_document = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: path.name)


@pytest.fixture
def place(tmp_path, monkeypatch, program):
    """A folder with a ``surveyapp`` on its path, as after an installation."""
    monkeypatch.setenv("PATH", f"{program.path.parent}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    work = tmp_path / "work"
    work.mkdir()
    return work


def run(block: Block, place: Path) -> str:
    """Run a block as a shell would, and return what it prints."""
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", block.body],
        cwd=place,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert done.returncode == 0, f"line {block.line}: {done.stderr}"
    return done.stdout


def printed_by(path: Path, place: Path) -> str:
    """Run all blocks of a document in order, comparing what is shown; return all that was printed."""
    everything, last = [], ""
    for block in blocks(path.read_text(encoding="utf-8")):
        if block.language == "sh" and block.manner in {"", "checkout"}:
            if block.manner == "checkout":
                shutil.copytree(ROOT / "resources", place / "resources", dirs_exist_ok=True)
            last = run(block, place)
            everything.append(last)
        elif block.language == "output":
            assert fits(block.body, last), f"line {block.line}: what is printed is\n{last}"
    return "".join(everything)


def test_the_page_of_commands_is_what_the_parser_says():
    """After a change of the command line: python packaging/write_commands.py."""
    written = runpy.run_path(str(WRITER))["commands_page"]()
    assert COMMANDS.read_text(encoding="utf-8") == written


@pytest.mark.parametrize(
    "path", [path for path in DOCUMENTS if path != COMMANDS], ids=lambda path: path.name
)
def test_commands_run_and_print_what_is_shown_and_told(path, place):
    text = path.read_text(encoding="utf-8")
    everything = printed_by(path, place) + given(text)
    everything += "".join(block.body for block in blocks(text))  # what is shown was compared
    missing = [number for number in numbers_to_prove(text) if number not in everything]
    assert not missing, f"no command prints {missing}"


@each_document
def test_python_in_documents_gives_what_is_shown(path):
    text = "\n".join(
        b.body for b in blocks(path.read_text(encoding="utf-8")) if b.language == "python"
    )
    example = doctest.DocTestParser().get_doctest(text, {}, path.name, str(path), 0)
    outcome = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS).run(example)
    assert outcome.failed == 0


@each_document
def test_blocks_are_of_a_kind_that_is_checked(path):
    for block in blocks(path.read_text(encoding="utf-8")):
        assert block.language in NO_COMMANDS | {"sh", "python"}, f"line {block.line}"
        assert block.manner in MANNERS, f"line {block.line}"
        if block.language == "json" and "…" not in block.body:
            json.loads(block.body)


def commands_not_run(text: str) -> list[str]:
    windows = [b.body for b in blocks(text) if (b.language, b.manner) == ("sh", "window")]
    lines = [line for body in windows for line in body.replace("\\\n", " ").splitlines()]
    return [line for line in lines if line.startswith("surveyapp")] + list(inline_commands(text))


@each_document
def test_commands_that_are_not_run_are_understood(path):
    """Their command and options exist; values in capitals stand for what a reader fills in."""
    for line in commands_not_run(path.read_text(encoding="utf-8")):
        words = shlex.split(line, comments=True)[1:]
        named = [word for word in words if word.isidentifier() and word.islower()]
        command = words[0] if named and words[0] == named[0] else ""
        helped = help_of(command)
        for option in (word.partition("=")[0] for word in words if word.startswith("--")):
            assert option in helped, f"{line}: no {option}"


def help_of(command: str) -> str:
    parser = new_parser()
    if not command:
        return parser.format_help()
    choices = next(a.choices for a in parser._actions if getattr(a, "choices", None))
    assert command in choices, f"no command {command}"
    chosen = choices[command]
    parts = [a.choices for a in chosen._actions if isinstance(getattr(a, "choices", None), dict)]
    return chosen.format_help() + "".join(p.format_help() for c in parts for p in c.values())


PICTURES = ROOT / "resources" / "help" / "pictures"
PICTURE = re.compile(r"!\[(?P<words>[^]]*)\]\((?P<address>[^)]+)\)")
LINK = re.compile(r"(?<!!)\[[^]]+\]\((?P<address>[^):#]*)(?:#(?P<heading>[^)]*))?\)")
LARGEST_PICTURE = 80 * 1024


def shown(path: Path) -> dict[Path, str]:
    """Return the pictures that a document shows, each with the words for who cannot see it."""
    text = path.read_text(encoding="utf-8")
    return {(path.parent / m["address"]).resolve(): m["words"] for m in PICTURE.finditer(text)}


@each_document
def test_pictures_of_a_document_are_there_and_told_in_words(path):
    for picture, words in shown(path).items():
        assert picture.is_file(), picture.name
        assert len(words) > 10, picture.name


@each_document
def test_a_document_leads_to_documents_that_are_there(path):
    for match in LINK.finditer(FENCE.sub(" ", path.read_text(encoding="utf-8"))):
        there = path.parent / match["address"] if match["address"] else path
        assert there.exists(), match["address"]
        if match["heading"]:
            titles = re.findall("^#+ (.*)", FENCE.sub(" ", there.read_text("utf-8")), re.MULTILINE)
            assert match["heading"] in {slug(title) for title in titles}, match["heading"]


def test_every_picture_is_shown_somewhere_and_small():
    pictures = {picture.resolve() for picture in PICTURES.iterdir()}
    assert pictures == {picture for path in DOCUMENTS for picture in shown(path)}
    assert max(picture.stat().st_size for picture in pictures) <= LARGEST_PICTURE


def test_every_guide_is_offered_and_every_name_is_a_guide():
    written = {path.name.partition(".")[0] for path in COMMANDS.parent.glob("*.md")}
    assert written == set(GUIDES)


def test_the_readme_and_the_clean_machine_have_the_same_test_command():
    block = next(b for b in blocks((ROOT / "README.md").read_text("utf-8")) if "pytest" in b.body)
    assert block.body.strip() in (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
