"""Randomization designs: known channels from true answers to reports, and the catalogue of all of them.

A design states only its channel; randomizing, ε, debiasing and composition follow from it and are
written once. To add a design, write its module and one line in ``HOMES`` here, or in the catalogue of its
family. A design is loaded when it is first asked for.
This package imports neither Qt nor NumPy and opens no files; only ``core.coins`` asks the operating
system for anything.

The folders, in reading order:

core/          what every design is made of: channel, exact numbers, coins, parameters
wording/       sentences that state the odds to a respondent
channels/      designs of one sample for a question with a few answers: one channel each
latent/        designs of several samples, or with several kinds of people
oracles/       frequency oracles, for many choices
quantitative/  designs for numbers
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from surveyapp.designs.core.catalogue import Catalogue
from surveyapp.designs.core.design import AskableDesign, Declared, Design, Mode
from surveyapp.designs.latent.catalogue import LATENT_DESIGNS
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.quantitative.catalogue import QUANTITATIVE_DESIGNS

HOMES: dict[str, str] = {
    "direct": "channels.direct.Direct",
    "two_coins": "channels.two_coins.TwoCoins",
    "forced_response": "channels.forced_response.ForcedResponse",
    "warner": "channels.warner.Warner",
    "mangat": "channels.mangat.Mangat",
    "unrelated_question": "channels.unrelated_question.UnrelatedQuestion",
    "devore": "channels.devore.Devore",
    "two_stage_warner": "channels.two_stage_warner.TwoStageWarner",
    "two_stage_unrelated": "channels.two_stage_unrelated.TwoStageUnrelated",
    "mangat_singh_singh": "channels.mangat_singh_singh.MangatSinghSingh",
    "singh_joarder": "channels.singh_joarder.SinghJoarder",
    "christofides": "channels.christofides.Christofides",
    "matrix": "channels.matrix.Matrix",
    "kuk": "channels.kuk.Kuk",
    "crosswise": "channels.crosswise.Crosswise",
    "triangular": "channels.triangular.Triangular",
    "forced_choice": "channels.forced_choice.ForcedChoice",
    "k_rr": "channels.k_rr.KRR",
}
"""By its name, where each design of one sample and few answers is; in the order of menus."""

DESIGNS: Catalogue[Design] = Catalogue(HOMES)

CATALOGUE: Catalogue[Declared] = Catalogue(
    {**HOMES, **LATENT_DESIGNS.homes, **ORACLE_DESIGNS.homes, **QUANTITATIVE_DESIGNS.homes}
)
"""Every design of every family: one channel, several samples, many choices, numbers."""

LISTED: Catalogue[AskableDesign] = Catalogue(
    {**HOMES, **LATENT_DESIGNS.homes, **ORACLE_DESIGNS.homes}
)
"""The designs of questions that have one of a few answers."""

ASKABLE: Catalogue[AskableDesign] = Catalogue(
    {**HOMES, **LATENT_DESIGNS.homes, **ORACLE_DESIGNS.homes, **QUANTITATIVE_DESIGNS.homes}
)
"""The designs that survey files may use."""

DESIGN_BY_NAME = ASKABLE.by_name

LISTED_ANSWERS = "listed"
"""The kind of questions that have one of a few answers."""

_FOR_KIND: dict[str, Catalogue[AskableDesign]] = {
    LISTED_ANSWERS: LISTED,
    "number": Catalogue(
        {"direct": "quantitative.direct_number.DirectNumber", **QUANTITATIVE_DESIGNS.homes}
    ),
    "multiple_choice": Catalogue(
        {"direct": "oracles.direct_sets.DirectSets", "unary": ORACLE_DESIGNS.homes["unary"]}
    ),
    "words": Catalogue({"direct": "channels.direct_words.DirectWords"}),
}


def designs_for(kind: str) -> Mapping[str, type[AskableDesign]]:
    """Return the designs that can ask questions of one kind, by name.

    Parameters
    ----------
    kind : listed, number, multiple_choice or words
        what the answers are: a type of questions states it as ``designs``.
    """
    return _FOR_KIND[kind].by_name


__all__ = [  # noqa: PLE0604 - all are texts
    "ASKABLE",
    "CATALOGUE",
    "DESIGNS",
    "DESIGN_BY_NAME",
    "LISTED_ANSWERS",
    "AskableDesign",
    "Declared",
    "Design",
    "Mode",
    "designs_for",
    *sorted({name for listed in (CATALOGUE, *_FOR_KIND.values()) for name in listed.class_names}),
]


def __getattr__(name: str) -> Any:
    for listed in (CATALOGUE, *_FOR_KIND.values()):
        found = listed.with_class(name)
        if found is not None:
            return found
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
