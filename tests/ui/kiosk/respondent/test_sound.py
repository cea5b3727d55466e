"""Screens are spoken part by part; what is heard depends on the screen alone, never on an answer."""

from __future__ import annotations

import random
import sys
from types import SimpleNamespace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from surveyapp.designs.core.coins import SystemCoins
from surveyapp.services.kiosk.screen import Stage
from surveyapp.storage.kiosk.sound_setting import SoundChoice, SoundSetting, SoundUse
from surveyapp.storage.surveys.sounds import Sound, SurveySounds, save_sounds, sounds_folder
from surveyapp.ui.kiosk.base.bare_view import SILENT, speech_of
from surveyapp.ui.kiosk.respondent.audio import PAUSE_MS, Speaking, voice
from surveyapp.ui.kiosk.respondent.view import RespondentView
from surveyapp.ui.kiosk.spoken_texts import spoken_texts
from surveyapp.ui.languages import ProgramLanguage

DIRECT = {"design": {"name": "direct"}}
HEADPHONES = ("headset", "A headset")
SPEAKER = ("speaker", "Built-in")


class Recorder:
    """Remembers what the sound device got, and ends each recording when it is told to."""

    def __init__(self, *outputs):
        self.there = list(outputs or (HEADPHONES,))
        self.got = []
        self._ended = None

    def outputs(self):
        return tuple(self.there)

    def play(self, path, output, ended):
        if output not in {name for name, _ in self.there}:
            return
        self.got.append((path.read_bytes(), output))
        self._ended = ended

    def stop(self):
        self._ended = None

    @property
    def is_playing(self):
        return self._ended is not None

    def end(self):
        """Come to the end of the recording."""
        ended, self._ended = self._ended, None
        ended()


def recorded(survey, path):
    """Give each text of a survey a recording that says the text."""
    folder = sounds_folder(path)
    tables = {language: {} for language in survey.languages}
    for text in spoken_texts(survey):
        place = folder / text.language
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{text.key}.wav").write_text(f"{text.language}: {text.text}")
        tables[text.language][text.key] = Sound(text.text, f"{text.key}.wav", "test")
    for language, table in tables.items():
        save_sounds(folder, language, table)
    return SurveySounds(survey, path)


@pytest.fixture
def listening(open_kiosk, tmp_path):
    """Return a maker of kiosks whose survey is recorded, with what their sound device gets."""

    def make(survey, use=SoundUse.HEADPHONES, player=None, **how):
        player = player or Recorder()
        setting = SoundSetting(tmp_path)
        if use is not None:
            setting.choose(SoundChoice(use, player.outputs()[0][0]))
        sounds = recorded(survey, tmp_path / "small.survey.json")
        fingers = open_kiosk(survey, speaking=Speaking(sounds, player, setting), **how)
        return fingers, player

    return make


def hear(fingers, player, qtbot):
    """Listen to the whole screen; return what was said and the button that was marked meanwhile."""
    said = []
    speaking = fingers.window.interviewing._speaking
    while player.is_playing:
        marked = [b.objectName() for b in fingers.buttons if b.property("spoken")]
        said.append((player.got[-1][0].decode(), tuple(m for m in marked if m != "listen")))
        count = len(player.got)
        player.end()
        qtbot.waitUntil(
            lambda n=count: len(player.got) > n or not speaking.is_speaking, timeout=PAUSE_MS * 9
        )
    return said


@pytest.fixture
def no_pause(monkeypatch):
    monkeypatch.setattr("surveyapp.ui.kiosk.respondent.audio.PAUSE_MS", 0)


@pytest.fixture
def two(make_survey, yes_no_json):
    texts = {"en": "Have you ever …?", "fr": "Avez-vous jamais … ?"}
    return make_survey(
        yes_no_json("used", text=texts, **DIRECT),
        languages=["en", "fr"],
        title={"en": "Small", "fr": "Petit"},
    )


