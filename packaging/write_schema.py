"""Writes resources/schema/survey.schema.json from the code: python packaging/write_schema.py."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from surveyapp.survey.json_format.schema import survey_schema

TARGET = Path(__file__).parent.parent / "resources" / "schema" / "survey.schema.json"

if __name__ == "__main__":
    argparse.ArgumentParser(description=__doc__).parse_args()
    TARGET.write_text(json.dumps(survey_schema(), indent=2) + "\n", encoding="utf-8")
    print(TARGET)
