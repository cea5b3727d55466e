"""``plan``: interviews that an error or a power needs."""

from __future__ import annotations

import argparse
import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from surveyapp.cli.options.output import (
    DONE,
    add_command,
    add_output,
    bad_option,
    print_table,
    write_output,
)
from surveyapp.designs import CATALOGUE
from surveyapp.designs.core.parameters import ParameterKind
from surveyapp.messages.numerals import rounded_up
from surveyapp.services.documentation.design_explanation import no_such_design

if TYPE_CHECKING:
    from surveyapp.estimation.planning.target import Plannable
    from surveyapp.services.planning.sample_size import PowerRow


def add_plan(commands: Any) -> None:
    """Add the command ``plan``."""
    command = add_command(
        commands, "plan", _plan, "how many interviews an error needs; with --n, the error reached"
    )
    command.add_argument("--design", metavar="NAME", help="or --best-under")
    command.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        dest="parameters",
        help="a parameter of the design, such as p_truth=3/4; may be repeated",
    )
    command.add_argument(
        "--error", metavar="q", help="the largest error to allow, as a share: 0.05 is 5 points"
    )
    command.add_argument(
        "--n",
        type=int,
        metavar="N",
        help="instead of --error: the interviews you can make; says the error reached",
    )
    command.add_argument(
        "--confidence",
        default="0.95",
        metavar="c",
        help="how often the error shall stay within; 0.95 by default",
    )
    command.add_argument(
        "--prevalence",
        "--mean",
        metavar="π",
        help="expected share of --target; of a number, its mean; default: the worst case",
    )
    command.add_argument(
        "--target",
        metavar="ANSWER",
        help="the answer to plan for: yes, no, the number of an answer, or all (the least precise "
        "decides, the other answers dividing at their worst); default: yes, of more answers all",
    )
    command.add_argument(
        "--nuisance",
        action="append",
        default=[],
        metavar="NAME=SHARE",
        help="people of other kinds, such as cheaters=0.1; may be repeated",
    )
    command.add_argument("--curve", metavar="q,q", help="the interviews that each error needs")
    command.add_argument("--method", metavar="METHOD", help="chebyshev, hoeffding, normal or exact")
    command.add_argument(
        "--design-effect",
        default="1",
        metavar="D",
        help="by how much clusters and weights enlarge the variance; 1 by default",
    )
    command.add_argument(
        "--non-response",
        default="0",
        metavar="SHARE",
        help="the share of people who will not answer; 0 by default",
    )
    command.add_argument(
        "--population",
        type=int,
        metavar="N",
        help="the people that the sample is drawn from, where they are few",
    )
    command.add_argument(
        "--best-under", metavar="ε", help="rank the designs whose privacy loss stays under ε"
    )
    command.add_argument(
        "--best",
        action="store_true",
        help="choose the design for --choices at --epsilon and --n, and say why",
    )
    command.add_argument("--epsilon", metavar="ε", help="for --best")
    command.add_argument(
        "--choices", type=int, default=2, metavar="k", help="for --best and --best-under; 2"
    )
    power = command.add_argument_group(
        "power: the chance to detect a difference (instead of --error)"
    )
    power.add_argument("--alternative", metavar="π", help="the prevalence (or mean) expected")
    power.add_argument(
        "--null", metavar="π", help="without difference; 0, or between the two groups"
    )
    power.add_argument("--reference", metavar="π", help="expected in the other group")
    power.add_argument("--power", type=float, default=0.8, metavar="P", help="wanted; default 0.8")
    power.add_argument(
        "--significance",
        type=float,
        default=0.05,
        metavar="α",
        help="the level of the test; 0.05 by default",
    )
    power.add_argument("--sizes", metavar="n,n", help="the power of each of these numbers")
    power.add_argument("--one-sided", action="store_true", help="test in one direction only")
    add_output(command)


def _plan_best(options: argparse.Namespace) -> int:
    from surveyapp.services.planning.sample_size import best_designs  # noqa: PLC0415

    if options.error is None:
        raise bad_option(option="--best-under", reason="say which --error is wanted")
    rows = best_designs(
        options.choices,
        options.best_under,
        error=options.error,
        confidence=options.confidence,
        prevalence=options.prevalence,
        design_effect=options.design_effect,
        non_response=options.non_response,
    )
    if not write_output(options, rows, None):
        header = ["design", "parameters", "ε", "n"]
        body = [[row.design, row.stated, rounded_up(row.epsilon), str(row.n)] for row in rows]
        print_table([header, *body])
    return DONE