@pytest.mark.usefixtures("no_pause")
def test_each_choice_is_marked_as_it_is_spoken(listening, make_survey, yes_no_json, qtbot):
    fingers, player = listening(make_survey(yes_no_json("used", **DIRECT)))
    fingers.touch("start", "listen")
    said = hear(fingers, player, qtbot)
    assert said[0] == ("en: Have you ever …?", ())
    assert ("en: Yes", ("answer_0",)) in said
    assert ("en: No", ("answer_1",)) in said
    assert said.index(("en: Yes", ("answer_0",))) < said.index(("en: No", ("answer_1",)))
    assert not any(button.property("spoken") for button in fingers.buttons)


@pytest.mark.usefixtures("no_pause")
def test_from_the_choice_of_language_on_names_are_spoken_each_in_its_language(
    listening, two, qtbot
):
    fingers, player = listening(two)
    assert fingers.stage is Stage.LANGUAGE
    assert fingers.button("listen").accessibleName() == "Listen"
    fingers.touch("listen")
    said = dict(hear(fingers, player, qtbot))
    assert said["en: English"] == ("language_en",)
    assert said["fr: Français"] == ("language_fr",)
    fingers.touch("language_fr")
    assert player.got[-1][0].decode().startswith("fr: ")


def test_the_loudspeaker_is_on_every_screen(listening, two):
    fingers, _ = listening(two)
    for name in ("language_en", "stop", "keep_going", "start", "answer_0"):
        assert fingers.shows("listen"), fingers.words
        fingers.touch(name)
    assert fingers.stage is Stage.THANKS
    assert fingers.shows("listen")


def test_a_second_touch_is_silence_and_the_next_respondent_hears_nothing(listening, two):
    fingers, player = listening(two)
    fingers.touch("language_en", "listen")
    assert player.is_playing
    fingers.touch("listen")
    assert not player.is_playing
    fingers.touch("start")
    assert not player.is_playing  # nor is what follows spoken
    fingers.touch("listen", "answer_0")
    count = len(player.got)
    fingers.window.interviewing.begin()
    assert len(player.got) == count
    assert not player.is_playing


def test_after_a_touch_nothing_is_spoken_until_the_next_screen(
    listening, make_survey, yes_no_json, qtbot
):
    fingers, player = listening(make_survey(yes_no_json("a", **DIRECT), yes_no_json("b", **DIRECT)))
    fingers.touch("start", "listen")
    count = len(player.got)
    button = fingers.button("answer_1")
    qtbot.mousePress(button, Qt.MouseButton.LeftButton)
    qtbot.mouseRelease(button, Qt.MouseButton.LeftButton)
    assert not player.is_playing  # before the step is even taken
    assert len(player.got) == count
    fingers.settle()
    assert player.is_playing  # the next question


def test_a_key_and_a_digit_of_the_pad_silence_it(listening, make_survey):
    number = {
        "id": "age",
        "type": "number",
        "text": {"en": "How old are you?"},
        "minimum": 0,
        "maximum": 99,
        **DIRECT,
    }
    fingers, player = listening(make_survey(number))
    fingers.touch("start", "listen", "number_4")
    assert not player.is_playing
    fingers.touch("listen")
    fingers.key(Qt.Key.Key_2)
    assert not player.is_playing


@pytest.fixture
def two_private(make_survey, yes_no_json):
    return make_survey(yes_no_json("a"), yes_no_json("b"), after_words=True)


@pytest.mark.parametrize("answer", ["answer_0", "answer_1"])
def test_what_the_device_got_is_the_same_whatever_was_answered(
    listening, two_private, answer, heard, stub_coins
):
    """Yes and no, recorded as it is and turned round: one sequence of sounds, byte by byte."""
    fingers, player = listening(two_private, coins=stub_coins(*[1] * 40))
    fingers.to_the_questions()
    fingers.touch("listen", answer, "go_on", answer, "go_on")
    assert fingers.stage is Stage.THANKS
    heard.append(player.got)
    assert heard[0] == player.got
    assert len(player.got) >= 5


@pytest.fixture(scope="module")
def heard():
    return []


