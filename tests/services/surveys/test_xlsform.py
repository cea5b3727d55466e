"""Twelve forms as field teams write them, good and bad, each with what becomes of it.

They are rebuilt here from the patterns of public XLSForm documentation: ``sheet`` cells are Python values,
as a spreadsheet program would keep them.
"""

# ruff: noqa: E501 - tables of cells and sentences, one a line

from __future__ import annotations

import tempfile
import unicodedata
from datetime import date
from decimal import Decimal
from pathlib import Path

import openpyxl
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from surveyapp.cli import main
from surveyapp.storage.surveys.survey_files import load_survey, save_survey
from surveyapp.storage.surveys.xlsform import load_form, save_form
from surveyapp.survey.definition.survey import Survey
from surveyapp.survey.json_format.reading import read_survey
from surveyapp.survey.json_format.writing import survey_to_json

SETTINGS = [["form_title", "form_id", "version"], ["Household", "household", 3]]
YES_NO = [["list_name", "name", "label"], ["yn", "yes", "Yes"], ["yn", "no", "No"]]
WRITTEN = ["yes_no", "single_choice", "multiple_choice", "rating", "number", "note"]


@pytest.fixture
def form(tmp_path):
    """Return a writer of forms; it gives the workbook's path."""

    def write(survey, choices=YES_NO, settings=SETTINGS, name="form.xlsx", more=()):
        book = openpyxl.Workbook()
        book.remove(book.active)
        sheets = {"survey": survey, "choices": choices, "settings": settings, **dict(more)}
        for title, rows in sheets.items():
            if rows is not None:
                page = book.create_sheet(title)
                for row in rows:
                    page.append(row)
        path = tmp_path / name
        book.save(path)
        return path

    return write


@pytest.fixture
def run(capsys):
    def run(*arguments):
        code = main([str(argument) for argument in arguments])
        out, err = capsys.readouterr()
        return code, out.splitlines(), err.splitlines()

    return run


@pytest.fixture
def converted(run, tmp_path):
    """Return what the command makes of a form: the survey, and the lines about what was left out."""

    def convert(path) -> tuple[Survey, list[str]]:
        out = tmp_path / "made.survey.json"
        code, _, lines = run("xlsform", path, "--out", out)
        assert code == 0, lines
        survey = load_survey(out)
        again = tmp_path / "again.xlsx"
        assert run("xlsform", out, "--out", again)[0] == 0
        assert load_form(again).survey == survey
        return survey, [
            line.removeprefix("note: dropped: ")
            for line in lines
            if line.startswith("note: dropped: ")
        ]

    return convert


@pytest.fixture
def refused(run, tmp_path):
    """Return the lines with which the command refuses a form; it writes nothing then."""

    def refuse(path):
        out = tmp_path / "refused.survey.json"
        code, printed, lines = run("xlsform", path, "--out", out)
        assert (code, printed, out.exists()) == (2, [], False)
        begins = f"error: {path.name}: "
        return [line.removeprefix(begins) for line in lines if line.startswith(begins)]

    return refuse


def questions(survey):
    return {value["id"]: value for value in survey_to_json(survey)["questions"]}


# 1 – a plain household form with one language


def test_a_plain_form_becomes_a_survey(form, converted):
    survey, left_out = converted(form(
        [
            ["type", "name", "label", "required", "relevant", "hint", "parameters"],
            ["note", "hello", "Thank you for taking part.", None, None, None],
            ["select_one region", "region", "Where do you live?", "yes", None, "Where you sleep."],
            ["select_one yn", "smokes", "Do you smoke?", "yes", None, None],
            ["select_one yn", "daily", "Every day?", None, "${smokes} = 'yes'", None],
            ["range", "stars", "How was it?", "no", "${smokes}='no' or ${region} != 'north'", None, "start=1 end=5"],
        ],
        [*YES_NO, ["region", "north", "North"], ["region", "south", "South"]],
        [["form_title", "form_id", "version", "default_language"], ["Household", "household", 3, "English (en)"]],
    ))  # fmt: skip
    assert (survey.id, survey.version, survey.languages) == ("household", 3, ("en",))
    assert survey.title.any() == "Household"
    assert left_out == []
    found = questions(survey)
    assert [value["type"] for value in found.values()] == [
        *(
            "note",
            "single_choice",
            "yes_no",
            "yes_no",
            "number" if "step" in found["stars"] else "rating",
        )
    ]


# 2 – two languages side by side, with hints, sound and a constraint's message


