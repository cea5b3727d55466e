"""The script that repeats a report: checks the files, runs the commands, compares the tables.

It comes twice with the same steps: for a POSIX shell, and in Python for every system.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from pathlib import PurePath

from surveyapp import __version__
from surveyapp.analyses.data.seen_survey import SeenSurvey
from surveyapp.services.reporting.contents import InputFile, InputKind, ReportContents
from surveyapp.services.reporting.output_blocks import ReportTable

SURVEY_FILE = "survey.json"
"""The survey in the folder of the tables; commands on tables need it."""
PROJECT = "again.surveydesk"
COLLECTION = ".collection"
"""What the names of collection files end in; a table has the ending that it had."""


def mapping_file(place: object) -> str:
    """Return the file name of the mapping of the mapped table at ``place``, from 1."""
    return f"table-{place}.mapping.json"


def mapped_tables(gathered: ReportContents) -> tuple[InputFile, ...]:
    """Return the tables that were imported by a mapping, in the order of their files."""
    return _of_kind(gathered, InputKind.MAPPED)


def _of_kind(gathered: ReportContents, kind: InputKind) -> tuple[InputFile, ...]:
    return tuple(one for one in gathered.inputs if one.kind is kind)


def _requested_options(gathered: ReportContents) -> tuple[str, ...]:
    """Return the hashes of the files that are no mapped tables, each once."""
    kept = (one.sha256 for one in gathered.inputs if one.kind is not InputKind.MAPPED)
    return tuple(dict.fromkeys(kept))


def _is_of_project(gathered: ReportContents) -> bool:
    return not _of_kind(gathered, InputKind.RECORDED)


def _endings(gathered: ReportContents) -> tuple[str, ...]:
    """Return what the names of the files that are looked for end in."""
    is_signed = (one.kind is InputKind.COLLECTION for one in gathered.inputs)
    names = (PurePath(one.name).suffix for one in gathered.inputs)
    found = (COLLECTION if is_one else name for is_one, name in zip(is_signed, names, strict=True))
    return tuple(dict.fromkeys(found))


def shown_commands(gathered: ReportContents) -> Iterator[str]:
    """Yield the commands as a person would type them."""
    yield from _shown_imports(gathered)
    source = _shown_source(gathered)
    for made in gathered.made:
        yield f"surveyapp {shlex.join(made.command)} {source} --csv {shlex.quote(made.file)}"


def _shown_imports(gathered: ReportContents) -> Iterator[str]:
    project = _shown_project(gathered)
    if _of_kind(gathered, InputKind.COLLECTION):
        accept = "" if gathered.survey.analyst_key is None else " --accept-kiosks"
        yield f"surveyapp import ./*.collection {project}{accept}"
    for place, table in enumerate(mapped_tables(gathered), start=1):
        given = f"--survey {SURVEY_FILE} --mapping {mapping_file(place)} {project}"
        yield f"surveyapp import {_shown_file(table)} {given}"
    if _has_variables(gathered) and _is_of_project(gathered):
        yield f"surveyapp variables take {project} {SURVEY_FILE}"


def _shown_source(gathered: ReportContents) -> str:
    if _is_of_project(gathered):
        return _shown_project(gathered)
    return f"{' '.join(map(_shown_file, gathered.inputs))} --survey {SURVEY_FILE}"


def _shown_project(gathered: ReportContents) -> str:
    """Return the option of a project, with the key that a sealed one needs."""
    key = "" if gathered.survey.analyst_key is None else " --key KEY.analystkey"
    return f"--project {PROJECT}{key}"


def _shown_file(file: InputFile) -> str:
    """Return a file's name so that neither a shell nor a command takes it for something else."""
    return shlex.quote(f"./{file.name}" if file.name.startswith("-") else file.name)


def shell_script(gathered: ReportContents, tables: str) -> str:
    """Return the script for a POSIX shell; ``tables`` is the folder with the report's tables."""
    is_of_project = _is_of_project(gathered)
    commands = "".join(
        f"again {shlex.quote(made.file)} {' '.join(_shell_words(made))}\n" for made in gathered.made
    )
    return _SHELL.format(
        about=_about(gathered),
        version=__version__,
        tables=shlex.quote(tables),
        endings=" ".join(map(shlex.quote, _endings(gathered))),
        wanted=" ".join(_requested_options(gathered)),
        suffix=COLLECTION if is_of_project else ".csv",
        source=_SHELL_PROJECT if is_of_project else _SHELL_TABLES,
        mapped="".join(_shell_mapped(gathered)),
        prepare=_shell_import(gathered) if is_of_project else "",
        commands=commands,
    )