def test_what_is_entered_and_marked_changes_no_sound(listening, make_survey):
    number = {
        "id": "age",
        "type": "number",
        "text": {"en": "How old are you?"},
        "minimum": 15,
        "maximum": 99,
        **DIRECT,
    }
    marks = {
        "id": "some",
        "type": "multiple_choice",
        "text": {"en": "Which?"},
        "choices": [{"id": name, "text": {"en": name.upper()}} for name in "abc"],
        **DIRECT,
    }
    fingers, _ = listening(make_survey(number, marks))
    fingers.touch("start")

    def said():
        return [text for part in fingers.window.view.spoken() for text in speech_of(part)]

    before = said()
    fingers.touch("number_7", "number_confirm")
    assert "must be from" in fingers.words  # too small
    assert said() == before
    fingers.touch("number_7", "number_confirm")
    before = said()
    fingers.touch("choice_1")
    assert said() == before


ENTERED = (
    ({"type": "date", "minimum": "2020-01-01"}, ("number_3", "date_next"), "number_confirm"),
    ({"type": "text"}, ("key_b", "key_shift", "key_c"), "text_confirm"),
    (
        {
            "type": "ranking",
            "choices": [{"id": name, "text": {"en": name.title()}} for name in ("roads", "parks")],
        },
        ("item_1", "item_0"),
        "order_confirm",
    ),
)
"""A date, a text and a ranking, what is touched, and what confirms it."""


@pytest.mark.usefixtures("no_pause")
@pytest.mark.parametrize("case", ENTERED, ids=lambda case: case[0]["type"])
def test_what_is_entered_is_heard_in_the_order_of_the_screen_and_touches_change_no_sound(
    listening, make_survey, yes_no_json, qtbot, case
):
    asked, touches, confirm = case
    entered = {"id": "q", "text": {"en": "What is it?"}, **asked, **DIRECT}
    survey = make_survey(entered, yes_no_json(), format="surveyapp-survey/2")
    fingers, player = listening(survey)
    sounds = fingers.window.interviewing._speaking._sounds
    fingers.touch("start", "listen")
    said = hear(fingers, player, qtbot)
    view = fingers.window.view
    order = [text for part in view.spoken() for text in speech_of(part)]
    assert [words for words, _ in said] == [f"en: {text}" for text in order]
    assert all(sounds.find(text, "en") for text in order)
    hint = view.findChild(QLabel, "entry_hint").text().splitlines()
    texts = ("What is it?", "Recorded as you answer.", *hint, "Confirm", "Stop")
    at = [order.index(text) for text in texts]
    assert at == sorted(at)
    marked = [name for _, marks in said[at[-3] : at[-2]] for name in marks]
    keys = [part.widget.objectName() for part in view.spoken() if part.is_button]
    assert marked == keys[: keys.index(confirm)]
    assert set(touches) <= set(marked)
    fingers.touch(*touches)
    assert [text for part in view.spoken() for text in speech_of(part)] == order
    if fingers.shows("turn_letters"):
        fingers.touch("turn_letters")
        turned = [text for part in view.spoken() for text in speech_of(part)]
        assert set("0123456789") <= set(turned)
        assert all(sounds.find(text, "en") for text in turned)


def test_the_public_test_of_the_wheel_is_heard_and_so_is_its_outcome(
    listening, make_survey, yes_no_json, qtbot, monkeypatch
):
    monkeypatch.setattr("surveyapp.ui.kiosk.respondent.coin_test.SLICE", 5_000)
    fingers, _ = listening(make_survey(yes_no_json(), checkable_coins=True), coins=SystemCoins())
    sounds = fingers.window.interviewing._speaking._sounds

    def said():
        return [text for part in fingers.window.view.spoken() for text in speech_of(part)]

    fingers.touch("learn_more", "flip_coins")
    assert fingers.shows("listen")
    before = said()
    assert before[0] == "Test the wheel"
    fingers.touch("flip")
    view = fingers.window.view
    qtbot.waitUntil(lambda: not view.is_running, timeout=20_000)
    outcome = view.findChild(QLabel, "verdict").text()
    assert outcome in said()
    assert all(sounds.find(text, "en") for text in {*before, *said()})


