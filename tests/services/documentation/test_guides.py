"""The guides that the program shows."""

from __future__ import annotations

import pytest

from surveyapp.services.documentation.guides import ENDING, GUIDES, guide, guides
from surveyapp.storage.program.resources import resource

LANGUAGES = ["en", *sorted(p.stem[-2:] for p in resource("translations").glob("*.ts"))]


def test_every_guide_is_offered_and_every_offered_one_is_there():
    there = {path.name.partition(".")[0] for path in resource("help").glob("*" + ENDING)}
    assert there == set(GUIDES)
    assert all(one.title and not one.title.startswith("#") for one in guides())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_handout_is_there_in_every_language_of_the_interface(language):
    chosen = guide("handout", language)
    assert chosen.text
    assert language == "en" or chosen.path.name == f"handout.{language}{ENDING}"
    assert chosen.text.count("**") == guide("handout").text.count("**")


def test_a_guide_without_a_translation_is_shown_in_english():
    assert guide("formats", "fr") == guide("formats")


def test_a_guide_that_nobody_wrote_is_named():
    with pytest.raises(FileNotFoundError, match="nonsense"):
        guide("nonsense")
