"""``plan``: interviews that an error or a power needs."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from typing import Any

from surveyapp.cli_output import DONE, BadOption, add_command, add_output, print_table, write_output
from surveyapp.designs import CATALOGUE, DESIGNS, Design
from surveyapp.designs.exact import rounded_up
from surveyapp.designs.parameters import Kind
from surveyapp.errors import QT_TRANSLATE_NOOP, UserProblem
from surveyapp.services.explain import NoSuchDesign


class NotPlanned(UserProblem):
    """The planner's formulas need one known channel."""

    sentence = QT_TRANSLATE_NOOP(
        "errors",
        "{name} cannot be planned yet: the planner knows designs of one sample and one channel, such as "
        "{known}. Rehearse it with simulate and estimate instead.",
    )


def add_plan(commands: Any) -> None:
    """Add the command ``plan``."""
    command = add_command(
        commands, "plan", _plan, "how many interviews an error needs; with --n, the error reached"
    )
    command.add_argument("--design", metavar="NAME", help="or --best-under")
    command.add_argument(
        "--set", action="append", default=[], metavar="KEY=VALUE", dest="parameters"
    )
    command.add_argument("--error", metavar="q")
    command.add_argument("--n", type=int, metavar="N")
    command.add_argument("--confidence", default="0.95", metavar="c")
    command.add_argument("--prevalence", metavar="π", help="default: the worst case")
    command.add_argument("--method", metavar="METHOD", help="chebyshev, hoeffding, normal or exact")
    command.add_argument("--design-effect", default="1", metavar="D")
    command.add_argument("--non-response", default="0", metavar="SHARE")
    command.add_argument("--population", type=int, metavar="N")
    command.add_argument(
        "--best-under", metavar="ε", help="rank the designs whose privacy loss stays under ε"
    )
    command.add_argument("--choices", type=int, default=2, metavar="k", help="for --best-under; 2")
    power = command.add_argument_group(
        "power: the chance to detect a difference (instead of --error)"
    )
    power.add_argument("--alternative", type=float, metavar="π", help="the prevalence expected")
    power.add_argument("--null", type=float, default=0.0, metavar="π", help="without difference; 0")
    power.add_argument("--reference", type=float, metavar="π", help="expected in the other group")
    power.add_argument("--power", type=float, default=0.8, metavar="P", help="wanted; default 0.8")
    power.add_argument("--significance", type=float, default=0.05, metavar="α")
    power.add_argument("--one-sided", action="store_true")
    add_output(command)


def _plan_best(options: argparse.Namespace) -> int:
    from surveyapp.services.plan import best_designs  # noqa: PLC0415

    if options.error is None:
        raise BadOption(option="--best-under", reason="say which --error is wanted")
    rows = best_designs(
        options.choices,
        options.best_under,
        error=options.error,
        confidence=options.confidence,
        prevalence=options.prevalence,
    )
    if not write_output(options, rows, None):
        header = ["design", "parameters", "ε", "n"]
        body = [[row.design, row.stated, rounded_up(row.epsilon), str(row.n)] for row in rows]
        print_table([header, *body])
    return DONE


def _plan_power(options: argparse.Namespace, design: Design) -> int:
    from surveyapp.estimation.power import Contrast  # noqa: PLC0415
    from surveyapp.services.plan import plan_power  # noqa: PLC0415

    contrast = Contrast(
        options.null,
        options.alternative,
        reference=options.reference,
        significance=options.significance,
        is_two_sided=not options.one_sided,
    )
    row = plan_power(design, contrast, n=options.n, wanted=options.power)
    if not write_output(options, [row], None):
        each = "" if row.reference is None else " in each of the two groups"
        print(f"n = {row.n}{each}: power {row.power:.4f}")
    return DONE


def _plan(options: argparse.Namespace) -> int:
    from surveyapp.services import plan  # noqa: PLC0415

    if (options.design is None) == (options.best_under is None):
        raise BadOption(option="plan", reason="give --design or --best-under, one of them")
    if options.best_under is not None:
        return _plan_best(options)
    design = design_from_options(options.design, options.parameters)
    shared = {
        "confidence": options.confidence,
        "prevalence": options.prevalence,
        "method": options.method,
    }
    if options.alternative is not None:
        return _plan_power(options, design)
    if (options.error is None) == (options.n is None):
        raise BadOption(option="plan", reason="give --error or --n, one of them")
    if options.n is not None:
        if options.population is not None:
            raise BadOption(option="--population", reason="it goes with --error, not with --n")
        rows = plan.plan_error(
            design,
            n=options.n,
            design_effect=options.design_effect,
            non_response=options.non_response,
            **shared,
        )
    else:
        rows = plan.plan_n(
            design,
            error=options.error,
            design_effect=options.design_effect,
            non_response=options.non_response,
            population=options.population,
            **shared,
        )
    if not write_output(options, rows, None):
        header = ["method", "error of", "prevalence", "error", "confidence", "n"]
        body = [
            [
                row.method,
                row.part,
                "worst case" if row.prevalence is None else f"{row.prevalence:g}",
                f"{row.error:.6g}",
                f"{row.confidence:g}",
                str(row.n),
            ]
            for row in rows
        ]
        print_table([header, *body])
    return DONE


def design_from_options(name: str, settings: Sequence[str]) -> Design:
    """Return the design that ``--design NAME --set key=value …`` describes.

    Lists are written with commas: ``p_forced=1/4,1/4``; rows of them with semicolons between.
    ``k`` may be given where a design has it.

    Raises:
        NoSuchDesign: if the catalogue has no such design.
        NotPlanned: if it has, but not as one channel.
        ParameterProblem: for the first parameter that cannot be used.
        BadOption: if a setting is not ``key=value``.
    """
    planned = {design.name: design for design in DESIGNS}
    if name not in planned and name in {design.name for design in CATALOGUE}:
        raise NotPlanned(name=name, known="two_coins, crosswise or k_rr")
    if name not in planned:
        raise NoSuchDesign(name=name, known=", ".join(planned))
    design = planned[name]
    declared = design.parameters()
    values: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals:
            raise BadOption(option=f"--set {setting}", reason="write key=value")
        kind = declared[key].kind if key in declared else None
        if kind is Kind.ROWS:
            values[key] = [row.split(",") for row in value.split(";")]
        else:
            values[key] = value.split(",") if kind is Kind.PROBABILITIES else value
    k = values.pop("k", None) if design.derives_k else None
    if k is None and design.derives_k:
        listed = values.get("p_forced", values.get("rows"))
        k = len(listed) if isinstance(listed, list) else 2
    return design.read(values, int(str(declared["k"].read("k", k))) if design.derives_k else 2)
