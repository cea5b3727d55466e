"""Keep the translations of the interface in step with the program.

    python packaging/translations.py update     # gather the program's texts into every .ts file
    python packaging/translations.py compile    # .ts to .qm, as the build does
    python packaging/translations.py missing    # the texts that some language still lacks

Translators edit resources/translations/*.ts with Qt Linguist or any editor. Texts with a place such as
{name} keep it in the translation, whatever the order.
"""

from __future__ import annotations

import argparse
import ast
import json
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from xml.etree import ElementTree

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
MESSAGES = "messages"
"""The context of what ``msg()`` is given, and of what the parameters of designs mean."""
DECLARING = frozenset(
    (
        "distribution",
        "integer",
        "privacy_loss",
        "probabilities",
        "probability",
        "rational_number",
        "rows_of_probabilities",
        "two_probabilities",
    )
)
"""The functions of the folder ``designs`` that declare a parameter; first they take its meaning."""
ANALYSES = "analyses"
"""The context of what analyses and learners declare."""
DECLARE = frozenset(
    ("analyses", "learning", "local_survey_options.py", "options.py", "synthesis.py")
)
ABOUT = {"title", "summary"}
"""What an analysis and a learner say of themselves."""
_OF_OPTION = {0: "title", 1: "help_text", 2: "choices", -1: "empty"}
DECLARED: dict[str, dict[int, str]] = {
    "Column": {1: "title", 4: "help"},
    "Table": {1: "title", -1: "option_help", -2: "heading", -3: "parts"},
    "Chart": {0: "title"},
    **{name: {1: "title", 2: "help_text"} for name in ("labelled", "coded", "group_column")},
    **{name: {0: "help_text"} for name in ("answer_column", "p_value_column")},
    **{name: {1: "help_text"} for name in ("interval_column", "_interval_columns")},
    "replace": {-1: "help"},
    **dict.fromkeys(
        (
            *(
                "variable",
                "variables",
                "terms",
                "models",
                "choice",
                "number",
                "exact_number",
                "whole",
                "numbers",
                "matrix",
            ),
            *("flag", "text", "texts", "pairs", "weights", "day", "table"),
        ),
        _OF_OPTION,
    ),
}
"""What is called in the folders ``DECLARE`` to declare something, and which of its parameters are texts."""
LANGUAGES = ("ar", "es", "fr", "hi", "sw")

_RUN = "from PySide6.scripts.pyside_tool import {tool}; {tool}()"


def run(tool: str, *words: str) -> None:
    """Run one of Qt's own tools, which PySide6 brings along.

    Raises
    ------
    RuntimeError
        with what the tool said, if it failed.
    """
    command = [sys.executable, "-c", _RUN.format(tool=tool), *words]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{tool} failed: {done.stderr or done.stdout}")


def update(folder: Path = FOLDER) -> None:
    """Gather the texts of the program into the .ts file of each language; keep what is translated."""
    paths = sorted((ROOT / "surveyapp").rglob("*.py"))
    options = ("-no-obsolete", "-locations", "none", "-source-language", "en")
    with tempfile.TemporaryDirectory() as holder:
        gathered = Path(holder) / "messages.py"
        gathered.write_text(
            "\n".join((marked(messages(paths)), marked(declared(paths), ANALYSES))),
            encoding="utf-8",
        )
        sources = [*map(str, paths), str(gathered)]
        targets = [folder / f"surveyapp_{language}.ts" for language in LANGUAGES]
        run("lupdate", *options, *sources, "-ts", *map(str, targets))


def messages(paths: Iterable[Path]) -> list[str]:
    """Return the texts of the context ``messages`` that no mark shows to Qt's own tool."""
    found: dict[str, None] = {}
    for path in paths:
        source, names = path.read_text(encoding="utf-8"), _gathered(path)
        if not any(f"{name}(" in source for name in names):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call) and _is_text_of(names, node):
                found[ast.literal_eval(node.args[0])] = None
    return list(found)


def declared(paths: Iterable[Path]) -> list[str]:
    """Return the texts that analyses and learners declare without a mark: titles, summaries and helps."""
    found: dict[str, None] = {}
    for path in paths:
        if DECLARE.isdisjoint(path.parts):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for value in _declared_texts(node):
                if isinstance(value, ast.Constant) and isinstance(value.value, str) and value.value:
                    found[value.value] = None
    return list(found)


def _declared_texts(node: ast.AST) -> Iterator[ast.expr]:
    """Yield what stands where a declaration has its texts."""
    if isinstance(node, ast.AnnAssign) and ast.unparse(node.target) in ABOUT and node.value:
        yield node.value
    if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name)):
        return
    places = DECLARED.get(node.func.id, {})
    given = [(places.get(place), value) for place, value in enumerate(node.args)]
    given += [(word.arg, word.value) for word in node.keywords]
    for name, value in given:
        if name in places.values():
            yield from value.values if isinstance(value, ast.Dict) else (value,)


def _gathered(path: Path) -> frozenset[str]:
    return DECLARING | {"msg"} if "designs" in path.parts else frozenset({"msg"})


def _is_text_of(functions: frozenset[str], call: ast.Call) -> bool:
    name = call.func.id if isinstance(call.func, ast.Name) else ""
    first = call.args[0] if call.args else None
    return name in functions and isinstance(first, ast.Constant) and isinstance(first.value, str)


def marked(texts: Iterable[str], context: str = MESSAGES) -> str:
    """Return Python that marks the texts of a context for Qt's tool."""
    lines = (f"QT_TRANSLATE_NOOP({context!r}, {json.dumps(t, ensure_ascii=False)})" for t in texts)
    return "\n".join(lines)


def compile_all(folder: Path = FOLDER) -> list[Path]:
    """Write a .qm file beside each .ts file; returns them."""
    sources = sorted(folder.glob("*.ts"))
    run("lrelease", "-silent", *map(str, sources))
    return [source.with_suffix(".qm") for source in sources]


def texts(path: Path) -> dict[tuple[str, str], str]:
    """Return the translation of each (context, text) of a .ts file; empty where it is unfinished."""
    found = {}
    for context in ElementTree.parse(path).getroot().iter("context"):  # noqa: S314 - our own file
        name = context.findtext("name") or ""
        for message in context.iter("message"):
            found[name, message.findtext("source") or ""] = _translated(message)
    return found


def _translated(message: ElementTree.Element) -> str:
    """Return a translation, of a text with a number the first of its forms; empty if one is missing."""
    translation = message.find("translation")
    if translation is None or translation.get("type") == "unfinished":
        return ""
    forms = [form.text or "" for form in translation.findall("numerusform")]
    if forms:
        return forms[0] if all(forms) else ""
    return translation.text or ""


def missing(folder: Path = FOLDER) -> list[str]:
    """Return one line for each text that a language lacks."""
    return [
        f"{path.name}: {context}: {text}"
        for path in sorted(folder.glob("*.ts"))
        for (context, text), translation in texts(path).items()
        if not translation
    ]


def main(task: str) -> int:
    """Do one of the tasks above."""
    if task == "update":
        update()
    elif task == "compile":
        compile_all()
    else:
        lacking = missing()
        sys.stdout.writelines(f"{line}\n" for line in lacking)
        return int(bool(lacking))
    return 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    tasks = ("update", "compile", "missing")
    parser.add_argument("task", nargs="?", choices=tasks, default="missing")
    raise SystemExit(main(parser.parse_args().task))
