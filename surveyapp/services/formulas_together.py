"""Where the numbers of comparisons, ranks, distances and regressions come from, with their sources."""

from __future__ import annotations

from surveyapp.estimation.distance import DistanceKind
from surveyapp.services.compare import ALL_ANSWERS, DIFFERENCE, ODDS_RATIO, ComparedRow
from surveyapp.services.distances import DistanceRow
from surveyapp.services.formulas import ERROR, ESTIMATE, INTERVAL, Formula
from surveyapp.services.regress import Model, RegressionTable

Formulas = tuple[Formula, ...]

DELTA = Formula(ERROR, "√(∇gᵀ Cov(π̂) ∇g)", "Cramér (1946)")
WALD = Formula(INTERVAL, "θ̂ ± z·SE", "Laplace (1812); Wald (1943)")

OF_CELLS: Formulas = (
    Formula(
        ESTIMATE,
        "π̂ = λ̂ (P₁ ⊗ P₂ …)⁻¹",
        "Chaudhuri & Mukerjee (1988); van den Hout & van der Heijden (2002)",
    ),
)
OF_RANKS: Formulas = (
    Formula(
        ESTIMATE,
        "E[Σ uₐ·πₐ | n], π ~ Dirichlet(1, …, 1)",
        "Laplace (1774); Tanner & Wong (1987)",
    ),
)
OF_PREDICTIONS: Formulas = (
    Formula(ESTIMATE, "Σ F(x̃ᵢᵀβ̂)/n", "Lane & Nelder (1982)"),
    DELTA,
)

KNOWN_DIFFERENCE: Formulas = (
    Formula(ESTIMATE, "π̂₁ − π̂₂", "Chaudhuri & Mukerjee (1988)"),
    Formula(
        INTERVAL,
        "d − √((p₁ − l₁)² + (u₂ − p₂)²) … d + √((u₁ − p₁)² + (p₂ − l₂)²)",
        "Newcombe (1998); Zou & Donner (2008)",
    ),
)
KNOWN_RATIO: Formulas = (Formula(ESTIMATE, "π̂₁(1 − π̂₂)/((1 − π̂₁)π̂₂)", "Cornfield (1951)"),)
HIDDEN_DIFFERENCE: Formulas = (
    Formula(ESTIMATE, "π̂(a, 1)/π̂(·, 1) − π̂(a, 2)/π̂(·, 2)", "van den Hout & van der Heijden (2002)"),
    DELTA,
    WALD,
)
HIDDEN_RATIO: Formulas = (
    Formula(ESTIMATE, "π̂₁₁π̂₂₂/(π̂₁₂π̂₂₁)", "van den Hout & van der Heijden (2002)"),
    DELTA,
    WALD,
)
HOMOGENEITY: Formulas = (Formula(ESTIMATE, "G² = 2(ℓ₁ + ℓ₂ − ℓ) ~ χ²", "Wilks (1938)"),)
CORRELATED: Formulas = (Formula(ESTIMATE, "r(π̂), π̂ = λ̂ (P₁ ⊗ P₂)⁻¹", "Fox & Tracy (1984)"), DELTA)
STEPS: Formulas = (
    Formula(
        ESTIMATE,
        "Σ |F̂₁(k) − F̂₂(k)| − E*[d* − d̂]",
        "Rubner, Tomasi & Guibas (2000); Vallender (1974); Fang & Santos (2019)",
    ),
)
MOVED: Formulas = (
    Formula(ESTIMATE, "½ Σ |π̂₁(a) − π̂₂(a)| − E*[d* − d̂]", "Jordan (1881); Fang & Santos (2019)"),
)
LOGISTIC: Formulas = (
    Formula(
        ESTIMATE,
        "argmax Σ ln(P[1, y]·F(xᵀβ) + P[0, y]·(1 − F(xᵀβ)))",
        "Maddala (1983); Scheers & Dayton (1988); van den Hout et al. (2007)",
    ),
    WALD,
)
LINEAR: Formulas = (
    Formula(ESTIMATE, "argmax Σ ln(φ((y − xᵀβ)/σ)/σ)", "Gauss (1809)"),
    WALD,
)


def of_measure(row: ComparedRow) -> Formulas:
    """Return where a measure of two groups comes from; groups that coins hide have no sizes."""
    is_hidden = row.n_first is None
    if row.measure == DIFFERENCE:
        return HIDDEN_DIFFERENCE if is_hidden else KNOWN_DIFFERENCE
    if row.measure == ODDS_RATIO:
        return HIDDEN_RATIO if is_hidden else KNOWN_RATIO
    return HOMOGENEITY if row.measure == ALL_ANSWERS else CORRELATED


def of_distances(row: DistanceRow) -> Formulas:
    """Return where a distance comes from."""
    return STEPS if row.kind == DistanceKind.EARTH_MOVERS.value else MOVED


def of_coefficients(table: RegressionTable) -> Formulas:
    """Return where the coefficients of a regression come from."""
    return LINEAR if table.model is Model.LINEAR else LOGISTIC
