"""Write the handouts that hold for every survey, in each language of the program.

    python packaging/write_handouts.py

They are made of the sentences in surveyapp/survey/definition/promises.py and their translations in
resources/translations.
"""

from __future__ import annotations

import argparse
import runpy
from pathlib import Path

from surveyapp.messages.message import CONTEXT, Translate, in_english
from surveyapp.services.documentation.handout import handout_text
from surveyapp.survey.definition.promises import handout_parts_of_any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "help"
TRANSLATIONS = runpy.run_path(str(ROOT / "packaging" / "translations.py"))


def handouts() -> dict[Path, str]:
    """Return what the file of each language says."""
    parts = handout_parts_of_any()
    made = {FOLDER / "handout.md": handout_text(parts, in_english)}
    for language in TRANSLATIONS["LANGUAGES"]:
        text = handout_text(parts, _translate(language))
        made[FOLDER / f"handout.{language}.md"] = text
    return made


def _translate(language: str) -> Translate:
    texts = TRANSLATIONS["texts"](TRANSLATIONS["FOLDER"] / f"surveyapp_{language}.ts")
    return lambda _context, text: texts.get((CONTEXT, text)) or text


if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    for path, text in handouts().items():
        path.write_text(text, encoding="utf-8")
        print(path)
