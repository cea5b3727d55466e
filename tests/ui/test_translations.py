"""The translations fit the program: nothing is missing, and every place in a sentence is kept."""

import ast
import re
import shutil
from pathlib import Path

import pytest

from surveyapp.analyses.registry import ANALYSES
from surveyapp.messages.message import CONTEXT

PROGRAM = Path(__file__).parents[2] / "surveyapp"
COMPLETE = ("ar", "es", "fr", "hi", "sw")
"""Languages that have every text of the program; a new text needs its words in these."""

RUN = "run: python packaging/translations.py update; then translate what `… missing` lists"


@pytest.fixture(scope="module")
def translations(load_script):
    return load_script("translations")


def ts_files(folder: Path) -> list[Path]:
    return sorted(folder.glob("*.ts"))


def test_a_translation_keeps_the_places_of_its_sentence(translations):
    wrong = [
        f"{path.name}: {text!r} became {translation!r}"
        for path in ts_files(translations.FOLDER)
        for (_, text), translation in translations.texts(path).items()
        if translation and places(text) != places(translation)
    ]

    assert wrong == []


@pytest.mark.parametrize("language", COMPLETE)
def test_what_the_menu_of_analyses_says_of_each_is_translated(translations, language):
    found = translations.texts(translations.FOLDER / f"surveyapp_{language}.ts")
    said = {(translations.ANALYSES, text) for one in ANALYSES for text in (one.title, one.summary)}
    assert {one for one in said if not found.get(one)} == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_what_forms_say_of_the_options_of_analyses_is_translated(translations, language):
    found = translations.texts(translations.FOLDER / f"surveyapp_{language}.ts")
    options = [option for one in ANALYSES for option in one.options()]
    said = {
        text for one in options for text in (one.title, one.help, one.empty, *one.choices.values())
    }
    assert {t for t in said if t and not found.get((translations.ANALYSES, t))} == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_what_tables_show_in_the_place_of_codes_is_translated(translations, language):
    found = translations.texts(translations.FOLDER / f"surveyapp_{language}.ts")
    tables = [table for one in ANALYSES for table in one.tables if isinstance(table.columns, tuple)]
    said = {text for table in tables for column in table.columns for text in column.words.values()}
    assert len(said) > 30
    assert {text for text in said if not found.get((translations.ANALYSES, text))} == set()


@pytest.mark.parametrize("language", COMPLETE)
def test_what_tables_say_of_themselves_and_their_columns_is_translated(translations, language):
    found = translations.texts(translations.FOLDER / f"surveyapp_{language}.ts")
    tables = [table for one in ANALYSES for table in one.tables]
    columns = [one for table in tables if isinstance(table.columns, tuple) for one in table.columns]
    said = {text for one in columns for text in (one.title, one.help, one.missing)}
    said |= {text for one in tables for text in (one.title, one.option_help, one.heading)}
    words = {text for text in said if isinstance(text, str) and any(map(str.isalpha, text))}
    assert len(words) > 300
    assert {text for text in words if not found.get((translations.ANALYSES, text))} == set()


def places(text):
    return sorted(re.findall(r"\{[^}]*\}", text))


@pytest.mark.parametrize("language", COMPLETE)
def test_a_complete_language_lacks_nothing(translations, language):
    texts = translations.texts(translations.FOLDER / f"surveyapp_{language}.ts")

    assert [key for key, translation in texts.items() if not translation] == []


WHEEL = {"ar": "عجلة", "es": "rueda", "fr": "roue", "hi": "पहि", "sw": "gurudumu"}
"""What chance is called in each language where the kiosk draws it."""


@pytest.mark.parametrize("language", COMPLETE)
def test_the_wheel_has_one_name(translations, language):
    texts = translations.texts(translations.FOLDER / f"surveyapp_{language}.ts")
    about = {
        text: said for (_, text), said in texts.items() if re.search(r"\b[Tt]he wheel\b", text)
    }

    assert len(about) > 10
    assert [text for text, said in about.items() if WHEEL[language] not in said.lower()] == []


@pytest.fixture(scope="module")
def updated(translations, tmp_path_factory):
    """A folder with the files as an update from the program's sources would write them."""
    folder = tmp_path_factory.mktemp("updated")
    for path in ts_files(translations.FOLDER):
        shutil.copy(path, folder)
    translations.update(folder)
    return folder


@pytest.mark.parametrize("language", COMPLETE)
def test_the_texts_of_a_complete_language_are_those_of_the_program(translations, language, updated):
    name = f"surveyapp_{language}.ts"
    there = set(translations.texts(translations.FOLDER / name))
    assert there == set(translations.texts(updated / name)), RUN


def test_every_language_has_a_file_that_compiles(translations, tmp_path):
    for path in ts_files(translations.FOLDER):
        shutil.copy(path, tmp_path)

    made = translations.compile_all(tmp_path)

    assert [path.stem.removeprefix("surveyapp_") for path in made] == list(translations.LANGUAGES)


@pytest.mark.parametrize("language", COMPLETE)
def test_menu_letters_are_kept_and_differ_within_the_menu_bar(translations, language):
    texts = translations.texts(translations.FOLDER / f"surveyapp_{language}.ts")
    lost = [key for key, text in texts.items() if ("&" in key[1]) != ("&" in text)]
    bar = [texts["DeskWindow", name] for name in ("&File", "&Go to", "&Help")]
    letters = [text[text.index("&") + 1].lower() for text in bar]

    assert lost == []
    assert len(set(letters)) == 3


def test_every_context_is_looked_up_somewhere(translations):
    """A text that is marked but never looked up would be translated for nobody."""
    sources = {path: path.read_text() for path in PROGRAM.rglob("*.py")}
    classes = {
        name
        for text in sources.values()
        for name in re.findall(r"^class (\w+)", text, re.MULTILINE)
    }
    looked_up = {
        name
        for text in sources.values()
        for name in re.findall(r"(?:[^\w]translate|_tr|Notice)\(\s*\"(\w+)\"", text)
    }
    contexts = {
        context for context, _ in translations.texts(translations.FOLDER / "surveyapp_fr.ts")
    }

    assert contexts - classes - looked_up == set()


def test_a_sentence_is_looked_up_in_the_context_that_it_is_marked_for():
    """A constant of another context, given to ``Message`` alone, would stay English in every language."""
    wrong = []
    for path in PROGRAM.rglob("*.py"):
        tree = ast.parse(path.read_text())
        marked = {
            node.targets[0].id: node.value.args[0].value
            for node in ast.walk(tree)
            if isinstance(node, ast.Assign)
            and isinstance(node.targets[0], ast.Name)
            and called(node.value) == "QT_TRANSLATE_NOOP"
        }
        wrong += [
            f"{path.name}: {node.args[0].id}"
            for node in ast.walk(tree)
            if called(node) == "Message"
            and isinstance(node.args[0], ast.Name)
            and marked.get(node.args[0].id, CONTEXT) != CONTEXT
            and not (len(node.args) > 2 or any(one.arg == "context" for one in node.keywords))
        ]

    assert wrong == []


def called(node):
    """Return the name of the function that a piece of source calls; empty where it calls none."""
    return getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
