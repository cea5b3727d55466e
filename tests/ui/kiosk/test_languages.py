"""The supervisor's screens speak the staff's language, the respondent's screens theirs."""

import shutil
from collections.abc import Iterator

import pytest

from surveyapp.ui import languages
from surveyapp.ui.languages import ProgramLanguage


@pytest.fixture
def staff(qapp) -> Iterator[ProgramLanguage]:
    """Spoken to in Spanish until the kiosk is closed."""
    language = ProgramLanguage("es")
    yield language
    language.use(languages.SOURCE)


@pytest.fixture
def in_spanish(staff, open_kiosk, clinic, *, monkeypatch, tmp_path, load_script):
    """A kiosk whose staff speaks Spanish."""
    script = load_script("translations")
    folder = tmp_path / "translations"
    shutil.copytree(script.FOLDER, folder, ignore=shutil.ignore_patterns("*.qm"))
    script.compile_all(folder)
    monkeypatch.setattr(languages, "resource", tmp_path.joinpath)
    return open_kiosk(clinic, language=staff)


def test_respondents_and_staff_are_spoken_to_in_their_own_language(in_spanish):
    in_spanish.touch("language_fr")
    assert "Commencer" in in_spanish.words
    in_spanish.touch("back", "supervisor")
    assert "Introduzca el PIN." in in_spanish.words


def test_the_first_screen_does_not_tell_which_language_was_touched(in_spanish):
    first = in_spanish.words
    in_spanish.touch("language_fr", "back")
    assert in_spanish.words == first
