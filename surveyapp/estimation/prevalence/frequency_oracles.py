"""Frequency oracles: from many-bit reports to estimates, and which oracle to take.

Reports come as they are recorded (a sequence of strings), or coded as NumPy arrays:

* bits (``unary``, ``subset_selection``): packed, uint8 of shape (n, ⌈k/8⌉) as ``numpy.packbits`` makes it,
  or bool of shape (n, k);
* partition and group (``local_hashing``, ``hadamard``): integers, seed·g + group.

Decisions:

* A choice seen alone is a yes/no question whose channel is ((p, 1 − p), (q, 1 − q)): a report supports it
  or does not. So estimate, both standard errors and the interval are those of ``prevalence``, exactly.
* The joint estimate on the simplex is *norm-sub*: the unbiased estimates, all lowered by the same amount
  and cut at 0, so that they sum to 1 (Wang et al. 2020, NDSS, "Locally differentially private
  frequency estimation with consistency"). It is the nearest point of the simplex and needs only the
  supports. It was taken instead of EM over the reports because a table keeps supports and not
  reports, it is immediate and cannot fail to settle, and the estimates' variances are nearly equal, where
  least squares and maximum likelihood agree to first order.
* ``best_oracle`` compares the coins' variance averaged over the choices. It is the same whatever the
  truth is (``Support.coin_variance``), and sampling adds the same to every design.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any, NoReturn

import numpy as np
import numpy.typing as npt

from surveyapp.designs.channels.k_rr import KRR
from surveyapp.designs.core.channel import Channel
from surveyapp.designs.oracles.base import BitsOracle, HashingOracle, OracleDesign, Support
from surveyapp.designs.oracles.catalogue import ORACLE_DESIGNS
from surveyapp.designs.oracles.subset_selection import SubsetSelection
from surveyapp.designs.oracles.unary import SYMMETRIC, Unary
from surveyapp.errors import UserProblem
from surveyapp.estimation.estimate import Estimate, IntervalMethod
from surveyapp.estimation.labelled_counts import counts_by_name
from surveyapp.estimation.prevalence.closed_form import estimate_prevalence
from surveyapp.estimation.prevalence.intervals import DEFAULT_METHOD
from surveyapp.messages.message import QT_TRANSLATE_NOOP, Message, msg

IntArray = npt.NDArray[np.int64]
Bits = npt.NDArray[np.bool_]
Coded = npt.NDArray[Any]
Reports = Sequence[str] | Coded

ROWS = 1 << 15
"""Reports that are worked on at a time: they fit into a processor's cache."""
FEW = 96
"""Rows of one weight that are counted one by one."""


class NotReports(UserProblem):
    """Something among the reports is none of the design's."""

    def __init__(self, *, number: object, report: object, design: object) -> None:
        super().__init__(
            msg(
                "Report {number} is {report}, which {design} never gives. The data "
                "belong to another design or another number of choices; check which "
                "survey they were collected with.",
                number=number,
                report=report,
                design=design,
            )
        )


# reports in and out of their coded form


def code_reports(design: OracleDesign, reports: Reports) -> Coded:
    """Return reports in coded form, checked; bits packed.

    Parameters
    ----------
    design
        the oracle, of k choices.
    reports : length n, or coded
        as recorded, or coded as the module says.

    Raises
    ------
    NotReports
        naming the first report that the design never gives.
    """
    if isinstance(design, HashingOracle):
        return _codes(design, reports)
    assert isinstance(design, BitsOracle)  # noqa: S101 - there are two families
    return _packed(design, reports)


def written_reports(design: OracleDesign, coded: Coded) -> list[str]:
    """Return coded reports as they are recorded.

    Parameters
    ----------
    design
        the oracle, of k choices.
    coded : n rows
        reports in coded form.
    """
    if isinstance(design, HashingOracle):
        return [design.written(*divmod(int(code), design.groups)) for code in coded]
    characters = support_matrix(design, coded).astype(np.uint8) + ord("0")
    lines = np.ascontiguousarray(characters).view(f"S{design.k}").ravel()
    return [line.decode() for line in lines.tolist()]


def support_matrix(design: OracleDesign, coded: Coded) -> Bits:
    """Return n by k: whether each report supports each choice.

    Parameters
    ----------
    design
        the oracle, of k choices.
    coded : n rows
        reports in coded form.
    """
    if isinstance(design, HashingOracle):
        seeds, groups = np.divmod(coded[:, None], design.groups)
        return np.asarray(design.hashed(seeds, np.arange(design.k)) == groups)
    if coded.dtype == np.bool_:
        return coded
    return np.unpackbits(coded, axis=1, count=design.k).astype(np.bool_)


