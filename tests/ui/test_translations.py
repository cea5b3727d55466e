"""The translations fit the program: nothing is missing, and every place in a sentence is kept."""

import importlib.util
import re
from pathlib import Path

import pytest

PACKAGING = Path(__file__).parents[2] / "packaging"


@pytest.fixture(scope="module")
def translations():
    spec = importlib.util.spec_from_file_location("translations", PACKAGING / "translations.py")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_translation_keeps_the_places_of_its_sentence(translations):
    wrong = [
        f"{path.name}: {text!r} became {translation!r}"
        for path in sorted(translations.FOLDER.glob("*.ts"))
        for (_, text), translation in translations.texts(path).items()
        if translation and places(text) != places(translation)
    ]

    assert wrong == []


def places(text):
    return sorted(re.findall(r"\{[^}]*\}", text))


def test_every_language_has_a_file_that_compiles(translations, tmp_path):
    for path in translations.FOLDER.glob("*.ts"):
        (tmp_path / path.name).write_bytes(path.read_bytes())

    made = translations.compile_all(tmp_path)

    assert [path.stem.removeprefix("surveyapp_") for path in made] == list(translations.LANGUAGES)
