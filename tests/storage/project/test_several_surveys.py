"""Several surveys and versions in one project."""

import hashlib

import duckdb
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from estimated import estimate_project

from surveyapp.errors import UserProblem
from surveyapp.services.dataset.summary import summarise_project
from surveyapp.services.project.import_collections import FileOutcome, import_files, verify_files
from surveyapp.services.project.surveys import SurveyName, choose_survey, which_survey
from surveyapp.services.simulation.respondents import simulate
from surveyapp.storage.collection.format import compose
from surveyapp.storage.project.project import OtherSurvey, Project
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json


@pytest.fixture
def second(clinic):
    """Return the clinic's survey as its next version, without its last question."""
    value = survey_to_json(clinic)
    value["version"] = clinic.version + 1
    value["questions"] = value["questions"][:-1]
    return read_survey(value, "second")


@pytest.fixture
def files(tmp_path, clinic):
    return simulate(clinic, tmp_path / "first", interviews=40, kiosks=2, seed=1)


@pytest.fixture
def others(tmp_path, second):
    return simulate(second, tmp_path / "second", interviews=30, kiosks=2, seed=2)


@pytest.fixture
def project(tmp_path):
    return tmp_path / "p.surveydesk"


@pytest.fixture
def both(project, files, others):
    import_files(files, project)
    import_files(others, project, add_survey=True)
    return project


def digest(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def test_a_foreign_file_is_refused_and_the_sentence_says_how_to_take_it_in(project, files, others):
    import_files(files, project)
    before = digest(project)
    reports = import_files(others, project)
    assert [report.outcome for report in reports] == [FileOutcome.REFUSED] * 2
    assert isinstance(reports[0].problem, OtherSurvey)
    assert "belongs to the survey" in reports[0].reason
    assert "add this survey to the project" in reports[0].reason
    assert digest(project) == before


def test_files_that_are_only_verified_are_not_told_to_be_added(files, others):
    reason = verify_files([*files, others[0]])[-1].reason
    assert "belongs to the survey" in reason
    assert "--add-survey" not in reason


def test_an_added_survey_stands_beside_the_other_and_is_chosen(both, clinic, second):
    with Project(both) as opened:
        assert opened.surveys() == (clinic, second)
        assert opened.survey == second
        assert opened.interviews == 30
        assert sum(file.interviews for file in opened.files()) == 30
        assert sum(kiosk.interviews for kiosk in opened.kiosks()) == 70


def test_each_survey_is_estimated_as_in_a_project_of_its_own(both, files, others, clinic, tmp_path):
    for paths, name in ((files, SurveyName.of(clinic)), (others, SurveyName(clinic.id))):
        alone = tmp_path / f"{name}.surveydesk"
        import_files(paths, alone)
        assert estimate_project(both, survey=name).rows == estimate_project(alone).rows


def test_files_of_held_surveys_need_no_leave(both, clinic, second, tmp_path):
    more = [
        *simulate(clinic, tmp_path / "m1", interviews=5, seed=8),
        *simulate(second, tmp_path / "m2", interviews=6, seed=9),
    ]
    reports = import_files(more, both)
    assert [report.outcome for report in reports] == [FileOutcome.IMPORTED] * 2
    with Project(both) as opened:
        assert opened.interviews == 36
        opened.look_at(clinic.id, clinic.version)
        assert opened.interviews == 45


def test_the_chosen_survey_is_kept_and_looking_changes_nothing(both, clinic, second):
    choose_survey(both, SurveyName.of(clinic))
    with Project(both) as opened:
        assert opened.survey == clinic
        opened.look_at(second.id, second.version)
        assert opened.survey == second
    assert summarise_project(both).survey == clinic


def test_choosing_what_is_chosen_changes_nothing(both, second):
    before = digest(both)
    choose_survey(both, SurveyName.of(second))
    assert digest(both) == before


def test_a_survey_without_a_version_is_the_latest(both, clinic, second):
    choose_survey(both, SurveyName.of(clinic))
    with Project(both) as opened:
        opened.look_at(clinic.id)
        assert opened.survey == second


def test_a_survey_that_is_not_there_is_said_with_those_that_are(both, clinic, second):
    with pytest.raises(UserProblem, match=rf"^(?=.*has no survey).*{clinic.id}@{second.version}"):
        choose_survey(both, SurveyName(clinic.id, 99))


def test_a_survey_changed_without_a_new_version_is_refused_even_to_be_added(both, clinic, tmp_path):
    changed = read_survey(
        {**survey_to_json(clinic), "title": {"en": "Other", "fr": "Autre"}}, "changed"
    )
    (report,) = import_files(
        simulate(changed, tmp_path / "changed", interviews=9, seed=4), both, add_survey=True
    )
    assert "changed without a new version" in report.reason
    with pytest.raises(UserProblem, match=r"^(?=.*that is not the one in).*p\.surveydesk"):
        which_survey(both, SurveyName.of(changed))


def test_which_survey_is_read_is_said_only_where_there_are_several(both, files, clinic, tmp_path):
    assert f"{clinic.id}@{clinic.version}" in which_survey(both, SurveyName.of(clinic))
    alone = tmp_path / "alone.surveydesk"
    import_files(files, alone)
    assert which_survey(alone, None) is None


@pytest.mark.parametrize("written", ["", "a b", "clinic@", "clinic@x", "../x", "a@-1"])
def test_what_names_no_survey_is_refused(written):
    with pytest.raises(UserProblem, match="is not a survey: give a"):
        SurveyName.read(written)


def test_a_survey_is_named_with_or_without_its_version():
    assert SurveyName.read("clinic-2026") == SurveyName("clinic-2026")
    assert SurveyName.read("clinic@12") == SurveyName("clinic", 12)


def test_duckdb_shows_the_chosen_survey(both, clinic):
    def shown():
        with duckdb.connect(str(both), read_only=True) as database:
            columns = [row[0] for row in database.execute("DESCRIBE interviews").fetchall()]
            return columns, database.execute("SELECT count(*) FROM interviews").fetchall()[0][0]

    columns, count = shown()
    choose_survey(both, SurveyName.of(clinic))
    more, others = shown()
    assert (count, others) == (30, 40)
    assert len(more) == len(columns) + 1


def test_a_file_without_interviews_is_not_taken_for_another_surveys(both, clinic, tmp_path):
    value = {**survey_to_json(clinic), "version": clinic.version + 2}
    third, key = read_survey(value, "third"), Ed25519PrivateKey.generate()
    paths = []
    for survey in (clinic, third):
        path = tmp_path / f"{survey.version}.collection"
        path.write_bytes(compose(survey, [], key, batch=1, export=1, days=None, mode="simulated"))
        paths.append(path)
    first, other = import_files(paths, both)
    assert first.outcome is FileOutcome.IMPORTED
    assert isinstance(other.problem, OtherSurvey)
