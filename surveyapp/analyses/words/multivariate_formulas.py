"""Where the numbers of comparisons, ranks, distances and regressions come from, with their sources."""

from __future__ import annotations

from surveyapp.analyses.computation.multivariate.comparison import (
    ALL_ANSWERS,
    DIFFERENCE,
    ODDS_RATIO,
    ComparedRow,
)
from surveyapp.analyses.computation.multivariate.distance import DistanceRow
from surveyapp.analyses.computation.multivariate.regression import RegressionModel, RegressionTable
from surveyapp.analyses.words.formulas import (
    ERROR,
    ESTIMATE,
    INTERVAL,
    WEIGHTED,
    WEIGHTED_MEAN,
    Formula,
)
from surveyapp.estimation.comparison.distance import DistanceKind

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
COSTS: Formulas = (
    Formula(
        ESTIMATE,
        "min Σ c(a, b)·f(a, b) − E*[d* − d̂]",
        "Kantorovich (1942); Rubner, Tomasi & Guibas (2000); Fang & Santos (2019)",
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


COMPLEX_SAMPLE_WALD = Formula(
    INTERVAL, "θ̂ ± t(clusters or n − strata)·SE", "Korn & Graubard (1999)"
)
RAO_SCOTT = Formula(
    ESTIMATE, "G²/δ̄ ~ F, δ = eig(V₀⁻¹ V̂)", "Rao & Scott (1984); Satterthwaite (1946)"
)
EFFECTIVE = Formula(
    ESTIMATE,
    "n → n/deff, deff = V̂(z)/V₀",
    "Kish (1965); Chen, Wakefield & Lumley (2014)",
)
SANDWICH = Formula(ERROR, "J⁻¹ V̂(Σ wᵢsᵢ) J⁻¹", "Binder (1983)")
PSEUDO_LOGISTIC = Formula(
    ESTIMATE, "argmax Σ wᵢ ln(P[1, y]·F(xᵀβ) + P[0, y]·(1 − F(xᵀβ)))", "Binder (1983)"
)
PSEUDO_LINEAR = Formula(ESTIMATE, "argmax Σ wᵢ ln(φ((y − xᵀβ)/σ)/σ)", "Binder (1983)")


MOMENTS: Formulas = (
    Formula(ESTIMATE, "(Σ wᵢ(rᵢrᵢᵀ − Λᵢ))⁻¹ Σ wᵢrᵢvᵢ", "Fuller (1987)"),
    Formula(ERROR, "M⁻¹ V̂(Σ wᵢψᵢ) M⁻¹, ψ = r(v − rᵀβ̂) + Λβ̂", "Stefanski (1985)"),
)

SCORES: Formulas = (
    Formula(ESTIMATE, "Σₐ Rᵢₐ·(rᵢ − F(xᵢᵀβ + dₐᵀδ))·(xᵢ, dₐ): Σ wᵢψᵢ/Wₛ = 0", "Nakamura (1990)"),
    SANDWICH,
)


def cell_formulas(*, is_complex_sample: bool) -> Formulas:
    """Return where the cells of a cross-table come from: of a simple sample, or of a complex one."""
    return _of_complex_sample(OF_CELLS) if is_complex_sample else OF_CELLS


def rank_formulas(*, is_complex_sample: bool) -> Formulas:
    """Return where ranks come from."""
    return (WEIGHTED_MEAN, EFFECTIVE, *OF_RANKS) if is_complex_sample else OF_RANKS


def measure_formulas(row: ComparedRow, *, is_complex_sample: bool = False) -> Formulas:
    """Return where a measure of two groups comes from; groups that coins hide have no sizes."""
    known = _of_measure(row)
    if not is_complex_sample:
        return known
    # a difference without a likelihood ratio is tested by its error
    tested = (RAO_SCOTT,) if known is KNOWN_DIFFERENCE and row.df is not None else ()
    return (RAO_SCOTT,) if known is HOMOGENEITY else (*_of_complex_sample(known), *tested)


def _of_measure(row: ComparedRow) -> Formulas:
    is_hidden = row.n_first is None
    if row.measure == DIFFERENCE:
        return HIDDEN_DIFFERENCE if is_hidden else KNOWN_DIFFERENCE
    if row.measure == ODDS_RATIO:
        return HIDDEN_RATIO if is_hidden else KNOWN_RATIO
    return HOMOGENEITY if row.measure == ALL_ANSWERS else CORRELATED


def distance_formulas(row: DistanceRow, *, is_complex_sample: bool = False) -> Formulas:
    """Return where a distance comes from."""
    known = {
        DistanceKind.EARTH_MOVERS.value: STEPS,
        DistanceKind.TOTAL_VARIATION.value: MOVED,
        DistanceKind.GROUND_COST.value: COSTS,
    }[row.kind]
    return _of_complex_sample(known) if is_complex_sample else known


def coefficient_formulas(table: RegressionTable) -> Formulas:
    """Return where the coefficients of a regression come from."""
    is_linear = table.model is RegressionModel.LINEAR
    if table.log_likelihood is None and not is_linear:
        return (*SCORES, COMPLEX_SAMPLE_WALD if table.is_complex_sample else WALD)
    if table.log_likelihood is None:
        return (*MOMENTS, COMPLEX_SAMPLE_WALD if table.is_complex_sample else WALD)
    if table.is_complex_sample:
        return (PSEUDO_LINEAR if is_linear else PSEUDO_LOGISTIC, SANDWICH, COMPLEX_SAMPLE_WALD)
    return LINEAR if is_linear else LOGISTIC


def _of_complex_sample(known: Formulas) -> Formulas:
    """Return the formulas of weighted shares, with linearized errors."""
    kept = (COMPLEX_SAMPLE_WALD if one is WALD else one for one in known)
    return (WEIGHTED_MEAN, *kept, WEIGHTED)
