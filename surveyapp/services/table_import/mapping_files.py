"""Mappings as files, ``NAME.mapping.json``: written once, used for every table of that kind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import Any

from surveyapp.analyses.data.sample_design import SampleColumns
from surveyapp.messages.message import Message, msg
from surveyapp.services.mapping.table_mapping import (
    ColumnMapping,
    MappingProblem,
    TableMapping,
    sample_kinds,
)
from surveyapp.storage.files.beginnings import Kind
from surveyapp.storage.surveys.survey_files import json_text, load_json, save_json
from surveyapp.storage.tables.plain_table import TableForm

FORMAT = "surveyapp-mapping/1"
MAPPING_ENDING = ".mapping.json"
MORE_KEYS = ("replicates", "stages", "populations")
"""What a mapping may say of the sample besides: what columns of replicate weights begin with, and columns."""
_KEYS = {
    "format",
    "survey",
    "version",
    "table",
    "missing",
    "columns",
    "weight",
    "stratum",
    "cluster",
    *MORE_KEYS,
}
_COLUMN_KEYS = {"record", "column", "values", "also"}
_NUMBERS = {"header", "first", "foot"}


def save_mapping(mapping: TableMapping, path: Path) -> None:
    """Write ``mapping`` for people to read and change.

    Raises
    ------
    DiskProblem
        if it cannot be written; the old file is then intact.
    """
    save_json(_value(mapping), path)


def mapping_text(mapping: TableMapping) -> str:
    """Return the mapping as its file holds it."""
    return json_text(_value(mapping))


def _value(mapping: TableMapping) -> dict[str, Any]:
    form = {key: value for key, value in asdict(mapping.form).items() if value is not None}
    given = asdict(mapping.sample)
    sample = {key: given[key] for key in (*sample_kinds(mapping.sample), *MORE_KEYS) if given[key]}
    return {
        "format": FORMAT,
        "survey": mapping.survey,
        "version": mapping.version,
        "table": form,
        "missing": list(mapping.missing),
        "columns": [
            {"record": one.record, "column": one.column, "values": dict(one.values)}
            | ({"also": list(one.also)} if one.also else {})
            for one in mapping.columns
        ],
        **sample,
    }


def load_mapping(path: Path) -> TableMapping:
    """Return the mapping in the file at ``path``.

    Raises
    ------
    FileRefused, NotText, NotJson
        if it cannot be read.
    MappingProblem
        if it is no mapping, naming the first thing that is wrong.
    """
    value = load_json(path, Kind.MAPPING)
    reason = _wrong(value)
    if reason:
        raise MappingProblem(file=path.name, reason=reason)
    return TableMapping(
        survey=value["survey"],
        version=int(value["version"]),
        columns=tuple(
            ColumnMapping(
                one["record"],
                one["column"],
                dict(one.get("values", {})),
                tuple(one.get("also", ())),
            )
            for one in value["columns"]
        ),
        missing=tuple(value.get("missing", ())),
        form=TableForm(**_form(value.get("table", {}))),
        sample=SampleColumns(
            **{key: value.get(key) for key in ("weight", "stratum", "cluster", "replicates")},
            stages=tuple(value.get("stages", ())),
            populations=tuple(value.get("populations", ())),
        ),
    )


def _form(value: Mapping[str, Any]) -> dict[str, Any]:
    return {key: int(given) if key in _NUMBERS else given for key, given in value.items()}


def _wrong(value: Any) -> Message | None:
    """Return what is wrong with a mapping's JSON value, or None."""
    if not isinstance(value, dict) or value.get("format") != FORMAT:
        return msg('it is not a mapping; its "format" must be "{format}"', format=FORMAT)
    doubled = getattr(value, "duplicates", ())
    for key in (*doubled, *(set(value) - _KEYS)):
        return msg("{key} is written twice, or does not belong in a mapping", key=key)
    if not isinstance(value.get("survey"), str) or not _is_number(value.get("version")):
        return msg("survey must be a text and version a number")
    for key in ("weight", "stratum", "cluster", "replicates"):
        if not isinstance(value.get(key, ""), str):
            return msg("{key} must be the name of a column", key=key)
    for key in ("stages", "populations"):
        if not _are_texts(value.get(key, [])):
            return msg("{key} must be a list of columns", key=key)
    if not _are_texts(value.get("missing", [])):
        return msg("missing must be a list of texts")
    return _wrong_form(value.get("table", {})) or _wrong_columns(value.get("columns"))


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value < 10**7


def _are_texts(value: Any) -> bool:
    return isinstance(value, list) and all(isinstance(one, str) for one in value)


def _wrong_form(value: Any) -> Message | None:
    known = set(TableForm.__dataclass_fields__)
    if not isinstance(value, dict) or set(value) - known:
        return msg("table must be an object with some of {known}", known=", ".join(sorted(known)))
    for key, given in value.items():
        is_none = key == "header" and given == 0 and isinstance(given, int)
        if not (is_none or _is_number(given) if key in _NUMBERS else isinstance(given, str)):
            return msg(
                "table.{key} must be {value}",
                key=key,
                value=msg("a number") if key in _NUMBERS else msg("a text"),
            )
    return None


def _wrong_columns(value: Any) -> Message | None:
    if not isinstance(value, list):
        return msg("columns must be a list")
    for place, one in enumerate(value):
        where = f"columns[{place}]"
        if not isinstance(one, dict) or set(one) - _COLUMN_KEYS:
            return msg("{where} must be an object with record, column and values", where=where)
        if not isinstance(one.get("record"), str) or not isinstance(one.get("column"), str):
            return msg("{where} must name its record and its column", where=where)
        if not _are_texts(one.get("also", [])):
            return msg("{where}.also must be a list of columns", where=where)
        values = one.get("values", {})
        if not isinstance(values, dict) or not _are_texts([*values.values()]):
            return msg("{where}.values must give a text for each value", where=where)
    return None
