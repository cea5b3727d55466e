"""What a do-file does, worked out by the rules of Stata's manuals; there is no Stata here.

Only the commands that we write are known, each with exactly the syntax of its manual entry ([D] import
delimited, rename, rename group, generate, order, drop, format, label, egen; [SVY] svyset), and whatever they
do not allow is an ``AssertionError``: a name that is none or is taken, an option that does not exist, a quote
that does not end, a macro that would be computed, a label that is too long.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

NAME = r"[A-Za-z_][A-Za-z0-9_]{0,31}"
QUOTED = r"`\"((?:(?!`\"|\"').)*)\"'"
"""A string between compound quotes; those that we write have no others inside."""
RESERVED = {
    *(
        "_all",
        "_b",
        "byte",
        "_coef",
        "_cons",
        "double",
        "float",
        "if",
        "in",
        "int",
        "long",
        "_n",
        "_N",
    ),
    *("_pi", "_pred", "_rc", "_skip", "strL", "using", "with"),
}
"""[U] 11.3 Naming conventions; str1 … str2045 too."""
LONGEST_LABEL, LONGEST_VALUE_LABEL = 80, 32_000
IMPORTED = re.compile(
    r'import delimited using "([^"]+)", delimiters\(","\) varnames\(nonames\) rowrange\(2\) asdouble'
    r' encoding\("utf-8"\) bindquote\(strict\)(?: stringcols\(([0-9 ]+)\))?'
)
SVYSET = re.compile(
    rf"svyset ({NAME})(?: \[pweight=({NAME})\])?(?:, strata\(({NAME})\))?"
)  # psu, weight, options


@dataclass
class Stata:
    """The data in memory."""

    folder: Path
    columns: dict[str, list[object]] = field(default_factory=dict)
    labels: dict[str, str] = field(default_factory=dict)
    value_labels: dict[str, dict[int, str]] = field(default_factory=dict)
    labelled: dict[str, str] = field(default_factory=dict)
    formats: dict[str, str] = field(default_factory=dict)
    title: str = ""
    design: tuple[str, str | None, str | None] | None = None

    def run(self, path: Path) -> Stata:
        """Run a do-file."""
        for line in path.read_text("utf-8").splitlines():
            assert not re.search(r"(?<!\\)\$|`(?!\")", line), f"a macro: {line}"
            if not line or line.startswith("*"):
                assert not re.search(r"/\*|\*/|(?<!\S)//", line), f"a comment in it: {line}"
                continue
            self._do(line)
        return self

    def _do(self, line: str) -> None:
        for pattern, command in COMMANDS:
            found = re.fullmatch(pattern, line)
            if found is not None:
                command(self, *found.groups())
                return
        raise AssertionError(f"invalid syntax: {line}")

    def load(self, file: str, texts: str | None) -> None:
        """``import delimited``: numbers are doubles, what is empty is missing, or an empty text."""
        with (self.folder / file).open(encoding="utf-8", newline="") as opened:
            rows = list(csv.reader(opened, strict=True))[1:]
        strings = {int(one) for one in (texts or "").split()}
        for place, cells in enumerate(zip(*rows, strict=True), start=1):
            is_text = place in strings
            self.columns[f"v{place}"] = [
                cell if is_text else float(cell) if cell else None for cell in cells
            ]

    def rename(self, old: str, new: str) -> None:
        """``rename``, of one or of groups, which may swap names."""
        olds, news = old.split(), new.split()
        assert len(olds) == len(news)
        assert len({*news}) == len(news)
        left = self.columns.keys() - {*olds}
        for name in news:
            assert re.fullmatch(NAME, name), name
            assert name not in RESERVED, name
            assert not re.fullmatch(r"str\d+", name), name
            assert name not in left, f"variable {name} already defined"
        called = dict(zip(olds, news, strict=True))
        assert called.keys() <= self.columns.keys()
        self.columns = {called.get(name, name): cells for name, cells in self.columns.items()}

    def days(self, new: str, old: str) -> None:
        """``generate long … = daily(…, "YMD")``."""
        self._is_new(new)
        cells = [str(cell) for cell in self.columns[old]]
        self.columns[new] = [date.fromisoformat(cell) if cell else None for cell in cells]

    def order(self, name: str, after: str) -> None:
        """``order …, after(…)``."""
        assert {name, after} <= self.columns.keys()
        moved = self.columns.pop(name)
        pairs = ((one, cells) for one, cells in self.columns.items())
        self.columns = {
            called: of
            for one, cells in pairs
            for called, of in ((one, cells), *([(name, moved)] if one == after else []))
        }

    def drop(self, name: str) -> None:
        """``drop``."""
        del self.columns[name]

    def show(self, name: str) -> None:
        """``format … %td``."""
        assert all(cell is None or isinstance(cell, date) for cell in self.columns[name])
        self.formats[name] = "%td"

    def label_variable(self, name: str, text: str) -> None:
        """``label variable``."""
        assert name in self.columns
        assert len(plain(text)) <= LONGEST_LABEL
        self.labels[name] = plain(text)

    def define(self, name: str, values: str) -> None:
        """``label define …, replace``."""
        found = re.findall(rf"(-?\d+) {QUOTED}", values)
        assert " ".join(f'{code} `"{text}"\'' for code, text in found) == values, values
        assert all(len(text) <= LONGEST_VALUE_LABEL for _, text in found)
        self.value_labels[name] = {int(code): plain(text) for code, text in found}

    def use(self, name: str, label: str) -> None:
        """``label values``."""
        cells = self.columns[name]
        assert all(cell is None or isinstance(cell, float) for cell in cells), "a text has none"
        assert label in self.value_labels
        self.labelled[name] = label

    def label_data(self, text: str) -> None:
        """``label data``."""
        assert len(plain(text)) <= LONGEST_LABEL
        self.title = plain(text)

    def group(self, new: str, old: str) -> None:
        """``egen long … = group(…)``: a number for each value, in their order."""
        self._is_new(new)
        known = sorted({str(cell) for cell in self.columns[old]} - {""})
        self.columns[new] = [
            float(known.index(str(cell)) + 1) if cell else None for cell in self.columns[old]
        ]

    def survey(self, psu: str, weight: str | None, strata: str | None) -> None:
        """``svyset``."""
        for name in (psu, weight, strata):
            assert name in {None, "_n"} or all(
                cell is None or isinstance(cell, float) for cell in self.columns[str(name)]
            ), f"{name} is no number"
        self.design = psu, weight, strata

    def _is_new(self, name: str) -> None:
        assert re.fullmatch(NAME, name)
        assert name not in self.columns, f"variable {name} already defined"

    def clear(self) -> None:
        """``clear``."""
        self.columns.clear()


def plain(text: str) -> str:
    """Return a text as Stata keeps it: a backslash before a dollar only keeps it from being a macro."""
    return text.replace("\\$", "$")


COMMANDS: tuple[tuple[str | re.Pattern[str], Callable[..., None]], ...] = (
    (r"version 14", lambda _: None),
    (r"clear", Stata.clear),
    (IMPORTED, Stata.load),
    (rf"rename \(({NAME}(?: {NAME})*)\) \(({NAME}(?: {NAME})*)\)", Stata.rename),
    (rf"rename ({NAME}) ({NAME})", Stata.rename),
    (rf'generate long ({NAME}) = daily\(({NAME}), "YMD"\)', Stata.days),
    (rf"order ({NAME}), after\(({NAME})\)", Stata.order),
    (rf"drop ({NAME})", Stata.drop),
    (rf"format ({NAME}) %td", Stata.show),
    (rf"label variable ({NAME}) {QUOTED}", Stata.label_variable),
    (rf"label define ({NAME}) (.+), replace", Stata.define),
    (rf"label values ({NAME}) ({NAME})", Stata.use),
    (rf"label data {QUOTED}", Stata.label_data),
    (rf"egen long ({NAME}) = group\(({NAME})\)", Stata.group),
    (SVYSET, Stata.survey),
)
