"""The desk's help says what the terminal says."""

import json
import re

import pytest
from PySide6.QtWidgets import QLabel, QLineEdit, QListWidget, QPushButton, QTextBrowser

from surveyapp.designs import CATALOGUE
from surveyapp.services.documentation.design_explanation import explain_design
from surveyapp.services.documentation.guides import GUIDES, guide, languages_of
from surveyapp.ui.desk.help import page as help_page
from surveyapp.ui.desk.help.page import HelpPage
from surveyapp.ui.jobs import JobRunner


@pytest.fixture
def page(qtbot, picker):
    runner = JobRunner()
    made = HelpPage(runner, picker)
    qtbot.addWidget(made)
    yield made
    runner.shutdown()


def words(text):
    return re.findall(r"\S+", text)


@pytest.mark.parametrize("design", CATALOGUE, ids=lambda design: design.name)
def test_the_page_shows_every_word_that_the_terminal_prints(page, design):
    page.show_guide(design.name)

    shown = page.findChild(QTextBrowser, "help_text").toPlainText()

    printed = "\n".join(explain_design(design.name).text()).removeprefix(f"{design.name}: ")
    assert words(shown.replace(f"\n{design.name}\n", "\n", 1)) == words(printed)


def shown_designs(page):
    topics = page.findChild(QListWidget, "help_topics")
    items = [topics.item(row) for row in range(topics.count())]
    lines = [item.text().split("\n") for item in items if not item.isHidden()]
    return [name for _, name in (line for line in lines if len(line) == 2)]  # guides have no name


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


def test_the_handout_is_offered_in_every_language(page):
    page.show_guide("handout")
    assert page.save_state() == {"topic": "handout"}

    for language in languages_of("handout")[1:]:
        page.show_guide(f"handout.{language}")
        assert guide("handout", language).title in shown(page)


def shown(page):
    return page.findChild(QTextBrowser, "help_text").toPlainText()


def test_what_was_read_is_shown_again_after_it_was_kept_as_json(page):
    page.show_guide("ethics")
    kept = json.loads(json.dumps(page.save_state()))

    page.show_guide("tutorial")
    page.restore_state(kept)

    assert guide("ethics").title in shown(page)


@pytest.mark.parametrize("name", GUIDES)
def test_every_guide_is_saved_as_pages_to_print(page, picker, qtbot, tmp_path, name):
    picker.answers.append((tmp_path / "guide",))
    page.show_guide(name)

    page.findChild(QPushButton, "save_help").click()
    qtbot.waitUntil(lambda: "guide.pdf" in page.messages.text, timeout=30_000)

    assert picker.asked[0].suggested == f"{name}.pdf"
    assert (tmp_path / "guide.pdf").read_bytes().startswith(b"%PDF-")


def test_a_guide_that_cannot_be_saved_is_told(page, picker, qtbot, tmp_path):
    picker.answers.append((tmp_path / "nowhere" / "guide.pdf",))

    page.findChild(QPushButton, "save_help").click()
    qtbot.waitUntil(lambda: "guide.pdf" in page.messages.text, timeout=10_000)

    assert list(tmp_path.iterdir()) == []


def test_only_guides_are_saved(page):
    page.show_guide("kuk")
    assert not page.findChild(QPushButton, "save_help").isEnabled()


@pytest.mark.qt_log_ignore("propagateSizeHints")  # the offscreen platform
def test_what_a_search_looks_through_is_read_before_anybody_types(page, qtbot, monkeypatch):
    read, explain = [], help_page._all_words

    def noted(topic):
        read.append(topic)
        if len(read) == 3:
            page.hide()
        return explain(topic)

    monkeypatch.setattr(help_page, "_all_words", noted)
    topics = page.findChild(QListWidget, "help_topics")
    page.show()
    qtbot.waitUntil(page.isHidden)
    qtbot.wait(20)
    assert len(read) == 3
    page.show()
    qtbot.waitUntil(lambda: not page._reader.isActive(), timeout=20_000)
    assert len(read) == topics.count()
    page.findChild(QLineEdit).setText("zebra crossing")
    assert len(read) == topics.count()
    assert shown_designs(page) == []
