"""Builds the documentation site: the guides, the reference from the docstrings, and a gallery of examples.

    python packaging/docs.py [FOLDER]    # by default build/site; open FOLDER/index.html without a server

It needs the extra ``docs`` (mkdocs-material, mkdocstrings) and no network. What is written stands elsewhere:
guides in ``resources/help``, examples in ``resources/gallery``, the reference in docstrings and declarations.
"""

from __future__ import annotations

import argparse
import ast
import contextlib
import html
import inspect
import io
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import surveyapp
from surveyapp.designs import CATALOGUE
from surveyapp.library.functions import analysis_function, function_names
from surveyapp.services.documentation.guides import GUIDES, guide, languages_of

ROOT = Path(__file__).resolve().parents[1]
HELP = ROOT / "resources" / "help"
GALLERY = ROOT / "resources" / "gallery"
ASSETS = Path(__file__).resolve().with_name("docs")
SITE = ROOT / "build" / "site"

_FENCE = re.compile(r"^```(?P<info>[^\n`]+)$", re.MULTILINE)
_COMMENT = re.compile(r"<!--.*?-->\n?", re.DOTALL)
_CELL = re.compile(r"^# %%[^\n]*\n", re.MULTILINE)
FOR_THE_PROGRAM = ("opened", "opened_for", "question_id", "answer_id", "fit_under")
"""Methods that people who analyse do not call."""
WORKER = "https://unpkg.com/iframe-worker/shim"
"""What the theme loads where pages are opened as files, for the search; ``docs/worker.js`` replaces it."""
LANGUAGES = {"output": "text", "csv": "text"}
"""Kinds of blocks that are shown as another."""


# Guides


def guide_page(text: str) -> str:
    """Return a guide as the site shows it: fences of known languages, and no notes to the tests.

    Parameters
    ----------
    text
        as it stands in ``resources/help``.
    """

    def fence(match: re.Match[str]) -> str:
        language = match["info"].split()[0]
        return f"```{LANGUAGES.get(language, language)}"

    plain = _FENCE.sub(fence, _COMMENT.sub("", text))
    # files of the repository are no pages: their names stay, without a link
    return re.sub(r"\[([^]]+)\]\((?:\.\./)+[^)]+\)", r"\1", plain)


def write_guides(folder: Path) -> list[Any]:
    """Write the guides with their pictures; return their part of the navigation.

    Parameters
    ----------
    folder
        of the site's sources.
    """
    place = folder / "guides"
    place.mkdir(parents=True)
    shutil.copytree(HELP / "pictures", place / "pictures")
    for path in HELP.glob("*.html"):
        shutil.copy(path, place)
    found: list[Any] = []
    for name in GUIDES:
        for language in languages_of(name):
            source = HELP / (f"{name}.md" if language == "en" else f"{name}.{language}.md")
            (place / source.name.replace(f".{language}.md", f"-{language}.md")).write_text(
                guide_page(source.read_text(encoding="utf-8")), encoding="utf-8"
            )
        found.append({guide(name).title: f"guides/{name}.md"})
    return found


# Gallery


@dataclass(frozen=True, slots=True)
class Example:
    """An example of the gallery: a script whose docstring is its title and text, in cells after ``# %%``."""

    name: str
    title: str
    text: str
    cells: tuple[str, ...]


def read_example(path: Path) -> Example:
    """Return the example in a file.

    Parameters
    ----------
    path
        of the script.
    """
    source = path.read_text(encoding="utf-8")
    title, _, text = (ast.get_docstring(ast.parse(source)) or "").partition("\n")
    cells = [cell.strip("\n") for cell in _CELL.split(source)[1:]]
    return Example(path.stem, title.rstrip("."), text.strip(), tuple(cells))


def examples() -> tuple[Example, ...]:
    """Return the examples, in the order of their file names."""
    return tuple(read_example(path) for path in sorted(GALLERY.glob("*.py"), key=_place))


def _place(path: Path) -> tuple[bool, str]:
    """Return what sorts examples: the shortest one comes first."""
    return path.stem != "five_lines", path.stem


def run_example(example: Example) -> Iterator[tuple[str, str, Any]]:
    """Yield of each cell its code, what it printed, and the value of its last line.

    Parameters
    ----------
    example
        of the gallery.
    """
    names: dict[str, Any] = {"__name__": example.name}
    for cell in example.cells:
        tree = ast.parse(cell)
        last = tree.body[-1] if tree.body and isinstance(tree.body[-1], ast.Expr) else None
        body = tree.body[:-1] if last is not None else tree.body
        printed, value = io.StringIO(), None
        with contextlib.redirect_stdout(printed):
            exec(compile(ast.Module(body, []), example.name, "exec"), names)  # noqa: S102 - our own examples
            if last is not None:
                value = eval(compile(ast.Expression(last.value), example.name, "eval"), names)  # noqa: S307
        yield cell, printed.getvalue(), value


