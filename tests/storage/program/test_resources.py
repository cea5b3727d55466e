"""Files under ``resources/``."""

from __future__ import annotations

import pytest

from surveyapp.storage.program.resources import resource


def test_a_resource_is_found_in_a_checkout():
    assert resource("examples", "clinic.survey.json").is_file()


def test_an_installed_package_is_looked_into_first(tmp_path, monkeypatch):
    (tmp_path / "_resources" / "examples").mkdir(parents=True)
    installed = tmp_path / "_resources" / "examples" / "clinic.survey.json"
    installed.touch()
    monkeypatch.setattr("surveyapp.storage.program.resources._PACKAGE", tmp_path)
    assert resource("examples", "clinic.survey.json") == installed


def test_a_missing_resource_is_named():
    with pytest.raises(FileNotFoundError, match="resources/examples/nonsense"):
        resource("examples", "nonsense")
