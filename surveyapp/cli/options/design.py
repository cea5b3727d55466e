"""A design that options describe: --design NAME --set key=value."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from surveyapp.cli.options.output import add_repeated, bad_option
from surveyapp.designs import CATALOGUE
from surveyapp.designs.core.typed_numbers import filed_number, filed_parameter

if TYPE_CHECKING:
    from surveyapp.estimation.planning.target import Plannable


def add_design(command: argparse.ArgumentParser) -> None:
    """Add --design and --set."""
    command.add_argument("--design", metavar="NAME", help="or --best-under")
    add_repeated(
        command,
        "--set",
        "KEY=VALUE",
        "a parameter of the design, such as p_truth=3/4; may be repeated",
        dest="parameters",
    )


def design_from_options(name: str, settings: Sequence[str]) -> Plannable:
    """Return the design that ``--design NAME --set key=value …`` describes.

    Numbers are read as people write them; see ``typed_numbers``. Lists are written with commas:
    ``p_forced=1/4,1/4``; rows of them with semicolons between.
    ``k`` may be given where a design has it.

    Raises
    ------
    UserProblem
        if the catalogue has no such design; if a setting is not ``key=value``.
    ParameterProblem
        for the first parameter that cannot be used.
    """
    known = CATALOGUE.by_name
    if name not in known:
        from surveyapp.services.documentation.design_explanation import no_such_design  # noqa: PLC0415 - few need it

        raise no_such_design(name)
    design = known[name]
    declared = design.parameters()
    values: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise bad_option(option=f"--set {setting}", reason="write key=value")
        is_known = key in declared
        values[key] = filed_parameter(declared[key].kind, value) if is_known else value
    k = values.pop("k", None) if design.derives_k else None
    if k is None and design.derives_k:
        listed = values.get("p_forced", values.get("rows"))
        k = len(listed) if isinstance(listed, list) else 2
    # every family of the catalogue has its own way to be planned
    return cast(
        "Plannable",
        design.read(values, int(str(declared["k"].read("k", k))) if design.derives_k else 2),
    )


def stated_design(stated: str) -> dict[str, Any]:
    """Return the design of ``NAME,KEY=VALUE…`` as survey files state it; a value with ; is a list.

    Parameters
    ----------
    stated
        what was typed; what follows a comma without a key is the decimals of the number before it.
    """
    texts: dict[str, str] = {}
    last = ""
    for part in stated.split(","):
        key, is_pair, value = part.partition("=")
        if not is_pair and last and part.strip(" %٪").isdigit():
            texts[last] += f",{part}"
            continue
        last = key.strip() if is_pair else ""
        texts[last or "name"] = value if is_pair else part
    found = {key: _filed(value) if key != "name" else value.strip() for key, value in texts.items()}
    return {key: value for key, value in found.items() if value}


def _filed(text: str) -> str | list[str]:
    several = [filed_number(one) for one in text.split(";")]
    return several if len(several) > 1 else several[0]