def _shell_words(made: ReportTable) -> Iterator[str]:
    """Yield a command's words; files of the report lie beside its tables."""
    for word in made.command:
        yield f'"$tables"/{shlex.quote(word)}' if word in made.inputs else shlex.quote(word)


def option_files(gathered: ReportContents) -> dict[str, str]:
    """Return the files that commands read tables of options from: what each holds, by its name."""
    return {name: text for made in gathered.made for name, text in made.inputs.items()}


def _has_variables(gathered: ReportContents) -> bool:
    return isinstance(gathered.survey, SeenSurvey) and bool(gathered.survey.variables)


def _shell_import(gathered: ReportContents) -> str:
    mapping = mapping_file("${folder##*/}")
    made = _SHELL_IMPORT.format(survey=SURVEY_FILE, mapping=mapping, project=_SHELL_PROJECT)
    taken = f'careful variables take {_SHELL_PROJECT} "$tables/{SURVEY_FILE}"\n'
    return made + taken if _has_variables(gathered) else made


def _shell_mapped(gathered: ReportContents) -> Iterator[str]:
    for place, table in enumerate(mapped_tables(gathered), start=1):
        yield f"mapped {table.sha256} {place} {shlex.quote(table.name)}\n"


def python_script(gathered: ReportContents, tables: str) -> str:
    """Return the same script in Python, for systems without a POSIX shell."""
    mapped = tuple(
        (table.sha256, table.name, mapping_file(place))
        for place, table in enumerate(mapped_tables(gathered), start=1)
    )
    return _PYTHON.format(
        about=_about(gathered).replace("\\", "/").replace('"""', "'''"),
        version=__version__,
        tables=tables,
        survey=SURVEY_FILE,
        endings=_endings(gathered),
        is_of_project=_is_of_project(gathered),
        taken=_PYTHON_TAKEN.format(survey=SURVEY_FILE) if _has_variables(gathered) else "",
        wanted=_listed(_requested_options(gathered)),
        mapped=_listed(mapped),
        commands=_listed(tuple((made.file, *made.command) for made in gathered.made)),
        inputs=_listed(tuple(option_files(gathered))),
    )


def _listed(values: tuple[object, ...]) -> str:
    return "[\n" + "".join(f"    {value!r},\n" for value in values) + "]"


def _about(gathered: ReportContents) -> str:
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
key= passphrase=
while test $# -ge 2; do
    case $1 in
    --key) key=$2 ;;
    --passphrase-file) passphrase=$2 ;;
    *) echo "$1 is no option of this script" >&2; exit 2 ;;
    esac
    shift 2
done
case $files in -*) files=./$files ;; esac
here=$(CDPATH= cd -- "$(dirname -- "$0")" && pwd)
tables=$here/{tables}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# a path may hold spaces; else it is a command with its words
start=${{SURVEYAPP:-surveyapp}}
program() {{ if test -f "$start"; then "$start" "$@"; else $start "$@"; fi; }}
sha256() {{
    if command -v sha256sum >/dev/null; then sha256sum; else shasum -a 256; fi | cut -d ' ' -f 1
}}

echo "made with Surveyapp {version}; this is $(program --version)"

