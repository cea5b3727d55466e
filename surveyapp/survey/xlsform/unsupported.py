"""XLSForm features that Surveyapp lacks: left out with a line, or refused with a reason."""

from __future__ import annotations

from surveyapp.messages.message import msg
from surveyapp.survey.definition.second_question import KEY, SHARE, TEXT_NAMES

_NO_METADATA = msg("no time, place, device or name is recorded")

LEFT_OUT_TYPES = dict.fromkeys(
    (
        *("start", "end", "today", "deviceid", "phonenumber", "username", "email", "audit"),
        *("subscriberid", "simserial", "start-geopoint", "geopoint", "background-geopoint"),
        "background-audio",
    ),
    _NO_METADATA,
)
"""Types of rows that are left out, each with why."""

_FREE = msg("what people write can name them, and no coin protects it; offer choices")
_RECORDING = msg("a recording tells who it is, and no coin protects it")
_PLACE = msg("a place tells who it is; offer regions as choices")
_ELSEWHERE = msg("choices from other files are not read; list them on the choices sheet")

REFUSED_TYPES = {
    "text": _FREE,
    "image": _RECORDING,
    "audio": _RECORDING,
    "video": _RECORDING,
    "file": _RECORDING,
    "barcode": msg("a code can be a name; offer choices"),
    "geotrace": _PLACE,
    "geoshape": _PLACE,
    "date": msg(
        "a date such as a birthday can tell who it is; ask for a year or an age as an integer"
    ),
    "time": msg("a time of day can tell who it is; offer choices"),
    "datetime": msg("a time can tell who it is; offer choices"),
    "decimal": msg("there are too many numbers to protect; use range with a step, or integer"),
    "rank": msg("rankings cannot be protected yet; ask for the first choice by select_one"),
    "acknowledge": msg("there is nothing to choose; write a note"),
    "trigger": msg("there is nothing to choose; write a note"),
    "hidden": msg("nothing is recorded that the respondent has not answered"),
    "calculate": msg("calculations are not made here; make them from the exported table"),
    "begin_repeat": msg("the number of rounds would be recorded; write the questions out"),
    "end_repeat": msg("repeats are not asked; write the questions out"),
    "select_one_from_file": _ELSEWHERE,
    "select_multiple_from_file": _ELSEWHERE,
    "select_one_external": _ELSEWHERE,
    "csv-external": _ELSEWHERE,
    "xml-external": _ELSEWHERE,
}
"""Types of rows that are refused, each with why and what to do."""

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
    "allow_choice_duplicates": msg("choices differ"),
}
"""Columns whose cells change nothing that is asked: left out with a line a column."""

REFUSED_COLUMNS = {
    "calculation": msg("calculations are not made here; make them from the exported table"),
    "choice_filter": msg(
        "all choices of a list are offered; make a list for each case, with relevant"
    ),
    "repeat_count": msg("repeats are not asked; write the questions out"),
    "trigger": msg("calculations are not made here; make them from the exported table"),
    "image": msg("pictures are not shown; describe it in the label"),
    "big-image": msg("pictures are not shown; describe it in the label"),
    "video": msg("films are not shown; describe it in the label"),
}
"""Columns whose filled cells change what is asked: each is refused."""

SECOND_COLUMNS = {
    **{key: KEY if key == "text" else f"{KEY}_{key}" for key in TEXT_NAMES},
    SHARE: f"{KEY}_{SHARE}",
}
"""The columns of the harmless question, by its keys in survey files."""
SURVEY_COLUMNS = frozenset(
    {
        *("type", "name", "label", "hint", "audio", "relevant", "relevance", "required"),
        *("constraint", "constraint_message", "parameters", "disabled"),
        *SECOND_COLUMNS.values(),
    }
)
CHOICES_COLUMNS = frozenset({"list_name", "name", "label"})
SETTINGS_COLUMNS = frozenset({"form_title", "form_id", "version", "default_language"})
RR_COLUMNS = ("design", "mode", "type", "minimum", "maximum", "step")
"""Surveyapp's own columns, such as ``rr::design``; the parameters of designs are columns too."""
