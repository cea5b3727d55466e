"""Writes hostile files of every class, and for each the command that is to refuse it.

``python make_cases.py FOLDER [--every] [--one-in N]`` makes ``FOLDER/good`` (files that are right, a project among them),
``FOLDER/cases/NNNN`` (one hostile file each, and an empty ``out`` for what a command writes) and
``FOLDER/cases.json``. The same files every time; with ``--every`` each for each command that
reads its kind, else for one of them in turn. ``--one-in`` writes a part of the cases, some of each kind.
"""

# ruff: noqa: E501 - tables of commands, one a line

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

sys.path.append(str(Path(__file__).parents[1] / "helpers"))

from collections_of import KIOSK, LINES, collection_messes, whole
from foreign_tables import foreign_table, magic
from messes import BIDI, NUMBERS, Mess, anything, csv_messes, encodings, json_messes
from tables_of import binary_messes, parquet, workbook, workbook_messes
from tallies_of import forged_statements, make_tallies, tally_messes

from surveyapp.cli import main
from surveyapp.storage.collection.sealing import Binding, Sealer
from surveyapp.storage.tables.registry import TABLE_FORMATS
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey

PROJECT = "@project"
"""Stands for a project that holds interviews; who runs the case puts it in."""

GIGANTIC = 2**40
"""Bytes of a file with nothing in it: takes no room."""


@dataclass(frozen=True)
class Case:
    """A hostile file and a command on it; ``{…}`` stand for paths.

    ``expect``: ``refused``; ``taken`` where nothing is wrong that the command could see; ``either`` where a
    part may be right, or where what is wrong is for the format's library to find.
    """

    number: int
    kind: str
    name: str
    file: str
    command: list[str]
    expect: str = "refused"


QUESTIONS = [
    {"id": "used", "type": "yes_no", "text": {"en": "Used?"}, "design": {"name": "two_coins"}},
    {
        "id": "region",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": c, "text": {"en": c}} for c in ("north", "south")],
        "design": {"name": "direct"},
    },
    {
        "id": "hours",
        "type": "number",
        "text": {"en": "Hours?"},
        "minimum": 0,
        "maximum": 100,
        "step": 1,
        "design": {"name": "direct"},
    },
]
SURVEY = {
    "format": "surveyapp-survey/1",
    "id": "small",
    "version": 1,
    "languages": ["en"],
    "title": {"en": "Small"},
    "questions": QUESTIONS,
}
REPORTS = b"used,region,hours\n" + b"yes,north,3\n" * 20
TRUTH = REPORTS
PEOPLE = b"job,age,ill\n" + b"miner,3,yes\nbaker,7,no\n" * 40
FEATURES = b"job,age\n" + b"miner,3\n" * 20
PASSPHRASE = "correct horse battery"  # noqa: S105 - of keys that are made here
TRAIN = ["--domain", "{good}/domain.json", "--bounds", "age=0:10:5", "--label", "ill"]


def read(value: object) -> Survey:
    """Return a survey of its JSON value."""
    return read_survey(json.loads(json.dumps(value)), "s")


def run(*arguments: object) -> None:
    """Run a command of ours that must succeed."""
    code = main([str(one) for one in arguments])
    assert code == 0, arguments


class Folder:
    """The folder that is filled: good files first, then cases.

    Attributes
    ----------
    every : whether each content goes to each command that reads its kind, or to one of them in turn
    one_in : of so many cases one is written, and at least one of each kind
    """

    def __init__(self, path: Path, *, every: bool, one_in: int) -> None:
        self.path = path
        self.every = every
        self.one_in = one_in
        self.good = path / "good"
        self.cases: list[Case] = []
        self._counted = 0

    def add(
        self,
        kind: str,
        ending: str,
        messes: Iterable[Mess],
        *commands: str,
        name: str = "hostile",
        good: Iterable[str] = (),
        either: Iterable[str] = (),
        beside: str | None = None,
    ) -> None:
        """Write each mess, and a case of each command on it. ``good`` and ``either`` name the others."""
        expected = dict.fromkeys(either, "either") | dict.fromkeys(good, "taken")
        for place, (mess, data) in enumerate(messes):
            for command in self._chosen(kind, commands, place):
                file = self._new(kind, mess, name + ending, command, expected.get(mess, "refused"))
                file.write_bytes(data)
                if beside is not None:
                    shutil.copy(self.good / beside, file.parent / beside)

    def add_odd(self, kind: str, ending: str, sample: str, *commands: str) -> None:
        """Add what is no regular file, under the name of one."""
        for place, (name, make) in enumerate(ODD.items()):
            for command in self._chosen(kind, commands, place):
                make(self._new(kind, name, "hostile" + ending, command), self.good / sample)

    def _chosen(self, kind: str, commands: Sequence[str], place: int) -> Iterator[str]:
        """Give the commands that get a content: all, or one of them in turn; one in so many of these."""
        for command in commands if self.every else [commands[place % len(commands)]]:
            self._counted += 1
            if self._counted % self.one_in == 0 or kind not in {case.kind for case in self.cases}:
                yield command

    def _new(self, kind: str, mess: str, file: str, command: str, expect: str = "refused") -> Path:
        number = len(self.cases)
        here = self.path / "cases" / f"{number:04}"
        (here / "out").mkdir(parents=True)
        places = {
            "file": here / file,
            "here": here,
            "out": here / "out",
            "good": self.good,
            "project": PROJECT,
        }
        words = [word.format(**places) for word in command.split()]
        self.cases.append(Case(number, kind, mess, file, words, expect))
        return here / file


