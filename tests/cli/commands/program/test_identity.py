"""The commands that say which program this is, and open files."""

import json

from surveyapp import __version__
from surveyapp.cli import main
from surveyapp.services.program.identity import identify


def test_identity_says_version_build_and_hash(capsys):
    assert main(["identity", "--json", "-"]) == 0
    (row,) = json.loads(capsys.readouterr().out)
    assert row == {
        "version": __version__,
        "build": "source",
        "sha256": identify().sha256,
        "words": identify().words,
        "folder": str(identify().folder),
    }


def test_identity_tells_how_to_compute_it_without_the_program(capsys):
    assert main(["identity"]) == 0
    said = capsys.readouterr().out
    assert identify().sha256 in said
    assert "xargs -0 sha256sum | sha256sum" in said


def test_identity_lists_every_file(capsys):
    assert main(["identity", "--files"]) == 0
    assert capsys.readouterr().out == "".join(identify().files)


def test_licences_are_printed(capsys):
    assert main(["licences"]) == 0
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in capsys.readouterr().out


def test_a_file_that_no_window_is_for_is_refused_before_any_window(tmp_path, capsys):
    assert main(["open", str(tmp_path / "letter.json")]) == 2
    assert capsys.readouterr().err.startswith("error: letter.json cannot be opened")


def test_a_project_is_for_collection_files_only(capsys):
    assert main(["open", "s.survey.json", "--project", "p.surveydesk"]) == 2
    assert "it goes with collection files only" in capsys.readouterr().err