def _choose_oracle(options: argparse.Namespace) -> int:
    from surveyapp.services.planning.sample_size import choose_oracle  # noqa: PLC0415

    if options.epsilon is None:
        raise bad_option(option="--best", reason="say which --epsilon must not be passed")
    made = choose_oracle(options.choices, options.epsilon, 1000 if options.n is None else options.n)
    if not write_output(options, made.rows, None):
        header = ["design", "parameters", "ε", "n", "se by coins", "se at worst"]
        body = [
            [
                row.design,
                row.stated,
                rounded_up(row.epsilon),
                str(row.n),
                f"{row.coin_error:.4f}",
                f"{row.worst_error:.4f}",
            ]
            for row in made.rows
        ]
        print_table([header, *body])
        print(made.reason)
    return DONE


def _plan_curve(options: argparse.Namespace, design: Plannable, shared: dict[str, Any]) -> int:
    from surveyapp.services.planning.sample_size import plan_curve  # noqa: PLC0415

    errors = [float(error) if _is_float(error) else None for error in options.curve.split(",")]
    given = [error for error in errors if error is not None]
    if len(given) < len(errors):
        reason = f"{options.curve[:80]} is no list of errors; write 0.01,0.02,0.05"
        raise bad_option(option="--curve", reason=reason)
    rows = plan_curve(design, errors=given, **shared)
    if not write_output(options, rows, None):
        body = [[row.method, f"{row.error:.6g}", str(row.n)] for row in rows]
        print_table([["method", "error", "n"], *body])
    return DONE


def _is_float(written: str) -> bool:
    try:
        return math.isfinite(float(written))
    except ValueError:
        return False


def _plan_power(options: argparse.Namespace, design: Plannable, shared: dict[str, Any]) -> int:
    from surveyapp.services.planning.sample_size import contrast_of, plan_power, plan_power_curve  # noqa: PLC0415

    contrast = contrast_of(
        design,
        null=options.null,
        alternative=options.alternative,
        reference=options.reference,
        significance=options.significance,
        is_two_sided=not options.one_sided,
    )
    if options.sizes is not None:
        rows = plan_power_curve(design, contrast, _sizes(options), **shared)
        return _tell_powers(options, rows)
    row = plan_power(design, contrast, n=options.n, wanted=options.power, **shared)
    if not write_output(options, [row], None):
        each = "" if row.reference is None else " in each of the two groups"
        print(f"n = {row.n}{each}: power {row.power:.4f}")
        _say_division(design, row.target)
    return DONE


def _say_division(design: Plannable, target: str) -> None:
    """Say what is assumed of the other answers, where there are several."""
    if design.answer_count > 2:
        whose = "each answer in turn" if target == "all" else f"answer {target}"
        print(f"planned for {whose}; the other answers divide at their worst")


def _tell_powers(options: argparse.Namespace, rows: Sequence[PowerRow]) -> int:
    if not write_output(options, rows, None):
        print_table([["n", "power"], *([str(row.n), f"{row.power:.4f}"] for row in rows)])
    return DONE


def _sizes(options: argparse.Namespace) -> list[int]:
    given = [size.strip() for size in options.sizes.split(",")]
    if not all(size.isascii() and size.isdigit() for size in given):
        reason = f"{options.sizes[:80]} is no list of numbers; write 200,500,1000"
        raise bad_option(option="--sizes", reason=reason)
    return [int(size) for size in given]


def _refuse_unused(options: argparse.Namespace) -> None:
    """Refuse an option that the way of planning would ignore, so that nobody takes it as counted."""
    if options.target is not None and options.design is None:
        reason = "it goes with --design; --best and --best-under treat all choices alike"
        raise bad_option(option="--target", reason=reason)
    is_n_wanted = options.design is not None and options.error is not None
    if options.population is not None and (not is_n_wanted or options.alternative is not None):
        raise bad_option(option="--population", reason="it goes with --error, not with --n")


def _plan(options: argparse.Namespace) -> int:
    from surveyapp.services.planning import sample_size  # noqa: PLC0415

    ways = [options.design is not None, options.best_under is not None, options.best]
    if sum(ways) != 1:
        raise bad_option(option="plan", reason="give --design, --best-under or --best, one of them")
    _refuse_unused(options)
    if options.best:
        return _choose_oracle(options)
    if options.best_under is not None:
        return _plan_best(options)
    design = design_from_options(options.design, options.parameters)
    fieldwork = {
        "design_effect": options.design_effect,
        "non_response": options.non_response,
        "nuisances": sample_size.read_design_nuisances(design, options.nuisance),
        "target": options.target,
    }
    if options.alternative is not None:
        return _plan_power(options, design, fieldwork)
    shared = {"confidence": options.confidence, "prevalence": options.prevalence, **fieldwork}
    if options.curve is not None:
        return _plan_curve(options, design, shared)
    shared["method"] = options.method
    if (options.error is None) == (options.n is None):
        raise bad_option(option="plan", reason="give --error or --n, one of them")
    if options.n is not None:
        rows = sample_size.plan_error(design, n=options.n, **shared)
    else:
        rows = sample_size.plan_n(
            design, error=options.error, population=options.population, **shared
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
        _say_division(design, rows[0].target)
    return DONE


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