def _link(path: Path, good: Path) -> None:
    path.symlink_to(good)


def _dangling(path: Path, _: Path) -> None:
    path.symlink_to("nowhere")


def _loop(path: Path, _: Path) -> None:
    path.symlink_to(path.name)


def _device(path: Path, _: Path) -> None:
    path.symlink_to("/dev/zero")


def _fifo(path: Path, _: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path, _: Path) -> None:
    """Make a socket of a name that is short enough, and give it its place."""
    with socket.socket(socket.AF_UNIX) as one, tempfile.TemporaryDirectory() as folder:
        short = Path(folder) / "s"
        one.bind(str(short))
        short.rename(path)


def _unreadable(path: Path, good: Path) -> None:
    path.write_bytes(good.read_bytes())
    path.chmod(0)


def _directory(path: Path, _: Path) -> None:
    (path / "inside").mkdir(parents=True)


def _gigantic(path: Path, good: Path) -> None:
    with path.open("wb") as file:
        file.write(good.read_bytes()[:100])
        file.truncate(GIGANTIC)


ODD: dict[str, Callable[[Path, Path], None]] = {
    "symlink": _link,
    "symlink to nowhere": _dangling,
    "symlink to itself": _loop,
    "device": _device,
    "FIFO": _fifo,
    "socket": _socket,
    "directory": _directory,
    "gigantic file": _gigantic,
    "no file": lambda _path, _good: None,
    **({"file that nobody may read": _unreadable} if os.geteuid() else {}),
}


def make_good(good: Path) -> None:
    """Write the files that are right."""
    good.mkdir(parents=True)
    (good / "s.survey.json").write_text(json.dumps(SURVEY))
    (good / "reports.csv").write_bytes(REPORTS)
    (good / "people.csv").write_bytes(PEOPLE)
    (good / "features.csv").write_bytes(FEATURES)
    (good / "domain.json").write_text('{"job": ["baker", "miner"], "ill": ["no", "yes"]}')
    (good / "passphrase.txt").write_text(PASSPHRASE + "\n")
    survey = read(SURVEY)
    (good / "k.collection").write_bytes(whole(survey))
    run("import", good / "k.collection", "--project", good / "p.surveydesk")
    run(
        "map",
        good / "reports.csv",
        "--survey",
        good / "s.survey.json",
        "--out",
        good / "m.mapping.json",
    )
    train = [word.format(good=good) for word in TRAIN]
    run("train", "naive-bayes", good / "people.csv", *train, "--epsilon", "1", "--public",
        "--seed", "1", "--out", good / "n.model.json")  # fmt: skip
    run("train", "tree", good / "people.csv", *train, "--epsilon", "1", "--public",
        "--seed", "1", "--out", good / "t.model.json")  # fmt: skip
    (good / "paid").mkdir()
    shutil.copy(good / "people.csv", good / "paid" / "people.csv")
    run("train", "naive-bayes", good / "paid" / "people.csv", *train, "--epsilon", "1",
        "--budget", "2", "--out", good / "paid" / "n.model.json")  # fmt: skip
    for name in ("ours", "theirs"):
        run(
            "key",
            "new",
            "--passphrase-file",
            good / "passphrase.txt",
            "--out",
            good / f"{name}.analystkey",
        )
    _make_sealed(good)
    make_tallies(good, survey, PASSPHRASE, run)


def _make_sealed(good: Path) -> None:
    from surveyapp.storage.collection.key_file import public_key_of  # noqa: PLC0415

    survey = read({**SURVEY, "analyst_key": public_key_of(good / "ours.analystkey").text})
    from surveyapp.storage.collection.format import kiosk_id  # noqa: PLC0415

    sealer = Sealer(survey.analyst_key, Binding(survey, kiosk_id(KIOSK.public_key())))
    boxes = sorted(sealer.seal(line) for line in LINES)
    (good / "sealed.collection").write_bytes(whole(survey, boxes))


