"""The formulas of estimates, errors and intervals, with their sources."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import singledispatch
from types import MappingProxyType

from surveyapp.analyses.computation.estimates.latent_classes import (
    CHI_BAR_SQUARED,
    LIKELIHOOD_RATIO,
    SCORE,
)
from surveyapp.analyses.computation.estimates.rows import EstimateRow
from surveyapp.analyses.words.labels import row_recorded_question
from surveyapp.designs import AskableDesign, Design
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.latent.base import LatentDesign
from surveyapp.designs.oracles.base import OracleDesign
from surveyapp.designs.quantitative.base import QuantitativeDesign
from surveyapp.designs.quantitative.greenberg import GreenbergQuantitative
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message
from surveyapp.messages.notice import Notice
from surveyapp.survey.definition.survey import Survey


@dataclass(frozen=True, slots=True)
class Formula:
    """A formula with its source; ``formula`` is mathematics, the same in every language."""

    about: str
    formula: str
    source: str

    @property
    def one_line(self) -> Notice:
        """The formula in one line, to be translated."""
        facts = {"about": self.named, "formula": self.formula, "source": self.source}
        return Notice(Message(LINE, facts))

    @property
    def named(self) -> Notice:
        """What it is the formula of."""
        return Notice(Message(self.about, {}))


LINE = QT_TRANSLATE_NOOP("messages", "{about}: {formula} – {source}")
ESTIMATE = QT_TRANSLATE_NOOP("messages", "Estimate")
ERROR = QT_TRANSLATE_NOOP("messages", "Standard error")
INTERVAL = QT_TRANSLATE_NOOP("messages", "Interval")
LIKELY = QT_TRANSLATE_NOOP("messages", "Most likely")

INVERSE = "Chaudhuri & Mukerjee (1988), Randomized Response: Theory and Techniques"
EM = Formula(
    LIKELY, "argmax Σ nⱼ ln Σᵢ πᵢ Pᵢⱼ, πᵢ ≥ 0, Σ πᵢ = 1 (EM)", "Dempster, Laird & Rubin (1977)"
)

MARGIN = Formula(ESTIMATE, "π̂(a) = Σ π̂(a, b)", "Kolmogorov (1933)")

INTERVALS: dict[str, Formula] = {
    "wald": Formula(INTERVAL, "π̂ ± z·SE", "Laplace (1812); Wald (1943)"),
    "wilson": Formula(INTERVAL, "{π : |π̂ − π| ≤ z·SE(π)}", "Wilson (1927)"),
    "exact": Formula(
        INTERVAL,
        "λ : Pr(X ≥ x | λ) = α/2, Pr(X ≤ x | λ) = α/2; π = (λ − q)/(p − q)",
        "Clopper & Pearson (1934)",
    ),
    "mid_p": Formula(
        INTERVAL, "½·Pr(X = x) + Pr(X > x) ≥ α/2, π = (λ − q)/(p − q)", "Lancaster (1961)"
    ),
    "guarded": Formula(
        INTERVAL, "mid-p(α) ∪ Blaker(1.4·α), π = (λ − q)/(p − q)", "Lancaster (1961); Blaker (2000)"
    ),
    "likelihood": Formula(INTERVAL, "{π : 2(ℓ(π̂) − ℓ(π)) ≤ χ²₁}", "Wilks (1938)"),
    "chebyshev": Formula(INTERVAL, "π̂ ± √(max V/(n·α))", "Chebyshev (1867)"),
    "bayes": Formula(
        INTERVAL, "Q(α/2 | n) … Q(1 − α/2 | n), π ~ Dirichlet(1, …, 1)", "Laplace (1774)"
    ),
    "bootstrap": Formula(INTERVAL, "BCa(π̂*)", "Efron (1987)"),
    "student": Formula(INTERVAL, "μ̂ ± t(n − 1)·SE", "Student (1908)"),
    "hoeffding": Formula(INTERVAL, "μ̂ ± R·√(ln(2/α)/(2n))", "Hoeffding (1963)"),
}
"""By the names of interval methods in tables; p and q are Pr(report | answer) and Pr(report | other)."""
WEIGHTED = Formula(
    ERROR,
    "√(max(V̂(z), V_coins)), z = w·(r̂ − θ̂)/Σw, summed by cluster, V̂ by stratum",
    "Woodruff (1971); Cochran (1977), Sampling Techniques, 11.9",
)
STUDENT_OF_UNITS = Formula(INTERVAL, "μ̂ ± t(clusters or n − strata)·SE", "Student (1908)")
OF_SAMPLES = (
    Formula(ESTIMATE, "λ̂ₛ, z̄ₛ = Σ w·r/Wₛ, Wₛ = Σ w, s = 1, 2", "Hájek (1971)"),
    Formula(
        ERROR,
        "√V̂(z), z = w·(r̂ − r̄ₛ)/Wₛ, summed by cluster, V̂ by stratum",
        "Woodruff (1971); Cochran (1977), Sampling Techniques, 11.9",
    ),
)
"""In a complex sample, of designs of several samples or kinds of people."""
WEIGHTED_MEAN = Formula(ESTIMATE, "λ̂, z̄, nₐ/n = Σ w·r/Σ w", "Hájek (1971)")


def formulas(
    survey: Survey, row: EstimateRow, *, is_complex_sample: bool = False
) -> tuple[Formula, ...]:
    """Return where the numbers of ``row`` come from: estimate, error, interval, most likely share.

    ``is_complex_sample``: weights, strata or clusters were used.
    """
    design = row_recorded_question(survey, row.question).design
    of_member = [MARGIN] if "." in row.question else []
    return (
        estimator(design),
        *of_member,
        *(_weighted(design) if is_complex_sample else _errors(row)),
        *_interval(design, row, is_complex_sample=is_complex_sample),
        *([EM] if row.mle is not None and isinstance(design, Design) else []),
    )


def _weighted(design: AskableDesign) -> tuple[Formula, ...]:
    is_of_samples = isinstance(design, LatentDesign | GreenbergQuantitative)
    return OF_SAMPLES if is_of_samples else (WEIGHTED_MEAN, WEIGHTED)


def _interval(
    design: AskableDesign, row: EstimateRow, *, is_complex_sample: bool
) -> Iterator[Formula]:
    is_latent = isinstance(design, LatentDesign) and row.interval == "wald"
    if is_complex_sample and (row.interval == "student" or is_latent):
        yield STUDENT_OF_UNITS
    elif row.interval in INTERVALS:
        yield INTERVALS[row.interval]


def _errors(row: EstimateRow) -> Iterator[Formula]:
    if row.se_sampling is not None and row.se_coins is not None:
        yield Formula(
            ERROR,
            "√((Var E[r | x] + E Var[r | x])/n)",
            "Warner (1965); Chaudhuri & Mukerjee (1988)",
        )


@singledispatch
def estimator(design: AskableDesign) -> Formula:
    """Return the unbiased estimator of a design's answers."""
    return Formula(ESTIMATE, "E[z̄ₛ] = pₛ·μ + (1 − pₛ)·μ′, s = 1, 2", design.source)