def example_page(example: Example, pictures: Path) -> str:
    """Return an example as a page, with what its cells print, return and draw.

    Parameters
    ----------
    example
        of the gallery.
    pictures
        the folder for its charts.
    """
    parts = [f"# {example.title}", example.text]
    for place, (cell, printed, value) in enumerate(run_example(example)):
        parts.append(f"```python\n{cell}\n```")
        if printed:
            parts.append(f"```text\n{printed.rstrip()}\n```")
        if value is not None:
            parts.append(_shown(value, pictures / f"{example.name}-{place}.png"))
    parts.append(f"The whole script: `resources/gallery/{example.name}.py`.")
    return "\n\n".join(parts) + "\n"


def _shown(value: Any, picture: Path) -> str:
    """Return what a notebook would show of a value."""
    if hasattr(value, "savefig"):
        picture.parent.mkdir(parents=True, exist_ok=True)
        value.savefig(picture, dpi=110)
        return f"![Chart](pictures/{picture.name})"
    made = getattr(value, "_repr_html_", lambda: None)()
    if made is None:
        return f"```text\n{value!r}\n```"
    plain = re.sub(r"<style.*?</style>", "", made, flags=re.DOTALL)
    return f'<div class="shown">{re.sub(chr(10) + "+", " ", plain)}</div>'


