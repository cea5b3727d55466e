"""What is read and touched before the first private question, in all languages of the shipped examples."""

from __future__ import annotations

import importlib.util
import shutil
import sys
from pathlib import Path

import pytest

from surveyapp.storage.surveys.survey_files import load_survey
from surveyapp.ui import languages

SCRIPT = Path(__file__).parents[4] / "packaging" / "measure_kiosk.py"

spec = importlib.util.spec_from_file_location("measure_kiosk", SCRIPT)
assert spec is not None
assert spec.loader is not None
measure_kiosk = importlib.util.module_from_spec(spec)
sys.modules["measure_kiosk"] = measure_kiosk
spec.loader.exec_module(measure_kiosk)

LANGUAGES = ("en", "fr", "es", "ar", "hi", "sw")


@pytest.fixture(scope="module", autouse=True)
def translated(tmp_path_factory, load_script):
    """An installation that has every translation, compiled now."""
    script, made = load_script("translations"), tmp_path_factory.mktemp("installed")
    folder = made / "translations"
    shutil.copytree(script.FOLDER, folder, ignore=shutil.ignore_patterns("*.qm"))
    script.compile_all(folder)
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(languages, "resource", made.joinpath)
        yield


@pytest.fixture(params=measure_kiosk.EXAMPLES, ids=lambda path: path.name.partition(".")[0])
def example(request, qapp):
    return load_survey(request.param)


@pytest.mark.parametrize("language", LANGUAGES)
def test_few_words_and_touches_come_before_the_first_private_question(example, language):
    assert example.languages == LANGUAGES
    (found,) = measure_kiosk.measure(example, [language])
    start = {"en": "Start", "fr": "Commencer", "es": "Empezar"}
    assert start.get(language, "") in {"", *found.screens[1].texts}
    assert found.touches[0] == f"language_{language}"
    assert len(found.touches) <= measure_kiosk.MOST_TOUCHES
    assert 40 < found.most_words <= measure_kiosk.MOST_WORDS


def test_a_screen_upright_takes_no_more_touches(example):
    (found,) = measure_kiosk.measure(example, ["hi"], measure_kiosk.PORTRAIT)
    assert len(found.touches) <= measure_kiosk.MOST_TOUCHES


def test_what_is_counted_is_what_is_shown(make_survey, yes_no_json, qapp):
    note = {"id": "consent", "type": "note", "text": {"en": "We ask for your consent. " * 50}}
    where = yes_no_json("where", design={"name": "direct"}, text={"en": "Are you at home?"})
    survey = make_survey(note, where, yes_no_json("used"))
    (found,) = measure_kiosk.measure(survey)
    names = [screen.name for screen in found.screens]
    asked = found.screens[names.index("question where")]
    assert {"Are you at home?", "Yes", "No", "Recorded as you answer."} <= set(asked.texts)
    assert found.screens[names.index("question consent")].words < 10
    assert "question used" not in names
    assert found.words == sum(screen.words for screen in found.screens)
    assert found.touches[0] == "start"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Half of the time, 3 in 4: l’aide.", 6),
        ("2026 — …", 0),
        ("هل تحب الشاي؟", 3),
        ("क्या आपको चाय पसंद है?", 5),
        ("你喜欢喝茶吗?", 3),
        ("ชอบดื่มชาไหม", 3),
    ],
)
def test_words_are_counted_in_every_script(text, words):
    assert measure_kiosk.count_words(text) == words
