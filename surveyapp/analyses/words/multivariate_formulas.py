"""Where the numbers of comparisons, ranks, distances and regressions come from, with their sources."""

from __future__ import annotations

from surveyapp.analyses.words.formulas import (
    ESTIMATE,
    WEIGHTED_MEAN,
    Formula,
    Formulas,
)

OF_RANKS: Formulas = (
    Formula(
        ESTIMATE,
        "E[Σ uₐ·πₐ | n], π ~ Dirichlet(1, …, 1)",
        "Laplace (1774); Tanner & Wong (1987)",
    ),
)


EFFECTIVE = Formula(
    ESTIMATE,
    "n → n/deff, deff = V̂(z)/V₀",
    "Kish (1965); Chen, Wakefield & Lumley (2014)",
)


def rank_formulas(*, is_complex_sample: bool) -> Formulas:
    """Return where ranks come from."""
    return (WEIGHTED_MEAN, EFFECTIVE, *OF_RANKS) if is_complex_sample else OF_RANKS