def test_texts_in_two_languages_keep_their_places(form, converted, tmp_path):
    (tmp_path / "mood_en.mp3").write_bytes(b"sound")
    (tmp_path / "mood_ar.mp3").write_bytes(b"sound")
    survey, _ = converted(form(
        [
            ["type", "name", "label::English (en)", "label::العربية (ar)", "hint::English (en)", "hint::العربية (ar)",
             "media::audio::English (en)", "audio::العربية (ar)", "constraint", "constraint_message::English (en)", "constraint message::العربية (ar)",
             "parameters", "required"],
            ["range", "mood", "Mood today?", "كيف مزاجك؟", "5 is best", "5 هو الأفضل", "mood_en.mp3", "mood_ar.mp3", ". != 3",
             "Please choose a side.", "من فضلك اختر.", "start=1 end=5 step=1", True],
        ],
        None,
        [["form_title", "form_title::العربية (ar)", "form_id", "version", "default_language"], ["Moods", "أمزجة", "moods", "7", "العربية (ar)"]],
    ))  # fmt: skip
    assert survey.languages == ("ar", "en")
    assert dict(survey.title.by_language) == {"ar": "أمزجة", "en": "Moods"}
    (mood,) = questions(survey).values()
    assert mood == {
        "id": "mood",
        "type": "rating",
        "levels": 5,
        "text": {"ar": "كيف مزاجك؟", "en": "Mood today?"},
        "hint": {"ar": "5 هو الأفضل", "en": "5 is best"},
        "audio": {"ar": "mood_ar.mp3", "en": "mood_en.mp3"},
        "constraint": ". != 3",
        "constraint_message": {"ar": "من فضلك اختر.", "en": "Please choose a side."},
        "design": {"name": "direct"},
        "mode": mood["mode"],
        "required": True,
    }


