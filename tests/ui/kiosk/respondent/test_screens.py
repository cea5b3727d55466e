"""What every screen promises: names for controls, sizes for fingers, words in the right language."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QPoint, QSize, Qt, QTranslator
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QLabel, QWidget

from surveyapp.designs import DESIGNS
from surveyapp.services.kiosk.screen import Stage
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.ui.kiosk import window
from surveyapp.ui.kiosk.base.bar import Bar
from surveyapp.ui.kiosk.base.style import Sizes, sizes_for
from surveyapp.ui.kiosk.supervisor.program_hash import ProgramWatch
from surveyapp.ui.languages import direction, native_name

WHOLE_PATH = [
    "language_en",
    "start",
    "go_on",
    "answer_2",
    "answer_0",
    "try_again",
    "answer_1",
    "go_on",
    "answer_0",
    "toss",
    "go_on",
    "toss",
    "answer_1",
    "answer_0",
    "go_on",
    "stop",
    "keep_going",
    "answer_0",
    "answer_0",
    "go_on",
    "answer_3",
    "answer_0",
    "go_on",
    "answer_4",
    "next",
    "supervisor",
    "back",
    "supervisor",
    "pin_digit_2",
    "pin_digit_5",
    "pin_digit_8",
    "pin_digit_0",
    "pin_digit_1",
    "pin_digit_3",
    "pin_ok",
    "about_kiosk",
    "back",
    "surveyor_pin",
    "no_surveyor_pin",
    "do_without",
    "new_file",
    "not_now",
    "export",
    "other_folder",
    "back",
    "back",
    "back_to_interviews",
]


def each_screen(fingers):
    """Touch through every screen, stopping at each."""
    fingers.practise_by_chance()
    yield
    for name in WHOLE_PATH:
        fingers.touch(name)
        yield


def test_every_control_of_every_screen_has_an_accessible_name(clinic_kiosk):
    unnamed = [
        (type(clinic_kiosk.window.view).__name__, control.objectName())
        for _ in each_screen(clinic_kiosk)
        for control in clinic_kiosk.controls
        if not control.accessibleName()
    ]
    assert unnamed == []


def test_every_control_of_every_screen_can_be_found_by_name(clinic_kiosk):
    unnamed = [
        (type(clinic_kiosk.window.view).__name__, button.words)
        for _ in each_screen(clinic_kiosk)
        for button in clinic_kiosk.buttons
        if not button.objectName()
    ]
    assert unnamed == []


def test_every_text_is_plain_and_cannot_be_selected(clinic_kiosk):
    loose = [
        label.text()
        for _ in each_screen(clinic_kiosk)
        for label in clinic_kiosk.window.view.findChildren(QLabel)
        if label.textFormat() is not Qt.TextFormat.PlainText
        or label.textInteractionFlags() != Qt.TextInteractionFlag.NoTextInteraction
    ]
    assert loose == []


@pytest.fixture
def on_a_panel(monkeypatch):
    """Return a function that pretends a screen's resolution before a kiosk is opened."""

    def pretend(dpi: float) -> None:
        monkeypatch.setattr(window, "sizes_for", lambda size, *_: sizes_for(size, None, dpi))

    return pretend


@pytest.fixture
def program_is_known(monkeypatch):
    """Say at once what the supervisor's page says after a second: its longest text."""
    words = "Build source. The program in words: " + "-".join(["outfielder"] * 8)
    monkeypatch.setattr(ProgramWatch, "words", (words,))


@pytest.mark.parametrize("dpi", [96, 151])
@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
@pytest.mark.usefixtures("program_is_known")
def test_nothing_scrolls_and_few_screens_of_the_example_have_a_second_page(
    open_kiosk, clinic, on_a_panel, size, dpi
):
    on_a_panel(dpi)
    fingers = open_kiosk(clinic)
    fingers.window.resize(*size)
    pages = []
    for _ in each_screen(fingers):
        assert fingers.window.view.findChildren(QAbstractScrollArea) == []
        if type(fingers.window.view).__name__ != "FolderView":
            pages.append(fingers.pages)
    assert max(pages) <= (1 if dpi == 96 else 3)


