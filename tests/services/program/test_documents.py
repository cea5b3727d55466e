"""What a double click means."""

from pathlib import Path

import pytest

from surveyapp.errors import UserProblem
from surveyapp.services.program.documents import DocumentKind, proposed_project, sort_documents


@pytest.mark.parametrize(
    ("names", "kind"),
    [
        ([], DocumentKind.NOTHING),
        (["a.collection", "b.COLLECTION"], DocumentKind.COLLECTIONS),
        (["p.surveydesk"], DocumentKind.PROJECT),
        (["s.survey.json"], DocumentKind.SURVEY),
    ],
)
def test_files_are_told_by_their_endings(names, kind):
    found = sort_documents([Path(name) for name in names])
    assert found.kind is kind
    assert [path.name for path in found.paths] == names
    assert all(path.is_absolute() for path in found.paths)


@pytest.mark.parametrize(
    "names",
    [["a.collection", "p.surveydesk"], ["p.surveydesk", "q.surveydesk"], ["a.survey.json"] * 2],
)
def test_files_of_several_windows_are_refused(names):
    with pytest.raises(UserProblem, match="These files do not go"):
        sort_documents([Path(name) for name in names])


def test_any_other_file_is_refused_by_name():
    with pytest.raises(
        UserProblem, match=r"^(?=.*cannot be opened: give).*letter\.json cannot be opened"
    ):
        sort_documents([Path("letter.json")])


def test_a_new_project_is_proposed_beside_the_file_and_named_after_its_survey(tmp_path):
    file = tmp_path / "clinic-v1-0001.collection"
    assert proposed_project(file, Path("elsewhere")) == tmp_path / "clinic-v1.surveydesk"


def test_the_only_project_beside_the_file_is_proposed(tmp_path):
    (tmp_path / "study.surveydesk").touch()
    file = tmp_path / "clinic-v1-0001.collection"
    assert proposed_project(file, Path("elsewhere")) == tmp_path / "study.surveydesk"
    (tmp_path / "other.surveydesk").touch()
    assert proposed_project(file, Path("elsewhere")) == tmp_path / "clinic-v1.surveydesk"


def test_for_a_file_on_a_medium_that_takes_nothing_a_project_among_the_documents(
    tmp_path, monkeypatch
):
    monkeypatch.setattr("os.access", lambda *_: False)
    file = tmp_path / "stick" / "clinic-v1-0001.collection"
    assert proposed_project(file, tmp_path) == tmp_path / "clinic-v1.surveydesk"