def _codes(design: HashingOracle, reports: Reports) -> IntArray:
    if isinstance(reports, np.ndarray) and reports.dtype.kind in "iu":
        codes = reports.astype(np.int64, copy=False)
        wrong = np.flatnonzero((codes < 0) | (codes >= design.number_of_reports))
        if len(wrong):
            _refuse(design, int(wrong[0]), codes[wrong[0]])
        return codes
    known: dict[str, int] = {}
    codes = np.empty(len(reports), dtype=np.int64)
    for place, report in enumerate(reports):
        code = known.get(report)
        if code is None:
            read = design.read_report(report)
            if read is None:
                _refuse(design, place, report)
            code = known[report] = read[0] * design.groups + read[1]
        codes[place] = code
    return codes


def _packed(design: BitsOracle, reports: Reports) -> Coded:
    k = design.k
    # a database returns texts as objects, a table as a list, and NumPy's own texts are of kind U
    if not isinstance(reports, np.ndarray) or reports.dtype.kind in "OU":
        packed = _packed_strings(design, reports)
    elif reports.dtype == np.bool_ and reports.shape[1:] == (k,):
        packed = np.packbits(reports, axis=1)
    elif reports.dtype == np.uint8 and reports.shape[1:] == (-(-k // 8),):
        packed = reports
        # the padding of the last byte must be empty, or it would be counted as a choice
        if k % 8 and np.any(packed[:, -1] & (0xFF >> k % 8)):
            place = int(np.flatnonzero(packed[:, -1] & (0xFF >> k % 8))[0])
            _refuse(design, place, "longer than the choices")
    else:
        raise ValueError(f"bits are bool (n, {k}) or packed uint8 (n, {-(-k // 8)})")
    if design.fixed_ones is not None:
        wrong = np.flatnonzero(np.bitwise_count(packed).sum(axis=1) != design.fixed_ones)
        if len(wrong):
            _refuse(design, int(wrong[0]), f"a list that has not {design.fixed_ones} marks")
    return packed


def _packed_strings(design: BitsOracle, reports: Reports) -> Coded:
    k = design.k
    packed = np.empty((len(reports), -(-k // 8)), dtype=np.uint8)
    for start in range(0, len(reports), ROWS):
        part = reports[start : start + ROWS]
        text = "".join(part).encode("utf-8", "replace")
        rows = np.frombuffer(text, dtype=np.uint8)
        # “0” and “1” are 48 and 49: all but the last bit is 24, and that last bit is the report
        if set(map(len, part)) != {k} or len(rows) != len(part) * k or np.any(rows >> 1 != 24):
            place = next(i for i, report in enumerate(part) if not design.is_report(str(report)))
            _refuse(design, start + place, part[place])
        packed[start : start + ROWS] = np.packbits((rows & 1).reshape(-1, k), axis=1)
    return packed


def _refuse(design: OracleDesign, place: int, report: object) -> NoReturn:
    raise NotReports(number=place + 1, report=report, design=design.name)


# aggregation


def aggregate(
    design: OracleDesign, reports: Reports, times: Sequence[int] | None = None
) -> IntArray:
    """Return for each choice the number of reports that support it.

    Parameters
    ----------
    design
        the oracle.
    reports
        as recorded, or coded.
    times
        how often each of them was given; None: once.

    Raises
    ------
    NotReports
        naming the first report that the design never gives.
    """
    coded = code_reports(design, reports)
    often = None if times is None else np.asarray(times, dtype=np.int64)
    if isinstance(design, HashingOracle):
        return _hashed_supports(design, coded, often)
    return (
        _column_sums(coded)[: design.k]
        if often is None
        else _weighted_sums(coded, often)[: design.k]
    )


def _hashed_supports(design: HashingOracle, codes: Coded, often: IntArray | None) -> IntArray:
    """Count each (partition, group) once; then look up each choice's group in every partition."""
    histogram = np.zeros(design.number_of_reports, dtype=np.int64)
    if often is None:
        histogram += np.bincount(codes, minlength=len(histogram))
    else:
        np.add.at(histogram, codes, often)
    seeds = np.arange(design.seeds, dtype=np.int64)
    # a report's code is seed·groups + group, so each seed has a stretch of its own
    starts = seeds * design.groups
    sums = [histogram[starts + design.hashed(seeds, choice)].sum() for choice in range(design.k)]
    return np.array(sums, dtype=np.int64)


def _column_sums(packed: Coded) -> IntArray:
    """Return how many rows have each bit set.

    Bits are added 64 at a time by carry-save adders: of three rows of one weight, one stays (their
    sum) and one goes to double weight (their carry), until few are left to count one by one (Harley &
    Seal; Muła, Kurz & Lemire 2018, The Computer Journal 61).
    """
    width = packed.shape[1]
    total = np.zeros(width * 8, dtype=np.int64)
    padding = -width % 8
    for start in range(0, len(packed), ROWS):
        part = packed[start : start + ROWS]
        if padding:
            part = np.pad(part, ((0, 0), (0, padding)))
        total += _sums_of_words(np.ascontiguousarray(part).view(np.uint64), width)
    return total


def _weighted_sums(packed: Coded, often: IntArray) -> IntArray:
    """Return how often each bit is set, where rows were given several times."""
    total = np.zeros(packed.shape[1] * 8, dtype=np.int64)
    for start in range(0, len(packed), ROWS):
        part = slice(start, start + ROWS)
        total += often[part] @ np.unpackbits(packed[part], axis=1).astype(np.int64)
    return total


def _sums_of_words(rows: npt.NDArray[np.uint64], width: int) -> IntArray:
    total = np.zeros(width * 8, dtype=np.int64)
    weight = 1
    while len(rows):
        carries = [rows[:0]]
        while len(rows) > FEW:
            third = len(rows) // 3
            a, b, c = rows[:third], rows[third : 2 * third], rows[2 * third : 3 * third]
            # a full adder for 64 columns at once: a + b + c = (a ⊕ b ⊕ c) + 2·carry
            either = a ^ b
            carries.append((a & b) | (either & c))
            rows = np.concatenate((either ^ c, rows[3 * third :]))
        octets = np.ascontiguousarray(rows).view(np.uint8)[:, :width]
        total += weight * np.unpackbits(octets, axis=1).sum(axis=0, dtype=np.int64)
        rows, weight = np.concatenate(carries), 2 * weight
    return total


# estimation


def estimate_frequencies(
    design: OracleDesign,
    supports: Sequence[int] | IntArray,
    n: int,
    *,
    method: IntervalMethod = DEFAULT_METHOD,
    level: float = 0.95,
    population: int | None = None,
) -> tuple[Estimate, ...]:
    """Return one estimate for each choice, from the numbers of reports that support it.

    π̂ = (c/n − q)/(p − q), unbiased (Wang, Blocki, Li & Jha 2017, eq. 1). With λ = πp + (1 − π)q its
    variance is λ(1 − λ)/(n(p − q)²), of which the coins cause (πp(1 − p) + (1 − π)q(1 − q))/(n(p − q)²).
    ``maximum_likelihood`` is norm-sub over all choices; for multiple choice, each cut at 0 and 1.

    Parameters
    ----------
    design
        the oracle.
    supports
        from ``aggregate``.
    n
        number of reports.
    method
        of the interval.
    level
        of the interval, above 0 and below 1.
    population
        number of people the sample was drawn from without replacement; None is endless.

    Raises
    ------
    NoReports
        if n is 0.
    UserProblem
        if there are more reports than people; if ``level`` is not between 0 and 1; if ``supports``
        are labelled, as the design does not know what the choices are called.
    ValueError
        if ``supports`` are not k numbers from 0 to n.
    """
    counts = [int(count) for count in counts_by_name(None, supports)]
    if len(counts) != design.k or not all(0 <= count <= n for count in counts):
        raise ValueError(f"needs {design.k} numbers from 0 to {n}, one for each choice")
    support = design.support
    own, other = support.own, support.other
    alone = Channel(((own, 1 - own), (other, 1 - other)))
    made = [
        estimate_prevalence(
            alone,
            (count, n - count),
            method=method,
            level=level,
            population=population,
            reports_are_answers=False,
        )[0]
        for count in counts
    ]
    if takes_sets(design):
        return tuple(made)
    joint = norm_sub(np.array([one.prevalence for one in made]))
    return tuple(
        replace(one, maximum_likelihood=float(share))
        for one, share in zip(made, joint, strict=True)
    )


def takes_sets(design: OracleDesign) -> bool:
    """Return whether a respondent may choose several answers or none.

    Parameters
    ----------
    design
        the oracle.
    """
    return design.allows_several


def norm_sub(shares: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    """Return the point of the simplex nearest to ``shares``: max(0, share − d), d so that they sum to 1.

    Wang et al. (2020), NDSS; computed by sorting (Duchi et al. 2008, ICML).

    Parameters
    ----------
    shares : array of shape (k,)
        unbiased estimates; any real numbers.
    """
    falling = np.sort(shares)[::-1]
    # d if the largest 1, 2, 3 … shares were the ones kept above 0
    lowered = (np.cumsum(falling) - 1) / np.arange(1, len(shares) + 1)
    # the longest such list whose last share stays above its own d
    kept = int(np.flatnonzero(falling > lowered)[-1])
    return np.asarray(np.maximum(shares - lowered[kept], 0.0))


# simulation


def simulate_reports(design: OracleDesign, answers: Coded, rng: np.random.Generator) -> Coded:
    """Return a coded report for each answer, with the design's exact probabilities.

    ``answers`` are indices, or for multiple choice bool of shape (n, k). Every coin is exact, also those
    whose denominator is beyond a machine word.

    Parameters
    ----------
    design
        the oracle, of k choices.
    answers : array of shape (n,) or (n, k)
        choices from 0, or for multiple choice which were chosen.
    rng
        equal seeds give equal reports.
    """
    if isinstance(design, HashingOracle):
        return _simulated_codes(design, answers, rng)
    packed = np.empty((len(answers), -(-design.k // 8)), dtype=np.uint8)
    for start in range(0, len(answers), ROWS):
        part = answers[start : start + ROWS]
        if isinstance(design, SubsetSelection):
            bits = _simulated_lists(design, part, rng)
        else:
            assert isinstance(design, Unary)  # noqa: S101 - there are two designs of bits
            bits = _simulated_bits(design, part, rng)
        packed[start : start + ROWS] = np.packbits(bits, axis=1)
    return packed


def exact_coin_flips(share: Fraction, shape: tuple[int, ...], rng: np.random.Generator) -> Bits:
    """Return exact coins: 32 bits of each decide, unless they equal those of ``share``; then 32 more.

    Parameters
    ----------
    share : from 0 to 1
        probability of True, exact.
    shape
        of the array of flips.
    rng
        equal seeds give equal flips.
    """
    scaled = share * 2**32
    first = int(scaled)
    drawn = rng.integers(2**32, size=shape, dtype=np.uint32)
    heads = np.asarray(drawn < first)
    tied = drawn == first
    if scaled != first and np.any(tied):
        # the next 32 bits are compared with the part of the share that is below 2⁻³²
        heads[tied] = exact_coin_flips(scaled - first, (int(tied.sum()),), rng)
    return heads


def _simulated_bits(design: Unary, answers: Coded, rng: np.random.Generator) -> Bits:
    p, q = design.marks
    bits = exact_coin_flips(q, (len(answers), design.k), rng)
    if answers.dtype == np.bool_:
        return np.where(answers, exact_coin_flips(p, bits.shape, rng), bits)
    bits[np.arange(len(answers)), answers] = exact_coin_flips(p, (len(answers),), rng)
    return bits


def _simulated_lists(design: SubsetSelection, answers: Coded, rng: np.random.Generator) -> Bits:
    """Selection sampling (Knuth, volume 2, algorithm S): the next one is in with needed/left."""
    rows = np.arange(len(answers))
    bits = np.zeros((len(answers), design.k), dtype=np.bool_)
    is_on = exact_coin_flips(design.share, (len(answers),), rng)
    bits[rows, answers] = is_on
    needed = design.size - is_on.astype(np.int64)
    for other in range(design.k - 1):
        is_in = rng.integers(design.k - 1 - other, size=len(answers)) < needed
        # the numbers of the others skip the answer's own
        bits[rows, other + (other >= answers)] = is_in
        needed -= is_in
    return bits


def _simulated_codes(design: HashingOracle, answers: Coded, rng: np.random.Generator) -> IntArray:
    size = len(answers)
    seeds = rng.integers(design.seeds, size=size)
    moved = ~exact_coin_flips(design.share, (size,), rng)
    # a false group is 1 … g − 1 steps on, each as likely as the other
    steps = 1 + rng.integers(design.groups - 1, size=size)
    groups = (design.hashed(seeds, answers.astype(np.int64)) + moved * steps) % design.groups
    return np.asarray(seeds * design.groups + groups, dtype=np.int64)


# which one


@dataclass(frozen=True, slots=True)
class OracleVariance:
    """What a design would give at n reports."""

    design: OracleDesign | KRR
    """The design."""
    average: Fraction
    """The coins' variance of an estimate, averaged over the choices: the same for any truth."""
    worst: Fraction
    """The variance of one estimate, sampling included, at the prevalence where it is largest."""
    reports: int
    """Number of different reports."""


@dataclass(frozen=True, slots=True)
class BestOracle:
    """The design to take, a sentence why, and all that were compared, the best first."""

    design: OracleDesign | KRR
    reason: Message
    table: tuple[OracleVariance, ...]


NEARLY = Fraction(101, 100)
"""Within one part in a hundred of the smallest variance, the simplest design to explain is taken."""


def best_oracle(k: int, epsilon: object, n: int = 1000) -> BestOracle:
    """Return which of ``k_rr`` and the oracles estimates k shares best at ``epsilon``, and why.

    The average variance that the randomization causes decides; within 1 % of the smallest, the design that is
    simplest to explain is taken: k_rr, unary, subset_selection, hadamard, local_hashing, in this order.

    Parameters
    ----------
    k : at least 2
        number of choices.
    epsilon : above 0
        privacy loss of one report in natural-log units, as a design reads it.
    n : at least 1, default 1000
        number of reports that the variances are stated for.

    Raises
    ------
    ParameterProblem
        if k or ε is out of range.
    ValueError
        if ``n`` is below 1.
    """
    if n < 1:
        raise ValueError("n must be at least 1")
    made: list[OracleDesign | KRR] = [KRR.read({"epsilon": epsilon}, k)]
    for kind in ORACLE_DESIGNS:
        made.append(kind.read({"epsilon": epsilon}, k))
        if kind is Unary:
            made.append(Unary.read({"epsilon": epsilon, "variant": SYMMETRIC}, k))
    rows = [_variances(design, n) for design in made]
    smallest = min(row.average for row in rows)
    chosen = next(row for row in rows if row.average <= NEARLY * smallest)
    table = tuple(sorted(rows, key=lambda row: row.average))
    return BestOracle(chosen.design, _reason(chosen, table, k, n), table)


def support_of(design: OracleDesign | KRR) -> Support:
    """Return the support probabilities; a report of ``k_rr`` supports the choice that it names.

    Parameters
    ----------
    design
        an oracle, or ``k_rr``.
    """
    if isinstance(design, OracleDesign):
        return design.support
    form = design.form
    # a k_rr report names the own answer by truth or by force, any other by force alone
    return Support(form.truth + form.forced[0], form.forced[0], Fraction(0))


def _variances(design: OracleDesign | KRR, n: int) -> OracleVariance:
    support = support_of(design)
    low, high = sorted((support.own, support.other))
    # λ runs from q to p with the prevalence, and λ(1 − λ) is largest nearest to ½
    share = min(max(Fraction(1, 2), low), high)
    return OracleVariance(
        design,
        average=support.coin_variance(design.k) / n,
        worst=share * (1 - share) / (n * support.slope**2),
        reports=design.number_of_reports if isinstance(design, OracleDesign) else design.k,
    )


def _reason(chosen: OracleVariance, table: Sequence[OracleVariance], k: int, n: int) -> Message:
    best = table[0]
    second = next(row for row in table if row.design.name != chosen.design.name)
    facts: dict[str, str | int | Message] = {
        "name": Message(chosen.design.title),
        "k": k,
        "n": n,
        "error": f"{float(chosen.average) ** 0.5:.4f}",
        "other": Message(second.design.title),
        "times": f"{float(second.average / chosen.average):.2f}",
    }
    if best.design.name != chosen.design.name:
        return Message(SIMPLER, {**facts, "other": Message(best.design.title)})
    return Message(EQUAL if second.average <= NEARLY * best.average else SMALLEST, facts)


SMALLEST = QT_TRANSLATE_NOOP(
    "messages",
    "{name}: with {k} choices it has the smallest errors at this ε; the randomization causes a standard "
    "error of {error} at {n} reports. The next, {other}, would need {times} times as many reports.",
)
EQUAL = QT_TRANSLATE_NOOP(
    "messages",
    "{name}: with {k} choices no design has smaller errors at this ε, and of those that come within one "
    "percent of it, like {other}, it is the simplest to explain; the randomization causes a standard error "
    "of {error} at {n} reports.",
)
SIMPLER = QT_TRANSLATE_NOOP(
    "messages",
    "{name}: with {k} choices its errors at this ε are within one percent of the smallest, those of "
    "{other}, and it is simpler to explain; the randomization causes a standard error of {error} at {n} "
    "reports.",
)
