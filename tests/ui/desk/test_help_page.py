"""The desk's help says what the terminal says."""

import re

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QTextBrowser

from surveyapp.designs import CATALOGUE
from surveyapp.services.explain import explain_design
from surveyapp.ui.desk.help_page import HelpPage


@pytest.fixture
def page(qtbot):
    made = HelpPage()
    qtbot.addWidget(made)
    return made


def words(text):
    return re.findall(r"\S+", text)


@pytest.mark.parametrize("design", CATALOGUE, ids=lambda design: design.name)
def test_the_page_shows_every_word_that_the_terminal_prints(page, design):
    page.show_design(design.name)

    shown = page.findChild(QTextBrowser, "help_text").toPlainText()

    printed = "\n".join(explain_design(design.name).text()).removeprefix(f"{design.name}: ")
    assert words(shown.replace(f"\n{design.name}\n", "\n", 1)) == words(printed)


def shown_designs(page):
    topics = page.findChild(QListWidget, "help_topics")
    items = [topics.item(row) for row in range(topics.count())]
    return [item.text().split("\n")[1] for item in items if not item.isHidden()]


def test_a_search_leaves_the_designs_whose_text_has_all_the_words(page):
    page.findChild(QLineEdit).setText("Warner stage")

    texts = {d.name: "\n".join(explain_design(d.name).text()).casefold() for d in CATALOGUE}
    both = [name for name, text in texts.items() if "warner" in text and "stage" in text]
    assert shown_designs(page) == both
    assert 0 < len(both) < len(CATALOGUE)


def test_a_search_for_what_nobody_wrote_says_so(page):
    said = page.findChild(QLabel, "help_none")
    assert said.isHidden()

    page.findChild(QLineEdit).setText("zebra crossing")

    assert shown_designs(page) == []
    assert not said.isHidden()
