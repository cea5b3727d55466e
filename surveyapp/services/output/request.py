"""What a block asks for, once its options are read by the declaration of its analysis."""

from __future__ import annotations

from surveyapp.analyses.registry import analysis_named
from surveyapp.errors import UserProblem
from surveyapp.messages.message import msg
from surveyapp.services.analyses.request import AnalysisRequest
from surveyapp.services.output.output import Block


def request_of(block: Block) -> AnalysisRequest:
    """Return the request of a block.

    Parameters
    ----------
    block
        A block of an output.

    Raises
    ------
    OptionProblem
        if an option is missing or cannot be used.
    UserProblem
        if this program does not know the analysis, or one of its options.
    """
    kind = analysis_named(block.analysis)
    if kind is None:
        raise UserProblem(
            msg(
                "This version of Surveyapp has no analysis “{analysis}”. A newer version has made "
                "this block; it stays in the project.",
                analysis=block.analysis,
            )
        )
    analysis = kind.read(**block.options)
    return AnalysisRequest(
        analysis,
        where=block.where,
        stratum=block.stratum,
        cluster=block.cluster,
        is_unweighted=block.is_unweighted,
        replication=block.replication,
    )