def test_in_a_room_what_shown_coins_decide_is_not_spoken(listening, make_survey, yes_no_json):
    survey = make_survey(yes_no_json(mode="shown_coins"))
    for use, is_heard in ((SoundUse.HEADPHONES, True), (SoundUse.LOUDSPEAKER, False)):
        fingers, player = listening(survey, use=use)
        fingers.to_the_questions()
        fingers.touch("listen", "toss")
        assert fingers.shows("listen") is is_heard
        assert player.is_playing is is_heard


def test_nothing_is_heard_unless_the_supervisor_has_allowed_it(listening, two):
    for use in (None, SoundUse.NONE):
        fingers, _ = listening(two, use=use)
        assert not fingers.shows("listen")


def test_where_the_chosen_output_is_gone_nothing_is_played(listening, two):
    player = Recorder(HEADPHONES, SPEAKER)
    fingers, _ = listening(two, player=player)
    player.there.remove(HEADPHONES)  # pulled out
    fingers.touch("listen")
    assert player.got == []


# Nothing is drawn and not spoken

KITCHEN = (
    {"id": "note", "type": "note", "text": {"en": "Now some questions."}},
    {
        "id": "age",
        "type": "number",
        "text": {"en": "How old are you?"},
        "minimum": 15,
        "maximum": 99,
        **DIRECT,
    },
    {
        "id": "coins",
        "type": "yes_no",
        "text": {"en": "Have you?"},
        "hint": {"en": "Think."},
        "design": {"name": "two_coins"},
        "required": False,
    },
    {
        "id": "shown",
        "type": "yes_no",
        "text": {"en": "Did you?"},
        "design": {"name": "two_coins"},
        "mode": "shown_coins",
    },
    {
        "id": "dice",
        "type": "yes_no",
        "text": {"en": "Were you?"},
        "design": {"name": "warner", "p": "3/4"},
        "mode": "own_device",
    },
    {
        "id": "source",
        "type": "single_choice",
        "text": {"en": "Where?"},
        "choices": [{"id": f"c{j}", "text": {"en": f"Choice {j}"}} for j in range(4)],
        "design": {"name": "k_rr", "p_truth": "1/2"},
    },
    {"id": "trust", "type": "rating", "text": {"en": "How much?"}, "levels": 5, **DIRECT},
)


def drawn(view):
    """Return what stands on a screen: labels that show something, and buttons."""
    return [
        widget
        for widget in view.findChildren(QLabel) + view.findChildren(QPushButton)
        if not widget.isHidden()
        and not widget.property(SILENT)
        and (isinstance(widget, QPushButton) or widget.text().strip())
    ]


@pytest.mark.parametrize(
    ("count", "seed"), [(3, 1), *(pytest.param(7, seed, marks=pytest.mark.slow) for seed in (2, 3))]
)
def test_nothing_is_drawn_and_not_spoken_and_all_of_it_was_listed(
    listening, make_survey, count, seed, stub_coins
):
    survey = make_survey(*KITCHEN[:count], after_words=True, comprehension_check=True)
    listed = {(text.language, text.key) for text in spoken_texts(survey)}
    draw = random.Random(seed)  # noqa: S311 - a walk
    fingers, _ = listening(survey, coins=stub_coins(*(draw.randrange(2) for _ in range(400))))
    sounds = fingers.window.interviewing._speaking._sounds
    stages = set()
    for _ in range(80):
        view = fingers.window.view
        if not isinstance(view, RespondentView):
            break
        stages.add(fingers.stage)
        parts = view.spoken()
        widgets = {id(part.widget) for part in parts}
        unspoken = [each for each in drawn(view) if id(each) not in widgets]
        assert unspoken == [], [each.accessibleName() or each.text() for each in unspoken]
        silent = [
            text for part in parts for text in speech_of(part) if sounds.find(text, "en") is None
        ]
        assert silent == [], f"{fingers.stage}: drawn, and in no recording of {len(listed)}"
        if fingers.stage is Stage.THANKS:
            break
        step(fingers, draw)
    assert {Stage.WELCOME, Stage.QUESTION, Stage.AFTER, Stage.THANKS} <= stages


