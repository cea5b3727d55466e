"""The report that earlier versions kept with the desk's layout, as the blocks of an output.

It always had the estimates of everybody; besides the analyses that were added to it, estimates by groups and
the differences between these. What is no such choice is left out: the file may come from a stranger.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from surveyapp.analyses.registry import analysis_named
from surveyapp.services.output.output import Output

Flags = dict[str, object]
"""Values by the options of the command, whose names stay for ever."""
_COMMANDS = ("crosstab", "compare", "rank", "distance", "regress")


def earlier_report(state: Mapping[str, object], compared: Sequence[str]) -> Output | None:
    """Return the report that was kept with a layout, as an output; None where there was none.

    Parameters
    ----------
    state
        How the desk looked, as it was kept in the project.
    compared
        The questions whose groups could be compared.
    """
    kept = _part(_part(_part(state, "pages"), "together"), "report")
    analyses, choices = kept.get("analyses"), _part(kept, "choices")
    if not isinstance(analyses, list) or not (analyses or choices):
        return None
    level = _level(choices.get("report_level"))
    groups = [text.partition(": ")[0] for text in _texts(choices.get("report_groups"))]
    output = _added(Output(), "estimate", {}, level)
    for group in groups:
        output = _added(output, "estimate", {"--by": group}, level)
    for one in analyses:
        if isinstance(one, dict) and one.get("analysis") in _COMMANDS:
            is_unweighted = one.get("is_unweighted") is True
            found = {flag: value for flag, value in _flags(one) if value not in (None, [], "")}
            output = _added(output, one["analysis"], found, level, is_unweighted=is_unweighted)
    for group in groups if choices.get("report_compare") is True else ():
        for question in compared:
            if question != group:
                asked: Flags = {"--question": question, "--by": group}
                output = _added(output, "compare", asked, level)
    return output


def _added(
    output: Output, name: str, flags: Flags, level: float | None, *, is_unweighted: bool = False
) -> Output:
    """Return the output with one more block; options that the analysis has not are left out."""
    kind = analysis_named(name)
    if kind is None:
        return output
    names = {option.flag: option.name for option in kind.options()}
    given = flags if level is None else {**flags, "--level": level}
    options = {names[flag]: value for flag, value in given.items() if flag in names}
    cluster = None if "--cluster" in names else flags.get("--cluster")
    return output.added(
        name,
        options,
        is_unweighted=is_unweighted,
        cluster=cluster if isinstance(cluster, str) else None,
    )


def _part(state: Mapping[str, object], name: str) -> Mapping[str, object]:
    found = state.get(name)
    return found if isinstance(found, dict) else {}


def _texts(value: object) -> list[str]:
    return [one for one in value if isinstance(one, str)] if isinstance(value, list) else []


def _level(value: object) -> float | None:
    return {"0.8": 0.8, "0.9": 0.9, "0.99": 0.99}.get(str(value))


def _flags(kept: Mapping[str, object]) -> Iterator[tuple[str, object]]:
    """Yield what an analysis of an earlier version asked for, by the options of its command."""
    question, others, by = kept.get("question"), _texts(kept.get("others")), kept.get("by")
    match kept["analysis"]:
        case "regress":
            yield "--outcome", question
            yield "--predictors", others
            yield "--model", kept.get("model")
            yield "--link", None if kept.get("link") == "logit" else kept.get("link")
            yield "--reference", kept.get("references")
            yield "--groups-of-fit", kept.get("fit_groups")
            yield "--fit", kept.get("fit_groups") is not None or None
            is_own = kept.get("random_intercept") is True
            yield "--random-intercept" if is_own else "--cluster", kept.get("cluster")
        case "crosstab" | "rank":
            yield "--questions", [question, *others]
            yield "--by", by if kept["analysis"] == "rank" else None
        case _:
            yield "--question", question
            yield "--by", by
