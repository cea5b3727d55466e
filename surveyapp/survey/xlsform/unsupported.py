"""What forms have and Surveyapp lacks: each is dropped, with a reason and what to do."""

from __future__ import annotations

from surveyapp.messages.message import msg
from surveyapp.survey.definition.second_question import KEY, SHARE, TEXT_NAMES
from surveyapp.survey.types.registry import form_types

_NO_METADATA = msg("no time, place, device or name is recorded")

LEFT_OUT_TYPES = dict.fromkeys(
    (
        *("start", "end", "today", "deviceid", "phonenumber", "username", "email", "audit"),
        *("subscriberid", "simserial", "start-geopoint", "geopoint", "background-geopoint"),
        *("background-audio", "caseid", "enumerator", "simid", "imei", "devicephonenum"),
        *("sensor_statistic", "sensor_stream", "speed", "calculate_here", "comments"),
    ),
    _NO_METADATA,
)
"""Types of rows that would record who, where or when, each with why."""

_RECORDING = msg("a recording shows who it is, and no coin protects it")
_PLACE = msg("a place shows who it is; offer regions as choices")
_ELSEWHERE = msg("choices from other files are not read; list them on the choices sheet")

NOT_ASKED_TYPES = {
    "image": _RECORDING,
    "audio": _RECORDING,
    "video": _RECORDING,
    "file": _RECORDING,
    "barcode": msg("a code can be a name; offer choices"),
    "geotrace": _PLACE,
    "geoshape": _PLACE,
    "time": msg("a time of day can show who it is; offer choices"),
    "datetime": msg("a time can show who it is; offer choices"),
    "hidden": msg("nothing is recorded that the respondent has not answered"),
    "calculate": msg("calculations are not made here; make them from the exported table"),
    "select_one_from_file": _ELSEWHERE,
    "select_multiple_from_file": _ELSEWHERE,
    "select_one_external": _ELSEWHERE,
    "csv-external": _ELSEWHERE,
    "xml-external": _ELSEWHERE,
}
"""Types of rows that are not asked, each with why and what to do."""

REPEATED = msg("the number of rounds would be recorded; write the questions out")
IN_REPEAT = "it is in the repeat {name} ({cell}); write the questions out"

OTHER_TYPES = {
    "int": "integer",
    "string": "text",
    "note_text": "note",
    "gps": "geopoint",
    "location": "geopoint",
    "photo": "image",
    "phone": "text",
    "select1": "select_one",
    "acknowledge": "note",
    "trigger": "note",
}
"""What other programs and older forms call types; what has nothing to choose is a note."""

NOT_READ = msg("nothing here reads it")
LEFT_OUT_COLUMNS = {
    "appearance": msg("the kiosk has one look"),
    "default": msg("no answer is preset"),
    "guidance_hint": msg("only hints are shown"),
    "required_message": msg("the kiosk has its own words"),
    "readonly": msg("every question is answered"),
    "read_only": msg("every question is answered"),
    "autoplay": msg("sound starts with a touch"),
    "instance_name": msg("no interview has a name"),
    "style": msg("the kiosk has one look"),
    "public_key": msg("the analyst's key is made by this program"),
    "submission_url": msg("nothing is sent"),
    "auto_send": msg("nothing is sent"),
    "auto_delete": msg("nothing is deleted unasked"),
    "allow_choice_duplicates": msg("all choices of a question must differ"),
}
"""Columns whose cells change nothing that is asked: left out with a line a column."""

PARTS_LEFT_OUT = {
    "calculation": msg("no answer is preset"),
    "trigger": msg("no answer is preset"),
    "repeat_count": msg("repeats are not supported"),
    "image": msg("pictures are not shown; describe it in the label"),
    "big-image": msg("pictures are not shown; describe it in the label"),
    "video": msg("films are not shown; describe it in the label"),
}
"""Columns whose filled cells change what is asked: each cell is dropped with a line."""

SECOND_COLUMNS = {
    **{key: KEY if key == "text" else f"{KEY}_{key}" for key in TEXT_NAMES},
    SHARE: f"{KEY}_{SHARE}",
}
"""The columns of the harmless question, by its keys in survey files."""
SURVEY_COLUMNS = frozenset(
    {
        *("type", "name", "label", "hint", "audio", "relevant", "relevance", "required"),
        *("constraint", "constraint_message", "parameters", "disabled", "choice_filter"),
        *SECOND_COLUMNS.values(),
    }
)
CHOICES_COLUMNS = frozenset({"list_name", "name", "label"})
SETTINGS_COLUMNS = frozenset({"form_title", "form_id", "version", "default_language"})
RR_COLUMNS = (
    *("design", "mode", "type", "minimum", "maximum", "step"),
    *dict.fromkeys(
        field.key
        for each in form_types().values()
        for field in each.fields
        if field.key not in {"choices", "minimum", "maximum", "step"}
    ),
)
"""Surveyapp's own columns, such as ``rr::design``; the parameters of designs are columns too."""