@estimator.register
def _(design: Design) -> Formula:
    if not design.is_randomized:
        return Formula(ESTIMATE, "π̂ = nₐ/n", "Cochran (1977), Sampling Techniques, 3.2")
    channel = design.channel
    if channel.answers == channel.reports == 2:
        return Formula(ESTIMATE, _two_by_two(channel), design.source)
    return Formula(ESTIMATE, "π̂ = λ̂ P⁻¹", f"{design.source}; {INVERSE}")


def _two_by_two(channel: Channel) -> str:
    """Return the estimator of the first answer: (λ̂ − q)/(p − q), with its numbers."""
    p, q = channel.rows[0][0], channel.rows[1][0]
    return f"π̂ = (λ̂ − q)/(p − q), p = {p}, q = {q}"


@estimator.register
def _(design: OracleDesign) -> Formula:
    own, other = float(design.support.own), float(design.support.other)
    return Formula(
        ESTIMATE, f"π̂ = (c/n − q)/(p − q), p = {own:.4g}, q = {other:.4g}", design.source
    )


@estimator.register
def _(design: LatentDesign) -> Formula:
    return Formula(ESTIMATE, "λ̂ₛ = θ̂ Pₛ, s = 1, 2, …", design.source)


@estimator.register
def _(design: QuantitativeDesign) -> Formula:
    return Formula(ESTIMATE, "μ̂ = (z̄ − b)/a, E[Z | x] = a·x + b", design.source)


Formulas = tuple[Formula, ...]


DELTA = Formula(ERROR, "√(∇gᵀ Cov(π̂) ∇g)", "Cramér (1946)")
WALD = Formula(INTERVAL, "θ̂ ± z·SE", "Laplace (1812); Wald (1943)")
COMPLEX_SAMPLE_WALD = Formula(
    INTERVAL, "θ̂ ± t(clusters or n − strata)·SE", "Korn & Graubard (1999)"
)
RAO_SCOTT = Formula(
    ESTIMATE, "G²/δ̄ ~ F, δ = eig(V₀⁻¹ V̂)", "Rao & Scott (1984); Satterthwaite (1946)"
)
SANDWICH = Formula(ERROR, "J⁻¹ V̂(Σ wᵢsᵢ) J⁻¹", "Binder (1983)")
OF_LISTS = Formula(
    ESTIMATE,
    "π̂ = d̄ + (1 − d̄)·(ȳ₂ − ȳ₁ among direct no)",
    "Aronow, Coppock, Crawford & Green (2015)",
)
OF_TESTS: Mapping[str, Formula] = MappingProxyType(
    {
        LIKELIHOOD_RATIO: Formula(ESTIMATE, "G² = 2(ℓ₁ − ℓ₀) ~ χ²", "Wilks (1938)"),
        SCORE: Formula(ESTIMATE, "s(θ₀)²/I(θ₀) ~ χ²", "Rao (1948)"),
        CHI_BAR_SQUARED: Formula(
            ESTIMATE,
            "min (π̂ − t)ᵀV⁻¹(π̂ − t) over t ≥ 0 ~ Σ wₖχ²ₖ; twice the smaller p of two sets",
            "Blair & Imai (2012); Kudô (1963); Andrews & Soares (2010)",
        ),
    }
)
"""Of tests of designs, by their statistics."""


def of_complex_sample(known: Formulas) -> Formulas:
    """Return the formulas of weighted shares, with linearized errors."""
    kept = (COMPLEX_SAMPLE_WALD if one is WALD else one for one in known)
    return (WEIGHTED_MEAN, *kept, WEIGHTED)
