"""The script beside a report: checks the files, runs the commands, compares the tables.

It comes twice with the same steps: for a POSIX shell, and in Python for every system.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from surveyapp import __version__
from surveyapp.services.report import Gathered

SURVEY_FILE = "survey.json"
"""The survey beside the tables; commands on tables need it."""
PROJECT = "again.surveydesk"


def shown_commands(gathered: Gathered) -> Iterator[str]:
    """Yield the commands as a person would type them."""
    source = _shown_source(gathered)
    if _is_of_collections(gathered):
        key = " --key KEY.analystkey" if gathered.survey.analyst_key is not None else ""
        yield f"surveyapp import *.collection --project {PROJECT}{key}"
    for made in gathered.made:
        yield f"surveyapp {shlex.join(made.command)} {source} --csv {shlex.quote(made.file)}"


def _is_of_collections(gathered: Gathered) -> bool:
    return not any(one.is_table for one in gathered.inputs)


def _shown_source(gathered: Gathered) -> str:
    if _is_of_collections(gathered):
        return f"--project {PROJECT}"
    files = " ".join(shlex.quote(one.name) for one in gathered.inputs)
    return f"{files} --survey {SURVEY_FILE}"


def shell_script(gathered: Gathered, tables: str) -> str:
    """Return the script for a POSIX shell; ``tables`` is the folder beside it with the report's tables."""
    is_of_collections = _is_of_collections(gathered)
    ending = "*.collection" if is_of_collections else "*.csv"
    from_line = "tail -n +5" if is_of_collections else "cat"
    wanted = " ".join(dict.fromkeys(one.sha256 for one in gathered.inputs))
    commands = "".join(
        f"again {shlex.quote(made.file)} {shlex.join(made.command)}\n" for made in gathered.made
    )
    return _SHELL.format(
        about=_about(gathered),
        version=__version__,
        tables=shlex.quote(tables),
        ending=ending,
        from_line=from_line,
        wanted=wanted,
        source=_SHELL_PROJECT if is_of_collections else _SHELL_TABLES,
        suffix=ending.lstrip("*."),
        prepare=_SHELL_IMPORT if is_of_collections else "",
        commands=commands,
    )


def python_script(gathered: Gathered, tables: str) -> str:
    """Return the same script in Python, for systems without a POSIX shell."""
    is_of_collections = _is_of_collections(gathered)
    return _PYTHON.format(
        about=_about(gathered).replace("\\", "/").replace('"""', "'''"),
        version=__version__,
        tables=tables,
        survey=SURVEY_FILE,
        ending=".collection" if is_of_collections else ".csv",
        is_of_collections=is_of_collections,
        wanted=_listed(tuple(dict.fromkeys(one.sha256 for one in gathered.inputs))),
        commands=_listed(tuple((made.file, *made.command) for made in gathered.made)),
    )


def _listed(values: tuple[object, ...]) -> str:
    return "[\n" + "".join(f"    {value!r},\n" for value in values) + "]"


def _about(gathered: Gathered) -> str:
    survey = gathered.survey
    return f"survey {survey.id}, version {survey.version}, report of {gathered.day.isoformat()}"


