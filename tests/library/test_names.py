"""``import surveyapp`` offers few documented names, and loads each when it is used."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest

import surveyapp
from surveyapp import designs


@pytest.mark.parametrize("name", surveyapp.__all__)
def test_every_name_is_there_and_documented(name):
    found = getattr(surveyapp, name)
    assert inspect.getdoc(found)
    assert name in surveyapp.__doc__
    assert name in dir(surveyapp)


@pytest.mark.parametrize("name", [one for one in surveyapp.__all__ if one != "designs"])
def test_every_function_documents_its_parameters_and_shows_an_example(name):
    found = getattr(surveyapp, name)
    text = inspect.getdoc(found)
    if name in {"Result", "SurveyData"}:  # nobody makes one by hand
        return
    assert ">>>" in text
    parts = text.replace(" :", ",").replace(", ", "\n").splitlines()
    for parameter in inspect.signature(found).parameters:
        assert parameter in parts, parameter


def test_there_is_no_other_name():
    with pytest.raises(AttributeError, match="no attribute 'estimates_of'"):
        surveyapp.estimates_of  # noqa: B018


def test_importing_loads_nothing_of_it():
    loaded = "print(*[m for m in sys.modules if m.startswith('surveyapp.')])"
    code = f"import sys, surveyapp; {loaded}"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.split() == []


def test_every_design_can_be_had_by_its_name():
    for design in designs.CATALOGUE:
        assert getattr(designs, design.__name__) is design
        assert design.__name__ in designs.__all__


def test_completion_offers_what_is_documented_and_no_folder_of_the_program():
    offered = [name for name in dir(surveyapp) if not name.startswith("_")]
    assert {"annotations", "import_module", "storage", "errors"}.isdisjoint(offered)
    assert [name for name in offered if not inspect.getdoc(getattr(surveyapp, name))] == []
