"""The software bill of materials, as CycloneDX 1.6 in JSON. The same parts give the same bytes."""

from __future__ import annotations

import re
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from installers.parts import Part

_EXPRESSION = re.compile(r"[A-Za-z0-9.+-]+( (AND|OR|WITH) [A-Za-z0-9.+-]+)*")
_SPDX_WORDS = (
    "MIT",
    "BSD-",
    "Apache-2.0",
    "PSF-",
    "LGPL-",
    "GPL-",
    "MPL-",
    "HPND",
    "0BSD",
    "MIT-CMU",
)


def bill(parts: Sequence[Part], *, sha256: str, made_at: int) -> dict[str, Any]:
    """Return the bill of a bundle: ``parts`` with the program first, the hash over all of its files.

    ``made_at``: seconds since 1970, of the commit.
    """
    program, *others = parts
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, program.address + sha256)}",
        "version": 1,
        "metadata": {
            "timestamp": datetime.fromtimestamp(made_at, UTC).isoformat().replace("+00:00", "Z"),
            "component": {
                **_component(program, "application"),
                "properties": [{"name": "surveyapp:identity:sha256", "value": sha256}],
            },
        },
        "components": [_component(one, "library") for one in others],
        "dependencies": [
            {"ref": one.address, "dependsOn": list(one.needs)} for one in parts if one.needs
        ],
    }


def _component(part: Part, kind: str) -> dict[str, Any]:
    return {
        "type": kind,
        "bom-ref": part.address,
        "name": part.name,
        "version": part.version,
        "purl": part.address,
        "licenses": [_licence(part.licence)],
    }


def _licence(stated: str) -> dict[str, Any]:
    """Return an SPDX expression as such, and any other words as a name."""
    if _EXPRESSION.fullmatch(stated) and stated.startswith(_SPDX_WORDS):
        return {"expression": stated}
    return {"license": {"name": stated}}
