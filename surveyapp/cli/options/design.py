"""A design that options describe: --design NAME --set key=value."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from surveyapp.cli.options.output import bad_option
from surveyapp.designs import CATALOGUE
from surveyapp.designs.core.parameters import ParameterKind
from surveyapp.services.documentation.design_explanation import no_such_design

if TYPE_CHECKING:
    from surveyapp.estimation.planning.target import Plannable


def add_design(command: argparse.ArgumentParser) -> None:
    """Add --design and --set."""
    command.add_argument("--design", metavar="NAME", help="or --best-under")
    command.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        dest="parameters",
        help="a parameter of the design, such as p_truth=3/4; may be repeated",
    )


def design_from_options(name: str, settings: Sequence[str]) -> Plannable:
    """Return the design that ``--design NAME --set key=value …`` describes.

    Lists are written with commas: ``p_forced=1/4,1/4``; rows of them with semicolons between.
    ``k`` may be given where a design has it.

    Raises
    ------
    UserProblem
        if the catalogue has no such design; if a setting is not ``key=value``.
    ParameterProblem
        for the first parameter that cannot be used.
    """
    known = {design.name: design for design in CATALOGUE}
    if name not in known:
        raise no_such_design(name=name, known=", ".join(known))
    design = known[name]
    declared = design.parameters()
    values: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise bad_option(option=f"--set {setting}", reason="write key=value")
        kind = declared[key].kind if key in declared else None
        if kind is ParameterKind.ROWS:
            values[key] = [row.split(",") for row in value.split(";")]
        else:
            values[key] = value.split(",") if kind is ParameterKind.PROBABILITIES else value
    k = values.pop("k", None) if design.derives_k else None
    if k is None and design.derives_k:
        listed = values.get("p_forced", values.get("rows"))
        k = len(listed) if isinstance(listed, list) else 2
    # every family of the catalogue has its own way to be planned
    return cast(
        "Plannable",
        design.read(values, int(str(declared["k"].read("k", k))) if design.derives_k else 2),
    )