def fill(folder: Folder) -> None:
    """Add the cases of every kind of file."""
    _collections(folder)
    _sealed(folder)
    _surveys(folder)
    _tables(folder)
    _mappings(folder)
    _central(folder)
    _models(folder)
    _keys(folder)
    _tallies(folder)
    _forms(folder)
    _projects(folder)


def _collections(folder: Folder) -> None:
    survey = read(SURVEY)
    other = read({**SURVEY, "id": "other", "questions": QUESTIONS[:1]})
    changed = read({**SURVEY, "title": {"en": "Changed"}})
    messes = list(collection_messes(survey, other, changed))
    into = "import {file} --project {project}"
    folder.add("collection", ".collection", messes, into)
    fit = {"same id with other content", "other survey", "same version with another content"}
    alone = [mess for mess in messes if mess[0] not in fit]
    folder.add("collection", ".collection", alone, "estimate {file}", "verify {file}")
    folder.add_odd("collection", ".collection", "k.collection", into, "verify {file}")
    some = [
        mess for mess in messes if mess[0] in {"cut in half", "signed row: NaN", "depth 100,000"}
    ]
    new = "import {file} --project {out}/new.surveydesk"
    folder.add("collection", ".collection", some, new)
    for command in ("quality {file}", "report {file} --out {out}/r.html", "compare {file} --question used --by region",
                    "regress {file} --outcome used --predictors region", "convert {file} --out {out}/c.csv"):  # fmt: skip
        folder.add("collection", ".collection", some, command)
    for name in (
        "-.collection",
        f"x{BIDI}.collection",
        "x\x1b[31m.collection",
        "a\nb.collection",
        "é" * 100 + ".collection",
    ):
        folder.add(
            "collection", "", [("file name " + ascii(name), b"hello")], "verify {file}", name=name
        )