class Longer(QTranslator):
    """Marks and lengthens every text of the program."""

    def isEmpty(self) -> bool:  # noqa: N802 - Qt's name
        return False

    def translate(self, context, text, disambiguation=None, n=-1) -> str:
        return "§" + text + "§"


@pytest.fixture
def pseudo_language():
    translator = Longer()
    QCoreApplication.installTranslator(translator)
    yield
    QCoreApplication.removeTranslator(translator)


def test_every_text_of_the_program_is_translated(pseudo_language, clinic_kiosk):
    fixed = {"English", "Français", "North", "Centre", "South", *"1234567890", "•", "←"}
    survey = clinic_kiosk.kiosk.survey
    fixed |= {survey.title.in_language("en")} | {q.text.in_language("en") for q in survey.questions}
    fixed |= {"I never did", "Pharmacy", "Market", "Friend or family"}
    untranslated = [
        words
        for _ in each_screen(clinic_kiosk)
        if type(clinic_kiosk.window.view).__name__ != "FolderView"
        for words in clinic_kiosk.words.splitlines()
        if words.strip("●") and words not in fixed and "§" not in words
    ]
    assert untranslated == []


@pytest.mark.parametrize("dpi", [96, 151, 189])
def test_answers_are_equal_large_and_well_apart(open_kiosk, clinic, on_a_panel, dpi):
    on_a_panel(dpi)
    clinic_kiosk = open_kiosk(clinic)
    clinic_kiosk.to_the_questions()
    clinic_kiosk.touch("go_on")
    for name in ("answer_0", "answer_0", "toss", "answer_0", "answer_0", "answer_0"):
        clinic_kiosk.practise()
        clinic_kiosk.touch(name)
    clinic_kiosk.practise()
    sizes = clinic_kiosk.window.sizes
    boxes = [clinic_kiosk.button(f"answer_{i}").geometry() for i in range(5)]
    assert len({(box.width(), box.height()) for box in boxes}) == 1
    assert min(boxes[0].width(), boxes[0].height()) >= sizes.mm(15)
    assert boxes[1].left() - boxes[0].right() > sizes.mm(8)


def test_ratings_wrap_in_even_rows_where_they_do_not_fit(open_kiosk, make_survey):
    rating = {
        "id": "stars",
        "type": "rating",
        "levels": 10,
        "text": {"en": "How many?"},
        "design": {"name": "direct"},
    }
    fingers = open_kiosk(make_survey(rating))
    fingers.window.resize(800, 1280)
    QApplication.processEvents()
    fingers.to_the_questions()
    rows = [fingers.button(f"answer_{i}").geometry().top() for i in range(10)]
    assert rows[:5] == [rows[0]] * 5
    assert rows[5:] == [rows[5]] * 5
    assert rows[5] > rows[0]


@pytest.fixture
def long_list(open_kiosk, make_survey):
    choices = [{"id": f"c{i}", "text": {"en": f"Choice {i} & more"}} for i in range(30)]
    fingers = open_kiosk(
        make_survey(
            {
                "id": "what",
                "type": "single_choice",
                "text": {"en": "Which?"},
                "choices": choices,
                "design": {"name": "direct"},
            }
        )
    )
    fingers.to_the_questions()
    return fingers


def test_a_long_list_is_turned_over_by_a_button_where_one_goes_on(long_list):
    last = long_list.button("answer_29")
    assert last.visibleRegion().isEmpty()
    assert not long_list.shows("earlier")
    for _ in range(5):
        if long_list.shows("more"):
            long_list.touch("more")
    assert not long_list.shows("more")
    assert last.visibleRegion().boundingRect() == last.rect()
    long_list.touch("earlier")
    assert last.visibleRegion().isEmpty()


def test_words_of_choices_are_shown_as_they_are(long_list):
    assert long_list.button("answer_3").accessibleName() == "Choice 3 & more"
    assert long_list.button("answer_3").text() == ""


