"""No command ever sends a stranger's text to the terminal in a way that the terminal obeys."""

from __future__ import annotations

import csv
import io
import json
import re
import sys

import pytest

from surveyapp.cli import main
from surveyapp.cli.options.output import number_type, whole_type
from surveyapp.cli.parser import new_parser

TITLE = "\x1b]0;owned\x07"
NAME = f"a{TITLE}\x9b31m\x7f\u202eb\rc"
OBEYED = re.compile("[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
WINDOWS = {"demo", "open"}
"""They open a window where a file is there."""
PAINTERS = {"report", "handout"}
"""They make Qt's application where there is none, and not the one that tests of windows need."""


def commands_of(parser, words=()):
    """Yield every command, and of those that have commands of their own each of these."""
    below = next((one for one in parser._actions if hasattr(one, "choices") and one.choices
                  and isinstance(one.choices, dict)), None)  # fmt: skip
    if below is None:
        yield words, parser
        return
    for name, command in below.choices.items():
        yield from commands_of(command, (*words, name))


COMMANDS = {" ".join(words): command for words, command in commands_of(new_parser())}


def arguments_of(command, name):
    """Return a hostile name for everything that has to be given."""
    for action in command._actions:
        if action.option_strings and action.required:
            yield action.option_strings[0]
        if action.required or (not action.option_strings and action.nargs != 0):
            yield (
                "1"
                if action.type in {number_type, whole_type}
                else next(iter(action.choices or (name,)))
            )


def assert_nothing_to_obey(out, err):
    assert OBEYED.findall(out) == []
    assert OBEYED.findall(err) == []


@pytest.mark.parametrize("words", sorted(set(COMMANDS) - WINDOWS))
def test_no_command_prints_a_hostile_name_as_it_is(request, run, tmp_path, monkeypatch, words):
    if words in PAINTERS:
        request.getfixturevalue("qapp")
    monkeypatch.chdir(tmp_path)
    command = COMMANDS[words]
    for name in (NAME, f"{NAME}.survey.json", f"{NAME}.csv"):
        (tmp_path / name).write_text("{")
        given = [*words.split(), *arguments_of(command, name)]
        if name in given:
            assert_nothing_to_obey(*run(*given)[1:])
        _, out, err = run(*given, f"--{NAME}")
        assert_nothing_to_obey(out, err)
        assert "\\x1b" in err


def a_survey(**more):
    question = {"id": "q", "type": "yes_no", "text": {"en": "Q"}, "design": {"name": "two_coins"}}
    return {
        "format": "surveyapp-survey/1", "id": "s", "version": 1, "languages": ["en"], "title": {"en": "T"},
        "questions": [question], **more,
    }  # fmt: skip


MISTAKES = [
    {},
    {"version": NAME},
    {"title": {"en": NAME}},
    {NAME: 1},
    {"id": NAME},
    {"languages": [NAME]},
]
SURVEY_COMMANDS = {
    "check": [], "kiosk": [], "budget": ["--epsilon", 1, "--interviews", 9], "audit": ["--taps", 10],
    "plan": ["--error", "0.1", "--confidence", "0.9"], "codebook": ["--out", "o.csv"],
    "simulate": ["--interviews", 9, "--out", "o"], "xlsform": ["--out", "o.xlsx"],
}  # fmt: skip


@pytest.mark.parametrize("command", sorted(SURVEY_COMMANDS))
def test_names_and_mistakes_of_a_survey_are_shown_and_not_obeyed(
    run, tmp_path, monkeypatch, command
):
    monkeypatch.chdir(tmp_path)
    survey = tmp_path / f"{NAME}.survey.json"
    for mistake in MISTAKES:
        if not mistake and command in {"kiosk", "audit"}:
            continue  # it would ask, or takes long
        survey.write_text(json.dumps(a_survey(**mistake)))
        assert_nothing_to_obey(*run(command, survey, *SURVEY_COMMANDS[command])[1:])


def test_levels_of_a_stranger_s_model_are_shown_and_forge_no_line(run, tmp_path):
    table, model = tmp_path / "t.csv", tmp_path / "m.json"
    rows = [(f"{TITLE}\n epsilon: 0.001 of the table", f"{TITLE}!"), ("y", "no"), ("z", "no")] * 40
    with table.open("w", newline="", encoding="utf-8") as file:
        csv.writer(file).writerows([("feature", "label"), *rows])
    options = ("--label", "label", "--epsilon", "inf", "--public", "--out", model)
    for learner in ("naive-bayes", "tree"):
        for command in (("train", learner, table, *options), ("model", model)):
            code, out, err = run(*command)
            assert code == 0, err
            assert_nothing_to_obey(out, err)
            assert "\\x1b]0;owned" in out
            assert not [line for line in out.splitlines() if line.startswith(" epsilon: 0.001")]
    for made in ("--csv", "--json"):
        assert_nothing_to_obey(*run("model", model, made, "-")[1:])


def test_what_is_printed_past_our_own_functions_is_shown_too(capsys, monkeypatch):
    def careless(_arguments):
        print(TITLE)
        sys.stderr.writelines([TITLE, "\n"])
        return 0

    monkeypatch.setattr("surveyapp.cli._run", careless)
    assert main([]) == 0
    assert_nothing_to_obey(*capsys.readouterr())


class Terminal(io.StringIO):
    """A stream that says it is a terminal."""

    def isatty(self):
        return True


def test_a_carriage_return_does_not_overwrite_what_stands_on_a_terminal(monkeypatch):
    screen = Terminal()
    monkeypatch.setattr("sys.stderr", screen)
    with pytest.raises(SystemExit):
        main(["check", "--a\rb"])
    assert "\r" not in screen.getvalue()
    assert sys.stderr is screen
