"""Parts of the JSON Schema that several modules put together."""

from __future__ import annotations

import re
from typing import Any

TEXT = {"$ref": "#/$defs/text"}
DECIMAL: dict[str, list[dict[str, str]]] = {
    "anyOf": [
        {"type": "number"},
        {"type": "string", "pattern": r"^[+-]?[0-9]*\.?[0-9]+$"},
    ]
}


def object_schema(needed: dict[str, Any], optional: dict[str, Any] | None = None) -> dict[str, Any]:
    """Return the schema of an object with exactly these keys.

    Parameters
    ----------
    needed
        the schemas of the keys that it must have.
    optional
        those of the keys that it may have.
    """
    return {
        "type": "object",
        "properties": {**needed, **(optional or {})},
        "required": list(needed),
        "additionalProperties": False,
    }


def name_schema(pattern: re.Pattern[str]) -> dict[str, Any]:
    """Return the schema of a name.

    Parameters
    ----------
    pattern
        what the whole name must match.
    """
    return {"type": "string", "pattern": anchored(pattern)}


def anchored(pattern: re.Pattern[str]) -> str:
    """Return a pattern as JSON Schema needs it for a whole text.

    Parameters
    ----------
    pattern
        what the whole text must match.
    """
    return f"^(?:{pattern.pattern})$"


def listed_ids(pattern: re.Pattern[str], low: int, high: int) -> dict[str, Any]:
    """Return the schema of a list of different ids.

    Parameters
    ----------
    pattern
        what each must match.
    low, high
        the fewest and the most.
    """
    return {
        "type": "array",
        "items": name_schema(pattern),
        "minItems": low,
        "maxItems": high,
        "uniqueItems": True,
    }