def test_a_language_from_the_right_turns_the_screen_round(open_kiosk, make_survey, yes_no_json):
    both = {"en": "Used?", "ar": "هل؟"}
    survey = make_survey(yes_no_json(text=both), languages=["en", "ar"], title=both)
    fingers = open_kiosk(survey)
    fingers.touch("language_ar", "start")
    fingers.practise()
    assert fingers.window.view.layoutDirection() is Qt.LayoutDirection.RightToLeft
    yes, no = (
        fingers.button(name).mapTo(fingers.window, QPoint()) for name in ("answer_0", "answer_1")
    )
    assert yes.x() > no.x()


def test_each_language_is_named_in_its_own_script():
    assert [native_name(code) for code in ("en", "es", "fr", "ar", "qaa")] == [
        "English",
        "Español",
        "Français",
        "العربية",
        "qaa",
    ]
    assert direction("ar") is Qt.LayoutDirection.RightToLeft


@pytest.mark.parametrize("dpi", [96.0, 149.0, 220.0, 283.0])
def test_millimetres_and_points_are_those_of_the_panel(dpi):
    sizes = sizes_for(QSize(1280, 800), None, dpi)
    assert sizes == Sizes(dpi, 1.0, 1280, 800)
    assert sizes.mm(25.4) == dpi
    assert sizes.pt(72) == dpi


def test_a_panel_that_states_no_possible_size_is_taken_for_a_monitor():
    assert sizes_for(QSize(1280, 800), None).dpi == 96.0
    for stated in (0.0, 4000.0):
        panel = SimpleNamespace(physicalDotsPerInch=lambda stated=stated: stated)
        assert sizes_for(QSize(1280, 800), panel).dpi == 96.0


def test_a_design_that_does_not_tell_the_coins_apart_says_so_before_the_start(
    open_kiosk, make_survey, yes_no_json
):
    certain = {"name": "forced_response", "p_truth": "1/2", "p_yes": "1/2"}
    fingers = open_kiosk(make_survey(yes_no_json(design=certain)))
    assert "can be sure" not in fingers.words
    assert "Each private question says what its record can show." in fingers.words


def test_a_survey_without_coins_promises_none(open_kiosk, make_survey, yes_no_json):
    fingers = open_kiosk(make_survey(yes_no_json(design={"name": "direct"})))
    assert "coins" not in fingers.words
    fingers.touch("start")
    assert fingers.shows("answer_0")


def the_designs_question(design):
    """Return the JSON value of a question that the design's everyday parameters fit."""
    stated = design.from_example().to_json()
    k = design.from_example().channel.answers
    asked = {"id": "used", "text": {"en": "Have you ever …?"}, "design": stated}
    if k == 2:
        return {**asked, "type": "yes_no"}
    choices = [{"id": f"c{i}", "text": {"en": f"Choice {i}"}} for i in range(k)]
    return {**asked, "type": "single_choice", "choices": choices}


def each_screen_of_one_question(fingers):
    """Answer whatever is asked, stopping at each screen."""
    ways_on = ("start", "toss", "answer_1", "report_1", "go_on")
    for _ in range(20):
        yield fingers.stage
        if fingers.stage is Stage.THANKS:
            return
        fingers.touch_the_first(*ways_on)
    pytest.fail("there is no end")


def clipped(fingers):
    """Return the words that have too little room, and controls that leave their screen."""
    view = fingers.window.view
    low = [
        label.text()
        for label in view.findChildren(QLabel)
        if label.wordWrap() and label.heightForWidth(label.width()) > label.height()
    ]
    tight = [
        button.words
        for button in fingers.buttons
        for pad in [button._pad.width()]
        for fitting in [button._fitting(button.rect().adjusted(pad, 2, -pad, -2))]
        if button.isVisible()
        and fitting != button.font()
        and (
            not isinstance(button.parent(), Bar)
            or fitting.pixelSize() < fingers.window.sizes.pt(18)
        )
    ]
    outside = [
        control.objectName()
        for control in fingers.controls
        if control.isVisible()
        for left in [control.mapTo(view, QPoint()).x()]
        if left < 0 or left + control.width() > view.width()
    ]
    return [*low, *tight, *outside]