def test_a_sound_whose_file_is_missing_is_dropped(form, converted):
    path = form(
        [
            ["type", "name", "label::English (en)", "audio::English (en)"],
            ["select_one yn", "a", "A?", "a.mp3"],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"]],
    )
    survey, left_out = converted(path)
    assert left_out == ["survey!D2: the sound is left out; its file is not in the form's folder."]
    assert survey.questions[0].audio is None


def test_words_for_yes_and_no_that_are_not_the_programs_are_told_once(form, converted):
    headers = ["type", "name", "label::English (en)", "label::French (fr)"]
    survey, left_out = converted(form(
        [headers, ["select_one yn", "a", "A?", "A ?"], ["select_one yn", "b", "B?", "B ?"]],
        [["list_name", "name", *headers[2:]], ["yn", "no", "NO", "Non"], ["yn", "yes", "Yes", "Oui"]],
    ))  # fmt: skip
    assert [question.type_name for question in survey.recorded_questions] == ["yes_no", "yes_no"]
    why = "yes and no are said in the program's words; rr::type single_choice keeps them"
    assert left_out == [
        f"choices!D2: “Non” is left out; {why}.",
        f"choices!D3: “Oui” is left out; {why}.",
    ]


# 3 – groups in groups: their conditions hold for all that is in them


def test_the_conditions_of_groups_are_added_to_their_questions(form, converted):
    survey, left_out = converted(form(
        [
            ["type", "name", "label::English (en)", "relevant"],
            ["select_one yn", "a", "A?", None],
            ["select_one yn", "b", "B?", None],
            ["begin_group", "outer", "Outer", "${a} = 'yes' or ${b} = 'yes'"],
            ["select_one yn", "c", "C?", None],
            ["begin group", "inner", None, "${b} = 'no'"],
            ["select_one yn", "d", "D?", "${c} = 'no'"],
            ["end group", None, None, None],
            ["end_group", None, None, None],
            ["select_one yn", "e", "E?", None],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"]],
    ))  # fmt: skip
    assert {name: value.get("relevant") for name, value in questions(survey).items()} == {
        "a": None,
        "b": None,
        "c": "${a} = 'yes' or ${b} = 'yes'",
        "d": "(${a} = 'yes' or ${b} = 'yes') and ${b} = 'no' and ${c} = 'no'",
        "e": None,
    }
    assert left_out == [
        "survey!A4: the group's label is left out; each question has a screen of its own."
    ]


# 4 – the usual metadata rows, and columns that change nothing here


def test_what_records_a_time_place_device_or_name_is_left_out_with_a_line_each(form, converted):
    kinds = ["start", "end", "today", "deviceid", "username", "phonenumber", "geopoint", "audit"]
    survey, left_out = converted(form(
        [
            ["type", "name", "label::English (en)", "appearance", "default", "my notes", "disabled"],
            *([kind, f"the_{kind}", None] for kind in kinds),
            ["select_one yn", "a", "A?", "minimal", "yes", "ask kindly"],
            ["text", "old", "Old?", None, None, None, "yes"],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"]],
        more=[("help", [["anything"]])],
    ))  # fmt: skip
    assert list(questions(survey)) == ["a"]
    assert left_out == [
        "survey!D1: the column appearance is left out; the kiosk has one look.",
        "survey!E1: the column default is left out; no answer is preset.",
        "survey!F1: the column my notes is left out; nothing here reads it.",
        *(
            f"survey!A{row}: {kind} is left out; no time, place, device or name is recorded."
            for row, kind in enumerate(kinds, start=2)
        ),
        "survey!G11: the row is left out; it is disabled.",
        "sheet help: it is left out; only three sheets are read.",
    ]


# 5 – Surveyapp's own columns


def test_our_own_columns_choose_designs_and_modes(form, converted):
    survey, _ = converted(form(
        [
            ["type", "name", "label::English (en)", "required", "rr::design", "rr::mode", "rr::p_truth", "rr::p_yes", "rr::epsilon", "rr::p", "rr::rows", "rr::p_forced", "rr::type", "parameters"],
            ["select_one yn", "drugs", "Drugs?", "yes", "forced_response", "shown_coins", "1/2", 0.25],
            ["select_one yn", "bribe", "Bribe?", "yes", "crosswise", "own_device", None, None, None, "1/4"],
            ["select_one yn", "owed", "Owed?", "no", "matrix", None, None, None, None, None, "3/4, 1/4; 1/4, 3/4"],
            ["select_one abc", "who", "Who?", "yes", "k_rr", None, None, None, 1.5],
            ["select_one abc", "why", "Why?", "yes", "forced_choice", None, "1/2", None, None, None, None, "1/6,1/6,1/6"],
            ["range", "trust", "Trust?", "yes", "k_rr", "kiosk_coins", None, None, "2", None, None, None, None, "start=1, end=7"],
            ["select_one yn", "plain", "Plain?", "yes", None, None, None, None, None, None, None, None, "single_choice"],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"], *(["abc", each, each.upper()] for each in "abc")],
    ))  # fmt: skip
    found = questions(survey)
    assert {name: value["design"] for name, value in found.items()} == {
        "drugs": {"name": "forced_response", "p_truth": "1/2", "p_yes": "1/4"},
        "bribe": {"name": "crosswise", "p": "1/4"},
        "owed": {"name": "matrix", "rows": [["3/4", "1/4"], ["1/4", "3/4"]]},
        "who": {"name": "k_rr", "epsilon": 1.5},
        "why": {"name": "forced_choice", "p_truth": "1/2", "p_forced": ["1/6", "1/6", "1/6"]},
        "trust": {"name": "k_rr", "epsilon": 2.0},
        "plain": {"name": "direct"},
    }
    assert [found[each]["mode"] for each in ("drugs", "bribe", "trust")] == [
        *("shown_coins", "own_device", "kiosk_coins")
    ]
    assert found["plain"]["type"] == "single_choice"
    assert found["trust"]["levels"] == 7
    assert not found["owed"]["required"]


# 6 – as found in the field: columns in any order, blank rows, spaces, old spellings, logical values


def test_an_untidy_form_is_read_all_the_same(form, converted):
    survey, _ = converted(form(
        [
            [],
            ["Required", "LABEL", " name ", None, "Type", "Relevance"],
            [],
            [True, "Which?", "a ", None, " select  one   w", None],
            [None, None, None, None, None, None],
            [False, "More?", " b", None, "select one w", " ${a}='2' "],
        ],
        [["label", "name", "list name"], ["One", 1, "w"], [], ["Two", 2.0, "w"]],
        [["default_language", "form_id"], ["fr", "untidy"]],
        name="UNTIDY.XLSX",
    ))  # fmt: skip
    assert (survey.languages, survey.version, survey.title.any()) == (("fr",), 1, "untidy")
    found = questions(survey)
    assert [value["required"] for value in found.values()] == [True, False]
    assert [choice["id"] for choice in found["a"]["choices"]] == ["1", "2"]
    assert found["b"]["relevant"] == "${a} = '2'"


# 7 – numbers and several choices


def test_numbers_and_several_choices_are_read(form, converted):
    survey, _ = converted(form(
        [
            ["type", "name", "label::English (en)", "constraint", "parameters", "rr::design", "rr::epsilon", "rr::minimum", "rr::maximum", "rr::step"],
            ["integer", "age", "Age?", ". >= 18 and . <= 99"],
            ["integer", "rooms", "Rooms?", ". > 0 and 20 > . and . != 13"],
            ["integer", "drinks", "Drinks?", None, None, "laplace", 1, 0, 50],
            ["integer", "pay", "Pay?", None, None, None, None, 0, 5000, 50],
            ["range", "load", "Load?", None, "start=0.5 end=9.5 step=0.5"],
            ["select_multiple goods", "goods", "Goods?"],
        ],
        [["list_name", "name", "label::English (en)"], ["goods", "radio", "Radio"], ["goods", "car", "Car"]],
    ))  # fmt: skip
    found = questions(survey)
    scales = {
        name: tuple(value.get(key) for key in ("minimum", "maximum", "step", "constraint"))
        for name, value in found.items()
        if value["type"] == "number"
    }
    assert scales == {
        "age": (18, 99, 1, None),
        "rooms": (1, 19, 1, ". != 13"),
        "drinks": (0, 50, 1, None),
        "pay": (0, 5000, 50, None),
        "load": ("0.5", "9.5", "0.5", None),
    }
    assert found["goods"]["type"] == "multiple_choice"


# 8 – translations gone wrong


def test_every_translation_problem_is_told_at_its_cell(form, refused):
    path = form(
        [
            ["type", "name", "label", "label::English (en)", "label::العربية (ar)", "label::Klingon", "hint"],
            ["select_one yn", "a", "A?", "A?", None, "A?", "Think."],
            ["select_one yn", "b", None, None, "ب؟", None, None],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"], ["ab", "a", "A"], ["ab", "b", "B"]],
        [["form_title", "form_id", "default_language"], ["T", "t", "العربية (ar)"]],
    )  # fmt: skip
    assert refused(path) == [
        (
            "survey!C1: is next to label::English (en); without a language it would be "
            "a language of its own, called Default. Name its language, as in "
            "label::Arabic (ar)."
        ),
        "survey!F1: is label::Klingon, which names no language code; write label::French (fr).",
        "survey!E2: is missing; every text needs every language.",
        "survey!D3: is missing; every text needs every language.",
    ]


def test_a_language_that_a_sheet_lacks_is_told_once_at_its_heading(form, refused):
    path = form(
        [
            ["type", "name", "label::English (en)", "label::French (fr)"],
            ["select_one ab", "a", "A?", "A ?"],
        ],
        [["list_name", "name", "label::English (en)"], ["ab", "a", "A"], ["ab", "b", "B"]],
    )
    assert refused(path) == [
        "choices!C1: has no column label::French (fr) to go with it; add it.",
    ]


def test_labels_without_a_language_are_english_unless_the_settings_name_another(
    form, run, converted, tmp_path
):
    rows = [["type", "name", "label"], ["select_one yn", "a", "A?"]]
    assert converted(form(rows))[0].languages == ("en",)
    lines = run("xlsform", form(rows), "--out", tmp_path / "o.survey.json")[2]
    assert lines == [
        "note: kept: survey!C1: the labels without a language; they are taken as English (en); default_language in settings names another.",
        "note: form.xlsx: 2 kept, 0 dropped, 0 must change",
    ]
    settings = [["form_id", "version", "default_language"], ["f", 1, "Kiswahili"]]
    assert converted(form(rows, settings=settings))[0].languages == ("sw",)


# 9 – leaks


def test_every_leak_is_told_at_its_cell(form, refused):
    path = form(
        [
            ["type", "name", "label::English (en)", "relevant", "constraint", "calculation", "rr::design"],
            ["select_one yn", "drugs", "Drugs?", None, None, None, "two_coins"],
            ["calculate", "risk", None, None, None, "if(${drugs} = 'yes', 1, 0)", None],
            ["calculate", "level", None, None, None, "${risk} + 1", None],
            ["calculate", "twelve", None, None, None, "6 + 6", None],
            ["select_one yn", "which", "Which?", "${drugs} = 'yes'", None, None, None],
            ["note", "said", "You said ${drugs}.", None, None, None, None],
            ["begin_group", "g", None, "not(${drugs} = 'no')", None, None, None],
            ["select_one yn", "more", "More?", "${which} = 'yes'", None, None, None],
            ["end_group", None, None, None, None, None, None],
            ["select_one yn", "other", "Other?", None, ". = 'yes'", None, "two_coins"],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"]],
    )  # fmt: skip
    tells = "which is randomized: what is asked or accepted next would show its true answer. Refer to direct questions only."
    assert refused(path) == [
        f"survey!D6: refers to ${{drugs}}, {tells}",
        "survey!C7: repeats the answer to ${drugs}, which is randomized, on the screen; leave it out.",
        f"survey!D8: refers to ${{drugs}}, {tells}",
        "survey!D9: refers to ${which}, which depends on ${drugs}, which is randomized: its true answer would show. Refer to direct questions only.",
        "survey!E11: keeps some answers to ${other} out, which is randomized: whoever reads the record would know more about the true answer than its coins let through. It may only repeat the question's own bounds.",
    ]


# 10 – what cannot be protected


def test_what_cannot_be_protected_is_dropped_with_the_reason(form, converted):
    kinds = ["image", "audio", "video", "barcode", "geoshape", "time",
             "select_one_from_file towns.csv", "dateTime"]  # fmt: skip
    survey, said = converted(form(
        [
            ["type", "name", "label::English (en)", "choice_filter", "image::English (en)", "relevant"],
            *([kind, f"q{i}", "?", None, None] for i, kind in enumerate(kinds)),
            ["begin_repeat", "members", "?", None, None],
            ["integer", "age", "?", None, None],
            ["end_repeat", None, None, None, None],
            ["select_one yn or_other", "or", "?", None, None],
            ["select_one yn", "a", "?", None, "flag.png"],
            ["select_one yn", "b", "?", "region = ${q1}", None],
            ["select_one yn", "c", "?", None, None, "${a} = 'yes' and ${q0} != ''"],
            ["select_one yn", "d", "?", None, None, "${c} = 'yes'"],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"]],
    ))  # fmt: skip
    assert list(questions(survey)) == ["or", "a"]
    assert [choice["id"] for choice in questions(survey)["or"]["choices"]] == ["yes", "no", "other"]
    assert [line.split(":")[0] for line in said] == [
        *(f"survey!A{row}" for row in range(2, 12)),
        *("survey!E14", "survey!D15", "survey!F16", "survey!F17"),
    ]
    assert (
        said[0]
        == "survey!A2: q0 (image) is left out; a recording shows who it is, and no coin protects it."
    )
    assert said[6].startswith(
        "survey!A8: q6 (select_one_from_file) is left out; choices from other"
    )
    assert said[8].startswith("survey!A10: members (repeat) is left out; the number of rounds")
    assert said[9:] == [
        "survey!A11: age (integer) is left out; it is in the repeat members (survey!A10); write the questions out.",
        "survey!E14: the image is left out; pictures are not shown; describe it in the label.",
        "survey!D15: b (select_one) is left out; its choices depend on ${q1}, which is left out (survey!A3).",
        "survey!F16: c (select_one) is left out; it depends on ${q0}, which is left out (survey!A2).",
        "survey!F17: d (select_one) is left out; it depends on ${c}, which is left out (survey!A16).",
    ]


def test_days_texts_and_orders_are_asked(form, converted):
    rows = [
        [kind, name, "?"] for kind, name in (("date", "day"), ("text", "why"), ("rank yn", "order"))
    ]
    survey, said = converted(form(
        [["type", "name", "label::English (en)"], *rows],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"]],
    ))  # fmt: skip
    found = questions(survey)
    assert {name: one["type"] for name, one in found.items()} == {
        "day": "date",
        "why": "text",
        "order": "ranking",
    }
    assert [choice["id"] for choice in found["order"]["choices"]] == ["yes", "no"]
    assert said == []


def test_choices_that_stand_elsewhere_or_show_answers_drop_their_question(form, converted):
    survey, said = converted(form(
        [
            ["type", "name", "label::English (en)", "appearance", "relevant"],
            ["select_one yn", "a", "A?", "minimal", None],
            ["select_one town", "b", "B?", "search('towns')", None],
            ["select_one who", "c", "C?", None, None],
            ["select_one yn", "d", "D?", None, "pulldata('wave1', 'farm', 'id', ${a}) = 1"],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"],
         ["town", "1", "Town"], ["town", "2", "Other"], ["who", "1", "${a}"], ["who", "2", "None"]],
    ))  # fmt: skip
    assert list(questions(survey)) == ["a"]
    assert said[1:] == [
        "survey!A3: b (select_one) is left out; choices from other files are not read; list them on the choices sheet.",
        "survey!A4: c (select_one) is left out; its text shows the answer to ${a}, and answers are not put into texts; word it without.",
        "survey!E5: d (select_one) is left out; it uses pulldata(), which surveys do not have.",
    ]


# 11 – broken structure


def test_every_broken_cell_is_told_at_once(form, refused):
    path = form(
        [
            ["type", "name", "label::English (en)", "required", "relevant", "rr::design", "rr::p_truth", "rr::p_yes"],
            ["select_one nolist", "a", "A?", "maybe", None, None, None, None],
            ["select_one yn", "b", "B?", None, "${a} = \u2018yes\u2019", None, None, None],
            ["select_one yn", "b", "B?", None, "${nowhere} = 'yes'", None, None, None],
            ["select_one yn", "weight", "=1+1", None, "${today} = 'x'", None, None, None],
            ["today", "today", None, None, None, None, None, None],
            ["select_many yn", "c", "C?", None, None, None, None, None],
            [None, "d", "D?", None, None, None, None, None],
            ["select_one yn", "e", "E?", None, None, "forced_response", date(2026, 4, 3), "1/8"],
            ["select_one twice", "f", "F?", None, "${b} = 'yes'", None, None, None],
            ["begin_group", "g", None, None, None, None, None, None],
            ["end_group", None, None, None, None, None, None, None],
            ["end_group", None, None, None, None, None, None, None],
            ["begin_group", "h", None, None, None, None, None, None],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"], ["twice", "x", "X"], ["twice", "X", "Y"]],
        [["form_title", "form_id", "version"], ["T", "two words", "v2"]],
    )  # fmt: skip
    assert refused(path) == [
        "survey!A2: names the list nolist, which the choices sheet does not have; add it.",
        "survey!D2: is maybe; write yes or no.",
        "survey!E3: has the curly quote \u2018; type a straight ' instead (at character 8).",
        "survey!B4: is b, as is survey!B3; give each question its own name.",
        "survey!E4: refers to ${nowhere}, which no question has as its id.",
        "survey!C5: is a formula; paste its value instead.",
        (
            "survey!A7: is select_many, which is not a type here; allowed: select_one, "
            "select_multiple, integer, decimal, range, note, date, text, rank, "
            "begin_group, end_group, begin_repeat, end_repeat."
        ),
        (
            "survey!A8: gives no type; allowed: select_one, select_multiple, integer, "
            "decimal, range, note, date, text, rank, begin_group, end_group, "
            "begin_repeat, end_repeat."
        ),
        (
            "survey!G9: is a date or time; set the cell's format to text and type it "
            "again (3/4 turns into a date)."
        ),
        "survey!A13: ends a group that does not begin; remove the row.",
        "survey!A14: begins a group that does not end; add end_group.",
        "choices!B5: is X, as is choices!B4; give each its own name.",
    ]


def test_a_column_that_stands_twice_is_told(form, refused):
    path = form(
        [
            [
                "type",
                "name",
                "label::English (en)",
                "relevant",
                "relevance",
                "name",
                "rr::p",
                "rr::p",
            ],
            ["select_one yn", "a", "A?", None, None, "b", None, None],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"]],
    )
    assert refused(path) == [
        "survey!E1: repeats survey!D1; keep one of the two columns.",
        "survey!F1: repeats survey!B1; keep one of the two columns.",
        "survey!H1: repeats rr::p; keep one of them.",
    ]


# 12 – designs and bounds gone wrong


def test_every_wrong_design_is_told_at_its_cell(form, refused):
    path = form(
        [
            ["type", "name", "label::English (en)", "rr::design", "rr::p", "rr::colour", "rr::mode", "constraint"],
            ["select_one yn", "a", "A?", "two_coin", None, None, None, None],
            ["select_one yn", "b", "B?", "warner", "1/2", None, None, None],
            ["select_one yn", "c", "C?", None, "3/4", None, None, None],
            ["select_one yn", "d", "D?", "two_coins", "3/4", None, "by_hand", None],
            ["note", "e", "E.", "two_coins", None, None, None, None],
            [None, None, None, None, None, None, None, None],
            ["select_one yn", "g", "G?", "warner", None, None, None, None],
        ],
        [["list_name", "name", "label::English (en)"], ["yn", "yes", "Yes"], ["yn", "no", "No"]],
    )  # fmt: skip
    said = refused(path)
    assert [line.split(":")[0] for line in said] == [
        *("survey!F1", "survey!D2", "survey!E3", "survey!E4", "survey!E5", "survey!G5"),
        *("survey!D6", "survey!E8"),
    ]
    assert said[0].startswith(
        "survey!F1: is rr::colour, which no design knows; allowed: design, mode, type,"
    )
    assert said[1].startswith('survey!D2: is "two_coin"; known designs are direct, ')
    assert said[2] == 'survey!E3: p is "1/2"; it must be above 0 and below 1, and not 1/2.'
    assert said[3] == "survey!E4: belongs to a design; name one in rr::design."
    assert said[4].startswith("survey!E5: p is not a parameter of two_coins; it takes")
    assert said[5].startswith('survey!G5: is "by_hand"; it must be kiosk_coins or ')
    assert said[6] == "survey!D6: is a design, but a note asks nothing; leave it empty."
    assert said[7].startswith("survey!E8: p is missing; give ")


def test_an_integer_without_bounds_takes_what_field_tools_take(form, converted, refused):
    survey, _ = converted(form(
        [
            ["type", "name", "label::English (en)", "constraint", "constraint_message::English (en)"],
            ["integer", "f", "F?", ". >= 1", None],
            ["integer", "g", "G?", ". <= 20", "No."],
            ["integer", "h", "H?", None, None],
            ["integer", "i", "I?", "(. >= 18 and . <= 99) or . = -88 or . = -99", "Years, or a code."],
            ["integer", "j", "J?", ". <= -5", None],
            ["decimal", "k", "K?", ". > 0 and . < 250.5", None],
        ],
    ))  # fmt: skip
    found = questions(survey)
    keys = ("minimum", "maximum", "step", "constraint")
    assert {name: tuple(value.get(key) for key in keys) for name, value in found.items()} == {
        "f": (1, 999_999_999, 1, None),
        "g": (0, 20, 1, None),
        "h": (0, 999_999_999, 1, None),
        "i": (-99, 99, 1, ". >= 18 and . <= 99 or . = -88 or . = -99"),
        "j": (-999_999_999, -5, 1, None),
        "k": (0, "250.5", "0.001", ". > 0 and . < 250.5"),
    }
    path = form(
        [
            ["type", "name", "label::English (en)", "constraint", "rr::minimum", "rr::design", "rr::epsilon"],
            ["integer", "g", "G?", ". <= 10", "few", None, None],
            ["integer", "h", "H?", ". >= 10 and . <= 0", None, None, None],
            ["integer", "i", "I?", ". >= 0", None, "laplace", 1],
        ],
    )  # fmt: skip
    assert refused(path) == [
        "survey!E2: is few; write a number.",
        "survey!D3: it must be below the maximum.",
        "survey!D4: gives an integer no two bounds; write . >= 0 and . <= 120, or rr::minimum and rr::maximum.",
    ]


@pytest.mark.parametrize(
    ("stated", "becomes"),
    [(2026112201, 2026112201), ("2026-11-22", 20261122), ("v2", 2), ("3.1", 31), (None, 1), ("9" * 20, 1), (7, 7)],
)  # fmt: skip
def test_versions_are_taken_as_field_tools_write_them(form, converted, stated, becomes):
    rows = [["type", "name", "label"], ["select_one yn", "a", "A?"]]
    survey, _ = converted(form(rows, settings=[["form_id", "version"], ["f", stated]]))
    value = survey_to_json(survey)
    newer = "surveyapp-survey/2" if becomes > 10**6 else "surveyapp-survey/1"
    assert (value["version"], value["format"]) == (becomes, newer)


# The way back


def test_the_example_survey_becomes_a_form_and_comes_back(clinic, clinic_path, run, tmp_path):
    out, back = tmp_path / "clinic.xlsx", tmp_path / "clinic.survey.json"
    assert run("xlsform", clinic_path, "--out", out) == (0, [str(out)], [])
    counted = "note: clinic.xlsx: 7 kept, 0 dropped, 0 must change"
    assert run("xlsform", out, "--out", back) == (0, [str(back)], [counted])
    assert load_survey(back) == clinic


def test_texts_that_look_like_formulas_or_numbers_come_back_as_they_were(make_survey, yes_no_json, run, tmp_path):  # fmt: skip
    odd = ["=1+1", "+x", "007", "1.0", "TRUE", " spaces ", "two\nlines", "3/4", "'x", "#N/A", "-"]
    survey = make_survey(
        *(yes_no_json(f"q{i}", text={"en": text}) for i, text in enumerate(odd)),
        yes_no_json("plain", type="single_choice", design={"name": "direct"}, choices=[
            {"id": "yes", "text": {"en": "=Yes"}}, {"id": "no", "text": {"en": "No"}}]),
    )  # fmt: skip
    save_survey(survey, tmp_path / "odd.survey.json")
    assert run("xlsform", tmp_path / "odd.survey.json", "--out", tmp_path / "odd.xlsx")[0] == 0
    assert load_form(tmp_path / "odd.xlsx").survey == survey


@pytest.mark.parametrize(
    ("path", "out"), [("a.xlsx", "b.xlsx"), ("a.json", "b.json"), ("a.json", "b.txt")]
)
def test_only_a_form_and_a_survey_file_become_each_other(run, tmp_path, path, out):
    code, _, (line,) = run("xlsform", tmp_path / path, "--out", tmp_path / out)
    assert code == 2
    assert (
        line
        == f"error: {path} cannot become {out}: give a form (.xlsx) and a survey file (.survey.json), either way round."
    )


words = st.text(
    st.characters(blacklist_categories=["Cc", "Cs", "Co", "Cn"], blacklist_characters="${}\u202a\u202b\u202c\u202d\u202e"),
    min_size=1, max_size=12,
).filter(lambda text: text.strip() and "x005F_" not in text and NFC(text) == text)  # fmt: skip


@st.composite
def surveys(draw):
    """Return the JSON value of a survey in two languages with a few questions of each kind."""

    def text():
        return {"en": draw(words), "fr": draw(words)}

    asked, direct = [], []
    for i in range(draw(st.integers(1, 5))):
        kind = draw(st.sampled_from(WRITTEN))
        value = {"id": f"q{i}", "type": kind, "text": text()}
        if draw(st.booleans()):
            value["hint"] = text()
        if direct and draw(st.booleans()):
            value["relevant"] = f"${{{draw(st.sampled_from(direct))}}} != ''"
        if kind == "multiple_choice":
            value["choices"] = [{"id": each, "text": text()} for each in ("yes", "no")]
        if kind == "number":
            step = draw(st.sampled_from([1, 2, "0.5", "0.01"]))
            value |= {"minimum": draw(st.sampled_from([-4, 0, 1, "0.5"])), "step": step}
            value["maximum"] = f"{Decimal(value['minimum']) + 20 * Decimal(step):f}"
            if draw(st.booleans()):
                value["constraint"] = ". >= 3 and . != 4"
        if kind == "single_choice":
            ids = draw(st.sampled_from([["yes", "no"], ["no", "yes"], ["a", "b", "c"], ["1", "2"]]))
            value["choices"] = [{"id": each, "text": text()} for each in ids]
        if kind == "rating":
            value["levels"] = draw(st.integers(2, 20))
        if kind != "note":
            k_rr = {"name": "k_rr", "epsilon": draw(st.sampled_from([0.5, "1/3", 2]))}
            is_direct = kind in {"number", "multiple_choice"} or draw(st.booleans())
            value["design"] = {"name": "direct"} if is_direct else k_rr
            value["required"] = draw(st.booleans())
            if value["design"]["name"] == "direct":
                direct.append(value["id"])
                if kind == "rating" and draw(st.booleans()):
                    value["constraint"] = ". >= 2 or . = 1 and not(. > 1)"
                    value["constraint_message"] = text()
        asked.append(value)
    asked.append({**a_question("last"), "text": text()})
    return {
        "format": "surveyapp-survey/1", "id": "drawn", "version": draw(st.integers(1, 10**6)),
        "languages": draw(st.sampled_from([["en", "fr"], ["fr", "en"]])), "title": text(),
        "questions": asked,
    }  # fmt: skip


def a_question(name):
    return {"id": name, "type": "yes_no", "design": {"name": "two_coins"}}


def NFC(text):  # noqa: N802 - as Unicode calls it
    return unicodedata.normalize("NFC", text)


@given(surveys())
@settings(max_examples=60)
def test_any_survey_comes_back_from_its_form_as_it_was(value):
    survey = read_survey(value, "drawn.survey.json")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "drawn.xlsx"
        save_form(survey, path)
        form = load_form(path)
    assert form.survey == survey
    assert form.report.notable == ()
