"""The output stays with the project: every change is a step, whatever else the project is."""

import duckdb
import pytest
from cryptography.hazmat.primitives.asymmetric.x25519 import X25519PrivateKey
from samples import sample

from surveyapp.errors import EnvironmentProblem
from surveyapp.services.output.kept_output import keep_output, read_output
from surveyapp.services.output.output import Output, output_text
from surveyapp.services.project.import_collections import import_files
from surveyapp.services.project.sealing import purge_project
from surveyapp.services.project.undo_history import list_steps, redo, step_name, undo
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.collection.sealing import Opener
from surveyapp.storage.collection.unsealing import KeyNeeded
from surveyapp.storage.files.safe_files import FileRefused
from surveyapp.storage.project import database, schema, undo_history
from surveyapp.storage.project.project import Project
from surveyapp.storage.project.undo_history import StepKind
from surveyapp.storage.project.unlocked_keys import forget_keys, keep_unlocked
from surveyapp.storage.surveys.survey_files import load_survey


@pytest.fixture
def project(tmp_path):
    path = tmp_path / "p.surveydesk"
    import_files(simulate(load_survey(sample("clinic")), tmp_path, interviews=30, seed=1), path)
    return path


BEGUN = Output().added("estimate")
"""What a project with interviews begins with: the estimates of all questions."""
ONE = Output().added("rank", {"questions": ["trust"]})
TWO = ONE.added("crosstab", {"questions": ["drugs", "bribe"]})


def test_a_project_keeps_its_output_and_goes_back_and_forth(project):
    assert read_output(project) == BEGUN
    keep_output(project, ONE, StepKind.ADD_BLOCK)
    keep_output(project, TWO, StepKind.ADD_BLOCK)
    keep_output(project, TWO, StepKind.CHANGE_BLOCK)  # the same is no step
    keep_output(project, TWO.removed(1), StepKind.REMOVE_BLOCK)

    assert [str(step_name(step)) for step in list_steps(project)[1:]] == [
        "adding of an analysis",
        "adding of an analysis",
        "removal of an analysis",
    ]
    assert read_output(project) == TWO.removed(1)
    undo(project)
    assert read_output(project) == TWO
    undo(project)
    undo(project)
    assert read_output(project) == BEGUN
    redo(project)
    assert read_output(project) == ONE


def test_another_change_after_an_undo_forgets_what_was_undone(project):
    keep_output(project, ONE, StepKind.ADD_BLOCK)
    keep_output(project, TWO, StepKind.ADD_BLOCK)
    undo(project)
    keep_output(project, ONE.duplicated(1), StepKind.ADD_BLOCK)

    assert read_output(project) == ONE.duplicated(1)
    assert not [step for step in list_steps(project) if step.is_undone]


def kept_rows(project):
    with duckdb.connect(str(project), read_only=True) as database:
        query = "SELECT count(*) FROM all_settings WHERE name = 'output'"
        return database.execute(query).fetchall()[0][0]


def test_outputs_that_nobody_can_go_back_to_are_forgotten(project, monkeypatch):
    monkeypatch.setattr(undo_history, "MOST_STEPS", 3)
    output = Output()
    for _ in range(9):
        output = output.added("rank")
        keep_output(project, output, StepKind.ADD_BLOCK)

    assert kept_rows(project) == 4  # three steps back
    for blocks in (8, 7, 6):
        undo(project)
        assert len(read_output(project).blocks) == blocks


def test_a_purge_keeps_the_output_of_now_alone(project):
    keep_output(project, ONE, StepKind.ADD_BLOCK)
    keep_output(project, TWO, StepKind.ADD_BLOCK)
    purge_project(project)

    assert read_output(project) == TWO
    assert kept_rows(project) == 1


def format_of(project):
    with duckdb.connect(str(project), read_only=True) as database:
        return database.execute("SELECT value FROM about WHERE name = 'format'").fetchall()[0][0]


def test_older_programs_refuse_a_project_with_an_output_by_its_name(project, monkeypatch):
    assert format_of(project) == schema.FORMAT
    keep_output(project, ONE, StepKind.ADD_BLOCK)
    assert format_of(project) == schema.OUTPUT_FORMAT
    with Project(project) as opened, opened._database.transaction():
        schema.refuse_older_programs(opened._database.execute)  # of a kiosk that is revoked, say
    assert format_of(project) == schema.OUTPUT_FORMAT

    monkeypatch.setattr(database, "_CHECKED", {})  # an older program has not looked at it yet
    monkeypatch.setattr(
        schema, "_FORMATS", schema._FORMATS[: schema._FORMATS.index(schema.OUTPUT_FORMAT)]
    )
    with pytest.raises(EnvironmentProblem, match="written by another version of Surveyapp"):
        Project(project)


def test_a_project_that_is_not_there_has_no_output_and_keeps_none(tmp_path):
    nowhere = tmp_path / "no.surveydesk"

    assert read_output(nowhere) == Output()
    with pytest.raises(FileRefused):
        keep_output(nowhere, ONE, StepKind.ADD_BLOCK)
    assert not nowhere.exists()


def test_the_output_of_a_sealed_project_is_read_by_its_key_alone(tmp_path):
    opener = Opener(X25519PrivateKey.from_private_bytes(b"\x05" * 32))
    keep_unlocked(opener)
    path = tmp_path / "sealed.surveydesk"
    note = "the village behind the hill"
    with Project(path, sealed_to=opener.key) as project:
        project.keep_output(output_text(ONE.changed(1, note=note)), StepKind.ADD_BLOCK)

    assert read_output(path).block(1).note == note
    undo(path)
    assert read_output(path) == Output()
    redo(path)
    assert note.encode() not in path.read_bytes()
    forget_keys()
    with pytest.raises(KeyNeeded):
        read_output(path)