def _sealed(folder: Folder) -> None:
    data = (folder.good / "sealed.collection").read_bytes()
    opened = "verify {file} --key {good}/ours.analystkey --passphrase-file {good}/passphrase.txt"
    theirs = "verify {file} --key {good}/theirs.analystkey --passphrase-file {good}/passphrase.txt"
    folder.add("sealed", ".collection", [("untouched", data)], opened, good={"untouched"})
    folder.add(
        "sealed", ".collection", [("other analyst's key", data), ("unknown survey", data)], theirs
    )
    folder.add("sealed", ".collection", [("no key given", data)], "estimate {file} --accept-kiosks")
    stranger = [("of a kiosk that nobody enrolled", data)]
    folder.add("sealed", ".collection", stranger, opened.replace("verify", "estimate"))
    folder.add(
        "sealed",
        ".collection",
        [("of another version of the survey", data)],
        "import {file} --project {project}",
    )
    altered = data[:-80] + bytes([data[-80] ^ 1]) + data[-79:]
    messes = [("box altered", altered), ("cut in half", data[: len(data) // 2])]
    folder.add(
        "sealed", ".collection", messes, "verify {file}", "import {file} --project {project}"
    )


def _surveys(folder: Folder) -> None:
    good = json.dumps(SURVEY, ensure_ascii=False).encode()
    messes = list(json_messes(good, text=b"used", number=b'"version": 1'))
    for name, p in {"0/0": "0/0", "above 1": "3/2", "below 0": "-1/2", "1e309": "1e309", "NaN": "NaN",
                    "5,000 digits": "0." + "9" * 5000, "decimal comma": "0,7", "Arabic digits": "٠.٧",
                    "hex": "0x1", "a list": ["1/2"], "true": True, "huge denominator": "1/" + "9" * 4000}.items():  # fmt: skip
        question = {**QUESTIONS[0], "design": {"name": "warner", "p": p}}
        messes.append(
            (f"probability {name}", json.dumps({**SURVEY, "questions": [question]}).encode())
        )
    many = [{**QUESTIONS[0], "id": f"q{n}"} for n in range(20_000)]
    messes += [
        (name, json.dumps({**SURVEY, **more}).encode()) for name, more in _exhausting().items()
    ]
    for name, more in {
        "20,000 questions": {"questions": many},
        "501 questions": {"questions": many[:501]},
        "no questions": {"questions": []},
        "ids that differ in case only": {
            "questions": [QUESTIONS[0], {**QUESTIONS[0], "id": "Used"}]
        },
        "NFC/NFD pair of ids": {
            "questions": [{**QUESTIONS[0], "id": "caf\u00e9"}, {**QUESTIONS[0], "id": "cafe\u0301"}]
        },
        "unknown design": {"questions": [{**QUESTIONS[0], "design": {"name": "magic"}}]},
        "question that is no object": {"questions": [3]},
        "languages that are none": {"languages": ["\u202een"]},
        "condition that never ends": {
            "questions": [QUESTIONS[2], {**QUESTIONS[1], "relevant": "(" * 50_000}]
        },
        "analyst's key that is none": {"analyst_key": "x" * 44},
    }.items():
        messes.append(
            (
                name,
                json.dumps({**SURVEY, **more}, ensure_ascii=False).encode(errors="surrogatepass"),
            )
        )
    folder.add("survey", ".survey.json", messes, "check {file}")
    folder.add_odd("survey", ".survey.json", "s.survey.json", "check {file}", "privacy {file}")
    chosen = {
        "empty",
        "depth 100,000 inside",
        "duplicate key",
        "2^63 as a number",
        "probability above 1",
        "cut in half",
        "NaN as a number",
    }
    some = [mess for mess in messes if mess[0] in chosen]
    for command in (
        "kiosk {file} --store {out}/store",
        "simulate {file} --interviews 5 --out {out}/usb",
        "privacy {file}",
        "codebook {file} --out {out}/book.html",
        "audit {file} --taps 10",
        "import {good}/reports.csv --survey {file} --project {project}",
        "estimate {good}/reports.csv --survey {file}",
        "map {good}/reports.csv --survey {file} --out {out}/m.mapping.json",
        "xlsform {file} --out {out}/form.xlsx",
        "synthesize {good}/people.csv --public --epsilon 1 --domain {file} --out {out}/s.csv",
    ):
        folder.add("survey", ".survey.json", some, command)


def _exhausting() -> dict[str, dict[str, object]]:
    """Return what of a survey is small to write and long to compute."""
    yes_no, choice, number = QUESTIONS
    choices = [{"id": f"c{n}", "text": {"en": f"C{n}"}} for n in range(100_000)]
    levels = {"id": "r", "type": "rating", "text": {"en": "R?"}, "design": {"name": "direct"}}
    members = [{**yes_no, "id": f"m{n}", "design": {"name": "direct"}} for n in range(40)]
    joint = {"id": "j", "type": "joint", "members": [one["id"] for one in members],
             "design": {"name": "k_rr", "epsilon": 1}}  # fmt: skip
    found: dict[str, list[dict[str, object]]] = {
        "100,000 choices": [{**choice, "choices": choices}],
        "10^9 levels": [{**levels, "levels": 10**9}],
        "joint question of 2^40 combinations": [*members, joint],
        "kuk of 10^9 draws": [{**yes_no, "design": {"name": "kuk", "p_yes": "1/3", "p_no": "2/3", "draws": 10**9}}],
        "item count of 10^9": [{**yes_no, "design": {"name": "item_count", "items": 10**9}}],
        "10^30 steps": [{**number, "step": "1e-28"}],
        "step of 10^-99999999": [{**number, "step": "1e-99999999"}],
        "maximum of 10^99999999": [{**number, "maximum": "1e99999999"}],
        "epsilon 1e308": [{**levels, "levels": 5, "design": {"name": "k_rr", "epsilon": 1e308}}],
        "epsilon 1e-308": [{**levels, "levels": 5, "design": {"name": "k_rr", "epsilon": 1e-308}}],
        "negative epsilon": [{**levels, "levels": 5, "design": {"name": "k_rr", "epsilon": -1}}],
        "condition of 100,000 terms": [number, {**choice, "relevant": " and ".join(["${hours} > 1"] * 100_000)}],
        "condition 600 brackets deep": [number, {**choice, "relevant": "(" * 600 + "${hours} > 1" + ")" * 600}],
        "condition on itself": [{**yes_no, "relevant": "${used} = 'yes'"}],
    }  # fmt: skip
    languages = [f"{a}{b}" for a in "abcdefghij" for b in "abcdefghij"]
    texts: dict[str, dict[str, object]] = {
        "100 languages": {"languages": languages, "title": dict.fromkeys(languages, "x")},
        "text of 10 MB": {"title": {"en": "x" * 10**7}},
    }
    return {name: {"questions": questions} for name, questions in found.items()} | texts


SIGHT_UNSEEN = {"BOM", "line ends of a Mac", "line end in a cell", "column twice"}
READABLE = SIGHT_UNSEEN | {
    "utf-16",
    *(f"other delimiter: {name}" for name in ("semicolon", "tab", "bar")),
}
"""What other programs write, and an import reads: nothing is wrong with it. Of two columns of one
name the second gets a name of its own; blanks around a cell do not count."""

GUESSED = {"100,000 blanks in a cell", "100,000 separators in a cell"}
"""Marks after a word do not count where an import guesses what a value means."""

SOME_ROWS = {
    "leading zero as a number",
    "negative zero as a number",
    "trailing Ctrl-Z",
    "Ctrl-Z",
    "NUL",
    "trailing data",
    "cut in half",
    "column missing",
    "NaN as a number",
}
"""Rows that are right are taken; a question without a column has no answers, NaN is a word for none."""

SAME_NUMBER = {"leading zero as a number", "negative zero as a number"}

NUMBERS_TOO = {
    f"{name} as a number"
    for name in (
        "2^63",
        "1e308",
        "exponent of 8 digits below zero",
        "leading zero",
        "negative",
        "negative zero",
        "fraction",
        "exponent of 20 digits",
    )
}
"""Numbers to a learner, which puts what is beyond the bounds into the bin at that end."""


def _tables(folder: Folder) -> None:
    messes = list(csv_messes(REPORTS, cell=b"north", number=b"3"))
    into = "import {file} --survey {good}/s.survey.json --project {project}"
    folder.add("table", ".csv", messes, into, good=READABLE | GUESSED, either=SOME_ROWS)
    folder.add("table", ".csv", messes, "estimate {file} --survey {good}/s.survey.json",
               good=(READABLE - {"column twice"}), either=SOME_ROWS | SAME_NUMBER)  # fmt: skip
    odd = (into, "map {file} --survey {good}/s.survey.json --out {out}/m.mapping.json",
           "estimate {file} --survey {good}/s.survey.json")  # fmt: skip
    folder.add_odd("table", ".csv", "reports.csv", *odd)
    truths = "simulate {good}/s.survey.json --truth {file} --seed 1 --out {out}/usb"
    folder.add(
        "truth",
        ".csv",
        messes,
        truths,
        good={"BOM", "line ends of a Mac", "column twice"},
        either=SAME_NUMBER,
    )
    folder.add_odd("truth", ".csv", "reports.csv", truths)
    weights = REPORTS.replace(b"hours", b"hours,w").replace(b",3\n", b",3,77\n")
    wrong = [
        (name, weights.replace(b"77", b'"' + number + b'"')) for name, number in NUMBERS.items()
    ]
    folder.add(
        "weights",
        ".csv",
        wrong,
        "estimate {file} --survey {good}/s.survey.json --weight w",
        good={"leading zero", "fraction"},
    )
    rows = [["used", "region", "hours"], *[["yes", "north", 3]] * 20]
    book = workbook({"Sheet": rows})
    folder.add("parquet", ".parquet", _wide_parquets(folder.good), into)
    sources = {
        ending: _typed(foreign_table(ending), magic(ending))
        for one in TABLE_FORMATS
        if not one.is_text
        for ending in one.endings[:1]
    }
    sources[".xlsx"] = book, workbook_messes(book)
    for ending, (good, broken) in sources.items():
        folder.add(ending[1:], ending, [("untouched", good)], into, good={"untouched"})
        folder.add(
            ending[1:],
            ending,
            broken,
            into,
            either=UNSEEN,
        )
        (folder.good / ("good" + ending)).write_bytes(good)
        folder.add_odd(ending[1:], ending, "good" + ending, into)
    for name, value in {
        "NaN": "nan",
        "Infinity": "inf",
        "1e309": "1e309",
        "2^63": str(2**63),
        "5,000 digits": "9" * 5000,
    }.items():
        cells = [["used", "region", "hours"], *[["yes", "north", value]] * 20]
        folder.add(
            "xlsx",
            ".xlsx",
            [(f"{name} in a cell", workbook({"S": cells}))],
            into,
            either={"NaN in a cell"},
        )


def _wide_parquets(good: Path) -> Iterator[Mess]:
    """Yield small Parquet files that unpack to much, or hold what is no cell."""
    row = "'yes' AS used, 'north' AS region, 3 AS hours"
    yield "51 million rows", parquet(f"SELECT {row} FROM range(51_000_000)", good)  # noqa: S608
    wide = ", ".join(f"1 AS c{n}" for n in range(1_000))
    yield "50 million cells", parquet(f"SELECT {wide} FROM range(50_000)", good)  # noqa: S608
    many = ", ".join(f"1 AS c{n}" for n in range(6_000))
    yield "6,000 columns", parquet(f"SELECT {many}", good)
    for name, cell in {
        "lists in the cells": "['yes', 'no']",
        "bytes in the cells": "'\\xFF\\x00'::BLOB",
        "structures in the cells": "{'a': {'b': 1}}",
        "1 MB in the cells": "repeat('x', 1000000)",
    }.items():
        yield name, parquet(f"SELECT {cell} AS used, 'north' AS region, 3 AS hours", good)


UNSEEN = {"last byte missing", "end zeroed", "middle zeroed"}
"""These formats have no checksum over all of a file."""


def _typed(good: bytes, magic: int) -> tuple[bytes, Iterator[Mess]]:
    return good, binary_messes(good, magic)


def _mappings(folder: Folder) -> None:
    good = (folder.good / "m.mapping.json").read_bytes()
    messes = list(json_messes(good, text=b"region", number=b'"version": 1'))
    into = "import {good}/reports.csv --survey {good}/s.survey.json --mapping {file} --project {project}"
    folder.add("mapping", ".mapping.json", messes, into)
    folder.add_odd("mapping", ".mapping.json", "m.mapping.json", into)


def _central(folder: Folder) -> None:
    messes = list(csv_messes(PEOPLE, cell=b"miner", number=b"3"))
    train = (
        "train naive-bayes {file} "
        + " ".join(TRAIN)
        + " --epsilon 1 --public --out {out}/n.model.json"
    )
    fine = {"BOM", "line ends of a Mac", "line end in a cell"}
    folder.add(
        "people",
        ".csv",
        messes,
        train,
        good=fine,
        either={"column missing", "ragged rows: short", *NUMBERS_TOO},
    )
    folder.add_odd(
        "people", ".csv", "people.csv", train, "evaluate {good}/n.model.json {file} --public"
    )
    chosen = {"empty", "NUL", "unclosed quote", "ragged rows: long", "NaN as a number", "1e309 as a number", "10^6 columns",
              "homoglyph in a cell", "header only", "overlong UTF-8 in a cell"}  # fmt: skip
    some = [mess for mess in messes if mess[0] in chosen]
    price = " ".join(TRAIN[:4]) + " --epsilon 1 --public --out {out}/s.csv"
    folder.add("people", ".csv", some, "synthesize {file} " + price)
    # rows with a value that the model does not know are left out, and counted
    measured = "evaluate {good}/n.model.json {file} --public"
    folder.add("people", ".csv", some, measured, either={"homoglyph in a cell"})
    predicted = "predict {good}/n.model.json {file} --out {out}/p.csv"
    asked = list(csv_messes(FEATURES, cell=b"miner", number=b"3"))
    # a value that the model does not know leaves its row without a prediction, with the reason
    unknown = {name for name, _ in asked if name.endswith(("as a number", "in a cell"))}
    folder.add(
        "features", ".csv", asked, predicted, good=fine, either={"ragged rows: short", *unknown}
    )
    domain = (folder.good / "domain.json").read_bytes()
    trained = "train naive-bayes {good}/people.csv --domain {file} --bounds age=0:10:5 --label ill --epsilon 1 --public --out {out}/n.model.json"
    folder.add(
        "domain",
        ".json",
        json_messes(domain, text=b"miner", number=None),
        trained,
        good={"missing key"},
    )
    halved = [
        ("lone surrogate as another level", domain.replace(b'"miner"', b'"miner", "\\ud800"'))
    ]
    folder.add("domain", ".json", halved, trained)
    folder.add_odd("domain", ".json", "domain.json", trained)
    ledger = (folder.good / "paid" / "people.spent.json").read_bytes()
    paid = (
        "train naive-bayes {here}/people.csv "
        + " ".join(TRAIN)
        + " --epsilon 1 --out {out}/n.model.json"
    )
    broken = [*json_messes(ledger, text=b"naive-bayes", number=None), *_ledgers(ledger)]
    folder.add(
        "ledger", ".spent.json", broken, paid, name="people", beside="people.csv", good=PURPOSES
    )


PURPOSES = {
    "leading zero as what was spent",
    *(f"{name} in a text" for name in ("zero-width", "homoglyph", "combining mark", "bidi override", "1 MB text",
                                       "bidi isolate", "line separator", "100,000 blanks",
                                       "path upwards", "escaped NUL", "escaped terminal escape")),
    *(f"formula {mark} in a text" for mark in "=+-@"),
    "1 MB text",
}  # fmt: skip
"""What a payment was for is a remark, which decides nothing; and 01 is 1."""


def _ledgers(good: bytes) -> Iterator[Mess]:
    for name, number in NUMBERS.items():
        yield (
            f"{name} as what was spent",
            good.replace(b'"epsilon": "1.0"', b'"epsilon": "' + number + b'"'),
        )
    yield "payment of nothing", good.replace(b'"epsilon": "1.0"', b'"epsilon": "0"')
    yield "number that is no text", good.replace(b'"epsilon": "1.0"', b'"epsilon": 1.0')
    yield "payments twice", good.replace(b'"budget"', b'"payments": [],\n  "budget"', 1)
    yield (
        "payments twice, the last empty",
        good.rstrip().removesuffix(b"}") + b', "payments": []}\n',
    )
    yield (
        "epsilon twice in a payment",
        good.replace(b'"purpose"', b'"epsilon": "1e-9", "purpose"', 1),
    )


def _models(folder: Folder) -> None:
    for name in ("n.model.json", "t.model.json"):
        good = (folder.good / name).read_bytes()
        messes = list(json_messes(good, text=b"miner", number=b'"rows":80'))
        predicted = "predict {file} {good}/features.csv --out {out}/p.csv"
        folder.add("model", ".model.json", messes, predicted)
        folder.add("model", ".model.json", messes[:12], "model {file}")
        folder.add(
            "model", ".model.json", messes[:12], "evaluate {file} {good}/people.csv --public"
        )
    folder.add_odd("model", ".model.json", "n.model.json", "model {file}")


def _keys(folder: Folder) -> None:
    good = (folder.good / "ours.analystkey").read_bytes()
    opened = "verify {good}/sealed.collection --key {file} --passphrase-file {good}/passphrase.txt"
    folder.add("key", ".analystkey", json_messes(good, text=b"surveyapp", number=None), opened)
    folder.add_odd("key", ".analystkey", "ours.analystkey", opened)
    passed = "verify {good}/sealed.collection --key {good}/ours.analystkey --passphrase-file {file}"
    wrong = [
        ("Latin-1", b"caf\xe9 horse"),
        ("empty", b""),
        ("zeros", bytes(4096)),
        ("another", b"hello there"),
        ("1 MB", b"x" * 2**20),
    ]
    folder.add("passphrase", ".txt", wrong, passed)
    folder.add_odd("passphrase", ".txt", "passphrase.txt", passed)


def _tallies(folder: Folder) -> None:
    """Add what the office, trustees and whoever combines shares may be sent."""
    good = folder.good
    files, key = (
        "{good}/k1-1.tally {good}/k2-1.tally",
        "--key {good}/ana.trusteekey --passphrase-file {good}/passphrase.txt",
    )
    adding = "tally add {file} {good}/k2-1.tally --accept-kiosks --out {out}/S.sum"
    show = "tally show {file}"
    tally = (good / "k1-1.tally").read_bytes()
    folder.add("tally", ".tally", tally_messes(tally), adding)
    folder.add(
        "tally",
        ".tally",
        [mess for mess in tally_messes(tally) if not mess[0].startswith("signed lines")],
        show,
    )
    folder.add_odd("tally", ".tally", "k1-1.tally", adding, show)
    signing = f"tally sign {{file}} {files} {key} --out {{out}}/s.signed"
    combining = (
        "tally combine {file} {good}/ana.partial {good}/ben.partial --out {out}/S.counts.csv"
    )
    messes = list(
        json_messes((good / "R.sum").read_bytes(), text=b"surveyapp-tally-sum", number=b'"batch":1')
    )
    folder.add("sum", ".sum", messes, show, combining)
    folder.add("sum", ".sum", messes[::9], signing)
    folder.add_odd("sum", ".sum", "R.sum", show, combining)
    opening = f"tally open {{good}}/R.sum {files} {{file}} {{good}}/ben.signed {{good}}/chi.signed {key} --out {{out}}/s.partial"
    showing = "tally show {good}/R.sum {file}"
    sharing = "tally combine {good}/R.sum {file} {good}/ben.partial --out {out}/S.counts.csv"
    for kind, made in (("signed", "ana.signed"), ("partial", "ana.partial")):
        data = (good / made).read_bytes()
        messes = [
            *json_messes(data, text=b"Ana", number=b'"trustee":0'),
            *forged_statements(data, 0),
        ]
        # whether it is about the sum beside it, showing a statement leaves open
        commands = (showing,) if kind == "signed" else (showing, sharing)
        folder.add(kind, f".{kind}", messes, *commands, either={"another sum"})
        folder.add_odd(kind, f".{kind}", made, showing)
    signed = (good / "ana.signed").read_bytes()
    folder.add("signed", ".signed", forged_statements(signed, 0), opening)
    counted = "estimate {file} --survey {good}/t.survey.json"
    counts = (good / "R.counts.csv").read_bytes()
    folder.add(
        "counts",
        ".counts.csv",
        csv_messes(counts, cell=b"north", number=b"10"),
        counted,
        either=("BOM", "line ends of a Mac"),
    )
    folder.add_odd("counts", ".counts.csv", "R.counts.csv", counted)
    told = "key show {file}"
    trustee = (good / "ana.trusteekey").read_bytes()
    folder.add(
        "trusteekey", ".trusteekey", json_messes(trustee, text=b"surveyapp", number=None), told
    )
    folder.add_odd("trusteekey", ".trusteekey", "ana.trusteekey", told)


def _forms(folder: Folder) -> None:
    survey = [["type", "name", "label"], ["select_one yn", "used", "Used?"]]
    choices = [["list_name", "name", "label"], ["yn", "yes", "Yes"], ["yn", "no", "No"]]
    good = workbook({"survey": survey, "choices": choices})
    (folder.good / "form.xlsx").write_bytes(good)
    turned = "xlsform {file} --out {out}/s.survey.json"
    folder.add("form", ".xlsx", workbook_messes(good), turned)
    folder.add_odd("form", ".xlsx", "form.xlsx", turned)
    for name, rows in {
        "header only": survey[:1],
        "other columns": [["a", "b"], ["c", "d"]],
        "unknown type": [survey[0], ["telepathy", "used", "Used?"]],
        "name with a bidi override": [survey[0], ["select_one yn", "used" + BIDI, "Used?"]],
        "name that is a formula": [survey[0], ["select_one yn", "=1+1", "Used?"]],
        "list that is not there": [survey[0], ["select_one zz", "used", "Used?"]],
        "name twice": [*survey, survey[1]],
        "group that never ends": [survey[0], ["begin group", "g", "G"], survey[1]],
        "repeat": [survey[0], ["begin repeat", "g", "G"], survey[1], ["end repeat", "", ""]],
    }.items():
        folder.add(
            "form", ".xlsx", [(name, workbook({"survey": rows, "choices": choices}))], turned
        )


def _projects(folder: Folder) -> None:
    good = (folder.good / "p.surveydesk").read_bytes()
    messes = [*anything(), *encodings(b"a text\nof two lines\n"), *_databases(good)]
    commands = (
        "estimate --project {file}",
        "import {good}/k.collection --project {file}",
        "privacy --project {file}",
        "report --project {file} --out {out}/r.html",
        "surveys --project {file}",
    )
    # an empty file is what a full disk left of a project that was to be begun
    folder.add("project", ".surveydesk", messes[:4], *commands, either={"empty"})
    attacks = list(_altered_databases(folder.good / "p.surveydesk"))
    folder.add("project", ".surveydesk", attacks, *commands)
    folder.add("project", ".surveydesk", messes[4:], "estimate --project {file}")
    folder.add_odd("project", ".surveydesk", "s.survey.json", "estimate --project {file}")


def _databases(good: bytes) -> Iterator[Mess]:
    yield "first header damaged", good[:8] + b"\xff" * 4088 + good[4096:]
    yield "all headers damaged", b"\xff" * 12288 + good[12288:]
    yield "cut to its headers", good[:12288]
    yield "cut in half", good[: len(good) // 2]
    yield "another program's database", b"SQLite format 3\0" + bytes(4080)
    yield "version of the far future", good[:12] + b"\xff" + good[13:]


READING_VIEW = "CREATE VIEW {name} AS SELECT content AS name, * FROM read_text('/etc/hostname')"
ENDLESS_VIEW = """CREATE VIEW {name} AS
    WITH RECURSIVE r AS (SELECT 1 AS x UNION ALL SELECT x + 1 FROM r) SELECT x AS value FROM r"""
ATTACKS = {
    "view of ours that reads a file": "DROP VIEW files; " + READING_VIEW.format(name="files"),
    "view of ours without end": "DROP VIEW settings; " + ENDLESS_VIEW.format(name="settings"),
    "view that reads a file": READING_VIEW.format(name="more"),
    "view without end": ENDLESS_VIEW.format(name="more"),
    "macro named count": "CREATE MACRO count(x) AS 5",
    "macro named as the catalogue": "CREATE MACRO duckdb_tables() AS TABLE SELECT 1",
    "type": "CREATE TYPE more AS ENUM ('a')",
    "sequence": "CREATE SEQUENCE more",
    "schema": "CREATE SCHEMA more",
    "index of an expression": "CREATE INDEX more ON all_files ((upper(name)))",
    "default": "ALTER TABLE steps ALTER kind SET DEFAULT getvariable('x')",
    "column more": "ALTER TABLE all_files ADD COLUMN more VARCHAR",
    "table less": "DROP TABLE again_1; DROP TABLE all_surveys CASCADE",
    "survey without end": "UPDATE all_surveys SET definition = repeat('[', 70000000)",
}
"""What somebody can do to a project with DuckDB."""


def _altered_databases(good: Path) -> Iterator[Mess]:
    import duckdb  # noqa: PLC0415 - for these only

    for name, script in ATTACKS.items():
        with tempfile.TemporaryDirectory() as folder:
            altered = Path(shutil.copy(good, folder))
            with duckdb.connect(str(altered)) as database:
                database.execute(script)
            yield name, altered.read_bytes()


def write(path: Path, *, every: bool, one_in: int) -> None:
    """Fill ``path``."""
    folder = Folder(path, every=every, one_in=one_in)
    make_good(folder.good)
    fill(folder)
    (path / "cases.json").write_text(json.dumps([asdict(case) for case in folder.cases]))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--every", action="store_true")
    parser.add_argument("--one-in", type=int, default=1, metavar="N")
    options = parser.parse_args()
    os.environ["XDG_DATA_HOME"] = str(
        options.folder / "data" / "good"
    )  # what was spent is kept there
    write(options.folder, every=options.every, one_in=options.one_in)
