"""Five tests of whether bits look like fair coins (Rukhin et al., NIST SP 800-22; Knuth, volume 2, 3.3.2).

Each returns a p-value: how often fair coins would look at least as unlike fair coins. A source that fails
is not fair; one that passes may still be known to whoever made it, or depend on what it should not.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import scipy
from numpy.typing import NDArray

Bits = NDArray[np.uint8]

FEWEST_BITS = 2_048
"""Below, the approximations of these tests do not hold."""
LAGS = 64
BANDS = 64


@dataclass(frozen=True, slots=True)
class TestResult:
    """A statistic and its p-value."""

    __test__ = False

    statistic: float
    p_value: float


def monobit(bits: Bits) -> TestResult:
    """Test whether ones and zeros are equally many.

    Parameters
    ----------
    bits : array of shape (n,)
        0 and 1.
    """
    # the sum of n fair signs has variance n
    z = (2.0 * float(bits.sum()) - len(bits)) / math.sqrt(len(bits))
    return TestResult(z, _two_sided(z))


def runs(bits: Bits) -> TestResult:
    """Test whether the bits change as often as independent ones with as many ones do.

    Parameters
    ----------
    bits : array of shape (n,)
        0 and 1.
    """
    n, share = len(bits), float(bits.mean())
    changes = int(np.count_nonzero(bits[1:] != bits[:-1]))
    # given the share of ones, n·2π(1 − π) changes are expected, with a deviation of 2√n·π(1 − π)
    apart = 2 * share * (1 - share)
    if not apart:
        return TestResult(-math.inf, 0.0)
    z = (changes + 1 - n * apart) / (math.sqrt(n) * apart)
    return TestResult(z, _two_sided(z))


def bytes_evenly(bits: Bits) -> TestResult:
    """Test whether all 256 values of 8 bits, one after the other, are equally frequent: χ², 255 df.

    Parameters
    ----------
    bits : array of shape (n,)
        0 and 1.
    """
    values = np.packbits(bits[: len(bits) // 8 * 8])
    counts, expected = np.bincount(values, minlength=256), len(values) / 256
    statistic = float(((counts - expected) ** 2).sum() / expected)
    return TestResult(statistic, float(scipy.stats.chi2.sf(statistic, 255)))


def autocorrelation(bits: Bits) -> TestResult:
    """Test whether bits agree with those 1 to 64 places later half of the time; the worst lag of 64.

    Parameters
    ----------
    bits : array of shape (n,)
        0 and 1.
    """
    scores = []
    for lag in range(1, LAGS + 1):
        n = len(bits) - lag
        differing = int(np.count_nonzero(bits[lag:] != bits[:-lag]))
        scores.append((n - 2.0 * differing) / math.sqrt(n))
    worst = max(scores, key=abs)
    # Šidák: the least of 64 p-values, which are as good as independent
    p = _two_sided(worst)
    return TestResult(worst, -math.expm1(LAGS * math.log1p(-min(p, 1 - 1e-16))))


def spectral(bits: Bits) -> TestResult:
    """Test whether periods stand out, by the discrete Fourier transform: single ones, and bands of them.

    The squares of its heights, over n, are exponential numbers of mean 1 where coins are fair. So 95 % of
    the heights lie below √(n·ln 20), and the sum over each of 64 bands is about normal. The worse counts.

    Parameters
    ----------
    bits : array of shape (n,)
        0 and 1.
    """
    n = len(bits) // 2 * 2
    squares = np.abs(scipy.fft.rfft(bits[:n] * 2.0 - 1.0)[1 : n // 2]) ** 2 / n
    below = int(np.count_nonzero(squares < math.log(20)))
    # the variance is n·0.95·0.05/4 (NIST, revision 1a), half of the binomial one: heights are not independent
    z = (below - 0.95 * len(squares)) / math.sqrt(n * 0.95 * 0.05 / 4)
    bands = np.array_split(squares, BANDS)
    apart = sum((float(band.sum()) - len(band)) ** 2 / len(band) for band in bands)
    p = min(_two_sided(z), float(scipy.stats.chi2.sf(apart, BANDS)))
    # Bonferroni, of two
    return TestResult(z, min(1.0, 2 * p))


TESTS: Mapping[str, Callable[[Bits], TestResult]] = {
    "monobit": monobit,
    "runs": runs,
    "8-bit": bytes_evenly,
    "autocorrelation": autocorrelation,
    "spectral": spectral,
}


def _two_sided(z: float) -> float:
    return float(math.erfc(abs(z) / math.sqrt(2)))


def as_bits(values: NDArray[np.integer[Any]], width: int) -> Bits:
    """Return whole numbers as their bits, the highest of each first.

    Parameters
    ----------
    values : array of shape (m,)
        from 0 to below 2^width.
    width
        bits of each.
    """
    places = np.arange(width - 1, -1, -1)
    return ((values[:, None] >> places) & 1).astype(np.uint8).ravel()