_SHELL = """#!/bin/sh
# Reproduces every number of a report with the command line, and compares them with its tables.
# {about}; made with Surveyapp {version}.
#
# sh THIS_SCRIPT FOLDER_OF_THE_FILES [--key FILE [--passphrase-file FILE]]
#
# The key is needed where interviews are sealed. SURVEYAPP names another way to start the program.
set -eu
test $# -ge 1 || {{ echo "usage: sh $0 FOLDER_OF_THE_FILES [--key FILE]" >&2; exit 2; }}
files=$1
shift
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
tables=$here/{tables}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

program() {{ ${{SURVEYAPP:-surveyapp}} "$@"; }}
sha256() {{
    if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1
}}

echo "made with Surveyapp {version}; this is $(program --version)"

# only files that the report was made of are used, whatever they are called now
mkdir "$work/found" "$work/files"
for file in "$files"/{ending}; do
    test -f "$file" || continue
    cp "$file" "$work/found/$({from_line} "$file" | sha256)"
done
number=1000000
for hash in {wanted}; do
    test -f "$work/found/$hash" || {{
        echo "missing: no file in $files has the SHA-256 $hash" >&2
        exit 1
    }}
    number=$((number + 1))
    mv "$work/found/$hash" "$work/files/$number.{suffix}"
done
echo "files: all there, with the SHA-256 of the report"

{prepare}
different=0
# 1 says only that something is to be read with care, as in the report
again() {{
    table=$1
    shift
    program "$@" {source} --csv "$work/$table" >/dev/null 2>>"$work/said" || test $? -eq 1 || {{
        cat "$work/said" >&2
        exit 2
    }}
    if cmp -s "$work/$table" "$tables/$table"; then
        echo "same: $table"
    else
        echo "DIFFERENT: $table" >&2
        different=1
    fi
}}
{commands}
exit $different
"""
_SHELL_IMPORT = """\
program import "$work/files"/* --project "$work/again.surveydesk" "$@" >"$work/said" 2>&1 ||
    test $? -eq 1 || {
    cat "$work/said" >&2
    exit 2
}
"""
_SHELL_PROJECT = '--project "$work/again.surveydesk"'
_SHELL_TABLES = f'"$work/files"/* --survey "$tables/{SURVEY_FILE}"'
_PYTHON = '''#!/usr/bin/env python3
"""Reproduces every number of a report with the command line, and compares them with its tables.

{about}; made with Surveyapp {version}.

python THIS_SCRIPT FOLDER_OF_THE_FILES [--key FILE [--passphrase-file FILE]]

The key is needed where interviews are sealed. SURVEYAPP names another way to start the program.
"""

import hashlib
import os
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path

WANTED = {wanted}
COMMANDS = {commands}
TABLES = Path(__file__).resolve().parent / {tables!r}
PROGRAM = shlex.split(os.environ.get("SURVEYAPP", "surveyapp"), posix=os.name != "nt")


def program(*words):
    """Run a command; 1 says only that something is to be read with care, as in the report."""
    done = subprocess.run([*PROGRAM, *map(str, words)], capture_output=True, text=True, encoding="utf-8")
    if done.returncode > 1:
        sys.exit(done.stderr)
    return done


def sha256(path):
    """Return the hash that the report states of a file."""
    data = path.read_bytes()
    if {is_of_collections}:
        data = data.split(b"\\n", 4)[-1]
    return hashlib.sha256(data).hexdigest()


def main():
    """Check the files, run the commands, compare the tables; return 0 if all is the same."""
    if len(sys.argv) < 2:
        sys.exit("usage: python " + sys.argv[0] + " FOLDER_OF_THE_FILES [--key FILE]")
    files, *key = sys.argv[1:]
    print("made with Surveyapp {version}; this is", program("--version").stdout.strip())
    found = {{}}
    for path in sorted(Path(files).iterdir()):
        if path.name.endswith("{ending}"):
            found.setdefault(sha256(path), path)
    missing = [one for one in WANTED if one not in found]
    if missing:
        sys.exit("missing: no file in " + files + " has the SHA-256 " + missing[0])
    print("files: all there, with the SHA-256 of the report")
    inputs = [found[one] for one in WANTED]
    different = False
    with tempfile.TemporaryDirectory() as folder:
        source = [*inputs, "--survey", TABLES / "{survey}"]
        if {is_of_collections}:
            source = ["--project", Path(folder, "again.surveydesk")]
            program("import", *inputs, *source, *key)
        for name, *command in COMMANDS:
            table = Path(folder, name)
            program(*command, *source, "--csv", table)
            is_same = table.read_bytes() == (TABLES / name).read_bytes()
            different |= not is_same
            print("same:" if is_same else "DIFFERENT:", name)
    return int(different)


if __name__ == "__main__":
    sys.exit(main())
'''