def hidden(fingers):
    """Yield what cannot be seen whole on any page: answers, reports, what leads on."""
    QApplication.processEvents()
    wanted = [b for b in fingers.buttons if b.objectName().startswith(("answer_", "report_", "go"))]
    for button in wanted:
        fingers.turn_to(button)
        if button.visibleRegion().boundingRect() != button.rect():
            yield button.objectName()


@pytest.mark.parametrize(
    "screen", [(1280, 800, 96), (800, 1280, 96), (1280, 800, 151)], ids=lambda screen: f"{screen}"
)
@pytest.mark.parametrize(
    "way",
    [(design, mode) for design in DESIGNS for mode in design.modes],
    ids=lambda way: f"{way[0].name}-{way[1].value}",
)
def test_every_design_can_be_answered_in_each_of_its_modes(
    open_kiosk, make_survey, on_a_panel, way, screen
):
    design, mode = way
    *size, dpi = screen
    on_a_panel(dpi)
    question = the_designs_question(design)
    if design.is_randomized:
        question["mode"] = mode.value
    fingers = open_kiosk(make_survey(question), dwell_ms=0)
    fingers.window.resize(*size)
    QApplication.processEvents()
    for stage in each_screen_of_one_question(fingers):
        unnamed = [c.objectName() for c in fingers.controls if not c.accessibleName()]
        assert (stage, unnamed, clipped(fingers), [*hidden(fingers)]) == (stage, [], [], [])
    (stored,) = fingers.stored
    assert stored in fingers.kiosk.survey.questions[0].reports


def crosswise(mode):
    return {"design": {"name": "crosswise", "p": "1/4"}, "mode": mode}


def kuk(mode, draws=3):
    packs = {"p_yes": "3/5", "p_no": "2/5", "draws": draws}
    return {"design": {"name": "kuk", **packs}, "mode": mode}


def test_with_ones_own_device_the_touched_report_is_stored(open_kiosk, make_survey, yes_no_json):
    fingers = open_kiosk(make_survey(yes_no_json(**crosswise("own_device"))))
    assert "something of your own" in fingers.words
    fingers.touch("start")
    assert fingers.stage is Stage.PRACTICE
    fingers.touch("go_on")
    assert "About 1 in 4 people answer “Yes” to question 2." in fingers.words
    fingers.see_the_steps()
    assert "1. Do you like tea?" in fingers.words
    fingers.touch("report_1")
    assert "You touched “Different”. That is recorded." in fingers.words
    assert "This device never learns your answer, only what you touch." in fingers.words
    assert "coins" not in fingers.words
    assert "wheel" not in fingers.words
    fingers.touch("go_on")
    assert not fingers.shows("answer_0")
    fingers.touch("report_0")
    assert fingers.stored == ["same"]


def test_a_report_that_gives_an_answer_away_is_not_called_safe(
    open_kiosk, make_survey, yes_no_json
):
    triangular = {"design": {"name": "triangular", "p": "1/4"}, "mode": "own_device"}
    fingers = open_kiosk(make_survey(yes_no_json(**triangular)))
    for name in ("start", "go_on", "report_0", "go_on"):
        assert "never learns" not in fingers.words
        assert "can be sure" not in fingers.words
        fingers.touch(name)


def test_practice_names_a_report_that_is_no_answer_by_its_own_name(
    open_kiosk, make_survey, yes_no_json, stub_coins
):
    survey = make_survey(yes_no_json(**crosswise("kiosk_coins")))
    fingers = open_kiosk(survey, coins=stub_coins(0, 1))
    fingers.touch("start", "answer_0")
    fingers.wait_for("go_on")
    assert "You touched “Yes”." in fingers.words
    assert "Recorded: same, different" in fingers.words
    assert "wheel" not in fingers.words


def test_practice_names_more_reports_than_there_are_answers(
    open_kiosk, make_survey, yes_no_json, stub_coins
):
    survey = make_survey(yes_no_json(**kuk("kiosk_coins")))
    fingers = open_kiosk(survey, coins=stub_coins(124, 124, 0))
    fingers.touch("start", "answer_0")
    fingers.wait_for("go_on")
    assert "Recorded: 3, 3, 0" in fingers.words


