from pathlib import Path

import pytest

from surveyapp.storage.files.safe_files import DiskProblem
from surveyapp.storage.program import recent_projects


@pytest.fixture(autouse=True)
def folder(tmp_path, monkeypatch):
    monkeypatch.setattr(recent_projects, "user_data_path", lambda _name: tmp_path / "data")
    return tmp_path / "data"


def paths():
    return [one.path for one in recent_projects.recent_projects()]


def test_at_first_there_are_none(folder):
    assert paths() == []
    assert not folder.exists()


def test_the_last_one_is_first_and_none_is_there_twice(tmp_path):
    a, b = tmp_path / "a.surveydesk", tmp_path / "b.surveydesk"
    a.touch()
    for project in (a, b, a, a):
        recent_projects.note_project(project)
    assert paths() == [a, b]
    assert [one.is_there for one in recent_projects.recent_projects()] == [True, False]


def test_only_the_last_ten_are_kept(tmp_path):
    for number in range(13):
        recent_projects.note_project(tmp_path / f"{number}.surveydesk")
    assert [path.stem for path in paths()] == [str(number) for number in range(12, 2, -1)]


def test_the_list_can_be_emptied(tmp_path):
    recent_projects.note_project(tmp_path / "a.surveydesk")
    recent_projects.forget_projects()
    assert paths() == []


@pytest.mark.parametrize("content", [b"", b"{}", b"[1, null, []]", b"\xff", b"[" * 50_000])
def test_a_damaged_list_is_an_empty_one_and_is_written_anew(folder, tmp_path, content):
    folder.mkdir()
    (folder / "recent-projects.json").write_bytes(content)
    assert paths() == []
    recent_projects.note_project(Path(tmp_path / "a.surveydesk"))
    assert len(paths()) == 1


def test_a_list_that_cannot_be_written_is_told(folder, tmp_path):
    folder.write_text("a file where the folder should be")
    with pytest.raises(DiskProblem, match=r"recent-projects\.json could not be written"):
        recent_projects.note_project(tmp_path / "a.surveydesk")
