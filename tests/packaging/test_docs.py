"""The documentation site: guides, gallery and reference, built without a warning and without a network."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

import pytest

from surveyapp.analyses.registry import ANALYSES
from surveyapp.designs import CATALOGUE
from surveyapp.services.documentation.guides import GUIDES

ROOT = Path(__file__).parents[2]

spec = importlib.util.spec_from_file_location("docs_of_surveyapp", ROOT / "packaging" / "docs.py")
docs = importlib.util.module_from_spec(spec)
sys.modules[spec.name] = docs
spec.loader.exec_module(docs)

EXAMPLES = docs.examples()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda one: one.name)
def test_every_example_of_the_gallery_runs_and_shows_something(example, tmp_path):
    page = docs.example_page(example, tmp_path)
    assert page.startswith(f"# {example.title}\n\n{example.text}")
    assert len(example.text) > 100
    assert page.count("```python") == len(example.cells) >= 3
    assert "shown" in page
    assert {path.name for path in tmp_path.iterdir()} == set(re.findall(r"pictures/(.+?png)", page))


def test_sections_of_docstrings_become_lists():
    text = "Do it.\n\nParameters\n----------\nn : number, default 1\n    how often ``it`` is\n    done.\n"
    made = docs.numpy_sections(text)
    assert "- `n` (*number, default 1*): how often `it` is done." in made


def test_a_guide_keeps_its_text_and_loses_notes_to_the_tests():
    made = docs.guide_page(
        "<!-- given: 3 -->\n[more](../../README.md)\n\n```sh window\nsurveyapp\n```\n"
    )
    assert made == "more\n\n```sh\nsurveyapp\n```\n"


@pytest.mark.slow
def test_the_site_is_built_without_a_warning_and_asks_for_nothing_outside(tmp_path):
    for tool in ("mkdocs", "material", "mkdocstrings"):
        pytest.importorskip(tool)
    site = tmp_path / "site"
    assert docs.build(site) == site / "index.html"
    for name in GUIDES:
        assert (site / "guides" / f"{name}.html").is_file()
    for example in EXAMPLES:
        assert (site / "gallery" / f"{example.name}.html").is_file()
    analyses = (site / "reference" / "analyses.html").read_text(encoding="utf-8")
    assert all(f'id="{analysis.name}"' in analyses for analysis in ANALYSES)
    designs = (site / "reference" / "designs.html").read_text(encoding="utf-8")
    assert all(design.__name__ in designs for design in CATALOGUE)
    loaded = re.compile(r"<(?:script|link|img)[^>]+(?:src|href)=\"?(https?:[^\" >]+)")
    for page in site.rglob("*.html"):
        asked = loaded.findall(page.read_text(encoding="utf-8"))
        assert asked == [], page.name