LEAVES = {
    *("stop", "back", "supervisor", "text_size", "listen", "movement", "skip"),
    *("learn_more", "earlier", "more"),
}


def step(fingers, draw):
    """Touch something that leads on."""
    if fingers.shows("number_confirm"):
        fingers.touch("number_3", "number_3", "number_confirm")
        return
    fingers._qtbot.waitUntil(lambda: leading_on(fingers) != [], timeout=5000)  # rounds take time
    fingers.touch(draw.choice(leading_on(fingers)))


def leading_on(fingers):
    return [
        button.objectName()
        for button in fingers.buttons
        if button.isEnabled() and not button.isHidden() and button.objectName() not in {"", *LEAVES}
    ]


# The player itself


def test_without_qt_multimedia_there_is_no_voice(monkeypatch):
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", None)
    assert voice() is None
    assert not Speaking(None, None).is_possible


class Changes:
    """A signal."""

    def connect(self, slot):
        self.slot = slot


def test_qt_multimedia_plays_through_the_chosen_output_and_tells_the_end(monkeypatch, tmp_path):
    told = []

    class Media:
        MediaStatus = SimpleNamespace(
            EndOfMedia="end", InvalidMedia="invalid", BufferedMedia="buffered"
        )

        def __init__(self):
            self.mediaStatusChanged = Changes()
            told.append(self)

        def setAudioOutput(self, output):  # noqa: N802 - Qt's name
            told.append(output)

        def setSource(self, url):  # noqa: N802 - Qt's name
            told.append(url.fileName() or "none")

        def play(self):
            told.append("play")

        def stop(self):
            told.append("stop")

    class Output:
        def device(self):
            return None

        def setDevice(self, device):  # noqa: N802 - Qt's name
            told.append(f"output {device.description()}")

    def device(name, *, is_default):
        return SimpleNamespace(id=name.encode, description=name.upper, isDefault=lambda: is_default)

    there = [device("speaker", is_default=False), device("headset", is_default=True)]
    fake = SimpleNamespace(
        QMediaPlayer=Media,
        QAudioOutput=Output,
        QMediaDevices=SimpleNamespace(audioOutputs=lambda: there),
    )
    monkeypatch.setitem(sys.modules, "PySide6.QtMultimedia", fake)
    player = voice()
    (media, _) = told
    assert player.outputs() == (("headset", "HEADSET"), ("speaker", "SPEAKER"))
    player.play(tmp_path / "a.wav", "headset", lambda: told.append("ended"))
    assert told[-3:] == ["output HEADSET", "a.wav", "play"]
    media.mediaStatusChanged.slot("end")
    media.mediaStatusChanged.slot("end")
    assert told[-2:] == ["play", "ended"]
    told.clear()
    player.play(tmp_path / "a.wav", "gone", lambda: told.append("ended"))
    assert told == ["stop", "none"]


def test_cards_of_coins_that_can_be_checked_are_heard_and_the_seals_name_is_not(
    listening, make_survey, yes_no_json
):
    survey = make_survey(yes_no_json(), checkable_coins=True)
    fingers, _ = listening(survey)
    sounds = fingers.window.interviewing._speaking._sounds
    fingers.touch("start", "go_on")
    assert fingers.shows("card_0")
    for name in ("card_0", "answer_0"):
        said = [text for part in fingers.window.view.spoken() for text in speech_of(part)]
        assert [text for text in said if sounds.find(text, "en") is None] == []
        assert not any("Name of the square" in text for text in said)
        fingers.touch(name)
    assert fingers.shows("keep")
    said = [text for part in fingers.window.view.spoken() for text in speech_of(part)]
    assert [text for text in said if sounds.find(text, "en") is None] == []


def said(fingers):
    """Return what is spoken of the screen."""
    return [text for part in fingers.window.view.spoken() for text in speech_of(part)]