def write_gallery(folder: Path) -> list[Any]:
    """Run the examples and write their pages; return their part of the navigation.

    Parameters
    ----------
    folder
        of the site's sources.
    """
    place = folder / "gallery"
    place.mkdir(parents=True)
    every = examples()
    for example in every:
        page = example_page(example, place / "pictures")
        (place / f"{example.name}.md").write_text(page, encoding="utf-8")
    lines = [
        "# Gallery",
        "",
        "Each example is a script that the tests run; its output is what you see.",
        "",
    ]
    lines += [
        f"- [{one.title}]({one.name}.md): {one.text.partition('. ')[0].rstrip('.')}."
        for one in every
    ]
    (place / "index.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return ["gallery/index.md", *({one.title: f"gallery/{one.name}.md"} for one in every)]


# Reference


def numpy_sections(docstring: str) -> str:
    """Return a docstring in NumPy's style as Markdown: sections become lists.

    Parameters
    ----------
    docstring
        with its margin removed.
    """
    lines, out, place, section = docstring.splitlines(), [], 0, ""
    while place < len(lines):
        line = lines[place]
        if place + 1 < len(lines) and line and set(lines[place + 1]) == {"-"}:
            section = line
            out += ["", f"**{line}**", ""]
            place += 2
            continue
        if section == "Examples":
            block = list(_until_text(lines, place))
            out += ["```pycon", *(one for one in block), "```", ""]
            place += len(block)
            section = ""
            continue
        if section and line and not line.startswith(" "):
            name, _, kind = line.partition(" : ")
            out.append(f"- `{name}`" + (f" (*{_escaped(kind)}*)" if kind else ""))
        elif section and line.startswith("    "):
            is_first = out[-1].startswith("- ") and not out[-1].endswith(".")
            out[-1] += (": " if is_first and ": " not in out[-1] else " ") + line.strip()
        else:
            out.append(line)
        place += 1
    return _single_ticks("\n".join(out))


def _until_text(lines: list[str], place: int) -> Iterator[str]:
    for line in lines[place:]:
        if line.strip() == "" and not any(one.strip() for one in lines[place:]):
            return
        yield line


def _escaped(text: str) -> str:
    return re.sub(r"([*_])", r"\\\1", html.escape(text, quote=False))


def function_page(name: str) -> str:
    """Return the reference of an analysis: its signature, options and columns.

    Parameters
    ----------
    name
        of the analysis.
    """
    function = analysis_function(name)
    parameters = inspect.signature(function).parameters.values()
    shown, is_keyword = [], False
    for one in parameters:
        if one.kind is one.KEYWORD_ONLY and not is_keyword:
            shown.append("*")
            is_keyword = True
        default = "" if one.default is one.empty else f"={one.default!r}"
        shown.append(f"{one.name}{default}")
    call = f"surveyapp.{name}({', '.join(shown)})"
    text = (function.__doc__ or "").partition("\n**Columns")
    columns = f"\n**Columns{text[2]}" if text[1] else ""
    command = f"The command `surveyapp {name}` gives the same numbers."
    parts = (f"## {name}", f"```python\n{_wrapped(call)}\n```", numpy_sections(text[0]), command)
    return "\n\n".join([*parts, _single_ticks(columns), ""])


def _single_ticks(text: str) -> str:
    """Return text with names as Markdown has them, and fences as they are."""
    return re.sub(r"(?<!`)``(?!`)", "`", text)


def _wrapped(call: str) -> str:
    """Return a call on several lines where it is too long for one."""
    if len(call) <= 88:
        return call
    head, _, rest = call.partition("(")
    parts = re.split(r", (?![^\[(]*[\])])", rest.removesuffix(")"))
    return head + "(\n" + "".join(f"    {part},\n" for part in parts) + ")"


def write_reference(folder: Path) -> list[Any]:
    """Write the pages of the reference; return their part of the navigation.

    Parameters
    ----------
    folder
        of the site's sources.
    """
    place = folder / "reference"
    place.mkdir(parents=True)
    names = function_names()
    pages = {
        "Overview": ("index", _overview(surveyapp, names)),
        "Reading interviews": (
            "reading",
            _members("Reading interviews", "surveyapp.library.reading", ("read", "SurveyData")),
        ),
        "Analyses": (
            "analyses",
            "\n".join(["# Analyses\n", _ANALYSES, *map(function_page, names)]),
        ),
        "Simulating interviews": (
            "simulation",
            _members("Simulating interviews", "surveyapp.library.simulation", ("simulate",)),
        ),
        "Synthetic tables": (
            "synthesis",
            _members("Synthetic tables", "surveyapp.library.synthesis", ("synthesize",)),
        ),
        "Results": ("results", _members("Results", "surveyapp.library.results", ("Result",))),
        "Learners": (
            "learners",
            _members(
                "Learners", "surveyapp.library.learners", ("PrivateClassifier", "ReportsClassifier")
            )
            + _members("", "surveyapp.library.regression", ("RandomizedLogisticRegression",)),
        ),
        "Designs": ("designs", _designs()),
    }
    found: list[Any] = []
    for title, (name, text) in pages.items():
        (place / f"{name}.md").write_text(text, encoding="utf-8")
        found.append({title: f"reference/{name}.md"})
    return [*found, {"Mathematics": list(_mathematics(place))}]


_ANALYSES = (
    "Each analysis is declared once. Its function has the options of its command as keywords; what it\n"
    "returns is a [result](results.md).\n"
)


def _overview(module: Any, names: tuple[str, ...]) -> str:
    text = inspect.getdoc(module) or ""
    rows = re.findall(r"^``(.+?)``\s{2,}(.+)$", text, re.MULTILINE)
    rows = [(name, re.sub("``(.+?)``", r"`\1`", what)) for name, what in rows]
    table = "\n".join(f"| `{name}` | {what} |" for name, what in rows)
    functions = ", ".join(f"[`{name}`](analyses.md#{name})" for name in names)
    return (
        "# The Python library\n\n"
        "`import surveyapp` offers these names. Each is loaded when it is first used.\n\n"
        f"| name | what it is |\n| --- | --- |\n{table}\n\nThe analyses are {functions}.\n"
    )


def _members(title: str, module: str, names: tuple[str, ...]) -> str:
    """Return a page with names of the library as they are imported, without what is there for the program."""
    parts = [f"# {title}\n"] if title else []
    for name in names:
        options = {
            "heading": f"surveyapp.{name}",
            "toc_label": name,
            "filters": ["!^_", *(f"!^{inside}$" for inside in FOR_THE_PROGRAM)],
        }
        lines = "".join(f"      {key}: {json.dumps(value)}\n" for key, value in options.items())
        parts.append(f"::: {module}.{name}\n    options:\n{lines}")
    return "\n".join(parts) + "\n"


def _designs() -> str:
    lines = [
        "# Designs\n",
        "All stand in `surveyapp.designs`; survey files and commands use the names in brackets.\n",
    ]
    for design in CATALOGUE:
        summary = numpy_sections(inspect.getdoc(design) or "")
        lines += [
            f"## {design.__name__} ({design.name})\n",
            summary,
            "",
            f"{design.when}\n",
            f"*Source:* {design.source}\n",
        ]
        parameters = design.parameters()
        if parameters:
            lines += ["| parameter | what it is | allowed |", "| --- | --- | --- |"]
            lines += [
                f"| `{n}` | {_cell(p.meaning)} | {_cell(str(p.allowed))} |"
                for n, p in parameters.items()
            ]
            lines.append("")
        given = ", ".join(f"{name}={value!r}" for name, value in design.example.items())
        lines.append(f"```python\nsurveyapp.designs.{design.__name__}({given})\n```\n")
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("*", "\\*")


def _mathematics(place: Path) -> Iterator[dict[str, str]]:
    """Yield a page for each folder of the mathematics."""
    for room in ("designs", "estimation", "learning"):
        folder = ROOT / "surveyapp" / room
        for path in sorted({path.parent for path in folder.rglob("*.py")}):
            name = ".".join(path.relative_to(ROOT).parts)
            modules = [one.stem for one in sorted(path.glob("*.py")) if one.stem != "__init__"]
            if not modules:
                continue
            text = f"# {name}\n\n" + "".join(f"::: {name}.{module}\n\n" for module in modules)
            page = name.replace(".", "-")
            (place / f"{page}.md").write_text(text, encoding="utf-8")
            yield {name.removeprefix("surveyapp."): f"reference/{page}.md"}


# The site


def configuration(sources: Path, navigation: list[Any]) -> dict[str, Any]:
    """Return the settings of mkdocs.

    Parameters
    ----------
    sources
        the folder of the pages.
    navigation
        the pages in their order.
    """
    toggle = {"icon": "material/brightness-6", "name": "Light or dark"}
    return {
        "site_name": "Surveyapp",
        "site_description": "Randomized-response kiosk, analyst's desk, command line and library",
        "docs_dir": str(sources),
        "use_directory_urls": False,
        "theme": {
            "name": "material",
            "font": False,
            "logo": "assets/surveyapp.svg",
            "favicon": "assets/surveyapp.svg",
            "features": [
                "navigation.tabs",
                "navigation.sections",
                "navigation.top",
                "content.code.copy",
                "toc.follow",
            ],
            "palette": [
                {
                    "media": "(prefers-color-scheme: light)",
                    "scheme": "default",
                    "primary": "teal",
                    "accent": "teal",
                    "toggle": toggle,
                },
                {
                    "media": "(prefers-color-scheme: dark)",
                    "scheme": "slate",
                    "primary": "teal",
                    "accent": "teal",
                    "toggle": toggle,
                },
            ],
        },
        "extra_css": ["assets/site.css"],
        "plugins": [
            "search",
            "offline",
            {
                "mkdocstrings": {
                    "handlers": {
                        "python": {
                            "paths": [str(ROOT)],
                            "options": {
                                "docstring_style": "numpy",
                                "docstring_options": {
                                    "warn_unknown_params": False,
                                    "warnings": False,
                                },
                                "show_root_heading": True,
                                "show_source": False,
                                "heading_level": 2,
                                "members_order": "source",
                                "filters": ["!^_"],
                                "separate_signature": True,
                                "show_signature_annotations": False,
                                "docstring_section_style": "list",
                            },
                        }
                    }
                }
            },
        ],
        "markdown_extensions": [
            "tables",
            "attr_list",
            "md_in_html",
            {"toc": {"permalink": True}},
            "pymdownx.superfences",
            {"pymdownx.highlight": {"anchor_linenums": False}},
        ],
        "validation": {
            "links": {"anchors": "warn", "unrecognized_links": "warn", "not_found": "warn"}
        },
        "nav": navigation,
    }


def write_sources(folder: Path) -> Path:
    """Write the sources of the site and its settings; return the file of the settings.

    Parameters
    ----------
    folder
        is emptied first.
    """
    shutil.rmtree(folder, ignore_errors=True)
    pages = folder / "pages"
    pages.mkdir(parents=True)
    shutil.copytree(ASSETS, pages / "assets")
    (pages / "assets" / "index.md").replace(pages / "index.md")
    shutil.copy(ROOT / "resources" / "icons" / "surveyapp.svg", pages / "assets")
    navigation = [
        {"Home": "index.md"},
        {"Guides": write_guides(pages)},
        {"Gallery": write_gallery(pages)},
        {"Reference": write_reference(pages)},
    ]
    settings = folder / "mkdocs.yml"
    # every JSON is YAML
    settings.write_text(json.dumps(configuration(pages, navigation), indent=1), encoding="utf-8")
    return settings


def build(site: Path = SITE) -> Path:
    """Build the site; return its first page. Any warning stops it.

    Parameters
    ----------
    site
        the folder of the site.

    Raises
    ------
    subprocess.CalledProcessError
        if mkdocs warns of anything.
    """
    settings = write_sources(site.with_name(f"{site.name}-sources"))
    command = (sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean")
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "NO_MKDOCS_2_WARNING": "1"}
    subprocess.run(
        [*command, "--config-file", str(settings), "--site-dir", str(site.resolve())],
        check=True,
        env=environment,
    )
    for page in site.rglob("*.html"):
        own = os.path.relpath(site / "assets" / "worker.js", page.parent)
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace(WORKER, own), encoding="utf-8")
    return site / "index.html"


def main() -> int:
    """Build the site that the command line asks for."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, nargs="?", default=SITE)
    try:
        sys.stdout.write(f"{build(parser.parse_args().folder)}\n")
    except subprocess.CalledProcessError:
        sys.stderr.write("error: the site has warnings; see above\n")
        return 2
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