# only files that the report was made of are used, whatever they are called now
mkdir "$work/found" "$work/files" "$work/mapped"
hash_of() {{
    case $1 in
    *.collection) tail -n +5 "$1" ;;
    *) cat "$1" ;;
    esac | sha256
}}
for ending in {endings}; do
    for file in "$files"/*"$ending"; do
        test -f "$file" || continue
        cp "$file" "$work/found/$(hash_of "$file")"
    done
done
found() {{
    test -f "$work/found/$1" || {{
        echo "missing: no file in $files has the SHA-256 $1" >&2
        exit 1
    }}
    cp "$work/found/$1" "$2"
}}
# a table keeps its name, which its interviews' ids are made of
mapped() {{
    mkdir "$work/mapped/$2"
    found "$1" "$work/mapped/$2/$3"
}}
number=1000000
for hash in {wanted}; do
    number=$((number + 1))
    found "$hash" "$work/files/$number{suffix}"
done
{mapped}rm -r "$work/found"
echo "files: all there, with the SHA-256 of the report"

# 1 says only that something is to be read with care, as in the report
careful() {{
    program "$@" >"$work/said" 2>&1 || test $? -eq 1 || {{
        cat "$work/said" >&2
        exit 2
    }}
}}
{prepare}different=0
again() {{
    table=$1
    shift
    careful "$@" {source} --csv "$work/$table"
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
for file in "$work/files"/*; do
    test -f "$file" || continue
    careful import "$work/files"/* {project} --accept-kiosks
    break
done
for folder in "$work/mapped"/*; do
    test -d "$folder" || continue
    mapping=$tables/{mapping}
    careful import "$folder"/* {project} --survey "$tables/{survey}" --mapping "$mapping"
done
"""
# words only where a key was given
_SHELL_PROJECT = (
    '--project "$work/again.surveydesk" ${key:+--key "$key"}'
    ' ${passphrase:+--passphrase-file "$passphrase"}'
)
_SHELL_TABLES = f'"$work/files"/* --survey "$tables/{SURVEY_FILE}"'
_PYTHON_TAKEN = """
            program("variables", "take", *source, TABLES / "{survey}")"""
_PYTHON = '''#!/usr/bin/env python3
"""Reproduces every number of a report with the command line, and compares them with its tables.

{about}; made with Surveyapp {version}.

python THIS_SCRIPT FOLDER_OF_THE_FILES [--key FILE [--passphrase-file FILE]]

The key is needed where interviews are sealed. SURVEYAPP names another way to start the program.
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

WANTED = {wanted}
MAPPED = {mapped}
COMMANDS = {commands}
INPUTS = {inputs}
TABLES = Path(__file__).resolve().parent / {tables!r}
START = os.environ.get("SURVEYAPP", "surveyapp")
PROGRAM = [START] if os.path.isfile(START) else shlex.split(START, posix=os.name != "nt")


def program(*words):
    """Run a command; 1 says only that something is to be read with care, as in the report."""
    done = subprocess.run([*PROGRAM, *map(str, words)], capture_output=True, text=True, encoding="utf-8")
    if done.returncode > 1:
        sys.exit(done.stderr)
    return done


def sha256(path):
    """Return the hash that the report states of a file."""
    data = path.read_bytes()
    if path.name.endswith(".collection"):
        data = data.split(b"\\n", 4)[-1]
    return hashlib.sha256(data).hexdigest()


def imported(files, mapped, project, key):
    """Import the collection files, and each table with its mapping and the name that it had."""
    if files:
        program("import", *files, "--project", project, "--accept-kiosks", *key)
    for place, (table, name, mapping) in enumerate(mapped):
        copy = project.parent / str(place) / name
        copy.parent.mkdir()
        shutil.copyfile(table, copy)
        meaning = ["--survey", TABLES / "{survey}", "--mapping", TABLES / mapping]
        program("import", copy, "--project", project, *meaning, *key)


def main():
    """Check the files, run the commands, compare the tables; return 0 if all is the same."""
    if len(sys.argv) < 2:
        sys.exit("usage: python " + sys.argv[0] + " FOLDER_OF_THE_FILES [--key FILE]")
    files, *key = sys.argv[1:]
    print("made with Surveyapp {version}; this is", program("--version").stdout.strip())
    found = {{}}
    for path in sorted(Path(files).absolute().iterdir()):
        if path.name.endswith({endings!r}) and path.is_file():
            found.setdefault(sha256(path), path)
    missing = [one for one in [*WANTED, *(one[0] for one in MAPPED)] if one not in found]
    if missing:
        sys.exit("missing: no file in " + files + " has the SHA-256 " + missing[0])
    print("files: all there, with the SHA-256 of the report")
    inputs = [found[one] for one in WANTED]
    different = False
    with tempfile.TemporaryDirectory() as folder:
        source = [*inputs, "--survey", TABLES / "{survey}"]
        if {is_of_project}:
            source = ["--project", Path(folder, "again.surveydesk"), *key]
            imported(inputs, [(found[one], *rest) for one, *rest in MAPPED], source[1], key){taken}
        for name, *command in COMMANDS:
            table = Path(folder, name)
            words = [TABLES / one if one in INPUTS else one for one in command]
            program(*words, *source, "--csv", table)
            is_same = table.read_bytes() == (TABLES / name).read_bytes()
            different |= not is_same
            print("same:" if is_same else "DIFFERENT:", name)
    return int(different)


if __name__ == "__main__":
    sys.exit(main())
'''