def test_a_survey_of_coins_and_own_devices_tells_of_both(open_kiosk, make_survey, yes_no_json):
    survey = make_survey(yes_no_json(), yes_no_json("own", mode="own_device"))
    fingers = open_kiosk(survey)
    assert "A wheel sometimes answers private questions for you." in fingers.words
    assert "something of your own" in fingers.words


@pytest.mark.parametrize("size", [(1280, 800), (800, 1280)])
def test_a_hundred_reports_stand_in_tens_on_several_pages(
    open_kiosk, make_survey, yes_no_json, on_a_panel, size
):
    on_a_panel(96)
    fingers = open_kiosk(make_survey(yes_no_json(**kuk("own_device", 100))))
    fingers.window.resize(*size)
    fingers.to_the_questions()
    boxes = [fingers.button(f"report_{number}").geometry() for number in range(101)]
    assert {box.left() for box in boxes[::10]} == {boxes[0].left()}
    assert min(boxes[0].width(), boxes[0].height()) >= fingers.window.sizes.mm(15)
    assert clipped(fingers) == []
    fingers.touch("report_100")
    assert fingers.stored == ["100"]


def test_a_digit_touches_the_report_that_bears_it(open_kiosk, make_survey, yes_no_json):
    fingers = open_kiosk(make_survey(yes_no_json(**kuk("own_device"))))
    fingers.to_the_questions()
    fingers.key(Qt.Key.Key_4)
    assert fingers.stage is Stage.QUESTION
    fingers.key(Qt.Key.Key_2)
    assert fingers.stored == ["2"]


def test_digits_touch_no_report_where_some_have_two_digits(open_kiosk, make_survey, yes_no_json):
    fingers = open_kiosk(make_survey(yes_no_json(**kuk("own_device", 12))))
    fingers.to_the_questions()
    for key in (Qt.Key.Key_0, Qt.Key.Key_1, Qt.Key.Key_2):
        fingers.key(key)
    assert fingers.stage is Stage.QUESTION


def test_every_text_of_ones_own_device_is_translated(
    pseudo_language, open_kiosk, make_survey, yes_no_json
):
    fingers = open_kiosk(make_survey(yes_no_json(**crosswise("own_device"))))
    fixed = {"A small survey", "1. Have you ever …?", "2. Have you ever …?", "•"}
    for _ in each_screen_of_one_question(fingers):
        plain = [words for words in fingers.words.splitlines() if "§" not in words]
        assert set(plain) - {""} <= fixed


@pytest.mark.parametrize("languages", [("en",), ("en", "ar"), ("ar", "en", "fr", "hi", "sw", "es")])
def test_the_first_screen_has_the_title_of_the_survey_and_a_picture(
    open_kiosk, survey_json, languages
):
    value = survey_json()
    text = dict.fromkeys(languages, "Have you?")
    value |= {"languages": list(languages), "title": {one: f"Title {one}" for one in languages}}
    value["questions"][0]["text"] = text
    fingers = open_kiosk(read_survey(value, "s"))
    assert f"Title {languages[0]}" in fingers.words
    picture = fingers.window.view.findChild(QWidget, "shield")
    assert picture.isVisible()
    assert fingers.window.view.rect().contains(
        picture.mapTo(fingers.window.view, picture.rect().center())
    )


@pytest.mark.parametrize(("size", "rows"), [((1280, 800), [3]), ((800, 1280), [1, 1, 1])], ids=str)
def test_i_prefer_not_to_say_never_hangs_alone_below_yes(
    open_kiosk, make_survey, yes_no_json, size, rows
):
    design = {"name": "k_rr", "p_truth": "1/2"}
    fingers = open_kiosk(make_survey(yes_no_json(prefer_not_to_say=True, design=design)))
    fingers.window.resize(*size)
    fingers.touch("start")
    fingers.practise()
    buttons = [fingers.button(f"answer_{place}") for place in range(3)]
    tops = [button.mapTo(fingers.window, QPoint(0, 0)).y() for button in buttons]
    assert len(set(tops)) == 3
    assert len({button.width() for button in buttons}) == 1
