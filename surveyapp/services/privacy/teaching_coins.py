"""Sources of coins for teaching what tests can and cannot see: never those of a kiosk.

They are another type than the kiosk's `Coins`, and no module of the kiosk may import this one (an import
contract proves it). `TaughtCoins` lets the black box tap a survey with one of them.

Blum, Blum & Shub (1986): x → x² mod N, and of each x the least bit. N = p·q with two different safe primes,
both 3 mod 4, so that there is no short cycle but those that the seed is checked for. To predict it from
what it gave is as hard as factoring N; of a few hundred bits that is easy. (An article takes the parity of
all bits of x instead: nothing is proven of that.)
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import gcd

import numpy as np
from numpy.typing import NDArray

from surveyapp.designs.core.typed_numbers import NotANumber, typed_number
from surveyapp.errors import UserProblem
from surveyapp.estimation.randomness_tests import Bits, as_bits
from surveyapp.messages.message import Message, msg, printable

PRIMALITY_ROUNDS = 40
"""Each finds a number that is not prime with a chance of 3/4 at least (Rabin 1980)."""
SMALL_PRIMES = tuple(
    p for p in range(3, 2_000, 2) if all(p % d for d in range(3, int(p**0.5) + 1, 2))
)
FEWEST_MODULUS_BITS, MOST_MODULUS_BITS = 16, 4_096
DEFAULT_MODULUS_BITS = 512
BLOCK = 8_192


class TeachingSource(ABC):
    """A source of bits whose weakness, or strength, is known."""

    name: str
    """As it is asked for."""

    @abstractmethod
    def bits(self, count: int) -> Bits:
        """Return the next bits.

        Parameters
        ----------
        count
            how many.
        """

    @property
    @abstractmethod
    def fault(self) -> Message:
        """What is known of it."""


class OperatingSystem(TeachingSource):
    """The generator of the operating system, which the kiosk uses."""

    name = "system"

    def bits(self, count: int) -> Bits:
        """Return the next bits."""
        drawn = np.frombuffer(secrets.token_bytes((count + 7) // 8), dtype=np.uint8)
        return np.unpackbits(drawn)[:count]

    @property
    def fault(self) -> Message:
        """None is known."""
        return msg("the kiosk's source: no fault is known, and nobody can predict it")


class BlumBlumShub(TeachingSource):
    """Squares modulo a product of two safe primes; the least bit of each.

    Parameters
    ----------
    p, q
        different safe primes, 3 mod 4.
    seed
        prime to p·q, and no root of 1 modulo either.

    Raises
    ------
    ValueError
        if they are not.
    """

    def __init__(self, p: int, q: int, seed: int) -> None:
        if p == q or p % 4 != 3 or q % 4 != 3 or not (is_safe_prime(p) and is_safe_prime(q)):
            raise ValueError("two different safe primes are needed, both 3 mod 4")
        if not is_seed(seed, p, q):
            raise ValueError("this seed leads into a short cycle")
        self.modulus = p * q
        self.state = seed
        self.name = f"bbs:{self.modulus.bit_length()}"

    @classmethod
    def drawn(cls, modulus_bits: int) -> BlumBlumShub:
        """Return one with primes and seed from the operating system.

        Parameters
        ----------
        modulus_bits
            of p·q, even, from 16.
        """
        half = modulus_bits // 2
        p = drawn_safe_prime(half)
        q = drawn_safe_prime(modulus_bits - half, other_than=p)
        seed = 0
        while not is_seed(seed, p, q):
            seed = secrets.randbelow(p * q)
        return cls(p, q, seed)

    def bits(self, count: int) -> Bits:
        """Return the next bits."""
        state, modulus = self.state, self.modulus
        found = bytearray(count)
        for place in range(count):
            state = state * state % modulus
            found[place] = state & 1
        self.state = state
        return np.frombuffer(bytes(found), dtype=np.uint8)

    @property
    def fault(self) -> Message:
        """Whether N can be factored."""
        return msg(
            "whoever predicts it can factor a number of {bits} bits; primes and seed must stay secret",
            bits=self.modulus.bit_length(),
        )


class Mersenne(TeachingSource):
    """The Mersenne Twister (Matsumoto & Nishimura 1998), the generator of most statistics programs."""

    name = "mersenne"

    def __init__(self, seed: int) -> None:
        self._generator = np.random.RandomState(seed)  # seeded as its authors' own program

    def bits(self, count: int) -> Bits:
        """Return the next bits."""
        numbers = self._generator.randint(0, 2**32, (count + 31) // 32, dtype=np.int64)
        return as_bits(numbers, 32)[:count]

    @property
    def fault(self) -> Message:
        """It is linear."""
        return msg("whoever has seen 19,968 bits in a row knows all that follow")


class Congruential(TeachingSource):
    """The C standard's example of ``rand``: x → 1103515245·x + 12345 mod 2³¹."""

    name = "lcg"

    def __init__(self, seed: int) -> None:
        self._state = seed % 2**31

    def bits(self, count: int) -> Bits:
        """Return the next bits."""
        values = np.empty((count + 7) // 8, dtype=np.int64)
        state = self._state
        for place in range(len(values)):
            state = (1_103_515_245 * state + 12_345) & 0x7FFF_FFFF
            values[place] = (state >> 16) & 0xFF  # rand() & 255, as programs take a byte
        self._state = state
        return as_bits(values, 8)[:count]

    @property
    def fault(self) -> Message:
        """Its state has 31 bits."""
        return msg("its state has 31 bits: a few bytes in a row tell all that follow")


@dataclass
class Biased(TeachingSource):
    """Independent bits that are 1 with another chance than a half."""

    chance: float
    generator: np.random.Generator

    @property
    def name(self) -> str:  # type: ignore[override]
        """With the chance."""
        return f"biased:{self.chance:g}"

    def bits(self, count: int) -> Bits:
        """Return the next bits."""
        return (self.generator.random(count) < self.chance).astype(np.uint8)

    @property
    def fault(self) -> Message:
        """Its chance."""
        return msg("1 with a chance of {chance} instead of a half", chance=f"{self.chance:g}")


@dataclass
class Sticky(TeachingSource):
    """Fair bits of which one is now and then the one before again."""

    chance: float
    generator: np.random.Generator
    last: int = 0

    @property
    def name(self) -> str:  # type: ignore[override]
        """With the chance."""
        return f"sticky:{self.chance:g}"

    def bits(self, count: int) -> Bits:
        """Return the next bits."""
        fresh = self.generator.integers(0, 2, count, dtype=np.uint8)
        sticks: NDArray[np.bool_] = self.generator.random(count) < self.chance
        # of each bit the place of the last one that did not stick; −1 before the first
        own = np.maximum.accumulate(np.where(sticks, -1, np.arange(count)))
        found = np.where(own >= 0, fresh[own], self.last).astype(np.uint8)
        if count:
            self.last = int(found[-1])
        return found

    @property
    def fault(self) -> Message:
        """How often it sticks."""
        return msg("one bit in {often} is the one before again", often=f"{1 / self.chance:g}")


class TaughtCoins:
    """Whole numbers from a teaching source, for the black box alone: bits by rejection."""

    def __init__(self, source: TeachingSource) -> None:
        self.source = source
        self._left: list[int] = []

    def below(self, bound: int) -> int:
        """Return a number from 0 to below ``bound``.

        Parameters
        ----------
        bound
            from 1.
        """
        width = (bound - 1).bit_length()
        while True:
            number = 0
            for _ in range(width):
                if not self._left:
                    self._left = self.source.bits(BLOCK).tolist()
                number = number << 1 | self._left.pop()
            if number < bound:
                return number


def is_prime(number: int) -> bool:
    """Return whether a number is prime, wrongly with a chance of 4⁻⁴⁰ at most (Rabin 1980).

    Parameters
    ----------
    number
        any.
    """
    if number < 4 or number % 2 == 0:
        return number in {2, 3}
    for p in SMALL_PRIMES:
        if number % p == 0:
            return number == p
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for _ in range(PRIMALITY_ROUNDS):
        power = pow(2 + secrets.randbelow(number - 3), odd, number)
        if power in {1, number - 1}:
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def is_safe_prime(number: int) -> bool:
    """Return whether a number and half of what is below it are both prime.

    Parameters
    ----------
    number
        any.
    """
    return number % 2 == 1 and is_prime(number // 2) and is_prime(number)


def drawn_safe_prime(bits: int, other_than: int = 0) -> int:
    """Return a safe prime from the operating system; all that are not 5 or 7 are 3 mod 4.

    Parameters
    ----------
    bits
        from 4; its two highest bits are 1, so that a product of two has the sum of their bits.
    other_than
        what it must not be.
    """
    top = 0b11 << (bits - 2)
    while True:
        found = top | secrets.randbits(bits - 2) | 3
        # both it and its half must have no small divisor: most candidates end here
        if any(found % p == 0 or (found // 2) % p == 0 for p in SMALL_PRIMES if p * p < found // 2):
            continue
        if found != other_than and is_safe_prime(found):
            return found


def is_seed(seed: int, p: int, q: int) -> bool:
    """Return whether a seed has no short cycle: prime to p·q, and its square is 1 modulo neither.

    Parameters
    ----------
    seed
        any.
    p, q
        safe primes: other squares have an order of (p − 1)/2 modulo p, which is prime.
    """
    return gcd(seed, p * q) == 1 and pow(seed, 2, p) != 1 and pow(seed, 2, q) != 1


def teaching_source(asked: str, seed: int) -> TeachingSource:
    """Return the source that a text asks for.

    Parameters
    ----------
    asked
        ``system``, ``bbs``, ``bbs:BITS``, ``mersenne``, ``lcg``, ``biased:CHANCE`` or ``sticky:CHANCE``.
    seed
        of those that are meant to be repeated: mersenne, lcg, biased, sticky.

    Raises
    ------
    UserProblem
        if it is none of these, or its number is out of range.
    """
    name, _, detail = asked.partition(":")
    rng = np.random.default_rng(seed)
    match name, bool(detail):
        case "system", False:
            return OperatingSystem()
        case "mersenne", False:
            return Mersenne(seed)
        case "lcg", False:
            return Congruential(seed)
        case "bbs", _:
            return BlumBlumShub.drawn(_modulus_bits(detail))
        case "biased", True:
            return Biased(_chance(asked, detail), rng)
        case "sticky", True:
            return Sticky(_chance(asked, detail), rng)
    raise UserProblem(
        msg(
            "There is no source of coins {asked}. There are: system, bbs, bbs:BITS, mersenne, lcg, "
            "biased:CHANCE and sticky:CHANCE, such as biased:0.501 and sticky:1/50.",
            asked=printable(asked, 32),
        )
    )


def _modulus_bits(detail: str) -> int:
    if not detail:
        return DEFAULT_MODULUS_BITS
    bits = int(detail) if detail.isascii() and detail.isdigit() and len(detail) < 6 else 0
    if not FEWEST_MODULUS_BITS <= bits <= MOST_MODULUS_BITS or bits % 2:
        raise UserProblem(
            msg(
                "The source bbs:{detail} needs an even number of bits from {low} to {high}.",
                detail=printable(detail, 16),
                low=FEWEST_MODULUS_BITS,
                high=MOST_MODULUS_BITS,
            )
        )
    return bits


def _chance(asked: str, detail: str) -> float:
    try:
        chance = typed_number(detail)
    except NotANumber as problem:
        raise UserProblem(
            msg("{asked}: {reason}.", asked=printable(asked, 32), reason=problem.reason)
        ) from problem
    if not 0 < chance < 1:
        raise UserProblem(
            msg("{asked} needs a chance between 0 and 1.", asked=printable(asked, 32))
        )
    return float(chance)