def missing(fingers):
    """Return what would be spoken and has no recording."""
    sounds = fingers.window.interviewing._speaking._sounds
    return [text for text in said(fingers) if sounds.find(text, "en") is None]


def test_an_opened_round_is_heard_its_numbers_too(listening, make_survey, yes_no_json):
    fingers, _ = listening(make_survey(yes_no_json(), checkable_coins=True), coins=SystemCoins())
    fingers.touch("start", "go_on", "check")
    assert fingers.shows("listen")
    words = said(fingers)
    assert words[words.index("The hidden number:") + 1] in set("0123")
    assert "No card was picked." in words
    assert "This round is shown and will not count." in words
    assert missing(fingers) == []
    fingers.touch("go_on", "card_1", "answer_0", "show")
    words = said(fingers)
    assert words[words.index("Your card:") + 1] == "2"
    assert words[words.index("The wheel stopped at:") + 1] in set("1234")
    assert any(text.startswith("After your touch the square locked") for text in words)
    assert missing(fingers) == []


def test_what_a_touch_sealed_is_not_read_aloud_and_a_challenge_sounds_the_same(
    listening, make_survey, yes_no_json, stub_coins
):
    """Yes and no, kept or shown, with the same coin: one sequence of sounds, byte by byte."""
    asked = yes_no_json(challenge=True, required=False)
    survey = make_survey(asked, checkable_coins=True, format="surveyapp-survey/2")
    got = []
    for answer in ("answer_0", "answer_1"):
        fingers, player = listening(survey, coins=stub_coins(*[1] * 60))
        fingers.to_the_questions()
        assert fingers.stage is Stage.QUESTION
        fingers.touch("listen", "card_0", answer, "show")
        words = said(fingers)
        assert "What the square locked is written here. It is not read aloud." in words
        assert not any("locked: “" in text for text in words)
        assert "locked: “" in fingers.words  # it stands there for who reads
        assert missing(fingers) == []
        fingers.touch("go_on", "card_0", answer, "keep")
        got.append(player.got)
    assert got[0] == got[1]
    assert len(got[0]) >= 5


def test_in_a_room_an_opened_round_is_not_spoken(listening, make_survey, yes_no_json):
    survey = make_survey(yes_no_json(), checkable_coins=True)
    fingers, _ = listening(survey, use=SoundUse.LOUDSPEAKER, coins=SystemCoins())
    fingers.touch("start", "go_on")
    assert fingers.shows("listen")
    fingers.touch("check")
    assert not fingers.shows("listen")


def test_a_skip_sounds_as_an_answer_does(listening, make_survey, yes_no_json, stub_coins):
    private = [yes_no_json(name, required=False) for name in ("a", "b")]
    got = []
    for way in ("skip", "answer_0", "answer_1"):
        fingers, player = listening(make_survey(*private), coins=stub_coins(*[1] * 40))
        fingers.to_the_questions()
        fingers.touch("listen", way)
        got.append(player.got)
    assert got[0] == got[1] == got[2]
    assert len(got[0]) >= 2


def test_the_hand_over_is_heard_where_it_is_recorded_in_the_language_of_the_staff(
    listening, two, qtbot
):
    language = ProgramLanguage("fr")
    for own, is_heard in (("fr", True), ("sw", False)):
        language.change_own(own)
        fingers, player = listening(two, language=language, surveyor=True)
        assert fingers.shows("pin_ok")
        assert fingers.shows("listen") is is_heard
        if is_heard:
            fingers.touch("listen")
            assert player.got[-1][0].decode().startswith("fr: ")
            sounds = fingers.window.interviewing._speaking._sounds
            assert [text for text in said(fingers) if sounds.find(text, "fr") is None] == []
            fingers.touch("pin_digit_1")
            assert not player.is_playing
            fingers.touch("pin_ok")  # a wrong PIN
            assert [text for text in said(fingers) if sounds.find(text, "fr") is None] == []
    language.change_own("en")  # windows that close go back to the language of the staff
