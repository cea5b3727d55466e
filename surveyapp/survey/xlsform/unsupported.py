"""What XLSForm can say and Surveyapp cannot: left out with a line, or refused with a reason."""

from __future__ import annotations

from surveyapp.messages.message import phrase

_NO_METADATA = phrase("no time, place, device or name is recorded")

LEFT_OUT_TYPES = dict.fromkeys(
    (
        *("start", "end", "today", "deviceid", "phonenumber", "username", "email", "audit"),
        *("subscriberid", "simserial", "start-geopoint", "geopoint", "background-geopoint"),
        "background-audio",
    ),
    _NO_METADATA,
)
"""Types of rows that are left out, each with why."""

_FREE = phrase("what people write can name them, and no coin protects it; offer choices")
_RECORDING = phrase("a recording tells who it is, and no coin protects it")
_PLACE = phrase("a place tells who it is; offer regions as choices")
_ELSEWHERE = phrase("choices from other files are not read; list them on the choices sheet")

REFUSED_TYPES = {
    "text": _FREE,
    "image": _RECORDING,
    "audio": _RECORDING,
    "video": _RECORDING,
    "file": _RECORDING,
    "barcode": phrase("a code can be a name; offer choices"),
    "geotrace": _PLACE,
    "geoshape": _PLACE,
    "date": phrase(
        "a date such as a birthday can tell who it is; ask for a year or an age as an integer"
    ),
    "time": phrase("a time of day can tell who it is; offer choices"),
    "datetime": phrase("a time can tell who it is; offer choices"),
    "decimal": phrase("there are too many numbers to protect; use range with a step, or integer"),
    "rank": phrase("rankings cannot be protected yet; ask for the first choice by select_one"),
    "acknowledge": phrase("there is nothing to choose; write a note"),
    "trigger": phrase("there is nothing to choose; write a note"),
    "hidden": phrase("nothing is recorded that the respondent has not answered"),
    "calculate": phrase("calculations are not made here; make them from the exported table"),
    "begin_repeat": phrase("the number of rounds would be recorded; write the questions out"),
    "end_repeat": phrase("repeats are not asked; write the questions out"),
    "select_one_from_file": _ELSEWHERE,
    "select_multiple_from_file": _ELSEWHERE,
    "select_one_external": _ELSEWHERE,
    "csv-external": _ELSEWHERE,
    "xml-external": _ELSEWHERE,
}
"""Types of rows that are refused, each with why and what to do."""

NOT_READ = phrase("nothing here reads it")
LEFT_OUT_COLUMNS = {
    "appearance": phrase("the kiosk has one look"),
    "default": phrase("no answer is preset"),
    "guidance_hint": phrase("only hints are shown"),
    "required_message": phrase("the kiosk has its own words"),
    "readonly": phrase("every question is answered"),
    "read_only": phrase("every question is answered"),
    "autoplay": phrase("sound starts with a touch"),
    "instance_name": phrase("no interview has a name"),
    "style": phrase("the kiosk has one look"),
    "public_key": phrase("the analyst's key is made by this program"),
    "submission_url": phrase("nothing is sent"),
    "auto_send": phrase("nothing is sent"),
    "auto_delete": phrase("nothing is deleted unasked"),
    "allow_choice_duplicates": phrase("choices differ"),
}
"""Columns whose cells change nothing that is asked: left out with a line a column."""

REFUSED_COLUMNS = {
    "calculation": phrase("calculations are not made here; make them from the exported table"),
    "choice_filter": phrase(
        "all choices of a list are offered; make a list for each case, with relevant"
    ),
    "repeat_count": phrase("repeats are not asked; write the questions out"),
    "trigger": phrase("calculations are not made here; make them from the exported table"),
    "image": phrase("pictures are not shown; describe it in the label"),
    "big-image": phrase("pictures are not shown; describe it in the label"),
    "video": phrase("films are not shown; describe it in the label"),
}
"""Columns whose filled cells change what is asked: each is refused."""

SURVEY_COLUMNS = frozenset(
    {
        *("type", "name", "label", "hint", "audio", "relevant", "relevance", "required"),
        *("constraint", "constraint_message", "parameters", "disabled"),
    }
)
CHOICES_COLUMNS = frozenset({"list_name", "name", "label"})
SETTINGS_COLUMNS = frozenset({"form_title", "form_id", "version", "default_language"})
RR_COLUMNS = ("design", "mode", "type", "minimum", "maximum", "step")
"""Surveyapp's own, ``rr::design``; besides them the parameters of designs."""
