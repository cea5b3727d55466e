"""Reports of the program's own mistakes tell places and never values."""

from __future__ import annotations

import sys

import pytest

from surveyapp.cli import main
from surveyapp.services.program.crash_report import DEEPEST, crash_report, forget
from surveyapp.survey.json_format.strict_json import parse

SECRET = "the respondent said yes"  # noqa: S105 - no password


def failing(answer: str) -> None:
    raise KeyError(answer)


def met(answer: str = SECRET) -> BaseException:
    try:
        try:
            failing(answer)
        except KeyError as first:
            raise RuntimeError(f"while storing {answer}") from first
    except RuntimeError as problem:
        return problem


def test_a_report_tells_places_and_causes_but_no_words_of_the_exception():
    report = crash_report(met(), "kiosk")
    assert "builtins.RuntimeError at" in report
    assert "builtins.KeyError at" in report
    assert "test_crash_report.py" in report
    assert "in failing" in report
    assert SECRET not in report
    assert "said" not in report


def test_a_report_tells_nothing_of_the_folders_of_this_machine(tmp_path):
    with pytest.raises(Exception) as caught:  # noqa: PT011 - any place inside the program will do
        parse(b"{", str(tmp_path))
    report = crash_report(caught.value, "desk")
    place = "surveyapp/survey/json_format/strict_json.py"
    assert f"{place}:" in report
    assert "/json_format/strict_json.py" not in report.replace(place, "")
    assert str(tmp_path) not in report


def test_an_endless_recursion_is_cut():
    def again() -> None:
        again()

    with pytest.raises(RecursionError) as caught:
        again()
    report = crash_report(caught.value, "desk")
    assert len(report.splitlines()) < DEEPEST + 20
    assert "…" in report


def test_forgetting_frees_what_the_functions_held():
    problem = met()
    first = problem.__cause__
    assert first is not None
    sys.last_value = problem  # type: ignore[attr-defined]
    trace = first.__traceback__
    assert trace is not None
    inner = trace.tb_next
    assert inner is not None
    frame = inner.tb_frame
    assert frame.f_locals == {"answer": SECRET}
    forget(problem)
    assert frame.f_locals == {}
    assert problem.__traceback__ is None
    assert first.__traceback__ is None
    assert not hasattr(sys, "last_value")


def test_a_mistake_of_the_command_line_is_one_sentence_and_a_report(monkeypatch, tmp_path, capsys):
    def broken(*_: object) -> None:
        raise ZeroDivisionError(SECRET)

    monkeypatch.setattr("surveyapp.cli.commands.surveys.designs.explain_design", broken)
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_, **__: tmp_path)
    assert main(["designs", "warner"]) == 2
    told = capsys.readouterr().err
    assert told.startswith("error: Surveyapp itself made a mistake (ZeroDivisionError).")
    assert "Traceback" not in told
    (report,) = tmp_path.glob("crash-*.txt")
    assert str(report) in told
    assert SECRET not in report.read_text()
